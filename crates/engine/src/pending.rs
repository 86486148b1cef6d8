//! What threads are about to do, and who of them can: kept up to date with every step.

use crate::dependence::access_may_enable_or_disable;
use crate::execution::{Execution, Thread};
use crate::facts::Facts;
use crate::objects::NONE;
use crate::packed_op::PackedOp;
use crate::program::{Pending, Run, Stop};
use crate::record::Record;
use mazurka_trace::{Effect, Op, ThreadId};

/// A [`Pending`] without the operation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Phase {
    Unborn,
    Op,
    Finished,
    Stopped(Stop),
}

/// A pending operation, to be compared with those that were pending before in the same exploration.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PendingKey {
    op: PackedOp,
    object: u32,
}

/// Whether the pending operation of a thread was enabled before the event at a position may have changed that, and the word
/// that it saw.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Overwritten {
    pub(crate) at: u32,
    pub(crate) thread: ThreadId,
    pub(crate) enabled: bool,
    pub(crate) word: u64,
}

/// What was pending at the places of the program, by their numbers.
#[derive(Debug, Default)]
pub(crate) struct Places {
    ops: Vec<PlacedOp>,
}

/// An operation that is pending whenever a thread comes to its place.
#[derive(Clone, Copy, Debug)]
struct PlacedOp {
    op: Op,
    packed: PackedOp,
    /// The number of its object, or [`NONE`].
    object: u32,
    facts: Facts,
    /// How far that is known.
    known: Known,
}

/// How far it is known what is pending at a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Known {
    /// Nobody has been there.
    Unseen,
    /// The run has to be asked.
    Not,
    /// The operation is always the same, and can be performed.
    Always,
    /// [`Run::still_pending`] says whether it is the same.
    Mostly,
}

/// Places with larger numbers are not remembered.
const MAX_PLACES: usize = 1 << 18;

impl Places {
    #[inline(always)]
    fn get(&self, place: Option<u32>) -> Option<&PlacedOp> {
        self.ops.get(place? as usize)
    }

    #[cold]
    fn set(&mut self, place: u32, placed: PlacedOp) {
        let index = place as usize;
        if index < MAX_PLACES {
            let (op, object, facts, known) = (Op::Fence, NONE, Facts::NONE, Known::Unseen);
            let packed = PackedOp::NONE;
            let unknown = PlacedOp { op, packed, object, facts, known };
            self.ops.resize(self.ops.len().max(index + 1), unknown);
            self.ops[index] = placed;
        }
    }
}

impl Execution {
    /// What `thread` is about to do, or why it does nothing.
    #[inline]
    pub fn pending(&self, thread: ThreadId) -> Pending {
        let state = &self.threads[thread.index()];
        match state.phase {
            Phase::Unborn => Pending::Unborn,
            Phase::Op => Pending::Op {
                op: self.op_pending_in(state),
                enabled: self.enabled.contains(thread),
                word: state.word,
            },
            Phase::Finished => Pending::Finished,
            Phase::Stopped(stop) => Pending::Stopped(stop),
        }
    }

    /// Whether nobody has created `thread` yet.
    #[inline]
    pub fn is_unborn(&self, thread: ThreadId) -> bool {
        self.threads[thread.index()].phase == Phase::Unborn
    }

    /// Why `thread` will not go on, if it was stopped.
    #[inline]
    pub fn stop_of(&self, thread: ThreadId) -> Option<Stop> {
        match self.threads[thread.index()].phase {
            Phase::Stopped(stop) => Some(stop),
            _ => None,
        }
    }

    /// The operation that `thread` is about to perform or waits to perform.
    #[inline]
    pub fn pending_op(&self, thread: ThreadId) -> Option<Op> {
        let state = &self.threads[thread.index()];
        (state.phase == Phase::Op).then(|| self.op_pending_in(state))
    }

    /// The next operation of `thread`, if it has one, as something that is quickly compared.
    #[inline(always)]
    pub fn pending_key(&self, thread: ThreadId) -> Option<PendingKey> {
        let Thread { phase, packed: op, object, .. } = self.threads[thread.index()];
        (phase == Phase::Op).then_some(PendingKey { op, object })
    }

    #[inline(always)]
    pub(crate) fn op_pending_in(&self, state: &Thread) -> Op {
        state.packed.unpack(|| self.objects.range(state.object), &self.actions)
    }

    /// Whether `thread` is about to read a word that has to have a certain value.
    #[inline]
    pub fn awaits(&self, thread: ThreadId) -> bool {
        self.threads[thread.index()].facts.awaits()
    }

