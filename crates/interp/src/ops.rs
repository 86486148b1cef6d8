//! Operations that instructions about registers name.

use crate::code::{Reg, Src};
use mazurka_ir::{BinaryOp, IntPredicate};

/// An operation on the bits of a word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum BitOp {
    Count,
    LeadingZeros,
    TrailingZeros,
    SwapBytes,
    Reverse,
}

/// The functions of `<math.h>`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum MathOp {
    Abs,
    Sqrt,
    Floor,
    Ceil,
    Trunc,
    Round,
    RoundEven,
    CopySign,
    Min,
    Max,
    Pow,
    Exp,
    Exp2,
    Log,
    Log2,
    Log10,
    Sin,
    Cos,
    Tan,
    MulAdd,
}

/// An operation on integers of 128 bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum WideOp {
    Binary(BinaryOp),
    Compare(IntPredicate),
    /// From so many bits, which may be fewer; to 128, 64 or fewer.
    Extend {
        from: u8,
        signed: bool,
    },
    FromFloat {
        bits: u8,
        signed: bool,
    },
    ToFloat {
        bits: u8,
        signed: bool,
    },
}

/// An instruction about numbers of 128 bits; the low half comes first.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Wide {
    pub(crate) op: WideOp,
    pub(crate) dst: Reg,
    pub(crate) a: [Src; 2],
    pub(crate) b: [Src; 2],
}
