//! C functions, compiled at -O0 and -O1 by every clang of this machine: same results and events
//! before and after each pass.

mod support;

use mazurka_ir::{Module, TypeId};
use mazurka_passes::{PassOptions, split_aggregates};
use mazurka_passes::{bound_loops, prepare, promote, remove_unreachable, simplify};
use std::process::Command;
use support::eval::{Run, Stop, run};
use support::{check, named, read};

/// The text that a clang makes of the functions; `None` if there is no such clang.
fn compile(clang: &str, flags: &[&str]) -> Option<String> {
    let source = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/programs/functions.c");
    let mut command = Command::new(clang);
    command.args(["-w", "-S", "-emit-llvm", "-fno-discard-value-names", "-o", "-"]);
    let output = command.args(flags).arg(source).output().ok()?;
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    Some(String::from_utf8(output.stdout).unwrap())
}

fn modules() -> Vec<(String, Module)> {
    let mut list = Vec::new();
    let clangs = std::iter::once("clang".into()).chain((14..=22).map(|v| format!("clang-{v}")));
    for clang in clangs {
        for flags in [&["-O0"][..], &["-O0", "-g"], &["-O1", "-fno-vectorize"]] {
            if let Some(text) = compile(&clang, flags) {
                list.push((format!("{clang} {flags:?}"), read(&text)));
            }
        }
    }
    if list.is_empty() {
        eprintln!("SKIPPED: NO CLANG WAS FOUND, SO NO C FUNCTION WAS COMPARED BEFORE AND AFTER.");
    }
    list
}

/// Arguments that make both branches likely, and now and then none that anybody thought of.
fn argument(random: &mut fastrand::Rng, bits: u32) -> u128 {
    let value = match random.u32(..4) {
        0 => random.u64(..),
        1 => random.u64(..4).wrapping_sub(2),
        _ => random.u64(..64).wrapping_sub(16),
    };
    u128::from(value) & (u128::MAX >> (128 - bits))
}

fn tested(module: &Module) -> Vec<String> {
    let names = module.functions.iter().filter(|f| f.name.starts_with("t_") && !f.order.is_empty());
    names.map(|f| f.name.to_string()).collect()
}

fn argument_lists(module: &Module, name: &str) -> Vec<Vec<u128>> {
    let f = module.function(named(module, name));
    let mut random = fastrand::Rng::with_seed(name.len() as u64);
    let mut list = || -> Vec<u128> {
        let bits = |ty: TypeId| module.types.int_bits(ty).unwrap();
        f.params.iter().map(|p| argument(&mut random, bits(p.ty))).collect()
    };
    (0..60).map(|_| list()).collect()
}

/// Runs all functions, or says which one cannot be.
fn observe(module: &Module, bound: Option<u32>) -> Vec<(String, Vec<u128>, Run)> {
    let mut runs = Vec::new();
    for name in tested(module) {
        for args in argument_lists(module, &name) {
            let result = run(module, named(module, &name), &args, bound, 3000);
            runs.push((name.clone(), args, result));
        }
    }
    runs
}

#[test]
fn every_pass_keeps_results_and_events() {
    for (what, mut module) in modules() {
        assert!(tested(&module).len() >= 40, "{what}");
        let before = observe(&module, None);
        type Pass = (&'static str, fn(&mut Module, mazurka_ir::FuncId));
        let passes: [Pass; 6] = [
            ("unreachable", |m, f| _ = remove_unreachable(m.function_mut(f))),
            ("simplify", |m, f| _ = simplify(m, f)),
            ("split", |m, f| _ = split_aggregates(m, f)),
            ("promote", |m, f| _ = promote(m, f)),
            ("simplify again", |m, f| _ = simplify(m, f)),
            ("promote again", |m, f| _ = promote(m, f)),
        ];
        for (pass, change) in passes {
            for id in module.function_ids() {
                change(&mut module, id);
            }
            check(&module);
            assert_same(&before, &observe(&module, None), &format!("{what}, {pass}"));
        }
    }
}

fn assert_same(
    before: &[(String, Vec<u128>, Run)],
    after: &[(String, Vec<u128>, Run)],
    what: &str,
) {
    for (x, y) in before.iter().zip(after) {
        assert_eq!(x, y, "{what}: @{} on {:?}", x.0, x.1);
    }
}

/// The evaluator counts entries itself, by the definition of the bound.
#[test]
fn bounded_loops_stop_where_the_definition_says() {
    let mut stopped = 0;
    for (what, mut module) in modules() {
        for id in module.function_ids() {
            promote(&mut module, id);
            simplify(&mut module, id);
        }
        for bound in [0, 1, 3, 8] {
            let before = observe(&module, Some(bound));
            let mut bounded = module.clone();
            for id in module.function_ids() {
                let result = bound_loops(&mut bounded, id, bound);
                let irreducible = &*module.function(id).name == "t_irreducible";
                assert!(result.is_ok() || irreducible, "{what}");
                simplify(&mut bounded, id);
            }
            check(&bounded);
            assert_same(&before, &observe(&bounded, None), &format!("{what}, bound {bound}"));
            stopped += before.iter().filter(|(_, _, run)| run.0 == Err(Stop::Bound)).count();
        }
    }
    assert!(stopped > 0 || modules().is_empty());
}

#[test]
fn the_pipeline_leaves_no_promotable_variable() {
    for (what, mut module) in modules() {
        let report = prepare(
            &mut module,
            &PassOptions { unroll: Some(4), ..PassOptions::default() },
            &|_| false,
            &|_| false,
        );
        check(&module);
        assert!(report.irreducible.is_empty(), "{what}");
        assert_eq!(support::count(&module, "t_add", "alloca"), 0, "{what}");
    }
}
