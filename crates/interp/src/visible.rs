//! Visible operations: standing before one, and performing it.

use crate::code::{Access, AccessKind, Blame, FIRST_FUNCTION, Instr, LibraryCall, Wait, split};
use crate::library::Library;
use crate::local::Flow;
use crate::log::Change;
use crate::machine::{Counters, Frame, Machine, Status, Wrong};
use crate::memory::{Astray, Kind, State};
use mazurka_trace::{Action, Condition, Effect, MemoryOrder, Object, Op, ThreadId};

/// What a thread is about to do.
pub(crate) enum Visible {
    Op(Op),
    /// Nothing that others can notice: it is done at once.
    Local,
    Wrong(Wrong),
}

impl Machine {
    pub(crate) fn frame(&self, t: usize) -> Option<(Frame, Instr)> {
        let frame = *self.frames(t).last()?;
        let instr = self.code.functions[frame.function as usize].instrs[frame.pc as usize];
        Some((frame, instr))
    }

    /// A thread has come to an access.
    pub(crate) fn reach_access(&mut self, t: usize, base: usize, number: u32) -> Flow {
        let access = self.code.accesses[number as usize];
        let ptr = self.get(t, base, access.ptr);
        match self.memory.find(ptr, access.size) {
            Err(astray) => self.wrong(t, Wrong::Pointer(astray, ptr)),
            Ok((block, _)) if block.constant && access.kind != AccessKind::Load => {
                self.wrong(t, Wrong::Pointer(Astray::ReadOnly, ptr))
            }
            Ok((block, at)) if block.private || block.constant || self.in_section(t) => {
                let constant = block.constant;
                let word = self.memory.read(at, access.size);
                let action = self.action(t, base, &access);
                if !action.enabled(word, access.size) {
                    return match self.in_section(t) {
                        true => self.wrong(t, Wrong::InSection),
                        false => Flow::Stop,
                    };
                }
                if !constant {
                    self.touch(t, ptr, &access, (word, action));
                }
                self.access(t, base, &access);
                self.next_if_ready(t)
            }
            Ok(_) => Flow::Stop,
        }
    }

    /// A thread accesses memory of its own.
    fn touch(&mut self, t: usize, ptr: u64, access: &Access, (old, action): (u64, Action)) {
        if self.in_section(t) {
            return self.touches.spoil();
        }
        let new = action.apply(ThreadId(t as u32), old, access.size);
        if access.kind != AccessKind::Store {
            self.touches.read(ptr, access.size, old);
        }
        if access.kind == AccessKind::Store || new != old {
            self.touches.write(ptr, access.size, new);
        }
    }

    /// Whether a thread is inside an atomic section, where everything is done at once.
    pub(crate) fn in_section(&self, t: usize) -> bool {
        self.threads[t].counters.sections > 0
    }

    fn next_if_ready(&self, t: usize) -> Flow {
        if self.threads[t].status == Status::Ready { Flow::Next } else { Flow::Stop }
    }

    /// A thread has come to a call of the library.
    pub(crate) fn reach_library(&mut self, t: usize, base: usize, call: &LibraryCall) -> Flow {
        match self.library_op(t, base, call) {
            Visible::Op(Op::On(object, Action::Free)) if self.in_section(t) => {
                self.free(t, object);
                self.next_if_ready(t)
            }
            Visible::Op(_) if self.in_section(t) => self.wrong(t, Wrong::InSection),
            Visible::Op(_) => Flow::Stop,
            Visible::Wrong(wrong) => self.wrong(t, wrong),
            Visible::Local => {
                match call.function {
                    Library::First | Library::Equal | Library::Nothing => {}
                    Library::ThreadSelf | Library::NextThread => self.touches.number(t),
                    _ => self.touches.spoil(),
                }
                self.local_library(t, base, call)
            }
        }
    }

