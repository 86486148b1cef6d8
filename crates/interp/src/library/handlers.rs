//! The functions on handlers and messages: those of `mazurka.h`, and by the names that benchmarks use.

use super::{Builtin, Meaning};
use mazurka_ir::{Function, Linkage, Module};

/// The meaning of a function on handlers, if this is one.
pub(super) fn meaning(name: &str) -> Option<Meaning> {
    match unnumbered(name) {
        "qthread_create" => Some(Meaning::InIr("mazurka.handler_with_function")),
        "qthread_start" => Some(Meaning::InIr("mazurka.handler_start")),
        "qthread_post_event" | "mazurka_post" => Some(Meaning::InIr("mazurka.post_event")),
        "qthread_exec" => Some(Meaning::Builtin(Builtin::Exec)),
        "mazurka_handler_create" => Some(Meaning::InIr("mazurka.handler_create")),
        "qthread_wait" | "qthread_quit" => Some(Meaning::Builtin(Builtin::Nothing)),
        "mazurka_handler_start" | "mazurka_handler_wait" | "mazurka_handler_quit" => {
            Some(Meaning::Builtin(Builtin::Nothing))
        }
        _ => None,
    }
}

/// The name of a function of C without the number that linking gave it, since another file has one of that name.
pub(crate) fn unnumbered(name: &str) -> &str {
    match name.split_once('.') {
        Some((name, number)) if number.bytes().all(|b| b.is_ascii_digit()) => name,
        _ => name,
    }
}

/// Whether the library replaces a function even if the program defines it: headers of event-driven
/// benchmarks define bodies that are not meant to be checked. A static function that only has such a
/// name is the program's own, unless the program has the functions of `mazurka.h`, where those are static, too.
pub(crate) fn replaces(module: &Module, function: &Function) -> bool {
    let is_static = || function.defined && function.linkage == Linkage::Internal;
    let has_header = || {
        let names = ["mazurka_handler_create", "mazurka_handler_start", "mazurka_post"];
        names.iter().any(|name| module.function_named(name).is_some())
    };
    meaning(&function.name).is_some() && (!is_static() || has_header())
}
