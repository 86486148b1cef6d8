//! Atomic operations on 16 bytes: sections of accesses to both halves.
//!
//! An event has a word of at most 8 bytes, so what is wider is a section, which conflicts with every access to memory.

use super::function::Body;
use crate::code::{Access, AccessKind, Instr, Reg, Src};
use crate::library::Builtin;
use mazurka_ir::{BinaryOp, Inst, IntPredicate, Operand, RmwOp, TypeId, ValueId};
use mazurka_trace::MemoryOrder;

impl Body<'_, '_> {
    /// Compiles an atomic operation if it is on more than 8 bytes; tells whether it is.
    pub(super) fn wide_atomic(&mut self, id: ValueId, inst: &Inst) -> bool {
        let ty = match inst {
            Inst::Load { atomic: Some(_), .. } => self.function.value(id).ty,
            Inst::Store { value, atomic: Some(_), .. } | Inst::AtomicRmw { value, .. } => {
                self.type_of(*value)
            }
            Inst::CmpXchg(cas) => self.type_of(cas.new),
            _ => return false,
        };
        if self.leaves(ty).len() < 2 {
            return false;
        }
        self.mark(Builtin::AtomicBegin);
        match inst {
            Inst::Load { ptr, .. } => {
                let old = self.load_parts(*ptr, ty);
                self.put(self.register(id), &old);
            }
            Inst::Store { value, ptr, .. } => {
                let value = self.sources(*value);
                self.store_parts(*ptr, ty, &value);
            }
            Inst::AtomicRmw { op, ptr, value, .. } => {
                let old = self.load_parts(*ptr, ty);
                let value = self.sources(*value);
                match self.updated(*op, ty, &old, &value) {
                    Some(new) => self.store_parts(*ptr, ty, &new),
                    None => {
                        let what = format!("the instruction atomicrmw {} of 16 bytes", op.word());
                        self.refuse(what, "use a compare-and-swap loop");
                    }
                }
                self.put(self.register(id), &old);
            }
            Inst::CmpXchg(cas) => {
                let old = self.load_parts(cas.ptr, ty);
                let (expected, new) = (self.sources(cas.expected), self.sources(cas.new));
                let same = self.temporary();
                self.compare_lane(IntPredicate::Eq, ty, same, [&old, &expected]);
                let condition = Src::register(same);
                let choose = |body: &mut Self, (&then, &otherwise): (&Src, &Src)| {
                    let dst = body.temporary();
                    body.emit(Instr::Select { dst, condition, then, otherwise });
                    Src::register(dst)
                };
                let left: Vec<Src> = new.iter().zip(&old).map(|pair| choose(self, pair)).collect();
                self.store_parts(cas.ptr, ty, &left);
                let next = self.put(self.register(id), &old);
                self.put(next, &[condition]);
            }
            _ => unreachable!("not atomic"),
        }
        self.mark(Builtin::AtomicEnd);
        true
    }

    fn load_parts(&mut self, ptr: Operand, ty: TypeId) -> Vec<Src> {
        let ptr = self.source(ptr);
        let mut parts = Vec::new();
        for (offset, leaf) in self.leaves(ty) {
            let (dst, ptr) = (self.temporary(), self.offset(ptr, offset));
            let access = self.access(AccessKind::Load, ptr, leaf);
            self.push_access(Access { dst: Some(dst), ..access }, MemoryOrder::SeqCst);
            parts.push(Src::register(dst));
        }
        parts
    }

    fn store_parts(&mut self, ptr: Operand, ty: TypeId, parts: &[Src]) {
        let ptr = self.source(ptr);
        for ((offset, leaf), &a) in self.leaves(ty).into_iter().zip(parts) {
            let ptr = self.offset(ptr, offset);
            let access = self.access(AccessKind::Store, ptr, leaf);
            self.push_access(Access { a, ..access }, MemoryOrder::SeqCst);
        }
    }

    /// What a read-modify-write leaves behind.
    fn updated(&mut self, op: RmwOp, ty: TypeId, old: &[Src], value: &[Src]) -> Option<Vec<Src>> {
        let (op, negated) = match op {
            RmwOp::Xchg => return Some(value.to_vec()),
            RmwOp::Add => (BinaryOp::Add, false),
            RmwOp::Sub => (BinaryOp::Sub, false),
            RmwOp::And => (BinaryOp::And, false),
            RmwOp::Nand => (BinaryOp::And, true),
            RmwOp::Or => (BinaryOp::Or, false),
            RmwOp::Xor => (BinaryOp::Xor, false),
            RmwOp::Max => return Some(self.extreme(IntPredicate::Sgt, ty, old, value)),
            RmwOp::Min => return Some(self.extreme(IntPredicate::Slt, ty, old, value)),
            RmwOp::UMax => return Some(self.extreme(IntPredicate::Ugt, ty, old, value)),
            RmwOp::UMin => return Some(self.extreme(IntPredicate::Ult, ty, old, value)),
            _ => return None,
        };
        let dst = self.registers_for(old.len());
        self.binary_lane(op, ty, dst, [old, value]);
        let mut new: Vec<Src> = (dst..).take(old.len()).map(Src::register).collect();
        if negated {
            let ones = vec![self.compiler.constant(u64::MAX); old.len()];
            let dst = self.registers_for(old.len());
            self.binary_lane(BinaryOp::Xor, ty, dst, [&new, &ones]);
            new = (dst..).take(old.len()).map(Src::register).collect();
        }
        Some(new)
    }

    fn extreme(&mut self, predicate: IntPredicate, ty: TypeId, a: &[Src], b: &[Src]) -> Vec<Src> {
        let dst = self.registers_for(a.len());
        self.choose_lane(predicate, ty, dst, [a, b]);
        (dst..).take(a.len()).map(Src::register).collect()
    }

    /// Registers for intermediate results, side by side.
    fn registers_for(&mut self, count: usize) -> Reg {
        let first = self.code.registers;
        (0..count).for_each(|_| _ = self.temporary());
        first
    }
}
