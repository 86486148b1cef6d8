//! Functions of the C library as models in C, compiled to IR beforehand: `models/*.c` and what clang makes of them.
//!
//! A model is linked to programs that use something it defines and do not define it themselves. So its variables
//! are shared like those of the program, and each access to them is an event; locks are where glibc has them.
//! `crates/interp/tests/models.rs` compiles the models again and compares what they compute with native runs.

use super::cxx::in_place_of_header;
use super::definitions::definitions;
use crate::environment::Environment;
use mazurka_ir::{LinkUnit, Linkage, Module, ParseError, Precedence, parse};
use rustc_hash::FxHashSet;

/// What messages call a model.
pub(crate) const NAME: &str = "the C library";

/// A model: its text, and what it defines for others. Most models are not needed, and never read.
#[derive(Clone, Copy)]
pub(super) struct Model<'a> {
    pub(super) text: &'a str,
    definitions: &'a [&'a str],
}

impl Model<'_> {
    /// Whether it defines one of these names.
    pub(super) fn defines_some(&self, names: &FxHashSet<&str>) -> bool {
        self.definitions.iter().any(|name| names.contains(name))
    }
}

/// The model with this name. What it defines is known since this was built.
macro_rules! model {
    ($name:literal) => {
        Model {
            text: include_str!(concat!("models/", $name, ".ll")),
            definitions: include!(concat!(env!("OUT_DIR"), "/", $name, ".rs")),
        }
    };
}

const MODELS: [Model<'_>; 20] = [
    model!("attributes"),
    model!("ctype"),
    model!("floating"),
    model!("format"),
    model!("futex"),
    model!("getopt"),
    model!("libcxx_assert"),
    model!("libcxx_error"),
    model!("libcxx_future"),
    model!("libcxx_shared"),
    model!("libcxx_streams"),
    model!("libcxx_string"),
    model!("libcxx_threads"),
    model!("libcxx_tree"),
    model!("posix"),
    model!("random"),
    model!("scan"),
    model!("stdlib"),
    model!("streams"),
    model!("string"),
];

/// Files, for programs that open one or are given standard input. In others, printing needs no model: it
/// is the machine's.
const FILES: [Model<'_>; 3] = [model!("descriptors"), model!("files"), model!("stdio")];

/// The streams of C++, for programs with string streams or with input. In others, `std::cout` is the machine's.
const CXX_STREAMS: [Model<'_>; 4] =
    [model!("ios"), model!("istream"), model!("ostream"), model!("sstream")];

/// Cancellation, for programs that cancel threads: in others nothing is a cancellation point.
const CANCEL: Model<'_> = model!("cancel");

/// What a program calls that has to do with files.
const OPENING: [&str; 18] = [
    "access", "creat", "fdopen", "fopen", "fopen64", "freopen", "fstat", "lstat", "mmap", "open",
    "open64", "remove", "rename", "stat", "tmpfile", "truncate", "unlink", "fileno",
];

/// All models that some program needs, whose texts are known.
pub(super) fn possible() -> Vec<Model<'static>> {
    let all = MODELS.into_iter().chain(FILES).chain(CXX_STREAMS);
    all.chain([CANCEL]).collect()
}

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
    let given_definitions = definitions(&given);
    let given = Model { text: &given, definitions: &given_definitions };
    let models = MODELS.into_iter().chain([given]);
    let models = models.chain(FILES.into_iter().filter(|_| files));
    let models = models.chain(CXX_STREAMS.into_iter().filter(|_| streams));
    let mut models: Vec<Model<'_>> = models.chain(cancels.then_some(CANCEL)).collect();
    let mut needed = Vec::new();
    // A model may need another one.
    while let Some(at) = models.iter().position(|model| {
        let mut names = model.definitions.iter();
        names.any(|name| wanted.contains(*name) && !defined.contains(*name))
    }) {
        let model = parse(NAME, models.swap_remove(at).text.as_bytes())?;
        note(&model, &mut wanted, &mut defined);
        needed.push(model);
    }
    Ok(needed)
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_models_define_is_known_since_they_were_built() {
        for model in possible() {
            assert!(!model.definitions.is_empty() && model.definitions == definitions(model.text));
        }
    }
}
