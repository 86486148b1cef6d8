//! Programs by Csmith, a generator of C programs without undefined behaviour, which print a checksum of their variables.

use std::path::Path;
use std::process::Command;

/// Small programs: most end within a few thousand steps.
const SIZE: [&str; 11] = [
    "--no-argc",
    "--max-funcs",
    "4",
    "--max-block-size",
    "3",
    "--max-block-depth",
    "3",
    "--max-expr-complexity",
    "6",
    "--max-array-len-per-dim",
    "5",
];

/// Where its header is.
pub const HEADERS: &str = "/usr/include/csmith";

/// Whether Csmith is installed, with its header.
pub fn is_installed() -> bool {
    let runs = Command::new("csmith").arg("--version").output().is_ok();
    runs && Path::new(HEADERS).join("csmith.h").exists()
}

/// Writes the program with a seed; every third has floating-point numbers. Csmith leaves another file where it runs.
pub fn generate(seed: u64, to: &Path) -> bool {
    let mut command = Command::new("csmith");
    command.args(SIZE).args(["--seed", &seed.to_string(), "--output"]).arg(to);
    if let Some(folder) = to.parent() {
        command.current_dir(folder);
    }
    if seed.is_multiple_of(3) {
        command.arg("--float");
    }
    command.output().is_ok_and(|output| output.status.success())
}
