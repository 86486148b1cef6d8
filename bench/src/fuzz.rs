//! Feeds a front end with broken programs: it must answer, soon and without much memory.

use crate::mutate::Corpus;
use mazurka_engine::{Pending, Program, Run};
use mazurka_interp::{CompileOptions, Compiled};
use mazurka_trace::ThreadId;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};

/// How many visible operations of a program that was accepted are tried.
const STEPS: usize = 40;

/// How far an input came.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reached {
    /// It is no program.
    Nothing,
    /// It was read, and what was read is not well-formed.
    Parsed,
    /// It is well-formed.
    Verified,
    /// It can be executed, and was, for some steps.
    Run,
}

/// All `.ll` files in folders, and in the folders in them.
pub fn files(folders: &[PathBuf]) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let mut work = folders.to_vec();
    while let Some(path) = work.pop() {
        if path.is_dir() {
            let entries = std::fs::read_dir(&path).into_iter().flatten().flatten();
            work.extend(entries.map(|entry| entry.path()));
        } else if path.extension().is_some_and(|extension| extension == "ll") {
            found.push(path);
        }
    }
    found.sort();
    found
}

/// The files of the repository that inputs are made from.
pub fn corpus(folders: &[PathBuf]) -> Corpus {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut all = folders.to_vec();
    all.extend(["crates/ir/tests/ll", "bench/programs/fuzz"].map(|folder| root.join(folder)));
    let read = |path: &PathBuf| std::fs::read(path).ok();
    Corpus::new(files(&all).iter().filter_map(read).collect())
}

/// The input with a number.
pub fn input(corpus: &Corpus, seed: u64) -> Vec<u8> {
    corpus.mutant(&mut fastrand::Rng::with_seed(seed))
}

/// Gives an input to the front end. The error is what a panic said.
pub fn try_input(text: &[u8], deep: bool) -> Result<Reached, String> {
    catch_unwind(AssertUnwindSafe(|| answer(text, deep))).map_err(|panic| {
        let text = panic.downcast_ref::<String>().cloned();
        text.or_else(|| panic.downcast_ref::<&str>().map(ToString::to_string)).unwrap_or_default()
    })
}

fn answer(text: &[u8], deep: bool) -> Reached {
    let Ok(module) = mazurka_ir::parse("input", text) else { return Reached::Nothing };
    if mazurka_ir::verify(&module).is_err() {
        return Reached::Parsed;
    }
    if !deep {
        return Reached::Verified;
    }
    let options = CompileOptions { unroll: Some(3), ..CompileOptions::default() };
    match Compiled::new("input", &String::from_utf8_lossy(text), options) {
        Ok(program) => {
            walk(&program);
            Reached::Run
        }
        Err(_) => Reached::Verified,
    }
}

/// Lets the first thread that can move make a step, some times; then goes all the way back.
fn walk(program: &Compiled) {
    let mut run = program.start();
    for _ in 0..STEPS {
        let threads = (0..8).map(ThreadId);
        let mut able = threads
            .filter(|&thread| matches!(run.pending(thread), Pending::Op { enabled: true, .. }));
        let Some(thread) = able.next() else { break };
        run.step(thread, 0);
    }
    run.move_to(0);
}
