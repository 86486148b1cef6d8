//! Where threads have been: local states that are met again are not computed again.
//!
//! What a thread does between two visible operations depends on its registers and on what the first of
//! them gave, as long as it touches no memory, not even of its own. So the states in which threads stand
//! before visible operations, and the ways from one to the next, are remembered: making a step on a known
//! way means performing the visible operation and copying registers, and taking it back means copying
//! those from before. In a search the same ways are gone over and over.
//!
//! Only so much is remembered. What does not fit is computed, and saved to be undone, as if there were
//! nothing of this.

use crate::code::{Instr, Src};
use crate::machine::{Counters, Frame, Machine, Status, Thread};
use crate::memory::State;
use mazurka_trace::{Op, ThreadId};
use rustc_hash::{FxHashMap, FxHasher};
use std::hash::{Hash, Hasher};

/// How many bytes of states are remembered.
const ROOM: usize = 6 << 20;

/// A state with more registers is not remembered.
const MOST_REGISTERS: usize = 400;

/// In place of the number of a state.
pub(crate) const UNKNOWN: u32 = u32::MAX;

/// A thread that stands before a visible operation, or at its end.
#[derive(Clone, Copy, Debug)]
struct Local {
    /// Where its frames and registers lie, and how many there are.
    frames: (u32, u32),
    registers: (u32, u32),
    counters: Counters,
    status: Status,
    /// The operation, if it follows from the registers alone, and whether it gives something.
    op: Option<(Op, bool)>,
    /// The way that was found first: what the operation gave, and where it led.
    next: (u64, u32),
}

/// All states that are remembered.
#[derive(Clone, Debug, Default)]
pub(crate) struct Locals {
    states: Vec<Local>,
    frames: Vec<Frame>,
    registers: Vec<u64>,
    by_content: FxHashMap<u64, u32>,
    /// The other ways: from which state, with what, to which state.
    ways: FxHashMap<(u32, u64), u32>,
    /// Whether anything is remembered at all.
    pub(crate) off: bool,
}

impl Locals {
    /// Where a way leads that was gone before.
    #[inline]
    pub(crate) fn next(&self, from: u32, gave: u64) -> Option<u32> {
        let (first, to) = self.states[from as usize].next;
        if first == gave && to != UNKNOWN {
            return Some(to);
        }
        self.ways.get(&(from, gave)).copied()
    }

    fn connect(&mut self, from: u32, gave: u64, to: u32) {
        let next = &mut self.states[from as usize].next;
        if next.1 == UNKNOWN {
            *next = (gave, to);
        } else {
            self.ways.insert((from, gave), to);
        }
    }

    /// Puts a thread into a state.
    #[inline]
    pub(crate) fn enter(&self, number: u32, thread: &mut Thread) {
        let Local { counters, status, .. } = &self.states[number as usize];
        (thread.counters, thread.status, thread.local) = (*counters, *status, number);
    }

    /// Fetches the frames and registers of the state that a thread is in.
    pub(crate) fn fetch(&self, thread: &mut Thread) {
        if !thread.is_held() {
            thread.frames.clear();
            thread.frames.extend_from_slice(self.frames(thread.local));
            thread.registers.clear();
            thread.registers.extend_from_slice(self.registers(thread.local));
            thread.held = thread.local;
        }
    }

    /// The operation that a thread stands before in a state, if it is known.
    #[inline]
    pub(crate) fn op(&self, number: u32) -> Option<Op> {
        let (op, _) = self.states.get(number as usize)?.op?;
        Some(op)
    }

    /// The frames of a state, the one on top last.
    pub(crate) fn frames(&self, number: u32) -> &[Frame] {
        let (first, count) = self.states[number as usize].frames;
        &self.frames[first as usize..][..count as usize]
    }

    fn registers(&self, number: u32) -> &[u64] {
        let (first, count) = self.states[number as usize].registers;
        &self.registers[first as usize..][..count as usize]
    }

    fn is_full(&self) -> bool {
        let sizes = [
            self.states.len() * (size_of::<Local>() + 16),
            self.frames.len() * size_of::<Frame>(),
            self.registers.len() * 8,
            self.ways.len() * 24,
        ];
        sizes.iter().sum::<usize>() > ROOM
    }

    /// The number of the state in which a thread is, if it is or can be remembered.
    fn remember(&mut self, thread: &Thread, op: Option<(Op, bool)>) -> Option<u32> {
        let settled = matches!(thread.status, Status::Ready | Status::Finished);
        if !settled || thread.registers.len() > MOST_REGISTERS || self.is_full() {
            return None;
        }
        let content = content(thread);
        if let Some(&number) = self.by_content.get(&content) {
            return self.is(number, thread).then_some(number);
        }
        let number = self.states.len() as u32;
        let frames = (self.frames.len() as u32, thread.frames.len() as u32);
        let registers = (self.registers.len() as u32, thread.registers.len() as u32);
        self.frames.extend_from_slice(&thread.frames);
        self.registers.extend_from_slice(&thread.registers);
        let Thread { counters, status, .. } = *thread;
        self.states.push(Local { frames, registers, counters, status, op, next: (0, UNKNOWN) });
        self.by_content.insert(content, number);
        Some(number)
    }

