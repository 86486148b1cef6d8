//! What was going on when a limit ended an exploration.

use crate::report::Location;
use serde::{Deserialize, Serialize};

/// What a thread was doing when a limit ended the exploration.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Running {
    /// The thread.
    pub thread: String,
    /// Where it was.
    pub location: Option<Location>,
    /// Whether it was between two visible operations, in code that nobody else can notice.
    pub local: bool,
    /// The loop that it was in.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub in_loop: Option<Location>,
    /// How often it had done the same again and again up to then, as far as its visible operations tell.
    pub rounds: u64,
    /// How many steps the execution had.
    pub steps: u64,
    /// Whether `stateful`, which recognises states, was tried as well and did not end either.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub stateful_tried: bool,
}
