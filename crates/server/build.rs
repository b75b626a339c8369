//! Tells the server for which system and by which profile it is built.

use std::path::Path;

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    let told = |name: &str| std::env::var(name).expect("cargo tells it to build scripts");
    // PROFILE is debug or release, whatever the profile is called; the folder has its name: PROFILE/build/server-HASH/out.
    let out = told("OUT_DIR");
    let mut above = Path::new(&out).ancestors();
    let build = above.find(|it| it.file_name().is_some_and(|name| name == "build"));
    let profile = build.and_then(|it| it.parent()?.file_name()?.to_str());
    println!("cargo::rustc-env=GOSPODA_TARGET={}", told("TARGET"));
    println!("cargo::rustc-env=GOSPODA_PROFILE={}", profile.unwrap_or(&told("PROFILE")));
}
