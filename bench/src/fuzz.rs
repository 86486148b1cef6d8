//! Feeds the readers of files with broken input: they must answer, soon and without much memory.
//!
//! [`Kind`] and [`try_input`] are for the mutator (`make fuzz`); [`llvm`], [`tiny`] and [`saved`], which
//! panic if something is wrong, are the targets of coverage-guided fuzzing (`make fuzz-coverage`).

use crate::mutate::Corpus;
use mazurka_agree::{Policy, check, handlers_of, truth_with};
use mazurka_dpor::Algorithm;
use mazurka_engine::{Pending, Program, Run};
use mazurka_interp::{CompileOptions, Compiled};
use mazurka_report::{Saved, Style, junit, page, sarif, text};
use mazurka_tiny::Tiny;
use mazurka_trace::ThreadId;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};

/// How many visible operations of an accepted program are run.
const STEPS: usize = 40;

/// How far an input got.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reached {
    /// It cannot be parsed.
    Nothing,
    /// It was parsed, but is not well-formed.
    Parsed,
    /// It is well-formed.
    Verified,
    /// It was compiled and run for some steps.
    Run,
}

/// The kinds of files that are read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// LLVM IR.
    Llvm,
    /// Programs of the small language.
    Tiny,
    /// Saved traces.
    Saved,
}

impl Kind {
    /// The kind with a name.
    pub fn named(name: &str) -> Option<Kind> {
        match name {
            "llvm" => Some(Kind::Llvm),
            "tiny" => Some(Kind::Tiny),
            "saved" => Some(Kind::Saved),
            _ => None,
        }
    }

    /// The end of the names of its files, and where the repository has some.
    fn files(self) -> (&'static str, [&'static str; 2]) {
        match self {
            Kind::Llvm => ("ll", ["crates/ir/tests/ll", "bench/programs/fuzz"]),
            Kind::Tiny => ("tiny", ["examples", "fuzz/seeds/tiny"]),
            Kind::Saved => ("json", ["fuzz/seeds/saved", "fuzz/seeds/saved"]),
        }
    }
}

/// All files in these folders, recursively, whose names end so.
pub fn files(folders: &[PathBuf], end: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let mut work = folders.to_vec();
    while let Some(path) = work.pop() {
        if path.is_dir() {
            let entries = std::fs::read_dir(&path).into_iter().flatten().flatten();
            work.extend(entries.map(|entry| entry.path()));
        } else if path.extension().is_some_and(|extension| extension == end) {
            found.push(path);
        }
    }
    found.sort();
    found
}

/// The files of the repository that are mutated, and those in further folders.
pub fn corpus(kind: Kind, folders: &[PathBuf]) -> Corpus {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let (end, own) = kind.files();
    let mut all = folders.to_vec();
    all.extend(own.map(|folder| root.join(folder)));
    let read = |path: &PathBuf| std::fs::read(path).ok();
    Corpus::new(files(&all, end).iter().filter_map(read).collect())
}

/// The input with this seed.
pub fn input(corpus: &Corpus, seed: u64) -> Vec<u8> {
    corpus.mutant(&mut fastrand::Rng::with_seed(seed))
}

/// Gives an input to its reader, and if `deep`, to what comes after it. The error is the message of a
/// panic.
pub fn try_input(kind: Kind, text: &[u8], deep: bool) -> Result<Reached, String> {
    let read = || match (kind, std::str::from_utf8(text)) {
        (Kind::Llvm, _) => llvm(text, deep),
        (_, Err(_)) => Reached::Nothing,
        (Kind::Tiny, Ok(text)) if deep => tiny(text),
        (Kind::Tiny, Ok(text)) => match Tiny::parse(text) {
            Ok(_) => Reached::Verified,
            Err(_) => Reached::Nothing,
        },
        (Kind::Saved, Ok(text)) => saved(text),
    };
    catch_unwind(AssertUnwindSafe(read)).map_err(|panic| {
        let text = panic.downcast_ref::<String>().cloned();
        text.or_else(|| panic.downcast_ref::<&str>().map(ToString::to_string)).unwrap_or_default()
    })
}

/// Parses and verifies LLVM IR; if `deep`, also compiles it and makes some steps.
pub fn llvm(text: &[u8], deep: bool) -> Reached {
    let Ok(module) = mazurka_ir::parse("input", text) else { return Reached::Nothing };
    if mazurka_ir::verify(&module).is_err() {
        return Reached::Parsed;
    }
    if !deep {
        return Reached::Verified;
    }
    let options = CompileOptions {
        unroll: Some(3),
        max_local: Some(10_000_000),
        ..CompileOptions::default()
    };
    match Compiled::new("input", &String::from_utf8_lossy(text), options) {
        Ok(program) => {
            walk(&program);
            Reached::Run
        }
        Err(_) => Reached::Verified,
    }
}

/// Steps the first enabled thread repeatedly, then undoes everything.
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

/// The largest tiny program that is explored, in statements and threads.
const SMALL: (usize, usize) = (24, 5);

/// The most interleavings of a tiny program that are enumerated.
const INTERLEAVINGS: u64 = 300;

/// Parses a tiny program and prints it; explores it with every algorithm and with the enumeration
/// of all interleavings if it is small.
///
/// # Panics
/// If the printed program is another one, or an algorithm disagrees with the enumeration.
pub fn tiny(text: &str) -> Reached {
    let Ok(program) = Tiny::parse(text) else { return Reached::Nothing };
    assert_eq!(Tiny::parse(&program.to_string()).as_ref(), Ok(&program), "printed and parsed");
    let mut statements = 0;
    program.source().threads.iter().for_each(|thread| thread.walk(&mut |_| statements += 1));
    if statements > SMALL.0 || program.thread_count() > SMALL.1 {
        return Reached::Verified;
    }
    // The expressions of its paper cover a part of the language only.
    let algorithms = Algorithm::ALL.into_iter().filter(|&a| a != Algorithm::PopExpressions);
    for algorithm in algorithms {
        let truth = truth_with(&program, INTERLEAVINGS, &handlers_of(algorithm));
        let truth = truth.unwrap_or_else(|why| panic!("{why}\n{program}"));
        let Some(truth) = truth else { return Reached::Verified };
        if let Err(why) = check(&program, &truth, algorithm, Policy::Lowest) {
            panic!("{algorithm}: {why}\n{program}");
        }
    }
    Reached::Run
}

/// Reads a saved trace and writes it in every format.
///
/// # Panics
/// If what was read cannot be written and read again.
pub fn saved(input: &str) -> Reached {
    let Ok(saved) = Saved::read(input) else { return Reached::Nothing };
    let written = saved.write().expect("a trace can be written");
    Saved::read(&written).expect("a written trace can be read");
    for style in [
        Style { color: false, width: 80, all: false, compare: true },
        Style { color: true, width: 20, all: true, compare: true },
    ] {
        let shown = text(&saved.report, &saved.sources, style, "replay");
        junit(&saved.report, &shown);
    }
    sarif(&saved).expect("SARIF can be written");
    page(&saved, "replay", true).expect("a page can be written");
    Reached::Run
}
