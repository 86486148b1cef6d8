//! What belongs to each prefix of E: its place in the tree, who sleeps there, which messages have begun.

use super::initials::{Initials, InsertionPoint, Verdict};
use super::message::{Message, begins, ends};
use super::runs::Run;
use super::submitted::Submitted;
use crate::wakeup::{Node, WakeupTrees};
use mazurka_engine::dependence::conflict;
use mazurka_engine::{Execution, Probe};
use mazurka_trace::{Effect, Event, Object};
use std::rc::Rc;

/// All that depends on what is in the tree.
#[derive(Debug, Default)]
pub(super) struct Core {
    pub(super) trees: WakeupTrees,
    /// For each prefix of E its place in the trees.
    pub(super) prefixes: Vec<Prefix>,
    /// The sleepers of all prefixes of E one after the other.
    pub(super) asleep: Vec<Sleeper>,
    pub(super) initials: Initials,
    pub(super) submitted: Submitted,
    /// Whether what is being submitted has to be submitted again where it is found again.
    pub(super) left_open: bool,
    /// For nodes that begin a message what it does there, as far as that was found out.
    pub(super) shown: Vec<Option<Rc<Run>>>,
    /// The messages of E in the order in which they began.
    pub(super) begun: Vec<Message>,
    /// Whether there were too many maximal reversals of a race, and of which handlers.
    pub(super) overwhelmed: Vec<Object>,
    /// What follows a prefix of E: the rest of E up to some place, and then a sequence.
    whole: Vec<Event>,
    /// The length of that prefix, if this is about the present question.
    whole_from: Option<usize>,
}

#[derive(Clone, Copy, Debug)]
pub(super) struct Prefix {
    pub(super) node: Node,
    /// Whether nothing has been explored from here yet.
    pub(super) fresh: bool,
    /// Where its sleepers begin.
    pub(super) asleep: usize,
}

/// An event from which everything is explored at an earlier place.
#[derive(Clone, Debug)]
pub(super) struct Sleeper {
    /// The length of the prefix of E at which it fell asleep.
    pub(super) since: usize,
    pub(super) event: Event,
    /// Whether another message of its handler has begun since, or the event itself has happened.
    pub(super) overtaken: bool,
    /// What its message did where it fell asleep, if it begins one.
    pub(super) run: Option<Rc<Run>>,
}

impl Core {
    /// E has been extended, or is empty at the start.
    pub(super) fn arrive(&mut self, e: &Execution) {
        let asleep = self.asleep.len();
        let last = e.last();
        let node = match (self.prefixes.last(), &last) {
            (Some(parent), Some(last)) => {
                let Some((child, foreseen)) = self.trees.first(parent.node) else {
                    unreachable!("a step leads to the first child")
                };
                debug_assert_eq!((last.thread, last.index), (foreseen.thread, foreseen.index));
                self.trees.happened(child, last);
                child
            }
            _ => WakeupTrees::ROOT,
        };
        if let Some(last) = &last {
            self.submitted.arrive(last);
            self.note(e, last);
            if !self.trees.is_leaf(node) {
                self.keep_sleeping(last, asleep);
            }
        }
        self.prefixes.push(Prefix { node, fresh: true, asleep });
    }

    /// Notes the beginnings and ends of messages.
    pub(super) fn note(&mut self, e: &Execution, last: &Event) {
        let position = e.len() - 1;
        if let Some(handler) = begins(last) {
            self.initials.begun(last.thread, handler);
            let (thread, first) = (last.thread, position);
            let (second, end, begun) = (None, None, false);
            self.begun.push(Message { thread, handler, first, second, end, begun });
            return;
        }
        if self.initials.handler(last.thread).is_none() {
            return;
        }
        let message = self.begun.iter_mut().rfind(|message| message.thread == last.thread);
        let Some(message) = message else { unreachable!("a message begins first") };
        if last.index == 1 {
            message.second = Some(position);
        }
        if ends(last).is_some() {
            message.end = Some(position);
        }
    }

