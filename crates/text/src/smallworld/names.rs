//! What the things in the box are called, and what they do.

use game_smallworld::content::{
    Bomb, Face, Faction, Power, Race, Region, Relic, Size, Terrain, book,
};
use game_smallworld::event::{CoinReason, Folk, IncomeLine, Marker};
use game_smallworld::{CostLine, Mean, Piece, Step};

use crate::lang::Lang;
use crate::message::{Arg, Id, Phrase, attribute, id, message};
use crate::voice::Voice;

/// The message of a thing by its name in notation. Tests walk through all of them.
fn member(family: &str, name: &str) -> Id {
    Id::find(&format!("{family}{name}")).unwrap_or(id::SW_TITLE)
}

pub(crate) fn race(race: Race) -> Id {
    member("sw-race-", race.name())
}

pub(crate) fn relic(relic: Relic) -> Id {
    member("sw-relic-", relic.name())
}

pub(crate) fn marker(marker: Marker) -> Id {
    member("sw-marker-", marker.name())
}

pub fn race_name(lang: Lang, it: Race) -> String {
    message(lang, race(it), &[])
}

pub fn power_name(lang: Lang, power: Power) -> String {
    message(lang, member("sw-power-", power.name()), &[])
}

pub fn relic_name(lang: Lang, it: Relic) -> String {
    message(lang, relic(it), &[])
}

pub fn marker_name(lang: Lang, it: Marker) -> String {
    message(lang, marker(it), &[])
}

pub fn region_name(lang: Lang, region: Region) -> String {
    message(lang, member("sw-region-", region.slug()), &[])
}

pub fn face_name(lang: Lang, face: Face) -> String {
    message(lang, member("sw-face-", face.name()), &[])
}

pub fn terrain_name(lang: Lang, terrain: Terrain) -> String {
    message(lang, member("sw-terrain-", terrain.name()), &[])
}

pub fn faction_name(lang: Lang, faction: Faction) -> String {
    message(lang, member("sw-faction-", faction.name()), &[])
}

/// A way to conquer, as it stands behind a region: "air strike".
pub fn mean_name(lang: Lang, mean: Mean) -> String {
    message(lang, member("sw-mean-", mean.name()), &[])
}

/// A race with its power: "Blacksmith Orcs".
pub fn combo(lang: Lang, it: Race, power: Power) -> String {
    let power = power_name(lang, power);
    message(lang, id::SW_COMBO, &[("race", race(it).into()), ("power", power.into())])
}

/// A line of a price as the head of a table row: "base cost".
pub fn cost_label(lang: Lang, line: CostLine) -> String {
    attribute(lang, member("sw-cost-", line.name()), "label", &[])
}

/// A line of a price without its sign: "2 base", "1 Trolls".
pub fn cost_line(lang: Lang, line: CostLine, tokens: i8) -> String {
    let args = [("n", i32::from(tokens).abs().into())];
    message(lang, member("sw-cost-", line.name()), &args)
}

/// The size of a board: "Large board".
pub fn size_name(lang: Lang, size: Size) -> String {
    let id = match size {
        Size::Large => id::SW_SIZE_LARGE,
        Size::Medium => id::SW_SIZE_MEDIUM,
        Size::Small => id::SW_SIZE_SMALL,
    };
    message(lang, id, &[])
}

/// A line of the income: "faction bonus".
pub fn income_label(lang: Lang, line: IncomeLine) -> String {
    message(lang, member("sw-income-", line.name()), &[])
}

/// Why coins change hands: "ransom".
pub fn reason_label(lang: Lang, why: CoinReason) -> String {
    message(lang, member("sw-reason-", why.name()), &[])
}

/// The part of the turn that a step belongs to.
pub fn phase_name(lang: Lang, step: Step) -> String {
    message(lang, phase(step), &[])
}

/// What happens in that part of the turn.
pub fn phase_hint(lang: Lang, step: Step) -> String {
    attribute(lang, phase(step), "hint", &[])
}

