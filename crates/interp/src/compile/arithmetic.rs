//! Arithmetic, comparisons and conversions, on each element of a vector by itself.

use super::function::Body;
use crate::code::{Instr, Reg, Src, Wide, WideOp};
use crate::long::{Long, LongOp};
use crate::soft_float::is_soft;
use mazurka_ir::{
    BinaryOp, CastKind, FloatKind, FloatOp, Inst, IntPredicate, Operand, Type, TypeId, ValueId,
};

impl Body<'_, '_> {
    /// Compiles an instruction whose operands are all of one type.
    pub(crate) fn arithmetic(&mut self, dst: Reg, ty: TypeId, inst: &Inst) {
        let operands = inst.operands();
        let operand = self.compiler.module.types.lane(self.type_of(operands[0]));
        let result = self.compiler.module.types.lane(ty);
        let step = self.leaves(result).len() as u32;
        let lanes: Vec<Vec<Vec<Src>>> =
            operands.iter().map(|&operand| self.lanes(operand)).collect();
        for k in 0..lanes[0].len() {
            let at = dst + k as u32 * step;
            let (a, b) = (&lanes[0][k], lanes.get(1).map_or(&lanes[0][k], |lanes| &lanes[k]));
            match inst {
                Inst::Binary { op, .. } => self.binary_lane(*op, operand, at, [a, b]),
                Inst::ICmp { predicate, .. } => self.compare_lane(*predicate, operand, at, [a, b]),
                _ => self.float_lane(inst, operand, at, [a, b]),
            }
        }
    }

    /// The scalars of each element of a vector; anything else has one element.
    pub(super) fn lanes(&mut self, operand: Operand) -> Vec<Vec<Src>> {
        let lane = self.compiler.module.types.lane(self.type_of(operand));
        let size = self.leaves(lane).len().max(1);
        self.sources(operand).chunks(size).map(<[Src]>::to_vec).collect()
    }

    pub(super) fn binary_lane(&mut self, op: BinaryOp, ty: TypeId, dst: Reg, [a, b]: [&[Src]; 2]) {
        match (a, b) {
            ([a], [b]) => {
                let bits = self.width(ty);
                self.emit(Instr::Binary { op, bits, dst, a: *a, b: *b });
            }
            _ if self.is_wide(ty) => self.wide(WideOp::Binary(op), dst, a, b),
            _ => {
                let bits = self.compiler.bits(ty);
                self.long(LongOp::Binary(op), bits, bits, dst, &[a, b]);
            }
        }
    }

    pub(super) fn compare_lane(
        &mut self,
        predicate: IntPredicate,
        ty: TypeId,
        dst: Reg,
        operands: [&[Src]; 2],
    ) {
        match operands {
            [[a], [b]] => {
                let bits = self.width(ty);
                self.emit(Instr::Compare { predicate, bits, dst, a: *a, b: *b });
            }
            [a, b] if self.is_wide(ty) => {
                // The result is narrow: it comes from the lower of two other registers.
                let (low, _) = (self.temporary(), self.temporary());
                self.wide(WideOp::Compare(predicate), low, a, b);
                self.emit(Instr::Copy { dst, src: Src::register(low) });
            }
            operands => {
                let bits = self.compiler.bits(ty);
                self.long(LongOp::Compare(predicate), bits, 1, dst, &operands);
            }
        }
    }

    /// Floating-point arithmetic on one element.
    pub(super) fn float_binary(&mut self, op: FloatOp, ty: TypeId, dst: Reg, [a, b]: [&[Src]; 2]) {
        let bits = self.compiler.bits(ty);
        match self.float_kind(ty) {
            Some(kind) if is_soft(kind) => {
                self.long(LongOp::Float(kind, op), bits, bits, dst, &[a, b]);
            }
            _ => self.emit(Instr::Float { op, bits: bits as u8, dst, a: a[0], b: b[0] }),
        }
    }

