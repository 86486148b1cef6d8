//! Functions of the library that are called through pointers: `pthread_key_create(&key, free)`, `apply(sqrt, x)`.

use super::Compiler;
use super::intrinsics::math_op;
use crate::code::{BuiltinCall, Call, FunctionCode, Instr, Reg, Src, Target};
use crate::library::{Builtin, Meaning, meaning};
use crate::soft_float::is_soft;
use mazurka_ir::{BinaryOp, FuncId, Function, TypeId};

impl Compiler<'_> {
    /// Code that does what a known function without body does, so that it has an address. Unknown ones
    /// have none: a call through a pointer to them ends the check with their name.
    pub(crate) fn stub(&mut self, id: FuncId) -> FunctionCode {
        let module = self.module;
        let function = module.function(id);
        let params = function.params.len() as Reg;
        let args = (0..params).map(Src::register).collect();
        // A function without result must not write where its caller keeps something else.
        let dst = (function.ret != TypeId::VOID).then_some(params);
        if let Some(&range) = self.nondet_functions.get(&id) {
            return self.nondet_stub(function, params, range);
        }
        let instr = match meaning(&function.name) {
            Some(Meaning::Builtin(function)) => {
                let callee = Some(id);
                self.code.builtin_calls.push(BuiltinCall { function, callee, args, dst });
                Instr::Builtin(self.code.builtin_calls.len() as u32 - 1)
            }
            Some(Meaning::InIr(name)) => {
                let Some(target) = module.function_named(name) else {
                    return FunctionCode::default();
                };
                let target = Target::Direct(target.0);
                self.code.calls.push(Call { target, args, dst, copies: Vec::new(), rest: None });
                Instr::Call(self.code.calls.len() as u32 - 1)
            }
            Some(Meaning::Refused(_) | Meaning::Input | Meaning::Format(_)) => {
                return FunctionCode::default();
            }
            None => match self.math_stub(function, params) {
                Some(instr) => instr,
                None => return FunctionCode::default(),
            },
        };
        self.returning(vec![instr], dst, params)
    }

    /// Code that chooses a number of a range.
    fn nondet_stub(&mut self, f: &Function, params: Reg, (low, high): (i64, i64)) -> FunctionCode {
        if f.ret == TypeId::VOID {
            return self.returning(Vec::new(), None, params);
        }
        let args = vec![self.constant((high - low) as u64 + 1)];
        let (function, callee, dst) = (Builtin::Choose, None, Some(params));
        self.code.builtin_calls.push(BuiltinCall { function, callee, args, dst });
        let choice = Instr::Builtin(self.code.builtin_calls.len() as u32 - 1);
        let (bits, a, b) =
            (self.bits(f.ret) as u8, Src::register(params), self.constant(low as u64));
        let sum = Instr::Binary { op: BinaryOp::Add, bits, dst: params, a, b };
        self.returning(vec![choice, sum], dst, params)
    }

    /// A function that executes instructions and returns a register.
    fn returning(&mut self, mut instrs: Vec<Instr>, dst: Option<Reg>, params: Reg) -> FunctionCode {
        self.code.returns.push(dst.map(Src::register).into_iter().collect());
        instrs.push(Instr::Return(self.code.returns.len() as u32 - 1));
        let locations = vec![None; instrs.len()];
        let registers = params + 1;
        FunctionCode { instrs, locations, registers, params, ..FunctionCode::default() }
    }

    /// The instruction that a function of `<math.h>` is; its result follows its parameters.
    fn math_stub(&self, function: &Function, params: Reg) -> Option<Instr> {
        let kind = self.module.types.float_kind(function.ret).filter(|kind| !is_soft(*kind))?;
        if params == 0 {
            return None;
        }
        let bits = self.bits(function.ret);
        let op = math_op(&function.name, kind)?;
        let [a, b, c] = [0, 1, 2].map(|k| Src::register(if k < params { k } else { 0 }));
        Some(Instr::Math { op, bits: bits as u8, dst: params, a, b, c })
    }
}
