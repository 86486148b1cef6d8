//! The functions and variables of C++'s library that live in its shared object, by their mangled
//! names. Everything else of the library is templates and inline functions, which clang compiles
//! with the program.

use super::{Builtin, Meaning};

/// The exceptions of `<stdexcept>`, which know what they say.
const TOLD: [&str; 9] = [
    "11logic_error",
    "12domain_error",
    "12length_error",
    "12out_of_range",
    "16invalid_argument",
    "11range_error",
    "13runtime_error",
    "14overflow_error",
    "15underflow_error",
];

/// The meaning of a function of the C++ library.
pub(crate) fn meaning(name: &str) -> Option<Meaning> {
    machine(name).map(Meaning::Builtin).or_else(|| in_ir(name)).or_else(|| refused(name))
}

fn machine(name: &str) -> Option<Builtin> {
    match name {
        "_Znwm" | "_Znam" | "_ZnwmSt11align_val_t" | "_ZnamSt11align_val_t" => Some(Builtin::New),
        "_ZnwmRKSt9nothrow_t"
        | "_ZnamRKSt9nothrow_t"
        | "_ZnwmSt11align_val_tRKSt9nothrow_t"
        | "_ZnamSt11align_val_tRKSt9nothrow_t"
        | "__cxa_allocate_exception" => Some(Builtin::Malloc),
        "__cxa_free_exception" => Some(Builtin::Nothing),
        "__cxa_begin_catch" | "__cxa_get_exception_ptr" => Some(Builtin::First),
        "__cxa_end_catch" | "__gxx_personality_v0" => Some(Builtin::Nothing),
        "__cxa_throw"
        | "__cxa_rethrow"
        | "__cxa_bad_cast"
        | "__cxa_bad_typeid"
        | "__cxa_throw_bad_array_new_length"
        | "_ZSt9terminatev"
        | "_Unwind_Resume"
        | "__cxa_pure_virtual"
        | "__cxa_deleted_virtual"
        | "__cxa_call_unexpected" => Some(Builtin::Throw),
        "_ZSt21__glibcxx_assert_failPKciS0_S0_" => Some(Builtin::CxxAssertFail),
        "mazurka.private" => Some(Builtin::Private),
        "mazurka.lasting" => Some(Builtin::Lasting),
        "mazurka.word_lock" => Some(Builtin::WordLock),
        "mazurka.word_unlock" => Some(Builtin::WordUnlock),
        _ if name.starts_with("_ZdlPv") || name.starts_with("_ZdaPv") => Some(Builtin::Free),
        _ if throws(name) => Some(Builtin::Throw),
        _ if empty(name) => Some(Builtin::Nothing),
        _ => None,
    }
}

/// The functions `std::__throw_…`.
fn throws(name: &str) -> bool {
    name.starts_with("mazurka.throw.") || name.starts_with("_ZSt") && name.contains("__throw_")
}

/// Constructors and destructors that have nothing to do.
fn empty(name: &str) -> bool {
    let destroys = ["D0Ev", "D1Ev", "D2Ev"].iter().any(|end| name.ends_with(end));
    let exception = name.starts_with("_ZNSt") && destroys && {
        let told = TOLD.iter().any(|class| name[5..].starts_with(class));
        told || name[5..].starts_with("9exception") || name[5..].starts_with("9bad_alloc")
    };
    exception
        || name.starts_with("_ZNSaIcE")
        || name.starts_with("_ZNSaIwE")
        || name.starts_with("_ZNSt8ios_base4Init")
        || name.starts_with("_ZNSt6thread6_StateD")
}

fn in_ir(name: &str) -> Option<Meaning> {
    const NAMES: [(&str, &str); 24] = [
        ("__cxa_atexit", "mazurka.cxa_atexit"),
        ("atexit", "mazurka.atexit"),
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
        ("_ZNSt8__detail15_List_node_base7_M_hookEPS0_", "mazurka.list_hook"),
        ("_ZNSt8__detail15_List_node_base9_M_unhookEv", "mazurka.list_unhook"),
        ("_ZNSt8__detail15_List_node_base11_M_transferEPS0_S1_", "mazurka.list_transfer"),
        ("exit", "mazurka.exit"),
        ("_ZSt4exiti", "mazurka.exit"),
    ];
    if let Some((_, ir)) = NAMES.iter().find(|(cxx, _)| *cxx == name) {
        return Some(Meaning::InIr(ir));
    }
    let class = name.strip_prefix("_ZNSt")?;
    let rest = TOLD.iter().find_map(|told| class.strip_prefix(told))?;
    match rest {
        "C1EPKc" | "C2EPKc" => Some(Meaning::InIr("mazurka.exception_text")),
        _ if rest.starts_with("C1ERKNSt7__cxx1112basic_string")
            || rest.starts_with("C2ERKNSt7__cxx1112basic_string") =>
        {
            Some(Meaning::InIr("mazurka.exception_string"))
        }
        _ => None,
    }
}

