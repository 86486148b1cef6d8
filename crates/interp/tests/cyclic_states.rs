//! `sdpor` finds in cyclic state spaces what the full state graph has.
//!
//! Random programs with loops, without any pass: the same memories at the end of complete executions, the
//! same threads that fail, the same deadlocks and hangs. `MAZURKA_CYCLES` is the number of programs.

mod structured;

use mazurka_dpor::sdpor::{Repairs, Sdpor};
use mazurka_dpor::{Algorithm, Policy, Summary};
use mazurka_engine::Program as _;
use mazurka_interp::{CompileOptions, Compiled, MainReturn, States};
use structured::exploring::{
    Explored, compiled, explore, explore_together, limits, number, observe,
};
use structured::graph::Graph;
use structured::idioms::{self, Copies};

#[derive(Debug, Default)]
struct Totals {
    compared: usize,
    too_large: usize,
    hangs: usize,
    deadlocks: usize,
    failures: usize,
    /// Programs that two workers explored, and those that they gave up.
    together: usize,
    gave_up: usize,
    /// Programs of which something is missed if cycles are not treated.
    missed_without: usize,
}

fn explore_broken(program: &Compiled) -> Explored {
    let repairs = Repairs { cycles: false, ..Repairs::default() };
    let mut algorithm = Sdpor::broken(Policy::Lowest, Summary::State, repairs);
    observe(|observer| {
        mazurka_engine::explore(program.start(), &mut algorithm, limits(), &mut { observer })
    })
}

fn compare(seed: u64, text: &str, totals: &mut Totals) {
    let main_return = MainReturn::Thread;
    let options =
        CompileOptions { states: States::Known, main_return, ..CompileOptions::default() };
    let program = compiled(text, options);
    let Some(graph) = Graph::new(&program) else {
        totals.too_large += 1;
        return;
    };
    let expected = graph.reached();
    let sdpor = [Summary::State, Summary::Graph].map(Algorithm::Sdpor);
    for algorithm in [Algorithm::Stateful].into_iter().chain(sdpor) {
        let Explored::Whole(reached, ..) = explore(&program, algorithm, false) else {
            totals.too_large += 1;
            return;
        };
        assert_eq!(reached, expected, "{algorithm:?}, seed {seed}\n{text}");
    }
    match explore_together(&program, 2) {
        Some(Explored::Whole(reached, ..)) => {
            assert_eq!(reached, expected, "2 jobs of sdpor, seed {seed}\n{text}");
            totals.together += 1;
            assert!(!reached.hangs, "a hang is a cycle: {text}");
        }
        Some(Explored::Endless) => {}
        None => totals.gave_up += 1,
    }
    if let Explored::Whole(reached, ..) = explore_broken(&program) {
        totals.missed_without += usize::from(reached != expected);
    }
    totals.compared += 1;
    totals.hangs += usize::from(expected.hangs);
    totals.deadlocks += usize::from(expected.deadlocks);
    totals.failures += usize::from(!expected.failed.is_empty());
}

#[test]
fn nothing_is_deferred_forever() {
    let programs = number("MAZURKA_CYCLES").unwrap_or(20);
    let first = number("MAZURKA_CYCLES_SEED").unwrap_or(0);
    let mut totals = Totals::default();
    for seed in first..first + programs {
        compare(seed, &idioms::program(seed), &mut totals);
        compare(seed, &idioms::program_with(seed, Some(Copies::New)), &mut totals);
        compare(seed, &structured::program(seed), &mut totals);
    }
    println!("{totals:?}");
    assert!(totals.compared > programs as usize, "{totals:?}");
    assert!(totals.hangs * 10 > totals.compared, "{totals:?}");
    assert!(totals.missed_without > 0, "{totals:?}");
    assert!(totals.together > 0 && totals.gave_up >= totals.hangs, "{totals:?}");
}
