//! Sequences that are to be inserted, and where in them the events of each thread are.
//!
//! Many questions are asked about one sequence: by whom it could be begun, of those who sleep and of the nodes of
//! the tree. Most of them are about the events of few threads, or of the messages of one handler. So these are
//! found without looking at the others.

use super::message::begins;
use super::runs::what_conflicts;
use mazurka_engine::dependence::conflict;
use mazurka_trace::{Event, Object, ThreadId};
use std::iter::successors;
use std::ops::Deref;

/// What is to follow after p.
pub(super) enum Rest {
    /// All of v.
    All,
    /// All but the event at this place.
    Without(usize),
    /// This sequence, which contains v.
    Reordered(Vec<Event>),
}

/// What comes first in a sequence of that which matters to p.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Meeting {
    /// The event of p's thread at this place.
    Own(usize),
    /// Something that conflicts with p.
    Conflict,
    /// The beginning of another message of p's handler, if p begins a message.
    Rival,
    /// There is nothing of this.
    Nothing,
}

/// A sequence from which events are taken, most often the first.
#[derive(Debug, Default)]
pub(super) struct Remaining {
    events: Vec<Event>,
    /// Those before are gone.
    from: usize,
    /// Where the others are, if that is known.
    places: Places,
    /// Whether it is: [`Remaining::locate`] has found out.
    located: bool,
}

impl Deref for Remaining {
    type Target = [Event];

    fn deref(&self) -> &[Event] {
        &self.events[self.from..]
    }
}

impl Remaining {
    /// All of them.
    pub(super) fn new(events: Vec<Event>) -> Remaining {
        Remaining { events, ..Remaining::default() }
    }

    /// Becomes the events that are written to the list, which is empty. The memory is used again.
    pub(super) fn fill(&mut self, write: impl FnOnce(&mut Vec<Event>)) {
        self.events.clear();
        write(&mut self.events);
        (self.from, self.located) = (0, false);
    }

    /// Whether the first of them is this one.
    pub(super) fn starts_with_choice(&self, other: &Event) -> bool {
        let same =
            |first: &Event| (first.thread, first.alternative) == (other.thread, other.alternative);
        self.first().is_some_and(same)
    }

    /// Leaves the rest.
    pub(super) fn reduce(&mut self, to: Rest) {
        match to {
            Rest::All => {}
            Rest::Without(0) => self.skip(1),
            Rest::Without(place) => {
                if self.located {
                    self.places.take_out(&self.events[self.from..], place);
                }
                self.events[self.from..=self.from + place].rotate_right(1);
                self.from += 1;
            }
            Rest::Reordered(sequence) => {
                self.events = sequence;
                (self.from, self.located) = (0, false);
            }
        }
    }

    /// Takes so many events away, the first.
    #[inline]
    pub(super) fn skip(&mut self, count: usize) {
        self.from += count;
        debug_assert!(self.from <= self.events.len());
    }

    /// Finds out where whose events are, unless that is known. For each thread its handler is given, if it is a
    /// message of an unordered one.
    #[inline]
    pub(super) fn locate(&mut self, handlers: &[Option<Object>]) {
        if !self.located {
            self.located = true;
            self.places.clear();
            for event in self.events[self.from..].iter().rev() {
                self.places.push_front(event, handlers);
            }
        }
    }

    /// Becomes the events that `first` writes and then `others`, whose events have been located.
    pub(super) fn join(
        &mut self,
        first: impl FnOnce(&mut Vec<Event>),
        others: &Remaining,
        handlers: &[Option<Object>],
    ) {
        debug_assert!(others.located);
        self.fill(first);
        self.places.begin_as(&others.places, others.len());
        for event in self.events.iter().rev() {
            self.places.push_front(event, handlers);
        }
        self.events.extend_from_slice(others);
        self.located = true;
    }

    /// The events of a thread with their places.
    #[inline]
    pub(super) fn of(&self, thread: ThreadId) -> impl Iterator<Item = (usize, &Event)> {
        debug_assert!(self.located);
        let first = self.places.first(thread.index(), self.len());
        let back = |back: u32| Some(back).filter(|&back| back > 0);
        let all = successors(back(first), move |&at| back(self.places.next[at as usize - 1]));
        all.map(|at| (self.len() - at as usize, &self.events[self.events.len() - at as usize]))
    }

    /// The messages of a handler that have events here, or had some that are gone, but for one.
    #[inline]
    pub(super) fn rivals(
        &self,
        handler: Object,
        message: ThreadId,
    ) -> impl Iterator<Item = &Presence> {
        debug_assert!(self.located);
        // Those that are found from the end come last.
        let others = self.places.messages.iter().rev();
        others.filter(move |other| other.handler == handler && other.thread != message)
    }

