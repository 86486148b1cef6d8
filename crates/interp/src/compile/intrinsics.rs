//! Intrinsics that become instructions, and functions of `<math.h>`.

use super::function::Body;
use crate::code::{BitOp, Instr, MathOp, Reg, Src};
use crate::library::Builtin;
use crate::long::LongOp;
use crate::soft_float::{has_math, is_soft};
use mazurka_ir::{BinaryOp, Call as IrCall, FloatKind, FloatOp, IntPredicate, TypeId, ValueId};
use mazurka_trace::MemoryOrder;

impl Body<'_, '_> {
    /// Compiles a call of an intrinsic that becomes instructions; tells whether this was one.
    pub(crate) fn intrinsic(&mut self, id: ValueId, call: &IrCall, name: &str) -> bool {
        let Some(stem) = name.strip_prefix("llvm.") else {
            return self.is_float(id) && self.elementwise(id, call, name);
        };
        let word = stem.split('.').next().unwrap_or(stem);
        let dst = self.register(id);
        match word {
            "memcpy" | "memmove" => self.transfer(call, false),
            "memset" => self.transfer(call, true),
            "x86" if matches!(stem, "x86.sse2.mfence" | "x86.sse2.lfence" | "x86.sse.sfence") => {
                if self.compiler.fences {
                    self.mark(Builtin::Fence(MemoryOrder::SeqCst));
                }
            }
            "threadlocal" if !call.args.is_empty() => {
                let src = self.source(call.args[0].value);
                self.emit(Instr::Copy { dst, src });
            }
            "eh" if stem.starts_with("eh.typeid.for") && !call.args.is_empty() => {
                self.type_selector(dst, call.args[0].value)
            }
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
            "vector" if stem.starts_with("vector.reduce.") => return self.reduce(id, call, stem),
            _ => return self.elementwise(id, call, stem),
        }
        true
    }

    fn is_float(&self, id: ValueId) -> bool {
        self.float_kind(self.function.value(id).ty).is_some()
    }

    /// A function of numbers, of each element of vectors by itself; tells whether this was one.
    fn elementwise(&mut self, id: ValueId, call: &IrCall, stem: &str) -> bool {
        let (dst, result) = (self.register(id), self.function.value(id).ty);
        let Some(first) = call.args.first() else { return false };
        let types = &self.compiler.module.types;
        let (ty, result) = (types.lane(self.type_of(first.value)), types.lane(result));
        let step = self.leaves(result).len() as u32;
        let args: Vec<Vec<Vec<Src>>> = call.args.iter().map(|arg| self.lanes(arg.value)).collect();
        for k in 0..args[0].len() {
            // What is no vector is for all elements.
            let operands = args.iter().filter_map(|lanes| lanes.get(k).or(lanes.first()));
            let operands: Vec<&[Src]> = operands.map(Vec::as_slice).collect();
            let at = dst + k as u32 * step;
            let known = match self.float_kind(result) {
                Some(kind) => self.float_function(stem, kind, at, &operands),
                None => self.integer_function(stem, (ty, result), at, &operands),
            };
            if !known {
                return false;
            }
        }
        !args[0].is_empty()
    }

    fn integer_function(
        &mut self,
        stem: &str,
        (ty, result): (TypeId, TypeId),
        dst: Reg,
        operands: &[&[Src]],
    ) -> bool {
        let word = stem.split('.').next().unwrap_or(stem);
        if self.compiler.module.types.int_bits(ty).is_none() {
            return false;
        }
        match (operands, bit_op(word)) {
            ([a, ..], Some(op)) => self.bits_of(op, ty, dst, a),
            ([a, b, ..], None) => match (minimum_or_maximum(word), checked(stem)) {
                (Some(predicate), _) => self.choose_lane(predicate, ty, dst, [a, b]),
                (_, Some((op, signed))) => {
                    let saturate = !stem.contains("with.overflow");
                    self.checked_lane((op, signed, saturate), ty, dst, [a, b]);
                }
                _ if word == "abs" => self.absolute(ty, dst, a),
                _ if matches!(word, "scmp" | "ucmp") => {
                    self.three_way(word == "scmp", (ty, result), dst, [a, b]);
                }
                _ => match (word, operands) {
                    ("fshl" | "fshr", &[&[a], &[b], &[by]]) => {
                        self.funnel(word == "fshl", ty, dst, [a, b, by]);
                    }
                    _ => return false,
                },
            },
            _ => return false,
        }
        true
    }

    fn bits_of(&mut self, op: BitOp, ty: TypeId, dst: Reg, a: &[Src]) {
        match *a {
            [a] => {
                let bits = self.width(ty);
                self.emit(Instr::Bits { op, bits, dst, a });
            }
            _ => {
                let bits = self.compiler.bits(ty);
                self.long(LongOp::Bits(op), bits, bits, dst, &[a]);
            }
        }
    }

    fn checked_lane(
        &mut self,
        (op, signed, saturate): (BinaryOp, bool, bool),
        ty: TypeId,
        dst: Reg,
        operands: [&[Src]; 2],
    ) {
        match operands {
            [&[a], &[b]] => {
                let bits = self.width(ty);
                self.emit(Instr::Checked { op, signed, saturate, bits, dst, a, b });
            }
            operands => {
                let bits = self.compiler.bits(ty);
                let op = LongOp::Checked { op, signed, saturate };
                self.long(op, bits, bits, dst, &operands);
            }
        }
    }

