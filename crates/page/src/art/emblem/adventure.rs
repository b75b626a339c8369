//! Emblems of the adventure game: characters, resources, discoveries, enemies, items, and what a character comes to.

use super::{Drawing, drawn};

#[rustfmt::skip]
pub(super) const DRAWINGS: &[Drawing] = &[
    // Characters.
    // Grumbaz: a broad axe with two blades.
    drawn("ag-hero-grumbaz",
        r##"<path fill="currentColor" d="M29 6Q12 1 4 20Q8 38 29 36V30L23 21L29 12z"/><path fill="none" stroke-width="2.4" d="M10 20Q14 30 24 31"/>"##,
        r##"<path fill="currentColor" d="M29 1H35V63H29z"/><path d="M30.800 42H33.200V58H30.800z"/>"##),
    // Burbonn: a rifle before a paw.
    drawn("ag-hero-burbonn", "",
        r##"<path fill="currentColor" d="M2 50L13 40L52 12L57 3L61 8L59 17L25 43L26 49L19 47L11 60H3z"/><path d="M21 41L52 18L53 20L24 43z"/><circle fill="currentColor" cx="17" cy="10" r="5"/><circle fill="currentColor" cx="29" cy="9" r="5"/><circle fill="currentColor" cx="8" cy="19" r="4.500"/><path fill="currentColor" d="M20 18Q29 18 30 26Q26 32 20 30Q12 32 11 26Q12 18 20 18z"/><path fill="currentColor" d="M41 41L57 62H48L36 45z"/>"##),
    // Sandrai: a skull in a flame.
    drawn("ag-hero-sandrai", "",
        r##"<path fill="currentColor" d="M33 1Q46 11 43 24Q49 20 48 13Q61 27 57 43Q52 61 32 63Q12 61 7 44Q4 28 17 18Q16 27 22 28Q20 11 33 1z"/><path d="M32 26Q17 27 18 41Q19 45 23 47V54H41V47Q45 45 46 41Q47 27 32 26z"/><circle fill="currentColor" cx="26" cy="39" r="3.600"/><circle fill="currentColor" cx="38" cy="39" r="3.600"/><path fill="currentColor" d="M32 43L34.500 47H29.500zM28 50H30V54H28zM34 50H36V54H34z"/>"##),
    // Sofeea: a flake of ice.
    drawn("ag-hero-sofeea", "",
        r##"<path fill="none" stroke="currentColor" stroke-width="5" d="M32 3V61M7 17.500L57 46.500M57 17.500L7 46.500"/><path fill="none" stroke="currentColor" stroke-width="3.600" d="M23 6L32 15L41 6M23 58L32 49L41 58M5 28L18 25L14 12M59 36L46 39L50 52M50 12L46 25L59 28M14 52L18 39L5 36"/><path fill="currentColor" d="M32 20L42 26V38L32 44L22 38V26z"/><path d="M32 25L38 28.500V35.500L32 39L26 35.500V28.500z"/>"##),

    // Resources.
    drawn("ag-res-scroll", "",
        r##"<path fill="currentColor" d="M12 6H50Q60 6 60 16Q60 21 54 21H50V50Q50 59 40 59H12Q3 59 3 49Q3 45 8 45H14V18Q14 12 9 10z"/><path fill="none" stroke-width="3" d="M21 18H43M21 26H43M21 34H43M21 42H36"/>"##),
    drawn("ag-res-book",
        r##"<path fill="currentColor" d="M31 14Q20 6 3 9V53Q20 50 31 58z"/><path fill="none" stroke-width="2.600" d="M9 20Q18 18 25 23M9 29Q18 27 25 32M9 38Q18 36 25 41"/>"##, ""),
    drawn("ag-res-small-potion", "",
        r##"<path fill="currentColor" d="M25 8H39V13H37V25Q50 31 50 44Q49 60 32 60Q15 60 14 44Q14 31 27 25V13H25z"/><path d="M19 43Q26 39 32 43Q39 47 45 43Q45 55 32 55Q19 55 19 43z"/>"##),
    drawn("ag-res-large-potion", "",
        r##"<path fill="currentColor" d="M22 2H42V8H39V20Q60 27 60 43Q59 62 32 62Q5 62 4 43Q4 27 25 20V8H22z"/><path d="M11 40Q22 34 32 40Q42 46 53 40Q54 56 32 56Q10 56 11 40z"/><path fill="currentColor" d="M29.500 42H34.500V46H39V50.500H34.500V55H29.500V50.500H25V46H29.500z"/>"##),
    // Something to find: a chest with a question.
    drawn("ag-res-discovery", "",
        r##"<path fill="currentColor" d="M4 28Q4 9 20 9H44Q60 9 60 28zM4 32H60V56H4z"/><path d="M23 26Q23 17 32 17Q41 17 41 25Q41 31 35 34Q34 35 34 39H29Q29 33 32 31Q36 29 36 25.500Q36 21 32 21Q28 21 28 26zM29 43H34V48H29z"/>"##),
    drawn("ag-res-flight", "",
        r##"<path fill="currentColor" d="M3 52Q4 22 25 10Q44 1 62 4Q55 12 46 14Q55 16 58 20Q48 25 40 24Q48 28 49 33Q39 37 31 34Q36 38 36 42Q26 45 20 43Q14 47 11 60H4z"/><path fill="none" stroke-width="2.400" d="M13 44Q19 28 44 12M20 39Q27 31 40 25"/>"##),
    // The auction: a hammer.
    drawn("ag-res-auction", "",
        r##"<path fill="currentColor" d="M22 14L36 2L40 6L58 24L62 28L49 41L45 37L41 41L9 62Q3 62 3 56L27 26L26 19z"/><path fill="none" stroke-width="2.600" d="M38 9L24 21M56 26L43 39"/><path fill="currentColor" d="M36 56H62V62H36z"/>"##),
    drawn("ag-res-quest-giver", "",
        r##"<path fill="currentColor" d="M21 2H43L39 42H25z"/><circle fill="currentColor" cx="32" cy="54" r="9"/><path d="M27 7H32L31 36H29z"/>"##),

    // Discoveries that no resource shows already.
    drawn("ag-disc-hearthstone", "",
        r##"<path fill="currentColor" d="M18 4L46 2L62 22L58 48L36 62L10 54L2 30z"/><path fill="none" stroke-width="3.400" d="M33 33Q36 29 31 28Q24 28 24 35Q25 43 34 43Q44 41 43 31Q40 19 28 20Q15 23 16 37Q19 51 34 52"/>"##),
    drawn("ag-disc-far-sight", "",
        r##"<path fill="currentColor" d="M1 32Q16 11 32 11Q48 11 63 32Q48 53 32 53Q16 53 1 32z"/><circle cx="32" cy="32" r="14"/><circle fill="currentColor" cx="32" cy="32" r="8"/><circle cx="35" cy="29" r="2.600"/>"##),
    drawn("ag-disc-rocket-boots", "",
        r##"<path fill="currentColor" d="M16 3H38L37 30Q48 34 58 36Q63 39 62 48H13Q10 40 13 30z"/><path fill="currentColor" d="M13 51H62V57H44L41 54L38 57H13z"/><path d="M20 9H33V12H20zM20 16H33V19H20z"/><path fill="currentColor" d="M9 34L1 33L6 39L0 44L7 47L4 54L12 50z"/>"##),
    drawn("ag-disc-merchant", "",
        r##"<path fill="currentColor" d="M22 2L32 8L42 2L39 14H25zM24 17H40Q60 32 57 50Q55 62 32 62Q9 62 7 50Q4 32 24 17z"/><path d="M30 26H34V30Q41 31 42 37H37Q36 34 32 34Q28 34 28 37Q28 39 33 40Q43 42 43 48Q42 54 34 55V59H30V55Q22 54 21 47H26Q27 51 32 51Q38 51 38 48Q38 45 32 44Q23 43 23 37Q23 31 30 30z"/>"##),
    // An ambush: two daggers.
    drawn("ag-disc-ambush",
        r##"<path fill="currentColor" d="M3 2L20 14L45 43L51 38L55 42L49 48L62 59L58 63L46 51L40 57L36 53L42 47L14 21z"/><path fill="none" stroke-width="2" d="M10 8L40 42"/>"##, ""),
    drawn("ag-disc-false-map", "",
        r##"<path fill="currentColor" d="M3 11L22 4V52L3 60zM24 4L40 12V60L24 52zM42 12L61 4V52L42 60z"/><path fill="none" stroke-width="4" d="M9 24L16 33M16 24L9 33M46 34Q50 22 55 20M30 44L36 40"/>"##),
    drawn("ag-disc-power-drain", "",
        r##"<path fill="currentColor" d="M36 1L12 34H28L20 63L52 24H35L44 1z"/><path fill="none" stroke-width="5" d="M6 10L58 56"/>"##),
    drawn("ag-disc-disease", "",
        r##"<circle fill="currentColor" cx="32" cy="32" r="17"/><path fill="none" stroke="currentColor" stroke-width="5" d="M32 4V60M4 32H60M12 12L52 52M52 12L12 52"/><circle cx="26" cy="28" r="4.500"/><circle cx="38" cy="33" r="3.500"/><circle cx="29" cy="40" r="2.500"/>"##),
    drawn("ag-disc-curse", "",
        r##"<path fill="currentColor" d="M32 3Q10 3 9 27Q9 37 17 42V55H47V42Q55 37 55 27Q54 3 32 3z"/><circle cx="22" cy="28" r="6.500"/><circle cx="42" cy="28" r="6.500"/><path d="M32 35L36 43H28zM24 47H27V55H24zM31 47H34V55H31zM38 47H41V55H38z"/><path fill="currentColor" d="M2 58H62V62H2z"/>"##),

    // What a space is.
    drawn("ag-place-key", "",
        r##"<path fill="currentColor" d="M32 3L62 30H54V60H10V30H2z"/><path d="M26 60V42H38V60zM16 32H24V39H16zM40 32H48V39H40z"/>"##),
    drawn("ag-place-city", "",
        r##"<path fill="currentColor" d="M2 62V26H6V20H10V26H14V20H18V14L27 5V1H30L42 6L30 10V9L38 14H46V20H50V26H54V20H58V26H62V62z"/><path d="M26 62V46Q26 39 32 39Q38 39 38 46V62zM8 34H13V42H8zM51 34H56V42H51zM29 20H35V29H29z"/>"##),
    drawn("ag-place-encounter", "",
        r##"<path fill="currentColor" d="M2 60L10 28L20 22L27 8L40 5L52 18L56 34L62 60z"/><path d="M18 60Q16 33 32 31Q48 33 46 60z"/><circle fill="currentColor" cx="26" cy="45" r="3"/><circle fill="currentColor" cx="38" cy="45" r="3"/>"##),
    // An overlord: the head of a dragon.
    drawn("ag-place-overlord",
        r##"<path fill="currentColor" d="M32 16L26 14L14 1L17 14L4 9L12 22L3 28L13 33Q15 44 22 50L25 62L32 63z"/><path d="M17 29L29 33Q27 39 20 36zM26 51H30V56H27z"/>"##,
        r##"<path d="M31 20H33V32H31z"/>"##),

    // Enemies, by their kind.
    drawn("ag-trait-beast", "",
        r##"<circle fill="currentColor" cx="22" cy="13" r="9"/><circle fill="currentColor" cx="43" cy="13" r="9"/><circle fill="currentColor" cx="8" cy="29" r="7.500"/><circle fill="currentColor" cx="56" cy="29" r="7.500"/><path fill="currentColor" d="M32 27Q45 28 51 43Q54 57 43 59Q37 57 32 57Q27 57 21 59Q10 57 13 43Q19 28 32 27z"/>"##),
    drawn("ag-trait-undead", "",
        r##"<path fill="currentColor" d="M32 3Q10 3 9 27Q9 37 17 42V58H47V42Q55 37 55 27Q54 3 32 3z"/><circle cx="22" cy="28" r="6.500"/><circle cx="42" cy="28" r="6.500"/><path d="M32 35L36 43H28zM24 48H27V58H24zM31 48H34V58H31zM38 48H41V58H38z"/>"##),
    drawn("ag-trait-humanoid", "",
        r##"<path fill="currentColor" d="M32 2Q19 3 18 19Q14 20 16 27Q18 30 20 30Q22 38 26 40V45Q8 47 5 62H59Q56 47 38 45V40Q42 38 44 30Q46 30 48 27Q50 20 46 19Q45 3 32 2z"/><path d="M23 22H30V25H23zM34 22H41V25H34z"/>"##),
    drawn("ag-trait-demon",
        r##"<path fill="currentColor" d="M32 13Q24 12 20 17Q6 18 5 2Q-2 18 9 28L15 30Q15 44 24 52L27 62L32 63z"/><path d="M18 31L29 35Q27 41 20 38z"/>"##,
        r##"<path d="M25 49H39L36 54H28z"/>"##),
    drawn("ag-trait-dragonkin", "",
        r##"<path fill="currentColor" d="M2 44Q10 20 32 14L30 2Q48 8 60 30Q52 27 47 30Q53 36 53 44Q46 39 40 42Q43 49 40 57Q34 49 27 49Q22 51 21 62Q14 52 2 44z"/><path fill="none" stroke-width="2.400" d="M12 42Q24 24 40 20M27 49Q30 34 40 24M40 42Q44 32 46 28"/>"##),
    drawn("ag-trait-elemental", "",
        r##"<path fill="currentColor" d="M33 1Q47 12 43 26Q50 22 49 13Q62 27 58 43Q53 61 32 63Q11 61 6 44Q3 28 16 17Q15 27 21 29Q19 11 33 1z"/><path d="M33 27Q42 36 39 44Q45 42 45 37Q50 47 43 54Q36 59 29 57Q20 54 20 45Q20 39 25 35Q25 41 29 42Q27 34 33 27z"/>"##),
    drawn("ag-trait-giant", "",
        r##"<path fill="currentColor" d="M9 22L14 11H24L27 6H38L41 9H51L57 19V36L50 48V62H16V49L7 38z"/><path fill="none" stroke-width="2.800" d="M24 12L26 28M39 10L40 27M14 29L52 27M9 37H30L34 45H50M18 54H48"/>"##),
    drawn("ag-trait-mechanical", "",
        r##"<path fill="currentColor" d="M27 2H37L39 10L46 13L53 8L59 15L55 22L58 28L63 30V38L57 40L54 47L58 54L51 60L44 55L38 58L36 63H28L25 57L19 55L12 60L5 53L10 46L7 40L1 38V29L7 27L10 20L5 13L12 6L19 11L25 9z"/><circle cx="32" cy="33" r="13"/><circle fill="currentColor" cx="32" cy="33" r="6"/>"##),

    // What a character and a fight come to.
    drawn("ag-life", "",
        r##"<path fill="currentColor" d="M32 17Q27 4 16 4Q2 6 2 22Q4 42 32 62Q60 42 62 22Q62 6 48 4Q37 4 32 17z"/>"##),
    drawn("ag-energy", "",
        r##"<path fill="currentColor" d="M37 1L11 36H28L21 63L53 25H35L45 1z"/>"##),
    drawn("ag-valor", "",
        r##"<path fill="currentColor" d="M32 1L41 22L63 24L46 39L51 61L32 49L13 61L18 39L1 24L23 22z"/><path d="M32 14L37 27L50 28L40 37L43 50L32 43z"/>"##),
    drawn("ag-moves", "",
        r##"<path fill="currentColor" d="M17 3H38L37 34Q48 38 58 40Q63 43 62 52H14Q11 44 14 34z"/><path fill="currentColor" d="M14 55H62V61H44L41 58L38 61H14z"/><path d="M20 9H33V12H20zM20 16H33V19H20z"/>"##),
    drawn("ag-melee", "",
        r##"<path fill="currentColor" d="M62 2L59 15L27 46L33 52L28 57L22 51L8 62L2 56L13 42L7 36L12 31L18 37L49 5z"/><path fill="none" stroke-width="2.200" d="M55 9L22 42"/>"##),
    drawn("ag-ranged", "",
        r##"<path fill="none" stroke="currentColor" stroke-width="5.500" d="M12 4Q58 8 60 52"/><path fill="none" stroke="currentColor" stroke-width="2.400" d="M12 5L60 52"/><path fill="none" stroke="currentColor" stroke-width="4.500" d="M6 58L50 14"/><path fill="currentColor" d="M58 6L54 24L40 10zM4 48L12 46L18 52L16 60L8 63L1 56z"/>"##),
    drawn("ag-defence", "",
        r##"<path fill="currentColor" d="M7 8Q20 9 32 2Q44 9 57 8V32Q55 52 32 63Q9 52 7 32z"/><path d="M14 15Q24 15 32 10V54Q16 46 14 32z"/>"##),
    drawn("ag-damage", "",
        r##"<path fill="currentColor" d="M32 1L37 20L51 6L44 24L63 23L47 34L62 46L43 43L48 62L35 47L26 63L24 45L5 54L17 38L1 32L19 27L8 12L26 20z"/><circle cx="32" cy="33" r="6"/>"##),
    drawn("ag-weapon", "",
        r##"<path fill="currentColor" d="M32 1L38 9V38H48V44H36V54Q36 62 32 63Q28 62 28 54V44H16V38H26V9z"/><path d="M30.800 9H33.200V37H30.800z"/>"##),
    drawn("ag-armour",
        r##"<path fill="currentColor" d="M32 12Q26 10 24 3L8 8L3 26L12 29V58Q20 62 32 62z"/><path fill="none" stroke-width="2.400" d="M18 22Q24 30 32 30M18 40H32M18 49H32"/>"##, ""),
    drawn("ag-bag", "",
        r##"<path fill="currentColor" d="M20 14Q20 2 32 2Q44 2 44 14H40Q40 6 32 6Q24 6 24 14zM10 16H54L60 54Q60 62 52 62H12Q4 62 4 54z"/><path d="M12 30H52V34H12zM27 34H37V44H27z"/>"##),
    drawn("ag-quest", "",
        r##"<path fill="currentColor" d="M10 3H54V45L32 62L10 45z"/><path d="M27 10H37L35 34H29zM27 39H37V48H27z"/>"##),
    drawn("ag-target", "",
        r##"<path fill="currentColor" d="M10 2H16V62H10zM18 5H60L49 19L60 33H18z"/><path d="M28 12H48V26H28z"/>"##),
    drawn("ag-trophy", "",
        r##"<path fill="currentColor" d="M16 3H48V8H62Q62 28 45 32Q42 38 36 40V50H46V60H18V50H28V40Q22 38 19 32Q2 28 2 8H16zM7 13Q8 23 16 26V13zM57 13H48V26Q56 23 57 13z"/>"##),
    drawn("ag-event", "",
        r##"<path fill="currentColor" d="M32 1L36 26L62 32L36 38L32 63L28 38L2 32L28 26z"/><path fill="currentColor" d="M12 6L18 16L8 12zM52 6L46 16L56 12zM12 58L18 48L8 52zM52 58L46 48L56 52z"/>"##),
    drawn("ag-aggro", "",
        r##"<path fill="currentColor" d="M4 20L26 28Q26 40 15 40Q5 37 4 20zM60 20L38 28Q38 40 49 40Q59 37 60 20z"/><path fill="currentColor" d="M12 47L20 57L26 48L32 59L38 48L44 57L52 47V51L44 63L38 56L32 64L26 56L20 63L12 51z"/>"##),
    drawn("ag-card", "",
        r##"<path fill="currentColor" d="M14 2H50Q55 2 55 7V57Q55 62 50 62H14Q9 62 9 57V7Q9 2 14 2z"/><path d="M15 8H49V56H15z"/><path fill="currentColor" d="M32 16L44 32L32 48L20 32z"/>"##),
    drawn("ag-search", "",
        r##"<circle fill="none" stroke="currentColor" stroke-width="8" cx="26" cy="26" r="19"/><path fill="none" stroke="currentColor" stroke-width="10" stroke-linecap="round" d="M41 41L57 57"/>"##),
];
