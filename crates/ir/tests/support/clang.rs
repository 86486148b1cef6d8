//! The compilers of this machine, and the corpus compiled with them.

use std::collections::hash_map::DefaultHasher;
use std::fs;
use std::hash::{Hash, Hasher};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// A clang that was found.
#[derive(Clone, Debug)]
pub(crate) struct Clang {
    /// The command, such as `clang-14`.
    pub(crate) command: String,
    /// What `--version` says first.
    pub(crate) banner: String,
    /// The major version.
    pub(crate) major: u32,
    /// Whether it finds a C++ standard library.
    pub(crate) cxx: bool,
}

/// The flags that decide what the text looks like.
pub(crate) const CONFIGS: [(&str, &[&str]); 6] = [
    ("O0", &["-O0"]),
    ("O0-g", &["-O0", "-g"]),
    ("O0m", &["-O0", "-Xclang", "-disable-O0-optnone", "-fno-discard-value-names"]),
    ("O0m-g", &["-O0", "-Xclang", "-disable-O0-optnone", "-fno-discard-value-names", "-g"]),
    ("O1", &["-O1"]),
    ("O1-g", &["-O1", "-g"]),
];

/// The oldest and the newest clang from 14 to 22 that are found; all of them, each version once, if
/// `MAZURKA_ALL_CLANGS` is set.
pub(crate) fn all() -> Vec<Clang> {
    let names = std::iter::once("clang".into()).chain((14..=22).map(|v| format!("clang-{v}")));
    let mut found: Vec<Clang> = Vec::new();
    for clang in names.filter_map(probe) {
        if (14..=22).contains(&clang.major) && found.iter().all(|c| c.banner != clang.banner) {
            found.push(clang);
        }
    }
    found.sort_by_key(|clang| clang.major);
    if found.len() > 2 && std::env::var_os("MAZURKA_ALL_CLANGS").is_none() {
        found.drain(1..found.len() - 1);
    }
    found
}

fn probe(command: String) -> Option<Clang> {
    let output = Command::new(&command).arg("--version").output().ok()?;
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    let banner = text.lines().next()?.to_string();
    let major = banner.split("version ").nth(1)?.split('.').next()?.parse().ok()?;
    let mut clang = Clang { command, banner, major, cxx: false };
    clang.cxx =
        clang.run(clang.cxx_command().args(["-x", "c++", "-E", "-"]), "#include <atomic>").is_ok();
    Some(clang)
}

/// Where results are kept between runs, by a hash of everything they depend on.
fn kept(name: &str, key: impl Hash) -> Result<PathBuf, String> {
    let mut hasher = DefaultHasher::new();
    key.hash(&mut hasher);
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("corpus");
    fs::create_dir_all(&folder).map_err(|e| e.to_string())?;
    Ok(folder.join(format!("{name}-{:016x}", hasher.finish())))
}

/// Written under another name first: two test runs may be at it at the same time.
fn keep(path: &Path, text: &[u8]) -> Result<(), String> {
    let part = path.with_extension(format!("part{}", std::process::id()));
    fs::write(&part, text).map_err(|e| e.to_string())?;
    fs::rename(&part, path).map_err(|e| e.to_string())
}

/// The programs of the corpus.
pub(crate) fn programs() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/corpus");
    let entries = fs::read_dir(folder).expect("the corpus is there");
    let mut list: Vec<PathBuf> = entries.map(|e| e.expect("it can be listed").path()).collect();
    list.sort();
    list
}

impl Clang {
    fn cxx_command(&self) -> Command {
        let mut command = Command::new(self.command.replacen("clang", "clang++", 1));
        command.arg("-std=c++20");
        command
    }

    /// Runs a command with some input; the error is what it says.
    fn run(&self, command: &mut Command, input: &str) -> Result<Vec<u8>, String> {
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = command.spawn().map_err(|e| e.to_string())?;
        let mut stdin = child.stdin.take().expect("it is piped");
        let input = input.to_string();
        // If clang stops reading early, its message says why.
        let writer = std::thread::spawn(move || stdin.write_all(input.as_bytes()));
        let output = child.wait_with_output().map_err(|e| e.to_string())?;
        let _ = writer.join();
        if output.status.success() {
            return Ok(output.stdout);
        }
        Err(String::from_utf8_lossy(&output.stderr).into_owned())
    }

    /// Whether the program can be compiled at all.
    pub(crate) fn can_compile(&self, program: &Path) -> bool {
        self.cxx || program.extension().is_none_or(|e| e != "cpp")
    }

    /// The program as LLVM IR; kept between runs, since compiling takes most of the time.
    pub(crate) fn compile(&self, program: &Path, flags: &[&str]) -> Result<Vec<u8>, String> {
        let source = fs::read(program).map_err(|e| e.to_string())?;
        let stem = program.file_stem().unwrap_or_default().to_string_lossy();
        let path = kept(&format!("{}-{stem}", self.major), (&source, &self.banner, flags))?;
        if let Ok(text) = fs::read(&path) {
            return Ok(text);
        }
        let mut command = match program.extension().is_some_and(|e| e == "cpp") {
            true => self.cxx_command(),
            false => Command::new(&self.command),
        };
        command.args(["-w", "-S", "-emit-llvm", "-o", "-"]).args(flags).arg(program);
        let text = self.run(&mut command, "")?;
        keep(&path, &text)?;
        Ok(text)
    }

    /// Whether this clang takes the text for LLVM IR; the error is what it says.
    pub(crate) fn accepts(&self, text: &str) -> Result<(), String> {
        let path = kept("accepted", (text, &self.banner))?;
        if path.exists() {
            return Ok(());
        }
        let mut command = Command::new(&self.command);
        if self.major == 14 {
            command.args(["-mllvm", "-opaque-pointers"]);
        }
        command.args(["-w", "-x", "ir", "-S", "-emit-llvm", "-Xclang", "-disable-llvm-passes"]);
        self.run(command.args(["-o", "/dev/null", "-"]), text)?;
        keep(&path, b"")
    }
}
