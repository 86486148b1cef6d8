//! Shrinks a failing program.
//!
//! Greedy: each pass lists simpler versions of the program, the first that still fails is taken,
//! and passes are repeated until none of them finds anything. Every version is smaller than the
//! program it was made from (in threads, statements, variables, registers read or constants, in
//! this order), so this ends.

use crate::Tiny;
use crate::ast::{Atom, Expr, Source, Stmt, Test, Var};

/// Lists simpler versions of a program, the most promising first.
type Pass = fn(&Source) -> Vec<Source>;

const PASSES: [Pass; 6] =
    [without_thread, without_statement, with_one_arm, merged, with_smaller_numbers, without_object];

/// The smallest program that could be reached from `program` by simplifications that keep `fails`
/// true; `program` itself if it is false for all of them.
///
/// `fails` is asked about valid programs only, and not about `program`.
pub fn shrink(program: &Tiny, mut fails: impl FnMut(&Tiny) -> bool) -> Tiny {
    let mut smallest = program.clone();
    loop {
        let mut progress = false;
        for pass in PASSES {
            // After a success the candidates before this one are not tried again in this pass: they
            // did not fail in a larger program.
            let mut k = 0;
            while let Some(source) = pass(smallest.source()).into_iter().nth(k) {
                match Tiny::new(source) {
                    Ok(candidate) if fails(&candidate) => {
                        smallest = candidate;
                        progress = true;
                    }
                    _ => k += 1,
                }
            }
        }
        if !progress {
            return smallest;
        }
    }
}

/// Removes a thread, and the statements that name it.
fn without_thread(source: &Source) -> Vec<Source> {
    let without = |k: usize| {
        let mut rest = source.clone();
        let gone = rest.threads.remove(k).name;
        for thread in &mut rest.threads {
            forget(&mut thread.body, &gone);
        }
        rest
    };
    (0..source.threads.len()).map(without).collect()
}

fn forget(body: &mut Vec<Stmt>, gone: &str) {
    body.retain_mut(|stmt| match stmt {
        Stmt::Spawn { thread } | Stmt::Join { thread } | Stmt::Post { thread } => thread != gone,
        Stmt::If { then, otherwise, .. } => {
            forget(then, gone);
            forget(otherwise, gone);
            true
        }
        _ => true,
    });
}

/// Removes a statement.
fn without_statement(source: &Source) -> Vec<Source> {
    edited(source, &mut |body, at| {
        body.remove(at);
        true
    })
}

/// Replaces an `if` by one of its arms.
fn with_one_arm(source: &Source) -> Vec<Source> {
    let mut found = Vec::new();
    for wanted in [true, false] {
        found.extend(edited(source, &mut |body, at| {
            let Stmt::If { then, otherwise, .. } = &mut body[at] else { return false };
            let arm = std::mem::take(if wanted { then } else { otherwise });
            body.splice(at..=at, arm);
            true
        }));
    }
    found
}

/// One version for each statement that `edit` changes; it is given the block and the place of the
/// statement in it, and says whether it changed anything.
fn edited(source: &Source, edit: &mut dyn FnMut(&mut Vec<Stmt>, usize) -> bool) -> Vec<Source> {
    let mut found = Vec::new();
    for (k, thread) in source.threads.iter().enumerate() {
        let mut statements = 0;
        thread.walk(&mut |_| statements += 1);
        for number in 0..statements {
            let mut version = source.clone();
            let mut countdown = number;
            if edit_statement(&mut version.threads[k].body, &mut countdown, edit) == Some(true) {
                found.push(version);
            }
        }
    }
    found
}

/// Applies `edit` to the statement that follows `countdown` others, if there is one.
fn edit_statement(
    body: &mut Vec<Stmt>,
    countdown: &mut usize,
    edit: &mut dyn FnMut(&mut Vec<Stmt>, usize) -> bool,
) -> Option<bool> {
    for at in 0..body.len() {
        if *countdown == 0 {
            return Some(edit(body, at));
        }
        *countdown -= 1;
        if let Stmt::If { then, otherwise, .. } = &mut body[at] {
            for arm in [then, otherwise] {
                if let Some(changed) = edit_statement(arm, countdown, edit) {
                    return Some(changed);
                }
            }
        }
    }
    None
}

/// Replaces an object by an earlier one of the same kind.
fn merged(source: &Source) -> Vec<Source> {
    let mut found = Vec::new();
    for (k, gone) in source.objects.iter().enumerate() {
        for kept in source.objects[..k].iter().filter(|object| object.kind == gone.kind) {
            let mut version = source.clone();
            version.objects.remove(k);
            for thread in &mut version.threads {
                rename(thread.handler.iter_mut(), &gone.name, &kept.name);
                for_each_mut(&mut thread.body, &mut |stmt| {
                    rename(objects_mut(stmt).into_iter(), &gone.name, &kept.name);
                });
            }
            found.push(version);
        }
    }
    found
}

fn rename<'a>(names: impl Iterator<Item = &'a mut String>, from: &str, to: &str) {
    for name in names.filter(|name| *name == from) {
        *name = to.to_string();
    }
}