/// SW-TURN-02.
fn phase(step: Step) -> Id {
    match step {
        Step::Round | Step::Turn | Step::TakeBackHarmony | Step::Bombs | Step::Beasts => {
            id::SW_PHASE_UPKEEP
        }
        Step::Mode | Step::WorgenForm | Step::Side | Step::LeaveTwo | Step::Decline => {
            id::SW_PHASE_MODE
        }
        Step::Ready => id::SW_PHASE_READY,
        Step::Conquests | Step::Well(_) => id::SW_PHASE_CONQUEST,
        Step::StrikeFailed => id::SW_PHASE_FINAL,
        Step::SpiritHealer | Step::Recruits => id::SW_PHASE_REINFORCE,
        Step::Redeploy => id::SW_PHASE_REDEPLOY,
        Step::Forts
        | Step::Towers
        | Step::Aegis
        | Step::Heart
        | Step::TakeBackObjectives
        | Step::Objectives
        | Step::Plant
        | Step::GiveHarmony => id::SW_PHASE_PLACEMENT,
        Step::Score => id::SW_PHASE_SCORE,
        Step::Withdrawals(_) | Step::PassTurn | Step::End => id::SW_PHASE_WITHDRAW,
    }
}

/// What a race can do, with the numbers of the box.
pub fn race_rules(lang: Lang, race: Race) -> String {
    message(lang, member("sw-rules-race-", race.name()), &counts())
}

pub fn power_rules(lang: Lang, power: Power) -> String {
    message(lang, member("sw-rules-power-", power.name()), &counts())
}

pub fn relic_rules(lang: Lang, relic: Relic) -> String {
    message(lang, member("sw-rules-relic-", relic.name()), &counts())
}

pub fn marker_rules(lang: Lang, marker: Marker) -> String {
    message(lang, member("sw-rules-marker-", marker.name()), &counts())
}

/// Pieces with their number: "2 tokens".
pub fn pieces_text(lang: Lang, piece: Piece, n_pieces: u8) -> String {
    pieces(piece, n_pieces).say(lang)
}

/// Whose pieces: "Orcs (Anna, declining)".
pub fn folk_text(voice: &Voice<'_>, it: Folk) -> String {
    folk(voice, it).say(voice.lang)
}

fn counts() -> [(&'static str, Arg); 8] {
    let limits = &book().limits;
    [
        ("bombs", (limits.live_bombs + limits.duds).into()),
        ("duds", limits.duds.into()),
        ("objectives", limits.objectives.into()),
        ("walls", limits.wisp_walls.into()),
        ("towers", limits.watch_towers.into()),
        ("forts", limits.forts.into()),
        ("beasts", limits.beasts.into()),
        ("murlocs", limits.murlocs.into()),
    ]
}

/// Pieces of somebody, to be declined: "2 tokens", "1 Beast", "3 Murlocs".
pub(crate) fn pieces(piece: Piece, n_pieces: u8) -> Phrase {
    let id = match piece {
        Piece::Token => id::SW_PIECES_TOKEN,
        Piece::Beast => id::SW_PIECES_BEAST,
        Piece::Champion => id::SW_PIECES_CHAMPION,
    };
    Phrase::new(id).with("n", n_pieces)
}

pub(crate) fn murlocs(n_pieces: u8) -> Phrase {
    Phrase::new(id::SW_PIECES_MURLOC).with("n", n_pieces)
}

pub(crate) fn coins(n_coins: impl Into<Arg>) -> Phrase {
    Phrase::new(id::COUNT_COINS).with("n", n_coins)
}

/// Whose pieces: "Orcs (Anna)", "Orcs (Anna, declining)", "Murlocs".
pub(crate) fn folk(voice: &Voice<'_>, it: Folk) -> Phrase {
    let (id, seat, it) = match it {
        Folk::Murlocs => return Phrase::new(id::SW_RACE_MURLOCS),
        Folk::Active(seat, it) => (id::SW_FOLK_ACTIVE, seat, it),
        Folk::Declining(seat, it) => (id::SW_FOLK_DECLINING, seat, it),
    };
    Phrase::new(id).with("race", race(it)).with("seat", voice.seat(seat))
}

pub(crate) fn bomb_revealed(bomb: Bomb) -> Id {
    match bomb {
        Bomb::Live => id::SW_EVENT_BOMB_LIVE,
        Bomb::Dud => id::SW_EVENT_BOMB_DUD,
    }
}
