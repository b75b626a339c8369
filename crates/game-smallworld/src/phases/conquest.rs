//! P3 and P4 of SW-TURN-02: conquests (SW-CONQ) and the final conquest (SW-FINAL).

use kernel::{Cx, Flow, Refusal, Seat};
use parts::Spaces;
use tinyvec::{ArrayVec, TinyVec};

use crate::action::{Action, Mean, Means, Piece};
use crate::content::{Power, Race, Region, Relic, book};
use crate::event::{CoinReason, ConquestEvent, Event};
use crate::phases::{muscle, portal, strike};
use crate::query::cost::Price;
use crate::query::dues::{Due, TWO_COINS};
use crate::query::misplaced::not_now;
use crate::query::reach::{Range, check_together};
use crate::state::{ChampionSpot, SmallWorld};
use crate::step::Step;

/// SW-TURN-01: conquering nothing is legal; a player who could do nothing at all is not asked.
pub(crate) fn enter(game: &SmallWorld) -> Flow {
    let seat = game.turn.seat;
    let has_pieces = game.n_free(seat) != 0 || game.n_in_hand(seat, Piece::Champion) != 0;
    let has_tricks = game.has_power(seat, Power::Muscle)
        || game.has_power(seat, Power::PortalMages)
        || game.is_race(seat, Race::Ethereals);
    // SW-RELIC-AEGIS-02: it can be bought open for what is placed at the end of the turn, too. SW-COIN-01: whether the
    // coins for it are there decides about the answers, not about the question.
    let has_marker = game.is_race(seat, Race::Goblins) || game.is_race(seat, Race::Humans);
    let meets_aegis = has_marker && game.aegis_in_the_way(seat).is_some();
    Flow::asks_if(has_pieces || has_tricks || meets_aegis)
}

/// Every combination of means that the seat could announce this turn, ascending; the plain one comes first. What does not
/// go together is refused with its rule ([`SmallWorld::check_means`]).
fn announceable(game: &SmallWorld, seat: Seat) -> ArrayVec<[Means; 16]> {
    let is_open = |mean: Mean, is_owned: bool| is_owned && !game.turn.used.has(mean);
    let mut ways: ArrayVec<[Means; 6]> = ArrayVec::new();
    ways.push(Means::NONE);
    if is_open(Mean::Strike, game.is_race(seat, Race::Gnomes)) {
        ways.push(Means::only(Mean::Strike));
        ways.push(Means::only(Mean::Strike).and(Mean::Roll));
    }
    if is_open(Mean::Ashes, game.has_relic(seat, Relic::Ashes)) {
        ways.push(Means::only(Mean::Ashes));
    }
    if is_open(Mean::Champion, game.n_in_hand(seat, Piece::Champion) != 0) {
        ways.push(Means::only(Mean::Champion));
    }
    if is_open(Mean::Doomhammer, game.has_relic(seat, Relic::Doomhammer)) {
        ways.push(Means::only(Mean::Doomhammer));
    }
    let has_frostmourne = is_open(Mean::Frostmourne, game.has_relic(seat, Relic::Frostmourne));
    let has_discount = is_open(Mean::Ethereals, game.is_race(seat, Race::Ethereals));
    let mut res: ArrayVec<[Means; 16]> = ArrayVec::new();
    for &way in &ways {
        res.push(way);
        if has_frostmourne {
            res.push(way.and(Mean::Frostmourne));
        }
        if has_discount {
            res.push(way.and(Mean::Ethereals));
            if has_frostmourne {
                res.push(way.and(Mean::Ethereals).and(Mean::Frostmourne));
            }
        }
    }
    res.sort_unstable();
    res
}

pub(crate) fn legal(game: &SmallWorld, out: &mut Vec<Action>) {
    let seat = game.turn.seat;
    // Few at most times; they are listed behind the ordinary ones.
    let mut finals: TinyVec<[(Region, Means); 16]> = TinyVec::new();
    offers(game, |it| {
        if it.is_open {
            out.push(Action::Conquer(it.region, it.means));
        } else {
            finals.push((it.region, it.means));
        }
    });
    out.extend(finals.iter().map(|&(region, means)| Action::Final(region, means)));
    if game.aegis_in_the_way(seat).is_some() && check_lift_aegis(game, seat).is_ok() {
        out.push(Action::LiftAegis);
    }
    muscle::legal(game, out);
    portal::legal(game, out);
    out.push(Action::Done);
}

