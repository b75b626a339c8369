//! A browser, or a program, at one table: what it shows, and what it does with what it is sent, as `assets/gospoda.js`.

use std::collections::BTreeMap;

use kernel::{Seat, SeatSet};
use page::Prefs;
use protocol::Moment;
use table::{Command, Key, Tab, TableError, TableId, Visitor};
use text::Lang;

/// What a client asks a node.
#[derive(Clone, Debug)]
pub(crate) struct Request {
    pub(crate) client: usize,
    pub(crate) number: u64,
    pub(crate) table: TableId,
    /// Who asked, with the key that was shown then.
    pub(crate) by: Visitor,
    /// How often a node has passed it on to another one.
    pub(crate) hops: u8,
    pub(crate) what: What,
}

#[derive(Clone, Debug)]
pub(crate) enum What {
    Page,
    /// A stream, for a page that shows a version, and when the newest of its parts was drawn.
    Connect {
        stream: u64,
        since: u32,
        moment: Option<Moment>,
    },
    Command {
        version: u32,
        command: Command,
    },
    /// Another match after one that is over.
    Again,
    /// The node itself opens the table.
    Wake,
}

/// What a client is answered.
#[derive(Clone, Debug)]
pub(crate) enum Reply {
    Failed,
    Page(Picture),
    Done { done: Result<u32, TableError>, picture: Option<Picture> },
}

/// Parts of a page, by the hashes of name and content.
#[derive(Clone, Debug, Default)]
pub(crate) struct Picture {
    pub(crate) version: u32,
    pub(crate) reload: bool,
    /// Nothing for a whole page.
    pub(crate) moment: Option<Moment>,
    pub(crate) parts: Vec<(u64, u64)>,
    pub(crate) offer: Offer,
}

/// What a person reads from a page to choose what to do.
#[derive(Clone, Debug, Default)]
pub(crate) struct Offer {
    pub(crate) version: u32,
    pub(crate) seats: SeatSet,
    /// An answer of one of the own seats.
    pub(crate) action: Option<(Seat, String)>,
    /// An answer of somebody else who is asked.
    pub(crate) advice: Option<(Seat, String)>,
    pub(crate) is_over: bool,
    pub(crate) is_mixing: bool,
    pub(crate) has_curtain: bool,
    pub(crate) windows: &'static [&'static str],
}

pub(crate) struct Client {
    pub(crate) key: Key,
    /// A program shows the key of a seat and has no browser.
    pub(crate) bearer: Option<Key>,
    pub(crate) table: TableId,
    /// The seats to sit down at, with their keys; nothing if it only watches.
    pub(crate) to_join: Vec<(u8, Key)>,
    pub(crate) lang: Lang,
    pub(crate) tab: u64,
    pub(crate) node: usize,
    /// Nobody is at the screen until then; see [`Client::is_gone`].
    pub(crate) away_until: u64,
    /// It never comes back before the end.
    pub(crate) is_gone: bool,
    /// The number of the page: what was sent for another one is not shown.
    pub(crate) page: u64,
    pub(crate) has_page: bool,
    /// The page only asks whether the next player is there, and has no stream.
    pub(crate) is_curtain: bool,
    pub(crate) version: u32,
    /// Name and hash of each part, and when it was drawn.
    pub(crate) parts: BTreeMap<u64, (u64, u64)>,
    /// Which copy of the table drew the page, and when it drew the newest part.
    pub(crate) moment: Option<Moment>,
    pub(crate) stream: Option<u64>,
    pub(crate) retries: u32,
    /// The request that is not answered yet.
    pub(crate) busy: Option<u64>,
    pub(crate) offer: Offer,
    /// What was asked leads to another page.
    pub(crate) leads_on: bool,
    /// The key that a program has chosen for its seat; it asks for it until it hears that this was done.
    pub(crate) chosen: Option<Key>,
    /// How often a command was done.
    pub(crate) n_done: u32,
}

impl Client {
    pub(crate) fn new(table: TableId, key: Key, tab: u64) -> Self {
        // Copies of the key have its hash then.
        key.key_hash();
        Self {
            key,
            bearer: None,
            table,
            to_join: Vec::new(),
            lang: Lang::En,
            tab,
            node: 0,
            away_until: 0,
            is_gone: false,
            page: 0,
            has_page: false,
            is_curtain: false,
            version: 0,
            parts: BTreeMap::new(),
            moment: None,
            stream: None,
            retries: 0,
            busy: None,
            offer: Offer::default(),
            leads_on: false,
            chosen: None,
            n_done: 0,
        }
    }

    pub(crate) fn visitor(&self) -> Visitor {
        let browser = self.bearer.is_none().then(|| self.key.clone());
        Visitor {
            browser,
            bearer: self.bearer.as_ref().map(Key::key_hash),
            client: None,
            prefs: Prefs::of(self.lang),
            name: String::new(),
            origin: String::new(),
            wants_json: self.bearer.is_some(),
            tab: Tab::parse(&format!("t{}", self.tab)),
        }
    }

    /// Puts what was sent on the page; `false` if the page is to be loaded anew.
    pub(crate) fn apply(&mut self, picture: &Picture) -> bool {
        if picture.reload {
            return false;
        }
        let Moment(by, at) = picture.moment.or(self.moment).unwrap_or(Moment(0, 0));
        if !self.is_of(by) {
            self.parts.values_mut().for_each(|(_, drawn)| *drawn = 0);
            self.moment = None;
        }
        let newest = self.moment.map_or(at, |it| it.1.max(at));
        for (name, hash) in &picture.parts {
            let part = self.parts.entry(*name).or_default();
            if part.1 <= at {
                *part = (*hash, at);
            }
        }
        if newest <= at {
            self.offer = picture.offer.clone();
        }
        self.moment = Some(Moment(by, newest));
        self.version = self.version.max(picture.version);
        true
    }

    /// Whether a copy of the table has drawn the page.
    pub(crate) fn is_of(&self, copy: u32) -> bool {
        self.moment.is_some_and(|it| it.0 == copy)
    }
}
