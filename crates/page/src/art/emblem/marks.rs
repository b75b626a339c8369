//! Emblems of markers, coins, dice, factions, and the small signs of the page.

use super::{Drawing, drawn};

#[rustfmt::skip]
pub(super) const DRAWINGS: &[Drawing] = &[
    // A keep with battlements.
    drawn("mark-fort", "",
        r##"<path fill="currentColor" d="M4 12H13V18H19V12H27V24H37V12H45V18H51V12H60V30L55 34V62H9V34L4 30z"/><path d="M25 62V48Q26 41 32 41Q38 41 39 48V62zM15 31H21V38H15zM43 31H49V38H43z"/><path fill="currentColor" d="M30.5 1H33V24H30.500z"/><path fill="currentColor" d="M33 1L46 5L33 10z"/>"##),
    // A wall with a will-o'-the-wisp on it.
    drawn("mark-wall", "",
        r##"<path fill="currentColor" d="M2 35H12V40H20V35H28V40H36V35H44V40H52V35H62V62H2z"/><path fill="none" stroke-width="2.4" d="M5 47H59M5 54.500H59M20 41V46M40 41V46M12 48V54M30 48V54M50 48V54M22 55V61M42 55V61"/><path fill="currentColor" d="M33 1Q34 8 41 13Q47 20 42 27Q37 33 28 31Q19 27 22 18Q24 21 27 20Q26 9 33 1z"/><path d="M33 16Q39 21 36 25Q32 28 29 25Q27 21 31 22Q33 20 33 16z"/>"##),
    // A wooden watch tower.
    drawn("mark-tower", "",
        r##"<path fill="currentColor" d="M32 1L55 15H9zM12 17H18V26H46V17H52V26H56V33H8V26H12z"/><path fill="none" stroke="currentColor" stroke-width="5" d="M18 32L12 61M46 32L52 61"/><path fill="none" stroke="currentColor" stroke-width="3.8" d="M17 37L49 57M47 37L15 57M15 46H49"/><path fill="currentColor" d="M27 26Q27 18 32 18Q37 18 37 26z"/>"##),
    // A round bomb with its fuse alight.
    drawn("mark-bomb", "",
        r##"<circle fill="currentColor" cx="27" cy="39" r="23"/><path fill="currentColor" d="M34 14L47 21L43 28L31 21z"/><path fill="none" stroke="currentColor" stroke-width="3.4" d="M40 17Q42 8 51 11"/><path fill="currentColor" d="M53 1L55 7L61 4L58 10L64 13L57 14L58 20L53 16L49 19L50 12L45 8L51 7z"/><path d="M10 36Q12 25 22 23Q15 28 14 37z"/>"##),
    // A medal: what the army is after.
    drawn("mark-objective", "",
        r##"<path fill="currentColor" d="M12 1H52V20L38 32H26L12 20z"/><path d="M27 5H37V27L32 30L27 27z"/><path fill="currentColor" d="M32 24L37.5 34.5L49 36L40.5 44L43 56L32 50L21 56L23.5 44L15 36L26.5 34.5z" stroke="currentColor" stroke-width="7"/><path d="M32 31L35.5 38.5L43 39.5L37.5 45L39 52.5L32 48.5L25 52.5L26.5 45L21 39.5L28.5 38.5z"/>"##),
    // A lotus.
    drawn("mark-harmony",
        r##"<path fill="currentColor" d="M30 46Q17 39 18 19Q27 24 31 35zM28 50Q9 49 3 30Q15 30 25 43zM30 55Q17 61 4 51Q15 47 29 51z"/>"##,
        r##"<path fill="currentColor" d="M32 7Q44 22 36 42L32 48L28 42Q20 22 32 7z"/><path fill="none" stroke-width="2" d="M32 22V40"/>"##),
    // A coin.
    drawn("mark-coin", "",
        r##"<circle fill="currentColor" cx="32" cy="32" r="30"/><circle fill="none" stroke-width="3" cx="32" cy="32" r="23.5"/><path d="M32 17L36 27L47 28L39 35L41 46L32 40L23 46L25 35L17 28L28 27z"/>"##),
    // Mountain token.
    drawn("mark-mountain", "",
        r##"<path fill="currentColor" d="M1 58L25 8L36 27L42 19L63 58z"/><path d="M25 16L34 31L30 30L25 36L21 31L16 34zM42 26L50 40L45 38L41 42L37 35z"/>"##),
    // The beasts of the Beast Masters: a boar.
    drawn("mark-beast",
        r##"<path fill="currentColor" d="M32 14Q26 13 22 17L10 5Q4 16 12 26L3 30L10 33L5 40L13 40Q16 54 24 58L32 60z"/><path d="M12 12L18 19L14 22zM18 30L29 34Q26 38 22 36.500zM17 50Q12 44 16 38Q18 44 24 46L22 51z"/>"##,
        r##"<path d="M23 47Q24 41 32 41Q40 41 41 47Q41 55 32 56Q23 55 23 47z"/><path fill="currentColor" d="M26.5 48a2 3 0 1 1 4 0a2 3 0 1 1-4 0zM33.5 48a2 3 0 1 1 4 0a2 3 0 1 1-4 0zM29 14Q28 6 32 3Q36 6 35 14z"/>"##),
    // The Champion: a winged helmet.
    drawn("mark-champion",
        r##"<path fill="currentColor" d="M18 32Q4 28 1 5Q14 10 21 20Q25 12 32 11V42H29V62L19 53Z"/><path fill="none" stroke-width="2.2" d="M6 12Q10 22 19 26"/><path d="M22 34L29 37V42L22 40z"/>"##,
        r##"<path d="M30 15H34V34H30z"/><path fill="currentColor" d="M29 2L32 0L35 2V14H29z"/>"##),
    drawn("die-0", "", r##"<path fill="currentColor" d="M13 3H51Q61 3 61 13V51Q61 61 51 61H13Q3 61 3 51V13Q3 3 13 3z"/><circle fill="none" stroke-width="2.4" stroke-dasharray="3 5" cx="32" cy="32" r="14"/>"##),
    drawn("die-1", "", r##"<path fill="currentColor" d="M13 3H51Q61 3 61 13V51Q61 61 51 61H13Q3 61 3 51V13Q3 3 13 3z"/><circle cx="32" cy="32" r="8"/>"##),
    drawn("die-2", "", r##"<path fill="currentColor" d="M13 3H51Q61 3 61 13V51Q61 61 51 61H13Q3 61 3 51V13Q3 3 13 3z"/><circle cx="20" cy="44" r="7.5"/><circle cx="44" cy="20" r="7.5"/>"##),
    drawn("die-3", "", r##"<path fill="currentColor" d="M13 3H51Q61 3 61 13V51Q61 61 51 61H13Q3 61 3 51V13Q3 3 13 3z"/><circle cx="17" cy="47" r="7"/><circle cx="32" cy="32" r="7"/><circle cx="47" cy="17" r="7"/>"##),
    drawn("die-any", "", r##"<path fill="currentColor" d="M13 3H51Q61 3 61 13V51Q61 61 51 61H13Q3 61 3 51V13Q3 3 13 3z"/><path d="M21 24Q22 13 32 13Q43 14 43 24Q42 31 36 34Q35 36 35 40H28Q27 32 33 29Q36 27 35.5 23.5Q34.5 20 31.5 21Q29 22 29 26zM28 44H35V51H28z"/>"##),
    // Factions: a shield, an axe, a lozenge.
    drawn("faction-alliance", "",
        r##"<path fill="currentColor" d="M8 4H56V34Q54 52 32 62Q10 52 8 34z"/><path d="M32 12L48 26V35L32 22L16 35V26zM32 30L48 43L44 49L32 39L20 49L16 43z"/>"##),
    drawn("faction-horde", "",
        r##"<path fill="currentColor" d="M29 2H35V62H29z"/><path fill="currentColor" d="M29 8Q15 4 4 12Q10 22 4 34Q16 40 29 34zM35 8Q49 4 60 12Q54 22 60 34Q48 40 35 34z"/><path fill="none" stroke-width="2.4" d="M11 15Q15 23 11 31M53 15Q49 23 53 31"/>"##),
    drawn("faction-neutral", "",
        r##"<path fill="currentColor" d="M32 3L61 32L32 61L3 32z"/><path d="M32 12L52 32H12z"/>"##),
    // Signs of the page.
    drawn("sign-crown", "",
        r##"<path fill="currentColor" d="M5 18L19 32L32 11L45 32L59 18L54 54H10z"/>"##),
    drawn("sign-thought", "",
        r##"<path fill="currentColor" d="M14 40Q3 38 4 27Q5 18 14 17Q18 5 30 6Q38 3 45 11Q58 11 60 24Q60 38 46 39Q38 45 30 41Q22 45 14 40z"/><circle fill="currentColor" cx="18" cy="51" r="6"/><circle fill="currentColor" cx="8" cy="59" r="4"/><path d="M25 18Q27 12 33 12Q41 13 40 21Q39 25 35 27V30H30Q29 25 33 23Q36 20 33 18Q30 18 30 21zM30 33H35V37H30z"/>"##),
    drawn("sign-bot", "",
        r##"<path fill="currentColor" d="M29 2H35V12H52Q57 12 57 17V50Q57 55 52 55H12Q7 55 7 50V17Q7 12 12 12H29z"/><circle cx="22" cy="30" r="5.5"/><circle cx="42" cy="30" r="5.5"/><path d="M20 43H44V48H20z"/>"##),
    drawn("sign-person", "",
        r##"<circle fill="currentColor" cx="32" cy="18" r="14"/><path fill="currentColor" d="M4 61Q5 36 32 36Q59 36 60 61z"/>"##),
    drawn("sign-undo", "",
        r##"<path fill="none" stroke="currentColor" stroke-width="8" d="M14 24H40Q56 26 56 40Q55 54 40 55H20"/><path fill="currentColor" d="M3 24L24 6V42z"/>"##),
    drawn("sign-undo-all", "",
        r##"<path fill="none" stroke="currentColor" stroke-width="8" d="M30 24H44Q59 26 59 40Q58 54 44 55H26"/><path fill="currentColor" d="M3 24L19 6V42zM19 24L36 6V42z"/>"##),
    drawn("sign-hourglass", "",
        r##"<path fill="currentColor" d="M10 2H54V10H50Q50 24 38 32Q50 40 50 54H54V62H10V54H14Q14 40 26 32Q14 24 14 10H10z"/><path d="M21 11H43Q42 17 40 20H24Q22 17 21 11zM32 40Q40 45 42 53H22Q24 45 32 40z"/>"##),
    // An open book: the rules.
    drawn("sign-book",
        r##"<path fill="currentColor" d="M30 14Q20 6 3 8V52Q20 50 30 58z"/><path fill="none" stroke-width="2.6" d="M9 19Q18 18 25 22M9 28Q18 27 25 31M9 37Q18 36 25 40"/>"##,
        r##"<path fill="currentColor" d="M29 14H35V58H29z"/>"##),
    // A chest: what is not on the boards.
    drawn("sign-chest", "",
        r##"<path fill="currentColor" d="M4 30Q4 10 20 10H44Q60 10 60 30zM4 34H25V42H39V34H60V56H4z"/><path fill="currentColor" d="M28 30H36V39H28z"/><path fill="none" stroke-width="2.6" d="M14 12V29M50 12V29M14 35V55M50 35V55"/>"##),
    // A folded map.
    drawn("sign-map", "",
        r##"<path fill="currentColor" d="M3 13L22 5V51L3 59zM24 5L40 13V59L24 51zM42 13L61 5V51L42 59z"/><path fill="none" stroke-width="3" stroke-dasharray="5 5" d="M9 44Q20 20 30 32T55 20"/>"##),
    drawn("sign-list", "",
        r##"<path fill="currentColor" d="M4 10H14V20H4zM4 27H14V37H4zM4 44H14V54H4zM20 11H60V19H20zM20 28H60V36H20zM20 45H60V53H20z"/>"##),
    // A banner on its pole.
    drawn("sign-banner", "",
        r##"<path fill="currentColor" d="M8 2H14V62H8zM16 6H60L48 22L60 38H16z"/><path d="M27 14L30 19L36 20L31.500 24L33 30L27 27L21 30L22.500 24L18 20L24 19z"/>"##),
    // A scroll: what happened.
    drawn("sign-scroll", "",
        r##"<path fill="currentColor" d="M14 4H52Q60 4 60 14V18H50V52Q50 61 41 61H12Q4 61 4 51V46H14z"/><path fill="none" stroke-width="2.8" d="M21 16H43M21 25H43M21 34H43M8 51H38"/>"##),
    drawn("sign-play", "",
        r##"<path fill="currentColor" d="M14 6L56 32L14 58z"/>"##),
    drawn("sign-pause", "",
        r##"<path fill="currentColor" d="M12 6H27V58H12zM37 6H52V58H37z"/>"##),
    // A loudspeaker, with and without waves.
    drawn("sign-sound", "",
        r##"<path fill="currentColor" d="M4 23H17L33 8V56L17 41H4z"/><path fill="none" stroke="currentColor" stroke-width="5" stroke-linecap="round" d="M41 22Q48 32 41 42M49 14Q61 32 49 50"/>"##),
    drawn("sign-silence", "",
        r##"<path fill="currentColor" d="M4 23H17L33 8V56L17 41H4z"/><path fill="none" stroke="currentColor" stroke-width="5" stroke-linecap="round" d="M42 24L58 40M58 24L42 40"/>"##),
    drawn("sign-blocked", "",
        r##"<path fill="none" stroke="currentColor" stroke-width="8" d="M32 7A25 25 0 1 1 31.9 7zM15 15L49 49"/>"##),
];
