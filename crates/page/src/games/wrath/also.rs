//! What the viewer's other seats may do meanwhile: one person may run several heroes at one screen.

use game_wrath::{Action, Prompt, Wrath};
use kernel::{Seat, Situation, Viewer};
use maud::{Markup, html};
use text::{Speak, msg};

use super::scene::Scene;
use crate::context::RenderContext;
use crate::table;

/// The seats that have something to say.
pub(super) fn seats(scene: &Scene<'_>) -> Vec<Seat> {
    scene.others.iter().filter_map(|it| Some(seat_and_answers(it)?.0)).collect()
}

/// For each of them its answers, with its name on every control.
pub(super) fn panel(scene: &Scene<'_>, ctx: &RenderContext<'_>) -> Markup {
    let found: Vec<(Seat, Vec<Action>)> =
        scene.others.iter().filter_map(|it| seat_and_answers(it)).collect();
    let label =
        |action: &Action| Wrath::action_text(&scene.voice(), scene.prompt().as_ref(), action);
    html! {
        @for (seat, actions) in &found {
            div class="actions wr-also" role="group" aria-label=(msg!(scene.lang(), WR_PAGE_ALSO_SEAT, seat = scene.name(*seat))) {
                @for action in actions { (table::for_seat(ctx, *seat, action, &label(action))) }
            }
        }
    }
}

/// In another's step 1 nobody has to pass: the table does not wait for him.
fn seat_and_answers(situation: &Situation<Wrath>) -> Option<(Seat, Vec<Action>)> {
    let Viewer::Seat(seat) = situation.viewer else { return None };
    let is_free = matches!(situation.decision?.prompt, Prompt::Act { .. });
    let is_said = |it: &Action| !is_free || !matches!(it, Action::Pass | Action::Hold);
    let actions: Vec<Action> = situation.legal.iter().copied().filter(is_said).collect();
    (!actions.is_empty()).then_some((seat, actions))
}
