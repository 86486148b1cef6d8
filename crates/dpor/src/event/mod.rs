//! Event-DPOR: programs in which handlers run messages.
//!
//! Paper: Abdulla, Atig, Bønneland, Das, Jonsson, Lång, Sagonas, "Tailoring Stateless Model Checking
//! for Event-Driven Multi-Threaded Programs", ATVA 2023. Messages of one handler are ordered only if they
//! conflict in what they do; every class of that coarser equivalence is explored.
//!
//! | paper                           | here                                    |
//! |---------------------------------|-----------------------------------------|
//! | E, p                            | `Execution`, a thread or a message      |
//! | wut(E)                          | the tree below `at[E.len()]`            |
//! | done(E)                         | `Core::asleep`                          |
//! | p ∈ WI(E, v), the four tests    | `Initials::weak_initial`                |
//! | ReverseRace                     | `Core::reverse`, `maximal::Search`      |
//! | InsertWuS                       | `Core::insert`                          |
//! | InsertParkedWuS, parked(E)      | –, see deviation 2                      |
//! | Alg. 1                          | `arrive_probing`, `next`, `returned`    |
//!
//! Deviations, with the reasons in docs/algorithms/event.md:
//! 1. The recursion is turned inside out, see `mazurka_engine::algorithm`.
//! 2. Nothing is parked. What a message does is known from the execution in which the sequence was found,
//!    so that the weak-initial test can be made at once.
//! 3. All maximal reversals of a race are inserted.
//! 4. A sequence follows the current execution as far as it can before it is checked against those who
//!    sleep where it branches off.
//! 5. A weak initial is constructed: what remains of v after p can be executed. What v lacks of a
//!    message is taken from its last complete run and verified by a probe, since a message may do
//!    something else in another place.
//! 6. Where no such execution is found, the parts of v that can be executed after p are handed down
//!    below p: otherwise classes are lost if messages branch.
//! 7. Nobody sleeps below the end of an inserted sequence: a verdict that was given is kept.
//! 8. A handler one of whose messages waits (lock, await, join) or stops for good becomes a lock, and
//!    the exploration starts again: an execution in which such a message never ends is contained in
//!    others and would not be found.
//! 9. A message counts as begun in a reversal only if it has done something.
//!
//! The number of executions per class is one if the messages do not branch (then what is completed is
//! always right). Otherwise an execution may be repeated; such executions are recognised and counted
//! as redundant.

mod initials;
mod maximal;
mod serial;

use initials::{Initials, Place, Verdict};
use maximal::{Message, Search, Wanted, begins, ends};
use mazurka_engine::dependence::conflict;
use mazurka_engine::{Algorithm, Choice, Execution, Handlers, Next, Pending, Probe};
use mazurka_trace::{Action, Effect, Event, Object, Op, ThreadId};
use rustc_hash::FxHashSet;

use crate::reversals::Reversals;
use crate::schedule::Schedule;
use crate::wakeup::{Node, WakeupTrees};

/// So many classes are remembered at most to recognise repetitions: some 128 megabytes.
const REMEMBERED: usize = 4_000_000;

/// Event-DPOR with wakeup trees.
#[derive(Debug)]
pub struct EventDpor {
    schedule: Schedule,
    reversals: Reversals,
    core: Core,
    handlers: Handlers,
    /// Whether a handler has turned out to be a lock: everything is to be explored again.
    restarting: bool,
    /// The classes of the executions explored.
    classes: FxHashSet<u128>,
    /// For each prefix of E the sum that names its class.
    sums: Vec<u128>,
}

/// All that depends on what is in the tree.
#[derive(Debug, Default)]
struct Core {
    trees: WakeupTrees,
    /// For each prefix of E its place in the trees.
    at: Vec<Station>,
    /// The sleepers of all prefixes of E one after the other.
    asleep: Vec<Sleeper>,
    initials: Initials,
    /// The messages of E in the order in which they began.
    begun: Vec<Message>,
    /// Whether there were too many maximal reversals of a race, and of which handlers.
    overwhelmed: Vec<Object>,
}

#[derive(Clone, Copy, Debug)]
struct Station {
    node: Node,
    /// Whether nothing has been explored from here yet.
    fresh: bool,
    /// Where its sleepers begin.
    asleep: usize,
}

