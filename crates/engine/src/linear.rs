//! Executions in an order that is easy to read: with few context switches.
//!
//! Among the linear extensions of happens-before there is one with the fewest switches in which
//! every thread runs as long as it can before another takes over: events that could have come in an
//! earlier turn of their thread can be moved there, which adds no turn. So it is enough to choose, at
//! each switch, who goes next, and what has been chosen so far matters only through how far each
//! thread has come. The search goes turn by turn over these vectors. It keeps at most
//! [`WIDTH`] of them, those that have come farthest; as long as none had to be dropped, the result
//! has the fewest switches there are. A search that takes long compared with the number of events is
//! given up: then the beginning that has come farthest is continued without looking back, so that the
//! whole takes time linear in the number of events.

use crate::execution::Execution;
use mazurka_trace::ThreadId;
use rustc_hash::FxHashMap;

/// How many beginnings are kept from turn to turn.
const WIDTH: usize = 4096;

/// How often an event may be looked at in the search, on average.
const LOOKS_PER_EVENT: usize = 64;

/// How many looks are taken at least, so that short executions are searched thoroughly.
const LEAST_LOOKS: usize = 1 << 22;

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
        let mut reach = vec![0; self.threads().len()];
        for &end in ends {
            for (most, count) in reach.iter_mut().zip(self.clock(end).numbers()) {
                *most = count.max(*most);
            }
        }
        let is_cause = |&i: &usize| {
            let event = &self.event(i);
            reach[event.thread.index()] > event.index
        };
        (0..self.len()).filter(is_cause).collect()
    }

    /// A linear extension of the `chosen` positions with few context switches, to come after all
    /// that happens before them and is not chosen.
    pub fn few_switches(&self, chosen: &[usize]) -> Linear {
        let mut threads: Vec<Vec<usize>> = vec![Vec::new(); self.threads().len()];
        for &i in chosen {
            threads[self.thread_of(i).index()].push(i);
        }
        let count = chosen.len();
        let start = Beginning { done: vec![0; threads.len()], turn: 0, before: None };
        let mut beginnings = vec![start];
        let (mut level, mut fewest) = (0..1, true);
        let mut looks = LEAST_LOOKS.max(count * LOOKS_PER_EVENT);
        while !level.clone().any(|w| total(&beginnings[w].done) == count) {
            if looks == 0 {
                let farthest = level.max_by_key(|&w| total(&beginnings[w].done));
                let end = self.run_to_end(&threads, &mut beginnings, farthest.unwrap_or(0));
                (level, fewest) = (end..end + 1, false);
                break;
            }
            let begin = beginnings.len();
            let mut seen = FxHashMap::default();
            for w in level.clone() {
                for turn in 0..threads.len() {
                    let done = self.run_on(&threads, &beginnings[w].done, turn);
                    let walked = (done[turn] - beginnings[w].done[turn]) as usize;
                    looks = looks.saturating_sub(walked + threads.len());
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

    /// Continues a beginning as far as possible, by turns of the threads one after the other, and tells
    /// which beginning that becomes.
    fn run_to_end(
        &self,
        threads: &[Vec<usize>],
        beginnings: &mut Vec<Beginning>,
        mut at: usize,
    ) -> usize {
        let mut idle = 0;
        for turn in (0..threads.len()).cycle() {
            let done = self.run_on(threads, &beginnings[at].done, turn);
            if done == beginnings[at].done {
                idle += 1;
                if idle > threads.len() {
                    break;
                }
                continue;
            }
            idle = 0;
            beginnings.push(Beginning { done, turn, before: Some(at) });
            at = beginnings.len() - 1;
        }
        at
    }

    /// How far the threads are after `turn` has gone on as long as it can.
    fn run_on(&self, threads: &[Vec<usize>], done: &[u32], turn: usize) -> Vec<u32> {
        let mut done = done.to_vec();
        while let Some(&next) = threads[turn].get(done[turn] as usize) {
            let clock = self.clock(next);
            let ready = threads.iter().enumerate().all(|(t, events)| {
                let later = events.get(done[t] as usize).map(|&event| self.id(event).index);
                t == turn || later.is_none_or(|index| clock.of(ThreadId(t as u32)) <= index)
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
