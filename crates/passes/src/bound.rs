//! Loop bounds: each time a loop is reached from outside, its header may be entered that often.
//!
//! Loops are not copied. A phi in each header counts the entries; the entry that is one too many
//! goes to a block that calls [`BOUND_REACHED`], which blocks the thread, and does not return.

use crate::edit::remove_unreachable;
use crate::natural::{Loop, Loops};
use mazurka_ir::{
    BinaryOp, BlockId, Call, Const, Dominators, Flags, FuncId, Function, Inst, IntPredicate, LocId,
    Module, Type, TypeId, ValueId,
};

/// The name of the function, without body and result, that a thread calls at the bound of a loop.
pub const BOUND_REACHED: &str = "mazurka_bound_reached";

/// A cycle that has no header and thus cannot be bounded.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Irreducible {
    /// The name of the function.
    pub function: String,
    /// The blocks of the cycle.
    pub blocks: Vec<BlockId>,
    /// A place in the source within the cycle, if one is known.
    pub loc: Option<LocId>,
}

/// A bound for the loops at one place of the source.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LoopBound {
    /// The name of the file, or the end of its path.
    pub file: String,
    /// The line of the loop: where it begins, is decided about, or goes back.
    pub line: u32,
    /// How often the header of the loop may be entered each time the loop is reached.
    pub bound: u32,
}

impl LoopBound {
    fn is_for(&self, module: &Module, f: &Function, l: &Loop) -> bool {
        let ends = l.latches.iter().filter_map(|block| f.block(*block).insts.last());
        let mut insts = f.block(l.header).insts.iter().chain(ends);
        let is_here = |loc: LocId| {
            let place = module.debug.location(loc);
            let file = module.debug.file_name(place).unwrap_or_default();
            let rest = file.strip_suffix(self.file.as_str());
            let named = rest.is_some_and(|rest| rest.is_empty() || rest.ends_with('/'));
            place.line == self.line && named
        };
        first_loc_in(f, l).is_some_and(is_here)
            || insts.any(|id| f.value(*id).loc.is_some_and(is_here))
    }
}

/// Which loops get which bound.
#[derive(Clone, Copy, Debug)]
pub struct Bounds<'a> {
    /// The bound of all others.
    pub all: Option<u32>,
    /// Bounds of some loops; the last one for a loop counts.
    pub some: &'a [LoopBound],
}

impl Bounds<'_> {
    /// The bound of a loop.
    fn of(&self, module: &Module, f: &Function, l: &Loop) -> Option<u32> {
        let own = self.some.iter().rev().find(|bound| bound.is_for(module, f, l));
        own.map(|own| own.bound).or(self.all)
    }
}

/// The first place in the source that a loop has.
pub(crate) fn first_loc_in(f: &Function, l: &Loop) -> Option<LocId> {
    l.blocks.iter().find_map(|block| first_loc(f, *block))
}

/// Where the loops of a function are in the source, and which of these bounds are for none of them.
pub(crate) fn loop_places(
    module: &Module,
    function: FuncId,
    unused: &mut Vec<LoopBound>,
) -> Vec<LocId> {
    let f = module.function(function);
    let loops = Loops::new(f, &Dominators::new(f));
    unused.retain(|bound| !loops.iter().any(|(_, l)| bound.is_for(module, f, l)));
    loops.iter().filter_map(|(_, l)| first_loc_in(f, l)).collect()
}

/// A loop about to be bounded.
struct Counter {
    header: BlockId,
    bound: u32,
    /// How often the header has been entered.
    count: ValueId,
    /// One more.
    next: ValueId,
}

/// Bounds all loops of a function; the result is their number.
///
/// Unreachable blocks are removed first, as phis would have to speak for them. If there are
/// irreducible cycles, no loop is bounded and they are listed.
pub fn bound_loops(
    module: &mut Module,
    function: FuncId,
    bound: u32,
) -> Result<usize, Vec<Irreducible>> {
    bound_some_loops(module, function, Bounds { all: Some(bound), some: &[] })
}

