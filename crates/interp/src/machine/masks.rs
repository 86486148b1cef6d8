//! The undefined bits of results.
//!
//! As in Stepanov, Serebryany, "MemorySanitizer: fast detector of uninitialized memory use in C++": a
//! mask has a 1 for each bit that is undefined. Bitwise operations are exact; sums and products are
//! undefined from the lowest undefined bit on; a comparison is defined if the defined bits decide it.

use crate::code::{BitOp, Code, Instr, Reg, Src, Wide, WideOp};
use crate::compile::low_bits;
use crate::failure::Dependent;
use crate::long::Long;
use mazurka_ir::{BinaryOp, CastKind, IntPredicate};

/// An operand: its value, its undefined bits, and where they come from.
#[derive(Clone, Copy, Debug)]
pub(super) struct Operand {
    pub(super) value: u64,
    pub(super) mask: u64,
    pub(super) origin: u32,
}

/// What an instruction does with undefined bits.
pub(super) enum Outcome {
    /// Something depends on them.
    Depends(Dependent, u32),
    /// The results, in this register and the next one, have these undefined bits; none if there is no
    /// such result.
    Result { dst: Reg, masks: [Option<u64>; 2], origin: u32 },
    /// The results, in as many registers as there are masks, have these undefined bits.
    Words { dst: Reg, masks: Vec<u64>, origin: u32 },
    /// It has no result, and does not depend on them.
    Control,
    /// It is about more than registers.
    Other,
}

/// What an instruction does with the undefined bits of its operands.
pub(super) fn result(code: &Code, instr: &Instr, get: impl Fn(Src) -> Operand) -> Outcome {
    match *instr {
        Instr::Copy { dst, src: a } | Instr::FloatNeg { dst, a, .. } => {
            one(dst, get(a).mask, get(a).origin)
        }
        Instr::Binary { op, bits, dst, a, b } => {
            let (a, b) = (get(a), get(b));
            if divides(op) && b.mask != 0 {
                return Outcome::Depends(Dependent::Divisor, b.origin);
            }
            one(dst, binary(op, bits, (a.value, a.mask), (b.value, b.mask)), either(a, b))
        }
        Instr::Compare { predicate, bits, dst, a, b } => {
            let (a, b) = (get(a), get(b));
            let undecided = undecided(predicate, bits, (a.value, a.mask), (b.value, b.mask));
            one(dst, undecided.into(), either(a, b))
        }
        Instr::Convert { kind, from, to, dst, a } => {
            let a = get(a);
            one(dst, converted(kind, from, to, a.mask), a.origin)
        }
        Instr::Bits { op: op @ (BitOp::SwapBytes | BitOp::Reverse), bits, dst, a } => {
            let a = get(a);
            one(dst, crate::arith::bit_op(op, bits, a.mask), a.origin)
        }
        Instr::Checked { saturate, bits, dst, a, b, .. } => {
            let (a, b) = (get(a), get(b));
            let any = a.mask | b.mask != 0;
            let overflow = (!saturate).then_some(any.into());
            let mask = if any { low_bits(bits.into()) } else { 0 };
            Outcome::Result { dst, masks: [Some(mask), overflow], origin: either(a, b) }
        }
        Instr::Wide(number) => wide(&code.wides[number as usize], get),
        Instr::Long(number) => long(&code.longs[number as usize], get),
        Instr::Select { dst, condition, then, otherwise } => {
            let (condition, then, otherwise) = (get(condition), get(then), get(otherwise));
            let chosen = if condition.value != 0 { then } else { otherwise };
            let differ = then.value ^ otherwise.value;
            match condition.mask {
                0 => one(dst, chosen.mask, chosen.origin),
                _ => one(dst, differ | then.mask | otherwise.mask, condition.origin),
            }
        }
        Instr::Branch { condition, .. } => control(get(condition)),
        Instr::Switch(table) => control(get(code.switches[table as usize].value)),
        Instr::Jump(_)
        | Instr::Landing(_)
        | Instr::LandingPad(_)
        | Instr::Reach(_)
        | Instr::Cover(_)
        | Instr::CoverBranch(_) => Outcome::Control,
        _ => whole(instr, get),
    }
}

