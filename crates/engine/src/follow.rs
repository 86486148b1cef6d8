//! Follows a schedule that was seen before, step by step, in a fresh run.

use crate::algorithm::Choice;
use crate::execution::Execution;
use crate::program::{Pending, Program, Run};
use mazurka_trace::{Action, Event, Op, ThreadId};

/// An execution that goes where it is told.
///
/// A fresh run may number threads differently than the exploration in which the schedule was seen,
/// so that threads are matched by the events that create them.
#[derive(Debug)]
pub struct Follower<R> {
    /// What has been performed so far.
    pub e: Execution,
    /// The run, which stands at the end of E.
    pub run: R,
    /// The number here of each thread that the schedule knows, by its number there.
    here: Vec<Option<ThreadId>>,
}

impl<R: Run> Follower<R> {
    /// Stands at the start of a program.
    pub fn new<P: Program<Run = R>>(program: &P) -> Follower<R> {
        let run = program.start();
        let e = Execution::new(&run, usize::MAX);
        let here = e.threads().map(Some).collect();
        Follower { e, run, here }
    }

    /// The number here of the thread that has the number `there` in the schedule.
    pub fn thread(&self, there: ThreadId) -> Option<ThreadId> {
        self.here.get(there.index()).copied().flatten()
    }

    /// Repeats an event of another execution; false, and nothing is done, if it cannot be repeated.
    pub fn repeat(&mut self, event: &Event) -> bool {
        let Some(thread) = self.thread(event.thread) else { return false };
        if !self.step(Choice { thread, alternative: event.alternative }) {
            return false;
        }
        let created = self.e.events().last().and_then(|event| event.op.creates());
        if let (Some(there), Some(here)) = (event.op.creates(), created) {
            let wanted = there.index() + 1;
            self.here.resize(self.here.len().max(wanted), None);
            self.here[there.index()] = Some(here);
        }
        true
    }

    /// Performs the pending operation of a thread; false, and nothing is done, if it has none that
    /// is enabled, or not that many alternatives.
    pub fn step(&mut self, choice: Choice) -> bool {
        let known = choice.thread.index() < self.e.threads().len();
        let can = known && self.e.enabled().contains(choice.thread);
        if !can || choice.alternative >= self.alternatives(choice.thread) {
            return false;
        }
        self.e.step(&mut self.run, choice);
        true
    }

    /// In how many ways `thread` can perform its pending operation; 0 if it has none.
    pub fn alternatives(&self, thread: ThreadId) -> u32 {
        match self.e.pending(thread) {
            Pending::Op { op: op @ Op::On(_, Action::NotifyOne), .. } => {
                op.alternatives(self.word(thread))
            }
            Pending::Op { op, .. } => op.alternatives(0),
            _ => 0,
        }
    }

    /// The word that the pending operation of `thread` will meet, as far as E tells: what the last
    /// event that changed its object left behind.
    fn word(&self, thread: ThreadId) -> u64 {
        let mut word = 0;
        self.e.modifications(thread, None, |position| {
            let event = &self.e.events()[position];
            if let Op::On(object, action) = event.op {
                word = action.apply(event.thread, event.old, object.size);
            }
            false
        });
        word
    }
}
