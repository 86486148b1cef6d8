//! Synchronisation objects: which operation a call amounts to, what it does, what it returns, and when
//! it is misuse. Everything here is about memory alone: the state of an object lies in its own bytes.
//!
//! The word that decides whether an operation is enabled lies in the first bytes of the object, as
//! [`mazurka_trace::Action`] describes it, so that what the C library calls a static initialiser (all
//! bytes 0) is a free object. Whatever else must be remembered lies behind the word, where no other
//! operation looks:
//!
//! | object | bytes | word | behind it |
//! |---|---|---|---|
//! | mutex | 24 | 0..8 | the type at 16 |
//! | spin lock, once | 4 | 0..4 | |
//! | read-write lock | 56 | 0..8 | the state at 8, from 16 on how often each of the first 40 threads reads |
//! | semaphore | 16 | 0..8 | the state at 8 |
//! | condition variable | 48 | 0..8 | the waiting threads from 8 on, 2 bytes each; the state at 44 |
//! | barrier | 32 | 0..8 arrivals | the parties at 8, an object of their own; a bit for each thread from 16 on |

mod misuse;
mod perform;

use crate::memory::{Memory, PointerError};
use mazurka_trace::{Action, Compare, Condition, MemoryOrder, Object, Rmw};
pub(crate) use misuse::Misuse;
pub(crate) use perform::{Performed, SyncOperation, perform};

/// The type of a synchronisation object.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum SyncKind {
    Mutex,
    Spin,
    RwLock,
    Semaphore,
    Condition,
    Barrier,
    Once,
}

impl SyncKind {
    /// What messages call it.
    pub(crate) fn name(self) -> &'static str {
        match self {
            SyncKind::Mutex => "mutex",
            SyncKind::Spin => "spin lock",
            SyncKind::RwLock => "read-write lock",
            SyncKind::Semaphore => "semaphore",
            SyncKind::Condition => "condition variable",
            SyncKind::Barrier => "barrier",
            SyncKind::Once => "once flag",
        }
    }

    /// How many of its bytes are used.
    pub(crate) fn size(self) -> u32 {
        match self {
            SyncKind::Mutex => 24,
            SyncKind::Spin | SyncKind::Once => 4,
            SyncKind::RwLock => 56,
            SyncKind::Semaphore => 16,
            SyncKind::Condition => 48,
            SyncKind::Barrier => 32,
        }
    }

    /// Where its state is, if it has one.
    fn state_offset(self) -> Option<u32> {
        match self {
            SyncKind::RwLock | SyncKind::Semaphore => Some(8),
            SyncKind::Condition => Some(44),
            _ => None,
        }
    }
}

/// What is done to a synchronisation object.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum SyncVerb {
    /// The second argument is the type of a mutex, the value of a semaphore, the parties of a barrier.
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
    /// Joins the threads that wait at a condition variable; the second argument is the mutex, which
    /// must be held.
    Enqueue,
    /// Waits for a notification; the second argument says whether a timeout would end the wait.
    Wake,
    Signal,
    Broadcast,
    /// Reads how many threads a barrier is for.
    Parties,
    /// Arrives at a barrier; returns the number of arrivals before.
    Arrive,
    /// Arrives at a barrier where the order of arrivals matters.
    ArriveInOrder,
    /// Leaves a barrier; the arguments are its parties and the number of the round.
    Depart,
    /// Leaves a barrier where the order of arrivals matters.
    DepartInOrder,
    /// Waits until the initialisation is over, or given up; returns the word then.
    Done,
}

/// A library call that operates on a synchronisation object.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct SyncCall {
    pub(crate) kind: SyncKind,
    pub(crate) verb: SyncVerb,
}

impl SyncCall {
    /// What reports call it, where the action alone does not say it; and how far from the start of the
    /// object it acts.
    pub(crate) fn word(self) -> Option<(&'static str, u32)> {
        let parties = if self.kind == SyncKind::Barrier { PARTIES } else { 0 };
        Some(match self.verb {
            SyncVerb::Init => ("init", parties),
            SyncVerb::Destroy => ("destroy", parties),
            SyncVerb::Parties => ("come to", parties),
            SyncVerb::Value => ("sem_getvalue", 0),
            SyncVerb::ArriveInOrder => ("arrive", 0),
            SyncVerb::DepartInOrder => ("depart", 0),
            SyncVerb::Done => ("wait for", 0),
            _ => return None,
        })
    }

    /// How the call synchronises beyond what its action does.
    pub(crate) fn memory_order(self) -> MemoryOrder {
        match self.verb {
            SyncVerb::Init | SyncVerb::Destroy => MemoryOrder::Plain,
            SyncVerb::Value | SyncVerb::Parties => MemoryOrder::Relaxed,
            _ => MemoryOrder::SeqCst,
        }
    }

