//! Text to tokens.
//!
//! The lexer never fails: what it cannot read is a [`Token::Bad`], which no rule of the grammar
//! expects. Tokens are slices of the text; nothing is copied or unescaped here.

use super::scan::{behind_close, find};
use crate::name::{is_name_byte, is_number};
use std::fmt;

/// A name, as it is written between the quotes or without quotes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Name<'a> {
    /// The text, escapes included.
    pub(crate) raw: &'a str,
    /// Whether there were quotes; a number in quotes is a name.
    pub(crate) quoted: bool,
}

impl Name<'_> {
    /// The number, if this is one instead of a name.
    pub(crate) fn number(self) -> Option<u32> {
        if self.quoted || !is_number(self.raw) {
            return None;
        }
        // A number too large to be anything is as good as the largest one: it is never defined.
        Some(self.raw.parse().unwrap_or(u32::MAX))
    }
}

/// A token.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Token<'a> {
    Eof,
    /// A keyword, a type, an opcode, a flag.
    Word(&'a str),
    /// `name:`, a block or a field of a metadata node.
    Label(Name<'a>),
    /// `%name`
    Local(Name<'a>),
    /// `@name`
    Global(Name<'a>),
    /// `$name`
    Comdat(Name<'a>),
    /// Decimal digits, perhaps with a sign.
    Int(&'a str),
    /// A decimal fraction or a hexadecimal floating-point number.
    Float(&'a str),
    /// `"text"`
    Str(&'a str),
    /// `c"text"`
    Bytes(&'a str),
    /// `!name` or `!12`
    Meta(&'a str),
    /// `!` before something else.
    Bang,
    /// `#12`
    Attrs(&'a str),
    /// `#dbg_value`
    Record(&'a str),
    /// `...`
    Ellipsis,
    /// A single character.
    Punct(u8),
    /// What is none of these.
    Bad,
}

impl fmt::Display for Token<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = |sigil: &str, name: &Name<'_>| format!("'{sigil}{}'", name.raw);
        let text = match self {
            Token::Eof => "the end of the file".into(),
            Token::Word(text) | Token::Int(text) | Token::Float(text) => format!("'{text}'"),
            Token::Label(label) => format!("'{}:'", label.raw),
            Token::Local(local) => name("%", local),
            Token::Global(global) => name("@", global),
            Token::Comdat(comdat) => name("$", comdat),
            Token::Str(_) => "a string".into(),
            Token::Bytes(_) => "a byte string".into(),
            Token::Meta(text) => format!("'!{text}'"),
            Token::Bang => "'!'".into(),
            Token::Attrs(text) | Token::Record(text) => format!("'#{text}'"),
            Token::Ellipsis => "'...'".into(),
            Token::Punct(byte) => format!("'{}'", char::from(*byte)),
            Token::Bad => "something unreadable".into(),
        };
        // A broken file may hold a "name" of any length.
        if text.len() > 80 {
            return write!(f, "{}...", text.chars().take(60).collect::<String>());
        }
        f.write_str(&text)
    }
}

/// The text and how far it has been read.
#[derive(Clone, Copy)]
pub(crate) struct Lexer<'a> {
    pub(crate) text: &'a str,
    pub(crate) pos: usize,
}

impl<'a> Lexer<'a> {
    pub(crate) fn new(text: &'a str) -> Lexer<'a> {
        Lexer { text, pos: 0 }
    }

    fn byte(&self, at: usize) -> u8 {
        // 0 marks the end: a NUL in the text is unreadable anyway.
        self.text.as_bytes().get(at).copied().unwrap_or(0)
    }

    fn slice(&self, from: usize, to: usize) -> &'a str {
        self.text.get(from..to).unwrap_or("")
    }

    /// Goes to the next token; white space and comments are none.
    fn skip_space(&mut self) {
        let bytes = self.text.as_bytes();
        while let Some(&byte) = bytes.get(self.pos) {
            match byte {
                b' ' | b'\n' | b'\t' | b'\r' => self.pos += 1,
                b';' => self.skip_line(),
                _ => break,
            }
        }
    }

    /// Goes to the end of the line.
    pub(crate) fn skip_line(&mut self) {
        self.pos = find(self.text.as_bytes(), self.pos, b'\n');
    }

    /// The first byte of the token that comes next, which stays unread.
    pub(crate) fn peek_byte(&mut self) -> u8 {
        self.skip_space();
        self.byte(self.pos)
    }

    /// Reads a token and says where it starts.
    pub(crate) fn next(&mut self) -> (usize, Token<'a>) {
        self.skip_space();
        let start = self.pos;
        let first = self.byte(start);
        let token = match first {
            b'a'..=b'z' | b'A'..=b'Z' | b'_' => self.word(start),
            b'%' => self.name(start + 1).map_or(Token::Bad, Token::Local),
            b'@' => self.name(start + 1).map_or(Token::Bad, Token::Global),
            b'$' => self.name(start + 1).map_or(Token::Bad, Token::Comdat),
            b'0'..=b'9' | b'-' | b'+' => self.number(start),
            b'"' => self.string(start, Token::Str),
            b'!' => self.meta(start),
            b'#' => self.hash(start),
            b'.' if self.text[start..].starts_with("...") => {
                self.pos += 3;
                Token::Ellipsis
            }
            b'.' => self.word(start),
            0 if start >= self.text.len() => Token::Eof,
            b',' | b'=' | b'(' | b')' | b'[' | b']' | b'{' | b'}' | b'<' | b'>' | b'*' | b':'
            | b'|' | b'^' => {
                self.pos += 1;
                Token::Punct(first)
            }
            _ => self.bad(),
        };
        (start, token)
    }

    /// Passes over one character.
    fn bad(&mut self) -> Token<'a> {
        self.pos += 1;
        while !self.text.is_char_boundary(self.pos) {
            self.pos += 1;
        }
        Token::Bad
    }

    /// The end of the run of name characters from `from`.
    fn name_end(&self, from: usize) -> usize {
        let rest = &self.text.as_bytes()[from..];
        from + rest.iter().position(|b| !is_name_byte(*b)).unwrap_or(rest.len())
    }

    fn word(&mut self, start: usize) -> Token<'a> {
        let end = self.name_end(start);
        let text = self.slice(start, end);
        self.pos = end;
        match self.byte(end) {
            b':' => {
                self.pos += 1;
                Token::Label(Name { raw: text, quoted: false })
            }
            b'"' if text == "c" => self.string(end, Token::Bytes),
            _ => Token::Word(text),
        }
    }

    /// The name that starts at `from`, with or without quotes.
    fn name(&mut self, from: usize) -> Option<Name<'a>> {
        self.pos = from;
        if self.byte(from) == b'"' {
            let raw = self.quoted(from)?;
            return Some(Name { raw, quoted: true });
        }
        let end = self.name_end(from);
        self.pos = end;
        (end > from).then(|| Name { raw: self.slice(from, end), quoted: false })
    }

    /// The text between the quote at `from` and the next one; quotes inside are always escaped.
    fn quoted(&mut self, from: usize) -> Option<&'a str> {
        let end = find(self.text.as_bytes(), from + 1, b'"');
        if end == self.text.len() {
            self.pos = end;
            return None;
        }
        self.pos = end + 1;
        Some(self.slice(from + 1, end))
    }

    fn string(&mut self, from: usize, token: fn(&'a str) -> Token<'a>) -> Token<'a> {
        let Some(raw) = self.quoted(from) else { return Token::Bad };
        if self.byte(self.pos) == b':' {
            self.pos += 1;
            return Token::Label(Name { raw, quoted: true });
        }
        token(raw)
    }

    fn number(&mut self, start: usize) -> Token<'a> {
        let bytes = self.text.as_bytes();
        let digits = |from: usize| {
            from + bytes[from..]
                .iter()
                .position(|b| !b.is_ascii_digit())
                .unwrap_or(bytes.len() - from)
        };
        let signed = matches!(bytes[start], b'-' | b'+');
        let mut end = digits(start + usize::from(signed));
        self.pos = end;
        if end == start + usize::from(signed) {
            return Token::Bad;
        }
        if self.byte(end) == b':' && !signed {
            self.pos += 1;
            return Token::Label(Name { raw: self.slice(start, end), quoted: false });
        }
        if self.byte(end) == b'x' && self.slice(start, end) == "0" {
            self.pos = self.name_end(end);
            return Token::Float(self.slice(start, self.pos));
        }
        let fraction = self.byte(end) == b'.';
        if fraction {
            end = digits(end + 1);
        }
        let exponent = matches!(self.byte(end), b'e' | b'E')
            && (matches!(self.byte(end + 1), b'-' | b'+') || self.byte(end + 1).is_ascii_digit());
        if exponent {
            end = digits(end + 2);
        }
        self.pos = end;
        let text = self.slice(start, end);
        if fraction || exponent { Token::Float(text) } else { Token::Int(text) }
    }

    fn meta(&mut self, start: usize) -> Token<'a> {
        let rest = &self.text.as_bytes()[start + 1..];
        let is_meta = |b: u8| is_name_byte(b) || b == b'\\';
        let len = rest.iter().position(|b| !is_meta(*b)).unwrap_or(rest.len());
        self.pos = start + 1 + len;
        if len == 0 { Token::Bang } else { Token::Meta(self.slice(start + 1, self.pos)) }
    }

    fn hash(&mut self, start: usize) -> Token<'a> {
        let end = self.name_end(start + 1);
        self.pos = end;
        let text = self.slice(start + 1, end);
        match text.as_bytes().first() {
            None => Token::Bad,
            Some(b) if b.is_ascii_digit() => Token::Attrs(text),
            Some(_) => Token::Record(text),
        }
    }

    /// Goes behind the bracket that closes one already read; false if there is none.
    ///
    /// Only this kind of bracket is counted; strings and comments hold none.
    pub(crate) fn skip_to_close(&mut self, open: u8, close: u8) -> bool {
        let behind = behind_close(self.text.as_bytes(), self.pos, open, close);
        self.pos = behind.unwrap_or(self.text.len());
        behind.is_some()
    }
}
