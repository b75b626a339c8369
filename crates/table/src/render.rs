//! How much of a table is drawn.

use page::{HintText, Part, RenderContext, ReviewText, ToldChances};

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

/// The answers to somebody's questions, or what stands before the table.
pub(crate) fn questions_page(ctx: &RenderContext<'_>, about: Option<&str>) -> String {
    if ctx.table.curtain.is_some() || ctx.table.around.mixing.is_some() {
        return table_page(ctx);
    }
    page::questions_page(ctx, about)
}

/// A hint, or what stands before the table.
pub(crate) fn hint_page(ctx: &RenderContext<'_>, hint: &HintText) -> String {
    if ctx.table.curtain.is_some() || ctx.table.around.mixing.is_some() {
        return table_page(ctx);
    }
    page::hint_page(ctx, hint)
}

/// A look back, or what stands before the table.
pub(crate) fn review_page(
    ctx: &RenderContext<'_>,
    review: &ReviewText,
    told: &ToldChances,
) -> String {
    if ctx.table.curtain.is_some() {
        return table_page(ctx);
    }
    page::review_page(ctx, review, told)
}

/// The page of a table, or the curtain before it.
pub fn table_page(ctx: &RenderContext<'_>) -> String {
    match ctx.table.curtain {
        None => page::table_page(ctx),
        Some(_) => page::curtain_page(ctx),
    }
}
