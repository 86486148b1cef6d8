//! What an execution violates, if anything.

use crate::checkable::{Awaited, Checkable, describe};
use crate::hanging;
use mazurka_engine::{Alarm, DataRace, DataRaces, End, Execution, Run, Stop, Wait, WeakExecution};
use mazurka_report::{operation_in_words, place_of_wait};
use mazurka_trace::{
    ActionKind, Cause, CycleStep, Leak, Location, MemoryModel, MemoryOrder, Op, Target, ThreadId,
    TraceStep, ViolationKind, Waiting,
};
use std::sync::Arc;

/// A violation, before the execution that shows it is made ready to be shown.
#[derive(Clone, Debug)]
pub(crate) struct Detected {
    pub(crate) kind: ViolationKind,
    pub(crate) message: String,
    pub(crate) location: Option<Location>,
    /// Whether something was used that had been freed or destroyed.
    pub(crate) use_after_release: bool,
    pub(crate) thread: Option<ThreadId>,
    pub(crate) waiting: Vec<Waiting>,
    /// Whether threads run forever because they keep changing what the others look at.
    pub(crate) endless: bool,
    /// The two accesses, if it is a data race.
    pub(crate) race: Option<DataRace>,
    /// What is allowed by which memory model, if it is about memory orders.
    pub(crate) weak: Option<(WeakExecution, MemoryModel)>,
    /// The memory orders of the steps, if it is about them.
    pub(crate) orders: Vec<Option<MemoryOrder>>,
    /// Its cause, if that is known from more than the steps.
    pub(crate) cause: Option<Cause>,
    /// The cycle that shows that the program is not robust, if it does.
    pub(crate) cycle: Vec<CycleStep>,
}

/// What E, which ended so, violates. The run stands at the end of E. Once the alarm is raised, less is
/// said about it.
pub(crate) fn classify_violations<C: Checkable>(
    program: &C,
    e: &Execution,
    run: &C::Run,
    end: End,
    alarm: &Arc<Alarm>,
) -> Vec<Detected> {
    let blocked = |kind| blocked(program, e, run, kind, alarm);
    match end {
        End::Complete | End::Bounded | End::Assume | End::Cut | End::Undecided => Vec::new(),
        End::Violation => faults(e, run),
        End::Deadlock => vec![blocked(ViolationKind::Deadlock)],
        End::Livelock => vec![blocked(ViolationKind::Livelock)],
        End::Endless => vec![Detected { endless: true, ..blocked(ViolationKind::Livelock) }],
    }
}

/// The steps of E at these positions; without their places if the alarm is raised.
pub(crate) fn steps_at<C: Checkable, const N: usize>(
    program: &C,
    e: &Execution,
    positions: [usize; N],
    alarm: &Arc<Alarm>,
) -> [TraceStep; N] {
    match program.trace(e, alarm) {
        Some(trace) => positions.map(|at| trace[at].clone()),
        None => positions.map(|at| describe(program, &e.event(at))),
    }
}

/// A data race of E.
pub(crate) fn data_race<C: Checkable>(
    program: &C,
    e: &Execution,
    race: &DataRace,
    alarm: &Arc<Alarm>,
) -> Detected {
    let place = |step: &TraceStep| {
        let place = step.location.as_ref();
        let place = place.map_or(String::new(), |at| format!(" ({}:{})", at.file, at.line));
        format!("{} by {}{place}", operation_in_words(&step.op), step.thread)
    };
    let [early, late] = &steps_at(program, e, [race.first, race.second], alarm);
    let object = late.object.as_deref().unwrap_or("memory");
    let message = format!("{} and {} of {object} are not ordered", place(early), place(late));
    Detected {
        kind: ViolationKind::DataRace,
        message,
        location: late.location.clone(),
        use_after_release: false,
        thread: Some(e.thread_of(race.second)),
        waiting: Vec::new(),
        endless: false,
        race: Some(*race),
        weak: None,
        orders: Vec::new(),
        cause: None,
        cycle: Vec::new(),
    }
}

/// All data races of E, whose run stands at its end.
pub(crate) fn data_races<C: Checkable>(
    program: &C,
    e: &Execution,
    run: &C::Run,
    alarm: &Arc<Alarm>,
) -> Vec<Detected> {
    let mut races = DataRaces::default();
    races.look(e, run).iter().map(|race| data_race(program, e, race, alarm)).collect()
}

/// The leaks of E, which is complete and whose run stands at its end.
pub(crate) fn leaks<C: Checkable>(program: &C, run: &C::Run) -> Vec<Detected> {
    let detected = |leak: Leak| {
        let Leak { thread, location, blocks, bytes } = leak;
        let what = match (blocks, bytes) {
            (1, 1) => "1 byte".to_string(),
            (1, _) => format!("{bytes} bytes"),
            _ => format!("{blocks} blocks with {bytes} bytes altogether"),
        };
        let message =
            format!("{what} allocated here and never freed: nothing points there at the end");
        Detected {
            kind: ViolationKind::Leak,
            message,
            location,
            use_after_release: false,
            thread: Some(thread),
            waiting: Vec::new(),
            race: None,
            weak: None,
            orders: Vec::new(),
            cause: None,
            cycle: Vec::new(),
            endless: false,
        }
    };
    program.leaks(run).into_iter().map(detected).collect()
}

