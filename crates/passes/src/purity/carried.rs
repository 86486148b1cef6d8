//! Loops that retry a compare-and-swap with the value that the failed one found.
//!
//! ```c
//! int old = atomic_load(&x);
//! while (!atomic_compare_exchange_weak(&x, &old, f(old))) {}
//! ```
//!
//! An iteration that fails changes `old`, so it is not pure. But it leads to the state in which the
//! thread would be if it had reached the load only now: nothing lies between the load and the loop, the
//! loop does nothing else, and nothing else has seen the value. So the failed iterations need not be
//! explored as long as *all* iterations are of this kind.

use super::analysis::Silent;
use super::condition::Term;
use super::is_hint;
use super::terms::Terms;
use crate::coverage::is_mark;
use crate::edit::callee_name;
use crate::natural::Loop;
use mazurka_ir::{BlockId, CastKind, Inst, Operand, ValueId};

/// A compare-and-swap that is retried with what it found.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Carried {
    /// The compare-and-swap.
    pub(crate) exchange: ValueId,
    /// The phi of the header with the value to be expected.
    pub(crate) phi: ValueId,
}

impl Carried {
    /// The retry that a loop consists of, if it does.
    ///
    /// `erased` tells of a store in the loop whether nobody can see it.
    pub(crate) fn find(
        terms: &Terms<'_>,
        l: &Loop,
        silent: Silent<'_>,
        erased: &dyn Fn(ValueId) -> bool,
    ) -> Option<Carried> {
        let exchange = only_effect(terms, l, silent, erased)?;
        let Some(Inst::CmpXchg(inst)) = terms.function.inst(exchange) else { return None };
        let phi = bare(terms, inst.expected).value()?;
        let Some(Inst::Phi { incoming, .. }) = terms.function.inst(phi) else { return None };
        let in_header = terms.function.block(l.header).insts.contains(&phi);
        let from = |block: &BlockId| incoming.iter().find(|(_, source)| source == block);
        let found = |block: &BlockId| {
            from(block).is_some_and(|(value, _)| is_found(terms, *value, exchange, phi))
        };
        let loaded = |block: &BlockId| {
            let loads = |(value, _): &(Operand, BlockId)| {
                is_loaded_at_end(terms, *block, *value, inst.ptr) && is_used_once(terms, *value)
            };
            from(block).is_some_and(loads)
        };
        let fits = in_header
            && nothing_else_changes(terms, l, phi)
            && is_fixed(terms, l, inst.ptr)
            && l.latches.iter().all(found)
            && l.entering.iter().all(loaded)
            && leaves_on_success(terms, l, exchange);
        fits.then_some(Carried { exchange, phi })
    }
}

/// What an operand was before it was converted: compilers exchange pointers as numbers.
fn bare(terms: &Terms<'_>, mut operand: Operand) -> Operand {
    while let Some(Inst::Cast { kind: CastKind::PtrToInt | CastKind::IntToPtr, value, .. }) =
        operand.value().and_then(|value| terms.function.inst(value))
        && [operand, *value].iter().all(|word| terms.is_word(*word))
    {
        operand = *value;
    }
    operand
}

/// Whether a value is what the compare-and-swap found, or the carried one still if it succeeded.
fn is_found(terms: &Terms<'_>, value: Operand, exchange: ValueId, carried: ValueId) -> bool {
    let value = bare(terms, value);
    if terms.term(value) == Term::Found(exchange) {
        return true;
    }
    let Some(Inst::Phi { incoming, .. }) = value.value().and_then(|v| terms.function.inst(v))
    else {
        return false;
    };
    let fits = |value: Operand| {
        let value = bare(terms, value);
        value == Operand::Value(carried) || terms.term(value) == Term::Found(exchange)
    };
    value != Operand::Value(carried) && incoming.iter().all(|(value, _)| fits(*value))
}

