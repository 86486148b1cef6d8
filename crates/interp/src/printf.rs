//! What the program prints and formats: formats in the sense of `printf`, over the program's memory.
//!
//! Printing is no event and, while executions are explored, no work either. Only the execution that
//! is reported is run once more with its output collected.

use crate::failure::Failure;
use crate::floats::{Magnitude, Number, float, general};
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

    /// The next `long double`: on the stack, at a multiple of 16.
    fn next_long(&mut self, names: Names<'_>) -> [u64; 2] {
        let at = self.stack.wrapping_add(15) & !15;
        self.stack = at.wrapping_add(16);
        [names.memory.word_at(at), names.memory.word_at(at.wrapping_add(8))]
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

    /// The next argument, a `long double`: both of its words.
    fn next_long(&mut self, names: Names<'_>) -> [u64; 2] {
        match self {
            Arguments::Values(_) => [self.next(false, names), self.next(false, names)],
            Arguments::List(list) => list.next_long(names),
        }
    }
}

/// One conversion of a format: `%[flags][width][.precision][length]conversion`.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Spec {
    pub(crate) left: bool,
    pub(crate) plus: bool,
    pub(crate) space: bool,
    pub(crate) alternate: bool,
    pub(crate) zero: bool,
    pub(crate) width: usize,
    pub(crate) precision: Option<usize>,
    /// How many bits an integer has.
    pub(crate) bits: u32,
    /// Whether a floating-point number is a `long double`.
    pub(crate) long: bool,
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
            number(general(spec, Magnitude::Double(f64::from_bits(arg(k)))))
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
                spec.long |= length == b'L';
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
        if floating && spec.long {
            float(conversion, spec, Number::long(rest.next_long(self)), out);
            return Ok(());
        }
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
                float(conversion, spec, Number::double(f64::from_bits(argument())), out);
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

pub(crate) fn sign(spec: Spec, negative: bool) -> &'static str {
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
pub(crate) fn integer(spec: Spec, prefix: &str, digits: &str, out: &mut Vec<u8>) {
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

#[cfg(test)]
mod tests {
    use super::*;

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
