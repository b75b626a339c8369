//! What viewers of a table were shown: the parts of pages, drawn once for all who see the same, and which pages and
//! streams have which of them.

use std::collections::HashMap;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Arc;
use std::time::Duration;

use kernel::Viewer;
use page::{Prefs, TableInfo, Tips};
use protocol::{Beat, Moment, PageNews, PagePart};
use serde_json::value::{RawValue, to_raw_value};

use crate::Timestamp;
use crate::keys::KeyHash;
use crate::render::Extent;
use crate::visitor::Tab;

/// All that rendered parts depend on. Two visitors with equal keys get the same bytes: everything else is a
/// function of the version, which is part of the table's description.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct RenderKey {
    pub(super) table: TableInfo,
    pub(super) viewer: Viewer,
    pub(super) prefs: Prefs,
}

impl RenderKey {
    /// Whether what was drawn for it may still be asked for. Spectators may be shown an older version than players.
    fn is_as_new_as(&self, newest: &Self) -> bool {
        let is_spectator = |it: &Self| it.viewer == Viewer::Spectator;
        self.table.version == newest.table.version || is_spectator(self) != is_spectator(newest)
    }
}

/// The parts of a page, ready to be sent.
#[derive(Debug)]
pub struct RenderedParts {
    pub version: u32,
    /// Somebody else is to sit down at this screen first: the page is to be asked for again.
    pub is_curtain: bool,
    pub parts: Vec<RenderedPart>,
}

/// What somebody is sent who opens a stream.
#[derive(Debug)]
pub struct Welcome {
    pub drawn: Arc<RenderedParts>,
    /// Whether the visitor's browser was given a page that shows exactly this.
    pub is_known: bool,
    pub moment: Moment,
}

/// What the page of a form is answered.
#[derive(Debug)]
pub struct Answered {
    pub drawn: Arc<RenderedParts>,
    /// What the page showed already; nothing if that is not known.
    pub(super) before: Option<Arc<RenderedParts>>,
    pub moment: Moment,
}

impl Answered {
    /// The parts that the page does not show.
    pub fn parts(&self) -> impl Iterator<Item = &RenderedPart> {
        let is_known = |part: &&RenderedPart| self.before.as_ref().is_some_and(|it| it.has(part));
        self.drawn.parts.iter().filter(move |part| !is_known(part))
    }
}

/// What a stream is sent that goes on.
#[derive(Debug)]
pub struct Update {
    pub drawn: Arc<RenderedParts>,
    /// What the tab of the stream was given meanwhile by answers to its forms.
    pub answered: Vec<Shown>,
    /// The newest version among these answers.
    pub answered_version: Option<u32>,
    /// Which tips the browser of the tab has had, if it was answered.
    pub tips: Option<Tips>,
    pub moment: Moment,
}

/// The hashes of a part's name and of what it shows: all that is remembered of it.
#[derive(Clone, Copy, Debug)]
pub struct Shown {
    pub name: u64,
    pub hash: u64,
}

#[derive(Debug)]
pub struct RenderedPart {
    pub id: String,
    /// A hash of the id.
    pub name: u64,
    /// A hash of what it shows.
    pub hash: u64,
    /// A [`PagePart`] as JSON.
    pub json: Box<RawValue>,
}

/// Rendered parts are kept for those who ask for the same at the same time. After so long without one nobody will.
const KEPT: Duration = Duration::from_secs(2);

/// More different viewers than this are drawn each time.
const MOST_KEPT: usize = 32;

/// Browsers of which it is remembered what page they were given.
const MOST_PAGES: usize = 64;

/// Tabs of which it is remembered what they were answered. Others are sent it once more by their stream.
const MOST_TABS: usize = 64;

/// What a tab was given by answers to its forms since its stream last asked.
#[derive(Debug, Default)]
pub(super) struct TabAnswers {
    pub(super) parts: Vec<Shown>,
    /// The newest version of them.
    pub(super) version: Option<u32>,
    /// Which tips its browser has had by then.
    pub(super) tips: Option<Tips>,
}

