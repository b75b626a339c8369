//! What people show each other on the map: proposed answers as ghosts, and spaces that somebody points at.

use game_wrath::content::book;
use game_wrath::names::Hero;
use game_wrath::{Action, Prompt};
use maud::Markup;

use super::figures;
use super::map::{SIZE, spot};
use super::scene::Scene;
use crate::art::geometry::Point;
use crate::art::token::Pose;
use crate::context::RenderContext;
use crate::together::{self, Ghost};

/// The sentences.
pub(super) fn panel(scene: &Scene<'_>, ctx: &RenderContext<'_>) -> Markup {
    together::panel(ctx, &|action| action.parse().ok().map(|it| scene.label(it)))
}

/// The marks on the map.
pub(super) fn layer(scene: &Scene<'_>, ctx: &RenderContext<'_>) -> Markup {
    let space = |id: &str| id.parse().ok().map(|it| spot(it).0);
    together::layer(ctx, SIZE, &|action| ghost(scene, action.parse().ok()?), &space)
}

/// Where an action would be seen; some have no place on the map.
fn ghost(scene: &Scene<'_>, action: Action) -> Option<Ghost> {
    let stands = |hero: Hero| scene.view().heroes.get(&hero).map(|it| spot(it.space).0);
    let actor = actor(scene);
    let still = |at: Point| Ghost { at, from: None, figure: None };
    let aimed = |at: Point| Ghost { at, from: actor.and_then(stands), figure: None };
    let goes = |hero: Hero, at: Point| Ghost {
        at,
        from: stands(hero),
        figure: Some(figures::at(
            Point::new(at.x, at.y - 8.0),
            27.0,
            &figures::hero(hero, Pose::Still),
        )),
    };
    let at = scene.place(action).map(|it| spot(it).0);
    match action {
        Action::Pick(hero) => Some(goes(hero, spot(book().hero(hero).start).0)),
        Action::Move(_) | Action::Fly(_) | Action::Teleport(_) => Some(goes(actor?, at?)),
        Action::PressForward(hero, _)
        | Action::Travel(_, hero, _)
        | Action::GunshipSupport(hero, _)
        | Action::OnwardToVictory(hero, _)
        | Action::March(hero, _) => Some(goes(hero, at?)),
        Action::WailingArrow(_) | Action::StormBolt(_) | Action::Bolt(_) => Some(aimed(at?)),
        Action::ForTheAlliance(from, _) | Action::Activate(from, _) => {
            Some(Ghost { from: Some(spot(from).0), ..still(at?) })
        }
        Action::AlexstraszasCleansing(_)
        | Action::Strike(..)
        | Action::Stronghold(_)
        | Action::Spawn(_)
        | Action::Hit(_)
        | Action::ArgentCrusaders(_) => at.map(still),
        Action::Fight | Action::Quest | Action::Rest | Action::ChainLightning => {
            actor.and_then(stands).map(still)
        }
        Action::Heal(hero) | Action::BlessingOfTheLight(Some(hero)) => stands(hero).map(still),
        Action::BlessingOfTheLight(None)
        | Action::BorrowedTime
        | Action::OneQuietNight
        | Action::NewAllies
        | Action::KnightsOfTheEbonBlade(_)
        | Action::Play(_)
        | Action::Lay(_)
        | Action::Assign { .. }
        | Action::Take(_)
        | Action::Discard(_)
        | Action::Agree
        | Action::Refuse
        | Action::Lift(_)
        | Action::Prevent
        | Action::Allow
        | Action::Done
        | Action::Pass
        | Action::Hold => None,
    }
}

/// Whose action it would be, once heroes are chosen.
fn actor(scene: &Scene<'_>) -> Option<Hero> {
    let acting = match scene.prompt() {
        Some(Prompt::Act { hero, .. } | Prompt::FreeFight { hero }) => hero,
        Some(_) | None => scene.view().turn.hero,
    };
    scene.view().heroes.contains_key(&acting).then_some(acting)
}
