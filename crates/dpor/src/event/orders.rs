//! Orders in which p's message comes first on its handler.
//!
//! Nearly always the order is as simple as it can be: all of p's message with what it needs, and then the rest
//! of v as it was. Only if messages would overlap on another handler is there anything to search for.

use super::initials::{Initials, Trails, Verdict};
use super::message::{Message, begins, ends};
use super::needed::Needed;
use super::runs::Run;
use super::sequence::Remaining;
use super::serial::{BUDGET, Order, Span, serialise, waits};
use mazurka_trace::{Effect, Event, Object, ThreadId};
use std::rc::Rc;

/// How many unfinished messages are considered for completion.
const UNFINISHED: usize = 5;

/// Events of v and completions of messages in an order in which p comes first, without p.
pub(super) struct Ordered {
    pub(super) rest: Vec<Event>,
    /// Whether anything was completed.
    pub(super) completed: bool,
    /// From which of them on p's message runs alone, if nothing else was completed.
    pub(super) alone_from: Option<usize>,
    /// So many of them decide whether the completions are right: the others are as they were.
    pub(super) decisive: usize,
}

/// What v has of p's message.
pub(super) struct Own<'a> {
    /// How many events.
    count: usize,
    is_finished: bool,
    /// What the message is expected to do.
    expected: Option<&'a Run>,
    /// What v has of it, and then what it is expected to do, if v has something else than what is expected.
    instead: Option<Run>,
}

impl Own<'_> {
    /// What the message does where v happens, as far as that is known.
    fn run(&self) -> Option<&Run> {
        self.instead.as_ref().or(self.expected)
    }
}

/// Whether p's message can come first with the rest of v as it was.
enum Direct {
    Found(Ordered),
    /// What p's message needs contains another message of its handler: there is no order at all.
    Impossible,
    Unclear,
}

/// The needed events of v, then what completes p's message, then the others.
fn split(p: &Event, v: &[Event], completion: &[Event], needed: &[bool]) -> Ordered {
    let chosen = v.iter().zip(needed).filter(|(_, needed)| **needed).map(|(event, _)| event);
    let is_p = |event: &&Event| (event.thread, event.index) == (p.thread, p.index);
    let mut rest = Vec::with_capacity(v.len() + completion.len());
    rest.extend(chosen.filter(|event| !is_p(event)));
    let alone_from = Some(rest.len());
    rest.extend(completion.iter().filter(|event| !is_p(event)));
    let decisive = rest.len();
    let next = |from: usize, is_needed: bool| {
        needed[from..].iter().take_while(|&&needed| needed != is_needed).count() + from
    };
    let mut end = 0;
    while end < v.len() {
        let start = next(end, false);
        end = next(start, true);
        rest.extend_from_slice(&v[start..end]);
    }
    Ordered { rest, completed: !completion.is_empty(), alone_from, decisive }
}

impl Initials {
    /// What `v` has of p's message.
    pub(super) fn own<'a>(&'a self, p: &Event, v: &Remaining, trails: &'a Trails) -> Own<'a> {
        let expected = self.expected(p.thread, trails).map(|run| &**run);
        let mut own = Own { count: 0, is_finished: false, expected, instead: None };
        let mut as_expected = expected.is_some_and(Run::is_whole);
        let events = || v.of(p.thread).map(|(_, event)| event);
        for event in events() {
            own.count += 1;
            own.is_finished = ends(event).is_some();
            as_expected = as_expected && expected.is_some_and(|run| run.does(event));
        }
        own.instead = (!as_expected).then(|| Run::as_in(events(), expected));
        own
    }

    /// Whether something conflicts with what p's message does in v, as far as it is expected to do that.
    pub(super) fn is_hindered(&self, p: &Event, v: &Remaining, run: &Option<Rc<Run>>) -> bool {
        let trails = Trails::new(run.clone());
        let own = self.own(p, v, &trails);
        begins(p).is_some_and(|handler| self.hindered(handler, p, v, &own).is_some())
    }

