//! Everything in the box with its text.

use game_wrath::content::{Provenance, book};
use game_wrath::names::{Card, Enemy, Hero, Quest, Reward};
use maud::{Markup, html};
use text::wrath as wr;
use text::wrath::effects::{Figure, figure_name, figure_text};
use text::{Lang, msg};

use super::figures;
use super::scene::Scene;
use crate::art::emblem;
use crate::art::token::{self, Pose};

/// The panel that the top bar opens.
pub(super) fn panel(scene: &Scene<'_>) -> Markup {
    let lang = scene.lang();
    html! { div class="dialog stock" id="stock" popover="auto" { h2 { (msg!(lang, WR_PAGE_BOX)) } (components(lang)) } }
}

pub(super) fn components(lang: Lang) -> Markup {
    let limits = book().limits;
    html! {
        ul class="components wr-components" {
            @for &hero in Hero::ALL { (hero_item(lang, hero)) }
            @for &card in Card::ALL {
                li class="piece" { (figures::card_sign(card))
                    span { strong { (wr::card_name(lang, card)) " ×" (book().card(card).copies) } (mark(lang, book().card(card).prov)) ". " (wr::card_text(lang, card))
                        @if card.is_ordinary() { " " (msg!(lang, WR_LAY_HINT)) } }
                }
            }
            @for &quest in Quest::ALL {
                li class="piece" { (figures::quest(quest))
                    span { strong { (wr::quest_name(lang, quest)) } (mark(lang, book().quest(quest).prov_effect)) ". "
                        (msg!(lang, WR_QUEST_LENGTH, n = book().quest(quest).length())) "; " (wr::quest_damage(lang, quest)) ". " (wr::quest_text(lang, quest)) }
                }
            }
            @for &reward in Reward::ALL {
                li class="piece" { (emblem::use_("wr-reward"))
                    span { strong { (wr::reward_name(lang, reward)) } (mark(lang, book().reward(reward).prov)) ". " (wr::reward_text(lang, reward)) }
                }
            }
            @for (figure, picture, n) in [
                (Figure::Enemy(Enemy::Ghoul), figures::ghoul(), limits.ghouls), (Figure::Enemy(Enemy::Abomination), figures::abomination(), limits.abominations),
                (Figure::LichKing, figures::lich_king(), 1), (Figure::Stronghold, figures::marker("stronghold"), limits.strongholds),
            ] {
                li class="piece" { (token::picture(&picture, 32)) span { strong { (figure_name(lang, figure)) " ×" (n) } ". " (figure_text(lang, figure)) } }
            }
        }
        p class="dice-faces" { @for &face in &book().dice.faces { (figures::die(face, "small")) } }
    }
}

fn hero_item(lang: Lang, hero: Hero) -> Markup {
    let facts = book().hero(hero);
    html! {
        li class="piece" { (token::picture(&figures::hero(hero, Pose::Still), 40))
            span {
                strong { (wr::hero_full(lang, hero)) } ", " (wr::hero_title(lang, hero)) " · " (msg!(lang, WR_PAGE_HEALTH_FULL, n = facts.health)) " · "
                (msg!(lang, WR_PAGE_START, space = wr::space_name(lang, facts.start))) ". "
                @for ability in &facts.abilities {
                    strong { (wr::ability_name(lang, ability.id)) } " (" (wr::ability_kind(lang, ability.id)) ")" (mark(lang, ability.prov)) ": " (wr::ability_text(lang, ability.id)) " "
                }
            }
        }
    }
}

/// Components whose values are not from the rulebook say so.
fn mark(lang: Lang, prov: Provenance) -> Markup {
    html! {
        @if prov != Provenance::Seed {
            span class="wr-prov" title=(text::provenance_hint(lang, prov)) { " [" (text::provenance_name(lang, prov)) "]" }
        }
    }
}
