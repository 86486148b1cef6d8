//! What the program prints and formats: formats in the sense of `printf`, over the program's memory.
//!
//! Printing is no event and, while executions are explored, no work either. Only the execution that
//! is reported is run once more with its output collected.

use crate::failure::Failure;
use crate::library::Printer;
use crate::memory::MAX_TEXT;
use crate::names::Names;

/// What a call has printed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct OutputChunk {
    pub(crate) thread: usize,
    /// How many steps had been made.
    pub(crate) position: usize,
    pub(crate) text: Vec<u8>,
}

/// The widest field that a width or a precision may ask for.
const MAX_WIDTH: usize = 4096;

/// Where the arguments of a format come from.
pub(crate) enum Arguments<'a> {
    /// The call itself.
    Values(&'a [u64]),
    /// A `va_list`.
    List(List),
}

/// Where the next arguments of a `va_list` are, as the ABI of x86-64 has it.
pub(crate) struct List {
    /// The offsets of the next general-purpose and the next vector register.
    general: u64,
    floating: u64,
    /// The next argument on the stack.
    stack: u64,
    registers: u64,
}

impl List {
    fn at(list: u64, names: Names<'_>) -> List {
        let word = |at: u64| names.memory.word_at(list.wrapping_add(at));
        let (general, floating) = (word(0) & 0xffff_ffff, word(0) >> 32);
        List { general, floating, stack: word(8), registers: word(16) }
    }

    fn next(&mut self, floating: bool, names: Names<'_>) -> u64 {
        let List { general, floating: vector, stack, registers } = self;
        let (next, size, end) = if floating { (vector, 16, 176) } else { (general, 8, 48) };
        let (at, next, size) = match *next < end {
            true => (registers.wrapping_add(*next), next, size),
            false => (*stack, stack, 8),
        };
        *next = next.wrapping_add(size);
        names.memory.word_at(at)
    }
}

impl Arguments<'_> {
    /// The arguments that follow the format among those of a call.
    pub(crate) fn after_format<'a>(
        args: &'a [u64],
        format: usize,
        list: bool,
        names: Names<'_>,
    ) -> Arguments<'a> {
        let rest = args.get(format + 1..).unwrap_or_default();
        match list {
            true => Arguments::List(List::at(rest.first().copied().unwrap_or(0), names)),
            false => Arguments::Values(rest),
        }
    }

    /// The next argument, a floating-point number or something else.
    fn next(&mut self, floating: bool, names: Names<'_>) -> u64 {
        match self {
            Arguments::Values(rest) => {
                let Some((&first, others)) = rest.split_first() else { return 0 };
                *rest = others;
                first
            }
            Arguments::List(list) => list.next(floating, names),
        }
    }
}

/// One conversion of a format: `%[flags][width][.precision][length]conversion`.
#[derive(Clone, Copy, Debug, Default)]
struct Spec {
    left: bool,
    plus: bool,
    space: bool,
    alternate: bool,
    zero: bool,
    width: usize,
    precision: Option<usize>,
    /// How many bits an integer has.
    bits: u32,
}

/// What a function with these arguments prints.
pub(crate) fn printed_text(how: Printer, args: &[u64], names: Names<'_>) -> Vec<u8> {
    let arg = |k: usize| args.get(k).copied().unwrap_or(0);
    let memory = names.memory;
    let line = |text: Vec<u8>| [text, b"\n".to_vec()].concat();
    let number = |text: String| text.into_bytes();
    match how {
        Printer::Format { format, list } => {
            let mut rest = Arguments::after_format(args, format, list, names);
            names.format(arg(format), &mut rest, false).unwrap_or_default()
        }
        Printer::Line | Printer::Error => line(memory.text_at(arg(0))),
        Printer::Text(k) => memory.text_at(arg(k)),
        Printer::Character(k) => vec![arg(k) as u8],
        Printer::Bytes { at, size, count } => {
            let size = if size == count { 1 } else { arg(size) };
            memory.bytes_at(arg(at), arg(count).saturating_mul(size))
        }
        Printer::Signed(k) => number((arg(k) as i64).to_string()),
        Printer::Signed32(k) => number((arg(k) as i32).to_string()),
        Printer::Unsigned(k) => number(arg(k).to_string()),
        Printer::Pointer(k) => number(names.printed_pointer(arg(k))),
        Printer::Float(k) => {
            let spec = Spec { precision: Some(6), ..Spec::default() };
            number(general(spec, f64::from_bits(arg(k))))
        }
        Printer::NewLine => b"\n".to_vec(),
        // The address and the length are the first two words of a string.
        Printer::CxxString(k) => {
            memory.bytes_at(memory.word_at(arg(k)), memory.word_at(arg(k) + 8))
        }
    }
}

