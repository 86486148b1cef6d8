//! Which lines and branches executions reach, if that is to be known.
//!
//! Points are marked before the passes run (`mazurka_passes::mark_points`); each mark becomes an instruction that
//! notes that it was executed. Where nothing is marked, nothing is executed for it.

use crate::code::Src;
use crate::compile::{is_users, location};
use mazurka_ir::{LocId, Module};
use mazurka_passes::{CoverPoint, CoverPoints, LoopReport, mark_points};
use mazurka_trace::{BranchCoverage, Coverage, FileCoverage, Location};
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, Ordering};

/// The header with code that comes with Mazurka, as clang names it.
const OWN_HEADER: &str = "mazurka/mazurka.h";

/// A branch whose ways out are points.
#[derive(Clone, Debug)]
pub(crate) struct CoverBranch {
    pub(crate) value: Src,
    /// The point of the first way out.
    first: u32,
    /// The values that lead to one way out each; any other leads to the last one.
    cases: Vec<u64>,
}

impl CoverBranch {
    /// The point that a value leads to.
    pub(crate) fn way(&self, value: u64) -> u32 {
        let way = self.cases.iter().position(|case| *case == value);
        self.first + way.unwrap_or(self.cases.len()) as u32
    }
}

/// The points of a program, and which of them were reached.
#[derive(Debug, Default)]
pub(crate) struct CoverMarks {
    points: CoverPoints,
    reached: Vec<AtomicBool>,
    branches: Vec<CoverBranch>,
    /// For each loop the points that iterations pass which are cut off.
    left_out: Vec<Vec<u32>>,
}

/// Marks the points of the files that are the program's own.
pub(crate) fn mark_users_points(module: &mut Module) -> CoverPoints {
    mark_points(module, &|module: &Module, loc: LocId| {
        let Location { file, line, column } = location(module, loc);
        let own = file != OWN_HEADER && file != "?";
        let place = Location { file, line, column };
        (own && is_users(&place)).then_some((place.file, place.line))
    })
}

impl CoverMarks {
    /// None of the points is reached.
    pub(crate) fn new(points: CoverPoints, loops: &[LoopReport]) -> CoverMarks {
        let reached = points.points.iter().map(|_| AtomicBool::new(false)).collect();
        let left_out = loops.iter().map(|l| l.left_out.clone()).collect();
        CoverMarks { points, reached, branches: Vec::new(), left_out }
    }

    /// The points that are passed by iterations of the loop with this number which are cut off.
    pub(crate) fn left_out(&self, of_loop: u32) -> Vec<u32> {
        self.left_out.get(of_loop as usize).cloned().unwrap_or_default()
    }

    /// The number of the branch on a value whose first way out is given.
    pub(crate) fn add_branch(&mut self, value: Src, first: u32) -> u32 {
        let cases = self.points.cases.get(&first).into_iter().flatten();
        let cases = cases.map(|case| *case as u64).collect();
        self.branches.push(CoverBranch { value, first, cases });
        self.branches.len() as u32 - 1
    }

    /// The branch with this number.
    #[inline]
    pub(crate) fn branch(&self, number: u32) -> &CoverBranch {
        &self.branches[number as usize]
    }

    /// An execution comes to the point with this number.
    #[inline]
    pub(crate) fn reach(&self, number: u32) {
        let reached = &self.reached[number as usize];
        // Writing to a line of the cache that other workers read would cost them more than looking.
        if !reached.load(Ordering::Relaxed) {
            reached.store(true, Ordering::Relaxed);
        }
    }

    /// What was reached so far, if points are marked.
    pub(crate) fn coverage(&self, module: &Module) -> Option<Coverage> {
        let mut files: BTreeMap<String, FileCoverage> = BTreeMap::new();
        let points = self.points.points.iter().zip(&self.reached);
        for (point, reached) in
            points.map(|(point, reached)| (point, reached.load(Ordering::Relaxed)))
        {
            let (CoverPoint::Line(loc) | CoverPoint::Way(loc, _)) = *point;
            let Location { file, line, column } = location(module, loc);
            let named = || FileCoverage { file: file.clone(), ..FileCoverage::default() };
            let of_file = files.entry(file.clone()).or_insert_with(named);
            match *point {
                CoverPoint::Line(_) if reached => of_file.reached.push(line),
                CoverPoint::Line(_) => of_file.unreached.push(line),
                CoverPoint::Way(_, 0) => {
                    of_file.branches.push(BranchCoverage { line, column, taken: vec![reached] });
                }
                // Ways out of a branch follow each other.
                CoverPoint::Way(..) => {
                    of_file.branches.last_mut().into_iter().for_each(|b| b.taken.push(reached));
                }
            }
        }
        let mut files: Vec<FileCoverage> = files.into_values().collect();
        for file in &mut files {
            file.reached.sort_unstable();
            file.unreached.sort_unstable();
            join_branches(&mut file.branches);
        }
        (!self.points.points.is_empty()).then_some(Coverage { complete: true, files })
    }
}

/// Sorts branches; those at one place, in several instances of a template, are one.
fn join_branches(branches: &mut Vec<BranchCoverage>) {
    branches.sort_by_key(|branch| (branch.line, branch.column, branch.taken.len()));
    branches.dedup_by(|next, first| {
        let key = |branch: &BranchCoverage| (branch.line, branch.column, branch.taken.len());
        let same = key(next) == key(first);
        if same {
            first.taken.iter_mut().zip(&next.taken).for_each(|(mine, theirs)| *mine |= theirs);
        }
        same
    });
}
