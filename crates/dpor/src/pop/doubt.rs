//! When POP does not keep what it promises.

/// Why an exploration is not exact.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Doubt {
    /// All enabled threads slept: an operation that commutes with others had disabled a third one.
    /// The execution was begun in vain; no class is missing.
    Stuck,
    /// An operation that may fail acts on memory of which parts are accessed too. What it conflicts
    /// with then changes with its outcome in a way that leaves races without a free first event, so
    /// that classes may be missing; the exploration ends.
    Overlap,
    /// The sleep sets of the paper were to be used, but do not cover what happened; the exploration
    /// ends.
    OutsideDomain,
}

impl Doubt {
    /// The same in words.
    pub fn reason(self) -> &'static str {
        match self {
            Doubt::Stuck => "operations that commute with each other disable another one",
            Doubt::Overlap => {
                "an operation that may fail overlaps accesses of other sizes or an atomic section"
            }
            Doubt::OutsideDomain => {
                "sleep set expressions cover only reads, writes and read-modify-writes that do not \
                 commute, each of a whole variable, and creating and joining threads"
            }
        }
    }
}
