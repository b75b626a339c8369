//! Files, and the texts in them.

use catalog::record;
use kernel::Chance;

/// A match file: what can be opened can be written, and opened again at the same position; what goes on elsewhere goes on
/// from there once more.
pub fn match_file(data: &[u8]) {
    let Ok(text) = str::from_utf8(data) else { return };
    let (opened, verified) = (record::open(text, None), record::verify(text));
    // Both say of themselves why they refuse.
    for error in [opened.as_ref().err(), verified.as_ref().err()].into_iter().flatten() {
        assert!(!error.to_string().is_empty());
    }
    let Ok(table) = opened else {
        assert!(verified.is_err(), "what cannot be opened was verified");
        return;
    };
    let written = record::write(&*table, None);
    let again = record::open(&written, None).unwrap_or_else(|error| panic!("{error}:\n{written}"));
    assert_eq!(again.hash(), table.hash(), "{written}");
    let brought = record::bring(text);
    assert_eq!(brought.is_ok(), verified.is_ok());
    if let Ok(brought) = brought
        && let (Some(told), Some(proof)) = (brought.continuation, brought.proof)
    {
        let written = record::write_continued(&*brought.table, proof.entropy, told.clone());
        let again = record::bring(&written).unwrap_or_else(|error| panic!("{error}:\n{written}"));
        assert!(again.continuation == Some(told), "{written}");
    }
}

/// A scenario file: what can be read can be played, whatever comes of it.
pub fn scenario(data: &[u8]) {
    let Ok(text) = str::from_utf8(data) else { return };
    let Ok(source) = scenario::parse(text) else { return };
    let Ok(game) = catalog::game(&source.head.game) else { return };
    let n_lines = text.lines().count();
    if let Some(failure) = game.run_scenario(&source).failure {
        assert!(failure.line <= n_lines, "line {} of {n_lines}", failure.line);
        assert!(!failure.what.is_empty());
    }
}

/// A campaign file: what is read is written as the same campaign, and its next quest can be set up.
pub fn campaign(data: &[u8]) {
    let Ok(text) = str::from_utf8(data) else { return };
    let Ok(campaign) = catalog::read_campaign(text) else { return };
    let written = campaign.text();
    let again = catalog::read_campaign(&written);
    let again = again.unwrap_or_else(|error| panic!("{error}:\n{written}"));
    assert_eq!(again.text(), written);
    if let Some(setup) = campaign.setup_next() {
        let begun = campaign.game().start(&setup, &mut Chance::fast(1));
        assert!(begun.is_ok(), "{:?}:\n{written}", begun.err());
    }
}

/// A file of a content pack, for every game that has them.
pub fn pack(data: &[u8]) {
    let Ok(text) = str::from_utf8(data) else { return };
    let files = [("a.ron".to_owned(), text.to_owned())];
    for read in catalog::games().iter().filter_map(|it| it.pack_reader()) {
        if let Err(fault) = read("pack", &files) {
            assert!(!fault.is_empty());
        }
    }
}

/// An action in the notation of each game: what is read is written as itself, or as what is read as itself.
pub fn notation(data: &[u8]) {
    let Ok(text) = str::from_utf8(data) else { return };
    for game in catalog::games() {
        match game.reads_back(text) {
            Ok(is_same) => assert!(is_same, "{game:?}: {text:?}"),
            Err(error) => assert!(!error.to_string().is_empty()),
        }
    }
}
