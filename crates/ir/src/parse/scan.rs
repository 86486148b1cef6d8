//! Searches for bytes, eight at a time: most of a text is passed over without being read.

/// How many bytes are compared at once: those of a word.
const WIDTH: usize = 8;

/// The lower seven bits of each byte of a word.
const LOW: u64 = 0x7f7f_7f7f_7f7f_7f7f;

/// A word in which each byte is this one.
fn repeated(byte: u8) -> u64 {
    u64::from_ne_bytes([byte; WIDTH])
}

/// Which of some bytes are wanted: those that are have their highest bit set, and nothing else is. What is wanted is
/// given as words of [`repeated`] bytes.
fn marks<const N: usize>(chunk: &[u8; WIDTH], wanted: [u64; N]) -> u64 {
    let word = u64::from_le_bytes(*chunk);
    let others = wanted.iter().fold(u64::MAX, |others, byte| {
        // A byte that is equal becomes 0, and only then its highest bit stays clear in what follows.
        let different = word ^ byte;
        others & (((different & LOW) + LOW) | different)
    });
    !(others | LOW)
}

/// Where the first mark is.
fn first(marks: u64) -> usize {
    marks.trailing_zeros() as usize / 8
}

/// Where a byte is first, from an offset on; the length of the text if it is not there.
pub(super) fn find(text: &[u8], from: usize, byte: u8) -> usize {
    let mut at = from.min(text.len());
    let (chunks, rest) = text[at..].as_chunks::<WIDTH>();
    for chunk in chunks {
        let found = marks(chunk, [repeated(byte)]);
        if found != 0 {
            return at + first(found);
        }
        at += WIDTH;
    }
    at + rest.iter().position(|other| *other == byte).unwrap_or(rest.len())
}

/// Behind the bracket that closes one before an offset. Only this kind of bracket is counted; strings and comments hold none.
pub(super) fn behind_close(text: &[u8], from: usize, open: u8, close: u8) -> Option<usize> {
    let mut brackets = Brackets { open, close, depth: 1, in_string: false };
    let mut at = from.min(text.len());
    // A comment ends anywhere, and words are counted from there again.
    loop {
        at = match brackets.look(text, at) {
            Stop::Closed(behind) => return Some(behind),
            Stop::Comment(start) => find(text, start, b'\n'),
            Stop::End => return None,
        };
    }
}

/// How deep a text is in brackets.
struct Brackets {
    open: u8,
    close: u8,
    depth: usize,
    in_string: bool,
}

/// Why a look at a text has stopped.
enum Stop {
    /// The bracket is closed before this offset.
    Closed(usize),
    /// A comment starts at this offset.
    Comment(usize),
    /// The text is over.
    End,
}

impl Brackets {
    /// Goes on from an offset.
    fn look(&mut self, text: &[u8], from: usize) -> Stop {
        let mut at = from;
        let (chunks, rest) = text[from..].as_chunks::<WIDTH>();
        let wanted = [self.open, self.close, b'"', b';'].map(repeated);
        for chunk in chunks {
            let mut found = marks(chunk, wanted);
            while found != 0 {
                let k = first(found);
                if let Some(stop) = self.step(chunk[k], at + k) {
                    return stop;
                }
                found &= found - 1;
            }
            at += WIDTH;
        }
        let mut rest = rest.iter().zip(at..);
        rest.find_map(|(byte, at)| self.step(*byte, at)).unwrap_or(Stop::End)
    }

    /// Takes note of a byte.
    fn step(&mut self, byte: u8, at: usize) -> Option<Stop> {
        match byte {
            b'"' => self.in_string = !self.in_string,
            _ if self.in_string => {}
            _ if byte == self.open => self.depth += 1,
            _ if byte == self.close => {
                self.depth -= 1;
                return (self.depth == 0).then_some(Stop::Closed(at + 1));
            }
            b';' => return Some(Stop::Comment(at)),
            _ => {}
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_bytes_that_are_wanted_are_marked() {
        for byte in 0..=255u8 {
            for other in 0..=255u8 {
                let chunk = [other, byte, other, other, byte, other, byte, byte];
                let found = marks(&chunk, [repeated(byte)]).to_le_bytes();
                assert_eq!(found, chunk.map(|b| if b == byte { 0x80 } else { 0 }));
            }
        }
    }

    #[test]
    fn a_byte_is_found_wherever_it_is() {
        for length in 0..70 {
            for at in 0..length {
                let mut text = vec![b'x'; length];
                text[at] = b'(';
                assert_eq!(find(&text, 0, b'('), at);
                assert_eq!(find(&text, at + 1, b'('), length);
            }
            assert_eq!(find(&vec![b'x'; length], length + 1, b'x'), length);
        }
    }

    #[test]
    fn brackets_in_strings_and_comments_are_not_counted() {
        for pad in 0..40 {
            let pad = " ".repeat(pad);
            let inside = format!("a: \"){pad}(;\", (b{pad}), ; )\" {pad}(\n{pad} \"\" c");
            let text = format!("{inside}) )");
            let behind = Some(inside.len() + 1);
            assert_eq!(behind_close(text.as_bytes(), 0, b'(', b')'), behind, "{text}");
            assert_eq!(behind_close(inside.as_bytes(), 0, b'(', b')'), None, "{inside}");
        }
        assert_eq!(behind_close(b"\" )", 0, b'(', b')'), None);
        assert_eq!(behind_close(b"; )", 0, b'(', b')'), None);
    }
}
