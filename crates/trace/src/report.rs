//! What an exploration found, in the form in which it is reported.
//!
//! The field names are those of the machine-readable report.

pub use crate::cycle::{CycleEdge, CycleStep};
pub use crate::kind::{ActionKind, ViolationKind};
use crate::op::{Object, Op, ThreadId};
use serde::{Deserialize, Serialize};

/// The answer to "is there a bug?".
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Verdict {
    /// Everything was explored and nothing was found.
    Verified,
    /// At least one execution violates a property.
    Violation,
    /// A limit cut the exploration before anything was found.
    Incomplete,
}

/// A place in the source of the checked program.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Location {
    /// The file as it was given.
    pub file: String,
    /// Counted from 1.
    pub line: u32,
    /// Counted from 1; 0 if not known.
    pub column: u32,
}

/// Memory that one thread has allocated at one place, and that is lost.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Leak {
    /// Who allocated it.
    pub thread: ThreadId,
    /// Where, if known.
    pub location: Option<Location>,
    /// How many blocks there are.
    pub blocks: u64,
    /// How many bytes they have together.
    pub bytes: u64,
}

/// One step of a reported execution, ready to be shown.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TraceStep {
    /// Who did it.
    pub thread: String,
    /// The name of the operation.
    pub op: String,
    /// What it was done to, if anything.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub object: Option<String>,
    /// The value read or written, if there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub value: Option<String>,
    /// Where in the source it stands, if known.
    #[serde(flatten, skip_serializing_if = "Option::is_none")]
    pub location: Option<Location>,
    /// The function of a library that is called there, if it is one that does it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub within: Option<String>,
}

impl TraceStep {
    /// Between the value before and the value after a step that has both.
    const ARROW: &str = " -> ";

    /// The value before the step, or the only one that is shown.
    pub fn value_before(&self) -> Option<&str> {
        let value = self.value.as_deref()?;
        Some(value.split(TraceStep::ARROW).next().unwrap_or(value))
    }

    /// The value after the step, or the only one that is shown.
    pub fn value_after(&self) -> Option<&str> {
        let value = self.value.as_deref()?;
        Some(value.rsplit(TraceStep::ARROW).next().unwrap_or(value))
    }
}

/// What a step acts on. Reports are made from it; it is not part of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Target {
    /// A range of memory, or an object in it.
    Object(Object),
    /// A thread or a message that is created, joined or posted.
    Thread(ThreadId),
}

impl Target {
    /// What an operation acts on, if anything.
    pub fn of(op: &Op) -> Option<Target> {
        match *op {
            Op::On(object, _) => Some(Target::Object(object)),
            Op::Spawn(thread) | Op::Join(thread) | Op::Post(thread) => Some(Target::Thread(thread)),
            Op::Choose(_) | Op::Fence => None,
        }
    }

    /// Whether both are about the same bytes.
    pub fn overlaps(self, other: Target) -> bool {
        match (self, other) {
            (Target::Object(a), Target::Object(b)) => a.overlaps(b),
            (a, b) => a == b,
        }
    }
}

/// A step of a reported execution with what relates it to the others. Steps are numbered from 1.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ReportedStep {
    /// What was done, where, by whom.
    #[serde(flatten)]
    pub what: TraceStep,
    /// The number of the thread, which with `alternative` is what a replay follows.
    pub thread_number: u32,
    /// Which of the operation's alternatives was taken.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub alternative: u32,
    /// The operation by a name that does not depend on the language of the program.
    pub action: ActionKind,
    /// What it acted on.
    #[serde(skip)]
    pub target: Option<Target>,
    /// The words that an access to memory found and left there.
    #[serde(skip)]
    pub words: Option<(u64, u64)>,
    /// Its memory order, where that matters.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub order: Option<String>,
    /// How it touched its object.
    pub effect: Touch,
    /// The value of its object after the step.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub holds: Option<String>,
    /// The step that it reads from: the write of a value that is read, the unlock before a lock,
    /// the end of a thread that is joined, the creation before a first step.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub from: Option<u32>,
    /// The steps of other threads that happen before it with nothing in between.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub after: Vec<u32>,
    /// Those of them that touch the same memory and could have come later instead.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub races: Vec<u32>,
    /// How many steps of each thread happen before it or are it, by the number of the thread.
    pub clock: Vec<u32>,
    /// Whether it is relevant: the violation depends on it.
    pub matters: bool,
}

