//! What the tests of every game's words share: texts in all languages, and whole games that are told.

use std::fmt::{Debug, Write as _};

use kernel::{Chance, Cx, Game, Refusal, Seat, Situation, Status, Viewer};
use text::{Describe, Id, Lang, Telling, Voice, id, message};

pub(crate) const ANNA: Seat = Seat(0);
const NAMES: [&str; 2] = ["Anna", "Bob"];

/// What is said to a table of Anna and Bob in each language. Where a name is missing stands the title of the game.
pub(crate) fn in_every_language(
    title: Id,
    say: impl Fn(&Voice<'_>, &mut String),
) -> Vec<(Lang, String)> {
    let names = NAMES.map(str::to_owned);
    let said = |&lang| {
        let mut res = String::new();
        say(&Voice::new(lang, &names), &mut res);
        assert!(!res.contains(['{', '}']), "{lang}: {res}");
        assert!(!res.contains(&message(lang, title, &[])), "{lang}: a name is missing in {res}");
        (lang, res)
    };
    Lang::ALL.iter().map(said).collect()
}

/// Every reason of a game for every number; `rule` looks like a rule of the game.
pub(crate) fn refusals<G: Describe>(
    voice: &Voice<'_>,
    rule: &'static str,
    numbers: &[i32],
    out: &mut String,
) {
    let family = format!("{}-why-", &rule[..2].to_lowercase());
    for id in id::ALL {
        let Some(why) = id.name().strip_prefix(&family) else { continue };
        for &number in if id.variables().is_empty() { &numbers[..1] } else { numbers } {
            let named = id.variables().iter().filter(|it| **it != "breakdown");
            let refusal = named.fold(Refusal::new(rule, why), |it, name| it.with(name, number));
            let _ = writeln!(out, "{}", G::refusal_text(voice, &refusal));
        }
    }
}

/// A text is there and whole.
pub(crate) fn check(lang: Lang, what: &dyn Debug, said: &str) {
    let is_whole = !said.trim().is_empty() && !said.contains(['{', '}']) && !said.contains("  ");
    assert!(is_whole && !said.contains("World of Warcraft"), "{lang} {what:?}: '{said}'");
}

/// What is asked in a game that is told.
pub(crate) struct Asked<'a, G: Game> {
    pub(crate) game: &'a G,
    pub(crate) seat: Seat,
    pub(crate) legal: &'a [G::Action],
    /// The number of the question.
    pub(crate) number: usize,
}

/// Plays by chance: everything that is asked, done, refused and told has words. `langs` says in which languages a
/// question is told, by its number, and `also` what else there is to tell. Returns how the game ended and its events.
pub(crate) fn play<G: Describe>(
    setup: &G::Setup,
    seed: u64,
    langs: impl Fn(usize) -> &'static [Lang],
    also: impl Fn(&Voice<'_>, &Asked<'_, G>),
) -> (G, Vec<G::Event>) {
    let (mut chance, mut player) = (Chance::fast(seed), Chance::fast(seed + 100));
    let mut events = Vec::new();
    let mut game = G::start(setup, &mut Cx::telling(&mut chance, &mut events))
        .expect("a table of the rulebook");
    let (mut legal, mut number) = (Vec::new(), 0);
    while let Status::Awaiting(decision) = game.status() {
        let seat = decision.seats.first().expect("somebody is asked");
        game.legal_actions(seat, &mut legal);
        for &lang in langs(number) {
            let voice = Voice::nameless(lang);
            tell::<G>(&voice, seat, &decision.prompt, &legal, &game.refusals(seat));
            also(&voice, &Asked { game: &game, seat, legal: &legal, number });
        }
        let action = legal[player.below(legal.len() as u32) as usize];
        game.apply(seat, action, &mut Cx::telling(&mut chance, &mut events));
        number += 1;
    }
    for event in &events {
        for &lang in Lang::ALL {
            check(lang, event, &G::event_text(&Voice::nameless(lang), event));
        }
    }
    assert!(10 < number, "a game of {number} questions is none");
    (game, events)
}

fn tell<G: Describe>(
    voice: &Voice<'_>,
    seat: Seat,
    prompt: &G::Prompt,
    legal: &[G::Action],
    refusals: &[(G::Action, Refusal)],
) {
    let lang = voice.lang;
    check(lang, prompt, &G::prompt_text(voice, prompt));
    check(lang, prompt, &G::waiting_text(voice, seat, prompt));
    for action in legal {
        check(lang, action, &G::action_text(voice, Some(prompt), action));
    }
    for (action, refusal) in refusals {
        let id = text::refusal_id(refusal).unwrap_or_else(|| panic!("{action}: {refusal}"));
        let is_told = |name: &&&str| **name == "breakdown" || refusal.number(name).is_some();
        assert_eq!(id.variables().iter().find(|it| !is_told(it)), None, "{action}: {refusal}");
        let said = G::refusal_text(voice, refusal);
        check(lang, refusal, &said);
        assert!(said.ends_with(&format!("({})", refusal.rule)), "{said}");
    }
}

/// A position as the terminal tells it.
pub(crate) fn telling<G: Describe>(
    voice: &Voice<'_>,
    game: &G,
    viewer: Viewer,
    legal: &[G::Action],
) -> Telling {
    let (decision, outcome) = match game.status() {
        Status::Awaiting(decision) => (Some(decision), None),
        Status::Over(outcome) => (None, Some(outcome)),
    };
    let situation = Situation::<G> {
        viewer,
        view: game.view(viewer),
        decision,
        outcome,
        legal: legal.to_vec(),
        refused: Vec::new(),
    };
    text::telling(voice, &situation)
}
