//! What is known of the loops of a program, for people.

use crate::words::counted;
use mazurka_trace::{Location, LoopNote, LoopNotes, LoopPurity};
use std::fmt::Write;

fn at(place: &Option<Location>) -> String {
    match place {
        Some(place) => format!("{}:{}:{}", place.file, place.line, place.column),
        None => "?".to_string(),
    }
}

/// One line for each loop and each assumption that became a wait, with what follows from it.
pub fn loops(notes: &LoopNotes) -> String {
    let mut out = String::new();
    for l in &notes.loops {
        let _ = writeln!(out, "{}: loop in {}: {}", at(&l.location), l.function, purity(l));
        for text in &l.awaits {
            let _ = writeln!(out, "    {text}");
        }
    }
    for wait in &notes.awaits {
        let place = at(&wait.location);
        let _ = writeln!(out, "{place}: assumption in {}: {}", wait.function, wait.text);
    }
    out
}

fn purity(l: &LoopNote) -> String {
    let name = l.purity.name();
    let condition = l.condition.as_deref().unwrap_or_default();
    let obstacles = l.obstacles.join(", ");
    match l.purity {
        LoopPurity::Pure => format!("{name}: goes on while {condition}"),
        LoopPurity::PartlyPure if l.obstacles.is_empty() => {
            format!("{name}: changes nothing if {condition}")
        }
        LoopPurity::PartlyPure => {
            format!("{name}: changes nothing if {condition}; else {obstacles}")
        }
        LoopPurity::Impure if l.obstacles.is_empty() => {
            format!("{name}: no path back to its start is known to change nothing")
        }
        LoopPurity::Impure => format!("{name}: {obstacles}"),
    }
}

/// One line for each loop in which threads were cut off at run time.
pub fn cut_off(notes: &LoopNotes) -> String {
    let mut out = String::new();
    for l in notes.loops.iter().filter(|l| l.cut_off > 0) {
        let (place, times) = (at(&l.location), counted(l.cut_off, "time"));
        let _ = writeln!(
            out,
            "{place}: loop in {}: cut off {times}, where a thread had come back to where it was before",
            l.function
        );
    }
    out
}

/// What is known of the loops on the line of this one, and why they are not pure.
pub(crate) fn impure_at(notes: &LoopNotes, place: &Location) -> Vec<String> {
    let same = |l: &&LoopNote| {
        let on_line = |other: &Location| (&other.file, other.line) == (&place.file, place.line);
        l.purity != LoopPurity::Pure && l.location.as_ref().is_some_and(on_line)
    };
    let line = |l: &LoopNote| format!("{}: loop in {}: {}", at(&l.location), l.function, purity(l));
    notes.loops.iter().filter(same).map(line).collect()
}

/// What to do about a program that may not end: which loops may be the reason.
pub fn unroll_hint(notes: &LoopNotes) -> String {
    let mut out =
        "hint: if the program does not end by itself, bound its loops with --unroll N; if it does, \
         raise --max-steps N\n"
            .to_string();
    for l in notes.loops.iter().filter(|l| l.purity != LoopPurity::Pure) {
        let _ = writeln!(out, "    {}: loop in {}: {}", at(&l.location), l.function, purity(l));
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn says_for_each_loop_what_is_known() {
        let place = Location { file: "a.c".into(), line: 3, column: 5 };
        let note = |purity, condition: Option<&str>, obstacles: &[&str]| LoopNote {
            function: "f".into(),
            location: Some(place.clone()),
            purity,
            condition: condition.map(Into::into),
            obstacles: obstacles.iter().map(ToString::to_string).collect(),
            awaits: Vec::new(),
            cut_off: 0,
        };
        let mut first = note(LoopPurity::Pure, Some("x == 0"), &[]);
        first.awaits.push("load awaits x != 0".into());
        let loops = vec![
            first,
            note(LoopPurity::PartlyPure, Some("x == 0"), &["writes y (line 4)"]),
            note(LoopPurity::Impure, None, &["i changes (line 5)"]),
        ];
        let notes = LoopNotes { loops, awaits: Vec::new() };
        let expected = "\
a.c:3:5: loop in f: pure: goes on while x == 0
    load awaits x != 0
a.c:3:5: loop in f: partly pure: changes nothing if x == 0; else writes y (line 4)
a.c:3:5: loop in f: not pure: i changes (line 5)
";
        assert_eq!(super::loops(&notes), expected);
        let hint = unroll_hint(&notes);
        assert!(hint.contains("--unroll N") && hint.lines().count() == 3, "{hint}");
    }
}
