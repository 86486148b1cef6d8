//! All execution graphs of a small program that a memory model allows, event by event, with the axioms
//! checked from the start on every graph. Nothing of the engine is used.
//!
//! Read-modify-writes are two events, a read and a write. Calls on synchronisation objects are
//! read-modify-writes that acquire and release and that wait for a fitting value; failed attempts are
//! reads that synchronise nothing. Creations, starts, ends and joins of threads and barriers are events
//! without location. The value of a condition variable is its queue; a wake-up comes after the
//! notification that has taken its thread out of there, which is no synchronisation. A message is a
//! thread that is created where it is posted, and its handler a lock.

use crate::axioms::{self, Model};
use crate::program::{Local, Small, Stmt};
use mazurka_trace::{Action, MemoryOrder, ThreadId};
use std::collections::HashSet;

/// What an event is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    Read,
    Write,
    Fence,
    Create(usize),
    Start,
    End,
    Join(usize),
    /// An arrival at a barrier, or a departure, in a round.
    Arrive(u64),
    Depart(u64),
    /// A choice and what was chosen.
    Choice(u64),
    /// A thread goes on that this event has notified.
    Wake(usize),
}

/// An event; initial writes have no thread.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Event {
    pub thread: Option<usize>,
    pub kind: Kind,
    pub loc: usize,
    pub order: MemoryOrder,
    value: u64,
    /// What a read reads.
    pub rf: Option<usize>,
    /// The read that belongs to the write of a read-modify-write.
    pub rmw: Option<usize>,
    /// Whether a read belongs to an operation that may write in the same step.
    pub locked: bool,
    /// Which waiting thread a notification has chosen, or that it has found none. Such a call comes
    /// before the wait of who joins the queue later.
    pub notified: Option<usize>,
}

/// A graph: events in an order in which they can be added, and the order of writes of each location.
#[derive(Clone, Debug)]
pub(crate) struct Graph {
    pub events: Vec<Event>,
    pub mo: Vec<Vec<usize>>,
    locals: Vec<Local>,
    alive: Vec<bool>,
}

/// What the graphs of a program show.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Truth {
    /// Some graph is not sequentially consistent.
    pub weak: bool,
    /// Some graph has a data race.
    pub racy: bool,
    /// Sequentially consistent graphs in which all threads are at their ends, if nothing of the above.
    pub complete: u64,
    pub graphs: usize,
}

/// Looks at all graphs, or until one is weak or racy. Nothing if there are more than `most`.
pub(crate) fn truth(program: &Small, model: Model, most: usize) -> Option<Truth> {
    let mut seen = HashSet::new();
    let mut work = vec![Graph::initial(program)];
    let mut truth = Truth::default();
    while let Some(graph) = work.pop() {
        truth.graphs += 1;
        truth.complete += u64::from(graph.is_complete(program));
        let mut extensions = Vec::new();
        for thread in 0..program.threads.len() {
            graph.extend(program, thread, &mut extensions);
        }
        for next in extensions {
            if !seen.insert(next.key()) || !axioms::consistent(&next, model) {
                continue;
            }
            truth.weak |= !axioms::sequentially_consistent(&next);
            truth.racy |= axioms::racy(&next);
            if truth.weak || truth.racy {
                return Some(truth);
            }
            work.push(next);
        }
        if seen.len() > most {
            return None;
        }
    }
    Some(truth)
}

impl Graph {
    fn initial(program: &Small) -> Graph {
        let init = |(loc, &value)| Event {
            thread: None,
            kind: Kind::Write,
            loc,
            order: MemoryOrder::Plain,
            value,
            rf: None,
            rmw: None,
            locked: false,
            notified: None,
        };
        let events: Vec<Event> = program.memory.iter().enumerate().map(init).collect();
        let mo = (0..events.len()).map(|loc| vec![loc]).collect();
        let mut locals = vec![Local::default(); program.threads.len()];
        for (local, body) in locals.iter_mut().zip(&program.threads) {
            local.settle(body);
        }
        let alive = (0..locals.len()).map(|t| t < program.started).collect();
        Graph { events, mo, locals, alive }
    }

