//! The library functions that programs may call, by name.
//!
//! Those that are loops over memory (`memcpy`, `strlen`, …) are written in IR, in `library.ll`, and
//! run like the program itself, so that each access they make is an event like any other. The
//! others need the machine and are its builtins: threads, locks, allocation, the end of the program.

mod barriers;
mod choice;
mod cxx;
mod definitions;
mod exceptions;
mod handlers;
mod link;
mod models;
mod objects;
mod printing;

use crate::compile::is_await;
use crate::sync::SyncCall;
pub(crate) use barriers::forget_order;
pub(crate) use choice::Choice;
pub(crate) use cxx::{exception_name, known_variable, throws};
pub(crate) use handlers::{replaces, unnumbered};
pub(crate) use link::link;
use mazurka_passes::{COVER, COVER_BRANCH, PURE_ITERATION};
use mazurka_trace::MemoryOrder;
pub(crate) use models::{needed as models_for, unit as model_unit};
use objects::BARRIER;
pub(crate) use printing::{Formatter, Printer};

/// The functions written in IR that a program may need of which these are the [`heads`]; their names begin with
/// `mazurka.`.
pub(crate) fn in_ir(heads: &[String]) -> String {
    let mentions = |word: &str| heads.iter().any(|text| text.contains(word));
    let always =
        [include_str!("library.ll"), include_str!("threads.ll"), include_str!("strings.ll")];
    let mut text = always.concat() + include_str!("handlers.ll");
    text += &cxx::models_for(&mentions);
    for (mention, part) in cxx::PARTS {
        // Several mentions may need the same part.
        if mentions(mention) && !text.contains(part) {
            text += part;
        }
    }
    for (mention, function) in cxx::OTHERWISE {
        if !mentions(mention) {
            text += function;
        }
    }
    text
}

/// What a program declares and defines, without the bodies of its functions, which are far longer: whatever these
/// mention is declared, but for what inline assembly has.
pub(crate) fn heads(program: &str) -> String {
    let assembly = if program.contains("rdtsc") { "rdtsc\n" } else { "" };
    let mut heads = assembly.to_string();
    for line in program.split('\n') {
        let start = line.len() - line.as_bytes().trim_ascii_start().len();
        if matches!(line.as_bytes()[start..], [b'@', ..] | [b'd', b'e', ..]) {
            heads.push_str(&line[start..]);
            heads.push('\n');
        }
    }
    heads
}

/// A function that the machine performs itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Builtin {
    /// Creates a thread; the arguments are the start routine, its argument, and whether it is detached.
    Spawn,
    /// Returns the `pthread_t` that the next thread created by this one will have; the argument is its handler, if it is a
    /// message.
    NextThread,
    /// Joins the thread with this `pthread_t`; returns its result.
    Join,
    /// Posts a message; the arguments are the function that it runs in and that function's arguments:
    /// the handler, what to call, and with what.
    Post,
    /// A message takes its handler.
    Begin,
    /// A message releases its handler.
    End,
    /// The function of a handler begins to serve messages: what started it goes on.
    Exec,
    /// Ends the calling thread.
    ThreadExit,
    /// Returns the `pthread_t` of the calling thread.
    ThreadSelf,
    /// Detaches the thread with this `pthread_t`.
    Detach,
    /// Operates on a synchronisation object.
    Sync(SyncCall),
    /// Chooses whether a wait wakes up spuriously, while the thread may still do that.
    Spurious,
    /// `setjmp`: saves where the thread is; returns 0, and something else when `longjmp` jumps there, or
    /// `pthread_exit` if a cleanup handler begins there.
    Landing,
    /// `longjmp`, with what `setjmp` saved and what this is to return.
    Jump,
    /// Installs a cleanup handler.
    CleanupPush,
    /// Removes a cleanup handler.
    CleanupPop,
    /// Continues `pthread_exit` after a cleanup handler.
    ExitOn,
    /// Allocates memory; the argument is its size.
    Malloc,
    /// Allocates memory for an array; the size is the product of the arguments.
    Calloc,
    /// Allocates aligned memory; the second argument is its size.
    AlignedAlloc,
    Free,
    /// Returns the size of the object that a pointer points to.
    ObjectSize,
    /// Stops the thread for good unless the argument is true.
    Assume,
    /// Stops the thread in the loop whose number is the second argument unless the first is true: the
    /// iteration changes nothing.
    PureIteration,
    /// Returns a number below the argument; all are explored.
    Choose,
    AssertFail,
    /// An error location of the verification suites.
    Error,
    Abort,
    /// Ends the whole program.
    EndProcess,
    /// Prints; other threads do not notice.
    Print(Printer),
    /// Formats text into private memory; returns its address.
    FormatText {
        list: bool,
    },
    /// Returns the floating-point number that a private text is.
    ParseNumber {
        single: bool,
    },
    /// Allocates private memory.
    Private,
    /// Allocates memory that the library keeps until the end.
    Lasting,
    /// Allocates memory; throws an exception if there is none.
    New,
    /// Throws an exception of which the argument tells what is known.
    Unwind,
    /// Casts between classes; the arguments are those of [`Types::cast`](crate::rtti::Types::cast).
    Cast,
    /// Returns where the threads that wait for a word are kept.
    WaitQueue,
    /// Something was asked of a library function that it cannot do here.
    Unsupported,
    /// The same; the argument is a text that says what, and what to do instead.
    Refuse,
    /// Ends the program because something went wrong.
    Terminate,
    /// An assertion of the C++ library fails; the fourth argument is its text.
    CxxAssertFail,
    /// Locks and unlocks of a word of four bytes.
    WordLock,
    WordUnlock,
    /// Everything up to the matching end is one step.
    AtomicBegin,
    AtomicEnd,
    /// Orders accesses; matters to the search for data races only.
    Fence(MemoryOrder),
    /// A bound on loops was reached.
    Bound,
    /// Does nothing and returns 0.
    Nothing,
    /// Returns its first argument.
    First,
    /// Returns whether the arguments are equal.
    Equal,
}

