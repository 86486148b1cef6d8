//! `mazurka.toml`: options of `mazurka check` in a file, by their long names.
//!
//! The file lies beside the program or in a folder above it, up to the root of the repository. What the command line says
//! wins. A file that was found came with the program, so that it may say only what a trace may: it runs and
//! writes nothing. One that `--config` names may say everything.

use crate::options::{CheckOptions, Command, CommandLine};
use crate::similar::nearest;
use clap::parser::ValueSource;
use clap::{CommandFactory, Parser};
use std::path::{Path, PathBuf};
use toml::Spanned;
use toml::de::{DeTable, DeValue};

/// The name of the file.
const NAME: &str = "mazurka.toml";

/// The key of what goes to clang.
const CLANG_ARGUMENTS: &str = "clang-args";

/// Options that a file may not have: they are about this run, or about files.
const NOT_IN_FILES: [&str; 4] = ["config", "no-config", "help", "version"];

/// Options that name something to run or to write to: not for a file that was found.
const TRUSTED: [&str; 11] = [
    "clang",
    "html",
    "json",
    "sarif",
    "junit",
    "dot",
    "chrome-trace",
    "trace",
    "coverage",
    "checkpoint",
    "resume",
];

/// Options whose values are paths, from the folder of the file.
const PATHS: [&str; 3] = ["stub", "stdin", "compile-commands"];

/// What a file says.
#[derive(Debug, Default)]
pub(crate) struct Config {
    /// The file.
    file: PathBuf,
    /// Options as words, each under its long name.
    options: Vec<(String, Vec<String>)>,
    /// For clang.
    clang: Vec<String>,
}

/// A command line with what a file adds to it.
#[derive(Debug)]
pub(crate) struct Configured {
    /// The options of both.
    pub(crate) check: CheckOptions,
    /// The words that say all this without the file.
    pub(crate) arguments: Vec<String>,
    /// What to tell the user: the file, and which options are from it.
    pub(crate) used: Option<String>,
}

/// Adds what a file says to the words behind `mazurka check`, which were understood as `check`.
pub(crate) fn apply(check: CheckOptions, words: &[String]) -> Result<Configured, String> {
    let (file, named) = match (&check.config, check.no_config) {
        (Some(file), _) => (Some(file.clone()), true),
        (None, true) => (None, false),
        (None, false) => (check.files.first().and_then(|program| find(program)), false),
    };
    let Some(file) = file else {
        let arguments = without_config(words);
        return Ok(Configured { check, arguments, used: None });
    };
    let config = Config::read(&file, named)?;
    let given = given_options(words)?;
    let from_file: Vec<_> =
        config.options.iter().filter(|(name, _)| !given.contains(name)).collect();
    let own = words.iter().position(|word| word == "--").unwrap_or(words.len());
    let mut arguments: Vec<String> = words[..own].to_vec();
    arguments.extend(from_file.iter().flat_map(|(_, words)| words).cloned());
    let of_user = words.iter().skip(own + 1);
    let clang: Vec<String> = config.clang.iter().chain(of_user).cloned().collect();
    if !clang.is_empty() {
        arguments.push("--".to_string());
        arguments.extend(clang);
    }
    let mut used: Vec<&str> = from_file.iter().map(|(name, _)| name.as_str()).collect();
    used.extend((!config.clang.is_empty()).then_some(CLANG_ARGUMENTS));
    let used = (!used.is_empty()).then(|| format!("{} ({})", file.display(), used.join(", ")));
    // Whoever repeats this does without the file.
    let arguments = without_config(&arguments);
    let check = parse(&arguments).map_err(|error| format!("{}: {error}", file.display()))?;
    Ok(Configured { check, arguments, used })
}

/// Words without the options that name a file like this.
fn without_config(words: &[String]) -> Vec<String> {
    crate::output::without(words, &["--config"], &["--no-config"])
}

/// The file that belongs to a program.
fn find(program: &Path) -> Option<PathBuf> {
    let program = program.canonicalize().ok()?;
    let folders: Vec<&Path> = program.ancestors().skip(1).collect();
    let root = folders.iter().position(|folder| folder.join(".git").exists()).unwrap_or(0);
    let file =
        folders[..=root].iter().map(|folder| folder.join(NAME)).find(|file| file.is_file())?;
    Some(shortened(file))
}

