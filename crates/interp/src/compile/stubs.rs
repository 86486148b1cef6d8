//! Functions of the library that are called through pointers: `pthread_key_create(&key, free)`, `apply(sqrt, x)`.

use super::Compiler;
use super::intrinsics::math_op;
use crate::code::{BuiltinCall, Call, FunctionCode, Instr, Reg, Src, Target};
use crate::library::{Meaning, meaning};
use mazurka_ir::{FuncId, Function, Type, TypeId};

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
        let instr = match meaning(&function.name) {
            Some(Meaning::Builtin(function)) => {
                let callee = Some(id);
                self.code.builtin_calls.push(BuiltinCall { function, callee, args, dst });
                Instr::Builtin(self.code.builtin_calls.len() as u32 - 1)
            }
            Some(Meaning::InIr(name)) => {
                let Some(target) = module.function_named(name) else {
                    unreachable!("the library has {name}")
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
        self.code.returns.push(dst.map(Src::register).into_iter().collect());
        let back = Instr::Return(self.code.returns.len() as u32 - 1);
        FunctionCode {
            instrs: vec![instr, back],
            locations: vec![None, None],
            registers: params + 1,
            params,
            ..FunctionCode::default()
        }
    }

    /// The instruction that a function of `<math.h>` is; its result follows its parameters.
    fn math_stub(&self, function: &Function, params: Reg) -> Option<Instr> {
        if !matches!(self.module.types.get(function.ret), Type::Float(_)) || params == 0 {
            return None;
        }
        let bits = self.bits(function.ret);
        let op = math_op(&function.name, bits == 32)?;
        let [a, b, c] = [0, 1, 2].map(|k| Src::register(if k < params { k } else { 0 }));
        Some(Instr::Math { op, bits: bits as u8, dst: params, a, b, c })
    }
}
