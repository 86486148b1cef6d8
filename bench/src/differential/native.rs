//! Clang, and programs that run for real.

use super::Answer;
use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

/// A folder for the files of one comparison, removed at the end.
#[derive(Debug)]
pub struct Workshop {
    folder: PathBuf,
}

impl Workshop {
    /// A new folder.
    pub fn new(name: &str) -> std::io::Result<Workshop> {
        let folder = std::env::temp_dir().join(format!("mazurka-{name}-{}", std::process::id()));
        fs::create_dir_all(&folder)?;
        Ok(Workshop { folder })
    }

    /// A file in the folder.
    pub fn path(&self, name: &str) -> PathBuf {
        self.folder.join(name)
    }

    /// Writes a file into the folder.
    pub fn write(&self, name: &str, text: &str) -> std::io::Result<PathBuf> {
        let path = self.path(name);
        fs::write(&path, text)?;
        Ok(path)
    }
}

impl Drop for Workshop {
    fn drop(&mut self) {
        // A folder that stays behind in the system's temporary one does no harm.
        let _ = fs::remove_dir_all(&self.folder);
    }
}

fn clang() -> Command {
    Command::new(std::env::var("CLANG").unwrap_or_else(|_| "clang".to_string()))
}

/// Compiles a program with clang and further flags.
pub fn compile(source: &Path, to: &Path, flags: &[&str]) -> Result<(), Answer> {
    let output = clang()
        .args(["-w", "-pthread"])
        .args(flags)
        .arg(source)
        .arg("-o")
        .arg(to)
        .arg("-lm")
        .output()
        .map_err(|error| Answer::Skipped(format!("clang cannot be run ({error})")))?;
    match output.status.success() {
        true => Ok(()),
        false => Err(Answer::Differs(String::from_utf8_lossy(&output.stderr).into_owned())),
    }
}

/// The LLVM IR of a program, as the command has it made.
pub fn ir(source: &Path, flags: &[&str]) -> Result<String, Answer> {
    let output = clang()
        .args(["-S", "-emit-llvm", "-O0", "-Xclang", "-disable-O0-optnone", "-w", "-D__MAZURKA__"])
        .args(flags)
        .arg(source)
        .args(["-o", "-"])
        .output()
        .map_err(|error| Answer::Skipped(format!("clang cannot be run ({error})")))?;
    match output.status.success() {
        true => Ok(String::from_utf8_lossy(&output.stdout).into_owned()),
        false => Err(Answer::Differs(String::from_utf8_lossy(&output.stderr).into_owned())),
    }
}

/// Runs a program and returns what it prints; one that takes longer than `patience`, or ends badly, is skipped.
pub fn run(program: &Path, patience: Duration) -> Result<String, Answer> {
    let skipped = |why: String| Answer::Skipped(why);
    let out = program.with_extension("out");
    let file = File::create(&out).map_err(|error| skipped(error.to_string()))?;
    let mut child = Command::new(program)
        .stdout(file)
        .stderr(Stdio::null())
        .spawn()
        .map_err(|error| skipped(error.to_string()))?;
    let start = Instant::now();
    let status = loop {
        match child.try_wait() {
            Ok(Some(status)) => break status,
            Ok(None) if start.elapsed() < patience => {
                std::thread::sleep(Duration::from_millis(1));
            }
            _ => {
                let _ = child.kill();
                let _ = child.wait();
                return Err(skipped("slow natively".to_string()));
            }
        }
    };
    if !status.success() {
        return Err(skipped("ends badly natively".to_string()));
    }
    fs::read_to_string(&out).map_err(|error| skipped(error.to_string()))
}
