//! Instructions as text.

use super::{Names, Printer};
use crate::function::Function;
use crate::ids::{BlockId, TypeId, ValueId};
use crate::inst::{Arg, Call, Clause, CmpXchg, Inst, Operand};
use crate::name::Escaped;
use crate::ops::Atomic;
use std::fmt::{self, Write};

/// A function and the names in it.
#[derive(Clone, Copy)]
struct FunctionNames<'p> {
    f: &'p Function,
    names: &'p Names,
}

impl Printer<'_> {
    /// An instruction with its name and source location.
    pub(super) fn inst(&mut self, f: &Function, names: &Names, id: ValueId) -> fmt::Result {
        let value = f.value(id);
        if value.ty != TypeId::VOID {
            write!(self.out, "{} = ", names.value(id))?;
        }
        if let Some(inst) = f.inst(id) {
            self.inst_text(FunctionNames { f, names }, inst, value.ty)?;
        }
        if let Some(node) = self.debug.as_ref().and_then(|d| d.location(value.loc?)) {
            write!(self.out, ", !dbg !{node}")?;
        }
        Ok(())
    }

    fn operand(&mut self, at: FunctionNames<'_>, operand: Operand) -> fmt::Result {
        match operand {
            Operand::Value(id) => self.out.write_str(at.names.value(id)),
            Operand::Const(id) => self.constant(id),
        }
    }

    fn typed(&mut self, at: FunctionNames<'_>, operand: Operand) -> fmt::Result {
        let ty = self.m.type_of(at.f, operand);
        write!(self.out, "{} ", self.m.types.display(ty))?;
        self.operand(at, operand)
    }

    /// Typed operands with commas between them.
    fn list(&mut self, at: FunctionNames<'_>, operands: &[Operand]) -> fmt::Result {
        for (i, &operand) in operands.iter().enumerate() {
            if i > 0 {
                self.out.push_str(", ");
            }
            self.typed(at, operand)?;
        }
        Ok(())
    }

    /// Two operands of the same type, which is written once.
    fn pair(&mut self, at: FunctionNames<'_>, a: Operand, b: Operand) -> fmt::Result {
        self.typed(at, a)?;
        self.out.push_str(", ");
        self.operand(at, b)
    }

    fn align(&mut self, align: u32) -> fmt::Result {
        if align != 0 { write!(self.out, ", align {align}") } else { Ok(()) }
    }

    fn atomic(&mut self, atomic: Atomic) -> fmt::Result {
        self.scope(atomic.single_thread);
        write!(self.out, " {}", atomic.ordering.word())
    }

    fn scope(&mut self, single_thread: bool) {
        if single_thread {
            self.out.push_str(" syncscope(\"singlethread\")");
        }
    }

    fn words(&mut self, word: &str, atomic: bool, volatile: bool) {
        self.out.push_str(word);
        self.out.push_str(if atomic { " atomic" } else { "" });
        self.out.push_str(if volatile { " volatile" } else { "" });
        self.out.push(' ');
    }

    /// The flat table of all instructions.
    #[expect(clippy::too_many_lines, reason = "one arm for each instruction")]
    fn inst_text(&mut self, at: FunctionNames<'_>, inst: &Inst, ty: TypeId) -> fmt::Result {
        let types = &self.m.types;
        match inst {
            Inst::Binary { op, flags, a, b } => {
                write!(self.out, "{} {flags}", op.word())?;
                self.pair(at, *a, *b)
            }
            Inst::FBinary { op, flags, a, b } => {
                write!(self.out, "{} {flags}", op.word())?;
                self.pair(at, *a, *b)
            }
            Inst::FNeg { flags, value } => {
                write!(self.out, "fneg {flags}")?;
                self.typed(at, *value)
            }
            Inst::ICmp { predicate, flags, a, b } => {
                write!(self.out, "icmp {flags}{} ", predicate.word())?;
                self.pair(at, *a, *b)
            }
            Inst::FCmp { predicate, flags, a, b } => {
                write!(self.out, "fcmp {flags}{} ", predicate.word())?;
                self.pair(at, *a, *b)
            }
            Inst::Cast { kind, flags, value } => {
                write!(self.out, "{} {flags}", kind.word())?;
                self.typed(at, *value)?;
                write!(self.out, " to {}", types.display(ty))
            }
            Inst::Select { flags, condition, then, otherwise } => {
                write!(self.out, "select {flags}")?;
                self.list(at, &[*condition, *then, *otherwise])
            }
            Inst::Freeze { value } => {
                self.out.push_str("freeze ");
                self.typed(at, *value)
            }
            Inst::Alloca { ty, count, align } => self.alloca(at, *ty, *count, *align),
            Inst::Load { ptr, volatile, atomic, align } => {
                self.words("load", atomic.is_some(), *volatile);
                write!(self.out, "{}, ", types.display(ty))?;
                self.typed(at, *ptr)?;
                atomic.map_or(Ok(()), |a| self.atomic(a))?;
                self.align(*align)
            }
            Inst::Store { value, ptr, volatile, atomic, align } => {
                self.words("store", atomic.is_some(), *volatile);
                self.list(at, &[*value, *ptr])?;
                atomic.map_or(Ok(()), |a| self.atomic(a))?;
                self.align(*align)
            }
            Inst::Gep { flags, source, base, indices } => {
                write!(self.out, "getelementptr {flags}{}, ", types.display(*source))?;
                self.typed(at, *base)?;
                indices.iter().try_for_each(|index| {
                    self.out.push_str(", ");
                    self.typed(at, *index)
                })
            }
            Inst::AtomicRmw { op, ptr, value, atomic, volatile, align } => {
                self.words("atomicrmw", false, *volatile);
                write!(self.out, "{} ", op.word())?;
                self.list(at, &[*ptr, *value])?;
                self.atomic(*atomic)?;
                self.align(*align)
            }
            Inst::CmpXchg(exchange) => self.cmpxchg(at, exchange),
            Inst::Fence { atomic } => {
                self.out.push_str("fence");
                self.atomic(*atomic)
            }
            Inst::Phi { flags, incoming } => {
                write!(self.out, "phi {flags}{} ", types.display(ty))?;
                for (i, (value, block)) in incoming.iter().enumerate() {
                    self.out.push_str(if i > 0 { ", [ " } else { "[ " });
                    self.operand(at, *value)?;
                    write!(self.out, ", %{} ]", at.names.label(*block))?;
                }
                Ok(())
            }
            Inst::Call(call) => {
                write!(self.out, "call {}", call.flags)?;
                self.call(at, call)
            }
            Inst::Invoke { call, normal, unwind } => {
                self.out.push_str("invoke ");
                self.call(at, call)?;
                self.out.push_str("\n          to ");
                self.label(at, *normal)?;
                self.out.push_str(" unwind ");
                self.label(at, *unwind)
            }
            Inst::InlineAsm { asm, constraints, side_effect, fn_ty, args } => {
                self.out.push_str("call ");
                self.call_type(*fn_ty)?;
                self.out.push_str(if *side_effect { " asm sideeffect" } else { " asm" });
                let (asm, constraints) = (asm.as_bytes(), constraints.as_bytes());
                write!(self.out, " \"{}\", \"{}\"", Escaped(asm), Escaped(constraints))?;
                self.args(at, args)
            }
            Inst::LandingPad { cleanup, clauses } => {
                write!(self.out, "landingpad {}", types.display(ty))?;
                self.out.push_str(if *cleanup { "\n          cleanup" } else { "" });
                clauses.iter().try_for_each(|clause| {
                    let (word, value) = match clause {
                        Clause::Catch(value) => ("catch", value),
                        Clause::Filter(value) => ("filter", value),
                    };
                    write!(self.out, "\n          {word} ")?;
                    self.typed(at, *value)
                })
            }
            Inst::Resume { value } => {
                self.out.push_str("resume ");
                self.typed(at, *value)
            }
            Inst::ExtractValue { aggregate, indices } => {
                self.out.push_str("extractvalue ");
                self.typed(at, *aggregate)?;
                indices.iter().try_for_each(|index| write!(self.out, ", {index}"))
            }
            Inst::InsertValue { aggregate, value, indices } => {
                self.out.push_str("insertvalue ");
                self.list(at, &[*aggregate, *value])?;
                indices.iter().try_for_each(|index| write!(self.out, ", {index}"))
            }
            Inst::ExtractElement { vector, index } => {
                self.out.push_str("extractelement ");
                self.list(at, &[*vector, *index])
            }
            Inst::InsertElement { vector, value, index } => {
                self.out.push_str("insertelement ");
                self.list(at, &[*vector, *value, *index])
            }
            Inst::ShuffleVector { a, b, mask } => {
                self.out.push_str("shufflevector ");
                self.list(at, &[*a, *b])?;
                self.shuffle_mask(mask)
            }
            // What LLVM reads has some value, and says what it should be.
            Inst::Unsupported { reason } if ty == TypeId::VOID => {
                write!(self.out, "fence syncscope(\"singlethread\") seq_cst ; {}", reason.construct)
            }
            Inst::Unsupported { reason } => {
                write!(self.out, "freeze {} poison ; {}", types.display(ty), reason.construct)
            }
            Inst::VaArg { list } => {
                self.out.push_str("va_arg ");
                self.typed(at, *list)?;
                write!(self.out, ", {}", types.display(ty))
            }
            Inst::Br { target } => {
                self.out.push_str("br ");
                self.label(at, *target)
            }
            Inst::CondBr { condition, then, otherwise } => {
                self.out.push_str("br ");
                self.typed(at, *condition)?;
                self.out.push_str(", ");
                self.label(at, *then)?;
                self.out.push_str(", ");
                self.label(at, *otherwise)
            }
            Inst::Switch { value, default, cases } => self.switch(at, *value, *default, cases),
            Inst::IndirectBr { address, targets } => {
                self.out.push_str("indirectbr ");
                self.typed(at, *address)?;
                for (k, (_, target)) in targets.iter().enumerate() {
                    self.out.push_str(if k == 0 { ", [" } else { ", " });
                    self.label(at, *target)?;
                }
                self.out.write_str(if targets.is_empty() { ", []" } else { "]" })
            }
            Inst::Unreachable => self.out.write_str("unreachable"),
            Inst::Ret { value: None } => self.out.write_str("ret void"),
            Inst::Ret { value: Some(value) } => {
                self.out.push_str("ret ");
                self.typed(at, *value)
            }
        }
    }

    fn label(&mut self, at: FunctionNames<'_>, block: BlockId) -> fmt::Result {
        write!(self.out, "label %{}", at.names.label(block))
    }

    /// `, <4 x i32> <i32 0, i32 5, i32 poison, i32 7>`
    fn shuffle_mask(&mut self, mask: &[Option<u32>]) -> fmt::Result {
        write!(self.out, ", <{} x i32> ", mask.len())?;
        // LLVM writes these two so, and reads no others.
        if mask.iter().all(|number| *number == Some(0)) {
            return self.out.write_str("zeroinitializer");
        }
        if mask.iter().all(Option::is_none) {
            return self.out.write_str("undef");
        }
        for (k, number) in mask.iter().enumerate() {
            self.out.push_str(if k == 0 { "<" } else { ", " });
            match number {
                Some(number) => write!(self.out, "i32 {number}")?,
                None => self.out.push_str("i32 undef"),
            }
        }
        self.out.write_str(">")
    }

    fn alloca(
        &mut self,
        at: FunctionNames<'_>,
        ty: TypeId,
        count: Operand,
        align: u32,
    ) -> fmt::Result {
        write!(self.out, "alloca {}", self.m.types.display(ty))?;
        let one = crate::Const::Int { ty: TypeId::I32, value: 1 };
        if count.constant().is_none_or(|c| *self.m.consts.get(c) != one) {
            self.out.push_str(", ");
            self.typed(at, count)?;
        }
        self.align(align)
    }

    fn cmpxchg(&mut self, at: FunctionNames<'_>, exchange: &CmpXchg) -> fmt::Result {
        self.words(
            if exchange.weak { "cmpxchg weak" } else { "cmpxchg" },
            false,
            exchange.volatile,
        );
        self.list(at, &[exchange.ptr, exchange.expected, exchange.new])?;
        self.scope(exchange.single_thread);
        write!(self.out, " {} {}", exchange.success.word(), exchange.failure.word())?;
        self.align(exchange.align)
    }

    fn call(&mut self, at: FunctionNames<'_>, call: &Call) -> fmt::Result {
        self.call_type(call.fn_ty)?;
        self.out.push(' ');
        self.operand(at, call.callee)?;
        self.args(at, &call.args)
    }

    /// What is returned; the whole function type if more arguments than it names may follow.
    fn call_type(&mut self, fn_ty: TypeId) -> fmt::Result {
        match self.m.types.signature(fn_ty) {
            Some((ret, _, false)) => write!(self.out, "{}", self.m.types.display(ret)),
            _ => write!(self.out, "{}", self.m.types.display(fn_ty)),
        }
    }

    fn args(&mut self, at: FunctionNames<'_>, args: &[Arg]) -> fmt::Result {
        self.out.push('(');
        for (i, arg) in args.iter().enumerate() {
            let comma = if i == 0 { "" } else { ", " };
            let ty = self.m.type_of(at.f, arg.value);
            write!(self.out, "{comma}{}", self.m.types.display(ty))?;
            self.passing(arg.passing)?;
            self.out.push(' ');
            self.operand(at, arg.value)?;
        }
        self.out.write_str(")")
    }

    fn switch(
        &mut self,
        at: FunctionNames<'_>,
        value: Operand,
        default: BlockId,
        cases: &[(u128, BlockId)],
    ) -> fmt::Result {
        self.out.push_str("switch ");
        self.typed(at, value)?;
        self.out.push_str(", ");
        self.label(at, default)?;
        self.out.push_str(" [\n");
        let ty = self.m.type_of(at.f, value);
        for (case, block) in cases {
            write!(self.out, "    {} ", self.m.types.display(ty))?;
            self.integer(ty, *case)?;
            self.out.push_str(", ");
            self.label(at, *block)?;
            self.out.push('\n');
        }
        self.out.write_str("  ]")
    }
}
