//! The static folder of the browser shell: the module, the script around it, and what makes it installable.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::io::Write;
use std::path::{Path, PathBuf};

use flate2::Compression;
use flate2::write::GzEncoder;
use serde_json::Value;

use crate::run::{Done, cargo, is_there, program, read, root};

const TARGET: &str = "wasm32-unknown-unknown";

/// What the folder contains besides the module, in `crates/browser/site`.
const FILES: &[&str] = &[
    "index.html",
    "boot.js",
    "boot.css",
    "sw.js",
    "module.js",
    "think.js",
    "manifest.webmanifest",
];

/// The linker of Debian's own Rust, and what that is called there.
const DEBIAN_RUSTC: &str = "/usr/bin/rustc";
const DEBIAN_LINKER: &str = "wasm-ld-19";

const HOW_TO: &str = "\
the module for browsers needs the target wasm32-unknown-unknown:
  with rustup:        rustup target add wasm32-unknown-unknown
  on Debian without:  apt-get install rustc-web cargo-web rust-web-src lld-19";

/// Builds the folder, `target/site` if no other is named.
pub(crate) fn web(args: &[String]) -> Done {
    let out = match args {
        [] => root().join("target/site"),
        [flag, out] if flag == "--out" => root().join(out),
        _ => return Err("web takes --out and a folder".to_owned()),
    };
    let failed = |path: &Path| {
        let path = path.display().to_string();
        move |error: std::io::Error| format!("{path}: {error}")
    };
    let module = module()?;
    let module = std::fs::read(&module).map_err(failed(&module))?;
    let site = root().join("crates/browser/site");
    let version = version(&module, &site)?;
    let packed = packed(&module)?;
    let name = format!("gospoda-{version}.bin");

    if out.exists() {
        std::fs::remove_dir_all(&out).map_err(failed(&out))?;
    }
    std::fs::create_dir_all(&out).map_err(failed(&out))?;
    let put = |name: &str, bytes: &[u8]| {
        let path = out.join(name);
        std::fs::write(&path, bytes).map_err(failed(&path))
    };
    put(&name, &packed)?;
    // For hosts that look for it and send it as `content-encoding: br`, as ours does.
    let brotli = brotli(&module)?;
    put(&format!("{name}.br"), &brotli)?;
    let mut n_bytes = packed.len();
    for file in FILES {
        let text = text_of(&site.join(file))?;
        let text = text.replace("{{version}}", &version).replace("{{module}}", &name);
        n_bytes += text.len();
        put(file, text.as_bytes())?;
    }

    println!("{}: version {version}", out.display());
    println!("module: {} bytes, gzip {}, brotli {}", module.len(), packed.len(), brotli.len());
    println!("everything that a browser fetches: {n_bytes} bytes with the gzip file");
    Ok(())
}

/// Builds the module, and tells where it is.
fn module() -> Result<PathBuf, String> {
    let mut command = if has_target() {
        cargo(&["build"])
    } else if Path::new(DEBIAN_RUSTC).exists() && is_there(DEBIAN_LINKER, &["--version"]) {
        let mut command = program("/usr/bin/cargo", &["build", "-Zbuild-std=std,panic_abort"]);
        command
            .env("RUSTC", DEBIAN_RUSTC)
            .env("RUSTC_BOOTSTRAP", "1")
            .env("RUSTFLAGS", format!("-C linker={DEBIAN_LINKER} -C panic=abort"));
        command
    } else {
        return Err(HOW_TO.to_owned());
    };
    command.args(["--locked", "--package", "browser", "--lib", "--profile", "web"]);
    command.args(["--target", TARGET, "--message-format", "json-render-diagnostics"]);
    let messages = read(command)?;
    let lines = messages.lines().filter_map(|line| serde_json::from_str::<Value>(line).ok());
    let files = lines
        .filter(|it| it["reason"] == "compiler-artifact" && it["target"]["name"] == "browser")
        .flat_map(|it| it["filenames"].as_array().cloned().unwrap_or_default());
    let mut modules = files.filter_map(|it| it.as_str().map(PathBuf::from));
    let found = modules.rfind(|it| it.extension().is_some_and(|it| it == "wasm"));
    found.ok_or_else(|| "cargo built no module for browsers".to_owned())
}

/// Whether the compiler that `cargo` uses has the target.
fn has_target() -> bool {
    let libraries = read(program("rustc", &["--print", "target-libdir", "--target", TARGET]));
    libraries.is_ok_and(|it| Path::new(it.trim()).is_dir())
}

/// A name for exactly these contents.
fn version(module: &[u8], site: &Path) -> Result<String, String> {
    let mut hasher = DefaultHasher::new();
    module.hash(&mut hasher);
    for file in FILES {
        text_of(&site.join(file))?.hash(&mut hasher);
    }
    Ok(format!("{:016x}", hasher.finish()))
}

fn text_of(path: &Path) -> Result<String, String> {
    std::fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))
}

fn brotli(bytes: &[u8]) -> Result<Vec<u8>, String> {
    let mut res = Vec::new();
    let mut writer = brotli::CompressorWriter::new(&mut res, 1 << 16, 11, 24);
    writer.write_all(bytes).and_then(|()| writer.flush()).map_err(|error| error.to_string())?;
    drop(writer);
    Ok(res)
}

fn packed(bytes: &[u8]) -> Result<Vec<u8>, String> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(bytes).and_then(|()| encoder.finish()).map_err(|error| error.to_string())
}
