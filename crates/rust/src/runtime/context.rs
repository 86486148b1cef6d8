//! What the types see of the execution in which they are used.
//!
//! While the code of a thread runs, [`CURRENT`] points to the execution. It does not while the runtime
//! itself runs, on whichever stack: so that what that allocates has no name and gives nobody another one.

use super::memory::{COUNTS, Memory};
use super::numbering::Numbering;
use super::observation::{Observation, Observations};
use super::request::{Answer, Orders, Place, Request, Waits, Word};
use super::threads::{Slot, Status};
use mazurka_engine::program::{Fault, Stop};
use mazurka_trace::{Action, Location, Object, Op, Rmw, ThreadId, ViolationKind};
use rustc_hash::{FxHashMap, FxHashSet};
use std::alloc::Layout;
use std::cell::{Cell, RefCell};
use std::ptr;
use std::sync::Arc;

thread_local! {
    /// The execution whose code runs, if one does.
    static CURRENT: Cell<*const Shared> = const { Cell::new(ptr::null()) };
}

/// The state of an execution.
pub(crate) struct Shared {
    /// Whose code runs.
    pub(crate) running: Cell<ThreadId>,
    /// Whether the execution is over, and what is left on the stacks is dropped.
    pub(crate) tearing_down: Cell<bool>,
    /// Whether one thread of the system explores.
    pub(crate) alone: bool,
    /// How often in a thread something may happen without a reason.
    spurious: u32,
    pub(crate) threads: RefCell<Vec<Slot>>,
    pub(crate) memory: RefCell<Memory>,
    /// The threads that wait at condition variables, by the names of these.
    pub(crate) queues: RefCell<FxHashMap<u64, Vec<ThreadId>>>,
    /// The threads that have used a barrier, by its name.
    pub(crate) meetings: RefCell<FxHashMap<u64, FxHashSet<ThreadId>>>,
    pub(crate) numbering: Arc<Numbering>,
    pub(crate) observations: Arc<Observations>,
    /// What is visible in this run.
    pub(crate) observed: FxHashSet<Observation>,
    /// The contents whose last reference is being dropped, although nobody was said to notice.
    dropping: Cell<Option<&'static str>>,
    /// What to do at the end of the execution to objects that outlive it.
    pub(crate) resets: RefCell<Vec<Box<dyn FnOnce()>>>,
    /// Where the program uses orders that are weaker than the one that is explored.
    pub(crate) weak_orders: RefCell<FxHashMap<usize, Place>>,
    /// The steps so far: who, and which alternative.
    pub(crate) steps: RefCell<Vec<(ThreadId, u32)>>,
    /// What was allocated and has to be freed, by its address.
    pub(crate) allocated: RefCell<FxHashMap<usize, Allocated>>,
    /// Whether that is still wanted when the execution has ended.
    pub(crate) keeps_allocated: Cell<bool>,
}

/// Memory that has to be freed before the execution ends.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Allocated {
    pub(crate) thread: ThreadId,
    pub(crate) place: Place,
    pub(crate) size: usize,
}

/// Whether the code of an execution runs.
pub(crate) fn is_inside() -> bool {
    CURRENT.with(|current| !current.get().is_null())
}

/// The execution whose code runs, if one does.
pub(crate) fn inside() -> Option<&'static Shared> {
    let current = CURRENT.with(Cell::get);
    // SAFETY: the pointer is set while a run, which owns the state, resumes one of its coroutines, and the
    // reference is used by the code on that coroutine only, before it is suspended again.
    unsafe { current.as_ref() }
}

/// A thread has allocated a block.
pub(crate) fn allocated(block: *mut u8, layout: Layout) {
    if let Some(shared) = Shared::enter() {
        if !block.is_null() {
            shared.memory.borrow_mut().allocated(shared.running.get(), block, layout);
        }
        shared.leave();
    }
}

