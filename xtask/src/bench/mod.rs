//! `cargo xtask bench`: measures the tables of the papers.
//!
//! Each row runs in a fresh process of the release build. Counts are checked against
//! `bench/programs/expected.json`; a wrong one fails the run. The folder of a run has the raw data,
//! the tables and a description of the machine, and is written after each row, so that nothing is
//! lost when a long run is stopped.

pub(crate) mod data;
pub(crate) mod expected;
pub(crate) mod machine;
pub(crate) mod markdown;
mod measure;
pub(crate) mod number;
mod options;
pub(crate) mod process;
pub(crate) mod table;
mod tools;

use data::{Cell, Outcome, Raw};
use expected::{Expectation, Expected};
use machine::Machine;
use markdown::Page;
use measure::Item;
use options::{Options, Selected};
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};
use table::{NAMES, Row, Table};

pub(crate) use options::USAGE;

/// Runs the command; the exit code is 0 if all counts are right, 1 if not, 2 if it could not run.
pub(crate) fn main(root: &Path, arguments: &[&str]) -> ExitCode {
    let options = match Options::parse(arguments) {
        Ok(options) => options,
        Err(error) => {
            eprintln!("{error}\n\n{USAGE}");
            return ExitCode::from(2);
        }
    };
    match run(root, &options) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::from(2)
        }
    }
}

/// Measures everything that is selected; whether all of it is right.
fn run(root: &Path, options: &Options) -> Result<bool, String> {
    let tables = NAMES.iter().map(|name| Table::load(root, name)).collect::<Result<Vec<_>, _>>()?;
    let expected = Expected::load(root)?;
    let items = selected(&tables, &expected, options)?;
    let mazurka = match &options.mazurka {
        Some(path) => std::path::absolute(path).map_err(|e| format!("{}: {e}", path.display()))?,
        None => build(root)?,
    };
    let machine = Machine::this();
    let folder = options.out.clone().unwrap_or_else(|| {
        let date = machine::now();
        let day = date.split('T').next().unwrap_or_default();
        root.join("bench/runs").join(format!("{day}-{}", machine.name()))
    });
    let mut raw = Raw::load_or_new(&folder, machine)?;
    let tools = tools::find(options);
    let commit = machine::commit(root);
    let mut is_right = true;
    let mut keep = |cell: Cell| {
        raw.put(Cell { commit: commit.clone(), ..cell });
        raw.save(&folder)
    };
    for (index, item) in items.iter().enumerate() {
        let cell = item.measure(root, &mazurka, options);
        eprintln!("[{}/{}] {}", index + 1, items.len(), summary(item, &cell));
        is_right &= !cell.is_bad();
        keep(cell)?;
        // Other tools have no columns: they run once for each row, with the last of ours.
        let is_last = items.get(index + 1).is_none_or(|next| next.row.name() != item.row.name());
        let table = tables.iter().find(|table| table.name == item.table && table.tools);
        if let Some(table) = table.filter(|_| is_last) {
            let item = Item { column: table.column_beside_tools().clone(), ..item.clone() };
            for tool in &tools {
                let cell = tool.measure(&item, root, options);
                eprintln!("        {}", summary(&item, &cell));
                keep(cell)?;
            }
        }
    }
    write_pages(&tables, &expected, &raw, &folder)?;
    eprintln!("written: {}", folder.display());
    Ok(is_right)
}

/// What is to be measured, in the order of the tables.
fn selected(
    tables: &[Table],
    expected: &[Expected],
    options: &Options,
) -> Result<Vec<Item>, String> {
    let mut items = Vec::new();
    for selected in &options.selected {
        let Some(table) = tables.iter().find(|table| table.name == selected.table) else {
            continue;
        };
        // Who names parameters may mean those that no paper has.
        let rows = match options.all_parameters || !selected.defines.is_empty() {
            true => table.all_rows(expected),
            false => table.rows.clone(),
        };
        let rows: Vec<Row> = rows.into_iter().filter(|row| fits(row, selected)).collect();
        if rows.is_empty() {
            return Err(format!("{}: no such row", name(selected)));
        }
        for row in rows {
            items.extend(columns(table, row, expected, options));
        }
    }
    match items.is_empty() {
        true => {
            Err("nothing is selected; see --small, --large, --algorithms, --unknown".to_owned())
        }
        false => Ok(items),
    }
}

