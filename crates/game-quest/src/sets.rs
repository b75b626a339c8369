//! Small sets as bits, and how they are written: as lists of names.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

macro_rules! set {
    ($(#[$doc:meta])* $type:ident of $item:ty as $bits:ty) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $type(pub $bits);

        impl $type {
            pub const EMPTY: Self = Self(0);

            #[inline]
            pub const fn only(item: $item) -> Self {
                Self(1 << item as u32)
            }

            #[inline]
            pub const fn has(self, item: $item) -> bool {
                self.0 & (1 << item as u32) != 0
            }

            #[inline]
            pub fn insert(&mut self, item: $item) {
                self.0 |= 1 << item as u32;
            }

            #[inline]
            pub fn remove(&mut self, item: $item) {
                self.0 &= !(1 << item as u32);
            }

            #[inline]
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            #[inline]
            pub const fn len(self) -> u8 {
                self.0.count_ones() as u8
            }

            /// The members in the order of their list.
            #[inline]
            pub fn iter(self) -> impl Iterator<Item = $item> + Clone {
                let mut bits = self.0;
                std::iter::from_fn(move || {
                    let idx = bits.trailing_zeros() as usize;
                    let item = *<$item>::ALL.get(idx)?;
                    bits &= bits - 1;
                    Some(item)
                })
            }

            #[inline]
            pub fn first(self) -> Option<$item> {
                <$item>::ALL.get(self.0.trailing_zeros() as usize).copied()
            }
        }

        impl std::ops::BitOr for $type {
            type Output = Self;

            #[inline]
            fn bitor(self, other: Self) -> Self {
                Self(self.0 | other.0)
            }
        }

        impl std::ops::BitAnd for $type {
            type Output = Self;

            #[inline]
            fn bitand(self, other: Self) -> Self {
                Self(self.0 & other.0)
            }
        }

        impl std::ops::Sub for $type {
            type Output = Self;

            #[inline]
            fn sub(self, other: Self) -> Self {
                Self(self.0 & !other.0)
            }
        }

        impl FromIterator<$item> for $type {
            fn from_iter<I: IntoIterator<Item = $item>>(items: I) -> Self {
                items.into_iter().fold(Self::EMPTY, |set, item| set | Self::only(item))
            }
        }

        impl Serialize for $type {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                if serializer.is_human_readable() {
                    serializer.collect_seq(self.iter())
                } else {
                    self.0.serialize(serializer)
                }
            }
        }

        impl<'de> Deserialize<'de> for $type {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                if deserializer.is_human_readable() {
                    Ok(Vec::<$item>::deserialize(deserializer)?.into_iter().collect())
                } else {
                    <$bits>::deserialize(deserializer).map(Self)
                }
            }
        }
    };
}

use crate::names::{Condition, Foe, Gear, Hero, Kind, Location};

set! {
    /// Enemy cards.
    FoeSet of Foe as u64
}
set! {
    /// Gear cards.
    GearSet of Gear as u64
}
set! {
    /// Heroes.
    HeroSet of Hero as u8
}
set! {
    /// Types of action, and so the action cards of a hero.
    KindSet of Kind as u8
}
set! {
    /// Conditions.
    ConditionSet of Condition as u8
}
set! {
    /// Locations.
    LocationSet of Location as u32
}
