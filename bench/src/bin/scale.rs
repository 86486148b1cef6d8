//! Predicts how well machines share an exploration (docs/performance.md): `scale [KEY=VALUE …]`.
//!
//! A model of `mazurka cluster`: workers take items from one server, explore each for a slice of time, say what came
//! of it and put back what is left; a coordinator adds it up and tells several times a second how many workers have
//! nothing to do, and then some of the others cut what they have left. What things cost is measured, and given as
//! `KEY=VALUE`; how unequal the pieces are is the guess of the model, and said to be.

use std::cmp::{Ordering, Reverse};
use std::collections::{BinaryHeap, VecDeque};

/// What things cost, in seconds.
#[derive(Clone, Copy, Debug)]
struct Costs {
    /// The work of the whole exploration, for one worker.
    work: f64,
    /// For how long an item is explored.
    slice: f64,
    /// For how long at least.
    least: f64,
    /// The way to the server and back.
    latency: f64,
    /// What the server needs for one request.
    request: f64,
    /// What the coordinator needs for one commit.
    fold: f64,
    /// What is repeated to get to where an item begins.
    repeat: f64,
    /// How often the coordinator tells how many have nothing to do.
    pulse: f64,
    /// How unequal pieces are: the share of the largest grows with it.
    skew: f64,
}

impl Costs {
    fn with(mut self, key: &str, value: f64) -> Option<Costs> {
        *match key {
            "work" => &mut self.work,
            "slice" => &mut self.slice,
            "least" => &mut self.least,
            "latency" => &mut self.latency,
            "request" => &mut self.request,
            "fold" => &mut self.fold,
            "repeat" => &mut self.repeat,
            "pulse" => &mut self.pulse,
            "skew" => &mut self.skew,
            _ => return None,
        } = value;
        Some(self)
    }
}

/// Measured on 2 cores, November 2026, but for the latency and the skew; docs/performance.md tells how.
const MEASURED: Costs = Costs {
    work: 36_000.0,
    slice: 5.0,
    least: 0.2,
    latency: 0.000_5,
    request: 0.000_33,
    fold: 0.001,
    repeat: 0.000_3,
    pulse: 0.25,
    skew: 3.0,
};

/// What somebody does next.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Next {
    /// Takes an item.
    Take,
    /// Has explored its item for as long as it wanted; the number says which item that was.
    Stop(u64),
    /// The coordinator looks who has nothing to do.
    Pulse,
}

#[derive(Clone, Copy, Debug, PartialEq)]
struct Happens {
    at: f64,
    who: usize,
    next: Next,
}

impl Eq for Happens {}

impl Ord for Happens {
    fn cmp(&self, other: &Happens) -> Ordering {
        self.at.total_cmp(&other.at).then(self.who.cmp(&other.who))
    }
}

impl PartialOrd for Happens {
    fn partial_cmp(&self, other: &Happens) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

/// An item that a worker explores.
#[derive(Clone, Copy, Debug)]
struct Exploring {
    number: u64,
    since: f64,
    work: f64,
    /// Into how many pieces to cut what is left.
    pieces: usize,
}

struct Model {
    costs: Costs,
    rng: fastrand::Rng,
    events: BinaryHeap<Reverse<Happens>>,
    /// When the server and the coordinator have time again, and for how long they were busy.
    server: (f64, f64),
    coordinator: (f64, f64),
    items: VecDeque<f64>,
    idle: Vec<usize>,
    exploring: Vec<Option<Exploring>>,
    /// Items that are in the queue or explored.
    open: usize,
    taken: u64,
}

impl Model {
    fn new(costs: Costs, workers: usize) -> Model {
        let take = |who| Reverse(Happens { at: 0.0, who, next: Next::Take });
        let mut events: BinaryHeap<_> = (0..workers).map(take).collect();
        events.push(Reverse(Happens { at: costs.pulse, who: workers, next: Next::Pulse }));
        Model {
            costs,
            rng: fastrand::Rng::with_seed(workers as u64),
            events,
            server: (0.0, 0.0),
            coordinator: (0.0, 0.0),
            items: VecDeque::from([costs.work]),
            idle: Vec::new(),
            exploring: vec![None; workers],
            open: 1,
            taken: 0,
        }
    }

    /// Runs until everything is explored; the time.
    fn run(&mut self) -> f64 {
        while let Some(Reverse(Happens { at, who, next })) = self.events.pop() {
            match next {
                Next::Take => self.take(who, at),
                Next::Stop(number) => {
                    let current = self.exploring[who].filter(|item| item.number == number);
                    if let Some(item) = current {
                        self.stop(who, item, at);
                    }
                }
                Next::Pulse => self.pulse(at),
            }
            if self.open == 0 {
                return self.coordinator.0.max(at);
            }
        }
        unreachable!("there is always a next pulse")
    }

