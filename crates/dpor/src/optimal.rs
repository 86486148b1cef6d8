//! Optimal-DPOR: exactly one execution of every class, guided by wakeup trees.
//!
//! Paper: Abdulla, Aronis, Jonsson, Sagonas, "Source Sets: A Foundation for Optimal Dynamic Partial
//! Order Reduction", JACM 2017 (first POPL 2014). With the reversals of [`crate::awaiting`] it is
//! Algorithm 1 of "Awaiting for Godot", FMCAD 2022, whose lines are meant below.
//!
//! | paper                    | here                         |
//! |--------------------------|------------------------------|
//! | E                        | `Execution`                  |
//! | sleep(E)                 | `SleepSets::at(E.len())`     |
//! | wut(E)                   | the tree below `prefixes[E.len()]` |
//! | p ∈ WI(E, v)             | `order::weak_initial`        |
//! | insert(E, v, wut)        | `WakeupTrees::insert`        |
//! | lines 2–22, races        | `Optimal::reverse_races`     |
//! | lines 23–35, exploration | `next`, `arrive`, `returned` |
//!
//! Deviations:
//! 1. The recursion is turned inside out, see `mazurka_engine::algorithm`.
//! 2. The rules for blocking operations are repaired, see `awaiting`.
//! 3. A child of the wakeup tree that does not occur in the inserted sequence ends the insertion
//!    (the paper descends): everything after that child is explored anyway.
//! 4. The effect of an event may depend on its place: a compare-and-swap that fails is a read.
//!
//! Guarantee checked at run time: where the tree does not guide, no enabled thread is asleep, so no
//! exploration is ever blocked by its sleep set (optimality). If it is, the exploration panics; unless
//! atomic sections made it guess the outcome of an event: then the execution counts as redundant.

use mazurka_engine::{Algorithm, Choice, Context, Execution, Needs, Next};
use mazurka_trace::{Effect, Event, ThreadId};

use crate::awaiting::Reversals;
use crate::policy::Policy;
use crate::sleep::SleepSets;
use crate::wakeup::{Node, WakeupTrees};

/// Optimal-DPOR with wakeup trees.
#[derive(Debug, Default)]
pub struct Optimal {
    policy: Policy,
    sleep: SleepSets,
    trees: WakeupTrees,
    prefixes: Vec<Prefix>,
    reversals: Reversals,
}

/// What is remembered of a prefix of E.
#[derive(Clone, Copy, Debug)]
struct Prefix {
    /// The root of its wakeup tree.
    node: Node,
    /// Whether nothing has been explored from here yet.
    fresh: bool,
}

impl Optimal {
    /// With the given rule for the threads to run where no tree guides.
    pub fn new(policy: Policy) -> Optimal {
        Optimal { policy, ..Optimal::default() }
    }

    /// E is maximal: inserts the reversal of every race that is not covered by a sleep set.
    fn reverse_races(&mut self, e: &Execution) {
        let Optimal { sleep, trees, prefixes, reversals, .. } = self;
        reversals.sequences_at_end(e, |i, v: &mut Vec<Event>| {
            if !sleep.covers(i, v) {
                trees.insert(prefixes[i].node, v);
            }
        });
    }

    /// The wakeup tree of E is empty: any thread may go on, and none may be asleep.
    fn choose(&mut self, e: &Execution) -> Option<Choice> {
        let depth = e.len();
        let exact = !self.reversals.guessed;
        debug_assert!(
            !exact || self.sleep.at(depth).is_empty(),
            "a leaf with sleepers: {:?}",
            e.to_vec()
        );
        let awake =
            |thread: ThreadId| !self.sleep.contains(depth, Choice { thread, alternative: 0 });
        let thread = self.policy.pick(e, awake);
        if thread.is_none() && exact {
            panic!("optimality is violated: blocked by a sleep set after {:?}", e.to_vec());
        }
        Some(Choice { thread: thread?, alternative: 0 })
    }
}

impl Algorithm for Optimal {
    fn arrive(&mut self, at: &mut Context<'_>) {
        let e = at.e;
        self.sleep.arrive(e);
        let node = match self.prefixes.last() {
            None => WakeupTrees::ROOT,
            Some(parent) => match self.trees.first(parent.node) {
                Some((child, event)) => {
                    debug_assert!(e.last().is_some_and(|done| same(&done, event)));
                    child
                }
                None => unreachable!("a step leads to the first child"),
            },
        };
        self.prefixes.push(Prefix { node, fresh: true });
        if e.is_maximal() {
            self.reverse_races(e);
        }
    }

    fn next(&mut self, at: &mut Context<'_>) -> Next {
        let e = at.e;
        let Prefix { node, fresh } = self.prefixes[e.len()];
        if e.is_maximal() {
            return Next::return_from(e);
        }
        if let Some((_, event)) = self.trees.first(node) {
            return Next::Step(Choice::of(event));
        }
        if !fresh {
            return Next::return_from(e);
        }
        let Some(choice) = self.choose(e) else { return Next::return_from(e) };
        self.trees.add(node, guess(e, choice));
        Next::Step(choice)
    }

    fn returned(&mut self, e: &Execution, event: &Event) {
        self.prefixes.pop();
        self.prefixes[e.len()].fresh = false;
        self.trees.remove_first(self.prefixes[e.len()].node);
        self.sleep.returned(event);
        self.reversals.cut(e.len());
    }

    fn needs(&self) -> Needs {
        Needs { in_full: true, ..Needs::default() }
    }
}

/// The event that a choice will become. Nothing is ever inserted beside a freely chosen event before
/// it has happened, so the word that it will find is irrelevant.
fn guess(e: &Execution, choice: Choice) -> Event {
    let Choice { thread, alternative } = choice;
    let Some(op) = e.pending_op(thread) else { unreachable!("{thread} is enabled") };
    let effect = op.strongest_effect();
    Event { thread, index: e.count_of(thread), alternative, effect, old: 0, op }
}

/// Whether an event turned out as the tree foresaw it. The effect of a freely chosen one is not
/// foreseen; that of an inserted one is, but where ranges overlap it is only bounded.
fn same(done: &Event, foreseen: &Event) -> bool {
    let effect = done.effect == foreseen.effect || foreseen.effect == Effect::Write;
    effect && (done.id(), done.op) == (foreseen.id(), foreseen.op)
}
