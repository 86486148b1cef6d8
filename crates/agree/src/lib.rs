//! The differential oracle: does every algorithm find exactly what there is?
//!
//! For a program, [`truth`] enumerates all interleavings and notes every class of executions with
//! how it ends; [`check`] runs an algorithm and compares: the classes, or where states are recognised
//! the ways to end. [`campaign`] does so for random programs
//! and shrinks what disagrees.

pub mod campaign;
pub mod domain;

use mazurka_dpor::naive::Naive;
pub use mazurka_dpor::{Algorithm, Policy};
use mazurka_engine::{
    Choice, End, Execution, Handlers, Limits, Outcome, Program, Run, Stop, explore, retrace,
};
use mazurka_trace::{Explored, ThreadId};
use rustc_hash::{FxHashMap, FxHashSet};
use std::fmt;
use std::ops::ControlFlow;

/// How the executions of one class end.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Ending {
    /// The kind of end.
    pub end: End,
    /// The final state.
    pub state: Option<u128>,
    /// The threads that violate a property.
    pub violations: Vec<ThreadId>,
}

/// Every class of maximal executions of a program, by fingerprint.
pub type Classes = FxHashMap<u128, Ending>;

/// Why an algorithm is wrong about a program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Disagreement {
    /// Two executions of one class end differently: the dependency relation is not valid.
    AmbiguousClass,
    /// So many classes were not explored.
    Missing(usize),
    /// So many explored executions are no executions of the program.
    Invented(usize),
    /// A class ends otherwise than the enumeration says.
    WrongEnding,
    /// So many final states, deadlocks and violations were not explored.
    MissingEndings(usize),
    /// So many executions were explored to the end beyond one for each class.
    Duplicate(u64),
    /// So many executions of an algorithm that is said to be optimal are redundant.
    Redundant(u64),
    /// Its own counts do not add up to what it showed.
    WrongCounts,
}

impl fmt::Display for Disagreement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Disagreement::AmbiguousClass => write!(f, "one class with two endings"),
            Disagreement::Missing(n) => write!(f, "{n} classes are missing"),
            Disagreement::Invented(n) => write!(f, "{n} classes do not exist"),
            Disagreement::WrongEnding => write!(f, "a class has another ending"),
            Disagreement::MissingEndings(n) => write!(f, "{n} ways to end are missing"),
            Disagreement::Duplicate(n) => write!(f, "{n} executions are duplicates"),
            Disagreement::Redundant(n) => write!(f, "{n} executions are redundant"),
            Disagreement::WrongCounts => write!(f, "the counts do not add up"),
        }
    }
}

/// All interleavings of a program.
#[derive(Clone, Debug)]
pub struct Truth {
    /// Their classes.
    pub classes: Classes,
    /// How many interleavings there are.
    pub interleavings: u64,
}

/// The handlers as an algorithm sees them.
pub fn handlers_of(algorithm: Algorithm) -> Handlers {
    if algorithm.orders_messages() { Handlers::default() } else { Handlers::unordered() }
}

/// Enumerates all interleavings, unless there are more than `most`. Handlers are locks.
pub fn truth<P: Program>(program: &P, most: u64) -> Result<Option<Truth>, Disagreement> {
    truth_with(program, most, &Handlers::default())
}

/// Enumerates all interleavings, unless there are more than `most`, with classes as these handlers
/// make them.
pub fn truth_with<P: Program>(
    program: &P,
    most: u64,
    handlers: &Handlers,
) -> Result<Option<Truth>, Disagreement> {
    let limits = Limits { max_executions: most, ..Limits::default() };
    let mut classes = Classes::default();
    let mut ambiguous = false;
    let outcome = explore(
        program.start(),
        &mut Naive::with(handlers.clone()),
        limits,
        &mut |e: &Execution, run: &P::Run, end| {
            let ending = ending(e, run, end);
            ambiguous |=
                *classes.entry(e.fingerprint()).or_insert_with(|| ending.clone()) != ending;
            ControlFlow::Continue(())
        },
    );
    if ambiguous {
        return Err(Disagreement::AmbiguousClass);
    }
    let whole = outcome.limits_hit.is_empty();
    Ok(whole.then_some(Truth { classes, interleavings: outcome.explored.executions }))
}

fn ending<R: Run>(e: &Execution, run: &R, end: End) -> Ending {
    let violates = |&t: &ThreadId| e.stop_of(t) == Some(Stop::Violation);
    Ending { end, state: run.fingerprint(), violations: e.threads().filter(violates).collect() }
}

/// What one exploration cost.
#[derive(Clone, Copy, Debug, Default)]
pub struct Cost {
    /// Executions explored, redundant ones included.
    pub executions: u64,
    /// Steps made.
    pub steps: u64,
    /// Explorations that said of themselves that they are not exact.
    pub inexact: u64,
    /// Executions that were cut off by sleep sets, or whose class was explored before.
    pub redundant: u64,
}

