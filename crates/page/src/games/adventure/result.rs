//! How it ended: valor, and how it grew round by round.

use game_adventure::Event;
use game_adventure::content::{Back, book};
use game_adventure::event::{ChallengeEvent, CombatEvent, DefeatEvent, MovementEvent, QuestsEvent};
use kernel::Seat;
use maud::{Markup, html};
use text::adventure as ag;
use text::msg;

use super::prompt;
use super::scene::Scene;
use crate::art::{emblem, plot, token};
use crate::context::RenderContext;
use crate::table::{self, Ending, Verdict};

pub(super) fn panel(scene: &Scene<'_>, ctx: &RenderContext<'_>) -> Markup {
    let (lang, view) = (scene.lang(), scene.view());
    if !scene.is_over() {
        return html! { section id="result" hidden {} };
    }
    let mut places: Vec<Seat> = scene.players().map(|(seat, _)| seat).collect();
    let valor = |seat: Seat| scene.player(seat).map_or(0, |it| it.worth.valor);
    places.sort_by_key(|&seat| std::cmp::Reverse((view.winners.contains(seat), valor(seat))));
    let title = html! { (emblem::use_("sign-crown")) (prompt::ending(scene)) };
    let score = html! {
        div class="scroll-x" tabindex="0" {
            table class="scoreboard" {
                thead { tr {
                    th scope="col" { (msg!(lang, RESULT_PLAYER)) }
                    th scope="col" class="num" { (msg!(lang, AG_RESULT_VALOR)) }
                    th scope="col" class="num" { (msg!(lang, AG_RESULT_QUESTS)) }
                    th scope="col" class="num" { (msg!(lang, AG_RESULT_WINS)) }
                    th scope="col" class="num" { (msg!(lang, AG_RESULT_FALLS)) }
                } }
                tbody { @for &seat in &places { (row(scene, seat)) } }
            }
        }
        (sources(scene, &places))
    };
    let numbers = html! {
        h3 { (msg!(lang, AG_RESULT_PLOT)) }
        (plot::coins(&series(scene), &msg!(lang, AG_RESULT_PLOT)))
    };
    let second = places.iter().find(|it| !view.winners.contains(**it));
    let cause = match (places.first(), second) {
        (Some(&first), Some(&second)) => {
            let behind = valor(first).saturating_sub(valor(second));
            html! { p { (msg!(lang, RESULT_SECOND, who = scene.name(second))) ", " (msg!(lang, AG_RESULT_BEHIND, n = behind)) } }
        }
        _ => html! {},
    };
    let ending = Ending { verdict: Verdict::Won, title, cause, ways: html! {}, score, numbers };
    table::ending(ctx, "ag-result", &ending)
}

/// AG-LOG-01: where the valor of every seat came from.
fn sources(scene: &Scene<'_>, places: &[Seat]) -> Markup {
    let lang = scene.lang();
    let of = |seat: Seat| {
        let log = scene.player(seat).map(|it| &it.log);
        let quests: u8 =
            log.map_or(0, |log| log.quests.iter().map(|it| book().quest(it).valor).sum());
        let events: u8 = log.map_or(0, |log| {
            let backs = log.events.iter().map(|it| &book().challenge(it).back);
            backs.map(|it| if let Back::Valor(n) = it { *n } else { 0 }).sum()
        });
        let all = scene.player(seat).map_or(0, |it| it.worth.valor);
        [quests, all.saturating_sub(quests + events), events]
    };
    let labels = [
        msg!(lang, AG_RESULT_QUESTS),
        msg!(lang, AG_RESULT_TROPHIES),
        msg!(lang, AG_RESULT_EVENTS),
    ];
    let columns: Vec<[u8; 3]> = places.iter().map(|&it| of(it)).collect();
    html! {
        h3 { (msg!(lang, AG_RESULT_SOURCES)) }
        table class="sources" {
            thead { tr {
                td {}
                @for &seat in places { th scope="col" class="num" { span title=(scene.name(seat)) { (token::seat_sign(seat.idx())) span class="visually-hidden" { (scene.name(seat)) } } } }
            } }
            tbody { @for (nth, label) in labels.iter().enumerate() { tr { th scope="row" { (label) } @for it in &columns { td class="num" { (it[nth]) } } } } }
        }
    }
}