    /// The verdict, if something that p's message does conflicts with another message of its handler in v
    /// that comes before it there.
    pub(super) fn hindered(
        &self,
        handler: Object,
        p: &Event,
        v: &Remaining,
        own: &Own<'_>,
    ) -> Option<Verdict> {
        let first = own.run().and_then(|run| run.hindrance(handler, p.thread, v, own.count));
        let is_there = |first: Option<usize>| first.is_some_and(|first| first < own.count);
        debug_assert!({
            let expected = self.hindrance_on_the_way(handler, p.thread, v, own.run());
            is_there(first) == is_there(expected) && (is_there(first) || first == expected)
        });
        if is_there(first) {
            // It would have to come before what it comes after in v.
            return Some(Verdict::No);
        }
        let missing = own.expected.filter(|_| !own.is_finished);
        match (missing, first) {
            (None, _) if own.is_finished => None,
            (None, _) => Some(Verdict::NotFound),
            (Some(_), None) => None,
            (Some(_), Some(first)) if first < self.runs.certain(p.thread) => {
                Some(Verdict::Assumed(first))
            }
            (Some(_), Some(_)) => Some(Verdict::NotFound),
        }
    }

    /// The same as [`Run::hindrance`], found by looking at all events.
    fn hindrance_on_the_way(
        &self,
        handler: Object,
        message: ThreadId,
        v: &[Event],
        run: Option<&Run>,
    ) -> Option<usize> {
        let (mut passed, mut first) = (0, None);
        for event in v {
            if event.thread == message {
                passed += 1;
            } else if self.handler(event.thread) == Some(handler)
                && let Some(index) = run.and_then(|run| run.first_conflict(event, passed))
            {
                first = Some(first.map_or(index, |first: usize| first.min(index)));
            }
        }
        first
    }

    /// First what p's message does and what that comes after, then the rest of v in its order.
    fn direct_order(&self, handler: Object, p: &Event, v: &Remaining, own: &Own<'_>) -> Direct {
        let run = own.expected.filter(|run| own.instead.is_none() && run.is_plain());
        let Some(run) = run.filter(|_| !v.iter().any(waits)) else { return Direct::Unclear };
        let completion = run.from(own.count).filter(|_| !own.is_finished).unwrap_or_default();
        let mut needed = vec![false; v.len()];
        if !self.close(handler, (p, run, own.count), v, false, &mut needed) {
            return Direct::Impossible;
        }
        let mut ordered = split(p, v, completion, &needed);
        if self.overlap(handler, p, &ordered.rest) {
            needed.fill(false);
            if !self.close(handler, (p, run, own.count), v, true, &mut needed) {
                return Direct::Unclear;
            }
            ordered = split(p, v, completion, &needed);
            debug_assert!(!self.overlap(handler, p, &ordered.rest));
        }
        Direct::Found(ordered)
    }

    /// Finds the events of v that p's message has and those that happen before one of them; if `in_turn`, each
    /// other handler also keeps the order of its messages. Tells whether no other message of p's handler
    /// is among them.
    fn close(
        &self,
        handler: Object,
        (p, run, count): (&Event, &Run, usize),
        v: &[Event],
        in_turn: bool,
        needed: &mut [bool],
    ) -> bool {
        let mut passed = count;
        let mut others = Needed::none(v);
        let mut begun: Vec<Object> = Vec::new();
        for (k, event) in v.iter().enumerate().rev() {
            if event.thread == p.thread {
                passed -= 1;
                needed[k] = true;
            } else if run.first_conflict(event, passed).is_some()
                || in_turn && ends(event).is_some_and(|ended| begun.contains(&ended))
                || others.depend_on(event)
            {
                if self.handler(event.thread) == Some(handler) {
                    return false;
                }
                begun.extend(begins(event).filter(|_| in_turn));
                needed[k] = true;
                others.add(k);
            }
        }
        true
    }

