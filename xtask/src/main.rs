//! Chores of the workspace, run as `cargo xtask <command>`.

mod tidy;

use std::path::Path;
use std::process::ExitCode;

/// What is printed when the command is not understood.
const USAGE: &str = "usage: cargo xtask tidy

commands:
  tidy    check the rules of the workspace that the compiler does not know";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match arguments.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["tidy"] => tidy(),
        _ => {
            eprintln!("{USAGE}");
            ExitCode::from(2)
        }
    }
}

/// Prints what is untidy; the exit code tells whether anything is.
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
