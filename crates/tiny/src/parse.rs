//! Parses tokens into the structure of a program.
//!
//! Objects are declared before threads, so that a name on either side of `:=` is known to be a
//! variable or a register when it is read. What concerns the whole program is left to
//! [`crate::check`] and [`crate::compile`]; their errors get a position here.

use crate::ast::*;
use crate::check::{DEPTH, Invalid, STATEMENTS};
use crate::lex::{ParseError, Tok, Token, tokens};

type Result<T> = std::result::Result<T, ParseError>;

/// A structure and its tokens, to find a name in the text.
pub(crate) struct Parsed {
    pub(crate) source: Source,
    tokens: Vec<Token>,
    /// Where each thread begins in `tokens`.
    headers: Vec<usize>,
}

/// Parses without checking the program as a whole.
pub(crate) fn parse(text: &str) -> Result<Parsed> {
    let source = Source { objects: Vec::new(), threads: Vec::new() };
    let mut parser =
        Parser { tokens: tokens(text)?, at: 0, source, headers: Vec::new(), depth: 0, size: 0 };
    parser.program()?;
    let Parser { tokens, source, headers, .. } = parser;
    Ok(Parsed { source, tokens, headers })
}

impl Parsed {
    /// The error at the first occurrence of its name in the thread.
    pub(crate) fn locate(&self, invalid: Invalid) -> ParseError {
        let begin = invalid.thread.map_or(0, |thread| self.headers[thread]);
        let is_name = |token: &&Token| matches!(&token.tok, Tok::Word(w) if *w == invalid.name);
        let token = self.tokens[begin..].iter().find(is_name).unwrap_or(&self.tokens[begin]);
        token.error(invalid.message, invalid.hint)
    }
}

struct Parser {
    tokens: Vec<Token>,
    at: usize,
    source: Source,
    headers: Vec<usize>,
    /// How many blocks are open.
    depth: usize,
    /// Statements so far, repeated ones counted each time.
    size: usize,
}

impl Parser {
    fn peek(&self) -> &Tok {
        &self.tokens[self.at].tok
    }

    /// Consumes the current token, unless it is the end of the text.
    fn next(&mut self) -> Token {
        let token = self.tokens[self.at].clone();
        self.at = (self.at + 1).min(self.tokens.len() - 1);
        token
    }

    fn eat(&mut self, symbol: &str) -> bool {
        let found = matches!(self.peek(), Tok::Symbol(found) if *found == symbol);
        if found {
            self.next();
        }
        found
    }

    fn expect(&mut self, symbol: &str, hint: &str) -> Result<()> {
        if self.eat(symbol) { Ok(()) } else { self.unexpected(&format!("`{symbol}`"), hint) }
    }

    fn unexpected<T>(&self, wanted: &str, hint: impl Into<String>) -> Result<T> {
        let token = &self.tokens[self.at];
        Err(token.error(format!("expected {wanted}, found {}", token.tok), hint))
    }

    fn word(&mut self, wanted: &str, hint: &str) -> Result<String> {
        match self.peek() {
            Tok::Word(word) => {
                let word = word.clone();
                self.next();
                Ok(word)
            }
            _ => self.unexpected(wanted, hint),
        }
    }

    /// A word that is not a keyword.
    fn name(&mut self, wanted: &str) -> Result<String> {
        if let Tok::Word(word) = self.peek()
            && is_reserved(word)
        {
            return self.unexpected(wanted, "keywords cannot be names");
        }
        self.word(wanted, "a name is a letter or `_`, then letters, digits or `_`")
    }

    fn number(&mut self) -> Result<i64> {
        let negative = self.eat("-");
        let Tok::Number(size) = *self.peek() else {
            return self.unexpected("a number", "numbers are decimal, like 0 or -1");
        };
        let value =
            if negative { 0i64.checked_sub_unsigned(size) } else { i64::try_from(size).ok() };
        match value {
            Some(value) => {
                self.next();
                Ok(value)
            }
            None => self.unexpected("a smaller number", "numbers fit in 64 bits with their sign"),
        }
    }

    fn eat_newline(&mut self) -> bool {
        let found = *self.peek() == Tok::Newline;
        if found {
            self.next();
        }
        found
    }

