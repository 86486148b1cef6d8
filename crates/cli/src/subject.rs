//! What is checked: a program of some language, behind what a report needs to know of it.

use mazurka_engine::{Captured, CapturedRun, Execution, Program, Snapshot};
use mazurka_interp::{Compiled, CompiledRun};
use mazurka_tiny::{Tiny, TinyRun};
use mazurka_trace::{Action, Event, Location, LoopNotes, Object, Op, Printed, ThreadId, TraceStep};

/// A program that can be explored and reported about.
///
/// It can be explored by several threads at a time.
pub(crate) trait Subject: Program + Sync {
    /// The name of a thread.
    fn thread(&self, thread: ThreadId) -> String;

    /// Whether it posts messages to handlers.
    fn uses_handlers(&self) -> bool;

    /// The name of a handler, if it has one in the source.
    fn handler(&self, _handler: Object) -> Option<String> {
        None
    }

    /// The steps of an execution of a fresh run.
    fn trace(&self, e: &Execution) -> Vec<TraceStep>;

    /// What the program prints in an execution of a fresh run.
    fn output(&self, _: &Execution) -> Vec<Printed> {
        Vec::new()
    }

    /// What a thread is about to do, as if it did it, and where it stands.
    fn pending(&self, run: &Self::Run, thread: ThreadId, op: &Op) -> TraceStep;

    /// The thread that has what an operation waits for; `word` is what its object holds.
    fn holder(&self, run: &Self::Run, op: &Op, word: u64) -> Option<ThreadId>;

    /// What a thread that stands before an access which waits is waiting for.
    fn awaited(&self, _: &Self::Run, _: ThreadId, _: &Op) -> Option<Awaited> {
        None
    }

    /// What is known of loops and assumptions.
    fn loops(&self) -> LoopNotes {
        LoopNotes::default()
    }
}

/// What an access waits for.
pub(crate) struct Awaited {
    /// The condition, such as `x == 1`.
    pub(crate) until: String,
    /// The value that is there.
    pub(crate) value: String,
    /// The loop in which the thread would run for ever, if it is one.
    pub(crate) in_loop: Option<Location>,
}

/// The event that an operation would be, for those who describe events.
fn event(thread: ThreadId, op: &Op) -> Event {
    let effect = op.strongest_effect();
    Event { thread, index: 0, alternative: 0, effect, old: 0, op: *op }
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

    fn pending(&self, _: &TinyRun, thread: ThreadId, op: &Op) -> TraceStep {
        let step = self.step_of(&event(thread, op));
        TraceStep { value: None, ..step }
    }

    fn holder(&self, _: &TinyRun, op: &Op, word: u64) -> Option<ThreadId> {
        let owner = match op {
            Op::On(_, Action::Lock | Action::Begin | Action::WriteLock | Action::ReadLock) => {
                // Readers are only counted.
                let held = word & Action::WRITER != 0 || matches!(op, Op::On(_, Action::Lock));
                held.then_some(word & !Action::WRITER)?
            }
            _ => return None,
        };
        Some(ThreadId(u32::try_from(owner.checked_sub(1)?).ok()?))
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

    fn loops(&self) -> LoopNotes {
        Compiled::loops(self)
    }

    fn awaited(&self, run: &CompiledRun, thread: ThreadId, op: &Op) -> Option<Awaited> {
        let (until, value) = run.awaited(thread, op)?;
        let in_loop = run.spins_in(thread).and_then(|l| l.location.clone());
        Some(Awaited { until, value, in_loop })
    }

    fn pending(&self, run: &CompiledRun, thread: ThreadId, op: &Op) -> TraceStep {
        let step = run.describe(&event(thread, op));
        TraceStep { value: None, location: run.place(thread), ..step }
    }

    fn holder(&self, run: &CompiledRun, op: &Op, _: u64) -> Option<ThreadId> {
        run.holder(op)
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

    fn loops(&self) -> LoopNotes {
        self.inner().loops()
    }

    fn awaited(&self, run: &CapturedRun<S::Run>, thread: ThreadId, op: &Op) -> Option<Awaited> {
        self.inner().awaited(run.inner(), thread, op)
    }

    fn output(&self, e: &Execution) -> Vec<Printed> {
        self.inner().output(e)
    }

    fn pending(&self, run: &CapturedRun<S::Run>, thread: ThreadId, op: &Op) -> TraceStep {
        self.inner().pending(run.inner(), thread, op)
    }

    fn holder(&self, run: &CapturedRun<S::Run>, op: &Op, word: u64) -> Option<ThreadId> {
        self.inner().holder(run.inner(), op, word)
    }
}
