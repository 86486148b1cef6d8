//! Threads, what names them, and the log that undoes their steps.
//!
//! A thread is named by who created it and as which one, and keeps its number in every interleaving. So does a message, which is
//! also named by its handler: a number never belongs to messages of two handlers, nor to a message and a thread.
//!
//! | to do | call |
//! |---|---|
//! | number and create threads | [`Threads::next_child`], [`Threads::number_next_child`], [`Threads::start`] |
//! | look at a thread and change it | `threads[t]`, see [`Thread`] |
//! | return from a function | [`Threads::pop_frame`] |
//! | join and detach | [`Threads::join`], [`Threads::detach`] |
//! | make a step and go back | [`Threads::begin_step`], [`Threads::end_step`], [`Threads::undo_cached`], [`Threads::undo_uncached`] |
//!
//! Within a step the thread that makes it may be changed freely: its innermost frame is saved when the
//! step begins, the others when they are uncovered. What a step does to another thread has a method of
//! its own, which logs it.

mod difference;
mod number_stack;
mod steps;
mod thread;
mod undefined;
mod undo_log;

use crate::failure::Failure;
use crate::transition_cache::StateId;
use rustc_hash::FxHashMap;
use std::ops::{Index, IndexMut};
pub(crate) use thread::{Counters, Frame, Standing, Status, Thread};
pub(crate) use undefined::UndefinedRegister;
use undo_log::{Change, StepRecord, UndoLog};
use xxhash_rust::xxh3::xxh3_64;

/// All threads that there have been in any execution; those that do not exist now are unborn.
#[derive(Clone, Debug)]
pub(crate) struct Threads {
    list: Vec<Thread>,
    /// The numbers of threads by (creator, how many it had created, the handler of a message or 0).
    numbers: FxHashMap<(u32, u32, u64), u32>,
    log: UndoLog,
}

impl Threads {
    /// The main thread, which has no frame yet.
    pub(crate) fn new() -> Threads {
        let mut main = Thread::new(0);
        main.status = Status::Ready;
        Threads { list: vec![main], numbers: FxHashMap::default(), log: UndoLog::default() }
    }

    /// A copy of the threads as they are now, each changed by `change`, in which nothing can be undone.
    pub(crate) fn without_history(&self, change: impl Fn(&mut Thread)) -> Threads {
        let mut list = self.list.clone();
        list.iter_mut().for_each(change);
        Threads { list, numbers: self.numbers.clone(), log: UndoLog::default() }
    }

    pub(crate) fn len(&self) -> usize {
        self.list.len()
    }

    #[inline]
    pub(crate) fn get(&self, number: usize) -> Option<&Thread> {
        self.list.get(number)
    }

