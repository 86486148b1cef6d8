//! Random functions: same results and events before and after each pass.

mod support;

use mazurka_ir::{Dominators, FuncId, Module};
use mazurka_passes::{Loops, bound_loops, promote, remove_unreachable, simplify, split_aggregates};
use support::eval::{Run, Stop, run};
use support::{check, named, random, read};

const FUNCTIONS: u64 = 1500;

fn arguments() -> Vec<[u128; 3]> {
    let mut random = fastrand::Rng::with_seed(7);
    let mut list = vec![[0, 0, 0], [1, 1, 1], [u32::MAX as u128, u64::MAX as u128, 255]];
    for _ in 0..8 {
        list.push([random.u32(..).into(), random.u64(..20).into(), random.u8(..8).into()]);
    }
    list
}

fn observe(module: &Module, bound: Option<u32>) -> Vec<Run> {
    let f = named(module, "f");
    arguments().iter().map(|args| run(module, f, args, bound, 150)).collect()
}

type Pass = (&'static str, fn(&mut Module, FuncId));

fn passes() -> [Pass; 4] {
    [
        ("unreachable", |m, f| _ = remove_unreachable(m.function_mut(f))),
        ("split", |m, f| _ = split_aggregates(m, f)),
        ("promote", |m, f| _ = promote(m, f)),
        ("simplify", |m, f| _ = simplify(m, f)),
    ]
}

/// Runs the passes in an order that the seed decides, each twice.
#[test]
fn every_pass_in_any_order_keeps_results_and_events() {
    let (mut ended, mut trapped) = (0, 0);
    for seed in 0..FUNCTIONS {
        let text = random::module(seed);
        let mut module = read(&text);
        let f = named(&module, "f");
        let before = observe(&module, None);
        ended += before.iter().filter(|run| run.0.is_ok()).count();
        trapped += before.iter().filter(|run| run.0 == Err(Stop::Trap)).count();
        let mut order: Vec<_> = passes().into_iter().chain(passes()).collect();
        fastrand::Rng::with_seed(seed).shuffle(&mut order);
        for (pass, change) in order {
            change(&mut module, f);
            check(&module);
            let after = observe(&module, None);
            assert_eq!(
                before,
                after,
                "seed {seed}, {pass}\n{text}\n{}",
                mazurka_ir::print(&module)
            );
        }
        split_aggregates(&mut module, f);
        promote(&mut module, f);
        assert_eq!(support::count(&module, "f", "alloca"), 0, "seed {seed}\n{text}");
    }
    assert!(ended > 5_000 && trapped > 500, "{ended} runs ended, {trapped} trapped");
}

#[test]
fn bounded_loops_stop_where_the_definition_says() {
    let (mut stopped, mut reducible) = (0, 0);
    for seed in 0..FUNCTIONS {
        let text = random::module(seed);
        let mut module = read(&text);
        let f = named(&module, "f");
        if seed % 2 == 0 {
            promote(&mut module, f);
            simplify(&mut module, f);
        }
        let bound = (seed % 4) as u32;
        let loops = Loops::new(module.function(f), &Dominators::new(module.function(f)));
        let before = observe(&module, Some(bound));
        let result = bound_loops(&mut module, f, bound);
        assert_eq!(result.is_ok(), loops.irreducible().is_empty());
        if result != Ok(loops.len()) {
            continue;
        }
        check(&module);
        let after = observe(&module, None);
        assert_eq!(before, after, "seed {seed}\n{text}\n{}", mazurka_ir::print(&module));
        reducible += 1;
        stopped += before.iter().filter(|run| run.0 == Err(Stop::Bound)).count();
    }
    assert!(reducible > 500 && stopped > 500, "{reducible} reducible, {stopped} stopped");
}
