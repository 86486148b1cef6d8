//! How a thread was before a step, as what is different from how it is after it.
//!
//! A step is undone when its thread is again as the step left it, so that what has not changed need not be kept, and of what
//! has, the difference is often small: a counter takes two bytes with the number of its register.
//!
//! Most steps leave the thread in the same frames. What is kept of those is the number of registers of the innermost frame
//! that have changed, and each of them; where the frame was is where the step was made, which is known. Of other steps all saved frames
//! are kept, the innermost first, each with its registers, and the counters if they have changed.

use super::number_stack::NumberStack;
use super::thread::{Counters, Frame, Thread};

/// What a step may change of its thread, as it was before, while the step is made.
#[derive(Clone, Debug, Default)]
pub(super) struct Before {
    /// The thread, if a step is being made that did not begin in a cached state.
    thread: Option<u32>,
    counters: Counters,
    /// The number of frames that have not been the innermost one during the step.
    untouched: usize,
    /// The others, the innermost first.
    frames: Vec<Frame>,
    /// The registers of these.
    registers: Vec<u64>,
}

impl Before {
    /// A thread begins a step.
    pub(super) fn begin(&mut self, number: u32, thread: &Thread) {
        self.thread = Some(number);
        self.counters = thread.counters;
        self.untouched = thread.frames.len();
        self.frames.clear();
        self.registers.clear();
        self.save_top_frame(number, thread);
    }

    /// Saves the innermost frame of a thread, if it is making a step and has not saved that frame before.
    #[inline]
    pub(super) fn save_top_frame(&mut self, number: u32, thread: &Thread) {
        let depth = thread.frames.len();
        if self.thread != Some(number) || depth > self.untouched {
            return;
        }
        let Some(frame) = thread.frames.last() else { return };
        self.untouched = depth - 1;
        self.frames.push(*frame);
        let registers = &thread.registers[frame.base as usize..frame.end() as usize];
        self.registers.extend_from_slice(registers);
    }
}

/// The differences that steps made which did not begin in a cached state.
#[derive(Clone, Debug, Default)]
pub(super) struct Differences {
    stack: NumberStack,
}

/// Added to twice the number of frames, in the first number of a step that is kept with its frames.
const COUNTERS_CHANGED: u64 = 1;

impl Differences {
    /// A step ends, if one did begin: keeps what was saved and has changed.
    pub(super) fn keep(&mut self, before: &mut Before, thread: &Thread) {
        if before.thread.take().is_none() {
            return;
        }
        let same_counters = before.counters == thread.counters;
        if let ([frame], true) = (&before.frames[..], same_counters)
            && thread.frames.len() == before.untouched + 1
            && thread.frames.last().is_some_and(|now| is_same(frame, now))
        {
            let changed = self.keep_registers(frame, &before.registers, thread);
            return self.stack.push(changed << 1);
        }
        let mut rest = &before.registers[..];
        for (k, frame) in before.frames.iter().enumerate() {
            let (registers, others) = rest.split_at(frame.size as usize);
            rest = others;
            let changed = self.keep_registers(frame, registers, thread);
            self.stack.push(changed);
            let depth = before.untouched + before.frames.len() - 1 - k;
            self.keep_frame(frame, thread.frames.get(depth));
        }
        self.stack.push(before.untouched as u64);
        if !same_counters {
            let (old, now) = (numbers_of(&before.counters), numbers_of(&thread.counters));
            old.iter().zip(now).for_each(|(&old, now)| self.stack.push_change(old, now));
        }
        let flag = if same_counters { 0 } else { COUNTERS_CHANGED };
        self.stack.push(((before.frames.len() as u64) << 1 | flag) << 1 | 1);
    }

