//! Several processes explore one program over a real server; whoever is killed, the report is that of one machine.
//!
//! `make cluster-test` runs this; it needs `nats-server` and clang.
#![cfg(feature = "cluster")]

mod support;

use serde_json::Value;
use std::fs;
use std::net::{TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};
use std::thread;
use std::time::{Duration, Instant};
use support::{mazurka, scratch, stderr, stdout};

/// Threads that take numbers and write them down; `LATE` is what it must not show.
const PROGRAM: &str = "#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
static atomic_int order, seen[THREADS];
static void *take(void *number) {
    int at = atomic_fetch_add(&order, 1);
    atomic_store(&seen[at], 1 + (int)(long)number);
    atomic_load(&seen[0]);
    return 0;
}
int main(void) {
    pthread_t threads[THREADS];
    for (long i = 0; i < THREADS; i++) pthread_create(&threads[i], 0, take, (void *)i);
    int early = atomic_load(&order);
    for (int i = 0; i < THREADS; i++) pthread_join(threads[i], 0);
    assert(!(seen[0] == THREADS && seen[1] == 1 && early == LATE));
}
";

/// A process that ends with the test.
struct Process(Child);

impl Process {
    fn kill(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        self.kill();
    }
}

/// A server, a program, and where both are.
struct Cluster {
    folder: PathBuf,
    port: u16,
    server: Process,
    program: PathBuf,
    late: u32,
    threads: u32,
}

impl Cluster {
    fn new(name: &str, threads: u32, late: u32) -> Cluster {
        let folder = scratch(name);
        let free = TcpListener::bind("127.0.0.1:0").expect("there is a free port");
        let port = free.local_addr().expect("it has an address").port();
        drop(free);
        let server = start_server(port, &folder);
        let program = folder.join("program.c");
        fs::write(&program, PROGRAM).expect("the program can be written");
        Cluster { folder, port, server, program, late, threads }
    }

    fn restart_server(&mut self) {
        self.server.kill();
        self.server = start_server(self.port, &self.folder);
    }

    fn url(&self) -> String {
        format!("nats://127.0.0.1:{}", self.port)
    }

    /// The words that name the program and how to compile it.
    fn words(&self, options: &[&str]) -> Vec<String> {
        let mut words = vec![self.program.display().to_string(), "--format=json".into()];
        words.extend(options.iter().map(ToString::to_string));
        let macros = [format!("-DTHREADS={}", self.threads), format!("-DLATE={}", self.late)];
        words.push("--".into());
        words.extend(macros);
        words
    }

    fn one_machine(&self, options: &[&str]) -> Value {
        let words = self.words(options);
        let mut all = vec!["check"];
        all.extend(words.iter().map(String::as_str));
        report(&mazurka(&all))
    }

    fn coordinator(&self, options: &[&str]) -> Process {
        let mut command = Command::new(env!("CARGO_BIN_EXE_mazurka"));
        command.args(["cluster", "coordinator", "--nats", &self.url()]).args(self.words(options));
        let child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn();
        Process(child.expect("a coordinator can be started"))
    }

    fn worker(&self) -> Process {
        let mut command = Command::new(env!("CARGO_BIN_EXE_mazurka"));
        command.args(["cluster", "worker", "--nats", &self.url(), "--slice", "300ms", "--quiet"]);
        // Neither clang nor the program is there for a worker.
        command.env("PATH", "").env_remove("CLANG").current_dir("/");
        Process(command.stderr(Stdio::null()).spawn().expect("a worker can be started"))
    }
}

fn start_server(port: u16, folder: &Path) -> Process {
    let mut command = Command::new("nats-server");
    command.args(["-js", "-a", "127.0.0.1", "-p", &port.to_string(), "-sd"]);
    let child =
        command.arg(folder.join("server")).stdout(Stdio::null()).stderr(Stdio::null()).spawn();
    let server = Process(child.expect("nats-server is installed: apt-get install nats-server"));
    let begun = Instant::now();
    while TcpStream::connect(("127.0.0.1", port)).is_err() {
        assert!(begun.elapsed() < Duration::from_secs(20), "the server does not start");
        thread::sleep(Duration::from_millis(10));
    }
    server
}

fn finish(mut coordinator: Process) -> Output {
    let begun = Instant::now();
    while coordinator.0.try_wait().expect("it is a child").is_none() {
        assert!(begun.elapsed() < Duration::from_secs(180), "the coordinator does not end");
        thread::sleep(Duration::from_millis(50));
    }
    let mut output = Output { status: Default::default(), stdout: Vec::new(), stderr: Vec::new() };
    output.status = coordinator.0.wait().expect("it has ended");
    let take = |from: Option<&mut dyn std::io::Read>, to: &mut Vec<u8>| {
        from.map(|from| from.read_to_end(to).expect("its output can be read"));
    };
    take(
        coordinator.0.stdout.as_mut().map(|out| out as &mut dyn std::io::Read),
        &mut output.stdout,
    );
    take(
        coordinator.0.stderr.as_mut().map(|err| err as &mut dyn std::io::Read),
        &mut output.stderr,
    );
    output
}