    fn is(&self, number: u32, thread: &Thread) -> bool {
        let Local { counters, status, .. } = self.states[number as usize];
        (counters, status) == (thread.counters, thread.status)
            && self.frames(number) == thread.frames
            && self.registers(number) == thread.registers
    }
}

fn content(thread: &Thread) -> u64 {
    let mut hasher = FxHasher::default();
    (thread.status == Status::Ready).hash(&mut hasher);
    thread.counters.hash(&mut hasher);
    thread.frames.hash(&mut hasher);
    thread.registers.hash(&mut hasher);
    hasher.finish()
}

impl Machine {
    /// What the visible operation that a thread has just performed gave, as far as the thread's own
    /// state depends on it; nothing if it did more to the thread than that.
    pub(crate) fn gave(&self, t: usize, from: u32, site: Instr, old: u64) -> Option<u64> {
        let thread = &self.threads[t];
        if thread.status != Status::Ready {
            return None;
        }
        let base = thread.frames.last()?.base;
        match site {
            Instr::Access(number) => {
                let access = &self.code.accesses[number as usize];
                Some(if access.dst.is_some() { old } else { 0 })
            }
            Instr::Library(number) => {
                let before = self.locals.states[from as usize].counters;
                let now = Counters { threads: before.threads, ..thread.counters };
                let dst = self.code.library_calls[number as usize].dst;
                let gave = dst.map_or(0, |dst| thread.registers[(base + dst) as usize]);
                (now == before).then_some(gave)
            }
            _ => Some(0),
        }
    }

    /// Makes a step on a known way, if it is one: an access whose outcome has led somewhere before.
    #[inline]
    pub(crate) fn step_known(&mut self, t: usize, from: u32) -> Option<u64> {
        let (Op::On(object, action), gives) = self.locals.states.get(from as usize)?.op? else {
            return None;
        };
        let (block, at) = self.memory.find(object.address, object.size).ok()?;
        if block.state != State::Alive {
            return None;
        }
        let old = self.memory.read(at, object.size);
        let to = self.locals.next(from, if gives { old } else { 0 })?;
        let new = action.apply(ThreadId(t as u32), old, object.size);
        if new != old {
            self.log.write(at, object.size, old);
            self.memory.write(at, object.size, new);
        }
        self.enter(t, to);
        Some(old)
    }

    /// A thread comes to a known state.
    pub(crate) fn enter(&mut self, t: usize, to: u32) {
        self.locals.enter(to, &mut self.threads[t]);
        if !self.stands(t) {
            self.hold(t);
            self.run(t);
            self.arrived(t, None);
        }
    }

    /// The frames and registers of a thread are about to be changed.
    pub(crate) fn hold(&mut self, t: usize) {
        self.locals.fetch(&mut self.threads[t]);
        self.threads[t].held = UNKNOWN;
        self.threads[t].local = UNKNOWN;
    }

    /// The functions that a thread is in, the innermost last.
    pub(crate) fn frames(&self, t: usize) -> &[Frame] {
        let thread = &self.threads[t];
        if thread.is_held() { &thread.frames } else { self.locals.frames(thread.local) }
    }

    /// The value of an operand in a frame of a thread that begins at `base`.
    #[inline]
    pub(crate) fn get(&self, t: usize, base: usize, src: Src) -> u64 {
        let thread = &self.threads[t];
        match src.place() {
            Ok(reg) if thread.is_held() => thread.registers[base + reg as usize],
            Ok(reg) => self.locals.registers(thread.local)[base + reg as usize],
            Err(number) => self.code.consts[number as usize],
        }
    }

    /// Whether a thread in a known state stands before a visible operation, or at its end: whether an
    /// operation is in order, and visible, may depend on memory too.
    fn stands(&self, t: usize) -> bool {
        let thread = &self.threads[t];
        if let Some(Op::On(object, _)) = self.locals.op(thread.local) {
            let found = self.memory.find(object.address, object.size);
            return found.is_ok_and(|(block, _)| !block.private && !block.constant);
        }
        thread.status == Status::Finished || self.pending_op(t).is_some()
    }

    /// A thread has come to where it stands now. `way` tells from which state, and with what, if it has
    /// touched nothing on the way.
    pub(crate) fn arrived(&mut self, t: usize, way: Option<(u32, u64)>) {
        if self.locals.off {
            return;
        }
        let op = match self.frame(t) {
            Some((_, Instr::Access(number))) if self.threads[t].status == Status::Ready => {
                let gives = self.code.accesses[number as usize].dst.is_some();
                self.pending_op(t).map(|op| (op, gives))
            }
            _ => None,
        };
        let number = self.locals.remember(&self.threads[t], op);
        let number_or = number.unwrap_or(UNKNOWN);
        (self.threads[t].local, self.threads[t].held) = (number_or, number_or);
        if let (Some((from, gave)), Some(to)) = (way, number) {
            self.locals.connect(from, gave, to);
        }
    }

    /// The frame in which the step at `position` was made.
    pub(crate) fn site(&self, position: usize) -> Frame {
        match self.log.from(position) {
            UNKNOWN => self.log.site(position),
            from => *self
                .locals
                .frames(from)
                .last()
                .unwrap_or_else(|| unreachable!("a thread that makes a step has a frame")),
        }
    }
}
