//! Which events an operation that may come next could be swapped with: UPDATEBACKTRACKSETS of SDPOR
//! (Fig. 6), lines 2 and 3.

use crate::operations::Operation;
use mazurka_engine::dependence::{may_be_co_enabled, may_conflict};
use mazurka_engine::{Execution, Walk};
use mazurka_trace::{Effect, ThreadId};

/// Finds them.
#[derive(Debug)]
pub(crate) struct Swaps {
    /// Whether events are left out that happen before the operation, as they must be.
    pub(crate) happens_before: bool,
    /// Positions, kept for their memory.
    found: Vec<usize>,
}

impl Default for Swaps {
    fn default() -> Swaps {
        Swaps { happens_before: true, found: Vec::new() }
    }
}

impl Swaps {
    /// The positions of events before which the operation could go if `who`, who has to move before it, did:
    /// the latest, or `all` that do not happen before later ones of them. The latest comes first.
    pub(crate) fn find(
        &mut self,
        e: &Execution,
        operation: &Operation,
        who: ThreadId,
        all: bool,
    ) -> &[usize] {
        self.collect(e, operation, who);
        let found = &mut self.found;
        found.sort_unstable_by(|i, j| j.cmp(i));
        let mut taken = 0;
        for k in 0..found.len() {
            let i = found[k];
            if found[..taken].iter().any(|&j| e.happens_before(i, j)) {
                continue;
            }
            found[taken] = i;
            taken += 1;
            if !all {
                break;
            }
        }
        &found[..taken]
    }

    /// The positions of events that conflict with the operation, could have been performed after it, and
    /// do not happen before `who`. Those that happen before one of them by a write to the same range may be
    /// left out.
    fn collect(&mut self, e: &Execution, operation: &Operation, who: ThreadId) {
        let Swaps { happens_before, ref mut found } = *self;
        found.clear();
        let Some(range) = operation.op.object().filter(|_| operation.conflicts()) else { return };
        let visit = |i: usize| {
            let event = &e.event(i);
            let before = match happens_before {
                true => e.happens_before_thread(i, who),
                false => event.thread == who,
            };
            let conflict = may_conflict(event, &operation.op);
            let taken = !before && conflict && may_be_co_enabled(event, &operation.op);
            if taken {
                found.push(i);
            }
            // Everything older than a write happens before it, and what is older and conflicts with an
            // access that happens before somebody does so too.
            let known = happens_before || event.effect == Effect::Write;
            if (before || taken) && known { Walk::RestOfRun } else { Walk::On }
        };
        match operation.object {
            Some(number) => e.latest_accesses_to(number, visit),
            None => e.latest_accesses_to_range(range, visit),
        }
    }
}
