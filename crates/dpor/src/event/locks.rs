//! Which handlers are taken for locks.
//!
//! Every handler is a lock until two of its messages are seen that nothing else orders. Two
//! messages that follow each other on a handler are ordered by something else if one posted the other,
//! directly or through others, or if they conflict. Where that is so for all neighbours in all executions,
//! the order of messages is the same in all executions of a class of the coarser equivalence, since
//! messages of a handler do not overlap; then the classes are the same, and the far simpler
//! exploration with locks is exact. As soon as it is not so the handler is *set free*, and the
//! exploration starts again.
//!
//! A handler one of whose messages waits or never ends is a lock for good: an execution in which such a
//! message never ends is contained in others, and races would not lead to it.

use mazurka_engine::dependence::conflict;
use mazurka_engine::{Execution, Handlers, Pending};
use mazurka_trace::{Action, Event, EventId, Object, Op, ThreadId};
use rustc_hash::FxHashSet;

/// So many events of messages are compared with each other in the first execution, at most, to find
/// two messages that are not neighbours there but may be elsewhere.
const COMPARED: usize = 100_000;

/// What is known of the handlers.
#[derive(Debug, Default)]
pub(super) struct Locks {
    /// How they are taken.
    pub(super) handlers: Handlers,
    /// Those that are locks for good.
    pinned: FxHashSet<Object>,
    /// Of these, those with two messages that nothing else orders.
    pub(super) costly: bool,
    /// The messages of E in the order in which they began.
    messages: Vec<Message>,
    /// For each thread its message in E.
    of_thread: Vec<Option<u32>>,
    /// Whether an execution has been seen to its end.
    experienced: bool,
    /// How many atomic sections E has. They are ordered with the messages of a lock.
    sections: usize,
}

/// A message of E.
#[derive(Clone, Copy, Debug)]
struct Message {
    thread: ThreadId,
    handler: Object,
    /// The position of its first event.
    first: usize,
    /// The message before it on its handler.
    before: Option<u32>,
    /// The position of the event by which it is ordered after that one, apart from the handler.
    ordered: Option<usize>,
}

impl Locks {
    /// E has been extended, or is empty. Tells whether a handler that was free turns out to be a lock:
    /// the message that made the last step waits or stopped for good.
    pub(super) fn arrive(&mut self, e: &Execution) -> bool {
        let Some(last) = e.last() else { return false };
        match last.op {
            Op::On(handler, Action::Begin) => self.begun(e, last.thread, handler),
            Op::On(_, Action::End) => return false,
            Op::On(Object::EVERYTHING, _) => self.sections += 1,
            _ => {}
        }
        let Some(message) = self.message_of(last.thread) else { return false };
        let Message { before, ordered, handler, .. } = self.messages[message];
        if ordered.is_none()
            && let Some(before) = before
            && conflicts_with(e, &self.messages[before as usize])
        {
            self.messages[message].ordered = Some(e.len() - 1);
        }
        let waits = match e.pending(last.thread) {
            Pending::Op { op, .. } => op.may_block(),
            // Also one that has finished without releasing its handler.
            Pending::Stopped(_) | Pending::Finished => true,
            Pending::Unborn => false,
        };
        waits && self.pin(handler)
    }

    /// From now on the handler is a lock for good. Tells whether it was none.
    pub(super) fn pin(&mut self, handler: Object) -> bool {
        self.pinned.insert(handler);
        self.handlers.order(handler)
    }

    /// The message of a thread in E.
    fn message_of(&self, thread: ThreadId) -> Option<usize> {
        self.of_thread.get(thread.index()).copied().flatten().map(|message| message as usize)
    }

