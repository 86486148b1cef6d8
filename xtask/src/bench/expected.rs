//! The known numbers of executions: `bench/programs/expected.json`.

use super::table::Defines;
use serde::Deserialize;
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

/// Rows with more executions are not small.
pub(crate) const SMALL: u64 = 20_000;

/// What is known about a program with its parameters; the README beside the file explains it.
#[derive(Clone, Debug, Default, Deserialize)]
pub(crate) struct Expected {
    /// The file in `bench/programs`.
    pub(crate) program: String,
    /// Its parameters.
    pub(crate) defines: Defines,
    /// Options for `mazurka check`.
    #[serde(default)]
    pub(crate) options: Vec<String>,
    /// The bound on loops.
    pub(crate) unroll: Option<u64>,
    executions: Option<u64>,
    #[serde(default)]
    blocked: u64,
    #[serde(default)]
    columns: BTreeMap<String, Counts>,
    #[serde(default)]
    counted: BTreeMap<String, Counts>,
    /// Counts below those of the paper, because more loop iterations are found to be pure.
    #[serde(default)]
    purer: BTreeMap<String, Counts>,
    event: Option<Counts>,
    locks: Option<Counts>,
    sdpor: Option<Stateful>,
    #[serde(default)]
    large: bool,
    #[serde(default)]
    large_locks: bool,
    /// Why the published counts cannot be expected of the program.
    pub(crate) doubtful: Option<String>,
}

/// Numbers of maximal executions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub(crate) struct Counts {
    /// All threads end.
    pub(crate) complete: u64,
    /// A thread is blocked forever, or a bound cut the execution.
    pub(crate) blocked: u64,
}

/// What is known of a stateful exploration.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub(crate) struct Stateful {
    /// Runs.
    pub(crate) runs: u64,
    /// States that are visited again.
    pub(crate) revisited: u64,
}

/// What a measurement must have, besides the verdict.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Expectation {
    /// Exactly these counts.
    Exactly(Counts),
    /// Exactly these counts, which are below the published ones: more loop iterations are found to
    /// be pure.
    Purer(Counts),
    /// These counts were published, but the row is doubtful.
    Published(Counts),
    /// At least so many executions.
    AtLeast(u64),
    /// Exactly these counts of a stateful exploration.
    Stateful(Stateful),
    /// Only the verdict.
    Verdict,
    /// Nobody knows the counts.
    Unknown,
}

impl Expected {
    /// Reads all rows.
    pub(crate) fn load(root: &Path) -> Result<Vec<Expected>, String> {
        let path = root.join("bench/programs/expected.json");
        let text = fs::read_to_string(&path).map_err(|e| format!("{}: {e}", path.display()))?;
        serde_json::from_str(&text).map_err(|e| format!("{}: {e}", path.display()))
    }

    /// Whether this is about a program with its parameters.
    pub(crate) fn is_for(&self, program: &str, defines: &Defines) -> bool {
        self.program == program && self.defines == *defines
    }

    /// The expectation by the name that a column gives it.
    pub(crate) fn of(&self, name: &str) -> Expectation {
        let all = self.executions.map(|executions| Counts {
            complete: executions - self.blocked,
            blocked: self.blocked,
        });
        let exactly =
            |counts: Option<Counts>| counts.map_or(Expectation::Unknown, Expectation::Exactly);
        match name {
            "executions" => exactly(all),
            "at-least-executions" => {
                self.executions.map_or(Expectation::Verdict, Expectation::AtLeast)
            }
            "event" => exactly(self.event),
            "locks" => exactly(self.locks),
            "sdpor" => self.sdpor.map_or(Expectation::Verdict, Expectation::Stateful),
            _ => self.of_column(name.trim_start_matches("columns.")),
        }
    }

    /// The expectation of a column of the table on waiting loops.
    fn of_column(&self, column: &str) -> Expectation {
        let published = self.columns.get(column).copied();
        if let Some(&counts) = self.purer.get(column) {
            return Expectation::Purer(counts);
        }
        match (self.counted.get(column), &self.doubtful, published) {
            (Some(&counted), ..) => Expectation::Exactly(counted),
            (None, Some(_), Some(published)) => Expectation::Published(published),
            (None, None, Some(published)) => Expectation::Exactly(published),
            (None, _, None) => Expectation::Unknown,
        }
    }

    /// Whether the exploration takes long in the column of this expectation.
    pub(crate) fn is_large(&self, name: &str) -> bool {
        let marked = self.large || (self.large_locks && name == "locks");
        marked || self.of(name).executions().is_some_and(|executions| executions > SMALL)
    }
}

impl Expectation {
    /// The expected number of executions.
    pub(crate) fn executions(self) -> Option<u64> {
        match self {
            Expectation::Exactly(counts)
            | Expectation::Purer(counts)
            | Expectation::Published(counts) => Some(counts.complete + counts.blocked),
            Expectation::AtLeast(least) => Some(least),
            Expectation::Stateful(stateful) => Some(stateful.runs),
            Expectation::Verdict | Expectation::Unknown => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn expected(text: &str) -> Expected {
        serde_json::from_str(text).expect("a row")
    }

    #[test]
    fn columns_name_their_counts() {
        let row = expected(
            r#"{"program": "p.c", "defines": {"N": 1}, "executions": 5, "blocked": 2, "large_locks": true,
                "columns": {"base": {"complete": 1, "blocked": 9}}, "locks": {"complete": 3, "blocked": 0}}"#,
        );
        let exactly = |complete, blocked| Expectation::Exactly(Counts { complete, blocked });
        assert_eq!(row.of("executions"), exactly(3, 2));
        assert_eq!(row.of("at-least-executions"), Expectation::AtLeast(5));
        assert_eq!(row.of("columns.base"), exactly(1, 9));
        assert_eq!(row.of("columns.plp"), Expectation::Unknown);
        assert_eq!(row.of("event"), Expectation::Unknown);
        assert_eq!(row.of("sdpor"), Expectation::Verdict);
        assert!(row.is_large("locks") && !row.is_large("executions"));
    }

    #[test]
    fn doubtful_counts_give_way_to_our_own() {
        let row = expected(
            r#"{"program": "p.c", "defines": {}, "doubtful": "another variant",
                "columns": {"base": {"complete": 1, "blocked": 9}, "plp": {"complete": 1, "blocked": 8}},
                "counted": {"base": {"complete": 2, "blocked": 0}}}"#,
        );
        let counts = |complete, blocked| Counts { complete, blocked };
        assert_eq!(row.of("columns.base"), Expectation::Exactly(counts(2, 0)));
        assert_eq!(row.of("columns.plp"), Expectation::Published(counts(1, 8)));
    }

    #[test]
    fn what_is_purer_than_published_is_exact() {
        let row = expected(
            r#"{"program": "p.c", "defines": {}, "columns": {"plp": {"complete": 5, "blocked": 9}},
                "purer": {"plp": {"complete": 3, "blocked": 9}}}"#,
        );
        let counts = Counts { complete: 3, blocked: 9 };
        assert_eq!(row.of("columns.plp"), Expectation::Purer(counts));
    }
}