    pub(crate) fn iter(&self) -> std::slice::Iter<'_, Thread> {
        self.list.iter()
    }

    /// The number of the thread that `parent` creates next, a message of this handler unless that is 0, if it was given one:
    /// creating a thread first asks for its identity.
    #[inline]
    pub(crate) fn next_child(&self, parent: u32, handler: u64) -> Option<u32> {
        let nth = self.list[parent as usize].counters.threads;
        self.numbers.get(&(parent, nth, handler)).copied()
    }

    /// The number of the thread that `parent` creates next, a message of this handler unless that is 0; and its name, if it is
    /// a new one. `named` is a name of the handler that is the same in every exploration.
    pub(crate) fn number_next_child(
        &mut self,
        parent: u32,
        handler: u64,
        named: (u64, u64),
    ) -> (u32, Option<u64>) {
        let (next, creator) = (self.list.len() as u32, &self.list[parent as usize]);
        let nth = creator.counters.threads;
        let number = *self.numbers.entry((parent, nth, handler)).or_insert(next);
        if number != next {
            return (number, None);
        }
        let words = [creator.name(), nth.into(), named.0, named.1];
        let name = xxh3_64(words.map(u64::to_le_bytes).as_flattened());
        self.list.push(Thread::new(name));
        (number, Some(name))
    }

    /// `parent` creates the thread with the number `child`.
    pub(crate) fn start(&mut self, parent: usize, child: u32, detached: bool) {
        self.list[parent].count_thread();
        self.log.record_child(child);
        let thread = &mut self.list[child as usize];
        (thread.status, thread.detached) = (Status::Ready, detached);
    }

    /// Pops the innermost frame of a thread. Its registers stay until
    /// [`Thread::drop_dead_registers`].
    #[inline]
    pub(crate) fn pop_frame(&mut self, t: usize) -> Option<Frame> {
        let frame = self.list[t].frames.pop()?;
        self.log.save_top_frame(t as u32, &self.list[t]);
        Some(frame)
    }

    /// Pops frames until `depth` are left, with their registers.
    pub(crate) fn unwind(&mut self, t: usize, depth: usize) {
        while self.list[t].frames.len() > depth {
            self.pop_frame(t);
            self.list[t].drop_dead_registers();
        }
    }

    /// Joins a thread that has finished; returns its result.
    pub(crate) fn join(&mut self, target: u32) -> Result<u64, Failure> {
        let thread = &mut self.list[target as usize];
        if thread.detached {
            return Err(Failure::JoinDetached(target));
        }
        if std::mem::replace(&mut thread.joined, true) {
            return Err(Failure::JoinTwice(target));
        }
        self.log.record_change(Change::Joined(target));
        Ok(self.list[target as usize].counters.result)
    }

    /// Detaches the thread with this `pthread_t`.
    pub(crate) fn detach(&mut self, identity: u64) -> Result<(), Failure> {
        let target = identity.wrapping_sub(1) as u32;
        match self.list.get_mut(target as usize) {
            Some(thread) if thread.status != Status::Unborn && !thread.joined => {
                if !std::mem::replace(&mut thread.detached, true) {
                    self.log.record_change(Change::Detached(target));
                }
                Ok(())
            }
            _ => Err(Failure::NoSuchThread(identity)),
        }
    }

    /// How many steps were made.
    #[inline]
    pub(crate) fn step_count(&self) -> usize {
        self.log.len()
    }

    /// The step that was made at `position`.
    #[inline]
    pub(crate) fn step(&self, position: usize) -> StepRecord {
        self.log.step(position)
    }

    /// The function and the instruction at which the step at `position` was made, unless it began in
    /// a cached state.
    pub(crate) fn step_site(&self, position: usize) -> (u32, u32) {
        self.log.site(position)
    }

    /// A thread begins a step in a state that may be cached, choosing an alternative of its operation. Whether the state is
    /// cached.
    #[inline(always)]
    pub(crate) fn begin_step(&mut self, t: usize, alternative: u32, from: StateId) -> bool {
        self.log.begin_step(t as u32, alternative, from, &self.list)
    }

    /// The step of a thread is complete.
    pub(crate) fn end_step(&mut self, t: usize) {
        self.log.end_step(&self.list[t]);
    }

    /// Forgets the steps that were undone and could be repeated.
    #[inline]
    pub(crate) fn forget_undone(&mut self) {
        self.log.forget_undone();
    }

    /// The thread and the alternative of the next step that was undone and can be repeated.
    pub(crate) fn next_undone(&self) -> Option<(u32, u32)> {
        self.log.next_undone()
    }

    /// How many steps were made up to the last one that did not begin in a cached state, or `least` if fewer.
    #[inline]
    pub(crate) fn last_uncached(&self, least: usize) -> usize {
        self.log.last_uncached(least)
    }

    /// Undoes all steps but the first `steps`, which all began in cached states: `restore` puts threads there.
    #[inline(always)]
    pub(crate) fn undo_cached(&mut self, steps: usize, restore: impl FnMut(StateId, &mut Thread)) {
        self.log.undo_cached(steps, &mut self.list, restore);
    }

    /// Undoes the last step, which did not begin in a cached state. Its thread must be loaded.
    pub(crate) fn undo_uncached(&mut self) {
        self.log.undo_uncached(&mut self.list);
    }
}

impl Index<usize> for Threads {
    type Output = Thread;

    #[inline]
    fn index(&self, number: usize) -> &Thread {
        &self.list[number]
    }
}

impl IndexMut<usize> for Threads {
    #[inline]
    fn index_mut(&mut self, number: usize) -> &mut Thread {
        &mut self.list[number]
    }
}
