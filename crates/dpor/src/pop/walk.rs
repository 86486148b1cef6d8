//! The walk through the executions: which schedule is explored next, and how E gets there.
//!
//! An exploration of E₁·σ is a [`Frame`]: one execution of the program, and everything that is found
//! in it. While a schedule is explored, the frame in which it was found is suspended. Frames nest.
//!
//! A schedule may branch above the frame it was found in. Then events of suspended frames are undone
//! to get there, and have to be made again afterwards: they are set aside with the frame they belong
//! to. All steps that are known beforehand, these and those of schedules, are made from one queue.

use super::Pop;
use super::races::{Schedule, Schedules};
use super::records::{Mark, Path, RecordId, Records};
use super::sleep::SleepTest;
use super::split::Naming;
use mazurka_engine::{Choice, Execution, Next};

/// One execution of the program, from its branching position to its end, with what it leaves to
/// explore.
#[derive(Debug, Default)]
pub(super) struct Frame {
    /// The length of E₁, the prefix that it shares with its parent.
    pub(super) branch: usize,
    /// The length of E₁·σ.
    pub(super) prefix: usize,
    /// How many executions had ended before.
    executions: u64,
    /// How much of the stacks belongs to the frames below it.
    pub(super) below: Heights,
    /// How it is named where the tree is split.
    pub(super) naming: Naming,
    /// The position of the first event of its execution that is kept.
    pub(super) path_from: usize,
    /// Its events that were undone for the sake of a frame which branches above it; the one with
    /// the lowest position last.
    set_aside: Vec<ReplayStep>,
}

impl Frame {
    /// What is kept of its execution.
    pub(super) fn path(&self) -> Path {
        Path { start: self.below.path, from: self.path_from }
    }
}

/// The heights of the stacks that frames share.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Heights {
    records: usize,
    path: usize,
    pub(super) schedules: usize,
    hypothetical: usize,
    rows: usize,
}

impl Heights {
    /// The heights now.
    pub(super) fn of(records: &Records, schedules: &Schedules) -> Heights {
        Heights {
            records: records.len(),
            path: records.path.len(),
            schedules: schedules.len(),
            hypothetical: schedules.hypothetical.len(),
            rows: schedules.rows.height(),
        }
    }
}

/// A step that is known beforehand.
#[derive(Clone, Copy, Debug)]
pub(super) struct ReplayStep {
    choice: Choice,
    mark: Mark,
    /// Whether it was made before from the same prefix.
    again: bool,
}

impl ReplayStep {
    /// A step that is made for the first time.
    pub(super) fn new(choice: Choice, mark: Mark) -> ReplayStep {
        ReplayStep { choice, mark, again: false }
    }
}

/// What E is moved for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Phase {
    /// To bring the current execution to its end.
    Execute,
    /// To get to the next schedule.
    Backtrack,
}

/// Where the exploration is.
#[derive(Debug)]
pub(super) struct Walk {
    /// The current frame last, each of the others suspended.
    pub(super) frames: Vec<Frame>,
    /// What is to be executed before anything can be chosen.
    pub(super) replay_queue: Vec<ReplayStep>,
    /// How many steps of the queue have been made.
    replayed: usize,
    /// Memory of frames that were left.
    spare: Vec<Vec<ReplayStep>>,
    phase: Phase,
    /// How many steps were made again.
    pub(super) redone: u64,
}

impl Default for Walk {
    fn default() -> Walk {
        let (frames, replay_queue) = (vec![Frame::default()], Vec::new());
        let (replayed, spare, phase, redone) = (0, Vec::new(), Phase::Execute, 0);
        Walk { frames, replay_queue, replayed, spare, phase, redone }
    }
}

impl Walk {
    /// The frame of the current execution.
    #[inline]
    pub(super) fn current(&mut self) -> &mut Frame {
        match self.frames.last_mut() {
            Some(frame) => frame,
            None => unreachable!("nothing is explored after the last frame"),
        }
    }

    /// How many frames are suspended.
    pub(super) fn suspended(&self) -> usize {
        self.frames.len() - 1
    }

    pub(super) fn is_backtracking(&self) -> bool {
        self.phase == Phase::Backtrack
    }

