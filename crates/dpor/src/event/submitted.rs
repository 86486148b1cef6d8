//! Which sequences were submitted before.
//!
//! The same sequence is often found in several executions, as the reversal of races that they have in common. If no message
//! branches, submitting it once is enough. Unless its submission is left open, E contains the sequence, or somebody asleep
//! could begin it, or it is in the tree now: in each case an execution that contains it has been explored or will be, which is
//! all that a submission has to see to, wherever the sequence is found. It is left open where the verdict on a weak initial is,
//! and at a leaf with which the sequence begins: then it has to be found again when the leaf is explored.
//!
//! If messages branch, what is explored below a weak initial may be too little, and that it is found all the same may depend on
//! the sequence being submitted again: random programs show that. So nothing is known then; and if something was passed over
//! before a message was seen to branch, the exploration starts again.

use super::choices::Choices;
use mazurka_trace::Event;
use rustc_hash::FxHashSet;

/// So many are remembered at most.
const REMEMBERED: usize = 200_000;

/// Sequences that were submitted, from the start of the program, by fingerprints.
#[derive(Debug, Default)]
pub(super) struct Submitted {
    known: FxHashSet<u128>,
    /// Whether some were known when they were found again.
    pub(super) passed_over: bool,
    /// The choices of E.
    path: Choices,
    /// Those of a sequence.
    sequence: Choices,
}

impl Submitted {
    /// E has been extended.
    pub(super) fn arrive(&mut self, last: &Event) {
        self.path.push(last);
    }

    /// E has been cut.
    pub(super) fn cut(&mut self, length: usize) {
        self.path.cut(length);
    }

    /// The choices of E.
    pub(super) fn path(&self) -> &Choices {
        &self.path
    }

    /// The name of a sequence: the first `common` events of E, and then `v`.
    pub(super) fn name(&mut self, common: usize, v: &[Event]) -> u128 {
        self.sequence.begin_as(&self.path, common);
        v.iter().for_each(|event| self.sequence.push(event));
        self.sequence.name()
    }

    /// Whether a sequence need not be submitted.
    pub(super) fn is_known(&mut self, name: u128) -> bool {
        let known = self.known.contains(&name);
        self.passed_over |= known;
        known
    }

    /// A sequence was submitted, and nothing was left open.
    pub(super) fn add(&mut self, name: u128) {
        if self.known.len() >= REMEMBERED {
            self.known.clear();
        }
        self.known.insert(name);
    }
}

#[cfg(test)]
mod tests {
    use super::super::choices::event;
    use super::*;

    /// Where a sequence leaves E does not matter.
    #[test]
    fn sequences_are_the_same_if_all_choices_are() {
        let [a, b, c] = [event(1, 0), event(2, 0), event(1, 1)];
        let mut submitted = Submitted::default();
        for event in [a, b, a] {
            submitted.arrive(&event);
        }
        let name = submitted.name(2, &[c, b]);
        assert_eq!(submitted.name(1, &[b, c, b]), name);
        submitted.cut(1);
        assert_eq!(submitted.name(1, &[b, c, b]), name);
        let others = [vec![b, a, b], vec![b, c], vec![c, b, b], vec![b, c, b, b]];
        let mut names: Vec<u128> = others.iter().map(|v| submitted.name(1, v)).collect();
        names.push(submitted.name(0, &[b, c, b]));
        assert!(!names.contains(&name));
        assert!(!submitted.is_known(name) && !submitted.passed_over);
        submitted.add(name);
        assert!(submitted.is_known(name) && submitted.passed_over);
    }

    #[test]
    fn few_sequences_are_remembered() {
        let mut submitted = Submitted::default();
        (0..REMEMBERED as u128).for_each(|name| submitted.add(name));
        assert!(submitted.is_known(0));
        submitted.add(REMEMBERED as u128);
        assert!(submitted.is_known(REMEMBERED as u128) && !submitted.is_known(0));
    }
}
