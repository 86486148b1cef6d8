//! Weak initials where messages may be completed and reordered.
//!
//! p is a weak initial of v after some prefix if an execution that begins with p contains v. If p
//! begins a message and v begins others of the same handler before it, that execution must complete
//! p's message first, and may have to reorder others. [`Initials::weak_initial`] constructs it: its
//! *rest* after p can be executed and contains v. The events that v lacks are taken from the last
//! complete run of the message that was seen, put after everything in v they conflict with; whether
//! they happen like that is found out by a probe.

use super::answers::Answers;
use super::choices::Choices;
use super::maximal::{Fragment, Part, Search, Wanted};
use super::message::{Message, begins, ends};
use super::orders::Ordered;
use super::runs::{Run, Runs};
use super::sequence::{Meeting, Remaining, Rest};
use super::serial::Order;
use crate::wakeup::{Node, WakeupTrees};
use mazurka_engine::{Execution, Probe, Probed};
use mazurka_trace::{Event, EventId, Object, ThreadId};
use std::rc::Rc;

/// The answer to whether p is a weak initial of v.
pub(super) enum Verdict {
    /// It is, and this remains of v after p.
    Yes(Rest),
    /// Something in v that precedes p conflicts with it, or something that precedes what p's message does.
    No,
    /// Not if p's message does its event with this number in every run.
    Assumed(usize),
    /// No execution was found that begins with p's message and contains v. There might be one that
    /// does other things besides.
    NotFound,
}

/// The place from which v is to be executed: a prefix of E, then a path in the wakeup tree.
#[derive(Clone, Copy)]
pub(super) struct InsertionPoint<'a> {
    pub(super) e: &'a Execution,
    /// The choices of E.
    pub(super) choices: &'a Choices,
    pub(super) keep: usize,
    pub(super) tail: Path<'a>,
}

/// A path in the wakeup tree.
#[derive(Clone, Copy)]
pub(super) struct Path<'a> {
    pub(super) trees: &'a WakeupTrees,
    pub(super) nodes: &'a [Node],
}

impl<'a> Path<'a> {
    /// Where it is: nowhere, so far.
    pub(super) fn none(trees: &'a WakeupTrees) -> Path<'a> {
        Path { trees, nodes: &[] }
    }

    /// What leads along it.
    pub(super) fn events(&self) -> impl Iterator<Item = Event> {
        self.nodes.iter().filter_map(|&node| self.trees.event(node).copied())
    }
}

/// Whether completions are what really happens.
enum Verified {
    Right,
    /// A message would do this instead.
    Instead(Rc<Run>),
    /// Something else would happen.
    Unknown,
}

/// How often a message may turn out to do something else than what was seen of it.
const RETRIES: usize = 4;

/// Runs that were found out for one question: what the message that begins does, and others.
#[derive(Default)]
pub(super) struct Trails {
    first: Option<Rc<Run>>,
    others: Vec<(ThreadId, Rc<Run>)>,
}

impl Trails {
    /// If this is what the message that begins does.
    pub(super) fn new(first: Option<Rc<Run>>) -> Trails {
        Trails { first, others: Vec::new() }
    }

    fn of(&self, thread: ThreadId) -> Option<&Rc<Run>> {
        let first = self.first.as_ref().filter(|run| run.thread() == Some(thread));
        let other = || self.others.iter().find(|(other, _)| *other == thread).map(|(_, run)| run);
        first.or_else(other)
    }

    fn note(&mut self, run: Rc<Run>) {
        let Some(thread) = run.thread() else { return };
        self.others.retain(|(other, _)| *other != thread);
        self.others.push((thread, run));
    }
}

/// What is known of messages from the executions so far.
#[derive(Debug, Default)]
pub(super) struct Initials {
    /// For each thread its handler, if it is a message of an unordered one.
    handlers: Vec<Option<Object>>,
    pub(super) runs: Runs,
    answers: Answers,
}

impl Initials {
    /// The unordered handler of a message.
    pub(super) fn handler(&self, thread: ThreadId) -> Option<Object> {
        self.handlers.get(thread.index()).copied().flatten()
    }

    /// Finds out where whose events are in a sequence.
    #[inline]
    pub(super) fn locate(&self, v: &mut Remaining) {
        v.locate(&self.handlers);
    }

    /// A sequence becomes what `first` writes and then `others`, which is located already.
    pub(super) fn join(
        &self,
        first: impl FnOnce(&mut Vec<Event>),
        others: &Remaining,
        whole: &mut Remaining,
    ) {
        whole.join(first, others, &self.handlers);
    }

