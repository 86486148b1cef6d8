//! What clang has made of a file is used again only where clang would make the same.

#![cfg(unix)]

use std::fs;
use std::os::unix::fs::{MetadataExt, PermissionsExt};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::thread::sleep;
use std::time::Duration;

/// A folder with a program in it, and one for the cache beside it.
struct Project {
    folder: PathBuf,
}

impl Project {
    /// With a program that fails if `VALUE`, which a header in `second` defines, is 0.
    fn new(name: &str) -> Project {
        let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("cache-{name}"));
        let _ = fs::remove_dir_all(&folder);
        for part in ["first", "second", "own"] {
            fs::create_dir_all(folder.join(part)).expect("a folder");
        }
        let project = Project { folder };
        project.write("second/value.h", "#define VALUE 1\n");
        project.write(
            "program.c",
            "#include <assert.h>\n#include <value.h>\n#if defined FAIL || __has_include(<extra.h>)\n\
             #undef VALUE\n#define VALUE 0\n#endif\nint main(void) { int x = VALUE; assert(x); }\n",
        );
        project
    }

    /// Writes a file, and waits until it is no longer a new one: new files are not relied on.
    fn write(&self, name: &str, text: &str) {
        fs::write(self.folder.join(name), text).expect("a file");
        sleep(Duration::from_millis(100));
    }

    fn compiled(&self) -> PathBuf {
        self.folder.join("own/mazurka/compiled")
    }

    /// The command that checks the program.
    fn command(&self, more: &[&str]) -> Command {
        let (options, arguments): (Vec<&str>, Vec<&str>) =
            more.iter().partition(|word| word.starts_with("--"));
        let mut command = Command::new(env!("CARGO_BIN_EXE_mazurka"));
        command
            .args(["check", "program.c"])
            .args(options)
            .args(["--", "-Ifirst", "-Isecond"])
            .args(arguments)
            .current_dir(&self.folder)
            .env("XDG_CACHE_HOME", self.folder.join("own"));
        command
    }

    /// Checks the program; whether it fails.
    fn fails(&self, more: &[&str]) -> bool {
        let output = self.command(more).output().expect("it can be run");
        match output.status.code() {
            Some(0) => false,
            Some(1) => true,
            other => panic!("{other:?}: {}", String::from_utf8_lossy(&output.stderr)),
        }
    }

    /// The entries, each with the number of its file: one that is written again has another number.
    fn entries(&self) -> Vec<(PathBuf, u64)> {
        let entries = fs::read_dir(self.compiled()).into_iter().flatten().flatten();
        let mut entries: Vec<(PathBuf, u64)> = entries
            .map(|entry| (entry.path(), entry.metadata().expect("it is there").ino()))
            .collect();
        entries.sort_unstable();
        entries
    }

    fn entry(&self) -> PathBuf {
        match self.entries().as_slice() {
            [(entry, _)] => entry.clone(),
            others => panic!("there should be one entry: {others:?}"),
        }
    }
}

/// Rewrites an entry, with the number of its file kept.
fn damage(entry: &Path, change: impl FnOnce(&mut Vec<u8>)) {
    let mut bytes = fs::read(entry).expect("it can be read");
    change(&mut bytes);
    fs::write(entry, bytes).expect("it can be written");
}

#[test]
fn what_has_not_changed_is_not_compiled_again() {
    let project = Project::new("same");
    assert!(!project.fails(&[]));
    let entries = project.entries();
    assert_eq!(entries.len(), 1);
    assert!(!project.fails(&[]));
    assert_eq!(project.entries(), entries);
}

#[test]
fn an_entry_is_what_is_executed() {
    // Otherwise the other tests would show nothing: the checksum of a changed entry is put right.
    let project = Project::new("used");
    assert!(!project.fails(&[]));
    let entry = project.entry();
    let text = fs::read_to_string(&entry).expect("it can be read");
    let (first, rest) = text.split_once('\n').expect("a line");
    let rest = rest.replace("store i32 1,", "store i32 0,");
    let (format, _) = first.rsplit_once(' ').expect("a checksum");
    let sum = mazurka::text_hash(&rest);
    fs::write(&entry, format!("{format} {sum}\n{rest}")).expect("it can be written");
    assert!(project.fails(&[]));
    assert!(!project.fails(&["--no-cache"]));
}

#[test]
fn an_entry_does_not_contain_the_environment() {
    let project = Project::new("secret");
    let mut command = project.command(&[]);
    let output = command.env("SECRET", "hunter2").output().expect("it runs");
    assert!(output.status.success());
    let text = fs::read_to_string(project.entry()).expect("it can be read");
    assert!(!text.contains("hunter2") && !text.contains("SECRET"));
    // It counts all the same.
    assert!(!project.fails(&[]));
    assert_eq!(project.entries().len(), 2);
}

