//! The match of a table, and what it is played with: the randomness, whose records there are, the campaign around it.

use std::sync::OnceLock;

use ai::Seeds;
use catalog::{ActError, AnyCampaign, AnyTable, RandomnessProof, UndoneBy};
use kernel::{Chance, Seat, SeatSet, UndoError, Viewer};
use protocol::UndoCount;

use crate::error::TableError;
use crate::keys::TableId;
use crate::records::{Record, Records};
use crate::story;

pub(super) struct PlayedMatch {
    pub(super) game: Box<dyn AnyTable>,
    pub(super) proof: RandomnessProof,
    pub(super) records: Records,
    /// The log of the campaign as it was before the match.
    pub(super) campaign: Option<Box<dyn AnyCampaign>>,
    /// The table that follows with the same people.
    pub(super) sequel: Option<TableId>,
    /// Words are being mixed into the randomness: the match has not begun.
    pub(super) is_mixing: bool,
    /// So many answers later spectators see the table.
    pub(super) delay: usize,
    /// Milliseconds before each action of a bot; nothing means the pause of the server.
    pub(super) bot_pause: Option<u32>,
    /// Somebody has taken the match along and may know its dice.
    pub(super) is_seed_told: bool,
    /// All who sit down agree that hints may be asked for.
    pub(super) hints: bool,
    /// Cache of [`Self::turning_points`].
    pub(super) turning_points: OnceLock<Vec<usize>>,
}

impl PlayedMatch {
    pub(super) fn version(&self) -> u32 {
        self.game.version()
    }

    pub(super) fn is_over(&self) -> bool {
        self.game.outcome().is_some()
    }

    /// The seats that are asked; none before the match begins.
    pub(super) fn asked(&self) -> SeatSet {
        if self.is_mixing { SeatSet::EMPTY } else { self.game.asked() }
    }

    /// The seats without whose answer it does not go on; none before the match begins.
    pub(super) fn awaited(&self) -> SeatSet {
        if self.is_mixing { SeatSet::EMPTY } else { self.game.awaited() }
    }

    /// Refuses what belongs to a match that has begun.
    pub(super) fn check_begun(&self) -> Result<(), TableError> {
        if self.is_mixing { Err(TableError::Mixing) } else { Ok(()) }
    }

    /// Refuses what belongs to the time before.
    pub(super) fn check_mixing(&self) -> Result<(), TableError> {
        if self.is_mixing { Ok(()) } else { Err(TableError::NotMixing) }
    }

    /// What is over stays as it is: the seed has been shown, and another match may have gone on from here.
    pub(super) fn check_sealed(&self) -> Result<(), TableError> {
        let is_open = !self.is_over() && self.sequel.is_none();
        if is_open { Ok(()) } else { Err(TableError::CannotUndo) }
    }

    /// How many of his last choices a seat may take back.
    pub(super) fn n_undo(&self, seat: Seat) -> u32 {
        if self.check_sealed().is_err() {
            return 0;
        }
        self.records.n_choices_among(self.game.n_free_undo(seat) as usize) as u32
    }

    /// How many records a seat takes back with his last choices.
    pub(super) fn n_back(&self, seat: Seat, count: UndoCount) -> Option<usize> {
        self.records.n_back(self.game.n_free_undo(seat) as usize, count)
    }

    pub(super) fn check_version(&self, version: u32) -> Result<(), TableError> {
        let newest = self.version();
        if version == newest { Ok(()) } else { Err(TableError::Stale { version: newest }) }
    }

    /// The randomness of the next record.
    pub(super) fn dice(&self) -> Chance {
        self.proof.chance(u64::from(self.version()))
    }

    /// Deals anew what a seat cannot know, and returns the line of the match file that says so.
    pub(super) fn free(&mut self, seat: Seat) -> Result<String, ActError> {
        let number = self.version();
        let mut chance = self.dice();
        self.game.free(seat, &mut chance)?;
        Ok(self.game.line(number).unwrap_or_default())
    }

