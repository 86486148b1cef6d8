//! Short names for the objects of a report.
//!
//! A front end that has many objects of one name gives each a number, which counts all objects of the
//! execution: `node#121`. In a report only those count that are shown: the first is `node#1`, and where there is only
//! one, and no variable of that name, it is just `node`.

use mazurka_trace::{ReportedStep, Violation, ViolationKind, Waiting};
use std::collections::BTreeMap;

/// Names that say nothing without a number.
const NEVER_ALONE: [&str; 4] = ["heap", "temporary", "local", "thread_local"];

/// The objects of an execution that share their name with others, or might.
#[derive(Default)]
pub(crate) struct ObjectNames {
    /// For each name the numbers that objects of that name have, in the order in which they are shown.
    numbers: BTreeMap<String, Vec<u64>>,
    /// Those of objects that only another execution has, which is shown beside.
    others: BTreeMap<String, Vec<u64>>,
    /// Names of objects that have no number.
    unnumbered: Vec<String>,
}

/// A part of a text: what is no name, and a name with its number.
type Piece<'t> = (&'t str, Option<(&'t str, u64)>);

/// Splits a text behind each name with a number.
fn pieces(text: &str) -> Vec<Piece<'_>> {
    let mut pieces = Vec::new();
    let mut rest = text;
    while let Some(at) = rest.find('#') {
        let is_name = |c: char| c.is_alphanumeric() || matches!(c, '_' | ':' | '$');
        let name = rest[..at].trim_end_matches(is_name).len();
        let digits = rest[at + 1..].bytes().take_while(u8::is_ascii_digit).count();
        let end = at + 1 + digits;
        let number = rest[at + 1..end].parse().ok().filter(|_| name < at);
        match number {
            Some(number) => pieces.push((&rest[..name], Some((&rest[name..at], number)))),
            None => pieces.push((&rest[..end], None)),
        }
        rest = &rest[end..];
    }
    pieces.push((rest, None));
    pieces
}

impl ObjectNames {
    /// The names in the steps of an execution.
    fn new(steps: &[ReportedStep]) -> ObjectNames {
        let mut names = ObjectNames::default();
        for step in steps.iter().map(|step| &step.what) {
            for text in step.object.iter().chain(&step.value) {
                names.note(text);
            }
            let plain = step.object.as_ref().filter(|object| !object.contains('#'));
            let plain = plain.and_then(|object| object.split(['.', '[', '+']).next());
            if let Some(plain) = plain
                && !names.unnumbered.iter().any(|known| known == plain)
            {
                names.unnumbered.push(plain.to_string());
            }
        }
        names
    }

    fn note(&mut self, text: &str) {
        for (name, number) in pieces(text).into_iter().filter_map(|(_, object)| object) {
            let numbers = self.numbers.entry(name.to_string()).or_default();
            if !numbers.contains(&number) {
                numbers.push(number);
            }
        }
    }

    /// Names in steps of another execution: they change nothing about those that are known.
    fn note_others(&mut self, steps: &[ReportedStep]) {
        let texts = steps.iter().flat_map(|step| step.what.object.iter().chain(&step.what.value));
        for (_, object) in texts.flat_map(|text| pieces(text)) {
            let Some((name, number)) = object else { continue };
            if self.numbers.get(name).is_some_and(|numbers| numbers.contains(&number)) {
                continue;
            }
            let others = self.others.entry(name.to_string()).or_default();
            if !others.contains(&number) {
                others.push(number);
            }
        }
    }

    /// A text with short names.
    fn short(&self, text: &str) -> String {
        let mut out = String::new();
        for (before, object) in pieces(text) {
            out += before;
            let Some((name, number)) = object else { continue };
            out += name;
            let of = |map: &BTreeMap<String, Vec<u64>>| map.get(name).cloned().unwrap_or_default();
            let (numbers, others) = (of(&self.numbers), of(&self.others));
            let other = others.iter().position(|&known| known == number);
            let alone = numbers.len() == 1
                && !NEVER_ALONE.contains(&name)
                && !self.unnumbered.iter().any(|known| known == name);
            match numbers.iter().position(|&known| known == number) {
                Some(_) if alone => {}
                Some(at) => out += &format!("#{}", at + 1),
                None => {
                    let number = other.map_or(number, |at| (numbers.len() + at + 1) as u64);
                    out += &format!("#{number}");
                }
            }
        }
        out
    }

    fn shorten(&self, text: &mut String) {
        if text.contains('#') {
            *text = self.short(text);
        }
    }

