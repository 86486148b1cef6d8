//! The largest parts of a fragment that can be executed.
//!
//! A *fragment* is a sequence of events with their happens-before. Not every part of it that is closed
//! under happens-before can be executed, since the part may contain the beginnings of several
//! messages of one handler. [`Search::maximal`] finds all parts that can, that contain what a wanted
//! event needs, and that are not contained in another such part. Usually there is one. All of them
//! are needed: a class of executions may be reachable from one only.

use super::message::{Message, begins, ends};
use super::serial::{BUDGET, Order, Span, serialise};
use mazurka_engine::Execution;
use mazurka_trace::{Effect, Event, Object, ThreadId};
use std::collections::VecDeque;

/// A sequence of events with their order.
pub(super) trait Fragment {
    /// Whether it is an execution: then its messages do not overlap, and all of them begin in it.
    const IS_EXECUTION: bool;
    /// The event at `k`.
    fn event(&self, k: usize) -> Event;
    /// How the event at `k` touched its object.
    fn effect(&self, k: usize) -> Effect {
        self.event(k).effect
    }
    /// Whether the event at `a` happens before the one at `b` or is it.
    fn before(&self, a: usize, b: usize) -> bool;
    /// Removes the event at `k` from a set, and what happens after it.
    fn remove(&self, set: &mut [bool], k: usize) {
        for (after, member) in set.iter_mut().enumerate().skip(k) {
            *member = *member && !self.before(k, after);
        }
    }
}

impl Fragment for Execution {
    const IS_EXECUTION: bool = true;

    fn event(&self, k: usize) -> Event {
        Execution::event(self, k)
    }

    fn effect(&self, k: usize) -> Effect {
        self.effect_of(k)
    }

    #[inline]
    fn before(&self, a: usize, b: usize) -> bool {
        self.happens_before(a, b)
    }

    fn remove(&self, set: &mut [bool], k: usize) {
        set[k] = false;
        for after in self.dep(k) {
            set[after] = false;
        }
    }
}

/// What the part must make possible.
#[derive(Clone, Copy, Debug)]
pub(super) struct Wanted {
    /// The thread of the wanted event, and its handler if it is a message.
    pub(super) thread: ThreadId,
    pub(super) handler: Option<Object>,
    /// What must be in the part, with all that happens before it.
    pub(super) needs: Option<usize>,
    /// Whether the wanted event follows the part, and then whether it begins its message. Otherwise
    /// it belongs to the part.
    pub(super) follows: Option<bool>,
}

/// A part that can be executed.
#[derive(Clone, Debug)]
pub(super) struct Part {
    /// Which events belong to it.
    pub(super) chosen: Vec<bool>,
    /// In which order they can be executed, if not in that of the fragment.
    pub(super) moved: Option<Vec<usize>>,
}

/// How many sets are looked at before the search is given up.
const PATIENCE: usize = 5000;

/// A search in a fragment.
pub(super) struct Search<'a, F> {
    pub(super) fragment: &'a F,
    pub(super) messages: &'a [Message],
    pub(super) wanted: Wanted,
    /// A message that begins before everything else, whether that is in the fragment or not.
    pub(super) first: Option<(ThreadId, Object)>,
}