    fn is_complete(&self, program: &Small) -> bool {
        let mut threads = self.locals.iter().zip(&program.threads).zip(&self.alive);
        threads.all(|((local, body), alive)| !alive || local.next(body).is_none())
    }

    /// The graph up to the order in which it was made.
    fn key(&self) -> Vec<u8> {
        let mut counts = vec![0u8; self.locals.len()];
        let mut names = Vec::new();
        for event in &self.events {
            names.push(match event.thread {
                None => [255, event.loc as u8],
                Some(thread) => {
                    counts[thread] += 1;
                    [thread as u8, counts[thread]]
                }
            });
        }
        let mut key = Vec::new();
        for thread in 0..self.locals.len() {
            key.push(254);
            for event in self.events.iter().filter(|event| event.thread == Some(thread)) {
                key.extend(event.rf.map_or([253, 0], |from| names[from]));
                key.push(event.notified.map_or(0, |chosen| 1 + chosen as u8));
                if let Kind::Choice(chosen) = event.kind {
                    key.push(chosen as u8);
                }
            }
        }
        for writes in &self.mo {
            key.push(252);
            writes.iter().for_each(|&write| key.extend(names[write]));
        }
        key
    }

    fn push(&mut self, thread: usize, kind: Kind, loc: usize, order: MemoryOrder) -> usize {
        let (thread, value, rf, rmw) = (Some(thread), 0, None, None);
        let (locked, notified) = (false, None);
        self.events.push(Event { thread, kind, loc, order, value, rf, rmw, locked, notified });
        self.events.len() - 1
    }

    /// All graphs with one more statement of a thread.
    fn extend(&self, program: &Small, thread: usize, out: &mut Vec<Graph>) {
        let body = &program.threads[thread];
        let Some(stmt) = self.locals[thread].next(body).filter(|_| self.alive[thread]) else {
            return;
        };
        match stmt {
            Stmt::On { reg, loc, action, orders } => {
                self.extend_on(program, thread, (reg, loc, action, orders), out);
            }
            Stmt::Choose(reg, n) => {
                for chosen in 0..u64::from(n) {
                    let mut next = self.clone();
                    next.push(thread, Kind::Choice(chosen), usize::MAX, MemoryOrder::Plain);
                    next.finish(program, thread, reg, chosen, out);
                }
            }
            Stmt::Fence(order) => {
                let mut next = self.clone();
                next.push(thread, Kind::Fence, usize::MAX, order);
                next.finish(program, thread, usize::MAX, 0, out);
            }
            Stmt::Create(child) | Stmt::Post(child) => {
                let mut next = self.clone();
                next.push(thread, Kind::Create(child), usize::MAX, MemoryOrder::Plain);
                next.push(child, Kind::Start, usize::MAX, MemoryOrder::Plain);
                next.alive[child] = true;
                next.end_if_over(program, child);
                next.finish(program, thread, usize::MAX, 0, out);
            }
            Stmt::Join(target) => {
                let over = self.locals[target].next(&program.threads[target]).is_none();
                if over && self.alive[target] {
                    let mut next = self.clone();
                    next.push(thread, Kind::Join(target), usize::MAX, MemoryOrder::Plain);
                    next.finish(program, thread, usize::MAX, 0, out);
                }
            }
            Stmt::StoreReg { .. } | Stmt::Unless(..) => unreachable!("replaced or left out"),
        }
    }

    /// Moves the thread on; at its end that is an event too.
    fn finish(
        mut self,
        program: &Small,
        thread: usize,
        reg: usize,
        value: u64,
        out: &mut Vec<Graph>,
    ) {
        self.locals[thread].advance(&program.threads[thread], reg, value);
        self.end_if_over(program, thread);
        out.push(self);
    }

