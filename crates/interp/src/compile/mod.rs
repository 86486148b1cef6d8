//! From SSA to code: once per program, before anything runs.

mod arithmetic;
mod assembly;
mod awaits;
mod calls;
mod constants;
mod conventions;
mod copies;
mod descriptions;
mod entry;
mod function;
mod intrinsics;
mod landings;
mod memory;
pub(crate) mod promises;
mod stubs;
mod thread_local;
mod undefined;
mod values;
mod variadic;
mod vectors;
mod whole;
mod wide_atomics;

use crate::code::{Code, FIRST_FUNCTION, FunctionCode, GlobalImage};
use crate::coverage::CoverMarks;
use crate::environment::{Environment, nondet_functions};
use crate::externals::is_undefined_variable;
use crate::pipeline::CompileOptions;
use crate::privacy::Privacy;

use crate::refusal::Refusal;
use crate::sites::Sites;
pub(crate) use awaits::is_await;
pub(crate) use constants::low_bits;
use descriptions::DESCRIPTION_SIZE;
use mazurka_ir::{Const, ConstId, FuncId, Global, GlobalId, LocId, Module, Reach};
use mazurka_passes::{COVER, COVER_BRANCH};
use mazurka_trace::Location;
use rustc_hash::{FxHashMap, FxHashSet};

/// How many bytes all global variables may have together.
const LARGEST: u64 = 1 << 30;
/// The streams of C++ that print, which other threads do not notice.
const PRINTING: [&str; 6] = [
    "_ZSt4cout",
    "_ZSt4cerr",
    "_ZSt4clog",
    "_ZNSt3__14coutE",
    "_ZNSt3__14cerrE",
    "_ZNSt3__14clogE",
];

const TOO_LARGE: &str = " is too large";

/// The whole program while its functions are compiled.
pub(crate) struct Compiler<'m> {
    pub(crate) module: &'m Module,
    pub(crate) privacy: &'m Privacy,
    /// Whether fences are visible operations.
    pub(crate) fences: bool,
    /// The least and the greatest value of arbitrary inputs.
    pub(crate) nondet: Option<(i64, i64)>,
    pub(crate) code: Code,
    /// Constants by value.
    pool: FxHashMap<u64, u32>,
    /// Functions that are called and have no code: nobody defines them, or they cannot be compiled.
    pub(crate) unknown: FxHashSet<FuncId>,
    /// Functions that return every number of a range.
    pub(crate) nondet_functions: FxHashMap<FuncId, (i64, i64)>,
    /// For each function the names of the blocks whose addresses the program takes.
    labels: FxHashMap<FuncId, Vec<Box<str>>>,
    /// Refusals so far; compiling goes on to find them all.
    pub(crate) refusals: Vec<Refusal>,
}

