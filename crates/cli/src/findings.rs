//! Gathers violations while executions are explored: of each failure the first that shows it.

use crate::judge::{Found, data_race, judge};
use crate::meter::Meter;
use crate::options::{Check, MAX_STEPS};
use crate::record::record;
use crate::subject::Subject;
use mazurka_engine::{DataRaces, End, Execution, Observer};
use mazurka_trace::{ThreadId, Violation, ViolationKind};
use std::collections::HashSet;
use std::ops::ControlFlow;

/// What was found so far.
pub(crate) struct Findings<'a, S> {
    subject: &'a S,
    check: &'a Check,
    meter: &'a Meter,
    executions: u64,
    /// What is needed to find data races, if they count.
    races: Option<DataRaces>,
    /// The events of races that were found before.
    known_races: HashSet<[(ThreadId, u32); 2]>,
    /// What was found, as the exploration names it.
    known: Vec<Found>,
    pub(crate) violations: Vec<Violation>,
}

impl<'a, S: Subject> Findings<'a, S> {
    pub(crate) fn new(subject: &'a S, check: &'a Check, meter: &'a Meter) -> Findings<'a, S> {
        let (known, violations) = (Vec::new(), Vec::new());
        let races = check.counts(ViolationKind::DataRace).then(DataRaces::default);
        let known_races = HashSet::new();
        Findings { subject, check, meter, executions: 0, races, known_races, known, violations }
    }
}

impl<S: Subject> Observer<S::Run> for Findings<'_, S> {
    fn ended(&mut self, e: &Execution, run: &S::Run, end: End) -> ControlFlow<()> {
        self.executions += 1;
        let mut found = judge(self.subject, e, run, end);
        let unsupported = |f: &Found| f.kind == ViolationKind::Unsupported;
        found.retain(|found| unsupported(found) || self.check.counts(found.kind));
        if let Some(races) = &mut self.races {
            // One is enough: behind the first, others may be there only because of it.
            let race = races.look(e, run).first().copied().filter(|race| {
                let event = |at: usize| (e.events()[at].thread, e.events()[at].index);
                self.known_races.insert([event(race.first), event(race.second)])
            });
            found.extend(race.map(|race| data_race(self.subject, e, &race)));
        }
        let stop = !found.is_empty() && !self.check.keep_going || found.iter().any(unsupported);
        let found_none = found.is_empty();
        for found in found {
            if !self.known.iter().any(|known| same(known, &found)) {
                self.violations.push(record(self.subject, e, &found, self.executions));
                self.known.push(found);
            }
        }
        self.meter.count(self.executions, e.len(), self.violations.len());
        // Nobody asked for executions of this length: the program does not end by itself.
        let endless = self.check.max_steps == MAX_STEPS && !e.enabled().is_empty() && found_none;
        if stop || endless { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    }
}

/// Whether two violations are the same failure, reached in different ways. One way is enough.
fn same(a: &Found, b: &Found) -> bool {
    // What a loop waits for may have been written by many; the loop is the same.
    let message = a.message == b.message || a.kind == ViolationKind::Livelock;
    message && (a.kind, &a.thread, &a.location) == (b.kind, &b.thread, &b.location)
}
