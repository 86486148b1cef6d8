//! Constant expressions with the addresses of thread-local variables: each thread has its own value.

use super::function::Body;
use crate::code::{Instr, Src};
use mazurka_ir::{CastKind, ConstExpr};

impl Body<'_, '_> {
    /// The value of a constant expression that depends on the thread.
    pub(super) fn thread_expression(&mut self, expression: &ConstExpr) -> Src {
        match *expression {
            ConstExpr::Gep { source, base, ref indices, .. } => {
                let indices: Vec<i64> =
                    indices.iter().map(|&i| self.compiler.index(i).unwrap_or(0)).collect();
                let bytes = self.compiler.static_offset(source, &indices).unwrap_or(0) as i32;
                let base = self.constant(base);
                let dst = self.temporary();
                self.emit(Instr::Offset { dst, base, bytes });
                Src::register(dst)
            }
            ConstExpr::Cast { kind, value, ty } => {
                let a = self.constant(value);
                let from = self.width(self.compiler.module.consts.type_of(value));
                let to = self.width(ty);
                match kind {
                    CastKind::Trunc | CastKind::ZExt | CastKind::SExt => {
                        let dst = self.temporary();
                        self.emit(Instr::Convert { kind, from, to, dst, a });
                        Src::register(dst)
                    }
                    _ => a,
                }
            }
            ConstExpr::Binary { op, a, b, ty, .. } => {
                let (bits, a, b) = (self.width(ty), self.constant(a), self.constant(b));
                let dst = self.temporary();
                self.emit(Instr::Binary { op, bits, dst, a, b });
                Src::register(dst)
            }
            ConstExpr::ICmp { predicate, a, b } => {
                let bits = self.width(self.compiler.module.consts.type_of(a));
                let (a, b) = (self.constant(a), self.constant(b));
                let dst = self.temporary();
                self.emit(Instr::Compare { predicate, bits, dst, a, b });
                Src::register(dst)
            }
            ConstExpr::Select { condition, then, otherwise, .. } => {
                let condition = self.constant(condition);
                let (then, otherwise) = (self.constant(then), self.constant(otherwise));
                let dst = self.temporary();
                self.emit(Instr::Select { dst, condition, then, otherwise });
                Src::register(dst)
            }
        }
    }
}
