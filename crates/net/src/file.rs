//! Weights as a file: some lines that say what they are, an empty line, and the numbers.

use crate::inputs::InputList;
use crate::scores::Scores;
use crate::weights::{FIRST, SECOND, Weights};

/// The first line of the weights of a judgement, and of those of a policy.
const HEAD: &str = "gospoda-net 1";
const POLICY_HEAD: &str = "gospoda-policy 1";

/// Why bytes are no weights for a game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum FileError {
    #[error("these are no weights of version 1: the first line is not '{0}'")]
    Head(&'static str),
    #[error("line {line} should say '{key}'")]
    Line { line: usize, key: &'static str },
    #[error("the weights are for the inputs {found:016x}, this game has {expected:016x}")]
    Inputs { found: u64, expected: u64 },
    #[error("the weights are for layers of {found}, here are {expected}")]
    Layers { found: String, expected: String },
    #[error("there are {found} bytes of numbers instead of {expected}")]
    Size { found: usize, expected: usize },
    #[error("a weight is no number")]
    NoNumber,
}

impl Weights {
    /// Bytes for a file. `origin` says in one line how the weights were made.
    pub fn to_file(&self, list: &InputList, origin: &str) -> Vec<u8> {
        write(HEAD, &layers(), list, origin, self.numbers())
    }

    /// The weights in a file, and how they were made.
    ///
    /// # Errors
    /// What is wrong with the bytes; also that they are weights for other inputs.
    pub fn of_file<'a>(bytes: &'a [u8], list: &InputList) -> Result<(Self, &'a str), FileError> {
        let (origin, rest) = read(HEAD, &layers(), bytes, list)?;
        let mut res = Self::zeros(list.len());
        let n_numbers = res.numbers().count();
        read_numbers(rest, n_numbers, res.numbers_mut())?;
        Ok((res, origin))
    }

    /// The weights of a file that is built in.
    ///
    /// # Panics
    /// If they are for other inputs; each game has a test that reads its own.
    pub fn built_in(bytes: &[u8], list: &InputList) -> Self {
        Self::of_file(bytes, list).expect("built-in weights are for these inputs").0
    }
}

impl Scores {
    /// Bytes for a file. `origin` says in one line how the weights were made.
    pub fn to_file(&self, list: &InputList, origin: &str) -> Vec<u8> {
        write(POLICY_HEAD, NO_LAYERS, list, origin, self.weights.iter().copied())
    }

    /// The weights in a file, and how they were made.
    ///
    /// # Errors
    /// What is wrong with the bytes; also that they are weights for other inputs.
    pub fn of_file<'a>(bytes: &'a [u8], list: &InputList) -> Result<(Self, &'a str), FileError> {
        let (origin, rest) = read(POLICY_HEAD, NO_LAYERS, bytes, list)?;
        let mut res = Self::zeros(list.len());
        read_numbers(rest, list.len(), res.weights.iter_mut())?;
        Ok((res, origin))
    }

    /// The weights of a file that is built in.
    ///
    /// # Panics
    /// If they are for other inputs; each game has a test that reads its own.
    pub fn built_in(bytes: &[u8], list: &InputList) -> Self {
        Self::of_file(bytes, list).expect("built-in weights are for these inputs").0
    }
}

fn layers() -> String {
    format!("{FIRST} {SECOND}")
}

/// A policy has none.
const NO_LAYERS: &str = "0";

fn write(
    head: &str,
    layers: &str,
    list: &InputList,
    origin: &str,
    numbers: impl Iterator<Item = f32>,
) -> Vec<u8> {
    let origin: String = origin.chars().map(|it| if it.is_control() { ' ' } else { it }).collect();
    let hash = list.hash();
    let head = format!("{head}\ninputs {hash:016x}\nlayers {layers}\nmade {origin}\n\n");
    let mut res = head.into_bytes();
    res.extend(numbers.flat_map(f32::to_le_bytes));
    res
}

