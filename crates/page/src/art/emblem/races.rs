//! Emblems of the races.

use super::{Drawing, drawn};

#[rustfmt::skip]
pub(super) const DRAWINGS: &[Drawing] = &[
    // A narrow face between long swept-up ears, a flame above.
    drawn("race-bloodelves",
        r##"<path fill="currentColor" d="M32 26Q25 25 21 31L2 13Q5 31 20 41Q22 52 32 60z"/><path d="M20 34L8 21Q12 32 20 37zM24 37Q27 36 30 40Q26 42 24 37z"/>"##,
        r##"<path fill="currentColor" d="M32 2Q44 13 39 22Q45 20 44 13Q50 24 41 28Q32 24 23 28Q16 24 22 11Q22 18 27 19Q25 11 32 2z"/><path d="M32 10Q37 17 32 23Q27 18 32 10zM29 51Q32 53 35 51Q32 49 29 51z"/>"##),
    // A cluster of three cut crystals.
    drawn("race-draenei", "",
        r##"<g fill="currentColor"><path d="M32 2L43 16V46L32 60L21 46V16z"/><path d="M12 24L19 33V54L12 60L3 50V34z"/><path d="M52 24L45 33V54L52 60L61 50V34z"/></g><path d="M32 7L38 17L32 22L26 17zM25 20L30.5 25V52L25 45z"/><path d="M12 29L15.5 35L12 38L7 36zM52 29L48.5 35L52 38L57 36zM34 27L39 21V44L34 51z" opacity=".55"/>"##),
    // A helmet, a moustache and a great braided beard.
    drawn("race-dwarves",
        r##"<path fill="currentColor" d="M32 4Q13 5 12 24L9 26V34Q9 50 19 55L21 60L26 57L32 62z"/><path d="M17 24Q18 10 30 9V24zM17 27H29V33Q24 36 17 33z"/><path fill="currentColor" d="M20 27.500H27V31.500H20z"/><path d="M32 36Q22 37 18 44Q25 45 30 41zM22 48L26 54M22 48" /><path d="M23 48L28 47L26 55z"/>"##,
        r##"<path d="M29 9H35V24H29z" opacity=".55"/><path fill="currentColor" d="M27 31Q32 27 37 31L36 37Q32 40 28 37z"/>"##),
    // A hooded nothing with burning eyes, wound in bands.
    drawn("race-ethereals", "",
        r##"<path fill="currentColor" d="M30 2Q50 4 51 24Q52 36 45 41Q54 41 58 34Q59 50 42 52Q38 60 24 62Q33 57 30 51Q18 52 8 60Q8 44 17 39Q12 33 12 23Q13 5 30 2z"/><path d="M32 10Q44 12 43 25Q42 36 31 37Q20 36 20 24Q20 12 32 10z"/><path fill="currentColor" d="M23 22L30 26Q25 30 23 22zM41 22L34 26Q39 30 41 22z"/><path fill="none" stroke-width="2.6" d="M20 44Q33 48 47 44M28 5Q38 4 46 12M26 51Q34 52 40 49"/>"##),
    // A cracked skull.
    drawn("race-forsaken", "",
        r##"<path fill="currentColor" d="M32 3C14 3 6 15 6 28C6 37 10 41 15 44L16 53Q17 57 21 57L22 61H42L43 57Q47 57 48 53L49 44C54 41 58 37 58 28C58 15 50 3 32 3z"/><path d="M13 29Q14 21 22 22Q29 23 28 31Q27 39 20 39Q13 38 13 29zM51 29Q50 21 42 22Q35 23 36 31Q37 39 44 39Q51 38 51 29zM32 37L37 46H27zM24 51H27V60H24zM30.5 51H33.500V60H30.500zM37 51H40V60H37z"/><path fill="none" stroke-width="2.6" d="M36 4L33 11L38 15L35 20"/>"##),
    // A gear that wears goggles.
    drawn("race-gnomes", "",
        r##"<path fill="currentColor" d="M27 2H37L39 9Q42 10 45 12L52 8L58 15L54 22Q55 24 56 27L62 29V37L56 39Q55 42 54 44L58 51L51 58L44 54Q42 55 39 56L37 62H27L25 56Q22 55 20 54L13 58L6 51L10 44Q9 42 8 39L2 37V29L8 27Q9 24 10 22L6 15L12 8L19 12Q22 10 25 9z"/><path d="M8 27Q14 24 21 23Q28 23 32 28Q36 23 43 23Q50 24 56 27L57 34Q54 44 43 44Q35 43 32 36Q29 43 21 44Q10 44 7 34z"/><circle fill="currentColor" cx="21" cy="33.5" r="8"/><circle fill="currentColor" cx="43" cy="33.5" r="8"/><path d="M17 33Q17 29 21 29L19 35zM39 33Q39 29 43 29L41 35zM25 50Q32 54 39 50L38 47Q32 50 26 47z"/>"##),
    // Ears as wide as the grin.
    drawn("race-goblins",
        r##"<path fill="currentColor" d="M32 12Q20 12 17 23L1 19Q4 35 18 38Q20 52 32 56z"/><path d="M15 27L6 24Q9 31 16 33zM19 26L29 30Q26 34 21 32Q19 30 19 26z"/><circle fill="currentColor" cx="25" cy="30.5" r="1.8"/>"##,
        r##"<path d="M20 40Q32 46 44 40Q43 51 32 52Q21 51 20 40z"/><path fill="currentColor" d="M22 41L25 46L28 43L30.5 48L33 43.500L36 48L38.5 43L41 45.500L43 40Q32 45 22 41zM29 28L32 25L35 28L38 38Q32 43 27 38z"/><path fill="currentColor" d="M26 12Q28 3 38 5Q33 8 36 12z"/>"##),
    // A knight's helmet with a plume.
    drawn("race-humans", "",
        r##"<path fill="currentColor" d="M31 15Q30 3 44 3Q61 5 60 26Q58 36 53 40Q55 28 49 22Q51 30 50 44Q50 56 35 61Q21 60 12 54L12 30Q13 16 31 15z"/><path d="M8 32L42 28L43 34L30 36L30 52L26 51V36.500L8 38z"/><path d="M34 42h3v3h-3zM40 41h3v3h-3zM34 48h3v3h-3zM40 47h3v3h-3zM16 43h3v3h-3zM16 49h3v3h-3z"/><path fill="none" stroke-width="2.4" d="M36 14Q39 7 47 9Q53 13 54 22"/>"##),
    // A rat with a candle on its head.
    drawn("race-kobolds",
        r##"<path fill="currentColor" d="M32 28Q26 27 22 30Q10 20 4 29Q4 39 15 41Q16 52 26 55Q28 61 32 61z"/><path d="M17 35Q10 29 8 31Q9 36 15 38zM21 38a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0z"/><path fill="none" stroke="currentColor" stroke-width="2.2" d="M24 51L9 49M24 54L11 57"/>"##,
        r##"<path fill="currentColor" d="M26 14H38V27H26zM32 1Q39 8 32 13Q25 8 32 1z"/><path d="M32 5Q34.5 8 32 11Q29.5 8 32 5zM28.5 17H31V25H28.500zM28 49Q32 46 36 49Q36 53 32 54Q28 53 28 49z"/><path d="M29.5 57H31.500V61H29.500zM32.5 57H34.500V61H32.500z"/>"##),
    // A finned serpent, coiled.
    drawn("race-naga", "",
        r##"<path fill="none" stroke="currentColor" stroke-width="10" d="M35 20Q49 27 42 36Q34 41 23 39Q11 39 14 48Q20 55 36 53Q48 51 53 45"/><g fill="currentColor"><path d="M62 32Q62 48 52 50L47 42Q57 42 55 34z"/><path d="M36 4Q48 8 46 26L33 28Q20 28 7 22Q8 17 20 14Q25 5 36 4z"/><path d="M34 5Q44-2 51 2L46 8Q55 7 59 13L50 15Q58 18 59 26Q51 24 47 25z"/></g><path d="M26 14a2.6 2.6 0 1 1 5.2 0a2.6 2.6 0 1 1-5.2 0zM9 22Q20 25 30 22L28 25Q17 26 9 22z"/><path fill="none" stroke-width="2.2" d="M42 11L49 6M44 15L53 12.500M45 20L53 21M40 31L45 28M31 42L31 37M19 52L22 46M38 56L37 50"/>"##),
    // A crescent moon that holds a leaf.
    drawn("race-nightelves", "",
        r##"<path fill="currentColor" d="M40 4A29 29 0 1 0 60 41A23.5 23.5 0 1 1 40 4z"/><path fill="currentColor" d="M34 48Q27 29 45 20Q52 16 60 17Q62 32 54 39Q46 45 37 41L36 48z"/><path fill="none" stroke-width="2.4" d="M35 45Q42 32 55 22M42 35V27M46 31L54 32"/>"##),
    // A heavy jaw, two tusks, a topknot.
    drawn("race-orcs",
        r##"<path fill="currentColor" d="M32 13Q18 13 14 25L6 23Q6 33 13 36L11 46Q15 58 32 60z"/><path d="M17 28L30 33Q28 37 22 36Q18 34 17 28zM20 54Q16 46 19 38Q25 42 26 52z"/>"##,
        r##"<path fill="currentColor" d="M28 14Q27 8 30 6Q24 5 23 1Q33-1 39 4Q44 8 42 14z"/><path d="M24 52Q32 48 40 52L38 55Q32 52.5 26 55zM28 40L32 37L36 40L34 44H30z"/>"##),
    // A panda.
    drawn("race-pandaren",
        r##"<path fill="currentColor" d="M22 9Q15 1 8 7Q2 15 10 22Q4 30 5 40Q10 58 32 58V6Q26 6 22 9z"/><path d="M32 11Q10 12 10 36Q13 53 32 53z"/><path fill="currentColor" d="M27 28Q19 23 14 33Q12 42 18 43Q27 40 27 28z"/><circle cx="20.5" cy="34.5" r="2.8"/>"##,
        r##"<path fill="currentColor" d="M26 40Q32 37 38 40Q38 44 33.3 45.500V48Q36 50 40 48L41 50Q36 53 32 50.500Q28 53 23 50L24 48Q28 50 30.7 48V45.500Q26 44 26 40z"/>"##),
    // A bull's head with a ring.
    drawn("race-tauren",
        r##"<path fill="currentColor" d="M32 17Q25 16 21 19Q9 18 8 4Q-2 20 14 28L5 30Q7 38 17 37L21 49Q22 56 32 57z"/><path d="M22 29L29 33Q27 37 24 35.500zM25 47a2.5 3.5 20 1 0 5 1a2.5 3.5 20 1 0-5-1z"/>"##,
        r##"<path d="M32 20L35.5 26L32 33L28.5 26z"/><path fill="none" stroke="currentColor" stroke-width="3" d="M26 54Q25 62 32 62Q39 62 38 54"/>"##),
    // A long mask: mohawk, great nose, tusks that curve out.
    drawn("race-trolls",
        r##"<path fill="currentColor" d="M32 20Q22 20 18 26L7 22Q9 32 17 34L20 46Q14 50 5 44Q8 58 22 56Q26 61 32 62z"/><path d="M20 29L29 33Q26 38 22 36z"/>"##,
        r##"<path fill="currentColor" d="M23 22L17 7L25 12L24 1L32 9L40 1L39 12L47 7L41 22Q32 17 23 22z"/><path d="M30 34L28 46Q32 50 36 46L34 34zM24 53Q32 57 40 53Q38 58 32 58.500Q26 58 24 53z"/><path fill="none" stroke-width="2.4" d="M32 10V19M26 14L28 20M38 14L36 20"/>"##),
    // A wolf, seen from the front.
    drawn("race-worgen",
        r##"<path fill="currentColor" d="M32 16L24 17L10 2L9 22L3 36L11 37L10 46L19 46L26 60L32 62z"/><path d="M13 10L20 19L13 25zM15 31L28 35Q25 40 20 38zM26 51Q26 46 32 46V53z"/>"##,
        r##"<path d="M28.5 55L30 60L31.5 56.500H32.500L34 60L35.5 55L32 53.500z"/><path fill="none" stroke-width="2.2" d="M32 22V37"/>"##),
    // A fish that stands up: bulging eyes, a fin, a gaping mouth.
    drawn("race-murlocs",
        r##"<path fill="currentColor" d="M32 18Q27 18 25 20Q23 11 15 12Q6 15 8 25Q9 29 12 31Q5 32 2 43L10 42Q14 55 24 57L20 62H32z"/><circle cx="17" cy="21.5" r="6"/><circle fill="currentColor" cx="18" cy="22" r="2.6"/>"##,
        r##"<path fill="currentColor" d="M26 19Q27 8 32 1Q37 8 38 19z"/><path d="M14 38Q32 44 50 38Q48 52 32 53Q16 52 14 38z"/><path fill="currentColor" d="M18 39.500L21 45L24 41L28 46.500L32 41.500L36 46.500L40 41L43 45L46 39.500Q32 43 18 39.500z"/><path fill="none" stroke-width="2" d="M32 6V15"/>"##),
];
