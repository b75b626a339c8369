//! What an action led to, as a performance: beats that lead from the picture before to the one after.
//!
//! The game's own module says which beats an action has, as a function of its events; here they are fitted into the time
//! there is, and the parts that change with each are drawn from the position in which the game stood then. A viewer is
//! shown no more of it than the parts show him: frames are views.

use std::ops::Range;
use std::time::Duration;

use kernel::{Match, SeatSet, Situation, Viewer};
use text::{Lang, Voice};

use crate::context::{Occupant, Part, RenderContext, SeatInfo};
use crate::games::Draw;
use crate::observation::Observation;
use crate::{Prefs, spotlight, table};

/// What is done in a beat. The list is closed: the script plays each with a few lines.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verb {
    /// Dice tumble and come to lie.
    Roll,
    /// A card is turned up.
    Flip,
    /// Something comes from elsewhere on the table.
    Fly,
    /// Something comes onto the table.
    Enter,
    /// Something goes from the table.
    Leave,
    /// `from` strikes at what the beat is about.
    Strike,
    /// It is hurt.
    Hit,
    /// A figure changes.
    Count,
    /// Something is turned, used up or made ready.
    Turn,
    /// Something is shown.
    Show,
    /// A line that crosses the table.
    Banner,
    /// The game is won: light grows from what the beat is about.
    Triumph,
    /// The game is lost: it darkens around what the beat is about.
    Downfall,
    Pause,
}

/// What is heard with a beat. `assets/sound.js` makes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sound {
    /// Dice in the air; when they lie, they are heard once more.
    Rattle,
    /// A card is dealt or played.
    Flick,
    /// Something is turned over.
    Turn,
    /// A piece is put down, or falls.
    Thud,
    /// Four steps.
    Steps,
    Coin,
    /// A blow.
    Sword,
    /// A blow that does nothing.
    Block,
    /// Life is lost.
    Wound,
    /// A power, healing, a reward.
    Spell,
    /// The enemies' turn, or somebody terrible appears.
    Menace,
    Defeat,
    Victory,
}

impl Sound {
    /// Its name on the wire.
    pub const fn slug(self) -> &'static str {
        match self {
            Self::Rattle => "rattle",
            Self::Flick => "flick",
            Self::Turn => "turn",
            Self::Thud => "thud",
            Self::Steps => "steps",
            Self::Coin => "coin",
            Self::Sword => "sword",
            Self::Block => "block",
            Self::Wound => "wound",
            Self::Spell => "spell",
            Self::Menace => "menace",
            Self::Defeat => "defeat",
            Self::Victory => "victory",
        }
    }

    /// What a beat sounds like if nothing else is said.
    const fn of(verb: Verb) -> Option<Self> {
        match verb {
            Verb::Roll => Some(Self::Rattle),
            Verb::Enter => Some(Self::Flick),
            Verb::Fly | Verb::Leave => Some(Self::Thud),
            Verb::Strike => Some(Self::Sword),
            Verb::Hit => Some(Self::Wound),
            Verb::Flip | Verb::Turn => Some(Self::Turn),
            Verb::Triumph => Some(Self::Victory),
            Verb::Downfall => Some(Self::Defeat),
            Verb::Banner => Some(Self::Menace),
            Verb::Count | Verb::Show | Verb::Pause => None,
        }
    }
}

/// One beat of a performance, as a game tells it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Beat {
    pub verb: Verb,
    /// The ids of what it is about.
    pub on: Vec<String>,
    pub from: Option<String>,
    pub to: Option<String>,
    pub ms: u16,
    /// It is played together with the one before.
    pub with: bool,
    /// The picture that it leads to is the one after so many events of the action; nothing if the picture stays.
    pub after: Option<usize>,
    /// What is said when it is over.
    pub say: Option<String>,
    pub sound: Option<Sound>,
    /// It keeps its length, whatever else has to fit into the time.
    pub is_whole: bool,
    /// What is drawn for it alone, in parts that are empty at rest.
    pub draws: Vec<Part>,
    /// The parts that `on` names come with this beat, not with the last beat of its step.
    pub is_early: bool,
}

