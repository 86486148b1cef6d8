//! When POP does not keep what it promises.

/// Why not every class was explored exactly once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Inexactness {
    /// All enabled threads were asleep: an operation that commutes with others had disabled a third
    /// one. The execution is redundant (sleep-set blocked); no class is missing.
    SleepSetBlocked,
    /// Accesses of different sizes overlap, or memory is freed that is accessed afterwards: two
    /// events that do not conflict can then both conflict with a third although they write. Classes
    /// may be missing; the exploration ends.
    Overlap,
    /// The sleep sets of the paper were to be used, but do not cover what happened; the exploration
    /// ends.
    OutsideDomain,
}

impl Inexactness {
    /// Whether classes may be missing, and not only explored more than once.
    pub fn loses_classes(self) -> bool {
        self != Inexactness::SleepSetBlocked
    }

    /// An explanation for the user.
    pub fn reason(self) -> &'static str {
        match self {
            Inexactness::SleepSetBlocked => {
                "operations that commute with each other disable another one"
            }
            Inexactness::Overlap => {
                "accesses of different sizes overlap, or there are atomic sections"
            }
            Inexactness::OutsideDomain => {
                "sleep set expressions cover only reads, writes and read-modify-writes that do not \
                 commute, each of a whole variable, and creating and joining threads"
            }
        }
    }
}
