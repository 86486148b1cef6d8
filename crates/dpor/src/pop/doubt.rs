//! When POP does not keep what it promises.

/// Why an exploration is not exact.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Doubt {
    /// All enabled threads slept: an operation that commutes with others had disabled a third one.
    /// The execution was begun in vain; no class is missing.
    Stuck,
    /// Accesses of different sizes overlap, or something is freed that is accessed afterwards: two
    /// events that do not conflict can then both conflict with a third although they write. Classes
    /// may be missing; the exploration ends.
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
            Doubt::Overlap => "accesses of different sizes overlap, or there are atomic sections",
            Doubt::OutsideDomain => {
                "sleep set expressions cover only reads, writes and read-modify-writes that do not \
                 commute, each of a whole variable, and creating and joining threads"
            }
        }
    }
}
