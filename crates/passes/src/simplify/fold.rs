//! One instruction at a time: what it yields, or a simpler one that yields the same.

use super::arithmetic::{self, MAX_BITS, mask, signed};
use mazurka_ir::{
    BinaryOp, BlockId, CastKind, Const, Flags, FuncId, Function, Inst, IntPredicate, Module,
    Operand, TypeId, ValueId,
};

/// What an instruction becomes.
pub(super) enum Fold {
    /// Its result is this.
    Value(Operand),
    /// This yields the same result.
    Inst(Inst),
}

impl Fold {
    pub(super) fn value(operand: Operand) -> Option<Fold> {
        Some(Fold::Value(operand))
    }

    pub(super) fn cast(kind: CastKind, value: Operand) -> Option<Fold> {
        Some(Fold::Inst(Inst::Cast { kind, flags: Flags::default(), value }))
    }
}

/// The surroundings of an instruction.
pub(super) struct Folder<'m> {
    pub(super) m: &'m mut Module,
    function: FuncId,
}

/// What a condition is the negation of.
pub(super) fn negated(module: &Module, function: FuncId, condition: Operand) -> Option<Operand> {
    let is_true = |operand: &Operand| {
        let constant = operand.constant().map(|c| module.consts.get(c));
        matches!(constant, Some(Const::Int { ty: TypeId::I1, value: 1 }))
    };
    match module.function(function).inst(condition.value()?)? {
        Inst::Binary { op: BinaryOp::Xor, a, b, .. } if is_true(b) => Some(*a),
        Inst::Binary { op: BinaryOp::Xor, a, b, .. } if is_true(a) => Some(*b),
        _ => None,
    }
}

