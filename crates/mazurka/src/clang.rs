//! Finds clang and compiles C and C++ to textual LLVM IR.

use crate::compile_cache::Slot;
use crate::error::Error;
use crate::llvm::ClangFile;
use crate::sources;
use mazurka_trace::Limit;
use std::ffi::{OsStr, OsString};
use std::fs::DirBuilder;
use std::hash::{BuildHasher, RandomState};
use std::io::{self, Read};
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::thread;
use std::time::Duration;

/// The versions that are looked for by name, the newest first.
const VERSIONS: std::ops::RangeInclusive<u32> = 14..=22;

/// What the program is compiled with: no optimisation, which would remove accesses that are events
/// of the source, but with variables that can be turned into values, and with debug information.
const FLAGS: [&str; 10] = [
    "-S",
    "-emit-llvm",
    "-g",
    // So that files have the names in the debug information under which they were given.
    "-fdebug-compilation-dir=.",
    "-O0",
    "-fno-discard-value-names",
    "-Xclang",
    "-disable-O0-optnone",
    "-pthread",
    "-w",
];

/// With the checks of the C++ library, which also let clang compile all of `std::string` with the
/// program. What asks libc++ for the same depends on its version.
const CXX: [&str; 5] = ["-x", "c++", "-D_GLIBCXX_ASSERTIONS", "-include", LIBCXX.0];

/// The header that asks libc++ for its checks, and its text.
pub(crate) const LIBCXX: (&str, &str) =
    ("mazurka_libcxx.h", include_str!("../include/mazurka_libcxx.h"));

/// Old C that newer versions of clang refuse by default.
const OLD_C: [&str; 3] = [
    "-Wno-error=implicit-int",
    "-Wno-error=implicit-function-declaration",
    "-Wno-error=int-conversion",
];

/// Newer standards than clang's default, which are tried where a program does not compile, the oldest first.
const NEWER_CXX: [&str; 3] = ["-std=c++17", "-std=c++20", "-std=c++2b"];
const NEWER_C: [&str; 2] = ["-std=gnu17", "-std=gnu2x"];

/// How often to look whether clang has to be stopped.
const PERIOD: Duration = Duration::from_millis(5);

/// How long to wait at first for a command that has written everything.
const SHORT: Duration = Duration::from_micros(50);

/// Compiles a file, unless a limit is exceeded meanwhile; the result is the text of the IR.
pub(crate) fn compile(
    source: &ClangFile,
    exceeded: &dyn Fn() -> Option<Limit>,
) -> Result<String, Error> {
    if is_list_of_options(&source.file) {
        return Err(Error::ClangSetup(format!(
            "{}: clang takes a name that begins with @ for a file with options\n\
             hint: give the program another name",
            source.file.display()
        )));
    }
    for clang in candidates(source.clang.as_deref()) {
        let Some(found) = on_path(&clang) else { continue };
        match compile_with(&found, source, exceeded) {
            // It may not be a clang at all. That is looked into only now, since it takes as long as to compile.
            Err(Error::ClangSetup(_) | Error::ClangRefused { .. }) if !runs(&found) => {}
            compiled => return compiled,
        }
    }
    Err(source.clang.clone().map_or(Error::NoClang, Error::BrokenClang))
}

fn compile_with(
    clang: &Path,
    source: &ClangFile,
    exceeded: &dyn Fn() -> Option<Limit>,
) -> Result<String, Error> {
    let ClangFile { file, arguments, cache, .. } = source;
    let words = words(file, arguments);
    let slot = cache.as_ref().and_then(|folder| Slot::new(folder, clang, arguments, &words));
    if let Some(text) = slot.as_ref().and_then(Slot::find) {
        return Ok(text);
    }
    let headers = Headers::new()?;
    let dependencies = headers.folder.join("dependencies");
    let call = |more: &[&OsStr]| {
        let mut command = Command::new(clang);
        command
            .args(&words)
            // After what the user gives, so that a header of the same name is preferred.
            .arg("-I")
            .arg(&headers.folder)
            // The folder has another name each time; what comes out is to be the same.
            .arg(format!("-fdebug-prefix-map={}=mazurka", headers.folder.display()))
            .args(more);
        run(&mut command, exceeded)
            .map_err(|error| Error::ClangSetup(format!("cannot run {}: {error}", clang.display())))
    };
    let noting = ["-v", "-MD", "-MT", "it", "-MF"].map(OsStr::new);
    let mut output = match slot {
        Some(_) => call(&[&noting[..], &[dependencies.as_os_str()]].concat())??,
        None => call(&[])??,
    };
    if !output.status.success() && slot.is_some() {
        // Once more for its messages alone.
        output = call(&[])??;
    }
    if !output.status.success() {
        // Ctrl-C reaches clang, too.
        if let Some(limit) = exceeded() {
            return Err(Error::ClangStopped(limit));
        }
        let mut diagnostics = String::from_utf8_lossy(&output.stderr).trim_end().to_string();
        let compiles = |standard: &str| {
            let tried = call(&["-fsyntax-only", standard].map(OsStr::new));
            tried.is_ok_and(|tried| tried.is_ok_and(|output| output.status.success()))
        };
        if let Some(standard) = newer_standard(file, arguments, compiles) {
            diagnostics += &format!("\nhint: it compiles as a newer standard: add `-- {standard}`");
        }
        if lacks_libcxx(clang, arguments) {
            diagnostics += "\nhint: this clang has no libc++: install libc++-dev and libc++abi-dev, or those of its \
                            version (libc++-14-dev), or leave out -stdlib=libc++";
        }
        return Err(Error::ClangRefused { file: file.clone(), diagnostics });
    }
    let text = sources::text(output.stdout);
    if let Some(slot) = slot {
        let verbose = String::from_utf8_lossy(&output.stderr);
        slot.keep(&text, &dependencies, &verbose, &headers.folder);
    }
    Ok(text)
}

