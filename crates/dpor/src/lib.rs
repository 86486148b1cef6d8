//! The exploration algorithms, one file each, behind one dispatch.
//!
//! [`naive`] enumerates all interleavings and is the oracle for the others, [`classic`] and
//! [`source`] are the baselines of the literature, [`optimal`] explores every class exactly once;
//! [`event`] does so for a coarser notion of classes, in which handlers do not order their messages;
//! [`stateful`] and [`sdpor`] recognise states and explore every state once.
//! They see events only, never a program. What several of them need stands in `reversals` (what to
//! try instead of what happened), `enabling` (its hard case), `backtrack`, `sleep`, `wakeup`, `schedule`,
//! `visited` (states), `operations` and `graph` (what may follow a state).
//! [`mod@estimate`] says beforehand how many classes there will be, more or less.

mod backtrack;
pub mod classic;
mod enabling;
pub mod estimate;
pub mod event;
mod graph;
pub mod naive;
mod operations;
pub mod optimal;
pub mod pop;
mod reversals;
pub mod schedule;
pub mod sdpor;
mod sleep;
pub mod source;
pub mod stateful;
mod visited;
mod wakeup;

use mazurka_engine::{Limits, Observer, Outcome, Program, Run};
use std::fmt;
use std::str::FromStr;

pub use estimate::{Estimate, Growth};
pub use schedule::Schedule;
pub use sdpor::Summary;

/// The algorithms by name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Algorithm {
    /// Every interleaving.
    Naive,
    /// Flanagan and Godefroid's persistent sets.
    Classic,
    /// Source sets with sleep sets.
    Source,
    /// Wakeup trees: every class exactly once.
    Optimal,
    /// Parsimonious races: every class exactly once, in polynomial space.
    Pop,
    /// Wakeup trees for handlers and messages: messages of one handler are ordered only if they
    /// conflict. Every class; exactly once if messages do not branch.
    Event,
    /// The same with the sleep sets of its paper, for programs that only read, write and
    /// read-modify-write; ends with a doubt where there is anything else. Kept for comparison.
    PopExpressions,
    /// Every state once.
    Stateful,
    /// Persistent sets, and every state once.
    Sdpor(Summary),
}

impl Algorithm {
    /// All of them.
    pub const ALL: [Algorithm; 9] = [
        Algorithm::Naive,
        Algorithm::Classic,
        Algorithm::Source,
        Algorithm::Optimal,
        Algorithm::Pop,
        Algorithm::Event,
        Algorithm::Stateful,
        Algorithm::Sdpor(Summary::State),
        Algorithm::Sdpor(Summary::Graph),
    ];

    /// The name on the command line and in reports.
    pub fn name(self) -> &'static str {
        match self {
            Algorithm::Naive => "naive",
            Algorithm::Classic => "dpor",
            Algorithm::Source => "source",
            Algorithm::Optimal => "optimal",
            Algorithm::Pop => "pop",
            Algorithm::Event => "event",
            Algorithm::Stateful => "stateful",
            Algorithm::Sdpor(Summary::State) => "sdpor",
            Algorithm::Sdpor(Summary::Graph) => "sdpor-graph",
            Algorithm::PopExpressions => "pop-expressions",
        }
    }

    /// Whether it explores every class exactly once and never begins an execution in vain.
    pub fn is_optimal(self) -> bool {
        matches!(self, Algorithm::Optimal | Algorithm::Pop | Algorithm::PopExpressions)
    }

    /// Whether it explores no class twice to its end.
    pub fn ends_each_class_once(self) -> bool {
        self == Algorithm::Source || self.is_optimal()
    }

    /// Whether it recognises states: every state is explored, but not every class, and the program
    /// must show its states.
    pub fn matches_states(self) -> bool {
        matches!(self, Algorithm::Stateful | Algorithm::Sdpor(_))
    }

    /// Whether it sees handlers as locks, which order any two messages.
    pub fn orders_messages(self) -> bool {
        self != Algorithm::Event
    }

    /// Explores a program.
    pub fn explore<P: Program>(
        self,
        program: &P,
        schedule: Schedule,
        limits: Limits<'_>,
        observer: &mut impl Observer<P::Run>,
    ) -> Outcome {
        let run = program.start();
        match self {
            Algorithm::Naive => go(run, naive::Naive::default(), limits, observer),
            Algorithm::Classic => go(run, classic::Classic::new(schedule), limits, observer),
            Algorithm::Source => go(run, source::Source::new(schedule), limits, observer),
            Algorithm::Optimal => go(run, optimal::Optimal::new(schedule), limits, observer),
            Algorithm::Pop => run_pop(run, pop::Pop::new(schedule), limits, observer),
            Algorithm::Event => run_event(run, event::EventDpor::new(schedule), limits, observer),
            Algorithm::Stateful => go(run, stateful::Stateful::default(), limits, observer),
            Algorithm::Sdpor(summary) => {
                go(run, sdpor::Sdpor::new(schedule, summary), limits, observer)
            }
            Algorithm::PopExpressions => {
                let pop = pop::Pop::with_expressions(schedule, pop::Corrections::ALL);
                run_pop(run, pop, limits, observer)
            }
        }
    }
}

/// The algorithm that serves best where nothing is known of the program: gives up, with the reason in
/// [`Outcome::inexact`], as soon as it turns out not to be exact. Then [`Algorithm::Optimal`] is.
pub fn explore_exactly<P: Program>(
    program: &P,
    schedule: Schedule,
    limits: Limits<'_>,
    observer: &mut impl Observer<P::Run>,
) -> Outcome {
    run_pop(program.start(), pop::Pop::exact(schedule), limits, observer)
}

fn run_pop<R: Run>(
    run: R,
    mut pop: pop::Pop,
    limits: Limits<'_>,
    observer: &mut impl Observer<R>,
) -> Outcome {
    let mut outcome = mazurka_engine::explore(run, &mut pop, limits, observer);
    outcome.inexact = pop.doubt().map(pop::Doubt::reason);
    outcome.gave_up = pop.has_given_up();
    outcome
}

fn run_event<R: Run>(
    run: R,
    mut event: event::EventDpor,
    limits: Limits<'_>,
    observer: &mut impl Observer<R>,
) -> Outcome {
    let mut outcome = mazurka_engine::explore(run, &mut event, limits, observer);
    outcome.inexact = event.doubt();
    outcome
}

fn go<R: Run>(
    run: R,
    mut algorithm: impl mazurka_engine::Algorithm,
    limits: Limits<'_>,
    observer: &mut impl Observer<R>,
) -> Outcome {
    mazurka_engine::explore(run, &mut algorithm, limits, observer)
}

impl fmt::Display for Algorithm {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Algorithm {
    type Err = String;

    fn from_str(name: &str) -> Result<Algorithm, String> {
        let known = Algorithm::ALL.into_iter().find(|a| a.name() == name);
        known.ok_or_else(|| {
            let names = Algorithm::ALL.map(Algorithm::name).join(", ");
            format!("unknown algorithm '{name}', the known ones are {names}")
        })
    }
}
