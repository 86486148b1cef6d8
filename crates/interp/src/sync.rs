//! Synchronisation objects: which operation a call amounts to, what it does, what it returns.
//!
//! The word that decides whether an operation is enabled lies in the first bytes of the object, as
//! [`mazurka_trace::Action`] describes it, so that what the C library calls a static initialiser (all
//! bytes 0) is an object that nobody holds. What else has to be remembered lies behind the word, where
//! no other operation looks:
//!
//! | object | bytes | word | behind it |
//! |---|---|---|---|
//! | mutex | 24 | 0..8 | the kind at 16 |
//! | spin lock, once | 4 | 0..4 | |
//! | read-write lock | 56 | 0..8 | the state at 8, from 16 on how often each of the first 40 threads reads |
//! | semaphore | 16 | 0..8 | the state at 8 |
//! | condition variable | 48 | 0..8 | the waiting threads from 8 on, 2 bytes each; the state at 44 |
//! | barrier | 32 | 0..8 arrivals | the parties at 8, an object of their own; a bit for each thread from 16 on |

use crate::code::Instr;
use crate::library::Library;
use crate::machine::{Machine, Wrong};
use crate::memory::{Astray, State};
use crate::visible::Visible;
use mazurka_trace::{Action, Compare, Condition, MemoryOrder, Object, Op, Rmw, ThreadId};

/// What sort of object.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    Mutex,
    Spin,
    RwLock,
    Semaphore,
    Condition,
    Barrier,
    Once,
}

impl Kind {
    /// The word for it in messages.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Kind::Mutex => "mutex",
            Kind::Spin => "spin lock",
            Kind::RwLock => "read-write lock",
            Kind::Semaphore => "semaphore",
            Kind::Condition => "condition variable",
            Kind::Barrier => "barrier",
            Kind::Once => "once flag",
        }
    }

    /// The bytes that are used of it.
    pub(crate) fn size(self) -> u32 {
        match self {
            Kind::Mutex => 24,
            Kind::Spin | Kind::Once => 4,
            Kind::RwLock => 56,
            Kind::Semaphore => 16,
            Kind::Condition => 48,
            Kind::Barrier => 32,
        }
    }

    /// Where its state stands, if it has one.
    fn state(self) -> Option<u32> {
        match self {
            Kind::RwLock | Kind::Semaphore => Some(8),
            Kind::Condition => Some(44),
            _ => None,
        }
    }
}

/// What is done to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Verb {
    /// The second argument is the kind of a mutex, the value of a semaphore, the parties of a barrier.
    Init,
    Destroy,
    Lock,
    TryLock,
    Unlock,
    ReadLock,
    TryReadLock,
    Wait,
    TryWait,
    Post,
    /// Reads the value of a semaphore.
    Value,
    /// Joins the waiting threads; the second argument is the mutex, which must be held.
    Enqueue,
    /// Waits to be notified; the second argument says whether a time-out would end that.
    Wake,
    Signal,
    Broadcast,
    /// Reads how many threads a barrier is for.
    Parties,
    /// Arrives at a barrier for so many; gives the number of arrivals before.
    Arrive,
    /// The same, where the order of arrivals counts.
    ArriveInOrder,
    /// Leaves a barrier for so many, in the use with this number.
    Depart,
    /// The same, where the order of arrivals counts.
    DepartInOrder,
    /// Waits until the initialisation is over.
    Done,
}

/// A call that is about a synchronisation object.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Sync {
    pub(crate) kind: Kind,
    pub(crate) verb: Verb,
}

impl Sync {
    /// The word for it in reports, where the action alone does not say it; and how far from the start
    /// of the object it acts.
    pub(crate) fn word(self) -> Option<(&'static str, u32)> {
        let parties = if self.kind == Kind::Barrier { PARTIES } else { 0 };
        Some(match self.verb {
            Verb::Init => ("init", parties),
            Verb::Destroy => ("destroy", parties),
            Verb::Parties => ("come to", parties),
            Verb::Value => ("sem_getvalue", 0),
            Verb::ArriveInOrder => ("arrive", 0),
            Verb::DepartInOrder => ("depart", 0),
            Verb::Done => ("wait for", 0),
            _ => return None,
        })
    }

