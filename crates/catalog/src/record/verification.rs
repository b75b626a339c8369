//! Verification of a match file, line by line.

use serde::Serialize;

use super::{Closing, Document, FileError, untrue};
use crate::continuation::Continuation;
use crate::randomness_proof::{RandomnessProof, Seed};
use crate::table::AnyTable;

/// A match whose file was checked, with what its lines need to be kept.
pub struct Opened {
    pub table: Box<dyn AnyTable>,
    pub header: String,
    /// How many lines the file has.
    pub n_lines: usize,
    /// What stands between the header and the closing line.
    pub lines: Vec<String>,
    /// The secret of the dice, where the file tells it.
    pub proof: Option<RandomnessProof>,
    /// What the file says of the table, if the match goes on elsewhere.
    pub continuation: Option<Continuation>,
}

/// Reads a match file with every check of [`verify`], to be kept and looked at.
///
/// # Errors
/// The first line that does not hold, and why.
pub fn bring(text: &str) -> Result<Opened, FileError> {
    let mut verification = Verification::new(text.to_owned());
    verification.finish()?;
    Ok(verification.into_opened().expect("it was verified to its end"))
}

/// What `gospoda verify` found in a file that holds.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Verified {
    pub game: String,
    pub records: usize,
    pub draws: usize,
    /// Whether the match is over.
    pub finished: bool,
    /// Whether the file has its closing line.
    pub closed: bool,
    /// Whether the last position was compared with the closing line: only under the rules version of the header, as a
    /// later one may describe the same position in other bytes.
    pub compared: bool,
    /// Whether every draw was computed again from the revealed seed; `false` if no seed was revealed.
    pub dice_proved: bool,
    /// How many lines a lesson scripted or another match left, the header among them: their draws prove nothing.
    #[serde(skip_serializing_if = "is_zero")]
    pub scripted: usize,
    pub hash: String,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde wants it so")]
fn is_zero(number: &usize) -> bool {
    *number == 0
}

/// Replays a match file and checks it line by line: actions, bounds, the closing hash, and, where the seed was
/// revealed, the commitment and every single draw.
///
/// # Errors
/// The first line that does not hold, and why.
pub fn verify(text: &str) -> Result<Verified, FileError> {
    let mut verification = Verification::new(text.to_owned());
    verification.finish()?;
    Ok(verification.verified().expect("it was verified to its end"))
}

/// The same in steps of a line each, so that it can be stopped between two of them and go on.
pub struct Verification {
    text: String,
    /// Where the next line begins that was not read.
    at: usize,
    document: Option<Document>,
    /// The position after the lines that were played.
    table: Option<Box<dyn AnyTable>>,
    n_played: usize,
    stage: Stage,
}

/// Every line is read before the first one is played, and played before its draws are compared with the seed.
enum Stage {
    Reading,
    Playing,
    /// Up to which line the draws follow from the seed.
    Proving(RandomnessProof, usize),
    Done,
}

impl Verification {
    pub fn new(text: String) -> Self {
        let (document, table) = (None, None);
        Self { text, at: 0, document, table, n_played: 0, stage: Stage::Reading }
    }

    /// Goes on until all is verified, which is `true`, or until `may_go_on` says no. That is asked before every step, with
    /// the number of lines that were played.
    ///
    /// # Errors
    /// The first line that does not hold, and why.
    pub fn advance(&mut self, mut may_go_on: impl FnMut(usize) -> bool) -> Result<bool, FileError> {
        while !matches!(self.stage, Stage::Done) {
            if !may_go_on(self.n_played) {
                return Ok(false);
            }
            self.step()?;
        }
        Ok(true)
    }

    fn finish(&mut self) -> Result<(), FileError> {
        self.advance(|_| true).map(drop)
    }

    fn step(&mut self) -> Result<(), FileError> {
        match &mut self.stage {
            Stage::Reading => {
                let line = next_line(&self.text, &mut self.at);
                match (line, &mut self.document) {
                    (Some(line), Some(document)) => document.read(line)?,
                    (line, document @ None) => *document = Some(Document::begin(line)?),
                    (None, Some(document)) => {
                        self.table = Some(document.reopen()?);
                        self.stage = Stage::Playing;
                    }
                }
            }
            Stage::Playing => {
                let (Some(document), Some(table)) = (&self.document, &mut self.table) else {
                    unreachable!("what is played was read");
                };
                if self.n_played < document.lines.len() {
                    document.replay_line(&mut **table, self.n_played)?;
                    self.n_played += 1;
                } else {
                    self.stage = close(document, &**table)?;
                }
            }
            Stage::Proving(proof, nth) => {
                let document = self.document.as_ref();
                if document.is_some_and(|it| *nth <= it.lines.len()) {
                    document.map_or(Ok(()), |it| prove_line(it, proof, *nth))?;
                    *nth += 1;
                } else {
                    self.stage = Stage::Done;
                }
            }
            Stage::Done => {}
        }
        Ok(())
    }

