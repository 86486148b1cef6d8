//! `compile_commands.json`: how a build compiles each file of a project.
//!
//! Only what changes the meaning of a file is taken: macros, folders with headers, the standard and the like. What
//! chooses outputs, warnings and optimisation is left out, and so is what is not known: nothing that a build asks
//! for makes clang write a file or load a plugin.

use crate::options::CheckOptions;
use mazurka::{CLANG_OPTIONS_WITH_VALUE, ClangFile, Input, is_safe_clang_argument};
use serde_json::Value;
use std::path::{Path, PathBuf};

/// Options that are followed by a value and left out with it.
const DROPPED_WITH_VALUE: [&str; 12] = [
    "-o", "-MF", "-MT", "-MQ", "-arch", "-target", "--param", "-x", "-Xlinker", "-L", "-l",
    "-mllvm",
];

/// A file, and what clang is told about it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Entry {
    pub(crate) file: PathBuf,
    pub(crate) arguments: Vec<String>,
}

/// The program that the options name, with the arguments that its build gives to each file.
pub(crate) fn input(check: &CheckOptions, commands: &Path) -> Result<Input, String> {
    let entries = entries(commands)?;
    let more = &check.clang_arguments;
    let file = |file: &PathBuf, arguments: &[String]| {
        let mut clang = ClangFile::new(file);
        clang.clang.clone_from(&check.clang);
        clang.arguments = [arguments, more].concat();
        Input::Clang(clang)
    };
    let files: Result<Vec<Input>, String> = match check.files.is_empty() {
        true => chosen(&entries, &check.only, commands).map(|entries| {
            entries.iter().map(|entry| file(&entry.file, &entry.arguments)).collect()
        }),
        false => {
            check.files.iter().map(|f| Ok(file(f, &of_file(&entries, f, commands)?))).collect()
        }
    };
    let stubs = check.stub.iter().map(|stub| file(stub, &[])).collect();
    Ok(Input::Linked { files: files?, stubs })
}

/// The files of a build whose names have one of some texts in them; all, if there are no texts.
pub(crate) fn files(commands: &Path, only: &[String]) -> Result<Vec<PathBuf>, String> {
    let entries = entries(commands)?;
    Ok(chosen(&entries, only, commands)?.into_iter().map(|entry| entry.file.clone()).collect())
}

fn chosen<'e>(
    entries: &'e [Entry],
    only: &[String],
    commands: &Path,
) -> Result<Vec<&'e Entry>, String> {
    let wanted = |entry: &&Entry| {
        let name = entry.file.display().to_string();
        only.is_empty() || only.iter().any(|text| name.contains(text))
    };
    let chosen: Vec<&Entry> = entries.iter().filter(wanted).collect();
    match chosen.is_empty() {
        true => Err(format!("{}: no file is chosen\nhint: see --only", commands.display())),
        false => Ok(chosen),
    }
}

/// What the build tells clang about a file.
fn of_file(entries: &[Entry], file: &Path, commands: &Path) -> Result<Vec<String>, String> {
    let same = |entry: &&Entry| match (entry.file.canonicalize(), file.canonicalize()) {
        (Ok(a), Ok(b)) => a == b,
        _ => entry.file == file,
    };
    let found = entries.iter().find(same).map(|entry| entry.arguments.clone());
    found.ok_or_else(|| format!("{}: {} is not in it", commands.display(), file.display()))
}

/// All files in C and C++ of a build.
fn entries(commands: &Path) -> Result<Vec<Entry>, String> {
    let text = mazurka::read(commands).map_err(|error| error.to_string())?;
    parse(&text).map_err(|error| format!("{}: {error}", commands.display()))
}

fn parse(text: &str) -> Result<Vec<Entry>, String> {
    let value: Value = serde_json::from_str(text).map_err(|error| error.to_string())?;
    let list = value.as_array().ok_or("this is no list of commands")?;
    let mut entries: Vec<Entry> = Vec::new();
    for (k, value) in list.iter().enumerate() {
        let text = |key: &str| value[key].as_str();
        let wrong = |what: &str| format!("command {}: {what}", k + 1);
        let directory = Path::new(text("directory").unwrap_or("."));
        let file = directory.join(text("file").ok_or_else(|| wrong("there is no file"))?);
        let words: Vec<String> = match (value["arguments"].as_array(), text("command")) {
            (Some(words), _) => {
                words.iter().filter_map(|w| Some(w.as_str()?.to_string())).collect()
            }
            (None, Some(command)) => split(command),
            (None, None) => return Err(wrong("there is neither command nor arguments")),
        };
        let language = file.extension().and_then(|extension| extension.to_str());
        let known = language.is_some_and(|l| ["c", "cc", "cpp", "cxx", "C"].contains(&l));
        // A file may be compiled several times; the first counts.
        if known && entries.iter().all(|entry| entry.file != file) {
            let arguments = kept(&words, directory).map_err(|error| wrong(&error))?;
            entries.push(Entry { file, arguments });
        }
    }
    Ok(entries)
}

