//! Who touched which object when: what shapes of accesses ask for, found in one pass over the steps.

use super::{access, steps};
use mazurka_trace::{ReportedStep, Target, Violation};
use std::collections::HashMap;

/// A write of an object.
struct Write {
    number: u32,
    thread: u32,
    /// The index of the next write by another thread.
    next_other: usize,
}

/// The writes of each object in an execution.
pub(super) struct History {
    writes: HashMap<Target, Vec<Write>>,
}

impl History {
    /// Notes the steps that matter.
    pub(super) fn new(violation: &Violation) -> History {
        let mut writes: HashMap<Target, Vec<Write>> = HashMap::new();
        for (number, step) in steps(violation).filter(|(_, step)| access::writes(step)) {
            if let Some(target) = step.target {
                let write = Write { number, thread: step.thread_number, next_other: usize::MAX };
                writes.entry(target).or_default().push(write);
            }
        }
        for writes in writes.values_mut() {
            for k in (0..writes.len().saturating_sub(1)).rev() {
                let next = &writes[k + 1];
                let same = next.thread == writes[k].thread;
                writes[k].next_other = if same { next.next_other } else { k + 1 };
            }
        }
        History { writes }
    }

    /// The first write of the object of `step` by another thread, after step `after` and before
    /// `step`, which has the number `number`.
    pub(super) fn other_write(&self, after: u32, number: u32, step: &ReportedStep) -> Option<u32> {
        let writes = self.writes.get(&step.target?)?;
        let mut at = writes.partition_point(|write| write.number <= after);
        if writes.get(at)?.thread == step.thread_number {
            at = writes[at].next_other;
        }
        writes.get(at).map(|write| write.number).filter(|&found| found < number)
    }
}
