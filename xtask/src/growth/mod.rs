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

/// The document that is updated.
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

/// Writes the plots and the document; the paths of what was written.
fn publish(root: &Path, folder: &Path) -> Result<Vec<PathBuf>, String> {
    let raw = Raw::load(folder)?;
    let tables = NAMES.iter().map(|name| Table::load(root, name)).collect::<Result<Vec<_>, _>>()?;
    let inside = inside(root, folder)?;
    let mut written = Vec::new();
    let mut links = format!("Machine, commit and raw data: [{inside}](../{inside}/README.md).\n\n");
    let mut growth = String::new();
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
        links += &format!("- [{}](../{inside}/{}.md)\n", table.title, table.name);
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

/// The path of the run from the root, for links; it has to be inside the repository.
fn inside(root: &Path, folder: &Path) -> Result<String, String> {
    let real = |path: &Path| path.canonicalize().map_err(|e| format!("{}: {e}", path.display()));
    let (root, folder) = (real(root)?, real(folder)?);
    let inside = folder.strip_prefix(root);
    let inside = inside.map_err(|_| format!("{} is not in the repository", folder.display()))?;
    Ok(inside.display().to_string())
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
    /// The program without folder and extension.
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

    /// A measurement with 1000 steps.
    fn cell(n: u64, executions: u64, seconds: f64) -> serde_json::Value {
        serde_json::json!({
            "table": "pop", "program": "pop/fib_bench.c", "defines": {"N": n}, "column": "pop",
            "outcome": "right", "message": null, "seconds": [seconds], "wall": [1.0],
            "explored": {"executions": executions, "complete": executions, "steps": 1000},
            "peak_bytes": 1, "command": "", "commit": "c", "date": "d"
        })
    }

    #[test]
    fn a_run_in_the_repository_is_published() {
        let name = format!("mazurka-growth-{}", std::process::id());
        let root = std::env::temp_dir().join(name);
        let workspace = Path::new(env!("CARGO_MANIFEST_DIR")).join("../bench/tables");
        for table in NAMES {
            let text =
                fs::read_to_string(workspace.join(format!("{table}.json"))).expect("a table");
            data::write(&root.join(format!("bench/tables/{table}.json")), &text).expect("a copy");
        }
        let marks = |name| format!("<!-- begin {name} -->\n<!-- end {name} -->\n");
        let document = root.join(DOCUMENT);
        data::write(&document, &(marks("tables") + &marks("growth"))).expect("a document");
        let machine = serde_json::json!({
            "cpu": "c", "cores": 1, "memory_mb": 1, "kernel": "k", "clang": "c", "rustc": "r",
            "load": 0.0
        });
        // Out of order, and the second parameter costs twice as much for each execution.
        let cells = [cell(5, 20, 0.004), cell(4, 10, 0.001)];
        let raw = serde_json::json!({ "machine": machine, "cells": cells });
        let run = root.join("bench/runs/today");
        data::write(&run.join("raw.json"), &raw.to_string()).expect("a run");
        let result = publish(&root, &run);
        let text = fs::read_to_string(&document).expect("the document");
        let outside = publish(&root.join("docs"), &run);
        let plot = fs::read_to_string(root.join("docs/growth-pop.svg")).unwrap_or_default();
        fs::remove_dir_all(&root).expect("the copy can be removed");
        assert_eq!(result.map(|written| written.len()), Ok(2));
        assert!(outside.is_err());
        assert!(text.contains("- [POP, Table 1](../bench/runs/today/pop.md)\n"), "{text}");
        let rows = "| fib_bench | 4 | pop | 10 | 100 | 100 | 1,000 |\n\
                    | fib_bench | 5 | pop | 20 | 50.0 | 200 | 4,000 |\n";
        assert!(text.contains(rows), "{text}");
        assert!(plot.starts_with("<svg ") && plot.contains(">fib_bench</text>"), "{plot}");
    }

    #[test]
    fn only_what_lies_between_the_marks_is_replaced() {
        let document = "a\n<!-- begin x -->\nold\n<!-- end x -->\nb\n";
        let expected = "a\n<!-- begin x -->\n\nnew\n\n<!-- end x -->\nb\n";
        assert_eq!(filled(document, "x", "new\n").as_deref(), Ok(expected));
        assert_eq!(filled(expected, "x", "new").as_deref(), Ok(expected));
        assert!(filled(document, "y", "new").is_err());
    }
}
