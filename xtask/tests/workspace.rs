//! The workspace itself is tidy, and the exit codes of the command say so.

use std::process::{Command, Output};

/// Runs `cargo xtask` as a user would.
fn xtask(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_xtask")).args(arguments).output().expect("xtask runs")
}

#[test]
fn the_workspace_is_tidy() {
    let output = xtask(&["tidy"]);
    let findings = String::from_utf8_lossy(&output.stdout);
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "`cargo xtask tidy` finds:\n{findings}{errors}");
}

#[test]
fn an_unknown_command_is_a_usage_error() {
    for arguments in [&[][..], &["polish"], &["tidy", "twice"]] {
        let output = xtask(arguments);
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        assert!(String::from_utf8_lossy(&output.stderr).starts_with("usage:"), "{arguments:?}");
    }
}
