//! What clang has made of files, kept for the next time.
//!
//! ```text
//! what is known before clang runs:    which clang, its arguments, the folder, the environment   ─▶ name of an entry
//! what is known after it has run:     the headers, and where others would have been found        ─▶ in the entry
//! ```
//!
//! An entry is used only if all of that is as it was, byte for byte where it is short and by hashes where it is
//! long. Whatever is uncertain is compiled: arguments that may have clang read other files, names of headers that
//! macros make, a file that has just been changed, a compiler that is a script.

mod folder;
mod includes;
mod inputs;

use crate::clang::{HEADERS, LIBCXX};
use crate::clang_arguments::refused_clang_argument;
use folder::PrivateFolder;
use inputs::{Inputs, digest};
use serde::{Deserialize, Serialize};
use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};

/// Of entries that other versions have written, nothing is read.
const FORMAT: &str = concat!("mazurka ", env!("CARGO_PKG_VERSION"), " compiled 1");

/// Variables of the environment that change with every shell and mean nothing to clang. All others count.
const MEANINGLESS: [&str; 16] = [
    "_",
    "SHLVL",
    "OLDPWD",
    "PWD",
    "COLUMNS",
    "LINES",
    "TERM",
    "COLORTERM",
    "WINDOWID",
    "NO_COLOR",
    "RUST_BACKTRACE",
    "SSH_CLIENT",
    "SSH_CONNECTION",
    "SSH_TTY",
    "XDG_SESSION_ID",
    "XDG_CACHE_HOME",
];

/// The place of one file's entry in the cache.
#[derive(Debug)]
pub(crate) struct Slot {
    folder: PrivateFolder,
    /// What is known before clang runs.
    key: String,
}

/// The head of an entry; the text of the IR follows.
#[derive(Serialize, Deserialize)]
struct Head {
    key: String,
    inputs: Inputs,
}

impl Slot {
    /// Where to keep what a clang makes of a file if it is called so. `arguments` are those of the user, `words` is
    /// everything but the folder of Mazurka's headers, whose name is another one each time.
    pub(crate) fn new(
        folder: &Path,
        clang: &Path,
        arguments: &[String],
        words: &[OsString],
    ) -> Option<Slot> {
        if refused_clang_argument(arguments).is_some() {
            return None;
        }
        let mut environment: Vec<_> = std::env::vars_os().collect();
        environment.retain(|(name, _)| !MEANINGLESS.iter().any(|other| name == other));
        environment.sort_unstable();
        // Not as it is: people keep passwords there.
        let environment = digest(format!("{environment:?}").as_bytes());
        let headers = digest(format!("{HEADERS:?}{LIBCXX:?}").as_bytes());
        let here = std::env::current_dir().ok()?;
        let key = format!("{:?}", (FORMAT, identity(clang)?, here, words, headers, environment));
        Some(Slot { folder: PrivateFolder::open(folder)?, key })
    }

    fn name(&self) -> String {
        digest(self.key.as_bytes())
    }

    /// What was kept, if nothing has changed since.
    pub(crate) fn find(&self) -> Option<String> {
        let mut entry = self.folder.read(&self.name())?;
        let (first, rest) = entry.split_once('\n')?;
        if first != checksum(rest) {
            return None;
        }
        let (head, text) = rest.split_once('\n')?;
        let before = entry.len() - text.len();
        let head: Head = serde_json::from_str(head).ok()?;
        let usable = head.key == self.key && head.inputs.are_unchanged();
        usable.then(|| {
            // In place: the text is long.
            entry.drain(..before);
            entry
        })
    }

    /// Keeps what clang has made, if it is certain what that depends on: `dependencies` is the rule for make that
    /// it wrote, `verbose` what it says with `-v`, `own` the folder with Mazurka's headers.
    pub(crate) fn keep(&self, text: &str, dependencies: &Path, verbose: &str, own: &Path) {
        let Some(inputs) = fs::read_to_string(dependencies)
            .ok()
            .and_then(|dependencies| Inputs::new(&dependencies, verbose, own))
        else {
            return;
        };
        if let Ok(head) = serde_json::to_string(&Head { key: self.key.clone(), inputs }) {
            let rest = format!("{head}\n{text}");
            let entry = format!("{}\n{rest}", checksum(&rest));
            self.folder.write(&self.name(), &entry);
        }
    }
}

/// The first line of an entry: a file that was damaged or cut is none.
fn checksum(rest: &str) -> String {
    format!("{FORMAT} {}", digest(rest.as_bytes()))
}

/// Which program a compiler is, with its libraries and files with options, as far as files tell. Nothing if it is a
/// script or goes by another name, so that it may start anything.
fn identity(clang: &Path) -> Option<Vec<(PathBuf, String)>> {
    let real = fs::canonicalize(clang).ok()?;
    if !real.file_name()?.to_str()?.starts_with("clang") || !is_machine_code(&real) {
        return None;
    }
    let folder = real.parent()?;
    let mut files = vec![clang.to_path_buf(), real.clone()];
    for folder in [folder, Path::new("/etc/clang"), &folder.join("../lib")] {
        let entries = fs::read_dir(folder).into_iter().flatten().flatten();
        let names = entries.filter(|entry| {
            let name = entry.file_name();
            let name = name.to_string_lossy();
            let library = name.starts_with("libLLVM") || name.starts_with("libclang-cpp");
            // Of the archives of a library, of which there may be hundreds, a program that runs has read none.
            name.ends_with(".cfg") || library && !name.ends_with(".a")
        });
        files.extend(names.map(|entry| entry.path()));
    }
    files.extend(clang.parent().map(|folder| folder.join("clang.cfg")));
    files.sort_unstable_by(|a, b| a.as_os_str().cmp(b.as_os_str()));
    let stamp = |file: &PathBuf| {
        let metadata = fs::metadata(file);
        metadata.map_or(String::new(), |m| {
            format!("{} {:?} {:?}", m.len(), m.modified().ok(), number(&m))
        })
    };
    Some(files.into_iter().map(|file| (file.clone(), stamp(&file))).collect())
}

/// Whether a file is a program that no other one interprets.
fn is_machine_code(file: &Path) -> bool {
    use std::io::Read;
    let mut head = [0; 4];
    fs::File::open(file).and_then(|mut file| file.read_exact(&mut head)).is_ok()
        && head == *b"\x7fELF"
}

/// The number of a file in its file system.
#[cfg(unix)]
fn number(metadata: &fs::Metadata) -> u64 {
    std::os::unix::fs::MetadataExt::ino(metadata)
}

#[cfg(not(unix))]
fn number(_: &fs::Metadata) -> u64 {
    0
}
