//! One of everything that is asked, answered and told.

use game_quest::effect::{Amount, Area, Areas, Cost, Effect, Foes, Guard, Place, Tree, Who};
use game_quest::event::{Spot, Total};
use game_quest::names::{
    ActionCard, Condition, Dungeon, EnemyFace, Foe, Gear, Hero, HeroFace, Keyword, Kind, Location,
    Model, Peril, Set, Sheet, Trait,
};
use game_quest::{Action, Card, Event, Harm, Mark, Prompt, Toll};
use text::quest::Speaker;

pub(super) fn prompts() -> Vec<Prompt> {
    let (hero, foe, gear) = (Hero::Waywatcher, Foe::Clanrat2, Gear::Crossbow);
    let card = Card::Action(ActionCard::CoveringShot);
    let mut res = vec![
        Prompt::Pick,
        Prompt::Leader,
        Prompt::Act { hero },
        Prompt::Encore { hero },
        Prompt::AidWhom { hero },
        Prompt::Prepare { hero, kind: Kind::Explore, dice: 3, foe_dice: 1 },
        Prompt::Rerolls { hero },
        Prompt::Modify { hero, successes: 3, attacks: 2, defence: 1 },
        Prompt::Assist { hero },
        Prompt::Nemeses,
        Prompt::Keep { hero },
        Prompt::Bury { hero },
        Prompt::Linger { hero },
        Prompt::EnemyTurn { hero },
        Prompt::LocationUse,
        Prompt::BeforeTravel { hero },
        Prompt::Scout { hero },
        Prompt::Travel,
        Prompt::ChooseHero { card },
        Prompt::Alternatives { hero, card: Card::Foe(Model::Nunkel) },
        Prompt::Alternatives { hero, card: Card::Peril(Peril::Green) },
        Prompt::Offer { hero, card: Card::Action(ActionCard::FanTheFlames) },
        Prompt::Offer { hero, card: Card::Gear(Gear::Trackstone) },
        Prompt::Engaged { hero, foe },
        Prompt::Treasure { hero },
        Prompt::Equip { hero, gear },
        Prompt::Train { hero },
        Prompt::Improve { hero },
        Prompt::Smith { hero },
        Prompt::Gift { hero, gear, from: Hero::BrightWizard },
    ];
    for left in [1, 2, 5] {
        res.push(Prompt::Targets { hero, left });
        res.push(Prompt::WidenTarget { hero, wounds: left });
        res.push(Prompt::Dice { hero, left });
        res.push(Prompt::ChooseFoe { card, left });
        res.push(Prompt::WouldSuffer { hero, wounds: left });
        res.push(Prompt::Ready { hero, left });
        res.push(Prompt::Tire { hero, left });
        res.push(Prompt::Place { hero, left });
        res.push(Prompt::Tokens { hero, left });
        res.push(Prompt::PartyTokens { left });
        res.push(Prompt::Cure { hero, left });
    }
    res
}

pub(super) fn actions() -> Vec<(Option<Prompt>, Action)> {
    let (hero, mark, gear) = (Hero::Waywatcher, Mark::Foe(Foe::Clanrat2), Gear::Crossbow);
    let kind = Kind::Explore;
    let plain = [
        Action::Pick(hero),
        Action::Lead(hero),
        Action::Perform(kind),
        Action::Target(mark),
        Action::Target(Mark::Hidden(1)),
        Action::TargetZone(Some(hero)),
        Action::TargetZone(None),
        Action::Widen,
        Action::AidHero(hero),
        Action::Spend,
        Action::Roll,
        Action::Reroll(HeroFace::Defence),
        Action::Use(Card::Gear(gear)),
        Action::UseOf(Card::Dungeon(Dungeon::HealingDraught), hero),
        Action::ChooseHero(hero),
        Action::ChooseFoe(mark),
        Action::Ready(kind),
        Action::Exhaust(kind),
        Action::Place(kind),
        Action::Discard(hero, kind),
        Action::Cure(Condition::Sickened, hero),
        Action::Keep(Dungeon::Torch),
        Action::Bury(Dungeon::Torch),
        Action::First(Location::RopeBridge),
        Action::Activate(mark),
        Action::Travel,
        Action::Stay,
        Action::Draw,
        Action::TakeGear(gear),
        Action::Equip,
        Action::Unequip(gear),
        Action::Decline,
        Action::Trainer(kind),
        Action::Smith,
        Action::Arena,
        Action::Give(gear, hero),
        Action::Accept,
        Action::Done,
        Action::Pass,
        Action::Hold,
    ];
    let mut res: Vec<(Option<Prompt>, Action)> = plain.map(|action| (None, action)).into();
    for &toll in Toll::ALL {
        res.push((None, Action::Take(toll)));
        for card in
            [Card::Foe(Model::Nunkel), Card::Foe(Model::VrissTheQuiet), Card::Peril(Peril::Green)]
        {
            res.push((Some(Prompt::Alternatives { hero, card }), Action::Take(toll)));
        }
    }
    let card = Card::Action(ActionCard::CoveringShot);
    for prompt in [
        Prompt::Targets { hero, left: 1 },
        Prompt::WidenTarget { hero, wounds: 1 },
        Prompt::Rerolls { hero },
        Prompt::Modify { hero, successes: 0, attacks: 0, defence: 0 },
        Prompt::Linger { hero },
        Prompt::Improve { hero },
    ] {
        res.push((Some(prompt), Action::Done));
    }
    for prompt in [Prompt::ChooseFoe { card, left: 1 }, Prompt::WouldSuffer { hero, wounds: 1 }] {
        res.push((Some(prompt), Action::Pass));
    }
    res
}

