//! Linking: calls of C library functions that are written in IR go to the IR.

use super::cxx::in_place_of_header;
use super::{BARRIER, Meaning, meaning, replaces};
use mazurka_ir::{Const, FuncId, Function, Inst, LocId, Module, Operand, TypeId, ValueId};
use rustc_hash::{FxHashMap, FxHashSet};

/// Redirects every use of a library function that is written in IR to that IR. With `ordered_barriers`,
/// barriers note the order in which threads arrive at them.
pub(crate) fn link(module: &mut Module, ordered_barriers: bool) {
    look_once_before_waiting(module);
    sleep_without_polling(module);
    let mut links = Vec::new();
    for id in module.function_ids() {
        let function = module.function(id);
        let replaced = replaces(module, function) || in_place_of_header(&function.name).is_some();
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
    drop_replaced_bodies(module);
    let mut constant = |id: FuncId| Operand::Const(module.consts.intern(Const::Function(id)));
    let links: FxHashMap<Operand, Operand> =
        links.into_iter().map(|(from, to)| (constant(from), constant(to))).collect();
    for id in module.function_ids() {
        let function = module.function_mut(id);
        for value in (0..function.value_count()).map(ValueId::new) {
            if let Some(inst) = function.inst_mut(value) {
                inst.for_each_operand_mut(|operand| {
                    *operand = links.get(operand).copied().unwrap_or(*operand);
                });
            }
        }
    }
}

/// What a replaced function does in the program does not count. Without its body nothing can be inlined from it.
fn drop_replaced_bodies(module: &mut Module) {
    let ids: Vec<FuncId> = module.function_ids().collect();
    let replaced = |id: &FuncId| replaces(module, module.function(*id));
    for id in ids.iter().copied().filter(replaced).collect::<Vec<_>>() {
        let function = module.function_mut(id);
        let Function { name, ty, ret, params, linkage, .. } = function.clone();
        *function = Function::new(&name, ty, ret, params);
        function.linkage = linkage;
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

/// Before it sleeps, libc++ polls 64 times, and then until a clock has moved, which stands still here. Once is enough, as
/// above. A wait with a time limit that does not succeed at once has taken too long: an attempt at the moment at which it
/// succeeds or the time is over. The code is a function of a header, of which callers may have copies.
fn sleep_without_polling(module: &mut Module) {
    let attempts = module.consts.int(TypeId::I32, 32, 64);
    let none = module.consts.int(TypeId::I32, 32, 0);
    let clock = module.function_named("_ZNSt3__16chrono12steady_clock3nowEv");
    let [begins, ends] = ["begins", "ends"]
        .map(|when| module.function_named(&format!("mazurka.libcxx_polling_{when}")));
    let (Some(clock), Some(begins), Some(ends)) = (clock, begins, ends) else { return };
    let [clock, begins, ends] =
        [clock, begins, ends].map(|f| module.consts.intern(Const::Function(f)));
    for id in module.function_ids() {
        // The first look at the clock of each copy is before the loop.
        let mut begun = FxHashSet::default();
        for value in (0..module.function(id).value_count()).map(ValueId::new) {
            let Some(copy) = polling_code(module, id, value) else { continue };
            let Some(inst) = module.function_mut(id).inst_mut(value) else { continue };
            if let Inst::ICmp { b, .. } = inst
                && *b == Operand::Const(attempts)
            {
                *b = Operand::Const(none);
            }
            inst.for_each_operand_mut(|operand| {
                if *operand == Operand::Const(clock) {
                    *operand = Operand::Const(if begun.insert(copy) { begins } else { ends });
                }
            });
        }
    }
}

/// If an instruction belongs to the loop in which libc++ polls: where the function that contains the loop was inlined, if it
/// was.
fn polling_code(module: &Module, function: FuncId, value: ValueId) -> Option<Option<LocId>> {
    let place = module.debug.location(module.function(function).value(value).loc?);
    let file = module.debug.file_name(place)?;
    file.ends_with("/poll_with_backoff.h").then_some(place.inlined_at)
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
