//! Local code: everything up to the next visible operation.

use crate::arith::{
    binary, bit_op, checked, compare, convert, float, float_compare, math, signed, wide,
};
use crate::code::{
    Call, Code, FIRST_FUNCTION, Instr, Src, Target, Trap, Wide, moved, pointer, split,
};
use crate::log::Change;
use crate::machine::{Machine, Status, Wrong};
use crate::memory::{Block, Kind, State};
use mazurka_ir::GlobalId;
use std::sync::Arc;

/// How many instructions may be executed without a visible operation.
const BUDGET: u32 = 10_000_000;

/// How many calls may be nested.
const DEPTH: usize = 10_000;

/// What an instruction leads to.
pub(crate) enum Flow {
    /// The next instruction.
    Next,
    /// Another frame, or one that has moved on: the program counter is set.
    Set,
    /// The thread stops here, before a visible operation or for good.
    Stop,
}

impl Machine {
    /// Runs a thread up to its next visible operation.
    pub(crate) fn run(&mut self, t: usize) {
        let code = Arc::clone(&self.code);
        let mut budget = BUDGET;
        while self.threads[t].status == Status::Ready {
            let thread = &mut self.threads[t];
            let Some(frame) = thread.frames.last_mut() else {
                thread.status = Status::Finished;
                return;
            };
            let instrs = code.functions[frame.function as usize].instrs.as_slice();
            let registers = &mut thread.registers[frame.base as usize..frame.end() as usize];
            let mut pc = frame.pc;
            let end = loop {
                budget -= 1;
                match simple(&code, registers, &instrs[pc as usize]) {
                    _ if budget == 0 => break Simple::Wrong(Wrong::Endless),
                    Simple::Next => pc += 1,
                    Simple::Jump(to) => pc = to,
                    end => break end,
                }
            };
            frame.pc = pc;
            let base = frame.base as usize;
            let flow = match end {
                Simple::Wrong(wrong) => self.wrong(t, wrong),
                _ => self.execute(&code, t, base, instrs[pc as usize]),
            };
            match flow {
                Flow::Next => self.advance(t),
                Flow::Set => {}
                Flow::Stop => return,
            }
        }
    }

    pub(crate) fn advance(&mut self, t: usize) {
        if let Some(frame) = self.threads[t].frames.last_mut() {
            frame.pc += 1;
        }
    }

    #[inline]
    pub(crate) fn set(&mut self, thread: usize, base: usize, dst: u32, value: u64) -> Flow {
        self.threads[thread].registers[base + dst as usize] = value;
        Flow::Next
    }

    /// Executes an instruction that is about more than registers.
    fn execute(&mut self, code: &Code, t: usize, base: usize, instr: Instr) -> Flow {
        match instr {
            Instr::Alloca { dst, bytes, private, label } => {
                let size = self.get(t, base, bytes);
                if !self.memory.has_room(size) {
                    return self.wrong(t, Wrong::Overflow);
                }
                let object = self.allocate(t, size, Kind::Stack, private);
                self.memory.blocks[object as usize].label = label;
                self.set(t, base, dst, pointer(object))
            }
            Instr::ThreadLocal { dst, global } => {
                let object = self.thread_local(t, global);
                self.set(t, base, dst, pointer(object))
            }
            Instr::Access(access) => self.reach_access(t, base, access),
            Instr::Library(call) => self.reach_library(t, base, &code.library_calls[call as usize]),
            Instr::Call(call) => self.call(code, t, base, &code.calls[call as usize]),
            Instr::Return(values) => self.ret(t, base, &code.returns[values as usize]),
            // A variable whose declaration was never come to has nothing to end.
            Instr::Kill(src) if self.get(t, base, src) == 0 => Flow::Next,
            Instr::Kill(src) if self.in_section(t) => {
                self.touches.spoil();
                self.end_of(self.get(t, base, src));
                Flow::Next
            }
            Instr::Kill(_) => Flow::Stop,
            Instr::Trap(Trap::Unreachable) => self.wrong(t, Wrong::Unreachable),
            Instr::Trap(Trap::Missing) => self.wrong(t, Wrong::NotAFunction(0)),
            Instr::Trap(Trap::Exception) => self.wrong(t, Wrong::Exception),
            _ => unreachable!("an instruction about registers alone"),
        }
    }

    /// The thread violates a property and stops.
    pub(crate) fn wrong(&mut self, t: usize, wrong: Wrong) -> Flow {
        self.threads[t].status = Status::Wrong(wrong);
        Flow::Stop
    }

    fn call(&mut self, code: &Code, t: usize, base: usize, call: &Call) -> Flow {
        let function = match call.target {
            Target::Direct(function) => function,
            Target::Indirect(src) => {
                let callee = self.get(t, base, src);
                let function = split(callee).0.wrapping_sub(FIRST_FUNCTION);
                let known = code.functions.get(function as usize);
                if known.is_none_or(|code| code.instrs.is_empty()) {
                    return self.wrong(t, Wrong::NotAFunction(callee));
                }
                function
            }
        };
        if self.threads[t].frames.len() >= DEPTH {
            return self.wrong(t, Wrong::Overflow);
        }
        if let Some(frame) = self.threads[t].frames.last_mut() {
            frame.pc += 1;
        }
        let new = self.push_frame(t, function, call.dst);
        let params = code.functions[function as usize].params as usize;
        for (k, &src) in call.args.iter().enumerate().take(params) {
            self.threads[t].registers[new + k] = self.get(t, base, src);
        }
        if let Some(reg) = code.functions[function as usize].varargs {
            let rest = call.args.get(params..).unwrap_or_default();
            self.threads[t].registers[new + reg as usize] = self.rest_of(t, base, rest);
        }
        for &(argument, size) in call.copies.iter().filter(|(argument, _)| *argument < params) {
            let original = self.threads[t].registers[new + argument];
            self.threads[t].registers[new + argument] = self.copy_of(t, original, size);
        }
        Flow::Set
    }

