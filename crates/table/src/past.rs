//! Going back: any moment of a match, as it was seen then. While the match goes on, everybody looks through his own
//! eyes; when it is over, through anybody's.

use kernel::{Seat, SeatSet, Viewer};
use page::{Eyes, History, Moment};
use protocol::{PageNews, PagePart};
use text::{Lang, Voice};

use super::Table;
use super::shown::RenderKey;
use crate::error::TableError;
use crate::render;
use crate::visitor::Visitor;

/// A moment.
#[derive(Clone, Debug)]
pub struct AtMove {
    pub n_moves: usize,
    /// `P1`, …, or `spectator`.
    pub eyes: Option<String>,
}

impl Table {
    /// How many moves a viewer may see: spectators are kept behind while the match goes on.
    pub fn n_shown(&self, viewer: Viewer) -> usize {
        self.played.n_shown(viewer)
    }

    /// How many answers later a viewer sees the table, however many there were: that would count the first ones.
    pub fn n_behind(&self, viewer: Viewer) -> usize {
        if self.played.is_kept_behind(viewer) { self.played.delay } else { 0 }
    }

    /// The version that a visitor is told: that of the position which he sees, and 0 as long as the match has not begun.
    pub fn version_for(&self, by: &Visitor) -> u32 {
        match self.n_behind_for(by) {
            0 => self.told_version(),
            _ => self.played.version_for(Viewer::Spectator),
        }
    }

    /// How far a visitor is behind: not at all, whoever may act for a seat, also if he waits behind a curtain.
    pub fn n_behind_for(&self, by: &Visitor) -> usize {
        if self.seats_of(by).is_empty() { self.n_behind(Viewer::Spectator) } else { 0 }
    }

    /// The seats that were asked at the moment that a visitor sees.
    pub fn asked_before(&self, by: &Visitor) -> SeatSet {
        match self.n_behind_for(by) {
            0 => self.asked(),
            _ => self.played.game.past(Viewer::Spectator, self.n_shown(Viewer::Spectator)).asked,
        }
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

    /// The list of everything that happened.
    pub fn history_page(&self, by: &Visitor, eyes: Option<&str>) -> Result<String, TableError> {
        self.check_begun()?;
        let viewer = self.past_viewer(by, eyes)?;
        Ok(self.draw_history(by, viewer, self.eyes_of(by, viewer, eyes)))
    }

    /// The page of a moment.
    pub fn past_page(&self, by: &Visitor, at: &AtMove) -> Result<String, TableError> {
        let look = self.past_key(by, at)?;
        Ok(self.with_context_at(&look, at.n_moves, render::table_page))
    }

    /// The same for a page that shows another moment: its parts, and what the last move before it led to.
    pub fn past_news(&self, by: &Visitor, at: &AtMove) -> Result<PageNews, TableError> {
        let look = self.past_key(by, at)?;
        let (parts, beats) = self.with_context_at(&look, at.n_moves, |ctx| {
            (page::parts(ctx), self.beats_of(ctx, at.n_moves))
        });
        let part = |it: page::Part| PagePart { id: it.id, html: it.html };
        Ok(PageNews {
            parts: parts.into_iter().map(part).collect(),
            beats,
            version: at.n_moves as u32,
            reload: false,
            moment: None,
            problem: None,
        })
    }

    /// The board at a moment, as one picture.
    pub fn past_board(&self, by: &Visitor, at: &AtMove) -> Result<String, TableError> {
        let look = self.past_key(by, at)?;
        Ok(self.with_context_at(&look, at.n_moves, |ctx| ctx.observation.board_svg(by.prefs)))
    }

    fn eyes_of(&self, by: &Visitor, viewer: Viewer, eyes: Option<&str>) -> Eyes {
        let mut res = self.eyes(eyes, by.prefs.lang);
        if res.chosen.is_none() && !res.all.is_empty() {
            res.chosen = Some(viewer_slug(viewer));
        }
        res
    }

    /// How a moment is drawn for a visitor.
    fn past_key(&self, by: &Visitor, at: &AtMove) -> Result<RenderKey, TableError> {
        self.check_begun()?;
        let (n_moves, eyes) = (at.n_moves, at.eyes.as_deref());
        let viewer = self.past_viewer(by, eyes)?;
        let of = self.n_shown(viewer);
        if of < n_moves {
            return Err(TableError::NoSuchMove);
        }
        let mut look = self.render_key_for(by);
        let turning_points = look.table.around.turning_points.clone();
        let eyes = self.eyes_of(by, viewer, eyes);
        let moment = Moment { n_moves, of, eyes };
        look.viewer = viewer;
        look.table.is_waiting = false;
        look.table.curtain = None;
        look.table.notice = None;
        look.table.campaign = None;
        look.table.own_code = None;
        look.table.together = None;
        look.table.invitations.clear();
        look.table.around =
            page::Around { past: Some(moment), turning_points, ..page::Around::default() };
        Ok(look)
    }

    fn draw_history(&self, by: &Visitor, viewer: Viewer, eyes: Eyes) -> String {
        let lang = by.prefs.lang;
        let names = self.names(lang);
        let n_moves = self.n_shown(viewer);
        let observation = self.played.game.past(viewer, n_moves).observation;
        let voice = Voice::new(lang, &names);
        let last_own = match viewer {
            Viewer::Seat(seat) => self.played.records.until_last_of(seat),
            Viewer::Spectator | Viewer::Omniscient => None,
        };
        page::history_page(&History {
            id: self.id.to_string(),
            game: self.played.game.game().renderer(),
            lines: observation.tell_events(&voice, 0),
            story: observation.tell_turns(&voice, self.played.turning_points()),
            n_moves,
            since: last_own.filter(|_| !self.played.is_over()),
            eyes,
            may_take_along: self.check_take_along(by).is_ok(),
            course: if self.played.is_over() { self.course(&names) } else { Vec::new() },
            turning_points: self.played.turning_points().to_vec(),
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
