//! Executions of a closure: stepping, and beginning again.

use super::context::{Allocated, Shared};
use super::program::{Body, Closure};
use super::request::{Answer, Orders, Place, Request};
use super::spin::{self, Verdict};
use super::threads::{Fiber, STACK_SIZE, Slot, Stacks, Status};
use super::{outside, overflow, panics};
use mazurka_engine::program::{Fault, Pending, Run, Stop, Wait};
use mazurka_trace::{Action, Effect, MemoryOrder, Object, Op, ThreadId, ViolationKind};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

/// An execution of a [`Closure`].
pub struct NativeRun {
    shared: Box<Shared>,
    body: Arc<Body>,
    stacks: Stacks,
    /// The steps that were made, also those that were undone since the last one.
    log: Vec<Step>,
    position: usize,
    /// What the main thread wants to do first.
    first: Option<Wanted>,
    /// How the program has gone another way than before.
    diverged: Option<Fault>,
}

/// A step, to be repeated and to be compared with.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Step {
    pub(crate) thread: ThreadId,
    pub(crate) alternative: u32,
    pub(crate) op: Op,
    pub(crate) place: Place,
    pub(crate) method: &'static str,
    pub(crate) orders: Orders,
    /// The word that it found.
    pub(crate) old: u64,
    /// What the thread wants to do next, and what the thread that it created wants to do first.
    next: [Option<Wanted>; 2],
}

/// An operation that a thread wants to perform, and where.
#[derive(Clone, Copy, Debug)]
struct Wanted {
    op: Op,
    place: Place,
    method: &'static str,
}

impl PartialEq for Wanted {
    fn eq(&self, other: &Wanted) -> bool {
        self.op == other.op && std::ptr::eq(self.place, other.place)
    }
}

impl std::fmt::Debug for NativeRun {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("NativeRun").field("position", &self.position).finish_non_exhaustive()
    }
}

impl NativeRun {
    pub(crate) fn new(program: &Closure) -> NativeRun {
        let (numbering, observations) = program.shared();
        let mut run = NativeRun {
            shared: Box::new(Shared::new(numbering, observations)),
            body: program.body(),
            stacks: Stacks::default(),
            log: Vec::new(),
            position: 0,
            first: None,
            diverged: None,
        };
        outside::run_begins();
        outside::activate(&run.shared);
        run.begin();
        run.first = run.wanted(ThreadId::MAIN);
        run
    }

    /// Starts the main thread.
    fn begin(&mut self) {
        let body = self.body.clone();
        self.create(ThreadId::MAIN, Box::new(move || body()));
    }

    /// Creates a thread and lets it run to its first operation.
    fn create(&mut self, thread: ThreadId, code: Box<dyn FnOnce()>) {
        let (stack, limit, base) = self.stacks.take(thread);
        // SAFETY: the stack was just taken from those that are not in use.
        unsafe { spin::clear(base) };
        self.shared.memory.borrow_mut().add_stack(thread, limit, base);
        let shared: *const Shared = &*self.shared;
        let fiber = Fiber::with_stack(stack, move |yielder, ()| {
            // SAFETY: the state outlives its coroutines, which `end` finishes before it is dropped.
            let shared = unsafe { &*shared };
            shared.own(|slot| slot.yielder = yielder);
            shared.leave();
            run_thread(shared, code);
            Shared::suspended();
        });
        let mut threads = self.shared.threads.borrow_mut();
        while threads.len() <= thread.index() {
            threads.push(Slot::unborn());
        }
        threads[thread.index()] = Slot { status: Status::Alive, ..Slot::unborn() };
        drop(threads);
        self.resume(thread, fiber);
    }

