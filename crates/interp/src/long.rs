//! Instructions about numbers that need more than one register, and about formats that the host lacks.

use crate::code::{BitOp, MathOp, Reg, Src};
use crate::{soft_float, words};
use mazurka_ir::{BinaryOp, FloatKind, FloatOp, FloatPredicate, IntPredicate};

/// What is computed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum LongOp {
    Binary(BinaryOp),
    Compare(IntPredicate),
    /// Cut, or filled with zeros or with the sign.
    Resize {
        signed: bool,
    },
    Bits(BitOp),
    /// As [`crate::code::Instr::Checked`]; whether it overflows follows the result.
    Checked {
        op: BinaryOp,
        signed: bool,
        saturate: bool,
    },
    Float(FloatKind, FloatOp),
    FloatNeg(FloatKind),
    FloatCompare(FloatKind, FloatPredicate),
    FloatConvert {
        from: FloatKind,
        to: FloatKind,
    },
    FloatToInt {
        from: FloatKind,
        signed: bool,
    },
    IntToFloat {
        to: FloatKind,
        signed: bool,
    },
    Math(FloatKind, MathOp),
}

/// An instruction: its operands in words, the lowest first, and where its result begins.
#[derive(Clone, Debug)]
pub(crate) struct Long {
    pub(crate) op: LongOp,
    /// The bits of the operands.
    pub(crate) from: u32,
    /// The bits of the result.
    pub(crate) to: u32,
    pub(crate) dst: Reg,
    pub(crate) operands: [Vec<Src>; 3],
}

impl Long {
    /// The number of registers that the result takes.
    pub(crate) fn results(&self) -> u32 {
        let overflow = matches!(self.op, LongOp::Checked { saturate: false, .. });
        words::count(self.to) as u32 + u32::from(overflow)
    }

    /// The result; `None` for a division by zero or one that overflows.
    pub(crate) fn compute(&self, operands: &[Vec<u64>; 3]) -> Option<Vec<u64>> {
        let [a, b, c] = operands;
        let (from, to) = (self.from, self.to);
        let number = |words: &[u64]| {
            let word = |k: usize| u128::from(words.get(k).copied().unwrap_or(0));
            word(1) << 64 | word(0)
        };
        let float = match self.op {
            LongOp::Binary(op) => return words::binary(op, from, a, b),
            LongOp::Compare(predicate) => {
                return Some(vec![words::compare(predicate, from, a, b).into()]);
            }
            LongOp::Resize { signed } => return Some(words::resize(from, to, signed, a)),
            LongOp::Bits(op) => return Some(words::bit_op(op, from, a)),
            LongOp::Checked { op, signed, saturate } => {
                let (mut wrapped, stopped, overflows) = words::checked(op, signed, from, a, b);
                wrapped.push(overflows.into());
                return Some(if saturate { stopped } else { wrapped });
            }
            LongOp::Float(kind, op) => soft_float::arithmetic(kind, op, number(a), number(b)),
            LongOp::FloatNeg(kind) => soft_float::negate(kind, number(a)),
            LongOp::FloatCompare(kind, predicate) => {
                soft_float::compare(kind, predicate, number(a), number(b)).into()
            }
            LongOp::FloatConvert { from, to } => soft_float::convert(from, to, number(a)),
            LongOp::FloatToInt { from, signed } => soft_float::to_int(from, signed, to, number(a)),
            LongOp::IntToFloat { to, signed } => soft_float::from_int(to, signed, from, number(a)),
            LongOp::Math(kind, op) => {
                soft_float::math(kind, op, [a, b, c].map(|words| number(words)))
            }
        };
        let mut result = vec![float as u64, (float >> 64) as u64];
        result.truncate(words::count(to));
        Some(result)
    }

    /// The undefined bits of the result, given the values and the undefined bits of the operands.
    pub(crate) fn masks(&self, values: &[Vec<u64>; 3], masks: &[Vec<u64>; 3]) -> Vec<u64> {
        let [mx, my, _] = masks;
        let each = |f: &dyn Fn(usize) -> u64| (0..mx.len()).map(f).collect();
        let (x, y) = (&values[0], &values[1]);
        match self.op {
            LongOp::Binary(BinaryOp::And) => each(&|k| mx[k] & my[k] | mx[k] & y[k] | my[k] & x[k]),
            LongOp::Binary(BinaryOp::Or) => {
                each(&|k| mx[k] & my[k] | mx[k] & !y[k] | my[k] & !x[k])
            }
            LongOp::Binary(BinaryOp::Xor) => each(&|k| mx[k] | my[k]),
            LongOp::Binary(op @ (BinaryOp::Shl | BinaryOp::LShr | BinaryOp::AShr))
                if my.iter().all(|mask| *mask == 0) =>
            {
                words::binary(op, self.from, mx, y).unwrap_or_default()
            }
            LongOp::Resize { signed } => words::resize(self.from, self.to, signed, mx),
            LongOp::Bits(op @ (BitOp::SwapBytes | BitOp::Reverse)) => {
                words::bit_op(op, self.from, mx)
            }
            _ => {
                let any = masks.iter().flatten().any(|mask| *mask != 0);
                let ones = vec![if any { u64::MAX } else { 0 }; self.results() as usize];
                let bits = 64 * self.results() - (64 * words::count(self.to) as u32 - self.to);
                words::resize(64 * self.results(), bits, false, &ones)
            }
        }
    }

    /// Whether the divisor decides if there is a result.
    pub(crate) fn divides(&self) -> bool {
        use BinaryOp::{SDiv, SRem, UDiv, URem};
        matches!(self.op, LongOp::Binary(UDiv | SDiv | URem | SRem))
    }
}
