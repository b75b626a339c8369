//! Grammatical cases.

use game_quest::Mark;
use game_quest::event::{EnemiesEvent, HeroesEvent};
use game_quest::names::{Foe, Hero};
use game_smallworld::content::{Race, Region};
use game_smallworld::event::{
    CoinReason, ConquestEvent, DeclineEvent, Folk, ScoringEvent, UpkeepEvent,
};
use game_smallworld::{Action, Event, Piece, SmallWorld};
use kernel::Seat;
use text::{Lang, Speak, Voice, id, message, quest};

const ANNA: Seat = Seat(0);
const BOB: Seat = Seat(1);

fn tell(lang: Lang, event: &Event) -> String {
    let names = ["Anna".to_owned(), "Bob".to_owned()];
    SmallWorld::event_text(&Voice::new(lang, &names), event)
}

fn region(slug: &str) -> Region {
    slug.parse().expect("a region of the boards")
}

fn conquest(from: Folk) -> Event {
    Event::Conquest(ConquestEvent::Conquered {
        seat: ANNA,
        race: Race::Trolls,
        region: region("l1a-07"),
        tokens: 3,
        beasts: 0,
        champion: false,
        from: Some(from),
    })
}

#[test]
fn polish_names_are_declined() {
    let orcs = conquest(Folk::Active(BOB, Race::Orcs));
    assert_eq!(
        tell(Lang::Pl, &orcs),
        "Anna podbija region Żabie Bagno (3 żetony), broniony przez Orków (Bob)"
    );
    let elves = conquest(Folk::Declining(BOB, Race::BloodElves));
    let expected =
        "Anna podbija region Żabie Bagno (3 żetony), broniony przez Krwawe Elfy (Bob, na wymarciu)";
    assert_eq!(tell(Lang::Pl, &elves), expected);
    let murlocs = conquest(Folk::Murlocs);
    assert_eq!(
        tell(Lang::Pl, &murlocs),
        "Anna podbija region Żabie Bagno (3 żetony), broniony przez Murloki"
    );
    let declined = Event::Decline(DeclineEvent::Declined { seat: ANNA, race: Race::Humans });
    assert_eq!(tell(Lang::Pl, &declined), "Anna ogłasza Wymieranie Ludzi");
    let choose =
        SmallWorld::action_text(&Voice::nameless(Lang::Pl), None, &Action::Choose(Race::Humans));
    assert_eq!(choose, "Weź Ludzi");
}

#[test]
fn polish_pieces_and_coins_are_declined() {
    let took = |n_pieces| {
        Event::Conquest(ConquestEvent::TookUp {
            seat: ANNA,
            region: region("l1a-07"),
            piece: Piece::Beast,
            n_pieces,
        })
    };
    assert_eq!(tell(Lang::Pl, &took(1)), "Anna zabiera 1 Bestię z regionu Żabie Bagno");
    assert_eq!(tell(Lang::Pl, &took(2)), "Anna zabiera 2 Bestie z regionu Żabie Bagno");
    assert_eq!(tell(Lang::Pl, &took(5)), "Anna zabiera 5 Bestii z regionu Żabie Bagno");
    let gained = |coins| {
        Event::Scoring(ScoringEvent::Gained { seat: ANNA, coins, why: CoinReason::Battlemasters })
    };
    assert_eq!(tell(Lang::Pl, &gained(1)), "Anna zdobywa 1 monetę (Mistrzowie Bitew)");
    assert_eq!(tell(Lang::Pl, &gained(2)), "Anna zdobywa 2 monety (Mistrzowie Bitew)");
}

#[test]
fn payments_agree_in_number() {
    let paid = |coins| {
        Event::Scoring(ScoringEvent::Paid {
            seat: ANNA,
            to: Some(BOB),
            coins,
            why: CoinReason::Ransom,
        })
    };
    assert_eq!(tell(Lang::En, &paid(1)), "Anna pays 1 coin to Bob (ransom)");
    assert_eq!(tell(Lang::Pl, &paid(1)), "Anna płaci 1 monetę, dostaje ją Bob (okup)");
    assert_eq!(tell(Lang::Pl, &paid(2)), "Anna płaci 2 monety, dostaje je Bob (okup)");
    assert_eq!(tell(Lang::Cs, &paid(1)), "Anna platí 1 minci, dostává ji Bob (výkupné)");
    assert_eq!(tell(Lang::Cs, &paid(5)), "Anna platí 5 mincí, dostává je Bob (výkupné)");
}

