//! One of everything that is asked, answered and told.

use game_quest::effect::{Amount, Area, Areas, Cost, Effect, Foes, Guard, Place, Tree, Who};
use game_quest::event::{
    ActivationEvent, DeedEvent, DungeonEvent, EnemiesEvent, HeroesEvent, LocationEvent,
    OutcomeEvent, PerilEvent, SettlementEvent, Spot, StartEvent, Total, TreasureEvent,
};
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
        Event::Start(StartEvent::HeroPicked { hero }),
        Event::Start(StartEvent::QuestLaid { quest: Sheet::Pursuit, nemesis: Foe::VrissTheQuiet }),
        Event::Start(StartEvent::LeaderNamed { hero }),
        Event::Activation(ActivationEvent::RoundBegan { round: 3 }),
        Event::Activation(ActivationEvent::HeroPhaseBegan),
        Event::Enemies(EnemiesEvent::EnemyPhaseBegan),
        Event::Location(LocationEvent::LocationPhaseBegan),
        Event::Peril(PerilEvent::PerilPhaseBegan),
        Event::Activation(ActivationEvent::ActivationBegan { hero }),
        Event::Activation(ActivationEvent::NoReadiedAction { hero }),
        Event::Activation(ActivationEvent::ActionChosen {
            hero,
            card: ActionCard::SwiftShot,
            exhausted: true,
        }),
        Event::Activation(ActivationEvent::ActionChosen {
            hero,
            card: ActionCard::SwiftShot,
            exhausted: false,
        }),
        Event::Deed(DeedEvent::Targeted { hero, mark }),
        Event::Deed(DeedEvent::AidTargeted { hero, target: other }),
        Event::Deed(DeedEvent::TokenSpent { hero, kind }),
        Event::Deed(DeedEvent::Rolled { hero, faces: faces.clone(), foes: vec![] }),
        Event::Deed(DeedEvent::Rolled {
            hero,
            faces: faces.clone(),
            foes: EnemyFace::ALL.to_vec(),
        }),
        Event::Deed(DeedEvent::Rerolled { hero, from: vec![HeroFace::Defence], faces }),
        Event::Deed(DeedEvent::CardUsed { hero, card }),
        Event::Deed(DeedEvent::Modified {
            hero,
            card,
            successes: 2,
            defence: 1,
            blanks: 1,
            dice: 0,
        }),
        Event::Outcome(OutcomeEvent::Successes { hero, kind, total, successes: 4 }),
        Event::Outcome(OutcomeEvent::Successes {
            hero,
            kind,
            total: Total { dice: 1, ..total },
            successes: 3,
        }),
        Event::Outcome(OutcomeEvent::Successes { hero, kind, total: only_dice(1), successes: 1 }),
        Event::Outcome(OutcomeEvent::FoeAttacked { foe, successes: 3, resilience: 1, wounds: 2 }),
        Event::Outcome(OutcomeEvent::FoeAttacked { foe, successes: 1, resilience: 0, wounds: 1 }),
        Event::Outcome(OutcomeEvent::NemesisRolled { foe: Foe::Nunkel }),
        Event::Heroes(HeroesEvent::ActionsReadied { hero }),
        Event::Heroes(HeroesEvent::ActionReadied { hero, kind }),
        Event::Heroes(HeroesEvent::ActionExhausted { hero, kind }),
        Event::Heroes(HeroesEvent::HeroDefeated { hero }),
        Event::Heroes(HeroesEvent::HeroRevived { hero }),
        Event::Heroes(HeroesEvent::TokenPlaced { hero, kind }),
        Event::Heroes(HeroesEvent::TokenDiscarded { hero, kind }),
        Event::Enemies(EnemiesEvent::TurnedUp { was: hidden, foe }),
        Event::Enemies(EnemiesEvent::NotEngaged { foe: Foe::JezzailTeam1 }),
        Event::Enemies(EnemiesEvent::EnemyActivated { foe, hero }),
        Event::Enemies(EnemiesEvent::Keyword { foe, card: Card::Keyword(Keyword::Advance) }),
        Event::Enemies(EnemiesEvent::EnemyExhausted { mark: hidden }),
        Event::Enemies(EnemiesEvent::EnemiesReadied),
        Event::Enemies(EnemiesEvent::FoeDefeated { foe }),
        Event::Enemies(EnemiesEvent::NothingToSpawn),
        Event::Dungeon(DungeonEvent::DungeonDrawn { hero, card: Dungeon::Torch }),
        Event::Dungeon(DungeonEvent::DungeonLooked {
            hero,
            cards: vec![Dungeon::Torch, Dungeon::FoulAir],
        }),
        Event::Dungeon(DungeonEvent::DungeonBuried { card: Dungeon::Torch }),
        Event::Dungeon(DungeonEvent::DungeonEmpty),
        Event::Dungeon(DungeonEvent::ItemDiscarded { hero, card: Dungeon::Torch }),
        Event::Dungeon(DungeonEvent::WarpstoneHidden),
        Event::Treasure(TreasureEvent::GearDrawn { hero, gear }),
        Event::Treasure(TreasureEvent::GearTaken { hero, gear }),
        Event::Treasure(TreasureEvent::LegendaryDrawn { hero, gear: Gear::Trackstone }),
        Event::Treasure(TreasureEvent::GearEquipped { hero, gear }),
        Event::Treasure(TreasureEvent::GearUnequipped { hero, gear }),
        Event::Treasure(TreasureEvent::GearDiscarded { hero, gear }),
        Event::Treasure(TreasureEvent::GearTurned { hero, gear }),
        Event::Treasure(TreasureEvent::GearDepleted { hero, gear }),
        Event::Treasure(TreasureEvent::GearRefreshed { hero, gear }),
        Event::Settlement(SettlementEvent::GearGiven { from: hero, to: other, gear }),
        Event::Settlement(SettlementEvent::GiftDeclined { from: hero, to: other, gear }),
        Event::Location(LocationEvent::LocationRevealed { location: Location::RopeBridge }),
        Event::Location(LocationEvent::LocationsScouted {
            cards: vec![Location::RopeBridge, Location::BonePit],
        }),
        Event::Location(LocationEvent::Progressed { by: 2, progress: 5 }),
        Event::Location(LocationEvent::Progressed { by: -2, progress: 3 }),
        Event::Location(LocationEvent::Travelled { from: Location::RopeBridge }),
        Event::Location(LocationEvent::Stayed),
        Event::Peril(PerilEvent::PerilMoved { to: 4 }),
        Event::Peril(PerilEvent::PerilStruck { peril: Peril::Blue }),
        Event::Peril(PerilEvent::Doomed { doom: 1 }),
        Event::Peril(PerilEvent::LeaderPassed { hero }),
        Event::Settlement(SettlementEvent::QuestEnded { won: true }),
        Event::Settlement(SettlementEvent::QuestEnded { won: false }),
        Event::Settlement(SettlementEvent::PoolChanged {
            fortunes: 2,
            warpstone: true,
            nemeses: vec![Foe::Nunkel],
        }),
        Event::Settlement(SettlementEvent::PoolChanged {
            fortunes: 0,
            warpstone: false,
            nemeses: vec![],
        }),
        Event::Settlement(SettlementEvent::Trained { hero, kind }),
        Event::Settlement(SettlementEvent::LimitRaised { hero, limit: 3 }),
        Event::Settlement(SettlementEvent::SmithOffered {
            hero,
            gear: vec![gear, Gear::MailShirt],
        }),
        Event::Settlement(SettlementEvent::Refreshed),
    ];
    for condition in Condition::ALL {
        res.push(Event::Heroes(HeroesEvent::ConditionGained { hero, condition: *condition }));
        res.push(Event::Heroes(HeroesEvent::ConditionDiscarded { hero, condition: *condition }));
    }
    let zone = Spot::Zone(other);
    for to in [zone, Spot::Shadows, Spot::Lair, Spot::Discard] {
        res.push(Event::Enemies(EnemiesEvent::Moved { mark, to }));
        res.push(Event::Enemies(EnemiesEvent::Spawned { mark, to }));
    }
    res.push(Event::Enemies(EnemiesEvent::Spawned { mark: hidden, to: Spot::Shadows }));
    for n in [1, 2, 5] {
        res.push(Event::Deed(DeedEvent::CriticalsRerolled {
            hero,
            n,
            faces: vec![HeroFace::Success; n.into()],
        }));
        let foes = vec![foe, Foe::OrcBoyElite];
        res.push(Event::Outcome(OutcomeEvent::EnemiesAttacked {
            hero,
            foes,
            attack: n + 1,
            defence: 1,
            wounds: n,
        }));
        for why in [
            Harm::Attacks,
            Harm::Crowd(foe),
            Harm::Effect(Card::Keyword(Keyword::Inflict), Some(foe)),
            Harm::Effect(Card::Foe(Model::Nunkel), Some(Foe::Nunkel)),
            Harm::Effect(Card::Location(Location::RopeBridge), None),
            Harm::Cost(Card::Gear(Gear::StaffOfTheRedWind)),
        ] {
            res.push(Event::Heroes(HeroesEvent::Suffered { hero, wounds: n, why }));
        }
        res.push(Event::Heroes(HeroesEvent::Ignored { hero, wounds: n, card }));
        res.push(Event::Heroes(HeroesEvent::Recovered { hero, wounds: n }));
        res.push(Event::Heroes(HeroesEvent::TokensLost { hero, tokens: n }));
        res.push(Event::Enemies(EnemiesEvent::FoeHit { foe, wounds: n }));
        res.push(Event::Enemies(EnemiesEvent::FoeMended { foe, wounds: n }));
        res.push(Event::Enemies(EnemiesEvent::EnemyDeckShuffled { cards: n }));
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
