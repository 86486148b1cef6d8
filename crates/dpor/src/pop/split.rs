//! Splitting: parts of the tree of executions are given away, and explored elsewhere or later.
//!
//! Every execution is a node of a tree: its children are the schedules that were found in it. A
//! [`Part`] of the tree is named by how to get there from the root: for each frame on the way the
//! steps that were chosen freely after its schedule, and which of its schedules are part of it. Whoever
//! takes a part repeats these executions, finds their schedules again, keeps those that belong to the
//! part, and goes on. Records, marks and what sleeps are found again on the way, never handed over.
//!
//! Why every execution belongs to exactly one part:
//! 1. Leaving a frame restores everything that its exploration had changed, so a subtree does not
//!    depend on which others were explored before it.
//! 2. What sleeps is decided by the executions in which schedules were found. The free choices of
//!    these are in the part.
//! 3. Schedules of an execution are numbered by what everybody knows: positions, and the names of
//!    threads. So are the operations that are blocked at its end.
//!
//! Something that a worker has learned elsewhere might still change which schedules it finds (that a word
//! has parts may be found out late). So a part contains a hash of the schedules that were found, and
//! whoever finds others gives up: nothing is explored wrongly, but with one worker from the start.
//!
//! An execution is counted by who explores it first. Repeating it does not count ([`Context::known`]).
//!
//! [`Context::known`]: mazurka_engine::Context::known

use super::Pop;
use super::inexactness::Inexactness;
use super::races::{Hypothetical, Schedule, Schedules};
use super::sleep::SleepTest;
use super::walk::Frame;
use mazurka_engine::{Choice, Execution};
use mazurka_trace::{Event, ThreadId};
use rustc_hash::FxHasher;
use serde::{Deserialize, Serialize};
use std::fmt::Debug;
use std::hash::{Hash, Hasher};
use std::sync::Arc;

/// A step, in words that mean the same to every worker.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct NamedChoice {
    /// The name of the thread.
    pub thread: u64,
    /// The alternative of its operation.
    pub alternative: u32,
}

/// A schedule that was found in an execution, with some alternatives of its head.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Child {
    /// Its number among those that were found.
    pub number: u32,
    /// The alternatives of its head: from the first number to the second, both included.
    pub alternatives: (u32, u32),
}

/// One execution on the way to a part of the tree.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Level {
    /// The steps that were chosen freely.
    pub free: Vec<NamedChoice>,
    /// A hash of all schedules that were found in it.
    pub found: u64,
    /// The schedules that belong to the part. If the way goes on, then through the last one.
    pub children: Vec<Child>,
}

/// A part of the tree of executions: the whole tree if it has no levels.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Part {
    /// The executions on the way, from the root.
    pub levels: Vec<Level>,
}

impl Part {
    /// The same in at most so many parts: its schedules are dealt out in turn, from the root on. All of them
    /// hang from one way, and each of the results goes as far along it as it has to. Nothing is explored
    /// for this, so nobody knows which part is large; what hangs near the root usually is.
    #[must_use]
    pub fn deal(&self, hands: usize) -> Vec<Part> {
        let Some(last) = self.levels.len().checked_sub(1) else { return vec![self.clone()] };
        let own = |depth: usize| {
            let children = &self.levels[depth].children;
            let on_the_way = usize::from(depth < last);
            let own = &children[..children.len() - on_the_way];
            own.iter().map(move |&child| (depth, child))
        };
        let schedules: Vec<(usize, Child)> = (0..=last).flat_map(own).collect();
        let hands = hands.clamp(1, schedules.len().max(1));
        let hand = |k| schedules.iter().copied().skip(k).step_by(hands);
        (0..hands).map(|k| self.with_only(&hand(k).collect::<Vec<_>>())).collect()
    }

    /// That of it which hangs from these schedules, each with its level.
    fn with_only(&self, schedules: &[(usize, Child)]) -> Part {
        let deepest = schedules.last().map_or(0, |&(depth, _)| depth);
        let level = |depth: usize| {
            let Level { free, found, children } = &self.levels[depth];
            let own = schedules.iter().filter(|(at, _)| *at == depth).map(|(_, child)| child);
            let way = children.last().filter(|_| depth < deepest);
            let children = own.chain(way).copied().collect();
            Level { free: free.clone(), found: *found, children }
        };
        Part { levels: (0..=deepest).map(level).collect() }
    }
}

/// What others want of a worker.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wanted {
    /// To go on.
    Nothing,
    /// A part of what it has left.
    Some,
    /// All that it has left.
    Everything,
}

/// Where parts of the tree come from and go to.
pub trait Share: Debug + Send + Sync {
    /// What others want; asked after every execution.
    fn wanted(&self) -> Wanted;

    /// Takes a part that a worker gives away.
    fn give(&self, part: Part);

