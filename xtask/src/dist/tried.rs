//! Whether what was made can be used: the archive is unpacked, the package installed and removed, the image of the container
//! built and started; each of them plays a turn.

use std::fs;
use std::path::Path;
use std::process::Command;

use serde_json::Value;

use super::{Release, VERSION, failed};
use crate::house::{House, Match};
use crate::run::{Done, is_there, program, read, root, watch};

/// The image of the container is made on this one.
const BASE: &str = "localhost/gospoda-base";
const IMAGE: &str = "localhost/gospoda";

/// Where the package puts it.
const UNIT: &str = "/lib/systemd/system/gospoda.service";

/// No turn of a person has so many actions.
const MOST_ACTIONS: usize = 200;

pub(super) fn tried(release: &Release, names: &[String]) -> Done {
    let named =
        |end: &str| names.iter().find(|it| it.ends_with(end)).map(|it| release.out.join(it));
    let archive = named(".tar.gz").ok_or("there is no archive")?;
    unpacked(&archive, &release.out)?;
    println!("the archive plays a turn");
    match named(".deb") {
        Some(package) if may_install() => {
            installed(&package)?;
            println!("the Debian package was installed, played a turn, and was removed");
        }
        _ => left_out("installing the package: not root on a build server with dpkg")?,
    }
    if ["buildah", "mmdebstrap"].into_iter().all(|it| is_there(it, &["--version"])) && is_root() {
        contained(&release.out)?;
        println!("the container plays a turn");
    } else {
        left_out("the container: buildah and mmdebstrap are not installed, or this is not root")?;
    }
    Ok(())
}

/// What this machine cannot do is left out, except on the build server, where that is a failure.
pub(super) fn left_out(what: &str) -> Done {
    if std::env::var_os("CI").is_some() {
        return Err(format!("dist: {what}"));
    }
    println!("LEFT OUT: {what}");
    Ok(())
}

fn is_root() -> bool {
    read(program("id", &["-u"])).is_ok_and(|it| it.trim() == "0")
}

/// Nobody's own machine is changed, and no package that is there.
fn may_install() -> bool {
    std::env::var_os("CI").is_some()
        && is_root()
        && is_there("dpkg", &["--version"])
        && !Path::new("/usr/bin/gospoda").exists()
}

fn unpacked(archive: &Path, out: &Path) -> Done {
    let folder = out.join("unpacked");
    fs::create_dir_all(&folder).map_err(failed(&folder))?;
    let words = [archive.to_string_lossy(), folder.to_string_lossy()];
    watch(program("tar", &["--extract", "--gzip", "--file", &words[0], "--directory", &words[1]]))?;
    let tree = folder.join(format!("gospoda-{VERSION}"));
    for name in
        ["gospoda.service", "CHANGELOG.md", "LICENSE-MIT", "docs/programs.md", "site/index.html"]
    {
        if !tree.join(name).is_file() {
            return Err(format!("the archive has no {name}"));
        }
    }
    let mut command = Command::new(tree.join("gospoda"));
    command.args(["serve", "--addr", "127.0.0.1:0", "--data"]).arg(folder.join("data"));
    let done = plays(command);
    fs::remove_dir_all(&folder).map_err(failed(&folder))?;
    done
}

fn installed(package: &Path) -> Done {
    watch(program("dpkg", &["--install", &package.to_string_lossy()]))?;
    let sound = checked_unit();
    let unit = fs::read_to_string(UNIT);
    let unit = unit.map_err(|error| format!("the unit: {error}"))?;
    let start = unit.lines().find_map(|it| it.strip_prefix("ExecStart="));
    let words: Vec<_> = start.unwrap_or_default().split(' ').collect();
    let data = root().join("target/dist/data");
    let settings = unit.lines().filter_map(|it| it.strip_prefix("Environment=")?.split_once('='));
    // As the unit starts it, but for the port and the folder, which are set as in the file of the host.
    let mut command = Command::new(words[0]);
    command.args(&words[1..]).envs(settings);
    command.env("GOSPODA_ADDR", "127.0.0.1:0").env("GOSPODA_DATA", data);
    let played = plays(command);
    watch(program("dpkg", &["--remove", "gospoda"]))?;
    if Path::new("/usr/bin/gospoda").exists() {
        return Err("the package leaves its program behind".to_owned());
    }
    sound.and(played)
}

