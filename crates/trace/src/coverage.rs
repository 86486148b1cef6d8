//! Which lines and branches of a program any execution has reached.

use serde::{Deserialize, Serialize};

/// What the executions of an exploration have reached of the program's own files.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Coverage {
    /// Whether all executions were explored: otherwise what was not reached may be reachable.
    pub complete: bool,
    /// The files with code, by name.
    pub files: Vec<FileCoverage>,
}

/// What was reached of a file. Lines are sorted, and each line with code is in one of the two lists.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct FileCoverage {
    /// The file as it was given.
    pub file: String,
    /// The lines with code that some execution reached.
    pub reached: Vec<u32>,
    /// The lines with code that no execution reached.
    pub unreached: Vec<u32>,
    /// The branches, in the order of the text.
    pub branches: Vec<BranchCoverage>,
}

/// Which ways out of a branch were taken.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BranchCoverage {
    /// Counted from 1.
    pub line: u32,
    /// Counted from 1; 0 if not known.
    pub column: u32,
    /// For a condition: whether it ever held, and whether it ever did not. For a choice among many: one for each case, the
    /// last for all others.
    pub taken: Vec<bool>,
}

impl Coverage {
    /// Adds what other executions of the same program have reached.
    pub fn add(&mut self, other: &Coverage) {
        self.complete &= other.complete;
        for (mine, theirs) in self.files.iter_mut().zip(&other.files) {
            let now = |line: &u32| theirs.reached.binary_search(line).is_ok();
            let (more, unreached): (Vec<u32>, Vec<u32>) =
                mine.unreached.iter().partition(|l| now(l));
            mine.unreached = unreached;
            mine.reached.extend(more);
            mine.reached.sort_unstable();
            for (mine, theirs) in mine.branches.iter_mut().zip(&theirs.branches) {
                let taken = mine.taken.iter_mut().zip(&theirs.taken);
                taken.for_each(|(mine, theirs)| *mine |= theirs);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn coverage(reached: &[u32], unreached: &[u32], taken: [bool; 2]) -> Coverage {
        let branches = vec![BranchCoverage { line: 1, column: 2, taken: taken.to_vec() }];
        let (reached, unreached) = (reached.to_vec(), unreached.to_vec());
        let file = FileCoverage { file: "a.c".into(), reached, unreached, branches };
        Coverage { complete: true, files: vec![file] }
    }

    #[test]
    fn what_either_part_reached_is_reached() {
        let mut all = coverage(&[1, 5], &[2, 3, 7], [true, false]);
        all.add(&coverage(&[2, 5, 7], &[1, 3], [false, false]));
        assert_eq!(all, coverage(&[1, 2, 5, 7], &[3], [true, false]));
        all.add(&Coverage { complete: false, ..coverage(&[3], &[1, 2, 5, 7], [false, true]) });
        assert_eq!(all, Coverage { complete: false, ..coverage(&[1, 2, 3, 5, 7], &[], [true; 2]) });
    }
}
