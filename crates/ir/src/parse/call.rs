//! Calls, exceptions and what the debugger is told.

use super::Parse;
use super::function::{Binding, FnParser};
use super::inst::Read;
use super::lexer::{Name, Token};
use super::module::string_text;
use super::nodes::meta_id;
use crate::ids::TypeId;
use crate::inst::{Arg, Call, Clause, Inst, Operand};
use crate::types::Type;

/// What is called.
enum Callee {
    Function(Operand),
    Asm { asm: Box<str>, constraints: Box<str>, side_effect: bool },
}

impl<'a> FnParser<'_, 'a> {
    /// After the word `call`.
    pub(crate) fn call(&mut self) -> Parse<Read> {
        let flags = self.p.flags();
        self.p.leading_attributes()?;
        let ty = self.p.ty()?;
        if let Token::Global(name) = self.p.tok {
            if let Some(what) = name.raw.strip_prefix("llvm.dbg.") {
                self.p.bump();
                self.debug_record(what)?;
                self.call_attributes()?;
                return Ok(None);
            }
            if name.raw == "llvm.experimental.noalias.scope.decl" {
                // It states that pointers do not alias, about metadata that is not kept.
                self.p.bump();
                self.p.skip_group(b'(', b')')?;
                self.call_attributes()?;
                return Ok(None);
            }
        }
        let callee = self.callee()?;
        let (args, types) = self.args()?;
        self.call_attributes()?;
        let (fn_ty, ret) = self.call_type(ty, types)?;
        let inst = match callee {
            Callee::Function(callee) => Inst::Call(Box::new(Call { callee, fn_ty, args, flags })),
            Callee::Asm { asm, constraints, side_effect } => {
                Inst::InlineAsm { asm, constraints, side_effect, fn_ty, args }
            }
        };
        Ok(Some((inst, ret)))
    }

    /// After the word `invoke`.
    pub(crate) fn invoke(&mut self) -> Parse<(Inst, TypeId)> {
        self.p.leading_attributes()?;
        let ty = self.p.ty()?;
        let Callee::Function(callee) = self.callee()? else {
            return self.p.unsupported("invoke of inline assembly");
        };
        let (args, types) = self.args()?;
        self.call_attributes()?;
        let (fn_ty, ret) = self.call_type(ty, types)?;
        self.p.expect_word("to")?;
        let normal = self.label()?;
        self.p.expect_word("unwind")?;
        let unwind = self.label()?;
        let call = Call { callee, fn_ty, args, flags: Default::default() };
        Ok((Inst::Invoke { call: Box::new(call), normal, unwind }, ret))
    }

    fn callee(&mut self) -> Parse<Callee> {
        if !self.p.accept_word("asm") {
            return self.operand(TypeId::PTR).map(Callee::Function);
        }
        let mut side_effect = false;
        while let Token::Word(word) = self.p.tok {
            side_effect |= word == "sideeffect";
            self.p.bump();
        }
        let asm = string_text(self.p.string()?);
        self.p.expect(b',')?;
        let constraints = string_text(self.p.string()?);
        Ok(Callee::Asm { asm, constraints, side_effect })
    }

    /// The function type and what is returned, from the type that the call states: the whole
    /// function type if it is variadic, else only what is returned.
    fn call_type(&mut self, ty: TypeId, args: Vec<TypeId>) -> Parse<(TypeId, TypeId)> {
        let (fn_ty, ret) = match self.p.module.types.signature(ty) {
            Some((ret, ..)) => (ty, ret),
            None => {
                let fn_ty = Type::Function { ret: ty, params: args.into(), variadic: false };
                (self.p.module.types.intern(fn_ty), ty)
            }
        };
        self.check_type(ret)?;
        Ok((fn_ty, ret))
    }

    fn args(&mut self) -> Parse<(Vec<Arg>, Vec<TypeId>)> {
        self.p.expect(b'(')?;
        let (mut args, mut types) = (Vec::new(), Vec::new());
        while !self.p.at(b')') {
            if self.p.tok == Token::Ellipsis {
                return self.p.unsupported("passing on of variable arguments");
            }
            let ty = self.p.ty()?;
            if ty == TypeId::METADATA {
                return self.p.unsupported("metadata argument");
            }
            self.check_type(ty)?;
            let passing = self.p.param_attributes()?;
            args.push(Arg { value: self.operand(ty)?, passing });
            types.push(ty);
            if !self.p.accept(b',') {
                break;
            }
        }
        self.p.expect(b')')?;
        Ok((args, types))
    }

    /// Attributes and operand bundles after the arguments.
    fn call_attributes(&mut self) -> Parse<()> {
        loop {
            match self.p.tok {
                Token::Attrs(_) => self.p.bump(),
                Token::Punct(b'[') => self.p.skip_group(b'[', b']')?,
                Token::Word(word) if is_call_attribute(word) => {
                    self.p.bump();
                    if self.p.at(b'(') {
                        self.p.skip_group(b'(', b')')?;
                    }
                }
                Token::Str(_) => {
                    self.p.bump();
                    if self.p.accept(b'=') {
                        self.p.string()?;
                    }
                }
                _ => return Ok(()),
            }
        }
    }

    pub(crate) fn landing_pad(&mut self) -> Parse<(Inst, TypeId)> {
        let ty = self.value_type()?;
        let cleanup = self.p.accept_word("cleanup");
        let mut clauses = Vec::new();
        loop {
            if self.p.accept_word("catch") {
                clauses.push(Clause::Catch(self.typed_operand()?.1));
            } else if self.p.accept_word("filter") {
                clauses.push(Clause::Filter(self.typed_operand()?.1));
            } else {
                return Ok((Inst::LandingPad { cleanup, clauses }, ty));
            }
        }
    }

    /// The arguments of `llvm.dbg.value` and the like, or of a debug record: only the connection
    /// of a value with a variable is kept, and only if the value is the whole variable.
    pub(crate) fn debug_record(&mut self, word: &str) -> Parse<()> {
        self.p.expect(b'(')?;
        let mut seen = DebugArgs::default();
        let (mut depth, mut arg) = (1usize, 0usize);
        while depth > 0 {
            match self.p.tok {
                Token::Punct(b'(' | b'{' | b'[' | b'<') => depth += 1,
                Token::Punct(b')' | b'}' | b']' | b'>') => depth -= 1,
                Token::Punct(b',') if depth == 1 => arg += 1,
                Token::Local(name) if depth == 1 && arg == 0 => seen.value = Some(name),
                Token::Local(name) if depth == 1 && arg == 4 => seen.address = Some(name),
                Token::Meta(text) if arg == 1 => seen.variable = meta_id(text),
                Token::Eof => return self.p.expected("')'"),
                _ if depth > 1 && arg == 2 => seen.has_expression = true,
                _ => {}
            }
            self.p.bump();
        }
        let (value, is_address) = match word.trim_start_matches("dbg_") {
            "declare" => (seen.value, true),
            "value" => (seen.value, false),
            "assign" => (seen.address, true),
            _ => return Ok(()),
        };
        if let (Some(value), Some(variable), false) = (value, seen.variable, seen.has_expression) {
            self.bindings.push(Binding { value, variable, is_address });
        }
        Ok(())
    }
}

/// What the arguments of a debug record say.
#[derive(Default)]
struct DebugArgs<'a> {
    value: Option<Name<'a>>,
    address: Option<Name<'a>>,
    variable: Option<u32>,
    has_expression: bool,
}

/// The attributes that may follow a call as words; clang writes numbers of groups.
fn is_call_attribute(word: &str) -> bool {
    matches!(
        word,
        "nounwind"
            | "noreturn"
            | "readnone"
            | "readonly"
            | "writeonly"
            | "argmemonly"
            | "memory"
            | "willreturn"
            | "mustprogress"
            | "nofree"
            | "nosync"
            | "nocallback"
            | "noinline"
            | "alwaysinline"
            | "inlinehint"
            | "nomerge"
            | "noduplicate"
            | "convergent"
            | "builtin"
            | "nobuiltin"
            | "cold"
            | "hot"
            | "minsize"
            | "optsize"
            | "returns_twice"
            | "speculatable"
            | "strictfp"
            | "allocsize"
            | "allockind"
    )
}
