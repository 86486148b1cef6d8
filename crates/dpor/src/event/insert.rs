//! Insertion into the wakeup tree.

use super::core::Core;
use super::initials::{InsertionPoint, Path, Verdict};
use super::sequence::Remaining;
use crate::wakeup::Node;
use mazurka_engine::{Execution, Probe};
use mazurka_trace::{Event, ThreadId};

/// The state of an insertion into the tree.
#[derive(Clone, Debug)]
struct Insertion {
    /// The length of the prefix of E at which it started.
    from: usize,
    /// What it descended along since.
    path: Vec<Node>,
    /// Earlier siblings that it passed by, each with the length of the path there.
    passed: Vec<(usize, Node)>,
    /// The event that was reversed.
    target: Target,
}

/// An event that is reversed.
pub(super) type Target = (ThreadId, u32);

impl Core {
    /// Submits a sequence, unless that is known to be superfluous.
    pub(super) fn submit_once(
        &mut self,
        e: &Execution,
        common: usize,
        v: &mut Remaining,
        target: Target,
        probe: &mut dyn Probe,
    ) {
        if !self.initials.runs.are_regular() {
            return self.submit(e, common, v, target, probe);
        }
        let name = self.submitted.name(common, v);
        if !self.submitted.is_known(name) {
            self.left_open = false;
            self.submit(e, common, v, target, probe);
            if !self.left_open {
                self.submitted.add(name);
            }
        }
    }

    /// Inserts a sequence that branches off after the first `common` events of E, unless it is known.
    /// First it follows E as far as it can be reordered to do so: only those who sleep at the place
    /// where it really branches off matter.
    fn submit(
        &mut self,
        e: &Execution,
        mut common: usize,
        v: &mut Remaining,
        target: Target,
        probe: &mut dyn Probe,
    ) {
        let not_found = loop {
            if common == e.len() || v.is_empty() {
                return;
            }
            if v.starts_with_choice(&e.event(common)) {
                v.skip(1);
                common += 1;
                continue;
            }
            let choices = self.submitted.path();
            let place = InsertionPoint { e, choices, keep: common, tail: Path::none(&self.trees) };
            match self.initials.weak_initial(place, &e.event(common), v, &mut None, probe) {
                Verdict::Yes(rest) => v.reduce(rest),
                Verdict::No => break false,
                Verdict::Assumed(index) => {
                    self.initials.runs.rely(e.thread_of(common), index);
                    break false;
                }
                Verdict::NotFound => break true,
            }
            common += 1;
        };
        if self.is_anybody_asleep(e, common, v, probe) {
            return;
        }
        if not_found {
            self.left_open = true;
            let next = e.event(common);
            for part in self.initials.fragments_after(&next, v, target) {
                self.submit(e, common + 1, &mut Remaining::new(part), target, probe);
            }
        }
        let node = self.prefixes[common].node;
        let next = self.trees.first(node).map(|(child, _)| (0, child));
        debug_assert_eq!(self.trees.first(node).map(|(_, event)| *event), Some(e.event(common)));
        let (path, passed) = std::mem::take(&mut self.spare_ways);
        let mut insertion = Insertion { from: common, path, passed, target };
        insertion.passed.extend(next);
        self.insert(e, node, v, &mut insertion, probe);
        let Insertion { mut path, mut passed, .. } = insertion;
        path.clear();
        passed.clear();
        self.spare_ways = (path, passed);
    }

    /// Makes sure that everything that begins with `v` will be explored from `node`. Earlier children
    /// have priority.
    fn insert(
        &mut self,
        e: &Execution,
        mut node: Node,
        v: &mut Remaining,
        insertion: &mut Insertion,
        probe: &mut dyn Probe,
    ) {
        'descend: loop {
            if v.is_empty() {
                return;
            }
            let Some((first, _)) = self.trees.first(node) else {
                // It will be found again where what was inserted up to here is explored.
                self.left_open = true;
                return;
            };
            let mut next = Some(first);
            if node == self.prefixes[insertion.from].node {
                next = self.trees.sibling(first).map(|(child, _)| child);
            }
            while let Some(child) = next {
                let Some(event) = self.trees.event(child) else { return };
                if v.starts_with_choice(event) {
                    v.skip(1);
                    insertion.path.push(child);
                    node = child;
                    continue 'descend;
                }
                let tail = Path { trees: &self.trees, nodes: &insertion.path };
                let choices = self.submitted.path();
                let place = InsertionPoint { e, choices, keep: insertion.from, tail };
                if self.shown.len() <= child.index() {
                    self.shown.resize(child.index() + 1, None);
                }
                let hint = &mut self.shown[child.index()];
                match self.initials.weak_initial(place, event, v, hint, probe) {
                    Verdict::Yes(rest) => {
                        v.reduce(rest);
                        insertion.path.push(child);
                        node = child;
                        continue 'descend;
                    }
                    Verdict::No => {}
                    Verdict::Assumed(index) => self.initials.runs.rely(event.thread, index),
                    Verdict::NotFound => {
                        self.left_open = true;
                        let event = *event;
                        self.hand_down(e, (child, &event), v, insertion, probe);
                    }
                }
                insertion.passed.push((insertion.path.len(), child));
                next = self.trees.sibling(child).map(|(child, _)| child);
            }
            self.trees.append(node, v.iter().copied());
            return;
        }
    }

    /// No execution was found that begins with the child and contains `v`; but parts of `v` may be
    /// needed below it.
    fn hand_down(
        &mut self,
        e: &Execution,
        (child, event): (Node, &Event),
        v: &Remaining,
        insertion: &Insertion,
        probe: &mut dyn Probe,
    ) {
        for part in self.initials.fragments_after(event, v, insertion.target) {
            let mut below = insertion.clone();
            below.path.push(child);
            if !self.is_covered(e, &part, &below, probe) {
                self.insert(e, child, &mut Remaining::new(part), &mut below, probe);
            }
        }
    }

    /// Whether a sleeper or a sibling that was passed by could begin what leads to `v`, and then `v`.
    fn is_covered(
        &mut self,
        e: &Execution,
        v: &[Event],
        insertion: &Insertion,
        probe: &mut dyn Probe,
    ) -> bool {
        let Insertion { from, path, passed, .. } = insertion;
        let way = Path { trees: &self.trees, nodes: path };
        let mut whole = Remaining::new(way.events().chain(v.iter().copied()).collect());
        if self.is_anybody_asleep(e, *from, &mut whole, probe) {
            return true;
        }
        // Those that were passed first come first.
        let mut skipped = 0;
        passed.iter().any(|&(length, sibling)| {
            whole.skip(length - std::mem::replace(&mut skipped, length));
            let tail = Path { trees: &self.trees, nodes: &path[..length] };
            let Some(event) = self.trees.event(sibling) else { return false };
            let choices = self.submitted.path();
            let place = InsertionPoint { e, choices, keep: *from, tail };
            let verdict = self.initials.weak_initial(place, event, &mut whole, &mut None, probe);
            matches!(verdict, Verdict::Yes(_))
        })
    }
}