    /// Whether messages of one handler overlap in a sequence that follows p.
    fn overlap(&self, handler: Object, p: &Event, sequence: &[Event]) -> bool {
        // Each handler with the message that holds it.
        let mut holders = vec![(handler, Some(p.thread))];
        let mut before = None;
        for event in sequence {
            // What goes on with a message changes nothing.
            if before.replace(event.thread) == Some(event.thread) && event.effect != Effect::Sync {
                continue;
            }
            let Some(handler) = self.handler(event.thread) else { continue };
            let after = ends(event).is_none().then_some(event.thread);
            match holders.iter_mut().find(|(other, _)| *other == handler) {
                Some((_, holder)) => {
                    let before = begins(event).is_none().then_some(event.thread);
                    if *holder != before {
                        return true;
                    }
                    *holder = after;
                }
                // What does not begin here has held its handler from the start.
                None => holders.push((handler, after)),
            }
        }
        false
    }

    /// An order of v and of completions of messages in which p's message comes first on its handler.
    pub(super) fn order_search(
        &self,
        handler: Object,
        p: &Event,
        v: &Remaining,
        own: &Own<'_>,
        trails: &Trails,
    ) -> Option<Ordered> {
        match self.direct_order(handler, p, v, own) {
            Direct::Found(ordered) => Some(ordered),
            Direct::Impossible => {
                debug_assert!(self.general_order(handler, p, v, trails).is_none());
                None
            }
            Direct::Unclear => self.general_order(handler, p, v, trails),
        }
    }

    /// Searches for an order, with as few completions as possible.
    fn general_order(
        &self,
        handler: Object,
        p: &Event,
        v: &[Event],
        trails: &Trails,
    ) -> Option<Ordered> {
        let messages = self.messages(v);
        let own = messages.iter().find(|message| message.thread == p.thread);
        let p_is_complete = own.is_some_and(|message| message.end.is_some());
        let shares = |message: &&Message| {
            let other = |other: &Message| {
                other.handler == message.handler
                    && other.thread != message.thread
                    && other.thread != p.thread
            };
            message.end.is_none() && message.thread != p.thread && messages.iter().any(other)
        };
        let unfinished: Vec<ThreadId> =
            messages.iter().filter(shares).map(|message| message.thread).collect();
        if unfinished.len() > UNFINISHED {
            return None;
        }
        let mut subsets: Vec<u32> = (0..1 << unfinished.len()).collect();
        subsets.sort_by_key(|subset| subset.count_ones());
        subsets.into_iter().find_map(|subset| {
            let chosen = |k: &usize| subset >> k & 1 != 0;
            let finish = (0..unfinished.len()).filter(chosen).map(|k| unfinished[k]);
            let mut threads: Vec<ThreadId> = finish.collect();
            if !p_is_complete {
                threads.push(p.thread);
            }
            let mut events = Vec::with_capacity(2 * v.len());
            events.extend_from_slice(v);
            for &thread in &threads {
                let last = v.iter().rfind(|event| event.thread == thread);
                let from = last.map_or(0, |last| last.index as usize + 1);
                events.extend_from_slice(self.completion(thread, from, trails)?);
            }
            let rest = self.serial_order(handler, p, events, v.len())?;
            let (completed, decisive) = (!threads.is_empty(), rest.len());
            Some(Ordered { rest, completed, alone_from: None, decisive })
        })
    }

