//! C++ programs that are compiled against libc++ have the verdicts that they have with libstdc++.
//!
//! Programs that are about libc++ itself are in `tests/libcxx`; the head of each file says what is expected of it, as in
//! `tests/programs`. `make test` installs libc++ where apt can.

mod cases;
mod support;

use cases::described::{c_files, described};
use cases::{Case, check};
use std::process::{Command, Stdio};
use support::repository;

/// Programs of `tests/programs` that are the same with libc++, apart from messages: those that use threads, locks,
/// containers, streams and exceptions of the library.
const ALIKE: [&str; 7] = [
    "blocked/cxx/",
    "fail/cxx/",
    "fail/cxx20/",
    "pass/cxx/",
    "pass/cxx20/",
    "pass/exceptions/",
    "blocked/exceptions/",
];

/// Those that are not, and why. `pass/exceptions/library.cpp` has a counterpart in `tests/libcxx`.
const DIFFERENT: [(&str, &str); 3] = [
    ("fail/cxx/bounded_queue_if.cpp", "libc++ 14 does not assert that a queue is not empty"),
    ("fail/cxx20/jthread.cpp", "libc++ has no std::jthread unless experiments are enabled"),
    ("pass/exceptions/library.cpp", "it compares what exceptions of libstdc++ say"),
];

/// Whether clang finds the headers of libc++.
fn is_installed() -> bool {
    let clang = std::env::var("CLANG").unwrap_or_else(|_| "clang".to_owned());
    let mut command = Command::new(clang);
    command.args([
        "-stdlib=libc++",
        "-fsyntax-only",
        "-x",
        "c++",
        "-include",
        "vector",
        "/dev/null",
    ]);
    command.stdout(Stdio::null()).stderr(Stdio::null());
    let installed = command.status().is_ok_and(|status| status.success());
    if !installed {
        println!("skipped: libc++ is not installed (apt-get install libc++-dev libc++abi-dev)");
    }
    installed
}

/// A case as it is checked here.
fn with_libcxx(mut case: Case) -> Case {
    case.clang.push("-stdlib=libc++".to_owned());
    case.algorithms.truncate(1);
    case
}

#[test]
fn programs_have_the_same_verdicts() {
    if !is_installed() {
        return;
    }
    let root = repository().join("tests/programs");
    let cases = c_files(&root).into_iter().map(|file| described(&root, file));
    let picked = |case: &Case| {
        let name = &*case.name;
        let differs = DIFFERENT.iter().any(|(different, _)| *different == name);
        ALIKE.iter().any(|folder| name.starts_with(folder)) && !differs
    };
    let cases = cases.filter(|case| case.as_ref().map_or(true, picked));
    let alike = |case: Case| {
        let mut case = with_libcxx(case);
        // What libraries say differs.
        case.expected.messages.clear();
        // Its barrier does not sleep: it looks again and again.
        if case.name == "fail/cxx20/barrier.cpp" {
            case.expected.kind = Some("livelock".to_owned());
        }
        case
    };
    check(cases.map(|case| case.map(alike)).collect());
}

#[test]
fn programs_for_libcxx_have_the_verdicts_they_state() {
    if !is_installed() {
        return;
    }
    let root = repository().join("tests/libcxx");
    let cases = c_files(&root).into_iter().map(|file| described(&root, file));
    let mut cases: Vec<_> = cases.map(|case| case.map(with_libcxx)).collect();
    // Every kind of mutex in place of the one that the file names.
    let kinds = ["recursive_mutex", "recursive_timed_mutex", "shared_mutex", "shared_timed_mutex"];
    let excluded = cases.iter().flatten().find(|case| case.name == "pass/excluded.cpp");
    let excluded = excluded.expect("it is there").clone();
    for kind in kinds {
        let mut case = excluded.clone();
        case.name += &format!(" with {kind}");
        case.clang.push(format!("-DMUTEX=std::{kind}"));
        cases.push(Ok(case));
    }
    check(cases);
}

/// A clang that does not find the headers of any C++ library.
#[cfg(unix)]
#[test]
fn a_clang_without_libcxx_is_named_as_the_reason() {
    use std::os::unix::fs::PermissionsExt;
    let folder = std::env::temp_dir().join(format!("mazurka-libcxx-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder");
    let clang = folder.join("clang");
    std::fs::write(&clang, "#!/bin/sh\nexec \"${CLANG:-clang}\" -nostdinc++ \"$@\"\n")
        .expect("a script");
    std::fs::set_permissions(&clang, PermissionsExt::from_mode(0o755)).expect("it can be run");
    let check = |library: &str| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_mazurka"));
        let program = repository().join("tests/libcxx/fail/index.cpp");
        command.arg("check").arg(program).arg("--clang").arg(&clang).args(["--", library]);
        let output = command.output().expect("it runs");
        assert_eq!(output.status.code(), Some(2));
        String::from_utf8_lossy(&output.stderr).into_owned()
    };
    let (with, without) = (check("-stdlib=libc++"), check("-stdlib=libstdc++"));
    std::fs::remove_dir_all(&folder).expect("it can be removed");
    assert!(with.contains("'vector' file not found"), "{with}");
    assert!(with.contains("this clang has no libc++: install libc++-dev"), "{with}");
    assert!(without.contains("'vector' file not found"), "{without}");
    assert!(!without.contains("has no libc++"), "{without}");
}
