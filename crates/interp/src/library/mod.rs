//! The library functions that programs may call, by name.
//!
//! Those that are loops over memory (`memcpy`, `strlen`, …) are written in IR, in `library.ll`, and
//! run like the program itself, so that each access they make is an event like any other. What stands
//! here needs the machine: threads, locks, allocation, and the ways in which a program can end.

mod objects;

use crate::sync::Sync;
use mazurka_trace::MemoryOrder;
pub(crate) use objects::BARRIER;

/// The functions written in IR; their names begin with `mazurka.`.
pub(crate) const IN_IR: &str = concat!(include_str!("library.ll"), include_str!("threads.ll"));

/// What a call does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Library {
    /// Creates a thread; arguments are the start routine, its argument, and whether it is detached.
    Spawn,
    /// The identity that the next thread created by this one will have.
    NextThread,
    /// Waits for the thread with this identity; gives what it returned.
    Join,
    /// The end of the calling thread.
    ThreadExit,
    /// The identity of the calling thread.
    ThreadSelf,
    /// The thread with this identity is not going to be joined.
    Detach,
    /// Does something to a synchronisation object.
    Sync(Sync),
    /// Whether a wait returns by itself here: a choice, while there is one left.
    Spurious,
    /// Notes where a cleanup handler begins; gives 0, and 1 when `pthread_exit` comes back there.
    Landing,
    /// A cleanup handler is put up.
    CleanupPush,
    /// A cleanup handler is taken down.
    CleanupPop,
    /// After a cleanup handler, `pthread_exit` goes on.
    ExitOn,
    /// Memory; the argument is its size.
    Malloc,
    /// Memory for an array; the arguments are multiplied.
    Calloc,
    /// Memory with an alignment, which the second argument is the size of.
    AlignedAlloc,
    Free,
    /// The size of the object that a pointer points to.
    ObjectSize,
    /// Stops the thread for good unless the argument is true.
    Assume,
    /// A number below the argument; all are explored.
    Choose,
    AssertFail,
    /// An error location of the verification suites.
    Error,
    Abort,
    /// Everything up to the matching end is one step.
    AtomicBegin,
    AtomicEnd,
    /// Orders accesses, for those who look for data races.
    Fence(MemoryOrder),
    /// A bound on loops was reached.
    Bound,
    /// Does nothing and gives 0.
    Nothing,
    /// Gives its first argument.
    First,
    /// Gives 1 if the arguments are equal.
    Equal,
}

