//! What threads are about to do, and who of them can: kept up to date with every step.

use crate::dependence::may_enable_or_disable;
use crate::execution::{Execution, Thread};
use crate::facts::Facts;
use crate::objects::NONE;
use crate::packed_op::PackedOp;
use crate::program::{Pending, Run};
use crate::record::Record;
use mazurka_trace::{Effect, Op, ThreadId};

/// What was pending in a thread before the event at a position enabled or disabled it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Overwritten {
    pub(crate) at: u32,
    pub(crate) thread: ThreadId,
    pub(crate) pending: Pending,
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
    /// Asks again what is pending in the threads that the step at `position` may have enabled or disabled.
    #[inline(never)]
    pub(crate) fn recheck_waiting<R: Run>(&mut self, run: &R, position: usize) {
        let record = &self.records[position];
        let Record { thread, object, effect, .. } = *record;
        let finished = |t: &ThreadId| self.threads[t.index()].pending == Pending::Finished;
        let ended = Some(thread).filter(finished);
        // A thread that does nothing visible ends where it is created.
        let at_once = record.creates().filter(finished);
        if ended.is_some() || at_once.is_some() {
            self.recheck(run, position, NONE, [ended, at_once]);
        } else if object != NONE && effect != Effect::Read {
            // Objects that nothing overlaps are told apart by their numbers.
            let waits = |thread: ThreadId| self.threads[thread.index()].object == object;
            if self.objects.is_overlapped(object) {
                self.recheck(run, position, NONE, [None; 2]);
            } else if self.waiting.iter().any(waits) {
                self.recheck(run, position, object, [None; 2]);
            }
        }
    }

    /// Asks again what is pending in those who wait for the object with this number, or whatever they wait for if
    /// that is [`NONE`], as far as the step at `position` or the end of these threads concerns them.
    fn recheck<R: Run>(
        &mut self,
        run: &R,
        position: usize,
        object: u32,
        ended: [Option<ThreadId>; 2],
    ) {
        let event = self.event(position);
        let mut next = self.waiting.first_from(0);
        while let Some(thread) = next {
            next = self.waiting.first_from(thread.0 + 1);
            let state = &self.threads[thread.index()];
            if object != NONE && state.object != object {
                continue;
            }
            let pending = &state.pending;
            let Pending::Op { op, .. } = pending else { continue };
            let affected = match op {
                _ if thread == event.thread => false,
                Op::Join(target) => ended.contains(&Some(*target)),
                _ => may_enable_or_disable(&event, op),
            };
            if affected {
                let (at, pending) = (position as u32, *pending);
                self.overwritten_pendings.push(Overwritten { at, thread, pending });
                self.set_pending(thread, run.pending(thread));
            }
        }
    }

    /// Notes what is pending in a thread, which is about to do the same as before if it does anything.
    pub(crate) fn set_pending(&mut self, thread: ThreadId, pending: Pending) {
        let state = &mut self.threads[thread.index()];
        let (enabled, waiting) = match &pending {
            Pending::Op { op, enabled, .. } => {
                debug_assert_eq!(state.facts, Facts::of(op), "it is about to do the same");
                (*enabled, state.facts.may_block())
            }
            _ => (false, false),
        };
        state.pending = pending;
        self.enabled.set(thread, enabled);
        self.waiting.set(thread, waiting);
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
        self.threads[thread.index()].facts = Facts::NONE;
        self.set_pending(thread, Pending::Unborn);
    }

    /// Finds out what is pending in `thread` now; tells whether it is an operation.
    #[inline(always)]
    pub(crate) fn read_pending<R: Run>(&mut self, run: &R, thread: ThreadId) -> bool {
        let Some(placed) = self.places.get(run.place_number(thread)) else {
            return self.ask_pending(run, thread);
        };
        if placed.known != Known::Always {
            return self.read_changing(run, thread, *placed);
        }
        let PlacedOp { op, packed, object, facts, .. } = *placed;
        let pending = Pending::Op { op, enabled: true, word: 0 };
        debug_assert_eq!(run.pending(thread), pending, "a place fixes what {thread} does");
        let state = &mut self.threads[thread.index()];
        state.pending = pending;
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
        let pending = Pending::Op { op, enabled, word };
        debug_assert_eq!(run.pending(thread), pending, "it is still what {thread} does");
        self.begin_waiting(thread, pending, packed, object, facts);
        true
    }

    /// Asks the run what is pending in `thread` now; tells whether it is an operation.
    #[inline(never)]
    fn ask_pending<R: Run>(&mut self, run: &R, thread: ThreadId) -> bool {
        let pending = run.pending(thread);
        let Pending::Op { op, .. } = &pending else {
            self.stop_thread(thread, pending);
            return false;
        };
        let (facts, mut object) = (Facts::of(op), NONE);
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
            self.places.set(place, PlacedOp { op: *op, packed, object, facts, known });
        }
        self.begin_waiting(thread, pending, packed, object, facts);
        true
    }

    /// A thread has come to an operation, for which it may have to wait.
    #[inline(always)]
    fn begin_waiting(
        &mut self,
        thread: ThreadId,
        pending: Pending,
        packed: PackedOp,
        object: u32,
        facts: Facts,
    ) {
        let enabled = matches!(pending, Pending::Op { enabled: true, .. });
        let state = &mut self.threads[thread.index()];
        state.pending = pending;
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

    /// A thread has come to its end, or will never go on.
    fn stop_thread(&mut self, thread: ThreadId, pending: Pending) {
        self.just_stopped |= pending != Pending::Finished;
        let state = &mut self.threads[thread.index()];
        state.pending = pending;
        (state.object, state.facts) = (NONE, Facts::NONE);
        self.enabled.remove(thread);
        self.waiting.remove(thread);
    }
}
