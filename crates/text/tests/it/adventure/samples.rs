//! One of everything that is said.

use game_adventure::effect::{
    Change, Circle, Cost, Custom, During, Effect, Fate, Grade, Guard, Modifier, On, Reach, Side,
    Stash, Tree, Who,
};
use game_adventure::event::{
    Blow, CardsEvent, ChallengeEvent, CombatEvent, DefeatEvent, ExplorationEvent, MovementEvent,
    QuestsEvent, SetupEvent,
};
use game_adventure::names::{
    Ability, AttackType, Challenge, Discovery, Face, Hero, Item, Level, Potion, Quest, Resource,
    Space, Trait, Trophy,
};
use game_adventure::state::{Bearer, Foe};
use game_adventure::{Action, Card, Event, Prompt, Stage};
use kernel::Seat;
use text::adventure::Speaker;

const ANNA: Seat = Seat(0);
const BOB: Seat = Seat(1);

fn one(effect: Effect<Tree>) -> Tree {
    Tree(vec![effect])
}

fn nothing() -> Tree {
    Tree(Vec::new())
}

const EVERYBODY: [Who; 4] = [Who::Owner, Who::Foe, Who::Target, Who::OthersHere];

/// Every effect on characters, in as many numbers as plurals have forms.
fn on_characters() -> Vec<Effect<Tree>> {
    let mut res: Vec<Effect<Tree>> = EVERYBODY.map(|who| Effect::Damage(who, 1)).to_vec();
    for who in [Who::Owner, Who::Foe] {
        for n in [1, 2, 5] {
            res.extend([
                Effect::Damage(who, n),
                Effect::Heal(who, n),
                Effect::Draw(who, n),
                Effect::Discard(who, n),
                Effect::Drop(who, n),
                Effect::Energy(who, n),
                Effect::Sap(who, n),
                Effect::Slow(who, n),
                Effect::Go(who, Reach::Steps(n)),
            ]);
        }
        res.extend([
            Effect::Lose(who, Stash::Bag),
            Effect::Lose(who, Stash::BagOrGear),
            Effect::Gain(who, Grade::Of(Level::Green)),
            Effect::Gain(who, Grade::UpToOwn),
            Effect::Drain(who),
            Effect::Wither(who),
            Effect::Daze(who),
            Effect::Go(who, Reach::City),
            Effect::Go(who, Reach::CityDespiteAggro),
            Effect::Go(who, Reach::Units(105)),
            Effect::Place(who),
        ]);
    }
    res
}

fn in_combat() -> Vec<Effect<Tree>> {
    let mut res = Vec::new();
    for side in [Side::Own, Side::Enemy] {
        res.extend([
            Effect::Attack(side, 2),
            Effect::Defence(side, -1),
            Effect::Might(side, 1),
            Effect::Reroll(side),
            Effect::Hold(side),
        ]);
    }
    res.extend([
        Effect::Best(1),
        Effect::Best(2),
        Effect::Weapon(AttackType::Ranged, 3),
        Effect::Stun(5),
        Effect::Rider(one(Effect::Slow(Who::Foe, 1))),
        Effect::EndCombat,
        Effect::Counter,
    ]);
    res
}

fn on_the_table() -> Vec<Effect<Tree>> {
    let mut res: Vec<Effect<Tree>> = [1, 2, 5].map(Effect::Moves).to_vec();
    res.extend([1, 2, 5].map(Effect::Push));
    res.extend(
        [
            On::Owner,
            On::Space,
            On::Foe,
            On::Target,
            On::CharacterOrDiscovery,
            On::CharacterOrMarker,
        ]
        .map(Effect::Attach),
    );
    res.extend([Fate::Stays, Fate::MayMove].map(Effect::Scout));
    res.extend([
        Effect::FarSight,
        Effect::Trade,
        Effect::TurnOver,
        Effect::Leave,
        Effect::Shun,
        Effect::Survive(1),
    ]);
    res.extend(
        [
            Custom::FalseMap,
            Custom::Ambush,
            Custom::Disease,
            Custom::Curse,
            Custom::Hearthstone,
            Custom::BootyBay,
            Custom::PassTheCup,
        ]
        .map(Effect::Custom),
    );
    res
}