/// Results that are undefined as a whole if some bit of an operand is.
fn whole(instr: &Instr, get: impl Fn(Src) -> Operand) -> Outcome {
    let (dst, bits, operands) = match *instr {
        Instr::Float { bits, dst, a, b, .. } => (dst, bits, [a, b, b]),
        Instr::FloatCompare { dst, a, b, .. } => (dst, 1, [a, b, b]),
        Instr::Bits { bits, dst, a, .. } => (dst, bits, [a; 3]),
        Instr::Math { bits, dst, a, b, c, .. } => (dst, bits, [a, b, c]),
        Instr::Offset { dst, base, .. } => (dst, 64, [base; 3]),
        Instr::Index { dst, base, index, .. } => (dst, 64, [base, index, index]),
        _ => return Outcome::Other,
    };
    match operands.map(get).into_iter().find(|operand| operand.mask != 0) {
        Some(operand) => one(dst, low_bits(bits.into()), operand.origin),
        None => one(dst, 0, 0),
    }
}

fn one(dst: Reg, mask: u64, origin: u32) -> Outcome {
    Outcome::Result { dst, masks: [Some(mask), None], origin }
}

/// Where the undefined bits of two operands come from.
fn either(a: Operand, b: Operand) -> u32 {
    if a.mask != 0 { a.origin } else { b.origin }
}

fn divides(op: BinaryOp) -> bool {
    matches!(op, BinaryOp::UDiv | BinaryOp::SDiv | BinaryOp::URem | BinaryOp::SRem)
}

fn control(condition: Operand) -> Outcome {
    match condition.mask {
        0 => Outcome::Control,
        _ => Outcome::Depends(Dependent::Branch, condition.origin),
    }
}

/// The undefined bits of a result of two operands, each a value and its undefined bits.
pub(super) fn binary(op: BinaryOp, bits: u8, a: (u64, u64), b: (u64, u64)) -> u64 {
    let ((x, mx), (y, my)) = (a, b);
    let all = low_bits(bits.into());
    let any = mx | my;
    if any == 0 {
        return 0;
    }
    let upwards = |mask: u64| mask | mask.wrapping_neg();
    all & match op {
        BinaryOp::And => (mx & my) | (mx & y) | (my & x),
        BinaryOp::Or => (mx & my) | (mx & !y) | (my & !x),
        BinaryOp::Xor => any,
        BinaryOp::Add | BinaryOp::Sub => upwards(any),
        BinaryOp::Mul if (mx == 0 && x == 0) || (my == 0 && y == 0) => 0,
        BinaryOp::Mul if my == 0 => upwards(mx << y.trailing_zeros().min(63)),
        BinaryOp::Mul if mx == 0 => upwards(my << x.trailing_zeros().min(63)),
        BinaryOp::Mul => upwards(any),
        BinaryOp::Shl if my == 0 && y < bits.into() => mx << y,
        BinaryOp::LShr if my == 0 && y < bits.into() => mx >> y,
        BinaryOp::AShr if my == 0 && y < bits.into() => {
            (crate::arith::signed(bits, mx) >> y) as u64
        }
        _ => all,
    }
}

/// Whether the defined bits of two operands do not decide a comparison.
pub(super) fn undecided(predicate: IntPredicate, bits: u8, a: (u64, u64), b: (u64, u64)) -> bool {
    let ((x, mx), (y, my)) = (a, b);
    let any = mx | my;
    if any == 0 {
        return false;
    }
    match predicate {
        IntPredicate::Eq | IntPredicate::Ne => (x ^ y) & !any & low_bits(bits.into()) == 0,
        // The greatest number against the least, and the other way round.
        _ => {
            let sign = 1 << (bits - 1);
            let is_signed = matches!(
                predicate,
                IntPredicate::Slt | IntPredicate::Sle | IntPredicate::Sgt | IntPredicate::Sge
            );
            let flip = if is_signed { sign } else { 0 };
            let ends = |value: u64, mask: u64| {
                let shifted = value ^ flip;
                ((shifted & !mask) ^ flip, (shifted | mask) ^ flip)
            };
            let ((least, greatest), (low, high)) = (ends(x, mx), ends(y, my));
            let compare = crate::arith::compare;
            compare(predicate, bits, least, high) != compare(predicate, bits, greatest, low)
        }
    }
}

fn converted(kind: CastKind, from: u8, to: u8, mask: u64) -> u64 {
    match kind {
        CastKind::Trunc => mask & low_bits(to.into()),
        CastKind::SExt => crate::arith::signed(from, mask) as u64 & low_bits(to.into()),
        CastKind::ZExt | CastKind::BitCast | CastKind::PtrToInt | CastKind::IntToPtr => mask,
        _ if mask != 0 => low_bits(to.into()),
        _ => 0,
    }
}