fn faults<R: Run>(e: &Execution, run: &R) -> Vec<Detected> {
    let faulty = |&t: &ThreadId| e.stop_of(t) == Some(Stop::Violation);
    let fault = |thread: ThreadId| {
        let fault = run.violation(thread);
        Detected {
            kind: fault.kind,
            message: fault.message,
            location: fault.location,
            use_after_release: fault.use_after_release,
            thread: Some(thread),
            waiting: Vec::new(),
            endless: false,
            race: None,
            weak: None,
            orders: Vec::new(),
            cause: None,
            cycle: Vec::new(),
        }
    };
    e.threads().filter(faulty).map(fault).collect()
}

fn blocked<C: Checkable>(
    program: &C,
    e: &Execution,
    run: &C::Run,
    kind: ViolationKind,
    alarm: &Arc<Alarm>,
) -> Detected {
    let blocked = || e.blocked().filter(|(thread, op, _)| run.wait(*thread, op) != Wait::Cut);
    let waiting: Vec<Waiting> =
        blocked().map(|(thread, op, word)| wait(program, e, run, (thread, &op, word))).collect();
    let words = |(waiting, (thread, op, _)): (&Waiting, (ThreadId, Op, u64))| match program
        .awaited(run, thread, &op)
    {
        Some(awaited) => awaits_in_words(program, e, waiting, &awaited, alarm),
        None => in_words(waiting),
    };
    let mut texts: Vec<String> = waiting.iter().zip(blocked()).map(words).collect();
    let running = hanging::running(program, e, run);
    texts.splice(0..0, running.iter().map(|running| hanging::in_words(program, e, running, alarm)));
    let waiting: Vec<Waiting> = running.into_iter().chain(waiting).collect();
    // Who only waits for the end of another comes last.
    let place = |joins: bool| {
        let mut those =
            waiting.iter().filter(|waiting| (waiting.action == ActionKind::Join) == joins);
        those.find_map(|waiting| waiting.what.location.clone())
    };
    let location = place(false).or_else(|| place(true));
    Detected {
        kind,
        message: texts.join(", "),
        location,
        use_after_release: false,
        thread: None,
        waiting,
        endless: false,
        race: None,
        weak: None,
        orders: Vec::new(),
        cause: None,
        cycle: Vec::new(),
    }
}

fn wait<C: Checkable>(
    program: &C,
    e: &Execution,
    run: &C::Run,
    (thread, op, word): (ThreadId, &Op, u64),
) -> Waiting {
    let owner = program.holder(run, op, word);
    let (holder, holder_number) =
        (owner.map(|owner| program.thread_name(owner)), owner.map(|owner| owner.0));
    let mut since = None;
    e.modifications(thread, None, |position| {
        since = Some(position as u32 + 1);
        false
    });
    let (what, action) = (program.pending(run, thread, op), ActionKind::from(op));
    let awaited = program.awaited(run, thread, op);
    let in_loop = awaited.as_ref().and_then(|awaited| awaited.in_loop.clone());
    let until = awaited.map(|awaited| awaited.until);
    let (thread_number, target, runs) = (thread.0, Target::of(op), false);
    let parties = program.parties(run, thread, op);
    Waiting {
        what,
        thread_number,
        action,
        target,
        holder,
        holder_number,
        parties,
        until,
        in_loop,
        since,
        runs,
        looks: Vec::new(),
    }
}

/// What an access waits for, with the value that is there and who wrote it.
fn awaits_in_words<C: Checkable>(
    program: &C,
    e: &Execution,
    waiting: &Waiting,
    awaited: &Awaited,
    alarm: &Arc<Alarm>,
) -> String {
    let Awaited { until, value, in_loop } = awaited;
    let at = |place: &Location| format!("{}:{}", place.file, place.line);
    let name = &waiting.what.thread;
    let doing = match (in_loop, &waiting.what.location) {
        (Some(place), _) => format!("{name} runs forever in the loop at {}", at(place)),
        (None, Some(place)) => format!("{name} waits forever at {}", at(place)),
        (None, None) => format!("{name} waits forever"),
    };
    let written = written(program, e, waiting, alarm);
    let written = written.unwrap_or_else(|| "which no thread writes".to_string());
    format!("{doing}, waiting for {until}; the value is {value}, {written}")
}

/// Who has written last what a thread waits for, if anybody has.
pub(crate) fn written<C: Checkable>(
    program: &C,
    e: &Execution,
    waiting: &Waiting,
    alarm: &Arc<Alarm>,
) -> Option<String> {
    let position = waiting.since? as usize - 1;
    let [step] = steps_at(program, e, [position], alarm);
    let place = step.location.as_ref();
    let place = place.map_or(String::new(), |at| format!(" ({}:{})", at.file, at.line));
    Some(format!("last written by {}{place}", step.thread))
}

/// A thread that waits for an object, in a sentence.
pub(crate) fn in_words(waiting: &Waiting) -> String {
    let step = &waiting.what;
    let mut text = format!("{} waits forever {}", step.thread, place_of_wait(waiting));
    if let Some(holder) = &waiting.holder {
        text += &format!(" held by {holder}");
    }
    if let Some(place) = &step.location {
        text += &format!(" ({}:{})", place.file, place.line);
    }
    text
}
