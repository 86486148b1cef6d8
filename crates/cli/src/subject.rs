//! What is checked: a program of some language, behind what a report needs to know of it.

use mazurka_engine::{Captured, CapturedRun, Execution, Program, Snapshot};
use mazurka_interp::{Compiled, CompiledRun};
use mazurka_tiny::{Tiny, TinyRun};
use mazurka_trace::{Action, Event, Location, Object, Op, Printed, ThreadId, TraceStep};

/// A program that can be explored and reported about.
pub(crate) trait Subject: Program {
    /// The name of a thread.
    fn thread(&self, thread: ThreadId) -> String;

    /// Whether it posts messages to handlers.
    fn uses_handlers(&self) -> bool;

    /// The name of a handler, if it has one in the source.
    fn handler(&self, _handler: Object) -> Option<String> {
        None
    }

    /// The steps of an execution.
    fn trace(&self, e: &Execution) -> Vec<TraceStep>;

    /// What the program prints in an execution.
    fn output(&self, _: &Execution) -> Vec<Printed> {
        Vec::new()
    }

    /// What a thread waits for, in words, and where it stands.
    fn waits(&self, run: &Self::Run, thread: ThreadId, op: &Op) -> (String, Option<Location>);
}

/// The event that an operation would be, for those who describe events.
fn event(thread: ThreadId, op: &Op) -> Event {
    let effect = op.strongest_effect();
    Event { thread, index: 0, alternative: 0, effect, old: 0, op: *op }
}

fn waiting(step: &TraceStep) -> String {
    format!(
        "{} waits for ever in {} {}",
        step.thread,
        step.op,
        step.object.as_deref().unwrap_or("")
    )
}

impl Subject for Tiny {
    fn uses_handlers(&self) -> bool {
        self.source().objects.iter().any(|object| object.kind == mazurka_tiny::ast::Kind::Handler)
    }

    fn handler(&self, handler: Object) -> Option<String> {
        let begin = Op::On(handler, Action::Begin);
        self.step_of(&event(ThreadId::MAIN, &begin)).object
    }

    fn thread(&self, thread: ThreadId) -> String {
        self.thread_name(thread).to_string()
    }

    fn trace(&self, e: &Execution) -> Vec<TraceStep> {
        e.events().iter().map(|event| self.step_of(event)).collect()
    }

    fn waits(&self, _: &TinyRun, thread: ThreadId, op: &Op) -> (String, Option<Location>) {
        (waiting(&self.step_of(&event(thread, op))), None)
    }
}

impl Subject for Compiled {
    fn uses_handlers(&self) -> bool {
        Compiled::uses_handlers(self)
    }

    fn thread(&self, thread: ThreadId) -> String {
        self.thread_name(thread)
    }

    fn trace(&self, e: &Execution) -> Vec<TraceStep> {
        self.trace(e.events())
    }

    fn output(&self, e: &Execution) -> Vec<Printed> {
        self.printed(e.events())
    }

    fn waits(&self, run: &CompiledRun, thread: ThreadId, op: &Op) -> (String, Option<Location>) {
        let mut text = waiting(&run.describe(&event(thread, op)));
        if let Some(holder) = run.holder(op) {
            text += &format!(" held by {}", self.thread_name(holder));
        }
        let place = run.place(thread);
        if let Some(place) = &place {
            text += &format!(" ({}:{})", place.file, place.line);
        }
        (text, place)
    }
}

impl<S: Subject<Run: Snapshot>> Subject for Captured<S> {
    fn thread(&self, thread: ThreadId) -> String {
        self.inner().thread(thread)
    }

    fn uses_handlers(&self) -> bool {
        self.inner().uses_handlers()
    }

    fn handler(&self, handler: Object) -> Option<String> {
        self.inner().handler(handler)
    }

    fn trace(&self, e: &Execution) -> Vec<TraceStep> {
        self.inner().trace(e)
    }

    fn waits(
        &self,
        run: &CapturedRun<S::Run>,
        thread: ThreadId,
        op: &Op,
    ) -> (String, Option<Location>) {
        self.inner().waits(run.inner(), thread, op)
    }
}