pub(super) fn events() -> Vec<Event> {
    let (hero, foe, gear) = (Hero::Waywatcher, Foe::Clanrat2, Gear::Crossbow);
    let (mark, hidden, other) = (Mark::Foe(foe), Mark::Hidden(1), Hero::BrightWizard);
    let (card, kind) = (Card::Gear(gear), Kind::Attack);
    let faces = vec![HeroFace::Success, HeroFace::Success, HeroFace::Critical];
    let total = Total { dice: 2, criticals: 1, tokens: 0, effects: 1 };
    let mut res = vec![
        Event::HeroPicked { hero },
        Event::QuestLaid { quest: Sheet::Pursuit, nemesis: Foe::VrissTheQuiet },
        Event::LeaderNamed { hero },
        Event::RoundBegan { round: 3 },
        Event::HeroPhaseBegan,
        Event::EnemyPhaseBegan,
        Event::LocationPhaseBegan,
        Event::PerilPhaseBegan,
        Event::ActivationBegan { hero },
        Event::NoReadiedAction { hero },
        Event::ActionChosen { hero, card: ActionCard::SwiftShot, exhausted: true },
        Event::ActionChosen { hero, card: ActionCard::SwiftShot, exhausted: false },
        Event::Targeted { hero, mark },
        Event::AidTargeted { hero, target: other },
        Event::TokenSpent { hero, kind },
        Event::Rolled { hero, faces: faces.clone(), foes: vec![] },
        Event::Rolled { hero, faces: faces.clone(), foes: EnemyFace::ALL.to_vec() },
        Event::Rerolled { hero, from: vec![HeroFace::Defence], faces },
        Event::CardUsed { hero, card },
        Event::Modified { hero, card, successes: 2, defence: 1, blanks: 1, dice: 0 },
        Event::Successes { hero, kind, total, successes: 4 },
        Event::Successes { hero, kind, total: Total { dice: 1, ..total }, successes: 3 },
        Event::Successes { hero, kind, total: only_dice(1), successes: 1 },
        Event::FoeAttacked { foe, successes: 3, resilience: 1, wounds: 2 },
        Event::FoeAttacked { foe, successes: 1, resilience: 0, wounds: 1 },
        Event::NemesisRolled { foe: Foe::Nunkel },
        Event::ActionsReadied { hero },
        Event::ActionReadied { hero, kind },
        Event::ActionExhausted { hero, kind },
        Event::HeroDefeated { hero },
        Event::HeroRevived { hero },
        Event::TokenPlaced { hero, kind },
        Event::TokenDiscarded { hero, kind },
        Event::TurnedUp { was: hidden, foe },
        Event::NotEngaged { foe: Foe::JezzailTeam1 },
        Event::EnemyActivated { foe, hero },
        Event::Keyword { foe, card: Card::Keyword(Keyword::Advance) },
        Event::EnemyExhausted { mark: hidden },
        Event::EnemiesReadied,
        Event::FoeDefeated { foe },
        Event::NothingToSpawn,
        Event::DungeonDrawn { hero, card: Dungeon::Torch },
        Event::DungeonLooked { hero, cards: vec![Dungeon::Torch, Dungeon::FoulAir] },
        Event::DungeonBuried { card: Dungeon::Torch },
        Event::DungeonEmpty,
        Event::ItemDiscarded { hero, card: Dungeon::Torch },
        Event::WarpstoneHidden,
        Event::GearDrawn { hero, gear },
        Event::GearTaken { hero, gear },
        Event::LegendaryDrawn { hero, gear: Gear::Trackstone },
        Event::GearEquipped { hero, gear },
        Event::GearUnequipped { hero, gear },
        Event::GearDiscarded { hero, gear },
        Event::GearTurned { hero, gear },
        Event::GearDepleted { hero, gear },
        Event::GearRefreshed { hero, gear },
        Event::GearGiven { from: hero, to: other, gear },
        Event::GiftDeclined { from: hero, to: other, gear },
        Event::LocationRevealed { location: Location::RopeBridge },
        Event::LocationsScouted { cards: vec![Location::RopeBridge, Location::BonePit] },
        Event::Progressed { by: 2, progress: 5 },
        Event::Progressed { by: -2, progress: 3 },
        Event::Travelled { from: Location::RopeBridge },
        Event::Stayed,
        Event::PerilMoved { to: 4 },
        Event::PerilStruck { peril: Peril::Blue },
        Event::Doomed { doom: 1 },
        Event::LeaderPassed { hero },
        Event::QuestEnded { won: true },
        Event::QuestEnded { won: false },
        Event::PoolChanged { fortunes: 2, warpstone: true, nemeses: vec![Foe::Nunkel] },
        Event::PoolChanged { fortunes: 0, warpstone: false, nemeses: vec![] },
        Event::Trained { hero, kind },
        Event::LimitRaised { hero, limit: 3 },
        Event::SmithOffered { hero, gear: vec![gear, Gear::MailShirt] },
        Event::Refreshed,
    ];
    for condition in Condition::ALL {
        res.push(Event::ConditionGained { hero, condition: *condition });
        res.push(Event::ConditionDiscarded { hero, condition: *condition });
    }
    let zone = Spot::Zone(other);
    for to in [zone, Spot::Shadows, Spot::Lair, Spot::Discard] {
        res.push(Event::Moved { mark, to });
        res.push(Event::Spawned { mark, to });
    }
    res.push(Event::Spawned { mark: hidden, to: Spot::Shadows });
    for n in [1, 2, 5] {
        res.push(Event::CriticalsRerolled { hero, n, faces: vec![HeroFace::Success; n.into()] });
        let foes = vec![foe, Foe::OrcBoyElite];
        res.push(Event::EnemiesAttacked { hero, foes, attack: n + 1, defence: 1, wounds: n });
        for why in [
            Harm::Attacks,
            Harm::Crowd(foe),
            Harm::Effect(Card::Keyword(Keyword::Inflict), Some(foe)),
            Harm::Effect(Card::Foe(Model::Nunkel), Some(Foe::Nunkel)),
            Harm::Effect(Card::Location(Location::RopeBridge), None),
            Harm::Cost(Card::Gear(Gear::StaffOfTheRedWind)),
        ] {
            res.push(Event::Suffered { hero, wounds: n, why });
        }
        res.push(Event::Ignored { hero, wounds: n, card });
        res.push(Event::Recovered { hero, wounds: n });
        res.push(Event::TokensLost { hero, tokens: n });
        res.push(Event::FoeHit { foe, wounds: n });
        res.push(Event::FoeMended { foe, wounds: n });
        res.push(Event::EnemyDeckShuffled { cards: n });
    }
    res
}

