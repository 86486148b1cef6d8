//! POP: parsimonious optimal partial order reduction. Every class exactly once, in polynomial space.
//!
//! Paper: Abdulla, Atig, Das, Jonsson, Sagonas, "Parsimonious Optimal Dynamic Partial Order
//! Reduction", CAV 2024, Algorithm 1; its sleep sets (Algorithm 2) are replaced, see below.
//!
//! | paper                     | here                                       |
//! |---------------------------|--------------------------------------------|
//! | E                         | `Execution`                                |
//! | parsimonious race (e, e′) | `Collector::is_parsimonious`               |
//! | schedule σ, head(σ)       | `Child`, `Mark::Scheduled`, `Mark::Head`   |
//! | Explore(E·σ)              | `Run`: one execution and what is found in it |
//! | E₁ (branching position)   | `Run::branch`                              |
//! | sleep set, BlockedBy      | `precedes::sleeps`, or `expressions`       |
//! | line 13, any other thread | `Pop::choose`                              |
//!
//! A *run* executes its schedule, then goes on freely to the end, and only then looks for its races:
//! which races an event has depends on what lies before it only. The schedules found are its
//! children. They are explored by decreasing branching position, each with all of its own children,
//! before the next.
//!
//! Deviations:
//! 1. The recursion is turned inside out, see `mazurka_engine::algorithm`.
//! 2. Races are reversed when the run has ended, so that no execution is interrupted.
//! 3. Algorithm 2 loses classes and explores others twice as printed. What it encodes, an order on
//!    schedules, is decided by walking through the run in which a schedule was found (`precedes`).
//! 4. Operations that block, may fail or have alternatives are not in the paper: see `races`.
//! 5. Awaits that are blocked when a run ends are reversed too, or classes would be lost.
//!
//! Guarantee checked at run time: the runs that are suspended are never more than n(n−1)/2, where n
//! counts the events of an execution, blocked ones included. A run in which every enabled thread
//! sleeps is begun in vain; that happens only where an operation that commutes with another can
//! disable a third (see docs/algorithms/pop.md), and is counted.

mod doubt;
mod expressions;
mod precedes;
mod races;
mod records;
mod watch;

use mazurka_engine::{Algorithm, Choice, Execution, Next};
use mazurka_trace::{Event, Op, ThreadId};

use crate::schedule::Schedule;
pub use doubt::Doubt;
pub use expressions::Corrections;
use expressions::Expressions;
use precedes::Scratch;
use races::{Child, Collector};
use records::{Kept, Mark, NO_OBJECT, Record, Records};

/// Parsimonious optimal DPOR.
#[derive(Debug, Default)]
pub struct Pop {
    schedule: Schedule,
    /// The runs that are suspended, each a child of the one before it.
    runs: Vec<Run>,
    records: Records,
    children: Vec<Child>,
    /// Schedules of awaits that are not enabled at their end; only records are made of them.
    imagined: Vec<Child>,
    /// The rows of the children: up to where their schedules reach.
    rows: Vec<u32>,
    marks: Vec<Mark>,
    /// The positions of all heads in E.
    heads: Vec<u32>,
    /// The heads that can put something to sleep.
    armed: Vec<Armed>,
    /// How many of them still can.
    live: usize,
    /// What is to be executed before anything can be chosen.
    script: Vec<Step>,
    done: usize,
    mode: Mode,
    scratch: Scratch,
    clock: Vec<u32>,
    /// For an assertion: the most events of a run so far, with blocked ones; the most with alternatives.
    longest: usize,
    choices: usize,
    doubt: Option<Doubt>,
    /// Whether to end the exploration as soon as it is not exact.
    give_up: bool,
    /// The sleep sets of the paper, if they are to be used in place of `precedes`; then nothing is
    /// armed.
    expressions: Option<Box<Expressions>>,
}

/// What E is being moved for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Mode {
    /// To finish the current run.
    #[default]
    Run,
    /// To get to the next child.
    Seek,
}

/// One execution of the program, from the branching position to its end.
#[derive(Debug, Default)]
struct Run {
    /// The length of the prefix it shares with its parent.
    branch: usize,
    /// How many events it had with its schedule.
    prefix: usize,
    /// How much of the stacks belongs to the runs before it.
    records: usize,
    kept: usize,
    children: usize,
    imagined: usize,
    rows: usize,
    /// The position of the first event kept.
    kept_from: usize,
    /// Events of its own that were undone for the sake of a descendant that branches above it; the
    /// one with the lowest position last.
    aside: Vec<Step>,
}

