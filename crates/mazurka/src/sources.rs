//! The files that a report speaks of.

use crate::error::Error;
use mazurka_report::{Report, Source};
use mazurka_trace::{Location, Violation};
use std::path::Path;

/// Longer files, in bytes, are not shown.
const LONGEST: usize = 1 << 20;

/// The files that a report speaks of, as far as they can be read.
pub fn sources(report: &Report) -> Vec<Source> {
    let mut names: Vec<&str> = Vec::new();
    for location in report.violations.iter().flat_map(locations) {
        if !names.contains(&location.file.as_str()) {
            names.push(&location.file);
        }
    }
    let source = |name: &str| {
        let text = read(Path::new(name)).ok().filter(|text| text.len() <= LONGEST)?;
        Some(Source { file: name.to_string(), text })
    };
    names.into_iter().filter_map(source).collect()
}

/// The text of a file, whatever bytes are in it.
pub(crate) fn read(file: &Path) -> Result<String, Error> {
    let bytes = std::fs::read(file);
    let bytes = bytes.map_err(|error| Error::Read { file: file.to_path_buf(), error })?;
    Ok(String::from_utf8_lossy(&bytes).into_owned())
}

/// All locations in a violation.
fn locations(violation: &Violation) -> impl Iterator<Item = &Location> {
    let steps = violation.trace.iter().filter_map(|step| step.what.location.as_ref());
    let waiting = violation.waiting.iter().filter_map(|waiting| waiting.what.location.as_ref());
    violation.location.iter().chain(steps).chain(waiting)
}
