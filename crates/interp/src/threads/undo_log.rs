//! What is needed to undo the changes that steps make to threads.
//!
//! A step changes the frames, registers and counters of one thread. While it is made, the innermost frame is saved as it was
//! when the step began, and each frame below it when a return makes it the innermost; frames that the step
//! itself pushes need no saving. When it ends, only the differences from how the thread is now are kept ([`difference`]).
//! Of a step that began in a cached state nothing is saved but that state. All logs are cut when a step is undone.
//!
//! [`difference`]: super::difference

use super::difference::{Before, Differences};
use super::steps::{From, Steps};
use super::thread::{Status, Thread};
use super::undefined::UndefinedRegisters;
use crate::transition_cache::StateId;

/// Something that was done to another thread than the one that made the step.
#[derive(Clone, Copy, Debug)]
pub(super) enum Change {
    Detached(u32),
    Joined(u32),
}

/// The log of all steps made so far.
#[derive(Clone, Debug, Default)]
pub(super) struct UndoLog {
    steps: Steps,
    /// How many of the steps that were made did not begin in a cached state.
    uncached: usize,
    /// What these have changed.
    differences: Differences,
    /// What the step that is being made may change, if it did not begin in a cached state.
    before: Before,
    /// Each with the position of the step that made it.
    changes: Vec<(u32, Change)>,
    /// The undefined registers that threads had before steps, where they had any: by position.
    undefined: Vec<(u32, UndefinedRegisters)>,
}

/// A step that was made.
#[derive(Clone, Copy, Debug)]
pub(crate) struct StepRecord {
    pub(crate) thread: u32,
    /// The cached state in which the thread was before the step.
    pub(crate) from: StateId,
    /// The thread that it created.
    pub(crate) child: Option<u32>,
}

impl UndoLog {
    #[inline]
    pub(super) fn len(&self) -> usize {
        self.steps.made()
    }

    /// Forgets the steps that can be repeated.
    #[inline]
    pub(super) fn forget_undone(&mut self) {
        self.steps.forget_undone();
    }

    /// The thread and the alternative of the next step that can be repeated.
    pub(super) fn next_undone(&self) -> Option<(u32, u32)> {
        self.steps.next_undone().map(|step| (step.thread, step.alternative))
    }

    #[inline]
    pub(super) fn step(&self, position: usize) -> StepRecord {
        let step = self.steps.step(position);
        let from = match step.from {
            From::State(from) => from,
            From::Site(_) => StateId::NONE,
        };
        StepRecord { thread: step.thread, from, child: step.child }
    }

    /// The function and the instruction at which a step was made that did not begin in a cached state.
    pub(super) fn site(&self, position: usize) -> (u32, u32) {
        match self.steps.step(position).from {
            From::Site(site) => self.steps.site(site),
            From::State(_) => unreachable!("the state says where it began"),
        }
    }

    /// A step begins. Whether that is in a cached state.
    #[inline(always)]
    pub(super) fn begin_step(
        &mut self,
        number: u32,
        alternative: u32,
        from: StateId,
        threads: &[Thread],
    ) -> bool {
        if self.steps.begin_usual(number, alternative, from) {
            return true;
        }
        self.begin_other(number, alternative, from, &threads[number as usize])
    }

    /// A step begins: unless that is in a cached state, saves what it may change.
    #[inline(never)]
    fn begin_other(
        &mut self,
        number: u32,
        alternative: u32,
        from: StateId,
        thread: &Thread,
    ) -> bool {
        if from != StateId::NONE {
            self.steps.begin_unusual(number, alternative, from);
            return true;
        }
        let Some(frame) = thread.frames.last() else { unreachable!("it is in a function") };
        self.steps.begin_at(number, alternative, (frame.function, frame.pc));
        self.uncached += 1;
        self.before.begin(number, thread);
        if thread.has_undefined() {
            self.undefined.push((self.len() as u32 - 1, thread.undefined.clone()));
        }
        false
    }

    /// The step is complete: what it did not change need not be kept.
    pub(super) fn end_step(&mut self, thread: &Thread) {
        self.differences.keep(&mut self.before, thread);
    }

    /// The innermost frame of a thread is about to be changed. It is saved if the thread is the one
    /// that makes the step (and not one that it creates), and if the step has not saved it before.
    #[inline]
    pub(super) fn save_top_frame(&mut self, number: u32, thread: &Thread) {
        self.before.save_top_frame(number, thread);
    }

    pub(super) fn record_change(&mut self, change: Change) {
        // What happens before the first step is never undone.
        if let Some(position) = self.len().checked_sub(1) {
            self.changes.push((position as u32, change));
        }
    }

    pub(super) fn record_child(&mut self, child: u32) {
        self.steps.record_child(child);
    }

    /// How many steps were made up to the last one that did not begin in a cached state, or `least` if fewer.
    #[inline]
    pub(super) fn last_uncached(&self, least: usize) -> usize {
        if self.uncached == 0 { least } else { self.steps.last_uncached(least) }
    }

    /// Undoes all steps but the first `steps`, which all began in cached states: `restore` puts threads there.
    #[inline(always)]
    pub(super) fn undo_cached(
        &mut self,
        steps: usize,
        threads: &mut [Thread],
        mut restore: impl FnMut(StateId, &mut Thread),
    ) {
        self.steps.undo_cached(steps, |thread, from, child| {
            if let Some(child) = child {
                threads[child as usize].reset();
            }
            restore(from, &mut threads[thread as usize]);
        });
        self.undo_changes(threads);
    }

    /// Undoes the last step, which did not begin in a cached state. Its thread must be loaded.
    #[inline(never)]
    pub(super) fn undo_uncached(&mut self, threads: &mut [Thread]) {
        let step = self.steps.undo();
        self.uncached -= 1;
        self.undo_changes(threads);
        if let Some(child) = step.child {
            threads[child as usize].reset();
        }
        let (From::Site(site), thread) = (step.from, &mut threads[step.thread as usize]) else {
            unreachable!("it did not begin in a cached state")
        };
        thread.set_cached_state(StateId::NONE);
        self.differences.take_back(thread, self.steps.site(site).1);
        thread.status = Status::Ready;
        let position = self.len() as u32;
        match self.undefined.pop_if(|(saved, _)| *saved == position) {
            Some((_, undefined)) => thread.undefined = undefined,
            None => thread.undefined.clear(),
        }
    }

    /// Undoes what the steps that are no longer made did to other threads than their own.
    #[inline]
    fn undo_changes(&mut self, threads: &mut [Thread]) {
        let made = self.len() as u32;
        while let Some((_, change)) = self.changes.pop_if(|(at, _)| *at >= made) {
            match change {
                Change::Detached(thread) => threads[thread as usize].detached = false,
                Change::Joined(thread) => threads[thread as usize].joined = false,
            }
        }
    }
}
