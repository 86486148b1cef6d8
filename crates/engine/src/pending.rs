//! What threads are about to do, and who of them can: kept up to date with every step.

use crate::dependence::may_enable_or_disable;
use crate::execution::Execution;
use crate::objects::NONE;
use crate::program::{Pending, Run};
use mazurka_trace::{Effect, Event, Op, ThreadId};

impl Execution {
    /// Asks again what is pending in the threads that a step on the object with this number may have
    /// enabled or disabled.
    #[inline]
    pub(crate) fn recheck_waiting<R: Run>(&mut self, run: &R, event: &Event, object: u32) {
        let finished = |t: &ThreadId| self.threads[t.index()].pending == Pending::Finished;
        let ended = Some(event.thread).filter(finished);
        // A thread that does nothing visible ends where it is created.
        let at_once = event.op.creates().filter(finished);
        let nobody_ended = ended.is_none() && at_once.is_none();
        if nobody_ended && (object == NONE || event.effect == Effect::Read) {
            return;
        }
        // Objects that nothing overlaps are told apart by their numbers.
        let alone = nobody_ended && self.objects.overlapping(object).is_empty();
        let mut next = self.waiting.first_from(0);
        while let Some(thread) = next {
            next = self.waiting.first_from(thread.0 + 1);
            let state = &self.threads[thread.index()];
            if alone && state.object != object {
                continue;
            }
            let pending = &state.pending;
            let Pending::Op { op, .. } = pending else { continue };
            let affected = match op {
                _ if thread == event.thread => false,
                Op::Join(target) => [ended, at_once].contains(&Some(*target)),
                _ => may_enable_or_disable(event, op),
            };
            if affected {
                self.overwritten_pendings.push((thread, *pending));
                self.set_pending(thread, run.pending(thread));
            }
        }
    }

    #[inline]
    pub(crate) fn set_pending(&mut self, thread: ThreadId, pending: Pending) {
        let (enabled, waiting) = match &pending {
            Pending::Op { op, enabled, .. } => (*enabled, op.may_block()),
            _ => (false, false),
        };
        self.enabled.set(thread, enabled);
        self.waiting.set(thread, waiting);
        self.threads[thread.index()].pending = pending;
    }

    /// Asks the run what is pending in `thread` now.
    #[inline]
    pub(crate) fn read_pending<R: Run>(&mut self, run: &R, thread: ThreadId) {
        let pending = run.pending(thread);
        let object = match &pending {
            Pending::Op { op: Op::On(range, action), .. } => {
                let name = || run.address_name(range.address);
                let number = self.objects.number(*range, name);
                if action.outcome_varies() {
                    self.objects.attempted(number);
                }
                number
            }
            _ => NONE,
        };
        self.threads[thread.index()].object = object;
        self.set_pending(thread, pending);
    }
}
