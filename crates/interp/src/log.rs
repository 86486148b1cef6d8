//! What is needed to undo steps.
//!
//! A step changes memory, one thread's frames and registers, and a few counters. Writes to memory are
//! logged one by one. Of the frames, the one on top is saved when the step begins, and each one below
//! when a return uncovers it; frames that the step itself pushes need no saving. Everything lies in flat
//! arrays that are cut when a step is undone.

use crate::locals::{Locals, UNKNOWN};
use crate::machine::{Counters, Frame, Thread};
use crate::memory::Memory;

/// A write: what was there before.
#[derive(Clone, Copy, Debug)]
struct Write {
    at: u32,
    size: u8,
    old: u64,
}

/// Something that happened to an object, or to another thread than the one that makes the step.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Change {
    Created(u32),
    Freed(u32),
    Detached(u32),
    Joined(u32),
}

/// One step, and where its parts of the other arrays begin.
#[derive(Clone, Copy, Debug)]
struct Step {
    thread: u32,
    alternative: u32,
    /// The local state it began in, if that is remembered; then nothing else need be saved of the
    /// thread.
    from: u32,
    /// The thread that it created.
    child: Option<u32>,
    counters: Counters,
    writes: u32,
    changes: u32,
    frames: u32,
    registers: u32,
    /// The number of frames that were never uncovered.
    untouched: u32,
}

/// The log of all steps behind.
#[derive(Clone, Debug, Default)]
pub(crate) struct Log {
    steps: Vec<Step>,
    writes: Vec<Write>,
    changes: Vec<Change>,
    /// Saved frames, those on top first, and their registers in the same order.
    frames: Vec<(Frame, u32)>,
    registers: Vec<u64>,
    /// Whether a step has begun: what happens before the first one is never undone.
    begun: bool,
}

impl Log {
    /// How many steps lie behind.
    pub(crate) fn len(&self) -> usize {
        self.steps.len()
    }

    /// Which thread made the step at `position`, and with which alternative.
    pub(crate) fn choice(&self, position: usize) -> (u32, u32) {
        let step = &self.steps[position];
        (step.thread, step.alternative)
    }

    /// The remembered local state in which the step at `position` began.
    pub(crate) fn from(&self, position: usize) -> u32 {
        self.steps[position].from
    }

    /// The frame in which the step at `position` was made, as it was before, if that was saved.
    pub(crate) fn site(&self, position: usize) -> Frame {
        self.frames[self.steps[position].frames as usize].0
    }

    /// The thread that the last step created.
    pub(crate) fn child(&self) -> Option<u32> {
        self.steps.last().and_then(|step| step.child)
    }

    /// A step of a thread begins.
    pub(crate) fn begin(&mut self, number: u32, alternative: u32, thread: &Thread) {
        self.begun = true;
        self.steps.push(Step {
            thread: number,
            alternative,
            from: thread.local,
            child: None,
            counters: thread.counters,
            writes: self.writes.len() as u32,
            changes: self.changes.len() as u32,
            frames: self.frames.len() as u32,
            registers: self.registers.len() as u32,
            untouched: if thread.local == UNKNOWN { thread.frames.len() as u32 } else { 0 },
        });
        self.uncover(number, thread);
    }

    /// The top frame of a thread is about to be changed. It is saved if the thread is the one that
    /// makes the step (and not one that it creates), and if this step has not changed it before.
    #[inline]
    pub(crate) fn uncover(&mut self, number: u32, thread: &Thread) {
        let Some(step) = self.steps.last_mut() else { return };
        let depth = thread.frames.len() as u32;
        if depth > step.untouched || depth == 0 || number != step.thread {
            return;
        }
        step.untouched = depth - 1;
        let frame = thread.frames[depth as usize - 1];
        let registers = &thread.registers[frame.base as usize..frame.end() as usize];
        self.frames.push((frame, registers.len() as u32));
        self.registers.extend_from_slice(registers);
    }

    /// `size` bytes at a place in the arena are about to be written.
    #[inline]
    pub(crate) fn write(&mut self, at: usize, size: u32, old: u64) {
        if self.begun {
            self.writes.push(Write { at: at as u32, size: size as u8, old });
        }
    }

    /// Something happened to an object.
    pub(crate) fn change(&mut self, change: Change) {
        if self.begun {
            self.changes.push(change);
        }
    }

    /// The step creates a thread.
    pub(crate) fn created_thread(&mut self, child: u32) {
        if let Some(step) = self.steps.last_mut() {
            step.child = Some(child);
        }
    }

    /// Undoes the last step.
    pub(crate) fn undo(&mut self, memory: &mut Memory, threads: &mut [Thread], locals: &Locals) {
        let Some(step) = self.steps.pop() else { return };
        for write in self.writes.drain(step.writes as usize..).rev() {
            memory.write(write.at as usize, u32::from(write.size), write.old);
        }
        for change in self.changes.drain(step.changes as usize..).rev() {
            match change {
                Change::Created(number) => memory.uncreate(number),
                Change::Freed(number) => {
                    memory.set_state(number, crate::memory::State::Alive);
                }
                Change::Detached(thread) => threads[thread as usize].detached = false,
                Change::Joined(thread) => threads[thread as usize].joined = false,
            }
        }
        if let Some(child) = step.child {
            threads[child as usize].forget();
        }
        let thread = &mut threads[step.thread as usize];
        if step.from != UNKNOWN {
            locals.enter(step.from, thread);
            return;
        }
        locals.fetch(thread);
        (thread.local, thread.held) = (UNKNOWN, UNKNOWN);
        thread.frames.truncate(step.untouched as usize);
        let end = thread.frames.last().map_or(0, |frame| frame.end());
        thread.registers.truncate(end as usize);
        let mut from = self.registers.len();
        for &(frame, count) in self.frames[step.frames as usize..].iter().rev() {
            let start = from - count as usize;
            thread.registers.resize(frame.base as usize, 0);
            thread.registers.extend_from_slice(&self.registers[start..from]);
            thread.frames.push(frame);
            from = start;
        }
        self.frames.truncate(step.frames as usize);
        self.registers.truncate(step.registers as usize);
        thread.counters = step.counters;
        thread.revive();
    }
}
