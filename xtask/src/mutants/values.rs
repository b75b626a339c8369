//! What a function may return instead of what it computes.

use std::collections::BTreeMap;

use syn::{GenericArgument, PathArguments, ReturnType, Type, TypeParamBound};

/// Types of the source code that have few obvious values.
#[derive(Debug, Default)]
pub(crate) struct KnownTypes {
    /// The variants of an enum that has only unit variants.
    enums: BTreeMap<String, Vec<String>>,
    /// The integer inside a struct with one public field.
    newtypes: BTreeMap<String, String>,
}

/// How the body of a function is replaced.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Substitute {
    /// Returns this expression.
    Value(String),
    /// The iterator that the body returns loses all its items.
    EmptyIterator,
}

/// A function that returns an enum with more variants gets `Default::default()` only.
const MAX_VARIANTS: usize = 3;
/// Of the combinations of a tuple only so many are tried.
const MAX_COMBINATIONS: usize = 6;

impl KnownTypes {
    /// Reads the types of a source file.
    pub(crate) fn add(&mut self, file: &syn::File) {
        for item in &file.items {
            match item {
                syn::Item::Enum(it) => {
                    let is_plain = it.variants.iter().all(|it| it.fields.is_empty());
                    if is_plain && it.variants.len() <= MAX_VARIANTS {
                        let names = it.variants.iter().map(|it| it.ident.to_string()).collect();
                        self.enums.insert(it.ident.to_string(), names);
                    }
                }
                syn::Item::Struct(it) => {
                    let syn::Fields::Unnamed(fields) = &it.fields else { continue };
                    let Some(field) = fields.unnamed.first() else { continue };
                    let is_public = matches!(field.vis, syn::Visibility::Public(_));
                    if let (1, true, Some(name)) =
                        (fields.unnamed.len(), is_public, last_name(&field.ty))
                        && is_integer(&name)
                    {
                        self.newtypes.insert(it.ident.to_string(), name);
                    }
                }
                _ => {}
            }
        }
    }

    /// What a function with this return type may return instead.
    pub(crate) fn substitutes(&self, output: &ReturnType) -> Vec<Substitute> {
        let ReturnType::Type(_, ty) = output else {
            return vec![Substitute::Value(String::new())];
        };
        match &**ty {
            Type::ImplTrait(it) => {
                let is_iterator = it.bounds.iter().any(|bound| match bound {
                    TypeParamBound::Trait(it) => {
                        it.path.segments.last().is_some_and(|it| it.ident == "Iterator")
                    }
                    _ => false,
                });
                if is_iterator { vec![Substitute::EmptyIterator] } else { Vec::new() }
            }
            Type::Never(_) => Vec::new(),
            ty => self.values(ty).into_iter().map(Substitute::Value).collect(),
        }
    }

    fn values(&self, ty: &Type) -> Vec<String> {
        match ty {
            Type::Tuple(it) => {
                let mut combined = vec![Vec::new()];
                for element in &it.elems {
                    let values = self.values(element);
                    combined = combined
                        .iter()
                        .flat_map(|start: &Vec<String>| {
                            values.iter().map(|value| [start, std::slice::from_ref(value)].concat())
                        })
                        .take(MAX_COMBINATIONS)
                        .collect();
                }
                let trailing = if it.elems.len() == 1 { "," } else { "" };
                combined.iter().map(|it| format!("({}{trailing})", it.join(", "))).collect()
            }
            Type::Array(it) => {
                let fill = |value| format!("[{value}; _]");
                self.values(&it.elem).into_iter().map(fill).collect()
            }
            Type::Reference(it) => {
                if last_name(&it.elem).as_deref() == Some("str") {
                    return vec!["\"\"".to_owned(), "\"xyzzy\"".to_owned()];
                }
                if let Type::Slice(slice) = &*it.elem {
                    let full = self.values(&slice.elem).into_iter().map(|it| format!("vec![{it}]"));
                    let all = std::iter::once("Vec::new()".to_owned()).chain(full);
                    return all.map(|it| format!("Vec::leak({it})")).collect();
                }
                let leak = |value| format!("Box::leak(Box::new({value}))");
                self.values(&it.elem).into_iter().map(leak).collect()
            }
            Type::Paren(it) => self.values(&it.elem),
            Type::Group(it) => self.values(&it.elem),
            Type::Path(_) => self.values_of_named(ty),
            _ => vec!["Default::default()".to_owned()],
        }
    }

