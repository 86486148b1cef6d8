//! The current execution E: its events, their clocks and races, and what is pending in every thread.
//!
//! Everything is a flat array that grows when an event is appended and is cut when one is undone;
//! once warm, a step allocates nothing. The clock of an event has one number per thread: how many
//! events of that thread happen before it or are it.

use crate::algorithm::Choice;
use crate::handlers::Handlers;
use crate::objects::{Latest, NONE, Objects, Users, some};
use crate::program::{Pending, Run};
use crate::rows::first_stamp;
use crate::stutter::Visits;
use crate::threads::ThreadSet;
use crate::vector_clocks::VectorClocks;
use mazurka_trace::{Event, EventId, Object, Op, ThreadId};

/// What belongs to an event but means nothing outside this execution. Positions may be [`NONE`].
#[derive(Clone, Copy, Debug)]
pub(crate) struct Link {
    /// The number of its object.
    pub(crate) object: u32,
    /// The previous event of its thread, or the event that created the thread.
    pub(crate) pred: u32,
    /// The previous access to its object.
    pub(crate) prev_access: u32,
    /// The previous event that may have changed its object.
    pub(crate) prev_modification: u32,
    /// The previous event on its object that conflicts with others.
    pub(crate) prev_conflicting: u32,
    /// Its run of accesses that do not conflict with each other.
    pub(crate) run: AccessRun,
    /// Where its races begin in `races`.
    pub(crate) races: u32,
    /// Where the threads that it may have enabled or disabled begin in `overwritten_pendings`.
    pub(crate) overwritten_pendings: u32,
    /// A number that no other event has had, in whichever execution.
    pub(crate) stamp: u64,
}

/// The maximal sequence of accesses to an object, none of which conflicts with another, that an event
/// belongs to, as far as it goes up to the event.
#[derive(Clone, Copy, Debug)]
pub(crate) struct AccessRun {
    /// The last access of the run before.
    pub(crate) before: u32,
    /// The previous access of this run by another thread.
    pub(crate) other_thread: u32,
    /// The threads in this run, one bit each; see [`AccessRun::bit`].
    pub(crate) threads: u32,
}

impl AccessRun {
    /// No run.
    pub(crate) const NONE: AccessRun = AccessRun { before: NONE, other_thread: NONE, threads: 0 };
    /// The bit that many threads share.
    pub(crate) const MANY: u32 = 1 << 31;

    /// The bit of a thread.
    pub(crate) fn bit(thread: ThreadId) -> u32 {
        1 << thread.0.min(31)
    }
}

/// Two events that conflict and follow each other in happens-before with nothing in between.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Race {
    /// The position of the first.
    pub first: u32,
    /// The position of the second.
    pub second: u32,
    /// The thread of the first.
    pub thread: ThreadId,
    /// The index of the first in its thread.
    pub index: u32,
}

/// What is known of a thread at the end of E.
#[derive(Clone, Debug)]
pub(crate) struct Thread {
    /// Its latest event, or the one that created it.
    pub(crate) last: u32,
    /// How many events it has performed.
    pub(crate) count: u32,
    pub(crate) pending: Pending,
    /// The number of the object of the pending operation.
    pub(crate) object: u32,
    /// See [`Execution::noise`].
    pub(crate) noise: u32,
    /// A name that does not depend on the order in which threads were numbered.
    pub(crate) name: u64,
}

/// The execution E, as far as algorithms may see it.
#[derive(Debug)]
pub struct Execution {
    pub(crate) events: Vec<Event>,
    pub(crate) links: Vec<Link>,
    pub(crate) clocks: VectorClocks,
    /// All races, those in which a later event is second later.
    pub(crate) races: Vec<Race>,
    /// The positions of events that may block or have alternatives.
    pub(crate) blocking_or_branching: Vec<u32>,
    /// What was pending in threads that an event of another thread may have enabled or disabled.
    pub(crate) overwritten_pendings: Vec<(ThreadId, Pending)>,
    pub(crate) threads: Vec<Thread>,
    /// For each thread the positions of its events.
    pub(crate) positions: Vec<Vec<u32>>,
    pub(crate) enabled: ThreadSet,
    /// Those whose pending operation may block, whether it does now or not.
    pub(crate) waiting: ThreadSet,
    pub(crate) objects: Objects,
    handlers: Handlers,
    max_events: usize,
    /// Where threads have been, if those that repeat themselves are to be cut off.
    pub(crate) visits: Option<Box<Visits>>,
    /// The position of the run; it follows E only when a step is made.
    run_at: usize,
    /// The stamp of the next event.
    pub(crate) next_stamp: u64,
    pub(crate) scratch: Vec<u32>,
}