#[test]
fn czech_names_are_declined() {
    let orcs = conquest(Folk::Active(BOB, Race::Orcs));
    assert_eq!(
        tell(Lang::Cs, &orcs),
        "Anna dobývá region Žabí bažina (3 žetony) a bere ho Orkům (Bob)"
    );
    let elves = Event::Decline(DeclineEvent::Declined { seat: ANNA, race: Race::NightElves });
    assert_eq!(tell(Lang::Cs, &elves), "Anna vyhlašuje úpadek Nočních elfů");
    let took = Event::Conquest(ConquestEvent::TookUp {
        seat: ANNA,
        region: region("l1a-07"),
        piece: Piece::Beast,
        n_pieces: 1,
    });
    assert_eq!(tell(Lang::Cs, &took), "Anna sbírá 1 bestii z regionu Žabí bažina");
}

/// Participles follow the gender of heroes and of foes, also of those that are counted or lie face down.
#[test]
fn participles_agree_with_the_name() {
    let told = |lang, event: game_quest::Event| quest::event_line(&Voice::nameless(lang), &event);
    let fallen =
        |lang, hero| told(lang, game_quest::Event::Heroes(HeroesEvent::HeroDefeated { hero }));
    assert_eq!(fallen(Lang::Pl, Hero::Ironbreaker), "Żelazołamacz pada: pokonany");
    assert_eq!(fallen(Lang::Pl, Hero::Waywatcher), "Strażniczka Ścieżek pada: pokonana");
    assert_eq!(fallen(Lang::Cs, Hero::Waywatcher), "Strážkyně stezek padá: poražena");
    let tired = |lang, set: &str| {
        let mut named = Foe::ALL.iter().filter(|foe| foe.name().starts_with(set));
        let named = *named.next().expect("a card of the set");
        told(
            lang,
            game_quest::Event::Enemies(EnemiesEvent::EnemyExhausted { mark: Mark::Foe(named) }),
        )
    };
    assert_eq!(tired(Lang::Pl, "clanrat"), "Szczur klanowy 1 jest wyczerpany");
    assert_eq!(tired(Lang::Cs, "clanrat"), "Klanová krysa 1 je vyčerpána");
    assert_eq!(tired(Lang::Cs, "rat-swarm"), "Krysí hejno 1 je vyčerpáno");
    let hidden = game_quest::Event::Enemies(EnemiesEvent::EnemyExhausted { mark: Mark::Hidden(0) });
    assert_eq!(told(Lang::Cs, hidden), "Skrytý nepřítel 1 je vyčerpán");
}

#[test]
fn a_nemesis_has_the_gender_of_its_name() {
    let nemesis: Foe = "ugrok-redfist".parse().expect("a nemesis of the box");
    let foe = ("foe", quest::foe_phrase(nemesis).into());
    let said = |lang, id| message(lang, id, std::slice::from_ref(&foe));
    assert_eq!(said(Lang::Pl, id::WQ_PAGE_NEMESIS_OUT), "opuścił leże");
    assert_eq!(said(Lang::Cs, id::WQ_PAGE_NEMESIS_OUT), "opustil doupě");
    assert_eq!(said(Lang::Cs, id::WQ_PAGE_NEMESIS_DEFEATED), "poražen");
}

/// A Czech preposition before a number: "z 5", "ze 3".
#[test]
fn czech_prepositions_take_a_vowel() {
    let rounds =
        |n: u8| message(Lang::Cs, id::TABLE_ROUND, &[("round", 1.into()), ("rounds", n.into())]);
    assert_eq!([rounds(3), rounds(5)], ["Kolo 1 ze 3", "Kolo 1 z 5"]);
}

#[test]
fn numbers_have_the_decimal_mark_of_the_language() {
    let said = Lang::ALL.iter().map(|lang| lang.tenths(123));
    assert_eq!(Vec::from_iter(said), ["12.3", "12,3", "12,3"]);
}

#[test]
fn seats_without_a_name_have_a_number() {
    let voice = Voice::nameless(Lang::Pl);
    assert_eq!(voice.seat(Seat(2)), "Gracz 3");
    let began =
        SmallWorld::event_text(&voice, &Event::Upkeep(UpkeepEvent::TurnBegan { seat: Seat(2) }));
    assert_eq!(began, "Gracz 3 rozpoczyna turę");
}
