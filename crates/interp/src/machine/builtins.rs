//! Library functions that the machine performs itself.
//!
//! Some are visible operations: a thread stops before them, and they are performed in a step of their
//! own. The others are local code.

use super::Machine;
use super::execute::Flow;
use super::sections::InSection;
use crate::code::{BuiltinCall, FIRST_FUNCTION, Instr, pointer, split};
use crate::failure::{Dependent, Failure};
use crate::library::Builtin;
use crate::memory::{Lifetime, Storage};
use crate::printf::{OutputChunk, formatted, printed_result, printed_text};
use crate::sync::{self, Performed, SyncCall, SyncOperation};
use crate::threads::Status;
use mazurka_trace::{Action, Object, Op, ThreadId};

/// What a call amounts to.
pub(super) enum Effect {
    Visible(Op),
    /// Nothing that other threads can notice.
    Local,
    Fails(Failure),
}

impl From<Result<Op, Failure>> for Effect {
    fn from(op: Result<Op, Failure>) -> Effect {
        op.map_or_else(Effect::Fails, Effect::Visible)
    }
}

impl Machine {
    /// The `k`th argument of a call; 0 if it has fewer.
    #[inline]
    pub(crate) fn argument(&self, t: usize, base: usize, call: &BuiltinCall, k: usize) -> u64 {
        call.args.get(k).map_or(0, |&src| self.value(t, base, src))
    }

    /// All arguments of a call.
    pub(crate) fn arguments(&self, t: usize, base: usize, call: &BuiltinCall) -> Vec<u64> {
        call.args.iter().map(|&src| self.value(t, base, src)).collect()
    }

    /// What a call amounts to in the current state.
    pub(super) fn builtin_effect(&self, t: usize, base: usize, call: &BuiltinCall) -> Effect {
        let arg = |k: usize| self.argument(t, base, call, k);
        match call.function {
            Builtin::Spawn => self.creation_op(t, (arg(0), 0), Op::Spawn).into(),
            Builtin::Post => {
                // Who posts to what is no handler is to blame, not the message.
                let handler = self.handler_op(arg(1), Action::Begin);
                handler.and_then(|_| self.creation_op(t, (arg(2), arg(1)), Op::Post)).into()
            }
            Builtin::Begin => self.handler_op(arg(0), Action::Begin).into(),
            Builtin::End => self.handler_op(arg(0), Action::End).into(),
            Builtin::Join => {
                let target = arg(0).wrapping_sub(1);
                match self.threads.get(target as usize) {
                    Some(thread) if thread.status != Status::Unborn => {
                        Effect::Visible(Op::Join(ThreadId(target as u32)))
                    }
                    _ => Effect::Fails(Failure::NoSuchThread(arg(0))),
                }
            }
            Builtin::Sync(sync) => {
                match sync.operation(t, [arg(0), arg(1), arg(2)], &self.memory) {
                    Ok((object, action)) => Effect::Visible(Op::On(object, action)),
                    Err(error) => Effect::Fails(Failure::Pointer(error, arg(0))),
                }
            }
            Builtin::Spurious
                if self.threads[t].counters.spurious < self.code.max_spurious_wakeups =>
            {
                Effect::Visible(Op::Choose(2))
            }
            Builtin::WordLock => Effect::Visible(Op::On(Object::new(arg(0), 4), Action::Lock)),
            Builtin::WordUnlock => Effect::Visible(Op::On(Object::new(arg(0), 4), Action::Unlock)),
            Builtin::Free if arg(0) != 0 => self.free_op(arg(0)).into(),
            Builtin::ThreadExit | Builtin::ExitOn => {
                match self.next_local_to_end(t, self.frames_after_exit(t)) {
                    Some(address) => Effect::Visible(self.lifetime_end_op(address)),
                    None => Effect::Local,
                }
            }
            Builtin::Unwind => self.unwinding_effect(t, arg(0)),
            Builtin::Landing => self.landing_effect(t, arg(0)),
            Builtin::Jump => self.jump_effect(t, [arg(0), arg(1), arg(2)]),
            Builtin::AtomicBegin if !self.in_atomic_section(t) => {
                Effect::Visible(Op::On(Object::EVERYTHING, Action::Section))
            }
            Builtin::Fence(_) if !self.in_atomic_section(t) => Effect::Visible(Op::Fence),
            Builtin::Choose => Effect::Visible(Op::Choose((arg(0) as u32).max(1))),
            _ => Effect::Local,
        }
    }