fn together() -> Vec<Effect<Tree>> {
    let heal = || one(Effect::Heal(Who::Owner, 1));
    let hurt = || one(Effect::Damage(Who::Owner, 2));
    let mut res = vec![
        Effect::Test(4, heal(), hurt()),
        Effect::Test(6, heal(), nothing()),
        Effect::Pay(Cost::Energy(1), heal(), hurt()),
        Effect::Pay(Cost::Energy(2), heal(), nothing()),
        Effect::Pay(Cost::Energy(5), nothing(), hurt()),
        Effect::Pay(Cost::Ability, heal(), hurt()),
        Effect::Pay(Cost::Item, heal(), hurt()),
        Effect::Pay(Cost::Damage(2), heal(), hurt()),
        Effect::Choose(Tree(vec![
            Effect::Heal(Who::Owner, 1),
            Effect::Draw(Who::Owner, 1),
            Effect::Energy(Who::Owner, 1),
        ])),
    ];
    let target = || one(Effect::Daze(Who::Target));
    res.extend(
        [Circle::Here, Circle::Within(1), Circle::Within(4)]
            .map(|circle| Effect::Whom(circle, target())),
    );
    res.extend(
        [
            Guard::Using(AttackType::Ranged),
            Guard::Facing(AttackType::Melee),
            Guard::FoeIsCharacter,
            Guard::Hit,
            Guard::HasPet,
        ]
        .map(|guard| Effect::If(guard, heal())),
    );
    res
}

/// Every effect, as both speakers say it.
pub(super) fn trees() -> Vec<(Speaker, Tree)> {
    let mut all = on_characters();
    all.extend(in_combat());
    all.extend(on_the_table());
    all.extend(together());
    let mut res: Vec<(Speaker, Tree)> =
        all.into_iter().map(|effect| (Speaker::Hero, one(effect))).collect();
    res.extend(in_combat().into_iter().map(|effect| (Speaker::Encounter, one(effect))));
    let whoever = EVERYBODY.map(|who| (Speaker::Encounter, one(Effect::Drain(who))));
    res.extend(whoever);
    res
}

pub(super) fn modifiers() -> Vec<Modifier> {
    let changes = [
        Change::Attack(1),
        Change::Defence(-2),
        Change::Might(1),
        Change::Life(-1),
        Change::Moves(-1),
        Change::Energy(1),
        Change::FirstAbility(1),
        Change::FirstAbility(2),
        Change::Healing(1),
    ];
    let durings = [
        During::Against(Trait::Dragonkin),
        During::AgainstCharacters,
        During::AgainstEncounters,
        During::With(AttackType::Ranged),
        During::Marked,
    ];
    let always = changes.map(|change| Modifier { during: During::Always, change });
    let under = durings.map(|during| Modifier { during, change: Change::Attack(1) });
    always.into_iter().chain(under).collect()
}

pub(super) fn prompts() -> Vec<Prompt> {
    let card = Card::Challenge(Challenge::FloodedMine);
    let mut res = vec![
        Prompt::Pick,
        Prompt::StartCity,
        Prompt::Mark { quest: Quest::AnOldGrudge },
        Prompt::StartOfTurn,
        Prompt::MovementBoots { moves: 2, energy: 3 },
        Prompt::Movement { moves: 2, energy: 3 },
        Prompt::Discoveries,
        Prompt::Resource,
        Prompt::Challenge,
        Prompt::Quests,
        Prompt::Equipment,
        Prompt::TurnCard,
        Prompt::PlaceToken,
        Prompt::Flight,
        Prompt::Auction,
        Prompt::DropQuest,
        Prompt::CombatBoots,
        Prompt::TestBoots { card: Card::Challenge(Challenge::MissingCaravan), die: 3 },
        Prompt::Overflow { card: Challenge::RottenGhoul },
        Prompt::Brink { seat: ANNA },
        Prompt::Theft { loser: BOB },
        Prompt::ToCity,
        Prompt::Pay { left: 2 },
        Prompt::Answer { ability: Ability::Fireball, owner: BOB },
        Prompt::Choice { card: Card::Challenge(Challenge::QuietShrine) },
        Prompt::Offer { card },
        Prompt::Offer { card: Card::Challenge(Challenge::WanderingSmith) },
        Prompt::Offer { card: Card::Challenge(Challenge::LostInFog) },
        Prompt::Whom { card: Card::Ability(Ability::Polymorph) },
        Prompt::AttachTo { card: Card::Ability(Ability::CurseOfAgony) },
        Prompt::Go { left: 1 },
        Prompt::GiveUp,
        Prompt::GainLevel,
        Prompt::FarSight,
        Prompt::FarSeen { token: 4 },
        Prompt::Scout,
        Prompt::Scouted { level: Level::Green },
        Prompt::Trade,
        Prompt::TradeBack { taker: BOB },
    ];
    let stages = [Stage::BeforeRoll, Stage::AfterRoll, Stage::Between, Stage::AfterHit];
    res.extend(stages.map(|stage| Prompt::Combat { stage, energy: 2 }));
    for left in [1, 2, 5] {
        res.extend([
            Prompt::Push { seat: BOB, left },
            Prompt::Discard { left },
            Prompt::FalseMap { seat: BOB, left },
            Prompt::BootyBay { left },
            Prompt::HandLimit { left },
        ]);
    }
    res
}