/// A step that is known beforehand.
#[derive(Clone, Copy, Debug)]
struct Step {
    choice: Choice,
    mark: Mark,
    /// Whether it was made before in the same place.
    again: bool,
}

/// A head that may put events to sleep, until something happens that any of them would follow.
#[derive(Clone, Copy, Debug)]
pub(super) struct Armed {
    pub(super) record: u32,
    pub(super) position: u32,
    /// The position of the event that disarmed it, if any.
    pub(super) disarmed: u32,
}

const NEVER: u32 = u32::MAX;

impl Pop {
    /// With the given rule for the threads to run where no schedule guides.
    pub fn new(schedule: Schedule) -> Pop {
        Pop { schedule, runs: vec![Run::default()], ..Pop::default() }
    }

    /// The same, but it ends as soon as there is a doubt.
    pub fn exact(schedule: Schedule) -> Pop {
        Pop { give_up: true, ..Pop::new(schedule) }
    }

    /// With the sleep sets of the paper, for programs that only read, write and read-modify-write.
    pub fn with_expressions(schedule: Schedule, corrections: Corrections) -> Pop {
        let expressions = Some(Box::new(Expressions::new(corrections)));
        Pop { expressions, ..Pop::new(schedule) }
    }

    /// Whether, and why, the exploration is not exact.
    pub fn doubt(&self) -> Option<Doubt> {
        self.doubt
    }

    /// Whether the exploration ended early because it is not exact.
    pub fn has_given_up(&self) -> bool {
        match self.doubt {
            Some(Doubt::Overlap | Doubt::OutsideDomain) => true,
            Some(Doubt::Stuck) => self.give_up,
            None => false,
        }
    }

    /// A thread that may go on freely.
    fn choose(&mut self, e: &Execution) -> Option<Choice> {
        let Pop { schedule, records, armed, scratch, clock, live, expressions, .. } = self;
        let awake = |scratch: &mut Scratch, clock: &mut Vec<u32>, thread: ThreadId| {
            *live == 0 || !sleeping(e, records, armed, scratch, clock, thread)
        };
        let thread = match expressions {
            None => schedule.pick(e, |thread| awake(scratch, clock, thread)),
            Some(expressions) => schedule.pick(e, |thread| !expressions.sleeping(e, thread)),
        };
        Some(Choice { thread: thread?, alternative: 0 })
    }

    /// The run has ended: finds its children and keeps what they need.
    fn finish(&mut self, e: &Execution) {
        let Some(run) = self.runs.last_mut() else { unreachable!("a run is going on") };
        if cfg!(debug_assertions) {
            let has_others = |&&position: &&u32| {
                let event = &e.events()[position as usize];
                event.op.alternatives(event.old) > 1
            };
            self.longest = self.longest.max(e.len() + e.blocked().count());
            self.choices = self.choices.max(e.special().iter().filter(has_others).count());
        }
        if e.has_overlap() {
            self.doubt = Some(Doubt::Overlap);
            return;
        }
        let mut collector = Collector {
            e,
            prefix: run.prefix,
            after_free: false,
            records: &self.records,
            marks: &self.marks,
            heads: &self.heads,
            armed: &self.armed,
            expressions: self.expressions.as_deref(),
            scratch: &mut self.scratch,
            clock: &mut self.clock,
            children: &mut self.children,
            imagined: &mut self.imagined,
            rows: &mut self.rows,
        };
        collector.collect();
        if collector.after_free {
            self.doubt = Some(Doubt::Overlap);
            return;
        }
        let children = &mut self.children[run.children..];
        children.sort_by_key(|child| child.branch);
        let Some(first) = children.first() else { return };
        run.kept_from = first.branch as usize;
        for position in run.kept_from..e.len() {
            self.records.kept.push(kept(e, position, self.marks[position]));
        }
        self.records.kept.extend(races::blocked_awaits(e));
    }

    /// What to do next once a run has ended: go to the next child, or to the end.
    fn seek(&mut self, e: &Execution) -> Next {
        loop {
            let Some(run) = self.runs.last() else { return Next::Return };
            if self.children.len() == run.children {
                if e.len() > run.branch {
                    return Next::ReturnTo(run.branch);
                }
                self.leave();
                continue;
            }
            let branch = self.children[self.children.len() - 1].branch as usize;
            if e.len() > branch {
                return Next::ReturnTo(branch);
            }
            self.script.clear();
            self.done = 0;
            self.go_back_to(e.len(), branch);
            if self.script.is_empty() {
                self.begin(e);
            }
            return self.scripted();
        }
    }

