//! Loop bounds: each time a loop is reached from outside, its header may be entered that often.
//!
//! Loops are not copied. A phi in each header counts the entries; the entry that is one too many
//! goes to a block that calls [`BOUND_REACHED`], which blocks the thread, and does not return.

use crate::edit::remove_unreachable;
use crate::natural::Loops;
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

/// A loop about to be bounded.
struct Counter {
    header: BlockId,
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
    remove_unreachable(module.function_mut(function));
    let f = module.function(function);
    let loops = Loops::new(f, &Dominators::new(f));
    if !loops.irreducible().is_empty() {
        let report = |blocks: &Vec<BlockId>| Irreducible {
            function: f.name.to_string(),
            blocks: blocks.clone(),
            loc: blocks.iter().find_map(|block| first_loc(f, *block)),
        };
        return Err(loops.irreducible().iter().map(report).collect());
    }
    if loops.is_empty() {
        return Ok(0);
    }
    // All counters come before all checks: a check splits a header, which may be a latch elsewhere.
    let counters: Vec<Counter> =
        loops.iter().map(|(_, l)| add_counter(module, function, l)).collect();
    let stop = declare_stop(module);
    for counter in &counters {
        add_check(module, function, counter, bound, stop.clone());
    }
    Ok(counters.len())
}

fn first_loc(f: &Function, block: BlockId) -> Option<LocId> {
    f.block(block).insts.iter().find_map(|id| f.value(*id).loc)
}

/// The phi that counts: one from outside, one more from each latch.
fn add_counter(module: &mut Module, function: FuncId, l: &crate::Loop) -> Counter {
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
    Counter { header: l.header, count, next }
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
fn add_check(module: &mut Module, function: FuncId, counter: &Counter, bound: u32, stop: Call) {
    let limit = module.consts.int(TypeId::I64, 64, u128::from(bound)).into();
    let f = module.function_mut(function);
    let Counter { header, count, next } = *counter;
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
