//! From assumptions to awaits.
//!
//! `assume(load(x) == 1)` stops a thread that comes too early for good. If nothing happens between the
//! access and the assumption, the thread can as well wait with the access until the assumption will
//! hold: executions in which it comes too early need not be explored, and a thread that waits forever
//! can be told from one that was just too early. The access stays as it is; right before it comes a
//! call that says what to wait for.
//!
//! An await compares the word that it reads, or neighbouring bits of it, with one value that is known
//! before. Whatever else the assumption depends on must be known before too and decides whether to wait
//! at all.

use super::analysis::{Silent, is_safe};
use super::condition::{Atom, Condition, Term};
use super::describe::{Names, symbol};
use super::insert::PURE_ITERATION;
use super::mark::{AWAIT, Origin, Rewrite};
use super::terms::Terms;
use super::{LoopReport, constants, is_assumption, is_hint};
use crate::edit::{callee_name, delete};
use crate::escape::Escape;
use crate::natural::Loop;
use mazurka_ir::{
    BinaryOp, BlockId, Const, Dominators, FuncId, Function, Inst, IntPredicate, LocId, Module,
    Operand, RmwOp, TypeId, ValueId,
};

/// An assumption that became an await.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AwaitReport {
    /// The function.
    pub function: String,
    /// Where the access is in the source.
    pub loc: Option<LocId>,
    /// What is waited for.
    pub text: String,
    /// The number of the loop that the assumption was made for, if any.
    pub of_loop: Option<usize>,
}

/// A loop of the function and its number in the report.
pub(crate) type Numbered<'a> = (usize, &'a Loop);

/// What is known of other functions, and of memory.
#[derive(Clone, Copy)]
pub struct Surely<'a> {
    /// Which functions without a body have no effect.
    pub silent: Silent<'a>,
    /// Which memory only one thread can touch.
    pub escape: &'a Escape,
}