    fn shorten_wait(&self, waiting: &mut Waiting) {
        let Waiting { what, until, looks, .. } = waiting;
        let of_looks =
            looks.iter_mut().flat_map(|look| look.value.iter_mut().chain([&mut look.object]));
        let texts = what.object.iter_mut().chain(&mut what.value).chain(until).chain(of_looks);
        texts.for_each(|text| self.shorten(text));
    }
}

/// Gives the objects in steps short names.
pub(crate) fn shorten_steps(steps: &mut [ReportedStep]) {
    ObjectNames::new(steps).shorten_all(steps);
}

/// A text without the numbers of objects.
pub(crate) fn without_numbers(text: &str) -> String {
    let bare =
        |(before, object): Piece<'_>| format!("{before}{}", object.map_or("", |(name, _)| name));
    pieces(text).into_iter().map(bare).collect()
}

/// A text without objects that have numbers: what such an object is called depends on what is known of it.
pub(crate) fn without_objects(text: &str) -> String {
    let mut out = String::new();
    let mut after_name = false;
    for (before, object) in pieces(text) {
        // Members and indices belong to the name before them.
        let is_path = |c: char| c.is_alphanumeric() || "_.[]{},+$".contains(c);
        let kept = if after_name { before.trim_start_matches(is_path) } else { before };
        out += kept;
        after_name = object.is_some();
    }
    out
}

impl ObjectNames {
    fn shorten_all(&self, steps: &mut [ReportedStep]) {
        for step in steps {
            let texts = step.what.object.iter_mut().chain(&mut step.what.value);
            texts.chain(&mut step.holds).for_each(|text| self.shorten(text));
        }
    }
}

/// Gives the objects of a violation short names.
pub(crate) fn shorten(violation: &mut Violation) {
    let mut names = ObjectNames::new(&violation.trace);
    // Behind those of the steps, so that these are the same without them.
    let quotes = violation.kind == ViolationKind::Assertion;
    if !quotes {
        names.note(&violation.message);
    }
    for waiting in &violation.waiting {
        waiting.what.object.iter().for_each(|text| names.note(text));
        waiting.looks.iter().for_each(|look| names.note(&look.object));
    }
    violation.shown.iter().for_each(|shown| names.note(&shown.value));
    if let Some(passing) = &mut violation.passing {
        names.note_others(&passing.trace);
        names.shorten_all(&mut passing.trace);
    }
    names.shorten_all(&mut violation.trace);
    if !quotes {
        names.shorten(&mut violation.message);
    }
    violation.waiting.iter_mut().for_each(|waiting| names.shorten_wait(waiting));
    violation.cycle.iter_mut().for_each(|step| names.shorten(&mut step.what));
    violation.shown.iter_mut().for_each(|shown| names.shorten(&mut shown.value));
    if let Some(cause) = &mut violation.cause {
        [&mut cause.explanation, &mut cause.help].into_iter().for_each(|text| names.shorten(text));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(texts: &[&str]) -> ObjectNames {
        let mut names = ObjectNames::default();
        texts.iter().for_each(|text| names.note(text));
        names
    }

    #[test]
    fn an_object_that_is_alone_needs_no_number() {
        let names = names(&["node#12.next", "&node#7", "pool#3.stop_", "heap#9+4"]);
        let shown = ["node#12.next", "&node#7", "&pool#3.stop_ -> null", "use of heap#9+4"];
        let expected = ["node#1.next", "&node#2", "&pool.stop_ -> null", "use of heap#1+4"];
        assert_eq!(shown.map(|text| names.short(text)), expected);
    }

    #[test]
    fn a_variable_of_the_same_name_keeps_the_number() {
        let mut names = names(&["count#5"]);
        names.unnumbered.push("count".into());
        assert_eq!(names.short("count#5 and count"), "count#1 and count");
    }

    #[test]
    fn what_an_object_is_called_can_be_left_out() {
        let texts = ["use of heap#8+4 (16 bytes) after", "use of node#9.next (16 bytes) after"];
        assert_eq!(texts.map(without_objects), ["use of  (16 bytes) after"; 2]);
        assert_eq!(without_objects("lock m, x.y"), "lock m, x.y");
    }

    #[test]
    fn what_is_no_name_stays() {
        let names = names(&["a#1"]);
        for text in ["#5", "C# is", "x ##", "b#77", ""] {
            assert_eq!(names.short(text), text);
        }
        assert_eq!(without_numbers("&std::pair#4.first, #2"), "&std::pair.first, #2");
    }
}
