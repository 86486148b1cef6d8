//! Memory orders: what a weaker memory model allows beyond sequential consistency, in words.

use crate::checkable::{Checkable, describe};
use crate::classify::{Detected, steps_at};
use crate::repair::{Repair, Repairs, in_words};
use crate::suggest::Suggestions;
use mazurka_engine::{
    Alarm, DataRace, Execution, KnownOrders, Robustness, Run, Undecided, WeakExecution,
};
use mazurka_report::{RobustnessAnswer, operation_in_words, step_in_words};
use mazurka_trace::word::signed;
use mazurka_trace::{
    Action, ActionKind, Cause, CycleEdge, CycleStep, EventId, Limit, Location, MemoryModel,
    MemoryOrder, Op, ThreadId, TraceStep, Violation, ViolationKind,
};
use std::collections::HashSet;
use std::sync::Arc;

/// Looks at executions as they are explored.
pub(crate) struct MemoryOrders {
    robustness: Robustness,
    model: MemoryModel,
    /// What was found before: who reads or overtakes what.
    known: HashSet<(ThreadId, u32, Option<EventId>, EventId)>,
    /// Why nothing is decided, in words.
    pub(crate) undecided: Option<String>,
    repair: Repair,
    /// What could be weaker, if that is asked for.
    suggestions: Option<Suggestions>,
    /// What ends the description of executions, too.
    alarm: Arc<Alarm>,
}

impl MemoryOrders {
    /// Nothing has been looked at; `suggest` says whether to find orders that could be weaker.
    pub(crate) fn new(model: MemoryModel, suggest: bool, alarm: Arc<Alarm>) -> MemoryOrders {
        let (robustness, repair) = (Robustness::new(model), Repair::new(model));
        let (known, undecided) = (HashSet::new(), None);
        let suggestions = suggest.then(|| Suggestions::new(model));
        MemoryOrders { robustness, model, known, undecided, repair, suggestions, alarm }
    }

    /// What E, whose run is at its end, shows that no execution before has shown; at most as much as is
    /// wanted. The memory orders of its steps are given if they are known.
    pub(crate) fn look<C: Checkable>(
        &mut self,
        program: &C,
        (e, known): (&Execution, &[MemoryOrder]),
        run: &C::Run,
        wanted: usize,
    ) -> Vec<Detected> {
        let found = self.robustness.look(e, &KnownOrders { e, known, others: run });
        let known = &mut self.known;
        let id = |at: usize| e.id(at);
        let fresh = |weak: &&WeakExecution| {
            let index = weak.position.map_or(e.count_of(weak.thread), |at| id(at).index);
            known.insert((weak.thread, index, weak.older.map(id), id(weak.overtaken)))
        };
        let fresh: Vec<WeakExecution> = found.iter().filter(fresh).copied().collect();
        if let Some(suggestions) = &mut self.suggestions {
            suggestions.look(program, e, run, &self.alarm);
        }
        for weak in &fresh {
            self.repair.keep(e, weak);
        }
        if let (None, Some(why)) = (&self.undecided, self.robustness.undecided()) {
            self.undecided = Some(undecided_in_words(program, e, why, &self.alarm));
        }
        let fresh = fresh.iter().take(wanted);
        fresh.map(|weak| detected(program, e, run, (weak, self.model), &self.alarm)).collect()
    }

    /// A data race of E was found.
    pub(crate) fn keep_race(&mut self, e: &Execution, race: DataRace) {
        self.repair.keep_race(e, race);
    }

    /// Goes on where an exploration was left that could not decide anything, if there is a reason. The
    /// executions that it had found are gone, so there will be no repair.
    pub(crate) fn go_on(&mut self, undecided: Option<String>) {
        self.undecided = undecided;
        self.repair.give_up();
    }

    /// Adds what another worker found.
    pub(crate) fn absorb(&mut self, other: MemoryOrders) {
        self.known.extend(other.known);
        self.undecided = self.undecided.take().or(other.undecided);
        self.repair.absorb(other.repair);
        if let (Some(suggestions), Some(more)) = (&mut self.suggestions, other.suggestions) {
            suggestions.absorb(more);
        }
    }

    /// What is known at the end of an exploration; nothing if it ended with a violation of another kind.
    pub(crate) fn outcome<C: Checkable>(
        self,
        program: &C,
        violations: &mut [Violation],
        limits: &[Limit],
    ) -> Option<mazurka_report::Robustness> {
        let repair = self.repair.find(program, &self.alarm);
        tell(violations, &repair);
        let Repairs { orders: repair, fences } = repair;
        let found = violations.iter().any(|v| v.kind == ViolationKind::MemoryOrder);
        let (answer, why) = match self.undecided {
            _ if found => (RobustnessAnswer::NotRobust, None),
            _ if !violations.is_empty() && repair.is_empty() && fences.is_empty() => return None,
            _ if !violations.is_empty() => (RobustnessAnswer::NotDecided, None),
            Some(why) => (RobustnessAnswer::NotDecided, Some(why)),
            None if !limits.is_empty() => (RobustnessAnswer::NotDecided, None),
            None => (RobustnessAnswer::Robust, None),
        };
        let robust = answer == RobustnessAnswer::Robust;
        let weaker = self.suggestions.filter(|_| robust).map(Suggestions::find);
        Some(mazurka_report::Robustness { answer, why, repair, fences, weaker })
    }
}

