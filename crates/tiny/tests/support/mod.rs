//! What the tests need to enumerate executions, using nothing but [`Run`].

#![allow(dead_code, reason = "no test uses everything")]

use mazurka_engine::program::{Pending, Program, Run};
use mazurka_tiny::Tiny;
use mazurka_trace::{Effect, Op, ThreadId};

/// A step that can be made: who, which alternative, and what it does to what.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Choice {
    pub(crate) thread: ThreadId,
    pub(crate) alternative: u32,
    pub(crate) op: Op,
    pub(crate) effect: Effect,
}

pub(crate) fn parse(text: &str) -> Tiny {
    Tiny::parse(text).unwrap_or_else(|error| panic!("{error}\n{text}"))
}

pub(crate) fn threads(program: &Tiny) -> impl Iterator<Item = ThreadId> + use<> {
    (0..program.thread_count() as u32).map(ThreadId)
}

/// Where all threads stand.
pub(crate) fn pendings(program: &Tiny, run: &impl Run) -> Vec<Pending> {
    threads(program).map(|thread| run.pending(thread)).collect()
}

/// Every step that can be made now. The word that an operation meets is found out by trying it.
pub(crate) fn choices(program: &Tiny, run: &mut impl Run, position: usize) -> Vec<Choice> {
    let mut found = Vec::new();
    for thread in threads(program) {
        if let Pending::Op { op, enabled: true, .. } = run.pending(thread) {
            let word = run.step(thread, 0);
            run.move_to(position);
            for alternative in 0..op.alternatives(word) {
                found.push(Choice { thread, alternative, op, effect: op.effect(word) });
            }
        }
    }
    found
}

/// How many maximal executions there are, and how many of them end with every thread finished;
/// `None` if there are more than `limit`.
pub(crate) fn interleavings(program: &Tiny, limit: u64) -> Option<(u64, u64)> {
    fn count(program: &Tiny, run: &mut impl Run, depth: usize, limit: u64, sum: &mut (u64, u64)) {
        let choices = choices(program, run, depth);
        if choices.is_empty() {
            let finished = pendings(program, run).iter().all(|p| *p == Pending::Finished);
            *sum = (sum.0 + 1, sum.1 + u64::from(finished));
        }
        for choice in choices {
            if sum.0 > limit {
                return;
            }
            run.step(choice.thread, choice.alternative);
            count(program, run, depth + 1, limit, sum);
            run.move_to(depth);
        }
    }
    let mut sum = (0, 0);
    count(program, &mut program.start(), 0, limit, &mut sum);
    (sum.0 <= limit).then_some(sum)
}

/// Whether two steps that can both be made now may be made in either order with the same outcome.
pub(crate) fn independent(a: &Choice, b: &Choice) -> bool {
    let (Some(x), Some(y)) = (a.op.object(), b.op.object()) else { return a.thread != b.thread };
    let commute = match (a.effect, b.effect) {
        (Effect::Sync | Effect::Read, Effect::Read) | (_, Effect::Sync) | (Effect::Sync, _) => true,
        (Effect::Update(f), Effect::Update(g)) => f == g && x == y,
        _ => false,
    };
    a.thread != b.thread && (commute || !x.overlaps(y))
}

/// How many classes of executions there are.
///
/// A search with sleep sets reaches every class, and no class twice: what is asleep would lead to
/// one that was reached before.
pub(crate) fn classes(program: &Tiny) -> usize {
    fn count(program: &Tiny, run: &mut impl Run, depth: usize, sleep: &[Choice]) -> usize {
        let choices = choices(program, run, depth);
        if choices.is_empty() {
            return 1;
        }
        let same = |a: &Choice, b: &Choice| a.thread == b.thread && a.alternative == b.alternative;
        let mut asleep = sleep.to_vec();
        let mut sum = 0;
        for choice in choices {
            if asleep.iter().any(|other| same(other, &choice)) {
                continue;
            }
            run.step(choice.thread, choice.alternative);
            let rest: Vec<Choice> =
                asleep.iter().filter(|other| independent(other, &choice)).copied().collect();
            sum += count(program, run, depth + 1, &rest);
            run.move_to(depth);
            asleep.push(choice);
        }
        sum
    }
    count(program, &mut program.start(), 0, &[])
}
