//! Atomic sections that come to an operation which has to wait.
//!
//! A section is one step, so it cannot wait in its middle: it begins only when it can get to its end. Whether it can
//! is known only by running it. So a step whose section comes to a lock that is taken is undone, and the thread is cut
//! off before the section, as at the end of an iteration that changes nothing: whatever follows from there follows
//! as well where the section begins later, which is another execution. At the end of an execution the section is tried
//! once more ([`Machine::can_begin`]), to tell a deadlock from a thread that only came too early.

use super::Machine;
use super::execute::Flow;
use crate::library::Builtin;
use crate::sync::SyncKind;
use crate::threads::Status;
use mazurka_trace::{Action, Op};

/// What an operation does where it belongs to an atomic section.
pub(super) enum InSection {
    /// It goes ahead.
    Goes,
    /// It has to wait for another thread.
    Waits,
    /// It cannot be a part of a step.
    Refused,
}

impl Machine {
    /// What a call does where it belongs to an atomic section: operations on locks and semaphores may wait.
    pub(super) fn in_section(&self, function: Builtin, op: Op) -> InSection {
        use SyncKind::{Mutex, RwLock, Semaphore, Spin};
        let (Builtin::Sync(sync), Op::On(object, action)) = (function, op) else {
            return InSection::Refused;
        };
        let found = self.memory.find(object.address, object.size);
        match (sync.kind, found) {
            (Mutex | Spin | RwLock | Semaphore, Ok((_, at))) => {
                match action.enabled(self.memory.read(at, object.size), object.size) {
                    true => InSection::Goes,
                    false => InSection::Waits,
                }
            }
            _ => InSection::Refused,
        }
    }

    /// A thread comes to an operation in an atomic section that has to wait.
    pub(super) fn wait_in_section(&mut self, t: usize, op: Op) -> Flow {
        self.waited_for = Some(op);
        self.stop(t, Status::WaitsInSection)
    }

    /// The section in the step that a thread has just made has to wait: nothing of it has happened, and the thread is
    /// cut off before it.
    pub(super) fn undo_section(&mut self, t: usize) {
        self.undo_some(self.threads.step_count() - 1);
        let Some((_, alternative)) = self.threads.next_undone() else {
            unreachable!("a step was undone");
        };
        self.memory.begin_step();
        self.threads.begin_step(t, alternative, self.threads[t].cached_state());
        if let Some(keys) = &mut self.keys {
            keys.begin_step(t);
        }
        self.cache.leave_state(&mut self.threads[t]);
        self.threads[t].status = Status::Cut(None);
        self.update_keys(t);
        self.threads.end_step(t);
        self.intern_state(t);
    }

    /// Whether the atomic section that a thread is about to perform can reach its end. Asked only when threads continue that
    /// were cut off; elsewhere sections begin, and are undone.
    pub(crate) fn can_begin(&self, t: usize) -> bool {
        !self.resumed || self.waited_for.is_none() || self.try_section(t).is_none()
    }

    /// The operation that a thread which was cut off before an atomic section has to wait for in it.
    pub(crate) fn waits_in_section(&self, t: usize) -> Option<Op> {
        let is_cut = self.threads[t].status == Status::Cut(None);
        if is_cut && self.waited_for.is_some() { self.resumed().try_section(t) } else { None }
    }

    /// What the step that a thread is about to make would have to wait for, if it is an atomic section.
    fn try_section(&self, t: usize) -> Option<Op> {
        if !matches!(self.pending_op(t)?, Op::On(_, Action::Section)) {
            return None;
        }
        let mut trial = Machine { waited_for: None, ..self.clone() };
        trial.step(t, 0);
        trial.waited_for
    }
}
