//! Natural loops: what a back edge to a dominating block encloses.
//!
//! Two loops with different headers are disjoint or one lies in the other, so they form a forest.
//! Cycles that can be entered at several blocks have no header; they are listed as irreducible.

use mazurka_ir::{BlockId, Dominators, Function, Lists};

/// A loop of a [`Loops`] forest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct LoopId(pub u32);

/// A natural loop.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Loop {
    /// The block through which every path into the loop leads.
    pub header: BlockId,
    /// All blocks, inner loops included, in reverse post-order; the header is the first.
    pub blocks: Vec<BlockId>,
    /// The blocks of the loop that lead back to the header.
    pub latches: Vec<BlockId>,
    /// The blocks outside that lead to the header.
    pub entering: Vec<BlockId>,
    /// The edges out of the loop: a block in it, and one outside.
    pub exits: Vec<(BlockId, BlockId)>,
    /// The loop right around this one.
    pub parent: Option<LoopId>,
    /// The loops right inside this one.
    pub children: Vec<LoopId>,
    /// 1 for an outermost loop.
    pub depth: u32,
}

/// The loops of a function.
#[derive(Clone, Debug, Default)]
pub struct Loops {
    /// Outer loops come before inner ones.
    list: Vec<Loop>,
    /// For each block, the innermost loop that contains it.
    innermost: Vec<Option<LoopId>>,
    irreducible: Vec<Vec<BlockId>>,
}

impl Loops {
    /// Finds all loops; blocks that cannot be reached are in none.
    pub fn new(function: &Function, dominators: &Dominators) -> Loops {
        let mut loops = Loops { innermost: vec![None; function.block_count()], ..Loops::default() };
        if dominators.is_acyclic() {
            return loops;
        }
        let predecessors = function.predecessors();
        for &header in dominators.reverse_postorder() {
            let reachable = |b: &&BlockId| dominators.is_reachable(**b);
            let before = || predecessors[header.index()].iter().filter(reachable).copied();
            let leads_back = |block: &BlockId| dominators.dominates(header, *block);
            if before().any(|block| leads_back(&block)) {
                let (latches, entering) = before().partition(leads_back);
                loops.add(function, dominators, &predecessors, header, latches, entering);
            }
        }
        loops.irreducible = irreducible(function, dominators);
        loops
    }

    fn add(
        &mut self,
        function: &Function,
        dominators: &Dominators,
        predecessors: &Lists<BlockId>,
        header: BlockId,
        latches: Vec<BlockId>,
        entering: Vec<BlockId>,
    ) {
        let id = LoopId(u32::try_from(self.list.len()).expect("fewer loops than blocks"));
        let inside = body(header, &latches, predecessors, dominators);
        let order = dominators.reverse_postorder().iter().copied();
        let blocks: Vec<BlockId> = order.filter(|block| inside[block.index()]).collect();
        let mut exits = Vec::new();
        for &block in &blocks {
            let out = function.successors(block).into_iter().filter(|next| !inside[next.index()]);
            exits.extend(out.map(|next| (block, next)));
        }
        // Outer headers come first in reverse post-order, so this is the loop right around.
        let parent = self.innermost[header.index()];
        for block in &blocks {
            self.innermost[block.index()] = Some(id);
        }
        let depth = parent.map_or(1, |parent| self.get(parent).depth + 1);
        if let Some(parent) = parent {
            self.list[parent.0 as usize].children.push(id);
        }
        let children = Vec::new();
        self.list.push(Loop { header, blocks, latches, entering, exits, parent, children, depth });
    }

    /// A loop.
    pub fn get(&self, id: LoopId) -> &Loop {
        &self.list[id.0 as usize]
    }

    /// All loops, outer ones before those inside them.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = (LoopId, &Loop)> {
        self.list.iter().enumerate().map(|(i, l)| (LoopId(i as u32), l))
    }

    /// The number of loops.
    pub fn len(&self) -> usize {
        self.list.len()
    }

    /// Whether there is no natural loop.
    pub fn is_empty(&self) -> bool {
        self.list.is_empty()
    }

    /// The innermost loop that contains a block.
    pub fn innermost(&self, block: BlockId) -> Option<LoopId> {
        self.innermost.get(block.index()).copied().flatten()
    }

    /// Whether a loop contains a block.
    pub fn contains(&self, id: LoopId, block: BlockId) -> bool {
        let mut around = self.innermost(block);
        while let Some(current) = around {
            if current == id {
                return true;
            }
            around = self.get(current).parent;
        }
        false
    }

    /// The cycles that are not natural loops: for each, its blocks in reverse post-order.
    pub fn irreducible(&self) -> &[Vec<BlockId>] {
        &self.irreducible
    }
}

/// The blocks from which a latch can be reached without passing the header.
fn body(
    header: BlockId,
    latches: &[BlockId],
    predecessors: &Lists<BlockId>,
    dominators: &Dominators,
) -> Vec<bool> {
    let mut inside = vec![false; predecessors.len()];
    inside[header.index()] = true;
    let mut work = latches.to_vec();
    while let Some(block) = work.pop() {
        if dominators.is_reachable(block) && !std::mem::replace(&mut inside[block.index()], true) {
            work.extend(&predecessors[block.index()]);
        }
    }
    inside
}

/// The cycles that remain without the back edges of natural loops.
///
/// Each of them contains an edge that goes back in reverse post-order, and each such edge lies on
/// one: its target is an ancestor of its source in the depth-first tree.
fn irreducible(function: &Function, dominators: &Dominators) -> Vec<Vec<BlockId>> {
    let order = dominators.reverse_postorder();
    let successors = function.all_successors();
    let edges = || {
        let all = order.iter().flat_map(|from| {
            let ends = successors[from.index()].iter();
            ends.map(move |to| (*from, *to))
        });
        all.filter(|(from, to)| !dominators.dominates(*to, *from))
    };
    let goes_back =
        |(from, to): &(BlockId, BlockId)| dominators.position(*to) <= dominators.position(*from);
    let heads: Vec<BlockId> = edges().filter(goes_back).map(|(_, to)| to).collect();
    if heads.is_empty() {
        return Vec::new();
    }
    let mut forward = vec![Vec::new(); function.block_count()];
    let mut backward = vec![Vec::new(); function.block_count()];
    for (from, to) in edges() {
        forward[from.index()].push(to);
        backward[to.index()].push(from);
    }
    let mut known = vec![false; function.block_count()];
    let mut cycles = Vec::new();
    for head in heads {
        if known[head.index()] {
            continue;
        }
        let (after, before) = (reached(head, &forward), reached(head, &backward));
        let on_cycle = |block: &&BlockId| after[block.index()] && before[block.index()];
        let cycle: Vec<BlockId> = order.iter().filter(on_cycle).copied().collect();
        cycle.iter().for_each(|block| known[block.index()] = true);
        cycles.push(cycle);
    }
    cycles
}

/// The blocks that edges lead to, the start included.
fn reached(start: BlockId, edges: &[Vec<BlockId>]) -> Vec<bool> {
    let mut seen = vec![false; edges.len()];
    let mut work = vec![start];
    while let Some(block) = work.pop() {
        if !std::mem::replace(&mut seen[block.index()], true) {
            work.extend(&edges[block.index()]);
        }
    }
    seen
}
