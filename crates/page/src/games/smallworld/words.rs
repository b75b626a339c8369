//! The words of the drawing: where the messages of `text` meet the page.
//!
//! Sentences come from [`text::Speak`]; here stand the few labels that only a drawing needs.

use game_smallworld::action::Piece;
use game_smallworld::content::{Faction, Region, book};
use game_smallworld::{Action, CostLine, Due};
use maud::{Markup, PreEscaped, html};
use text::smallworld as sw;
use text::{Arg, Lang, lookup, message};

use crate::words::of;

pub(crate) use crate::words::*;

pub(crate) fn stock(lang: Lang) -> &'static str {
    of(lang, ["Stock", "Zasoby", "Zásoby"])
}

pub(crate) fn tray(lang: Lang) -> &'static str {
    of(lang, ["Tokens in the tray", "Żetony w zasobniku", "Žetony v zásobníku"])
}

pub(crate) fn relics(lang: Lang) -> &'static str {
    of(
        lang,
        [
            "Artifacts and Legendary Places",
            "Artefakty i Legendarne Miejsca",
            "Artefakty a legendární místa",
        ],
    )
}

pub(crate) fn income(lang: Lang) -> &'static str {
    of(
        lang,
        [
            "Income if the turn ended now",
            "Dochód, gdyby tura skończyła się teraz",
            "Příjem, kdyby tah skončil teď",
        ],
    )
}

pub(crate) fn regions(lang: Lang) -> &'static str {
    of(lang, ["Regions", "Regiony", "Oblasti"])
}

pub(crate) fn active(lang: Lang) -> &'static str {
    of(lang, ["Active race", "Rasa aktywna", "Aktivní rasa"])
}

pub(crate) fn declining(lang: Lang) -> &'static str {
    of(lang, ["In decline", "Wymierająca", "V úpadku"])
}

pub(crate) fn price(lang: Lang) -> &'static str {
    of(lang, ["Price", "Cena", "Cena"])
}

pub(crate) fn coins_on(lang: Lang) -> &'static str {
    of(lang, ["Coins on it", "Monety na niej", "Mince na ní"])
}

pub(crate) fn hidden_relic(lang: Lang) -> String {
    lookup(lang, "sw-kind-unknown", &[]).unwrap_or_default()
}

/// "needs 2 or more on the die (33 %)".
pub(crate) fn needs_roll(lang: Lang, n_least: u8) -> String {
    let faces = &book().die.faces;
    let n_good = faces.iter().filter(|&&pips| n_least <= pips).count();
    let chance = n_good * 100 / faces.len().max(1);
    let text = of(
        lang,
        [
            "{n} or more on the die: {p} %",
            "{n} lub więcej na kości: {p} %",
            "{n} a více na kostce: {p} %",
        ],
    );
    text.replace("{n}", &n_least.to_string()).replace("{p}", &chance.to_string())
}

/// What a group of actions has in common.
pub(crate) fn verb(lang: Lang, action: Action) -> &'static str {
    let texts = match action {
        Action::Detonate(_) => ["Turn a Bomb over", "Odsłoń bombę", "Otoč bombu"],
        Action::Defuse(_) => ["Discard a Bomb", "Odrzuć bombę", "Odhoď bombu"],
        Action::Take(..) => ["Pick up", "Zabierz", "Vezmi"],
        Action::Abandon(_) => ["Abandon", "Porzuć", "Opusť"],
        Action::Conquer(..) => ["Conquer", "Podbij", "Dobij"],
        Action::Final(..) => ["Roll for", "Rzuć kością", "Hoď kostkou"],
        Action::Topple(_) => ["Tear down", "Zburz", "Strhni"],
        Action::Push(..) => ["Move away", "Przesuń", "Odsuň"],
        Action::Oust(..) => ["Drive out", "Wypędź", "Vyžeň"],
        Action::Swap(..) => ["Swap", "Zamień", "Prohoď"],
        Action::Grab(..) => ["Carry an Artifact", "Przenieś artefakt", "Přenes artefakt"],
        Action::Well(_) => ["Move the Well", "Przenieś Studnię", "Přesuň Studnu"],
        Action::Put(..) => ["Place", "Umieść", "Umísti"],
        Action::LeaveTwo(_) => ["Leave two", "Zostaw dwa", "Nech dva"],
        Action::Fort(_) => ["Fort", "Fort", "Pevnost"],
        Action::Tower(_) => ["Watch Tower", "Wieża", "Věž"],
        Action::Aegis(_) => ["Aegis", "Egida", "Aegis"],
        Action::Heart(_) => ["Heart of Azeroth", "Serce Azeroth", "Srdce Azerothu"],
        Action::Objective(_) => ["Military Objective", "Cel wojskowy", "Vojenský cíl"],
        Action::Plant(_) => ["Plant a Bomb", "Podłóż bombę", "Nastraž bombu"],
        Action::Choose(_)
        | Action::Expand
        | Action::Decline
        | Action::HumanForm
        | Action::WorgenForm
        | Action::Side(_)
        | Action::Gather
        | Action::StrikeFinal
        | Action::CallOff
        | Action::LiftAegis
        | Action::Buy(_)
        | Action::Done => ["Choose", "Wybierz", "Vyber"],
    };
    of(lang, texts)
}

