//! Which functions of the library in IR a program may come to: only these are read.
//!
//! The measure is mention, in the text: of the library, what is not mentioned is not even parsed. Whoever has parsed the
//! program knows its names better than the text shows, and asks whether none was overlooked ([`Choice::covers`]).

use super::models::possible as possible_models;
use super::{BARRIER, Meaning, meaning};
use mazurka_ir::Module;
use rustc_hash::{FxHashMap, FxHashSet};

/// What the compiler calls although no program mentions it.
const ALWAYS: [&str; 7] = [
    "mazurka.memmove",
    "mazurka.memset",
    "mazurka.finish_process",
    "mazurka.run_destructors",
    "mazurka.handler_start",
    "mazurka.cycles",
    "mazurka._ZSt17__throw_bad_allocv",
];

/// What is needed where something else is, without being mentioned there.
const IMPLIED: [(&str, &str); 5] = [
    ("mazurka.key_create", "mazurka.thread"),
    ("mazurka.cxa_thread_atexit", "mazurka.thread"),
    (BARRIER[0], BARRIER[1]),
    ("_ZNSt3__16chrono12steady_clock3nowEv", "mazurka.libcxx_polling_begins"),
    ("_ZNSt3__16chrono12steady_clock3nowEv", "mazurka.libcxx_polling_ends"),
];

/// A part of the library in IR.
pub(crate) struct Choice<'t> {
    /// Its text.
    pub(crate) text: String,
    /// The names for which it was chosen.
    names: FxHashSet<&'t str>,
}

impl<'t> Choice<'t> {
    /// What a program may need of a library of which these are the heads.
    pub(crate) fn new(library: &'t str, program: &'t [String]) -> Choice<'t> {
        let pieces = pieces(library);
        let functions: FxHashMap<&str, &str> =
            pieces.iter().filter_map(|piece| Some((piece.function?, piece.text))).collect();
        let rest = pieces.iter().filter(|piece| piece.function.is_none());
        let mut work: Vec<&str> = rest.flat_map(|piece| mentions(piece.text)).collect();
        work.extend(ALWAYS);
        work.extend(program.iter().flat_map(|heads| mentions(heads)));
        let names = closure(&functions, work);
        let needed = |function: &str| names.contains(function);
        let chosen = pieces.iter().filter(|piece| piece.function.is_none_or(needed));
        Choice { text: chosen.map(|piece| piece.text).collect(), names }
    }

    /// Whether this was chosen for all that the modules declare and define.
    pub(crate) fn covers<'m>(&self, mut modules: impl Iterator<Item = &'m Module>) -> bool {
        modules.all(|module| module.functions.iter().all(|f| self.names.contains(&*f.name)))
    }
}

/// The names that some names need, themselves included; functions of the library are given with their texts.
fn closure<'t>(functions: &FxHashMap<&str, &'t str>, mut work: Vec<&'t str>) -> FxHashSet<&'t str> {
    let mut names = FxHashSet::default();
    let mut models = possible_models();
    loop {
        while let Some(name) = work.pop() {
            if !names.insert(name) {
                continue;
            }
            work.extend(functions.get(name).into_iter().flat_map(|text| mentions(text)));
            work.extend(IMPLIED.iter().filter(|(given, _)| *given == name).map(|(_, then)| then));
            match meaning(name) {
                Some(Meaning::InIr(other)) => work.push(other),
                Some(Meaning::Format(_)) => work.push("mazurka.put"),
                _ => {}
            }
        }
        let Some(at) = models.iter().position(|model| model.defines_some(&names)) else {
            return names;
        };
        let lines = models.swap_remove(at).text.lines();
        let heads = lines.filter(|line| line.starts_with("de"));
        work.extend(heads.flat_map(mentions));
    }
}

/// A function, or what is between two.
struct Piece<'t> {
    function: Option<&'t str>,
    text: &'t str,
}

/// A text in which functions begin with `define` and end with a brace, each at the beginning of a line, in pieces.
fn pieces(text: &str) -> Vec<Piece<'_>> {
    let mut pieces = Vec::new();
    let mut rest = text;
    while let Some(start) = find_line(rest, "define ") {
        let (before, from) = rest.split_at(start);
        let end = find_line(from, "}").map_or(from.len(), |brace| brace + 1);
        let (function, after) = from.split_at(end);
        pieces.push(Piece { function: None, text: before });
        pieces.push(Piece { function: mentions(function).next(), text: function });
        rest = after;
    }
    pieces.push(Piece { function: None, text: rest });
    pieces
}

/// Where the first line starts that begins so.
fn find_line(text: &str, beginning: &str) -> Option<usize> {
    let mut start = 0;
    loop {
        let line = text.get(start..)?;
        if line.starts_with(beginning) {
            return Some(start);
        }
        start += line.find('\n')? + 1;
    }
}

/// The names of functions and variables in a text, as they are written.
fn mentions(text: &str) -> impl Iterator<Item = &str> {
    text.split('@').skip(1).map(|rest| match rest.strip_prefix('"') {
        Some(quoted) => quoted.split('"').next().unwrap_or_default(),
        None => {
            let is_part = |b: u8| b.is_ascii_alphanumeric() || b"$._-".contains(&b);
            &rest[..rest.bytes().position(|b| !is_part(b)).unwrap_or(rest.len())]
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    use crate::library::{heads, in_ir};

    const PROGRAM: &str = "declare i32 @pthread_create(ptr, ptr, ptr, ptr)\n\
                           declare i32 @snprintf(ptr, i64, ptr, ...)\n\
                           define i32 @main() {\n  ret i32 0\n}\n";

    fn functions(text: &str) -> Vec<String> {
        let module = mazurka_ir::parse("library", text.as_bytes()).expect("it is well-formed");
        let defined = module.functions.iter().filter(|f| f.defined);
        defined.map(|f| f.name.to_string()).collect()
    }

    #[test]
    fn what_a_program_does_not_come_to_is_left_out() {
        let heads = [heads(PROGRAM)];
        let library = in_ir(&heads);
        let choice = Choice::new(&library, &heads);
        let chosen = functions(&choice.text);
        for name in ["pthread_create", "put", "memcpy", "finish_process", "run_handlers"] {
            assert!(chosen.contains(&format!("mazurka.{name}")), "{name} in {chosen:?}");
        }
        for name in ["qsort", "pthread_join", "key_create", "thread"] {
            assert!(!chosen.contains(&format!("mazurka.{name}")), "{name} in {chosen:?}");
        }
    }

    #[test]
    fn pieces_are_the_functions_of_the_whole_library() {
        let program = "declare void @_ZNSt3__1x() @_ZNSt6thread @__cxa_guard condition_variable _clock3nowEv \
                       _List_node_base __cxa_thread_atexit @exit( @__atomic_ rdtsc longjmp\n";
        let library = in_ir(&[heads(program)]);
        let pieces = pieces(&library);
        let found: Vec<&str> = pieces.iter().filter_map(|piece| piece.function).collect();
        assert_eq!(found, functions(&library));
        assert_eq!(pieces.iter().map(|piece| piece.text).collect::<String>(), library);
    }

    #[test]
    fn a_name_that_was_overlooked_is_noticed() {
        let heads = [heads(PROGRAM)];
        let library = in_ir(&heads);
        let choice = Choice::new(&library, &heads);
        let parse = |text: &str| mazurka_ir::parse("program", text.as_bytes()).expect("a program");
        assert!(choice.covers([parse(PROGRAM)].iter()));
        assert!(!choice.covers([parse("declare i32 @pthread_join(i64, ptr)\n")].iter()));
    }
}
