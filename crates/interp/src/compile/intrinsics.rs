//! Intrinsics that become instructions, and functions of `<math.h>`.

use super::function::Body;
use crate::code::{BitOp, Instr, MathOp, Src};
use mazurka_ir::{BinaryOp, Call as IrCall, IntPredicate, TypeId, ValueId};

impl Body<'_, '_> {
    /// Compiles a call of an intrinsic that becomes instructions; tells whether this was one.
    pub(crate) fn intrinsic(&mut self, id: ValueId, call: &IrCall, name: &str) -> bool {
        let Some(stem) = name.strip_prefix("llvm.") else { return self.math(id, call, name) };
        let word = stem.split('.').next().unwrap_or(stem);
        let dst = self.register(id);
        match word {
            "memcpy" | "memmove" => self.transfer(call, false),
            "memset" => self.transfer(call, true),
            "threadlocal" if !call.args.is_empty() => {
                let src = self.source(call.args[0].value);
                self.emit(Instr::Copy { dst, src });
            }
            "eh" if !call.args.is_empty() => self.type_selector(dst, call.args[0].value),
            "va_start" if call.args.len() == 1 => self.va_start(call),
            "va_copy" if call.args.len() == 2 => {
                let (to, from) = (self.source(call.args[0].value), self.source(call.args[1].value));
                self.copy_private(to, from, 24);
            }
            "ptrmask" if call.args.len() == 2 => {
                let (a, b) = (self.source(call.args[0].value), self.source(call.args[1].value));
                self.emit(Instr::Binary { op: BinaryOp::And, bits: 64, dst, a, b });
            }
            "objectsize" if call.args.len() >= 2 => {
                // Unknown: 0 if the least possible size is asked for, else the largest number.
                let least = call.args[1].value.constant().and_then(|c| self.compiler.scalar(c));
                let bits = self.width(self.function.value(id).ty);
                let unknown = if least == Some(1) { 0 } else { super::low_bits(u32::from(bits)) };
                let src = self.compiler.constant(unknown);
                self.emit(Instr::Copy { dst, src });
            }
            "is" if stem.starts_with("is.constant") => {
                let src = self.compiler.constant(0);
                self.emit(Instr::Copy { dst, src });
            }
            _ => return self.integer_intrinsic(id, call, stem) || self.math(id, call, word),
        }
        true
    }

    fn integer_intrinsic(&mut self, id: ValueId, call: &IrCall, stem: &str) -> bool {
        let dst = self.register(id);
        let Some(&first) = call.args.first() else { return false };
        let ty = self.type_of(first.value);
        let word = stem.split('.').next().unwrap_or(stem);
        if let Some(op) = bit_op(word) {
            let (bits, a) = (self.width(ty), self.source(first.value));
            self.emit(Instr::Bits { op, bits, dst, a });
            return true;
        }
        let Some(&second) = call.args.get(1) else { return false };
        let (a, b) = (self.source(first.value), self.source(second.value));
        if let Some(predicate) = minimum_or_maximum(word) {
            let condition = self.compare(predicate, ty, a, b);
            self.emit(Instr::Select { dst, condition, then: a, otherwise: b });
        } else if word == "abs" {
            let (zero, negated) = (self.compiler.constant(0), self.temporary());
            let bits = self.width(ty);
            self.emit(Instr::Binary { op: BinaryOp::Sub, bits, dst: negated, a: zero, b: a });
            let condition = self.compare(IntPredicate::Slt, ty, a, zero);
            let then = Src::register(negated);
            self.emit(Instr::Select { dst, condition, then, otherwise: a });
        } else if matches!(word, "scmp" | "ucmp") {
            self.three_way(id, word == "scmp", ty, a, b);
        } else if matches!(word, "fshl" | "fshr") && call.args.len() == 3 {
            let by = self.source(call.args[2].value);
            self.funnel(id, word == "fshl", ty, [a, b, by]);
        } else if let Some((op, signed)) = checked(stem) {
            let (bits, saturate) = (self.width(ty), !stem.contains("with.overflow"));
            self.emit(Instr::Checked { op, signed, saturate, bits, dst, a, b });
        } else {
            return false;
        }
        true
    }

    fn compare(&mut self, predicate: IntPredicate, ty: TypeId, a: Src, b: Src) -> Src {
        let (bits, dst) = (self.width(ty), self.temporary());
        self.emit(Instr::Compare { predicate, bits, dst, a, b });
        Src::register(dst)
    }

    /// -1, 0 or 1.
    fn three_way(&mut self, id: ValueId, signed: bool, ty: TypeId, a: Src, b: Src) {
        let (dst, result) = (self.register(id), self.function.value(id).ty);
        let bits = self.width(result);
        let (less, more) = match signed {
            true => (IntPredicate::Slt, IntPredicate::Sgt),
            false => (IntPredicate::Ult, IntPredicate::Ugt),
        };
        let (less, more) = (self.compare(less, ty, a, b), self.compare(more, ty, a, b));
        self.emit(Instr::Binary { op: BinaryOp::Sub, bits, dst, a: more, b: less });
    }

