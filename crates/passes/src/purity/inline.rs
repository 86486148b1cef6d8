//! Brings the bodies of called functions into loops where that makes iterations known to be pure.
//!
//! A call could do anything, so a loop with one is not pure. If its callees are small and call nothing
//! unknown, they are tried in place of the calls; the result is kept if some iterations of the loop
//! turn out to be pure. Nothing else changes: calls and returns are no events.

use super::analysis::Silent;
use super::{Surroundings, constants};
use crate::edit::{callee_name, delete, remove_unreachable};
use crate::natural::{Loop, Loops};
use mazurka_ir::{
    BlockId, Call, Const, Def, Dominators, Flags, FuncId, Function, Inst, Module, Operand, Passing,
    ValueId,
};
use std::collections::BTreeSet;

/// A loop into which more calls than these would have to be replaced is left alone.
const MOST_CALLS: usize = 24;

/// Callees with more instructions are left alone.
const LARGEST: usize = 200;

/// Replaces calls in loops of a function by the bodies of the callees, where that helps.
pub(crate) fn inline_into_loops(module: &mut Module, function: FuncId, silent: Silent<'_>) {
    let mut tried = BTreeSet::new();
    // Inner loops first: what makes them pure is needed by those around them too.
    while let Some(header) = next_loop(module, function, &tried) {
        tried.insert(header);
        let kept = module.function(function).clone();
        if !(inline_all(module, function, header)
            && is_partly_pure(module, function, header, silent))
        {
            *module.function_mut(function) = kept;
        }
    }
}

fn loops_of(module: &Module, function: FuncId) -> Loops {
    let f = module.function(function);
    Loops::new(f, &Dominators::new(f))
}

/// The header of a loop with calls that can be replaced, which was not tried before.
fn next_loop(module: &Module, function: FuncId, tried: &BTreeSet<BlockId>) -> Option<BlockId> {
    let loops = loops_of(module, function);
    let mut inner_first = loops.iter().rev().map(|(_, l)| l);
    let l = inner_first
        .find(|l| !tried.contains(&l.header) && first_call(module, function, l).is_some())?;
    Some(l.header)
}

/// The loop with a header.
fn with_header(loops: &Loops, header: BlockId) -> Option<&Loop> {
    loops.iter().map(|(_, l)| l).find(|l| l.header == header)
}

/// The first call in a loop that can be replaced.
fn first_call(module: &Module, function: FuncId, l: &Loop) -> Option<ValueId> {
    let f = module.function(function);
    let insts = l.blocks.iter().flat_map(|block| f.insts(*block));
    let mut calls = insts.filter_map(|(id, inst)| match inst {
        Inst::Call(call) => Some((id, call)),
        _ => None,
    });
    calls.find(|(_, call)| can_inline(module, function, call)).map(|(id, _)| id)
}

/// Replaces the calls in a loop, and those that inlining puts there; tells whether all could be.
fn inline_all(module: &mut Module, function: FuncId, header: BlockId) -> bool {
    for _ in 0..MOST_CALLS {
        let loops = loops_of(module, function);
        let Some(l) = with_header(&loops, header) else { return false };
        match first_call(module, function, l) {
            Some(call) => inline(module, function, call),
            None => return true,
        }
    }
    false
}

fn is_partly_pure(
    module: &mut Module,
    function: FuncId,
    header: BlockId,
    silent: Silent<'_>,
) -> bool {
    crate::simplify::simplify(module, function);
    let loops = loops_of(module, function);
    let Some(l) = with_header(&loops, header) else { return false };
    let constants = constants(module, function);
    let surroundings = Surroundings::new(module, function, constants);
    !surroundings.analyse(module, l, silent).condition.is_never()
}

/// Whether the body of a callee can replace a call.
fn can_inline(module: &Module, caller: FuncId, call: &Call) -> bool {
    let Some(callee) = module.direct_callee(call.callee) else { return false };
    let f = module.function(callee);
    let name = callee_name(module, call).unwrap_or_default();
    let has_fixed_meaning = name.starts_with("mazurka.") || name.starts_with("__VERIFIER_atomic_");
    let size: usize = f.blocks().map(|(_, block)| block.insts.len()).sum();
    let direct = |passing: Passing| matches!(passing, Passing::Direct | Passing::Aligned(_));
    let fits = call.args.len() == f.params.len()
        && call.args.iter().all(|arg| direct(arg.passing))
        && f.params.iter().all(|param| direct(param.passing));
    let usable = f.defined && f.unsupported.is_none() && !f.order.is_empty() && !f.variadic;
    // Variables of the callee would live as long as the caller, and exceptions would go elsewhere.
    let plain = |inst: &Inst| {
        !matches!(
            inst,
            Inst::Alloca { .. }
                | Inst::Invoke { .. }
                | Inst::LandingPad { .. }
                | Inst::Resume { .. }
                | Inst::VaArg { .. }
        )
    };
    let mut insts = f.order.iter().flat_map(|block| f.insts(*block));
    usable
        && fits
        && !has_fixed_meaning
        && size <= LARGEST
        && insts.all(|(_, inst)| plain(inst))
        && !reaches(module, callee, &[callee, caller])
}

