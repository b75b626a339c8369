//! Small World of Warcraft from outside: its laws, its content, its rulebook chapter by chapter.

mod cards;
mod content;
mod encoding;
mod features;
mod laws;
mod notation;
mod perft;
mod playthroughs;
mod policy;
mod prompts;
mod reasons;
mod rules_box;
mod rules_relics;
mod scenarios;