pub(super) fn actions() -> Vec<(Option<Prompt>, Action)> {
    let item = Item::MedicineStaff;
    let quest = Quest::PeltsForTheTanner;
    let mut res = vec![
        (Some(Prompt::Pick), Action::Pick(Hero::Sofeea)),
        (None, Action::Move(Space::E2)),
        (None, Action::Go(Space::Ironforge)),
        (Some(Prompt::StartCity), Action::Go(Space::Undercity)),
        (Some(Prompt::Flight), Action::Go(Space::B2)),
        (Some(Prompt::ToCity), Action::Go(Space::Stormwind)),
        (None, Action::Flip),
        (None, Action::Play(Ability::FrostNova)),
        (None, Action::Use(Item::WornBoots)),
        (None, Action::Spend(Discovery::Gold)),
        (None, Action::Visit(Resource::Scroll)),
        (None, Action::Open(Discovery::FalseMap)),
        (None, Action::Place(Space::LightsHope)),
        (None, Action::Attack(BOB)),
        (None, Action::FaceMarker(2)),
        (None, Action::FaceEvent),
        (None, Action::FaceLair),
        (None, Action::Draw),
        (None, Action::Advance(Quest::TheEasternPlagues)),
        (None, Action::HandIn(quest, item)),
        (None, Action::Equip(item)),
        (None, Action::Unequip(item)),
        (None, Action::DropQuest(quest)),
        (None, Action::Give(item)),
        (Some(Prompt::Auction), Action::Give(item)),
        (Some(Prompt::Trade), Action::Take(item)),
        (Some(Prompt::Theft { loser: BOB }), Action::Take(item)),
        (None, Action::Discard(Ability::Blink)),
        (None, Action::Begin(Ability::Corruption)),
        (None, Action::Choose(BOB)),
        (None, Action::ChooseToken(4)),
        (None, Action::ChooseMarker(4)),
        (None, Action::OfLevel(Level::Red)),
        (None, Action::Option(1)),
    ];
    res.extend(Potion::ALL.iter().map(|&potion| (None, Action::Drink(item, potion))));
    res.extend(Resource::ALL.iter().map(|&resource| (None, Action::Visit(resource))));
    res.extend([Action::Accept, Action::Done, Action::Pass].map(|action| (None, action)));
    for prompt in prompts() {
        res.extend([Action::Accept, Action::Done, Action::Pass].map(|it| (Some(prompt), it)));
    }
    // What is asked alike is answered alike.
    res.dedup_by_key(|(prompt, action)| {
        (prompt.map(|prompt| std::mem::discriminant(&prompt)), *action)
    });
    res
}

