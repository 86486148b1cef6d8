//! What the engine says about a small program.

use crate::axioms::Model;
use crate::program::{Small, SmallRun};
use mazurka_dpor::{Algorithm, Policy};
use mazurka_engine::{DataRaces, End, Execution, Limits, Robustness};

use std::ops::ControlFlow;

/// What the engine finds in a program.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Found {
    pub weak: bool,
    pub racy: bool,
    /// Executions in which all threads come to their ends.
    pub complete: u64,
    pub executions: u64,
}

/// Explores a program and looks at every execution.
pub(crate) fn explore(program: &Small, algorithm: Algorithm, model: Model) -> Found {
    let (mut robustness, mut races) = (Robustness::new(model), DataRaces::default());
    let mut found = Found::default();
    let mut observer = |e: &Execution, run: &SmallRun, end: End| {
        found.executions += 1;
        found.complete += u64::from(end == End::Complete);
        found.weak |= !robustness.look(e, run).is_empty();
        found.racy |= !races.look(e, run).is_empty();
        ControlFlow::Continue(())
    };
    algorithm.explore(program, Policy::Lowest, Limits::default(), &mut observer);
    assert_eq!(robustness.undecided(), None, "{program}");
    found
}