    /// Lets a thread run to its next operation.
    fn resume(&mut self, thread: ThreadId, mut fiber: Fiber) {
        self.shared.running.set(thread);
        loop {
            let requesting =
                self.shared.slot(thread, |slot| std::mem::take(&mut slot.is_requesting));
            // What the program does between its operations is looked at, if it is in a loop.
            let memory = if requesting { None } else { self.shared.memory_in_loop(thread) };
            // A coroutine that begins enters by itself; one that was suspended is inside.
            if fiber.started() {
                self.shared.leave();
            }
            let overflowed = overflow::resume(&self.shared, &mut fiber);
            Shared::suspended();
            if overflowed {
                self.overflowed(thread);
            }
            if memory.is_some() && memory != self.shared.memory_in_loop(thread) {
                self.shared.slot(thread, |slot| slot.points.clear());
            }
            let Some(place) = self.shared.slot(thread, |slot| slot.loop_point.take()) else {
                break;
            };
            match self.shared.judge(thread, place) {
                Verdict::GoesOn => continue,
                Verdict::Waits(request) => {
                    self.shared.slot(thread, |slot| slot.request = Some(request));
                }
                Verdict::IsCut => {
                    self.shared.slot(thread, |slot| slot.status = Status::Stopped(Stop::Cut));
                }
            }
            break;
        }
        if fiber.done() {
            self.stacks.put(thread, fiber.into_stack());
        } else {
            self.shared.slot(thread, |slot| slot.fiber = Some(fiber));
        }
    }

    /// The stack of a thread was too small: it is at its end, and what was on the stack is lost.
    fn overflowed(&self, thread: ThreadId) {
        let message =
            format!("stack overflow: the thread needs more than {} KiB", STACK_SIZE >> 10);
        let kind = ViolationKind::Memory;
        let fault = Fault { kind, message, location: None, use_after_release: false };
        self.shared.slot(thread, |slot| {
            slot.fault = Some(fault);
            slot.status = Status::Stopped(Stop::Violation);
            slot.loop_point = None;
        });
    }

    /// Performs the request of a thread.
    fn perform(&mut self, thread: ThreadId, alternative: u32) -> Step {
        let (request, child) = self.shared.slot(thread, |slot| {
            (slot.request.expect("the thread has a request"), slot.child.take())
        });
        let answer = self.shared.apply(thread, &request, alternative);
        let old = match request.op {
            Op::On(Object { size: 8, .. }, _) => self.shared.memory.borrow_mut().value(answer.old),
            _ => answer.old,
        };
        self.shared.note_look(thread, &request, answer.old, old);
        self.shared.steps.borrow_mut().push((thread, alternative));
        if let (Op::Spawn(id), Some(code)) = (request.op, child) {
            self.create(id, code);
        }
        let fiber = self.shared.slot(thread, |slot| {
            slot.answer = Answer { old: answer.old, alternative };
            slot.request = None;
            slot.fiber.take().expect("the thread is suspended")
        });
        self.resume(thread, fiber);
        let Request { op, place, method, orders, .. } = request;
        let next = [self.wanted(thread), op.creates().and_then(|child| self.wanted(child))];
        Step { thread, alternative, op, place, method, orders, old, next }
    }

    /// What a thread wants to do.
    fn wanted(&self, thread: ThreadId) -> Option<Wanted> {
        let threads = self.shared.threads.borrow();
        let Request { op, place, method, .. } = threads.get(thread.index())?.request?;
        Some(Wanted { op, place, method })
    }

    /// Repeats a step, if the program goes the same way.
    fn repeat(&mut self, position: usize) -> bool {
        let step = self.log[position];
        let enabled = matches!(self.shared.pending(step.thread), Pending::Op { enabled: true, .. });
        if !enabled {
            self.diverge(position, format!("{} cannot go on", step.thread));
            return false;
        }
        let again = self.perform(step.thread, step.alternative);
        if again.old != step.old {
            self.diverge(position, format!("it finds {} and not {}", again.old, step.old));
            return false;
        }
        let pairs = step.next.into_iter().zip(again.next);
        match pairs.into_iter().find(|(before, now)| before != now) {
            Some((before, now)) => {
                self.went_elsewhere(position, before, now);
                false
            }
            None => true,
        }
    }

    fn went_elsewhere(&mut self, position: usize, before: Option<Wanted>, now: Option<Wanted>) {
        let words = |wanted: Option<Wanted>| match wanted {
            Some(Wanted { method, place, .. }) => format!("`{method}` at {place}"),
            None => "its end".to_string(),
        };
        let (before, now) = (words(before), words(now));
        self.diverge(position, format!("a thread then came to {before}, and now to {now}"));
    }