    fn begun(&mut self, e: &Execution, thread: ThreadId, handler: Object) {
        let before = self.messages.iter().rposition(|message| message.handler == handler);
        let first = e.len() - 1;
        let posted = before.is_some_and(|before| descends(e, first, self.messages[before].thread));
        if self.of_thread.len() <= thread.index() {
            self.of_thread.resize(thread.index() + 1, None);
        }
        self.of_thread[thread.index()] = Some(self.messages.len() as u32);
        let free = !self.handlers.are_ordered(handler);
        let ordered = (free || before.is_none() || posted).then_some(first);
        let before = before.map(|before| before as u32);
        self.messages.push(Message { thread, handler, first, before, ordered });
    }

    /// The last event of E was undone.
    pub(super) fn returned(&mut self, e: &Execution, event: &Event) {
        match event.op {
            Op::On(_, Action::Begin) => {
                self.messages.pop();
                self.of_thread[event.thread.index()] = None;
                return;
            }
            Op::On(Object::EVERYTHING, _) => self.sections -= 1,
            _ => {}
        }
        if let Some(message) = self.message_of(event.thread) {
            let ordered = &mut self.messages[message].ordered;
            *ordered = ordered.filter(|&position| position < e.len());
        }
    }

    /// E is to begin again.
    pub(super) fn restart(&mut self) {
        self.messages.clear();
        self.of_thread.clear();
        self.sections = 0;
    }

    /// E has ended: sets free the handlers with messages that nothing else orders, and tells whether
    /// there are any.
    pub(super) fn set_free(&mut self, e: &Execution) -> bool {
        let mut freed = false;
        for k in 0..self.messages.len() {
            let Message { handler, ordered, .. } = self.messages[k];
            let alone = ordered.is_none() || self.sections > 0;
            freed |= alone && self.set_one_free(handler);
        }
        if !std::mem::replace(&mut self.experienced, true) {
            freed |= self.set_free_at_first(e);
        }
        freed
    }

    fn set_one_free(&mut self, handler: Object) -> bool {
        if self.pinned.contains(&handler) {
            self.costly = true;
            return false;
        }
        self.handlers.set_free(handler)
    }

    /// In the first execution messages are looked at that do not follow each other there. If they
    /// always do the same, they follow each other elsewhere.
    fn set_free_at_first(&mut self, e: &Execution) -> bool {
        let events = |message: &Message| -> Vec<Event> {
            let own = e.events_in(message.first..e.len());
            own.filter(|event| event.thread == message.thread && !serves(event)).collect()
        };
        let (mut freed, mut compared) = (false, 0);
        for k in 0..self.messages.len() {
            let Message { handler, first, .. } = self.messages[k];
            if !self.handlers.are_ordered(handler) || self.pinned.contains(&handler) {
                continue;
            }
            let own = events(&self.messages[k]);
            for other in self.messages[..k].iter().filter(|other| other.handler == handler) {
                let others = events(other);
                compared += own.len() * others.len();
                if compared > COMPARED {
                    return freed;
                }
                let conflicts = || own.iter().any(|a| others.iter().any(|b| conflict(a, b)));
                if !descends(e, first, other.thread) && !conflicts() {
                    freed |= self.handlers.set_free(handler);
                    break;
                }
            }
        }
        freed
    }
}

/// Whether an event begins or ends a message.
fn serves(event: &Event) -> bool {
    matches!(event.op, Op::On(_, Action::Begin | Action::End))
}

/// Whether the last event of E conflicts with something that a message did, the handler left out.
fn conflicts_with(e: &Execution, message: &Message) -> bool {
    let position = e.len() - 1;
    let last = &e.event(position);
    let Some(object) = e.object_of(position).filter(|_| !serves(last)) else { return false };
    let mut found = false;
    e.conflicting_accesses(object, last, |at| {
        found |= e.thread_of(at) == message.thread;
        !found && at > message.first
    });
    found
}

/// Whether the message that begins at this position was posted by the thread, or by one that was, and so
/// on.
fn descends(e: &Execution, first: usize, thread: ThreadId) -> bool {
    let mut at = e.pred(first);
    while let Some(position) = at {
        let creator = e.thread_of(position);
        if creator == thread {
            return true;
        }
        at = e.pred(e.position_of(EventId { thread: creator, index: 0 }));
    }
    false
}
