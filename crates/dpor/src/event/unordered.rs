//! Exploration where some handlers do not order their messages.

use super::core::{Core, Prefix};
use super::reverse::Reverser;
use crate::awaiting::Reversals;
use crate::policy::Policy;
use mazurka_engine::{Choice, Context, Execution, Next};
use mazurka_trace::{Action, Effect, Event, Object, Op, ThreadId};

/// Guided by wakeup trees.
#[derive(Debug)]
pub(super) struct Unordered {
    policy: Policy,
    reversals: Reversals,
    core: Core,
}

impl Unordered {
    /// With the given rule for the threads to run where no tree guides.
    pub(super) fn new(policy: Policy) -> Unordered {
        Unordered { policy, reversals: Reversals::default(), core: Core::default() }
    }

    /// To begin again, with what is known of the messages.
    pub(super) fn again(&mut self, policy: Policy) -> Unordered {
        let mut again = Unordered::new(policy);
        again.core.initials.runs = std::mem::take(&mut self.core.initials.runs);
        if again.core.initials.runs.mistaken {
            again.core.initials.runs.start_again();
        }
        again
    }

    /// E has been extended.
    pub(super) fn arrive(&mut self, at: &mut Context<'_>) {
        let e = at.e;
        self.core.arrive(e);
        if !e.is_maximal() {
            return;
        }
        let Unordered { reversals, core, .. } = self;
        core.learn(e, reversals.common());
        reversals.at_end(e, &mut Reverser { core, e, probe: at.probe });
    }

    /// Whether a message did something else than what was relied upon, so that everything must be explored
    /// again.
    pub(super) fn is_mistaken(&self) -> bool {
        let Core { initials, submitted, .. } = &self.core;
        initials.runs.mistaken || initials.runs.differ() && submitted.passed_over
    }

    /// The handlers that must be locks, since there were too many reversals of a race.
    pub(super) fn overwhelmed(&mut self) -> Vec<Object> {
        std::mem::take(&mut self.core.overwhelmed)
    }

    /// Where to go from E.
    pub(super) fn next(&mut self, e: &Execution) -> Next {
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

    /// The last event of E was undone.
    pub(super) fn returned(&mut self, e: &Execution, event: &Event) {
        self.reversals.cut(e.len());
        self.core.returned(e, event);
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
}

/// The event that a choice will become.
fn guess(e: &Execution, choice: Choice) -> Event {
    let Choice { thread, alternative } = choice;
    let Some(op) = e.pending_op(thread) else { unreachable!("{thread} is enabled") };
    let effect = match e.handlers().unordered_handler(&op) {
        Some(_) => Effect::Sync,
        None => op.strongest_effect(),
    };
    Event { thread, index: e.count_of(thread), alternative, effect, old: 0, op }
}