fn wide(wide: &Wide, get: impl Fn(Src) -> Operand) -> Outcome {
    let Wide { op, dst, a, b } = *wide;
    let (a, b) = (a.map(&get), b.map(&get));
    let operands = [a[0], a[1], b[0], b[1]];
    let undefined = operands.into_iter().find(|operand| operand.mask != 0);
    let origin = undefined.map_or(0, |operand| operand.origin);
    let all = if undefined.is_some() { u64::MAX } else { 0 };
    let half =
        |op: BinaryOp, k: usize| binary(op, 64, (a[k].value, a[k].mask), (b[k].value, b[k].mask));
    let divided = b[0].mask | b[1].mask;
    let masks = match op {
        WideOp::Binary(op @ (BinaryOp::And | BinaryOp::Or | BinaryOp::Xor)) => {
            [half(op, 0), half(op, 1)]
        }
        WideOp::Binary(op) if divides(op) && divided != 0 => {
            return Outcome::Depends(Dependent::Divisor, origin);
        }
        WideOp::Compare(_) => [all & 1, 0],
        WideOp::Extend { signed: false, .. } => [a[0].mask, 0],
        WideOp::ToFloat { bits, .. } => [all & low_bits(bits.into()), 0],
        _ => [all, all],
    };
    Outcome::Result { dst, masks: masks.map(Some), origin }
}

fn long(long: &Long, get: impl Fn(Src) -> Operand) -> Outcome {
    let operands = long.operands.each_ref();
    let operands = operands.map(|words| words.iter().map(|src| get(*src)).collect::<Vec<_>>());
    let undefined = |words: &[Operand]| words.iter().copied().find(|word| word.mask != 0);
    if let (true, Some(divisor)) = (long.divides(), undefined(&operands[1])) {
        return Outcome::Depends(Dependent::Divisor, divisor.origin);
    }
    let each = |part: fn(&Operand) -> u64| {
        operands.each_ref().map(|words| words.iter().map(part).collect())
    };
    let masks = long.masks(&each(|word| word.value), &each(|word| word.mask));
    let origin = operands.iter().find_map(|words| undefined(words)).map_or(0, |word| word.origin);
    Outcome::Words { dst: long.dst, masks, origin }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// For every operation on four bits: a bit that some choice of the undefined bits changes is
    /// undefined, and for bitwise operations and comparisons no other is.
    #[test]
    fn masks_cover_what_undefined_bits_can_change() {
        use BinaryOp::*;
        for op in [And, Or, Xor, Add, Sub, Mul, Shl, LShr, AShr] {
            each_operand(|a, b| {
                let mask = binary(op, 4, a, b);
                let results = choices(a, b, |x, y| crate::arith::binary(op, 4, x, y));
                let varies = results.iter().fold(0, |bits, result| bits | (result ^ results[0]));
                assert_eq!(varies & !mask, 0, "{op:?} of {a:?} and {b:?}");
                if matches!(op, And | Or | Xor) {
                    assert_eq!(varies, mask, "{op:?} of {a:?} and {b:?}");
                }
            });
        }
    }

    #[test]
    fn comparisons_are_undecided_exactly_if_both_results_are_possible() {
        use IntPredicate::*;
        for predicate in [Eq, Ne, Ult, Ule, Ugt, Uge, Slt, Sle, Sgt, Sge] {
            each_operand(|a, b| {
                let result = |x, y| Some(crate::arith::compare(predicate, 4, x, y));
                let results = choices(a, b, result);
                let varies = results.iter().any(|result| *result != results[0]);
                assert_eq!(undecided(predicate, 4, a, b), varies, "{predicate:?} {a:?} {b:?}");
            });
        }
    }

    fn each_operand(mut visit: impl FnMut((u64, u64), (u64, u64))) {
        for bits in 0..1u64 << 16 {
            visit((bits & 15, bits >> 4 & 15), (bits >> 8 & 15, bits >> 12));
        }
    }

    /// The results for all choices of the undefined bits.
    fn choices(a: (u64, u64), b: (u64, u64), result: impl Fn(u64, u64) -> Option<u64>) -> Vec<u64> {
        let values = |(value, mask): (u64, u64)| {
            (0..16)
                .filter(move |chosen| chosen & !mask == 0)
                .map(move |chosen| value & !mask | chosen)
        };
        let pairs = values(a).flat_map(|x| values(b).map(move |y| (x, y)));
        pairs.filter_map(|(x, y)| result(x, y)).collect()
    }
}
