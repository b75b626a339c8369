//! What a visitor sees of a table, drawn once for all who see the same.

use std::sync::Arc;

use kernel::{Seat, SeatSet, Viewer};
use page::{Occupant, Prefs, RenderContext, SeatInfo, TableInfo};
use protocol::Moment;

use super::Table;
use super::shown::{Answered, RenderKey, RenderedParts, TabAnswers, Update, Welcome};
use crate::render::{self, Extent};
use crate::visitor::Visitor;

impl Table {
    /// Through whose eyes a visitor looks. With several seats at one screen it is the one for whom the curtain was
    /// lifted; while another one is asked, nobody looks.
    pub fn viewer_for(&self, by: &Visitor) -> Viewer {
        let own = self.seats_of(by);
        let Some(first) = own.first() else { return Viewer::Spectator };
        if own.len() == 1 {
            return Viewer::Seat(first);
        }
        if !self.played.game.info().has_private_information {
            return Viewer::Seat(
                self.leading(own).or(self.played.records.last_of(own)).unwrap_or(first),
            );
        }
        if self.curtain_for(by).is_some() {
            return Viewer::Spectator;
        }
        let at_screen = self.seats.at_screen(by).filter(|it| own.contains(*it));
        match (at_screen, self.played.game.outcome()) {
            (Some(seat), _) => Viewer::Seat(seat),
            (None, Some(_)) => Viewer::Seat(first),
            (None, None) => Viewer::Spectator,
        }
    }

    /// Of several seats at one screen the one that the table waits for, or the first that may add something.
    pub fn leading(&self, own: SeatSet) -> Option<Seat> {
        self.played.leading(own)
    }

    /// Whether seats have been dealt what others may not see.
    pub(super) fn has_secret_hands(&self) -> bool {
        self.played.game.info().has_private_information && !self.played.is_mixing
    }

    /// The seat that waits behind a curtain at a visitor's screen.
    pub fn curtain_for(&self, by: &Visitor) -> Option<Seat> {
        self.has_secret_hands().then(|| self.seats.curtain_for(by, self.played.asked())).flatten()
    }

    pub(super) fn render_key_for(&self, by: &Visitor) -> RenderKey {
        let notice = by.key_hash().and_then(|it| self.shown.notices.get(&it));
        let (own, viewer) = (self.seats_of(by), self.viewer_for(by));
        let table = TableInfo {
            id: self.id.to_string(),
            version: self.version_for(by),
            seats: self.seat_infos(own, by.prefs),
            commitment: self.played.proof.commitment(),
            seed: self.played.game.outcome().map(|_| self.played.proof.seed.to_hex()),
            invitations: self.invitations_for(by),
            own_code: self.own_code(by, viewer),
            is_waiting: !self.played.is_over() && !self.asked().iter().any(|it| own.contains(it)),
            n_undo: self.n_undo(viewer),
            curtain: self.curtain_for(by),
            notice: notice.cloned(),
            campaign: self.campaign_info(by, by.prefs.lang),
            around: self.around(by, viewer),
            // Who is kept behind is not told what others think of doing next.
            together: self.together(own, viewer).filter(|_| self.n_behind(viewer) == 0),
        };
        RenderKey { table, viewer, prefs: by.prefs }
    }

    /// How many of his last choices a viewer may take back.
    pub fn n_undo(&self, viewer: Viewer) -> u32 {
        match viewer {
            Viewer::Seat(seat) => self.played.n_undo(seat),
            Viewer::Spectator | Viewer::Omniscient => 0,
        }
    }

    /// The seats, as somebody sees them who holds `own`.
    pub fn seat_infos(&self, own: SeatSet, prefs: Prefs) -> Vec<SeatInfo> {
        let names = self.names(prefs.lang);
        let infos = self.seats.places.iter().zip(names).enumerate().map(|(idx, (place, name))| {
            let seat = Seat(idx as u8);
            let occupant = match &place.bot {
                Some(bot) => Occupant::Bot(bot.to_string()),
                None if own.contains(seat) => Occupant::Here,
                None if !place.is_taken() => Occupant::Open,
                None => Occupant::Person { is_present: self.presence.is_here(place, self.now()) },
            };
            SeatInfo { seat, name, occupant }
        });
        infos.collect()
    }