fn row(scene: &Scene<'_>, seat: Seat) -> Markup {
    let Some(it) = scene.player(seat) else { return html! {} };
    let count =
        |test: &dyn Fn(&Event) -> bool| scene.events.iter().filter(|(_, it)| test(it)).count();
    let wins = count(
        &|it| matches!(it, Event::Combat(CombatEvent::CombatEnded { attacker, won: true, .. }) if *attacker == seat),
    );
    let falls = count(
        &|it| matches!(it, Event::Defeat(DefeatEvent::Defeated { seat: who }) if *who == seat),
    );
    let is_winner = scene.view().winners.contains(seat);
    html! {
        tr class=[is_winner.then_some("winner")] {
            th scope="row" { span class="row" { (token::seat_sign(seat.idx())) (scene.name(seat)) @if let Some(hero) = it.hero { " · " (ag::hero_name(scene.lang(), hero)) } @if is_winner { (emblem::use_("sign-crown")) } } }
            td class="num" { (it.worth.valor) }
            td class="num" { (it.log.quests.len()) }
            td class="num" { (wins) }
            td class="num" { (falls) }
        }
    }
}

/// The valor of every seat at the end of each round, from the events.
fn series(scene: &Scene<'_>) -> Vec<(usize, Vec<i32>)> {
    let n_seats = scene.view().players.len();
    let mut now = vec![0i32; n_seats];
    let mut res: Vec<(usize, Vec<i32>)> = (0..n_seats).map(|seat| (seat, Vec::new())).collect();
    let mut round = 0;
    for (_, event) in scene.events {
        let (seat, valor) = match event {
            Event::Quests(QuestsEvent::QuestCompleted { seat, valor, .. }) => {
                (*seat, i32::from(*valor))
            }
            Event::Quests(QuestsEvent::TrophyEarned { seat, trophy }) => {
                (*seat, i32::from(book().trophy(*trophy).valor))
            }
            Event::Challenge(ChallengeEvent::ValorEarned { seat, card }) => {
                match &book().challenge(*card).back {
                    Back::Valor(n) => (*seat, i32::from(*n)),
                    _ => continue,
                }
            }
            Event::Movement(MovementEvent::TurnBegan { round: begun, .. }) if round < *begun => {
                if round != 0 {
                    res.iter_mut().zip(&now).for_each(|((_, line), n)| line.push(*n));
                }
                round = *begun;
                continue;
            }
            _ => continue,
        };
        if let Some(it) = now.get_mut(seat.idx()) {
            *it += valor;
        }
    }
    // What counts only once (AG-TROPHY-03) is in the numbers of the end.
    for (seat, it) in scene.players() {
        if let Some((_, line)) = res.get_mut(seat.idx()) {
            line.push(i32::from(it.worth.valor));
        }
    }
    res
}

#[cfg(test)]
mod tests {
    use game_adventure::{Adventure, Options, Setup};
    use kernel::{Chance, Match, Viewer};
    use text::Lang;

    use super::*;
    use crate::context::Prefs;
    use crate::viewer_context::ViewerContext;

    /// AG-RUL-71: a game ends with its last round, and every round has its point.
    #[test]
    fn every_round_has_its_valor() {
        let mut chance = Chance::fast(5);
        let setup = Setup { options: Options { rounds: 6, ..Options::default() }, ..Setup::of(3) };
        let mut game: Match<Adventure> = Match::start(setup, &mut chance).unwrap();
        while let Some(decision) = game.situation(Viewer::Spectator).decision {
            let seat = decision.seats.first().unwrap();
            let legal = game.situation(Viewer::Seat(seat)).legal;
            let nth = u64::from(game.version());
            let pick = Chance::fast(nth).below(legal.len() as u32);
            game.play(seat, legal[pick as usize], &mut chance).unwrap();
        }
        let situation = game.situation(Viewer::Spectator);
        let events: Vec<(usize, Event)> = game.events(Viewer::Spectator).collect();
        let viewer = ViewerContext {
            events: &events,
            ..ViewerContext::alone(&situation, Prefs::of(Lang::En))
        };
        let scene = Scene::of(viewer);
        for (seat, line) in series(&scene) {
            assert_eq!(line.len(), 6);
            let worth = i32::from(situation.view.players[seat].worth.valor);
            assert_eq!(*line.last().unwrap(), worth);
        }
    }
}
