//! Words for people: operations, numbers and lists in sentences.
//!
//! The machine-readable report has short names for operations, which scripts rely on; people read
//! those of C11 and POSIX.

use mazurka_trace::{ActionKind, TraceStep, Waiting};

/// Phrases for operations whose short names say too little; `{}` stands for the object.
const PHRASES: [(&str, &str); 25] = [
    ("rmw", "read-modify-write {}"),
    ("faa", "fetch_add {}"),
    ("xchg", "exchange {}"),
    ("rmw_and", "fetch_and {}"),
    ("rmw_or", "fetch_or {}"),
    ("rmw_xor", "fetch_xor {}"),
    ("rmw_nand", "fetch_nand {}"),
    ("rmw_max", "fetch_max {}"),
    ("rmw_min", "fetch_min {}"),
    ("rmw_umax", "fetch_umax {}"),
    ("rmw_umin", "fetch_umin {}"),
    ("cas", "compare_exchange {}"),
    ("cas fails", "compare_exchange (failed) {}"),
    ("await", "load {}"),
    ("xchgawait", "exchange {}"),
    ("casawait", "compare_exchange {}"),
    ("begin to wait", "start to wait on {}"),
    ("wait", "wait on {}"),
    ("come to", "reach {}"),
    ("arrive", "wait at {}"),
    ("depart", "leave {}"),
    ("end of", "{} goes out of scope"),
    ("section", "atomic section"),
    ("begin", "begin on {}"),
    ("end", "end on {}"),
];

/// Where a thread waits that is about to be notified, or to leave a barrier.
const WAITS: [(&str, &str); 3] = [("wait", "on {}"), ("wake", "on {}"), ("depart", "at {}")];

/// Sentences for the ends of objects that are not freed; `{}` stands for the object, `@` for the thread.
const RELEASES: [(&str, &str); 2] =
    [("end of", "`{}` goes out of scope"), ("destroy", "@ destroys {}")];

/// Whether a step is the end of a variable and not the release of a block.
pub(crate) fn ends_scope(step: &TraceStep) -> bool {
    step.op == RELEASES[0].0
}

/// How the life of an object ends: `T2 frees heap#8`.
pub(crate) fn release_in_words(step: &TraceStep, object: &str) -> String {
    let known = RELEASES.iter().find(|(name, _)| *name == step.op);
    let sentence = known.map_or("@ frees {}", |(_, sentence)| sentence);
    sentence.replace('@', &step.thread).replace("{}", object)
}

/// What an operation does to an object, in a few words.
fn phrase(op: &str, object: &str) -> String {
    let known = PHRASES.iter().find(|(name, _)| *name == op);
    let text = match (known, op.strip_suffix(" fails")) {
        (Some((_, phrase)), _) => phrase.replace("{}", object),
        (None, Some(tried)) => format!("{tried} (failed) {object}"),
        (None, None) => format!("{op} {object}"),
    };
    text.trim_end().to_string()
}

/// The name of an operation without its object.
pub fn operation_in_words(op: &str) -> String {
    phrase(op, "")
}

/// What a step does, in a few words: `store x := 1`.
pub fn step_in_words(action: ActionKind, step: &TraceStep) -> String {
    use ActionKind::{
        Await, Choose, CompareExchangeAwait, ExchangeAwait, NotifyAll, NotifyOne, Store,
    };
    let value = match (&step.value, action) {
        (Some(value), Store) => format!(" := {value}"),
        (Some(value), Choose) => format!(" {value}"),
        (Some(value), NotifyOne | NotifyAll) => format!(" ({value})"),
        (Some(value), Await | ExchangeAwait | CompareExchangeAwait) => {
            format!(" = {value} (awaited)")
        }
        (Some(value), _) => format!(" = {value}"),
        (None, _) => String::new(),
    };
    phrase(&step.op, step.object.as_deref().unwrap_or_default()) + &value
}

