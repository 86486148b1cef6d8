//! LLVM IR as something that the engine can explore.

use crate::code::{Blame, Call, Code, Target};
use crate::compile::{compile, location};
use crate::library::{self, Meaning};
use crate::live::Liveness;
use crate::machine::{Machine, Status, Wrong};
use crate::memory::{Astray, State};
use crate::privacy::Privacy;
use crate::refuse::Refusal;
use crate::sync::{DESTROYED, Kind, Misuse, Sync, Verb};
use crate::waiting::notes;
use mazurka_engine::Snapshot;
use mazurka_engine::program::{Fault, Pending, Program, Run, Stop, Wait};
use mazurka_ir::{Const, FuncId, Inst, Module, Operand, ValueId};
use mazurka_trace::LoopNotes;
use mazurka_trace::word::mask;
use mazurka_trace::{Action, Effect, Location, MemoryOrder, Op, ThreadId, ViolationKind};
use std::sync::Arc;

/// What to do with a program before it runs.
#[derive(Clone, Copy, Debug, Default)]
pub struct Options {
    /// How often the header of a loop may be entered each time the loop is reached.
    pub unroll: Option<u32>,
    /// Whether to cut off iterations of loops that change nothing.
    pub loop_purity: bool,
    /// Whether to turn assumptions into awaits.
    pub awaits: bool,
    /// Whether fetch-and-adds conflict with each other although nobody looks at their results.
    pub ordered_updates: bool,
    /// How often each thread may wake up by itself from waiting at a condition variable.
    pub spurious_wakeups: u32,
    /// Whether the order in which threads arrive at a barrier counts: needed if more threads use one
    /// than it is for. It counts anyway if the program looks at what waiting returns.
    pub ordered_barriers: bool,
    /// Whether fences are events, for those who look for data races. They order nothing else.
    pub fences: bool,
    /// The least and the greatest value of inputs that may be anything (`__VERIFIER_nondet_int`); all
    /// in between are explored. Without it such inputs are refused.
    pub nondet: Option<(i64, i64)>,
    /// Whether its states can be told apart, which costs something at every step.
    pub states: bool,
}

/// A program that has been compiled and can be explored.
#[derive(Clone, Debug)]
pub struct Compiled {
    pub(crate) code: Arc<Code>,
    pub(crate) module: Arc<Module>,
    /// What is known of loops; blocked operations name them by number.
    pub(crate) loops: Arc<LoopNotes>,
}

impl Compiled {
    /// Reads the text of an `.ll` file; `name` is what errors call it.
    pub fn new(name: &str, text: &str, options: Options) -> Result<Compiled, Vec<Refusal>> {
        let whole = format!("{text}\n{}", library::in_ir(text));
        let mut module = mazurka_ir::parse(name, whole.as_bytes()).map_err(|error| {
            let message = error.to_string();
            vec![Refusal { message, location: None, hint: String::new() }]
        })?;
        mazurka_ir::verify(&module).map_err(|errors| {
            let line = |error: &mazurka_ir::VerifyError| format!("{name}: {error}");
            let message = errors.iter().take(5).map(line).collect::<Vec<_>>().join("\n");
            vec![Refusal { message, location: None, hint: String::new() }]
        })?;
        link(&mut module, options.ordered_barriers);
        let Options { unroll, loop_purity, awaits, .. } = options;
        let passes = mazurka_passes::Options { unroll, loop_purity, awaits };
        let report = mazurka_passes::prepare(&mut module, &passes, &library::silent);
        if let (Some(_), Some(cycle)) = (options.unroll, report.irreducible.first()) {
            let message =
                format!("a cycle of {} has no header, so it cannot be bounded", cycle.function);
            let hint = "replace the goto into the middle of a loop".to_string();
            let location = cycle.loc.map(|loc| location(&module, loc));
            return Err(vec![Refusal { message, location, hint }]);
        }
        let privacy = Privacy::new(&module, &library::forgets);
        let stem = std::path::Path::new(name).file_stem();
        let own_name = stem.map_or("program".into(), |stem| stem.to_string_lossy());
        let mut code = compile(&module, &privacy, &options, &own_name)?;
        code.ordered_updates = options.ordered_updates;
        code.spurious = options.spurious_wakeups;
        code.handler_start = module.function_named("mazurka.handler_start").map(|id| id.0);
        code.live = options.states.then(|| Arc::new(Liveness::new(&code)));
        let loops = Arc::new(notes(&module, &report));
        Ok(Compiled { code: Arc::new(code), module: Arc::new(module), loops })
    }

