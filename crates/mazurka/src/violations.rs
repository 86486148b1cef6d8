//! Gathers violations while executions are explored: of each failure the first that shows it.

use crate::checkable::Checkable;
use crate::checker::Checker;
use crate::checkpoint::Checkpoint;
use crate::classify::{Detected, classify_violations, data_race, leaks};
use crate::counterexample::counterexample;
use crate::memory_orders::MemoryOrders;
use crate::object_names::without_objects;
use crate::progress_state::ProgressState;
use crate::running::running;
use mazurka_engine::{Alarm, DataRaces, End, Estimate, Execution, Observer, ran_too_long};
use mazurka_report::Sample;
use mazurka_trace::{Running, ThreadId, Violation, ViolationKind};
use std::collections::{BTreeSet, HashMap};
use std::ops::ControlFlow;
use std::sync::Arc;

/// What was found so far.
pub(crate) struct Violations<'a, C> {
    program: &'a C,
    checker: &'a Checker,
    progress: &'a ProgressState,
    /// What ends the description of a violation, too.
    alarm: Arc<Alarm>,
    /// The number of the latest execution; others may have numbers in between.
    execution: u64,
    /// What is needed to find data races, if they count.
    races: Option<DataRaces>,
    /// Whether to estimate how many executions there will be.
    pub(crate) estimates: bool,
    /// How often each class was seen, if only a sample is explored.
    seen: Option<HashMap<u128, u64>>,
    /// What is needed to decide robustness, if that counts.
    pub(crate) orders: Option<MemoryOrders>,
    /// The events of races that were found before, and which failures these are.
    known_races: HashMap<[(ThreadId, u32); 2], usize>,
    /// What was found, as the exploration names it.
    known: Vec<Detected>,
    pub(crate) violations: Vec<Violation>,
    /// What was going on when a limit ended the exploration.
    pub(crate) running: Option<Running>,
    /// The names of threads that do the same, of the first that were seen.
    pub(crate) twins: Vec<String>,
    /// Whether an execution tells such threads apart.
    pub(crate) told_apart: bool,
    /// How many steps the shortest complete execution has.
    pub(crate) shortest: Option<usize>,
    /// Whether nothing is to be looked for in an execution that ends well.
    unsuspicious: bool,
}

/// How many executions lie between two estimates.
const EXECUTIONS_PER_ESTIMATE: u64 = 64;

impl<'a, C: Checkable> Violations<'a, C> {
    pub(crate) fn new(
        program: &'a C,
        checker: &'a Checker,
        progress: &'a ProgressState,
        alarm: Arc<Alarm>,
    ) -> Violations<'a, C> {
        let (known, violations) = (Vec::new(), Vec::new());
        let races = checker.counts(ViolationKind::DataRace).then(DataRaces::default);
        let orders = checker.counts(ViolationKind::MemoryOrder);
        let orders = orders.then(|| {
            MemoryOrders::new(checker.memory_model, checker.suggest_orders, alarm.clone())
        });
        let known_races = HashMap::new();
        let seen = checker.algorithm.samples().then(HashMap::new);
        let leaks = checker.counts(ViolationKind::Leak);
        let unsuspicious = races.is_none() && orders.is_none() && seen.is_none() && !leaks;
        Violations {
            program,
            checker,
            progress,
            alarm,
            execution: 0,
            races,
            estimates: checker.estimate,
            seen,
            orders,
            known_races,
            known,
            violations,
            running: None,
            twins: Vec::new(),
            told_apart: false,
            shortest: None,
            unsuspicious,
        }
    }
}

