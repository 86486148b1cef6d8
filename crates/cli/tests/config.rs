//! `mazurka.toml`: options in a file.

mod support;

use serde_json::Value;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use support::{scratch, stderr, stdout};

const PROGRAM: &str = "#include <pthread.h>\n#include <stdatomic.h>\natomic_int x;\n\
    void *t(void *p) { x = 1; x = 2; return 0; }\n\
    int main(void) { pthread_t a; pthread_create(&a, 0, t, 0); int y = x; pthread_join(a, 0); return y < 0; }\n";

/// A repository with a program in `src`, and the files that are given.
fn repository(name: &str, files: &[(&str, &str)]) -> PathBuf {
    let root = scratch(name);
    for folder in [".git", "src", "include"] {
        fs::create_dir(root.join(folder)).expect("a new folder");
    }
    fs::write(root.join("src/program.c"), PROGRAM).expect("a new file");
    for (file, text) in files {
        fs::write(root.join(file), text).expect("a new file");
    }
    root
}

fn run(root: &Path, words: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_mazurka"));
    command.args(words).current_dir(root).env_remove("COLUMNS");
    command.output().expect("mazurka runs")
}

fn check(root: &Path, words: &[&str]) -> Value {
    let all: Vec<&str> =
        ["check", "--format", "json"].into_iter().chain(words.iter().copied()).collect();
    let output = run(root, &all);
    serde_json::from_str(&stdout(&output)).unwrap_or_else(|e| panic!("{e}: {}", stderr(&output)))
}

/// The message of a check that cannot begin.
fn refused(text: &str, words: &[&str]) -> String {
    let root = repository("config_refused", &[("src/mazurka.toml", text)]);
    let all: Vec<&str> =
        ["check", "src/program.c"].into_iter().chain(words.iter().copied()).collect();
    let output = run(&root, &all);
    assert_eq!(output.status.code(), Some(2), "{text}: {}{}", stdout(&output), stderr(&output));
    stderr(&output)
}

#[test]
fn the_file_beside_the_program_or_above_it_is_used_and_named() {
    let root = repository("config_found", &[("mazurka.toml", "max-executions = 1\n")]);
    let report = check(&root, &["src/program.c"]);
    assert_eq!(report["explored"]["executions"], 1);
    assert_eq!(report["config"], "mazurka.toml (max-executions)");
    let text = stdout(&run(&root, &["check", "src/program.c"]));
    assert!(text.contains("options from mazurka.toml (max-executions)"), "{text}");
    // The nearest one counts, from wherever it is looked at.
    fs::write(root.join("src/mazurka.toml"), "max-executions = 2\n").expect("a new file");
    assert_eq!(check(&root, &["src/program.c"])["explored"]["executions"], 2);
    assert_eq!(check(&root.join("src"), &["program.c"])["explored"]["executions"], 2);
    assert_eq!(check(&root, &["src/program.c", "--no-config"])["explored"]["executions"], 3);
    let named = check(&root, &["src/program.c", "--config", "mazurka.toml"]);
    assert_eq!(named["explored"]["executions"], 1);
}

#[test]
fn no_file_outside_of_the_repository_is_used() {
    let root = repository("config_outside", &[("mazurka.toml", "max-executions = 1\n")]);
    fs::create_dir_all(root.join("inner/.git")).expect("a new folder");
    fs::write(root.join("inner/program.c"), PROGRAM).expect("a new file");
    let report = check(&root, &["inner/program.c"]);
    assert_eq!(
        (&report["explored"]["executions"], &report["config"]),
        (&Value::from(3), &Value::Null)
    );
}

#[test]
fn the_command_line_wins() {
    let text = "max-executions = 1\nalgorithm = \"optimal\"\nkeep-going = true\nstutter = false\n";
    let root = repository("config_wins", &[("src/mazurka.toml", text)]);
    let report = check(&root, &["src/program.c", "--max-executions", "2"]);
    assert_eq!(report["explored"]["executions"], 2);
    assert_eq!(report["algorithm"], "optimal");
    assert_eq!(report["config"], "src/mazurka.toml (algorithm, keep-going, stutter)");
}

