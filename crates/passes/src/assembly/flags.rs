//! The flags of the processor.

use super::lower::{Lowered, Lowering};
use super::operands::width_of;
use mazurka_ir::{BinaryOp, IntPredicate, Operand};

/// The flags that instructions leave behind.
#[derive(Clone, Copy)]
pub(super) struct Flags {
    /// The result is zero, or a compare-and-swap has succeeded.
    pub(super) zero: Operand,
    pub(super) carry: Option<Operand>,
    pub(super) sign: Option<Operand>,
    /// What was compared.
    pub(super) compared: Option<(Operand, Operand)>,
}

impl Lowering<'_> {
    /// Sets the flags to what a result says.
    pub(super) fn resulted(&mut self, new: Operand, carry: Option<Operand>) {
        let width = width_of(self.module, self.ty(new)).unwrap_or(64);
        let none = self.constant(width, 0);
        let zero = self.compare(IntPredicate::Eq, new, none);
        let sign = Some(self.compare(IntPredicate::Slt, new, none));
        self.flags = Some(Flags { zero, carry, sign, compared: None });
    }

    /// Sets the flags to how two numbers compare.
    pub(super) fn compared(&mut self, a: Operand, b: Operand) {
        let difference = self.binary(BinaryOp::Sub, a, b);
        let carry = self.compare(IntPredicate::Ult, a, b);
        self.resulted(difference, Some(carry));
        if let Some(flags) = &mut self.flags {
            flags.compared = Some((a, b));
        }
    }

    /// Whether the flags fulfil a condition, by its name in `setCC`.
    pub(super) fn condition(&mut self, name: &str) -> Lowered<Operand> {
        let Some(flags) = self.flags else { return self.unknown() };
        let signed = |name: &str| match name {
            "l" | "nge" => Some(IntPredicate::Slt),
            "le" | "ng" => Some(IntPredicate::Sle),
            "g" | "nle" => Some(IntPredicate::Sgt),
            "ge" | "nl" => Some(IntPredicate::Sge),
            "a" | "nbe" => Some(IntPredicate::Ugt),
            "be" | "na" => Some(IntPredicate::Ule),
            _ => None,
        };
        let (flag, negated) = match name {
            "e" | "z" => (Some(flags.zero), false),
            "ne" | "nz" => (Some(flags.zero), true),
            "c" | "b" | "nae" => (flags.carry, false),
            "nc" | "nb" | "ae" => (flags.carry, true),
            "s" => (flags.sign, false),
            "ns" => (flags.sign, true),
            _ => match (signed(name), flags.compared) {
                (Some(predicate), Some((a, b))) => (Some(self.compare(predicate, a, b)), false),
                _ => (None, false),
            },
        };
        let Some(flag) = flag else { return self.unknown() };
        if !negated {
            return Ok(flag);
        }
        let one = self.constant(1, 1);
        Ok(self.binary(BinaryOp::Xor, flag, one))
    }
}
