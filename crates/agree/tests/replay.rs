//! A front end that can only start again and repeat fits behind the same few methods, and is asked to
//! do so once for each execution at most.

use mazurka_agree::{check, truth};
use mazurka_dpor::Algorithm;
use mazurka_engine::{Fault, Pending, Program, Run};
use mazurka_tiny::{Profile, Tiny, generate};
use mazurka_trace::ThreadId;
use std::cell::Cell;
use std::rc::Rc;

/// A program whose runs cannot be undone.
struct Native {
    program: Tiny,
    restarts: Rc<Cell<u64>>,
}

struct NativeRun {
    program: Tiny,
    run: <Tiny as Program>::Run,
    steps: Vec<(ThreadId, u32)>,
    restarts: Rc<Cell<u64>>,
}

impl Program for Native {
    type Run = NativeRun;

    fn start(&self) -> NativeRun {
        let (run, steps) = (self.program.start(), Vec::new());
        NativeRun { program: self.program.clone(), run, steps, restarts: self.restarts.clone() }
    }
}

impl Run for NativeRun {
    fn pending(&self, thread: ThreadId) -> Pending {
        self.run.pending(thread)
    }

    fn step(&mut self, thread: ThreadId, alternative: u32) -> u64 {
        self.steps.push((thread, alternative));
        self.run.step(thread, alternative)
    }

    fn move_to(&mut self, position: usize) {
        assert!(position < self.steps.len(), "the engine asks only for what lies behind");
        self.restarts.set(self.restarts.get() + 1);
        self.steps.truncate(position);
        self.run = self.program.start();
        for &(thread, alternative) in &self.steps {
            self.run.step(thread, alternative);
        }
    }

    fn violation(&self, thread: ThreadId) -> Fault {
        self.run.violation(thread)
    }

    fn fingerprint(&self) -> Option<u128> {
        self.run.fingerprint()
    }
}

#[test]
fn starting_again_and_repeating_gives_the_same_classes() {
    for profile in Profile::ALL {
        for seed in 0..100 {
            let program = generate(profile, &mut fastrand::Rng::with_seed(seed));
            let Ok(Some(truth)) = truth(&program, 3_000) else { continue };
            // Event-DPOR has classes of its own, and runs ahead to see what messages do.
            for algorithm in Algorithm::ALL.into_iter().filter(|&a| a != Algorithm::Event) {
                let restarts = Rc::new(Cell::new(0));
                let native = Native { program: program.clone(), restarts: restarts.clone() };
                let (_, policy) = mazurka_agree::policies(seed)[seed as usize % 3].clone();
                match check(&native, &truth, algorithm, policy) {
                    Ok(cost) => assert!(restarts.get() < cost.executions, "{algorithm}\n{program}"),
                    Err(why) => panic!("{algorithm}: {why}\n{program}"),
                }
            }
        }
    }
}
