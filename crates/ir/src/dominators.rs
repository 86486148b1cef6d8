//! Dominators of a control-flow graph.
//!
//! Method: Cooper, Harvey, Kennedy, "A Simple, Fast Dominance Algorithm". Immediate dominators are
//! the fixed point of intersecting those of the predecessors, in reverse post-order; questions of
//! dominance are then intervals of a walk over the tree.

use crate::function::Function;
use crate::ids::BlockId;
use crate::lists::Lists;

/// The dominator tree of a function, with the reverse post-order it was computed in.
///
/// Blocks that the entry does not reach are in neither.
#[derive(Clone, Debug)]
pub struct Dominators {
    order: Vec<BlockId>,
    /// For each block, its position in `order`.
    position: Vec<Option<u32>>,
    /// For each position, that of the immediate dominator; the entry is its own.
    parent: Vec<u32>,
    /// For each position, an interval that contains those of the positions that it dominates.
    span: Vec<(u32, u32)>,
    /// For each position, the positions of the predecessors.
    predecessors: Lists<u32>,
}

impl Dominators {
    /// The dominators of a function; empty if it has no body.
    pub fn new(function: &Function) -> Dominators {
        Dominators::of_lists(function.entry(), &function.all_successors())
    }

    /// The dominators of a graph, given the successors of each block.
    pub fn of_graph(entry: Option<BlockId>, successors: &[Vec<BlockId>]) -> Dominators {
        let mut lists = Lists::new(successors.len());
        for (block, list) in successors.iter().enumerate() {
            lists.fill(block, |all| all.extend(list));
        }
        Dominators::of_lists(entry, &lists)
    }

    fn of_lists(entry: Option<BlockId>, successors: &Lists<BlockId>) -> Dominators {
        let order = entry.map_or(Vec::new(), |entry| reverse_postorder(entry, successors));
        let mut position = vec![None; successors.len()];
        for (i, block) in order.iter().enumerate() {
            position[block.index()] = Some(i as u32);
        }
        let predecessors = Lists::grouped(order.len(), |put| {
            for (from, block) in order.iter().enumerate() {
                let reached =
                    successors[block.index()].iter().filter_map(|to| position[to.index()]);
                reached.for_each(|to| put(to as usize, from as u32));
            }
        });
        let (parent, span) = (Vec::new(), Vec::new());
        let mut tree = Dominators { order, position, parent, span, predecessors };
        tree.parent = tree.immediates();
        tree.span = spans(&tree.parent);
        tree
    }

    /// The immediate dominators, as positions in reverse post-order.
    fn immediates(&self) -> Vec<u32> {
        const UNKNOWN: u32 = u32::MAX;
        let mut parent = vec![UNKNOWN; self.order.len()];
        if let Some(entry) = parent.first_mut() {
            *entry = 0;
        }
        // Without edges that go back, all predecessors are known at once.
        let rounds = if self.is_acyclic() { 1 } else { usize::MAX };
        for _ in 0..rounds {
            let mut changed = false;
            for at in 1..parent.len() {
                // From the last one up: the common dominator then moves along a chain of blocks that
                // all lead to one exit only once.
                let latest = self.predecessors[at].iter().rev().copied();
                let known = latest.filter(|p| parent[*p as usize] != UNKNOWN);
                let new = known.reduce(|a, b| intersect(&parent, a, b)).unwrap_or(UNKNOWN);
                changed |= parent[at] != new;
                parent[at] = new;
            }
            if !changed {
                break;
            }
        }
        parent
    }

    /// Whether no path leads back to a block: no edge goes back in reverse post-order.
    pub fn is_acyclic(&self) -> bool {
        (0..self.order.len())
            .all(|to| self.predecessors[to].iter().all(|from| (*from as usize) < to))
    }

    /// The reachable blocks, each before its successors except along back edges.
    pub fn reverse_postorder(&self) -> &[BlockId] {
        &self.order
    }

    /// Whether the entry reaches the block.
    pub fn is_reachable(&self, block: BlockId) -> bool {
        self.position(block).is_some()
    }

