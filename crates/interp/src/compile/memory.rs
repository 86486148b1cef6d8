//! Instructions that make addresses and use them.

use super::function::Body;
use crate::code::{Access, AccessKind, Instr, Reg, Src};
use mazurka_ir::{Atomic, Inst, Operand, Ordering, RmwOp, Type, TypeId, ValueId};
use mazurka_trace::{MemoryOrder, Rmw};

impl Body<'_, '_> {
    pub(crate) fn memory(&mut self, id: ValueId, inst: &Inst) {
        let dst = self.register(id);
        if self.wide_atomic(id, inst) {
            return;
        }
        match inst {
            Inst::Alloca { ty, count, .. } => self.alloca(id, *ty, *count),
            Inst::Gep { source, base, indices, .. } => {
                let base = self.source(*base);
                self.gep(dst, *source, base, indices);
            }
            Inst::Load { ptr, atomic, .. } => self.load(id, *ptr, *atomic),
            Inst::Store { value, ptr, atomic, .. } => {
                let order = memory_order(*atomic);
                let ty = self.type_of(*value);
                if let (None, Some(pieces)) = (atomic, self.torn(*ptr, ty)) {
                    let (ptr, value) = (self.source(*ptr), self.source(*value));
                    return self.store_torn(ptr, value, &pieces);
                }
                let ptr = self.source(*ptr);
                match self.packed(ty) {
                    Some(Some(whole)) => return self.store_packed(ptr, *value, ty, whole),
                    Some(None) => return self.refuse_packed(ty),
                    None => {}
                }
                let leaves = self.leaves(ty);
                let sources = self.sources(*value);
                for ((offset, leaf), a) in leaves.into_iter().zip(sources) {
                    let ptr = self.offset(ptr, offset);
                    let access = self.access(AccessKind::Store, ptr, leaf);
                    self.push_access(Access { a, ..access }, order);
                }
            }
            Inst::AtomicRmw { op, ptr, value, atomic, .. } => {
                let Some(kind) = rmw(*op) else {
                    let what = format!("the instruction atomicrmw {}", op.word());
                    return self.refuse(what, "use a compare-and-swap loop");
                };
                let (ptr, a) = (self.source(*ptr), self.source(*value));
                let ty = self.type_of(*value);
                let access = self.access(kind, ptr, ty);
                let whole = *op == RmwOp::Xchg && self.is_whole(id, ty);
                let dst = self.is_used(id).then_some(dst);
                self.push_access(Access { a, dst, whole, ..access }, memory_order(Some(*atomic)));
            }
            Inst::CmpXchg(cas) => {
                let ptr = self.source(cas.ptr);
                let (a, b) = (self.source(cas.expected), self.source(cas.new));
                let ty = self.type_of(cas.new);
                let access = self.access(AccessKind::CompareExchange, ptr, ty);
                let access =
                    Access { a, b, dst: Some(dst), whole: self.is_whole(id, ty), ..access };
                self.push_access_or(access, [cas.success, cas.failure].map(order_of));
            }
            _ => unreachable!("not an instruction about memory"),
        }
    }

    fn load(&mut self, id: ValueId, ptr: Operand, atomic: Option<Atomic>) {
        let (dst, order) = (self.register(id), memory_order(atomic));
        let ty = self.function.value(id).ty;
        if let (None, Some(pieces)) = (atomic, self.torn(ptr, ty)) {
            let ptr = self.source(ptr);
            return self.load_torn(dst, ptr, &pieces);
        }
        let ptr = self.source(ptr);
        match self.packed(ty) {
            Some(Some(whole)) => return self.load_packed(dst, ptr, ty, whole),
            Some(None) => return self.refuse_packed(ty),
            None => {}
        }
        for (k, (offset, leaf)) in self.leaves(ty).into_iter().enumerate() {
            let ptr = self.offset(ptr, offset);
            let access = self.access(AccessKind::Load, ptr, leaf);
            let (dst, whole) = (Some(dst + k as u32), self.is_whole(id, leaf));
            self.push_access(Access { dst, whole, ..access }, order);
        }
    }

    fn refuse_packed(&mut self, ty: TypeId) {
        let what = format!("a {} in memory", self.compiler.module.types.display(ty));
        self.refuse(what, "use 8, 16, 32 or 64 elements of one bit, or elements of whole bytes");
    }

    /// An access to a scalar of type `ty`.
    pub(crate) fn access(&mut self, kind: AccessKind, ptr: Src, ty: TypeId) -> Access {
        let bits = self.width(ty);
        let size = self.compiler.module.types.store_size(ty).unwrap_or(8) as u32;
        let zero = self.compiler.constant(0);
        let pointer = ty == TypeId::PTR;
        let (a, b, dst, awaits) = (zero, zero, None, None);
        Access { kind, ptr, size, bits, pointer, whole: pointer, a, b, dst, awaits }
    }

