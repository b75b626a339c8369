//! Finds what can be changed in a source file, as edits of its text.
//!
//! The yardstick is what `cargo-mutants` generates; on top of it come literals, statements, conditions of `let` chains
//! and the negation of `matches!`.

use std::collections::BTreeMap;
use std::ops::Range;

use syn::spanned::Spanned;
use syn::visit::{self, Visit};
use syn::{BinOp, Block, Expr, ExprMatch, Pat, Signature, Stmt, UnOp};

use super::values::{KnownTypes, Substitute};

/// One change of one place. All but `line` identifies it, so that it is found again when lines move.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Mutant {
    /// Relative to the root of the workspace.
    pub(crate) file: String,
    /// `Type::function` or `function`.
    pub(crate) function: String,
    /// The text that is replaced, with single spaces.
    pub(crate) original: String,
    pub(crate) replacement: String,
    /// From 1: the number among equal changes of the function.
    pub(crate) ordinal: usize,
    pub(crate) line: usize,
}

/// A piece of text that has an effect in one mutant only; `{}` stands for the question whether it is switched on.
#[derive(Clone, Debug)]
pub(crate) struct Piece {
    /// Index into [`Found::mutants`].
    pub(crate) mutant: usize,
    pub(crate) text: String,
}

/// Text that is put around a range of the source.
#[derive(Clone, Debug)]
pub(crate) struct Edit {
    pub(crate) range: Range<usize>,
    /// Before the pieces; left out like `middle` and `after` when no piece is left.
    pub(crate) before: &'static str,
    pub(crate) pieces: Vec<Piece>,
    /// Between the pieces and the range.
    pub(crate) middle: &'static str,
    pub(crate) after: String,
}

/// What is left out because it cannot ask for the switch.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct LeftOut {
    pub(crate) const_fns: usize,
    pub(crate) macros: usize,
}

#[derive(Debug, Default)]
pub(crate) struct Found {
    pub(crate) mutants: Vec<Mutant>,
    /// Outer edits before those inside them.
    pub(crate) edits: Vec<Edit>,
    /// Where each function with mutants lies, and which mutants it has.
    pub(crate) functions: Vec<(Range<usize>, Range<usize>)>,
    pub(crate) left_out: LeftOut,
}

/// Finds the mutants of a file.
pub(crate) fn find(file: &str, text: &str, known: &KnownTypes) -> Result<Found, String> {
    let parsed = syn::parse_file(text).map_err(|error| format!("{file}: {error}"))?;
    let mut finder = Finder {
        file,
        text,
        known,
        functions: Vec::new(),
        of_type: None,
        found: Found::default(),
        ordinals: BTreeMap::new(),
    };
    finder.visit_file(&parsed);
    finder.found.edits.sort_by_key(|it| (it.range.start, usize::MAX - it.range.end));
    Ok(finder.found)
}

struct Finder<'a> {
    file: &'a str,
    text: &'a str,
    known: &'a KnownTypes,
    /// The names of the functions around the visitor.
    functions: Vec<String>,
    of_type: Option<String>,
    found: Found,
    ordinals: BTreeMap<(String, String, String), usize>,
}

/// What stands in a list instead of a text that is left out.
const NOTHING: &str = "(left out)";

