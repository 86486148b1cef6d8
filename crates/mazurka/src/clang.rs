//! Finds clang and compiles C and C++ to textual LLVM IR.

use crate::error::Error;
use crate::llvm::ClangFile;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The versions that are looked for by name, the newest first.
const VERSIONS: std::ops::RangeInclusive<u32> = 14..=22;

/// What the program is compiled with: no optimisation, which would remove accesses that are events
/// of the source, but with variables that can be turned into values, and with debug information.
const FLAGS: [&str; 10] = [
    "-S",
    "-emit-llvm",
    "-g",
    // So that files have the names in the debug information under which they were given.
    "-fdebug-compilation-dir=.",
    "-O0",
    "-fno-discard-value-names",
    "-Xclang",
    "-disable-O0-optnone",
    "-pthread",
    "-w",
];

/// With the checks of the C++ library, which also let clang compile all of `std::string` with the
/// program.
const CXX: [&str; 3] = ["-x", "c++", "-D_GLIBCXX_ASSERTIONS"];

/// Old C that newer versions of clang refuse by default.
const OLD_C: [&str; 3] = [
    "-Wno-error=implicit-int",
    "-Wno-error=implicit-function-declaration",
    "-Wno-error=int-conversion",
];

/// Compiles a file; the result is the text of the IR.
pub(crate) fn compile(source: &ClangFile) -> Result<String, Error> {
    let ClangFile { file, clang, arguments } = source;
    let clang = find(clang.as_deref())?;
    let headers = Headers::new()?;
    let cxx = file.extension().is_some_and(|extension| extension != "c");
    let mut command = Command::new(&clang);
    command.args(FLAGS);
    if cxx {
        command.args(CXX);
    } else {
        command.args(OLD_C);
    }
    let output = command
        .arg(file)
        .args(arguments)
        .arg("-D__MAZURKA__")
        // After what the user gives, so that a header of the same name is preferred.
        .arg("-I")
        .arg(&headers.folder)
        .args(["-o", "-"])
        .output()
        .map_err(|error| Error::ClangSetup(format!("cannot run {}: {error}", clang.display())))?;
    if !output.status.success() {
        let diagnostics = String::from_utf8_lossy(&output.stderr).trim_end().to_string();
        return Err(Error::ClangRefused { file: file.clone(), diagnostics });
    }
    Ok(String::from_utf8_lossy(&output.stdout).into_owned())
}

/// The headers that programs may include without saying where they are, in a folder of their own.
struct Headers {
    folder: PathBuf,
}

impl Headers {
    const FILES: [(&str, &str); 2] = [
        ("mazurka.h", include_str!("../../../include/mazurka.h")),
        ("qthread.h", include_str!("../../../include/qthread.h")),
    ];

    fn new() -> Result<Headers, Error> {
        let folder = std::env::temp_dir().join(format!("mazurka-include-{}", std::process::id()));
        let error =
            |error| Error::ClangSetup(format!("cannot write to {}: {error}", folder.display()));
        std::fs::create_dir_all(&folder).map_err(error)?;
        for (name, text) in Headers::FILES {
            std::fs::write(folder.join(name), text).map_err(error)?;
        }
        Ok(Headers { folder })
    }
}

impl Drop for Headers {
    fn drop(&mut self) {
        // What is left in a temporary folder does no harm.
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

/// The first clang that is found: the one that was asked for, `$CLANG`, `clang`, or one by version.
fn find(asked: Option<&Path>) -> Result<PathBuf, Error> {
    if let Some(path) = asked {
        let path = path.to_path_buf();
        return if runs(&path) { Ok(path) } else { Err(Error::BrokenClang(path)) };
    }
    let named = std::env::var_os("CLANG").map(PathBuf::from);
    let versions = VERSIONS.rev().map(|version| PathBuf::from(format!("clang-{version}")));
    let mut candidates = named.into_iter().chain([PathBuf::from("clang")]).chain(versions);
    candidates.find(|path| runs(path)).ok_or(Error::NoClang)
}

fn runs(path: &Path) -> bool {
    Command::new(path).arg("--version").output().is_ok_and(|output| output.status.success())
}
