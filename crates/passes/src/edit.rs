//! Small changes that several passes make: deleting, replacing, dropping what cannot be reached.

use mazurka_ir::{
    BlockId, Call, Def, Function, Inst, Lists, Module, Operand, Type, TypeId, Types, ValueId,
};

/// Values that are to be replaced, collected first and applied to all uses in one walk.
pub(crate) struct Replacements {
    map: Vec<Option<Operand>>,
}

impl Replacements {
    /// No replacement yet.
    pub(crate) fn new(function: &Function) -> Replacements {
        Replacements { map: vec![None; function.value_count()] }
    }

    /// Lets uses of `from` become uses of `to`; says whether that was possible.
    ///
    /// It is not if `to` is itself to be replaced by `from`, as phis of unreachable cycles are.
    pub(crate) fn set(&mut self, from: ValueId, to: Operand) -> bool {
        let to = self.resolve(to);
        if to == Operand::Value(from) {
            return false;
        }
        // Passes add values while they collect.
        if self.map.len() <= from.index() {
            self.map.resize(from.index() + 1, None);
        }
        self.map[from.index()] = Some(to);
        true
    }

    /// What an operand has become.
    pub(crate) fn resolve(&self, mut operand: Operand) -> Operand {
        while let Operand::Value(value) = operand {
            match self.map.get(value.index()).copied().flatten() {
                Some(next) => operand = next,
                None => break,
            }
        }
        operand
    }

    /// Rewrites all uses; a source variable moves along if its new value has none.
    pub(crate) fn apply(&self, function: &mut Function) {
        if self.map.iter().all(Option::is_none) {
            return;
        }
        for block in 0..function.order.len() {
            let block = function.order[block];
            for at in 0..function.block(block).insts.len() {
                let id = function.block(block).insts[at];
                if let Some(inst) = function.inst_mut(id) {
                    inst.for_each_operand_mut(|operand| *operand = self.resolve(*operand));
                }
            }
        }
        for (index, to) in self.map.iter().enumerate() {
            let Some(to) = to else { continue };
            let Some(variable) = function.variables.remove(&ValueId::new(index)) else { continue };
            if let Operand::Value(value) = self.resolve(*to) {
                function.variables.entry(value).or_insert(variable);
            }
        }
    }
}

/// Takes instructions out of their blocks; `doomed` is indexed by value.
///
/// What stays in the arena has no operands, so that it is not taken for a use.
pub(crate) fn delete(function: &mut Function, doomed: &[bool]) -> usize {
    if !doomed.contains(&true) {
        return 0;
    }
    let is_doomed = |id: &ValueId| doomed.get(id.index()).copied().unwrap_or(false);
    let mut count = 0;
    for at in 0..function.order.len() {
        let block = function.order[at];
        let mut insts = std::mem::take(&mut function.block_mut(block).insts);
        let before = insts.len();
        insts.retain(|id| {
            let goes = is_doomed(id);
            if goes {
                empty(function, *id);
            }
            !goes
        });
        count += before - insts.len();
        function.block_mut(block).insts = insts;
    }
    count
}

fn empty(function: &mut Function, id: ValueId) {
    let value = function.value_mut(id);
    value.def = Def::Inst(Inst::Unreachable);
    value.ty = TypeId::VOID;
    value.name = None;
    function.variables.remove(&id);
}

/// Removes the blocks that the entry does not reach, and what phis say about them.
///
/// The result is the number of removed blocks.
pub fn remove_unreachable(function: &mut Function) -> usize {
    let mut reached = vec![false; function.block_count()];
    let mut work: Vec<BlockId> = function.entry().into_iter().collect();
    while let Some(block) = work.pop() {
        if !std::mem::replace(&mut reached[block.index()], true)
            && let Some((_, inst)) = function.terminator(block)
        {
            inst.for_each_successor(|next| work.push(next));
        }
    }
    let gone: Vec<BlockId> =
        function.order.iter().filter(|block| !reached[block.index()]).copied().collect();
    function.order.retain(|block| reached[block.index()]);
    for block in &gone {
        for id in std::mem::take(&mut function.block_mut(*block).insts) {
            empty(function, id);
        }
    }
    prune_phis(function);
    gone.len()
}

/// Lets each phi have exactly one value for each predecessor, after edges have gone.
fn prune_phis(function: &mut Function) {
    let starts_with_phi = |block: &BlockId| {
        let first = function.block(*block).insts.first();
        first.is_some_and(|id| matches!(function.inst(*id), Some(Inst::Phi { .. })))
    };
    if !function.order.iter().any(starts_with_phi) {
        return;
    }
    let predecessors = function.predecessors();
    let mut seen = Vec::new();
    for at in 0..function.order.len() {
        let block = function.order[at];
        for at in 0..function.block(block).insts.len() {
            let id = function.block(block).insts[at];
            let Some(Inst::Phi { incoming, .. }) = function.inst_mut(id) else { break };
            seen.clear();
            incoming.retain(|(_, from)| {
                let first = !seen.contains(from);
                seen.push(*from);
                first && predecessors[block.index()].contains(from)
            });
        }
    }
}

/// For each value, the instructions that use it; one that uses it twice comes twice.
pub(crate) fn users(function: &Function) -> Lists<ValueId> {
    Lists::grouped(function.value_count(), |put| {
        for (id, inst) in function.order.iter().flat_map(|block| function.insts(*block)) {
            inst.for_each_operand(|operand| {
                if let Operand::Value(value) = operand {
                    put(value.index(), id);
                }
            });
        }
    })
}

/// The number of bits of a type that a register holds: up to 64.
pub(crate) fn scalar_bits(types: &Types, ty: TypeId) -> Option<u32> {
    match types.get(ty) {
        Type::Int(bits) => (*bits <= 64).then_some(*bits),
        Type::Ptr => Some(64),
        Type::Float(_) if ty == TypeId::FLOAT => Some(32),
        Type::Float(_) if ty == TypeId::DOUBLE => Some(64),
        _ => None,
    }
}

/// The name of the function that is called, if the call names one.
pub(crate) fn callee_name<'m>(module: &'m Module, call: &Call) -> Option<&'m str> {
    module.direct_callee(call.callee).map(|id| &*module.function(id).name)
}

/// Whether this only tells the compiler where a variable begins or ends to live.
pub(crate) fn is_lifetime_marker(module: &Module, inst: &Inst) -> bool {
    let Inst::Call(call) = inst else { return false };
    callee_name(module, call).is_some_and(|name| name.starts_with("llvm.lifetime."))
}
