//! What can be explored: a program that is stepped one visible operation at a time.
//!
//! A thread is always just *before* its next visible operation, so the operation is known
//! without performing it. A step performs it and runs the thread's local code up to the next one.
//!
//! Two kinds of front end fit behind [`Run`]. An interpreter keeps a log of old values and moves
//! back and forth on it. A front end that runs native code can only start again and repeat the
//! steps it has recorded; since the engine asks about threads only after a step, and moves only
//! before one, it does so once per new branch and not once per undone event.

use crate::alarm::Alarm;
use crate::stutter::StepOn;
use mazurka_trace::{Action, Effect, MemoryOrder, Object, Op, ThreadId};
use std::sync::Arc;

/// A program with its input, from which executions can be started.
pub trait Program {
    /// An execution of it.
    type Run: Run;

    /// A new execution, in which no step has been made.
    fn start(&self) -> Self::Run;

    /// A new execution that stops in the middle of local code when the alarm is raised, if the front end
    /// can do that.
    fn start_watched(&self, alarm: &Arc<Alarm>) -> Self::Run {
        let _ = alarm;
        self.start()
    }

    /// A new execution that an alarm stops, if there is one.
    fn start_with(&self, alarm: Option<&Arc<Alarm>>) -> Self::Run {
        alarm.map_or_else(|| self.start(), |alarm| self.start_watched(alarm))
    }
}

/// What a thread is about to do, or why it does nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pending {
    /// The thread has not been created, or the creation was undone.
    Unborn,
    /// Just before a visible operation.
    Op {
        /// The operation.
        op: Op,
        /// Whether it can be performed now.
        enabled: bool,
        /// The word in its object, if the operation may block or wakes one of those that wait;
        /// otherwise 0. [`crate::Execution`] knows it as it was when the thread came to the
        /// operation, or when somebody last changed whether it is enabled.
        word: u64,
    },
    /// At its end.
    Finished,
    /// It will never go on.
    Stopped(Stop),
}

/// Why a thread will never go on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stop {
    /// An `assume` was false.
    Assume,
    /// A bound on loops was reached.
    Bound,
    /// It is in a loop that has come back to where it was, and its iteration was cut off.
    /// [`Run::resumed`] goes on from there.
    Cut,
    /// It needs more stack than the front end has: this says nothing about the program.
    StackLimit,
    /// It ran local code for longer than anybody wants, or the alarm was raised meanwhile.
    TooLong,
    /// It has ended the whole program. Since nothing can be seen of what comes after that, the other
    /// threads go on as far as they can: each execution in which the end comes earlier is the
    /// beginning of one of these. Threads that wait forever then do no harm.
    Exit,
    /// It violates a property; [`Run::violation`] tells which.
    Violation,
}

/// What a thread waits for that can never go on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Wait {
    /// A lock, another thread, and the like.
    Object,
    /// A value that somebody has to write.
    Value,
    /// Nothing: an iteration of a loop was cut off here, as by [`Stop::Cut`].
    Cut,
    /// Only until a time-out, which is another execution.
    Timeout,
    /// What an assumption of the program, or one made for a loop, says: nothing follows.
    Assumption,
}

/// What a thread did wrong, in the words of the front end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// Which property is violated.
    pub kind: mazurka_trace::ViolationKind,
    /// What happened, in a sentence.
    pub message: String,
    /// Where, if known.
    pub location: Option<mazurka_trace::Location>,
    /// Whether something was used that had been freed or destroyed.
    pub use_after_release: bool,
}

/// One execution of a program, at some *position*: the number of steps from the start.
///
/// Everything but `step` and `move_to` speaks of the current position. A run must be
/// deterministic: the same steps from the start lead to the same state.
pub trait Run {
    /// What is pending in `thread`. Threads that no step has created are [`Pending::Unborn`]; the threads
    /// of the start are those that are not, counted from 0 without gaps.
    fn pending(&self, thread: ThreadId) -> Pending;

    /// Whether `thread` has finished, if that can be told at once: then nobody asks what is pending in it.
    #[inline]
    fn has_finished(&self, _thread: ThreadId) -> bool {
        false
    }

    /// A number of the place that `thread` has reached, if it has one and the thread can go on: what is about to be
    /// done at a place is remembered and, as far as the two questions below allow, not asked for again. The numbers
    /// should be small.
    #[inline]
    fn place_number(&self, _thread: ThreadId) -> Option<u32> {
        None
    }

    /// Whether everybody who comes to the place of `thread` is about to perform the same operation, which never blocks.
    fn place_fixes_op(&self, _thread: ThreadId) -> bool {
        false
    }

    /// Whether somebody may come back to the place of `thread`. If not, [`Run::local_state`] is not asked there.
    fn may_return_to_place(&self, _thread: ThreadId) -> bool {
        true
    }

