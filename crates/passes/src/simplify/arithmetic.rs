//! Integer arithmetic on constants, as the machine would do it.

use mazurka_ir::{BinaryOp, Flags, IntPredicate};

/// The widest integers that are computed with here; results of wider ones are left to run time.
pub(super) const MAX_BITS: u32 = 64;

/// The low `bits` bits.
pub(super) fn mask(bits: u32) -> u128 {
    u128::MAX >> (128 - bits.clamp(1, 128))
}

/// The value as a signed number.
pub(super) fn signed(bits: u32, value: u128) -> i128 {
    let shift = 128 - bits.clamp(1, 128);
    (value << shift).cast_signed() >> shift
}

/// The result of an operation of at most [`MAX_BITS`] bits.
///
/// `None` if it traps or breaks one of its promises: whoever executes the program may want to
/// report that.
pub(super) fn binary(op: BinaryOp, flags: Flags, bits: u32, a: u128, b: u128) -> Option<u128> {
    let (sa, sb) = (signed(bits, a), signed(bits, b));
    let shift = u32::try_from(b).ok().filter(|shift| *shift < bits);
    // Exact results; for operands of 64 bits they fit into 128.
    let (unsigned, exact) = match op {
        BinaryOp::Add => (Some(a + b), Some(sa + sb)),
        BinaryOp::Sub => (a.checked_sub(b), Some(sa - sb)),
        BinaryOp::Mul => (Some(a * b), Some(sa * sb)),
        BinaryOp::Shl => (Some(a << shift?), Some(sa << shift?)),
        BinaryOp::UDiv => return flagged(flags, a.checked_rem(b)? != 0, a / b),
        BinaryOp::URem => return a.checked_rem(b),
        BinaryOp::SDiv | BinaryOp::SRem => {
            let least = sa == signed(bits, 1 << (bits - 1));
            (sb != 0 && !(least && sb == -1)).then_some(())?;
            let (quotient, rest) = (sa / sb, sa % sb);
            if op == BinaryOp::SRem {
                return Some(rest.cast_unsigned() & mask(bits));
            }
            return flagged(flags, rest != 0, quotient.cast_unsigned() & mask(bits));
        }
        BinaryOp::LShr => return flagged(flags, a & ((1 << shift?) - 1) != 0, a >> shift?),
        BinaryOp::AShr => {
            let result = (sa >> shift?).cast_unsigned() & mask(bits);
            return flagged(flags, a & ((1 << shift?) - 1) != 0, result);
        }
        BinaryOp::And => return Some(a & b),
        BinaryOp::Or => return (!flags.has(Flags::DISJOINT) || a & b == 0).then_some(a | b),
        BinaryOp::Xor => return Some(a ^ b),
    };
    let result = exact?.cast_unsigned() & mask(bits);
    let wraps_unsigned = flags.has(Flags::NUW) && unsigned != Some(result);
    let wraps_signed = flags.has(Flags::NSW) && exact != Some(signed(bits, result));
    (!wraps_unsigned && !wraps_signed).then_some(result)
}

/// The result, unless it was promised to be exact and is not.
fn flagged(flags: Flags, inexact: bool, result: u128) -> Option<u128> {
    (!flags.has(Flags::EXACT) || !inexact).then_some(result)
}

/// The outcome of a comparison.
pub(super) fn compare(predicate: IntPredicate, bits: u32, a: u128, b: u128) -> bool {
    predicate.holds((a, b), (signed(bits, a), signed(bits, b)))
}

/// The comparison that holds exactly when this one does not.
pub(super) fn inverse(predicate: IntPredicate) -> IntPredicate {
    match predicate {
        IntPredicate::Eq => IntPredicate::Ne,
        IntPredicate::Ne => IntPredicate::Eq,
        IntPredicate::Ugt => IntPredicate::Ule,
        IntPredicate::Uge => IntPredicate::Ult,
        IntPredicate::Ult => IntPredicate::Uge,
        IntPredicate::Ule => IntPredicate::Ugt,
        IntPredicate::Sgt => IntPredicate::Sle,
        IntPredicate::Sge => IntPredicate::Slt,
        IntPredicate::Slt => IntPredicate::Sge,
        IntPredicate::Sle => IntPredicate::Sgt,
    }
}
