//! Text to floating-point numbers, rounded to the nearest and to even between two.

/// The bits of the number that a text is, as a `double` or as a `float`. The text is one that `strtod` accepts
/// as a whole.
pub(crate) fn parse(text: &[u8], single: bool) -> u64 {
    let text = String::from_utf8_lossy(text).to_ascii_lowercase();
    let (negative, digits) = match text.strip_prefix('-') {
        Some(digits) => (true, digits),
        None => (false, text.strip_prefix('+').unwrap_or(&text)),
    };
    let size = match digits.strip_prefix("0x") {
        Some(digits) => hexadecimal(digits, single),
        None if digits.starts_with("nan") => f64::NAN,
        // A double that is a float: rounding twice could give another number.
        None if single => digits.parse::<f32>().unwrap_or_default().into(),
        None => digits.parse::<f64>().unwrap_or_default(),
    };
    let value = if negative { -size } else { size };
    if single { u64::from((value as f32).to_bits()) } else { value.to_bits() }
}

/// A number in hexadecimal digits with a binary exponent.
fn hexadecimal(text: &str, single: bool) -> f64 {
    let (digits, exponent) = text.split_once('p').unwrap_or((text, "0"));
    let (sign, size) = match exponent.strip_prefix('-') {
        Some(size) => (-1, size),
        None => (1, exponent.trim_start_matches('+')),
    };
    // A larger exponent is an infinity or zero anyway, whatever the digits are.
    let mut exponent = sign * size.parse::<i64>().unwrap_or(i64::from(i32::MAX)).min(1 << 40);
    let (mut mantissa, mut lost, mut behind) = (0u64, false, false);
    for digit in digits.chars() {
        let Some(value) = digit.to_digit(16) else {
            behind = true;
            continue;
        };
        let fits = mantissa >> 58 == 0;
        if fits {
            mantissa = mantissa << 4 | u64::from(value);
        } else {
            lost |= value != 0;
        }
        exponent += match (fits, behind) {
            (true, true) => -4,
            (false, false) => 4,
            _ => 0,
        };
    }
    scaled(mantissa, lost, exponent, if single { (24, -149) } else { (53, -1074) })
}

/// A mantissa times a power of two, in a format with so many bits and this least exponent; `lost` says that the
/// number is a little more than that.
fn scaled(mantissa: u64, lost: bool, exponent: i64, (bits, least): (i64, i64)) -> f64 {
    if mantissa == 0 {
        return 0.0;
    }
    let length = 64 - i64::from(mantissa.leading_zeros());
    // How many bits at the end have no place.
    let surplus = (length - bits).max(least - exponent).max(0);
    let (kept, rest, half) = match surplus {
        0 => (mantissa, 0, 0),
        1..=63 => (mantissa >> surplus, mantissa & ((1 << surplus) - 1), 1 << (surplus - 1)),
        64 => (0, mantissa, 1 << 63),
        _ => (0, 0, 0),
    };
    let above = rest > half || rest == half && half != 0 && (lost || kept & 1 == 1);
    let kept = kept + u64::from(above);
    let exponent = exponent + surplus;
    let largest = if bits == 24 { 128 } else { 1024 };
    if 64 - i64::from(kept.leading_zeros()) + exponent > largest {
        return f64::INFINITY;
    }
    // Both factors of what is left are exact, in two steps where one power alone would not be.
    let half = exponent / 2;
    kept as f64 * f64::powi(2.0, half as i32) * f64::powi(2.0, (exponent - half) as i32)
}

#[cfg(test)]
mod tests {
    use super::parse;

    fn double(text: &str) -> f64 {
        f64::from_bits(parse(text.as_bytes(), false))
    }

    fn float(text: &str) -> f32 {
        f32::from_bits(parse(text.as_bytes(), true) as u32)
    }

    #[test]
    fn hexadecimal_numbers_are_exact_or_rounded_to_even() {
        assert_eq!(double("0x1p0"), 1.0);
        assert_eq!(double("-0x.8p1"), -1.0);
        assert_eq!(double("0x1.921fb54442d18p+1"), std::f64::consts::PI);
        assert_eq!(double("0x10000000000000000000p-72"), 16.0);
        assert_eq!(double("0x1p-1074"), f64::from_bits(1));
        assert_eq!(double("0x1p-1075"), 0.0);
        assert_eq!(double("0x1.8p-1075"), f64::from_bits(1));
        assert_eq!(double("0x1p1024"), f64::INFINITY);
        assert_eq!(double("0x1p99999999999"), f64::INFINITY);
        assert_eq!(double("0x1.fffffffffffff7p1023"), f64::MAX);
        assert_eq!(double("0x1.fffffffffffff8p1023"), f64::INFINITY);
        assert_eq!(double("0x1.00000000000008p0"), 1.0);
        assert_eq!(double("0x1.000000000000080000000001p0"), f64::from_bits(1.0f64.to_bits() + 1));
        assert_eq!(float("0x1.000001p0"), 1.0);
        assert_eq!(float("0x1.000003p0"), f32::from_bits(1.0f32.to_bits() + 2));
    }

    #[test]
    fn decimal_numbers_are_rounded_once() {
        assert_eq!(double("0.1"), 0.1);
        assert_eq!(float("16777217"), 16777216.0);
        assert_eq!(float("1.00000017881393432617187499"), f32::from_bits(1.0f32.to_bits() + 1));
        assert!(double("nan").is_nan() && double("-infinity") == f64::NEG_INFINITY);
        assert_eq!(double("1e400"), f64::INFINITY);
    }
}
