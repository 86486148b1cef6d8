//! Threads that come back to a local state in which they were: what is needed to recognise it.

use super::Machine;
use super::local_numbers::LocalNumbers;
use crate::memory::Class;
use crate::threads::{Counters, Frame, Status};
use crate::transition_cache::StateId;
use xxhash_rust::xxh3::xxh3_128;

/// Local states by live registers only, numbered.
#[derive(Clone, Debug, Default)]
pub(super) struct Returning {
    numbers: LocalNumbers,
    /// The numbers of cached states, as far as somebody has asked for them; or from [`CONDITIONAL`] on, where
    /// their numbers are below.
    of_cached: Vec<u32>,
    /// The latest numbers of states where that depends on which objects can be replaced.
    conditional: Vec<(u32, Vec<Replaceable>)>,
    scratch: Scratch,
}

/// What a key is computed from, kept for its memory.
#[derive(Clone, Debug, Default)]
struct Scratch {
    words: Vec<u64>,
    /// What is in place of pointers to objects that can be replaced.
    replaced: Vec<u64>,
    /// The objects on which the key depends: one that can be replaced has no name in it, but whether it can changes.
    objects: Vec<Replaceable>,
    bytes: Vec<u8>,
}

impl Scratch {
    fn clear(&mut self) {
        self.words.clear();
        self.replaced.clear();
        self.objects.clear();
    }

    /// The key of the words.
    fn key(&mut self) -> u128 {
        self.bytes.resize(8 * self.words.len(), 0);
        let (chunks, _) = self.bytes.as_chunks_mut();
        for (bytes, word) in chunks.iter_mut().zip(&self.words) {
            *bytes = word.to_le_bytes();
        }
        xxh3_128(&self.bytes)
    }
}

/// An object that a live register leads to, and whether the thread can replace it by another one.
type Replaceable = (u32, bool);

/// In place of the number of a state for which nobody has asked, or to which no thread can come back.
const UNKNOWN: u32 = u32::MAX;
const NOWHERE: u32 = u32::MAX - 1;
/// From here on a number is not that of a state, since that depends on more than the state.
const CONDITIONAL: u32 = 1 << 30;

impl Returning {
    fn set(&mut self, id: StateId, number: u32) {
        if id != StateId::NONE {
            if self.of_cached.len() <= id.index() {
                self.of_cached.resize(id.index() + 1, UNKNOWN);
            }
            self.of_cached[id.index()] = number;
        }
    }

    /// Notes the number that a cached state has while just these objects can be replaced.
    fn set_conditional(&mut self, id: StateId, number: u32, objects: Vec<Replaceable>) {
        let known = self.of_cached.get(id.index()).copied().and_then(conditional_index);
        match known {
            Some(index) => self.conditional[index] = (number, objects),
            None => {
                self.set(id, CONDITIONAL + self.conditional.len() as u32);
                self.conditional.push((number, objects));
            }
        }
    }
}

/// Which of the conditional numbers is meant, if one is.
#[inline]
fn conditional_index(number: u32) -> Option<usize> {
    (CONDITIONAL..NOWHERE).contains(&number).then(|| (number - CONDITIONAL) as usize)
}

impl Machine {
    /// The number of the local state of a thread, but for its private memory: where it is, and its live
    /// registers. Nothing where it can never come back to.
    #[inline]
    pub(crate) fn local_state(&mut self, t: usize) -> Option<u32> {
        let id = self.threads[t].cached_state();
        let number = match self.returning.of_cached.get(id.index()) {
            None | Some(&UNKNOWN) => self.number_local_state(t),
            Some(&number) => match conditional_index(number) {
                Some(index) => self.conditional_number(t, index),
                None => number,
            },
        };
        (number != NOWHERE).then_some(number)
    }

