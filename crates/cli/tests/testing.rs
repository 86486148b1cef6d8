//! `mazurka test`: programs whose heads say what is to be found.

mod support;

use std::fs;
use std::path::Path;
use support::{mazurka, repository, scratch, stderr, stdout};

fn write(folder: &Path, name: &str, text: &str) {
    let file = folder.join(name);
    fs::create_dir_all(file.parent().expect("a folder")).expect("it can be made");
    fs::write(&file, text).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
}

const FAILING: &str = "#include <assert.h>\nint main(void) { assert(0); return 0; }\n";
const PASSING: &str = "int main(void) { return 0; }\n";

/// Programs that are as their heads say.
fn right(folder: &Path) {
    write(folder, "good.c", &format!("// mazurka: verified\n// executions: 1\n{PASSING}"));
    write(folder, "deep/down/bad.c", &format!("// mazurka: violation assertion\n{FAILING}"));
    let line =
        format!("// mazurka:\n// verdict: violation\n// line: 6\n// message: `0` fails\n{FAILING}");
    write(folder, "line.c", &line);
    let several = "// mazurka: verified --arg 3 -- -DN=3\n// with: parts/number.c\n#include <assert.h>
int number(void);
int main(int argc, char **argv) { assert(number() == argc + 1 && N == 3 && argv[1][0] == '3'); return 0; }\n";
    write(folder, "several.c", several);
    write(folder, "parts/number.c", "int number(void) { return 3; }\n");
    write(
        folder,
        "missing.c",
        "// mazurka: error\n// message: unknown is not known\nvoid unknown(void);\nint main(void) { unknown(); }\n",
    );
    write(
        folder,
        "tiny/abba.tiny",
        "# mazurka: violation deadlock\nmutex a b\np: lock a; lock b\nq: lock b; lock a\n",
    );
    write(folder, "notes.txt", "// mazurka: violation\n");
    write(folder, ".hidden/wrong.c", &format!("// mazurka: violation\n{PASSING}"));
}

#[test]
fn what_is_as_expected_is_counted() {
    let folder = scratch("testing_right");
    right(&folder);
    let path = folder.display().to_string();
    let output = mazurka(&["test", &path]);
    assert_eq!(output.status.code(), Some(0), "{}{}", stdout(&output), stderr(&output));
    assert!(stdout(&output).starts_with("6 programs: 6 as expected, 0 not"), "{}", stdout(&output));
    let verbose = stdout(&mazurka(&["test", "-v", "--jobs", "3", &path]));
    assert_eq!(verbose.lines().filter(|line| line.starts_with("ok ")).count(), 6, "{verbose}");
}

#[test]
fn what_is_not_as_expected_is_named() {
    let folder = scratch("testing_wrong");
    for (name, head, program) in [
        ("a.c", "violation", PASSING),
        ("b.c", "verified", FAILING),
        ("c.c", "violation deadlock", FAILING),
        ("d.c", "verified\n// executions: 7", PASSING),
        ("e.c", "violation\n// line: 1", FAILING),
        ("f.c", "violation\n// message: other", FAILING),
        ("g.c", "verified", "int main(void) { return x; }\n"),
        ("h.c", "perhaps", PASSING),
        ("i.c", "error", PASSING),
        ("j.c", "verified\n// with: nowhere.c", PASSING),
    ] {
        write(&folder, name, &format!("// mazurka: {head}\n{program}"));
    }
    let path = folder.display().to_string();
    let output = mazurka(&["test", &path]);
    assert_eq!(output.status.code(), Some(1), "{}", stderr(&output));
    let text = stdout(&output);
    for part in [
        "a.c: expected violation, found verified",
        "b.c: expected verified, found violation: assertion `0` fails",
        "c.c: expected deadlock, found assertion in line 3",
        "d.c: expected 7 executions, found 1",
        "e.c: expected violation in line 1, found assertion in line 4",
        "f.c: expected a message with `other`",
        "g.c: expected verified, found error: clang cannot compile",
        "h.c: its head: `perhaps` is no verdict",
        "i.c: expected error, found verified",
        "j.c: expected verified, found error",
        "10 programs: 0 as expected, 10 not",
    ] {
        assert!(text.contains(part), "{part}\n{text}");
    }
    let xml = stdout(&mazurka(&["test", "--format", "junit", &path]));
    assert!(xml.contains("<testsuite name=\"mazurka\" tests=\"10\" failures=\"10\""), "{xml}");
    assert_eq!(xml.matches("<failure message=").count(), 10, "{xml}");
    assert!(!xml.replace("&amp;", "").contains("& "), "{xml}");
}

#[test]
fn a_limit_ends_what_would_not_end() {
    let folder = scratch("testing_endless");
    let endless = "#include <stdatomic.h>\natomic_int x;\nint main(void) { for (;;) x++; }\n";
    write(&folder, "endless.c", &format!("// mazurka: incomplete\n{endless}"));
    let path = folder.display().to_string();
    let output = mazurka(&["test", "--timeout", "2s", &path]);
    assert_eq!(output.status.code(), Some(0), "{}{}", stdout(&output), stderr(&output));
}

