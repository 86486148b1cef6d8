//! Robustness of the smallest programs with calls, condition variables, messages and allocated memory.

use crate::axioms::Model;
use crate::litmus::{X, Y, Z, fence, is_robust, is_robust_against, robust, small, weak};
use crate::program::Stmt;
use crate::shapes::{call, cas, load, store, wait};
use mazurka_trace::Action;
use mazurka_trace::Compare::Eq;
use mazurka_trace::MemoryOrder::{Acquire, Relaxed, Release, SeqCst};

#[test]
fn calls() {
    let body = |inner: [Stmt; 2]| {
        let mut body = vec![call(Z, Action::Lock)];
        body.extend(inner);
        body.push(call(Z, Action::Unlock));
        body
    };
    let locked = [
        body([store(X, 1, Relaxed), load(Y, Relaxed)]),
        body([store(Y, 1, Relaxed), load(X, Relaxed)]),
    ];
    robust("SB under a lock", locked.clone());
    weak(
        "SB under a lock, with a third thread",
        [locked[0].clone(), locked[1].clone(), vec![store(X, 2, Relaxed), store(Y, 2, Relaxed)]],
    );
    // It may fail because of a lock of which it knows nothing else.
    weak(
        "a failed attempt synchronises nothing",
        [
            vec![store(X, 1, Relaxed), call(Z, Action::Lock), call(Z, Action::Unlock)],
            vec![call(Z, Action::TryLock), Stmt::Unless(0, 1, 1), load(X, Relaxed)],
        ],
    );
    weak(
        "also where nothing else is weak",
        [
            vec![store(X, 1, SeqCst), call(Z, Action::Lock), call(Z, Action::Unlock)],
            vec![call(Z, Action::TryLock), Stmt::Unless(0, 1, 1), load(X, SeqCst)],
        ],
    );
    weak(
        "nor does it together with a fence",
        [
            vec![store(X, 1, Relaxed), call(Z, Action::Lock), call(Z, Action::Unlock)],
            vec![call(Z, Action::TryLock), Stmt::Unless(0, 1, 2), fence(Acquire), load(X, Relaxed)],
        ],
    );
    let post = [
        vec![store(X, 1, Relaxed), call(Z, Action::SemPost)],
        vec![call(Z, Action::SemWait), load(X, Relaxed)],
    ];
    robust("semaphore", post);
    let met = std::array::from_fn::<_, 2, _>(|t| {
        let depart = call(Z, Action::Depart { parties: 2, round: 0 });
        vec![store(t, 1, Relaxed), call(Z, Action::Arrive), depart, load(1 - t, Relaxed)]
    });
    robust("SB around a barrier", met);
}

/// The mutex synchronises, the wake-up does not, whatever the orders of the accesses are.
#[test]
fn condition_variables() {
    const CONDITION: usize = 3;
    let (lock, unlock) = (call(Z, Action::Lock), call(Z, Action::Unlock));
    let wait = [Action::Enqueue, Action::Wake].map(|action| call(CONDITION, action));
    let waiter = |order| vec![lock, wait[0], unlock, wait[1], lock, load(X, order), unlock];
    let notify = call(CONDITION, Action::NotifyOne);
    weak("stored without the mutex", [waiter(Relaxed), vec![store(X, 1, Relaxed), notify]]);
    weak("stored without the mutex, seq_cst", [waiter(SeqCst), vec![store(X, 1, SeqCst), notify]]);
    let locked = vec![lock, store(X, 1, Relaxed), unlock, notify];
    robust("stored with the mutex", [waiter(Relaxed), locked]);
    let before = vec![store(X, 1, Relaxed), lock, unlock, notify];
    robust("the mutex taken in between", [waiter(Relaxed), before]);
    let [first, second] = [waiter(SeqCst), vec![store(X, 1, SeqCst), notify]];
    assert!(is_robust_against(Model::X86, "x86", &small([first, second])), "a message on x86");
}

/// Who finds an object that was published too early may find anything in it.
#[test]
fn allocated_memory() {
    let find = |then: Stmt| vec![load(Y, Relaxed), Stmt::Unless(0, 1, 1), then];
    let publish = |order| vec![store(X, 1, Relaxed), store(Y, 1, order)];
    for then in [wait(X, Eq, 7, Relaxed), cas(X, [7, 8], [Relaxed, Relaxed])] {
        let mut program = small([publish(Relaxed), find(then)]);
        let name = "published before it is initialised";
        program.undefined = Some(X);
        assert!(!is_robust(name, &program), "{name}");
    }
    // In memory that held 0, nothing else can be found.
    robust("it waits forever", [publish(Relaxed), find(wait(X, Eq, 7, Relaxed))]);
    let mut program = small([
        publish(Release),
        vec![load(Y, Acquire), Stmt::Unless(0, 1, 1), wait(X, Eq, 7, Relaxed)],
    ]);
    program.undefined = Some(X);
    assert!(is_robust("published with release", &program));
}

/// Messages of one handler are ordered by it, those of the threads that post them are not.
#[test]
fn messages() {
    let message = |body: [Stmt; 2]| {
        let mut all = vec![call(Z, Action::Begin)];
        all.extend(body);
        all.push(call(Z, Action::End));
        all
    };
    let mut program = small([
        vec![Stmt::Post(1), Stmt::Post(2)],
        message([store(X, 1, Relaxed), load(Y, Relaxed)]),
        message([store(Y, 1, Relaxed), load(X, Relaxed)]),
    ]);
    program.started = 1;
    assert!(is_robust("SB in two messages", &program));
    program.threads[0] = vec![Stmt::Post(1), store(Y, 1, Relaxed), load(X, Relaxed)];
    program.threads.truncate(2);
    assert!(!is_robust("SB in a message and the thread that posts it", &program));
}
