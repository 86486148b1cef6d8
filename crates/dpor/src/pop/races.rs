//! Which races of a run are reversed, and how.
//!
//! A race (e, e′) at positions q < p is *parsimonious* if e was chosen freely and every head between
//! them belongs to the schedule σ that reverses it: what happens before e′ after q, and then e′. Only
//! events that are new in the run are looked at as second events, and the head of the run's own
//! schedule, which may move further up race by race.
//!
//! * An operation that may block races with the latest event before which it could have gone ahead,
//!   unless its thread has seen that event; σ is then what its thread has seen after q. If there are
//!   reads since the latest change, it is enabled before those too, and races with them instead.
//! * For an await that is not enough where events that it waits for commute with each other, or write
//!   different parts of a word: there it is reversed like an operation that does not block. If it is
//!   then disabled, nothing is executed; the place is only *imagined*, and its races are reversed in
//!   turn. All awaits that only read are treated like that, so that their order does not depend on
//!   what else a run contains.
//! * Operations that are blocked when the run ends have such races as well.
//! * Whether an operation that may fail does so is a matter of the word it meets. Of all events in a
//!   schedule only the head meets another word than before.
//! * An event with alternatives is replaced by each of the others; as the second event of a race it
//!   gives one schedule for each alternative it has in its new place. The execution with alternative
//!   0 speaks for all of them.

use super::expressions::Expressions;
use super::precedes::{self, Scratch};
use super::records::{Kept, Mark, NO_OBJECT, Records};
use super::{Armed, kept};
use mazurka_engine::dependence::conflict;
use mazurka_engine::{Execution, Race};
use mazurka_trace::{Action, Effect, Event, Object, Op, ThreadId};

/// A schedule to be explored.
#[derive(Clone, Copy, Debug)]
pub(super) struct Child {
    /// The position q of the event that it replaces.
    pub(super) branch: u32,
    /// The position p of e′ in the run, or, if e′ was blocked, that after the last event of the run
    /// and the blocked awaits that count as earlier.
    pub(super) end: u32,
    /// Whether e′ happened in the run.
    pub(super) happened: bool,
    /// Where the row begins that says how far the schedule reaches in each thread.
    pub(super) row: u32,
    pub(super) width: u32,
    /// e′ in its new place.
    pub(super) head: Kept,
    /// See [`super::records::Record::armed`].
    pub(super) armed: bool,
    /// The imagined schedule whose race this one reverses, if it is not a race of the run.
    pub(super) via: Option<u32>,
}

/// Finds the children of a run that has ended.
pub(super) struct Collector<'a> {
    pub(super) e: &'a Execution,
    /// How many events the run had with its schedule.
    pub(super) prefix: usize,
    /// Whether something races with an earlier event that frees memory.
    pub(super) after_free: bool,
    pub(super) records: &'a Records,
    pub(super) marks: &'a [Mark],
    pub(super) heads: &'a [u32],
    pub(super) armed: &'a [Armed],
    /// The sleep sets of the paper, if they are used.
    pub(super) expressions: Option<&'a Expressions>,
    pub(super) scratch: &'a mut Scratch,
    pub(super) clock: &'a mut Vec<u32>,
    pub(super) children: &'a mut Vec<Child>,
    /// Schedules that cannot be executed. Their rows are preceded by others of the same width that
    /// say how much precedes the schedule.
    pub(super) imagined: &'a mut Vec<Child>,
    pub(super) rows: &'a mut Vec<u32>,
}

/// An event that would like to happen earlier.
#[derive(Clone, Copy)]
struct Second {
    event: Event,
    object: u32,
    /// Its position, or that after the last event of the run.
    position: usize,
    /// See [`Child::end`].
    end: usize,
    happened: bool,
    /// The last event of its thread before it.
    pred: Option<usize>,
    /// See [`Child::via`].
    via: Option<u32>,
}

/// Where an operation stands: after the events of the run before a position and those events from
/// there on that a row counts.
#[derive(Clone, Copy)]
struct Place {
    position: usize,
    row: usize,
}

/// The awaits that are blocked at the end of E, in the order of their threads.
pub(super) fn blocked_awaits(e: &Execution) -> impl Iterator<Item = Kept> {
    let all = e.blocked().filter(|(_, op, _)| matches!(op, Op::On(_, Action::Await(_))));
    all.map(|(thread, &op, old)| waiting(e, thread, op, old))
}

