//! The files that a report speaks of.

use crate::error::Error;
use mazurka_report::{Report, Source};
use mazurka_trace::{Location, Violation};
use std::fs::{self, File};
use std::io::{self, Read};
use std::path::{Path, PathBuf};

/// Longer files, in bytes, are refused: programs, modules and trace files.
pub const MAX_FILE: u64 = 512 << 20;

/// Longer files, in bytes, are not shown.
const LONGEST: u64 = 1 << 20;

/// How the names of files end that are shown.
const SHOWN: [&str; 16] = [
    "c", "C", "cc", "cpp", "cxx", "h", "hh", "hpp", "hxx", "inc", "inl", "ipp", "ll", "rs", "tcc",
    "tiny",
];

/// The files that a report speaks of, as far as they can be read. A module may call any file its
/// source: only what looks like one is read.
pub fn sources(report: &Report) -> Vec<Source> {
    let mut names: Vec<&str> = Vec::new();
    for location in report.violations.iter().flat_map(locations) {
        if !names.contains(&location.file.as_str()) {
            names.push(&location.file);
        }
    }
    for file in report.coverage.iter().flat_map(|coverage| &coverage.files) {
        if !names.contains(&file.file.as_str()) {
            names.push(&file.file);
        }
    }
    let source = |name: &str| {
        let file = located(name)?;
        plain(&file).ok().filter(|&bytes| bytes <= LONGEST && is_source(&file))?;
        Some(Source { file: name.to_string(), text: read(&file).ok()? })
    };
    names.into_iter().filter_map(source).collect()
}

/// Where a file is. Rust names files as seen from the root of the workspace, and runs tests in the folder
/// of a package.
pub(crate) fn located(name: &str) -> Option<PathBuf> {
    let file = Path::new(name);
    if file.is_absolute() || !name.ends_with(".rs") || file.exists() {
        return Some(file.to_path_buf());
    }
    let here = std::env::current_dir().ok()?;
    here.ancestors().map(|folder| folder.join(file)).find(|file| file.exists())
}

/// Whether a file has the name of a source. Headers of the C++ library have no ending.
fn is_source(file: &Path) -> bool {
    match file.extension() {
        Some(end) => SHOWN.iter().any(|shown| end == *shown),
        None => file.starts_with("/usr") && file.components().any(|part| part.as_os_str() == "c++"),
    }
}

/// The text of a file or of what comes out of a pipe, whatever bytes are in it, up to [`MAX_FILE`].
pub fn read(file: &Path) -> Result<String, Error> {
    Ok(text(read_bytes(file)?))
}

/// The text that some bytes are, whatever is in them. Nearly always they are text already, which is checked faster
/// than repaired, and without a copy.
pub(crate) fn text(bytes: Vec<u8>) -> String {
    String::from_utf8(bytes)
        .unwrap_or_else(|error| String::from_utf8_lossy(error.as_bytes()).into_owned())
}

/// What is in a file or comes out of a pipe, up to [`MAX_FILE`].
pub fn read_bytes(file: &Path) -> Result<Vec<u8>, Error> {
    bounded(file).map_err(|error| cannot_read(file, error))
}

/// The length of a plain file; an error for everything else.
pub(crate) fn plain(file: &Path) -> Result<u64, Error> {
    let metadata = fs::metadata(file).map_err(|error| cannot_read(file, error))?;
    let other = || cannot_read(file, io::Error::other("this is not a plain file"));
    metadata.is_file().then_some(metadata.len()).ok_or_else(other)
}

fn cannot_read(file: &Path, error: io::Error) -> Error {
    Error::Read { file: file.to_path_buf(), error }
}

/// What is in a file, unless that is too much or never ends. Devices are not even opened.
fn bounded(file: &Path) -> io::Result<Vec<u8>> {
    let metadata = fs::metadata(file)?;
    let kind = metadata.file_type();
    #[cfg(unix)]
    let pipe = std::os::unix::fs::FileTypeExt::is_fifo(&kind);
    #[cfg(not(unix))]
    let pipe = false;
    if !(kind.is_file() || kind.is_dir() || pipe) {
        return Err(io::Error::other("this is neither a file nor a pipe"));
    }
    let too_long = || io::Error::other(format!("this is longer than {} MiB", MAX_FILE >> 20));
    if metadata.len() > MAX_FILE {
        return Err(too_long());
    }
    let mut bytes = Vec::new();
    File::open(file)?.take(MAX_FILE + 1).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > MAX_FILE { Err(too_long()) } else { Ok(bytes) }
}

/// All locations in a violation.
fn locations(violation: &Violation) -> impl Iterator<Item = &Location> {
    let steps = violation.trace.iter().filter_map(|step| step.what.location.as_ref());
    let waiting = violation.waiting.iter().filter_map(|waiting| waiting.what.location.as_ref());
    violation.location.iter().chain(steps).chain(waiting)
}
