//! Names of sequences of events: fingerprints of the choices by which they come about.

use mazurka_trace::Event;
use xxhash_rust::xxh3::xxh3_128;

/// The bytes that stand for a choice.
const BYTES: usize = 8;

/// The choices of a sequence of events: together with those before it, the thread and the alternative say which event
/// each is.
#[derive(Debug, Default)]
pub(super) struct Choices {
    bytes: Vec<u8>,
}

impl Choices {
    /// The sequence goes on with this event.
    pub(super) fn push(&mut self, event: &Event) {
        let (thread, alternative) = (u64::from(event.thread.0), u64::from(event.alternative));
        self.bytes.extend_from_slice(&(thread << 32 | alternative).to_le_bytes());
    }

    /// Becomes the first `count` choices of `others`.
    pub(super) fn begin_as(&mut self, others: &Choices, count: usize) {
        self.bytes.clear();
        self.bytes.extend_from_slice(&others.bytes[..count * BYTES]);
    }

    /// Keeps the first `count` only.
    pub(super) fn cut(&mut self, count: usize) {
        self.bytes.truncate(count * BYTES);
    }

    /// The name of the sequence.
    pub(super) fn name(&self) -> u128 {
        xxh3_128(&self.bytes)
    }
}

/// An event that is this choice.
#[cfg(test)]
pub(super) fn event(thread: u32, alternative: u32) -> Event {
    use mazurka_trace::{Effect, Op, ThreadId};

    let (thread, op) = (ThreadId(thread), Op::Fence);
    Event { thread, index: 0, alternative, effect: Effect::Local, old: 0, op }
}