fn turn() -> Vec<Event> {
    let seat = ANNA;
    let mut res = vec![
        Event::Setup(SetupEvent::RolledForFirst { seat, die: 6 }),
        Event::Setup(SetupEvent::FirstPlayer { seat }),
        Event::Setup(SetupEvent::HeroPicked { seat, hero: Hero::Grumbaz }),
        Event::Quests(QuestsEvent::QuestGained { seat, quest: Quest::Bounty }),
        Event::Quests(QuestsEvent::QuestDropped { seat, quest: Quest::Bounty }),
        Event::Quests(QuestsEvent::RivalNamed { seat, quest: Quest::Bounty, rival: BOB }),
        Event::Setup(SetupEvent::Entered { seat, space: Space::Ironforge }),
        Event::Movement(MovementEvent::TurnBegan { seat, round: 3 }),
        Event::Movement(MovementEvent::RolledMovement { seat, moves: 2, energy: 3 }),
        Event::Movement(MovementEvent::Moved { seat, from: Space::Undercity, to: Space::Brill }),
        Event::Movement(MovementEvent::HeldByAggro { seat }),
        Event::Movement(MovementEvent::Turned { seat, face: Face::Back }),
        Event::Movement(MovementEvent::EnergyLost { seat }),
        Event::Movement(MovementEvent::Drunk {
            seat,
            item: Item::HerbBundle,
            potion: Potion::Healing,
        }),
        Event::Exploration(ExplorationEvent::Visited { seat, resource: Resource::Book }),
        Event::Exploration(ExplorationEvent::NoEffect { seat }),
        Event::Exploration(ExplorationEvent::DiscoveriesMixed),
        Event::Exploration(ExplorationEvent::DiscoveryTaken { seat, discovery: None }),
        Event::Exploration(ExplorationEvent::DiscoveryTaken {
            seat,
            discovery: Some(Discovery::Gold),
        }),
        Event::Exploration(ExplorationEvent::DiscoveryPlaced { seat, token: 2, space: Space::W1 }),
        Event::Exploration(ExplorationEvent::DiscoveryRevealed {
            seat,
            token: 2,
            discovery: Discovery::Ambush,
        }),
        Event::Exploration(ExplorationEvent::DiscoveryKept {
            seat,
            discovery: Discovery::Hearthstone,
        }),
        Event::Exploration(ExplorationEvent::DiscoverySpent {
            seat,
            discovery: Discovery::Hearthstone,
        }),
        Event::Exploration(ExplorationEvent::DiscoveryDiscarded { discovery: Discovery::Ambush }),
        Event::Exploration(ExplorationEvent::DiscoverySeen { seat, token: 2, discovery: None }),
        Event::Exploration(ExplorationEvent::DiscoverySeen {
            seat,
            token: 2,
            discovery: Some(Discovery::Curse),
        }),
        Event::Exploration(ExplorationEvent::Afflicted { seat, discovery: Discovery::Disease }),
        Event::Exploration(ExplorationEvent::Recovered { seat, discovery: Discovery::Disease }),
    ];
    for n in [1, 2, 5] {
        res.extend([
            Event::Movement(MovementEvent::MovesGained { seat, moves: n }),
            Event::Movement(MovementEvent::EnergyGained { seat, energy: n }),
            Event::Movement(MovementEvent::EnergyPaid { seat, energy: n }),
            Event::Movement(MovementEvent::Slowed { seat, moves: n }),
            Event::Defeat(DefeatEvent::Hurt { seat, damage: n, left: 3 }),
            Event::Defeat(DefeatEvent::Healed { seat, damage: n }),
            Event::Cards(CardsEvent::AbilitiesDrawn { seat, n, cards: vec![] }),
            Event::Cards(CardsEvent::AbilitiesDrawn {
                seat,
                n,
                cards: vec![Ability::Blink; usize::from(n)],
            }),
        ]);
    }
    res
}

fn challenges() -> Vec<Event> {
    let (seat, level) = (ANNA, Level::Green);
    let mut res = vec![
        Event::Challenge(ChallengeEvent::ChallengeDrawn { seat, card: Challenge::RottenGhoul }),
        Event::Challenge(ChallengeEvent::ChallengeDiscarded { card: Challenge::RottenGhoul }),
        Event::Challenge(ChallengeEvent::ChallengeSkipped { seat }),
        Event::Challenge(ChallengeEvent::DeckExhausted { level }),
        Event::Challenge(ChallengeEvent::BottomSeen { seat, level, card: None }),
        Event::Challenge(ChallengeEvent::BottomSeen {
            seat,
            level,
            card: Some(Challenge::MountainBoar),
        }),
        Event::Challenge(ChallengeEvent::BottomMoved { seat, level }),
        Event::Challenge(ChallengeEvent::EventPlaced { card: Challenge::WintersGrip }),
        Event::Challenge(ChallengeEvent::EventPlaced { card: Challenge::MissingCaravan }),
        Event::Challenge(ChallengeEvent::EventResolved { seat, card: Challenge::MissingCaravan }),
        Event::Challenge(ChallengeEvent::EventTurned { seat, card: Challenge::MissingCaravan }),
        Event::Challenge(ChallengeEvent::EventTurned { seat, card: Challenge::HowlsAtNight }),
        Event::Challenge(ChallengeEvent::EventTurned { seat, card: Challenge::DuelAtDawn }),
        Event::Challenge(ChallengeEvent::EventTurned { seat, card: Challenge::LostInFog }),
        Event::Challenge(ChallengeEvent::Undefeated {
            card: Challenge::HowlsAtNight,
            marker: 3,
            space: Space::Brill,
        }),
        Event::Challenge(ChallengeEvent::MarkerRemoved { marker: 3 }),
        Event::Combat(CombatEvent::RolledCombat { red: 4, black: 6 }),
        Event::Combat(CombatEvent::CombatCancelled),
    ];
    let foes = [
        Foe::Seat(BOB),
        Foe::Card(Challenge::GoblinEngineer),
        Foe::Marker(2),
        Foe::Lair(Space::Shadowfang),
    ];
    for foe in foes {
        res.extend([
            Event::Combat(CombatEvent::CombatBegan { attacker: seat, foe }),
            Event::Combat(CombatEvent::CombatEnded { attacker: seat, foe, won: true }),
            Event::Combat(CombatEvent::CombatEnded { attacker: seat, foe, won: false }),
        ]);
    }
    for side in 0..2 {
        res.push(Event::Combat(CombatEvent::Rerolled { side, die: 5 }));
        res.push(Event::Combat(CombatEvent::PowerTriggered {
            side,
            card: Card::Item(Item::FineLongbow),
        }));
        res.push(Event::Combat(CombatEvent::PowerTriggered {
            side,
            card: Card::Challenge(Challenge::HowlsAtNight),
        }));
    }
    let hit = Blow { die: 4, attack: 2, defence: 6, hit: true, damage: 1 };
    let miss = Blow { die: 1, attack: 3, defence: 5, hit: false, damage: 0 };
    for blows in [[Some(hit), None], [Some(miss), Some(hit)], [None, Some(miss)]] {
        res.push(Event::Combat(CombatEvent::Struck { attacker: seat, blows }));
    }
    res
}