impl Beat {
    pub(crate) fn new(verb: Verb, on: impl IntoIterator<Item = String>, ms: u16) -> Self {
        let (on, from, to) = (on.into_iter().collect(), None, None);
        let sound = Sound::of(verb);
        let is_early = matches!(verb, Verb::Roll | Verb::Show);
        Self {
            verb,
            on,
            from,
            to,
            ms,
            with: false,
            after: None,
            say: None,
            sound,
            is_whole: false,
            draws: Vec::new(),
            is_early,
        }
    }

    /// The end of a game, seen at the first of `at` that is on the page. It keeps its length.
    pub(crate) fn verdict(is_won: bool, at: impl IntoIterator<Item = String>) -> Self {
        Self::new(if is_won { Verb::Triumph } else { Verb::Downfall }, at, 2_400).whole()
    }

    pub(crate) fn from(self, from: Option<String>) -> Self {
        Self { from, ..self }
    }

    pub(crate) fn to(self, to: impl Into<String>) -> Self {
        Self { to: Some(to.into()), ..self }
    }

    /// Together with the one before.
    pub(crate) fn with(self) -> Self {
        Self { with: true, ..self }
    }

    /// Leads to the picture after so many events.
    pub(crate) fn after(self, n_events: usize) -> Self {
        Self { after: Some(n_events), ..self }
    }

    pub(crate) fn sound(self, sound: Sound) -> Self {
        Self { sound: Some(sound), ..self }
    }

    /// Without a sound.
    pub(crate) fn silent(self) -> Self {
        Self { sound: None, ..self }
    }

    /// With something that is drawn for it alone.
    pub(crate) fn drawing(mut self, part: Part) -> Self {
        self.draws.push(part);
        self
    }

    /// Brings what it is about before the rest of its step.
    pub(crate) fn early(self) -> Self {
        Self { is_early: true, ..self }
    }

    /// Never shortened.
    pub(crate) fn whole(self) -> Self {
        Self { is_whole: true, ..self }
    }

    pub(crate) fn say(self, text: String) -> Self {
        Self { say: Some(text).filter(|it| !it.is_empty()), ..self }
    }
}

/// A beat with the parts that change in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DrawnBeat {
    pub beat: Beat,
    pub parts: Vec<Part>,
}

/// A position in the middle of an action, as one viewer sees it.
#[derive(Clone, Debug)]
pub struct FrameView<G: Draw> {
    /// How many of the viewer's events were told before it, from the beginning of the match.
    pub n_events: usize,
    pub view: G::View,
}

/// What the last actions led to, for one viewer.
#[derive(Clone, Debug)]
pub struct Performance<G: Draw> {
    pub viewer: Viewer,
    /// Everything that the viewer saw happen.
    pub events: Vec<(usize, G::Event)>,
    /// The number of the first of these actions.
    pub first: usize,
    /// In the turn of a bot: how many actions before it belong to the same turn.
    pub bot_turn: Option<usize>,
    /// The position before them, if the viewer's page shows just that: he was not asked.
    pub before: Option<G::View>,
    /// The positions that they went through, in order.
    pub frames: Vec<FrameView<G>>,
    /// Who has won, once the match is over.
    pub winners: Option<SeatSet>,
}

/// The last actions of a match, as a viewer's page is to perform them.
#[derive(Clone, Copy, Debug)]
pub struct LastActions {
    pub viewer: Viewer,
    /// The version that the page shows.
    pub since: u32,
    /// More actions are not performed.
    pub most: usize,
    /// In the turn of a bot: how many actions it had played in a row before them.
    pub bot_turn: Option<usize>,
}

