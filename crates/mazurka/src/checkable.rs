//! What can be checked: a program of any front end, with what a report needs to know of it.

use mazurka_engine::{Alarm, Captured, Execution, Program, Snapshot};
use mazurka_trace::word::signed;
use mazurka_trace::{
    Action, Coverage, Event, Leak, Location, LoopNotes, Object, Op, Printed, Shown, ThreadId,
    TraceStep,
};
use std::sync::Arc;

/// A program that can be explored and reported about.
///
/// A front end implements [`Program`]; everything here has a default, so that `impl Checkable for
/// MyProgram {}` is enough to check it. What it overrides makes reports easier to read.
///
/// The program can be explored by several threads at a time.
pub trait Checkable: Program + Sync {
    /// The name of a thread.
    fn thread_name(&self, thread: ThreadId) -> String {
        if thread == ThreadId::MAIN { "main".to_string() } else { thread.to_string() }
    }

    /// Whether it posts messages to handlers.
    fn uses_handlers(&self) -> bool {
        false
    }

    /// The functions and variables that it uses and nobody defines, in a line each.
    fn unknown(&self) -> Vec<String> {
        Vec::new()
    }

    /// Whether it has read-modify-writes whose order nobody looks at.
    fn has_independent_updates(&self) -> bool {
        false
    }

    /// The same program, whose states can be recognised; nothing if they cannot be, or can be anyway.
    fn with_states(&self) -> Option<Self>
    where
        Self: Sized,
    {
        None
    }

    /// The name of a handler, if it has one in the source.
    fn handler_name(&self, _handler: Object) -> Option<String> {
        None
    }

    /// Looks at an execution of a fresh run to find better names for what is in it; nothing if that takes
    /// long and the alarm is raised.
    fn learn(&self, _: &Execution, _: &Arc<Alarm>) -> Option<()> {
        Some(())
    }

    /// The steps of an execution of a fresh run; nothing if that takes long and the alarm is raised.
    fn trace(&self, e: &Execution, _: &Arc<Alarm>) -> Option<Vec<TraceStep>> {
        Some(e.events().map(|event| describe(self, &event)).collect())
    }

    /// What the program prints in an execution of a fresh run; nothing if that takes long and the alarm
    /// is raised.
    fn output(&self, _: &Execution, _: &Arc<Alarm>) -> Option<Vec<Printed>> {
        Some(Vec::new())
    }

    /// The values at the end of an execution of the variables that were asked for; nothing if that takes long and the
    /// alarm is raised.
    fn shown(&self, _: &Execution, _: &Arc<Alarm>) -> Option<Vec<Shown>> {
        Some(Vec::new())
    }

    /// What a thread is about to do, as if it did it, and where it stands.
    fn pending(&self, _run: &Self::Run, thread: ThreadId, op: &Op) -> TraceStep {
        TraceStep { value: None, ..describe(self, &event(thread, op)) }
    }

    /// The thread that has what an operation waits for; `word` is what its object holds.
    fn holder(&self, _run: &Self::Run, op: &Op, word: u64) -> Option<ThreadId> {
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

    /// How many threads the barrier is for that a thread is about to leave.
    fn parties(&self, _: &Self::Run, _: ThreadId, op: &Op) -> Option<u32> {
        match op {
            Op::On(_, Action::Depart { parties, .. }) => Some(*parties),
            _ => None,
        }
    }

    /// What a thread that is about to perform an access which waits is waiting for.
    fn awaited(&self, _: &Self::Run, _: ThreadId, _: &Op) -> Option<Awaited> {
        None
    }

    /// What a thread is about to do, with the value that is there, and where it stands.
    fn next_step(&self, run: &Self::Run, thread: ThreadId, op: &Op) -> TraceStep {
        self.pending(run, thread, op)
    }

    /// Where the loop is in which a thread was cut off.
    fn cut_in(&self, _: &Self::Run, _: ThreadId) -> Option<Location> {
        None
    }

    /// The operation that a thread which was cut off before an atomic section has to wait for in it.
    fn waits_in_section(&self, _: &Self::Run, _: ThreadId) -> Option<Op> {
        None
    }

    /// Where the assertions are that no execution has come to so far.
    fn unreached_assertions(&self) -> Vec<Location> {
        Vec::new()
    }

    /// Which lines and branches executions have reached so far, if that was to be noted.
    fn coverage(&self) -> Option<Coverage> {
        None
    }

    /// How many atomic sections there are, with whose accesses data races are not looked for, and where the
    /// first one is.
    fn sections(&self) -> (usize, Option<Location>) {
        (0, None)
    }

    /// How many atomic operations have a weaker order than `seq_cst`, and where the first one is.
    fn weak_orders(&self) -> (usize, Option<Location>) {
        (0, None)
    }

    /// The memory that was allocated and not freed, and that nothing points to at the end of this run.
    fn leaks(&self, _: &Self::Run) -> Vec<Leak> {
        Vec::new()
    }

    /// Whether threads that do the same begin in one order only.
    fn is_symmetric(&self) -> bool {
        false
    }

    /// Threads that do the same and begin in one order only, in the run so far.
    fn twins(&self, _: &Self::Run) -> Vec<Vec<ThreadId>> {
        Vec::new()
    }

    /// Whether E, whose run is at its end, tells such threads apart.
    fn tells_twins_apart(&self, _: &Execution, _: &Self::Run) -> bool {
        false
    }

    /// What is known of loops and assumptions.
    fn loops(&self) -> LoopNotes {
        LoopNotes::default()
    }

    /// Where a thread is, and the innermost loop that it is in.
    fn place(&self, _run: &Self::Run, _thread: ThreadId) -> [Option<Location>; 2] {
        [None, None]
    }
}

/// What an access waits for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Awaited {
    /// The condition, such as `x == 1`.
    pub until: String,
    /// The value that is there.
    pub value: String,
    /// The loop in which the thread would run forever, if it is one.
    pub in_loop: Option<Location>,
}

