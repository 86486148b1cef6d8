//! What is known of the runs of messages.
//!
//! A *run* is what a message does from its beginning to its end. A message that branches has several. What
//! it did in all runs so far is *assumed* to happen in every run where that saves a search; whoever
//! relies on that says so, and a run that is different shows that the exploration must start again.

use super::message::ends;
use super::sequence::Remaining;
use super::serial::waits;
use mazurka_engine::dependence::{alike, conflict};
use mazurka_trace::{Action, Effect, Event, Object, Op, ThreadId};
use std::ops::RangeInclusive;
use std::rc::Rc;

/// What a message does, from some event on.
#[derive(Debug, Default)]
pub(super) struct Run {
    events: Vec<Event>,
    /// Its accesses that may conflict with others, by range, each with its place.
    accesses: Vec<(Object, u32)>,
    /// The size of the largest range.
    longest: u32,
    /// Where they are, roughly.
    footprint: Footprint,
    /// Whether it only accesses memory, posts and the like.
    plain: bool,
}

impl Run {
    /// These events of one message follow each other in it.
    pub(super) fn new(events: Vec<Event>) -> Run {
        let consecutive = |pair: &[Event]| pair[0].index + 1 == pair[1].index;
        debug_assert!(events.windows(2).all(consecutive), "{events:?}");
        let access = |(k, event)| Some((what_conflicts(event)?, k as u32));
        let mut accesses: Vec<(Object, u32)> =
            events.iter().enumerate().filter_map(access).collect();
        accesses.sort_unstable();
        let longest = accesses.iter().map(|(object, _)| object.size).max().unwrap_or(0);
        let mut footprint = Footprint::default();
        accesses.iter().for_each(|&(object, _)| footprint.add(object));
        let plain = events.iter().all(is_plain);
        Run { events, accesses, longest, footprint, plain }
    }