    /// Plays one action and returns its line of the match file.
    pub(super) fn play(
        &mut self,
        seat: Seat,
        action: &str,
        is_auto: bool,
        chance: &mut Chance,
    ) -> Result<String, ActError> {
        let number = self.version();
        self.game.act(seat, action, chance)?;
        self.records.push(Record { seat, is_auto, version: self.version() });
        Ok(self.game.line(number).unwrap_or_default())
    }

    /// Takes records back and returns the line of the match file that says so.
    pub(super) fn take_back(
        &mut self,
        seat: Seat,
        n_records: usize,
        by: UndoneBy,
    ) -> Result<String, UndoError> {
        let number = self.version();
        self.game.undo(seat, n_records as u32, by)?;
        self.records.take_back(n_records);
        Ok(self.game.line(number).unwrap_or_default())
    }

    /// The lines of the effective records that the table gave.
    pub(super) fn automatic_lines(&self) -> Vec<u32> {
        let mut lines = Vec::new();
        for number in 1..self.version() {
            let line = self.game.line(number).unwrap_or_default();
            match serde_json::from_str(&line) {
                Ok(Mark::Undone { undo }) => lines.truncate(lines.len().saturating_sub(undo)),
                Ok(Mark::Freed { .. }) => {}
                Err(_) => lines.push(number),
            }
        }
        let lines = lines.into_iter().zip(self.records.autos());
        lines.filter(|(_, is_auto)| *is_auto).map(|(number, _)| number).collect()
    }

    /// Of several seats at one screen the one that the table waits for, or the first that may add something.
    pub(super) fn leading(&self, own: SeatSet) -> Option<Seat> {
        let lead = self.game.leading().filter(|it| own.contains(*it));
        lead.or_else(|| self.game.asked().iter().find(|it| own.contains(*it)))
    }

    /// How many moves a viewer may see: spectators are kept behind while the match goes on.
    pub(super) fn n_shown(&self, viewer: Viewer) -> usize {
        let n_moves = self.records.len();
        match viewer {
            Viewer::Spectator if !self.is_over() => n_moves.saturating_sub(self.delay),
            Viewer::Spectator | Viewer::Seat(_) | Viewer::Omniscient => n_moves,
        }
    }

    /// Whether a viewer is kept behind now; nobody is before the match begins or when it is over.
    pub(super) fn is_kept_behind(&self, viewer: Viewer) -> bool {
        let goes_on = !self.is_mixing && !self.is_over();
        viewer == Viewer::Spectator && self.delay != 0 && goes_on
    }

    /// The version at which the position stood that a viewer sees.
    pub(super) fn version_for(&self, viewer: Viewer) -> u32 {
        match self.is_kept_behind(viewer) {
            true => self.records.version_of(self.n_shown(viewer)),
            false => self.version(),
        }
    }

    /// The log of the campaign as it stands: after the match, once that is over.
    pub(super) fn campaign(&self) -> Option<Box<dyn AnyCampaign>> {
        let before = self.campaign.as_ref()?;
        Some(before.after(&*self.game).unwrap_or_else(|| before.clone()))
    }

    /// The numbers of the moves by which the match was decided; none before it is over.
    pub(super) fn turning_points(&self) -> &[usize] {
        if !self.is_over() {
            return &[];
        }
        self.turning_points.get_or_init(|| {
            let seats: Vec<Seat> =
                (0..self.records.len()).map_while(|it| self.records.seat_of(it)).collect();
            let seen = self.game.past(Viewer::Spectator, seats.len()).observation;
            story::turning_points(&self.game.course(), &seats, &seen.blood())
        })
    }

    /// The campaign that goes on with another match; nothing where the same people just play once more.
    pub(super) fn campaign_after(&self) -> Option<Box<dyn AnyCampaign>> {
        let after = self.campaign.as_ref()?.after(&*self.game)?;
        after.setup_next().is_some().then_some(after)
    }

