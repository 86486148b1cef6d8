//! Memory that outlives executions: statics, and what was there before.
//!
//! An execution must find it as it was, whatever others have done to it. So what it is about to change is
//! noted and put back at its end. Several runs of a program may be under way on one thread of the system,
//! where one is described while another waits: only the one that moves sees its changes, those of the
//! others are set aside meanwhile. Explorations on different threads that use such memory take turns.

use super::context::Shared;
use std::cell::{Cell, RefCell};
use std::mem::MaybeUninit;
use std::ptr;
use std::sync::{Mutex, MutexGuard, PoisonError};

/// Held by the thread of the system whose explorations use memory of this kind.
static TURN: Mutex<()> = Mutex::new(());

thread_local! {
    /// The run that sees its changes.
    static ACTIVE: Cell<*const Shared> = const { Cell::new(ptr::null()) };
    /// How many runs there are.
    static RUNS: Cell<usize> = const { Cell::new(0) };
    static HELD: RefCell<Option<MutexGuard<'static, ()>>> = const { RefCell::new(None) };
}

/// A run begins.
pub(super) fn run_begins() {
    RUNS.with(|runs| runs.set(runs.get() + 1));
}

/// A run has ended.
pub(super) fn run_ends(shared: *const Shared) {
    ACTIVE.with(|active| {
        if active.get() == shared {
            active.set(ptr::null());
        }
    });
    let left = RUNS.with(|runs| runs.replace(runs.get() - 1) - 1);
    if left == 0 {
        HELD.with(|held| held.take());
    }
}

/// The run that sees its changes, if there is one.
pub(super) fn active() -> Option<&'static Shared> {
    // SAFETY: `run_ends` forgets a run before it is dropped, and the reference is used at once.
    ACTIVE.with(|active| unsafe { active.get().as_ref() })
}

/// Lets a run see its changes, and no other.
#[inline]
pub(super) fn activate(shared: &Shared) {
    let before = ACTIVE.with(|active| active.replace(shared));
    if !ptr::eq(before, shared) {
        // SAFETY: `run_ends` forgets a run before it is dropped.
        if let Some(before) = unsafe { before.as_ref() } {
            before.memory.borrow_mut().outside.set_aside(true);
        }
        shared.memory.borrow_mut().outside.set_aside(false);
    }
}

/// What an execution has changed.
#[derive(Debug, Default)]
pub(crate) struct Outside {
    saved: Vec<Saved>,
    /// Whether memory is as before the execution, and `saved` has the changes.
    aside: bool,
}

#[derive(Debug)]
struct Saved {
    address: usize,
    bytes: Box<[MaybeUninit<u8>]>,
}

impl Outside {
    /// Notes bytes, before they are changed.
    ///
    /// # Safety
    /// They can be read, and written until they are freed or the execution ends.
    pub(crate) unsafe fn save(&mut self, address: usize, size: usize) {
        if self.covers(address, size) {
            return;
        }
        HELD.with(|held| {
            held.borrow_mut()
                .get_or_insert_with(|| TURN.lock().unwrap_or_else(PoisonError::into_inner));
        });
        // SAFETY: the caller promises that these bytes can be read; they may be uninitialised.
        let bytes = unsafe { std::slice::from_raw_parts(address as *const MaybeUninit<u8>, size) };
        self.saved.push(Saved { address, bytes: bytes.into() });
    }

    /// Whether bytes are noted.
    pub(super) fn covers(&self, address: usize, size: usize) -> bool {
        let noted = |saved: &Saved| {
            saved.address <= address && address + size <= saved.address + saved.bytes.len()
        };
        self.saved.iter().any(noted)
    }

    /// These bytes are freed: they cannot be put back.
    pub(super) fn forget(&mut self, from: usize, size: usize) {
        self.saved.retain(|saved| !(from..from + size).contains(&saved.address));
    }

    /// Exchanges what is there with what is noted.
    fn set_aside(&mut self, aside: bool) {
        if self.aside != aside {
            self.saved.iter_mut().for_each(Saved::swap);
            self.aside = aside;
        }
    }

    /// Puts everything back.
    pub(super) fn restore(&mut self) {
        self.set_aside(true);
        self.saved.clear();
        self.aside = false;
    }
}

impl Saved {
    fn swap(&mut self) {
        // SAFETY: `save` promises that the bytes can be written, and what was freed is not here.
        let there = unsafe {
            std::slice::from_raw_parts_mut(self.address as *mut MaybeUninit<u8>, self.bytes.len())
        };
        there.swap_with_slice(&mut self.bytes);
    }
}