    /// The run on top and everything below it is explored.
    fn leave(&mut self) {
        let Some(run) = self.runs.pop() else { return };
        self.records.truncate(run.records);
        if let Some(expressions) = &mut self.expressions {
            expressions.truncate(run.records);
        }
        self.records.kept.truncate(run.kept);
        self.imagined.truncate(run.imagined);
        self.rows.truncate(run.rows);
    }

    /// Puts the steps on the script that lead E from a length back to a larger one.
    fn go_back_to(&mut self, from: usize, to: usize) {
        for position in from..to {
            let owner = self.owner(position);
            let Some(step) = self.runs[owner].aside.pop() else {
                unreachable!("what lies between was put aside")
            };
            self.script.push(step);
        }
    }

    /// The run that the event at `position` belongs to.
    fn owner(&self, position: usize) -> usize {
        let owner = self.runs.iter().rposition(|run| run.branch <= position);
        owner.unwrap_or(0)
    }

    /// E is where the next child branches: its schedule becomes the script and its run the top one.
    fn begin(&mut self, e: &Execution) {
        let Some(child) = self.children.pop() else { unreachable!("there is a child") };
        let Some(parent) = self.runs.last_mut() else { unreachable!("a child has a parent") };
        parent.aside.clear();
        let origin = (parent.kept, parent.kept_from);
        let run = Run {
            branch: e.len(),
            records: self.records.len(),
            kept: self.records.kept.len(),
            children: self.children.len(),
            imagined: self.imagined.len(),
            rows: self.rows.len(),
            ..Run::default()
        };
        self.write_schedule(&child, origin);
        let via = child.via.map(|imagined| self.record_imagined(imagined, origin));
        let record = self.record(&child, origin, via);
        let upto = &self.rows[child.row as usize..][..child.width as usize];
        let before = e.threads().map(|thread| e.count_of(thread));
        let name = self.records.push(record, before, upto);
        let Event { thread, alternative, .. } = child.head.event;
        let choice = Choice { thread, alternative };
        self.script.push(Step { choice, mark: Mark::Head(name), again: false });
        self.runs.push(Run { prefix: e.len() + self.script.len(), ..run });
        self.mode = Mode::Run;
        let (n, suspended) = (self.longest, self.runs.len() - 1);
        debug_assert!(
            suspended <= n * (n - 1) / 2 + self.choices,
            "{suspended} runs of {n} events"
        );
    }

    /// Puts the events of the child's schedule, but for the head, on the script.
    fn write_schedule(&mut self, child: &Child, (kept, from): (usize, usize)) {
        let place = |position: u32| kept + position as usize - from;
        let upto = &self.rows[child.row as usize..][..child.width as usize];
        let (start, end) = (place(child.branch) + 1, place(child.end));
        for item in &self.records.kept[start..end.max(start)] {
            let Event { thread, index, alternative, .. } = item.event;
            if item.mark != Mark::Blocked && index < upto[thread.index()] {
                let choice = Choice { thread, alternative };
                self.script.push(Step { choice, mark: Mark::Scheduled, again: false });
            }
        }
    }

    /// Makes a record of an imagined schedule, and of those before it.
    fn record_imagined(&mut self, imagined: u32, origin: (usize, usize)) -> Kept {
        let child = self.imagined[imagined as usize];
        let via = child.via.map(|before| self.record_imagined(before, origin));
        let record = self.record(&child, origin, via);
        let width = child.width as usize;
        let (before, upto) = self.rows[child.row as usize - width..][..2 * width].split_at(width);
        let name = self.records.push(record, before.iter().copied(), upto);
        Kept { mark: Mark::Head(name), ..child.head }
    }

    /// The record of a child, or of an imagined one, of the run whose events are kept at `origin`.
    fn record(&self, child: &Child, (kept, from): (usize, usize), via: Option<Kept>) -> Record {
        let place = |position: u32| (kept + position as usize - from) as u32;
        let branch = place(child.branch);
        let end = match child.via {
            Some(imagined) => place(self.imagined[imagined as usize].branch),
            None => place(child.end) + u32::from(child.happened),
        };
        let first = self.records.kept[branch as usize];
        let mut record =
            Record::new(child.branch, first, child.head, branch + 1..end.max(branch + 1));
        record.armed = child.armed;
        record.last = (child.happened && via.is_none()).then(|| place(child.end));
        record.via = via;
        record
    }

    fn scripted(&self) -> Next {
        let Step { choice, again, .. } = self.script[self.done];
        if again { Next::Redo(choice) } else { Next::Step(choice) }
    }

