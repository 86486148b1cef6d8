//! Robustness of the classic litmus tests, and of the smallest programs on which a check goes wrong that
//! forgets something. What is expected comes from the literature or is argued beside it, and is compared
//! with all execution graphs.

use crate::axioms::Model;
use crate::brute::truth;
use crate::engine::explore;
use crate::program::{Small, Stmt};
use crate::shapes::{add, cas, load, store, swap_when, wait};
use mazurka_dpor::Algorithm;
use mazurka_trace::Compare::{Eq, Ne};
use mazurka_trace::MemoryOrder::{self, AcqRel, Acquire, Relaxed, Release, SeqCst};

pub(crate) const X: usize = 0;
pub(crate) const Y: usize = 1;
pub(crate) const Z: usize = 2;

pub(crate) fn small<const N: usize>(threads: [Vec<Stmt>; N]) -> Small {
    Small { threads: threads.to_vec(), started: N, memory: vec![0; 4], undefined: None }
}

pub(crate) fn is_robust(name: &str, program: &Small) -> bool {
    is_robust_against(Model::Rc11, name, program)
}

pub(crate) fn is_robust_against(model: Model, name: &str, program: &Small) -> bool {
    let truth = truth(program, model, 1_000_000).expect("small");
    assert!(!truth.racy, "{name}: there are no plain accesses");
    for algorithm in [Algorithm::Pop, Algorithm::Optimal, Algorithm::Source] {
        let found = explore(program, algorithm, model);
        assert_eq!(found.weak, truth.weak, "{name} with {algorithm}\n{program}");
    }
    !truth.weak
}

pub(crate) fn robust<const N: usize>(name: &str, threads: [Vec<Stmt>; N]) {
    assert!(is_robust(name, &small(threads)), "{name} is robust");
}

pub(crate) fn weak<const N: usize>(name: &str, threads: [Vec<Stmt>; N]) {
    assert!(!is_robust(name, &small(threads)), "{name} is not robust");
}

pub(crate) fn fence(order: MemoryOrder) -> Stmt {
    Stmt::Fence(order)
}

/// Store buffering: two threads that store and then load each other's location.
fn sb(write: MemoryOrder, read: MemoryOrder, between: &[Stmt]) -> [Vec<Stmt>; 2] {
    let thread = |mine, other| {
        let mut body = vec![store(mine, 1, write)];
        body.extend_from_slice(between);
        body.push(load(other, read));
        body
    };
    [thread(X, Y), thread(Y, X)]
}

fn mp(write: MemoryOrder, read: MemoryOrder) -> [Vec<Stmt>; 2] {
    [vec![store(X, 1, Relaxed), store(Y, 1, write)], vec![load(Y, read), load(X, Relaxed)]]
}

fn iriw(write: MemoryOrder, read: MemoryOrder, between: &[Stmt]) -> [Vec<Stmt>; 4] {
    let reader = |first, second| {
        let mut body = vec![load(first, read)];
        body.extend_from_slice(between);
        body.push(load(second, read));
        body
    };
    [vec![store(X, 1, write)], vec![store(Y, 1, write)], reader(X, Y), reader(Y, X)]
}

fn two_plus_two_writes(order: MemoryOrder) -> [Vec<Stmt>; 2] {
    [vec![store(X, 1, order), store(Y, 2, order)], vec![store(Y, 1, order), store(X, 2, order)]]
}

/// Write to read causality: what a thread has read reaches a third one.
fn wrc(write: MemoryOrder, read: MemoryOrder) -> [Vec<Stmt>; 3] {
    [
        vec![store(X, 1, Relaxed)],
        vec![load(X, Relaxed), store(Y, 1, write)],
        vec![load(Y, read), load(X, Relaxed)],
    ]
}

#[test]
fn store_buffering() {
    weak("SB relaxed", sb(Relaxed, Relaxed, &[]));
    weak("SB release acquire", sb(Release, Acquire, &[]));
    weak("SB, only the stores seq_cst", sb(SeqCst, Acquire, &[]));
    weak("SB, only the loads seq_cst", sb(Release, SeqCst, &[]));
    robust("SB seq_cst", sb(SeqCst, SeqCst, &[]));
    robust("SB with seq_cst fences", sb(Relaxed, Relaxed, &[fence(SeqCst)]));
    weak("SB with weaker fences", sb(Relaxed, Relaxed, &[fence(AcqRel)]));
}

