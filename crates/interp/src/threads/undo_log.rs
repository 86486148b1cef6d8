//! What is needed to undo the changes that steps make to threads.
//!
//! A step changes the frames, registers and counters of one thread. The innermost frame is saved when
//! the step begins, and each frame below it when a return makes it the innermost; frames that the step
//! itself pushes need no saving. If the thread is still in the same frame when the step ends, only the
//! registers that have changed are kept; a step that has changed nothing else is *short*, and takes no room
//! but for them. Of a step that began in a cached state nothing is saved but that state. Everything lies in flat arrays, which are cut when a step is undone.

use super::thread::{Counters, Frame, Status, Thread};
use super::undefined::UndefinedRegisters;
use crate::transition_cache::StateId;

/// In place of the number of a thread.
const NO_THREAD: u32 = u32::MAX;

/// Something that was done to another thread than the one that made the step.
#[derive(Clone, Copy, Debug)]
pub(super) enum Change {
    Detached(u32),
    Joined(u32),
}

/// One step. Of a short one, which chooses no alternative but the first and creates no thread, the fields are used
/// for something else ([`ShortStep`]).
#[derive(Clone, Copy, Debug)]
struct Step {
    thread: u32,
    alternative: u32,
    /// The cached state in which the thread was before the step.
    from: StateId,
    /// The thread that it created, or [`NO_THREAD`].
    child: u32,
}

/// What is known of a short step.
#[derive(Clone, Copy, Debug)]
struct ShortStep {
    /// Where it was made.
    function: u32,
    pc: u32,
    /// Where its part of [`UndoLog::registers`] begins.
    registers: u32,
}

impl Step {
    fn as_short(&self) -> Option<ShortStep> {
        let Step { alternative: pc, from, child: registers, .. } = *self;
        from.as_mark().map(|function| ShortStep { function, pc, registers })
    }

    /// Makes it a short step, unless the number of its function is too large.
    fn set_short(&mut self, ShortStep { function, pc, registers }: ShortStep) -> bool {
        let Some(from) = StateId::mark(function) else { return false };
        (self.alternative, self.from, self.child) = (pc, from, registers);
        true
    }
}

/// A step that did not begin in a cached state, and where its parts of the other arrays begin.
#[derive(Clone, Copy, Debug)]
struct SavedStep {
    position: u32,
    counters: u32,
    frames: u32,
    registers: u32,
    /// The number of frames that have not been the innermost one during the step.
    untouched: u32,
}

/// The log of all steps made so far.
#[derive(Clone, Debug, Default)]
pub(super) struct UndoLog {
    /// The steps made so far, and behind them those that were undone and can be repeated.
    steps: Vec<Step>,
    /// How many steps were made.
    made: usize,
    /// How many of them did not begin in a cached state.
    uncached: usize,
    saved: Vec<SavedStep>,
    /// Each with the position of the step that made it.
    changes: Vec<(u32, Change)>,
    /// The counters of threads whose steps changed them.
    counters: Vec<Counters>,
    /// Saved frames with the number of their registers, the innermost first.
    frames: Vec<(Frame, u32)>,
    /// The registers of saved frames. Of a step with no saved frame: where it was made (see
    /// [`site_word`]), and the old contents of registers (see [`push_old`]).
    registers: Vec<u64>,
    /// The undefined registers that threads had before steps, where they had any: by position.
    undefined: Vec<(u32, UndefinedRegisters)>,
    /// Registers that have changed; kept for its allocation.
    changed: Vec<u64>,
}

/// A step that was made.
#[derive(Clone, Copy, Debug)]
pub(crate) struct StepRecord {
    pub(crate) thread: u32,
    /// The cached state in which the thread was before the step.
    pub(crate) from: StateId,
    /// The thread that it created.
    pub(crate) child: Option<u32>,
}

impl UndoLog {
    #[inline]
    pub(super) fn len(&self) -> usize {
        self.made
    }

    /// Forgets the steps that can be repeated.
    #[inline]
    pub(super) fn forget_undone(&mut self) {
        self.steps.truncate(self.made);
    }

    /// The thread and the alternative of the next step that can be repeated.
    pub(super) fn next_undone(&self) -> Option<(u32, u32)> {
        let step = self.steps.get(self.made)?;
        Some((step.thread, if step.as_short().is_some() { 0 } else { step.alternative }))
    }

    #[inline]
    pub(super) fn step(&self, position: usize) -> StepRecord {
        let step = self.steps[position];
        let Step { thread, from, child, .. } = step;
        match step.as_short() {
            Some(_) => StepRecord { thread, from: StateId::NONE, child: None },
            None => StepRecord { thread, from, child: (child != NO_THREAD).then_some(child) },
        }
    }

