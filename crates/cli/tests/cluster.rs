//! Several processes explore one program over a real server; whoever is killed, the report is that of one machine.
//!
//! `make cluster-test` runs this; it needs `nats-server` and clang.
#![cfg(feature = "cluster")]

mod support;

use serde_json::Value;
use std::fs;
use std::net::{TcpListener, TcpStream};
use std::path::PathBuf;
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

/// Servers, or none if everybody shares a file, a program, and where they are.
struct Cluster {
    folder: PathBuf,
    servers: Vec<Server>,
    program: PathBuf,
    late: u32,
    threads: u32,
    /// What everybody has to say to be let in, and what the coordinator says besides.
    credentials: Vec<String>,
    replicas: u32,
}

/// A server that can be killed and started again.
struct Server {
    port: u16,
    arguments: Vec<String>,
    process: Process,
}

impl Server {
    fn start(port: u16, arguments: Vec<String>) -> Server {
        let mut command = Command::new("nats-server");
        command.args(["-a", "127.0.0.1", "-p", &port.to_string()]).args(&arguments);
        let child = command.stdout(Stdio::null()).stderr(Stdio::null()).spawn();
        let child = child.expect("nats-server is installed: apt-get install nats-server");
        let server = Server { port, arguments, process: Process(child) };
        let begun = Instant::now();
        while TcpStream::connect(("127.0.0.1", port)).is_err() {
            assert!(begun.elapsed() < Duration::from_secs(20), "the server does not start");
            pause(10);
        }
        server
    }

    fn again(&self) -> Server {
        Server::start(self.port, self.arguments.clone())
    }
}

fn free_port() -> u16 {
    let free = TcpListener::bind("127.0.0.1:0").expect("there is a free port");
    free.local_addr().expect("it has an address").port()
}

impl Cluster {
    fn new(name: &str, threads: u32, late: u32) -> Cluster {
        let cluster = Cluster::without_server(name, threads, late);
        let folder = cluster.folder.join("server").display().to_string();
        let arguments = vec!["-js".into(), "-sd".into(), folder];
        Cluster { servers: vec![Server::start(free_port(), arguments)], ..cluster }
    }

    fn without_server(name: &str, threads: u32, late: u32) -> Cluster {
        let folder = scratch(name);
        let program = folder.join("program.c");
        fs::write(&program, PROGRAM).expect("the program can be written");
        let (servers, credentials) = (Vec::new(), Vec::new());
        Cluster { folder, servers, program, late, threads, credentials, replicas: 1 }
    }

    /// Kills some servers, and starts them again when all of them are dead.
    fn restart_servers(&mut self, number: usize) {
        let servers = &mut self.servers[..number];
        servers.iter_mut().for_each(|server| server.process.kill());
        pause(300);
        servers.iter_mut().for_each(|server| *server = server.again());
    }

    fn url(&self) -> String {
        let scheme = if self.credentials.is_empty() { "nats" } else { "tls" };
        let url = |server: &Server| format!("{scheme}://127.0.0.1:{}", server.port);
        self.servers.iter().map(url).collect::<Vec<_>>().join(",")
    }

    /// `mazurka cluster COMMAND`, for these servers.
    fn command(&self, command: &str) -> Command {
        let mut process = Command::new(env!("CARGO_BIN_EXE_mazurka"));
        process.args(["cluster", command]);
        match self.servers.is_empty() {
            true => process.arg("--store").arg(self.folder.join("store")),
            false => process.args(["--nats", &self.url()]).args(&self.credentials),
        };
        process
    }

    /// Waits until the status says this.
    fn wait_for(&self, text: &str) -> String {
        let begun = Instant::now();
        loop {
            let output = self.command("status").output().expect("mazurka runs");
            if stdout(&output).contains(text) {
                return stdout(&output);
            }
            let said = format!("{}{}", stdout(&output), stderr(&output));
            assert!(begun.elapsed() < Duration::from_secs(60), "no {text:?}: {said}");
            pause(100);
        }
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
        let mut command = self.command("coordinator");
        command.args(["--replicas", &self.replicas.to_string()]).args(self.words(options));
        let child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn();
        Process(child.expect("a coordinator can be started"))
    }

    fn worker(&self) -> Process {
        let mut command = self.command("worker");
        command.args(["--slice", "300ms", "--quiet"]);
        // Neither clang nor the program is there for a worker.
        command.env("PATH", "").env_remove("CLANG").current_dir("/");
        Process(command.stderr(Stdio::null()).spawn().expect("a worker can be started"))
    }
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
    come_and_go(&Cluster::new("cluster-workers", 6, 99));
}

