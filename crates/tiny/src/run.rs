//! Executions: stepping, undoing and redoing.
//!
//! Each step logs what it overwrote: one thread and at most one word of memory. Moving back swaps
//! the log with the state, which leaves in the log exactly what moving forward again needs.

use crate::ast::{Atom, Expr, Test};
use crate::code::*;
use crate::queue;
use mazurka_engine::Snapshot;
use mazurka_engine::program::{Fault, Pending, Run, Stop};
use mazurka_trace::word::mask;
use mazurka_trace::{Action, Op, ThreadId, ViolationKind};
use std::sync::Arc;
use xxhash_rust::xxh3::xxh3_128;

/// An execution of a [`crate::Tiny`].
#[derive(Clone, Debug)]
pub struct TinyRun {
    code: Arc<Code>,
    memory: Vec<u64>,
    threads: Vec<ThreadState>,
    log: Vec<LogEntry>,
    /// How many entries of the log are done; the rest are undone.
    position: usize,
}

/// One step: what it overwrote, or after it was undone what it had written.
#[derive(Clone, Copy, Debug)]
struct LogEntry {
    state: ThreadState,
    word: u64,
    thread: u32,
    /// The cell of `word`, or [`NO_CELL`].
    cell: u32,
    /// The thread that the step creates, or [`NO_CHILD`].
    child: u32,
}

const NO_CHILD: u32 = u32::MAX;

impl TinyRun {
    pub(crate) fn new(code: Arc<Code>) -> TinyRun {
        let memory = code.objects.iter().map(|object| object.word).collect();
        let mut threads: Vec<ThreadState> =
            code.threads.iter().map(|thread| thread.first).collect();
        threads[code.alive..].fill(ThreadState::UNBORN);
        TinyRun { code, memory, threads, log: Vec::new(), position: 0 }
    }

    /// How many steps have been made and not undone.
    pub fn position(&self) -> usize {
        self.position
    }

    fn visible(&self, state: &ThreadState) -> &Visible {
        match &self.code.instrs[state.pc as usize] {
            Instr::Visible(visible) => visible,
            _ => unreachable!("a ready thread is at a visible operation"),
        }
    }

    /// Whether an operation is enabled, and the current word of its object if it may block.
    #[inline]
    fn enabled(&self, thread: u32, visible: &Visible, op: &Op) -> (bool, u64) {
        match *op {
            Op::On(_, Action::Wake) => {
                let queue = self.memory[visible.cell as usize];
                (!queue::contains(queue, thread), queue::len(queue))
            }
            Op::On(object, action) if action.may_block() => {
                let word = self.memory[visible.cell as usize] >> visible.shift;
                let word = word & mask(object.size);
                (action.enabled(word, object.size), word)
            }
            Op::Join(other) => (self.threads[other.index()].status == Status::Finished, 0),
            _ => (true, 0),
        }
    }

    /// Exchanges what the entry holds with what the state holds.
    fn swap(&mut self, position: usize) {
        let entry = &mut self.log[position];
        std::mem::swap(&mut self.threads[entry.thread as usize], &mut entry.state);
        if entry.cell != NO_CELL {
            std::mem::swap(&mut self.memory[entry.cell as usize], &mut entry.word);
        }
        if entry.child != NO_CHILD {
            // The child has made no step here: it is in its initial state, or does not exist yet.
            let child = entry.child as usize;
            self.threads[child] = match self.threads[child].status {
                Status::Unborn => self.code.threads[child].first,
                _ => ThreadState::UNBORN,
            };
        }
    }

    /// `a = 1, b = 2` for the registers that a test reads.
    fn values(&self, thread: usize, test: &Test) -> String {
        let (left, right) = match &test.left {
            Expr::Atom(atom) => (atom, None),
            Expr::Binary(left, _, right) => (left, Some(right)),
        };
        let mut shown: Vec<String> = Vec::new();
        for atom in [Some(left), right, Some(&test.right)].into_iter().flatten() {
            let Atom::Register(name) = atom else { continue };
            let names = &self.code.threads[thread].registers;
            if let Some(register) = names.iter().position(|other| other == name) {
                let value = self.threads[thread].registers[register] as i64;
                let value = format!("{name} = {value}");
                if !shown.contains(&value) {
                    shown.push(value);
                }
            }
        }
        shown.join(", ")
    }
}

