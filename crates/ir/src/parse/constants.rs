//! Constants and constant expressions.

use super::lexer::{Name, Token};
use super::{Parse, Parser};
use crate::constant::{Const, ConstExpr};
use crate::ids::{ConstId, TypeId};
use crate::name::{unescape, unescape_text};
use crate::ops::{BinaryOp, CastKind, Flags, IntPredicate};
use crate::types::{FloatKind, Type, WIDEST_INT};

impl Parser<'_> {
    /// A type and a constant of it.
    pub(crate) fn typed_constant(&mut self) -> Parse<ConstId> {
        let ty = self.ty()?;
        self.constant(ty)
    }

    /// A constant whose type has been read.
    pub(crate) fn constant(&mut self, ty: TypeId) -> Parse<ConstId> {
        match self.tok {
            Token::Int(text) => self.int_constant(ty, text),
            Token::Float(text) => self.float_constant(ty, text),
            Token::Global(name) => self.symbol_constant(ty, name),
            Token::Word(word) => self.nested(|p| p.word_constant(ty, word)),
            Token::Bytes(raw) => {
                let bytes = unescape(raw);
                let array = Type::Array { element: TypeId::I8, len: bytes.len() as u64 };
                if *self.module.types.get(ty) != array {
                    return self.mismatch(ty);
                }
                self.bump();
                Ok(self.intern(Const::Bytes { ty, bytes: bytes.into() }))
            }
            Token::Punct(b'{' | b'[' | b'<') => self.nested(|p| p.aggregate(ty)),
            _ => self.expected("a value"),
        }
    }

    fn intern(&mut self, value: Const) -> ConstId {
        self.module.consts.intern(value)
    }

    fn mismatch<T>(&self, ty: TypeId) -> Parse<T> {
        self.fail(format!("this constant is not of type {}", self.module.types.display(ty)))
    }

    fn int_constant(&mut self, ty: TypeId, text: &str) -> Parse<ConstId> {
        let Some(bits) = self.module.types.int_bits(ty) else { return self.mismatch(ty) };
        if bits > WIDEST_INT {
            return self.unsupported(format!("integer type i{bits}"));
        }
        if bits > 128 {
            return self.long_constant(ty, bits, text);
        }
        let negative = text.starts_with('-');
        let Ok(value) = text.trim_start_matches(['-', '+']).parse::<u128>() else {
            return self.fail("the integer is out of range");
        };
        // A negative number has one more value than a positive one: the lowest.
        let limit = if negative { 1 << (bits - 1) } else { u128::MAX >> (128 - bits) };
        if value > limit {
            return self.fail(format!("{text} does not fit into i{bits}"));
        }
        self.bump();
        let value = if negative { value.wrapping_neg() } else { value };
        Ok(self.module.consts.int(ty, bits, value))
    }

    /// An integer of more than 128 bits.
    fn long_constant(&mut self, ty: TypeId, bits: u32, text: &str) -> Parse<ConstId> {
        let negative = text.starts_with('-');
        let mut words = vec![0u64; bits.div_ceil(64) as usize];
        for digit in text.trim_start_matches(['-', '+']).bytes() {
            let mut carry = u128::from(digit.wrapping_sub(b'0'));
            if carry > 9 {
                return self.fail("the integer is out of range");
            }
            for word in &mut words {
                let value = u128::from(*word) * 10 + carry;
                (*word, carry) = (value as u64, value >> 64);
            }
            let last = words.last().copied().unwrap_or(0);
            if carry != 0 || !bits.is_multiple_of(64) && last >> (bits % 64) != 0 {
                return self.fail(format!("{text} does not fit into i{bits}"));
            }
        }
        if negative {
            let mut carry = true;
            for word in &mut words {
                (*word, carry) = (!*word).overflowing_add(carry.into());
            }
        }
        self.bump();
        Ok(self.module.consts.long_int(ty, bits, words))
    }

    fn float_constant(&mut self, ty: TypeId, text: &str) -> Parse<ConstId> {
        let Some(kind) = self.module.types.float_kind(ty) else { return self.mismatch(ty) };
        let Some(bits) = float_bits(kind, text) else {
            return self.fail(format!("'{text}' is not a {}", kind.name()));
        };
        self.bump();
        Ok(self.intern(Const::Float { ty, bits }))
    }

    pub(crate) fn symbol_constant(&mut self, ty: TypeId, name: Name<'_>) -> Parse<ConstId> {
        if ty != TypeId::PTR {
            if let Type::Other(text) = self.module.types.get(ty) {
                let text = format!("type {text}");
                return self.unsupported(text);
            }
            return self.mismatch(ty);
        }
        let id = self.symbol(name)?;
        self.bump();
        Ok(id)
    }

    fn word_constant(&mut self, ty: TypeId, word: &str) -> Parse<ConstId> {
        let simple = match word {
            "true" | "false" if ty == TypeId::I1 => {
                Const::Int { ty, value: u128::from(word == "true") }
            }
            "null" if ty == TypeId::PTR => Const::Null,
            "undef" => Const::Undef(ty),
            "poison" => Const::Poison(ty),
            "zeroinitializer" => self.zero(ty),
            "true" | "false" | "null" => return self.mismatch(ty),
            "dso_local_equivalent" | "no_cfi" => {
                self.bump();
                return self.constant(ty);
            }
            "splat" => return self.splat(ty),
            "blockaddress" => return self.block_address(ty),
            _ => return self.expression(ty, word),
        };
        self.bump();
        Ok(self.intern(simple))
    }

    /// `splat (i32 7)`: a vector whose elements are all the same.
    fn splat(&mut self, ty: TypeId) -> Parse<ConstId> {
        let Some((_, len)) = self.module.types.vector(ty) else { return self.mismatch(ty) };
        self.bump();
        self.expect(b'(')?;
        let element = self.typed_constant()?;
        self.expect(b')')?;
        if self.module.types.size_of(ty).is_none_or(|size| size > 1 << 14) {
            return self.unsupported(format!("vector type {}", self.module.types.display(ty)));
        }
        self.finish_aggregate(ty, vec![element; len as usize], true)
    }

    /// `blockaddress(@function, %block)`
    fn block_address(&mut self, ty: TypeId) -> Parse<ConstId> {
        self.bump();
        self.expect(b'(')?;
        let Token::Global(name) = self.tok else { return self.expected("a function") };
        let symbol = self.symbol_constant(TypeId::PTR, name)?;
        let Const::Function(function) = *self.module.consts.get(symbol) else {
            return self.expected("a function");
        };
        self.expect(b',')?;
        let Token::Local(name) = self.tok else { return self.expected("a block") };
        let name = unescape_text(name.raw).into();
        self.bump();
        self.expect(b')')?;
        if ty != TypeId::PTR {
            return self.mismatch(ty);
        }
        Ok(self.intern(Const::Label { function, name }))
    }

    /// `zeroinitializer`; scalars have their own zeros.
    fn zero(&self, ty: TypeId) -> Const {
        match self.module.types.get(ty) {
            Type::Int(_) => Const::Int { ty, value: 0 },
            Type::Float(_) => Const::Float { ty, bits: 0 },
            Type::Ptr => Const::Null,
            _ => Const::Zero(ty),
        }
    }

    fn expression(&mut self, ty: TypeId, word: &str) -> Parse<ConstId> {
        let from = self.start;
        if !is_expression_word(word) {
            return self.expected("a value");
        }
        let expr = if let Some(kind) = CastKind::from_word(word) {
            self.cast_expression(kind)?
        } else if let Some(op) = BinaryOp::from_word(word) {
            self.binary_expression(op)?
        } else {
            match word {
                "getelementptr" => self.gep_expression()?,
                "icmp" => self.icmp_expression()?,
                "select" => self.select_expression()?,
                _ => return self.unsupported(format!("constant expression '{word}'")),
            }
        };
        let scalar = |p: &Self, id: ConstId| {
            let ty = p.module.consts.type_of(id);
            p.module.types.vector(ty).is_none() && !p.module.types.is_aggregate(ty)
        };
        let id = self.intern(Const::Expr(expr));
        let parts = self.module.consts.parts(id);
        if !std::iter::once(id).chain(parts).all(|part| scalar(self, part)) {
            self.start = from;
            return self.unsupported(format!("constant expression '{word}' of vectors"));
        }
        if self.module.consts.type_of(id) != ty {
            self.start = from;
            return self.mismatch(ty);
        }
        Ok(id)
    }

    fn cast_expression(&mut self, kind: CastKind) -> Parse<ConstExpr> {
        self.bump();
        self.flags();
        self.expect(b'(')?;
        let value = self.typed_constant()?;
        self.expect_word("to")?;
        let ty = self.ty()?;
        self.expect(b')')?;
        Ok(ConstExpr::Cast { kind, value, ty })
    }

    fn binary_expression(&mut self, op: BinaryOp) -> Parse<ConstExpr> {
        self.bump();
        let flags = self.flags();
        let (a, b) = self.constant_pair()?;
        Ok(ConstExpr::Binary { op, flags, a, b, ty: self.module.consts.type_of(a) })
    }

    fn icmp_expression(&mut self) -> Parse<ConstExpr> {
        self.bump();
        self.flags();
        let predicate = self.word("a predicate", IntPredicate::from_word)?;
        let (a, b) = self.constant_pair()?;
        Ok(ConstExpr::ICmp { predicate, a, b })
    }

    fn constant_pair(&mut self) -> Parse<(ConstId, ConstId)> {
        self.expect(b'(')?;
        let a = self.typed_constant()?;
        self.expect(b',')?;
        let b = self.typed_constant()?;
        self.expect(b')')?;
        Ok((a, b))
    }

    fn select_expression(&mut self) -> Parse<ConstExpr> {
        self.bump();
        self.expect(b'(')?;
        let condition = self.typed_constant()?;
        self.expect(b',')?;
        let then = self.typed_constant()?;
        self.expect(b',')?;
        let otherwise = self.typed_constant()?;
        self.expect(b')')?;
        let ty = self.module.consts.type_of(then);
        Ok(ConstExpr::Select { condition, then, otherwise, ty })
    }

    fn gep_expression(&mut self) -> Parse<ConstExpr> {
        self.bump();
        let mut flags = self.flags();
        if self.accept_word("inrange") {
            self.skip_group(b'(', b')')?;
            flags = flags.with(self.flags());
        }
        self.expect(b'(')?;
        let source = self.ty()?;
        self.expect(b',')?;
        let base = self.typed_constant()?;
        let mut indices = Vec::new();
        while self.accept(b',') {
            self.accept_word("inrange");
            indices.push(self.typed_constant()?);
        }
        self.expect(b')')?;
        Ok(ConstExpr::Gep { flags, source, base, indices: indices.into() })
    }

    /// `nsw` and the like, as many as there are.
    pub(crate) fn flags(&mut self) -> Flags {
        let mut flags = Flags::default();
        while let Token::Word(word) = self.tok {
            let Some(flag) = Flags::from_word(word) else { break };
            flags = flags.with(flag);
            self.bump();
        }
        flags
    }

    /// `{ ... }`, `<{ ... }>`, `[ ... ]` or `< ... >`.
    fn aggregate(&mut self, ty: TypeId) -> Parse<ConstId> {
        let angle = self.accept(b'<');
        let Token::Punct(open @ (b'{' | b'[')) = self.tok else {
            let elements = self.elements(b'>')?;
            return self.finish_aggregate(
                ty,
                elements,
                matches!(self.type_of(ty), Type::Vector { .. }),
            );
        };
        if angle && open == b'[' {
            // A vector has no arrays as elements.
            return self.expected("a value");
        }
        self.bump();
        let elements = self.elements(if open == b'{' { b'}' } else { b']' })?;
        if angle {
            self.expect(b'>')?;
        }
        let fits = match self.type_of(ty) {
            Type::Array { .. } => open == b'[',
            _ => self
                .module
                .types
                .fields(ty)
                .is_some_and(|(_, packed)| open == b'{' && packed == angle),
        };
        self.finish_aggregate(ty, elements, fits)
    }

    fn type_of(&self, ty: TypeId) -> &Type {
        self.module.types.get(ty)
    }

    fn elements(&mut self, close: u8) -> Parse<Vec<ConstId>> {
        let mut elements = Vec::new();
        while !self.at(close) {
            elements.push(self.typed_constant()?);
            if !self.accept(b',') {
                break;
            }
        }
        self.expect(close)?;
        Ok(elements)
    }

    fn finish_aggregate(
        &mut self,
        ty: TypeId,
        elements: Vec<ConstId>,
        fits: bool,
    ) -> Parse<ConstId> {
        let types = &self.module.types;
        let consts = &self.module.consts;
        let fits = fits
            && match types.get(ty) {
                Type::Array { element, len } | Type::Vector { element, len, .. } => {
                    *len == elements.len() as u64
                        && elements.iter().all(|e| consts.type_of(*e) == *element)
                }
                _ => types.fields(ty).is_some_and(|(fields, _)| {
                    fields.iter().copied().eq(elements.iter().map(|e| consts.type_of(*e)))
                }),
            };
        if !fits {
            return self.mismatch(ty);
        }
        Ok(self.intern(Const::Aggregate { ty, elements: elements.into() }))
    }

    /// Passes over a constant whose type has been read.
    pub(crate) fn skip_constant(&mut self) -> Parse<()> {
        match self.tok {
            Token::Punct(b'{') => self.skip_group(b'{', b'}'),
            Token::Punct(b'[') => self.skip_group(b'[', b']'),
            Token::Punct(b'<') => self.skip_group(b'<', b'>'),
            Token::Int(_) | Token::Float(_) | Token::Bytes(_) | Token::Global(_) => {
                self.bump();
                Ok(())
            }
            Token::Word("blockaddress" | "splat") => {
                self.bump();
                self.skip_group(b'(', b')')
            }
            Token::Word(word) if is_expression_word(word) => {
                // Flags, then one or two groups: `inrange(-16, 24) ( ... )`.
                while !self.at(b'(') {
                    let (Token::Word(_) | Token::Global(_)) = self.tok else {
                        return self.expected("'('");
                    };
                    let done = matches!(self.tok, Token::Global(_));
                    self.bump();
                    if done {
                        return Ok(());
                    }
                }
                while self.at(b'(') {
                    self.skip_group(b'(', b')')?;
                }
                Ok(())
            }
            Token::Word(word) if is_value_word(word) => {
                self.bump();
                Ok(())
            }
            _ => self.expected("a value"),
        }
    }
}

