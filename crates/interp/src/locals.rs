//! Where threads have been: local states that are met again are not computed again.
//!
//! What a thread does between two visible operations depends on its registers, on what the first of them
//! gave, and on memory of its own. So the states in which threads stand before visible operations, and the
//! ways from one to the next, are remembered: making a step on a known way means performing the visible
//! operation and naming the state that it leads to, and taking it back means naming the one before.
//! Frames and registers are fetched when somebody looks at them. In a search the same ways are gone over
//! and over.
//!
//! Only so much is remembered. What does not fit is computed, and saved to be undone, as if there were
//! nothing of this.

use crate::code::{Instr, Src};
use crate::library::Library;
use crate::log::Change;
use crate::machine::{Counters, Frame, Machine, Status, Thread};
use crate::memory::State;
use crate::sync::{Kind, Sync, Verb};
use crate::ways::Ways;
use mazurka_trace::{Action, Object, Op, ThreadId};
use rustc_hash::{FxHashMap, FxHasher};
use std::hash::{Hash, Hasher};

/// How many bytes of states are remembered.
const ROOM: usize = 6 << 20;

/// So many states are remembered before any of them need have been met again.
const TRUST: usize = 8192;

/// A state with more registers is not remembered.
const MOST_REGISTERS: usize = 400;

/// In place of the number of a state.
pub(crate) const UNKNOWN: u32 = u32::MAX;

/// A thread that stands before a visible operation, or at its end.
#[derive(Clone, Copy, Debug)]
struct Local {
    /// Where its frames and registers lie, and how many there are.
    frames: (u32, u32),
    registers: (u32, u32),
    counters: Counters,
    status: Status,
    site: Site,
}

/// What a thread stands before, as far as that follows from its registers alone; and whether it uses
/// what that gives.
#[derive(Clone, Copy, Debug)]
enum Site {
    Access {
        object: Object,
        action: Action,
        gives: bool,
    },
    Join {
        target: u32,
        gives: bool,
    },
    /// Creating a thread; the arguments are those of [`Library::Spawn`].
    Spawn {
        args: [u64; 3],
        gives: bool,
    },
    /// Locking or unlocking a mutex.
    Mutex {
        pointer: u64,
        verb: Verb,
    },
    Other,
}

/// All states that are remembered.
#[derive(Clone, Debug, Default)]
pub(crate) struct Locals {
    states: Vec<Local>,
    frames: Vec<Frame>,
    registers: Vec<u64>,
    by_content: FxHashMap<u64, u32>,
    pub(crate) ways: Ways,
    /// How often a known way was gone.
    pub(crate) uses: u64,
    /// Whether anything is remembered at all.
    pub(crate) off: bool,
}

impl Locals {
    /// Puts a thread into a state.
    #[inline]
    pub(crate) fn enter(&self, number: u32, thread: &mut Thread) {
        let Local { counters, status, .. } = &self.states[number as usize];
        (thread.counters, thread.status, thread.local) = (*counters, *status, number);
    }

    /// Fetches the frames and registers of the state that a thread is in.
    pub(crate) fn fetch(&self, thread: &mut Thread) {
        if !thread.is_held() {
            thread.frames.clear();
            thread.frames.extend_from_slice(self.frames(thread.local));
            thread.registers.clear();
            thread.registers.extend_from_slice(self.registers(thread.local));
            thread.held = thread.local;
        }
    }

    /// The frames of a state, the one on top last.
    pub(crate) fn frames(&self, number: u32) -> &[Frame] {
        let (first, count) = self.states[number as usize].frames;
        &self.frames[first as usize..][..count as usize]
    }

    fn registers(&self, number: u32) -> &[u64] {
        let (first, count) = self.states[number as usize].registers;
        &self.registers[first as usize..][..count as usize]
    }

    fn is_full(&self) -> bool {
        if self.states.len() > TRUST && self.uses < self.states.len() as u64 {
            return true;
        }
        let sizes = [
            self.states.len() * (size_of::<Local>() + 16),
            self.frames.len() * size_of::<Frame>(),
            self.registers.len() * 8,
            self.ways.size(),
        ];
        sizes.iter().sum::<usize>() > ROOM
    }

    fn can_remember(&self, thread: &Thread) -> bool {
        let settled = matches!(thread.status, Status::Ready | Status::Finished);
        settled && thread.registers.len() <= MOST_REGISTERS && !self.is_full()
    }

    /// The number of the state in which a thread is, unless another one has the same hash.
    fn remember(&mut self, thread: &Thread, site: Site) -> Option<u32> {
        let content = content(thread);
        if let Some(&number) = self.by_content.get(&content) {
            return self.is(number, thread).then_some(number);
        }
        let number = self.states.len() as u32;
        let frames = (self.frames.len() as u32, thread.frames.len() as u32);
        let registers = (self.registers.len() as u32, thread.registers.len() as u32);
        self.frames.extend_from_slice(&thread.frames);
        self.registers.extend_from_slice(&thread.registers);
        let Thread { counters, status, .. } = *thread;
        self.states.push(Local { frames, registers, counters, status, site });
        self.by_content.insert(content, number);
        Some(number)
    }

