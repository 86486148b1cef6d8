//! A compiled program as the engine sees it: [`mazurka_engine::Program`] and its run.

use crate::code::{AwaitOrigin, Code, pointer};
use crate::compile::{is_users, location};
use crate::cuts::Cuts;
use crate::environment::Environment;
use crate::machine::Machine;
use crate::memory::Lifetime;
use crate::pipeline::{self, CompileOptions, IrText, States};
use crate::refusal::Refusal;
use crate::sync::{DESTROYED, SyncCall, SyncVerb, is_notified};
use crate::threads::{Frame, Status};
use mazurka_engine::program::{Fault, Pending, Program, Run, Stop, Wait};
use mazurka_engine::{Alarm, Snapshot, StepOn};
use mazurka_ir::{LocId, Module};
use mazurka_passes::LoopBound;
use mazurka_trace::LoopNotes;
use mazurka_trace::word::mask;
use mazurka_trace::{Action, Effect, Location, MemoryOrder, Object, Op, ThreadId};
use std::sync::Arc;

/// The variable of the model of cancellation that says which threads need not go on.
const EXCUSED: &str = "mazurka_excused";

/// A program that has been compiled and can be explored.
#[derive(Clone, Debug)]
pub struct Compiled {
    pub(crate) code: Arc<Code>,
    pub(crate) module: Arc<Module>,
    /// What the passes know about loops; awaits name them by number.
    pub(crate) loops: Arc<LoopNotes>,
    pub(crate) unknown: Arc<Vec<Refusal>>,
    /// Whether states are recognised from the start.
    pub(crate) states: States,
    pub(crate) cuts: Arc<Cuts>,
    /// The variables whose values reports show.
    pub(crate) shown: Arc<[String]>,
}

impl Compiled {
    /// Compiles the text of an `.ll` file; `name` is what error messages call it. The steps
    /// are in `pipeline.rs`.
    pub fn new(name: &str, text: &str, options: CompileOptions) -> Result<Compiled, Vec<Refusal>> {
        let parts = [IrText { name, text, replaces: false }];
        Compiled::linked(&parts, options, &Environment::default())
    }

