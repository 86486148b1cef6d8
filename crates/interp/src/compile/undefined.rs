//! Values of which nothing is defined: `undef`, `poison`, and what variables hold that were never written.

use super::function::Body;
use crate::code::{Instr, Reg, Src};
use mazurka_ir::{Const, ConstId, Operand, TypeId, TypeRef, ValueId};

impl Body<'_, '_> {
    /// Whether a constant is undefined, and that matters.
    pub(super) fn is_undefined(&self, id: ConstId) -> bool {
        let constant = self.compiler.module.consts.get(id);
        self.compiler.code.tracks_undefined
            && matches!(constant, Const::Undef(_) | Const::Poison(_))
    }

    /// The constant that an operand is, if that is undefined.
    pub(super) fn undefined_constant(&self, operand: Operand) -> Option<ConstId> {
        operand.constant().filter(|&constant| self.is_undefined(constant))
    }

    /// All scalars of an undefined constant.
    pub(super) fn undefined_leaves(&mut self, id: ConstId, out: &mut Vec<Src>) {
        for (_, leaf) in self.leaves(self.compiler.module.consts.type_of(id)) {
            let undefined = self.undefined(leaf);
            out.push(undefined);
        }
    }

    /// An operand that is an undefined scalar.
    pub(super) fn undefined(&mut self, ty: TypeId) -> Src {
        let (dst, bits) = (self.temporary(), self.width(ty));
        self.emit(Instr::Undefined { dst, bits, label: 0 });
        Src::register(dst)
    }

    /// Lets registers hold an undefined constant, which is the value of the variable with a label.
    pub(super) fn undefine(&mut self, dst: Reg, constant: ConstId, label: Option<u32>) {
        let leaves = self.leaves(self.compiler.module.consts.type_of(constant));
        for (k, (_, leaf)) in leaves.into_iter().enumerate() {
            let (bits, label) = (self.width(leaf), label.unwrap_or(0));
            self.emit(Instr::Undefined { dst: dst + k as u32, bits, label });
        }
    }

    /// Some fixed value where the value is undefined, else the value itself.
    pub(super) fn freeze(&mut self, dst: Reg, value: Operand) {
        if !self.compiler.code.tracks_undefined {
            return self.copy(dst, value);
        }
        for (k, src) in self.sources(value).into_iter().enumerate() {
            self.emit(Instr::Freeze { dst: dst + k as u32, src });
        }
    }

    /// A label for the variable that a value is, or is the content of; none if the source has no name.
    pub(super) fn label(&mut self, id: ValueId) -> Option<u32> {
        let variable = self.function.variables.get(&id)?;
        Some(self.new_label(&variable.name, variable.line, variable.ty))
    }

    /// A new label.
    pub(super) fn new_label(&mut self, name: &str, line: u32, ty: Option<TypeRef>) -> u32 {
        let code = &mut self.compiler.code;
        code.labels.push(name.to_string());
        code.label_types.push(ty);
        code.declarations.push((self.id.0, line));
        code.labels.len() as u32
    }
}