#[test]
fn paths_and_arguments_for_clang_lead_on_from_the_file() {
    let files = [
        ("mazurka.toml", "stub = \"src/stub.c\"\nclang-args = [\"-Iinclude\", \"-DN=1\"]\n"),
        ("include/number.h", "#define FROM_HEADER 7\n"),
        ("src/stub.c", "int number(void) { return 7; }\n"),
        (
            "src/uses.c",
            "#include <assert.h>\n#include \"number.h\"\nint number(void);\n\
             int main(void) { assert(number() == FROM_HEADER); assert(N == 2); return 0; }\n",
        ),
    ];
    let root = repository("config_paths", &files);
    let report = check(&root.join("src"), &["uses.c", "--", "-UN", "-DN=2"]);
    assert_eq!(report["verdict"], "verified", "{report}");
}

#[test]
fn a_trace_does_without_the_file() {
    let broken = PROGRAM.replace("return y < 0;", "__builtin_trap();");
    let text = "clang-args = [\"-DUNUSED\"]\nkeep-going = true\n";
    let root = repository("config_trace", &[("src/program.c", &broken), ("mazurka.toml", text)]);
    let report = check(&root, &["src/program.c", "--trace", "bug.trace"]);
    assert_eq!(report["verdict"], "violation");
    fs::remove_file(root.join("mazurka.toml")).expect("it is there");
    let output = run(&root, &["replay", "bug.trace"]);
    assert_eq!(output.status.code(), Some(1), "{}", stderr(&output));
    let trace = fs::read_to_string(root.join("bug.trace")).expect("a trace");
    assert!(trace.contains("--keep-going") && trace.contains("-DUNUSED"), "it has the options");
}

#[test]
fn what_is_wrong_is_said_with_its_line() {
    for (text, messages) in [
        (
            "# nothing\nunrol = 3\n",
            ["src/mazurka.toml:2: unknown option unrol", "did you mean unroll?"],
        ),
        ("keepgoing = true\n", [":1: unknown option keepgoing", "did you mean keep-going?"]),
        ("colours = 1\n", [":1: unknown option colours", "hint: did you mean color?"]),
        ("\n\ntimeout = \"soon\"\n", [":3: invalid value 'soon' for '--timeout", ""]),
        ("keep-going = \"yes\"\n", [":1: keep-going is true or false", ""]),
        ("timeout = 3 4\n", ["src/mazurka.toml:1: ", ""]),
        ("[queue]\nunroll = 3\n", [":1: ", "queue"]),
        ("no-config = true\n", [":1: unknown option no-config", ""]),
        ("unroll = [{ a = 1 }]\n", [":1: the value of unroll is no text", ""]),
    ] {
        let message = refused(text, &[]);
        for part in messages {
            assert!(message.contains(part), "{text}: {message}");
        }
    }
}

#[test]
fn a_file_that_was_found_runs_and_writes_nothing() {
    for text in [
        "clang = \"./evil.sh\"\n",
        "trace = \"victim\"\n",
        "html = \"victim\"\n",
        "coverage = \"victim\"\n",
        "checkpoint = \"victim\"\n",
        "clang-args = [\"-MD\", \"-MF\", \"victim\"]\n",
        "clang-args = [\"-fplugin=evil.so\"]\n",
    ] {
        let message = refused(text, &[]);
        assert!(
            message.contains("which a file that comes with a program may not ask for"),
            "{message}"
        );
    }
    // Of a file that the user names everything is done.
    let root = repository("config_trusted", &[("trusted.toml", "json = \"out.json\"\n")]);
    check(&root, &["src/program.c", "--config", "trusted.toml"]);
    assert!(root.join("out.json").is_file());
}
