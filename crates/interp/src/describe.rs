//! Events in terms of the source: names of variables, values, lines.

use crate::code::{Instr, pointer, split};
use crate::machine::Machine;
use crate::memory::Storage;
use crate::pipeline::States;
use crate::program::{Compiled, CompiledRun};
use crate::sync::SyncVerb;
use mazurka_engine::program::{Pending, Program, Run};
use mazurka_engine::{Alarm, Replay};
use mazurka_trace::word::signed;
use mazurka_trace::{Action, Event, Location, Op, Printed, Rmw, ThreadId, TraceStep};
use std::sync::Arc;

impl Compiled {
    /// The steps of an execution, ready to be shown. The execution is run once more for that, unless it
    /// takes long and the alarm is raised.
    pub fn trace(&self, events: &[Event], alarm: &Arc<Alarm>) -> Option<Vec<TraceStep>> {
        let mut again = Repetition::new(self.start_watched(alarm));
        let mut steps = Vec::with_capacity(events.len());
        for (made, event) in events.iter().enumerate() {
            let here = again.next(made, event, alarm)?;
            let location = again.run.location(here.thread);
            let within = self.library_function(&again.run.machine, here.thread.index());
            steps.push(TraceStep { location, within, ..again.run.describe(&here) });
            again.step(&here);
        }
        Some(steps)
    }

    /// Finds out what blocks of the heap are for in an execution, so that they can be named. It is run once more for that,
    /// unless it takes long and the alarm is raised.
    pub fn learn_types(&self, events: &[Event], alarm: &Arc<Alarm>) -> Option<()> {
        self.code.heap_types.forget();
        let mut again = Repetition::new(self.start_watched(alarm));
        for (made, event) in events.iter().enumerate() {
            let here = again.next(made, event, alarm)?;
            again.run.note_types(&here);
            again.step(&here);
        }
        Some(())
    }

    /// What an execution prints. The execution is run once more for that, unless it takes long and the
    /// alarm is raised.
    pub fn printed(&self, events: &[Event], alarm: &Arc<Alarm>) -> Option<Vec<Printed>> {
        let machine =
            Machine::new(self.code.clone(), alarm.clone(), Some(Vec::new()), States::Unknown);
        let mut again = Repetition::new(CompiledRun { machine, program: self.clone() });
        again.run_through(events, alarm)?;
        let mut printed: Vec<Printed> = Vec::new();
        for chunk in again.run.machine.into_output() {
            let thread = self.thread_name(ThreadId(chunk.thread as u32));
            let text = String::from_utf8_lossy(&chunk.text).into_owned();
            match printed.last_mut() {
                Some(last) if last.thread == thread && last.step == chunk.position => {
                    last.text += &text;
                }
                _ => printed.push(Printed { thread, text, step: chunk.position }),
            }
        }
        Some(printed)
    }

    /// The name of a thread: main, or the number of its creation.
    pub fn thread_name(&self, thread: ThreadId) -> String {
        if thread == ThreadId::MAIN { "main".to_string() } else { format!("T{}", thread.0) }
    }
}

/// A fresh run that repeats an execution.
pub(crate) struct Repetition {
    /// The run, as far as it has got.
    pub(crate) run: CompiledRun,
    /// The number here of each thread of the execution, by its number there: an exploration numbers threads as they were
    /// created in any execution, a fresh run as they are created in this one.
    here: Vec<Option<ThreadId>>,
}

impl Repetition {
    pub(crate) fn new(run: CompiledRun) -> Repetition {
        Repetition { run, here: vec![Some(ThreadId::MAIN)] }
    }

    /// An event of the execution as it is about to happen here, after `made` others. Nothing if it cannot, or if that takes
    /// long and the alarm is raised.
    fn next(&mut self, made: usize, event: &Event, alarm: &Alarm) -> Option<Event> {
        let thread = (*self.here.get(event.thread.index())?)?;
        let here = Event { thread, ..*event };
        if self.run.is_too_late(made, &here, alarm) {
            return None;
        }
        let Pending::Op { op, .. } = self.run.pending(thread) else { return None };
        if let (Some(there), Some(child)) = (event.op.creates(), op.creates()) {
            self.here.resize(self.here.len().max(there.index() + 1), None);
            self.here[there.index()] = Some(child);
        }
        match event.op {
            Op::Spawn(_) | Op::Post(_) | Op::Join(_) => Some(Event { op, ..here }),
            _ => Some(here),
        }
    }

