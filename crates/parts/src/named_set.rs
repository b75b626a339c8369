//! Small sets of named things as bits, and how they are written: as lists of names.

/// The members of a [`named_set!`](crate::named_set), in the order of their list.
#[derive(Clone, Debug)]
pub struct Members<T: 'static> {
    bits: u64,
    all: &'static [T],
}

impl<T> Members<T> {
    /// Of a list with at most 64 names, those whose bits are set.
    #[inline]
    pub const fn of(bits: u64, all: &'static [T]) -> Self {
        Self { bits, all }
    }
}

impl<T: Copy> Iterator for Members<T> {
    type Item = T;

    #[inline]
    fn next(&mut self) -> Option<T> {
        let item = *self.all.get(self.bits.trailing_zeros() as usize)?;
        self.bits &= self.bits - 1;
        Some(item)
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let n_left = self.bits.count_ones() as usize;
        (n_left, Some(n_left))
    }
}

impl<T: Copy> ExactSizeIterator for Members<T> {}

/// Declares a set of a [`named!`](crate::named) list that fits into a number.
#[macro_export]
macro_rules! named_set {
    ($(#[$doc:meta])* $type:ident of $item:ty as $bits:ty) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $type(pub $bits);

        #[allow(dead_code)]
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
            pub fn iter(self) -> $crate::Members<$item> {
                $crate::Members::of(u64::from(self.0), <$item>::ALL)
            }

            #[inline]
            pub fn first(self) -> Option<$item> {
                <$item>::ALL.get(self.0.trailing_zeros() as usize).copied()
            }
        }

        impl IntoIterator for $type {
            type Item = $item;
            type IntoIter = $crate::Members<$item>;

            #[inline]
            fn into_iter(self) -> Self::IntoIter {
                self.iter()
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

        impl serde::Serialize for $type {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                if serializer.is_human_readable() {
                    serializer.collect_seq(self.iter())
                } else {
                    serde::Serialize::serialize(&self.0, serializer)
                }
            }
        }

        impl<'de> serde::Deserialize<'de> for $type {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                if deserializer.is_human_readable() {
                    let items = <Vec<$item> as serde::Deserialize>::deserialize(deserializer)?;
                    Ok(items.into_iter().collect())
                } else {
                    let bits = <$bits as serde::Deserialize>::deserialize(deserializer)?;
                    let known = <$bits>::MAX >> (<$bits>::BITS - <$item>::ALL.len() as u32);
                    let is_known = bits & !known == 0;
                    let unknown = || serde::de::Error::custom("a bit that names nothing");
                    if is_known { Ok(Self(bits)) } else { Err(unknown()) }
                }
            }
        }
    };
}

/// Declares a set of a [`named!`](crate::named) list of up to 192 names.
#[macro_export]
macro_rules! wide_named_set {
    ($(#[$doc:meta])* $type:ident of $item:ty) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $type(pub [u64; 3]);

        #[allow(dead_code)]
        impl $type {
            pub const EMPTY: Self = Self([0; 3]);

            #[inline]
            pub const fn has(self, item: $item) -> bool {
                let idx = item as usize;
                self.0[idx / 64] & (1 << (idx % 64)) != 0
            }

            #[inline]
            pub fn insert(&mut self, item: $item) {
                let idx = item as usize;
                self.0[idx / 64] |= 1 << (idx % 64);
            }

            #[inline]
            pub fn remove(&mut self, item: $item) {
                let idx = item as usize;
                self.0[idx / 64] &= !(1 << (idx % 64));
            }

            #[inline]
            pub const fn is_empty(self) -> bool {
                self.0[0] | self.0[1] | self.0[2] == 0
            }

            #[inline]
            pub const fn len(self) -> u8 {
                (self.0[0].count_ones() + self.0[1].count_ones() + self.0[2].count_ones()) as u8
            }

            /// The members in the order of their list.
            #[inline]
            pub fn iter(self) -> impl Iterator<Item = $item> + Clone {
                let mut words = self.0;
                let mut at = 0;
                std::iter::from_fn(move || {
                    while words[at] == 0 {
                        if at == 2 {
                            return None;
                        }
                        at += 1;
                    }
                    let bit = words[at].trailing_zeros() as usize;
                    words[at] &= words[at] - 1;
                    <$item>::ALL.get(64 * at + bit).copied()
                })
            }
        }

        impl std::ops::BitAnd for $type {
            type Output = Self;

            #[inline]
            fn bitand(self, other: Self) -> Self {
                Self(std::array::from_fn(|at| self.0[at] & other.0[at]))
            }
        }

        impl FromIterator<$item> for $type {
            fn from_iter<I: IntoIterator<Item = $item>>(items: I) -> Self {
                let mut res = Self::EMPTY;
                items.into_iter().for_each(|item| res.insert(item));
                res
            }
        }

        impl serde::Serialize for $type {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                if serializer.is_human_readable() {
                    serializer.collect_seq(self.iter())
                } else {
                    serde::Serialize::serialize(&self.0, serializer)
                }
            }
        }

        impl<'de> serde::Deserialize<'de> for $type {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                if deserializer.is_human_readable() {
                    let items = <Vec<$item> as serde::Deserialize>::deserialize(deserializer)?;
                    Ok(items.into_iter().collect())
                } else {
                    <[u64; 3] as serde::Deserialize>::deserialize(deserializer).map(Self)
                }
            }
        }
    };
}
