//! Checks a program as a whole: names, numbers, and which thread creates which.

use crate::ast::{ObjectKind, Source, Stmt, Thread, is_name};
use crate::code::{BARRIERS, QUEUED_THREADS};
use std::fmt;

/// How deeply blocks may be nested.
pub(crate) const DEPTH: usize = 64;

/// How many statements a program may have after repetitions are unrolled.
pub(crate) const STATEMENTS: usize = 100_000;

/// Why a structure is not a program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Invalid {
    /// The number of the thread with the error, in textual order, if it is in one.
    pub thread: Option<usize>,
    /// The offending name.
    pub name: String,
    /// What is wrong with it.
    pub message: String,
    /// What to do about it.
    pub hint: String,
}

impl fmt::Display for Invalid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} (hint: {})", self.message, self.hint)
    }
}

impl std::error::Error for Invalid {}

/// The error `message` about `name`, which is quoted in front of it.
pub(crate) fn invalid<T>(
    thread: Option<usize>,
    name: &str,
    message: impl fmt::Display,
    hint: impl Into<String>,
) -> Result<T, Invalid> {
    let message = format!("`{name}` {message}");
    Err(Invalid { thread, name: name.to_string(), message, hint: hint.into() })
}

/// For each thread in textual order, whether it exists from the start.
pub(crate) fn check(source: &Source) -> Result<Vec<bool>, Invalid> {
    check_objects(source)?;
    check_threads(source)?;
    check_barriers(source)?;
    let creators = creators(source)?;
    check_reached(source, &creators)?;
    Ok(creators.iter().map(Option::is_none).collect())
}

fn check_objects(source: &Source) -> Result<(), Invalid> {
    let objects = &source.objects;
    for (k, object) in objects.iter().enumerate() {
        let name = object.name.as_str();
        if !is_name(name) {
            return invalid(None, name, "cannot be the name of an object", NAMES);
        }
        if objects[..k].iter().any(|other| other.name == name) {
            return invalid(None, name, "is declared twice", "give one of them another name");
        }
        let allowed = match object.kind {
            ObjectKind::Shared => i64::MIN..=i64::MAX,
            ObjectKind::Semaphore => 0..=i64::from(u32::MAX),
            ObjectKind::Barrier => 1..=i64::from(u32::MAX),
            _ => 0..=0,
        };
        if !allowed.contains(&object.value) {
            let (low, high) = allowed.into_inner();
            let hint = format!("the number must be from {low} to {high}");
            return invalid(None, name, format!("cannot begin with {}", object.value), hint);
        }
    }
    let last = |kind| objects.iter().rfind(|object| object.kind == kind);
    if let Some(condvar) = last(ObjectKind::Condvar)
        && source.threads.len() > QUEUED_THREADS
    {
        let message = format!("is a condition variable among more than {QUEUED_THREADS} threads");
        return invalid(None, &condvar.name, message, "use fewer threads");
    }
    if let Some(barrier) = last(ObjectKind::Barrier)
        && objects.iter().filter(|object| object.kind == ObjectKind::Barrier).count() > BARRIERS
    {
        let message = format!("is one barrier more than the {BARRIERS} that a program may have");
        return invalid(None, &barrier.name, message, "use one barrier several times");
    }
    Ok(())
}

const NAMES: &str = "a name is a letter or `_`, then letters, digits or `_`, and not a keyword";

fn check_threads(source: &Source) -> Result<(), Invalid> {
    if source.threads.is_empty() {
        return Err(Invalid {
            thread: None,
            name: String::new(),
            message: "there is no thread".to_string(),
            hint: "write one as `name: statements`".to_string(),
        });
    }
    let mut statements = 0;
    for (k, thread) in source.threads.iter().enumerate() {
        let name = thread.name.as_str();
        if !is_name(name) {
            return invalid(Some(k), name, "cannot be the name of a thread", NAMES);
        }
        if source.threads[..k].iter().any(|other| other.name == name) {
            let hint = "every thread has its own name";
            return invalid(Some(k), name, "is already a thread", hint);
        }
        if depth(&thread.body) > DEPTH {
            let message = format!("has blocks more than {DEPTH} deep");
            return invalid(Some(k), name, message, "write the branches one after another");
        }
        thread.walk(&mut |_| statements += 1);
        if statements > STATEMENTS {
            let message = format!("takes the program beyond {STATEMENTS} statements");
            return invalid(Some(k), name, message, "repeat less often");
        }
    }
    Ok(())
}

