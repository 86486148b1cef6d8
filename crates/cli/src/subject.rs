//! What is checked: a program of some language, behind what a report needs to know of it.

use mazurka_engine::{Captured, CapturedRun, Execution, Program, Snapshot};
use mazurka_interp::{Compiled, CompiledRun};
use mazurka_tiny::{Tiny, TinyRun};
use mazurka_trace::{Action, Event, Location, Op, Printed, ThreadId, TraceStep, Waiting};

/// A program that can be explored and reported about.
pub(crate) trait Subject: Program {
    /// The name of a thread.
    fn thread(&self, thread: ThreadId) -> String;

    /// The steps of an execution.
    fn trace(&self, e: &Execution) -> Vec<TraceStep>;

    /// What the program prints in an execution.
    fn output(&self, _: &Execution) -> Vec<Printed> {
        Vec::new()
    }

    /// What a thread waits for at the end of an execution, in words, and where it stands.
    fn waits(
        &self,
        e: &Execution,
        run: &Self::Run,
        thread: ThreadId,
        op: &Op,
    ) -> (String, Option<Location>);

    /// What is known of loops and assumptions.
    fn waiting(&self) -> Waiting;
}

/// The position of the event that wrote last what an operation waits for.
fn last_writer(e: &Execution, op: &Op) -> Option<usize> {
    let object = op.object()?;
    e.events().iter().rposition(|event| {
        event.effect.modifies() && event.op.object().is_some_and(|other| other.overlaps(object))
    })
}

/// Who wrote last what an operation waits for, in words.
fn written(trace: &[TraceStep], e: &Execution, op: &Op) -> String {
    let Some(step) = last_writer(e, op).and_then(|at| trace.get(at)) else {
        return "which nobody writes".to_string();
    };
    let place = step.location.as_ref();
    let place = place.map_or(String::new(), |place| format!(" ({}:{})", place.file, place.line));
    format!("last written by {}{place}", step.thread)
}

/// The event that an operation would be, for those who describe events.
fn event(thread: ThreadId, op: &Op) -> Event {
    let effect = op.strongest_effect();
    Event { thread, index: 0, alternative: 0, effect, old: 0, op: *op }
}

/// Whether an operation waits for a value.
pub(crate) fn is_await(op: &Op) -> bool {
    matches!(op, Op::On(_, Action::Await(_) | Action::ExchangeAwait { .. }))
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
    fn thread(&self, thread: ThreadId) -> String {
        self.thread_name(thread).to_string()
    }

    fn trace(&self, e: &Execution) -> Vec<TraceStep> {
        e.events().iter().map(|event| self.step_of(event)).collect()
    }

    fn waits(
        &self,
        e: &Execution,
        _: &TinyRun,
        thread: ThreadId,
        op: &Op,
    ) -> (String, Option<Location>) {
        let mut text = waiting(&self.step_of(&event(thread, op)));
        if is_await(op) {
            text += &format!(", {}", written(&self.trace(e), e, op));
        }
        (text, None)
    }

    fn waiting(&self) -> Waiting {
        Waiting::default()
    }
}

impl Subject for Compiled {
    fn thread(&self, thread: ThreadId) -> String {
        self.thread_name(thread)
    }

    fn trace(&self, e: &Execution) -> Vec<TraceStep> {
        self.trace(e.events())
    }

    fn output(&self, e: &Execution) -> Vec<Printed> {
        self.printed(e.events())
    }

    fn waiting(&self) -> Waiting {
        Compiled::waiting(self)
    }

    fn waits(
        &self,
        e: &Execution,
        run: &CompiledRun,
        thread: ThreadId,
        op: &Op,
    ) -> (String, Option<Location>) {
        if let Some((wanted, value)) = run.awaited(thread, op) {
            let place = run.place(thread);
            let at = |place: &Option<Location>| {
                place.as_ref().map_or(String::new(), |p| format!(" at {}:{}", p.file, p.line))
            };
            let name = self.thread_name(thread);
            let doing = match run.spins_in(thread) {
                Some(l) => format!("{name} runs for ever in the loop{}", at(&l.location)),
                None => format!("{name} waits for ever{}", at(&place)),
            };
            let written = written(&Compiled::trace(self, e.events()), e, op);
            let text = format!("{doing}, waiting for {wanted}; the value is {value}, {written}");
            return (text, place);
        }
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

    fn trace(&self, e: &Execution) -> Vec<TraceStep> {
        self.inner().trace(e)
    }

    fn waits(
        &self,
        e: &Execution,
        run: &CapturedRun<S::Run>,
        thread: ThreadId,
        op: &Op,
    ) -> (String, Option<Location>) {
        self.inner().waits(e, run.inner(), thread, op)
    }

    fn waiting(&self) -> Waiting {
        self.inner().waiting()
    }
}
