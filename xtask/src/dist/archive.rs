//! The archive: a folder that can be unpacked anywhere and run.

use std::fs::File;

use flate2::{Compression, GzBuilder};
use tar::{Builder, EntryType, Header};

use super::{Piece, Release, VERSION, below, documents, failed};
use crate::run::root;

/// Packs the binary, the unit, the documents and the tables for a browser alone; the name of the file.
pub(super) fn archive(release: &Release) -> Result<String, String> {
    let folder = format!("gospoda-{VERSION}");
    let name = format!("{folder}-{}.tar.gz", release.target);
    let path = release.out.join(&name);
    let file = File::create(&path).map_err(failed(&path))?;
    let packed = GzBuilder::new().mtime(0).write(file, Compression::best());
    let mut archive = Builder::new(packed);
    for piece in pieces(release)? {
        let mut header = Header::new_gnu();
        header.set_entry_type(EntryType::Regular);
        header.set_size(piece.bytes.len() as u64);
        header.set_mode(if piece.is_program { 0o755 } else { 0o644 });
        header.set_mtime(release.time);
        let place = format!("{folder}/{}", piece.path);
        archive.append_data(&mut header, place, piece.bytes.as_slice()).map_err(failed(&path))?;
    }
    archive.into_inner().and_then(|it| it.finish()).map_err(failed(&path))?;
    Ok(name)
}

fn pieces(release: &Release) -> Result<Vec<Piece>, String> {
    let program = format!("gospoda{}", std::env::consts::EXE_SUFFIX);
    let unit = root().join("docs/host/gospoda.service");
    let mut pieces =
        vec![Piece::program(&program, &release.binary)?, Piece::of("gospoda.service", &unit)?];
    pieces.extend(documents("", &release.changelog)?);
    // Where `gospoda serve` looks for it.
    pieces.extend(below("site", &release.site)?);
    pieces.sort_by(|a, b| a.path.cmp(&b.path));
    Ok(pieces)
}