    pub(super) fn with_context<T>(
        &self,
        key: &RenderKey,
        draw: impl FnOnce(&RenderContext<'_>) -> T,
    ) -> T {
        if 0 < self.n_behind(key.viewer) {
            return self.with_context_at(key, self.n_shown(key.viewer), draw);
        }
        let owner = key.table.together.as_ref().and_then(|it| it.owner);
        let observation =
            self.played.game.observation_beside(key.viewer, self.others_of(key), owner);
        let RenderKey { table, prefs, .. } = key;
        draw(&RenderContext { table, observation: &*observation, prefs: *prefs })
    }

    /// The same as it was after some moves, when nothing can be answered any more.
    pub(super) fn with_context_at<T>(
        &self,
        key: &RenderKey,
        n_moves: usize,
        draw: impl FnOnce(&RenderContext<'_>) -> T,
    ) -> T {
        let RenderKey { table, viewer, prefs } = key;
        let past = self.played.game.past(*viewer, n_moves);
        draw(&RenderContext { table, observation: &*past.observation, prefs: *prefs })
    }

    /// Where hands are open: the other seats at the same screen that may answer now.
    fn others_of(&self, key: &RenderKey) -> SeatSet {
        let asked = match self.played.game.info().has_private_information {
            true => SeatSet::EMPTY,
            false => self.played.game.asked(),
        };
        let here = key.table.seats.iter().filter(|it| it.occupant == Occupant::Here);
        let here = here.map(|it| it.seat).filter(|it| asked.contains(*it));
        here.filter(|it| Viewer::Seat(*it) != key.viewer).collect()
    }

    pub fn page(&mut self, by: &Visitor) -> String {
        let key = self.render_key_for(by);
        let page = self.with_context(&key, render::table_page);
        if let Some(browser) = by.key_hash() {
            self.shown.note_page(browser, key);
        }
        page
    }

    /// What can be done, what would come of it, and why not: about everything, or about one thing.
    pub fn questions_page(&self, by: &Visitor, about: Option<&str>) -> String {
        let key = self.render_key_for(by);
        self.with_context(&key, |ctx| render::questions_page(ctx, about))
    }

    /// The parts for a visitor.
    pub fn draw(&mut self, by: &Visitor, extent: Extent) -> Arc<RenderedParts> {
        let key = self.render_key_for(by);
        self.drawn_as(key, extent)
    }

    /// The parts for a visitor who has opened a stream, and says that his page shows the version `since`, and when the
    /// newest of its parts was drawn.
    pub fn welcome(&mut self, by: &Visitor, since: Option<u32>, moment: Option<Moment>) -> Welcome {
        if let Some(tab) = by.tab {
            self.shown.open_tab(tab);
        }
        let key = self.render_key_for(by);
        let is_newest = since == Some(self.version_for(by));
        let is_page = by.key_hash().is_some_and(|it| self.shown.take_page(it, &key));
        let has_names = moment.is_some_and(|it| self.shown.has_names_of(it));
        let extent = if is_newest && has_names { Extent::Live } else { Extent::Whole };
        let moment = self.shown.draw(self.now());
        Welcome { drawn: self.drawn_as(key, extent), is_known: is_newest && is_page, moment }
    }

    /// The parts for a visitor whose stream goes on, and was last drawn at some moment. When seats are called otherwise
    /// since then, parts that nothing else changes are drawn as well.
    pub fn update(&mut self, by: &Visitor, last: Option<Moment>) -> Update {
        let answers = by.tab.map(|it| self.shown.take_answered(it)).unwrap_or_default();
        let TabAnswers { parts: answered, version: answered_version, tips } = answers;
        // A stream was opened by a browser that had had fewer of them.
        let by = &Visitor {
            prefs: Prefs { tips: tips.unwrap_or(by.prefs.tips), ..by.prefs },
            ..by.clone()
        };
        let has_names = last.is_some_and(|it| self.shown.has_names_of(it));
        let extent = if has_names { Extent::Live } else { Extent::Whole };
        let moment = self.shown.draw(self.now());
        Update { drawn: self.draw(by, extent), answered, answered_version, tips, moment }
    }

    /// What the page of a form is answered; its stream need not send it again.
    pub fn answered(
        &mut self,
        by: &Visitor,
        drawn: Arc<RenderedParts>,
        before: Option<Arc<RenderedParts>>,
    ) -> Answered {
        let moment = self.shown.draw(self.now());
        let answered = Answered { drawn, before, moment };
        if let Some(tab) = by.tab {
            let (version, tips) = (answered.drawn.version, by.prefs.tips);
            self.shown.note_answered(tab, version, tips, answered.parts());
        }
        answered
    }

    /// The version that a page is told: 0 as long as the match has not begun.
    pub fn told_version(&self) -> u32 {
        if self.played.is_mixing { 0 } else { self.version() }
    }

    fn drawn_as(&mut self, key: RenderKey, extent: Extent) -> Arc<RenderedParts> {
        let now = self.now();
        if let Some(drawn) = self.shown.parts(&key, extent, now) {
            return drawn;
        }
        let (is_curtain, version) = (key.table.curtain.is_some(), key.table.version);
        let parts = if is_curtain {
            Vec::new()
        } else {
            self.with_context(&key, |ctx| render::parts(ctx, extent))
        };
        let version = if self.played.is_mixing { 0 } else { version };
        let drawn = Arc::new(RenderedParts { is_curtain, ..RenderedParts::of(version, parts) });
        self.shown.keep_parts(key, extent, &drawn);
        drawn
    }
}
