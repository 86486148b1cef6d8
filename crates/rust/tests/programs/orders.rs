//! Memory orders: the check of C programs, for Rust programs. What is expected is what the literature has for
//! these litmus tests, and the same as docs/memory-orders.md says.

use mazurka::report::RobustnessAnswer;
use mazurka::sync::Arc;
use mazurka::sync::atomic::{AtomicU32, Ordering, Ordering::*, fence};
use mazurka::{Checker, MemoryModel, Report, Verdict, ViolationKind, thread};

type Words = Arc<[AtomicU32; 2]>;

/// Two threads that share two words.
fn two(
    model: MemoryModel,
    first: impl Fn(&Words) + Clone + Send + Sync + 'static,
    second: impl Fn(&Words) + Send + Sync + 'static,
) -> Report {
    Checker::new().memory_model(model).run("test", move || {
        let words: Words = Arc::new([AtomicU32::new(0), AtomicU32::new(0)]);
        let (others, first) = (words.clone(), first.clone());
        let thread = thread::spawn(move || first(&others));
        second(&words);
        thread.join().unwrap();
    })
}

fn answer(report: &Report) -> RobustnessAnswer {
    report.robustness.as_ref().expect("it was asked for").answer
}

fn message_passing(model: MemoryModel, store: Ordering, load: Ordering) -> Report {
    let send = move |words: &Words| {
        words[0].store(1, Relaxed);
        words[1].store(1, store);
    };
    two(model, send, move |words| {
        if words[1].load(load) == 1 {
            words[0].load(Relaxed);
        }
    })
}

fn store_buffering(model: MemoryModel, store: Ordering, load: Ordering, fenced: bool) -> Report {
    let thread = move |words: &Words, mine: usize| {
        words[mine].store(1, store);
        if fenced {
            fence(SeqCst);
        }
        words[1 - mine].load(load);
    };
    two(model, move |words| thread(words, 0), move |words| thread(words, 1))
}

#[test]
fn message_passing_needs_release_and_acquire() {
    let report = message_passing(MemoryModel::Rc11, Relaxed, Relaxed);
    assert_eq!(
        (answer(&report), report.verdict),
        (RobustnessAnswer::NotRobust, Verdict::Violation)
    );
    let violation = &report.violations[0];
    assert_eq!(violation.kind, ViolationKind::MemoryOrder);
    assert_eq!(violation.cycle.len(), 4, "{:?}", violation.cycle);
    assert!(violation.cycle.iter().all(|step| step.order.as_deref() == Some("relaxed")));
    let robustness = report.robustness.unwrap();
    let to: Vec<&str> = robustness.repair.iter().map(|change| change.to.as_str()).collect();
    assert_eq!(to, ["release", "acquire"]);
    let fences: Vec<&str> = robustness.fences.iter().map(|fence| fence.order.as_str()).collect();
    assert_eq!(fences, ["release", "acquire"]);
    let report = message_passing(MemoryModel::Rc11, Release, Acquire);
    assert_eq!((answer(&report), report.verdict), (RobustnessAnswer::Robust, Verdict::Verified));
    let report = message_passing(MemoryModel::X86, Relaxed, Relaxed);
    assert_eq!(answer(&report), RobustnessAnswer::Robust);
}

#[test]
fn store_buffering_needs_seq_cst() {
    use MemoryModel::{Rc11, X86};
    for model in [Rc11, X86] {
        let report = store_buffering(model, Release, Acquire, false);
        assert_eq!(answer(&report), RobustnessAnswer::NotRobust, "{model:?}");
        let report = store_buffering(model, SeqCst, SeqCst, false);
        assert_eq!(answer(&report), RobustnessAnswer::Robust, "{model:?}");
        let report = store_buffering(model, Relaxed, Relaxed, true);
        assert_eq!(answer(&report), RobustnessAnswer::Robust, "{model:?}");
    }
    let half = |model| answer(&store_buffering(model, SeqCst, Acquire, false));
    assert_eq!((half(Rc11), half(X86)), (RobustnessAnswer::NotRobust, RobustnessAnswer::Robust));
}

/// A failed exchange has the order of failure.
#[test]
fn failed_exchanges_synchronise_by_their_own_order() {
    let exchange = |failure: Ordering| {
        let send = |words: &Words| {
            words[0].store(1, Relaxed);
            words[1].store(2, Release);
        };
        let report = two(MemoryModel::Rc11, send, move |words| {
            let _ = words[1].compare_exchange(0, 2, AcqRel, failure);
            words[0].load(Relaxed);
        });
        answer(&report)
    };
    assert_eq!(exchange(Acquire), RobustnessAnswer::Robust);
    assert_eq!(exchange(Relaxed), RobustnessAnswer::NotRobust);
}

/// Orders that could be weaker are found, too.
#[test]
fn weaker_orders_are_suggested() {
    let report = Checker::new().suggest_orders(true).run("test", || {
        let words: Words = Arc::new([AtomicU32::new(0), AtomicU32::new(0)]);
        let others = words.clone();
        let thread = thread::spawn(move || {
            others[0].store(1, SeqCst);
            others[1].store(1, SeqCst);
        });
        if words[1].load(SeqCst) == 1 {
            words[0].load(SeqCst);
        }
        thread.join().unwrap();
    });
    let weaker = report.robustness.and_then(|found| found.weaker).expect("it was asked for");
    let to: Vec<&str> = weaker.iter().map(|change| change.to.as_str()).collect();
    // The data may be relaxed on both sides; the flag is a release and an acquire.
    let mut sorted = to.clone();
    sorted.sort_unstable();
    assert_eq!(sorted, ["acquire", "relaxed", "relaxed", "release"], "{weaker:?}");
}
