//! The tables of the papers, as `bench/tables/*.json` has them, and what is known about each row.

use super::expected::Expected;
use serde::Deserialize;
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

/// The tables, in the order in which they run.
pub(crate) const NAMES: &[&str] = &["pop", "await", "event", "sdpor", "variants", "event_variants"];

/// The macros of a program that make a row of it.
pub(crate) type Defines = BTreeMap<String, u64>;

/// One table of a paper: its rows, our columns, the published ones.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Table {
    /// Its name here, which is the name of its file.
    #[serde(skip)]
    pub(crate) name: String,
    /// The heading.
    pub(crate) title: String,
    /// Authors, title, place of the paper, and which table.
    pub(crate) paper: String,
    /// On what the published figures were measured.
    pub(crate) machine: String,
    /// A note for readers.
    pub(crate) notes: Vec<String>,
    /// What is shown of each of our columns.
    pub(crate) metrics: Vec<Metric>,
    /// Our columns.
    pub(crate) columns: Vec<Column>,
    /// Whether all columns have the same number of executions, which is then shown once.
    #[serde(default)]
    pub(crate) shared_count: bool,
    /// The columns of the paper.
    pub(crate) published: Vec<Published>,
    /// Whether other tools can run the programs.
    pub(crate) tools: bool,
    /// Our column that does what other tools do by default; the first if none is named.
    pub(crate) beside_tools: Option<String>,
    /// The rows.
    pub(crate) rows: Vec<Row>,
}

/// What can be shown of a measurement.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Metric {
    /// Complete executions, and blocked ones after a plus.
    Executions,
    /// All executions that were begun.
    Runs,
    /// Steps, called transitions in stateful exploration.
    Steps,
    /// States that were visited again.
    Revisited,
    /// Seconds of exploration.
    Seconds,
    /// Seconds of processor time of the process.
    Cpu,
    /// Peak memory in 10^6 bytes.
    Mb,
    /// Nanoseconds for each step.
    NsPerStep,
}

impl Metric {
    /// The heading of its column.
    pub(crate) fn heading(self) -> &'static str {
        match self {
            Metric::Executions => "executions",
            Metric::Runs => "runs",
            Metric::Steps => "steps",
            Metric::Revisited => "revisited",
            Metric::Seconds => "s",
            Metric::Cpu => "CPU s",
            Metric::Mb => "MB",
            Metric::NsPerStep => "ns/step",
        }
    }
}

/// One way to explore the programs of a table.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Column {
    /// Its name, by which `--algorithms` selects it.
    pub(crate) name: String,
    /// Options for `mazurka check`.
    pub(crate) options: Vec<String>,
    /// Arguments for clang.
    #[serde(default)]
    pub(crate) clang: Vec<String>,
    /// Which of the expected counts it must have; see [`Expected::of`].
    pub(crate) expect: String,
    /// What is shown of it, if that is not what is shown of the others.
    pub(crate) metrics: Option<Vec<Metric>>,
}

/// A column of the paper.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Published {
    /// The name of the column in the paper.
    pub(crate) name: String,
    /// What is shown of it.
    pub(crate) metrics: Vec<Metric>,
}

/// A program with its parameters, and what was published about it.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Row {
    /// Its name in the paper.
    pub(crate) benchmark: String,
    /// The file in `bench/programs`.
    pub(crate) program: String,
    /// Its parameters.
    pub(crate) defines: Defines,
    /// Options for `mazurka check` in all columns.
    #[serde(default)]
    pub(crate) options: Vec<String>,
    /// The figures of the paper, by column.
    #[serde(default)]
    pub(crate) published: BTreeMap<String, Figures>,
    /// Seconds of other tools on a machine with two cores of an AMD EPYC, a single run each.
    #[serde(default)]
    pub(crate) peers: BTreeMap<String, f64>,
    /// Targets for our first column.
    pub(crate) target: Option<Target>,
    /// Columns that are not tried, and why.
    #[serde(default)]
    pub(crate) skip: BTreeMap<String, String>,
    /// A note about this row.
    pub(crate) note: Option<String>,
}

/// Published figures; what is missing did not finish or was not printed.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Figures {
    /// Complete executions.
    pub(crate) executions: Option<u64>,
    /// Blocked executions.
    pub(crate) blocked: Option<u64>,
    /// All executions that were begun.
    pub(crate) runs: Option<u64>,
    /// Steps.
    pub(crate) steps: Option<u64>,
    /// States that were visited again.
    pub(crate) revisited: Option<u64>,
    /// Seconds.
    pub(crate) seconds: Option<f64>,
    /// Peak memory in 10^6 bytes.
    pub(crate) mb: Option<f64>,
}

/// Upper bounds for a row.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Target {
    /// Seconds of exploration.
    pub(crate) seconds: Option<f64>,
    /// Peak memory in 10^6 bytes.
    pub(crate) mb: Option<f64>,
}

impl Row {
    /// The program without its extension, and the parameters: `pop/fib_bench N=4`.
    pub(crate) fn name(&self) -> String {
        let program = self.program.trim_end_matches(".c");
        self.defines.iter().fold(program.to_owned(), |all, (k, v)| format!("{all} {k}={v}"))
    }

    /// A row for parameters that the paper does not have.
    fn unpublished(expected: &Expected) -> Row {
        let program = expected.program.trim_end_matches(".c");
        let name = program.rsplit('/').next().unwrap_or(program).replace('_', "-");
        let parameters: Vec<String> = match expected.defines.len() {
            1 => expected.defines.values().map(u64::to_string).collect(),
            _ => expected.defines.iter().map(|(name, value)| format!("{name}={value}")).collect(),
        };
        Row {
            benchmark: format!("{name}({})", parameters.join(",")),
            program: expected.program.clone(),
            defines: expected.defines.clone(),
            ..Row::default()
        }
    }
}

impl Table {
    /// Reads a table.
    pub(crate) fn load(root: &Path, name: &str) -> Result<Table, String> {
        let path = root.join("bench/tables").join(format!("{name}.json"));
        let text = fs::read_to_string(&path).map_err(|e| format!("{}: {e}", path.display()))?;
        let table = serde_json::from_str(&text).map_err(|e| format!("{}: {e}", path.display()))?;
        Ok(Table { name: name.to_owned(), ..table })
    }

    /// Our column that is compared with other tools, which get its arguments for clang.
    pub(crate) fn column_beside_tools(&self) -> &Column {
        let name = self.beside_tools.as_ref();
        let named = self.columns.iter().find(|column| Some(&column.name) == name);
        named.unwrap_or(&self.columns[0])
    }

    /// The rows of the paper and then those of `expected` that belong to the table, but not to the
    /// paper.
    pub(crate) fn all_rows(&self, expected: &[Expected]) -> Vec<Row> {
        let mut rows = self.rows.clone();
        for other in expected {
            let is_here = other.program.starts_with(&format!("{}/", self.name));
            let is_new = !rows.iter().any(|row| other.is_for(&row.program, &row.defines));
            if is_here && is_new {
                rows.push(Row::unpublished(other));
            }
        }
        rows
    }
}
