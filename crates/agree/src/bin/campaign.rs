//! `make campaign`: compares the algorithms with the enumeration on any number of random programs.

use clap::Parser;
use mazurka_agree::campaign::{Campaign, Tally};
use mazurka_dpor::Algorithm;
use mazurka_tiny::Profile;
use std::process::ExitCode;
use std::time::Instant;

/// Compares every algorithm with the enumeration of all interleavings on random programs.
#[derive(Parser)]
struct Options {
    /// Programs for each profile.
    #[arg(long, default_value_t = 20_000)]
    programs: u64,
    /// The seed of the first program; without it a new one is drawn and printed.
    #[arg(long)]
    seed: Option<u64>,
    /// Only this profile; may be repeated.
    #[arg(long)]
    profile: Vec<Profile>,
    /// Only this algorithm; may be repeated.
    #[arg(long)]
    algorithm: Vec<Algorithm>,
    /// The sleep sets of POP; with `expressions` both are compared, and the programs are reduced to what
    /// these cover.
    #[arg(long, default_value = "precedes", value_parser = ["precedes", "expressions"])]
    pop_sleep: String,
    /// Passes over programs with more interleavings than this.
    #[arg(long, default_value_t = 20_000)]
    most: u64,
    /// Schedules with which each algorithm explores a program.
    #[arg(long, default_value_t = 3)]
    policies: usize,
    /// Threads to use.
    #[arg(long, default_value_t = 2)]
    jobs: u64,
}

fn main() -> ExitCode {
    let options = Options::parse();
    let seed = options.seed.unwrap_or_else(|| fastrand::u64(..));
    let or_all = |chosen: Vec<Algorithm>| match chosen.is_empty() {
        true => mazurka_agree::reducing().collect(),
        false => chosen,
    };
    let mut algorithms = or_all(options.algorithm);
    if options.pop_sleep == "expressions" {
        algorithms.push(Algorithm::PopExpressions);
    }
    let profiles = match options.profile.is_empty() {
        true => Profile::ALL.to_vec(),
        false => options.profile,
    };
    println!("seed {seed}, {} programs for each of {} profiles", options.programs, profiles.len());
    // A broken invariant is reported with its program; the panic's own message would only repeat.
    if std::env::var_os("RUST_BACKTRACE").is_none() {
        std::panic::set_hook(Box::new(|_| ()));
    }
    let (programs, most, policies) = (options.programs, options.most, options.policies);
    let mut total = Tally::default();
    let start = Instant::now();
    for profile in profiles {
        let algorithms = algorithms.clone();
        let begun = Instant::now();
        let campaign = Campaign { profile, seed, programs, most, algorithms, policies };
        match campaign.run(options.jobs) {
            Ok(tally) => {
                println!("{}", line(&profile.to_string(), tally, begun));
                total = total.plus(tally);
            }
            Err(failure) => {
                println!("DISAGREEMENT {failure}");
                return ExitCode::FAILURE;
            }
        }
    }
    println!("{}", line("total", total, start));
    ExitCode::SUCCESS
}

fn line(name: &str, tally: Tally, since: Instant) -> String {
    format!(
        "{name:<12} {:>9} programs ({} too large), {} interleavings, {} classes, \
         {} executions and {} steps by the algorithms ({} redundant, in {} explorations that said \
         so), {:.1} s: no disagreement",
        tally.programs,
        tally.skipped,
        tally.interleavings,
        tally.classes,
        tally.cost.executions,
        tally.cost.steps,
        tally.cost.redundant,
        tally.cost.inexact,
        since.elapsed().as_secs_f64(),
    )
}
