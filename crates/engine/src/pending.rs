//! What threads are about to do, and who of them can: kept up to date with every step.

use crate::dependence::may_enable_or_disable;
use crate::execution::Execution;
use crate::objects::NONE;
use crate::program::{Pending, Run};
use mazurka_trace::{Effect, Op, ThreadId};

impl Execution {
    /// Asks again what is pending in the threads that the step at `position`, on the object with this number, may
    /// have enabled or disabled.
    #[inline(always)]
    pub(crate) fn recheck_waiting<R: Run>(&mut self, run: &R, position: usize, object: u32) {
        let event = &self.events[position];
        let finished = |t: &ThreadId| self.threads[t.index()].pending == Pending::Finished;
        let ended = Some(event.thread).filter(finished);
        // A thread that does nothing visible ends where it is created.
        let at_once = event.op.creates().filter(finished);
        if ended.is_some() || at_once.is_some() {
            self.recheck(run, position, NONE, [ended, at_once]);
        } else if object != NONE && event.effect != Effect::Read {
            // Objects that nothing overlaps are told apart by their numbers.
            let waits = |thread: ThreadId| self.threads[thread.index()].object == object;
            if !self.objects.overlapping(object).is_empty() {
                self.recheck(run, position, NONE, [None; 2]);
            } else if self.waiting.iter().any(waits) {
                self.recheck(run, position, object, [None; 2]);
            }
        }
    }

    /// Asks again what is pending in those who wait for the object with this number, or whatever they wait for if
    /// that is [`NONE`], as far as the step at `position` or the end of these threads concerns them.
    #[inline(never)]
    fn recheck<R: Run>(
        &mut self,
        run: &R,
        position: usize,
        object: u32,
        ended: [Option<ThreadId>; 2],
    ) {
        let event = self.events[position];
        let mut next = self.waiting.first_from(0);
        while let Some(thread) = next {
            next = self.waiting.first_from(thread.0 + 1);
            let state = &self.threads[thread.index()];
            if object != NONE && state.object != object {
                continue;
            }
            let pending = &state.pending;
            let Pending::Op { op, .. } = pending else { continue };
            let affected = match op {
                _ if thread == event.thread => false,
                Op::Join(target) => ended.contains(&Some(*target)),
                _ => may_enable_or_disable(&event, op),
            };
            if affected {
                self.overwritten_pendings.push((thread, *pending));
                self.set_pending(thread, run.pending(thread));
            }
        }
    }

    #[inline(always)]
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
    #[inline(always)]
    pub(crate) fn read_pending<R: Run>(&mut self, run: &R, thread: ThreadId) {
        let pending = run.pending(thread);
        let (enabled, waiting) = match &pending {
            Pending::Op { op, enabled, .. } => (*enabled, op.may_block()),
            _ => (false, false),
        };
        self.enabled.set(thread, enabled);
        self.waiting.set(thread, waiting);
        let state = &mut self.threads[thread.index()];
        state.pending = pending;
        (state.object, state.noise) = (NONE, 0);
        if let Pending::Op { op: Op::On(range, action), .. } = pending {
            state.object = self.objects.number(range, || run.address_name(range.address));
            if action.outcome_varies() {
                self.objects.attempted(state.object);
            }
            state.noise = self.objects.noise(state.object, action, thread, state.count);
        }
    }
}
