//! What is found out about the loops of a program before it runs, in the form in which it is reported.

use crate::report::Location;
use serde::{Deserialize, Serialize};

/// Whether iterations of a loop are known to change nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum LoopPurity {
    /// Every iteration that is followed by another one: they are all cut off.
    Pure,
    /// Some: these are cut off.
    PartlyPure,
    /// None.
    Impure,
}

impl LoopPurity {
    /// The words used in reports.
    pub fn name(self) -> &'static str {
        match self {
            LoopPurity::Pure => "pure",
            LoopPurity::PartlyPure => "partly pure",
            LoopPurity::Impure => "not pure",
        }
    }
}

/// A loop of the program.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LoopNote {
    /// The function it stands in.
    pub function: String,
    /// Where, if known.
    pub location: Option<Location>,
    /// Whether its iterations change nothing.
    pub purity: LoopPurity,
    /// When an iteration changes nothing, and is cut off.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub condition: Option<String>,
    /// What other iterations do.
    pub obstacles: Vec<String>,
    /// The accesses that wait instead.
    pub awaits: Vec<String>,
    /// How often a thread was cut off in it at run time, because it had come back to where it was before.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub cut_off: u64,
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde passes references")]
fn is_zero(times: &u64) -> bool {
    *times == 0
}

/// An assumption of the program that became a wait.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct AwaitNote {
    /// The function it stands in.
    pub function: String,
    /// Where the access stands that waits.
    pub location: Option<Location>,
    /// What is waited for.
    pub text: String,
}

/// What there is to say about waiting in a program.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct LoopNotes {
    /// The loops, inner ones before those around them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub loops: Vec<LoopNote>,
    /// The assumptions that became waits, except those made for loops.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub awaits: Vec<AwaitNote>,
}
