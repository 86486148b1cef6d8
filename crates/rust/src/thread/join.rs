//! Waiting for threads to end.

use super::builder::Created;
use super::{Result, Thread};
use crate::runtime::inside;
use crate::runtime::observation::Observation;
use crate::runtime::request::{Orders, Place, Word};
use mazurka_trace::{Action, Op, ThreadId};
use std::cell::Cell;
use std::fmt;
use std::marker::PhantomData;
use std::panic::Location;
use std::sync::atomic::AtomicU32;
use std::thread as native;

/// What a thread of an execution leaves behind.
pub(super) struct Packet<T> {
    result: Cell<Option<T>>,
    /// 1 when it has ended, if anybody asks for that.
    ended: AtomicU32,
}

// SAFETY: all threads of an execution run on one thread of the system.
unsafe impl<T: Send> Send for Packet<T> {}
// SAFETY: as above.
unsafe impl<T: Send> Sync for Packet<T> {}

impl<T> Packet<T> {
    pub(super) fn new() -> Packet<T> {
        Packet { result: Cell::new(None), ended: AtomicU32::new(0) }
    }

    /// The thread has come to its end.
    #[track_caller]
    pub(super) fn finish(&self, result: T) {
        self.result.set(Some(result));
        if let Some(shared) = inside()
            && shared.sees(Observation::Ends)
        {
            let by = ("end of thread", Location::caller());
            shared.act(Word::of(&self.ended), Action::Store(1), Orders::SEQ_CST, by);
        }
    }

    #[track_caller]
    fn is_finished(&self) -> bool {
        let Some(shared) = inside() else { return false };
        shared.observe(Observation::Ends);
        let by = ("is_finished", Location::caller());
        shared.act(Word::of(&self.ended), Action::Load, Orders::SEQ_CST, by).old == 1
    }
}

/// The right to wait for the end of a thread, as std's.
pub struct JoinHandle<T>(Either<T, native::JoinHandle<T>>);

/// The right to wait for the end of a thread of a scope, as std's.
pub struct ScopedJoinHandle<'scope, T> {
    handle: Either<T, native::JoinHandle<T>>,
    scope: PhantomData<&'scope ()>,
}

enum Either<T, N> {
    Native(N, Thread),
    Model(Created<T>),
}

impl<T> Either<T, native::JoinHandle<T>> {
    fn join(self, place: Place) -> Result<T> {
        match self {
            Either::Native(handle, _) => handle.join(),
            Either::Model(created) => {
                wait_for(created.id, place);
                created.packet.result.take().ok_or_else(|| Box::new("the thread panicked") as _)
            }
        }
    }

    #[track_caller]
    fn is_finished(&self) -> bool {
        match self {
            Either::Native(handle, _) => handle.is_finished(),
            Either::Model(created) => created.packet.is_finished(),
        }
    }

    fn thread(&self) -> &Thread {
        match self {
            Either::Native(_, thread) => thread,
            Either::Model(created) => &created.thread,
        }
    }
}

/// Waits for the end of a thread of the execution.
pub(super) fn wait_for(thread: ThreadId, place: Place) {
    if let Some(shared) = inside() {
        shared.act_alone(Op::Join(thread), Orders::SEQ_CST, ("join", place));
    }
}

impl<T> JoinHandle<T> {
    pub(super) fn model(created: Created<T>) -> JoinHandle<T> {
        JoinHandle(Either::Model(created))
    }

    pub(super) fn native(handle: native::JoinHandle<T>) -> JoinHandle<T> {
        let thread = Thread::native(handle.thread().clone());
        JoinHandle(Either::Native(handle, thread))
    }

    /// Waits for the end of the thread; the result is its own.
    #[track_caller]
    pub fn join(self) -> Result<T> {
        self.0.join(Location::caller())
    }

    /// Whether the thread has ended.
    #[track_caller]
    pub fn is_finished(&self) -> bool {
        self.0.is_finished()
    }

    /// The thread.
    pub fn thread(&self) -> &Thread {
        self.0.thread()
    }
}

impl<T> ScopedJoinHandle<'_, T> {
    pub(super) fn model(created: Created<T>) -> Self {
        ScopedJoinHandle { handle: Either::Model(created), scope: PhantomData }
    }

    pub(super) fn native(handle: native::JoinHandle<T>) -> Self {
        let thread = Thread::native(handle.thread().clone());
        ScopedJoinHandle { handle: Either::Native(handle, thread), scope: PhantomData }
    }

    /// Waits for the end of the thread; the result is its own.
    #[track_caller]
    pub fn join(self) -> Result<T> {
        self.handle.join(Location::caller())
    }

    /// Whether the thread has ended.
    #[track_caller]
    pub fn is_finished(&self) -> bool {
        self.handle.is_finished()
    }

    /// The thread.
    pub fn thread(&self) -> &Thread {
        self.handle.thread()
    }
}

impl<T> fmt::Debug for JoinHandle<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("JoinHandle").finish_non_exhaustive()
    }
}

impl<T> fmt::Debug for ScopedJoinHandle<'_, T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("ScopedJoinHandle").finish_non_exhaustive()
    }
}