/// What the viewers of a table were shown.
#[derive(Debug)]
pub(super) struct Views {
    /// When something was drawn last, and when the seats were last called otherwise.
    moment: Moment,
    renamed_at: Moment,
    /// By far the largest part of a table.
    kept: Vec<(RenderKey, Extent, Arc<RenderedParts>)>,
    asked_at: Timestamp,
    /// The last page that each browser was given.
    pages: HashMap<KeyHash, RenderKey>,
    /// What is to be said to a browser until it plays on.
    pub(super) notices: HashMap<KeyHash, String>,
    /// The tabs that have a stream, and what they were given since by answers to their forms.
    tabs: HashMap<Tab, TabAnswers>,
    /// What led from an earlier version to now, for those who are shown the same.
    beats: Vec<(RenderKey, u32, Arc<[Beat]>)>,
}

impl Views {
    /// What a copy of a table has shown that has just come into memory. Its number always has ten digits, so that the length
    /// of a message tells nothing.
    pub(super) fn new(number: u32) -> Self {
        let copy = number | 1 << 31;
        Self {
            moment: Moment(copy, 0),
            renamed_at: Moment(copy, 0),
            kept: Vec::new(),
            asked_at: Timestamp::default(),
            pages: HashMap::new(),
            notices: HashMap::new(),
            tabs: HashMap::new(),
            beats: Vec::new(),
        }
    }

    /// The moment of a picture that is drawn now. It tells nothing but the time: not how often something has changed.
    pub(super) fn draw(&mut self, now: Timestamp) -> Moment {
        let Moment(copy, last) = self.moment;
        self.moment = Moment(copy, now.0.max(last + 1));
        self.moment
    }

    /// The seats are called otherwise from now on: what was drawn before has other names in it.
    pub(super) fn rename(&mut self) {
        let Moment(copy, last) = self.moment;
        self.renamed_at = Moment(copy, last + 1);
    }

    /// Whether the seats are still called as they were then.
    pub(super) fn has_names_of(&self, moment: Moment) -> bool {
        moment.0 == self.renamed_at.0 && self.renamed_at.1 <= moment.1
    }

    /// The parts for a key, if somebody has asked for the same just now. Those of older versions are dropped.
    pub(super) fn parts(
        &mut self,
        key: &RenderKey,
        extent: Extent,
        now: Timestamp,
    ) -> Option<Arc<RenderedParts>> {
        self.asked_at = now;
        self.kept.retain(|(it, ..)| it.is_as_new_as(key));
        let mut kept = self.kept.iter();
        let (.., drawn) = kept.find(|(it, size, _)| it == key && *size == extent)?;
        Some(Arc::clone(drawn))
    }

    pub(super) fn keep_parts(
        &mut self,
        key: RenderKey,
        extent: Extent,
        drawn: &Arc<RenderedParts>,
    ) {
        if MOST_KEPT <= self.kept.len() {
            self.kept.remove(0);
        }
        self.kept.push((key, extent, Arc::clone(drawn)));
    }

    /// The beats since a version, if somebody who is shown the same has asked for them.
    pub(super) fn beats(&mut self, key: &RenderKey, since: u32) -> Option<Arc<[Beat]>> {
        self.beats.retain(|(it, ..)| it.is_as_new_as(key));
        let (.., beats) = self.beats.iter().find(|(it, from, _)| it == key && *from == since)?;
        Some(Arc::clone(beats))
    }

    pub(super) fn keep_beats(&mut self, key: RenderKey, since: u32, beats: &Arc<[Beat]>) {
        if MOST_KEPT <= self.beats.len() {
            self.beats.remove(0);
        }
        self.beats.push((key, since, Arc::clone(beats)));
    }

    /// When nobody will ask for the parts any more.
    pub(super) fn fades_at(&self) -> Option<Timestamp> {
        let is_any = !self.kept.is_empty() || !self.beats.is_empty();
        is_any.then(|| self.asked_at + KEPT)
    }

    /// Gives back the memory of the parts for which nobody will ask.
    pub(super) fn fade(&mut self, now: Timestamp) {
        if self.fades_at().is_some_and(|it| it <= now) {
            (self.kept, self.beats) = (Vec::new(), Vec::new());
        }
    }

    /// A browser is given a page that shows this.
    pub(super) fn note_page(&mut self, browser: KeyHash, key: RenderKey) {
        if MOST_PAGES <= self.pages.len() {
            self.pages.clear();
        }
        self.pages.insert(browser, key);
    }