fn only_dice(dice: u8) -> Total {
    Total { dice, criticals: 0, tokens: 0, effects: 0 }
}

const WHO: [Who; 18] = [
    Who::Owner,
    Who::Active,
    Who::Target,
    Who::Leader,
    Who::Each,
    Who::EachUnengaged,
    Who::EachEngaged,
    Who::EachSurrounded,
    Who::EachTokenless,
    Who::Engaged,
    Who::EngagedElseActive,
    Who::MostWounds,
    Who::FewestWounds,
    Who::FewestEngaged,
    Who::One,
    Who::Another,
    Who::UpToTwo,
    Who::Same,
];

/// Every effect with every kind of hero, enemy, place, number and guard, one at a time.
pub(super) fn trees() -> Vec<(Speaker, Tree)> {
    let mut res: Vec<Effect<Tree>> = Vec::new();
    for who in WHO {
        res.push(Effect::Recover(who, 2));
        res.push(Effect::Engage(who, Foes::This));
        res.push(Effect::Cure(who, 2));
    }
    for n in [1, 2, 5] {
        for who in [Who::Owner, Who::Leader] {
            res.push(Effect::Suffer(who, Amount::N(n)));
            res.push(Effect::Claim(who, n));
            res.push(Effect::Lose(who, n));
            res.push(Effect::Ready(who, n));
            res.push(Effect::Tire(who, n));
            res.push(Effect::Treasure(who, n));
            res.push(Effect::Cure(who, n));
        }
        for place in [Place::Active, Place::Leader, Place::Heroes, Place::Shadows] {
            res.push(Effect::Spawn(place, Amount::N(n)));
        }
        res.extend([Effect::Revive(n), Effect::Draw(n), Effect::Doom(n), Effect::Scout(n)]);
        res.extend([Effect::Success(n), Effect::Defence(n), Effect::Blank(n), Effect::Dice(n)]);
        res.push(Effect::Reroll(n));
        res.extend([n as i8, -(n as i8)].map(Effect::Progress));
        res.extend([n as i8, -(n as i8)].map(Effect::Peril));
        res.push(Effect::Mend(Foes::Nemesis, n));
        res.push(Effect::Hit(Foes::Nemesis, n));
        for cost in [Cost::Suffer(n), Cost::Tokens(n), Cost::PartyTokens(n)] {
            res.push(Effect::Pay(Who::Active, cost, Tree(vec![Effect::Claim(Who::Same, n)])));
        }
    }
    for amount in [
        Amount::Attack,
        Amount::OthersIn(Trait::Undead),
        Amount::In(Trait::Beast),
        Amount::Heroes,
        Amount::Pulled,
    ] {
        res.push(Effect::Suffer(Who::Leader, amount));
        res.push(Effect::Spawn(Place::Shadows, amount));
    }
    let areas = |all: &[Area]| Areas(all.iter().fold(0, |bits, &it| bits | it as u8));
    for foes in [
        Foes::This,
        Foes::Nemesis,
        Foes::Targeted,
        Foes::Pick(1, areas(&[Area::Own])),
        Foes::Pick(2, areas(&[Area::Same])),
        Foes::UpTo(1, areas(&[Area::Target, Area::Shadows])),
        Foes::UpTo(3, areas(&[Area::Own, Area::Other, Area::Shadows])),
        Foes::All(areas(&[Area::Shadows])),
        Foes::Others(areas(&[Area::Same])),
        Foes::Highest(areas(&[Area::Other])),
        Foes::Named(Set::Trolls),
    ] {
        res.extend([Effect::Engage(Who::Owner, foes), Effect::Engage(Who::MostWounds, foes)]);
        res.extend([Effect::Retreat(foes), Effect::Exhaust(foes), Effect::Activate(foes)]);
        res.extend([Effect::Hit(foes, 2), Effect::Mend(foes, 2)]);
    }
    for guard in [
        Guard::Defeated,
        Guard::Pulled,
        Guard::NotExplored,
        Guard::ShadowsEmpty,
        Guard::NemesisInLair,
        Guard::NemesisOut,
        Guard::OtherInZone(Trait::Greenskin),
        Guard::EvenTravel,
        Guard::Quest(Sheet::Pursuit),
    ] {
        res.push(Effect::If(guard, Tree(vec![Effect::Refresh, Effect::Encore])));
    }
    for cost in [Cost::Exhaust, Cost::Deplete, Cost::Discard] {
        res.push(Effect::Pay(Who::Owner, cost, Tree(vec![Effect::Peril(-1)])));
    }
    let each = Tree(vec![Effect::Recover(Who::Same, 1), Effect::Ready(Who::Same, 1)]);
    res.push(Effect::Choose(Who::Each, each.clone()));
    res.push(Effect::May(each));
    res.push(Effect::May(Tree(vec![Effect::Train(Who::Each)])));
    let speakers = [Speaker::Hero, Speaker::Enemy];
    let all = res.into_iter().flat_map(|it| speakers.map(|by| (by, Tree(vec![it.clone()]))));
    all.collect()
}
