//! Chores of the workspace, run as `cargo xtask <command>`.

mod bench;
mod growth;
mod instructions;
mod jobs;
mod lock_mutants;
mod package;
mod tidy;
mod training;

use std::path::Path;
use std::process::ExitCode;

/// What is printed if the command is wrong.
const USAGE: &str = "usage: cargo xtask COMMAND

commands:
  tidy              check the rules of the workspace that the compiler does not know
  bench …           run the papers' benchmarks; `cargo xtask bench --help` says more
  instructions …    compare instruction counts with the baseline; `--help` says more
  jobs …            compare counts and times with several jobs; `--help` says more
  lock-mutants …    delete and weaken statements of locks, and see the faults found; `--help` says more
  package …         pack the crates, install from them, and make a Debian package; `--help` says more
  growth RUN_DIR    publish a run of the benchmarks in docs/performance.md, with plots of the growth";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match arguments.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["tidy"] => tidy(),
        ["bench", "--help"] => {
            println!("{}", bench::USAGE);
            ExitCode::SUCCESS
        }
        ["instructions", "--help"] => {
            println!("{}", instructions::USAGE);
            ExitCode::SUCCESS
        }
        ["jobs", "--help"] => {
            println!("{}", jobs::USAGE);
            ExitCode::SUCCESS
        }
        ["lock-mutants", "--help"] => {
            println!("{}", lock_mutants::USAGE);
            ExitCode::SUCCESS
        }
        ["package", "--help"] => {
            println!("{}", package::USAGE);
            ExitCode::SUCCESS
        }
        ["package", ref arguments @ ..] => package::main(workspace_root(), arguments),
        ["lock-mutants", ref arguments @ ..] => lock_mutants::main(workspace_root(), arguments),
        ["instructions", ref arguments @ ..] => instructions::main(workspace_root(), arguments),
        ["jobs", ref arguments @ ..] => jobs::main(workspace_root(), arguments),
        ["bench", ref arguments @ ..] => bench::main(workspace_root(), arguments),
        ["growth", folder] => growth::main(workspace_root(), Path::new(folder)),
        _ => {
            eprintln!("{USAGE}");
            ExitCode::from(2)
        }
    }
}

/// Prints the findings; fails if there are any.
fn tidy() -> ExitCode {
    let findings = match tidy::Tree::load(workspace_root()) {
        Ok(tree) => tidy::check(&tree),
        Err(error) => {
            eprintln!("cannot read the workspace: {error}");
            return ExitCode::FAILURE;
        }
    };
    for finding in &findings {
        println!("{finding}");
    }
    if findings.is_empty() {
        return ExitCode::SUCCESS;
    }
    eprintln!("findings: {}", findings.len());
    ExitCode::FAILURE
}

/// The folder of the workspace, so that the command works from any folder inside it.
fn workspace_root() -> &'static Path {
    let manifest = Path::new(env!("CARGO_MANIFEST_DIR"));
    manifest.parent().expect("xtask lies in a folder of the workspace")
}