    /// The operation that creates a thread or posts a message, which runs the function at `start`.
    fn creation_op(
        &self,
        t: usize,
        (start, handler): (u64, u64),
        op: fn(ThreadId) -> Op,
    ) -> Result<Op, Failure> {
        match self.threads.next_child(t as u32, handler) {
            Some(child) if self.code.is_function(start) => Ok(op(ThreadId(child))),
            _ => Err(Failure::NotAFunction(start)),
        }
    }

    /// Whether a thread is about to create one that does the same as another one, which it created before,
    /// and nobody can tell them apart.
    pub(crate) fn creates_twin(&self, t: usize, last: usize) -> bool {
        let Some((frame, Instr::Builtin(number))) = self.current_instruction(t) else {
            return false;
        };
        let (base, call) = (frame.base as usize, &self.code.builtin_calls[number as usize]);
        call.function == Builtin::Spawn
            && self.code.told_apart.is_none()
            && self.undefined_of_argument(t, base, call, 1).0 == 0
            && self.starts.get(last) == Some(&[0, 1, 2].map(|k| self.argument(t, base, call, k)))
    }

    /// The operation that frees memory.
    fn free_op(&self, ptr: u64) -> Result<Op, Failure> {
        match self.memory.find(ptr, 0) {
            Ok((allocation, _)) if split(ptr).1 == 0 && allocation.storage == Storage::Heap => {
                Ok(Op::On(Object::new(ptr, allocation.size.max(1)), Action::Free))
            }
            _ => Err(Failure::InvalidFree(ptr)),
        }
    }

    /// A thread executes a call: stops before it if it is visible, else performs it.
    pub(super) fn execute_builtin(&mut self, t: usize, base: usize, call: &BuiltinCall) -> Flow {
        match self.builtin_effect(t, base, call) {
            Effect::Visible(Op::On(object, Action::Free)) if self.in_atomic_section(t) => {
                if call.function.leaves_frames() {
                    self.end_local_of_exiting(t, object.address);
                    return Flow::Jumped;
                }
                self.free(t, object);
                self.next_if_ready(t)
            }
            Effect::Visible(op) if self.in_atomic_section(t) => {
                match self.in_section(call.function, op) {
                    InSection::Goes => {
                        self.cache.footprint().give_up();
                        self.perform_builtin(t, base, call, 0);
                        self.next_if_ready(t)
                    }
                    InSection::Waits => self.wait_in_section(t, op),
                    InSection::Refused => self.fail(t, Failure::BlocksInSection),
                }
            }
            Effect::Visible(_) => Flow::Stop,
            Effect::Fails(failure) => self.fail(t, failure),
            Effect::Local => {
                match call.function {
                    Builtin::First | Builtin::Equal | Builtin::Nothing => {}
                    Builtin::ThreadSelf | Builtin::NextThread => {
                        self.cache.footprint().record_thread_number(t);
                    }
                    _ => self.cache.footprint().give_up(),
                }
                match self.perform_local(t, base, call) {
                    Ok(result) => {
                        if let Some(dst) = call.dst {
                            let undefined = self.undefined_result(t, base, call);
                            self.set(t, base, dst, result);
                            if undefined.0 != 0 {
                                self.set_undefined(t, base + dst as usize, undefined);
                            }
                        }
                        Flow::Next
                    }
                    Err(flow) => flow,
                }
            }
        }
    }

