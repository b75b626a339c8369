//! The way back from an omniscient view to a position: for scenarios, puzzles and analysis.

use kernel::{Agenda, Cx, Seat, Violation, ensure};
use parts::{Slots, Spaces};

use crate::action::Means;
use crate::content::{Bomb, Power, Race, Region, Relic, book};
use crate::event::Event;
use crate::state::{
    Active, Bombs, ChampionSpot, Declining, Held, Holder, Land, Markers, Market, Player,
    Redeployed, RelicSpot, SmallWorld, Strike, Turn,
};
use crate::step::{self, Step};
use crate::view::{ChampionView, Secret, TurnView, View};

/// The position that `view` describes. Tokens that stand nowhere are in the tray; banners and badges that a seat
/// holds leave the columns; the steps follow from the phase, if the phase was changed, and go on to the next question.
pub(crate) fn from_view(
    base: &SmallWorld,
    view: &View,
    cx: &mut Cx<'_, Event>,
) -> Result<SmallWorld, Violation> {
    let mut res = *base;
    if !(1..=view.rounds).contains(&view.round) {
        let what = format!("round {} of {}", view.round, view.rounds);
        return Err(Violation::new("SW-ROUND-01", what));
    }
    // No region holds more than all pieces of a race and of its Beasts.
    if view.regions.values().any(|it| 100 < it.tokens || 100 < it.beasts) {
        return Err(Violation::new("SW-COMP-03", "more tokens in a region than a race has"));
    }
    audit_numbers(&res, view)?;
    res.round = view.round;
    res.n_rounds = view.rounds;
    res.first_seat = view.first;
    res.options = view.options;
    res.is_well_set_aside = view.well_set_aside;
    res.harmony = view.harmony.iter().copied().collect();
    arrange_players(&mut res, view)?;
    arrange_regions(&mut res, view)?;
    arrange_relics(base, &mut res, view)?;
    arrange_bombs(&mut res, view)?;
    res.champion = match view.champion {
        ChampionView::Supply if res.seats().any(|seat| res.has_power(seat, Power::Champions)) => {
            ChampionSpot::Hand
        }
        ChampionView::Supply => ChampionSpot::Supply,
        ChampionView::Hand => ChampionSpot::Hand,
        ChampionView::Region(region) => ChampionSpot::Region(region),
        ChampionView::Captive(seat) => ChampionSpot::Captive(seat),
    };
    arrange_combos(&mut res, view)?;
    arrange_tray(&mut res)?;
    res.turn = turn(&view.turn);
    res.agenda = agenda(base, view)?;
    crate::audit::audit(&res)?;
    // A step that has nothing to ask is done, as in play.
    kernel::run(&mut res, cx);
    audit_answers(&res)?;
    Ok(res)
}

/// Every seat that is asked has a legal answer.
fn audit_answers(game: &SmallWorld) -> Result<(), Violation> {
    let Some(seat) = step::asked(game) else { return Ok(()) };
    let mut answers = Vec::new();
    step::legal(game, &mut answers);
    ensure(!answers.is_empty(), "SW-TURN-02", || {
        format!("{seat} is asked something and has no answer to it")
    })
}

/// An upper bound on the coins of a seat in an arranged position, far above what a match can bring.
const MOST_COINS: u16 = 9_999;

