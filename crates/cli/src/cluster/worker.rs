//! `mazurka cluster worker`.

use super::options::WorkerOptions;
use super::shared::queue;
use super::{Found, Pulse};
use crate::check::in_words;
use crate::interrupt;
use mazurka::{Checker, LoadedProgram, Piece, PortableProgram, ProgressState};
use mazurka_cluster::{
    Explorer, Host, LEASE, Pace, QueueError, Served, Signals, WorkerStatus, serve,
};
use std::process::ExitCode;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

/// How often a worker that has nothing to do looks whether there is something.
const LOOK: Duration = Duration::from_millis(500);
/// How often it says how far it is.
const SAY: Duration = Duration::from_secs(1);
/// For how long an item is explored at least, although others have nothing to do.
const LEAST: Duration = Duration::from_millis(200);
/// An item that so many workers were given, and that none of them has finished, is given up.
const DELIVERIES: u64 = 5;

/// Explores items until it is to leave.
pub(crate) fn run(
    server: &(impl Host + Sync),
    options: &WorkerOptions,
) -> Result<ExitCode, String> {
    let interrupted = interrupt::listen();
    let name = options.name.clone().unwrap_or_else(own_name);
    let say = |text: String| {
        if !options.quiet {
            eprintln!("mazurka: {}", mazurka::report::escaped(&text));
        }
    };
    say(format!("{name} waits for an exploration in {}", queue(&options.server)));
    let mut idle = Instant::now();
    loop {
        let impatient = options.leave_after.is_some_and(|most| idle.elapsed() >= most);
        if interrupted.load(Ordering::Relaxed) || impatient {
            return Ok(ExitCode::SUCCESS);
        }
        let Ok(Some(program)) = program(server) else {
            thread::sleep(LOOK);
            continue;
        };
        let (checker, loaded) = program.load().map_err(in_words)?;
        let progress = Arc::new(ProgressState::default());
        let checker = checker.jobs(options.jobs).progress(progress.clone()).estimate(true);
        say(format!("{name} explores {}", loaded.name()));
        let explorer = Pieces { checker, program: loaded };
        let who = (name.as_str(), program.exploration());
        let served = work(server, &explorer, who, options, (&interrupted, &progress));
        let executions = mazurka::report::counted(progress.read().executions, "execution");
        say(format!("{name} has explored {executions}"));
        match served? {
            Served::Left | Served::Idle => return Ok(ExitCode::SUCCESS),
            Served::Gone => idle = Instant::now(),
        }
        thread::sleep(LOOK);
    }
}

/// A name that no other worker has.
fn own_name() -> String {
    let host = std::fs::read_to_string("/proc/sys/kernel/hostname").unwrap_or_default();
    let plain: String =
        host.trim().chars().filter(|c| c.is_ascii_alphanumeric() || *c == '-').collect();
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    format!("{plain}-{}-{:03}", std::process::id(), now.as_millis() % 1000)
}

/// The program of the exploration in the queue, if there is one.
fn program(server: &impl Host) -> Result<Option<PortableProgram>, QueueError> {
    if server.exploration()?.is_none() {
        return Ok(None);
    }
    Ok(serde_json::from_slice(&server.program()?).ok())
}

struct Pieces {
    checker: Checker,
    program: LoadedProgram,
}

impl Explorer for Pieces {
    type Work = Piece;
    type Outcome = Found;

    fn explore(
        &self,
        piece: &Piece,
        pause: &Arc<AtomicBool>,
        pieces: &(dyn Fn() -> usize + Sync),
    ) -> (Found, Vec<Piece>) {
        let (slice, left) = self.checker.explore_piece(&self.program, piece, pause);
        (Found(slice), left.map(|left| left.cut(pieces())).unwrap_or_default())
    }
}

/// Serves one exploration, and says every second how far this worker is.
fn work(
    server: &(impl Host + Sync),
    explorer: &Pieces,
    who: (&str, &str),
    options: &WorkerOptions,
    (interrupted, progress): (&Arc<AtomicBool>, &ProgressState),
) -> Result<Served, String> {
    let signals = Arc::new(Signals::default());
    let (heard, own) = (signals.clone(), u64::from(std::process::id()).wrapping_mul(0x9e37_79b9));
    let hear = move |bytes: &[u8]| {
        let Ok(pulse) = serde_json::from_slice::<Pulse>(bytes) else { return };
        let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        heard.hear(pulse.hungry, pulse.busy, u64::from(now.subsec_nanos()) ^ own);
        heard.over.fetch_or(pulse.over, Ordering::Relaxed);
    };
    server.hear("pulse", hear).map_err(|error| error.to_string())?;
    let (slice, least) = (options.slice, LEAST.min(options.slice));
    let deliveries = DELIVERIES;
    let pace = Pace { slice, least, renew: LEASE / 4, patience: options.leave_after, deliveries };
    let ended = AtomicBool::new(false);
    thread::scope(|scope| {
        scope.spawn(|| say(server, who.0, &signals, interrupted, progress, &ended));
        let served = serve(server, explorer, who, pace, &signals);
        ended.store(true, Ordering::Relaxed);
        Ok(served)
    })
}

/// Says every second how far a worker is.
fn say(
    server: &impl Host,
    name: &str,
    signals: &Signals,
    interrupted: &AtomicBool,
    progress: &ProgressState,
    ended: &AtomicBool,
) {
    let (mut said, mut before) = (Instant::now(), progress.read().executions);
    while !ended.load(Ordering::Relaxed) {
        thread::sleep(Duration::from_millis(20));
        signals.leave.store(interrupted.load(Ordering::Relaxed), Ordering::Relaxed);
        if said.elapsed() < SAY {
            continue;
        }
        let executions = progress.read().executions;
        let status = WorkerStatus {
            name: name.to_string(),
            executions,
            rate: (executions - before) as f64 / said.elapsed().as_secs_f64(),
            items: signals.items.load(Ordering::Relaxed),
            idle: signals.idle.load(Ordering::Relaxed),
        };
        (said, before) = (Instant::now(), executions);
        server.tell(&format!("worker.{name}"), serde_json::to_string(&status).unwrap_or_default());
    }
}
