//! Going on where iterations of loops were cut off, to find out whether the program hangs there.

use super::Machine;
use super::returning::Returning;
use crate::code::Reg;
use crate::liveness::Liveness;
use crate::threads::{Counters, Status, Thread};
use crate::transition_cache::TransitionCache;
use xxhash_rust::xxh3::xxh3_128;

impl Machine {
    /// A key of the current state, computed from numbers instead of names: equal only for equal states
    /// of this machine.
    pub(crate) fn quick_key(&self) -> u128 {
        let mut words = Vec::with_capacity(256);
        let liveness = self.code.liveness();
        for thread in self.threads.iter() {
            self.describe_for_quick_key(thread, &liveness, &mut words);
        }
        let mut bytes = Vec::with_capacity(8 * words.len() + 4096);
        bytes.extend(words.iter().flat_map(|word| word.to_le_bytes()));
        self.memory.append_content(&mut bytes);
        xxh3_128(&bytes)
    }

    /// All that belongs to a thread and still matters.
    fn describe_for_quick_key(&self, thread: &Thread, liveness: &Liveness, words: &mut Vec<u64>) {
        let marks = u64::from(thread.is_detached()) << 1 | u64::from(thread.is_joined());
        let Counters {
            threads,
            result,
            undefined_result,
            sections,
            spurious,
            cleanup,
            ended_locals,
        } = thread.counters;
        let undefined_result = (undefined_result != 0).into();
        let status = match thread.status {
            Status::Unborn => return words.push(0),
            Status::Finished => return words.extend([1, marks, result, undefined_result]),
            Status::Ready => 2,
            Status::Cut(None) => 3,
            Status::Cut(Some(number)) => 4 + u64::from(number),
            // Nothing is asked where a thread was stopped for other reasons.
            _ => u64::MAX,
        };
        let counters = [threads, sections, spurious, ended_locals].map(u64::from);
        words.extend([status, marks, result, undefined_result, cleanup]);
        words.extend(counters);
        for frame in self.cache.frames(thread) {
            let dst = frame.dst.map_or(u64::MAX, u64::from);
            words.extend([u64::from(frame.function) << 32 | u64::from(frame.pc), dst]);
            let live = liveness.before(frame.function, frame.pc).iter();
            let index = |reg: &Reg| (frame.base + reg) as usize;
            words.extend(live.map(|reg| self.cache.register(thread, index(reg))));
        }
        // Only live registers are still in this list where a thread has stopped.
        let undefined = self.cache.undefined(thread);
        words.push(undefined.len() as u64);
        words.extend(undefined.iter().flat_map(|register| [register.index.into(), register.mask]));
    }

    /// A machine in the same state in which nothing can be undone, threads go on that were cut off in
    /// loops, and keys of states are kept.
    pub(crate) fn resumed(&self) -> Machine {
        let mut machine = Machine {
            starts: self.starts.clone(),
            alarm: self.alarm.clone(),
            code: self.code.clone(),
            memory: self.memory.without_history(),
            threads: self.threads.without_history(|thread| self.cache.leave_state(thread)),
            cache: TransitionCache::default(),
            keys: None,
            origins: self.origins.clone(),
            output: None,
            resumed: true,
            waited_for: self.waited_for,
            returning: Returning::default(),
        };
        for t in 0..machine.threads.len() {
            if let Status::Cut(in_loop) = machine.threads[t].status {
                machine.threads[t].status = Status::Ready;
                if in_loop.is_some() {
                    machine.threads[t].advance();
                }
                machine.run(t);
            }
        }
        machine.keep_keys();
        for t in 0..machine.threads.len() {
            machine.forget_garbage(t);
        }
        machine
    }
}