#[test]
fn message_passing() {
    weak("MP relaxed", mp(Relaxed, Relaxed));
    weak("MP, only release", mp(Release, Relaxed));
    weak("MP, only acquire", mp(Relaxed, Acquire));
    robust("MP", mp(Release, Acquire));
    let fenced = |first, second| {
        [
            vec![store(X, 1, Relaxed), fence(first), store(Y, 1, Relaxed)],
            vec![load(Y, Relaxed), fence(second), load(X, Relaxed)],
        ]
    };
    robust("MP with fences", fenced(Release, Acquire));
    weak("MP with fences the wrong way round", fenced(Acquire, Release));
    // A release fence counts for later stores, an acquire fence for earlier loads only.
    weak(
        "MP with a fence too late",
        [
            vec![store(X, 1, Relaxed), store(Y, 1, Relaxed), fence(Release)],
            vec![load(Y, Acquire), load(X, Relaxed)],
        ],
    );
    weak(
        "MP with a fence too early",
        [
            vec![store(X, 1, Relaxed), store(Y, 1, Release)],
            vec![fence(Acquire), load(Y, Relaxed), load(X, Relaxed)],
        ],
    );
}

#[test]
fn more_than_two_accesses_or_threads() {
    weak("IRIW acquire", iriw(Release, Acquire, &[]));
    weak("IRIW, only the loads seq_cst", iriw(Release, SeqCst, &[]));
    robust("IRIW seq_cst", iriw(SeqCst, SeqCst, &[]));
    robust("IRIW with fences", iriw(Relaxed, Relaxed, &[fence(SeqCst)]));
    weak("2+2W", two_plus_two_writes(Release));
    robust("2+2W seq_cst", two_plus_two_writes(SeqCst));
    weak("WRC relaxed", wrc(Relaxed, Acquire));
    robust("WRC", wrc(Release, Acquire));
    // RC11 does not have load buffering at all.
    robust(
        "LB",
        [
            vec![load(X, Relaxed), store(Y, 1, Relaxed)],
            vec![load(Y, Relaxed), store(X, 1, Relaxed)],
        ],
    );
    weak(
        "R",
        [
            vec![store(X, 1, Release), store(Y, 1, Release)],
            vec![store(Y, 2, Release), load(X, Acquire)],
        ],
    );
    weak(
        "S",
        [
            vec![store(X, 2, Relaxed), store(Y, 1, Relaxed)],
            vec![load(Y, Relaxed), store(X, 1, Relaxed)],
        ],
    );
    robust(
        "S",
        [
            vec![store(X, 2, Relaxed), store(Y, 1, Release)],
            vec![load(Y, Acquire), store(X, 1, Relaxed)],
        ],
    );
    // Fig. 1 of PLDI 2017: the seq_cst order need not agree with happens-before.
    weak(
        "Z6.U",
        [
            vec![store(X, 1, SeqCst), store(Y, 1, Release)],
            vec![add(Y, 1, SeqCst), load(Y, Relaxed)],
            vec![store(Y, 3, SeqCst), load(X, SeqCst)],
        ],
    );
}

#[test]
fn coherence() {
    robust(
        "another interleaving is not weak",
        [vec![store(X, 1, Relaxed)], vec![load(X, Relaxed)]],
    );
    robust("CoRR", [vec![load(X, Relaxed), load(X, Relaxed)], vec![store(X, 1, Relaxed)]]);
    robust(
        "CoWW, CoWR, CoRW",
        [
            vec![store(X, 1, Relaxed), load(X, Relaxed), store(X, 2, Relaxed)],
            vec![store(X, 3, Relaxed), load(X, Relaxed), load(X, Relaxed)],
        ],
    );
}

/// The youngest write that is not known does not satisfy the await, and what it may read instead is older than
/// what the thread has read before.
#[test]
fn what_was_read_is_the_oldest_that_can_be_read() {
    let writer = vec![store(X, 1, Relaxed), store(X, 2, Relaxed), store(Y, 1, Relaxed)];
    let reader = |operand| {
        let after = [load(Y, Relaxed), wait(X, Eq, operand, Relaxed)];
        let mut body = vec![load(X, Relaxed), Stmt::Unless(0, 1, 2)];
        body.extend(after);
        body
    };
    robust("CoRR with an await", [writer.clone(), reader(0)]);
    weak("it may still read what it has read", [writer, reader(1)]);
}

