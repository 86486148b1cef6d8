//! Which integers are only moved as wholes, so that an address among them stays one that can be recognised.
//!
//! clang exchanges and compares pointers in memory as integers of 64 bits. Such an integer is stored, compared for
//! equality, made a pointer again, or has low bits set, cleared or looked at, which are those of an offset: the number
//! of the object stays where it is in the word. Whoever does anything else with it *takes it apart*.

use super::function::Body;
use mazurka_ir::{BinaryOp, CastKind, Inst, IntPredicate, Operand, RmwOp, TypeId, ValueId};

/// What an instruction does with one of its operands.
enum Use {
    /// It stays whole, or the number of an object is not in the result.
    Whole,
    /// It is in the result as it is.
    Forwarded,
    Apart,
}

/// The bits of a word with the number of an object.
const NUMBER: u64 = 0xffff_ffff << 32;

impl Body<'_, '_> {
    /// For each value whether it is taken apart.
    pub(super) fn find_taken_apart(&self) -> Vec<bool> {
        let mut apart = vec![false; self.function.value_count()];
        let (mut todo, mut forwarded) = (Vec::new(), Vec::new());
        for (block, _) in self.function.blocks() {
            for (id, inst) in self.function.insts(block) {
                inst.for_each_operand(|operand| {
                    let Operand::Value(value) = operand else { return };
                    match self.use_of(id, inst, operand) {
                        Use::Whole => {}
                        Use::Forwarded => forwarded.push((id, value)),
                        Use::Apart => todo.push(value),
                    }
                });
            }
        }
        forwarded.sort_unstable_by_key(|(to, _)| to.index());
        while let Some(value) = todo.pop() {
            if std::mem::replace(&mut apart[value.index()], true) {
                continue;
            }
            let first = forwarded.partition_point(|(to, _)| to.index() < value.index());
            let of_value = forwarded[first..].iter().take_while(|(to, _)| *to == value);
            todo.extend(of_value.map(|(_, from)| *from));
        }
        apart
    }

    /// Whether the value of an access is never taken apart: an address, or an integer that might be one.
    pub(super) fn is_whole(&self, id: ValueId, ty: TypeId) -> bool {
        ty == TypeId::PTR || ty == TypeId::I64 && !self.is_taken_apart(id)
    }

    fn use_of(&self, id: ValueId, inst: &Inst, operand: Operand) -> Use {
        let whole_if = |whole: bool| if whole { Use::Whole } else { Use::Apart };
        match inst {
            Inst::Load { .. } | Inst::CmpXchg(_) => Use::Whole,
            Inst::Store { ptr, value, .. } => {
                whole_if(operand != *value || self.torn(*ptr, self.type_of(*value)).is_none())
            }
            Inst::AtomicRmw { op, ptr, .. } => whole_if(*op == RmwOp::Xchg || operand == *ptr),
            Inst::ICmp { predicate: IntPredicate::Eq | IntPredicate::Ne, .. } => Use::Whole,
            Inst::Phi { .. } | Inst::Freeze { .. } => Use::Forwarded,
            Inst::Select { condition, .. } if operand != *condition => Use::Forwarded,
            // Of what a compare-and-swap returns, the second part is only whether it succeeded.
            Inst::ExtractValue { .. } if self.function.value(id).ty == TypeId::I1 => Use::Whole,
            Inst::ExtractValue { .. } => Use::Forwarded,
            Inst::Cast { kind, .. } => {
                let offset = || self.compiler.bits(self.function.value(id).ty) <= 32;
                let pointer = matches!(kind, CastKind::IntToPtr | CastKind::PtrToInt);
                whole_if(pointer || *kind == CastKind::Trunc && offset())
            }
            Inst::Binary { op, a, b, .. } => self.use_of_bits(*op, *a, *b),
            _ => Use::Apart,
        }
    }

    /// What an operation of bits does with the word that is not the constant.
    fn use_of_bits(&self, op: BinaryOp, a: Operand, b: Operand) -> Use {
        let constant = |operand: Operand| {
            operand.constant().and_then(|constant| self.compiler.scalar(constant))
        };
        let Some(bits) = constant(a).or_else(|| constant(b)) else { return Use::Apart };
        match (op, bits & NUMBER) {
            (BinaryOp::And, 0) => Use::Whole,
            (BinaryOp::And, NUMBER) | (BinaryOp::Or | BinaryOp::Xor, 0) => Use::Forwarded,
            _ => Use::Apart,
        }
    }
}
