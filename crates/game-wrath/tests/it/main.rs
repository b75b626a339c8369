//! Wrath of the Lich King from outside: its laws, its content, its rulebook chapter by chapter.

mod laws;
mod table;