/// What a name means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Meaning {
    /// Something that the machine does.
    Machine(Library),
    /// A function of [`IN_IR`], which has another name there.
    InIr(&'static str),
    /// An input that may be anything.
    Input,
    /// Something that is known, but cannot be done; why, and what to do instead.
    Refused(&'static str),
}

/// The meaning of an external function, if there is one.
pub(crate) fn meaning(name: &str) -> Option<Meaning> {
    use Library::*;
    let machine = |library| Some(Meaning::Machine(library));
    let in_ir = |name| Some(Meaning::InIr(name));
    match name {
        "pthread_create" => in_ir("mazurka.pthread_create"),
        "pthread_join" => in_ir("mazurka.pthread_join"),
        "mazurka.spawn" => machine(Spawn),
        "mazurka.next_thread" => machine(NextThread),
        "mazurka.join" => machine(Join),
        "pthread_exit" | "thrd_exit" | "exit" | "_exit" | "quick_exit" => machine(ThreadExit),
        "pthread_self" | "thrd_current" => machine(ThreadSelf),
        "pthread_equal" | "thrd_equal" => machine(Equal),
        "pthread_detach" | "thrd_detach" => machine(Detach),
        "mazurka.spurious" => machine(Spurious),
        "__sigsetjmp" => machine(Landing),
        "__pthread_register_cancel" => machine(CleanupPush),
        "__pthread_unregister_cancel" => machine(CleanupPop),
        "__pthread_unwind_next" => machine(ExitOn),
        "malloc" | "mazurka.malloc" | "valloc" | "_Znwm" | "_Znam" => machine(Malloc),
        "calloc" => machine(Calloc),
        "aligned_alloc" | "memalign" => machine(AlignedAlloc),
        "free" | "mazurka.free" | "_ZdlPv" | "_ZdaPv" | "_ZdlPvm" | "_ZdaPvm" => machine(Free),
        "mazurka.object_size" => machine(ObjectSize),
        "__VERIFIER_assume" | "mazurka_assume" => machine(Assume),
        "mazurka_choose" | "mazurka.choose" => machine(Choose),
        "__assert_fail" | "__assert" | "__assert_rtn" => machine(AssertFail),
        "__VERIFIER_error" | "__VERIFIER_assert_fail" | "mazurka.error" => machine(Error),
        "__VERIFIER_assert" => in_ir("mazurka.assert"),
        "abort" | "llvm.trap" | "llvm.debugtrap" | "llvm.ubsantrap" => machine(Abort),
        "mazurka_bound_reached" => machine(Bound),
        "__VERIFIER_atomic_begin" => machine(AtomicBegin),
        "__VERIFIER_atomic_end" => machine(AtomicEnd),
        _ if name.starts_with("__VERIFIER_nondet") => Some(Meaning::Input),
        _ => plain(name)
            .or_else(|| objects::sync(name).map(Sync))
            .map(Meaning::Machine)
            .or_else(|| by_ir(name))
            .or_else(|| objects::by_ir(name).map(Meaning::InIr))
            .or_else(|| objects::refused(name).map(Meaning::Refused)),
    }
}

/// Whether a function without body forgets an address that it gets as this parameter.
pub(crate) fn forgets(name: &str, _parameter: usize) -> bool {
    let printing = matches!(name, "printf" | "puts" | "fprintf" | "fputs" | "perror");
    let asking = matches!(
        name,
        "mazurka.object_size"
            | "__sigsetjmp"
            | "__pthread_register_cancel"
            | "__pthread_unregister_cancel"
            | "__pthread_unwind_next"
    );
    printing || asking || objects::sync(name).is_some() || ignored_intrinsic(name)
}

/// Functions that do nothing that another thread or the program could notice.
fn plain(name: &str) -> Option<Library> {
    match name {
        "pthread_attr_destroy"
        | "pthread_attr_setscope"
        | "pthread_attr_setstacksize"
        | "pthread_attr_setschedpolicy"
        | "pthread_attr_setinheritsched"
        | "pthread_condattr_init"
        | "pthread_condattr_destroy"
        | "pthread_condattr_setclock"
        | "pthread_condattr_setpshared"
        | "pthread_mutexattr_setpshared"
        | "pthread_mutexattr_setprotocol"
        | "pthread_rwlockattr_init"
        | "pthread_rwlockattr_destroy"
        | "pthread_rwlockattr_setpshared"
        | "pthread_rwlockattr_setkind_np"
        | "pthread_barrierattr_init"
        | "pthread_barrierattr_destroy"
        | "pthread_barrierattr_setpshared"
        | "pthread_setconcurrency"
        | "pthread_setcancelstate"
        | "pthread_setcanceltype"
        | "pthread_testcancel"
        | "pthread_setname_np"
        | "pthread_yield"
        | "sched_yield"
        | "usleep"
        | "sleep"
        | "nanosleep"
        | "clock_nanosleep"
        | "thrd_yield"
        | "__VERIFIER_loop_begin"
        | "__VERIFIER_spin_start"
        | "__VERIFIER_opt_begin"
        | "thrd_sleep"
        | "printf"
        | "puts"
        | "putchar"
        | "fprintf"
        | "vprintf"
        | "fputs"
        | "fputc"
        | "putc"
        | "fflush"
        | "perror"
        | "fwrite"
        | "setbuf"
        | "srand"
        | "atexit"
        | "pthread_mutexattr_destroy"
        | "llvm.stacksave"
        | "llvm.stacksave.p0"
        | "llvm.stackrestore"
        | "llvm.stackrestore.p0" => Some(Library::Nothing),
        "llvm.expect.i1" | "llvm.expect.i32" | "llvm.expect.i64" | "__builtin_expect" => {
            Some(Library::First)
        }
        _ if ignored_intrinsic(name) => Some(Library::Nothing),
        _ => None,
    }
}

fn ignored_intrinsic(name: &str) -> bool {
    const IGNORED: [&str; 8] = [
        "llvm.dbg.",
        "llvm.lifetime.",
        "llvm.assume",
        "llvm.experimental.noalias.scope.decl",
        "llvm.donothing",
        "llvm.invariant.",
        "llvm.sideeffect",
        "llvm.prefetch",
    ];
    IGNORED.iter().any(|prefix| name.starts_with(prefix))
}

/// The functions of the C library that are written in IR.
fn by_ir(name: &str) -> Option<Meaning> {
    const NAMES: [(&str, &str); 15] = [
        ("memcpy", "mazurka.memcpy"),
        ("memmove", "mazurka.memmove"),
        ("memset", "mazurka.memset"),
        ("memcmp", "mazurka.memcmp"),
        ("strlen", "mazurka.strlen"),
        ("strcmp", "mazurka.strcmp"),
        ("strncmp", "mazurka.strncmp"),
        ("strcpy", "mazurka.strcpy"),
        ("strncpy", "mazurka.strncpy"),
        ("strcat", "mazurka.strcat"),
        ("strchr", "mazurka.strchr"),
        ("realloc", "mazurka.realloc"),
        ("posix_memalign", "mazurka.posix_memalign"),
        ("abs", "mazurka.abs"),
        ("labs", "mazurka.labs"),
    ];
    NAMES.iter().find(|(c, _)| *c == name).map(|(_, ir)| Meaning::InIr(ir))
}