    /// The seeds of a bot's thoughts: the same for the same table and version, and nobody can know them who does not know
    /// the secret of the table. All that a seat plays in a row is one turn.
    pub(super) fn bot_seeds(&self, seat: Seat) -> Seeds {
        let n_records = self.records.len();
        let n_own = match self.records.run_before(n_records) {
            Some((last, n_own)) if last == seat => n_own,
            Some(_) | None => 0,
        };
        Seeds {
            answer: self.bot_seed("gospoda bot v1", self.version()),
            turn: self.bot_seed("gospoda turn of a bot v1", (n_records - n_own) as u32),
        }
    }

    /// The seed of a hint: the same for whoever asks at this version.
    pub(super) fn hint_seed(&self) -> u64 {
        self.bot_seed("gospoda hint v1", self.version())
    }

    fn bot_seed(&self, purpose: &str, number: u32) -> u64 {
        let mut hasher = blake3::Hasher::new_derive_key(purpose);
        hasher.update(&self.proof.seed.0).update(&number.to_le_bytes());
        let mut res = [0; 8];
        hasher.finalize_xof().fill(&mut res);
        u64::from_le_bytes(res)
    }

    /// The only answer of a seat, if the table may give it. `is_bot` and `is_alone` say who sits there, and whether
    /// nobody else looks.
    ///
    /// A person in the middle of his turn keeps the last word: an answer that ends it, or that cannot be taken back, is
    /// left to him although it is the only one. So is one that, given at once, would tell other people what he holds.
    pub(super) fn forced(
        &self,
        is_bot: impl Fn(Seat) -> bool,
        is_alone: impl Fn(Seat) -> bool,
    ) -> Option<(Seat, String)> {
        let (seat, action) = self.game.forced()?;
        if self.game.haste_would_tell(seat) && !is_alone(seat) {
            return None;
        }
        if is_bot(seat) || self.records.last_seat() != Some(seat) {
            return Some((seat, action));
        }
        let mut ahead = self.game.at(self.records.len());
        let mut chance = self.proof.chance(u64::from(self.version()));
        ahead.act(seat, &action, &mut chance).ok()?;
        let goes_on = ahead.asked().contains(seat) && ahead.n_free_undo(seat) == 1;
        goes_on.then_some((seat, action))
    }
}

/// A line of the match file that is no answer: it takes back, or deals what is hidden anew.
#[derive(serde::Deserialize)]
#[serde(untagged)]
enum Mark {
    Undone {
        undo: usize,
    },
    Freed {
        #[serde(rename = "free")]
        _free: serde::de::IgnoredAny,
    },
}

#[cfg(test)]
mod tests {
    use std::sync::OnceLock;

    use catalog::{RandomnessProof, Seed, UndoneBy};
    use kernel::Viewer;

    use super::PlayedMatch;
    use crate::error::TableError;
    use crate::records::Records;

    fn begun(game: &str) -> PlayedMatch {
        let any = catalog::game(game).unwrap();
        let proof = RandomnessProof::new(Seed::of_number(1));
        let setup = any.setup(2, &[]).unwrap();
        let game = any.start(&setup, &mut proof.chance(0)).unwrap();
        let (records, campaign, sequel) = (Records::default(), None, None);
        PlayedMatch {
            game,
            proof,
            records,
            campaign,
            sequel,
            is_mixing: false,
            delay: 2,
            bot_pause: None,
            is_seed_told: false,
            hints: false,
            turning_points: OnceLock::new(),
        }
    }

    fn play_first(it: &mut PlayedMatch) {
        let seat = it.asked().first().unwrap();
        let action = it.game.legal(seat)[0].clone();
        let mut dice = it.dice();
        it.play(seat, &action, false, &mut dice).unwrap();
    }