impl Builtin {
    /// Whether a call leaves the frames of its thread, with their local variables.
    pub(crate) fn leaves_frames(self) -> bool {
        matches!(self, Builtin::ThreadExit | Builtin::ExitOn | Builtin::Unwind | Builtin::Jump)
    }
}

/// What the name of an external function means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Meaning {
    /// The machine performs it.
    Builtin(Builtin),
    /// It is written in IR ([`in_ir`]), under this name.
    InIr(&'static str),
    /// It returns an arbitrary input.
    Input,
    /// It formats text into memory.
    Format(Formatter),
    /// It is known, but not supported; why, and what to do instead.
    Refused(&'static str),
}

/// The meaning of an external function, if there is one.
pub(crate) fn meaning(name: &str) -> Option<Meaning> {
    use Builtin::*;
    let builtin = |function| Some(Meaning::Builtin(function));
    let in_ir = |name| Some(Meaning::InIr(name));
    match name {
        "pthread_create" => in_ir("mazurka.pthread_create"),
        "pthread_join" => in_ir("mazurka.pthread_join"),
        "mazurka.spawn" => builtin(Spawn),
        "mazurka.next_thread" | "mazurka.next_message" => builtin(NextThread),
        "mazurka.join" => builtin(Join),
        "mazurka.post" => builtin(Post),
        "mazurka.begin" => builtin(Begin),
        "mazurka.end" => builtin(End),
        "pthread_exit" | "thrd_exit" => builtin(ThreadExit),
        "mazurka.format_text" => builtin(FormatText { list: false }),
        "mazurka.parse_double" => builtin(ParseNumber { single: false }),
        "mazurka.parse_float" => builtin(ParseNumber { single: true }),
        "mazurka.refuse" => builtin(Refuse),
        "_exit" | "_Exit" | "mazurka.end_process" => builtin(EndProcess),
        "pthread_self" | "thrd_current" | "mazurka.thread_self" => builtin(ThreadSelf),
        "pthread_equal" | "thrd_equal" => builtin(Equal),
        "pthread_detach" | "thrd_detach" => builtin(Detach),
        "mazurka.spurious" => builtin(Spurious),
        "setjmp" | "_setjmp" | "sigsetjmp" | "__sigsetjmp" => builtin(Landing),
        "mazurka.jump" => builtin(Jump),
        "__pthread_register_cancel" => builtin(CleanupPush),
        "__pthread_unregister_cancel" => builtin(CleanupPop),
        "__pthread_unwind_next" => builtin(ExitOn),
        "malloc" | "mazurka.malloc" | "valloc" => builtin(Malloc),
        "calloc" => builtin(Calloc),
        "aligned_alloc" | "memalign" => builtin(AlignedAlloc),
        "free" | "cfree" | "mazurka.free" => builtin(Free),
        "mazurka.object_size" => builtin(ObjectSize),
        "__VERIFIER_assume" | "mazurka_assume" => builtin(Assume),
        PURE_ITERATION => builtin(PureIteration),
        "mazurka_choose" | "mazurka.choose" => builtin(Choose),
        "__assert_fail" | "__assert" | "__assert_rtn" => builtin(AssertFail),
        "__VERIFIER_error" | "__VERIFIER_assert_fail" | "mazurka.error" => builtin(Error),
        "__VERIFIER_assert" => in_ir("mazurka.assert"),
        "__VERIFIER_tid" => in_ir("mazurka.tid"),
        "abort" | "llvm.trap" | "llvm.debugtrap" | "llvm.ubsantrap" => builtin(Abort),
        "mazurka_bound_reached" => builtin(Bound),
        "__VERIFIER_atomic_begin" | "mazurka.atomic_begin" => builtin(AtomicBegin),
        "__VERIFIER_atomic_end" | "mazurka.atomic_end" => builtin(AtomicEnd),
        "llvm.readcyclecounter" | "llvm.x86.rdtsc" => in_ir("mazurka.cycles"),
        _ if name.starts_with("__VERIFIER_nondet") => Some(Meaning::Input),
        _ => match name.strip_prefix("mazurka.call.") {
            // The library calls it by the name that programs use.
            Some(name) => meaning(name),
            None => handlers::meaning(name).or_else(|| known(name)),
        },
    }
}

fn known(name: &str) -> Option<Meaning> {
    let plain =
        plain(name).or_else(|| objects::sync(name).map(Builtin::Sync)).map(Meaning::Builtin);
    let objects = || {
        let in_ir = objects::by_ir(name).map(Meaning::InIr);
        in_ir.or_else(|| objects::refused(name).map(Meaning::Refused))
    };
    let prints = || printing::printer(name).map(|how| Meaning::Builtin(Builtin::Print(how)));
    let formats = || printing::formatter(name).map(Meaning::Format);
    plain.or_else(|| by_ir(name)).or_else(objects).or_else(prints).or_else(formats).or_else(|| {
        cxx::meaning(name).or_else(|| input(name)).or_else(|| {
            printing::gives_its_stream(name).then_some(Meaning::Builtin(Builtin::First))
        })
    })
}

/// Functions whose results are input, which has to be fixed or chosen.
fn input(name: &str) -> Option<Meaning> {
    let why = match name {
        "drand48" | "lrand48" => {
            "its numbers are input: use mazurka_choose(n) to explore all of them, or rand_r with a \
             seed of your own"
        }
        "clock" | "localtime" | "gmtime" => {
            "the time is input: use a constant, or mazurka_choose(n)"
        }
        "scanf" | "__isoc99_scanf" | "__isoc23_scanf" | "fscanf" | "__isoc99_fscanf"
        | "__isoc23_fscanf" | "getchar" | "fgets" | "fgetc" | "getc" | "getline" | "getdelim"
        | "read" | "fread" => {
            "the program is given no input: give it with --stdin FILE, or use mazurka_choose(n)"
        }
        _ => return None,
    };
    Some(Meaning::Refused(why))
}

/// Whether an external function keeps no copy of an address that is passed as this parameter.
pub(crate) fn forgets(name: &str, _parameter: usize) -> bool {
    let printing = printing::printer(name).is_some() || printing::formatter(name).is_some();
    let asking = matches!(
        name,
        "mazurka.object_size"
            | "mazurka.word_lock"
            | "mazurka.word_unlock"
            | "nanosleep"
            | "setjmp"
            | "_setjmp"
            | "sigsetjmp"
            | "__sigsetjmp"
            | "__pthread_register_cancel"
            | "__pthread_unregister_cancel"
            | "__pthread_unwind_next"
    );
    let asking = asking || name.starts_with("__atomic_");
    printing || asking || objects::sync(name).is_some() || ignored_intrinsic(name) || is_await(name)
}

/// Whether an external function has no effect, so that a loop which only waits may call it.
pub(crate) fn silent(name: &str) -> bool {
    let yields = ["sched_yield", "pthread_yield", "thrd_yield", "usleep", "sleep", "nanosleep"];
    let asks = ["pthread_self", "pthread_equal", "__VERIFIER_assume", "mazurka_assume"];
    yields.contains(&name)
        || MARKS.contains(&name)
        || asks.contains(&name)
        || name == COVER
        || name.starts_with(COVER_BRANCH)
        || name.starts_with("llvm.expect.")
        || ignored_intrinsic(name)
}

/// What suites say about loops, for checkers that have to be told.
const MARKS: [&str; 9] = [
    "__VERIFIER_loop_begin",
    "__VERIFIER_loop_bound",
    "__VERIFIER_spin_start",
    "__VERIFIER_spin_end",
    "__VERIFIER_faiZNE_spin_end",
    "__VERIFIER_lockZNE_spin_end",
    "__VERIFIER_opt_begin",
    "__VERIFIER_annotate_begin",
    "__VERIFIER_annotate_end",
];

/// Functions that have no effect on the program or other threads.
fn plain(name: &str) -> Option<Builtin> {
    match name {
        _ if MARKS.contains(&name) => Some(Builtin::Nothing),
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
        | "pthread_testcancel"
        | "pthread_setname_np"
        | "pthread_yield"
        | "sched_yield"
        | "usleep"
        | "sleep"
        | "nanosleep"
        | "clock_nanosleep"
        | "thrd_yield"
        | "thrd_sleep"
        | "fflush"
        | "setbuf"
        | "setvbuf"
        | "pthread_mutexattr_destroy"
        | "llvm.stacksave"
        | "llvm.stacksave.p0"
        | "llvm.stackrestore"
        | "llvm.stackrestore.p0" => Some(Builtin::Nothing),
        "__builtin_expect" => Some(Builtin::First),
        _ if FIRST.iter().any(|prefix| name.starts_with(prefix)) => Some(Builtin::First),
        _ if ignored_intrinsic(name) => Some(Builtin::Nothing),
        _ => None,
    }
}

/// Intrinsics that return their first argument.
const FIRST: [&str; 6] = [
    "llvm.expect.",
    "llvm.launder.invariant.group",
    "llvm.strip.invariant.group",
    "llvm.ssa.copy",
    "llvm.annotation.",
    "llvm.ptr.annotation.",
];

fn ignored_intrinsic(name: &str) -> bool {
    const IGNORED: [&str; 13] = [
        "llvm.va_",
        "llvm.var.annotation",
        "llvm.fake.use",
        "llvm.dbg.",
        "llvm.lifetime.",
        "llvm.assume",
        "llvm.experimental.noalias.scope.decl",
        "llvm.donothing",
        "llvm.invariant.",
        "llvm.sideeffect",
        "llvm.prefetch",
        "llvm.x86.sse2.pause",
        "llvm.aarch64.hint",
    ];
    IGNORED.iter().any(|prefix| name.starts_with(prefix))
}

/// The functions of the C library that are written in IR.
fn by_ir(name: &str) -> Option<Meaning> {
    const NAMES: [(&str, &str); 36] = [
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
        ("llabs", "mazurka.labs"),
        ("bcmp", "mazurka.memcmp"),
        ("memchr", "mazurka.memchr"),
        ("strnlen", "mazurka.strnlen"),
        ("strncat", "mazurka.strncat"),
        ("strrchr", "mazurka.strrchr"),
        ("strstr", "mazurka.strstr"),
        ("strdup", "mazurka.strdup"),
        ("strndup", "mazurka.strndup"),
        ("atoi", "mazurka.atoi"),
        ("atol", "mazurka.atol"),
        ("atoll", "mazurka.atol"),
        ("strtol", "mazurka.strtol"),
        ("strtoul", "mazurka.strtol"),
        ("strtoll", "mazurka.strtol"),
        ("strtoull", "mazurka.strtol"),
        ("__isoc23_strtol", "mazurka.strtol"),
        ("__isoc23_strtoul", "mazurka.strtol"),
        ("qsort", "mazurka.qsort"),
        ("bsearch", "mazurka.bsearch"),
        ("rand_r", "mazurka.rand_r"),
    ];
    NAMES.iter().find(|(c, _)| *c == name).map(|(_, ir)| Meaning::InIr(ir))
}