impl Cost {
    /// Both together.
    pub fn plus(self, other: Cost) -> Cost {
        Cost {
            executions: self.executions + other.executions,
            steps: self.steps + other.steps,
            inexact: self.inexact + other.inexact,
            redundant: self.redundant + other.redundant,
        }
    }
}

/// The class of E, also if the algorithm took some handlers for locks on its way.
fn class<P: Program>(program: &P, e: &Execution, handlers: &Handlers) -> u128 {
    if e.handlers() == handlers {
        return e.fingerprint();
    }
    retrace(program.start(), e.events().map(|event| Choice::of(&event)), handlers).fingerprint()
}

/// Compares what `algorithm` explores with all that there is.
pub fn check<P: Program>(
    program: &P,
    truth: &Truth,
    algorithm: Algorithm,
    policy: Policy,
) -> Result<Cost, Disagreement> {
    let handlers = handlers_of(algorithm);
    if algorithm.matches_states() {
        return check_endings(truth, |mut observer| {
            algorithm.explore(program, policy, Limits::default(), &mut observer)
        });
    }
    let mut seen: FxHashMap<u128, u64> = FxHashMap::default();
    let (mut invented, mut wrong, mut shown) = (0, false, 0);
    let outcome = algorithm.explore(
        program,
        policy,
        Limits::default(),
        &mut |e: &Execution, run: &P::Run, end| {
            shown += 1;
            let class = class(program, e, &handlers);
            *seen.entry(class).or_default() += 1;
            match truth.classes.get(&class) {
                None => invented += 1,
                Some(expected) => wrong |= *expected != ending(e, run, end),
            }
            ControlFlow::Continue(())
        },
    );
    let explored = outcome.explored;
    let exact = outcome.inexact.is_none();
    let missing = truth.classes.keys().filter(|class| !seen.contains_key(class)).count();
    let duplicates = shown - seen.len() as u64;
    let sum = explored.complete + explored.blocked + explored.bounded + explored.redundant;
    if invented > 0 {
        Err(Disagreement::Invented(invented))
    } else if missing > 0 && !outcome.gave_up {
        Err(Disagreement::Missing(missing))
    } else if wrong {
        Err(Disagreement::WrongEnding)
    } else if exact && algorithm.ends_each_class_once() && duplicates > 0 {
        Err(Disagreement::Duplicate(duplicates))
    } else if exact && algorithm.is_optimal() && explored.redundant > 0 {
        Err(Disagreement::Redundant(explored.redundant))
    } else if sum != explored.executions || shown + explored.redundant != sum {
        Err(Disagreement::WrongCounts)
    } else {
        Ok(Cost {
            executions: explored.executions,
            steps: explored.steps,
            inexact: u64::from(!exact),
            redundant: explored.redundant + duplicates,
        })
    }
}

/// Compares the ways to end that an exploration shows with all that there are: final states, deadlocks,
/// violations and who is guilty of them.
pub fn check_endings<R: Run>(
    truth: &Truth,
    explore: impl FnOnce(&mut dyn FnMut(&Execution, &R, End) -> ControlFlow<()>) -> Outcome,
) -> Result<Cost, Disagreement> {
    let expected: FxHashSet<&Ending> = truth.classes.values().collect();
    let mut seen: FxHashSet<Ending> = FxHashSet::default();
    let mut shown = 0;
    let outcome = explore(&mut |e, run, end| {
        shown += 1;
        seen.insert(ending(e, run, end));
        ControlFlow::Continue(())
    });
    let Explored { executions, steps, redundant, states, revisited, .. } = outcome.explored;
    let (Some(states), Some(revisited)) = (states, revisited) else {
        return Err(Disagreement::WrongCounts);
    };
    let invented = seen.iter().filter(|ending| !expected.contains(ending)).count();
    let missing = expected.iter().filter(|ending| !seen.contains(**ending)).count();
    if invented > 0 {
        Err(Disagreement::Invented(invented))
    } else if missing > 0 {
        Err(Disagreement::MissingEndings(missing))
    } else if steps + 1 != states + revisited || shown + redundant != executions {
        // Every step leads to a new state or to a known one, and there is the initial state.
        Err(Disagreement::WrongCounts)
    } else {
        Ok(Cost { executions, steps, inexact: 0, redundant })
    }
}

/// The policies with which every program is explored.
pub fn policies(seed: u64) -> [(&'static str, Policy); 3] {
    [
        ("lowest first", Policy::Lowest),
        ("highest first", Policy::Highest),
        ("random", Policy::random(seed)),
    ]
}

/// These, and as many more random ones as make `count`.
pub fn many_policies(seed: u64, count: usize) -> Vec<(&'static str, Policy)> {
    let more = (1..).map(|k: u64| {
        let seed = seed.wrapping_add(k.wrapping_mul(0x9e37_79b9_7f4a_7c15));
        ("random", Policy::random(seed))
    });
    policies(seed).into_iter().chain(more).take(count).collect()
}

/// All algorithms but the enumeration itself.
pub fn reducing() -> impl Iterator<Item = Algorithm> {
    Algorithm::ALL.into_iter().filter(|&algorithm| algorithm != Algorithm::Naive)
}
