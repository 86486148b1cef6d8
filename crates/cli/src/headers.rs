//! `mazurka headers`: the headers that programs may include, for other compilers and for editors.

use crate::options::HeadersOptions;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// Writes the headers into a folder and prints its path, or lists them.
pub(crate) fn run(options: &HeadersOptions) -> Result<ExitCode, String> {
    let folder = match (&options.to, options.path) {
        (Some(folder), _) => folder.clone(),
        (None, true) => cache()?.join("include"),
        (None, false) => {
            for (name, text) in mazurka::HEADERS {
                println!("{name}: {}", first_sentence(text));
            }
            return Ok(ExitCode::SUCCESS);
        }
    };
    fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    for (name, text) in mazurka::HEADERS {
        let file = folder.join(name);
        replace(&file, text.as_bytes()).map_err(|error| format!("{}: {error}", file.display()))?;
    }
    println!("{}", folder.display());
    Ok(ExitCode::SUCCESS)
}

/// What the comment at the head of a header says first.
fn first_sentence(text: &str) -> String {
    let comment = text.trim_start_matches("/* ").split("*/").next().unwrap_or_default();
    let words: Vec<&str> = comment.split_whitespace().filter(|word| *word != "*").collect();
    let words = words.join(" ");
    words.split_once(". ").map_or(words.trim_end_matches('.'), |(first, _)| first).to_string()
}

/// The folder for what can be made again, of this user alone.
pub(crate) fn cache() -> Result<PathBuf, String> {
    let named = |name: &str| std::env::var_os(name).filter(|value| !value.is_empty());
    let base = named("XDG_CACHE_HOME").map(PathBuf::from);
    let base = base.or_else(|| Some(PathBuf::from(named("HOME")?).join(".cache")));
    let folder = base.filter(|base| base.is_absolute()).map(|base| base.join("mazurka"));
    folder.ok_or_else(|| {
        "there is no folder for it: neither XDG_CACHE_HOME nor HOME names one\n\
         hint: name one yourself"
            .to_string()
    })
}

/// Writes a file unless it is like that already: who reads it finds the old text or the new one.
pub(crate) fn replace(file: &Path, text: &[u8]) -> std::io::Result<()> {
    if fs::read(file).is_ok_and(|found| found == text) {
        return Ok(());
    }
    let new = file.with_extension(format!("{}.new", std::process::id()));
    fs::write(&new, text)?;
    fs::rename(&new, file)
}