/// Whether a program is to be compiled against libc++, whose headers clang does not find.
fn lacks_libcxx(clang: &Path, arguments: &[String]) -> bool {
    const LIBCXX: &str = "-stdlib=libc++";
    let mut command = Command::new(clang);
    command.args([LIBCXX, "-fsyntax-only", "-x", "c++", "-include", "__config", "/dev/null"]);
    command.stdout(Stdio::null()).stderr(Stdio::null());
    arguments.iter().any(|word| word == LIBCXX)
        && command.status().is_ok_and(|status| !status.success())
}

/// A newer standard with which a program compiles that clang refuses, unless one was given.
fn newer_standard(
    file: &Path,
    arguments: &[String],
    compiles: impl Fn(&str) -> bool,
) -> Option<&'static str> {
    if arguments.iter().any(|word| word.starts_with("-std=")) {
        return None;
    }
    let newer: &[&str] = if is_cxx(file) { &NEWER_CXX } else { &NEWER_C };
    newer.iter().copied().find(|standard| compiles(standard))
}

/// Whether a file is compiled as C++.
pub(crate) fn is_cxx(file: &Path) -> bool {
    file.extension().is_some_and(|extension| extension != "c")
}

/// How clang is called, but for the folder with Mazurka's headers.
fn words(file: &Path, arguments: &[String]) -> Vec<OsString> {
    let language: &[&str] = if is_cxx(file) { &CXX } else { &OLD_C };
    let mut words: Vec<OsString> = FLAGS.iter().chain(language).map(OsString::from).collect();
    words.push(as_argument(file).into_os_string());
    words.extend(arguments.iter().map(OsString::from));
    words.extend(["-D__MAZURKA__", "-o", "-"].map(OsString::from));
    words
}

/// Runs a command to its end, or until a limit is exceeded.
fn run(
    command: &mut Command,
    exceeded: &dyn Fn() -> Option<Limit>,
) -> io::Result<Result<Output, Error>> {
    command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn()?;
    let (stdout, stderr) = (child.stdout.take(), child.stderr.take());
    let (all_read, ended) = mpsc::channel::<()>();
    let read_stdout = || {
        let bytes = read_all(stdout);
        drop(all_read);
        bytes
    };
    // They end with whoever writes, which may be a child of the child: nobody waits for them if it is stopped.
    let (stdout, stderr) = (thread::spawn(read_stdout), thread::spawn(|| read_all(stderr)));
    // A command that closes its output is about to end, so it is looked after more often from then on.
    let mut pause = SHORT;
    let status = loop {
        if let Some(status) = child.try_wait()? {
            break status;
        }
        if let Some(limit) = exceeded() {
            child.kill()?;
            child.wait()?;
            return Ok(Err(Error::ClangStopped(limit)));
        }
        if ended.recv_timeout(PERIOD) == Err(RecvTimeoutError::Disconnected) {
            thread::sleep(pause);
            pause = PERIOD.min(2 * pause);
        }
    };
    let text = |reader: thread::JoinHandle<Vec<u8>>| reader.join().unwrap_or_default();
    Ok(Ok(Output { status, stdout: text(stdout), stderr: text(stderr) }))
}

/// What a command writes, as far as it can be read.
fn read_all(pipe: Option<impl Read>) -> Vec<u8> {
    let mut bytes = Vec::new();
    if let Some(mut pipe) = pipe {
        // What was read so far is what there is to show.
        let _ = pipe.read_to_end(&mut bytes);
    }
    bytes
}

/// A file as clang takes it for one, and not for an option.
fn as_argument(file: &Path) -> PathBuf {
    match file.as_os_str().as_encoded_bytes() {
        [b'-', ..] => Path::new(".").join(file),
        _ => file.to_path_buf(),
    }
}

