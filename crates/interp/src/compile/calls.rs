//! Calls: of the program's own functions, of the library, of intrinsics.

use super::conventions::by_name;
use super::function::Body;
use crate::code::{Access, AccessKind, Call, Instr, LibraryCall, Src, Target};
use crate::library::{Library, Meaning, meaning};
use mazurka_ir::{BinaryOp, Call as IrCall, FuncId, IntPredicate, Passing, TypeId, ValueId};
use mazurka_trace::MemoryOrder;

/// Copies of at most this many bytes are written out as single accesses.
const UNROLLED: u64 = 256;

impl Body<'_, '_> {
    pub(crate) fn call(&mut self, id: ValueId, call: &IrCall) {
        let module = self.compiler.module;
        let Some(callee) = module.direct_callee(call.callee) else {
            let target = Target::Indirect(self.source(call.callee));
            self.emit_call(id, call, target);
            return;
        };
        let function = module.function(callee);
        if let Some(convention) = by_name(&function.name) {
            let args = call.args.iter().map(|arg| self.source(arg.value)).collect();
            self.library(id, convention, args);
        } else if function.defined && function.name.starts_with("__VERIFIER_atomic_") {
            self.mark(Library::AtomicBegin);
            self.emit_call(id, call, Target::Direct(callee.0));
            self.mark(Library::AtomicEnd);
        } else if function.defined {
            self.emit_call(id, call, Target::Direct(callee.0));
        } else if !self.intrinsic(id, call, &function.name) {
            self.external(id, call, callee);
        }
    }

    fn emit_call(&mut self, id: ValueId, call: &IrCall, target: Target) {
        let mut args = Vec::new();
        let mut copies = Vec::new();
        for arg in &call.args {
            if let Passing::ByVal(ty) = arg.passing {
                let size = self.compiler.module.types.size_of(ty).unwrap_or(0);
                copies.push((args.len(), size as u32));
            }
            args.extend(self.sources(arg.value));
        }
        let dst = Some(self.register(id));
        self.compiler.code.calls.push(Call { target, args, dst, copies });
        self.emit(Instr::Call(self.compiler.code.calls.len() as u32 - 1));
    }

    fn external(&mut self, id: ValueId, call: &IrCall, callee: FuncId) {
        let name = &*self.compiler.module.function(callee).name;
        let loc = self.loc;
        match meaning(name) {
            Some(Meaning::Input) => self.input(id, name),
            Some(Meaning::Machine(function)) => {
                let mut args = Vec::new();
                for arg in &call.args {
                    args.extend(self.sources(arg.value));
                }
                self.library(id, function, args);
            }
            Some(Meaning::InIr(other)) => match self.compiler.module.function_named(other) {
                Some(target) => self.emit_call(id, call, Target::Direct(target.0)),
                None => unreachable!("the library has {other}"),
            },
            Some(Meaning::Refused(why)) => {
                self.compiler.refuse(format!("{name} cannot be called"), loc, why);
            }
            None => {
                let message = format!("the function {name} is not known");
                let hint = "define it in the program, or check without the call";
                self.compiler.refuse(message, loc, hint);
            }
        }
    }

    /// A call without arguments and result: the beginning or end of a section around a function whose
    /// name says that it is one, or a fence.
    pub(crate) fn mark(&mut self, function: Library) {
        let call = LibraryCall { function, args: Vec::new(), dst: None };
        self.compiler.code.library_calls.push(call);
        self.emit(Instr::Library(self.compiler.code.library_calls.len() as u32 - 1));
    }

    fn library(&mut self, id: ValueId, function: Library, args: Vec<Src>) {
        let dst = (!self.is_void(id)).then(|| self.register(id));
        self.compiler.code.library_calls.push(LibraryCall { function, args, dst });
        self.emit(Instr::Library(self.compiler.code.library_calls.len() as u32 - 1));
    }