    /// The operation that a thread which is ready stands before.
    pub(crate) fn pending_op(&self, t: usize) -> Option<Op> {
        let (frame, instr) = self.frame(t)?;
        let base = frame.base as usize;
        match instr {
            Instr::Access(number) => {
                let access = &self.code.accesses[number as usize];
                let ptr = self.get(t, base, access.ptr);
                Some(Op::On(Object::new(ptr, access.size), self.action(t, base, access)))
            }
            Instr::Library(number) => {
                let call = &self.code.library_calls[number as usize];
                match self.library_op(t, base, call) {
                    Visible::Op(op) => Some(op),
                    _ => None,
                }
            }
            Instr::Kill(src) => Some(self.kill(self.get(t, base, src))),
            _ => None,
        }
    }

    /// The memory order of a step that was made. What frees memory or makes and unmakes objects is plain.
    pub(crate) fn memory_order(&self, position: usize, effect: Effect) -> MemoryOrder {
        let (function, pc) = self.site(position);
        match self.code.functions[function as usize].instrs[pc as usize] {
            Instr::Access(number) => {
                let [success, failure] = self.code.orders[number as usize];
                if effect == Effect::Read { failure } else { success }
            }
            Instr::Library(number) => match self.code.library_calls[number as usize].function {
                Library::Fence(order) => order,
                Library::Free => MemoryOrder::Plain,
                Library::Sync(sync) => sync.memory_order(),
                _ => MemoryOrder::SeqCst,
            },
            _ => MemoryOrder::Plain,
        }
    }

    /// An object that no `free` ends is gone.
    pub(crate) fn end_of(&mut self, ptr: u64) {
        let number = split(ptr).0;
        self.memory.set_state(number, State::Freed);
        self.log.change(Change::Freed(number));
    }

    /// The operation that ends an object which no `free` ends.
    fn kill(&self, ptr: u64) -> Op {
        let size = self.memory.find(ptr, 0).map_or(1, |(block, _)| block.size.max(1));
        Op::On(Object::new(ptr, size), Action::Free)
    }

    fn action(&self, t: usize, base: usize, access: &Access) -> Action {
        let a = || self.get(t, base, access.a);
        if let Some(wait) = self.wait(t, base, access) {
            let operand = self.get(t, base, wait.operand);
            let until = Condition { compare: wait.compare, operand };
            return match access.kind {
                AccessKind::Load | AccessKind::Store => Action::Await(until),
                AccessKind::Rmw { .. } => Action::ExchangeAwait { until, value: a() },
                AccessKind::CompareExchange => {
                    let value = self.get(t, base, access.b);
                    Action::ExchangeAwait { until, value }
                }
            };
        }
        match access.kind {
            AccessKind::Load => Action::Load,
            AccessKind::Store => Action::Store(a()),
            AccessKind::Rmw { function, negate } => {
                let operand = if negate { a().wrapping_neg() } else { a() };
                let used = access.dst.is_some() || self.code.ordered_updates;
                Action::Rmw { function, operand, used }
            }
            AccessKind::CompareExchange => {
                Action::CompareExchange { expected: a(), desired: self.get(t, base, access.b) }
            }
        }
    }

    /// What an access waits for, if it does.
    fn wait(&self, t: usize, base: usize, access: &Access) -> Option<&Wait> {
        let wait = &self.code.waits[access.wait? as usize];
        (self.get(t, base, wait.active) != 0).then_some(wait)
    }

    /// What it means if a thread that is blocked in an await waits for ever.
    pub(crate) fn blame(&self, t: usize) -> Option<Blame> {
        let (frame, instr) = self.frame(t)?;
        let Instr::Access(number) = instr else { return None };
        let access = &self.code.accesses[number as usize];
        self.wait(t, frame.base as usize, access).map(|wait| wait.blame)
    }

