//! What went wrong, in words: the kind and the message of each violation.

use crate::code::split;
use crate::failure::Failure;
use crate::memory::{PointerError, Storage};
use crate::program::CompiledRun;
use crate::sync::{Misuse, SyncKind};
use mazurka_trace::{ThreadId, ViolationKind};

const BAD_JUMP: &str = "longjmp to a place that this thread has left, or has never been at";

const BLOCKS_IN_SECTION: &str = "condition variables, barriers, joins, choices, exceptions and thread creation are not supported in an atomic section\n\
     hint: do it before or after the section, or use a lock instead of the section";

const NO_LABEL: &str = "a computed goto goes to an address that is that of no label";

impl CompiledRun {
    /// The kind of violation that the failure of a thread is, and the message for it.
    pub(crate) fn explain(&self, thread: usize, failure: Failure) -> (ViolationKind, String) {
        let name = |ptr: u64| self.object_name(ptr);
        match failure {
            Failure::Pointer(error, ptr) => match self.explain_undefined_variable(thread, ptr) {
                Some(message) => (ViolationKind::Unsupported, message),
                None => (ViolationKind::Memory, self.explain_pointer(error, ptr)),
            },
            Failure::DoubleFree(ptr) => {
                (ViolationKind::Memory, format!("{} is freed twice", self.created(split(ptr).0)))
            }
            Failure::InvalidFree(ptr) => {
                let message = format!("free of {}, which malloc did not return", name(ptr));
                (ViolationKind::Memory, message)
            }
            Failure::Assertion(text) => {
                (ViolationKind::Assertion, format!("assertion `{}` fails", self.string(text)))
            }
            Failure::ErrorReached => {
                (ViolationKind::Assertion, "the error location is reached".into())
            }
            Failure::Abort => (ViolationKind::Abort, "the program aborts".into()),
            Failure::DivisionByZero => {
                (ViolationKind::Arithmetic, "division by zero or overflowing division".into())
            }
            Failure::Sync(kind, misuse, ptr) => self.explain_misuse(kind, misuse, ptr),
            Failure::JoinDetached(thread) | Failure::JoinTwice(thread) => {
                let twice = matches!(failure, Failure::JoinTwice(_));
                let why = if twice { "joined twice" } else { "joined although it is detached" };
                let name = self.program.thread_name(ThreadId(thread));
                (ViolationKind::Sync, format!("{name} is {why}"))
            }
            Failure::Uncaught(exception) => {
                (ViolationKind::Exception, self.explain_uncaught(thread, exception))
            }
            Failure::Unsupported => (ViolationKind::Unsupported, self.explain_unsupported(thread)),
            Failure::Jump => (ViolationKind::Memory, BAD_JUMP.into()),
            Failure::RefusedByModel(text) => self.explain_refusal(thread, text),
            Failure::Terminated => (ViolationKind::Exception, self.explain_end(thread)),
            Failure::SharedText(ptr) => (
                ViolationKind::Unsupported,
                format!(
                    "{} is formatted into memory, but other threads may change it\n\
                     hint: copy it with strcpy into a local array first",
                    name(ptr)
                ),
            ),
            Failure::Unreachable => {
                (ViolationKind::Abort, "control comes to a place that must not be reached".into())
            }
            Failure::NoReturn => (
                ViolationKind::Abort,
                "control reaches the end of a non-void function without a return".into(),
            ),
            Failure::NoLabel => (ViolationKind::Abort, NO_LABEL.into()),
            Failure::Refused(number) => {
                (ViolationKind::Unsupported, self.explain_refused(thread, number))
            }
            Failure::BlocksInSection => (ViolationKind::Unsupported, BLOCKS_IN_SECTION.into()),
            Failure::StackOverflow => (ViolationKind::Memory, "the stack overflows".into()),
            Failure::Undefined(dependent, origin) => {
                let message = self.explain_undefined(thread, dependent, origin);
                (ViolationKind::Uninitialized, message)
            }
            Failure::NotAFunction(ptr) => self.explain_call(thread, ptr),
            Failure::NoSuchThread(id) => {
                (ViolationKind::Memory, format!("{id} is not a thread that can be joined"))
            }
        }
    }

    fn explain_pointer(&self, error: PointerError, ptr: u64) -> String {
        let (number, offset) = split(ptr);
        let (name, created) = (|| self.object_name(ptr), || self.created(number));
        let storage = self.machine.memory().allocation(number).map(|a| a.storage);
        match error {
            PointerError::Null => "null pointer dereferenced".to_string(),
            PointerError::Wild => format!("pointer {ptr:#x} does not point to any object"),
            PointerError::OutOfBounds => {
                format!("access out of the bounds of {}, at byte {}", created(), offset as i32)
            }
            PointerError::Freed if storage == Some(Storage::Stack) => {
                format!("use of {} after it went out of scope", created())
            }
            PointerError::Freed => format!("use of {} after it was freed", created()),
            PointerError::ReadOnly => format!("write to the constant {}", name()),
        }
    }

    fn explain_misuse(&self, kind: SyncKind, misuse: Misuse, ptr: u64) -> (ViolationKind, String) {
        let object = format!("{} {}", kind.name(), self.object_name(ptr));
        let what = match misuse {
            Misuse::NotHeld => "is unlocked by a thread that does not hold it",
            Misuse::DestroyedInUse if matches!(kind, SyncKind::Condition | SyncKind::Barrier) => {
                "is destroyed while threads wait at it"
            }
            Misuse::DestroyedInUse => "is destroyed while it is held",
            Misuse::Destroyed => "is used after it was destroyed",
            Misuse::Uninitialised => "is used before it is initialised",
            Misuse::WithoutMutex(mutex) => {
                let mutex = self.object_name(mutex);
                let message = format!("a thread waits at {object} without holding mutex {mutex}");
                return (ViolationKind::Sync, message);
            }
            Misuse::TooManyWait => {
                let message = format!("more than 18 threads wait at {object}");
                return (ViolationKind::Unsupported, message);
            }
            Misuse::TooManyMeet => {
                let message = format!(
                    "more threads meet at {object} than it is for\n\
                     hint: check with --ordered-barriers"
                );
                return (ViolationKind::Unsupported, message);
            }
        };
        (ViolationKind::Sync, format!("{object} {what}"))
    }
}
