//! Names for the classes of executions in which handlers order nothing, whatever they are taken for.
//!
//! [`Execution::fingerprint`] names a class by the clocks of its events, which contain the order of
//! messages where handlers are locks. Here an event is named by its thread, index and alternative,
//! whether it modifies, and the set of the accesses that it comes after because of conflicts on its object.
//! These sets and the program order give happens-before back, without the handlers. The accesses to one
//! object form runs (see `clocks`), and a run comes after all runs before it, so that its set is
//! known from the latest access: a name costs the same however often the object was accessed before.

use crate::dependence::{effect_on_parts, partial_effects_conflict};
use crate::execution::Execution;
use crate::objects::NONE;
use mazurka_trace::{Action, Effect, Event, Op};
use xxhash_rust::xxh3::{xxh3_64, xxh3_128};

/// The name of the class of E and of every prefix of it.
#[derive(Debug, Default)]
pub struct ClassNames {
    /// One for each event of E.
    events: Vec<Named>,
}

/// What is known of a prefix and its last event.
#[derive(Clone, Copy, Debug)]
struct Named {
    /// The name of the prefix: a sum over its events.
    class: u128,
    /// The sum of the accesses in the runs before the last event's.
    before: u64,
    /// The sum of the accesses in its own run, up to it.
    run: u64,
}

impl ClassNames {
    /// E has been extended by an event, or is empty.
    pub fn arrive(&mut self, e: &Execution) {
        let Some(position) = e.len().checked_sub(1) else {
            self.events.clear();
            return;
        };
        debug_assert_eq!(self.events.len(), position, "one name for each event");
        let event = &e.event(position);
        let own = access(e, position);
        let conflicting = conflicts(event);
        let (before, run) = match conflicting {
            true => self.place(e, position, own),
            false => (0, 0),
        };
        let apart = if conflicting { conflicts_apart(e, position) } else { 0 };
        let after = before.wrapping_add(apart);
        let mut bytes = [0u8; 17];
        bytes[0..8].copy_from_slice(&own.to_le_bytes());
        bytes[8..16].copy_from_slice(&after.to_le_bytes());
        bytes[16] = (conflicting && event.effect.modifies()).into();
        let class = self.class().wrapping_add(xxh3_128(&bytes));
        self.events.push(Named { class, before, run });
    }

    /// E has been cut to this length.
    pub fn cut(&mut self, length: usize) {
        self.events.truncate(length);
    }

    /// The name of the class of E.
    pub fn class(&self) -> u128 {
        self.events.last().map_or(0, |last| last.class)
    }

    /// The accesses in the runs of its object before the event's, and in its own run up to it.
    fn place(&self, e: &Execution, position: usize, own: u64) -> (u64, u64) {
        let record = &e.records[position];
        if record.prev.conflicting == NONE {
            return (0, own);
        }
        let latest = self.events[record.prev.conflicting as usize];
        if record.run.before == record.prev.conflicting {
            (latest.before.wrapping_add(latest.run), own)
        } else {
            (latest.before, latest.run.wrapping_add(own))
        }
    }
}

/// Whether an event conflicts with others. Handlers are left out.
fn conflicts(event: &Event) -> bool {
    let handler = matches!(event.op, Op::On(_, Action::Begin | Action::End));
    !handler && !matches!(event.effect, Effect::Local | Effect::Sync)
}

/// The sum of the accesses to other ranges that overlap the event's and conflict with it.
fn conflicts_apart(e: &Execution, position: usize) -> u64 {
    let event = &e.event(position);
    let mut sum = 0u64;
    for &other in e.objects.overlapping(e.records[position].object) {
        let mut at = e.objects.latest(other).conflicting;
        while at != NONE {
            let earlier = &e.event(at as usize);
            let conflict =
                partial_effects_conflict(effect_on_parts(earlier), effect_on_parts(event));
            if conflict && conflicts(earlier) {
                sum = sum.wrapping_add(access(e, at as usize));
            }
            at = e.records[at as usize].prev.conflicting;
        }
    }
    sum
}

/// An event as it is named in the sets of others, in a form that can be added up in any order. Weak
/// sums would make different sets equal.
fn access(e: &Execution, position: usize) -> u64 {
    let event = &e.event(position);
    let mut bytes = [0u8; 16];
    bytes[0..8].copy_from_slice(&e.name(event.thread).to_le_bytes());
    bytes[8..12].copy_from_slice(&event.index.to_le_bytes());
    bytes[12..16].copy_from_slice(&event.alternative.to_le_bytes());
    xxh3_64(&bytes)
}
