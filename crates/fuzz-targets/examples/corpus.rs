//! `corpus unpack TARGET FOLDER` writes everything that a target begins with into a folder, a file for each input;
//! `corpus keep TARGET FOLDER` keeps the files of a folder for the tests.

#![allow(clippy::print_stdout)]

use std::error::Error;
use std::fs;
use std::path::Path;

use fuzz_targets::{kept, seeds};

fn main() -> Result<(), Box<dyn Error>> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    match args.iter().map(String::as_str).collect::<Vec<_>>().as_slice() {
        ["unpack", target, folder] => {
            fs::create_dir_all(folder)?;
            let inputs = [seeds::of(target)?, kept::read(target)?, kept::regressions(target)?];
            for (idx, input) in inputs.concat().iter().enumerate() {
                fs::write(Path::new(folder).join(format!("seed-{idx:05}")), input)?;
            }
        }
        ["keep", target, folder] => {
            let (n_inputs, n_bytes) = kept::write(target, Path::new(folder))?;
            println!("{target}: {n_inputs} inputs kept, {n_bytes} bytes");
        }
        _ => return Err("corpus unpack|keep TARGET FOLDER".into()),
    }
    Ok(())
}
