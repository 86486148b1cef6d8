//! Cycles that show that a program is not robust against a memory model.

use crate::report::Location;
use serde::{Deserialize, Serialize};

/// A step of a cycle that no sequentially consistent execution has, and that the memory model allows.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CycleStep {
    /// The number of the step in the trace. The last one of a cycle has none: it is the operation that does
    /// something else there than in any sequentially consistent execution.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub step: Option<u32>,
    /// The name of the thread.
    pub thread: String,
    /// What it does, in words.
    pub what: String,
    /// Its memory order, if it has one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub order: Option<String>,
    /// Why the next one comes later; the first one follows the last.
    pub edge: CycleEdge,
    /// Where, if known.
    #[serde(flatten, skip_serializing_if = "Option::is_none")]
    pub location: Option<Location>,
}

/// Why a step of a cycle comes before the next one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum CycleEdge {
    /// Both are of one thread.
    Then,
    /// The next one reads what it wrote.
    ReadBy,
    /// The next one writes after it.
    OverwrittenBy,
    /// The next one overwrites what it read.
    Before,
    /// The next one goes on because of it, which synchronises nothing by itself.
    Wakes,
    /// Creation, join, or calls on a synchronisation object.
    SynchronisesWith,
    /// From the last one to the first: it reads something older, or its write is older.
    OvertakenBy,
}

impl CycleEdge {
    /// The edge in words.
    pub fn in_words(self) -> &'static str {
        match self {
            CycleEdge::Then => "then",
            CycleEdge::ReadBy => "read by",
            CycleEdge::OverwrittenBy => "overwritten by",
            CycleEdge::Before => "before",
            CycleEdge::Wakes => "wakes",
            CycleEdge::SynchronisesWith => "synchronises with",
            CycleEdge::OvertakenBy => "overtaken by",
        }
    }
}
