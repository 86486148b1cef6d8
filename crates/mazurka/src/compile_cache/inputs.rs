//! What clang's output for a file depended on, beside what it was told: the headers that it read, and the places
//! where it looked for them.

use super::includes::named;
use serde::{Deserialize, Serialize};
use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet};
use std::fs::{self, Metadata};
use std::path::{Path, PathBuf};
use std::time::Duration;
use xxhash_rust::xxh3::xxh3_128;

/// Files, and what is in places where none was found. Paths are text, since comparing them as paths, name by name,
/// takes longer than all else when hundreds of them are read from an entry.
#[derive(Debug, Default, Serialize, Deserialize)]
pub(super) struct Inputs {
    /// The files that were read, with hashes of what they have in them.
    files: BTreeMap<String, String>,
    /// Whether there is something in places where a header would have been looked for.
    there: BTreeMap<String, bool>,
    /// Folders with versions of GCC, whose headers clang uses, with hashes of the names in them.
    listed: BTreeMap<String, Option<String>>,
}

/// Where clang looks for versions of GCC, as far as these are not beside one that it has found.
const GCC: [&str; 6] =
    ["/usr/lib/gcc", "/usr/lib64/gcc", "/usr/lib32/gcc", "/usr/libx32/gcc", "/usr/gcc", "/opt/rh"];

/// How far the time of a file may be behind that of a change: where file systems count in parts of seconds, and
/// where they do not.
const TICKS: [Duration; 2] = [Duration::from_millis(20), Duration::from_secs(2)];

impl Inputs {
    /// What clang says that it has read and where it has looked; nothing if that is not certain. `own` is the folder
    /// with Mazurka's own headers, made just before clang was started.
    pub(super) fn new(dependencies: &str, verbose: &str, own: &Path) -> Option<Inputs> {
        let started = changed(&fs::metadata(own).ok()?)?;
        let search = search_path(verbose)?;
        let mut inputs = Inputs::default();
        let mut names = BTreeSet::from(["stdc-predef.h".to_string()]);
        for path in paths(dependencies)? {
            let bytes = fs::read(&path).ok()?;
            let text = lossy(&bytes);
            let is_own = path.starts_with(own);
            for header in named(&text)? {
                if header.quoted && !is_own {
                    inputs.look(path.parent()?, header.name)?;
                }
                names.insert(header.name.to_string());
            }
            if is_own {
                continue;
            }
            // A file that changes while clang runs may have been read before.
            let (time, fine) = changed(&fs::metadata(&path).ok()?)?;
            if time + TICKS[usize::from(!fine)] >= started.0 {
                return None;
            }
            inputs.files.insert(text_of(&path)?, digest(&bytes));
        }
        for folder in search.iter().filter(|folder| *folder != own) {
            names.iter().try_for_each(|name| inputs.look(folder, name))?;
        }
        inputs.list(verbose)?;
        Some(inputs)
    }

    /// Notes whether a header is in a folder; a folder that is not there stands for all that might be in it.
    fn look(&mut self, folder: &Path, name: &str) -> Option<()> {
        // A file without a folder is in the current one.
        let folder = if folder.as_os_str().is_empty() { Path::new(".") } else { folder };
        let path = folder.join(name);
        if let Some(parent) = path.parent()
            && !*self.there.entry(text_of(parent)?).or_insert_with(|| parent.exists())
        {
            return Some(());
        }
        self.there.insert(text_of(&path)?, path.exists());
        Some(())
    }

    /// Notes which versions of GCC there are.
    fn list(&mut self, verbose: &str) -> Option<()> {
        let found = verbose.lines().filter_map(|line| line.split_once("GCC installation: "));
        let found = found.filter_map(|(_, path)| Path::new(path).parent());
        let beside: Vec<&Path> =
            found.flat_map(|triple| [Some(triple), triple.parent()]).flatten().collect();
        for folder in GCC.iter().map(Path::new).chain(beside) {
            self.listed.insert(text_of(folder)?, listing(folder));
        }
        Some(())
    }

    /// Whether everything is still as it was.
    pub(super) fn are_unchanged(&self) -> bool {
        self.there.iter().all(|(path, there)| Path::new(path).exists() == *there)
            && self.listed.iter().all(|(folder, names)| listing(Path::new(folder)) == *names)
            && self
                .files
                .iter()
                .all(|(path, hash)| fs::read(path).is_ok_and(|bytes| digest(&bytes) == *hash))
    }
}

/// Bytes as text. That they are text already, as nearly always, is found out several times faster than what is not.
fn lossy(bytes: &[u8]) -> Cow<'_, str> {
    std::str::from_utf8(bytes).map_or_else(|_| String::from_utf8_lossy(bytes), Cow::Borrowed)
}

/// A path as text. What is none cannot be written down; the folders are named by us or by clang.
fn text_of(path: &Path) -> Option<String> {
    path.to_str().map(str::to_string)
}