    /// Whether a comparison holds, in a register of its own.
    fn condition(&mut self, predicate: IntPredicate, ty: TypeId, operands: [&[Src]; 2]) -> Src {
        let dst = self.temporary();
        self.compare_lane(predicate, ty, dst, operands);
        Src::register(dst)
    }

    /// The first of two numbers if a comparison holds, else the second.
    pub(super) fn choose_lane(
        &mut self,
        predicate: IntPredicate,
        ty: TypeId,
        dst: Reg,
        [a, b]: [&[Src]; 2],
    ) {
        let condition = self.condition(predicate, ty, [a, b]);
        for (dst, (&then, &otherwise)) in (dst..).zip(a.iter().zip(b)) {
            self.emit(Instr::Select { dst, condition, then, otherwise });
        }
    }

    fn absolute(&mut self, ty: TypeId, dst: Reg, a: &[Src]) {
        let zero = vec![self.compiler.constant(0); a.len()];
        let negated: Vec<Reg> = a.iter().map(|_| self.temporary()).collect();
        self.binary_lane(BinaryOp::Sub, ty, negated[0], [&zero, a]);
        let negated: Vec<Src> = negated.into_iter().map(Src::register).collect();
        let condition = self.condition(IntPredicate::Slt, ty, [a, &zero]);
        for (dst, (&then, &otherwise)) in (dst..).zip(negated.iter().zip(a)) {
            self.emit(Instr::Select { dst, condition, then, otherwise });
        }
    }

    /// -1, 0 or 1.
    fn three_way(
        &mut self,
        signed: bool,
        (ty, result): (TypeId, TypeId),
        dst: Reg,
        operands: [&[Src]; 2],
    ) {
        let bits = self.width(result);
        let (less, more) = match signed {
            true => (IntPredicate::Slt, IntPredicate::Sgt),
            false => (IntPredicate::Ult, IntPredicate::Ugt),
        };
        let (less, more) = (self.condition(less, ty, operands), self.condition(more, ty, operands));
        self.emit(Instr::Binary { op: BinaryOp::Sub, bits, dst, a: more, b: less });
    }

    /// A shift of two words side by side.
    fn funnel(&mut self, left: bool, ty: TypeId, dst: Reg, [a, b, by]: [Src; 3]) {
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
        self.emit(Instr::Binary { op: BinaryOp::Or, bits, dst, a: high, b: low });
    }

    /// A function of `<math.h>`, or an intrinsic that is one.
    fn float_function(
        &mut self,
        stem: &str,
        kind: FloatKind,
        dst: Reg,
        operands: &[&[Src]],
    ) -> bool {
        let name = stem.split('.').next().unwrap_or(stem);
        let Some(op) = math_op(name, kind) else { return false };
        if operands.len() > 3 {
            return false;
        }
        let at = |k: usize| operands.get(k).copied().unwrap_or(operands[0]);
        let c = if op == MathOp::MulAdd { at(2) } else { at(0) };
        let operands = [at(0), at(1), c];
        let bits = crate::soft_float::width(kind);
        if is_soft(kind) {
            if has_math(op) {
                self.long(LongOp::Math(kind, op), bits, bits, dst, &operands);
            } else {
                let what = format!("{name} of a {}", kind.name());
                self.refuse(what, "compute it with doubles");
            }
            return true;
        }
        let (bits, [a, b, c]) = (bits as u8, operands.map(|words| words[0]));
        self.emit(Instr::Math { op, bits, dst, a, b, c });
        true
    }

    /// What the elements of a vector give together, from the first to the last.
    fn reduce(&mut self, id: ValueId, call: &IrCall, stem: &str) -> bool {
        let word = stem.trim_start_matches("vector.reduce.").split('.').next().unwrap_or("");
        let (dst, ty) = (self.register(id), self.function.value(id).ty);
        let mut lanes = Vec::new();
        for arg in &call.args {
            lanes.extend(self.lanes(arg.value));
        }
        let Some(first) = lanes.first().cloned() else { return false };
        for (dst, &src) in (dst..).zip(&first) {
            self.emit(Instr::Copy { dst, src });
        }
        for lane in &lanes[1..] {
            let so_far: Vec<Src> = (dst..).take(lane.len()).map(Src::register).collect();
            if !self.combine(word, ty, dst, [&so_far, lane]) {
                return false;
            }
        }
        true
    }

    fn combine(&mut self, word: &str, ty: TypeId, dst: Reg, operands: [&[Src]; 2]) -> bool {
        if let Some(predicate) = minimum_or_maximum(word) {
            self.choose_lane(predicate, ty, dst, operands);
            return true;
        }
        match (word, self.float_kind(ty)) {
            ("fadd", Some(_)) => self.float_binary(FloatOp::Add, ty, dst, operands),
            ("fmul", Some(_)) => self.float_binary(FloatOp::Mul, ty, dst, operands),
            ("fmin" | "fmax", Some(kind)) => {
                let name = if word == "fmin" { "minnum" } else { "maxnum" };
                return self.float_function(name, kind, dst, &operands);
            }
            (_, None) => match BinaryOp::from_word(word) {
                Some(op) => self.binary_lane(op, ty, dst, operands),
                None => return false,
            },
            _ => return false,
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

/// What a function of `<math.h>` computes; those for `float` and `long double` may have a letter at the end of their names.
pub(super) fn math_op(name: &str, kind: FloatKind) -> Option<MathOp> {
    let letter = match kind {
        FloatKind::Float => 'f',
        FloatKind::X86Fp80 => 'l',
        _ => ' ',
    };
    let shorter = name.strip_suffix(letter).filter(|name| !matches!(*name, "cei"));
    let name = shorter.unwrap_or(name);
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
