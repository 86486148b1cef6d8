//! Who made which step, and where: a word for each.
//!
//! Nearly all steps are *usual*: they choose the first alternative of their operation and create no thread, and the numbers of
//! their thread and of where it was are not large. All others lie in a table besides.

use crate::transition_cache::StateId;
use rustc_hash::FxHashMap;

/// Where a thread was before a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum From {
    /// In a cached state.
    State(StateId),
    /// In none: the number of the instruction ([`Steps::site`]).
    Site(u32),
}

/// One step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Step {
    pub(super) thread: u32,
    pub(super) alternative: u32,
    pub(super) from: From,
    /// The thread that it created.
    pub(super) child: Option<u32>,
}

/// A usual step: the number of the state or the instruction, whether it is that of an instruction, and the thread.
#[derive(Clone, Copy, Debug)]
struct Word(u32);

impl Word {
    /// Bits of the number of a state or an instruction.
    const PLACE_BITS: u32 = 19;
    /// Set if the step did not begin in a cached state.
    const UNCACHED: u32 = 1 << Word::PLACE_BITS;
    const THREAD_SHIFT: u32 = Word::PLACE_BITS + 1;
    /// Set if the step is not a usual one; nothing else is.
    const UNUSUAL: u32 = 1 << 31;

    /// Whether a step with this number of a state or an instruction is a usual one.
    #[inline(always)]
    fn is_enough_for(thread: u32, alternative: u32, place: u32) -> bool {
        let too_large = place >> Word::PLACE_BITS | thread >> (31 - Word::THREAD_SHIFT);
        too_large | alternative == 0
    }

    #[inline(always)]
    fn new(thread: u32, place: u32) -> Word {
        Word(thread << Word::THREAD_SHIFT | place)
    }

    #[inline(always)]
    fn is_usual(self) -> bool {
        self.0 & Word::UNUSUAL == 0
    }

    #[inline(always)]
    fn is_usual_from_state(self) -> bool {
        self.0 & (Word::UNUSUAL | Word::UNCACHED) == 0
    }

    #[inline(always)]
    fn thread(self) -> u32 {
        self.0 >> Word::THREAD_SHIFT
    }

    #[inline(always)]
    fn place(self) -> u32 {
        self.0 & (Word::UNCACHED - 1)
    }
}

/// The steps made so far, and behind them those that were undone and can be repeated.
#[derive(Clone, Debug, Default)]
pub(super) struct Steps {
    words: Vec<Word>,
    /// How many were made.
    made: usize,
    /// Those that are not usual, by position. Where there is a usual one now, or none, another one may have been.
    unusual: Vec<(u32, Step)>,
    /// The instructions at which steps began in no cached state, as function and number in it.
    sites: Vec<(u32, u32)>,
    site_numbers: FxHashMap<(u32, u32), u32>,
}

impl Steps {
    /// How many were made.
    #[inline]
    pub(super) fn made(&self) -> usize {
        self.made
    }

    /// Forgets the steps that can be repeated. What is in the table of them does no harm.
    #[inline]
    pub(super) fn forget_undone(&mut self) {
        self.words.truncate(self.made);
    }

    /// The first of the steps that can be repeated.
    pub(super) fn next_undone(&self) -> Option<Step> {
        (self.made < self.words.len()).then(|| self.step(self.made))
    }

    pub(super) fn step(&self, position: usize) -> Step {
        let word = self.words[position];
        if !word.is_usual() {
            return self.unusual_step(position);
        }
        let from = match word.is_usual_from_state() {
            true => From::State(StateId::new(word.place())),
            false => From::Site(word.place()),
        };
        Step { thread: word.thread(), alternative: 0, from, child: None }
    }

    #[inline(never)]
    fn unusual_step(&self, position: usize) -> Step {
        match self.unusual.binary_search_by_key(&(position as u32), |(at, _)| *at) {
            Ok(nth) => self.unusual[nth].1,
            Err(_) => unreachable!("it was noted"),
        }
    }