/// Numbers that count pieces and coins are no larger than what there is to count.
fn audit_numbers(base: &SmallWorld, view: &View) -> Result<(), Violation> {
    let coins = view.seats.values().filter_map(|it| it.coins);
    ensure(coins.max() <= Some(MOST_COINS), "SW-COMP-05", || {
        format!("more than {MOST_COINS} coins in a hand")
    })?;
    let mut combos = view.columns.iter().flat_map(|it| &it.combos);
    ensure(combos.all(|it| it.coins <= 100), "SW-COMBO-03", || {
        "more than 100 coins on a combo".to_owned()
    })?;
    let supply = Race::ALL.iter().map(|&race| u16::from(book().race(race).supply));
    let n_tokens = supply.sum::<u16>() + u16::from(book().limits.murlocs);
    ensure(u16::from(view.turn.fallen) <= n_tokens, "SW-RACE-FORSAKEN-01", || {
        format!("{} tokens that fell, of {n_tokens}", view.turn.fallen)
    })?;
    let n_conquered: u32 = view.turn.conquered_from.values().map(|&it| u32::from(it)).sum();
    let n_regions = base.in_play.len();
    ensure(n_conquered <= n_regions, "SW-FACTION-02", || {
        format!("{n_conquered} regions conquered in a turn, of {n_regions}")
    })
}

fn arrange_players(res: &mut SmallWorld, view: &View) -> Result<(), Violation> {
    let named = [view.turn.seat, view.first].into_iter().chain(view.seats.keys().copied());
    for seat in named.chain(view.harmony.iter().copied()) {
        if res.n_seats <= seat.0 {
            return Err(Violation::new("SW-SETUP-01", format!("there is no seat {seat}")));
        }
    }
    for (&seat, seat_view) in &view.seats {
        let active = match (seat_view.race, seat_view.power) {
            (Some(race), Some(power)) => Some(Active { race, power }),
            (None, None) => None,
            _ => {
                return Err(Violation::new(
                    "SW-COMBO-01",
                    format!("{seat} needs both a race and a power, or neither"),
                ));
            }
        };
        res.players[seat] = Player {
            coins: seat_view.coins.unwrap_or(res.players[seat].coins),
            active,
            declining: seat_view
                .declining
                .as_ref()
                .map(|it| Declining { race: it.race, power: it.power }),
            hand: seat_view.hand,
            beasts: seat_view.beasts,
        };
    }
    Ok(())
}

fn arrange_regions(res: &mut SmallWorld, view: &View) -> Result<(), Violation> {
    res.land = Slots::default();
    res.held = Held::default();
    res.markers = Markers::default();
    let champion = match view.champion {
        ChampionView::Region(region) => Some(region),
        ChampionView::Supply | ChampionView::Hand | ChampionView::Captive(_) => None,
    };
    for (&region, it) in &view.regions {
        let n_champions = u16::from(champion == Some(region));
        let n_pieces = u16::from(it.tokens) + u16::from(it.beasts) + n_champions;
        if (n_pieces == 0) != (it.holder.0 == Holder::Nobody) {
            let what = format!("{region}: {} with {n_pieces} pieces", it.holder);
            return Err(Violation::new("SW-DEF-03", what));
        }
        res.land[region.idx()] =
            Land { holder: Holder::Nobody, tokens: it.tokens, beasts: it.beasts };
        res.set_holder(region, it.holder.0);
        let markers = &mut res.markers;
        for (is_there, regions) in [
            (it.fort, &mut markers.forts),
            (it.wisp_wall, &mut markers.walls),
            (it.watch_tower, &mut markers.towers),
            (it.objective, &mut markers.objectives),
        ] {
            if is_there {
                regions.insert(region.0);
            }
        }
    }
    let murlocs = res.held.murlocs.iter().map(|idx| res.land[usize::from(idx)].tokens);
    let on_boards: u16 = murlocs.map(u16::from).sum();
    let limit = book().limits.murlocs;
    let boxed = u8::try_from(on_boards).ok().and_then(|it| limit.checked_sub(it));
    res.murlocs_boxed = boxed.ok_or_else(|| {
        Violation::new("SW-COMP-02", format!("{on_boards} Murlocs, but there are {limit}"))
    })?;
    Ok(())
}