    /// Whether the program posts messages to handlers.
    pub fn uses_handlers(&self) -> bool {
        let post = self.module.function_named("mazurka.post_event");
        let called = |call: &Call| matches!(call.target, Target::Direct(f) if Some(f) == post.map(|id| id.0));
        self.code.calls.iter().any(called)
    }

    /// The place in the source where a thread stands.
    pub(crate) fn place(&self, machine: &Machine, thread: usize) -> Option<Location> {
        let frames = machine.frames(thread).iter().rev();
        let places = frames.filter_map(|frame| {
            let function = &self.code.functions[frame.function as usize];
            // Below the top, a frame stands after its call.
            let top = Some(frame) == machine.frames(thread).last();
            let pc = if top { frame.pc } else { frame.pc.saturating_sub(1) };
            function.locations.get(pc as usize).copied().flatten()
        });
        // Headers of the system are not the program: better the line from which they were called.
        let mut places = places.map(|loc| location(&self.module, loc));
        let innermost = places.next()?;
        let own = |place: &Location| !place.file.starts_with("/usr/") && place.line > 0;
        if own(&innermost) { Some(innermost) } else { places.find(own).or(Some(innermost)) }
    }
}

/// Lets calls of library functions that are written in IR go there.
fn link(module: &mut Module, ordered_barriers: bool) {
    let mut links = Vec::new();
    for id in module.function_ids() {
        let function = module.function(id);
        let replaced = library::replaces(&function.name);
        if let (false, Some(Meaning::InIr(mut name))) =
            (function.defined && !replaced, library::meaning(&function.name))
        {
            let [unordered, ordered] = library::BARRIER;
            if name == unordered && (ordered_barriers || has_used_result(module, id)) {
                name = ordered;
            }
            links.extend(module.function_named(name).map(|target| (id, target)));
        }
    }
    for (from, to) in links {
        let from = module.consts.intern(Const::Function(from));
        let to = module.consts.intern(Const::Function(to));
        for id in module.function_ids() {
            let function = module.function_mut(id);
            for value in (0..function.value_count()).map(ValueId::new) {
                if let Some(inst) = function.inst_mut(value) {
                    inst.for_each_operand_mut(|operand| {
                        if *operand == Operand::Const(from) {
                            *operand = Operand::Const(to);
                        }
                    });
                }
            }
        }
    }
}

/// Whether somebody looks at what a function returns, or calls it in a way that is not seen.
fn has_used_result(module: &Module, callee: FuncId) -> bool {
    module.function_ids().map(|id| module.function(id)).any(|function| {
        let insts = || function.order.iter().flat_map(|block| function.insts(*block));
        let calls = |inst: &Inst| {
            inst.call().is_some_and(|call| module.direct_callee(call.callee) == Some(callee))
        };
        let results: Vec<ValueId> =
            insts().filter(|(_, inst)| calls(inst)).map(|(id, _)| id).collect();
        insts().any(|(_, inst)| {
            let mut used = false;
            inst.for_each_operand(|operand| {
                used |= matches!(operand, Operand::Value(id) if results.contains(&id));
            });
            used
        })
    })
}

impl Program for Compiled {
    type Run = CompiledRun;

    fn start(&self) -> CompiledRun {
        CompiledRun { machine: Machine::new(self.code.clone(), None), program: self.clone() }
    }
}

/// An execution of a [`Compiled`] program.
#[derive(Clone, Debug)]
pub struct CompiledRun {
    pub(crate) machine: Machine,
    pub(crate) program: Compiled,
}

