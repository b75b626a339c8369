//! What people install: an archive, a Debian package, checksums, a list of what is in it, and what has changed.

mod archive;
mod changelog;
mod debian;
mod sbom;
mod tried;

use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use sha2::{Digest, Sha256};

use crate::build;
use crate::run::{Done, host, is_there, program, read, root};
use crate::web::web;

/// The version of the workspace, which this crate shares.
const VERSION: &str = env!("CARGO_PKG_VERSION");

/// A release that is being made.
struct Release {
    /// The folder of everything that comes of it.
    out: PathBuf,
    binary: PathBuf,
    /// The tables for a browser alone.
    site: PathBuf,
    /// The host's, such as `x86_64-unknown-linux-gnu`.
    target: String,
    /// When the commit was made, in seconds since 1970: every file has this time, so that two builds are alike.
    time: u64,
    changelog: String,
}

/// Builds everything and leaves it in `target/dist`. With `--try` it takes what the other stages have built, installs it,
/// plays a turn and removes it.
pub(crate) fn dist(args: &[String]) -> Done {
    match args {
        [] => {
            web(&[])?;
            let release = Release::of(build::product()?)?;
            for name in release.make()? {
                println!("{}", release.out.join(name).display());
            }
            Ok(())
        }
        [flag] if flag == "--try" => {
            if !root().join("target/site/index.html").exists() {
                web(&[])?;
            }
            let release = Release::of(build::everything()?)?;
            let made = release.make()?;
            tried::tried(&release, &made)
        }
        _ => Err("dist takes nothing, or --try".to_owned()),
    }
}

impl Release {
    fn of(binary: PathBuf) -> Result<Self, String> {
        let told = read(program(&binary.to_string_lossy(), &["--version"]))?;
        if told.trim() != format!("gospoda {VERSION}") {
            return Err(format!(
                "the binary calls itself '{}', not gospoda {VERSION}",
                told.trim()
            ));
        }
        let time = read(program("git", &["log", "-1", "--format=%ct"]))?;
        let out = root().join("target/dist");
        if out.exists() {
            fs::remove_dir_all(&out).map_err(failed(&out))?;
        }
        fs::create_dir_all(&out).map_err(failed(&out))?;
        Ok(Self {
            out,
            binary,
            site: root().join("target/site"),
            target: host()?,
            time: time.trim().parse().map_err(|error| format!("git log: {error}"))?,
            changelog: changelog::changelog(VERSION)?,
        })
    }

    /// Makes everything; the names of the files.
    fn make(&self) -> Result<Vec<String>, String> {
        let mut names = vec![archive::archive(self)?];
        if is_there("dpkg-deb", &["--version"]) {
            names.push(debian::package(self)?);
        } else {
            println!("LEFT OUT: the Debian package: dpkg-deb is not installed");
        }
        names.push(self.put("CHANGELOG.md", &self.changelog)?);
        let sbom = sbom::file_name(&self.target);
        names.push(self.put(&sbom, &sbom::bill_of_materials(&self.target, self.time)?)?);
        let mut sums = String::new();
        for name in &names {
            let path = self.out.join(name);
            let bytes = fs::read(&path).map_err(failed(&path))?;
            let hash = Sha256::digest(&bytes);
            let hex = hash.iter().fold(String::new(), |hex, it| format!("{hex}{it:02x}"));
            writeln!(sums, "{hex}  {name}").map_err(|error| error.to_string())?;
        }
        names.push(self.put("SHA256SUMS", &sums)?);
        Ok(names)
    }

    fn put(&self, name: &str, text: &str) -> Result<String, String> {
        let path = self.out.join(name);
        fs::write(&path, text).map_err(failed(&path))?;
        Ok(name.to_owned())
    }
}

/// A file of a release.
struct Piece {
    /// Below the folder that is packed.
    path: String,
    bytes: Vec<u8>,
    is_program: bool,
}

impl Piece {
    fn text(path: &str, text: &str) -> Self {
        Self { path: path.to_owned(), bytes: text.as_bytes().to_vec(), is_program: false }
    }

    /// A file of the tree under another path.
    fn of(path: &str, file: &Path) -> Result<Self, String> {
        let bytes = fs::read(file).map_err(failed(file))?;
        Ok(Self { path: path.to_owned(), bytes, is_program: false })
    }

    fn program(path: &str, file: &Path) -> Result<Self, String> {
        Ok(Self { is_program: true, ..Self::of(path, file)? })
    }
}

/// Every file below a folder, under another one.
fn below(path: &str, folder: &Path) -> Result<Vec<Piece>, String> {
    let mut pieces = Vec::new();
    let entries = fs::read_dir(folder).map_err(failed(folder))?;
    for entry in entries.flatten() {
        let name = format!("{path}/{}", entry.file_name().to_string_lossy());
        if entry.path().is_dir() {
            pieces.extend(below(&name, &entry.path())?);
        } else {
            pieces.push(Piece::of(&name, &entry.path())?);
        }
    }
    pieces.sort_by(|a, b| a.path.cmp(&b.path));
    Ok(pieces)
}

/// What hosts and writers of programs read, the licences, and what has changed. The folder ends with `/`, or is empty.
fn documents(folder: &str, changelog: &str) -> Result<Vec<Piece>, String> {
    let tree = root();
    let mut pieces = vec![Piece::text(&format!("{folder}CHANGELOG.md"), changelog)];
    for name in ["README.md", "LICENSE", "LICENSE-APACHE", "LICENSE-MIT", "NOTICE"] {
        pieces.push(Piece::of(&format!("{folder}{name}"), &tree.join(name))?);
    }
    for entry in fs::read_dir(tree.join("docs")).map_err(failed(&tree))?.flatten() {
        let name = entry.file_name().to_string_lossy().into_owned();
        if name.ends_with(".md") {
            pieces.push(Piece::of(&format!("{folder}docs/{name}"), &entry.path())?);
        }
    }
    for name in ["host", "rules", "notation"] {
        pieces.extend(below(&format!("{folder}docs/{name}"), &tree.join("docs").join(name))?);
    }
    Ok(pieces)
}

fn failed(path: &Path) -> impl Fn(std::io::Error) -> String {
    let path = path.display().to_string();
    move |error| format!("{path}: {error}")
}
