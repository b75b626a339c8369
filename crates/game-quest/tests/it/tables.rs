//! Every table that can be set up: seats, quests, heroes, what they bring along, the pool.

use game_quest::content::book;
use game_quest::names::{Foe, Gear, GearType, Hero, Kind, Sheet};
use game_quest::{Kit, Setup};
use testkit::Dial;
use testkit::proptest::prelude::{Strategy, any};

/// The table that a number stands for.
pub(crate) fn table(seats: u8, quest: Sheet, number: u64) -> Setup {
    let mut dial = Dial(number);
    let mut res = Setup { quest, ..Setup::of(seats) };
    if dial.below(3) != 0 {
        let mut heroes = Hero::ALL.to_vec();
        for _ in 0..res.n_heroes() {
            res.heroes.push(heroes.remove(dial.below(heroes.len() as u64) as usize));
        }
        if dial.below(2) != 0 {
            res.leader = Some(res.heroes[dial.below(res.heroes.len() as u64) as usize]);
        }
    }
    if quest != Sheet::LostInTheDark && dial.below(3) != 0 {
        kits(&mut res, &mut dial);
        res.pool.fortunes = dial.below(5) as u8;
        res.pool.warpstone = dial.below(2) != 0;
        res.pool.nemeses = Foe::nemeses().iter().copied().filter(|_| dial.below(2) != 0).collect();
    }
    res.options.no_gear_ceiling = dial.below(4) == 0;
    res
}

fn kits(setup: &mut Setup, dial: &mut Dial) {
    let mut gear: Vec<Gear> = Gear::ALL.to_vec();
    gear.retain(|it| *it != Gear::LegendaryFortune && it.legend_of().is_none());
    for &hero in Hero::ALL {
        let mut kit = Kit { gear_limit: 1 + dial.below(4) as u8, ..Kit::default() };
        kit.advanced = Kind::ALL.iter().copied().filter(|_| dial.below(2) != 0).collect();
        for _ in 0..dial.below(u64::from(kit.gear_limit) + 1) {
            kit.gear.push(gear.remove(dial.below(gear.len() as u64) as usize));
        }
        kit.gear.extend(Gear::legends(hero).iter().filter(|_| dial.below(4) == 0));
        fit(&mut kit);
        setup.kits.insert(hero, kit);
    }
}

/// WQ-GEAR-07: at most two weapons and one armour.
fn fit(kit: &mut Kit) {
    let (mut weapons, mut armour) = (0, 0);
    kit.gear.retain(|&it| match book().gear(it).kind {
        GearType::Weapon => {
            weapons += 1;
            weapons <= 2
        }
        GearType::Armour => {
            armour += 1;
            armour <= 1
        }
        GearType::Accessory | GearType::Fortune => true,
    });
}

/// Every table.
pub(crate) fn setups() -> impl Strategy<Value = Setup> {
    let sheets = (0..Sheet::ALL.len()).prop_map(|idx| Sheet::ALL[idx]);
    (1..=4u8, sheets, any::<u64>()).prop_map(|(seats, quest, number)| table(seats, quest, number))
}

/// So many tables for each number of seats and each quest.
pub(crate) fn all(n_each: u64) -> Vec<Setup> {
    let mut res = Vec::new();
    for number in 0..n_each {
        for &quest in Sheet::ALL {
            let number = number.wrapping_mul(0xD134_2543_DE82_EF95) ^ quest.idx() as u64;
            res.extend((1..=4).map(|seats| table(seats, quest, number ^ u64::from(seats) << 32)));
        }
    }
    res
}
