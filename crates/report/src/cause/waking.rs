//! Shapes of executions in which condition variables are used in a wrong way.

use super::access::{reads, writes};
use super::{last, made, object, overlap, steps};
use mazurka_trace::{ActionKind, Cause, ReportedStep, Touch, Violation, Waiting};

type Numbered<'v> = (u32, &'v ReportedStep);

fn notifies(step: &ReportedStep) -> bool {
    matches!(step.action, ActionKind::NotifyOne | ActionKind::NotifyAll)
}

/// A thread that waits at a condition variable forever: because a notification woke another one, came too early,
/// or never came.
pub(super) fn missed_wake_up(violation: &Violation) -> Option<Cause> {
    let sleeper = violation.waiting.iter().find(|waiting| waiting.action == ActionKind::Wake)?;
    let name = &sleeper.what.thread;
    let condition = sleeper.what.object.as_deref().unwrap_or("it");
    let about: Vec<Numbered<'_>> =
        steps(violation).filter(|(_, step)| step.target == sleeper.target).collect();
    let mine = about.iter().rev().find(|(_, step)| {
        step.action == ActionKind::Enqueue && step.thread_number == sleeper.thread_number
    });
    let Some(&(asleep, _)) = mine else {
        let explanation = format!("{name} waits on {condition}, and no thread notifies it");
        return no_wake_up(explanation, &[]);
    };
    let notifications = || about.iter().filter(|(_, step)| notifies(step));
    let woken = |step: &ReportedStep| step.effect != Touch::Read;
    if let Some((number, step)) = notifications().find(|(n, step)| *n > asleep && woken(step)) {
        let explanation = format!(
            "{name} has waited on {condition} since step {asleep}, but the notification by {} at step \
             {number} wakes another thread",
            step.what.thread
        );
        let help = "notify all waiting threads (broadcast), or once for each of them";
        return made("signal instead of broadcast", explanation, help, &[asleep, *number]);
    }
    let early = notifications().rev().find(|(_, step)| !woken(step));
    if let Some((number, step)) = early.filter(|(n, _)| is_missed(violation, sleeper, *n, asleep)) {
        let explanation = format!(
            "{} notifies {condition} at step {number}, when no thread waits; {name} starts to wait at \
             step {asleep} and is never notified",
            step.what.thread
        );
        let help = "change the condition while holding the mutex, and test it in a loop, holding the same \
                    mutex, right before each wait";
        return made("missed wake-up", explanation, help, &[*number, asleep]);
    }
    let place = format!("on {condition} since step {asleep}");
    if let Some(cause) = lock_held(violation, sleeper, &place, &[asleep]) {
        return Some(cause);
    }
    let explanation = format!(
        "{name} waits on {condition} since step {asleep}, and no thread notifies it after that"
    );
    no_wake_up(explanation, &[asleep])
}

/// A thread that waits with a lock for which another one waits.
pub(super) fn lock_held(
    violation: &Violation,
    sleeper: &Waiting,
    place: &str,
    steps: &[u32],
) -> Option<Cause> {
    let needs = |w: &&Waiting| {
        w.holder_number == Some(sleeper.thread_number) && w.action != ActionKind::Join
    };
    let blocked = violation.waiting.iter().find(needs)?;
    let lock = blocked.what.object.as_deref().unwrap_or("a lock");
    let (who, whom) = (&sleeper.what.thread, &blocked.what.thread);
    let explanation = format!("{who} waits {place} and keeps {lock}, for which {whom} waits");
    let help = "hold no lock around a wait that the thread which ends it needs; a wait on a condition variable releases \
                one mutex only";
    made("lock held while waiting", explanation, help, steps)
}

fn no_wake_up(explanation: String, steps: &[u32]) -> Option<Cause> {
    let help = "notify after every change of the condition that is waited for";
    made("no wake-up", explanation, help, steps)
}

/// Whether a thread would not have waited, had it looked after the notification: it tests nothing, or another
/// thread changes what it has tested, before it waits.
fn is_missed(violation: &Violation, sleeper: &Waiting, notified: u32, asleep: u32) -> bool {
    let mine =
        |(n, step): &Numbered<'_>| *n < asleep && step.thread_number == sleeper.thread_number;
    let tested: Vec<Numbered<'_>> = steps(violation)
        .filter(mine)
        .rev()
        .take_while(|(_, step)| !matches!(step.action, ActionKind::Wake | ActionKind::Enqueue))
        .filter(|(_, step)| reads(step))
        .collect();
    let changes = |(n, step): Numbered<'_>| {
        let tests = |(read, test): &Numbered<'_>| {
            *read < n && test.thread_number != step.thread_number && overlap(test, step)
        };
        n < asleep && writes(step) && tested.iter().any(tests)
    };
    notified < asleep && (tested.is_empty() || steps(violation).any(changes))
}

/// A thread that has returned from a wait at a condition variable.
struct Return<'v> {
    thread: u32,
    /// When it has started to wait, and the notification that ended that.
    asleep: u32,
    notified: u32,
    wake: &'v ReportedStep,
    /// When it has its mutex again.
    locked: u32,
    mutex: &'v ReportedStep,
    /// What it has tested: all that it has read between taking the mutex and the wait.
    tests: Vec<Numbered<'v>>,
    /// What it does from there on.
    rest: Vec<Numbered<'v>>,
}

