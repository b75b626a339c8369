//! Emblems of Wrath of the Lich King: heroes, enemies, quests, cards, rewards and the symbols of its dice.

use super::{Drawing, drawn};

#[rustfmt::skip]
pub(super) const DRAWINGS: &[Drawing] = &[
    // Tirion: a broad sword before a sun.
    drawn("wr-hero-tirion",
        r##"<path fill="currentColor" d="M25 20L12 6L21 26L3 22L20 32L3 40L21 38L14 54L26 43z"/>"##,
        r##"<path fill="currentColor" d="M32 1L38 9V40H47V46H36V55Q36 62 32 63Q28 62 28 55V46H17V40H26V9z"/><path d="M30.8 9H33.200V39H30.800z"/><circle cx="32" cy="43" r="2"/>"##),
    // Liadrin: a winged shield with a sun.
    drawn("wr-hero-liadrin",
        r##"<path fill="currentColor" d="M19 16Q7 15 1 3Q-1 20 8 28L4 29Q8 38 18 38z"/>"##,
        r##"<path fill="currentColor" d="M16 10Q24 11 32 4Q40 11 48 10V33Q46 53 32 62Q18 53 16 33z"/><path d="M32 18L34.5 26L42 22L38 29.500L46 32L38 34.500L42 42L34.5 38L32 46L29.5 38L22 42L26 34.500L18 32L26 29.500L22 22L29.5 26z"/><circle fill="currentColor" cx="32" cy="32" r="4"/>"##),
    // Thrall: a hammer struck by lightning.
    drawn("wr-hero-thrall", "",
        r##"<path fill="currentColor" d="M7 8L17 3H47L57 8V24L47 29H37V58L32 63L27 58V29H17L7 24z"/><path d="M12 11H20V21H12zM44 11H52V21H44z"/><path d="M35 5L25 19H31L27 30L39 15H33L37 5z"/><path fill="currentColor" d="M43 33L52 36L48 42L58 47L43 61L48 50L40 46z"/><path fill="currentColor" d="M20 35L9 40L14 45L5 53L20 60L16 52L23 46z"/>"##),
    // Sylvanas: a drawn bow.
    drawn("wr-hero-sylvanas", "",
        r##"<path fill="none" stroke="currentColor" stroke-width="5.5" d="M12 4Q58 8 60 52"/><path fill="currentColor" d="M8 1L19 3L13 11zM57 47L63 53L58 61z"/><path fill="none" stroke="currentColor" stroke-width="2" d="M12 5L20 44L59 52"/><path fill="none" stroke="currentColor" stroke-width="4" d="M8 56L52 12"/><path fill="currentColor" d="M60 4L56 20L44 8zM4 50L12 48L16 52L14 60L8 63L6 58L1 56z"/>"##),
    // Muradin: a beard and a helm.
    drawn("wr-hero-muradin",
        r##"<path fill="currentColor" d="M32 4Q14 5 12 24L3 12Q0 27 12 32V36Q12 44 17 48L20 60L25 54L28 63L32 57z"/><path d="M17 28L28 31V35L18 33z"/><path fill="none" stroke-width="2.2" d="M18 42L22 52M26 44L28 55M15 22H32"/>"##,
        r##"<path d="M30 8H34V38H30z"/><path d="M24 38Q32 34 40 38Q36 42 32 41Q28 42 24 38z"/>"##),
    // Jaina: a staff with a star of ice.
    drawn("wr-hero-jaina", "",
        r##"<path fill="none" stroke="currentColor" stroke-width="5" d="M8 62L32 32"/><path fill="none" stroke="currentColor" stroke-width="4" d="M38 4V46M17 25H59M23 10L53 40M53 10L23 40"/><path fill="currentColor" d="M38 0L43 8H33zM38 50L43 42H33zM13 25L21 20V30zM63 25L55 20V30zM38 14L49 25L38 36L27 25z"/><path d="M38 19L44 25L38 31L32 25z"/><path fill="currentColor" d="M3 57L11 63L6 64L2 62z"/>"##),
    // Varian: the head of a lion.
    drawn("wr-hero-varian",
        r##"<path fill="currentColor" d="M32 3L26 8L18 4L17 12L7 13L10 21L1 27L8 33L4 42L13 44L15 53L23 51L27 60L32 62z"/><path d="M18 26L29 30V34Q21 34 18 26zM24 41L29 44V48Q24 47 24 41zM19 17Q24 15 27 20Q22 21 19 17z"/>"##,
        r##"<path d="M27 36H37L34 42V46Q37 49 40 47Q38 53 32 53Q26 53 24 47Q27 49 30 46V42z"/><path fill="none" stroke-width="2" d="M32 16V30"/>"##),

    // A ghoul: a skull with claws.
    drawn("wr-ghoul",
        r##"<path fill="currentColor" d="M32 5Q13 5 12 24Q11 33 17 37L16 43L9 39L3 49L6 60L9 51L12 61L15 52L19 60L22 51L24 54L32 56z"/><path d="M17 24Q18 18 25 20Q30 23 28 30Q24 34 19 31Q17 28 17 24z"/>"##,
        r##"<path d="M32 31L35.5 38H28.500z"/><path d="M22 41H42V44L40 49H38V45H36V50H33.200V45H30.800V50H28V45H26V49H24L22 44z"/>"##),
    // An abomination: a stitched bulk with a hook.
    drawn("wr-abomination", "",
        r##"<path fill="currentColor" d="M24 9Q25 2 32 2Q39 2 40 9L41 15Q54 15 56 27L60 40Q63 50 55 55L51 51Q52 58 46 63H18Q12 58 13 51L7 54Q0 48 4 38L8 26Q11 15 23 15z"/><path d="M27 8H30V11H27zM34 8H37V11H34zM27 14H37V16H27z"/><path fill="none" stroke-width="2.4" d="M32 21V54M26 26L38 28M26 33L38 35M26 40L38 42M26 47L38 49M17 25L20 36M15 32L22 30M46 24L43 36M41 29L49 31"/><path d="M20 56Q26 50 32 56Q38 50 44 56L42 59H22z"/>"##),
    // The Lich King: a crowned helm.
    drawn("wr-lich-king",
        r##"<path fill="currentColor" d="M32 15L27 17L25 1L20 16L10 5L13 22L2 16L10 33V47L20 60L28 63L29 47L32 45z"/><path d="M14 32L28 36Q26 43 20 42Q15 39 14 32z"/><path fill="none" stroke-width="2" d="M13 26Q23 25 30 31M20 48L23 56"/>"##,
        r##"<path fill="currentColor" d="M32 3L37 18H27z"/><path d="M32 20L35 27L32 44L29 27z"/>"##),
    // A stronghold: a tower with a flag.
    drawn("wr-stronghold", "",
        r##"<path fill="currentColor" d="M31 1H34V4L50 9L34 15V20H46V17H51V30L47 34V54H56V63H8V54H17V34L13 30V17H18V20H31z"/><path d="M27 63V48Q27 42 32 42Q37 42 37 48V63zM30 26H34V36H30z"/>"##),
    // A quest is here.
    drawn("wr-quest", "",
        r##"<path fill="currentColor" d="M10 3H54V45L32 62L10 45z"/><path d="M27 10H37L35 36H29zM27 41H37V50H27z"/>"##),
    // Success and block, the symbols of the dice.
    drawn("wr-success", "",
        r##"<path fill="currentColor" d="M32 1L37 22L52 8L42 26L63 30L43 36L55 53L37 42L32 63L27 42L9 53L21 36L1 30L22 26L12 8L27 22z"/><circle cx="32" cy="32" r="5"/>"##),
    drawn("wr-block", "",
        r##"<path fill="currentColor" d="M7 8Q20 9 32 2Q44 9 57 8V32Q55 52 32 63Q9 52 7 32z"/><path d="M14 15Q24 15 32 10V54Q16 46 14 32z"/>"##),
    // Icons of cards and quest tracks.
    drawn("wr-icon-fight",
        r##"<path fill="currentColor" d="M3 3L15 6L47 40L52 35L57 40L50 47L62 58L58 62L47 50L40 57L35 52L40 47L6 15z"/><path fill="none" stroke-width="2" d="M9 9L42 43"/>"##, ""),
    drawn("wr-icon-defend", "",
        r##"<path fill="currentColor" d="M6 7Q20 9 32 2Q44 9 58 7V32Q56 53 32 63Q8 53 6 32z"/><path fill="none" stroke-width="2.600" d="M12 13Q22 13 32 8Q42 13 52 13V32Q50 48 32 56Q14 48 12 32z"/><path d="M28 17H36V27H45V34H36V47H28V34H19V27H28z"/>"##),
    drawn("wr-icon-travel", "",
        r##"<path fill="currentColor" d="M17 3H38L37 34Q48 38 58 40Q63 43 62 52H14Q11 44 14 34z"/><path fill="currentColor" d="M14 55H62V61H44L41 58L38 61H14z"/><path d="M20 9H33V12H20zM20 16H33V19H20z"/><path fill="currentColor" d="M11 12L1 8L6 17L0 20L6 24L2 31L11 29z"/>"##),
    drawn("wr-icon-heal", "",
        r##"<path fill="currentColor" d="M22 2H42V8H39V20Q58 27 58 43Q57 62 32 62Q7 62 6 43Q6 27 25 20V8H22z"/><path d="M13 40Q22 35 32 40Q42 45 51 40Q52 56 32 56Q12 56 13 40z"/><path fill="currentColor" d="M29.500 43H34.500V47H39V51H34.500V55H29.500V51H25V47H29.500z"/>"##),
    // Hearts, despair, the Scourge.
    drawn("wr-heart", "",
        r##"<path fill="currentColor" d="M32 17Q27 4 16 4Q2 6 2 22Q4 42 32 62Q60 42 62 22Q62 6 48 4Q37 4 32 17z"/>"##),
    drawn("wr-despair", "",
        r##"<path fill="currentColor" d="M30 18Q26 4 15 5Q2 8 2 23Q4 42 29 61L25 46L33 36L27 27z"/><path fill="currentColor" d="M35 15Q38 4 49 5Q62 8 62 23Q60 42 35 61L32 47L40 36L33 26z"/>"##),
    drawn("wr-scourge",
        r##"<path fill="currentColor" d="M32 9Q15 10 14 27Q14 35 20 39V46Q24 50 32 50z"/><path d="M19 28Q20 22 26 24Q30 27 28 33Q24 36 21 33Q19 31 19 28z"/><path fill="currentColor" d="M12 18L1 10L8 22L0 24L9 29zM17 52L5 62L24 55z"/>"##,
        r##"<path d="M32 33L34.5 39H29.500z"/><path fill="currentColor" d="M28 0L32 7L36 0V9H28zM28 53H36V63H28z"/><path d="M27 45H29V50H27zM31 45H33V50H31zM35 45H37V50H35z"/>"##),
    drawn("wr-deck", "",
        r##"<path fill="currentColor" d="M8 14L44 3Q48 2 49 6L61 46Q62 50 58 51L23 62Q19 63 18 59L5 19Q4 15 8 14z"/><path d="M12 19L43 9L55 46L24 56z"/><path fill="currentColor" d="M31 21L41 30L36 44L25 34z"/>"##),
    drawn("wr-reward", "",
        r##"<path fill="currentColor" d="M4 27Q5 11 16 10H48Q59 11 60 27zM4 31H25V40H39V31H60V57H4z"/><path d="M29 25H35V36H29z"/>"##),
    drawn("wr-threat", "",
        r##"<path fill="currentColor" d="M32 3L63 59H1z"/><path d="M28.500 22H35.500L34 42H30zM28.500 46H35.500V53H28.500z"/>"##),
    drawn("wr-action", "",
        r##"<circle fill="currentColor" cx="32" cy="32" r="30"/><path d="M26 14H42L36 27H47L24 53L30 35H19z"/>"##),

    // Quests.
    // A citadel that floats upside down.
    drawn("wr-quest-naxxramas",
        r##"<path fill="currentColor" d="M32 63L25 50L20 52L15 38L8 36L2 24H14L12 17L18 21L17 9L23 19L25 8L28 18L32 2z"/><path d="M10 27H32V30H12zM17 34H27V37H19z"/>"##, ""),
    // A horned helmet.
    drawn("wr-quest-utgarde-keep",
        r##"<path fill="currentColor" d="M32 10Q19 11 16 26Q4 24 5 4Q-5 24 8 36L15 37L14 52L24 61L27 46H32z"/><path d="M17 32L28 35V40L18 38z"/>"##,
        r##"<path d="M30.500 12H33.500V30H30.500z"/>"##),
    // A dragon that sleeps around a tower.
    drawn("wr-quest-wyrmrest-temple", "",
        r##"<path fill="currentColor" d="M25 62L28 20L32 1L36 20L39 62z"/><path fill="none" stroke="currentColor" stroke-width="6" d="M9 58Q3 44 24 44Q52 46 52 35Q50 27 34 29Q14 31 15 20Q17 12 28 14"/><path fill="currentColor" d="M26 7L39 12L36 19L26 20zM50 26L63 20L58 31L63 36L54 38z"/><path d="M31 12H34V14H31z"/>"##),
    // A crystal in rings.
    drawn("wr-quest-the-nexus", "",
        r##"<path fill="currentColor" d="M32 3L43 22L37 58L32 62L27 58L21 22z"/><path fill="none" stroke="currentColor" stroke-width="4" d="M20 22Q3 27 4 34Q8 43 32 43Q56 43 60 34Q60 27 44 22"/><path fill="none" stroke="currentColor" stroke-width="3" d="M17 12Q6 14 6 18M47 12Q58 14 58 18M22 52Q32 56 42 52"/><path d="M32 9L38 23H26zM28 27H31L31 52z"/>"##),
    // A spider.
    drawn("wr-quest-azjol-nerub",
        r##"<path fill="currentColor" d="M32 17Q24 17 24 25L26 30Q19 34 20 45Q22 57 32 60z"/><path fill="none" stroke="currentColor" stroke-width="3.600" d="M25 26L13 20L9 6M24 31L10 31L2 21M24 36L12 41L4 38M23 42L15 50L12 61"/><path d="M27 23H30V26H27z"/>"##,
        r##"<path d="M32 38L36 44L32 52L28 44z"/>"##),
    // A fist of stone.
    drawn("wr-quest-vault-of-archavon", "",
        r##"<path fill="currentColor" d="M9 22L14 12H24L27 7H38L41 10H51L57 20V36L50 48V62H16V49L7 38z"/><path fill="none" stroke-width="2.800" d="M24 13L26 29M39 11L40 28M14 30L52 28M9 38H30L34 46H50M18 54H48"/>"##),
    // A cog with an eye.
    drawn("wr-quest-ulduar", "",
        r##"<path fill="currentColor" d="M27 2H37L39 10L46 13L53 8L59 15L55 22L58 28L63 30V38L57 40L54 47L58 54L51 60L44 55L38 58L36 63H28L25 57L19 55L12 60L5 53L10 46L7 40L1 38V29L7 27L10 20L5 13L12 6L19 11L25 9z"/><path d="M10 34Q32 12 54 34Q32 55 10 34z"/><circle fill="currentColor" cx="32" cy="33" r="9"/><circle cx="32" cy="33" r="3.500"/>"##),
    // A lance and a jouster's shield.
    drawn("wr-quest-argent-tournament", "",
        r##"<path fill="none" stroke="currentColor" stroke-width="4.500" d="M5 60L54 11"/><path fill="currentColor" d="M62 2L58 18L47 7zM10 46L19 55L12 62L3 62L2 53z"/><path fill="currentColor" d="M28 26H58V40Q56 54 43 62Q30 54 28 40z"/><path d="M33 31H43V56Q34 50 33 40zM46 38H53V43H46z"/><path fill="currentColor" d="M8 6L26 10L22 22L4 20L11 13z"/>"##),
    // A troll's serpent.
    drawn("wr-quest-gundrak", "",
        r##"<path fill="none" stroke="currentColor" stroke-width="8" d="M20 15Q6 19 8 28Q12 37 32 35Q56 33 56 44Q54 57 30 57Q16 57 8 52"/><path fill="currentColor" d="M18 9Q28 1 41 7L59 15L41 17L58 22Q40 29 24 24z"/><path d="M30 10H35V14H30z"/><path fill="none" stroke-width="2" d="M18 29L22 37M30 31L32 39M43 32L42 40M52 40L46 44M38 53L36 60M25 53L24 60"/>"##),
    // A citadel with a crown of ice.
    drawn("wr-quest-icecrown-citadel",
        r##"<path fill="currentColor" d="M32 1L27 16V24L21 12L18 28V36L10 24L8 42L2 38V62H32z"/><path d="M10 48H13V54H10zM20 40H23V48H20z"/>"##,
        r##"<path d="M27 62V50Q27 44 32 44Q37 44 37 50V62zM30.500 22H33.500V34H30.500z"/>"##),

    // The four faces of the dice.
    drawn("wr-die-s", "", r##"<path fill="currentColor" d="M13 3H51Q61 3 61 13V51Q61 61 51 61H13Q3 61 3 51V13Q3 3 13 3z"/><path d="M32 11L35.500 26L46 16L39 29L54 32L39 36L48 48L36 40L32 54L28 40L16 48L25 36L10 32L25 29L18 16L28.500 26z"/>"##),
    drawn("wr-die-ss", "", r##"<path fill="currentColor" d="M13 3H51Q61 3 61 13V51Q61 61 51 61H13Q3 61 3 51V13Q3 3 13 3z"/><path d="M22 7L24.500 18L32 11L27 20L38 22L27 25L33 34L24.500 28L22 38L19.500 28L11 34L17 25L6 22L17 20L12 11L19.500 18zM42 26L44.500 37L52 30L47 39L58 41L47 44L53 53L44.500 47L42 57L39.500 47L31 53L37 44L26 41L37 39L32 30L39.500 37z"/>"##),
    drawn("wr-die-b", "", r##"<path fill="currentColor" d="M13 3H51Q61 3 61 13V51Q61 61 51 61H13Q3 61 3 51V13Q3 3 13 3z"/><path d="M14 15Q24 16 32 11Q40 16 50 15V33Q48 47 32 54Q16 47 14 33z"/><path fill="currentColor" d="M20 21Q26 21 32 18V46Q21 41 20 32z"/>"##),
    drawn("wr-die-sb", "", r##"<path fill="currentColor" d="M13 3H51Q61 3 61 13V51Q61 61 51 61H13Q3 61 3 51V13Q3 3 13 3z"/><path d="M22 7L24.500 18L32 11L27 20L38 22L27 25L33 34L24.500 28L22 38L19.500 28L11 34L17 25L6 22L17 20L12 11L19.500 18z"/><path d="M29 31Q36 31 42 28Q48 31 55 31V42Q54 52 42 57Q30 52 29 42z"/><path fill="currentColor" d="M34 36Q38 36 42 34V51Q34.500 48 34 41z"/>"##),
];