/// What a thread that waits forever is about to do, in a few words.
pub(crate) fn wait_in_words(waiting: &Waiting) -> String {
    if waiting.runs {
        return running_in_words(waiting);
    }
    if let Some(place) = meeting_place(waiting) {
        return format!("wait {place}");
    }
    let text = step_in_words(waiting.action, &waiting.what);
    match (waiting.action, &waiting.until) {
        (
            ActionKind::Await | ActionKind::ExchangeAwait | ActionKind::CompareExchangeAwait,
            Some(until),
        ) => {
            format!("{text} (spinning until {until})")
        }
        (
            ActionKind::Await | ActionKind::ExchangeAwait | ActionKind::CompareExchangeAwait,
            None,
        ) => format!("{text} (waiting)"),
        _ => text,
    }
}

/// What a thread that runs forever does, in a few words.
fn running_in_words(waiting: &Waiting) -> String {
    match waiting.action {
        ActionKind::Loop => "loop without end".to_string(),
        action => format!("{} (again and again)", step_in_words(action, &waiting.what)),
    }
}

/// Where a thread waits forever, to be put behind a verb: `in lock m`, `on changed`.
pub fn place_of_wait(waiting: &Waiting) -> String {
    let place = meeting_place(waiting);
    place.unwrap_or_else(|| format!("in {}", step_in_words(waiting.action, &waiting.what)))
}

/// The condition variable or barrier at which a thread waits, if it does.
pub(crate) fn meeting_place(waiting: &Waiting) -> Option<String> {
    let object = waiting.what.object.as_deref().unwrap_or_default();
    let known = WAITS.iter().find(|(name, _)| *name == waiting.what.op);
    known.map(|(_, place)| place.replace("{}", object))
}

/// A number with its digits in groups of three: 6,984,234.
pub(crate) fn grouped(n: u64) -> String {
    let digits = n.to_string();
    let mut out = String::new();
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            out.push(',');
        }
        out.push(digit);
    }
    out
}

/// So many of something: `1 step`, `2 steps`.
pub fn counted(n: u64, noun: &str) -> String {
    format!("{} {noun}{}", grouped(n), if n == 1 { "" } else { "s" })
}

/// Names as a sentence lists them: `main, T1 and T2`.
pub(crate) fn listed(names: &[&str]) -> String {
    match names {
        [most @ .., last] if !most.is_empty() => format!("{} and {last}", most.join(", ")),
        names => names.concat(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_read_in_groups_of_three() {
        let shown = [0, 12, 999, 1_000, 6_984_234].map(grouped);
        assert_eq!(shown, ["0", "12", "999", "1,000", "6,984,234"]);
        assert_eq!((counted(1, "step"), counted(2, "step")), ("1 step".into(), "2 steps".into()));
    }

    #[test]
    fn operations_have_the_names_of_the_standards() {
        let words = |action, op: &str, object: Option<&str>, value: Option<&str>| {
            let (object, value) = (object.map(Into::into), value.map(Into::into));
            let step = TraceStep {
                thread: "T".into(),
                op: op.into(),
                object,
                value,
                location: None,
                within: None,
            };
            step_in_words(action, &step)
        };
        use ActionKind::*;
        let swap = words(CompareExchange, "cas fails", Some("x"), Some("3"));
        assert_eq!(swap, "compare_exchange (failed) x = 3");
        assert_eq!(words(TryLock, "trylock fails", Some("m"), None), "trylock (failed) m");
        assert_eq!(words(Free, "end of", Some("buf#6"), None), "buf#6 goes out of scope");
        assert_eq!(words(Await, "await", Some("turn"), Some("0")), "load turn = 0 (awaited)");
        assert_eq!(words(Choose, "choose", None, Some("2")), "choose 2");
        assert_eq!(words(Section, "atomic section", None, None), "atomic section");
    }

    #[test]
    fn lists_end_with_and() {
        assert_eq!(listed(&["main"]), "main");
        assert_eq!(listed(&["main", "T1", "T2"]), "main, T1 and T2");
    }
}
