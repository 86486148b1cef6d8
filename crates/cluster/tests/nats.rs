//! The protocol over a real server: workers die between any two steps, the server is killed at each of them, the
//! coordinator begins again, leases expire. Every class of executions counts once.
//!
//! `make cluster-test` runs this; it needs `nats-server`.
#![cfg(feature = "nats")]

#[path = "support/kills.rs"]
mod kills;
mod support;

use kills::{Victim, everywhere, killed, the_queue_keeps_its_promises};
use mazurka_cluster::nats::{Connection, Server};
use std::net::{TcpListener, TcpStream};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

/// A server that can be killed.
struct NatsServer {
    port: u16,
    folder: PathBuf,
    process: Child,
}

impl NatsServer {
    fn start(name: &str) -> NatsServer {
        let free = TcpListener::bind("127.0.0.1:0").expect("there is a free port");
        let port = free.local_addr().expect("it has an address").port();
        drop(free);
        let folder = std::env::temp_dir().join(format!("mazurka-{name}-{}", std::process::id()));
        let process = NatsServer::spawn(port, &folder);
        NatsServer { port, folder, process }
    }

    fn spawn(port: u16, folder: &PathBuf) -> Child {
        let mut command = Command::new("nats-server");
        command.args(["-js", "-a", "127.0.0.1", "-p", &port.to_string(), "-sd"]).arg(folder);
        let process = command.stdout(Stdio::null()).stderr(Stdio::null()).spawn();
        let process = process.expect("nats-server is installed: apt-get install nats-server");
        let begun = Instant::now();
        while TcpStream::connect(("127.0.0.1", port)).is_err() {
            assert!(begun.elapsed() < Duration::from_secs(20), "the server does not start");
            thread::sleep(Duration::from_millis(10));
        }
        process
    }

    /// Kills it without a word, and starts it again.
    fn kill_and_restart(&mut self) {
        self.process.kill().expect("it can be killed");
        self.process.wait().expect("it has ended");
        self.process = NatsServer::spawn(self.port, &self.folder);
    }

    fn connect(&self, queue: &str) -> Server {
        let url = format!("nats://127.0.0.1:{}", self.port);
        let lease = Some(Duration::from_millis(1_000));
        let connection = Connection { url, queue: queue.into(), lease, ..Connection::default() };
        Server::connect(&connection).expect("the server answers")
    }
}

impl Drop for NatsServer {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

fn kill(victim: Victim, name: &str) {
    let mut nats = NatsServer::start(name);
    everywhere(victim, |program, at| {
        let server = nats.connect(name);
        killed(&server, &mut || nats.kill_and_restart(), program, victim, at)
    });
}

#[test]
fn workers_are_killed() {
    kill(Victim::Worker, "workers");
}

#[test]
fn the_server_is_killed() {
    kill(Victim::Server, "server");
}

#[test]
fn the_coordinator_is_killed() {
    kill(Victim::Coordinator, "coordinator");
}

#[test]
fn leases_expire() {
    kill(Victim::Lease, "leases");
}

#[test]
fn the_first_commit_counts() {
    let nats = NatsServer::start("commits");
    the_queue_keeps_its_promises(&nats.connect("commits"));
}
