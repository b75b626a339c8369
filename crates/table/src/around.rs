//! What a visitor sees of the people at a table: whose time runs, who is gone, what he wished in advance.

use std::hash::{DefaultHasher, Hash, Hasher};

use kernel::{Kind, Seat, Viewer};
use page::{Around, Called, LessonPanel, Tip, Wait, Wishes};
use text::Voice;

use super::Table;
use crate::visitor::Visitor;

impl Table {
    pub(super) fn around(&self, by: &Visitor, viewer: Viewer) -> Around {
        let around = Around {
            mixing: self.mixing_for(by),
            words: self.played.proof.entropy.clone(),
            behind: self.n_behind(viewer),
            talk: self.talk_for(viewer),
            notes: self.notes_for(by, viewer),
            called: self.called(by, viewer),
            asking: match self.n_behind(viewer) {
                0 => self.ask_for(by),
                _ => page::Asking::default(),
            },
            again: self.again_for(by),
            may_take_along: self.check_take_along(by).is_ok(),
            is_seed_told: self.played.is_seed_told,
            are_hints_agreed: self.are_hints_agreed(),
            barred: self.barred_for(by),
            turning_points: self.played.turning_points().to_vec(),
            lesson: self.lesson_for(by, viewer),
            retry: self.retry_panel(viewer),
            ..Around::default()
        };
        if self.played.is_over() {
            return around;
        }
        let places = || self.seats.iter();
        let holds = |seat: Seat| self.seats.holds(seat, by);
        let is_here = places().any(|(seat, _)| holds(seat));
        let wait = |seat| Wait {
            seat,
            left: self.time_told(seat),
            may_be_given: is_here && !holds(seat) && self.is_forsaken(seat),
        };
        let sat_in = places().filter(|(seat, place)| place.bot.is_some() && holds(*seat));
        Around {
            // Who is kept behind is not told whose turn it is by now.
            waits: match self.n_behind(viewer) {
                0 => self.awaited_people().map(wait).collect(),
                _ => Vec::new(),
            },
            sat_in: sat_in.map(|(seat, _)| seat).collect(),
            wishes: self.wishes_of(by, viewer),
            tip: self.tip_for(by, viewer),
            may_imagine: matches!(viewer, Viewer::Seat(seat) if self.asked().contains(seat)),
            may_hint: matches!(viewer, Viewer::Seat(seat) if self.check_hint(seat).is_ok()),
            ..around
        }
    }

    /// The lesson of somebody who learns here.
    fn lesson_for(&self, by: &Visitor, viewer: Viewer) -> Option<LessonPanel> {
        let names = self.names(by.prefs.lang);
        self.lesson_panel(viewer, &Voice::new(by.prefs.lang, &names))
    }

    /// What is told to somebody who is asked, if he wants to be told. Whoever is waited for with a clock is left alone, and
    /// whoever learns is told by the lesson.
    fn tip_for(&self, by: &Visitor, viewer: Viewer) -> Option<Tip> {
        let Viewer::Seat(seat) = viewer else { return None };
        let is_pressed = self.clock().is_some() && self.seats.has_people_beside(seat);
        let is_told = by.prefs.tips.is_on && self.asked().contains(seat);
        if !is_told || is_pressed || self.is_learning() || !self.seats.holds(seat, by) {
            return None;
        }
        let turn = self.turn_mark(seat);
        lessons::tip(&*self.played.game, seat, by.prefs.lang, by.prefs.tips, turn)
    }

    /// Tells one turn of a seat from others, here and at other tables, nearly always.
    fn turn_mark(&self, seat: Seat) -> u16 {
        let n_records = self.played.records.len();
        let own = self.played.records.run_before(n_records).filter(|(it, _)| *it == seat);
        let begin = n_records - own.map_or(0, |(_, n)| n);
        // Whoever plays alone has all turns one after the other.
        let alone = (self.played.game.n_seats() == 1).then(|| {
            let view = self.played.game.view(Viewer::Seat(seat));
            format!("{:?} {:?}", view.get("round"), view.pointer("/turn/hero"))
        });
        let mut hasher = DefaultHasher::new();
        (self.id.to_string(), begin, alone).hash(&mut hasher);
        (hasher.finish() & 0xFFFF) as u16
    }

    /// What a visitor is called at the seat through whose eyes he looks.
    fn called(&self, by: &Visitor, viewer: Viewer) -> Option<Called> {
        let Viewer::Seat(seat) = viewer else { return None };
        let place = self.seats.places.get(seat.idx()).filter(|it| it.is_held_by(by))?;
        let is_new = place.name.is_empty() && !self.played.records.has_played(seat);
        let is_asked = is_new && !self.played.is_over() && self.seats.has_people_beside(seat);
        Some(Called { seat, name: place.name.clone(), is_asked })
    }

    /// What a visitor wishes for the seat through whose eyes he looks. Nobody else is told.
    fn wishes_of(&self, by: &Visitor, viewer: Viewer) -> Option<Wishes> {
        let Viewer::Seat(seat) = viewer else { return None };
        let place = self.seats.places.get(seat.idx()).filter(|it| it.is_held_by(by))?;
        // Where everybody is asked in his own turn only, there is nothing to wait for.
        let is_shared = self.played.game.info().kind == Kind::Cooperative;
        Some(Wishes {
            seat,
            windows: self
                .played
                .game
                .windows()
                .iter()
                .map(|it| (*it, place.answers.get(it)))
                .collect(),
            is_passing: place.answers.is_passing,
            may_pass: is_shared
                && self.played.game.in_window(seat)
                && !self.played.game.is_turn_of(seat),
        })
    }
}
