//! Parameters that always point to private variables of callers.
//!
//! A helper that gets the address of a local variable works on memory of the calling thread, if it
//! is called in no other way. Callers are looked at before callees; a function whose address is
//! taken can be called from anywhere, with anything.

use mazurka_ir::{Const, ConstId, FuncId, Module, Operand, TypeId, ValueId};

/// Where a function is called: the caller, the call and the arguments.
pub(crate) struct Site {
    pub(crate) caller: FuncId,
    pub(crate) call: ValueId,
    args: Vec<Operand>,
}

impl Site {
    /// The argument with this number.
    pub(crate) fn arg(&self, number: usize) -> Option<Operand> {
        self.args.get(number).copied()
    }
}

/// For each function, where it is called; `None` if it may be called from elsewhere.
pub(crate) fn call_sites(module: &Module) -> Vec<Option<Vec<Site>>> {
    let mut sites: Vec<Option<Vec<Site>>> = module.functions.iter().map(|_| Some(vec![])).collect();
    let mut taken = Taken { module, seen: vec![false; module.consts.len()], functions: Vec::new() };
    module.globals.iter().filter_map(|global| global.init).for_each(|init| taken.visit(init));
    for caller in module.function_ids() {
        let f = module.function(caller);
        for (id, inst) in f.order.iter().flat_map(|block| f.insts(*block)) {
            let called =
                inst.call().and_then(|call| Some((call, module.direct_callee(call.callee)?)));
            // The callee comes first among the operands.
            let skip = usize::from(called.is_some());
            let mut number = 0;
            inst.for_each_operand(|operand| {
                if let (true, Operand::Const(constant)) = (number >= skip, operand) {
                    taken.visit(constant);
                }
                number += 1;
            });
            if let Some((call, callee)) = called
                && let Some(list) = &mut sites[callee.index()]
            {
                let args = call.args.iter().map(|arg| arg.value).collect();
                list.push(Site { caller, call: id, args });
            }
        }
    }
    for function in taken.functions.into_iter().chain(module.function_named("main")) {
        sites[function.index()] = None;
    }
    sites
}

/// The functions whose address is used as a value.
struct Taken<'m> {
    module: &'m Module,
    /// The constants that have been looked into.
    seen: Vec<bool>,
    functions: Vec<FuncId>,
}

impl Taken<'_> {
    fn visit(&mut self, constant: ConstId) {
        if self.seen[constant.index()] {
            return;
        }
        let mut work = vec![constant];
        while let Some(constant) = work.pop() {
            if std::mem::replace(&mut self.seen[constant.index()], true) {
                continue;
            }
            match self.module.consts.get(constant) {
                Const::Function(function) => self.functions.push(*function),
                _ => work.extend(self.module.consts.parts(constant)),
            }
        }
    }
}

/// The parameters of a function that are addresses.
pub(crate) fn pointer_params(module: &Module, function: FuncId) -> impl Iterator<Item = usize> {
    let params = module.function(function).params.iter().enumerate();
    params.filter(|(_, param)| param.ty == TypeId::PTR).map(|(number, _)| number)
}