impl<F: Fragment> Search<'_, F> {
    /// All maximal parts of `start`, which is closed under happens-before. If a part does not enable the wanted
    /// event, `hindered` names the events of which at least one must be left out; if none of them can be, nothing
    /// that is contained in the part enables it. `None` if there are too many sets to look at.
    pub(super) fn maximal(
        &self,
        start: Vec<bool>,
        hindered: impl Fn(&[bool]) -> Option<Vec<usize>>,
    ) -> Option<Vec<Part>> {
        let (mut first, mut work) = (Some(start), VecDeque::new());
        let mut seen: Vec<Vec<bool>> = Vec::new();
        let mut parts: Vec<Part> = Vec::new();
        while let Some(mut set) = first.take().or_else(|| work.pop_front()) {
            if seen.len() > PATIENCE {
                return None;
            }
            if !self.settle(&mut set, &mut work) {
                continue;
            }
            if seen.contains(&set) || parts.iter().any(|part| contained(&set, &part.chosen)) {
                continue;
            }
            let mut moved = None;
            if !self.keeps_order(&set) {
                if let Some((open, other)) = self.clash(&set) {
                    let optional = |message: &&Message| !self.is_required(message);
                    let firsts = [open, other].into_iter().filter(optional).map(|m| m.first);
                    work.extend(firsts.map(|first| self.without(&set, first)));
                    seen.push(set);
                    continue;
                }
                moved = self.sequence(&set);
                if moved.is_none() {
                    seen.push(set.clone());
                    self.leave_one_out(&set, &mut work);
                    continue;
                }
            }
            if let Some(hindering) = hindered(&set) {
                seen.push(set.clone());
                let optional = hindering.into_iter().filter(|&k| !self.is_needed(k));
                work.extend(optional.map(|k| self.without(&set, k)));
                continue;
            }
            parts.retain(|part| !contained(&part.chosen, &set));
            parts.push(Part { chosen: set, moved });
        }
        Some(parts)
    }

    fn is_needed(&self, k: usize) -> bool {
        self.wanted.needs.is_some_and(|needed| self.fragment.before(k, needed))
    }

    /// Whether a message cannot be left out.
    fn is_required(&self, message: &Message) -> bool {
        message.thread == self.wanted.thread || self.is_needed(message.first)
    }

    /// A message that stays open, and another of its handler that ends after something of the first:
    /// one of the two has to go, and since the first never ends, as a whole.
    fn clash(&self, set: &[bool]) -> Option<(&Message, &Message)> {
        self.present(set).filter(|open| self.is_open(open, set)).find_map(|open| {
            let ends_after = |other: &&Message| {
                other.handler == open.handler
                    && other.thread != open.thread
                    && other.end.is_some_and(|e| set[e] && self.fragment.before(open.first, e))
            };
            self.present(set).find(ends_after).map(|other| (open, other))
        })
    }

    /// The set without the event at `k` and what happens after it.
    fn without(&self, set: &[bool], k: usize) -> Vec<bool> {
        let mut set = set.to_vec();
        self.fragment.remove(&mut set, k);
        set
    }

    fn present(&self, set: &[bool]) -> impl Iterator<Item = &Message> {
        self.messages.iter().filter(|message| set[message.first])
    }

    /// Whether a message has begun and will not give its handler back within the set.
    fn is_open(&self, message: &Message, set: &[bool]) -> bool {
        message.thread == self.wanted.thread || !message.end.is_some_and(|end| set[end])
    }

    /// Removes what certainly has to go. `false` if nothing is left to look at: the set is
    /// impossible, or what may be tried instead was added to the work.
    fn settle(&self, set: &mut [bool], work: &mut VecDeque<Vec<bool>>) -> bool {
        self.remove_lonely(set);
        loop {
            self.cut_first(set);
            if self.wanted.needs.is_some_and(|needed| !set[needed]) {
                return false;
            }
            if self.is_settled(set) {
                return true;
            }
            let mut changed = false;
            for (k, message) in self.messages.iter().enumerate() {
                if message.first_of_handler != k {
                    continue;
                }
                match self.settle_handler(k, set) {
                    Settled::Already => {}
                    Settled::Removed => changed = true,
                    Settled::Impossible => return false,
                    Settled::OneOf(open) => {
                        for &keep in &open {
                            let mut other = set.to_vec();
                            for &m in open.iter().filter(|&&m| m != keep) {
                                self.fragment.remove(&mut other, m);
                            }
                            work.push_back(other);
                        }
                        return false;
                    }
                }
            }
            if !changed {
                return true;
            }
            self.remove_lonely(set);
        }
    }

    /// Whether it is easily seen that at most one message of each handler is open.
    fn is_settled(&self, set: &[bool]) -> bool {
        let open = |message: &&Message| set[message.first] && self.is_open(message, set);
        self.first.is_none()
            && self.messages.iter().all(|message| !message.begun)
            && self.messages.iter().enumerate().filter(|(_, m)| open(m)).all(|(k, message)| {
                let wanted = self.wanted.handler == Some(message.handler);
                let wanted_other = wanted && message.thread != self.wanted.thread;
                let mut later = self.messages[k + 1..].iter().filter(open);
                !wanted_other && later.all(|other| other.handler != message.handler)
            })
    }

    /// A message of which only the beginning is left has not begun as far as anyone can see. One that
    /// did no more in the fragment is left: it may be stuck there.
    fn remove_lonely(&self, set: &mut [bool]) {
        for message in self.messages {
            let lonely = message.second.is_some_and(|second| !set[second]);
            if lonely && message.thread != self.wanted.thread && !self.is_needed(message.first) {
                set[message.first] = false;
            }
        }
    }

    /// The message that comes first ends before any other of its handler begins. If another happens before
    /// its end, that cannot be in the set, and then neither can any other: to leave the other out would
    /// come to the same, since the end happens after it.
    fn cut_first(&self, set: &mut [bool]) {
        let Some((thread, handler)) = self.first else { return };
        let message = self.messages.iter().find(|message| message.thread == thread);
        let Some(end) = message.and_then(|message| message.end).filter(|&end| set[end]) else {
            return;
        };
        let hinders = |other: &Message| {
            let here = other.handler == handler && other.thread != thread;
            here && self.fragment.before(other.first, end)
        };
        if self.present(set).any(hinders) {
            self.fragment.remove(set, end);
        }
    }

    /// Looks at the messages of a handler, the first of which is number `k`.
    fn settle_handler(&self, k: usize, set: &mut [bool]) -> Settled {
        let handler = self.messages[k].handler;
        let wanted_here = self.wanted.handler == Some(handler);
        let here = || self.messages[k..].iter().filter(|message| message.first_of_handler == k);
        if let Some(holder) = self.holder(handler, set) {
            let others = here().filter(|m| m.thread != holder && set[m.first]);
            let others: Vec<usize> = others.map(|message| message.first).collect();
            let wanted_other = wanted_here && self.wanted.thread != holder;
            if wanted_other || others.iter().any(|&m| self.is_needed(m)) {
                return Settled::Impossible;
            }
            others.iter().for_each(|&m| self.fragment.remove(set, m));
            return if others.is_empty() { Settled::Already } else { Settled::Removed };
        }
        let is_open = |message: &&Message| set[message.first] && self.is_open(message, set);
        let open = || here().filter(is_open);
        let (mut count, mut absent) = (0, wanted_here);
        for message in open() {
            count += 1;
            absent &= message.thread != self.wanted.thread;
        }
        if count + usize::from(absent) < 2 {
            return Settled::Already;
        }
        let (required, optional): (Vec<&Message>, _) = open().partition(|m| self.is_required(m));
        let optional: Vec<usize> = optional.iter().map(|message| message.first).collect();
        match required.len() + usize::from(absent) {
            0 => Settled::OneOf(optional),
            1 => {
                optional.iter().for_each(|&m| self.fragment.remove(set, m));
                Settled::Removed
            }
            _ => Settled::Impossible,
        }
    }

    /// The message that holds the handler at first and never gives it back within the set.
    fn holder(&self, handler: Object, set: &[bool]) -> Option<ThreadId> {
        if F::IS_EXECUTION && self.first.is_none() {
            return None;
        }
        let ended = |thread: ThreadId| {
            let message = self.messages.iter().find(|message| message.thread == thread);
            message.is_some_and(|message| message.end.is_some_and(|end| set[end]))
        };
        let begun = self.messages.iter().filter(|m| m.begun && m.handler == handler);
        let first = self.first.filter(|first| first.1 == handler).map(|first| first.0);
        begun.map(|message| message.thread).chain(first).find(|&thread| !ended(thread))
    }

    /// Where nothing is certain but no order exists: each message that could be left out.
    fn leave_one_out(&self, set: &[bool], work: &mut VecDeque<Vec<bool>>) {
        for message in self.present(set) {
            let critical = |other: &Message| {
                other.handler == message.handler && (self.is_open(other, set) || other.begun)
            };
            let first = self.first.is_some_and(|(_, handler)| handler == message.handler);
            let critical = first || self.present(set).any(critical);
            if critical && !self.is_required(message) {
                work.push_back(self.without(set, message.first));
            }
        }
    }

    /// Whether the set is part of an execution and can be executed in the order of that.
    fn keeps_order(&self, set: &[bool]) -> bool {
        if !F::IS_EXECUTION || self.first.is_some() {
            return false;
        }
        let possible = self.is_executable_as_it_was(set);
        let members = || (0..set.len()).filter(|&k| set[k]).collect::<Vec<_>>();
        debug_assert_eq!(possible, self.is_executable(&members()));
        // Then nothing of its handler follows a message that stays open.
        debug_assert!(!possible || self.clash(set).is_none());
        possible
    }

    /// The set in an order in which it can be executed. The order of the fragment is kept as far as possible.
    fn sequence(&self, set: &[bool]) -> Option<Vec<usize>> {
        let first = self.first.and_then(|(thread, _)| {
            self.present(set).find(|message| message.thread == thread).map(|message| message.first)
        });
        let all = || (0..set.len()).filter(|&k| set[k] && Some(k) != first);
        // Of an execution this is known by now.
        if !F::IS_EXECUTION || first.is_some() {
            let as_it_was: Vec<usize> = first.into_iter().chain(all()).collect();
            if self.is_executable(&as_it_was) {
                return Some(as_it_was);
            }
        }
        // What a message in the middle leaves open is put at the end, with all that follows from it.
        let late: Vec<usize> = self.not_last(set).map(|message| message.first).collect();
        let is_late = |k: &usize| late.iter().any(|&m| self.fragment.before(m, *k));
        let (mut moved, mut tail) = (Vec::with_capacity(set.len()), Vec::new());
        moved.extend(first);
        all().for_each(|k| if is_late(&k) { tail.push(k) } else { moved.push(k) });
        moved.append(&mut tail);
        if self.is_executable(&moved) {
            return Some(moved);
        }
        self.searched(set, first)
    }

    /// The messages that stay open although others of their handler follow in the fragment.
    fn not_last(&self, set: &[bool]) -> impl Iterator<Item = &Message> {
        self.present(set).filter(move |message| {
            let follows =
                |other: &Message| other.handler == message.handler && other.first > message.first;
            self.is_open(message, set) && self.present(set).any(follows)
        })
    }

    /// Whether messages of one handler do not overlap if a part of an execution keeps its order.
    fn is_executable_as_it_was(&self, set: &[bool]) -> bool {
        // They do not in the whole execution: only one that does not end in the set overlaps those after it.
        let (handler, thread) = (self.wanted.handler, self.wanted.thread);
        let mut held = None;
        let apart = self.messages.iter().enumerate().filter(|(_, m)| set[m.first]).all(|(k, m)| {
            let ends = m.end.is_some_and(|end| set[end]);
            if Some(m.handler) == handler {
                held = (!ends).then_some(m.thread);
            }
            let follows = |other: &Message| other.handler == m.handler && set[other.first];
            ends || !self.messages[k + 1..].iter().any(follows)
        });
        let (Some(begins), Some(_)) = (self.wanted.follows, handler) else { return apart };
        apart && held == (!begins).then_some(thread)
    }

    /// Whether messages of one handler do not overlap in the sequence.
    fn is_executable(&self, sequence: &[usize]) -> bool {
        let begun = self.messages.iter().filter(|message| message.begun);
        let mut busy: Vec<(Object, ThreadId)> = begun.map(|m| (m.handler, m.thread)).collect();
        if let Some((thread, handler)) = self.first
            && sequence.first().is_none_or(|&k| self.fragment.event(k).thread != thread)
        {
            busy.push((handler, thread));
        }
        // Only these begin or end messages of such handlers.
        let sync = sequence.iter().filter(|&&k| self.fragment.effect(k) == Effect::Sync);
        for event in sync.map(|&k| self.fragment.event(k)) {
            if let Some(handler) = begins(&event) {
                if busy.iter().any(|&(other, _)| other == handler) {
                    return false;
                }
                busy.push((handler, event.thread));
            } else if let Some(handler) = ends(&event) {
                busy.retain(|&(other, _)| other != handler);
            }
        }
        let (Some(begins), Some(handler)) = (self.wanted.follows, self.wanted.handler) else {
            return true;
        };
        let holder = busy.iter().find(|&&(other, _)| other == handler).map(|&(_, thread)| thread);
        if begins { holder.is_none() } else { holder == Some(self.wanted.thread) }
    }

    /// The order search in its general form. What comes before all messages stays where it is.
    fn searched(&self, set: &[bool], first: Option<usize>) -> Option<Vec<usize>> {
        let from = self.present(set).map(|message| message.first).min()?;
        let before = |a: usize, b: usize| {
            set[from + a] && set[from + b] && self.fragment.before(from + a, from + b)
        };
        let mut order = Order::from_closed(set.len() - from, before);
        let mut handlers: Vec<(Object, Vec<Span>)> = Vec::new();
        for message in self.present(set) {
            let span = self.span(message, set, from);
            match handlers.iter_mut().find(|(handler, _)| *handler == message.handler) {
                Some((_, spans)) => spans.push(span),
                None => handlers.push((message.handler, vec![span])),
            }
            let is_first = message.begun || self.first.is_some_and(|f| f.0 == message.thread);
            let is_last = self.is_open(message, set);
            let others = self
                .present(set)
                .filter(|other| other.handler == message.handler && other.thread != message.thread);
            for other in others.map(|other| self.span(other, set, from)) {
                let possible = match (is_first, is_last) {
                    (true, _) => order.add(span.last, other.first),
                    (false, true) => order.add(other.last, span.first),
                    (false, false) => true,
                };
                if !possible {
                    return None;
                }
            }
        }
        let handlers: Vec<Vec<Span>> = handlers.into_iter().map(|(_, spans)| spans).collect();
        if !serialise(&mut order, &handlers, &mut BUDGET.clone()) {
            return None;
        }
        let head = (0..from).filter(|&k| set[k]);
        let tail = order.linear(first.map(|first| first - from), |k| set[from + k]);
        Some(head.chain(tail.into_iter().map(|k| from + k)).collect())
    }

    /// The first and last event of a message in the set, counted from `from`.
    fn span(&self, message: &Message, set: &[bool], from: usize) -> Span {
        let own = |k: &usize| set[*k] && self.fragment.event(*k).thread == message.thread;
        let last = (message.first..set.len()).rev().find(own).unwrap_or(message.first);
        Span { first: message.first - from, last: last - from }
    }
}

/// What is known of one handler in a set.
enum Settled {
    /// At most one message is open.
    Already,
    /// Something had to be removed.
    Removed,
    /// Two messages are open and both are needed.
    Impossible,
    /// All but one of these messages have to go.
    OneOf(Vec<usize>),
}

fn contained(a: &[bool], b: &[bool]) -> bool {
    a.iter().zip(b).all(|(&a, &b)| !a || b)
}
