//! The models of the C library: their IR is what clang makes of their C.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The version that the models were compiled with; others print the same with other words.
const VERSION: &str = "clang version 14.";

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("src/library/models")
}

/// Without what says nothing about the program: comments, attributes, and metadata.
fn plain(ir: &str) -> String {
    let dropped = ["; ", "attributes ", "!", "source_filename"];
    let lines = ir.lines().filter(|line| !dropped.iter().any(|start| line.starts_with(start)));
    let line = |line: &str| {
        let line = line.split(" ; preds").next().unwrap_or(line);
        let line = line.split(", !tbaa").next().unwrap_or(line);
        let line = line.split(", !llvm.loop").next().unwrap_or(line).trim_end();
        let words = line.split(' ');
        let words = words.filter(|word| !word.strip_prefix('#').is_some_and(is_number));
        words.collect::<Vec<_>>().join(" ") + "\n"
    };
    let text: String = lines.map(line).collect();
    text.replace("\n\n\n", "\n\n").trim_start().to_string()
}

fn is_number(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit())
}

/// The first clang that is of the right version.
fn clang() -> Option<String> {
    let names = ["clang-14".to_string(), "clang".to_string()];
    names.into_iter().find(|name| {
        let output = Command::new(name).arg("--version").output();
        output.is_ok_and(|output| String::from_utf8_lossy(&output.stdout).contains(VERSION))
    })
}

/// `MAZURKA_BLESS=1` writes them anew.
#[test]
fn the_ir_of_models_is_what_their_c_says() {
    let Some(clang) = clang() else { return };
    let flags = ["-S", "-emit-llvm", "-O1", "-fno-builtin", "-fno-pic", "-Wall", "-Werror"];
    for entry in fs::read_dir(folder()).expect("the models are there") {
        let source = entry.expect("a file").path();
        if source.extension().is_none_or(|extension| extension != "c") {
            continue;
        }
        let output = Command::new(&clang).args(flags).args(["-o", "-"]).arg(&source).output();
        let output = output.expect("clang runs");
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        let expected = plain(&String::from_utf8_lossy(&output.stdout));
        let file = source.with_extension("ll");
        if std::env::var_os("MAZURKA_BLESS").is_some() {
            fs::write(&file, &expected).expect("it can be written");
        }
        let found = fs::read_to_string(&file).unwrap_or_default();
        assert!(found == expected, "{} is not what its C says: MAZURKA_BLESS=1", file.display());
    }
}
