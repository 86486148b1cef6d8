//! Shapes of accesses to memory that end in a failure.

use super::history::History;
use super::{before, last, made, object, overlap, step, steps, target_thread};
use crate::words::{ends_scope, release_in_words};
use mazurka_trace::{ActionKind, Cause, ReportedStep, Touch, Violation, ViolationKind};
use std::collections::{HashMap, HashSet};

pub(super) fn reads(step: &ReportedStep) -> bool {
    use ActionKind::{Await, CompareExchange, CompareExchangeAwait, Load};
    matches!(step.action, Load | Await | CompareExchange | CompareExchangeAwait)
}

pub(super) fn writes(step: &ReportedStep) -> bool {
    use ActionKind::{CompareExchange, CompareExchangeAwait, ExchangeAwait, Rmw, Store};
    let can_write =
        matches!(step.action, Store | Rmw | CompareExchange | ExchangeAwait | CompareExchangeAwait);
    can_write && step.effect == Touch::Write
}

/// The value that was there before a step, as far as it is shown.
fn old(step: &ReportedStep) -> Option<&str> {
    step.what.value_before()
}

/// Accesses that nothing orders, one of them not atomic.
pub(super) fn data_race(violation: &Violation) -> Option<Cause> {
    if violation.kind != ViolationKind::DataRace {
        return None;
    }
    let (number, second) = last(violation)?;
    let mine = |s: &ReportedStep| s.thread_number == second.thread_number;
    let fits = |&(n, s): &(u32, &ReportedStep)| n < number && !mine(s) && overlap(s, second);
    let (first, _) = steps(violation).rev().find(fits)?;
    let help = "protect both accesses with one mutex, make both atomic, or let one thread wait for the \
                other; a data race is undefined behaviour in C";
    made("data race", violation.message.clone(), help, &[first, number])
}

/// Memory that is used, or freed again, after it was freed.
pub(super) fn freed(violation: &Violation) -> Option<Cause> {
    let (number, user) = last(violation)?;
    if !violation.use_after_release {
        return None;
    }
    let fits = |(n, step): &(u32, &ReportedStep)| {
        *n != number && step.action == ActionKind::Free && overlap(step, user)
    };
    let (at, free) = steps(violation).rev().find(fits)?;
    let (who, whom) = (&free.what.thread, &user.what.thread);
    let twice = user.action == ActionKind::Free;
    let scope = ends_scope(&free.what);
    let (verb, name) = match (twice, scope) {
        (true, _) => ("frees", "double free"),
        (false, true) => ("uses", "use after scope"),
        (false, false) => ("uses", "use after free"),
    };
    let released = release_in_words(&free.what, object(free));
    if free.thread_number == user.thread_number {
        let explanation = format!("{released} at step {at}, and {who} {verb} it at step {number}");
        let help = "do not touch memory after it was released; set the pointer to null";
        return made(name, explanation, help, &[at, number]);
    }
    if scope && creates(violation, free.thread_number, user.thread_number) {
        let explanation = format!(
            "{released} at step {at}, but {whom}, which {who} has created and not joined, {verb} it at step \
             {number}"
        );
        let help = "join the threads that have a pointer to something before it ends";
        return made("missing join", explanation, help, &[at, number]);
    }
    let explanation = format!(
        "{released} at step {at}; {whom} still has a pointer to it and {verb} it at step {number}, and \
         nothing makes {who} wait for {whom}"
    );
    let help = "let the last user free it: count the users with one atomic step, join the threads \
                first, or keep it until no reader is left (hazard pointers, RCU)";
    made(name, explanation, help, &[at, number])
}

/// Whether a thread has created another one.
fn creates(violation: &Violation, creator: u32, created: u32) -> bool {
    let fits = |(_, step): (u32, &ReportedStep)| {
        step.action == ActionKind::Spawn
            && step.thread_number == creator
            && target_thread(step.target) == Some(created)
    };
    steps(violation).any(fits)
}