    /// Whether the last page that a browser was given shows exactly this. That is said once: the stream that follows
    /// changes the page.
    pub(super) fn take_page(&mut self, browser: KeyHash, key: &RenderKey) -> bool {
        self.pages.remove(&browser).as_ref() == Some(key)
    }

    /// A tab has opened its stream.
    pub(super) fn open_tab(&mut self, tab: Tab) {
        if MOST_TABS <= self.tabs.len() {
            self.tabs.clear();
        }
        self.tabs.insert(tab, TabAnswers::default());
    }

    /// A form of a tab was answered with these parts.
    pub(super) fn note_answered<'a>(
        &mut self,
        tab: Tab,
        version: u32,
        tips: Tips,
        parts: impl Iterator<Item = &'a RenderedPart>,
    ) {
        let Some(answered) = self.tabs.get_mut(&tab) else { return };
        (answered.version, answered.tips) = (Some(version), Some(tips));
        for RenderedPart { name, hash, .. } in parts {
            answered.parts.retain(|it| it.name != *name);
            answered.parts.push(Shown { name: *name, hash: *hash });
        }
    }

    /// What a tab was given by answers to its forms since this was last asked.
    pub(super) fn take_answered(&mut self, tab: Tab) -> TabAnswers {
        self.tabs.get_mut(&tab).map(std::mem::take).unwrap_or_default()
    }
}

impl RenderedParts {
    /// The parts of a page that nobody else is given.
    pub fn of(version: u32, parts: Vec<page::Part>) -> Self {
        let parts = parts.into_iter().map(RenderedPart::of).collect();
        Self { version, is_curtain: false, parts }
    }

    /// Whether this part was drawn here just so.
    pub fn has(&self, part: &RenderedPart) -> bool {
        self.parts.iter().any(|it| it.hash == part.hash && it.id == part.id)
    }

    /// The news that bring some of the parts, and when they were drawn.
    pub fn news<'a>(
        &self,
        parts: impl IntoIterator<Item = &'a RenderedPart>,
        moment: Option<Moment>,
    ) -> PageNews<&'a RawValue> {
        let parts = parts.into_iter().map(|it| &*it.json).collect();
        let (version, reload) = (self.version, self.is_curtain);
        PageNews { version, reload, parts, beats: Vec::new(), moment, problem: None }
    }
}

impl RenderedPart {
    fn of(part: page::Part) -> Self {
        let (name, hash) = (hash_of(&part.id), hash_of(&part.html));
        let part = PagePart { id: part.id, html: part.html };
        let json = to_raw_value(&part).expect("a part is made of strings");
        Self { id: part.id, name, hash, json }
    }
}

