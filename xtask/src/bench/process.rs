//! Runs a process with limits on time and memory, and watches what it uses.

use std::fs;
use std::io::Read;
use std::process::{Child, Command, Stdio};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

/// The shortest and the longest interval between two polls of a process. Polling disturbs what is
/// measured, and an error of one per cent in its time is small enough.
const LOOK: (Duration, Duration) = (Duration::from_millis(2), Duration::from_millis(50));

/// The result of a process.
#[derive(Debug)]
pub(crate) struct Ended {
    /// Its exit status; none if it was killed.
    pub(crate) status: Option<i32>,
    /// Standard output.
    pub(crate) output: String,
    /// Standard error.
    pub(crate) errors: String,
    /// Seconds from start to end.
    pub(crate) wall: f64,
    /// Seconds of processor time of the process itself, without those of its children.
    pub(crate) processor: Option<f64>,
    /// The largest memory that was observed.
    pub(crate) peak_bytes: Option<u64>,
    /// Whether it was killed because it took too long.
    pub(crate) was_late: bool,
    /// Whether it was killed because it took too much memory.
    pub(crate) was_large: bool,
}

/// Runs a process to its end, or until it takes too long.
pub(crate) fn run(command: &mut Command, patience: Duration) -> Result<Ended, String> {
    run_within(command, patience, u64::MAX)
}

/// Runs a process to its end, or until it takes too long or more memory than so many bytes.
pub(crate) fn run_within(
    command: &mut Command,
    patience: Duration,
    most_bytes: u64,
) -> Result<Ended, String> {
    command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let start = Instant::now();
    let name = command.get_program().to_string_lossy().into_owned();
    let mut child = command.spawn().map_err(|error| format!("cannot run {name}: {error}"))?;
    let (output, errors) = (drain(child.stdout.take()), drain(child.stderr.take()));
    let (mut peak_bytes, mut processor) = (None, None);
    let (status, was_large) = loop {
        peak_bytes = peak_bytes.max(peak(&child));
        // A process that has ended but was not waited for keeps its times, but has no memory.
        processor = processor_seconds(&child).or(processor);
        match child.try_wait() {
            Ok(Some(status)) => break (Some(status), false),
            Ok(None) if peak_bytes.is_some_and(|bytes| bytes > most_bytes) => break (None, true),
            Ok(None) if start.elapsed() > patience => break (None, false),
            Ok(None) => thread::sleep((start.elapsed() / 100).clamp(LOOK.0, LOOK.1)),
            Err(error) => return Err(format!("cannot wait for {name}: {error}")),
        }
    };
    let wall = start.elapsed().as_secs_f64();
    if status.is_none() {
        let _ = child.kill();
        let _ = child.wait();
    }
    // Children of a killed process may still hold the streams, so nobody waits for those.
    let text = |stream: JoinHandle<String>| match status {
        Some(_) => stream.join().unwrap_or_default(),
        None => String::new(),
    };
    let (output, errors) = (text(output), text(errors));
    let code = status.and_then(|status| status.code());
    let was_late = status.is_none() && !was_large;
    Ok(Ended { status: code, output, errors, wall, processor, peak_bytes, was_late, was_large })
}

/// Reads a stream in a thread of its own, so that the process never waits for a reader.
fn drain(stream: Option<impl Read + Send + 'static>) -> JoinHandle<String> {
    thread::spawn(move || {
        let mut bytes = Vec::new();
        if let Some(mut stream) = stream {
            let _ = stream.read_to_end(&mut bytes);
        }
        String::from_utf8_lossy(&bytes).into_owned()
    })
}

/// The peak memory of a process so far, where the system reports it.
fn peak(child: &Child) -> Option<u64> {
    let status = fs::read_to_string(format!("/proc/{}/status", child.id())).ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"))?;
    let kilobytes: u64 = line.trim().trim_end_matches(" kB").parse().ok()?;
    Some(kilobytes * 1024)
}

/// The processor time of a process so far, where the system reports it.
fn processor_seconds(child: &Child) -> Option<f64> {
    times(&fs::read_to_string(format!("/proc/{}/stat", child.id())).ok()?)
}

/// User and system time in a line of `/proc/PID/stat`, which has hundredths of a second.
fn times(stat: &str) -> Option<f64> {
    // The name of the program, in parentheses, may contain anything.
    let mut fields = stat.rsplit_once(')')?.1.split_whitespace();
    let user: u64 = fields.nth(11)?.parse().ok()?;
    let system: u64 = fields.next()?.parse().ok()?;
    Some((user + system) as f64 / 100.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shell(script: &str, patience: Duration) -> Ended {
        run(Command::new("sh").args(["-c", script]), patience).expect("there is a shell")
    }

    #[test]
    fn output_and_status_are_kept() {
        let ended = shell("echo out; echo err >&2; exit 3", Duration::from_secs(60));
        assert_eq!((ended.status, ended.was_late), (Some(3), false));
        assert_eq!((ended.output.as_str(), ended.errors.as_str()), ("out\n", "err\n"));
    }

    #[test]
    fn a_process_that_takes_too_long_is_killed() {
        let ended = shell("sleep 600", Duration::from_millis(20));
        assert!(ended.was_late && ended.status.is_none() && ended.wall < 60.0);
    }

    #[test]
    fn a_process_that_takes_too_much_memory_is_killed() {
        let ended = run_within(Command::new("sleep").arg("600"), Duration::from_secs(60), 1);
        let ended = ended.expect("it can run");
        assert!(ended.was_large && !ended.was_late && ended.status.is_none() && ended.wall < 60.0);
    }

    #[test]
    fn times_are_those_of_the_process_without_its_children() {
        let stat = "17 (a ) b) S 1 17 17 0 -1 4194304 900 8000 0 0 250 30 1000 2000 20 0 1 0 99";
        assert_eq!(times(stat), Some(2.8));
        assert_eq!(times("17 (a"), None);
    }

    #[test]
    fn a_program_that_does_not_exist_is_an_error() {
        let error = run(&mut Command::new("no-such-program"), LOOK.0).expect_err("it cannot run");
        assert!(error.starts_with("cannot run no-such-program: "), "{error}");
    }
}
