//! Blocks: where they end, where phis are, where control goes.

use super::{Check, operands_exist};
use crate::function::Def;
use crate::ids::{BlockId, TypeId};
use crate::inst::Inst;

impl Check<'_> {
    /// Everything that the control-flow graph and the arenas must satisfy.
    pub(super) fn function_structure(&mut self) {
        let f = self.f;
        if f.order.is_empty() {
            return self.error(None, None, "the function has no block");
        }
        let mut listed = vec![false; f.block_count()];
        for &block in &f.order {
            match listed.get_mut(block.index()) {
                None => return self.error(None, None, "the order lists a block that is not there"),
                Some(true) => {
                    return self.error(Some(block), None, "the order lists a block twice");
                }
                Some(seen) => *seen = true,
            }
        }
        self.params();
        for &block in &f.order {
            self.block(block, &listed);
            if self.full() {
                return;
            }
        }
        if self.errors.is_empty() {
            self.edges();
        }
    }

    /// The first values are the parameters, in order.
    fn params(&mut self) {
        for (i, param) in self.f.params.iter().enumerate() {
            let fits = i < self.f.value_count() && {
                let value = self.f.value(self.f.param(i));
                value.def == Def::Param(i as u32) && value.ty == param.ty
            };
            if !fits {
                let message = format!("value {i} is not parameter {i}");
                self.error(None, None, message);
            }
        }
    }

    fn block(&mut self, block: BlockId, listed: &[bool]) {
        let f = self.f;
        let insts = &f.block(block).insts;
        let mut phis_over = false;
        for (i, &id) in insts.iter().enumerate() {
            if id.index() >= f.value_count() {
                return self.error(Some(block), None, "the block lists a value that is not there");
            }
            let Some(inst) = f.inst(id) else {
                return self.error(Some(block), None, "the block lists a parameter");
            };
            if !operands_exist(self.m, f, id) {
                return self.error(Some(block), Some(id), "an operand is not there");
            }
            if inst.is_terminator() && i + 1 != insts.len() {
                self.error(Some(block), Some(id), "a terminator comes before the end of the block");
            }
            let is_phi = matches!(inst, Inst::Phi { .. });
            if is_phi && phis_over {
                self.error(Some(block), Some(id), "a phi stands behind another instruction");
            }
            if matches!(inst, Inst::LandingPad { .. }) && phis_over {
                self.error(Some(block), Some(id), "a landing pad is not the first instruction");
            }
            phis_over |= !is_phi;
            let mut missing = false;
            inst.for_each_successor(|b| missing |= listed.get(b.index()) != Some(&true));
            if missing {
                self.error(
                    Some(block),
                    Some(id),
                    "control goes to a block that is not in the order",
                );
            }
            if self.full() {
                return;
            }
        }
        if f.terminator(block).is_none() {
            self.error(Some(block), None, "the block does not end with a terminator");
        }
    }

    /// Predecessors and phis agree; unwinding leads to landing pads and nothing else does.
    fn edges(&mut self) {
        let f = self.f;
        let predecessors = f.predecessors();
        if f.entry().is_some_and(|entry| !predecessors[entry.index()].is_empty()) {
            self.error(f.entry(), None, "the entry block has a predecessor");
        }
        for &block in &f.order {
            for &id in &f.block(block).insts {
                match f.inst(id) {
                    Some(Inst::Phi { incoming, .. }) => {
                        let mut entries = incoming.clone();
                        entries.sort_unstable_by_key(|(_, from)| *from);
                        // A block that comes in several times (by a switch) brings one value.
                        entries.dedup();
                        let from = entries.iter().map(|(_, from)| *from);
                        let mut expected = predecessors[block.index()].to_vec();
                        expected.sort_unstable();
                        if !from.eq(expected.iter().copied()) {
                            let message = "the phi does not have one value for each predecessor";
                            self.error(Some(block), Some(id), message);
                        }
                    }
                    Some(Inst::Invoke { unwind, .. }) => {
                        let pad = f.insts(*unwind).find(|(_, i)| !matches!(i, Inst::Phi { .. }));
                        if !matches!(pad, Some((_, Inst::LandingPad { .. }))) {
                            let message = "unwinding leads to a block without a landing pad";
                            self.error(Some(block), Some(id), message);
                        }
                    }
                    Some(Inst::LandingPad { .. }) if f.value(id).ty == TypeId::VOID => {
                        self.error(Some(block), Some(id), "a landing pad must have a result");
                    }
                    _ => {}
                }
                if self.full() {
                    return;
                }
            }
        }
    }
}