    /// Performs a visible call; returns the word that it found.
    pub(super) fn perform_builtin(
        &mut self,
        t: usize,
        base: usize,
        call: &BuiltinCall,
        alternative: u32,
    ) -> u64 {
        let [a, b, c, d] = [0, 1, 2, 3].map(|k| self.argument(t, base, call, k));
        let mut undefined_result = 0;
        let (old, result) = match (call.function, self.builtin_effect(t, base, call)) {
            (_, Effect::Visible(Op::Spawn(child))) => {
                let undefined = self.undefined_of_argument(t, base, call, 1);
                self.memory.expose(b);
                self.spawn(t, child.0, [a, b, c], undefined);
                (0, u64::from(child.0) + 1)
            }
            (_, Effect::Visible(Op::Post(child))) => {
                let undefined = self.undefined_of_argument(t, base, call, 3);
                [a, b, c, d].into_iter().for_each(|word| self.memory.expose(word));
                self.post(t, child.0, [a, b, c, d], undefined);
                (0, u64::from(child.0) + 1)
            }
            (_, Effect::Visible(Op::Join(target))) => {
                undefined_result = self.threads[target.index()].counters.undefined_result;
                let result = self.threads.join(target.0);
                (0, self.result_or_fail(t, result))
            }
            (function, Effect::Visible(Op::Choose(_))) => {
                let spurious = function == Builtin::Spurious && alternative > 0;
                self.threads[t].counters.spurious += u32::from(spurious);
                (0, alternative.into())
            }
            (Builtin::Landing, _) => (self.save_landing(t, a), 0),
            (Builtin::AtomicBegin, _) => {
                self.threads[t].counters.sections = 1;
                (0, 0)
            }
            (Builtin::Sync(sync), Effect::Visible(Op::On(object, action))) => {
                self.perform_sync(t, sync, [a, b], (object, action, alternative))
            }
            (function, Effect::Visible(Op::On(object, Action::Free))) => {
                match function.leaves_frames() {
                    true => self.end_local_of_exiting(t, object.address),
                    false => self.free(t, object),
                }
                (0, 0)
            }
            (_, Effect::Visible(Op::On(handler, action @ (Action::Begin | Action::End)))) => {
                (self.perform_on_handler(t, handler, action), 0)
            }
            (Builtin::WordLock | Builtin::WordUnlock, Effect::Visible(Op::On(object, action))) => {
                (self.apply_to_word(t, object, action), 0)
            }
            _ => (0, 0),
        };
        if let (Some(dst), Status::Ready) = (call.dst, self.threads[t].status) {
            self.set(t, base, dst, result);
            if undefined_result != 0 {
                self.set_undefined(t, base + dst as usize, (u64::MAX, undefined_result));
            }
        }
        old
    }

    /// Performs a call on a synchronisation object; returns the word that it found, and its result.
    fn perform_sync(
        &mut self,
        thread: usize,
        call: SyncCall,
        [pointer, second]: [u64; 2],
        (object, action, alternative): (Object, Action, u32),
    ) -> (u64, u64) {
        let operation =
            SyncOperation { thread, call, pointer, second, object, action, alternative };
        let Performed { old, result } = sync::perform(&operation, &mut self.memory);
        (old, self.result_or_fail(thread, result))
    }

    fn result_or_fail(&mut self, t: usize, result: Result<u64, Failure>) -> u64 {
        result.unwrap_or_else(|failure| {
            self.fail(t, failure);
            0
        })
    }

    fn free(&mut self, t: usize, object: Object) {
        let number = split(object.address).0;
        match self.memory.allocation(number).map(|allocation| allocation.lifetime) {
            Some(Lifetime::Alive) => self.memory.free(number),
            _ => {
                self.fail(t, Failure::DoubleFree(object.address));
            }
        }
    }

    /// Creates the thread with the number `child`, and runs it up to its first visible operation.
    /// Bits of its argument may be undefined.
    pub(super) fn spawn(
        &mut self,
        t: usize,
        child: u32,
        [start, argument, detached]: [u64; 3],
        undefined: (u64, u32),
    ) {
        let number = child as usize;
        self.starts.resize(self.starts.len().max(number + 1), [0; 3]);
        self.starts[number] = [start, argument, detached];
        self.threads.start(t, child, detached != 0);
        let child = child as usize;
        let (function, args) = match self.code.thread_entry {
            Some(wrapper) => (wrapper, [start, argument]),
            None => (split(start).0 - FIRST_FUNCTION, [argument, 0]),
        };
        let known = match undefined.0 {
            0 => self.cache.find_start(child, (function, args), &self.memory),
            _ => None,
        };
        if let Some(transition) = known {
            return self.follow(child, transition);
        }
        let base = self.push_frame(child, function, None);
        let params = self.code.functions[function as usize].params as usize;
        for (k, arg) in args.into_iter().enumerate().take(params) {
            self.threads[child].set_register(base + k, arg);
        }
        let argument = usize::from(self.code.thread_entry.is_some());
        if argument < params {
            self.set_undefined(child, base + argument, undefined);
        }
        self.cache.footprint().clear();
        self.run(child);
        let to = self.intern_state(child);
        if undefined.0 == 0 {
            self.cache.record_start((function, args), to);
        }
    }

