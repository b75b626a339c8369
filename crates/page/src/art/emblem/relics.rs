//! Emblems of the five artifacts and the seven places, and the back of their markers.

use super::{Drawing, drawn};

#[rustfmt::skip]
pub(super) const DRAWINGS: &[Drawing] = &[
    // A round shield in rings.
    drawn("relic-aegis", "",
        r##"<circle fill="currentColor" cx="32" cy="32" r="30"/><circle fill="none" stroke-width="2.6" cx="32" cy="32" r="24"/><path d="M32 12L38 26L52 32L38 38L32 52L26 38L12 32L26 26z"/><circle fill="currentColor" cx="32" cy="32" r="6"/><path d="M15 12.500l4 1-3 3zM49 12.500l-4 1 3 3zM15 51.500l4-1-3-3zM49 51.500l-4-1 3-3z"/>"##),
    // A runed blade under a horned guard.
    drawn("relic-frostmourne",
        r##"<path fill="currentColor" d="M32 1H30Q28 3 28 6L30 12V15Q18 8 11 17Q16 17 17 22L24 24L23 48L32 63z"/>"##,
        r##"<path d="M32 28L35 32L32 36L29 32zM32 38L34.5 41L32 44L29.5 41zM32 46L34 49L32 52L30 49z"/><circle cx="32" cy="19.5" r="3"/>"##),
    // A bird of fire, wings raised.
    drawn("relic-ashes",
        r##"<path fill="currentColor" d="M32 20Q27 19 26 24Q10 24 2 4Q1 20 8 30L4 31Q9 41 20 42L17 46Q23 49 28 46L21 62L29 56L32 63z"/><path fill="none" stroke-width="2.2" d="M8 17Q14 29 25 31M13 34Q19 38 27 38"/>"##,
        r##"<path fill="currentColor" d="M26 25Q24 12 33 11L31 3L36 8L40 2L40 10Q44 14 42 19L36 17Q40 22 38 26z"/><circle cx="35.5" cy="14.5" r="1.8"/>"##),
    // A heart cut like a gem, on a chain.
    drawn("relic-heart",
        r##"<path fill="currentColor" d="M32 20Q26 13 17 14Q5 17 5 30Q7 44 32 62z"/><path fill="none" stroke="currentColor" stroke-width="3" stroke-dasharray="4 4" d="M12 15Q18 3 32 3"/><path d="M32 27L22 21L13 26L20 34zM13 30L18 36L25 48Q14 40 13 30z"/>"##,
        r##"<path d="M22 36L32 30L42 36L32 54z"/>"##),
    // A hammer too large for anyone.
    drawn("relic-doomhammer", "",
        r##"<path fill="currentColor" d="M4 7L13 3H51L60 7V27L51 32H39V57L36 63H28L25 57V32H13L4 27z"/><path d="M10 10H20V25H10zM44 10H54V25H44zM32 9L38 17.500L32 26L26 17.500z"/><path fill="none" stroke-width="2.4" d="M26 39L38 43M26 46L38 50M26 53L38 57"/>"##),
    // A standing stone with a sign.
    drawn("relic-meetingstone", "",
        r##"<path fill="currentColor" d="M18 54L15 30L19 12L31 2L42 8L48 26L46 54z"/><path fill="currentColor" d="M2 62Q3 53 11 52L53 52Q61 53 62 62z"/><path fill="none" stroke-width="3.2" d="M31 14V44M31 22L39 29L31 34M31 22L23 29"/><path d="M10 57h7v2.600h-7zM44 57h9v2.600h-9z"/>"##),
    // A chapel with a shining spire.
    drawn("relic-lightshope", "",
        r##"<path fill="currentColor" d="M32 16L45 33V37H56L61 44V62H3V44L8 37H19V33z"/><path fill="currentColor" d="M30.5 8H33.5V18H30.5zM32 0L34 5L39 7L34 9L32 14L30 9L25 7L30 5z"/><path fill="none" stroke="currentColor" stroke-width="2.4" d="M19 12L14 7M45 12L50 7M17 20H11M47 20H53"/><path d="M26 62V51Q27 44 32 44Q37 44 38 51V62z"/><circle cx="32" cy="34" r="4.5"/><path d="M9 47H16V55H9zM48 47H55V55H48z"/>"##),
    // A tall crooked tower at night.
    drawn("relic-karazhan", "",
        r##"<path fill="currentColor" d="M22 62L26 30L20 27L19 18H23L33 1L44 16H48L47 26L42 29L46 62z"/><path fill="currentColor" d="M24 44L14 44L13 36L8 35L8 30L14 18L21 29L20 35L24 37zM5 62Q8 54 24 54H46Q56 54 59 62z"/><path d="M30 21Q33 15 36 21V25H30zM31 36H36V43H31zM32 49H37V56H32z"/><path fill="currentColor" d="M56 6Q49 8 50 15Q52 21 60 20Q53 16 56 6z"/>"##),
    // A gate with a whirl in it.
    drawn("relic-darkportal", "",
        r##"<path fill="currentColor" d="M2 62V54H6V20L2 17V7L12 11L17 3H47L52 11L62 7V17L58 20V54H62V62z"/><path d="M17 62V22H47V62z"/><path fill="none" stroke="currentColor" stroke-width="3.6" d="M32 42Q36 42 35 38Q31 34 27 39Q25 46 32 49Q41 49 42 40Q41 29 31 29Q22 31 21 41Q22 52 29 57"/><path d="M29 8H35V14H29zM9 27H14V31H9zM50 27H55V31H50zM9 40H14V44H9zM50 40H55V44H50z"/>"##),
    // Two flags against each other.
    drawn("relic-battleground", "",
        r##"<path fill="none" stroke="currentColor" stroke-width="4.2" d="M13 62L45 8M51 62L19 8"/><path fill="currentColor" d="M17 4L1 9L5 17L2 26L29 21z"/><path fill="currentColor" d="M47 4L63 9L59 17L62 26L35 21z"/><path d="M10 12L17 10L20 17L9 19z"/><circle cx="51" cy="15" r="3.6"/><path fill="currentColor" d="M24 62Q24 54 32 54Q40 54 40 62z"/>"##),
    // A well that overflows.
    drawn("relic-well",
        r##"<path fill="currentColor" d="M32 33Q6 33 4 42L9 58Q14 62 32 62z"/><path d="M32 37Q15 37 10 42Q16 47 32 47z"/><path fill="none" stroke="currentColor" stroke-width="3.6" d="M27 28Q26 14 16 14Q10 15 9 21"/><path fill="currentColor" d="M8 22Q13 29 8 32Q3 29 8 22z"/>"##,
        r##"<path fill="currentColor" d="M32 1Q44 17 32 23Q20 17 32 1zM29 22H35V42H29z"/><path d="M32 9Q36 15 32 18Q28 15 32 9z"/><path fill="none" stroke-width="2.4" d="M14 53Q32 58 50 53"/>"##),
    // A winged spirit in a veil.
    drawn("relic-spirithealer",
        r##"<path fill="currentColor" d="M30 28Q20 22 17 5Q3 16 3 32L7 30Q6 41 11 47L14 43Q17 49 24 50L18 63H32V28z"/><path fill="none" stroke-width="2.2" d="M15 14Q17 27 26 34M9 26Q13 37 24 41"/>"##,
        r##"<circle fill="currentColor" cx="32" cy="18.5" r="8.5"/><ellipse fill="none" stroke="currentColor" stroke-width="2.6" cx="32" cy="5" rx="8" ry="3"/><path d="M28.5 17Q32 14 35.5 17Q36 22 32 24Q28 22 28.5 17zM30.5 34H33.500V58H30.500z"/>"##),
    // What a marker shows before it is turned.
    drawn("relic-back", "",
        r##"<path fill="currentColor" d="M32 1L41 10L54 10L54 23L63 32L54 41L54 54L41 54L32 63L23 54L10 54L10 41L1 32L10 23L10 10L23 10z"/><path d="M23 24Q24 14 33 14Q42 15 42 24Q41 30 36 33Q35 34 35 38H29Q28 31 33 28Q36 26 35.5 23.500Q34.5 20 31.5 21Q29.5 22 29.5 25zM29 42H35V48H29z"/>"##),
];
