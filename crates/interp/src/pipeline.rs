//! From the text of an `.ll` file to a program that can be run: who calls which pass, and when.
//!
//! ```text
//! texts ─parse─▶ Modules ─verify─▶ ─link─▶ Module ─link_library─▶ ─run_passes─▶ Module ─Privacy─▶ ─compile─▶ Code
//! ```

use crate::code::Code;
use crate::compile::{compile, location};
use crate::coverage::{CoverMarks, mark_users_points};
use crate::environment::Environment;
use crate::library;
use crate::privacy::Privacy;
use crate::program::Compiled;
use crate::refusal::Refusal;
use crate::waiting::notes;
use mazurka_ir::{LinkUnit, LocId, Module, Precedence, VerifyError};
use mazurka_passes::{CoverPoints, LoopBound, PassReport};
use std::path::Path;
use std::sync::Arc;

/// What ends where `main` returns.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum MainReturn {
    /// The process, as in C: returning from `main` is a call of `exit`. In a program that posts messages
    /// to handlers only the main thread ends.
    #[default]
    Exit,
    /// The main thread only, as some benchmark suites have it.
    Thread,
}

/// How to compile a program.
#[derive(Clone, Copy, Debug, Default)]
pub struct CompileOptions {
    /// How often the header of a loop may be entered each time the loop is reached.
    pub unroll: Option<u32>,
    /// Whether to cut off iterations of loops that change nothing.
    pub loop_purity: bool,
    /// Whether to turn assumptions into awaits.
    pub awaits: bool,
    /// Whether fetch-and-adds conflict with each other even if their results are not used.
    pub ordered_updates: bool,
    /// How many spurious wakeups from condition variables each thread may have.
    pub spurious_wakeups: u32,
    /// Whether the order in which threads arrive at a barrier matters: needed if more threads use a
    /// barrier than it is for. It matters anyway if the program uses what waiting returns.
    pub ordered_barriers: bool,
    /// How many instructions a thread may execute between two visible operations.
    pub max_local: Option<u64>,
    /// Whether fences are events, which the search for data races needs. They order nothing else.
    pub fences: bool,
    /// The least and the greatest value of arbitrary inputs (`__VERIFIER_nondet_int`); all values in
    /// between are explored. Without it such inputs are refused.
    pub nondet: Option<(i64, i64)>,
    /// What ends where `main` returns.
    pub main_return: MainReturn,
    /// Whether functions and variables that nobody defines are refused even if no execution comes to them.
    pub strict_externals: bool,
    /// Whether to find uses of memory that was never written.
    pub undefined: bool,
    /// Whether to note which lines and branches of the program's own files are reached.
    pub coverage: bool,
    /// Whether to keep keys of states, which costs something at every step.
    pub states: States,
}

/// Whether states are recognised, and how objects are named then.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum States {
    /// They are not.
    #[default]
    Unknown,
    /// They are. Equivalent executions give all objects the same names.
    Known,
    /// They are. The name of an object that was ended by the thread which created it is used again as soon as nobody
    /// has its address. Equivalent executions may give objects different names, but two objects that get the same
    /// one are accessed in the same order in all of them: only for algorithms that compare operations by name
    /// within an execution, or where the states are equal.
    ReusingEnded,
    /// They are. The name of an object is used again as soon as nobody has its address, whatever the other threads
    /// had to do for that: only for algorithms that explore every state and do not compare executions.
    ReusingNames,
}

/// A part of a program: the text of an `.ll` file.
#[derive(Clone, Copy, Debug)]
pub struct IrText<'a> {
    /// What messages call it.
    pub name: &'a str,
    /// The text.
    pub text: &'a str,
    /// Whether its definitions stand for those of the same name in other parts.
    pub replaces: bool,
}