/// A conquest that can be made.
pub(crate) struct Way {
    pub(crate) region: Region,
    pub(crate) means: Means,
    pub(crate) cost: u8,
    /// Whether it is an ordinary one; if not, it takes the die (SW-FINAL-01).
    pub(crate) is_open: bool,
}

/// Every conquest that can be made.
#[inline]
pub(crate) fn offers(game: &SmallWorld, mut each: impl FnMut(Way)) {
    let seat = game.turn.seat;
    if game.n_free(seat) == 0 && game.champion != ChampionSpot::Hand {
        return;
    }
    let mut announceable = announceable(game, seat);
    announceable.retain(|&means| means.is_empty() || check_together(means).is_ok());
    let range = game.range(seat);
    let announceable = announceable.as_slice();
    // SW-RACE-ETHEREALS-03.
    let places = if game.is_race(seat, Race::Ethereals) { game.places() } else { Spaces::EMPTY };
    let everywhere = game.conquerable(seat) & range.spans(announceable);
    let regions = everywhere.iter().map(Region);
    // Told apart, because it is so at most times, and takes half as long.
    if let [Means::NONE] = announceable {
        regions.filter_map(|it| way(game, &range, places, it, Means::NONE)).for_each(each);
        return;
    }
    for region in regions {
        announceable
            .iter()
            .filter_map(|&means| way(game, &range, places, region, means))
            .for_each(&mut each);
    }
}

/// The conquest of a region that may be conquered, if it can be made by these means.
#[inline(always)]
fn way(
    game: &SmallWorld,
    range: &Range,
    places: Spaces,
    region: Region,
    means: Means,
) -> Option<Way> {
    if means.has(Mean::Ethereals) && !places.contains(region.0) {
        return None;
    }
    let seat = game.turn.seat;
    let n_free = game.n_free(seat);
    let cost = game.cost(seat, region, means, range.reach(region, means)?);
    // SW-CONQ-07: means that leave no room for the die can be paid for, or are out of its reach.
    let is_open = is_affordable(means, cost, n_free);
    let is_in_reach = is_open || is_within_a_roll(game, seat, cost, n_free);
    let is_paid_for = is_in_reach && game.has_dues(seat, region, means);
    is_paid_for.then_some(Way { region, means, cost, is_open })
}

pub(crate) fn candidate_actions(game: &SmallWorld, out: &mut Vec<Action>) {
    let seat = game.turn.seat;
    let foreign = game.in_play - game.held.active[seat];
    out.extend(foreign.iter().map(|idx| Action::Conquer(Region(idx), Means::NONE)));
    let (range, open) = (game.range(seat), foreign - game.closed_to(seat));
    for means in announceable(game, seat) {
        if !means.is_empty() {
            let spanned = open & range.spans(&[means]);
            out.extend(spanned.iter().map(|idx| Action::Conquer(Region(idx), means)));
        }
    }
    if game.aegis_in_the_way(seat).is_some() {
        out.push(Action::LiftAegis);
    }
}

/// A conquest that is open by everything but its price.
pub(crate) struct Offer {
    pub(crate) region: Region,
    pub(crate) means: Means,
    pub(crate) price: Price,
}

impl SmallWorld {
    /// How many pieces of a kind a player holds in his hand. The Champion needs no token beside him (SW-AMB-07).
    #[inline]
    pub(crate) fn n_in_hand(&self, seat: Seat, piece: Piece) -> u8 {
        match piece {
            Piece::Token => self.player(seat).hand,
            Piece::Beast => self.player(seat).beasts,
            Piece::Champion => u8::from(
                self.champion == ChampionSpot::Hand && self.has_power(seat, Power::Champions),
            ),
        }
    }

    /// SW-READY-02: what can conquer, tokens and Beasts in hand.
    #[inline]
    pub(crate) fn n_free(&self, seat: Seat) -> u8 {
        self.player(seat).hand + self.player(seat).beasts
    }

    /// SW-CONQ-09, SW-CONQ-13: whether a region can be attacked by these means, and for how much.
    ///
    /// # Errors
    /// The rule that forbids it.
    #[inline]
    pub(crate) fn offer(&self, seat: Seat, region: Region, means: Means) -> Result<Offer, Refusal> {
        self.is_conquerable(seat, region)?;
        self.check_means(seat, region, means)?;
        let reach = self.reach(seat, region, means)?;
        Ok(Offer { region, means, price: self.price(seat, region, means, reach, 0) })
    }

