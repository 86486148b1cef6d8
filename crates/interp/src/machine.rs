//! The machine: threads with their frames, and moving back and forth.

use crate::code::{Code, Reg};
use crate::locals::{Locals, UNKNOWN};
use crate::log::Log;
use crate::memory::{Astray, Memory};
use crate::output::Piece;
use crate::state::Keys;
use crate::sync::{Kind, Misuse};
use crate::ways::Touches;
use mazurka_trace::ThreadId;
use rustc_hash::FxHashMap;
use std::sync::Arc;
use xxhash_rust::xxh3::xxh3_64;

/// A function that is being executed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Frame {
    pub(crate) function: u32,
    /// The next instruction.
    pub(crate) pc: u32,
    /// Where its registers begin, and how many there are.
    pub(crate) base: u32,
    pub(crate) size: u32,
    /// Where in the caller's frame the result goes.
    pub(crate) dst: Option<Reg>,
}

impl Frame {
    /// Where the registers of the next frame begin.
    pub(crate) fn end(&self) -> u32 {
        self.base + self.size
    }
}

/// Why a thread has gone wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Wrong {
    /// A pointer has gone astray.
    Pointer(Astray, u64),
    DoubleFree(u64),
    /// Memory is freed that is not the start of something allocated.
    InvalidFree(u64),
    /// The arguments of the assertion function: the text, and more that is not used.
    Assertion(u64),
    Error,
    Abort,
    DivisionByZero,
    /// A synchronisation object is misused.
    Sync(Kind, Misuse, u64),
    JoinDetached(u32),
    JoinAgain(u32),
    Exception,
    Unreachable,
    /// Too many instructions without a visible operation.
    Endless,
    /// Too many frames.
    Overflow,
    /// A call through a pointer that is not a function.
    NotAFunction(u64),
    NoSuchThread(u64),
    /// An exception is thrown by the library function that the thread stands before.
    Thrown,
    /// Text is to be formatted from a string that other threads may change.
    SharedText(u64),
    /// Something that may block or branch, in the middle of an atomic section.
    InSection,
}

/// Where a thread stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Status {
    Unborn,
    /// Before a visible operation.
    Ready,
    Finished,
    /// It has ended the whole program.
    Exited,
    Assume,
    Bound,
    Wrong(Wrong),
}

/// Numbers that a step changes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Counters {
    /// How many objects the thread has created.
    pub(crate) objects: u32,
    /// How many threads it has created.
    pub(crate) threads: u32,
    /// What it returned.
    pub(crate) result: u64,
    /// How many atomic sections it is inside of.
    pub(crate) sections: u32,
    /// How often it has woken up by itself.
    pub(crate) spurious: u32,
    /// The topmost cleanup handler.
    pub(crate) cleanup: u64,
}

/// A thread.
#[derive(Clone, Debug)]
pub(crate) struct Thread {
    pub(crate) status: Status,
    pub(crate) frames: Vec<Frame>,
    pub(crate) registers: Vec<u64>,
    pub(crate) counters: Counters,
    /// Nobody is going to join it.
    pub(crate) detached: bool,
    /// Somebody has joined it.
    pub(crate) joined: bool,
    /// The number of the local state it is in, if that is remembered.
    pub(crate) local: u32,
    /// The number of the local state that its frames and registers are those of. They are fetched
    /// only when they are needed; in a state that is not remembered they are what they are.
    pub(crate) held: u32,
    /// The same in every exploration: from who created it and as which one.
    pub(crate) name: u64,
}

impl Thread {
    fn new(name: u64) -> Thread {
        let (frames, registers) = (Vec::new(), Vec::new());
        let (status, counters) = (Status::Unborn, Counters::default());
        let (detached, joined) = (false, false);
        let (local, held) = (UNKNOWN, UNKNOWN);
        Thread { status, frames, registers, counters, detached, joined, local, held, name }
    }

    /// The creation was undone.
    pub(crate) fn forget(&mut self) {
        self.status = Status::Unborn;
        self.frames.clear();
        self.registers.clear();
        self.counters = Counters::default();
        (self.local, self.held) = (UNKNOWN, UNKNOWN);
        (self.detached, self.joined) = (false, false);
    }

    /// The last step was undone: it can be made again.
    pub(crate) fn revive(&mut self) {
        self.status = Status::Ready;
    }

    /// Whether its frames and registers are those of the state it is in.
    #[inline]
    pub(crate) fn is_held(&self) -> bool {
        self.local == UNKNOWN || self.held == self.local
    }
}