    /// The position of a reachable block in the reverse post-order.
    pub fn position(&self, block: BlockId) -> Option<usize> {
        self.position.get(block.index()).copied().flatten().map(|p| p as usize)
    }

    /// The closest block through which every path to this one leads; none for the entry.
    pub fn immediate(&self, block: BlockId) -> Option<BlockId> {
        let at = self.position(block)?;
        (at != 0).then(|| self.order[self.parent[at] as usize])
    }

    /// Whether every path from the entry to `b` leads through `a`; each block dominates itself.
    ///
    /// No path leads to an unreachable block, so every block dominates it.
    pub fn dominates(&self, a: BlockId, b: BlockId) -> bool {
        match (self.position(a), self.position(b)) {
            (_, None) => true,
            (None, Some(_)) => false,
            (Some(a), Some(b)) => {
                let (a, b) = (self.span[a], self.span[b]);
                a.0 <= b.0 && b.1 <= a.1
            }
        }
    }

    /// For each block id, its dominance frontier: where what it defines meets something else.
    pub fn frontiers(&self) -> Vec<Vec<BlockId>> {
        let mut frontiers = vec![Vec::new(); self.position.len()];
        for at in 0..self.order.len() {
            let predecessors = &self.predecessors[at];
            // Paths meet where there are two predecessors, or where one leads back to the entry.
            if predecessors.len() < 2 && at != 0 {
                continue;
            }
            for &predecessor in predecessors {
                let mut runner = predecessor as usize;
                while at == 0 || runner != self.parent[at] as usize {
                    let list: &mut Vec<BlockId> = &mut frontiers[self.order[runner].index()];
                    if list.last() != Some(&self.order[at]) {
                        list.push(self.order[at]);
                    }
                    if runner == 0 {
                        break;
                    }
                    runner = self.parent[runner] as usize;
                }
            }
        }
        frontiers
    }
}

/// The blocks of a function that its entry reaches, each before its successors except along back edges.
pub fn reverse_postorder_of(function: &Function) -> Vec<BlockId> {
    if function.order.len() == 1 {
        return function.order.clone();
    }
    let successors = function.all_successors();
    function.entry().map_or(Vec::new(), |entry| reverse_postorder(entry, &successors))
}

/// Depth-first with a stack of its own, since functions may have very many blocks.
fn reverse_postorder(entry: BlockId, successors: &Lists<BlockId>) -> Vec<BlockId> {
    let mut seen = vec![false; successors.len()];
    let mut order = Vec::with_capacity(successors.len());
    let mut stack = vec![(entry, 0usize)];
    seen[entry.index()] = true;
    while let Some((block, next)) = stack.last_mut() {
        match successors[block.index()].get(*next) {
            Some(&successor) => {
                *next += 1;
                if !seen[successor.index()] {
                    seen[successor.index()] = true;
                    stack.push((successor, 0));
                }
            }
            None => {
                order.push(*block);
                stack.pop();
            }
        }
    }
    order.reverse();
    order
}

/// The closest common dominator of two positions.
fn intersect(parent: &[u32], mut a: u32, mut b: u32) -> u32 {
    while a != b {
        while a > b {
            a = parent[a as usize];
        }
        while b > a {
            b = parent[b as usize];
        }
    }
    a
}

/// The intervals that nest as the tree does: each position has its number in a walk over the tree, and behind it the
/// numbers of what it dominates.
fn spans(parent: &[u32]) -> Vec<(u32, u32)> {
    // Dominators come first in reverse post-order: from the end, whatever a position dominates has been counted.
    let mut size = vec![1; parent.len()];
    for at in (1..parent.len()).rev() {
        size[parent[at] as usize] += size[at];
    }
    // For each position, the first number that none of the positions right below it has got yet.
    let mut next = vec![1; parent.len()];
    let mut span = Vec::with_capacity(parent.len());
    for (at, &up) in parent.iter().enumerate() {
        let start = if at == 0 { 0 } else { next[up as usize] };
        if at != 0 {
            next[up as usize] += size[at];
            next[at] = start + 1;
        }
        span.push((start, start + size[at]));
    }
    span
}
