//! Integers of any width: words of 64 bits, the lowest first; bits above the width are zero.

use crate::code::BitOp;
use mazurka_ir::{BinaryOp, IntPredicate};
use std::cmp::Ordering;

/// The number of words of so many bits.
pub(crate) fn count(bits: u32) -> usize {
    bits.div_ceil(64) as usize
}

/// Cuts or fills a number with zeros to so many bits.
fn cut(mut words: Vec<u64>, bits: u32) -> Vec<u64> {
    words.resize(count(bits), 0);
    if let (Some(last), 1..) = (words.last_mut(), bits % 64) {
        *last &= (1 << (bits % 64)) - 1;
    }
    words
}

fn is_negative(bits: u32, a: &[u64]) -> bool {
    let top = (bits - 1) as usize;
    a.get(top / 64).is_some_and(|word| word >> (top % 64) & 1 != 0)
}

/// A number of `from` bits as one of `to` bits: cut, or filled with zeros or with its sign.
pub(crate) fn resize(from: u32, to: u32, signed: bool, a: &[u64]) -> Vec<u64> {
    let mut words = a.to_vec();
    words.resize(count(from), 0);
    if signed && to > from && is_negative(from, a) {
        if let (Some(last), 1..) = (words.last_mut(), from % 64) {
            *last |= u64::MAX << (from % 64);
        }
        words.resize(count(to), u64::MAX);
    }
    cut(words, to)
}

fn add(a: &[u64], b: &[u64], mut carry: bool) -> Vec<u64> {
    let sum = |(x, y): (&u64, &u64)| {
        let (sum, first) = x.overflowing_add(*y);
        let (sum, second) = sum.overflowing_add(carry.into());
        carry = first || second;
        sum
    };
    a.iter().zip(b).map(sum).collect()
}

fn not(a: &[u64]) -> Vec<u64> {
    a.iter().map(|word| !word).collect()
}

fn negate(bits: u32, a: &[u64]) -> Vec<u64> {
    cut(add(&not(a), &vec![0; a.len()], true), bits)
}

fn multiply(a: &[u64], b: &[u64]) -> Vec<u64> {
    let mut product = vec![0u64; a.len()];
    for (i, x) in a.iter().enumerate() {
        let mut carry = 0u128;
        for (at, y) in (i..a.len()).zip(b) {
            let value = u128::from(*x) * u128::from(*y) + u128::from(product[at]) + carry;
            (product[at], carry) = (value as u64, value >> 64);
        }
    }
    product
}

fn shift_left(a: &[u64], by: u32) -> Vec<u64> {
    let (whole, part) = ((by / 64) as usize, by % 64);
    let word = |k: usize| if k < whole { 0 } else { a[k - whole] };
    let below = |k: usize| if k == 0 || part == 0 { 0 } else { word(k - 1) >> (64 - part) };
    (0..a.len()).map(|k| word(k) << part | below(k)).collect()
}

fn shift_right(a: &[u64], by: u32) -> Vec<u64> {
    let (whole, part) = ((by / 64) as usize, by % 64);
    let word = |k: usize| a.get(k + whole).copied().unwrap_or(0);
    let above = |k: usize| if part == 0 { 0 } else { word(k + 1) << (64 - part) };
    (0..a.len()).map(|k| word(k) >> part | above(k)).collect()
}

fn unsigned_order(a: &[u64], b: &[u64]) -> Ordering {
    a.iter().rev().cmp(b.iter().rev())
}

/// Quotient and remainder of numbers without sign, bit by bit; `None` if the divisor is zero.
fn divide(bits: u32, a: &[u64], b: &[u64]) -> Option<(Vec<u64>, Vec<u64>)> {
    if b.iter().all(|word| *word == 0) {
        return None;
    }
    // One word more, so that the remainder can be doubled.
    let b = resize(bits, bits + 64, false, b);
    let (mut quotient, mut rest) = (vec![0u64; a.len()], vec![0u64; b.len()]);
    for bit in (0..bits as usize).rev() {
        rest = shift_left(&rest, 1);
        rest[0] |= a[bit / 64] >> (bit % 64) & 1;
        if unsigned_order(&rest, &b) != Ordering::Less {
            rest = add(&rest, &not(&b), true);
            quotient[bit / 64] |= 1 << (bit % 64);
        }
    }
    rest.truncate(a.len());
    Some((quotient, rest))
}

/// As [`divide`], with signs: rounded towards zero; `None` also if the quotient does not fit.
fn signed_divide(bits: u32, a: &[u64], b: &[u64]) -> Option<(Vec<u64>, Vec<u64>)> {
    let (minus, negative) = (is_negative(bits, a), is_negative(bits, b));
    let size = |negative: bool, words: &[u64]| match negative {
        true => negate(bits, words),
        false => words.to_vec(),
    };
    let (x, y) = (size(minus, a), size(negative, b));
    if minus && negative && x == a && y == resize(1, bits, false, &[1]) {
        return None;
    }
    let (quotient, rest) = divide(bits, &x, &y)?;
    Some((size(minus != negative, &quotient), size(minus, &rest)))
}

