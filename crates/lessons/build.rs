//! Finds the lessons in `lessons/`, each with its words, and lists them for the crate.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let root = PathBuf::from(env::var("CARGO_MANIFEST_DIR").expect("cargo sets it"));
    let root = root.join("../../lessons").canonicalize()?;
    println!("cargo::rerun-if-changed={}", root.display());
    let mut list = String::from("const SHIPPED: &[Shipped] = &[\n");
    for folder in sorted(&root)?.iter().filter(|it| it.is_dir()) {
        for file in
            sorted(folder)?.iter().filter(|it| it.extension().is_some_and(|it| it == "lesson"))
        {
            let name =
                |path: &Path| path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
            let _ = writeln!(
                list,
                "    Shipped {{ game: {:?}, name: {:?}, script: include_str!({file:?}), words: [",
                name(folder),
                name(file)
            );
            for lang in ["en", "pl", "cs"] {
                let words = file.with_extension(format!("{lang}.ftl"));
                let _ = writeln!(list, "        include_str!({words:?}),");
            }
            list.push_str("    ] },\n");
        }
    }
    list.push_str("];\n");
    let out = PathBuf::from(env::var("OUT_DIR").expect("cargo sets it"));
    fs::write(out.join("shipped.rs"), list)
}

fn sorted(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut res = fs::read_dir(folder)?.map(|it| Ok(it?.path())).collect::<io::Result<Vec<_>>>()?;
    res.sort();
    Ok(res)
}
