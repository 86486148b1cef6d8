//! The exploration algorithms, one file or folder each, behind one table.
//!
//! [`naive`] enumerates all interleavings and is the oracle for the others, [`classic`] and
//! [`source`] are the baselines of the literature, [`optimal`] and [`pop`] explore every class exactly
//! once; [`event`] explores the classes of a coarser equivalence, in which handlers do not order their
//! messages; [`stateful`] and [`sdpor`] recognise states and explore every state once; [`random`] and
//! [`pct`] sample.
//!
//! They see events only, never a program. What several of them need is shared: `awaiting` (which
//! races and which waiting operations are reversed, and how), `backtrack`, `sleep`, `wakeup`,
//! [`policy`] (who goes first where the algorithm is free to choose), `workers` (several for one
//! exploration), with `parallel` for `pop`, `shared_states` for `stateful` and `shared_sdpor` for `sdpor`,
//! `visited` (states), `operations`, `named_operations` and `graph` (what may follow a state), `swaps` (where it
//! could have gone instead).

mod awaiting;
mod backtrack;
pub mod classic;
pub mod event;
mod graph;
pub mod naive;
mod named_operations;
mod operations;
pub mod optimal;
mod parallel;
pub mod pct;
pub mod policy;
pub mod pop;
pub mod random;
pub mod sdpor;
mod shards;
mod shared_sdpor;
mod shared_states;
mod sleep;
pub mod source;
pub mod stateful;
mod swaps;
mod visited;
mod wakeup;
mod workers;

use mazurka_engine::{Limits, Observer, Outcome, Program, explore};
use std::fmt;
use std::str::FromStr;

pub use mazurka_engine::Estimate;
pub use parallel::{Work, Worked, explore_parallel};
pub use policy::Policy;
pub use sdpor::Summary;
pub use shards::cut;
pub use shared_sdpor::explore_sdpor;
pub use shared_states::explore_states;

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
    /// Parsimonious races with the sleep sets of the paper, for programs that only read, write and
    /// read-modify-write; gives up where there is anything else. Kept for comparison.
    PopExpressions,
    /// Every state once.
    Stateful,
    /// Persistent sets, and every state once.
    Sdpor(Summary),
    /// Random walks with this seed, until a limit ends them.
    Random(u64),
    /// Walks with random priorities, for bugs of a depth, until a limit ends them.
    Pct {
        /// What the choices are drawn from.
        seed: u64,
        /// How many ordering constraints a bug may need.
        depth: u32,
    },
}

/// What an algorithm promises about the executions that it explores.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Promise {
    /// Every class exactly once, and no redundant execution.
    ExactlyOnce,
    /// No class twice to its end; redundant executions may be cut off.
    EachEndOnce,
    /// Every class at least once.
    EveryClass,
    /// Every state, but not every class; the program must show its states.
    EveryState,
    /// Nothing: a sample.
    Sample,
}

/// A row of the table of algorithms.
struct Row {
    algorithm: Algorithm,
    /// On the command line and in reports.
    name: &'static str,
    promise: Promise,
    /// What explores the program if the algorithm gives up.
    fallback: Option<Algorithm>,
    /// Whether users are offered it by name.
    listed: bool,
}

/// A row for an algorithm that users can choose and that has no fallback.
const fn row(algorithm: Algorithm, name: &'static str, promise: Promise) -> Row {
    Row { algorithm, name, promise, fallback: None, listed: true }
}

/// All algorithms.
static TABLE: [Row; 12] = {
    use Algorithm::*;
    use Promise::*;
    let fallback = Some(Optimal);
    [
        row(Naive, "naive", EveryClass),
        row(Classic, "dpor", EveryClass),
        row(Source, "source", EachEndOnce),
        row(Optimal, "optimal", ExactlyOnce),
        Row { fallback, ..row(Pop, "pop", ExactlyOnce) },
        row(Event, "event", EveryClass),
        row(Stateful, "stateful", EveryState),
        row(Sdpor(Summary::State), "sdpor", EveryState),
        row(Sdpor(Summary::Graph), "sdpor-graph", EveryState),
        row(Random(0), "random", Sample),
        row(Pct { seed: 0, depth: 3 }, "pct", Sample),
        Row { fallback, listed: false, ..row(PopExpressions, "pop-expressions", ExactlyOnce) },
    ]
};

