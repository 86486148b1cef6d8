//! The progress line: drawn on standard error while an exploration runs.
//!
//! On a terminal one line is drawn over and over; elsewhere a line is written now and then, if the
//! user wants to hear more.

use crate::options::CheckOptions;
use mazurka::{Checker, Progress, ProgressState};
use std::io::{IsTerminal, Write};
use std::sync::Arc;
use std::thread;
use std::time::{Duration, Instant};

/// Nothing is shown before: most explorations are over by then.
const PATIENCE: Duration = Duration::from_millis(500);
/// How often the line on a terminal is drawn.
const REDRAW: Duration = Duration::from_millis(100);
/// How often a line is written elsewhere.
const REPEAT: Duration = Duration::from_secs(5);

/// How progress is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Show {
    Nothing,
    Line,
    Lines,
}

/// How progress is to be shown.
pub(crate) fn show(check: &CheckOptions) -> Show {
    match (check.quiet, std::io::stderr().is_terminal(), check.verbose) {
        (true, _, _) => Show::Nothing,
        (_, true, _) => Show::Line,
        (_, false, true) => Show::Lines,
        (_, false, false) => Show::Nothing,
    }
}

/// Runs an exploration while its progress is shown.
pub(crate) fn while_shown<T>(
    check: &CheckOptions,
    checker: Checker,
    explore: impl FnOnce(&Checker) -> T,
) -> T {
    let show = show(check);
    if show == Show::Nothing {
        return explore(&checker);
    }
    let state = Arc::new(ProgressState::default());
    let checker = checker.progress(state.clone()).estimate(true);
    thread::scope(|scope| {
        let drawing = scope.spawn(|| draw(show, &state));
        let explored = explore(&checker);
        drawing.thread().unpark();
        explored
    })
}

/// Draws until the exploration is over, and then takes the line away.
fn draw(show: Show, state: &ProgressState) {
    let start = Instant::now();
    let mut shown = start;
    let mut drawn = false;
    while !state.is_finished() {
        thread::park_timeout(Duration::from_millis(20));
        let every = if show == Show::Line { REDRAW } else { REPEAT };
        if start.elapsed() < PATIENCE || shown.elapsed() < every {
            continue;
        }
        shown = Instant::now();
        let text = line(state.read(), start.elapsed());
        let mut out = std::io::stderr().lock();
        // Nobody may be reading; the exploration goes on all the same.
        let _ = match show {
            Show::Line => write!(out, "\r\x1b[2K{}", cut(&text)),
            _ => writeln!(out, "{text}"),
        };
        let _ = out.flush();
        drawn = show == Show::Line;
    }
    if drawn {
        let _ = write!(std::io::stderr(), "\r\x1b[2K");
    }
}

/// As much as fits on the terminal, so that the line stays one line.
pub(crate) fn cut(text: &str) -> String {
    let width = terminal_size::terminal_size().map_or(80, |(width, _)| width.0.into());
    text.chars().take(width.max(2) - 1).collect()
}

/// What is known so far, in one line.
fn line(progress: Progress, elapsed: Duration) -> String {
    let seconds = elapsed.as_secs_f64();
    let rate = progress.executions as f64 / seconds;
    let mut text = format!(
        "{} executions, {}/s, depth {}, {}",
        number(progress.executions as f64),
        number(rate),
        progress.depth,
        time(seconds)
    );
    if progress.violations > 0 {
        text += &format!(", {}", mazurka::report::counted(progress.violations, "violation"));
    }
    if let Some(estimate) = progress.estimate {
        let low = estimate.low.max(progress.executions as f64);
        let (mean, high) = (estimate.mean.max(low), estimate.high.max(low));
        let left = (mean - progress.executions as f64) / rate.max(1e-9);
        text += &format!(
            " of about {} ({} to {}), {} left",
            number(mean),
            number(low),
            number(high),
            time(left)
        );
    }
    text
}

/// A number with as many digits as matter.
pub(crate) fn number(n: f64) -> String {
    match n {
        n if n < 9_999.5 => format!("{n:.0}"),
        n if n < 999_500.0 => format!("{:.0}k", n / 1e3),
        n if n < 999.5e6 => format!("{:.1}M", n / 1e6),
        n if n < 999.5e9 => format!("{:.1}G", n / 1e9),
        n => format!("{n:.0e}"),
    }
}

/// A time with as many digits as matter.
pub(crate) fn time(seconds: f64) -> String {
    match seconds {
        s if s < 100.0 => format!("{s:.0} s"),
        s if s < 6_000.0 => format!("{:.0} min", s / 60.0),
        s if s < 360_000.0 => format!("{:.0} h", s / 3_600.0),
        s if s < 3.15e9 => format!("{:.0} days", s / 86_400.0),
        _ => "centuries".to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use mazurka::Estimate;

    #[test]
    fn a_line_says_how_far_it_is() {
        let estimate = Some(Estimate { mean: 2e6, low: 1e6, high: 9e6 });
        let progress = Progress { executions: 500_000, depth: 40, violations: 0, estimate };
        let text = line(progress, Duration::from_secs(10));
        let expected =
            "500k executions, 50k/s, depth 40, 10 s of about 2.0M (1.0M to 9.0M), 30 s left";
        assert_eq!(text, expected);
        // What has been seen is a lower bound, whatever was expected.
        let late = Progress { executions: 20_000_000, violations: 2, ..progress };
        let text = line(late, Duration::from_secs(10));
        assert!(
            text.contains("2 violations") && text.contains("(20.0M to 20.0M), 0 s left"),
            "{text}"
        );
    }
}
