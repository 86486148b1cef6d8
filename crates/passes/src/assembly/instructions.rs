//! One instruction of the processor after the other, as instructions of the IR.

use super::flags::Flags;
use super::lower::{Lowered, Lowering};
use super::operands::{Slot, width_of};
use super::text::{Place, Statement};
use mazurka_ir::{
    Atomic, BinaryOp, Call, CastKind, CmpXchg, Const, Flags as Promises, Inst, IntPredicate,
    Operand, Ordering, RmwOp, TypeId,
};

impl Lowering<'_> {
    pub(super) fn statement(&mut self, statement: &Statement) -> Lowered<()> {
        let mnemonic = statement.mnemonic.as_str();
        match (mnemonic, &statement.places[..]) {
            ("mfence" | "lfence" | "sfence", []) => self.fence(),
            ("rdtsc" | "rdtscp", []) if mnemonic == "rdtsc" => self.counter(),
            ("cmpxchg8b", [place]) => self.exchange_pair(place, 32),
            ("cmpxchg16b", [place]) => self.exchange_pair(place, 64),
            (_, [place]) if mnemonic.starts_with("set") => {
                let condition = self.condition(&mnemonic[3..])?;
                let value = self.cast(CastKind::ZExt, condition, TypeId::I8);
                self.write(place, 8, value)
            }
            _ => {
                let (operation, suffix) = operation(mnemonic);
                let width = self.width(statement, suffix)?;
                self.operation(operation, statement, width)
            }
        }
    }

    fn fence(&mut self) -> Lowered<()> {
        let atomic = Atomic { ordering: Ordering::SeqCst, single_thread: false };
        self.emit(Inst::Fence { atomic }, TypeId::VOID);
        Ok(())
    }

    /// The number of cycles: a counter of the thread.
    fn counter(&mut self) -> Lowered<()> {
        let Some(callee) = self.module.function_named("mazurka.cycles") else {
            return self.unknown();
        };
        let fn_ty = self.module.function(callee).ty;
        let callee = self.module.consts.intern(Const::Function(callee)).into();
        let call = Call { callee, fn_ty, args: Vec::new(), flags: Promises::default() };
        let value = self.emit(Inst::Call(Box::new(call)), TypeId::I64);
        let by = self.constant(64, 32);
        let high = self.binary(BinaryOp::LShr, value, by);
        let [low, high] = [value, high].map(|half| self.as_int(half, 32));
        self.set(Slot::Register("ax"), 32, low?)?;
        self.set(Slot::Register("dx"), 32, high?)
    }

    fn operation(&mut self, operation: &str, statement: &Statement, width: u32) -> Lowered<()> {
        let lock = statement.lock;
        match (operation, &statement.places[..]) {
            ("mov", [from, to]) if !lock => {
                let value = self.read(from, width)?;
                self.write(to, width, value)
            }
            ("xchg", [a, b]) => match self.memory(a, width)? {
                Some(at) => self.swap(b, at, width),
                None => match self.memory(b, width)? {
                    Some(at) => self.swap(a, at, width),
                    None => {
                        let (x, y) = (self.read(a, width)?, self.read(b, width)?);
                        self.write(a, width, y)?;
                        self.write(b, width, x)
                    }
                },
            },
            ("xadd", [from, to]) => {
                let value = self.read(from, width)?;
                let value = self.as_int(value, width)?;
                let old = self.update(RmwOp::Add, to, value, lock)?;
                self.write(from, width, old)
            }
            ("cmpxchg", [from, to]) => {
                let new = self.read(from, width)?;
                let expected = self.value_of(Slot::Register("ax"))?;
                let old = self.exchange(to, width, [expected, new], lock)?;
                self.set(Slot::Register("ax"), width, old)
            }
            // The idiom for a full fence.
            ("add" | "or", [Place::Immediate(0), Place::Memory(_, base)])
                if lock && **base == Place::Register("sp", 64) =>
            {
                self.fence()
            }
            ("cmp", [b, a]) if !lock => {
                let (a, b) = (self.read(a, width)?, self.read(b, width)?);
                let (a, b) = (self.as_int(a, width)?, self.as_int(b, width)?);
                self.compared(a, b);
                Ok(())
            }
            ("test", [b, a]) if !lock => {
                let (a, b) = (self.read(a, width)?, self.read(b, width)?);
                let (a, b) = (self.as_int(a, width)?, self.as_int(b, width)?);
                let both = self.binary(BinaryOp::And, a, b);
                self.resulted(both, None);
                Ok(())
            }
            ("bts" | "btr" | "btc", [Place::Immediate(bit), to]) => {
                self.bit(operation, *bit, to, width, lock)
            }
            ("sbb", [a, b]) if a == b && !lock => {
                let carry = self.condition("c")?;
                let ty = self.int(width);
                let value = self.cast(CastKind::SExt, carry, ty);
                self.write(b, width, value)
            }
            (_, places) => self.change(operation, places, width, lock),
        }
    }

    /// Instructions that change one place by a number.
    fn change(&mut self, operation: &str, places: &[Place], width: u32, lock: bool) -> Lowered<()> {
        let (op, by, to) = match (operation, places) {
            ("inc", [to]) => (RmwOp::Add, self.constant(width, 1), to),
            ("dec", [to]) => (RmwOp::Sub, self.constant(width, 1), to),
            ("not", [to]) => (RmwOp::Xor, self.constant(width, -1), to),
            ("add" | "sub" | "and" | "or" | "xor", [from, to]) => {
                let value = self.read(from, width)?;
                let op = match operation {
                    "add" => RmwOp::Add,
                    "sub" => RmwOp::Sub,
                    "and" => RmwOp::And,
                    "or" => RmwOp::Or,
                    _ => RmwOp::Xor,
                };
                (op, self.as_int(value, width)?, to)
            }
            _ => return self.unknown(),
        };
        self.update(op, to, by, lock).map(|_| ())
    }

    /// Changes a place by a number and sets the flags; the old value.
    fn update(&mut self, op: RmwOp, to: &Place, by: Operand, lock: bool) -> Lowered<Operand> {
        let ty = self.ty(by);
        let width = width_of(self.module, ty).unwrap_or(64);
        let old = match self.memory(to, width)? {
            Some((ptr, _)) if lock => self.rmw(op, ptr, by),
            Some((ptr, _)) => {
                let old = self.load(ptr, ty, None);
                let new = self.computed(op, old, by);
                self.store(ptr, new, None);
                old
            }
            None if lock => return self.unknown(),
            None => {
                let old = self.read(to, width)?;
                let old = self.as_int(old, width)?;
                let new = self.computed(op, old, by);
                self.write(to, width, new)?;
                old
            }
        };
        let new = self.computed(op, old, by);
        let carry = match op {
            RmwOp::Add => Some(self.compare(IntPredicate::Ult, new, old)),
            RmwOp::Sub => Some(self.compare(IntPredicate::Ult, old, by)),
            _ => None,
        };
        self.resulted(new, carry);
        Ok(old)
    }

    fn rmw(&mut self, op: RmwOp, ptr: Operand, value: Operand) -> Operand {
        let ty = self.ty(value);
        let align = width_of(self.module, ty).unwrap_or(8) / 8;
        let atomic = Atomic { ordering: Ordering::SeqCst, single_thread: false };
        self.emit(Inst::AtomicRmw { op, ptr, value, atomic, volatile: true, align }, ty)
    }

    fn computed(&mut self, op: RmwOp, old: Operand, by: Operand) -> Operand {
        let op = match op {
            RmwOp::Sub => BinaryOp::Sub,
            RmwOp::And => BinaryOp::And,
            RmwOp::Or => BinaryOp::Or,
            RmwOp::Xor => BinaryOp::Xor,
            _ => BinaryOp::Add,
        };
        self.binary(op, old, by)
    }

    /// Exchanges a register with memory, which is atomic with or without `lock`.
    fn swap(&mut self, reg: &Place, (ptr, ty): (Operand, TypeId), width: u32) -> Lowered<()> {
        let value = self.read(reg, width)?;
        let value = self.as_type(value, ty)?;
        let old = self.rmw(RmwOp::Xchg, ptr, value);
        self.write(reg, width, old)
    }

    /// Sets, clears or flips a bit; the carry flag gets the old one.
    fn bit(
        &mut self,
        operation: &str,
        bit: i64,
        to: &Place,
        width: u32,
        lock: bool,
    ) -> Lowered<()> {
        let mask = 1i64.checked_shl(bit as u32 & (width - 1)).unwrap_or(0);
        let (op, by) = match operation {
            "bts" => (RmwOp::Or, mask),
            "btr" => (RmwOp::And, !mask),
            _ => (RmwOp::Xor, mask),
        };
        let (by, mask) = (self.constant(width, by), self.constant(width, mask));
        let old = self.update(op, to, by, lock)?;
        let found = self.binary(BinaryOp::And, old, mask);
        let zero = self.constant(width, 0);
        let carry = self.compare(IntPredicate::Ne, found, zero);
        if let Some(flags) = &mut self.flags {
            flags.carry = Some(carry);
        }
        Ok(())
    }

    /// Compares and swaps; the old value. The flag for zero tells whether it was the expected one.
    fn exchange(
        &mut self,
        to: &Place,
        width: u32,
        values: [Operand; 2],
        lock: bool,
    ) -> Lowered<Operand> {
        let Some((ptr, ty)) = self.memory(to, width)? else { return self.unknown() };
        let (expected, new) = (self.as_type(values[0], ty)?, self.as_type(values[1], ty)?);
        let (old, same) = self.exchange_at(ptr, ty, [expected, new], lock);
        self.flags = Some(Flags { zero: same, carry: None, sign: None, compared: None });
        Ok(old)
    }

    fn exchange_at(
        &mut self,
        ptr: Operand,
        ty: TypeId,
        [expected, new]: [Operand; 2],
        lock: bool,
    ) -> (Operand, Operand) {
        if !lock {
            // The processor writes in any case, the old value if that is not the expected one.
            let old = self.load(ptr, ty, None);
            let same = self.compare(IntPredicate::Eq, old, expected);
            let flags = Promises::default();
            let select = Inst::Select { flags, condition: same, then: new, otherwise: old };
            let value = self.emit(select, ty);
            self.store(ptr, value, None);
            return (old, same);
        }
        let align = self.module.types.store_size(ty).unwrap_or(8) as u32;
        let (success, failure) = (Ordering::SeqCst, Ordering::SeqCst);
        let exchange = CmpXchg {
            ptr,
            expected,
            new,
            success,
            failure,
            single_thread: false,
            weak: false,
            volatile: true,
            align,
        };
        let pair = self.module.types.structure(&[ty, TypeId::I1]);
        let pair = self.emit(Inst::CmpXchg(Box::new(exchange)), pair);
        let part = |index: u32| Inst::ExtractValue { aggregate: pair, indices: vec![index] };
        (self.emit(part(0), ty), self.emit(part(1), TypeId::I1))
    }

    /// `cmpxchg8b` and `cmpxchg16b`: what is expected is in `dx:ax`, what is new in `cx:bx`, in halves of so many bits.
    fn exchange_pair(&mut self, to: &Place, half: u32) -> Lowered<()> {
        let Some((ptr, _)) = self.memory(to, half)? else { return self.unknown() };
        let expected = self.join(["ax", "dx"], half)?;
        let new = self.join(["bx", "cx"], half)?;
        let ty = self.int(2 * half);
        let lock = self.text.contains("lock");
        let (old, same) = self.exchange_at(ptr, ty, [expected, new], lock);
        let by = self.constant(2 * half, half.into());
        let high = self.binary(BinaryOp::LShr, old, by);
        let narrow = self.int(half);
        let low = self.cast(CastKind::Trunc, old, narrow);
        let high = self.cast(CastKind::Trunc, high, narrow);
        self.set(Slot::Register("ax"), half, low)?;
        self.set(Slot::Register("dx"), half, high)?;
        self.flags = Some(Flags { zero: same, carry: None, sign: None, compared: None });
        Ok(())
    }

    /// Two registers side by side.
    fn join(&mut self, registers: [&'static str; 2], half: u32) -> Lowered<Operand> {
        let ty = self.int(2 * half);
        let mut halves = Vec::new();
        for register in registers {
            let value = self.value_of(Slot::Register(register))?;
            let value = self.as_int(value, half)?;
            halves.push(self.cast(CastKind::ZExt, value, ty));
        }
        let by = self.constant(2 * half, half.into());
        let high = self.binary(BinaryOp::Shl, halves[1], by);
        Ok(self.binary(BinaryOp::Or, halves[0], high))
    }
}

/// What an instruction does, and the width that its last letter tells.
fn operation(mnemonic: &str) -> (&str, Option<u32>) {
    const OPERATIONS: [&str; 18] = [
        "mov", "xchg", "xadd", "cmpxchg", "add", "sub", "inc", "dec", "and", "or", "xor", "not",
        "cmp", "test", "bts", "btr", "btc", "sbb",
    ];
    let width = match mnemonic.as_bytes().last() {
        Some(b'b') => 8,
        Some(b'w') => 16,
        Some(b'l') => 32,
        Some(b'q') => 64,
        _ => return (mnemonic, None),
    };
    let stem = &mnemonic[..mnemonic.len() - 1];
    match !OPERATIONS.contains(&mnemonic) && OPERATIONS.contains(&stem) {
        true => (stem, Some(width)),
        false => (mnemonic, None),
    }
}