    /// Performs a call that other threads do not notice; returns its result, or how the thread goes on
    /// if the call does not return.
    fn perform_local(&mut self, t: usize, base: usize, call: &BuiltinCall) -> Result<u64, Flow> {
        let arg = |k: usize| self.argument(t, base, call, k);
        let (first, second) = (arg(0), arg(1));
        let wanted = match call.function {
            Builtin::Malloc | Builtin::New => first,
            Builtin::Calloc => first.saturating_mul(second),
            Builtin::AlignedAlloc => second,
            _ => 0,
        };
        // What is refused anyway takes no memory.
        let fits = wanted > 0 && self.memory.has_room(wanted);
        let masks = if self.code.tracks_undefined { wanted } else { 0 };
        if fits && !self.alarm.has_room(self.memory.growth(wanted + masks)) {
            return Err(self.stop(t, Status::TooLong));
        }
        Ok(match call.function {
            Builtin::Malloc => self.allocate_undefined(t, first),
            Builtin::Calloc => self.allocate_heap(t, first.saturating_mul(second)),
            Builtin::AlignedAlloc => self.allocate_undefined(t, second),
            Builtin::New => match self.allocate_undefined(t, first) {
                0 => return Err(self.throw_bad_alloc(t)),
                memory => memory,
            },
            Builtin::Lasting if self.memory.has_room(first) => {
                pointer(self.allocate_again(t, first, Storage::Heap, false, 0))
            }
            Builtin::Private if self.memory.has_room(first) => {
                pointer(self.allocate_again(t, first, Storage::Heap, true, 0))
            }
            Builtin::ObjectSize => {
                self.memory.find(first, 0).map_or(0, |(allocation, _)| allocation.size.into())
            }
            Builtin::ParseNumber { single } => {
                crate::numbers::parse(&self.memory.text_at(first), single)
            }
            Builtin::NextThread => u64::from(self.number_next_child(t, first)) + 1,
            Builtin::ThreadSelf => t as u64 + 1,
            Builtin::First => first,
            Builtin::Equal => u64::from(first == second),
            Builtin::Detach => match self.threads.detach(first) {
                Ok(()) => 0,
                Err(failure) => return Err(self.fail(t, failure)),
            },
            Builtin::Print(_) | Builtin::FormatText { .. } => {
                return self.perform_print(t, base, call).map_err(|failure| self.fail(t, failure));
            }
            Builtin::ThreadExit => {
                let (_, origin) = self.undefined_of_argument(t, base, call, 0);
                self.memory.expose(first);
                self.threads[t].counters.result = first;
                self.threads[t].counters.undefined_result = origin;
                return Err(self.exit_thread(t));
            }
            Builtin::ExitOn => return Err(self.exit_thread(t)),
            Builtin::Unwind => return Err(self.land(t, first)),
            Builtin::WaitQueue => {
                return self.wait_queue(first).map_err(|failure| self.fail(t, failure));
            }
            Builtin::Cast => self.types().cast([first, second], arg(2), [arg(3), arg(4)]),
            Builtin::Jump => return Err(self.jump(t, first, arg(3))),
            Builtin::Exec if self.return_to_handler_start(t) => return Err(Flow::Jumped),
            _ => match self.stop_status(t, base, call) {
                Some(status) => return Err(self.stop(t, status)),
                None => {
                    self.change_sections_and_handlers(t, call.function, first);
                    0
                }
            },
        })
    }

