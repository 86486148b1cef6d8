//! Threads that run forever: what they do again and again, and who made it so.

use crate::checkable::Checkable;
use crate::classify::{self, written};
use mazurka_engine::{Alarm, Execution, Pending, Run, Stop, Wait};
use mazurka_report::step_in_words;
use mazurka_trace::{ActionKind, Location, Look, Op, Target, ThreadId, TraceStep, Waiting};
use std::sync::Arc;

/// So many steps of one round of a loop are looked at.
const ROUND: usize = 64;

/// The threads of E that run in loops which they never leave, or stand before atomic sections that never get to their ends. The run stands at the end of E, in a state
/// in which the program hangs.
pub(crate) fn running<C: Checkable>(program: &C, e: &Execution, run: &C::Run) -> Vec<Waiting> {
    let runs = |&t: &ThreadId| match e.pending(t) {
        Pending::Stopped(stop) => stop == Stop::Cut,
        Pending::Op { op, enabled, .. } => enabled || run.wait(t, &op) == Wait::Cut,
        _ => false,
    };
    let describe = |thread| describe(program, e, run, thread);
    e.threads().filter(runs).map(describe).collect()
}

/// A thread that goes round a loop, by what it does there. Of several operations the one counts whose
/// object was changed last: that is what the thread does not get over.
fn describe<C: Checkable>(program: &C, e: &Execution, run: &C::Run, thread: ThreadId) -> Waiting {
    if let Some(op) = program.waits_in_section(run, thread) {
        return describe_section(program, e, run, (thread, &op));
    }
    let in_loop = program.cut_in(run, thread);
    let round = round(program, run, thread);
    let since = |op: &Op| last_change(e, op);
    let mut looks: Vec<Look> = Vec::new();
    for (op, what) in &round {
        if let Some(object) = &what.object
            && !looks.iter().any(|look| look.object == *object)
        {
            let value = what.value.clone();
            looks.push(Look { object: object.clone(), value, since: since(op) });
        }
    }
    let most = round.iter().rev().max_by_key(|(op, _)| since(op));
    let (what, action) = match most {
        Some((op, what)) => (what.clone(), ActionKind::from(op)),
        None => {
            let (thread, location) = (program.thread_name(thread), in_loop.clone());
            let op = "loop".to_string();
            (
                TraceStep { thread, op, object: None, value: None, location, within: None },
                ActionKind::Loop,
            )
        }
    };
    Waiting {
        what,
        thread_number: thread.0,
        action,
        target: most.and_then(|(op, _)| Target::of(op)),
        holder: None,
        holder_number: None,
        parties: None,
        until: None,
        in_loop,
        since: most.and_then(|(op, _)| since(op)),
        runs: true,
        looks,
    }
}

/// A thread whose atomic section cannot get to its end, by the operation in it that has to wait.
fn describe_section<C: Checkable>(
    program: &C,
    e: &Execution,
    run: &C::Run,
    (thread, op): (ThreadId, &Op),
) -> Waiting {
    let owner = program.holder(run, op, 0);
    Waiting {
        what: program.pending(run, thread, op),
        thread_number: thread.0,
        action: ActionKind::from(op),
        target: Target::of(op),
        holder: owner.map(|owner| program.thread_name(owner)),
        holder_number: owner.map(|owner| owner.0),
        parties: None,
        until: None,
        in_loop: None,
        since: last_change_before_section(e, thread, op),
        runs: false,
        looks: Vec::new(),
    }
}

/// What a thread does, alone, until it comes back to where it was.
fn round<C: Checkable>(program: &C, run: &C::Run, thread: ThreadId) -> Vec<(Op, TraceStep)> {
    let (mut steps, mut states) = (Vec::new(), Vec::new());
    let Some(mut run) = run.resumed() else { return steps };
    while let Pending::Op { op, enabled: true, .. } = run.pending(thread)
        && !states.contains(&run.fingerprint())
        && steps.len() < ROUND
    {
        states.push(run.fingerprint());
        steps.push((op, program.next_step(&run, thread, &op)));
        run.step(thread, 0);
    }
    steps
}

/// The number of the last step of E that changed the object of an operation.
fn last_change(e: &Execution, op: &Op) -> Option<u32> {
    let Op::On(object, _) = op else { return None };
    let changes = |event: mazurka_trace::Event| {
        event.effect.modifies() && matches!(event.op, Op::On(other, _) if other.overlaps(*object))
    };
    e.events().rposition(changes).map(|position| position as u32 + 1)
}

/// The number of the last step of E that changed what the atomic section of a thread waits for. The last event of
/// the thread is its attempt to begin the section, which changed nothing. Which objects another section changes
/// is not known.
fn last_change_before_section(e: &Execution, thread: ThreadId, op: &Op) -> Option<u32> {
    let Op::On(object, _) = op else { return None };
    let attempt = e.events().rposition(|event| event.thread == thread);
    let steps = e.events().enumerate();
    let mut steps = steps.rev().filter(|(position, _)| Some(*position) != attempt);
    let (position, event) = steps.find(|(_, event)| {
        event.effect.modifies() && matches!(event.op, Op::On(other, _) if other.overlaps(*object))
    })?;
    let is_section = ActionKind::from(&event.op) == ActionKind::Section;
    (!is_section).then_some(position as u32 + 1)
}

/// A thread that runs forever, in a sentence.
pub(crate) fn in_words<C: Checkable>(
    program: &C,
    e: &Execution,
    running: &Waiting,
    alarm: &Arc<Alarm>,
) -> String {
    if !running.runs {
        return classify::in_words(running);
    }
    let at = |place: &Location| format!("{}:{}", place.file, place.line);
    let name = &running.what.thread;
    let doing = match (&running.in_loop, &running.what.location) {
        (Some(place), _) => format!("{name} runs forever in the loop at {}", at(place)),
        (None, Some(place)) => {
            format!("{name} runs forever, again and again through {}", at(place))
        }
        (None, None) => format!("{name} runs forever"),
    };
    match &running.what.object {
        Some(object) => {
            let step = step_in_words(running.action, &running.what);
            match written(program, e, running, alarm) {
                Some(writer) => format!("{doing}, doing {step}; {object} was {writer}"),
                None => format!("{doing}, doing {step}; no thread writes {object}"),
            }
        }
        None => doing,
    }
}
