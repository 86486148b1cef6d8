//! Removes what computes nothing: dead code, casts there and back, constant arithmetic.
//!
//! Events of the checked program (loads, stores, atomics, fences, calls) are neither removed nor
//! merged nor moved, and neither is a division that may trap. Blocks are removed only if control
//! cannot reach them; they are never merged. `undef` is not made use of: whoever executes the
//! result may let it be zero everywhere.

mod arithmetic;
mod casts;
mod dead;
mod fold;

use crate::edit::{Replacements, delete, remove_unreachable};
pub(crate) use dead::may_trap;
use fold::{Fold, Folder};
use mazurka_ir::{BlockId, Const, FuncId, Inst, Module, Operand, ValueId, reverse_postorder_of};

/// What [`simplify`] has done.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Simplified {
    /// Instructions that were replaced by simpler ones or by their result.
    pub folded: usize,
    /// Instructions that were removed because they are not used.
    pub dead: usize,
    /// Branches that have one way to go.
    pub branches: usize,
    /// Blocks that could not be reached.
    pub blocks: usize,
}

impl Simplified {
    /// Both together.
    pub fn plus(self, other: Simplified) -> Simplified {
        Simplified {
            folded: self.folded + other.folded,
            dead: self.dead + other.dead,
            branches: self.branches + other.branches,
            blocks: self.blocks + other.blocks,
        }
    }
}

/// Simplifies a function until nothing changes any more.
pub fn simplify(module: &mut Module, function: FuncId) -> Simplified {
    let mut total = Simplified::default();
    loop {
        let blocks = remove_unreachable(module.function_mut(function));
        let folded = fold_all(module, function) + casts::narrow_phis(module, function);
        let branches = fold_branches(module, function);
        let dead = dead::remove_dead(module, function);
        let round = Simplified { folded, dead, branches, blocks };
        if round == Simplified::default() {
            return total;
        }
        total = total.plus(round);
    }
}

/// One walk in an order in which definitions come before uses, except around loops.
fn fold_all(module: &mut Module, function: FuncId) -> usize {
    let f = module.function(function);
    let order = reverse_postorder_of(f);
    let mut replacements = Replacements::new(f);
    let mut doomed = vec![false; f.value_count()];
    let mut count = 0;
    for block in order {
        for at in 0..module.function(function).block(block).insts.len() {
            let id = module.function(function).block(block).insts[at];
            count += resolve_operands(module, function, id, &replacements);
            while let Some(fold) = Folder::new(module, function).fold(id) {
                match fold {
                    Fold::Inst(inst) => {
                        if let Some(old) = module.function_mut(function).inst_mut(id) {
                            *old = inst;
                        }
                        count += 1;
                    }
                    Fold::Value(value) => {
                        if replacements.set(id, value) {
                            doomed[id.index()] = true;
                            count += 1;
                        }
                        break;
                    }
                }
            }
        }
    }
    let f = module.function_mut(function);
    replacements.apply(f);
    delete(f, &doomed);
    count
}

/// Lets the operands of an instruction be what they have become; counts constants made simpler.
fn resolve_operands(
    module: &mut Module,
    function: FuncId,
    id: ValueId,
    replacements: &Replacements,
) -> usize {
    let Module { consts, functions, .. } = module;
    let mut count = 0;
    if let Some(inst) = functions[function.index()].inst_mut(id) {
        inst.for_each_operand_mut(|operand| {
            *operand = replacements.resolve(*operand);
            while let Operand::Const(constant) = *operand
                && let Some(simpler) = casts::without_copy(consts, constant)
            {
                *operand = simpler.into();
                count += 1;
            }
        });
    }
    count
}

/// Branches with a constant or negated condition; edges that go leave phis to be pruned.
fn fold_branches(module: &mut Module, function: FuncId) -> usize {
    let mut count = 0;
    for block in module.function(function).order.clone() {
        let f = module.function(function);
        let Some((id, inst)) = f.terminator(block) else { continue };
        if let Some(new) = simpler_branch(module, function, inst) {
            let f = module.function_mut(function);
            if let Some(old) = f.inst_mut(id) {
                *old = new;
            }
            count += 1;
        }
    }
    if count != 0 {
        // Edges may have gone although all blocks are still reached.
        remove_unreachable(module.function_mut(function));
    }
    count
}

fn simpler_branch(module: &Module, function: FuncId, inst: &Inst) -> Option<Inst> {
    let int = |operand: &Operand| match module.consts.get(operand.constant()?) {
        Const::Int { value, .. } => Some(*value),
        _ => None,
    };
    let to = |target: BlockId| Some(Inst::Br { target });
    match inst {
        Inst::CondBr { then, otherwise, .. } if then == otherwise => to(*then),
        Inst::CondBr { condition, then, otherwise } => match int(condition) {
            Some(0) => to(*otherwise),
            Some(_) => to(*then),
            None => {
                let condition = fold::negated(module, function, *condition)?;
                Some(Inst::CondBr { condition, then: *otherwise, otherwise: *then })
            }
        },
        Inst::Switch { default, cases, .. } if cases.iter().all(|(_, block)| block == default) => {
            to(*default)
        }
        Inst::Switch { value, default, cases } => {
            let value = int(value)?;
            to(cases.iter().find(|(case, _)| *case == value).map_or(*default, |(_, block)| *block))
        }
        _ => None,
    }
}
