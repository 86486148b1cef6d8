//! Source-DPOR: source sets and sleep sets.
//!
//! Paper: Abdulla, Aronis, Jonsson, Sagonas, "Source Sets: A Foundation for Optimal Dynamic Partial
//! Order Reduction", JACM 2017 (first POPL 2014), Algorithm 1. Explores every class exactly once to
//! its end, but may begin executions that its sleep sets then cut off.
//!
//! | paper             | here                         |
//! |-------------------|------------------------------|
//! | E                 | `Execution`                  |
//! | backtrack(E)      | `Node::backtrack`            |
//! | Sleep             | `SleepSets`                  |
//! | I(E′, v)          | `Node::initials`             |
//! | lines 5–9         | `Source::reverse_races`      |
//! | lines 3, 4, 10–14 | `arrive`, `next`, `returned` |
//!
//! Deviations:
//! 1. The recursion is turned inside out, see `mazurka_engine::algorithm`.
//! 2. Races are looked at when E ends, also if it ends because all others are asleep, and not as soon
//!    as their second event is known. The paper has neither operations that disable others nor
//!    events whose effect depends on their place; with them notdep must be complete.
//! 3. A thread in a backtrack set stands for all alternatives of its operation.

use mazurka_engine::dependence::conflict;
use mazurka_engine::{Algorithm, Choice, Context, Execution, Needs, Next};
use mazurka_trace::{Event, ThreadId};

use crate::awaiting::Reversals;
use crate::backtrack::{Backtracks, Node};
use crate::policy::Policy;
use crate::sleep::SleepSets;

/// Source-DPOR.
#[derive(Debug, Default)]
pub struct Source {
    policy: Policy,
    sleep: SleepSets,
    nodes: Backtracks,
    reversals: Reversals,
}

impl Source {
    /// With the given rule for the first thread to explore from each state.
    pub fn new(policy: Policy) -> Source {
        Source { policy, ..Source::default() }
    }

    /// E has ended: makes sure that every reversal can begin.
    fn reverse_races(&mut self, e: &Execution) {
        let Source { nodes, reversals, .. } = self;
        // A thread that can begin a longer sequence need not be able to begin a shorter one, so
        // everything has to be looked at again.
        reversals.cut(0);
        reversals.sequences_at_end(e, |i, v: &mut Vec<Event>| {
            nodes.at(i).add_initial(v);
        });
    }
}

impl Node {
    /// Makes sure that some thread which can begin `v` is explored from here.
    fn add_initial(&mut self, v: &[Event]) {
        if self.initials(v).any(|thread| self.backtrack.contains(thread)) {
            return;
        }
        let first = self.initials(v).next();
        match first {
            Some(thread) => self.backtrack.insert(thread),
            None => unreachable!("the first event of a sequence is an initial"),
        };
    }

    /// I(v): the threads whose first event in `v` is preceded by nothing in `v`. What happens before
    /// it without a conflict (creations, joins, wake-ups) must have happened if it is enabled here.
    fn initials(&self, v: &[Event]) -> impl Iterator<Item = ThreadId> {
        v.iter().enumerate().filter_map(move |(k, event)| {
            let precedes =
                |earlier: &Event| earlier.thread == event.thread || conflict(earlier, event);
            let first = self.enabled.contains(event.thread) && !v[..k].iter().any(precedes);
            first.then_some(event.thread)
        })
    }
}

impl Algorithm for Source {
    fn arrive(&mut self, at: &mut Context<'_>) {
        let e = at.e;
        self.sleep.arrive(e);
        let (sleep, depth) = (&self.sleep, e.len());
        let awake = |thread| !sleep.contains(depth, Choice { thread, alternative: 0 });
        let first = self.policy.pick(e, awake);
        self.nodes.arrive(e, first);
        // Also where the execution is cut, although threads could go on.
        if first.is_none() || e.is_maximal() {
            self.reverse_races(e);
        }
    }

    fn next(&mut self, at: &mut Context<'_>) -> Next {
        let e = at.e;
        if e.is_maximal() {
            return Next::return_from(e);
        }
        let awake = |thread| !self.sleep.contains(e.len(), Choice { thread, alternative: 0 });
        self.nodes.next(e, awake).map_or(Next::return_from(e), Next::Step)
    }

    fn returned(&mut self, e: &Execution, event: &Event) {
        self.sleep.returned(event);
        self.nodes.returned(e, event);
    }

    fn needs(&self) -> Needs {
        Needs { in_full: true, ..Needs::default() }
    }
}