/// By how much to shift, if that is less than the width.
fn shift_of(bits: u32, b: &[u64]) -> Option<u32> {
    let high = b[1..].iter().any(|word| *word != 0);
    u32::try_from(b[0]).ok().filter(|by| !high && *by < bits)
}

/// Arithmetic; `None` for a division by zero or one that overflows.
pub(crate) fn binary(op: BinaryOp, bits: u32, a: &[u64], b: &[u64]) -> Option<Vec<u64>> {
    let each = |f: fn(u64, u64) -> u64| a.iter().zip(b).map(|(x, y)| f(*x, *y)).collect();
    let zero = || vec![0; a.len()];
    let result = match op {
        BinaryOp::Add => add(a, b, false),
        BinaryOp::Sub => add(a, &not(b), true),
        BinaryOp::Mul => multiply(a, b),
        BinaryOp::UDiv => divide(bits, a, b)?.0,
        BinaryOp::URem => divide(bits, a, b)?.1,
        BinaryOp::SDiv => signed_divide(bits, a, b)?.0,
        BinaryOp::SRem => signed_divide(bits, a, b)?.1,
        BinaryOp::Shl => shift_of(bits, b).map_or_else(zero, |by| shift_left(a, by)),
        BinaryOp::LShr => shift_of(bits, b).map_or_else(zero, |by| shift_right(a, by)),
        BinaryOp::AShr => {
            let by = shift_of(bits, b).unwrap_or(bits - 1);
            shift_right(&resize(bits, 2 * bits, true, a), by)
        }
        BinaryOp::And => each(|x, y| x & y),
        BinaryOp::Or => each(|x, y| x | y),
        BinaryOp::Xor => each(|x, y| x ^ y),
    };
    Some(cut(result, bits))
}

/// Comparison.
pub(crate) fn compare(predicate: IntPredicate, bits: u32, a: &[u64], b: &[u64]) -> bool {
    let unsigned = unsigned_order(a, b) as i32;
    let signed = match (is_negative(bits, a), is_negative(bits, b)) {
        (true, false) => -1,
        (false, true) => 1,
        _ => unsigned,
    };
    predicate.holds((unsigned, 0), (signed, 0))
}

/// An operation on the bits of a number.
pub(crate) fn bit_op(op: BitOp, bits: u32, a: &[u64]) -> Vec<u64> {
    let is_set = |bit: u32| a[(bit / 64) as usize] >> (bit % 64) & 1 != 0;
    let moved = |from: &dyn Fn(u32) -> u32| {
        let mut result = vec![0; a.len()];
        for bit in (0..bits).filter(|bit| is_set(from(*bit))) {
            result[(bit / 64) as usize] |= 1 << (bit % 64);
        }
        result
    };
    let number = |count: usize| cut(vec![count as u64], bits);
    match op {
        BitOp::Count => number((0..bits).filter(|bit| is_set(*bit)).count()),
        BitOp::LeadingZeros => number((0..bits).rev().take_while(|bit| !is_set(*bit)).count()),
        BitOp::TrailingZeros => number((0..bits).take_while(|bit| !is_set(*bit)).count()),
        BitOp::SwapBytes => moved(&|bit| bits - 8 - bit / 8 * 8 + bit % 8),
        BitOp::Reverse => moved(&|bit| bits - 1 - bit),
    }
}

