//! The campaign that a match belongs to, and the match that follows it with the same people.

use catalog::AnyCampaign;
use page::{Again, CampaignInfo};
use text::Lang;

use super::{Clock, Held, NewSeat, NextMatch, Table};
use crate::error::TableError;
use crate::keys::TableId;
use crate::visitor::Visitor;

/// What follows a match.
#[derive(Clone, Debug)]
pub enum Sequel {
    /// It is there already.
    There(TableId),
    New(Box<NextMatch>),
}

impl Table {
    /// The log as it stands: after the match, once that is over.
    pub fn campaign(&self) -> Option<Box<dyn AnyCampaign>> {
        self.played.campaign()
    }

    /// What follows this match, for somebody who plays here.
    pub fn sequel_for(&self, by: &Visitor) -> Result<Sequel, TableError> {
        if self.seats_of(by).is_empty() && !self.seats.has_made(by) {
            return Err(TableError::NotYourSeat);
        }
        if let Some(next) = self.played.sequel {
            return Ok(Sequel::There(next));
        }
        if !self.played.is_over() {
            return Err(TableError::NoSequel("the match is not over"));
        }
        let campaign = self.played.campaign_after();
        let seats = self.seats.places.iter().map(|place| NewSeat {
            name: place.name.clone(),
            bot: place.bot.map(|bot| bot.to_string()).unwrap_or_default(),
            held: Held::Browsers(place.holders.clone()),
        });
        let seats = seats.collect();
        let clock = self.clocks.clock.map_or(0, Clock::seconds);
        let (follows, game, setup) =
            (self.id, self.played.game.info().id, self.played.game.setup());
        let (delay, bot_pause) = (self.played.delay as u32, self.played.bot_pause);
        let hints = self.played.hints;
        let next =
            NextMatch { follows, game, campaign, setup, delay, bot_pause, clock, seats, hints };
        Ok(Sequel::New(Box::new(next)))
    }

    /// What somebody who plays here is offered when the match is over, where no campaign goes on.
    pub(super) fn again_for(&self, by: &Visitor) -> Option<Again> {
        let is_player = !self.seats_of(by).is_empty() || self.seats.has_made(by);
        let is_over = self.played.is_over();
        let is_free = is_over && is_player && self.played.campaign_after().is_none();
        is_free.then(|| Again { next: self.played.sequel.map(|it| it.to_string()) })
    }

    /// What the page tells of the campaign.
    pub(super) fn campaign_info(&self, by: &Visitor, lang: Lang) -> Option<CampaignInfo> {
        let log = self.campaign()?;
        let is_player = !self.seats_of(by).is_empty() || self.seats.has_made(by);
        let is_over = self.played.is_over();
        Some(CampaignInfo {
            lines: log.tell(lang),
            won: log.won(),
            goes_on: is_over && is_player && log.setup_next().is_some(),
            next: self.played.sequel.map(|it| it.to_string()).filter(|_| is_player),
        })
    }
}
