//! Instructions that touch memory or compute addresses.

use super::Parse;
use super::function::FnParser;
use super::lexer::Token;
use crate::constant::Const;
use crate::ids::TypeId;
use crate::inst::{CmpXchg, Inst, Operand};
use crate::ops::{Atomic, Ordering, RmwOp};

impl FnParser<'_, '_> {
    /// `, align 4`, 0 if there is none.
    fn align(&mut self) -> Parse<u32> {
        if !self.p.accept_comma() {
            return Ok(0);
        }
        self.p.expect_word("align")?;
        self.p.unsigned()
    }

    /// `syncscope("singlethread")`, if it is there.
    fn single_thread(&mut self) -> Parse<bool> {
        if !self.p.accept_word("syncscope") {
            return Ok(false);
        }
        self.p.expect(b'(')?;
        let scope = self.p.string()?;
        self.p.expect(b')')?;
        match scope {
            "" => Ok(false),
            "singlethread" => Ok(true),
            _ => self.p.unsupported(format!("syncscope(\"{scope}\")")),
        }
    }

    fn ordering(&mut self) -> Parse<Ordering> {
        self.p.word("a memory ordering", Ordering::from_word)
    }

    fn atomic(&mut self) -> Parse<Atomic> {
        let single_thread = self.single_thread()?;
        Ok(Atomic { ordering: self.ordering()?, single_thread })
    }

    pub(crate) fn alloca(&mut self) -> Parse<(Inst, TypeId)> {
        if let Token::Word(word @ ("inalloca" | "swifterror")) = self.p.tok {
            return self.p.unsupported(format!("{word} alloca"));
        }
        let ty = self.p.ty()?;
        self.check_sized(ty)?;
        let mut align = 0;
        let mut count = None;
        while self.p.accept_comma() {
            if self.p.accept_word("align") {
                align = self.p.unsigned()?;
            } else if let Token::Word("addrspace") = self.p.tok {
                return self.p.unsupported("alloca in another address space");
            } else {
                count = Some(self.typed_operand()?.1);
            }
        }
        let count = count.unwrap_or_else(|| {
            Operand::Const(self.p.module.consts.intern(Const::Int { ty: TypeId::I32, value: 1 }))
        });
        Ok((Inst::Alloca { ty, count, align }, TypeId::PTR))
    }

    pub(crate) fn load(&mut self) -> Parse<(Inst, TypeId)> {
        let is_atomic = self.p.accept_word("atomic");
        let volatile = self.p.accept_word("volatile");
        let ty = self.value_type()?;
        self.p.expect(b',')?;
        let ptr = self.pointer()?;
        let atomic = if is_atomic { Some(self.atomic()?) } else { None };
        let align = self.align()?;
        Ok((Inst::Load { ptr, volatile, atomic, align }, ty))
    }

    pub(crate) fn store(&mut self) -> Parse<(Inst, TypeId)> {
        let is_atomic = self.p.accept_word("atomic");
        let volatile = self.p.accept_word("volatile");
        let (_, value) = self.typed_operand()?;
        self.p.expect(b',')?;
        let ptr = self.pointer()?;
        let atomic = if is_atomic { Some(self.atomic()?) } else { None };
        let align = self.align()?;
        Ok((Inst::Store { value, ptr, volatile, atomic, align }, TypeId::VOID))
    }

    pub(crate) fn gep(&mut self) -> Parse<(Inst, TypeId)> {
        let flags = self.p.flags();
        let source = self.p.ty()?;
        self.check_sized(source)?;
        self.p.expect(b',')?;
        let base = self.pointer()?;
        let mut indices = Vec::new();
        while self.p.accept_comma() {
            self.p.accept_word("inrange");
            let (ty, index) = self.typed_operand()?;
            if self.p.module.types.vector(ty).is_some() {
                return self.p.unsupported("getelementptr of many addresses at once");
            }
            indices.push(index);
        }
        Ok((Inst::Gep { flags, source, base, indices }, TypeId::PTR))
    }

    pub(crate) fn atomic_rmw(&mut self) -> Parse<(Inst, TypeId)> {
        let volatile = self.p.accept_word("volatile");
        let Token::Word(word) = self.p.tok else { return self.p.expected("an operation") };
        let Some(op) = RmwOp::from_word(word) else {
            return self.p.unsupported(format!("atomicrmw {word}"));
        };
        self.p.bump();
        let ptr = self.pointer()?;
        self.p.expect(b',')?;
        let (ty, value) = self.typed_operand()?;
        let atomic = self.atomic()?;
        let align = self.align()?;
        Ok((Inst::AtomicRmw { op, ptr, value, atomic, volatile, align }, ty))
    }

    pub(crate) fn cmpxchg(&mut self) -> Parse<(Inst, TypeId)> {
        let weak = self.p.accept_word("weak");
        let volatile = self.p.accept_word("volatile");
        let ptr = self.pointer()?;
        self.p.expect(b',')?;
        let (ty, expected) = self.typed_operand()?;
        self.p.expect(b',')?;
        let (_, new) = self.typed_operand()?;
        let single_thread = self.single_thread()?;
        let success = self.ordering()?;
        let failure = self.ordering()?;
        let align = self.align()?;
        let inst =
            CmpXchg { ptr, expected, new, success, failure, single_thread, weak, volatile, align };
        Ok((Inst::CmpXchg(Box::new(inst)), self.flagged(ty)))
    }

    pub(crate) fn fence(&mut self) -> Parse<(Inst, TypeId)> {
        Ok((Inst::Fence { atomic: self.atomic()? }, TypeId::VOID))
    }
}
