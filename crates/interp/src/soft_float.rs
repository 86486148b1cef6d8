//! Floating-point formats that the host does not compute with: `_Float16`, `__bf16`, `long double`, `__float128`.
//!
//! A number is its bits. Rounding is to the nearest, ties to even, as programs find it.

use crate::arith::unordered_or;
use crate::code::MathOp;
use mazurka_ir::{FloatKind, FloatOp, FloatPredicate};
use rustc_apfloat::ieee::{BFloat, Double, Half, Quad, Single, X87DoubleExtended};
use rustc_apfloat::{Float, FloatConvert, Round};

/// Calls a function for the format of a kind.
macro_rules! for_format {
    ($kind:expr, $f:ident :: <_ $(, $other:ty)?> ($($arg:expr),*)) => {
        match $kind {
            FloatKind::Half => $f::<Half $(, $other)?>($($arg),*),
            FloatKind::BFloat => $f::<BFloat $(, $other)?>($($arg),*),
            FloatKind::Float => $f::<Single $(, $other)?>($($arg),*),
            FloatKind::Double => $f::<Double $(, $other)?>($($arg),*),
            FloatKind::X86Fp80 => $f::<X87DoubleExtended $(, $other)?>($($arg),*),
            FloatKind::Fp128 | FloatKind::PpcFp128 => $f::<Quad $(, $other)?>($($arg),*),
        }
    };
}

/// Whether a format needs this module.
pub(crate) fn is_soft(kind: FloatKind) -> bool {
    !matches!(kind, FloatKind::Float | FloatKind::Double)
}

/// The number of bits of a format.
pub(crate) fn width(kind: FloatKind) -> u32 {
    match kind {
        FloatKind::Half | FloatKind::BFloat => 16,
        FloatKind::Float => 32,
        FloatKind::Double => 64,
        FloatKind::X86Fp80 => 80,
        FloatKind::Fp128 | FloatKind::PpcFp128 => 128,
    }
}

/// The result of an operation. One that has no meaning yields the NaN of the machine, which is negative.
fn bits_of<F: Float>(value: F, operands: &[F]) -> u128 {
    let invalid = value.is_nan() && !operands.iter().any(|operand| operand.is_nan());
    if invalid { (-F::qnan(None)).to_bits() } else { value.to_bits() }
}

/// Arithmetic.
pub(crate) fn arithmetic(kind: FloatKind, op: FloatOp, a: u128, b: u128) -> u128 {
    fn compute<F: Float>(op: FloatOp, a: u128, b: u128) -> u128 {
        let (a, b) = (F::from_bits(a), F::from_bits(b));
        let result = match op {
            FloatOp::Add => a + b,
            FloatOp::Sub => a - b,
            FloatOp::Mul => a * b,
            FloatOp::Div => a / b,
            FloatOp::Rem => a.c_fmod(b),
        };
        bits_of(result.value, &[a, b])
    }
    for_format!(kind, compute::<_>(op, a, b))
}

/// The negated number.
pub(crate) fn negate(kind: FloatKind, a: u128) -> u128 {
    a ^ 1 << (width(kind) - 1)
}

/// Comparison.
pub(crate) fn compare(kind: FloatKind, predicate: FloatPredicate, a: u128, b: u128) -> bool {
    fn order<F: Float>(a: u128, b: u128) -> Option<std::cmp::Ordering> {
        F::from_bits(a).partial_cmp(&F::from_bits(b))
    }
    unordered_or(predicate, for_format!(kind, order::<_>(a, b)))
}

/// A number of one format in another.
pub(crate) fn convert(from: FloatKind, to: FloatKind, a: u128) -> u128 {
    fn compute<G: Float, F: FloatConvert<G>>(a: u128) -> u128 {
        let value: G = F::from_bits(a).convert(&mut false).value;
        value.to_bits()
    }
    match from {
        FloatKind::Half => for_format!(to, compute::<_, Half>(a)),
        FloatKind::BFloat => for_format!(to, compute::<_, BFloat>(a)),
        FloatKind::Float => for_format!(to, compute::<_, Single>(a)),
        FloatKind::Double => for_format!(to, compute::<_, Double>(a)),
        FloatKind::X86Fp80 => for_format!(to, compute::<_, X87DoubleExtended>(a)),
        FloatKind::Fp128 | FloatKind::PpcFp128 => for_format!(to, compute::<_, Quad>(a)),
    }
}

/// The integer part of a number, in so many bits, at most 128.
pub(crate) fn to_int(kind: FloatKind, signed: bool, bits: u32, a: u128) -> u128 {
    fn compute<F: Float>(signed: bool, bits: usize, a: u128) -> u128 {
        let value = F::from_bits(a);
        match signed {
            true => value.to_i128(bits).value as u128,
            false => value.to_u128(bits).value,
        }
    }
    let mask = u128::MAX >> (128 - bits);
    for_format!(kind, compute::<_>(signed, bits as usize, a)) & mask
}

