//! The operands of inline assembly: where C puts them, and what they hold.

use super::text::register;
use mazurka_ir::{Arg, Module, Operand, Passing, TypeId};

/// Where a value is while the text is executed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Slot {
    /// In some register for the operand with this number.
    Operand(usize),
    /// In this register.
    Register(&'static str),
}

/// An operand of the C statement.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Constraint {
    /// A value in a register.
    Value(Slot),
    /// What an address points to, which has this type.
    Memory(Operand, TypeId),
}

/// What a part of the result is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Output {
    Value(Slot),
    /// Whether the flags fulfil a condition: `"=@ccz"`.
    Condition(String),
}

/// All operands.
#[derive(Clone, Debug, Default)]
pub(super) struct Operands {
    /// By number.
    pub(super) list: Vec<Constraint>,
    /// What is there before the text is executed.
    pub(super) inputs: Vec<(Slot, Operand)>,
    /// The parts of the result.
    pub(super) outputs: Vec<Output>,
}

impl Operands {
    /// Reads the constraints of inline assembly; the error is one that is not known.
    pub(super) fn new(constraints: &str, args: &[Arg]) -> Result<Operands, String> {
        let mut operands = Operands::default();
        let mut args = args.iter();
        for text in constraints.split(',').filter(|c| !c.is_empty() && !c.starts_with('~')) {
            let number = operands.list.len();
            let body = text.trim_start_matches(['=', '&', '%', '+']);
            let missing = || format!("the constraint \"{text}\"");
            if body.starts_with('*') {
                let arg = args.next().ok_or_else(missing)?;
                let Passing::ElementType(ty) = arg.passing else { return Err(missing()) };
                operands.list.push(Constraint::Memory(arg.value, ty));
                continue;
            }
            if let Some(condition) = body.strip_prefix("{@cc").and_then(|c| c.strip_suffix('}')) {
                operands.outputs.push(Output::Condition(condition.to_string()));
                operands.list.push(Constraint::Value(Slot::Operand(number)));
                continue;
            }
            let slot = operands.slot(number, body).ok_or_else(missing)?;
            if text.starts_with('=') {
                operands.outputs.push(Output::Value(slot));
            } else {
                operands.inputs.push((slot, args.next().ok_or_else(missing)?.value));
            }
            operands.list.push(Constraint::Value(slot));
        }
        Ok(operands)
    }

    /// Where a constraint puts a value: with another operand, in a certain register, or anywhere.
    fn slot(&self, number: usize, constraint: &str) -> Option<Slot> {
        if let Ok(tied) = constraint.parse::<usize>() {
            return match self.list.get(tied)? {
                Constraint::Value(slot) => Some(*slot),
                Constraint::Memory(..) => None,
            };
        }
        match constraint.strip_prefix('{').and_then(|name| name.strip_suffix('}')) {
            Some(name) => register(name).map(|(name, _)| Slot::Register(name)),
            None if constraint.contains(['x', 'A', 't', 'u', 'f']) => None,
            None => Some(Slot::Operand(number)),
        }
    }

    /// The width of the operand with a number, in bits, if its type says it.
    pub(super) fn width(&self, module: &Module, number: usize) -> Option<u32> {
        let Constraint::Memory(_, ty) = self.list.get(number)? else { return None };
        width_of(module, *ty)
    }
}

/// The width of a value that a register can hold.
pub(super) fn width_of(module: &Module, ty: TypeId) -> Option<u32> {
    crate::edit::scalar_bits(&module.types, ty)
}
