//! Creating threads.

use super::join::{JoinHandle, Packet, ScopedJoinHandle};
use super::scope::Scope;
use super::{Thread, handle};
use crate::runtime::context::Shared;
use crate::runtime::inside;
use crate::runtime::request::{Orders, Place};
use mazurka_trace::{Op, ThreadId};
use std::io;
use std::panic::Location;
use std::sync::Arc;
use std::thread as native;

/// Creates a thread.
#[track_caller]
pub fn spawn<F, T>(f: F) -> JoinHandle<T>
where
    F: FnOnce() -> T + Send + 'static,
    T: Send + 'static,
{
    Builder::new().spawn(f).expect("failed to spawn thread")
}

/// As [`spawn`], for code that is not `Send`: all threads of an execution run on one thread of the system.
///
/// # Panics
/// Outside of executions.
#[track_caller]
pub fn spawn_local<F, T>(f: F) -> JoinHandle<T>
where
    F: FnOnce() -> T + 'static,
    T: 'static,
{
    let Some(shared) = inside() else {
        panic!("spawn_local is for code that mazurka::check runs");
    };
    // SAFETY: the closure and its result own what they refer to.
    JoinHandle::model(unsafe { create(shared, None, f, Location::caller()) })
}

/// Creates a thread with a name.
#[derive(Debug, Default)]
pub struct Builder {
    name: Option<String>,
    stack_size: Option<usize>,
}

/// A thread of an execution that was just created.
pub(super) struct Created<T> {
    pub(super) id: ThreadId,
    pub(super) thread: Thread,
    pub(super) packet: Arc<Packet<T>>,
}

impl Builder {
    /// A thread like any other.
    pub fn new() -> Builder {
        Builder::default()
    }

    /// Gives it a name.
    pub fn name(self, name: String) -> Builder {
        Builder { name: Some(name), ..self }
    }

    /// How many bytes of stack it gets. In an execution every thread has the same.
    pub fn stack_size(self, size: usize) -> Builder {
        Builder { stack_size: Some(size), ..self }
    }

    /// What std makes of it.
    pub(super) fn native(&self) -> native::Builder {
        let mut builder = native::Builder::new();
        if let Some(name) = &self.name {
            builder = builder.name(name.clone());
        }
        match self.stack_size {
            Some(size) => builder.stack_size(size),
            None => builder,
        }
    }

    /// Creates the thread.
    #[track_caller]
    pub fn spawn<F, T>(self, f: F) -> io::Result<JoinHandle<T>>
    where
        F: FnOnce() -> T + Send + 'static,
        T: Send + 'static,
    {
        match inside() {
            Some(shared) => {
                // SAFETY: the closure and its result own what they refer to.
                let created = unsafe { create(shared, self.name, f, Location::caller()) };
                Ok(JoinHandle::model(created))
            }
            None => self.native().spawn(f).map(JoinHandle::native),
        }
    }

    /// Creates a thread that ends before the scope does.
    #[track_caller]
    pub fn spawn_scoped<'scope, 'env, F, T>(
        self,
        scope: &'scope Scope<'scope, 'env>,
        f: F,
    ) -> io::Result<ScopedJoinHandle<'scope, T>>
    where
        F: FnOnce() -> T + Send + 'scope,
        T: Send + 'scope,
    {
        scope.spawn_with(self, f, Location::caller())
    }

    pub(super) fn into_name(self) -> Option<String> {
        self.name
    }
}

/// Creates a thread of the execution.
///
/// # Safety
/// What the closure and its result refer to is there until the thread has ended, or the execution.
pub(super) unsafe fn create<'a, F, T>(
    shared: &Shared,
    name: Option<String>,
    f: F,
    place: Place,
) -> Created<T>
where
    F: FnOnce() -> T + 'a,
    T: 'a,
{
    let creator = shared.running.get();
    let nth = shared.own(|slot| {
        slot.created += 1;
        slot.created - 1
    });
    Shared::suspended();
    let id = shared.numbering.thread(creator, nth);
    if let Some(name) = &name {
        shared.numbering.give_name(id, name);
    }
    shared.leave();
    let thread = handle::Thread::new(id, name);
    let packet = Arc::new(Packet::new());
    let (own, result) = (thread.clone(), packet.clone());
    let code = move || {
        own.enter();
        drop(own);
        result.finish(f());
    };
    let code: Box<dyn FnOnce() + 'a> = Box::new(code);
    // SAFETY: only the lifetime changes; the caller promises that it lasts.
    let code: Box<dyn FnOnce()> = unsafe { std::mem::transmute(code) };
    shared.own(|slot| slot.child = Some(code));
    shared.act_alone(Op::Spawn(id), Orders::SEQ_CST, ("spawn", place));
    Created { id, thread, packet }
}