impl<C: Checkable> Violations<'_, C> {
    /// Nothing found so far, by another worker.
    pub(crate) fn for_another_worker(&self) -> Self {
        let alarm = self.alarm.clone();
        let worker = Violations::new(self.program, self.checker, self.progress, alarm);
        // Each of several workers would estimate what it has itself.
        Violations { estimates: false, ..worker }
    }

    /// Goes on with an exploration that was left.
    pub(crate) fn go_on(&mut self, from: &Checkpoint) {
        self.progress.go_on(from.explored.executions);
        self.violations.clone_from(&from.violations);
        if let Some(orders) = &mut self.orders {
            orders.go_on(from.undecided.clone());
        }
    }

    /// What is known about a sample, if no more was explored.
    pub(crate) fn sample(&self) -> Option<Sample> {
        self.seen.as_ref().map(|seen| Sample::of(seen.values().copied()))
    }

    /// Whether something was found that is wrong under sequential consistency.
    pub(crate) fn has_failed(&self) -> bool {
        self.violations.iter().any(|violation| violation.kind != ViolationKind::MemoryOrder)
    }

    /// Whether something that was found ends the exploration.
    pub(crate) fn has_stopped(&self) -> bool {
        let unsupported = |v: &Violation| v.kind == ViolationKind::Unsupported;
        let found = self.has_failed() && !self.checker.keep_going;
        found
            || self.running.is_some()
            || self.told_apart
            || self.violations.iter().any(unsupported)
    }

    /// Adds what other workers found. Of each failure the shortest execution is kept, so that it
    /// matters little who was faster; without `--keep-going` only one failure.
    pub(crate) fn absorb(&mut self, others: Vec<Self>) {
        for other in others {
            self.running = self.running.take().or(other.running);
            self.told_apart |= other.told_apart;
            self.shortest = self.shortest.into_iter().chain(other.shortest).min();
            if self.twins.is_empty() {
                self.twins = other.twins;
            }
            if let (Some(orders), Some(more)) = (&mut self.orders, other.orders) {
                orders.absorb(more);
            }
            if let (Some(seen), Some(others)) = (&mut self.seen, other.seen) {
                for (class, times) in others {
                    *seen.entry(class).or_default() += times;
                }
            }
            for violation in other.violations {
                add(&mut self.violations, violation);
            }
        }
        if !self.checker.keep_going {
            let first =
                self.violations.drain(..).reduce(|a, b| if is_shorter(&b, &a) { b } else { a });
            self.violations.extend(first);
        }
    }
}

impl<C: Checkable> Observer<C::Run> for Violations<'_, C> {
    fn ended(&mut self, e: &Execution, run: &C::Run, end: End) -> ControlFlow<()> {
        self.execution = self.progress.ended(e.len());
        if end == End::Complete {
            self.shortest = Some(self.shortest.map_or(e.len(), |shortest| shortest.min(e.len())));
            if self.unsuspicious {
                self.look_at_twins(e, run);
                return if self.told_apart {
                    ControlFlow::Break(())
                } else {
                    ControlFlow::Continue(())
                };
            }
        }
        self.look_for_violations(e, run, end)
    }

    fn wants_estimate(&self) -> bool {
        self.estimates && self.execution.is_multiple_of(EXECUTIONS_PER_ESTIMATE)
    }

    fn expect(&mut self, estimate: Option<Estimate>) {
        self.progress.expect(estimate);
    }

    fn stopped(&mut self, e: &Execution, run: &C::Run) {
        self.running = Some(running(self.program, e, run));
    }
}