/// Turns the assumptions of a function into awaits where that is possible.
pub(crate) fn introduce(
    module: &mut Module,
    function: FuncId,
    loops: &[Numbered<'_>],
    reports: &[LoopReport],
    surely: Surely<'_>,
) -> Vec<AwaitReport> {
    let silent = surely.silent;
    let mut done = Vec::new();
    let no = module.consts.int(TypeId::I1, 1, 0).into();
    let constants = constants(module, function);
    let assuming = assuming_blocks(module, function);
    for call in assumptions(module, function) {
        let f = module.function(function).clone();
        let Some(argument) = f.inst(call).and_then(|inst| inst.call()?.args.first()) else {
            continue;
        };
        let ty = module.type_of(&f, argument.value);
        let bits = module.types.int_bits(ty).unwrap_or(1);
        let zero = module.consts.int(ty, bits, 0).into();
        let terms = Terms { module, function: &f, no, constants: &constants, exact: true };
        let stops = terms.is_zero_condition(argument.value, zero, true);
        let private = |ptr: Operand| surely.escape.is_private(terms.module, function, ptr);
        let Some(rewrite) = find(&terms, call, &stops, silent, &private) else { continue };
        let of_loop = loop_of(module, &f, call);
        let l = loops.iter().find(|(number, _)| Some(*number) == of_loop);
        // An assumption of the program inside the loop may stop the thread in the next iteration.
        let assumes = |l: &Loop| l.blocks.iter().any(|block| assuming.contains(block));
        let decisive = l.is_some_and(|(number, l)| {
            let first = is_first_look(module, &f, l, rewrite.access, silent);
            first && !reports[*number].carried && !assumes(l)
        });
        if !rewrite.fits(module, function) {
            continue;
        }
        let names = Names { module, function: &f };
        done.push(AwaitReport {
            function: f.name.to_string(),
            loc: f.value(rewrite.access).loc,
            text: describe(&names, &rewrite),
            of_loop,
        });
        let origin = match of_loop {
            None => Origin::Assumed,
            Some(number) if decisive => Origin::Spins(number as u32),
            Some(number) => Origin::Cut(number as u32),
        };
        rewrite.look_early(module.function_mut(function));
        rewrite.mark(module, function, origin);
        let mut doomed = vec![false; module.function(function).value_count()];
        doomed[call.index()] = true;
        delete(module.function_mut(function), &doomed);
    }
    done
}

/// The calls of a function that stop the thread unless something holds.
fn assumptions(module: &Module, function: FuncId) -> Vec<ValueId> {
    let f = module.function(function);
    let is_assumption = |inst: &Inst| {
        let call = inst.call();
        call.is_some_and(|call| {
            is_assumption(module, call) || callee_name(module, call) == Some(PURE_ITERATION)
        })
    };
    let insts = f.order.iter().flat_map(|block| f.insts(*block));
    insts.filter(|(_, inst)| is_assumption(inst)).map(|(id, _)| id).collect()
}

/// The blocks of a function with assumptions of the program.
fn assuming_blocks(module: &Module, function: FuncId) -> Vec<BlockId> {
    let f = module.function(function);
    let own = |id: &ValueId| loop_of(module, f, *id).is_none();
    let blocks = f.inst_blocks();
    let calls = assumptions(module, function);
    calls.iter().filter(|id| own(id)).filter_map(|id| blocks[id.index()]).collect()
}

/// The number of the loop whose pure iterations a call cuts off.
fn loop_of(module: &Module, f: &Function, call: ValueId) -> Option<usize> {
    let call = f.inst(call)?.call()?;
    if callee_name(module, call) != Some(PURE_ITERATION) {
        return None;
    }
    match module.consts.get(call.args.get(1)?.value.constant()?) {
        Const::Int { value, .. } => usize::try_from(*value).ok(),
        _ => None,
    }
}

/// What an assumption can be turned into.
fn find(
    terms: &Terms<'_>,
    assumption: ValueId,
    stops: &Condition,
    silent: Silent<'_>,
    private: &dyn Fn(Operand) -> bool,
) -> Option<Rewrite> {
    let [stops] = &stops.disjuncts[..] else { return None };
    let block = terms.function.inst_blocks()[assumption.index()]?;
    let insts = &terms.function.block(block).insts;
    let end = insts.iter().position(|id| *id == assumption)?;
    // The last access that the assumption is about.
    let (at, access) = (0..end).rev().map(|at| (at, insts[at])).find(|(_, id)| {
        stops.atoms.iter().any(|atom| mentions(terms, atom, *id)) && is_access(terms, *id, private)
    })?;
    let between = &insts[at + 1..end];
    if !between.iter().all(|id| is_harmless(terms, *id, silent)) {
        return None;
    }
    let (about, active): (Vec<Atom>, Vec<Atom>) =
        stops.atoms.iter().partition(|atom| mentions(terms, atom, access));
    let [about] = about[..] else { return None };
    let (predicate, mask, operand) = waits_for(terms, &about, access)?;
    let dominators = Dominators::new(terms.function);
    let before = |term: Term| is_known(terms, &dominators, term, block, at);
    // A look at private memory can as well come before the access.
    let early = |term: Term| {
        let load = term.value().filter(|id| between.contains(id))?;
        let Some(Inst::Load { ptr, volatile: false, .. }) = terms.function.inst(load) else {
            return None;
        };
        (private(*ptr) && before(Term::Operand(*ptr))).then_some(load)
    };
    let known = |term: Term| before(term) || early(term).is_some();
    let all_known = active.iter().all(|atom| known(atom.a) && known(atom.b));
    let used = active.iter().flat_map(|atom| [atom.a, atom.b]).chain([operand]);
    let early: Vec<ValueId> = used.filter_map(early).collect();
    let rewrite = Rewrite { access, predicate, mask, operand, active, early };
    (known(operand) && all_known).then_some(rewrite)
}

/// Whether an atom is about what an access reads.
fn mentions(terms: &Terms<'_>, atom: &Atom, access: ValueId) -> bool {
    [atom.a, atom.b].iter().any(|term| word(terms, *term).is_some_and(|word| word.access == access))
}

/// A word that is read, or some bits of it.
struct Word {
    access: ValueId,
    /// The bits, unless these are all.
    mask: Option<u64>,
    /// Whether it is known only whether they are all zero.
    only_zero: bool,
}

/// What a term tells of an access: its whole word, `word & mask`, or `word % 2^k`.
fn word(terms: &Terms<'_>, term: Term) -> Option<Word> {
    let value = match term {
        Term::Found(exchange) => exchange,
        Term::Operand(operand) => operand.value()?,
    };
    let whole = Word { access: value, mask: None, only_zero: false };
    let Some(&Inst::Binary { op, a, b, .. }) = terms.function.inst(value) else {
        return Some(whole);
    };
    let (access, number) = match (terms.number(a), terms.number(b)) {
        (None, Some(number)) => (a, number),
        (Some(number), None) if op == BinaryOp::And => (b, number),
        _ => return None,
    };
    let number = u64::try_from(number).ok()?;
    let mask = match op {
        BinaryOp::And => number,
        BinaryOp::URem | BinaryOp::SRem if number.is_power_of_two() => number - 1,
        _ => return None,
    };
    let lowest = mask.checked_shr(mask.trailing_zeros())?;
    let only_zero = op == BinaryOp::SRem;
    let neighbours = lowest & lowest.wrapping_add(1) == 0;
    neighbours.then_some(Word { access: access.value()?, mask: Some(mask), only_zero })
}

/// Whether an instruction is one that can be made to wait: on memory that others may write.
fn is_access(terms: &Terms<'_>, id: ValueId, private: &dyn Fn(Operand) -> bool) -> bool {
    let shared = |ptr: &Operand| {
        let inst = ptr.value().and_then(|value| terms.function.inst(value));
        !matches!(inst, Some(Inst::Alloca { .. })) && !private(*ptr)
    };
    let (ptr, ty) = match terms.function.inst(id) {
        Some(Inst::Load { ptr, .. }) => (ptr, terms.function.value(id).ty),
        Some(Inst::AtomicRmw { op: RmwOp::Xchg, ptr, value, .. }) => (ptr, terms.type_of(*value)),
        Some(Inst::CmpXchg(exchange)) => (&exchange.ptr, terms.type_of(exchange.new)),
        _ => return false,
    };
    // The engine compares whole bytes.
    let bits = terms.module.types.int_bits(ty).unwrap_or(64);
    shared(ptr) && terms.is_comparable(ty) && matches!(bits, 8 | 16 | 32 | 64)
}

/// Whether an instruction between an access and an assumption can as well not be executed.
fn is_harmless(terms: &Terms<'_>, id: ValueId, silent: Silent<'_>) -> bool {
    match terms.function.inst(id) {
        Some(Inst::Load { ptr, .. }) => {
            is_safe(terms.module, terms.function, *ptr, terms.function.value(id).ty)
        }
        Some(Inst::Binary { op, b, .. }) => !crate::simplify::may_trap(terms.module, *op, *b),
        Some(Inst::Call(call)) => callee_name(terms.module, call)
            .is_some_and(|name| silent(name) || name == PURE_ITERATION),
        Some(inst) if is_hint(inst) => true,
        Some(
            Inst::Store { .. }
            | Inst::AtomicRmw { .. }
            | Inst::CmpXchg(_)
            | Inst::InlineAsm { .. }
            | Inst::Unsupported { .. }
            | Inst::Alloca { .. }
            | Inst::VaArg { .. },
        )
        | None => false,
        Some(_) => true,
    }
}

/// The comparison of the word read that an assumption asks for, if it stops where the atom holds.
fn waits_for(
    terms: &Terms<'_>,
    stops: &Atom,
    access: ValueId,
) -> Option<(IntPredicate, Option<u64>, Term)> {
    let read = |term: Term| word(terms, term).filter(|word| word.access == access);
    let wanted = stops.relation.negated();
    let (relation, word, other) = match (read(stops.a), read(stops.b)) {
        (Some(word), _) => (wanted, word, stops.b),
        (_, Some(word)) => (wanted.swapped(), word, stops.a),
        _ => return None,
    };
    let predicate = relation.predicate()?;
    if word.only_zero {
        let zero = matches!(other, Term::Operand(operand) if terms.is_zero(operand));
        let equal = matches!(predicate, IntPredicate::Eq | IntPredicate::Ne);
        (zero && equal).then_some(())?;
    }
    // An access that stops its thread must not have changed anything for the others: an exchange has
    // not if it wrote what was there, a compare-and-swap if it failed.
    let fits = match terms.function.inst(access) {
        Some(Inst::AtomicRmw { value, .. }) => {
            predicate == IntPredicate::Ne && terms.term(*value) == other
        }
        Some(Inst::CmpXchg(exchange)) => {
            predicate == IntPredicate::Eq && terms.term(exchange.expected) == other
        }
        _ => true,
    };
    let is_load = matches!(terms.function.inst(access), Some(Inst::Load { .. }));
    (fits && (is_load || word.mask.is_none())).then_some((predicate, word.mask, other))
}

/// Whether a term is known before the instruction at a place.
fn is_known(
    terms: &Terms<'_>,
    dominators: &Dominators,
    term: Term,
    block: BlockId,
    at: usize,
) -> bool {
    let Some(value) = term.value() else { return true };
    match terms.function.inst_blocks()[value.index()] {
        Some(other) if other == block => terms.function.block(block).insts[..at].contains(&value),
        Some(other) => dominators.dominates(other, block),
        None => terms.function.inst(value).is_none(),
    }
}

/// Whether an access is the first thing that an iteration does which depends on others: then a thread
/// that waits there forever would find the same again and again.
fn is_first_look(
    module: &Module,
    f: &Function,
    l: &Loop,
    access: ValueId,
    silent: Silent<'_>,
) -> bool {
    let Some(block) = f.inst_blocks()[access.index()] else { return false };
    let is_quiet = |id: ValueId| match f.inst(id) {
        Some(inst) if is_hint(inst) => true,
        Some(
            Inst::Load { .. }
            | Inst::Store { .. }
            | Inst::AtomicRmw { .. }
            | Inst::CmpXchg(_)
            | Inst::InlineAsm { .. }
            | Inst::Unsupported { .. }
            | Inst::Alloca { .. }
            | Inst::VaArg { .. },
        ) => false,
        Some(Inst::Call(call)) => callee_name(module, call)
            .is_some_and(|name| silent(name) || name == PURE_ITERATION || name.starts_with(AWAIT)),
        _ => true,
    };
    let predecessors = f.predecessors();
    let (mut seen, mut work) = (vec![block], vec![block]);
    while let Some(current) = work.pop() {
        let insts = &f.block(current).insts;
        let end = insts.iter().position(|id| *id == access).unwrap_or(insts.len());
        if !insts[..end].iter().all(|id| is_quiet(*id)) {
            return false;
        }
        if current == l.header {
            continue;
        }
        for &before in &predecessors[current.index()] {
            if before == block {
                return false;
            }
            if !seen.contains(&before) {
                seen.push(before);
                work.push(before);
            }
        }
    }
    true
}

fn describe(names: &Names<'_>, rewrite: &Rewrite) -> String {
    let operand = match rewrite.operand {
        Term::Operand(operand) => names.operand(operand),
        Term::Found(exchange) => names.value(exchange),
    };
    let word = match rewrite.mask {
        None => names.value(rewrite.access),
        Some(mask) => format!("({} & {mask:#x})", names.value(rewrite.access)),
    };
    let wait = format!("{word} {} {operand}", symbol(rewrite.predicate));
    match names.function.inst(rewrite.access) {
        Some(Inst::Load { .. }) => format!("load awaits {wait}"),
        Some(Inst::CmpXchg(_)) => format!("compare-and-swap awaits {wait}"),
        _ => format!("exchange awaits {wait}"),
    }
}
