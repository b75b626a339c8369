//! The adventure game from outside: its laws, its content, its rulebook chapter by chapter.

mod content;
mod laws;
mod tables;
