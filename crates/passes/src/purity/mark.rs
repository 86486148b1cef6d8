//! The call that makes the next access wait.

use super::condition::{Atom, Term};
use super::insert::{call_marker, found_value, insert_before};
use crate::edit::callee_name;
use mazurka_ir::{
    BinaryOp, Call, Flags, FuncId, Inst, IntPredicate, LocId, Module, Operand, TypeId, ValueId,
};

/// The beginning of the names of the functions, without body and result, that are called right before
/// an access which is to wait; the rest is the type of what the word is compared with.
///
/// The arguments are whether to wait at all, a [`comparison`], the value to compare with, and the
/// number of the loop that the wait stands for, plus one; 0 if a thread that waits forever is not known
/// to run in circles.
pub const AWAIT: &str = "mazurka.await.";

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
    pub(crate) operand: Term,
    /// What must hold for the access to wait.
    pub(crate) active: Vec<Atom>,
}

impl Rewrite {
    /// Whether the access does not wait for anything else already.
    pub(crate) fn fits(&self, module: &mut Module, function: FuncId) -> bool {
        let Some(known) = marker(module, function, self.access) else { return true };
        let (code, value) = (self.code(module), operand(module, function, self.operand));
        let f = module.function(function);
        let call = f.inst(known).and_then(Inst::call);
        call.is_some_and(|call| call.args[1].value == code && call.args[2].value == value)
    }

    /// Lets the access wait, too, where `active` holds.
    pub(crate) fn mark(&self, module: &mut Module, function: FuncId, blame: usize) {
        let access = self.access;
        let loc = module.function(function).value(access).loc;
        let i32 = module.types.int(32);
        let blame = module.consts.int(i32, 32, blame as u128).into();
        let no_loop = module.consts.int(i32, 32, 0).into();
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
                if call.args[3].value != blame {
                    call.args[3].value = no_loop;
                }
            }
            return;
        }
        let active = self.active(module, function, access, loc);
        let (code, value) = (self.code(module), operand(module, function, self.operand));
        let ty = module.type_of(module.function(function), value);
        let name = format!("{AWAIT}{}", module.types.display(ty));
        let args = [(active, TypeId::I1), (code, i32), (value, ty), (blame, i32)];
        let call: Call = call_marker(module, &name, &args);
        let call = Inst::Call(Box::new(call));
        insert_before(module.function_mut(function), access, call, TypeId::VOID, loc);
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
