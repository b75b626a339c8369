//! What a content pack can write down and no rule can carry out.

use cards::Fault;

use super::Stock;
use crate::effect::{Cost, Effect, Tree, Use};
use crate::step::Toll;

impl Tree {
    /// These effects and all that they hold, each before what it holds.
    pub(crate) fn each<'a>(&'a self, found: &mut impl FnMut(&'a Effect<Tree>)) {
        for effect in &self.0 {
            found(effect);
            match effect {
                Effect::Choose(_, inner)
                | Effect::Pay(_, _, inner)
                | Effect::May(inner)
                | Effect::If(_, inner) => inner.each(found),
                Effect::Suffer(..)
                | Effect::Recover(..)
                | Effect::Claim(..)
                | Effect::Lose(..)
                | Effect::Gain(..)
                | Effect::Remove(..)
                | Effect::Cure(..)
                | Effect::Ready(..)
                | Effect::Tire(..)
                | Effect::Revive(_)
                | Effect::Treasure(..)
                | Effect::Engage(..)
                | Effect::Retreat(_)
                | Effect::Exhaust(_)
                | Effect::Hit(..)
                | Effect::Mend(..)
                | Effect::Activate(_)
                | Effect::Spawn(..)
                | Effect::Emerge(_)
                | Effect::Progress(_)
                | Effect::Peril(_)
                | Effect::Draw(_)
                | Effect::Refresh
                | Effect::Train(_)
                | Effect::Doom(_)
                | Effect::Scout(_)
                | Effect::Success(_)
                | Effect::Defence(_)
                | Effect::Blank(_)
                | Effect::Dice(_)
                | Effect::Reroll(_)
                | Effect::Encore
                | Effect::Custom(_) => {}
            }
        }
    }
}

/// WQ-AMB-31: what an alternative is called when it is offered; nothing where it cannot be one.
pub(super) fn toll(effect: &Effect<Tree>) -> Option<Toll> {
    match effect {
        Effect::Suffer(..) => Some(Toll::Wounds),
        Effect::Gain(..) => Some(Toll::Condition),
        Effect::Lose(..) => Some(Toll::Token),
        Effect::Tire(..) => Some(Toll::Action),
        Effect::Recover(..)
        | Effect::Claim(..)
        | Effect::Remove(..)
        | Effect::Cure(..)
        | Effect::Ready(..)
        | Effect::Revive(_)
        | Effect::Treasure(..)
        | Effect::Engage(..)
        | Effect::Retreat(_)
        | Effect::Exhaust(_)
        | Effect::Hit(..)
        | Effect::Mend(..)
        | Effect::Activate(_)
        | Effect::Spawn(..)
        | Effect::Emerge(_)
        | Effect::Progress(_)
        | Effect::Peril(_)
        | Effect::Draw(_)
        | Effect::Refresh
        | Effect::Train(_)
        | Effect::Doom(_)
        | Effect::Scout(_)
        | Effect::Success(_)
        | Effect::Defence(_)
        | Effect::Blank(_)
        | Effect::Dice(_)
        | Effect::Reroll(_)
        | Effect::Encore
        | Effect::Choose(..)
        | Effect::Pay(..)
        | Effect::May(_)
        | Effect::If(..)
        | Effect::Custom(_) => None,
    }
}

/// Whether everything that cards say can be carried out.
pub(super) fn check(told: &Stock<Tree>) -> Result<(), Fault> {
    for it in &told.actions {
        trees("heroes.ron", it.id.name(), [&it.before, &it.after])?;
        uses("heroes.ron", it.id.name(), &it.uses, &[])?;
    }
    for it in &told.conditions {
        trees("heroes.ron", it.id.name(), it.reactions.iter().map(|it| &it.then))?;
    }
    for it in &told.gear {
        let costs = [Cost::Exhaust, Cost::Deplete, Cost::Discard];
        uses("gear.ron", it.id.name(), &it.uses, &costs)?;
        trees("gear.ron", it.id.name(), it.reactions.iter().map(|it| &it.then))?;
    }
    for it in &told.keywords {
        trees("enemies.ron", it.id.name(), [&it.then])?;
    }
    for it in &told.enemies {
        trees("enemies.ron", it.id.name(), [&it.nemesis])?;
    }
    for it in &told.locations {
        uses("dungeon.ron", it.id.name(), &it.uses, &[])?;
        trees("dungeon.ron", it.id.name(), it.reactions.iter().map(|it| &it.then))?;
    }
    for it in &told.dungeon {
        uses("dungeon.ron", it.id.name(), &it.uses, &[Cost::Discard])?;
        trees("dungeon.ron", it.id.name(), [&it.then])?;
    }
    for it in &told.quests {
        let all = [&it.green, &it.blue, &it.red, &it.on_warpstone, &it.on_travel];
        trees("quests.ron", it.id.name(), all)?;
    }
    Ok(())
}

/// Effects with a cost: `own` is what a card of this sort can pay with itself.
fn uses(file: &str, id: &str, uses: &[Use<Tree>], own: &[Cost]) -> Result<(), Fault> {
    for it in uses {
        if let Some(cost @ (Cost::Exhaust | Cost::Deplete | Cost::Discard)) = it.cost
            && !own.contains(&cost)
        {
            return Err(Fault::of(file, format!("{id}: this card cannot pay {cost:?}")));
        }
    }
    trees(file, id, uses.iter().map(|it| &it.then))
}

fn trees<'a>(file: &str, id: &str, trees: impl IntoIterator<Item = &'a Tree>) -> Result<(), Fault> {
    let mut what = None;
    for tree in trees {
        tree.each(&mut |effect| {
            if let Effect::Choose(_, inner) = effect {
                let tolls: Vec<_> = inner.0.iter().map(toll).collect();
                let is_twice = (1..tolls.len()).any(|at| tolls[..at].contains(&tolls[at]));
                if is_twice || tolls.contains(&None) {
                    what = Some("Choose is for different ones of Suffer, Gain, Lose and Tire");
                }
            }
            if let Effect::Pay(_, Cost::Exhaust | Cost::Deplete | Cost::Discard, _) = effect {
                what = Some("Pay takes Suffer, Tokens or PartyTokens");
            }
        });
    }
    what.map_or(Ok(()), |what| Err(Fault::of(file, format!("{id}: {what}"))))
}
