//! How a thread can fail. [`crate::violations`] turns a failure into a message.

use crate::memory::PointerError;
use crate::sync::{Misuse, SyncKind};

/// Why a thread has failed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Failure {
    /// An invalid pointer is used.
    Pointer(PointerError, u64),
    DoubleFree(u64),
    /// The argument of `free` is not the start of something that was allocated.
    InvalidFree(u64),
    /// An assertion fails; its text is at this address.
    Assertion(u64),
    /// The error function of the verification suites is called.
    ErrorReached,
    Abort,
    DivisionByZero,
    /// A synchronisation object at this address is misused.
    Sync(SyncKind, Misuse, u64),
    JoinDetached(u32),
    JoinTwice(u32),
    /// The exception of which this is known is thrown, and nobody would handle it.
    Uncaught(u64),
    /// Something was asked of the library function that the thread is in that is not supported.
    Unsupported,
    /// The same; what, and what to do instead, is at this address.
    RefusedByModel(u64),
    /// The library function that the thread is about to call ends the program.
    Terminated,
    /// An `unreachable` instruction is executed.
    Unreachable,
    /// A function that returns something ends without a `return`.
    NoReturn,
    /// A computed goto has the address of no block of its function.
    NoLabel,
    /// What is needed in this place is not supported: the refusal with this number.
    Refused(u32),
    StackOverflow,
    /// A call through a pointer that does not point to a function.
    NotAFunction(u64),
    NoSuchThread(u64),
    /// A jump to a function that has returned, or that another thread is in.
    Jump,
    /// A string that other threads may change is formatted into memory.
    SharedText(u64),
    /// Something depends on what was never written; the number tells where that comes from.
    Undefined(Dependent, u32),
    /// An operation that may block or branch, in the middle of an atomic section.
    BlocksInSection,
}

/// What depends on a value that is undefined.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Dependent {
    Branch,
    Address,
    /// Which function is called.
    Callee,
    /// How large a variable is.
    Size,
    Divisor,
    /// An argument of a library function, counted from 1.
    Argument(u32),
    /// What an atomic operation writes.
    AtomicWrite,
    /// Whether a compare-and-swap succeeds.
    AtomicCompare,
    /// Whether a wait is over.
    Wait,
    ExitStatus,
    /// The text at an address that is printed or formatted.
    Text,
    /// A synchronisation object at this address.
    Object(SyncKind, u64),
}

impl Failure {
    /// Whether something was used that had been freed or destroyed.
    pub(crate) fn is_use_after_release(self) -> bool {
        matches!(
            self,
            Failure::Pointer(PointerError::Freed, _)
                | Failure::DoubleFree(_)
                | Failure::Sync(_, Misuse::Destroyed | Misuse::DestroyedInUse, _)
        )
    }
}
