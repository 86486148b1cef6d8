//! Arithmetic on registers.

use crate::code::{BitOp, MathOp, WideOp};
use crate::compile::low_bits;
use mazurka_ir::{BinaryOp, CastKind, FloatOp, FloatPredicate, IntPredicate};
use std::cmp::Ordering;

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
    unordered_or(predicate, number(bits, a).partial_cmp(&number(bits, b))).into()
}

/// Whether a comparison holds of two numbers in this order, which have none if one is a NaN.
pub(crate) fn unordered_or(predicate: FloatPredicate, order: Option<Ordering>) -> bool {
    use FloatPredicate::*;
    let Some(order) = order else {
        return matches!(predicate, True | Uno | Ueq | Ugt | Uge | Ult | Ule | Une);
    };
    match predicate {
        False | Uno => false,
        True | Ord => true,
        Oeq | Ueq => order.is_eq(),
        One | Une => order.is_ne(),
        Ogt | Ugt => order.is_gt(),
        Oge | Uge => order.is_ge(),
        Olt | Ult => order.is_lt(),
        Ole | Ule => order.is_le(),
    }
}

/// Conversion between formats.
pub(crate) fn convert(kind: CastKind, from: u8, to: u8, word: u64) -> u64 {
    let bits = low_bits(to.into());
    match kind {
        CastKind::SExt => signed(from, word) as u64 & bits,
        CastKind::FpTrunc | CastKind::FpExt => register(to, number(from, word)),
        CastKind::FpToUi => number(from, word) as u64 & bits,
        CastKind::FpToSi => number(from, word) as i64 as u64 & bits,
        // An integer is rounded once: by way of a double, a float would be rounded twice.
        CastKind::UiToFp if to == 32 => (word as f32).to_bits().into(),
        CastKind::UiToFp => (word as f64).to_bits(),
        CastKind::SiToFp if to == 32 => (signed(from, word) as f32).to_bits().into(),
        CastKind::SiToFp => (signed(from, word) as f64).to_bits(),
        _ => word & bits,
    }
}

/// An operation on the bits of a word.
pub(crate) fn bit_op(op: BitOp, bits: u8, a: u64) -> u64 {
    let unused = 64 - u32::from(bits);
    match op {
        BitOp::Count => a.count_ones().into(),
        BitOp::LeadingZeros => (a.leading_zeros() - unused).into(),
        BitOp::TrailingZeros => a.trailing_zeros().min(bits.into()).into(),
        BitOp::SwapBytes => a.swap_bytes() >> unused,
        BitOp::Reverse => a.reverse_bits() >> unused,
    }
}

/// Arithmetic in so many bits: the result as it wraps, as it stops at the end of the range, and
/// whether it goes beyond.
pub(crate) fn checked(op: BinaryOp, is_signed: bool, bits: u8, a: u64, b: u64) -> (u64, u64, bool) {
    let wide = |word: u64| match is_signed {
        true => i128::from(signed(bits, word)),
        false => i128::from(word),
    };
    let (low, high) = match is_signed {
        true => (-(1i128 << (bits - 1)), (1i128 << (bits - 1)) - 1),
        false => (0, (1i128 << bits) - 1),
    };
    let (a, b) = (wide(a), wide(b));
    // Two numbers of 64 bits may have a product that is a little too long; it overflows anyway.
    let exact = match op {
        BinaryOp::Sub => a - b,
        BinaryOp::Mul => a.saturating_mul(b),
        _ => a + b,
    };
    let wrapped = match op {
        BinaryOp::Mul => a.wrapping_mul(b),
        _ => exact,
    };
    let mask = low_bits(bits.into());
    (wrapped as u64 & mask, exact.clamp(low, high) as u64 & mask, exact < low || exact > high)
}

/// A function of floating-point numbers.
pub(crate) fn math(op: MathOp, bits: u8, a: u64, b: u64, c: u64) -> u64 {
    let (x, y, z) = (number(bits, a), number(bits, b), number(bits, c));
    let value = match op {
        MathOp::Abs => x.abs(),
        MathOp::Sqrt => x.sqrt(),
        MathOp::Floor => x.floor(),
        MathOp::Ceil => x.ceil(),
        MathOp::Trunc => x.trunc(),
        MathOp::Round => x.round(),
        MathOp::RoundEven => x.round_ties_even(),
        MathOp::CopySign => x.copysign(y),
        MathOp::Min => x.min(y),
        MathOp::Max => x.max(y),
        MathOp::Pow => x.powf(y),
        MathOp::Exp => x.exp(),
        MathOp::Exp2 => x.exp2(),
        MathOp::Log => x.ln(),
        MathOp::Log2 => x.log2(),
        MathOp::Log10 => x.log10(),
        MathOp::Sin => x.sin(),
        MathOp::Cos => x.cos(),
        MathOp::Tan => x.tan(),
        // Rounding twice would not do here.
        MathOp::MulAdd if bits == 32 => (x as f32).mul_add(y as f32, z as f32).into(),
        MathOp::MulAdd => x.mul_add(y, z),
    };
    register(bits, value)
}

/// The low and the high half of a number of 128 bits.
fn halves(value: u128) -> [u64; 2] {
    [value as u64, (value >> 64) as u64]
}