/// A path from here, if it leads down from here.
fn shortened(file: PathBuf) -> PathBuf {
    let here = std::env::current_dir().and_then(|here| here.canonicalize());
    match here.ok().and_then(|here| Some(file.strip_prefix(here).ok()?.to_path_buf())) {
        Some(short) => short,
        None => file,
    }
}

/// The long names of the options that the command line gives.
fn given_options(words: &[String]) -> Result<Vec<String>, String> {
    let all = ["mazurka", "check"].map(String::from).into_iter().chain(words.iter().cloned());
    let matches = CommandLine::command().try_get_matches_from(all).map_err(|e| e.to_string())?;
    let Some((_, matches)) = matches.subcommand() else { return Ok(Vec::new()) };
    let given = |id: &str| matches.value_source(id) == Some(ValueSource::CommandLine);
    let options = check_command();
    let named = options.get_arguments().filter(|option| given(option.get_id().as_str()));
    Ok(named.filter_map(|option| option.get_long().map(str::to_string)).collect())
}

/// What clap knows of `mazurka check`.
fn check_command() -> clap::Command {
    let command = CommandLine::command();
    command.find_subcommand("check").cloned().unwrap_or_default()
}

fn parse(words: &[String]) -> Result<CheckOptions, String> {
    let all = ["mazurka", "check"].map(String::from).into_iter().chain(words.iter().cloned());
    match CommandLine::try_parse_from(all).map(|parsed| parsed.command) {
        Ok(Command::Check(check)) => Ok(*check),
        Ok(_) => unreachable!("the words begin with check"),
        Err(error) => Err(error.to_string()),
    }
}

/// The text of a file, with its name for messages.
struct Text<'a> {
    file: &'a Path,
    text: &'a str,
}

impl Text<'_> {
    /// A message about a place in the file.
    fn at(&self, place: std::ops::Range<usize>, message: &str) -> String {
        let before = self.text.get(..place.start).unwrap_or_default();
        let line = before.matches('\n').count() + 1;
        format!("{}:{line}: {message}", self.file.display())
    }
}

impl Config {
    /// Reads a file; `named` says whether the user has named it.
    fn read(file: &Path, named: bool) -> Result<Config, String> {
        let text = mazurka::read(file).map_err(crate::check::in_words)?;
        let whole = Text { file, text: &text };
        let table = DeTable::parse(&text).map_err(|error| {
            let place = error.span().unwrap_or(0..0);
            whole.at(place, error.message())
        })?;
        let known = check_command();
        let mut config = Config { file: file.to_path_buf(), ..Config::default() };
        for (key, value) in table.into_inner() {
            config.add(&whole, &known, &key, &value, named)?;
        }
        Ok(config)
    }

    fn add(
        &mut self,
        text: &Text<'_>,
        known: &clap::Command,
        key: &Spanned<std::borrow::Cow<'_, str>>,
        value: &Spanned<DeValue<'_>>,
        named: bool,
    ) -> Result<(), String> {
        let name: &str = key.get_ref();
        let values = values(value.get_ref()).ok_or_else(|| {
            text.at(
                value.span(),
                &format!("the value of {name} is no text, number, true, false, or list of these"),
            )
        })?;
        if name == CLANG_ARGUMENTS {
            if let (false, Some(word)) = (named, mazurka::refused_clang_argument(&values)) {
                return Err(untrusted(
                    text,
                    value.span(),
                    &format!("clang is to be called with {word}"),
                ));
            }
            self.clang = rebased_includes(&values, self.folder());
            return Ok(());
        }
        let options = || known.get_arguments().filter_map(|option| option.get_long());
        let allowed = || options().filter(|option| !NOT_IN_FILES.contains(option));
        let option = known.get_arguments().find(|option| option.get_long() == Some(name));
        let Some(option) = option.filter(|_| !NOT_IN_FILES.contains(&name)) else {
            let near = nearest(name, allowed().chain([CLANG_ARGUMENTS]));
            let hint = near
                .map_or("options have the names that mazurka check --help lists".into(), |near| {
                    format!("did you mean {near}?")
                });
            return Err(text.at(key.span(), &format!("unknown option {name}\nhint: {hint}")));
        };
        if !named && TRUSTED.contains(&name) {
            return Err(untrusted(text, key.span(), &format!("{name} runs or writes something")));
        }
        let is_flag = !option.get_action().takes_values();
        let words = self
            .words(name, value.get_ref(), values, is_flag)
            .map_err(|e| text.at(value.span(), &e))?;
        // Alone, so that what is wrong with it is said of its line.
        let alone: Vec<String> =
            ["program.c".to_string()].into_iter().chain(words.clone()).collect();
        if let Err(error) = parse(&alone)
            && !error.contains("required")
        {
            let error = error.lines().next().unwrap_or_default().trim_start_matches("error: ");
            return Err(text.at(value.span(), error));
        }
        self.options.push((name.to_string(), words));
        Ok(())
    }