    /// Performs an access to memory that is there; returns the old word.
    fn access(&mut self, t: usize, base: usize, access: &Access) -> u64 {
        let ptr = self.get(t, base, access.ptr);
        let action = self.action(t, base, access);
        let (at, freed) = match self.memory.find(ptr, access.size) {
            Ok((block, at)) => (at, block.state == State::Freed),
            Err(_) => return 0,
        };
        if freed {
            self.threads[t].status = Status::Wrong(Wrong::Pointer(Astray::Freed, ptr));
            return 0;
        }
        let old = self.memory.read(at, access.size);
        let new = action.apply(ThreadId(t as u32), old, access.size);
        self.replace(at, access.size, old, new);
        if let Some(dst) = access.dst {
            let value = old & crate::compile::low_bits(access.bits.into());
            self.set(t, base, dst, value);
            if access.kind == AccessKind::CompareExchange {
                let success = action.succeeds(old, access.size);
                self.set(t, base, dst + 1, success.into());
            }
        }
        old
    }

    /// What a call of the library amounts to where the thread stands.
    fn library_op(&self, t: usize, base: usize, call: &LibraryCall) -> Visible {
        let arg = |k: usize| call.args.get(k).map_or(0, |&src| self.get(t, base, src));
        let Counters { threads: nth, spurious, .. } = self.threads[t].counters;
        match call.function {
            Library::Spawn => match self.known_child(t as u32, nth) {
                Some(child) if self.is_function(arg(0)) => Visible::Op(Op::Spawn(ThreadId(child))),
                _ => Visible::Wrong(Wrong::NotAFunction(arg(0))),
            },
            Library::Post => match self.known_child(t as u32, nth) {
                Some(child) if self.is_function(arg(2)) => Visible::Op(Op::Post(ThreadId(child))),
                _ => Visible::Wrong(Wrong::NotAFunction(arg(2))),
            },
            Library::Begin => self.handler_op(arg(0), Action::Begin),
            Library::End => self.handler_op(arg(0), Action::End),
            Library::Join => {
                let target = arg(0).wrapping_sub(1);
                match self.threads.get(target as usize) {
                    Some(thread) if thread.status != Status::Unborn => {
                        Visible::Op(Op::Join(ThreadId(target as u32)))
                    }
                    _ => Visible::Wrong(Wrong::NoSuchThread(arg(0))),
                }
            }
            Library::Sync(sync) => self.sync_op(t, sync, [arg(0), arg(1), arg(2)]),
            Library::Spurious if spurious < self.code.spurious => Visible::Op(Op::Choose(2)),
            Library::WordLock => Visible::Op(Op::On(Object::new(arg(0), 4), Action::Lock)),
            Library::WordUnlock => Visible::Op(Op::On(Object::new(arg(0), 4), Action::Unlock)),
            Library::Free if arg(0) != 0 => match self.memory.find(arg(0), 0) {
                Ok((block, _)) if split(arg(0)).1 == 0 && block.kind == Kind::Heap => {
                    let size = block.size.max(1);
                    Visible::Op(Op::On(Object::new(arg(0), size), Action::Free))
                }
                Ok(_) | Err(Astray::OutOfBounds) => Visible::Wrong(Wrong::InvalidFree(arg(0))),
                Err(_) => Visible::Wrong(Wrong::InvalidFree(arg(0))),
            },
            Library::AtomicBegin if !self.in_section(t) => {
                Visible::Op(Op::On(Object::EVERYTHING, Action::Section))
            }
            Library::Fence(_) if !self.in_section(t) => Visible::Op(Op::Fence),
            Library::Choose => Visible::Op(Op::Choose((arg(0) as u32).max(1))),
            _ => Visible::Local,
        }
    }

    pub(crate) fn is_function(&self, ptr: u64) -> bool {
        let number = split(ptr).0.wrapping_sub(FIRST_FUNCTION);
        self.code.functions.get(number as usize).is_some_and(|code| !code.instrs.is_empty())
    }

