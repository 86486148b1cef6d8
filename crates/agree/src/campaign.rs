//! Random programs by the thousand, and the smallest form of those on which something disagrees.
//!
//! Every program has a seed of its own, so that one failure can be repeated without the rest of the
//! campaign.

use crate::{Cost, Disagreement, Truth, check, handlers_of, many_policies, truth_with};
use mazurka_dpor::{Algorithm, Policy};
use mazurka_tiny::{Profile, Tiny, generate, shrink};
use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicU64, Ordering};

/// What to compare.
#[derive(Clone, Debug)]
pub struct Campaign {
    /// Where the programs come from.
    pub profile: Profile,
    /// The seed of the first program; the next has the next seed.
    pub seed: u64,
    /// How many programs.
    pub programs: u64,
    /// Programs with more interleavings than this are passed over.
    pub most: u64,
    /// What is compared with the enumeration.
    pub algorithms: Vec<Algorithm>,
    /// With how many policies each of them explores a program.
    pub policies: usize,
}

/// What was compared.
#[derive(Clone, Copy, Debug, Default)]
pub struct Tally {
    /// Programs compared.
    pub programs: u64,
    /// Programs passed over because they have too many interleavings.
    pub skipped: u64,
    /// Interleavings enumerated.
    pub interleavings: u64,
    /// Classes found.
    pub classes: u64,
    /// What the algorithms cost, all policies together.
    pub cost: Cost,
}

impl Tally {
    /// Both together.
    pub fn plus(self, other: Tally) -> Tally {
        Tally {
            programs: self.programs + other.programs,
            skipped: self.skipped + other.skipped,
            interleavings: self.interleavings + other.interleavings,
            classes: self.classes + other.classes,
            cost: self.cost.plus(other.cost),
        }
    }
}

/// A program on which an algorithm is wrong.
#[derive(Clone, Debug)]
pub struct Failure {
    /// Where it came from.
    pub profile: Profile,
    /// Its seed.
    pub seed: u64,
    /// Which algorithm, with which policy.
    pub who: String,
    /// What is wrong.
    pub why: String,
    /// The program, made as small as possible.
    pub program: Tiny,
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Failure { profile, seed, who, why, program } = self;
        write!(f, "{who}: {why}\nprofile {profile}, seed {seed}, shrunk to:\n{program}")
    }
}

impl Campaign {
    /// Runs the campaign on `jobs` threads; ends at the first failure.
    pub fn run(&self, jobs: u64) -> Result<Tally, Box<Failure>> {
        let next = AtomicU64::new(0);
        let work = || {
            let mut tally = Tally::default();
            loop {
                let k = next.fetch_add(1, Ordering::Relaxed);
                if k >= self.programs {
                    return Ok(tally);
                }
                match self.one(self.seed.wrapping_add(k)) {
                    Ok(one) => tally = tally.plus(one),
                    Err(failure) => {
                        next.store(self.programs, Ordering::Relaxed);
                        return Err(failure);
                    }
                }
            }
        };
        std::thread::scope(|scope| {
            let workers: Vec<_> = (0..jobs.max(1)).map(|_| scope.spawn(work)).collect();
            workers.into_iter().try_fold(Tally::default(), |sum, worker| match worker.join() {
                Ok(result) => Ok(sum.plus(result?)),
                Err(panic) => std::panic::resume_unwind(panic),
            })
        })
    }

    /// Generates the program with the given seed and compares all algorithms on it.
    pub fn one(&self, seed: u64) -> Result<Tally, Box<Failure>> {
        let program = generate(self.profile, &mut fastrand::Rng::with_seed(seed));
        let Some(program) = self.covered(&program) else {
            return Ok(Tally { skipped: 1, ..Tally::default() });
        };
        let failure = |who: String, why: String, program| {
            Box::new(Failure { profile: self.profile, seed, who, why, program })
        };
        let ambiguous = |program: &Tiny| {
            let wrong = |&algorithm: &Algorithm| self.truth(program, algorithm).is_err();
            self.algorithms.iter().any(wrong)
        };
        let mut tally = Tally { programs: 1, ..Tally::default() };
        let mut known: Option<(bool, Truth)> = None;
        for &algorithm in &self.algorithms {
            let ordered = algorithm.orders_messages();
            if known.as_ref().is_none_or(|(for_ordered, _)| *for_ordered != ordered) {
                match self.truth(&program, algorithm) {
                    Ok(Some(truth)) => known = Some((ordered, truth)),
                    Ok(None) => return Ok(Tally { skipped: 1, ..Tally::default() }),
                    Err(why) => {
                        let small = shrink(&program, ambiguous);
                        return Err(failure("the enumeration".into(), why.to_string(), small));
                    }
                }
            }
            let Some((_, truth)) = &known else { continue };
            tally.classes = tally.classes.max(truth.classes.len() as u64);
            tally.interleavings = truth.interleavings;
            for (name, policy) in many_policies(seed, self.policies) {
                match disagreement(&program, truth, algorithm, &policy) {
                    Ok(one) => tally.cost = tally.cost.plus(one),
                    Err(why) => {
                        let fails = |p: &Tiny| {
                            let covered = self.covered(p).as_ref() == Some(p);
                            covered && self.fails(p, algorithm, &policy)
                        };
                        let small = shrink(&program, fails);
                        return Err(failure(format!("{algorithm}, {name}"), why, small));
                    }
                }
            }
        }
        Ok(tally)
    }

    fn truth(&self, program: &Tiny, algorithm: Algorithm) -> Result<Option<Truth>, Disagreement> {
        truth_with(program, self.most, &handlers_of(algorithm))
    }

    /// The program, with what the algorithms that are compared do not all cover taken out.
    fn covered(&self, program: &Tiny) -> Option<Tiny> {
        match self.algorithms.contains(&Algorithm::PopExpressions) {
            true => crate::domain::covered(program),
            false => Some(program.clone()),
        }
    }

    fn fails(&self, program: &Tiny, algorithm: Algorithm, policy: &Policy) -> bool {
        match self.truth(program, algorithm) {
            Ok(Some(truth)) => disagreement(program, &truth, algorithm, policy).is_err(),
            _ => false,
        }
    }
}

/// Compares; an algorithm that panics because one of its invariants is broken is wrong too.
fn disagreement(
    program: &Tiny,
    truth: &crate::Truth,
    algorithm: Algorithm,
    policy: &Policy,
) -> Result<Cost, String> {
    let compare = || check(program, truth, algorithm, policy.clone());
    match catch_unwind(AssertUnwindSafe(compare)) {
        Ok(Ok(cost)) if cost.redundant > 0 && !algorithm.orders_messages() => {
            // Only then may something else than expected happen where a message is moved to; or else it
            // must have said that it began again.
            let excused = program.messages_vary() || cost.inexact > 0;
            if excused {
                Ok(cost)
            } else {
                Err(Disagreement::Duplicate(cost.redundant).to_string())
            }
        }
        Ok(result) => result.map_err(|why| why.to_string()),
        Err(panic) => {
            let text = panic.downcast_ref::<String>().map(String::as_str);
            let text = text.or(panic.downcast_ref::<&str>().copied());
            Err(format!("it panicked: {}", text.unwrap_or("without a message")))
        }
    }
}
