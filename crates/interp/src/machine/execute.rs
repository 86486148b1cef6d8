//! Local code: everything up to the next visible operation.

use super::Machine;
use super::recurrence::Recurrence;
use super::several_words::{execute_long, execute_wide};
use crate::arith::{binary, bit_op, checked, compare, convert, float, float_compare, math, signed};
use crate::code::{
    ArgumentArea, Call, Code, Instr, Reg, Src, Target, Trap, VariableArguments, moved, pointer,
};
use crate::failure::{Dependent, Failure};
use crate::memory::{Class, Content, Storage};
use crate::pipeline::MainReturn;
use crate::threads::Status;
use std::sync::Arc;

/// How many instructions are executed between two looks at the alarm.
const INSTRUCTIONS_PER_LOOK: u64 = 4096;

/// How many calls may be nested: as many as the smallest frames that fit a stack of 8 MiB. A program that
/// needs more is not wrong: the machine gives up.
const MAX_DEPTH: usize = 1 << 18;

/// How a thread goes on after an instruction.
pub(super) enum Flow {
    /// With the next instruction.
    Next,
    /// Where its program counter says: in another frame, or after a jump.
    Jumped,
    /// It stops here, at a visible operation or for good.
    Stop,
}

/// What is known of a thread that has run local code for a while.
struct LocalRun {
    recurrence: Recurrence,
    /// How many instructions to execute until the state is compared.
    until_compared: u64,
    /// How many instructions the thread may execute in all.
    left: u64,
    /// How many of them were to be executed before this look.
    given: u64,
}

impl LocalRun {
    fn new(most: Option<u64>) -> LocalRun {
        let mut recurrence = Recurrence::default();
        let until_compared = recurrence.begin();
        let left = most.unwrap_or(u64::MAX);
        LocalRun { recurrence, until_compared, left, given: INSTRUCTIONS_PER_LOOK }
    }

    /// Counts what was executed since the last look, and tells whether that was all there is.
    fn is_over(&mut self) -> bool {
        self.until_compared -= self.given;
        self.left = self.left.saturating_sub(self.given);
        self.left == 0
    }
}

impl Machine {
    /// Runs a thread up to its next visible operation.
    pub(super) fn run(&mut self, t: usize) {
        let code = Arc::clone(&self.code);
        self.memory.set_acting(t);
        let (mut fuel, mut watched) = (INSTRUCTIONS_PER_LOOK, None);
        while self.threads[t].status == Status::Ready {
            let thread = &mut self.threads[t];
            if thread.has_undefined() {
                let flow = match fuel {
                    0 => {
                        self.forget_dead_undefined(t);
                        fuel = self.look(t, &mut watched);
                        Flow::Jumped
                    }
                    _ => {
                        fuel -= 1;
                        self.execute_with_undefined(&code, t)
                    }
                };
                match flow {
                    Flow::Next => self.threads[t].advance(),
                    Flow::Jumped => {}
                    Flow::Stop => return self.forget_dead_undefined(t),
                }
                continue;
            }
            let Some((frame, registers)) = thread.top_frame() else {
                thread.status = Status::Finished;
                return;
            };
            let instrs = code.functions[frame.function as usize].instrs.as_slice();
            let mut pc = frame.pc;
            let end = loop {
                if fuel == 0 {
                    break RegisterFlow::Look;
                }
                fuel -= 1;
                match execute_on_registers(&code, registers, &instrs[pc as usize]) {
                    RegisterFlow::Next => pc += 1,
                    RegisterFlow::Jump(to) => pc = to,
                    end => break end,
                }
            };
            frame.pc = pc;
            let base = frame.base as usize;
            let flow = match end {
                RegisterFlow::Failed(failure) => self.fail(t, failure),
                RegisterFlow::Look => {
                    fuel = self.look(t, &mut watched);
                    Flow::Jumped
                }
                _ => self.execute(&code, t, base, instrs[pc as usize]),
            };
            match flow {
                Flow::Next => self.threads[t].advance(),
                Flow::Jumped => {}
                Flow::Stop => return,
            }
        }
    }

