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
    let overflows = u == -1 && s == i64::MIN >> (64 - bits);
    let value = match op {
        BinaryOp::Add => a.wrapping_add(b),
        BinaryOp::Sub => a.wrapping_sub(b),
        BinaryOp::Mul => a.wrapping_mul(b),
        BinaryOp::UDiv => a.checked_div(b)?,
        BinaryOp::URem => a.checked_rem(b)?,
        BinaryOp::SDiv | BinaryOp::SRem if overflows => return None,
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
    predicate.holds((a, b), (signed(bits, a), signed(bits, b))).into()
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn narrow_numbers_wrap_and_overflow_at_their_width() {
        assert_eq!(binary(BinaryOp::Add, 8, 255, 1), Some(0));
        assert_eq!(binary(BinaryOp::SDiv, 8, 0x80, 0xff), None);
        assert_eq!(binary(BinaryOp::SDiv, 16, 0x80, 0xffff), Some(0xff80));
        assert_eq!(binary(BinaryOp::SRem, 32, 0x8000_0000, 0xffff_ffff), None);
        assert_eq!(binary(BinaryOp::URem, 64, 7, 0), None);
        assert_eq!(binary(BinaryOp::AShr, 8, 0x80, 3), Some(0xf0));
        assert_eq!(compare(IntPredicate::Slt, 8, 0x80, 0x7f), 1);
        assert_eq!(convert(CastKind::SExt, 8, 16, 0x80), 0xff80);
        assert_eq!(
            float(FloatOp::Div, 32, 1f32.to_bits().into(), 3f32.to_bits().into()) as u32,
            (1f32 / 3f32).to_bits()
        );
    }
}
