//! Awaits: calls that make the next access wait, and the functions that programs may call themselves.
//!
//! `T __VERIFIER_load_await_*(T *var, int condition, T operand)` and
//! `T __VERIFIER_xchg_await_*(T *var, T value, int condition, T operand)` take the condition as a number:
//! 8 if the comparison is signed, plus 4 if it holds for less, 2 for equal, 1 for greater.

use super::function::Body;
use crate::code::{Access, AccessKind, Await, AwaitOrigin};
use mazurka_ir::{Call as IrCall, Operand, ValueId};
use mazurka_passes::{AWAIT, Origin};
use mazurka_trace::{Bits, Compare, MemoryOrder, Rmw};

/// The beginnings of the names of the functions that wait.
const LOAD: &str = "__VERIFIER_load_await";
const EXCHANGE: &str = "__VERIFIER_xchg_await";

/// Whether an external function is an await, which keeps no copy of the addresses passed to it.
pub(crate) fn is_await(name: &str) -> bool {
    [AWAIT, LOAD, EXCHANGE].iter().any(|prefix| name.starts_with(prefix))
}

impl Body<'_, '_> {
    /// Compiles a call of an await function; tells whether it was one.
    pub(crate) fn await_call(&mut self, id: ValueId, call: &IrCall, name: &str) -> bool {
        let arg = |k: usize| call.args.get(k).map(|arg| arg.value);
        if name.starts_with(AWAIT) {
            let (Some(active), Some(code), Some(operand), Some(origin), Some(mask)) =
                (arg(0), arg(1), arg(2), arg(3), arg(4))
            else {
                return false;
            };
            let active = self.source(active);
            let origin = match Origin::from_number(self.number(origin).unwrap_or(0) as u32) {
                Origin::Assumed => AwaitOrigin::Assumption,
                Origin::Spins(number) => AwaitOrigin::Loop(number),
                Origin::Cut(number) => AwaitOrigin::Cut(number),
            };
            if let AwaitOrigin::Loop(number) | AwaitOrigin::Cut(number) = origin {
                self.cover_left_out(number);
            }
            let mask = self.number(mask).and_then(Bits::of_mask).unwrap_or_default();
            self.next_await = self.add_await(active, code, (mask, operand), origin);
            return true;
        }
        let (kind, value, code, operand) = if name.starts_with(LOAD) {
            (AccessKind::Load, None, arg(1), arg(2))
        } else if name.starts_with(EXCHANGE) {
            let kind = AccessKind::Rmw { function: Rmw::Exchange, negate: false };
            (kind, arg(1), arg(2), arg(3))
        } else {
            return false;
        };
        let (Some(ptr), Some(code), Some(operand)) = (arg(0), code, operand) else {
            return false;
        };
        let always = self.compiler.constant(1);
        let operand = (Bits::ALL, operand);
        let awaits = self.add_await(always, code, operand, AwaitOrigin::Program);
        let ptr = self.source(ptr);
        let access = self.access(kind, ptr, self.function.value(id).ty);
        let a = value.map_or(access.a, |value| self.source(value));
        let access = Access { a, dst: Some(self.register(id)), awaits, ..access };
        self.push_access(access, MemoryOrder::SeqCst);
        true
    }

    fn add_await(
        &mut self,
        active: crate::code::Src,
        code: Operand,
        (bits, operand): (Bits, Operand),
        origin: AwaitOrigin,
    ) -> Option<u32> {
        let Some(compare) = self.number(code).and_then(compare) else {
            let (loc, hint) =
                (self.loc, "give a constant: 8 for signed + 4 less + 2 equal + 1 greater");
            self.compiler.refuse("the condition of this await is not known", loc, hint);
            return None;
        };
        let operand = self.source(operand);
        self.compiler.code.awaits.push(Await { active, compare, bits, operand, origin });
        Some(self.compiler.code.awaits.len() as u32 - 1)
    }

    /// A constant operand as a number.
    pub(super) fn number(&self, operand: Operand) -> Option<u64> {
        operand.constant().and_then(|constant| self.compiler.scalar(constant))
    }
}

/// The comparison that a number encodes.
fn compare(code: u64) -> Option<Compare> {
    Some(match code {
        1 => Compare::UGt,
        2 | 10 => Compare::Eq,
        3 => Compare::UGe,
        4 => Compare::ULt,
        5 | 13 => Compare::Ne,
        6 => Compare::ULe,
        9 => Compare::SGt,
        11 => Compare::SGe,
        12 => Compare::SLt,
        14 => Compare::SLe,
        _ => return None,
    })
}
