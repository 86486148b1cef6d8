//! Other ways to tell states apart than by one hash of everything.
//!
//! Yang, Chen, Gopalakrishnan and Kirby ("Efficient Stateful Dynamic Partial Order Reduction", SPIN
//! 2008) check native code, which cannot show the local variables of a thread. They number local states
//! instead, from the *changes* that each step makes to them: their NEXTLOCAL is [`Capture::Delta`]. Two
//! histories with different changes keep different numbers, even if they lead to the same
//! variables; [`Capture::Overlay`] applies the changes and numbers what comes out. [`Capture::Full`]
//! hashes nothing: it keeps every state as a whole and compares.
//!
//! A front end that knows all its variables never sees a change that it cannot tell (the paper's ⊥).

use crate::alarm::Alarm;
use crate::program::{Fault, Pending, Program, Run, Wait};
use mazurka_trace::{Effect, MemoryOrder, Object, Op, ThreadId};
use rustc_hash::FxHashMap;
use std::sync::Arc;
use xxhash_rust::xxh3::xxh3_128;

/// What a state consists of.
pub trait Snapshot: Run {
    /// Threads that exist have smaller numbers.
    fn thread_count(&self) -> u32;

    /// A key of all that threads share.
    fn shared_key(&self) -> u128;

    /// All that threads share, in words.
    fn shared(&self, into: &mut Vec<u64>);

    /// The local state of a thread as words; nothing if it does not exist.
    fn place(&self, thread: ThreadId, into: &mut Vec<u64>);

    /// The variables of a thread that still matter, each once, in an order that depends on their names
    /// only: name and value.
    fn locals(&self, thread: ThreadId, into: &mut Vec<(u64, u64)>);
}

/// How states are told apart.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Capture {
    /// By a hash of 128 bits of everything.
    #[default]
    Exact,
    /// Shared objects by hash, local states by numbers given to what the changes lead to.
    Overlay,
    /// Shared objects by hash, local states by numbers given to sequences of changes.
    Delta,
    /// By comparison.
    Full,
}

impl std::str::FromStr for Capture {
    type Err = String;

    fn from_str(name: &str) -> Result<Capture, String> {
        match name {
            "exact" => Ok(Capture::Exact),
            "overlay" => Ok(Capture::Overlay),
            "delta" => Ok(Capture::Delta),
            "full" => Ok(Capture::Full),
            _ => Err("states are told apart by exact, overlay, delta or full".into()),
        }
    }
}

/// A program whose states are told apart in another way.
#[derive(Clone, Debug)]
pub struct Captured<P> {
    program: P,
    capture: Capture,
}

impl<P> Captured<P> {
    /// The program, with its states told apart as `capture` says.
    pub fn new(program: P, capture: Capture) -> Captured<P> {
        Captured { program, capture }
    }

    /// The program itself.
    pub fn inner(&self) -> &P {
        &self.program
    }
}

impl<P: Program<Run: Snapshot>> Program for Captured<P> {
    type Run = CapturedRun<P::Run>;

    fn start(&self) -> CapturedRun<P::Run> {
        self.start_watched(&Arc::default())
    }

    fn start_watched(&self, alarm: &Arc<Alarm>) -> CapturedRun<P::Run> {
        CapturedRun::new(self.program.start_watched(alarm), self.capture)
    }
}

/// An execution of a [`Captured`] program.
#[derive(Debug)]
pub struct CapturedRun<R> {
    run: R,
    capture: Capture,
    ids: Ids,
    /// For each position, also those that were undone.
    states: Vec<State>,
    position: usize,
}

/// What is known of the state at a position.
#[derive(Clone, Debug)]
struct State {
    key: u128,
    /// For each thread the number of its local state; 0 if it does not exist.
    locals: Vec<u32>,
}

/// Numbers for sequences of words.
#[derive(Debug, Default)]
struct Ids {
    numbers: FxHashMap<Box<[u64]>, u32>,
}

impl Ids {
    /// The number of a sequence, from 1.
    fn intern(&mut self, words: &[u64]) -> u32 {
        if let Some(&number) = self.numbers.get(words) {
            return number;
        }
        let number = self.numbers.len() as u32 + 1;
        self.numbers.insert(words.into(), number);
        number
    }
}

impl<R: Snapshot> CapturedRun<R> {
    /// A run at its beginning, with its states told apart as `capture` says.
    fn new(run: R, capture: Capture) -> CapturedRun<R> {
        let (ids, states, position) = (Ids::default(), Vec::new(), 0);
        let mut run = CapturedRun { run, capture, ids, states, position };
        let mut locals = Vec::new();
        for thread in (0..run.run.thread_count()).map(ThreadId) {
            run.locate(thread, &[], &mut locals);
        }
        let key = run.key(&locals);
        run.states.push(State { key, locals });
        run
    }

    /// The execution itself.
    pub fn inner(&self) -> &R {
        &self.run
    }

    fn variables(&self, thread: ThreadId) -> Vec<(u64, u64)> {
        let mut found = Vec::new();
        if thread.0 < self.run.thread_count() {
            self.run.locals(thread, &mut found);
        }
        found
    }

