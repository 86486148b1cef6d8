//! Local code: everything up to the next visible operation.

use crate::code::{Call, FIRST_FUNCTION, Instr, Src, Target, Trap, moved, pointer, split};
use crate::compile::low_bits;
use crate::log::Change;
use crate::machine::{Machine, Status, Wrong};
use crate::memory::{Block, Kind, State};
use mazurka_ir::{BinaryOp, CastKind, FloatOp, FloatPredicate, GlobalId, IntPredicate};

/// How many instructions may be executed without a visible operation.
const BUDGET: u32 = 10_000_000;

/// How many calls may be nested.
const DEPTH: usize = 10_000;

/// What an instruction leads to.
pub(crate) enum Flow {
    /// The next instruction.
    Next,
    /// Another instruction of the same function, or of another frame: the program counter is set.
    Set,
    /// The thread stops here, before a visible operation or for good.
    Stop,
}

impl Machine {
    /// Runs a thread up to its next visible operation.
    pub(crate) fn run(&mut self, thread: usize) {
        if self.threads[thread].status != Status::Ready {
            return;
        }
        for _ in 0..BUDGET {
            let Some(frame) = self.threads[thread].frames.last() else {
                self.threads[thread].status = Status::Finished;
                return;
            };
            let instr = self.code.functions[frame.function as usize].instrs[frame.pc as usize];
            match self.execute(thread, frame.base as usize, instr) {
                Flow::Next => {
                    if let Some(frame) = self.threads[thread].frames.last_mut() {
                        frame.pc += 1;
                    }
                }
                Flow::Set => {}
                Flow::Stop => return,
            }
        }
        self.threads[thread].status = Status::Wrong(Wrong::Endless);
    }

    #[inline]
    pub(crate) fn get(&self, thread: usize, base: usize, src: Src) -> u64 {
        self.threads[thread].get(&self.code.consts, base, src)
    }

    #[inline]
    pub(crate) fn set(&mut self, thread: usize, base: usize, dst: u32, value: u64) -> Flow {
        self.threads[thread].registers[base + dst as usize] = value;
        Flow::Next
    }

    fn execute(&mut self, t: usize, base: usize, instr: Instr) -> Flow {
        match instr {
            Instr::Copy { dst, src } => {
                let value = self.get(t, base, src);
                self.set(t, base, dst, value)
            }
            Instr::Binary { op, bits, dst, a, b } => {
                match binary(op, bits, self.get(t, base, a), self.get(t, base, b)) {
                    Some(value) => self.set(t, base, dst, value),
                    None => self.wrong(t, Wrong::DivisionByZero),
                }
            }
            Instr::Compare { predicate, bits, dst, a, b } => {
                let value = compare(predicate, bits, self.get(t, base, a), self.get(t, base, b));
                self.set(t, base, dst, value)
            }
            Instr::Float { op, bits, dst, a, b } => {
                let value = float(op, bits, self.get(t, base, a), self.get(t, base, b));
                self.set(t, base, dst, value)
            }
            Instr::FloatNeg { bits, dst, a } => {
                let value = self.get(t, base, a) ^ 1 << (bits - 1);
                self.set(t, base, dst, value)
            }
            Instr::FloatCompare { predicate, bits, dst, a, b } => {
                let (a, b) = (self.get(t, base, a), self.get(t, base, b));
                let value = float_compare(predicate, number(bits, a), number(bits, b));
                self.set(t, base, dst, value.into())
            }
            Instr::Convert { kind, from, to, dst, a } => {
                let value = convert(kind, from, to, self.get(t, base, a));
                self.set(t, base, dst, value)
            }
            Instr::Select { dst, condition, then, otherwise } => {
                let src = if self.get(t, base, condition) != 0 { then } else { otherwise };
                let value = self.get(t, base, src);
                self.set(t, base, dst, value)
            }
            Instr::Offset { dst, base: from, bytes } => {
                let value = moved(self.get(t, base, from), bytes.into());
                self.set(t, base, dst, value)
            }
            Instr::Index { dst, base: from, index, bits, scale } => {
                let index = signed(bits, self.get(t, base, index));
                let from = self.get(t, base, from);
                let value = moved(from, index.wrapping_mul(scale.into()));
                self.set(t, base, dst, value)
            }
            Instr::Alloca { dst, bytes, private, label } => {
                let size = self.get(t, base, bytes);
                let object = self.allocate(t, size, Kind::Stack, private);
                self.memory.blocks[object as usize].label = label;
                self.set(t, base, dst, pointer(object))
            }
            Instr::ThreadLocal { dst, global } => {
                let object = self.thread_local(t, global);
                self.set(t, base, dst, pointer(object))
            }
            Instr::Access(access) => self.reach_access(t, base, access),
            Instr::Library(call) => self.reach_library(t, base, call),
            Instr::Call(call) => self.call(t, base, call),
            Instr::Jump(to) => self.jump(t, to),
            Instr::Branch { condition, then, otherwise } => {
                let to = if self.get(t, base, condition) != 0 { then } else { otherwise };
                self.jump(t, to)
            }
            Instr::Switch(table) => {
                let code = self.code.clone();
                let table = &code.switches[table as usize];
                let value = self.get(t, base, table.value);
                let case = table.cases.binary_search_by_key(&value, |(case, _)| *case);
                self.jump(t, case.map_or(table.default, |k| table.cases[k].1))
            }
            Instr::Return(values) => self.ret(t, base, values),
            // A variable whose declaration was never come to has nothing to end.
            Instr::Kill(src) if self.get(t, base, src) == 0 => Flow::Next,
            Instr::Kill(_) => Flow::Stop,
            Instr::Trap(Trap::Unreachable) => self.wrong(t, Wrong::Unreachable),
            Instr::Trap(Trap::Exception) => self.wrong(t, Wrong::Exception),
        }
    }

