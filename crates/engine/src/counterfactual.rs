//! What a word would be if part of E were left out.
//!
//! Reversing a race takes some events away in front of others. Whether an operation is then enabled,
//! and whether it succeeds, depends on the word it would find; this is computed from the words that
//! the events of E found, without running anything.

use crate::execution::Execution;
use crate::objects::some;
use mazurka_trace::word::mask;
use mazurka_trace::{Action, Event, Object, Op};

/// The size of the largest word: longer ranges are only allocated and freed.
const WORD: u32 = 8;

impl Execution {
    /// The word that an action on an object would find after the first `i` events of E followed by the
    /// `kept` ones, which are positions after `i` in increasing order whose happens-before predecessors
    /// are all kept. The event at `i` acts on part of the object; `later` is the word in it at some
    /// point after `i` which everything between that touches it precedes. `None` if it cannot be
    /// known, because an atomic section may have changed it.
    pub fn word_without(
        &self,
        i: usize,
        kept: impl Iterator<Item = usize>,
        (object, action): (Object, Action),
        later: u64,
    ) -> Option<u64> {
        let is_alone = self.object_of(i).is_some_and(|number| self.is_alone_from(i, number));
        if !is_alone || self.range_of(i) != Some(object) {
            return self.bytes_without(i, kept, (object, action), later);
        }
        #[cfg(debug_assertions)]
        let (kept, bytes) = {
            let kept: Vec<usize> = kept.collect();
            let bytes = self.bytes_without(i, kept.iter().copied(), (object, action), later);
            (kept.into_iter(), bytes)
        };
        let mut word = self.records[i].old;
        for record in kept.map(|k| &self.records[k]) {
            // What else is kept acts on other bytes.
            if record.object == self.records[i].object
                && let Op::On(_, action) = self.op_of(record)
            {
                word = action.apply(record.thread, word, object.size);
            }
        }
        #[cfg(debug_assertions)]
        debug_assert!(object.size > WORD || bytes == Some(word), "{bytes:?}, not {word}");
        Some(word)
    }

    /// Whether no event from position `i` on changes part of the word with this number, but for those of exactly this
    /// word. Blocks of memory that contain it are allocated and freed as a whole, which does not count.
    fn is_alone_from(&self, i: usize, number: u32) -> bool {
        self.objects.overlapping(number).iter().all(|&other| {
            let range = self.objects.range(other);
            let is_block = range.size > WORD && range != Object::EVERYTHING;
            let latest = self.objects.latest(other).access;
            is_block && self.objects.range(number).size <= WORD
                || some(latest).is_none_or(|at| at < i)
        })
    }

    /// The word that `op`, on the object with this number, would find now, as far as its outcome
    /// depends on it. `None` if that is not known, because nobody has accessed some part of the object
    /// or an atomic section may have changed it.
    pub fn word_now(&self, number: u32, op: &Op) -> Option<u64> {
        if !matches!(op, Op::On(_, action) if action.outcome_varies()) {
            return Some(0);
        }
        if self.has_overlaps(number) {
            return self.bytes_now(op);
        }
        let mut word = None;
        self.accesses_to(number, |at| {
            let event = &self.event(at);
            if let Op::On(object, action) = event.op {
                word = Some(action.apply(event.thread, event.old, object.size));
            }
            false
        });
        word
    }

    /// [`Execution::word_now`] where ranges overlap: byte by byte.
    fn bytes_now(&self, op: &Op) -> Option<u64> {
        let Op::On(object, action) = *op else { return None };
        let mut window =
            Window { start: object.address, bytes: vec![None; object.size.min(WORD) as usize] };
        for event in self.events().rev() {
            if window.knows(object) {
                break;
            }
            match event.op {
                Op::On(Object::EVERYTHING, _) if sections_may_change(action) => return None,
                Op::On(range, action) if range.size <= WORD => {
                    window.learn(range, action.apply(event.thread, event.old, range.size));
                }
                _ => {}
            }
        }
        window.knows(object).then(|| window.read(object))
    }

    /// [`Execution::word_without`] where ranges overlap: byte by byte.
    fn bytes_without(
        &self,
        i: usize,
        kept: impl Iterator<Item = usize>,
        (object, action): (Object, Action),
        later: u64,
    ) -> Option<u64> {
        let kept: Vec<usize> = kept.filter(|&k| self.overlaps_at(k, object)).collect();
        let is_section = |event: &Event| {
            event.op.object() == Some(Object::EVERYTHING) && sections_may_change(action)
        };
        if kept.iter().any(|&k| is_section(&self.event(k))) {
            return None;
        }
        let ranges = || kept.iter().filter_map(|&k| self.event(k).op.object());
        let start = ranges().map(|range| range.address).fold(object.address, u64::min);
        let end = ranges().map(Object::end).fold(object.end(), u64::max);
        let mut window = Window { start, bytes: vec![None; (end - start) as usize] };
        // A byte is just before i what the first event from i on that touches it found.
        for event in self.events_in(i..self.len()) {
            if is_section(&event) && !window.knows(object) {
                return None;
            }
            if let Some(range) = event.op.object()
                && range.size <= WORD
            {
                window.learn(range, event.old);
            }
        }
        window.learn(object, later);
        for &k in &kept {
            let event = &self.event(k);
            if let Op::On(range, action) = event.op
                && range.size <= WORD
            {
                let word = window.read(range);
                window.write(range, action.apply(event.thread, word, range.size));
            }
        }
        Some(window.read(object))
    }

    fn overlaps_at(&self, k: usize, object: Object) -> bool {
        self.event(k).op.object().is_some_and(|range| range.overlaps(object))
    }
}

/// Whether atomic sections may change what an action looks at: memory, but nothing that is made for
/// synchronisation.
fn sections_may_change(action: Action) -> bool {
    use Action::*;
    matches!(
        action,
        Load | Store(_)
            | Rmw { .. }
            | CompareExchange { .. }
            | Await(_)
            | ExchangeAwait { .. }
            | Free
            | Section
    )
}

/// A piece of memory of which not everything is known.
struct Window {
    start: u64,
    bytes: Vec<Option<u8>>,
}

impl Window {
    /// Notes the bytes of `range` that are not known yet.
    fn learn(&mut self, range: Object, word: u64) {
        self.each(range, |byte, shift| {
            byte.get_or_insert((word >> shift) as u8);
        });
    }

    fn knows(&mut self, range: Object) -> bool {
        let mut known = true;
        self.each(range, |byte, _| known &= byte.is_some());
        known
    }

    fn write(&mut self, range: Object, word: u64) {
        self.each(range, |byte, shift| *byte = Some((word >> shift) as u8));
    }

    fn read(&mut self, range: Object) -> u64 {
        let mut word = 0;
        self.each(range, |byte, shift| word |= u64::from(byte.unwrap_or(0)) << shift);
        word & mask(range.size)
    }

    /// The bytes of `range` inside the window, each with its place in the word.
    fn each(&mut self, range: Object, mut visit: impl FnMut(&mut Option<u8>, u64)) {
        for offset in 0..u64::from(range.size.min(WORD)) {
            let index = (range.address + offset).checked_sub(self.start);
            if let Some(byte) = index.and_then(|index| self.bytes.get_mut(index as usize)) {
                visit(byte, 8 * offset);
            }
        }
    }
}