    /// Finds out who of the threads that wait the step at `position` has enabled or disabled.
    #[inline(never)]
    pub(crate) fn recheck_waiting<R: Run>(&mut self, run: &R, position: usize) {
        let record = &self.records[position];
        let Record { thread, object, effect, .. } = *record;
        // A thread that does nothing visible ends where it is created.
        let child = record.creates();
        let finished = |t: &ThreadId| self.threads[t.index()].phase == Phase::Finished;
        let ended = [Some(thread).filter(finished), child.filter(finished)];
        for ended in ended.into_iter().flatten() {
            self.enable_joins(run, position, ended);
        }
        if object == NONE || effect == Effect::Read {
            return;
        }
        // Objects that nothing overlaps are told apart by their numbers.
        if self.objects.is_overlapped(object) {
            let range = self.objects.range(object);
            self.recheck(run, position, |e, awaited| {
                access_may_enable_or_disable(effect, range, e.objects.range(awaited))
            });
        } else if self.objects.waiting(object) > 0 {
            self.recheck(run, position, |_, awaited| awaited == object);
        }
    }

    /// Who waits for the end of a thread can go on: it has ended with the step at `position`.
    fn enable_joins<R: Run>(&mut self, run: &R, position: usize, ended: ThreadId) {
        let mut next = self.waiting.first_from(0);
        while let Some(thread) = next {
            next = self.waiting.first_from(thread.0 + 1);
            if self.threads[thread.index()].packed.joins() == Some(ended) {
                self.overwrite_pending(position, thread);
                self.set_enabled(thread, true, 0);
                debug_assert_eq!(self.pending(thread), run.pending(thread), "{ended} has ended");
            }
        }
    }

    /// Asks again whether those can go on who wait for an object that the step at `position` `may_change`.
    fn recheck<R: Run>(
        &mut self,
        run: &R,
        position: usize,
        may_change: impl Fn(&Execution, u32) -> bool,
    ) {
        let by = self.records[position].thread;
        let mut next = self.waiting.first_from(0);
        while let Some(thread) = next {
            next = self.waiting.first_from(thread.0 + 1);
            let object = self.threads[thread.index()].object;
            if thread != by && object != NONE && may_change(self, object) {
                self.overwrite_pending(position, thread);
                self.ask_again(run, thread);
            }
        }
    }

    /// Keeps what is known of a pending operation, which the event at `position` may have enabled or disabled.
    fn overwrite_pending(&mut self, position: usize, thread: ThreadId) {
        let (enabled, word) = (self.enabled.contains(thread), self.threads[thread.index()].word);
        let at = position as u32;
        self.overwritten_pendings.push(Overwritten { at, thread, enabled, word });
    }

    /// Asks whether a thread can perform its pending operation now.
    fn ask_again<R: Run>(&mut self, run: &R, thread: ThreadId) {
        let Pending::Op { op, enabled, word } = run.pending(thread) else {
            unreachable!("only {thread} itself gets any further");
        };
        debug_assert_eq!(Some(op), self.pending_op(thread), "it is about to do the same");
        self.set_enabled(thread, enabled, word);
    }

    /// Notes whether a thread can perform its pending operation, and the word that this depends on.
    pub(crate) fn set_enabled(&mut self, thread: ThreadId, enabled: bool, word: u64) {
        self.threads[thread.index()].word = word;
        self.enabled.set(thread, enabled);
    }

    /// For an assertion: whether as many threads wait for the object of the event at `position` as were counted.
    pub(crate) fn counts_those_who_wait(&self, position: usize) -> bool {
        let object = self.records[position].object;
        let waits = |thread: &&Thread| thread.facts.is_waiting() && thread.object == object;
        object == NONE || self.threads.iter().filter(waits).count() == self.objects.waiting(object)
    }

    /// The creation of a thread is undone.
    pub(crate) fn stop_waiting(&mut self, thread: ThreadId) {
        let Thread { object, facts, .. } = self.threads[thread.index()];
        if facts.is_waiting() {
            self.objects.count_waiting(object, facts, false);
        }
        let state = &mut self.threads[thread.index()];
        (state.phase, state.facts) = (Phase::Unborn, Facts::NONE);
        self.enabled.remove(thread);
        self.waiting.remove(thread);
    }

    /// Finds out what is pending in `thread` now; tells whether it is an operation.
    #[inline(always)]
    pub(crate) fn read_pending<R: Run>(&mut self, run: &R, thread: ThreadId) -> bool {
        let Some(placed) = self.places.get(run.place_number(thread)) else {
            if run.has_finished(thread) {
                debug_assert_eq!(run.pending(thread), Pending::Finished);
                return self.stop_thread(thread, Phase::Finished);
            }
            return self.ask_pending(run, thread);
        };
        if placed.known != Known::Always {
            return self.read_changing(run, thread, *placed);
        }
        debug_assert_eq!(
            run.pending(thread),
            Pending::Op { op: placed.op, enabled: true, word: 0 },
            "a place fixes what {thread} does"
        );
        let PlacedOp { packed, object, facts, .. } = *placed;
        let state = &mut self.threads[thread.index()];
        (state.phase, state.word) = (Phase::Op, 0);
        (state.packed, state.object, state.facts) = (packed, object, facts);
        let noise = self.objects.noise(object, facts, thread, state.count);
        self.noises.change(thread, &mut state.noise, noise);
        self.enabled.insert(thread);
        self.waiting.remove(thread);
        true
    }

