//! The machine and the tools of a measurement.

use serde::{Deserialize, Serialize};
use std::fs;
use std::path::Path;
use std::process::Command;
use std::time::SystemTime;

/// A machine and the tools on it.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Machine {
    /// The model of the processor.
    pub(crate) cpu: String,
    /// Processors that can be used.
    pub(crate) cores: usize,
    /// Main memory in 10^6 bytes.
    pub(crate) memory_mb: Option<u64>,
    /// The kernel.
    pub(crate) kernel: String,
    /// The compiler of the programs.
    pub(crate) clang: String,
    /// The compiler of the checker.
    pub(crate) rustc: String,
    /// How busy it was when the run began: processes that could run, on average over a minute.
    pub(crate) load: Option<f64>,
}

impl Machine {
    /// This machine.
    pub(crate) fn this() -> Machine {
        let field = |file, name| field(&fs::read_to_string(file).unwrap_or_default(), name);
        let unknown = || "unknown".to_owned();
        let load = fs::read_to_string("/proc/loadavg").unwrap_or_default();
        Machine {
            cpu: field("/proc/cpuinfo", "model name").unwrap_or_else(unknown),
            cores: std::thread::available_parallelism().map_or(1, usize::from),
            memory_mb: field("/proc/meminfo", "MemTotal").and_then(|size| {
                let kilobytes: u64 = size.trim_end_matches(" kB").parse().ok()?;
                Some(kilobytes * 1024 / 1_000_000)
            }),
            kernel: said("uname", &["-sr"]).unwrap_or_else(unknown),
            clang: clang().and_then(|clang| said(&clang, &["--version"])).unwrap_or_else(unknown),
            rustc: said("rustc", &["--version"]).unwrap_or_else(unknown),
            load: load.split(' ').next().and_then(|load| load.parse().ok()),
        }
    }

    /// Whether it is the same machine, however busy.
    pub(crate) fn is_same(&self, other: &Machine) -> bool {
        (&self.cpu, self.cores) == (&other.cpu, other.cores)
    }

    /// A name for folders: processor and number of cores.
    pub(crate) fn name(&self) -> String {
        let letters = self.cpu.to_lowercase().replace(|c: char| !c.is_ascii_alphanumeric(), " ");
        let words: Vec<&str> = letters.split_whitespace().take(6).collect();
        format!("{}-{}-cores", words.join("-"), self.cores)
    }
}

/// The clang that Mazurka takes.
pub(crate) fn clang() -> Option<String> {
    let versions = (14..=22).rev().map(|version| format!("clang-{version}"));
    let mut names = std::env::var("CLANG").into_iter().chain(["clang".to_owned()]).chain(versions);
    names.find(|name| said(name, &["--version"]).is_some())
}

/// The commit of a repository, and whether files differ from it.
pub(crate) fn commit(root: &Path) -> String {
    let Some(root) = root.to_str() else { return "unknown".to_owned() };
    let Some(commit) = said("git", &["-C", root, "rev-parse", "--short=12", "HEAD"]) else {
        return "unknown".to_owned();
    };
    let changes = ["-C", root, "status", "--porcelain", "--", "crates", "bench/programs"];
    match said("git", &changes).is_some() {
        true => format!("{commit} with changes"),
        false => commit,
    }
}

/// The time in UTC, to the second.
pub(crate) fn now() -> String {
    humantime::format_rfc3339_seconds(SystemTime::now()).to_string()
}

/// The first line that a program prints, if it succeeds and prints anything.
pub(crate) fn said(program: &str, arguments: &[&str]) -> Option<String> {
    let output = Command::new(program).args(arguments).output().ok()?;
    let text = String::from_utf8_lossy(&output.stdout);
    let line = text.lines().next().filter(|line| !line.is_empty())?;
    output.status.success().then(|| line.trim().to_owned())
}

/// The value of the first line `name : value`.
fn field(text: &str, name: &str) -> Option<String> {
    let values = text.lines().filter_map(|line| line.split_once(':'));
    let found = values.into_iter().find(|(key, _)| key.trim() == name)?;
    Some(found.1.trim().to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_name_of_a_machine_is_fit_for_a_folder() {
        let cpu = "AMD Ryzen 9 7950X (16-Core)".to_owned();
        let machine = Machine { cpu, cores: 2, ..Machine::this() };
        assert_eq!(machine.name(), "amd-ryzen-9-7950x-16-core-2-cores");
        assert!(
            machine.is_same(&machine) && !machine.is_same(&Machine { cores: 3, ..Machine::this() })
        );
    }

    #[test]
    fn fields_of_the_system_are_found() {
        let text = "processor\t: 0\nmodel name\t: Some CPU\nmodel name\t: Other\n";
        assert_eq!(field(text, "model name").as_deref(), Some("Some CPU"));
        assert_eq!(field(text, "model"), None);
    }
}
