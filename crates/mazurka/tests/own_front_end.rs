//! A front end of one's own: nothing but the engine's traits, and no feature of the library.

use mazurka::engine::{Alarm, Execution, Fault, Pending, Program, Run, Stop};
use mazurka::trace::{Action, Object, Op, Printed, ThreadId};
use mazurka::{Algorithm, Checkable, Checker, Limit, Verdict, Violation, ViolationKind, replay};
use std::sync::Arc;

const COUNTER: Object = Object { address: 8, size: 8 };

/// Two threads that read a counter and write it back, one more. Who reads 1 fails, if that is so wanted.
struct Counter {
    fails: bool,
}

/// What each thread has read so far, and how many steps it has made.
#[derive(Clone, Copy, Default)]
struct State {
    counter: u64,
    read: [u64; 2],
    made: [u32; 2],
}

struct CounterRun {
    fails: bool,
    states: Vec<State>,
    position: usize,
}

impl CounterRun {
    fn state(&self) -> State {
        self.states[self.position]
    }
}

impl Program for Counter {
    type Run = CounterRun;

    fn start(&self) -> CounterRun {
        CounterRun { fails: self.fails, states: vec![State::default()], position: 0 }
    }
}

impl Checkable for Counter {}

/// The time is over when its failing execution is repeated.
struct Slow(Counter);

impl Program for Slow {
    type Run = CounterRun;

    fn start(&self) -> CounterRun {
        self.0.start()
    }
}

impl Checkable for Slow {
    fn output(&self, _: &Execution, alarm: &Arc<Alarm>) -> Option<Vec<Printed>> {
        alarm.raise(Limit::Timeout);
        None
    }
}

impl Run for CounterRun {
    fn pending(&self, thread: ThreadId) -> Pending {
        let state = self.state();
        let Some(&made) = state.made.get(thread.index()) else { return Pending::Unborn };
        let read = state.read[thread.index()];
        let op = match made {
            0 => Op::On(COUNTER, Action::Load),
            1 if self.fails && read == 1 => return Pending::Stopped(Stop::Violation),
            1 => Op::On(COUNTER, Action::Store(read + 1)),
            _ => return Pending::Finished,
        };
        Pending::Op { op, enabled: true, word: 0 }
    }

    fn step(&mut self, thread: ThreadId, _: u32) -> u64 {
        let mut state = self.state();
        let old = state.counter;
        match state.made[thread.index()] {
            0 => state.read[thread.index()] = old,
            _ => state.counter = state.read[thread.index()] + 1,
        }
        state.made[thread.index()] += 1;
        self.states.truncate(self.position + 1);
        self.states.push(state);
        self.position += 1;
        old
    }

    fn move_to(&mut self, position: usize) {
        self.position = position;
    }

    fn violation(&self, thread: ThreadId) -> Fault {
        let message = format!("{thread} reads 1");
        Fault { kind: ViolationKind::Assertion, message, location: None, use_after_release: false }
    }
}

#[test]
fn every_class_is_explored_once() {
    // The two reads and the two writes conflict: 2 orders in which one thread comes after the other,
    // and 2 of the writes where both read 0.
    for algorithm in [Algorithm::Optimal, Algorithm::Pop] {
        let checker = Checker::new().algorithm(algorithm);
        let report = checker.check_program("counter", &Counter { fails: false });
        let report = report.expect("the program can be checked");
        assert_eq!((report.verdict, report.explored.executions), (Verdict::Verified, 4));
    }
}

#[test]
fn a_violation_is_shown_and_can_be_replayed() {
    let program = Counter { fails: true };
    let report = Checker::new().keep_going(true).check_program("counter", &program);
    let violations: Vec<Violation> = report.expect("the program can be checked").violations;
    assert_eq!(violations.len(), 2, "either thread may come second");
    for violation in &violations {
        let steps: Vec<&str> = violation.trace.iter().map(|step| step.what.op.as_str()).collect();
        assert_eq!(steps, ["load", "store", "load"]);
        assert_eq!(replay(&program, violation).ok().as_ref(), Some(violation));
        let other = replay(&Counter { fails: false }, violation);
        assert!(other.is_err_and(|error| error.to_string().contains("found no violation")));
    }
}

#[test]
fn a_violation_is_reported_although_there_is_no_time_to_describe_it() {
    let program = Slow(Counter { fails: true });
    let report = Checker::new().check_program("counter", &program).expect("it can be checked");
    let [violation] = report.violations.as_slice() else { panic!("{:?}", report.violations) };
    assert_eq!(report.verdict, Verdict::Violation);
    assert_eq!((violation.not_described, violation.trace.len()), (Some(Limit::Timeout), 0));
    assert!(violation.message.ends_with("reads 1"), "{}", violation.message);
}
