//! The values of options, as they are written on the command line.

use clap::builder::{PossibleValuesParser, TypedValueParser};
use mazurka::NondetFunction;
use std::path::PathBuf;
use std::str::FromStr;

/// How the names of programs end.
pub(crate) const PROGRAM_ENDINGS: [&str; 7] = ["c", "cc", "cpp", "cxx", "C", "ll", "tiny"];

/// One of some names, which completion scripts know.
pub(crate) fn one_of<T>(names: impl IntoIterator<Item = &'static str>) -> impl TypedValueParser
where
    T: FromStr<Err = String> + Clone + Send + Sync + 'static,
{
    let names: Vec<&str> = names.into_iter().collect();
    PossibleValuesParser::new(names).try_map(|name| name.parse::<T>())
}

/// A range of numbers as it is written.
pub(crate) fn range(text: &str) -> Result<(i64, i64), String> {
    let parts = text.split_once("..").map(|(l, h)| (l.parse::<i64>(), h.parse::<i64>()));
    match parts {
        Some((Ok(low), Ok(high)))
            if low <= high && i64::from(i32::MAX) > high.saturating_sub(low) =>
        {
            Ok((low, high))
        }
        Some((Ok(_), Ok(_))) => Err("the range is empty or too large".to_string()),
        _ => Err("a range is written as 0..3, both ends included".to_string()),
    }
}

/// Which of how many shards.
pub(crate) fn shard(text: &str) -> Result<(usize, usize), String> {
    let numbers = text.split_once('/').and_then(|(k, n)| Some((k.parse().ok()?, n.parse().ok()?)));
    match numbers {
        Some((number, of)) if 1 <= number && number <= of && of <= 10_000 => Ok((number, of)),
        _ => Err("this is no K/N with K from 1 to N, and N at most 10,000".into()),
    }
}

/// A number of threads, or as many as there are processors.
pub(crate) fn jobs(text: &str) -> Result<usize, String> {
    if text == "auto" {
        return Ok(std::thread::available_parallelism().map_or(1, usize::from));
    }
    match text.parse() {
        Ok(jobs @ 1..=1024) => Ok(jobs),
        _ => Err("a number from 1 to 1024, or auto, is expected".into()),
    }
}

/// A variable of the environment.
pub(crate) fn variable(text: &str) -> Result<(String, String), String> {
    let (name, value) = text.split_once('=').ok_or("a variable is written as NAME=VALUE")?;
    Ok((name.to_string(), value.to_string()))
}

/// A function with the range of what it returns.
pub(crate) fn nondet_function(text: &str) -> Result<NondetFunction, String> {
    let (name, numbers) = match text.rsplit_once('=') {
        Some((name, numbers)) => (name, Some(range(numbers)?)),
        None => (text, None),
    };
    Ok(NondetFunction { name: name.to_string(), range: numbers })
}

/// A number of bytes: a number, alone or with K, M, G or T.
pub(crate) fn bytes(text: &str) -> Result<u64, String> {
    let number = text.trim_end_matches(|c: char| c.is_ascii_alphabetic());
    let power = match text[number.len()..].to_ascii_uppercase().as_str() {
        "" | "B" => 0,
        "K" | "KB" | "KIB" => 1,
        "M" | "MB" | "MIB" => 2,
        "G" | "GB" | "GIB" => 3,
        "T" | "TB" | "TIB" => 4,
        _ => return Err("the unit is one of K, M, G and T".into()),
    };
    let count: u64 = number.parse().map_err(|_| "a number such as 500M or 8G is expected")?;
    count.checked_mul(1 << (10 * power)).ok_or_else(|| "this is too much".into())
}

/// A file for what was reached. A program is not overwritten because it stands behind `--coverage`.
pub(crate) fn coverage_file(text: &str) -> Result<PathBuf, String> {
    let file = PathBuf::from(text);
    match file.extension().and_then(|ending| ending.to_str()) {
        Some(ending) if PROGRAM_ENDINGS.contains(&ending) => {
            Err("this is a program, not a file to write to; name the program first, as in \
             mazurka check FILE --coverage"
                .into())
        }
        _ => Ok(file),
    }
}