/// Arithmetic on numbers of 128 bits; `None` for a division by zero or one that overflows.
pub(crate) fn wide(op: WideOp, a: [u64; 2], b: [u64; 2]) -> Option<[u64; 2]> {
    let whole = |[low, high]: [u64; 2]| u128::from(high) << 64 | u128::from(low);
    let (x, y) = (whole(a), whole(b));
    let (s, t) = (x as i128, y as i128);
    let shift = u32::try_from(y).unwrap_or(128);
    let value = match op {
        WideOp::Binary(op) => match op {
            BinaryOp::Add => x.wrapping_add(y),
            BinaryOp::Sub => x.wrapping_sub(y),
            BinaryOp::Mul => x.wrapping_mul(y),
            BinaryOp::UDiv => x.checked_div(y)?,
            BinaryOp::URem => x.checked_rem(y)?,
            BinaryOp::SDiv => s.checked_div(t)? as u128,
            BinaryOp::SRem => s.checked_rem(t)? as u128,
            BinaryOp::Shl => x.checked_shl(shift).unwrap_or(0),
            BinaryOp::LShr => x.checked_shr(shift).unwrap_or(0),
            BinaryOp::AShr => (s >> shift.min(127)) as u128,
            BinaryOp::And => x & y,
            BinaryOp::Or => x | y,
            BinaryOp::Xor => x ^ y,
        },
        WideOp::Compare(predicate) => predicate.holds((x, y), (s, t)).into(),
        WideOp::Extend { from, signed: true } => i128::from(signed(from, a[0])) as u128,
        WideOp::Extend { signed: false, .. } => a[0].into(),
        WideOp::FromFloat { bits, signed: true } => number(bits, a[0]) as i128 as u128,
        WideOp::FromFloat { bits, signed: false } => number(bits, a[0]) as u128,
        WideOp::ToFloat { bits: 32, signed: true } => (s as f32).to_bits().into(),
        WideOp::ToFloat { bits: 32, signed: false } => (x as f32).to_bits().into(),
        WideOp::ToFloat { signed: true, .. } => (s as f64).to_bits().into(),
        WideOp::ToFloat { signed: false, .. } => (x as f64).to_bits().into(),
    };
    Some(halves(value))
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

    #[test]
    fn integers_become_floats_with_one_rounding() {
        // Just above the middle of two floats; as a double it would be the middle itself, which is
        // rounded to the even one of the two, below.
        let above = 0x8234_5080_0000_0001;
        let up = u64::from(2.0f32.powi(40).mul_add(0x0082_3451 as f32, 0.0).to_bits());
        assert_eq!(convert(CastKind::UiToFp, 64, 32, above), up);
        let negative = -0x4000_0040_0000_0001i64 as u64;
        let down = u64::from((-(0x0080_0001 as f32) * 2.0f32.powi(39)).to_bits());
        assert_eq!(convert(CastKind::SiToFp, 64, 32, negative), down);
        for signed in [true, false] {
            let to_float = WideOp::ToFloat { bits: 32, signed };
            let up = u64::from((0x0080_0001 as f32 * 2.0f32.powi(103)).to_bits());
            assert_eq!(wide(to_float, [1, 0x4000_0040_0000_0000], [0, 0]), Some([up, 0]));
        }
    }

    #[test]
    fn bits_are_counted_at_their_width() {
        assert_eq!(bit_op(BitOp::Count, 32, 0xff), 8);
        assert_eq!(bit_op(BitOp::LeadingZeros, 32, 1), 31);
        assert_eq!(bit_op(BitOp::LeadingZeros, 8, 0), 8);
        assert_eq!(bit_op(BitOp::TrailingZeros, 16, 0), 16);
        assert_eq!(bit_op(BitOp::SwapBytes, 32, 0x1234_5678), 0x7856_3412);
        assert_eq!(bit_op(BitOp::Reverse, 8, 0b1), 0b1000_0000);
    }

    #[test]
    fn overflow_is_seen_at_the_ends_of_the_range() {
        assert_eq!(checked(BinaryOp::Add, true, 8, 0x7f, 1), (0x80, 0x7f, true));
        assert_eq!(checked(BinaryOp::Add, false, 8, 0xff, 1), (0, 0xff, true));
        assert_eq!(checked(BinaryOp::Sub, false, 32, 1, 2), (0xffff_ffff, 0, true));
        assert_eq!(
            checked(BinaryOp::Mul, true, 64, u64::MAX, 5),
            (-5i64 as u64, -5i64 as u64, false)
        );
        let big = u64::MAX;
        assert_eq!(checked(BinaryOp::Mul, false, 64, big, big), (1, big, true));
    }

    #[test]
    fn numbers_of_128_bits_carry_and_divide() {
        let add = WideOp::Binary(BinaryOp::Add);
        assert_eq!(wide(add, [u64::MAX, 0], [1, 0]), Some([0, 1]));
        let div = WideOp::Binary(BinaryOp::SDiv);
        assert_eq!(wide(div, [-6i64 as u64, u64::MAX], [3, 0]), Some([-2i64 as u64, u64::MAX]));
        assert_eq!(wide(div, [1, 0], [0, 0]), None);
        let extend = WideOp::Extend { from: 32, signed: true };
        assert_eq!(wide(extend, [0xffff_ffff, 0], [0, 0]), Some([u64::MAX, u64::MAX]));
    }
}
