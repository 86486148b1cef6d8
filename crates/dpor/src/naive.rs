//! Every interleaving, without any reduction.
//!
//! This is the oracle for all the others and the most direct statement of what there is to explore:
//! at each E, every enabled thread with every alternative, in order.

use mazurka_engine::{Algorithm, Choice, Context, Execution, Handlers, Needs, Next};
use mazurka_trace::{Event, ThreadId};

/// The enumeration of all interleavings.
#[derive(Debug, Default)]
pub struct Naive {
    /// For each prefix of E the last choice that was explored from it.
    nodes: Vec<Option<Explored>>,
    handlers: Handlers,
}

impl Naive {
    /// With happens-before as these handlers make it. What is enumerated is the same.
    pub fn with(handlers: Handlers) -> Naive {
        Naive { handlers, ..Naive::default() }
    }
}

#[derive(Clone, Copy, Debug)]
struct Explored {
    choice: Choice,
    /// Whether it was the last alternative.
    last: bool,
}

impl Algorithm for Naive {
    fn needs(&self) -> Needs {
        Needs { handlers: self.handlers.clone(), ..Needs::default() }
    }

    fn arrive(&mut self, at: &mut Context<'_>) {
        self.nodes.truncate(at.e.len());
        self.nodes.push(None);
    }

    fn next(&mut self, at: &mut Context<'_>) -> Next {
        let e = at.e;
        if e.is_maximal() {
            return Next::return_from(e);
        }
        let first = match self.nodes[e.len()] {
            Some(Explored { choice: Choice { thread, alternative }, last: false }) => {
                return Next::Step(Choice { thread, alternative: alternative + 1 });
            }
            Some(Explored { choice, .. }) => ThreadId(choice.thread.0 + 1),
            None => ThreadId::MAIN,
        };
        match e.enabled().iter().find(|&thread| thread >= first) {
            Some(thread) => Next::Step(Choice { thread, alternative: 0 }),
            None => Next::return_from(e),
        }
    }

    fn returned(&mut self, e: &Execution, event: &Event) {
        let choice = Choice::of(event);
        let last = event.alternative + 1 == event.op.alternatives(event.old);
        self.nodes[e.len()] = Some(Explored { choice, last });
    }
}