    /// Puts the events in an order that begins with p, after which p is left out. The first `fixed` of
    /// them are v.
    fn serial_order(
        &self,
        handler: Object,
        p: &Event,
        events: Vec<Event>,
        fixed: usize,
    ) -> Option<Vec<Event>> {
        let mut order = Order::of_events(&events, fixed);
        let messages = self.messages(&events);
        let first = messages.iter().find(|message| message.thread == p.thread)?.first;
        let spans: Vec<Span> = messages.iter().map(|message| message.span(&events)).collect();
        let mut handlers: Vec<(Object, Vec<Span>)> = Vec::new();
        for (message, &span) in messages.iter().zip(&spans) {
            match handlers.iter_mut().find(|(other, _)| *other == message.handler) {
                Some((_, spans)) => spans.push(span),
                None => handlers.push((message.handler, vec![span])),
            }
            let is_first = message.begun || message.thread == p.thread;
            for (other, others) in messages.iter().zip(&spans) {
                if other.handler != message.handler || other.thread == message.thread {
                    continue;
                }
                let possible = if is_first && message.end.is_some() {
                    order.add(span.last, others.first)
                } else if message.end.is_none() {
                    !is_first && order.add(others.last, message.first)
                } else {
                    true
                };
                if !possible {
                    return None;
                }
            }
        }
        debug_assert!(handlers.iter().any(|(other, _)| *other == handler));
        let handlers: Vec<Vec<Span>> = handlers.into_iter().map(|(_, spans)| spans).collect();
        let possible = order.is_minimal(first)
            && serialise(&mut order, &handlers, &mut BUDGET.clone())
            && order.is_minimal(first);
        let sequence = possible.then(|| order.linear(Some(first), |_| true))?;
        Some(sequence[1..].iter().map(|&k| events[k]).collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use mazurka_trace::{Action, Op};

    const X: u64 = 8;
    const Y: u64 = 16;
    const HANDLER: Object = Object { address: 800, size: 8 };
    const OTHER: Object = Object { address: 900, size: 8 };

    /// A message of a handler that does this from its beginning to its end.
    fn message(thread: u32, handler: Object, accesses: &[(u64, Action)]) -> Vec<Event> {
        let accesses = accesses.iter().map(|&(at, action)| Op::On(Object::new(at, 8), action));
        let ops = [Op::On(handler, Action::Begin)].into_iter().chain(accesses);
        let ops = ops.chain([Op::On(handler, Action::End)]);
        let event = |(index, op): (usize, Op)| {
            let served = op.object() == Some(handler);
            let effect = if served { Effect::Sync } else { op.effect(0) };
            let (thread, index) = (ThreadId(thread), index as u32);
            Event { thread, index, alternative: 0, effect, old: 0, op }
        };
        ops.enumerate().map(event).collect()
    }

    /// Knows two messages of each handler: 1 and 2, 3 and 4.
    fn initials(p: &[Event]) -> Initials {
        let mut initials = Initials::default();
        for (thread, handler) in [(1, HANDLER), (2, HANDLER), (3, OTHER), (4, OTHER)] {
            initials.begun(ThreadId(thread), handler);
        }
        initials.runs.seen(ThreadId(1), Run::new(p.to_vec()));
        initials
    }

    fn direct(p: &[Event], v: &[Event]) -> Direct {
        let (initials, trails) = (initials(p), Trails::default());
        let mut v = Remaining::new(v.to_vec());
        initials.locate(&mut v);
        let own = initials.own(&p[0], &v, &trails);
        initials.direct_order(HANDLER, &p[0], &v, &own)
    }

    /// What p's message reads was written by the second message of another handler, which the first has to
    /// precede; what has nothing to do with it follows.
    #[test]
    fn other_handlers_keep_the_order_of_their_messages() {
        let p = message(1, HANDLER, &[(Y, Action::Load)]);
        let q = message(2, HANDLER, &[]);
        let first = message(3, OTHER, &[(X, Action::Store(1))]);
        let second = message(4, OTHER, &[(Y, Action::Store(1))]);
        let v = [&q[..], &first, &second].concat();
        let Direct::Found(ordered) = direct(&p, &v) else { panic!("there is an order") };
        let expected = [&first[..], &second[..2], &p[1..], &q, &second[2..]].concat();
        assert_eq!(ordered.rest, expected);
        assert!(ordered.completed);
        assert_eq!((ordered.alone_from, ordered.decisive), (Some(5), 7));
    }

    /// What p's message reads comes after another message of its handler: there is no order. If that is so
    /// only because another handler keeps the order of its messages, there may be one.
    #[test]
    fn what_comes_after_a_message_of_the_handler_cannot_come_before_it() {
        let p = message(1, HANDLER, &[(Y, Action::Load)]);
        let q = message(2, HANDLER, &[(X, Action::Store(1))]);
        let reads = message(3, OTHER, &[(X, Action::Load), (Y, Action::Store(1))]);
        assert!(matches!(direct(&p, &[&q[..], &reads].concat()), Direct::Impossible));
        let writes = message(3, OTHER, &[(Y, Action::Store(1))]);
        let after = [&message(4, OTHER, &[(X, Action::Load)])[..], &writes].concat();
        assert!(matches!(direct(&p, &[&q[..], &after].concat()), Direct::Unclear));
    }
}
