//! Constants: their values as operands and their bytes in memory.

use super::{Compiler, function_pointer};
use crate::code::{moved, pointer};
use crate::externals::is_undefined_variable;
use crate::library::{Meaning, meaning};
use mazurka_ir::{CastKind, Const, ConstExpr, ConstId, FuncId, Linkage, Type, TypeId};

impl Compiler<'_> {
    /// The bits of a scalar constant, unless it depends on the thread.
    pub(crate) fn scalar(&self, id: ConstId) -> Option<u64> {
        match self.module.consts.get(id) {
            Const::Int { value, .. } => Some(*value as u64),
            Const::Float { bits, .. } => Some(*bits as u64),
            Const::Null | Const::Undef(_) | Const::Poison(_) | Const::Zero(_) => Some(0),
            // A variable that may be missing, and is.
            Const::Global(id)
                if self.module.global(*id).linkage == Linkage::ExternWeak
                    && is_undefined_variable(self.module, *id) =>
            {
                Some(0)
            }
            Const::Global(id) => {
                let global = &self.code.globals[id.index()];
                (!global.thread_local).then(|| pointer(global.object))
            }
            Const::Function(id) => Some(self.function_address(*id)),
            Const::Label { function, name } => {
                Some(self.label_address(*function, name).unwrap_or(0))
            }
            Const::LongInt { words, .. } => words.first().copied(),
            Const::Expr(expr) => self.expression(expr),
            Const::Aggregate { .. } | Const::Bytes { .. } => None,
        }
    }

    /// The address of a function. One that may be missing, and is, has none; one that is written in
    /// IR is there.
    fn function_address(&self, id: FuncId) -> u64 {
        let function = self.module.function(id);
        let meaning = if function.defined { None } else { meaning(&function.name) };
        match meaning {
            None if !function.defined && function.linkage == Linkage::ExternWeak => 0,
            Some(Meaning::InIr(name)) => {
                function_pointer(self.module.function_named(name).unwrap_or(id))
            }
            _ => function_pointer(id),
        }
    }

    /// The address of a block, if the program takes it: behind that of its function, one for each such block.
    pub(crate) fn label_address(&self, function: FuncId, name: &str) -> Option<u64> {
        let labels = self.labels.get(&function)?;
        let number = labels.iter().position(|label| **label == *name)?;
        Some(moved(function_pointer(function), number as i64 + 1))
    }

    fn expression(&self, expr: &ConstExpr) -> Option<u64> {
        match expr {
            ConstExpr::Cast { kind, value, ty } => {
                let from = self.module.consts.type_of(*value);
                let value = self.scalar(*value)?;
                let bits = self.bits(*ty);
                Some(match kind {
                    CastKind::SExt => {
                        let from = self.bits(from);
                        let shift = 64 - from.min(64);
                        (((value << shift) as i64 >> shift) as u64) & low_bits(bits)
                    }
                    _ => value & low_bits(bits),
                })
            }
            ConstExpr::Gep { source, base, indices, .. } => {
                let base = self.scalar(*base)?;
                let indices: Option<Vec<i64>> = indices.iter().map(|&i| self.index(i)).collect();
                Some(moved(base, self.static_offset(*source, &indices?)?))
            }
            ConstExpr::Binary { op, a, b, ty, .. } => {
                let bits = self.bits(*ty) as u8;
                crate::arith::binary(*op, bits, self.scalar(*a)?, self.scalar(*b)?)
            }
            ConstExpr::ICmp { predicate, a, b } => {
                let bits = self.bits(self.module.consts.type_of(*a)) as u8;
                Some(crate::arith::compare(*predicate, bits, self.scalar(*a)?, self.scalar(*b)?))
            }
            ConstExpr::Select { condition, then, otherwise, .. } => {
                self.scalar(if self.scalar(*condition)? != 0 { *then } else { *otherwise })
            }
        }
    }

    /// A constant index, as a signed number.
    pub(crate) fn index(&self, id: ConstId) -> Option<i64> {
        let bits = self.bits(self.module.consts.type_of(id));
        let value = self.scalar(id)?;
        let shift = 64 - bits.min(64);
        Some((value << shift) as i64 >> shift)
    }

    /// How far constant indices lead from the start of a `source`.
    pub(crate) fn static_offset(&self, source: TypeId, indices: &[i64]) -> Option<i64> {
        let types = &self.module.types;
        let (&first, rest) = indices.split_first()?;
        let mut offset = first.wrapping_mul(types.size_of(source)? as i64);
        let mut ty = source;
        for &index in rest {
            if let Type::Array { element, .. } | Type::Vector { element, .. } = types.get(ty) {
                offset += index.wrapping_mul(types.size_of(*element)? as i64);
                ty = *element;
            } else {
                offset += types.field_offset(ty, index as usize)? as i64;
                ty = types.element(ty, index as u64)?;
            }
        }
        Some(offset)
    }

    /// The width of a scalar type; pointers have 64 bits.
    pub(crate) fn bits(&self, ty: TypeId) -> u32 {
        match self.module.types.get(ty) {
            Type::Int(bits) => *bits,
            Type::Ptr => 64,
            _ => self.module.types.store_size(ty).map_or(64, |bytes| bytes as u32 * 8),
        }
    }

    /// Whether a type is a vector whose elements are not whole bytes: they lie side by side, bit by bit.
    fn is_packed(&self, ty: TypeId) -> bool {
        self.module
            .types
            .vector(ty)
            .is_some_and(|(element, _)| !self.bits(element).is_multiple_of(8))
    }

    /// Writes a constant into the image of a global variable.
    pub(crate) fn image(&mut self, id: ConstId, bytes: &mut [u8], at: usize) {
        let module = self.module;
        match module.consts.get(id) {
            Const::Zero(_) | Const::Undef(_) | Const::Poison(_) => {}
            Const::Bytes { bytes: content, .. } => {
                bytes[at..at + content.len()].copy_from_slice(content);
            }
            Const::Aggregate { ty, elements } if self.is_packed(*ty) => {
                let element = self.bits(module.types.lane(*ty)) as usize;
                for (k, &value) in elements.iter().enumerate() {
                    let value = self.scalar(value).unwrap_or(0);
                    for bit in (0..element).filter(|bit| value >> bit & 1 != 0) {
                        let place = k * element + bit;
                        bytes[at + place / 8] |= 1 << (place % 8);
                    }
                }
            }
            Const::Aggregate { ty, elements } => {
                for (k, &element) in elements.iter().enumerate() {
                    let offset = self.static_offset(*ty, &[0, k as i64]).unwrap_or(0);
                    self.image(element, bytes, at + offset as usize);
                }
            }
            Const::Int { ty, value } | Const::Float { ty, bits: value } if self.bits(*ty) > 64 => {
                let size = module.types.store_size(*ty).unwrap_or(16).min(16) as usize;
                bytes[at..at + size].copy_from_slice(&value.to_le_bytes()[..size]);
            }
            Const::LongInt { ty, words } => {
                let size = module.types.store_size(*ty).unwrap_or(0) as usize;
                let content: Vec<u8> = words.iter().flat_map(|word| word.to_le_bytes()).collect();
                bytes[at..at + size].copy_from_slice(&content[..size]);
            }
            _ => {
                let ty = module.consts.type_of(id);
                let size = module.types.store_size(ty).unwrap_or(8).min(8) as usize;
                match self.scalar(id) {
                    Some(value) => {
                        bytes[at..at + size].copy_from_slice(&value.to_le_bytes()[..size]);
                    }
                    None => self.refuse(
                        "a global variable begins with the address of a thread-local one",
                        None,
                        "assign it in main",
                    ),
                }
            }
        }
    }
}

/// The lowest bits of a word.
pub(crate) fn low_bits(bits: u32) -> u64 {
    if bits >= 64 { u64::MAX } else { (1 << bits) - 1 }
}