    /// Notes a step that begins in a cached state, if it is a usual one.
    #[inline(always)]
    pub(super) fn begin_usual(&mut self, thread: u32, alternative: u32, from: StateId) -> bool {
        let place = from.index() as u32;
        if !Word::is_enough_for(thread, alternative, place) {
            return false;
        }
        self.push(Word::new(thread, place));
        true
    }

    /// Notes a step that begins in a cached state and is not a usual one.
    pub(super) fn begin_unusual(&mut self, thread: u32, alternative: u32, from: StateId) {
        self.push_unusual(Step { thread, alternative, from: From::State(from), child: None });
    }

    /// Notes a step that begins at an instruction of a function, in no cached state.
    pub(super) fn begin_at(&mut self, thread: u32, alternative: u32, site: (u32, u32)) {
        let next = self.sites.len() as u32;
        let number = *self.site_numbers.entry(site).or_insert(next);
        if number == next {
            self.sites.push(site);
        }
        if Word::is_enough_for(thread, alternative, number) {
            self.push(Word(Word::new(thread, number).0 | Word::UNCACHED));
        } else {
            let from = From::Site(number);
            self.push_unusual(Step { thread, alternative, from, child: None });
        }
    }

    #[inline(always)]
    fn push(&mut self, word: Word) {
        match self.words.get_mut(self.made) {
            Some(undone) => *undone = word,
            None => self.words.push(word),
        }
        self.made += 1;
    }

    fn push_unusual(&mut self, step: Step) {
        self.push(Word(Word::UNUSUAL));
        self.set_unusual(step);
    }

    /// The last step is this one.
    fn set_unusual(&mut self, step: Step) {
        let position = self.made - 1;
        self.words[position] = Word(Word::UNUSUAL);
        let entry = (position as u32, step);
        if self.words.len() == self.made {
            while self.unusual.pop_if(|(at, _)| *at >= entry.0).is_some() {}
            return self.unusual.push(entry);
        }
        // Some that can be repeated lie behind it.
        match self.unusual.binary_search_by_key(&entry.0, |(at, _)| *at) {
            Ok(nth) => self.unusual[nth] = entry,
            Err(nth) => self.unusual.insert(nth, entry),
        }
    }

    /// The last step creates a thread.
    pub(super) fn record_child(&mut self, child: u32) {
        if let Some(position) = self.made.checked_sub(1) {
            let step = self.step(position);
            self.set_unusual(Step { child: Some(child), ..step });
        }
    }

    /// The function and the instruction with this number.
    pub(super) fn site(&self, number: u32) -> (u32, u32) {
        self.sites[number as usize]
    }

    /// How many steps were made up to the last one that did not begin in a cached state, or `least` if fewer.
    #[inline]
    pub(super) fn last_uncached(&self, least: usize) -> usize {
        let mut count = self.made;
        while count > least && self.is_from_state(count - 1) {
            count -= 1;
        }
        count.max(least)
    }

    #[inline(always)]
    fn is_from_state(&self, position: usize) -> bool {
        let word = self.words[position];
        word.is_usual_from_state()
            || !word.is_usual() && matches!(self.unusual_step(position).from, From::State(_))
    }

    /// Takes back all steps but the first ones, the last one first, which all began in cached states.
    #[inline(always)]
    pub(super) fn undo_cached(
        &mut self,
        steps: usize,
        mut undo: impl FnMut(u32, StateId, Option<u32>),
    ) {
        for (k, word) in self.words[steps..self.made].iter().enumerate().rev() {
            debug_assert!(self.is_from_state(steps + k), "it is undone otherwise");
            if word.is_usual() {
                undo(word.thread(), StateId::new(word.place()), None);
            } else if let Step { thread, from: From::State(from), child, .. } =
                self.unusual_step(steps + k)
            {
                undo(thread, from, child);
            }
        }
        self.made = steps;
    }

