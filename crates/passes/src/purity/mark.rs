//! The call that makes the next access wait.

use super::condition::{Atom, Term};
use super::insert::{call_marker, found_value, insert_before};
use crate::edit::callee_name;
use mazurka_ir::{
    BinaryOp, Call, Flags, FuncId, Function, Inst, IntPredicate, LocId, Module, Operand, TypeId,
    ValueId,
};

/// The beginning of the names of the functions, without body and result, that are called right before
/// an access which is to wait; the rest is the type of what the word is compared with.
///
/// The arguments are whether to wait at all, a [`comparison`], the value to compare with, the number
/// of the [`Origin`], and the bits of the word to compare, as a mask.
pub const AWAIT: &str = "mazurka.await.";

/// What an await was made from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Origin {
    /// An assumption of the program.
    Assumed,
    /// The loop with this number: the await is the first thing that an iteration looks at, so a thread
    /// that waits here runs in circles.
    Spins(u32),
    /// The loop with this number: an iteration is cut off here, but the next one may look at something
    /// else first.
    Cut(u32),
}

impl Origin {
    /// The number by which a call names it.
    pub fn number(self) -> u32 {
        match self {
            Origin::Assumed => 0,
            Origin::Spins(number) => 2 * number + 1,
            Origin::Cut(number) => 2 * number + 2,
        }
    }

    /// The one with a number.
    pub fn from_number(number: u32) -> Origin {
        match number {
            0 => Origin::Assumed,
            number if number % 2 == 1 => Origin::Spins(number / 2),
            number => Origin::Cut(number / 2 - 1),
        }
    }

    /// The same, if the await is not the only one at its access.
    fn cut(self) -> Origin {
        match self {
            Origin::Spins(number) => Origin::Cut(number),
            origin => origin,
        }
    }
}

/// A predicate as a number: 8 if it is signed, 4 if it holds for less, 2 for equal, 1 for greater.
pub fn comparison(predicate: IntPredicate) -> u32 {
    use IntPredicate::*;
    match predicate {
        Ugt => 1,
        Eq => 2,
        Uge => 3,
        Ult => 4,
        Ne => 5,
        Ule => 6,
        Sgt => 9,
        Sge => 11,
        Slt => 12,
        Sle => 14,
    }
}

/// An assumption that can be turned into an await.
pub(crate) struct Rewrite {
    pub(crate) access: ValueId,
    /// The comparison of the word that is waited for.
    pub(crate) predicate: IntPredicate,
    /// The bits that are compared, unless these are all: neighbours.
    pub(crate) mask: Option<u64>,
    pub(crate) operand: Term,
    /// What must hold for the access to wait.
    pub(crate) active: Vec<Atom>,
    /// Loads behind the access that must come before it.
    pub(crate) early: Vec<ValueId>,
}

impl Rewrite {
    /// Whether the access does not wait for anything else already.
    pub(crate) fn fits(&self, module: &mut Module, function: FuncId) -> bool {
        let Some(known) = marker(module, function, self.access) else { return true };
        let (code, value) = (self.code(module), operand(module, function, self.operand));
        let wanted = [(1, code), (2, value), (4, self.mask(module).0)];
        let call = module.function(function).inst(known).and_then(Inst::call);
        // Nothing may come between the call and the access.
        self.early.is_empty()
            && call.is_some_and(|call| wanted.iter().all(|(k, arg)| call.args[*k].value == *arg))
    }

    /// Moves the loads that must come before the access.
    pub(crate) fn look_early(&self, f: &mut Function) {
        let blocks = f.inst_blocks();
        let Some(block) = blocks[self.access.index()].filter(|_| !self.early.is_empty()) else {
            return;
        };
        let insts = &mut f.block_mut(block).insts;
        let (early, mut others): (Vec<_>, Vec<_>) =
            insts.iter().partition(|id| self.early.contains(*id));
        let at = others.iter().position(|id| *id == self.access).unwrap_or(0);
        others.splice(at..at, early);
        *insts = others;
    }

