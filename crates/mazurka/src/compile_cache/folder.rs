//! The folder of the cache: nobody else may write into it, and it does not grow beyond a bound.

use std::fs::{self, DirBuilder, File, Metadata, OpenOptions};
use std::io::{Read, Write};
use std::path::{Path, PathBuf};
use std::time::SystemTime;

/// How large entries may be together, and each.
const MOST_BYTES: u64 = 128 << 20;
const MOST_BYTES_EACH: usize = 16 << 20;

/// A folder that only this user can write to.
#[derive(Debug)]
pub(super) struct PrivateFolder {
    folder: PathBuf,
}

impl PrivateFolder {
    /// The folder, made if it is not there. None if others may write to it, or if it belongs to somebody else.
    pub(super) fn open(folder: &Path) -> Option<PrivateFolder> {
        let mut builder = DirBuilder::new();
        builder.recursive(true);
        #[cfg(unix)]
        std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
        builder.create(folder).ok()?;
        let metadata = fs::symlink_metadata(folder).ok()?;
        let private = metadata.is_dir() && is_own(&metadata);
        private.then(|| PrivateFolder { folder: folder.to_path_buf() })
    }

    /// What an entry has in it.
    pub(super) fn read(&self, name: &str) -> Option<String> {
        let path = self.folder.join(name);
        // Not through a link, and not from something that never ends.
        let plain = fs::symlink_metadata(&path).is_ok_and(|metadata| metadata.is_file());
        let mut file = plain.then(|| File::open(&path).ok())??;
        let metadata = file.metadata().ok()?;
        if !metadata.is_file() || !is_own(&metadata) || metadata.len() > 2 * MOST_BYTES_EACH as u64
        {
            return None;
        }
        let mut text = String::new();
        file.read_to_string(&mut text).ok()?;
        Some(text)
    }

    /// Writes an entry so that whoever reads it finds the old one or the new one, and removes old ones if there
    /// are too many. An entry that cannot be written is not needed.
    pub(super) fn write(&self, name: &str, text: &str) {
        if text.len() > MOST_BYTES_EACH {
            return;
        }
        let new = self.folder.join(format!("{name}.{}.new", std::process::id()));
        let mut options = OpenOptions::new();
        options.write(true).create_new(true);
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        let written = options.open(&new).and_then(|mut file| file.write_all(text.as_bytes()));
        if written.and_then(|()| fs::rename(&new, self.folder.join(name))).is_err() {
            let _ = fs::remove_file(&new);
        }
        self.shrink(MOST_BYTES);
    }

    /// Removes the oldest entries until the others have at most so many bytes.
    fn shrink(&self, most: u64) {
        let mut entries: Vec<(SystemTime, u64, PathBuf)> = Vec::new();
        for entry in fs::read_dir(&self.folder).into_iter().flatten().flatten() {
            if let Ok(metadata) = entry.metadata()
                && let (true, Ok(written)) = (metadata.is_file(), metadata.modified())
            {
                entries.push((written, metadata.len(), entry.path()));
            }
        }
        entries.sort_unstable_by(|a, b| b.cmp(a));
        let mut bytes = 0;
        for (_, size, path) in entries {
            bytes += size;
            if bytes > most {
                let _ = fs::remove_file(path);
            }
        }
    }
}

/// Whether a file or folder belongs to this user, and nobody else may change it.
#[cfg(unix)]
fn is_own(metadata: &Metadata) -> bool {
    use std::os::unix::fs::MetadataExt;
    // The folder of this process belongs to whom it runs for.
    let own = fs::metadata("/proc/self").map(|process| process.uid());
    own.is_ok_and(|own| metadata.uid() == own) && metadata.mode() & 0o022 == 0
}

#[cfg(not(unix))]
fn is_own(_: &Metadata) -> bool {
    false
}
