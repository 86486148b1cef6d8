//! Prints programs as C, so that the front end for C can be compared with this one.
//!
//! Shared variables are plain words that are only touched by atomic builtins, each of which is one
//! event; registers are local variables, volatile so that a result which is assigned counts as used
//! although nothing reads it. The main function only creates the threads that exist from the start.

use crate::Tiny;
use crate::ast::{Arith, Atom, Call, Expr, ObjectKind, Part, Relation, Stmt, Test, Thread, Var};
use mazurka_trace::Rmw;
use std::collections::BTreeSet;
use std::fmt::Write;

const ORDER: &str = "__ATOMIC_SEQ_CST";

const HEAD: &str = "#include <assert.h>
#include <pthread.h>
#include <semaphore.h>
void __VERIFIER_assume(int);
int mazurka_choose(int);
static long rem(long a, long b) { return b ? a % b : 0; }
";

/// The program uses something that is not printed as C.
struct NoCounterpart;

impl Tiny {
    /// The program in C, or nothing if it does something that is not printed: threads that are
    /// created later, messages and awaits.
    pub fn to_c(&self) -> Option<String> {
        let source = self.source();
        let (mut out, mut prologue) = (HEAD.to_string(), String::new());
        for object in &source.objects {
            let (name, value) = (&object.name, object.value);
            match object.kind {
                ObjectKind::Shared => writeln!(out, "long {name}_ = {value};").ok()?,
                ObjectKind::Mutex => writeln!(out, "pthread_mutex_t {name}_;").ok()?,
                ObjectKind::RwLock => writeln!(out, "pthread_rwlock_t {name}_;").ok()?,
                ObjectKind::Condvar => writeln!(out, "pthread_cond_t {name}_;").ok()?,
                ObjectKind::Semaphore => {
                    writeln!(out, "sem_t {name}_;").ok()?;
                    writeln!(prologue, "    sem_init(&{name}_, 0, {value});").ok()?;
                }
                ObjectKind::Barrier => {
                    writeln!(out, "pthread_barrier_t {name}_;").ok()?;
                    writeln!(prologue, "    pthread_barrier_init(&{name}_, 0, {value});").ok()?;
                }
                ObjectKind::Handler => return None,
            }
        }
        for thread in &source.threads {
            function(&mut out, thread).ok()?;
        }
        out += "int main(void) {\n    pthread_t t;\n";
        out += &prologue;
        for thread in &source.threads {
            writeln!(out, "    pthread_create(&t, 0, run_{}, 0);", thread.name).ok()?;
        }
        Some(out + "    return 0;\n}\n")
    }
}

fn function(out: &mut String, thread: &Thread) -> Result<(), NoCounterpart> {
    if thread.handler.is_some() {
        return Err(NoCounterpart);
    }
    let _ = writeln!(out, "static void *run_{}(void *argument) {{", thread.name);
    let mut registers = BTreeSet::new();
    thread.walk(&mut |stmt| registers.extend(stmt.into().map(str::to_string)));
    for register in registers {
        let _ = writeln!(out, "    volatile long {register} = 0;");
    }
    block(out, &thread.body, 1)?;
    out.push_str("    return 0;\n}\n");
    Ok(())
}

fn block(out: &mut String, body: &[Stmt], depth: usize) -> Result<(), NoCounterpart> {
    for stmt in body {
        let indent = "    ".repeat(depth);
        if let Stmt::If { test, then, otherwise } = stmt {
            let _ = writeln!(out, "{indent}if ({}) {{", condition(test));
            block(out, then, depth + 1)?;
            let _ = writeln!(out, "{indent}}} else {{");
            block(out, otherwise, depth + 1)?;
            let _ = writeln!(out, "{indent}}}");
        } else {
            let _ = writeln!(out, "{indent}{}", statement(stmt)?);
        }
    }
    Ok(())
}

