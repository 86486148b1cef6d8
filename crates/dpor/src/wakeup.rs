//! Wakeup trees: what is still to be explored from each prefix of E.
//!
//! A wakeup tree is an ordered tree of events; each path from its root is a sequence that leads to
//! something not yet explored. Trees live in one arena. The tree of E·p is the subtree at p in the
//! tree of E, so that descending costs nothing.

use mazurka_engine::order::weak_initial;
use mazurka_trace::Event;

/// A node of a wakeup tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Node(u32);

impl Node {
    /// The number of the node. It is used again once the node is gone.
    pub(crate) fn index(self) -> usize {
        self.0 as usize
    }
}

const NONE: u32 = u32::MAX;

#[derive(Clone, Copy, Debug)]
struct Branch {
    /// What leads here from the parent; the root has none.
    event: Option<Event>,
    first_child: u32,
    last_child: u32,
    /// The next sibling, or the next free node.
    next: u32,
    /// Whether an inserted sequence ended here.
    leaf: bool,
}

impl Branch {
    fn new(event: Option<Event>) -> Branch {
        Branch { event, first_child: NONE, last_child: NONE, next: NONE, leaf: false }
    }
}

/// All wakeup trees of an exploration.
#[derive(Debug)]
pub(crate) struct WakeupTrees {
    branches: Vec<Branch>,
    free: u32,
}

impl Default for WakeupTrees {
    fn default() -> Self {
        let root = Branch::new(None);
        WakeupTrees { branches: vec![root], free: NONE }
    }
}

impl WakeupTrees {
    /// The root of the tree of the empty execution.
    pub(crate) const ROOT: Node = Node(0);

    /// The leftmost child: what is to be explored next.
    pub(crate) fn first(&self, node: Node) -> Option<(Node, &Event)> {
        let child = self.branches[node.0 as usize].first_child;
        let event = self.branches.get(child as usize)?.event.as_ref()?;
        Some((Node(child), event))
    }

    /// Appends a child on the right.
    pub(crate) fn add(&mut self, parent: Node, event: Event) -> Node {
        let branch = Branch::new(Some(event));
        let child = match self.free {
            NONE => {
                self.branches.push(branch);
                self.branches.len() as u32 - 1
            }
            free => {
                self.free = self.branches[free as usize].next;
                self.branches[free as usize] = branch;
                free
            }
        };
        let parent = &mut self.branches[parent.0 as usize];
        let last = std::mem::replace(&mut parent.last_child, child);
        match last {
            NONE => parent.first_child = child,
            last => self.branches[last as usize].next = child,
        }
        Node(child)
    }

    /// Removes the leftmost child, which has no children left.
    pub(crate) fn remove_first(&mut self, parent: Node) {
        let child = self.branches[parent.0 as usize].first_child;
        let branch = &mut self.branches[child as usize];
        debug_assert_eq!(branch.first_child, NONE, "an explored branch has nothing left");
        let next = std::mem::replace(&mut branch.next, self.free);
        self.free = child;
        let parent = &mut self.branches[parent.0 as usize];
        parent.first_child = next;
        if next == NONE {
            parent.last_child = NONE;
        }
    }

    /// Makes sure that everything that begins with `v` will be explored from `node`, by adding
    /// as much of `v` as is not covered. `v` is used up.
    ///
    /// Earlier children have priority: what can begin with one of them belongs below it. A child
    /// that does not occur in `v` covers it as a whole, since everything that continues the child
    /// will be explored; so does a leaf.
    pub(crate) fn insert(&mut self, mut node: Node, v: &mut Vec<Event>) {
        // What comes before is on the way to the node.
        let mut from = 0;
        while from < v.len() {
            let Some((child, q)) = self.children(node).find(|(_, q)| weak_initial(q, &v[from..]))
            else {
                for event in v.drain(from..) {
                    node = self.add(node, event);
                }
                return;
            };
            let thread = q.thread;
            match v[from..].iter().position(|event| event.thread == thread) {
                Some(first) if self.first(child).is_some() => {
                    // Nearly always it is the first.
                    v[from..=from + first].rotate_right(1);
                    from += 1;
                }
                _ => return,
            }
            node = child;
        }
    }

    /// Appends a sequence below `node` as a branch of its own, and marks its end.
    pub(crate) fn append(&mut self, mut node: Node, v: impl IntoIterator<Item = Event>) {
        for event in v {
            node = self.add(node, event);
        }
        self.branches[node.0 as usize].leaf = true;
    }

    /// Whether a sequence that was appended ended here.
    pub(crate) fn is_leaf(&self, node: Node) -> bool {
        self.branches[node.0 as usize].leaf
    }

    /// What leads to this node from its parent; nothing leads to the root.
    pub(crate) fn event(&self, node: Node) -> Option<&Event> {
        self.branches[node.0 as usize].event.as_ref()
    }

    /// What led to this node has happened, as this event.
    pub(crate) fn happened(&mut self, node: Node, event: &Event) {
        self.branches[node.0 as usize].event = Some(*event);
    }

    /// The sibling that will be explored after this node.
    pub(crate) fn sibling(&self, node: Node) -> Option<(Node, &Event)> {
        let next = self.branches[node.0 as usize].next;
        let event = self.branches.get(next as usize)?.event.as_ref()?;
        Some((Node(next), event))
    }

    fn children(&self, node: Node) -> impl Iterator<Item = (Node, &Event)> {
        let mut child = self.branches[node.0 as usize].first_child;
        std::iter::from_fn(move || {
            let branch = self.branches.get(child as usize)?;
            let this = Node(std::mem::replace(&mut child, branch.next));
            Some((this, branch.event.as_ref()?))
        })
    }
}
