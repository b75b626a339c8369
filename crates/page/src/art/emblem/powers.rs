//! Emblems of the special powers.

use super::{Drawing, drawn};

#[rustfmt::skip]
pub(super) const DRAWINGS: &[Drawing] = &[
    // An old jar, cracked.
    drawn("power-archaeologists",
        r##"<path fill="none" stroke="currentColor" stroke-width="4" d="M24 11Q10 10 12 24L17 28"/><path fill="currentColor" d="M32 4H21V10H25V18Q12 26 15 42Q17 52 25 56H22V61H32z"/>"##,
        r##"<path d="M16 32H48V36H16zM18 44H46L45 47H19z"/><path fill="none" stroke-width="2.4" d="M36 12L33 20L39 25L35 31"/>"##),
    // Bulrushes over water.
    drawn("power-swampwalkers", "",
        r##"<g fill="none" stroke="currentColor"><path stroke-width="3.4" d="M20 50Q21 32 18 20M33 48V16M45 50Q44 38 48 26M27 49Q26 38 12 30M39 49Q41 40 56 38"/><path stroke-width="4" d="M4 51q7-5 14 0t14 0t14 0t14 0M10 59q5.5-4 11 0t11 0t11 0t11 0"/></g><g fill="currentColor"><rect x="13" y="8" width="9" height="20" rx="4.5"/><rect x="28.5" y="3" width="9" height="22" rx="4.5"/><rect x="44" y="15" width="9" height="18" rx="4.5"/></g>"##),
    // A crown over a star.
    drawn("power-champions", "",
        r##"<path fill="currentColor" d="M4 14L18 28L32 6L46 28L60 14L54 48H10z"/><path fill="currentColor" d="M10 51H54V59H10z"/><circle fill="currentColor" cx="4.5" cy="12" r="4"/><circle fill="currentColor" cx="32" cy="5" r="4"/><circle fill="currentColor" cx="59.5" cy="12" r="4"/><path d="M32 24L35 32L43 32.500L36.5 37.500L39 45L32 40.500L25 45L27.5 37.500L21 32.500L29 32z"/>"##),
    // A peak with a flag on it.
    drawn("power-mountaineers", "",
        r##"<path fill="currentColor" d="M2 60L22 24L28 32L34 21L62 60z"/><path fill="none" stroke="currentColor" stroke-width="3.4" d="M34 24V3"/><path fill="currentColor" d="M35 3L53 9L35 16z"/><path d="M22 29L28 38L24 37L21 43L17 39zM34 27L44 41L38 39L34 46L30 38z"/>"##),
    // A pickaxe and what it finds.
    drawn("power-miners", "",
        r##"<path fill="currentColor" d="M35 20L41 26L15 58Q9 62 5 57Q3 53 7 49z"/><path fill="currentColor" d="M15 8Q38 0 52 12Q64 25 58 48Q53 32 43 23Q32 12 15 8z"/><path d="M35 10L54 28L51 24Q46 17 40 13z"/><path fill="currentColor" d="M42 45H55L61 51L49 63L36 51z"/><path d="M44 48H53L49 52z"/>"##),
    // Hammer and anvil.
    drawn("power-blacksmiths", "",
        r##"<path fill="currentColor" d="M3 34H60V41Q46 41 42 48V53H50V61H18V53H26V48Q22 43 15 43Q5 42 3 34z"/><path fill="currentColor" d="M19 3L34 9L33 12L56 21L54 27L31 18L29 22L14 16z"/><path fill="none" stroke="currentColor" stroke-width="3" d="M20 30L17 24M12 31L6 26M28 30L30 26"/><path d="M12 37H52V39.500H12z"/>"##),
    // A whirl that is a door.
    drawn("power-portalmages", "",
        r##"<path fill="currentColor" d="M32 2C50 2 58 16 58 32C58 50 48 62 32 62C14 62 6 48 6 32C6 15 15 2 32 2z"/><path fill="none" stroke-width="4.6" d="M32 33Q36 31 35 27Q32 22 26 25Q19 31 23 39Q30 48 40 43Q50 35 46 22Q40 11 28 12Q14 15 13 31Q13 49 27 54Q39 56 47 50"/>"##),
    // Crossed swords.
    drawn("power-battlemasters", "",
        r##"<g fill="currentColor"><path d="M4 3L14 5L50 43L56 39L60 44L54 49L61 56L57 61L50 54L45 60L40 55L45 49L7 13z"/><path d="M60 3L50 5L41 15L48 22L57 13z"/><path d="M24 32L31 39L19 49L24 55L19 60L14 54L7 61L3 56L10 49L4 44L8 39L14 43z"/></g><path fill="none" stroke-width="2.2" d="M10 9L45 46M54 9L45 18.500M19 46L26 38"/>"##),
    // A hut on stilts.
    drawn("power-marshdwellers", "",
        r##"<path fill="currentColor" d="M32 3L60 25L55 28L52 26V42H12V26L9 28L4 25z"/><path d="M27 29H37V42H27zM17 29H23V35H17zM41 29H47V35H41z"/><g fill="none" stroke="currentColor"><path stroke-width="4.4" d="M17 42V55M47 42V55M32 42V53"/><path stroke-width="4" d="M4 57q7-5 14 0t14 0t14 0t14 0"/></g><path fill="none" stroke-width="2.2" d="M17 22L32 10L47 22"/>"##),
    // A shield with an ear of corn.
    drawn("power-fieldsdefenders", "",
        r##"<path fill="currentColor" d="M32 2Q44 9 59 9Q62 46 32 62Q2 46 5 9Q20 9 32 2z"/><path fill="none" stroke-width="2.6" d="M32 54V22"/><path d="M32 9Q37 16 32 24Q27 16 32 9zM34 31Q34 23 43 20Q44 29 34 31zM30 31Q30 23 21 20Q20 29 30 31zM34 41Q34 33 44 30Q45 39 34 41zM30 41Q30 33 20 30Q19 39 30 41zM34 50Q35 43 43 40Q43 49 34 50zM30 50Q29 43 21 40Q21 49 30 50z"/>"##),
    // A compass.
    drawn("power-explorers", "",
        r##"<path fill="currentColor" d="M28 2H36V7Q59 11 59 34Q58 61 32 62Q6 61 5 34Q5 11 28 7z"/><circle cx="32" cy="35" r="21"/><path fill="currentColor" d="M46 20L37 40L27 30z"/><path fill="none" stroke="currentColor" stroke-width="2.6" d="M18 50L27 30L37 40zM32 17V20M32 50V53M14 35H17M47 35H50"/>"##),
    // A bound sheaf.
    drawn("power-farmers",
        r##"<path fill="none" stroke="currentColor" stroke-width="5" d="M30 46Q28 32 20 22M28 46Q20 38 12 36M29 48Q26 57 19 62"/><path fill="currentColor" d="M25 28Q9 22 12 1Q29 9 25 28zM17 41Q1 36 1 19Q18 23 17 41z"/><path fill="none" stroke-width="2.2" d="M15 8Q21 15 22 22M5 24L13 35"/>"##,
        r##"<path fill="none" stroke="currentColor" stroke-width="6" d="M32 62V20"/><path fill="currentColor" d="M32 0Q44 13 32 30Q20 13 32 0zM21 42H43V51H21z"/><path fill="none" stroke-width="2.2" d="M32 7V22"/>"##),
    // A fish on a hook.
    drawn("power-fishermen", "",
        r##"<path fill="currentColor" d="M3 42Q14 26 32 27Q42 28 48 37L61 28Q57 42 61 56L48 47Q42 57 30 58Q13 57 3 42z"/><circle cx="16" cy="39" r="3"/><path fill="none" stroke-width="2.6" d="M25 33Q31 42 25 52M34 38q4 4 0 9M41 39q3 3 0 7"/><path fill="none" stroke="currentColor" stroke-width="3.6" d="M38 2V12Q38 21 29 20Q22 19 23 12L28 16"/>"##),
    // A raised fist.
    drawn("power-muscle", "",
        r##"<path fill="currentColor" d="M12 14Q12 8 17 8Q20 8 22 10Q23 4 28 4Q32 4 33 8Q36 5 40 7Q43 8 43 12Q48 11 50 15L52 30Q53 41 46 46V61H19V47Q9 40 10 28z"/><path fill="none" stroke-width="2.6" d="M21.5 12V23M32.5 10V23M42.5 13V23M12 26H40Q44 29 41 33H30Q33 38 30 44M19 51H46"/>"##),
    // A bow with an arrow on it.
    drawn("power-trackers", "",
        r##"<path fill="none" stroke="currentColor" stroke-width="5.6" d="M14 4Q58 6 60 50"/><path fill="none" stroke="currentColor" stroke-width="2.2" d="M13 4L24 40L60 51"/><path fill="none" stroke="currentColor" stroke-width="4" d="M8 56L50 14"/><path fill="currentColor" d="M60 3L56 21L43 8zM3 53L12 44L20 52L11 61L11 53z"/>"##),
    // A sentry's lantern.
    drawn("power-wardens", "",
        r##"<path fill="none" stroke="currentColor" stroke-width="3.6" d="M23 15Q22 3 32 3Q42 3 41 15"/><path fill="currentColor" d="M25 11H39L48 22H46L50 53H54V61H10V53H14L18 22H16z"/><path d="M22 24H42L45 52H19z"/><path fill="currentColor" d="M32 27Q42 38 36 46Q32 50 28 46Q23 40 32 27z"/><path d="M32 36Q36 42 32 45Q28 42 32 36z"/>"##),
    // A paw in a spiked collar.
    drawn("power-beastmasters", "",
        r##"<path fill="currentColor" d="M32 1L36 8L45 4L46 12L56 12L53 21L61 25L56 32L61 39L53 43L56 52L46 52L45 60L36 56L32 63L28 56L19 60L18 52L8 52L11 43L3 39L8 32L3 25L11 21L8 12L18 12L19 4L28 8z"/><circle cx="32" cy="32" r="20"/><path fill="currentColor" d="M32 31Q40 33 42 40Q42 46 36 45Q32 43 28 45Q22 46 22 40Q24 33 32 31z"/><g fill="currentColor"><ellipse cx="20.5" cy="29" rx="3.3" ry="4.6"/><ellipse cx="28" cy="22.5" rx="3.5" ry="5"/><ellipse cx="36" cy="22.5" rx="3.5" ry="5"/><ellipse cx="43.5" cy="29" rx="3.3" ry="4.6"/></g>"##),
    // A flame with angry eyes.
    drawn("power-enraged", "",
        r##"<path fill="currentColor" d="M36 1Q34 12 44 20Q48 16 47 10Q60 24 58 41Q54 61 32 62Q9 61 6 41Q5 28 14 18Q14 26 19 28Q19 10 36 1z"/><path d="M14 36L29 43Q27 49 21 48Q15 46 14 36zM50 36L35 43Q37 49 43 48Q49 46 50 36zM23 54Q32 49 41 54L39 57Q32 54 25 57z"/>"##),
    // Mortar, pestle and a leaf.
    drawn("power-herbalists", "",
        r##"<path fill="currentColor" d="M4 30H60V36H57Q56 49 43 53L46 58V62H18V58L21 53Q8 49 7 36H4z"/><path fill="currentColor" d="M36 28L52 4Q58 2 60 8L45 28z"/><path fill="currentColor" d="M27 28Q9 27 7 4Q30 5 30 28z"/><path fill="none" stroke-width="2.2" d="M12 9L26 25M18 15V10M21 20L15 20M12 36H52"/>"##),
    // A ship under sail.
    drawn("power-seafarers", "",
        r##"<path fill="currentColor" d="M3 44H61Q58 56 50 60H16Q6 55 3 44zM30 3H34V42H30z"/><path fill="currentColor" d="M36 6Q54 18 56 39H36zM28 11Q22 28 9 39H28z"/><path d="M12 48H52L51 51H13z"/><path fill="none" stroke-width="2.2" d="M40 14Q47 24 48 35"/>"##),
];
