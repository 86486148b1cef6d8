//! The vocabulary of the literature over the current execution E.
//!
//! | literature      | here                                 |
//! |-----------------|--------------------------------------|
//! | e →_E e′        | [`Execution::happens_before`]        |
//! | e ≲_E e′ (race) | [`Execution::races`]                 |
//! | pre(E, e)       | the prefix of length *position of e* |
//! | notdep(e, E)    | [`Execution::notdep`]                |
//! | p ∈ WI(E, v)    | [`weak_initial`]                     |
//! | the trace of E  | [`Execution::fingerprint`]           |

use crate::dependence::conflict;
use crate::execution::Execution;
use crate::program::Pending;
use crate::record::Record;
use mazurka_trace::{Action, Effect, Event, Op, ThreadId};
use xxhash_rust::xxh3::{xxh3_64, xxh3_128};

impl Execution {
    /// Whether the event at `i` happens before the one at `j` or is it.
    #[inline]
    pub fn happens_before(&self, i: usize, j: usize) -> bool {
        let records = &self.records[..self.len];
        self.is_before(&records[i], &records[j])
    }

    /// Whether the event at `i` happens before the next event of `thread` whatever that is: through
    /// what the thread has done so far.
    pub fn happens_before_thread(&self, i: usize, thread: ThreadId) -> bool {
        self.last_of(thread).is_some_and(|last| self.happens_before(i, last))
    }

    /// Events on a shortest way through happens-before, each of which is ordered before the next because
    /// both are of one thread, because they conflict, or because one waits for the other. Only the first
    /// and the last if there is none.
    pub fn path(&self, from: usize, to: usize) -> Vec<usize> {
        let mut before = vec![None; self.len()];
        let mut reached = vec![from];
        let mut next = 0;
        while let Some(&at) = reached.get(next) {
            next += 1;
            if at == to {
                let mut path: Vec<usize> =
                    std::iter::successors(Some(to), |&at| before[at]).collect();
                path.reverse();
                return path;
            }
            for (later, before) in before.iter_mut().enumerate().take(to + 1).skip(at + 1) {
                if before.is_none() && self.is_ordered_directly(at, later) {
                    *before = Some(at);
                    reached.push(later);
                }
            }
        }
        vec![from, to]
    }

    fn is_ordered_directly(&self, i: usize, j: usize) -> bool {
        let (a, b) = (&self.event(i), &self.event(j));
        let waits = match b.op {
            Op::Join(target) => a.thread == target,
            _ => b.effect == Effect::Sync && a.op.object() == b.op.object(),
        };
        let direct = a.thread == b.thread || self.pred(j) == Some(i) || conflict(a, b) || waits;
        direct && self.happens_before(i, j)
    }

    /// notdep(e, E) for the event at `i`: the positions after it that do not happen after it.
    pub fn notdep(&self, i: usize) -> impl Iterator<Item = usize> {
        let first = &self.records[..self.len][i];
        self.after(i).filter(|(_, later)| !self.is_before(first, later)).map(|(k, _)| k)
    }

    /// The positions after `i` that happen after the event there.
    pub fn dep(&self, i: usize) -> impl Iterator<Item = usize> {
        let first = &self.records[..self.len][i];
        self.after(i).filter(|(_, later)| self.is_before(first, later)).map(|(k, _)| k)
    }

    /// What comes after position `i`.
    fn after(&self, i: usize) -> impl Iterator<Item = (usize, &Record)> {
        self.records[..self.len].iter().enumerate().skip(i + 1)
    }

    /// Whether `first` happens before `later` or is it.
    #[inline(always)]
    fn is_before(&self, first: &Record, later: &Record) -> bool {
        match first.thread == later.thread {
            true => first.index <= later.index,
            false => self.clocks.counts(later.clock, first.thread, first.index),
        }
    }

    /// The pending operations that cannot be performed, with their threads and the words they see.
    pub fn blocked(&self) -> impl Iterator<Item = (ThreadId, Op, u64)> {
        self.waiting.iter().filter_map(|thread| match self.pending(thread) {
            Pending::Op { op, enabled: false, word } => Some((thread, op, word)),
            _ => None,
        })
    }

    /// Whether the next operation of some thread may block, be it enabled or not.
    #[inline]
    pub fn may_anybody_wait(&self) -> bool {
        !self.waiting.is_empty()
    }

    /// In how many ways `thread` can perform its pending operation; 0 if it has none.
    pub fn alternatives(&self, thread: ThreadId) -> u32 {
        match self.pending(thread) {
            Pending::Op { op: op @ Op::On(_, Action::NotifyOne), .. } => {
                op.alternatives(self.word_left(thread))
            }
            Pending::Op { op, .. } => op.alternatives(0),
            _ => 0,
        }
    }

    /// The word that the last event which changed the object of the pending operation left there.
    fn word_left(&self, thread: ThreadId) -> u64 {
        let mut word = 0;
        self.modifications(thread, None, |position| {
            let event = &self.event(position);
            if let Op::On(object, action) = event.op {
                word = action.apply(event.thread, event.old, object.size);
            }
            false
        });
        word
    }

    /// A name of the Mazurkiewicz trace of E: equal for two executions of a program exactly if they
    /// have the same events and the same happens-before.
    ///
    /// An event is its thread, index, alternative and effect, and its clock; the program being
    /// deterministic, the rest follows. Values are left out on purpose: the word that a commuting
    /// update finds depends on the order of independent events.
    pub fn fingerprint(&self) -> u128 {
        (0..self.len()).fold(0, |sum, i| sum.wrapping_add(self.event_fingerprint(i)))
    }

    /// The part of one event in [`Execution::fingerprint`], which is their sum.
    pub fn event_fingerprint(&self, i: usize) -> u128 {
        let event = &self.event(i);
        let mut clock = 0u64;
        for (state, count) in self.threads.iter().zip(self.clock(i).numbers()) {
            if count > 0 {
                clock = clock.wrapping_add(clock_entry(state.name, count));
            }
        }
        let name = self.threads[event.thread.index()].name;
        let mut bytes = [0u8; 25];
        bytes[0..8].copy_from_slice(&name.to_le_bytes());
        bytes[8..12].copy_from_slice(&event.index.to_le_bytes());
        bytes[12..16].copy_from_slice(&event.alternative.to_le_bytes());
        bytes[16..24].copy_from_slice(&clock.to_le_bytes());
        bytes[24] = event.effect.modifies().into();
        xxh3_128(&bytes)
    }
}

/// One entry of a clock, in a form that can be added up in any order.
fn clock_entry(name: u64, count: u32) -> u64 {
    let mut bytes = [0u8; 12];
    bytes[..8].copy_from_slice(&name.to_le_bytes());
    bytes[8..].copy_from_slice(&count.to_le_bytes());
    xxh3_64(&bytes)
}

/// Whether `q` is a weak initial of `v`: some execution that begins with `q` contains `v`.
///
/// That is so if nothing in `v` before the event of `q`'s thread conflicts with `q`. If `v` has no
/// event of that thread, nothing in `v` may conflict with it. Another alternative of the same
/// operation is another event.
pub fn weak_initial<'a>(q: &Event, v: impl IntoIterator<Item = &'a Event>) -> bool {
    for event in v {
        if event.thread == q.thread {
            return event.alternative == q.alternative;
        }
        if conflict(q, event) {
            return false;
        }
    }
    true
}
