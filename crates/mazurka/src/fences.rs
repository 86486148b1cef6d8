//! Executions with more fences than the program has: what a repair by fences is tried on.
//!
//! A fence does nothing under sequential consistency. So an execution that was found is one of the program
//! with fences, too, once these are put in; nothing has to run for that, only what its steps did.

use mazurka_engine::{Execution, Fault, Pending, Program, Replay, Run};
use mazurka_trace::{Effect, Event, MemoryOrder, Object, Op, ThreadId};

/// A step that was made, or that a thread waits to make.
#[derive(Clone, Copy)]
struct Line {
    op: Op,
    /// The word that it found.
    old: u64,
    waits: bool,
    /// Its memory orders if it reads, and if it writes.
    orders: [MemoryOrder; 2],
    undefined: bool,
}

/// What the threads of an execution did.
#[derive(Clone, Default)]
pub(crate) struct Script {
    threads: Vec<Vec<Line>>,
    /// How many threads there were at the start.
    started: usize,
}

impl Script {
    /// What the threads of `e`, whose run is at its end, did; a fence comes before each step for which
    /// `fence` gives an order, and before the operation at which `last` waits if it does for no position.
    pub(crate) fn new<R: Run>(
        e: &Execution,
        run: &R,
        last: Option<ThreadId>,
        fence: impl Fn(Option<usize>) -> Option<MemoryOrder>,
    ) -> Script {
        let mut threads = vec![Vec::new(); e.threads().len()];
        for (at, event) in e.events().enumerate() {
            let orders = [Effect::Read, Effect::Write].map(|effect| run.memory_order(at, effect));
            let orders = if event.op == Op::Fence {
                [run.memory_order(at, event.effect); 2]
            } else {
                orders
            };
            let undefined = event.op.object().is_some_and(|x| run.found_undefined(at, x));
            let lines = &mut threads[event.thread.index()];
            lines.extend(fence(Some(at)).map(Line::fence));
            lines.push(Line { op: event.op, old: event.old, waits: false, orders, undefined });
        }
        for thread in e.threads() {
            if let Some(op) = e.pending_op(thread) {
                let orders = [Effect::Read, Effect::Write];
                let orders = orders.map(|effect| run.pending_order(thread, effect));
                let lines = &mut threads[thread.index()];
                lines.extend(fence(None).filter(|_| Some(thread) == last).map(Line::fence));
                lines.push(Line { op, old: 0, waits: true, orders, undefined: false });
            }
        }
        let created: Vec<ThreadId> = e.events().filter_map(|x| x.op.creates()).collect();
        let started = e.threads().take_while(|thread| !created.contains(thread)).count();
        Script { threads, started }
    }

    /// Performs the steps in the order of `events`, each after the fences before it. Also tells where
    /// each of them is now; nothing if that is not possible.
    pub(crate) fn perform(&self, events: &[Event]) -> Option<(Replay<ScriptRun>, Vec<usize>)> {
        let mut replay = Replay::new(self);
        let mut places = Vec::new();
        for event in events {
            let choice =
                mazurka_engine::Choice { thread: event.thread, alternative: event.alternative };
            let fence = mazurka_engine::Choice { alternative: 0, ..choice };
            while event.op != Op::Fence && replay.e.pending_op(event.thread) == Some(Op::Fence) {
                replay.step(fence).then_some(())?;
            }
            replay.step(choice).then_some(())?;
            places.push(replay.e.len() - 1);
        }
        // A fence may come before an operation at which a thread waits.
        for thread in replay.e.threads() {
            let fence = mazurka_engine::Choice { thread, alternative: 0 };
            while replay.e.pending_op(thread) == Some(Op::Fence) {
                replay.step(fence).then_some(())?;
            }
        }
        Some((replay, places))
    }
}

impl Line {
    fn fence(order: MemoryOrder) -> Line {
        Line { op: Op::Fence, old: 0, waits: false, orders: [order; 2], undefined: false }
    }
}

impl Program for Script {
    type Run = ScriptRun;

    fn start(&self) -> ScriptRun {
        let alive = (0..self.threads.len()).map(|t| t < self.started).collect();
        let next = vec![0; self.threads.len()];
        ScriptRun { script: self.clone(), alive, next, made: Vec::new() }
    }
}

/// A run of a script. It goes forward only.
pub(crate) struct ScriptRun {
    script: Script,
    alive: Vec<bool>,
    /// The line at which each thread is.
    next: Vec<usize>,
    made: Vec<Line>,
}

impl ScriptRun {
    fn line(&self, thread: ThreadId) -> Option<&Line> {
        self.script.threads[thread.index()].get(self.next[thread.index()])
    }
}

impl Run for ScriptRun {
    fn pending(&self, thread: ThreadId) -> Pending {
        if self.alive.get(thread.index()) != Some(&true) {
            return Pending::Unborn;
        }
        let Some(&Line { op, old, waits, .. }) = self.line(thread) else {
            return Pending::Finished;
        };
        Pending::Op { op, enabled: !waits, word: old }
    }

    fn step(&mut self, thread: ThreadId, _: u32) -> u64 {
        let line = *self.line(thread).expect("the thread is not at its end");
        self.next[thread.index()] += 1;
        if let Some(child) = line.op.creates() {
            self.alive[child.index()] = true;
        }
        self.made.push(line);
        line.old
    }

    fn move_to(&mut self, _: usize) {
        unreachable!("steps of a script are never taken back");
    }

    fn violation(&self, _: ThreadId) -> Fault {
        unreachable!("a script has no violations");
    }

    fn memory_order(&self, position: usize, effect: Effect) -> MemoryOrder {
        self.made[position].orders[usize::from(effect != Effect::Read)]
    }

    fn pending_order(&self, thread: ThreadId, effect: Effect) -> MemoryOrder {
        let order = |line: &Line| line.orders[usize::from(effect != Effect::Read)];
        self.line(thread).map_or(MemoryOrder::SeqCst, order)
    }

    fn found_undefined(&self, position: usize, _: Object) -> bool {
        self.made[position].undefined
    }
}
