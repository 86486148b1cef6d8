//! Repeats an execution in a fresh run: one that was recorded, step by step, or one of which the choices are known.

use crate::alarm::Alarm;
use crate::algorithm::Choice;
use crate::execution::Execution;
use crate::handlers::Handlers;
use crate::program::{Program, Run};
use mazurka_trace::{Event, ThreadId};
use std::sync::Arc;

/// A replay that is under way.
///
/// A fresh run may number threads differently than the exploration in which the execution was
/// recorded, so threads are matched by the events that create them.
#[derive(Debug)]
pub struct Replay<R> {
    /// What has been performed so far.
    pub e: Execution,
    /// The run, at the end of E.
    pub run: R,
    /// The number here of each thread of the recording, by its number there.
    here: Vec<Option<ThreadId>>,
}

impl<R: Run> Replay<R> {
    /// Executions of fewer steps than this are repeated although the alarm was raised.
    pub const SHORT: usize = 1024;

    /// A replay in which no step has been made.
    pub fn new<P: Program<Run = R>>(program: &P) -> Replay<R> {
        Replay::watched(program, &Arc::default())
    }

    /// A replay in which no step has been made, and none can be after long local code that the alarm
    /// ended.
    pub fn watched<P: Program<Run = R>>(program: &P, alarm: &Arc<Alarm>) -> Replay<R> {
        let run = program.start_watched(alarm);
        let e = Execution::new(&run, usize::MAX);
        let here = e.threads().map(Some).collect();
        Replay { e, run, here }
    }

    /// The number here of the thread that has the number `there` in the recording.
    pub fn thread(&self, there: ThreadId) -> Option<ThreadId> {
        self.here.get(there.index()).copied().flatten()
    }

    /// Repeats an event of another execution; false, and nothing is done, if it cannot be repeated.
    pub fn repeat(&mut self, event: &Event) -> bool {
        let Some(thread) = self.thread(event.thread) else { return false };
        if !self.step(Choice { thread, alternative: event.alternative }) {
            return false;
        }
        let created = self.e.last().and_then(|event| event.op.creates());
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
        if !can || choice.alternative >= self.e.alternatives(choice.thread) {
            return false;
        }
        self.e.step(&mut self.run, choice);
        true
    }
}

/// The execution in which the given choices are made, seen with other handlers.
pub fn retrace<R: Run>(
    mut run: R,
    choices: impl IntoIterator<Item = Choice>,
    handlers: &Handlers,
) -> Execution {
    let mut e = Execution::new(&run, usize::MAX);
    e.set_handlers(handlers);
    for choice in choices {
        e.step(&mut run, choice);
    }
    e
}
