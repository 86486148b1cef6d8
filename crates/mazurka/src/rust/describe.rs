//! Executions of Rust programs in terms of their source.

use super::names::{Names, location};
use crate::checkable::{Awaited, Checkable, event};
use mazurka_engine::{Alarm, Execution, Pending, Run, Wait};
use mazurka_rust::{Closure, MadeStep, NativeRun};
use mazurka_trace::word::Compare;
use mazurka_trace::{Action, Event, Leak, Location, Object, Op, ThreadId, TraceStep};
use std::sync::Arc;

impl Checkable for Closure {
    fn thread_name(&self, thread: ThreadId) -> String {
        match self.given_name(thread) {
            _ if thread == ThreadId::MAIN => "main".to_string(),
            Some(name) => name,
            None => thread.to_string(),
        }
    }

    fn trace(&self, e: &Execution, _: &Arc<Alarm>) -> Option<Vec<TraceStep>> {
        let run = self.repeat(&e.to_vec());
        let mut names = Names::of(&run);
        let made: Vec<MadeStep> = run.steps().collect();
        let step = |(position, event): (usize, Event)| match made.get(position) {
            Some(step) => describe(self, &mut names, step, &event),
            // The program has gone another way than before.
            None => unknown(self, event.thread, &event.op),
        };
        Some(e.events().enumerate().map(step).collect())
    }

    fn pending(&self, run: &NativeRun, thread: ThreadId, op: &Op) -> TraceStep {
        let event = event(thread, op);
        let step = match run.next(thread) {
            Some(step) => describe(self, &mut Names::of(run), &step, &event),
            None => unknown(self, thread, op),
        };
        TraceStep { value: None, ..step }
    }

    fn awaited(&self, run: &NativeRun, thread: ThreadId, op: &Op) -> Option<Awaited> {
        let Op::On(object, Action::Await(until) | Action::ExchangeAwait { until, .. }) = op else {
            return None;
        };
        let step = run.next(thread)?;
        // Who waits for an object does not wait for a value.
        if Run::wait(run, thread, op) != Wait::Value {
            return None;
        }
        let mut names = Names::of(run);
        let name = names.name(&step)?;
        let compare = match until.compare {
            Compare::Eq => "==",
            Compare::Ne => "!=",
            Compare::ULt | Compare::SLt => "<",
            Compare::ULe | Compare::SLe => "<=",
            Compare::UGt | Compare::SGt => ">",
            Compare::UGe | Compare::SGe => ">=",
        };
        let value = match Run::pending(run, thread) {
            Pending::Op { word, .. } => names.word(word, *object),
            _ => return None,
        };
        let until = format!("{name} {compare} {}", names.word(until.operand, *object));
        Some(Awaited { until, value, in_loop: location(step.place) })
    }

    fn leaks(&self, run: &NativeRun) -> Vec<Leak> {
        Closure::leaks(self, run)
    }

    fn sections(&self) -> (usize, Option<Location>) {
        let places = Closure::sections(self);
        (places.len(), places.first().and_then(|place| location(place)))
    }

    fn weak_orders(&self) -> (usize, Option<Location>) {
        let places = Closure::weak_orders(self);
        (places.len(), places.first().and_then(|place| location(place)))
    }
}

/// A step of which nothing is known but its operation.
fn unknown(program: &Closure, thread: ThreadId, op: &Op) -> TraceStep {
    let (thread, op) = (program.thread_name(thread), op.name().to_string());
    TraceStep { thread, op, object: None, value: None, location: None, within: None }
}

fn describe(program: &Closure, names: &mut Names, step: &MadeStep, event: &Event) -> TraceStep {
    let (op, object, value) = match event.op {
        Op::On(object, action) => {
            let (op, value) = words(names, step.method, event, object, action);
            (op, names.name(step), value)
        }
        Op::Spawn(thread) => ("spawn".to_string(), Some(program.thread_name(thread)), None),
        Op::Join(thread) => ("join".to_string(), Some(program.thread_name(thread)), None),
        Op::Post(_) => unreachable!("Rust programs post no messages"),
        Op::Choose(_) => (step.method.to_string(), None, Some(event.alternative.to_string())),
        Op::Fence => ("fence".to_string(), None, None),
    };
    let thread = program.thread_name(event.thread);
    TraceStep { thread, op, object, value, location: location(step.place), within: None }
}

/// The word for an action, and the value that it read or wrote.
fn words(
    names: &mut Names,
    method: &str,
    event: &Event,
    object: Object,
    action: Action,
) -> (String, Option<String>) {
    let new = action.apply(event.thread, event.old, object.size);
    let (old, new) = (names.word(event.old, object), names.word(new, object));
    let succeeds = action.succeeds(event.old, object.size);
    let plain = matches!(method, "with" | "with_mut" | "recv" | "send" | "wait" | "call_once");
    let value = match action {
        _ if plain => None,
        Action::Load | Action::Await(_) => Some(old),
        Action::Store(_) => Some(new),
        Action::CompareExchange { .. } if !succeeds => Some(old),
        Action::Rmw { .. } | Action::CompareExchange { .. } | Action::ExchangeAwait { .. } => {
            Some(format!("{old} -> {new}"))
        }
        Action::NotifyOne | Action::NotifyAll => Some(format!("{} waiting", event.old)),
        _ => None,
    };
    let waiting = matches!(action, Action::NotifyOne | Action::NotifyAll);
    let op = match (succeeds || waiting, action) {
        (false, _) => format!("{method} fails"),
        (true, Action::Enqueue) => "begin to wait".to_string(),
        (true, _) => method.to_string(),
    };
    (op, value)
}