/// When a file was changed, and whether that is known to less than a second.
fn changed(metadata: &Metadata) -> Option<(Duration, bool)> {
    #[cfg(unix)]
    {
        use std::os::unix::fs::MetadataExt;
        let (seconds, nanoseconds) = (metadata.ctime(), metadata.ctime_nsec());
        let (seconds, nanoseconds) =
            (u64::try_from(seconds).ok()?, u32::try_from(nanoseconds).ok()?);
        Some((Duration::new(seconds, nanoseconds), nanoseconds != 0))
    }
    #[cfg(not(unix))]
    {
        let _ = metadata;
        None
    }
}

/// A hash of the names in a folder, if there is one.
fn listing(folder: &Path) -> Option<String> {
    let mut names: Vec<_> =
        fs::read_dir(folder).ok()?.flatten().map(|entry| entry.file_name()).collect();
    names.sort_unstable();
    Some(digest(format!("{names:?}").as_bytes()))
}

pub(super) fn digest(bytes: &[u8]) -> String {
    format!("{:032x}", xxh3_128(bytes))
}

/// The folders in which clang looks for headers, be they there or not, from what it says with `-v`. Nothing if it
/// has read a file with options, or if there is something among them that is no folder.
fn search_path(verbose: &str) -> Option<Vec<PathBuf>> {
    if verbose.contains("Configuration file: ") {
        return None;
    }
    let mut folders = Vec::new();
    let (mut inside, mut complete) = (false, false);
    for line in verbose.lines() {
        let missing = line.strip_prefix("ignoring nonexistent directory \"");
        if let Some(folder) = missing.and_then(|rest| rest.strip_suffix('"')) {
            folders.push(PathBuf::from(folder));
        } else if line.ends_with("search starts here:") {
            inside = true;
        } else if line == "End of search list." {
            (inside, complete) = (false, true);
        } else if inside {
            if line.ends_with(')') {
                return None;
            }
            folders.push(PathBuf::from(line.trim_start()));
        }
    }
    complete.then_some(folders)
}

/// The files that a rule for make names after its colon.
fn paths(rule: &str) -> Option<Vec<PathBuf>> {
    let (_, rest) = rule.split_once(": ")?;
    let mut paths = Vec::new();
    let mut path = String::new();
    let mut letters = rest.chars().peekable();
    while let Some(letter) = letters.next() {
        match (letter, letters.peek()) {
            ('\\', Some('\n')) => {}
            ('\\', Some(&next @ (' ' | '#'))) => {
                path.push(next);
                letters.next();
            }
            ('$', Some('$')) => {
                path.push('$');
                letters.next();
            }
            (' ' | '\n' | '\t', _) => {
                if !path.is_empty() {
                    paths.push(PathBuf::from(std::mem::take(&mut path)));
                }
            }
            (letter, _) => path.push(letter),
        }
    }
    if !path.is_empty() {
        paths.push(PathBuf::from(path));
    }
    (!paths.is_empty()).then_some(paths)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rule_names_its_files() {
        let rule = "mazurka: a.c \\\n  b\\ c.h d$$e.h \\\n  f\\#.h\n";
        let expected = ["a.c", "b c.h", "d$e.h", "f#.h"].map(PathBuf::from);
        assert_eq!(paths(rule), Some(expected.to_vec()));
        assert_eq!(paths("nothing"), None);
    }

    #[cfg(unix)]
    #[test]
    fn a_file_that_may_have_changed_since_clang_read_it_is_not_relied_on() {
        let folder = std::env::temp_dir().join(format!("mazurka-inputs-{}", std::process::id()));
        let (own, file) = (folder.join("own"), folder.join("a.c"));
        fs::create_dir_all(&own).expect("a folder");
        fs::write(&file, "int main(void) {}\n").expect("a file");
        let verbose = "#include <...> search starts here:\nEnd of search list.\n";
        let inputs = Inputs::new(&format!("it: {}\n", file.display()), verbose, &own);
        let _ = fs::remove_dir_all(&folder);
        assert!(inputs.is_none(), "{inputs:?}");
    }

    #[test]
    fn folders_that_are_not_there_are_looked_into_as_well() {
        let verbose = "ignoring nonexistent directory \"/x/include\"\n#include \"...\" search starts here:\n \
                       here\n#include <...> search starts here:\n /usr/include\nEnd of search list.\n";
        let expected = ["/x/include", "here", "/usr/include"].map(PathBuf::from);
        assert_eq!(search_path(verbose), Some(expected.to_vec()));
        assert_eq!(search_path("#include <...> search starts here:\n /usr/include\n"), None);
        let framework = verbose.replace(" /usr/include", " /L/F (framework directory)");
        assert_eq!(search_path(&framework), None);
        assert_eq!(search_path(&format!("Configuration file: a\n{verbose}")), None);
    }
}
