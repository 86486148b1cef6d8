//! What can be said about the report: where it goes, and what it looks like.

use clap::{Args, ValueEnum};
use std::path::PathBuf;

/// The heading of these options in `--help`.
pub(crate) const REPORT: &str = "Report";

/// Where the report goes and what it looks like.
#[derive(Clone, Debug, Args)]
pub(crate) struct OutputOptions {
    /// The format of the report on standard output.
    #[arg(help_heading = REPORT, long, default_value = "human")]
    pub(crate) format: Format,

    /// Write the report as a self-contained page for browsers.
    #[arg(help_heading = REPORT, long, value_name = "FILE")]
    pub(crate) html: Option<PathBuf>,

    /// Write the report as JSON, in addition to standard output.
    #[arg(help_heading = REPORT, long, value_name = "FILE")]
    pub(crate) json: Option<PathBuf>,

    /// Write the report as SARIF.
    #[arg(help_heading = REPORT, long, value_name = "FILE")]
    pub(crate) sarif: Option<PathBuf>,

    /// Write the report as JUnit XML.
    #[arg(help_heading = REPORT, long, value_name = "FILE")]
    pub(crate) junit: Option<PathBuf>,

    /// Write the happens-before graph of the failing execution for Graphviz.
    #[arg(help_heading = REPORT, long, value_name = "FILE")]
    pub(crate) dot: Option<PathBuf>,

    /// Write the failing execution in Chrome's Trace Event format, one row for each thread.
    #[arg(help_heading = REPORT, long, value_name = "FILE")]
    pub(crate) chrome_trace: Option<PathBuf>,

    /// Also show steps that are irrelevant to the violation.
    #[arg(help_heading = REPORT, long)]
    pub(crate) all: bool,

    /// Show the nearest passing execution beside the failing one.
    #[arg(help_heading = REPORT, long)]
    pub(crate) compare: bool,

    /// Colours in the report: auto means on a terminal, unless NO_COLOR is set.
    #[arg(help_heading = REPORT, long, value_name = "WHEN", default_value = "auto")]
    pub(crate) color: When,
}

/// When to use colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum When {
    /// On a terminal, unless the environment says otherwise.
    Auto,
    /// Always.
    Always,
    /// Never.
    Never,
}

/// The form of the report.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Format {
    /// For people.
    Human,
    /// One JSON object, as docs/report.schema.json describes it.
    Json,
    /// SARIF 2.1.0, for code scanning.
    Sarif,
    /// JUnit XML, for test runs.
    Junit,
    /// For people, with workflow commands that make GitHub show violations beside their lines.
    Github,
}
