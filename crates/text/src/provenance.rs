//! Where a component's values come from, in words.

use parts::Provenance;

use crate::lang::Lang;
use crate::message::{Id, attribute, id, message};

/// "rulebook".
pub fn provenance_name(lang: Lang, prov: Provenance) -> String {
    message(lang, member(prov), &[])
}

/// What that means.
pub fn provenance_hint(lang: Lang, prov: Provenance) -> String {
    attribute(lang, member(prov), "hint", &[])
}

fn member(prov: Provenance) -> Id {
    match prov {
        Provenance::Seed => id::PROV_SEED,
        Provenance::Public => id::PROV_PUBLIC,
        Provenance::House => id::PROV_HOUSE,
        Provenance::Pack => id::PROV_PACK,
    }
}