/// Bounds those loops of a function that have a bound, like [`bound_loops`].
pub fn bound_some_loops(
    module: &mut Module,
    function: FuncId,
    bounds: Bounds<'_>,
) -> Result<usize, Vec<Irreducible>> {
    remove_unreachable(module.function_mut(function));
    let f = module.function(function);
    let loops = Loops::new(f, &Dominators::new(f));
    let bounded: Vec<(Loop, u32)> =
        loops.iter().filter_map(|(_, l)| Some((l.clone(), bounds.of(module, f, l)?))).collect();
    if !loops.irreducible().is_empty() && (bounds.all.is_some() || !bounded.is_empty()) {
        let report = |blocks: &Vec<BlockId>| Irreducible {
            function: f.name.to_string(),
            blocks: blocks.clone(),
            loc: blocks.iter().find_map(|block| first_loc(f, *block)),
        };
        return Err(loops.irreducible().iter().map(report).collect());
    }
    if bounded.is_empty() {
        return Ok(0);
    }
    // All counters come before all checks: a check splits a header, which may be a latch elsewhere.
    let add_counter = |(l, bound): &(Loop, u32)| add_counter(module, function, l, *bound);
    let counters: Vec<Counter> = bounded.iter().map(add_counter).collect();
    let stop = declare_stop(module);
    for counter in &counters {
        add_check(module, function, counter, stop.clone());
    }
    Ok(counters.len())
}

fn first_loc(f: &Function, block: BlockId) -> Option<LocId> {
    f.block(block).insts.iter().find_map(|id| f.value(*id).loc)
}

/// The phi that counts: one from outside, one more from each latch.
fn add_counter(module: &mut Module, function: FuncId, l: &Loop, bound: u32) -> Counter {
    let one = module.consts.int(TypeId::I64, 64, 1).into();
    let f = module.function_mut(function);
    let flags = Flags::default();
    let phi = Inst::Phi { flags, incoming: Vec::new() };
    let count = f.insert(l.header, 0, phi, TypeId::I64, None);
    f.value_mut(count).name = Some("entries".into());
    let next = Inst::Binary { op: BinaryOp::Add, flags, a: count.into(), b: one };
    let next = f.add_inst(next, TypeId::I64, None);
    let outside = l.entering.iter().map(|block| (one, *block));
    let inside = l.latches.iter().map(|block| (next.into(), *block));
    let incoming = outside.chain(inside).collect();
    if let Some(phi) = f.inst_mut(count) {
        *phi = Inst::Phi { flags, incoming };
    }
    Counter { header: l.header, bound, count, next }
}

/// The function to be called, as an operand with its type; declared if it is not.
fn declare_stop(module: &mut Module) -> Call {
    let fn_ty = Type::Function { ret: TypeId::VOID, params: Box::new([]), variadic: false };
    let fn_ty = module.types.intern(fn_ty);
    let id = module.function_named(BOUND_REACHED).unwrap_or_else(|| {
        module.functions.push(Function::new(BOUND_REACHED, fn_ty, TypeId::VOID, Vec::new()));
        FuncId::new(module.functions.len() - 1)
    });
    let callee = module.consts.intern(Const::Function(id)).into();
    Call { callee, fn_ty, args: Vec::new(), flags: Flags::default() }
}

/// Splits the header behind its phis and lets an entry beyond the bound go to a block that stops.
fn add_check(module: &mut Module, function: FuncId, counter: &Counter, stop: Call) {
    let limit = module.consts.int(TypeId::I64, 64, u128::from(counter.bound)).into();
    let f = module.function_mut(function);
    let Counter { header, count, next, .. } = *counter;
    let loc = first_loc(f, header);
    let first = |inst: &Inst| !matches!(inst, Inst::Phi { .. } | Inst::LandingPad { .. });
    let place = f.insts(header).position(|(_, inst)| first(inst));
    let place = place.expect("a block ends with a terminator");
    let rest = f.split_block(header, place, None);
    let flags = Flags::default();
    let predicate = IntPredicate::Ugt;
    let over = Inst::ICmp { predicate, flags, a: count.into(), b: limit };
    let over = f.push(header, over, TypeId::I1, loc);
    f.block_mut(header).insts.push(next);
    let stopped = f.add_block(Some("bound"));
    f.order.push(stopped);
    let branch = Inst::CondBr { condition: over.into(), then: stopped, otherwise: rest };
    f.push(header, branch, TypeId::VOID, loc);
    f.push(stopped, Inst::Call(Box::new(stop)), TypeId::VOID, loc);
    f.push(stopped, Inst::Unreachable, TypeId::VOID, loc);
}
