//! Event-DPOR: programs in which handlers run messages.
//!
//! Paper: Abdulla, Atig, Bønneland, Das, Jonsson, Lång, Sagonas, "Tailoring Stateless Model Checking
//! for Event-Driven Multi-Threaded Programs", ATVA 2023. Messages of one handler are ordered only if they
//! conflict in what they do; every class of that coarser equivalence is explored.
//!
//! | paper                           | here                                    |
//! |---------------------------------|-----------------------------------------|
//! | E, p                            | `Execution`, a thread or a message      |
//! | wut(E)                          | the tree below `prefixes[E.len()]`            |
//! | done(E)                         | `Core::asleep`                          |
//! | p ∈ WI(E, v), the four tests    | `Initials::weak_initial`                |
//! | ReverseRace                     | `Core::reverse`, `maximal::Search`      |
//! | InsertWuS                       | `Core::insert`                          |
//! | InsertParkedWuS, parked(E)      | –, see deviation 2                      |
//! | Alg. 1                          | `arrive`, `next`, `returned`            |
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

mod core;
mod initials;
mod insert;
mod maximal;
mod reverse;
mod serial;

use self::core::{Core, Prefix};
use maximal::{begins, ends};
use mazurka_engine::{Algorithm, Choice, Context, Execution, Handlers, Needs, Next, Pending};
use mazurka_trace::{Action, Effect, Event, Object, Op, ThreadId};
use rustc_hash::FxHashSet;

use crate::awaiting::Reversals;
use crate::policy::Policy;

/// So many classes are remembered at most to recognise repetitions: some 128 megabytes.
const REMEMBERED: usize = 4_000_000;

/// Event-DPOR with wakeup trees.
#[derive(Debug)]
pub struct EventDpor {
    policy: Policy,
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

impl EventDpor {
    /// With the given rule for the threads to run where no tree guides.
    pub fn new(policy: Policy) -> EventDpor {
        EventDpor {
            policy,
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
            // Also one that has finished without releasing its handler.
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
    /// to do releases its handler at once.
    fn choose(&mut self, e: &Execution) -> Choice {
        let ending = |thread: &ThreadId| {
            let op = e.pending_op(*thread);
            op.is_some_and(|op| matches!(op, Op::On(_, Action::End)))
        };
        let thread = e.enabled().iter().find(ending).or_else(|| self.policy.pick(e, |_| true));
        match thread {
            Some(thread) => Choice { thread, alternative: 0 },
            None => unreachable!("E is not maximal"),
        }
    }

    /// Forgets everything but the handlers that are locks and the classes that were explored.
    fn restart(&mut self) -> Next {
        self.restarting = false;
        self.reversals = Reversals::default();
        self.core = Core::default();
        self.sums.clear();
        Next::Restart
    }

    /// Whether an execution of the same class as E, which is maximal, was explored before.
    fn is_repetition(&mut self) -> bool {
        let Some(&class) = self.sums.last() else { return false };
        if self.classes.len() >= REMEMBERED {
            return self.classes.contains(&class);
        }
        !self.classes.insert(class)
    }
}

impl Algorithm for EventDpor {
    fn arrive(&mut self, at: &mut Context<'_>) {
        let e = at.e;
        self.restarting |= self.turns_out_as_lock(e);
        let sum = match (self.sums.last(), e.len().checked_sub(1)) {
            (Some(sum), Some(last)) => sum.wrapping_add(e.event_fingerprint(last)),
            _ => 0,
        };
        self.sums.push(sum);
        at.repeated = e.is_maximal() && !e.is_empty() && self.is_repetition();
        self.core.arrive(e);
        if e.is_maximal() && !self.restarting {
            let EventDpor { reversals, core, .. } = self;
            core.learn(e, reversals.common());
            reversals
                .at_end(e, &mut |i: usize, v: &mut Vec<Event>| core.reverse(e, i, v, at.probe));
            for handler in std::mem::take(&mut core.overwhelmed) {
                self.restarting |= self.handlers.order(handler);
            }
        }
    }

    fn next(&mut self, at: &mut Context<'_>) -> Next {
        let e = at.e;
        if self.restarting {
            return self.restart();
        }
        if e.is_maximal() {
            return Next::return_from(e);
        }
        let Prefix { node, fresh, .. } = self.core.prefixes[e.len()];
        if let Some((_, event)) = self.core.trees.first(node) {
            return Next::Step(Choice::of(event));
        }
        if !fresh {
            return Next::return_from(e);
        }
        let choice = self.choose(e);
        self.core.trees.add(node, guess(e, choice));
        Next::Step(choice)
    }

    fn returned(&mut self, e: &Execution, event: &Event) {
        self.sums.truncate(e.len() + 1);
        self.reversals.cut(e.len());
        self.core.returned(e, event);
    }

    fn needs(&self) -> Needs {
        Needs { handlers: self.handlers.clone(), ..Needs::default() }
    }

    /// Why a class may have been explored more than once.
    fn inexactness(&self) -> Option<&'static str> {
        let locks = self.handlers != Handlers::unordered();
        locks.then_some("a message waits or never ends, so its handler is treated as a lock")
    }
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
