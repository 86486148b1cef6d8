//! The small vocabularies of instructions: operators, predicates, orderings, flags, linkage.
//!
//! Each is one table of variants and LLVM's words for them, used by the parser and the printer.

macro_rules! words {
    ($(#[$doc:meta])* $name:ident { $($(#[$vdoc:meta])* $variant:ident = $word:literal,)* }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum $name { $($(#[$vdoc])* $variant,)* }

        impl $name {
            /// LLVM's word for it.
            pub fn word(self) -> &'static str {
                match self { $($name::$variant => $word,)* }
            }

            /// What LLVM's word means.
            pub fn from_word(word: &str) -> Option<$name> {
                match word { $($word => Some($name::$variant),)* _ => None }
            }
        }
    };
}

words!(
    /// Integer operators on two operands.
    BinaryOp {
        /// Sum.
        Add = "add",
        /// Difference.
        Sub = "sub",
        /// Product.
        Mul = "mul",
        /// Unsigned quotient.
        UDiv = "udiv",
        /// Signed quotient, rounded towards zero.
        SDiv = "sdiv",
        /// Unsigned remainder.
        URem = "urem",
        /// Signed remainder, with the sign of the dividend.
        SRem = "srem",
        /// Shift to the left.
        Shl = "shl",
        /// Shift to the right, filling with zeros.
        LShr = "lshr",
        /// Shift to the right, filling with the sign.
        AShr = "ashr",
        /// Bitwise and.
        And = "and",
        /// Bitwise or.
        Or = "or",
        /// Bitwise exclusive or.
        Xor = "xor",
    }
);

words!(
    /// Floating-point operators on two operands.
    FloatOp {
        /// Sum.
        Add = "fadd",
        /// Difference.
        Sub = "fsub",
        /// Product.
        Mul = "fmul",
        /// Quotient.
        Div = "fdiv",
        /// Remainder, as C's `fmod`.
        Rem = "frem",
    }
);

words!(
    /// Comparisons of integers and pointers.
    IntPredicate {
        /// Equal.
        Eq = "eq",
        /// Not equal.
        Ne = "ne",
        /// Unsigned greater.
        Ugt = "ugt",
        /// Unsigned greater or equal.
        Uge = "uge",
        /// Unsigned less.
        Ult = "ult",
        /// Unsigned less or equal.
        Ule = "ule",
        /// Signed greater.
        Sgt = "sgt",
        /// Signed greater or equal.
        Sge = "sge",
        /// Signed less.
        Slt = "slt",
        /// Signed less or equal.
        Sle = "sle",
    }
);

impl IntPredicate {
    /// Whether it holds of two numbers, each given as unsigned and as signed.
    #[inline]
    pub fn holds<U: Ord, S: Ord>(self, (a, b): (U, U), (sa, sb): (S, S)) -> bool {
        match self {
            IntPredicate::Eq => a == b,
            IntPredicate::Ne => a != b,
            IntPredicate::Ugt => a > b,
            IntPredicate::Uge => a >= b,
            IntPredicate::Ult => a < b,
            IntPredicate::Ule => a <= b,
            IntPredicate::Sgt => sa > sb,
            IntPredicate::Sge => sa >= sb,
            IntPredicate::Slt => sa < sb,
            IntPredicate::Sle => sa <= sb,
        }
    }
}

words!(
    /// Comparisons of floating-point numbers; unordered ones are true if an operand is a NaN.
    FloatPredicate {
        /// Never.
        False = "false",
        /// Ordered and equal.
        Oeq = "oeq",
        /// Ordered and greater.
        Ogt = "ogt",
        /// Ordered and greater or equal.
        Oge = "oge",
        /// Ordered and less.
        Olt = "olt",
        /// Ordered and less or equal.
        Ole = "ole",
        /// Ordered and not equal.
        One = "one",
        /// No NaN.
        Ord = "ord",
        /// A NaN, or equal.
        Ueq = "ueq",
        /// A NaN, or greater.
        Ugt = "ugt",
        /// A NaN, or greater or equal.
        Uge = "uge",
        /// A NaN, or less.
        Ult = "ult",
        /// A NaN, or less or equal.
        Ule = "ule",
        /// A NaN, or not equal.
        Une = "une",
        /// A NaN.
        Uno = "uno",
        /// Always.
        True = "true",
    }
);

words!(
    /// Conversions.
    CastKind {
        /// To fewer bits.
        Trunc = "trunc",
        /// To more bits, filled with zeros.
        ZExt = "zext",
        /// To more bits, filled with the sign.
        SExt = "sext",
        /// To a smaller floating-point format.
        FpTrunc = "fptrunc",
        /// To a larger floating-point format.
        FpExt = "fpext",
        /// From floating-point to unsigned.
        FpToUi = "fptoui",
        /// From floating-point to signed.
        FpToSi = "fptosi",
        /// From unsigned to floating-point.
        UiToFp = "uitofp",
        /// From signed to floating-point.
        SiToFp = "sitofp",
        /// From pointer to integer.
        PtrToInt = "ptrtoint",
        /// From integer to pointer.
        IntToPtr = "inttoptr",
        /// The same bits seen as another type; between pointers, a copy.
        BitCast = "bitcast",
    }
);