/// A block is freed; whether it is kept until the end of the execution.
pub(crate) fn hold_back(block: *mut u8, layout: Layout) -> bool {
    let Some(shared) = Shared::enter() else { return false };
    let held = shared.memory.borrow_mut().hold_back(block, layout);
    shared.leave();
    held
}

/// What had to be freed is freed: in an execution, or at its end where statics are emptied.
pub(crate) fn is_freed(address: usize) {
    if let Some(shared) = super::outside::active() {
        shared.allocated.borrow_mut().remove(&address);
    }
}

/// Whether the global allocator tells of what it allocates.
pub(crate) fn is_allocator_installed() -> bool {
    let shared = Shared::new(Arc::default(), Arc::default());
    shared.leave();
    let block = std::hint::black_box(Box::new(0u64));
    Shared::suspended();
    let address = std::ptr::from_ref(&*block) as usize;
    let (_, outside) = shared.memory.borrow_mut().name(address);
    !outside
}

impl Shared {
    pub(crate) fn new(numbering: Arc<Numbering>, observations: Arc<Observations>) -> Shared {
        Shared {
            running: Cell::new(ThreadId::MAIN),
            tearing_down: Cell::new(false),
            alone: observations.is_alone(),
            spurious: observations.spurious(),
            threads: RefCell::default(),
            memory: RefCell::new(Memory::new(numbering.clone())),
            queues: RefCell::default(),
            meetings: RefCell::default(),
            numbering,
            observed: observations.snapshot(),
            observations,
            dropping: Cell::new(None),
            resets: RefCell::default(),
            weak_orders: RefCell::default(),
            steps: RefCell::default(),
            allocated: RefCell::default(),
            keeps_allocated: Cell::new(false),
        }
    }

    /// How often in a thread something may happen without a reason.
    pub(crate) fn spurious(&self) -> u32 {
        self.spurious
    }

    /// The running thread has allocated what it has to free.
    pub(crate) fn must_free(&self, address: usize, size: usize, place: Place) {
        Shared::suspended();
        let (_, outside) = self.memory.borrow_mut().name(address);
        if !outside {
            let thread = self.running.get();
            self.allocated.borrow_mut().entry(address).or_insert(Allocated { thread, place, size });
        }
        self.leave();
    }