    fn is(&self, number: u32, thread: &Thread) -> bool {
        let Local { counters, status, .. } = self.states[number as usize];
        (counters, status) == (thread.counters, thread.status)
            && self.frames(number) == thread.frames
            && self.registers(number) == thread.registers
    }
}

fn content(thread: &Thread) -> u64 {
    let mut hasher = FxHasher::default();
    (thread.status == Status::Ready).hash(&mut hasher);
    thread.counters.hash(&mut hasher);
    thread.frames.hash(&mut hasher);
    thread.registers.hash(&mut hasher);
    hasher.finish()
}

impl Machine {
    /// What the visible operation that a thread has just performed gave, as far as the thread's own
    /// state depends on it; nothing if it did more to the thread than that.
    pub(crate) fn gave(&self, t: usize, from: u32, site: Instr, old: u64) -> Option<u64> {
        let thread = &self.threads[t];
        if thread.status != Status::Ready {
            return None;
        }
        let base = thread.frames.last()?.base;
        match site {
            Instr::Access(number) => {
                let access = &self.code.accesses[number as usize];
                Some(if access.dst.is_some() { old } else { 0 })
            }
            Instr::Library(number) => {
                let before = self.locals.states[from as usize].counters;
                let now = Counters { threads: before.threads, ..thread.counters };
                let dst = self.code.library_calls[number as usize].dst;
                let gave = dst.map_or(0, |dst| thread.registers[(base + dst) as usize]);
                (now == before).then_some(gave)
            }
            _ => Some(0),
        }
    }

    /// Makes a step on a known way, if it is one: an operation whose outcome has led somewhere before.
    #[inline]
    pub(crate) fn step_known(&mut self, t: usize, from: u32) -> Option<u64> {
        match self.locals.states.get(from as usize)?.site {
            Site::Access { object, action, gives } => {
                let (block, at) = self.memory.find(object.address, object.size).ok()?;
                if block.state != State::Alive {
                    return None;
                }
                let old = self.memory.read(at, object.size);
                let way = self.way(t, from, if gives { old } else { 0 })?;
                let new = action.apply(ThreadId(t as u32), old, object.size);
                self.replace(at, object.size, old, new);
                self.go(t, way);
                Some(old)
            }
            Site::Mutex { pointer, verb } => self.lock_known(t, from, pointer, verb),
            Site::Spawn { args, gives } => {
                let Some(Op::Spawn(child)) = self.known_op(t) else { return None };
                let way = self.way(t, from, if gives { u64::from(child.0) + 1 } else { 0 })?;
                self.spawn(t, child.0, args);
                self.go(t, way);
                Some(0)
            }
            Site::Join { target, gives } => {
                let thread = self.threads.get(target as usize)?;
                if thread.status != Status::Finished || thread.detached || thread.joined {
                    return None;
                }
                let way = self.way(t, from, if gives { thread.counters.result } else { 0 })?;
                self.threads[target as usize].joined = true;
                self.log.change(Change::Joined(target));
                self.go(t, way);
                Some(0)
            }
            Site::Other => None,
        }
    }

    /// Locks a mutex that is free, or unlocks one that the thread has locked once: whatever its kind, and
    /// nothing can go wrong. The calls return 0.
    fn lock_known(&mut self, t: usize, from: u32, pointer: u64, verb: Verb) -> Option<u64> {
        let (block, at) = self.memory.find(pointer, Kind::Mutex.size()).ok()?;
        let old = self.memory.read(at, 8);
        let (meets, action) = match verb {
            Verb::Lock => (0, Action::Lock),
            _ => (t as u64 + 1, Action::Unlock),
        };
        if block.state != State::Alive || old != meets {
            return None;
        }
        let way = self.way(t, from, 0)?;
        self.replace(at, 8, old, action.apply(ThreadId(t as u32), old, 8));
        self.go(t, way);
        Some(old)
    }

    /// The operation that a thread in a known state stands before, if that can be told without looking at
    /// its registers.
    #[inline]
    pub(crate) fn known_op(&self, t: usize) -> Option<Op> {
        match self.locals.states.get(self.threads[t].local as usize)?.site {
            Site::Access { object, action, .. } => Some(Op::On(object, action)),
            Site::Join { target, .. } => {
                let thread = self.threads.get(target as usize)?;
                (thread.status != Status::Unborn).then_some(Op::Join(ThreadId(target)))
            }
            Site::Spawn { args: [start, ..], .. } if self.is_function(start) => {
                let nth = self.threads[t].counters.threads;
                self.known_child(t as u32, nth).map(|child| Op::Spawn(ThreadId(child)))
            }
            Site::Mutex { pointer, verb } => {
                let (_, base) = self.memory.find(pointer, Kind::Mutex.size()).ok()?;
                Some(Op::On(Object::new(pointer, 8), self.mutex_action(t, verb, base)))
            }
            Site::Spawn { .. } | Site::Other => None,
        }
    }

