//! Dense 32-bit ids: indices into the arenas of a module or of one function.

use std::fmt;

macro_rules! id {
    ($(#[$doc:meta])* $name:ident, $prefix:literal) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name(pub u32);

        impl $name {
            /// The id of the element at `index`.
            ///
            /// Arenas are filled from text that is shorter than 4 GiB, so an index always fits.
            pub fn new(index: usize) -> $name {
                $name(u32::try_from(index).expect("arena larger than 2^32"))
            }

            /// The position in the arena.
            pub fn index(self) -> usize {
                self.0 as usize
            }
        }

        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, concat!($prefix, "{}"), self.0)
            }
        }
    };
}

id!(
    /// A type, interned in [`Types`](crate::Types).
    TypeId,
    "ty"
);
id!(
    /// A named structure type.
    StructId,
    "struct"
);
id!(
    /// A constant, interned in [`Consts`](crate::Consts).
    ConstId,
    "const"
);
id!(
    /// A global variable of a module.
    GlobalId,
    "global"
);
id!(
    /// A function of a module.
    FuncId,
    "func"
);
id!(
    /// A parameter or an instruction of a function.
    ValueId,
    "v"
);
id!(
    /// A basic block of a function.
    BlockId,
    "b"
);
id!(
    /// A source location of a module.
    LocId,
    "loc"
);
id!(
    /// A scope (a function seen in one file) of the debug information.
    ScopeId,
    "scope"
);
id!(
    /// A source file of the debug information.
    FileId,
    "file"
);