    /// How the call takes part in synchronisation beyond what its action does.
    pub(crate) fn memory_order(self) -> MemoryOrder {
        match self.verb {
            Verb::Init | Verb::Destroy => MemoryOrder::Plain,
            Verb::Value | Verb::Parties => MemoryOrder::Relaxed,
            _ => MemoryOrder::SeqCst,
        }
    }
}

/// How a synchronisation object is misused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Misuse {
    NotHeld,
    DestroyedInUse,
    Destroyed,
    Uninitialised,
    /// A thread waits at a condition variable without holding the mutex at this address.
    WithoutMutex(u64),
    /// More threads wait than can be noted.
    TooManyWait,
    /// More threads meet at a barrier than it is for.
    TooManyMeet,
}

/// States of objects. A zero is a static initialiser, where there is one.
const USABLE: u64 = 1;
const DESTROYED_STATE: u64 = 2;

/// The word of a mutex that was destroyed, and the parties of a barrier that was.
pub(crate) const DESTROYED: u64 = u64::MAX;

/// In a mutex, how often its owner has locked it beyond the first time stands above this bit.
const AGAIN: u64 = 1 << 32;

/// Where the kind of a mutex stands, and the kinds, as the C library has them.
const MUTEX_KIND: u32 = 16;
const RECURSIVE: u64 = 1;
const ERROR_CHECKING: u64 = 2;

/// Where the waiting threads stand in a condition variable, and how many there can be.
const QUEUE: u32 = 8;
const QUEUE_SIZE: u64 = 18;

/// Where a read-write lock notes its readers, and how many threads it does so for.
const READERS: u32 = 16;
const READERS_SIZE: usize = 40;

/// Where the parties of a barrier stand, and the bits of the threads that use it.
const PARTIES: u32 = 8;
const USERS: u32 = 16;
const USERS_SIZE: usize = 128;

/// What functions return: the object is held; by the thread itself; by another; there is no permit.
const EBUSY: u64 = 16;
const EDEADLK: u64 = 35;
const EPERM: u64 = 1;
const EAGAIN: u64 = 11;

/// An addition whose result counts.
fn add(operand: u64) -> Action {
    Action::Rmw { function: Rmw::Add, operand, used: true }
}

/// A read that waits for a word.
fn wait_until(compare: Compare, operand: u64) -> Action {
    Action::Await(Condition { compare, operand })
}

/// A call about an object as it is performed.
struct Deed {
    thread: usize,
    sync: Sync,
    /// Where the object lies in the arena.
    base: usize,
    second: u64,
    action: Action,
    alternative: u32,
    /// The word that it meets.
    old: u64,
}

