//! sea
