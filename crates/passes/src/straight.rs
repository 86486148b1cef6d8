//! Blocks that always follow each other become one.
//!
//! What inlining leaves behind, ours and the compiler's, is full of jumps to the next block. Rules about
//! what comes right before a loop, or right before something else, look at one block.

use mazurka_ir::{BlockId, FuncId, Function, Inst, Lists, Module};

/// Joins blocks of a function with the only ones that lead to them; returns how many are gone.
pub fn join_straight_blocks(module: &mut Module, id: FuncId) -> usize {
    let function = module.function_mut(id);
    let mut predecessors = function.predecessors();
    let mut gone = vec![false; function.block_count()];
    for block in function.order.clone() {
        if gone[block.index()] {
            continue;
        }
        while let Some(next) = only_next(function, &predecessors, block) {
            append(function, block, next);
            gone[next.index()] = true;
            for after in function.successors(block) {
                let before = predecessors[after.index()].iter_mut();
                before.filter(|from| **from == next).for_each(|from| *from = block);
            }
        }
    }
    function.order.retain(|block| !gone[block.index()]);
    gone.iter().filter(|gone| **gone).count()
}

/// The block that always follows this one, and only this one.
fn only_next(f: &Function, predecessors: &Lists<BlockId>, block: BlockId) -> Option<BlockId> {
    let (_, Inst::Br { target }) = f.terminator(block)? else { return None };
    let first = f.block(*target).insts.first().and_then(|id| f.inst(*id));
    let joins = predecessors[target.index()] == [block]
        && *target != block
        && *target != f.order[0]
        && !matches!(first, Some(Inst::Phi { .. } | Inst::LandingPad { .. }));
    joins.then_some(*target)
}

/// Moves the instructions of a block behind those of the one before it.
fn append(f: &mut Function, block: BlockId, next: BlockId) {
    let moved = std::mem::take(&mut f.block_mut(next).insts);
    let insts = &mut f.block_mut(block).insts;
    insts.pop();
    insts.extend(moved);
    for after in f.successors(block) {
        for at in 0..f.block(after).insts.len() {
            let id = f.block(after).insts[at];
            let Some(Inst::Phi { incoming, .. }) = f.inst_mut(id) else { break };
            let from_next = incoming.iter_mut().filter(|(_, from)| *from == next);
            from_next.for_each(|(_, from)| *from = block);
        }
    }
}
