//! What executions have not come to: assertions and, where that is to be known, lines and branches.

use crate::checkable::Checkable;
use mazurka_trace::{Coverage, Location};
use serde::{Deserialize, Serialize};

/// What the executions that were explored so far have not come to.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Unreached {
    pub(crate) assertions: Vec<Location>,
    /// What they have come to, too; nothing if nobody asked.
    pub(crate) coverage: Option<Coverage>,
}

impl Unreached {
    /// What nobody has come to who has run the program here.
    pub(crate) fn of<C: Checkable>(program: &C) -> Unreached {
        Unreached { assertions: program.unreached_assertions(), coverage: program.coverage() }
    }

    /// What was reached; `complete` says whether all executions were explored.
    pub(crate) fn into_coverage(self, complete: bool) -> Option<Coverage> {
        Some(Coverage { complete, ..self.coverage? })
    }

    /// What neither these executions have come to nor those.
    pub(crate) fn and(mut self, other: &Unreached) -> Unreached {
        self.assertions.retain(|place| other.assertions.contains(place));
        if let (Some(mine), Some(theirs)) = (&mut self.coverage, &other.coverage) {
            mine.add(theirs);
        }
        self
    }
}