    fn end_if_over(&mut self, program: &Small, thread: usize) {
        if self.locals[thread].next(&program.threads[thread]).is_none() {
            self.push(thread, Kind::End, usize::MAX, MemoryOrder::Plain);
        }
    }

    fn extend_on(
        &self,
        program: &Small,
        thread: usize,
        (reg, loc, action, [success, failure]): (usize, usize, Action, [MemoryOrder; 2]),
        out: &mut Vec<Graph>,
    ) {
        match action {
            Action::Store(_) | Action::Free => {
                // What is freed is overwritten with something that nobody may read.
                let value = if let Action::Store(value) = action { value } else { u64::MAX };
                for place in 1..=self.mo[loc].len() {
                    let mut next = self.clone();
                    let write = next.push(thread, Kind::Write, loc, success);
                    next.events[write].value = value;
                    next.mo[loc].insert(place, write);
                    next.finish(program, thread, usize::MAX, 0, out);
                }
            }
            Action::Arrive => {
                let mut next = self.clone();
                let arrivals = self.of(thread, loc, |kind| matches!(kind, Kind::Arrive(_)));
                next.push(thread, Kind::Arrive(arrivals), loc, MemoryOrder::Plain);
                next.finish(program, thread, reg, 0, out);
            }
            Action::Depart { parties, round } => {
                let round = u64::from(round);
                let arrived = (0..self.locals.len())
                    .map(|t| self.of(t, loc, |kind| kind == Kind::Arrive(round)))
                    .sum::<u64>();
                if arrived >= u64::from(parties) {
                    let mut next = self.clone();
                    next.push(thread, Kind::Depart(round), loc, MemoryOrder::Plain);
                    next.finish(program, thread, reg, 0, out);
                }
            }
            Action::Enqueue | Action::NotifyOne | Action::NotifyAll => {
                for place in 0..self.mo[loc].len() {
                    self.extend_queue(program, thread, (loc, action), place, out);
                }
            }
            Action::Wake => {
                if let Some(cause) = self.notification(thread, loc) {
                    let mut next = self.clone();
                    next.push(thread, Kind::Wake(cause), usize::MAX, MemoryOrder::Plain);
                    next.finish(program, thread, reg, 0, out);
                }
            }
            _ => {
                for place in 0..self.mo[loc].len() {
                    let orders = [success, failure];
                    self.extend_reading(program, thread, (reg, loc, action, orders), place, out);
                }
            }
        }
    }

    /// A call on a condition variable finds the queue that was left by the write at a place. Queues are
    /// numbers: a digit for each thread, the first one lowest.
    fn extend_queue(
        &self,
        program: &Small,
        thread: usize,
        (loc, action): (usize, Action),
        place: usize,
        out: &mut Vec<Graph>,
    ) {
        let from = self.mo[loc][place];
        let queue = digits(self.events[from].value);
        let chosen = if action == Action::NotifyOne { 0..queue.len().max(1) } else { 0..1 };
        for chosen in chosen {
            let mut left = queue.clone();
            match action {
                Action::Enqueue => left.push(thread as u64 + 1),
                Action::NotifyOne if !left.is_empty() => drop(left.remove(chosen)),
                _ => left.clear(),
            }
            let mut next = self.clone();
            let read = next.push(thread, Kind::Read, loc, MemoryOrder::Acquire);
            let event = &mut next.events[read];
            (event.rf, event.locked) = (Some(from), true);
            event.notified = (action != Action::Enqueue).then_some(chosen);
            if left != queue {
                let write = next.push(thread, Kind::Write, loc, MemoryOrder::Release);
                next.events[write].value = left.iter().rev().fold(0, |all, one| 16 * all + one);
                next.events[write].rmw = Some(read);
                next.mo[loc].insert(place + 1, write);
            }
            next.finish(program, thread, usize::MAX, 0, out);
        }
    }

