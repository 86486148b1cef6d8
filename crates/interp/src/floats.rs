//! Floating-point numbers as text, as `printf` writes them.

use crate::long_decimal::LongDouble;
use crate::printf::{Spec, integer, sign};

/// A floating-point number to be printed.
#[derive(Clone, Copy)]
pub(crate) struct Number {
    negative: bool,
    magnitude: Magnitude,
}

#[derive(Clone, Copy)]
pub(crate) enum Magnitude {
    Infinite,
    NotANumber,
    Double(f64),
    Long(LongDouble),
}

impl Number {
    pub(crate) fn double(value: f64) -> Number {
        let magnitude = match value {
            _ if value.is_nan() => Magnitude::NotANumber,
            _ if value.is_infinite() => Magnitude::Infinite,
            _ => Magnitude::Double(value.abs()),
        };
        Number { negative: value.is_sign_negative(), magnitude }
    }

    pub(crate) fn long([low, high]: [u64; 2]) -> Number {
        let magnitude = match LongDouble::from_bits(low, high) {
            Some(value) => Magnitude::Long(value),
            None if low << 1 == 0 => Magnitude::Infinite,
            None => Magnitude::NotANumber,
        };
        Number { negative: high >> 15 & 1 != 0, magnitude }
    }
}

impl Magnitude {
    fn fixed(self, precision: usize) -> String {
        match self {
            Magnitude::Double(value) => format!("{value:.precision$}"),
            Magnitude::Long(value) => value.fixed(precision),
            Magnitude::Infinite => "inf".to_string(),
            Magnitude::NotANumber => "nan".to_string(),
        }
    }

    fn exponential(self, precision: usize) -> String {
        match self {
            Magnitude::Double(value) => exponential(value, precision),
            Magnitude::Long(value) => value.exponential(precision),
            _ => self.fixed(precision),
        }
    }

    fn hexadecimal(self, spec: Spec) -> String {
        match self {
            Magnitude::Double(value) => hexadecimal(spec, value),
            Magnitude::Long(value) => value.hexadecimal(spec.precision, spec.alternate),
            _ => self.fixed(0),
        }
    }
}

pub(crate) fn float(conversion: u8, spec: Spec, number: Number, out: &mut Vec<u8>) {
    let Number { negative, magnitude } = number;
    let finite = !matches!(magnitude, Magnitude::Infinite | Magnitude::NotANumber);
    let precision = spec.precision.unwrap_or(6);
    let text = match conversion.to_ascii_lowercase() {
        _ if !finite => magnitude.fixed(0),
        b'f' => magnitude.fixed(precision),
        b'e' => magnitude.exponential(precision),
        b'g' => general(spec, magnitude),
        _ => magnitude.hexadecimal(spec),
    };
    let text = if spec.alternate && finite { with_point(text) } else { text };
    let text = if conversion.is_ascii_uppercase() { text.to_uppercase() } else { text };
    let spec = Spec { precision: None, zero: spec.zero && finite, ..spec };
    let sign = sign(spec, negative);
    match text.strip_prefix("0x").or(text.strip_prefix("0X")) {
        Some(digits) => integer(spec, &format!("{sign}{}", &text[..2]), digits, out),
        None => integer(spec, sign, &text, out),
    }
}

/// The flag `#`: a point is there even if no digit follows it.
fn with_point(text: String) -> String {
    if text.contains('.') {
        return text;
    }
    let end = text.find(['e', 'p']).unwrap_or(text.len());
    format!("{}.{}", &text[..end], &text[end..])
}

