//! Threads that do the same: one order of their beginnings is enough.
//!
//! Threads that one thread creates one after the other, with nothing visible in between, and that begin
//! alike are *twins*. In any execution they can exchange their roles, so those executions are enough in
//! which twins make their first steps in the order in which they were created. [`Symmetric`] is the program
//! that has only these executions:
//!
//! - The step that creates the first twin creates all of them, but only the first is there.
//! - A twin that has made its first step, or has none to make, makes another step: it creates the next one.
//!   Nothing depends on this step but the twin that begins with it.
//!
//! So an algorithm sees a program like any other, and explores each of *its* classes once. Of k twins whose
//! first steps conflict, one order of k! is left.
//!
//! Why nothing is lost: let E be an execution of the program, and number the twins by their first steps in
//! E. With these numbers E is an execution of [`Symmetric`], except for the joins: who waits for the twins in the
//! order of creation waits for them in another order now. As long as it does nothing else until it has
//! waited for all of them, it ends up in the same state. [`SymmetricRun::tells_apart`] says of an
//! execution whether somebody does, or would if the twin that it waits for were one that has ended: then
//! all executions must be explored. Whether a program knows its threads by other means is the front
//! end's business ([`Run::creates_twin`]).
//!
//! A twin that cannot make its first step keeps the next one from beginning; which could not either, since its
//! first step is the same.

use crate::alarm::Alarm;
use crate::execution::Execution;
use crate::program::{Fault, Pending, Program, Run, Wait};
use crate::stutter::StepOn;
use mazurka_trace::{Effect, Event, MemoryOrder, Object, Op, ThreadId};
use std::sync::Arc;
use xxhash_rust::xxh3::xxh3_128;

/// A program of which twins begin in the order of their creation.
#[derive(Clone, Debug)]
pub struct Symmetric<P> {
    program: P,
}

impl<P> Symmetric<P> {
    /// The program with fewer executions.
    pub fn new(program: P) -> Symmetric<P> {
        Symmetric { program }
    }

    /// The program itself.
    pub fn inner(&self) -> &P {
        &self.program
    }
}

impl<P: Program> Program for Symmetric<P> {
    type Run = SymmetricRun<P::Run>;

    fn start(&self) -> SymmetricRun<P::Run> {
        SymmetricRun::new(self.program.start())
    }

    fn start_watched(&self, alarm: &Arc<Alarm>) -> SymmetricRun<P::Run> {
        SymmetricRun::new(self.program.start_watched(alarm))
    }
}

/// An execution of a [`Symmetric`] program.
#[derive(Clone, Debug)]
pub struct SymmetricRun<R> {
    run: R,
    threads: Vec<Twin>,
    /// The steps, also those that were undone.
    steps: Vec<Step>,
    position: usize,
    /// How many steps the program itself has made.
    inner: usize,
}

/// What is known of a thread.
#[derive(Clone, Copy, Debug, Default)]
struct Twin {
    /// The twin that was created before, and the one that was created after it.
    before: Option<ThreadId>,
    next: Option<ThreadId>,
    /// Whether it waits until the one before has made its first step.
    hidden: bool,
    /// Whether it has made a step.
    begun: bool,
}

/// A step, and what it changed.
#[derive(Clone, Debug)]
struct Step {
    thread: ThreadId,
    /// How many steps the program itself had made before.
    inner: usize,
    /// Whether it was the first step of its thread.
    first: bool,
    /// The twin that it let begin.
    shows: Option<ThreadId>,
    /// The threads that it created, twins of each other: the first is there, the others are hidden.
    created: Vec<ThreadId>,
}

impl<R: Run> SymmetricRun<R> {
    fn new(run: R) -> SymmetricRun<R> {
        SymmetricRun { run, threads: Vec::new(), steps: Vec::new(), position: 0, inner: 0 }
    }

    /// The run of the program itself.
    pub fn inner(&self) -> &R {
        &self.run
    }

    fn twin(&self, thread: ThreadId) -> Twin {
        self.threads.get(thread.index()).copied().unwrap_or_default()
    }

    fn twin_mut(&mut self, thread: ThreadId) -> &mut Twin {
        if self.threads.len() <= thread.index() {
            self.threads.resize(thread.index() + 1, Twin::default());
        }
        &mut self.threads[thread.index()]
    }