/// Compiles what `main` and the constructors reach; `name` becomes `argv[0]`. The second result names the
/// functions and variables that nobody defines.
pub(crate) fn compile(
    module: &Module,
    privacy: &Privacy,
    options: &CompileOptions,
    environment: &Environment,
    name: &str,
    marks: CoverMarks,
) -> Result<(Code, Vec<Refusal>), Vec<Refusal>> {
    let mut compiler = Compiler {
        module,
        privacy,
        fences: options.fences,
        nondet: options.nondet,
        code: Code {
            ordered_updates: options.ordered_updates,
            max_spurious_wakeups: options.spurious_wakeups,
            main_return: options.main_return,
            max_local: options.max_local,
            tracks_undefined: options.undefined,
            coverage: marks,
            handled: module.global_named("mazurka.caught"),
            bad_alloc: module.function_named("mazurka._ZSt17__throw_bad_allocv").map(|id| id.0),
            handler_start: module.function_named("mazurka.handler_start").map(|id| id.0),
            ..Code::default()
        },
        pool: FxHashMap::default(),
        unknown: FxHashSet::default(),
        nondet_functions: nondet_functions(module, environment)?,
        labels: labels(module),
        refusals: Vec::new(),
    };
    let Some(main) = module.function_named("main").filter(|&f| module.function(f).defined) else {
        let message = "the program has no function main".to_string();
        let hint = "a program to be checked is complete: one file with main".to_string();
        return Err(vec![Refusal { message, location: None, hint }]);
    };
    let reach = Reach::of_program(module);
    compiler.refuse_unsupported(&reach);
    compiler.globals();
    compiler.type_descriptions();
    compiler.code.types = compiler.type_kinds();
    for id in module.function_ids() {
        let code = match module.function(id) {
            f if f.defined && f.unsupported.is_none() && compiler.needed(&reach, id) => {
                compiler.function(id)
            }
            f if !f.defined && reach.function(id) => compiler.stub(id),
            _ => FunctionCode::default(),
        };
        compiler.code.functions.push(code);
    }
    compiler.entry(main, name, environment);
    compiler.destructors(&reach);
    compiler.code.sites = Sites::new(module, &compiler.code.functions);
    let unknown = compiler.unknown(&reach);
    if options.strict_externals {
        compiler.refusals.extend(unknown.iter().cloned());
        let mut unsupported = compiler.code.refusals.clone();
        unsupported.dedup();
        compiler.refusals.extend(unsupported);
    }
    if compiler.refusals.is_empty() { Ok((compiler.code, unknown)) } else { Err(compiler.refusals) }
}

impl Compiler<'_> {
    /// Functions of the library in IR are called by other names than the reach knows.
    fn needed(&self, reach: &Reach, id: FuncId) -> bool {
        reach.function(id) || self.module.function(id).name.starts_with("mazurka.")
    }

    /// Variables whose content cannot be used. Functions are an error only where they are called.
    fn refuse_unsupported(&mut self, reach: &Reach) {
        for (index, global) in self.module.globals.iter().enumerate() {
            let Some(unsupported) = &global.unsupported else { continue };
            if reach.global(GlobalId::new(index)) {
                let (name, construct) = (&global.name, &unsupported.construct);
                let message = format!(
                    "{name} uses {construct}, which is not supported (line {} of the IR)",
                    unsupported.line
                );
                self.refuse(message, None, "avoid the construct");
            }
        }
    }

    /// Gives every global variable an object; functions have objects without memory.
    fn globals(&mut self) {
        let mut total = 0u64;
        for (index, global) in self.module.globals.iter().enumerate() {
            let name = match &global.variable {
                Some(variable) => variable.name.to_string(),
                None if global.name.starts_with("_ZTV") => "vtable".to_string(),
                None => global.name.trim_start_matches("mazurka.").to_string(),
            };
            let mut size = self.module.types.size_of(global.ty).unwrap_or(0);
            let in_library = self.in_library(global);
            if described_type(global).is_some() {
                size = DESCRIPTION_SIZE;
            } else if is_undefined_variable(self.module, GlobalId::new(index)) {
                size = 0;
            }
            total = total.saturating_add(size);
            if total > LARGEST {
                let known = |refusal: &Refusal| refusal.message.ends_with(TOO_LARGE);
                if !self.refusals.iter().any(known) {
                    let message = format!("the variable {name}{TOO_LARGE}");
                    self.refuse(message, None, "all variables together may have 1 GiB");
                }
                size = 0;
            }
            self.code.globals.push(GlobalImage {
                object: in_library.map_or(index, GlobalId::index) as u32 + 1,
                bytes: vec![0; size as usize],
                thread_local: global.thread_local,
                constant: global.constant,
                // The address of errno is given to the program, but to the thread itself only. What
                // models of the C library keep to themselves is ordered by events of theirs.
                private: global.name.starts_with("mazurka_private")
                    || PRINTING.contains(&&*global.name)
                    || global.thread_local
                        && (global.name.starts_with("mazurka.") || !self.privacy.escapes(index)),
                name,
            });
        }
        for (index, global) in self.module.globals.iter().enumerate() {
            let fits = self.module.types.size_of(global.ty)
                == Some(self.code.globals[index].bytes.len() as u64);
            if let Some(init) = global.init.filter(|_| fits) {
                let mut bytes = std::mem::take(&mut self.code.globals[index].bytes);
                self.image(init, &mut bytes, 0);
                self.code.globals[index].bytes = bytes;
            }
        }
    }

    /// The variable of the library in IR that another one, which the program declares, stands for.
    pub(super) fn in_library(&self, global: &Global) -> Option<GlobalId> {
        if global.init.is_some() || !global.name.starts_with("_ZT") {
            return None;
        }
        self.module.global_named(&format!("mazurka.{}", global.name))
    }

    /// Threads end by calling destructors, if the program has keys or variables with destructors.
    fn destructors(&mut self, reach: &Reach) {
        let named = |name: &str| self.module.function_named(name);
        let reached = |name: &str| named(name).is_some_and(|id| reach.function(id));
        if reached("mazurka.key_create") || reached("mazurka.cxa_thread_atexit") {
            self.code.thread_entry = named("mazurka.thread").map(|id| id.0);
            self.code.thread_exit = named("mazurka.finish").map(|id| id.0);
        }
    }

    /// A constant operand.
    pub(crate) fn constant(&mut self, value: u64) -> crate::code::Src {
        let next = self.code.consts.len() as u32;
        let number = *self.pool.entry(value).or_insert(next);
        if number == next {
            self.code.consts.push(value);
        }
        crate::code::Src::constant(number)
    }

    /// Notes that something cannot be compiled.
    pub(crate) fn refuse(&mut self, message: impl Into<String>, loc: Option<LocId>, hint: &str) {
        let location = loc.map(|loc| location(self.module, loc));
        let refusal = Refusal { message: message.into(), location, hint: hint.to_string() };
        if !self.refusals.contains(&refusal) {
            self.refusals.push(refusal);
        }
    }
}

