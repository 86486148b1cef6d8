//! Undoing events, one after the other or many at once, leads to the same execution as making the remaining steps
//! from the start.

use mazurka_engine::{
    Algorithm, Choice, Context, End, Execution, Handlers, Limits, Next, Pending, Program, explore,
    retrace,
};
use mazurka_tiny::{Profile, Tiny, TinyRun, generate};
use mazurka_trace::{Event, ThreadId};
use std::ops::ControlFlow;

/// Goes back and forth at random, and compares where it is with what it gets from the start.
struct Wanderer<'a> {
    program: &'a Tiny,
    rng: fastrand::Rng,
    at_once: bool,
    /// How many answers are left.
    patience: u32,
    /// How often E was compared, and how many events were undone in the longest return.
    compared: u32,
    longest_return: usize,
}

impl Wanderer<'_> {
    fn compare(&mut self, e: &Execution) {
        let choices: Vec<Choice> = e.events().map(|event| Choice::of(&event)).collect();
        let fresh = retrace(self.program.start(), choices, &Handlers::default());
        assert_eq!(e.to_vec(), fresh.to_vec());
        assert_eq!(e.all_races(), fresh.all_races());
        assert_eq!(e.blocking_or_branching(), fresh.blocking_or_branching());
        for position in 0..e.len() {
            let (clock, expected) = (e.clock(position), fresh.clock(position));
            // The other one may have room for fewer threads.
            assert!(clock.numbers().zip(expected.numbers()).all(|(a, b)| a == b));
            assert_eq!(e.pred(position), fresh.pred(position));
        }
        for thread in e.threads() {
            self.compare_thread(e, &fresh, thread);
        }
        assert!(e.blocked().eq(fresh.blocked()), "in\n{}", self.program);
        self.compared += 1;
    }

    fn compare_thread(&self, e: &Execution, fresh: &Execution, thread: ThreadId) {
        let exists = fresh.threads().any(|other| other == thread);
        if !exists || fresh.pending(thread) == Pending::Unborn {
            assert_eq!(e.pending(thread), Pending::Unborn);
            return;
        }
        let can_go_on = |e: &Execution| (e.enabled().contains(thread), e.may_wait(thread));
        assert_eq!(can_go_on(e), can_go_on(fresh), "{thread} in\n{}", self.program);
        assert_eq!(e.pending_op(thread), fresh.pending_op(thread));
        let known = |e: &Execution| (e.count_of(thread), e.last_of(thread));
        assert_eq!(known(e), known(fresh));
        let positions = |e: &Execution| {
            let (mut accesses, mut changes) = (Vec::new(), Vec::new());
            e.accesses(thread, |at| {
                accesses.push(at);
                true
            });
            e.modifications(thread, None, |at| {
                changes.push(at);
                true
            });
            // Objects that overlap are listed in the order in which they were first seen.
            accesses.sort_unstable();
            (accesses, changes)
        };
        if e.pending_op(thread).is_some() {
            assert_eq!(positions(e), positions(fresh), "{thread} in\n{}", self.program);
        }
    }
}

impl Algorithm for Wanderer<'_> {
    fn arrive(&mut self, _: &mut Context<'_>) {}

    fn next(&mut self, at: &mut Context<'_>) -> Next {
        let e = at.e;
        self.compare(e);
        self.patience -= 1;
        let enabled: Vec<ThreadId> = e.enabled().iter().collect();
        if self.patience == 0 || (enabled.is_empty() && e.is_empty()) {
            return Next::GiveUp;
        }
        if enabled.is_empty() || (!e.is_empty() && self.rng.u8(..5) == 0) {
            let length = self.rng.usize(..e.len());
            self.longest_return = self.longest_return.max(e.len() - length);
            return Next::ReturnTo(length);
        }
        let thread = enabled[self.rng.usize(..enabled.len())];
        let alternative = self.rng.u32(..e.alternatives(thread).max(1));
        Next::Step(Choice { thread, alternative })
    }

    fn returned(&mut self, _: &Execution, _: &Event) {
        assert!(!self.at_once, "it is told of many returns at once");
    }

    fn returns_at_once(&self) -> bool {
        self.at_once
    }
}

#[test]
fn undoing_leads_back() {
    let (mut compared, mut longest) = (0, 0);
    for profile in Profile::ALL {
        for seed in 0..40 {
            let program = generate(profile, &mut fastrand::Rng::with_seed(seed));
            for at_once in [false, true] {
                let (rng, patience) = (fastrand::Rng::with_seed(seed), 120);
                let (program, longest_return) = (&program, 0);
                let mut wanderer =
                    Wanderer { program, rng, at_once, patience, compared: 0, longest_return };
                let mut observer = |_: &Execution, _: &TinyRun, _: End| ControlFlow::Continue(());
                explore(program.start(), &mut wanderer, Limits::default(), &mut observer);
                compared += wanderer.compared;
                longest = longest.max(wanderer.longest_return);
            }
        }
    }
    assert!(compared > 100_000 && longest > 10, "{compared} {longest}");
}
