//! `cargo xtask growth RUN_DIR`: publishes a run of the benchmarks.
//!
//! For each family of programs the cost of an execution and of a step over its parameter, as a plot
//! and as a table. The plots go to `docs/`, the tables and links to the run between the marks in
//! `docs/performance.md`.

mod plot;

use crate::bench::data::{self, Cell, Raw};
use crate::bench::markdown::grid;
use crate::bench::number::{count, measured};
use crate::bench::table::{Defines, NAMES, Table};
use plot::{Line, Panel, Point};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// The document that is filled.
const DOCUMENT: &str = "docs/performance.md";

/// Runs the command.
pub(crate) fn main(root: &Path, folder: &Path) -> ExitCode {
    match publish(root, folder) {
        Ok(written) => {
            written.iter().for_each(|path| println!("written: {}", path.display()));
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::from(2)
        }
    }
}

/// Writes the plots and the document; tells what was written.
fn publish(root: &Path, folder: &Path) -> Result<Vec<PathBuf>, String> {
    let raw = Raw::load(folder)?;
    let tables = NAMES.iter().map(|name| Table::load(root, name)).collect::<Result<Vec<_>, _>>()?;
    let mut written = Vec::new();
    let (mut links, mut growth) = (String::new(), String::new());
    for table in &tables {
        let families = families(table, &raw);
        if families.is_empty() {
            continue;
        }
        let plot = format!("growth-{}.svg", table.name);
        let panels: Vec<Panel> = families.iter().map(Family::panel).collect();
        let path = root.join("docs").join(&plot);
        data::write(&path, &plot::svg(&panels))?;
        written.push(path);
        links += &link(root, folder, table);
        growth += &format!("### {}\n\n![{}]({plot})\n\n", table.title, table.title);
        growth += &table_of(&families);
    }
    let path = root.join(DOCUMENT);
    let text = fs::read_to_string(&path).map_err(|error| format!("{DOCUMENT}: {error}"))?;
    let text = filled(&text, "tables", &links)?;
    let text = filled(&text, "growth", &growth)?;
    data::write(&path, &text)?;
    written.push(path);
    Ok(written)
}

/// A link to the table of a run, from the document.
fn link(root: &Path, folder: &Path, table: &Table) -> String {
    let full = folder.canonicalize().unwrap_or(folder.to_owned());
    let root = root.canonicalize().unwrap_or(root.to_owned());
    let inside = full.strip_prefix(&root).unwrap_or(&full).display().to_string();
    format!("- [{}](../{inside}/{}.md): {}\n", table.title, table.name, table.paper)
}

/// A document with the text between two marks replaced.
fn filled(document: &str, name: &str, text: &str) -> Result<String, String> {
    let (begin, end) = (format!("<!-- begin {name} -->\n"), format!("<!-- end {name} -->"));
    let parts = document.split_once(&begin).and_then(|(before, rest)| {
        let (_, after) = rest.split_once(&end)?;
        Some((before, after))
    });
    let (before, after) = parts.ok_or(format!("{DOCUMENT}: no marks {begin:?} and {end:?}"))?;
    Ok(format!("{before}{begin}\n{}\n{end}{after}", text.trim_end().to_owned() + "\n"))
}

/// A program in one column, over its parameters.
struct Family<'a> {
    /// The program without folder and ending.
    name: String,
    /// For each column its name and finished measurements, by parameter.
    columns: Vec<(&'a str, Vec<&'a Cell>)>,
}

/// The families of a table that have anything measured.
fn families<'a>(table: &'a Table, raw: &'a Raw) -> Vec<Family<'a>> {
    let mut programs: Vec<&str> = Vec::new();
    let cells = raw.cells.iter().filter(|cell| cell.table == table.name && cell.is_finished());
    for row in &table.rows {
        if !programs.contains(&row.program.as_str()) {
            programs.push(&row.program);
        }
    }
    let family = |program: &str| {
        let name = program.rsplit('/').next().unwrap_or(program).trim_end_matches(".c");
        let of_column = |column: &'a str| {
            let is_in = |cell: &&Cell| cell.program == program && cell.column == column;
            let mut cells: Vec<&Cell> = cells.clone().filter(is_in).collect();
            cells.sort_by_key(|cell| cell.defines.values().copied().collect::<Vec<u64>>());
            (column, cells)
        };
        let columns = table.columns.iter().map(|column| of_column(&column.name));
        let columns = columns.filter(|(_, cells)| !cells.is_empty()).collect();
        Family { name: name.to_owned(), columns }
    };
    let all = programs.into_iter().map(family);
    all.filter(|family| !family.columns.is_empty()).collect()
}

/// The parameters of a program, as a label.
fn parameters(defines: &Defines) -> String {
    defines.values().map(u64::to_string).collect::<Vec<_>>().join(",")
}

impl Family<'_> {
    /// The plot of a family: for each column the cost of an execution and of a step.
    fn panel(&self) -> Panel {
        let line = |label: String, cells: &[&Cell], cost: fn(&Cell) -> Option<f64>, is_thin| {
            let point = |cell: &&Cell| {
                let x = cell.defines.values().copied().collect();
                Some(Point { x, label: parameters(&cell.defines), y: cost(cell)? })
            };
            Line { label, points: cells.iter().filter_map(point).collect(), is_thin }
        };
        let mut lines = Vec::new();
        for (column, cells) in &self.columns {
            lines.push(line(format!("{column}/execution"), cells, Cell::ns_per_execution, false));
            lines.push(line(format!("{column}/step"), cells, Cell::ns_per_step, true));
        }
        Panel { title: self.name.clone(), lines }
    }
}

/// The table of all families of a table.
fn table_of(families: &[Family<'_>]) -> String {
    let head = ["program", "parameter", "column", "executions", "steps/execution", "µs/execution"];
    let mut head: Vec<String> = head.map(str::to_owned).to_vec();
    head.push("ns/step".to_owned());
    let mut rows = Vec::new();
    for family in families {
        for (column, cells) in &family.columns {
            for cell in cells {
                let executions = cell.explored.executions;
                let steps =
                    cell.explored.steps.map(|steps| steps as f64 / executions.max(1) as f64);
                let shown = |number: Option<f64>| number.map_or("–".to_owned(), measured);
                rows.push(vec![
                    family.name.clone(),
                    parameters(&cell.defines),
                    (*column).to_owned(),
                    count(executions),
                    shown(steps),
                    shown(cell.ns_per_execution().map(|ns| ns / 1e3)),
                    shown(cell.ns_per_step()),
                ]);
            }
        }
    }
    grid(&head, &rows) + "\n"
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_lies_between_the_marks_is_replaced() {
        let document = "a\n<!-- begin x -->\nold\n<!-- end x -->\nb\n";
        let expected = "a\n<!-- begin x -->\n\nnew\n\n<!-- end x -->\nb\n";
        assert_eq!(filled(document, "x", "new\n").as_deref(), Ok(expected));
        assert_eq!(filled(expected, "x", "new").as_deref(), Ok(expected));
        assert!(filled(document, "y", "new").is_err());
    }
}
