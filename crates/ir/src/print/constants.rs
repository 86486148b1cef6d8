//! Constants as text.

use super::Printer;
use crate::constant::{Const, ConstExpr};
use crate::ids::{ConstId, TypeId};
use crate::name::{Escaped, Quoted};
use crate::types::{FloatKind, Type};
use std::fmt::{self, Write};

impl Printer<'_> {
    /// A constant without its type.
    pub(super) fn constant(&mut self, id: ConstId) -> fmt::Result {
        match self.m.consts.get(id) {
            Const::Int { ty, value } => self.integer(*ty, *value),
            Const::LongInt { ty, words } => self.long_int(*ty, words),
            Const::Float { ty, bits } => self.float(*ty, *bits),
            Const::Null => self.out.write_str("null"),
            Const::Undef(_) => self.out.write_str("undef"),
            Const::Poison(_) => self.out.write_str("poison"),
            Const::Zero(_) => self.out.write_str("zeroinitializer"),
            Const::Bytes { bytes, .. } => write!(self.out, "c\"{}\"", Escaped(bytes)),
            Const::Global(id) => write!(self.out, "@{}", Quoted(&self.m.global(*id).name)),
            Const::Function(id) => write!(self.out, "@{}", Quoted(&self.m.function(*id).name)),
            Const::Label { function, name } => {
                let function = &self.m.function(*function).name;
                write!(self.out, "blockaddress(@{}, %{})", Quoted(function), Quoted(name))
            }
            Const::Aggregate { ty, elements } => {
                let (open, close) = match self.m.types.get(*ty) {
                    Type::Array { .. } => ("[", "]"),
                    Type::Vector { .. } => ("<", ">"),
                    _ if self.m.types.fields(*ty).is_some_and(|(_, packed)| packed) => {
                        ("<{ ", " }>")
                    }
                    _ => ("{ ", " }"),
                };
                self.out.push_str(open);
                self.constants(elements)?;
                self.out.write_str(close)
            }
            Const::Expr(expr) => self.expression(expr),
        }
    }

    /// A constant with its type.
    pub(super) fn typed_constant(&mut self, id: ConstId) -> fmt::Result {
        write!(self.out, "{} ", self.m.types.display(self.m.consts.type_of(id)))?;
        self.constant(id)
    }

    fn constants(&mut self, list: &[ConstId]) -> fmt::Result {
        for (i, &id) in list.iter().enumerate() {
            if i > 0 {
                self.out.push_str(", ");
            }
            self.typed_constant(id)?;
        }
        Ok(())
    }

    /// Signed, as LLVM writes integers.
    pub(super) fn integer(&mut self, ty: TypeId, value: u128) -> fmt::Result {
        match self.m.types.int_bits(ty) {
            Some(1) => write!(self.out, "{}", value != 0),
            Some(bits @ 2..=127) if value >> (bits - 1) != 0 => {
                write!(self.out, "-{}", (1 << bits) - value)
            }
            Some(128) => write!(self.out, "{}", value as i128),
            _ => write!(self.out, "{value}"),
        }
    }

    /// An integer of more than 128 bits, signed.
    fn long_int(&mut self, ty: TypeId, words: &[u64]) -> fmt::Result {
        let bits = self.m.types.int_bits(ty).unwrap_or(0);
        let mut words = words.to_vec();
        let top = (bits.max(1) - 1) as usize;
        let negative = words.get(top / 64).is_some_and(|word| word >> (top % 64) & 1 != 0);
        if negative {
            let mut carry = true;
            for word in &mut words {
                (*word, carry) = (!*word).overflowing_add(carry.into());
            }
            if let (Some(last), 1..) = (words.last_mut(), bits % 64) {
                *last &= (1 << (bits % 64)) - 1;
            }
        }
        let mut digits = Vec::new();
        while words.iter().any(|word| *word != 0) {
            let mut rest = 0u128;
            for word in words.iter_mut().rev() {
                let value = rest << 64 | u128::from(*word);
                (*word, rest) = ((value / 10) as u64, value % 10);
            }
            digits.push(b'0' + rest as u8);
        }
        self.out.push_str(if negative { "-" } else { "" });
        self.out.extend(digits.iter().rev().map(|digit| char::from(*digit)));
        Ok(())
    }

    fn float(&mut self, ty: TypeId, bits: u128) -> fmt::Result {
        match self.m.types.float_kind(ty) {
            Some(FloatKind::Half) => write!(self.out, "0xH{bits:04X}"),
            Some(FloatKind::BFloat) => write!(self.out, "0xR{bits:04X}"),
            Some(FloatKind::X86Fp80) => write!(self.out, "0xK{bits:020X}"),
            Some(FloatKind::Fp128) => write!(self.out, "0xL{:032X}", bits.rotate_left(64)),
            Some(FloatKind::PpcFp128) => write!(self.out, "0xM{:032X}", bits.rotate_left(64)),
            Some(FloatKind::Float) => write!(self.out, "{}", double(widen(bits as u32))),
            _ => write!(self.out, "{}", double(bits as u64)),
        }
    }

    fn expression(&mut self, expr: &ConstExpr) -> fmt::Result {
        match expr {
            ConstExpr::Cast { kind, value, ty } => {
                write!(self.out, "{} (", kind.word())?;
                self.typed_constant(*value)?;
                write!(self.out, " to {})", self.m.types.display(*ty))
            }
            ConstExpr::Gep { flags, source, base, indices } => {
                write!(self.out, "getelementptr {flags}({}, ", self.m.types.display(*source))?;
                self.typed_constant(*base)?;
                for &index in indices {
                    self.out.push_str(", ");
                    self.typed_constant(index)?;
                }
                self.out.write_str(")")
            }
            ConstExpr::Binary { op, flags, a, b, .. } => {
                write!(self.out, "{} {flags}(", op.word())?;
                self.constants(&[*a, *b])?;
                self.out.write_str(")")
            }
            ConstExpr::ICmp { predicate, a, b } => {
                write!(self.out, "icmp {} (", predicate.word())?;
                self.constants(&[*a, *b])?;
                self.out.write_str(")")
            }
            ConstExpr::Select { condition, then, otherwise, .. } => {
                self.out.push_str("select (");
                self.constants(&[*condition, *then, *otherwise])?;
                self.out.write_str(")")
            }
        }
    }
}

/// A double in decimal if six digits say it exactly, else its bits.
fn double(bits: u64) -> String {
    let value = f64::from_bits(bits);
    let text = format!("{value:.6e}");
    if value.is_finite() && text.parse::<f64>().is_ok_and(|v| v.to_bits() == bits) {
        let (digits, exponent) = text.split_once('e').unwrap_or((&text, "0"));
        let (sign, exponent) = match exponent.strip_prefix('-') {
            Some(exponent) => ('-', exponent),
            None => ('+', exponent),
        };
        return format!("{digits}e{sign}{exponent:0>2}");
    }
    format!("0x{bits:016X}")
}

/// A `float` as a double; NaNs keep their payload.
fn widen(bits: u32) -> u64 {
    let value = f32::from_bits(bits);
    if value.is_nan() {
        let sign = u64::from(bits & 0x8000_0000) << 32;
        return sign | 0x7ff0_0000_0000_0000 | u64::from(bits & 0x007f_ffff) << 29;
    }
    f64::from(value).to_bits()
}
