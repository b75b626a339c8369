//! What counts in a position, and how much.

/// What each thing adds to the logarithm of the odds of winning.
pub(super) struct Weights {
    pub(super) base: f32,
    /// Each step until the game is won.
    pub(super) step: f32,
    /// Each turn before the hero deck is used up.
    pub(super) turn: f32,
    /// Each step that is not done in time at a good pace.
    pub(super) shortfall: f32,
    /// The same at a great pace.
    pub(super) lost_time: f32,
    pub(super) despair: f32,
    /// How much more each further point of despair counts.
    pub(super) despair_growth: f32,
    /// One point is left.
    pub(super) last_hope: f32,
    pub(super) ghoul: f32,
    pub(super) full_space: f32,
    /// A full space, the more the sooner its card comes.
    pub(super) overrun: f32,
    /// The overruns to be expected of the next Scourge cards.
    pub(super) imminent: f32,
    /// The same, as far as nobody can act before they come.
    pub(super) helpless: f32,
    /// A space with two ghouls, likewise.
    pub(super) almost_full: f32,
    /// Each ghoul that is missing from a sufficient supply.
    pub(super) shortage: f32,
    pub(super) abomination: f32,
    /// No abomination is left in the supply.
    pub(super) glut: f32,
    /// The same, the more the sooner the next one comes.
    pub(super) glut_rise: f32,
    /// Each Scourge card that is turned over in a turn.
    pub(super) rate: f32,
    /// Each The Scourge Rises that is left in the deck.
    pub(super) rise: f32,
    pub(super) frailty: f32,
    /// Each point of health that a hero lacks.
    pub(super) wound: f32,
    pub(super) fight_card: f32,
    pub(super) defend_card: f32,
    pub(super) travel_card: f32,
    pub(super) heal_card: f32,
    /// Each kind of card in a hand.
    pub(super) variety: f32,
    /// Each card above five in a hand.
    pub(super) crowd: f32,
    pub(super) reward: f32,
    pub(super) completion: f32,
    pub(super) siege: f32,
    pub(super) stronghold: f32,
    /// What the hero who acts now, or next, could do at a quest.
    pub(super) own_quest: f32,
    /// What the others could do at quests.
    pub(super) other_quests: f32,
    pub(super) own_fight: f32,
    pub(super) other_fights: f32,
    pub(super) action: f32,
}

/// The odds, as a logistic regression found them over positions of games that the greedy and the searching bot played.
pub(super) const ODDS: Weights = Weights {
    base: 3.626,
    step: -0.079,
    turn: 0.297,
    shortfall: -0.03,
    lost_time: -0.141,
    despair: -0.295,
    despair_growth: -0.009,
    last_hope: -0.293,
    ghoul: -0.158,
    full_space: 0.079,
    overrun: -0.687,
    imminent: 0.048,
    helpless: -1.055,
    almost_full: -0.109,
    shortage: -0.005,
    abomination: -0.56,
    glut: 0.14,
    glut_rise: -0.985,
    rate: 0.094,
    rise: -1.579,
    frailty: -0.211,
    wound: -0.018,
    fight_card: 0.073,
    defend_card: 0.121,
    travel_card: 0.095,
    heal_card: 0.157,
    variety: 0.066,
    crowd: -0.022,
    reward: 0.413,
    completion: 0.189,
    siege: 0.682,
    stronghold: 0.051,
    own_quest: 0.144,
    other_quests: 0.11,
    own_fight: 0.063,
    other_fights: 0.031,
    action: 0.015,
};

/// What leads somebody who sees one action ahead: found by an evolution strategy over games of the greedy bot.
pub(super) const PULL: Weights = Weights {
    base: -0.001,
    step: -0.053,
    turn: -0.001,
    shortfall: -0.024,
    lost_time: -0.008,
    despair: -0.228,
    despair_growth: -0.084,
    last_hope: -0.003,
    ghoul: -0.029,
    full_space: -0.002,
    overrun: -0.635,
    imminent: -0.129,
    helpless: -0.105,
    almost_full: -0.106,
    shortage: -0.085,
    abomination: -0.181,
    glut: -0.063,
    glut_rise: -0.131,
    rate: -0.001,
    rise: 0.008,
    frailty: -0.057,
    wound: -0.006,
    fight_card: 0.018,
    defend_card: 0.015,
    travel_card: 0.025,
    heal_card: 0.044,
    variety: 0.005,
    crowd: -0.046,
    reward: 0.049,
    completion: 0.261,
    siege: -0.002,
    stronghold: 0.008,
    own_quest: 0.018,
    other_quests: 0.033,
    own_fight: 0.017,
    other_fights: 0.013,
    action: 0.017,
};
