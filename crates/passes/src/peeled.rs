//! Loops whose first attempt comes ahead of them: `int a = x; while (a) a = x;`, or
//! `while (fetch_sub(&x, 1) <= 0) …` with the first `fetch_sub` before the loop.
//!
//! The first look is an iteration that comes ahead of the loop, and what it saw is carried into the loop,
//! so that no iteration is pure and the thread is never where it was before. Where every way into the
//! header of a loop ends with the same access, and the header is all that uses what it yields, the
//! access is done in the header instead: the same accesses in the same order, and the loop that
//! `do a = x; while (a);` is.

use crate::coverage::is_mark;
use crate::edit::{delete, users};
use crate::natural::Loops;
use crate::simplify::may_trap;
use mazurka_ir::{BlockId, Dominators, FuncId, Function, Inst, Lists, Module, Operand, ValueId};

/// An access and what is computed from it, in this order; the last is what the header gets.
type Attempt = Vec<ValueId>;

/// Moves such accesses into the headers of loops; returns how many.
pub fn join_peeled_accesses(module: &mut Module, id: FuncId) -> usize {
    let function = module.function(id);
    let loops = Loops::new(function, &Dominators::new(function));
    let headers: Vec<BlockId> = loops.iter().map(|(_, l)| l.header).collect();
    let mut count = 0;
    for header in headers {
        if let Some((phi, attempts)) = find(module, module.function(id), header) {
            join(module.function_mut(id), header, phi, &attempts);
            count += 1;
        }
    }
    count
}

/// A phi of the header, each value of which comes from an access that can be done there as well.
fn find(module: &Module, f: &Function, header: BlockId) -> Option<(ValueId, Vec<Attempt>)> {
    let users = users(f);
    f.insts(header).find_map(|(phi, inst)| {
        let Inst::Phi { incoming, .. } = inst else { return None };
        let attempts = incoming.iter().map(|&(value, from)| {
            let attempt = attempt(module, f, header, from, value.value()?)?;
            is_used_only_by(&users, &attempt, phi).then_some(attempt)
        });
        let attempts: Vec<Attempt> = attempts.collect::<Option<_>>()?;
        let (first, others) = attempts.split_first()?;
        let joins = !others.is_empty() && others.iter().all(|other| is_same(f, first, other));
        joins.then_some((phi, attempts))
    })
}

/// What computes a value at the end of the block `from`, from its last access on. Nothing else that
/// matters to anybody comes between the access and the header.
fn attempt(
    module: &Module,
    f: &Function,
    header: BlockId,
    from: BlockId,
    value: ValueId,
) -> Option<Attempt> {
    if f.successors(from) != [header] {
        return None;
    }
    let insts = &f.block(from).insts;
    let at = insts.iter().rposition(|id| f.inst(*id).is_some_and(is_access))?;
    if !insts[at + 1..].iter().all(|id| f.inst(*id).is_some_and(|inst| is_local(module, inst))) {
        return None;
    }
    let mut needed = vec![value];
    let mut attempt = Vec::new();
    for &id in insts[at..].iter().rev() {
        if needed.contains(&id) {
            f.inst(id)?.for_each_operand(|operand| needed.extend(operand.value()));
            attempt.push(id);
        }
    }
    attempt.reverse();
    (attempt.first() == Some(&insts[at])).then_some(attempt)
}

fn is_access(inst: &Inst) -> bool {
    matches!(inst, Inst::Load { .. } | Inst::AtomicRmw { .. } | Inst::CmpXchg(_))
}

/// Whether an instruction only computes something, and cannot go wrong.
fn is_local(module: &Module, inst: &Inst) -> bool {
    match inst {
        Inst::Binary { op, b, .. } => !may_trap(module, *op, *b),
        Inst::ICmp { .. }
        | Inst::FCmp { .. }
        | Inst::Cast { .. }
        | Inst::Select { .. }
        | Inst::Gep { .. }
        | Inst::ExtractValue { .. }
        | Inst::Freeze { .. }
        | Inst::Br { .. } => true,
        _ => is_mark(module, inst),
    }
}

/// Whether nothing but a phi, once, makes use of what was computed.
fn is_used_only_by(users: &Lists<ValueId>, attempt: &Attempt, phi: ValueId) -> bool {
    let Some((last, parts)) = attempt.split_last() else { return false };
    users[last.index()] == [phi]
        && parts.iter().all(|id| users[id.index()].iter().all(|user| attempt.contains(user)))
}

/// Whether two attempts do the same.
fn is_same(f: &Function, one: &Attempt, other: &Attempt) -> bool {
    let partner = |operand: Operand| {
        let at = one.iter().position(|id| Operand::Value(*id) == operand);
        at.map_or(operand, |at| other[at].into())
    };
    let same = |(x, y): (&ValueId, &ValueId)| {
        let Some(mut inst) = f.inst(*x).cloned() else { return false };
        inst.for_each_operand_mut(|operand| *operand = partner(*operand));
        f.inst(*y) == Some(&inst) && f.value(*x).ty == f.value(*y).ty
    };
    one.len() == other.len() && one.iter().zip(other).all(same)
}

/// Does the access in the header instead of before it.
fn join(f: &mut Function, header: BlockId, phi: ValueId, attempts: &[Attempt]) {
    // The last of them is in the loop, if the way into it comes first.
    let Some((last, parts)) = attempts.last().and_then(|attempt| attempt.split_last()) else {
        return;
    };
    let (def, loc) = (f.value(*last).def.clone(), f.value(*last).loc);
    let value = f.value_mut(phi);
    (value.def, value.loc) = (def, loc);
    for block in f.order.clone() {
        f.block_mut(block).insts.retain(|id| *id != phi && !parts.contains(id));
    }
    let insts = &f.block(header).insts;
    let is_phi = |id: &ValueId| matches!(f.inst(*id), Some(Inst::Phi { .. }));
    let place = insts.iter().position(|id| !is_phi(id)).unwrap_or(insts.len());
    let moved = parts.iter().copied().chain([phi]);
    f.block_mut(header).insts.splice(place..place, moved);
    let mut doomed = vec![false; f.value_count()];
    attempts.iter().flatten().for_each(|id| doomed[id.index()] = true);
    parts.iter().for_each(|id| doomed[id.index()] = false);
    delete(f, &doomed);
}
