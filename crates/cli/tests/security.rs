//! What files of strangers cannot do: run programs, write files, command the terminal, fill the memory.

mod support;

use serde_json::Value;
use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};
use support::{mazurka, repository, scratch, stderr, stdout};

fn write(file: &Path, text: &str) {
    fs::write(file, text).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
}

/// A trace of a program in a folder of its own: the folder, the program and the trace.
fn trace(test: &str, options: &[&str]) -> (std::path::PathBuf, String, String) {
    let folder = scratch(test);
    let program = folder.join("a.c");
    write(&program, "#include <assert.h>\nint x;\nint main(void) { assert(x == 1); }\n");
    let (file, trace) =
        (program.display().to_string(), folder.join("a.trace").display().to_string());
    let output = mazurka(&[&["check", &file, "--trace", &trace], options].concat());
    assert_eq!(output.status.code(), Some(1), "{}", stderr(&output));
    (folder, file, trace)
}

/// Changes the arguments that a trace names.
fn forge(trace: &str, arguments: &[&str]) {
    let text = fs::read_to_string(trace).unwrap_or_default();
    let mut value: Value = serde_json::from_str(&text).unwrap_or_default();
    value["arguments"] = arguments.iter().copied().collect();
    write(Path::new(trace), &value.to_string());
}

#[cfg(unix)]
#[test]
fn a_trace_names_no_program_to_run() {
    use std::os::unix::fs::PermissionsExt;
    let (folder, file, trace) = trace("security_clang", &[]);
    let (evil, proof) = (folder.join("evil.sh"), folder.join("was_run"));
    write(&evil, &format!("#!/bin/sh\ntouch {}\nexec clang \"$@\"\n", proof.display()));
    let _ = fs::set_permissions(&evil, fs::Permissions::from_mode(0o755));
    let evil = evil.display().to_string();
    forge(&trace, &[&file, "--clang", &evil]);
    let output = mazurka(&["replay", &trace]);
    assert_eq!(output.status.code(), Some(1), "{}", stderr(&output));
    assert!(stderr(&output).contains("is not run unless you say so"), "{}", stderr(&output));
    assert!(!proof.exists(), "the trace had a program run");
    let asked = mazurka(&["replay", &trace, "--clang", &evil]);
    assert_eq!(asked.status.code(), Some(1), "{}", stderr(&asked));
    assert!(proof.exists(), "the user may ask for it");
}

#[test]
fn a_trace_names_no_file_to_write() {
    let (folder, file, trace) = trace("security_write", &[]);
    let victim = folder.join("victim").display().to_string();
    let preprocessor = format!("-Wp,-MD,{victim}");
    for arguments in
        [&["-MD", "-MF", &victim][..], &["-o", &victim], &[&preprocessor], &["-fplugin=x.so"]]
    {
        forge(&trace, &[&[file.as_str(), "--"], arguments].concat());
        let output = mazurka(&["replay", &trace]);
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        assert!(stderr(&output).contains("CLANG-ARGS"), "{}", stderr(&output));
        assert!(!Path::new(&victim).exists(), "{arguments:?}");
    }
    forge(&trace, &[&file, "--html", &victim, "--trace", &victim, "--", "-DN=4", "-Wall"]);
    assert_eq!(mazurka(&["replay", &trace]).status.code(), Some(1));
    assert!(!Path::new(&victim).exists());
    // The user's own arguments take the place of what is refused.
    forge(&trace, &[&file, "--", "-MD", "-MF", &victim]);
    let output = mazurka(&["replay", &trace, &file, "--", "-DN=4"]);
    assert_eq!(output.status.code(), Some(1), "{}", stderr(&output));
    assert!(!Path::new(&victim).exists());
}