    /// What comes first of that which matters to p.
    pub(super) fn meet(&self, p: &Event) -> Meeting {
        let own = self.of(p.thread).next().map(|(place, _)| place);
        let meeting = match begins(p) {
            // What begins a message conflicts with nothing.
            Some(handler) => {
                let begins = self.rivals(handler, p.thread).map(|rival| rival.begins as usize);
                let first = begins.filter(|at| (1..=self.len()).contains(at)).max();
                let first = first.map(|at| self.len() - at);
                match (own, first) {
                    (Some(own), first) if first.is_none_or(|first| own < first) => {
                        Meeting::Own(own)
                    }
                    (_, Some(_)) => Meeting::Rival,
                    (_, None) => Meeting::Nothing,
                }
            }
            None => {
                let before = &self[..own.unwrap_or(self.len())];
                let hinders = |event: &Event| conflict(p, event);
                match what_conflicts(p).is_some() && before.iter().any(hinders) {
                    true => Meeting::Conflict,
                    false => own.map_or(Meeting::Nothing, Meeting::Own),
                }
            }
        };
        debug_assert_eq!(meeting, met_on_the_way(self, p));
        meeting
    }
}

/// The same, found by looking at all events.
fn met_on_the_way(v: &[Event], p: &Event) -> Meeting {
    let handler = begins(p);
    for (k, event) in v.iter().enumerate() {
        if event.thread == p.thread {
            return Meeting::Own(k);
        }
        if handler.is_some() && begins(event) == handler {
            return Meeting::Rival;
        }
        if handler.is_none() && conflict(p, event) {
            return Meeting::Conflict;
        }
    }
    Meeting::Nothing
}

/// A message that has events in a sequence, or had some that are gone.
#[derive(Clone, Copy, Debug)]
pub(super) struct Presence {
    pub(super) thread: ThreadId,
    handler: Object,
    /// Where it begins, counted from the end; 0 if it does not begin in the sequence.
    begins: u32,
}

/// Where the events of each thread are. Places are counted from the end, from 1 on, so that they stay the same if events
/// are taken away or put in front; 0 stands for none. Nothing is changed when the first event is taken away: what is left
/// is known from the length.
#[derive(Debug, Default)]
struct Places {
    threads: Vec<Seat>,
    /// For each event, the last first, the next one of its thread.
    next: Vec<u32>,
    messages: Vec<Presence>,
}

/// What is known of a thread in a sequence.
#[derive(Clone, Copy, Debug, Default)]
struct Seat {
    /// Its first event, which may be gone.
    first: u32,
    /// Its number among the messages, plus one, or `NO_MESSAGE`. 0 if it has no event.
    message: u32,
}

const NO_MESSAGE: u32 = u32::MAX;

impl Places {
    fn clear(&mut self) {
        self.threads.fill(Seat::default());
        self.next.clear();
        self.messages.clear();
    }

    /// The first event of a thread among the last `count`.
    #[inline]
    fn first(&self, thread: usize, count: usize) -> u32 {
        let mut first = self.threads.get(thread).map_or(0, |seat| seat.first);
        while first as usize > count {
            first = self.next[first as usize - 1];
        }
        first
    }

    /// Becomes the last `count` of others, which are all that are left.
    fn begin_as(&mut self, others: &Places, count: usize) {
        self.threads.clone_from(&others.threads);
        for (thread, seat) in self.threads.iter_mut().enumerate() {
            seat.first = others.first(thread, count);
        }
        self.next.clear();
        self.next.extend_from_slice(&others.next[..count]);
        self.messages.clone_from(&others.messages);
        for message in &mut self.messages {
            message.begins = if message.begins as usize > count { 0 } else { message.begins };
        }
    }

    /// The event of v at `place` is taken out: those before it move up. What is gone already stays as it is.
    fn take_out(&mut self, v: &[Event], place: usize) {
        let behind = v.len() - place - 1;
        for event in &v[..=place] {
            let thread = event.thread.index();
            self.threads[thread].first = self.first(thread, behind);
        }
        self.begin(&v[place], 0);
        for (event, here) in v[..place].iter().rev().zip(behind as u32 + 1..) {
            let first = &mut self.threads[event.thread.index()].first;
            self.next[here as usize - 1] = std::mem::replace(first, here);
            self.begin(event, here);
        }
    }

    /// If an event begins a message, that begins here.
    #[inline(always)]
    fn begin(&mut self, event: &Event, here: u32) {
        let message = self.threads[event.thread.index()].message;
        if event.index == 0 && message != NO_MESSAGE {
            self.messages[message as usize - 1].begins = here;
        }
    }

