//! Wrath of the Lich King from outside: its laws, its content, its rulebook chapter by chapter.

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
mod rules_box;
mod scenarios;
mod sentences;
mod table;
