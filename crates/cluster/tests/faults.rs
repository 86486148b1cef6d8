//! The protocol with faults: whoever dies, whenever, every class of executions counts once.
//!
//! A queue in memory that fails on purpose, and workers that are killed between any two steps.

mod support;

use mazurka_cluster::memory::{Failure, MemoryQueue};
use mazurka_cluster::{Fold, Stage, Worker};
use mazurka_dpor::pop::Part;
use mazurka_tiny::Tiny;
use std::cell::RefCell;
use support::{Classes, explore, programs, root};

type TestWorker<'a> = Worker<'a, MemoryQueue, Vec<Part>, Classes>;
type TestFold = Fold<Vec<Part>, Classes>;

const LEASE: u64 = 10;
const GRACE: u64 = 15;

/// Everybody who takes part in an exploration.
struct Cluster<'a> {
    program: &'a Tiny,
    queue: &'a MemoryQueue,
    workers: Vec<TestWorker<'a>>,
    coordinator: TestFold,
    rng: RefCell<fastrand::Rng>,
    names: u64,
}

impl<'a> Cluster<'a> {
    fn new(program: &'a Tiny, queue: &'a MemoryQueue, seed: u64) -> Cluster<'a> {
        let rng = RefCell::new(fastrand::Rng::with_seed(seed));
        let coordinator = Fold::new(root());
        let mut cluster =
            Cluster { program, queue, workers: Vec::new(), coordinator, rng, names: 0 };
        for k in 0..3 {
            let worker = cluster.worker();
            cluster.workers.insert(k, worker);
        }
        cluster
    }

    /// A new worker, perhaps in place of one that was killed.
    fn worker(&mut self) -> TestWorker<'a> {
        self.names += 1;
        Worker::new(self.queue, format!("worker {}", self.names))
    }

    fn kill_worker(&mut self, k: usize) {
        self.workers[k] = self.worker();
    }

    fn kill_coordinator(&mut self) {
        self.coordinator = Fold::new(root());
    }

    /// One step of somebody; false if it failed.
    fn step(&mut self, who: usize) -> bool {
        let now = self.queue.now();
        let Some(worker) = self.workers.get_mut(who) else {
            let read = self.coordinator.read(self.queue, now);
            return read.and_then(|_| self.coordinator.enqueue(self.queue, now, GRACE)).is_ok();
        };
        let mut rng = self.rng.borrow_mut();
        worker.step(&mut |item, _| explore(self.program, &item.work, &mut rng)).is_ok()
    }

    fn random(&self, below: usize) -> usize {
        self.rng.borrow_mut().usize(..below)
    }

    /// Goes on, in any order, until everything has been explored.
    fn finish(&mut self) -> &Classes {
        for _ in 0..200_000 {
            if self.coordinator.is_finished() {
                return self.coordinator.sum();
            }
            let who = self.random(self.workers.len() + 1);
            self.step(who);
            self.queue.advance(1);
        }
        panic!("this does not end: {} items are open", self.coordinator.open());
    }
}

/// A worker, or the coordinator, dies in each call that is made, before and after the server has done what it was
/// asked for.
#[test]
fn whoever_dies_in_whichever_call() {
    let mut points = 0;
    for (seed, (program, expected)) in programs(4).iter().enumerate() {
        for failure in [Failure::Before, Failure::After] {
            for call in 1.. {
                let queue = MemoryQueue::new(LEASE);
                queue.fail_at(call, failure);
                let mut cluster = Cluster::new(program, &queue, seed as u64);
                while queue.calls() < call && !cluster.coordinator.is_finished() {
                    let who = cluster.random(4);
                    if !cluster.step(who) {
                        points += 1;
                        match who {
                            3 => cluster.kill_coordinator(),
                            who => cluster.kill_worker(who),
                        }
                    }
                    queue.advance(1);
                }
                let over = cluster.coordinator.is_finished();
                assert_eq!(cluster.finish(), expected, "{failure:?} call {call}\n{program}");
                if over {
                    break;
                }
            }
        }
    }
    println!("{points} points");
    assert!(points > 500, "{points} points only");
}

/// A call fails, before or after it was done, and is tried again.
#[test]
fn whatever_fails_is_tried_again() {
    for (seed, (program, expected)) in programs(4).iter().enumerate() {
        for failure in [Failure::Before, Failure::After] {
            for call in 1..120 {
                let queue = MemoryQueue::new(LEASE);
                queue.fail_at(call, failure);
                let mut cluster = Cluster::new(program, &queue, seed as u64);
                assert_eq!(cluster.finish(), expected, "{failure:?} call {call}\n{program}");
            }
        }
    }
}

