//! Messages of handlers that do not order them, in a sequence of events.

use super::serial::Span;
use mazurka_trace::{Action, Effect, Event, Object, Op, ThreadId};

/// A message of an unordered handler that has events in a fragment.
#[derive(Clone, Copy, Debug)]
pub(super) struct Message {
    pub(super) thread: ThreadId,
    pub(super) handler: Object,
    /// Which of the messages that are looked at is the first of its handler.
    pub(super) first_of_handler: usize,
    /// Its first event in the fragment.
    pub(super) first: usize,
    /// The event after its beginning, if it begins in the fragment.
    pub(super) second: Option<usize>,
    /// The event that releases the handler.
    pub(super) end: Option<usize>,
    /// Whether it began before the fragment and holds its handler.
    pub(super) begun: bool,
}

impl Message {
    /// Adds a message of which nothing but its first event is known.
    pub(super) fn add(to: &mut Vec<Message>, thread: ThreadId, handler: Object, first: usize) {
        let before = to.iter().rfind(|message| message.handler == handler);
        let first_of_handler = before.map_or(to.len(), |message| message.first_of_handler);
        let (second, end, begun) = (None, None, false);
        to.push(Message { thread, handler, first_of_handler, first, second, end, begun });
    }

    /// Its first and last event in the fragment.
    pub(super) fn span(&self, events: &[Event]) -> Span {
        let own = |k: &usize| events[*k].thread == self.thread;
        let last = self.end.or_else(|| (self.first..events.len()).rev().find(own));
        Span { first: self.first, last: last.unwrap_or(self.first) }
    }
}

/// The handler that an event takes, if that is unordered.
pub(super) fn begins(event: &Event) -> Option<Object> {
    match event.op {
        Op::On(handler, Action::Begin) if event.effect == Effect::Sync => Some(handler),
        _ => None,
    }
}

/// The handler that an event releases, if that is unordered.
pub(super) fn ends(event: &Event) -> Option<Object> {
    match event.op {
        Op::On(handler, Action::End) if event.effect == Effect::Sync => Some(handler),
        _ => None,
    }
}
