//! What a game must offer to be in the catalog: rules, words and drawings of one type, and the little that is here.

use ai::{Holding, Settings};
use encode::Encode;
use kernel::{Chance, Seat, WindowAnswer};
use net::{InputList, Inputs};
use page::Draw;
use serde::Serialize;
use serde_json::Value;
use text::Provenance;

use crate::campaign::Campaigns;
use crate::pack::PackReader;

/// A component as `gospoda cards` lists it: names and texts are told by `text`, from these ids.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Card {
    /// `race`, `power`, `relic`, `hero`, `quest`, …
    pub kind: &'static str,
    /// The id within its kind.
    pub id: String,
    pub copies: u8,
    /// `seed`, `public` or `house`.
    pub provenance: &'static str,
}

/// A table at which the bots of a league meet: so many seats, and the options that are not as usual.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LeagueTable {
    pub n_seats: u8,
    pub options: &'static [(&'static str, &'static str)],
}

/// Called for each answer in turn with the inputs that are on for it.
pub type EachAnswer<'a> = &'a mut dyn FnMut(&[(u16, f32)]);

/// A game that is complete: rules ([`kernel::Game`]) with a setup that can be typed ([`scenario::Staged`]), words
/// ([`text::Describe`]), drawings ([`Draw`]) and an encoding ([`Encode`]). What is missing does not compile.
pub trait Playable: scenario::Staged + Draw + Encode {
    /// How bots think about this game.
    const SETTINGS: Settings = Settings::DEFAULT;

    /// At which tables the bots of a league meet.
    const LEAGUE: &'static [LeagueTable] = &[LeagueTable { n_seats: 2, options: &[] }];

    /// How its matches follow each other in a campaign; nothing in games that have none.
    const CAMPAIGNS: Option<Campaigns> = None;

    /// Reads a content pack; nothing in games that have none.
    const READ_PACK: Option<PackReader> = None;

    /// The keys of the windows in which a person can answer in advance.
    const WINDOWS: &'static [&'static str] = &[];

    /// What an answer of a seat that is asked means in a window; nothing where it cannot be given in advance.
    fn window_answer(&self, _seat: Seat, _action: Self::Action) -> Option<WindowAnswer> {
        None
    }

    /// Whether it is a seat's own turn, so that it cannot pass until then.
    fn is_turn_of(&self, _seat: Seat) -> bool {
        false
    }

    /// Whether to answer for a seat at once, because it has only one answer, would tell others what it alone knows: it
    /// is asked because of what everybody sees, and what it can answer follows from what it hides.
    fn haste_would_tell(&self, _seat: Seat) -> bool {
        false
    }

    /// Another position that a seat must not be able to tell from this one: everything that is secret from it is changed,
    /// also what bots may know. For tests.
    fn obscured(&self, seat: Seat, chance: &mut Chance) -> Self {
        let mut res = self.clone();
        res.determinize(seat, chance);
        res
    }

    /// The game's own points of each seat as they stand, if it has any; see [`kernel::Outcome`].
    fn scores(&self) -> Vec<i32> {
        Vec::new()
    }

    /// What a seat has by which players tell how they stand, as far as it sees it: reasons of hints are told in these. Each
    /// has a name of its own in `text` ([`text::Narrator::holding`]), and all positions have the same.
    fn holdings(_view: &Self::View, _seat: Seat) -> Vec<Holding> {
        Vec::new()
    }

    /// The same for each place and each card, and what is left for the turn. Where nothing by the end of the turn is
    /// better after the first answer, a hint compares the positions right after each answer by these. Missing entries
    /// count as 0; entries of the same name and place are added up.
    fn details(_view: &Self::View, _seat: Seat) -> Vec<Holding> {
        Vec::new()
    }

    /// Whether seats win and lose together with some of the others.
    fn has_teams(&self) -> bool {
        false
    }

    /// Every component that a player can read about.
    fn cards() -> Vec<Card>;

    /// What a learned judgement looks at.
    const INPUTS: &'static InputList;

    /// Turns on the inputs of the position as `seat` sees it. Clears `out`.
    fn write_inputs(&self, seat: Seat, out: &mut Inputs);

    /// What a policy looks at in an answer ([`kernel::Game::likelihoods`]).
    const ANSWER_INPUTS: &'static InputList;

    /// Tells `each` the inputs that are on for each of the `legal` answers of `seat`, in their order.
    fn write_answer_inputs(&self, seat: Seat, legal: &[Self::Action], each: EachAnswer<'_>);

    /// What a match that is over leaves to its campaign; nothing in games that have none.
    fn report(&self) -> Option<Value> {
        None
    }

    /// Of several seats that are asked, the one that the table waits for: the others only may add something.
    fn leading(&self) -> Option<Seat> {
        self.asked().first()
    }
}

/// Components by kind, name, number of copies, and where their values come from.
pub(crate) fn stock(
    all: impl Iterator<Item = (&'static str, &'static str, u8, Provenance)>,
) -> Vec<Card> {
    let card = |(kind, id, copies, prov): (_, &str, _, Provenance)| Card {
        kind,
        id: id.to_owned(),
        copies,
        provenance: prov.name(),
    };
    all.map(card).collect()
}