fn hash_of(text: &str) -> u64 {
    let mut hasher = DefaultHasher::new();
    text.hash(&mut hasher);
    hasher.finish()
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use kernel::Viewer;
    use page::{Part, Prefs, TableInfo, Tips};
    use protocol::Moment;
    use text::Lang;

    use super::{Extent, MOST_KEPT, RenderKey, RenderedParts, TabAnswers, Views};
    use crate::testing::{Bench, hot_seat, visitor};
    use crate::visitor::Tab;
    use crate::{Key, Timestamp};

    fn table(version: u32) -> TableInfo {
        let host = Key::of_random([1; 16]);
        let bench = Bench::new(&hot_seat("wrath"), &host, 1);
        TableInfo { version, ..bench.table.render_key_for(&visitor(&host)).table }
    }

    fn key_of(table: &TableInfo, viewer: Viewer, lang: Lang) -> RenderKey {
        RenderKey { table: table.clone(), viewer, prefs: Prefs::of(lang) }
    }

    fn drawn(html: &str) -> Arc<RenderedParts> {
        let part = Part { id: "status".to_owned(), html: html.to_owned() };
        Arc::new(RenderedParts::of(7, vec![part]))
    }

    #[test]
    fn who_sees_the_same_is_given_the_same_parts_until_the_version_changes() {
        let (mut views, now) = (Views::new(7), Timestamp(5000));
        let (seven, eight) = (table(7), table(8));
        let english = key_of(&seven, Viewer::Spectator, Lang::En);
        assert!(views.parts(&english, Extent::Live, now).is_none());
        views.keep_parts(english.clone(), Extent::Live, &drawn("one"));
        let again = views.parts(&english, Extent::Live, now).expect("it is kept");
        assert!(again.has(&drawn("one").parts[0]));
        assert!(views.parts(&english, Extent::Whole, now).is_none(), "another extent");
        let polish = key_of(&seven, Viewer::Spectator, Lang::Pl);
        assert!(views.parts(&polish, Extent::Live, now).is_none(), "another language");
        assert!(
            views.parts(&key_of(&eight, Viewer::Spectator, Lang::En), Extent::Live, now).is_none()
        );
        assert!(views.parts(&english, Extent::Live, now).is_none(), "an old version is dropped");
    }

    #[test]
    fn parts_are_kept_for_two_seconds_after_they_were_asked_for_and_are_never_many() {
        let (mut views, seven) = (Views::new(7), table(7));
        assert_eq!(views.fades_at(), None);
        for number in 0..2 * MOST_KEPT as u32 {
            let mut key = key_of(&seven, Viewer::Spectator, Lang::En);
            key.table.id = number.to_string();
            assert!(views.parts(&key, Extent::Live, Timestamp(1000)).is_none());
            views.keep_parts(key, Extent::Live, &drawn("one"));
        }
        assert_eq!(views.kept.len(), MOST_KEPT);
        assert_eq!(views.fades_at(), Some(Timestamp(3000)));
        views.fade(Timestamp(2999));
        assert_eq!(views.kept.len(), MOST_KEPT);
        views.fade(Timestamp(3000));
        assert_eq!((views.kept.len(), views.fades_at()), (0, None));
    }

    #[test]
    fn of_two_pictures_the_one_that_was_drawn_later_is_known_also_when_the_clock_goes_back() {
        let mut views = Views::new(7);
        let drawn = [5000, 5000, 3000, 9000].map(|now| views.draw(Timestamp(now)));
        let copy = 7 | 1 << 31;
        assert_eq!(copy.to_string().len(), u32::MAX.to_string().len());
        assert_eq!(drawn, [5000, 5001, 5002, 9000].map(|at| Moment(copy, at)));
    }

    #[test]
    fn what_was_drawn_before_seats_were_renamed_has_other_names_in_it() {
        let mut views = Views::new(7);
        let before = views.draw(Timestamp(5000));
        assert!(views.has_names_of(before));
        views.rename();
        assert!(!views.has_names_of(before));
        let after = views.draw(Timestamp(5000));
        assert!(views.has_names_of(after));
        assert!(!views.has_names_of(Moment(8, after.1)), "another copy drew it");
    }

    #[test]
    fn a_page_is_known_to_the_first_stream_only() {
        let (mut views, browser) = (Views::new(7), Key::of_random([1; 16]).key_hash());
        let key = key_of(&table(7), Viewer::Spectator, Lang::En);
        views.note_page(browser, key.clone());
        assert!(views.take_page(browser, &key));
        assert!(!views.take_page(browser, &key), "a stream may have changed it since");
        views.note_page(browser, key);
        assert!(!views.take_page(browser, &key_of(&table(8), Viewer::Spectator, Lang::En)));
    }

    #[test]
    fn a_stream_is_told_once_what_its_tab_was_answered() {
        let mut views = Views::new(7);
        let (tab, other) = (Tab::parse("a1").unwrap(), Tab::parse("a2").unwrap());
        views.note_answered(tab, 7, Tips::NEW, drawn("early").parts.iter());
        assert!(views.take_answered(tab).parts.is_empty(), "it has no stream");
        views.open_tab(tab);
        views.note_answered(tab, 7, Tips::NEW, drawn("one").parts.iter());
        views.note_answered(tab, 7, Tips::NEW, drawn("two").parts.iter());
        assert!(views.take_answered(other).parts.is_empty());
        let TabAnswers { parts: told, version, tips } = views.take_answered(tab);
        assert_eq!(tips, Some(Tips::NEW));
        assert_eq!(version, Some(7));
        assert_eq!(told.len(), 1, "the newer of two of the same name");
        assert_eq!(told[0].hash, drawn("two").parts[0].hash);
        assert!(views.take_answered(tab).parts.is_empty());
    }
}
