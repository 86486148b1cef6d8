//! What has to be left out so that a waiting operation becomes enabled?
//!
//! An event that changes an object together with others it does not conflict with — commuting
//! updates of one word, writes to different parts of it — does not alone decide whether an operation
//! that waits for the object is enabled: any happens-before-closed subset of the others may be
//! performed. Each maximal subset after which the operation is enabled gives one reversal
//! (Optimal-DPOR-Await, lines 12–13). The search keeps events first and gives up where the sums that
//! can still be reached cannot satisfy the condition, so that k equal increments and a wait for k
//! cost k steps; in general the problem contains subset sum.

use mazurka_engine::Execution;
use mazurka_trace::word::{mask, signed};
use mazurka_trace::{Action, Compare, Condition, Effect, Event, Object, Op, Rmw};

/// The sets of events that must be dropped, together with what happens after them, so that `waiting`
/// is enabled when the event at `i` is left out. They are positions after `i` of events that change
/// the same object; nothing that happens before `pred`, the last event of the waiting thread, is
/// among them.
pub(crate) fn maximal_prefixes(
    e: &Execution,
    i: usize,
    waiting: &Event,
    pred: Option<usize>,
) -> Vec<Vec<usize>> {
    let Op::On(object, action) = waiting.op else { return Vec::new() };
    let touches = |&k: &usize| {
        let event = &e.event(k);
        event.effect.modifies() && event.op.object().is_some_and(|range| range.overlaps(object))
    };
    let changes: Vec<usize> = e.notdep(i).filter(touches).collect();
    let fixed = |&k: &usize| pred.is_some_and(|pred| e.happens_before(k, pred));
    let forced = changes.iter().map(fixed).collect();
    let kept = vec![false; changes.len()];
    let addends = addends(e, i, object, &changes);
    let (later, found) = (waiting.old, Vec::new());
    let mut search = Search { e, i, object, action, later, changes, addends, kept, found };
    search.descend(search.changes.len(), forced);
    let dropped = |kept: &Vec<bool>| {
        let all = search.changes.iter().zip(kept);
        all.filter(|&(_, &kept)| !kept).map(|(&k, _)| k).collect()
    };
    search.found.iter().map(dropped).collect()
}

/// The addends of the changes, if all of them and the event at `i` are additions to the whole word.
fn addends(e: &Execution, i: usize, object: Object, changes: &[usize]) -> Option<Vec<i128>> {
    let addend = |&k: &usize| match e.event(k).op {
        Op::On(range, Action::Rmw { function: Rmw::Add, operand, .. })
            if range == object && e.effect_of(k) == Effect::Update(Rmw::Add) =>
        {
            Some(i128::from(signed(operand, object.size)))
        }
        _ => None,
    };
    addend(&i).and_then(|_| changes.iter().map(addend).collect())
}

struct Search<'a> {
    e: &'a Execution,
    i: usize,
    object: Object,
    action: Action,
    /// The word that the waiting operation found or finds.
    later: u64,
    /// Positions of the events that may be kept, in order.
    changes: Vec<usize>,
    addends: Option<Vec<i128>>,
    kept: Vec<bool>,
    found: Vec<Vec<bool>>,
}

impl Search<'_> {
    /// Decides about the changes below `j`; the others are decided. Those that happen before a kept
    /// one are `forced` to be kept too.
    fn descend(&mut self, j: usize, forced: Vec<bool>) {
        let covered =
            |found: &Vec<bool>| (0..found.len()).all(|k| found[k] || (k >= j && !self.kept[k]));
        if self.found.iter().any(covered) || !self.reachable(j) {
            return;
        }
        let Some(k) = j.checked_sub(1) else {
            if self.action.enabled(self.word(), self.object.size) {
                self.found.push(self.kept.clone());
            }
            return;
        };
        let mut needed = forced.clone();
        for (before, needed) in needed.iter_mut().enumerate().take(k) {
            *needed |= self.e.happens_before(self.changes[before], self.changes[k]);
        }
        self.kept[k] = true;
        self.descend(k, needed);
        self.kept[k] = false;
        if !forced[k] {
            self.descend(k, forced);
        }
    }

    /// The word after the changes that are kept so far.
    fn word(&self) -> u64 {
        let kept = self.changes.iter().zip(&self.kept).filter(|&(_, &kept)| kept);
        let kept = kept.map(|(&k, _)| k);
        // Atomic sections do not touch what operations wait for.
        let on = (self.object, self.action);
        self.e.word_without(self.i, kept, on, self.later).unwrap_or(self.later)
    }

    /// Whether some choice among the changes below `j` may lead to an enabling word.
    fn reachable(&self, j: usize) -> bool {
        let (Some(addends), Action::Await(until) | Action::ExchangeAwait { until, .. }) =
            (&self.addends, self.action)
        else {
            return true;
        };
        let size = self.object.size;
        let word = number(until, self.word(), size);
        let (mut low, mut high) = (word, word);
        for &addend in &addends[..j] {
            low += addend.min(0);
            high += addend.max(0);
        }
        let (least, most) = limits(until, size);
        // Of some bits of a sum the bounds of the sum say nothing.
        !until.bits.is_all()
            || low < least
            || high > most
            || interval_may_hold(until, size, low, high)
    }
}

fn is_signed(until: Condition) -> bool {
    matches!(until.compare, Compare::SLt | Compare::SLe | Compare::SGt | Compare::SGe)
}

/// The word as the condition sees it.
fn number(until: Condition, word: u64, size: u32) -> i128 {
    if is_signed(until) { signed(word, size).into() } else { (word & mask(size)).into() }
}

/// The smallest and the largest number of the given size: beyond them sums wrap around.
fn limits(until: Condition, size: u32) -> (i128, i128) {
    let most = i128::from(mask(size));
    if is_signed(until) { (-(most / 2) - 1, most / 2) } else { (0, most) }
}

/// Whether some number in the interval satisfies the condition.
fn interval_may_hold(until: Condition, size: u32, low: i128, high: i128) -> bool {
    let v = number(until, until.operand, size);
    match until.compare {
        Compare::Eq => low <= v && v <= high,
        Compare::Ne => low != v || high != v,
        Compare::ULt | Compare::SLt => low < v,
        Compare::ULe | Compare::SLe => low <= v,
        Compare::UGt | Compare::SGt => high > v,
        Compare::UGe | Compare::SGe => high >= v,
    }
}