#[test]
fn only_the_text_that_was_checked_is_compiled_without_asking() {
    let (folder, file, trace) = trace("security_confirm", &[]);
    let other = folder.join("other.c").display().to_string();
    write(Path::new(&other), "int main(void) { return 0; }\n");
    for name in [&other, "/dev/zero", "no such file.c"] {
        forge(&trace, &[name]);
        let output = mazurka(&["replay", &trace]);
        assert_eq!(output.status.code(), Some(2), "{name}");
        assert!(stderr(&output).contains("hint: name the program"), "{}", stderr(&output));
    }
    assert_eq!(mazurka(&["replay", &trace, &file]).status.code(), Some(1));
    // Beside the trace, where somebody else's folders are not here.
    forge(&trace, &["/no/such/folder/a.c"]);
    let output = mazurka(&["replay", &trace]);
    assert_eq!(output.status.code(), Some(1), "{}", stderr(&output));
}

#[cfg(unix)]
#[test]
fn a_program_whose_name_begins_with_at_is_no_list_of_options() {
    let (folder, _, _) = trace("security_at", &[]);
    write(&folder.join("@b.c"), "int main(void) { return 0; } // -MD -MF victim a.c\n");
    write(&folder.join("b.c"), "-MD -MF victim a.c\n");
    let mut command = Command::new(env!("CARGO_BIN_EXE_mazurka"));
    let output = command.args(["check", "@b.c"]).current_dir(&folder).output();
    let output = output.unwrap_or_else(|error| panic!("cannot run mazurka: {error}"));
    assert_eq!(output.status.code(), Some(2), "{}", stderr(&output));
    assert!(stderr(&output).contains("begins with @"), "{}", stderr(&output));
    assert!(!folder.join("victim").exists());
}

#[cfg(unix)]
#[test]
fn temporary_folders_are_removed() {
    let folder = scratch("security_temporary");
    let mut command = Command::new(env!("CARGO_BIN_EXE_mazurka"));
    command.args(["check", "examples/locked_counter.c"]).current_dir(repository());
    let output = command.env("TMPDIR", &folder).output();
    assert_eq!(output.ok().and_then(|output| output.status.code()), Some(0));
    assert_eq!(fs::read_dir(&folder).map(Iterator::count).ok(), Some(0));
}