fn statement(stmt: &Stmt) -> Result<String, NoCounterpart> {
    let assign = |into: &Option<String>, value: String| match into {
        Some(into) => format!("{into} = {value};"),
        None => format!("{value};"),
    };
    Ok(match stmt {
        Stmt::Store { to, value } => {
            format!("__atomic_store_n({}, {}, {ORDER});", address(to, false), expression(value))
        }
        Stmt::Load { into, from } => {
            format!("{into} = __atomic_load_n({}, {ORDER});", address(from, false))
        }
        Stmt::Let { into, value } => format!("{into} = {};", expression(value)),
        Stmt::Rmw { into, function, on, operand } => {
            let (name, signed) = builtin(*function);
            let place = address(on, signed);
            let call = format!("{name}({place}, {}, {ORDER})", atom(operand));
            let widened = if on.part == Part::Whole { call } else { format!("(unsigned){call}") };
            match into {
                Some(_) => assign(into, widened),
                None => format!("(void){widened};"),
            }
        }
        Stmt::Cas { into, on, expected, desired } => {
            let ty = if on.part == Part::Whole { "unsigned long" } else { "unsigned" };
            let (place, expected) = (address(on, false), atom(expected));
            let call = format!(
                "__atomic_compare_exchange_n({place}, &expected_, {}, 0, {ORDER}, {ORDER})",
                atom(desired)
            );
            format!("{{ {ty} expected_ = {expected}; {} }}", assign(into, call))
        }
        Stmt::Call { into, call, on } => {
            let (function, tries) = function_for(*call);
            match tries {
                true => assign(into, format!("{function}(&{on}_) == 0")),
                false => format!("{function}(&{on}_);"),
            }
        }
        Stmt::Wait { on, mutex } => format!("pthread_cond_wait(&{on}_, &{mutex}_);"),
        Stmt::Barrier { on } => format!("pthread_barrier_wait(&{on}_);"),
        Stmt::Choose { into, below } => format!("{into} = mazurka_choose({below});"),
        Stmt::Assume(test) => format!("__VERIFIER_assume({});", condition(test)),
        Stmt::Assert(test) => format!("assert({});", condition(test)),
        Stmt::Fence => format!("__atomic_thread_fence({ORDER});"),
        _ => return Err(NoCounterpart),
    })
}

/// The function for a call, and whether it returns a success.
fn function_for(call: Call) -> (&'static str, bool) {
    match call {
        Call::Lock => ("pthread_mutex_lock", false),
        Call::Unlock => ("pthread_mutex_unlock", false),
        Call::TryLock => ("pthread_mutex_trylock", true),
        Call::ReadLock => ("pthread_rwlock_rdlock", false),
        Call::WriteLock => ("pthread_rwlock_wrlock", false),
        Call::TryReadLock => ("pthread_rwlock_tryrdlock", true),
        Call::TryWriteLock => ("pthread_rwlock_trywrlock", true),
        Call::ReadUnlock | Call::WriteUnlock => ("pthread_rwlock_unlock", false),
        Call::SemWait => ("sem_wait", false),
        Call::SemTryWait => ("sem_trywait", true),
        Call::SemPost => ("sem_post", false),
        Call::NotifyOne => ("pthread_cond_signal", false),
        Call::NotifyAll => ("pthread_cond_broadcast", false),
    }
}

/// The builtin for a function, and whether it must see a signed type.
fn builtin(function: Rmw) -> (&'static str, bool) {
    match function {
        Rmw::Exchange => ("__atomic_exchange_n", false),
        Rmw::Add => ("__atomic_fetch_add", false),
        Rmw::And => ("__atomic_fetch_and", false),
        Rmw::Or => ("__atomic_fetch_or", false),
        Rmw::Xor => ("__atomic_fetch_xor", false),
        Rmw::Nand => ("__atomic_fetch_nand", false),
        Rmw::Max => ("__atomic_fetch_max", true),
        Rmw::Min => ("__atomic_fetch_min", true),
        Rmw::UMax => ("__atomic_fetch_max", false),
        Rmw::UMin => ("__atomic_fetch_min", false),
    }
}

/// A pointer to a variable or half of one.
fn address(var: &Var, signed: bool) -> String {
    let sign = if signed { "" } else { "unsigned " };
    let name = &var.name;
    match var.part {
        Part::Whole => format!("({sign}long *)&{name}_"),
        Part::Low => format!("({sign}int *)&{name}_"),
        Part::High => format!("(({sign}int *)&{name}_ + 1)"),
    }
}

fn atom(atom: &Atom) -> String {
    match atom {
        Atom::Register(name) => name.clone(),
        Atom::Constant(value) => format!("({value}l)"),
    }
}

fn expression(expr: &Expr) -> String {
    match expr {
        Expr::Atom(value) => atom(value),
        Expr::Binary(left, Arith::Rem, right) => format!("rem({}, {})", atom(left), atom(right)),
        Expr::Binary(left, arith, right) => {
            let symbol = Arith::ALL.iter().find(|(other, _)| other == arith).map_or("+", |s| s.1);
            let (left, right) = (atom(left), atom(right));
            format!("(long)((unsigned long){left} {symbol} (unsigned long){right})")
        }
    }
}

fn condition(test: &Test) -> String {
    let symbol = Relation::ALL.iter().find(|(other, _)| *other == test.relation);
    let symbol = symbol.map_or("==", |(_, symbol)| symbol);
    format!("{} {symbol} {}", expression(&test.left), atom(&test.right))
}
