//! Schedules as text, which can be put into an environment variable and followed in another process.
//!
//! A step is the path of its thread: `m` is the main thread, `m.0` the first thread that it creates. What
//! was chosen follows behind a slash, how often the same step comes again behind a star:
//! `m*3 m.0 m.1/2`.

use crate::classify::{Detected, classify_violations, data_races};
use crate::counterexample::{steps, violation};
use crate::error::Error;
use mazurka_engine::{Choice, Execution, Replay, classify};
use mazurka_rust::Closure;
use mazurka_trace::{ThreadId, Violation};
use std::sync::Arc;

/// The schedule of a violation that was reported.
pub(super) fn write(program: &Closure, violation: &Violation) -> String {
    let mut steps: Vec<(String, usize)> = Vec::new();
    for step in &violation.trace {
        let path = path(program, ThreadId(step.thread_number));
        let text = match step.alternative {
            0 => path,
            alternative => format!("{path}/{alternative}"),
        };
        match steps.last_mut() {
            Some((last, count)) if *last == text => *count += 1,
            _ => steps.push((text, 1)),
        }
    }
    let step = |(text, count): (String, usize)| match count {
        1 => text,
        _ => format!("{text}*{count}"),
    };
    steps.into_iter().map(step).collect::<Vec<_>>().join(" ")
}

fn path(program: &Closure, thread: ThreadId) -> String {
    match program.creation(thread) {
        Some((creator, nth)) => format!("{}.{nth}", path(program, creator)),
        None => "m".to_string(),
    }
}

/// The choices of a schedule.
fn read(program: &Closure, text: &str) -> Option<Vec<Choice>> {
    let mut choices = Vec::new();
    for step in text.split_whitespace() {
        let (step, count) = step.split_once('*').unwrap_or((step, "1"));
        let (path, alternative) = step.split_once('/').unwrap_or((step, "0"));
        let mut numbers = path.split('.');
        if numbers.next() != Some("m") {
            return None;
        }
        let mut thread = ThreadId::MAIN;
        for nth in numbers {
            thread = program.created(thread, nth.parse().ok()?);
        }
        let choice = Choice { thread, alternative: alternative.parse().ok()? };
        choices.extend(std::iter::repeat_n(choice, count.parse::<u16>().ok()?.into()));
    }
    Some(choices)
}

/// Follows a schedule; what is violated at its end.
pub(super) fn follow(program: &Closure, text: &str) -> Result<Vec<Violation>, Error> {
    let refused = |why: &str| Error::Diverged(format!("MAZURKA_REPLAY: {why}"));
    let choices = read(program, text).ok_or_else(|| refused("this is not a schedule"))?;
    let mut replay = Replay::new(program);
    for (position, choice) in choices.iter().enumerate() {
        if !replay.step(*choice) {
            let why = format!("the program cannot make step {}: it has changed", position + 1);
            return Err(refused(&why));
        }
    }
    let e: &Execution = &replay.e;
    let end = classify(e, &replay.run);
    let alarm = Arc::default();
    let mut found: Vec<Detected> = classify_violations(program, e, &replay.run, end, &alarm);
    found.extend(data_races(program, e, &replay.run, &alarm));
    let show = |found| {
        let trace = steps(program, e, e.len(), &alarm)?;
        violation(program, e, found, 1, (trace, false, None), &alarm)
    };
    Ok(found.into_iter().filter_map(show).collect())
}