    pub(super) fn start_backtracking(&mut self) {
        self.phase = Phase::Backtrack;
    }

    /// The next step of the queue.
    #[inline]
    pub(super) fn queued(&self) -> Option<Choice> {
        self.replay_queue.get(self.replayed).map(|step| step.choice)
    }

    /// How the event came about that E has just been extended by.
    #[inline]
    pub(super) fn mark_of_last(&mut self) -> Mark {
        match self.replay_queue.get(self.replayed) {
            Some(step) => {
                self.replayed += 1;
                self.redone += u64::from(step.again);
                step.mark
            }
            None => Mark::Free,
        }
    }

    /// The event at `position` is undone: if it belongs to a suspended frame it will be made again.
    #[inline]
    pub(super) fn set_aside(&mut self, position: usize, choice: Choice, mark: Mark) {
        if position < self.current().branch {
            let owner = self.owner(position);
            let step = ReplayStep { choice, mark, again: true };
            self.frames[owner].set_aside.push(step);
        }
    }

    /// The frame that the event at `position` belongs to.
    fn owner(&self, position: usize) -> usize {
        self.frames.iter().rposition(|frame| frame.branch <= position).unwrap_or(0)
    }

    /// Queues the steps that were set aside between two lengths of E.
    fn queue_set_aside(&mut self, from: usize, to: usize) {
        self.replay_queue.clear();
        self.replayed = 0;
        for position in from..to {
            let owner = self.owner(position);
            let Some(step) = self.frames[owner].set_aside.pop() else {
                unreachable!("what is between was set aside")
            };
            self.replay_queue.push(step);
        }
    }

    /// E is E₁, and σ but for its head is queued: queues the head, and makes the frame of E₁·σ the
    /// current one.
    pub(super) fn begin(
        &mut self,
        e: &Execution,
        schedule: &Schedule,
        record: RecordId,
        below: Heights,
        executions: u64,
    ) {
        self.current().set_aside.clear();
        let head = Choice::of(&schedule.head.event);
        self.replay_queue.push(ReplayStep::new(head, Mark::Head(record)));
        let (branch, prefix) = (e.len(), e.len() + self.replay_queue.len());
        let naming = Naming::of(schedule);
        let (path_from, set_aside) = (0, self.spare.pop().unwrap_or_default());
        self.frames.push(Frame { branch, prefix, executions, below, naming, path_from, set_aside });
        self.phase = Phase::Execute;
    }

    /// Everything has been left: begins at the root.
    pub(super) fn begin_again(&mut self) {
        self.frames.push(Frame::default());
        self.replay_queue.clear();
        self.replayed = 0;
        self.phase = Phase::Execute;
    }
}

impl<S: SleepTest> Pop<S> {
    /// An execution has ended: goes to the next schedule, or to the end of the exploration.
    pub(super) fn backtrack(&mut self, e: &Execution) -> Next {
        loop {
            let Some(frame) = self.walk.frames.last() else {
                return if self.take_part() { self.execute(e) } else { Next::return_from(e) };
            };
            let Some(branch) = self.schedules.next_branch(frame.below.schedules) else {
                if e.len() > frame.branch {
                    return Next::ReturnTo(frame.branch);
                }
                self.leave_frame();
                continue;
            };
            if e.len() > branch {
                return Next::ReturnTo(branch);
            }
            self.walk.queue_set_aside(e.len(), branch);
            if self.walk.replay_queue.is_empty() {
                self.begin(e);
            }
            match self.walk.queued() {
                Some(choice) => return Next::Step(choice),
                None => unreachable!("a schedule has a head"),
            }
        }
    }

    /// Everything that was found in the current frame has been explored.
    fn leave_frame(&mut self) {
        let Some(frame) = self.walk.frames.pop() else { return };
        self.forget_free(&frame);
        let Frame { branch, executions, below, mut set_aside, .. } = frame;
        set_aside.clear();
        self.walk.spare.push(set_aside);
        self.forecast.explored(branch, self.forecast.executions - executions);
        self.records.truncate(below.records);
        self.records.path.truncate(below.path);
        self.sleep.forget_records(below.records);
        self.schedules.hypothetical.truncate(below.hypothetical);
        self.schedules.rows.cut(below.rows);
    }
}