    /// Memory of the thread's own with the arguments that follow the parameters, a word each.
    fn rest_of(&mut self, t: usize, base: usize, rest: &[Src]) -> u64 {
        let object = self.allocate(t, 8 * rest.len() as u64, Kind::Stack, true);
        let words: Vec<u8> =
            rest.iter().flat_map(|&src| self.get(t, base, src).to_le_bytes()).collect();
        self.memory.fill(object, &words);
        pointer(object)
    }

    /// A copy of an argument that is passed by value.
    fn copy_of(&mut self, t: usize, from: u64, size: u32) -> u64 {
        let object = self.allocate(t, size.into(), Kind::Stack, false);
        if let Ok((_, from)) = self.memory.find(from, size) {
            let content = self.memory.bytes(from..from + size as usize).to_vec();
            self.memory.fill(object, &content);
        }
        pointer(object)
    }

    fn ret(&mut self, t: usize, base: usize, values: &[Src]) -> Flow {
        // The caller is saved before the results go there; what they are read from lies above it.
        let Some(frame) = self.threads[t].frames.pop() else { return Flow::Stop };
        self.log.uncover(t as u32, &self.threads[t]);
        match (self.threads[t].frames.last().map(|caller| caller.base), frame.dst) {
            (None, _) => {
                let result = values.first().map_or(0, |&src| self.get(t, base, src));
                let thread = &mut self.threads[t];
                thread.counters.result = result;
                thread.registers.clear();
                thread.status = Status::Finished;
                return Flow::Stop;
            }
            (Some(caller), Some(dst)) => {
                for (k, &src) in values.iter().enumerate() {
                    let value = self.get(t, base, src);
                    self.threads[t].registers[(caller + dst) as usize + k] = value;
                }
            }
            (Some(_), None) => {}
        }
        self.threads[t].registers.truncate(frame.base as usize);
        Flow::Set
    }

    /// A new object of the thread.
    pub(crate) fn allocate(&mut self, t: usize, size: u64, kind: Kind, private: bool) -> u32 {
        self.touches.spoil();
        let counters = &mut self.threads[t].counters;
        let name = (t as u32, counters.objects);
        counters.objects += 1;
        let Ok(size) = u32::try_from(size) else { unreachable!("there is room for it") };
        let state = State::Alive;
        let block = Block { state, kind, private, constant: false, label: 0, base: 0, size };
        let number = self.memory.create(name, block);
        self.log.change(Change::Created(number));
        number
    }

    /// The thread's own copy of a variable, which is created when it is first used.
    fn thread_local(&mut self, t: usize, global: GlobalId) -> u32 {
        // Copies have names from the other end, so that they do not disturb those of other objects.
        self.touches.spoil();
        let name = (t as u32, u32::MAX - global.0);
        if let Some(number) = self.memory.named(name)
            && self.memory.blocks[number as usize].state != State::Unborn
        {
            return number;
        }
        let code = self.code.clone();
        let image = &code.globals[global.index()];
        let (state, kind) = (State::Alive, Kind::Global);
        let size = image.bytes.len() as u32;
        let private = image.private;
        let block =
            Block { state, kind, private, constant: image.constant, label: 0, base: 0, size };
        let number = self.memory.create(name, block);
        self.memory.fill(number, &image.bytes);
        self.log.change(Change::Created(number));
        number
    }
}

/// What an instruction about registers alone leads to.
enum Simple {
    Next,
    Jump(u32),
    Wrong(Wrong),
    /// It is about more than registers, and was not executed.
    Other,
}

/// Executes an instruction if it is about the registers of its frame alone.
#[inline]
fn simple(code: &Code, registers: &mut [u64], instr: &Instr) -> Simple {
    let get = |registers: &[u64], src: Src| match src.place() {
        Ok(reg) => registers[reg as usize],
        Err(number) => code.consts[number as usize],
    };
    let (dst, value) = match *instr {
        Instr::Copy { dst, src } => (dst, get(registers, src)),
        Instr::Binary { op, bits, dst, a, b } => {
            match binary(op, bits, get(registers, a), get(registers, b)) {
                Some(value) => (dst, value),
                None => return Simple::Wrong(Wrong::DivisionByZero),
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
        Instr::Wide(number) => {
            let Wide { op, dst, a, b } = code.wides[number as usize];
            let both = |[low, high]: [Src; 2]| [get(registers, low), get(registers, high)];
            let Some([low, high]) = wide(op, both(a), both(b)) else {
                return Simple::Wrong(Wrong::DivisionByZero);
            };
            registers[dst as usize + 1] = high;
            (dst, low)
        }
        Instr::Select { dst, condition, then, otherwise } => {
            let src = if get(registers, condition) != 0 { then } else { otherwise };
            (dst, get(registers, src))
        }
        Instr::Offset { dst, base, bytes } => (dst, moved(get(registers, base), bytes.into())),
        Instr::Index { dst, base, index, bits, scale } => {
            let index = signed(bits, get(registers, index));
            (dst, moved(get(registers, base), index.wrapping_mul(scale.into())))
        }
        Instr::Jump(to) => return Simple::Jump(to),
        Instr::Branch { condition, then, otherwise } => {
            let to = if get(registers, condition) != 0 { then } else { otherwise };
            return Simple::Jump(to);
        }
        Instr::Switch(table) => {
            let table = &code.switches[table as usize];
            return Simple::Jump(table.target(get(registers, table.value)));
        }
        _ => return Simple::Other,
    };
    registers[dst as usize] = value;
    Simple::Next
}