/// The event that an operation would be, for those who describe events.
pub(crate) fn event(thread: ThreadId, op: &Op) -> Event {
    let effect = op.strongest_effect();
    Event { thread, index: 0, alternative: 0, effect, old: 0, op: *op }
}

/// An event of a program of which nothing is known but its operations.
pub(crate) fn describe<C: Checkable + ?Sized>(program: &C, event: &Event) -> TraceStep {
    let other = |thread| Some(program.thread_name(thread));
    let (object, value) = match event.op {
        Op::On(object, action) => {
            let name = format!("[{}..{}]", object.address, object.end());
            (Some(name), value(event, object, action))
        }
        Op::Spawn(thread) | Op::Join(thread) | Op::Post(thread) => (other(thread), None),
        Op::Choose(_) => (None, Some(event.alternative.to_string())),
        Op::Fence => (None, None),
    };
    let thread = program.thread_name(event.thread);
    TraceStep {
        thread,
        op: event.op.name().to_string(),
        object,
        value,
        location: None,
        within: None,
    }
}

/// What an access read or wrote; `old -> new` if both.
fn value(event: &Event, object: Object, action: Action) -> Option<String> {
    let show = |word| signed(word, object.size).to_string();
    let new = action.apply(event.thread, event.old, object.size);
    use Action::*;
    match action {
        Load | Await(_) => Some(show(event.old)),
        Store(_) => Some(show(new)),
        CompareExchange { .. } if !action.succeeds(event.old, object.size) => Some(show(event.old)),
        CompareExchange { .. } | Rmw { .. } | ExchangeAwait { .. } => {
            Some(format!("{} -> {}", show(event.old), show(new)))
        }
        _ => None,
    }
}

/// What a program that stands for another one says of itself: what the other one says, but for executions.
macro_rules! say_what_inner_says {
    () => {
        fn thread_name(&self, thread: ThreadId) -> String {
            Checkable::thread_name(self.inner(), thread)
        }

        fn uses_handlers(&self) -> bool {
            Checkable::uses_handlers(self.inner())
        }

        fn unknown(&self) -> Vec<String> {
            Checkable::unknown(self.inner())
        }

        fn has_independent_updates(&self) -> bool {
            Checkable::has_independent_updates(self.inner())
        }

        fn handler_name(&self, handler: Object) -> Option<String> {
            Checkable::handler_name(self.inner(), handler)
        }

        fn loops(&self) -> LoopNotes {
            Checkable::loops(self.inner())
        }

        fn place(&self, run: &Self::Run, thread: ThreadId) -> [Option<Location>; 2] {
            Checkable::place(self.inner(), run.inner(), thread)
        }

        fn awaited(&self, run: &Self::Run, thread: ThreadId, op: &Op) -> Option<Awaited> {
            Checkable::awaited(self.inner(), run.inner(), thread, op)
        }

        fn parties(&self, run: &Self::Run, thread: ThreadId, op: &Op) -> Option<u32> {
            Checkable::parties(self.inner(), run.inner(), thread, op)
        }

        fn leaks(&self, run: &Self::Run) -> Vec<Leak> {
            Checkable::leaks(self.inner(), run.inner())
        }

        fn pending(&self, run: &Self::Run, thread: ThreadId, op: &Op) -> TraceStep {
            Checkable::pending(self.inner(), run.inner(), thread, op)
        }

        fn unreached_assertions(&self) -> Vec<Location> {
            Checkable::unreached_assertions(self.inner())
        }

        fn coverage(&self) -> Option<Coverage> {
            Checkable::coverage(self.inner())
        }

        fn sections(&self) -> (usize, Option<Location>) {
            Checkable::sections(self.inner())
        }

        fn weak_orders(&self) -> (usize, Option<Location>) {
            Checkable::weak_orders(self.inner())
        }

        fn next_step(&self, run: &Self::Run, thread: ThreadId, op: &Op) -> TraceStep {
            Checkable::next_step(self.inner(), run.inner(), thread, op)
        }

        fn cut_in(&self, run: &Self::Run, thread: ThreadId) -> Option<Location> {
            Checkable::cut_in(self.inner(), run.inner(), thread)
        }

        fn waits_in_section(&self, run: &Self::Run, thread: ThreadId) -> Option<Op> {
            Checkable::waits_in_section(self.inner(), run.inner(), thread)
        }

        fn holder(&self, run: &Self::Run, op: &Op, word: u64) -> Option<ThreadId> {
            Checkable::holder(self.inner(), run.inner(), op, word)
        }
    };
}
#[cfg(feature = "llvm")]
pub(crate) use say_what_inner_says;

impl<C: Checkable<Run: Snapshot>> Checkable for Captured<C> {
    say_what_inner_says!();

    fn learn(&self, e: &Execution, alarm: &Arc<Alarm>) -> Option<()> {
        self.inner().learn(e, alarm)
    }

    fn trace(&self, e: &Execution, alarm: &Arc<Alarm>) -> Option<Vec<TraceStep>> {
        self.inner().trace(e, alarm)
    }

    fn output(&self, e: &Execution, alarm: &Arc<Alarm>) -> Option<Vec<Printed>> {
        self.inner().output(e, alarm)
    }

    fn shown(&self, e: &Execution, alarm: &Arc<Alarm>) -> Option<Vec<Shown>> {
        self.inner().shown(e, alarm)
    }
}
