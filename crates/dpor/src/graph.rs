//! The graph of which operation was followed by which, over the whole exploration.
//!
//! It is the summary of Yang, Chen, Gopalakrishnan and Kirby: instead of remembering for each state
//! what may follow, take everything that was ever seen to follow the operations that are next there.

use crate::operations::OperationSet;

/// The visible operation dependency graph G.
#[derive(Debug, Default)]
pub(crate) struct Graph {
    /// For each operation those that were pending after it.
    followers: Vec<OperationSet>,
}

impl Graph {
    /// After `operation`, those in `next` are pending.
    pub(crate) fn follow(&mut self, operation: u32, next: &OperationSet) {
        let index = operation as usize;
        if self.followers.len() <= index {
            self.followers.resize(index + 1, OperationSet::default());
        }
        self.followers[index].add(next.words());
    }

    /// Everything that can be reached from a set, itself included.
    pub(crate) fn reachable(&self, from: &OperationSet) -> OperationSet {
        let mut found = from.clone();
        let mut left: Vec<u32> = from.iter().collect();
        while let Some(operation) = left.pop() {
            let Some(followers) = self.followers.get(operation as usize) else { continue };
            left.extend(followers.iter().filter(|&follower| found.insert(follower)));
        }
        found
    }
}
