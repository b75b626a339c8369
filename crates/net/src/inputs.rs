//! What a net looks at: a frozen list of named inputs, most of them off in any one position.

/// Inputs that belong together: they have neighbouring numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Group {
    pub name: &'static str,
    pub first: u16,
    pub len: u16,
}

/// Groups one behind the other, as many as a list of names (`parts::named`) has; a `const fn` says how long that of each is.
#[macro_export]
macro_rules! groups {
    ($names:ty, $len:path) => {{
        let mut res = [$crate::Group { name: "", first: 0, len: 0 }; <$names>::ALL.len()];
        let (mut nth, mut first) = (0, 0);
        while nth < res.len() {
            let len = $len(<$names>::ALL[nth]);
            res[nth] = $crate::Group { name: <$names>::NAMES[nth], first, len };
            first += len;
            nth += 1;
        }
        res
    }};
}

/// All inputs of a game, in their order.
#[derive(Clone, Copy, Debug)]
pub struct InputList {
    pub groups: &'static [Group],
}

impl InputList {
    /// How many inputs there are.
    pub const fn len(&self) -> usize {
        match self.groups.last() {
            Some(last) => last.first as usize + last.len as usize,
            None => 0,
        }
    }

    pub const fn is_empty(&self) -> bool {
        self.groups.is_empty()
    }

    /// What tells this list from any other: weights belong to one list (FNV-1a over names and sizes).
    pub fn hash(&self) -> u64 {
        let mut res = 0xcbf2_9ce4_8422_2325_u64;
        let mut add = |byte: u8| res = (res ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        for group in self.groups {
            group.name.bytes().for_each(&mut add);
            add(0);
            group.len.to_le_bytes().into_iter().for_each(&mut add);
        }
        res
    }
}

/// No position has more inputs on than this.
const CAPACITY: usize = 208;

/// The inputs that are on, each with its value; a plain yes is 1.
#[derive(Clone, Debug)]
pub struct Inputs {
    on: [(u16, f32); CAPACITY],
    len: usize,
}

impl Default for Inputs {
    fn default() -> Self {
        Self { on: [(0, 0.0); CAPACITY], len: 0 }
    }
}

impl Inputs {
    pub fn clear(&mut self) {
        self.len = 0;
    }

    /// Says yes to the `nth` of a group; the last one stands for all that are more.
    #[inline]
    pub fn mark(&mut self, group: Group, nth: usize) {
        self.put(group.first + (nth as u16).min(group.len - 1), 1.0);
    }

    /// Gives the `nth` of a group a value.
    #[inline]
    pub fn set(&mut self, group: Group, nth: usize, value: f32) {
        debug_assert!(nth < usize::from(group.len), "{}.{nth}", group.name);
        if value != 0.0 {
            self.put(group.first + nth as u16, value);
        }
    }

    #[inline]
    fn put(&mut self, input: u16, value: f32) {
        self.on[self.len] = (input, value);
        self.len += 1;
    }

    #[inline]
    pub fn on(&self) -> &[(u16, f32)] {
        &self.on[..self.len]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const A: Group = Group { name: "a", first: 0, len: 2 };
    const B: Group = Group { name: "b", first: 2, len: 3 };

    #[test]
    fn lists_that_differ_have_different_hashes() {
        let list = InputList { groups: &[A, B] };
        assert_eq!(list.len(), 5);
        let longer = InputList { groups: &[A, Group { len: 4, ..B }] };
        let renamed = InputList { groups: &[Group { name: "c", ..A }, B] };
        assert!(list.hash() != longer.hash() && list.hash() != renamed.hash());
    }

    #[derive(Clone, Copy)]
    enum Letter {
        A,
        B,
    }

    impl Letter {
        const ALL: [Self; 2] = [Self::A, Self::B];
        const NAMES: [&str; 2] = ["a", "b"];
    }

    const fn len(letter: Letter) -> u16 {
        match letter {
            Letter::A => 2,
            Letter::B => 3,
        }
    }

    #[test]
    fn groups_stand_one_behind_the_other() {
        const GROUPS: [Group; 2] = crate::groups!(Letter, len);
        assert_eq!(GROUPS, [A, B]);
    }

    #[test]
    fn what_is_off_takes_no_room_and_the_last_place_is_for_all_that_are_more() {
        let mut inputs = Inputs::default();
        inputs.mark(A, 7);
        inputs.set(B, 1, 0.0);
        inputs.set(B, 2, -0.5);
        assert_eq!(inputs.on(), [(1, 1.0), (4, -0.5)]);
        inputs.clear();
        assert!(inputs.on().is_empty());
    }
}