#[test]
fn nothing_is_kept_if_nobody_wants_it() {
    let project = Project::new("none");
    assert!(!project.fails(&["--no-cache"]));
    assert!(project.entries().is_empty());
}

#[test]
fn a_header_that_changes_is_noticed() {
    let project = Project::new("header");
    assert!(!project.fails(&[]));
    project.write("second/value.h", "#define VALUE 0\n");
    assert!(project.fails(&[]));
    project.write("second/value.h", "#define VALUE 1\n");
    assert!(!project.fails(&[]));
}

#[test]
fn a_header_that_comes_to_be_found_first_is_noticed() {
    let project = Project::new("shadow");
    assert!(!project.fails(&[]));
    project.write("first/value.h", "#define VALUE 0\n");
    assert!(project.fails(&[]));
    fs::remove_file(project.folder.join("first/value.h")).expect("it was there");
    assert!(!project.fails(&[]));
    // The program only asks whether this one is there.
    project.write("second/extra.h", "");
    assert!(project.fails(&[]));
}

#[test]
fn the_program_itself_and_what_clang_is_told_are_noticed() {
    let project = Project::new("told");
    assert!(!project.fails(&[]));
    assert!(project.fails(&["-DFAIL"]));
    assert!(!project.fails(&[]));
    project.write("program.c", "#include <assert.h>\nint main(void) { assert(0); }\n");
    assert!(project.fails(&[]));
}

#[test]
fn a_damaged_entry_is_replaced() {
    let project = Project::new("damaged");
    assert!(!project.fails(&[]));
    let entry = project.entry();
    let whole = fs::read(&entry).expect("it can be read");
    for kind in 0..4 {
        damage(&entry, |bytes| match kind {
            0 => bytes.truncate(bytes.len() / 2),
            1 => bytes.clear(),
            // A number of the program, and one of the head.
            2 => *bytes.last_mut().expect("it is not empty") ^= 1,
            _ => bytes[100] ^= 1,
        });
        let number = fs::metadata(&entry).expect("it is there").ino();
        assert!(!project.fails(&[]), "{kind}");
        assert_ne!(fs::metadata(&entry).expect("it is there").ino(), number, "{kind}");
        assert!(fs::read(&entry).expect("it can be read") == whole, "{kind}");
    }
}

#[test]
fn an_entry_of_another_program_is_not_taken() {
    let project = Project::new("other");
    assert!(!project.fails(&[]));
    let good = project.entry();
    assert!(project.fails(&["-DFAIL"]));
    let entries = project.entries();
    let (bad, _) = entries.iter().find(|(entry, _)| *entry != good).expect("there are two");
    fs::copy(bad, &good).expect("it can be copied");
    assert!(!project.fails(&[]));
}

#[test]
fn a_folder_into_which_others_may_write_is_not_used() {
    let project = Project::new("open");
    assert!(!project.fails(&[]));
    let mode = |path: &Path| fs::metadata(path).expect("it is there").mode() & 0o777;
    assert_eq!((mode(&project.compiled()), mode(&project.entry())), (0o700, 0o600));
    fs::set_permissions(project.compiled(), fs::Permissions::from_mode(0o777)).expect("it is ours");
    let entry = project.entry();
    damage(&entry, Vec::clear);
    assert!(!project.fails(&[]));
    assert!(fs::read(&entry).expect("it can be read").is_empty());
}

#[test]
fn names_that_a_macro_makes_are_not_relied_on() {
    let project = Project::new("macro");
    project.write(
        "program.c",
        "#define NAME <value.h>\n#include <assert.h>\n#include NAME\nint main(void) { assert(VALUE); }\n",
    );
    assert!(!project.fails(&[]));
    assert!(project.entries().is_empty());
}

#[test]
fn errors_of_clang_are_what_they_are_without_a_cache() {
    let project = Project::new("errors");
    project.write("program.c", "int main(void) { return undeclared; }\n");
    let run = |more: &[&str]| {
        let output = Command::new(env!("CARGO_BIN_EXE_mazurka"))
            .args(["check", "program.c"])
            .args(more)
            .current_dir(&project.folder)
            .env("XDG_CACHE_HOME", project.folder.join("own"))
            .output()
            .expect("it can be run");
        (output.status.code(), String::from_utf8_lossy(&output.stderr).into_owned())
    };
    let (code, message) = run(&[]);
    assert!(message.contains("undeclared") && !message.contains("search starts here"), "{message}");
    assert_eq!((code, message), run(&["--no-cache"]));
    assert!(project.entries().is_empty());
}
