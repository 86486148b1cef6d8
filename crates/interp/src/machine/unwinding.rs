//! Exceptions on their way: where they arrive, and leaving the functions in between.
//!
//! As the C++ ABI has it, an exception that nobody handles ends the program where it is thrown. Else
//! control goes from landing pad to landing pad, those that only clean up among them; each ends by throwing
//! on. The local variables of the functions that are left end as they do when a thread exits: one
//! event each, if other threads may see them.

use super::Machine;
use super::builtins::Effect;
use super::execute::Flow;
use crate::code::{Instr, pointer};
use crate::failure::Failure;
use crate::landings::{CLEANUP, Clause, Landing, NOT_ALLOWED, selector};
use crate::rtti::Types;

/// What is known of an exception on its way, in private memory: what was thrown and as which type, what
/// the handler gets, and the place of the throw.
const OBJECT: u64 = 0;
const TYPE: u64 = 8;
const GIVEN: u64 = 16;
const PLACE: u64 = 40;

/// An exception arrives.
struct Arrival {
    /// How many frames are left.
    depth: usize,
    landing: u32,
    selector: u32,
    /// What the handler gets, if there is one here.
    given: Option<u64>,
}

impl Machine {
    /// The descriptions of types.
    pub(crate) fn types(&self) -> Types<'_> {
        Types { kinds: &self.code.types, memory: &self.memory }
    }

    /// What was thrown, as which type, and the place in the code, counted through; of an exception on its
    /// way.
    pub(crate) fn thrown(&self, exception: u64) -> (u64, u64, u32) {
        let word = |offset: u64| self.memory.word_at(exception + offset);
        (word(OBJECT), word(TYPE), word(PLACE) as u32)
    }

    /// The exception that a thread handles, the last one if there are several; else 0.
    pub(crate) fn handled_exception(&self, t: usize) -> u64 {
        let copy = self.code.handled.and_then(|id| self.memory.existing(self.name_of_copy(t, id)));
        copy.map_or(0, |number| self.memory.word_at(pointer(number)))
    }

    /// Where an exception arrives, the innermost place first.
    fn arrivals(&self, t: usize, exception: u64) -> impl Iterator<Item = Arrival> {
        let (object, ty, _) = self.thrown(exception);
        let frames = self.frames(t);
        let landing = move |(k, frame): (usize, &crate::threads::Frame)| {
            // The program counter of a caller is behind the call.
            let behind = frame.pc as usize + usize::from(k + 1 == frames.len());
            let instrs = &self.code.functions[frame.function as usize].instrs;
            match instrs.get(behind) {
                Some(Instr::Landing(number)) => Some((k + 1, *number)),
                _ => None,
            }
        };
        frames.iter().enumerate().rev().filter_map(landing).filter_map(move |(depth, number)| {
            let landing = &self.code.landings[number as usize];
            let (selector, given) = match self.handled(landing, ty, object) {
                Some((selector, given)) => (selector, Some(given)),
                None if landing.cleanup => (CLEANUP, None),
                None => return None,
            };
            Some(Arrival { depth, landing: number, selector, given })
        })
    }

    /// As what an object of some type is handled at a landing, and what the handler gets.
    fn handled(&self, landing: &Landing, ty: u64, object: u64) -> Option<(u32, u64)> {
        let types = self.types();
        landing.clauses.iter().find_map(|clause| match clause {
            Clause::Catch(catch) => {
                types.caught(*catch, ty, object).map(|given| (selector(*catch), given))
            }
            Clause::Filter(allowed) => {
                let passes = allowed.iter().any(|&one| types.caught(one, ty, object).is_some());
                (!passes).then_some((NOT_ALLOWED, object))
            }
        })
    }

    /// What throwing an exception, or throwing it on, amounts to.
    pub(super) fn unwinding_effect(&self, t: usize, exception: u64) -> Effect {
        if self.in_atomic_section(t) {
            return Effect::Fails(Failure::BlocksInSection);
        }
        let mut arrivals = self.arrivals(t, exception).peekable();
        let kept = arrivals.peek().map_or(0, |arrival| arrival.depth);
        if !arrivals.any(|arrival| arrival.given.is_some()) {
            return Effect::Fails(Failure::Uncaught(exception));
        }
        match self.next_local_to_end(t, kept) {
            Some(address) => Effect::Visible(self.lifetime_end_op(address)),
            None => Effect::Local,
        }
    }

    /// The exception arrives at the next landing pad.
    pub(super) fn land(&mut self, t: usize, exception: u64) -> Flow {
        let Some(Arrival { depth, landing, selector, given }) = self.arrivals(t, exception).next()
        else {
            return self.fail(t, Failure::Uncaught(exception));
        };
        if self.thrown(exception).2 == 0 {
            let place = self.code.sites.number(self.threads[t].frames());
            self.note(exception + PLACE, place.into());
        }
        if let Some(given) = given {
            self.note(exception + GIVEN, given);
        }
        self.threads[t].counters.ended_locals = 0;
        self.threads.unwind(t, depth);
        let Landing { pad, dst, .. } = self.code.landings[landing as usize];
        let Some((frame, registers)) = self.threads[t].top_frame() else { return Flow::Stop };
        frame.pc = pad;
        registers[dst as usize..][..2].copy_from_slice(&[exception, selector.into()]);
        let first = (frame.base + dst) as usize;
        for index in [first, first + 1] {
            self.set_undefined(t, index, (0, 0));
        }
        Flow::Jumped
    }

    /// There is no memory left: the function of the library that says so is called.
    pub(super) fn throw_bad_alloc(&mut self, t: usize) -> Flow {
        let Some(function) = self.code.bad_alloc else {
            return self.fail(t, Failure::Terminated);
        };
        self.threads[t].advance();
        self.push_frame(t, function, None);
        Flow::Jumped
    }

    fn note(&mut self, address: u64, word: u64) {
        if let Ok((_, at)) = self.memory.find(address, 8) {
            self.memory.write(at, 8, word);
        }
    }
}
