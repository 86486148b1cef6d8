//! Dead instructions: not used, and without side effects.

use crate::edit::delete;
use mazurka_ir::{BinaryOp, Const, FuncId, Inst, Module, Operand};

/// Removes what no event, branch or return depends on, cycles of phis included.
pub(super) fn remove_dead(module: &mut Module, function: FuncId) -> usize {
    let f = module.function(function);
    let mut dead = vec![false; f.value_count()];
    let mut work = Vec::new();
    for &block in &f.order {
        for (id, inst) in f.insts(block) {
            dead[id.index()] = is_removable(module, inst);
            if !dead[id.index()] {
                work.push(id);
            }
        }
    }
    while let Some(id) = work.pop() {
        let Some(inst) = f.inst(id) else { continue };
        inst.for_each_operand(|operand| {
            if let Operand::Value(value) = operand
                && std::mem::replace(&mut dead[value.index()], false)
            {
                work.push(value);
            }
        });
    }
    delete(module.function_mut(function), &dead)
}

/// Whether an instruction does nothing but yield its result: no memory, no trap, no control.
fn is_removable(module: &Module, inst: &Inst) -> bool {
    match inst {
        Inst::Binary { op, b, .. } => !may_trap(module, *op, *b),
        Inst::FBinary { .. }
        | Inst::FNeg { .. }
        | Inst::ICmp { .. }
        | Inst::FCmp { .. }
        | Inst::Cast { .. }
        | Inst::Select { .. }
        | Inst::Freeze { .. }
        | Inst::Alloca { .. }
        | Inst::Gep { .. }
        | Inst::Phi { .. }
        | Inst::ExtractElement { .. }
        | Inst::InsertElement { .. }
        | Inst::ShuffleVector { .. }
        | Inst::ExtractValue { .. }
        | Inst::InsertValue { .. } => true,
        _ => false,
    }
}

/// Division by zero traps, and so does that of the least number by minus one.
pub(crate) fn may_trap(module: &Module, op: BinaryOp, divisor: Operand) -> bool {
    let signed = matches!(op, BinaryOp::SDiv | BinaryOp::SRem);
    if !signed && !matches!(op, BinaryOp::UDiv | BinaryOp::URem) {
        return false;
    }
    let Some(Const::Int { ty, value }) = divisor.constant().map(|c| module.consts.get(c)) else {
        return true;
    };
    let bits = module.types.int_bits(*ty).unwrap_or(128);
    let minus_one = u128::MAX >> (128 - bits.clamp(1, 128));
    *value == 0 || (signed && *value == minus_one)
}