    /// Lets the access wait, too, where `active` holds.
    pub(crate) fn mark(&self, module: &mut Module, function: FuncId, origin: Origin) {
        let access = self.access;
        let loc = module.function(function).value(access).loc;
        let i32 = module.types.int(32);
        let mut number = |origin: Origin| module.consts.int(i32, 32, origin.number().into()).into();
        let (own, [assumed, cut]) =
            (number(origin), [Origin::Assumed, origin.cut()].map(&mut number));
        if let Some(known) = marker(module, function, access) {
            let active = self.active(module, function, known, loc);
            let f = module.function_mut(function);
            let Some(before) = f.inst(known).and_then(Inst::call).map(|call| call.args[0].value)
            else {
                return;
            };
            let (op, flags) = (BinaryOp::Or, Flags::default());
            let either = Inst::Binary { op, flags, a: before, b: active };
            let either = insert_before(f, known, either, TypeId::I1, loc).into();
            if let Some(Inst::Call(call)) = f.inst_mut(known) {
                call.args[0].value = either;
                let other = call.args[3].value;
                if other != own {
                    call.args[3].value = if other == assumed { assumed } else { cut };
                }
            }
            return;
        }
        let active = self.active(module, function, access, loc);
        let (code, value) = (self.code(module), operand(module, function, self.operand));
        let ty = module.type_of(module.function(function), value);
        let name = format!("{AWAIT}{}", module.types.display(ty));
        let args = [(active, TypeId::I1), (code, i32), (value, ty), (own, i32), self.mask(module)];
        let call: Call = call_marker(module, &name, &args);
        let call = Inst::Call(Box::new(call));
        insert_before(module.function_mut(function), access, call, TypeId::VOID, loc);
    }

    /// The bits that are compared, and their type.
    fn mask(&self, module: &mut Module) -> (Operand, TypeId) {
        let i64 = module.types.int(64);
        (module.consts.int(i64, 64, self.mask.unwrap_or(u64::MAX).into()).into(), i64)
    }

    fn code(&self, module: &mut Module) -> Operand {
        let i32 = module.types.int(32);
        module.consts.int(i32, 32, comparison(self.predicate).into()).into()
    }

    /// Whether to wait, computed before an instruction.
    fn active(
        &self,
        module: &mut Module,
        function: FuncId,
        anchor: ValueId,
        loc: Option<LocId>,
    ) -> Operand {
        let mut active: Option<Operand> = None;
        for atom in &self.active {
            for predicate in atom.relation.predicates() {
                let (a, b) = (operand(module, function, atom.a), operand(module, function, atom.b));
                let inst = Inst::ICmp { predicate, flags: Flags::default(), a, b };
                let f = module.function_mut(function);
                let part = insert_before(f, anchor, inst, TypeId::I1, loc).into();
                active = Some(match active {
                    None => part,
                    Some(all) => {
                        let (op, flags) = (BinaryOp::And, Flags::default());
                        let both = Inst::Binary { op, flags, a: all, b: part };
                        insert_before(f, anchor, both, TypeId::I1, loc).into()
                    }
                });
            }
        }
        active.unwrap_or_else(|| module.consts.int(TypeId::I1, 1, 1).into())
    }
}

/// The call right before an access that makes it wait.
fn marker(module: &Module, function: FuncId, access: ValueId) -> Option<ValueId> {
    let f = module.function(function);
    let block = f.inst_blocks()[access.index()]?;
    let insts = &f.block(block).insts;
    let at = insts.iter().position(|id| *id == access)?;
    let before = *insts.get(at.checked_sub(1)?)?;
    let call = f.inst(before)?.call()?;
    callee_name(module, call)?.starts_with(AWAIT).then_some(before)
}

fn operand(module: &mut Module, function: FuncId, term: Term) -> Operand {
    match term {
        Term::Operand(operand) => operand,
        Term::Found(exchange) => found_value(module, function, exchange).into(),
    }
}
