//! Files that a program finds: `--file NAME=FILE`.

use crate::check::in_words;
use std::path::PathBuf;

/// A file of the program's, and where its content comes from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct GivenFile {
    pub(crate) name: String,
    pub(crate) from: PathBuf,
}

impl GivenFile {
    /// As it is written; a name alone is that of both.
    pub(crate) fn parse(text: &str) -> Result<GivenFile, String> {
        let (name, from) = text.split_once('=').unwrap_or((text, text));
        if name.is_empty() || from.is_empty() {
            return Err("a file is written as NAME=FILE".to_string());
        }
        Ok(GivenFile { name: name.to_string(), from: PathBuf::from(from) })
    }
}

/// How many bytes the files of a program may have together.
const MOST: usize = 16 << 20;

/// The names and contents of the files that a program finds.
pub(crate) fn read(files: &[GivenFile]) -> Result<Vec<(String, Vec<u8>)>, String> {
    let mut total = 0;
    let mut given = Vec::new();
    for GivenFile { name, from } in files {
        let content = mazurka::read_bytes(from).map_err(in_words)?;
        total += content.len();
        if total > MOST {
            let from = from.display();
            return Err(format!("{from}: the files of a program may have 16 MiB together"));
        }
        given.push((name.clone(), content));
    }
    Ok(given)
}
