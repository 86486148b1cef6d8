//! The functions and variables of C++'s library that live in its shared object, by their mangled
//! names. Everything else of the library is templates and inline functions, which clang compiles
//! with the program.

use super::{Builtin, Meaning, exceptions};
use rustc_hash::FxHashMap;
use std::sync::LazyLock;

/// What is written in IR under the name that it has in the library, behind `mazurka.`: by that name.
static MODELS: LazyLock<FxHashMap<String, String>> = LazyLock::new(|| {
    let text = models() + &libcxx() + ATOMIC;
    let names = text.lines().filter_map(|line| {
        let line =
            line.strip_prefix("define ").or_else(|| line.starts_with('@').then_some(line))?;
        let (_, name) = line.split_once("@mazurka.")?;
        let end = name.find(['(', ' '])?;
        Some((name[..end].to_string(), format!("mazurka.{}", &name[..end])))
    });
    names.filter(|(name, _)| name.starts_with('_')).collect()
});

/// How their names begin: those of most functions in C do not, and whoever has none of them need not look for them all.
const MODELLED: [&str; 4] = ["_Z", "__atomic_", "__cxa_", "__dynamic_cast"];

/// The name in IR of what the library has under this name.
fn modelled(name: &str) -> Option<&'static str> {
    let possible = MODELLED.iter().any(|beginning| name.starts_with(beginning));
    possible.then(|| MODELS.get(name)).flatten().map(|name| &**name)
}

/// Atomic operations that the compiler leaves to a library.
const ATOMIC: &str = include_str!("atomic.ll");

/// All that is written in IR under the name that it has in the library.
fn models() -> String {
    [
        include_str!("exception.ll"),
        include_str!("error.ll"),
        include_str!("rtti.ll"),
        include_str!("future.ll"),
        include_str!("tree.ll"),
        include_str!("hash.ll"),
    ]
    .concat()
        + &exceptions::classes()
}

/// What libc++ adds to them.
fn libcxx() -> String {
    include_str!("libcxx.ll").to_string() + &exceptions::libcxx_classes()
}

/// The meaning of a function of the C++ library.
pub(crate) fn meaning(name: &str) -> Option<Meaning> {
    machine(name).map(Meaning::Builtin).or_else(|| in_ir(name))
}

fn machine(name: &str) -> Option<Builtin> {
    match name {
        "_Znwm" | "_Znam" | "_ZnwmSt11align_val_t" | "_ZnamSt11align_val_t" => Some(Builtin::New),
        "_ZnwmRKSt9nothrow_t"
        | "_ZnamRKSt9nothrow_t"
        | "_ZnwmSt11align_val_tRKSt9nothrow_t"
        | "_ZnamSt11align_val_tRKSt9nothrow_t" => Some(Builtin::Malloc),
        "__gxx_personality_v0" => Some(Builtin::Nothing),
        "_ZSt9terminatev"
        | "__cxa_pure_virtual"
        | "__cxa_deleted_virtual"
        | "mazurka.terminate" => Some(Builtin::Terminate),
        "mazurka.unwind" => Some(Builtin::Unwind),
        "mazurka.cast" => Some(Builtin::Cast),
        "mazurka.wait_queue" => Some(Builtin::WaitQueue),
        "mazurka.unsupported" => Some(Builtin::Unsupported),
        "_ZSt21__glibcxx_assert_failPKciS0_S0_" => Some(Builtin::CxxAssertFail),
        "mazurka.private" => Some(Builtin::Private),
        "mazurka.lasting" => Some(Builtin::Lasting),
        "mazurka.word_lock" => Some(Builtin::WordLock),
        "mazurka.word_unlock" => Some(Builtin::WordUnlock),
        _ if name.starts_with("_ZdlPv") || name.starts_with("_ZdaPv") => Some(Builtin::Free),
        _ if empty(name) => Some(Builtin::Nothing),
        _ => None,
    }
}

/// Whether a function without a body may throw an exception.
pub(crate) fn throws(name: &str) -> bool {
    matches!(machine(name), Some(Builtin::New | Builtin::Unwind))
}

/// Constructors and destructors that have nothing to do.
fn empty(name: &str) -> bool {
    name.starts_with("_ZNSaIcE")
        || name.starts_with("_ZNSaIwE")
        || name.starts_with("_ZNSt8ios_base4Init")
        || name.starts_with("_ZNSt6thread6_StateD")
}