/// An execution of a program.
#[derive(Clone, Debug)]
pub struct Machine {
    pub(crate) code: Arc<Code>,
    pub(crate) memory: Memory,
    pub(crate) threads: Vec<Thread>,
    /// What was printed, if it is to be kept.
    pub(crate) output: Option<Vec<Piece>>,
    pub(crate) log: Log,
    pub(crate) locals: Locals,
    /// What the thread that runs has touched since its last visible operation.
    pub(crate) touches: Touches,
    /// What keeps the keys of states, if anybody wants to know them.
    pub(crate) keys: Option<Keys>,
    /// The numbers of threads by (creator, how many it had created).
    names: FxHashMap<(u32, u32), u32>,
    /// Steps that were undone and can be made again, the next one last.
    ahead: Vec<(u32, u32)>,
}

impl Machine {
    /// A machine in which the main thread stands before its first visible operation. What is printed
    /// goes to `output`, if there is one.
    pub(crate) fn new(code: Arc<Code>, output: Option<Vec<Piece>>) -> Machine {
        let memory = Memory::new(&code.globals);
        let entry = code.entry;
        let mut machine = Machine {
            code,
            memory,
            threads: vec![Thread::new(0)],
            output,
            log: Log::default(),
            locals: Locals::default(),
            touches: Touches::default(),
            keys: None,
            names: FxHashMap::default(),
            ahead: Vec::new(),
        };
        machine.threads[0].status = Status::Ready;
        machine.push_frame(0, entry, None);
        machine.run(0);
        if let Some(live) = machine.code.live.clone() {
            machine.watch_states(live);
        }
        // The key of a state follows what happens to registers.
        machine.locals.off = machine.keys.is_some();
        machine.arrived(0, None);
        machine
    }

    /// The number of the `nth` thread that `parent` creates.
    pub(crate) fn child(&mut self, parent: u32, nth: u32) -> u32 {
        let next = self.threads.len() as u32;
        let number = *self.names.entry((parent, nth)).or_insert(next);
        if number == next {
            let mut bytes = [0; 12];
            bytes[..8].copy_from_slice(&self.threads[parent as usize].name.to_le_bytes());
            bytes[8..].copy_from_slice(&nth.to_le_bytes());
            let name = xxh3_64(&bytes);
            self.memory.thread_named(name);
            self.threads.push(Thread::new(name));
        }
        number
    }

    /// The same, if it was asked for before: creating a thread first asks for its identity.
    pub(crate) fn known_child(&self, parent: u32, nth: u32) -> Option<u32> {
        self.names.get(&(parent, nth)).copied()
    }

    /// A new frame, whose registers are 0; returns where they begin.
    pub(crate) fn push_frame(&mut self, thread: usize, function: u32, dst: Option<Reg>) -> usize {
        let code = &self.code.functions[function as usize];
        let size = code.registers.max(code.params);
        let thread = &mut self.threads[thread];
        let base = thread.frames.last().map_or(0, Frame::end);
        thread.frames.push(Frame { function, pc: 0, base, size, dst });
        // What a return leaves behind is cut off, so that all of this is new.
        thread.registers.resize((base + size) as usize, 0);
        base as usize
    }

    /// Writes a word where another one stands, so that it can be undone.
    #[inline]
    pub(crate) fn replace(&mut self, at: usize, size: u32, old: u64, new: u64) {
        if new != old {
            self.log.write(at, size, old);
            self.memory.write(at, size, new);
        }
    }

    /// Makes a step and forgets nothing of what lies ahead.
    fn step_again(&mut self, thread: u32, alternative: u32) -> u64 {
        let t = thread as usize;
        let from = self.threads[t].local;
        self.log.begin(thread, alternative, &self.threads[t]);
        if let Some(old) = self.step_known(t, from) {
            return old;
        }
        self.leave(t);
        self.hold(t);
        let site = self.frame(t).map(|(_, instr)| instr);
        let old = self.perform(t, alternative);
        let mut way = None;
        if let (Some(site), true) = (site, from != UNKNOWN)
            && let Some(gave) = self.gave(t, from, site, old)
        {
            if let Some(known) = self.way(t, from, gave) {
                self.go(t, known);
                return old;
            }
            way = Some((from, gave));
        }
        self.touches.clear();
        self.run(t);
        self.settled(t, self.log.child());
        self.log.end(&self.threads[t]);
        self.arrived(t, way);
        old
    }

    pub(crate) fn step_thread(&mut self, thread: ThreadId, alternative: u32) -> u64 {
        self.ahead.clear();
        self.step_again(thread.0, alternative)
    }

    pub(crate) fn move_to_position(&mut self, position: usize) {
        while self.log.len() > position {
            let (thread, alternative) = self.log.choice(self.log.len() - 1);
            self.ahead.push((thread, alternative));
            self.unsettle(thread as usize, self.log.child());
            self.log.undo(&mut self.memory, &mut self.threads, &self.locals);
        }
        while self.log.len() < position {
            let Some((thread, alternative)) = self.ahead.pop() else {
                panic!("there is no step to repeat at {}", self.log.len());
            };
            self.step_again(thread, alternative);
        }
    }
}
