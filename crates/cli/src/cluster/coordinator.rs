//! `mazurka cluster coordinator`.

use super::options::CoordinatorOptions;
use super::shared::queue;
use super::{Found, Pulse, with_host};
use crate::check::{self, Said, in_words};
use crate::interrupt;
use crate::output;
use crate::progress::{Show, number, show, time};
use mazurka::{Checker, Limit, LoadedProgram, Piece, PortableProgram};
use mazurka_cluster::{Fold, Host, Item, QueueError, Status, WorkerStatus};
use std::collections::BTreeMap;
use std::io::Write;
use std::process::ExitCode;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

/// How long an open item may be missing in the queue, in milliseconds.
const GRACE: u64 = 3_000;
/// How often open items are looked for.
const LOOK: Duration = Duration::from_secs(1);
/// How often the status is told and shown.
const SAY: Duration = Duration::from_secs(1);
/// Who was not heard of for so long has gone.
const SILENCE: Duration = Duration::from_secs(5);

/// The options that are about the server, and have values.
const SERVER_OPTIONS: [&str; 8] = [
    "--store",
    "--nats",
    "--queue",
    "--creds",
    "--tls-ca",
    "--tls-cert",
    "--tls-key",
    "--replicas",
];

/// Gives a program to workers, and reports what they find.
pub(crate) fn run(options: &CoordinatorOptions, arguments: &[String]) -> Result<ExitCode, String> {
    let check = &options.check;
    // What checks the program on one machine: a trace is replayed with that.
    let arguments = &output::without(arguments, &SERVER_OPTIONS, &["--discard"]);
    if check.jobs > 1 {
        return Err("--jobs is for workers: the coordinator explores nothing".to_string());
    }
    if check.config.is_some() {
        return Err("--config is for mazurka check: say the options here".to_string());
    }
    let interrupted = interrupt::listen();
    let checker = check::checker(check)?.interrupt(interrupted.clone());
    let begun = Instant::now();
    let input = checker.compile(&check::input(check)?).map_err(in_words)?;
    let program = checker.load(&input).map_err(in_words)?;
    if !checker.can_share(&program).map_err(in_words)? {
        let report = checker.check_loaded(&program).map_err(in_words)?;
        return check::present(check, Said::alone(arguments), program.hash(), report);
    }
    let portable = PortableProgram::new(&checker, &input, &program).map_err(in_words)?;
    with_host!(&options.server, Some(options.replicas), |server| {
        open(&server, options, &portable)?;
        let root = Item::root(portable.exploration(), Piece::whole());
        let workers = Arc::new(Mutex::new(BTreeMap::new()));
        hear(&server, &workers)?;
        let (server, program) = (&server, &program);
        let coordinator = Coordinator { options, server, program, begun, workers };
        let (fold, limit) = coordinator.fold(root, &interrupted);
        coordinator.conclude(&checker, fold, limit, arguments)
    })
}

/// Begins the exploration, or goes on with it.
fn open(
    server: &impl Host,
    options: &CoordinatorOptions,
    portable: &PortableProgram,
) -> Result<(), String> {
    let words = |error: QueueError| format!("the queue does not do what it is asked for: {error}");
    match server.exploration().map_err(words)? {
        Some(other) if other != portable.exploration() && options.discard => {
            server.close().map_err(words)?;
        }
        Some(other) if other != portable.exploration() => {
            return Err(format!(
                "{} holds another exploration: the program, the options or the version of Mazurka \
                 differ\nhint: use another one, or --discard it",
                queue(&options.server)
            ));
        }
        _ => {}
    }
    let text = serde_json::to_vec(portable).map_err(|error| error.to_string())?;
    server.open(portable.exploration(), &text).map_err(words)
}

/// Who was heard of, when, and what they said.
type Workers = Arc<Mutex<BTreeMap<String, (Instant, WorkerStatus)>>>;

fn hear(server: &impl Host, workers: &Workers) -> Result<(), String> {
    let workers = workers.clone();
    let heard = move |bytes: &[u8]| {
        let Ok(status) = serde_json::from_slice::<WorkerStatus>(bytes) else { return };
        let mut workers = workers.lock().unwrap_or_else(PoisonError::into_inner);
        workers.insert(status.name.clone(), (Instant::now(), status));
    };
    server.hear("worker.*", heard).map_err(|error| error.to_string())
}

struct Coordinator<'a, H> {
    options: &'a CoordinatorOptions,
    server: &'a H,
    program: &'a LoadedProgram,
    begun: Instant,
    workers: Workers,
}

