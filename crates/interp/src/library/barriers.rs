//! Barriers: whether the program can tell which thread came last.
//!
//! `pthread_barrier_wait` returns `PTHREAD_BARRIER_SERIAL_THREAD` to one thread and 0 to the others. If a
//! program looks at that, the order of arrivals counts, and there are as many executions as orders. Most
//! programs only ask whether the call failed. So what follows a call is walked through with both
//! results: if both ways come to the same place before anything visible happens, and nothing that
//! depends on the result is left there, nobody can tell.

use super::objects::BARRIER;
use mazurka_ir::{BlockId, Const, FuncId, Function, Inst, IntPredicate, Module, Operand, ValueId};
use mazurka_passes::is_mark;
use rustc_hash::{FxHashMap, FxHashSet};

/// The results: of the one thread and of the others.
const RESULTS: [u64; 2] = [0xffff_ffff, 0];

/// No walk is longer than this.
const MAX_STEPS: usize = 64;

/// Lets barriers forget the order of arrivals where no call tells the threads apart. Asked after the
/// passes, when results are in registers.
pub(crate) fn forget_order(module: &mut Module) {
    let [unordered, ordered] = BARRIER.map(|name| module.function_named(name));
    let (Some(unordered), Some(ordered)) = (unordered, ordered) else { return };
    if !module.function_ids().all(|id| is_indifferent(module, module.function(id), ordered)) {
        return;
    }
    let from = Operand::Const(module.consts.intern(Const::Function(ordered)));
    let to = Operand::Const(module.consts.intern(Const::Function(unordered)));
    for id in module.function_ids() {
        module.function_mut(id).map_operands(|operand| if operand == from { to } else { operand });
    }
}

/// Whether no call in a function tells the threads apart, and the barrier is only called.
fn is_indifferent(module: &Module, f: &Function, ordered: FuncId) -> bool {
    let insts = || f.order.iter().flat_map(|block| f.insts(*block));
    let mut calls = insts().filter(|(_, inst)| {
        let mut named = false;
        inst.for_each_operand(|operand| named |= module.direct_callee(operand) == Some(ordered));
        named
    });
    calls.all(|(id, inst)| {
        let callee = inst.call().and_then(|call| module.direct_callee(call.callee));
        let is_call = matches!(inst, Inst::Call(_)) && callee == Some(ordered);
        is_call && cannot_tell(module, f, id)
    })
}

/// Whether what follows a call is the same for both results.
fn cannot_tell(module: &Module, f: &Function, call: ValueId) -> bool {
    let walk = |result: u64| Walk::new(module, f, call, result).into_landing();
    let [Some(one), Some(other)] = RESULTS.map(walk) else { return false };
    if (one.block, one.index) != (other.block, other.index) {
        return false;
    }
    let is_same_phi = |id: ValueId| match (one.entered(id), other.entered(id)) {
        (Some(a), Some(b)) => one.resolve(a) == other.resolve(b) && one.is_known_or_free(a),
        (a, b) => a == b,
    };
    let phis = f.insts(one.block).filter(|(_, inst)| matches!(inst, Inst::Phi { .. }));
    let phis: FxHashSet<ValueId> = phis.map(|(id, _)| id).collect();
    if !phis.iter().all(|id| is_same_phi(*id)) {
        return false;
    }
    // Nothing that depends on the result is used later.
    let depends = |id: ValueId| {
        !phis.contains(&id) && (one.known.contains_key(&id) || other.known.contains_key(&id))
    };
    f.order.iter().flat_map(|block| f.insts(*block)).all(|(id, inst)| {
        let mut uses = false;
        inst.for_each_operand(|operand| {
            uses |= matches!(operand, Operand::Value(value) if depends(value));
        });
        !uses || phis.contains(&id) || one.passed.contains(&id) || other.passed.contains(&id)
    })
}

/// The way from a call with one result to the first thing that others may see.
struct Walk<'m> {
    module: &'m Module,
    f: &'m Function,
    block: BlockId,
    index: usize,
    /// From where the block was entered.
    from: Option<BlockId>,
    /// What depends on the result, with its value.
    known: FxHashMap<ValueId, u64>,
    /// The instructions on the way.
    passed: FxHashSet<ValueId>,
}