/// A report without what depends on who explored what, and when.
fn report(output: &Output) -> Value {
    assert!(matches!(output.status.code(), Some(0..=1)), "{}", stderr(output));
    let mut report: Value = serde_json::from_str(&stdout(output)).expect("a report is JSON");
    let object = report.as_object_mut().expect("a report is an object");
    for key in ["seconds", "peak_memory_bytes", "jobs", "note"] {
        object.remove(key);
    }
    let explored = object["explored"].as_object_mut().expect("it counts");
    explored.remove("steps");
    explored.remove("redone");
    report
}

fn pause(milliseconds: u64) {
    thread::sleep(Duration::from_millis(milliseconds));
}

/// Workers are killed, others join; one is asked to leave.
#[test]
fn workers_come_and_go() {
    let cluster = Cluster::new("cluster-workers", 6, 99);
    let expected = cluster.one_machine(&[]);
    let mut workers: Vec<Process> = (0..3).map(|_| cluster.worker()).collect();
    let coordinator = cluster.coordinator(&[]);
    for k in 0..6 {
        pause(500);
        workers[k % 3].kill();
        workers[k % 3] = cluster.worker();
    }
    let id = workers[0].0.id().to_string();
    Command::new("kill").args(["-TERM", &id]).status().expect("it can be asked to leave");
    let output = finish(coordinator);
    assert_eq!(report(&output), expected);
    assert_eq!(workers[0].0.wait().expect("it leaves").code(), Some(0));
}

/// The server is killed and started again, twice.
#[test]
fn the_server_is_killed_twice() {
    let mut cluster = Cluster::new("cluster-server", 6, 99);
    let expected = cluster.one_machine(&[]);
    let _workers: Vec<Process> = (0..2).map(|_| cluster.worker()).collect();
    let coordinator = cluster.coordinator(&[]);
    for _ in 0..2 {
        pause(1_200);
        cluster.restart_server();
    }
    assert_eq!(report(&finish(coordinator)), expected);
}

/// The coordinator is killed; another one goes on.
#[test]
fn the_coordinator_is_killed() {
    let cluster = Cluster::new("cluster-coordinator", 6, 99);
    let expected = cluster.one_machine(&[]);
    let _workers: Vec<Process> = (0..2).map(|_| cluster.worker()).collect();
    for _ in 0..3 {
        let mut coordinator = cluster.coordinator(&[]);
        pause(1_000);
        coordinator.kill();
        pause(300);
    }
    assert_eq!(report(&finish(cluster.coordinator(&[]))), expected);
}

/// A violation ends the exploration, is described as on one machine, and can be replayed.
#[test]
fn a_violation_is_reported() {
    let cluster = Cluster::new("cluster-violation", 4, 0);
    let _workers: Vec<Process> = (0..2).map(|_| cluster.worker()).collect();
    let trace = cluster.folder.join("bug.trace").display().to_string();
    let output = finish(cluster.coordinator(&["--trace", &trace]));
    assert_eq!(output.status.code(), Some(1), "{}", stderr(&output));
    let found = report(&output);
    let one = cluster.one_machine(&[]);
    assert_eq!(found["violations"][0]["message"], one["violations"][0]["message"]);
    let file = cluster.program.display().to_string();
    let replayed = mazurka(&["replay", &trace, &file, "--", "-DTHREADS=4", "-DLATE=0"]);
    assert_eq!(replayed.status.code(), Some(1), "{}", stderr(&replayed));
    // With --keep-going everything is counted, too.
    let all = report(&finish(cluster.coordinator(&["--keep-going"])));
    assert_eq!(all["explored"], cluster.one_machine(&["--keep-going"])["explored"]);
}

/// A limit leaves the rest on the server; the same command goes on. Another program is refused.
#[test]
fn what_is_left_stays() {
    let cluster = Cluster::new("cluster-left", 6, 99);
    let expected = cluster.one_machine(&[]);
    let _workers: Vec<Process> = (0..2).map(|_| cluster.worker()).collect();
    let output = finish(cluster.coordinator(&["--timeout", "2s"]));
    assert_eq!(output.status.code(), Some(3), "{}{}", stdout(&output), stderr(&output));
    let text = stdout(&output);
    assert!(text.contains("timeout") && text.contains("what is left is on the server"), "{text}");
    let other = finish(cluster.coordinator(&["--keep-going"]));
    assert_eq!(other.status.code(), Some(2));
    assert!(stderr(&other).contains("holds another exploration"), "{}", stderr(&other));
    assert_eq!(report(&finish(cluster.coordinator(&[]))), expected);
}

/// What cannot be shared is refused in words; where there is no server, that is said.
#[test]
fn what_cannot_be_shared_is_said() {
    let cluster = Cluster::new("cluster-refused", 2, 99);
    let output = finish(cluster.coordinator(&["--algorithm", "optimal"]));
    assert_eq!(output.status.code(), Some(2));
    assert!(stderr(&output).contains("only pop"), "{}", stderr(&output));
    let output = mazurka(&["cluster", "status", "--nats", "nats://127.0.0.1:1"]);
    assert_eq!(output.status.code(), Some(2));
    assert!(stderr(&output).contains("nats-server -js"), "{}", stderr(&output));
    let output = mazurka(&["cluster", "status", "--nats", &cluster.url()]);
    assert!(stdout(&output).contains("holds no exploration"), "{}", stderr(&output));
}