impl<C: Checkable> Violations<'_, C> {
    /// Looks for whatever counts in an execution that has ended; the answer says whether to explore further.
    #[inline(never)]
    fn look_for_violations(&mut self, e: &Execution, run: &C::Run, end: End) -> ControlFlow<()> {
        if let Some(seen) = &mut self.seen {
            *seen.entry(e.fingerprint()).or_default() += 1;
        }
        let mut found = classify_violations(self.program, e, run, end, &self.alarm);
        let unsupported = |f: &Detected| f.kind == ViolationKind::Unsupported;
        found.retain(|found| unsupported(found) || self.checker.counts(found.kind));
        if end == End::Complete && self.checker.counts(ViolationKind::Leak) {
            found.extend(leaks(self.program, run));
        }
        let mut race = None;
        if let Some(races) = &mut self.races {
            // One is enough: behind the first, others may be there only because of it.
            race = races.look(e, run).first().copied();
        }
        let event = |at: usize| (e.thread_of(at), e.id(at).index);
        let race = race.map(|race| (race, [event(race.first), event(race.second)]));
        let known_race = race.and_then(|(_, events)| self.known_races.get(&events).copied());
        let new_race = race.filter(|_| known_race.is_none());
        if let (Some((race, _)), Some(orders)) = (new_race, &mut self.orders) {
            orders.keep_race(e, race);
        }
        if let Some((race, _)) = new_race {
            found.push(data_race(self.program, e, &race, &self.alarm));
        }
        let stop = !found.is_empty() && !self.checker.keep_going || found.iter().any(unsupported);
        let found_none = found.is_empty();
        if let Some(orders) = self.orders.as_mut().filter(|_| found_none) {
            // What holds under sequential consistency is still to be found out; one is enough meanwhile.
            let wanted = match self.checker.keep_going {
                true => usize::MAX,
                false => usize::from(self.violations.is_empty()),
            };
            let known = self.races.as_ref().map_or(&[][..], DataRaces::orders);
            found.extend(orders.look(self.program, (e, known), run, wanted));
        }
        if !found.is_empty() || known_race.is_some() {
            // Each failure counts once for an execution, however often it is found in it.
            let mut failures: BTreeSet<usize> = known_race.into_iter().collect();
            for found in found {
                let is_race = found.race.is_some();
                let failure = self.failure(e, found);
                failures.insert(failure);
                if let (true, Some((_, events))) = (is_race, new_race) {
                    self.known_races.insert(events, failure);
                }
            }
            for failure in failures {
                let times = &mut self.violations[failure].occurrences;
                *times = times.map(|times| times + 1);
            }
        }
        // Nobody asked for executions of this length: perhaps the program does not end by itself.
        let cut = !e.enabled().is_empty() || ran_too_long(e);
        let endless = self.checker.max_steps.is_none() && cut && found_none;
        if endless {
            self.running = Some(running(self.program, e, run));
        }
        self.look_at_twins(e, run);
        let stop = stop || endless || self.told_apart && found_none;
        if stop { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    }

    /// The number of a failure, which may be a new one.
    fn failure(&mut self, e: &Execution, found: Detected) -> usize {
        if let Some(known) = self.known.iter().position(|known| same(known, &found)) {
            return known;
        }
        let (number, alarm) = (self.execution, &self.alarm);
        // Where the exploration ends with the first, and where executions are left out that would show it
        // once more, the number would say nothing.
        let counted = self.checker.keep_going && found.kind != ViolationKind::MemoryOrder;
        let shown = counterexample(self.program, e, &found, number, alarm);
        self.violations.push(Violation { occurrences: counted.then_some(0), ..shown });
        self.known.push(found);
        self.progress.found();
        self.known.len() - 1
    }

    /// Notes which threads do the same, and whether they are told apart at the end of E.
    fn look_at_twins(&mut self, e: &Execution, run: &C::Run) {
        if self.twins.is_empty()
            && let Some(twins) = self.program.twins(run).first()
        {
            self.twins = twins.iter().map(|&thread| self.program.thread_name(thread)).collect();
        }
        self.told_apart |= self.program.tells_twins_apart(e, run);
    }
}

/// Whether two violations are the same failure, reached in different ways. One way is enough. It matters little which
/// thread comes to the place where something fails.
fn same(a: &Detected, b: &Detected) -> bool {
    let message = has_many_messages(a.kind) || same_message(&a.message, &b.message);
    let thread = a.location.is_some() || a.thread == b.thread;
    message && thread && (a.kind, &a.location) == (b.kind, &b.location)
}

/// The same of violations that different workers found; their threads have different numbers, but the same
/// names.
pub(crate) fn same_failure(a: &Violation, b: &Violation) -> bool {
    let message = has_many_messages(a.kind) || same_message(&a.message, &b.message);
    let thread = a.location.is_some() || a.thread == b.thread;
    message && thread && (a.kind, &a.location) == (b.kind, &b.location)
}

/// Adds a violation that was found elsewhere, in other executions; of each failure the shortest execution is kept.
pub(crate) fn add(all: &mut Vec<Violation>, violation: Violation) {
    let Some(known) = all.iter_mut().find(|known| same_failure(known, &violation)) else {
        return all.push(violation);
    };
    let occurrences = known.occurrences.zip(violation.occurrences).map(|(a, b)| a + b);
    if is_shorter(&violation, known) {
        *known = violation;
    }
    known.occurrences = occurrences;
}

/// Whether two messages say the same. What blocks of the heap are for, and so what they are called, may be found out
/// only after the first of them.
fn same_message(a: &str, b: &str) -> bool {
    a == b || without_objects(a) == without_objects(b)
}

/// What a loop waits for may have been written by many; the loop is the same. So is the place of a leak,
/// whatever its size.
fn has_many_messages(kind: ViolationKind) -> bool {
    matches!(kind, ViolationKind::Livelock | ViolationKind::Leak)
}

/// Whether a violation is the better one to show: wrong under sequential consistency, with its steps, few
/// of them, or the first by name.
pub(crate) fn is_shorter(a: &Violation, b: &Violation) -> bool {
    let weak = |v: &Violation| v.kind == ViolationKind::MemoryOrder;
    let key = |v: &Violation| (weak(v), v.not_described.is_some(), v.trace.len());
    (key(a), &a.message) < (key(b), &b.message)
}