/// Whether a row is selected.
fn fits(row: &Row, selected: &Selected) -> bool {
    let program = format!("{}/", selected.table);
    let program = row.program.strip_prefix(&program).unwrap_or_default().trim_end_matches(".c");
    selected.program.as_ref().is_none_or(|wanted| wanted == program)
        && selected.defines.iter().all(|(name, value)| row.defines.get(name) == Some(value))
}

fn name(selected: &Selected) -> String {
    let program = selected.program.as_ref().map(|program| format!("/{program}"));
    let defines = selected.defines.iter().map(|(name, value)| format!(" {name}={value}"));
    format!("{}{}{}", selected.table, program.unwrap_or_default(), defines.collect::<String>())
}

/// The columns of a row that are to be measured.
fn columns(table: &Table, row: Row, expected: &[Expected], options: &Options) -> Vec<Item> {
    let known = expected.iter().find(|known| known.is_for(&row.program, &row.defines));
    let known = known.cloned().unwrap_or_default();
    let is_wanted = |column: &&table::Column| {
        let is_large = known.is_large(&column.expect);
        let is_named = options.algorithms.is_empty() || options.algorithms.contains(&column.name);
        let is_of_size = if is_large { !options.small } else { !options.large };
        is_named
            && is_of_size
            && !row.skip.contains_key(&column.name)
            && (options.unknown || known.of(&column.expect) != Expectation::Unknown)
    };
    let item = |column: &table::Column| Item {
        table: table.name.clone(),
        row: row.clone(),
        column: column.clone(),
        expected: known.clone(),
    };
    table.columns.iter().filter(is_wanted).map(item).collect()
}

/// Builds the checker; its path.
pub(crate) fn build(root: &Path) -> Result<PathBuf, String> {
    let cargo = std::env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned());
    let arguments = ["build", "--release", "--bin", "mazurka"];
    let status = Command::new(cargo).args(arguments).current_dir(root).status();
    let status = status.map_err(|error| format!("cannot run cargo: {error}"))?;
    let target = std::env::var_os("CARGO_TARGET_DIR").map_or(root.join("target"), PathBuf::from);
    match status.success() {
        true => Ok(target.join("release/mazurka")),
        false => Err("the release build of mazurka fails".to_owned()),
    }
}

/// One line about a measurement.
fn summary(item: &Item, cell: &Cell) -> String {
    let name = format!("{} {}", item.row.name(), cell.column);
    let explored = &cell.explored;
    let found = match explored.redundant {
        0 => number::counts(explored.complete, explored.blocked + explored.bounded),
        _ => number::count(explored.executions),
    };
    let seconds = cell.median_seconds().map_or(String::new(), number::measured);
    let memory = cell.megabytes().unwrap_or(0.0);
    let message = cell.message.as_deref().unwrap_or_default();
    match cell.outcome {
        Outcome::Failed => format!("{name}: FAILED: {message}"),
        Outcome::Wrong => format!("{name}: WRONG: {message}"),
        Outcome::Unfinished => format!("{name}: not finished: {found} executions, {memory:.1} MB"),
        _ => format!("{name}: {found} executions, {seconds} s, {memory:.1} MB"),
    }
}

/// Writes the tables and the description of the run, and prints the tables.
fn write_pages(
    tables: &[Table],
    expected: &[Expected],
    raw: &Raw,
    folder: &Path,
) -> Result<(), String> {
    let mut written = Vec::new();
    for table in tables {
        let page = Page::new(table, expected, raw);
        if !page.is_empty() {
            let text = page.text();
            data::write(&folder.join(format!("{}.md", table.name)), &text)?;
            println!("{text}");
            written.push(table);
        }
    }
    data::write(&folder.join("README.md"), &description(raw, &written))
}