fn refused(name: &str) -> Option<Meaning> {
    let why = match name {
        "__dynamic_cast" => "dynamic_cast is not supported: use a virtual function",
        "__cxa_thread_atexit" => "thread_local variables with destructors are not supported",
        _ if name.contains("_Rb_tree") => {
            "std::map and std::set are not supported: their functions are in the shared library; \
             use a sorted std::vector"
        }
        _ if name.contains("20_Prime_rehash_policy") => {
            "std::unordered_map and std::unordered_set are not supported: their functions are in \
             the shared library; use a std::vector"
        }
        _ if name.contains("__future_base") => {
            "std::future and std::async are not supported: use std::thread"
        }
        _ => return None,
    };
    Some(Meaning::Refused(why))
}

/// Variables of the C and C++ libraries whose content does not matter, or is zero.
pub(crate) fn known_variable(name: &str) -> bool {
    let known = [
        "stdout",
        "stderr",
        "stdin",
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
    // Descriptions of types, which only unwinding looks into; tables of virtual
    // functions of classes that are in the shared library.
    known.contains(&name)
        || name.starts_with("llvm.")
        || name.starts_with("_ZTI")
        || name.starts_with("_ZTVN10__cxxabiv1")
        || name.starts_with("_ZTVSt")
        || name.starts_with("_ZTVNSt6thread6_StateE")
}

/// The parts of the library in IR that a program needs if its text mentions something.
pub(crate) const PARTS: [(&str, &str); 9] = [
    ("_ZNSt6thread", include_str!("thread.ll")),
    ("__cxa_guard", include_str!("guard.ll")),
    ("condition_variable", include_str!("condition.ll")),
    ("__once_proxy", include_str!("once.ll")),
    ("_clock3nowEv", include_str!("clock.ll")),
    ("__cxa_throw", include_str!("exception.ll")),
    ("_List_node_base", include_str!("list.ll")),
    ("atexit", include_str!("exit.ll")),
    ("@exit(", include_str!("claim.ll")),
];

/// Functions that do nothing if the program does not mention what would give them something to do.
pub(crate) const OTHERWISE: [(&str, &str); 3] = [
    ("@exit(", "\ndefine void @mazurka.claim_exit() {\n  ret void\n}\n"),
    ("atexit", "\ndefine void @mazurka.run_handlers() {\n  ret void\n}\n"),
    ("_clock3nowEv", "\ndefine void @mazurka.time_is_over(ptr %time) {\n  ret void\n}\n"),
];

/// The source's name of an exception: of a `typeinfo` variable or of a function `std::__throw_…`.
pub(crate) fn exception_name(symbol: &str) -> String {
    if let Some((_, name)) = symbol.split_once("__throw_") {
        let ends = ["_fmtPKcz", "PKc", "i", "v"];
        let name = ends.iter().find_map(|end| name.strip_suffix(end)).unwrap_or(name);
        return format!("std::{name}");
    }
    let Some(name) = symbol.strip_prefix("_ZTI") else { return symbol.to_string() };
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
        assert_eq!(exception_name("_ZTISt13runtime_error"), "std::runtime_error");
        assert_eq!(exception_name("_ZTIN3app5ErrorE"), "app::Error");
        assert_eq!(exception_name("_ZTI7Problem"), "Problem");
        assert_eq!(exception_name("_ZTIi"), "int");
        assert_eq!(exception_name("_ZSt20__throw_length_errorPKc"), "std::length_error");
        assert_eq!(exception_name("_ZSt20__throw_system_errori"), "std::system_error");
        assert_eq!(exception_name("_ZSt17__throw_bad_allocv"), "std::bad_alloc");
        assert_eq!(exception_name("_ZSt24__throw_out_of_range_fmtPKcz"), "std::out_of_range");
    }
}
