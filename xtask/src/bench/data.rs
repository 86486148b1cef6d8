//! What was measured: the raw data of a run, `raw.json` in its folder.

use super::machine::Machine;
use super::table::Defines;
use serde::{Deserialize, Serialize};
use std::fs;
use std::path::Path;

/// The name of the file in the folder of a run.
const FILE: &str = "raw.json";

/// All measurements in a folder.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Raw {
    /// Where they were made.
    pub(crate) machine: Machine,
    /// One entry for each row and column.
    pub(crate) cells: Vec<Cell>,
}

/// How a measurement ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Outcome {
    /// With the expected counts.
    Right,
    /// With counts that nothing is known about.
    Unchecked,
    /// With other counts than published, for a known reason.
    Differs,
    /// With a wrong count or verdict.
    Wrong,
    /// Not in time.
    Unfinished,
    /// With an error.
    Failed,
}

/// The measurement of one column of one row.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Cell {
    /// The table.
    pub(crate) table: String,
    /// The program.
    pub(crate) program: String,
    /// Its parameters.
    pub(crate) defines: Defines,
    /// The column, or the name of another tool.
    pub(crate) column: String,
    /// How it ended.
    pub(crate) outcome: Outcome,
    /// Why it is not right.
    pub(crate) message: Option<String>,
    /// What was explored.
    pub(crate) explored: Explored,
    /// Seconds of the exploration, one for each repetition.
    pub(crate) seconds: Vec<f64>,
    /// Seconds of the whole process, clang included.
    pub(crate) wall: Vec<f64>,
    /// Seconds of processor time of the process itself, without clang where that is another
    /// process; one for each repetition, where the system reports it.
    #[serde(default)]
    pub(crate) processor: Vec<f64>,
    /// The greatest peak of memory.
    pub(crate) peak_bytes: Option<u64>,
    /// The command, without the folder of the program.
    pub(crate) command: String,
    /// The commit of this repository.
    pub(crate) commit: String,
    /// When it was measured, in UTC.
    pub(crate) date: String,
}

/// The counts of an exploration.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct Explored {
    /// Executions that were begun.
    pub(crate) executions: u64,
    /// Those in which all threads end.
    pub(crate) complete: u64,
    /// Those in which a thread is blocked forever.
    pub(crate) blocked: u64,
    /// Those that a bound cut.
    pub(crate) bounded: u64,
    /// Those that were abandoned.
    pub(crate) redundant: u64,
    /// Steps.
    pub(crate) steps: Option<u64>,
    /// States.
    pub(crate) states: Option<u64>,
    /// States that were visited again.
    pub(crate) revisited: Option<u64>,
}

impl Cell {
    /// Whether it is the same place in the tables.
    fn is_at(&self, other: &Cell) -> bool {
        let place = |cell: &Cell| (cell.table.clone(), cell.program.clone(), cell.column.clone());
        place(self) == place(other) && self.defines == other.defines
    }

    /// Whether the exploration came to its end.
    pub(crate) fn is_finished(&self) -> bool {
        matches!(self.outcome, Outcome::Right | Outcome::Unchecked | Outcome::Differs)
    }

    /// Whether it makes the run fail.
    pub(crate) fn is_bad(&self) -> bool {
        matches!(self.outcome, Outcome::Wrong | Outcome::Failed)
    }

    /// The median of the repetitions.
    pub(crate) fn median_seconds(&self) -> Option<f64> {
        median(&self.seconds)
    }

    /// The median of the processor times.
    pub(crate) fn median_processor(&self) -> Option<f64> {
        median(&self.processor)
    }

    /// Peak memory in 10^6 bytes.
    pub(crate) fn megabytes(&self) -> Option<f64> {
        Some(self.peak_bytes? as f64 / 1e6)
    }

    /// Nanoseconds for each step.
    pub(crate) fn ns_per_step(&self) -> Option<f64> {
        let steps = self.explored.steps.filter(|&steps| steps > 0)?;
        Some(self.median_seconds()? * 1e9 / steps as f64)
    }

    /// Nanoseconds for each execution.
    pub(crate) fn ns_per_execution(&self) -> Option<f64> {
        let executions = Some(self.explored.executions).filter(|&executions| executions > 0)?;
        Some(self.median_seconds()? * 1e9 / executions as f64)
    }
}

/// The median of some numbers.
fn median(numbers: &[f64]) -> Option<f64> {
    let mut numbers = numbers.to_vec();
    numbers.sort_by(f64::total_cmp);
    let (lower, upper) = (numbers.len().checked_sub(1)? / 2, numbers.len() / 2);
    Some((numbers[lower] + numbers[upper]) / 2.0)
}

impl Raw {
    /// The data in a folder.
    pub(crate) fn load(folder: &Path) -> Result<Raw, String> {
        let path = folder.join(FILE);
        let text = fs::read_to_string(&path).map_err(|e| format!("{}: {e}", path.display()))?;
        serde_json::from_str(&text).map_err(|e| format!("{}: {e}", path.display()))
    }

    /// The data in a folder to add to, or none; those of another machine are not mixed with ours.
    pub(crate) fn load_or_new(folder: &Path, machine: Machine) -> Result<Raw, String> {
        if !folder.join(FILE).exists() {
            return Ok(Raw { machine, cells: Vec::new() });
        }
        let raw = Raw::load(folder)?;
        if raw.machine.is_same(&machine) {
            return Ok(Raw { machine, cells: raw.cells });
        }
        let folder = folder.display();
        Err(format!("{folder} has measurements of another machine; choose a folder with --out"))
    }

    /// Writes the data.
    pub(crate) fn save(&self, folder: &Path) -> Result<(), String> {
        let text = serde_json::to_string_pretty(self).map_err(|error| error.to_string())?;
        write(&folder.join(FILE), &(text + "\n"))
    }

    /// Adds a measurement, or replaces the previous one.
    pub(crate) fn put(&mut self, cell: Cell) {
        match self.cells.iter_mut().find(|old| old.is_at(&cell)) {
            Some(old) => *old = cell,
            None => self.cells.push(cell),
        }
    }

    /// The measurement of a column, or of another tool, for a program with its parameters.
    pub(crate) fn find(
        &self,
        table: &str,
        (program, defines): (&str, &Defines),
        column: &str,
    ) -> Option<&Cell> {
        let is_it = |cell: &&Cell| {
            cell.table == table
                && cell.program == program
                && cell.column == column
                && cell.defines == *defines
        };
        self.cells.iter().find(is_it)
    }
}

/// Writes a file and creates its folders.
pub(crate) fn write(path: &Path, text: &str) -> Result<(), String> {
    let folder = path.parent().unwrap_or(Path::new("."));
    fs::create_dir_all(folder)
        .and_then(|()| fs::write(path, text))
        .map_err(|error| format!("{}: {error}", path.display()))
}