fn is_zero(n: &u32) -> bool {
    *n == 0
}

/// How a step touched its object.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Touch {
    /// Left it as it was.
    Read,
    /// May have changed it.
    Write,
    /// Synchronised with others without being seen by them.
    Sync,
    /// Touched nothing.
    None,
}

/// A thread that never ends.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Waiting {
    /// What it is about to do, where, who.
    #[serde(flatten)]
    pub what: TraceStep,
    /// The number of the thread.
    pub thread_number: u32,
    /// The operation by a name that does not depend on the language of the program.
    pub action: ActionKind,
    /// What it is about to act on.
    #[serde(skip)]
    pub target: Option<Target>,
    /// The thread that holds what it waits for, if there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub holder: Option<String>,
    /// The number of that thread.
    #[serde(skip)]
    pub holder_number: Option<u32>,
    /// How many threads the barrier at which it waits is for.
    #[serde(skip)]
    pub parties: Option<u32>,
    /// What an access that waits waits for, such as `x == 1`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub until: Option<String>,
    /// The loop in which the thread would run forever, if it is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub in_loop: Option<Location>,
    /// The last step that changed what it waits for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub since: Option<u32>,
    /// Whether it does not wait but runs, in a loop that it never leaves.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub runs: bool,
    /// What it looks at in one round of that loop.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub looks: Vec<Look>,
}

/// Something that a thread looks at again and again.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Look {
    /// What it is.
    pub object: String,
    /// The value that the thread finds, or finds and leaves there, if there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub value: Option<String>,
    /// The last step that changed it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub since: Option<u32>,
}

/// The likely cause of a violation, where the execution has a well-known shape.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Cause {
    /// The name of the shape, for example `lost update`.
    pub name: String,
    /// How it came about in this execution.
    pub explanation: String,
    /// What usually helps.
    pub help: String,
    /// The steps that show it.
    pub steps: Vec<u32>,
}

/// An execution that is near the reported one, and in which nothing fails.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Passing {
    /// The step before which another thread has to make one.
    pub before: u32,
    /// The name of that thread.
    pub thread: String,
    /// Its number.
    pub thread_number: u32,
    /// The step that it makes; none if it waits in the reported execution to make it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub step: Option<u32>,
    /// How many pairs of conflicting steps have another order in all.
    pub orders: u64,
    /// The number of the step in the passing execution that comes earlier there; 0 if the steps are not known.
    #[serde(default)]
    pub at: u32,
    /// The steps of the passing execution. Threads have the numbers and names that they have in the reported one.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub trace: Vec<ReportedStep>,
}

/// Something that the program printed in a reported execution.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Printed {
    /// Who printed it.
    pub thread: String,
    /// What it is.
    pub text: String,
    /// How many steps of the execution came before.
    pub step: usize,
}

/// The value of a variable at the end of a reported execution.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Shown {
    /// The variable, as it was asked for.
    pub name: String,
    /// Its value as the source would write it, or in parentheses why there is none.
    pub value: String,
}

/// A property that an execution violates.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Violation {
    /// What kind of property.
    pub kind: ViolationKind,
    /// What happened, in a sentence.
    pub message: String,
    /// Where, if known.
    pub location: Option<Location>,
    /// The thread in which it happened; a deadlock has none.
    pub thread: Option<String>,
    /// The number of that thread.
    #[serde(skip)]
    pub thread_number: Option<u32>,
    /// Whether something was used that had been freed or destroyed.
    #[serde(skip)]
    pub use_after_release: bool,
    /// The number of the execution, from 1.
    pub execution: u64,
    /// In how many of the executions that were explored the same happens, where the exploration goes on (`--keep-going`).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub occurrences: Option<u64>,
    /// The names of the threads, by number.
    pub threads: Vec<String>,
    /// The interleaving that leads there, the relevant steps first.
    pub trace: Vec<ReportedStep>,
    /// The limit that was hit before the interleaving could be described; the trace is empty then.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub not_described: Option<Limit>,
    /// Whether no other order of the relevant steps has fewer context switches.
    pub fewest_switches: bool,
    /// The threads that wait or run forever, and for what.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub waiting: Vec<Waiting>,
    /// Whether some of them run forever because they keep changing what the others look at.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub endless: bool,
    /// What the program printed in the execution.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub output: Vec<Printed>,
    /// The values of variables that were asked for, where the execution ends.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub shown: Vec<Shown>,
    /// Its likely cause, if the execution has a well-known shape.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cause: Option<Cause>,
    /// The cycle that shows that the program is not robust, if that is the violation; each step comes before
    /// the next one, and the last one before the first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub cycle: Vec<CycleStep>,
    /// The nearest execution that was found in which nothing fails.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub passing: Option<Passing>,
}

