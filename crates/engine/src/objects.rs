//! Objects by number, with the latest access to each.
//!
//! A range of bytes gets a dense number when it is first seen and keeps it for the whole
//! exploration, so that an event finds what was last done to its object by indexing an array.

use crate::facts::Facts;
use crate::record::Record;
use mazurka_trace::{Effect, Object, ThreadId};
use rustc_hash::FxHashMap;
use std::collections::BTreeMap;

/// No event: the end of a chain of positions.
pub(crate) const NONE: u32 = u32::MAX;

/// The position, if it is one.
#[inline]
pub(crate) fn some(position: u32) -> Option<usize> {
    (position != NONE).then_some(position as usize)
}

/// The latest events on an object, as positions in the execution.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Latest {
    /// Of any kind.
    pub(crate) access: u32,
    /// That may have changed the object.
    pub(crate) modification: u32,
    /// That conflicts with others.
    pub(crate) conflicting: u32,
}

impl Latest {
    /// Nothing has happened to the object.
    pub(crate) const NONE: Latest = Latest { access: NONE, modification: NONE, conflicting: NONE };
}

/// Who has accessed an object, in all executions so far together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Users {
    /// No thread.
    Nobody,
    /// This thread only.
    One(ThreadId),
    /// At least two threads.
    Several,
}

/// What is known of an object.
#[derive(Clone, Copy, Debug)]
struct State {
    latest: Latest,
    /// The number of the only thread that has accessed it, in any execution so far, or one of the two below.
    user: u32,
    /// Whether operations that may fail access it.
    may_fail: bool,
    /// Whether there are ranges that overlap it without being equal.
    overlapped: bool,
    /// How many threads are about to do something to it that may block.
    waiting: u32,
}

/// What a new access to an object has to know of it.
#[derive(Clone, Copy)]
pub(crate) struct Accessed {
    /// The latest events on it before.
    pub(crate) before: Latest,
    /// Whether other threads have accessed it, or parts of it, in any execution so far.
    pub(crate) by_others: bool,
    /// Whether there are ranges that overlap it without being equal.
    pub(crate) in_parts: bool,
    /// Whether somebody may wait for it, or for a part of it.
    pub(crate) is_awaited: bool,
}

/// In place of the only thread that has accessed an object: no thread has.
pub(crate) const NOBODY: u32 = u32::MAX;
/// Or at least two have.
const SEVERAL: u32 = u32::MAX - 1;

/// All ranges seen so far.
#[derive(Debug, Default)]
pub(crate) struct Objects {
    numbers: FxHashMap<Object, u32>,
    /// For each object those that overlap it without being equal; almost always none.
    overlaps: Vec<Vec<u32>>,
    states: Vec<State>,
    /// The range that each object is.
    ranges: Vec<Object>,
    /// For each object a name of its address, as [`crate::Run::address_name`] says.
    names: Vec<(u64, u64)>,
    /// Ranges by address, and the longest of them, to find overlaps of a new one.
    by_address: BTreeMap<(u64, u32), u32>,
    longest: u32,
    /// Whether another thread has accessed an object, or a part of it, since somebody asked.
    new_users: bool,
    /// The number of [`Object::EVERYTHING`], which overlaps all others, once it has one.
    everything: Option<u32>,
}

impl Objects {
    /// The number of a range; a new one gets the name of its address.
    #[inline]
    pub(crate) fn number(&mut self, object: Object, name: impl FnOnce() -> (u64, u64)) -> u32 {
        match self.numbers.get(&object) {
            Some(&number) => number,
            None => self.add(object, name()),
        }
    }

    /// The number of a range that has been seen.
    pub(crate) fn known(&self, object: Object) -> Option<u32> {
        self.numbers.get(&object).copied()
    }

    /// Those of the ranges seen so far that overlap this one, which has not been seen.
    pub(crate) fn overlapping_new(&self, object: Object) -> Vec<u32> {
        debug_assert!(self.known(object).is_none(), "it has a number");
        if object == Object::EVERYTHING {
            return (0..self.states.len() as u32).collect();
        }
        let mut overlaps: Vec<u32> = self.everything.into_iter().collect();
        let first = (object.address.saturating_sub(u64::from(self.longest)), 0);
        for (&(address, size), &other) in self.by_address.range(first..(object.end(), 0)) {
            if object.overlaps(Object::new(address, size)) {
                overlaps.push(other);
            }
        }
        overlaps
    }

    #[cold]
    fn add(&mut self, object: Object, name: (u64, u64)) -> u32 {
        let number = self.states.len() as u32;
        self.longest = self.longest.max(if object == Object::EVERYTHING { 0 } else { object.size });
        let overlaps = self.overlapping_new(object);
        match object {
            Object::EVERYTHING => self.everything = Some(number),
            Object { address, size } => _ = self.by_address.insert((address, size), number),
        }
        self.new_users |= !overlaps.is_empty();
        for &other in &overlaps {
            self.overlaps[other as usize].push(number);
            let state = &mut self.states[other as usize];
            (state.user, state.overlapped) = (SEVERAL, true);
        }
        self.numbers.insert(object, number);
        let overlapped = !overlaps.is_empty();
        let user = if overlapped { SEVERAL } else { NOBODY };
        self.overlaps.push(overlaps);
        self.states.push(State {
            latest: Latest::NONE,
            user,
            may_fail: false,
            overlapped,
            waiting: 0,
        });
        self.names.push(name);
        self.ranges.push(object);
        number
    }

