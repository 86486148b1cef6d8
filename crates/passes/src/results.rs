//! Results that nobody looks at.
//!
//! `unsigned await_eq(x, c) { … while ((o = load(x)) != c) last = o; return last; }` remembers the last value
//! that it saw for its callers. If none of them makes use of it, the function need not return it, and an
//! iteration that only remembers something else changes nothing.

use crate::edit::users;
use crate::lent::call_sites;
use mazurka_ir::{BlockId, Const, FuncId, Inst, Lists, Module, TypeId, ValueId};

/// Lets functions return something undefined if no call makes use of it; the result is their number.
pub fn forget_unused_results(module: &mut Module) -> usize {
    let uses: Vec<Lists<ValueId>> = module.functions.iter().map(users).collect();
    let unused: Vec<FuncId> = call_sites(module)
        .iter()
        .enumerate()
        .filter_map(|(number, sites)| {
            let sites = sites.as_ref()?;
            let unused =
                sites.iter().all(|site| uses[site.caller.index()][site.call.index()].is_empty());
            (unused && !sites.is_empty()).then_some(FuncId::new(number))
        })
        .collect();
    unused.into_iter().filter(|id| forget_result(module, *id)).count()
}

/// Whether there was a result to forget.
fn forget_result(module: &mut Module, id: FuncId) -> bool {
    let f = module.function(id);
    let ty = f.ret;
    if ty == TypeId::VOID || f.unsupported.is_some() || f.name.starts_with("mazurka.") {
        return false;
    }
    let last = |block: &BlockId| f.block(*block).insts.last().copied();
    let ends: Vec<ValueId> = f.order.iter().filter_map(last).collect();
    let nothing = module.consts.intern(Const::Undef(ty)).into();
    let mut forgotten = false;
    for end in ends {
        if let Some(Inst::Ret { value: Some(value) }) = module.function_mut(id).inst_mut(end) {
            *value = nothing;
            forgotten = true;
        }
    }
    forgotten
}