    fn float_lane(&mut self, inst: &Inst, ty: TypeId, dst: Reg, [a, b]: [&[Src]; 2]) {
        let Some(kind) = self.float_kind(ty) else { return };
        let bits = self.compiler.bits(ty);
        if let Inst::FBinary { op, .. } = inst {
            return self.float_binary(*op, ty, dst, [a, b]);
        }
        if is_soft(kind) {
            let (op, to) = match inst {
                Inst::FCmp { predicate, .. } => (LongOp::FloatCompare(kind, *predicate), 1),
                _ => (LongOp::FloatNeg(kind), bits),
            };
            return self.long(op, bits, to, dst, &[a, b]);
        }
        let (bits, a, b) = (bits as u8, a[0], b[0]);
        self.emit(match inst {
            Inst::FCmp { predicate, .. } => {
                Instr::FloatCompare { predicate: *predicate, bits, dst, a, b }
            }
            _ => Instr::FloatNeg { bits, dst, a },
        });
    }

    /// Emits an instruction about long numbers.
    pub(super) fn long(&mut self, op: LongOp, from: u32, to: u32, dst: Reg, operands: &[&[Src]]) {
        let operand = |k: usize| operands.get(k).map_or(Vec::new(), |words| words.to_vec());
        let operands = [operand(0), operand(1), operand(2)];
        self.compiler.code.longs.push(Long { op, from, to, dst, operands });
        self.emit(Instr::Long(self.compiler.code.longs.len() as u32 - 1));
    }

    pub(super) fn float_kind(&self, ty: TypeId) -> Option<FloatKind> {
        self.compiler.module.types.float_kind(ty)
    }

    pub(crate) fn cast(&mut self, id: ValueId, kind: CastKind, value: Operand) {
        let (dst, ty) = (self.register(id), self.function.value(id).ty);
        let from = self.type_of(value);
        if kind == CastKind::BitCast {
            let sources = self.sources(value);
            return self.reinterpret(from, ty, dst, &sources);
        }
        let types = &self.compiler.module.types;
        let (from, to) = (types.lane(from), types.lane(ty));
        let step = self.leaves(to).len() as u32;
        for (k, lane) in self.lanes(value).iter().enumerate() {
            if kind == CastKind::PtrToInt {
                let number = to != TypeId::I64 || self.is_taken_apart(id);
                self.emit(Instr::Expose { src: lane[0], number });
            }
            self.cast_lane(kind, (from, to), dst + k as u32 * step, lane);
        }
    }