fn in_ir(name: &str) -> Option<Meaning> {
    const NAMES: [(&str, &str); 29] = [
        ("__cxa_atexit", "mazurka.cxa_atexit"),
        ("atexit", "mazurka.atexit"),
        ("__cxa_thread_atexit", "mazurka.cxa_thread_atexit"),
        ("__cxa_guard_acquire", "mazurka.guard_acquire"),
        ("__cxa_guard_release", "mazurka.guard_release"),
        ("__cxa_guard_abort", "mazurka.guard_abort"),
        (
            "_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE",
            "mazurka.std_thread_start",
        ),
        ("_ZNSt6thread4joinEv", "mazurka.std_thread_join"),
        ("_ZNSt6thread6detachEv", "mazurka.std_thread_detach"),
        ("_ZNSt6thread20hardware_concurrencyEv", "mazurka.hardware_concurrency"),
        ("_ZNSt18condition_variableC1Ev", "mazurka.condition_init"),
        ("_ZNSt18condition_variableC2Ev", "mazurka.condition_init"),
        ("_ZNSt18condition_variableD1Ev", "mazurka.condition_destroy"),
        ("_ZNSt18condition_variableD2Ev", "mazurka.condition_destroy"),
        ("_ZNSt18condition_variable4waitERSt11unique_lockISt5mutexE", "mazurka.condition_wait"),
        ("_ZNSt18condition_variable10notify_oneEv", "mazurka.condition_notify_one"),
        ("_ZNSt18condition_variable10notify_allEv", "mazurka.condition_notify_all"),
        ("__once_proxy", "mazurka.once_proxy"),
        ("_ZNSt6chrono3_V212steady_clock3nowEv", "mazurka.now"),
        ("_ZNSt6chrono3_V212system_clock3nowEv", "mazurka.now"),
        ("_ZNSt3__16chrono12steady_clock3nowEv", "mazurka.now"),
        ("_ZNSt3__16chrono12system_clock3nowEv", "mazurka.now_in_microseconds"),
        ("_ZNSt8__detail15_List_node_base7_M_hookEPS0_", "mazurka.list_hook"),
        ("_ZNSt8__detail15_List_node_base9_M_unhookEv", "mazurka.list_unhook"),
        ("_ZNSt8__detail15_List_node_base11_M_transferEPS0_S1_", "mazurka.list_transfer"),
        ("_ZNSt8__detail15_List_node_base10_M_reverseEv", "mazurka.list_reverse"),
        ("_ZNSt8__detail15_List_node_base4swapERS0_S1_", "mazurka.list_swap"),
        ("exit", "mazurka.exit"),
        ("_ZSt4exiti", "mazurka.exit"),
    ];
    let listed = NAMES.iter().find(|(cxx, _)| *cxx == name).map(|(_, ir)| *ir);
    listed.or_else(|| modelled(name)).or_else(|| in_place_of_header(name)).map(Meaning::InIr)
}

/// What the library has in place of a function that headers define, so that programs contain it: the
/// trees of libc++ are not balanced, and its threads do nothing special at their end.
pub(crate) fn in_place_of_header(name: &str) -> Option<&'static str> {
    const TREE: &str = "IPNS_16__tree_node_baseIPvEEEEvT_S5_";
    let name = name.strip_prefix("_ZNSt3__1")?;
    match name {
        "21__thread_specific_ptrINS_15__thread_structEE11set_pointerEPS1_" => {
            Some("mazurka.libcxx_set_thread_struct")
        }
        // Newer versions have a tag between the name and the types.
        _ if !name.ends_with(TREE) => None,
        _ if name.starts_with("27__tree_balance_after_insert") => {
            Some("mazurka_libcxx_tree_insert")
        }
        _ if name.starts_with("13__tree_remove") => Some("mazurka_libcxx_tree_remove"),
        _ => None,
    }
}

