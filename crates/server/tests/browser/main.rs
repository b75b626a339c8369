//! Whole games in headless Chromium, by clicking what glows, at the size of a laptop and of a phone; with a look for
//! what keeps people out who use a keyboard or a screen reader. Pictures of each station are left in `target/browser`.

#![allow(clippy::unwrap_used)]

mod adventure;
mod alone;
mod axe;
mod beside;
mod chromium;
mod company;
mod curtain;
mod drawers;
mod endings;
mod hovers;
mod inn;
mod journeys;
mod lesson;
mod looks;
mod lost;
mod motion;
mod notifications;
mod pages;
mod pictures;
mod player;
mod quest;
mod reach;
mod reference;
mod rolling;
mod server;
mod sound;
mod stage;
mod thinking;
mod titles;
mod together;
mod turn_cards;
mod watching;
mod whatif;
mod windows;
mod wrath;
