//! Locks that a program makes out of accesses to memory, and that do not exclude.

use super::access::{lost_write, reads, writes};
use super::{made, object, overlap, steps};
use mazurka_trace::{Cause, ReportedStep, Violation};

/// A lost update between accesses to a variable that is used as a lock: the thread whose read and write it is writes that
/// variable before and after, and the other one looks at it before it writes in between.
pub(super) fn no_mutual_exclusion(violation: &Violation) -> Option<Cause> {
    let (i, j, k) = lost_write(violation)?;
    let at = |number: u32| super::step(violation, number);
    let (read, between, store) = (at(i)?, at(j)?, at(k)?);
    let of = |thread: u32, from: u32, to: u32| {
        let fits = move |(n, step): &(u32, &ReportedStep)| {
            from < *n && *n < to && step.thread_number == thread && !overlap(step, store)
        };
        steps(violation).filter(fits)
    };
    let takes = of(read.thread_number, 0, i).filter(|(_, step)| writes(step));
    let looks: Vec<_> = of(between.thread_number, 0, j).filter(|(_, step)| reads(step)).collect();
    let released = |lock: &ReportedStep| {
        of(read.thread_number, k, u32::MAX).any(|(_, step)| writes(step) && overlap(step, lock))
    };
    for (taken, lock) in takes.collect::<Vec<_>>().into_iter().rev() {
        let look = looks.iter().rev().find(|(_, step)| overlap(step, lock));
        let Some((looked, _)) = look.filter(|_| released(lock)) else { continue };
        let (who, whom, what) = (&read.what.thread, &between.what.thread, object(store));
        let explanation = format!(
            "{who}, which has written {} at step {taken}, and {whom}, which has looked at it at step {looked}, are in \
             the critical section at the same time: {whom} writes {what} at step {j}, between the read and the write \
             of {who} at steps {i} and {k}",
            object(lock),
        );
        let help = "the lock does not exclude: look and take in one atomic step, or announce before looking; or use a \
                    mutex";
        return made("no mutual exclusion", explanation, help, &[taken, *looked, i, j, k]);
    }
    None
}