    /// With which status a call stops its thread, if it does.
    fn stop_status(&self, t: usize, base: usize, call: &BuiltinCall) -> Option<Status> {
        let arg = |k: usize| self.argument(t, base, call, k);
        match call.function {
            Builtin::Assume if arg(0) == 0 => Some(Status::Assume),
            Builtin::PureIteration if arg(0) == 0 && !self.resumed => {
                Some(Status::Cut(Some(arg(1) as u32)))
            }
            Builtin::Bound => Some(Status::Bound),
            // The other threads go on as far as they can: each execution in which the program ends
            // earlier is the beginning of one of these.
            Builtin::EndProcess => Some(Status::Exited),
            Builtin::AssertFail => Some(Status::Failed(Failure::Assertion(arg(0)))),
            Builtin::CxxAssertFail => Some(Status::Failed(Failure::Assertion(arg(3)))),
            Builtin::Error => Some(Status::Failed(Failure::ErrorReached)),
            Builtin::Abort => Some(Status::Failed(Failure::Abort)),
            Builtin::Unsupported => Some(Status::Failed(Failure::Unsupported)),
            Builtin::Refuse => Some(Status::Failed(Failure::RefusedByModel(arg(0)))),
            Builtin::Terminate => Some(Status::Failed(Failure::Terminated)),
            _ => None,
        }
    }

    /// Enters or leaves an atomic section, installs or removes a cleanup handler; does nothing for
    /// other functions.
    fn change_sections_and_handlers(&mut self, t: usize, function: Builtin, first: u64) {
        let sections = &mut self.threads[t].counters.sections;
        match function {
            Builtin::AtomicBegin => *sections += 1,
            Builtin::AtomicEnd => *sections = sections.saturating_sub(1),
            Builtin::Landing => {
                self.save_landing(t, first);
            }
            Builtin::CleanupPush => self.push_cleanup(t, first),
            Builtin::CleanupPop => self.pop_cleanup(t),
            _ => {}
        }
    }

    /// Numbers the thread that a thread creates next, a message of this handler unless that is 0.
    fn number_next_child(&mut self, t: usize, handler: u64) -> u32 {
        let named = self.memory.canonical(handler);
        let (number, new_name) = self.threads.number_next_child(t as u32, handler, named);
        if let Some(name) = new_name {
            self.memory.name_thread(name);
        }
        number
    }

    /// Allocates memory; returns null if there is none left.
    fn allocate_heap(&mut self, t: usize, size: u64) -> u64 {
        if !self.memory.has_room(size) {
            return 0;
        }
        let site = self.code.sites.number(self.threads[t].frames());
        pointer(self.allocate_again(t, size, Storage::Heap, false, site))
    }

    /// Allocates memory to which nothing was written yet; returns null if there is none left.
    fn allocate_undefined(&mut self, t: usize, size: u64) -> u64 {
        match self.allocate_heap(t, size) {
            0 => 0,
            memory => self.undefine_object(split(memory).0),
        }
    }

    /// Prints, or formats into private memory; returns what the function returns.
    fn perform_print(&mut self, t: usize, base: usize, call: &BuiltinCall) -> Result<u64, Failure> {
        let args = self.arguments(t, base, call);
        if let Some(origin) = self.undefined_text(t, call.function, &args) {
            return Err(Failure::Undefined(Dependent::Text, origin));
        }
        match call.function {
            Builtin::Print(how) => {
                // Formats are not looked at while executions are explored, unless the program uses the
                // result.
                let used = call.dst.is_some();
                let result = if used { printed_result(how, &args, self.names()) } else { Ok(0) };
                if let Some(mut output) = self.output.take() {
                    let text = printed_text(how, &args, self.names());
                    let position = self.threads.step_count();
                    if !text.is_empty() {
                        output.push(OutputChunk { thread: t, position, text });
                    }
                    self.output = Some(output);
                }
                result
            }
            Builtin::FormatText { list } => {
                self.note_formatted(&args, list);
                let text = formatted(&args, 0, list, self.names())?;
                self.store_text(t, &text)
            }
            _ => Ok(0),
        }
    }

    /// Stores text with a zero at its end in private memory.
    fn store_text(&mut self, t: usize, text: &[u8]) -> Result<u64, Failure> {
        let size = text.len() as u64 + 1;
        if !self.memory.has_room(size) {
            return Err(Failure::StackOverflow);
        }
        let object = self.allocate_again(t, size, Storage::Heap, true, 0);
        self.memory.fill(object, text);
        Ok(pointer(object))
    }
}
