//! Functions of the C library as models in C, compiled to IR beforehand: `models/*.c` and what clang makes of them.
//!
//! A model is linked to programs that use something it defines and do not define it themselves. So its variables
//! are shared like those of the program, and each access to them is an event; locks are where glibc has them.
//! `crates/interp/tests/models.rs` compiles the models again and compares what they compute with native runs.

use crate::environment::Environment;
use mazurka_ir::{LinkUnit, Linkage, Module, ParseError, Precedence, parse};
use rustc_hash::FxHashSet;

/// What messages call a model.
pub(crate) const NAME: &str = "the C library";

const MODELS: [&str; 7] = [
    include_str!("models/ctype.ll"),
    include_str!("models/getopt.ll"),
    include_str!("models/posix.ll"),
    include_str!("models/random.ll"),
    include_str!("models/scan.ll"),
    include_str!("models/stdlib.ll"),
    include_str!("models/string.ll"),
];

/// Standard input, for programs that are given one.
const INPUT: &str = include_str!("models/input.ll");

/// The models that a program needs.
pub(crate) fn needed(
    program: &[Module],
    environment: &Environment,
) -> Result<Vec<Module>, ParseError> {
    let given = environment.in_ir();
    let texts = MODELS.iter().copied().chain([&*given]);
    let texts = texts.chain(environment.input.is_some().then_some(INPUT));
    let models = texts.map(|text| parse(NAME, text.as_bytes()));
    let mut models: Vec<Module> = models.collect::<Result<_, _>>()?;
    let mut wanted = FxHashSet::default();
    let mut defined = FxHashSet::default();
    program.iter().for_each(|module| note(module, &mut wanted, &mut defined));
    let mut needed = Vec::new();
    // A model may need another one.
    while let Some(at) = models.iter().position(|model| {
        let mut symbols = symbols(model);
        symbols.any(|(name, is)| is && wanted.contains(name) && !defined.contains(name))
    }) {
        let model = models.swap_remove(at);
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