/// An event from which everything is explored at an earlier place.
#[derive(Clone, Copy, Debug)]
struct Sleeper {
    /// The length of the prefix of E at which it fell asleep.
    since: usize,
    event: Event,
    /// Whether another message of its handler has begun since, or the event itself has happened.
    overtaken: bool,
}

impl EventDpor {
    /// With the given rule for the threads to run where no tree guides.
    pub fn new(schedule: Schedule) -> EventDpor {
        EventDpor {
            schedule,
            reversals: Reversals::default(),
            core: Core::default(),
            handlers: Handlers::unordered(),
            restarting: false,
            classes: FxHashSet::default(),
            sums: Vec::new(),
        }
    }

    /// Whether the message that made the last step waits or stopped for good; then its handler is a
    /// lock from now on.
    fn turns_out_as_lock(&mut self, e: &Execution) -> bool {
        let Some(last) = e.events().last() else { return false };
        let Some(handler) = self.handler_of_last(e) else { return false };
        let waits = match e.pending(last.thread) {
            Pending::Op { op, .. } => op.may_block(),
            // Also one that has finished without giving its handler back.
            Pending::Stopped(_) | Pending::Finished => true,
            Pending::Unborn => false,
        };
        waits && self.handlers.order(handler)
    }

    /// The unordered handler of the message that made the last step and has not ended.
    fn handler_of_last(&self, e: &Execution) -> Option<Object> {
        let last = e.events().last()?;
        if ends(last).is_some() {
            return None;
        }
        begins(last).or_else(|| self.core.initials.handler(last.thread))
    }

    /// The place of E has no child in the tree: any thread may go on. A message that has nothing left
    /// to do gives its handler back at once.
    fn choose(&mut self, e: &Execution) -> Choice {
        let ending = |thread: &ThreadId| {
            let op = e.pending_op(*thread);
            op.is_some_and(|op| matches!(op, Op::On(_, Action::End)))
        };
        let thread = e.enabled().iter().find(ending).or_else(|| self.schedule.pick(e, |_| true));
        match thread {
            Some(thread) => Choice { thread, alternative: 0 },
            None => unreachable!("E is not maximal"),
        }
    }

    fn restart(&mut self) {
        self.restarting = false;
        self.reversals = Reversals::default();
        let root = Station { node: WakeupTrees::ROOT, fresh: true, asleep: 0 };
        self.core = Core { at: vec![root], ..Core::default() };
    }
}

impl Algorithm for EventDpor {
    fn arrive(&mut self, _: &Execution) {
        unreachable!("the loop gives a probe");
    }

    fn arrive_probing(&mut self, e: &Execution, probe: &mut dyn Probe) {
        self.restarting |= self.turns_out_as_lock(e);
        let sum = match (self.sums.last(), e.len().checked_sub(1)) {
            (Some(sum), Some(last)) => sum.wrapping_add(e.event_fingerprint(last)),
            _ => 0,
        };
        self.sums.push(sum);
        self.core.arrive(e);
        if e.is_maximal() && !self.restarting {
            let EventDpor { reversals, core, .. } = self;
            core.learn(e, reversals.common());
            reversals.at_end(e, &mut |i: usize, v: &mut Vec<Event>| core.reverse(e, i, v, probe));
            for handler in std::mem::take(&mut core.overwhelmed) {
                self.restarting |= self.handlers.order(handler);
            }
        }
    }

    fn next(&mut self, e: &Execution) -> Next {
        if e.is_maximal() || self.restarting {
            return Next::Return;
        }
        let Station { node, fresh, .. } = self.core.at[e.len()];
        if let Some((_, event)) = self.core.trees.first(node) {
            return Next::Step(Choice { thread: event.thread, alternative: event.alternative });
        }
        if !fresh {
            return Next::Return;
        }
        let choice = self.choose(e);
        self.core.trees.add(node, guess(e, choice));
        Next::Step(choice)
    }

    fn returned(&mut self, e: &Execution, event: &Event) {
        self.sums.truncate(e.len() + 1);
        if !self.restarting {
            self.reversals.cut(e.len());
            self.core.returned(e, event);
        } else if e.is_empty() {
            self.restart();
        }
    }

    fn handlers(&self) -> Handlers {
        self.handlers.clone()
    }