    /// Keeps the registers of a frame that have changed, and tells how many these are. What is not there any more was 0.
    fn keep_registers(&mut self, frame: &Frame, old: &[u64], thread: &Thread) -> u64 {
        let end = thread.frames.last().map_or(0, |last| last.end() as usize);
        let now = thread.registers.get(frame.base as usize..end).unwrap_or_default();
        let now = now.iter().copied().chain(std::iter::repeat(0));
        let mut changed = 0;
        for (k, (&old, now)) in
            old.iter().zip(now).enumerate().filter(|(_, (old, now))| *old != now)
        {
            self.stack.push_change(old, now);
            self.stack.push(k as u64);
            changed += 1;
        }
        changed
    }

    /// Keeps a frame; `now` is the one that is there now.
    fn keep_frame(&mut self, frame: &Frame, now: Option<&Frame>) {
        let same = now.is_some_and(|now| is_same(frame, now));
        if !same {
            self.stack.push(frame.dst.map_or(0, |dst| u64::from(dst) + 1));
            self.stack.push(frame.size.into());
            self.stack.push(frame.function.into());
        }
        self.stack.push(u64::from(frame.pc) << 1 | u64::from(same));
    }

    /// Puts a thread to where it was before the last step that was kept, which was made at this instruction.
    pub(super) fn take_back(&mut self, thread: &mut Thread, pc: u32) {
        // What lies behind the last frame was not looked at.
        let end = thread.frames.last().map_or(0, Frame::end);
        thread.registers.truncate(end as usize);
        let head = self.stack.pop();
        if head & 1 == 0 {
            let Some(frame) = thread.frames.last_mut() else { return };
            frame.pc = pc;
            let base = frame.base as usize;
            return self.take_back_registers(head >> 1, &mut thread.registers[base..]);
        }
        let (head, frames) = (head >> 1, (head >> 2) as usize);
        if head & COUNTERS_CHANGED != 0 {
            let mut numbers = numbers_of(&thread.counters);
            numbers.iter_mut().rev().for_each(|number| *number = self.stack.pop_change(*number));
            thread.counters = counters_of(numbers);
        }
        let untouched = (self.stack.pop() as usize).min(thread.frames.len());
        for depth in untouched..untouched + frames {
            let base = depth.checked_sub(1).map_or(0, |below| thread.frames[below].end());
            let frame = self.take_back_frame(base, thread.frames.get(depth));
            match thread.frames.get_mut(depth) {
                Some(now) => *now = frame,
                None => thread.frames.push(frame),
            }
            let (base, end) = (base as usize, frame.end() as usize);
            thread.registers.resize(thread.registers.len().max(end), 0);
            let changed = self.stack.pop();
            self.take_back_registers(changed, &mut thread.registers[base..end]);
        }
        thread.frames.truncate(untouched + frames);
        let end = thread.frames.last().map_or(0, Frame::end);
        thread.registers.truncate(end as usize);
    }

    fn take_back_registers(&mut self, changed: u64, registers: &mut [u64]) {
        for _ in 0..changed {
            let register = &mut registers[self.stack.pop() as usize];
            *register = self.stack.pop_change(*register);
        }
    }

    /// A frame whose registers begin at `base`; `now` is the one that is there now.
    fn take_back_frame(&mut self, base: u32, now: Option<&Frame>) -> Frame {
        let head = self.stack.pop();
        let pc = (head >> 1) as u32;
        match now {
            Some(now) if head & 1 != 0 => Frame { pc, ..*now },
            _ => {
                let (function, size) = (self.stack.pop() as u32, self.stack.pop() as u32);
                let dst = self.stack.pop().checked_sub(1).map(|dst| dst as u32);
                Frame { function, pc, base, size, dst }
            }
        }
    }
}

/// Whether two frames are the same but for the next instruction.
fn is_same(before: &Frame, now: &Frame) -> bool {
    Frame { pc: now.pc, ..*before } == *now
}

fn numbers_of(counters: &Counters) -> [u64; 7] {
    let Counters { threads, result, undefined_result, sections, spurious, cleanup, ended_locals } =
        *counters;
    let [threads, sections, spurious] = [threads, sections, spurious].map(u64::from);
    [threads, result, undefined_result.into(), sections, spurious, cleanup, ended_locals.into()]
}

