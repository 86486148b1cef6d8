//! Where exceptions arrive.

use crate::code::Reg;

/// What follows a call that may throw.
#[derive(Clone, Debug)]
pub(crate) struct Landing {
    /// Where control goes on if the call returns.
    pub(crate) normal: u32,
    /// Where it goes on if the call throws something that is caught or cleaned up after here.
    pub(crate) pad: u32,
    /// The register for the exception; the next one is for the selector.
    pub(crate) dst: Reg,
    /// Whether there is something to do for exceptions that are not caught here.
    pub(crate) cleanup: bool,
    pub(crate) clauses: Vec<Clause>,
}

/// A condition under which an exception goes no further; types are addresses of their descriptions.
#[derive(Clone, Debug)]
pub(crate) enum Clause {
    /// It has this type; null stands for any.
    Catch(u64),
    /// It has none of these types.
    Filter(Vec<u64>),
}

/// The selector of an exception that is only cleaned up after.
pub(crate) const CLEANUP: u32 = 0;
/// The selector of an exception that any clause catches.
pub(crate) const ANYTHING: u32 = i32::MAX as u32;
/// The selector of an exception that a filter does not let pass.
pub(crate) const NOT_ALLOWED: u32 = -1i32 as u32;

/// The selector of an exception that is caught as this type.
pub(crate) fn selector(catch: u64) -> u32 {
    if catch == 0 { ANYTHING } else { crate::code::split(catch).0 }
}