    /// A thread has run local code for a while: looks whether it is to stop there, and says how many
    /// instructions to execute before the next look.
    #[cold]
    fn look(&mut self, t: usize, watched: &mut Option<Box<LocalRun>>) -> u64 {
        let most = self.code.max_local;
        let watched = watched.get_or_insert_with(|| Box::new(LocalRun::new(most)));
        if watched.is_over() || self.alarm.is_raised() {
            self.stop(t, Status::TooLong);
            return 0;
        }
        if watched.until_compared == 0 {
            let changes = self.memory.changes();
            match watched.recurrence.look(&self.threads[t], changes) {
                Some(instructions) => watched.until_compared = instructions,
                None => {
                    self.stop(t, Status::Cut(None));
                    return 0;
                }
            }
        }
        watched.given = watched.until_compared.min(INSTRUCTIONS_PER_LOOK);
        watched.given
    }

    /// Sets a register of the frame whose registers begin at `base`.
    #[inline]
    pub(super) fn set(&mut self, t: usize, base: usize, dst: Reg, value: u64) -> Flow {
        self.threads[t].set_register(base + dst as usize, value);
        if self.threads[t].has_undefined() {
            self.set_undefined(t, base + dst as usize, (0, 0));
        }
        Flow::Next
    }

    /// The thread violates a property and stops.
    pub(super) fn fail(&mut self, t: usize, failure: Failure) -> Flow {
        self.stop(t, Status::Failed(failure))
    }

    /// The thread stops for good.
    pub(super) fn stop(&mut self, t: usize, status: Status) -> Flow {
        self.threads[t].status = status;
        Flow::Stop
    }

    /// Executes an instruction that is about more than registers.
    pub(super) fn execute(&mut self, code: &Code, t: usize, base: usize, instr: Instr) -> Flow {
        match instr {
            Instr::Alloca { dst, bytes, private, label } => {
                let size = self.value(t, base, bytes);
                if !self.memory.has_room(size) {
                    return self.stop(t, Status::StackLimit);
                }
                let object = self.allocate_again(t, size, Storage::Stack, private, label);
                let variable = self.undefine_object(object);
                self.set(t, base, dst, variable)
            }
            Instr::Undefined { dst, bits, label } => {
                self.set_wholly_undefined(t, base + dst as usize, bits, label);
                Flow::Next
            }
            Instr::Expose { src, number } => {
                let word = self.value(t, base, src);
                self.cache.footprint().record_exposure(word);
                self.memory.expose(word);
                if number {
                    self.memory.note_number(word);
                }
                Flow::Next
            }
            Instr::Freeze { dst, src } => self.set(t, base, dst, self.value(t, base, src)),
            Instr::ThreadLocal { dst, global } => {
                let object = self.thread_local(t, global);
                self.set(t, base, dst, pointer(object))
            }
            Instr::Access(access) => self.execute_access(t, base, access),
            Instr::Builtin(call) => {
                self.execute_builtin(t, base, &code.builtin_calls[call as usize])
            }
            Instr::Call(call) => self.call(code, t, base, &code.calls[call as usize]),
            Instr::Return(values) => self.ret(t, base, &code.returns[values as usize]),
            // The declaration of the variable was never reached.
            Instr::LifetimeEnd(src) if self.value(t, base, src) == 0 => Flow::Next,
            Instr::LifetimeEnd(src) if self.in_atomic_section(t) => {
                self.cache.footprint().give_up();
                self.end_lifetime(self.value(t, base, src));
                Flow::Next
            }
            Instr::LifetimeEnd(_) => Flow::Stop,
            // The machine has filled in the registers.
            Instr::LandingPad(_) => Flow::Next,
            Instr::Trap(Trap::Unreachable) => self.fail(t, Failure::Unreachable),
            Instr::Trap(Trap::Missing) => self.fail(t, Failure::NotAFunction(0)),
            Instr::Trap(Trap::NoReturn) => self.fail(t, Failure::NoReturn),
            Instr::Trap(Trap::NoLabel) => self.fail(t, Failure::NoLabel),
            Instr::Trap(Trap::Unsupported(number)) => self.fail(t, Failure::Refused(number)),
            _ => unreachable!("an instruction about registers alone"),
        }
    }