    /// The function and the instruction at which a step was made that did not begin in a cached state.
    pub(super) fn site(&self, position: usize) -> (u32, u32) {
        if let Some(ShortStep { function, pc, .. }) = self.steps[position].as_short() {
            return (function, pc);
        }
        let nth = self.saved.partition_point(|saved| (saved.position as usize) < position);
        let SavedStep { frames, registers, .. } = self.saved[nth];
        let end = self.saved.get(nth + 1).map_or(self.frames.len(), |next| next.frames as usize);
        match self.frames[frames as usize..end].first() {
            Some((frame, _)) => (frame.function, frame.pc),
            None => {
                let site = self.registers[registers as usize];
                ((site >> 32) as u32, site as u32)
            }
        }
    }

    #[inline(always)]
    pub(super) fn begin_step(&mut self, thread: u32, alternative: u32, from: StateId) {
        let step = Step { thread, alternative, from, child: NO_THREAD };
        match self.steps.get_mut(self.made) {
            Some(undone) => *undone = step,
            None => self.steps.push(step),
        }
        self.made += 1;
    }

    /// The step that is being made.
    #[inline]
    fn current(&mut self) -> Option<&mut Step> {
        self.steps[..self.made].last_mut()
    }

    /// Saves what a step may change that does not begin in a cached state.
    #[inline(never)]
    pub(super) fn save(&mut self, number: u32, thread: &Thread) {
        let position = self.made as u32 - 1;
        self.uncached += 1;
        self.saved.push(SavedStep {
            position,
            counters: self.counters.len() as u32,
            frames: self.frames.len() as u32,
            registers: self.registers.len() as u32,
            untouched: thread.frames.len() as u32,
        });
        self.counters.push(thread.counters);
        self.save_top_frame(number, thread);
        if thread.has_undefined() {
            self.undefined.push((position, thread.undefined.clone()));
        }
    }

    /// What is saved of the last step, if it did not begin in a cached state.
    #[inline]
    fn last_saved(&mut self) -> Option<&mut SavedStep> {
        let steps = self.made as u32;
        self.saved.last_mut().filter(|saved| saved.position + 1 == steps)
    }

