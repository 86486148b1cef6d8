//! What of a trace file is believed. A trace comes from a colleague or from a build server: it is data,
//! and names neither a program to run nor a file to write.

use crate::check::names;
use crate::compile_commands;
use crate::options::{CheckOptions, ReplayOptions};
use crate::output::quoted;
use mazurka::report::{Saved, escaped};
use std::path::{Path, PathBuf};

/// What `-f` and `-m` may say, and what else stands alone. None of these runs, loads or writes anything.
const ALONE: [&str; 35] = [
    "-ansi",
    "-fblocks",
    "-fchar8_t",
    "-fcommon",
    "-fexceptions",
    "-ffreestanding",
    "-fgnu89-inline",
    "-fms-extensions",
    "-fno-builtin",
    "-fno-common",
    "-fno-exceptions",
    "-fno-inline",
    "-fno-rtti",
    "-fno-short-enums",
    "-fno-signed-char",
    "-fno-strict-aliasing",
    "-fno-unsigned-char",
    "-fno-wrapv",
    "-frtti",
    "-fshort-enums",
    "-fsigned-char",
    "-fstrict-aliasing",
    "-ftrapv",
    "-funsigned-char",
    "-fwrapv",
    "-g",
    "-m32",
    "-m64",
    "-mcx16",
    "-pedantic",
    "-pthread",
    "-stdlib=libc++",
    "-stdlib=libstdc++",
    "-trigraphs",
    "-w",
];

/// Options with a value: macros, and folders in which headers are looked for.
pub(crate) const WITH_VALUE: [&str; 5] = ["-D", "-U", "-I", "-isystem", "-iquote"];

/// Puts what the user says in place of what the trace says about the program and its compilation; an
/// error if the trace asks for something that only a user may ask for.
pub(crate) fn confirm(
    check: &mut CheckOptions,
    options: &ReplayOptions,
    saved: &Saved,
) -> Result<(), String> {
    if let Some(clang) = check.clang.take()
        && options.clang.is_none()
    {
        let clang = quoted(&clang.display().to_string());
        eprintln!(
            "mazurka: note: the trace was made with --clang {}, which is not run unless you say so",
            escaped(&clang)
        );
    }
    check.clang.clone_from(&options.clang);
    if options.clang_arguments.is_empty() {
        if let Some(word) = refused(&check.clang_arguments) {
            return Err(format!(
                "{}: the trace wants clang to be called with {}, which a trace may not ask for\n\
                 hint: if you want that, give the arguments yourself: mazurka replay TRACE FILE -- \
                 CLANG-ARGS",
                options.file.display(),
                quoted(word)
            ));
        }
    } else {
        check.clang_arguments.clone_from(&options.clang_arguments);
    }
    if let (Some(commands), true) = (&check.compile_commands, check.files.is_empty()) {
        check.files = compile_commands::files(commands, &check.only)?;
    }
    let mut files = program(check, options, saved)?;
    let given = files.split_off(files.len() - check.file.len().min(files.len()));
    for (file, from) in check.file.iter_mut().zip(given) {
        file.from = from;
    }
    if check.stdin.is_some() {
        check.stdin = files.pop();
    }
    check.stub = files.split_off(check.files.len().min(files.len()));
    check.files = files;
    Ok(())
}

/// The program, its stubs, its input and the files that it finds: the files that the user names, or those of the trace where their texts are those that
/// were checked, looked for from here and beside the trace.
fn program(
    check: &CheckOptions,
    options: &ReplayOptions,
    saved: &Saved,
) -> Result<Vec<PathBuf>, String> {
    let given = check.file.iter().map(|file| &file.from);
    let named = check.files.iter().chain(&check.stub).chain(&check.stdin).chain(given);
    let named: Vec<PathBuf> = named.cloned().collect();
    if !options.program.is_empty() {
        return match options.program.len() == named.len() {
            true => Ok(options.program.clone()),
            false => Err(format!(
                "{}: it was written for {} files, not {}\n\
                 hint: name all files of the program, then its stubs, then its input, then the files it finds",
                options.file.display(),
                named.len(),
                options.program.len()
            )),
        };
    }
    let beside = options.file.parent().unwrap_or(Path::new(""));
    let all = |place: &dyn Fn(&PathBuf) -> PathBuf| named.iter().map(place).collect::<Vec<_>>();
    let candidates = [
        named.clone(),
        all(&|file| beside.join(file)),
        all(&|file| file.file_name().map_or(file.clone(), |name| beside.join(name))),
    ];
    let same = |files: &Vec<PathBuf>| {
        mazurka::file_hash(files).is_ok_and(|hash| hash == saved.program_hash)
    };
    let found = candidates.into_iter().find(same);
    found.ok_or_else(|| {
        format!(
            "{}: it was written for {}, which is not here or has changed since\n\
             hint: name the program yourself: mazurka replay TRACE FILE",
            options.file.display(),
            names(&named)
        )
    })
}

/// The first argument for clang that a trace may not give.
pub(crate) fn refused(arguments: &[String]) -> Option<&String> {
    let mut words = arguments.iter();
    while let Some(word) = words.next() {
        if WITH_VALUE.contains(&word.as_str()) {
            // A word that begins with @ is a file with more arguments, wherever it stands.
            if words.next().is_none_or(|value| value.starts_with(['@', '-'])) {
                return Some(word);
            }
        } else if !is_safe(word) {
            return Some(word);
        }
    }
    None
}

/// Whether an argument only changes how clang understands the program.
pub(crate) fn is_safe(word: &str) -> bool {
    let plain = |rest: &str, more: &str| {
        rest.chars().all(|c| c.is_ascii_alphanumeric() || more.contains(c))
    };
    let joined = WITH_VALUE[..3].iter().any(|option| word.starts_with(option));
    // No commas: -Wp,… and its likes hand arguments on.
    let warning = word.strip_prefix("-W").is_some_and(|rest| plain(rest, "-=+"));
    let level = word.strip_prefix("-O").is_some_and(|rest| plain(rest, ""));
    let standard = word.strip_prefix("-std=").is_some_and(|rest| plain(rest, "+:"));
    joined || warning || level || standard || ALONE.contains(&word)
}

#[cfg(test)]
mod tests {
    use super::refused;

    fn refuses(words: &str) -> bool {
        let words: Vec<String> = words.split(' ').map(String::from).collect();
        refused(&words).is_some()
    }

    #[test]
    fn what_changes_only_the_program_is_accepted() {
        for words in [
            "-DN=4",
            "-D N=4 -U M -I include -Iother",
            "-std=c++17 -O2 -Wall -Wno-unused -Werror=format",
            "-pthread -fwrapv -isystem headers -w",
        ] {
            assert!(!refuses(words), "{words}");
        }
    }

    #[test]
    fn what_runs_loads_or_writes_something_is_refused() {
        for words in [
            "-MD -MF victim",
            "-MFvictim",
            "-o victim",
            "-Wp,-MD,victim",
            "-Wl,-plugin,x.so",
            "-fplugin=x.so",
            "-fpass-plugin=x.so",
            "-Xclang -load",
            "-load x.so",
            "-Bevil",
            "-save-temps",
            "-ftime-trace=victim",
            "--config=evil.cfg",
            "@evil",
            "-I @evil",
            "-D -MFvictim",
            "-D",
            "other.c",
            "-fmodules-cache-path=x",
            "-include victim",
            "-working-directory=/",
        ] {
            assert!(refuses(words), "{words}");
        }
    }
}