    /// Learns whose message a thread is.
    pub(super) fn begun(&mut self, thread: ThreadId, handler: Object) {
        if self.handlers.len() <= thread.index() {
            self.handlers.resize(thread.index() + 1, None);
        }
        self.handlers[thread.index()] = Some(handler);
    }

    /// Learns how a message ran that ended at this position of E.
    pub(super) fn ended(&mut self, e: &Execution, position: usize) {
        let EventId { thread, index } = e.id(position);
        let mut events = vec![e.event(position); index as usize + 1];
        let mut at = position;
        for entry in events.iter_mut().rev() {
            *entry = e.event(at);
            at = e.pred(at).unwrap_or(0);
        }
        self.runs.seen(thread, Run::new(events));
    }

    /// The messages that have events in a sequence, in the order of their first.
    pub(super) fn messages(&self, events: &[Event]) -> Vec<Message> {
        let mut messages: Vec<Message> = Vec::with_capacity(8);
        for (k, event) in events.iter().enumerate() {
            let Event { thread, index, .. } = *event;
            let Some(handler) = self.handler(thread) else { continue };
            let known = messages.iter().rposition(|message| message.thread == thread);
            let Some(known) = known else {
                Message::add(&mut messages, thread, handler, k);
                if let Some(new) = messages.last_mut() {
                    new.begun = index > 0;
                }
                continue;
            };
            let message = &mut messages[known];
            message.second.get_or_insert(k);
            if ends(event).is_some() {
                message.end = Some(k);
            }
        }
        for message in messages.iter_mut().filter(|message| message.begun) {
            // It may have only its end in the sequence, and it is never lonely.
            message.second = None;
            if ends(&events[message.first]).is_some() {
                message.end = Some(message.first);
            }
        }
        messages
    }

    /// Whether an execution that begins with `p` at `place` contains `v`. If p begins a message, what that
    /// does is first expected to be as the hint says, which is corrected if it is wrong.
    pub(super) fn weak_initial(
        &mut self,
        place: InsertionPoint<'_>,
        p: &Event,
        v: &mut Remaining,
        hint: &mut Option<Rc<Run>>,
        probe: &mut dyn Probe,
    ) -> Verdict {
        self.locate(v);
        match v.meet(p) {
            Meeting::Own(place) if v[place].alternative == p.alternative => {
                Verdict::Yes(Rest::Without(place))
            }
            Meeting::Own(_) | Meeting::Conflict => Verdict::No,
            Meeting::Rival => self.reordered(place, p, v, hint, probe),
            Meeting::Nothing => Verdict::Yes(Rest::All),
        }
    }

    /// The hard case: p begins a message, and so does something in v on the same handler.
    fn reordered(
        &mut self,
        place: InsertionPoint<'_>,
        p: &Event,
        v: &Remaining,
        hint: &mut Option<Rc<Run>>,
        probe: &mut dyn Probe,
    ) -> Verdict {
        let Some(handler) = begins(p) else { return Verdict::NotFound };
        if hint.as_ref().is_none_or(|run| run.thread() != Some(p.thread)) {
            *hint = self.runs.last(p.thread).cloned();
        }
        let mut trails = Trails::new(hint.clone());
        for _ in 0..RETRIES {
            let own = self.own(p, v, &trails);
            if let Some(verdict) = self.hindered(handler, p, v, &own) {
                return verdict;
            }
            let Some(found) = self.order_search(handler, p, v, &own, &trails) else {
                return Verdict::NotFound;
            };
            match self.verify(place, p, v, &found, &trails, probe) {
                Verified::Right => {
                    debug_assert!(follows(place, p, &found.rest, probe));
                    return Verdict::Yes(Rest::Reordered(found.rest));
                }
                Verified::Instead(run) if run.thread() == Some(p.thread) => {
                    *hint = Some(run);
                    trails.first.clone_from(hint);
                }
                Verified::Instead(run) => trails.note(run),
                Verified::Unknown => return Verdict::NotFound,
            }
        }
        Verdict::NotFound
    }

