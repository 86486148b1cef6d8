//! How likely the next operations of threads are to conflict with others: kept up to date, since a policy asks for all
//! threads at every step.

use crate::execution::{Execution, Thread};
use crate::objects::{NONE, Objects, Users};
use crate::program::Pending;
use mazurka_trace::{Action, Op, ThreadId};

/// The kinds of operations are this far apart.
const KIND: u32 = 1 << 28;

impl Objects {
    /// How likely an operation is to conflict with others, which a thread that has performed `count` events is about to
    /// perform on the object with this number.
    #[inline(always)]
    pub(crate) fn noise(&self, object: u32, action: Action, thread: ThreadId, count: u32) -> u32 {
        if action == Action::Unlock {
            return 0;
        }
        match self.users(object) {
            Users::One(user) if user == thread => KIND,
            Users::Nobody => 2 * KIND + count.min(KIND - 1),
            // These are all whose effect is a read whatever they find.
            _ if matches!(action, Action::Load | Action::Await(_)) => 3 * KIND,
            _ => 4 * KIND,
        }
    }
}

impl Execution {
    /// How likely the next operation of a thread is to conflict with others: 0 if it never does; then not so far,
    /// not known (the more the thread has done), as a read, as a write.
    #[inline]
    pub fn noise(&self, thread: ThreadId) -> u32 {
        let noise = self.threads[thread.index()].noise;
        debug_assert_eq!(noise, self.noise_now(thread), "{thread} is as noisy as it seems");
        noise
    }

    fn noise_now(&self, thread: ThreadId) -> u32 {
        let Thread { object, count, ref pending, .. } = self.threads[thread.index()];
        match *pending {
            Pending::Op { op: Op::On(_, action), .. } if object != NONE => {
                self.objects.noise(object, action, thread, count)
            }
            _ => 0,
        }
    }

    /// Other threads have accessed some object: so for all who are about to access it.
    #[cold]
    pub(crate) fn update_noise(&mut self) {
        for thread in self.threads() {
            self.threads[thread.index()].noise = self.noise_now(thread);
        }
    }
}
