//! Small World of Warcraft in the catalog.

use ai::{Better, Holding, Horizon, Policy, Settings};
use game_smallworld::content::{self, Power, Provenance, Race, Region, Relic};
use game_smallworld::state::Holder;
use game_smallworld::view::{ComboView, RegionView, SeatView};
use game_smallworld::{SmallWorld, View};
use kernel::{Chance, Seat, WindowAnswer};
use net::{InputList, Inputs};

use crate::playable::{Card, EachAnswer, Playable, stock};

impl Playable for SmallWorld {
    /// Half of a leaf is the judgement of the position where the playout begins, the other half what it says where the turn
    /// ends, which is played on as is likely. The figures are in docs/bots.md.
    const SETTINGS: Settings = Settings {
        leaf_weight: 0.5,
        guidance: 8.0,
        n_judged: 8,
        policy: Policy::Likely(2),
        horizon: Horizon { max_turns: 1, ..Settings::DEFAULT.horizon },
        ..Settings::DEFAULT
    };

    const WINDOWS: &'static [&'static str] = game_smallworld::windows::WINDOWS;

    fn window_answer(&self, _seat: Seat, action: Self::Action) -> Option<WindowAnswer> {
        game_smallworld::windows::window_answer(self, action)
    }

    fn haste_would_tell(&self, seat: Seat) -> bool {
        game_smallworld::windows::haste_would_tell(self, seat)
    }

    fn scores(&self) -> Vec<i32> {
        self.scores()
    }

    fn holdings(view: &Self::View, seat: Seat) -> Vec<Holding> {
        let own = view.seats.get(&seat);
        let team = own.and_then(|it| it.team);
        let is_own = |it: &&RegionView| it.holder.0.seat() == Some(seat);
        let is_rivals = |it: &&RegionView| {
            let holder = it.holder.0.seat().filter(|&it| it != seat);
            let team_of = |it| view.seats.get(&it).and_then(|it| it.team);
            holder.is_some_and(|it| team.is_none() || team_of(it) != team)
        };
        let n_of = |is: &dyn Fn(&&RegionView) -> bool| view.regions.values().filter(is).count();
        let (spare, lone, border) = standing(view, seat);
        let of = |name, better, n, rule| Holding { name, of: None, n, better, rule };
        let coins = own.and_then(|it| it.coins).unwrap_or(0).into();
        vec![
            of("coins", Better::More, coins, "SW-END-01"),
            of("regions", Better::More, n_of(&is_own) as i32, "SW-SCORE-01"),
            of("rivals", Better::Less, n_of(&is_rivals) as i32, "SW-SCORE-01"),
            of("spare", Better::More, spare, "SW-READY-02"),
            of("lone", Better::Less, lone, "SW-LOSS-02"),
            of("border", Better::More, border, "SW-CONQ-02"),
        ]
    }

    fn details(view: &Self::View, seat: Seat) -> Vec<Holding> {
        let held = view.regions.iter().filter(|(_, it)| it.holder.0.seat() == Some(seat));
        let of_region = |(region, it): (&Region, &RegionView)| Holding {
            name: if is_border(view, seat, *region) { "exposed" } else { "sheltered" },
            of: Some(region.slug()),
            n: pieces(it),
            better: Better::More,
            rule: "SW-CONQ-03",
        };
        let mut res: Vec<Holding> = held.map(of_region).collect();
        let Some(own) = view.seats.get(&seat) else { return res };
        let income = own.income.iter().map(|&(_, n)| i32::from(n)).sum();
        let hand = i32::from(own.hand) + i32::from(own.beasts);
        let of = |name, n, rule| Holding { name, of: None, n, better: Better::More, rule };
        res.extend([of("hand", hand, "SW-READY-02"), of("income", income, "SW-SCORE-02")]);
        res
    }

    fn has_teams(&self) -> bool {
        self.has_teams()
    }

    fn obscured(&self, seat: Seat, chance: &mut Chance) -> Self {
        game_smallworld::determinize::obscured(self, seat, chance)
    }

    const INPUTS: &'static InputList = &game_smallworld::features::INPUTS;

    fn write_inputs(&self, seat: Seat, out: &mut Inputs) {
        game_smallworld::features::write(self, seat, out);
    }

    const ANSWER_INPUTS: &'static InputList = &game_smallworld::policy::INPUTS;

    fn write_answer_inputs(&self, seat: Seat, legal: &[Self::Action], each: EachAnswer<'_>) {
        game_smallworld::policy::write(self, seat, legal, each);
    }

    fn cards() -> Vec<Card> {
        let book = content::book();
        let races = Race::ALL.iter().map(|&race| ("race", race.name(), book.race(race).prov));
        let powers =
            Power::ALL.iter().map(|&power| ("power", power.name(), book.power(power).prov));
        // The effects of the relics are the rulebook's.
        let relics = Relic::ALL.iter().map(|relic| ("relic", relic.name(), Provenance::Seed));
        let all = races.chain(powers).chain(relics);
        stock(all.map(|(kind, id, prov)| (kind, id, 1, prov)))
    }
}

/// What the next turns of a seat begin with: tokens to conquer with, regions that a single token holds, and tokens that
/// stand beside regions of other Active races. Nothing of it counts when the seat has no turn left.
fn standing(view: &View, seat: Seat) -> (i32, i32, i32) {
    let Some(own) = view.seats.get(&seat).filter(|_| has_turn_left(view, seat)) else {
        return (0, 0, 0);
    };
    // SW-READY-01.
    let n_staying = if own.race == Some(Race::Tauren) { 2 } else { 1 };
    let held = view.regions.iter().filter(|(_, it)| it.holder.0 == Holder::Active(seat));
    let (mut spare, mut lone, mut border) = (i32::from(own.hand) + i32::from(own.beasts), 0, 0);
    for (region, it) in held {
        spare += (pieces(it) - n_staying).max(0);
        lone += i32::from(pieces(it) <= n_staying);
        border += if is_border(view, seat, *region) { pieces(it) } else { 0 };
    }
    if own.race.is_none() {
        spare = best_combo(view, own);
    }
    (spare, lone, border)
}

fn pieces(it: &RegionView) -> i32 {
    i32::from(it.tokens) + i32::from(it.beasts)
}

/// SW-CONQ-02: whether an Active race of another seat holds a neighbour.
fn is_border(view: &View, seat: Seat, region: Region) -> bool {
    let holder = |it| view.regions.get(&Region(it)).map(|it| it.holder.0);
    let is_others = |it| matches!(holder(it), Some(Holder::Active(other)) if other != seat);
    region.neighbours().into_iter().any(is_others)
}

/// SW-COMBO-04: the most tokens of a combo that the seat can pay for (SW-COMBO-02).
fn best_combo(view: &View, own: &SeatView) -> i32 {
    let columns = view.columns.iter().filter(|it| it.team == own.team);
    let coins = usize::from(own.coins.unwrap_or(0));
    let payable = columns.flat_map(|it| it.combos.iter().take(coins + 1));
    let tokens = |it: &ComboView| {
        i32::from(content::book().race(it.race).banner)
            + i32::from(content::book().power(it.power).badge)
    };
    payable.map(tokens).max().unwrap_or(0)
}

/// Whether a seat has a turn after the one that is played.
fn has_turn_left(view: &View, seat: Seat) -> bool {
    let n_seats = view.seats.len() as u8;
    let order = |it: Seat| (it.0 + n_seats - view.first.0) % n_seats.max(1);
    view.round < view.rounds || order(view.turn.seat) < order(seat)
}
