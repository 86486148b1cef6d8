//! Classic dynamic partial-order reduction with persistent sets.
//!
//! Paper: Flanagan, Godefroid, "Dynamic Partial-Order Reduction for Model Checking Software", POPL
//! 2005. Figure 3, with the happens-before test that its text asks for. No sleep sets: added naively
//! they make it miss executions. Explores every class, usually several times.
//!
//! | paper                         | here                               |
//! |-------------------------------|------------------------------------|
//! | pre(S, i), enabled, backtrack | `backtrack::Node` at i             |
//! | next(s, p)                    | `Execution::pending_op`            |
//! | i →_S p                       | `Execution::happens_before_thread` |
//! | lines 3–8 of Explore          | `Classic::look_back`               |
//! | lines 9–14 of Explore         | `next`, `returned`                 |
//!
//! Deviations:
//! 1. The recursion is turned inside out, see `mazurka_engine::algorithm`.
//! 2. Lines 3–8 look at the next operation of *every* thread, also of those that are blocked: that
//!    is what finds the other order of two locks of which the second is never released.
//! 3. They are repeated only for threads whose answer can have changed: the one that moved, the one
//!    it created, and those whose next operation conflicts with the new event.
//! 4. A thread in a backtrack set is explored with all alternatives of its operation.

use mazurka_engine::dependence::{may_be_co_enabled, may_conflict};
use mazurka_engine::{Algorithm, Context, Execution, Needs, Next, Walk};
use mazurka_trace::{Event, ThreadId};

use crate::backtrack::Backtracks;
use crate::policy::Policy;

/// Flanagan and Godefroid's algorithm.
#[derive(Debug, Default)]
pub struct Classic {
    policy: Policy,
    nodes: Backtracks,
}

impl Classic {
    /// With the given rule for the first thread to explore from each state.
    pub fn new(policy: Policy) -> Classic {
        Classic { policy, ..Classic::default() }
    }

    /// Finds the latest event that the next operation of `p` might be swapped with, and makes sure
    /// that a step towards that is taken just before it.
    fn look_back(&mut self, e: &Execution, p: ThreadId) {
        let (Some(op), Some(object)) = (e.pending_op(p), e.pending_object(p)) else { return };
        let mut latest = None;
        e.latest_accesses_to(object, |i| {
            let event = &e.event(i);
            let before = e.happens_before_thread(i, p);
            if !before && may_conflict(event, &op) && may_be_co_enabled(event, &op) {
                latest = latest.max(Some(i));
                return Walk::Stop;
            }
            // What conflicts with an access that happens before p and is older does so too.
            if before { Walk::RestOfRun } else { Walk::On }
        });
        if let Some(i) = latest {
            self.nodes.add_towards(e, i, p);
        }
    }
}

impl Algorithm for Classic {
    fn arrive(&mut self, at: &mut Context<'_>) {
        let e = at.e;
        let first = self.policy.pick(e, |_| true);
        self.nodes.arrive(e, first);
        let Some(event) = &e.last() else { return };
        for p in e.threads() {
            let moved = p == event.thread || event.op.creates() == Some(p);
            if moved || e.pending_op(p).is_some_and(|op| may_conflict(event, &op)) {
                self.look_back(e, p);
            }
        }
    }

    fn next(&mut self, at: &mut Context<'_>) -> Next {
        let e = at.e;
        if e.is_maximal() {
            return Next::return_from(e);
        }
        self.nodes.next(e, |_| true).map_or(Next::return_from(e), Next::Step)
    }

    fn returned(&mut self, e: &Execution, event: &Event) {
        self.nodes.returned(e, event);
    }

    fn needs(&self) -> Needs {
        Needs { in_full: true, ..Needs::default() }
    }
}