    /// The event at the end of E disarms the heads whose victims would all follow it.
    fn disarm(&mut self, e: &Execution, position: usize) {
        let event = &e.events()[position];
        let object = e.object_of(position);
        for armed in self.armed.iter_mut().filter(|armed| armed.disarmed == NEVER) {
            let first = &self.records.get(armed.record).first;
            let covered =
                Some(first.object) == object && event.effect == mazurka_trace::Effect::Write;
            if covered || event.thread == first.event.thread {
                armed.disarmed = position as u32;
                self.live -= 1;
            }
        }
    }
}

/// Whether the next event of `thread` sleeps.
fn sleeping(
    e: &Execution,
    records: &Records,
    armed: &[Armed],
    scratch: &mut Scratch,
    clock: &mut Vec<u32>,
    thread: ThreadId,
) -> bool {
    let (Some(&op), Some(object)) = (e.pending_op(thread), e.pending_object(thread)) else {
        return false;
    };
    let mut next = None;
    for armed in armed.iter().filter(|armed| armed.disarmed == NEVER) {
        let first = &records.get(armed.record).first;
        if first.event.thread == thread || !may_touch(&op, &first.event.op) {
            continue;
        }
        if next.is_none() {
            let Some(old) = e.word_now(object, &op) else { return false };
            let (index, effect) = (e.count_of(thread), op.effect(old));
            let event = Event { thread, index, alternative: 0, effect, old, op };
            e.clock_among(&event, object, e.last_of(thread), |_| true, clock);
            next = Some(Kept { event, object, mark: Mark::Free });
        }
        if let Some(next) = &next
            && precedes::sleeps(e, records, scratch, armed.record, next, clock)
        {
            return true;
        }
    }
    false
}

/// Whether two operations act on bytes they have in common.
fn may_touch(a: &Op, b: &Op) -> bool {
    match (a.object(), b.object()) {
        (Some(x), Some(y)) => x.overlaps(y),
        _ => false,
    }
}

fn kept(e: &Execution, position: usize, mark: Mark) -> Kept {
    let object = e.object_of(position).unwrap_or(NO_OBJECT);
    Kept { event: e.events()[position], object, mark }
}

impl Algorithm for Pop {
    fn arrive(&mut self, e: &Execution) {
        let Some(position) = e.len().checked_sub(1) else { return };
        let mark = match self.script.get(self.done) {
            Some(step) => step.mark,
            None => Mark::Free,
        };
        self.done += 1;
        self.marks.push(mark);
        if let Some(expressions) = &mut self.expressions {
            expressions.arrive(e, &self.records, mark);
            if expressions.outside {
                self.doubt = Some(Doubt::OutsideDomain);
            }
        }
        if self.live > 0 {
            self.disarm(e, position);
        }
        if let Mark::Head(record) = mark {
            self.heads.push(position as u32);
            if self.records.get(record).armed && self.expressions.is_none() {
                self.armed.push(Armed { record, position: position as u32, disarmed: NEVER });
                self.live += 1;
            }
        }
    }

    fn next(&mut self, e: &Execution) -> Next {
        if self.has_given_up() {
            return Next::Return;
        }
        if self.done < self.script.len() {
            return self.scripted();
        }
        if self.mode == Mode::Seek {
            return self.seek(e);
        }
        let mut stuck = false;
        if !e.is_maximal() {
            match self.choose(e) {
                Some(choice) => return Next::Step(choice),
                None => {
                    self.doubt = Some(Doubt::Stuck);
                    stuck = true;
                }
            }
        }
        self.finish(e);
        self.mode = Mode::Seek;
        if stuck { Next::Abandon } else { self.seek(e) }
    }

    fn returned(&mut self, e: &Execution, event: &Event) {
        let position = e.len();
        let Some(mark) = self.marks.pop() else { return };
        if let Some(expressions) = &mut self.expressions {
            expressions.returned();
        }
        let top = self.runs.len() - 1;
        if position < self.runs[top].branch {
            let owner = self.owner(position);
            let choice = Choice { thread: event.thread, alternative: event.alternative };
            self.runs[owner].aside.push(Step { choice, mark, again: true });
        }
        if self.heads.last() == Some(&(position as u32)) {
            self.heads.pop();
        }
        for armed in self.armed.iter_mut().filter(|armed| armed.disarmed == position as u32) {
            armed.disarmed = NEVER;
            self.live += 1;
        }
        if self.armed.last().is_some_and(|armed| armed.position == position as u32) {
            self.armed.pop();
            self.live -= 1;
        }
    }
}