    /// Performs the pending operation of a thread; returns the word that its object held.
    pub(crate) fn perform(&mut self, t: usize, alternative: u32) -> u64 {
        let Some((frame, instr)) = self.frame(t) else { return 0 };
        let base = frame.base as usize;
        let old = match instr {
            Instr::Access(number) => {
                let access = self.code.accesses[number as usize];
                self.access(t, base, &access)
            }
            Instr::Library(number) => {
                let code = self.code.clone();
                let call = &code.library_calls[number as usize];
                self.perform_library(t, base, call, alternative)
            }
            Instr::Kill(src) => {
                self.end_of(self.get(t, base, src));
                0
            }
            _ => unreachable!("a thread that is ready stands before a visible operation"),
        };
        if self.threads[t].status == Status::Ready {
            self.advance(t);
        }
        old
    }

    fn perform_library(
        &mut self,
        t: usize,
        base: usize,
        call: &LibraryCall,
        alternative: u32,
    ) -> u64 {
        let arg = |k: usize| call.args.get(k).map_or(0, |&src| self.get(t, base, src));
        let args = [arg(0), arg(1), arg(2)];
        let (old, result) = match (call.function, self.library_op(t, base, call)) {
            (_, Visible::Op(Op::Spawn(child))) => {
                self.spawn(t, child.0, args);
                (0, u64::from(child.0) + 1)
            }
            (_, Visible::Op(Op::Post(child))) => {
                let last = arg(3);
                self.post(t, child.0, [args[0], args[1], args[2], last]);
                (0, u64::from(child.0) + 1)
            }
            (_, Visible::Op(Op::Join(target))) => (0, self.join(t, target.0)),
            (function, Visible::Op(Op::Choose(_))) => {
                let spurious = function == Library::Spurious && alternative > 0;
                self.threads[t].counters.spurious += u32::from(spurious);
                (0, alternative.into())
            }
            (Library::AtomicBegin, _) => {
                self.threads[t].counters.sections = 1;
                (0, 0)
            }
            (Library::Sync(sync), Visible::Op(Op::On(object, action))) => {
                self.perform_sync(t, sync, args, (object, action, alternative))
            }
            (_, Visible::Op(Op::On(object, Action::Free))) => {
                self.free(t, object);
                (0, 0)
            }
            (_, Visible::Op(Op::On(handler, action @ (Action::Begin | Action::End)))) => {
                (self.perform_handler(t, handler, action), 0)
            }
            (Library::WordLock | Library::WordUnlock, Visible::Op(Op::On(object, action))) => {
                (self.perform_word(t, object, action), 0)
            }
            _ => (0, 0),
        };
        if let (Some(dst), Status::Ready) = (call.dst, self.threads[t].status) {
            self.set(t, base, dst, result);
        }
        old
    }

    fn free(&mut self, t: usize, object: Object) {
        let number = split(object.address).0;
        match self.memory.blocks[number as usize].state {
            State::Alive => {
                self.memory.set_state(number, State::Freed);
                self.log.change(Change::Freed(number));
            }
            _ => {
                self.wrong(t, Wrong::DoubleFree(object.address));
            }
        }
    }

    pub(crate) fn spawn(&mut self, t: usize, child: u32, [start, argument, detached]: [u64; 3]) {
        self.threads[t].counters.threads += 1;
        self.log.created_thread(child);
        let thread = &mut self.threads[child as usize];
        (thread.status, thread.detached) = (Status::Ready, detached != 0);
        let (function, args) = match self.code.thread {
            Some(wrapper) => (wrapper, [start, argument]),
            None => (split(start).0 - FIRST_FUNCTION, [argument, 0]),
        };
        if let Some(way) = self.birth(child as usize, (function, args)) {
            return self.go(child as usize, way);
        }
        let base = self.push_frame(child as usize, function, None);
        let params = self.code.functions[function as usize].params as usize;
        for (k, arg) in args.into_iter().enumerate().take(params) {
            self.threads[child as usize].registers[base + k] = arg;
        }
        self.touches.clear();
        self.run(child as usize);
        self.arrived(child as usize, None);
        let to = self.threads[child as usize].local;
        self.locals.ways.connect_birth((function, args), to, &self.touches);
    }