#[test]
fn workers_come_and_go_without_a_server() {
    come_and_go(&Cluster::without_server("store-workers", 6, 99));
}

fn come_and_go(cluster: &Cluster) {
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
        cluster.restart_servers(1);
    }
    assert_eq!(report(&finish(coordinator)), expected);
}

/// The coordinator is killed; another one goes on.
#[test]
fn the_coordinator_is_killed() {
    kill_coordinator(&Cluster::new("cluster-coordinator", 6, 99));
}

#[test]
fn the_coordinator_is_killed_without_a_server() {
    kill_coordinator(&Cluster::without_server("store-coordinator", 6, 99));
}

fn kill_coordinator(cluster: &Cluster) {
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
    leave(&Cluster::new("cluster-left", 6, 99), "what is left is on the server");
}

#[test]
fn what_is_left_stays_in_the_file() {
    leave(&Cluster::without_server("store-left", 6, 99), "what is left is in ");
}

fn leave(cluster: &Cluster, where_it_is: &str) {
    let expected = cluster.one_machine(&[]);
    let _workers: Vec<Process> = (0..2).map(|_| cluster.worker()).collect();
    for limit in [["--max-executions", "20000"], ["--timeout", "100ms"]] {
        let output = finish(cluster.coordinator(&limit));
        assert_eq!(output.status.code(), Some(3), "{}{}", stdout(&output), stderr(&output));
        let (text, name) = (stdout(&output), limit[0].trim_start_matches('-'));
        assert!(text.contains(name) && text.contains(where_it_is), "{text}");
    }
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

/// Everybody is killed at the same time, and started again: the file has what was committed.
#[test]
fn all_processes_are_killed() {
    let cluster = Cluster::without_server("store-all", 6, 99);
    let expected = cluster.one_machine(&[]);
    for _ in 0..3 {
        let mut all: Vec<Process> = (0..2).map(|_| cluster.worker()).collect();
        all.push(cluster.coordinator(&[]));
        pause(1_200);
        all.iter_mut().for_each(Process::kill);
    }
    let _workers: Vec<Process> = (0..2).map(|_| cluster.worker()).collect();
    assert_eq!(report(&finish(cluster.coordinator(&[]))), expected);
    let output = cluster.command("status").output().expect("mazurka runs");
    assert!(stdout(&output).contains("holds no exploration"), "{}", stderr(&output));
}

/// A file that is no store is refused and left alone, and so are options of a server beside it.
#[test]
fn what_is_no_store_is_refused() {
    let cluster = Cluster::without_server("store-refused", 2, 99);
    let program = cluster.program.display().to_string();
    let output = mazurka(&["cluster", "status", "--store", &program]);
    assert_eq!(output.status.code(), Some(2));
    assert!(stderr(&output).contains("cannot use the store"), "{}", stderr(&output));
    assert_eq!(fs::read_to_string(&cluster.program).expect("it is there"), PROGRAM);
    let output = mazurka(&["cluster", "status", "--store", "x", "--nats", "nats://127.0.0.1:1"]);
    assert_eq!(output.status.code(), Some(2));
}

/// Three servers with three copies of everything; two of them, and so the majority, are killed at the same time, twice. (Two
/// servers cannot be a cluster that survives anything: the majority of two is two.)
#[test]
fn two_of_three_servers_are_killed() {
    let mut cluster = Cluster::without_server("cluster-three", 6, 99);
    let routes: Vec<u16> = (0..3).map(|_| free_port()).collect();
    let urls: Vec<String> = routes.iter().map(|port| format!("nats://127.0.0.1:{port}")).collect();
    for (k, route) in routes.iter().enumerate() {
        let folder = cluster.folder.join(format!("server{k}")).display().to_string();
        let words = [
            ["-js", "-sd", &folder, "--server_name", &format!("s{k}"), "--cluster_name", "test"],
            [
                "--cluster",
                &format!("nats://127.0.0.1:{route}"),
                "--routes",
                &urls.join(","),
                "",
                "",
                "",
            ],
        ];
        let words = words.iter().flatten().filter(|word| !word.is_empty());
        let arguments = words.map(ToString::to_string).collect();
        cluster.servers.push(Server::start(free_port(), arguments));
    }
    cluster.replicas = 3;
    let expected = cluster.one_machine(&[]);
    // First a leader has to be elected, and then the streams have to be made.
    cluster.wait_for("holds no exploration");
    let _workers: Vec<Process> = (0..2).map(|_| cluster.worker()).collect();
    let coordinator = cluster.coordinator(&[]);
    cluster.wait_for(" open, ");
    for _ in 0..2 {
        cluster.restart_servers(2);
        pause(2_000);
    }
    assert_eq!(report(&finish(coordinator)), expected);
}

fn openssl(folder: &std::path::Path, words: &str) {
    let output = Command::new("openssl").args(words.split(' ')).current_dir(folder).output();
    let output = output.expect("openssl is installed");
    assert!(output.status.success(), "openssl {words}: {}", stderr(&output));
}

/// Everything is encrypted, and the server is believed only if the given authority vouches for it.
#[test]
fn a_server_with_a_certificate_of_its_own_authority() {
    let mut cluster = Cluster::without_server("cluster-tls", 4, 99);
    let folder = cluster.folder.clone();
    let names = "subjectAltName=IP:127.0.0.1\nextendedKeyUsage=serverAuth\n";
    fs::write(folder.join("names"), names).expect("it can be written");
    for (name, who) in [("ca", "authority"), ("other", "stranger")] {
        let key = format!("-newkey rsa:2048 -nodes -keyout {name}.key -out {name}.pem");
        openssl(&folder, &format!("req -x509 {key} -days 2 -subj /CN={who}"));
    }
    openssl(&folder, "req -newkey rsa:2048 -nodes -keyout s.key -out s.csr -subj /CN=server");
    let signed = "-CA ca.pem -CAkey ca.key -CAcreateserial -extfile names";
    openssl(&folder, &format!("x509 -req -in s.csr {signed} -out s.pem -days 2"));
    let at = |name: &str| folder.join(name).display().to_string();
    let arguments = ["-js", "-sd", &at("server"), "--tls", "--tlscert", &at("s.pem"), "--tlskey"];
    let mut arguments: Vec<String> = arguments.map(ToString::to_string).to_vec();
    arguments.push(at("s.key"));
    cluster.servers.push(Server::start(free_port(), arguments));
    for stranger in
        [vec!["--queue".to_string(), "x".into()], vec!["--tls-ca".into(), at("other.pem")]]
    {
        cluster.credentials = stranger;
        let output = cluster.command("status").output().expect("mazurka runs");
        assert_eq!(output.status.code(), Some(2), "{}", stdout(&output));
    }
    cluster.credentials = vec!["--tls-ca".into(), at("ca.pem")];
    let expected = cluster.one_machine(&[]);
    let _workers: Vec<Process> = (0..2).map(|_| cluster.worker()).collect();
    assert_eq!(report(&finish(cluster.coordinator(&[]))), expected);
}

/// What the page answers to a request.
fn fetch(port: u16, path: &str) -> Option<String> {
    use std::io::{Read, Write};
    let mut stream = TcpStream::connect(("127.0.0.1", port)).ok()?;
    write!(stream, "GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n").ok()?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).ok()?;
    Some(answer)
}

