//! Event-DPOR: programs in which handlers run messages.
//!
//! Paper: Abdulla, Atig, Bønneland, Das, Jonsson, Lång, Sagonas, "Tailoring Stateless Model Checking
//! for Event-Driven Multi-Threaded Programs", ATVA 2023. Messages of one handler are ordered only if they
//! conflict in what they do; every class of that coarser equivalence is explored.
//!
//! | paper                           | here                                    |
//! |---------------------------------|-----------------------------------------|
//! | E, p                            | `Execution`, a thread or a message      |
//! | wut(E)                          | the tree below `prefixes[E.len()]`      |
//! | done(E)                         | `Core::asleep`                          |
//! | p ∈ WI(E, v), the four tests    | `Initials::weak_initial`                |
//! | ReverseRace                     | `Core::reverse`, `maximal::Search`      |
//! | InsertWuS                       | `Core::submit_once`, `Core::insert`     |
//! | InsertParkedWuS, parked(E)      | –, see deviation 2                      |
//! | Alg. 1                          | `Unordered`; Optimal-DPOR while all handlers are locks |
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
//! 10. A certain "no" needs no parts handed down. What a message did in all its runs so far is assumed to
//!     be certain; if a run turns out to be different where that mattered, the exploration starts again.
//! 11. A handler is a lock until two of its messages are seen that nothing else orders: `locks`. As long
//!     as all are, the algorithm for locks that it is given explores, Optimal-DPOR.
//! 12. An event with alternatives is reversed to all others, not only from the first: its message may come in other
//!     places than with the first.
//! 13. While no message branches, no sequence is submitted twice: `submitted`.
//!
//! The number of executions per class is one if the messages do not branch (then what is completed is
//! always right). Otherwise an execution may be repeated; such executions are recognised and counted
//! as redundant.

mod answers;
mod choices;
mod core;
mod initials;
mod insert;
mod locks;
mod maximal;
mod message;
mod needed;
mod orders;
mod reverse;
mod runs;
mod sequence;
mod serial;
mod submitted;
mod unordered;

use locks::Locks;
use mazurka_engine::{Algorithm, ClassNames, Context, Execution, Needs, Next};
use mazurka_trace::Event;
use rustc_hash::FxHashSet;
use unordered::Unordered;

use crate::policy::Policy;

/// So many classes are remembered at most to recognise repetitions: some 128 megabytes.
const REMEMBERED: usize = 4_000_000;

/// Event-DPOR with wakeup trees. While all handlers are locks, an algorithm `L` explores that is exact then.
#[derive(Debug)]
pub struct EventDpor<L> {
    policy: Policy,
    /// Makes such an algorithm.
    with_locks: fn(Policy) -> L,
    locks: Locks,
    way: Way<L>,
    /// Whether everything is to be explored again, with other handlers.
    restarting: bool,
    /// The classes of the executions explored.
    classes: FxHashSet<u128>,
    /// How many of them there were when everything was begun again the last time.
    before_restart: usize,
    /// Whether one of these was explored again after that.
    again: bool,
    names: ClassNames,
}

/// How to explore.
#[derive(Debug)]
enum Way<L> {
    /// All handlers are locks.
    Locks(Box<L>),
    /// Some are not.
    Unordered(Box<Unordered>),
}

impl<L: Algorithm> EventDpor<L> {
    /// With the given rule for the threads to run where no tree guides, and what explores while all handlers
    /// are locks.
    pub fn new(policy: Policy, with_locks: fn(Policy) -> L) -> EventDpor<L> {
        EventDpor {
            way: Way::Locks(Box::new(with_locks(policy.clone()))),
            policy,
            with_locks,
            locks: Locks::default(),
            restarting: false,
            classes: FxHashSet::default(),
            before_restart: 0,
            again: false,
            names: ClassNames::default(),
        }
    }

    /// Forgets everything but what is known of the handlers and the classes that were explored.
    fn restart(&mut self) -> Next {
        self.restarting = false;
        self.locks.restart();
        self.before_restart = self.classes.len();
        self.names = ClassNames::default();
        let policy = self.policy.clone();
        self.way = match &mut self.way {
            _ if self.locks.handlers.are_locks() => Way::Locks(Box::new((self.with_locks)(policy))),
            Way::Locks(_) => Way::Unordered(Box::new(Unordered::new(policy))),
            Way::Unordered(unordered) => Way::Unordered(Box::new(unordered.again(policy))),
        };
        Next::Restart
    }

    /// Whether an execution of the same class as E, which is maximal, was explored before.
    fn is_repetition(&mut self) -> bool {
        let class = self.names.class();
        if self.classes.len() >= REMEMBERED {
            return self.classes.contains(&class);
        }
        !self.classes.insert(class)
    }
}

impl<L: Algorithm> Algorithm for EventDpor<L> {
    fn arrive(&mut self, at: &mut Context<'_>) {
        let e = at.e;
        self.names.arrive(e);
        self.restarting |= self.locks.arrive(e);
        if e.is_maximal() && !self.restarting {
            self.restarting = self.locks.set_free(e);
        }
        if !self.restarting {
            match &mut self.way {
                Way::Locks(locked) => locked.arrive(at),
                Way::Unordered(unordered) => {
                    unordered.arrive(at);
                    self.restarting = unordered.is_mistaken();
                    for handler in unordered.overwhelmed() {
                        self.restarting |= self.locks.pin(handler);
                    }
                }
            }
        }
        // What is to be explored again is neither counted nor shown now.
        at.known = self.restarting;
        at.repeated = !self.restarting && e.is_maximal() && !e.is_empty() && self.is_repetition();
        self.again |= at.repeated && self.before_restart > 0;
    }

    fn next(&mut self, at: &mut Context<'_>) -> Next {
        if self.restarting {
            return self.restart();
        }
        match &mut self.way {
            Way::Locks(locked) => locked.next(at),
            Way::Unordered(unordered) => unordered.next(at.e),
        }
    }

    fn returned(&mut self, e: &Execution, event: &Event) {
        self.names.cut(e.len());
        self.locks.returned(e, event);
        match &mut self.way {
            Way::Locks(locked) => locked.returned(e, event),
            Way::Unordered(unordered) => unordered.returned(e, event),
        }
    }

    fn needs(&self) -> Needs {
        let handlers = self.locks.handlers.clone();
        Needs { handlers, whole: true, in_full: true, ..Needs::default() }
    }

    /// Why a class may have been explored more than once.
    fn inexactness(&self) -> Option<&'static str> {
        match (self.locks.costly, self.again) {
            (true, _) => Some("a message waits or never ends, so its handler is treated as a lock"),
            (false, true) => Some(
                "executions were explored again after two messages were seen that nothing orders",
            ),
            (false, false) => None,
        }
    }
}