/// How the weights in a file were made, and the bytes of the numbers.
fn read<'a>(
    head: &'static str,
    layers: &str,
    bytes: &'a [u8],
    list: &InputList,
) -> Result<(&'a str, &'a [u8]), FileError> {
    let mut rest = bytes;
    let mut line = |nth: usize, key: &'static str| {
        let wrong = FileError::Line { line: nth, key };
        let len = rest.iter().position(|&it| it == b'\n').ok_or_else(|| wrong.clone())?;
        let text = std::str::from_utf8(&rest[..len]).map_err(|_| wrong.clone())?;
        rest = &rest[len + 1..];
        text.strip_prefix(key).map(str::trim).ok_or(wrong)
    };
    if !line(1, head).map_err(|_| FileError::Head(head))?.is_empty() {
        return Err(FileError::Head(head));
    }
    let hash = line(2, "inputs")?;
    let found =
        u64::from_str_radix(hash, 16).map_err(|_| FileError::Line { line: 2, key: "inputs" })?;
    if found != list.hash() {
        return Err(FileError::Inputs { found, expected: list.hash() });
    }
    let found = line(3, "layers")?;
    if found != layers {
        return Err(FileError::Layers { found: found.to_owned(), expected: layers.to_owned() });
    }
    let origin = line(4, "made")?;
    line(5, "")?;
    Ok((origin, rest))
}

fn read_numbers<'a>(
    bytes: &[u8],
    n_numbers: usize,
    numbers: impl Iterator<Item = &'a mut f32>,
) -> Result<(), FileError> {
    let expected = 4 * n_numbers;
    if bytes.len() != expected {
        return Err(FileError::Size { found: bytes.len(), expected });
    }
    for (number, bytes) in numbers.zip(bytes.chunks_exact(4)) {
        *number = f32::from_le_bytes([bytes[0], bytes[1], bytes[2], bytes[3]]);
        if !number.is_finite() {
            return Err(FileError::NoNumber);
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::inputs::Group;

    const LIST: InputList = InputList { groups: &[Group { name: "a", first: 0, len: 3 }] };
    const OTHER: InputList = InputList { groups: &[Group { name: "b", first: 0, len: 3 }] };

    fn some() -> Weights {
        let mut res = Weights::zeros(3);
        for (nth, it) in res.numbers_mut().enumerate() {
            *it = nth as f32 / 7.0;
        }
        res
    }

    #[test]
    fn a_file_is_read_as_it_was_written() {
        let bytes = some().to_file(&LIST, "seed 1\nand more");
        assert_eq!(Weights::of_file(&bytes, &LIST), Ok((some(), "seed 1 and more")));
    }

    #[test]
    fn what_does_not_fit_is_refused() {
        let bytes = some().to_file(&LIST, "seed 1");
        let error = |bytes: &[u8], list: &InputList| Weights::of_file(bytes, list).unwrap_err();
        let (found, expected) = (LIST.hash(), OTHER.hash());
        assert_eq!(error(&bytes, &OTHER), FileError::Inputs { found, expected });
        assert_eq!(error(b"gospoda-net 2\n", &LIST), FileError::Head(HEAD));
        assert_eq!(error(b"", &LIST), FileError::Head(HEAD));
        assert!(matches!(error(&bytes[..bytes.len() - 1], &LIST), FileError::Size { .. }));
        let head = b"gospoda-net 1\ninputs";
        assert_eq!(error(head, &LIST), FileError::Line { line: 2, key: "inputs" });
        let mut broken = bytes.clone();
        let end = broken.len();
        broken[end - 4..].copy_from_slice(&f32::NAN.to_le_bytes());
        assert_eq!(error(&broken, &LIST), FileError::NoNumber);
    }

    #[test]
    fn a_policy_is_read_as_it_was_written_and_is_no_judgement() {
        let scores = Scores { weights: vec![0.5, -1.0, 3.25] };
        let bytes = scores.to_file(&LIST, "seed 1");
        assert_eq!(Scores::of_file(&bytes, &LIST), Ok((scores.clone(), "seed 1")));
        let error = |bytes: &[u8], list: &InputList| Scores::of_file(bytes, list).unwrap_err();
        assert!(matches!(error(&bytes, &OTHER), FileError::Inputs { .. }));
        assert!(matches!(error(&bytes[..bytes.len() - 1], &LIST), FileError::Size { .. }));
        assert_eq!(Weights::of_file(&bytes, &LIST), Err(FileError::Head(HEAD)));
        assert_eq!(error(&some().to_file(&LIST, ""), &LIST), FileError::Head(POLICY_HEAD));
    }
}