impl Run for CompiledRun {
    fn pending(&self, thread: ThreadId) -> Pending {
        let Some(state) = self.machine.threads.get(thread.index()) else { return Pending::Unborn };
        match state.status {
            Status::Unborn => Pending::Unborn,
            Status::Finished => Pending::Finished,
            Status::Exited => Pending::Stopped(Stop::Exit),
            Status::Assume => Pending::Stopped(Stop::Assume),
            Status::Bound => Pending::Stopped(Stop::Bound),
            Status::Wrong(_) => Pending::Stopped(Stop::Violation),
            Status::Ready => {
                let known = self.machine.known_op(thread.index());
                match known.or_else(|| self.machine.pending_op(thread.index())) {
                    Some(op) => self.ready(thread, op),
                    None => Pending::Finished,
                }
            }
        }
    }

    fn step(&mut self, thread: ThreadId, alternative: u32) -> u64 {
        self.machine.step_thread(thread, alternative)
    }

    fn move_to(&mut self, position: usize) {
        self.machine.move_to_position(position);
    }

    fn violation(&self, thread: ThreadId) -> Fault {
        let location = self.program.place(&self.machine, thread.index());
        let Status::Wrong(wrong) = self.machine.threads[thread.index()].status else {
            unreachable!("{thread} has done nothing wrong");
        };
        let (kind, message) = self.explain(thread.index(), wrong);
        Fault { kind, message, location }
    }

    fn wait(&self, thread: ThreadId, op: &Op) -> Wait {
        if self.machine.blame(thread.index()) == Some(Blame::Assumption) {
            return Wait::Assumption;
        }
        match self.machine.sync_call(thread.index()) {
            Some((Sync { verb: Verb::Wake, .. }, 1)) => Wait::Timeout,
            None if matches!(op, Op::On(_, Action::Await(_) | Action::ExchangeAwait { .. })) => {
                Wait::Value
            }
            _ => Wait::Object,
        }
    }

    fn memory_order(&self, position: usize, effect: Effect) -> MemoryOrder {
        self.machine.memory_order(position, effect)
    }

    fn name(&self, thread: ThreadId) -> u64 {
        self.machine.threads.get(thread.index()).map_or(0, |thread| thread.name)
    }

    fn fingerprint(&self) -> Option<u128> {
        self.machine.key()
    }
}

