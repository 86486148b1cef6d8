//! How likely the next operations of threads are to conflict with others: kept up to date, since a policy asks for all
//! threads at every step.

use crate::execution::{Execution, Thread};
use crate::facts::Facts;
use crate::objects::{NOBODY, Objects};
use mazurka_trace::ThreadId;

/// The kinds of operations are this far apart.
const KIND: u32 = 1 << 28;
/// And there are at most so many: a power of two.
const KINDS: usize = 8;

impl Objects {
    /// How likely an operation is to conflict with others, which a thread that has performed `count` events is about to
    /// perform on the object with this number.
    #[inline(always)]
    pub(crate) fn noise(&self, object: u32, facts: Facts, thread: ThreadId, count: u32) -> u32 {
        if facts.is_silent() {
            return 0;
        }
        match self.user(object) {
            user if user == thread.0 => KIND,
            NOBODY => 2 * KIND + count.min(KIND - 1),
            _ if facts.reads() => 3 * KIND,
            _ => 4 * KIND,
        }
    }
}

impl Execution {
    /// How likely the next operation of a thread is to conflict with others: 0 if it never does; then not so far,
    /// not known (the more the thread has done), as a read, as a write.
    #[inline]
    fn noise(&self, thread: ThreadId) -> u32 {
        let noise = self.threads[thread.index()].noise;
        debug_assert_eq!(noise, self.noise_now(thread), "{thread} is as noisy as it seems");
        noise
    }

    fn noise_now(&self, thread: ThreadId) -> u32 {
        let Thread { object, count, facts, .. } = self.threads[thread.index()];
        if !facts.accesses() { 0 } else { self.objects.noise(object, facts, thread, count) }
    }

    /// Of the threads that can make a step the one whose next operation is least likely to conflict, and of several the
    /// last one, unless it never conflicts: then it is all the same.
    #[inline(always)]
    pub fn quietest(&self) -> Option<ThreadId> {
        if self.threads.len() > 64 {
            return self.quietest_of(self.enabled.iter());
        }
        let enabled = self.enabled.first_word();
        let [silent, own, unknown, read, write, ..] = self.noises.kinds;
        let last = |threads: u64| ThreadId(63 - threads.leading_zeros());
        let found = if enabled & silent != 0 {
            ThreadId((enabled & silent).trailing_zeros())
        } else if enabled & own != 0 {
            last(enabled & own)
        } else if enabled & unknown != 0 {
            // How much these have done decides.
            return self.quietest_of(self.enabled.iter());
        } else if enabled & read != 0 {
            last(enabled & read)
        } else if enabled & write != 0 {
            last(enabled & write)
        } else {
            return None;
        };
        debug_assert_eq!(Some(found), self.quietest_of(self.enabled.iter()));
        Some(found)
    }

    /// The quietest of some threads.
    #[inline(never)]
    pub fn quietest_of(&self, threads: impl Iterator<Item = ThreadId>) -> Option<ThreadId> {
        let mut best = None;
        let mut least = u32::MAX;
        for thread in threads {
            let noise = self.noise(thread);
            if noise == 0 {
                return Some(thread);
            }
            if noise <= least {
                (least, best) = (noise, Some(thread));
            }
        }
        best
    }

    /// Other threads have accessed some object: so for all who are about to access it.
    #[cold]
    pub(crate) fn update_noise(&mut self) {
        for thread in self.threads() {
            let noise = self.noise_now(thread);
            self.noises.change(thread, &mut self.threads[thread.index()].noise, noise);
        }
    }
}

/// The first 64 threads by the kind of their noise.
#[derive(Debug, Default)]
pub(crate) struct Noises {
    kinds: [u64; KINDS],
}

impl Noises {
    /// The next operation of a thread is as noisy as `new`, and no longer as `noise`.
    #[inline(always)]
    pub(crate) fn change(&mut self, thread: ThreadId, noise: &mut u32, new: u32) {
        let bit = if thread.0 < 64 { 1 << thread.0 } else { 0 };
        self.kinds[(*noise / KIND) as usize % KINDS] &= !bit;
        self.kinds[(new / KIND) as usize % KINDS] |= bit;
        *noise = new;
    }
}