pub(super) fn events() -> Vec<Event> {
    let seat = ANNA;
    let (ability, item) = (Ability::Corruption, Item::CandlewoodRod);
    let mut res = turn();
    res.extend(challenges());
    res.extend([
        Event::Defeat(DefeatEvent::Prevented { seat }),
        Event::Defeat(DefeatEvent::Saved { seat, left: 1 }),
        Event::Defeat(DefeatEvent::Defeated { seat }),
        Event::Defeat(DefeatEvent::LevelGained { seat, level: Level::Green }),
        Event::Defeat(DefeatEvent::Withered { seat }),
        Event::Defeat(DefeatEvent::Dazed { seat }),
        Event::Cards(CardsEvent::AbilityDiscarded { seat, ability }),
        Event::Cards(CardsEvent::AbilitiesShuffled { seat }),
        Event::Cards(CardsEvent::AbilityPlayed { seat, ability }),
        Event::Cards(CardsEvent::AbilityCancelled { seat, ability }),
        Event::Cards(CardsEvent::AbilityAttached { ability, on: Bearer::Seat(BOB) }),
        Event::Cards(CardsEvent::AbilityAttached { ability, on: Bearer::Space(Space::Brill) }),
        Event::Cards(CardsEvent::AbilityAttached { ability, on: Bearer::Marker(3) }),
        Event::Cards(CardsEvent::AbilityAttached { ability, on: Bearer::Token(7) }),
        Event::Cards(CardsEvent::AbilityDetached { ability }),
        Event::Cards(CardsEvent::AbilityWorked { ability }),
        Event::Cards(CardsEvent::ItemGained { seat, item }),
        Event::Cards(CardsEvent::ItemLost { seat, item }),
        Event::Cards(CardsEvent::ItemTaken { from: BOB, to: seat, item }),
        Event::Cards(CardsEvent::ItemUsed { seat, item }),
        Event::Cards(CardsEvent::Equipped { seat, item }),
        Event::Cards(CardsEvent::Unequipped { seat, item }),
        Event::Cards(CardsEvent::Tested { seat, die: 4, passed: true }),
        Event::Cards(CardsEvent::Tested { seat, die: 2, passed: false }),
        Event::Cards(CardsEvent::Declined { seat }),
        Event::Quests(QuestsEvent::QuestAdvanced {
            seat,
            quest: Quest::ThreeWatchtowers,
            progress: 1,
        }),
        Event::Quests(QuestsEvent::QuestCompleted {
            seat,
            quest: Quest::ThreeWatchtowers,
            valor: 2,
        }),
        Event::Quests(QuestsEvent::TrophyEarned { seat, trophy: Trophy::Nefarian }),
        Event::Challenge(ChallengeEvent::ValorEarned { seat, card: Challenge::LastRites }),
        Event::Quests(QuestsEvent::EliteShuffled),
        Event::Quests(QuestsEvent::GameEnded { winners: vec![seat] }),
        Event::Quests(QuestsEvent::GameEnded { winners: vec![seat, BOB] }),
    ]);
    res
}