/// A limit that cut the exploration.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Limit {
    /// The number of executions.
    MaxExecutions,
    /// The number of events in one execution.
    MaxSteps,
    /// The time.
    Timeout,
    /// The memory.
    MaxMemory,
    /// The bound on loops.
    Unroll,
    /// The stack of a thread: how deeply calls are nested, and the size of local variables.
    Stack,
    /// The number of threads, or of messages, of an execution.
    Threads,
    /// The user.
    Interrupted,
    /// The effort to find out whether the program hangs.
    Hang,
    /// What is known of memory models: whether the program is robust was not decided.
    Robustness,
    /// That this is one of several shards.
    Shard,
    /// Workers that died: what all who tried to explore it did not survive was given up.
    GivenUp,
}

impl Limit {
    /// The name of the option that sets it, or of what else it was.
    pub fn name(self) -> &'static str {
        match self {
            Limit::MaxExecutions => "max-executions",
            Limit::MaxSteps => "max-steps",
            Limit::Timeout => "timeout",
            Limit::MaxMemory => "max-memory",
            Limit::Unroll => "unroll",
            Limit::Stack => "stack",
            Limit::Threads => "threads",
            Limit::Interrupted => "interrupted",
            Limit::Hang => "hang",
            Limit::Robustness => "robustness",
            Limit::Shard => "shard",
            Limit::GivenUp => "given-up",
        }
    }
}

/// How much was explored.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Explored {
    /// Maximal executions: complete, blocked, bounded and redundant ones.
    pub executions: u64,
    /// All threads finished.
    pub complete: u64,
    /// Some thread can never go on.
    pub blocked: u64,
    /// Of those that are blocked: the program can never end, although threads can run.
    #[serde(default)]
    pub hung: u64,
    /// Cut by a bound of the program or of the exploration.
    pub bounded: u64,
    /// Abandoned because everything after it is known; 0 for an optimal algorithm.
    pub redundant: u64,
    /// Visible operations performed, each performance counted.
    pub steps: u64,
    /// Steps among them that were made once more on the way back to an earlier branch.
    pub redone: u64,
    /// Distinct states, where the algorithm stores them.
    pub states: Option<u64>,
    /// How often a stored state was reached again.
    pub revisited: Option<u64>,
}

impl std::ops::AddAssign for Explored {
    fn add_assign(&mut self, other: Explored) {
        let sum = |a: Option<u64>, b: Option<u64>| match (a, b) {
            (None, None) => None,
            _ => Some(a.unwrap_or(0) + b.unwrap_or(0)),
        };
        self.executions += other.executions;
        self.complete += other.complete;
        self.blocked += other.blocked;
        self.hung += other.hung;
        self.bounded += other.bounded;
        self.redundant += other.redundant;
        self.steps += other.steps;
        self.redone += other.redone;
        self.states = sum(self.states, other.states);
        self.revisited = sum(self.revisited, other.revisited);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_only_value_is_both_the_one_before_and_the_one_after() {
        let step = |value: &str| TraceStep {
            thread: "T1".into(),
            op: "rmw".into(),
            object: None,
            value: Some(value.into()),
            location: None,
            within: None,
        };
        let both = step("-1 -> 2");
        assert_eq!((both.value_before(), both.value_after()), (Some("-1"), Some("2")));
        let one = step("-1");
        assert_eq!((one.value_before(), one.value_after()), (Some("-1"), Some("-1")));
    }
}
