//! Exceptions are not unwound: an exception that is thrown ends the execution where it is thrown.
//!
//! So an `invoke` is a call and a jump, and what only unwinding reaches (landing pads, handlers,
//! clean-up) is not reached. Whatever it contains, supported or not, is no reason to refuse a program.

use mazurka_ir::{BlockId, Function, Inst, TypeId};

/// Replaces each `invoke` by a call and a jump; the result is their number.
pub fn forget_unwinding(function: &mut Function) -> usize {
    let mut count = 0;
    for block in function.order.clone() {
        let Some(normal) = normal_target(function, block) else { continue };
        let Some(&last) = function.block(block).insts.last() else { continue };
        let loc = function.value(last).loc;
        if let Some(inst) = function.inst_mut(last)
            && let Inst::Invoke { call, .. } = inst
        {
            *inst = Inst::Call(call.clone());
        }
        function.push(block, Inst::Br { target: normal }, TypeId::VOID, loc);
        count += 1;
    }
    count
}

/// Where an `invoke` at the end of a block goes.
fn normal_target(function: &Function, block: BlockId) -> Option<BlockId> {
    match function.terminator(block)? {
        (_, Inst::Invoke { normal, .. }) => Some(*normal),
        _ => None,
    }
}
