//! Small programs with memory orders: what their threads do, and how the engine runs them.

use mazurka_engine::{Fault, Pending, Program, Run};
use mazurka_trace::{Action, Effect, MemoryOrder, Object, Op, ThreadId};
use std::fmt;

/// A statement of a thread.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Stmt {
    /// An access to memory or a call on a synchronisation object; the register gets the word that was
    /// there. The orders are those of success and of failure.
    On {
        reg: usize,
        loc: usize,
        action: Action,
        orders: [MemoryOrder; 2],
    },
    /// Stores a register.
    StoreReg {
        reg: usize,
        loc: usize,
        order: MemoryOrder,
    },
    Fence(MemoryOrder),
    Create(usize),
    /// Posts a message: a thread that takes its handler first and gives it back last.
    Post(usize),
    Join(usize),
    /// Any number below the second.
    Choose(usize, u32),
    /// Leaves out so many statements unless the register has this value.
    Unless(usize, u64, usize),
}

/// Threads of statements; the first `started` of them run from the start, the others are created.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Small {
    pub threads: Vec<Vec<Stmt>>,
    pub started: usize,
    /// What the locations hold at the start.
    pub memory: Vec<u64>,
    /// A location that was allocated and not initialised: at the start it may hold anything.
    pub undefined: Option<usize>,
}

/// How many registers a thread has.
pub(crate) const REGISTERS: usize = 3;

/// Where a thread is.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub(crate) struct Local {
    pub pc: usize,
    pub regs: [u64; REGISTERS],
}

impl Local {
    /// Leaves out what branches leave out.
    pub(crate) fn settle(&mut self, body: &[Stmt]) {
        while let Some(&Stmt::Unless(reg, value, count)) = body.get(self.pc) {
            let skipped = if self.regs[reg] == value { 0 } else { count };
            self.pc += 1 + skipped;
        }
    }

    /// The next statement, with registers replaced by what they hold.
    pub(crate) fn next(&self, body: &[Stmt]) -> Option<Stmt> {
        Some(match *body.get(self.pc)? {
            Stmt::StoreReg { reg, loc, order } => {
                let action = Action::Store(self.regs[reg]);
                Stmt::On { reg: REGISTERS, loc, action, orders: [order, order] }
            }
            other => other,
        })
    }

    /// Goes on after a statement whose register gets a value.
    pub(crate) fn advance(&mut self, body: &[Stmt], reg: usize, value: u64) {
        if let Some(place) = self.regs.get_mut(reg) {
            *place = value;
        }
        self.pc += 1;
        self.settle(body);
    }
}

#[derive(Clone, Debug)]
struct State {
    locals: Vec<Local>,
    alive: Vec<bool>,
    memory: Vec<u64>,
    /// The threads that wait at condition variables, with the locations of these, as they came.
    queue: Vec<(usize, usize)>,
}

/// A run that remembers all its states.
pub(crate) struct SmallRun {
    program: Small,
    states: Vec<State>,
    steps: Vec<(usize, Stmt)>,
    position: usize,
}

impl Program for Small {
    type Run = SmallRun;

    fn start(&self) -> SmallRun {
        let mut locals = vec![Local::default(); self.threads.len()];
        for (local, body) in locals.iter_mut().zip(&self.threads) {
            local.settle(body);
        }
        let alive = (0..self.threads.len()).map(|t| t < self.started).collect();
        let states = vec![State { locals, alive, memory: self.memory.clone(), queue: Vec::new() }];
        SmallRun { program: self.clone(), states, steps: Vec::new(), position: 0 }
    }
}

/// The object of a location.
fn object(loc: usize) -> Object {
    Object::new(16 + 8 * loc as u64, 8)
}

impl State {
    /// What an action means for the queue of a condition variable.
    fn notify(&mut self, thread: usize, loc: usize, action: Action, taken: usize) {
        match action {
            Action::Enqueue => self.queue.push((thread, loc)),
            Action::NotifyAll => self.queue.retain(|&(_, at)| at != loc),
            Action::NotifyOne => {
                let mut waiting = (0..self.queue.len()).filter(|&k| self.queue[k].1 == loc);
                if let Some(k) = waiting.nth(taken) {
                    self.queue.remove(k);
                }
            }
            _ => {}
        }
    }
}

impl SmallRun {
    fn state(&self) -> &State {
        &self.states[self.position]
    }

    fn next(&self, thread: usize) -> Option<Stmt> {
        self.state().locals[thread].next(&self.program.threads[thread])
    }
}

