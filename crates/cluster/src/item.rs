//! What is explored by one worker at a time, and what comes of it.

use serde::{Deserialize, Serialize};
use xxhash_rust::xxh3::xxh3_128;

/// A part of an exploration that somebody is to explore.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Item<P> {
    /// The name of the exploration: program, settings and version.
    pub exploration: String,
    /// The name of the item.
    pub id: String,
    /// What it contains.
    pub work: P,
}

impl<P: Serialize> Item<P> {
    /// The whole exploration.
    pub fn root(exploration: &str, work: P) -> Item<P> {
        Item { exploration: exploration.to_string(), id: hash(exploration.as_bytes()), work }
    }

    /// Something that is left of this item. Two that are left of one item differ in what they contain, so
    /// their names differ, too; and something that is left of an item is not the item, even if it contains the
    /// same.
    pub fn child(&self, work: P) -> Item<P> {
        let content = serde_json::to_string(&work).unwrap_or_default();
        let id = hash(format!("{} {content}", self.id).as_bytes());
        Item { exploration: self.exploration.clone(), id, work }
    }
}

/// What a worker has done with an item.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Commit<P, R> {
    /// The name of the item.
    pub item: String,
    /// Who has done it.
    pub worker: String,
    /// What was explored.
    pub outcome: R,
    /// What is left to be explored.
    pub left: Vec<Item<P>>,
    /// So many workers were given the item before and never came back, so it was not explored.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub given_up: Option<u64>,
}

/// A name for something: the same on every machine.
pub fn hash(bytes: &[u8]) -> String {
    format!("{:032x}", xxh3_128(bytes))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_tell_what_is_left_of_what() {
        let root = Item::root("exploration", vec![1, 2]);
        let (all, some) = (root.child(vec![1, 2]), root.child(vec![1]));
        // Who had no time to explore anything leaves what it was given, and that is not done.
        assert_ne!(all.id, root.id);
        assert_ne!(all.id, some.id);
        assert_ne!(all.child(vec![1]).id, some.id);
        assert_eq!(root.child(vec![1]).id, some.id);
        assert_ne!(Item::root("another", vec![1, 2]).id, root.id);
    }
}