/// A compare-and-swap that succeeds although the value was changed and changed back.
pub(super) fn aba(violation: &Violation) -> Option<Cause> {
    let history = History::new(violation);
    // The latest read of each thread that found a value in an object.
    let mut latest_reads = HashMap::new();
    for (k, swap) in steps(violation).filter(|(_, s)| reads(s) && s.target.is_some()) {
        let seen = latest_reads.insert((swap.thread_number, swap.target, old(swap)), k);
        use ActionKind::{CompareExchange, CompareExchangeAwait};
        if !matches!(swap.action, CompareExchange | CompareExchangeAwait) || !writes(swap) {
            continue;
        }
        let Some(i) = seen else { continue };
        let between = |n: u32| n > i && n < k;
        let changed = history.other_write(i, k, swap).and_then(|j| Some((j, step(violation, j)?)));
        let Some((j, other)) = changed else { continue };
        let back = swap.from.filter(|&n| between(n));
        let (Some(back), Some(value)) = (back, old(swap)) else { continue };
        let (what, who) = (object(swap), &swap.what.thread);
        let explanation = format!(
            "{who} reads {value} from {what} at step {i}; then {} changes {what} at step {j}, and it \
             becomes {value} again at step {back}; the compare-and-swap of {who} at step {k} succeeds \
             although other data may have changed in between",
            other.what.thread
        );
        let help = "count the changes in the same word (a tag or version), or do not reuse a node \
                    while somebody may hold it (hazard pointers, epochs)";
        return made("ABA", explanation, help, &[i, j, back, k]);
    }
    None
}

/// A read, a write of the same variable by another thread, and a write by the first thread, which has not seen it, but
/// somebody else sees: the numbers of these steps.
pub(super) fn lost_write(violation: &Violation) -> Option<(u32, u32, u32)> {
    let (end, _) = last(violation)?;
    let history = History::new(violation);
    // It matters only if somebody looks at the result.
    let seen: HashSet<u32> =
        steps(violation).filter(|&(n, _)| n <= end).filter_map(|(_, s)| s.from).collect();
    let mut latest = HashMap::new();
    for (k, store) in steps(violation).filter(|(_, s)| s.target.is_some()) {
        // The latest step of the thread on this variable before the store has to be a read.
        let previous = latest.insert((store.thread_number, store.target), (k, store));
        if store.action != ActionKind::Store || !seen.contains(&k) {
            continue;
        }
        let Some((i, _)) = previous.filter(|(_, s)| s.action == ActionKind::Load) else {
            continue;
        };
        if let Some(j) = history.other_write(i, k, store) {
            return Some((i, j, k));
        }
    }
    None
}

/// A write between another thread's read and write of the same variable.
pub(super) fn lost_update(violation: &Violation) -> Option<Cause> {
    let (i, j, k) = lost_write(violation)?;
    let at = |number: u32| step(violation, number);
    let (read, write, store) = (at(i)?, at(j)?, at(k)?);
    let (what, who, whom) = (object(store), &store.what.thread, &write.what.thread);
    let value = read.what.value.as_deref().unwrap_or("a value");
    let explanation = format!(
        "{who} reads {value} from {what} at step {i}, {whom} writes it at step {j}, and {who} overwrites that at \
         step {k} without having seen it"
    );
    let help = "use one atomic step (atomic_fetch_add), or hold one mutex around both";
    made("lost update", explanation, help, &[i, j, k])
}

/// A message that fails because of the order in which messages are handled, where nothing orders the
/// posts: another one could have come first, or could have come later.
pub(super) fn message_race(violation: &Violation) -> Option<Cause> {
    let all = || violation.trace.iter().enumerate().map(|(i, step)| (i as u32 + 1, step));
    let posts = || all().filter(|(_, step)| step.action == ActionKind::Post);
    let failing = violation.thread.as_ref()?;
    let message = |post: &ReportedStep| target_thread(post.target);
    let number = violation.thread_number?;
    let (mine, _) = posts().find(|(_, post)| message(post) == Some(number))?;
    let unordered = |&(n, _): &(u32, &ReportedStep)| {
        n != mine && !before(violation, n, mine) && !before(violation, mine, n)
    };
    let (other, post) = posts().find(unordered)?;
    let (name, poster) = (post.what.object.as_deref()?, &post.what.thread);
    let handled = steps(violation).any(|(_, step)| Some(step.thread_number) == message(post));
    let order = if handled { "after" } else { "before" };
    let explanation = format!(
        "message {failing}, posted at step {mine}, is handled {order} message {name}, which {poster} \
         posts at step {other}; nothing orders the two posts"
    );
    let help = "let the handler accept the messages in either order, or post the second one only when \
                the first has been handled";
    made("message race", explanation, help, &[mine, other])
}