impl Algorithm {
    /// All that explore every class or every state, and can be chosen by name.
    pub const ALL: [Algorithm; 9] = {
        let mut all = [Algorithm::Naive; 9];
        let mut k = 0;
        while k < all.len() {
            all[k] = TABLE[k].algorithm;
            k += 1;
        }
        all
    };

    /// The row of the algorithm.
    fn row(self) -> &'static Row {
        let same = |row: &&Row| match (row.algorithm, self) {
            (Algorithm::Random(_), Algorithm::Random(_)) => true,
            (Algorithm::Pct { .. }, Algorithm::Pct { .. }) => true,
            (a, b) => a == b,
        };
        match TABLE.iter().find(same) {
            Some(row) => row,
            None => unreachable!("every algorithm has a row"),
        }
    }

    /// The names that a user can choose from.
    pub fn names() -> impl Iterator<Item = &'static str> {
        TABLE.iter().filter(|row| row.listed).map(|row| row.name)
    }

    /// The name on the command line and in reports.
    pub fn name(self) -> &'static str {
        self.row().name
    }

    /// What it promises.
    pub fn promise(self) -> Promise {
        self.row().promise
    }

    /// The algorithm that explores the program if this one gives up.
    pub fn fallback(self) -> Option<Algorithm> {
        self.row().fallback
    }

    /// The same walks, if it samples, with another seed: one for each number.
    #[must_use]
    pub fn with_seed(self, number: u64) -> Algorithm {
        let other = |seed: u64| seed.wrapping_add(number.wrapping_mul(0x9e37_79b9_7f4a_7c15));
        match self {
            Algorithm::Random(seed) => Algorithm::Random(other(seed)),
            Algorithm::Pct { seed, depth } => Algorithm::Pct { seed: other(seed), depth },
            algorithm => algorithm,
        }
    }

    /// Whether it explores every class exactly once and has no redundant executions.
    pub fn is_optimal(self) -> bool {
        self.promise() == Promise::ExactlyOnce
    }

    /// Whether it explores no class twice to its end.
    pub fn ends_each_class_once(self) -> bool {
        matches!(self.promise(), Promise::ExactlyOnce | Promise::EachEndOnce)
    }

    /// Whether it recognises states: every state is explored, but not every class, and the program
    /// must show its states.
    pub fn matches_states(self) -> bool {
        self.promise() == Promise::EveryState
    }

    /// Whether it sees handlers as locks, which order any two messages.
    pub fn orders_messages(self) -> bool {
        self != Algorithm::Event
    }

    /// Explores a program. The policy says who goes first where the algorithm is free to choose.
    pub fn explore<P: Program>(
        self,
        program: &P,
        policy: Policy,
        limits: Limits<'_>,
        observer: &mut impl Observer<P::Run>,
    ) -> Outcome {
        let run = program.start_with(limits.alarm);
        macro_rules! explore_with {
            ($algorithm:expr) => {
                explore(run, &mut $algorithm, limits, observer)
            };
        }
        match self {
            Algorithm::Naive => explore_with!(naive::Naive::default()),
            Algorithm::Classic => explore_with!(classic::Classic::new(policy)),
            Algorithm::Source => explore_with!(source::Source::new(policy)),
            Algorithm::Optimal => explore_with!(optimal::Optimal::new(policy)),
            Algorithm::Pop => explore_with!(pop::Pop::new(policy)),
            Algorithm::Event => {
                explore_with!(event::EventDpor::new(policy, optimal::Optimal::new))
            }
            Algorithm::Stateful => explore_with!(stateful::Stateful::default()),
            Algorithm::Sdpor(summary) => explore_with!(sdpor::Sdpor::new(policy, summary)),
            Algorithm::PopExpressions => {
                explore_with!(pop::Pop::with_expressions(policy, pop::Corrections::ALL))
            }
            Algorithm::Random(seed) => explore_with!(random::Random::new(seed)),
            Algorithm::Pct { seed, depth } => explore_with!(pct::Pct::new(seed, depth)),
        }
    }
}

impl fmt::Display for Algorithm {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Algorithm {
    type Err = String;

    fn from_str(name: &str) -> Result<Algorithm, String> {
        let known = TABLE.iter().find(|row| row.listed && row.name == name);
        known.map(|row| row.algorithm).ok_or_else(|| {
            let names: Vec<&str> = Algorithm::names().collect();
            format!("unknown algorithm '{name}', the known ones are {}", names.join(", "))
        })
    }
}
