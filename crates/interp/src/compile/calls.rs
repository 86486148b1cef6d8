//! Calls: of the program's own functions, of the library, of intrinsics.

use super::conventions::by_name;
use super::function::Body;
use super::function_pointer;
use crate::code::{BuiltinCall, Call, Instr, Reg, Src, Target, Trap};
use crate::library::{Builtin, Formatter, Meaning, meaning, replaces};
use mazurka_ir::{Call as IrCall, FuncId, Inst, Linkage, Passing, TypeId, ValueId};

impl Body<'_, '_> {
    pub(crate) fn call(&mut self, id: ValueId, call: &IrCall) {
        let module = self.compiler.module;
        let Some(callee) = module.direct_callee(call.callee) else {
            let target = Target::Indirect(self.source(call.callee));
            self.emit_call(id, call, target);
            return;
        };
        let function = module.function(callee);
        if self.cover_mark(call, &function.name) {
            return;
        }
        if let (Some(place), "__VERIFIER_assert") = (self.loc, &*function.name) {
            self.emit_reach(place);
        }
        if function.unsupported.is_some() {
            self.call_unknown(id, call, callee);
        } else if let Some(&range) = self.compiler.nondet_functions.get(&callee) {
            self.choose(id, range);
        } else if let Some(convention) = by_name(&function.name) {
            let args = call.args.iter().map(|arg| self.source(arg.value)).collect();
            self.library(id, convention, callee, args);
        } else if replaces(module, function) {
            self.external(id, call, callee);
        } else if function.defined && function.name.starts_with("__VERIFIER_atomic_") {
            self.mark(Builtin::AtomicBegin);
            self.emit_call(id, call, Target::Direct(callee.0));
            self.mark(Builtin::AtomicEnd);
        } else if function.defined {
            self.emit_call(id, call, Target::Direct(callee.0));
        } else if !self.await_call(id, call, &function.name)
            && !self.intrinsic(id, call, &function.name)
        {
            self.external(id, call, callee);
        }
    }

    fn emit_call(&mut self, id: ValueId, call: &IrCall, target: Target) {
        let mut copies = Vec::new();
        let mut values: Vec<Vec<Src>> = Vec::new();
        for arg in &call.args {
            let mut value = self.sources(arg.value);
            if let Passing::ByVal(ty, _) = arg.passing {
                let size = self.compiler.module.types.size_of(ty).unwrap_or(0);
                copies.push((values.iter().map(Vec::len).sum(), size as u32));
                value = self.private_copy(arg.value, size).map_or(value, |copy| vec![copy]);
            }
            values.push(value);
        }
        let dst = Some(self.register(id));
        let words = self.argument_words(call, &values);
        let rest = self.variable_arguments(call, &words);
        let args = values.concat();
        self.compiler.code.calls.push(Call { target, args, dst, copies, rest });
        self.emit(Instr::Call(self.compiler.code.calls.len() as u32 - 1));
    }

    fn external(&mut self, id: ValueId, call: &IrCall, callee: FuncId) {
        let name = &*self.compiler.module.function(callee).name;
        match meaning(name) {
            Some(Meaning::Input) => self.input(id, name),
            Some(Meaning::Builtin(Builtin::Abort)) if self.is_missing_return(id, name) => {
                self.emit(Instr::Trap(Trap::NoReturn));
            }
            Some(Meaning::Builtin(function)) => {
                if function == Builtin::PureIteration {
                    let of_loop = call.args.get(1).and_then(|arg| self.number(arg.value));
                    self.cover_left_out(of_loop.unwrap_or(u64::MAX) as u32);
                }
                let mut args = Vec::new();
                for arg in &call.args {
                    args.extend(self.sources(arg.value));
                }
                self.library(id, function, callee, args);
            }
            Some(Meaning::Format(how)) => self.format(id, call, callee, how),
            Some(Meaning::InIr(other)) => match self.compiler.module.function_named(other) {
                Some(target) => self.emit_call(id, call, Target::Direct(target.0)),
                None => self.call_unknown(id, call, callee),
            },
            None if self.compiler.module.function(callee).linkage == Linkage::ExternWeak => {
                self.emit(Instr::Trap(Trap::Missing));
            }
            None | Some(Meaning::Refused(_)) => self.call_unknown(id, call, callee),
        }
    }

