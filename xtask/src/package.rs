//! `cargo xtask package`: packs every crate, installs the command from what was packed, and makes a Debian package.
//!
//! The binary is linked statically: for musl where that target is installed, with the C library of the host otherwise. It is
//! optimised like that of the workspace, and for what explorations do, if that is wanted.

use crate::training::Training;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

/// What `cargo xtask package --help` prints.
pub(crate) const USAGE: &str = "usage: cargo xtask package [--pack-only | --pgo]

packs every crate into target/package, installs the command `mazurka` from the packed crates, statically linked, tries it,
and writes a Debian package beside them (needs tar, gzip and dpkg-deb)

  --pack-only       pack the crates, and nothing else
  --pgo             build the command twice, the second time with a profile of the first on the workloads in
                    bench/instructions (needs the llvm-profdata of rustc's LLVM)";

/// Crates that nobody installs.
const NOT_PACKED: [&str; 3] = ["mazurka-bench", "mazurka-examples", "xtask"];

/// The target whose binaries need nothing of the system that they run on.
const MUSL: &str = "x86_64-unknown-linux-musl";

/// Completion scripts: the shell, and where its script goes.
const COMPLETIONS: [(&str, &str); 3] = [
    ("bash", "usr/share/bash-completion/completions/mazurka"),
    ("zsh", "usr/share/zsh/vendor-completions/_mazurka"),
    ("fish", "usr/share/fish/vendor_completions.d/mazurka.fish"),
];

/// Does what the arguments ask for.
pub(crate) fn main(root: &Path, arguments: &[&str]) -> ExitCode {
    let result = match arguments {
        [] => Packing::new(root).and_then(|packing| packing.all(None)),
        ["--pgo"] => Packing::new(root).and_then(|packing| {
            let training = Training::new(&packing.folder)?;
            packing.all(Some(&training))
        }),
        ["--pack-only"] => Packing::new(root).and_then(|packing| packing.pack()),
        _ => Err(USAGE.to_string()),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("{message}");
            ExitCode::FAILURE
        }
    }
}

struct Packing<'a> {
    root: &'a Path,
    /// Where everything goes.
    folder: PathBuf,
    version: String,
}

