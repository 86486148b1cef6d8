//! Checkpoints: what an exploration has done so far and what it has left, in a file.
//!
//! A checkpoint is replaced as a whole, so that there is always a complete one in the file, whenever the
//! process ends. It is data: nothing in it names a file to read or a program to run. What is left to
//! explore is named by free steps and numbers of schedules (`mazurka_dpor::pop::Part`), which make
//! sense only for the same program and settings; others are refused.

use crate::checker::{Checker, DEFAULT_MAX_STEPS};
use crate::error::Error;
use crate::sources::read;
use crate::unreached::Unreached;
use mazurka_dpor::Work;
use mazurka_dpor::pop::Part;
use mazurka_trace::{Explored, Limit, Violation};
use serde::{Deserialize, Serialize};
use std::io::Write;
use std::path::Path;

/// What must be the same when an exploration goes on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Identity {
    /// The version of Mazurka.
    pub(crate) mazurka: String,
    /// A hash of the program as it is executed, not only of its source.
    pub(crate) program: String,
    /// What was asked for, by the names of options.
    pub(crate) settings: Vec<(String, String)>,
}

impl Identity {
    /// A name of it: equal for equal ones.
    pub(crate) fn hash(&self) -> String {
        let text = serde_json::to_string(self).unwrap_or_default();
        format!("{:032x}", xxhash_rust::xxh3::xxh3_128(text.as_bytes()))
    }

    /// What differs, in words.
    fn difference(&self, other: &Identity) -> Option<String> {
        if self.mazurka != other.mazurka {
            let (then, now) = (&self.mazurka, &other.mazurka);
            return Some(format!("it was written by version {then}, and this is {now}"));
        }
        if self.program != other.program {
            return Some("the program has changed since it was written".into());
        }
        let mut pairs = self.settings.iter().zip(&other.settings);
        let ((name, then), (_, now)) = pairs.find(|(then, now)| then != now)?;
        Some(format!("{name} was {then} when it was written, and is {now} now"))
    }
}

impl Checker {
    /// What must be the same when the exploration of a program with this hash goes on.
    pub(crate) fn identity(&self, hash: &str) -> Identity {
        let max_steps = self.max_steps.unwrap_or(DEFAULT_MAX_STEPS);
        #[allow(unused_mut, reason = "without the feature `llvm` there are no more of them")]
        let mut settings = vec![
            ("--check".to_string(), self.groups(true).join(",")),
            ("--memory-model".to_string(), self.memory_model.name().to_string()),
            ("--keep-going".to_string(), self.keep_going.to_string()),
            ("--max-steps".to_string(), max_steps.to_string()),
            ("--stutter".to_string(), self.stutter.to_string()),
        ];
        settings.extend(self.shard.map(|(k, n)| ("--shard".to_string(), format!("{k}/{n}"))));
        #[cfg(feature = "llvm")]
        settings.push(("the way the program is read".into(), self.reading()));
        let mazurka = env!("CARGO_PKG_VERSION").to_string();
        Identity { mazurka, program: hash.to_string(), settings }
    }
}

/// What an exploration has done, and what it has left.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Checkpoint {
    pub(crate) identity: Identity,
    /// What has been explored.
    pub(crate) explored: Explored,
    /// The limits that cut executions.
    pub(crate) limits_hit: Vec<Limit>,
    /// Why the counts are not those of the classes, if they are not.
    pub(crate) inexact: Option<String>,
    /// What was found.
    pub(crate) violations: Vec<Violation>,
    /// Why it is not decided whether the program is robust, if it is not.
    #[serde(default)]
    pub(crate) undecided: Option<String>,
    /// What no execution had come to.
    pub(crate) unreached: Option<Unreached>,
    /// What is left to explore.
    pub(crate) parts: Vec<Part>,
}

impl Checkpoint {
    /// Of an exploration that has not begun.
    pub(crate) fn new(identity: Identity) -> Checkpoint {
        Checkpoint {
            identity,
            explored: Explored::default(),
            limits_hit: Vec::new(),
            inexact: None,
            violations: Vec::new(),
            undecided: None,
            unreached: None,
            parts: Work::default().parts,
        }
    }

    /// Reads a checkpoint of the exploration with this identity.
    pub(crate) fn read(file: &Path, identity: &Identity) -> Result<Checkpoint, Error> {
        let refused = |why: String| {
            Error::Checkpoint(format!("{}: cannot go on from here: {why}", file.display()))
        };
        let found: Checkpoint = serde_json::from_str(&read(file)?)
            .map_err(|error| refused(format!("this is no checkpoint ({error})")))?;
        match found.identity.difference(identity) {
            Some(difference) => Err(refused(difference)),
            None => Ok(found),
        }
    }

    /// Replaces the checkpoint in a file by this one.
    pub(crate) fn write(&self, file: &Path) -> Result<(), Error> {
        let failed = |error: std::io::Error| {
            Error::Checkpoint(format!("{}: cannot write a checkpoint: {error}", file.display()))
        };
        let text = serde_json::to_string(self).map_err(|error| failed(error.into()))?;
        let mut name = file.file_name().unwrap_or_default().to_os_string();
        name.push(".new");
        let new = file.with_file_name(name);
        let mut out = std::fs::File::create(&new).map_err(failed)?;
        out.write_all(text.as_bytes()).and_then(|()| out.sync_all()).map_err(failed)?;
        std::fs::rename(&new, file).map_err(failed)
    }
}
