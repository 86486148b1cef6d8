//! What went wrong, in words: the kind and the message of each violation.

use crate::code::{Instr, split};
use crate::failure::Failure;
use crate::library::exception_name;
use crate::memory::PointerError;
use crate::printf::Arguments;
use crate::program::CompiledRun;
use crate::sync::{Misuse, SyncKind};
use mazurka_trace::{ThreadId, ViolationKind};

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
                (ViolationKind::Memory, format!("{} is freed twice", name(ptr)))
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
            Failure::Exception => (ViolationKind::Exception, "an exception is thrown".into()),
            Failure::ExceptionThrown => (ViolationKind::Exception, self.describe_exception(thread)),
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
            Failure::BlocksInSection => (
                ViolationKind::Unsupported,
                "locks, choices and thread creation are not supported in an atomic section".into(),
            ),
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
        let name = || self.object_name(ptr);
        match error {
            PointerError::Null => "null pointer dereferenced".to_string(),
            PointerError::Wild => format!("pointer {ptr:#x} does not point to any object"),
            PointerError::OutOfBounds => format!("access out of the bounds of {}", name()),
            PointerError::Freed => format!("use of {} after it was freed", name()),
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

    /// Which exception a thread throws, and what it says.
    pub(crate) fn describe_exception(&self, thread: usize) -> String {
        let machine = &self.machine;
        let Some((frame, Instr::Builtin(number))) = machine.current_instruction(thread) else {
            return "an exception is thrown".to_string();
        };
        let call = &machine.code().builtin_calls[number as usize];
        let base = frame.base as usize;
        let args = machine.arguments(thread, base, call);
        let arg = |k: usize| args.get(k).copied().unwrap_or(0);
        let name = call.callee.map_or("", |id| &*self.program.module.function(id).name);
        let says = |text: u64| match String::from_utf8_lossy(&machine.memory().text_at(text)) {
            text if text.is_empty() => String::new(),
            text => format!(" ({text})"),
        };
        match name {
            "__cxa_throw" => {
                let kind = exception_name(&self.global_symbol(arg(1)));
                let text = if kind.starts_with("std::") {
                    machine.memory().word_at(arg(0) + 8)
                } else {
                    0
                };
                format!("exception {kind} is thrown{}", says(text))
            }
            "_ZSt9terminatev" => self.describe_terminate(thread),
            "__cxa_pure_virtual" => "a pure virtual function is called".to_string(),
            "mazurka.throw.not_joinable" => {
                "exception std::system_error is thrown (the std::thread cannot be joined)".into()
            }
            "mazurka.throw.joins_itself" => {
                "exception std::system_error is thrown (the std::thread joins itself)".into()
            }
            _ if name.contains("__throw_system_error") => {
                format!("exception std::system_error is thrown (error {})", arg(0) as i32)
            }
            _ if name.ends_with("_fmtPKcz") => {
                let mut rest = Arguments::Values(args.get(1..).unwrap_or_default());
                let text = machine.names().format(arg(0), &mut rest, false).unwrap_or_default();
                let text = String::from_utf8_lossy(&text).into_owned();
                format!("exception {} is thrown ({text})", exception_name(name))
            }
            _ if name.contains("__throw_") => {
                format!("exception {} is thrown{}", exception_name(name), says(arg(0)))
            }
            _ if name.starts_with("_Zn") => "exception std::bad_alloc is thrown".to_string(),
            _ => "an exception is thrown".to_string(),
        }
    }

    /// Why a program is terminated, if the functions that it is in tell.
    fn describe_terminate(&self, thread: usize) -> String {
        let frames = self.machine.frames(thread).iter().rev();
        let mut names =
            frames.filter_map(|f| self.program.module.functions.get(f.function as usize));
        let thread_dies = names.any(|f| f.name.starts_with("_ZNSt6threadD"));
        let why = if thread_dies {
            ": a std::thread is destroyed that was neither joined nor detached"
        } else {
            ""
        };
        format!("std::terminate is called{why}")
    }

    /// The name that a global variable has for the linker.
    fn global_symbol(&self, ptr: u64) -> String {
        let index = (split(ptr).0 as usize).wrapping_sub(1);
        self.program.module.globals.get(index).map_or("", |global| &*global.name).to_string()
    }
}
