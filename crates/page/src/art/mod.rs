//! Everything drawn: islands, terrain, emblems, tokens. Pure functions from small values to SVG.
//!
//! No drawing carries a script or a style attribute: looks come from presentation attributes and, where a theme may
//! change them, from the classes of `assets/gospoda.css`. Without the style sheet every drawing still stands alone.
//!
//! In reading order: [`faces`] (the data, and every face's finished geometry), [`curve`] (hand-drawn borders),
//! [`anchors`] (where things may stand in a region), [`layout`] (islands on one table), [`terrain`] (patterns and
//! little plants), [`island`] (one drawn face), [`sea`] (what lies under islands), [`chart`] (what the other two maps
//! have in common), [`northrend`] (the map of Wrath), [`picture`] (of cards), [`azeroth`] (the map of the adventure), [`emblem`], [`token`],
//! [`plot`].

pub mod anchors;
pub mod azeroth;
pub mod chart;
pub mod curve;
pub mod emblem;
pub mod faces;
pub mod geometry;
pub mod island;
pub mod layout;
pub mod names;
pub mod northrend;
pub mod picture;
pub mod plot;
pub mod scatter;
pub mod sea;
pub mod terrain;
pub mod token;
