//! Calls that may throw, and where exceptions arrive.

use super::Compiler;
use super::function::Body;
use crate::code::{BuiltinCall, Instr, Reg, Trap};
use crate::landings::{Clause, Landing, selector};
use crate::library::Builtin;
use crate::rtti::TypeKinds;
use mazurka_ir::{BlockId, Call as IrCall, Clause as IrClause, Inst, Operand, ValueId};

impl Body<'_, '_> {
    /// A call that ends its block; control goes on at `normal` or, if it throws, at `pad`.
    pub(super) fn invoke(
        &mut self,
        block: BlockId,
        id: ValueId,
        call: &IrCall,
        [normal, pad]: [BlockId; 2],
    ) {
        self.call(id, call);
        let mut found = self.function.insts(pad).filter_map(|(id, inst)| match inst {
            Inst::LandingPad { cleanup, clauses } => Some((id, *cleanup, clauses)),
            _ => None,
        });
        let Some((value, cleanup, clauses)) = found.next() else {
            unreachable!("an invoke unwinds to a landing pad");
        };
        let clauses = clauses.iter().map(|clause| self.clause(clause)).collect();
        let dst = self.register(value);
        let (normal, pad) = (self.jump(block, normal), self.jump(block, pad));
        self.compiler.code.landings.push(Landing { normal, pad, dst, cleanup, clauses });
        self.emit(Instr::Landing(self.compiler.code.landings.len() as u32 - 1));
    }

    fn clause(&self, clause: &IrClause) -> Clause {
        let address = |operand: Operand| {
            operand.constant().and_then(|id| self.compiler.scalar(id)).unwrap_or(0)
        };
        match *clause {
            IrClause::Catch(ty) => Clause::Catch(address(ty)),
            IrClause::Filter(types) => {
                let parts = types.constant().map(|id| self.compiler.module.consts.parts(id));
                let parts = parts.unwrap_or_default().into_iter();
                Clause::Filter(parts.map(|id| address(id.into())).collect())
            }
        }
    }

    /// An exception is thrown on.
    pub(super) fn resume(&mut self, value: Operand) {
        let args = self.sources(value).into_iter().take(1).collect();
        let call = BuiltinCall { function: Builtin::Unwind, callee: None, args, dst: None };
        self.compiler.code.builtin_calls.push(call);
        self.emit(Instr::Builtin(self.compiler.code.builtin_calls.len() as u32 - 1));
        self.emit(Instr::Trap(Trap::Unreachable));
    }

    /// The selector of exceptions that are caught as a type.
    pub(super) fn type_selector(&mut self, dst: Reg, ty: Operand) {
        let address = ty.constant().and_then(|id| self.compiler.scalar(id)).unwrap_or(0);
        let src = self.compiler.constant(selector(address).into());
        self.emit(Instr::Copy { dst, src });
    }
}

impl Compiler<'_> {
    /// How descriptions of types can be told apart, in the program and in the library in IR.
    pub(super) fn type_kinds(&self) -> TypeKinds {
        let objects = |names: [&str; 2]| {
            let ids = names.into_iter().filter_map(|name| self.module.global_named(name));
            ids.map(|id| self.code.globals[id.index()].object).collect()
        };
        TypeKinds {
            single: objects(["_ZTVN10__cxxabiv120__si_class_type_infoE", "mazurka.single_type"]),
            multiple: objects(["_ZTVN10__cxxabiv121__vmi_class_type_infoE", ""]),
            pointer: objects(["_ZTVN10__cxxabiv119__pointer_type_infoE", "mazurka.pointer_type"]),
        }
    }
}
