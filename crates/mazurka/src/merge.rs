//! Puts the reports of all shards of an exploration together.

use crate::error::Error;
use crate::violations::add;
use crate::warnings;
use mazurka_report::{Report, Robustness, RobustnessAnswer, Shard, WarningKind};
use mazurka_trace::{Limit, Location, Verdict};

/// The report of a whole exploration, from those of its shards in any order. Each must be there once.
pub fn merge(mut reports: Vec<Report>) -> Result<Report, Error> {
    let shards: Vec<Shard> = reports.iter().filter_map(|report| report.shard.clone()).collect();
    if shards.len() < reports.len() {
        return Err(refused("not all of these are reports of shards (--shard K/N)"));
    }
    let Some(first) = shards.first() else { return Err(refused("there is nothing to merge")) };
    if let Some(other) = shards.iter().find(|shard| shard.exploration != first.exploration) {
        let (one, another) = (first.number, other.number);
        return Err(refused(&format!(
            "shards {one} and {another} belong to different explorations: the program, the options or \
             the version of Mazurka differ"
        )));
    }
    let times = |k: usize| shards.iter().filter(|shard| shard.number == k).count();
    if let Some(missing) = (1..=first.of).find(|&k| times(k) == 0) {
        return Err(refused(&format!("shard {missing} of {} is missing", first.of)));
    }
    if let Some(twice) = (1..=first.of).find(|&k| times(k) > 1) {
        return Err(refused(&format!("shard {twice} is there more than once")));
    }
    reports.sort_by_key(|report| report.shard.as_ref().map(|shard| shard.number));
    Ok(whole(reports, &shards))
}

fn refused(why: &str) -> Error {
    Error::Shards(why.to_string())
}

fn whole(reports: Vec<Report>, shards: &[Shard]) -> Report {
    let mut reports = reports.into_iter();
    let Some(mut all) = reports.next() else { unreachable!("there is a first shard") };
    let of_program = |kind| matches!(kind, WarningKind::WeakOrders | WarningKind::AtomicSection);
    let known = all.warnings.iter().filter(|warning| of_program(warning.kind)).cloned().collect();
    for report in reports {
        all.explored += report.explored;
        all.jobs += report.jobs;
        all.seconds = all.seconds.max(report.seconds);
        all.peak_memory_bytes = all.peak_memory_bytes.max(report.peak_memory_bytes);
        all.limits_hit.extend(report.limits_hit);
        all.running = all.running.take().or(report.running);
        if let (Some(all), Some(other)) = (&mut all.coverage, &report.coverage) {
            all.add(other);
        }
        all.robustness = worse(all.robustness.take(), report.robustness);
        for violation in report.violations {
            add(&mut all.violations, violation);
        }
    }
    all.limits_hit.retain(|&limit| limit != Limit::Shard);
    all.limits_hit.sort_by_key(|limit| limit.name());
    all.limits_hit.dedup();
    all.shard = None;
    // Every shard repeats the beginning, so these would be too many.
    all.loops.loops.iter_mut().for_each(|found| found.cut_off = 0);
    all.verdict = match (all.violations.is_empty(), all.limits_hit.is_empty()) {
        (false, _) => Verdict::Violation,
        (true, true) => Verdict::Verified,
        (true, false) => Verdict::Incomplete,
    };
    if let Some(coverage) = &mut all.coverage {
        coverage.complete = all.verdict == Verdict::Verified;
    }
    let everywhere = |place: &Location| shards.iter().all(|shard| shard.unreached.contains(place));
    let mut unreached = shards[0].unreached.clone();
    unreached.retain(everywhere);
    all.warnings = warnings::of_report(&all, &unreached, known);
    all.add_note(&format!("put together from {} shards", shards.len()));
    all
}

/// What is known of the robustness of the whole. A repair is left out if more than one shard needs one:
/// nobody has tried whether one of them is enough.
fn worse(a: Option<Robustness>, b: Option<Robustness>) -> Option<Robustness> {
    let (mut a, b) = (a?, b?);
    let rank = |found: &Robustness| match found.answer {
        RobustnessAnswer::Robust => 0,
        RobustnessAnswer::NotDecided => 1,
        RobustnessAnswer::NotRobust => 2,
    };
    if rank(&a) == 2 && rank(&b) == 2 {
        (a.repair, a.fences) = (Vec::new(), Vec::new());
    }
    Some(if rank(&b) > rank(&a) { b } else { a })
}