/// Hexadecimal digits with a binary exponent; `%a` without a precision is exact.
fn hexadecimal(spec: Spec, value: f64) -> String {
    const DIGITS: usize = 13;
    let (mantissa, exponent) = (value.to_bits() & ((1 << 52) - 1), value.to_bits() >> 52);
    let (lead, exponent) = match (mantissa, exponent) {
        (0, 0) => (0, 0),
        (_, 0) => (0, -1022),
        _ => (1, exponent as i64 - 1023),
    };
    let mut number = lead << 52 | mantissa;
    let digits = spec.precision.unwrap_or(DIGITS);
    if digits < DIGITS {
        // To the nearest, and to even between two.
        let shift = 4 * (DIGITS - digits);
        let (half, odd) = (1u64 << (shift - 1), number >> shift & 1);
        number = (number + half - 1 + odd) >> shift << shift;
    }
    let all = format!("{:013x}", number & ((1 << 52) - 1));
    let fraction = match spec.precision {
        None => all.trim_end_matches('0').to_string(),
        Some(_) => format!("{all:0<digits$}")[..digits].to_string(),
    };
    let point = if fraction.is_empty() && !spec.alternate { "" } else { "." };
    format!("0x{}{point}{fraction}p{exponent:+}", number >> 52)
}

/// With an exponent of at least two digits, as C has it.
fn exponential(value: f64, precision: usize) -> String {
    let text = format!("{value:.precision$e}");
    let (mantissa, exponent) = text.split_once('e').unwrap_or((&text, "0"));
    let exponent: i32 = exponent.parse().unwrap_or(0);
    let sign = if exponent < 0 { '-' } else { '+' };
    format!("{mantissa}e{sign}{:02}", exponent.abs())
}

/// The shorter of the two forms, without zeros at the end.
pub(crate) fn general(spec: Spec, value: Magnitude) -> String {
    let precision = spec.precision.unwrap_or(6).max(1);
    let text = value.exponential(precision - 1);
    let exponent: i32 = text.rsplit('e').next().and_then(|e| e.parse().ok()).unwrap_or(0);
    let short = |text: &str| match (spec.alternate, text.contains('.')) {
        (false, true) => text.trim_end_matches('0').trim_end_matches('.').to_string(),
        _ => text.to_string(),
    };
    if exponent < -4 || exponent >= precision as i32 {
        let (mantissa, exponent) = text.split_once('e').unwrap_or((&text, "+00"));
        return format!("{}e{exponent}", short(mantissa));
    }
    let digits = (precision as i32 - 1 - exponent).max(0) as usize;
    short(&value.fixed(digits))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(conversion: u8, spec: Spec, value: f64) -> String {
        let mut out = Vec::new();
        float(conversion, spec, Number::double(value), &mut out);
        String::from_utf8(out).expect("it is ASCII")
    }

    /// The expected texts are what the C library prints.
    #[test]
    fn floating_point_numbers_look_as_in_c() {
        let plain = Spec::default();
        assert_eq!(shown(b'f', plain, 1.5), "1.500000");
        assert_eq!(shown(b'e', plain, 12345.678), "1.234568e+04");
        assert_eq!(shown(b'g', plain, 0.0001), "0.0001");
        assert_eq!(shown(b'g', plain, 1e-5), "1e-05");
        assert_eq!(shown(b'g', plain, 1_000_000.0), "1e+06");
        assert_eq!(shown(b'g', plain, 123_456.0), "123456");
        assert_eq!(shown(b'G', plain, f64::NAN), "NAN");
        assert_eq!(shown(b'a', plain, -1.5), "-0x1.8p+0");
        assert_eq!(shown(b'a', plain, 5e-324), "0x0.0000000000001p-1022");
        assert_eq!(shown(b'a', plain, 0.0), "0x0p+0");
        assert_eq!(shown(b'A', plain, 10.7), "0X1.5666666666666P+3");
        assert_eq!(shown(b'a', Spec { precision: Some(3), ..plain }, 1.999_999), "0x2.000p+0");
        assert_eq!(shown(b'a', Spec { precision: Some(0), ..plain }, 1.5), "0x2p+0");
        let filled = Spec { precision: Some(1), width: 12, zero: true, ..plain };
        assert_eq!(shown(b'a', filled, -2.75), "-0x0001.6p+1");
        let wide = Spec { width: 8, zero: true, precision: Some(2), ..plain };
        assert_eq!(shown(b'f', wide, -2.5), "-0002.50");
        assert_eq!(shown(b'f', wide, f64::NEG_INFINITY), "    -inf");
        let alternate = Spec { precision: Some(0), alternate: true, ..plain };
        assert_eq!(shown(b'f', alternate, 2.0), "2.");
        assert_eq!(shown(b'e', alternate, 2.0), "2.e+00");
    }
}