    /// What v has of a message, its `own` events, and then what the message is expected to do, if its end is not
    /// among them.
    pub(super) fn as_in<'a>(own: impl Iterator<Item = &'a Event>, expected: Option<&Run>) -> Run {
        let mut events: Vec<Event> = own.copied().collect();
        let is_finished = events.last().is_some_and(|last| ends(last).is_some());
        let missing = expected.filter(|_| !is_finished).and_then(|run| run.from(events.len()));
        events.extend_from_slice(missing.unwrap_or_default());
        Run::new(events)
    }

    /// Whose it is.
    pub(super) fn thread(&self) -> Option<ThreadId> {
        self.events.first().map(|first| first.thread)
    }

    /// The number of its first event.
    fn first(&self) -> usize {
        self.events.first().map_or(0, |first| first.index as usize)
    }

    /// Whether it goes from the beginning of the message to its end.
    pub(super) fn is_whole(&self) -> bool {
        self.first() == 0 && self.is_finished()
    }

    /// Whether it goes to the end of the message.
    pub(super) fn is_finished(&self) -> bool {
        self.events.last().is_some_and(|last| ends(last).is_some())
    }

    /// Whether its events are ordered after others only by conflicts and by its creation.
    pub(super) fn is_plain(&self) -> bool {
        self.plain
    }

    /// Whether it takes another alternative than the first somewhere.
    pub(super) fn chooses(&self) -> bool {
        self.events.iter().any(|event| event.alternative > 0)
    }

    /// Whether both do the same, as far as anything can conflict with it.
    pub(super) fn agrees(&self, other: &Run) -> bool {
        let pairs = self.events.iter().zip(&other.events);
        self.events.len() == other.events.len() && pairs.into_iter().all(|(a, b)| same(a, b))
    }

    /// Whether it does this event of the message, as far as anything can conflict with it.
    pub(super) fn does(&self, event: &Event) -> bool {
        let own = (event.index as usize).checked_sub(self.first()).and_then(|k| self.events.get(k));
        own.is_some_and(|own| same(own, event))
    }

    /// What it does from its event number `from` on.
    pub(super) fn from(&self, from: usize) -> Option<&[Event]> {
        self.events.get(from.checked_sub(self.first())?..)
    }

    /// The first event from number `from` on that conflicts with `other`.
    #[inline(always)]
    pub(super) fn first_conflict(&self, other: &Event, from: usize) -> Option<usize> {
        let range = what_conflicts(other).filter(|&range| self.footprint.may_overlap(range))?;
        self.first_conflict_near(range, other, from)
    }

    /// The first event that conflicts with one of another message of the handler which comes before it in v, or would
    /// come before it; or one of the first `count` events, if one of them does.
    pub(super) fn hindrance(
        &self,
        handler: Object,
        message: ThreadId,
        v: &Remaining,
        count: usize,
    ) -> Option<usize> {
        let mut first: Option<usize> = None;
        for rival in v.rivals(handler, message) {
            let (mut own, mut passed) = (v.of(message).map(|(place, _)| place), 0);
            let mut next = own.next().unwrap_or(usize::MAX);
            for (place, event) in v.of(rival.thread) {
                while next < place {
                    passed += 1;
                    next = own.next().unwrap_or(usize::MAX);
                }
                let Some(index) = self.first_conflict(event, passed) else { continue };
                if index < count {
                    return Some(index);
                }
                first = Some(first.map_or(index, |first| first.min(index)));
            }
        }
        first
    }

    /// The same, if `other` accesses this range.
    fn first_conflict_near(&self, range: Object, other: &Event, from: usize) -> Option<usize> {
        if self.events.len() <= SHORT {
            let start = from.saturating_sub(self.first());
            let found = self.events.iter().skip(start).position(|event| conflict(other, event));
            return found.map(|k| k + start + self.first());
        }
        let near = self.longest != Object::EVERYTHING.size && range != Object::EVERYTHING;
        let lowest = if near { range.address.saturating_sub(u64::from(self.longest)) } else { 0 };
        let start = self.accesses.partition_point(|(object, _)| object.address < lowest);
        let candidates = self.accesses[start..].iter();
        let candidates = candidates.take_while(|(object, _)| !near || object.address < range.end());
        let later = candidates.map(|&(_, k)| k as usize).filter(|k| k + self.first() >= from);
        let found = later.filter(|&k| conflict(other, &self.events[k])).min();
        found.map(|k| k + self.first())
    }
}

/// A run with so many events is looked through from the beginning.
const SHORT: usize = 8;

/// A set of ranges of which it is quickly seen that another one overlaps none of them. Each bit stands for every 256th word
/// of four bytes.
#[derive(Debug, Default)]
pub(super) struct Footprint([u64; 4]);

impl Footprint {
    /// The words of a range, unless there are many.
    #[inline(always)]
    pub(super) fn words(range: Object) -> Option<RangeInclusive<u64>> {
        let (first, last) = (range.address / 4, (range.end() - 1) / 4);
        (last - first < 16).then_some(first..=last)
    }

    /// Adds a range.
    pub(super) fn add(&mut self, range: Object) {
        match Footprint::words(range) {
            Some(words) => {
                words.for_each(|word| self.0[word as usize / 64 % 4] |= 1 << (word % 64))
            }
            None => self.0 = [u64::MAX; 4],
        }
    }

    /// Whether one of them may overlap `range`.
    #[inline(always)]
    pub(super) fn may_overlap(&self, range: Object) -> bool {
        let is_there = |word: u64| self.0[word as usize / 64 % 4] >> (word % 64) & 1 == 1;
        // Nearly always it is one word.
        let (first, last) = (range.address / 4, (range.end() - 1) / 4);
        if first == last {
            return is_there(first);
        }
        Footprint::words(range).is_none_or(|mut words| words.any(is_there))
    }
}

/// The range by which an event may conflict with others. Beginnings and ends of messages conflict with nothing.
#[inline]
pub(super) fn what_conflicts(event: &Event) -> Option<Object> {
    match event.op {
        Op::On(_, Action::Begin | Action::End) if event.effect == Effect::Sync => None,
        Op::On(range, _) => Some(range),
        _ => None,
    }
}