    /// Pushes a frame, whose registers are 0; returns where they begin.
    pub(super) fn push_frame(&mut self, t: usize, function: u32, dst: Option<Reg>) -> usize {
        let code = &self.code.functions[function as usize];
        let size = code.registers.max(code.params);
        self.threads[t].push_frame(function, size, dst)
    }

    fn call(&mut self, code: &Code, t: usize, base: usize, call: &Call) -> Flow {
        let function = match call.target {
            Target::Direct(function) => function,
            Target::Indirect(src) => {
                let callee = self.value(t, base, src);
                match code.function_at(callee) {
                    Some(function) => function,
                    None => return self.fail(t, Failure::NotAFunction(callee)),
                }
            }
        };
        if self.threads[t].frames().len() >= MAX_DEPTH {
            return self.stop(t, Status::StackLimit);
        }
        self.forget_arguments(t, call);
        self.threads[t].advance();
        let new = self.push_frame(t, function, call.dst);
        let params = code.functions[function as usize].params as usize;
        for (k, &src) in call.args.iter().enumerate().take(params) {
            let value = self.value(t, base, src);
            self.threads[t].set_register(new + k, value);
        }
        self.pass_undefined(t, base, call.args.get(..params).unwrap_or(&call.args), new);
        if let Some(reg) = code.functions[function as usize].varargs {
            let areas = self.store_variable_arguments(t, base, call.rest.as_deref());
            let Some(areas) = areas else { return self.fail(t, Failure::StackOverflow) };
            for (k, area) in areas.into_iter().enumerate() {
                self.threads[t].set_register(new + reg as usize + k, area);
            }
        }
        for &(argument, size) in call.copies.iter().filter(|(argument, _)| *argument < params) {
            let copy = self.copy_argument(t, self.threads[t].registers()[new + argument], size);
            self.threads[t].set_register(new + argument, copy);
        }
        Flow::Jumped
    }

    /// Stores the arguments that follow the parameters in private memory, those in registers and those on the
    /// stack, unless there is no room for them.
    fn store_variable_arguments(
        &mut self,
        t: usize,
        base: usize,
        rest: Option<&VariableArguments>,
    ) -> Option<[u64; 2]> {
        let none = VariableArguments::default();
        let rest = rest.unwrap_or(&none);
        let registers = self.store_area(t, base, &rest.registers)?;
        let stack = match rest.stack.size {
            // One object is enough: all that lies beyond it is out of bounds.
            0 => moved(registers, rest.registers.size.into()),
            _ => self.store_area(t, base, &rest.stack)?,
        };
        Some([registers, stack])
    }

    fn store_area(&mut self, t: usize, base: usize, area: &ArgumentArea) -> Option<u64> {
        if !self.memory.has_room(area.size.into()) {
            return None;
        }
        let (storage, size) = (Storage::Stack, area.size);
        let object = self.allocate(t, Class { storage, private: true, label: 0, size });
        let mut content = vec![0; area.size as usize];
        for &(at, src) in &area.words {
            let word = self.value(t, base, src).to_le_bytes();
            content[at as usize..at as usize + 8].copy_from_slice(&word);
        }
        for &(at, from, size) in &area.copies {
            if let Ok((_, from)) = self.memory.find(self.value(t, base, from), size) {
                let range = at as usize..(at + size) as usize;
                content[range].copy_from_slice(self.memory.bytes(from..from + size as usize));
            }
        }
        self.memory.fill(object, &content);
        self.store_undefined(t, base, area, object);
        Some(pointer(object))
    }

