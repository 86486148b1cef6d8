//! The events of E, as others see them.

use crate::algorithm::Choice;
use crate::execution::{Execution, Thread};
use crate::packed_op::PackedOp;
use crate::record::{PackedEvent, Record};
use mazurka_trace::{Effect, Event, EventId, Object, Op, ThreadId};
use std::ops::Range;

impl Execution {
    /// The event at `position`.
    #[inline(always)]
    pub fn event(&self, position: usize) -> Event {
        match &self.in_full {
            Some(events) => {
                debug_assert_eq!(events[position], self.unpacked(position));
                events[position]
            }
            None => self.unpacked(position),
        }
    }

    /// Appends the events at these positions to others.
    pub fn copy_events(&self, range: Range<usize>, to: &mut Vec<Event>) {
        match &self.in_full {
            Some(events) => to.extend_from_slice(&events[..self.len][range]),
            None => to.extend(self.events_in(range)),
        }
    }

    /// The event at `position`, from what is kept of every event.
    #[inline(never)]
    fn unpacked(&self, position: usize) -> Event {
        self.unpack(&self.packed(position))
    }

    /// Notes in full the event that has happened at `position`.
    pub(crate) fn note_in_full(&mut self, position: usize) {
        let event = self.unpacked(position);
        let Some(events) = &mut self.in_full else { return };
        events.truncate(position);
        events.push(event);
    }

    /// The event at `position`, in little room.
    #[inline(always)]
    pub fn packed(&self, position: usize) -> PackedEvent {
        self.records[..self.len][position].packed()
    }

    /// The events at these positions, in little room.
    #[inline]
    pub fn packed_in(&self, positions: Range<usize>) -> impl Iterator<Item = PackedEvent> {
        self.records[..self.len][positions].iter().map(Record::packed)
    }

    /// The event that the pending operation of a thread would be, if it had this effect on an object that holds this word.
    pub fn packed_pending(&self, thread: ThreadId, effect: Effect, old: u64) -> PackedEvent {
        let Thread { packed, object, count: index, .. } = self.threads[thread.index()];
        let PackedOp { operand, code } = packed;
        PackedEvent { old, operand, thread, index, object, code, effect }
    }

    /// An event of E, or one that was in E before.
    #[inline]
    pub fn unpack(&self, event: &PackedEvent) -> Event {
        let PackedEvent { thread, index, object, effect, old, .. } = *event;
        let op = event.op().unpack(|| self.objects.range(object), &self.actions);
        Event { thread, index, alternative: event.op().alternative(), effect, old, op }
    }

    /// The operation of an event.
    #[inline(always)]
    pub(crate) fn op_of(&self, record: &Record) -> Op {
        record.op().unpack(|| self.objects.range(record.object), &self.actions)
    }

    /// Which event is at `position`.
    #[inline]
    pub fn id(&self, position: usize) -> EventId {
        self.records[..self.len][position].id()
    }

    /// What the event at `position` did.
    #[inline]
    pub fn op(&self, position: usize) -> Op {
        self.op_of(&self.records[..self.len][position])
    }

    /// The choice that the event at `position` was.
    #[inline]
    pub fn choice(&self, position: usize) -> Choice {
        let record = &self.records[..self.len][position];
        Choice { thread: record.thread, alternative: record.op().alternative() }
    }

    /// Whether there are states in which the operation of the event at `position` is not enabled.
    #[inline]
    pub fn could_block(&self, position: usize) -> bool {
        self.records[..self.len][position].facts.may_block()
    }

    /// Who performed the event at `position`.
    #[inline]
    pub fn thread_of(&self, position: usize) -> ThreadId {
        self.id(position).thread
    }

    /// What the event at `position` acted on.
    #[inline]
    pub fn range_of(&self, position: usize) -> Option<Object> {
        self.object_of(position).map(|object| self.objects.range(object))
    }

    /// How the event at `position` touched its object.
    #[inline]
    pub fn effect_of(&self, position: usize) -> Effect {
        self.records[..self.len][position].effect
    }

    /// All events in the order in which they happened.
    #[inline]
    pub fn events(
        &self,
    ) -> impl DoubleEndedIterator<Item = Event> + ExactSizeIterator + Clone + '_ {
        self.events_in(0..self.len)
    }

    /// Copies of all events.
    pub fn to_vec(&self) -> Vec<Event> {
        self.events().collect()
    }

    /// The events at these positions.
    #[inline]
    pub fn events_in(
        &self,
        positions: Range<usize>,
    ) -> impl DoubleEndedIterator<Item = Event> + ExactSizeIterator + Clone + '_ {
        positions.map(|position| self.event(position))
    }

    /// The last event.
    #[inline]
    pub fn last(&self) -> Option<Event> {
        self.len.checked_sub(1).map(|last| self.event(last))
    }
}