/// Whether clang takes the name for that of a file with options. The folder does not help: clang gives the
/// bare name to itself.
fn is_list_of_options(file: &Path) -> bool {
    file.file_name().is_some_and(|name| name.as_encoded_bytes().starts_with(b"@"))
}

/// The headers that programs may include without saying where they are: their names and texts.
pub const HEADERS: [(&str, &str); 5] = [
    ("dat3m.h", include_str!("../include/dat3m.h")),
    ("genmc.h", include_str!("../include/genmc.h")),
    ("mazurka.h", include_str!("../include/mazurka.h")),
    ("qthread.h", include_str!("../include/qthread.h")),
    ("verifier.h", include_str!("../include/verifier.h")),
];

/// The headers in a folder of their own.
struct Headers {
    folder: PathBuf,
}

impl Headers {
    fn new() -> Result<Headers, Error> {
        let parent = std::env::temp_dir();
        let error =
            |error| Error::ClangSetup(format!("cannot write to {}: {error}", parent.display()));
        let headers = Headers { folder: private_folder(&parent).map_err(error)? };
        for (name, text) in HEADERS.into_iter().chain([LIBCXX]) {
            std::fs::write(headers.folder.join(name), text).map_err(error)?;
        }
        Ok(headers)
    }
}

/// A new folder that only this user may enter, under a name that nobody can foresee. Something that is
/// there already, be it a link, is never used.
fn private_folder(parent: &Path) -> io::Result<PathBuf> {
    let mut builder = DirBuilder::new();
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    loop {
        // The keys of a hash table's hasher come from the system's random numbers.
        let folder = parent.join(format!("mazurka-{:016x}", RandomState::new().hash_one(())));
        match builder.create(&folder) {
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
            created => return created.map(|()| folder),
        }
    }
}

impl Drop for Headers {
    fn drop(&mut self) {
        // What is left in a temporary folder does no harm.
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

/// What to try for a clang: the one that was asked for, or else `$CLANG`, `clang`, and those by version.
fn candidates(asked: Option<&Path>) -> Vec<PathBuf> {
    if let Some(path) = asked {
        return vec![path.to_path_buf()];
    }
    let named = std::env::var_os("CLANG").map(PathBuf::from);
    let versions = VERSIONS.rev().map(|version| PathBuf::from(format!("clang-{version}")));
    named.into_iter().chain([PathBuf::from("clang")]).chain(versions).collect()
}

/// Where a program is that is called so, if it is anywhere.
fn on_path(program: &Path) -> Option<PathBuf> {
    if program.components().count() != 1 {
        return program.exists().then(|| program.to_path_buf());
    }
    let folders = std::env::var_os("PATH")?;
    let mut found = std::env::split_paths(&folders).map(|folder| folder.join(program));
    found.find(|path| path.metadata().is_ok_and(|file| file.is_file() && is_executable(&file)))
}

#[cfg(unix)]
fn is_executable(file: &std::fs::Metadata) -> bool {
    std::os::unix::fs::PermissionsExt::mode(&file.permissions()) & 0o111 != 0
}

#[cfg(not(unix))]
fn is_executable(_: &std::fs::Metadata) -> bool {
    true
}

fn runs(path: &Path) -> bool {
    Command::new(path).arg("--version").output().is_ok_and(|output| output.status.success())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_neither_an_option_nor_a_list_of_options() {
        for (name, argument) in [("a.c", "a.c"), ("-a.c", "./-a.c"), ("b/-a.c", "b/-a.c")] {
            assert_eq!(as_argument(Path::new(name)), PathBuf::from(argument));
        }
        for (name, options) in [("@a.c", true), ("b/@a.c", true), ("@b/a.c", false)] {
            assert_eq!(is_list_of_options(Path::new(name)), options, "{name}");
        }
    }

    #[cfg(unix)]
    #[test]
    fn a_compiler_that_takes_too_long_is_stopped() {
        let start = std::time::Instant::now();
        let mut slow = Command::new("sleep");
        slow.arg("60");
        let stopped = run(&mut slow, &|| Some(Limit::Timeout)).expect("it can be started");
        assert!(matches!(stopped, Err(Error::ClangStopped(Limit::Timeout))));
        assert!(start.elapsed() < Duration::from_secs(30), "{:?}", start.elapsed());
        let mut quick = Command::new("echo");
        let output = run(quick.arg("done"), &|| None).expect("it can be started");
        assert_eq!(output.expect("it ends").stdout, b"done\n");
    }

    #[cfg(unix)]
    #[test]
    fn headers_are_in_a_private_folder_that_is_removed() {
        use std::os::unix::fs::PermissionsExt;
        let [a, b] = [Headers::new(), Headers::new()].map(|headers| headers.expect("a folder"));
        assert_ne!(a.folder, b.folder);
        let mode = std::fs::metadata(&a.folder).expect("it is there").permissions().mode();
        assert_eq!(mode & 0o777, 0o700);
        let folder = a.folder.clone();
        drop(a);
        assert!(!folder.exists());
    }
}
