//! Instructions.

use crate::function::Unsupported;
use crate::ids::{BlockId, ConstId, TypeId, ValueId};
use crate::ops::{
    Atomic, BinaryOp, CastKind, Flags, FloatOp, FloatPredicate, IntPredicate, Ordering, RmwOp,
};

/// What an instruction works on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Operand {
    /// A parameter, or the result of an instruction.
    Value(ValueId),
    /// A constant.
    Const(ConstId),
}

impl Operand {
    /// The value, if it is not a constant.
    pub fn value(self) -> Option<ValueId> {
        match self {
            Operand::Value(v) => Some(v),
            Operand::Const(_) => None,
        }
    }

    /// The constant, if it is one.
    pub fn constant(self) -> Option<ConstId> {
        match self {
            Operand::Value(_) => None,
            Operand::Const(c) => Some(c),
        }
    }
}

impl From<ValueId> for Operand {
    fn from(v: ValueId) -> Operand {
        Operand::Value(v)
    }
}

impl From<ConstId> for Operand {
    fn from(c: ConstId) -> Operand {
        Operand::Const(c)
    }
}

/// How an argument reaches the callee.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Passing {
    /// As it is.
    Direct,
    /// As it is: a pointer to something that has this alignment in bytes.
    Aligned(u32),
    /// As a pointer to a copy of a value of this type, with this alignment in bytes, 0 if not stated.
    ByVal(TypeId, u32),
    /// As a pointer to where the result, of this type, goes.
    SRet(TypeId),
    /// As a pointer, to a value of this type for the assembly text that gets it.
    ElementType(TypeId),
}

/// An argument of a call.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Arg {
    /// The value.
    pub value: Operand,
    /// How it is passed.
    pub passing: Passing,
}

/// A call, by `call` or by `invoke`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Call {
    /// The function, or a pointer to one.
    pub callee: Operand,
    /// The type at which it is called.
    pub fn_ty: TypeId,
    /// The arguments, fixed ones first.
    pub args: Vec<Arg>,
    /// Promises about floating-point results.
    pub flags: Flags,
}

/// An atomic compare-and-swap; its result is `{ old value, whether it was the expected one }`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct CmpXchg {
    /// Where.
    pub ptr: Operand,
    /// The value that must be there.
    pub expected: Operand,
    /// The value to put there.
    pub new: Operand,
    /// The ordering if it succeeds.
    pub success: Ordering,
    /// The ordering if it fails.
    pub failure: Ordering,
    /// Whether it orders only against a signal handler of the same thread.
    pub single_thread: bool,
    /// Whether it may fail although the expected value is there.
    pub weak: bool,
    /// Whether it is volatile.
    pub volatile: bool,
    /// The alignment in bytes, 0 if not stated.
    pub align: u32,
}

/// A clause of a landing pad.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Clause {
    /// Catches exceptions of this type; null catches all.
    Catch(Operand),
    /// Lets only these types of exception pass.
    Filter(Operand),
}