/// The effect of an action on the word of memory that holds its object.
struct Effect {
    /// The value of the object before.
    old: u64,
    /// The word afterwards.
    word: u64,
    /// Whether the thread released what it does not hold; then nothing has changed.
    misused: bool,
}

/// Performs an action on an object with bits of `word`.
#[inline]
fn perform(visible: &Visible, action: Action, who: (ThreadId, u32), word: u64) -> Effect {
    let (thread, alternative) = who;
    let size = visible.op.object().map_or(8, |object| object.size);
    let queued = |word| Effect { old: queue::len(word), word, misused: false };
    match action {
        Action::Wake => queued(word),
        Action::Enqueue => Effect { word: queue::push(word, thread.0), ..queued(word) },
        Action::NotifyOne if queue::len(word) == 0 => queued(word),
        Action::NotifyOne => {
            Effect { word: queue::remove(word, u64::from(alternative)), ..queued(word) }
        }
        Action::NotifyAll => Effect { word: 0, ..queued(word) },
        _ => {
            let bits = mask(size);
            let old = (word >> visible.shift) & bits;
            if misused(action, thread, old) {
                return Effect { old, word, misused: true };
            }
            let new = action.apply(thread, old, size);
            let word = word & !(bits << visible.shift) | new << visible.shift;
            Effect { old, word, misused: false }
        }
    }
}

/// Whether `thread` releases what it does not hold.
fn misused(action: Action, thread: ThreadId, word: u64) -> bool {
    let owner = u64::from(thread.0) + 1;
    match action {
        Action::Unlock => word != owner,
        Action::ReadUnlock => word == 0 || word & Action::WRITER != 0,
        Action::WriteUnlock => word != Action::WRITER | owner,
        _ => false,
    }
}

/// The result, for the program, of an action on an object with the value `old`.
fn result(action: Action, old: u64, size: u32) -> u64 {
    match action {
        Action::CompareExchange { .. }
        | Action::TryLock
        | Action::TryReadLock
        | Action::TryWriteLock
        | Action::SemTryWait => u64::from(action.succeeds(old, size)),
        _ => old,
    }
}

impl Run for TinyRun {
    #[inline]
    fn pending(&self, thread: ThreadId) -> Pending {
        let Some(state) = self.threads.get(thread.index()) else { return Pending::Unborn };
        match state.status {
            Status::Ready => {
                let visible = self.visible(state);
                let op = visible.op(state);
                let (enabled, word) = self.enabled(thread.0, visible, &op);
                Pending::Op { op, enabled, word }
            }
            Status::Unborn => Pending::Unborn,
            Status::Finished => Pending::Finished,
            Status::AssumeFailed => Pending::Stopped(Stop::Assume),
            Status::Violated => Pending::Stopped(Stop::Violation),
        }
    }

    fn step(&mut self, thread: ThreadId, alternative: u32) -> u64 {
        let state = &mut self.threads[thread.index()];
        debug_assert_eq!(state.status, Status::Ready, "{thread} has no operation to perform");
        let Instr::Visible(visible) = &self.code.instrs[state.pc as usize] else {
            unreachable!("a ready thread is at a visible operation")
        };
        let mut entry =
            LogEntry { state: *state, word: 0, thread: thread.0, cell: NO_CELL, child: NO_CHILD };
        let mut effect = Effect { old: 0, word: 0, misused: false };
        match visible.op(state) {
            Op::On(object, action) => {
                let word = &mut self.memory[visible.cell as usize];
                effect = perform(visible, action, (thread, alternative), *word);
                (entry.cell, entry.word) = (visible.cell, *word);
                *word = effect.word;
                if let Some(into) = visible.into {
                    let value = result(action, effect.old, object.size);
                    state.registers[usize::from(into)] = value;
                }
                if let RuntimeOperands::BarrierRound(barrier) = visible.operands {
                    state.rounds += 1 << (8 * barrier);
                }
            }
            Op::Choose(_) => {
                if let Some(into) = visible.into {
                    state.registers[usize::from(into)] = u64::from(alternative);
                }
            }
            Op::Spawn(child) | Op::Post(child) => entry.child = child.0,
            Op::Join(_) | Op::Fence => {}
        }
        if effect.misused {
            state.status = Status::Violated;
        } else {
            state.pc += 1;
            run_to_visible(&self.code.instrs, state);
        }
        if entry.child != NO_CHILD {
            let child = entry.child as usize;
            self.threads[child] = self.code.threads[child].first;
        }
        self.log.truncate(self.position);
        self.log.push(entry);
        self.position += 1;
        effect.old
    }