/// Relics lie where the view says. Their number is fixed (SW-SETUP-08): a marker that was named face up takes the
/// place of one that lies face down, first of the one beside it, which was turned over, and then of itself elsewhere.
fn arrange_relics(base: &SmallWorld, res: &mut SmallWorld, view: &View) -> Result<(), Violation> {
    let n_icons = (book().map.relics & res.in_play).len() as usize;
    let mut n_placed = 0;
    res.relics = Slots::default();
    for (&region, it) in &view.regions {
        for &relic in &it.relics {
            if res.relics[relic.idx()] != RelicSpot::Box {
                return Err(Violation::new("SW-COMP-01", format!("{relic} is in two places")));
            }
            res.relics[relic.idx()] = RelicSpot::FaceUp(region);
            n_placed += 1;
        }
    }
    // Beside a marker that was named face up lies the one that lay there before: nobody said that it stays.
    let is_turned_over = |region: Region, hidden: Relic| {
        let lay_there = |relic: Relic| base.relics[relic.idx()] == RelicSpot::FaceUp(region);
        let is_new = view.regions[&region].relics.iter().any(|&relic| !lay_there(relic));
        is_new && base.relics[hidden.idx()] == RelicSpot::FaceDown(region)
    };
    let (mut nameless, mut turned_over) = (Vec::new(), Vec::new());
    for (&region, it) in &view.regions {
        match it.face_down {
            Some(Secret::Known(relic)) if is_turned_over(region, relic) => {
                turned_over.push((region, relic));
            }
            Some(Secret::Known(relic))
                if res.relics[relic.idx()] == RelicSpot::Box && n_placed < n_icons =>
            {
                res.relics[relic.idx()] = RelicSpot::FaceDown(region);
                n_placed += 1;
            }
            Some(Secret::Known(_) | Secret::Hidden) => nameless.push(region),
            None => {}
        }
    }
    // A face-down marker whose identity is taken, or was not said, is one that was turned over, or any other one.
    let others = turned_over.iter().map(|&(_, relic)| relic).chain(Relic::ALL.iter().copied());
    let others: Vec<Relic> = others.collect();
    for region in nameless.into_iter().chain(turned_over.into_iter().map(|(region, _)| region)) {
        let unused = others.iter().find(|relic| res.relics[relic.idx()] == RelicSpot::Box);
        if let Some(relic) = unused
            && n_placed < n_icons
        {
            res.relics[relic.idx()] = RelicSpot::FaceDown(region);
            n_placed += 1;
        }
    }
    Ok(())
}

fn arrange_bombs(res: &mut SmallWorld, view: &View) -> Result<(), Violation> {
    let mut bombs = Bombs::default();
    let limits = book().limits;
    let n_planted = view.regions.values().filter(|it| it.bomb.is_some()).count();
    if usize::from(limits.live_bombs + limits.duds) < n_planted {
        return Err(Violation::new("SW-COMP-02", format!("{n_planted} planted Bombs")));
    }
    for (&region, it) in &view.regions {
        match it.bomb {
            Some(Secret::Known(bomb)) => {
                bombs.planted.put_under((region, bomb));
                bombs.regions.insert(region.0);
            }
            Some(Secret::Hidden) => {
                return Err(Violation::new(
                    "SW-MARK-05",
                    format!("{region}: say whether the bomb is live or dud"),
                ));
            }
            None => {}
        }
    }
    let stack = view.bombs.stack.clone().unwrap_or_default();
    let has_goblins = res.seat_of(Race::Goblins).is_some();
    bombs.stack = if stack.is_empty() && has_goblins {
        // Nobody said: all Bombs that are not planted, duds first.
        let n_planted = |face: Bomb| bombs.planted.iter().filter(|&&(_, it)| it == face).count();
        let n_duds = usize::from(limits.duds).saturating_sub(n_planted(Bomb::Dud));
        let n_live = usize::from(limits.live_bombs).saturating_sub(n_planted(Bomb::Live));
        std::iter::repeat_n(Bomb::Dud, n_duds)
            .chain(std::iter::repeat_n(Bomb::Live, n_live))
            .collect()
    } else {
        stack.into_iter().take(12 - bombs.planted.len()).collect()
    };
    res.bombs = bombs;
    Ok(())
}

