//! The transition cache makes no difference: every program of `tests/programs` that is C and needs no options
//! does the same, event by event, with and without it.

mod support;

use mazurka_interp::CompileOptions;
use std::fs;
use std::path::{Path, PathBuf};

/// Interleavings that are compared of each program.
const MAX_INTERLEAVINGS: u64 = 300;

fn programs(folder: &Path, found: &mut Vec<PathBuf>) {
    let entries = fs::read_dir(folder).unwrap_or_else(|e| panic!("{}: {e}", folder.display()));
    for path in entries.flatten().map(|entry| entry.path()) {
        if path.is_dir() {
            programs(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "c") {
            found.push(path);
        }
    }
}

#[test]
fn cached_transitions_make_no_difference() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/programs");
    let mut files = Vec::new();
    for folder in ["pass", "fail", "blocked"] {
        programs(&root.join(folder), &mut files);
    }
    files.sort();
    let mut compared = 0;
    for file in files {
        let text = fs::read_to_string(&file).unwrap_or_else(|e| panic!("{}: {e}", file.display()));
        if text.lines().next() != Some("// mazurka:") || text.contains("#include \"") {
            continue;
        }
        let (name, ir) = (file.display().to_string(), support::compile(&text));
        let options = CompileOptions {
            loop_purity: true,
            awaits: true,
            undefined: true,
            ..CompileOptions::default()
        };
        compared += usize::from(
            support::with_transition_cache(&name, &ir, options, MAX_INTERLEAVINGS).is_some(),
        );
    }
    assert!(compared > 150, "{compared}");
}