/// Clears the screen, in C and as a module would name a variable; the second command has one character.
const HOSTILE: &str = "#include <assert.h>
#include <stdio.h>
int x; /* \u{1b}[2J \u{202e} */
int main(void) {
    printf(\"\\033[2J\\r\\302\\2332Jhello\\n\");
    assert(x == 1 && \"\\033]0;title\\007\"); /* \u{1b}[31m */
}
";

#[test]
fn control_characters_reach_no_terminal() {
    let folder = scratch("security_escapes");
    let file = folder.join("a\u{1b}[2J.c");
    write(&file, HOSTILE);
    let (file, trace) = (file.display().to_string(), folder.join("a.trace").display().to_string());
    let page = folder.join("a.html").display().to_string();
    let active = |c: char| c.is_control() && c != '\n' && c != '\t' || c == '\u{202e}';
    for format in ["human", "json", "sarif", "junit"] {
        let options = ["--format", format, "--trace", &trace, "--html", &page, "--color", "never"];
        for args in [&["check", &file][..], &["report", &trace], &["replay", &trace]] {
            let options = if args[0] == "check" { &options[..] } else { &options[..2] };
            let output = mazurka(&[args, options].concat());
            assert_eq!(output.status.code(), Some(1), "{args:?}: {}", stderr(&output));
            let text = stdout(&output) + &stderr(&output);
            assert!(!text.contains(active), "{format}: {text:?}");
            assert!(text.contains("hello") || format == "sarif", "{format}: {text}");
        }
    }
    let human = stdout(&mazurka(&["report", &trace]));
    assert!(human.contains("| \\u{1b}[2J\\r\\u{9b}2Jhello"), "{human}");
    // Errors name files and say what clang says.
    let missing = mazurka(&["check", "no\u{1b}[2J.c"]);
    assert_eq!(missing.status.code(), Some(2));
    assert!(!stderr(&missing).contains(active), "{:?}", stderr(&missing));
}

#[cfg(unix)]
#[test]
fn what_never_ends_is_not_read() {
    let folder = scratch("security_reads");
    for name in ["zero.ll", "zero.tiny", "zero.c"] {
        let link = folder.join(name);
        std::os::unix::fs::symlink("/dev/zero", &link).expect("the folder can be written");
        let output = mazurka(&["check", &link.display().to_string()]);
        assert_eq!(output.status.code(), Some(2), "{name}");
        assert!(stderr(&output).contains("neither a file nor a pipe"), "{}", stderr(&output));
    }
    for command in ["report", "replay"] {
        let output = mazurka(&[command, "/dev/zero"]);
        assert_eq!(output.status.code(), Some(2), "{command}");
        assert!(stderr(&output).contains("neither a file nor a pipe"), "{}", stderr(&output));
    }
}

#[test]
fn what_is_too_long_is_not_read() {
    let folder = scratch("security_long");
    for name in ["long.ll", "long.tiny", "long.c", "long.trace"] {
        let path = folder.join(name);
        // Has a length, but takes no place.
        let file = fs::File::create(&path).expect("the folder can be written");
        file.set_len((512 << 20) + 1).expect("holes are possible");
        let command = if name == "long.trace" { "report" } else { "check" };
        let output = mazurka(&[command, &path.display().to_string()]);
        assert_eq!(output.status.code(), Some(2), "{name}");
        assert!(stderr(&output).contains("longer than 512 MiB"), "{}", stderr(&output));
    }
}

#[cfg(unix)]
#[test]
fn a_trace_can_come_through_a_pipe() {
    let (_, _, trace) = trace("security_pipe", &[]);
    let mut cat = Command::new("cat").arg(&trace).stdout(Stdio::piped()).spawn().expect("cat runs");
    let pipe = cat.stdout.take().expect("it has an output");
    let mut command = Command::new(env!("CARGO_BIN_EXE_mazurka"));
    let output = command.args(["report", "/dev/stdin"]).stdin(pipe).output();
    assert_eq!(output.ok().and_then(|output| output.status.code()), Some(1));
    assert!(cat.wait().is_ok());
}

#[test]
fn a_module_shows_no_file_that_is_no_source() {
    let folder = scratch("security_secret");
    let (secret, source) = (folder.join("secret"), folder.join("a.c"));
    write(&secret, "the secret\n");
    write(
        &source,
        &format!(
            "#include <assert.h>\nint x;\nint main(void) {{\n#line 1 \"{}\"\nassert(x == 1);\n}}\n",
            secret.display()
        ),
    );
    let trace = folder.join("a.trace").display().to_string();
    let output = mazurka(&["check", &source.display().to_string(), "--trace", &trace]);
    assert_eq!(output.status.code(), Some(1), "{}", stderr(&output));
    assert!(!stdout(&output).contains("the secret"), "{}", stdout(&output));
    assert!(!fs::read_to_string(&trace).unwrap_or_default().contains("the secret"));
}

#[test]
fn a_report_is_not_lost_with_a_file_beside_it() {
    let (folder, file, trace) = trace("security_lost", &[]);
    let nowhere = folder.join("no such folder/x").display().to_string();
    let expected = [("--trace", "violation"), ("--html", "violation")];
    for (option, verdict) in expected {
        let output = mazurka(&["check", &file, option, &nowhere]);
        assert_eq!(output.status.code(), Some(1), "{option}");
        assert!(stdout(&output).contains(verdict), "{option}: {}", stdout(&output));
        assert!(stderr(&output).contains("warning: cannot write"), "{}", stderr(&output));
        // The report does not speak of a file that is not there.
        assert!(!stdout(&output).contains(&nowhere), "{}", stdout(&output));
    }
    for command in ["report", "replay"] {
        let output = mazurka(&[command, &trace, "--html", &nowhere]);
        assert_eq!(output.status.code(), Some(1), "{command}");
        assert!(stdout(&output).contains("violation"), "{command}: {}", stdout(&output));
        assert!(stderr(&output).contains("warning: cannot write"), "{}", stderr(&output));
    }
    let verified = mazurka(&["check", "examples/locked_counter.c", "--trace", &nowhere]);
    assert_eq!(verified.status.code(), Some(0), "{}", stderr(&verified));
}
