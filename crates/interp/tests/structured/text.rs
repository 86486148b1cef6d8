//! The text of a function in LLVM IR while it is written, with names for values and blocks.

use std::fmt::Write;

/// What was written, and how many names were given.
#[derive(Default)]
pub(crate) struct FunctionText {
    pub(crate) text: String,
    pub(crate) names: u32,
}

impl FunctionText {
    /// The name of a new value.
    pub(crate) fn name(&mut self) -> String {
        self.names += 1;
        format!("%v{}", self.names)
    }

    /// The name of a new block.
    pub(crate) fn label(&mut self) -> String {
        self.names += 1;
        format!("l{}", self.names)
    }

    /// Ends the current block and begins another.
    pub(crate) fn begin(&mut self, label: &str) {
        let _ = write!(self.text, "  br label %{label}\n{label}:\n");
    }

    pub(crate) fn branch(&mut self, condition: &str, then: &str, otherwise: &str) {
        let _ = writeln!(self.text, "  br i1 {condition}, label %{then}, label %{otherwise}");
    }
}
