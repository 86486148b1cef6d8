//! What a call does to a synchronisation object, and what it returns.

use super::{
    DESTROYED_STATE, MUTEX_TYPE, QUEUE, SyncCall, SyncKind, SyncVerb, USABLE, USERS, misuse,
    queued_thread,
};
use crate::failure::{Dependent, Failure};
use crate::memory::{Lifetime, Memory, PointerError};
use mazurka_trace::{Action, Object, ThreadId};

/// What functions return: the object is held; by the thread itself; by another; there is no permit.
const EBUSY: u64 = 16;
const EDEADLK: u64 = 35;
const EPERM: u64 = 1;
const EAGAIN: u64 = 11;

/// A call of a thread, and the operation that it amounts to ([`SyncCall::operation`]).
#[derive(Clone, Copy, Debug)]
pub(crate) struct SyncOperation {
    pub(crate) thread: usize,
    pub(crate) call: SyncCall,
    /// The address of the object, and the second argument.
    pub(crate) pointer: u64,
    pub(crate) second: u64,
    /// The part of the object on which the action acts.
    pub(crate) object: Object,
    pub(crate) action: Action,
    pub(crate) alternative: u32,
}

/// What came of a call: the word that its action found, and what the call returns.
pub(crate) struct Performed {
    pub(crate) old: u64,
    pub(crate) result: Result<u64, Failure>,
}

/// An operation on an object that exists.
pub(super) struct Found<'a> {
    pub(super) operation: &'a SyncOperation,
    /// Where the object begins in the arena.
    pub(super) base: usize,
    /// The word that the action finds.
    pub(super) old: u64,
}

/// Performs a call.
pub(crate) fn perform(operation: &SyncOperation, memory: &mut Memory) -> Performed {
    let SyncOperation { thread, call, pointer, object, action, .. } = *operation;
    let (base, at, undefined) = match memory.find(pointer, call.kind.size()) {
        Ok((allocation, base)) if allocation.lifetime != Lifetime::Freed => {
            let at = base + (object.address - pointer) as usize;
            (base, at, allocation.may_be_undefined())
        }
        _ => {
            let result = Err(Failure::Pointer(PointerError::Freed, pointer));
            return Performed { old: 0, result };
        }
    };
    let old = memory.read(at, object.size);
    let found = Found { operation, base, old };
    if undefined && call.verb == SyncVerb::Init {
        memory.define(base, call.kind.size());
    } else if undefined && memory.undefined_at(object.address, object.size) != 0 {
        let dependent = Dependent::Object(call.kind, pointer);
        return Performed { old, result: Err(Failure::Undefined(dependent, 0)) };
    }
    if let Some(misuse) = misuse::detect(&found, memory) {
        let result = Err(Failure::Sync(call.kind, misuse, pointer));
        return Performed { old, result };
    }
    let new = action.apply(ThreadId(thread as u32), old, object.size);
    memory.replace(at, object.size, old, new);
    update_bookkeeping(&found, memory);
    Performed { old, result: Ok(return_value(&found)) }
}

/// Updates what lies behind the word of the object.
fn update_bookkeeping(found: &Found<'_>, memory: &mut Memory) {
    let Found { operation, base, old } = *found;
    let SyncOperation { thread, call: SyncCall { kind, verb }, second, .. } = *operation;
    if let (Some(state), SyncVerb::Init | SyncVerb::Destroy) = (kind.state_offset(), verb) {
        let now = if verb == SyncVerb::Init { USABLE } else { DESTROYED_STATE };
        memory.write(base + state as usize, 4, now);
    }
    match (kind, verb) {
        (SyncKind::Mutex, SyncVerb::Init) => {
            memory.write(base + MUTEX_TYPE as usize, 4, second & 3);
        }
        (SyncKind::Barrier, SyncVerb::Init) => {
            for offset in [0, USERS, USERS + 8] {
                memory.write(base + offset as usize, 8, 0);
            }
        }
        (SyncKind::Barrier, SyncVerb::Arrive) => {
            if let Some((at, bit)) = found.user_bit() {
                memory.write(at, 8, memory.read(at, 8) | bit);
            }
        }
        (SyncKind::RwLock, _) => count_reads(found, memory),
        (SyncKind::Condition, SyncVerb::Enqueue) => {
            memory.write(base + QUEUE as usize + 2 * old as usize, 2, thread as u64);
        }
        (SyncKind::Condition, SyncVerb::Signal) if old > 0 => {
            for k in u64::from(operation.alternative)..old - 1 {
                let next = queued_thread(base, k + 1, memory);
                memory.write(base + QUEUE as usize + 2 * k as usize, 2, next);
            }
        }
        _ => {}
    }
}

fn count_reads(found: &Found<'_>, memory: &mut Memory) {
    let Some(at) = found.reader_count() else { return };
    let count = memory.read(at, 1);
    let action = found.operation.action;
    match action {
        Action::ReadLock | Action::TryReadLock if action.succeeds(found.old, 8) => {
            memory.write(at, 1, (count + 1).min(255));
        }
        Action::ReadUnlock => memory.write(at, 1, count.saturating_sub(1)),
        _ => {}
    }
}

fn return_value(found: &Found<'_>) -> u64 {
    use SyncVerb::{
        Arrive, ArriveInOrder, Done, Lock, Parties, TryLock, TryReadLock, TryWait, Unlock, Value,
    };
    let SyncOperation { call, action, .. } = *found.operation;
    let size = if matches!(call.kind, SyncKind::Spin | SyncKind::Once) { 4 } else { 8 };
    match (call.verb, action) {
        (Value | Parties | Arrive | ArriveInOrder | Done, _) => found.old,
        (Lock, Action::Load) => EDEADLK,
        (Unlock, Action::Load) => EPERM,
        (TryWait, action) if !action.succeeds(found.old, size) => EAGAIN,
        (TryLock | TryReadLock, action) if !action.succeeds(found.old, size) => EBUSY,
        _ => 0,
    }
}