impl Packing<'_> {
    fn new(root: &Path) -> Result<Packing<'_>, String> {
        let manifest = read(&root.join("Cargo.toml"))?;
        let version = manifest.lines().find_map(|line| line.strip_prefix("version = "));
        let version = version.ok_or("Cargo.toml has no version")?.trim_matches('"').to_string();
        Ok(Packing { root, folder: root.join("target/package"), version })
    }

    fn all(&self, training: Option<&Training>) -> Result<(), String> {
        self.pack()?;
        let patches = self.unpack()?;
        let mut flags = Vec::new();
        if let Some(training) = training {
            let binary = self.install(&patches, vec![training.recording()])?;
            flags.push(training.learn(self.root, &binary)?);
        }
        let binary = self.install(&patches, flags)?;
        self.try_out(&binary)?;
        let deb = self.debian_package(&binary)?;
        println!(
            "packed: {}\nbinary: {}\n.deb:   {}",
            self.folder.display(),
            binary.display(),
            deb.display()
        );
        Ok(())
    }

    /// Packs all crates.
    fn pack(&self) -> Result<(), String> {
        let mut cargo = self.cargo();
        cargo.args(["package", "--workspace", "--no-verify", "--allow-dirty"]);
        cargo.args(NOT_PACKED.iter().flat_map(|name| ["--exclude", name]));
        run(&mut cargo)
    }

    /// Unpacks all crates; the answer is a file that lets cargo take them from there.
    fn unpack(&self) -> Result<PathBuf, String> {
        let unpacked = self.folder.join("unpacked");
        let _ = fs::remove_dir_all(&unpacked);
        fs::create_dir_all(&unpacked).map_err(|e| e.to_string())?;
        let mut patches = String::from("[patch.crates-io]\n");
        let entries = fs::read_dir(&self.folder).map_err(|e| e.to_string())?;
        let ending = format!("-{}.crate", self.version);
        for file in entries.filter_map(|entry| Some(entry.ok()?.path())) {
            let name = file.file_name().unwrap_or_default().to_string_lossy().into_owned();
            let Some(name) = name.strip_suffix(&ending) else { continue };
            run(Command::new("tar").arg("-xzf").arg(&file).arg("-C").arg(&unpacked))?;
            let folder = unpacked.join(format!("{name}-{}", self.version));
            patches += &format!("{name} = {{ path = {:?} }}\n", folder.display().to_string());
        }
        let file = self.folder.join("patches.toml");
        fs::write(&file, patches).map_err(|e| e.to_string())?;
        Ok(file)
    }

    /// Installs the command from the packed crates alone, with these flags for the compiler.
    fn install(&self, patches: &Path, mut flags: Vec<String>) -> Result<PathBuf, String> {
        let from = self.folder.join(format!("unpacked/mazurka-cli-{}", self.version));
        let to = self.folder.join("installed");
        let mut cargo = self.cargo();
        // Outside of the workspace, so that nothing of it helps.
        cargo.current_dir(&self.folder).args(["install", "--force", "--path"]).arg(from);
        cargo.arg("--root").arg(&to).arg("--config").arg(patches);
        cargo.env("CARGO_TARGET_DIR", self.folder.join("build"));
        // As in the workspace, whose profile packed crates do not have.
        cargo.args(["--config", "profile.release.lto=\"thin\""]);
        cargo.args(["--config", "profile.release.codegen-units=1"]);
        // With a target the flags are for it alone: macros are built for the host, as dynamic libraries.
        if has_target(MUSL) {
            cargo.args(["--target", MUSL]);
        } else {
            println!("{MUSL} is not installed: linking the C library of this system statically");
            cargo.args(["--target", host()?.as_str()]);
            flags.push("-Ctarget-feature=+crt-static".to_string());
        }
        cargo.env("CARGO_ENCODED_RUSTFLAGS", flags.join("\u{1f}"));
        run(&mut cargo)?;
        Ok(to.join("bin/mazurka"))
    }

    /// Checks a program with the binary, in an empty folder, and that the binary needs no libraries.
    fn try_out(&self, binary: &Path) -> Result<(), String> {
        let folder = self.folder.join("tried");
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder).map_err(|e| e.to_string())?;
        for (program, expected) in
            [("lost_update.c", 1), ("locked_counter.c", 0), ("event_loop.c", 0)]
        {
            let file = self.root.join("examples").join(program);
            fs::copy(&file, folder.join(program)).map_err(|e| format!("{program}: {e}"))?;
            let mut check = Command::new(binary);
            check.args(["check", program, "--quiet"]).current_dir(&folder);
            let output = check.output().map_err(|e| e.to_string())?;
            if output.status.code() != Some(expected) {
                return Err(format!(
                    "the installed command ends with {} for {program}",
                    output.status
                ));
            }
        }
        let ldd = Command::new("ldd").arg(binary).output().map_err(|e| format!("ldd: {e}"))?;
        let said = String::from_utf8_lossy(&[ldd.stdout, ldd.stderr].concat()).into_owned();
        match said.contains("statically linked") || said.contains("not a dynamic executable") {
            true => Ok(()),
            false => Err(format!("the binary is not static: {said}")),
        }
    }

    /// Makes a Debian package of the binary, its manual pages and completions.
    fn debian_package(&self, binary: &Path) -> Result<PathBuf, String> {
        let tree = self.folder.join("debian");
        let _ = fs::remove_dir_all(&tree);
        let put = |path: &str, content: &[u8]| {
            let file = tree.join(path);
            fs::create_dir_all(file.parent().unwrap_or(&tree)).map_err(|e| e.to_string())?;
            fs::write(&file, content).map_err(|e| format!("{}: {e}", file.display()))
        };
        let architecture = said(Command::new("dpkg").arg("--print-architecture"))?;
        let control = control(&self.version, architecture.trim());
        put("DEBIAN/control", control.as_bytes())?;
        for (shell, path) in COMPLETIONS {
            put(path, said(Command::new(binary).args(["completions", shell]))?.as_bytes())?;
        }
        for licence in ["LICENSE-MIT", "LICENSE-APACHE"] {
            put(
                &format!("usr/share/doc/mazurka/{licence}"),
                read(&self.root.join(licence))?.as_bytes(),
            )?;
        }
        let copyright = "Mazurka is licensed under either of the Apache License 2.0 or the MIT licence at your \
                         option; both are beside this file.\n";
        put("usr/share/doc/mazurka/copyright", copyright.as_bytes())?;
        put("usr/share/man/man1/.keep", b"")?;
        let pages = tree.join("usr/share/man/man1");
        fs::remove_file(pages.join(".keep")).map_err(|e| e.to_string())?;
        run(Command::new(binary).arg("man").arg("--to").arg(&pages))?;
        run(Command::new("gzip").args(["-9", "-n", "-r"]).arg(&pages))?;
        put("usr/bin/.keep", b"")?;
        fs::remove_file(tree.join("usr/bin/.keep")).map_err(|e| e.to_string())?;
        run(Command::new("install")
            .args(["-m", "755", "-s"])
            .arg(binary)
            .arg(tree.join("usr/bin/mazurka")))?;
        let deb = self.folder.join(format!("mazurka_{}_{}.deb", self.version, architecture.trim()));
        run(Command::new("dpkg-deb").args(["--build", "--root-owner-group"]).arg(&tree).arg(&deb))?;
        Ok(deb)
    }

    fn cargo(&self) -> Command {
        let mut cargo = Command::new(std::env::var_os("CARGO").unwrap_or("cargo".into()));
        cargo.current_dir(self.root);
        cargo
    }
}