impl<H: Host> Coordinator<'_, H> {
    /// Adds up what workers commit, until there is nothing left or a limit is hit.
    fn fold(
        &self,
        root: Item<Piece>,
        interrupted: &AtomicBool,
    ) -> (Fold<Piece, Found>, Option<Limit>) {
        let mut fold: Fold<Piece, Found> = Fold::new(root);
        let (mut looked, mut said) = (None, Instant::now());
        loop {
            let now = milliseconds();
            let read = fold.read(self.server, now);
            if fold.is_finished() || fold.sum().0.ends_exploration() {
                return (fold, None);
            }
            if let Some(limit) = self.limit(&fold, interrupted) {
                return (fold, Some(limit));
            }
            if looked.is_none_or(|at: Instant| at.elapsed() >= LOOK) && read.is_ok() {
                looked = Some(Instant::now());
                // What cannot be enqueued now can be later.
                let _ = fold.enqueue(self.server, now, GRACE);
            }
            let hungry = self.server.hungry().unwrap_or(0);
            let workers = self.present();
            let busy = workers.iter().filter(|worker| !worker.idle).count();
            self.pulse(Pulse { hungry, busy, over: false });
            if said.elapsed() >= SAY {
                said = Instant::now();
                self.say(&self.status(&fold, workers, hungry));
            }
            if let Err(QueueError::Unavailable(_) | QueueError::Gone) = read {
                thread::sleep(Duration::from_millis(200));
            }
        }
    }

    fn limit(&self, fold: &Fold<Piece, Found>, interrupted: &AtomicBool) -> Option<Limit> {
        let check = &self.options.check;
        let executions = fold.sum().0.explored().executions;
        match () {
            () if interrupted.load(Ordering::Relaxed) => Some(Limit::Interrupted),
            () if check.timeout.is_some_and(|most| self.begun.elapsed() >= most) => {
                Some(Limit::Timeout)
            }
            () if check.max_executions.is_some_and(|most| executions >= most) => {
                Some(Limit::MaxExecutions)
            }
            () => None,
        }
    }

    /// The workers that were heard of in the last seconds.
    fn present(&self) -> Vec<WorkerStatus> {
        let mut workers = self.workers.lock().unwrap_or_else(PoisonError::into_inner);
        workers.retain(|_, (heard, _)| heard.elapsed() < SILENCE);
        workers.values().map(|(_, status)| status.clone()).collect()
    }

    fn status(
        &self,
        fold: &Fold<Piece, Found>,
        workers: Vec<WorkerStatus>,
        hungry: usize,
    ) -> Status {
        let executions = fold.sum().0.explored().executions;
        let left: Option<f64> = fold.left().map(Piece::expected).sum();
        Status {
            program: self.program.name().to_string(),
            over: false,
            seconds: self.begun.elapsed().as_secs_f64(),
            executions,
            done: fold.done() as u64,
            open: fold.open() as u64,
            violations: fold.sum().0.violations() as u64,
            hungry: hungry as u64,
            expected: left.map(|left| left + executions as f64),
            workers,
        }
    }

    fn pulse(&self, pulse: Pulse) {
        self.server.tell("pulse", serde_json::to_string(&pulse).unwrap_or_default());
    }

    fn say(&self, status: &Status) {
        self.server.tell("status", serde_json::to_string(status).unwrap_or_default());
        let mut out = std::io::stderr().lock();
        // Nobody may be reading; the exploration goes on all the same.
        let _ = match show(&self.options.check) {
            Show::Nothing => Ok(()),
            Show::Line => write!(out, "\r\x1b[2K{}", crate::progress::cut(&line(status))),
            Show::Lines => writeln!(out, "{}", line(status)),
        };
        let _ = out.flush();
    }

    /// Tells everybody that it is over, and reports.
    fn conclude(
        &self,
        checker: &Checker,
        fold: Fold<Piece, Found>,
        limit: Option<Limit>,
        arguments: &[String],
    ) -> Result<ExitCode, String> {
        let check = &self.options.check;
        let workers = self.present();
        self.pulse(Pulse { hungry: 0, busy: workers.len(), over: true });
        let status = self.status(&fold, workers, 0);
        self.server.tell(
            "status",
            serde_json::to_string(&Status { over: true, ..status }).unwrap_or_default(),
        );
        if show(check) == Show::Line {
            let _ = write!(std::io::stderr(), "\r\x1b[2K");
        }
        // What is left stays where it is.
        let left = limit.is_some();
        let ended = if left { self.server.pause() } else { self.server.close() };
        if let Err(error) = ended {
            eprintln!("mazurka: warning: the queue could not be cleared: {error}");
        }
        let (items, machines) = (fold.done() as u64, fold.by_worker().len());
        let given_up = fold.given_up().clone();
        let mut found = fold.into_sum().0;
        if !given_up.is_empty() {
            found.cut_by(Limit::GivenUp);
        }
        limit.into_iter().for_each(|limit| found.cut_by(limit));
        let checker = checker.clone().jobs(machines);
        let report = checker.conclude(self.program, found, self.begun.elapsed());
        let mut report = report.map_err(in_words)?;
        let counted = mazurka::report::counted;
        report.add_note(&format!(
            "explored by {} in {}",
            counted(machines as u64, "worker"),
            counted(items, "item")
        ));
        for (item, workers) in &given_up {
            report.add_note(&format!(
                "the item {item} was given up: {workers} workers took it, and none came back"
            ));
        }
        if left {
            let place = self.server.place();
            report.add_note(&format!("what is left is {place}: the same command goes on"));
        }
        check::present(check, Said::alone(arguments), self.program.hash(), report)
    }
}

fn milliseconds() -> u64 {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    now.as_millis() as u64
}

/// How far an exploration is, in one line.
pub(super) fn line(status: &Status) -> String {
    let mut text = format!(
        "{} executions, {}/s, {} workers ({} hungry), {} items done, {} open, {}",
        number(status.executions as f64),
        number(status.rate()),
        status.workers.len(),
        status.hungry,
        status.done,
        status.open,
        time(status.seconds)
    );
    if status.violations > 0 {
        text += &format!(", {}", mazurka::report::counted(status.violations, "violation"));
    }
    if let (Some(expected), Some(left)) = (status.expected, status.seconds_left()) {
        text += &format!(", of about {}, {} left", number(expected), time(left));
    }
    text
}
