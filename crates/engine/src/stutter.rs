//! Iterations that come back: a thread that repeats itself is cut off.
//!
//! A thread p is about to perform its next visible operation in a local state in which it was before, at a
//! visit v. Let I be its events since then, `[v]` and `[e]` the causal pasts of p at v and now. p
//! *stutters* if one of these holds.
//!
//! - OWN: nobody saw I. Every object that I changed has, along `[e]`, the value that it would have
//!   without I, and whoever looked at it in between would have seen the same.
//! - JOINT: everybody came back. Each thread with events in D = `[e]` \ `[v]` has the same local state
//!   after its last event in `[v]` and after its last in `[e]`, and each object that D changed has the same
//!   value at both.
//!
//! Then the execution without I (without D) leads to the same state, and p is stopped as by an assumption
//! ([`Stop::Cut`]). A shortest execution to any state is never cut, so no state is lost: neither ends nor
//! failures. Both tests read nothing but p's causal past, so equivalent executions are cut alike, and an
//! algorithm that explores one execution of each class may go on doing so. Whether the program hangs where
//! everybody is cut off is decided in `hang`.
//!
//! | here | why |
//! |---|---|
//! | the latest [`NEAR_VISITS`] visits are looked at, and [`MAX_VISITS`] at the visits 1, 2, 4, 8, … of a state; no farther back than [`MAX_EVENTS`] events | a step costs the same in long executions, and little in a loop that counts; who comes back after more iterations is cut off after at most twice as many, or never |
//! | I and D consist of accesses to words, locks and semaphores, and of the ends of objects | creations of threads, joins, messages, waiting at condition variables and atomic sections do more than change one word |
//! | the run compares objects that begin or end in I or D: one that only its thread can reach may be replaced by another one of its kind | its life is no word; where all else is as it was, nobody else can have the address of one that has begun since, or of one that nobody else could reach before |
//! | objects of which parts were accessed meanwhile are not judged | their values are not single words |
//! | algorithms that recognise states do without | a cut depends on the past, which a state does not show |

mod been;
mod own;

use crate::execution::{Execution, Thread};
use crate::objects::{NONE, some};
use crate::pending::Phase;
use crate::program::{Run, Stop};
use crate::robustness::writes;
use crate::vector_clocks::Clock;
pub(crate) use been::Been;
use mazurka_trace::{Action, Effect, Event, Object, Op, ThreadId};
use own::{OwnWalk, Touched};

/// So many earlier visits to a local state are compared with the present one, if its number is a power of two.
const MAX_VISITS: usize = 64;

/// And so many if it is not.
const NEAR_VISITS: usize = 4;

/// I has no more events than this.
const MAX_EVENTS: u32 = 1024;

/// So many earlier visits are compared in the second test, which looks at everybody.
const JOINT_VISITS: usize = 16;

/// What was cut off.
#[derive(Debug, Default)]
pub(crate) struct Cuts {
    /// Whether a thread had changed something since it was there before, if only for a while.
    pub(crate) writes: bool,
}

/// A step of a thread, for [`Run::is_restored`]: its position and the object of its event.
pub type StepOn = (usize, Option<Object>);

impl Execution {
    /// Cuts off threads that repeat themselves, from now on.
    pub(crate) fn cut_stuttering<R: Run>(&mut self, run: &mut R) {
        self.cuts = Some(Cuts::default());
        for thread in self.threads() {
            self.note_visit(run, thread);
        }
    }

    /// Notes the local state of a thread that has come to its next operation, and stops it if it
    /// stutters.
    #[inline(always)]
    pub(crate) fn note_visit<R: Run>(&mut self, run: &mut R, thread: ThreadId) {
        let Thread { phase, count, facts, been, .. } = &mut self.threads[thread.index()];
        let state = match facts.may_return() {
            true => run.local_state(thread).unwrap_or(NONE),
            false => NONE,
        };
        debug_assert!(
            facts.may_return() || facts.concerns_threads() || run.local_state(thread).is_none(),
            "{thread} can come back to where it is"
        );
        debug_assert!(*phase == Phase::Op || state == NONE, "nobody returns to no operation");
        if been.note(*count, state) {
            self.cut_if_stuttering(run, thread);
        }
    }

    #[inline(never)]
    fn cut_if_stuttering<R: Run>(&mut self, run: &R, thread: ThreadId) {
        let Some(iteration) = self.stutters(run, thread) else { return };
        run.was_cut_off(thread);
        let wrote = match iteration {
            Iteration::Own(visit) => {
                let since = &self.threads[thread.index()].positions()[visit as usize..];
                since.iter().any(|&at| writes(&self.event(at as usize)))
            }
            Iteration::Joint => true,
        };
        if let Some(cuts) = &mut self.cuts {
            cuts.writes |= wrote;
        }
        self.note_stop(thread);
        self.threads[thread.index()].phase = Phase::Stopped(Stop::Cut);
        self.enabled.remove(thread);
        self.waiting.remove(thread);
    }

