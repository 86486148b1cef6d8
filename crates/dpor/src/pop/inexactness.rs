//! When POP does not keep what it promises.

/// Why not every class was explored exactly once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Inexactness {
    /// All enabled threads were asleep: an operation that commutes with others had disabled a third
    /// one. The execution is redundant (sleep-set blocked); no class is missing.
    SleepSetBlocked,
    /// An access to part of a word has disabled the operation that it was to happen before, and
    /// accesses to other parts may follow. Classes may be missing; the exploration ends.
    DisabledByParts,
    /// What an operation would find in another place depends on an atomic section. Classes may be
    /// missing; the exploration ends.
    UnknownWord,
    /// The sleep sets of the paper were to be used, but do not cover what happened; the exploration
    /// ends.
    OutsideDomain,
    /// Another worker found other schedules in the same execution; the exploration ends.
    Diverged,
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
            Inexactness::DisabledByParts => {
                "accesses to parts of a word disable an operation that waits for the word"
            }
            Inexactness::UnknownWord => {
                "whether an operation behind an atomic section succeeds depends on the section"
            }
            Inexactness::Diverged => "workers found different schedules in one execution",
            Inexactness::OutsideDomain => {
                "sleep set expressions cover only reads, writes and read-modify-writes that do not \
                 commute, each of a whole variable, and creating and joining threads"
            }
        }
    }
}
