//! Which objects no other thread can reach: the escape analysis, asked in the words of the compiler.

use mazurka_ir::{Const, ConstId, FuncId, Module, Operand, ValueId};
use mazurka_passes::{Escape, Forgets, Visibility};

/// The private variables of a program.
#[derive(Debug)]
pub(crate) struct Privacy {
    escape: Escape,
    /// For each global variable, whether it may be seen by other threads than its own.
    globals: Vec<bool>,
}

impl Privacy {
    /// Analyses a program.
    pub(crate) fn new(module: &Module, forgets: Forgets<'_>) -> Privacy {
        let escape = Escape::new(module, forgets);
        let mut globals = vec![true; module.globals.len()];
        for constant in (0..module.consts.len()).map(ConstId::new) {
            if let Const::Global(global) = module.consts.get(constant) {
                let seen = escape.visibility(module, FuncId::new(0), constant.into());
                globals[global.index()] = seen != Visibility::ThreadLocal;
            }
        }
        Privacy { escape, globals }
    }

    /// Whether an alloca's address stays with its thread.
    pub(crate) fn is_private(&self, function: FuncId, alloca: ValueId) -> bool {
        self.escape.private(function).values.contains(&alloca)
    }

    /// Whether other threads may see what an address points to while somebody may change it.
    pub(crate) fn is_seen(&self, module: &Module, function: FuncId, address: Operand) -> bool {
        self.escape.visibility(module, function, address) == Visibility::Shared
    }

    /// Whether other threads may see a thread's own copy of a global variable.
    pub(crate) fn escapes(&self, global: usize) -> bool {
        self.globals[global]
    }
}
