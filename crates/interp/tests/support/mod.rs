//! What tests of C programs share: clang.

use std::io::Write;
use std::process::{Command, Stdio};

/// Compiles C to LLVM IR, with the first clang that is found.
pub(crate) fn compile(source: &str) -> String {
    let names = std::env::var("CLANG").into_iter().chain(["clang".to_string()]);
    let versions = (14..=22).rev().map(|version| format!("clang-{version}"));
    for clang in names.chain(versions) {
        let flags = ["-S", "-emit-llvm", "-O0", "-Xclang", "-disable-O0-optnone", "-w", "-x", "c"];
        let child = Command::new(&clang)
            .args(flags)
            .args(["-o", "-", "-"])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn();
        let Ok(mut child) = child else { continue };
        if let Some(mut stdin) = child.stdin.take() {
            stdin.write_all(source.as_bytes()).expect("clang reads its input");
        }
        let output = child.wait_with_output().expect("clang ends");
        assert!(output.status.success(), "clang refuses\n{source}");
        return String::from_utf8(output.stdout).expect("IR is text");
    }
    panic!("no clang was found: `make test` installs it");
}
