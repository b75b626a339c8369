//! What led from the picture that a viewer has to the newest one, drawn once for all who see the same.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::time::Duration;

use kernel::{Seat, Viewer};
use page::{AnyPerformance, DrawnBeat, LastActions, Pace, RenderContext};
use protocol::{Beat, PagePart, Verb};

use super::Table;
use super::shown::RenderKey;
use crate::visitor::Visitor;

/// A page that is further behind is shown where things stand now.
const MOST_ACTIONS: usize = 8;
/// A bot's turn is looked back upon no further.
const LONGEST_TURN: usize = 64;

impl Table {
    /// What led from the version `since`, which a visitor's page shows, to now; nothing if something was taken back, if
    /// he waits behind a curtain, or if he is kept behind.
    pub fn beats(&mut self, by: &Visitor, since: u32) -> Arc<[Beat]> {
        let key = self.render_key_for(by);
        let is_seen = key.table.curtain.is_none() && self.n_behind(key.viewer) == 0;
        if since == 0 || self.played.is_mixing || !is_seen {
            return Arc::default();
        }
        if let Some(beats) = self.shown.beats(&key, since) {
            return beats;
        }
        let beats: Arc<[Beat]> = self.drawn_beats(&key, since).into();
        self.shown.keep_beats(key, since, &beats);
        beats
    }

    fn drawn_beats(&self, key: &RenderKey, since: u32) -> Vec<Beat> {
        let game = &self.played.game;
        let performed = game.performance(&self.last_actions(key.viewer, since));
        let Some(performed) = performed else { return Vec::new() };
        let observation = game.observation(key.viewer);
        let RenderKey { table, prefs, .. } = key;
        played(&*performed, &RenderContext { table, observation: &*observation, prefs: *prefs })
    }

    /// What the `record`-th effective record led to, on a page that shows it.
    pub(super) fn beats_of(&self, ctx: &RenderContext<'_>, record: usize) -> Vec<Beat> {
        let performed = self.played.game.performance_of(ctx.observation.viewer(), record);
        performed.map(|it| played(&*it, ctx)).unwrap_or_default()
    }

    /// How long the page of a seat plays what was done since a version, at normal pace: zero for a seat without a
    /// page, as of a program, a bot, or a link that was not used yet.
    pub(super) fn playing_time(&self, seat: Seat, since: u32) -> Duration {
        let place = &self.seats.places[seat.idx()];
        if place.holders.is_empty() || place.bot.is_some() {
            return Duration::ZERO;
        }
        let last = self.last_actions(Viewer::Seat(seat), since);
        let time = || self.played.game.performance_time(&last);
        // A panic here stops no match: what cannot be told is not played either.
        catch_unwind(AssertUnwindSafe(time)).ok().flatten().unwrap_or_default()
    }

    fn last_actions(&self, viewer: Viewer, since: u32) -> LastActions {
        let (most, bot_turn) = (MOST_ACTIONS, self.in_turn_of_bot(since));
        LastActions { viewer, since, most, bot_turn }
    }

    /// If a bot has played since a version: how many actions it had played in a row before. All of them are to be
    /// followed in a few seconds.
    fn in_turn_of_bot(&self, since: u32) -> Option<usize> {
        let records = &self.played.records;
        let n_new = self.version().saturating_sub(since) as usize;
        let n_old = records.len().checked_sub(n_new)?;
        let seat = records.seat_of(n_old)?;
        self.seats.places.get(seat.idx())?.bot.as_ref()?;
        let before = records.run_before(n_old).filter(|(it, _)| *it == seat);
        Some(before.map_or(0, |(_, n)| n.min(LONGEST_TURN)))
    }
}

fn played(performed: &dyn AnyPerformance, ctx: &RenderContext<'_>) -> Vec<Beat> {
    let drawn = match ctx.prefs.pace {
        Pace::Off => performed.say(ctx),
        Pace::Fast | Pace::Normal | Pace::Slow | Pace::Step => performed.draw(ctx),
    };
    drawn.into_iter().map(on_the_wire).collect()
}

fn on_the_wire(DrawnBeat { beat, parts }: DrawnBeat) -> Beat {
    let part = |it: page::Part| PagePart { id: it.id, html: it.html };
    Beat {
        verb: verb(beat.verb),
        on: beat.on,
        from: beat.from,
        to: beat.to,
        ms: beat.ms,
        with: beat.with,
        parts: parts.into_iter().map(part).collect(),
        say: beat.say,
        sound: beat.sound.map(|it| it.slug().to_owned()),
    }
}

const fn verb(it: page::Verb) -> Verb {
    match it {
        page::Verb::Roll => Verb::Roll,
        page::Verb::Flip => Verb::Flip,
        page::Verb::Fly => Verb::Fly,
        page::Verb::Enter => Verb::Enter,
        page::Verb::Leave => Verb::Leave,
        page::Verb::Strike => Verb::Strike,
        page::Verb::Hit => Verb::Hit,
        page::Verb::Count => Verb::Count,
        page::Verb::Turn => Verb::Turn,
        page::Verb::Show => Verb::Show,
        page::Verb::Banner => Verb::Banner,
        page::Verb::Triumph => Verb::Triumph,
        page::Verb::Downfall => Verb::Downfall,
        page::Verb::Pause => Verb::Pause,
    }
}
