//! Keys of states: 128 bits that are equal for equal states.
//!
//! The key of a state is a sum of parts: those of memory ([`Memory::key`]), one for each thread, and one
//! for each thread that was joined or detached. A step computes the part of its thread anew. All parts
//! are computed from names and contents, never from numbers, so the key does not depend on what else
//! was explored.
//!
//! What is kept outside memory and threads would have to be added here.

use crate::failure::Failure;
use crate::liveness::Liveness;
use crate::memory::{Memory, hash_words};
use crate::threads::{Counters, Status, Thread, Threads};
use std::sync::Arc;
use xxhash_rust::xxh3::{xxh3_64, xxh3_128};

/// Added to the name of a variable, it names its undefined bits.
const UNDEFINED: u64 = 1 << 63;

/// What is kept to know the key of a state.
#[derive(Clone, Debug)]
pub(crate) struct StateKeys {
    liveness: Arc<Liveness>,
    /// The parts of threads; 0 for those that do not exist.
    threads: Vec<u128>,
    /// The sum of the parts of threads.
    sum: u128,
    /// For each step made, the part that its thread had before.
    trail: Vec<u128>,
    /// Words to be hashed; kept for its allocation.
    words: Vec<u64>,
}

impl StateKeys {
    /// No thread has a part yet.
    pub(crate) fn new(liveness: Arc<Liveness>) -> StateKeys {
        let (threads, trail, words) = (Vec::new(), Vec::new(), Vec::new());
        StateKeys { liveness, threads, sum: 0, trail, words }
    }

    /// The key of the state.
    pub(crate) fn key(&self, threads: &Threads, memory: &Memory) -> Option<u128> {
        Some(shared_key(threads, memory)?.wrapping_add(self.sum))
    }

    /// A thread begins a step.
    pub(crate) fn begin_step(&mut self, thread: usize) {
        self.trail.push(self.threads[thread]);
    }

    /// The last step, which may have created a thread, is undone.
    pub(crate) fn undo_step(&mut self, thread: usize, child: Option<u32>) {
        if let Some(part) = self.trail.pop() {
            self.set_part(thread, part);
        }
        if let Some(child) = child {
            self.set_part(child as usize, 0);
        }
    }

    /// Computes the part of a thread anew.
    pub(crate) fn update(&mut self, number: usize, thread: &Thread, memory: &Memory) {
        let mut words = std::mem::take(&mut self.words);
        words.clear();
        words.extend([3, thread.name()]);
        self.describe(thread, memory, |_, word| words.push(word));
        let bytes: Vec<u8> = words.iter().flat_map(|word| word.to_le_bytes()).collect();
        self.set_part(number, xxh3_128(&bytes));
        self.words = words;
    }

    fn set_part(&mut self, thread: usize, part: u128) {
        if self.threads.len() <= thread {
            self.threads.resize(thread + 1, 0);
        }
        self.sum = self.sum.wrapping_sub(self.threads[thread]).wrapping_add(part);
        self.threads[thread] = part;
    }

    /// Tells everything that belongs to a thread and still matters, word by word: where it is, and its
    /// variables, each with a name; nothing if it does not exist.
    pub(crate) fn describe(
        &self,
        thread: &Thread,
        memory: &Memory,
        mut tell: impl FnMut(Option<u64>, u64),
    ) {
        let (frames, status) = (thread.frames(), thread.status);
        match status {
            Status::Unborn => return,
            Status::Ready => tell(None, 1),
            Status::Finished => tell(None, 2),
            Status::Assume => tell(None, 3),
            Status::Bound => tell(None, 4),
            Status::Cut(_) | Status::WaitsInSection => tell(None, 6),
            Status::Exited => tell(None, 5),
            Status::StackLimit => tell(None, 7),
            Status::TooLong => tell(None, 8),
            Status::Failed(failure) => {
                // Origins have numbers in the order in which they were found.
                let failure = match failure {
                    Failure::Undefined(dependent, _) => Failure::Undefined(dependent, 0),
                    failure => failure,
                };
                tell(None, xxh3_64(format!("{failure:?}").as_bytes()));
            }
        }
        if matches!(status, Status::Ready | Status::Cut(_) | Status::Failed(_)) {
            for frame in frames {
                tell(None, u64::from(frame.function) << 32 | u64::from(frame.pc));
            }
        }
        let mut variable = |name: u64, word: u64, undefined: u64| {
            let (object, value) = memory.canonical(word);
            tell(Some(2 * name), object);
            tell(Some(2 * name + 1), value);
            if undefined != 0 {
                tell(Some(UNDEFINED | name), undefined);
            }
        };
        let Counters {
            threads,
            result,
            undefined_result,
            sections,
            spurious,
            cleanup,
            ended_locals,
        } = thread.counters;
        match status {
            Status::Assume
            | Status::Bound
            | Status::Exited
            | Status::StackLimit
            | Status::TooLong => return,
            Status::Finished => return variable(0, result, (undefined_result != 0).into()),
            _ => {}
        }
        for (name, counter) in (1..).zip([threads, sections, spurious, ended_locals]) {
            variable(name, counter.into(), 0);
        }
        variable(9, cleanup, 0);
        for (k, frame) in frames.iter().enumerate() {
            // The register for the result of a call that has not returned has no value yet.
            let awaited = frames.get(k + 1).and_then(|callee| callee.dst);
            for &reg in self.liveness.before(frame.function, frame.pc) {
                if Some(reg) != awaited {
                    let name = (k as u64 + 1) << 32 | u64::from(reg);
                    let index = (frame.base + reg) as usize;
                    let (undefined, _) = thread.undefined().get(index);
                    variable(name, thread.registers()[index], undefined);
                }
            }
        }
    }
}

/// The key of what threads share, if the key of memory is kept.
pub(crate) fn shared_key(threads: &Threads, memory: &Memory) -> Option<u128> {
    let marks = marks(threads).map(|(name, mark)| hash_words(&[4, name, mark]));
    memory.key().map(|memory| marks.fold(memory, u128::wrapping_add))
}

/// Everything that threads share, in words.
pub(crate) fn encode_shared(threads: &Threads, memory: &Memory, into: &mut Vec<u64>) {
    memory.encode(into);
    into.extend(marks(threads).flat_map(|(name, mark)| [name, mark]));
}

/// What other threads have done to threads, by name.
fn marks(threads: &Threads) -> impl Iterator<Item = (u64, u64)> {
    let marked = threads.iter().filter(|thread| thread.is_detached() || thread.is_joined());
    marked.map(|thread| {
        let mark = u64::from(thread.is_detached()) << 1 | u64::from(thread.is_joined());
        (thread.name(), mark)
    })
}