    /// An event is put in front of the others.
    #[inline(always)]
    fn push_front(&mut self, event: &Event, handlers: &[Option<Object>]) {
        let thread = event.thread.index();
        if self.threads.len() <= thread {
            self.threads.resize(handlers.len().max(thread + 1), Seat::default());
        }
        let here = self.next.len() as u32 + 1;
        let seat = &mut self.threads[thread];
        self.next.push(std::mem::replace(&mut seat.first, here));
        if seat.message == 0 {
            let handler = handlers.get(thread).copied().flatten();
            seat.message = handler.map_or(NO_MESSAGE, |handler| {
                self.messages.push(Presence { thread: event.thread, handler, begins: 0 });
                self.messages.len() as u32
            });
        }
        self.begin(event, here);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use mazurka_trace::{Action, Effect, Op};

    /// Threads 0 and 1 are no messages, 2 and 3 are messages of one handler, 4 and 5 of another.
    fn handlers() -> Vec<Option<Object>> {
        let handler = |number: u64| Some(Object::new(800 + 8 * number, 8));
        vec![None, None, handler(0), handler(0), handler(1), handler(1)]
    }

    /// The next event of a thread that has done so many.
    fn event(rng: &mut fastrand::Rng, thread: u32, index: u32) -> Event {
        let alternative = 0;
        let (op, effect) = match handlers()[thread as usize] {
            Some(handler) if index == 0 => (Op::On(handler, Action::Begin), Effect::Sync),
            _ => {
                let op = Op::On(Object::new(8 * rng.u64(..4), 8), Action::Load);
                (op, if rng.bool() { Effect::Read } else { Effect::Write })
            }
        };
        Event { thread: ThreadId(thread), index, alternative, effect, old: 0, op }
    }

    /// Some of the threads have done something before.
    fn sequence(rng: &mut fastrand::Rng, length: usize) -> Vec<Event> {
        let mut done: Vec<u32> = (0..6).map(|_| rng.u32(..2)).collect();
        let mut next = |rng: &mut fastrand::Rng| {
            let thread = rng.u32(..6);
            done[thread as usize] += 1;
            event(rng, thread, done[thread as usize] - 1)
        };
        (0..length).map(|_| next(rng)).collect()
    }

    /// What may have come before a sequence.
    fn before(v: &[Event], rng: &mut fastrand::Rng) -> Vec<Event> {
        let mut all = v.to_vec();
        for _ in 0..rng.usize(..6) {
            let thread = rng.u32(..6);
            let first = all.iter().find(|event| event.thread.0 == thread);
            let first = first.map_or(rng.u32(1..3), |first| first.index);
            if let Some(index) = first.checked_sub(1) {
                all.insert(0, event(rng, thread, index));
            }
        }
        all.truncate(all.len() - v.len());
        all
    }

    fn check(v: &mut Remaining, expected: &[Event], met: &mut [usize; 4], rng: &mut fastrand::Rng) {
        assert_eq!(**v, *expected);
        v.locate(&handlers());
        for thread in 0..6 {
            let own = expected.iter().enumerate().filter(|(_, event)| event.thread.0 == thread);
            assert_eq!(v.of(ThreadId(thread)).collect::<Vec<_>>(), own.collect::<Vec<_>>());
            let index = rng.u32(..2);
            let p = event(rng, thread, index);
            let meeting = v.meet(&p);
            assert_eq!(meeting, met_on_the_way(expected, &p), "{p:?} {expected:?}");
            met[match meeting {
                Meeting::Own(_) => 0,
                Meeting::Conflict => 1,
                Meeting::Rival => 2,
                Meeting::Nothing => 3,
            }] += 1;
            let Some(handler) = handlers()[thread as usize] else { continue };
            let here = |rival: &&Presence| v.of(rival.thread).next().is_some();
            let rivals = v.rivals(handler, p.thread).filter(here);
            let rivals: Vec<u32> = rivals.map(|rival| rival.thread.0).collect();
            let other = thread ^ 1;
            let is_here = expected.iter().any(|event| event.thread.0 == other);
            assert_eq!(rivals, if is_here { vec![other] } else { Vec::new() });
        }
    }

    /// Whatever is taken away or put in front, places are as if they had been looked for again.
    #[test]
    fn events_are_found_where_they_are() {
        let mut rng = fastrand::Rng::with_seed(11);
        let (mut v, mut whole, mut met) = (Remaining::default(), Remaining::default(), [0; 4]);
        for _ in 0..300 {
            let length = rng.usize(..14);
            let mut expected = sequence(&mut rng, length);
            v.fill(|events| events.extend_from_slice(&expected));
            loop {
                check(&mut v, &expected, &mut met, &mut rng);
                let mut joined = before(&expected, &mut rng);
                whole.join(|events| events.extend_from_slice(&joined), &v, &handlers());
                joined.extend_from_slice(&expected);
                check(&mut whole, &joined, &mut met, &mut rng);
                let skipped = rng.usize(..joined.len() + 1);
                whole.skip(skipped);
                check(&mut whole, &joined[skipped..], &mut met, &mut rng);
                if expected.is_empty() {
                    break;
                }
                let place = if rng.bool() { 0 } else { rng.usize(..expected.len()) };
                expected.remove(place);
                v.reduce(Rest::Without(place));
            }
        }
        assert!(met.iter().all(|&count| count > 500), "{met:?}");
    }
}
