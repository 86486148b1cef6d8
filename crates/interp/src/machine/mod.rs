//! The machine: what makes, undoes and repeats steps, composed of its parts.
//!
//! | part | what it owns |
//! |---|---|
//! | [`Memory`] | objects and bytes, with the log that undoes changes to them |
//! | [`Threads`] | frames, registers, counters, with the log that undoes steps of threads |
//! | [`TransitionCache`] | local states and the transitions between them |
//! | [`StateKeys`] | the key of the current state, if keys are kept |
//!
//! The parts do not know the machine; only this folder reaches them all. Here is what needs several of
//! them: `execute` runs local code, `resume` goes on where loops were cut off, `returning`
//! recognises local states, `forgetting` lets names be used again, `visible` says what a thread does next and performs it, `builtins`
//! are the library functions among both, `unwinding` is what exceptions do, `sections` are atomic sections that wait, `futex` where threads wait for words, `thread_locals` are the copies that they have of variables, `cached_step` does the same along a cached transition, and
//! `undefined` carries on what was never written.

mod builtins;
mod cached_step;
mod execute;
mod forgetting;
mod futex;
mod handlers;
mod local_numbers;
mod masks;
mod recurrence;
mod resume;
mod returning;
mod sections;
mod several_words;
mod thread_exit;
mod thread_locals;
mod undefined;
mod undefined_access;
mod unwinding;
mod visible;

use crate::code::{Code, Instr, Src};
use crate::memory::{Memory, Reuse};
use crate::names::Names;
use crate::pipeline::States;
use crate::printf::OutputChunk;
use crate::state_keys::{self, StateKeys};
use crate::threads::{Frame, Status, Threads};
use crate::transition_cache::{StateId, TransitionCache};
use mazurka_engine::Alarm;
use mazurka_trace::{Op, ThreadId};
use returning::Returning;
use std::sync::Arc;
use undefined::Origins;
pub(crate) use undefined::Source;

/// An execution of a program.
#[derive(Clone, Debug)]
pub(crate) struct Machine {
    code: Arc<Code>,
    /// Looked at inside long local code.
    alarm: Arc<Alarm>,
    memory: Memory,
    threads: Threads,
    cache: TransitionCache,
    keys: Option<StateKeys>,
    /// Where undefined bits come from.
    origins: Origins,
    /// What was printed, if it is to be kept.
    output: Option<Vec<OutputChunk>>,
    /// Whether threads go on where iterations of loops would be cut off.
    resumed: bool,
    /// What the last atomic section had to wait for that had to wait.
    waited_for: Option<Op>,
    returning: Returning,
    /// How each thread began: its function and its argument, and whether nobody waits for its end.
    starts: Vec<[u64; 3]>,
}

impl Machine {
    /// A machine in which the main thread is about to perform its first visible operation. What is
    /// printed goes to `output`, if there is one; `states` says whether states are to be recognised.
    pub(crate) fn new(
        code: Arc<Code>,
        alarm: Arc<Alarm>,
        output: Option<Vec<OutputChunk>>,
        states: States,
    ) -> Machine {
        let mut machine = Machine {
            memory: Memory::new(&code.globals),
            threads: Threads::new(),
            cache: TransitionCache::default(),
            keys: None,
            origins: Origins::default(),
            output,
            resumed: false,
            waited_for: None,
            returning: Returning::default(),
            starts: Vec::new(),
            alarm,
            code,
        };
        machine.memory.reuse_names(match states {
            States::Unknown | States::Known => Reuse::Confined,
            States::ReusingEnded => Reuse::Ended,
            States::ReusingNames => Reuse::All,
        });
        machine.push_frame(0, machine.code.entry, None);
        machine.run(0);
        machine.forget_ended();
        if states != States::Unknown {
            machine.keep_keys();
        }
        machine.intern_state(0);
        machine
    }

