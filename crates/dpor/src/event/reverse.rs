//! What could have been done instead: from a race or a choice to the parts of E after which the other
//! event can follow.

use super::core::Core;
use super::maximal::{Part, Search, Wanted};
use super::message::begins;
use super::sequence::Remaining;
use crate::awaiting::Sink;
use mazurka_engine::{Execution, Probe, Probed};
use mazurka_trace::{Effect, Event, EventId, Op};

/// Inserts what could have been done instead.
pub(super) struct Reverser<'a> {
    pub(super) core: &'a mut Core,
    pub(super) e: &'a Execution,
    pub(super) probe: &'a mut dyn Probe,
}

impl Sink for Reverser<'_> {
    fn take(&mut self, i: usize, kept: impl Iterator<Item = usize>, second: Event) {
        self.core.reverse(self.e, i, kept, second, self.probe);
    }
}

impl Core {
    /// Something else could have been done instead of the event at `i`: the events at the positions `kept`, all of
    /// which follow it, and then `second`. Inserts every maximal part of E after which that event can follow.
    fn reverse(
        &mut self,
        e: &Execution,
        i: usize,
        kept: impl Iterator<Item = usize>,
        second: Event,
        probe: &mut dyn Probe,
    ) {
        let handler = self.initials.handler(second.thread).or_else(|| begins(&second));
        if handler.is_some() && begins(&second).is_some() {
            return;
        }
        let needs = position_before(e, &second);
        if self.is_fixed(e, i, &second, needs) {
            return;
        }
        let mut chosen = vec![true; e.len()];
        chosen[i..].fill(false);
        kept.for_each(|k| chosen[k] = true);
        let wanted = Wanted { thread: second.thread, handler, needs, follows: Some(false) };
        let search = Search { fragment: e, messages: &self.begun, wanted, first: None };
        let Some(parts) = search.maximal(chosen, |set| hindering(e, &second, set)) else {
            self.overwhelmed.extend(self.begun.iter().map(|message| message.handler));
            return;
        };
        for part in parts {
            let second = in_its_place(e, &second, &part.chosen);
            let mut v = self.spare.pop().unwrap_or_default();
            let common = branch(e, &part, second, &mut v);
            debug_assert!(can_happen(e, common, &v, &part.chosen, probe), "{v:?}");
            self.submit_once(e, common, &mut v, (second.thread, second.index), probe);
            self.spare.push(v);
        }
    }

    /// Whether the event at `i` belongs to a message of the same handler that happens before what the
    /// reversed event needs: then it cannot come later.
    pub(super) fn is_fixed(
        &self,
        e: &Execution,
        i: usize,
        second: &Event,
        needs: Option<usize>,
    ) -> bool {
        let handler = self.initials.handler(second.thread);
        let (Some(handler), Some(needs)) = (handler, needs) else { return false };
        let thread = e.thread_of(i);
        if thread == second.thread || self.initials.handler(thread) != Some(handler) {
            return false;
        }
        let message = self.begun.iter().find(|message| message.thread == thread);
        message.is_some_and(|message| e.happens_before(message.first, needs))
    }
}

/// The position of what must have happened for the event to be the next of its thread.
fn position_before(e: &Execution, event: &Event) -> Option<usize> {
    let Event { thread, index, .. } = *event;
    match index.checked_sub(1) {
        Some(index) => Some(e.position_of(EventId { thread, index })),
        None if e.count_of(thread) == 0 => e.last_of(thread),
        None => e.pred(e.position_of(EventId { thread, index })),
    }
}

/// How many of the first events of E come first where a part of it is executed and then `second`. What follows them
/// becomes `v`.
fn branch(e: &Execution, part: &Part, second: Event, v: &mut Remaining) -> usize {
    if let Some(moved) = &part.moved {
        let common = (0..).zip(moved).take_while(|&(k, &at)| k == at).count();
        v.fill(|events| {
            let runs = moved[common..].chunk_by(|&k, &after| k + 1 == after);
            runs.for_each(|run| e.copy_events(run[0]..run[0] + run.len(), events));
            events.push(second);
        });
        return common;
    }
    let common = part.chosen.iter().position(|&member| !member).unwrap_or(e.len());
    v.fill(|events| {
        let next = |from: usize, is_member: bool| {
            let rest = part.chosen[from..].iter();
            rest.take_while(|&&member| member != is_member).count() + from
        };
        let mut end = common;
        while end < e.len() {
            let start = next(end, true);
            end = next(start, false);
            e.copy_events(start..end, events);
        }
        events.push(second);
    });
    common
}

/// The word that the object of `second` would hold after the chosen events, if it can be known.
fn word_after(e: &Execution, second: &Event, chosen: &[bool]) -> Option<u64> {
    let Op::On(object, action) = second.op else { return None };
    let first = chosen.iter().position(|&member| !member)?;
    let kept = (first + 1..chosen.len()).filter(|&k| chosen[k]);
    e.word_without(first, kept, (object, action), second.old)
}

/// If `second` waits and could not go ahead after the chosen events: those that changed its object.
fn hindering(e: &Execution, second: &Event, chosen: &[bool]) -> Option<Vec<usize>> {
    let Op::On(object, action) = second.op else { return None };
    if !action.may_block() || second.effect == Effect::Sync {
        return None;
    }
    let word = word_after(e, second, chosen);
    if word.is_none_or(|word| action.enabled(word, object.size)) {
        return None;
    }
    let changes = |&k: &usize| {
        let event = &e.event(k);
        let touches = event.op.object().is_some_and(|other| other.overlaps(object));
        chosen[k] && touches && event.effect.modifies()
    };
    Some((0..chosen.len()).filter(changes).collect())
}

/// The event as it would happen after the chosen events.
fn in_its_place(e: &Execution, second: &Event, chosen: &[bool]) -> Event {
    let mut event = *second;
    if let Op::On(object, action) = second.op
        && action.outcome_varies()
        && let Some(word) = word_after(e, second, chosen)
    {
        event.effect = action.effect(word, object.size);
        event.old = word;
    }
    event
}

/// Whether the sequence, the last event of which comes after the chosen ones, is what happens after the first
/// `common` events. Where an atomic section hides what that event would find, its outcome is a guess.
fn can_happen(
    e: &Execution,
    common: usize,
    v: &[Event],
    chosen: &[bool],
    probe: &mut dyn Probe,
) -> bool {
    let Some(second) = v.last() else { return false };
    let varies = matches!(second.op, Op::On(_, action) if action.outcome_varies());
    let is_guess = varies && word_after(e, second, chosen).is_none();
    is_guess || probe.probe(e, common, v) == Probed::AsPlanned
}
