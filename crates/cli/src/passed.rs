//! What `mazurka test --changed` remembers: the programs that were as expected, each by a hash of all that the
//! answer depends on.

use crate::headers::{cache, replace};
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Mutex;

/// So many programs are remembered; more begin anew.
const MOST: usize = 100_000;

/// The programs that were as expected, in a file with one hash in a line.
#[derive(Debug)]
pub(crate) struct Passed {
    file: PathBuf,
    before: BTreeSet<String>,
    now: Mutex<BTreeSet<String>>,
}

impl Passed {
    /// What a file remembers; the one in the user's cache if no other is named. A file that cannot be read
    /// remembers nothing.
    pub(crate) fn read(file: Option<&Path>) -> Result<Passed, String> {
        let file = match file {
            Some(file) => file.to_path_buf(),
            None => cache()?.join("passed"),
        };
        let text = fs::read_to_string(&file).unwrap_or_default();
        let before = text.lines().filter(|line| line.len() == 32).map(str::to_string).collect();
        Ok(Passed { file, before, now: Mutex::default() })
    }

    /// Whether a program was as expected when it was checked last.
    pub(crate) fn knows(&self, program: &str) -> bool {
        self.before.contains(program)
    }

    /// A program is as expected.
    pub(crate) fn note(&self, program: &str) {
        if let Ok(mut now) = self.now.lock() {
            now.insert(program.to_string());
        }
    }

    /// Writes what is known now, together with what was known of other programs.
    pub(crate) fn save(self) -> Result<(), String> {
        let mut all = self.now.into_inner().unwrap_or_default();
        if all.len() + self.before.len() <= MOST {
            all.extend(self.before);
        }
        let text: String = all.into_iter().map(|hash| hash + "\n").collect();
        let folder = self.file.parent().filter(|folder| !folder.as_os_str().is_empty());
        let made = folder.map_or(Ok(()), fs::create_dir_all);
        let written = made.and_then(|()| replace(&self.file, text.as_bytes()));
        written.map_err(|error| format!("{}: {error}", self.file.display()))
    }
}

/// The program itself, as far as the answer may depend on it: another build may find something else.
pub(crate) fn this_build() -> String {
    let file = std::env::current_exe().and_then(fs::metadata);
    let changed = file.as_ref().ok().and_then(|file| file.modified().ok());
    format!("{} {:?} {changed:?}", env!("CARGO_PKG_VERSION"), file.map(|file| file.len()).ok())
}