    /// Keeps keys of states from now on.
    fn keep_keys(&mut self) {
        // Keys follow what happens to registers, which cached transitions do not touch.
        self.cache.disable();
        let names = self.threads.iter().map(|thread| thread.name()).collect();
        self.memory.keep_key(self.code.globals.len(), names);
        let mut keys = StateKeys::new(self.code.liveness());
        for (number, thread) in self.threads.iter().enumerate() {
            if thread.status != Status::Unborn {
                keys.update(number, thread, &self.memory);
            }
        }
        self.keys = Some(keys);
    }

    /// What the machine runs.
    pub(crate) fn code(&self) -> &Code {
        &self.code
    }

    /// The objects of the program.
    pub(crate) fn memory(&self) -> &Memory {
        &self.memory
    }

    /// The threads of the program.
    pub(crate) fn threads(&self) -> &Threads {
        &self.threads
    }

    /// What names objects as the source would.
    pub(crate) fn names(&self) -> Names<'_> {
        Names { code: &self.code, memory: &self.memory, module: None }
    }

    /// What was printed, if it was kept.
    pub(crate) fn into_output(self) -> Vec<OutputChunk> {
        self.output.unwrap_or_default()
    }

    /// The functions that a thread is in, the innermost last.
    #[inline]
    pub(crate) fn frames(&self, t: usize) -> &[Frame] {
        self.cache.frames(&self.threads[t])
    }

    /// The innermost frame of a thread, and its next instruction.
    pub(crate) fn current_instruction(&self, t: usize) -> Option<(Frame, Instr)> {
        let frame = *self.frames(t).last()?;
        let instr = self.code.functions[frame.function as usize].instrs[frame.pc as usize];
        Some((frame, instr))
    }

    /// The value of an operand in a frame of a thread whose registers begin at `base`.
    #[inline]
    pub(crate) fn value(&self, t: usize, base: usize, src: Src) -> u64 {
        match src.as_register() {
            Ok(reg) => self.cache.register(&self.threads[t], base + reg as usize),
            Err(constant) => self.code.consts[constant as usize],
        }
    }

    /// The registers of all functions that a thread is in.
    pub(crate) fn registers(&self, t: usize) -> impl Iterator<Item = u64> {
        let count = self.frames(t).last().map_or(0, Frame::end);
        (0..count as usize).map(move |k| self.cache.register(&self.threads[t], k))
    }

    /// Makes a step of a thread; returns the word that its operation found.
    #[inline(always)]
    pub(crate) fn step_thread(&mut self, thread: ThreadId, alternative: u32) -> u64 {
        self.threads.forget_undone();
        self.step(thread.index(), alternative)
    }

    /// Undoes steps, or repeats steps that were undone, until `position` steps are made.
    #[inline]
    pub(crate) fn move_to(&mut self, position: usize) {
        while self.threads.step_count() > position {
            self.undo_some(position);
        }
        while self.threads.step_count() < position {
            let Some((thread, alternative)) = self.threads.next_undone() else {
                panic!("there is no step to repeat at {}", self.threads.step_count());
            };
            self.step(thread as usize, alternative);
        }
    }

    /// Makes a step without forgetting the steps that can be repeated.
    #[inline(always)]
    fn step(&mut self, t: usize, alternative: u32) -> u64 {
        let from = self.threads[t].cached_state();
        self.memory.set_acting(t);
        self.memory.begin_step();
        if self.threads.begin_step(t, alternative, from)
            && let Some(old) = self.step_cached(t, from)
        {
            return old;
        }
        self.step_uncached(t, from, alternative)
    }

    /// Makes a step for which there is no cached transition, or of which it is not known yet which one it is.
    #[inline(never)]
    fn step_uncached(&mut self, t: usize, from: StateId, alternative: u32) -> u64 {
        if let Some(keys) = &mut self.keys {
            keys.begin_step(t);
        }
        self.cache.leave_state(&mut self.threads[t]);
        let site = self.current_instruction(t).map(|(_, instr)| instr);
        let old = self.perform(t, alternative);
        let mut source = None;
        if let (Some(site), true) = (site, from != StateId::NONE)
            && let Some(outcome) = self.outcome(t, from, site, old)
        {
            let state = (from, self.cache.state(from));
            if let Some(transition) = self.cache.find(t, state, outcome, &self.memory) {
                self.follow(t, transition);
                return old;
            }
            source = Some((from, outcome));
        }
        self.cache.footprint().clear();
        self.run(t);
        if self.resumed {
            self.forget_garbage(t);
        } else {
            self.forget_ended();
        }
        self.update_keys(t);
        self.threads.end_step(t);
        let to = self.intern_state(t);
        if self.threads[t].status == Status::WaitsInSection {
            self.undo_section(t);
            return old;
        }
        if let (Some((from, outcome)), true) = (source, to != StateId::NONE) {
            self.cache.record(from, outcome, to);
        }
        old
    }

    /// Undoes steps of which at least `position` remain: all those behind the last one that did not begin in a cached state,
    /// or else that one.
    #[inline(always)]
    fn undo_some(&mut self, position: usize) {
        let cached = self.threads.last_uncached(position);
        if self.keys.is_some() || cached == self.threads.step_count() {
            return self.undo_uncached();
        }
        self.memory.undo_to(cached);
        let cache = &self.cache;
        self.threads.undo_cached(cached, |from, thread| cache.restore(from, thread));
    }

    /// Undoes the last step, which did not begin in a cached state.
    #[inline(never)]
    fn undo_uncached(&mut self) {
        let position = self.threads.step_count() - 1;
        let step = self.threads.step(position);
        debug_assert_eq!(step.from, StateId::NONE, "what it has changed was saved");
        let t = step.thread as usize;
        if let Some(keys) = &mut self.keys {
            keys.undo_step(t, step.child);
        }
        self.memory.undo_to(position);
        self.cache.load(&mut self.threads[t]);
        self.threads.undo_uncached();
    }

    /// The function and the instruction at which the step at `position` was made.
    fn step_site(&self, position: usize) -> (u32, u32) {
        match self.threads.step(position).from {
            StateId::NONE => self.threads.step_site(position),
            from => match self.cache.frames_of_state(from).last() {
                Some(frame) => (frame.function, frame.pc),
                None => unreachable!("a thread that makes a step has a frame"),
            },
        }
    }

    /// Updates the key of a thread that has made a step, and of one that it has created.
    #[inline]
    fn update_keys(&mut self, t: usize) {
        let Some(keys) = &mut self.keys else { return };
        keys.update(t, &self.threads[t], &self.memory);
        if let Some(child) = self.threads.step(self.threads.step_count() - 1).child {
            keys.update(child as usize, &self.threads[child as usize], &self.memory);
        }
    }

    /// The key of the state, if keys are kept.
    pub(crate) fn key(&self) -> Option<u128> {
        self.keys.as_ref()?.key(&self.threads, &self.memory)
    }

    /// The key of everything that threads share, if keys are kept.
    pub(crate) fn shared_key(&self) -> Option<u128> {
        state_keys::shared_key(&self.threads, &self.memory)
    }

    /// Everything that threads share, in words, if keys are kept.
    pub(crate) fn encode_shared(&self, into: &mut Vec<u64>) {
        state_keys::encode_shared(&self.threads, &self.memory, into);
    }

    /// Tells everything that belongs to a thread ([`StateKeys::describe`]), if keys are kept.
    pub(crate) fn describe_thread(&self, t: usize, tell: impl FnMut(Option<u64>, u64)) {
        if let Some(keys) = &self.keys {
            keys.describe(&self.threads[t], &self.memory, tell);
        }
    }

    /// A copy of a thread with its frames and registers.
    #[cfg(test)]
    pub(crate) fn loaded_thread(&self, t: usize) -> crate::threads::Thread {
        let mut thread = self.threads[t].clone();
        self.cache.load(&mut thread);
        thread
    }
}