/// Variables of the C and C++ libraries whose content does not matter, or is zero.
pub(crate) fn known_variable(name: &str) -> bool {
    let known = [
        "__dso_handle",
        "__libc_single_threaded",
        "_ZSt4cout",
        "_ZSt4cerr",
        "_ZSt4clog",
        "_ZSt3cin",
        "_ZSt7nothrow",
        "_ZSt15__once_callable",
        "_ZSt11__once_call",
    ];
    let has_table = name.starts_with("_ZTV") && modelled(name).is_some();
    // Descriptions of types, which only unwinding looks into; tables of virtual
    // functions of classes that are in the shared library.
    known.contains(&name)
        || has_table
        || name.starts_with("llvm.")
        || name.starts_with("_ZTI")
        || name.starts_with("_ZTVN10__cxxabiv1")
        || name.starts_with("_ZTVSt")
        || name.starts_with("_ZTVNSt3__114__shared_count")
        || name.starts_with("_ZTVNSt3__119__shared_weak_count")
        || name.starts_with("_ZTVNSt6thread6_StateE")
}

/// What is written in IR under the name that it has in the library, if a program is one of C++: it is asked what it
/// mentions.
pub(crate) fn models_for(mentions: &impl Fn(&str) -> bool) -> String {
    let cxx = mentions("@_Z") || mentions("@__cxa_");
    let mut text = if cxx { models() } else { String::new() };
    if mentions("NSt3__1") || mentions("@_ZNSt13exception_ptr") {
        text += &libcxx();
    }
    text
}

/// The parts of the library in IR that a program needs if its text mentions something.
pub(crate) const PARTS: [(&str, &str); 13] = [
    ("longjmp", include_str!("jumps.ll")),
    ("_ZNSt6thread", include_str!("thread.ll")),
    ("__cxa_guard", include_str!("guard.ll")),
    ("condition_variable", include_str!("condition.ll")),
    ("__once_proxy", include_str!("once.ll")),
    ("_clock3nowEv", include_str!("clock.ll")),
    ("_List_node_base", include_str!("list.ll")),
    ("atexit", include_str!("exit.ll")),
    ("__cxa_thread_atexit", include_str!("thread_exit.ll")),
    ("@exit(", include_str!("claim.ll")),
    ("@__atomic_", ATOMIC),
    ("rdtsc", CYCLES),
    ("@llvm.readcyclecounter", CYCLES),
];

/// The time stamp counter, which intrinsics and inline assembly read.
const CYCLES: &str = include_str!("cycles.ll");

/// Functions that do nothing if the program does not mention what would give them something to do.
pub(crate) const OTHERWISE: [(&str, &str); 4] = [
    ("__cxa_thread_atexit", "\ndefine void @mazurka.run_thread_handlers() {\n  ret void\n}\n"),
    ("@exit(", "\ndefine void @mazurka.claim_exit() {\n  ret void\n}\n"),
    ("atexit", "\ndefine void @mazurka.run_handlers() {\n  ret void\n}\n"),
    ("_clock3nowEv", "\ndefine void @mazurka.time_is_over(ptr %time) {\n  ret void\n}\n"),
];

/// The source's name of a type that is thrown, whose mangled name this is.
pub(crate) fn exception_name(name: &str) -> String {
    match name {
        "i" => return "int".to_string(),
        "PKc" => return "const char*".to_string(),
        "j" => return "unsigned int".to_string(),
        "l" => return "long".to_string(),
        "d" => return "double".to_string(),
        _ => {}
    }
    let name = name.strip_prefix('N').unwrap_or(name);
    let (std, mut rest) = match name.strip_prefix("St") {
        Some(rest) => (Some("std"), rest),
        None => (None, name),
    };
    let mut parts: Vec<&str> = std.into_iter().collect();
    while let Some((part, after)) = segment(rest) {
        parts.push(part);
        rest = after;
    }
    parts.join("::")
}

/// A name with its length before it.
fn segment(text: &str) -> Option<(&str, &str)> {
    let digits = text.find(|c: char| !c.is_ascii_digit())?;
    let length: usize = text[..digits].parse().ok()?;
    let rest = &text[digits..];
    Some((rest.get(..length)?, rest.get(length..)?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn exceptions_have_the_names_of_the_source() {
        assert_eq!(exception_name("St13runtime_error"), "std::runtime_error");
        assert_eq!(exception_name("N3app5ErrorE"), "app::Error");
        assert_eq!(exception_name("7Problem"), "Problem");
        assert_eq!(exception_name("i"), "int");
    }

    #[test]
    fn every_model_is_found_by_the_beginning_of_its_name() {
        for name in MODELS.keys() {
            assert!(modelled(name).is_some(), "{name}");
        }
        assert!(MODELS.len() > 50, "{}", MODELS.len());
    }
}