/// What a function that prints returns.
pub(crate) fn printed_result(how: Printer, args: &[u64], names: Names<'_>) -> Result<u64, Failure> {
    let arg = |k: usize| args.get(k).copied().unwrap_or(0);
    match how {
        Printer::Format { format, list } => Ok(formatted(args, format, list, names)?.len() as u64),
        Printer::Line | Printer::Error | Printer::Text(0) => Ok(1),
        Printer::Bytes { count, .. } if count == 2 && arg(0) < 3 => Ok(arg(count)),
        Printer::Bytes { at: 0, count, .. } => Ok(arg(count)),
        // The stream, or the character.
        _ => Ok(arg(0)),
    }
}

/// The text that the program goes on with when it formats into memory.
pub(crate) fn formatted(
    args: &[u64],
    format: usize,
    list: bool,
    names: Names<'_>,
) -> Result<Vec<u8>, Failure> {
    let mut rest = Arguments::after_format(args, format, list, names);
    names.format(args.get(format).copied().unwrap_or(0), &mut rest, true)
}

impl Names<'_> {
    /// The text that a format and its arguments give. With `strict`, which is for text that the
    /// program goes on with, strings must be ones that no other thread can change.
    pub(crate) fn format(
        self,
        format: u64,
        rest: &mut Arguments<'_>,
        strict: bool,
    ) -> Result<Vec<u8>, Failure> {
        let format = self.checked_text(format, strict)?;
        let mut out = Vec::new();
        let mut input = format.iter().copied().peekable();
        while let Some(byte) = input.next() {
            if byte != b'%' {
                out.push(byte);
                continue;
            }
            let mut spec = Spec { bits: 32, ..Spec::default() };
            while let Some(&flag) = input.peek() {
                match flag {
                    b'-' => spec.left = true,
                    b'+' => spec.plus = true,
                    b' ' => spec.space = true,
                    b'#' => spec.alternate = true,
                    b'0' => spec.zero = true,
                    _ => break,
                }
                input.next();
            }
            if let Some(width) = self.size(&mut input, rest) {
                spec.left |= width < 0;
                spec.width = (width.unsigned_abs() as usize).min(MAX_WIDTH);
            }
            if input.next_if_eq(&b'.').is_some() {
                let precision = self.size(&mut input, rest).unwrap_or(0);
                spec.precision = usize::try_from(precision).ok().map(|p| p.min(MAX_WIDTH));
            }
            while let Some(&length) = input.peek() {
                spec.bits = match length {
                    b'h' => spec.bits / 2,
                    b'l' | b'j' | b'z' | b't' | b'L' | b'q' => 64,
                    _ => break,
                };
                input.next();
            }
            let Some(conversion) = input.next() else { break };
            self.convert(conversion, spec, rest, strict, &mut out)?;
        }
        Ok(out)
    }

    /// A width or precision: digits, or `*` for an argument.
    fn size(
        self,
        input: &mut std::iter::Peekable<impl Iterator<Item = u8>>,
        rest: &mut Arguments<'_>,
    ) -> Option<i32> {
        if input.next_if_eq(&b'*').is_some() {
            return Some(rest.next(false, self) as i32);
        }
        let mut size = None;
        while let Some(digit) = input.next_if(u8::is_ascii_digit) {
            size =
                Some(size.unwrap_or(0i32).saturating_mul(10).saturating_add((digit - b'0').into()));
        }
        size
    }

    fn convert(
        self,
        conversion: u8,
        spec: Spec,
        rest: &mut Arguments<'_>,
        strict: bool,
        out: &mut Vec<u8>,
    ) -> Result<(), Failure> {
        let floating = matches!(conversion.to_ascii_lowercase(), b'f' | b'e' | b'g' | b'a');
        let mut argument = || rest.next(floating, self);
        match conversion {
            b'%' => out.push(b'%'),
            b'd' | b'i' => {
                let shift = 64 - spec.bits.max(8);
                let value = ((argument() << shift) as i64) >> shift;
                let digits = value.unsigned_abs().to_string();
                integer(spec, sign(spec, value < 0), &digits, out);
            }
            b'u' | b'x' | b'X' | b'o' | b'b' => {
                let shift = 64 - spec.bits.max(8);
                let value = argument() << shift >> shift;
                let (prefix, digits) = match conversion {
                    b'x' => ("0x", format!("{value:x}")),
                    b'X' => ("0X", format!("{value:X}")),
                    b'o' => ("0", format!("{value:o}")),
                    b'b' => ("0b", format!("{value:b}")),
                    _ => ("", value.to_string()),
                };
                let prefix = if spec.alternate && value != 0 { prefix } else { "" };
                integer(spec, prefix, &digits, out);
            }
            b'c' => pad(spec, &[argument() as u8], out),
            b's' => {
                let mut text = match argument() {
                    0 => b"(null)".to_vec(),
                    ptr => self.checked_text(ptr, strict)?,
                };
                text.truncate(spec.precision.unwrap_or(MAX_TEXT));
                pad(spec, &text, out);
            }
            b'p' if strict => pad(spec, format!("{:#x}", argument()).as_bytes(), out),
            b'p' => pad(spec, self.printed_pointer(argument()).as_bytes(), out),
            b'f' | b'F' | b'e' | b'E' | b'g' | b'G' | b'a' | b'A' => {
                float(conversion, spec, f64::from_bits(argument()), out);
            }
            // Storing through an argument is not output; it is not modelled.
            b'n' => {
                argument();
            }
            other => out.extend([b'%', other]),
        }
        Ok(())
    }

    fn checked_text(self, ptr: u64, strict: bool) -> Result<Vec<u8>, Failure> {
        let (allocation, _) = match self.memory.find(ptr, 1) {
            Ok(found) => found,
            Err(error) if strict => return Err(Failure::Pointer(error, ptr)),
            Err(_) => return Ok(b"(no string)".to_vec()),
        };
        if strict && !allocation.private && !allocation.is_constant() {
            return Err(Failure::SharedText(ptr));
        }
        Ok(self.memory.text_at(ptr))
    }

    fn printed_pointer(self, ptr: u64) -> String {
        if ptr == 0 { "(nil)".to_string() } else { self.address(ptr) }
    }
}