    fn stutters<R: Run>(&self, run: &R, p: ThreadId) -> Option<Iteration> {
        let count = self.count_of(p);
        let mut own = OwnWalk::new(self, p, count);
        self.earlier_visits(p, count).enumerate().find_map(|(nth, visit)| {
            if !own.extend_to(visit, run) {
                return None;
            }
            if self.is_own(&own, run) {
                return Some(Iteration::Own(visit));
            }
            if nth >= JOINT_VISITS || own.is_changed_for_everybody() {
                debug_assert!(nth >= JOINT_VISITS || !self.is_joint(run, &own));
                return None;
            }
            self.is_joint(run, &own).then_some(Iteration::Joint)
        })
    }

    /// After how many events a thread was in the state before in which it is now, after `count`; the latest first.
    fn earlier_visits(&self, thread: ThreadId, count: u32) -> impl Iterator<Item = u32> {
        let visits = self.threads[thread.index()].been.visits(count);
        let most = if visits.len().is_power_of_two() { MAX_VISITS } else { NEAR_VISITS };
        let since = count.saturating_sub(MAX_EVENTS);
        let earlier = visits.iter().rev().skip(1).take(most).copied();
        earlier.take_while(move |&visit| visit >= since)
    }

    /// Whether nobody saw what p did in I, which left everything as it was.
    fn is_own<R: Run>(&self, own: &OwnWalk<'_>, run: &R) -> bool {
        let steps = &self.threads[own.p.index()].positions()[own.visit as usize..];
        let unseen = |object: &Touched| own.is_passing(object) || self.is_unseen(own, object);
        !steps.is_empty()
            && !own.is_surely_changed()
            && own.objects.iter().all(unseen)
            && run.is_restored(&self.steps(steps), &[])
    }

    /// Whether an object is one of these, or overlaps one of them.
    fn is_part_of(&self, number: u32, objects: &[u32]) -> bool {
        objects.contains(&number)
            || self.objects.overlapping(number).iter().any(|other| objects.contains(other))
    }

    fn steps(&self, positions: &[u32]) -> Vec<StepOn> {
        let step = |&at: &u32| {
            let object = match self.event(at as usize).op {
                Op::On(object, _) => Some(object),
                _ => None,
            };
            (at as usize, object)
        };
        positions.iter().map(step).collect()
    }

    /// Whether the accesses to an object along p's past, from I's first change of it on, see the same
    /// with and without I, and leave the same.
    fn is_unseen(&self, own: &OwnWalk<'_>, object: &Touched) -> bool {
        let Some(first) = object.first_change else { return true };
        if self.is_overlapped(object.number, |at, event| at >= first && own.now.has(event)) {
            return false;
        }
        let mut with = self.event(first as usize).old;
        let mut without = with;
        for at in self.accesses_in_past(object.number, first, own.now) {
            let event = &self.event(at as usize);
            // All are later than I's first change.
            let in_i = event.thread == own.p;
            if !in_i && with != without && looks(event) {
                return false;
            }
            with = after(event, with);
            if !in_i {
                without = after(event, without);
            }
        }
        with == without
    }

    /// The accesses to an object from position `first` on that lie in a causal past, in their order.
    fn accesses_in_past(&self, number: u32, first: u32, past: Past<'_>) -> Vec<u32> {
        let mut found = Vec::new();
        let mut at = self.objects.latest(number).access;
        while at != NONE && at >= first {
            if past.has(&self.event(at as usize)) {
                found.push(at);
            }
            at = self.records[at as usize].prev.access;
        }
        found.reverse();
        found
    }

    /// Whether there are such accesses, by position and event, to ranges that overlap an object.
    fn is_overlapped(&self, number: u32, such: impl Fn(u32, &Event) -> bool) -> bool {
        self.objects.overlapping(number).iter().any(|&other| {
            let mut at = self.objects.latest(other).access;
            while at != NONE && !such(at, &self.event(at as usize)) {
                at = self.records[at as usize].prev.access;
            }
            at != NONE
        })
    }

