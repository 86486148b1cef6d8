//! `mazurka cluster status`.

use super::coordinator::line;
use super::options::{ServerOptions, StatusOptions};
use super::page;
use super::shared::queue;
use crate::progress::number;
use mazurka::report::escaped;
use mazurka_cluster::{Host, Status};
use std::io::Write;
use std::process::ExitCode;
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

/// A coordinator says something every second.
const PATIENCE: Duration = Duration::from_secs(4);

/// Shows how far an exploration is.
pub(crate) fn run(server: &impl Host, options: &StatusOptions) -> Result<ExitCode, String> {
    let (sender, receiver) = channel();
    let hear = move |bytes: &[u8]| {
        if let Ok(status) = serde_json::from_slice::<Status>(bytes) {
            let _ = sender.send(status);
        }
    };
    server.hear("status", hear).map_err(|error| error.to_string())?;
    let latest = Arc::new(Mutex::new(None));
    if let Some(address) = &options.page {
        page::serve(address, latest.clone())?;
        eprintln!("mazurka: the page is at http://{}/", escaped(address));
    }
    let follow = options.watch || options.page.is_some();
    loop {
        match receiver.recv_timeout(PATIENCE) {
            Ok(status) => {
                *latest.lock().unwrap_or_else(PoisonError::into_inner) = Some(status.clone());
                if options.page.is_none() {
                    let _ = std::io::stdout().write_all(escaped(&table(&status)).as_bytes());
                }
                if !follow || status.over && options.page.is_none() {
                    return Ok(ExitCode::SUCCESS);
                }
            }
            Err(RecvTimeoutError::Timeout) if follow => {}
            Err(_) => return silent(server, &options.server),
        }
    }
}

/// Says what is known where no coordinator says anything.
fn silent(server: &impl Host, options: &ServerOptions) -> Result<ExitCode, String> {
    let queue = queue(options);
    match server.exploration().map_err(|error| error.to_string())? {
        Some(_) => println!(
            "{queue} holds an exploration without a coordinator: start it again with the same \
             command, and it goes on"
        ),
        None => println!("{queue} holds no exploration"),
    }
    Ok(ExitCode::SUCCESS)
}

/// A table with a line for each worker.
fn table(status: &Status) -> String {
    let mut text = format!("{}: {}\n", status.program, line(status));
    let width = status.workers.iter().map(|worker| worker.name.len()).max().unwrap_or(0).max(6);
    text +=
        &format!("  {:width$}  {:>10}  {:>8}  {:>6}\n", "worker", "executions", "per s", "items");
    for worker in &status.workers {
        text += &format!(
            "  {:width$}  {:>10}  {:>8}  {:>6}{}\n",
            worker.name,
            worker.executions,
            number(worker.rate),
            worker.items,
            if worker.idle { "  waits" } else { "" }
        );
    }
    text
}
