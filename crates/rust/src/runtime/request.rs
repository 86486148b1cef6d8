//! Requests: what a thread is about to do, and where in the source.

use mazurka_trace::{Action, MemoryOrder, Op};
use std::panic::Location;
use std::sync::atomic::{AtomicU8, AtomicU16, AtomicU32, AtomicU64, Ordering};

/// A place in the source of the program.
pub(crate) type Place = &'static Location<'static>;

/// The word that an operation acts on.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Word {
    /// None.
    Nothing,
    /// Nothing that is ever read: the object is only a name.
    Name(*const ()),
    /// That many bytes of an atomic.
    Bytes(*const (), u32),
    /// What a function says about an object; it is changed by the thread itself.
    Computed(*const (), fn(*const ()) -> u64),
}

impl Word {
    /// The word of an atomic or of a lock.
    pub(crate) fn of<T>(cell: &T) -> Word {
        Word::Bytes(std::ptr::from_ref(cell).cast(), size_of::<T>() as u32)
    }

    /// The address and the size of the object, if there is one.
    pub(crate) fn range(self) -> Option<(usize, u32)> {
        match self {
            Word::Nothing => None,
            Word::Name(at) => Some((at as usize, 1)),
            Word::Bytes(at, size) => Some((at as usize, size)),
            Word::Computed(at, _) => Some((at as usize, 8)),
        }
    }

    /// What the object holds.
    ///
    /// # Safety
    /// The object is still there: the thread that made the request is suspended in a call that borrows
    /// it, or runs that call.
    pub(crate) unsafe fn read(self) -> u64 {
        // SAFETY: the caller promises that the atomic is there; its type has the size that is noted.
        unsafe {
            match self {
                Word::Nothing | Word::Name(_) => 0,
                Word::Bytes(at, 1) => u64::from((*at.cast::<AtomicU8>()).load(Ordering::Relaxed)),
                Word::Bytes(at, 2) => u64::from((*at.cast::<AtomicU16>()).load(Ordering::Relaxed)),
                Word::Bytes(at, 4) => u64::from((*at.cast::<AtomicU32>()).load(Ordering::Relaxed)),
                Word::Bytes(at, _) => (*at.cast::<AtomicU64>()).load(Ordering::Relaxed),
                Word::Computed(at, read) => read(at),
            }
        }
    }

    /// Changes what the object holds.
    ///
    /// # Safety
    /// As for [`Word::read`].
    pub(crate) unsafe fn write(self, word: u64) {
        // SAFETY: as above.
        unsafe {
            match self {
                Word::Nothing | Word::Name(_) | Word::Computed(..) => {}
                Word::Bytes(at, 1) => {
                    (*at.cast::<AtomicU8>()).store(word as u8, Ordering::Relaxed);
                }
                Word::Bytes(at, 2) => {
                    (*at.cast::<AtomicU16>()).store(word as u16, Ordering::Relaxed);
                }
                Word::Bytes(at, 4) => {
                    (*at.cast::<AtomicU32>()).store(word as u32, Ordering::Relaxed);
                }
                Word::Bytes(at, _) => (*at.cast::<AtomicU64>()).store(word, Ordering::Relaxed),
            }
        }
    }
}

/// How an operation takes part in synchronisation, if it succeeds and if it fails.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Orders {
    pub(crate) success: MemoryOrder,
    pub(crate) failure: MemoryOrder,
}

impl Orders {
    pub(crate) const SEQ_CST: Orders = Orders::both(MemoryOrder::SeqCst);
    pub(crate) const RELAXED: Orders = Orders::both(MemoryOrder::Relaxed);
    pub(crate) const PLAIN: Orders = Orders::both(MemoryOrder::Plain);

    pub(crate) const fn both(order: MemoryOrder) -> Orders {
        Orders { success: order, failure: order }
    }
}

/// What a thread is about to do.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Request {
    /// The operation, with the names of objects and pointers.
    pub(crate) op: Op,
    /// The action, with addresses as the program has them.
    pub(crate) native: Action,
    pub(crate) word: Word,
    pub(crate) orders: Orders,
    pub(crate) place: Place,
    /// The method that was called, for reports.
    pub(crate) method: &'static str,
    /// What it means that the thread waits here forever.
    pub(crate) waits: Waits,
}

/// What a thread that is about to perform an operation waits for, if it cannot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Waits {
    /// What the operation says.
    AsUsual,
    /// An object: a lock, a thread, a message.
    ForObject,
    /// At most for some time.
    ForTime,
    /// What lets it leave a loop.
    InLoop,
}

/// What came of a request.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Answer {
    /// The word that was there.
    pub(crate) old: u64,
    /// What was chosen.
    pub(crate) alternative: u32,
}