/// Says what helps where a memory order is too weak, or a data race is there because one is.
fn tell(violations: &mut [Violation], repair: &Repairs) {
    let Some(help) = in_words(repair) else { return };
    for violation in violations {
        match (violation.kind, &mut violation.cause) {
            (ViolationKind::MemoryOrder, Some(cause)) => cause.help.clone_from(&help),
            (ViolationKind::DataRace, Some(cause)) => {
                cause.help += &format!("; where atomics are to order them, {help}");
            }
            _ => {}
        }
    }
}

/// All that E, whose run stands at its end, shows under any memory model.
pub(crate) fn weak_executions<C: Checkable>(
    program: &C,
    e: &Execution,
    run: &C::Run,
    alarm: &Arc<Alarm>,
) -> Vec<Detected> {
    let models = [MemoryModel::Rc11, MemoryModel::X86];
    let all = models.into_iter().flat_map(|model| {
        let found = Robustness::new(model).look(e, run).to_vec();
        found.into_iter().map(move |weak| detected(program, e, run, (&weak, model), alarm))
    });
    all.collect()
}

fn undecided_in_words<C: Checkable>(
    program: &C,
    e: &Execution,
    why: Undecided,
    alarm: &Arc<Alarm>,
) -> String {
    let place = |at: usize| place(steps_at(program, e, [at], alarm)[0].location.as_ref());
    match why {
        Undecided::Overlap(first, second) => format!(
            "whether the program is robust is not decided: atomic accesses of different sizes overlap\
             {} and{}, about which the memory models say nothing",
            place(first),
            place(second)
        ),
        Undecided::Section(at) => format!(
            "whether the program is robust is not decided: memory models have no atomic sections{}",
            place(at)
        ),
        Undecided::Update(at) => format!(
            "whether the program is robust is not decided: the order of read-modify-writes whose results \
             are unused was not explored{}",
            place(at)
        ),
        Undecided::Message(at) => format!(
            "whether the program is robust is not decided: it posts messages to handlers{}, and what \
             a processor orders between two messages is not known",
            place(at)
        ),
        Undecided::Cut => {
            "whether the program is robust is not decided: iterations of a loop were \
                           cut off in which a thread writes (--stutter off keeps them)"
                .to_string()
        }
    }
}

fn place(location: Option<&Location>) -> String {
    location.map_or(String::new(), |at| format!(" ({}:{})", at.file, at.line))
}

/// The operation and the writes of a weak execution, ready to be shown.
struct Shown {
    operation: TraceStep,
    action: ActionKind,
    /// The value that the operation finds.
    value: String,
}

fn detected<C: Checkable>(
    program: &C,
    e: &Execution,
    run: &C::Run,
    (weak, model): (&WeakExecution, MemoryModel),
    alarm: &Arc<Alarm>,
) -> Detected {
    let trace = program.trace(e, alarm);
    let trace = trace.unwrap_or_else(|| e.events().map(|x| describe(program, &x)).collect());
    let op = match weak.position {
        Some(at) => Some(e.event(at).op),
        None => e.pending_op(weak.thread),
    };
    let op = op.unwrap_or(Op::Fence);
    let operation = match weak.position {
        Some(at) => trace[at].clone(),
        None => program.pending(run, weak.thread, &op),
    };
    let size = op.object().map_or(8, |object| object.size);
    let older = weak.older.and_then(|at| trace[at].value_after().map(str::to_string));
    let initial = || {
        // Where values are shown as something else, the word itself would say nothing.
        let number = trace[weak.overtaken].value_after().is_some_and(|v| v.parse::<i64>().is_ok());
        let number = number.then(|| format!(", {}", signed(weak.word, size)));
        format!("the initial value{}", number.unwrap_or_default())
    };
    let value = older.unwrap_or_else(initial);
    let shown = Shown { operation, action: ActionKind::from(&op), value };
    let message = message(e, &trace, weak, &shown, model);
    let cycle = cycle(e, run, &trace, weak, &shown);
    Detected {
        kind: ViolationKind::MemoryOrder,
        message,
        location: shown.operation.location.clone(),
        use_after_release: false,
        thread: Some(weak.thread),
        waiting: Vec::new(),
        endless: false,
        race: None,
        weak: Some((*weak, model)),
        orders: (0..e.len()).map(|at| order(e, run, at)).collect(),
        cause: Some(cause(&cycle)),
        cycle,
    }
}

