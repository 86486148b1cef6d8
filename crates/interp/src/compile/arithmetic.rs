//! Arithmetic, comparisons and conversions.

use super::function::Body;
use crate::code::{Instr, Reg, Src, Wide, WideOp};
use mazurka_ir::{CastKind, Inst, IntPredicate, Operand, Type, TypeId};

impl Body<'_, '_> {
    pub(crate) fn arithmetic(&mut self, dst: Reg, ty: TypeId, inst: &Inst) {
        match inst {
            Inst::Binary { op, a, b, .. } if self.is_wide(ty) => {
                self.wide(WideOp::Binary(*op), dst, *a, Some(*b));
            }
            Inst::ICmp { predicate, a, b, .. } if self.is_wide(self.type_of(*a)) => {
                self.wide_condition(*predicate, dst, *a, *b);
            }
            Inst::Binary { op, a, b, .. } => {
                let bits = self.width(ty);
                let (a, b) = (self.source(*a), self.source(*b));
                self.emit(Instr::Binary { op: *op, bits, dst, a, b });
            }
            Inst::FBinary { op, a, b, .. } => {
                let bits = self.width(ty);
                let (a, b) = (self.source(*a), self.source(*b));
                self.emit(Instr::Float { op: *op, bits, dst, a, b });
            }
            Inst::FNeg { value, .. } => {
                let (bits, a) = (self.width(ty), self.source(*value));
                self.emit(Instr::FloatNeg { bits, dst, a });
            }
            Inst::ICmp { predicate, a, b, .. } => {
                let bits = self.width(self.type_of(*a));
                let (a, b) = (self.source(*a), self.source(*b));
                self.emit(Instr::Compare { predicate: *predicate, bits, dst, a, b });
            }
            Inst::FCmp { predicate, a, b, .. } => {
                let bits = self.width(self.type_of(*a));
                let (a, b) = (self.source(*a), self.source(*b));
                self.emit(Instr::FloatCompare { predicate: *predicate, bits, dst, a, b });
            }
            _ => unreachable!("not arithmetic"),
        }
    }

    pub(crate) fn cast(&mut self, kind: CastKind, dst: Reg, ty: TypeId, value: Operand) {
        if self.is_wide(ty) || self.is_wide(self.type_of(value)) {
            return self.wide_cast(kind, dst, ty, value);
        }
        let from = self.width(self.type_of(value));
        let to = self.width(ty);
        let a = self.source(value);
        if kind == CastKind::PtrToInt {
            self.emit(Instr::Expose(a));
        }
        match kind {
            CastKind::ZExt | CastKind::BitCast => self.emit(Instr::Copy { dst, src: a }),
            CastKind::PtrToInt | CastKind::IntToPtr if to == 64 => {
                self.emit(Instr::Copy { dst, src: a });
            }
            CastKind::PtrToInt | CastKind::IntToPtr => {
                self.emit(Instr::Convert { kind: CastKind::Trunc, from, to, dst, a });
            }
            _ => self.emit(Instr::Convert { kind, from, to, dst, a }),
        }
    }

    /// Whether values of a type have 128 bits, in two registers.
    fn is_wide(&self, ty: TypeId) -> bool {
        *self.compiler.module.types.get(ty) == Type::Int(128)
    }

    /// Both halves of an operand; the upper one of a narrow operand is 0.
    fn halves(&mut self, operand: Operand) -> [Src; 2] {
        let zero = self.compiler.constant(0);
        match *self.sources(operand) {
            [low, high] => [low, high],
            [low] => [low, zero],
            _ => [zero, zero],
        }
    }

    fn wide(&mut self, op: WideOp, dst: Reg, a: Operand, b: Option<Operand>) {
        let zero = self.compiler.constant(0);
        let (a, b) = (self.halves(a), b.map_or([zero, zero], |b| self.halves(b)));
        self.compiler.code.wides.push(Wide { op, dst, a, b });
        self.emit(Instr::Wide(self.compiler.code.wides.len() as u32 - 1));
    }

    /// The result of a comparison is narrow: it comes from the lower of two other registers.
    fn wide_condition(&mut self, predicate: IntPredicate, dst: Reg, a: Operand, b: Operand) {
        let (low, _) = (self.temporary(), self.temporary());
        self.wide(WideOp::Compare(predicate), low, a, Some(b));
        self.emit(Instr::Copy { dst, src: Src::register(low) });
    }

    fn wide_cast(&mut self, kind: CastKind, dst: Reg, ty: TypeId, value: Operand) {
        let from = self.type_of(value);
        let narrow =
            |body: &mut Self, ty: TypeId| if body.is_wide(ty) { 64 } else { body.width(ty) };
        let (from, to) = (narrow(self, from), narrow(self, ty));
        match kind {
            CastKind::ZExt | CastKind::SExt => {
                let signed = kind == CastKind::SExt;
                self.wide(WideOp::Extend { from, signed }, dst, value, None);
            }
            CastKind::FpToSi | CastKind::FpToUi => {
                let signed = kind == CastKind::FpToSi;
                self.wide(WideOp::FromFloat { bits: from, signed }, dst, value, None);
            }
            CastKind::SiToFp | CastKind::UiToFp => {
                let signed = kind == CastKind::SiToFp;
                let (low, _) = (self.temporary(), self.temporary());
                self.wide(WideOp::ToFloat { bits: to, signed }, low, value, None);
                self.emit(Instr::Copy { dst, src: Src::register(low) });
            }
            CastKind::Trunc | CastKind::PtrToInt | CastKind::IntToPtr => {
                let [a, high] = self.halves(value);
                if self.is_wide(ty) {
                    self.emit(Instr::Copy { dst, src: a });
                    self.emit(Instr::Copy { dst: dst + 1, src: high });
                } else {
                    let kind = CastKind::Trunc;
                    self.emit(Instr::Convert { kind, from: 64, to, dst, a });
                }
            }
            _ => {
                let (loc, word) = (self.loc, kind.word());
                let message = format!("{word} of 128 bits is not supported");
                self.compiler.refuse(message, loc, "use types of at most 64 bits");
            }
        }
    }
}
