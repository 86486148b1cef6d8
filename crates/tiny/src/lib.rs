//! A tiny language of concurrent programs, for tests and for research.
//!
//! A program is a few lines of text: shared objects, then threads. It is compiled to flat
//! instructions and stepped one visible operation at a time, with undo and redo, behind
//! [`mazurka_engine::program::Run`]. The crate also has a seeded generator ([`generate()`]), a
//! shrinker for failing programs ([`shrink()`]), and parametrised [`families`] of programs.
//!
//! ```
//! use mazurka_engine::program::{Pending, Program, Run};
//! use mazurka_tiny::Tiny;
//! use mazurka_trace::ThreadId;
//!
//! let program = Tiny::parse(
//!     "shared x=0 y=1                    # words of 8 bytes; x.lo and x.hi are the halves of x
//!      mutex m                           # also rwlock, sem, cond, barrier, handler
//!      p: lock m; a := x; x := a + 1; unlock m
//!      q: { b := x
//!           if b == 0 { y := 1 } else { y := 2; x.hi := b } }",
//! )?;
//! let (p, q) = (ThreadId(0), ThreadId(1));
//! let mut run = program.start();
//! assert!(matches!(run.pending(q), Pending::Op { enabled: true, .. }));
//! assert_eq!([run.step(p, 0), run.step(p, 0), run.step(p, 0)], [0, 0, 0]);
//! assert_eq!(run.step(q, 0), 1);
//! run.move_to(0);
//! assert_eq!(run.step(q, 0), 0);
//! # Ok::<(), mazurka_tiny::ParseError>(())
//! ```
//!
//! # The text form
//!
//! Lines; `#` begins a comment. Declarations come first: `shared x=0 y=1`, `mutex m`, `rwlock w`,
//! `sem s=1`, `cond c`, `barrier b=3`, `handler h`. Then threads: `name: statements` up to the end
//! of the line, or `name: { statements }` over several. Statements are separated by `;` or new
//! lines. A thread that some statement spawns begins then; all others exist from the start.
//! `name@h: statements` is a message: it must be posted, it acquires its handler `h` first and
//! releases it last.
//!
//! | statements | |
//! |---|---|
//! | `x := EXPR`, `a := x`, `a := EXPR` | store, load, local computation; a name that is not declared is a register |
//! | `[a :=] faa x ATOM` | also `xchg`, `rmw_and` `_or` `_xor` `_nand` `_max` `_min` `_umax` `_umin`; returns the old value |
//! | `[a :=] cas x ATOM ATOM` | from the first to the second; returns 1 or 0 |
//! | `[a :=] await x REL ATOM`, `[a :=] xchgawait x REL ATOM ATOM` | wait for a value; the second also writes one |
//! | `lock m`, `[a :=] trylock m`, `unlock m` | also `rlock` `wlock` `tryrlock` `trywlock` `runlock` `wunlock` |
//! | `P s`, `[a :=] tryP s`, `V s` | semaphore |
//! | `wait c m`, `notify c`, `notifyall c`, `barrier b` | |
//! | `spawn t`, `join t`, `post t`, `a := choose N`, `fence` | |
//! | `assume EXPR REL ATOM`, `assert EXPR REL ATOM` | |
//! | `if EXPR REL ATOM { } else { }`, `repeat N { }`, `skip` | a repetition is unrolled by the parser |
//!
//! `ATOM` is a register or a number; `EXPR` is an atom or two with one of `+ - * & | ^ %` between;
//! `REL` is one of `== != < <= > >=` on signed numbers. Values have 64 bits and wrap.

pub mod ast;
mod c;
mod check;
mod code;
mod compile;
mod describe;
pub mod families;
pub mod generate;
mod lex;
mod parse;
mod print;
mod queue;
mod run;
pub mod shrink;

pub use check::Invalid;
pub use generate::{Profile, generate};
pub use lex::ParseError;
pub use run::TinyRun;
pub use shrink::shrink;

use mazurka_engine::program::Program;
use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

/// A program: its structure, and the code that runs. Programs are equal if their structure is.
#[derive(Clone, Debug)]
pub struct Tiny {
    source: ast::Source,
    code: Arc<code::Code>,
}

impl Tiny {
    /// Reads the text form.
    pub fn parse(text: &str) -> Result<Tiny, ParseError> {
        let parsed = parse::parse(text)?;
        match compile::compile(&parsed.source) {
            Ok(code) => Ok(Tiny { source: parsed.source, code: Arc::new(code) }),
            Err(invalid) => Err(parsed.locate(invalid)),
        }
    }

    /// Checks and compiles a structure.
    pub fn new(source: ast::Source) -> Result<Tiny, Invalid> {
        let code = Arc::new(compile::compile(&source)?);
        Ok(Tiny { source, code })
    }

    /// The structure.
    pub fn source(&self) -> &ast::Source {
        &self.source
    }

    /// Whether what a message does, or whether it ends, may depend on what it reads or chooses.
    pub fn messages_vary(&self) -> bool {
        self.source.threads.iter().any(|thread| thread.handler.is_some() && thread.varies())
    }

    /// How many threads and messages the program has, started or not.
    pub fn thread_count(&self) -> usize {
        self.code.threads.len()
    }
}

impl PartialEq for Tiny {
    fn eq(&self, other: &Tiny) -> bool {
        self.source == other.source
    }
}

impl Eq for Tiny {}

impl FromStr for Tiny {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Tiny, ParseError> {
        Tiny::parse(text)
    }
}

impl fmt::Display for Tiny {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.source.fmt(f)
    }
}

impl Program for Tiny {
    type Run = TinyRun;

    fn start(&self) -> TinyRun {
        TinyRun::new(Arc::clone(&self.code))
    }
}
