//! One value for each address: `&q->head`, which clang computes at each use, is computed once.
//!
//! Addresses are compared by the values that they are computed from. So an address has to be one value
//! wherever it is the same, or else a loop that tries a compare-and-swap on `&q->head` with what it
//! has loaded from `&q->head` seems to access two variables.

use crate::edit::{Replacements, delete};
use mazurka_ir::{BlockId, Dominators, FuncId, Inst, Module, ValueId};
use rustc_hash::FxHashMap;

/// Replaces addresses that were computed before on every way; returns how many.
pub fn share_addresses(module: &mut Module, function: FuncId) -> usize {
    let function = module.function_mut(function);
    let dominators = Dominators::new(function);
    let mut replacements = Replacements::new(function);
    let mut doomed = vec![false; function.value_count()];
    let mut known: FxHashMap<Inst, Vec<(ValueId, BlockId)>> = FxHashMap::default();
    // What dominates a block comes before it in this order.
    for &block in dominators.reverse_postorder() {
        for &id in &function.block(block).insts {
            let Some(Inst::Gep { .. }) = function.inst(id) else { continue };
            let Some(mut address) = function.inst(id).cloned() else { continue };
            address.for_each_operand_mut(|operand| *operand = replacements.resolve(*operand));
            let same = known.entry(address).or_default();
            let before = same.iter().find(|(_, earlier)| dominators.dominates(*earlier, block));
            match before {
                Some(&(value, _)) => doomed[id.index()] = replacements.set(id, value.into()),
                None => same.push((id, block)),
            }
        }
    }
    replacements.apply(function);
    delete(function, &doomed)
}
