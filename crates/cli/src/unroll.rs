//! `--unroll N` and `--unroll FILE:LINE=N`.

/// A bound on loops.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Unroll {
    /// Of all loops that have no bound of their own.
    All(u32),
    /// Of the loop at a line of a file.
    At(String, u32, u32),
}

impl std::str::FromStr for Unroll {
    type Err = String;

    fn from_str(text: &str) -> Result<Unroll, String> {
        let number = |text: &str| {
            text.parse::<u32>()
                .map_err(|_| format!("{text:?} is not a number of entries or a line"))
        };
        let Some((place, bound)) = text.rsplit_once('=') else {
            return Ok(Unroll::All(number(text)?));
        };
        match place.rsplit_once(':') {
            Some((file, line)) if !file.is_empty() => {
                Ok(Unroll::At(file.to_string(), number(line)?, number(bound)?))
            }
            _ => Err("a loop is given as FILE:LINE=N".to_string()),
        }
    }
}
