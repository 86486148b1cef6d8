//! Walks over the parts of an instruction: operands, types, successors.

use crate::ids::{BlockId, TypeId};
use crate::inst::{Arg, Clause, CmpXchg, Inst, Operand, Passing};

/// Calls `$f` on each operand of `$inst`: one list for shared and for exclusive access.
///
/// `$iter` and `$unbox` are the two names that differ between them.
macro_rules! each_operand {
    ($inst:expr, $f:ident, $iter:ident, $unbox:ident) => {
        match $inst {
            Inst::Binary { a, b, .. }
            | Inst::FBinary { a, b, .. }
            | Inst::ICmp { a, b, .. }
            | Inst::FCmp { a, b, .. }
            | Inst::Store { value: a, ptr: b, .. }
            | Inst::AtomicRmw { ptr: a, value: b, .. }
            | Inst::ExtractElement { vector: a, index: b }
            | Inst::ShuffleVector { a, b, .. }
            | Inst::InsertValue { aggregate: a, value: b, .. } => {
                $f(a);
                $f(b);
            }
            Inst::FNeg { value, .. }
            | Inst::Cast { value, .. }
            | Inst::Freeze { value }
            | Inst::Resume { value }
            | Inst::Alloca { count: value, .. }
            | Inst::Load { ptr: value, .. }
            | Inst::ExtractValue { aggregate: value, .. }
            | Inst::VaArg { list: value }
            | Inst::CondBr { condition: value, .. }
            | Inst::IndirectBr { address: value, .. }
            | Inst::Switch { value, .. }
            | Inst::Ret { value: Some(value) } => $f(value),
            Inst::Select { condition, then, otherwise, .. } => {
                $f(condition);
                $f(then);
                $f(otherwise);
            }
            Inst::InsertElement { vector, value, index } => {
                $f(vector);
                $f(value);
                $f(index);
            }
            Inst::Gep { base, indices, .. } => {
                $f(base);
                indices.$iter().for_each(|i| $f(i));
            }
            Inst::CmpXchg(exchange) => {
                let CmpXchg { ptr, expected, new, .. } = exchange.$unbox();
                $f(ptr);
                $f(expected);
                $f(new);
            }
            Inst::Phi { incoming, .. } => incoming.$iter().for_each(|(value, _)| $f(value)),
            Inst::Call(call) | Inst::Invoke { call, .. } => {
                let call = call.$unbox();
                let (callee, args) = (pick!($unbox, call.callee), pick!($unbox, call.args));
                $f(callee);
                args.$iter().for_each(|Arg { value, .. }| $f(value));
            }
            Inst::InlineAsm { args, .. } => args.$iter().for_each(|Arg { value, .. }| $f(value)),
            Inst::LandingPad { clauses, .. } => clauses.$iter().for_each(|clause| match clause {
                Clause::Catch(value) | Clause::Filter(value) => $f(value),
            }),
            Inst::Fence { .. }
            | Inst::Unsupported { .. }
            | Inst::Br { .. }
            | Inst::Unreachable
            | Inst::Ret { value: None } => {}
        }
    };
}

/// A shared or exclusive borrow of a field, as the way of unboxing asks for.
macro_rules! pick {
    (as_ref, $place:expr) => {
        &$place
    };
    (as_mut, $place:expr) => {
        &mut $place
    };
}

impl Inst {
    /// Calls `f` on each operand, in the order in which LLVM prints them.
    ///
    /// (The callee comes first, and the base of a landing pad's clauses in their order.)
    pub fn for_each_operand(&self, mut f: impl FnMut(Operand)) {
        let mut f = |operand: &Operand| f(*operand);
        each_operand!(self, f, iter, as_ref);
    }

    /// Calls `f` on each operand, which it may replace.
    pub fn for_each_operand_mut(&mut self, mut f: impl FnMut(&mut Operand)) {
        each_operand!(self, f, iter_mut, as_mut);
    }

    /// All operands.
    pub fn operands(&self) -> Vec<Operand> {
        let mut operands = Vec::new();
        self.for_each_operand(|operand| operands.push(operand));
        operands
    }

    /// Calls `f` on each type that occurs in the instruction itself, which it may replace.
    pub fn for_each_type_mut(&mut self, mut f: impl FnMut(&mut TypeId)) {
        let args = match self {
            Inst::Alloca { ty, .. } | Inst::Gep { source: ty, .. } => return f(ty),
            Inst::Call(call) | Inst::Invoke { call, .. } => {
                f(&mut call.fn_ty);
                &mut call.args
            }
            Inst::InlineAsm { fn_ty, args, .. } => {
                f(fn_ty);
                args
            }
            _ => return,
        };
        for arg in args {
            match &mut arg.passing {
                Passing::ByVal(ty, _) | Passing::SRet(ty) | Passing::ElementType(ty) => f(ty),
                Passing::Direct | Passing::Aligned(_) => {}
            }
        }
    }

    /// Calls `f` on each block that control may go to next; a block may come several times.
    pub fn for_each_successor(&self, mut f: impl FnMut(BlockId)) {
        match self {
            Inst::Br { target } => f(*target),
            Inst::CondBr { then, otherwise, .. } => {
                f(*then);
                f(*otherwise);
            }
            Inst::Switch { default, cases, .. } => {
                f(*default);
                cases.iter().for_each(|(_, block)| f(*block));
            }
            Inst::IndirectBr { targets, .. } => targets.iter().for_each(|(_, block)| f(*block)),
            Inst::Invoke { normal, unwind, .. } => {
                f(*normal);
                f(*unwind);
            }
            _ => {}
        }
    }

    /// Calls `f` on each successor, which it may replace.
    pub fn for_each_successor_mut(&mut self, mut f: impl FnMut(&mut BlockId)) {
        match self {
            Inst::Br { target } => f(target),
            Inst::CondBr { then, otherwise, .. } => {
                f(then);
                f(otherwise);
            }
            Inst::Switch { default, cases, .. } => {
                f(default);
                cases.iter_mut().for_each(|(_, block)| f(block));
            }
            Inst::IndirectBr { targets, .. } => targets.iter_mut().for_each(|(_, block)| f(block)),
            Inst::Invoke { normal, unwind, .. } => {
                f(normal);
                f(unwind);
            }
            _ => {}
        }
    }

    /// Calls `f` on each block that the instruction mentions: successors, and where phis get their
    /// values from.
    pub fn for_each_block_mut(&mut self, mut f: impl FnMut(&mut BlockId)) {
        match self {
            Inst::Phi { incoming, .. } => incoming.iter_mut().for_each(|(_, block)| f(block)),
            _ => self.for_each_successor_mut(f),
        }
    }
}