    /// A shift of two words side by side.
    fn funnel(&mut self, id: ValueId, left: bool, ty: TypeId, [a, b, by]: [Src; 3]) {
        let bits = self.width(ty);
        let width = self.compiler.constant(bits.into());
        let (one, last) = (self.compiler.constant(1), self.compiler.constant(u64::from(bits) - 1));
        let mut step = |op: BinaryOp, a: Src, b: Src| {
            let dst = self.temporary();
            self.emit(Instr::Binary { op, bits, dst, a, b });
            Src::register(dst)
        };
        let by = step(BinaryOp::URem, by, width);
        let rest = step(BinaryOp::Sub, last, by);
        let (high, low) = if left {
            let half = step(BinaryOp::LShr, b, one);
            (step(BinaryOp::Shl, a, by), step(BinaryOp::LShr, half, rest))
        } else {
            let twice = step(BinaryOp::Shl, a, one);
            (step(BinaryOp::Shl, twice, rest), step(BinaryOp::LShr, b, by))
        };
        let dst = self.register(id);
        self.emit(Instr::Binary { op: BinaryOp::Or, bits, dst, a: high, b: low });
    }

    /// A function of floating-point numbers.
    fn math(&mut self, id: ValueId, call: &IrCall, name: &str) -> bool {
        let ty = self.function.value(id).ty;
        if !matches!(self.compiler.module.types.get(ty), mazurka_ir::Type::Float(_)) {
            return false;
        }
        let single = self.compiler.bits(ty) == 32;
        let (Some(op), dst) = (math_op(name, single), self.register(id)) else { return false };
        if call.args.is_empty() || call.args.len() > 3 {
            return false;
        }
        let bits = self.width(ty);
        let sources: Vec<Src> = call.args.iter().map(|arg| self.source(arg.value)).collect();
        let at = |k: usize| sources.get(k).copied().unwrap_or(sources[0]);
        if matches!(op, MathOp::MulAdd) {
            // The product first: a register holds what lies between.
            self.emit(Instr::Math { op, bits, dst, a: at(0), b: at(1), c: at(2) });
        } else {
            self.emit(Instr::Math { op, bits, dst, a: at(0), b: at(1), c: at(0) });
        }
        true
    }
}

fn bit_op(word: &str) -> Option<BitOp> {
    match word {
        "ctpop" => Some(BitOp::Count),
        "ctlz" => Some(BitOp::LeadingZeros),
        "cttz" => Some(BitOp::TrailingZeros),
        "bswap" => Some(BitOp::SwapBytes),
        "bitreverse" => Some(BitOp::Reverse),
        _ => None,
    }
}

fn minimum_or_maximum(word: &str) -> Option<IntPredicate> {
    match word {
        "smax" => Some(IntPredicate::Sgt),
        "smin" => Some(IntPredicate::Slt),
        "umax" => Some(IntPredicate::Ugt),
        "umin" => Some(IntPredicate::Ult),
        _ => None,
    }
}

/// Arithmetic that says whether it overflows, or stops at the end of the range.
fn checked(stem: &str) -> Option<(BinaryOp, bool)> {
    let (word, rest) = stem.split_once('.')?;
    if !rest.starts_with("with.overflow") && !rest.starts_with("sat") {
        return None;
    }
    match word {
        "sadd" => Some((BinaryOp::Add, true)),
        "uadd" => Some((BinaryOp::Add, false)),
        "ssub" => Some((BinaryOp::Sub, true)),
        "usub" => Some((BinaryOp::Sub, false)),
        "smul" => Some((BinaryOp::Mul, true)),
        "umul" => Some((BinaryOp::Mul, false)),
        _ => None,
    }
}

/// What a function of `<math.h>` computes; that for `float` may have an `f` at the end of its name.
pub(super) fn math_op(name: &str, single: bool) -> Option<MathOp> {
    let name = if single { name.strip_suffix('f').unwrap_or(name) } else { name };
    Some(match name {
        "fabs" => MathOp::Abs,
        "sqrt" => MathOp::Sqrt,
        "floor" => MathOp::Floor,
        "ceil" => MathOp::Ceil,
        "trunc" => MathOp::Trunc,
        "round" => MathOp::Round,
        "rint" | "nearbyint" | "roundeven" => MathOp::RoundEven,
        "copysign" => MathOp::CopySign,
        "fmin" | "minnum" => MathOp::Min,
        "fmax" | "maxnum" => MathOp::Max,
        "pow" => MathOp::Pow,
        "exp" => MathOp::Exp,
        "exp2" => MathOp::Exp2,
        "log" => MathOp::Log,
        "log2" => MathOp::Log2,
        "log10" => MathOp::Log10,
        "sin" => MathOp::Sin,
        "cos" => MathOp::Cos,
        "tan" => MathOp::Tan,
        "fma" | "fmuladd" => MathOp::MulAdd,
        _ => return None,
    })
}
