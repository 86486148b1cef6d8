//! The tree of executions, cut into parts in a way that is the same everywhere: for machines that share
//! nothing but the program.
//!
//! One worker explores from the root and gives away, after each execution, what hangs nearest to the root.
//! Who has nothing left goes on with the part that was given away first. When there are enough parts,
//! it stops. Nothing in this depends on time or on others, so whoever does it gets the same parts, having
//! explored the same executions; these belong to the first shard.

use crate::policy::Policy;
use crate::pop::{Part, Pop, Share, Wanted};
use mazurka_engine::{Limits, Observer, Outcome, Program, explore};
use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// A worker that cuts the tree.
#[derive(Debug)]
struct Cutter {
    enough: usize,
    parts: Mutex<VecDeque<Part>>,
}

impl Cutter {
    fn parts(&self) -> MutexGuard<'_, VecDeque<Part>> {
        self.parts.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Share for Cutter {
    fn wanted(&self) -> Wanted {
        if self.parts().len() < self.enough { Wanted::Some } else { Wanted::Everything }
    }

    fn give(&self, part: Part) {
        self.parts().push_back(part);
    }

    fn take(&self) -> Option<Part> {
        let mut parts = self.parts();
        if parts.len() < self.enough { parts.pop_front() } else { None }
    }
}

/// Cuts the executions of a program into parts, until there are `enough` of them. The observer sees the
/// executions that were explored meanwhile. There are fewer parts, or none, if these were all, and if POP
/// gave up.
pub fn cut<P: Program>(
    program: &P,
    limits: Limits<'_>,
    enough: usize,
    observer: &mut impl Observer<P::Run>,
) -> (Outcome, Vec<Part>) {
    let parts = Mutex::new(VecDeque::from([Part::default()]));
    let cutter = Arc::new(Cutter { enough: enough.max(2), parts });
    let run = program.start_with(limits.alarm);
    let mut pop = Pop::sharing(Policy::Quiet, cutter.clone());
    let outcome = explore(run, &mut pop, limits, observer);
    let mut left: Vec<Part> = cutter.parts().drain(..).collect();
    left.extend(pop.remaining());
    (outcome, left)
}