impl Machine {
    /// The operation that a call of `thread` with these arguments amounts to.
    pub(crate) fn sync_op(&self, t: usize, sync: Sync, args: [u64; 3]) -> Visible {
        let [ptr, second, third] = args;
        let base = match self.memory.find(ptr, sync.kind.size()) {
            Ok((_, base)) => base,
            Err(astray) => return Visible::Wrong(Wrong::Pointer(astray, ptr)),
        };
        let object = match (sync.kind, sync.verb) {
            (Kind::Barrier, Verb::Init | Verb::Destroy | Verb::Parties) => {
                Object::new(ptr + u64::from(PARTIES), 8)
            }
            (Kind::Spin | Kind::Once, _) => Object::new(ptr, 4),
            _ => Object::new(ptr, 8),
        };
        let action = match sync.verb {
            Verb::Init | Verb::Destroy => Action::Store(fresh(sync, second)),
            Verb::Lock | Verb::TryLock | Verb::Unlock if sync.kind == Kind::Mutex => {
                self.mutex_action(t, sync.verb, base)
            }
            Verb::Unlock if sync.kind == Kind::RwLock => self.release(t, base),
            Verb::Lock if sync.kind == Kind::RwLock => Action::WriteLock,
            Verb::TryLock if sync.kind == Kind::RwLock => Action::TryWriteLock,
            Verb::Lock => Action::Lock,
            Verb::TryLock => Action::TryLock,
            Verb::Unlock => Action::Unlock,
            Verb::ReadLock => Action::ReadLock,
            Verb::TryReadLock => Action::TryReadLock,
            Verb::Wait => Action::SemWait,
            Verb::TryWait => Action::SemTryWait,
            Verb::Post => Action::SemPost,
            Verb::Value | Verb::Parties => Action::Load,
            Verb::Enqueue => Action::Enqueue,
            Verb::Wake => Action::Wake,
            Verb::Signal => Action::NotifyOne,
            Verb::Broadcast => Action::NotifyAll,
            Verb::Arrive => Action::Arrive,
            Verb::ArriveInOrder => add(1),
            Verb::Depart => Action::Depart { parties: second as u32, round: third as u32 },
            Verb::DepartInOrder => {
                wait_until(Compare::UGe, second.wrapping_mul(third.wrapping_add(1)))
            }
            Verb::Done => wait_until(Compare::Eq, 2),
        };
        Visible::Op(Op::On(object, action))
    }

    /// What locking and unlocking a mutex does. Whether a thread owns it changes only by its own
    /// doing, so that this is the same at every moment.
    pub(crate) fn mutex_action(&self, t: usize, verb: Verb, base: usize) -> Action {
        let word = self.memory.read(base, 8);
        let owns = word & (AGAIN - 1) == t as u64 + 1;
        let kind = self.memory.read(base + MUTEX_KIND as usize, 4) & 3;
        match (verb, owns, kind) {
            (Verb::Lock | Verb::TryLock, true, RECURSIVE) => add(AGAIN),
            (Verb::Lock, true, ERROR_CHECKING) => Action::Load,
            (Verb::Lock, ..) => Action::Lock,
            (Verb::TryLock, ..) => Action::TryLock,
            (_, true, _) if word >= AGAIN => add(AGAIN.wrapping_neg()),
            (_, false, RECURSIVE | ERROR_CHECKING) => Action::Load,
            _ => Action::Unlock,
        }
    }

    /// How a thread gives a read-write lock back: only the writer can know that it is one.
    fn release(&self, t: usize, base: usize) -> Action {
        let writes = self.memory.read(base, 8) == Action::WRITER | (t as u64 + 1);
        if writes { Action::WriteUnlock } else { Action::ReadUnlock }
    }

    /// Whether a thread that waited at a condition variable has been notified.
    pub(crate) fn notified(&self, t: usize, condition: u64) -> bool {
        let Ok((_, base)) = self.memory.find(condition, Kind::Condition.size()) else {
            return true;
        };
        (0..self.memory.read(base, 8)).all(|place| self.waiting(base, place) != t as u64)
    }

    /// The call about an object that a thread stands before, and its second argument.
    pub(crate) fn sync_call(&self, t: usize) -> Option<(Sync, u64)> {
        let (frame, Instr::Library(number)) = self.frame(t)? else { return None };
        let call = &self.code.library_calls[number as usize];
        let Library::Sync(sync) = call.function else { return None };
        let second = call.args.get(1).map_or(0, |&src| self.get(t, frame.base as usize, src));
        Some((sync, second))
    }

    /// The thread that stands at a place of the queue.
    fn waiting(&self, base: usize, place: u64) -> u64 {
        self.memory.read(base + QUEUE as usize + 2 * place as usize, 2)
    }