fn waiting(e: &Execution, thread: ThreadId, op: Op, old: u64) -> Kept {
    let (index, effect) = (e.count_of(thread), op.strongest_effect());
    let event = Event { thread, index, alternative: 0, effect, old, op };
    Kept { event, object: e.pending_object(thread).unwrap_or(NO_OBJECT), mark: Mark::Blocked }
}

/// Whether an event is an atomic section: it changes memory, but nothing that operations wait for.
fn is_section(event: &Event) -> bool {
    event.op.object() == Some(Object::EVERYTHING)
}

impl Collector<'_> {
    pub(super) fn collect(&mut self) {
        let e = self.e;
        let from = self.prefix.saturating_sub(1);
        let races = e.all_races();
        let new = races.partition_point(|race| (race.second as usize) < from);
        for race in &races[new..] {
            self.race(race);
        }
        let special = e.special();
        let new = special.partition_point(|&position| (position as usize) < from);
        for &position in &special[new..] {
            self.special(position as usize);
        }
        self.blocked();
    }

    fn second(&self, position: usize) -> Second {
        let Kept { event, object, .. } = kept(self.e, position, Mark::Free);
        let pred = self.e.pred(position);
        Second { event, object, position, end: position, happened: true, pred, via: None }
    }

    /// A race of two accesses. If the second may block, only reads can be passed like that.
    fn race(&mut self, race: &Race) {
        let (q, p) = (race.first as usize, race.second as usize);
        let (first, second) = (&self.e.events()[q], &self.e.events()[p]);
        self.after_free |= matches!(first.op, Op::On(_, Action::Free));
        let harmless = first.effect == Effect::Read || is_section(first);
        if second.alternative != 0 || (second.op.may_block() && !harmless) {
            return;
        }
        let row = self.rows.len();
        self.rows.extend_from_slice(self.e.clock(p));
        // Of the thread of e nothing after e happens before e′.
        self.rows[row + race.thread.index()] = race.index;
        self.candidate(q, &self.second(p), row);
    }

    /// An event that may block or has alternatives.
    fn special(&mut self, p: usize) {
        let second = self.second(p);
        if second.event.alternative != 0 {
            return;
        }
        if self.marks[p] == Mark::Free {
            for alternative in 1..second.event.op.alternatives(second.event.old) {
                let row = self.rows.len();
                self.rows.resize(row + self.e.threads().count(), 0);
                self.rows[row + second.event.thread.index()] = second.event.index + 1;
                let event = Event { alternative, ..second.event };
                self.add(p, &Second { event, happened: false, ..second }, row);
            }
        }
        let reads = |race: &Race| self.e.events()[race.first as usize].effect == Effect::Read;
        if second.event.op.may_block() && !self.e.races(p).iter().any(reads) {
            self.blocking(&second);
        }
    }

    /// The operations that are still blocked.
    fn blocked(&mut self) {
        let e = self.e;
        let mut awaits = 0;
        for (thread, &op, old) in e.blocked() {
            let Kept { event, object, .. } = waiting(e, thread, op, old);
            let is_await = matches!(op, Op::On(_, Action::Await(_)));
            let end = e.len() + if is_await { awaits } else { 0 };
            let (position, pred) = (e.len(), e.last_of(thread));
            let (happened, via) = (false, None);
            self.blocking(&Second { event, object, position, end, happened, pred, via });
            awaits += usize::from(is_await);
        }
    }

    /// The races of an operation that may block.
    fn blocking(&mut self, second: &Second) {
        let Op::On(object, action) = second.event.op else { return };
        if action.strongest_effect() == Effect::Sync {
            return;
        }
        let e = self.e;
        let before = second.happened.then_some(second.position);
        let mut shared = matches!(action, Action::Await(_));
        let mut branch = None;
        e.modifications(second.event.thread, before, |q| {
            let event = &e.events()[q];
            if shared || is_section(event) {
                return !shared;
            }
            let covers = event.op.object().is_some_and(|range| range.contains(object));
            shared = !covers || event.effect != Effect::Write;
            if second.pred.is_some_and(|pred| e.happens_before(q, pred)) {
                return false;
            }
            let word = e.word_without(q, std::iter::empty(), object, second.event.old);
            if action.enabled(word.unwrap_or(second.event.old), object.size) {
                branch = Some(q);
            }
            branch.is_none()
        });
        if shared {
            self.imagine(second, None);
        } else if let Some(q) = branch {
            let row = self.rows.len();
            match second.pred {
                Some(pred) => self.rows.extend_from_slice(e.clock(pred)),
                None => self.rows.resize(row + e.threads().count(), 0),
            }
            self.candidate(q, second, row);
        }
    }

    /// Reverses all races that an operation has in an imagined place, or where it is in the run, with
    /// events that precede that place.
    fn imagine(&mut self, second: &Second, place: Option<Place>) {
        let e = self.e;
        let among = |at: usize, rows: &[u32]| match place {
            None => at < second.position,
            Some(Place { position, row }) => {
                let Event { thread, index, .. } = e.events()[at];
                at < position || (at != position && index < rows[row + thread.index()])
            }
        };
        let mut conflicting = Vec::new();
        e.accesses_to(second.object, |at| {
            let event = &e.events()[at];
            let other = event.thread != second.event.thread && among(at, self.rows);
            if other && conflict(event, &second.event) {
                conflicting.push(at);
            }
            !other || event.effect != Effect::Write
        });
        conflicting.sort_unstable_by(|a, b| b.cmp(a));
        let past = self.rows.len();
        match second.pred {
            Some(pred) => self.rows.extend_from_slice(e.clock(pred)),
            None => self.rows.resize(past + e.threads().count(), 0),
        }
        let width = self.rows.len() - past;
        conflicting.retain(|&at| {
            let Event { thread, index, .. } = e.events()[at];
            let race = self.rows[past + thread.index()] <= index;
            for (n, &count) in self.rows[past..].iter_mut().zip(e.clock(at)) {
                *n = (*n).max(count);
            }
            race
        });
        let limit = place.map_or(second.position, |place| place.position);
        for q in conflicting.into_iter().filter(|&q| q < limit) {
            let row = self.rows.len();
            self.rows.extend_from_within(past..past + width);
            let Event { thread, index, .. } = e.events()[q];
            self.rows[row + thread.index()] = index;
            self.step_back(q, second, limit, row);
        }
    }

    /// The operation happens before the event at `q`, or, if it cannot, somewhere further up.
    fn step_back(&mut self, q: usize, second: &Second, limit: usize, row: usize) {
        let Op::On(object, action) = second.event.op else { return };
        self.rows[row + second.event.thread.index()] = second.event.index + 1;
        let sigma = self.sigma(q, second.position, row);
        let word = self.e.word_without(q, sigma, object, second.event.old);
        if action.enabled(word.unwrap_or(second.event.old), object.size) {
            self.candidate_up_to(q, second, limit, row);
            return;
        }
        if !self.is_parsimonious(q, limit, row) || self.sleeps(q, second, row) {
            return;
        }
        let before = self.rows.len();
        self.rows.extend(self.e.threads().map(|thread| self.e.count_before(thread, q)));
        let width = self.rows.len() - before;
        self.rows.extend_from_within(row..row + width);
        let child = self.child(q, second, before + width);
        self.imagined.push(child);
        let via = Some(self.imagined.len() as u32 - 1);
        self.imagine(&Second { via, ..*second }, Some(Place { position: q, row }));
    }

    /// Reverses a race if it is parsimonious and nothing in the schedule sleeps. The row says how far
    /// the schedule reaches in other threads.
    fn candidate(&mut self, q: usize, second: &Second, row: usize) {
        self.candidate_up_to(q, second, second.position, row);
    }

    /// The same where e′ stands after an imagined schedule that begins at `limit`.
    fn candidate_up_to(&mut self, q: usize, second: &Second, limit: usize, row: usize) {
        self.rows[row + second.event.thread.index()] = second.event.index + 1;
        if !self.is_parsimonious(q, limit, row) {
            self.rows.truncate(row);
            return;
        }
        let mut second = *second;
        let Event { op, old, .. } = second.event;
        if let Op::On(object, action) = op
            && action.outcome_varies()
        {
            let sigma = self.sigma(q, second.position, row);
            let word = self.e.word_without(q, sigma, object, old);
            let word = word.unwrap_or(old);
            second.event.old = word;
            second.event.effect = action.effect(word, object.size);
        }
        if self.sleeps(q, &second, row) {
            self.rows.truncate(row);
            return;
        }
        for alternative in 0..second.event.op.alternatives(second.event.old) {
            second.event.alternative = alternative;
            self.add(q, &second, row);
        }
    }

    fn add(&mut self, q: usize, second: &Second, row: usize) {
        let child = self.child(q, second, row);
        self.children.push(child);
    }

    fn child(&self, q: usize, second: &Second, row: usize) -> Child {
        let Second { event, object, end, happened, via, .. } = *second;
        let varies = matches!(event.op, Op::On(_, action) if action.outcome_varies());
        let overlaps = object != NO_OBJECT && self.e.has_overlaps(object);
        Child {
            branch: q as u32,
            end: end as u32,
            happened,
            row: row as u32,
            width: (self.rows.len() - row) as u32,
            head: Kept { event, object, mark: Mark::Free },
            armed: object != NO_OBJECT && (event.effect != Effect::Write || varies || overlaps),
            via,
        }
    }

    /// Whether the event at `q` was chosen freely and all heads after it belong to the schedule.
    fn is_parsimonious(&self, q: usize, p: usize, row: usize) -> bool {
        let between = |&&head: &&u32| head as usize > q;
        self.marks[q] == Mark::Free
            && self.heads.iter().rev().take_while(between).all(|&head| {
                let event = &self.e.events()[head as usize];
                head as usize >= p || event.index < self.rows[row + event.thread.index()]
            })
    }

    /// The positions of the schedule without its head.
    fn sigma(&self, q: usize, p: usize, row: usize) -> impl Iterator<Item = usize> {
        (q + 1..p).filter(move |&k| {
            let event = &self.e.events()[k];
            event.index < self.rows[row + event.thread.index()]
        })
    }

    /// Whether some event of the schedule sleeps after what precedes it.
    fn sleeps(&mut self, q: usize, second: &Second, row: usize) -> bool {
        let may_fire =
            |armed: &&Armed| (armed.position as usize) < q && armed.disarmed as usize >= q;
        let e = self.e;
        if let Some(expressions) = self.expressions {
            return self.sleeps_by_expressions(expressions, q, second, row);
        }
        if !self.armed.iter().any(|armed| may_fire(&armed)) {
            return false;
        }
        for k in q + 1..second.position {
            let event = &e.events()[k];
            if event.index >= self.rows[row + event.thread.index()] {
                continue;
            }
            let next = kept(e, k, Mark::Free);
            for armed in self.armed.iter().filter(may_fire) {
                let Armed { record, .. } = *armed;
                if precedes::sleeps(e, self.records, self.scratch, record, &next, e.clock(k)) {
                    return true;
                }
            }
        }
        if second.object == NO_OBJECT {
            return false;
        }
        let next = self.head(q, second, row);
        let mut may = self.armed.iter().filter(may_fire);
        may.any(|a| precedes::sleeps(e, self.records, self.scratch, a.record, &next, self.clock))
    }
    /// The same by the sleep sets of the paper.
    fn sleeps_by_expressions(
        &mut self,
        expressions: &Expressions,
        q: usize,
        second: &Second,
        row: usize,
    ) -> bool {
        if expressions.is_awake(q) || second.object == NO_OBJECT {
            return false;
        }
        let head = self.head(q, second, row);
        let sigma = self.sigma(q, second.position, row);
        expressions.schedule_sleeps(self.e, q, sigma, (&head, self.clock))
    }

    /// The second event of a race where it would happen as the head of the schedule; its clock there
    /// is left in `self.clock`.
    fn head(&mut self, q: usize, second: &Second, row: usize) -> Kept {
        let Second { event, object, pred, .. } = *second;
        let e = self.e;
        let among = |at: usize| {
            let other = &e.events()[at];
            at < q || (at != q && other.index < self.rows[row + other.thread.index()])
        };
        e.clock_among(&event, object, pred, among, self.clock);
        Kept { event, object, mark: Mark::Free }
    }
}