    fn diverge(&mut self, position: usize, how: String) {
        let message = format!(
            "the program is not deterministic: with the same schedule, at step {}, {how}; usual \
             reasons are random numbers (also of HashMap), clocks, statics of std and what other \
             threads of the process do",
            position + 1
        );
        let location = self.log.get(position).map(|step| panics::location(step.place));
        let kind = ViolationKind::Unsupported;
        self.diverged = Some(Fault { kind, message, location, use_after_release: false });
    }

    /// What was to be freed and was not, in a run whose threads have all ended. Statics are emptied to find
    /// out, so that this is the end of the run.
    pub(crate) fn into_leaks(mut self) -> Vec<Allocated> {
        outside::activate(&self.shared);
        self.shared.keeps_allocated.set(true);
        self.end();
        let mut leaks: Vec<(usize, Allocated)> = self.shared.allocated.take().into_iter().collect();
        leaks.sort_by_key(|(_, allocated)| (allocated.thread, allocated.place));
        leaks.into_iter().map(|(_, allocated)| allocated).collect()
    }

    /// Whether something that was to be freed is not free yet.
    pub(crate) fn may_leak(&self) -> bool {
        !self.shared.allocated.borrow().is_empty()
    }

    /// Ends the execution: no code of it is left, and what outlives it is as it was before.
    fn end(&mut self) {
        let failed = self.shared.has_failed() || self.diverged.is_some();
        self.shared.tearing_down.set(true);
        let count = self.shared.threads.borrow().len();
        // Threads may borrow from the stacks of those that created them.
        for thread in (0..count as u32).rev().map(ThreadId) {
            if let Some(mut fiber) = self.shared.slot(thread, |slot| slot.fiber.take()) {
                self.shared.running.set(thread);
                if failed {
                    // SAFETY: nothing runs on the stack any more. What its frames own is lost, so that
                    // no destructor can fail once more before the failure has been reported.
                    unsafe { fiber.force_reset() };
                } else {
                    self.shared.leave();
                    fiber.force_unwind();
                    Shared::suspended();
                }
                self.stacks.put(thread, fiber.into_stack());
            }
        }
        let locals: Vec<_> =
            self.shared.threads.borrow_mut().drain(..).map(|slot| slot.locals).collect();
        drop(locals);
        let resets = std::mem::take(&mut *self.shared.resets.borrow_mut());
        resets.into_iter().for_each(|reset| reset());
        let held = self.shared.memory.borrow_mut().end();
        for (block, layout) in held {
            // SAFETY: the program has freed the block, with this layout; it was held back once.
            unsafe { std::alloc::dealloc(block, layout) };
        }
        let weak = std::mem::take(&mut *self.shared.weak_orders.borrow_mut());
        self.shared.numbering.add_weak_orders(weak);
        self.shared.queues.borrow_mut().clear();
        self.shared.meetings.borrow_mut().clear();
        self.shared.steps.borrow_mut().clear();
        if !self.shared.keeps_allocated.get() {
            self.shared.allocated.borrow_mut().clear();
        }
        self.shared.tearing_down.set(false);
    }

    /// All threads that there may be.
    pub(crate) fn threads(&self) -> impl Iterator<Item = ThreadId> + use<> {
        (0..self.shared.threads.borrow().len() as u32).map(ThreadId)
    }

    /// The steps that were made.
    pub fn steps(&self) -> impl Iterator<Item = MadeStep> {
        self.log[..self.position.min(self.log.len())].iter().map(|step| MadeStep {
            op: step.op,
            method: step.method,
            place: step.place,
        })
    }

    /// Who made the steps, and what was chosen.
    pub(crate) fn choices(&self) -> impl Iterator<Item = (ThreadId, u32)> {
        let made = &self.log[..self.position.min(self.log.len())];
        made.iter().map(|step| (step.thread, step.alternative))
    }