    /// Copies an argument that is passed by value.
    fn copy_argument(&mut self, t: usize, from: u64, size: u32) -> u64 {
        let storage = Storage::Stack;
        let object = self.allocate(t, Class { storage, private: false, label: 0, size });
        if let Ok((_, at)) = self.memory.find(from, size) {
            let content = self.memory.bytes(at..at + size as usize).to_vec();
            self.memory.fill(object, &content);
            self.copy_undefined(t, from, size, (object, 0));
        }
        pointer(object)
    }

    fn ret(&mut self, t: usize, base: usize, values: &[Src]) -> Flow {
        if self.threads[t].has_undefined()
            && let Some(origin) = self.undefined_exit_status(t, base, values)
        {
            return self.fail(t, Failure::Undefined(Dependent::ExitStatus, origin));
        }
        // The caller is saved before the results go there; the registers they come from lie above it.
        let Some(frame) = self.threads.pop_frame(t) else { return Flow::Stop };
        match (self.threads[t].frames().last().map(|caller| caller.base), frame.dst) {
            (None, _) => {
                let result = values.first().map_or(0, |&src| self.value(t, base, src));
                let (_, origin) =
                    values.first().map_or((0, 0), |&src| self.undefined(t, base, src));
                self.cache.footprint().record_exposure(result);
                self.memory.expose(result);
                self.threads[t].counters.result = result;
                self.threads[t].counters.undefined_result = origin;
                self.threads[t].drop_dead_registers();
                let ends_process =
                    frame.function == self.code.entry && self.code.main_return == MainReturn::Exit;
                let end = if ends_process { Status::Exited } else { Status::Finished };
                return self.stop(t, end);
            }
            (Some(caller), Some(dst)) => {
                for (k, &src) in values.iter().enumerate() {
                    let value = self.value(t, base, src);
                    self.threads[t].set_register((caller + dst) as usize + k, value);
                }
                self.pass_undefined(t, base, values, (caller + dst) as usize);
            }
            (Some(_), None) => {}
        }
        self.threads[t].drop_dead_registers();
        Flow::Jumped
    }

    /// Creates an object of the thread, which may have the name of one that the thread can no longer reach;
    /// `label` names a local variable, or where a block is allocated.
    pub(super) fn allocate_again(
        &mut self,
        t: usize,
        size: u64,
        storage: Storage,
        private: bool,
        label: u32,
    ) -> u32 {
        let class = Class { storage, private, label, size: size_of_object(size) };
        self.free_names(t, class);
        self.allocate(t, class)
    }

    /// Creates an object of the thread.
    pub(super) fn allocate(&mut self, t: usize, class: Class) -> u32 {
        self.cache.footprint().give_up();
        let name = self.memory.free_name(t as u32, class);
        self.memory.create(name, Content::Defined)
    }
}

/// The size of an object for which there is room.
fn size_of_object(size: u64) -> u32 {
    let Ok(size) = u32::try_from(size) else { unreachable!("there is room for it") };
    size
}

/// How a thread goes on after an instruction about registers alone.
pub(super) enum RegisterFlow {
    Next,
    Jump(u32),
    Failed(Failure),
    /// It is time to look at the alarm, or whether the thread runs in circles; the instruction was not
    /// executed.
    Look,
    /// The instruction is about more than registers, and was not executed.
    NotExecuted,
}

/// A call that may throw has returned.
#[inline]
fn returned(code: &Code, landing: u32) -> RegisterFlow {
    RegisterFlow::Jump(code.landings[landing as usize].normal)
}

/// An assertion is looked at.
#[inline]
fn note_reached(code: &Code, number: u32) -> RegisterFlow {
    code.assertions.reach(number);
    RegisterFlow::Next
}

/// A point is reached.
#[inline]
fn note_covered(code: &Code, number: u32) -> RegisterFlow {
    code.coverage.reach(number);
    RegisterFlow::Next
}