/// Banners and badges: what the seats hold is taken out, everything else stays in its order, what is missing goes
/// to the bottom.
fn arrange_combos(res: &mut SmallWorld, view: &View) -> Result<(), Violation> {
    let mut races: Vec<Race> = Vec::new();
    let mut powers: Vec<Power> = Vec::new();
    for seat in res.seats() {
        let player = res.player(seat);
        races.extend(player.active.map(|it| it.race));
        races.extend(player.declining.map(|it| it.race));
        powers.extend(player.active.map(|it| it.power));
        powers.extend(player.declining.and_then(|it| it.power));
    }
    let mut market = Market::default();
    let mut waiting: Vec<Power> = Vec::new();
    for (column, column_view) in market.columns.iter_mut().zip(&view.columns) {
        let visible = column_view.combos.iter().filter(|combo| !races.contains(&combo.race));
        let visible: Vec<_> = visible.cloned().collect();
        if res.n_visible() < visible.len() {
            let what = format!("{} combos in a column", visible.len());
            return Err(Violation::new("SW-COMBO-06", what));
        }
        let stack = column_view.stack.iter().flatten().copied();
        let mut banners: Vec<Race> = visible.iter().map(|combo| combo.race).chain(stack).collect();
        banners.retain(|race| !races.contains(race));
        for &race in &banners {
            if races.contains(&race) {
                return Err(Violation::new("SW-COMP-01", format!("two banners of {race}")));
            }
            races.push(race);
        }
        column.banners = banners.into_iter().collect();
        // A badge taken by a seat leaves its banner to the next free badge.
        for (position, combo) in visible.iter().enumerate() {
            if !powers.contains(&combo.power) {
                powers.push(combo.power);
                column.badges.put_under(combo.power);
            } else if let Some(power) =
                view.badges.stack.iter().flatten().copied().find(|it| !powers.contains(it))
            {
                powers.push(power);
                column.badges.put_under(power);
            }
            column.coins[position] = combo.coins;
        }
        column.n_returned =
            column_view.returned.len().min(column.banners.len() - column.badges.len()) as u8;
    }
    for power in view.badges.stack.iter().flatten().copied() {
        if !powers.contains(&power) {
            powers.push(power);
            waiting.push(power);
        }
    }
    for power in view.badges.discarded.iter().copied() {
        if !powers.contains(&power) {
            powers.push(power);
            market.discarded_badges.put_under(power);
        }
    }
    // What nobody named is at the bottom.
    waiting.extend(Power::ALL.iter().copied().filter(|power| !powers.contains(power)));
    market.badges = waiting.into_iter().collect();
    for &race in Race::ALL.iter().filter(|race| !races.contains(race)) {
        let column_idx = if res.options.teams { book().race(race).faction.idx() } else { 0 };
        market.columns[column_idx].banners.put_under(race);
    }
    res.market = market;
    top_up(res);
    Ok(())
}

/// SW-COMBO-06 without luck: a position has as many visible combos as its pieces allow.
fn top_up(res: &mut SmallWorld) {
    let n_visible = res.n_visible();
    let Market { columns, badges, .. } = &mut res.market;
    for column in columns {
        while column.badges.len() < n_visible.min(column.banners.len()) {
            let Some(power) = badges.take_top() else { return };
            column.badges.put_under(power);
        }
        let n_hidden = column.banners.len() - column.badges.len();
        column.n_returned = column.n_returned.min(n_hidden as u8);
    }
}

