//! Functions of the library that are called through pointers: `pthread_key_create(&key, free)`.

use super::Compiler;
use crate::code::{BuiltinCall, Call, FunctionCode, Instr, Reg, Src, Target};
use crate::library::{Meaning, meaning};
use mazurka_ir::{FuncId, TypeId};

impl Compiler<'_> {
    /// Code that does what a known function without body does, so that it has an address. Unknown ones
    /// have none: a call through a pointer to them fails.
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
                self.code.calls.push(Call { target, args, dst, copies: Vec::new() });
                Instr::Call(self.code.calls.len() as u32 - 1)
            }
            Some(Meaning::Refused(_) | Meaning::Input | Meaning::Format(_)) | None => {
                return FunctionCode::default();
            }
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
}