/// A way out of a branch is reached, which depends on the value of an operand.
#[inline]
fn note_way(code: &Code, number: u32, get: impl Fn(Src) -> u64) -> RegisterFlow {
    let branch = code.coverage.branch(number);
    note_covered(code, branch.way(get(branch.value)))
}

/// Executes an instruction if it is about the registers of its frame alone.
// A call for each instruction would cost a third of all that local code costs.
#[inline(always)]
pub(super) fn execute_on_registers(
    code: &Code,
    registers: &mut [u64],
    instr: &Instr,
) -> RegisterFlow {
    let get = |registers: &[u64], src: Src| match src.as_register() {
        Ok(reg) => registers[reg as usize],
        Err(number) => code.consts[number as usize],
    };
    let (dst, value) = match *instr {
        Instr::Copy { dst, src } => (dst, get(registers, src)),
        Instr::Binary { op, bits, dst, a, b } => {
            match binary(op, bits, get(registers, a), get(registers, b)) {
                Some(value) => (dst, value),
                None => return RegisterFlow::Failed(Failure::DivisionByZero),
            }
        }
        Instr::Compare { predicate, bits, dst, a, b } => {
            (dst, compare(predicate, bits, get(registers, a), get(registers, b)))
        }
        Instr::Float { op, bits, dst, a, b } => {
            (dst, float(op, bits, get(registers, a), get(registers, b)))
        }
        Instr::FloatNeg { bits, dst, a } => (dst, get(registers, a) ^ 1 << (bits - 1)),
        Instr::FloatCompare { predicate, bits, dst, a, b } => {
            (dst, float_compare(predicate, bits, get(registers, a), get(registers, b)))
        }
        Instr::Convert { kind, from, to, dst, a } => {
            (dst, convert(kind, from, to, get(registers, a)))
        }
        Instr::Bits { op, bits, dst, a } => (dst, bit_op(op, bits, get(registers, a))),
        Instr::Checked { op, signed, saturate, bits, dst, a, b } => {
            let (a, b) = (get(registers, a), get(registers, b));
            let (wrapped, stopped, overflows) = checked(op, signed, bits, a, b);
            if !saturate {
                registers[dst as usize + 1] = overflows.into();
            }
            (dst, if saturate { stopped } else { wrapped })
        }
        Instr::Math { op, bits, dst, a, b, c } => {
            (dst, math(op, bits, get(registers, a), get(registers, b), get(registers, c)))
        }
        Instr::Wide(number) => return execute_wide(code, registers, number),
        Instr::Long(number) => return execute_long(code, registers, number),
        Instr::Select { dst, condition, then, otherwise } => {
            let src = if get(registers, condition) != 0 { then } else { otherwise };
            (dst, get(registers, src))
        }
        Instr::Offset { dst, base, bytes } => (dst, moved(get(registers, base), bytes.into())),
        Instr::Index { dst, base, index, bits, scale } => {
            let index = signed(bits, get(registers, index));
            (dst, moved(get(registers, base), index.wrapping_mul(scale.into())))
        }
        Instr::Jump(to) => return RegisterFlow::Jump(to),
        Instr::Landing(number) => return returned(code, number),
        Instr::Reach(number) => return note_reached(code, number),
        Instr::Cover(number) => return note_covered(code, number),
        Instr::CoverBranch(number) => return note_way(code, number, |src| get(registers, src)),
        Instr::Branch { condition, then, otherwise } => {
            return RegisterFlow::Jump(if get(registers, condition) != 0 {
                then
            } else {
                otherwise
            });
        }
        Instr::Switch(table) => {
            let table = &code.switches[table as usize];
            return RegisterFlow::Jump(table.target(get(registers, table.value)));
        }
        _ => return RegisterFlow::NotExecuted,
    };
    registers[dst as usize] = value;
    RegisterFlow::Next
}
