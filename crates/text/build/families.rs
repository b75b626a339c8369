// Read by the build script and by the crate.

/// Families of names, and the variable under which sentences receive a member. Where games share a variable, each means
/// its own names.
pub(crate) const FAMILIES: [(&str, &str); 25] = [
    ("race", "sw-race-"),
    ("power", "sw-power-"),
    ("relic", "sw-relic-"),
    ("marker", "sw-marker-"),
    ("pieces", "sw-pieces-"),
    ("coins", "count-coins"),
    ("folk", "sw-folk-"),
    ("faction", "sw-faction-"),
    ("hero", "wr-hero-"),
    ("land", "wr-region-"),
    ("who", "wq-who-"),
    ("foes", "wq-foes-"),
    ("condition", "wq-condition-"),
    ("kind", "wq-kind-"),
    ("whom", "wq-hero-"),
    ("giver", "wq-hero-"),
    ("hero", "wq-hero-"),
    ("set", "wq-set-of-enemies-"),
    ("foe", "wq-set-of-enemies-"),
    ("foe", "wq-name-"),
    ("foe", "wq-foe-standard"),
    ("foe", "wq-foe-elite"),
    ("foe", "wq-foe-hidden"),
    ("level", "ag-level-"),
    ("rival", "ag-rival-"),
];