#[test]
fn every_gap_counts_for_what_writes() {
    weak(
        "the youngest gap is taken by an addition",
        [
            vec![store(X, 2, Relaxed)],
            vec![load(Y, Relaxed), store(X, 2, Relaxed)],
            vec![add(X, 1, Relaxed), store(Y, 1, Relaxed)],
        ],
    );
    let both = cas(X, [0, 1], [Relaxed, Relaxed]);
    robust("two cannot read the same write", [vec![both], vec![both]]);
    weak(
        "a stale value equal to the latest one",
        [
            vec![
                store(X, 1, Relaxed),
                store(Z, 1, Relaxed),
                store(X, 1, Release),
                store(Y, 1, Relaxed),
            ],
            vec![load(Y, Relaxed), load(X, Acquire)],
        ],
    );
}

#[test]
fn waiting() {
    weak(
        "who waits forever may pass",
        [
            vec![wait(X, Ne, 0, Relaxed), swap_when(Z, Eq, 0, 1, Relaxed)],
            vec![store(Z, 1, Relaxed), store(X, 1, Relaxed)],
        ],
    );
    robust(
        "only values that are waited for count",
        [
            vec![store(Y, 2, Relaxed), wait(X, Ne, 0, Relaxed)],
            vec![store(X, 2, Relaxed), store(Y, 1, Relaxed)],
        ],
    );
    robust(
        "spinlock",
        std::array::from_fn::<_, 2, _>(|_| {
            vec![
                swap_when(Z, Eq, 0, 1, Acquire),
                load(X, Relaxed),
                store(X, 1, Relaxed),
                store(Z, 0, Release),
            ]
        }),
    );
    weak(
        "spinlock that is left relaxed",
        std::array::from_fn::<_, 2, _>(|_| {
            vec![
                swap_when(Z, Eq, 0, 1, Acquire),
                load(X, Relaxed),
                store(X, 1, Relaxed),
                store(Z, 0, Relaxed),
            ]
        }),
    );
}

#[test]
fn failed_exchanges_synchronise_by_their_own_order() {
    robust(
        "failure acquires",
        [
            vec![store(X, 1, Relaxed), store(Y, 2, Release)],
            vec![cas(Y, [0, 2], [Relaxed, Acquire]), load(X, Relaxed)],
        ],
    );
    weak(
        "failure is relaxed",
        [
            vec![store(X, 1, Relaxed), store(Y, 2, Release)],
            vec![cas(Y, [0, 2], [AcqRel, Relaxed]), load(X, Relaxed)],
        ],
    );
}

/// A stale value lets it succeed, and then it is seq_cst.
#[test]
fn an_exchange_has_the_order_of_the_outcome() {
    // Nothing else is weak in these.
    for exchange in [cas(X, [0, 1], [Relaxed, SeqCst]), swap_when(X, Eq, 0, 1, Relaxed)] {
        let reader = vec![store(Y, 1, SeqCst), load(X, SeqCst)];
        weak("SB, only an exchange is relaxed", [vec![exchange, load(Y, SeqCst)], reader]);
    }
    robust(
        "SB in which an exchange may fail",
        [
            vec![store(X, 1, SeqCst), cas(Y, [0, 2], [SeqCst, Relaxed])],
            vec![store(Y, 1, SeqCst), load(X, SeqCst)],
        ],
    );
    weak(
        "SB in which it is relaxed if it succeeds",
        [
            vec![store(X, 1, SeqCst), cas(Y, [0, 2], [Relaxed, Relaxed])],
            vec![store(Y, 1, SeqCst), load(X, SeqCst)],
        ],
    );
}

