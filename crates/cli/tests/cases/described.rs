//! Cases that the first lines of C and C++ files describe (see `tests/programs/README.md`).

use super::{Case, Expected, read};
use std::fs;
use std::path::{Path, PathBuf};

/// Where the expectations that a file may state are explained.
const HELP: &str = "see tests/programs/README.md";

/// All C and C++ files in a folder and in the folders in it, in order.
pub(crate) fn c_files(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap_or_else(|e| panic!("{}: {e}", folder.display()));
    let mut paths: Vec<PathBuf> = entries.filter_map(|entry| Some(entry.ok()?.path())).collect();
    paths.sort();
    let files = |path: PathBuf| match path.is_dir() {
        true => c_files(&path),
        false => vec![path],
    };
    let is_c = |path: &PathBuf| {
        path.extension().is_some_and(|extension| extension == "c" || extension == "cpp")
    };
    paths.into_iter().flat_map(files).filter(is_c).collect()
}

fn words(text: &str) -> Vec<String> {
    text.split_whitespace().map(str::to_owned).collect()
}

/// The case that the first lines of a file in `tests/programs` describe.
pub(crate) fn described(root: &Path, file: PathBuf) -> Result<Case, String> {
    let name = file.strip_prefix(root).unwrap_or(&file).display().to_string();
    let text = read(&file);
    let mut lines = text.lines().map_while(|line| line.strip_prefix("// "));
    let first = lines.next().and_then(|line| line.strip_prefix("mazurka:"));
    let first = first.ok_or_else(|| format!("{name}: no `// mazurka:` in line 1; {HELP}"))?;
    let (options, clang) = match first.split_once(" -- ") {
        Some((options, clang)) => (words(options), words(clang)),
        None => (words(first), Vec::new()),
    };
    let mut expected = Expected::default();
    let mut algorithms = vec!["optimal", "pop", "source", "dpor"];
    // Data races are for algorithms that see every execution.
    if !options.iter().any(|option| option == "--check") {
        algorithms.push("sdpor");
    }
    for line in lines {
        let (key, value) = line.split_once(": ").unwrap_or((line, ""));
        if (key, value) == ("naive", "yes") {
            algorithms.push("naive");
        } else {
            expected.set(key, value.trim()).map_err(|error| format!("{name}: {error}; {HELP}"))?;
        }
    }
    expected.fits_folder(&name)?;
    if let Some(at) = options.iter().position(|option| option == "--algorithm") {
        let chosen = options.get(at + 1).map_or("auto", String::as_str);
        algorithms = ["stateful", "sdpor", "auto"].into_iter().filter(|&a| a == chosen).collect();
    }
    if expected.verdict == "error" {
        algorithms = vec!["auto"];
    }
    Ok(Case { name, file, options, clang, algorithms, expected })
}

impl Expected {
    /// Takes one line of the description.
    fn set(&mut self, key: &str, value: &str) -> Result<(), String> {
        let number = || value.parse().map_err(|_| format!("`{key}: {value}` is not a number"));
        match key {
            "verdict" => self.verdict = value.to_owned(),
            "executions" => self.executions = Some(number()?),
            "blocked" => self.blocked = Some(number()?),
            "bounded" => self.bounded = Some(number()?),
            "violation" => self.kind = Some(value.to_owned()),
            "message" => self.messages.push(value.to_owned()),
            "line" => self.line = Some(number()?),
            "cause" => self.cause = Some(value.to_owned()),
            "unlike" => self.unlike.push(value.to_owned()),
            "because" => {}
            _ => return Err(format!("`{key}` is no expectation")),
        }
        Ok(())
    }

    /// The folder tells at a glance what to expect, so the two must agree.
    fn fits_folder(&mut self, name: &str) -> Result<(), String> {
        let verdicts: &[&str] = match name.split('/').next() {
            Some("pass") => &["verified"],
            Some("fail") => &["violation"],
            Some("blocked") => &["verified", "incomplete"],
            Some("refused") => &["error"],
            _ => &[],
        };
        if !verdicts.contains(&self.verdict.as_str()) {
            return Err(format!("{name}: `verdict: {}` is not for this folder", self.verdict));
        }
        if self.verdict == "verified" && name.starts_with("pass/") {
            self.cut = Some(0);
        }
        Ok(())
    }
}