    /// So many requests to the server: when the last is answered.
    fn requests(&mut self, at: f64, number: f64) -> f64 {
        let cost = self.costs.request * number;
        let begin = self.server.0.max(at + self.costs.latency / 2.0);
        self.server = (begin + cost, self.server.1 + cost);
        // A worker makes one after the other.
        self.server.0 + self.costs.latency * (number - 0.5)
    }

    fn at(&mut self, at: f64, who: usize, next: Next) {
        self.events.push(Reverse(Happens { at, who, next }));
    }

    fn take(&mut self, who: usize, at: f64) {
        let Some(work) = self.items.pop_front() else {
            self.idle.push(who);
            return;
        };
        self.taken += 1;
        let number = self.taken;
        // The item, and whether it is done already.
        let since = self.requests(at, 2.0) + self.costs.repeat;
        self.exploring[who] = Some(Exploring { number, since, work, pieces: 1 });
        self.at(since + work.min(self.costs.slice), who, Next::Stop(number));
    }

    fn stop(&mut self, who: usize, item: Exploring, at: f64) {
        self.exploring[who] = None;
        let left = item.work - (at - item.since).max(0.0);
        let pieces = if left > 1e-9 { self.cut(left, item.pieces) } else { Vec::new() };
        // The commit, what is left, the acknowledgement, and what the lease cost.
        let told = self.requests(at, 2.0 + pieces.len() as f64 + (at - item.since) / 2.5);
        let begin = self.coordinator.0.max(told);
        self.coordinator = (begin + self.costs.fold, self.coordinator.1 + self.costs.fold);
        self.open = self.open + pieces.len() - 1;
        for piece in pieces {
            self.items.push_back(piece);
            if let Some(hungry) = self.idle.pop() {
                self.at(told, hungry, Next::Take);
            }
        }
        self.at(told, who, Next::Take);
    }

    /// Pieces of random sizes; the larger the skew, the more the largest has.
    fn cut(&mut self, left: f64, pieces: usize) -> Vec<f64> {
        let skew = self.costs.skew;
        let shares: Vec<f64> =
            (0..pieces).map(|_| self.rng.f64().powf(1.0 + skew) + 1e-6).collect();
        let sum: f64 = shares.iter().sum();
        shares.into_iter().map(|share| left * share / sum).collect()
    }

    fn pulse(&mut self, at: f64) {
        self.requests(at, 2.0);
        let hungry = self.idle.len().saturating_sub(self.items.len());
        let least = at - self.costs.least;
        let busy: Vec<usize> =
            (0..self.exploring.len()).filter(|&who| self.exploring[who].is_some()).collect();
        let givers = (2 * hungry).min(busy.len());
        for &who in busy.iter().filter(|_| hungry > 0) {
            let gives = self.rng.usize(..busy.len()) < givers;
            let Some(item) = self.exploring[who].as_mut().filter(|item| item.since <= least) else {
                continue;
            };
            if gives {
                item.pieces = (1 + hungry.div_ceil(givers)).min(64);
                let number = item.number;
                self.at(at, who, Next::Stop(number));
            }
        }
        let who = self.exploring.len();
        self.at(at + self.costs.pulse, who, Next::Pulse);
    }
}

fn main() -> std::process::ExitCode {
    let mut costs = MEASURED;
    for word in std::env::args().skip(1) {
        let pair = word.split_once('=').and_then(|(key, value)| Some((key, value.parse().ok()?)));
        let Some(given) = pair.and_then(|(key, value)| costs.with(key, value)) else {
            eprintln!("{word}: this is no KEY=VALUE; the keys are those of {costs:?}");
            return std::process::ExitCode::from(2);
        };
        costs = given;
    }
    println!("{costs:?}");
    println!("workers  seconds  efficiency    items  items/s  server  coordinator");
    for workers in [1, 4, 10, 30, 100, 300, 1_000, 3_000, 10_000] {
        let mut model = Model::new(costs, workers);
        let seconds = model.run();
        let percent = |busy: f64| 100.0 * busy / seconds;
        println!(
            "{workers:>7}  {seconds:>7.0}  {:>8.1} %  {:>7}  {:>7.0}  {:>4.0} %  {:>9.0} %",
            percent(costs.work) / workers as f64,
            model.taken,
            model.taken as f64 / seconds,
            percent(model.server.1),
            percent(model.coordinator.1)
        );
    }
    std::process::ExitCode::SUCCESS
}