/// Two live workers have the same item, because the lease of one has expired: one of them is late.
#[test]
fn who_is_late_does_not_count() {
    for (seed, (program, expected)) in programs(8).iter().enumerate() {
        let queue = MemoryQueue::new(LEASE);
        let mut cluster = Cluster::new(program, &queue, seed as u64);
        cluster.step(3);
        let mut late = 0;
        for _ in 0..40 {
            for who in [0, 1] {
                // As far as before the commit.
                for _ in 0..4 {
                    if !matches!(cluster.workers[who].stage(), Stage::Explored(..)) {
                        cluster.step(who);
                    }
                }
                queue.advance(LEASE);
            }
            let explored = |who: usize| match cluster.workers[who].stage() {
                Stage::Explored(_, commit) => Some(commit.item.clone()),
                _ => None,
            };
            late += u32::from(explored(0).is_some() && explored(0) == explored(1));
            for who in [0, 1, 0, 1, 0, 1, 3] {
                cluster.step(who);
            }
        }
        assert!(late > 0, "nobody was ever late");
        assert_eq!(cluster.finish(), expected, "{program}");
    }
}

/// Workers, the coordinator and the server die at random, and the server's machine loses power.
#[test]
fn everybody_dies_at_random() {
    let rounds = std::env::var("MAZURKA_FAULTS").ok().and_then(|text| text.parse().ok());
    let programs = programs(20);
    let mut deaths = [0_u64; 5];
    for seed in 0..rounds.unwrap_or(400) {
        let (program, expected) = &programs[seed as usize % programs.len()];
        let queue = MemoryQueue::new(LEASE);
        let mut cluster = Cluster::new(program, &queue, seed);
        let faults = cluster.random(60);
        for _ in 0..faults {
            for _ in 0..cluster.random(12) {
                let who = cluster.random(4);
                cluster.step(who);
                queue.advance(1);
            }
            let fault = cluster.random(5);
            deaths[fault] += 1;
            match fault {
                0 => {
                    let k = cluster.random(3);
                    cluster.kill_worker(k);
                }
                1 => cluster.kill_coordinator(),
                2 => queue.restart(),
                3 => queue.lose_power(cluster.random(5)),
                _ => queue.advance(LEASE),
            }
            if cluster.random(3) == 0 {
                queue.save();
            }
        }
        assert_eq!(cluster.finish(), expected, "seed {seed}\n{program}");
    }
    println!("workers, coordinators, servers killed, power lost, leases expired: {deaths:?}");
    assert!(deaths.iter().all(|&times| times > 50), "{deaths:?}");
}

/// An item that kills everybody who takes it is given up after some of them; everything else counts once.
#[test]
fn an_item_that_kills_its_workers_is_given_up() {
    const MOST: u64 = 3;
    let mut without = 0;
    for (seed, (program, expected)) in programs(8).iter().enumerate() {
        let queue = MemoryQueue::new(LEASE);
        let mut rng = fastrand::Rng::with_seed(seed as u64);
        let mut fold: TestFold = Fold::new(root());
        // The item that the second commit leaves first, if there is one.
        let (mut poison, mut items, mut deaths, mut names) = (None, 0, 0, 0);
        let new = |name: u64| {
            Worker::<MemoryQueue, Vec<Part>, Classes>::new(&queue, format!("worker {name}"))
                .giving_up_after(MOST)
        };
        let mut worker = new(names);
        for step in 0.. {
            assert!(step < 100_000, "this does not end");
            queue.advance(1);
            let now = queue.now();
            fold.read(&queue, now)
                .and_then(|_| fold.enqueue(&queue, now, GRACE))
                .expect("it works");
            if fold.is_finished() {
                break;
            }
            if let Stage::Leased(_, item) = worker.stage() {
                items += 1;
                if items == 3 {
                    poison = Some(item.id.clone());
                }
                if poison.as_ref() == Some(&item.id) {
                    (deaths, names) = (deaths + 1, names + 1);
                    worker = new(names);
                }
            }
            worker.step(&mut |item, _| explore(program, &item.work, &mut rng)).expect("it works");
        }
        let Some(poison) = poison else {
            assert_eq!(fold.sum(), expected);
            continue;
        };
        without += 1;
        assert_eq!(deaths, MOST, "so many are killed, and no more");
        let given_up: Vec<_> = fold.given_up().clone().into_iter().collect();
        assert_eq!(given_up, [(poison, MOST)]);
        let found = &fold.sum().0;
        assert!(found.len() < expected.0.len(), "something is missing");
        assert!(found.iter().all(|(class, times)| expected.0.get(class) == Some(times)));
    }
    assert!(without > 2, "{without} explorations had such an item");
}
