//! Casts there and back.
//!
//! clang -O0 keeps booleans in memory as bytes: `zext i1 to i8`, `trunc i8 to i1`, and for C's
//! `int` a further `zext` and `icmp ne 0`. Once variables are values, these meet.

use super::arithmetic::{MAX_BITS, mask, signed};
use super::fold::{Fold, Folder};
use mazurka_ir::{
    BlockId, CastKind, Const, ConstExpr, ConstId, Consts, Def, Flags, FuncId, Inst, Module,
    Operand, TypeId, ValueId,
};
use std::collections::BTreeMap;

impl Folder<'_> {
    pub(super) fn cast(&mut self, kind: CastKind, value: Operand, ty: TypeId) -> Option<Fold> {
        if kind == CastKind::BitCast && self.ty(value) == ty {
            return Fold::value(value);
        }
        if let Some(constant) = self.int(value) {
            let result = self.cast_constant(kind, value, constant, ty)?;
            return Fold::value(result);
        }
        let Some(Inst::Cast { kind: inner, value: original, .. }) = self.def(value) else {
            return None;
        };
        self.cast_of_cast(kind, value, *inner, *original, ty)
    }

    fn cast_constant(
        &mut self,
        kind: CastKind,
        value: Operand,
        constant: u128,
        ty: TypeId,
    ) -> Option<Operand> {
        let from = self.bits(value).filter(|bits| *bits <= MAX_BITS)?;
        let to = self.m.types.int_bits(ty).filter(|bits| *bits <= 128);
        match kind {
            CastKind::Trunc | CastKind::ZExt => to.map(|_| self.constant(ty, constant)),
            CastKind::SExt => {
                let value = signed(from, constant).cast_unsigned() & mask(to?);
                Some(self.constant(ty, value))
            }
            // The one number that is an address on every machine.
            CastKind::IntToPtr if constant == 0 => Some(self.m.consts.intern(Const::Null).into()),
            _ => None,
        }
    }

    /// Two casts in a row as one, or as none.
    fn cast_of_cast(
        &self,
        kind: CastKind,
        value: Operand,
        inner: CastKind,
        original: Operand,
        ty: TypeId,
    ) -> Option<Fold> {
        let same = self.ty(original) == ty;
        match (inner, kind) {
            (CastKind::ZExt | CastKind::SExt, CastKind::Trunc) => {
                let (from, to) = (self.bits(original)?, self.m.types.int_bits(ty)?);
                match from.cmp(&to) {
                    std::cmp::Ordering::Equal => Fold::value(original),
                    std::cmp::Ordering::Less => Fold::cast(inner, original),
                    std::cmp::Ordering::Greater => Fold::cast(CastKind::Trunc, original),
                }
            }
            (CastKind::ZExt, CastKind::ZExt | CastKind::SExt) => {
                Fold::cast(CastKind::ZExt, original)
            }
            (CastKind::SExt, CastKind::SExt) => Fold::cast(CastKind::SExt, original),
            (CastKind::Trunc, CastKind::Trunc) => Fold::cast(CastKind::Trunc, original),
            (CastKind::PtrToInt, CastKind::IntToPtr) => {
                (self.bits(value) == Some(64)).then_some(Fold::Value(original))
            }
            (CastKind::IntToPtr, CastKind::PtrToInt) => {
                (same && self.bits(original) == Some(64)).then_some(Fold::Value(original))
            }
            (CastKind::BitCast, CastKind::BitCast) if same => Fold::value(original),
            (CastKind::BitCast, CastKind::BitCast) => Fold::cast(CastKind::BitCast, original),
            _ => None,
        }
    }
}

/// The address that a constant copies: clang 14 casts addresses to themselves, once typed.
pub(super) fn without_copy(consts: &Consts, constant: ConstId) -> Option<ConstId> {
    let is_zero = |index: &ConstId| matches!(consts.get(*index), Const::Int { value: 0, .. });
    match consts.get(constant) {
        Const::Expr(ConstExpr::Cast { kind: CastKind::BitCast, value, ty }) => {
            (consts.type_of(*value) == *ty).then_some(*value)
        }
        Const::Expr(ConstExpr::Gep { base, indices, .. }) => {
            indices.iter().all(is_zero).then_some(*base)
        }
        _ => None,
    }
}

