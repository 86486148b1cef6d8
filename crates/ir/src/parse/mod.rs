//! The parser of textual LLVM IR.
//!
//! Two passes. The first one reads what is outside function bodies and remembers where
//! initialisers, bodies and metadata nodes are; the second one reads those, when all names and
//! types are known. A body that holds something unsupported can be left at once, since its end is
//! known.

mod call;
mod constants;
mod function;
mod header;
mod inst;
mod lexer;
mod memory;
mod metadata;
mod module;
pub(crate) mod nodes;
mod scan;
mod types;

use crate::error::ParseError;
use crate::function::Unsupported;
use crate::module::Module;
use lexer::{Lexer, Token};
use metadata::Metadata;
use module::Symbols;
use std::borrow::Cow;

/// How deep types and constants may nest: deeper ones could overflow the stack.
const MAX_DEPTH: u32 = 200;

/// Reads the text of a module; `name` is for messages.
///
/// Bytes that are not UTF-8 are replaced; clang writes them in comments only.
pub fn parse(name: &str, text: &[u8]) -> Result<Module, ParseError> {
    let text = match std::str::from_utf8(text) {
        Ok(text) => Cow::Borrowed(text),
        Err(_) => String::from_utf8_lossy(text),
    };
    let error = |offset: usize, message: String| {
        let before = &text.as_bytes()[..offset.min(text.len())];
        let line = before.iter().filter(|b| **b == b'\n').count() + 1;
        let column = before.iter().rev().take_while(|b| **b != b'\n').count() + 1;
        ParseError { file: name.into(), line: line as u32, column: column as u32, message }
    };
    if u32::try_from(text.len()).is_err() {
        return Err(error(0, "the file is larger than 4 GiB".into()));
    }
    let mut parser = Parser::new(&text);
    match parser.module() {
        Ok(()) => Ok(parser.module),
        Err(Fail::Syntax(e)) => Err(error(e.0, e.1)),
        Err(Fail::Unsupported(e)) => Err(error(e.0, format!("not supported: {}", e.1))),
    }
}

/// Why reading stopped; each with the offset in the text.
pub(crate) enum Fail {
    /// The text is broken.
    Syntax(Box<(usize, String)>),
    /// The text is fine but needs something this crate does not offer.
    Unsupported(Box<(usize, String)>),
}

pub(crate) type Parse<T> = Result<T, Fail>;

/// The state of the parser: the token to be looked at next, and what has been built.
pub(crate) struct Parser<'a> {
    lexer: Lexer<'a>,
    tok: Token<'a>,
    /// Where `tok` starts.
    start: usize,
    depth: u32,
    module: Module,
    symbols: Symbols<'a>,
    metadata: Metadata<'a>,
    /// An offset and its line: lines are asked for in growing order.
    line: (usize, u32),
}

impl<'a> Parser<'a> {
    fn new(text: &'a str) -> Parser<'a> {
        let mut parser = Parser {
            lexer: Lexer::new(text),
            tok: Token::Eof,
            start: 0,
            depth: 0,
            module: Module::default(),
            symbols: Symbols::default(),
            metadata: Metadata::new(text),
            line: (0, 1),
        };
        parser.bump();
        parser
    }

    /// Goes to the next token.
    fn bump(&mut self) {
        (self.start, self.tok) = self.lexer.next();
    }

    /// Goes to the token at an offset.
    fn jump(&mut self, offset: usize) {
        self.lexer.pos = offset;
        self.bump();
    }

    fn fail<T>(&self, message: impl Into<String>) -> Parse<T> {
        Err(Fail::Syntax(Box::new((self.start, message.into()))))
    }

    fn expected<T>(&self, what: &str) -> Parse<T> {
        self.fail(format!("expected {what}, found {}", self.tok))
    }

    fn unsupported<T>(&self, construct: impl Into<String>) -> Parse<T> {
        Err(Fail::Unsupported(Box::new((self.start, construct.into()))))
    }

    /// The record of an unsupported construct.
    fn record(&mut self, problem: (usize, String)) -> Unsupported {
        let (offset, construct) = problem;
        let (known, line) = if offset >= self.line.0 { self.line } else { (0, 1) };
        let newlines = self.lexer.text.as_bytes()[known..offset].iter().filter(|b| **b == b'\n');
        self.line = (offset, line + newlines.count() as u32);
        Unsupported { line: self.line.1, construct: construct.into(), loc: None }
    }

    fn at(&self, byte: u8) -> bool {
        matches!(self.tok, Token::Punct(found) if found == byte)
    }

    fn accept(&mut self, byte: u8) -> bool {
        let found = self.at(byte);
        if found {
            self.bump();
        }
        found
    }

    fn expect(&mut self, byte: u8) -> Parse<()> {
        if self.accept(byte) {
            return Ok(());
        }
        self.expected(&format!("'{}'", char::from(byte)))
    }

    fn accept_word(&mut self, word: &str) -> bool {
        let found = matches!(self.tok, Token::Word(found) if found == word);
        if found {
            self.bump();
        }
        found
    }

    fn expect_word(&mut self, word: &str) -> Parse<()> {
        if self.accept_word(word) {
            return Ok(());
        }
        self.expected(&format!("'{word}'"))
    }

    /// A word that the table knows.
    fn word<T>(&mut self, what: &str, table: impl Fn(&str) -> Option<T>) -> Parse<T> {
        let Token::Word(word) = self.tok else { return self.expected(what) };
        let Some(value) = table(word) else { return self.expected(what) };
        self.bump();
        Ok(value)
    }

    fn string(&mut self) -> Parse<&'a str> {
        let Token::Str(raw) = self.tok else { return self.expected("a string") };
        self.bump();
        Ok(raw)
    }

    /// A number without sign.
    fn unsigned<T: std::str::FromStr>(&mut self) -> Parse<T> {
        let Token::Int(text) = self.tok else { return self.expected("a number") };
        let Ok(value) = text.parse() else { return self.fail("the number is out of range") };
        self.bump();
        Ok(value)
    }

    /// Whether a comma follows that is not the start of metadata; goes behind it.
    fn accept_comma(&mut self) -> bool {
        let found = self.at(b',') && self.lexer.peek_byte() != b'!';
        if found {
            self.bump();
        }
        found
    }

    /// Passes over `( ... )`, or another pair of brackets, of which the first is next.
    fn skip_group(&mut self, open: u8, close: u8) -> Parse<()> {
        if !self.at(open) {
            return self.expected(&format!("'{}'", char::from(open)));
        }
        if !self.lexer.skip_to_close(open, close) {
            return self.fail(format!("'{}' is never closed", char::from(open)));
        }
        self.bump();
        Ok(())
    }

    /// Runs `f` one level deeper in types or constants.
    fn nested<T>(&mut self, f: impl FnOnce(&mut Self) -> Parse<T>) -> Parse<T> {
        if self.depth >= MAX_DEPTH {
            return self.fail("types or constants nest too deeply");
        }
        self.depth += 1;
        let result = f(self);
        self.depth -= 1;
        result
    }
}