/// An instruction. Its type, name and source location are in its [`Value`](crate::Value).
///
/// Alignments are in bytes, 0 if not stated.
#[allow(missing_docs)] // The fields are named as in LLVM's reference; the variants are described.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Inst {
    /// Integer arithmetic.
    Binary { op: BinaryOp, flags: Flags, a: Operand, b: Operand },
    /// Floating-point arithmetic.
    FBinary { op: FloatOp, flags: Flags, a: Operand, b: Operand },
    /// Floating-point negation.
    FNeg { flags: Flags, value: Operand },
    /// Comparison of integers or pointers.
    ICmp { predicate: IntPredicate, flags: Flags, a: Operand, b: Operand },
    /// Comparison of floating-point numbers.
    FCmp { predicate: FloatPredicate, flags: Flags, a: Operand, b: Operand },
    /// Conversion to the type of the result.
    Cast { kind: CastKind, flags: Flags, value: Operand },
    /// One of two values.
    Select { flags: Flags, condition: Operand, then: Operand, otherwise: Operand },
    /// A fixed value instead of an undefined one.
    Freeze { value: Operand },
    /// Room for `count` values of a type until the function returns.
    Alloca { ty: TypeId, count: Operand, align: u32 },
    /// Reads a value of the type of the result.
    Load { ptr: Operand, volatile: bool, atomic: Option<Atomic>, align: u32 },
    /// Writes a value.
    Store { value: Operand, ptr: Operand, volatile: bool, atomic: Option<Atomic>, align: u32 },
    /// The address of a part of an object; the first index counts in units of `source`.
    Gep { flags: Flags, source: TypeId, base: Operand, indices: Vec<Operand> },
    /// Reads, computes and writes in one step; the result is the old value.
    AtomicRmw {
        op: RmwOp,
        ptr: Operand,
        value: Operand,
        atomic: Atomic,
        volatile: bool,
        align: u32,
    },
    /// Compares and swaps in one step.
    CmpXchg(Box<CmpXchg>),
    /// Orders memory operations.
    Fence { atomic: Atomic },
    /// The value that belongs to the block control came from.
    Phi { flags: Flags, incoming: Vec<(Operand, BlockId)> },
    /// Calls a function.
    Call(Box<Call>),
    /// Calls a function and goes to `unwind` if it throws.
    Invoke { call: Box<Call>, normal: BlockId, unwind: BlockId },
    /// Assembly text as a call.
    InlineAsm {
        asm: Box<str>,
        constraints: Box<str>,
        side_effect: bool,
        fn_ty: TypeId,
        args: Vec<Arg>,
    },
    /// Where an exception arrives.
    LandingPad { cleanup: bool, clauses: Vec<Clause> },
    /// Continues to throw.
    Resume { value: Operand },
    /// A part of an aggregate.
    ExtractValue { aggregate: Operand, indices: Vec<u32> },
    /// An aggregate with one part replaced.
    InsertValue { aggregate: Operand, value: Operand, indices: Vec<u32> },
    /// An element of a vector.
    ExtractElement { vector: Operand, index: Operand },
    /// A vector with one element replaced.
    InsertElement { vector: Operand, value: Operand, index: Operand },
    /// Elements of two vectors of the same type, by their numbers in both; `None` may be any.
    ShuffleVector { a: Operand, b: Operand, mask: Vec<Option<u32>> },
    /// Something that this crate does not offer.
    Unsupported { reason: Box<Unsupported> },
    /// The next variable argument, of the type of the result.
    VaArg { list: Operand },
    /// Goes to a block.
    Br { target: BlockId },
    /// Goes to one of two blocks.
    CondBr { condition: Operand, then: BlockId, otherwise: BlockId },
    /// Goes to the block of the value.
    Switch { value: Operand, default: BlockId, cases: Vec<(u128, BlockId)> },
    /// Goes to the block with this address, which is one of these, each with the name that addresses know it by.
    IndirectBr { address: Operand, targets: Vec<(Box<str>, BlockId)> },
    /// Cannot be reached.
    Unreachable,
    /// Returns.
    Ret { value: Option<Operand> },
}

impl Inst {
    /// Whether it ends a block.
    pub fn is_terminator(&self) -> bool {
        matches!(
            self,
            Inst::Br { .. }
                | Inst::CondBr { .. }
                | Inst::Switch { .. }
                | Inst::IndirectBr { .. }
                | Inst::Unreachable
                | Inst::Ret { .. }
                | Inst::Invoke { .. }
                | Inst::Resume { .. }
        )
    }

    /// LLVM's word for it.
    pub fn opcode(&self) -> &'static str {
        match self {
            Inst::Binary { op, .. } => op.word(),
            Inst::FBinary { op, .. } => op.word(),
            Inst::FNeg { .. } => "fneg",
            Inst::ICmp { .. } => "icmp",
            Inst::FCmp { .. } => "fcmp",
            Inst::Cast { kind, .. } => kind.word(),
            Inst::Select { .. } => "select",
            Inst::Freeze { .. } => "freeze",
            Inst::Alloca { .. } => "alloca",
            Inst::Load { .. } => "load",
            Inst::Store { .. } => "store",
            Inst::Gep { .. } => "getelementptr",
            Inst::AtomicRmw { .. } => "atomicrmw",
            Inst::CmpXchg(_) => "cmpxchg",
            Inst::Fence { .. } => "fence",
            Inst::Phi { .. } => "phi",
            Inst::Call(_) | Inst::InlineAsm { .. } => "call",
            Inst::Invoke { .. } => "invoke",
            Inst::LandingPad { .. } => "landingpad",
            Inst::Resume { .. } => "resume",
            Inst::ExtractValue { .. } => "extractvalue",
            Inst::InsertValue { .. } => "insertvalue",
            Inst::ExtractElement { .. } => "extractelement",
            Inst::InsertElement { .. } => "insertelement",
            Inst::ShuffleVector { .. } => "shufflevector",
            Inst::Unsupported { .. } => "unsupported",
            Inst::VaArg { .. } => "va_arg",
            Inst::Br { .. } | Inst::CondBr { .. } => "br",
            Inst::Switch { .. } => "switch",
            Inst::IndirectBr { .. } => "indirectbr",
            Inst::Unreachable => "unreachable",
            Inst::Ret { .. } => "ret",
        }
    }

    /// The call of a `call` or an `invoke`.
    pub fn call(&self) -> Option<&Call> {
        match self {
            Inst::Call(call) | Inst::Invoke { call, .. } => Some(call),
            _ => None,
        }
    }
}
