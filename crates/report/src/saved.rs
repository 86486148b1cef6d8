//! Trace files: a report with everything that is needed to show it again, and to run what it shows.
//!
//! The form is versioned. A file of a later version is refused with a sentence; fields that are not
//! known are ignored, so that additions need no new version.

use crate::{Report, Source};
use serde::{Deserialize, Serialize};

/// What the files call themselves.
const FORMAT: &str = "mazurka-trace";
/// The version that is written, and the latest that is read.
const VERSION: u32 = 1;

/// A trace file.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Saved {
    /// Always `mazurka-trace`.
    pub format: String,
    /// The version of the form.
    pub version: u32,
    /// The arguments of `mazurka check`, the program included.
    pub arguments: Vec<String>,
    /// A name of the text of the program: equal texts have equal names.
    pub program_hash: String,
    /// What was found.
    pub report: Report,
    /// The source that the report speaks of.
    pub sources: Vec<Source>,
}

impl Saved {
    /// A file of the current version.
    pub fn new(
        arguments: Vec<String>,
        program_hash: String,
        report: Report,
        sources: Vec<Source>,
    ) -> Saved {
        let format = FORMAT.to_string();
        Saved { format, version: VERSION, arguments, program_hash, report, sources }
    }

    /// The text of the file.
    pub fn write(&self) -> serde_json::Result<String> {
        Ok(serde_json::to_string_pretty(self)? + "\n")
    }

    /// Reads the text of a file; the error says why it is none.
    pub fn read(text: &str) -> Result<Saved, String> {
        let value: serde_json::Value = serde_json::from_str(text)
            .map_err(|error| format!("this is not a trace file: {error}"))?;
        if value["format"] != FORMAT {
            return Err("this is not a trace file: it does not say that it is one\n\
                        hint: `mazurka check PROGRAM --trace FILE` writes one"
                .into());
        }
        match value["version"].as_u64() {
            Some(version) if version <= u64::from(VERSION) => {}
            _ => {
                return Err(format!(
                    "this trace file has version {}, and only versions up to {VERSION} are known\n\
                     hint: use the mazurka that wrote it, or a later one",
                    value["version"]
                ));
            }
        }
        serde_json::from_value(value).map_err(|error| format!("this trace file is broken: {error}"))
    }
}

#[cfg(test)]
mod tests {
    use mazurka_trace::ViolationKind;
    use mazurka_trace::{Action, ActionKind, Compare, Condition, Object, Op, ThreadId};

    #[test]
    fn actions_are_saved_under_the_names_of_operations() {
        use Action::*;
        let until = Condition::new(Compare::Eq, 0);
        let rmw = Action::Rmw { function: mazurka_trace::Rmw::Add, operand: 1, used: true };
        let accesses = [
            Load,
            Store(1),
            rmw,
            CompareExchange { expected: 0, desired: 1 },
            Await(until),
            ExchangeAwait { until, value: 1 },
            Free,
            Section,
        ];
        let locks = [
            Lock,
            TryLock,
            Unlock,
            ReadLock,
            TryReadLock,
            WriteLock,
            TryWriteLock,
            ReadUnlock,
            WriteUnlock,
        ];
        let others =
            [SemWait, SemTryWait, SemPost, Enqueue, Wake, NotifyOne, NotifyAll, Begin, End];
        let barrier = [Arrive, Depart { parties: 2, round: 0 }];
        let actions = accesses.into_iter().chain(locks).chain(others).chain(barrier);
        let thread = ThreadId(1);
        let rest =
            [Op::Spawn(thread), Op::Join(thread), Op::Post(thread), Op::Choose(2), Op::Fence];
        for op in actions.map(|action| Op::On(Object::new(8, 8), action)).chain(rest) {
            let saved = serde_json::to_value(ActionKind::from(&op)).unwrap_or_default();
            assert_eq!(saved, op.name());
        }
    }

    #[test]
    fn the_kind_that_was_called_mutex_can_still_be_read() {
        let kind = |name: &str| serde_json::from_value::<ViolationKind>(name.into()).ok();
        assert_eq!((kind("mutex"), kind("sync")), (Some(ViolationKind::Sync), kind("mutex")));
    }
}
