//! What is needed to undo steps.
//!
//! A step changes memory, one thread's frames and registers, and a few counters. Writes to memory are
//! logged one by one. Of the frames, the one on top is saved when the step begins, and each one below
//! when a return uncovers it; frames that the step itself pushes need no saving. If the thread is still
//! in the same frame when the step ends, only the registers that it changed are kept. Everything lies in
//! flat arrays that are cut when a step is undone.

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
    /// The thread that it created, or [`UNKNOWN`].
    child: u32,
    /// How many saved counters there were.
    counters: u32,
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
    /// The counters of threads whose steps changed them.
    counters: Vec<Counters>,
    /// Saved frames, those on top first, and their registers in the same order. Of a step with no saved
    /// frame there are where it stood (see [`place`]) and pairs of a register's number and content.
    frames: Vec<(Frame, u32)>,
    registers: Vec<u64>,
    /// For a moment: registers that have changed.
    changed: Vec<u64>,
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

    /// The function and the instruction at which the step at `position` was made, if that was saved.
    pub(crate) fn site(&self, position: usize) -> (u32, u32) {
        let Step { frames, registers, .. } = self.steps[position];
        let end =
            self.steps.get(position + 1).map_or(self.frames.len(), |next| next.frames as usize);
        match self.frames[frames as usize..end].first() {
            Some((frame, _)) => (frame.function, frame.pc),
            None => {
                let place = self.registers[registers as usize];
                ((place >> 32) as u32, place as u32)
            }
        }
    }

    /// The thread that the last step created.
    pub(crate) fn child(&self) -> Option<u32> {
        self.steps.last().map(|step| step.child).filter(|&child| child != UNKNOWN)
    }

    /// A step of a thread begins.
    pub(crate) fn begin(&mut self, number: u32, alternative: u32, thread: &Thread) {
        self.begun = true;
        self.steps.push(Step {
            thread: number,
            alternative,
            from: thread.local,
            child: UNKNOWN,
            counters: self.counters.len() as u32,
            writes: self.writes.len() as u32,
            changes: self.changes.len() as u32,
            frames: self.frames.len() as u32,
            registers: self.registers.len() as u32,
            untouched: if thread.local == UNKNOWN { thread.frames.len() as u32 } else { 0 },
        });
        if thread.local == UNKNOWN {
            self.counters.push(thread.counters);
            self.uncover(number, thread);
        }
    }

    /// The step has come to its end: what it did not change need not be kept.
    pub(crate) fn end(&mut self, thread: &Thread) {
        let Some(step) = self.steps.last().filter(|step| step.from == UNKNOWN) else { return };
        if self.counters.last() == Some(&thread.counters) {
            self.counters.pop();
        }
        let [(before, count)] = self.frames[step.frames as usize..] else { return };
        let same = |now: &Frame| Frame { pc: now.pc, ..before } == *now;
        if thread.frames.len() != step.untouched as usize + 1
            || !thread.frames.last().is_some_and(same)
        {
            return;
        }
        let old = &self.registers[step.registers as usize..];
        let new = &thread.registers[before.base as usize..];
        self.changed.clear();
        for (k, (&old, _)) in old.iter().zip(new).enumerate().filter(|(_, (old, new))| old != new) {
            self.changed.extend([k as u64, old]);
        }
        if self.changed.len() <= count as usize {
            self.frames.pop();
            self.registers.truncate(step.registers as usize);
            self.registers.push(place(&before));
            self.registers.extend_from_slice(&self.changed);
        }
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
            step.child = child;
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
        if step.child != UNKNOWN {
            threads[step.child as usize].forget();
        }
        let thread = &mut threads[step.thread as usize];
        if step.from != UNKNOWN {
            locals.enter(step.from, thread);
            return;
        }
        locals.fetch(thread);
        (thread.local, thread.held) = (UNKNOWN, UNKNOWN);
        self.bring_back(&step, thread);
        self.frames.truncate(step.frames as usize);
        self.registers.truncate(step.registers as usize);
        if let Some(&counters) = self.counters.get(step.counters as usize) {
            thread.counters = counters;
        }
        self.counters.truncate(step.counters as usize);
        thread.revive();
    }

    /// Brings back the frames and registers that a step found.
    fn bring_back(&self, step: &Step, thread: &mut Thread) {
        if self.frames.len() == step.frames as usize {
            let [place, pairs @ ..] = &self.registers[step.registers as usize..] else { return };
            let Some(frame) = thread.frames.last_mut() else { return };
            frame.pc = *place as u32;
            for pair in pairs.chunks_exact(2) {
                thread.registers[frame.base as usize + pair[0] as usize] = pair[1];
            }
            return;
        }
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
    }
}

/// Where a frame stands, in a word.
fn place(frame: &Frame) -> u64 {
    u64::from(frame.function) << 32 | u64::from(frame.pc)
}