fn depth(body: &[Stmt]) -> usize {
    let inner = |stmt: &Stmt| match stmt {
        Stmt::If { then, otherwise, .. } => 1 + depth(then).max(depth(otherwise)),
        _ => 0,
    };
    body.iter().map(inner).max().unwrap_or(0)
}

/// Rejects a barrier that more threads use than it has parties: which of them meet would depend on
/// the order of arrivals, which operations on barriers do not record.
fn check_barriers(source: &Source) -> Result<(), Invalid> {
    for barrier in source.objects.iter().filter(|object| object.kind == ObjectKind::Barrier) {
        let users = barrier_users(&source.threads, &barrier.name);
        if users as i64 > barrier.value {
            let message = format!("is a barrier for {} threads, used by {users}", barrier.value);
            let hint = format!("declare it as `barrier {}={users}`", barrier.name);
            return invalid(None, &barrier.name, message, hint);
        }
    }
    Ok(())
}

/// How many threads use the barrier called `name`.
pub(crate) fn barrier_users(threads: &[Thread], name: &str) -> usize {
    let uses = |thread: &&Thread| {
        let mut found = false;
        thread.walk(&mut |stmt| found |= matches!(stmt, Stmt::Barrier { on } if on == name));
        found
    };
    threads.iter().filter(uses).count()
}

/// For each thread, the one that creates it.
fn creators(source: &Source) -> Result<Vec<Option<usize>>, Invalid> {
    let mut creators = vec![None; source.threads.len()];
    for (k, thread) in source.threads.iter().enumerate() {
        let mut result = Ok(());
        thread.walk(&mut |stmt| {
            if let (Some(name), Ok(())) = (stmt.creates(), &result) {
                result = record(source, &mut creators, k, name, matches!(stmt, Stmt::Post { .. }));
            }
        });
        result?;
    }
    for (k, thread) in source.threads.iter().enumerate() {
        if thread.handler.is_some() && creators[k].is_none() {
            let hint = format!("post it with `post {}`", thread.name);
            return invalid(Some(k), &thread.name, "is a message that is never posted", hint);
        }
    }
    Ok(creators)
}

/// Records that the thread with number `creator` creates the one called `name`.
fn record(
    source: &Source,
    creators: &mut [Option<usize>],
    creator: usize,
    name: &str,
    posted: bool,
) -> Result<(), Invalid> {
    let Some(child) = source.threads.iter().position(|thread| thread.name == name) else {
        let hint = format!("write it as `{name}: statements`");
        return invalid(Some(creator), name, "is not a thread of this program", hint);
    };
    match (posted, source.threads[child].handler.is_some()) {
        (true, false) => {
            let hint = format!("spawn it, or give it a handler: `{name}@h: statements`");
            return invalid(Some(creator), name, "is a thread and cannot be posted", hint);
        }
        (false, true) => {
            let hint = format!("use `post {name}`");
            return invalid(Some(creator), name, "is a message and cannot be spawned", hint);
        }
        _ => {}
    }
    if creators[child].is_some() {
        let hint = "each thread or message is created by one statement, which is not repeated";
        return invalid(Some(creator), name, "is created twice", hint);
    }
    creators[child] = Some(creator);
    Ok(())
}

/// Rejects threads that create each other in a cycle, so that none of them ever begins.
fn check_reached(source: &Source, creators: &[Option<usize>]) -> Result<(), Invalid> {
    for (k, thread) in source.threads.iter().enumerate() {
        // A chain of ancestors without a cycle is shorter than the number of threads.
        let ancestors = std::iter::successors(creators[k], |&parent| creators[parent]);
        if ancestors.take(creators.len()).count() == creators.len() {
            let hint = "a thread cannot create itself, nor those that create it";
            return invalid(Some(k), &thread.name, "is created only by its own children", hint);
        }
    }
    Ok(())
}
