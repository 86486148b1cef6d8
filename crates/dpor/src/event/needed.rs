//! Events of a sequence that are needed somewhere, and whether an earlier one has to come with them.

use super::runs::{Footprint, what_conflicts};
use super::serial::{depends, waits};
use mazurka_engine::ThreadSet;
use mazurka_engine::dependence::conflict;
use mazurka_trace::{Event, Op};

/// How many lists of accesses there are.
const LISTS: usize = 128;

/// Events of v that were found to be needed, none of which waits.
pub(super) struct Needed<'a> {
    v: &'a [Event],
    places: Vec<u32>,
    threads: ThreadSet,
    /// The threads that they join.
    joined: ThreadSet,
    /// The accesses among them, in lists by the last bits of the words that they touch: for each list the number of
    /// its last entry plus one.
    lists: [u32; LISTS],
    /// The place of an access, and the entry before it in its list.
    entries: Vec<(u32, u32)>,
    /// The places of those that touch many words, which are in no list.
    large: Vec<u32>,
}

impl<'a> Needed<'a> {
    /// None of them.
    pub(super) fn none(v: &'a [Event]) -> Needed<'a> {
        Needed {
            v,
            places: Vec::new(),
            threads: ThreadSet::default(),
            joined: ThreadSet::default(),
            lists: [0; LISTS],
            entries: Vec::new(),
            large: Vec::new(),
        }
    }

    /// The event at this place of v is needed, too.
    pub(super) fn add(&mut self, place: usize) {
        let (event, place) = (&self.v[place], place as u32);
        debug_assert!(!waits(event));
        self.places.push(place);
        self.threads.insert(event.thread);
        if let Op::Join(thread) = event.op {
            self.joined.insert(thread);
        }
        let Some(range) = what_conflicts(event) else { return };
        match Footprint::words(range) {
            Some(words) => {
                for word in words {
                    let list = &mut self.lists[word as usize % LISTS];
                    self.entries.push((place, *list));
                    *list = self.entries.len() as u32;
                }
            }
            None => self.large.push(place),
        }
    }

    /// Whether one of them, all of which come later in v, happens after an event directly.
    pub(super) fn depend_on(&self, event: &Event) -> bool {
        let found = self.threads.contains(event.thread)
            || event.op.creates().is_some_and(|child| self.threads.contains(child))
            || self.joined.contains(event.thread)
            || self.conflict_with(event);
        debug_assert_eq!(
            found,
            self.places.iter().any(|&place| depends(event, &self.v[place as usize]))
        );
        found
    }

    fn conflict_with(&self, event: &Event) -> bool {
        let Some(range) = what_conflicts(event) else { return false };
        let conflicts = |&place: &u32| conflict(event, &self.v[place as usize]);
        let Some(words) = Footprint::words(range) else { return self.places.iter().any(conflicts) };
        self.large.iter().any(conflicts)
            || words.into_iter().any(|word| {
                let mut next = self.lists[word as usize % LISTS];
                while let Some(&(place, before)) = self.entries.get((next as usize).wrapping_sub(1))
                {
                    if conflicts(&place) {
                        return true;
                    }
                    next = before;
                }
                false
            })
    }
}
