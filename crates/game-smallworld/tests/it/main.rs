//! Tests of the rules.

mod rules_box;