/// The memory order of an event, if it accesses memory or is a fence.
fn order<R: Run>(e: &Execution, run: &R, at: usize) -> Option<MemoryOrder> {
    use ActionKind::{Await, CompareExchange, ExchangeAwait, Fence, Load, Rmw, Store};
    let event = &e.event(at);
    let accesses = [Load, Store, Rmw, CompareExchange, Await, ExchangeAwait, Fence];
    let is_access = accesses.contains(&ActionKind::from(&event.op));
    is_access.then(|| run.memory_order(at, event.effect))
}

/// What the model allows, in a sentence.
fn message(
    e: &Execution,
    trace: &[TraceStep],
    weak: &WeakExecution,
    shown: &Shown,
    model: MemoryModel,
) -> String {
    let Shown { operation, action, value } = shown;
    let object = operation.object.as_deref().unwrap_or("memory");
    let newer = &trace[weak.overtaken];
    let kind = ActionKind::from(&e.event(weak.overtaken).op);
    let overtaken = format!(
        "{} by {}{}",
        step_in_words(kind, newer),
        newer.thread,
        place(newer.location.as_ref())
    );
    let name = format!("{} {} of {object}", weak.order.name(), operation_in_words(&operation.op));
    let name = name.replace("  ", " ");
    let does = match (weak.position, action) {
        (None, _) => format!("find {value}, and go on"),
        (_, ActionKind::Store) => "come before".to_string(),
        _ if weak.effect.modifies() => format!("find {value}, and come before"),
        _ => format!("read {value}"),
    };
    let title = model.title();
    match does.ends_with("come before") {
        true => format!("{title} lets the {name} {does} {overtaken}, which precedes it"),
        false => format!("{title} lets the {name} {does}, although {overtaken} precedes it"),
    }
}

/// The cycle: the write that is overtaken, what leads from it to the operation, and that.
fn cycle<R: Run>(
    e: &Execution,
    run: &R,
    trace: &[TraceStep],
    weak: &WeakExecution,
    shown: &Shown,
) -> Vec<CycleStep> {
    let path = e.path(weak.overtaken, weak.pred);
    let mut cycle: Vec<CycleStep> = Vec::new();
    for (k, &at) in path.iter().enumerate() {
        let what = &trace[at];
        cycle.push(CycleStep {
            step: Some(at as u32 + 1),
            thread: what.thread.clone(),
            what: step_in_words(ActionKind::from(&e.event(at).op), what),
            order: order(e, run, at).map(|order| order.name().to_string()),
            edge: path.get(k + 1).map_or(CycleEdge::Then, |&next| edge(e, at, next)),
            location: what.location.clone(),
        });
    }
    let Shown { operation, value, .. } = shown;
    let object = operation.object.as_deref().unwrap_or("memory");
    let name = operation_in_words(&operation.op);
    let is_store = shown.action == ActionKind::Store;
    let found = if is_store { String::new() } else { format!(" (finds {value})") };
    cycle.push(CycleStep {
        step: None,
        thread: operation.thread.clone(),
        what: format!("{name} {object}{found}"),
        order: Some(weak.order.name().to_string()),
        edge: CycleEdge::OvertakenBy,
        location: operation.location.clone(),
    });
    cycle
}

/// Why one event is ordered before another, directly.
fn edge(e: &Execution, from: usize, to: usize) -> CycleEdge {
    let (from, to) = (&e.event(from), &e.event(to));
    let same = from.op.object() == to.op.object();
    match (from.effect.modifies(), to.effect.modifies()) {
        _ if from.thread == to.thread => CycleEdge::Then,
        _ if matches!(to.op, Op::On(_, Action::Wake)) => CycleEdge::Wakes,
        (true, false) if same => CycleEdge::ReadBy,
        (true, true) if same => CycleEdge::OverwrittenBy,
        (false, true) if same => CycleEdge::Before,
        _ => CycleEdge::SynchronisesWith,
    }
}

/// Why the model allows it: the cycle, with places and memory orders. Steps are those of E.
fn cause(cycle: &[CycleStep]) -> Cause {
    let step = |step: &CycleStep| {
        let CycleStep { thread, what, location, order, edge, .. } = step;
        let line = location.as_ref().map_or(String::new(), |at| format!(":{}", at.line));
        let order = order.as_ref().map_or(String::new(), |order| format!(" ({order})"));
        format!("{thread}{line} {what}{order} –{}→ ", edge.in_words())
    };
    let before: String = cycle.iter().filter(|found| found.step.is_some()).map(step).collect();
    let explanation = format!(
        "in every sequentially consistent execution {before}this operation, but these memory orders do \
         not promise it"
    );
    let help = match cycle.iter().any(|step| step.edge == CycleEdge::Wakes) {
        true => {
            "a wake-up synchronises nothing by itself, because it may come without a notification: \
             make both accesses while holding the mutex that belongs to the condition variable"
        }
        false => {
            "make the store that is seen release and the load that sees it acquire; where a thread \
             stores and then loads something else, only seq_cst accesses or a seq_cst fence between \
             them order the two"
        }
    };
    let steps = cycle.iter().filter_map(|found| found.step).collect();
    Cause { name: "not robust".into(), explanation, help: help.into(), steps }
}
