//! The campaign that a match belongs to, and the match that follows it with the same people.

use catalog::CampaignLog;
use page::CampaignInfo;
use text::Lang;

use super::{Clock, NewSeat, NextMatch, Table};
use crate::error::ApiError;
use crate::keys::TableId;
use crate::visitor::Visitor;

/// What follows a match.
#[derive(Clone, Debug)]
pub(crate) enum Sequel {
    /// It is there already.
    There(TableId),
    New(Box<NextMatch>),
}

impl Table {
    /// The log as it stands: after the match, once that is over.
    pub(crate) fn campaign(&self) -> Option<CampaignLog> {
        let before = self.campaign.as_ref()?;
        Some(before.after(&*self.game).unwrap_or_else(|| before.clone()))
    }

    /// What follows this match, for somebody who plays here.
    pub(crate) fn sequel_for(&self, by: &Visitor) -> Result<Sequel, ApiError> {
        if self.seats_of(by).is_empty() && !self.has_made(by) {
            return Err(ApiError::NotYourSeat);
        }
        if let Some(next) = self.sequel {
            return Ok(Sequel::There(next));
        }
        let before = self.campaign.as_ref();
        let before = before.ok_or(ApiError::NoSequel("the match belongs to no campaign"))?;
        let running = ApiError::NoSequel("the match is not over");
        let campaign = before.after(&*self.game).ok_or(running)?;
        let seats = self.places.iter().map(|place| NewSeat {
            name: place.name.clone(),
            bot: place.bot.map(|bot| bot.to_string()).unwrap_or_default(),
            holders: place.holders.clone(),
        });
        let seats = seats.collect();
        let clock = self.clock.map_or(0, Clock::seconds);
        Ok(Sequel::New(Box::new(NextMatch { follows: self.id, campaign, clock, seats })))
    }

    /// What the page tells of the campaign.
    pub(super) fn campaign_info(&self, by: &Visitor, lang: Lang) -> Option<CampaignInfo> {
        let log = self.campaign()?;
        let is_player = !self.seats_of(by).is_empty() || self.has_made(by);
        let is_over = self.game.outcome().is_some();
        Some(CampaignInfo {
            lines: text::campaign::told(lang, log.as_any()),
            goes_on: is_over && is_player && log.setup_next().is_some(),
            next: self.sequel.map(|it| it.to_string()).filter(|_| is_player),
        })
    }
}
