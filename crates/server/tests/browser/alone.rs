//! The tables in a browser alone: the folder of `cargo xtask web` below a path of some web host, which is then gone.

mod campaign;
mod games;
mod host;
mod moving;
mod preferences;
mod screen;
mod update;