#[test]
fn release_sequences_are_those_of_cxx20() {
    let passed = |between| {
        [
            vec![store(X, 1, Relaxed), store(Y, 1, Release)],
            vec![between],
            vec![load(Y, Acquire), load(X, Relaxed)],
        ]
    };
    robust("through a relaxed exchange", passed(cas(Y, [1, 2], [Relaxed, Relaxed])));
    // It comes later in the order of writes, but carries nothing of what it overwrites.
    weak("not through a store of another thread", passed(store(Y, 2, Relaxed)));
    weak(
        "a later store of the same thread",
        [
            vec![store(X, 1, Relaxed), store(Y, 1, Release), store(Y, 2, Relaxed)],
            vec![load(Y, Acquire), load(X, Relaxed)],
        ],
    );
}

#[test]
fn starts_and_ends_of_threads_are_events() {
    let program = Small {
        threads: vec![
            vec![store(X, 1, SeqCst), Stmt::Create(2)],
            vec![store(Y, 1, SeqCst), load(X, SeqCst)],
            vec![load(Y, SeqCst)],
        ],
        started: 2,
        memory: vec![0; 2],
        undefined: None,
    };
    assert!(is_robust("created", &program));
    let mut joined = program.clone();
    joined.threads[0] = vec![Stmt::Create(2), Stmt::Join(2), load(Y, SeqCst)];
    joined.threads[2] = vec![store(X, 1, SeqCst)];
    assert!(is_robust("joined", &joined));
    // A relaxed access somewhere keeps the quick answer for programs with seq_cst only from being used.
    for program in [program, joined] {
        let mut program = program;
        program.memory.push(0);
        program.threads[1].insert(0, store(2, 1, Relaxed));
        assert!(is_robust("with a relaxed access", &program));
    }
}

#[test]
fn fences_are_no_global_synchronisation() {
    weak(
        "an addition between fences",
        [
            vec![fence(SeqCst), add(X, 1, Relaxed), store(Y, 2, Relaxed)],
            vec![store(Y, 1, Relaxed), fence(SeqCst), store(X, 1, Relaxed)],
        ],
    );
}

/// The column of the table in docs/memory-orders.md: store buffers show in SB and R only.
#[test]
fn x86() {
    fn check<const N: usize>(name: &str, threads: [Vec<Stmt>; N], robust: bool) {
        assert_eq!(is_robust_against(Model::X86, name, &small(threads)), robust, "{name}");
    }
    check("SB release acquire", sb(Release, Acquire, &[]), false);
    check("SB seq_cst", sb(SeqCst, SeqCst, &[]), true);
    check("SB, only the stores seq_cst", sb(SeqCst, Acquire, &[]), true);
    check("SB, only the loads seq_cst", sb(Release, SeqCst, &[]), false);
    check("SB with seq_cst fences", sb(Relaxed, Relaxed, &[fence(SeqCst)]), true);
    check("SB with weaker fences", sb(Relaxed, Relaxed, &[fence(AcqRel)]), false);
    check("SB with an addition between", sb(Relaxed, Relaxed, &[add(Z, 1, Relaxed)]), true);
    let fenced = vec![store(Y, 1, Relaxed), fence(SeqCst), load(X, Relaxed)];
    let mut created = small([vec![store(X, 1, Relaxed), load(Y, Relaxed)], fenced, Vec::new()]);
    assert!(!is_robust_against(Model::X86, "SB with a fence in one thread", &created));
    created.started = 2;
    created.threads[0].insert(1, Stmt::Create(2));
    assert!(is_robust_against(Model::X86, "a creation is a fence", &created));
    check("MP relaxed", mp(Relaxed, Relaxed), true);
    check(
        "LB",
        [
            vec![load(X, Relaxed), store(Y, 1, Relaxed)],
            vec![load(Y, Relaxed), store(X, 1, Relaxed)],
        ],
        true,
    );
    check("2+2W", two_plus_two_writes(Relaxed), true);
    check("IRIW", iriw(Relaxed, Relaxed, &[]), true);
    check("WRC", wrc(Relaxed, Relaxed), true);
    check(
        "S",
        [
            vec![store(X, 2, Relaxed), store(Y, 1, Relaxed)],
            vec![load(Y, Relaxed), store(X, 1, Relaxed)],
        ],
        true,
    );
    check(
        "R",
        [
            vec![store(X, 1, Relaxed), store(Y, 1, Relaxed)],
            vec![store(Y, 2, Relaxed), load(X, Relaxed)],
        ],
        false,
    );
}