impl Run for SmallRun {
    fn pending(&self, thread: ThreadId) -> Pending {
        let t = thread.index();
        if self.state().alive.get(t) != Some(&true) {
            return Pending::Unborn;
        }
        let Some(stmt) = self.next(t) else { return Pending::Finished };
        let (op, enabled, word) = match stmt {
            Stmt::On { loc, action, .. } => {
                let word = self.state().memory[loc];
                let waits = action == Action::Wake && self.state().queue.contains(&(t, loc));
                (Op::On(object(loc), action), !waits && action.enabled(word, 8), word)
            }
            Stmt::Fence(_) => (Op::Fence, true, 0),
            Stmt::Create(child) => (Op::Spawn(ThreadId(child as u32)), true, 0),
            Stmt::Post(message) => (Op::Post(ThreadId(message as u32)), true, 0),
            Stmt::Join(target) => {
                let alive = self.state().alive[target];
                let done = alive && self.next(target).is_none();
                (Op::Join(ThreadId(target as u32)), done, 0)
            }
            Stmt::Choose(_, n) => (Op::Choose(n), true, 0),
            Stmt::StoreReg { .. } | Stmt::Unless(..) => unreachable!("replaced or left out"),
        };
        Pending::Op { op, enabled, word }
    }

    fn step(&mut self, thread: ThreadId, alternative: u32) -> u64 {
        let t = thread.index();
        let stmt = self.next(t).expect("the thread is not at its end");
        let mut state = self.state().clone();
        let body = &self.program.threads[t];
        let (mut old, mut reg, mut value) = (0, REGISTERS, 0);
        match stmt {
            Stmt::On { reg: to, loc, action, .. } => {
                old = state.memory[loc];
                if !matches!(action, Action::Store(_)) {
                    (reg, value) = (to, old);
                }
                state.notify(t, loc, action, alternative as usize);
                state.memory[loc] = action.apply(thread, old, 8);
            }
            Stmt::Create(child) | Stmt::Post(child) => state.alive[child] = true,
            Stmt::Choose(to, _) => (reg, value) = (to, alternative.into()),
            _ => {}
        }
        state.locals[t].advance(body, reg, value);
        self.states.truncate(self.position + 1);
        self.steps.truncate(self.position);
        self.states.push(state);
        self.steps.push((t, stmt));
        self.position += 1;
        old
    }

    fn move_to(&mut self, position: usize) {
        self.position = position;
    }

    fn violation(&self, _: ThreadId) -> Fault {
        unreachable!("nothing fails")
    }

    fn memory_order(&self, position: usize, effect: Effect) -> MemoryOrder {
        order(&self.steps[position].1, effect)
    }

    fn pending_order(&self, thread: ThreadId, effect: Effect) -> MemoryOrder {
        self.next(thread.index()).map_or(MemoryOrder::SeqCst, |stmt| order(&stmt, effect))
    }

    /// Values are those at the start until something is written.
    fn found_undefined(&self, position: usize, written: Object) -> bool {
        let is_write = |&(_, stmt): &(usize, Stmt)| match stmt {
            Stmt::On { loc, action, .. } => {
                object(loc) == written && !matches!(action, Action::Load | Action::Await(_))
            }
            _ => false,
        };
        let undefined = self.program.undefined.is_some_and(|loc| object(loc) == written);
        undefined && !self.steps[..position].iter().any(is_write)
    }
}

fn order(stmt: &Stmt, effect: Effect) -> MemoryOrder {
    match *stmt {
        Stmt::On { orders: [success, failure], .. } => {
            if effect == Effect::Read {
                failure
            } else {
                success
            }
        }
        Stmt::Fence(order) => order,
        _ => MemoryOrder::SeqCst,
    }
}

impl fmt::Display for Small {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{} from the start, memory {:?}", self.started, self.memory)?;
        if let Some(loc) = self.undefined {
            writeln!(f, "x{loc} is not initialised")?;
        }
        for (t, body) in self.threads.iter().enumerate() {
            write!(f, "  {t}:")?;
            for stmt in body {
                match stmt {
                    Stmt::On { reg, loc, action, orders: [order, other] } if order == other => {
                        write!(f, " r{reg}=x{loc}.{action:?} {order:?};")?;
                    }
                    Stmt::On { reg, loc, action, orders } => {
                        write!(f, " r{reg}=x{loc}.{action:?} {orders:?};")?;
                    }
                    other => write!(f, " {other:?};")?,
                }
            }
            writeln!(f)?;
        }
        Ok(())
    }
}