/// A line of a price without its sign: "2 base", "1 Trolls".
pub(crate) fn cost_line(lang: Lang, line: CostLine, tokens: i8) -> String {
    let args = [("n", Arg::from(i32::from(tokens).abs()))];
    lookup(lang, &format!("sw-cost-{}", line.name()), &args).unwrap_or_default()
}

pub(crate) fn cost_total(lang: Lang, tokens: u8) -> String {
    message(lang, text::id::SW_COST_TOTAL, &[("n", tokens.into())])
}

/// "2 Harmony".
pub(crate) fn due(lang: Lang, due: &Due) -> String {
    let why = sw::reason_label(lang, due.why);
    message(lang, text::id::SW_DUE, &[("n", due.coins.into()), ("why", why.into())])
}

/// A printed symbol: `anchor`, `cave`, `magic`, `murloc`, `relic`, `coast`.
pub(crate) fn symbol(lang: Lang, kind: &str) -> String {
    lookup(lang, &format!("sw-symbol-{kind}"), &[]).unwrap_or_default()
}

/// A marker by the slug of its message: `fort`, `bomb`, `harmony`, `mountain`, `beast`, `champion`.
pub(crate) fn marker(lang: Lang, kind: &str) -> String {
    lookup(lang, &format!("sw-marker-{kind}"), &[]).unwrap_or_default()
}

/// What a marker does.
pub(crate) fn marker_rules(lang: Lang, kind: &str) -> String {
    lookup(lang, &format!("sw-rules-marker-{kind}"), &[]).unwrap_or_default()
}

/// "3 tokens", "1 Beast", "2 Murlocs".
pub(crate) fn pieces(lang: Lang, piece: Piece, n_pieces: u8) -> String {
    lookup(lang, &format!("sw-pieces-{}", piece.name()), &[("n", n_pieces.into())])
        .unwrap_or_default()
}

pub(crate) fn murlocs(lang: Lang, n_pieces: u8) -> String {
    lookup(lang, "sw-pieces-murloc", &[("n", n_pieces.into())]).unwrap_or_default()
}

pub(crate) fn count_coins(lang: Lang, coins: u8) -> String {
    message(lang, text::id::COUNT_COINS, &[("n", coins.into())])
}

/// "Hill · starting region · Magic region".
pub(crate) fn land(lang: Lang, region: Region) -> String {
    let map = &book().map;
    let symbols = [
        (&map.anchors, "anchor"),
        (&map.magic, "magic"),
        (&map.caves, "cave"),
        (&map.coast, "coast"),
    ];
    let there = symbols.into_iter().filter(|(regions, _)| regions.contains(region.0));
    let mut res = sw::terrain_name(lang, region.terrain());
    for (_, kind) in there {
        res.push_str(" · ");
        res.push_str(&symbol(lang, kind));
    }
    res
}

/// The slug of a faction in drawings.
pub(crate) fn faction_slug(faction: Faction) -> &'static str {
    faction.name()
}

/// A sentence in which every rule it cites is a link.
pub(crate) fn cited(sentence: &str) -> Markup {
    let mut rest = sentence;
    let mut res = String::new();
    while let Some(at) = rest.find("SW-") {
        let (before, from) = rest.split_at(at);
        let is_id = |c: char| c.is_ascii_alphanumeric() || c == '-';
        let end = from.find(|c: char| !is_id(c)).unwrap_or(from.len());
        let (id, after) = from.split_at(end);
        res.push_str(&html! { (before) }.into_string());
        res.push_str(
            &html! { a class="rule" href={ "/rules/smallworld/" (id) } target="_blank" { (id) } }
                .into_string(),
        );
        rest = after;
    }
    res.push_str(&html! { (rest) }.into_string());
    PreEscaped(res)
}