/// What a Debian package says of itself.
fn control(version: &str, architecture: &str) -> String {
    format!(
        "Package: mazurka\n\
         Version: {version}\n\
         Architecture: {architecture}\n\
         Maintainer: The maintainers of Mazurka <mazurka@localhost>\n\
         Section: devel\n\
         Priority: optional\n\
         Recommends: clang\n\
         Description: exhaustive checker for concurrent programs\n \
         Explores every thread schedule of a C or C++ program up to equivalence, and\n \
         either proves that no assertion failure, deadlock, livelock or memory error\n \
         is reachable, or shows the interleaving that reaches one.\n"
    )
}

/// Whether programs can be compiled for a target.
fn has_target(target: &str) -> bool {
    rust_libraries().is_ok_and(|folder| folder.join(target).join("lib").is_dir())
}

/// Where the compiler has what belongs to targets.
pub(crate) fn rust_libraries() -> Result<PathBuf, String> {
    let sysroot = said(Command::new("rustc").args(["--print", "sysroot"]))?;
    Ok(Path::new(sysroot.trim()).join("lib/rustlib"))
}

/// The target for which the compiler of this system is built.
pub(crate) fn host() -> Result<String, String> {
    about_rustc("host")
}

/// What the compiler says of itself.
pub(crate) fn about_rustc(what: &str) -> Result<String, String> {
    let about = said(Command::new("rustc").arg("-vV"))?;
    let found = about.lines().find_map(|line| line.strip_prefix(what)?.strip_prefix(": "));
    found.map(str::to_string).ok_or_else(|| format!("rustc -vV does not name the {what}"))
}

fn read(file: &Path) -> Result<String, String> {
    fs::read_to_string(file).map_err(|error| format!("{}: {error}", file.display()))
}

/// Runs a command that must succeed.
pub(crate) fn run(command: &mut Command) -> Result<(), String> {
    let status = command.status().map_err(|error| format!("{command:?}: {error}"))?;
    if status.success() { Ok(()) } else { Err(format!("{command:?}: {status}")) }
}

/// What a command that must succeed prints.
pub(crate) fn said(command: &mut Command) -> Result<String, String> {
    let output = command.output().map_err(|error| format!("{command:?}: {error}"))?;
    match output.status.success() {
        true => Ok(String::from_utf8_lossy(&output.stdout).into_owned()),
        false => Err(format!("{command:?}: {}", output.status)),
    }
}

#[cfg(test)]
mod tests {
    use super::{Packing, control};
    use std::fs;
    use std::path::{Path, PathBuf};

    fn root() -> PathBuf {
        Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
    }

    #[test]
    fn crates_name_each_other_with_the_version_that_they_have() {
        let version = Packing::new(&root()).expect("a version").version;
        let manifest = fs::read_to_string(root().join("Cargo.toml")).expect("a manifest");
        let own: Vec<&str> =
            manifest.lines().filter(|line| line.contains("path = \"crates/")).collect();
        assert!(own.len() > 10, "{own:?}");
        for line in own {
            assert!(line.contains(&format!("version = \"{version}\"")), "{line}");
        }
    }

    /// The Rust files below a folder.
    fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
        for path in
            fs::read_dir(folder).expect("a folder").filter_map(|entry| Some(entry.ok()?.path()))
        {
            match path.is_dir() {
                true => sources(&path, found),
                false => found.extend(path.extension().is_some_and(|e| e == "rs").then_some(path)),
            }
        }
    }

    #[test]
    fn what_a_crate_includes_is_packed_with_it() {
        let mut includes = 0;
        for folder in fs::read_dir(root().join("crates")).expect("crates").filter_map(Result::ok) {
            let folder = folder.path().canonicalize().expect("a path");
            let mut files = Vec::new();
            sources(&folder.join("src"), &mut files);
            // Unit tests are not compiled where the crate is used.
            for file in files.into_iter().filter(|file| !file.ends_with("tests.rs")) {
                let text = fs::read_to_string(&file).expect("text");
                for path in
                    text.split("include_str!(\"").skip(1).filter_map(|rest| rest.split('"').next())
                {
                    let included = file.parent().expect("a folder").join(path).canonicalize();
                    let included =
                        included.unwrap_or_else(|e| panic!("{}: {path}: {e}", file.display()));
                    let packed = ["src", "include"]
                        .iter()
                        .any(|part| included.starts_with(folder.join(part)));
                    assert!(packed, "{} includes {path}", file.display());
                    includes += 1;
                }
            }
        }
        assert!(includes > 20, "{includes}");
    }

    #[test]
    fn descriptions_of_debian_packages_go_on_with_a_space() {
        let text = control("1.2.3", "amd64");
        let (_, description) = text.split_once("Description: ").expect("there is one");
        assert!(description.lines().skip(1).all(|line| line.starts_with(' ')), "{text}");
        assert!(text.starts_with("Package: mazurka\nVersion: 1.2.3\nArchitecture: amd64\n"));
    }
}