/// For each function the names of the blocks whose addresses the program takes.
fn labels(module: &Module) -> FxHashMap<FuncId, Vec<Box<str>>> {
    let mut labels: FxHashMap<FuncId, Vec<Box<str>>> = FxHashMap::default();
    for id in (0..module.consts.len()).map(ConstId::new) {
        if let Const::Label { function, name } = module.consts.get(id) {
            labels.entry(*function).or_default().push(name.clone());
        }
    }
    labels
}

/// The mangled name of the type that a variable of the C++ library describes.
pub(super) fn described_type(global: &Global) -> Option<&str> {
    global.name.strip_prefix("_ZTI").filter(|_| global.init.is_none())
}

/// The pointer to a function.
pub(crate) fn function_pointer(id: FuncId) -> u64 {
    crate::code::pointer(FIRST_FUNCTION + id.0)
}

/// Whether calls of a function mean something although it is not in the library: they are instructions.
pub(crate) fn has_own_meaning(name: &str) -> bool {
    name.starts_with("llvm.")
        || name == COVER
        || name.starts_with(COVER_BRANCH)
        || is_await(name)
        || conventions::by_name(name).is_some()
}

/// Whether a place is in the program's own files and not in a header of the system.
pub(crate) fn is_users(place: &Location) -> bool {
    !place.file.starts_with("/usr/") && place.line > 0
}

/// A position in the source and, if it comes from a function that the compiler has inlined, those of the calls.
pub(crate) fn places_of(module: &Module, loc: LocId) -> impl Iterator<Item = Location> {
    let outer = |loc: &LocId| module.debug.location(*loc).inlined_at;
    std::iter::successors(Some(loc), outer).map(|loc| location(module, loc))
}

/// A position in the source, for reports.
pub(crate) fn location(module: &Module, loc: LocId) -> Location {
    let place = module.debug.location(loc);
    let file = module.debug.file_name(place).unwrap_or("?").to_string();
    Location { file, line: place.line, column: place.column }
}