    pub(crate) fn push_access(&mut self, access: Access, order: MemoryOrder) {
        self.push_access_or(access, [order, order]);
    }

    /// Emits an access with its memory orders for success and failure.
    fn push_access_or(&mut self, access: Access, orders: [MemoryOrder; 2]) {
        self.note_order(orders[0]);
        self.compiler.code.orders.push(orders);
        let awaits = self.next_await.take().or(access.awaits);
        let access = Access { awaits, ..access };
        self.compiler.code.accesses.push(access);
        self.emit(Instr::Access(self.compiler.code.accesses.len() as u32 - 1));
    }

    /// A pointer moved by a constant distance.
    pub(crate) fn offset(&mut self, base: Src, bytes: u64) -> Src {
        if bytes == 0 {
            return base;
        }
        let dst = self.temporary();
        self.emit(Instr::Offset { dst, base, bytes: bytes as i32 });
        Src::register(dst)
    }

    fn alloca(&mut self, id: ValueId, ty: TypeId, count: Operand) {
        let dst = self.register(id);
        let size = self.compiler.module.types.size_of(ty).unwrap_or(0);
        let private = self.compiler.privacy.is_private(self.id, id);
        let constant = count.constant().and_then(|count| self.compiler.scalar(count));
        let bytes = match constant {
            Some(count) => self.compiler.constant(count * size),
            None => {
                let (tmp, count) = (self.temporary(), self.source(count));
                let size = self.compiler.constant(size);
                let op = mazurka_ir::BinaryOp::Mul;
                self.emit(Instr::Binary { op, bits: 64, dst: tmp, a: count, b: size });
                Src::register(tmp)
            }
        };
        let label = self.label(id).unwrap_or_else(|| self.new_label("temporary", 0, None));
        if !private {
            self.code.shared_locals.push(dst);
        }
        self.emit(Instr::Alloca { dst, bytes, private, label });
    }

    /// Constant parts of an address are added up; each variable index is one instruction.
    fn gep(&mut self, dst: Reg, source: TypeId, base: Src, indices: &[Operand]) {
        let module = self.compiler.module;
        let types = &module.types;
        let mut fixed = 0i64;
        let mut current = base;
        let mut ty = source;
        for (k, &index) in indices.iter().enumerate() {
            let element = match types.get(ty) {
                _ if k == 0 => Some(source),
                Type::Array { element, .. } | Type::Vector { element, .. } => Some(*element),
                _ => None,
            };
            let constant = index.constant().and_then(|id| self.compiler.index(id));
            match (element, constant) {
                (Some(element), Some(value)) => {
                    fixed += value.wrapping_mul(types.size_of(element).unwrap_or(0) as i64);
                    ty = element;
                }
                (Some(element), None) => {
                    let bits = self.width(self.type_of(index));
                    let index = self.source(index);
                    let scale = types.size_of(element).unwrap_or(0) as i32;
                    let tmp = self.temporary();
                    self.emit(Instr::Index { dst: tmp, base: current, index, bits, scale });
                    current = Src::register(tmp);
                    ty = element;
                }
                (None, value) => {
                    let field = value.unwrap_or(0);
                    fixed += types.field_offset(ty, field as usize).unwrap_or(0) as i64;
                    ty = types.element(ty, field as u64).unwrap_or(ty);
                }
            }
        }
        self.emit(Instr::Offset { dst, base: current, bytes: fixed as i32 });
    }
}

/// The memory order of an access that may be atomic, among threads.
fn memory_order(atomic: Option<Atomic>) -> MemoryOrder {
    atomic.map_or(MemoryOrder::Plain, |atomic| order_of(atomic.ordering))
}

pub(super) fn order_of(ordering: Ordering) -> MemoryOrder {
    match ordering {
        Ordering::Unordered | Ordering::Monotonic => MemoryOrder::Relaxed,
        Ordering::Acquire => MemoryOrder::Acquire,
        Ordering::Release => MemoryOrder::Release,
        Ordering::AcqRel => MemoryOrder::AcqRel,
        Ordering::SeqCst => MemoryOrder::SeqCst,
    }
}

/// The read-modify-write function of an operator.
fn rmw(op: RmwOp) -> Option<AccessKind> {
    let (function, negate) = match op {
        RmwOp::Xchg => (Rmw::Exchange, false),
        RmwOp::Add => (Rmw::Add, false),
        RmwOp::Sub => (Rmw::Add, true),
        RmwOp::And => (Rmw::And, false),
        RmwOp::Nand => (Rmw::Nand, false),
        RmwOp::Or => (Rmw::Or, false),
        RmwOp::Xor => (Rmw::Xor, false),
        RmwOp::Max => (Rmw::Max, false),
        RmwOp::Min => (Rmw::Min, false),
        RmwOp::UMax => (Rmw::UMax, false),
        RmwOp::UMin => (Rmw::UMin, false),
        _ => return None,
    };
    Some(AccessKind::Rmw { function, negate })
}
