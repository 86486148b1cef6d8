//! Programs within what the paper on parsimonious race reversal covers: reads, writes and
//! read-modify-writes that always write.

use fastrand::Rng;
use mazurka_tiny::Tiny;
use mazurka_tiny::ast::{Part, Stmt, Thread, Var};
use mazurka_trace::Rmw;
use std::fmt::Write;

/// The program with everything else replaced or left out: a compare-and-swap is an exchange, what
/// awaits does not wait, results that are unused go into a register so that nothing commutes, and
/// there are no locks and no choices. `None` if that needs more registers than there are.
pub fn covered(program: &Tiny) -> Option<Tiny> {
    let mut source = program.source().clone();
    for Thread { handler, body, .. } in &mut source.threads {
        if handler.is_some() {
            return None;
        }
        *body = statements(body);
    }
    Tiny::new(source).ok()
}

fn statements(body: &[Stmt]) -> Vec<Stmt> {
    body.iter().filter_map(statement).collect()
}

fn statement(stmt: &Stmt) -> Option<Stmt> {
    let whole = |var: &Var| Var { name: var.name.clone(), part: Part::Whole };
    let used = |into: &Option<String>| into.clone().unwrap_or_else(|| "unused".to_string());
    let rmw = |into, function, on, operand| {
        let (into, on) = (Some(used(into)), whole(on));
        Stmt::Rmw { into, function, on, operand }
    };
    Some(match stmt {
        Stmt::Store { to, value } => Stmt::Store { to: whole(to), value: value.clone() },
        Stmt::Load { into, from } => Stmt::Load { into: into.clone(), from: whole(from) },
        Stmt::Await { into, on, .. } => Stmt::Load { into: used(into), from: whole(on) },
        Stmt::Rmw { into, function, on, operand } => rmw(into, *function, on, operand.clone()),
        Stmt::Cas { into, on, desired, .. } => rmw(into, Rmw::Exchange, on, desired.clone()),
        Stmt::ExchangeAwait { into, on, value, .. } => rmw(into, Rmw::Exchange, on, value.clone()),
        Stmt::If { test, then, otherwise } => {
            let (then, otherwise) = (statements(then), statements(otherwise));
            Stmt::If { test: test.clone(), then, otherwise }
        }
        Stmt::Choose { .. }
        | Stmt::Call { .. }
        | Stmt::Wait { .. }
        | Stmt::Barrier { .. }
        | Stmt::Post { .. } => return None,
        Stmt::Let { .. }
        | Stmt::Spawn { .. }
        | Stmt::Join { .. }
        | Stmt::Fence
        | Stmt::Assume(_)
        | Stmt::Assert(_) => stmt.clone(),
    })
}

/// A program of many short threads, most of which read: this is where sleep sets matter. It has too
/// many interleavings to be enumerated; algorithms can be compared with each other on it.
pub fn wide(rng: &mut Rng) -> Tiny {
    let variables = &["x", "y", "z", "g"][..rng.usize(2..=4)];
    let mut text = format!("shared {}\n", variables.join(" "));
    let threads = rng.usize(4..=6);
    let mut left = rng.usize(9..=13);
    for thread in 0..threads {
        let most = (left + thread + 1 - threads).clamp(1, 3);
        let operations = rng.usize(1..=most);
        left = left.saturating_sub(operations).max(threads - thread);
        let line: Vec<String> = (0..operations).map(|_| operation(variables, rng)).collect();
        _ = writeln!(text, "t{thread}: {}", line.join("; "));
    }
    match Tiny::parse(&text) {
        Ok(program) => program,
        Err(error) => panic!("a program that is not one: {error}\n{text}"),
    }
}

fn operation(variables: &[&str], rng: &mut Rng) -> String {
    let x = variables[rng.usize(..variables.len())];
    match rng.u32(..20) {
        0..11 => format!("a := {x}"),
        11..19 => format!("{x} := {}", rng.u32(1..3)),
        _ => format!("b := faa {x} 1"),
    }
}
