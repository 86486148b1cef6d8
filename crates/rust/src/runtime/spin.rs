//! Threads that wait in loops.
//!
//! A thread comes to a *loop point*: a hint that it waits ([`spin_loop`](crate::hint::spin_loop),
//! [`yield_now`](crate::thread::yield_now), [`sleep`](crate::thread::sleep)), or an operation that it has performed at
//! the same place several times before. If it has been there before, and since then
//!
//! - its operations left the words of their objects as they were,
//! - its stack, with the registers that are saved there, is what it was, and
//! - nothing that it did between its operations changed the memory of the execution,
//!
//! then the iteration *stutters*: the execution without it leads to the same state, and the thread would
//! do it again as long as it finds the same words. If it looks at one object only, it waits until that has
//! another word; a thread that waits forever is a livelock. If it looks at several, it is cut off
//! ([`Stop::Cut`](mazurka_engine::program::Stop::Cut)).
//!
//! All this is a matter of what the thread itself has done and read, so that equivalent executions agree.
//!
//! What is not seen: memory outside of the execution that is no object of this crate, such as a counter in
//! a native `static`. A loop that ends by such a counter must not wait for anything else.

use super::context::Shared;
use super::request::{Orders, Place, Request, Waits, Word};
use mazurka_trace::word::{Compare, Condition};
use mazurka_trace::{Action, Object, Op, ThreadId};

/// So often a thread performs an operation at one place before that is a loop point.
const FAMILIAR: u32 = 4;

/// Iterations with more operations are not recognised.
const MOST_LOOKS: usize = 64;

/// So many loop points are remembered at a time.
const MOST_POINTS: usize = 4;

/// So many bytes below the stack pointer of a thread that is about to be suspended hold its registers then.
const SAVED_REGISTERS: usize = 64;

/// So many bytes at the base of a stack say who has resumed the thread; it has nothing there itself.
const LINK: usize = 32;

/// So many bytes of the stack are the same at the start of a thread in every execution. A thread that has more
/// on its stack at a loop point goes on.
pub(super) const CLEARED: usize = 16 << 10;

/// A thread at a loop point.
#[derive(Debug)]
pub(crate) struct LoopPoint {
    place: Place,
    stack: Vec<usize>,
    /// The clock of the thread, if it ever looks at it.
    time: Option<u64>,
    /// What the thread has looked at since.
    looks: Vec<Seen>,
}

/// An object that was looked at, and the word that it held before and after: as it is, and with names
/// instead of addresses.
#[derive(Clone, Copy, Debug)]
struct Seen {
    object: Object,
    native: u64,
    named: u64,
    request: Request,
}

/// What becomes of a thread at a loop point.
pub(crate) enum Verdict {
    /// It goes on.
    GoesOn,
    /// It waits until an object has another word.
    Waits(Request),
    /// It is cut off.
    IsCut,
}

/// Places at which a thread has performed operations, and how often.
#[derive(Debug, Default)]
pub(crate) struct Familiar(Vec<(Place, u32)>);

impl Familiar {
    /// Counts an operation; whether its place is a loop point.
    pub(crate) fn count(&mut self, place: Place) -> bool {
        match self.0.iter_mut().find(|(known, _)| std::ptr::eq(*known, place)) {
            Some((_, count)) => {
                *count += 1;
                *count > FAMILIAR
            }
            None => {
                self.0.push((place, 1));
                false
            }
        }
    }
}

/// The stack pointer.
#[inline(always)]
pub(super) fn stack_pointer() -> usize {
    let pointer: usize;
    // SAFETY: reads a register.
    unsafe {
        #[cfg(target_arch = "x86_64")]
        std::arch::asm!("mov {}, rsp", out(reg) pointer, options(nomem, nostack, preserves_flags));
        #[cfg(target_arch = "aarch64")]
        std::arch::asm!("mov {}, sp", out(reg) pointer, options(nomem, nostack, preserves_flags));
    }
    // Elsewhere no loop is recognised.
    #[cfg(not(any(target_arch = "x86_64", target_arch = "aarch64")))]
    {
        pointer = 0;
    }
    pointer
}

/// Clears the part of a new stack that is compared later.
///
/// # Safety
/// The stack is not in use, and at least so long.
pub(super) unsafe fn clear(base: usize) {
    // SAFETY: the caller's promise.
    unsafe { std::ptr::write_bytes((base - CLEARED) as *mut u8, 0, CLEARED) };
}