fn sign(spec: Spec, negative: bool) -> &'static str {
    match (negative, spec.plus, spec.space) {
        (true, _, _) => "-",
        (_, true, _) => "+",
        (_, _, true) => " ",
        _ => "",
    }
}

/// Text in a field of its width.
fn pad(spec: Spec, text: &[u8], out: &mut Vec<u8>) {
    let blank = vec![b' '; spec.width.saturating_sub(text.len())];
    let (before, after) = if spec.left { (text, &blank[..]) } else { (&blank[..], text) };
    out.extend_from_slice(before);
    out.extend_from_slice(after);
}

/// A number, filled with zeros after its sign or prefix if that is asked for.
fn integer(spec: Spec, prefix: &str, digits: &str, out: &mut Vec<u8>) {
    // A precision of 0 prints nothing for 0.
    let digits = if spec.precision == Some(0) && digits == "0" { "" } else { digits };
    let least = match spec.precision {
        Some(precision) => precision,
        None if spec.zero && !spec.left => spec.width.saturating_sub(prefix.len()),
        None => 0,
    };
    let zeros = "0".repeat(least.saturating_sub(digits.len()));
    pad(spec, format!("{prefix}{zeros}{digits}").as_bytes(), out);
}

fn float(conversion: u8, spec: Spec, value: f64, out: &mut Vec<u8>) {
    let magnitude = value.abs();
    let precision = spec.precision.unwrap_or(6);
    let text = match conversion.to_ascii_lowercase() {
        _ if !value.is_finite() => if value.is_nan() { "nan" } else { "inf" }.to_string(),
        b'f' => format!("{magnitude:.precision$}"),
        b'e' => exponential(magnitude, precision),
        b'g' => general(spec, magnitude),
        _ => hexadecimal(spec, magnitude),
    };
    let text = if conversion.is_ascii_uppercase() { text.to_uppercase() } else { text };
    let zero = spec.zero && value.is_finite();
    let spec = Spec { precision: None, zero, ..spec };
    let sign = sign(spec, value.is_sign_negative());
    match text.strip_prefix("0x").or(text.strip_prefix("0X")) {
        Some(digits) => integer(spec, &format!("{sign}{}", &text[..2]), digits, out),
        None => integer(spec, sign, &text, out),
    }
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
fn general(spec: Spec, value: f64) -> String {
    let precision = spec.precision.unwrap_or(6).max(1);
    let text = exponential(value, precision - 1);
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
    short(&format!("{value:.digits$}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(conversion: u8, spec: Spec, value: f64) -> String {
        let mut out = Vec::new();
        float(conversion, spec, value, &mut out);
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
    }

    #[test]
    fn integers_are_filled_as_in_c() {
        let text = |spec: Spec, prefix: &str, digits: &str| {
            let mut out = Vec::new();
            integer(spec, prefix, digits, &mut out);
            String::from_utf8(out).expect("it is ASCII")
        };
        let spec = Spec { width: 6, ..Spec::default() };
        assert_eq!(text(spec, "-", "42"), "   -42");
        assert_eq!(text(Spec { zero: true, ..spec }, "-", "42"), "-00042");
        assert_eq!(text(Spec { left: true, ..spec }, "0x", "2a"), "0x2a  ");
        assert_eq!(text(Spec { precision: Some(3), ..spec }, "", "7"), "   007");
        assert_eq!(text(Spec { precision: Some(0), ..spec }, "", "0"), "      ");
    }
}
