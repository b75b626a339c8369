//! How much of a table is drawn.

use page::{Part, RenderContext};

/// How much of a table is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Extent {
    /// Every part: for a viewer who comes anew.
    Whole,
    /// What an action can change: for a viewer who has seen the rest.
    Live,
}

pub fn parts(ctx: &RenderContext<'_>, extent: Extent) -> Vec<Part> {
    match extent {
        Extent::Whole => page::parts(ctx),
        Extent::Live => page::live_parts(ctx),
    }
}

/// The page of a table, or the curtain before it.
pub fn table_page(ctx: &RenderContext<'_>) -> String {
    match ctx.table.curtain {
        None => page::table_page(ctx),
        Some(_) => page::curtain_page(ctx),
    }
}