    /// What has taken a thread out of the queue after it joined that for the last time.
    fn notification(&self, thread: usize, loc: usize) -> Option<usize> {
        let queued =
            |&write: &usize| digits(self.events[write].value).contains(&(thread as u64 + 1));
        let mine = |&write: &usize| queued(&write) && self.events[write].thread == Some(thread);
        let joined = self.mo[loc].iter().rposition(mine)?;
        self.mo[loc][joined..].iter().copied().find(|write| !queued(write))
    }

    /// How many events of a thread on a location are such.
    fn of(&self, thread: usize, loc: usize, such: impl Fn(Kind) -> bool) -> u64 {
        let those = |e: &&Event| e.thread == Some(thread) && e.loc == loc && such(e.kind);
        self.events.iter().filter(those).count() as u64
    }

    /// The statement reads the write at a place of the order of writes.
    fn extend_reading(
        &self,
        program: &Small,
        thread: usize,
        (reg, loc, action, [success, failure]): (usize, usize, Action, [MemoryOrder; 2]),
        place: usize,
        out: &mut Vec<Graph>,
    ) {
        let from = self.mo[loc][place];
        let word = self.events[from].value;
        let anything = program.undefined == Some(loc) && place == 0;
        if !anything && !action.enabled(word, 8) {
            return;
        }
        if anything && let Action::CompareExchange { expected, .. } = action {
            for word in [expected, !expected] {
                self.extend_finding(
                    program,
                    thread,
                    (reg, loc, action, [success, failure]),
                    (place, word),
                    out,
                );
            }
            return;
        }
        self.extend_finding(
            program,
            thread,
            (reg, loc, action, [success, failure]),
            (place, word),
            out,
        );
    }

    /// The statement reads the write at a place of the order of writes, and finds this word there.
    fn extend_finding(
        &self,
        program: &Small,
        thread: usize,
        (reg, loc, action, [success, failure]): (usize, usize, Action, [MemoryOrder; 2]),
        (place, word): (usize, u64),
        out: &mut Vec<Graph>,
    ) {
        let from = self.mo[loc][place];
        let memory = |action: Action| {
            use Action::*;
            matches!(
                action,
                Load | Await(_) | Rmw { .. } | CompareExchange { .. } | ExchangeAwait { .. }
            )
        };
        let writes = !matches!(action, Action::Load | Action::Await(_)) && action.succeeds(word, 8);
        let order = match (memory(action), writes) {
            (true, true) => success,
            (true, false) => failure,
            (false, true) => MemoryOrder::AcqRel,
            (false, false) => MemoryOrder::Plain,
        };
        let mut next = self.clone();
        let (read_order, write_order) = if writes { split(order) } else { (order, order) };
        let read = next.push(thread, Kind::Read, loc, read_order);
        (next.events[read].rf, next.events[read].value) = (Some(from), word);
        next.events[read].locked = !matches!(action, Action::Load | Action::Await(_));
        if writes {
            let write = next.push(thread, Kind::Write, loc, write_order);
            next.events[write].value = action.apply(ThreadId(thread as u32), word, 8);
            next.events[write].rmw = Some(read);
            next.mo[loc].insert(place + 1, write);
        }
        next.finish(program, thread, reg, word, out);
    }
}

/// The digits of a number, the lowest first.
fn digits(mut number: u64) -> Vec<u64> {
    let mut digits = Vec::new();
    while number > 0 {
        digits.push(number % 16);
        number /= 16;
    }
    digits
}

/// The orders of the read and of the write of a read-modify-write.
fn split(order: MemoryOrder) -> (MemoryOrder, MemoryOrder) {
    use MemoryOrder::*;
    match order {
        AcqRel => (Acquire, Release),
        Acquire => (Acquire, Relaxed),
        Release => (Relaxed, Release),
        order => (order, order),
    }
}
