//! The protocol over a real server: workers die between any two steps, the server is killed at each of them, the
//! coordinator begins again, leases expire. Every class of executions counts once.
//!
//! `make cluster-test` runs this; it needs `nats-server`.
#![cfg(feature = "nats")]

mod support;

use mazurka_cluster::nats::{Connection, Server};
use mazurka_cluster::{Fold, QueueError, Stage, WorkQueue, Worker};
use mazurka_dpor::pop::Part;
use mazurka_tiny::Tiny;
use std::net::{TcpListener, TcpStream};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};
use support::{Classes, explore, programs, root};

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

type TestWorker<'a> = Worker<'a, Server, Vec<Part>, Classes>;
type TestFold = Fold<Vec<Part>, Classes>;

/// Where somebody is killed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Point {
    /// Before it has anything.
    Idle,
    /// While it explores.
    Leased,
    /// Before it commits.
    Explored,
    /// Between the commit and the first, or the next, item that is left.
    Committed,
    /// Before it acknowledges.
    Done,
}

const POINTS: [Point; 5] =
    [Point::Idle, Point::Leased, Point::Explored, Point::Committed, Point::Done];

fn point(worker: &TestWorker<'_>) -> Point {
    match worker.stage() {
        Stage::Idle => Point::Idle,
        Stage::Leased(..) => Point::Leased,
        Stage::Explored(..) => Point::Explored,
        Stage::Committed(..) => Point::Committed,
        Stage::Done(..) => Point::Done,
    }
}

/// Who is killed there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Victim {
    Worker,
    Server,
    Coordinator,
    /// Nobody, but the worker is silent for longer than its lease, and another one goes on.
    Lease,
}

/// One exploration, in which `victim` dies three times when the first worker is at `at`.
fn killed(
    nats: &mut NatsServer,
    queue: &str,
    program: &Tiny,
    victim: Victim,
    at: Point,
) -> Classes {
    let server = nats.connect(queue);
    server.open("test", b"", 1).expect("the queue can be opened");
    let mut rng = fastrand::Rng::with_seed(7);
    let mut fold: TestFold = Fold::new(root());
    let mut workers: Vec<TestWorker<'_>> =
        (0..2).map(|k| Worker::new(&server, format!("worker {k}"))).collect();
    let (mut deaths, mut names, mut passed) = (0, 2, 0);
    let (begun, mut looked) = (Instant::now(), None);
    loop {
        assert!(begun.elapsed() < Duration::from_secs(120), "{victim:?} {at:?}: this does not end");
        let now = begun.elapsed().as_millis() as u64;
        let read = fold.read(&server, now);
        if fold.is_finished() {
            assert!(deaths > 0, "{victim:?} {at:?}: nobody was killed");
            server.close().expect("the queue can be closed");
            return fold.into_sum();
        }
        if read.is_ok() && looked.is_none_or(|at: Instant| at.elapsed().as_millis() > 200) {
            looked = Some(Instant::now());
            let _ = fold.enqueue(&server, now, 1_500);
        }
        for k in 0..workers.len() {
            passed += u32::from(k == 0 && point(&workers[0]) == at);
            if k == 0 && point(&workers[0]) == at && deaths < 3 && passed > 1 {
                (deaths, passed) = (deaths + 1, 0);
                match victim {
                    Victim::Worker => {
                        names += 1;
                        workers[0] = Worker::new(&server, format!("worker {names}"));
                    }
                    Victim::Server => nats.kill_and_restart(),
                    Victim::Coordinator => fold = Fold::new(root()),
                    Victim::Lease => thread::sleep(Duration::from_millis(1_300)),
                }
                continue;
            }
            // An error is tried again.
            let _ = workers[k].step(&mut |item, _| explore(program, &item.work, &mut rng));
        }
    }
}

fn everywhere(victim: Victim, name: &str) {
    let mut nats = NatsServer::start(name);
    let programs = programs(20);
    let most = |(_, classes): &&(Tiny, Classes)| classes.0.len();
    let (program, expected) = programs.iter().max_by_key(most).expect("there are programs");
    for at in POINTS {
        let found = killed(&mut nats, name, program, victim, at);
        assert_eq!(&found, expected, "{victim:?} {at:?}\n{program}");
    }
}

#[test]
fn workers_are_killed() {
    everywhere(Victim::Worker, "workers");
}

#[test]
fn the_server_is_killed() {
    everywhere(Victim::Server, "server");
}

#[test]
fn the_coordinator_is_killed() {
    everywhere(Victim::Coordinator, "coordinator");
}

#[test]
fn leases_expire() {
    everywhere(Victim::Lease, "leases");
}

/// The first commit counts; the same commit again is still the first; what is too long for a message comes back.
#[test]
fn the_first_commit_counts() {
    let nats = NatsServer::start("commits");
    let server = nats.connect("commits");
    assert_eq!(server.commit("a", b"1"), Err(QueueError::Gone));
    server.open("test", b"the program", 1).expect("the queue can be opened");
    assert_eq!(server.exploration(), Ok(Some("test".to_string())));
    assert_eq!(server.program(), Ok(b"the program".to_vec()));
    use mazurka_cluster::Committed::{First, Late};
    assert_eq!(server.commit("a", b"1"), Ok(First));
    assert_eq!(server.commit("a", b"1"), Ok(First));
    assert_eq!(server.commit("a", b"2"), Ok(Late));
    let long = vec![b'x'; 3 << 20];
    assert_eq!(server.commit("b", &long), Ok(First));
    assert_eq!(server.committed("b"), Ok(Some(long.clone())));
    assert_eq!(server.committed("c"), Ok(None));
    let all = server.commits_from(1).expect("there are commits");
    assert_eq!(all, vec![(1, b"1".to_vec()), (2, long)]);
    assert!(!server.is_queued("d").expect("the server answers"));
    server.enqueue("d", 0, b"item").expect("it can be enqueued");
    server.enqueue("d", 0, b"item").expect("again");
    assert!(server.is_queued("d").expect("the server answers"));
    let leased = server.lease().expect("the server answers").expect("there is one");
    assert_eq!((leased.item.as_slice(), leased.deliveries), (&b"item"[..], 1));
    assert!(server.lease().expect("the server answers").is_none_or(|again| again.deliveries > 1));
    server.acknowledge(&leased.lease).expect("the server answers");
    assert!(!server.is_queued("d").expect("the server answers"));
    server.pause().expect("it can pause");
    assert_eq!(server.enqueue("e", 0, b"item"), Err(QueueError::Gone));
    // At first nobody answers, and then it is clear why.
    assert!((0..2).any(|_| matches!(server.lease(), Err(QueueError::Gone))));
    server.close().expect("it can be closed");
    assert_eq!(server.exploration(), Ok(None));
}