/// Removes an object; the result is valid only if nothing uses it.
fn without_object(source: &Source) -> Vec<Source> {
    let without = |k: usize| {
        let mut rest = source.clone();
        rest.objects.remove(k);
        rest
    };
    (0..source.objects.len()).map(without).collect()
}

/// Brings a number nearer to 0, or replaces a register that is read by 0.
fn with_smaller_numbers(source: &Source) -> Vec<Source> {
    let mut sites = 0;
    for_each_site(&mut source.clone(), &mut |_| sites += 1);
    let mut found = Vec::new();
    for (number, choice) in (0..sites).flat_map(|n| (0..SMALLER).map(move |choice| (n, choice))) {
        let mut version = source.clone();
        let (mut at, mut changed) = (0, false);
        for_each_site(&mut version, &mut |site| {
            changed |= at == number && site.shrink(choice);
            at += 1;
        });
        if changed {
            found.push(version);
        }
    }
    found
}

/// A number, or an atom that could be one.
enum Site<'a> {
    Atom(&'a mut Atom),
    Number(&'a mut i64),
    Count(&'a mut u32),
}

/// How many smaller values are tried in place of one.
const SMALLER: usize = 3;

/// The `choice`-th number to try in place of `value`, if it is smaller.
fn smaller(value: i64, choice: usize) -> Option<i64> {
    let candidate = match choice {
        0 => 0,
        1 => value / 2,
        _ => value - value.signum(),
    };
    (candidate.unsigned_abs() < value.unsigned_abs()).then_some(candidate)
}

impl Site<'_> {
    /// Replaces it by something smaller; whether there is such a thing.
    fn shrink(self, choice: usize) -> bool {
        match self {
            Site::Atom(Atom::Constant(value)) => Site::Number(value).shrink(choice),
            Site::Atom(atom) => {
                *atom = Atom::Constant(0);
                choice == 0
            }
            Site::Number(value) => {
                let candidate = smaller(*value, choice);
                *value = candidate.unwrap_or(*value);
                candidate.is_some()
            }
            Site::Count(count) => {
                let candidate = smaller(i64::from(*count), choice);
                *count = candidate.map_or(*count, |value| value as u32);
                candidate.is_some()
            }
        }
    }
}

fn for_each_site(source: &mut Source, visit: &mut dyn FnMut(Site<'_>)) {
    for object in &mut source.objects {
        if object.kind.has_value() {
            visit(Site::Number(&mut object.value));
        }
    }
    for thread in &mut source.threads {
        for_each_mut(&mut thread.body, &mut |stmt| {
            if let Stmt::Choose { below, .. } = stmt {
                visit(Site::Count(below));
            }
            atoms_mut(stmt).into_iter().for_each(|atom| visit(Site::Atom(atom)));
        });
    }
}

fn for_each_mut(body: &mut [Stmt], visit: &mut dyn FnMut(&mut Stmt)) {
    for stmt in body {
        visit(stmt);
        if let Stmt::If { then, otherwise, .. } = stmt {
            for_each_mut(then, visit);
            for_each_mut(otherwise, visit);
        }
    }
}

/// The atoms that a statement reads, not those of statements inside it.
fn atoms_mut(stmt: &mut Stmt) -> Vec<&mut Atom> {
    fn of_expr(expr: &mut Expr) -> Vec<&mut Atom> {
        match expr {
            Expr::Atom(atom) => vec![atom],
            Expr::Binary(left, _, right) => vec![left, right],
        }
    }
    fn of_test(test: &mut Test) -> Vec<&mut Atom> {
        let mut atoms = of_expr(&mut test.left);
        atoms.push(&mut test.right);
        atoms
    }
    match stmt {
        Stmt::Store { value, .. } | Stmt::Let { value, .. } => of_expr(value),
        Stmt::Rmw { operand, .. } | Stmt::Await { operand, .. } => vec![operand],
        Stmt::Cas { expected, desired, .. } => vec![expected, desired],
        Stmt::ExchangeAwait { operand, value, .. } => vec![operand, value],
        Stmt::Assume(test) | Stmt::Assert(test) | Stmt::If { test, .. } => of_test(test),
        _ => Vec::new(),
    }
}

/// The names of the objects on which a statement acts, not those of statements inside it.
fn objects_mut(stmt: &mut Stmt) -> Vec<&mut String> {
    match stmt {
        Stmt::Store { to: Var { name, .. }, .. }
        | Stmt::Load { from: Var { name, .. }, .. }
        | Stmt::Rmw { on: Var { name, .. }, .. }
        | Stmt::Cas { on: Var { name, .. }, .. }
        | Stmt::Await { on: Var { name, .. }, .. }
        | Stmt::ExchangeAwait { on: Var { name, .. }, .. }
        | Stmt::Call { on: name, .. }
        | Stmt::Barrier { on: name } => vec![name],
        Stmt::Wait { on, mutex } => vec![on, mutex],
        _ => Vec::new(),
    }
}