impl Finder<'_> {
    fn range(it: &impl Spanned) -> Range<usize> {
        it.span().byte_range()
    }

    fn source(&self, it: &impl Spanned) -> &str {
        &self.text[Self::range(it)]
    }

    /// Enters a mutant into the list.
    fn mutant(&mut self, at: usize, original: &str, replacement: &str) -> usize {
        let function = self.functions.last().cloned().unwrap_or_default();
        let [original, replacement] = [original, replacement].map(one_line);
        let key = (function.clone(), original.clone(), replacement.clone());
        let ordinal = self.ordinals.entry(key).or_default();
        *ordinal += 1;
        let line = self.text[..at].matches('\n').count() + 1;
        self.found.mutants.push(Mutant {
            file: self.file.to_owned(),
            function,
            original,
            replacement,
            ordinal: *ordinal,
            line,
        });
        self.found.mutants.len() - 1
    }

    /// An expression with alternatives, each with the text by which a list names it.
    fn alternatives(&mut self, expr: &impl Spanned, mut alternatives: Vec<(String, String)>) {
        let range = Self::range(expr);
        let original = self.source(expr).to_owned();
        alternatives.retain(|(_, shown)| *shown != original);
        if alternatives.is_empty() {
            return;
        }
        let pieces = alternatives
            .into_iter()
            .map(|(text, shown)| Piece {
                mutant: self.mutant(range.start, &original, &shown),
                text: format!("if {{}} {{ {text} }} else "),
            })
            .collect();
        self.edit(range, "(", pieces, "{ ", " })");
    }

    fn edit(
        &mut self,
        range: Range<usize>,
        before: &'static str,
        pieces: Vec<Piece>,
        middle: &'static str,
        after: &str,
    ) {
        let after = after.to_owned();
        self.found.edits.push(Edit { range, before, pieces, middle, after });
    }

    fn function(&mut self, signature: &Signature, block: &Block, attrs: &[syn::Attribute]) {
        if is_for_tests(attrs) {
            return;
        }
        if signature.constness.is_some() {
            self.found.left_out.const_fns += 1;
            return;
        }
        let name = match &self.of_type {
            Some(of) => format!("{of}::{}", signature.ident),
            None => signature.ident.to_string(),
        };
        self.functions.push(name);
        let first = self.found.mutants.len();
        self.body(signature, block);
        self.last_call(signature, block);
        visit::visit_block(self, block);
        let last = self.found.mutants.len();
        self.found.functions.push((Self::range(block), first..last));
        self.functions.pop();
    }

    /// The body as a whole is replaced by a value.
    fn body(&mut self, signature: &Signature, block: &Block) {
        let range = Self::range(block);
        let body = one_line(&self.text[range.start + 1..range.end - 1]);
        let inside = range.start + 1;
        let start = Self::range(signature).start;
        let original = "the whole body";
        let mut pieces = Vec::new();
        for substitute in self.known.substitutes(&signature.output) {
            match substitute {
                Substitute::Value(value) if value == body => {}
                Substitute::Value(value) => {
                    let shown = if value.is_empty() { "()" } else { &value };
                    let mutant = self.mutant(start, original, shown);
                    pieces.push(Piece { mutant, text: format!(" if {{}} {{ return {value}; }}") });
                }
                Substitute::EmptyIterator => {
                    let mutant = self.mutant(start, original, "no items");
                    let text = String::new();
                    self.found.edits.push(Edit {
                        range: range.clone(),
                        before: "{ (",
                        pieces: vec![Piece { mutant, text }],
                        middle: "",
                        after: ").filter(|_| !{}) }".to_owned(),
                    });
                }
            }
        }
        if !pieces.is_empty() {
            self.edit(inside..inside, "", pieces, "", "");
        }
    }

    /// The last expression of a function that returns nothing is a statement like the others.
    fn last_call(&mut self, signature: &Signature, block: &Block) {
        let returns_nothing = matches!(signature.output, syn::ReturnType::Default);
        if let Some(Stmt::Expr(expr, None)) = block.stmts.last()
            && returns_nothing
            && block.stmts.len() != 1
            && can_be_left_out(expr)
        {
            self.left_out(expr, Self::range(expr));
        }
    }

    fn left_out(&mut self, shown: &impl Spanned, range: Range<usize>) {
        let original = self.source(shown).to_owned();
        let mutant = self.mutant(range.start, &original, NOTHING);
        let pieces = vec![Piece { mutant, text: "if !{} ".to_owned() }];
        self.edit(range, "", pieces, "{ ", " }");
    }

    fn binary(&mut self, left: &Expr, op: &BinOp, right: &Expr, whole: &Expr) {
        let (sign, others) = operators(op);
        if others.is_empty() {
            return;
        }
        let [shown_left, shown_right] = [left, right].map(|it| self.source(it).to_owned());
        let [text_left, text_right] = [left, right].map(|it| in_parentheses(it, self.source(it)));
        let is_assignment = sign.ends_with('=') && !matches!(sign, "==" | "!=" | "<=" | ">=");
        let text_left = if is_assignment { shown_left.clone() } else { text_left };
        let alternatives = others.iter().map(|other| {
            let text = format!("{text_left} {other} {text_right}");
            (text, format!("{shown_left} {other} {shown_right}"))
        });
        let alternatives = alternatives.collect();
        self.alternatives(whole, alternatives);
        self.literal(left, sign, true);
        self.literal(right, sign, false);
    }

    /// A whole number in a sum or a comparison, one more and one less.
    fn literal(&mut self, expr: &Expr, sign: &str, is_left: bool) {
        let Expr::Lit(syn::ExprLit { lit: syn::Lit::Int(literal), attrs }) = expr else { return };
        let Ok(value) = literal.base10_parse::<u128>() else { return };
        if !attrs.is_empty() {
            return;
        }
        // `n < 3` with 4 is `n <= 3`, and `3 < n` with 2 is `3 <= n`: other operators, which are tried anyway.
        let (more_is_known, less_is_known) = match (sign, is_left) {
            ("<", false) | ("<=", true) | (">", true) | (">=", false) => (true, false),
            ("<=", false) | ("<", true) | (">=", true) | (">", false) => (false, true),
            _ => (false, false),
        };
        let suffix = literal.suffix();
        let mut values = Vec::new();
        if !more_is_known {
            values.push(value + 1);
        }
        if !less_is_known && value != 0 {
            values.push(value - 1);
        }
        let texts = values.into_iter().map(|it| format!("{it}{suffix}"));
        let alternatives = texts.map(|it| (it.clone(), it)).collect();
        self.alternatives(expr, alternatives);
    }

    /// A condition that is taken as met, or as not met.
    fn condition(&mut self, expr: &Expr) {
        if let Expr::Binary(it) = expr
            && matches!(it.op, BinOp::And(_))
            && has_let(expr)
        {
            self.condition(&it.left);
            self.condition(&it.right);
        } else if !matches!(expr, Expr::Let(_)) {
            let both = ["true", "false"].map(|it| (it.to_owned(), it.to_owned()));
            self.alternatives(expr, both.to_vec());
        }
    }

    fn arms(&mut self, it: &ExprMatch) {
        let Some((last, others)) = it.arms.split_last() else { return };
        let takes_all = last.guard.is_none() && is_wildcard(&last.pat);
        for arm in others.iter().filter(|it| takes_all && it.guard.is_none()) {
            let end = Self::range(&arm.pat).end;
            let original = self.source(&arm.pat).to_owned();
            let mutant = self.mutant(Self::range(&arm.pat).start, &original, NOTHING);
            let pieces = vec![Piece { mutant, text: " if !{}".to_owned() }];
            self.edit(end..end, "", pieces, "", "");
        }
    }

    /// A struct with a base loses one of its own fields.
    fn fields(&mut self, it: &syn::ExprStruct) {
        if it.rest.is_none() {
            return;
        }
        let whole = self.source(it).to_owned();
        let start = Self::range(it).start;
        let mut alternatives = Vec::new();
        for field in &it.fields {
            let range = Self::range(field);
            let mut text = whole.clone();
            let comma = whole[range.end - start..].find(',').map_or(0, |it| it + 1);
            text.replace_range(range.start - start..range.end - start + comma, "");
            alternatives.push((text.clone(), text));
        }
        self.alternatives(it, alternatives);
    }

    /// `matches!(value, pattern if guard)`.
    fn matches(&mut self, it: &syn::Macro, whole: &impl Spanned) {
        let text = self.source(whole).to_owned();
        self.alternatives(whole, vec![(format!("!{text}"), format!("!{text}"))]);
        let parts = it.parse_body_with(|input: syn::parse::ParseStream<'_>| {
            let value: Expr = input.parse()?;
            input.parse::<syn::Token![,]>()?;
            Pat::parse_multi_with_leading_vert(input)?;
            let guard = if input.parse::<Option<syn::Token![if]>>()?.is_some() {
                Some(input.parse::<Expr>()?)
            } else {
                None
            };
            input.parse::<Option<syn::Token![,]>>()?;
            Ok((value, guard))
        });
        let Ok((value, guard)) = parts else { return };
        self.visit_expr(&value);
        if let Some(guard) = guard {
            self.condition(&guard);
            self.visit_expr(&guard);
        }
    }

    fn macro_call(&mut self, it: &syn::Macro) {
        let name = it.path.segments.last().map(|it| it.ident.to_string()).unwrap_or_default();
        match name.as_str() {
            "vec" => {
                type List = syn::punctuated::Punctuated<Expr, syn::Token![,]>;
                match it.parse_body_with(List::parse_terminated) {
                    Ok(items) => items.iter().for_each(|it| self.visit_expr(it)),
                    Err(_) => self.found.left_out.macros += 1,
                }
            }
            // What cannot happen needs no other text.
            "unreachable" | "panic" | "debug_assert" | "assert" => {}
            _ => self.found.left_out.macros += 1,
        }
    }
}

