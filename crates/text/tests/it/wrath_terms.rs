//! Wrath of the Lich King: the words that the rules reference promises (chapter 1).

use game_wrath::event::{DespairReason, RiseEvent, ScourgeReason};
use game_wrath::names::{Card, Icon, Space};
use game_wrath::{Action, Event, Wrath};
use text::wrath as wr;
use text::{Lang, Speak, Voice, id, message};

/// Every English name and its Polish one stand in the sentences that speak of the thing.
#[test]
fn wr_term_10_english_and_polish_names() {
    let nobody = [];
    let said = |lang: Lang| {
        let voice = Voice::new(lang, &nobody);
        let revealed = Event::Rise(RiseEvent::ScourgeCardTurned {
            space: Space::Dalaran,
            why: ScourgeReason::Spawn,
        });
        [
            wr::card_name(lang, Card::ScourgeRises),
            wr::reason_name(lang, DespairReason::Overrun),
            Wrath::event_text(&voice, &revealed),
            message(lang, id::WR_NAME_DESPAIR_TRACK, &[]),
            Wrath::action_text(&voice, None, &Action::Lay(Icon::Heal)),
            message(lang, id::WR_THREAT_DRAW, &[("n", 2u8.into())]),
        ]
    };
    let names = [
        (
            Lang::En,
            [
                "The Scourge Rises",
                "overrun",
                "Scourge card",
                "Despair",
                "Lay a card",
                "2 hero cards",
            ],
        ),
        (
            Lang::Pl,
            [
                "Rozprzestrzenianie się Plagi",
                "najazd",
                "arta Plagi",
                "rozpaczy",
                "Wyłóż kartę",
                "Dobranie 2 bohaterskich kart",
            ],
        ),
    ];
    for (lang, names) in names {
        for (sentence, name) in said(lang).iter().zip(names) {
            assert!(sentence.contains(name), "{lang}: '{sentence}' lacks '{name}'");
        }
    }
}