    fn number_local_state(&mut self, t: usize) -> u32 {
        let (id, can_return) = (self.threads[t].cached_state(), self.can_return(t));
        if !can_return {
            self.returning.set(id, NOWHERE);
            return NOWHERE;
        }
        let mut scratch = std::mem::take(&mut self.returning.scratch);
        self.collect_local_words(t, &mut scratch);
        // A limit bounds how many there are; in all other states no return is recognised.
        let number = self.returning.numbers.number(scratch.key()).unwrap_or(NOWHERE);
        match scratch.objects.is_empty() || id == StateId::NONE {
            true => self.returning.set(id, number),
            false => self.returning.set_conditional(id, number, scratch.objects.clone()),
        }
        self.returning.scratch = scratch;
        number
    }

    /// The number of a state in which live registers lead to objects that threads have created. Other
    /// threads may be in the same state, which cannot replace what this one can.
    fn conditional_number(&mut self, t: usize, index: usize) -> u32 {
        let replaceable = |number: u32| self.memory.replaceable(number, t as u32).is_some();
        let (number, objects) = &self.returning.conditional[index];
        match objects.iter().all(|&(object, was)| replaceable(object) == was) {
            true => *number,
            false => self.number_local_state(t),
        }
    }

    /// Whether a thread may come back to where it is. In a cached state that depends on the state alone.
    pub(crate) fn can_return(&self, t: usize) -> bool {
        let thread = &self.threads[t];
        let frames = self.cache.frames(thread);
        let repeats = |frame: &Frame| self.code.cycles().contain(frame.function, frame.pc);
        thread.status == Status::Ready && frames.last().is_some_and(repeats)
    }

    /// What the key of a thread is computed from, also where the thread can never come back to, and whether it can.
    #[cfg(test)]
    pub(crate) fn local_words(&self, t: usize) -> (Vec<u64>, bool) {
        let mut scratch = Scratch::default();
        self.collect_local_words(t, &mut scratch);
        (scratch.words, self.can_return(t))
    }

    /// Collects what the key of a thread is computed from.
    fn collect_local_words(&self, t: usize, scratch: &mut Scratch) {
        scratch.clear();
        let words = &mut scratch.words;
        let thread = &self.threads[t];
        let liveness = self.code.liveness();
        let Counters {
            threads,
            result,
            undefined_result,
            sections,
            spurious,
            cleanup,
            ended_locals,
        } = thread.counters;
        words.extend([result, (undefined_result != 0).into(), cleanup]);
        words.extend([threads, sections, spurious, ended_locals].map(u64::from));
        let frames = self.cache.frames(thread);
        let registers = self.cache.registers(thread);
        for (k, frame) in frames.iter().enumerate() {
            let dst = frame.dst.map_or(u64::MAX, u64::from);
            words.extend([u64::from(frame.function) << 32 | u64::from(frame.pc), dst]);
            // The register for the result of a call that has not returned has no value yet.
            let awaited = frames.get(k + 1).and_then(|callee| callee.dst);
            let own = &registers[frame.base as usize..];
            for &reg in liveness.before(frame.function, frame.pc) {
                if Some(reg) != awaited {
                    words.push(own[reg as usize]);
                }
            }
        }
        self.replace_names(t, scratch);
        // Only live registers are still in this list where a thread has stopped.
        for register in self.cache.undefined(thread) {
            scratch.words.extend([register.index.into(), register.mask]);
        }
    }

    /// Instead of pointers to objects that can be replaced, notes where there are some to which class.
    fn replace_names(&self, t: usize, scratch: &mut Scratch) {
        let Scratch { words, replaced, objects, .. } = scratch;
        for (k, word) in words.iter_mut().enumerate() {
            let number = (*word >> 32) as u32;
            if !self.memory.is_created(number) {
                continue;
            }
            let class = self.memory.replaceable(number, t as u32);
            objects.push((number, class.is_some()));
            let Some(Class { storage, private, label, size }) = class else { continue };
            let kind = (storage as u64) << 1 | u64::from(private);
            let offset = *word & u64::from(u32::MAX);
            replaced.extend([k as u64, kind, label.into(), size.into(), offset]);
            *word = 0;
        }
        words.extend(&*replaced);
        words.push(replaced.len() as u64);
    }
}
