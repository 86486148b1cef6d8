//! Names as LLVM writes them: bare if they look like identifiers, quoted with escapes otherwise.

use std::borrow::Cow;
use std::fmt;

/// A name to be written after `%`, `@` or `$`.
pub(crate) struct Quoted<'a>(pub(crate) &'a str);

impl fmt::Display for Quoted<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if is_bare(self.0) {
            return f.write_str(self.0);
        }
        write!(f, "\"{}\"", Escaped(self.0.as_bytes()))
    }
}

/// A byte string to be written between quotes.
pub(crate) struct Escaped<'a>(pub(crate) &'a [u8]);

impl fmt::Display for Escaped<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for &byte in self.0 {
            match byte {
                b'"' => f.write_str("\\22")?,
                b'\\' => f.write_str("\\\\")?,
                0x20..=0x7e => write!(f, "{}", char::from(byte))?,
                _ => write!(f, "\\{byte:02X}")?,
            }
        }
        Ok(())
    }
}

/// Whether a name needs no quotes.
///
/// A name that consists of digits only is a number; it refers to something without a name.
pub(crate) fn is_bare(name: &str) -> bool {
    let first = name.as_bytes().first();
    first.is_some_and(|b| !b.is_ascii_digit() || is_number(name)) && name.bytes().all(is_name_byte)
}

/// Whether this is the number of something without a name.
pub(crate) fn is_number(name: &str) -> bool {
    !name.is_empty() && name.bytes().all(|b| b.is_ascii_digit())
}

/// Whether the byte may occur in a name without quotes.
pub(crate) fn is_name_byte(byte: u8) -> bool {
    // A table, since a text is full of names.
    const IN_NAMES: [bool; 256] = {
        let mut table = [false; 256];
        let mut byte = 0u8;
        while byte < 128 {
            table[byte as usize] =
                byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'$' | b'.' | b'_');
            byte += 1;
        }
        table
    };
    IN_NAMES[usize::from(byte)]
}

/// The bytes that an escaped text denotes: `\\` and `\XX` with two hexadecimal digits.
pub(crate) fn unescape(raw: &str) -> Vec<u8> {
    let bytes = raw.as_bytes();
    let mut result = Vec::with_capacity(bytes.len());
    let mut at = 0;
    while at < bytes.len() {
        let digits = bytes.get(at + 1).zip(bytes.get(at + 2));
        match (bytes[at], digits.and_then(|(a, b)| Some(hex(*a)? << 4 | hex(*b)?))) {
            (b'\\', Some(byte)) => {
                result.push(byte);
                at += 3;
            }
            (b'\\', None) if bytes.get(at + 1) == Some(&b'\\') => {
                result.push(b'\\');
                at += 2;
            }
            (byte, _) => {
                result.push(byte);
                at += 1;
            }
        }
    }
    result
}

/// The text that an escaped text denotes.
///
/// Escaped bytes that are not UTF-8 leave the text as it is written, so that different names stay
/// different.
pub(crate) fn unescape_text(raw: &str) -> Cow<'_, str> {
    if !raw.contains('\\') {
        return Cow::Borrowed(raw);
    }
    match String::from_utf8(unescape(raw)) {
        Ok(text) => Cow::Owned(text),
        Err(_) => Cow::Borrowed(raw),
    }
}

fn hex(byte: u8) -> Option<u8> {
    char::from(byte).to_digit(16).map(|d| d as u8)
}
