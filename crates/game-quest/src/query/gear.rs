//! WQ-GEAR: what a hero may equip, and what he may take off.

use kernel::Refusal;

use crate::content::book;
use crate::names::{Gear, GearType, Hero};
use crate::state::Quest;

impl Quest {
    /// WQ-GEAR-06, WQ-GEAR-07, WQ-LEG-03.
    ///
    /// # Errors
    /// The limit that is reached.
    pub(crate) fn can_equip(&self, hero: Hero, gear: Gear) -> Result<(), Refusal> {
        let area = self.area(hero);
        let kind = book().gear(gear).kind;
        let of_kind = area.gear.iter().filter(|&it| book().gear(it).kind == kind).count() as u8;
        let limits = &book().played.limits;
        let most = match kind {
            GearType::Weapon => limits.weapons,
            GearType::Armour => limits.armour,
            GearType::Accessory => u8::MAX,
            GearType::Fortune => 0,
        };
        if most <= of_kind {
            return Err(Refusal::new("WQ-GEAR-07", "type-limit").with("most", most));
        }
        let ordinary = area.gear.iter().filter(|it| it.legend_of().is_none()).count() as u8;
        if gear.legend_of().is_none() && area.gear_limit <= ordinary {
            return Err(Refusal::new("WQ-GEAR-06", "gear-limit").with("most", area.gear_limit));
        }
        Ok(())
    }

    /// WQ-GEAR-09, WQ-GEAR-10.
    ///
    /// # Errors
    /// Why it stays on.
    pub(crate) fn can_unequip(&self, hero: Hero, gear: Gear) -> Result<(), Refusal> {
        let area = self.area(hero);
        if !area.gear.has(gear) {
            return Err(Refusal::new("WQ-GEAR-08", "not-equipped"));
        }
        if self.result.is_none() && area.depleted.has(gear) {
            return Err(Refusal::new("WQ-GEAR-09", "depleted-stays"));
        }
        let gives = if area.depleted.has(gear) { 0 } else { book().quick.gear_health[gear.idx()] };
        let left = self.health(hero) - gives;
        if gives != 0 && left <= area.wounds {
            return Err(Refusal::new("WQ-GEAR-10", "health-needed")
                .with("wounds", area.wounds)
                .with("health", left));
        }
        Ok(())
    }

    /// WQ-GEAR-06, WQ-AMB-23, WQ-AMB-23a.
    pub(crate) fn can_raise_limit(&self, hero: Hero) -> bool {
        self.options.no_gear_ceiling || self.area(hero).gear_limit < book().played.limits.most_gear
    }
}
