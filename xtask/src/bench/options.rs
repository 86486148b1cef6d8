//! The arguments of `cargo xtask bench`.

use super::table::{Defines, NAMES};
use std::path::PathBuf;
use std::time::Duration;

/// What is printed if the arguments are wrong.
pub(crate) const USAGE: &str =
    "usage: cargo xtask bench [TABLE | TABLE/PROGRAM [NAME=VALUE …]]… [options]

Runs the papers' benchmarks, checks the counts, and writes bench/runs/<date>-<machine>/.
Tables: pop, await, event, sdpor, variants, event_variants; all of them if none is named. For instance:
  cargo xtask bench pop
  cargo xtask bench pop/fib_bench N=4 --algorithms pop --repeat 5

options:
  --small               only what has at most 20,000 executions
  --large               only what has more, or very long executions
  --algorithms LIST     only these columns: pop,optimal  base,plp,await,await_ifaa  event,optimal  …
  --all-parameters      also the parameters of bench/programs/expected.json that no paper has
  --unknown             also rows whose number of executions is not known
  --timeout DURATION    for each measurement, 15m by default; exceeding it is no failure
  --max-memory SIZE     for each measurement, 8G by default; exceeding it is no failure
  --repeat N            measure N times and take the median
  --out DIR             write there; rows of an earlier run are kept or replaced
  --mazurka PATH        use this program instead of the release build
  --nidhugg PATH, --genmc PATH              other tools, if they are not on PATH
  --nidhugg-flags TEXT, --genmc-flags TEXT  '--sc --optimal' and '--sc' by default
  --no-tools            do not run other tools";

/// A table, or some of its rows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Selected {
    /// The table.
    pub(super) table: String,
    /// The program, without folder and extension; none for all.
    pub(super) program: Option<String>,
    /// Parameters that a row must have.
    pub(super) defines: Defines,
}

/// The parsed arguments.
#[derive(Clone, Debug)]
pub(super) struct Options {
    /// What to run.
    pub(super) selected: Vec<Selected>,
    /// Only small rows.
    pub(super) small: bool,
    /// Only large rows.
    pub(super) large: bool,
    /// Only these columns; all if empty.
    pub(super) algorithms: Vec<String>,
    /// Also parameters that no paper has.
    pub(super) all_parameters: bool,
    /// Also rows with unknown counts.
    pub(super) unknown: bool,
    /// For each measurement.
    pub(super) timeout: Duration,
    /// For each measurement, as Mazurka understands it.
    pub(super) max_memory: String,
    /// The same in bytes, for other tools.
    pub(super) max_bytes: u64,
    /// How often each is measured.
    pub(super) repeat: usize,
    /// Where to write.
    pub(super) out: Option<PathBuf>,
    /// The checker, if it is not to be built.
    pub(super) mazurka: Option<PathBuf>,
    /// Where Nidhugg is.
    pub(super) nidhugg: Option<String>,
    /// Where GenMC is.
    pub(super) genmc: Option<String>,
    /// Flags for Nidhugg.
    pub(super) nidhugg_flags: Vec<String>,
    /// Flags for GenMC.
    pub(super) genmc_flags: Vec<String>,
    /// Whether other tools are left out.
    pub(super) no_tools: bool,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            selected: Vec::new(),
            small: false,
            large: false,
            algorithms: Vec::new(),
            all_parameters: false,
            unknown: false,
            timeout: Duration::from_secs(15 * 60),
            max_memory: "8G".to_owned(),
            max_bytes: 8 << 30,
            repeat: 1,
            out: None,
            mazurka: None,
            nidhugg: None,
            genmc: None,
            nidhugg_flags: words("--sc --optimal"),
            genmc_flags: words("--sc"),
            no_tools: false,
        }
    }
}

/// A number of bytes, as Mazurka understands it: a number, alone or with K, M, G or T.
fn bytes(text: &str) -> Result<u64, String> {
    let number = text.trim_end_matches(|c: char| c.is_ascii_alphabetic());
    let power = match text[number.len()..].to_ascii_uppercase().as_str() {
        "" | "B" => Some(0),
        "K" | "KB" | "KIB" => Some(1),
        "M" | "MB" | "MIB" => Some(2),
        "G" | "GB" | "GIB" => Some(3),
        "T" | "TB" | "TIB" => Some(4),
        _ => None,
    };
    let count = number.parse::<u64>().ok().zip(power);
    let bytes = count.and_then(|(count, power)| count.checked_mul(1 << (10 * power)));
    bytes.ok_or(format!("{text}: not a size"))
}

fn words(text: &str) -> Vec<String> {
    text.split_whitespace().map(str::to_owned).collect()
}

