//! Insertion into the wakeup tree.

use super::core::Core;
use super::initials::{InsertionPoint, Remaining, Rest, Verdict};
use crate::wakeup::Node;
use mazurka_engine::{Execution, Probe};
use mazurka_trace::{Event, ThreadId};

/// The state of an insertion into the tree.
#[derive(Clone, Debug)]
struct Insertion {
    /// The length of the prefix of E at which it started.
    from: usize,
    /// What it descended along since.
    trace: Vec<Event>,
    /// Earlier siblings that it passed by, each with the length of the trace there.
    passed: Vec<(usize, Event)>,
    /// The event that was reversed.
    target: (ThreadId, u32),
}

impl Core {
    /// Submits a sequence, unless that is known to be superfluous.
    pub(super) fn submit_once(
        &mut self,
        e: &Execution,
        common: usize,
        v: Vec<Event>,
        target: (ThreadId, u32),
        probe: &mut dyn Probe,
    ) {
        if !self.initials.runs.are_regular() {
            return self.submit(e, common, v, target, probe);
        }
        let name = self.submitted.name(common, &v);
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
        v: Vec<Event>,
        target: (ThreadId, u32),
        probe: &mut dyn Probe,
    ) {
        let mut v = Remaining::new(v);
        let not_found = loop {
            if common == e.len() || v.is_empty() {
                return;
            }
            if v.starts_with_choice(&e.event(common)) {
                v.reduce(Rest::Without(0));
                common += 1;
                continue;
            }
            let place = InsertionPoint { e, keep: common, tail: &[] };
            match self.initials.weak_initial(place, &e.event(common), &v, &mut None, probe) {
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
        if self.is_anybody_asleep(e, common, &v, probe) {
            return;
        }
        let next = e.event(common);
        if not_found {
            self.left_open = true;
            for part in self.initials.fragments_after(&next, &v, target) {
                self.submit(e, common + 1, part, target, probe);
            }
        }
        let passed = vec![(0, next)];
        let insertion = Insertion { from: common, trace: Vec::new(), passed, target };
        let node = self.prefixes[common].node;
        self.insert(e, node, v, insertion, probe);
    }

    /// Makes sure that everything that begins with `v` will be explored from `node`. Earlier children
    /// have priority.
    fn insert(
        &mut self,
        e: &Execution,
        mut node: Node,
        mut v: Remaining,
        mut insertion: Insertion,
        probe: &mut dyn Probe,
    ) {
        'descend: loop {
            if v.is_empty() {
                return;
            }
            let Some((first, &event)) = self.trees.first(node) else {
                // It will be found again where what was inserted up to here is explored.
                self.left_open = true;
                return;
            };
            let mut next = Some((first, event));
            if node == self.prefixes[insertion.from].node {
                next = self.trees.sibling(first).map(|(child, &event)| (child, event));
            }
            while let Some((child, event)) = next {
                if v.starts_with_choice(&event) {
                    v.reduce(Rest::Without(0));
                    insertion.trace.push(event);
                    node = child;
                    continue 'descend;
                }
                let place = InsertionPoint { e, keep: insertion.from, tail: &insertion.trace };
                if self.shown.len() <= child.index() {
                    self.shown.resize(child.index() + 1, None);
                }
                let hint = &mut self.shown[child.index()];
                match self.initials.weak_initial(place, &event, &v, hint, probe) {
                    Verdict::Yes(rest) => {
                        v.reduce(rest);
                        insertion.trace.push(event);
                        node = child;
                        continue 'descend;
                    }
                    Verdict::No => {}
                    Verdict::Assumed(index) => self.initials.runs.rely(event.thread, index),
                    Verdict::NotFound => {
                        self.left_open = true;
                        self.hand_down(e, (child, &event), &v, &insertion, probe);
                    }
                }
                insertion.passed.push((insertion.trace.len(), event));
                next = self.trees.sibling(child).map(|(child, &event)| (child, event));
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
        v: &[Event],
        insertion: &Insertion,
        probe: &mut dyn Probe,
    ) {
        for part in self.initials.fragments_after(event, v, insertion.target) {
            let mut below = insertion.clone();
            below.trace.push(*event);
            if !self.is_covered(e, &part, &below, probe) {
                self.insert(e, child, Remaining::new(part), below, probe);
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
        let Insertion { from, trace, passed, .. } = insertion;
        let whole: Vec<Event> = trace.iter().chain(v).copied().collect();
        if self.is_anybody_asleep(e, *from, &whole, probe) {
            return true;
        }
        passed.iter().any(|(length, event)| {
            let place = InsertionPoint { e, keep: *from, tail: &trace[..*length] };
            let rest = &whole[*length..];
            let verdict = self.initials.weak_initial(place, event, rest, &mut None, probe);
            matches!(verdict, Verdict::Yes(_))
        })
    }
}
