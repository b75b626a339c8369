//! Going back: any moment of a match, as it was seen then. While the match goes on, everybody looks through his own
//! eyes; when it is over, through anybody's.

use kernel::{Seat, Viewer};
use page::{Eyes, History, Moment};
use text::{Lang, Voice};

use super::Table;
use crate::error::TableError;
use crate::render;
use crate::visitor::Visitor;

/// A moment, or the list of all of them.
#[derive(Clone, Debug)]
pub struct AtMove {
    pub n_moves: Option<usize>,
    /// `P1`, …, or `spectator`.
    pub eyes: Option<String>,
}

impl Table {
    /// How many moves a viewer may see: spectators are kept behind while the match goes on.
    pub fn n_shown(&self, viewer: Viewer) -> usize {
        self.played.n_shown(viewer)
    }

    /// How far a viewer is behind, so that the page can say so.
    pub fn n_behind(&self, viewer: Viewer) -> usize {
        self.played.records.len() - self.n_shown(viewer)
    }

    /// Through whose eyes a visitor looks back.
    pub fn past_viewer(&self, by: &Visitor, eyes: Option<&str>) -> Result<Viewer, TableError> {
        let own = self.viewer_for(by);
        let viewer = match eyes {
            None | Some("") => return Ok(own),
            Some("spectator") => Viewer::Spectator,
            Some(text) => Viewer::Seat(self.seats.named(text)?),
        };
        let is_free = self.played.is_over() || viewer == own || viewer == Viewer::Spectator;
        is_free.then_some(viewer).ok_or(TableError::NotYourSeat)
    }

    fn eyes(&self, chosen: Option<&str>, lang: Lang) -> Eyes {
        let mut all = Vec::new();
        if self.played.is_over() {
            all.push(("spectator".to_owned(), text::message(lang, text::id::SEAT_SPECTATOR, &[])));
            let names = (0_u8..).map(Seat).zip(self.names(lang));
            all.extend(names.map(|(seat, name)| (seat.to_string(), name)));
        }
        Eyes { chosen: chosen.filter(|it| !it.is_empty()).map(str::to_owned), all }
    }

    /// The page of a moment, or of all of them.
    pub fn past_page(&self, by: &Visitor, at: &AtMove) -> Result<String, TableError> {
        self.check_begun()?;
        let viewer = self.past_viewer(by, at.eyes.as_deref())?;
        let of = self.n_shown(viewer);
        let mut eyes = self.eyes(at.eyes.as_deref(), by.prefs.lang);
        if eyes.chosen.is_none() && !eyes.all.is_empty() {
            eyes.chosen = Some(viewer_slug(viewer));
        }
        match at.n_moves {
            Some(n_moves) if of < n_moves => Err(TableError::NoSuchMove),
            Some(n_moves) => Ok(self.draw_past(by, viewer, Moment { n_moves, of, eyes })),
            None => Ok(self.draw_history(by, viewer, eyes)),
        }
    }

    fn draw_past(&self, by: &Visitor, viewer: Viewer, moment: Moment) -> String {
        let mut look = self.render_key_for(by);
        let n_moves = moment.n_moves;
        look.viewer = viewer;
        look.table.is_waiting = false;
        look.table.curtain = None;
        look.table.notice = None;
        look.table.campaign = None;
        look.table.own_code = None;
        look.table.together = None;
        look.table.invitations.clear();
        look.table.around = page::Around { past: Some(moment), ..page::Around::default() };
        self.with_context_at(&look, n_moves, render::table_page)
    }

    fn draw_history(&self, by: &Visitor, viewer: Viewer, eyes: Eyes) -> String {
        let lang = by.prefs.lang;
        let names = self.names(lang);
        let n_moves = self.n_shown(viewer);
        let observation = self.played.game.past(viewer, n_moves).observation;
        let last_own = match viewer {
            Viewer::Seat(seat) => self.played.records.until_last_of(seat),
            Viewer::Spectator | Viewer::Omniscient => None,
        };
        page::history_page(&History {
            id: self.id.to_string(),
            game: self.played.game.game().renderer(),
            lines: observation.tell_events(&Voice::new(lang, &names), 0),
            n_moves,
            since: last_own.filter(|_| !self.played.is_over()),
            eyes,
            may_take_along: self.check_take_along(by).is_ok(),
            course: if self.played.is_over() { self.course(&names) } else { Vec::new() },
            prefs: by.prefs,
        })
    }

    /// How the match stood after every move, from 0 to 100 for each seat.
    fn course(&self, names: &[String]) -> Vec<(String, Vec<i32>)> {
        let course = self.played.game.course();
        let of = |seat: usize| {
            let values = course.iter().map(|it| it.get(seat).copied().unwrap_or(0.5));
            values.map(|it| (it * 100.0).round() as i32).collect()
        };
        names.iter().enumerate().map(|(seat, name)| (name.clone(), of(seat))).collect()
    }
}

fn viewer_slug(viewer: Viewer) -> String {
    match viewer {
        Viewer::Seat(seat) => seat.to_string(),
        Viewer::Spectator | Viewer::Omniscient => "spectator".to_owned(),
    }
}
