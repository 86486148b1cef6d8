//! Programs in which threads that do the same begin in one order: what a report needs to know of them.

use crate::checkable::{Awaited, Checkable, say_what_inner_says};
use crate::checker::Checker;
use mazurka_engine::{Alarm, Execution, Replay, Symmetric};
use mazurka_interp::Compiled;
use mazurka_trace::{
    Coverage, Event, Leak, Location, LoopNotes, Object, Op, Printed, Shown, ThreadId, TraceStep,
    ViolationKind,
};
use std::sync::Arc;

/// Why threads that do the same cannot begin in one order only, if they cannot.
pub(crate) fn obstacle(checker: &Checker, program: &Compiled) -> Option<String> {
    let counts = |kind| checker.counts(kind);
    if counts(ViolationKind::DataRace) || counts(ViolationKind::MemoryOrder) {
        return Some("data races are looked for, which depend on who begins first".to_string());
    }
    if program.uses_handlers() {
        return Some("the program posts messages".to_string());
    }
    program.tells_threads_apart().map(str::to_string)
}

/// The events of the program itself in E, as they happen in a fresh run, each with the step that it is part of; nothing if
/// that takes long and the alarm is raised.
fn inner_events(
    program: &Symmetric<Compiled>,
    e: &Execution,
    alarm: &Arc<Alarm>,
) -> Option<Vec<(usize, Event)>> {
    let mut replay = Replay::watched(program, alarm);
    let all = e.events().all(|event| replay.repeat(&event));
    all.then(|| replay.run.inner_events(&replay.e.to_vec()))
}

impl Checkable for Symmetric<Compiled> {
    say_what_inner_says!();

    fn learn(&self, e: &Execution, alarm: &Arc<Alarm>) -> Option<()> {
        let events = inner_events(self, e, alarm)?;
        let plain: Vec<Event> = events.iter().map(|(_, event)| *event).collect();
        self.inner().learn_types(&plain, alarm)
    }

    fn trace(&self, e: &Execution, alarm: &Arc<Alarm>) -> Option<Vec<TraceStep>> {
        let events = inner_events(self, e, alarm)?;
        let plain: Vec<Event> = events.iter().map(|(_, event)| *event).collect();
        let steps = self.inner().trace(&plain, alarm)?;
        let begins = |event: Event| TraceStep {
            thread: self.thread_name(event.thread),
            op: "start".to_string(),
            object: event.op.creates().map(|next| self.thread_name(next)),
            value: None,
            location: None,
            within: None,
        };
        let mut all: Vec<TraceStep> = e.events().map(begins).collect();
        // Of the threads that one step creates, only the first is there then.
        for ((position, _), step) in events.iter().zip(steps).rev() {
            all[*position] = step;
        }
        Some(all)
    }

    fn output(&self, e: &Execution, alarm: &Arc<Alarm>) -> Option<Vec<Printed>> {
        let events = inner_events(self, e, alarm)?;
        let plain: Vec<Event> = events.iter().map(|(_, event)| *event).collect();
        let mut printed = self.inner().printed(&plain, alarm)?;
        for text in &mut printed {
            text.step = events.get(text.step).map_or(e.len(), |(position, _)| *position);
        }
        Some(printed)
    }

    fn shown(&self, e: &Execution, alarm: &Arc<Alarm>) -> Option<Vec<Shown>> {
        let events = inner_events(self, e, alarm)?;
        let plain: Vec<Event> = events.into_iter().map(|(_, event)| event).collect();
        self.inner().shown(&plain, alarm)
    }

    fn is_symmetric(&self) -> bool {
        true
    }

    fn twins(&self, run: &Self::Run) -> Vec<Vec<ThreadId>> {
        run.twins()
    }

    fn tells_twins_apart(&self, e: &Execution, run: &Self::Run) -> bool {
        run.tells_apart(e)
    }
}