fn counters_of(numbers: [u64; 7]) -> Counters {
    let [threads, result, undefined_result, sections, spurious, cleanup, ended_locals] = numbers;
    Counters {
        threads: threads as u32,
        result,
        undefined_result: undefined_result as u32,
        sections: sections as u32,
        spurious: spurious as u32,
        cleanup,
        ended_locals: ended_locals as u32,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn any_word(random: &mut fastrand::Rng) -> u64 {
        [0, 1, u64::MAX, random.u64(..300), random.u64(..)][random.usize(..5)]
    }

    fn push_any_frame(random: &mut fastrand::Rng, thread: &mut Thread) {
        let dst = random.bool().then(|| random.u32(..3));
        thread.push_frame(random.u32(..4), random.u32(..5), dst);
    }

    /// What a step may do.
    fn change(random: &mut fastrand::Rng, before: &mut Before, thread: &mut Thread) {
        match random.u8(..12) {
            0 if thread.frames.len() < 6 => push_any_frame(random, thread),
            1 if thread.frames.pop().is_some() => {
                before.save_top_frame(3, thread);
                if random.u8(..3) > 0 {
                    thread.drop_dead_registers();
                }
            }
            2 => thread.counters.result = any_word(random),
            3 => {
                thread.counters.ended_locals += 1;
                (thread.counters.threads, thread.counters.sections) = (7, random.u32(..2));
                (thread.counters.undefined_result, thread.counters.spurious) = (1, 5);
                thread.counters.cleanup = any_word(random);
            }
            _ => {}
        }
        let word = any_word(random);
        if let Some((frame, registers)) = thread.top_frame() {
            frame.pc = random.u32(..200);
            if !registers.is_empty() {
                registers[random.usize(..registers.len())] = word;
            }
        }
    }

    #[test]
    fn threads_come_back_to_where_they_were() {
        let mut random = fastrand::Rng::with_seed(11);
        for _ in 0..300 {
            let (mut thread, mut before) = (Thread::new(0), Before::default());
            let (mut differences, mut made) = (Differences::default(), Vec::new());
            push_any_frame(&mut random, &mut thread);
            for _ in 0..40 {
                thread.drop_dead_registers();
                made.push(thread.clone());
                before.begin(3, &thread);
                (0..random.usize(..6)).for_each(|_| change(&mut random, &mut before, &mut thread));
                if thread.frames.is_empty() {
                    push_any_frame(&mut random, &mut thread);
                }
                differences.keep(&mut before, &thread);
                if random.u8(..3) == 0 {
                    for _ in 0..random.usize(..=made.len()) {
                        let Some(was) = made.pop() else { break };
                        let pc = was.frames.last().map_or(0, |frame| frame.pc);
                        differences.take_back(&mut thread, pc);
                        assert_eq!(thread.frames, was.frames);
                        assert_eq!(thread.registers, was.registers);
                        assert_eq!(thread.counters, was.counters);
                    }
                }
            }
            let left = differences.stack.size();
            assert!(left > 0 || made.is_empty(), "something is kept of each step");
        }
    }

    #[test]
    fn a_step_that_counts_takes_three_bytes() {
        let (mut thread, mut before) = (Thread::new(0), Before::default());
        thread.push_frame(2, 100, None);
        let mut differences = Differences::default();
        for k in 0..1000 {
            before.begin(3, &thread);
            thread.set_register(70, 1_000_000 + k);
            differences.keep(&mut before, &thread);
        }
        assert!(differences.stack.size() < 3010, "{}", differences.stack.size());
    }

    #[test]
    fn registers_with_large_numbers_come_back() {
        let (mut thread, mut before) = (Thread::new(0), Before::default());
        thread.push_frame(2, 400, None);
        let mut differences = Differences::default();
        let was = thread.clone();
        before.begin(3, &thread);
        for register in [127, 128, 300, 399] {
            thread.set_register(register, u64::MAX);
        }
        differences.keep(&mut before, &thread);
        differences.take_back(&mut thread, 0);
        assert_eq!(thread.registers, was.registers);
    }
}