    /// Finds out what is pending in `thread`, where it was this operation before.
    #[inline(never)]
    fn read_changing<R: Run>(&mut self, run: &R, thread: ThreadId, placed: PlacedOp) -> bool {
        let PlacedOp { op, packed, object, facts, known } = placed;
        let still = if known == Known::Mostly { run.still_pending(thread, &op) } else { None };
        let Some((enabled, word)) = still else { return self.ask_pending(run, thread) };
        debug_assert_eq!(
            run.pending(thread),
            Pending::Op { op, enabled, word },
            "it is still what {thread} does"
        );
        self.begin_waiting(thread, (enabled, word), packed, object, facts);
        true
    }

    /// Asks the run what is pending in `thread` now; tells whether it is an operation.
    #[inline(never)]
    fn ask_pending<R: Run>(&mut self, run: &R, thread: ThreadId) -> bool {
        let pending = run.pending(thread);
        let (op, enabled, word) = match &pending {
            Pending::Op { op, enabled, word } => (op, *enabled, *word),
            Pending::Unborn => return self.stop_thread(thread, Phase::Unborn),
            Pending::Finished => return self.stop_thread(thread, Phase::Finished),
            Pending::Stopped(stop) => return self.stop_thread(thread, Phase::Stopped(*stop)),
        };
        let (mut facts, mut object) = (Facts::of(op), NONE);
        if let Some(child) = op.creates() {
            self.highest_child = self.highest_child.max(child.0);
        }
        let packed = PackedOp::of(op, &mut self.actions);
        if let Op::On(range, action) = *op {
            object = self.objects.number(range, || run.address_name(range.address));
            if action.outcome_varies() {
                self.objects.attempted(object);
            }
        }
        if let Some(place) = run.place_number(thread)
            && self.places.get(Some(place)).is_none_or(|placed| placed.known == Known::Unseen)
        {
            let known = match *op {
                Op::On(..) if run.place_fixes_op(thread) => Known::Always,
                _ if run.still_pending(thread, op).is_some() => Known::Mostly,
                _ => Known::Not,
            };
            if !run.may_return_to_place(thread) {
                facts = facts.once();
            }
            self.places.set(place, PlacedOp { op: *op, packed, object, facts, known });
        }
        self.begin_waiting(thread, (enabled, word), packed, object, facts);
        true
    }

    /// A thread has come to an operation, for which it may have to wait.
    #[inline(always)]
    fn begin_waiting(
        &mut self,
        thread: ThreadId,
        (enabled, word): (bool, u64),
        packed: PackedOp,
        object: u32,
        facts: Facts,
    ) {
        let state = &mut self.threads[thread.index()];
        (state.phase, state.word) = (Phase::Op, word);
        (state.packed, state.object, state.facts) = (packed, object, facts);
        let mut noise = 0;
        if facts.accesses() {
            noise = self.objects.noise(object, facts, thread, state.count);
            self.objects.count_waiting(object, facts, true);
        }
        self.noises.change(thread, &mut state.noise, noise);
        self.enabled.set(thread, enabled);
        self.waiting.set(thread, facts.may_block());
    }

    /// Whether a thread was stopped in the last step, or before the first.
    #[inline(always)]
    pub(crate) fn has_just_stopped(&self) -> bool {
        self.stops.last().is_some_and(|&(at, _)| at as usize == self.len)
    }

    /// For an assertion: whether everybody has finished who was not stopped, does not wait and cannot go on.
    pub(crate) fn knows_who_is_left(&self) -> bool {
        let stopped = self.stops.iter().all(|&(_, thread)| self.stop_of(thread).is_some());
        stopped
            && self.threads().all(|thread| match self.threads[thread.index()].phase {
                Phase::Unborn | Phase::Finished => true,
                Phase::Stopped(_) => self.stops.iter().any(|&(_, stopped)| stopped == thread),
                Phase::Op => self.waiting.contains(thread) || self.enabled.contains(thread),
            })
    }

    /// A thread will never go on, although it has not come to its end.
    #[cold]
    pub(crate) fn note_stop(&mut self, thread: ThreadId) {
        self.stops.push((self.len as u32, thread));
    }

    /// A thread has come to its end, or will never go on. Returns false: it has no operation.
    #[inline(never)]
    fn stop_thread(&mut self, thread: ThreadId, phase: Phase) -> bool {
        if let Phase::Stopped(_) = phase {
            self.note_stop(thread);
        }
        let state = &mut self.threads[thread.index()];
        state.phase = phase;
        (state.object, state.facts) = (NONE, Facts::NONE);
        self.enabled.remove(thread);
        self.waiting.remove(thread);
        false
    }
}
