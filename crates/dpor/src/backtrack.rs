//! Backtrack sets: the threads to be explored from each prefix of E, with all their alternatives.

use mazurka_engine::{Choice, Execution, ThreadSet};
use mazurka_trace::{Event, ThreadId};

/// What is known of one prefix of E.
#[derive(Debug, Default)]
pub(crate) struct Node {
    /// The threads that can make a step.
    pub(crate) enabled: ThreadSet,
    /// Threads to be explored, or explored already.
    pub(crate) backtrack: ThreadSet,
    /// Threads of which all alternatives are explored.
    done: ThreadSet,
    /// A thread of which alternatives are left, and the next of them.
    unfinished: Option<Choice>,
}

/// The nodes of all prefixes of E; those beyond the current length keep their memory for reuse.
#[derive(Debug, Default)]
pub(crate) struct Backtracks {
    nodes: Vec<Node>,
}

impl Backtracks {
    /// E has been extended: a new node, from which `first` is to be explored.
    pub(crate) fn arrive(&mut self, e: &Execution, first: Option<ThreadId>) {
        if self.nodes.len() <= e.len() {
            self.nodes.push(Node::default());
        }
        let node = &mut self.nodes[e.len()];
        node.enabled.assign(e.enabled());
        node.backtrack.clear();
        node.done.clear();
        node.unfinished = None;
        if let Some(thread) = first {
            node.backtrack.insert(thread);
        }
    }

    /// The node of the prefix of length `position`.
    pub(crate) fn at(&mut self, position: usize) -> &mut Node {
        &mut self.nodes[position]
    }

    /// Makes sure that a step is taken just before the event at `i` which leads to `p` going first:
    /// one of `p`; or of a thread that does something there which `p` needs; or, if that is not
    /// known, of everybody. Lines 6–8 of Flanagan and Godefroid's figure 3.
    pub(crate) fn add_towards(&mut self, e: &Execution, i: usize, p: ThreadId) {
        match self.towards(e, i, p) {
            Some(thread) => _ = self.nodes[i].backtrack.insert(thread),
            None => self.expand(i),
        }
    }

    /// The thread of such a step, if it is known.
    pub(crate) fn towards(&self, e: &Execution, i: usize, p: ThreadId) -> Option<ThreadId> {
        let enabled = &self.nodes[i].enabled;
        if enabled.contains(p) {
            return Some(p);
        }
        let mut threads = (i + 1..e.len()).map(|j| (j, e.thread_of(j)));
        let towards = threads.find(|&(j, q)| enabled.contains(q) && e.happens_before_thread(j, p));
        towards.map(|(_, thread)| thread)
    }

    /// Makes sure that everybody is explored from the prefix of length `position`.
    pub(crate) fn expand(&mut self, position: usize) {
        let node = &mut self.nodes[position];
        node.backtrack.union_with(&node.enabled);
    }

    /// What is to be explored next from E, among the threads that are `allowed`.
    pub(crate) fn next(&self, e: &Execution, allowed: impl Fn(ThreadId) -> bool) -> Option<Choice> {
        let node = &self.nodes[e.len()];
        let mut waiting = node.backtrack.iter().filter(|&p| !node.done.contains(p));
        let first =
            || waiting.find(|&p| allowed(p)).map(|thread| Choice { thread, alternative: 0 });
        node.unfinished.or_else(first)
    }

    /// The threads that can make a step from the prefix of length `position`.
    pub(crate) fn enabled(&self, position: usize) -> &ThreadSet {
        &self.nodes[position].enabled
    }

    /// Whether anything was explored from the prefix of length `position`.
    pub(crate) fn has_begun(&self, position: usize) -> bool {
        let node = &self.nodes[position];
        node.unfinished.is_some() || !node.done.is_empty()
    }

    /// The threads at the prefix of length `position` that are to be explored and of which nothing has been, if
    /// `current` is the one that E goes on with.
    pub(crate) fn waiting(
        &self,
        position: usize,
        current: Option<ThreadId>,
    ) -> impl Iterator<Item = ThreadId> {
        let node = &self.nodes[position];
        let begun = current.or(node.unfinished.map(|choice| choice.thread));
        node.backtrack.iter().filter(move |&p| !node.done.contains(p) && Some(p) != begun)
    }

    /// What begins with `event` from E has been explored.
    pub(crate) fn returned(&mut self, e: &Execution, event: &Event) {
        let node = &mut self.nodes[e.len()];
        let alternative = event.alternative + 1;
        let more = alternative < event.op.alternatives(event.old);
        node.unfinished = more.then_some(Choice { thread: event.thread, alternative });
        if !more {
            node.done.insert(event.thread);
        }
    }
}
