//! The adventure game from outside: its laws, its content, its rulebook chapter by chapter.

mod cards;
mod chapters;
mod chronicle;
mod content;
mod encoding;
mod features;
mod fighting;
mod laws;
mod moving;
mod opening;
mod outlook;
mod perft;
mod play;
mod playthroughs;
mod policy;
mod positions;
mod prompts;
mod rulings;
mod scenarios;
mod sentences;
mod tables;
