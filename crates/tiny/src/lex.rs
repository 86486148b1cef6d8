//! Splits a text into tokens with their positions.

use std::fmt;

/// Why a text is not a program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseError {
    /// Counted from 1.
    pub line: u32,
    /// Counted in characters from 1.
    pub column: u32,
    /// What is wrong.
    pub message: String,
    /// What to do about it.
    pub hint: String,
}

impl fmt::Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}: {}", self.line, self.column, self.message)?;
        write!(f, " (hint: {})", self.hint)
    }
}

impl std::error::Error for ParseError {}

/// A token without its position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Tok {
    /// A word that may be a name or a keyword.
    Word(String),
    /// Digits; a minus sign is a symbol of its own.
    Number(u64),
    /// Punctuation.
    Symbol(&'static str),
    /// The end of a line.
    Newline,
    /// The end of the text; every token list ends with one of these.
    End,
}

impl fmt::Display for Tok {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Tok::Word(word) => write!(f, "`{word}`"),
            Tok::Number(number) => write!(f, "`{number}`"),
            Tok::Symbol(symbol) => write!(f, "`{symbol}`"),
            Tok::Newline => f.write_str("the end of the line"),
            Tok::End => f.write_str("the end of the text"),
        }
    }
}

/// A token and where it begins.
#[derive(Clone, Debug)]
pub(crate) struct Token {
    pub(crate) tok: Tok,
    pub(crate) line: u32,
    pub(crate) column: u32,
}

impl Token {
    /// An error at this token.
    pub(crate) fn error(&self, message: impl Into<String>, hint: impl Into<String>) -> ParseError {
        let (line, column) = (self.line, self.column);
        ParseError { line, column, message: message.into(), hint: hint.into() }
    }
}

/// Longer symbols precede their prefixes, so that the first match is right.
const SYMBOLS: [&str; 21] = [
    ":=", "==", "!=", "<=", ">=", "<", ">", "=", ":", ";", "{", "}", "@", ".", "+", "-", "*", "&",
    "|", "^", "%",
];

/// The tokens of a text, ending with [`Tok::End`].
pub(crate) fn tokens(text: &str) -> Result<Vec<Token>, ParseError> {
    let mut found = Vec::new();
    let mut last_line = 1;
    for (number, line) in (1..).zip(text.split('\n')) {
        tokens_of_line(line, number, &mut found)?;
        let column = line.chars().count() as u32 + 1;
        found.push(Token { tok: Tok::Newline, line: number, column });
        last_line = number;
    }
    // The last line has no end of its own; the end of the text takes its place.
    let column = found.pop().map_or(1, |newline| newline.column);
    found.push(Token { tok: Tok::End, line: last_line, column });
    Ok(found)
}

fn tokens_of_line(text: &str, line: u32, found: &mut Vec<Token>) -> Result<(), ParseError> {
    let mut rest = text;
    let mut column = 1;
    while let Some(first) = rest.chars().next() {
        let at = Token { tok: Tok::End, line, column };
        let length = match first {
            '#' => return Ok(()),
            _ if first.is_whitespace() => first.len_utf8(),
            _ => {
                let (tok, length) = token(rest, first, &at)?;
                found.push(Token { tok, ..at });
                length
            }
        };
        // Tokens are ASCII; only white space may be longer in bytes than in characters.
        column += if first.is_whitespace() { 1 } else { length as u32 };
        rest = &rest[length..];
    }
    Ok(())
}

/// The token with which `rest` begins, and its length in bytes.
fn token(rest: &str, first: char, at: &Token) -> Result<(Tok, usize), ParseError> {
    let is_part = |c: char| c.is_ascii_alphanumeric() || c == '_';
    let length = rest.find(|c| !is_part(c)).unwrap_or(rest.len());
    if first.is_ascii_digit() {
        let number = rest[..length].parse().map_err(|_| {
            at.error(
                format!("`{}` is not a number", &rest[..length]),
                "numbers are decimal and fit in 64 bits; names begin with a letter",
            )
        })?;
        return Ok((Tok::Number(number), length));
    }
    if is_part(first) {
        return Ok((Tok::Word(rest[..length].to_string()), length));
    }
    match SYMBOLS.iter().find(|symbol| rest.starts_with(**symbol)) {
        Some(symbol) => Ok((Tok::Symbol(symbol), symbol.len())),
        None => Err(at.error(
            format!("`{}` has no meaning here", first.escape_default()),
            "comments begin with `#`; operators are + - * & | ^ %",
        )),
    }
}
