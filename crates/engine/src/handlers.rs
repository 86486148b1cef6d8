//! Which handlers order their messages.
//!
//! A message takes its handler with its first operation and releases it with its last, so that
//! messages of one handler never overlap. There are two ways to see that. Either the handler is a
//! lock: any two of its messages are ordered, as critical sections are. Or it is only a rule about
//! which interleavings exist: two messages are ordered if they conflict in what they do, and
//! otherwise not, although one of them comes first in every execution. Then taking and leaving the
//! handler conflicts with nothing, and a set of events that is closed under happens-before need no
//! longer be an execution, since it may contain the beginnings of two messages of one handler.

use mazurka_trace::{Action, Effect, Object, Op};
use rustc_hash::FxHashSet;

/// Says for every handler whether it is a lock; by default all are.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Handlers {
    /// Whether those that are not named below are no locks.
    unordered: bool,
    /// The handlers that differ from the others in that.
    named: FxHashSet<Object>,
}

impl Handlers {
    /// No handler orders its messages.
    pub fn unordered() -> Handlers {
        Handlers { unordered: true, ..Handlers::default() }
    }

    /// Whether all of them do.
    pub fn are_locks(&self) -> bool {
        *self == Handlers::default()
    }

    /// From now on this handler is a lock; tells whether it was none before.
    pub fn order(&mut self, handler: Object) -> bool {
        if self.unordered { self.named.insert(handler) } else { self.named.remove(&handler) }
    }

    /// From now on this handler is no lock; tells whether it was one before.
    pub fn set_free(&mut self, handler: Object) -> bool {
        if self.unordered { self.named.remove(&handler) } else { self.named.insert(handler) }
    }

    /// Whether any two messages of the handler are ordered.
    pub fn are_ordered(&self, handler: Object) -> bool {
        self.named.contains(&handler) == self.unordered
    }

    /// Whether `op` begins or ends a message of a handler that is no lock, and if so of which.
    #[inline]
    pub fn unordered_handler(&self, op: &Op) -> Option<Object> {
        match *op {
            Op::On(handler, Action::Begin | Action::End) if !self.are_ordered(handler) => {
                Some(handler)
            }
            _ => None,
        }
    }

    /// How `op` touches its object when that holds `word`.
    #[inline(always)]
    pub fn effect(&self, op: &Op, word: u64) -> Effect {
        let all_ordered = !self.unordered && self.named.is_empty();
        match all_ordered || self.unordered_handler(op).is_none() {
            true => op.effect(word),
            false => Effect::Sync,
        }
    }
}