/// Whether the word is a whole constant.
fn is_value_word(word: &str) -> bool {
    matches!(word, "true" | "false" | "null" | "undef" | "poison" | "zeroinitializer" | "none")
}

/// Whether the word starts a constant that has parts.
fn is_expression_word(word: &str) -> bool {
    matches!(
        word,
        "getelementptr"
            | "icmp"
            | "fcmp"
            | "select"
            | "dso_local_equivalent"
            | "no_cfi"
            | "blockaddress"
            | "splat"
            | "ptrauth"
            | "addrspacecast"
            | "ptrtoaddr"
            | "extractvalue"
            | "insertvalue"
            | "extractelement"
            | "insertelement"
            | "shufflevector"
            | "fneg"
            | "fadd"
            | "fsub"
            | "fmul"
            | "fdiv"
            | "frem"
    ) || CastKind::from_word(word).is_some()
        || BinaryOp::from_word(word).is_some()
}

/// Whether the word starts a constant: no attribute has such a name.
pub(crate) fn is_constant_word(word: &str) -> bool {
    is_value_word(word) || is_expression_word(word) || word == "asm"
}

/// The bits of a floating-point number in its own format.
fn float_bits(kind: FloatKind, text: &str) -> Option<u128> {
    let hex = text.strip_prefix("0x");
    match kind {
        FloatKind::Float | FloatKind::Double => {
            let value = match hex {
                Some(hex) => f64::from_bits(u64::from_str_radix(hex, 16).ok()?),
                None => text.parse().ok()?,
            };
            if kind == FloatKind::Double {
                return Some(u128::from(value.to_bits()));
            }
            narrow(value).map(u128::from)
        }
        FloatKind::Half => prefixed(hex?, 'H', 16),
        FloatKind::BFloat => prefixed(hex?, 'R', 16),
        FloatKind::X86Fp80 => prefixed(hex?, 'K', 80),
        // The lower word comes first.
        FloatKind::Fp128 => prefixed(hex?, 'L', 128).map(|bits| bits.rotate_left(64)),
        FloatKind::PpcFp128 => prefixed(hex?, 'M', 128).map(|bits| bits.rotate_left(64)),
    }
}

/// The digits after a letter, as they stand.
fn prefixed(hex: &str, letter: char, bits: u32) -> Option<u128> {
    let value = u128::from_str_radix(hex.strip_prefix(letter)?, 16).ok()?;
    (bits == 128 || value >> bits == 0).then_some(value)
}

/// The `float` that is exactly this number; NaNs keep their payload.
fn narrow(value: f64) -> Option<u32> {
    if value.is_nan() {
        let bits = value.to_bits();
        let payload = (bits >> 29) as u32 & 0x007f_ffff;
        let sign = (bits >> 32) as u32 & 0x8000_0000;
        return (payload != 0).then_some(sign | 0x7f80_0000 | payload);
    }
    let narrow = value as f32;
    (f64::from(narrow).to_bits() == value.to_bits()).then_some(narrow.to_bits())
}