/// Whether two events do the same as far as anything can conflict with it.
fn same(a: &Event, b: &Event) -> bool {
    alike(&a.op, &b.op) && (a.effect, a.alternative) == (b.effect, b.alternative)
}

/// Whether conflicts and the creation of its thread are all that orders an event after those of others.
fn is_plain(event: &Event) -> bool {
    !waits(event) && !matches!(event.op, Op::Join(_))
}

/// Whether what follows an event may depend on what it found or on which alternative was taken.
fn may_branch(event: &Event) -> bool {
    let writes = matches!(event.op, Op::On(_, Action::Store(_) | Action::Begin | Action::End));
    !writes && event.op.creates().is_none()
}

/// How many events do not depend on anything that the message has read: the first that reads does not
/// either, unless it may fail.
fn fixed(events: &[Event]) -> usize {
    let Some(first) = events.iter().position(may_branch) else { return events.len() };
    let varies = matches!(events[first].op, Op::On(_, action) if action.outcome_varies());
    if varies { first } else { first + 1 }
}

/// After so many runs it is assumed that a message goes on doing what it did in all of them.
const EXPERIENCE: u32 = 64;

/// After so many runs of a message it is likely to have been seen if messages branch.
const REGULAR: u32 = 8;

/// What is known of one message.
#[derive(Clone, Debug, Default)]
struct Known {
    /// Its last complete run.
    last: Option<Rc<Run>>,
    /// How many runs were seen.
    runs: u32,
    /// How many events were the same in all of them.
    common: usize,
    /// How many of these do not depend on anything that it read.
    fixed: usize,
    /// The largest number of an event that was relied upon.
    relied: Option<usize>,
}

/// What is known of all messages.
#[derive(Debug)]
pub(super) struct Runs {
    messages: Vec<Known>,
    /// Whether a message did something else than what was relied upon.
    pub(super) mistaken: bool,
    /// Whether two runs of some message were different.
    differ: bool,
    /// How many runs were seen of the message of which most were.
    most: u32,
    /// After so many runs of a message something is relied upon.
    experience: u32,
}

impl Default for Runs {
    fn default() -> Runs {
        Runs {
            messages: Vec::new(),
            mistaken: false,
            differ: false,
            most: 0,
            experience: EXPERIENCE,
        }
    }
}

impl Runs {
    /// The last run of a message that was seen.
    pub(super) fn last(&self, thread: ThreadId) -> Option<&Rc<Run>> {
        self.messages.get(thread.index())?.last.as_ref()
    }

    /// A message ran like this in an execution.
    pub(super) fn seen(&mut self, thread: ThreadId, run: Run) {
        if self.messages.len() <= thread.index() {
            self.messages.resize(thread.index() + 1, Known::default());
        }
        self.compare(thread, &run);
        let known = &mut self.messages[thread.index()];
        if known.last.is_none() {
            known.common = run.events.len();
            known.fixed = fixed(&run.events);
        }
        known.runs = known.runs.saturating_add(1);
        self.most = self.most.max(known.runs);
        known.last = Some(Rc::new(run));
    }

    /// A message ran like this, or would somewhere.
    pub(super) fn compare(&mut self, thread: ThreadId, run: &Run) {
        let Some(known) = self.messages.get_mut(thread.index()) else { return };
        let Some(last) = known.last.as_ref().filter(|_| run.is_whole()) else { return };
        let pairs = last.events.iter().zip(&run.events).take(known.common);
        known.common = pairs.take_while(|(a, b)| same(a, b)).count();
        known.fixed = known.fixed.min(known.common);
        self.differ |= known.common < last.events.len().max(run.events.len());
        self.mistaken |= known.relied.is_some_and(|relied| relied >= known.common);
    }

    /// Whether a message branches, as far as was seen.
    pub(super) fn differ(&self) -> bool {
        self.differ
    }

    /// Whether no message seems to branch: none was seen to, and there were some runs to see it in.
    pub(super) fn are_regular(&self) -> bool {
        !self.differ && self.most >= REGULAR
    }