/// The description of a run: machine, tools, commit and date.
fn description(raw: &Raw, tables: &[&Table]) -> String {
    let Machine { cpu, cores, memory_mb, kernel, clang, rustc, load } = &raw.machine;
    let sorted = |value: fn(&Cell) -> &str| {
        let mut values: Vec<&str> = raw.cells.iter().map(value).collect();
        values.sort_unstable();
        values.dedup();
        values
    };
    let dates = sorted(|cell| &cell.date);
    let commits = sorted(|cell| &cell.commit).join(", ");
    let memory = memory_mb.map_or("unknown".to_owned(), |mb| format!("{} MB", number::count(mb)));
    let load = load.map_or("unknown".to_owned(), |load| load.to_string());
    let (first, last) = (dates.first().unwrap_or(&""), dates.last().unwrap_or(&""));
    let facts = [
        ("processor", cpu.clone()),
        ("cores", cores.to_string()),
        ("memory", memory),
        ("kernel", kernel.clone()),
        ("clang", clang.clone()),
        ("rustc", rustc.clone()),
        ("commit", commits),
        ("measured", format!("{first} to {last}")),
        ("load when the last run began", load),
    ];
    let rows = facts.map(|(name, value)| vec![name.to_owned(), value]);
    let facts = markdown::grid(&["".to_owned(), "".to_owned()], &rows);
    let link = |table: &&Table| format!("- [{}]({}.md)\n", table.title, table.name);
    let links: String = tables.iter().map(link).collect();
    format!(
        "# A run of the papers' benchmarks\n\n{facts}\n{links}- `raw.json`: everything, with the \
         command of each measurement\n\nWritten by `cargo xtask bench`. Seconds are those of the \
         exploration, without clang; memory is the peak of the process. The load is an average over \
         a minute: more than the cores can serve means that times are too long.\n"
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The workspace that this crate is part of.
    fn root() -> &'static Path {
        Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("a folder of the workspace")
    }

    #[test]
    fn every_program_of_the_tables_has_a_small_row_in_each_column() {
        let expected = Expected::load(root()).expect("the counts can be read");
        let mut missing = Vec::new();
        // The figures of a table may be here before its programs are.
        let programs = root().join(measure::PROGRAMS);
        let names = NAMES.iter().filter(|name| programs.join(name).exists());
        for table in names.map(|name| Table::load(root(), name).expect("a table")) {
            for row in &table.rows {
                if !programs.join(&row.program).exists() {
                    missing.push(format!("{}: no such program", row.program));
                }
                for column in &table.columns {
                    let is_small = |known: &&Expected| {
                        let is_known = known.of(&column.expect) != Expectation::Unknown;
                        known.program == row.program && is_known && !known.is_large(&column.expect)
                    };
                    if !expected.iter().any(|known| is_small(&known)) {
                        missing.push(format!("{} {}: nothing small", row.program, column.name));
                    }
                }
            }
        }
        missing.dedup();
        assert!(missing.is_empty(), "{missing:#?}");
    }

    #[test]
    fn filters_choose_columns() {
        let expected = Expected::load(root()).expect("the counts can be read");
        let tables: Vec<Table> =
            NAMES.iter().map(|n| Table::load(root(), n).expect("a table")).collect();
        let chosen = |arguments: &[&str]| {
            let options = Options::parse(arguments).expect("good arguments");
            let items = selected(&tables, &expected, &options).expect("something is selected");
            items.iter().map(|i| format!("{} {}", i.row.name(), i.column.name)).collect::<Vec<_>>()
        };
        let exp_mem3 = ["pop/exp_mem3", "--algorithms", "pop"];
        assert_eq!(chosen(&[&exp_mem3[..], &["--small"]].concat()), ["pop/exp_mem3 N=7 pop"]);
        let large = ["pop/exp_mem3 N=8 pop", "pop/exp_mem3 N=9 pop"];
        assert_eq!(chosen(&[&exp_mem3[..], &["--large"]].concat()), large);
        let small = ["pop/fib_bench N=2 pop", "pop/fib_bench N=2 optimal"];
        assert_eq!(chosen(&["pop/fib_bench", "N=2"]), small);
        assert_eq!(chosen(&["await/ms_queue", "BOTH=2", "--unknown"]).len(), 4);
        assert_eq!(chosen(&["sdpor/example1"]), ["sdpor/example1 N=64 sdpor"]);
    }
}
