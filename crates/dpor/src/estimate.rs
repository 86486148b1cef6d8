//! How many executions an exploration will have, estimated from how it grows.
//!
//! Paper: Knuth, "Estimating the Efficiency of Backtrack Programs", Mathematics of Computation 29
//! (1975).   Below: "the paper".
//!
//! | paper                  | here                                                            |
//! |------------------------|-----------------------------------------------------------------|
//! | a path to a leaf       | the first execution                                             |
//! | degree of a node on it | [`Level::growth`]: by what its subtree is larger than the next  |
//! | the estimate           | the product of the degrees, [`Estimate::mean`]                  |
//!
//! A depth-first exploration leaves the first execution at ever earlier events: once it has left it
//! at position p, all executions that begin with more than p of its events have been explored. So the
//! sizes of the nested subtrees along the first execution are known exactly, from the innermost to
//! the one that is being explored; what is not known is by how much the remaining ones are larger.
//! That is taken from the events of the same kind that were passed last: the same operation of the same
//! thread, or else of any thread; and where the first execution has a race, from all events. The estimate has its
//! uncertainty in this part only, so that its interval shrinks to a point as the exploration ends.
//!
//! Deviations:
//! 1. The paper takes random paths, and the degree of every node on a path is known when it is reached.
//!    Here the degrees are found by exploring, so there is one path. Random walks over interleavings,
//!    weighted so that each class counts once, were tried and have far too much variance: after a
//!    tenth of the time of a whole exploration they miss the number by factors of hundreds.
//! 2. The paper gives no interval. Here it is a fraction of the logarithm of the growth that is
//!    expected; the fractions were chosen by looking at programs with known numbers.

use mazurka_engine::Execution;
use mazurka_trace::ThreadId;
use rustc_hash::FxHashMap;

/// An estimate of a number of executions.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Estimate {
    /// The most likely number.
    pub mean: f64,
    /// The interval in which it probably lies.
    pub low: f64,
    /// The upper end of the interval.
    pub high: f64,
}

/// What an event of the first execution is like: who does what.
type Kind = (ThreadId, &'static str);

/// An event of the first execution.
#[derive(Clone, Copy, Debug)]
struct Level {
    kind: Kind,
    /// The thread, its index and the alternative: by this it is known again.
    event: (ThreadId, u32, u32),
    /// Whether it is the first event of a race there.
    races: bool,
    /// The logarithm of how much larger the subtree before it is than the one after it, once known.
    growth: Option<f64>,
}

/// Watches a depth-first exploration and says how large it will be.
#[derive(Clone, Debug, Default)]
pub struct Growth {
    levels: Vec<Level>,
    /// How many events of the first execution the executions now begin with.
    shared: usize,
    /// How many executions there have been, and how many before this many events were shared.
    executions: u64,
    inside: u64,
}

/// How many events of a kind say what to expect of the next.
const RECENT: usize = 3;
/// What part of the expected growth may fail to come.
const LESS: f64 = 0.6;
/// By what part there may be more.
const MORE: f64 = 0.5;
/// The logarithm of what may still come from the event at which the first execution is left now: how
/// much that is shows only when it is done.
const UNSEEN: f64 = 1.3;

impl Growth {
    /// An execution was explored to its end.
    pub fn saw(&mut self, e: &Execution) {
        if self.executions == 0 {
            self.begin(e);
        }
        let same = |at: &usize| event(e, *at) == Some(self.levels[*at].event);
        let shared = (0..self.shared).take_while(same).count();
        if shared < self.shared {
            self.leave(shared);
        }
        self.executions += 1;
    }

    fn begin(&mut self, e: &Execution) {
        let level = |(at, event): (usize, &mazurka_trace::Event)| Level {
            kind: (event.thread, event.op.name()),
            event: (event.thread, event.index, event.alternative),
            races: e.all_races().iter().any(|race| race.first as usize == at),
            growth: None,
        };
        self.levels = e.events().iter().enumerate().map(level).collect();
        self.shared = self.levels.len();
        self.inside = 1;
    }

    /// From now on executions begin with fewer events of the first.
    fn leave(&mut self, shared: usize) {
        for level in &mut self.levels[shared..self.shared] {
            level.growth = Some(0.0);
        }
        // All that was explored in between is due to the event at which it was left before.
        if let Some(level) = self.levels.get_mut(self.shared) {
            level.growth = Some((self.executions as f64 / self.inside as f64).ln());
        }
        self.shared = shared;
        self.inside = self.executions;
    }

    /// How many executions there will be, if enough is known.
    pub fn estimate(&self) -> Option<Estimate> {
        let known: Vec<f64> = self.levels.iter().filter_map(|level| level.growth).collect();
        let real: Vec<f64> = known.iter().copied().filter(|&growth| growth > 0.0).collect();
        if real.len() < 2 {
            return None;
        }
        let usual = real.iter().sum::<f64>() / real.len() as f64;
        let recent = self.recent();
        let expected = |level: &Level| {
            let (thread, action) = level.kind;
            let alike = recent.get(&(Some(thread), action)).or(recent.get(&(None, action)));
            let alike = alike.map_or(0.0, |all| all.iter().sum::<f64>() / all.len() as f64);
            if level.races { alike.max(usual) } else { alike }
        };
        // The event at which the first execution is left now has grown by so much already.
        let now = self.levels.get(self.shared).map_or(0.0, expected);
        let so_far = (self.executions as f64 / self.inside as f64).ln();
        let to_come: f64 = self.levels[..self.shared].iter().map(expected).sum();
        let left = (now - so_far).max(0.0) + to_come;
        let executions = self.executions as f64;
        let mean = executions * left.exp();
        let low = (mean * (-LESS * left).exp()).max(executions);
        Some(Estimate { mean, low, high: mean * (MORE * left + UNSEEN).exp() })
    }

    /// What the events of each kind that were passed last have added, by thread and for all.
    fn recent(&self) -> FxHashMap<(Option<ThreadId>, &'static str), Vec<f64>> {
        let mut recent: FxHashMap<_, Vec<f64>> = FxHashMap::default();
        for level in &self.levels {
            let (Some(growth), (thread, action)) = (level.growth, level.kind) else { continue };
            for who in [Some(thread), None] {
                let growths = recent.entry((who, action)).or_default();
                if growths.len() < RECENT {
                    growths.push(growth);
                }
            }
        }
        recent
    }
}

/// By what an event is known again in another execution.
fn event(e: &Execution, at: usize) -> Option<(ThreadId, u32, u32)> {
    let event = e.events().get(at)?;
    Some((event.thread, event.index, event.alternative))
}