/// An integer of so many bits, at most 128, as a number.
pub(crate) fn from_int(kind: FloatKind, signed: bool, bits: u32, a: u128) -> u128 {
    fn compute<F: Float>(signed: bool, a: u128) -> u128 {
        match signed {
            true => F::from_i128(a as i128).value.to_bits(),
            false => F::from_u128(a).value.to_bits(),
        }
    }
    let a = if signed { ((a << (128 - bits)) as i128 >> (128 - bits)) as u128 } else { a };
    for_format!(kind, compute::<_>(signed, a))
}

/// A function of numbers, if it is exact up to one rounding.
pub(crate) fn math(kind: FloatKind, op: MathOp, [a, b, c]: [u128; 3]) -> u128 {
    fn compute<F: Float>(op: MathOp, a: u128, b: u128, c: u128) -> u128 {
        let (x, y, z) = (F::from_bits(a), F::from_bits(b), F::from_bits(c));
        let rounded = |round: Round| x.round_to_integral(round).value;
        let value = match op {
            MathOp::Abs => x.abs(),
            MathOp::Floor => rounded(Round::TowardNegative),
            MathOp::Ceil => rounded(Round::TowardPositive),
            MathOp::Trunc => rounded(Round::TowardZero),
            MathOp::Round => rounded(Round::NearestTiesToAway),
            MathOp::RoundEven => rounded(Round::NearestTiesToEven),
            MathOp::CopySign => x.copy_sign(y),
            MathOp::Min => x.min(y),
            // Of two zeros the second, as in glibc.
            MathOp::Max if x == y => y,
            MathOp::Max => x.max(y),
            _ => x.mul_add(y, z).value,
        };
        bits_of(value, &[x, y, z])
    }
    for_format!(kind, compute::<_>(op, a, b, c))
}

/// Whether [`math`] knows a function.
pub(crate) fn has_math(op: MathOp) -> bool {
    use MathOp::*;
    matches!(op, Abs | Floor | Ceil | Trunc | Round | RoundEven | CopySign | Min | Max | MulAdd)
}

#[cfg(test)]
mod tests {
    use super::*;

    const LONG: FloatKind = FloatKind::X86Fp80;

    fn long(value: f64) -> u128 {
        convert(FloatKind::Double, LONG, value.to_bits().into())
    }

    /// The expected bits are what an x86-64 prints for the same C expressions.
    #[test]
    fn long_doubles_have_64_bits_of_precision() {
        let third = arithmetic(LONG, FloatOp::Div, long(1.0), long(3.0));
        assert_eq!(third, 0x3ffd_aaaa_aaaa_aaaa_aaab);
        let tenth = arithmetic(LONG, FloatOp::Div, long(1.0), long(10.0));
        assert_eq!(tenth, 0x3ffb_cccc_cccc_cccc_cccd);
        assert_eq!(arithmetic(LONG, FloatOp::Add, tenth, negate(LONG, tenth)), 0);
        let nan = arithmetic(LONG, FloatOp::Div, long(0.0), long(0.0));
        assert_eq!(nan, 0xffff_c000_0000_0000_0000);
        assert!(!compare(LONG, FloatPredicate::Oeq, nan, nan));
        assert!(compare(LONG, FloatPredicate::Uno, nan, third));
        assert!(compare(LONG, FloatPredicate::Olt, tenth, third));
    }

    #[test]
    fn integers_are_cut_and_rounded() {
        assert_eq!(to_int(LONG, true, 32, long(-2.75)), u128::from(-2i32 as u32));
        assert_eq!(to_int(LONG, false, 64, long(1e19)), 10_000_000_000_000_000_000);
        let big = from_int(LONG, false, 64, u64::MAX.into());
        assert_eq!(to_int(LONG, false, 64, big), u64::MAX.into());
        assert_eq!(from_int(LONG, true, 8, 0xff), long(-1.0));
        assert_eq!(
            from_int(FloatKind::Half, true, 32, 2049),
            from_int(FloatKind::Half, true, 32, 2048)
        );
    }

    #[test]
    fn functions_round_as_in_c() {
        let of = |op: MathOp, value: f64| math(LONG, op, [long(value), 0, 0]);
        assert_eq!(of(MathOp::Round, 2.5), long(3.0));
        assert_eq!(of(MathOp::RoundEven, 2.5), long(2.0));
        assert_eq!(of(MathOp::Floor, -0.5), long(-1.0));
        assert_eq!(of(MathOp::Trunc, -0.5), long(-0.0));
        assert_eq!(math(LONG, MathOp::MulAdd, [long(2.0), long(3.0), long(1.0)]), long(7.0));
    }
}
