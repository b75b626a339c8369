//! Each flaw is found, by the law that forbids it.

use testkit::{Broken, trial};

use crate::toy::{Flaw, Toy};

fn found(flaw: Flaw) -> Option<Broken> {
    (0..30).find_map(|seed| trial::<Toy>("TOY", &flaw, seed).err())
}

#[test]
fn a_game_without_flaws_obeys() {
    assert_eq!(found(Flaw::Nothing), None);
}

#[test]
fn every_flaw_breaks_its_law() {
    for (flaw, law) in [
        (Flaw::NeverEnds, "termination"),
        (Flaw::AsksNobody, "progress"),
        (Flaw::HasNoAnswer, "progress"),
        (Flaw::AnswersUnasked, "progress"),
        (Flaw::IsUnsorted, "order"),
        (Flaw::RepeatsItself, "order"),
        (Flaw::KeepsTheBuffer, "order"),
        (Flaw::AllowsMore, "closure"),
        (Flaw::ListsTooMuch, "closure"),
        (Flaw::Panics, "closure"),
        (Flaw::LosesACard, "conservation"),
        (Flaw::WritesBadly, "notation"),
        (Flaw::ReadsBadly, "notation"),
        (Flaw::ForgetsInStorage, "snapshot"),
        (Flaw::DescribesItselfBadly, "arrangement"),
        (Flaw::DreamsOwnCards, "observation"),
        (Flaw::DreamsInOrder, "secrecy"),
        (Flaw::PromptsWithSecrets, "observation"),
        (Flaw::LeaksLater, "secrecy"),
        (Flaw::HidesFromTheOmniscient, "redaction"),
        (Flaw::Overrates, "evaluate"),
        (Flaw::ListensToListeners, "chance"),
        (Flaw::ShowsWithoutAMark, "undo"),
        (Flaw::RemembersOtherGames, "replay"),
        (Flaw::CrownsTwo, "returns"),
        (Flaw::RefusesWhatIsLegal, "refusals"),
        (Flaw::RefusesOtherwise, "refusals"),
        (Flaw::CitesNothing, "refusals"),
    ] {
        let broken = found(flaw);
        assert_eq!(broken.as_ref().map(|it| it.law), Some(law), "{flaw:?}: {broken:?}");
    }
}

#[test]
fn a_broken_law_says_where() {
    let broken = found(Flaw::LosesACard).expect("a flaw");
    assert!(broken.what.contains("7 cards instead of 8"), "{broken}");
    assert!(broken.what.contains("at decision "), "{broken}");
}
