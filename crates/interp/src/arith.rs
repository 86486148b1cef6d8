//! Arithmetic on registers.

use crate::compile::low_bits;
use mazurka_ir::{BinaryOp, CastKind, FloatOp, FloatPredicate, IntPredicate};

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

/// Floating-point arithmetic.
pub(crate) fn float(op: FloatOp, bits: u8, a: u64, b: u64) -> u64 {
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

/// Floating-point comparison, as 0 or 1.
pub(crate) fn float_compare(predicate: FloatPredicate, bits: u8, a: u64, b: u64) -> u64 {
    use FloatPredicate::*;
    let (a, b) = (number(bits, a), number(bits, b));
    let unordered = a.is_nan() || b.is_nan();
    u64::from(match predicate {
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
    })
}

/// Conversion between formats.
pub(crate) fn convert(kind: CastKind, from: u8, to: u8, word: u64) -> u64 {
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
