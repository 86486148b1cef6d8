//! The threads of an execution: coroutines, and what is known of each.

use super::request::{Answer, Place, Request};
use super::section::Section;
use super::spin::{Familiar, LoopPoint};
use crate::thread::Model;
use corosensei::stack::{DefaultStack, Stack};
use corosensei::{Coroutine, Yielder};
use mazurka_engine::program::{Fault, Stop};
use mazurka_trace::ThreadId;
use std::any::Any;
use std::sync::Arc;

/// Bytes of stack for each thread; only what is used takes memory.
pub(super) const STACK_SIZE: usize = 1 << 20;

/// The code of a thread while it is suspended.
pub(crate) type Fiber = Coroutine<(), (), (), DefaultStack>;

/// Where a thread is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Status {
    Unborn,
    /// Before the operation that it has requested, or on its way there.
    Alive,
    Finished,
    Stopped(Stop),
}

/// A value of `thread_local!`, by the address of its key.
pub(crate) type Local = (usize, Box<dyn Any>);

/// What is known of a thread.
pub(crate) struct Slot {
    pub(crate) status: Status,
    pub(crate) fiber: Option<Fiber>,
    pub(crate) yielder: *const Yielder<(), ()>,
    pub(crate) request: Option<Request>,
    pub(crate) answer: Answer,
    pub(crate) fault: Option<Fault>,
    /// The latest panic that the hook has seen.
    pub(crate) panic: Option<(String, Option<mazurka_trace::Location>)>,
    /// How many operations it has performed.
    pub(crate) performed: u64,
    /// How often something has happened to it without a reason.
    pub(crate) spurious: u32,
    /// How many threads it has created.
    pub(crate) created: u32,
    /// What the thread that it is about to create will run.
    pub(crate) child: Option<Box<dyn FnOnce()>>,
    /// Whether it performed operations while a panic unwound its stack.
    pub(crate) unwound: bool,
    pub(crate) locals: Vec<Local>,
    /// Whether its values of `thread_local!` are gone.
    pub(crate) locals_ended: bool,
    /// Its handle, once somebody has asked for it.
    pub(crate) handle: Option<Arc<Model>>,
    /// Nanoseconds of its virtual clock.
    pub(crate) time: u64,
    /// Whether it has ever looked at the clock.
    pub(crate) looks_at_clock: bool,
    /// The loop point at which it is suspended.
    pub(crate) loop_point: Option<Place>,
    /// The loop points at which it has been, and has changed nothing since.
    pub(crate) points: Vec<LoopPoint>,
    pub(crate) familiar: Familiar,
    pub(crate) section: Section,
    /// Whether it is suspended right before it requests an operation: nothing of the program runs until then.
    pub(crate) is_requesting: bool,
    /// How far down its stack reached when it was suspended.
    pub(crate) stack_low: usize,
}

impl Slot {
    pub(crate) fn unborn() -> Slot {
        Slot {
            status: Status::Unborn,
            fiber: None,
            yielder: std::ptr::null(),
            request: None,
            answer: Answer::default(),
            fault: None,
            panic: None,
            performed: 0,
            spurious: 0,
            created: 0,
            child: None,
            unwound: false,
            locals: Vec::new(),
            locals_ended: false,
            handle: None,
            time: 0,
            looks_at_clock: false,
            loop_point: None,
            points: Vec::new(),
            familiar: Familiar::default(),
            section: Section::None,
            is_requesting: false,
            stack_low: 0,
        }
    }
}

/// Stacks that are not in use: a thread has the same one in every execution of a run.
#[derive(Default)]
pub(crate) struct Stacks {
    free: Vec<Option<DefaultStack>>,
}

impl Stacks {
    /// The stack of a thread, with its lowest and its highest address.
    pub(crate) fn take(&mut self, thread: ThreadId) -> (DefaultStack, usize, usize) {
        let kept = self.free.get_mut(thread.index()).and_then(Option::take);
        let stack = kept.unwrap_or_else(|| {
            DefaultStack::new(STACK_SIZE).expect("there is memory for the stack of a thread")
        });
        let (limit, base) = (stack.limit().get(), stack.base().get());
        (stack, limit, base)
    }

    pub(crate) fn put(&mut self, thread: ThreadId, stack: DefaultStack) {
        if self.free.len() <= thread.index() {
            self.free.resize_with(thread.index() + 1, || None);
        }
        self.free[thread.index()] = Some(stack);
    }
}