    fn move_to(&mut self, position: usize) {
        assert!(position <= self.log.len(), "there is no step to redo at {position}");
        while self.position > position {
            self.position -= 1;
            self.swap(self.position);
        }
        while self.position < position {
            self.swap(self.position);
            self.position += 1;
        }
    }

    fn creates_twin(&self, creator: ThreadId, last: ThreadId) -> bool {
        let same_as = |thread: ThreadId| self.code.threads[thread.index()].same_as;
        match self.pending(creator) {
            Pending::Op { op: Op::Spawn(child), .. } => same_as(child) == same_as(last),
            _ => false,
        }
    }

    fn violation(&self, thread: ThreadId) -> Fault {
        let index = thread.index();
        let name = &self.code.threads[index].name;
        let (kind, message) = match self.code.instrs[self.threads[index].pc as usize] {
            Instr::Assert(_, text) => {
                let test = &self.code.asserts[text as usize];
                let values = self.values(index, test);
                let values = if values.is_empty() { values } else { format!(": {values}") };
                (ViolationKind::Assertion, format!("`assert {test}` fails in {name}{values}"))
            }
            Instr::Visible(visible) => {
                let object = &self.code.objects[visible.cell as usize];
                let (kind, lock) = (object.kind.keyword(), &object.name);
                (ViolationKind::Sync, format!("{name} unlocks {kind} {lock} without holding it"))
            }
            _ => unreachable!("only assertions and unlocks violate"),
        };
        Fault { kind, message, location: None, use_after_release: false }
    }

    fn fingerprint(&self) -> Option<u128> {
        let mut bytes = Buffer { stack: [0; STACK], heap: Vec::new(), len: 0 };
        self.memory.iter().for_each(|&word| bytes.push(word));
        for (state, thread) in self.threads.iter().zip(&self.code.threads) {
            bytes.push(u64::from(state.pc) << 8 | state.status as u64);
            bytes.push(state.rounds);
            // The other registers are always 0.
            let used = &state.registers[..thread.registers.len()];
            used.iter().for_each(|&word| bytes.push(word));
        }
        Some(bytes.hash())
    }

    fn resumed(&self) -> Option<TinyRun> {
        let mut run = self.clone();
        (run.log, run.position) = (Vec::new(), 0);
        Some(run)
    }
}

impl Snapshot for TinyRun {
    fn thread_count(&self) -> u32 {
        self.threads.len() as u32
    }

    fn shared_key(&self) -> u128 {
        let bytes: Vec<u8> = self.memory.iter().flat_map(|word| word.to_le_bytes()).collect();
        xxh3_128(&bytes)
    }

    fn shared(&self, into: &mut Vec<u64>) {
        into.extend(&self.memory);
    }

    fn place(&self, thread: ThreadId, into: &mut Vec<u64>) {
        let state = &self.threads[thread.index()];
        if state.status != Status::Unborn {
            into.push(u64::from(state.pc) << 8 | state.status as u64);
        }
    }

    fn locals(&self, thread: ThreadId, into: &mut Vec<(u64, u64)>) {
        let state = &self.threads[thread.index()];
        into.push((0, state.rounds));
        into.extend((1..).zip(state.registers));
    }
}

const STACK: usize = 1024;

/// Bytes to be hashed; those of a small program need no allocation.
struct Buffer {
    stack: [u8; STACK],
    heap: Vec<u8>,
    len: usize,
}

impl Buffer {
    #[inline]
    fn push(&mut self, word: u64) {
        if self.len + 8 > STACK {
            self.heap.extend_from_slice(&self.stack[..self.len]);
            self.len = 0;
        }
        self.stack[self.len..self.len + 8].copy_from_slice(&word.to_le_bytes());
        self.len += 8;
    }

    fn hash(mut self) -> u128 {
        if self.heap.is_empty() {
            return xxh3_128(&self.stack[..self.len]);
        }
        self.heap.extend_from_slice(&self.stack[..self.len]);
        xxh3_128(&self.heap)
    }
}