/// A [`Performance`], whichever the game.
pub trait AnyPerformance: Send {
    /// The beats with their parts, for a table as it is after them.
    fn draw(&self, ctx: &RenderContext<'_>) -> Vec<DrawnBeat>;

    /// What is said of it where nothing is played.
    fn say(&self, ctx: &RenderContext<'_>) -> Vec<DrawnBeat>;
}

/// A turn lasts no longer than this, in milliseconds.
const MOST_MS: u32 = 4_000;
/// No beat is shorter, unless the performance has no time left at all.
const LEAST_MS: u16 = 120;
/// More beats are played together with the one before.
const MOST_BEATS: usize = 24;
/// More pictures are not drawn on the way.
const MOST_DRAWINGS: usize = 12;

impl<G: Draw> Performance<G> {
    /// What led from an earlier version of a match to now. Nothing if records were taken back since then, or if there were
    /// more than `most`.
    pub fn of(game: &Match<G>, viewer: Viewer, since: u32, most: usize) -> Option<Self> {
        Some(Self::of_records(game, viewer, records_since(game, since, most)?))
    }

    /// How long a page plays that at normal pace. Nothing is drawn to know it: beats follow from events.
    pub fn duration(game: &Match<G>, last: &LastActions) -> Option<Duration> {
        let LastActions { viewer, since, most, bot_turn } = *last;
        let records = records_since(game, since, most)?;
        let events = events_until(game, viewer, records.end);
        let (first, before, frames) = (records.start + 1, None, Vec::new());
        let told = Self { viewer, events, first, bot_turn, before, frames, winners: None };
        let ms = length(&told.beats(Prefs::of(Lang::En), &[]));
        Some(Duration::from_millis(ms.into()))
    }

    /// What some of the effective records led to, as it was when the last of them was played.
    pub fn of_records(game: &Match<G>, viewer: Viewer, records: Range<usize>) -> Self {
        let events = events_until(game, viewer, records.end);
        let mut state = game.state_after(records.start);
        let was_asked = matches!(viewer, Viewer::Seat(seat) if state.asked().contains(seat));
        let before = (!was_asked).then(|| state.view(viewer));
        let mut frames = Vec::new();
        let first = records.start + 1;
        for idx in records {
            let n_before = events.partition_point(|(number, _)| *number <= idx);
            for frame in game.frames(idx, &state) {
                let n_events = n_before + game.n_told(idx, frame.n_events, viewer);
                frames.push(FrameView { n_events, view: frame.state.view(viewer) });
            }
            state = game.state_after(idx + 1);
        }
        let winners = game.state().outcome().map(|it| it.winners);
        Self { viewer, events, first, bot_turn: None, before, frames, winners }
    }

    /// Whether seats were played at the viewer's screen, and none of them has won.
    fn is_beaten(&self, ctx: &RenderContext<'_>) -> bool {
        let Some(winners) = self.winners else { return false };
        let is_here =
            |it: &&SeatInfo| it.occupant == Occupant::Here || self.viewer == Viewer::Seat(it.seat);
        let mut here = ctx.table.seats.iter().filter(is_here).map(|it| it.seat).peekable();
        here.peek().is_some() && !here.any(|it| winners.contains(it))
    }

    /// The beats, each with the number of events from the beginning of the match after which its picture is.
    fn beats(&self, prefs: Prefs, names: &[String]) -> Vec<Beat> {
        let voice = Voice::new(prefs.lang, names);
        let last = self.events.last().map_or(0, |(idx, _)| *idx);
        let mut left = MOST_MS;
        let mut res = Vec::new();
        let n_before = self.bot_turn.unwrap_or(0);
        for number in self.first.saturating_sub(n_before)..=last {
            let start = self.events.partition_point(|(idx, _)| *idx < number);
            let end = self.events.partition_point(|(idx, _)| *idx <= number);
            let events: Vec<&G::Event> = self.events[start..end].iter().map(|(_, it)| it).collect();
            let mut beats = G::beats(&voice, &self.events[..start], &events);
            // An action of a turn that has more of them leaves time for the others.
            let most = if self.bot_turn.is_none() { left } else { left / 4 * 3 };
            left -= fit(&mut beats, most);
            if number < self.first {
                continue;
            }
            for beat in &mut beats {
                beat.after = beat.after.map(|it| start + it);
            }
            res.extend(beats);
        }
        res
    }

    /// The frame in which an event was just told.
    fn frame_after(&self, n_events: usize) -> Option<usize> {
        let at = self.frames.partition_point(|it| it.n_events < n_events);
        (at < self.frames.len()).then_some(at)
    }

    /// The frame that each beat leads to. There are no more different ones than are drawn; those of scenes and of rolls come
    /// first.
    fn frames_of(&self, beats: &[Beat]) -> Vec<Option<usize>> {
        let frame = |it: &Beat| self.frame_after(it.after?);
        let (first, others): (Vec<&Beat>, Vec<&Beat>) =
            beats.iter().partition(|it| it.is_whole || it.verb == Verb::Roll);
        let mut drawn: Vec<usize> = Vec::new();
        for it in first.into_iter().chain(others).filter_map(frame) {
            if drawn.len() < MOST_DRAWINGS && !drawn.contains(&it) {
                drawn.push(it);
            }
        }
        beats.iter().map(|it| frame(it).filter(|it| drawn.contains(it))).collect()
    }

    fn parts_of(&self, frame: &FrameView<G>, ctx: &RenderContext<'_>) -> Vec<Part> {
        let situation = Situation {
            viewer: self.viewer,
            view: frame.view.clone(),
            decision: None,
            outcome: None,
            legal: Vec::new(),
            refused: Vec::new(),
        };
        let events = self.events[..frame.n_events.min(self.events.len())].to_vec();
        let observation = Observation { situation, beside: Vec::new(), events };
        G::frame_parts(&observation, &RenderContext { observation: &observation, ..*ctx })
    }
}

/// The records that led from an earlier version to now; nothing if some were taken back, or if there were more than `most`.
fn records_since<G: Draw>(game: &Match<G>, since: u32, most: usize) -> Option<Range<usize>> {
    let n_played = game.n_played_since(since).filter(|it| (1..=most).contains(it))?;
    let n_all = game.effective_records().len();
    Some(n_all - n_played..n_all)
}

/// What a viewer saw happen up to a record.
fn events_until<G: Draw>(
    game: &Match<G>,
    viewer: Viewer,
    n_records: usize,
) -> Vec<(usize, G::Event)> {
    game.events(viewer).take_while(|(number, _)| *number <= n_records).collect()
}

/// Makes beats last no longer than `most` together, beside those that keep their length. How long they last then.
fn fit(beats: &mut [Beat], most: u32) -> u32 {
    let mut others: Vec<&mut Beat> = beats.iter_mut().filter(|it| !it.is_whole).collect();
    fit_all(&mut others, most)
}

fn fit_all(beats: &mut [&mut Beat], most: u32) -> u32 {
    let mut n_alone = 0;
    for (idx, beat) in beats.iter_mut().enumerate() {
        beat.with |= MOST_BEATS <= idx;
        n_alone += u32::from(!beat.with);
    }
    // What does not fit even so is played together.
    let n_fit = most / u32::from(LEAST_MS);
    if n_fit < n_alone {
        let mut n = 0;
        for beat in beats.iter_mut().filter(|it| !it.with) {
            n += 1;
            beat.with = n_fit < n;
        }
    }
    if n_fit == 0 {
        beats.iter_mut().for_each(|it| it.ms = 0);
    }
    let total = length(beats.iter().map(|it| &**it));
    if most < total {
        let spare = total - u32::from(LEAST_MS) * beats.iter().filter(|it| !it.with).count() as u32;
        let room = most.saturating_sub(total - spare);
        for beat in beats.iter_mut() {
            let over = u32::from(beat.ms.saturating_sub(LEAST_MS));
            let fitted = u32::from(LEAST_MS) + over * room / spare.max(1);
            beat.ms = beat.ms.min(fitted as u16);
        }
    }
    length(beats.iter().map(|it| &**it)).min(most)
}

/// How long they last: what is played together with another beat takes no time of its own.
fn length<'a>(beats: impl IntoIterator<Item = &'a Beat>) -> u32 {
    beats.into_iter().filter(|it| !it.with).map(|it| u32::from(it.ms)).sum()
}

impl<G: Draw> AnyPerformance for Performance<G> {
    fn draw(&self, ctx: &RenderContext<'_>) -> Vec<DrawnBeat> {
        let names = table::names(ctx, ctx.table.seats.len());
        let mut beats = self.beats(ctx.prefs, &names);
        if self.is_beaten(ctx) {
            for beat in beats.iter_mut().filter(|it| it.verb == Verb::Triumph) {
                beat.sound = Some(Sound::Defeat);
            }
        }
        let frames = self.frames_of(&beats);
        let n_before = self.events.partition_point(|(idx, _)| *idx < self.first);
        let before = self.before.clone().map(|view| FrameView { n_events: n_before, view });
        let mut shown = before.map(|it| self.parts_of(&it, ctx)).unwrap_or_default();
        let (mut last, mut waiting): (_, Vec<Part>) = (None, Vec::new());
        let scenes: Vec<Option<usize>> =
            beats.iter().zip(&frames).filter(|(it, _)| it.is_whole).map(|(_, it)| *it).collect();
        let drawn = beats.into_iter().enumerate().map(|(nth, mut beat)| {
            let own = std::mem::take(&mut beat.draws);
            let Some(frame) = frames[nth] else { return DrawnBeat { beat, parts: own } };
            if beat.verb == Verb::Roll && last == Some(frame) {
                // Rolled again in the same step: the dice fall once, and all of it is said then.
                beat = Beat { with: true, ..Beat::new(Verb::Pause, [], beat.ms) }
                    .say(beat.say.unwrap_or_default());
            }
            if last.replace(frame) != Some(frame) {
                let mut parts = self.parts_of(&self.frames[frame], ctx);
                if !scenes.contains(&Some(frame)) {
                    spotlight::close(&mut parts);
                }
                waiting.retain(|old| parts.iter().all(|it| it.id != old.id));
                waiting.extend(parts.iter().filter(|it| !shown.contains(it)).cloned());
                shown = parts;
            }
            // A step may tell several things: its picture is whole with the last of them, and before that there are only
            // the dice and lines that are spoken of, and what a beat brings.
            let is_last = frames[nth + 1..].iter().flatten().next() != Some(&frame);
            let names: Vec<String> = beat.on.iter().map(|it| format!("id=\"{it}\"")).collect();
            let is_now = |part: &mut Part| {
                is_last || beat.is_early && names.iter().any(|it| part.html.contains(it))
            };
            let parts = waiting.extract_if(.., is_now).chain(own).collect();
            DrawnBeat { beat, parts }
        });
        drawn.collect()
    }