/// The arguments that change the meaning of a file, with folders as seen from here.
fn kept(words: &[String], directory: &Path) -> Result<Vec<String>, String> {
    let place = |folder: &str| directory.join(folder).display().to_string();
    let mut kept = Vec::new();
    // The first word is the compiler.
    let mut words = words.iter().skip(1);
    while let Some(word) = words.next() {
        let folders = ["-I", "-isystem", "-iquote", "-include"];
        if let Some(option) = folders.iter().find(|option| *option == word) {
            let value = words.next().ok_or_else(|| format!("{option} needs a value"))?;
            kept.extend([word.clone(), place(value)]);
        } else if let Some(folder) = word.strip_prefix("-I") {
            kept.push(format!("-I{}", place(folder)));
        } else if CLANG_OPTIONS_WITH_VALUE.contains(&word.as_str()) {
            let value = words.next().ok_or_else(|| format!("{word} needs a value"))?;
            kept.extend([word.clone(), value.clone()]);
        } else if DROPPED_WITH_VALUE.contains(&word.as_str()) {
            words.next();
        } else if word.starts_with('@') || word == "-Xclang" || word.starts_with("--config") {
            return Err(format!(
                "{word} cannot be taken over: it hands on arguments that are not known"
            ));
        } else if is_safe_clang_argument(word)
            && !word.starts_with("-O")
            && !word.starts_with("-W")
            && word != "-g"
        {
            kept.push(word.clone());
        }
    }
    Ok(kept)
}

/// The words of a command as a shell would split it.
fn split(command: &str) -> Vec<String> {
    let mut words = Vec::new();
    let mut word: Option<String> = None;
    let mut quote = None;
    let mut characters = command.chars();
    while let Some(c) = characters.next() {
        match (c, quote) {
            (c, Some(q)) if c == q => quote = None,
            ('\'' | '"', None) => {
                quote = Some(c);
                word.get_or_insert_default();
            }
            ('\\', None | Some('"')) => word.get_or_insert_default().extend(characters.next()),
            (c, None) if c.is_whitespace() => words.extend(word.take()),
            (c, _) => word.get_or_insert_default().push(c),
        }
    }
    words.extend(word);
    words
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_are_split_as_by_a_shell() {
        let words = split(r#"cc  -DA="x y" '-DB=\"z\"' -DC=\"q\" a\ b.c """#);
        assert_eq!(words, ["cc", "-DA=x y", r#"-DB=\"z\""#, r#"-DC="q""#, "a b.c", ""]);
    }

    #[test]
    fn only_what_changes_the_meaning_is_taken() {
        let text = r#"[
            {"directory": "/p/build", "file": "../src/a.c",
             "command": "gcc -DN=4 -I../include -isystem /sys -O2 -g -Wall -MD -MF a.d -o a.o -c ../src/a.c -fPIC -std=c11 -fplugin=x.so -include cfg.h -pthread"},
            {"directory": "/p", "file": "b.cpp", "arguments": ["c++", "-D", "X", "-fno-exceptions", "-c", "b.cpp"]},
            {"directory": "/p", "file": "b.cpp", "arguments": ["c++", "-DAGAIN", "b.cpp"]},
            {"directory": "/p", "file": "c.S", "command": "as @options"}
        ]"#;
        let entries = parse(text).expect("it can be read");
        let words = |entry: &Entry| entry.arguments.join(" ");
        assert_eq!(entries.len(), 2);
        assert_eq!(entries[0].file, Path::new("/p/build/../src/a.c"));
        let first =
            "-DN=4 -I/p/build/../include -isystem /sys -std=c11 -include /p/build/cfg.h -pthread";
        assert_eq!(words(&entries[0]), first);
        assert_eq!(words(&entries[1]), "-D X -fno-exceptions");
    }

    #[test]
    fn what_cannot_be_taken_over_is_an_error() {
        for (text, part) in [
            ("{}", "no list"),
            ("[{}]", "command 1: there is no file"),
            (r#"[{"file": "a.c"}]"#, "neither command nor arguments"),
            (r#"[{"file": "a.c", "command": "cc @options a.c"}]"#, "@options cannot be taken over"),
            (r#"[{"file": "a.c", "command": "cc -Xclang -load -c a.c"}]"#, "-Xclang cannot"),
            (r#"[{"file": "a.c", "command": "cc -I"}]"#, "-I needs a value"),
            ("[", "EOF"),
        ] {
            let message = parse(text).expect_err(text);
            assert!(message.contains(part), "{message}");
        }
    }
}