impl Snapshot for CompiledRun {
    fn thread_count(&self) -> u32 {
        self.machine.threads.len() as u32
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
    fn ready(&self, thread: ThreadId, op: Op) -> Pending {
        let (enabled, word) = match op {
            Op::On(object, action) if action.may_block() => {
                let (word, freed) = match self.machine.memory.find(object.address, object.size) {
                    Ok((block, at)) => {
                        let word = self.machine.memory.read(at, object.size);
                        (word, block.state == State::Freed)
                    }
                    Err(_) => (0, false),
                };
                let enabled = match action {
                    Action::Wake => self.machine.notified(thread.index(), object.address),
                    // Waiting for what was freed, or locking what was destroyed, goes ahead and goes
                    // wrong.
                    Action::Await(_) | Action::ExchangeAwait { .. } if freed => true,
                    Action::Lock if word == DESTROYED & mask(object.size) => true,
                    _ => action.enabled(word, object.size),
                };
                (enabled, word)
            }
            Op::Join(target) => {
                (self.machine.threads[target.index()].status == Status::Finished, 0)
            }
            _ => (true, 0),
        };
        Pending::Op { op, enabled, word }
    }

    fn explain(&self, thread: usize, wrong: Wrong) -> (ViolationKind, String) {
        let name = |ptr: u64| self.object_name(ptr);
        match wrong {
            Wrong::Pointer(astray, ptr) => {
                let message = match astray {
                    Astray::Null => "null pointer dereferenced".to_string(),
                    Astray::Wild => format!("pointer {ptr:#x} does not point to any object"),
                    Astray::OutOfBounds => format!("access out of the bounds of {}", name(ptr)),
                    Astray::Freed => format!("use of {} after it was freed", name(ptr)),
                    Astray::ReadOnly => format!("write to the constant {}", name(ptr)),
                };
                (ViolationKind::Memory, message)
            }
            Wrong::DoubleFree(ptr) => {
                (ViolationKind::Memory, format!("{} is freed twice", name(ptr)))
            }
            Wrong::InvalidFree(ptr) => {
                let message = format!("free of {}, which malloc did not return", name(ptr));
                (ViolationKind::Memory, message)
            }
            Wrong::Assertion(text) => {
                (ViolationKind::Assertion, format!("assertion `{}` fails", self.string(text)))
            }
            Wrong::Error => (ViolationKind::Assertion, "the error location is reached".into()),
            Wrong::Abort => (ViolationKind::Abort, "the program aborts".into()),
            Wrong::DivisionByZero => {
                (ViolationKind::Arithmetic, "division by zero or overflowing division".into())
            }
            Wrong::Sync(kind, misuse, ptr) => self.explain_misuse(kind, misuse, ptr),
            Wrong::JoinDetached(thread) | Wrong::JoinAgain(thread) => {
                let again = matches!(wrong, Wrong::JoinAgain(_));
                let why = if again { "joined twice" } else { "joined although it is detached" };
                let name = self.program.thread_name(ThreadId(thread));
                (ViolationKind::Sync, format!("{name} is {why}"))
            }
            Wrong::Exception => (ViolationKind::Exception, "an exception is thrown".into()),
            Wrong::Thrown => (ViolationKind::Exception, self.thrown(thread)),
            Wrong::SharedText(ptr) => (
                ViolationKind::Unsupported,
                format!(
                    "{} is formatted into memory, but other threads may change it\n\
                     hint: copy it with strcpy into a local array first",
                    name(ptr)
                ),
            ),
            Wrong::Unreachable => {
                (ViolationKind::Abort, "control comes to a place that must not be reached".into())
            }
            Wrong::Endless => (
                ViolationKind::Unsupported,
                "a loop runs without end and without any visible operation\n\
                 hint: bound it with --unroll N"
                    .into(),
            ),
            Wrong::InSection => (
                ViolationKind::Unsupported,
                "locks, choices and thread creation are not supported in an atomic section".into(),
            ),
            Wrong::Overflow => (ViolationKind::Memory, "the stack overflows".into()),
            Wrong::NotAFunction(ptr) => (
                ViolationKind::Memory,
                format!("call through a pointer to {}, which is no function", name(ptr)),
            ),
            Wrong::NoSuchThread(id) => {
                (ViolationKind::Memory, format!("{id} is not a thread that can be joined"))
            }
        }
    }

    fn explain_misuse(&self, kind: Kind, misuse: Misuse, ptr: u64) -> (ViolationKind, String) {
        let object = format!("{} {}", kind.name(), self.object_name(ptr));
        let what = match misuse {
            Misuse::NotHeld => "is unlocked by a thread that does not hold it",
            Misuse::DestroyedInUse if matches!(kind, Kind::Condition | Kind::Barrier) => {
                "is destroyed while threads wait at it"
            }
            Misuse::DestroyedInUse => "is destroyed while it is held",
            Misuse::Destroyed => "is used after it was destroyed",
            Misuse::Uninitialised => "is used before it is initialised",
            Misuse::WithoutMutex(mutex) => {
                let mutex = self.object_name(mutex);
                let message = format!("a thread waits at {object} without holding mutex {mutex}");
                return (ViolationKind::Sync, message);
            }
            Misuse::TooManyWait => {
                let message = format!("more than 18 threads wait at {object}");
                return (ViolationKind::Unsupported, message);
            }
            Misuse::TooManyMeet => {
                let message = format!(
                    "more threads meet at {object} than it is for\n\
                     hint: check with --ordered-barriers"
                );
                return (ViolationKind::Unsupported, message);
            }
        };
        (ViolationKind::Sync, format!("{object} {what}"))
    }
}
