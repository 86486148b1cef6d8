//! Whether a program can tell threads apart that do the same.
//!
//! Two threads that begin with the same function and the same argument do the same, unless somebody looks at
//! who they are: at their identities, at what they return, or at the order of addresses. This analysis
//! finds the programs in which nobody does. The identity of a thread must be in a local variable of
//! whoever creates it, which is used for nothing but to wait for the end of the thread.

use crate::edit::{callee_name, users};
use mazurka_ir::{
    Call, CastKind, Const, Function, Inst, IntPredicate, Lists, Module, Operand, Type, ValueId,
};

/// Functions that tell who a thread is, or use its identity for more than waiting.
const KNOW_THREADS: [&str; 10] = [
    "__VERIFIER_tid",
    "pthread_self",
    "pthread_equal",
    "pthread_cancel",
    "pthread_kill",
    "pthread_getattr_np",
    "thrd_current",
    "thrd_equal",
    "gettid",
    "syscall",
];

/// Functions that create threads; the first argument is where the identity goes.
const CREATE: [&str; 2] = ["pthread_create", "thrd_create"];

/// Functions that wait for the end of a thread; the second argument is where its result goes.
const JOIN: [&str; 2] = ["pthread_join", "thrd_join"];

/// How threads that do the same can be told apart, if they can be; before the library is linked.
pub fn tells_threads_apart(module: &Module) -> Option<String> {
    let own = |function: &&Function| !function.name.starts_with("mazurka.");
    let functions = || module.functions.iter().filter(own);
    let knows = functions().find(|function| KNOW_THREADS.contains(&&*function.name));
    if let Some(function) = knows {
        return Some(format!("{} may tell which thread it is", function.name));
    }
    functions().filter(|function| function.defined).find_map(|function| {
        let found = Twins { module, function, users: users(function) }.look();
        found.map(|how| format!("{} {how}", function.name))
    })
}

/// A function that is looked at.
struct Twins<'a> {
    module: &'a Module,
    function: &'a Function,
    users: Lists<ValueId>,
}

impl Twins<'_> {
    fn look(&self) -> Option<&'static str> {
        let blocks = self.function.order.iter();
        let mut all = blocks.flat_map(|&block| self.function.insts(block));
        all.find_map(|(_, inst)| match inst {
            Inst::Cast { kind: CastKind::PtrToInt, .. } => Some("takes addresses for numbers"),
            Inst::ICmp { predicate, a, .. } => {
                let equal = matches!(predicate, IntPredicate::Eq | IntPredicate::Ne);
                let ty = self.module.types.lane(self.module.type_of(self.function, *a));
                let pointers = *self.module.types.get(ty) == Type::Ptr;
                (pointers && !equal).then_some("compares addresses by their order")
            }
            Inst::Call(call) | Inst::Invoke { call, .. } => self.look_at_call(call),
            _ => None,
        })
    }

    fn look_at_call(&self, call: &Call) -> Option<&'static str> {
        let arg = |k: usize| call.args.get(k).map(|arg| arg.value);
        match callee_name(self.module, call)? {
            name if CREATE.contains(&name) => {
                let private = arg(0).is_some_and(|handle| self.is_only_waited_for(handle));
                (!private).then_some("keeps the identity of a thread")
            }
            name if JOIN.contains(&name) => {
                let null = arg(1).and_then(Operand::constant);
                let null = null.is_some_and(|null| *self.module.consts.get(null) == Const::Null);
                (!null).then_some("looks at what a thread returns")
            }
            _ => None,
        }
    }

    /// Whether what is at an address is in a local variable and used only to wait for threads.
    fn is_only_waited_for(&self, address: Operand) -> bool {
        let Some(variable) = self.variable(address) else { return false };
        let mut work = vec![variable];
        while let Some(pointer) = work.pop() {
            for &user in &self.users[pointer.index()] {
                match self.function.inst(user) {
                    Some(Inst::Gep { .. } | Inst::Cast { kind: CastKind::BitCast, .. }) => {
                        work.push(user);
                    }
                    Some(Inst::Load { .. }) if self.only_joins(user) => {}
                    Some(Inst::Store { value, .. }) if *value != Operand::Value(pointer) => {}
                    Some(Inst::Call(call)) if self.leaves_alone(call, pointer) => {}
                    _ => return false,
                }
            }
        }
        true
    }

    /// The local variable that an address points into.
    fn variable(&self, address: Operand) -> Option<ValueId> {
        let Operand::Value(mut value) = address else { return None };
        loop {
            match self.function.inst(value)? {
                Inst::Alloca { .. } => return Some(value),
                Inst::Gep { base: Operand::Value(base), .. } => value = *base,
                Inst::Cast { kind: CastKind::BitCast, value: Operand::Value(of), .. } => {
                    value = *of
                }
                _ => return None,
            }
        }
    }

    /// Whether a value is used only to say which thread to wait for.
    fn only_joins(&self, identity: ValueId) -> bool {
        self.users[identity.index()].iter().all(|&user| match self.function.inst(user) {
            Some(Inst::Call(call)) => {
                callee_name(self.module, call).is_some_and(|name| JOIN.contains(&name))
            }
            _ => false,
        })
    }

    /// Whether a call that is given the address of an identity creates a thread, or does nothing to it.
    fn leaves_alone(&self, call: &Call, pointer: ValueId) -> bool {
        let Some(name) = callee_name(self.module, call) else { return false };
        let given = |arg: &mazurka_ir::Arg| arg.value == Operand::Value(pointer);
        let creates = CREATE.contains(&name) && !call.args.iter().skip(1).any(given);
        let nothing = ["llvm.dbg.", "llvm.lifetime.", "llvm.memset."];
        creates || nothing.iter().any(|prefix| name.starts_with(prefix))
    }
}
