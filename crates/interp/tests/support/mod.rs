//! What tests of C programs share: clang, and a comparison with and without the transition cache.

#![allow(dead_code, reason = "each test uses a part of it")]

use mazurka_dpor::naive::Naive;
use mazurka_engine::{Execution, Limits, Program as _, explore};
use mazurka_interp::{CompileOptions, Compiled, CompiledRun, States};
use mazurka_trace::Event;
use std::io::Write;
use std::ops::ControlFlow;
use std::process::{Command, Stdio};

/// Compiles C to LLVM IR, with the first clang that is found.
pub(crate) fn compile(source: &str) -> String {
    let names = std::env::var("CLANG").into_iter().chain(["clang".to_string()]);
    let versions = (14..=22).rev().map(|version| format!("clang-{version}"));
    for clang in names.chain(versions) {
        let flags = ["-S", "-emit-llvm", "-O0", "-Xclang", "-disable-O0-optnone", "-w", "-x", "c"];
        let child = Command::new(&clang)
            .args(flags)
            .args(["-D__MAZURKA__", "-I", concat!(env!("CARGO_MANIFEST_DIR"), "/../../include")])
            .args(["-o", "-", "-"])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn();
        let Ok(mut child) = child else { continue };
        if let Some(mut stdin) = child.stdin.take() {
            stdin.write_all(source.as_bytes()).expect("clang reads its input");
        }
        let output = child.wait_with_output().expect("clang ends");
        assert!(output.status.success(), "clang refuses\n{source}");
        return String::from_utf8(output.stdout).expect("IR is text");
    }
    panic!("no clang was found: `make test` installs it");
}

/// The first interleavings of a program, event by event, with all operations and words.
fn interleavings(program: &Compiled, most: u64) -> Vec<Event> {
    let mut events = Vec::new();
    let limits = Limits { max_executions: most, max_steps: 2000, ..Limits::default() };
    let mut note = |e: &Execution, _: &CompiledRun, _| {
        events.extend(e.events());
        ControlFlow::Continue(())
    };
    explore(program.start(), &mut Naive::default(), limits, &mut note);
    events
}

/// Checks that the transition cache makes no difference: it is disabled where keys of states are kept.
/// Returns the program that uses it, or nothing if it is refused.
pub(crate) fn with_transition_cache(
    name: &str,
    ir: &str,
    options: CompileOptions,
    most: u64,
) -> Option<Compiled> {
    let compiled = |states| Compiled::new(name, ir, CompileOptions { states, ..options }).ok();
    let (computed, cached) = (compiled(States::Known)?, compiled(States::Unknown)?);
    let (expected, found) = (interleavings(&computed, most), interleavings(&cached, most));
    let first = expected.iter().zip(&found).find(|(expected, found)| expected != found);
    assert!(expected == found, "{name}: {first:#?}\n{ir}");
    Some(cached)
}