    fn program(&mut self) -> Result<()> {
        loop {
            while self.eat(";") || self.eat_newline() {}
            let Tok::Word(word) = self.peek() else {
                if *self.peek() == Tok::End {
                    return Ok(());
                }
                let hint = "begin with `shared x=0` or `name: statements`";
                return self.unexpected("a declaration or a thread", hint);
            };
            match ObjectKind::ALL.into_iter().find(|kind| kind.keyword() == word) {
                Some(_) if !self.headers.is_empty() => {
                    let hint = "write declarations before the first thread";
                    return self.unexpected("a thread", hint);
                }
                Some(kind) => self.declarations(kind)?,
                None => self.thread()?,
            }
        }
    }

    fn declarations(&mut self, kind: ObjectKind) -> Result<()> {
        self.next();
        loop {
            let name = self.name("the name of an object")?;
            let mut value = if kind == ObjectKind::Barrier { 1 } else { 0 };
            if kind.has_value() && self.eat("=") {
                value = self.number()?;
            } else if kind == ObjectKind::Barrier {
                let hint = "say how many threads meet: `barrier b=2`";
                return self.unexpected("`=`", hint);
            }
            self.source.objects.push(Declaration { kind, name, value });
            match self.peek() {
                Tok::Word(_) => {}
                Tok::Newline | Tok::End | Tok::Symbol(";") => return Ok(()),
                _ => {
                    let hint = "declare several objects as `shared x=0 y=1`";
                    return self.unexpected("another name or the end of the line", hint);
                }
            }
        }
    }

    fn thread(&mut self) -> Result<()> {
        self.headers.push(self.at);
        let name = self.name("the name of a thread")?;
        let handler = if self.eat("@") { Some(self.name("a handler")?) } else { None };
        self.expect(":", "a thread is written as `name: statements`")?;
        let mut body = Vec::new();
        if matches!(self.peek(), Tok::Symbol("{")) {
            self.block(&mut body)?;
            if !matches!(self.peek(), Tok::Newline | Tok::End) {
                return self
                    .unexpected("the end of the line", "begin the next thread in a new line");
            }
        } else {
            self.statements(&mut body, false)?;
        }
        self.source.threads.push(Thread { name, handler, body });
        Ok(())
    }

    fn block(&mut self, out: &mut Vec<Stmt>) -> Result<()> {
        self.expect("{", "a block is written as `{ statements }`")?;
        if self.depth == DEPTH {
            return self.unexpected("fewer open blocks", format!("at most {DEPTH} may be open"));
        }
        self.depth += 1;
        self.statements(out, true)?;
        self.depth -= 1;
        self.expect("}", "close the block with `}`")
    }

    /// Statements up to the end of the block, or of the line if there is no block.
    fn statements(&mut self, out: &mut Vec<Stmt>, in_block: bool) -> Result<()> {
        loop {
            while self.eat(";") || in_block && self.eat_newline() {}
            match self.peek() {
                Tok::Symbol("}") if in_block => return Ok(()),
                Tok::Newline | Tok::End => return Ok(()),
                _ => self.statement(out)?,
            }
            if !matches!(self.peek(), Tok::Newline | Tok::End | Tok::Symbol(";" | "}")) {
                let hint = "separate statements by `;` or new lines";
                return self.unexpected("the end of the statement", hint);
            }
        }
    }

    fn statement(&mut self, out: &mut Vec<Stmt>) -> Result<()> {
        self.grow(1)?;
        let word = self.word("a statement", "such as `x := 1`, `lock m` or `if a == 0 { }`")?;
        out.push(match word.as_str() {
            "skip" => return Ok(()),
            "repeat" => return self.repeat(out),
            "if" => self.branch()?,
            "assume" => Stmt::Assume(self.test()?),
            "assert" => Stmt::Assert(self.test()?),
            "fence" => Stmt::Fence,
            "wait" => {
                let on = self.object(ObjectKind::Condvar)?;
                Stmt::Wait { on, mutex: self.object(ObjectKind::Mutex)? }
            }
            "barrier" => Stmt::Barrier { on: self.object(ObjectKind::Barrier)? },
            "spawn" => Stmt::Spawn { thread: self.name("the name of a thread")? },
            "join" => Stmt::Join { thread: self.name("the name of a thread")? },
            "post" => Stmt::Post { thread: self.name("the name of a message")? },
            _ if is_reserved(&word) => {
                self.at -= 1;
                self.operation(None)?
            }
            _ => {
                self.at -= 1;
                self.assignment()?
            }
        });
        Ok(())
    }