    /// What a thread is about to do.
    pub fn next(&self, thread: ThreadId) -> Option<MadeStep> {
        let threads = self.shared.threads.borrow();
        let Request { op, method, place, .. } = threads.get(thread.index())?.request?;
        Some(MadeStep { op, method, place })
    }
}

/// A step in terms of the source.
#[derive(Clone, Copy, Debug)]
pub struct MadeStep {
    /// The operation.
    pub op: Op,
    /// The method that was called.
    pub method: &'static str,
    /// Where.
    pub place: &'static std::panic::Location<'static>,
}

/// The code of a thread, from its start to its end.
fn run_thread(shared: &Shared, code: Box<dyn FnOnce()>) {
    let result = catch_unwind(AssertUnwindSafe(|| {
        code();
        super::super::thread::end_of_thread();
    }));
    if shared.tearing_down.get() {
        return;
    }
    match result {
        Ok(()) => shared.own(|slot| slot.status = Status::Finished),
        Err(payload) => {
            Shared::suspended();
            let noted = shared.own(|slot| slot.panic.take());
            let (message, location) =
                noted.unwrap_or_else(|| (panics::text(payload.as_ref()), None));
            shared.leave();
            drop(payload);
            Shared::suspended();
            // Reports have a line for it.
            let message = message.lines().map(str::trim).collect::<Vec<_>>().join("; ");
            let kind = ViolationKind::Assertion;
            let fault = Fault { kind, message, location, use_after_release: false };
            shared.own(|slot| {
                slot.fault = Some(fault);
                slot.status = Status::Stopped(Stop::Violation);
            });
        }
    }
}

/// The memory order of an operation that has these, if it has this effect.
fn order_if(op: Op, orders: Orders, effect: Effect) -> MemoryOrder {
    match op {
        Op::On(_, Action::CompareExchange { .. }) if effect == Effect::Read => orders.failure,
        _ => orders.success,
    }
}

impl Run for NativeRun {
    fn pending(&self, thread: ThreadId) -> Pending {
        outside::activate(&self.shared);
        match self.diverged {
            Some(_) => Pending::Stopped(Stop::Violation),
            None => self.shared.pending(thread),
        }
    }

    fn step(&mut self, thread: ThreadId, alternative: u32) -> u64 {
        self.log.truncate(self.position);
        if self.diverged.is_some() {
            self.position += 1;
            return 0;
        }
        outside::activate(&self.shared);
        let step = self.perform(thread, alternative);
        self.log.push(step);
        self.position += 1;
        step.old
    }

    fn move_to(&mut self, position: usize) {
        assert!(position <= self.log.len(), "there is no step to redo at {position}");
        if position == self.position {
            return;
        }
        outside::activate(&self.shared);
        self.end();
        self.begin();
        self.position = position;
        let now = self.wanted(ThreadId::MAIN);
        if now != self.first {
            self.went_elsewhere(0, self.first, now);
            return;
        }
        let _ = (0..position).all(|at| self.repeat(at));
    }

    fn violation(&self, thread: ThreadId) -> Fault {
        let fault = self.diverged.clone().or_else(|| self.shared.slot(thread, |s| s.fault.clone()));
        fault.expect("the thread has violated something")
    }

    fn wait(&self, thread: ThreadId, op: &Op) -> Wait {
        self.shared.wait(thread, op)
    }

    fn memory_order(&self, position: usize, effect: Effect) -> MemoryOrder {
        let step = self.log.get(position);
        step.map_or(MemoryOrder::SeqCst, |step| order_if(step.op, step.orders, effect))
    }

    fn pending_order(&self, thread: ThreadId, effect: Effect) -> MemoryOrder {
        let threads = self.shared.threads.borrow();
        let request = threads.get(thread.index()).and_then(|slot| slot.request);
        request.map_or(MemoryOrder::SeqCst, |asked| order_if(asked.op, asked.orders, effect))
    }

    fn name(&self, thread: ThreadId) -> u64 {
        self.shared.numbering.name(thread)
    }
}

impl Drop for NativeRun {
    fn drop(&mut self) {
        outside::activate(&self.shared);
        self.end();
        outside::run_ends(&*self.shared);
    }
}