impl Shared {
    /// The running thread comes to a loop point.
    pub(crate) fn loop_point(&self, place: Place) {
        if !self.is_unwinding() {
            self.own(|slot| slot.loop_point = Some(place));
            self.suspend(None);
        }
    }

    /// What becomes of a thread that is suspended at a loop point.
    pub(crate) fn judge(&self, thread: ThreadId, place: Place) -> Verdict {
        let Some(stack) = self.stack_of(thread) else { return Verdict::GoesOn };
        self.slot(thread, |slot| {
            let time = slot.looks_at_clock.then_some(slot.time);
            let known = slot.points.iter().position(|point| std::ptr::eq(point.place, place));
            let before = known.map(|at| slot.points.remove(at));
            let again = |point: &LoopPoint| point.stack == stack && point.time == time;
            let verdict = match before.filter(again) {
                Some(point) => point.verdict(),
                None => Verdict::GoesOn,
            };
            slot.points.truncate(MOST_POINTS - 1);
            slot.points.push(LoopPoint { place, stack, time, looks: Vec::new() });
            verdict
        })
    }

    /// The words on the stack of a suspended thread, unless there are too many.
    fn stack_of(&self, thread: ThreadId) -> Option<Vec<usize>> {
        let low = self.slot(thread, |slot| slot.stack_low);
        let base = self.memory.borrow().base_of_stack(thread)?;
        let low = low.checked_sub(SAVED_REGISTERS)? & !7;
        let word = |at: usize| {
            // SAFETY: the thread is suspended, and its stack is mapped from its guard page up to the base.
            unsafe { std::ptr::read_volatile(at as *const usize) }
        };
        let all = (low..base - LINK).step_by(size_of::<usize>()).map(word);
        (base - low <= CLEARED).then(|| all.collect())
    }

    /// Notes what a thread that is in a loop does.
    pub(crate) fn note_look(&self, thread: ThreadId, request: &Request, native: u64, named: u64) {
        self.slot(thread, |slot| {
            // That a thread waited in a loop is not its own doing.
            if slot.points.is_empty() || request.waits == Waits::InLoop {
                return;
            }
            let left = match (request.op, request.word) {
                (Op::Fence, _) => return,
                (Op::On(object, _), Word::Bytes(..)) => {
                    let new = request.native.apply(thread, native, object.size);
                    (new == native).then_some(object)
                }
                (Op::On(object, Action::Load), Word::Name(_)) => Some(object),
                _ => None,
            };
            let Some(object) = left else { return slot.points.clear() };
            let seen = Seen { object, native, named, request: *request };
            slot.points.iter_mut().for_each(|point| point.looks.push(seen));
            slot.points.retain(|point| point.looks.len() <= MOST_LOOKS);
        });
    }

    /// A number for the memory of the execution but for the stack of one thread, if that is in a loop.
    pub(crate) fn memory_in_loop(&self, thread: ThreadId) -> Option<u64> {
        if self.slot(thread, |slot| slot.points.is_empty()) {
            return None;
        }
        let threads: Vec<(ThreadId, usize)> = {
            let slots = self.threads.borrow();
            let other = |&(at, _): &(usize, usize)| at != thread.index();
            let lows = slots.iter().map(|slot| slot.stack_low).enumerate().filter(other);
            lows.map(|(at, low)| (ThreadId(at as u32), low)).collect()
        };
        Some(self.memory.borrow().digest(&threads))
    }
}

impl LoopPoint {
    fn verdict(&self) -> Verdict {
        let Some(first) = self.looks.first() else { return Verdict::IsCut };
        let same = |look: &Seen| look.object == first.object && look.native == first.native;
        let (true, Word::Bytes(..)) = (self.looks.iter().all(same), first.request.word) else {
            return Verdict::IsCut;
        };
        let until = |operand| Action::Await(Condition::new(Compare::Ne, operand));
        Verdict::Waits(Request {
            op: Op::On(first.object, until(first.named)),
            native: until(first.native),
            // What it finds is synchronised with by the access that follows.
            orders: Orders::RELAXED,
            waits: Waits::InLoop,
            ..first.request
        })
    }
}
