//! `long double` as text: all digits are exact, and rounded once.

/// The magnitude of a finite `long double`: `mantissa · 2^exponent`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct LongDouble {
    mantissa: u64,
    exponent: i32,
}

/// A decimal number: its digits, and how many of them are behind the point.
struct Decimal {
    digits: Vec<u8>,
    fraction: usize,
}

impl LongDouble {
    /// The magnitude of the number with these bits, unless it is infinite or a NaN.
    pub(crate) fn from_bits(low: u64, high: u64) -> Option<LongDouble> {
        let exponent = (high & 0x7fff) as i32;
        (exponent != 0x7fff)
            .then_some(LongDouble { mantissa: low, exponent: exponent.max(1) - 16383 - 63 })
    }

    /// The exact decimal expansion.
    fn decimal(self) -> Decimal {
        let mut words = vec![self.mantissa];
        let factor = if self.exponent < 0 { 5 } else { 2 };
        for _ in 0..self.exponent.unsigned_abs() {
            multiply(&mut words, factor);
        }
        let mut digits = Vec::new();
        while words.iter().any(|word| *word != 0) {
            // 19 digits at a time.
            let mut rest = divide(&mut words, 10_000_000_000_000_000_000);
            for _ in 0..19 {
                digits.push((rest % 10) as u8);
                rest /= 10;
            }
        }
        while digits.last() == Some(&0) {
            digits.pop();
        }
        digits.reverse();
        Decimal { digits, fraction: self.exponent.min(0).unsigned_abs() as usize }
    }

    /// With so many digits behind the point.
    pub(crate) fn fixed(self, precision: usize) -> String {
        let Decimal { mut digits, fraction } = self.decimal();
        // At least one digit is before the point.
        let missing = (fraction + 1).saturating_sub(digits.len());
        digits.splice(0..0, std::iter::repeat_n(0, missing));
        let before = digits.len() - fraction;
        let carried = round(&mut digits, before + precision);
        digits.resize(before + usize::from(carried) + precision, 0);
        let (whole, part) = digits.split_at(before + usize::from(carried));
        point(whole, part)
    }

    /// With one digit before the point, so many behind it, and an exponent of at least two digits.
    pub(crate) fn exponential(self, precision: usize) -> String {
        let Decimal { mut digits, fraction } = self.decimal();
        let mut exponent = digits.len() as i64 - 1 - fraction as i64;
        if digits.is_empty() {
            (digits, exponent) = (vec![0], 0);
        }
        if round(&mut digits, precision + 1) {
            exponent += 1;
        }
        digits.resize(precision + 1, 0);
        let (whole, part) = digits.split_at(1);
        let sign = if exponent < 0 { '-' } else { '+' };
        format!("{}e{sign}{:02}", point(whole, part), exponent.abs())
    }

    /// Hexadecimal digits with a binary exponent: the first has all of its four bits.
    pub(crate) fn hexadecimal(self, precision: Option<usize>, alternate: bool) -> String {
        const DIGITS: usize = 15;
        let (mut number, mut exponent) = (u128::from(self.mantissa), self.exponent + 60);
        let digits = precision.unwrap_or(DIGITS);
        if digits < DIGITS {
            // To the nearest, and to even between two.
            let shift = 4 * (DIGITS - digits);
            let (half, odd) = (1u128 << (shift - 1), number >> shift & 1);
            number = (number + half - 1 + odd) >> shift << shift;
        }
        if number >> 64 != 0 {
            (number, exponent) = (number >> 4, exponent + 4);
        }
        let exponent = if number == 0 { 0 } else { exponent };
        let all = format!("{:015x}", number & ((1 << 60) - 1));
        let fraction = match precision {
            None => all.trim_end_matches('0').to_string(),
            Some(_) => format!("{all:0<digits$}")[..digits].to_string(),
        };
        let point = if fraction.is_empty() && !alternate { "" } else { "." };
        format!("0x{:x}{point}{fraction}p{exponent:+}", number >> 60)
    }
}

fn multiply(words: &mut Vec<u64>, factor: u64) {
    let mut carry = 0u128;
    for word in words.iter_mut() {
        let value = u128::from(*word) * u128::from(factor) + carry;
        (*word, carry) = (value as u64, value >> 64);
    }
    if carry != 0 {
        words.push(carry as u64);
    }
}

/// Divides, and returns the remainder.
fn divide(words: &mut Vec<u64>, divisor: u64) -> u64 {
    let (mut rest, divisor) = (0u128, u128::from(divisor));
    for word in words.iter_mut().rev() {
        let value = rest << 64 | u128::from(*word);
        (*word, rest) = ((value / divisor) as u64, value % divisor);
    }
    while words.last() == Some(&0) {
        words.pop();
    }
    rest as u64
}

/// Rounds to so many digits, to even between two; tells whether that gave one digit more at the front.
fn round(digits: &mut Vec<u8>, keep: usize) -> bool {
    if keep >= digits.len() {
        return false;
    }
    let rest = digits.split_off(keep);
    let above = rest[0] > 5 || rest[0] == 5 && rest[1..].iter().any(|digit| *digit != 0);
    let odd = digits.last().is_some_and(|digit| digit % 2 == 1);
    if !(above || rest[0] == 5 && odd) {
        return false;
    }
    for digit in digits.iter_mut().rev() {
        *digit = (*digit + 1) % 10;
        if *digit != 0 {
            return false;
        }
    }
    digits.insert(0, 1);
    true
}

fn point(whole: &[u8], part: &[u8]) -> String {
    let text =
        |digits: &[u8]| -> String { digits.iter().map(|digit| char::from(b'0' + digit)).collect() };
    if part.is_empty() { text(whole) } else { format!("{}.{}", text(whole), text(part)) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn long(low: u64, high: u64) -> LongDouble {
        LongDouble::from_bits(low, high).expect("it is finite")
    }

    /// The expected texts are what the C library prints.
    #[test]
    fn long_doubles_look_as_in_c() {
        let third = long(0xaaaa_aaaa_aaaa_aaab, 0x3ffd);
        assert_eq!(third.fixed(20), "0.33333333333333333334");
        assert_eq!(third.exponential(6), "3.333333e-01");
        assert_eq!(third.hexadecimal(None, false), "0xa.aaaaaaaaaaaaaabp-5");
        let zero = long(0, 0);
        assert_eq!((zero.fixed(2), zero.exponential(1)), ("0.00".into(), "0.0e+00".into()));
        assert_eq!(zero.hexadecimal(None, false), "0x0p+0");
        let half = long(1 << 63, 0x3ffe);
        assert_eq!(half.fixed(0), "0");
        assert_eq!(half.hexadecimal(None, false), "0x8p-4");
        let two_and_a_half = long(0xa000_0000_0000_0000, 0x4000);
        assert_eq!(two_and_a_half.fixed(0), "2");
        let nines = long(0xffff_ffff_ffff_ffff, 0x3ffe);
        assert_eq!((nines.fixed(3), nines.exponential(2)), ("1.000".into(), "1.00e+00".into()));
        let largest = long(u64::MAX, 0x7ffe);
        assert_eq!(largest.exponential(10), "1.1897314954e+4932");
        let least = long(1, 0);
        assert_eq!(least.exponential(4), "3.6452e-4951");
    }
}
