//! What belongs to each prefix of E: its place in the tree, who sleeps there, which messages have begun.

use super::initials::{Initials, InsertionPoint, Path, Verdict};
use super::message::{Message, begins, ends};
use super::runs::Run;
use super::sequence::{Meeting, Remaining};
use super::submitted::Submitted;
use crate::wakeup::{Node, WakeupTrees};
use mazurka_engine::dependence::conflict;
use mazurka_engine::{Execution, Probe};
use mazurka_trace::{Effect, Event, EventId, Object};
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
    /// Sequences that are not in use, for their memory.
    pub(super) spare: Vec<Remaining>,
    /// A path in the tree, and siblings that were passed by, that are not in use, for their memory.
    pub(super) spare_ways: (Vec<Node>, Vec<(usize, Node)>),
    /// What follows a prefix of E: the rest of E up to some place, and then a sequence.
    whole: Remaining,
    /// The length of that prefix, if this is about the present question. It grows from sleeper to sleeper.
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
    /// Whether its message, if it does what `run` says, conflicts with something that happened since in another
    /// message of its handler, and comes after that.
    hindered: bool,
    /// What its message did where it fell asleep, if it begins one.
    pub(super) run: Option<Rc<Run>>,
}

impl Sleeper {
    /// Whether the last event of E, one of another message of its handler, conflicts with what its message does later.
    fn is_hindered_by(&self, e: &Execution, last: &Event) -> bool {
        let done = e.count_of(self.event.thread) as usize;
        let run = self.run.as_ref().filter(|run| run.is_whole());
        run.is_some_and(|run| run.first_conflict(last, done).is_some())
    }

    /// Whether it is known to be hindered if v follows the first `common` events of E. Its message must do there what is
    /// expected.
    fn is_hindered(&self, e: &Execution, common: usize, v: &Remaining) -> bool {
        let Sleeper { event: Event { thread, .. }, hindered, ref run, .. } = *self;
        let Some(run) = run.as_ref().filter(|_| hindered) else { return false };
        let event = |index| e.event(e.position_of(EventId { thread, index }));
        (0..e.count_before(thread, common)).all(|index| run.does(&event(index)))
            && v.of(thread).all(|(_, event)| run.does(event))
    }
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
                self.keep_sleeping(e, last, asleep);
            }
        }
        self.prefixes.push(Prefix { node, fresh: true, asleep });
    }

    /// Notes the beginnings and ends of messages.
    pub(super) fn note(&mut self, e: &Execution, last: &Event) {
        let position = e.len() - 1;
        if let Some(handler) = begins(last) {
            self.initials.begun(last.thread, handler);
            Message::add(&mut self.begun, last.thread, handler, position);
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
    pub(super) fn keep_sleeping(&mut self, e: &Execution, last: &Event, end: usize) {
        let serves = self.initials.handler(last.thread);
        let begun = begins(last);
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
            let overtakes = same || handler.is_some() && begun == handler;
            let overtaken = sleeper.overtaken || overtakes;
            let hinders =
                || serves.is_some() && serves == handler && sleeper.is_hindered_by(e, last);
            let hindered = sleeper.hindered || !same && hinders();
            self.asleep.push(Sleeper { overtaken, hindered, ..sleeper.clone() });
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
        let (overtaken, hindered) = (false, false);
        self.asleep.push(Sleeper { since: here, event: *event, overtaken, hindered, run });
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
        v: &mut Remaining,
        probe: &mut dyn Probe,
    ) -> bool {
        self.initials.locate(v);
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
        v: &Remaining,
        probe: &mut dyn Probe,
    ) -> bool {
        if self.asleep[sleeper].is_hindered(e, common, v) {
            debug_assert!(self.is_seen_to_be_hindered(e, sleeper, common, v));
            return false;
        }
        let Sleeper { since, event, overtaken, hindered, run } = &mut self.asleep[sleeper];
        if !*overtaken {
            match v.meet(event) {
                Meeting::Own(place) => return v[place].alternative == event.alternative,
                Meeting::Conflict => return false,
                Meeting::Rival => {}
                Meeting::Nothing => return true,
            }
        }
        // Those who fell asleep first come first.
        match &mut self.whole_from {
            Some(from) => self.whole.skip(*since - std::mem::replace(from, *since)),
            None => {
                let first = |events: &mut _| e.copy_events(*since..common, events);
                self.initials.join(first, v, &mut self.whole);
                self.whole_from = Some(*since);
            }
        }
        let choices = self.submitted.path();
        let place = InsertionPoint { e, choices, keep: *since, tail: Path::none(&self.trees) };
        // If the run is another one afterwards, nothing is known of that.
        let before = run.clone();
        let verdict = self.initials.weak_initial(place, event, &mut self.whole, run, probe);
        *hindered =
            *hindered && before.as_ref().zip(run.as_ref()).is_some_and(|(a, b)| Rc::ptr_eq(a, b));
        matches!(verdict, Verdict::Yes(_))
    }

    /// Whether a sleeper is hindered, found by looking at all that happened since it fell asleep.
    fn is_seen_to_be_hindered(
        &self,
        e: &Execution,
        sleeper: usize,
        common: usize,
        v: &Remaining,
    ) -> bool {
        let Sleeper { since, event, run, .. } = &self.asleep[sleeper];
        let mut whole = Remaining::default();
        self.initials.join(|events| e.copy_events(*since..common, events), v, &mut whole);
        whole.meet(event) == Meeting::Rival && self.initials.is_hindered(event, &whole, run)
    }
}
