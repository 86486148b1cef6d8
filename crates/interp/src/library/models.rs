//! Functions of the C library as models in C, compiled to IR beforehand: `models/*.c` and what clang makes of them.
//!
//! A model is linked to programs that use something it defines and do not define it themselves. So its variables
//! are shared like those of the program, and each access to them is an event; locks are where glibc has them.
//! `crates/interp/tests/models.rs` compiles the models again and compares what they compute with native runs.

use super::cxx::in_place_of_header;
use crate::environment::Environment;
use mazurka_ir::{LinkUnit, Linkage, Module, ParseError, Precedence, parse};
use rustc_hash::FxHashSet;

/// What messages call a model.
pub(crate) const NAME: &str = "the C library";

const MODELS: [&str; 20] = [
    include_str!("models/attributes.ll"),
    include_str!("models/ctype.ll"),
    include_str!("models/floating.ll"),
    include_str!("models/format.ll"),
    include_str!("models/futex.ll"),
    include_str!("models/getopt.ll"),
    include_str!("models/libcxx_assert.ll"),
    include_str!("models/libcxx_error.ll"),
    include_str!("models/libcxx_future.ll"),
    include_str!("models/libcxx_shared.ll"),
    include_str!("models/libcxx_streams.ll"),
    include_str!("models/libcxx_string.ll"),
    include_str!("models/libcxx_threads.ll"),
    include_str!("models/libcxx_tree.ll"),
    include_str!("models/posix.ll"),
    include_str!("models/random.ll"),
    include_str!("models/scan.ll"),
    include_str!("models/stdlib.ll"),
    include_str!("models/streams.ll"),
    include_str!("models/string.ll"),
];

/// Files, for programs that open one or are given standard input. In others, printing needs no model: it
/// is the machine's.
const FILES: [&str; 3] = [
    include_str!("models/descriptors.ll"),
    include_str!("models/files.ll"),
    include_str!("models/stdio.ll"),
];

/// The streams of C++, for programs with string streams or with input. In others, `std::cout` is the machine's.
const CXX_STREAMS: [&str; 4] = [
    include_str!("models/ios.ll"),
    include_str!("models/istream.ll"),
    include_str!("models/ostream.ll"),
    include_str!("models/sstream.ll"),
];

/// Cancellation, for programs that cancel threads: in others nothing is a cancellation point.
const CANCEL: &str = include_str!("models/cancel.ll");

/// What a program calls that has to do with files.
const OPENING: [&str; 18] = [
    "access", "creat", "fdopen", "fopen", "fopen64", "freopen", "fstat", "lstat", "mmap", "open",
    "open64", "remove", "rename", "stat", "tmpfile", "truncate", "unlink", "fileno",
];

/// The models that a program needs.
pub(crate) fn needed(
    program: &[Module],
    environment: &Environment,
) -> Result<Vec<Module>, ParseError> {
    let mut wanted: FxHashSet<Box<str>> = FxHashSet::default();
    let mut defined = FxHashSet::default();
    program.iter().for_each(|module| note(module, &mut wanted, &mut defined));
    let replacements: Vec<&str> =
        defined.iter().filter_map(|name| in_place_of_header(name)).collect();
    wanted.extend(replacements.into_iter().map(Box::from));
    let calls = |name: &str| wanted.contains(name) && !defined.contains(name);
    let files = environment.input.is_some() || OPENING.iter().any(|name| calls(name));
    let cancels = calls("pthread_cancel");
    let streams =
        wanted.iter().any(|name| name.contains("stringstreamIc") || &**name == "_ZSt3cin");
    let given = environment.in_ir();
    let texts = MODELS.iter().copied().chain([&*given]);
    let texts = texts.chain(FILES.into_iter().filter(|_| files));
    let texts = texts.chain(CXX_STREAMS.into_iter().filter(|_| streams));
    let texts = texts.chain(cancels.then_some(CANCEL));
    let mut models: Vec<(&str, Vec<&str>)> = texts.map(|text| (text, definitions(text))).collect();
    let mut needed = Vec::new();
    // A model may need another one.
    while let Some(at) = models.iter().position(|(_, names)| {
        names.iter().any(|name| wanted.contains(*name) && !defined.contains(*name))
    }) {
        let model = parse(NAME, models.swap_remove(at).0.as_bytes())?;
        note(&model, &mut wanted, &mut defined);
        needed.push(model);
    }
    Ok(needed)
}

/// The names that a model defines for others, from its text: most models are not needed and never parsed.
fn definitions(text: &str) -> Vec<&str> {
    text.lines().filter_map(definition).collect()
}

/// The name that a line of a model defines for others.
fn definition(line: &str) -> Option<&str> {
    let function = line.strip_prefix("define ");
    let rest = function.or_else(|| line.starts_with('@').then_some(line))?;
    let (before, name) = rest.split_once('@')?;
    let (name, after) = name.split_at(name.find(['(', ' '])?);
    let linkage = if function.is_some() { before } else { after };
    let hidden = ["internal ", "private ", "external "];
    let shared =
        !hidden.iter().any(|word| linkage.trim_start_matches([' ', '=']).starts_with(word));
    shared.then_some(name)
}

/// A model as something to be linked.
pub(crate) fn unit(module: &Module) -> LinkUnit<'_> {
    LinkUnit { name: NAME, module, precedence: Precedence::Fallback }
}

/// The names that a module uses, and those that it defines.
fn note(module: &Module, wanted: &mut FxHashSet<Box<str>>, defined: &mut FxHashSet<Box<str>>) {
    for (name, is_defined) in symbols(module) {
        if is_defined {
            defined.insert(name.into())
        } else {
            wanted.insert(name.into())
        };
    }
}

/// The names of a module that others may use or define, and whether they are defined.
fn symbols(module: &Module) -> impl Iterator<Item = (&str, bool)> {
    let functions = module.functions.iter().map(|f| (&*f.name, f.linkage, f.defined));
    let globals = module.globals.iter().map(|g| (&*g.name, g.linkage, g.init.is_some()));
    let shared = |linkage: Linkage| {
        !matches!(linkage, Linkage::Internal | Linkage::Private | Linkage::ExternWeak)
    };
    let all = functions.chain(globals).filter(move |(_, linkage, _)| shared(*linkage));
    all.map(|(name, _, defined)| (name, defined))
}