/// Phis of widened booleans become widened phis of booleans, so that casts behind them can go.
///
/// These are phis that choose among widened `i1`s, zero, one and each other.
pub(super) fn narrow_phis(module: &mut Module, function: FuncId) -> usize {
    let wide = boolean_phis(module, function);
    let flags = Flags::default();
    let f = module.function_mut(function);
    let mut narrow = BTreeMap::new();
    for (&id, &block) in &wide {
        let phi = f.insert(block, 0, Inst::Phi { flags, incoming: Vec::new() }, TypeId::I1, None);
        f.value_mut(phi).name = f.value(id).name.clone();
        let variable = f.variables.get(&id).cloned();
        f.variables.extend(variable.map(|variable| (phi, variable)));
        narrow.insert(id, phi);
    }
    for (id, phi) in &narrow {
        let Some(Inst::Phi { incoming, .. }) = module.function(function).inst(*id) else {
            continue;
        };
        let incoming = incoming.clone().into_iter();
        let incoming = incoming.map(|(value, from)| (bit(module, function, &narrow, value), from));
        let incoming = incoming.collect();
        module.function_mut(function).value_mut(*phi).def =
            Def::Inst(Inst::Phi { flags, incoming });
    }
    let f = module.function_mut(function);
    for (&id, &block) in &wide {
        // The wide phi becomes the cast, behind the phis and what must come right after them.
        f.block_mut(block).insts.retain(|inst| *inst != id);
        let first = |inst: &Inst| !matches!(inst, Inst::Phi { .. } | Inst::LandingPad { .. });
        let place = f.insts(block).position(|(_, inst)| first(inst));
        f.block_mut(block).insts.insert(place.expect("a block has a terminator"), id);
        let value = narrow[&id].into();
        f.value_mut(id).def = Def::Inst(Inst::Cast { kind: CastKind::ZExt, flags, value });
    }
    wide.len()
}

/// The phis that can only be zero or one, with their blocks.
fn boolean_phis(module: &Module, function: FuncId) -> BTreeMap<ValueId, BlockId> {
    let f = module.function(function);
    let mut found = BTreeMap::new();
    for &block in &f.order {
        for (id, inst) in f.insts(block) {
            let Inst::Phi { incoming, .. } = inst else { break };
            // An `int` that is set to zero or one is a number that happens to be small.
            let number = incoming.iter().all(|(value, _)| value.constant().is_some());
            let ty = f.value(id).ty;
            let wide = module.types.int_bits(ty).is_some_and(|bits| bits > 1);
            if wide && (ty == TypeId::I8 || !number) {
                found.insert(id, block);
            }
        }
    }
    loop {
        let is_bit = |value: Operand| match value {
            Operand::Value(v) => {
                found.contains_key(&v) || widened(module, function, value).is_some()
            }
            Operand::Const(c) => matches!(module.consts.get(c), Const::Int { value: 0 | 1, .. }),
        };
        let is_boolean = |id: &ValueId| match f.inst(*id) {
            Some(Inst::Phi { incoming, .. }) => incoming.iter().all(|(value, _)| is_bit(*value)),
            _ => false,
        };
        let wrong: Vec<ValueId> = found.keys().filter(|id| !is_boolean(id)).copied().collect();
        if wrong.is_empty() {
            return found;
        }
        found.retain(|id, _| !wrong.contains(id));
    }
}

/// What a widened boolean was widened from; `None` if it is not one.
fn widened(module: &Module, function: FuncId, operand: Operand) -> Option<Operand> {
    let f = module.function(function);
    match f.inst(operand.value()?)? {
        Inst::Cast { kind: CastKind::ZExt, value, .. } => {
            (module.type_of(f, *value) == TypeId::I1).then_some(*value)
        }
        _ => None,
    }
}

/// An input of a boolean phi as an `i1`.
fn bit(
    module: &mut Module,
    function: FuncId,
    narrow: &BTreeMap<ValueId, ValueId>,
    value: Operand,
) -> Operand {
    match value {
        Operand::Value(v) => match narrow.get(&v) {
            Some(phi) => (*phi).into(),
            None => widened(module, function, value).expect("inputs are widened booleans"),
        },
        Operand::Const(c) => {
            let one = !matches!(module.consts.get(c), Const::Int { value: 0, .. });
            module.consts.int(TypeId::I1, 1, u128::from(one)).into()
        }
    }
}