    /// NEXTLOCAL: the number of the local state of a thread whose variables were `before`.
    fn locate(&mut self, thread: ThreadId, before: &[(u64, u64)], locals: &mut Vec<u32>) {
        if locals.len() <= thread.index() {
            locals.resize(thread.index() + 1, 0);
        }
        let after = self.variables(thread);
        let mut words = vec![thread.0.into()];
        match self.capture {
            Capture::Exact | Capture::Full => return,
            Capture::Overlay => words.extend(after.iter().flat_map(|&(name, value)| [name, value])),
            Capture::Delta => {
                let changes = changes(before, &after);
                if changes.is_empty() && locals[thread.index()] != 0 {
                    return;
                }
                words.push(locals[thread.index()].into());
                words.extend(changes);
            }
        }
        locals[thread.index()] = self.ids.intern(&words);
    }

    /// The key of the current state, with these numbers of local states.
    fn key(&mut self, locals: &[u32]) -> u128 {
        if self.capture == Capture::Exact {
            return self.run.fingerprint().unwrap_or_default();
        }
        let mut words = Vec::new();
        if self.capture == Capture::Full {
            self.run.shared(&mut words);
        }
        for thread in (0..self.run.thread_count()).map(ThreadId) {
            let begin = words.len();
            self.run.place(thread, &mut words);
            if begin == words.len() {
                continue;
            }
            words.push(thread.0.into());
            match self.capture {
                Capture::Full => {
                    let variables = self.variables(thread);
                    words.extend(variables.iter().flat_map(|&(name, value)| [name, value]));
                }
                _ => words.push(locals.get(thread.index()).copied().unwrap_or(0).into()),
            }
            // The length tells where each part begins.
            words.push((words.len() - begin) as u64);
        }
        if self.capture == Capture::Full {
            return self.ids.intern(&words).into();
        }
        let shared = self.run.shared_key();
        words.extend([shared as u64, (shared >> 64) as u64]);
        let bytes: Vec<u8> = words.iter().flat_map(|word| word.to_le_bytes()).collect();
        xxh3_128(&bytes)
    }
}

/// What has changed: the name of each variable that is new, has another value or is gone, what has become
/// of it, and its value.
fn changes(before: &[(u64, u64)], after: &[(u64, u64)]) -> Vec<u64> {
    let before: FxHashMap<u64, u64> = before.iter().copied().collect();
    let mut gone = before.clone();
    let mut changes = Vec::new();
    for &(name, value) in after {
        gone.remove(&name);
        if before.get(&name) != Some(&value) {
            changes.extend([name, 1, value]);
        }
    }
    let mut gone: Vec<u64> = gone.into_keys().collect();
    gone.sort_unstable();
    changes.extend(gone.into_iter().flat_map(|name| [name, 0, 0]));
    changes
}

impl<R: Snapshot> Run for CapturedRun<R> {
    fn pending(&self, thread: ThreadId) -> Pending {
        self.run.pending(thread)
    }

    fn place_number(&self, thread: ThreadId) -> Option<u32> {
        self.run.place_number(thread)
    }

    fn place_fixes_op(&self, thread: ThreadId) -> bool {
        self.run.place_fixes_op(thread)
    }

    fn still_pending(&self, thread: ThreadId, op: &Op) -> Option<(bool, u64)> {
        self.run.still_pending(thread, op)
    }

    fn step(&mut self, thread: ThreadId, alternative: u32) -> u64 {
        let created = match self.run.pending(thread) {
            Pending::Op { op, .. } => op.creates(),
            _ => None,
        };
        let before = self.variables(thread);
        let old = self.run.step(thread, alternative);
        let mut locals = self.states[self.position].locals.clone();
        self.locate(thread, &before, &mut locals);
        if let Some(child) = created {
            self.locate(child, &[], &mut locals);
        }
        let key = self.key(&locals);
        self.position += 1;
        self.states.truncate(self.position);
        self.states.push(State { key, locals });
        old
    }

    fn move_to(&mut self, position: usize) {
        self.run.move_to(position);
        self.position = position;
    }

    fn violation(&self, thread: ThreadId) -> Fault {
        self.run.violation(thread)
    }

    fn wait(&self, thread: ThreadId, op: &Op) -> Wait {
        self.run.wait(thread, op)
    }

    fn memory_order(&self, position: usize, effect: Effect) -> MemoryOrder {
        self.run.memory_order(position, effect)
    }

    fn pending_order(&self, thread: ThreadId, effect: Effect) -> MemoryOrder {
        self.run.pending_order(thread, effect)
    }

    fn found_undefined(&self, position: usize, object: Object) -> bool {
        self.run.found_undefined(position, object)
    }

    fn name(&self, thread: ThreadId) -> u64 {
        self.run.name(thread)
    }

    fn address_name(&self, address: u64) -> (u64, u64) {
        self.run.address_name(address)
    }

    fn fingerprint(&self) -> Option<u128> {
        Some(self.states[self.position].key)
    }

    fn quick_key(&self) -> Option<u128> {
        self.run.quick_key()
    }

    /// States of the new run are told apart by their hashes: numbers that a run gives mean nothing to
    /// another one.
    fn resumed(&self) -> Option<Self> {
        Some(CapturedRun::new(self.run.resumed()?, Capture::Exact))
    }
}
