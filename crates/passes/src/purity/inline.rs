//! Brings the bodies of called functions into loops where that makes iterations known to be pure.
//!
//! A call could do anything, so a loop with one is not pure. If its callees are small and call nothing
//! unknown, they are tried in place of the calls; the result is kept if some iterations of the loop
//! turn out to be pure, or if a first attempt before the loop can be joined with those in it. Nothing
//! else changes: calls and returns are no events.
//!
//! A variable of a callee begins its life anew with each call. So its place is written with an undefined
//! value where the callee made it, and all such variables must then have become values, or nothing is
//! kept: in memory they would live as long as the caller.

use super::{Outside, Surroundings, constants};
use crate::addresses::share_addresses;
use crate::coverage::is_mark;
use crate::edit::{callee_name, delete, remove_unreachable};
use crate::mem2reg::promote;
use crate::natural::{Loop, Loops};
use crate::peeled::join_peeled_accesses;
use crate::simplify::simplify;
use crate::straight::join_straight_blocks;
use mazurka_ir::{
    BlockId, Call, Const, Def, Dominators, Flags, FuncId, Function, Inst, Module, Operand, Passing,
    TypeId, ValueId,
};
use std::collections::BTreeSet;

/// A loop into which more calls than these would have to be replaced is left alone.
const MOST_CALLS: usize = 24;

/// Callees with more instructions are left alone.
const LARGEST: usize = 200;

/// Replaces calls in loops of a function by the bodies of the callees, where that helps.
pub(crate) fn inline_into_loops(module: &mut Module, function: FuncId, outside: Outside<'_>) {
    let mut tried = Vec::new();
    // Inner loops first: what makes them pure is needed by those around them too.
    while let Some(header) = next_loop(module, function, &tried) {
        tried.push(header);
        let kept = module.function(function).clone();
        let before = obstacles(module, function, header, outside);
        let helps = inline_all(module, function, header)
            && (tidy(module, function) > 0
                || obstacles(module, function, header, outside) < before);
        if !helps || has_variables_from(module.function(function), kept.value_count()) {
            *module.function_mut(function) = kept;
        }
    }
}

/// Replaces calls of functions that wait as a parameter tells them: what an await compares by must be
/// known before the program runs.
pub(crate) fn inline_told_awaits(module: &mut Module, function: FuncId) {
    for _ in 0..MOST_CALLS {
        let f = module.function(function);
        let calls = f.order.iter().flat_map(|block| f.insts(*block));
        let told = calls.filter_map(|(id, inst)| match inst {
            Inst::Call(call) if is_told(module, module.direct_callee(call.callee)?) => {
                can_inline(module, function, call).then_some(id)
            }
            _ => None,
        });
        let Some(call) = told.min() else { return };
        inline(module, function, call);
        simplify(module, function);
    }
}

/// Whether a function has an await whose comparison is one of its parameters, and no variables.
fn is_told(module: &Module, callee: FuncId) -> bool {
    let f = module.function(callee);
    let insts = || f.order.iter().flat_map(|block| f.insts(*block)).map(|(_, inst)| inst);
    let told = |inst: &Inst| {
        let Some(call) = inst.call() else { return false };
        let name = callee_name(module, call).unwrap_or_default();
        let comparison = match name {
            _ if name.starts_with("__VERIFIER_load_await") => call.args.get(1),
            _ if name.starts_with("__VERIFIER_xchg_await") => call.args.get(2),
            _ => None,
        };
        let value = comparison.and_then(|arg| arg.value.value());
        value.is_some_and(|value| f.inst(value).is_none())
    };
    insts().any(told) && !insts().any(|inst| matches!(inst, Inst::Alloca { .. }))
}

/// Whether a function has variables in memory that were added to it.
fn has_variables_from(f: &Function, first: usize) -> bool {
    let mut insts = f.order.iter().flat_map(|block| f.insts(*block));
    insts.any(|(id, inst)| id.index() >= first && matches!(inst, Inst::Alloca { .. }))
}

fn loops_of(module: &Module, function: FuncId) -> Loops {
    let f = module.function(function);
    Loops::new(f, &Dominators::new(f))
}