    /// Intrinsics that become instructions; tells whether this was one.
    fn intrinsic(&mut self, id: ValueId, call: &IrCall, name: &str) -> bool {
        let dst = self.register(id);
        if name.starts_with("llvm.memcpy") || name.starts_with("llvm.memmove") {
            self.transfer(id, call, false);
        } else if name.starts_with("llvm.memset") {
            self.transfer(id, call, true);
        } else if name.starts_with("llvm.threadlocal.address") {
            let src = self.source(call.args[0].value);
            self.emit(Instr::Copy { dst, src });
        } else if let Some(predicate) = minimum_or_maximum(name) {
            let bits = self.width(self.function.value(id).ty);
            let (a, b) = (self.source(call.args[0].value), self.source(call.args[1].value));
            let condition = self.temporary();
            self.emit(Instr::Compare { predicate, bits, dst: condition, a, b });
            let condition = Src::register(condition);
            self.emit(Instr::Select { dst, condition, then: a, otherwise: b });
        } else if name.starts_with("llvm.abs.") {
            let bits = self.width(self.function.value(id).ty);
            let a = self.source(call.args[0].value);
            let (zero, negated) = (self.compiler.constant(0), self.temporary());
            self.emit(Instr::Binary { op: BinaryOp::Sub, bits, dst: negated, a: zero, b: a });
            let condition = self.temporary();
            let predicate = IntPredicate::Slt;
            self.emit(Instr::Compare { predicate, bits, dst: condition, a, b: zero });
            let (condition, then) = (Src::register(condition), Src::register(negated));
            self.emit(Instr::Select { dst, condition, then, otherwise: a });
        } else {
            return false;
        }
        true
    }

    /// A copy or a fill: as single accesses if it is short, else by the library's loop.
    fn transfer(&mut self, id: ValueId, call: &IrCall, fill: bool) {
        let (to, from) = (self.source(call.args[0].value), self.source(call.args[1].value));
        let length = call.args[2].value;
        let constant = length.constant().and_then(|length| self.compiler.scalar(length));
        match constant {
            Some(length) if length <= UNROLLED => self.unroll(to, from, length, fill),
            _ => {
                let length = self.source(length);
                let name = if fill { "mazurka.memset" } else { "mazurka.memmove" };
                let Some(function) = self.compiler.module.function_named(name) else {
                    unreachable!("the library has {name}")
                };
                let args = vec![to, from, length];
                let call = Call {
                    target: Target::Direct(function.0),
                    args,
                    dst: None,
                    copies: Vec::new(),
                };
                self.compiler.code.calls.push(call);
                let _ = id;
                self.emit(Instr::Call(self.compiler.code.calls.len() as u32 - 1));
            }
        }
    }

    fn unroll(&mut self, to: Src, from: Src, length: u64, fill: bool) {
        let mut pattern = from;
        if fill {
            let tmp = self.temporary();
            let ones = self.compiler.constant(0x0101_0101_0101_0101);
            self.emit(Instr::Binary { op: BinaryOp::Mul, bits: 64, dst: tmp, a: from, b: ones });
            pattern = Src::register(tmp);
        }
        // All loads come before all stores, as memmove needs.
        let mut chunks = Vec::new();
        let mut at = 0;
        while at < length {
            let size = [8, 4, 2, 1].into_iter().find(|size| at + size <= length).unwrap_or(1);
            let (dst, ty) = (self.temporary(), integer(size));
            if fill {
                let from = 64;
                let (kind, to) = (mazurka_ir::CastKind::Trunc, 8 * size as u8);
                self.emit(Instr::Convert { kind, from, to, dst, a: pattern });
            } else {
                let ptr = self.offset(from, at);
                let access = self.access(AccessKind::Load, ptr, ty);
                self.push_access(Access { dst: Some(dst), ..access }, MemoryOrder::Plain);
            }
            chunks.push((at, ty, Src::register(dst)));
            at += size;
        }
        for (at, ty, a) in chunks {
            let ptr = self.offset(to, at);
            let access = self.access(AccessKind::Store, ptr, ty);
            self.push_access(Access { a, ..access }, MemoryOrder::Plain);
        }
    }
}

fn integer(bytes: u64) -> TypeId {
    match bytes {
        8 => TypeId::I64,
        4 => TypeId::I32,
        2 => TypeId::I16,
        _ => TypeId::I8,
    }
}

fn minimum_or_maximum(name: &str) -> Option<IntPredicate> {
    let word = name.strip_prefix("llvm.")?.split('.').next()?;
    match word {
        "smax" => Some(IntPredicate::Sgt),
        "smin" => Some(IntPredicate::Slt),
        "umax" => Some(IntPredicate::Ugt),
        "umin" => Some(IntPredicate::Ult),
        _ => None,
    }
}