impl Folder<'_> {
    pub(super) fn new(m: &mut Module, function: FuncId) -> Folder<'_> {
        Folder { m, function }
    }

    fn f(&self) -> &Function {
        self.m.function(self.function)
    }

    /// The instruction that yields an operand.
    pub(super) fn def(&self, operand: Operand) -> Option<&Inst> {
        self.f().inst(operand.value()?)
    }

    pub(super) fn ty(&self, operand: Operand) -> TypeId {
        self.m.type_of(self.f(), operand)
    }

    /// The width of an integer operand.
    pub(super) fn bits(&self, operand: Operand) -> Option<u32> {
        self.m.types.int_bits(self.ty(operand))
    }

    /// The value of a constant integer.
    pub(super) fn int(&self, operand: Operand) -> Option<u128> {
        match self.m.consts.get(operand.constant()?) {
            Const::Int { value, .. } => Some(*value),
            _ => None,
        }
    }

    /// A constant of an integer type.
    pub(super) fn constant(&mut self, ty: TypeId, value: u128) -> Operand {
        let bits = self.m.types.int_bits(ty).unwrap_or(128);
        self.m.consts.int(ty, bits, value).into()
    }

    fn not(&mut self, value: Operand) -> Option<Fold> {
        let b = self.constant(TypeId::I1, 1);
        let flags = Flags::default();
        Some(Fold::Inst(Inst::Binary { op: BinaryOp::Xor, flags, a: value, b }))
    }

    /// The next simpler form of an instruction.
    pub(super) fn fold(&mut self, id: ValueId) -> Option<Fold> {
        let ty = self.f().value(id).ty;
        // Loads, stores and calls are most of the code, and nothing happens to them.
        match self.f().inst(id)?.clone() {
            Inst::Binary { op, flags, a, b } => self.binary(op, flags, a, b, ty),
            Inst::ICmp { predicate, a, b, .. } => self.compare(predicate, a, b),
            Inst::Cast { kind, value, .. } => self.cast(kind, value, ty),
            Inst::Select { condition, then, otherwise, .. } => {
                self.select(condition, then, otherwise, ty)
            }
            Inst::Freeze { value } => {
                let fixed = value.constant().map(|c| self.m.consts.get(c));
                let fixed =
                    matches!(fixed, Some(Const::Int { .. } | Const::Float { .. } | Const::Null));
                fixed.then_some(Fold::Value(value))
            }
            Inst::Phi { incoming, .. } => same_inputs(id, &incoming).and_then(Fold::value),
            Inst::Gep { base, indices, .. } => {
                let zero = indices.iter().all(|index| self.int(*index) == Some(0));
                zero.then_some(Fold::Value(base))
            }
            Inst::ExtractValue { aggregate, indices } => self.extract(aggregate, &indices),
            _ => None,
        }
    }

    fn binary(
        &mut self,
        op: BinaryOp,
        flags: Flags,
        a: Operand,
        b: Operand,
        ty: TypeId,
    ) -> Option<Fold> {
        let bits = self.m.types.int_bits(ty).filter(|bits| *bits <= MAX_BITS)?;
        match (self.int(a), self.int(b)) {
            (Some(x), Some(y)) => {
                let result = arithmetic::binary(op, flags, bits, x, y)?;
                Fold::value(self.constant(ty, result))
            }
            (None, Some(y)) => self.binary_constant(op, a, b, bits, y, ty),
            (Some(x), None) => match op {
                BinaryOp::Add | BinaryOp::Mul | BinaryOp::And | BinaryOp::Or | BinaryOp::Xor => {
                    self.binary_constant(op, b, a, bits, x, ty)
                }
                _ => None,
            },
            (None, None) => None,
        }
    }

    /// Neutral and absorbing right operands.
    fn binary_constant(
        &mut self,
        op: BinaryOp,
        a: Operand,
        b: Operand,
        bits: u32,
        constant: u128,
        ty: TypeId,
    ) -> Option<Fold> {
        let ones = mask(bits);
        match (op, constant) {
            (BinaryOp::Add | BinaryOp::Sub | BinaryOp::Or | BinaryOp::Xor, 0) => Fold::value(a),
            (BinaryOp::Shl | BinaryOp::LShr | BinaryOp::AShr, 0) => Fold::value(a),
            (BinaryOp::Mul | BinaryOp::UDiv | BinaryOp::SDiv, 1) if bits > 1 => Fold::value(a),
            (BinaryOp::Mul | BinaryOp::And, 0) => Fold::value(b),
            (BinaryOp::And, _) if constant == ones => Fold::value(a),
            (BinaryOp::Or, _) if constant == ones => Fold::value(b),
            (BinaryOp::And, _) => {
                // What was widened with zeros has none of the bits that are cut off.
                let Some(Inst::Cast { kind: CastKind::ZExt, value, .. }) = self.def(a) else {
                    return None;
                };
                let narrow = mask(self.bits(*value)?);
                (constant & narrow == narrow).then_some(Fold::Value(a))
            }
            (BinaryOp::Xor, 1) if ty == TypeId::I1 => self.negation(a),
            _ => None,
        }
    }

    /// The negation of a negation, or of a comparison.
    fn negation(&self, a: Operand) -> Option<Fold> {
        if let Some(original) = negated(self.m, self.function, a) {
            return Fold::value(original);
        }
        let Some(Inst::ICmp { predicate, flags, a, b }) = self.def(a) else { return None };
        let predicate = arithmetic::inverse(*predicate);
        Some(Fold::Inst(Inst::ICmp { predicate, flags: *flags, a: *a, b: *b }))
    }

    fn compare(&mut self, predicate: IntPredicate, a: Operand, b: Operand) -> Option<Fold> {
        let is_null = |operand: Operand| {
            operand.constant().is_some_and(|c| *self.m.consts.get(c) == Const::Null)
        };
        if is_null(a) && is_null(b) {
            let result = arithmetic::compare(predicate, 64, 0, 0);
            return Fold::value(self.constant(TypeId::I1, u128::from(result)));
        }
        let bits = self.bits(a).filter(|bits| *bits <= 128)?;
        if let (Some(x), Some(y)) = (self.int(a), self.int(b)) {
            let result = arithmetic::compare(predicate, bits, x, y);
            return Fold::value(self.constant(TypeId::I1, u128::from(result)));
        }
        if !matches!(predicate, IntPredicate::Eq | IntPredicate::Ne) {
            return None;
        }
        let (a, constant) = match (self.int(a), self.int(b)) {
            (None, Some(constant)) => (a, constant),
            (Some(constant), None) => (b, constant),
            _ => return None,
        };
        if bits == 1 {
            let positive = (predicate == IntPredicate::Eq) == (constant == 1);
            return if positive { Fold::value(a) } else { self.not(a) };
        }
        self.compare_widened(predicate, a, bits, constant)
    }

    /// `(ext x) == c` asks about `x`, if `c` is one of the values that widening yields.
    fn compare_widened(
        &mut self,
        predicate: IntPredicate,
        a: Operand,
        bits: u32,
        constant: u128,
    ) -> Option<Fold> {
        let Some(Inst::Cast { kind, value, .. }) = self.def(a) else { return None };
        let (kind, value) = (*kind, *value);
        let narrow = self.bits(value)?;
        let cut = constant & mask(narrow);
        let widened = match kind {
            CastKind::ZExt => cut,
            CastKind::SExt => signed(narrow, cut).cast_unsigned() & mask(bits),
            _ => return None,
        };
        if widened != constant {
            let never = u128::from(predicate == IntPredicate::Ne);
            return Fold::value(self.constant(TypeId::I1, never));
        }
        let b = self.constant(self.ty(value), cut);
        Some(Fold::Inst(Inst::ICmp { predicate, flags: Flags::default(), a: value, b }))
    }

    fn select(
        &mut self,
        condition: Operand,
        then: Operand,
        otherwise: Operand,
        ty: TypeId,
    ) -> Option<Fold> {
        if then == otherwise {
            return Fold::value(then);
        }
        match self.int(condition) {
            Some(0) => return Fold::value(otherwise),
            Some(_) => return Fold::value(then),
            None => {}
        }
        match (self.int(then), self.int(otherwise)) {
            (Some(1), Some(0)) if ty == TypeId::I1 => Fold::value(condition),
            (Some(0), Some(1)) if ty == TypeId::I1 => self.not(condition),
            _ => None,
        }
    }

    /// A part of an aggregate into which a part has been put.
    fn extract(&self, aggregate: Operand, indices: &[u32]) -> Option<Fold> {
        let Inst::InsertValue { aggregate: whole, value, indices: put } = self.def(aggregate)?
        else {
            return None;
        };
        if put == indices {
            return Fold::value(*value);
        }
        let common = put.iter().zip(indices).all(|(a, b)| a == b);
        let indices = indices.to_vec();
        (!common).then_some(Fold::Inst(Inst::ExtractValue { aggregate: *whole, indices }))
    }
}

/// The value that a phi has wherever control comes from.
fn same_inputs(phi: ValueId, incoming: &[(Operand, BlockId)]) -> Option<Operand> {
    let mut others = incoming.iter().map(|(value, _)| *value).filter(|v| *v != phi.into());
    let first = others.next()?;
    others.all(|value| value == first).then_some(first)
}