/// A null pointer or the like that comes from another thread.
pub(super) fn early_free(violation: &Violation) -> Option<Cause> {
    // Where it fails in any order, what was read does not matter.
    if violation.kind != ViolationKind::Memory || violation.passing.is_none() {
        return None;
    }
    let (number, read) = last(violation)?;
    let &first = read.races.last()?;
    let other = step(violation, first)?;
    let explanation = format!(
        "{} uses `{}` as changed by {} at step {first}; nothing orders that step and step {number}",
        read.what.thread,
        object(read),
        other.what.thread
    );
    let help = "test the value again, under a lock, before using what another thread may change";
    made("race on a pointer or index", explanation, help, &[first, number])
}

fn is_access(step: &ReportedStep) -> bool {
    reads(step) || writes(step) || step.action == ActionKind::Section
}

/// What a thread that fails has read from another one: the read, and where the value was written.
pub(super) fn read_from(violation: &Violation, reader: u32, writer: u32) -> Option<(u32, u32)> {
    let from = |(n, read): (u32, &ReportedStep)| {
        let written = read.from.filter(|_| read.thread_number == reader && reads(read))?;
        (step(violation, written)?.thread_number == writer).then_some((n, written))
    };
    steps(violation).rev().find_map(from)
}

/// A thread that sees one thing as another thread has written it, and another thing as it was before that thread
/// writes it.
pub(super) fn inconsistent_read(violation: &Violation) -> Option<Cause> {
    let passing = violation.passing.as_ref()?;
    let (old, reader) = (passing.before, step(violation, passing.before)?);
    let (who, other) = (reader.thread_number, passing.thread_number);
    let fails = violation.thread_number == Some(who) && reads(reader);
    let (new, written) = read_from(violation, who, other).filter(|_| fails)?;
    let seen = step(violation, new)?;
    if overlap(seen, reader) {
        return None;
    }
    let (who, other) = (&reader.what.thread, &passing.thread);
    let later = passing.step.map_or(String::new(), |number| format!(" at step {number}"));
    let explanation = format!(
        "{who} reads {} at step {new} as {other} has written it at step {written}, but {} at step {old} as it \
         was before {other} writes it{later}",
        object(seen),
        object(reader),
    );
    let help = "let nobody see an update that is half done: write what makes it visible last and read that \
                first, or hold one mutex around all of it, for writing and for reading";
    made("inconsistent read", explanation, help, &[written, new, old])
}

/// A thread that uses what another one has not yet written, which it has created and does not wait for.
pub(super) fn missing_join(violation: &Violation) -> Option<Cause> {
    let passing = violation.passing.as_ref()?;
    let (number, reader) = (passing.before, step(violation, passing.before)?);
    let (who, other) = (reader.thread_number, passing.thread_number);
    if read_from(violation, who, other).is_some() {
        return None;
    }
    let joins = |(_, step): (u32, &ReportedStep)| {
        step.action == ActionKind::Join && target_thread(step.target) == Some(other)
    };
    let fails = violation.thread_number == Some(who) && reads(reader);
    if !fails || !creates(violation, who, other) || steps(violation).any(joins) {
        return None;
    }
    let (who, other) = (&reader.what.thread, &passing.thread);
    let explanation = format!(
        "{who} reads {} at step {number} and has not joined {other}, which it has created; had {other} gone on \
         before, nothing would have failed",
        object(reader)
    );
    let help = "join the thread, or wait in another way until it is done";
    made("missing join", explanation, help, &[number])
}

/// Two accesses that nothing orders, in the order in which it fails: in the other one it does not.
pub(super) fn race(violation: &Violation) -> Option<Cause> {
    let passing = violation.passing.as_ref()?;
    let (i, k) = (passing.before, passing.step?);
    let (first, second) = (step(violation, i)?, step(violation, k)?);
    if !is_access(first) || !is_access(second) {
        return None;
    }
    let explanation = format!(
        "{} does `{}` at step {k} after {} does `{}` at step {i}; nothing orders the two, and had they \
         come in the other order, nothing would have failed",
        second.what.thread,
        crate::step_in_words(second.action, &second.what),
        first.what.thread,
        crate::step_in_words(first.action, &first.what),
    );
    let help = "if only the other order is intended, enforce it: with a mutex, a join, or by waiting for a flag";
    made("race", explanation, help, &[i, k])
}