    /// The operation that a call by thread `t` with these arguments amounts to.
    pub(crate) fn operation(
        self,
        t: usize,
        [ptr, second, third]: [u64; 3],
        memory: &Memory,
    ) -> Result<(Object, Action), PointerError> {
        use SyncVerb::*;
        let SyncCall { kind, verb } = self;
        let (_, base) = memory.find(ptr, kind.size())?;
        let object = match (kind, verb) {
            (SyncKind::Barrier, Init | Destroy | Parties) => {
                Object::new(ptr + u64::from(PARTIES), 8)
            }
            (SyncKind::Spin | SyncKind::Once, _) => Object::new(ptr, 4),
            _ => Object::new(ptr, 8),
        };
        let action = match verb {
            Init | Destroy => Action::Store(self.initial_word(second)),
            Lock | TryLock | Unlock if kind == SyncKind::Mutex => {
                mutex_action(t, verb, base, memory)
            }
            Unlock if kind == SyncKind::RwLock => rwlock_unlock_action(t, base, memory),
            Lock if kind == SyncKind::RwLock => Action::WriteLock,
            TryLock if kind == SyncKind::RwLock => Action::TryWriteLock,
            Lock => Action::Lock,
            TryLock => Action::TryLock,
            Unlock => Action::Unlock,
            ReadLock => Action::ReadLock,
            TryReadLock => Action::TryReadLock,
            Wait => Action::SemWait,
            TryWait => Action::SemTryWait,
            Post => Action::SemPost,
            Value | Parties => Action::Load,
            Enqueue => Action::Enqueue,
            Wake => Action::Wake,
            Signal => Action::NotifyOne,
            Broadcast => Action::NotifyAll,
            Arrive => Action::Arrive,
            ArriveInOrder => add(1),
            Depart => Action::Depart { parties: second as u32, round: third as u32 },
            DepartInOrder => wait_until(Compare::UGe, second.wrapping_mul(third.wrapping_add(1))),
            Done => wait_until(Compare::Ne, 1),
        };
        Ok((object, action))
    }

    /// The word of an object that was just initialised or destroyed. Threads that wait for an object
    /// which is destroyed go on, so that their use of it is reported.
    fn initial_word(self, second: u64) -> u64 {
        match (self.verb, self.kind) {
            (SyncVerb::Init, SyncKind::Semaphore | SyncKind::Barrier) => second & 0xffff_ffff,
            (SyncVerb::Init, _) => 0,
            (_, SyncKind::Mutex | SyncKind::Spin | SyncKind::Barrier) => DESTROYED,
            (_, SyncKind::Semaphore) => 1,
            _ => 0,
        }
    }
}

/// States of objects. A zero is a static initialiser, where there is one.
const USABLE: u64 = 1;
const DESTROYED_STATE: u64 = 2;

/// The word of a mutex that was destroyed, and the parties of a barrier that was.
pub(crate) const DESTROYED: u64 = u64::MAX;

/// The word of a mutex counts from this bit on how often its owner has locked it again.
const RELOCKED: u64 = 1 << 32;

/// Where the type of a mutex is, and the types, as the C library numbers them.
const MUTEX_TYPE: u32 = 16;
const RECURSIVE: u64 = 1;
const ERROR_CHECKING: u64 = 2;

/// Where the waiting threads of a condition variable are, and how many there can be.
const QUEUE: u32 = 8;
const QUEUE_SIZE: u64 = 18;

/// Where a read-write lock counts its readers, and for how many threads.
const READERS: u32 = 16;
const READERS_SIZE: usize = 40;

/// Where the parties of a barrier are, and the bits of the threads that use it.
const PARTIES: u32 = 8;
const USERS: u32 = 16;
const USERS_SIZE: usize = 128;

/// An addition whose result matters.
fn add(operand: u64) -> Action {
    Action::Rmw { function: Rmw::Add, operand, used: true }
}

/// A read that waits for a word.
fn wait_until(compare: Compare, operand: u64) -> Action {
    Action::Await(Condition::new(compare, operand))
}

/// What locking or unlocking the mutex at a position in the arena does. Only a thread itself changes
/// whether it owns a mutex, so the answer does not depend on when the question is asked.
pub(crate) fn mutex_action(t: usize, verb: SyncVerb, base: usize, memory: &Memory) -> Action {
    let word = memory.read(base, 8);
    let owns = word & (RELOCKED - 1) == t as u64 + 1;
    let mutex_type = memory.read(base + MUTEX_TYPE as usize, 4) & 3;
    match (verb, owns, mutex_type) {
        (SyncVerb::Lock | SyncVerb::TryLock, true, RECURSIVE) => add(RELOCKED),
        (SyncVerb::Lock, true, ERROR_CHECKING) => Action::Load,
        (SyncVerb::Lock, ..) => Action::Lock,
        (SyncVerb::TryLock, ..) => Action::TryLock,
        (_, true, _) if word >= RELOCKED => add(RELOCKED.wrapping_neg()),
        (_, false, RECURSIVE | ERROR_CHECKING) => Action::Load,
        _ => Action::Unlock,
    }
}

/// What [`mutex_action`] is, and whether it is enabled, if that follows from the word alone: a thread locks a mutex
/// that it does not have, or unlocks one that it has locked once.
#[inline]
pub(crate) fn plain_mutex_action(t: usize, verb: SyncVerb, word: u64) -> Option<(Action, bool)> {
    let owner = t as u64 + 1;
    match verb {
        SyncVerb::Lock if word & (RELOCKED - 1) != owner && word != DESTROYED => {
            Some((Action::Lock, word == 0))
        }
        SyncVerb::Unlock if word == owner => Some((Action::Unlock, true)),
        _ => None,
    }
}

/// How a thread unlocks a read-write lock: the word tells only the writer that it is one.
fn rwlock_unlock_action(t: usize, base: usize, memory: &Memory) -> Action {
    let writes = memory.read(base, 8) == Action::WRITER | (t as u64 + 1);
    if writes { Action::WriteUnlock } else { Action::ReadUnlock }
}

/// Whether a thread that waits at a condition variable has been notified.
pub(crate) fn is_notified(t: usize, condition: u64, memory: &Memory) -> bool {
    let Ok((_, base)) = memory.find(condition, SyncKind::Condition.size()) else {
        return true;
    };
    (0..memory.read(base, 8)).all(|k| queued_thread(base, k, memory) != t as u64)
}

/// The thread with index `k` in the queue of a condition variable.
fn queued_thread(base: usize, k: u64, memory: &Memory) -> u64 {
    memory.read(base + QUEUE as usize + 2 * k as usize, 2)
}
