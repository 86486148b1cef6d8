//! Loops that look once before they begin: `int a = x; while (a) a = x;`.
//!
//! The first look is an iteration that comes ahead of the loop, and what it saw is carried into the loop,
//! so that no iteration is pure. Where every way into the header of a loop ends with the same load,
//! and the header is all that uses it, the load is done in the header instead: the same accesses in the
//! same order, and the loop that `do a = x; while (a);` is.

use crate::edit::delete;
use crate::natural::Loops;
use crate::simplify::may_trap;
use mazurka_ir::{BlockId, Dominators, FuncId, Function, Inst, Module, Operand, ValueId};

/// Moves such loads into the headers of loops; returns how many.
pub fn join_peeled_loads(module: &mut Module, id: FuncId) -> usize {
    let function = module.function(id);
    let loops = Loops::new(function, &Dominators::new(function));
    let headers: Vec<BlockId> = loops.iter().map(|(_, l)| l.header).collect();
    let mut count = 0;
    for header in headers {
        if let Some((phi, loads)) = find(module, module.function(id), header) {
            join(module.function_mut(id), header, phi, &loads);
            count += 1;
        }
    }
    count
}

/// A phi of the header, each value of which is a load that can be done there as well.
fn find(module: &Module, f: &Function, header: BlockId) -> Option<(ValueId, Vec<ValueId>)> {
    f.insts(header).find_map(|(phi, inst)| {
        let Inst::Phi { incoming, .. } = inst else { return None };
        let loads = incoming.iter().map(|&(value, from)| match value {
            Operand::Value(load) if is_last(module, f, header, from, load) => Some(load),
            _ => None,
        });
        let loads: Vec<ValueId> = loads.collect::<Option<_>>()?;
        let first = f.inst(*loads.first()?)?;
        let same =
            |load: &ValueId| f.inst(*load) == Some(first) && f.value(*load).ty == f.value(phi).ty;
        let used_once = |load: &ValueId| uses(f, *load) == 1;
        let joins = loads.len() > 1 && matches!(first, Inst::Load { .. });
        (joins && loads.iter().all(same) && loads.iter().all(used_once)).then_some((phi, loads))
    })
}

/// Whether nothing comes between a load in the block `from` and the header that matters to anybody.
fn is_last(module: &Module, f: &Function, header: BlockId, from: BlockId, load: ValueId) -> bool {
    if f.successors(from) != [header] {
        return false;
    }
    let insts = &f.block(from).insts;
    let Some(position) = insts.iter().position(|id| *id == load) else { return false };
    insts[position + 1..].iter().all(|id| match f.inst(*id) {
        Some(Inst::Binary { op, b, .. }) => !may_trap(module, *op, *b),
        Some(
            Inst::ICmp { .. }
            | Inst::FCmp { .. }
            | Inst::Cast { .. }
            | Inst::Select { .. }
            | Inst::Gep { .. }
            | Inst::Br { .. },
        ) => true,
        _ => false,
    })
}

/// How often a value is used.
fn uses(f: &Function, value: ValueId) -> usize {
    let mut count = 0;
    for &block in &f.order {
        for (_, inst) in f.insts(block) {
            inst.for_each_operand(|operand| count += usize::from(operand == Operand::Value(value)));
        }
    }
    count
}

/// Does the load in the header instead of before it.
fn join(f: &mut Function, header: BlockId, phi: ValueId, loads: &[ValueId]) {
    // The last of them stands in the loop, if the way into it comes first.
    let Some(&model) = loads.last() else { return };
    let (def, loc) = (f.value(model).def.clone(), f.value(model).loc);
    let value = f.value_mut(phi);
    (value.def, value.loc) = (def, loc);
    let mut insts = std::mem::take(&mut f.block_mut(header).insts);
    insts.retain(|id| *id != phi);
    let is_phi = |id: &ValueId| matches!(f.inst(*id), Some(Inst::Phi { .. }));
    let place = insts.iter().position(|id| !is_phi(id)).unwrap_or(insts.len());
    insts.insert(place, phi);
    f.block_mut(header).insts = insts;
    let mut doomed = vec![false; f.value_count()];
    loads.iter().for_each(|load| doomed[load.index()] = true);
    delete(f, &doomed);
}
