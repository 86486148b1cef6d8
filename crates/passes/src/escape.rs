//! Which memory only one thread can touch.
//!
//! A local variable is *private* if its address never leaves the function that made it: it is
//! dereferenced, moved by constant or variable offsets, chosen among others, compared, or lent to a
//! defined function that does no more with it. Storing it anywhere, returning it, turning it into a
//! number or giving it to unknown code makes it escape. The same holds for thread-local variables,
//! over all functions at once. No flow of control is considered: an address that escapes late has
//! escaped.
//!
//! Nothing is said about accesses out of bounds: whoever executes them must notice. Functions whose
//! body is unsupported are not looked into; a program that reaches one must be refused anyway.

use crate::edit::users;
use crate::lent::{Site, call_sites, pointer_params};
use mazurka_ir::{
    Call, CastKind, Const, ConstExpr, ConstId, FuncId, Function, GlobalId, Inst, Lists, Module,
    Operand, Passing, TypeId, ValueId,
};
use std::collections::BTreeSet;

/// Who may touch what a pointer points to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Visibility {
    /// The thread that executes the function: a local variable whose address stays there.
    Private,
    /// All threads, but none may write: a `constant` global variable.
    Constant,
    /// The thread itself: a thread-local variable whose address never escapes.
    ThreadLocal,
    /// Possibly all threads.
    Shared,
}

/// The values of a function that are addresses of private variables.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Private {
    /// Allocas, parameters that are passed as copies, and parameters for which all callers pass
    /// addresses of private variables of their own.
    pub values: BTreeSet<ValueId>,
}

/// The result of the analysis for a whole module, valid until a function is changed.
#[derive(Clone, Debug)]
pub struct Escape {
    private: Vec<Private>,
    /// For each function and parameter, whether the function keeps that address to itself.
    kept: Vec<Vec<bool>>,
    /// For each global variable, whether it is thread-local and its address never escapes.
    thread_local: Vec<bool>,
}

/// What an instruction does with an address.
enum Effect {
    /// Uses it on the spot.
    Fine,
    /// Yields an address of the same object.
    Derives,
    /// Lets it go to where others may find it.
    Escapes,
}

/// Tells, for a function without body and the number of a parameter, whether an address passed so
/// is forgotten when the function returns.
pub type Forgets<'a> = &'a dyn Fn(&str, usize) -> bool;

impl Escape {
    /// Analyses all functions, callees before callers.
    ///
    /// `forgets` speaks for functions without a body; `&|_, _| false` trusts none of them.
    pub fn new(module: &Module, forgets: Forgets<'_>) -> Escape {
        let count = module.functions.len();
        let mut analysis = Analysis {
            module,
            forgets,
            kept: vec![None; count],
            users: module.functions.iter().map(users).collect(),
        };
        let mut private = vec![Private::default(); count];
        let order = callees_first(module);
        for &function in &order {
            private[function.index()] = analysis.function(function);
        }
        let globals = (0..module.globals.len()).map(GlobalId::new);
        let thread_local = globals.map(|global| analysis.is_thread_local(global)).collect();
        let kept = analysis.kept.into_iter().map(Option::unwrap_or_default).collect();
        let mut escape = Escape { private, kept, thread_local };
        escape.follow_loans(module, &order);
        escape
    }

    /// Finds parameters that point to private variables of callers, from callers to callees.
    fn follow_loans(&mut self, module: &Module, callees_first: &[FuncId]) {
        let sites = call_sites(module);
        // Callers that come later, as recursion has it, have not been found to lend anything yet.
        for &function in callees_first.iter().rev() {
            let Some(sites) = &sites[function.index()] else { continue };
            for number in pointer_params(module, function) {
                let lent = |site: &Site| {
                    let arg = site.arg(number);
                    arg.is_some_and(|arg| self.is_private(module, site.caller, arg))
                };
                let private = self.keeps(function, number) && !sites.is_empty();
                if private && sites.iter().all(lent) {
                    let param = module.function(function).param(number);
                    self.private[function.index()].values.insert(param);
                }
            }
        }
    }

    /// The values of a function that are addresses of private variables.
    pub fn private(&self, function: FuncId) -> &Private {
        &self.private[function.index()]
    }

    /// Whether a function does not let the address escape that it gets as this parameter.
    pub fn keeps(&self, function: FuncId, parameter: usize) -> bool {
        self.kept[function.index()].get(parameter).copied().unwrap_or(false)
    }

    /// Whether a pointer is surely based on a private variable of its function.
    pub fn is_private(&self, module: &Module, function: FuncId, pointer: Operand) -> bool {
        self.visibility(module, function, pointer) == Visibility::Private
    }

