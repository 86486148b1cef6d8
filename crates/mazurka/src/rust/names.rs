//! Names of objects: what the source calls them where they are first used.

use crate::sources;
use mazurka_rust::{MadeStep, NativeRun};
use mazurka_trace::word::signed;
use mazurka_trace::{Location, Object, Op};
use std::collections::HashMap;
use std::panic;

/// The names of the objects of an execution.
#[derive(Default)]
pub(super) struct Names {
    names: HashMap<u64, String>,
    /// What words point to that are pointers, in the order in which they appear.
    pointers: Vec<u64>,
    files: HashMap<&'static str, Vec<String>>,
}

impl Names {
    /// The names in all steps of a run.
    pub(super) fn of(run: &NativeRun) -> Names {
        let mut names = Names::default();
        for step in run.steps() {
            names.name(&step);
        }
        names
    }

    /// The name of the object of a step.
    pub(super) fn name(&mut self, step: &MadeStep) -> Option<String> {
        let Op::On(object, _) = step.op else { return None };
        if let Some(name) = self.names.get(&object.address) {
            return Some(name.clone());
        }
        let base = self.receiver(step).unwrap_or_else(|| kind(step.method).to_string());
        let taken = |name: &String| self.names.values().any(|other| other == name);
        let numbered = (2..).map(|number| format!("{base}#{number}"));
        let name = std::iter::once(base.clone()).chain(numbered).find(|name| !taken(name))?;
        self.names.insert(object.address, name.clone());
        Some(name)
    }

    /// A word of an object as a number, or as a pointer where it is one.
    pub(super) fn word(&mut self, word: u64, object: Object) -> String {
        let Some(pointer) = mazurka_rust::pointer(word).filter(|_| object.size == 8) else {
            return signed(word, object.size).to_string();
        };
        let known = self.pointers.iter().position(|&known| known == pointer);
        let number = known.unwrap_or_else(|| {
            self.pointers.push(pointer);
            self.pointers.len() - 1
        });
        match word - pointer {
            0 => format!("ptr{}", number + 1),
            offset => format!("ptr{}+{offset}", number + 1),
        }
    }

    /// What the source calls the object of a method: `queue.head` in `queue.head.load(…)`.
    fn receiver(&mut self, step: &MadeStep) -> Option<String> {
        let lines = self.files.entry(step.place.file()).or_insert_with(|| {
            let text =
                sources::located(step.place.file()).and_then(|file| sources::read(&file).ok());
            text.unwrap_or_default().lines().map(str::to_string).collect()
        });
        receiver(lines, step.place)
    }
}

fn receiver(lines: &[String], place: &panic::Location<'_>) -> Option<String> {
    let line = (place.line() as usize).checked_sub(1)?;
    let before: String = lines.get(line)?.chars().take(place.column() as usize - 1).collect();
    let mut before = before.trim_end().strip_suffix('.')?.trim_end().to_string();
    // A chain of calls may have a line for each.
    let mut above = lines[..line].iter().rev();
    while before.trim().is_empty() {
        before = above.next()?.trim_end().to_string();
    }
    let is_name = |c: char| c.is_alphanumeric() || c == '_' || c == '.';
    let start = before.char_indices().rev().take_while(|(_, c)| is_name(*c)).last()?.0;
    let name = before[start..].trim_start_matches('.');
    let name = name.strip_prefix("self.").unwrap_or(name);
    (!name.is_empty()).then(|| name.to_string())
}

/// What to call an object of which nothing is known but what is done with it.
fn kind(method: &str) -> &'static str {
    match method {
        "park" | "unpark" | "park_timeout" => "token",
        "lock" | "try_lock" | "unlock" => "mutex",
        "read" | "write" | "try_read" | "try_write" => "rwlock",
        "clone" | "drop" | "strong_count" | "upgrade" | "downgrade" => "references",
        "send" | "recv" | "try_recv" => "channel",
        "with" | "with_mut" => "cell",
        _ => "object",
    }
}

/// A place of the program, unless it is one of the standard library.
pub(super) fn location(place: &panic::Location<'_>) -> Option<Location> {
    let file = place.file();
    let location = Location { file: file.to_string(), line: place.line(), column: place.column() };
    (!file.starts_with("/rustc/")).then_some(location)
}