    fn say(&self, ctx: &RenderContext<'_>) -> Vec<DrawnBeat> {
        let names = table::names(ctx, ctx.table.seats.len());
        let said = self.beats(ctx.prefs, &names).into_iter().filter_map(|it| it.say);
        let silent = |text: String| Beat::new(Verb::Pause, [], 0).with().say(text);
        said.map(|it| DrawnBeat { beat: silent(it), parts: Vec::new() }).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn beats(lengths: &[u16]) -> Vec<Beat> {
        lengths.iter().map(|&ms| Beat::new(Verb::Pause, [], ms)).collect()
    }

    #[test]
    fn what_is_short_stays_as_it_is() {
        let mut all = beats(&[900, 350, 360]);
        assert_eq!(fit(&mut all, MOST_MS), 1610);
        assert_eq!(all, beats(&[900, 350, 360]));
    }

    #[test]
    fn a_long_performance_is_played_faster_but_no_beat_below_the_least() {
        let mut all = beats(&[900; 10]);
        let length = fit(&mut all, MOST_MS);
        assert!((3_900..=MOST_MS).contains(&length), "{length}");
        assert!(all.iter().all(|it| LEAST_MS <= it.ms && !it.with));
        let mut all = beats(&[900, 130, 900, 900, 900, 900]);
        assert!(fit(&mut all, MOST_MS) <= MOST_MS);
        assert!((LEAST_MS..=130).contains(&all[1].ms), "{}", all[1].ms);
    }

    #[test]
    fn what_does_not_fit_is_played_together() {
        let mut all = beats(&[400; 60]);
        assert!(fit(&mut all, MOST_MS) <= MOST_MS);
        assert!(all[MOST_BEATS..].iter().all(|it| it.with));
        let mut all = beats(&[400; 6]);
        assert!(fit(&mut all, 300) <= 300);
        assert_eq!(all.iter().filter(|it| !it.with).count(), 2);
        let mut all = beats(&[400; 3]);
        assert_eq!(fit(&mut all, 60), 0, "no time is left");
        assert!(all.iter().all(|it| it.with && it.ms == 0));
    }

    #[test]
    fn a_scene_keeps_its_length_and_takes_no_time_from_others() {
        let mut all = beats(&[900; 10]);
        all[3] = all[3].clone().whole();
        all[3].ms = 1500;
        let length = fit(&mut all, MOST_MS);
        assert!(length <= MOST_MS, "{length}");
        assert_eq!((all[3].ms, all[3].with), (1500, false));
        assert!(all[4].ms < 900);
    }
}
