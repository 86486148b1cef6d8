//! What executions reached: a few words for people, and lcov's format for everything that draws coverage.

use crate::words::{counted, grouped, listed};
use mazurka_trace::{BranchCoverage, Coverage, FileCoverage};
use std::fmt::Write;

/// So many places are named.
const NAMED: usize = 8;

/// The coverage as a tracefile of lcov: a line or a way out of a branch counts as reached once or never.
pub fn lcov(coverage: &Coverage) -> String {
    let mut out = String::new();
    for file in &coverage.files {
        let name: String = file.file.chars().filter(|c| !c.is_control()).collect();
        let _ = write!(out, "TN:\nSF:{name}\n");
        let mut last = (0, 0);
        let (mut found, mut hit) = (0, 0);
        for branch in &file.branches {
            let block = if last.0 == branch.line { last.1 + 1 } else { 0 };
            last = (branch.line, block);
            let evaluated = branch.taken.contains(&true);
            for (way, taken) in branch.taken.iter().enumerate() {
                let times = match (evaluated, taken) {
                    (false, _) => "-",
                    (true, false) => "0",
                    (true, true) => "1",
                };
                let _ = writeln!(out, "BRDA:{},{block},{way},{times}", branch.line);
                (found, hit) = (found + 1, hit + usize::from(*taken));
            }
        }
        let _ = write!(out, "BRF:{found}\nBRH:{hit}\n");
        for (line, times) in lines(file) {
            let _ = writeln!(out, "DA:{line},{}", u8::from(times));
        }
        let lines = file.reached.len() + file.unreached.len();
        let _ = write!(out, "LF:{lines}\nLH:{}\nend_of_record\n", file.reached.len());
    }
    out
}

/// All lines with code, in order, and whether they were reached.
fn lines(file: &FileCoverage) -> Vec<(u32, bool)> {
    let reached = file.reached.iter().map(|line| (*line, true));
    let mut lines: Vec<_> = reached.chain(file.unreached.iter().map(|l| (*l, false))).collect();
    lines.sort_unstable();
    lines
}

/// What was not reached, in two sentences at most.
pub(crate) fn coverage_in_words(coverage: &Coverage) -> String {
    let all: usize = coverage.files.iter().map(|file| lines(file).len()).sum();
    let unreached: usize = coverage.files.iter().map(|file| file.unreached.len()).sum();
    let so_far = if coverage.complete { "" } else { " so far, but not everything was explored" };
    let mut text = match unreached {
        0 => format!("every one of {} was reached", counted(all as u64, "line")),
        1 => format!("1 of {} was never reached{so_far}", counted(all as u64, "line")),
        _ => {
            let all = counted(all as u64, "line");
            format!("{} of {all} were never reached{so_far}", grouped(unreached as u64))
        }
    };
    if unreached > 0 {
        let ranges = coverage.files.iter().flat_map(unreached_ranges).collect();
        text += &format!(": {}", named(ranges));
    }
    let one_sided = coverage.files.iter().flat_map(|file| {
        let branches = file.branches.iter().filter(|branch| is_one_sided(branch));
        branches.map(|branch| (file.file.as_str(), branch.line.to_string()))
    });
    let mut one_sided: Vec<(&str, String)> = one_sided.collect();
    if let count @ 1.. = one_sided.len() {
        one_sided.dedup();
        let branches = match count {
            1 => "1 branch never went every way".to_string(),
            _ => format!("{} branches never went every way", grouped(count as u64)),
        };
        text += &format!("; {branches}: {}", named(one_sided));
    }
    text
}

/// Whether a branch was reached, and some way out of it was not.
fn is_one_sided(branch: &BranchCoverage) -> bool {
    branch.taken.contains(&true) && branch.taken.contains(&false)
}

/// The lines that were not reached; neighbours are one range, whatever lies between them that is no code.
fn unreached_ranges(file: &FileCoverage) -> Vec<(&str, String)> {
    let mut ranges: Vec<(u32, u32)> = Vec::new();
    let mut goes_on = false;
    for (line, reached) in lines(file) {
        match ranges.last_mut() {
            Some((_, last)) if !reached && goes_on => *last = line,
            _ if !reached => ranges.push((line, line)),
            _ => {}
        }
        goes_on = !reached;
    }
    let range = |(first, last): (u32, u32)| match first == last {
        true => first.to_string(),
        false => format!("{first}-{last}"),
    };
    ranges.into_iter().map(|lines| (file.file.as_str(), range(lines))).collect()
}

/// The first places of a list, each file once, and how many more there are.
fn named(places: Vec<(&str, String)>) -> String {
    let more = places.len().saturating_sub(NAMED);
    let mut files: Vec<(&str, String)> = Vec::new();
    for (file, lines) in places.into_iter().take(NAMED) {
        match files.last_mut() {
            Some((last, all)) if *last == file => *all += &format!(", {lines}"),
            _ => files.push((file, format!("{file}:{lines}"))),
        }
    }
    let more = (more > 0).then(|| format!("{} more", grouped(more as u64)));
    let words: Vec<String> = files.into_iter().map(|(_, words)| words).chain(more).collect();
    listed(&words.iter().map(String::as_str).collect::<Vec<_>>())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn example(complete: bool) -> Coverage {
        let branch =
            |line, column, taken: &[bool]| BranchCoverage { line, column, taken: taken.into() };
        let file = FileCoverage {
            file: "queue.c".into(),
            reached: vec![3, 4, 9],
            unreached: vec![5, 7, 12],
            branches: vec![
                branch(4, 5, &[true, false]),
                branch(4, 9, &[true, true]),
                branch(7, 1, &[false, false, false]),
            ],
        };
        Coverage { complete, files: vec![file] }
    }

    #[test]
    fn neighbours_are_one_range() {
        assert_eq!(
            coverage_in_words(&example(true)),
            "3 of 6 lines were never reached: queue.c:5-7, 12; 1 branch never went every way: \
             queue.c:4"
        );
        assert!(
            coverage_in_words(&example(false)).contains("so far, but not everything was explored")
        );
    }

    #[test]
    fn branches_of_one_line_are_told_apart() {
        assert_eq!(
            lcov(&example(true)),
            "TN:\nSF:queue.c\nBRDA:4,0,0,1\nBRDA:4,0,1,0\nBRDA:4,1,0,1\nBRDA:4,1,1,1\nBRDA:7,0,0,-\n\
             BRDA:7,0,1,-\nBRDA:7,0,2,-\nBRF:7\nBRH:3\nDA:3,1\nDA:4,1\nDA:5,0\nDA:7,0\nDA:9,1\nDA:12,0\n\
             LF:6\nLH:3\nend_of_record\n"
        );
    }
}