    /// Those whose event could as well have come before the new one go on sleeping.
    pub(super) fn keep_sleeping(&mut self, last: &Event, end: usize) {
        let Some(before) = self.prefixes.last() else { return };
        for k in before.asleep..end {
            let sleeper = &self.asleep[k];
            let same = last.thread == sleeper.event.thread;
            if !sleeper.overtaken && !same && conflict(&sleeper.event, last) {
                continue;
            }
            if same && !sleeper.overtaken && last.alternative != sleeper.event.alternative {
                continue;
            }
            let handler = begins(&sleeper.event);
            let overtakes = same || handler.is_some() && begins(last) == handler;
            let overtaken = sleeper.overtaken || overtakes;
            self.asleep.push(Sleeper { overtaken, ..sleeper.clone() });
        }
    }

    /// The last event of E was undone after everything that begins with it was explored.
    pub(super) fn returned(&mut self, e: &Execution, event: &Event) {
        self.submitted.cut(e.len());
        if let Some(station) = self.prefixes.pop() {
            self.asleep.truncate(station.asleep);
        }
        if begins(event).is_some() {
            self.begun.pop();
        } else if self.initials.handler(event.thread).is_some()
            && let Some(message) = self.begun.iter_mut().rfind(|m| m.thread == event.thread)
        {
            message.second = message.second.filter(|&position| position < e.len());
            message.end = message.end.filter(|&position| position < e.len());
        }
        let here = e.len();
        self.prefixes[here].fresh = false;
        self.trees.remove_first(self.prefixes[here].node);
        let run = begins(event).and_then(|_| self.initials.runs.last(event.thread)).cloned();
        self.asleep.push(Sleeper { since: here, event: *event, overtaken: false, run });
    }

    /// Learns how the messages ran that ended in the new part of E.
    pub(super) fn learn(&mut self, e: &Execution, common: usize) {
        for position in common..e.len() {
            if e.effect_of(position) == Effect::Sync && ends(&e.event(position)).is_some() {
                self.initials.ended(e, position);
            }
        }
    }

    /// Whether anybody who sleeps after the first `common` events of E could begin `v`.
    pub(super) fn is_anybody_asleep(
        &mut self,
        e: &Execution,
        common: usize,
        v: &[Event],
        probe: &mut dyn Probe,
    ) -> bool {
        let end = self.prefixes.get(common + 1).map_or(self.asleep.len(), |next| next.asleep);
        self.whole_from = None;
        (self.prefixes[common].asleep..end).any(|k| self.is_asleep(e, k, common, v, probe))
    }

    /// Whether everything that begins with `v` after the first `common` events was explored from
    /// where the sleeper fell asleep.
    fn is_asleep(
        &mut self,
        e: &Execution,
        sleeper: usize,
        common: usize,
        v: &[Event],
        probe: &mut dyn Probe,
    ) -> bool {
        let Sleeper { since, event, overtaken, run } = &mut self.asleep[sleeper];
        if !*overtaken {
            let (handler, mut is_overtaken) = (begins(event), false);
            for other in v {
                if other.thread == event.thread {
                    return other.alternative == event.alternative;
                }
                // What begins a message conflicts with nothing.
                match handler {
                    Some(_) if begins(other) == handler => {
                        is_overtaken = true;
                        break;
                    }
                    None if conflict(event, other) => return false,
                    _ => {}
                }
            }
            if !is_overtaken {
                return true;
            }
        }
        // Those who fell asleep first come first.
        let from = *self.whole_from.get_or_insert_with(|| {
            self.whole.clear();
            self.whole.extend(e.events_in(*since..common));
            self.whole.extend_from_slice(v);
            *since
        });
        let place = InsertionPoint { e, keep: *since, tail: &[] };
        let whole = &self.whole[*since - from..];
        let verdict = self.initials.weak_initial(place, event, whole, run, probe);
        matches!(verdict, Verdict::Yes(_))
    }
}