words!(
    /// Read-modify-write operators.
    RmwOp {
        /// The new value.
        Xchg = "xchg",
        /// Old plus new.
        Add = "add",
        /// Old minus new.
        Sub = "sub",
        /// Bitwise and.
        And = "and",
        /// Complement of the bitwise and.
        Nand = "nand",
        /// Bitwise or.
        Or = "or",
        /// Bitwise exclusive or.
        Xor = "xor",
        /// The greater one, signed.
        Max = "max",
        /// The lesser one, signed.
        Min = "min",
        /// The greater one, unsigned.
        UMax = "umax",
        /// The lesser one, unsigned.
        UMin = "umin",
        /// Floating-point sum.
        FAdd = "fadd",
        /// Floating-point difference.
        FSub = "fsub",
        /// The greater floating-point number.
        FMax = "fmax",
        /// The lesser floating-point number.
        FMin = "fmin",
        /// Plus one, or zero when the old value has reached the operand.
        UIncWrap = "uinc_wrap",
        /// Minus one, or the operand when the old value is zero or above it.
        UDecWrap = "udec_wrap",
    }
);

impl RmwOp {
    /// Whether the operands are floating-point numbers.
    pub fn is_float(self) -> bool {
        matches!(self, RmwOp::FAdd | RmwOp::FSub | RmwOp::FMax | RmwOp::FMin)
    }
}

words!(
    /// Memory orderings of atomic operations, from weak to strong.
    Ordering {
        /// Not torn, nothing else.
        Unordered = "unordered",
        /// C's `relaxed`.
        Monotonic = "monotonic",
        /// Sees what the releasing side did.
        Acquire = "acquire",
        /// Shows what was done to the acquiring side.
        Release = "release",
        /// Both.
        AcqRel = "acq_rel",
        /// Also in one total order.
        SeqCst = "seq_cst",
    }
);

/// How an operation is atomic.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Atomic {
    /// The memory ordering.
    pub ordering: Ordering,
    /// Whether it orders only against a signal handler of the same thread.
    pub single_thread: bool,
}

words!(
    /// How a definition meets others of the same name in other modules.
    Linkage {
        /// One definition in the program.
        External = "external",
        /// Known in this module only, without a symbol.
        Private = "private",
        /// Known in this module only (`static`).
        Internal = "internal",
        /// Emitted only if used.
        AvailableExternally = "available_externally",
        /// Merged with others; dropped if unused.
        LinkOnce = "linkonce",
        /// Merged with equivalent others (C++ `inline`); dropped if unused.
        LinkOnceOdr = "linkonce_odr",
        /// Merged with others.
        Weak = "weak",
        /// Merged with equivalent others.
        WeakOdr = "weak_odr",
        /// A tentative definition of C.
        Common = "common",
        /// The arrays of all modules are joined: `llvm.global_ctors`.
        Appending = "appending",
        /// A declaration whose address is null if it is not defined anywhere.
        ExternWeak = "extern_weak",
    }
);

/// Promises that an instruction makes about its operands; breaking one gives poison.
///
/// They are kept for printing. Interpreting an instruction as if it made none is always sound for
/// programs without undefined behaviour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct Flags(pub u32);

impl Flags {
    /// No unsigned overflow.
    pub const NUW: Flags = Flags(1);
    /// No signed overflow.
    pub const NSW: Flags = Flags(1 << 1);
    /// No remainder, or no bits shifted out.
    pub const EXACT: Flags = Flags(1 << 2);
    /// No common bits.
    pub const DISJOINT: Flags = Flags(1 << 3);
    /// Not negative.
    pub const NNEG: Flags = Flags(1 << 4);
    /// Operands of the same sign.
    pub const SAMESIGN: Flags = Flags(1 << 5);
    /// The address stays within its object.
    pub const INBOUNDS: Flags = Flags(1 << 6);
    /// No unsigned-plus-signed wrap of an address.
    pub const NUSW: Flags = Flags(1 << 7);

    /// The words, in the order in which LLVM prints them.
    pub(crate) const WORDS: [(&'static str, u32); 16] = [
        ("inbounds", 1 << 6),
        ("nusw", 1 << 7),
        ("nuw", 1),
        ("nsw", 1 << 1),
        ("exact", 1 << 2),
        ("disjoint", 1 << 3),
        ("nneg", 1 << 4),
        ("samesign", 1 << 5),
        ("fast", 1 << 8),
        ("reassoc", 1 << 9),
        ("nnan", 1 << 10),
        ("ninf", 1 << 11),
        ("nsz", 1 << 12),
        ("arcp", 1 << 13),
        ("contract", 1 << 14),
        ("afn", 1 << 15),
    ];

    /// The flag that a word names.
    pub fn from_word(word: &str) -> Option<Flags> {
        Flags::WORDS.iter().find(|(w, _)| *w == word).map(|(_, bit)| Flags(*bit))
    }

    /// These flags and those.
    pub fn with(self, other: Flags) -> Flags {
        Flags(self.0 | other.0)
    }

    /// Whether all of `other` are set.
    pub fn has(self, other: Flags) -> bool {
        self.0 & other.0 == other.0
    }
}

impl std::fmt::Display for Flags {
    /// Each word followed by a space.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        for (word, bit) in Flags::WORDS {
            if self.0 & bit != 0 {
                write!(f, "{word} ")?;
            }
        }
        Ok(())
    }
}