    /// Whether everybody who did something between the visit and now came back.
    fn is_joint<R: Run>(&self, run: &R, own: &OwnWalk<'_>) -> bool {
        let (before, now) = (self.past(own.p, own.visit), own.now);
        let moved = || (0..self.threads.len()).filter(|&q| now.count(q) > before.count(q));
        let same = |q: usize| {
            let been = &self.threads[q].been;
            let state = been.state(before.count(q));
            state.is_some() && been.state(now.count(q)) == state
        };
        // If nobody else moved, the other test has decided.
        if moved().nth(1).is_none() || !moved().all(same) {
            return false;
        }
        let positions = |q: usize| self.threads[q].positions();
        let events = |q: usize| &positions(q)[before.count(q) as usize..now.count(q) as usize];
        let (mut changed, mut ended, mut created) = (Vec::new(), Vec::new(), Vec::new());
        let mut done: Vec<u32> = moved().flat_map(events).copied().collect();
        done.sort_unstable();
        for &at in &done {
            let (event, number) = (&self.event(at as usize), self.records[at as usize].object);
            if !is_plain(event) {
                return false;
            }
            created.extend(run.created(at as usize));
            match event.op {
                _ if ends_object(event) => ended.push(number),
                Op::On(object, _) if event.effect.modifies() => changed.push((number, object)),
                _ => {}
            }
        }
        changed.sort_unstable_by_key(|&(number, _)| number);
        changed.dedup_by_key(|(number, _)| *number);
        let stays = |&&(number, object): &&(u32, Object)| {
            let new = created.iter().any(|new: &Object| new.overlaps(object));
            !new && !self.is_part_of(number, &ended)
        };
        let same_value = |&(number, _): &(u32, Object)| self.has_same_value(number, before, now);
        let later = |q: usize| &positions(q)[now.count(q) as usize..];
        let mut since: Vec<u32> = moved().flat_map(later).copied().collect();
        since.sort_unstable();
        changed.iter().filter(stays).all(same_value)
            && run.is_restored(&self.steps(&done), &self.steps(&since))
    }

    /// The past of p when it had made `count` events.
    fn past(&self, p: ThreadId, count: u32) -> Past<'_> {
        let positions = self.threads[p.index()].positions();
        let last = match (count.checked_sub(1), positions.first()) {
            (Some(last), _) => positions[last as usize],
            (None, Some(&first)) => self.pred_of(&self.records[first as usize]),
            (None, None) => self.threads[p.index()].last,
        };
        Past(some(last).map(|last| self.clock(last)))
    }

    /// Whether an object has the same value at two pasts, the first of which is part of the second.
    fn has_same_value(&self, number: u32, before: Past<'_>, now: Past<'_>) -> bool {
        // Back to the last write in the first past, or to the first access of all.
        let mut replayed = Vec::new();
        let mut at = self.objects.latest(number).access;
        let (mut start, mut since) = (None, 0);
        while at != NONE && start.is_none() {
            let (event, record) = (&self.event(at as usize), &self.records[at as usize]);
            since = at;
            if before.has(event) && event.effect == Effect::Write {
                start = Some(after(event, event.old));
                break;
            }
            if now.has(event) {
                replayed.push(at);
            }
            if record.prev.access == NONE {
                start = Some(event.old);
            }
            at = record.prev.access;
        }
        let disturbs = |at, event: &Event| now.has(event) && (at >= since || !before.has(event));
        let Some(start) = start.filter(|_| !self.is_overlapped(number, disturbs)) else {
            return false;
        };
        let (mut then, mut value) = (start, start);
        for &at in replayed.iter().rev() {
            let event = &self.event(at as usize);
            value = after(event, value);
            if before.has(event) {
                then = after(event, then);
            }
        }
        then == value
    }
}

/// How many events of each thread lie in a causal past, that of an event if it is not empty.
#[derive(Clone, Copy, Debug)]
struct Past<'a>(Option<Clock<'a>>);

impl Past<'_> {
    fn count(self, thread: usize) -> u32 {
        self.0.map_or(0, |clock| clock.of(ThreadId(thread as u32)))
    }

    fn has(self, event: &Event) -> bool {
        self.count(event.thread.index()) > event.index
    }
}

/// The word that an event leaves where it finds `word`. What looks at the word finds along every past
/// what it found.
fn after(event: &Event, word: u64) -> u64 {
    let Op::On(object, action) = event.op else { return word };
    match event.effect {
        Effect::Update(_) => action.apply(event.thread, word, object.size),
        Effect::Write => action.apply(event.thread, event.old, object.size),
        Effect::Read | Effect::Sync | Effect::Local => word,
    }
}

/// Whether an event depends on the word that it finds.
fn looks(event: &Event) -> bool {
    let stores = matches!(event.op, Op::On(_, Action::Store(_)));
    !stores && !matches!(event.effect, Effect::Update(_))
}

/// Whether an event ends an object.
fn ends_object(event: &Event) -> bool {
    matches!(event.op, Op::On(_, Action::Free))
}

/// Whether an event does nothing but read and change one word, or end an object.
fn is_plain(event: &Event) -> bool {
    use Action::*;
    match event.op {
        Op::Choose(_) | Op::Fence => true,
        Op::Spawn(_) | Op::Post(_) | Op::Join(_) => false,
        Op::On(_, NotifyOne | NotifyAll) => event.effect == Effect::Read,
        Op::On(_, action) => {
            !matches!(action, Enqueue | Wake | Arrive | Depart { .. } | Section | Begin | End)
        }
    }
}

/// What is cut off: what the thread did after so many events, or what everybody did.
enum Iteration {
    Own(u32),
    Joint,
}