/// Sums, differences and products: as they wrap, as they stop at the end of the range, and whether they go beyond.
pub(crate) fn checked(
    op: BinaryOp,
    signed: bool,
    bits: u32,
    a: &[u64],
    b: &[u64],
) -> (Vec<u64>, Vec<u64>, bool) {
    // Wide enough for any product, and for the sign of a difference.
    let wide = 2 * bits + 64;
    let [x, y] = [a, b].map(|words| resize(bits, wide, signed, words));
    let exact = binary(op, wide, &x, &y).unwrap_or_default();
    let wrapped = cut(exact.clone(), bits);
    let overflows = resize(bits, wide, signed, &wrapped) != exact;
    let least =
        if signed { shift_left(&resize(1, bits, false, &[1]), bits - 1) } else { vec![0; a.len()] };
    let end = match is_negative(wide, &exact) {
        true => least,
        false if signed => cut(not(&least), bits),
        false => cut(vec![u64::MAX; a.len()], bits),
    };
    let stopped = if overflows { end } else { wrapped.clone() };
    (wrapped, stopped, overflows)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn halves(value: u128) -> Vec<u64> {
        vec![value as u64, (value >> 64) as u64]
    }

    fn whole(words: &[u64]) -> u128 {
        u128::from(words[1]) << 64 | u128::from(words[0])
    }

    /// Numbers at the ends of ranges, and some random ones.
    fn numbers(bits: u32) -> Vec<u128> {
        let mask = u128::MAX >> (128 - bits);
        let mut rng = fastrand::Rng::with_seed(u64::from(bits));
        let mut list = vec![0, 1, 2, 3, 7, 10, mask, mask - 1, mask >> 1, (mask >> 1) + 1];
        list.extend([1 << 63, 1 << 64, u128::from(u64::MAX), 63, 64, 65, 100]);
        list.extend((0..12).map(|k| rng.u128(..) >> (11 * k)));
        list.into_iter().map(|value| value & mask).collect()
    }

    /// The same results as the machine has for 128 bits, and for fewer bits with its own numbers of 128.
    #[test]
    fn arithmetic_is_that_of_128_bits() {
        use BinaryOp::*;
        for bits in [65, 80, 96, 127, 128] {
            let mask = u128::MAX >> (128 - bits);
            let extended = |value: u128| (value << (128 - bits)) as i128 >> (128 - bits);
            for a in numbers(bits) {
                for b in numbers(bits) {
                    let (s, t) = (extended(a), extended(b));
                    let shift = u32::try_from(b).ok().filter(|by| *by < bits);
                    let overflows = t == -1 && s == extended(1 << (bits - 1));
                    for op in [Add, Sub, Mul, UDiv, URem, SDiv, SRem, Shl, LShr, AShr, And, Or, Xor]
                    {
                        let expected = match op {
                            Add => Some(a.wrapping_add(b)),
                            Sub => Some(a.wrapping_sub(b)),
                            Mul => Some(a.wrapping_mul(b)),
                            UDiv => a.checked_div(b),
                            URem => a.checked_rem(b),
                            SDiv | SRem if overflows => None,
                            SDiv => s.checked_div(t).map(|value| value as u128),
                            SRem => s.checked_rem(t).map(|value| value as u128),
                            Shl => Some(shift.map_or(0, |by| a << by)),
                            LShr => Some(shift.map_or(0, |by| a >> by)),
                            AShr => Some((s >> shift.unwrap_or(bits - 1)) as u128),
                            And => Some(a & b),
                            Or => Some(a | b),
                            Xor => Some(a ^ b),
                        };
                        let found = binary(op, bits, &halves(a), &halves(b));
                        let expected = expected.map(|value| value & mask);
                        assert_eq!(found.map(|w| whole(&w)), expected, "{op:?} i{bits} {a} {b}");
                    }
                    let less = compare(IntPredicate::Slt, bits, &halves(a), &halves(b));
                    assert_eq!(less, s < t, "{s} < {t}");
                    let below = compare(IntPredicate::Ult, bits, &halves(a), &halves(b));
                    assert_eq!(below, a < b, "{a} < {b}");
                }
            }
        }
    }

    /// (a·b + r) / b = a, and its remainder r, for numbers too long for the machine.
    #[test]
    fn division_undoes_multiplication_in_300_bits() {
        let mut rng = fastrand::Rng::with_seed(1);
        for _ in 0..200 {
            let mut random = |bits: u32| cut((0..count(bits)).map(|_| rng.u64(..)).collect(), bits);
            let (a, b, r) = (random(150), random(140), random(100));
            let [a, b, r] = [(150, a), (140, b), (100, r)].map(|(n, w)| resize(n, 300, false, &w));
            let product = binary(BinaryOp::Mul, 300, &a, &b).expect("it is a number");
            let sum = binary(BinaryOp::Add, 300, &product, &r).expect("it is a number");
            assert_eq!(binary(BinaryOp::UDiv, 300, &sum, &b), Some(a.clone()));
            assert_eq!(binary(BinaryOp::URem, 300, &sum, &b), Some(r.clone()));
            let minus = negate(300, &sum);
            assert_eq!(binary(BinaryOp::SDiv, 300, &minus, &b), Some(negate(300, &a)));
            assert_eq!(binary(BinaryOp::SRem, 300, &minus, &b), Some(negate(300, &r)));
        }
    }

    #[test]
    fn bits_and_overflow_are_those_of_the_width() {
        let swapped = bit_op(BitOp::SwapBytes, 80, &[0x0102_0304_0506_0708, 0x1122]);
        assert_eq!(swapped, [0x0605_0403_0201_2211, 0x0807]);
        assert_eq!(bit_op(BitOp::LeadingZeros, 80, &[0, 1]), [15, 0]);
        assert_eq!(bit_op(BitOp::TrailingZeros, 80, &[0, 1]), [64, 0]);
        assert_eq!(bit_op(BitOp::Reverse, 65, &[1, 0]), [0, 1]);
        let most = [u64::MAX, u64::MAX >> 1];
        let (wrapped, stopped, overflows) = checked(BinaryOp::Add, true, 128, &most, &[1, 0]);
        assert_eq!((whole(&wrapped), whole(&stopped), overflows), (1 << 127, u128::MAX >> 1, true));
        let (_, stopped, overflows) = checked(BinaryOp::Sub, false, 128, &[1, 0], &[2, 0]);
        assert_eq!((whole(&stopped), overflows), (0, true));
        let (wrapped, _, overflows) = checked(BinaryOp::Mul, true, 128, &[u64::MAX; 2], &[5, 0]);
        assert_eq!((whole(&wrapped) as i128, overflows), (-5, false));
    }
}
