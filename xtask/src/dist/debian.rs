//! The Debian package, made by the tools of Debian.

use std::fs;
use std::path::Path;

use super::{Piece, Release, VERSION, below, documents, failed};
use crate::run::{is_there, program, read, root, watch};

/// The tree that is installed; the image of the container is made of it as well.
pub(super) const TREE: &str = "tree";

/// A folder that belongs to the user of the container, with the folder of its tables in it.
const OWNED: &str = "owned/data";

const SCRIPTS: &[(&str, &str)] = &[
    (
        "postinst",
        "#!/bin/sh\nset -e\nif [ \"$1\" = configure ] && [ -d /run/systemd/system ]; then\n    \
         systemctl daemon-reload\n    systemctl enable --quiet gospoda.service\n    \
         systemctl restart gospoda.service\nfi\n",
    ),
    (
        "prerm",
        "#!/bin/sh\nset -e\nif [ \"$1\" = remove ] && [ -d /run/systemd/system ]; then\n    \
         systemctl disable --quiet --now gospoda.service\nfi\n",
    ),
    (
        // The matches in /var/lib/gospoda stay: nobody loses games by removing a program.
        "postrm",
        "#!/bin/sh\nset -e\nif [ -d /run/systemd/system ]; then\n    systemctl daemon-reload\nfi\n",
    ),
];

/// What dpkg-shlibdeps wants to see.
const SOURCE: &str = "Source: gospoda\n\nPackage: gospoda\nArchitecture: any\n";

/// Makes the package; the name of the file.
pub(super) fn package(release: &Release) -> Result<String, String> {
    let tree = release.out.join(TREE);
    for piece in pieces(release)? {
        put(&tree, &piece)?;
    }
    let owned = release.out.join(OWNED);
    fs::create_dir_all(&owned).map_err(failed(&owned))?;
    let staged = release.out.join("deb");
    let copied = [tree.to_string_lossy(), staged.to_string_lossy()];
    watch(program("cp", &["--recursive", &copied[0], &copied[1]]))?;
    for (name, script) in SCRIPTS {
        let bytes = script.as_bytes().to_vec();
        put(&staged, &Piece { path: format!("DEBIAN/{name}"), bytes, is_program: true })?;
    }
    let arch = read(program("dpkg", &["--print-architecture"]))?.trim().to_owned();
    let control = control(&arch, &depends(release)?, &tree)?;
    put(&staged, &Piece::text("DEBIAN/control", &control))?;
    let name = format!("gospoda_{VERSION}-1_{arch}.deb");
    let file = release.out.join(&name);
    let args = [staged.to_string_lossy(), file.to_string_lossy()];
    let mut command = program("dpkg-deb", &["--root-owner-group", "--build", &args[0], &args[1]]);
    command.env("SOURCE_DATE_EPOCH", release.time.to_string());
    watch(command)?;
    fs::remove_dir_all(&staged).map_err(failed(&staged))?;
    Ok(name)
}

fn pieces(release: &Release) -> Result<Vec<Piece>, String> {
    let unit = root().join("docs/host/gospoda.service");
    let unit = fs::read_to_string(&unit).map_err(failed(&unit))?;
    let mut pieces = vec![
        Piece::program("usr/bin/gospoda", &release.binary)?,
        Piece::text("lib/systemd/system/gospoda.service", &installed_unit(&unit)?),
    ];
    pieces.extend(documents("usr/share/doc/gospoda/", &release.changelog)?);
    pieces.extend(below("usr/share/gospoda/site", &release.site)?);
    let licence = root().join("LICENSE");
    pieces.push(Piece::of("usr/share/doc/gospoda/copyright", &licence)?);
    Ok(pieces)
}

