//! Unwinding where nothing can be thrown.
//!
//! An `invoke` of a function that cannot throw is a call and a jump, and what only its landing pad
//! reaches is not reached. Whatever that contains, supported or not, is no reason to refuse a program.
//! An `invoke` that stays ends its block, and is never inlined.

use mazurka_ir::{BlockId, Function, Inst, Module, TypeId};

/// Tells of functions without a body whether they may throw.
pub type Throws<'a> = &'a dyn Fn(&str) -> bool;

/// Replaces each `invoke` of a function that cannot throw by a call and a jump; the result is the
/// number of them in each function.
pub fn forget_needless_unwinding(module: &mut Module, throws: Throws<'_>) -> Vec<usize> {
    let throwing = Throwing::new(module, throws);
    let mut counts = Vec::new();
    for id in module.function_ids() {
        let function = module.function(id);
        let invokes = function.order.iter().filter_map(|block| {
            let (_, inst @ Inst::Invoke { normal, .. }) = function.terminator(*block)? else {
                return None;
            };
            (!throwing.may_throw(module, inst)).then_some((*block, *normal))
        });
        let needless: Vec<(BlockId, BlockId)> = invokes.collect();
        counts.push(needless.len());
        for (block, normal) in needless {
            replace(module.function_mut(id), block, normal);
        }
    }
    counts
}

/// Replaces the `invoke` at the end of a block.
fn replace(function: &mut Function, block: BlockId, normal: BlockId) {
    let Some(&last) = function.block(block).insts.last() else { return };
    let loc = function.value(last).loc;
    if let Some(inst) = function.inst_mut(last)
        && let Inst::Invoke { call, .. } = inst
    {
        *inst = Inst::Call(call.clone());
    }
    function.push(block, Inst::Br { target: normal }, TypeId::VOID, loc);
}

/// Which functions may throw: those that call one that may.
struct Throwing {
    functions: Vec<bool>,
    /// Whether a call through a pointer may throw.
    indirect: bool,
}

impl Throwing {
    fn new(module: &Module, throws: Throws<'_>) -> Throwing {
        let outside = |function: &Function| !function.defined && throws(&function.name);
        let functions = module.functions.iter().map(outside).collect();
        let mut throwing = Throwing { functions, indirect: false };
        throwing.spread(module);
        // The library throws only if the program calls it.
        let own = |function: &Function| !function.name.starts_with("mazurka.");
        let functions = module.functions.iter().zip(&throwing.functions);
        throwing.indirect = functions.into_iter().any(|(f, throws)| *throws && own(f));
        throwing.spread(module);
        throwing
    }

    /// Adds callers until there are none to add.
    fn spread(&mut self, module: &Module) {
        let mut changed = true;
        while changed {
            changed = false;
            for id in module.function_ids().filter(|id| module.function(*id).defined) {
                if self.functions[id.index()] {
                    continue;
                }
                let function = module.function(id);
                let mut insts = function.order.iter().flat_map(|block| function.insts(*block));
                if insts.any(|(_, inst)| self.may_throw(module, inst)) {
                    self.functions[id.index()] = true;
                    changed = true;
                }
            }
        }
    }

    fn may_throw(&self, module: &Module, inst: &Inst) -> bool {
        match (inst, inst.call()) {
            (_, Some(call)) => match module.direct_callee(call.callee) {
                Some(callee) => self.functions[callee.index()],
                None => self.indirect,
            },
            (Inst::Resume { .. }, None) => true,
            _ => false,
        }
    }
}
