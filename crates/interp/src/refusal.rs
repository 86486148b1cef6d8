//! Why a program cannot be checked.

use mazurka_trace::Location;
use std::fmt;

/// A construct that is not supported: where it is in the source, and what to do about it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refusal {
    /// What it is.
    pub message: String,
    /// Where it is in the source, if known.
    pub location: Option<Location>,
    /// What to do about it.
    pub hint: String,
}

impl Refusal {
    /// Where and what, without what to do about it.
    pub fn in_a_line(&self) -> String {
        Refusal { hint: String::new(), ..self.clone() }.to_string()
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(place) = &self.location {
            write!(f, "{}:{}:{}: ", place.file, place.line, place.column)?;
        }
        write!(f, "{}", self.message)?;
        if !self.hint.is_empty() {
            write!(f, "\nhint: {}", self.hint)?;
        }
        Ok(())
    }
}

impl std::error::Error for Refusal {}
