//! Programs that are split at random into several files and linked again: they have the same executions.

mod support;

use fastrand::Rng;
use mazurka_dpor::naive::Naive;
use mazurka_engine::{Execution, Limits, Program as _, explore};
use mazurka_interp::{CompileOptions, Compiled, CompiledRun, Environment, IrText};
use mazurka_ir::{Linkage, Module, parse, print};
use std::ops::ControlFlow;
use support::compile;

/// Programs of `tests/programs` that have several functions, variables and structures.
const PROGRAMS: [&str; 12] = [
    "pass/memory/linked_list.c",
    "pass/memory/function_pointers.c",
    "pass/memory/struct_by_value.c",
    "pass/mutex/transfer.c",
    "pass/keys/destructor_sets_again.c",
    "pass/condition/bounded_buffer.c",
    "pass/values/variable_arguments.c",
    "pass/c11/condition.c",
    "pass/threads/thread_local.c",
    "fail/mutex/abba_deadlock.c",
    "fail/mutex/dining_philosophers.c",
    "fail/memory/use_after_free_race.c",
];

/// How many executions are compared, at most.
const MOST: u64 = 400;

/// The ends of the first interleavings, each with its number of events.
fn interleavings(program: &Compiled) -> Vec<(usize, String)> {
    let mut all = Vec::new();
    let limits = Limits { max_executions: MOST, max_steps: 2000, ..Limits::default() };
    let mut note = |e: &Execution, _: &CompiledRun, end| {
        all.push((e.len(), format!("{end:?}")));
        ControlFlow::Continue(())
    };
    explore(program.start(), &mut Naive::default(), limits, &mut note);
    all
}

/// A module as some of its functions and variables, and declarations of the others.
fn part(module: &Module, keep: impl Fn(usize) -> bool) -> String {
    let mut part = module.clone();
    for (k, function) in part.functions.iter_mut().enumerate() {
        if function.defined {
            function.linkage = Linkage::External;
        }
        if function.defined && !keep(k) {
            let mut declaration = mazurka_ir::Function::new(
                &function.name,
                function.ty,
                function.ret,
                function.params.clone(),
            );
            declaration.variadic = function.variadic;
            *function = declaration;
        }
    }
    let functions = part.functions.len();
    for (k, global) in part.globals.iter_mut().enumerate() {
        if global.init.is_some() {
            global.linkage = Linkage::External;
        }
        if !keep(functions + k) {
            global.init = None;
        }
    }
    print(&part)
}

#[test]
fn parts_make_the_same_program() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/programs/");
    let mut rng = Rng::with_seed(1);
    for program in PROGRAMS {
        let source = std::fs::read_to_string(format!("{folder}{program}")).expect("it is there");
        let ir = compile(&source);
        let options = CompileOptions::default();
        let whole = Compiled::new(program, &ir, options).expect("it can be compiled");
        let module = parse(program, ir.as_bytes()).expect("it can be read");
        for parts in [2, 3] {
            let owners: Vec<usize> = (0..module.functions.len() + module.globals.len())
                .map(|_| rng.usize(..parts))
                .collect();
            let texts: Vec<String> =
                (0..parts).map(|p| part(&module, |k| owners[k] == p)).collect();
            let parts: Vec<IrText<'_>> =
                texts.iter().map(|text| IrText { name: program, text, replaces: false }).collect();
            let linked = Compiled::linked(&parts, options, &Environment::default());
            let linked = linked.unwrap_or_else(|refusals| panic!("{program}: {refusals:?}"));
            assert_eq!(interleavings(&linked), interleavings(&whole), "{program}");
        }
    }
}