    /// Whether what was completed happens as it was expected.
    fn verify(
        &mut self,
        place: InsertionPoint<'_>,
        p: &Event,
        v: &[Event],
        found: &Ordered,
        trails: &Trails,
        probe: &mut dyn Probe,
    ) -> Verified {
        if !found.completed {
            return Verified::Right;
        }
        let expected = self.expected(p.thread, trails).cloned();
        // Otherwise several runs are possible there.
        let is_determined = expected.as_ref().is_some_and(|run| !run.chooses());
        let before = found.alone_from.filter(|_| is_determined).map(|from| &found.rest[..from]);
        let question = before.map(|before| {
            self.answers.question((place.choices, place.keep), place.tail.events(), p, before)
        });
        if let Some(run) = question.and_then(|question| self.answers.get(question)) {
            return match expected.is_some_and(|expected| expected.agrees(run)) {
                true => Verified::Right,
                false => Verified::Instead(Rc::clone(run)),
            };
        }
        let decisive = found.rest[..found.decisive].iter();
        let plan: Vec<Event> = place.tail.events().chain([*p]).chain(decisive.copied()).collect();
        let (at, instead) = match probe.probe(place.e, place.keep, &plan) {
            Probed::AsPlanned => {
                self.answers.note(question, expected);
                return Verified::Right;
            }
            Probed::Differs { at, instead } => (at, instead),
        };
        let wrong = plan[at];
        let is_wrong = |event: &Event| (event.thread, event.index) == (wrong.thread, wrong.index);
        let before = plan[..at].iter().filter(|event| event.thread == wrong.thread);
        let run = Run::new(before.copied().chain(instead).collect());
        if v.iter().any(is_wrong) || !run.is_finished() {
            return Verified::Unknown;
        }
        self.runs.compare(wrong.thread, &run);
        let run = Rc::new(run);
        if wrong.thread == p.thread {
            self.answers.note(question, Some(Rc::clone(&run)));
        }
        Verified::Instead(run)
    }

    /// What a message is expected to do.
    pub(super) fn expected<'a>(
        &'a self,
        thread: ThreadId,
        trails: &'a Trails,
    ) -> Option<&'a Rc<Run>> {
        trails.of(thread).or_else(|| self.runs.last(thread))
    }

    /// What a message does from its event number `from` on to its end, if that was ever seen.
    pub(super) fn completion<'a>(
        &'a self,
        thread: ThreadId,
        from: usize,
        trails: &'a Trails,
    ) -> Option<&'a [Event]> {
        self.expected(thread, trails)?.from(from)
    }

    /// The largest parts of `v`, in which events are located, that contain the event `target` and can be executed after `p` without
    /// anything else; of each what follows p.
    pub(super) fn fragments_after(
        &self,
        p: &Event,
        v: &Remaining,
        target: (ThreadId, u32),
    ) -> Vec<Vec<Event>> {
        let at = v.of(target.0).find(|(_, event)| event.index == target.1);
        let (Some(handler), Some((at, _))) = (begins(p), at) else { return Vec::new() };
        let p_ends = v.of(p.thread).any(|(_, event)| ends(event).is_some());
        let target_handler = self.handler(target.0);
        // While p's message holds its handler, no other message of that can have done anything.
        let shut_out = |thread| thread != p.thread && self.handler(thread) == Some(handler);
        let posted = || v.iter().find(|event| event.op.creates() == Some(target.0));
        if !p_ends && (shut_out(target.0) || posted().is_some_and(|post| shut_out(post.thread))) {
            return Vec::new();
        }
        let fragment = Sequence { events: v, order: Order::of_events(v, v.len()) };
        let messages = self.messages(v);
        let wanted =
            Wanted { thread: target.0, handler: target_handler, needs: Some(at), follows: None };
        let first = Some((p.thread, handler));
        let search = Search { fragment: &fragment, messages: &messages, wanted, first };
        let parts = search.maximal(vec![true; v.len()], |_| None).unwrap_or_default();
        let rest = |part: Part| {
            let places =
                part.moved.unwrap_or_else(|| (0..v.len()).filter(|&k| part.chosen[k]).collect());
            let events = places.into_iter().map(|k| v[k]);
            events.filter(|event| (event.thread, event.index) != (p.thread, p.index)).collect()
        };
        parts.into_iter().map(rest).collect()
    }
}

/// Whether the rest really follows after p.
fn follows(place: InsertionPoint<'_>, p: &Event, rest: &[Event], probe: &mut dyn Probe) -> bool {
    let plan: Vec<Event> = place.tail.events().chain([*p]).chain(rest.iter().copied()).collect();
    probe.probe(place.e, place.keep, &plan) == Probed::AsPlanned
}

/// A sequence that is not part of an execution.
struct Sequence<'a> {
    events: &'a [Event],
    order: Order,
}

impl Fragment for Sequence<'_> {
    const IS_EXECUTION: bool = false;

    fn event(&self, k: usize) -> Event {
        self.events[k]
    }

    fn before(&self, a: usize, b: usize) -> bool {
        a == b || self.order.precedes(a, b)
    }
}