    /// Performs a call; returns the word that it met, and what it returns.
    pub(crate) fn perform_sync(
        &mut self,
        t: usize,
        sync: Sync,
        args: [u64; 3],
        operation: (Object, Action, u32),
    ) -> (u64, u64) {
        let [ptr, second, _] = args;
        let (object, action, alternative) = operation;
        let (base, at) = match self.memory.find(ptr, sync.kind.size()) {
            Ok((block, base)) if block.state != State::Freed => {
                (base, base + (object.address - ptr) as usize)
            }
            _ => {
                self.wrong(t, Wrong::Pointer(Astray::Freed, ptr));
                return (0, 0);
            }
        };
        let old = self.memory.read(at, object.size);
        let deed = Deed { thread: t, sync, base, second, action, alternative, old };
        if let Some(misuse) = self.misuse(&deed) {
            self.wrong(t, Wrong::Sync(sync.kind, misuse, ptr));
            return (old, 0);
        }
        self.put(at, object.size, action.apply(ThreadId(t as u32), old, object.size));
        self.remember(&deed);
        (old, result(&deed))
    }

    /// Writes what can be undone.
    fn put(&mut self, at: usize, size: u32, word: u64) {
        self.replace(at, size, self.memory.read(at, size), word);
    }

    /// What is wrong with a call, if anything.
    fn misuse(&self, deed: &Deed) -> Option<Misuse> {
        let Deed { sync: Sync { kind, verb }, old, base, .. } = *deed;
        if verb == Verb::Init {
            return None;
        }
        if let Some(state) = kind.state() {
            match self.memory.read(base + state as usize, 4) {
                DESTROYED_STATE => return Some(Misuse::Destroyed),
                0 if kind == Kind::Semaphore => return Some(Misuse::Uninitialised),
                _ => {}
            }
        }
        match kind {
            Kind::Mutex if old == DESTROYED => Some(Misuse::Destroyed),
            Kind::Spin if old == DESTROYED & 0xffff_ffff => Some(Misuse::Destroyed),
            Kind::Mutex | Kind::Spin | Kind::RwLock => self.lock_misuse(deed),
            Kind::Condition => self.condition_misuse(deed),
            Kind::Barrier => self.barrier_misuse(deed),
            Kind::Semaphore | Kind::Once => None,
        }
    }

    fn lock_misuse(&self, deed: &Deed) -> Option<Misuse> {
        let owner = deed.thread as u64 + 1;
        let held = match deed.action {
            Action::Unlock => deed.old & (AGAIN - 1) == owner,
            Action::ReadUnlock => {
                let count = self.readers(deed).map(|at| self.memory.read(at, 1));
                deed.old != 0 && deed.old & Action::WRITER == 0 && count != Some(0)
            }
            _ => true,
        };
        match deed.sync.verb {
            Verb::Destroy if deed.old != 0 => Some(Misuse::DestroyedInUse),
            _ if !held => Some(Misuse::NotHeld),
            _ => None,
        }
    }

    fn condition_misuse(&self, deed: &Deed) -> Option<Misuse> {
        match deed.sync.verb {
            Verb::Destroy if deed.old != 0 => Some(Misuse::DestroyedInUse),
            Verb::Enqueue if deed.old >= QUEUE_SIZE => Some(Misuse::TooManyWait),
            Verb::Enqueue => {
                let word = self.memory.find(deed.second, 8).map(|(_, at)| self.memory.read(at, 8));
                let held = word.is_ok_and(|word| word & (AGAIN - 1) == deed.thread as u64 + 1);
                (!held).then_some(Misuse::WithoutMutex(deed.second))
            }
            _ => None,
        }
    }

    fn barrier_misuse(&self, deed: &Deed) -> Option<Misuse> {
        let parties = self.memory.read(deed.base + PARTIES as usize, 8);
        let arrivals = self.memory.read(deed.base, 8);
        match deed.sync.verb {
            Verb::Depart | Verb::DepartInOrder => None,
            _ if parties == DESTROYED => Some(Misuse::Destroyed),
            _ if parties == 0 => Some(Misuse::Uninitialised),
            Verb::Destroy if !arrivals.is_multiple_of(parties) => Some(Misuse::DestroyedInUse),
            Verb::Arrive => {
                let used = self.users(deed).map(|(at, bit)| self.memory.read(at, 8) | bit);
                let users = self.memory.read(deed.base + USERS as usize, 8).count_ones()
                    + self.memory.read(deed.base + USERS as usize + 8, 8).count_ones();
                let new = self.users(deed).map(|(at, _)| self.memory.read(at, 8)) != used;
                let crowded = u64::from(users) + u64::from(new) > parties || used.is_none();
                crowded.then_some(Misuse::TooManyMeet)
            }
            _ => None,
        }
    }

