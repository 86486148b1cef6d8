//! Every value is defined once, before all its uses.

use super::Check;
use crate::dominators::Dominators;
use crate::function::Def;
use crate::ids::{BlockId, TypeId, ValueId};
use crate::inst::{Inst, Operand};

/// Where an instruction is.
#[derive(Clone, Copy, PartialEq, Eq)]
struct InstPosition {
    block: BlockId,
    position: usize,
}

impl Check<'_> {
    /// Single definition and dominance.
    pub(super) fn uses(&mut self) {
        let f = self.f;
        let mut places: Vec<Option<InstPosition>> = vec![None; f.value_count()];
        for (block, data) in f.blocks() {
            for (position, &id) in data.insts.iter().enumerate() {
                if places[id.index()].replace(InstPosition { block, position }).is_some() {
                    self.error(Some(block), Some(id), "the instruction stands in two places");
                }
            }
        }
        let dominators = Dominators::new(f);
        for (block, data) in f.blocks() {
            for (position, &id) in data.insts.iter().enumerate() {
                if self.full() {
                    return;
                }
                self.inst_uses(id, InstPosition { block, position }, &places, &dominators);
            }
        }
    }

    fn inst_uses(
        &mut self,
        id: ValueId,
        at: InstPosition,
        places: &[Option<InstPosition>],
        dominators: &Dominators,
    ) {
        let Some(inst) = self.f.inst(id) else { return };
        let mut message = None;
        let mut check = |operand: Operand, end_of: Option<BlockId>| {
            let Operand::Value(value) = operand else { return };
            if self.f.value(value).ty == TypeId::VOID {
                message = Some("an operand has no value");
            }
            if matches!(self.f.value(value).def, Def::Param(_)) {
                return;
            }
            let Some(def) = places[value.index()] else {
                message = Some("an operand is an instruction that stands in no block");
                return;
            };
            let dominated = match end_of {
                // The value is needed on the edge, that is at the end of the predecessor.
                Some(from) => dominators.dominates(def.block, from),
                None if def.block == at.block => {
                    def.position < at.position || !dominators.is_reachable(at.block)
                }
                None => dominators.dominates(def.block, at.block),
            };
            // The result of an invoke is there only where control goes on normally.
            let late = |f: &crate::Function| match (f.inst(value), end_of) {
                (Some(Inst::Invoke { unwind, .. }), None) => {
                    *unwind == at.block && dominators.is_reachable(at.block)
                }
                _ => false,
            };
            if !dominated || late(self.f) {
                message =
                    Some("an operand is used where its definition need not have been executed");
            }
        };
        match inst {
            Inst::Phi { incoming, .. } => {
                incoming.iter().for_each(|(value, from)| check(*value, Some(*from)));
            }
            _ => inst.for_each_operand(|operand| check(operand, None)),
        }
        if let Some(message) = message {
            self.error(Some(at.block), Some(id), message);
        }
    }
}