impl<'ast> Visit<'ast> for Finder<'_> {
    fn visit_item_fn(&mut self, it: &'ast syn::ItemFn) {
        let outer = self.of_type.take();
        self.function(&it.sig, &it.block, &it.attrs);
        self.of_type = outer;
    }

    fn visit_item_impl(&mut self, it: &'ast syn::ItemImpl) {
        if is_for_tests(&it.attrs) {
            return;
        }
        let outer = self.of_type.replace(one_line(self.source(&it.self_ty)));
        visit::visit_item_impl(self, it);
        self.of_type = outer;
    }

    fn visit_impl_item_fn(&mut self, it: &'ast syn::ImplItemFn) {
        self.function(&it.sig, &it.block, &it.attrs);
    }

    fn visit_item_trait(&mut self, it: &'ast syn::ItemTrait) {
        let outer = self.of_type.replace(it.ident.to_string());
        visit::visit_item_trait(self, it);
        self.of_type = outer;
    }

    fn visit_trait_item_fn(&mut self, it: &'ast syn::TraitItemFn) {
        if let Some(block) = &it.default {
            self.function(&it.sig, block, &it.attrs);
        }
    }

    fn visit_item_mod(&mut self, it: &'ast syn::ItemMod) {
        if !is_for_tests(&it.attrs) {
            visit::visit_item_mod(self, it);
        }
    }

    // Nothing in a constant, a type or a pattern can ask for the switch.
    fn visit_item_const(&mut self, _: &'ast syn::ItemConst) {}
    fn visit_item_static(&mut self, _: &'ast syn::ItemStatic) {}
    fn visit_impl_item_const(&mut self, _: &'ast syn::ImplItemConst) {}
    fn visit_trait_item_const(&mut self, _: &'ast syn::TraitItemConst) {}
    fn visit_item_enum(&mut self, _: &'ast syn::ItemEnum) {}
    fn visit_expr_const(&mut self, _: &'ast syn::ExprConst) {}
    fn visit_attribute(&mut self, _: &'ast syn::Attribute) {}
    fn visit_type(&mut self, _: &'ast syn::Type) {}
    fn visit_pat(&mut self, _: &'ast syn::Pat) {}
    fn visit_path(&mut self, _: &'ast syn::Path) {}
    fn visit_generics(&mut self, _: &'ast syn::Generics) {}
    fn visit_angle_bracketed_generic_arguments(
        &mut self,
        _: &'ast syn::AngleBracketedGenericArguments,
    ) {
    }

    fn visit_item_macro(&mut self, _: &'ast syn::ItemMacro) {
        self.found.left_out.macros += 1;
    }

    fn visit_expr_repeat(&mut self, it: &'ast syn::ExprRepeat) {
        self.visit_expr(&it.expr);
    }

    fn visit_macro(&mut self, it: &'ast syn::Macro) {
        self.macro_call(it);
    }

    fn visit_stmt(&mut self, it: &'ast Stmt) {
        if let Stmt::Expr(expr, Some(_)) = it
            && can_be_left_out(expr)
        {
            self.left_out(expr, Self::range(it));
        }
        visit::visit_stmt(self, it);
    }

    fn visit_expr(&mut self, whole: &'ast Expr) {
        match whole {
            Expr::Binary(it) if it.attrs.is_empty() => {
                let joins_lets = matches!(it.op, BinOp::And(_)) && has_let(whole);
                if !joins_lets {
                    self.binary(&it.left, &it.op, &it.right, whole);
                }
            }
            Expr::Unary(it) if it.attrs.is_empty() => {
                // A negated `matches!` is negated by the macro's own mutant.
                let is_twice = matches!(&*it.expr, Expr::Macro(_));
                if matches!(it.op, UnOp::Not(_) | UnOp::Neg(_)) && !is_twice {
                    let text = self.source(&it.expr).to_owned();
                    self.alternatives(whole, vec![(text.clone(), text)]);
                }
            }
            Expr::If(it) if has_let(&it.cond) => self.condition(&it.cond),
            Expr::While(it) if has_let(&it.cond) => self.condition(&it.cond),
            Expr::Match(it) => self.arms(it),
            Expr::Struct(it) => self.fields(it),
            Expr::Macro(it) if it.mac.path.is_ident("matches") => {
                return self.matches(&it.mac, whole);
            }
            _ => {}
        }
        visit::visit_expr(self, whole);
    }

    fn visit_arm(&mut self, it: &'ast syn::Arm) {
        if let Some((_, guard)) = &it.guard {
            self.condition(guard);
            self.visit_expr(guard);
        }
        self.visit_expr(&it.body);
    }
}

/// The text on one line with single spaces.
fn one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn is_for_tests(attrs: &[syn::Attribute]) -> bool {
    attrs.iter().any(|it| match &it.meta {
        syn::Meta::Path(path) => path.segments.last().is_some_and(|it| it.ident == "test"),
        syn::Meta::List(list) => {
            list.path.is_ident("cfg") && list.tokens.to_string().contains("test")
        }
        syn::Meta::NameValue(_) => false,
    })
}

/// Calls and assignments.
fn can_be_left_out(expr: &Expr) -> bool {
    match expr {
        Expr::MethodCall(it) => it.attrs.is_empty(),
        Expr::Call(it) => it.attrs.is_empty(),
        Expr::Assign(it) => it.attrs.is_empty() && !matches!(*it.left, Expr::Infer(_)),
        Expr::Try(it) => can_be_left_out(&it.expr),
        _ => false,
    }
}

/// Whether a condition binds names.
fn has_let(expr: &Expr) -> bool {
    match expr {
        Expr::Let(_) => true,
        Expr::Binary(it) => has_let(&it.left) || has_let(&it.right),
        _ => false,
    }
}

fn is_wildcard(pat: &Pat) -> bool {
    match pat {
        Pat::Wild(_) => true,
        Pat::Ident(it) => {
            let starts_small = it.ident.to_string().starts_with(|it: char| it.is_lowercase());
            it.subpat.is_none() && starts_small
        }
        _ => false,
    }
}

/// The operand of an operator that may bind differently from the one it was written with.
fn in_parentheses(expr: &Expr, text: &str) -> String {
    match expr {
        Expr::Path(_)
        | Expr::Lit(_)
        | Expr::Call(_)
        | Expr::MethodCall(_)
        | Expr::Field(_)
        | Expr::Index(_)
        | Expr::Macro(_)
        | Expr::Unary(_)
        | Expr::Reference(_)
        | Expr::Paren(_)
        | Expr::Tuple(_)
        | Expr::Array(_) => text.to_owned(),
        _ => format!("({text})"),
    }
}

/// How an operator is written, and what is tried instead.
fn operators(op: &BinOp) -> (&'static str, &'static [&'static str]) {
    match op {
        BinOp::Eq(_) => ("==", &["!="]),
        BinOp::Ne(_) => ("!=", &["=="]),
        BinOp::Lt(_) => ("<", &["<=", "==", ">"]),
        BinOp::Le(_) => ("<=", &["<", ">"]),
        BinOp::Gt(_) => (">", &[">=", "==", "<"]),
        BinOp::Ge(_) => (">=", &[">", "<"]),
        BinOp::And(_) => ("&&", &["||"]),
        BinOp::Or(_) => ("||", &["&&"]),
        BinOp::Add(_) => ("+", &["-", "*"]),
        BinOp::Sub(_) => ("-", &["+", "/"]),
        BinOp::Mul(_) => ("*", &["+", "/"]),
        BinOp::Div(_) => ("/", &["%", "*"]),
        BinOp::Rem(_) => ("%", &["/", "+"]),
        BinOp::Shl(_) => ("<<", &[">>"]),
        BinOp::Shr(_) => (">>", &["<<"]),
        BinOp::BitAnd(_) => ("&", &["|", "^"]),
        BinOp::BitOr(_) => ("|", &["&", "^"]),
        BinOp::BitXor(_) => ("^", &["&", "|"]),
        BinOp::AddAssign(_) => ("+=", &["-=", "*="]),
        BinOp::SubAssign(_) => ("-=", &["+=", "/="]),
        BinOp::MulAssign(_) => ("*=", &["+=", "/="]),
        BinOp::DivAssign(_) => ("/=", &["%=", "*="]),
        BinOp::RemAssign(_) => ("%=", &["/=", "+="]),
        BinOp::ShlAssign(_) => ("<<=", &[">>="]),
        BinOp::ShrAssign(_) => (">>=", &["<<="]),
        BinOp::BitAndAssign(_) => ("&=", &["|=", "^="]),
        BinOp::BitOrAssign(_) => ("|=", &["&=", "^="]),
        BinOp::BitXorAssign(_) => ("^=", &["&=", "|="]),
        _ => ("", &[]),
    }
}
