//! Gathers violations while executions are explored: of each failure the first that shows it.

use crate::lanes::Lanes;
use crate::options::Check;
use crate::subject::Subject;
use mazurka_engine::{DataRace, DataRaces, End, Execution, Observer, Pending, Run, Stop};
use mazurka_trace::{ThreadId, TraceStep, Violation, ViolationKind};
use std::collections::HashSet;
use std::ops::ControlFlow;

/// What was found so far.
pub(crate) struct Findings<'a, S> {
    subject: &'a S,
    check: &'a Check,
    executions: u64,
    /// What is needed to find data races, if they count.
    races: Option<DataRaces>,
    /// The events of races that were found before.
    known: HashSet<[(ThreadId, u32); 2]>,
    pub(crate) violations: Vec<Violation>,
}

impl<'a, S: Subject> Findings<'a, S> {
    pub(crate) fn new(subject: &'a S, check: &'a Check) -> Findings<'a, S> {
        let races = check.counts(ViolationKind::DataRace).then(DataRaces::default);
        Findings {
            subject,
            check,
            executions: 0,
            races,
            known: HashSet::new(),
            violations: Vec::new(),
        }
    }

    /// What the execution violates.
    fn judge(&self, e: &Execution, run: &S::Run, end: End) -> Vec<Violation> {
        match end {
            End::Complete | End::Bounded | End::Assume => Vec::new(),
            End::Violation => self.faults(e, run),
            End::Deadlock => vec![self.blocked(e, run, ViolationKind::Deadlock)],
            End::Livelock => vec![self.blocked(e, run, ViolationKind::Livelock)],
        }
    }

    fn faults(&self, e: &Execution, run: &S::Run) -> Vec<Violation> {
        let faulty = |&t: &ThreadId| *e.pending(t) == Pending::Stopped(Stop::Violation);
        let fault = |thread: ThreadId| {
            let fault = run.violation(thread);
            Violation {
                kind: fault.kind,
                message: fault.message,
                location: fault.location,
                thread: Some(self.subject.thread(thread)),
                execution: self.executions,
                trace: Vec::new(),
                output: Vec::new(),
            }
        };
        e.threads().filter(faulty).map(fault).collect()
    }

    /// The first data race of the execution, with the steps up to it.
    fn data_race(&mut self, e: &Execution, run: &S::Run) -> Option<Violation> {
        let DataRace { first, second } = *self.races.as_mut()?.look(e, run).first()?;
        let pair = [first, second].map(|k| (e.events()[k].thread, e.events()[k].index));
        if !self.known.insert(pair) {
            return None;
        }
        let mut trace = self.subject.trace(e);
        trace.truncate(second + 1);
        let place = |step: &TraceStep| {
            let place = step.location.as_ref();
            let place = place.map_or(String::new(), |at| format!(" ({}:{})", at.file, at.line));
            format!("{} by {}{place}", step.op, step.thread)
        };
        let (early, late) = (&trace[first], &trace[second]);
        let object = late.object.as_deref().unwrap_or("memory");
        let message = format!("{} and {} of {object} are not ordered", place(early), place(late));
        Some(Violation {
            kind: ViolationKind::DataRace,
            message,
            location: late.location.clone(),
            thread: Some(late.thread.clone()),
            execution: self.executions,
            trace,
            output: Vec::new(),
        })
    }

    fn blocked(&self, e: &Execution, run: &S::Run, kind: ViolationKind) -> Violation {
        let waiting: Vec<_> =
            e.blocked().map(|(thread, op, _)| self.subject.waits(run, thread, op)).collect();
        let texts: Vec<&str> = waiting.iter().map(|(text, _)| text.as_str()).collect();
        let message = texts.join(", ");
        let location = waiting.iter().find_map(|(_, place)| place.clone());
        let (thread, execution) = (None, self.executions);
        let (trace, output) = (Vec::new(), Vec::new());
        Violation { kind, message, location, thread, execution, trace, output }
    }
}

impl<S: Subject> Observer<S::Run> for Findings<'_, S> {
    fn ended(&mut self, e: &Execution, run: &S::Run, end: End) -> ControlFlow<()> {
        self.executions += 1;
        let mut found = self.judge(e, run, end);
        let unsupported = |v: &Violation| v.kind == ViolationKind::Unsupported;
        found.retain(|violation| unsupported(violation) || self.check.counts(violation.kind));
        found.extend(self.data_race(e, run));
        let stop = !found.is_empty() && !self.check.keep_going || found.iter().any(unsupported);
        for mut violation in found {
            if !self.violations.iter().any(|known| same(known, &violation)) {
                if violation.trace.is_empty() {
                    violation.trace = self.subject.trace(e);
                }
                Lanes::new(self.subject, e).rename(&mut violation);
                violation.output = self.subject.output(e);
                self.violations.push(violation);
            }
        }
        if stop { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    }
}

/// Whether two violations are the same failure, reached in different ways. One way is enough.
fn same(a: &Violation, b: &Violation) -> bool {
    (a.kind, &a.thread, &a.message, &a.location) == (b.kind, &b.thread, &b.message, &b.location)
}
