//! Tells the server for which system and by which profile it is built.

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    for name in ["TARGET", "PROFILE"] {
        let value = std::env::var(name).expect("cargo tells it to build scripts");
        println!("cargo::rustc-env=GOSPODA_{name}={value}");
    }
}