    /// A thread comes to a known state.
    pub(crate) fn enter(&mut self, t: usize, to: u32) {
        self.locals.enter(to, &mut self.threads[t]);
        if !self.stands(t) {
            self.hold(t);
            self.run(t);
            self.arrived(t, None);
        }
    }

    /// The frames and registers of a thread are about to be changed.
    pub(crate) fn hold(&mut self, t: usize) {
        self.locals.fetch(&mut self.threads[t]);
        self.threads[t].held = UNKNOWN;
        self.threads[t].local = UNKNOWN;
    }

    /// The functions that a thread is in, the innermost last.
    pub(crate) fn frames(&self, t: usize) -> &[Frame] {
        let thread = &self.threads[t];
        if thread.is_held() { &thread.frames } else { self.locals.frames(thread.local) }
    }

    /// The value of an operand in a frame of a thread that begins at `base`.
    #[inline]
    pub(crate) fn get(&self, t: usize, base: usize, src: Src) -> u64 {
        let thread = &self.threads[t];
        match src.place() {
            Ok(reg) if thread.is_held() => thread.registers[base + reg as usize],
            Ok(reg) => self.locals.registers(thread.local)[base + reg as usize],
            Err(number) => self.code.consts[number as usize],
        }
    }

    /// Whether a thread in a known state stands before a visible operation, or at its end: whether an
    /// operation is in order, and visible, may depend on memory too.
    #[inline]
    fn stands(&self, t: usize) -> bool {
        let thread = &self.threads[t];
        let site = self.locals.states.get(thread.local as usize).map(|local| local.site);
        match site {
            Some(Site::Access { object, .. }) => {
                let found = self.memory.find(object.address, object.size);
                found.is_ok_and(|(block, _)| !block.private && !block.constant)
            }
            Some(Site::Mutex { pointer, .. }) => {
                self.memory.find(pointer, Kind::Mutex.size()).is_ok()
            }
            _ if thread.status == Status::Finished => true,
            _ => self.known_op(t).or_else(|| self.pending_op(t)).is_some(),
        }
    }

    /// A thread has come to where it stands now. `way` tells from which state, and with what.
    pub(crate) fn arrived(&mut self, t: usize, way: Option<(u32, u64)>) {
        if self.locals.off {
            return;
        }
        let number = match self.locals.can_remember(&self.threads[t]) {
            true => self.locals.remember(&self.threads[t], self.site_of(t)),
            false => None,
        };
        let number_or = number.unwrap_or(UNKNOWN);
        (self.threads[t].local, self.threads[t].held) = (number_or, number_or);
        if let (Some((from, gave)), Some(to)) = (way, number) {
            self.locals.ways.connect(from, gave, to, &self.touches);
        }
    }

    fn site_of(&self, t: usize) -> Site {
        let Some((frame, instr)) = self.frame(t) else { return Site::Other };
        if self.threads[t].status != Status::Ready {
            return Site::Other;
        }
        match instr {
            Instr::Access(number) => match self.pending_op(t) {
                Some(Op::On(object, action)) => {
                    let gives = self.code.accesses[number as usize].dst.is_some();
                    Site::Access { object, action, gives }
                }
                _ => Site::Other,
            },
            Instr::Library(number) => {
                let call = &self.code.library_calls[number as usize];
                let arg = |k: usize| {
                    call.args.get(k).map_or(0, |&src| self.get(t, frame.base as usize, src))
                };
                match call.function {
                    Library::Spawn => {
                        let args = [arg(0), arg(1), arg(2)];
                        Site::Spawn { args, gives: call.dst.is_some() }
                    }
                    Library::Join => {
                        let target = u32::try_from(arg(0).wrapping_sub(1)).unwrap_or(UNKNOWN);
                        Site::Join { target, gives: call.dst.is_some() }
                    }
                    Library::Sync(Sync {
                        kind: Kind::Mutex,
                        verb: verb @ (Verb::Lock | Verb::Unlock),
                    }) => Site::Mutex { pointer: arg(0), verb },
                    _ => Site::Other,
                }
            }
            _ => Site::Other,
        }
    }

    /// The function and the instruction at which the step at `position` was made.
    pub(crate) fn site(&self, position: usize) -> (u32, u32) {
        match self.log.from(position) {
            UNKNOWN => self.log.site(position),
            from => match self.locals.frames(from).last() {
                Some(frame) => (frame.function, frame.pc),
                None => unreachable!("a thread that makes a step has a frame"),
            },
        }
    }
}
