//! `mazurka merge`: the report of a whole exploration from those of its shards.

use crate::check::in_words;
use crate::options::MergeOptions;
use crate::output;
use crate::replay::open;
use mazurka::report::Saved;
use std::process::ExitCode;

/// Puts the reports of all shards together, and shows the result.
pub(crate) fn run(options: &MergeOptions) -> Result<ExitCode, String> {
    let saved: Result<Vec<Saved>, String> = options.files.iter().map(|file| open(file)).collect();
    let saved = saved?;
    let sources = saved.iter().flat_map(|saved| saved.sources.clone()).collect();
    let (arguments, hash) = match saved.first() {
        Some(first) => {
            (output::without(&first.arguments, &["--shard"], &[]), first.program_hash.clone())
        }
        None => return Err("there is nothing to merge".to_string()),
    };
    let reports = saved.into_iter().map(|saved| saved.report).collect();
    let report = mazurka::merge(reports).map_err(in_words)?;
    let how_to_save = output::how_to_save(&arguments);
    let saved = Saved::new(arguments, hash, report, sources);
    output::show(&options.output, &saved, &how_to_save)?;
    Ok(output::status(saved.report.verdict))
}
