//! The current execution E: its events, their clocks and races, and what is pending in every thread.
//!
//! Everything is a flat array that grows when an event is appended and is cut when one is undone;
//! once warm, a step allocates nothing. The clock of an event has one number per thread: how many
//! events of that thread happen before it or are it.

use crate::algorithm::Choice;
use crate::facts::Facts;
use crate::handlers::Handlers;
use crate::noise::Noises;
use crate::objects::{NONE, Objects, Users, some};
use crate::packed_op::{Actions, PackedOp};
use crate::pending::{Overwritten, Phase, Places};
use crate::program::{Pending, Run};
use crate::record::Record;
use crate::returns::Returns;
use crate::stutter::{Been, Cuts};
use crate::threads::ThreadSet;
use crate::vector_clocks::{Clock, VectorClocks};
use mazurka_trace::{Event, EventId, Object, ThreadId};

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
    /// The event that created it, or [`NONE`].
    pub(crate) creator: u32,
    /// Its latest event, or the one that created it.
    pub(crate) last: u32,
    /// How many events it has performed.
    pub(crate) count: u32,
    /// Whether there is a pending operation.
    pub(crate) phase: Phase,
    /// The pending operation, as its event will have it.
    pub(crate) packed: PackedOp,
    /// See [`Pending::Op`]; anything if the operation is enabled.
    pub(crate) word: u64,
    /// The number of the object of the pending operation.
    pub(crate) object: u32,
    /// What is known of the pending operation.
    pub(crate) facts: Facts,
    /// See [`Execution::noise`].
    pub(crate) noise: u32,
    /// A name that does not depend on the order in which threads were numbered.
    pub(crate) name: u64,
    /// The positions of its events, and perhaps of some that were undone.
    positions: Vec<u32>,
    /// Where it has been, if threads that repeat themselves are to be cut off.
    pub(crate) been: Been,
}

impl Thread {
    /// A thread that was created by the event at `creator`.
    fn new(creator: u32, name: u64) -> Thread {
        Thread {
            creator,
            last: creator,
            count: 0,
            phase: Phase::Unborn,
            packed: PackedOp::NONE,
            word: 0,
            object: NONE,
            facts: Facts::NONE,
            noise: 0,
            name,
            positions: Vec::new(),
            been: Been::default(),
        }
    }

    /// Notes the position of its next event.
    #[inline(always)]
    pub(crate) fn advance_to(&mut self, position: u32) {
        match self.positions.get_mut(self.count as usize) {
            Some(undone) => *undone = position,
            None => self.positions.push(position),
        }
        (self.last, self.count) = (position, self.count + 1);
    }

    /// The position of the event that was undone last of those that followed its events.
    pub(crate) fn next_position(&self) -> u32 {
        self.positions[self.count as usize]
    }

    /// The positions of its events.
    #[inline]
    pub(crate) fn positions(&self) -> &[u32] {
        &self.positions[..self.count as usize]
    }
}

/// The execution E, as far as algorithms may see it.
#[derive(Debug)]
pub struct Execution {
    /// How many events there are.
    pub(crate) len: usize,
    /// The events, and after them some that were undone or have never been.
    pub(crate) records: Vec<Record>,
    /// The events in full, if they are to be kept so.
    pub(crate) in_full: Option<Vec<Event>>,
    /// The actions of events that have no room for them.
    pub(crate) actions: Actions,
    pub(crate) clocks: VectorClocks,
    /// All races, those in which a later event is second later.
    pub(crate) races: Vec<Race>,
    /// The positions of events that may have to wait for an object or have alternatives.
    pub(crate) blocking_or_branching: Vec<u32>,
    /// What was pending in threads that an event of another thread may have enabled or disabled.
    pub(crate) overwritten_pendings: Vec<Overwritten>,
    pub(crate) threads: Vec<Thread>,
    pub(crate) enabled: ThreadSet,
    /// Those whose pending operation may block, whether it does now or not.
    pub(crate) waiting: ThreadSet,
    pub(crate) objects: Objects,
    /// What threads are about to do at the places where they have been.
    pub(crate) places: Places,
    /// The threads by how noisy their next operations are.
    pub(crate) noises: Noises,
    /// The threads that were stopped, each with how many events there were then.
    pub(crate) stops: Vec<(u32, ThreadId)>,
    pub(crate) handlers: Handlers,
    /// No execution gets longer.
    pub(crate) max_events: usize,
    /// Shorter ones do not end before they are maximal.
    pub(crate) may_end_at: usize,
    /// The highest number of a thread that somebody was about to create.
    pub(crate) highest_child: u32,
    /// What was cut off, if threads that repeat themselves are to be.
    pub(crate) cuts: Option<Cuts>,
    /// The position of the run; it follows E only when a step is made.
    run_at: usize,
    /// Of each thread, by the last bits of its number, the earliest of the events that are being undone.
    pub(crate) first_undone: [u32; 64],
    /// When E was cut.
    pub(crate) returns: Returns,
    pub(crate) scratch: Vec<u32>,
}

