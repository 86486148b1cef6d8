//! Somebody is killed at each point of the protocol.

use crate::support::{Classes, explore, programs, root};
use mazurka_cluster::{Fold, Host, QueueError, Stage, Worker};
use mazurka_dpor::pop::Part;
use mazurka_tiny::Tiny;
use std::thread;
use std::time::{Duration, Instant};

type TestWorker<'a, H> = Worker<'a, H, Vec<Part>, Classes>;
type TestFold = Fold<Vec<Part>, Classes>;

/// Where somebody is killed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Point {
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

fn point<H: Host>(worker: &TestWorker<'_, H>) -> Point {
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
pub(crate) enum Victim {
    Worker,
    #[allow(dead_code, reason = "a file needs no server")]
    Server,
    Coordinator,
    /// Nobody, but the worker is silent for longer than its lease, and another one goes on.
    Lease,
}

/// One exploration, in which `victim` dies three times when the first worker is at `at`.
pub(crate) fn killed<H: Host>(
    server: &H,
    restart: &mut dyn FnMut(),
    program: &Tiny,
    victim: Victim,
    at: Point,
) -> Classes {
    server.open("test", b"").expect("the queue can be opened");
    let mut rng = fastrand::Rng::with_seed(7);
    let mut fold: TestFold = Fold::new(root());
    let mut workers: Vec<TestWorker<'_, H>> =
        (0..2).map(|k| Worker::new(server, format!("worker {k}"))).collect();
    let (mut deaths, mut names, mut passed) = (0, 2, 0);
    let (begun, mut looked) = (Instant::now(), None);
    loop {
        assert!(begun.elapsed() < Duration::from_secs(120), "{victim:?} {at:?}: this does not end");
        let now = begun.elapsed().as_millis() as u64;
        let read = fold.read(server, now);
        if fold.is_finished() {
            assert!(deaths > 0, "{victim:?} {at:?}: nobody was killed");
            server.close().expect("the queue can be closed");
            return fold.into_sum();
        }
        if read.is_ok() && looked.is_none_or(|at: Instant| at.elapsed().as_millis() > 200) {
            looked = Some(Instant::now());
            let _ = fold.enqueue(server, now, 1_500);
        }
        for k in 0..workers.len() {
            passed += u32::from(k == 0 && point(&workers[0]) == at);
            if k == 0 && point(&workers[0]) == at && deaths < 3 && passed > 1 {
                (deaths, passed) = (deaths + 1, 0);
                match victim {
                    Victim::Worker => {
                        names += 1;
                        workers[0] = Worker::new(server, format!("worker {names}"));
                    }
                    Victim::Server => restart(),
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

/// The largest of some programs is explored with somebody killed at each point.
pub(crate) fn everywhere(victim: Victim, mut explored: impl FnMut(&Tiny, Point) -> Classes) {
    let programs = programs(20);
    let most = |(_, classes): &&(Tiny, Classes)| classes.0.len();
    let (program, expected) = programs.iter().max_by_key(most).expect("there are programs");
    for at in POINTS {
        assert_eq!(&explored(program, at), expected, "{victim:?} {at:?}\n{program}");
    }
}

/// The first commit counts; the same commit again is still the first; what is too long for a message comes back.
pub(crate) fn the_queue_keeps_its_promises(server: &impl Host) {
    assert_eq!(server.commit("a", b"1"), Err(QueueError::Gone));
    server.open("test", b"the program").expect("the queue can be opened");
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