    fn values_of_named(&self, ty: &Type) -> Vec<String> {
        let owned = |values: &[&str]| values.iter().map(|&it| it.to_owned()).collect::<Vec<_>>();
        let Some(name) = last_name(ty) else { return owned(&["Default::default()"]) };
        let inner = |wrap: &str| {
            let values = argument(ty).map(|it| self.values(it)).unwrap_or_default();
            values.iter().map(|it| format!("{wrap}({it})")).collect::<Vec<_>>()
        };
        match name.as_str() {
            "bool" => owned(&["true", "false"]),
            "f32" | "f64" => owned(&["0.0", "1.0", "-1.0"]),
            name if is_integer(name) && name.starts_with('i') => owned(&["0", "1", "-1"]),
            name if is_integer(name) => owned(&["0", "1"]),
            "String" => owned(&["String::new()", "\"xyzzy\".into()"]),
            "Option" => [owned(&["None"]), inner("Some")].concat(),
            "Result" => inner("Ok"),
            "Box" => inner("Box::new"),
            "Rc" => inner("Rc::new"),
            "Arc" => inner("Arc::new"),
            "Vec" => {
                let full = argument(ty).map(|it| self.values(it)).unwrap_or_default();
                let full = full.iter().map(|it| format!("vec![{it}]")).collect::<Vec<_>>();
                [owned(&["Vec::new()"]), full].concat()
            }
            name => {
                if let Some(variants) = self.enums.get(name) {
                    return variants.iter().map(|it| format!("{name}::{it}")).collect();
                }
                if self.newtypes.contains_key(name) {
                    return [0, 1].map(|it| format!("{name}({it})")).to_vec();
                }
                owned(&["Default::default()"])
            }
        }
    }
}

pub(crate) fn is_integer(name: &str) -> bool {
    const WIDTHS: &[&str] = &["8", "16", "32", "64", "128", "size"];
    let width = name.strip_prefix(['u', 'i']);
    width.is_some_and(|it| WIDTHS.contains(&it))
}

/// The last name of a path.
fn last_name(ty: &Type) -> Option<String> {
    match ty {
        Type::Path(it) => it.path.segments.last().map(|it| it.ident.to_string()),
        _ => None,
    }
}

/// The first type between the angle brackets.
fn argument(ty: &Type) -> Option<&Type> {
    let Type::Path(it) = ty else { return None };
    let PathArguments::AngleBracketed(arguments) = &it.path.segments.last()?.arguments else {
        return None;
    };
    arguments.args.iter().find_map(|it| match it {
        GenericArgument::Type(ty) => Some(ty),
        _ => None,
    })
}

#[cfg(test)]
mod tests {
    use super::{KnownTypes, Substitute};

    fn values(known: &KnownTypes, ty: &str) -> Vec<String> {
        let output = syn::parse_str(&format!("-> {ty}")).expect("a return type");
        let values = known.substitutes(&output).into_iter();
        values
            .map(|it| match it {
                Substitute::Value(value) => value,
                Substitute::EmptyIterator => "empty".to_owned(),
            })
            .collect()
    }

    #[test]
    fn values_fit_the_return_type() {
        let mut known = KnownTypes::default();
        let source = "pub enum Flow { Done, Asks } pub struct Coins(pub u8);";
        known.add(&syn::parse_file(source).expect("a file"));
        for (ty, expected) in [
            ("bool", "true false"),
            ("u8", "0 1"),
            ("i32", "0 1 -1"),
            ("Option<u8>", "None Some(0) Some(1)"),
            ("Result<(), Refusal>", "Ok(())"),
            ("Result<bool, Refusal>", "Ok(true) Ok(false)"),
            ("Flow", "Flow::Done Flow::Asks"),
            ("Coins", "Coins(0) Coins(1)"),
            ("SeatSet", "Default::default()"),
            ("Vec<bool>", "Vec::new() vec![true] vec![false]"),
            ("impl Iterator<Item = u8> + '_", "empty"),
            ("!", ""),
        ] {
            assert_eq!(values(&known, ty).join(" "), expected, "{ty}");
        }
        assert_eq!(values(&known, "(bool, u8)").len(), 4);
    }
}
