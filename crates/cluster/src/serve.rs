//! What a worker does all day: items, each for some seconds, while the lease is renewed.

use crate::item::Item;
use crate::queue::{QueueError, WorkQueue};
use crate::worker::{Stage, Worker};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering};
use std::thread;
use std::time::{Duration, Instant};

/// Explores what items contain.
pub trait Explorer: Sync {
    /// What an item contains.
    type Work: Serialize + DeserializeOwned + Sync;
    /// What exploring it yields.
    type Outcome: Serialize + DeserializeOwned + Default + Send;

    /// Explores until everything is explored or somebody sets the flag. What is left comes in pieces: as many as
    /// are wanted by then, if possible.
    fn explore(
        &self,
        work: &Self::Work,
        pause: &Arc<AtomicBool>,
        pieces: &(dyn Fn() -> usize + Sync),
    ) -> (Self::Outcome, Vec<Self::Work>)
    where
        Self::Work: Send;
}

/// How long things take.
#[derive(Clone, Copy, Debug)]
pub struct Pace {
    /// For how long an item is explored at most.
    pub slice: Duration,
    /// For how long at least, although others have nothing to do.
    pub least: Duration,
    /// How often a lease is renewed.
    pub renew: Duration,
    /// For how long to wait where there is nothing to do; forever if nothing is said.
    pub patience: Option<Duration>,
    /// An item that so many workers were given, and that none has finished, is given up.
    pub deliveries: u64,
}

/// What others tell a worker, and it tells them.
#[derive(Debug, Default)]
pub struct Signals {
    /// It is to leave.
    pub leave: AtomicBool,
    /// The exploration is over.
    pub over: AtomicBool,
    /// How many workers have nothing to do.
    pub hungry: AtomicUsize,
    /// How many workers have something to do and give some of it away.
    pub busy: AtomicUsize,
    /// How many items it has explored.
    pub items: AtomicU64,
    /// Whether it waits for one.
    pub idle: AtomicBool,
}

impl Signals {
    fn is_set(flag: &AtomicBool) -> bool {
        flag.load(Ordering::Relaxed)
    }

    /// Notes how many workers have nothing to do, and how many have. If these are few and those many, not everybody
    /// need give something away: `chance`, which is any number, decides who does.
    pub fn hear(&self, hungry: usize, busy: usize, chance: u64) {
        let enough = GIVERS.saturating_mul(hungry) as u64;
        let gives = chance % (busy.max(1) as u64) < enough;
        self.hungry.store(if gives { hungry } else { 0 }, Ordering::Relaxed);
        self.busy.store(busy.min(enough as usize), Ordering::Relaxed);
    }

    /// Into how many pieces to cut what is left, so that everybody has something to do.
    fn pieces(&self) -> usize {
        // The next who asks would give away as much again, before anybody could say that it was enough.
        let hungry = self.hungry.swap(0, Ordering::Relaxed);
        let busy = self.busy.load(Ordering::Relaxed).max(1);
        (1 + hungry.div_ceil(busy)).min(MOST_PIECES)
    }
}

/// So many give something away for each who has nothing: what one gives may be small.
const GIVERS: usize = 2;
/// Nothing is cut into more pieces at a time.
const MOST_PIECES: usize = 64;
/// How often the flags are looked at.
const LOOK: Duration = Duration::from_millis(20);
/// How long to wait before something is tried again.
const AGAIN: Duration = Duration::from_millis(100);

/// Why a worker has stopped.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Served {
    /// It was to leave.
    Left,
    /// There was nothing to do for long.
    Idle,
    /// There is no exploration any more.
    Gone,
}

/// Takes items of an exploration and explores them. An item of another one is left to others.
pub fn serve<Q: WorkQueue, E: Explorer>(
    queue: &Q,
    explorer: &E,
    (name, exploration): (&str, &str),
    pace: Pace,
    signals: &Signals,
) -> Served
where
    E::Work: Send,
{
    let worker: Worker<'_, Q, E::Work, E::Outcome> = Worker::new(queue, name.to_string());
    let mut worker = worker.giving_up_after(pace.deliveries);
    let mut idle_since = Instant::now();
    loop {
        let idle = matches!(worker.stage(), Stage::Idle);
        signals.idle.store(idle, Ordering::Relaxed);
        if !idle {
            idle_since = Instant::now();
        }
        match () {
            () if idle && Signals::is_set(&signals.leave) => return Served::Left,
            () if idle && Signals::is_set(&signals.over) => return Served::Gone,
            () if idle && pace.patience.is_some_and(|most| idle_since.elapsed() >= most) => {
                return Served::Idle;
            }
            () => {}
        }
        if matches!(worker.stage(), Stage::Leased(_, item) if item.exploration != exploration) {
            return Served::Gone;
        }
        let mut explore = |item: &Item<E::Work>, lease: &Q::Lease| {
            signals.items.fetch_add(1, Ordering::Relaxed);
            explore_leased(explorer, &item.work, pace, signals, &mut || queue.renew(lease))
        };
        match worker.step(&mut explore) {
            Ok(()) => {}
            Err(QueueError::Gone) => return Served::Gone,
            Err(QueueError::Unavailable(_)) => {
                // Who is to leave does not wait for a server that may never come back.
                if Signals::is_set(&signals.leave) {
                    return Served::Left;
                }
                thread::sleep(AGAIN);
            }
        }
    }
}

/// Explores an item while its lease is renewed.
fn explore_leased<E: Explorer>(
    explorer: &E,
    work: &E::Work,
    pace: Pace,
    signals: &Signals,
    renew: &mut dyn FnMut() -> Result<(), QueueError>,
) -> (E::Outcome, Vec<E::Work>)
where
    E::Work: Send,
{
    let pause = Arc::new(AtomicBool::new(false));
    let (begun, waiting) = (Instant::now(), thread::current());
    let mut renewed = begun;
    thread::scope(|scope| {
        let exploring = scope.spawn(|| {
            let result = explorer.explore(work, &pause, &|| signals.pieces());
            waiting.unpark();
            result
        });
        while !exploring.is_finished() {
            thread::park_timeout(LOOK);
            if renewed.elapsed() >= pace.renew {
                // If that fails, somebody else gets the item, too, and one of the two will be late.
                let _ = renew();
                renewed = Instant::now();
            }
            let wanted =
                signals.hungry.load(Ordering::Relaxed) > 0 && begun.elapsed() >= pace.least;
            let stop = Signals::is_set(&signals.leave) || Signals::is_set(&signals.over);
            if wanted || stop || begun.elapsed() >= pace.slice {
                pause.store(true, Ordering::Relaxed);
            }
        }
        exploring.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn as_many_give_as_are_needed() {
        let givers = |hungry, busy| {
            let gives = |chance: &u64| {
                let signals = Signals::default();
                signals.hear(hungry, busy, *chance);
                signals.hungry.load(Ordering::Relaxed) > 0
            };
            (0..busy as u64).filter(gives).count()
        };
        assert_eq!([givers(0, 8), givers(1, 1), givers(3, 1_000), givers(90, 10)], [0, 1, 6, 10]);
    }

    #[test]
    fn everybody_gets_something() {
        for (hungry, busy) in [(1, 1), (7, 1), (7, 3), (3, 1_000), (40, 10)] {
            let signals = Signals::default();
            signals.hear(hungry, busy, 0);
            let given = (signals.pieces() - 1) * busy.min(GIVERS * hungry);
            assert!(given >= hungry, "{given} pieces for {hungry}");
            assert_eq!(signals.pieces(), 1, "they are given away once");
        }
    }
}
