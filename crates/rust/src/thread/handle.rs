//! Handles of threads, and parking.

use crate::runtime::inside;
use crate::runtime::request::{Orders, Request, Waits, Word};
use mazurka_trace::word::{Compare, Condition};
use mazurka_trace::{Action, Rmw};
use std::panic::Location;
use std::sync::Arc;
use std::sync::atomic::AtomicU32;
use std::thread as native;
use std::time::Duration;

/// A handle of a thread, as std's.
#[derive(Clone, Debug)]
pub struct Thread(Handle);

#[derive(Clone, Debug)]
enum Handle {
    Native(native::Thread),
    Model(Arc<Model>),
}

/// A thread of an execution.
#[derive(Debug)]
pub(crate) struct Model {
    id: mazurka_trace::ThreadId,
    name: Option<String>,
    /// 1 if the thread may go on that parks next.
    token: AtomicU32,
}

/// Tells threads apart, as std's.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ThreadId(Id);

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Id {
    Native(native::ThreadId),
    Model(u32),
}

impl Thread {
    /// The handle of a new thread of an execution.
    pub(super) fn new(id: mazurka_trace::ThreadId, name: Option<String>) -> Thread {
        Thread(Handle::Model(Arc::new(Model { id, name, token: AtomicU32::new(0) })))
    }

    pub(super) fn native(thread: native::Thread) -> Thread {
        Thread(Handle::Native(thread))
    }

    /// What tells it apart from others.
    pub fn id(&self) -> ThreadId {
        ThreadId(match &self.0 {
            Handle::Native(thread) => Id::Native(thread.id()),
            Handle::Model(model) => Id::Model(model.id.0),
        })
    }

    /// The name that it was given.
    pub fn name(&self) -> Option<&str> {
        match &self.0 {
            Handle::Native(thread) => thread.name(),
            Handle::Model(model) if model.id == mazurka_trace::ThreadId::MAIN => Some("main"),
            Handle::Model(model) => model.name.as_deref(),
        }
    }

    /// Lets the thread go on that parks, or that parks next.
    #[track_caller]
    pub fn unpark(&self) {
        match &self.0 {
            Handle::Native(thread) => thread.unpark(),
            Handle::Model(model) => {
                let orders = Orders::SEQ_CST;
                if let Some(shared) = inside() {
                    let by = ("unpark", Location::caller());
                    shared.act(Word::of(&model.token), Action::Store(1), orders, by);
                }
            }
        }
    }

    /// Makes it the handle of the running thread.
    pub(super) fn enter(&self) {
        if let (Some(shared), Handle::Model(model)) = (inside(), &self.0) {
            let model = model.clone();
            shared.own(|slot| slot.handle = Some(model));
        }
    }
}

/// The handle of the running thread.
pub fn current() -> Thread {
    let Some(shared) = inside() else { return Thread(Handle::Native(native::current())) };
    if let Some(model) = shared.own(|slot| slot.handle.clone()) {
        return Thread(Handle::Model(model));
    }
    let thread = Thread::new(shared.running.get(), None);
    thread.enter();
    thread
}

/// Waits until somebody unparks the thread, unless somebody has.
#[track_caller]
pub fn park() {
    match current().0 {
        Handle::Native(_) => native::park(),
        Handle::Model(model) => {
            let by = ("park", Location::caller());
            if !inside().is_some_and(|shared| shared.happens_spuriously(by)) {
                park_inside(&model, Waits::ForObject);
            }
        }
    }
}

/// Waits until somebody unparks the thread, or until some time has passed. In an execution both are
/// explored.
#[track_caller]
pub fn park_timeout(time: Duration) {
    let Handle::Model(model) = current().0 else { return native::park_timeout(time) };
    let by = ("park_timeout", Location::caller());
    match inside() {
        Some(shared) if shared.times_out(by) => {
            let take = Action::Rmw { function: Rmw::Exchange, operand: 0, used: true };
            shared.act(Word::of(&model.token), take, Orders::SEQ_CST, by);
        }
        _ => park_inside(&model, Waits::ForTime),
    }
}

#[track_caller]
fn park_inside(model: &Model, waits: Waits) {
    let Some(shared) = inside() else { return };
    let until = Condition::new(Compare::Eq, 1);
    let action = Action::ExchangeAwait { until, value: 0 };
    let orders = Orders::SEQ_CST;
    let by = ("park", Location::caller());
    let request = shared.request(Word::of(&model.token), action, orders, by);
    shared.perform(Request { waits, ..request });
}