/// Compiles a program, or says why it cannot be checked.
pub(crate) fn compile_program(
    parts: &[IrText<'_>],
    options: &CompileOptions,
    environment: &Environment,
    loop_bounds: &[LoopBound],
) -> Result<Compiled, Vec<Refusal>> {
    let name = parts.first().map_or("program", |part| part.name);
    let mut module = parse(parts, environment)?;
    let told_apart = mazurka_passes::tells_threads_apart(&module);
    library::link(&mut module, options.ordered_barriers);
    let points = match options.coverage {
        true => mark_users_points(&mut module),
        false => CoverPoints::default(),
    };
    let report = run_passes(&mut module, options, loop_bounds)?;
    if !options.ordered_barriers {
        library::forget_order(&mut module);
    }
    let privacy = Privacy::new(&module, &library::forgets);
    let marks = CoverMarks::new(points, &report.loops);
    let (mut code, unknown) = generate_code(name, &module, &privacy, options, environment, marks)?;
    code.told_apart = told_apart;
    let loops = Arc::new(notes(&module, &report));
    let unknown = Arc::new(unknown);
    let (code, module, states) = (Arc::new(code), Arc::new(module), options.states);
    Ok(Compiled {
        code,
        module,
        loops,
        unknown,
        states,
        cuts: Arc::default(),
        shown: Arc::default(),
    })
}

/// Parses the program together with the part of the C library that is written in IR, and links its parts.
fn parse(parts: &[IrText<'_>], environment: &Environment) -> Result<Module, Vec<Refusal>> {
    let heads: Vec<String> = parts.iter().map(|part| library::heads(part.text)).collect();
    let library = library::in_ir(&heads);
    let choice = library::Choice::new(&library, &heads);
    let (mut modules, mut models) = parse_with(&choice.text, parts, environment)?;
    if !choice.covers(modules.iter().chain(&models)) {
        (modules, models) = parse_with(&library, parts, environment)?;
    }
    if modules.len() == 1 && models.is_empty() {
        return Ok(modules.remove(0));
    }
    let units = parts.iter().zip(&modules);
    let units = units.map(|(&IrText { name, replaces, .. }, module)| {
        let precedence = if replaces { Precedence::Replacement } else { Precedence::Program };
        LinkUnit { name, module, precedence }
    });
    let units: Vec<LinkUnit<'_>> = units.chain(models.iter().map(library::model_unit)).collect();
    let module = mazurka_ir::link(&units).map_err(|error| refuse(error.to_string()))?;
    verify("the linked program", &module)?;
    Ok(module)
}

/// Parses the program and the models of library functions that it needs; the first part gets a library in IR.
fn parse_with(
    library: &str,
    parts: &[IrText<'_>],
    environment: &Environment,
) -> Result<(Vec<Module>, Vec<Module>), Vec<Refusal>> {
    let mut modules = Vec::new();
    for (k, part) in parts.iter().enumerate() {
        let module = match k {
            0 => mazurka_ir::parse(part.name, format!("{}\n{library}", part.text).as_bytes()),
            _ => mazurka_ir::parse(part.name, part.text.as_bytes()),
        };
        let module = module.map_err(|error| refuse(error.to_string()))?;
        verify(part.name, &module)?;
        modules.push(module);
    }
    let models = library::models_for(&modules, environment);
    Ok((modules, models.map_err(|error| refuse(error.to_string()))?))
}

/// Checks that the IR is well-formed; reports the first five errors.
fn verify(name: &str, module: &Module) -> Result<(), Vec<Refusal>> {
    mazurka_ir::verify(module).map_err(|errors| {
        let line = |error: &VerifyError| format!("{name}: {error}");
        refuse(errors.iter().take(5).map(line).collect::<Vec<_>>().join("\n"))
    })
}

/// Transforms the IR: registers for variables, loop bounds, loop purity, awaits.
fn run_passes(
    module: &mut Module,
    options: &CompileOptions,
    loop_bounds: &[LoopBound],
) -> Result<PassReport, Vec<Refusal>> {
    let CompileOptions { unroll, loop_purity, awaits, .. } = *options;
    let loop_bounds = loop_bounds.to_vec();
    let passes = mazurka_passes::PassOptions { unroll, loop_bounds, loop_purity, awaits };
    let report = mazurka_passes::prepare(module, &passes, &library::silent, &library::throws);
    if let Some(unused) = report.unused_bounds.first() {
        return Err(vec![no_such_loop(module, unused, &report.loop_places)]);
    }
    match report.irreducible.first() {
        Some(cycle) => {
            let message =
                format!("a cycle of {} has no header, so it cannot be bounded", cycle.function);
            let hint = "replace the goto into the middle of a loop".to_string();
            let location = cycle.loc.map(|loc| location(module, loc));
            Err(vec![Refusal { message, location, hint }])
        }
        _ => Ok(report),
    }
}

/// A bound is for a loop that is not there.
fn no_such_loop(module: &Module, bound: &LoopBound, places: &[LocId]) -> Refusal {
    let LoopBound { file, line, bound } = bound;
    let message =
        format!("no loop is at {file}:{line}, which --unroll {file}:{line}={bound} bounds");
    let mut places: Vec<(String, u32)> =
        places.iter().map(|&loc| location(module, loc)).map(|at| (at.file, at.line)).collect();
    places.sort_unstable();
    places.dedup();
    let places: Vec<String> =
        places.iter().take(8).map(|(file, line)| format!("{file}:{line}")).collect();
    let hint = match places.as_slice() {
        [] => "the program has no loops".to_string(),
        places => format!("loops are at {}", places.join(", ")),
    };
    Refusal { message, location: None, hint }
}

/// Compiles the IR to register code; the program sees the stem of its file name as `argv[0]`.
fn generate_code(
    name: &str,
    module: &Module,
    privacy: &Privacy,
    options: &CompileOptions,
    environment: &Environment,
    marks: CoverMarks,
) -> Result<(Code, Vec<Refusal>), Vec<Refusal>> {
    let stem = Path::new(name).file_stem();
    let argv0 = stem.map_or("program".into(), |stem| stem.to_string_lossy());
    let (mut code, unknown) = compile(module, privacy, options, environment, &argv0, marks)?;
    // Waiting for a handler does nothing here, so main returns before the messages are done.
    if code.posts_messages(module) {
        code.main_return = MainReturn::Thread;
    }
    Ok((code, unknown))
}

/// A refusal of the whole file.
fn refuse(message: String) -> Vec<Refusal> {
    vec![Refusal { message, location: None, hint: String::new() }]
}