    /// A thread that has finished is joined; gives what it returned.
    fn join(&mut self, t: usize, target: u32) -> u64 {
        let thread = &mut self.threads[target as usize];
        if thread.detached || thread.joined {
            let wrong = if thread.detached { Wrong::JoinDetached } else { Wrong::JoinAgain };
            self.wrong(t, wrong(target));
            return 0;
        }
        thread.joined = true;
        self.log.change(Change::Joined(target));
        self.threads[target as usize].counters.result
    }

    /// Nobody is going to join the thread with this identity.
    fn detach(&mut self, t: usize, identity: u64) -> Flow {
        let target = identity.wrapping_sub(1) as u32;
        match self.threads.get_mut(target as usize) {
            Some(thread) if thread.status != Status::Unborn && !thread.joined => {
                if !std::mem::replace(&mut thread.detached, true) {
                    self.log.change(Change::Detached(target));
                }
                Flow::Next
            }
            _ => self.wrong(t, Wrong::NoSuchThread(identity)),
        }
    }

    /// What the library does without anybody noticing.
    fn local_library(&mut self, t: usize, base: usize, call: &LibraryCall) -> Flow {
        let arg = |k: usize| call.args.get(k).map_or(0, |&src| self.get(t, base, src));
        let (first, second) = (arg(0), arg(1));
        let result = match call.function {
            Library::Malloc => self.heap(t, first),
            Library::Calloc => self.heap(t, first.saturating_mul(second)),
            Library::AlignedAlloc => self.heap(t, second),
            Library::ObjectSize => {
                self.memory.find(first, 0).map_or(0, |(block, _)| block.size.into())
            }
            Library::NextThread => {
                let nth = self.threads[t].counters.threads;
                u64::from(self.child(t as u32, nth)) + 1
            }
            Library::ThreadSelf => t as u64 + 1,
            Library::First => first,
            Library::Equal => u64::from(first == second),
            Library::Assume if first == 0 => return self.stop(t, Status::Assume),
            Library::Bound => return self.stop(t, Status::Bound),
            Library::AssertFail => return self.wrong(t, Wrong::Assertion(first)),
            Library::Error => return self.wrong(t, Wrong::Error),
            Library::Abort => return self.wrong(t, Wrong::Abort),
            Library::ThreadExit => {
                self.threads[t].counters.result = first;
                return self.exit(t);
            }
            Library::Exec if self.serve(t) => return Flow::Set,
            Library::ExitOn => return self.exit(t),
            Library::Landing => self.land(t, first),
            Library::CleanupPush => self.push_cleanup(t, first),
            Library::CleanupPop => self.pop_cleanup(t),
            Library::Detach => match self.detach(t, first) {
                Flow::Next => 0,
                flow => return flow,
            },
            Library::AtomicBegin => {
                self.threads[t].counters.sections += 1;
                0
            }
            Library::AtomicEnd => {
                let sections = &mut self.threads[t].counters.sections;
                *sections = sections.saturating_sub(1);
                0
            }
            _ => match self.process_library(t, base, call) {
                Ok(result) => result,
                Err(flow) => return flow,
            },
        };
        if let Some(dst) = call.dst {
            self.set(t, base, dst, result);
        }
        Flow::Next
    }

    /// New memory, or null if there is none left.
    pub(crate) fn heap(&mut self, t: usize, size: u64) -> u64 {
        if !self.memory.has_room(size) {
            return 0;
        }
        crate::code::pointer(self.allocate(t, size, Kind::Heap, false))
    }

    fn stop(&mut self, t: usize, status: Status) -> Flow {
        self.threads[t].status = status;
        Flow::Stop
    }
}