    fn is_repetition(&mut self, e: &Execution) -> bool {
        let (Some(sum), Some(last)) = (self.sums.last(), e.len().checked_sub(1)) else {
            return false;
        };
        let class = sum.wrapping_add(e.event_fingerprint(last));
        if self.classes.len() >= REMEMBERED {
            return self.classes.contains(&class);
        }
        !self.classes.insert(class)
    }
}

impl Core {
    /// E has been extended, or is empty at the start.
    fn arrive(&mut self, e: &Execution) {
        let asleep = self.asleep.len();
        let node = match (self.at.last(), e.events().last()) {
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
        if let Some(last) = e.events().last() {
            self.note(e, last);
            if !self.trees.is_leaf(node) {
                self.keep_sleeping(last, asleep);
            }
        }
        self.at.push(Station { node, fresh: true, asleep });
    }

    /// Notes the beginnings and ends of messages.
    fn note(&mut self, e: &Execution, last: &Event) {
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
    fn keep_sleeping(&mut self, last: &Event, end: usize) {
        let Some(before) = self.at.last() else { return };
        for k in before.asleep..end {
            let mut sleeper = self.asleep[k];
            let same = last.thread == sleeper.event.thread;
            if !sleeper.overtaken && !same && conflict(&sleeper.event, last) {
                continue;
            }
            if same && !sleeper.overtaken && last.alternative != sleeper.event.alternative {
                continue;
            }
            let handler = begins(&sleeper.event);
            sleeper.overtaken |= same || handler.is_some() && begins(last) == handler;
            self.asleep.push(sleeper);
        }
    }

    /// The last event of E was undone after everything that begins with it was explored.
    fn returned(&mut self, e: &Execution, event: &Event) {
        if let Some(station) = self.at.pop() {
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
        self.at[here].fresh = false;
        self.trees.remove_first(self.at[here].node);
        self.asleep.push(Sleeper { since: here, event: *event, overtaken: false });
    }

    /// Learns how the messages ran that ended in the new part of E.
    fn learn(&mut self, e: &Execution, common: usize) {
        for position in common..e.len() {
            if ends(&e.events()[position]).is_some() {
                self.initials.ended(e, position);
            }
        }
    }

    /// Something else could have been done instead of the event at `i`: `v`, which is part of what
    /// follows it, and then another event. Inserts every maximal part of E after which that event
    /// can follow.
    fn reverse(&mut self, e: &Execution, i: usize, v: &mut [Event], probe: &mut dyn Probe) {
        let Some((&second, kept)) = v.split_last() else { return };
        let handler = self.initials.handler(second.thread).or_else(|| begins(&second));
        if handler.is_some() && begins(&second).is_some() {
            return;
        }
        let needs = position_before(e, &second);
        if self.is_fixed(e, i, &second, needs) {
            return;
        }
        let mut chosen = vec![true; e.len()];
        let mut rest = kept.iter().peekable();
        for (member, event) in chosen.iter_mut().zip(e.events()).skip(i) {
            let same = |k: &&Event| (k.thread, k.index) == (event.thread, event.index);
            *member = rest.next_if(same).is_some();
        }
        chosen[i] = false;
        let wanted = Wanted { thread: second.thread, handler, needs, follows: Some(false) };
        let search = Search { fragment: e, messages: &self.begun, wanted, first: None };
        let Some(parts) = search.maximal(chosen, |set| hindering(e, &second, needs, set)) else {
            self.overwhelmed.extend(self.begun.iter().map(|message| message.handler));
            return;
        };
        for part in parts {
            let second = in_its_place(e, &second, &part.chosen);
            let common = part.sequence.iter().enumerate().take_while(|&(k, &at)| k == at).count();
            let events = part.sequence[common..].iter().map(|&k| e.events()[k]);
            let v: Vec<Event> = events.chain([second]).collect();
            self.submit(e, common, v, (second.thread, second.index), probe);
        }
    }

    /// Whether the event at `i` belongs to a message of the same handler that happens before what the
    /// reversed event needs: then it cannot come later.
    fn is_fixed(&self, e: &Execution, i: usize, second: &Event, needs: Option<usize>) -> bool {
        let handler = self.initials.handler(second.thread);
        let (Some(handler), Some(needs)) = (handler, needs) else { return false };
        let thread = e.events()[i].thread;
        if thread == second.thread || self.initials.handler(thread) != Some(handler) {
            return false;
        }
        let message = self.begun.iter().find(|message| message.thread == thread);
        message.is_some_and(|message| e.happens_before(message.first, needs))
    }

    /// Inserts a sequence that branches off after the first `common` events of E, unless it is known.
    /// First it follows E as far as it can be reordered to do so: only those who sleep at the place
    /// where it really branches off matter.
    fn submit(
        &mut self,
        e: &Execution,
        mut common: usize,
        mut v: Vec<Event>,
        target: (ThreadId, u32),
        probe: &mut dyn Probe,
    ) {
        let not_found = loop {
            if common == e.len() || v.is_empty() {
                return;
            }
            let place = Place { e, keep: common, tail: &[] };
            match self.initials.weak_initial(place, &e.events()[common], &v, probe) {
                Verdict::Yes(rest) => rest.apply(&mut v),
                Verdict::No => break false,
                Verdict::NotFound => break true,
            }
            common += 1;
        };
        if self.sleepers(common).any(|sleeper| self.is_asleep(e, sleeper, common, &v, probe)) {
            return;
        }
        let next = e.events()[common];
        if not_found {
            for part in self.initials.fragments_after(&next, &v, target) {
                self.submit(e, common + 1, part, target, probe);
            }
        }
        let passed = vec![(0, next)];
        let insertion = Insertion { from: common, trace: Vec::new(), passed, target };
        let node = self.at[common].node;
        self.insert(e, node, v, insertion, probe);
    }

    /// Those asleep after the first `common` events of E.
    fn sleepers(&self, common: usize) -> impl Iterator<Item = &Sleeper> {
        let end = self.at.get(common + 1).map_or(self.asleep.len(), |next| next.asleep);
        self.asleep[self.at[common].asleep..end].iter()
    }

    /// Whether everything that begins with `v` after the first `common` events was explored from
    /// where the sleeper fell asleep.
    fn is_asleep(
        &self,
        e: &Execution,
        sleeper: &Sleeper,
        common: usize,
        v: &[Event],
        probe: &mut dyn Probe,
    ) -> bool {
        let Sleeper { since, event, overtaken } = sleeper;
        if !overtaken {
            let handler = begins(event);
            let overtakes = |other: &Event| handler.is_some() && begins(other) == handler;
            for other in v {
                if other.thread == event.thread {
                    return other.alternative == event.alternative;
                }
                if conflict(event, other) {
                    return false;
                }
                if overtakes(other) {
                    break;
                }
            }
            if !v.iter().any(overtakes) {
                return true;
            }
        }
        let place = Place { e, keep: *since, tail: &[] };
        let whole: Vec<Event> = e.events()[*since..common].iter().chain(v).copied().collect();
        matches!(self.initials.weak_initial(place, event, &whole, probe), Verdict::Yes(_))
    }
}

/// The state of an insertion into the tree.
#[derive(Clone, Debug)]
struct Insertion {
    /// The length of the prefix of E at which it started.
    from: usize,
    /// What it descended along since.
    trace: Vec<Event>,
    /// Earlier siblings that it passed by, each with the length of the trace there.
    passed: Vec<(usize, Event)>,
    /// The event that was reversed.
    target: (ThreadId, u32),
}

impl Core {
    /// Makes sure that everything that begins with `v` will be explored from `node`. Earlier children
    /// have priority.
    fn insert(
        &mut self,
        e: &Execution,
        mut node: Node,
        mut v: Vec<Event>,
        mut insertion: Insertion,
        probe: &mut dyn Probe,
    ) {
        'descend: loop {
            if v.is_empty() || self.trees.first(node).is_none() {
                return;
            }
            let on_path = usize::from(node == self.at[insertion.from].node);
            let children = self.trees.children(node).skip(on_path);
            let children: Vec<(Node, Event)> = children.map(|(child, q)| (child, *q)).collect();
            for (child, event) in children {
                let place = Place { e, keep: insertion.from, tail: &insertion.trace };
                match self.initials.weak_initial(place, &event, &v, probe) {
                    Verdict::Yes(rest) => {
                        rest.apply(&mut v);
                        insertion.trace.push(event);
                        node = child;
                        continue 'descend;
                    }
                    Verdict::No => {}
                    Verdict::NotFound => {
                        self.hand_down(e, (child, &event), &v, &insertion, probe);
                    }
                }
                insertion.passed.push((insertion.trace.len(), event));
            }
            self.trees.append(node, v);
            return;
        }
    }

    /// No execution was found that begins with the child and contains `v`; but parts of `v` may be
    /// needed below it.
    fn hand_down(
        &mut self,
        e: &Execution,
        (child, event): (Node, &Event),
        v: &[Event],
        insertion: &Insertion,
        probe: &mut dyn Probe,
    ) {
        for part in self.initials.fragments_after(event, v, insertion.target) {
            let mut below = insertion.clone();
            below.trace.push(*event);
            if !self.is_covered(e, &part, &below, probe) {
                self.insert(e, child, part, below, probe);
            }
        }
    }

    /// Whether a sleeper or a sibling that was passed by could begin what leads to `v`, and then `v`.
    fn is_covered(
        &self,
        e: &Execution,
        v: &[Event],
        insertion: &Insertion,
        probe: &mut dyn Probe,
    ) -> bool {
        let Insertion { from, trace, passed, .. } = insertion;
        let whole: Vec<Event> = trace.iter().chain(v).copied().collect();
        let asleep = |sleeper: &Sleeper, probe: &mut dyn Probe| {
            self.is_asleep(e, sleeper, *from, &whole, probe)
        };
        if self.sleepers(*from).any(|sleeper| asleep(sleeper, probe)) {
            return true;
        }
        passed.iter().any(|(length, event)| {
            let place = Place { e, keep: *from, tail: &trace[..*length] };
            let verdict = self.initials.weak_initial(place, event, &whole[*length..], probe);
            matches!(verdict, Verdict::Yes(_))
        })
    }
}

/// The position of what must have happened for the event to be the next of its thread.
fn position_before(e: &Execution, event: &Event) -> Option<usize> {
    let mut at = e.last_of(event.thread);
    while let Some(position) = at
        && e.events()[position].thread == event.thread
        && e.events()[position].index >= event.index
    {
        at = e.pred(position);
    }
    at
}

/// The word that the object of `second` would hold after the chosen events, if it can be known.
fn word_after(e: &Execution, second: &Event, chosen: &[bool]) -> Option<u64> {
    let object = second.op.object()?;
    let first = chosen.iter().position(|&member| !member)?;
    let kept = (first + 1..chosen.len()).filter(|&k| chosen[k]);
    e.word_without(first, kept, object, second.old)
}

/// If `second` waits and could not go ahead after the chosen events: those that changed its object.
fn hindering(e: &Execution, second: &Event, needs: Option<usize>, chosen: &[bool]) -> Vec<usize> {
    let Op::On(object, action) = second.op else { return Vec::new() };
    if !action.may_block() || second.effect == Effect::Sync {
        return Vec::new();
    }
    let word = word_after(e, second, chosen);
    if word.is_none_or(|word| action.enabled(word, object.size)) {
        return Vec::new();
    }
    let changes = |&k: &usize| {
        let event = &e.events()[k];
        let touches = event.op.object().is_some_and(|other| other.overlaps(object));
        let needed = needs.is_some_and(|needed| e.happens_before(k, needed));
        chosen[k] && touches && event.effect.modifies() && !needed
    };
    (0..chosen.len()).filter(changes).collect()
}

/// The event as it would happen after the chosen events.
fn in_its_place(e: &Execution, second: &Event, chosen: &[bool]) -> Event {
    let mut event = *second;
    if let Op::On(object, action) = second.op
        && action.outcome_varies()
        && let Some(word) = word_after(e, second, chosen)
    {
        event.effect = action.effect(word, object.size);
        event.old = word;
    }
    event
}

/// The event that a choice will become.
fn guess(e: &Execution, choice: Choice) -> Event {
    let Choice { thread, alternative } = choice;
    let Some(&op) = e.pending_op(thread) else { unreachable!("{thread} is enabled") };
    let effect = match e.handlers().unordered_handler(&op) {
        Some(_) => Effect::Sync,
        None => op.strongest_effect(),
    };
    Event { thread, index: e.count_of(thread), alternative, effect, old: 0, op }
}
