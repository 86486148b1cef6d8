//! The protocol over a file: workers and the coordinator die between any two steps, leases expire. Every class of
//! executions counts once.
//!
//! `make cluster-test` runs this.
#![cfg(feature = "file")]

#[path = "support/kills.rs"]
mod kills;
mod support;

use kills::{Victim, everywhere, killed, the_queue_keeps_its_promises};
use mazurka_cluster::file::FileQueue;
use mazurka_cluster::{Host, QueueError, WorkQueue};
use std::path::{Path, PathBuf};
use std::sync::mpsc::channel;
use std::time::Duration;

/// A file that is not there yet.
fn new_file(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR"));
    let file = folder.join(format!("{name}-{}.queue", std::process::id()));
    for suffix in ["", "-wal", "-shm"] {
        let _ = std::fs::remove_file(format!("{}{suffix}", file.display()));
    }
    file
}

fn open(file: &Path) -> FileQueue {
    let lease = Some(Duration::from_millis(1_000));
    FileQueue::open_file(file, lease).expect("the file can be opened")
}

fn kill(victim: Victim, name: &str) {
    let file = new_file(name);
    everywhere(victim, |program, at| {
        killed(&open(&file), &mut || unreachable!(), program, victim, at)
    });
}

#[test]
fn workers_are_killed() {
    kill(Victim::Worker, "workers");
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
fn the_file_is_a_queue() {
    the_queue_keeps_its_promises(&open(&new_file("commits")));
}

/// What one process has committed, another one finds; commits are numbered anew only with another epoch.
#[test]
fn processes_share_the_file() {
    let file = new_file("shared");
    let (one, other) = (open(&file), open(&file));
    one.open("test", b"program").expect("it can be opened");
    one.enqueue("a", 0, b"item").expect("it can be enqueued");
    let leased = other.lease().expect("it answers").expect("there is an item");
    let commit = other.commit("a", b"found").expect("it can commit");
    assert_eq!(commit, mazurka_cluster::Committed::First);
    other.acknowledge(&leased.lease).expect("it answers");
    assert_eq!(one.commits_from(1), Ok(vec![(1, b"found".to_vec())]));
    assert_eq!(one.commits_from(2), Ok(Vec::new()));
    drop((one, other));
    let again = open(&file);
    assert_eq!(again.exploration(), Ok(Some("test".to_string())));
    assert_eq!(again.committed("a"), Ok(Some(b"found".to_vec())));
    let epoch = again.epoch();
    again.close().expect("it can be closed");
    assert!(again.epoch() > epoch && again.exploration() == Ok(None));
    assert_eq!(again.program(), Err(QueueError::Gone));
}

/// Who waits is counted as long as it waits for something that is not there.
#[test]
fn who_waits_is_known() {
    let file = new_file("hungry");
    let (one, other) = (open(&file), open(&file));
    one.open("test", b"").expect("it can be opened");
    assert_eq!(one.hungry(), Ok(0));
    std::thread::scope(|scope| {
        let waiting = scope.spawn(|| other.lease());
        while one.hungry() != Ok(1) {
            assert!(!waiting.is_finished(), "it waits for two seconds");
            std::thread::yield_now();
        }
        one.enqueue("a", 0, b"item").expect("it can be enqueued");
        let leased = waiting.join().expect("it does not fail");
        assert!(leased.expect("it answers").is_some());
    });
    assert_eq!(one.hungry(), Ok(0));
}

/// What is said is heard by those who listen for it, also with a star, and nothing that was said before.
#[test]
fn what_is_said_is_heard() {
    let file = new_file("said");
    let (one, other) = (open(&file), open(&file));
    one.tell("worker.a", "old".into());
    let (sender, receiver) = channel();
    let heard = move |bytes: &[u8]| drop(sender.send(bytes.to_vec()));
    other.hear("worker.*", heard).expect("it can listen");
    one.tell("pulse", "other".into());
    one.tell("worker.b", "new".into());
    let first = receiver.recv_timeout(Duration::from_secs(20)).expect("something is heard");
    assert_eq!(first, b"new");
}

/// What is no queue is refused, and left as it is.
#[test]
fn other_files_are_refused() {
    let text = new_file("text");
    std::fs::write(&text, "int main(void) { return 0; }\n".repeat(100)).expect("it can be written");
    let why = FileQueue::open_file(&text, None).expect_err("this is no database");
    assert!(why.contains("not a database"), "{why}");
    assert!(std::fs::read_to_string(&text).expect("it is there").starts_with("int main"));
    let missing = new_file("folder").join("queue");
    assert!(FileQueue::open_file(&missing, None).is_err());
}