impl<'m> Walk<'m> {
    fn new(module: &'m Module, f: &'m Function, call: ValueId, result: u64) -> Walk<'m> {
        let block = f.inst_blocks()[call.index()].unwrap_or(BlockId::new(0));
        let index = f.block(block).insts.iter().position(|id| *id == call).map_or(0, |k| k + 1);
        let known = FxHashMap::from_iter([(call, result)]);
        Walk { module, f, block, index, from: None, known, passed: FxHashSet::default() }
    }

    fn into_landing(mut self) -> Option<Walk<'m>> {
        for _ in 0..MAX_STEPS {
            let id = *self.f.block(self.block).insts.get(self.index)?;
            if !self.pass(id)? {
                return Some(self);
            }
        }
        None
    }

    /// Passes an instruction. The answer is no where the way ends, and nothing where the result decides
    /// something in a way that is not understood.
    fn pass(&mut self, id: ValueId) -> Option<bool> {
        let inst = self.f.inst(id)?;
        let mut depends = false;
        inst.for_each_operand(|operand| depends |= self.depends(operand));
        let value = match inst {
            Inst::Br { target } => return self.enter(id, *target),
            Inst::CondBr { condition, then, otherwise } if depends => {
                let taken = self.value(*condition)? & 1 == 1;
                return self.enter(id, if taken { *then } else { *otherwise });
            }
            Inst::ICmp { predicate, a, b, .. } if depends => {
                u64::from(compare(*predicate, self.value(*a)?, self.value(*b)?))
            }
            Inst::Binary { .. } | Inst::Cast { .. } | Inst::ICmp { .. } | Inst::Gep { .. }
                if !depends =>
            {
                self.index += 1;
                return Some(true);
            }
            inst if is_mark(self.module, inst) => {
                self.passed.insert(id);
                self.index += 1;
                return Some(true);
            }
            _ if depends => return None,
            _ => return Some(false),
        };
        self.known.insert(id, value);
        self.passed.insert(id);
        self.index += 1;
        Some(true)
    }

    /// Goes to a block whose phis are known, or ends there.
    fn enter(&mut self, branch: ValueId, target: BlockId) -> Option<bool> {
        self.passed.insert(branch);
        self.from = Some(self.block);
        self.block = target;
        let is_phi = |id: &&ValueId| matches!(self.f.inst(**id), Some(Inst::Phi { .. }));
        self.index = self.f.block(target).insts.iter().take_while(is_phi).count();
        let phis: Vec<ValueId> = self.f.block(target).insts[..self.index].to_vec();
        let entered = phis.iter().filter_map(|id| Some((*id, self.value(self.entered(*id)?)?)));
        let entered: Vec<(ValueId, u64)> = entered.collect();
        // A value that is not known is the same on both ways only if the ways join here.
        if entered.len() < phis.len() {
            return Some(false);
        }
        self.known.extend(entered);
        self.passed.extend(phis);
        Some(true)
    }

    /// What a phi of the current block is set to.
    fn entered(&self, phi: ValueId) -> Option<Operand> {
        let Some(Inst::Phi { incoming, .. }) = self.f.inst(phi) else { return None };
        incoming.iter().find(|(_, from)| Some(*from) == self.from).map(|(value, _)| *value)
    }

    fn depends(&self, operand: Operand) -> bool {
        matches!(operand, Operand::Value(value) if self.known.contains_key(&value))
    }

    /// The value of an operand, if it is known; otherwise the operand itself.
    fn resolve(&self, operand: Operand) -> Result<u64, Operand> {
        self.value(operand).ok_or(operand)
    }

    fn is_known_or_free(&self, operand: Operand) -> bool {
        self.value(operand).is_some() || !self.depends(operand)
    }

    fn value(&self, operand: Operand) -> Option<u64> {
        match operand {
            Operand::Value(value) => self.known.get(&value).copied(),
            Operand::Const(constant) => match self.module.consts.get(constant) {
                Const::Int { value, .. } => u64::try_from(*value).ok(),
                _ => None,
            },
        }
    }
}

/// A comparison of two 32-bit numbers.
fn compare(predicate: IntPredicate, a: u64, b: u64) -> bool {
    predicate.holds((a, b), (a as u32 as i32, b as u32 as i32))
}