impl Execution {
    /// The empty execution of a run that has just started. No execution gets longer than
    /// `max_events`.
    pub fn new<R: Run>(run: &R, max_events: usize) -> Execution {
        let mut e = Execution {
            events: Vec::new(),
            links: Vec::new(),
            clocks: VectorClocks::default(),
            races: Vec::new(),
            blocking_or_branching: Vec::new(),
            overwritten_pendings: Vec::new(),
            threads: Vec::new(),
            positions: Vec::new(),
            enabled: ThreadSet::default(),
            waiting: ThreadSet::default(),
            objects: Objects::default(),
            handlers: Handlers::default(),
            max_events: max_events.min(NONE as usize),
            visits: None,
            run_at: 0,
            next_stamp: first_stamp(),
            scratch: Vec::new(),
        };
        for thread in (0..).map(ThreadId) {
            if run.pending(thread) == Pending::Unborn {
                break;
            }
            e.add_thread(thread, NONE, run.name(thread));
            e.read_pending(run, thread);
        }
        e.update_noise();
        e
    }

    /// Which handlers order their messages.
    pub fn handlers(&self) -> &Handlers {
        &self.handlers
    }

    /// Says which handlers order their messages, before anything has happened.
    pub fn set_handlers(&mut self, handlers: &Handlers) {
        assert!(self.is_empty(), "the order of events that have happened is fixed");
        self.handlers.clone_from(handlers);
    }

    /// The number of events.
    #[inline]
    pub fn len(&self) -> usize {
        self.events.len()
    }

