//! Citations are found where they stand, and lead to rules that exist.

mod citations;
