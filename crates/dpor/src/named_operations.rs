//! Operations in words that mean the same to every worker.
//!
//! Each worker has a run of its own, in which threads and objects have numbers and addresses in the order in which
//! they were first seen. Where workers tell each other what may follow a state, threads and addresses have their
//! names ([`mazurka_engine::Run::name`], [`mazurka_engine::Run::address_name`]).

use crate::operations::{Latest, Operation, without_values};
use mazurka_engine::Execution;
use mazurka_trace::{Action, Object, Op, ThreadId};
use rustc_hash::FxHashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

/// What a thread may do to an object, as far as others can notice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct NamedOperation {
    thread: u64,
    address: (u64, u64),
    size: u32,
    action: Action,
}

/// All operations that some worker has seen pending, and that conflict with others.
#[derive(Debug, Default)]
pub(crate) struct NamedOperations {
    state: Mutex<State>,
}

#[derive(Debug, Default)]
struct State {
    numbers: FxHashMap<NamedOperation, u32>,
    operations: Vec<NamedOperation>,
    /// For each thread the one that created it.
    creators: FxHashMap<u64, u64>,
}

impl NamedOperations {
    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn number(&self, operation: NamedOperation) -> u32 {
        let State { numbers, operations, .. } = &mut *self.lock();
        *numbers.entry(operation).or_insert_with(|| {
            operations.push(operation);
            operations.len() as u32 - 1
        })
    }
}

/// What one worker knows of them.
#[derive(Debug)]
pub(crate) struct KnownOperations<'a> {
    all: &'a NamedOperations,
    /// Those that were pending in this worker's run.
    numbers: FxHashMap<Operation, u32>,
    latest: Latest,
    /// By number, as far as this worker has looked.
    operations: Vec<NamedOperation>,
    /// Where in this run the objects begin that operations have acted on.
    starts: FxHashMap<u64, u64>,
    /// The threads of this run by name.
    threads: FxHashMap<u64, ThreadId>,
}

/// Where objects are that this run has not met: nothing but an atomic section can have accessed them here.
const ELSEWHERE: u64 = u64::MAX - 2 * u32::MAX as u64;

impl<'a> KnownOperations<'a> {
    /// Nothing has been pending yet.
    pub(crate) fn new(all: &'a NamedOperations) -> KnownOperations<'a> {
        KnownOperations {
            all,
            numbers: FxHashMap::default(),
            latest: Latest::default(),
            operations: Vec::new(),
            starts: FxHashMap::from_iter([(0, 0)]),
            threads: FxHashMap::default(),
        }
    }

    /// E has been extended, or is empty: notes new threads, and who has created one.
    pub(crate) fn arrive(&mut self, e: &Execution) {
        let Some(event) = &e.last() else {
            let started = e.threads().filter(|&thread| !e.is_unborn(thread));
            self.threads.extend(started.map(|thread| (e.name(thread), thread)));
            return;
        };
        let Some(child) = event.op.creates() else { return };
        let name = e.name(child);
        if self.threads.insert(name, child).is_none() {
            self.all.lock().creators.insert(name, e.name(event.thread));
        }
    }

    /// The number of the next operation of a thread, if it conflicts with others.
    pub(crate) fn pending(&mut self, e: &Execution, thread: ThreadId) -> Option<u32> {
        let key = e.pending_key(thread)?;
        if let Some(number) = self.latest.number(thread, key) {
            return Some(number);
        }
        let op = e.pending_op(thread)?;
        let object = e.pending_object(thread)?;
        let operation = Operation { thread, object: Some(object), op: without_values(op) };
        if !operation.conflicts() {
            return None;
        }
        let number = match self.numbers.get(&operation) {
            Some(&number) => number,
            None => self.add(e, operation, object)?,
        };
        self.latest.note(thread, key, number);
        Some(number)
    }

    /// Gives an operation that is new in this run its number.
    fn add(&mut self, e: &Execution, operation: Operation, object: u32) -> Option<u32> {
        let Op::On(range, action) = operation.op else { return None };
        let (name, offset) = e.object_name(object);
        if name != 0 {
            self.starts.insert(name, range.address.wrapping_sub(offset));
        }
        let number = self.all.number(NamedOperation {
            thread: e.name(operation.thread),
            address: (name, offset),
            size: range.size,
            action: if range.size < 8 { action } else { without_addresses(action) },
        });
        self.numbers.insert(operation, number);
        Some(number)
    }

    /// The operation with a number, as it is in this run, by the thread that has to move first so that it may be
    /// performed: its own, or the closest ancestor that exists.
    pub(crate) fn get(&mut self, e: &Execution, number: u32) -> Operation {
        let index = number as usize;
        if self.operations.len() <= index {
            let known = self.operations.len();
            self.operations.extend_from_slice(&self.all.lock().operations[known..]);
        }
        let NamedOperation { thread, address: (name, offset), size, action } =
            self.operations[index];
        let start = self.starts.get(&name).copied();
        let address = start.map_or(ELSEWHERE, |start| start.wrapping_add(offset));
        let range = Object::new(address, size);
        let object = e.number_of(range);
        Operation { thread: self.mover(e, thread), object, op: Op::On(range, action) }
    }

    fn mover(&self, e: &Execution, thread: u64) -> ThreadId {
        let mut name = thread;
        loop {
            let known = self.threads.get(&name).copied();
            if let Some(thread) = known.filter(|&thread| !e.is_unborn(thread)) {
                return thread;
            }
            name = match self.all.lock().creators.get(&name) {
                Some(&creator) => creator,
                None => unreachable!("whoever was not there at the start was created"),
            };
        }
    }

    /// The thread of this run with a name.
    pub(crate) fn thread(&self, name: u64) -> Option<ThreadId> {
        self.threads.get(&name).copied()
    }
}

/// The action without what may be an address, which is another one in each run: instead of waiting for an
/// address it waits for nothing, and so may be co-enabled with everything.
fn without_addresses(action: Action) -> Action {
    let is_number = |operand: u64| operand.min(operand.wrapping_neg()) <= u32::MAX.into();
    match action {
        Action::Await(until) if !is_number(until.operand) => Action::Load,
        Action::ExchangeAwait { until, .. } if !is_number(until.operand) => Action::Store(0),
        action => action,
    }
}
