//! The corpus, compiled by every clang of this machine, is read, verified, printed and compared.

mod support;

use mazurka_ir::{Module, parse, print, verify};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use support::clang::{self, CONFIGS, Clang};
use support::{compare, scan};

/// What has been read, for the log.
#[derive(Default)]
struct Counts {
    files: usize,
    bytes: usize,
    functions: usize,
    instructions: usize,
    unsupported: BTreeMap<String, usize>,
}

struct Job<'a> {
    clang: &'a Clang,
    program: PathBuf,
    config: (&'static str, &'static [&'static str]),
}

#[test]
fn corpus_is_read_printed_and_read_again() {
    let clangs = clang::all();
    if clangs.is_empty() {
        eprintln!("SKIPPED: no clang from 14 to 22 was found, so the corpus was not compiled.");
        return;
    }
    let mut jobs = Vec::new();
    for clang in &clangs {
        if !clang.cxx {
            eprintln!("SKIPPED: {} finds no C++ library, so it compiles C only.", clang.command);
        }
        for program in clang::programs().into_iter().filter(|p| clang.can_compile(p)) {
            jobs.extend(CONFIGS.map(|config| Job { clang, program: program.clone(), config }));
        }
    }
    let next = AtomicUsize::new(0);
    let counts: Mutex<BTreeMap<u32, Counts>> = Mutex::default();
    let failures: Mutex<Vec<String>> = Mutex::default();
    let workers = std::thread::available_parallelism().map_or(1, |n| n.get());
    std::thread::scope(|scope| {
        for _ in 0..workers {
            scope.spawn(|| {
                while let Some(job) = jobs.get(next.fetch_add(1, Ordering::Relaxed)) {
                    if let Err(message) = check(job, &counts) {
                        let place = format!(
                            "{} {} {}",
                            job.clang.command,
                            job.program.display(),
                            job.config.0
                        );
                        failures.lock().unwrap().push(format!("{place}: {message}"));
                    }
                }
            });
        }
    });
    for (major, c) in counts.lock().unwrap().iter() {
        eprintln!(
            "clang {major}: {} files, {} bytes, {} functions, {} instructions; not supported: {:?}",
            c.files, c.bytes, c.functions, c.instructions, c.unsupported
        );
    }
    let failures = failures.into_inner().unwrap();
    let shown = failures.iter().take(5).cloned().collect::<Vec<_>>().join("\n\n");
    assert!(failures.is_empty(), "{} of {} failed:\n{shown}", failures.len(), jobs.len());
}

fn check(job: &Job<'_>, counts: &Mutex<BTreeMap<u32, Counts>>) -> Result<(), String> {
    let text = job.clang.compile(&job.program, job.config.1)?;
    let module = parse("original", &text).map_err(|e| e.to_string())?;
    verify(&module).map_err(|errors| errors[0].to_string())?;
    let printed = print(&module);
    let again = parse("printed", printed.as_bytes()).map_err(|e| e.to_string())?;
    verify(&again).map_err(|errors| errors[0].to_string())?;
    compare::same(&module, &again)?;
    scans_agree(&module, &String::from_utf8_lossy(&text), &printed)?;
    supported(&module, &job.program)?;
    job.clang.accepts(&printed)?;
    let mut counts = counts.lock().unwrap();
    count(counts.entry(job.clang.major).or_default(), &module, text.len());
    Ok(())
}

/// The scanner sees the same tokens in both texts.
fn scans_agree(module: &Module, original: &str, printed: &str) -> Result<(), String> {
    let (a, b) = (scan::scan(original), scan::scan(printed));
    for global in module.globals.iter().filter(|g| g.unsupported.is_none()) {
        let find = |s: &scan::Scan| {
            s.globals.iter().find(|(n, _)| bare(n) == *global.name).map(|(_, t)| t.join(" "))
        };
        let (x, y) = (find(&a), find(&b));
        if x.is_none() || x != y {
            return Err(format!("@{} differs:\n  {x:?}\n  {y:?}", global.name));
        }
    }
    let mut seen = 0;
    for (name, x) in &a.functions {
        let Some(id) = module.function_named(&bare(name)) else {
            return Err(format!("{name} was not read"));
        };
        if module.function(id).unsupported.is_some() {
            continue;
        }
        let y = b.functions.get(name).ok_or(format!("{name} was not printed"))?;
        seen += 1;
        if x.header != y.header {
            return Err(format!("{name}:\n  {}\n  {}", x.header.join(" "), y.header.join(" ")));
        }
        let lines = |s: &scan::Scanned| -> Vec<String> {
            let blocks = s.blocks.iter();
            let lines = blocks.flat_map(|(label, insts)| {
                std::iter::once(format!("{label}:")).chain(insts.iter().map(|i| i.join(" ")))
            });
            lines.collect()
        };
        let (x, y) = (lines(x), lines(y));
        for i in 0..x.len().max(y.len()) {
            if x.get(i) != y.get(i) {
                return Err(format!("{name}:\n  {:?}\n  {:?}", x.get(i), y.get(i)));
            }
        }
    }
    let defined = module.functions.iter().filter(|f| f.entry().is_some()).count();
    if seen != defined { Err(format!("{seen} functions of {defined} compared")) } else { Ok(()) }
}

/// A name without its sigil and quotes, unescaped.
fn bare(name: &str) -> String {
    let name = name.trim_start_matches('@').trim_matches('"');
    name.replace("\\01", "\u{1}")
}

/// Only the programs that say so may need something unsupported, and none in what they call.
fn supported(module: &Module, program: &Path) -> Result<(), String> {
    let name = program.file_name().unwrap_or_default().to_string_lossy();
    let expected = ["vectors.c", "labels.c", "long_double.c", "complex.c", "half.c", "bitint.c"];
    let reached = mazurka_ir::Reach::of_program(module);
    let needed = reached.unsupported(module);
    if !needed.is_empty() {
        return Err(format!("needed but not supported: {needed:?}"));
    }
    let found = module.functions.iter().find(|f| f.unsupported.is_some());
    if let (Some(f), false) = (found, expected.contains(&&*name)) {
        return Err(format!("@{}: {:?}", f.name, f.unsupported));
    }
    Ok(())
}

fn count(counts: &mut Counts, module: &Module, bytes: usize) {
    counts.files += 1;
    counts.bytes += bytes;
    for function in &module.functions {
        counts.functions += usize::from(function.entry().is_some());
        counts.instructions += function.blocks().map(|(_, b)| b.insts.len()).sum::<usize>();
        if let Some(reason) = &function.unsupported {
            *counts.unsupported.entry(reason.construct.to_string()).or_default() += 1;
        }
    }
}