    fn done(&self) -> Option<(&Document, &dyn AnyTable)> {
        let is_done = matches!(self.stage, Stage::Done);
        is_done.then_some((self.document.as_ref()?, self.table.as_deref()?))
    }

    /// What was found, once all is verified.
    fn verified(&self) -> Option<Verified> {
        let (document, table) = self.done()?;
        let played = document.lines.iter().map(|(_, line)| line.chance().len());
        Some(Verified {
            game: document.header.game.clone(),
            records: table.effective_records().len(),
            draws: document.header.opening.len() + played.sum::<usize>(),
            finished: table.outcome().is_some(),
            closed: document.closing.is_some(),
            compared: document.closing.is_some() && document.is_current(),
            dice_proved: document.closing.as_ref().is_some_and(|it| it.seed().is_some()),
            scripted: document.n_scripted(),
            hash: table.hash(),
        })
    }

    /// The match, once all is verified.
    pub fn into_opened(self) -> Option<Opened> {
        self.done()?;
        let (document, table) = (self.document?, self.table?);
        let n_lines = document.n_lines();
        let seed = document.closing.as_ref().and_then(Closing::seed).and_then(Result::ok);
        let entropy = document.header.commitment.map(|it| it.entropy).unwrap_or_default();
        let continuation = match document.closing {
            Some(Closing::Continued(it)) => Some(it.continuation),
            Some(Closing::Revealed(_)) | None => None,
        };
        Some(Opened {
            table,
            n_lines,
            header: self.text.lines().next().unwrap_or_default().to_owned(),
            proof: seed.map(|seed| RandomnessProof { seed, entropy }),
            lines: document.lines.into_iter().map(|(line, _)| line).collect(),
            continuation,
        })
    }
}

/// The line that begins at `at`, which goes to the next one.
fn next_line<'a>(text: &'a str, at: &mut usize) -> Option<&'a str> {
    let line = text.get(*at..)?.split_inclusive('\n').next()?;
    *at += line.len();
    // Without its end, as in `str::lines`.
    Some(line.lines().next().unwrap_or_default())
}

/// Compares the last position with the closing line, and gives the stage that follows.
fn close(document: &Document, table: &dyn AnyTable) -> Result<Stage, FileError> {
    let hash = table.hash();
    let closing = document.closing.as_ref().filter(|_| document.is_current());
    if let Some(told) = closing.map(Closing::hash)
        && told != hash
    {
        let what = format!("the position has the hash {hash}, the file says {told}");
        return Err(untrue(document.n_lines(), what));
    }
    if let Some(Closing::Continued(it)) = &document.closing {
        check_continuation(&it.continuation, table, document.n_lines())?;
    }
    let seed = document.closing.as_ref().and_then(Closing::seed);
    match seed.transpose().map_err(|what| untrue(document.n_lines(), what))? {
        Some(seed) => Ok(Stage::Proving(committed(document, seed)?, document.n_scripted())),
        None => Ok(Stage::Done),
    }
}

/// Whether a continuation belongs to the match before it.
fn check_continuation(
    continuation: &Continuation,
    table: &dyn AnyTable,
    last: usize,
) -> Result<(), FileError> {
    if table.outcome().is_some() {
        return Err(untrue(last, "the match is over and cannot go on"));
    }
    let (told, n_seats) = (continuation.seats.len(), usize::from(table.n_seats()));
    if told != n_seats {
        return Err(untrue(last, format!("the match has {n_seats} seats, the line says {told}")));
    }
    let n_lines = table.version();
    match continuation.automatic.iter().find(|it| **it == 0 || n_lines <= **it) {
        Some(line) => Err(untrue(last, format!("there is no answer number {line}"))),
        None => Ok(()),
    }
}

/// The randomness of a revealed seed, which is the one that was committed to.
fn committed(document: &Document, seed: Seed) -> Result<RandomnessProof, FileError> {
    let commitment = document
        .header
        .commitment
        .as_ref()
        .ok_or_else(|| untrue(1, "a seed was revealed, but none was committed to"))?;
    let proof = RandomnessProof { seed, entropy: commitment.entropy.clone() };
    if proof.commitment() != commitment.commitment {
        let what = "the revealed seed is not the one that was committed to";
        return Err(untrue(document.n_lines(), what));
    }
    Ok(proof)
}

/// Whether the draws of a line follow from the seed; the opening is line 0.
fn prove_line(
    document: &Document,
    proof: &RandomnessProof,
    line_idx: usize,
) -> Result<(), FileError> {
    let played = line_idx.checked_sub(1).and_then(|it| document.lines.get(it));
    let draws = played.map_or(document.header.opening.as_slice(), |(_, line)| line.chance());
    let mut chance = proof.chance(line_idx as u64);
    for (nth, &[bound, value]) in draws.iter().enumerate() {
        let expected = if bound == 0 { u32::MAX } else { chance.below(bound) };
        if expected != value {
            let what =
                format!("draw {} of {bound} was {value}, but the seed gives {expected}", nth + 1);
            return Err(untrue(line_idx + 1, what));
        }
    }
    Ok(())
}