    /// The cost of a conquest that was found legal.
    fn cost_of_checked(&self, seat: Seat, region: Region, means: Means) -> u8 {
        let reach = self.reach(seat, region, means).unwrap_or_else(|refusal| {
            unreachable!("SW-CONQ-13: {region} was within reach: {refusal}")
        });
        self.cost(seat, region, means, reach)
    }
}

/// SW-CONQ-03, SW-CONQ-05: enough tokens for an ordinary conquest.
#[inline]
fn is_affordable(means: Means, cost: u8, n_free: u8) -> bool {
    if means.has(Mean::Roll) { strike::is_worth_a_roll(cost, n_free) } else { cost <= n_free }
}

impl Offer {
    /// SW-FINAL-01: whether these means leave room for the die.
    #[inline]
    fn can_be_final(&self) -> bool {
        !self.means.has(Mean::Roll)
            && !self.means.has(Mean::Champion)
            && !self.means.has(Mean::Doomhammer)
    }

    /// An ordinary conquest.
    ///
    /// # Errors
    /// What is missing.
    pub(crate) fn check_conquest(&self, game: &SmallWorld, seat: Seat) -> Result<(), Refusal> {
        let n_free = game.n_free(seat);
        if !is_affordable(self.means, self.price.tokens, n_free) {
            return Err(match (self.means.has(Mean::Roll), n_free) {
                (_, 0) => self.price.refusal("SW-CONQ-05", "too-dear", n_free),
                (true, _) => strike::out_of_reach(&self.price, n_free),
                (false, _) => self.price.refusal("SW-CONQ-03", "too-dear", n_free),
            });
        }
        game.check_dues(seat, &game.dues(seat, self.region, self.means))
    }

    /// A final conquest.
    ///
    /// # Errors
    /// What is missing.
    pub(crate) fn check_final(&self, game: &SmallWorld, seat: Seat) -> Result<(), Refusal> {
        if !self.can_be_final() {
            return Err(Refusal::new("SW-CONQ-07", "no-final-with-these-means"));
        }
        check_shortfall(game, seat, &self.price, game.n_free(seat))?;
        game.check_dues(seat, &game.dues(seat, self.region, self.means))
    }
}

/// SW-FINAL-01, SW-AMB-13: at least one free token (Tauren two), and a shortfall of at most what the die can show.
#[inline]
fn is_within_a_roll(game: &SmallWorld, seat: Seat, cost: u8, n_free: u8) -> bool {
    game.least_tokens(seat) <= n_free && n_free < cost && cost <= n_free + SmallWorld::best_roll()
}

/// The same with its reasons.
///
/// # Errors
/// What is missing.
pub(crate) fn check_shortfall(
    game: &SmallWorld,
    seat: Seat,
    price: &Price,
    n_free: u8,
) -> Result<(), Refusal> {
    if is_within_a_roll(game, seat, price.tokens, n_free) {
        return Ok(());
    }
    let least = game.least_tokens(seat);
    Err(if n_free < least {
        Refusal::new("SW-FINAL-01", "final-needs-free-token")
            .with("needs", least)
            .with("hold", n_free)
    } else if price.tokens <= n_free {
        Refusal::new("SW-FINAL-01", "final-not-needed")
            .with("needs", price.tokens)
            .with("hold", n_free)
    } else {
        price
            .refusal("SW-FINAL-01", "final-out-of-reach", n_free)
            .with("best", SmallWorld::best_roll())
    })
}

pub(crate) fn check(game: &SmallWorld, action: Action) -> Result<(), Refusal> {
    let seat = game.turn.seat;
    match action {
        Action::Conquer(region, means) => {
            if means.has(Mean::Roll) && !means.has(Mean::Strike) {
                return Err(Refusal::new("SW-RACE-GNOMES-02", "roll-needs-strike"));
            }
            game.offer(seat, region, means)?.check_conquest(game, seat)
        }
        Action::Final(region, means) => game.offer(seat, region, means)?.check_final(game, seat),
        Action::LiftAegis => check_lift_aegis(game, seat),
        Action::Topple(_) | Action::Push(..) | Action::Oust(..) => muscle::check(game, action),
        Action::Swap(..) | Action::Grab(..) => portal::check(game, action),
        Action::Done => Ok(()),
        _ => Err(not_now(game, action)),
    }
}

