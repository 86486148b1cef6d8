//! `mazurka check`.

use crate::compile_commands;
use crate::config::{self, Configured};
use crate::given;
use crate::headers;
use crate::interrupt;
use crate::options::{CheckOptions, PopSleep};
use crate::output;
use crate::progress;
use crate::properties::Model;
use crate::unroll::Unroll;
use mazurka::report::{Saved, escaped};
use mazurka::{
    Algorithm, AlgorithmChoice, Checker, Environment, Error, Input, Limit, LoadedProgram, Report,
    SdporSummary, Translation, Verdict,
};
use std::path::PathBuf;
use std::process::ExitCode;

/// What was said on the command line and in a file.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Said<'a> {
    /// The words of the user, by which a check is repeated.
    pub(crate) words: &'a [String],
    /// Words that say the same without the file, by which an execution is replayed.
    pub(crate) arguments: &'a [String],
    /// The file, and what is from it.
    pub(crate) config: Option<&'a str>,
}

#[cfg(feature = "cluster")]
impl<'a> Said<'a> {
    /// Everything was said on the command line.
    pub(crate) fn alone(words: &'a [String]) -> Said<'a> {
        Said { words, arguments: words, config: None }
    }
}

/// Checks a program with the options of the command line and of the file that belongs to it.
pub(crate) fn configured(check: CheckOptions, words: &[String]) -> Result<ExitCode, String> {
    let Configured { check, arguments, used } = config::apply(check, words)?;
    run(&check, Said { words, arguments: &arguments, config: used.as_deref() })
}

/// Checks a program, prints the report, and answers with the exit status.
fn run(check: &CheckOptions, said: Said<'_>) -> Result<ExitCode, String> {
    let checker = checker(check)?.interrupt(interrupt::listen());
    let program = match load(&checker, check)? {
        Ok(program) => program,
        Err(limit) => return stopped(check, said, limit),
    };
    if check.verbose {
        eprint!("{}", escaped(&mazurka::report::loops(&program.loops())));
        for unknown in program.unknown() {
            eprintln!("mazurka: note: {}", escaped(&unknown));
        }
    }
    let report = progress::while_shown(check, checker, |checker| checker.check_loaded(&program));
    let mut report = report.map_err(in_words)?;
    if is_worth_saving(check, &report) {
        report.add_note(
            "--checkpoint FILE saves what is left when the time is over, and --resume FILE goes on with it",
        );
    }
    let status = present(check, said, program.hash(), report);
    // The process ends: nobody needs the memory back.
    std::mem::forget(program);
    status
}

/// Whether the time was over in an exploration that could have gone on later, if it had been saved.
fn is_worth_saving(check: &CheckOptions, report: &Report) -> bool {
    let over = report.limits_hit.contains(&Limit::Timeout) && report.explored.executions > 0;
    let saved = check.checkpoint.is_some();
    over && !saved && report.algorithm == Algorithm::Pop.name() && report.violations.is_empty()
}

/// Shows and saves a report as the options say, and answers with the exit status.
pub(crate) fn present(
    check: &CheckOptions,
    said: Said<'_>,
    hash: &str,
    mut report: Report,
) -> Result<ExitCode, String> {
    report.config = said.config.map(str::to_string);
    if check.verbose {
        eprint!("{}", escaped(&mazurka::report::cut_off(&report.loops)));
    }
    if never_ends(check, &report) {
        eprint!("{}", escaped(&mazurka::report::unroll_hint(&report.loops)));
    }
    let sources = mazurka::sources(&report);
    let saved = Saved::new(said.arguments.to_vec(), hash.to_string(), report, sources);
    let described = saved.report.violations.iter().all(|found| found.not_described.is_none());
    if check.trace.is_some() && !described {
        eprintln!("mazurka: warning: a limit was hit before there was a trace to save");
    }
    let replay = match &check.trace {
        Some(file) if described && output::save(file, &saved) => {
            format!("mazurka replay {}", output::quoted(&file.display().to_string()))
        }
        _ => output::how_to_save(said.words),
    };
    write_coverage(check, &saved.report);
    output::show(&check.output, &saved, &replay)?;
    Ok(output::status(saved.report.verdict))
}

/// Writes what was reached to the file that the options name.
fn write_coverage(check: &CheckOptions, report: &Report) {
    let Some(file) = &check.coverage else { return };
    match (&report.coverage, file) {
        (Some(coverage), Some(file)) => output::write_text(file, mazurka::report::lcov(coverage)),
        (Some(_), None) => {}
        (None, _) => eprintln!(
            "mazurka: warning: there is no coverage, since the program does not say what its lines are \
             (debug information)"
        ),
    }
}

/// The checker that the options ask for.
pub(crate) fn checker(check: &CheckOptions) -> Result<Checker, String> {
    let translation = Translation {
        unroll: check.unroll.iter().rev().find_map(|unroll| match unroll {
            Unroll::All(bound) => Some(*bound),
            Unroll::At(..) => None,
        }),
        loop_purity: check.loop_purity.into(),
        awaits: check.awaits.into(),
        independent_faa: check.independent_faa.into(),
        spurious_wakeups: check.spurious_wakeups,
        ordered_barriers: check.ordered_barriers,
        nondet: check.nondet,
        main_return: check.main_return.into(),
        symmetry: check.symmetry.into(),
        strict_externals: check.strict_externals,
        coverage: check.coverage.is_some(),
    };
    let input = check.stdin.as_ref().map(|file| mazurka::read_bytes(file)).transpose();
    let environment = Environment {
        nondet_functions: check.nondet_extern.clone(),
        arguments: check.arg.clone(),
        variables: check.env.clone(),
        input: input.map_err(in_words)?,
        files: given::read(&check.file)?,
    };
    let mut checker = Checker::new()
        .algorithm(algorithm(check)?)
        .properties(check.check.iter().flat_map(|group| group.properties()))
        .keep_going(check.keep_going)
        .jobs(check.jobs)
        .state_capture(check.state_capture)
        .stutter(check.stutter.into())
        .translation(translation)
        .environment(environment);
    for name in &check.show {
        checker = checker.show(name);
    }
    for unroll in &check.unroll {
        if let Unroll::At(file, line, bound) = unroll {
            checker = checker.bound_loop(file, *line, *bound);
        }
    }
    if check.memory_model != Model::Sc {
        checker = checker.memory_model(check.memory_model.into());
    }
    if check.suggest_orders {
        checker = checker.suggest_orders(true);
    }
    if check.max_steps != mazurka::DEFAULT_MAX_STEPS {
        checker = checker.max_steps(check.max_steps);
    }
    if let Some((number, of)) = check.shard {
        checker = checker.shard(number, of);
    }
    if let Some(file) = &check.checkpoint {
        checker = checker.checkpoint(file);
    }
    if let Some(file) = &check.resume {
        checker = checker.resume(file);
    }
    if let Some(executions) = check.max_executions {
        checker = checker.max_executions(executions);
    }
    if let Some(timeout) = check.timeout {
        checker = checker.timeout(timeout);
    }
    if let Some(bytes) = check.max_memory {
        checker = checker.max_memory(bytes);
    }
    Ok(checker)
}

/// Reads the program that is to be checked.
pub(crate) fn load(
    checker: &Checker,
    check: &CheckOptions,
) -> Result<Result<LoadedProgram, Limit>, String> {
    match checker.load(&input(check)?) {
        Err(Error::ClangStopped(limit)) => Ok(Err(limit)),
        loaded => loaded.map(Ok).map_err(in_words),
    }
}

/// The program that the options name.
pub(crate) fn input(check: &CheckOptions) -> Result<Input, String> {
    let input = match &check.compile_commands {
        Some(commands) => compile_commands::input(check, commands)?,
        None => {
            let input = Input::files(&check.files, &check.stub).map_err(in_words)?;
            input.with_clang(check.clang.clone(), check.clang_arguments.clone())
        }
    };
    // Without a folder for it, everything is compiled.
    Ok(match headers::cache() {
        Ok(folder) if !check.no_cache => input.with_compile_cache(&folder.join("compiled")),
        _ => input,
    })
}

/// Files as reports name the program.
pub(crate) fn names(files: &[PathBuf]) -> String {
    let names: Vec<String> = files.iter().map(|file| file.display().to_string()).collect();
    names.join(" ")
}

/// Reports that a limit was reached while clang was still compiling.
fn stopped(check: &CheckOptions, said: Said<'_>, limit: Limit) -> Result<ExitCode, String> {
    let wanted = match algorithm(check)? {
        AlgorithmChoice::Auto => "auto".to_string(),
        AlgorithmChoice::Fixed(algorithm) => algorithm.to_string(),
    };
    let (name, verdict) = (names(&check.files), Verdict::Incomplete);
    let mut report = Report::new(name, wanted, verdict);
    report.limits_hit.push(limit);
    report.config = said.config.map(str::to_string);
    report.note = Some("clang was still compiling the program".to_string());
    let saved = Saved::new(said.arguments.to_vec(), String::new(), report, Vec::new());
    output::show(&check.output, &saved, "")?;
    Ok(output::status(verdict))
}

/// The algorithm that the options together ask for.
fn algorithm(check: &CheckOptions) -> Result<AlgorithmChoice, String> {
    use AlgorithmChoice::{Auto, Fixed};
    if check.seed.is_some() && !check.algorithm.samples() {
        return Err("--seed is for --algorithm random and pct".into());
    }
    match (check.algorithm, check.pop_sleep) {
        (Fixed(Algorithm::Random(_)), PopSleep::Precedes) => {
            Ok(Fixed(Algorithm::Random(check.seed.unwrap_or(0))))
        }
        (Fixed(Algorithm::Pct { depth, .. }), PopSleep::Precedes) => {
            let (seed, depth) = (check.seed.unwrap_or(0), check.depth.unwrap_or(depth));
            Ok(Fixed(Algorithm::Pct { seed, depth }))
        }
        (_, PopSleep::Precedes) if check.depth.is_some() => {
            Err("--depth is for --algorithm pct".into())
        }
        (Fixed(Algorithm::Sdpor(SdporSummary::State)), PopSleep::Precedes) => {
            Ok(Fixed(Algorithm::Sdpor(check.sdpor_summary)))
        }
        (choice, PopSleep::Precedes) => Ok(choice),
        (Auto | Fixed(Algorithm::Pop), PopSleep::Expressions) => {
            Ok(Fixed(Algorithm::PopExpressions))
        }
        (Fixed(other), PopSleep::Expressions) => Err(format!(
            "--pop-sleep expressions is about pop, not about {other}\n\
             hint: leave out --algorithm {other}"
        )),
    }
}

/// Whether the program runs on for as long as nobody bounds its loops, and nobody knows which.
fn never_ends(check: &CheckOptions, report: &Report) -> bool {
    let named = report.running.as_ref().is_some_and(|running| running.in_loop.is_some());
    let cut = report.limits_hit.contains(&Limit::MaxSteps);
    cut && !named && check.unroll.is_empty() && !check.quiet
}

/// An error with the option that helps.
pub(crate) fn in_words(error: Error) -> String {
    let hint = match error {
        Error::UnknownLanguage(_) => "the name ends in .c, .cc, .cpp, .cxx, .ll (LLVM IR) or .tiny",
        Error::NotLinkable(_) => "give it alone",
        Error::NoClang => {
            "install it (for instance `apt-get install clang`) or give its path with --clang"
        }
        Error::BrokenClang(_) => "give the path of clang after --clang",
        Error::RacesNeedEveryExecution | Error::RacesNeedOrderedMessages => "leave --algorithm out",
        Error::CaptureWithoutStates => "leave --state-capture out, or use --algorithm sdpor",
        Error::CheckpointNeedsPop => "leave --checkpoint and --resume out, or use --algorithm pop",
        Error::SamplingWithoutLimit => "say when to stop with --max-executions N or --timeout TIME",
        _ => return error.to_string(),
    };
    format!("{error}\nhint: {hint}")
}