#[test]
fn nothing_to_test_is_an_error() {
    let folder = scratch("testing_nothing");
    write(&folder, "plain.c", PASSING);
    let output = mazurka(&["test", &folder.display().to_string()]);
    assert_eq!(output.status.code(), Some(2));
    assert!(stderr(&output).contains("no program says"), "{}", stderr(&output));
    assert_ne!(mazurka(&["test", "no/such/folder"]).status.code(), Some(0));
}

/// The project's own programs have heads of this form.
#[test]
fn own_programs_are_as_they_say() {
    let folder = repository().join("tests/programs/fail/semaphore");
    let output = mazurka(&["test", &folder.display().to_string()]);
    assert_eq!(output.status.code(), Some(0), "{}", stdout(&output));
}

#[test]
fn what_has_not_changed_is_not_checked_again() {
    let folder = scratch("testing_changed");
    write(&folder, "number.h", "static int number(void) { return 1; }\n");
    let program = "#include <assert.h>\n#include \"number.h\"\nint main(void) { assert(number()); return 0; }\n";
    write(&folder, "a.c", &format!("// mazurka: verified\n{program}"));
    write(&folder, "b.c", &format!("// mazurka: verified\n{PASSING}"));
    write(&folder, "wrong.c", &format!("// mazurka: violation\n{PASSING}"));
    let (path, passed) = (folder.display().to_string(), folder.join("deep/passed"));
    let changed = format!("--changed={}", passed.display());
    let test = || stdout(&mazurka(&["test", "-v", &changed, &path]));
    let first = test();
    assert!(first.contains("3 programs: 2 as expected, 1 not"), "{first}");
    let second = test();
    assert!(second.contains("3 programs: 2 as expected (2 unchanged), 1 not"), "{second}");
    assert!(second.contains("same ") && second.contains("FAIL "), "{second}");
    // A header, a head and arguments for clang make a difference.
    write(&folder, "number.h", "static int number(void) { return 2; }\n");
    let third = test();
    assert!(third.contains("2 as expected (1 unchanged), 1 not"), "{third}");
    write(&folder, "b.c", &format!("// mazurka: verified\n// executions: 7\n{PASSING}"));
    let fourth = test();
    assert!(fourth.contains("1 as expected (1 unchanged), 2 not"), "{fourth}");
    // What was as expected once is known for good, and whatever is in the file does no harm.
    write(&folder, "number.h", "static int number(void) { return 1; }\n");
    fs::write(&passed, b"\xff garbage\n").expect("it can be written");
    assert!(test().contains("1 as expected, 2 not"));
    let junit = stdout(&mazurka(&["test", "--format", "junit", &changed, &path]));
    assert!(junit.contains("<skipped message=\"unchanged"), "{junit}");
}

#[test]
fn headers_are_listed_and_written() {
    let folder = scratch("testing_headers");
    let listed = stdout(&mazurka(&["headers"]));
    assert!(listed.contains("verifier.h: ") && listed.contains("mazurka.h: "), "{listed}");
    let to = folder.join("include");
    let written = stdout(&mazurka(&["headers", "--to", &to.display().to_string()]));
    assert_eq!(written.trim_end(), to.display().to_string());
    for name in ["verifier.h", "genmc.h", "dat3m.h", "mazurka.h", "qthread.h"] {
        let source = repository().join("include").join(name);
        let texts = [to.join(name), source].map(|file| fs::read(file).expect("it is there"));
        assert_eq!(texts[0], texts[1], "{name}");
    }
    let mut command = std::process::Command::new(env!("CARGO_BIN_EXE_mazurka"));
    command.args(["headers", "--path"]).env("XDG_CACHE_HOME", folder.join("cache"));
    let printed = stdout(&command.output().expect("it runs"));
    assert_eq!(printed.trim_end(), folder.join("cache/mazurka/include").display().to_string());
    assert!(folder.join("cache/mazurka/include/genmc.h").is_file());
    // Without a place for it there is a message.
    let mut command = std::process::Command::new(env!("CARGO_BIN_EXE_mazurka"));
    let output = command.args(["headers", "--path"]).env_clear().output().expect("it runs");
    assert_eq!(output.status.code(), Some(2));
    assert!(stderr(&output).contains("XDG_CACHE_HOME"), "{}", stderr(&output));
}

/// Each has more than a thousand lines in several files, and is checked as it is and with a fault.
#[test]
fn the_applications_are_as_they_say() {
    let folder = repository().join("examples/applications");
    for name in ["compressor", "scanner", "store"] {
        let files = fs::read_dir(folder.join(name)).expect("it is there");
        let texts = files.filter_map(|file| fs::read_to_string(file.ok()?.path()).ok());
        let lines: usize = texts.map(|text| text.lines().count()).sum();
        assert!(lines > 1000, "{name}: {lines}");
    }
    let output = mazurka(&["test", &folder.display().to_string()]);
    assert!(stdout(&output).starts_with("6 programs: 6 as expected, 0 not"), "{}", stdout(&output));
}