    #[test]
    fn nobody_is_asked_before_all_words_are_mixed() {
        let mut it = begun("smallworld");
        assert!(!it.asked().is_empty() && !it.awaited().is_empty());
        assert!(it.check_begun().is_ok() && it.check_mixing().is_err());
        it.is_mixing = true;
        assert!(it.asked().is_empty() && it.awaited().is_empty());
        assert_eq!(it.check_begun(), Err(TableError::Mixing));
        assert!(it.check_mixing().is_ok());
    }

    #[test]
    fn spectators_are_so_many_answers_behind() {
        let mut it = begun("smallworld");
        let mut shown = Vec::new();
        for _ in 0..4 {
            shown.push(it.n_shown(Viewer::Spectator));
            assert_eq!(it.n_shown(Viewer::Seat(kernel::Seat(0))), it.records.len());
            play_first(&mut it);
        }
        assert_eq!(shown, [0, 0, 0, 1]);
    }

    #[test]
    fn spectators_are_told_the_version_of_what_they_see() {
        let mut it = begun("smallworld");
        let mut told = Vec::new();
        for _ in 0..4 {
            told.push(it.version_for(Viewer::Spectator));
            assert_eq!(it.version_for(Viewer::Seat(kernel::Seat(0))), it.version());
            play_first(&mut it);
        }
        assert_eq!(told, [1, 1, 1, 2]);
        it.delay = 0;
        assert_eq!(it.version_for(Viewer::Spectator), it.version());
    }

    #[test]
    fn every_action_and_every_undo_has_its_line_and_makes_a_version() {
        let mut it = begun("smallworld");
        let (seat, version, hash) = (it.asked().first().unwrap(), it.version(), it.game.hash());
        play_first(&mut it);
        assert_eq!(it.check_version(version), Err(TableError::Stale { version: version + 1 }));
        let line = it.take_back(seat, 1, UndoneBy::Consent).unwrap();
        assert!(line.contains("undo"), "{line}");
        assert_eq!((it.version(), it.records.len()), (version + 2, 0));
        assert_eq!(it.game.hash(), hash);
    }

    #[test]
    fn after_a_sequel_nothing_is_taken_back() {
        let mut it = begun("smallworld");
        assert!(it.check_sealed().is_ok());
        let mut n_undo = 0;
        let mut seat = kernel::Seat(0);
        while n_undo == 0 {
            play_first(&mut it);
            seat = it.records.last_seat().unwrap();
            n_undo = it.n_undo(seat);
        }
        it.sequel = Some(crate::TableId::of_number(2));
        assert_eq!(it.check_sealed(), Err(TableError::CannotUndo));
        assert_eq!(it.n_undo(seat), 0);
    }

    #[test]
    fn a_bot_thinks_another_seed_at_every_version_and_the_same_after_a_restart() {
        let (mut one, mut other) = (begun("smallworld"), begun("smallworld"));
        let before = one.bot_seeds(kernel::Seat(0));
        assert_eq!(before, other.bot_seeds(kernel::Seat(0)));
        play_first(&mut one);
        play_first(&mut other);
        assert_ne!(before, one.bot_seeds(kernel::Seat(0)));
        assert_eq!(one.bot_seeds(kernel::Seat(0)), other.bot_seeds(kernel::Seat(0)));
    }

    #[test]
    fn a_bot_keeps_its_whims_while_it_plays_in_a_row() {
        let mut it = begun("smallworld");
        let mut last = None;
        let mut n_kept = 0;
        for _ in 0..12 {
            let seat = it.game.asked().first().unwrap();
            let turn = it.bot_seeds(seat).turn;
            if let Some((before, of_before)) = last {
                assert_eq!(before == seat, of_before == turn);
                n_kept += u32::from(before == seat);
            }
            last = Some((seat, turn));
            play_first(&mut it);
        }
        assert_ne!(n_kept, 0);
    }
}
