//! Instructions: the dispatch, arithmetic, aggregates and control flow.

use super::function::FnParser;
use super::lexer::{Name, Token};
use super::{Fail, Parse};
use crate::constant::Const;
use crate::ids::TypeId;
use crate::inst::{Inst, Operand};
use crate::name::unescape_text;
use crate::ops::{BinaryOp, CastKind, Flags, FloatOp, FloatPredicate, IntPredicate};
use crate::types::Type;

/// An instruction and the type of its result; `None` if it only says something about debugging.
pub(crate) type Read = Option<(Inst, TypeId)>;

impl<'a> FnParser<'_, 'a> {
    /// An instruction with its name and metadata.
    pub(crate) fn instruction(&mut self) -> Parse<()> {
        let name = self.result_name()?;
        let Token::Word(opcode) = self.p.tok else { return self.p.expected("an instruction") };
        let at = self.p.start;
        self.p.bump();
        let read = match self.after_opcode(opcode, at) {
            Err(Fail::Unsupported(problem)) if fits_a_line(opcode) => {
                return self.unsupported_instruction(name, *problem);
            }
            read => read?,
        };
        let node = self.attachments()?;
        let Some((inst, ty)) = read else { return Ok(()) };
        let loc = node.and_then(|node| self.p.metadata.location(node));
        // What is wrong with the definition is wrong here and not at the next token.
        let after = std::mem::replace(&mut self.p.start, at);
        let id = self.define(name, inst, ty)?;
        self.p.start = after;
        self.f.value_mut(id).loc = loc;
        Ok(())
    }

    /// An instruction that cannot be read; the rest of its line says where it comes from.
    fn unsupported_instruction(
        &mut self,
        name: Option<Name<'a>>,
        problem: (usize, String),
    ) -> Parse<()> {
        let text = self.p.lexer.text;
        let end = text[problem.0..].find('\n').map_or(text.len(), |length| problem.0 + length);
        let loc = debug_node(&text[problem.0..end]);
        let loc = loc.and_then(|node| self.p.metadata.location(node));
        let reason = Box::new(self.p.record(problem));
        self.p.depth = 0;
        self.p.jump(end);
        let ty = if name.is_some() { TypeId::I1 } else { TypeId::VOID };
        let id = self.define_unsupported(name, Inst::Unsupported { reason }, ty)?;
        self.f.value_mut(id).loc = loc;
        Ok(())
    }

    /// `%name =`
    fn result_name(&mut self) -> Parse<Option<Name<'a>>> {
        let Token::Local(name) = self.p.tok else { return Ok(None) };
        self.p.bump();
        self.p.expect(b'=')?;
        Ok(Some(name))
    }

    /// `, !dbg !1, !tbaa !2`: the number of the source location.
    fn attachments(&mut self) -> Parse<Option<u32>> {
        let mut dbg = None;
        while self.p.accept(b',') {
            dbg = self.p.attachment()?.or(dbg);
        }
        Ok(dbg)
    }

    /// The operands of an instruction.
    fn after_opcode(&mut self, opcode: &str, at: usize) -> Parse<Read> {
        let read = match opcode {
            "call" => return self.call(),
            "tail" | "musttail" | "notail" => {
                self.p.expect_word("call")?;
                return self.call();
            }
            "load" => self.load(),
            "store" => self.store(),
            "alloca" => self.alloca(),
            "getelementptr" => self.gep(),
            "br" => self.br(),
            "ret" => self.ret(),
            "icmp" => self.icmp(),
            "fcmp" => self.fcmp(),
            "phi" => self.phi(),
            "select" => self.select(),
            "switch" => self.switch(),
            "unreachable" => Ok((Inst::Unreachable, TypeId::VOID)),
            "fneg" => self.fneg(),
            "freeze" => self.typed_operand().map(|(ty, value)| (Inst::Freeze { value }, ty)),
            "atomicrmw" => self.atomic_rmw(),
            "cmpxchg" => self.cmpxchg(),
            "fence" => self.fence(),
            "invoke" => self.invoke(),
            "landingpad" => self.landing_pad(),
            "resume" => {
                self.typed_operand().map(|(_, value)| (Inst::Resume { value }, TypeId::VOID))
            }
            "extractvalue" => self.extract_value(),
            "insertvalue" => self.insert_value(),
            "extractelement" => self.extract_element(),
            "insertelement" => self.insert_element(),
            "shufflevector" => self.shuffle_vector(),
            "indirectbr" => self.indirect_br(),
            "va_arg" => self.va_arg(),
            _ => self.table_opcode(opcode, at),
        };
        read.map(Some)
    }

    /// The opcodes that come in families.
    fn table_opcode(&mut self, opcode: &str, at: usize) -> Parse<(Inst, TypeId)> {
        if let Some(op) = BinaryOp::from_word(opcode) {
            let (flags, ty, a, b) = self.pair()?;
            return Ok((Inst::Binary { op, flags, a, b }, ty));
        }
        if let Some(op) = FloatOp::from_word(opcode) {
            let (flags, ty, a, b) = self.pair()?;
            return Ok((Inst::FBinary { op, flags, a, b }, ty));
        }
        if let Some(kind) = CastKind::from_word(opcode) {
            let flags = self.p.flags();
            let (_, value) = self.typed_operand()?;
            self.p.expect_word("to")?;
            let ty = self.value_type()?;
            return Ok((Inst::Cast { kind, flags, value }, ty));
        }
        let construct = format!("instruction '{opcode}'");
        Err(Fail::Unsupported(Box::new((at, construct))))
    }

    /// Flags, a type and two operands of it.
    fn pair(&mut self) -> Parse<(Flags, TypeId, Operand, Operand)> {
        let flags = self.p.flags();
        let (ty, a) = self.typed_operand()?;
        self.p.expect(b',')?;
        let b = self.operand(ty)?;
        Ok((flags, ty, a, b))
    }

    fn fneg(&mut self) -> Parse<(Inst, TypeId)> {
        let flags = self.p.flags();
        let (ty, value) = self.typed_operand()?;
        Ok((Inst::FNeg { flags, value }, ty))
    }

    fn icmp(&mut self) -> Parse<(Inst, TypeId)> {
        let flags = self.p.flags();
        let predicate = self.p.word("a predicate", IntPredicate::from_word)?;
        let (_, ty, a, b) = self.pair()?;
        Ok((Inst::ICmp { predicate, flags, a, b }, self.p.module.types.like(ty, TypeId::I1)))
    }

    fn fcmp(&mut self) -> Parse<(Inst, TypeId)> {
        let flags = self.p.flags();
        let predicate = self.p.word("a predicate", FloatPredicate::from_word)?;
        let (_, ty, a, b) = self.pair()?;
        Ok((Inst::FCmp { predicate, flags, a, b }, self.p.module.types.like(ty, TypeId::I1)))
    }

    fn select(&mut self) -> Parse<(Inst, TypeId)> {
        let flags = self.p.flags();
        let (_, condition) = self.typed_operand()?;
        self.p.expect(b',')?;
        let (ty, then) = self.typed_operand()?;
        self.p.expect(b',')?;
        let (_, otherwise) = self.typed_operand()?;
        Ok((Inst::Select { flags, condition, then, otherwise }, ty))
    }

    fn phi(&mut self) -> Parse<(Inst, TypeId)> {
        let flags = self.p.flags();
        let ty = self.value_type()?;
        let mut incoming = Vec::new();
        loop {
            self.p.expect(b'[')?;
            let value = self.operand(ty)?;
            self.p.expect(b',')?;
            incoming.push((value, self.block_name()?));
            self.p.expect(b']')?;
            if !self.p.accept_comma() {
                return Ok((Inst::Phi { flags, incoming }, ty));
            }
        }
    }

    fn br(&mut self) -> Parse<(Inst, TypeId)> {
        if self.p.tok == Token::Word("label") {
            return Ok((Inst::Br { target: self.label()? }, TypeId::VOID));
        }
        let (_, condition) = self.typed_operand()?;
        self.p.expect(b',')?;
        let then = self.label()?;
        self.p.expect(b',')?;
        let otherwise = self.label()?;
        Ok((Inst::CondBr { condition, then, otherwise }, TypeId::VOID))
    }

    fn ret(&mut self) -> Parse<(Inst, TypeId)> {
        let ty = self.value_type()?;
        let value = if ty == TypeId::VOID { None } else { Some(self.operand(ty)?) };
        Ok((Inst::Ret { value }, TypeId::VOID))
    }

    fn switch(&mut self) -> Parse<(Inst, TypeId)> {
        let (ty, value) = self.typed_operand()?;
        self.p.expect(b',')?;
        let default = self.label()?;
        self.p.expect(b'[')?;
        let mut cases = Vec::new();
        while !self.p.accept(b']') {
            let case = self.p.typed_constant()?;
            let crate::Const::Int { ty: case_ty, value } = *self.p.module.consts.get(case) else {
                return self.p.fail("a case must be an integer");
            };
            if case_ty != ty {
                return self.p.fail("a case must have the type of the switch");
            }
            self.p.expect(b',')?;
            cases.push((value, self.label()?));
        }
        Ok((Inst::Switch { value, default, cases }, TypeId::VOID))
    }

    /// `, 0, 1`
    fn path(&mut self) -> Parse<Vec<u32>> {
        let mut indices = Vec::new();
        while self.p.accept_comma() {
            indices.push(self.p.unsigned()?);
        }
        if indices.is_empty() { self.p.expected("an index") } else { Ok(indices) }
    }

    /// The type of the part that a path leads to.
    fn part_type(&self, ty: TypeId, path: &[u32]) -> Parse<TypeId> {
        let types = &self.p.module.types;
        let part = path.iter().try_fold(ty, |ty, index| types.element(ty, u64::from(*index)));
        match part {
            Some(part) => Ok(part),
            None => self.p.fail(format!("{} has no such part", types.display(ty))),
        }
    }

    fn extract_value(&mut self) -> Parse<(Inst, TypeId)> {
        let (ty, aggregate) = self.typed_operand()?;
        let indices = self.path()?;
        let part = self.part_type(ty, &indices)?;
        Ok((Inst::ExtractValue { aggregate, indices }, part))
    }

    fn insert_value(&mut self) -> Parse<(Inst, TypeId)> {
        let (ty, aggregate) = self.typed_operand()?;
        self.p.expect(b',')?;
        let (_, value) = self.typed_operand()?;
        let indices = self.path()?;
        self.part_type(ty, &indices)?;
        Ok((Inst::InsertValue { aggregate, value, indices }, ty))
    }

    /// A vector with its type, and the type of its elements.
    fn vector(&mut self) -> Parse<(TypeId, TypeId, Operand)> {
        let at = self.p.start;
        let (ty, vector) = self.typed_operand()?;
        match self.p.module.types.vector(ty) {
            Some((element, _)) => Ok((ty, element, vector)),
            None => Err(Fail::Syntax(Box::new((at, "expected a vector".into())))),
        }
    }

    fn extract_element(&mut self) -> Parse<(Inst, TypeId)> {
        let (_, element, vector) = self.vector()?;
        self.p.expect(b',')?;
        let (_, index) = self.typed_operand()?;
        Ok((Inst::ExtractElement { vector, index }, element))
    }

    fn insert_element(&mut self) -> Parse<(Inst, TypeId)> {
        let (ty, _, vector) = self.vector()?;
        self.p.expect(b',')?;
        let (_, value) = self.typed_operand()?;
        self.p.expect(b',')?;
        let (_, index) = self.typed_operand()?;
        Ok((Inst::InsertElement { vector, value, index }, ty))
    }

    fn shuffle_vector(&mut self) -> Parse<(Inst, TypeId)> {
        let (_, element, a) = self.vector()?;
        self.p.expect(b',')?;
        let (_, _, b) = self.vector()?;
        self.p.expect(b',')?;
        let mask = self.p.typed_constant()?;
        let Some((_, len)) = self.p.module.types.vector(self.p.module.consts.type_of(mask)) else {
            return self.p.fail("the mask must be a vector");
        };
        let consts = &self.p.module.consts;
        let number = |&id: &crate::ConstId| match consts.get(id) {
            Const::Int { value, .. } => u32::try_from(*value).ok(),
            _ => None,
        };
        let mask = match consts.get(mask) {
            Const::Aggregate { elements, .. } => elements.iter().map(number).collect(),
            Const::Zero(_) => vec![Some(0); len as usize],
            _ => vec![None; len as usize],
        };
        let ty = Type::Vector { element, len, scalable: false };
        let ty = self.p.module.types.intern(ty);
        self.check_type(ty)?;
        Ok((Inst::ShuffleVector { a, b, mask }, ty))
    }

    /// `indirectbr ptr %address, [label %a, label %b]`
    fn indirect_br(&mut self) -> Parse<(Inst, TypeId)> {
        let address = self.pointer()?;
        self.p.expect(b',')?;
        self.p.expect(b'[')?;
        let mut targets: Vec<(Box<str>, crate::BlockId)> = Vec::new();
        while !self.p.accept(b']') {
            self.p.expect_word("label")?;
            let Token::Local(name) = self.p.tok else { return self.p.expected("a block") };
            let target = (unescape_text(name.raw).into(), self.block_name()?);
            // LLVM allows a block to come twice.
            if !targets.contains(&target) {
                targets.push(target);
            }
            self.p.accept(b',');
        }
        Ok((Inst::IndirectBr { address, targets }, TypeId::VOID))
    }

    fn va_arg(&mut self) -> Parse<(Inst, TypeId)> {
        let list = self.pointer()?;
        self.p.expect(b',')?;
        let ty = self.value_type()?;
        Ok((Inst::VaArg { list }, ty))
    }

    /// The literal structure `{ ty, i1 }`.
    pub(crate) fn flagged(&mut self, ty: TypeId) -> TypeId {
        self.p.module.types.intern(Type::Struct { fields: [ty, TypeId::I1].into(), packed: false })
    }
}

/// Whether an instruction is on one line and has something behind it in its block.
fn fits_a_line(opcode: &str) -> bool {
    let ends = ["invoke", "callbr", "catchswitch", "catchret", "cleanupret", "switch", "br", "ret"];
    !ends.contains(&opcode) && !matches!(opcode, "indirectbr" | "resume" | "landingpad")
}

/// The number in `, !dbg !17`.
pub(super) fn debug_node(line: &str) -> Option<u32> {
    let (_, rest) = line.split_once("!dbg !")?;
    rest.split(|c: char| !c.is_ascii_digit()).next()?.parse().ok()
}