/// The one instruction of a loop without inner loops that has an effect, if it is a compare-and-swap.
fn only_effect(
    terms: &Terms<'_>,
    l: &Loop,
    silent: Silent<'_>,
    erased: &dyn Fn(ValueId) -> bool,
) -> Option<ValueId> {
    let mut only = None;
    if !l.children.is_empty() {
        return None;
    }
    for (id, inst) in l.blocks.iter().flat_map(|block| terms.function.insts(*block)) {
        match inst {
            Inst::CmpXchg(_) if only.is_none() => only = Some(id),
            Inst::Call(call) if callee_name(terms.module, call).is_some_and(silent) => {}
            _ if is_hint(inst) => {}
            Inst::Store { .. } if erased(id) => {}
            Inst::Store { .. }
            | Inst::CmpXchg(_)
            | Inst::AtomicRmw { .. }
            | Inst::Call(_)
            | Inst::Invoke { .. }
            | Inst::InlineAsm { .. }
            | Inst::Unsupported { .. }
            | Inst::Alloca { .. }
            | Inst::VaArg { .. }
            | Inst::LandingPad { .. } => return None,
            _ => {}
        }
    }
    only
}

/// Whether all other phis of the header keep their values.
fn nothing_else_changes(terms: &Terms<'_>, l: &Loop, carried: ValueId) -> bool {
    terms.function.insts(l.header).all(|(id, inst)| match inst {
        Inst::Phi { incoming, .. } if id != carried => {
            let mut inner = incoming.iter().filter(|(_, source)| l.latches.contains(source));
            inner.all(|(value, _)| *value == Operand::Value(id))
        }
        _ => true,
    })
}

/// Whether an operand is the same in all iterations.
fn is_fixed(terms: &Terms<'_>, l: &Loop, operand: Operand) -> bool {
    let Some(value) = operand.value() else { return true };
    !l.blocks.iter().any(|block| terms.function.block(*block).insts.contains(&value))
}

/// Whether a value is loaded from `ptr` as the last thing that happens before the end of a block,
/// which then has one way to go.
fn is_loaded_at_end(terms: &Terms<'_>, block: BlockId, value: Operand, ptr: Operand) -> bool {
    let insts: Vec<(ValueId, &Inst)> = terms.function.insts(block).collect();
    let Some(((_, Inst::Br { .. }), before)) = insts.split_last() else { return false };
    for &(id, inst) in before.iter().rev() {
        match inst {
            Inst::Load { ptr: from, .. } => {
                return Operand::Value(id) == bare(terms, value) && *from == ptr;
            }
            _ if is_hint(inst) || is_mark(terms.module, inst) => {}
            Inst::Store { .. }
            | Inst::CmpXchg(_)
            | Inst::AtomicRmw { .. }
            | Inst::Call(_)
            | Inst::InlineAsm { .. }
            | Inst::Unsupported { .. }
            | Inst::Alloca { .. }
            | Inst::VaArg { .. } => return false,
            _ => {}
        }
    }
    false
}

/// Whether a value, and what it was before it was converted, is used once.
fn is_used_once(terms: &Terms<'_>, value: Operand) -> bool {
    let blocks = terms.function.order.iter();
    let insts = blocks.flat_map(|block| terms.function.insts(*block));
    let (mut value, bare) = (value, bare(terms, value));
    let insts = insts.filter(|(_, inst)| !is_mark(terms.module, inst));
    let operands: Vec<Operand> = insts.flat_map(|(_, inst)| inst.operands()).collect();
    let once = |value: Operand| operands.iter().filter(|operand| **operand == value).count() == 1;
    while once(value) {
        match value.value().and_then(|value| terms.function.inst(value)) {
            Some(Inst::Cast { value: before, .. }) if value != bare => value = *before,
            _ => return true,
        }
    }
    false
}

/// Whether every way back to the header passes a branch that leaves the loop if the compare-and-swap
/// has succeeded.
fn leaves_on_success(terms: &Terms<'_>, l: &Loop, exchange: ValueId) -> bool {
    let succeeds = terms.exchanged(exchange, true);
    let leaves = |block: &BlockId| {
        let Some((_, Inst::CondBr { condition, then, otherwise })) =
            terms.function.terminator(*block)
        else {
            return false;
        };
        let outside = |block: &BlockId| !l.blocks.contains(block);
        terms.truth(*condition, true) == succeeds && outside(then)
            || terms.truth(*condition, false) == succeeds && outside(otherwise)
    };
    l.latches.iter().all(|latch| {
        // Up from the latch along single predecessors, to the branch.
        let predecessors = terms.function.predecessors();
        let mut block = *latch;
        loop {
            if leaves(&block) {
                return true;
            }
            match predecessors[block.index()][..] {
                [before] if block != l.header => block = before,
                _ => return false,
            }
        }
    })
}