    fn step(&mut self, here: &Event) {
        self.run.step(here.thread, here.alternative);
    }

    /// Repeats all of the events.
    pub(crate) fn run_through(&mut self, events: &[Event], alarm: &Alarm) -> Option<()> {
        for (made, event) in events.iter().enumerate() {
            let here = self.next(made, event, alarm)?;
            self.step(&here);
        }
        Some(())
    }
}

impl CompiledRun {
    /// Whether to give up before an event is repeated: the alarm was raised, and the execution is long or
    /// its local code was stopped.
    fn is_too_late(&self, made: usize, event: &Event, alarm: &Alarm) -> bool {
        let is_long = || made > 0 && made.is_multiple_of(Replay::<CompiledRun>::SHORT);
        let is_stopped = || !matches!(self.pending(event.thread), Pending::Op { .. });
        alarm.is_raised() && (is_long() || is_stopped())
    }

    /// Where a thread is in the source.
    pub fn location(&self, thread: ThreadId) -> Option<Location> {
        self.program.location(&self.machine, thread.index())
    }

    /// An event of the current state, ready to be shown.
    pub fn describe(&self, event: &Event) -> TraceStep {
        let thread = |thread: ThreadId| Some(self.program.thread_name(thread));
        let (op, object, value) = match event.op {
            Op::On(_, Action::Section) => ("atomic section", None, None),
            Op::On(mut object, action) => {
                let pointer = self.moves_pointer(event.thread);
                let size = object.size;
                let path = self.part_name(object.address, size);
                let show = |word: u64| match pointer || self.points(word, size) {
                    true => self.address_name(word),
                    false => self.word_name(&path, word, size),
                };
                let (mut word, mut value) = words(event, size, action, &show);
                let mut part = path.text.clone();
                let call = self.machine.sync_call(event.thread.index());
                if let Some((name, offset)) = call.and_then(|(sync, _)| sync.word()) {
                    object.address -= u64::from(offset);
                    part = self.part_name(object.address, size).text;
                    word = name;
                    value = value.filter(|_| name == "sem_getvalue");
                }
                let allocation = self.machine.memory().allocation(split(object.address).0);
                if action == Action::Free && allocation.is_some_and(|a| a.storage == Storage::Stack)
                {
                    word = "end of";
                }
                if action == Action::Free {
                    part = self.object_name(object.address);
                }
                (word, Some(part), value)
            }
            Op::Spawn(child) => ("create", thread(child), None),
            Op::Join(target) => ("join", thread(target), None),
            Op::Post(message) => ("post", thread(message), None),
            Op::Choose(_) => ("choose", None, Some(event.alternative.to_string())),
            Op::Fence => ("fence", None, None),
        };
        let name = self.program.thread_name(event.thread);
        TraceStep { thread: name, op: op.to_string(), object, value, location: None, within: None }
    }

    /// Whether the pending access of a thread reads or writes a pointer.
    fn moves_pointer(&self, thread: ThreadId) -> bool {
        match self.machine.current_instruction(thread.index()) {
            Some((_, Instr::Access(number))) => {
                self.machine.code().accesses[number as usize].pointer
            }
            _ => false,
        }
    }

    /// Whether a word has the size of a pointer and points to an object: atomic pointers are accessed
    /// as integers.
    fn points(&self, word: u64, size: u32) -> bool {
        size == 8 && self.machine.memory().find(word, 0).is_ok()
    }

    /// The thread that holds what an operation waits for.
    pub fn holder(&self, op: &Op) -> Option<ThreadId> {
        use Action::{Lock, ReadLock, WriteLock};
        let Op::On(object, action @ (Lock | ReadLock | WriteLock)) = op else { return None };
        let (_, at) = self.machine.memory().find(object.address, object.size).ok()?;
        let word = self.machine.memory().read(at, object.size);
        // Of readers the word has only the number.
        if *action != Lock && word & Action::WRITER == 0 {
            return None;
        }
        Some(ThreadId((word as u32).checked_sub(1)?))
    }