    /// Compiles and links the texts of several `.ll` files, to run in an environment.
    pub fn linked(
        parts: &[IrText<'_>],
        options: CompileOptions,
        environment: &Environment,
    ) -> Result<Compiled, Vec<Refusal>> {
        Compiled::with_loop_bounds(parts, options, environment, &[])
    }

    /// Compiles and links a program of which some loops have bounds of their own.
    pub fn with_loop_bounds(
        parts: &[IrText<'_>],
        options: CompileOptions,
        environment: &Environment,
        bounds: &[LoopBound],
    ) -> Result<Compiled, Vec<Refusal>> {
        pipeline::compile_program(parts, &options, environment, bounds)
    }

    /// The same program, whose states can be recognised, which costs something at every step.
    #[must_use]
    pub fn with_states(&self, states: States) -> Compiled {
        Compiled { states, ..self.clone() }
    }

    /// How threads that do the same can be told apart, if they can be.
    pub fn tells_threads_apart(&self) -> Option<&str> {
        self.code.told_apart.as_deref()
    }

    /// The functions and variables that the program uses and nobody defines, one each: an execution that
    /// comes to one of them ends the check.
    pub fn unknown(&self) -> &[Refusal] {
        &self.unknown
    }

    /// Whether the program posts messages to handlers.
    pub fn uses_handlers(&self) -> bool {
        self.code.posts_messages(&self.module)
    }

    /// Where a thread stands: the places of its frames and of the calls that were inlined, innermost first.
    fn places(&self, machine: &Machine, thread: usize) -> impl Iterator<Item = LocId> {
        let frames = machine.frames(thread);
        let place = |(above, frame): (usize, &Frame)| {
            let function = &self.code.functions[frame.function as usize];
            // The program counter of a caller is behind the call.
            let pc = if above == 0 { frame.pc } else { frame.pc.saturating_sub(1) };
            function.locations.get(pc as usize).copied().flatten()
        };
        let outer = |loc: &LocId| self.module.debug.location(*loc).inlined_at;
        let places = frames.iter().rev().enumerate().filter_map(place);
        places.flat_map(move |loc| std::iter::successors(Some(loc), outer))
    }

    /// The place in the source at which a thread is. The line that calls into a system header tells more than the
    /// line in the header.
    pub(crate) fn location(&self, machine: &Machine, thread: usize) -> Option<Location> {
        let mut places = self.places(machine, thread).map(|loc| location(&self.module, loc));
        let innermost = places.next()?;
        let own = is_users(&innermost);
        if own { Some(innermost) } else { places.find(is_users).or(Some(innermost)) }
    }

    /// The function of a library that a thread is in, if it is: the one that the program itself has called.
    pub(crate) fn library_function(&self, machine: &Machine, thread: usize) -> Option<String> {
        let debug = &self.module.debug;
        let file = |loc: LocId| debug.file_name(debug.location(loc));
        let is_library = |loc: &LocId| file(*loc).is_some_and(|file| file.starts_with("/usr/"));
        let called = self.places(machine, thread).take_while(is_library).last()?;
        let scope = debug.scope(debug.location(called).scope);
        let name = scope.linkage_name.as_deref().and_then(mazurka_ir::demangle);
        let name = name.map_or_else(|| scope.function.to_string(), |name| bare_name(&name));
        Some(name).filter(|name| !name.is_empty())
    }
}

/// The name of a function without what it is instantiated with, its parameters and its result:
/// `std::vector::push_back`.
pub(crate) fn bare_name(name: &str) -> String {
    let (mut out, mut depth) = (String::new(), 0);
    for c in name.chars() {
        match c {
            '<' if !out.ends_with("operator") => depth += 1,
            '>' if depth > 0 => depth -= 1,
            '(' if depth == 0 && !out.ends_with("operator") => break,
            ' ' if depth == 0 && !out.ends_with("operator") => out.clear(),
            _ if depth == 0 => out.push(c),
            _ => {}
        }
    }
    out
}

impl Program for Compiled {
    type Run = CompiledRun;

    fn start(&self) -> CompiledRun {
        self.start_watched(&Arc::default())
    }

    fn start_watched(&self, alarm: &Arc<Alarm>) -> CompiledRun {
        let machine = Machine::new(self.code.clone(), alarm.clone(), None, self.states);
        CompiledRun { machine, program: self.clone() }
    }
}

/// An execution of a [`Compiled`] program.
#[derive(Clone, Debug)]
pub struct CompiledRun {
    pub(crate) machine: Machine,
    pub(crate) program: Compiled,
}

impl Run for CompiledRun {
    #[inline(always)]
    fn pending(&self, thread: ThreadId) -> Pending {
        let Some(state) = self.machine.threads().get(thread.index()) else {
            return Pending::Unborn;
        };
        if let Some((object, action)) = self.machine.cached_access(state) {
            return Pending::Op { op: Op::On(object, action), enabled: true, word: 0 };
        }
        self.pending_in(thread, &state.status)
    }

    #[inline]
    fn has_finished(&self, thread: ThreadId) -> bool {
        let state = self.machine.threads().get(thread.index());
        state.is_some_and(|state| state.status == Status::Finished)
    }

    #[inline(always)]
    fn place_number(&self, thread: ThreadId) -> Option<u32> {
        let state = self.machine.threads().get(thread.index())?;
        (state.status == Status::Ready).then(|| state.cached_state().index() as u32)
    }

    fn place_fixes_op(&self, thread: ThreadId) -> bool {
        self.machine.cached_access(&self.machine.threads()[thread.index()]).is_some()
    }

    fn may_return_to_place(&self, thread: ThreadId) -> bool {
        self.machine.can_return(thread.index())
    }

    #[inline]
    fn still_pending(&self, thread: ThreadId, op: &Op) -> Option<(bool, u64)> {
        self.machine.still_pending(thread.index(), op)
    }

    #[inline(always)]
    fn step(&mut self, thread: ThreadId, alternative: u32) -> u64 {
        self.machine.step_thread(thread, alternative)
    }

    #[inline]
    fn move_to(&mut self, position: usize) {
        self.machine.move_to(position);
    }

    fn violation(&self, thread: ThreadId) -> Fault {
        let Status::Failed(failure) = self.machine.threads()[thread.index()].status else {
            unreachable!("{thread} has not failed");
        };
        let (kind, message) = self.explain(thread.index(), failure);
        let thrown = self.place_of_throw(thread.index(), failure);
        let location = thrown.or_else(|| self.program.location(&self.machine, thread.index()));
        let use_after_release = failure.is_use_after_release();
        Fault { kind, message, location, use_after_release }
    }

    fn wait(&self, thread: ThreadId, op: &Op) -> Wait {
        match self.machine.await_origin(thread.index()) {
            Some(AwaitOrigin::Assumption) => return Wait::Assumption,
            Some(AwaitOrigin::Cut(_)) => return Wait::Cut,
            _ => {}
        }
        match self.machine.sync_call(thread.index()) {
            Some((SyncCall { verb: SyncVerb::Wake, .. }, 1)) => Wait::Timeout,
            _ if matches!(op, Op::Join(_) | Op::On(_, Action::SemWait))
                && self.is_excused(thread) =>
            {
                Wait::Timeout
            }
            None if matches!(op, Op::On(_, Action::Await(_) | Action::ExchangeAwait { .. })) => {
                Wait::Value
            }
            _ => Wait::Object,
        }
    }

    fn memory_order(&self, position: usize, effect: Effect) -> MemoryOrder {
        self.machine.memory_order(position, effect)
    }

    fn pending_order(&self, thread: ThreadId, effect: Effect) -> MemoryOrder {
        self.machine.pending_order(thread.index(), effect)
    }

    fn found_undefined(&self, position: usize, object: Object) -> bool {
        self.machine.memory().was_undefined_before(position, object)
    }

    fn name(&self, thread: ThreadId) -> u64 {
        self.machine.threads().get(thread.index()).map_or(0, |thread| thread.name())
    }

    fn address_name(&self, address: u64) -> (u64, u64) {
        self.machine.memory().canonical(address)
    }

    fn fingerprint(&self) -> Option<u128> {
        self.machine.key()
    }

    fn creates_twin(&self, creator: ThreadId, last: ThreadId) -> bool {
        self.machine.creates_twin(creator.index(), last.index())
    }

    fn quick_key(&self) -> Option<u128> {
        Some(self.machine.quick_key())
    }

    #[inline]
    fn local_state(&mut self, thread: ThreadId) -> Option<u32> {
        self.machine.local_state(thread.index())
    }

    fn was_cut_off(&self, thread: ThreadId) {
        self.note_cut(thread);
    }

    fn is_restored(&self, steps: &[StepOn], later: &[StepOn]) -> bool {
        self.machine.memory().is_restored(steps, later)
    }

    fn created(&self, step: usize) -> impl Iterator<Item = Object> {
        self.machine.memory().created_in(step)
    }

    fn resumed(&self) -> Option<CompiledRun> {
        Some(CompiledRun { machine: self.machine.resumed(), program: self.program.clone() })
    }
}

impl Snapshot for CompiledRun {
    fn thread_count(&self) -> u32 {
        self.machine.threads().len() as u32
    }

    fn shared_key(&self) -> u128 {
        self.machine.shared_key().unwrap_or_default()
    }

    fn shared(&self, into: &mut Vec<u64>) {
        self.machine.encode_shared(into);
    }

    fn place(&self, thread: ThreadId, into: &mut Vec<u64>) {
        self.machine.describe_thread(thread.index(), |variable, word| {
            if variable.is_none() {
                into.push(word);
            }
        });
    }

    fn locals(&self, thread: ThreadId, into: &mut Vec<(u64, u64)>) {
        self.machine.describe_thread(thread.index(), |variable, word| {
            into.extend(variable.map(|name| (name, word)));
        });
    }
}

impl CompiledRun {
    /// Whether a thread was asked to end while it waits for something else: in another execution it ends.
    fn is_excused(&self, thread: ThreadId) -> bool {
        let globals = &self.program.code.globals;
        let Some(excused) = globals.iter().find(|global| global.name == EXCUSED) else {
            return false;
        };
        let memory = self.machine.memory();
        let place = pointer(excused.object) + 4 * u64::from(thread.0);
        memory.find(place, 4).is_ok_and(|(_, at)| memory.read(at, 4) != 0)
    }

    /// What is pending in a thread that has this status, if it is not just an access that never blocks.
    #[inline(never)]
    fn pending_in(&self, thread: ThreadId, status: &Status) -> Pending {
        match *status {
            Status::Unborn => Pending::Unborn,
            Status::Finished => Pending::Finished,
            Status::Exited => Pending::Stopped(Stop::Exit),
            Status::Assume => Pending::Stopped(Stop::Assume),
            Status::Bound => Pending::Stopped(Stop::Bound),
            Status::Cut(_) | Status::WaitsInSection => Pending::Stopped(Stop::Cut),
            Status::StackLimit => Pending::Stopped(Stop::StackLimit),
            Status::TooLong => Pending::Stopped(Stop::TooLong),
            Status::Failed(_) => Pending::Stopped(Stop::Violation),
            Status::Ready => {
                let cached = self.machine.cached_op(thread.index());
                match cached.or_else(|| self.machine.pending_op(thread.index())) {
                    Some(op) => self.pending_op(thread, op),
                    None => Pending::Finished,
                }
            }
        }
    }

    fn pending_op(&self, thread: ThreadId, op: Op) -> Pending {
        let (enabled, word) = match op {
            Op::On(object, action) if action.may_block() || action == Action::NotifyOne => {
                let memory = self.machine.memory();
                let (word, freed) = match memory.find(object.address, object.size) {
                    Ok((allocation, at)) => {
                        let word = memory.read(at, object.size);
                        (word, allocation.lifetime == Lifetime::Freed)
                    }
                    Err(_) => (0, false),
                };
                let enabled = match action {
                    Action::Wake => is_notified(thread.index(), object.address, memory),
                    // Waiting for freed memory, or locking a destroyed mutex, goes ahead and fails.
                    Action::Await(_) | Action::ExchangeAwait { .. } if freed => true,
                    Action::Lock if word == DESTROYED & mask(object.size) => true,
                    _ => action.enabled(word, object.size),
                };
                (enabled, word)
            }
            Op::Join(target) => {
                (self.machine.threads()[target.index()].status == Status::Finished, 0)
            }
            Op::On(_, Action::Section) => (self.machine.can_begin(thread.index()), 0),
            _ => (true, 0),
        };
        Pending::Op { op, enabled, word }
    }
}