    fn jump(&mut self, t: usize, to: u32) -> Flow {
        if let Some(frame) = self.threads[t].frames.last_mut() {
            frame.pc = to;
        }
        Flow::Set
    }

    /// The thread violates a property and stops.
    pub(crate) fn wrong(&mut self, t: usize, wrong: Wrong) -> Flow {
        self.threads[t].status = Status::Wrong(wrong);
        Flow::Stop
    }

    fn call(&mut self, t: usize, base: usize, call: u32) -> Flow {
        let code = self.code.clone();
        let Call { target, args, dst, copies } = &code.calls[call as usize];
        let function = match *target {
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
        let mut values: Vec<u64> = args.iter().map(|&src| self.get(t, base, src)).collect();
        for &(argument, size) in copies {
            values[argument] = self.copy_of(t, values[argument], size);
        }
        if let Some(frame) = self.threads[t].frames.last_mut() {
            frame.pc += 1;
        }
        self.push_frame(t, function, &values, *dst);
        Flow::Set
    }

    /// A copy of an argument that is passed by value.
    fn copy_of(&mut self, t: usize, from: u64, size: u32) -> u64 {
        let object = self.allocate(t, size.into(), Kind::Stack, false);
        if let (Ok((_, from)), Ok((_, to))) =
            (self.memory.find(from, size), self.memory.find(pointer(object), size))
        {
            // The copy is new: nothing has to be logged but its creation.
            self.memory.bytes.copy_within(from..from + size as usize, to);
        }
        pointer(object)
    }

    fn ret(&mut self, t: usize, base: usize, values: u32) -> Flow {
        let code = self.code.clone();
        let values = &code.returns[values as usize];
        let results: Vec<u64> = values.iter().map(|&src| self.get(t, base, src)).collect();
        let Some(frame) = self.threads[t].frames.pop() else { return Flow::Stop };
        self.log.uncover(t as u32, &self.threads[t]);
        let thread = &mut self.threads[t];
        let Some(caller) = thread.frames.last() else {
            thread.counters.result = results.first().copied().unwrap_or(0);
            thread.registers.clear();
            thread.status = Status::Finished;
            return Flow::Stop;
        };
        thread.registers.truncate(frame.base as usize);
        if let Some(dst) = frame.dst {
            let first = (caller.base + dst) as usize;
            thread.registers[first..first + results.len()].copy_from_slice(&results);
        }
        Flow::Set
    }

    /// A new object of the thread.
    pub(crate) fn allocate(&mut self, t: usize, size: u64, kind: Kind, private: bool) -> u32 {
        let counters = &mut self.threads[t].counters;
        let name = (t as u32, counters.objects);
        counters.objects += 1;
        let size = u32::try_from(size).unwrap_or(u32::MAX >> 1);
        let state = State::Alive;
        let block = Block { state, kind, private, constant: false, label: 0, base: 0, size };
        let number = self.memory.create(name, block);
        self.log.change(Change::Created(number));
        number
    }

    /// The thread's own copy of a variable, which is created when it is first used.
    fn thread_local(&mut self, t: usize, global: GlobalId) -> u32 {
        // Copies have names from the other end, so that they do not disturb those of other objects.
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
        let base = self.memory.blocks[number as usize].base as usize;
        self.memory.bytes[base..base + image.bytes.len()].copy_from_slice(&image.bytes);
        self.log.change(Change::Created(number));
        number
    }
}

/// The lowest `bits` bits of a word as a signed number.
pub(crate) fn signed(bits: u8, word: u64) -> i64 {
    let shift = 64 - u32::from(bits);
    ((word << shift) as i64) >> shift
}

/// Integer arithmetic; `None` for a division by zero or one that overflows.
pub(crate) fn binary(op: BinaryOp, bits: u8, a: u64, b: u64) -> Option<u64> {
    let (s, u) = (signed(bits, a), signed(bits, b));
    let shift = u32::try_from(b).unwrap_or(64);
    let value = match op {
        BinaryOp::Add => a.wrapping_add(b),
        BinaryOp::Sub => a.wrapping_sub(b),
        BinaryOp::Mul => a.wrapping_mul(b),
        BinaryOp::UDiv => a.checked_div(b)?,
        BinaryOp::URem => a.checked_rem(b)?,
        BinaryOp::SDiv => s.checked_div(u)? as u64,
        BinaryOp::SRem => s.checked_rem(u)? as u64,
        BinaryOp::Shl => a.checked_shl(shift).unwrap_or(0),
        BinaryOp::LShr => a.checked_shr(shift).unwrap_or(0),
        BinaryOp::AShr => (s >> shift.min(63)) as u64,
        BinaryOp::And => a & b,
        BinaryOp::Or => a | b,
        BinaryOp::Xor => a ^ b,
    };
    Some(value & low_bits(bits.into()))
}

/// Integer comparison, as 0 or 1.
pub(crate) fn compare(predicate: IntPredicate, bits: u8, a: u64, b: u64) -> u64 {
    let (s, u) = (signed(bits, a), signed(bits, b));
    u64::from(match predicate {
        IntPredicate::Eq => a == b,
        IntPredicate::Ne => a != b,
        IntPredicate::Ugt => a > b,
        IntPredicate::Uge => a >= b,
        IntPredicate::Ult => a < b,
        IntPredicate::Ule => a <= b,
        IntPredicate::Sgt => s > u,
        IntPredicate::Sge => s >= u,
        IntPredicate::Slt => s < u,
        IntPredicate::Sle => s <= u,
    })
}

/// A floating-point register as a number; every `float` is a `double`.
fn number(bits: u8, word: u64) -> f64 {
    if bits == 32 { f32::from_bits(word as u32).into() } else { f64::from_bits(word) }
}

/// A number as a floating-point register, rounded to its format.
fn register(bits: u8, value: f64) -> u64 {
    if bits == 32 { u64::from((value as f32).to_bits()) } else { value.to_bits() }
}

fn float(op: FloatOp, bits: u8, a: u64, b: u64) -> u64 {
    let (a, b) = (number(bits, a), number(bits, b));
    // Computing with doubles and rounding once gives the right float: these operations are innocuous
    // under double rounding from 53 to 24 bits.
    let value = match op {
        FloatOp::Add => a + b,
        FloatOp::Sub => a - b,
        FloatOp::Mul => a * b,
        FloatOp::Div => a / b,
        FloatOp::Rem => a % b,
    };
    register(bits, value)
}

fn float_compare(predicate: FloatPredicate, a: f64, b: f64) -> bool {
    use FloatPredicate::*;
    let unordered = a.is_nan() || b.is_nan();
    match predicate {
        False => false,
        True => true,
        Ord => !unordered,
        Uno => unordered,
        Oeq => a == b,
        Ogt => a > b,
        Oge => a >= b,
        Olt => a < b,
        Ole => a <= b,
        One => !unordered && a != b,
        Ueq => unordered || a == b,
        Ugt => unordered || a > b,
        Uge => unordered || a >= b,
        Ult => unordered || a < b,
        Ule => unordered || a <= b,
        Une => a != b,
    }
}

fn convert(kind: CastKind, from: u8, to: u8, word: u64) -> u64 {
    let bits = low_bits(to.into());
    match kind {
        CastKind::SExt => signed(from, word) as u64 & bits,
        CastKind::FpTrunc | CastKind::FpExt => register(to, number(from, word)),
        CastKind::FpToUi => number(from, word) as u64 & bits,
        CastKind::FpToSi => number(from, word) as i64 as u64 & bits,
        CastKind::UiToFp => register(to, word as f64),
        CastKind::SiToFp => register(to, signed(from, word) as f64),
        _ => word & bits,
    }
}