    /// Those that overlap `number` without being equal to it.
    #[inline]
    pub(crate) fn overlapping(&self, number: u32) -> &[u32] {
        &self.overlaps[number as usize]
    }

    /// Notes that the new event at `position` accesses an object.
    #[inline(always)]
    pub(crate) fn access(&mut self, number: u32, position: u32, new: &Record) -> Accessed {
        let state = &mut self.states[number as usize];
        let before = state.latest;
        state.latest.access = position;
        if new.effect != Effect::Sync {
            state.latest.conflicting = position;
        }
        if new.effect.modifies() {
            state.latest.modification = position;
        }
        if state.user != SEVERAL && state.user != new.thread.0 {
            state.user = if state.user == NOBODY { new.thread.0 } else { SEVERAL };
            self.new_users = true;
        }
        Accessed {
            before,
            by_others: state.user != new.thread.0,
            in_parts: state.overlapped,
            is_awaited: state.waiting > 0 || state.overlapped,
        }
    }

    /// Whether another thread has accessed an object, or a part of it, since this was asked before.
    #[inline]
    pub(crate) fn have_new_users(&mut self) -> bool {
        std::mem::take(&mut self.new_users)
    }

    /// Notes that an operation that may fail accesses an object.
    #[inline]
    pub(crate) fn attempted(&mut self, number: u32) {
        self.states[number as usize].may_fail = true;
    }

    /// A thread has come to an operation on an object, or is no longer about to perform it: counts those that may block.
    #[inline(always)]
    pub(crate) fn count_waiting(&mut self, number: u32, facts: Facts, comes: bool) {
        if facts.may_block() {
            let waiting = &mut self.states[number as usize].waiting;
            *waiting = if comes { *waiting + 1 } else { *waiting - 1 };
        }
    }

    /// How many threads are about to do something to an object that may block.
    pub(crate) fn waiting(&self, number: u32) -> usize {
        self.states[number as usize].waiting as usize
    }

    /// Whether operations that may fail access an object, in any execution so far.
    pub(crate) fn may_fail(&self, number: u32) -> bool {
        self.states[number as usize].may_fail
    }

    /// Who has accessed an object. What overlaps others counts as accessed by several.
    #[inline]
    pub(crate) fn users(&self, number: u32) -> Users {
        match self.states[number as usize].user {
            NOBODY => Users::Nobody,
            SEVERAL => Users::Several,
            user => Users::One(ThreadId(user)),
        }
    }

    /// The number of the only thread that has accessed an object, [`NOBODY`], or a number that no thread has.
    #[inline(always)]
    pub(crate) fn user(&self, number: u32) -> u32 {
        self.states[number as usize].user
    }

    /// Whether there are ranges that overlap an object without being equal to it.
    #[inline(always)]
    pub(crate) fn is_overlapped(&self, number: u32) -> bool {
        self.states[number as usize].overlapped
    }

    /// The range that an object is.
    #[inline(always)]
    pub(crate) fn range(&self, number: u32) -> Object {
        self.ranges[number as usize]
    }

    /// A name of the address of an object.
    pub(crate) fn name(&self, number: u32) -> (u64, u64) {
        self.names[number as usize]
    }

    /// The latest events on an object.
    #[inline]
    pub(crate) fn latest(&self, number: u32) -> Latest {
        self.states[number as usize].latest
    }

    /// Takes the latest event on an object back.
    #[inline]
    pub(crate) fn set_latest(&mut self, number: u32, latest: Latest) {
        self.states[number as usize].latest = latest;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn finds_all_overlaps_whichever_comes_first() {
        let all = (0, u32::MAX);
        let ranges = [(8, 4), (12, 4), (8, 8), (0, 64), all, (16, 1), (15, 2), (63, 8), (64, 1)];
        let mut objects = Objects::default();
        let name = || (0, 0);
        let numbers: Vec<u32> =
            ranges.iter().map(|&(a, s)| objects.number(Object::new(a, s), name)).collect();
        for (i, &(a, s)) in ranges.iter().enumerate() {
            assert_eq!(objects.known(Object::new(a, s)), Some(numbers[i]));
            let mut found = objects.overlapping(numbers[i]).to_vec();
            found.sort_unstable();
            let expected: Vec<u32> = (0..ranges.len())
                .filter(|&j| {
                    let (b, t) = ranges[j];
                    j != i && Object::new(a, s).overlaps(Object::new(b, t))
                })
                .map(|j| numbers[j])
                .collect();
            assert_eq!(found, expected, "range {i}");
        }
    }
}
