//! Linking: calls of C library functions that are written in IR go to the IR.

use super::{BARRIER, Meaning, meaning, replaces};
use mazurka_ir::{Const, FuncId, Inst, Module, Operand, TypeId, ValueId};

/// Redirects every use of a library function that is written in IR to that IR. With `ordered_barriers`,
/// barriers note the order in which threads arrive at them.
pub(crate) fn link(module: &mut Module, ordered_barriers: bool) {
    look_once_before_waiting(module);
    let mut links = Vec::new();
    for id in module.function_ids() {
        let function = module.function(id);
        let replaced = replaces(module, function);
        if let (false, Some(Meaning::InIr(mut name))) =
            (function.defined && !replaced, meaning(&function.name))
        {
            let [unordered, ordered] = BARRIER;
            if name == unordered && (ordered_barriers || has_used_result(module, id)) {
                name = ordered;
            }
            links.extend(module.function_named(name).map(|target| (id, target)));
        }
    }
    for (from, to) in links {
        let from = module.consts.intern(Const::Function(from));
        let to = module.consts.intern(Const::Function(to));
        for id in module.function_ids() {
            let function = module.function_mut(id);
            for value in (0..function.value_count()).map(ValueId::new) {
                if let Some(inst) = function.inst_mut(value) {
                    inst.for_each_operand_mut(|operand| {
                        if *operand == Operand::Const(from) {
                            *operand = Operand::Const(to);
                        }
                    });
                }
            }
        }
    }
}

/// Before it waits for a word, C++'s library looks at it 16 times. Once is enough: whoever waits looks again,
/// and a word that changes in between is found then.
fn look_once_before_waiting(module: &mut Module) {
    let attempts = module.consts.int(TypeId::I32, 32, 16);
    let once = module.consts.int(TypeId::I32, 32, 1);
    for id in module.function_ids() {
        let function = module.function_mut(id);
        if !function.name.starts_with("_ZNSt8__detail13__atomic_spin") {
            continue;
        }
        for value in (0..function.value_count()).map(ValueId::new) {
            if let Some(Inst::ICmp { b, .. }) = function.inst_mut(value)
                && *b == Operand::Const(attempts)
            {
                *b = Operand::Const(once);
            }
        }
    }
}

/// Whether some call uses the result of a function, or some indirect use might.
fn has_used_result(module: &Module, callee: FuncId) -> bool {
    module.function_ids().map(|id| module.function(id)).any(|function| {
        let insts = || function.order.iter().flat_map(|block| function.insts(*block));
        let calls = |inst: &Inst| {
            inst.call().is_some_and(|call| module.direct_callee(call.callee) == Some(callee))
        };
        let results: Vec<ValueId> =
            insts().filter(|(_, inst)| calls(inst)).map(|(id, _)| id).collect();
        insts().any(|(_, inst)| {
            let mut used = false;
            inst.for_each_operand(|operand| {
                used |= matches!(operand, Operand::Value(id) if results.contains(&id));
            });
            used
        })
    })
}