impl Options {
    /// Parses the arguments, or says which of them is wrong.
    pub(super) fn parse(arguments: &[&str]) -> Result<Options, String> {
        let mut options = Options::default();
        let mut rest = arguments.iter().copied();
        while let Some(argument) = rest.next() {
            let mut value = || rest.next().ok_or(format!("{argument} needs a value"));
            match argument {
                "--small" => options.small = true,
                "--large" => options.large = true,
                "--all-parameters" => options.all_parameters = true,
                "--unknown" => options.unknown = true,
                "--no-tools" => options.no_tools = true,
                "--algorithms" => {
                    options.algorithms = value()?.split(',').map(str::to_owned).collect();
                }
                "--timeout" => {
                    let text = value()?;
                    let duration = humantime::parse_duration(text);
                    options.timeout = duration.map_err(|error| format!("{text}: {error}"))?;
                }
                "--repeat" => {
                    let text = value()?;
                    let number = text.parse().ok().filter(|&number| number > 0);
                    options.repeat = number.ok_or(format!("--repeat {text}: not a number"))?;
                }
                "--max-memory" => {
                    options.max_memory = value()?.to_owned();
                    options.max_bytes = bytes(&options.max_memory)?;
                }
                "--out" => options.out = Some(value()?.into()),
                "--mazurka" => options.mazurka = Some(value()?.into()),
                "--nidhugg" => options.nidhugg = Some(value()?.to_owned()),
                "--genmc" => options.genmc = Some(value()?.to_owned()),
                "--nidhugg-flags" => options.nidhugg_flags = words(value()?),
                "--genmc-flags" => options.genmc_flags = words(value()?),
                _ if argument.starts_with('-') => {
                    return Err(format!("{argument}: no such option"));
                }
                _ => options.select(argument)?,
            }
        }
        if options.selected.is_empty() {
            NAMES.iter().try_for_each(|table| options.select(table))?;
        }
        Ok(options)
    }

    /// Takes a table, a program, or a parameter of the program before it.
    fn select(&mut self, argument: &str) -> Result<(), String> {
        if let Some((name, value)) = argument.split_once('=') {
            let number = value.parse().map_err(|_| format!("{argument}: not a number"))?;
            let last = self.selected.last_mut().filter(|selected| selected.program.is_some());
            let last = last.ok_or(format!("{argument}: a program must stand before it"))?;
            last.defines.insert(name.to_owned(), number);
            return Ok(());
        }
        let (table, program) = match argument.split_once('/') {
            Some((table, program)) => (table, Some(program.trim_end_matches(".c").to_owned())),
            None => (argument, None),
        };
        if !NAMES.contains(&table) {
            return Err(format!("{table}: no such table"));
        }
        let (table, defines) = (table.to_owned(), Defines::new());
        self.selected.push(Selected { table, program, defines });
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parameters_belong_to_the_program_before_them() {
        let options = Options::parse(&["pop", "await/safestack", "A=2", "B=1", "--repeat", "3"]);
        let options = options.expect("good arguments");
        assert_eq!(options.repeat, 3);
        let selected = |table: &str, program: Option<&str>, defines: &[(&str, u64)]| Selected {
            table: table.to_owned(),
            program: program.map(str::to_owned),
            defines: defines.iter().map(|&(name, value)| (name.to_owned(), value)).collect(),
        };
        let safestack = selected("await", Some("safestack"), &[("A", 2), ("B", 1)]);
        assert_eq!(options.selected, [selected("pop", None, &[]), safestack]);
    }

    #[test]
    fn without_arguments_all_tables_run() {
        let options = Options::parse(&["--timeout", "2s"]).expect("good arguments");
        assert_eq!(options.timeout, Duration::from_secs(2));
        assert_eq!(options.selected.len(), NAMES.len());
    }

    #[test]
    fn other_tools_get_the_limit_in_bytes() {
        let options = Options::parse(&["--max-memory", "512M"]).expect("good arguments");
        assert_eq!((options.max_memory.as_str(), options.max_bytes), ("512M", 512 << 20));
        assert_eq!(["17", "2KB", "3t"].map(bytes), [Ok(17), Ok(2 << 10), Ok(3 << 40)]);
    }

    #[test]
    fn what_is_not_understood_is_named() {
        for (arguments, message) in [
            (&["popp"][..], "popp: no such table"),
            (&["--fast"], "--fast: no such option"),
            (&["--repeat", "0"], "--repeat 0: not a number"),
            (&["--out"], "--out needs a value"),
            (&["--max-memory", "8X"], "8X: not a size"),
            (&["N=4"], "N=4: a program must stand before it"),
            (&["pop", "N=4"], "N=4: a program must stand before it"),
            (&["pop/fib_bench", "N=four"], "N=four: not a number"),
        ] {
            assert_eq!(Options::parse(arguments).expect_err("bad arguments"), message);
        }
    }
}