    /// If `thread`, which is where somebody was about to perform `op`, is about to do the same: whether it can, and
    /// the word, as in [`Pending::Op`]. Nothing, if that is not easy to tell.
    #[inline]
    fn still_pending(&self, _thread: ThreadId, _op: &Op) -> Option<(bool, u64)> {
        None
    }

    /// Performs the pending operation of `thread`, which is enabled, taking the given alternative,
    /// and forgets what lay ahead. Returns the word that was in the operation's object just before
    /// (see [`mazurka_trace::Action`]), or 0 if it has none.
    fn step(&mut self, thread: ThreadId, alternative: u32) -> u64;

    /// Goes back to an earlier position, or forward again along the steps that were undone since
    /// the last call of `step`.
    fn move_to(&mut self, position: usize);

    /// What `thread` did wrong; asked only where it is stopped by [`Stop::Violation`].
    fn violation(&self, thread: ThreadId) -> Fault;

    /// What `thread`, which can never perform `op`, waits for. Asked only where no thread can make a
    /// step.
    fn wait(&self, _thread: ThreadId, op: &Op) -> Wait {
        match op {
            Op::On(_, Action::Await(_) | Action::ExchangeAwait { .. }) => Wait::Value,
            _ => Wait::Object,
        }
    }

    /// The memory order of the step at `position`, which lies behind, if it had this effect: the one that
    /// it had, or the one that it would have had on another word. Asked only where data races or
    /// robustness are looked for. [`MemoryOrder::SeqCst`] means that it cannot race.
    fn memory_order(&self, _position: usize, _effect: Effect) -> MemoryOrder {
        MemoryOrder::SeqCst
    }

    /// The memory order of the operation that is pending in `thread`, if it had this effect. Asked only
    /// where robustness is looked for, and only of threads that wait.
    fn pending_order(&self, _thread: ThreadId, _effect: Effect) -> MemoryOrder {
        MemoryOrder::SeqCst
    }

    /// Whether nothing had been written to `object`, which the step at `position` has written, before that
    /// step: memory that was allocated and not initialised, which may hold anything. Asked only where
    /// robustness is looked for.
    fn found_undefined(&self, _position: usize, _object: Object) -> bool {
        false
    }

    /// A name of `thread` that is the same in every exploration of the program. A front end that
    /// numbers threads in the order in which it first sees them must say something better.
    fn name(&self, thread: ThreadId) -> u64 {
        u64::from(thread.0)
    }

    /// A name of an address that is the same in every exploration of the program: the name of an object and an
    /// offset in it, or 0 and a number. Asked of addresses that operations act on, the first time that one does.
    /// A front end that numbers objects in the order in which it first sees them must say something better.
    fn address_name(&self, address: u64) -> (u64, u64) {
        (0, address)
    }

    /// The state, if the front end can capture it: equal for equal states, whatever led there, and
    /// the same on every machine.
    fn fingerprint(&self) -> Option<u128> {
        None
    }

    /// Whether the thread that `creator` is about to create will begin as `last` did, which it created in the
    /// step before, and nobody can tell the two apart but by waiting for their ends. Asked only where
    /// such threads are to begin in one order ([`crate::Symmetric`]).
    fn creates_twin(&self, _creator: ThreadId, _last: ThreadId) -> bool {
        false
    }

    /// A key of the current state that is cheap to compute once, whether or not the front end captures
    /// states: equal keys mean equal states, but equal states may have different keys. Asked only where
    /// iterations of loops were cut off.
    fn quick_key(&self) -> Option<u128> {
        None
    }

    /// The local state of `thread`, which is about to perform an operation: where it is and what it
    /// remembers, but for what only it can reach in memory ([`Run::is_restored`]). Equal only for equal
    /// states of one thread of this run; local states are numbered without gaps. Nothing where the thread
    /// cannot come back to, or if the front end does not want threads that repeat themselves to be cut
    /// off.
    fn local_state(&mut self, _thread: ThreadId) -> Option<u32> {
        None
    }

    /// A thread is cut off where it is, because it repeats itself.
    fn was_cut_off(&self, _thread: ThreadId) {}

    /// Whether all that some steps have changed in memory, besides the objects of their events, was the
    /// same after them as before. `later` are the steps that the same threads have made since. An object
    /// that only its thread can reach may have been replaced by another one.
    fn is_restored(&self, _steps: &[StepOn], _later: &[StepOn]) -> bool {
        true
    }

    /// The objects that the step at this position has created, whole.
    fn created(&self, _step: usize) -> impl Iterator<Item = Object> {
        std::iter::empty()
    }

    /// A run of its own that begins in the current state, in which threads that were stopped by
    /// [`Stop::Cut`] go on and are never stopped so again, and which shows its states. Needed to find
    /// out whether the program hangs there; nothing if the front end cuts no loops.
    fn resumed(&self) -> Option<Self>
    where
        Self: Sized,
    {
        None
    }
}
