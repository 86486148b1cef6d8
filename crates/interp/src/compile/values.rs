//! Values: the registers and constants that hold their scalars, and what is refused where an execution comes to it.

use super::function::Body;
use crate::code::{Instr, Src, Trap};
use crate::externals::construct_hint;
use crate::refusal::Refusal;
use mazurka_ir::{Const, ConstId, Operand, Type, TypeId, Unsupported};

/// How many bytes a value may have, in as many registers as it has scalars.
pub(super) const LARGEST_VALUE: u64 = 1 << 14;

impl Body<'_, '_> {
    /// The scalars in a value of a type, each with its distance from the start in memory.
    pub(crate) fn leaves(&self, ty: TypeId) -> Vec<(u64, TypeId)> {
        let types = &self.compiler.module.types;
        // Types may nest exponentially, so that even empty ones would take forever.
        if types.size_of(ty).is_some_and(|size| size == 0 || size > LARGEST_VALUE) {
            return Vec::new();
        }
        match types.get(ty) {
            Type::Void | Type::Label | Type::Metadata | Type::Token | Type::Function { .. } => {
                Vec::new()
            }
            Type::Array { element, len } => {
                let size = types.size_of(*element).unwrap_or(0);
                let inner = self.leaves(*element);
                let at = |k: u64| inner.iter().map(move |&(offset, ty)| (k * size + offset, ty));
                (0..*len).flat_map(at).collect()
            }
            Type::Struct { .. } | Type::Named(_) => {
                let (Some((fields, _)), Some(offsets)) =
                    (types.fields(ty), types.field_offsets(ty))
                else {
                    return Vec::new();
                };
                let parts = fields.iter().zip(offsets);
                parts
                    .flat_map(|(&field, at)| {
                        self.leaves(field).into_iter().map(move |(offset, ty)| (at + offset, ty))
                    })
                    .collect()
            }
            Type::Vector { element, len, .. } => {
                let size = u64::from(self.compiler.bits(*element)) / 8;
                let inner = self.leaves(*element);
                let at = |k: u64| inner.iter().map(move |&(offset, ty)| (k * size + offset, ty));
                (0..*len).flat_map(at).collect()
            }
            _ => types.words(ty).unwrap_or_else(|| vec![(0, ty)]),
        }
    }

    /// The position of the first scalar that indices lead to, and the type there.
    pub(super) fn leaf(&self, mut ty: TypeId, indices: &[u32]) -> (u32, TypeId) {
        let mut position = 0;
        for &index in indices {
            let types = &self.compiler.module.types;
            for before in 0..index {
                let part = types.element(ty, u64::from(before));
                position += part.map_or(0, |part| self.leaves(part).len() as u32);
            }
            ty = types.element(ty, u64::from(index)).unwrap_or(ty);
        }
        (position, ty)
    }

    /// The type of an operand.
    pub(crate) fn type_of(&self, operand: Operand) -> TypeId {
        self.compiler.module.type_of(self.function, operand)
    }

    /// The width of an operand; wider ones than 64 bits are refused.
    pub(crate) fn width(&mut self, ty: TypeId) -> u8 {
        let bits = self.compiler.bits(ty);
        let types = &self.compiler.module.types;
        if bits > 64 || types.vector(ty).is_some() {
            let message = format!("a value of type {} in this place", types.display(ty));
            self.refuse(message, "use a type of at most 64 bits here");
        }
        bits.min(64) as u8
    }

    /// What is needed here is not supported: an execution that comes here ends the check.
    pub(crate) fn refuse(&mut self, what: impl std::fmt::Display, hint: &str) {
        let message = format!("{what} is not supported");
        let location = self.loc.map(|loc| super::location(self.compiler.module, loc));
        let code = &mut self.compiler.code;
        code.refusals.push(Refusal { message, location, hint: hint.to_string() });
        let number = code.refusals.len() as u32 - 1;
        self.emit(Instr::Trap(Trap::Unsupported(number)));
    }

    /// The parser does not know this instruction, or a type in it.
    pub(super) fn refuse_construct(&mut self, reason: &Unsupported) {
        let what = match reason.line {
            0 => reason.construct.to_string(),
            line => format!("{} (line {line} of the IR)", reason.construct),
        };
        self.refuse(what, construct_hint(&reason.construct));
    }

    /// A scalar operand.
    pub(crate) fn source(&mut self, operand: Operand) -> Src {
        match operand {
            Operand::Value(id) => Src::register(self.register(id)),
            Operand::Const(id) => self.constant(id),
        }
    }

    pub(super) fn constant(&mut self, id: ConstId) -> Src {
        if self.is_undefined(id) {
            return self.undefined(self.compiler.module.consts.type_of(id));
        }
        if let Some(value) = self.compiler.scalar(id) {
            return self.compiler.constant(value);
        }
        match self.compiler.module.consts.get(id) {
            Const::Global(global) => {
                let (dst, global) = (self.temporary(), *global);
                self.emit(Instr::ThreadLocal { dst, global });
                Src::register(dst)
            }
            Const::Expr(expression) => self.thread_expression(expression),
            _ => unreachable!("the parts of an aggregate are looked at one by one"),
        }
    }

    /// All scalars of an operand.
    pub(crate) fn sources(&mut self, operand: Operand) -> Vec<Src> {
        let leaves = self.leaves(self.type_of(operand));
        match operand {
            Operand::Value(id) => {
                let first = self.register(id);
                (0..leaves.len() as u32).map(|k| Src::register(first + k)).collect()
            }
            Operand::Const(id) => {
                let mut parts = Vec::new();
                self.const_leaves(id, leaves.len(), &mut parts);
                parts
            }
        }
    }

    fn const_leaves(&mut self, id: ConstId, count: usize, out: &mut Vec<Src>) {
        match self.compiler.module.consts.get(id) {
            _ if self.is_undefined(id) => self.undefined_leaves(id, out),
            Const::Zero(_) | Const::Undef(_) | Const::Poison(_) => {
                let zero = self.compiler.constant(0);
                out.extend(std::iter::repeat_n(zero, count));
            }
            Const::Aggregate { elements, .. } => {
                for &element in elements {
                    let ty = self.compiler.module.consts.type_of(element);
                    let count = self.leaves(ty).len();
                    self.const_leaves(element, count, out);
                }
            }
            Const::Bytes { bytes, .. } => {
                for &byte in bytes {
                    let byte = self.compiler.constant(byte.into());
                    out.push(byte);
                }
            }
            Const::LongInt { words, .. } => {
                out.extend(words.iter().map(|word| self.compiler.constant(*word)));
            }
            Const::Int { value, .. } | Const::Float { bits: value, .. } if count > 1 => {
                let mut rest = *value;
                for _ in 0..count {
                    out.push(self.compiler.constant(rest as u64));
                    rest >>= 64;
                }
            }
            _ => {
                let zero = self.compiler.constant(0);
                let src = self.constant(id);
                out.push(src);
                out.extend(std::iter::repeat_n(zero, count.saturating_sub(1)));
            }
        }
    }
}
