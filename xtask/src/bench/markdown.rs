//! The tables in Markdown: ours beside the published figures.

use super::data::{Cell, Explored, Outcome, Raw};
use super::expected::{Expectation, Expected};
use super::number::{count, counts, measured};
use super::table::{Column, Figures, Metric, Row, Table};
use super::tools;
use std::collections::BTreeSet;

/// Printed where there is no figure.
const NONE: &str = "–";

/// The system counts processor time in hundredths of a second; a ratio to less than this says little.
const LEAST_CPU: f64 = 0.1;

/// Lines of a table in Markdown.
pub(crate) fn grid(head: &[String], rows: &[Vec<String>]) -> String {
    let line = |cells: &[String]| format!("| {} |\n", cells.join(" | "));
    let rule = format!("|{}\n", "---|".repeat(head.len()));
    let body: String = rows.iter().map(|row| line(row)).collect();
    line(head) + &rule + &body
}

/// What is needed to write a table.
pub(super) struct Page<'a> {
    /// The table.
    pub(super) table: &'a Table,
    /// Its rows, those that no paper has at the end.
    pub(super) rows: Vec<Row>,
    /// What is known about them.
    pub(super) expected: &'a [Expected],
    /// What was measured.
    pub(super) raw: &'a Raw,
}

impl<'a> Page<'a> {
    /// A table with the rows that were measured.
    pub(super) fn new(table: &'a Table, expected: &'a [Expected], raw: &'a Raw) -> Page<'a> {
        let mut page = Page { table, rows: table.all_rows(expected), expected, raw };
        let published = table.rows.len();
        let mut index = 0;
        page.rows.retain(|row| {
            index += 1;
            let is_measured = |cell: &Cell| {
                cell.table == table.name
                    && cell.program == row.program
                    && cell.defines == row.defines
            };
            index <= published || raw.cells.iter().any(is_measured)
        });
        page
    }

    /// Whether anything of the table was measured.
    pub(super) fn is_empty(&self) -> bool {
        !self.raw.cells.iter().any(|cell| cell.table == self.table.name)
    }

    /// The whole page.
    pub(super) fn text(&self) -> String {
        let Table { title, paper, machine, notes, .. } = self.table;
        let mut text = format!("# {title}\n\n{paper}.\n\n");
        if !self.table.published.is_empty() {
            text += "Our columns first, then those of the paper in italics: they were measured on ";
            text += &format!("{machine}.\n\n");
        }
        notes.iter().for_each(|note| text += &format!("- {note}\n"));
        text += &format!("\n{}", self.main());
        for (heading, part) in [
            ("Beside other tools", self.beside_tools()),
            ("Aims", self.aims()),
            ("What is not as published, not tried or not finished", self.remarks()),
        ] {
            if !part.is_empty() {
                text += &format!("\n## {heading}\n\n{part}");
            }
        }
        text
    }

    fn cell(&self, row: &Row, column: &str) -> Option<&Cell> {
        self.raw.find(&self.table.name, (&row.program, &row.defines), column)
    }

    fn expected(&self, row: &Row) -> Option<&Expected> {
        self.expected.iter().find(|expected| expected.is_for(&row.program, &row.defines))
    }

    /// The table itself.
    fn main(&self) -> String {
        let table = self.table;
        let mut head = vec!["benchmark".to_owned()];
        if table.shared_count {
            head.push("executions".to_owned());
        }
        for column in &table.columns {
            let metrics = column.metrics.as_ref().unwrap_or(&table.metrics);
            head.extend(metrics.iter().map(|m| format!("{} {}", column.name, m.heading())));
        }
        for published in &table.published {
            let heading = |m: &Metric| format!("*{} {}*", published.name, m.heading());
            head.extend(published.metrics.iter().map(heading));
        }
        let rows: Vec<_> = self.rows.iter().map(|row| self.row(row)).collect();
        grid(&head, &rows)
    }

    /// One row.
    fn row(&self, row: &Row) -> Vec<String> {
        let table = self.table;
        let mut cells = vec![row.benchmark.clone()];
        if table.shared_count {
            let expected = self.expected(row);
            let known =
                expected.and_then(|expected| expected.of(&table.columns[0].expect).executions());
            cells.push(known.map_or(NONE.to_owned(), count));
        }
        for column in &table.columns {
            let metrics = column.metrics.as_ref().unwrap_or(&table.metrics);
            let cell = self.cell(row, &column.name);
            cells.extend(metrics.iter().enumerate().map(|(index, &metric)| match cell {
                Some(cell) => shown(cell, metric, index == 0),
                None => String::new(),
            }));
        }
        for published in &table.published {
            let figures = row.published.get(&published.name);
            cells.extend(published.metrics.iter().map(|&metric| {
                let text = figures.and_then(|figures| figure(figures, metric));
                text.map_or(NONE.to_owned(), |text| format!("*{text}*"))
            }));
        }
        cells
    }

    /// One of our columns beside what other tools needed, and the ratio.
    fn beside_tools(&self) -> String {
        let ours = &self.table.column_beside_tools().name;
        let peers: BTreeSet<&String> = self.rows.iter().flat_map(|row| row.peers.keys()).collect();
        let ran: Vec<&str> = tools::NAMES
            .into_iter()
            .filter(|tool| self.rows.iter().any(|row| self.cell(row, tool).is_some()))
            .collect();
        let mut head = vec!["benchmark".to_owned(), format!("{ours} s"), format!("{ours} CPU s")];
        let headings = ["executions", "s", "CPU s", "MB"];
        head.extend(ran.iter().flat_map(|tool| headings.map(|text| format!("{tool} {text}"))));
        head.extend(peers.iter().map(|peer| format!("{peer} s, earlier")));
        head.push("the fastest other / ours".to_owned());
        let rows: Vec<Vec<String>> =
            self.rows.iter().filter_map(|row| self.row_of_tools(row, &ran, &peers)).collect();
        if rows.is_empty() {
            return String::new();
        }
        let mut text = String::new();
        if !ran.is_empty() {
            text += "CPU seconds are those of the whole process, in hundredths: of Mazurka without \
                clang, of Nidhugg without clang and its transformation, of GenMC with its compiler. \
                The ratio is that of CPU seconds if ours are at least 0.1, so that other processes \
                do not count.\n\n";
        }
        if !peers.is_empty() {
            text += "Figures marked *earlier* are single runs, user seconds, on a busy virtual \
                machine with two cores of an AMD EPYC, LLVM 14: Nidhugg with the papers' algorithms, \
                GenMC 0.10.3 with its best flags. Differences below 30 % are noise. The ratio means \
                something on such a machine only.\n\n";
        }
        text + &grid(&head, &rows)
    }

    fn row_of_tools(
        &self,
        row: &Row,
        ran: &[&str],
        peers: &BTreeSet<&String>,
    ) -> Option<Vec<String>> {
        let measured_tools: Vec<Option<&Cell>> =
            ran.iter().map(|tool| self.cell(row, tool)).collect();
        if row.peers.is_empty() && measured_tools.iter().all(Option::is_none) {
            return None;
        }
        let ours = self.cell(row, &self.table.column_beside_tools().name);
        let mut cells = vec![row.benchmark.clone()];
        for metric in [Metric::Seconds, Metric::Cpu] {
            let is_first = metric == Metric::Seconds;
            cells.push(ours.map_or(String::new(), |cell| shown(cell, metric, is_first)));
        }
        for cell in &measured_tools {
            let metrics = [Metric::Executions, Metric::Seconds, Metric::Cpu, Metric::Mb];
            cells.extend(metrics.into_iter().enumerate().map(|(index, metric)| {
                cell.map_or(String::new(), |cell| shown(cell, metric, index == 0))
            }));
        }
        for &peer in peers {
            cells.push(row.peers.get(peer).map_or(NONE.to_owned(), f64::to_string));
        }
        // What ran on this machine just now says more than what ran elsewhere.
        let finished: Vec<&Cell> =
            measured_tools.iter().flatten().copied().filter(|cell| cell.is_finished()).collect();
        let least = |time: fn(&Cell) -> Option<f64>| {
            finished.iter().filter_map(|&cell| time(cell)).reduce(f64::min)
        };
        let earlier = row.peers.values().copied().reduce(f64::min);
        let ours = ours.filter(|cell| cell.is_finished());
        let ours_cpu = ours.and_then(Cell::median_processor).filter(|&cpu| cpu >= LEAST_CPU);
        let ratio = least(Cell::median_processor).zip(ours_cpu).or_else(|| {
            least(Cell::median_seconds).or(earlier).zip(ours.and_then(Cell::median_seconds))
        });
        let ratio = ratio.map(|(other, ours)| other / ours.max(1e-9));
        cells.push(ratio.map_or(NONE.to_owned(), |ratio| format!("{} ×", measured(ratio))));
        Some(cells)
    }

    /// Which rows are within their targets.
    fn aims(&self) -> String {
        let column = &self.table.columns[0].name;
        let head = ["benchmark", "s", "aim", "MB", "aim", "kept"].map(str::to_owned);
        let mut rows = Vec::new();
        for row in &self.rows {
            let (Some(target), Some(cell)) = (&row.target, self.cell(row, column)) else {
                continue;
            };
            let pairs = [(cell.median_seconds(), target.seconds), (cell.megabytes(), target.mb)];
            let keeps = |(found, aim): &(Option<f64>, Option<f64>)| {
                aim.is_none_or(|aim| found.is_some_and(|found| found <= aim))
            };
            let is_kept = cell.is_finished() && pairs.iter().all(keeps);
            let mut cells = vec![row.benchmark.clone()];
            for (found, aim) in pairs {
                cells.push(found.map_or(NONE.to_owned(), measured));
                cells.push(aim.map_or(String::new(), |aim| format!("≤ {aim}")));
            }
            cells.push(if is_kept { "yes" } else { "**no**" }.to_owned());
            rows.push(cells);
        }
        match rows.is_empty() {
            true => String::new(),
            false => format!("For the column `{column}`.\n\n{}", grid(&head, &rows)),
        }
    }

    /// Notes on single rows.
    fn remarks(&self) -> String {
        let mut text = String::new();
        for row in &self.rows {
            let unknown = self.unknown_columns(row);
            let mut remark = |about: &str| text += &format!("- {}: {about}\n", row.benchmark);
            row.note.iter().for_each(|note| remark(note));
            for column in &self.table.columns {
                let name = &column.name;
                if let Some(reason) = row.skip.get(name) {
                    remark(&format!("`{name}` is not tried: {reason}."));
                }
                match self.cell(row, name) {
                    Some(cell) if !matches!(cell.outcome, Outcome::Right) => {
                        remark(&format!("`{name}` {}", explained(cell)));
                    }
                    _ => {}
                }
            }
            if !unknown.is_empty() {
                remark(&format!("{unknown} not tried: the number of executions is not known."));
            }
            for cell in tools::NAMES.into_iter().filter_map(|tool| self.cell(row, tool)) {
                if !cell.is_finished() {
                    remark(&format!("`{}` {}", cell.column, explained(cell)));
                } else if let Some(ours) = self.counts_beside(row, cell) {
                    let Explored { complete, blocked, .. } = cell.explored;
                    let theirs = counts(complete, blocked);
                    remark(&format!("`{}` has {theirs} executions, not {ours}.", cell.column));
                }
            }
        }
        text
    }

    /// Our counts of a row, if another tool has a number of complete executions that none of our columns has.
    fn counts_beside(&self, row: &Row, tool: &Cell) -> Option<String> {
        let columns = self.table.columns.iter().filter_map(|column| self.cell(row, &column.name));
        let ours: Vec<&Cell> = columns.filter(|cell| cell.is_finished()).collect();
        let is_same = |cell: &&Cell| cell.explored.complete == tool.explored.complete;
        let all: BTreeSet<String> = ours
            .iter()
            .map(|cell| {
                counts(cell.explored.complete, cell.explored.blocked + cell.explored.bounded)
            })
            .collect();
        let all = all.into_iter().collect::<Vec<_>>().join(" or ");
        (!ours.is_empty() && !ours.iter().any(is_same)).then_some(all)
    }

    /// The columns of a row that nothing is known about and that were not measured.
    fn unknown_columns(&self, row: &Row) -> String {
        let nothing = Expected::default();
        let expected = self.expected(row).unwrap_or(&nothing);
        let is_unknown = |column: &&Column| {
            expected.of(&column.expect) == Expectation::Unknown
                && self.cell(row, &column.name).is_none()
                && !row.skip.contains_key(&column.name)
        };
        let columns = self.table.columns.iter().filter(is_unknown);
        columns.map(|column| format!("`{}`", column.name)).collect::<Vec<_>>().join(", ")
    }
}

/// Why a cell is not right.
fn explained(cell: &Cell) -> String {
    let because = cell.message.as_ref().map(|message| format!(": {message}")).unwrap_or_default();
    let executions = count(cell.explored.executions);
    let wall: f64 = cell.wall.iter().copied().fold(0.0, f64::max);
    match cell.outcome {
        Outcome::Right => "is right.".to_owned(),
        Outcome::Unchecked => "has counts that nothing is known about.".to_owned(),
        Outcome::Differs => format!("has other counts than published{because}."),
        Outcome::Wrong => format!("is **wrong**{because}."),
        Outcome::Failed => format!("**failed**{because}."),
        Outcome::Unfinished => {
            format!("did not finish within {wall:.0} s, after {executions} executions{because}.")
        }
    }
}

/// One figure of a measurement. The first figure of a column also says how it ended.
fn shown(cell: &Cell, metric: Metric, is_first: bool) -> String {
    match cell.outcome {
        Outcome::Failed => return if is_first { "**failed**".to_owned() } else { String::new() },
        Outcome::Unfinished if is_first => {
            let wall: f64 = cell.wall.iter().copied().fold(0.0, f64::max);
            return format!("not in {} s", measured(wall));
        }
        Outcome::Unfinished if metric != Metric::Mb => return String::new(),
        _ => {}
    }
    let explored = &cell.explored;
    let text = match metric {
        Metric::Executions => Some(counts(explored.complete, explored.blocked + explored.bounded)),
        Metric::Runs => Some(count(explored.executions)),
        Metric::Steps => explored.steps.map(count),
        Metric::Revisited => explored.revisited.map(count),
        Metric::Seconds => cell.median_seconds().map(measured),
        Metric::Cpu => cell.median_processor().map(measured),
        Metric::Mb => cell.megabytes().map(|mb| format!("{mb:.1}")),
        Metric::NsPerStep => cell.ns_per_step().map(|ns| format!("{ns:.0}")),
    };
    let text = text.unwrap_or(NONE.to_owned());
    match cell.outcome {
        Outcome::Wrong if is_first => format!("**wrong** {text}"),
        Outcome::Differs if is_first => format!("{text} (differs)"),
        _ => text,
    }
}

/// One published figure.
fn figure(figures: &Figures, metric: Metric) -> Option<String> {
    match metric {
        Metric::Executions => Some(counts(figures.executions?, figures.blocked.unwrap_or(0))),
        Metric::Runs => figures.runs.map(count),
        Metric::Steps => figures.steps.map(count),
        Metric::Revisited => figures.revisited.map(count),
        Metric::Seconds => figures.seconds.map(|seconds| seconds.to_string()),
        Metric::Mb => figures.mb.map(|mb| mb.to_string()),
        Metric::Cpu | Metric::NsPerStep => None,
    }
}