    /// From the code of a thread into the runtime, until [`Shared::leave`].
    pub(crate) fn enter() -> Option<&'static Shared> {
        let shared = inside()?;
        CURRENT.with(|current| current.set(ptr::null()));
        Some(shared)
    }

    /// Into the code of a thread.
    pub(crate) fn leave(&self) {
        CURRENT.with(|current| current.set(self));
    }

    /// Back from the code of a thread that was suspended.
    pub(crate) fn suspended() {
        CURRENT.with(|current| current.set(ptr::null()));
    }

    pub(crate) fn slot<T>(&self, thread: ThreadId, use_it: impl FnOnce(&mut Slot) -> T) -> T {
        use_it(&mut self.threads.borrow_mut()[thread.index()])
    }

    /// What the running thread knows.
    pub(crate) fn own<T>(&self, use_it: impl FnOnce(&mut Slot) -> T) -> T {
        self.slot(self.running.get(), use_it)
    }

    /// Whether operations are performed at once, without a step: the execution is over, or a panic
    /// unwinds the stack.
    pub(crate) fn is_unwinding(&self) -> bool {
        self.tearing_down.get() || std::thread::panicking()
    }

    /// Requests an operation of the running thread on an object.
    pub(crate) fn act(
        &self,
        word: Word,
        action: Action,
        orders: Orders,
        (method, place): (&'static str, Place),
    ) -> Answer {
        let request = self.request(word, action, orders, (method, place));
        self.perform(request)
    }

    /// Notes an order that is weaker than the one that is explored.
    pub(crate) fn note_orders(&self, orders: Orders, place: Place) {
        if orders != Orders::SEQ_CST {
            Shared::suspended();
            self.weak_orders.borrow_mut().insert(ptr::from_ref(place) as usize, place);
            self.leave();
        }
    }

    /// The request for an operation on an object.
    pub(crate) fn request(
        &self,
        word: Word,
        native: Action,
        orders: Orders,
        (method, place): (&'static str, Place),
    ) -> Request {
        let Some((address, size)) = word.range() else {
            unreachable!("an action has an object");
        };
        Shared::suspended();
        let mut memory = self.memory.borrow_mut();
        let (name, outside) = memory.name(address);
        if outside && !self.alone {
            drop(memory);
            let word = self.others_see();
            let op = Op::On(Object::new(name, size), native);
            return Request { op, native, word, orders, place, method, waits: Waits::AsUsual };
        }
        if outside && let Word::Bytes(..) = word {
            // SAFETY: the caller borrows the object, and the allocator tells if it goes away.
            unsafe { memory.outside.save(address, size as usize) };
        }
        let action = if size == 8 { named(&mut memory, native) } else { native };
        drop(memory);
        self.leave();
        let op = Op::On(Object::new(name, size), action);
        Request { op, native, word, orders, place, method, waits: Waits::AsUsual }
    }

    /// The running thread is about to use memory that the executions of other workers use, too: the program is
    /// explored once more, with one worker.
    fn others_see(&self) -> Word {
        self.observations.add(Observation::Statics);
        self.leave();
        if !self.is_unwinding() {
            self.unsupported("to be explored once more, with one worker", None);
        }
        // Nothing is done to what is shared any more.
        Word::Nothing
    }

    /// The request for an operation on the counts of the references to contents, from one on the contents.
    pub(crate) fn counts_of(&self, request: Request, word: Word) -> Request {
        let Op::On(object, action) = request.op else { return request };
        Request { op: Op::On(Object::new(object.address + COUNTS, 8), action), word, ..request }
    }

    /// Requests an operation without an object.
    pub(crate) fn act_alone(
        &self,
        op: Op,
        orders: Orders,
        (method, place): (&'static str, Place),
    ) -> Answer {
        let (native, word) = (Action::Load, Word::Nothing);
        let waits = Waits::AsUsual;
        self.perform(Request { op, native, word, orders, place, method, waits })
    }

    /// Suspends the running thread until its request has been performed.
    pub(crate) fn perform(&self, request: Request) -> Answer {
        let thread = self.running.get();
        if self.is_unwinding() {
            Shared::suspended();
            self.own(|slot| slot.unwound = true);
            let answer = self.perform_at_once(thread, &request);
            self.leave();
            return answer;
        }
        if let Some(contents) = self.dropping.get() {
            self.observe(Observation::References(contents));
        }
        let unwound = self.own(|slot| {
            slot.panic = None;
            slot.performed += 1;
            slot.unwound
        });
        if unwound {
            self.unsupported(
                "the program catches a panic that has performed operations of model types while it \
                 unwound the stack: what other threads do meanwhile cannot be explored",
                Some(request.place),
            );
        }
        if let Some(answer) = self.join_section(thread, &request) {
            return answer;
        }
        Shared::suspended();
        let familiar = self.own(|slot| slot.familiar.count(request.place));
        self.leave();
        if familiar {
            self.own(|slot| slot.is_requesting = true);
            self.loop_point(request.place);
        }
        self.suspend(Some(request));
        self.slot(thread, |slot| slot.answer)
    }

    /// Suspends the running thread, with the request that it waits for.
    pub(crate) fn suspend(&self, request: Option<Request>) {
        let yielder = self.own(|slot| {
            slot.request = request;
            slot.stack_low = super::spin::stack_pointer();
            slot.yielder
        });
        Shared::suspended();
        // SAFETY: the yielder lives on the stack of the coroutine that runs here.
        unsafe { (*yielder).suspend(()) };
    }

    /// The running thread never goes on.
    pub(crate) fn stop(&self, stop: Stop) -> ! {
        self.own(|slot| slot.status = Status::Stopped(stop));
        loop {
            self.suspend(None);
        }
    }

    /// The running thread does something wrong, and never goes on.
    pub(crate) fn fault(&self, kind: ViolationKind, message: String, place: Option<Place>) -> ! {
        let location = place.map(super::panics::location);
        let fault = Fault { kind, message, location, use_after_release: false };
        self.own(|slot| slot.fault = Some(fault));
        self.stop(Stop::Violation)
    }

    /// The program does something that cannot be explored.
    pub(crate) fn unsupported(&self, message: &str, place: Option<Place>) -> ! {
        self.fault(ViolationKind::Unsupported, message.to_string(), place)
    }

    /// Whether something that is usually invisible is visible in this run.
    pub(crate) fn sees(&self, observation: Observation) -> bool {
        self.observed.contains(&observation)
    }

    /// The program looks at something. If that is not visible in this run, the run is given up, and the
    /// program is explored again.
    pub(crate) fn observe(&self, observation: Observation) {
        if self.sees(observation) || self.is_unwinding() {
            return;
        }
        Shared::suspended();
        self.observations.add(observation);
        self.leave();
        self.unsupported("to be explored once more, with more operations visible", None);
    }

    /// Runs the destructor of contents to which there is no reference any more.
    pub(crate) fn while_dropping(&self, contents: &'static str, drop: impl FnOnce()) {
        let before = self.dropping.replace(self.dropping.get().or(Some(contents)));
        drop();
        self.dropping.set(before);
    }

    /// Notes a panic. If the thread is already unwinding another one, that is the result.
    pub(crate) fn note_panic(
        &self,
        message: String,
        place: Option<Location>,
    ) -> Option<(String, Option<Location>)> {
        self.own(|slot| slot.panic.replace((message, place)))
    }

    /// The steps so far, as text: `T0 T1 T1/2`.
    pub(crate) fn choices(&self) -> String {
        let step = |&(thread, alternative): &(ThreadId, u32)| match alternative {
            0 => thread.to_string(),
            _ => format!("{thread}/{alternative}"),
        };
        self.steps.borrow().iter().map(step).collect::<Vec<_>>().join(" ")
    }

    /// Contents of a lock that outlives the execution: they are put back after it, as far as possible.
    pub(crate) fn save_contents<T: ?Sized>(&self, contents: *const T, size: usize, place: Place) {
        let address = contents.cast::<()>() as usize;
        let (_, outside) = self.memory.borrow_mut().name(address);
        // What is in a cell that is emptied after the execution goes with it.
        if !outside || size == 0 || self.memory.borrow().outside.covers(address, size) {
            return;
        }
        if std::mem::needs_drop::<T>() {
            self.unsupported(
                "this lock outlives the execution, and what is in it cannot be put back as it was; \
                 create it in the closure",
                Some(place),
            );
        }
        // SAFETY: the caller has the lock, so that the contents can be read and written.
        unsafe { self.save_bytes(address, size) };
    }

    /// Notes bytes outside of the execution before they are changed.
    ///
    /// # Safety
    /// The bytes can be read; they can be written until they are freed or the execution ends.
    pub(crate) unsafe fn save_bytes(&self, address: usize, size: usize) {
        if !self.alone {
            return;
        }
        Shared::suspended();
        // SAFETY: the caller's promise; the allocator tells if the memory is freed.
        unsafe { self.memory.borrow_mut().outside.save(address, size) };
        self.leave();
    }
}

/// The action with names instead of addresses in its operands.
fn named(memory: &mut Memory, action: Action) -> Action {
    match action {
        Action::Store(word) => Action::Store(memory.value(word)),
        Action::CompareExchange { expected, desired } => Action::CompareExchange {
            expected: memory.value(expected),
            desired: memory.value(desired),
        },
        Action::Rmw { function: Rmw::Exchange, operand, used } => {
            Action::Rmw { function: Rmw::Exchange, operand: memory.value(operand), used }
        }
        action => action,
    }
}
