//! Every state once, without any reduction: the plain stateful search.
//!
//! At each state all enabled threads are explored, but nothing is explored twice from the same state.
//! It needs no dependency relation at all, which makes it the check for `sdpor`; and it does not care
//! whether the state space is cyclic.

use crate::naive::Naive;
use crate::visited::Visited;
use mazurka_engine::{Algorithm, Context, Execution, Needs, Next, Statistics};
use mazurka_trace::Event;

/// The search through the full state graph.
#[derive(Debug, Default)]
pub struct Stateful {
    all: Naive,
    visited: Visited,
    revisited: u64,
    /// Whether E leads to a state that was reached before.
    known: bool,
}

impl Algorithm for Stateful {
    fn needs(&self) -> Needs {
        Needs { states: true, ..Needs::default() }
    }

    fn arrive(&mut self, at: &mut Context<'_>) {
        self.all.arrive(at);
        let Some(key) = at.state else { panic!("the program does not show its states") };
        self.known = self.visited.visit(key, 0).is_some();
        self.revisited += u64::from(self.known);
    }

    fn next(&mut self, at: &mut Context<'_>) -> Next {
        match std::mem::take(&mut self.known) {
            true => Next::return_from(at.e),
            false => self.all.next(at),
        }
    }

    fn returned(&mut self, e: &Execution, event: &Event) {
        self.all.returned(e, event);
    }

    fn statistics(&self) -> Statistics {
        let (states, revisited) = (Some(self.visited.len()), Some(self.revisited));
        Statistics { states, revisited, ..Statistics::default() }
    }
}
