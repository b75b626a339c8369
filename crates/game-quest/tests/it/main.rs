//! Warhammer Quest from outside: its laws, its content, its rulebook chapter by chapter.

mod campaign;
mod chronicle;
mod content;
mod encoding;
mod features;
mod laws;
mod odds;
mod perft;
mod playthroughs;
mod policy;
mod positions;
mod prompts;
mod rules_actions;
mod rules_content;
mod rules_decks;
mod scenarios;
mod sentences;
mod tables;