    /// Who may touch what a pointer points to; all objects it may be based on must agree.
    pub fn visibility(&self, module: &Module, function: FuncId, pointer: Operand) -> Visibility {
        let f = module.function(function);
        let mut seen = BTreeSet::new();
        let mut result = None;
        let mut work = vec![pointer];
        while let Some(operand) = work.pop() {
            let found = match operand {
                Operand::Const(constant) => self.of_constant(module, constant),
                Operand::Value(value) => {
                    if !seen.insert(value) {
                        continue;
                    }
                    if let Some(sources) = sources(module, f, value) {
                        work.extend(sources);
                        continue;
                    }
                    match self.private(function).values.contains(&value) {
                        true => Visibility::Private,
                        false => Visibility::Shared,
                    }
                }
            };
            if *result.get_or_insert(found) != found || found == Visibility::Shared {
                return Visibility::Shared;
            }
        }
        result.unwrap_or(Visibility::Shared)
    }

    fn of_constant(&self, module: &Module, constant: ConstId) -> Visibility {
        match based_on(module, constant) {
            Some(global) if self.thread_local[global.index()] => Visibility::ThreadLocal,
            Some(global) if module.global(global).thread_local => Visibility::Shared,
            Some(global) if module.global(global).constant => Visibility::Constant,
            _ => Visibility::Shared,
        }
    }
}

/// The pointers of which an instruction yields one, possibly moved within its object.
fn sources(module: &Module, f: &Function, value: ValueId) -> Option<Vec<Operand>> {
    match f.inst(value)? {
        Inst::Gep { base, .. } => Some(vec![*base]),
        Inst::Cast { kind: CastKind::BitCast, value, .. } => Some(vec![*value]),
        Inst::Freeze { value } => Some(vec![*value]),
        Inst::Phi { incoming, .. } => Some(incoming.iter().map(|(value, _)| *value).collect()),
        Inst::Select { then, otherwise, .. } => Some(vec![*then, *otherwise]),
        Inst::Call(call) if yields_argument(module, call) => Some(vec![call.args.first()?.value]),
        _ => None,
    }
}

/// The global variable that a constant is an address into.
fn based_on(module: &Module, mut constant: ConstId) -> Option<GlobalId> {
    loop {
        match module.consts.get(constant) {
            Const::Global(global) => return Some(*global),
            Const::Expr(ConstExpr::Gep { base, .. }) => constant = *base,
            Const::Expr(ConstExpr::Cast { kind: CastKind::BitCast, value, .. }) => {
                constant = *value;
            }
            _ => return None,
        }
    }
}

/// Whether the result is the address that is passed: how newer compilers name thread-locals.
fn yields_argument(module: &Module, call: &Call) -> bool {
    let name = crate::edit::callee_name(module, call);
    name.is_some_and(|name| name.starts_with("llvm.threadlocal.address"))
}

/// Functions with a body, each behind those it calls, except around recursion.
pub(crate) fn callees_first(module: &Module) -> Vec<FuncId> {
    let callees = |id: FuncId| {
        let f = module.function(id);
        let insts = f.order.iter().flat_map(|block| f.insts(*block));
        let calls = insts.filter_map(|(_, inst)| module.direct_callee(inst.call()?.callee));
        calls.collect::<Vec<_>>()
    };
    let mut seen = vec![false; module.functions.len()];
    let mut order = Vec::new();
    for root in module.function_ids() {
        let mut stack = vec![(root, Vec::new())];
        if std::mem::replace(&mut seen[root.index()], true) {
            continue;
        }
        stack[0].1 = callees(root);
        while let Some((id, rest)) = stack.last_mut() {
            match rest.pop() {
                Some(next) if !std::mem::replace(&mut seen[next.index()], true) => {
                    stack.push((next, callees(next)));
                }
                Some(_) => {}
                None => {
                    order.push(*id);
                    stack.pop();
                }
            }
        }
    }
    order
}

/// The analysis under way.
struct Analysis<'m> {
    module: &'m Module,
    forgets: Forgets<'m>,
    /// `None` for functions that have not been looked at, which recursion comes across.
    kept: Vec<Option<Vec<bool>>>,
    /// For each function, who uses each value.
    users: Vec<Lists<ValueId>>,
}