    /// How many events of a message are assumed to be the same in every run.
    pub(super) fn certain(&self, thread: ThreadId) -> usize {
        let Some(known) = self.messages.get(thread.index()) else { return 0 };
        if known.runs >= self.experience { known.common } else { known.fixed }
    }

    /// From now on a message must do its event number `index` as it did in all runs so far.
    pub(super) fn rely(&mut self, thread: ThreadId, index: usize) {
        let known = &mut self.messages[thread.index()];
        debug_assert!(index < known.common);
        known.relied = known.relied.max(Some(index));
    }

    /// What was relied upon was wrong: nothing is relied upon any more, and from now on more experience
    /// is needed, so that there are few such mistakes.
    pub(super) fn start_again(&mut self) {
        self.mistaken = false;
        self.experience = self.experience.saturating_mul(4);
        for known in &mut self.messages {
            known.relied = None;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn event(rng: &mut fastrand::Rng, index: u32) -> Event {
        let object = match rng.u32(..20) {
            0 => Object::EVERYTHING,
            1 => Object::new(8 * rng.u64(..6), 16),
            2 => Object::new(8 * rng.u64(..6) + 4, 4),
            _ => Object::new(8 * rng.u64(..8), 8),
        };
        let (action, effect) = match rng.bool() {
            true => (Action::Load, Effect::Read),
            false => (Action::Store(1), Effect::Write),
        };
        let op = Op::On(object, action);
        Event { thread: ThreadId(1), index, alternative: 0, effect, old: 0, op }
    }

    #[test]
    fn the_first_conflict_is_found_by_ranges_as_by_pairs() {
        let mut rng = fastrand::Rng::with_seed(3);
        let mut found = 0;
        for _ in 0..3000 {
            let first = rng.u32(..3);
            let length = rng.u32(..20);
            let events: Vec<Event> = (first..first + length).map(|k| event(&mut rng, k)).collect();
            let (other, from) = (event(&mut rng, 0), rng.usize(..14));
            let conflicts = |k: &&Event| k.index as usize >= from && conflict(&other, k);
            let expected = events.iter().find(conflicts).map(|k| k.index as usize);
            found += usize::from(expected.is_some());
            assert_eq!(
                Run::new(events.clone()).first_conflict(&other, from),
                expected,
                "{events:?}"
            );
        }
        assert!((500..2500).contains(&found), "{found}");
    }

    fn begin(effect: Effect, action: Action, index: u32) -> Event {
        let op = Op::On(Object::new(800, 8), action);
        Event { thread: ThreadId(0), index, alternative: 0, effect, old: 0, op }
    }

    fn run(accesses: &[(u64, Action)]) -> Run {
        let mut events = vec![begin(Effect::Sync, Action::Begin, 0)];
        for &(address, action) in accesses {
            let op = Op::On(Object::new(address, 8), action);
            let index = events.len() as u32;
            events.push(Event { op, effect: op.effect(0), index, ..events[0] });
        }
        events.push(begin(Effect::Sync, Action::End, events.len() as u32));
        Run::new(events)
    }

    /// What comes up to the first read is certain at once; what comes after it only when it was seen
    /// often enough, and only as far as all runs agree.
    #[test]
    fn what_is_certain_is_what_all_runs_have_in_common() {
        let message = ThreadId(0);
        let mut runs = Runs::default();
        let one =
            [(0, Action::Store(1)), (8, Action::Load), (16, Action::Store(1)), (24, Action::Load)];
        let other =
            [(0, Action::Store(2)), (8, Action::Load), (16, Action::Store(3)), (32, Action::Load)];
        runs.seen(message, run(&one));
        assert_eq!(runs.certain(message), 3);
        for _ in 1..EXPERIENCE {
            runs.seen(message, run(&one));
        }
        assert_eq!(runs.certain(message), 6);
        runs.rely(message, 3);
        runs.compare(message, &run(&other));
        assert_eq!((runs.certain(message), runs.mistaken), (4, false));
        runs.compare(message, &run(&other[..2]));
        assert_eq!((runs.certain(message), runs.mistaken), (3, true));
        runs.start_again();
        assert!(!runs.mistaken);
    }
}