    /// Calls a function that has no code, which ends the check where an execution comes to it.
    fn call_unknown(&mut self, id: ValueId, call: &IrCall, callee: FuncId) {
        self.compiler.unknown.insert(callee);
        let target = Target::Indirect(self.compiler.constant(function_pointer(callee)));
        self.emit_call(id, call, target);
    }

    /// Whether a call is the trap that clang puts at the end of a C++ function that should have returned
    /// something: what follows is unreachable, and both are at the closing brace.
    fn is_missing_return(&self, id: ValueId, name: &str) -> bool {
        let function = self.function;
        let returns = |passing: &Passing| matches!(passing, Passing::SRet(_));
        if name != "llvm.trap"
            || function.ret == TypeId::VOID
                && !function.params.iter().any(|param| returns(&param.passing))
        {
            return false;
        }
        let ends = |insts: &[ValueId]| {
            matches!(insts, [.., trap, end] if *trap == id
            && matches!(function.inst(*end), Some(Inst::Unreachable))
            && function.value(*end).loc == function.value(id).loc)
        };
        function.order.iter().any(|block| ends(&function.block(*block).insts))
    }

    /// Calls a function of the library in IR, by its name.
    pub(super) fn call_library(&mut self, name: &str, args: Vec<Src>) {
        let Some(function) = self.compiler.module.function_named(name) else {
            unreachable!("the library has {name}")
        };
        self.call_of(function, args, None);
    }

    /// Calls a function of the library in IR.
    fn call_of(&mut self, function: FuncId, args: Vec<Src>, dst: Option<Reg>) {
        let target = Target::Direct(function.0);
        self.compiler.code.calls.push(Call { target, args, dst, copies: Vec::new(), rest: None });
        self.emit(Instr::Call(self.compiler.code.calls.len() as u32 - 1));
    }

    /// Formats into private memory, and copies the text from there to its destination.
    fn format(&mut self, id: ValueId, call: &IrCall, callee: FuncId, how: Formatter) {
        let args: Vec<Src> = call.args.iter().flat_map(|arg| self.sources(arg.value)).collect();
        let Some(put) = self.compiler.module.function_named("mazurka.put") else {
            unreachable!("the library has mazurka.put")
        };
        let (Some(&to), Some(rest)) = (args.first(), args.get(how.format..)) else { return };
        let text = self.temporary();
        let function = Builtin::FormatText { list: how.list };
        let (callee, dst) = (Some(callee), Some(text));
        let format = BuiltinCall { function, callee, args: rest.to_vec(), dst };
        self.compiler.code.builtin_calls.push(format);
        self.emit(Instr::Builtin(self.compiler.code.builtin_calls.len() as u32 - 1));
        let unlimited = self.compiler.constant(u64::MAX);
        let limit = how.limit.and_then(|k| args.get(k)).copied().unwrap_or(unlimited);
        let dst = self.register(id);
        self.call_of(put, vec![to, limit, Src::register(text)], Some(dst));
    }

    /// A call without arguments and result: the beginning or end of a section around a function whose
    /// name says that it is one, or a fence.
    pub(crate) fn mark(&mut self, function: Builtin) {
        let call = BuiltinCall { function, callee: None, args: Vec::new(), dst: None };
        self.compiler.code.builtin_calls.push(call);
        self.emit(Instr::Builtin(self.compiler.code.builtin_calls.len() as u32 - 1));
    }

    fn library(&mut self, id: ValueId, function: Builtin, callee: FuncId, args: Vec<Src>) {
        let used = !self.is_void(id) && self.is_used(id);
        let (callee, dst) = (Some(callee), used.then(|| self.register(id)));
        self.compiler.code.builtin_calls.push(BuiltinCall { function, callee, args, dst });
        self.emit(Instr::Builtin(self.compiler.code.builtin_calls.len() as u32 - 1));
    }
}
