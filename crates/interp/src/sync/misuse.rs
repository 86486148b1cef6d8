//! When a call misuses a synchronisation object.

use super::perform::Found;
use super::{
    DESTROYED, DESTROYED_STATE, PARTIES, QUEUE_SIZE, READERS, READERS_SIZE, RELOCKED, SyncCall,
    SyncKind, SyncVerb, USERS, USERS_SIZE,
};
use crate::memory::Memory;
use mazurka_trace::Action;

/// How a synchronisation object is misused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Misuse {
    /// It is unlocked by a thread that does not hold it.
    NotHeld,
    DestroyedInUse,
    Destroyed,
    Uninitialised,
    /// A thread waits at a condition variable without holding the mutex at this address.
    WithoutMutex(u64),
    /// More threads wait than the object has room for.
    TooManyWait,
    /// More threads meet at a barrier than it is for.
    TooManyMeet,
}

impl Found<'_> {
    /// Where the reads of the thread are counted, if they are.
    pub(super) fn reader_count(&self) -> Option<usize> {
        let thread = self.operation.thread;
        (thread < READERS_SIZE).then_some(self.base + READERS as usize + thread)
    }

    /// The word with the bit of the thread that uses a barrier, and the bit.
    pub(super) fn user_bit(&self) -> Option<(usize, u64)> {
        let thread = self.operation.thread;
        let word = self.base + USERS as usize + 8 * (thread / 64);
        (thread < USERS_SIZE).then_some((word, 1 << (thread % 64)))
    }

    /// Whether the thread is the one that a mutex with this word belongs to.
    fn owns(&self, word: u64) -> bool {
        word & (RELOCKED - 1) == self.operation.thread as u64 + 1
    }
}

/// What is wrong with a call, if anything.
pub(super) fn detect(found: &Found<'_>, memory: &Memory) -> Option<Misuse> {
    let SyncCall { kind, verb } = found.operation.call;
    if verb == SyncVerb::Init {
        return None;
    }
    if let Some(state) = kind.state_offset() {
        match memory.read(found.base + state as usize, 4) {
            DESTROYED_STATE => return Some(Misuse::Destroyed),
            0 if kind == SyncKind::Semaphore => return Some(Misuse::Uninitialised),
            _ => {}
        }
    }
    match kind {
        SyncKind::Mutex if found.old == DESTROYED => Some(Misuse::Destroyed),
        SyncKind::Spin if found.old == DESTROYED & 0xffff_ffff => Some(Misuse::Destroyed),
        SyncKind::Mutex | SyncKind::Spin | SyncKind::RwLock => of_lock(found, memory),
        SyncKind::Condition => of_condition(found, memory),
        SyncKind::Barrier => of_barrier(found, memory),
        SyncKind::Semaphore | SyncKind::Once => None,
    }
}

fn of_lock(found: &Found<'_>, memory: &Memory) -> Option<Misuse> {
    let held = match found.operation.action {
        Action::Unlock => found.owns(found.old),
        Action::ReadUnlock => {
            let count = found.reader_count().map(|at| memory.read(at, 1));
            found.old != 0 && found.old & Action::WRITER == 0 && count != Some(0)
        }
        _ => true,
    };
    match found.operation.call.verb {
        SyncVerb::Destroy if found.old != 0 => Some(Misuse::DestroyedInUse),
        _ if !held => Some(Misuse::NotHeld),
        _ => None,
    }
}

fn of_condition(found: &Found<'_>, memory: &Memory) -> Option<Misuse> {
    match found.operation.call.verb {
        SyncVerb::Destroy if found.old != 0 => Some(Misuse::DestroyedInUse),
        SyncVerb::Enqueue if found.old >= QUEUE_SIZE => Some(Misuse::TooManyWait),
        SyncVerb::Enqueue => {
            let mutex = found.operation.second;
            let word = memory.find(mutex, 8).map(|(_, at)| memory.read(at, 8));
            let held = word.is_ok_and(|word| found.owns(word));
            (!held).then_some(Misuse::WithoutMutex(mutex))
        }
        _ => None,
    }
}

fn of_barrier(found: &Found<'_>, memory: &Memory) -> Option<Misuse> {
    let parties = memory.read(found.base + PARTIES as usize, 8);
    let arrivals = memory.read(found.base, 8);
    match found.operation.call.verb {
        SyncVerb::Depart | SyncVerb::DepartInOrder => None,
        _ if parties == DESTROYED => Some(Misuse::Destroyed),
        _ if parties == 0 => Some(Misuse::Uninitialised),
        SyncVerb::Destroy if !arrivals.is_multiple_of(parties) => Some(Misuse::DestroyedInUse),
        SyncVerb::Arrive => {
            let used = found.user_bit().map(|(at, bit)| memory.read(at, 8) | bit);
            let users = memory.read(found.base + USERS as usize, 8).count_ones()
                + memory.read(found.base + USERS as usize + 8, 8).count_ones();
            let new = found.user_bit().map(|(at, _)| memory.read(at, 8)) != used;
            let crowded = u64::from(users) + u64::from(new) > parties || used.is_none();
            crowded.then_some(Misuse::TooManyMeet)
        }
        _ => None,
    }
}