    /// Whether no event has happened.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.events.is_empty()
    }

    /// All events in the order in which they happened.
    #[inline]
    pub fn events(&self) -> &[Event] {
        &self.events
    }

    /// The clock of the event at `position`.
    #[inline]
    pub fn clock(&self, position: usize) -> &[u32] {
        self.clocks.clock(position)
    }

    /// The races in which the event at `position` is second; the one with the latest first event
    /// comes first.
    pub fn races(&self, position: usize) -> &[Race] {
        let first = self.links[position].races as usize;
        let end = self.links.get(position + 1).map_or(self.races.len(), |next| next.races as usize);
        &self.races[first..end]
    }

    /// All races of E.
    pub fn all_races(&self) -> &[Race] {
        &self.races
    }

    /// The positions of the events that may block or have alternatives, which can be reversed for
    /// other reasons than races.
    pub fn blocking_or_branching(&self) -> &[u32] {
        &self.blocking_or_branching
    }

    /// The position of the previous event of the same thread, or of the event that created it.
    #[inline]
    pub fn pred(&self, position: usize) -> Option<usize> {
        some(self.links[position].pred)
    }

    /// Who has accessed the object with this number. Several, if parts of it have been accessed.
    #[inline]
    pub fn users(&self, number: u32) -> Users {
        self.objects.users(number)
    }

    /// Whether there are ranges that overlap the object with this number but differ from it.
    pub fn has_overlaps(&self, number: u32) -> bool {
        !self.objects.overlapping(number).is_empty()
    }

    /// Whether the next operation of a thread may block, be it enabled or not.
    #[inline]
    pub fn may_wait(&self, thread: ThreadId) -> bool {
        self.waiting.contains(thread)
    }

    /// The position of the latest event of `thread`, or of the event that created it.
    pub fn last_of(&self, thread: ThreadId) -> Option<usize> {
        some(self.threads[thread.index()].last)
    }

    /// How many events `thread` has performed.
    #[inline]
    pub fn count_of(&self, thread: ThreadId) -> u32 {
        self.threads[thread.index()].count
    }

    /// The position of an event of E.
    pub fn position_of(&self, id: EventId) -> usize {
        self.positions[id.thread.index()][id.index as usize] as usize
    }

    /// How many of the first `length` events of E belong to `thread`.
    pub fn count_before(&self, thread: ThreadId, length: usize) -> u32 {
        self.positions[thread.index()].partition_point(|&at| (at as usize) < length) as u32
    }

    /// All threads that have been seen so far, also those that are not alive in E.
    pub fn threads(&self) -> impl ExactSizeIterator<Item = ThreadId> + use<> {
        (0..self.threads.len() as u32).map(ThreadId)
    }

    /// What `thread` is about to do, or why it does nothing.
    #[inline]
    pub fn pending(&self, thread: ThreadId) -> &Pending {
        &self.threads[thread.index()].pending
    }

    /// The name of a thread, which does not depend on the order in which threads were numbered.
    pub fn name(&self, thread: ThreadId) -> u64 {
        self.threads[thread.index()].name
    }

    /// The name of the address of the object with this number, as [`Run::address_name`] says.
    pub fn object_name(&self, number: u32) -> (u64, u64) {
        self.objects.name(number)
    }

    /// The number of an object, if any thread has ever been about to access it.
    pub fn number_of(&self, object: Object) -> Option<u32> {
        self.objects.known(object)
    }

    /// The operation that `thread` is about to perform or waits to perform.
    #[inline]
    pub fn pending_op(&self, thread: ThreadId) -> Option<&Op> {
        match &self.threads[thread.index()].pending {
            Pending::Op { op, .. } => Some(op),
            _ => None,
        }
    }

    /// The threads that can make a step.
    #[inline]
    pub fn enabled(&self) -> &ThreadSet {
        &self.enabled
    }

    /// Whether no step can or may follow.
    #[inline]
    pub fn is_maximal(&self) -> bool {
        self.enabled.is_empty() || self.events.len() >= self.max_events || self.is_crowded()
    }

    /// The accesses to the range of the pending operation of `thread`, and to ranges that overlap
    /// it: for each range the latest first, until `visit` returns false for that range.
    pub fn accesses(&self, thread: ThreadId, visit: impl FnMut(usize) -> bool) {
        if let Some(number) = self.pending_object(thread) {
            self.accesses_to(number, visit);
        }
    }

    /// The number of the object of the pending operation of `thread`. Objects keep their numbers.
    #[inline]
    pub fn pending_object(&self, thread: ThreadId) -> Option<u32> {
        Some(self.threads[thread.index()].object).filter(|&number| number != NONE)
    }

    /// The number of the object of the event at `position`.
    #[inline]
    pub fn object_of(&self, position: usize) -> Option<u32> {
        Some(self.links[position].object).filter(|&number| number != NONE)
    }

    /// The accesses to the range with this number, and to ranges that overlap it: for each range the
    /// latest first, until `visit` returns false for that range.
    pub fn accesses_to(&self, number: u32, mut visit: impl FnMut(usize) -> bool) {
        let others = self.objects.overlapping(number);
        for &object in std::iter::once(&number).chain(others) {
            let mut at = self.objects.latest(object).access;
            while at != NONE && visit(at as usize) {
                at = self.links[at as usize].prev_access;
            }
        }
    }

    /// The events before position `before` (or all, for a pending operation) that may have changed
    /// the range of the event at `before` (or of the pending operation of `thread`), latest first,
    /// until `visit` returns false.
    pub fn modifications(
        &self,
        thread: ThreadId,
        before: Option<usize>,
        mut visit: impl FnMut(usize) -> bool,
    ) {
        let number = match before {
            Some(position) => self.links[position].object,
            None => self.threads[thread.index()].object,
        };
        if number == NONE {
            return;
        }
        let limit = before.map_or(NONE, |position| position as u32);
        let earlier = |mut at: u32| {
            while at != NONE && at >= limit {
                at = self.links[at as usize].prev_modification;
            }
            at
        };
        let mut own = match before {
            Some(position) => self.links[position].prev_modification,
            None => self.objects.latest(number).modification,
        };
        let mut others: Vec<u32> = Vec::new();
        let overlapping = self.objects.overlapping(number).iter();
        others.extend(overlapping.map(|&n| earlier(self.objects.latest(n).modification)));
        loop {
            let newer = |at: u32| at.wrapping_add(1);
            let next = others.iter_mut().chain([&mut own]).max_by_key(|at| newer(**at));
            let Some(at) = next.filter(|at| **at != NONE) else { return };
            let position = std::mem::replace(at, self.links[*at as usize].prev_modification);
            if !visit(position as usize) {
                return;
            }
        }
    }

    /// Performs the pending operation of the chosen thread and appends it.
    #[inline(always)]
    pub(crate) fn step<R: Run>(&mut self, run: &mut R, choice: Choice) {
        let Choice { thread, alternative } = choice;
        let position = self.events.len();
        if self.run_at != position {
            run.move_to(position);
        }
        let pending = self.pending(thread);
        assert!(pending.is_enabled(), "{thread} cannot make a step: it is {pending:?}");
        let old = run.step(thread, alternative);
        self.run_at = position + 1;
        let state = &self.threads[thread.index()];
        let Pending::Op { op, .. } = &state.pending else { unreachable!("it is enabled") };
        let (index, object, child) = (state.count, state.object, op.creates());
        let effect = self.handlers.effect(op, old);
        self.append(&Event { thread, index, alternative, effect, old, op: *op }, object);
        self.read_pending(run, thread);
        if let Some(child) = child {
            self.arrive_child(run, child, position as u32);
        }
        if self.objects.have_new_users() {
            self.update_noise();
        }
        if !self.waiting.is_empty() {
            self.recheck_waiting(run, position, object);
        }
        if self.visits.is_some() {
            self.note_visit(run, thread);
        }
    }

    /// A thread is created by the event at position `creator`.
    #[inline(never)]
    fn arrive_child<R: Run>(&mut self, run: &mut R, child: ThreadId, creator: u32) {
        self.add_thread(child, creator, run.name(child));
        self.read_pending(run, child);
        if self.visits.is_some() {
            self.note_visit(run, child);
        }
    }

    /// Takes the last event back and returns it. The run stays where it is until the next step.
    #[inline(always)]
    pub(crate) fn undo(&mut self) -> Event {
        let position = self.events.len() - 1;
        let (event, link) = (self.events[position], self.links[position]);
        self.events.truncate(position);
        self.links.truncate(position);
        self.races.truncate(link.races as usize);
        if self.overwritten_pendings.len() > link.overwritten_pendings as usize {
            self.restore_pendings(link.overwritten_pendings as usize);
        }
        if let Some(child) = event.op.creates() {
            self.set_pending(child, Pending::Unborn);
        }
        self.positions[event.thread.index()].pop();
        let state = &mut self.threads[event.thread.index()];
        state.last = link.pred;
        state.count -= 1;
        (state.object, state.noise) = (link.object, 0);
        // The word that it found is in its object again.
        state.pending = Pending::Op { op: event.op, enabled: true, word: event.old };
        if let Op::On(_, action) = event.op {
            state.noise = self.objects.noise(link.object, action, event.thread, state.count);
            let latest = Latest {
                access: link.prev_access,
                modification: link.prev_modification,
                conflicting: link.prev_conflicting,
            };
            self.objects.set_latest(link.object, latest);
        }
        self.enabled.insert(event.thread);
        self.waiting.set(event.thread, event.op.may_block());
        self.blocking_or_branching.pop_if(|last| *last as usize == position);
        event
    }

    /// Takes back what was noted of threads that an event had enabled or disabled.
    #[inline(never)]
    fn restore_pendings(&mut self, from: usize) {
        for k in (from..self.overwritten_pendings.len()).rev() {
            let (thread, pending) = self.overwritten_pendings[k];
            self.set_pending(thread, pending);
        }
        self.overwritten_pendings.truncate(from);
    }

    /// A thread is created by the event at position `creator`.
    fn add_thread(&mut self, thread: ThreadId, creator: u32, name: u64) {
        while self.threads.len() <= thread.index() {
            let unborn = Pending::Unborn;
            self.positions.push(Vec::new());
            self.threads.push(Thread {
                last: NONE,
                count: 0,
                pending: unborn,
                object: NONE,
                noise: 0,
                name: 0,
            });
        }
        let state = &mut self.threads[thread.index()];
        let (pending, object) = (Pending::Unborn, NONE);
        *state = Thread { last: creator, count: 0, pending, object, noise: 0, name };
        if self.threads.len() > self.clocks.width() {
            self.clocks.widen(self.events.len(), self.threads.len());
        }
    }
}