    /// The twin that a thread is about to let begin.
    fn to_show(&self, thread: ThreadId) -> Option<ThreadId> {
        let Twin { next, hidden, begun, .. } = self.twin(thread);
        let next = next.filter(|&next| !hidden && self.twin(next).hidden)?;
        (begun || !matches!(self.run.pending(thread), Pending::Op { .. })).then_some(next)
    }

    /// Creates the twins of the thread that was created last.
    fn create_twins(&mut self, creator: ThreadId, mut last: ThreadId) -> Vec<ThreadId> {
        let mut created = vec![last];
        while let Pending::Op { op: Op::Spawn(child), enabled: true, .. } =
            self.run.pending(creator)
            && self.run.creates_twin(creator, last)
        {
            self.run.step(creator, 0);
            self.inner += 1;
            created.push(child);
            last = child;
        }
        created
    }

    /// Notes what a step has changed.
    fn apply(&mut self, step: &Step) {
        if step.first {
            self.twin_mut(step.thread).begun = true;
        }
        if let Some(shown) = step.shows {
            self.twin_mut(shown).hidden = false;
        }
        for pair in step.created.windows(2) {
            self.twin_mut(pair[0]).next = Some(pair[1]);
            let next = self.twin_mut(pair[1]);
            (next.before, next.hidden) = (Some(pair[0]), true);
        }
    }

    /// Forgets what a step had changed.
    fn revert(&mut self, step: &Step) {
        if step.first {
            self.twin_mut(step.thread).begun = false;
        }
        if let Some(shown) = step.shows {
            self.twin_mut(shown).hidden = true;
        }
        for &created in &step.created {
            *self.twin_mut(created) = Twin::default();
        }
    }

    /// Which twins are hidden, and which may begin: together with the state of the program, the state.
    fn with_twins(&self, key: u128) -> u128 {
        let hidden = self.threads.iter().filter(|twin| twin.hidden);
        let mut words: Vec<u8> = Vec::new();
        for before in hidden.filter_map(|twin| twin.before) {
            words.extend(self.run.name(before).to_le_bytes());
            words.push(u8::from(self.twin(before).begun));
        }
        if words.is_empty() { key } else { key ^ xxh3_128(&words) }
    }

    /// The events of the program itself that steps of this one stand for, with the number of the step.
    /// Steps that only let a twin begin stand for none. `events` lead to where this run is.
    pub fn inner_events(&self, events: &[Event]) -> Vec<(usize, Event)> {
        let mut all = Vec::new();
        for (k, event) in events.iter().enumerate() {
            let step = &self.steps[k];
            if step.shows.is_some() {
                continue;
            }
            all.push((k, *event));
            for &child in step.created.iter().skip(1) {
                all.push((k, Event { op: Op::Spawn(child), ..*event }));
            }
        }
        all
    }

    /// Twins of this execution: each in the order in which they were created.
    pub fn twins(&self) -> Vec<Vec<ThreadId>> {
        let created = self.steps[..self.position].iter().map(|step| &step.created);
        created.filter(|created| created.len() > 1).cloned().collect()
    }

    /// Whether somebody tells twins apart by the order in which it waits for them. E leads to where this
    /// run is.
    pub fn tells_apart(&self, e: &Execution) -> bool {
        self.twins().iter().any(|twins| self.tells_these_apart(e, twins))
    }

    fn tells_these_apart(&self, e: &Execution, twins: &[ThreadId]) -> bool {
        let is_twin = |op: &Op| matches!(op, Op::Join(thread) if twins.contains(thread));
        let joins = || e.events().filter(|event| is_twin(&event.op));
        let joined = |twin: &ThreadId| joins().any(|event| event.op == Op::Join(*twin));
        let ended = |twin: &ThreadId| self.run.pending(*twin) == Pending::Finished;
        let waits_for_wrong = |thread: ThreadId| match e.pending(thread) {
            Pending::Op { op: op @ Op::Join(twin), .. } if is_twin(&op) && !ended(&twin) => {
                twins.iter().any(|other| ended(other) && !joined(other))
            }
            _ => false,
        };
        if e.threads().any(waits_for_wrong) {
            return true;
        }
        let Some(first) = joins().next() else { return false };
        let of_joiner = e.events().filter(|event| event.thread == first.thread);
        let since = || of_joiner.clone().skip_while(|event| event.index < first.index);
        let in_a_row = since().take_while(|event| is_twin(&event.op)).count();
        if in_a_row == twins.len() {
            return false;
        }
        let only_joins = in_a_row == since().count() && in_a_row == joins().count();
        !(only_joins && e.pending_op(first.thread).is_some_and(|op| is_twin(&op)))
    }
}