    /// Counts statements, so that a short text cannot become a huge program.
    fn grow(&mut self, more: usize) -> Result<()> {
        self.size = self.size.saturating_add(more);
        if self.size > STATEMENTS {
            let hint = format!("a program has at most {STATEMENTS}, repeated ones written out");
            return self.unexpected("fewer statements", hint);
        }
        Ok(())
    }

    fn branch(&mut self) -> Result<Stmt> {
        let test = self.test()?;
        let (mut then, mut otherwise) = (Vec::new(), Vec::new());
        self.block(&mut then)?;
        let end = self.at;
        while self.eat_newline() {}
        if matches!(self.peek(), Tok::Word(word) if word == "else") {
            self.next();
            self.block(&mut otherwise)?;
        } else {
            self.at = end;
        }
        Ok(Stmt::If { test, then, otherwise })
    }

    fn repeat(&mut self, out: &mut Vec<Stmt>) -> Result<()> {
        let times = self.count()?;
        let mut body = Vec::new();
        let before = self.size;
        self.block(&mut body)?;
        let size = self.size - before;
        self.grow(size.saturating_mul((times as usize).saturating_sub(1)))?;
        // An empty body may be repeated any number of times at no cost.
        if !body.is_empty() {
            (0..times).for_each(|_| out.extend_from_slice(&body));
        }
        Ok(())
    }

    fn count(&mut self) -> Result<u32> {
        let token = self.tokens[self.at].clone();
        let number = self.number()?;
        u32::try_from(number).map_err(|_| {
            token.error(format!("{number} is not a count"), "write a number from 0 to 4294967295")
        })
    }

    /// `x := ...` or `a := ...`.
    fn assignment(&mut self) -> Result<Stmt> {
        let token = self.tokens[self.at].clone();
        let name = self.name("a variable or a register")?;
        match self.kind(&name) {
            Some(ObjectKind::Shared) => {
                let to = self.part(name)?;
                self.expect(":=", "a store is written as `x := a`")?;
                self.store(to)
            }
            Some(kind) => Err(token.error(
                format!("`{name}` is `{}` and cannot be assigned", kind.keyword()),
                "only variables declared as `shared` and registers can",
            )),
            None => {
                self.expect(":=", "statements are assignments or begin with a keyword")?;
                self.assign_register(name)
            }
        }
    }

    fn store(&mut self, to: Var) -> Result<Stmt> {
        if let Tok::Word(word) = self.peek() {
            if is_reserved(word) {
                let hint = "let a register take the result, then store the register";
                return self.unexpected("a value", hint);
            }
            if self.kind(word).is_some() {
                let hint = format!("load it first: `a := {word}; {to} := a`");
                return self.unexpected("a register or a number", hint);
            }
        }
        Ok(Stmt::Store { to, value: self.expr()? })
    }

    fn assign_register(&mut self, into: String) -> Result<Stmt> {
        let Tok::Word(word) = self.peek() else {
            return Ok(Stmt::Let { into, value: self.expr()? });
        };
        if word == "choose" {
            self.next();
            return Ok(Stmt::Choose { into, below: self.count()? });
        }
        if is_reserved(word) {
            return self.operation(Some(into));
        }
        if self.kind(word).is_none() {
            return Ok(Stmt::Let { into, value: self.expr()? });
        }
        let from = self.variable()?;
        if let Tok::Symbol(symbol) = self.peek()
            && Arith::ALL.iter().any(|(_, arith)| arith == symbol)
        {
            let hint =
                format!("a load stands alone: `{into} := {from}; {into} := {into} {symbol} ...`");
            return self.unexpected("the end of the statement", hint);
        }
        Ok(Stmt::Load { into, from })
    }