/// While an exploration is under way, its status is shown in the terminal and as a page.
#[test]
fn the_status_is_shown() {
    let cluster = Cluster::new("cluster-status", 7, 99);
    let _workers: Vec<Process> = (0..2).map(|_| cluster.worker()).collect();
    let _coordinator = cluster.coordinator(&[]);
    let port = free_port();
    let address = format!("127.0.0.1:{port}");
    let page = cluster.command("status").args(["--page", &address]).stderr(Stdio::null()).spawn();
    let _page = Process(page.expect("the status can be served"));
    let shown = cluster.wait_for("2 workers");
    let begun = Instant::now();
    assert!(shown.contains("executions") && shown.contains("open"), "{shown}");
    assert_eq!(shown.lines().count(), 4, "a line in all, a head, and one for each worker: {shown}");
    let status = loop {
        let answer = fetch(port, "/status.json").unwrap_or_default();
        let body = answer.split("\r\n\r\n").nth(1).unwrap_or_default();
        match serde_json::from_str::<Value>(body) {
            Ok(status) if status["workers"].as_array().is_some_and(|all| all.len() == 2) => {
                break status;
            }
            _ => pause(100),
        }
        assert!(begun.elapsed() < Duration::from_secs(60), "{answer}");
    };
    assert!(status["program"].as_str().is_some_and(|name| name.ends_with("program.c")), "{status}");
    assert!(status["executions"].is_u64() && status["open"].as_u64() > Some(0), "{status}");
    let page = fetch(port, "/").expect("the page is there");
    assert!(page.starts_with("HTTP/1.1 200 OK") && page.contains("text/html"), "{page}");
    assert!(page.contains("fetch(\"status.json\")"), "{page}");
    assert!(fetch(port, "/etc/passwd").is_some_and(|page| page.starts_with("HTTP/1.1 404")));
}