/// Whether a function may call one of the targets, directly or not.
fn reaches(module: &Module, from: FuncId, targets: &[FuncId]) -> bool {
    let (mut seen, mut work) = (BTreeSet::new(), vec![from]);
    while let Some(id) = work.pop() {
        let f = module.function(id);
        for (_, inst) in f.order.iter().flat_map(|block| f.insts(*block)) {
            let Some(callee) = inst.call().and_then(|call| module.direct_callee(call.callee))
            else {
                continue;
            };
            if targets.contains(&callee) {
                return true;
            }
            if seen.insert(callee) {
                work.push(callee);
            }
        }
    }
    false
}

/// The body of a callee on its way into a caller.
struct Copy<'a> {
    callee: &'a Function,
    args: Vec<Operand>,
    /// For each value and block of the callee the one of the caller.
    values: Vec<Option<ValueId>>,
    blocks: Vec<BlockId>,
}

impl Copy<'_> {
    fn operand(&self, operand: Operand) -> Operand {
        let Operand::Value(value) = operand else { return operand };
        match self.callee.value(value).def {
            Def::Param(number) => self.args[number as usize],
            Def::Inst(_) => self.values[value.index()].map_or(operand, Operand::Value),
        }
    }

    fn inst(&self, inst: &Inst) -> Inst {
        let mut inst = inst.clone();
        inst.for_each_operand_mut(|operand| *operand = self.operand(*operand));
        inst.for_each_block_mut(|block| *block = self.blocks[block.index()]);
        inst
    }
}

/// Replaces one call by the body of its callee.
fn inline(module: &mut Module, caller: FuncId, id: ValueId) {
    let f = module.function(caller);
    let Some(call) = f.inst(id).and_then(Inst::call).cloned() else { return };
    let Some(callee) = module.direct_callee(call.callee) else { return };
    let callee = module.function(callee).clone();
    let undefined = Const::Undef(callee.ret);
    let undefined = module.consts.intern(undefined).into();
    let f = module.function_mut(caller);
    let Some(block) = f.inst_blocks()[id.index()] else { return };
    let at = f.block(block).insts.iter().position(|inst| *inst == id).unwrap_or(0);
    let tail = f.split_block(block, at + 1, None);
    let args = call.args.iter().map(|arg| arg.value).collect();
    let copy = allocate(f, &callee, args, block);
    let results = fill(f, &copy, tail);
    let result = match results[..] {
        [] => undefined,
        [(value, _)] => value,
        _ if f.value(id).ty == mazurka_ir::TypeId::VOID => undefined,
        _ => {
            let (ty, loc) = (f.value(id).ty, f.value(id).loc);
            let phi = Inst::Phi { flags: Flags::default(), incoming: results };
            f.insert(tail, 0, phi, ty, loc).into()
        }
    };
    f.replace_uses(id, result);
    let mut doomed = vec![false; f.value_count()];
    doomed[id.index()] = true;
    delete(f, &doomed);
    let entry = copy.blocks[callee.order[0].index()];
    f.push(block, Inst::Br { target: entry }, mazurka_ir::TypeId::VOID, None);
    remove_unreachable(f);
}

/// Makes room for the callee's values and blocks, behind `block`.
fn allocate<'a>(
    f: &mut Function,
    callee: &'a Function,
    args: Vec<Operand>,
    block: BlockId,
) -> Copy<'a> {
    let blocks = (0..callee.block_count()).map(|_| f.add_block(None)).collect::<Vec<_>>();
    let place = f.order.iter().position(|b| *b == block).map_or(f.order.len(), |at| at + 1);
    let new_blocks: Vec<BlockId> = callee.order.iter().map(|old| blocks[old.index()]).collect();
    f.order.splice(place..place, new_blocks);
    let mut values = vec![None; callee.value_count()];
    for &old in &callee.order {
        for &id in &callee.block(old).insts {
            let value = callee.value(id);
            let new = f.push(blocks[old.index()], Inst::Unreachable, value.ty, value.loc);
            f.value_mut(new).name = value.name.clone();
            values[id.index()] = Some(new);
            if let Some(variable) = callee.variables.get(&id) {
                f.variables.insert(new, variable.clone());
            }
        }
    }
    Copy { callee, args, values, blocks }
}

/// Fills in the instructions; what returns goes to `tail`. The results, and where they come from.
fn fill(f: &mut Function, copy: &Copy<'_>, tail: BlockId) -> Vec<(Operand, BlockId)> {
    let mut results = Vec::new();
    for &old in &copy.callee.order {
        let block = copy.blocks[old.index()];
        for (id, inst) in copy.callee.insts(old) {
            let Some(new) = copy.values[id.index()] else { continue };
            let inst = match inst {
                Inst::Ret { value } => {
                    // A result that cannot be used replaces none.
                    let none = Operand::Value(new);
                    results.push((value.map_or(none, |value| copy.operand(value)), block));
                    Inst::Br { target: tail }
                }
                inst => copy.inst(inst),
            };
            if let Some(place) = f.inst_mut(new) {
                *place = inst;
            }
        }
    }
    results
}
