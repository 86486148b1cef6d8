//! Deletes and weakens the statements of the locks in `tests/locks`, one at a time: Mazurka must find each fault that
//! makes a difference.

mod campaign;
mod mutate;

use crate::bench::build;
use campaign::{Campaign, in_parallel, table};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// What is printed if the arguments are wrong.
pub(crate) const USAGE: &str = "usage: cargo xtask lock-mutants [LOCK …] [options]

Checks the locks in tests/locks/, which must be verified, and every mutant of them, which must be a violation unless the
program says that it is equivalent. Where a limit is reached, --algorithm stateful is asked.
Exit status 0: all are; 1: one is not; 2: something could not be checked.

options:
  --exe PATH   check with this program instead of the release build
  --out PATH   where the mutants are written; target/lock-mutants by default
  --jobs N     how many checks run at the same time; 2 by default";

/// The arguments.
#[derive(Debug)]
struct Arguments {
    exe: Option<PathBuf>,
    out: Option<PathBuf>,
    jobs: usize,
    /// The names of locks; empty for all.
    names: Vec<String>,
}

impl Arguments {
    fn parse(arguments: &[&str]) -> Result<Arguments, String> {
        let mut result = Arguments { exe: None, out: None, jobs: 2, names: Vec::new() };
        let mut rest = arguments.iter().copied();
        while let Some(argument) = rest.next() {
            let mut value = || rest.next().ok_or(format!("{argument} needs a value"));
            match argument {
                "--exe" => result.exe = Some(value()?.into()),
                "--out" => result.out = Some(value()?.into()),
                "--jobs" => {
                    let text = value()?;
                    result.jobs = text.parse().map_err(|_| format!("{text}: not a number"))?;
                }
                _ if argument.starts_with('-') => {
                    return Err(format!("{argument}: no such option"));
                }
                _ => result.names.push(argument.to_owned()),
            }
        }
        Ok(result)
    }
}

/// Runs `cargo xtask lock-mutants`.
pub(crate) fn main(root: &Path, arguments: &[&str]) -> ExitCode {
    match Arguments::parse(arguments).and_then(|arguments| run(root, arguments)) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(message) => {
            eprintln!("{message}");
            ExitCode::from(2)
        }
    }
}

/// Checks and prints the table; whether everything is as the programs say.
fn run(root: &Path, arguments: Arguments) -> Result<bool, String> {
    let exe = match arguments.exe {
        Some(exe) => exe,
        None => build(root)?,
    };
    let out = arguments.out.unwrap_or_else(|| {
        let target =
            std::env::var_os("CARGO_TARGET_DIR").map_or(root.join("target"), PathBuf::from);
        target.join("lock-mutants")
    });
    let campaign = Campaign { root, exe, out, jobs: arguments.jobs };
    let names = match arguments.names {
        names if names.is_empty() => campaign.names()?,
        names => names,
    };
    let originals =
        in_parallel(campaign.jobs, names.len(), |number| campaign.original(&names[number]));
    let mut failures: Vec<String> = originals.into_iter().filter_map(Result::err).collect();
    let mut rows = Vec::new();
    for name in &names {
        rows.extend(campaign.mutants(std::slice::from_ref(name))?);
        eprintln!("{name}: done");
    }
    print!("{}", table(&rows));
    failures.extend(rows.iter().flat_map(campaign::Row::failures));
    for failure in &failures {
        eprintln!("{failure}");
    }
    Ok(failures.is_empty())
}

#[cfg(test)]
mod tests {
    use super::campaign::{Answer, Outcome, Row, table};
    use super::mutate::{Kind, lock};

    const LOCK: &str = "// mazurka: --algorithm stateful
static atomic_int taken;
// lock begin
static void lock(int me) {
    (void)me;
    // equivalent(if): for the sake of the test
    while (atomic_exchange(&taken, 1) == 1) {
        sched_yield();
    }
}

static void unlock(void) {
    atomic_store(&taken, 0);
}
// lock end
";

    #[test]
    fn every_statement_is_changed_in_every_way() {
        let found = lock(LOCK).expect("the lock is right");
        assert_eq!((found.options.len(), found.statements), (2, 3));
        let made: Vec<_> =
            found.mutants.iter().map(|m| (m.line, m.kind, m.is_equivalent)).collect();
        let expected = [
            (7, Kind::If, true),
            (7, Kind::Delete, false),
            (7, Kind::Split, false),
            (8, Kind::Delete, false),
            (13, Kind::Delete, false),
            (13, Kind::Constant, false),
        ];
        assert_eq!(made, expected);
        let text = |number: usize| found.mutants[number].text.as_str();
        assert!(
            text(0).contains("    if (atomic_exchange(&taken, 1) == 1) {\n        sched_yield();")
        );
        assert!(text(1).contains("test\n\n\n\n}\n"), "{}", text(1));
        assert!(text(2).contains("while (split_exchange(&taken, 1) == 1) {"));
        assert!(text(5).contains("atomic_store(&taken, 1);"));
        let lines = |text: &str| text.lines().count();
        assert!(found.mutants.iter().all(|m| lines(&m.text) == lines(LOCK)));
    }

    #[test]
    fn wrong_declarations_are_errors() {
        let error = |from: &str, to: &str| lock(&LOCK.replace(from, to)).expect_err("it is wrong");
        assert_eq!(error("(if)", "(never)"), "line 6: `never` is no change");
        assert_eq!(error("(if)", "(always)"), "line 7: `always` does not change this statement");
        assert_eq!(
            error(": for the sake of the test", ""),
            "line 6: `equivalent(…): ` needs a reason"
        );
        assert_eq!(error("// lock end", ""), "no line `// lock end`");
        assert_eq!(error("// mazurka:", "//"), "no `// mazurka:` in line 1");
    }

    #[test]
    fn what_is_missed_or_wrongly_declared_is_a_failure() {
        let survived = |verdict: &str| Outcome::Survived(verdict.to_owned());
        let caught = |kind: &str| Outcome::Caught(kind.to_owned());
        let row = |first: Outcome| {
            let outcomes = vec![
                first,
                caught("assertion"),
                caught("memory"),
                Outcome::NotCompiled,
                survived("incomplete"),
                caught("livelock"),
            ];
            let answer = |outcome| Answer { is_stateful: outcome == caught("livelock"), outcome };
            let answers = outcomes.into_iter().map(answer).collect();
            Row { name: "test".to_owned(), lock: lock(LOCK).expect("the lock is right"), answers }
        };
        let fine = row(survived("verified"));
        assert_eq!(fine.failures(), ["tests/locks/test.c:13: delete: missed: incomplete"]);
        assert!(table(&[fine]).ends_with("| all | 3 | 5 | 1 | 1 | 0 | 1 | 1 | 1 | 1 | 1 |\n"));
        let wrong = row(caught("deadlock")).failures();
        assert_eq!(wrong[0], "tests/locks/test.c:7: if: declared equivalent, but caught: deadlock");
        let unknown = row(survived("incomplete")).failures();
        assert_eq!(unknown[0], "tests/locks/test.c:7: if: declared equivalent, but incomplete");
    }
}
