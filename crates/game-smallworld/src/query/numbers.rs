//! What players are told of an action before they do it, in numbers: the names are those of its refusals.

use kernel::Seat;

use crate::action::{Action, Means};
use crate::content::{Race, Region, book};
use crate::query::cost::percent_of_rolls;
use crate::state::SmallWorld;

pub(crate) fn of(game: &SmallWorld, seat: Seat, action: Action) -> Vec<(&'static str, i32)> {
    match action {
        Action::Choose(race) => of_combo(game, seat, race),
        Action::Conquer(region, means) => of_conquest(game, seat, region, means),
        Action::Final(region, means) => {
            let mut res = of_conquest(game, seat, region, means);
            let needs = res.iter().find(|(name, _)| *name == "needs").map_or(0, |it| it.1);
            let missing = needs - i32::from(game.player(seat).hand);
            let percent = percent_of_rolls(u8::try_from(missing).unwrap_or_default());
            res.push(("percent", percent as i32));
            res
        }
        _ => Vec::new(),
    }
}

/// SW-COMBO-02, SW-COMBO-04: its price, what lies on it, and the tokens that come with it.
fn of_combo(game: &SmallWorld, seat: Seat, race: Race) -> Vec<(&'static str, i32)> {
    let Ok(price) = game.combo_price(seat, race) else { return Vec::new() };
    let column = game.column(seat);
    let tokens = column
        .badges
        .get(usize::from(price))
        .map_or(0, |power| book().race(race).banner + book().power(*power).badge);
    let coins = column.coins[usize::from(price)];
    vec![("needs", price.into()), ("coins", coins.into()), ("tokens", tokens.into())]
}

/// SW-CONQ-03: the tokens that it takes, line by line, and the coins that are owed besides; 1 for an anchor (SW-CONQ-01).
fn of_conquest(
    game: &SmallWorld,
    seat: Seat,
    region: Region,
    means: Means,
) -> Vec<(&'static str, i32)> {
    let Some(quote) = game.quote(seat, region, means) else { return Vec::new() };
    let mut res = vec![
        ("needs", quote.price.tokens.into()),
        ("hold", game.player(seat).hand.into()),
        ("dues", quote.dues.iter().map(|it| i32::from(it.coins)).sum()),
        ("anchor", book().map.anchors.contains(region.0).into()),
    ];
    res.extend(quote.price.lines.iter().map(|&(line, tokens)| (line.name(), tokens.into())));
    res
}