fn arrange_tray(res: &mut SmallWorld) -> Result<(), Violation> {
    for &race in Race::ALL {
        let on_land = |regions: Spaces| -> u8 {
            regions.iter().map(|idx| res.land[usize::from(idx)].tokens).sum()
        };
        let mut n_used = 0;
        for seat in res.seats() {
            let player = res.player(seat);
            if player.active.is_some_and(|it| it.race == race) {
                n_used += player.hand + on_land(res.held.active[seat]);
            }
            if player.declining.is_some_and(|it| it.race == race) {
                n_used += on_land(res.held.declining[seat]);
            }
        }
        let supply = book().race(race).supply;
        res.tray[race.idx()] = supply.checked_sub(n_used).ok_or_else(|| {
            Violation::new(
                "SW-COMP-03",
                format!("{n_used} tokens of {race}, but there are {supply}"),
            )
        })?;
    }
    Ok(())
}

fn turn(view: &TurnView) -> Turn {
    let regions = |regions: &[Region]| regions.iter().map(|region| region.0).collect::<Spaces>();
    let mut conquered_from = Slots::default();
    for (race, &n_regions) in &view.conquered_from {
        conquered_from[race.idx()] = n_regions;
    }
    Turn {
        seat: view.seat,
        used: view.used.iter().copied().collect::<Means>(),
        n_pushes: view.pushes,
        n_swaps: view.swaps,
        is_worgen_form: view.worgen_form,
        side: view.side,
        is_aegis_lifted: view.aegis_lifted,
        conquered_from,
        n_fallen: view.fallen,
        is_draenei_saved: view.draenei_saved,
        attacked: view.attacked.iter().copied().collect(),
        strike: view.strike.as_ref().map(|it| Strike {
            region: it.region,
            means: it.means.iter().copied().collect(),
            n_pips: it.pips,
        }),
        is_final_made: view.final_made,
        redeployed: Redeployed {
            taken: regions(&view.taken),
            put: regions(&view.put),
            beasts_taken: regions(&view.beasts_taken),
            beasts_put: regions(&view.beasts_put),
            is_champion_moved: view.champion_moved,
        },
        objective: view.objective,
        two_left: regions(&view.two_left),
    }
}

/// The steps that follow a phase: the stored ones, or, where the view names another phase or seat, those of SW-TURN-02.
fn agenda(base: &SmallWorld, view: &View) -> Result<Agenda<Step, 24>, Violation> {
    let phase = view.turn.phase;
    if !base.agenda.iter().eq(view.agenda.iter().copied()) {
        return Err(Violation::new("SW-TURN-02", "what comes next follows from the phase"));
    }
    let mut res = Agenda::new();
    if view.agenda.first() == Some(&phase) && view.turn.seat == base.turn.seat {
        for &step in view.agenda.iter().rev() {
            res.push(step);
        }
        return Ok(res);
    }
    let seat = view.turn.seat;
    let end = [Step::Score, Step::Withdrawals(Seat(0)), Step::PassTurn];
    let upkeep = [Step::TakeBackHarmony, Step::Bombs, Step::Beasts, Step::Mode];
    let is_upkeep = upkeep.contains(&phase);
    let decline = [Step::LeaveTwo, Step::Decline];
    let rest: Vec<Step> = if is_upkeep {
        upkeep.to_vec()
    } else if decline.contains(&phase) {
        decline.into_iter().chain(end).collect()
    } else {
        crate::phases::mode::EXPANSION.into_iter().chain(end).collect()
    };
    let phase_at = |step: &Step| match (step, phase) {
        (Step::Withdrawals(_), Step::Withdrawals(_)) => true,
        _ => *step == phase,
    };
    let Some(first) = rest.iter().position(phase_at) else {
        return Err(Violation::new(
            "SW-TURN-02",
            "a position cannot begin with this step; the table of steps says which it can begin with",
        ));
    };
    for &step in rest[first..].iter().rev() {
        res.push(match (step, phase) {
            (Step::Withdrawals(_), Step::Withdrawals(owner)) => Step::Withdrawals(owner),
            (Step::Withdrawals(_), _) => Step::Withdrawals(seat.next(base.n_seats)),
            _ => step,
        });
    }
    Ok(res)
}