impl Execution {
    /// The empty execution of a run that has just started. No execution gets longer than
    /// `max_events`.
    pub fn new<R: Run>(run: &R, max_events: usize) -> Execution {
        let max_events = max_events.min(i32::MAX as usize);
        let mut e = Execution {
            len: 0,
            records: Vec::new(),
            in_full: None,
            actions: Actions::default(),
            clocks: VectorClocks::default(),
            races: Vec::new(),
            blocking_or_branching: Vec::new(),
            overwritten_pendings: Vec::new(),
            threads: Vec::new(),
            enabled: ThreadSet::default(),
            waiting: ThreadSet::default(),
            objects: Objects::default(),
            places: Places::default(),
            noises: Noises::default(),
            stops: Vec::new(),
            handlers: Handlers::default(),
            max_events,
            may_end_at: max_events,
            highest_child: 0,
            cuts: None,
            run_at: 0,
            first_undone: [NONE; 64],
            returns: Returns::new(),
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

    /// Keeps events in full from now on, before anything has happened: more memory, but they are read faster.
    pub fn keep_in_full(&mut self) {
        assert!(self.is_empty(), "events that have happened would be missing");
        self.in_full = Some(Vec::new());
    }

    /// The number of events.
    #[inline]
    pub fn len(&self) -> usize {
        self.len
    }

    /// Whether no event has happened.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The clock of the event at `position`.
    #[inline]
    pub fn clock(&self, position: usize) -> Clock<'_> {
        self.clocks.clock(&self.records[..self.len][position])
    }

    /// The races in which the event at `position` is second; the one with the latest first event
    /// comes first.
    pub fn races(&self, position: usize) -> &[Race] {
        let from = self.races.partition_point(|race| (race.second as usize) < position);
        let races = &self.races[from..];
        &races[..races.partition_point(|race| race.second as usize == position)]
    }

    /// All races of E.
    pub fn all_races(&self) -> &[Race] {
        &self.races
    }

    /// The positions of the events that may have to wait for an object or have alternatives, which can be
    /// reversed for other reasons than races.
    pub fn blocking_or_branching(&self) -> &[u32] {
        &self.blocking_or_branching
    }

    /// The position of the previous event of the same thread, or of the event that created it.
    #[inline]
    pub fn pred(&self, position: usize) -> Option<usize> {
        some(self.pred_of(&self.records[position]))
    }

    /// The position of the previous event of the same thread, or of the event that created it, or [`NONE`].
    #[inline(always)]
    pub(crate) fn pred_of(&self, record: &Record) -> u32 {
        let thread = &self.threads[record.thread.index()];
        match record.index.checked_sub(1) {
            Some(before) => thread.positions[before as usize],
            None => thread.creator,
        }
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
        self.threads[id.thread.index()].positions()[id.index as usize] as usize
    }

    /// How many of the first `length` events of E belong to `thread`.
    pub fn count_before(&self, thread: ThreadId, length: usize) -> u32 {
        let positions = self.threads[thread.index()].positions();
        positions.partition_point(|&at| (at as usize) < length) as u32
    }

    /// All threads that have been seen so far, also those that are not alive in E.
    pub fn threads(&self) -> impl ExactSizeIterator<Item = ThreadId> + use<> {
        (0..self.threads.len() as u32).map(ThreadId)
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

    /// The threads that can make a step.
    #[inline]
    pub fn enabled(&self) -> &ThreadSet {
        &self.enabled
    }

    /// Whether no step can or may follow.
    #[inline]
    pub fn is_maximal(&self) -> bool {
        self.enabled.is_empty() || self.is_cut()
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
        Some(self.records[position].object).filter(|&number| number != NONE)
    }

    /// The accesses to the range with this number, and to ranges that overlap it: for each range the
    /// latest first, until `visit` returns false for that range.
    pub fn accesses_to(&self, number: u32, mut visit: impl FnMut(usize) -> bool) {
        let others = self.objects.overlapping(number);
        for &object in std::iter::once(&number).chain(others) {
            let mut at = self.objects.latest(object).access;
            while at != NONE && visit(at as usize) {
                at = self.records[at as usize].prev.access;
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
            Some(position) => self.records[position].object,
            None => self.threads[thread.index()].object,
        };
        if number == NONE {
            return;
        }
        let limit = before.map_or(NONE, |position| position as u32);
        let earlier = |mut at: u32| {
            while at != NONE && at >= limit {
                at = self.records[at as usize].prev.modification;
            }
            at
        };
        let mut own = match before {
            Some(position) => self.records[position].prev.modification,
            None => self.objects.latest(number).modification,
        };
        let mut others: Vec<u32> = Vec::new();
        let overlapping = self.objects.overlapping(number).iter();
        others.extend(overlapping.map(|&n| earlier(self.objects.latest(n).modification)));
        loop {
            let newer = |at: u32| at.wrapping_add(1);
            let next = others.iter_mut().chain([&mut own]).max_by_key(|at| newer(**at));
            let Some(at) = next.filter(|at| **at != NONE) else { return };
            let position = std::mem::replace(at, self.records[*at as usize].prev.modification);
            if !visit(position as usize) {
                return;
            }
        }
    }

    /// Performs the pending operation of the chosen thread and appends it.
    #[inline(always)]
    pub(crate) fn step<R: Run>(&mut self, run: &mut R, choice: Choice) {
        let Choice { thread, alternative } = choice;
        let position = self.len;
        if self.run_at != position {
            run.move_to(position);
        }
        assert!(self.enabled.contains(thread), "{thread} is {:?}", self.pending(thread));
        let old = run.step(thread, alternative);
        self.run_at = position + 1;
        let concerns_others = self.append(choice, old);
        if self.in_full.is_some() {
            self.note_in_full(position);
        }
        let goes_on = self.read_pending(run, thread);
        if self.records[position].facts.creates() {
            self.arrive_child(run, position);
        }
        if self.objects.have_new_users() {
            self.update_noise();
        }
        debug_assert!(self.counts_those_who_wait(position), "nobody is counted twice");
        if (concerns_others || !goes_on) && !self.waiting.is_empty() {
            self.recheck_waiting(run, position);
        }
        if self.cuts.is_some() {
            self.note_visit(run, thread);
        }
    }

    /// A thread is created by the event at position `creator`.
    #[inline(never)]
    fn arrive_child<R: Run>(&mut self, run: &mut R, creator: usize) {
        let Some(child) = self.records[creator].creates() else { return };
        self.add_thread(child, creator as u32, run.name(child));
        self.read_pending(run, child);
        if self.cuts.is_some() {
            self.note_visit(run, child);
        }
    }

    /// Makes room for another event, and returns its position.
    #[inline(always)]
    pub(crate) fn lengthen(&mut self) -> usize {
        let position = self.len;
        if position == self.records.len() {
            self.make_room();
        }
        self.len = position + 1;
        position
    }

    #[cold]
    fn make_room(&mut self) {
        let room = self.len + (self.len / 64).max(64);
        self.records.resize(room, Record::UNUSED);
    }

    /// A thread is created by the event at position `creator`.
    fn add_thread(&mut self, thread: ThreadId, creator: u32, name: u64) {
        while self.threads.len() <= thread.index() {
            self.threads.push(Thread::new(NONE, 0));
        }
        let state = &mut self.threads[thread.index()];
        let (positions, noise) = (std::mem::take(&mut state.positions), state.noise);
        let been = std::mem::take(&mut state.been);
        *state = Thread { positions, noise, been, ..Thread::new(creator, name) };
        if self.threads.len() > self.clocks.width() {
            self.widen();
        }
    }
}