    /// An option as words of a command line.
    fn words(
        &self,
        name: &str,
        value: &DeValue<'_>,
        values: Vec<String>,
        is_flag: bool,
    ) -> Result<Vec<String>, String> {
        match (is_flag, value) {
            (true, DeValue::Boolean(true)) => Ok(vec![format!("--{name}")]),
            (true, DeValue::Boolean(false)) => Ok(Vec::new()),
            (true, _) => Err(format!("{name} is true or false")),
            (false, DeValue::Boolean(true)) if name == "spurious-wakeups" => {
                Ok(vec![format!("--{name}")])
            }
            (false, DeValue::Boolean(on)) => {
                // Switches are on or off.
                Ok(vec![format!("--{name}={}", if *on { "on" } else { "off" })])
            }
            (false, _) => Ok(values
                .into_iter()
                .map(|value| format!("--{name}={}", self.rebased(name, value)))
                .collect()),
        }
    }

    fn folder(&self) -> &Path {
        self.file.parent().unwrap_or(Path::new(""))
    }

    /// A value that is a path leads on from the folder of the file.
    fn rebased(&self, name: &str, value: String) -> String {
        let join = |path: &str| self.folder().join(path).display().to_string();
        match value.split_once('=') {
            _ if PATHS.contains(&name) => join(&value),
            Some((of_program, from)) if name == "file" => format!("{of_program}={}", join(from)),
            None if name == "file" => format!("{value}={}", join(&value)),
            _ => value,
        }
    }
}

fn untrusted(text: &Text<'_>, place: std::ops::Range<usize>, what: &str) -> String {
    let name = text.file.display();
    text.at(
        place,
        &format!(
            "{what}, which a file that comes with a program may not ask for\n\
             hint: say it on the command line, or trust the file: --config {name}"
        ),
    )
}

/// A value as texts: one, or those of a list.
fn values(value: &DeValue<'_>) -> Option<Vec<String>> {
    let scalar = |value: &DeValue<'_>| match value {
        DeValue::String(text) => Some(text.to_string()),
        DeValue::Integer(number) => Some(number.as_str().replace('_', "")),
        DeValue::Float(number) => Some(number.as_str().to_string()),
        DeValue::Boolean(yes) => Some(yes.to_string()),
        _ => None,
    };
    match value {
        DeValue::Array(list) => list.iter().map(|item| scalar(item.get_ref())).collect(),
        value => Some(vec![scalar(value)?]),
    }
}

/// Arguments for clang in which folders for headers lead on from a folder.
fn rebased_includes(words: &[String], folder: &Path) -> Vec<String> {
    let join = |path: &str| folder.join(path).display().to_string();
    let mut after = false;
    let mut rebased = Vec::new();
    for word in words {
        let joined = ["-I", "-isystem", "-iquote"].iter().find_map(|option| {
            let path = word.strip_prefix(option)?;
            Some((option, path))
        });
        rebased.push(match joined {
            _ if after => join(word),
            Some((option, path)) if !path.is_empty() => format!("{option}{}", join(path)),
            _ => word.clone(),
        });
        after = !after && matches!(joined, Some((_, "")));
    }
    rebased
}
