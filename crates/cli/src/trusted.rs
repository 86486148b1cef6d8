//! What of a trace file is believed. A trace comes from a colleague or from a build server: it is data,
//! and names neither a program to run nor a file to write.

use crate::check::names;
use crate::compile_commands;
use crate::options::{CheckOptions, ReplayOptions};
use crate::output::quoted;
use mazurka::report::{Saved, escaped};
use std::path::{Path, PathBuf};

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
        if let Some(word) = mazurka::refused_clang_argument(&check.clang_arguments) {
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
