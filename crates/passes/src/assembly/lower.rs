//! Registers and memory while inline assembly is replaced, and what its outputs are at the end.

use super::flags::Flags;
use super::operands::{Constraint, Operands, Output, Slot, width_of};
use super::text::{Place, Statement};
use mazurka_ir::{
    Atomic, BinaryOp, CastKind, Const, Def, Flags as Promises, FuncId, Inst, IntPredicate, LocId,
    Module, Operand, Ordering, Type, TypeId, ValueId,
};
use std::collections::BTreeMap;

/// What an instruction cannot do: the instruction itself.
pub(super) type Lowered<T> = Result<T, String>;

/// Inline assembly that is being replaced.
pub(super) struct Lowering<'m> {
    pub(super) module: &'m mut Module,
    function: FuncId,
    /// The assembly.
    id: ValueId,
    loc: Option<LocId>,
    operands: Operands,
    values: BTreeMap<Slot, Operand>,
    pub(super) flags: Option<Flags>,
    insts: Vec<ValueId>,
    /// The instruction under way, for messages.
    pub(super) text: String,
}

impl<'m> Lowering<'m> {
    pub(super) fn new(
        module: &'m mut Module,
        function: FuncId,
        id: ValueId,
        operands: Operands,
    ) -> Lowering<'m> {
        let loc = module.function(function).value(id).loc;
        let values = operands.inputs.iter().copied().collect();
        let (flags, insts, text) = (None, Vec::new(), String::new());
        Lowering { module, function, id, loc, operands, values, flags, insts, text }
    }

    /// The instructions that stand for all of the text; the last one has its result.
    pub(super) fn run(mut self, statements: &[Statement]) -> Lowered<Vec<ValueId>> {
        for statement in statements {
            self.text = format!("the instruction `{}`", statement.text);
            self.statement(statement)?;
        }
        self.finish()?;
        Ok(self.insts)
    }

    pub(super) fn unknown<T>(&self) -> Lowered<T> {
        Err(self.text.clone())
    }

    /// The parts of the result, together.
    pub(super) fn finish(&mut self) -> Lowered<()> {
        let ty = self.module.function(self.function).value(self.id).ty;
        let outputs = self.operands.outputs.clone();
        let parts: Vec<TypeId> = match self.module.types.fields(ty) {
            Some((fields, _)) => fields.to_vec(),
            None if outputs.is_empty() => Vec::new(),
            None => vec![ty],
        };
        let mut results = Vec::new();
        for (output, &ty) in outputs.iter().zip(&parts) {
            let value = match output {
                Output::Condition(condition) => self.condition(condition)?,
                Output::Value(slot) => match self.values.get(slot) {
                    Some(&value) => value,
                    None => return Err("an output that nothing sets".to_string()),
                },
            };
            let (have, want) = (width_of(self.module, self.ty(value)), width_of(self.module, ty));
            let condition = matches!(output, Output::Condition(_));
            match (have, want) {
                (Some(have), Some(want)) if have >= want || condition => {}
                _ => return Err("an output that is set in part only".to_string()),
            }
            results.push(self.as_type(value, ty)?);
        }
        let last = self.result(ty, &results);
        self.module.function_mut(self.function).value_mut(self.id).def = Def::Inst(last);
        self.insts.push(self.id);
        Ok(())
    }

    /// An instruction that yields the result.
    pub(super) fn result(&mut self, ty: TypeId, results: &[Operand]) -> Inst {
        let compiler_barrier = Atomic { ordering: Ordering::SeqCst, single_thread: true };
        match results {
            [] => Inst::Fence { atomic: compiler_barrier },
            [value] if self.module.types.fields(ty).is_none() => {
                let (kind, flags) = (CastKind::BitCast, Promises::default());
                Inst::Cast { kind, flags, value: *value }
            }
            parts => {
                let mut whole: Operand = self.module.consts.intern(Const::Undef(ty)).into();
                let insert = |aggregate: Operand, (k, &value): (usize, &Operand)| {
                    Inst::InsertValue { aggregate, value, indices: vec![k as u32] }
                };
                for part in parts.iter().enumerate().take(parts.len() - 1) {
                    let inst = insert(whole, part);
                    whole = self.emit(inst, ty);
                }
                insert(whole, (parts.len() - 1, &parts[parts.len() - 1]))
            }
        }
    }

    pub(super) fn emit(&mut self, inst: Inst, ty: TypeId) -> Operand {
        let id = self.module.function_mut(self.function).add_inst(inst, ty, self.loc);
        self.insts.push(id);
        id.into()
    }

    pub(super) fn ty(&self, operand: Operand) -> TypeId {
        self.module.type_of(self.module.function(self.function), operand)
    }

    pub(super) fn int(&mut self, width: u32) -> TypeId {
        self.module.types.int(width)
    }

    pub(super) fn constant(&mut self, width: u32, value: i64) -> Operand {
        let ty = self.int(width);
        self.module.consts.int(ty, width, value as u128).into()
    }

    pub(super) fn cast(&mut self, kind: CastKind, value: Operand, ty: TypeId) -> Operand {
        self.emit(Inst::Cast { kind, flags: Promises::default(), value }, ty)
    }

    pub(super) fn binary(&mut self, op: BinaryOp, a: Operand, b: Operand) -> Operand {
        let ty = self.ty(a);
        self.emit(Inst::Binary { op, flags: Promises::default(), a, b }, ty)
    }

    pub(super) fn compare(&mut self, predicate: IntPredicate, a: Operand, b: Operand) -> Operand {
        self.emit(Inst::ICmp { predicate, flags: Promises::default(), a, b }, TypeId::I1)
    }

    /// A value as an integer of so many bits, cut or filled with zeros.
    pub(super) fn as_int(&mut self, value: Operand, width: u32) -> Lowered<Operand> {
        let ty = self.ty(value);
        let Some(have) = width_of(self.module, ty) else { return self.unknown() };
        let value = match self.module.types.get(ty) {
            Type::Int(_) => value,
            Type::Ptr => self.cast(CastKind::PtrToInt, value, TypeId::I64),
            _ => {
                let int = self.int(have);
                self.cast(CastKind::BitCast, value, int)
            }
        };
        let ty = self.int(width);
        Ok(match have.cmp(&width) {
            std::cmp::Ordering::Less => self.cast(CastKind::ZExt, value, ty),
            std::cmp::Ordering::Equal => value,
            std::cmp::Ordering::Greater => self.cast(CastKind::Trunc, value, ty),
        })
    }

    /// A value as one of a type that a register can hold.
    pub(super) fn as_type(&mut self, value: Operand, ty: TypeId) -> Lowered<Operand> {
        if self.ty(value) == ty {
            return Ok(value);
        }
        let Some(width) = width_of(self.module, ty) else { return self.unknown() };
        let value = self.as_int(value, width)?;
        Ok(match self.module.types.get(ty) {
            Type::Int(_) => value,
            Type::Ptr => self.cast(CastKind::IntToPtr, value, ty),
            _ => self.cast(CastKind::BitCast, value, ty),
        })
    }

    /// The address of a place in memory and the type of what is there; `None` if it is a register.
    pub(super) fn memory(
        &mut self,
        place: &Place,
        width: u32,
    ) -> Lowered<Option<(Operand, TypeId)>> {
        match place {
            Place::Argument(number, _) => match self.operands.list.get(*number) {
                Some(Constraint::Memory(ptr, ty)) if width_of(self.module, *ty) == Some(width) => {
                    Ok(Some((*ptr, *ty)))
                }
                Some(&Constraint::Memory(ptr, _)) => Ok(Some((ptr, self.int(width)))),
                _ => Ok(None),
            },
            Place::Memory(displacement, base) => {
                let base = self.read(base, 64)?;
                let base = self.as_type(base, TypeId::PTR)?;
                let index = self.constant(64, *displacement);
                let (flags, source) = (Promises::default(), TypeId::I8);
                let gep = Inst::Gep { flags, source, base, indices: vec![index] };
                Ok(Some((self.emit(gep, TypeId::PTR), self.int(width))))
            }
            _ => Ok(None),
        }
    }

    pub(super) fn slot(&self, place: &Place) -> Option<Slot> {
        match place {
            Place::Argument(number, _) => match self.operands.list.get(*number)? {
                Constraint::Value(slot) => Some(*slot),
                Constraint::Memory(..) => None,
            },
            Place::Register(name, _) => Some(Slot::Register(name)),
            _ => None,
        }
    }

    pub(super) fn value_of(&self, slot: Slot) -> Lowered<Operand> {
        self.values.get(&slot).copied().map_or_else(|| self.unknown(), Ok)
    }

    /// What is in a place, as it is if it has so many bits.
    pub(super) fn read(&mut self, place: &Place, width: u32) -> Lowered<Operand> {
        if let Place::Immediate(value) = place {
            return Ok(self.constant(width, *value));
        }
        if let Some((ptr, ty)) = self.memory(place, width)? {
            let atomic = Atomic { ordering: Ordering::Acquire, single_thread: false };
            return Ok(self.load(ptr, ty, Some(atomic)));
        }
        let Some(slot) = self.slot(place) else { return self.unknown() };
        let value = self.value_of(slot)?;
        match width_of(self.module, self.ty(value)) == Some(width) {
            true => Ok(value),
            false => self.as_int(value, width),
        }
    }

    pub(super) fn load(&mut self, ptr: Operand, ty: TypeId, atomic: Option<Atomic>) -> Operand {
        let align = width_of(self.module, ty).unwrap_or(8) / 8;
        self.emit(Inst::Load { ptr, volatile: true, atomic, align }, ty)
    }

    pub(super) fn store(&mut self, ptr: Operand, value: Operand, atomic: Option<Atomic>) {
        let align = width_of(self.module, self.ty(value)).unwrap_or(8) / 8;
        self.emit(Inst::Store { value, ptr, volatile: true, atomic, align }, TypeId::VOID);
    }

    /// Puts a value of so many bits into a place.
    pub(super) fn write(&mut self, place: &Place, width: u32, value: Operand) -> Lowered<()> {
        if let Some((ptr, ty)) = self.memory(place, width)? {
            let value = self.as_type(value, ty)?;
            let atomic = Atomic { ordering: Ordering::Release, single_thread: false };
            self.store(ptr, value, Some(atomic));
            return Ok(());
        }
        let Some(slot) = self.slot(place) else { return self.unknown() };
        self.set(slot, width, value)
    }

    /// Puts a value of so many bits into a register, of which the others stay, unless it has 32 bits or more.
    pub(super) fn set(&mut self, slot: Slot, width: u32, value: Operand) -> Lowered<()> {
        let mut value = value;
        if let (Some(&old), true) = (self.values.get(&slot), width < 32) {
            let whole = width_of(self.module, self.ty(old)).unwrap_or(width);
            if whole > width {
                let old = self.as_int(old, whole)?;
                let mask = self.constant(whole, -(1 << width));
                let rest = self.binary(BinaryOp::And, old, mask);
                let low = self.as_int(value, whole)?;
                value = self.binary(BinaryOp::Or, rest, low);
            }
        }
        self.values.insert(slot, value);
        Ok(())
    }

    /// The width of an instruction: that of its suffix, of a register in it, or of what is in memory.
    pub(super) fn width(&self, statement: &Statement, suffix: Option<u32>) -> Lowered<u32> {
        let of = |place: &Place| match place {
            Place::Argument(_, Some(width)) | Place::Register(_, width) => Some(*width),
            Place::Argument(number, None) => match self.slot(place) {
                Some(slot) => match self.values.get(&slot) {
                    Some(value) => width_of(self.module, self.ty(*value)),
                    None => self.output_width(slot),
                },
                None => self.operands.width(self.module, *number),
            },
            _ => None,
        };
        let found = suffix.or_else(|| statement.places.iter().rev().find_map(of));
        found.filter(|width| matches!(width, 8 | 16 | 32 | 64)).map_or_else(|| self.unknown(), Ok)
    }

    /// The width of the part of the result that is in a register.
    pub(super) fn output_width(&self, slot: Slot) -> Option<u32> {
        let ty = self.module.function(self.function).value(self.id).ty;
        let index = self.operands.outputs.iter().position(|o| *o == Output::Value(slot))?;
        let part = match self.module.types.fields(ty) {
            Some((fields, _)) => *fields.get(index)?,
            None => ty,
        };
        width_of(self.module, part)
    }
}
