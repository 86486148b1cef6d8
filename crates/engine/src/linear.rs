//! Executions in an order that is easy to read: with few context switches.
//!
//! Among the linear extensions of happens-before there is one with the fewest switches in which
//! every thread runs as long as it can before another takes over: events that could have come in an
//! earlier turn of their thread can be moved there, which adds no turn. So it is enough to choose, at
//! each switch, who goes next, and what has been chosen so far matters only through how far each
//! thread has come. The search goes turn by turn over these vectors. It keeps at most
//! [`WIDTH`] of them, those that have come farthest; as long as none had to be dropped, the result
//! has the fewest switches there are.

use crate::execution::Execution;
use rustc_hash::FxHashMap;

/// How many beginnings are kept from turn to turn.
const WIDTH: usize = 4096;

/// An order of events.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Linear {
    /// Positions in the execution.
    pub order: Vec<usize>,
    /// Whether no linear extension has fewer switches.
    pub fewest: bool,
}

/// The beginning of an order.
struct Beginning {
    /// How many events of each thread are done.
    done: Vec<u32>,
    /// Which thread made the last turn, and the beginning before it.
    turn: usize,
    before: Option<usize>,
}

impl Execution {
    /// The events that happen before any of `ends` or are among them, in increasing order.
    pub fn causes(&self, ends: &[usize]) -> Vec<usize> {
        let is_cause = |&i: &usize| ends.iter().any(|&end| i <= end && self.happens_before(i, end));
        (0..self.len()).filter(is_cause).collect()
    }

    /// A linear extension of the `chosen` positions with few context switches, to come after all
    /// that happens before them and is not chosen.
    pub fn few_switches(&self, chosen: &[usize]) -> Linear {
        let mut threads: Vec<Vec<usize>> = vec![Vec::new(); self.threads().len()];
        for &i in chosen {
            threads[self.events()[i].thread.index()].push(i);
        }
        let count = chosen.len();
        let start = Beginning { done: vec![0; threads.len()], turn: 0, before: None };
        let mut beginnings = vec![start];
        let (mut level, mut fewest) = (0..1, true);
        while !level.clone().any(|w| total(&beginnings[w].done) == count) {
            let begin = beginnings.len();
            let mut seen = FxHashMap::default();
            for w in level.clone() {
                for turn in 0..threads.len() {
                    let done = self.run_on(&threads, &beginnings[w].done, turn);
                    if done != beginnings[w].done && seen.insert(done.clone(), ()).is_none() {
                        beginnings.push(Beginning { done, turn, before: Some(w) });
                    }
                }
            }
            if beginnings.len() == begin {
                break; // Some event comes after one that was not chosen: nothing can be rearranged.
            }
            if beginnings.len() - begin > WIDTH {
                fewest = false;
                beginnings[begin..]
                    .sort_by_key(|beginning| std::cmp::Reverse(total(&beginning.done)));
                beginnings.truncate(begin + WIDTH);
            }
            level = begin..beginnings.len();
        }
        match level.clone().find(|&w| total(&beginnings[w].done) == count) {
            Some(end) => Linear { order: unroll(&beginnings, end, &threads), fewest },
            None => Linear { order: chosen.to_vec(), fewest: false },
        }
    }

    /// How far the threads are after `turn` has gone on as long as it can.
    fn run_on(&self, threads: &[Vec<usize>], done: &[u32], turn: usize) -> Vec<u32> {
        let mut done = done.to_vec();
        while let Some(&next) = threads[turn].get(done[turn] as usize) {
            let clock = self.clock(next);
            let ready = threads.iter().enumerate().all(|(t, events)| {
                let later = events.get(done[t] as usize).map(|&event| self.events()[event].index);
                t == turn || later.is_none_or(|index| clock[t] <= index)
            });
            if !ready {
                break;
            }
            done[turn] += 1;
        }
        done
    }
}

fn total(done: &[u32]) -> usize {
    done.iter().map(|&n| n as usize).sum()
}

/// The events of the beginning at `end`.
fn unroll(beginnings: &[Beginning], end: usize, threads: &[Vec<usize>]) -> Vec<usize> {
    let mut turns = Vec::new();
    let mut at = end;
    while let Some(before) = beginnings[at].before {
        let turn = beginnings[at].turn;
        let (from, to) =
            (beginnings[before].done[turn] as usize, beginnings[at].done[turn] as usize);
        turns.push(&threads[turn][from..to]);
        at = before;
    }
    turns.into_iter().rev().flatten().copied().collect()
}