    /// Takes back the last step.
    pub(super) fn undo(&mut self) -> Step {
        self.made -= 1;
        self.step(self.made)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A step that is usual more often than not.
    fn any(random: &mut fastrand::Rng) -> Step {
        let large = |random: &mut fastrand::Rng, bits: u32| match random.u8(..8) {
            0 => (1 << bits) - 1,
            1 => 1 << bits,
            2 => 1 << 30,
            _ => random.u32(..5),
        };
        let from = match random.bool() {
            true => From::State(StateId::new(large(random, Word::PLACE_BITS))),
            false => From::Site(random.u32(..5)),
        };
        let alternative = if random.u8(..8) == 0 { random.u32(1..3) } else { 0 };
        let child = (random.u8(..8) == 0).then(|| random.u32(..5));
        Step { thread: large(random, 31 - Word::THREAD_SHIFT), alternative, from, child }
    }

    fn begin(steps: &mut Steps, thread: u32, alternative: u32, from: StateId) {
        if !steps.begin_usual(thread, alternative, from) {
            steps.begin_unusual(thread, alternative, from);
        }
    }

    fn make(steps: &mut Steps, step: Step) {
        match step.from {
            From::State(from) => begin(steps, step.thread, step.alternative, from),
            From::Site(site) => steps.begin_at(step.thread, step.alternative, (7, site)),
        }
        step.child.into_iter().for_each(|child| steps.record_child(child));
    }

    #[test]
    fn steps_are_those_that_were_made_last() {
        let mut random = fastrand::Rng::with_seed(3);
        let (mut steps, mut all) = (Steps::default(), Vec::new());
        let (mut usual, mut all_steps) = (0, 0);
        // So that the number of each instruction is its own.
        (0..5).for_each(|site| steps.begin_at(0, 0, (7, site)));
        for _ in 0..5 {
            steps.undo();
        }
        steps.forget_undone();
        for _ in 0..20_000 {
            let made = steps.made();
            match random.u8(..12) {
                0 => {
                    let left = random.usize(made.saturating_sub(20)..=made);
                    (left..made).rev().for_each(|at| assert_eq!(steps.undo(), all[at]));
                }
                1 => {
                    let cached = all[..made].iter().rposition(|s| matches!(s.from, From::Site(_)));
                    let least = random.usize(made.saturating_sub(5)..=made);
                    let last = cached.map_or(0, |last| last + 1).max(least);
                    assert_eq!(steps.last_uncached(least), last);
                    let mut undone = Vec::new();
                    steps.undo_cached(last, |thread, from, child| {
                        undone.push((thread, from, child))
                    });
                    undone.reverse();
                    let expected = all[last..made].iter().map(|s: &Step| match s.from {
                        From::State(from) => (s.thread, from, s.child),
                        From::Site(_) => unreachable!("the last one of these was not undone"),
                    });
                    assert_eq!(undone, expected.collect::<Vec<_>>());
                }
                repeats => {
                    let step = any(&mut random);
                    // A step is repeated, or another one takes its place.
                    if repeats == 2 && made < all.len() {
                        all[made] = step;
                    } else {
                        steps.forget_undone();
                        all.truncate(made);
                        all.push(step);
                    }
                    make(&mut steps, step);
                    usual += u32::from(steps.words[made].is_usual());
                    all_steps += 1;
                }
            }
            assert_eq!(steps.next_undone(), all.get(steps.made()).copied());
            let positions = steps.unusual.iter().map(|(at, _)| *at);
            assert!(positions.is_sorted_by(|one, next| one < next), "each step is there once");
            let at = random.usize(..=all.len());
            assert!(at == all.len() || steps.step(at) == all[at]);
        }
        assert!((5000..10_000).contains(&usual), "{usual} of {all_steps}");
    }

    #[test]
    fn a_step_takes_four_bytes() {
        assert_eq!(size_of::<Word>(), 4);
        let mut steps = Steps::default();
        (0..1000).for_each(|k| begin(&mut steps, k % 2000, 0, StateId::new(k)));
        (0..1000).for_each(|k| steps.begin_at(2, 0, (k, 5)));
        assert!(steps.unusual.is_empty());
    }
}
