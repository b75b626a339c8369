//! Tips for those who play without a lesson: each is shown when its rule first matters (`lessons/*/tips.toml`).

use catalog::AnyTable;
use catalog::scenario::{Condition, Moment, Offer, Show, Wish, read_conditions, read_shows};
use kernel::{Seat, Viewer};
use page::{Tip, Tips, ToldTip};
use serde_json::Value;
use text::Lang;

use crate::panel::framing;

/// A tip as it stands in its file. `SEAT` stands for the seat that reads it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TipText {
    pub game: &'static str,
    /// That of no other tip of any game.
    pub number: u8,
    pub id: &'static str,
    pub when: &'static [&'static str],
    pub show: &'static str,
    pub rule: &'static str,
    /// In the order of [`Lang::ALL`].
    pub words: [&'static str; 3],
}

/// The tips of a game, the first first.
pub fn tips_of(game: &str) -> impl Iterator<Item = &'static TipText> {
    crate::all_tips().iter().filter(move |it| it.game == game)
}

/// The tips of a game, to be read again.
pub fn told_tips(game: &str, lang: Lang) -> Vec<ToldTip> {
    tips_of(game).map(|it| ToldTip { text: it.words[lang as usize], rule: it.rule }).collect()
}

/// The tip that a seat is shown now, if there is one: the first that it has not had and whose rule matters. `turn` marks the
/// turn that is going on.
pub fn tip(game: &dyn AnyTable, seat: Seat, lang: Lang, had: Tips, turn: u16) -> Option<Tip> {
    let mut fresh = tips_of(game.info().id).filter(|it| had.shows(it.number, turn)).peekable();
    fresh.peek()?;
    let question = game.question_name();
    let asked: Vec<Seat> = game.asked().iter().collect();
    let mut now = Now { game, seat, asked, question, view: None };
    let found = fresh.find(|it| now.fits(it))?;
    Some(Tip {
        number: found.number,
        turn,
        text: found.words[lang as usize],
        rule: found.rule,
        frames: now.framed(found),
    })
}

/// What a seat sees, looked up only when it is needed.
struct Now<'g> {
    game: &'g dyn AnyTable,
    seat: Seat,
    asked: Vec<Seat>,
    question: Option<String>,
    view: Option<Value>,
}

impl Now<'_> {
    fn view(&mut self) -> &Value {
        let (game, seat) = (self.game, self.seat);
        self.view.get_or_insert_with(|| game.view(Viewer::Seat(seat)))
    }

    fn moment<'v>(&'v self, view: &'v Value) -> Moment<'v> {
        Moment {
            view,
            start: view,
            asked: &self.asked,
            question: self.question.as_deref(),
            done: &[],
            offers: &[],
            is_over: self.asked.is_empty(),
        }
    }

    fn fits(&mut self, tip: &TipText) -> bool {
        let conditions: Vec<Condition> = tip.conditions(self.seat).unwrap_or_default();
        let (asking, seeing): (Vec<_>, Vec<_>) =
            conditions.iter().partition(|it| matches!(it.wish, Wish::Asked { .. }));
        let holds = |all: &[&Condition], now: Moment<'_>| all.iter().all(|it| it.holds(now));
        if asking.is_empty() || !holds(&asking, self.moment(&Value::Null)) {
            return false;
        }
        self.view();
        let view = self.view.as_ref().unwrap_or(&Value::Null);
        holds(&seeing, self.moment(view))
    }

    fn framed(&mut self, tip: &TipText) -> Vec<page::Framing> {
        let shows: Vec<Show> = tip.shows(self.seat).unwrap_or_default();
        let has_set = shows.iter().any(|it| it.set.is_some());
        let offers: Vec<Offer> = if has_set { self.game.offers(self.seat) } else { Vec::new() };
        let own = self.seat;
        let view = self.view();
        let framed = shows.iter().flat_map(|it| it.framed(view, &offers));
        framed.map(|it| framing(it, own)).collect()
    }
}

impl TipText {
    /// When it is shown to a seat: all must hold.
    ///
    /// # Errors
    /// What cannot be read.
    pub fn conditions(&self, seat: Seat) -> Result<Vec<Condition>, String> {
        let read = |text: &&str| read_conditions(&text.replace("SEAT", &seat.to_string()));
        Ok(self.when.iter().map(read).collect::<Result<Vec<_>, _>>()?.concat())
    }

    /// What it points at.
    ///
    /// # Errors
    /// What cannot be read.
    pub fn shows(&self, seat: Seat) -> Result<Vec<Show>, String> {
        read_shows(&self.show.replace("SEAT", &seat.to_string()))
    }
}