    fn cast_lane(&mut self, kind: CastKind, (from, to): (TypeId, TypeId), dst: Reg, value: &[Src]) {
        let one_word = value.len() == 1 && self.leaves(to).len() == 1;
        let soft = |body: &Self, ty: TypeId| body.float_kind(ty).is_some_and(is_soft);
        if !one_word || soft(self, from) || soft(self, to) {
            return self.long_cast(kind, (from, to), dst, value);
        }
        let (from, to, a) = (self.width(from), self.width(to), value[0]);
        match kind {
            CastKind::ZExt => self.emit(Instr::Copy { dst, src: a }),
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

    fn wide(&mut self, op: WideOp, dst: Reg, a: &[Src], b: &[Src]) {
        let zero = self.compiler.constant(0);
        let both = |words: &[Src]| [0, 1].map(|k| words.get(k).copied().unwrap_or(zero));
        self.compiler.code.wides.push(Wide { op, dst, a: both(a), b: both(b) });
        self.emit(Instr::Wide(self.compiler.code.wides.len() as u32 - 1));
    }

    /// A conversion that the host does not know, or of more than one word.
    fn long_cast(&mut self, kind: CastKind, (from, to): (TypeId, TypeId), dst: Reg, value: &[Src]) {
        let bits = [from, to].map(|ty| self.compiler.bits(ty));
        let floats = [from, to].map(|ty| self.float_kind(ty));
        let signed = matches!(kind, CastKind::SExt | CastKind::FpToSi | CastKind::SiToFp);
        let narrow = bits[0].min(bits[1]) <= 64;
        let op = match (kind, floats) {
            (CastKind::ZExt | CastKind::SExt, _) if self.is_wide(to) && narrow => {
                let from = self.width(from);
                return self.wide(WideOp::Extend { from, signed }, dst, value, &[]);
            }
            (CastKind::FpToUi | CastKind::FpToSi, [Some(kind), _])
                if self.is_wide(to) && !is_soft(kind) =>
            {
                let bits = self.width(from);
                return self.wide(WideOp::FromFloat { bits, signed }, dst, value, &[]);
            }
            (CastKind::UiToFp | CastKind::SiToFp, [_, Some(kind)])
                if self.is_wide(from) && !is_soft(kind) =>
            {
                let ((low, _), bits) = ((self.temporary(), self.temporary()), self.width(to));
                self.wide(WideOp::ToFloat { bits, signed }, low, value, &[]);
                return self.emit(Instr::Copy { dst, src: Src::register(low) });
            }
            (
                CastKind::PtrToInt
                | CastKind::Trunc
                | CastKind::ZExt
                | CastKind::SExt
                | CastKind::IntToPtr,
                _,
            ) => LongOp::Resize { signed },
            (_, [Some(from), Some(to)]) => LongOp::FloatConvert { from, to },
            (_, [Some(from), None]) if bits[1] <= 128 => LongOp::FloatToInt { from, signed },
            (_, [None, Some(to)]) if bits[0] <= 128 => LongOp::IntToFloat { to, signed },
            _ => {
                let width = bits[0].max(bits[1]);
                let message = format!("{} of an integer of {width} bits", kind.word());
                return self.refuse(message, "convert it to __int128 first");
            }
        };
        self.long(op, bits[0], bits[1], dst, &[value]);
    }

    /// The same bits, cut into other scalars.
    fn reinterpret(&mut self, from: TypeId, to: TypeId, dst: Reg, sources: &[Src]) {
        let to = self.leaf_widths(to);
        self.cut_bits(from, &to, dst, sources);
    }

    fn leaf_widths(&self, ty: TypeId) -> Vec<u32> {
        self.leaves(ty).into_iter().map(|(_, leaf)| self.compiler.bits(leaf)).collect()
    }

    /// The bits of a value, cut into registers of these widths.
    fn cut_bits(&mut self, from: TypeId, to: &[u32], dst: Reg, sources: &[Src]) {
        let from = self.leaf_widths(from);
        let mut start = 0;
        for (k, &width) in to.iter().enumerate() {
            let dst = dst + k as u32;
            let mut at = 0;
            let mut parts = Vec::new();
            for (&src, &bits) in sources.iter().zip(&from) {
                if at < start + width && start < at + bits {
                    parts.push((src, start.saturating_sub(at), at.saturating_sub(start)));
                }
                at += bits;
            }
            match parts[..] {
                [(src, 0, 0)] if from.contains(&width) => self.emit(Instr::Copy { dst, src }),
                _ => self.join_bits(dst, width, &parts),
            }
            start += width;
        }
    }

    /// The bits of a value in words of 64.
    pub(super) fn whole_words(&mut self, from: TypeId, sources: &[Src]) -> Vec<Src> {
        let size = self.compiler.module.types.store_size(from).unwrap_or(0);
        let to = vec![64; size.div_ceil(8) as usize];
        let dst = self.code.registers;
        to.iter().for_each(|_| _ = self.temporary());
        self.cut_bits(from, &to, dst, sources);
        (dst..).take(to.len()).map(Src::register).collect()
    }

    /// The bits of several words side by side: each is shifted down, then up to its place.
    fn join_bits(&mut self, dst: Reg, width: u32, parts: &[(Src, u32, u32)]) {
        let zero = self.compiler.constant(0);
        self.emit(Instr::Copy { dst, src: zero });
        for &(src, down, up) in parts {
            let mut step = |op: BinaryOp, a: Src, by: u64| {
                let (dst, b) = (self.temporary(), self.compiler.constant(by));
                self.emit(Instr::Binary { op, bits: 64, dst, a, b });
                Src::register(dst)
            };
            let moved = step(BinaryOp::LShr, src, down.into());
            let moved = step(BinaryOp::Shl, moved, up.into());
            let b = step(BinaryOp::And, moved, super::low_bits(width));
            let (op, a) = (BinaryOp::Or, Src::register(dst));
            self.emit(Instr::Binary { op, bits: 64, dst, a, b });
        }
    }
}