    /// How many threads the barrier is for that a thread is about to leave.
    pub fn parties(&self, thread: ThreadId) -> Option<u32> {
        let (call, parties) = self.machine.sync_call(thread.index())?;
        let leaves = matches!(call.verb, SyncVerb::Depart | SyncVerb::DepartInOrder);
        leaves.then_some(parties as u32)
    }

    /// A string of the program.
    pub(crate) fn string(&self, ptr: u64) -> String {
        let (number, offset) = split(ptr);
        let Ok((allocation, at)) = self.machine.memory().find(pointer(number), 0) else {
            return String::new();
        };
        let end = at + allocation.size as usize;
        let bytes = self.machine.memory().bytes(at + offset as usize..end);
        let text = bytes.split(|&byte| byte == 0).next().unwrap_or_default();
        String::from_utf8_lossy(text).into_owned()
    }
}

/// The word for an action, and the value that it read or wrote.
fn words(
    event: &Event,
    size: u32,
    action: Action,
    show: &dyn Fn(u64) -> String,
) -> (&'static str, Option<String>) {
    let both = |old, new| Some(format!("{} -> {}", show(old), show(new)));
    let show = |word| Some(show(word));
    let old = event.old;
    let new = action.apply(event.thread, old, size);
    let both = || both(old, new);
    match action {
        Action::Load => ("load", show(old)),
        Action::Store(value) => ("store", show(value)),
        Action::Rmw { function, operand, .. } => {
            (rmw_word(function, signed(operand, size)), both())
        }
        Action::CompareExchange { .. } if action.succeeds(old, size) => ("cas", both()),
        Action::CompareExchange { .. } => ("cas fails", show(old)),
        Action::Await(_) => ("await", show(old)),
        Action::ExchangeAwait { until, .. } if until.is_equality() => ("casawait", both()),
        Action::ExchangeAwait { .. } => ("xchgawait", both()),
        Action::Lock => ("lock", None),
        Action::TryLock if old == 0 => ("trylock", None),
        Action::TryLock => ("trylock fails", None),
        Action::Unlock => ("unlock", None),
        Action::ReadLock => ("rdlock", None),
        Action::TryReadLock if action.succeeds(old, size) => ("tryrdlock", None),
        Action::TryReadLock => ("tryrdlock fails", None),
        Action::WriteLock => ("wrlock", None),
        Action::TryWriteLock if old == 0 => ("trywrlock", None),
        Action::TryWriteLock => ("trywrlock fails", None),
        Action::ReadUnlock => ("rdunlock", None),
        Action::WriteUnlock => ("wrunlock", None),
        Action::SemWait => ("sem_wait", both()),
        Action::SemTryWait if old > 0 => ("sem_trywait", both()),
        Action::SemTryWait => ("sem_trywait fails", None),
        Action::SemPost => ("sem_post", both()),
        Action::Enqueue => ("begin to wait", None),
        Action::Wake => ("wait", None),
        Action::NotifyOne => ("signal", Some(format!("{} waiting", old))),
        Action::NotifyAll => ("broadcast", Some(format!("{} waiting", old))),
        Action::Arrive => ("arrive", None),
        Action::Depart { .. } => ("depart", None),
        Action::Free => ("free", None),
        Action::Section => ("section", None),
        Action::Begin => ("begin", None),
        Action::End => ("end", None),
    }
}

/// The name that C11 gives to a read-modify-write. To subtract is to add a negative number.
fn rmw_word(function: Rmw, operand: i64) -> &'static str {
    match function {
        Rmw::Exchange => "exchange",
        Rmw::Add if operand < 0 => "fetch_sub",
        Rmw::Add => "fetch_add",
        Rmw::And => "fetch_and",
        Rmw::Or => "fetch_or",
        Rmw::Xor => "fetch_xor",
        Rmw::Nand => "fetch_nand",
        Rmw::Max | Rmw::UMax => "fetch_max",
        Rmw::Min | Rmw::UMin => "fetch_min",
    }
}
