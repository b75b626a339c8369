//! `gospoda cards`: components with the text generated from what they do.

use anyhow::{Result, bail};
use serde_json::json;

use crate::Answer;
use crate::args::CardsArgs;
use crate::output::{self, say};

pub(crate) fn run(args: &CardsArgs) -> Result<Answer> {
    let game = catalog::game(&args.game)?;
    let narrator = game.narrator();
    let wanted = args.name.as_deref().unwrap_or_default().to_lowercase();
    let mut cards = Vec::new();
    for card in game.cards() {
        let (name, text) = narrator.card(args.lang, card.kind, &card.id).unwrap_or_default();
        if name.to_lowercase().contains(&wanted) || card.id.contains(&wanted) {
            cards.push((card, name, text));
        }
    }
    if cards.is_empty() {
        bail!(
            "no component of {} is called '{wanted}'; 'gospoda cards {}' lists them all",
            args.game,
            args.game
        );
    }
    if args.json {
        let cards: Vec<_> = cards
            .iter()
            .map(|(card, name, text)| json!({ "card": card, "name": name, "text": text }))
            .collect();
        output::json(&cards)?;
        return Ok(Answer::Yes);
    }
    for (card, name, text) in cards {
        say(&format!("{name}  [{} {}, {}]", card.kind, card.id, card.provenance))?;
        say(&format!("  {text}"))?;
    }
    Ok(Answer::Yes)
}