impl<'v> Return<'v> {
    /// The last time that the thread which fails has returned from a wait.
    fn of(violation: &'v Violation) -> Option<Return<'v>> {
        let (end, failing) = last(violation)?;
        let thread = failing.thread_number;
        let mine: Vec<Numbered<'v>> = steps(violation)
            .filter(|(n, step)| *n <= end && step.thread_number == thread)
            .collect();
        let latest = |fits: &dyn Fn(&Numbered<'v>) -> bool| mine.iter().rev().find(|s| fits(s));
        let &(woken, wake) = latest(&|(_, step)| step.action == ActionKind::Wake)?;
        let &(asleep, _) = latest(&|(n, step)| {
            *n < woken && step.action == ActionKind::Enqueue && step.target == wake.target
        })?;
        let is_lock = |step: &ReportedStep| step.action == ActionKind::Lock;
        let &(locked, mutex) = mine.iter().find(|(n, step)| *n > woken && is_lock(step))?;
        let &(begun, _) =
            latest(&|(n, step)| *n < asleep && is_lock(step) && step.target == mutex.target)?;
        let is_test = |(n, step): &&Numbered<'v>| (begun..asleep).contains(n) && reads(step);
        let tests = mine.iter().filter(is_test).copied().collect();
        let rest = mine.iter().filter(|(n, _)| *n > locked).copied().collect();
        let notified = wake.from?;
        Some(Return { thread, asleep, notified, wake, locked, mutex, tests, rest })
    }

    fn tested(&self, step: &ReportedStep) -> bool {
        self.tests.iter().any(|(_, test)| overlap(test, step))
    }

    /// Whether the first thing that it looks at is one of its tests, in the same place.
    fn tests_again(&self) -> bool {
        let next = self.rest.iter().find(|(_, step)| reads(step));
        let place = next.and_then(|(_, step)| step.what.location.as_ref());
        place.is_some_and(|place| {
            self.tests.iter().any(|(_, test)| test.what.location.as_ref() == Some(place))
        })
    }

    /// What it does before it releases the mutex.
    fn section(&self) -> impl Iterator<Item = &Numbered<'v>> {
        let releases = |step: &ReportedStep| {
            step.action == ActionKind::Unlock && step.target == self.mutex.target
        };
        self.rest.iter().take_while(move |(_, step)| !releases(step))
    }

    /// Whether it acts as if what it has waited for were so: it fails before it releases the mutex, or it writes what
    /// it has tested.
    fn acts(&self) -> bool {
        let fails_inside = self.section().count() == self.rest.len();
        fails_inside || self.section().any(|(_, step)| writes(step) && self.tested(step))
    }

    /// A change of what it has tested, between the notification and the lock.
    fn changed(&self, violation: &'v Violation) -> Option<Numbered<'v>> {
        let meanwhile = |(n, step): &Numbered<'v>| {
            let other = step.thread_number != self.thread && writes(step);
            self.notified < *n && *n < self.locked && other && self.tested(step)
        };
        steps(violation).find(meanwhile)
    }

    /// Something that it has tested and looks at again, if all that it has tested is as it was: then it would have had
    /// to wait again.
    fn unchanged(&self, violation: &'v Violation) -> Option<Numbered<'v>> {
        let is_same = |(read, test): &Numbered<'v>| {
            let written = |(n, step): &Numbered<'v>| {
                read < n && *n < self.locked && writes(step) && overlap(step, test)
            };
            let found = test.words.map(|(found, _)| found);
            let same_word = |step: &ReportedStep| {
                step.target == test.target && step.words.map(|(_, left)| left) == found
            };
            steps(violation).rev().find(written).is_none_or(|(_, step)| same_word(step))
        };
        let looks = |(_, test): &&Numbered<'v>| {
            self.section().any(|(_, step)| reads(step) && overlap(step, test))
        };
        self.tests.iter().all(is_same).then(|| self.tests.iter().rev().find(looks).copied())?
    }
}

/// A thread that returns from a wait and acts without testing again what it has tested before: another thread has changed it
/// since the notification, or nobody has changed it, so that the thread would have had to wait again.
pub(super) fn tested_once(violation: &Violation) -> Option<Cause> {
    let returned = Return::of(violation)?;
    if returned.tests_again() || !returned.acts() {
        return None;
    }
    let Return { asleep, notified, locked, .. } = returned;
    let (condition, mutex) = (object(returned.wake), object(returned.mutex));
    let who = &returned.wake.what.thread;
    let (shown, explanation) = match returned.changed(violation) {
        Some((changed, change)) => {
            let (whom, what) = (&change.what.thread, object(change));
            let text = format!(
                "{who} is notified of {condition} at step {notified}; before it has {mutex} again, {whom} changes \
                 {what} at step {changed}, and {who} does not test it again"
            );
            (changed, text)
        }
        None => {
            let (tested, test) = returned.unchanged(violation)?;
            let what = object(test);
            let text = format!(
                "{who} reads {what} at step {tested} and waits; it is notified of {condition} at step {notified}, has {mutex} \
                 again at step {locked}, when {what} has the same value, and does not test it again"
            );
            (tested, text)
        }
    };
    let help = "test the condition in a loop: `while (!condition) wait`, not `if`";
    let mut about = [asleep, notified, shown, locked];
    about.sort_unstable();
    made("`if` instead of `while` around a wait", explanation, help, &about)
}