    /// Where the reads of a thread are counted, if they are.
    fn readers(&self, deed: &Deed) -> Option<usize> {
        (deed.thread < READERS_SIZE).then_some(deed.base + READERS as usize + deed.thread)
    }

    /// Where the bit of a thread that uses a barrier stands, and the bit.
    fn users(&self, deed: &Deed) -> Option<(usize, u64)> {
        let word = deed.base + USERS as usize + 8 * (deed.thread / 64);
        (deed.thread < USERS_SIZE).then_some((word, 1 << (deed.thread % 64)))
    }

    /// Notes what stands behind the word.
    fn remember(&mut self, deed: &Deed) {
        let Deed { sync: Sync { kind, verb }, base, second, old, .. } = *deed;
        if let (Some(state), Verb::Init | Verb::Destroy) = (kind.state(), verb) {
            let now = if verb == Verb::Init { USABLE } else { DESTROYED_STATE };
            self.put(base + state as usize, 4, now);
        }
        match (kind, verb) {
            (Kind::Mutex, Verb::Init) => self.put(base + MUTEX_KIND as usize, 4, second & 3),
            (Kind::Barrier, Verb::Init) => {
                for at in [0, USERS, USERS + 8] {
                    self.put(base + at as usize, 8, 0);
                }
            }
            (Kind::Barrier, Verb::Arrive) => {
                if let Some((at, bit)) = self.users(deed) {
                    self.put(at, 8, self.memory.read(at, 8) | bit);
                }
            }
            (Kind::RwLock, _) => self.count_reads(deed),
            (Kind::Condition, Verb::Enqueue) => {
                self.put(base + QUEUE as usize + 2 * old as usize, 2, deed.thread as u64);
            }
            (Kind::Condition, Verb::Signal) if old > 0 => {
                for place in u64::from(deed.alternative)..old - 1 {
                    let next = self.waiting(base, place + 1);
                    self.put(base + QUEUE as usize + 2 * place as usize, 2, next);
                }
            }
            _ => {}
        }
    }

    fn count_reads(&mut self, deed: &Deed) {
        let Some(at) = self.readers(deed) else { return };
        let count = self.memory.read(at, 1);
        match deed.action {
            Action::ReadLock | Action::TryReadLock if deed.action.succeeds(deed.old, 8) => {
                self.put(at, 1, (count + 1).min(255));
            }
            Action::ReadUnlock => self.put(at, 1, count.saturating_sub(1)),
            _ => {}
        }
    }
}

/// The word of an object that was just initialised or destroyed. What is destroyed lets those go on
/// that wait, so that they are seen to use it.
fn fresh(sync: Sync, second: u64) -> u64 {
    match (sync.verb, sync.kind) {
        (Verb::Init, Kind::Semaphore | Kind::Barrier) => second & 0xffff_ffff,
        (Verb::Init, _) => 0,
        (_, Kind::Mutex | Kind::Spin | Kind::Barrier) => DESTROYED,
        (_, Kind::Semaphore) => 1,
        _ => 0,
    }
}

/// What a call returns.
fn result(deed: &Deed) -> u64 {
    let size = if matches!(deed.sync.kind, Kind::Spin | Kind::Once) { 4 } else { 8 };
    match (deed.sync.verb, deed.action) {
        (Verb::Value | Verb::Parties | Verb::Arrive | Verb::ArriveInOrder, _) => deed.old,
        (Verb::Lock, Action::Load) => EDEADLK,
        (Verb::Unlock, Action::Load) => EPERM,
        (Verb::TryWait, action) if !action.succeeds(deed.old, size) => EAGAIN,
        (Verb::TryLock | Verb::TryReadLock, action) if !action.succeeds(deed.old, size) => EBUSY,
        _ => 0,
    }
}
