//! Runs a process with a time limit and watches its memory.

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
    /// The largest memory that was observed.
    pub(crate) peak_bytes: Option<u64>,
    /// Whether it was killed because it took too long.
    pub(crate) was_late: bool,
}

/// Runs a process to its end, or until it takes too long.
pub(crate) fn run(command: &mut Command, patience: Duration) -> Result<Ended, String> {
    command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let start = Instant::now();
    let name = command.get_program().to_string_lossy().into_owned();
    let mut child = command.spawn().map_err(|error| format!("cannot run {name}: {error}"))?;
    let (output, errors) = (drain(child.stdout.take()), drain(child.stderr.take()));
    let mut peak_bytes = None;
    let status = loop {
        peak_bytes = peak_bytes.max(peak(&child));
        match child.try_wait() {
            Ok(Some(status)) => break Some(status),
            Ok(None) if start.elapsed() > patience => break None,
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
    Ok(Ended { status: code, output, errors, wall, peak_bytes, was_late: status.is_none() })
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
    fn a_program_that_does_not_exist_is_an_error() {
        let error = run(&mut Command::new("no-such-program"), LOOK.0).expect_err("it cannot run");
        assert!(error.starts_with("cannot run no-such-program: "), "{error}");
    }
}
