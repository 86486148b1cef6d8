//! Formats numbers for people.

/// A count with grouped digits: `2,364,418`.
pub(crate) fn count(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

/// Complete and blocked executions, as the papers write them.
pub(crate) fn counts(complete: u64, blocked: u64) -> String {
    match blocked {
        0 => count(complete),
        _ => format!("{}+{}", count(complete), count(blocked)),
    }
}

/// A measured number with about three significant digits.
pub(crate) fn measured(number: f64) -> String {
    match number.abs() {
        size if size < 0.01 => format!("{number:.4}"),
        size if size < 1.0 => format!("{number:.3}"),
        size if size < 10.0 => format!("{number:.2}"),
        size if size < 100.0 => format!("{number:.1}"),
        _ => count(number.round() as u64),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn thousands_are_apart() {
        assert_eq!([0, 999, 1000, 2_364_418].map(count), ["0", "999", "1,000", "2,364,418"]);
        assert_eq!(counts(564, 462), "564+462");
        assert_eq!(counts(6144, 0), "6,144");
    }

    #[test]
    fn measurements_have_three_digits() {
        let numbers = [0.00123, 0.0456, 0.123, 1.234, 45.67, 1234.4].map(measured);
        assert_eq!(numbers, ["0.0012", "0.046", "0.123", "1.23", "45.7", "1,234"]);
    }
}
