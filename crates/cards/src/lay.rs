//! From a box as it is read, with trees of effects, to the same box with all effects in one row.

use crate::Arena;

/// Something that holds effects, and what it is once they lie in the arena. What comes first in it is laid down first.
pub trait Lay<E> {
    type Laid;

    fn lay(&self, arena: &mut Arena<E>) -> Self::Laid;
}

impl<E, T: Lay<E>> Lay<E> for Vec<T> {
    type Laid = Vec<T::Laid>;

    fn lay(&self, arena: &mut Arena<E>) -> Self::Laid {
        self.iter().map(|it| it.lay(arena)).collect()
    }
}

impl<E, T: Lay<E>> Lay<E> for Option<T> {
    type Laid = Option<T::Laid>;

    fn lay(&self, arena: &mut Arena<E>) -> Self::Laid {
        self.as_ref().map(|it| it.lay(arena))
    }
}

/// Declares how stanzas are laid down: `Stanza { facts that stay as they are; what holds effects }`, in the order in
/// which it is laid. A stanza is generic in how it holds effects; `Tree` and the effect in the arena are named first.
#[macro_export]
macro_rules! lay {
    ($tree:ty => $effect:ty; $($stanza:ident { $($kept:ident),*; $($laid:ident),+ })+) => {
        impl $crate::Lay<$effect> for $tree {
            type Laid = $crate::Block;

            fn lay(&self, arena: &mut $crate::Arena<$effect>) -> $crate::Block {
                let effects = self.0.iter().cloned();
                let laid: Vec<$effect> =
                    effects.map(|it| it.map(&mut |inner: $tree| inner.lay(arena))).collect();
                arena.put(laid)
            }
        }

        $(impl $crate::Lay<$effect> for $stanza<$tree> {
            type Laid = $stanza<$crate::Block>;

            fn lay(&self, arena: &mut $crate::Arena<$effect>) -> Self::Laid {
                $(let $laid = self.$laid.lay(arena);)+
                $stanza { $($kept: self.$kept.clone(),)* $($laid),+ }
            }
        })+
    };
}