/// The header of a loop with calls that can be replaced. Each is tried twice: a call may be the last thing
/// before a loop only once variables have become values.
fn next_loop(module: &Module, function: FuncId, tried: &[BlockId]) -> Option<BlockId> {
    let loops = loops_of(module, function);
    let has_call = |l: &Loop| {
        first_call(module, function, l).is_some() || !first_looks(module, function, l).is_empty()
    };
    let mut inner_first = loops.iter().rev().map(|(_, l)| l);
    let tries = |l: &Loop| tried.iter().filter(|header| **header == l.header).count();
    inner_first.find(|l| tries(l) < 2 && has_call(l)).map(|l| l.header)
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

/// Replaces the calls in a loop, and those that inlining puts there; tells whether all could be. First
/// come calls right before the loop.
fn inline_all(module: &mut Module, function: FuncId, header: BlockId) -> bool {
    let loops = loops_of(module, function);
    let Some(l) = with_header(&loops, header) else { return false };
    for call in first_looks(module, function, l) {
        inline(module, function, call);
    }
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

/// The calls that are the last thing to happen before a loop: what it tries first, or looks at.
fn first_looks(module: &Module, function: FuncId, l: &Loop) -> Vec<ValueId> {
    let f = module.function(function);
    let last = |block: &BlockId| {
        let insts = f.block(*block).insts.iter().rev();
        let mut calls = insts.filter_map(|id| Some((*id, f.inst(*id)?)));
        let (id, inst) = calls.find(|(_, inst)| is_effect(inst) && !is_mark(module, inst))?;
        let Inst::Call(call) = inst else { return None };
        can_inline(module, function, call).then_some(id)
    };
    l.entering.iter().filter_map(last).collect()
}

/// Whether an instruction may do more than to compute something.
fn is_effect(inst: &Inst) -> bool {
    matches!(
        inst,
        Inst::Load { .. }
            | Inst::Store { .. }
            | Inst::AtomicRmw { .. }
            | Inst::CmpXchg(_)
            | Inst::Call(_)
            | Inst::Invoke { .. }
            | Inst::InlineAsm { .. }
            | Inst::Unsupported { .. }
            | Inst::Fence { .. }
    )
}

/// Turns what was inlined into values and straight code; the number of first attempts that were joined
/// with a loop.
fn tidy(module: &mut Module, function: FuncId) -> usize {
    simplify(module, function);
    promote(module, function);
    simplify(module, function);
    share_addresses(module, function);
    join_straight_blocks(module, function);
    join_peeled_accesses(module, function)
}

/// What is in the way of a loop's purity: whether no iteration is known to be pure, whether there are
/// calls, and how much else there is.
fn obstacles(
    module: &mut Module,
    function: FuncId,
    header: BlockId,
    outside: Outside<'_>,
) -> (bool, bool, usize) {
    let loops = loops_of(module, function);
    let Some(l) = with_header(&loops, header) else { return (true, true, 0) };
    let calls = first_call(module, function, l).is_some();
    let constants = constants(module, function);
    let purity = Surroundings::new(module, function, constants).analyse(module, l, outside);
    (purity.condition.is_never(), calls, purity.obstacles.len())
}

/// Whether the body of a callee can replace a call.
fn can_inline(module: &Module, caller: FuncId, call: &Call) -> bool {
    let Some(callee) = module.direct_callee(call.callee) else { return false };
    let f = module.function(callee);
    let name = callee_name(module, call).unwrap_or_default();
    let has_fixed_meaning = name.starts_with("mazurka.") || name.starts_with("__VERIFIER_atomic_");
    let insts = || f.order.iter().flat_map(|block| f.insts(*block));
    let size = insts().filter(|(_, inst)| !is_mark(module, inst)).count();
    let direct = |passing: Passing| matches!(passing, Passing::Direct | Passing::Aligned(_));
    let fits = call.args.len() == f.params.len()
        && call.args.iter().all(|arg| direct(arg.passing))
        && f.params.iter().all(|param| direct(param.passing));
    let usable = f.defined && f.unsupported.is_none() && !f.order.is_empty() && !f.variadic;
    // Exceptions would go elsewhere.
    let plain = |inst: &Inst| match inst {
        Inst::Alloca { count, .. } => count.constant().is_some(),
        Inst::Invoke { .. }
        | Inst::IndirectBr { .. }
        | Inst::LandingPad { .. }
        | Inst::Resume { .. }
        | Inst::VaArg { .. } => false,
        _ => true,
    };
    usable
        && fits
        && !has_fixed_meaning
        && size <= LARGEST
        && insts().all(|(_, inst)| plain(inst))
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
        _ if f.value(id).ty == TypeId::VOID => undefined,
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
    let variables = callee.order.iter().flat_map(|block| callee.insts(*block));
    let variables = variables.filter(|(_, inst)| matches!(inst, Inst::Alloca { .. }));
    let variables: Vec<ValueId> = variables.filter_map(|(id, _)| copy.values[id.index()]).collect();
    f.push(block, Inst::Br { target: entry }, TypeId::VOID, None);
    remove_unreachable(f);
    variables.into_iter().for_each(|variable| move_to_entry(module, caller, variable));
}

/// Moves a variable to the start of the function; where it was its value becomes undefined.
fn move_to_entry(module: &mut Module, function: FuncId, variable: ValueId) {
    let f = module.function(function);
    let Some(Inst::Alloca { ty, .. }) = f.inst(variable) else { return };
    let undefined = Inst::Store {
        ptr: variable.into(),
        value: module.consts.intern(Const::Undef(*ty)).into(),
        align: 0,
        volatile: false,
        atomic: None,
    };
    let Some(block) = module.function(function).inst_blocks()[variable.index()] else { return };
    let f = module.function_mut(function);
    let insts = &mut f.block_mut(block).insts;
    let Some(at) = insts.iter().position(|id| *id == variable) else { return };
    insts.remove(at);
    f.insert(block, at, undefined, TypeId::VOID, None);
    let entry = f.order[0];
    f.block_mut(entry).insts.insert(0, variable);
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