    /// The step is complete: what it did not change need not be kept.
    pub(super) fn end_step(&mut self, thread: &Thread) {
        let Some(&mut step) = self.last_saved() else { return };
        let same_counters = self.counters.pop_if(|before| *before == thread.counters).is_some();
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
            push_old(&mut self.changed, k, old);
        }
        if self.changed.len() <= count as usize {
            self.frames.pop();
            self.registers.truncate(step.registers as usize);
            if !(same_counters && self.shorten(step, &before)) {
                self.registers.push(site_word(&before));
            }
            self.registers.extend_from_slice(&self.changed);
        }
    }

    /// The last step, of which this is saved, has changed nothing in its thread but registers of the innermost frame. It becomes
    /// short if there is nothing else about it.
    fn shorten(&mut self, saved: SavedStep, frame: &Frame) -> bool {
        let had_undefined = self.undefined.last().is_some_and(|(at, _)| *at == saved.position);
        let Some(step) = self.current() else { return false };
        let Frame { function, pc, .. } = *frame;
        let short = !had_undefined
            && (step.alternative, step.child) == (0, NO_THREAD)
            && step.set_short(ShortStep { function, pc, registers: saved.registers });
        if short {
            self.saved.pop();
        }
        short
    }

    /// The innermost frame of a thread is about to be changed. It is saved if the thread is the one
    /// that makes the step (and not one that it creates), and if the step has not saved it before.
    #[inline]
    pub(super) fn save_top_frame(&mut self, number: u32, thread: &Thread) {
        let own = self.current().is_some_and(|step| step.thread == number);
        let depth = thread.frames.len() as u32;
        let Some(step) = self.last_saved().filter(|_| own) else { return };
        if depth > step.untouched || depth == 0 {
            return;
        }
        step.untouched = depth - 1;
        let frame = thread.frames[depth as usize - 1];
        let registers = &thread.registers[frame.base as usize..frame.end() as usize];
        self.frames.push((frame, registers.len() as u32));
        self.registers.extend_from_slice(registers);
    }

    pub(super) fn record_change(&mut self, change: Change) {
        // What happens before the first step is never undone.
        if let Some(position) = self.made.checked_sub(1) {
            self.changes.push((position as u32, change));
        }
    }

    pub(super) fn record_child(&mut self, child: u32) {
        if let Some(step) = self.current() {
            step.child = child;
        }
    }

    /// How many steps were made up to the last one that did not begin in a cached state, or `least` if fewer.
    #[inline]
    pub(super) fn last_uncached(&self, least: usize) -> usize {
        if self.uncached == 0 {
            return least;
        }
        let later = self.steps[least..self.made].iter().rposition(|step| !step.from.is_state());
        later.map_or(least, |last| least + last + 1)
    }

    /// Undoes all steps but the first `steps`, which all began in cached states: `restore` puts threads there.
    #[inline(always)]
    pub(super) fn undo_cached(
        &mut self,
        steps: usize,
        threads: &mut [Thread],
        mut restore: impl FnMut(StateId, &mut Thread),
    ) {
        for step in self.steps[steps..self.made].iter().rev() {
            if step.child != NO_THREAD {
                threads[step.child as usize].reset();
            }
            restore(step.from, &mut threads[step.thread as usize]);
        }
        self.made = steps;
        self.undo_changes(threads);
    }

    /// Undoes the last step, which did not begin in a cached state. Its thread must be loaded.
    #[inline(never)]
    pub(super) fn undo_uncached(&mut self, threads: &mut [Thread]) {
        self.made -= 1;
        self.uncached -= 1;
        self.undo_changes(threads);
        let step = self.steps[self.made];
        if let Some(short) = step.as_short() {
            return self.restore_short(short, &mut threads[step.thread as usize]);
        }
        if step.child != NO_THREAD {
            threads[step.child as usize].reset();
        }
        self.restore(&mut threads[step.thread as usize]);
    }

    /// Undoes what the steps that are no longer made did to other threads than their own.
    #[inline]
    fn undo_changes(&mut self, threads: &mut [Thread]) {
        let made = self.made as u32;
        while let Some((_, change)) = self.changes.pop_if(|(at, _)| *at >= made) {
            match change {
                Change::Detached(thread) => threads[thread as usize].detached = false,
                Change::Joined(thread) => threads[thread as usize].joined = false,
            }
        }
    }

    /// Restores the thread that made a short step.
    fn restore_short(&mut self, short: ShortStep, thread: &mut Thread) {
        thread.set_cached_state(StateId::NONE);
        let start = short.registers as usize;
        restore_registers(thread, short.pc, &self.registers[start..]);
        self.registers.truncate(start);
        thread.status = Status::Ready;
        thread.undefined.clear();
    }

    /// Restores what was saved of the thread that made a step.
    fn restore(&mut self, thread: &mut Thread) {
        let Some(step) = &self.saved.pop() else { return };
        thread.set_cached_state(StateId::NONE);
        self.restore_frames(step, thread);
        self.frames.truncate(step.frames as usize);
        self.registers.truncate(step.registers as usize);
        if let Some(&counters) = self.counters.get(step.counters as usize) {
            thread.counters = counters;
        }
        self.counters.truncate(step.counters as usize);
        thread.status = Status::Ready;
        let position = self.made as u32;
        match self.undefined.pop_if(|(saved, _)| *saved == position) {
            Some((_, undefined)) => thread.undefined = undefined,
            None => thread.undefined.clear(),
        }
    }

    fn restore_frames(&self, step: &SavedStep, thread: &mut Thread) {
        if self.frames.len() == step.frames as usize {
            let [site, old @ ..] = &self.registers[step.registers as usize..] else { return };
            restore_registers(thread, *site as u32, old);
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

/// Restores the innermost frame of a thread: its next instruction, and registers that have changed.
fn restore_registers(thread: &mut Thread, pc: u32, old: &[u64]) {
    let Some(frame) = thread.frames.last_mut() else { return };
    frame.pc = pc;
    let mut words = old.iter();
    while let Some((register, old)) = next_old(&mut words) {
        thread.registers[frame.base as usize + register] = old;
    }
}

/// The function and the instruction that a frame is at, in one word.
fn site_word(frame: &Frame) -> u64 {
    u64::from(frame.function) << 32 | u64::from(frame.pc)
}

/// Set if the old content of a register is in a word of its own.
const WIDE: u64 = 1 << 63;

/// Appends the number of a register and its old content: in one word if that has no more than 32 bits.
fn push_old(to: &mut Vec<u64>, register: usize, old: u64) {
    let number = (register as u64) << 32;
    match u32::try_from(old) {
        Ok(old) => to.push(number | u64::from(old)),
        Err(_) => to.extend([WIDE | number, old]),
    }
}

/// The number of a register and its old content, as [`push_old`] has appended them.
fn next_old<'a>(words: &mut impl Iterator<Item = &'a u64>) -> Option<(usize, u64)> {
    let word = *words.next()?;
    let old = if word & WIDE == 0 { u64::from(word as u32) } else { *words.next()? };
    Some((((word & !WIDE) >> 32) as usize, old))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn old_contents_of_registers_come_back_as_they_were() {
        let registers = [(0, 0), (3, 7), (4, u64::from(u32::MAX)), (5, 1 << 32), (399, u64::MAX)];
        let mut words = Vec::new();
        registers.iter().for_each(|&(number, old)| push_old(&mut words, number, old));
        assert_eq!(words.len(), 7, "two of them need two words");
        let mut rest = words.iter();
        let found: Vec<(usize, u64)> = std::iter::from_fn(|| next_old(&mut rest)).collect();
        assert_eq!(found, registers);
    }
}