/// The unit for the places of the package. Where the tables for a browser alone are is said like the folder of the tables, so
/// that the host can say otherwise.
fn installed_unit(unit: &str) -> Result<String, String> {
    const CHANGES: [(&str, &str); 2] = [
        ("\nExecStart=/usr/local/bin/gospoda serve\n", "\nExecStart=/usr/bin/gospoda serve\n"),
        (
            "\nEnvironment=GOSPODA_DATA=/var/lib/gospoda\n",
            "\nEnvironment=GOSPODA_DATA=/var/lib/gospoda\nEnvironment=GOSPODA_SITE=/usr/share/gospoda/site\n",
        ),
    ];
    let mut res = unit.to_owned();
    for (line, installed) in CHANGES {
        if !res.contains(line) {
            return Err(format!("gospoda.service has no line '{}'", line.trim()));
        }
        res = res.replace(line, installed);
    }
    Ok(res)
}

fn put(folder: &Path, piece: &Piece) -> Result<(), String> {
    let path = folder.join(&piece.path);
    let parent = path.parent().unwrap_or(folder);
    fs::create_dir_all(parent).map_err(failed(parent))?;
    fs::write(&path, &piece.bytes).map_err(failed(&path))?;
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let mode = if piece.is_program { 0o755 } else { 0o644 };
        fs::set_permissions(&path, fs::Permissions::from_mode(mode)).map_err(failed(&path))?;
    }
    Ok(())
}

/// The libraries that the binary was linked with, as dpkg knows them.
fn depends(release: &Release) -> Result<String, String> {
    if !is_there("dpkg-shlibdeps", &["--version"]) {
        println!("LEFT OUT: versions of libraries: dpkg-shlibdeps is not installed");
        return Ok("libc6, libgcc-s1".to_owned());
    }
    // It wants to be called in the source of a package.
    let source = release.out.join("source");
    put(&source, &Piece::text("debian/control", SOURCE))?;
    let binary = release.binary.to_string_lossy();
    let mut command = program("dpkg-shlibdeps", &["-O", &binary]);
    command.current_dir(&source);
    let told = read(command)?;
    fs::remove_dir_all(&source).map_err(failed(&source))?;
    let found = told.trim().strip_prefix("shlibs:Depends=").map(str::to_owned);
    found.ok_or_else(|| format!("dpkg-shlibdeps says '{told}'"))
}

fn control(arch: &str, depends: &str, tree: &Path) -> Result<String, String> {
    let size = read(program("du", &["--summarize", "--block-size=1024", &tree.to_string_lossy()]))?;
    let size = size.split_whitespace().next().unwrap_or("0").to_owned();
    Ok(format!(
        "Package: gospoda\nVersion: {VERSION}-1\nArchitecture: {arch}\nDepends: {depends}\nSection: games\n\
         Priority: optional\nInstalled-Size: {size}\nMaintainer: The gospoda developers <gospoda@localhost>\n\
         Description: digital table for board games\n \
         A server at whose tables people play four board games in a browser, with their\n \
         rules enforced completely: alone with bots, on one sofa, or far apart.\n"
    ))
}

#[cfg(test)]
mod tests {
    use super::installed_unit;

    #[test]
    fn the_unit_starts_the_installed_program_and_says_nothing_that_a_host_cannot() {
        let unit = include_str!("../../../docs/host/gospoda.service");
        let installed = installed_unit(unit).unwrap();
        for line in [
            "ExecStart=/usr/bin/gospoda serve",
            "Environment=GOSPODA_DATA=/var/lib/gospoda",
            "Environment=GOSPODA_SITE=/usr/share/gospoda/site",
            "EnvironmentFile=-/etc/gospoda/env",
        ] {
            assert_eq!(
                installed.lines().filter(|it| *it == line).count(),
                1,
                "{line}: {installed}"
            );
        }
        assert!(!installed.contains("/usr/local/"), "{installed}");
        let told = installed_unit(&unit.replace("gospoda serve", "gospoda serve --open 1"));
        assert!(told.unwrap_err().contains("ExecStart="));
    }
}
