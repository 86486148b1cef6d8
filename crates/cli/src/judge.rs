//! What an execution violates, if anything.

use crate::subject::Subject;
use mazurka_engine::{End, Execution, Pending, Run, Stop};
use mazurka_trace::{Location, Op, ThreadId, ViolationKind, Waiting};

/// A violation, before the execution that shows it is made ready to be shown.
#[derive(Clone, Debug)]
pub(crate) struct Found {
    pub(crate) kind: ViolationKind,
    pub(crate) message: String,
    pub(crate) location: Option<Location>,
    pub(crate) thread: Option<ThreadId>,
    pub(crate) waiting: Vec<Waiting>,
}

/// What E, which ended so, violates. The run stands at the end of E.
pub(crate) fn judge<S: Subject>(subject: &S, e: &Execution, run: &S::Run, end: End) -> Vec<Found> {
    match end {
        End::Complete | End::Bounded | End::Assume => Vec::new(),
        End::Violation => faults(e, run),
        End::Deadlock => vec![blocked(subject, e, run, ViolationKind::Deadlock)],
        End::Livelock => vec![blocked(subject, e, run, ViolationKind::Livelock)],
    }
}

fn faults<R: Run>(e: &Execution, run: &R) -> Vec<Found> {
    let faulty = |&t: &ThreadId| *e.pending(t) == Pending::Stopped(Stop::Violation);
    let fault = |thread: ThreadId| {
        let fault = run.violation(thread);
        Found {
            kind: fault.kind,
            message: fault.message,
            location: fault.location,
            thread: Some(thread),
            waiting: Vec::new(),
        }
    };
    e.threads().filter(faulty).map(fault).collect()
}

fn blocked<S: Subject>(subject: &S, e: &Execution, run: &S::Run, kind: ViolationKind) -> Found {
    let waiting: Vec<Waiting> =
        e.blocked().map(|(thread, op, word)| wait(subject, e, run, (thread, op, word))).collect();
    let texts: Vec<String> = waiting.iter().map(in_words).collect();
    // Who only waits for the end of another comes last.
    let place = |joins: bool| {
        let mut those = waiting.iter().filter(|waiting| (waiting.action == "join") == joins);
        those.find_map(|waiting| waiting.what.location.clone())
    };
    let location = place(false).or_else(|| place(true));
    Found { kind, message: texts.join(", "), location, thread: None, waiting }
}

fn wait<S: Subject>(
    subject: &S,
    e: &Execution,
    run: &S::Run,
    (thread, op, word): (ThreadId, &Op, u64),
) -> Waiting {
    let holder = subject.holder(run, op, word).map(|holder| subject.thread(holder));
    let mut since = None;
    e.modifications(thread, None, |position| {
        since = Some(position as u32 + 1);
        false
    });
    let (what, action) = (subject.pending(run, thread, op), op.name().to_string());
    Waiting { what, thread_number: thread.0, action, holder, since }
}

fn in_words(waiting: &Waiting) -> String {
    let step = &waiting.what;
    let object = step.object.as_deref().unwrap_or("");
    let mut text = format!("{} waits for ever in {} {object}", step.thread, step.op);
    if let Some(holder) = &waiting.holder {
        text += &format!(" held by {holder}");
    }
    if let Some(place) = &step.location {
        text += &format!(" ({}:{})", place.file, place.line);
    }
    text
}