impl Analysis<'_> {
    /// The parameters and variables of one function, once its callees are known.
    fn function(&mut self, id: FuncId) -> Private {
        let f = self.module.function(id);
        let mut private = Private::default();
        let usable = f.defined && f.unsupported.is_none();
        if usable {
            let mut kept = Vec::new();
            for (number, param) in f.params.iter().enumerate() {
                let value = f.param(number);
                kept.push(param.ty == TypeId::PTR && self.stays(id, value));
                if kept[number] && matches!(param.passing, Passing::ByVal(..)) {
                    private.values.insert(value);
                }
            }
            self.kept[id.index()] = Some(kept);
        }
        for &block in &f.order {
            for (value, inst) in f.insts(block) {
                if matches!(inst, Inst::Alloca { .. }) && self.stays(id, value) {
                    private.values.insert(value);
                }
            }
        }
        private
    }

    /// Whether an address and all that are made from it stay within the function.
    fn stays(&self, function: FuncId, root: ValueId) -> bool {
        let f = self.module.function(function);
        let mut derived = BTreeSet::from([root]);
        let mut work = vec![root];
        while let Some(address) = work.pop() {
            for &user in &self.users[function.index()][address.index()] {
                let Some(inst) = f.inst(user) else { continue };
                match self.effect(inst, &|operand| operand == Operand::Value(address)) {
                    Effect::Fine => {}
                    Effect::Derives => {
                        if derived.insert(user) {
                            work.push(user);
                        }
                    }
                    Effect::Escapes => return false,
                }
            }
        }
        true
    }

    /// Whether a variable is thread-local and every use of its address, anywhere, stays.
    fn is_thread_local(&self, global: GlobalId) -> bool {
        if !self.module.global(global).thread_local {
            return false;
        }
        let initials = self.module.globals.iter().filter_map(|g| g.init);
        let aliases = self.module.aliases.iter().map(|alias| alias.target);
        if initials.chain(aliases).any(|constant| self.mentions(constant, global)) {
            return false;
        }
        self.module.function_ids().all(|id| self.global_stays(id, global))
    }

    /// Whether a function lets no address into a global variable go.
    fn global_stays(&self, function: FuncId, global: GlobalId) -> bool {
        let f = self.module.function(function);
        let is_address = |operand: Operand| {
            operand.constant().is_some_and(|c| based_on(self.module, c) == Some(global))
        };
        f.order.iter().flat_map(|block| f.insts(*block)).all(|(id, inst)| {
            let (mut mentioned, mut hidden) = (false, false);
            inst.for_each_operand(|operand| {
                let Operand::Const(constant) = operand else { return };
                if self.mentions(constant, global) {
                    mentioned = true;
                    hidden |= !is_address(operand);
                }
            });
            !hidden
                && (!mentioned
                    || match self.effect(inst, &is_address) {
                        Effect::Fine => true,
                        Effect::Derives => self.stays(function, id),
                        Effect::Escapes => false,
                    })
        })
    }

    fn mentions(&self, constant: ConstId, global: GlobalId) -> bool {
        match self.module.consts.get(constant) {
            Const::Global(found) => *found == global,
            Const::Aggregate { .. } | Const::Expr(_) => {
                let parts = self.module.consts.parts(constant);
                parts.into_iter().any(|part| self.mentions(part, global))
            }
            _ => false,
        }
    }

    /// What an instruction does with the operands that are a certain address.
    fn effect(&self, inst: &Inst, is_address: &dyn Fn(Operand) -> bool) -> Effect {
        let fine_unless = |escapes: bool| if escapes { Effect::Escapes } else { Effect::Fine };
        match inst {
            Inst::Load { .. } | Inst::ICmp { .. } => Effect::Fine,
            Inst::Store { value, .. } | Inst::AtomicRmw { value, .. } => {
                fine_unless(is_address(*value))
            }
            Inst::CmpXchg(exchange) => {
                fine_unless(is_address(exchange.expected) || is_address(exchange.new))
            }
            Inst::Gep { .. }
            | Inst::Cast { kind: CastKind::BitCast, .. }
            | Inst::Freeze { .. }
            | Inst::Phi { .. }
            | Inst::Select { .. } => Effect::Derives,
            Inst::Call(call) if yields_argument(self.module, call) => Effect::Derives,
            Inst::Call(call) | Inst::Invoke { call, .. } => {
                fine_unless(self.call_escapes(call, is_address))
            }
            _ => Effect::Escapes,
        }
    }

    fn call_escapes(&self, call: &Call, is_address: &dyn Fn(Operand) -> bool) -> bool {
        if is_address(call.callee) {
            return true;
        }
        let Some(callee) = self.module.direct_callee(call.callee) else {
            return call.args.iter().any(|arg| is_address(arg.value));
        };
        let name = &*self.module.function(callee).name;
        let stays = |number: usize| match &self.kept[callee.index()] {
            Some(kept) => kept.get(number).copied().unwrap_or(false),
            None if self.module.function(callee).defined => false,
            None => is_harmless_intrinsic(name) || (self.forgets)(name, number),
        };
        // What is passed by value is read at the call; the callee sees a copy.
        let by_value = |passing: Passing| matches!(passing, Passing::ByVal(..));
        let args = call.args.iter().enumerate().filter(|(_, arg)| is_address(arg.value));
        args.into_iter().any(|(number, arg)| !by_value(arg.passing) && !stays(number))
    }
}

/// Intrinsics that use addresses on the spot.
fn is_harmless_intrinsic(name: &str) -> bool {
    let harmless = ["llvm.lifetime.", "llvm.dbg.", "llvm.memcpy.", "llvm.memmove.", "llvm.memset."];
    harmless.iter().any(|prefix| name.starts_with(prefix))
}
