//! The text form, from which the parser makes an equal program.

use crate::ast::{Arith, Atom, Expr, Part, RMW, Relation, Source, Stmt, Test, Thread, Var};
use std::fmt::{self, Display, Formatter, Write};

/// Threads that would be longer than this are written as a block with one statement in a line.
const WIDTH: usize = 90;

impl Display for Source {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        for group in self.objects.chunk_by(|a, b| a.kind == b.kind) {
            f.write_str(group[0].kind.keyword())?;
            for object in group {
                write!(f, " {}", object.name)?;
                if object.kind.has_value() {
                    write!(f, "={}", object.value)?;
                }
            }
            f.write_char('\n')?;
        }
        self.threads.iter().try_for_each(|thread| writeln!(f, "{thread}"))
    }
}

impl Display for Thread {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let mut line = self.name.clone();
        if let Some(handler) = &self.handler {
            line = line + "@" + handler;
        }
        line.push(':');
        let header = line.len();
        for (k, stmt) in self.body.iter().enumerate() {
            write!(line, "{} {stmt}", if k == 0 { "" } else { ";" })?;
        }
        if line.len() <= WIDTH {
            return f.write_str(&line);
        }
        line.truncate(header);
        writeln!(f, "{line} {{")?;
        write_block(f, &self.body, 1)?;
        f.write_char('}')
    }
}

fn write_block(f: &mut Formatter<'_>, body: &[Stmt], depth: usize) -> fmt::Result {
    let indent = "    ".repeat(depth);
    for stmt in body {
        let line = stmt.to_string();
        match stmt {
            Stmt::If { test, then, otherwise } if indent.len() + line.len() > WIDTH => {
                writeln!(f, "{indent}if {test} {{")?;
                write_block(f, then, depth + 1)?;
                if !otherwise.is_empty() {
                    writeln!(f, "{indent}}} else {{")?;
                    write_block(f, otherwise, depth + 1)?;
                }
                writeln!(f, "{indent}}}")?;
            }
            _ => writeln!(f, "{indent}{line}")?,
        }
    }
    Ok(())
}

impl Display for Stmt {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        if let Some(into) = self.into() {
            write!(f, "{into} := ")?;
        }
        match self {
            Stmt::Store { to, value } => write!(f, "{to} := {value}"),
            Stmt::Load { from, .. } => write!(f, "{from}"),
            Stmt::Let { value, .. } => write!(f, "{value}"),
            Stmt::Rmw { function, on, operand, .. } => {
                let word = RMW.iter().find(|(other, _)| other == function).map_or("", |(_, w)| w);
                write!(f, "{word} {on} {operand}")
            }
            Stmt::Cas { on, expected, desired, .. } => write!(f, "cas {on} {expected} {desired}"),
            Stmt::Await { on, relation, operand, .. } => {
                write!(f, "await {on} {relation} {operand}")
            }
            Stmt::ExchangeAwait { on, relation, operand, value, .. } => {
                write!(f, "xchgawait {on} {relation} {operand} {value}")
            }
            Stmt::Call { call, on, .. } => write!(f, "{} {on}", call.meaning().0),
            Stmt::Wait { on, mutex } => write!(f, "wait {on} {mutex}"),
            Stmt::Barrier { on } => write!(f, "barrier {on}"),
            Stmt::Spawn { thread } => write!(f, "spawn {thread}"),
            Stmt::Join { thread } => write!(f, "join {thread}"),
            Stmt::Post { thread } => write!(f, "post {thread}"),
            Stmt::Choose { below, .. } => write!(f, "choose {below}"),
            Stmt::Fence => f.write_str("fence"),
            Stmt::Assume(test) => write!(f, "assume {test}"),
            Stmt::Assert(test) => write!(f, "assert {test}"),
            Stmt::If { test, then, otherwise } => {
                write!(f, "if {test} {}", Inline(then))?;
                if otherwise.is_empty() {
                    return Ok(());
                }
                write!(f, " else {}", Inline(otherwise))
            }
        }
    }
}

/// A block in one line.
struct Inline<'a>(&'a [Stmt]);

impl Display for Inline<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str("{ ")?;
        for (k, stmt) in self.0.iter().enumerate() {
            write!(f, "{}{stmt}", if k == 0 { "" } else { "; " })?;
        }
        f.write_str(if self.0.is_empty() { "}" } else { " }" })
    }
}

impl Display for Test {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} {}", self.left, self.relation, self.right)
    }
}

impl Display for Expr {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Expr::Atom(atom) => write!(f, "{atom}"),
            Expr::Binary(left, arith, right) => write!(f, "{left} {arith} {right}"),
        }
    }
}

impl Display for Atom {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Atom::Register(name) => f.write_str(name),
            Atom::Constant(value) => write!(f, "{value}"),
        }
    }
}

impl Display for Var {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(&self.name)?;
        f.write_str(match self.part {
            Part::Whole => "",
            Part::Low => ".lo",
            Part::High => ".hi",
        })
    }
}

impl Display for Arith {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(Arith::ALL.iter().find(|(other, _)| other == self).map_or("", |(_, s)| s))
    }
}

impl Display for Relation {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(Relation::ALL.iter().find(|(other, _)| other == self).map_or("", |(_, s)| s))
    }
}
