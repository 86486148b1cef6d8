//! Conventions of verification suites: arbitrary inputs, functions known by name.

use super::function::Body;
use crate::code::{BuiltinCall, Instr, Src};
use crate::library::{Builtin, unnumbered};
use mazurka_ir::{BinaryOp, Type, TypeId, ValueId};

/// What the name of a function means although the program may define it: in the suites a call of it is
/// an error, or ends the execution without one.
pub(super) fn by_name(name: &str) -> Option<Builtin> {
    match unnumbered(name) {
        "reach_error" => Some(Builtin::Error),
        "assume_abort_if_not" => Some(Builtin::Assume),
        _ => None,
    }
}

/// The words in the names of inputs that cannot be negative.
const UNSIGNED: [&str; 16] = [
    "uint",
    "ulong",
    "ulonglong",
    "uchar",
    "ushort",
    "unsigned",
    "size_t",
    "u8",
    "u16",
    "u32",
    "u64",
    "uint8_t",
    "uint16_t",
    "uint32_t",
    "uint64_t",
    "uint128",
];

impl Body<'_, '_> {
    /// An arbitrary input. Every value of the given range that belongs to its type is explored; of
    /// truth values always both.
    pub(super) fn input(&mut self, id: ValueId, name: &str) {
        let ty = self.function.value(id).ty;
        let kind = name.trim_start_matches("__VERIFIER_nondet_").trim_start_matches('_');
        let bits = match self.compiler.module.types.get(ty) {
            Type::Int(bits) => Some((*bits).min(63)),
            _ => None,
        };
        let integer = bits.is_some();
        let (least, greatest) = match bits.unwrap_or(1) {
            bits if UNSIGNED.contains(&kind) => (0, (1 << bits) - 1),
            bits => (-1 << (bits - 1), (1 << (bits - 1)) - 1),
        };
        let range = match (kind, self.compiler.nondet) {
            ("bool" | "Bool", _) => Some((0, 1)),
            (_, Some((low, high))) => Some((low.max(least), high.min(greatest))),
            (_, None) => None,
        };
        let loc = self.loc;
        let Some((low, high)) = range.filter(|(low, high)| integer && low <= high) else {
            let hint = match integer {
                true => {
                    "give a small range to explore all of, as in --nondet 0..3, or use \
                     mazurka_choose(n)"
                }
                false => "only integers can be explored one by one: use mazurka_choose(n)",
            };
            self.compiler.refuse(format!("{name} may return anything"), loc, hint);
            return;
        };
        self.choose(id, (low, high));
    }

    /// A call that returns every number of a range, both ends included.
    pub(super) fn choose(&mut self, id: ValueId, (low, high): (i64, i64)) {
        if self.is_void(id) {
            return;
        }
        let ty = self.function.value(id).ty;
        let count = self.compiler.constant((high - low) as u64 + 1);
        let choice = self.temporary();
        let (function, args, dst) = (Builtin::Choose, vec![count], Some(choice));
        let call = BuiltinCall { function, callee: None, args, dst };
        self.compiler.code.builtin_calls.push(call);
        self.emit(Instr::Builtin(self.compiler.code.builtin_calls.len() as u32 - 1));
        let (bits, b) = (self.width(ty), self.compiler.constant(low as u64));
        let (dst, a) = (self.register(id), Src::register(choice));
        self.emit(Instr::Binary { op: BinaryOp::Add, bits, dst, a, b });
    }

    /// Whether a call has no result.
    pub(super) fn is_void(&self, id: ValueId) -> bool {
        self.function.value(id).ty == TypeId::VOID
    }
}
