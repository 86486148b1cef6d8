//! Optimisation for what explorations do: a first build counts how often each of its branches is taken, the compiler of the
//! second one knows that.

use crate::instructions::Workload;
use crate::package::{about_rustc, host, run, rust_libraries, said};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// What is counted, and where.
pub(crate) struct Training {
    /// The tool that makes a profile of counts.
    tool: PathBuf,
    counts: PathBuf,
    profile: PathBuf,
}

impl Training {
    /// Prepares a training, for which there has to be the right tool.
    pub(crate) fn new(folder: &Path) -> Result<Training, String> {
        let tool = profdata()?;
        Ok(Training {
            tool,
            counts: folder.join("counts"),
            profile: folder.join("training.profdata"),
        })
    }

    /// The flag for a build that counts.
    pub(crate) fn recording(&self) -> String {
        format!("-Cprofile-generate={}", self.counts.display())
    }

    /// Runs a program that counts on all workloads; the answer is the flag for a build that knows what was counted.
    pub(crate) fn learn(&self, root: &Path, binary: &Path) -> Result<String, String> {
        // What is there may be from programs that were only tried, or from other versions.
        let _ = fs::remove_dir_all(&self.counts);
        for workload in Workload::all(root)? {
            println!("training: {}", workload.name);
            let mut command = Command::new(binary);
            workload.check_with(root, &mut command);
            let output = command.output().map_err(|error| format!("{command:?}: {error}"))?;
            // Some of them end with a violation or a limit.
            if !matches!(output.status.code(), Some(0 | 1 | 3)) {
                let errors = String::from_utf8_lossy(&output.stderr).into_owned();
                return Err(format!("{command:?}: {}\n{errors}", output.status));
            }
        }
        run(Command::new(&self.tool).arg("merge").arg("-o").arg(&self.profile).arg(&self.counts))?;
        Ok(format!("-Cprofile-use={}", self.profile.display()))
    }
}

/// The program `llvm-profdata` that can read what the compiler's programs write: that of rustup, or one of the same version
/// of LLVM.
fn profdata() -> Result<PathBuf, String> {
    let own = rust_libraries()?.join(host()?).join("bin/llvm-profdata");
    let llvm = about_rustc("LLVM version")?;
    let version = llvm.split('.').next().unwrap_or(&llvm);
    let numbered = format!("llvm-profdata-{version}");
    let fits = |program: &Path| {
        let about = said(Command::new(program).arg("--version")).unwrap_or_default();
        about.contains(&format!("LLVM version {version}."))
    };
    let known = [own, PathBuf::from(&numbered), PathBuf::from("llvm-profdata")];
    known.into_iter().find(|program| fits(program)).ok_or_else(|| {
        format!(
            "a profile needs {numbered}: `rustup component add llvm-tools`, or the package llvm-{version}"
        )
    })
}