impl<R: Run> Run for SymmetricRun<R> {
    fn pending(&self, thread: ThreadId) -> Pending {
        if self.twin(thread).hidden {
            return Pending::Unborn;
        }
        if let Some(next) = self.to_show(thread) {
            return Pending::Op { op: Op::Spawn(next), enabled: true, word: 0 };
        }
        match self.run.pending(thread) {
            Pending::Op { op: op @ Op::Join(other), word, .. } if self.to_show(other).is_some() => {
                Pending::Op { op, enabled: false, word }
            }
            pending => pending,
        }
    }

    fn step(&mut self, thread: ThreadId, alternative: u32) -> u64 {
        let shows = self.to_show(thread);
        let (inner, first) = (self.inner, !self.twin(thread).begun);
        let (mut old, mut created) = (0, Vec::new());
        if shows.is_none() {
            let pending = self.run.pending(thread);
            old = self.run.step(thread, alternative);
            self.inner += 1;
            if let Pending::Op { op: Op::Spawn(child), .. } = pending {
                created = self.create_twins(thread, child);
            }
        }
        let step = Step { thread, inner, first, shows, created };
        self.apply(&step);
        self.steps.truncate(self.position);
        self.steps.push(step);
        self.position += 1;
        old
    }

    fn move_to(&mut self, position: usize) {
        assert!(position <= self.steps.len(), "there is no step to repeat at {position}");
        let steps = std::mem::take(&mut self.steps);
        while self.position > position {
            self.position -= 1;
            self.inner = steps[self.position].inner;
            self.revert(&steps[self.position]);
        }
        while self.position < position {
            let step = &steps[self.position];
            let of_program = if step.shows.is_some() { 0 } else { step.created.len().max(1) };
            self.inner = step.inner + of_program;
            self.apply(step);
            self.position += 1;
        }
        self.run.move_to(self.inner);
        self.steps = steps;
    }

    fn violation(&self, thread: ThreadId) -> Fault {
        self.run.violation(thread)
    }

    fn wait(&self, thread: ThreadId, op: &Op) -> Wait {
        self.run.wait(thread, op)
    }

    fn memory_order(&self, position: usize, effect: Effect) -> MemoryOrder {
        match &self.steps[position] {
            step if step.shows.is_some() => MemoryOrder::SeqCst,
            step => self.run.memory_order(step.inner, effect),
        }
    }

    fn pending_order(&self, thread: ThreadId, effect: Effect) -> MemoryOrder {
        self.run.pending_order(thread, effect)
    }

    fn found_undefined(&self, position: usize, object: Object) -> bool {
        let step = &self.steps[position];
        step.shows.is_none() && self.run.found_undefined(step.inner, object)
    }

    fn name(&self, thread: ThreadId) -> u64 {
        self.run.name(thread)
    }

    fn address_name(&self, address: u64) -> (u64, u64) {
        self.run.address_name(address)
    }

    fn fingerprint(&self) -> Option<u128> {
        self.run.fingerprint().map(|key| self.with_twins(key))
    }

    fn quick_key(&self) -> Option<u128> {
        self.run.quick_key().map(|key| self.with_twins(key))
    }

    fn local_state(&mut self, thread: ThreadId) -> Option<u32> {
        match self.to_show(thread) {
            Some(_) => None,
            None => self.run.local_state(thread),
        }
    }

    fn was_cut_off(&self, thread: ThreadId) {
        self.run.was_cut_off(thread);
    }

    fn is_restored(&self, steps: &[StepOn], later: &[StepOn]) -> bool {
        let inner = |steps: &[StepOn]| -> Vec<StepOn> {
            let steps = steps.iter().map(|&(at, object)| (&self.steps[at], object));
            let own = steps.filter(|(step, _)| step.shows.is_none());
            own.map(|(step, object)| (step.inner, object)).collect()
        };
        self.run.is_restored(&inner(steps), &inner(later))
    }

    fn created(&self, step: usize) -> impl Iterator<Item = Object> {
        let step = Some(&self.steps[step]).filter(|step| step.shows.is_none());
        step.into_iter().flat_map(|step| self.run.created(step.inner))
    }

    fn resumed(&self) -> Option<Self> {
        let (run, threads) = (self.run.resumed()?, self.threads.clone());
        Some(SymmetricRun { run, threads, steps: Vec::new(), position: 0, inner: 0 })
    }
}
