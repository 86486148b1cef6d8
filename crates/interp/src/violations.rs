//! What went wrong, in words: the kind and the message of each violation.

use crate::machine::Wrong;
use crate::memory::Astray;
use crate::program::CompiledRun;
use crate::sync::{Kind, Misuse};
use mazurka_trace::{ThreadId, ViolationKind};

impl CompiledRun {
    pub(crate) fn explain(&self, thread: usize, wrong: Wrong) -> (ViolationKind, String) {
        let name = |ptr: u64| self.object_name(ptr);
        match wrong {
            Wrong::Pointer(astray, ptr) => {
                let message = match astray {
                    Astray::Null => "null pointer dereferenced".to_string(),
                    Astray::Wild => format!("pointer {ptr:#x} does not point to any object"),
                    Astray::OutOfBounds => format!("access out of the bounds of {}", name(ptr)),
                    Astray::Freed => format!("use of {} after it was freed", name(ptr)),
                    Astray::ReadOnly => format!("write to the constant {}", name(ptr)),
                };
                (ViolationKind::Memory, message)
            }
            Wrong::DoubleFree(ptr) => {
                (ViolationKind::Memory, format!("{} is freed twice", name(ptr)))
            }
            Wrong::InvalidFree(ptr) => {
                let message = format!("free of {}, which malloc did not return", name(ptr));
                (ViolationKind::Memory, message)
            }
            Wrong::Assertion(text) => {
                (ViolationKind::Assertion, format!("assertion `{}` fails", self.string(text)))
            }
            Wrong::Error => (ViolationKind::Assertion, "the error location is reached".into()),
            Wrong::Abort => (ViolationKind::Abort, "the program aborts".into()),
            Wrong::DivisionByZero => {
                (ViolationKind::Arithmetic, "division by zero or overflowing division".into())
            }
            Wrong::Sync(kind, misuse, ptr) => self.explain_misuse(kind, misuse, ptr),
            Wrong::JoinDetached(thread) | Wrong::JoinAgain(thread) => {
                let again = matches!(wrong, Wrong::JoinAgain(_));
                let why = if again { "joined twice" } else { "joined although it is detached" };
                let name = self.program.thread_name(ThreadId(thread));
                (ViolationKind::Sync, format!("{name} is {why}"))
            }
            Wrong::Exception => (ViolationKind::Exception, "an exception is thrown".into()),
            Wrong::Thrown => (ViolationKind::Exception, self.thrown(thread)),
            Wrong::SharedText(ptr) => (
                ViolationKind::Unsupported,
                format!(
                    "{} is formatted into memory, but other threads may change it\n\
                     hint: copy it with strcpy into a local array first",
                    name(ptr)
                ),
            ),
            Wrong::Unreachable => {
                (ViolationKind::Abort, "control comes to a place that must not be reached".into())
            }
            Wrong::Endless => (
                ViolationKind::Unsupported,
                "a loop runs without end and without any visible operation\n\
                 hint: bound it with --unroll N"
                    .into(),
            ),
            Wrong::InSection => (
                ViolationKind::Unsupported,
                "locks, choices and thread creation are not supported in an atomic section".into(),
            ),
            Wrong::Overflow => (ViolationKind::Memory, "the stack overflows".into()),
            Wrong::NotAFunction(ptr) => (
                ViolationKind::Memory,
                format!("call through a pointer to {}, which is no function", name(ptr)),
            ),
            Wrong::NoSuchThread(id) => {
                (ViolationKind::Memory, format!("{id} is not a thread that can be joined"))
            }
        }
    }

    fn explain_misuse(&self, kind: Kind, misuse: Misuse, ptr: u64) -> (ViolationKind, String) {
        let object = format!("{} {}", kind.name(), self.object_name(ptr));
        let what = match misuse {
            Misuse::NotHeld => "is unlocked by a thread that does not hold it",
            Misuse::DestroyedInUse if matches!(kind, Kind::Condition | Kind::Barrier) => {
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
