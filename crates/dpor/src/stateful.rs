//! Every state once, without any reduction: the plain stateful search.
//!
//! At each state all enabled threads are explored, but nothing is explored twice from the same state.
//! It needs no dependency relation at all, which makes it the check for `sdpor`; and it does not care
//! whether the state space is cyclic.

use crate::naive::Naive;
use crate::visited::Visited;
use mazurka_engine::{Algorithm, Execution, Matching, Next};
use mazurka_trace::Event;

/// The search through the full state graph.
#[derive(Debug, Default)]
pub struct Stateful {
    all: Naive,
    visited: Visited,
    revisited: u64,
    /// Whether E leads to a state that was met before.
    known: bool,
}

impl Algorithm for Stateful {
    const STATES: bool = true;

    fn arrive(&mut self, e: &Execution) {
        self.all.arrive(e);
        let Some(key) = e.state() else { panic!("the program does not show its states") };
        self.known = self.visited.meet(key, 0).is_some();
        self.revisited += u64::from(self.known);
    }

    fn next(&mut self, e: &Execution) -> Next {
        match std::mem::take(&mut self.known) {
            true if e.is_maximal() => Next::Return,
            true => Next::Abandon,
            false => self.all.next(e),
        }
    }

    fn returned(&mut self, e: &Execution, event: &Event) {
        self.all.returned(e, event);
    }

    fn matching(&self) -> Option<Matching> {
        let (states, revisited) = (self.visited.len(), self.revisited);
        Some(Matching { states, revisited, cyclic: false })
    }
}
