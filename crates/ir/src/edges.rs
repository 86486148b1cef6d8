//! Edges of a control-flow graph, all in one piece of memory.

use crate::function::Function;
use crate::ids::BlockId;
use std::ops::{Index, IndexMut};

/// For each block, the blocks at the other ends of its edges. Passes ask for them often, and most blocks have one or
/// two, so lists of their own would be made and freed more often than anything else.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Edges {
    /// For each block, where its list starts and ends.
    ranges: Vec<(u32, u32)>,
    ends: Vec<BlockId>,
}

impl Edges {
    /// The blocks that may follow each block, each once.
    pub fn successors(function: &Function) -> Edges {
        let ranges = vec![(0, 0); function.block_count()];
        let mut edges = Edges { ranges, ends: Vec::with_capacity(2 * function.order.len()) };
        for &block in &function.order {
            let start = edges.ends.len();
            function.push_successors(block, &mut edges.ends);
            edges.ranges[block.index()] = (start as u32, edges.ends.len() as u32);
        }
        edges
    }

    /// The edges of a graph, given the successors of each block.
    pub(crate) fn from_lists(lists: &[Vec<BlockId>]) -> Edges {
        let mut edges = Edges::default();
        for list in lists {
            let start = edges.ends.len();
            edges.ends.extend(list);
            edges.ranges.push((start as u32, edges.ends.len() as u32));
        }
        edges
    }

    /// The same edges from the other ends; of those that lead to a block, the ones from blocks that are earlier in
    /// `order` come first, and those from blocks that are not in it not at all.
    pub(crate) fn reversed(&self, order: &[BlockId]) -> Edges {
        let mut ranges = vec![(0, 0); self.ranges.len()];
        for from in order {
            for to in &self[from.index()] {
                // What is not well-formed may lead to blocks that there are not.
                if let Some(range) = ranges.get_mut(to.index()) {
                    range.1 += 1;
                }
            }
        }
        let mut total = 0;
        for range in &mut ranges {
            let count = range.1;
            *range = (total, total);
            total += count;
        }
        let mut ends = vec![BlockId(0); total as usize];
        for &from in order {
            for to in &self[from.index()] {
                if let Some((_, end)) = ranges.get_mut(to.index()) {
                    ends[*end as usize] = from;
                    *end += 1;
                }
            }
        }
        Edges { ranges, ends }
    }

    /// The number of blocks, with or without edges.
    pub fn len(&self) -> usize {
        self.ranges.len()
    }

    /// Whether there are no blocks.
    pub fn is_empty(&self) -> bool {
        self.ranges.is_empty()
    }
}

impl Index<usize> for Edges {
    type Output = [BlockId];

    fn index(&self, block: usize) -> &[BlockId] {
        let (start, end) = self.ranges[block];
        &self.ends[start as usize..end as usize]
    }
}

impl IndexMut<usize> for Edges {
    fn index_mut(&mut self, block: usize) -> &mut [BlockId] {
        let (start, end) = self.ranges[block];
        &mut self.ends[start as usize..end as usize]
    }
}