/// SW-RELIC-AEGIS-02: paid to its owner before an attack.
fn check_lift_aegis(game: &SmallWorld, seat: Seat) -> Result<(), Refusal> {
    match game.aegis_in_the_way(seat) {
        Some(region) => game.check_dues(seat, &[game.aegis_due(region)].into_iter().collect()),
        None => Err(Refusal::new("SW-RELIC-AEGIS-02", "no-aegis-to-lift")),
    }
}

impl SmallWorld {
    /// SW-MARK-03: the region that the Aegis closes to a seat, if there is one.
    fn aegis_in_the_way(&self, seat: Seat) -> Option<Region> {
        let region = self.relic_region(Relic::Aegis)?;
        self.aegis_protects_from(seat, region).then_some(region)
    }

    /// SW-PAY-01: what lifting the Aegis costs.
    pub(crate) fn aegis_due(&self, region: Region) -> Due {
        Due { why: CoinReason::Aegis, to: self.land(region).holder.seat(), coins: TWO_COINS }
    }
}

pub(crate) fn resolve(game: &mut SmallWorld, action: Action, cx: &mut Cx<'_, Event>) {
    let seat = game.turn.seat;
    match action {
        Action::Done => {}
        Action::Final(region, means) => resolve_final(game, region, means, cx),
        Action::Conquer(region, means) => {
            // SW-CONQ-12: conquests go on as long as tokens last.
            game.agenda.push(Step::Conquests);
            let dues = game.dues(seat, region, means);
            game.pay_dues(seat, &dues, cx);
            if means.has(Mean::Roll) {
                strike::roll(game, region, means, cx);
            } else {
                let cost = game.cost_of_checked(seat, region, means);
                game.conquer(region, means, cost, cx);
            }
        }
        Action::LiftAegis => {
            game.agenda.push(Step::Conquests);
            let region = game.aegis_in_the_way(seat).expect("SW-RELIC-AEGIS-02: checked before");
            let dues = [game.aegis_due(region)].into_iter().collect();
            game.pay_dues(seat, &dues, cx);
            game.turn.is_aegis_lifted = true;
        }
        Action::Topple(_) | Action::Push(..) | Action::Oust(..) => {
            game.agenda.push(Step::Conquests);
            muscle::resolve(game, action, cx);
        }
        Action::Swap(..) | Action::Grab(..) => {
            game.agenda.push(Step::Conquests);
            portal::resolve(game, action, cx);
        }
        _ => unreachable!("SW-CONQ-12: checked before: {action}"),
    }
}

/// SW-FINAL-01, SW-FINAL-04, SW-FINAL-05: the region is named, what is due is paid for good, the die is rolled, and no conquest follows.
fn resolve_final(game: &mut SmallWorld, region: Region, means: Means, cx: &mut Cx<'_, Event>) {
    let seat = game.turn.seat;
    let dues = game.dues(seat, region, means);
    game.pay_dues(seat, &dues, cx);
    let cost = game.cost_of_checked(seat, region, means);
    game.roll_final(region, means, cost, cx);
}

impl SmallWorld {
    /// SW-FINAL-02, SW-FINAL-03.
    pub(crate) fn roll_final(
        &mut self,
        region: Region,
        means: Means,
        cost: u8,
        cx: &mut Cx<'_, Event>,
    ) {
        let seat = self.turn.seat;
        self.turn.is_final_made = true;
        cx.emit(|| ConquestEvent::Attempted { seat, region, cost });
        let n_pips = self.roll_die(cx);
        let n_free = self.n_free(seat);
        let strength = n_free + n_pips;
        if cost <= strength {
            self.conquer(region, means, n_free, cx);
        } else {
            // SW-TURN-04: the strike was made; an Artifact stays where it is (SW-AMB-36).
            self.turn.used = means.iter().fold(self.turn.used, Means::and);
            cx.emit(|| ConquestEvent::AttemptFailed { seat, region, cost, strength });
        }
    }

    /// The Reinforcement die.
    pub(crate) fn roll_die(&mut self, cx: &mut Cx<'_, Event>) -> u8 {
        let seat = self.turn.seat;
        let faces = &book().die.faces;
        let n_pips = faces[cx.chance.pick("reinforcement-die", faces)];
        cx.emit(|| ConquestEvent::Rolled { seat, n_pips });
        n_pips
    }
}
