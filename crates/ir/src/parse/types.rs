//! Types.

use super::lexer::Token;
use super::{Parse, Parser};
use crate::ids::TypeId;
use crate::name::unescape_text;
use crate::types::{FloatKind, Type};

/// The widest integer that LLVM knows.
const MAX_INT_BITS: u32 = 1 << 23;

impl Parser<'_> {
    /// Whether a type is next.
    pub(crate) fn at_type(&self) -> bool {
        match self.tok {
            Token::Local(_) | Token::Punct(b'{' | b'[' | b'<') => true,
            Token::Word(word) => is_type_word(word),
            _ => false,
        }
    }

    /// A type, with its suffixes: `*` makes a pointer, `(...)` a function.
    pub(crate) fn ty(&mut self) -> Parse<TypeId> {
        self.nested(|p| {
            let mut ty = p.base_type()?;
            loop {
                match p.tok {
                    Token::Punct(b'*') => {
                        p.bump();
                        // A typed pointer into another address space stays what it is.
                        if !matches!(p.module.types.get(ty), Type::Other(_)) {
                            ty = TypeId::PTR;
                        }
                    }
                    Token::Punct(b'(') => ty = p.function_type(ty)?,
                    Token::Word("addrspace") => ty = p.address_space()?,
                    _ => return Ok(ty),
                }
            }
        })
    }

    fn base_type(&mut self) -> Parse<TypeId> {
        match self.tok {
            Token::Word(word) => self.word_type(word),
            Token::Local(name) => {
                let id = self.module.types.named_struct(&unescape_text(name.raw));
                self.bump();
                Ok(self.module.types.intern(Type::Named(id)))
            }
            Token::Punct(b'{') => self.struct_type(false),
            Token::Punct(b'[') => {
                self.bump();
                let ty = self.sequence(|element, len| Type::Array { element, len })?;
                self.expect(b']')?;
                Ok(ty)
            }
            Token::Punct(b'<') => {
                self.bump();
                if self.at(b'{') {
                    let ty = self.struct_type(true)?;
                    self.expect(b'>')?;
                    return Ok(ty);
                }
                let scalable = self.accept_word("vscale");
                if scalable {
                    self.expect_word("x")?;
                }
                let ty = self.sequence(|element, len| Type::Vector { element, len, scalable })?;
                self.expect(b'>')?;
                Ok(ty)
            }
            _ => self.expected("a type"),
        }
    }

    fn word_type(&mut self, word: &str) -> Parse<TypeId> {
        let ty = match word {
            "void" => TypeId::VOID,
            "ptr" => TypeId::PTR,
            "label" => TypeId::LABEL,
            "metadata" => TypeId::METADATA,
            "token" => TypeId::TOKEN,
            "i32" => TypeId::I32,
            "i64" => TypeId::I64,
            "target" => {
                let from = self.start;
                self.bump();
                self.skip_group(b'(', b')')?;
                let text = self.lexer.text[from..self.start].trim_end();
                return Ok(self.module.types.intern(Type::Other(text.into())));
            }
            "x86_mmx" | "x86_amx" => self.module.types.intern(Type::Other(word.into())),
            _ => match (int_bits(word), FloatKind::from_name(word)) {
                (Some(bits), _) if (1..=MAX_INT_BITS).contains(&bits) => {
                    self.module.types.int(bits)
                }
                (_, Some(kind)) => self.module.types.intern(Type::Float(kind)),
                _ => return self.expected("a type"),
            },
        };
        self.bump();
        Ok(ty)
    }

    /// The rest of an array or vector type after its bracket: `4 x i32`.
    fn sequence(&mut self, make: impl FnOnce(TypeId, u64) -> Type) -> Parse<TypeId> {
        let len = self.unsigned()?;
        self.expect_word("x")?;
        let element = self.ty()?;
        Ok(self.module.types.intern(make(element, len)))
    }

    fn struct_type(&mut self, packed: bool) -> Parse<TypeId> {
        self.expect(b'{')?;
        let mut fields = Vec::new();
        while !self.at(b'}') {
            fields.push(self.ty()?);
            if !self.accept(b',') {
                break;
            }
        }
        self.expect(b'}')?;
        Ok(self.module.types.intern(Type::Struct { fields: fields.into(), packed }))
    }

    fn function_type(&mut self, ret: TypeId) -> Parse<TypeId> {
        // Such types would also nest without the limit that brackets have.
        if self.module.types.signature(ret).is_some() {
            return self.fail("a function cannot return a function");
        }
        self.expect(b'(')?;
        let (mut params, mut variadic) = (Vec::new(), false);
        while !self.at(b')') {
            if self.tok == Token::Ellipsis {
                self.bump();
                variadic = true;
                break;
            }
            params.push(self.ty()?);
            if !self.accept(b',') {
                break;
            }
        }
        self.expect(b')')?;
        Ok(self.module.types.intern(Type::Function { ret, params: params.into(), variadic }))
    }

    /// `addrspace(N)` after `ptr` or before `*`.
    fn address_space(&mut self) -> Parse<TypeId> {
        self.bump();
        self.expect(b'(')?;
        let space: u32 = match self.tok {
            Token::Str(_) => return self.unsupported("named address space"),
            _ => self.unsigned()?,
        };
        self.expect(b')')?;
        if space == 0 {
            return Ok(TypeId::PTR);
        }
        let text = format!("ptr addrspace({space})");
        Ok(self.module.types.intern(Type::Other(text.into())))
    }
}

/// The width of `i32` and the like.
fn int_bits(word: &str) -> Option<u32> {
    let digits = word.strip_prefix('i')?;
    if !digits.bytes().all(|b| b.is_ascii_digit()) {
        return None;
    }
    digits.parse().ok()
}

fn is_type_word(word: &str) -> bool {
    match word {
        "void" | "ptr" | "label" | "metadata" | "token" | "target" | "x86_mmx" | "x86_amx" => true,
        _ => int_bits(word).is_some() || FloatKind::from_name(word).is_some(),
    }
}
