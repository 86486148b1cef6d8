//! Vectors: their elements are registers side by side.

use super::function::Body;
use crate::code::{Access, AccessKind, Instr, Reg, Src};
use mazurka_ir::{BinaryOp, Inst, IntPredicate, Operand, TypeId, ValueId};
use mazurka_trace::MemoryOrder;

impl Body<'_, '_> {
    /// Compiles an instruction about the elements of vectors.
    pub(super) fn vector(&mut self, id: ValueId, inst: &Inst) {
        let (dst, ty) = (self.register(id), self.function.value(id).ty);
        match inst {
            Inst::ExtractElement { vector, index } => {
                let lanes = self.lanes(*vector);
                self.extract_element(dst, &lanes, *index);
            }
            Inst::InsertElement { vector, value, index } => {
                self.insert_element(dst, *vector, *value, *index);
            }
            Inst::ShuffleVector { a, b, mask } => {
                let mut lanes = self.lanes(*a);
                lanes.extend(self.lanes(*b));
                let element = self.compiler.module.types.lane(ty);
                let mut at = dst;
                for number in mask {
                    let lane = match number.and_then(|k| lanes.get(k as usize)) {
                        Some(lane) => lane.clone(),
                        None => self.any_lane(element),
                    };
                    at = self.put(at, &lane);
                }
            }
            _ => unreachable!("not about elements"),
        }
    }

    /// Copies words to registers side by side; the next register.
    pub(super) fn put(&mut self, mut at: Reg, words: &[Src]) -> Reg {
        for &src in words {
            self.emit(Instr::Copy { dst: at, src });
            at += 1;
        }
        at
    }

    /// An element that may have any value.
    fn any_lane(&mut self, element: TypeId) -> Vec<Src> {
        let leaves = self.leaves(element);
        let any = |(_, leaf): (u64, TypeId)| match self.compiler.code.tracks_undefined {
            true => self.undefined(leaf),
            false => self.compiler.constant(0),
        };
        leaves.into_iter().map(any).collect()
    }

    /// Which element an index means, if that is known here.
    fn known_index(&self, index: Operand, count: usize) -> Option<usize> {
        let index = index.constant().and_then(|index| self.compiler.scalar(index))?;
        usize::try_from(index).ok().filter(|index| *index < count)
    }

    /// Whether an index is this number.
    fn is_index(&mut self, index: Operand, number: usize) -> Src {
        let (bits, a) = (self.width(self.type_of(index)), self.source(index));
        let (dst, b) = (self.temporary(), self.compiler.constant(number as u64));
        self.emit(Instr::Compare { predicate: IntPredicate::Eq, bits, dst, a, b });
        Src::register(dst)
    }

    fn extract_element(&mut self, dst: Reg, lanes: &[Vec<Src>], index: Operand) {
        if let Some(index) = self.known_index(index, lanes.len()) {
            self.put(dst, &lanes[index]);
            return;
        }
        self.put(dst, &lanes[0]);
        for (k, lane) in lanes.iter().enumerate().skip(1) {
            let condition = self.is_index(index, k);
            for (dst, &then) in (dst..).zip(lane) {
                let otherwise = Src::register(dst);
                self.emit(Instr::Select { dst, condition, then, otherwise });
            }
        }
    }

    fn insert_element(&mut self, dst: Reg, vector: Operand, value: Operand, index: Operand) {
        let (lanes, value) = (self.lanes(vector), self.sources(value));
        let known = self.known_index(index, lanes.len());
        let mut at = dst;
        for (k, lane) in lanes.iter().enumerate() {
            if known == Some(k) {
                at = self.put(at, &value);
            } else if known.is_some() {
                at = self.put(at, lane);
            } else {
                let condition = self.is_index(index, k);
                for (&then, &otherwise) in value.iter().zip(lane) {
                    self.emit(Instr::Select { dst: at, condition, then, otherwise });
                    at += 1;
                }
            }
        }
    }

    /// One of two values, for each element by itself if the condition is a vector.
    pub(super) fn select(&mut self, dst: Reg, condition: Operand, values: [Operand; 2]) {
        let conditions = self.sources(condition);
        let [a, b] = values.map(|value| self.sources(value));
        let step = a.len() / conditions.len().max(1);
        for (k, (then, otherwise)) in a.into_iter().zip(b).enumerate() {
            let condition = conditions[(k / step.max(1)).min(conditions.len() - 1)];
            self.emit(Instr::Select { dst: dst + k as u32, condition, then, otherwise });
        }
    }

    /// The integer type as which a vector lies in memory whose elements are not whole bytes, as those of `<8 x i1>`.
    pub(super) fn packed(&self, ty: TypeId) -> Option<Option<TypeId>> {
        let types = &self.compiler.module.types;
        let (element, len) = types.vector(ty)?;
        let bits = u64::from(self.compiler.bits(element));
        (!bits.is_multiple_of(8)).then_some(())?;
        Some(match (bits * len).div_ceil(8) {
            1 => Some(TypeId::I8),
            2 => Some(TypeId::I16),
            4 => Some(TypeId::I32),
            8 => Some(TypeId::I64),
            _ => None,
        })
    }

    /// Loads a vector whose elements are not whole bytes.
    pub(super) fn load_packed(&mut self, dst: Reg, ptr: Src, ty: TypeId, whole: TypeId) {
        let word = self.temporary();
        let access = self.access(AccessKind::Load, ptr, whole);
        self.push_access(Access { dst: Some(word), ..access }, MemoryOrder::Plain);
        let mut at = 0;
        for (dst, (_, leaf)) in (dst..).zip(self.leaves(ty)) {
            let (width, by) = (self.compiler.bits(leaf), self.compiler.constant(at));
            let (moved, a) = (self.temporary(), Src::register(word));
            self.emit(Instr::Binary { op: BinaryOp::LShr, bits: 64, dst: moved, a, b: by });
            let (a, b) = (Src::register(moved), self.compiler.constant(super::low_bits(width)));
            self.emit(Instr::Binary { op: BinaryOp::And, bits: 64, dst, a, b });
            at += u64::from(width);
        }
    }

    /// Stores a vector whose elements are not whole bytes.
    pub(super) fn store_packed(&mut self, ptr: Src, value: Operand, ty: TypeId, whole: TypeId) {
        let (word, zero) = (self.temporary(), self.compiler.constant(0));
        self.emit(Instr::Copy { dst: word, src: zero });
        let mut at = 0;
        for (a, (_, leaf)) in self.sources(value).into_iter().zip(self.leaves(ty)) {
            let (by, moved) = (self.compiler.constant(at), self.temporary());
            self.emit(Instr::Binary { op: BinaryOp::Shl, bits: 64, dst: moved, a, b: by });
            let (a, b) = (Src::register(word), Src::register(moved));
            self.emit(Instr::Binary { op: BinaryOp::Or, bits: 64, dst: word, a, b });
            at += u64::from(self.compiler.bits(leaf));
        }
        let access = self.access(AccessKind::Store, ptr, whole);
        self.push_access(Access { a: Src::register(word), ..access }, MemoryOrder::Plain);
    }
}