/// What systemd says of the installed unit, where its tools are: it ignores settings that it does not know.
fn checked_unit() -> Done {
    if !is_there("systemd-analyze", &["--version"]) {
        println!("LEFT OUT: the check of the unit: there is no systemd-analyze");
        return Ok(());
    }
    let told = program("systemd-analyze", &["verify", UNIT]).output();
    let told = told.map_err(|error| format!("systemd-analyze: {error}"))?;
    let told = String::from_utf8_lossy(&told.stderr).into_owned();
    if told.contains("gospoda") { Err(format!("the unit: {told}")) } else { Ok(()) }
}

/// Builds the image without a registry: its base is made from packages of Debian.
fn contained(out: &Path) -> Done {
    let base = out.join("base.tar");
    let base = base.to_string_lossy();
    let packages = "--include=base-files,libc6,libgcc-s1,ca-certificates";
    let release = fs::read_to_string("/etc/os-release").unwrap_or_default();
    let name = release.lines().find_map(|it| it.strip_prefix("VERSION_CODENAME="));
    let suite = name.unwrap_or("stable");
    watch(program("mmdebstrap", &["--quiet", "--variant=extract", packages, suite, &base]))?;
    let id = read(buildah(&["from", "scratch"]))?;
    let id = id.trim();
    watch(buildah(&["add", "--quiet", id, &base, "/"]))?;
    watch(buildah(&["commit", "--quiet", "--rm", id, BASE]))?;
    let named = format!("BASE={BASE}");
    watch(buildah(&["build", "--quiet", "--build-arg", &named, "--tag", IMAGE, "."]))?;
    let id = read(buildah(&["from", IMAGE]))?;
    let id = id.trim();
    // `buildah run` starts nothing by itself: it is told what a container of this image runs, on a port that is free.
    let words = words_of(&read(buildah(&["inspect", "--type", "image", IMAGE]))?)?;
    let mut command = buildah(&["run", "--env", "GOSPODA_ADDR=0.0.0.0:0", id, "--"]);
    command.args(words);
    let played = plays(command);
    watch(buildah(&["rm", id]))?;
    watch(buildah(&["rmi", IMAGE, BASE]))?;
    played
}

/// The entry point of an image and its arguments, as `buildah inspect` tells them.
fn words_of(inspected: &str) -> Result<Vec<String>, String> {
    let told: Value =
        serde_json::from_str(inspected).map_err(|error| format!("buildah inspect: {error}"))?;
    let config = &told["OCIv1"]["config"];
    let list = |key: &str| config[key].as_array().into_iter().flatten();
    let words = list("Entrypoint").chain(list("Cmd")).map(|it| it.as_str().map(str::to_owned));
    let words: Option<Vec<String>> = words.collect();
    words.filter(|it| !it.is_empty()).ok_or_else(|| format!("the image runs nothing: {config}"))
}

/// Without a kernel module, and with the network of the host.
fn buildah(args: &[&str]) -> Command {
    let mut command = program("buildah", args);
    command.env("STORAGE_DRIVER", "vfs").env("BUILDAH_ISOLATION", "chroot");
    command
}

/// Starts a server, plays a turn, compares what it says of its version, and stops it.
fn plays(command: Command) -> Done {
    let mut server = House::start(command)?;
    let done = server.ask("GET", "openapi.json", "", None).and_then(|it| {
        match it["info"]["version"] == VERSION {
            true => Ok(()),
            false => Err(format!("the interface is of version {}", it["info"]["version"])),
        }
    });
    let done = done.and_then(|()| Match::make(&server, "smallworld")?.play(&server, MOST_ACTIONS));
    let done = done.and_then(|n| {
        if n < MOST_ACTIONS { Ok(()) } else { Err("the turn does not end".to_owned()) }
    });
    done.and(server.stop())
}

#[cfg(test)]
mod tests {
    use super::words_of;

    #[test]
    fn what_an_image_runs_is_its_entry_point_with_its_arguments() {
        let told =
            r#"{"OCIv1":{"config":{"Entrypoint":["gospoda"],"Cmd":["serve","--data","/data"]}}}"#;
        assert_eq!(words_of(told).unwrap(), ["gospoda", "serve", "--data", "/data"]);
        let told = r#"{"OCIv1":{"config":{"Cmd":["gospoda"]}}}"#;
        assert_eq!(words_of(told).unwrap(), ["gospoda"]);
        assert!(words_of(r#"{"OCIv1":{"config":{}}}"#).unwrap_err().contains("runs nothing"));
        assert!(words_of("no JSON").is_err());
    }
}