    /// A statement that begins with a keyword, after `into :=` if there is one.
    fn operation(&mut self, into: Option<String>) -> Result<Stmt> {
        let token = self.tokens[self.at].clone();
        let word = self.word("an operation", "such as `faa x 1`")?;
        if let Some(&(function, _)) = RMW.iter().find(|(_, name)| *name == word) {
            let (on, operand) = (self.variable()?, self.atom()?);
            return Ok(Stmt::Rmw { into, function, on, operand });
        }
        if let Some(call) = Call::ALL.into_iter().find(|call| call.meaning().0 == word) {
            if into.is_some() && !call.has_result() {
                let hint = format!("write `{word}` without `:=`");
                return Err(token.error(format!("`{word}` has no result"), hint));
            }
            return Ok(Stmt::Call { into, call, on: self.object(call.meaning().1)? });
        }
        match word.as_str() {
            "cas" => {
                let (on, expected) = (self.variable()?, self.atom()?);
                Ok(Stmt::Cas { into, on, expected, desired: self.atom()? })
            }
            "await" => {
                let (on, relation) = (self.variable()?, self.relation()?);
                Ok(Stmt::Await { into, on, relation, operand: self.atom()? })
            }
            "xchgawait" => {
                let (on, relation) = (self.variable()?, self.relation()?);
                let (operand, value) = (self.atom()?, self.atom()?);
                Ok(Stmt::ExchangeAwait { into, on, relation, operand, value })
            }
            "choose" => Err(token.error("the choice goes nowhere", "write `a := choose 2`")),
            _ => {
                let message = format!("`{word}` is no operation with a result");
                Err(token.error(message, "keywords cannot be names"))
            }
        }
    }

    fn kind(&self, name: &str) -> Option<ObjectKind> {
        self.source.objects.iter().find(|object| object.name == name).map(|object| object.kind)
    }

    /// The name of an object of that kind.
    fn object(&mut self, kind: ObjectKind) -> Result<String> {
        let wanted = format!("the name of a `{}`", kind.keyword());
        if let Tok::Word(word) = self.peek()
            && self.kind(word) != Some(kind)
        {
            let hint = format!("declare it before the threads: `{} name`", kind.keyword());
            return self.unexpected(&wanted, hint);
        }
        self.name(&wanted)
    }

    fn variable(&mut self) -> Result<Var> {
        let name = self.object(ObjectKind::Shared)?;
        self.part(name)
    }

    /// The rest of a variable after its name.
    fn part(&mut self, name: String) -> Result<Var> {
        let mut part = Part::Whole;
        if self.eat(".") {
            part = match self.peek() {
                Tok::Word(word) if word == "lo" => Part::Low,
                Tok::Word(word) if word == "hi" => Part::High,
                _ => return self.unexpected("`lo` or `hi`", "the halves of x are x.lo and x.hi"),
            };
            self.next();
        }
        Ok(Var { name, part })
    }

    fn atom(&mut self) -> Result<Atom> {
        match self.peek() {
            Tok::Word(word) if self.kind(word).is_some() => {
                let hint = format!("load it first: `a := {word}`");
                self.unexpected("a register or a number", hint)
            }
            Tok::Word(_) => Ok(Atom::Register(self.name("a register or a number")?)),
            _ => Ok(Atom::Constant(self.number()?)),
        }
    }

    fn expr(&mut self) -> Result<Expr> {
        let left = self.atom()?;
        let Tok::Symbol(symbol) = self.peek() else { return Ok(Expr::Atom(left)) };
        let Some(&(arith, _)) = Arith::ALL.iter().find(|(_, other)| other == symbol) else {
            return Ok(Expr::Atom(left));
        };
        self.next();
        Ok(Expr::Binary(left, arith, self.atom()?))
    }

    fn relation(&mut self) -> Result<Relation> {
        let Tok::Symbol(symbol) = self.peek() else {
            return self.unexpected("a comparison", "one of == != < <= > >=");
        };
        match Relation::ALL.iter().find(|(_, other)| other == symbol) {
            Some(&(relation, _)) => {
                self.next();
                Ok(relation)
            }
            None => self.unexpected("a comparison", "one of == != < <= > >="),
        }
    }

    fn test(&mut self) -> Result<Test> {
        Ok(Test { left: self.expr()?, relation: self.relation()?, right: self.atom()? })
    }
}