    /// The next part to explore, as soon as there is one; nothing if there will be none.
    fn take(&self) -> Option<Part>;
}

/// What a worker knows about the parts that it takes and gives.
#[derive(Debug)]
pub(super) struct Splitting {
    share: Arc<dyn Share>,
    /// The executions that are to be repeated, the next one last.
    follow: Vec<Level>,
    /// How many free steps of the next one have been made.
    followed: usize,
    /// The free steps of all frames.
    free: Vec<NamedChoice>,
    /// The part that is explored.
    part: Part,
}

/// What a frame has to know to be named in a part.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Naming {
    /// Its schedule.
    child: Option<Child>,
    /// See [`Level::found`].
    found: u64,
    /// Where its free steps begin and end in [`Splitting::free`].
    free: (usize, usize),
}

impl Naming {
    /// That of a frame that begins with this schedule.
    pub(super) fn of(schedule: &Schedule) -> Naming {
        let alternative = schedule.head.event.alternative;
        let alternatives = (alternative, alternative);
        let child = Some(Child { number: schedule.number, alternatives });
        Naming { child, ..Naming::default() }
    }
}

impl Schedules {
    /// Sorts what was found beyond `below`, and numbers it, by what everybody knows. The result is a
    /// hash of it.
    fn number(&mut self, below: usize, e: &Execution) -> u64 {
        let hypothetical = &self.hypothetical;
        let key = |schedule: &Schedule| key(schedule, hypothetical, e);
        let found = &mut self.found[below..];
        found.sort_unstable_by(|a, b| a.branch.cmp(&b.branch).then_with(|| key(a).cmp(&key(b))));
        let mut hasher = FxHasher::default();
        for (number, schedule) in found.iter_mut().enumerate() {
            schedule.number = number as u32;
            (schedule.branch, key(schedule)).hash(&mut hasher);
        }
        let distinct =
            |pair: &[Schedule]| pair[0].branch < pair[1].branch || key(&pair[0]) < key(&pair[1]);
        debug_assert!(found.windows(2).all(distinct), "a schedule is found once");
        hasher.finish()
    }

    /// Keeps only those schedules beyond `below` that belong to a part; whether they are all there.
    fn keep(&mut self, below: usize, children: &[Child]) -> bool {
        let found = self.found.split_off(below);
        let named = |child: &Child| {
            let mut schedule = *found.get(child.number as usize)?;
            (schedule.least, schedule.head.event.alternative) = child.alternatives;
            Some(schedule)
        };
        self.found.extend(children.iter().filter_map(named));
        self.found.len() == below + children.len()
    }
}

/// What tells a schedule from others of the same execution that branch at the same position.
fn key(
    schedule: &Schedule,
    hypothetical: &[Hypothetical],
    e: &Execution,
) -> (u64, u32, [u32; 3], Vec<u32>) {
    let supposed = |schedule: &Schedule| Some(hypothetical[schedule.via?.index()].schedule);
    let via = std::iter::successors(supposed(schedule), supposed);
    let event = &schedule.head.event;
    let rest = [schedule.end, schedule.least, event.alternative];
    (e.name(event.thread), event.index, rest, via.map(|schedule| schedule.branch).collect())
}

impl Pop {
    /// Explores parts of the tree, and gives away others.
    pub fn sharing(policy: crate::Policy, share: Arc<dyn Share>) -> Pop {
        let mut pop = Pop::new(policy);
        let (follow, followed, free, part) = (Vec::new(), 0, Vec::new(), Part::default());
        pop.splitting = Some(Splitting { share, follow, followed, free, part });
        pop.walk.frames.clear();
        pop.walk.start_backtracking();
        pop
    }
}

impl<S: SleepTest> Pop<S> {
    /// Whether the current execution was explored before.
    pub(super) fn is_following(&self) -> bool {
        self.splitting.as_ref().is_some_and(|splitting| !splitting.follow.is_empty())
    }

    /// The next free step of an execution that is repeated.
    pub(super) fn followed(&mut self, e: &Execution) -> Option<Choice> {
        let splitting = self.splitting.as_mut()?;
        let step = *splitting.follow.last()?.free.get(splitting.followed)?;
        splitting.followed += 1;
        let named = |thread: &ThreadId| e.name(*thread) == step.thread;
        let thread = e.threads().find(named).filter(|&thread| e.enabled().contains(thread));
        let choice = thread.map(|thread| Choice { thread, alternative: step.alternative });
        if choice.is_none() {
            self.note(Inexactness::Diverged);
        }
        choice
    }

    /// The schedules of an execution have been found: numbers them, and keeps those that belong to the
    /// part.
    pub(super) fn name_schedules(&mut self, e: &Execution) {
        let Pop { splitting: Some(splitting), walk, schedules, .. } = self else { return };
        let frame = walk.current();
        let below = frame.below.schedules;
        let naming = &mut frame.naming;
        naming.found = schedules.number(below, e);
        let start = splitting.free.len();
        if schedules.len() > below {
            let named = |event: Event| NamedChoice {
                thread: e.name(event.thread),
                alternative: event.alternative,
            };
            splitting.free.extend(e.events_in(frame.prefix..e.len()).map(named));
        }
        naming.free = (start, splitting.free.len());
        let Some(level) = splitting.follow.pop() else { return };
        splitting.followed = 0;
        if level.found != naming.found || !schedules.keep(below, &level.children) {
            self.note(Inexactness::Diverged);
        }
    }

    /// Forgets the free steps of a frame that is left.
    pub(super) fn forget_free(&mut self, frame: &Frame) {
        if let Some(splitting) = &mut self.splitting {
            splitting.free.truncate(frame.naming.free.0);
        }
    }

    /// Gives others what they want. The current execution has ended.
    pub(super) fn give(&mut self) {
        let Some(splitting) = &self.splitting else { return };
        // Who is on the way to a part has nothing to give.
        if !splitting.follow.is_empty() {
            return;
        }
        let share = splitting.share.clone();
        let part = match share.wanted() {
            Wanted::Nothing => return,
            Wanted::Some => self.split_off(),
            Wanted::Everything => self.split_off_all(),
        };
        if let Some(part) = part {
            share.give(part);
        }
    }

    /// The schedule that hangs nearest to the root, unless there is no other.
    fn split_off(&mut self) -> Option<Part> {
        if self.schedules.len() < 2 {
            return None;
        }
        let nearest = self.schedules.waiting()[0];
        let depth = self.walk.frames.iter().rposition(|frame| frame.below.schedules == 0)?;
        let mut levels = self.levels(depth);
        levels.last_mut()?.children.push(child_of(&nearest));
        self.schedules.found.remove(0);
        for frame in &mut self.walk.frames[depth + 1..] {
            frame.below.schedules -= 1;
        }
        Some(Part { levels })
    }

    /// All schedules that are left.
    fn split_off_all(&mut self) -> Option<Part> {
        let part = self.remaining()?;
        self.schedules.found.clear();
        for frame in &mut self.walk.frames {
            frame.below.schedules = 0;
        }
        Some(part)
    }

    /// All that is left to explore, an execution that has not ended included; nothing if nothing is.
    pub fn remaining(&self) -> Option<Part> {
        let splitting = self.splitting.as_ref()?;
        let (frames, waiting) = (&self.walk.frames, self.schedules.waiting());
        if !splitting.follow.is_empty() {
            return Some(splitting.part.clone());
        }
        // The last frame belongs to the execution that has not ended: its schedule is to be explored
        // from the start.
        let unfinished = usize::from(!self.walk.is_backtracking());
        let deepest = match frames.len().checked_sub(1 + unfinished) {
            // Behind the last frame that has schedules left there is nothing to do.
            _ if unfinished == 0 => {
                frames.iter().rposition(|frame| frame.below.schedules < waiting.len())?
            }
            Some(last) => last,
            None => return Some(Part::default()),
        };
        let mut levels = self.levels(deepest);
        for (depth, level) in levels.iter_mut().enumerate() {
            let end = frames.get(depth + 1).map_or(waiting.len(), |next| next.below.schedules);
            let own = &waiting[frames[depth].below.schedules..end];
            let path = std::mem::take(&mut level.children);
            level.children = own.iter().map(child_of).chain(path).collect();
        }
        if unfinished == 1 {
            let schedule = frames.last().and_then(|frame| frame.naming.child);
            levels.last_mut()?.children.extend(schedule);
        }
        Some(Part { levels })
    }

    /// The executions on the way to the frame at a depth, with the schedules on the way.
    fn levels(&self, depth: usize) -> Vec<Level> {
        let Some(splitting) = &self.splitting else { return Vec::new() };
        let frames = &self.walk.frames;
        let level = |k: usize| {
            let Naming { found, free: (start, end), .. } = frames[k].naming;
            let free = splitting.free[start..end].to_vec();
            let next = frames.get(k + 1).filter(|_| k < depth);
            let children = next.and_then(|next| next.naming.child).into_iter().collect();
            Level { free, found, children }
        };
        (0..=depth).map(level).collect()
    }

    /// Everything of the current part has been explored: begins with the next one. Whether there is one.
    pub(super) fn take_part(&mut self) -> bool {
        let Some(splitting) = &mut self.splitting else { return false };
        let Some(part) = splitting.share.take() else { return false };
        splitting.follow = part.levels.iter().rev().cloned().collect();
        splitting.part = part;
        splitting.followed = 0;
        self.walk.begin_again();
        true
    }
}

/// How a schedule is named.
fn child_of(schedule: &Schedule) -> Child {
    let alternatives = (schedule.least, schedule.head.event.alternative);
    Child { number: schedule.number, alternatives }
}
