//! The structure of a program as it is written.
//!
//! The parser makes it, the printer shows it, the generator and the shrinker work on it, and
//! [`crate::Tiny::new`] checks and compiles it. Everything is referred to by name, so that a part
//! can be taken out without renumbering the rest.

use mazurka_trace::{Action, Compare, Rmw};

/// A whole program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Source {
    /// What the threads share.
    pub objects: Vec<Declaration>,
    /// The threads and messages, in textual order.
    pub threads: Vec<Thread>,
}

/// What a declared name denotes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ObjectKind {
    /// A word of 8 bytes whose halves can be used alone.
    Shared,
    /// A lock with an owner.
    Mutex,
    /// A lock for many readers or one writer.
    RwLock,
    /// A counting semaphore.
    Semaphore,
    /// A condition variable.
    Condvar,
    /// A reusable barrier.
    Barrier,
    /// Runs messages one at a time.
    Handler,
}

impl ObjectKind {
    /// Every kind.
    pub const ALL: [ObjectKind; 7] = [
        ObjectKind::Shared,
        ObjectKind::Mutex,
        ObjectKind::RwLock,
        ObjectKind::Semaphore,
        ObjectKind::Condvar,
        ObjectKind::Barrier,
        ObjectKind::Handler,
    ];

    /// The word that declares it.
    pub fn keyword(self) -> &'static str {
        match self {
            ObjectKind::Shared => "shared",
            ObjectKind::Mutex => "mutex",
            ObjectKind::RwLock => "rwlock",
            ObjectKind::Semaphore => "sem",
            ObjectKind::Condvar => "cond",
            ObjectKind::Barrier => "barrier",
            ObjectKind::Handler => "handler",
        }
    }

    /// Whether its declaration has a number: an initial value, or the parties of a barrier.
    pub fn has_value(self) -> bool {
        matches!(self, ObjectKind::Shared | ObjectKind::Semaphore | ObjectKind::Barrier)
    }
}

/// The declaration of one object.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Declaration {
    /// What it is.
    pub kind: ObjectKind,
    /// Its name.
    pub name: String,
    /// The initial value of a variable or semaphore, the parties of a barrier, otherwise 0.
    pub value: i64,
}

/// A thread, or a message if it has a handler.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Thread {
    /// Its name.
    pub name: String,
    /// Who runs it, if it is a message.
    pub handler: Option<String>,
    /// What it does.
    pub body: Vec<Stmt>,
}

/// Which bytes of a variable.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Part {
    /// All 8.
    Whole,
    /// The first 4, which hold the less significant bits.
    Low,
    /// The last 4.
    High,
}

/// A shared variable or half of one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Var {
    /// The variable.
    pub name: String,
    /// Which bytes of it.
    pub part: Part,
}

/// The simplest value: no shared variable is read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Atom {
    /// The content of a register.
    Register(String),
    /// A number.
    Constant(i64),
}

/// Arithmetic on 64 bits, wrapping.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Arith {
    /// `+`
    Add,
    /// `-`
    Sub,
    /// `*`
    Mul,
    /// `&`
    And,
    /// `|`
    Or,
    /// `^`
    Xor,
    /// `%`, the signed remainder; 0 if the right side is 0.
    Rem,
}

impl Arith {
    /// Every operator with its symbol.
    pub const ALL: [(Arith, &'static str); 7] = [
        (Arith::Add, "+"),
        (Arith::Sub, "-"),
        (Arith::Mul, "*"),
        (Arith::And, "&"),
        (Arith::Or, "|"),
        (Arith::Xor, "^"),
        (Arith::Rem, "%"),
    ];

    /// The result.
    pub fn compute(self, left: u64, right: u64) -> u64 {
        match self {
            Arith::Add => left.wrapping_add(right),
            Arith::Sub => left.wrapping_sub(right),
            Arith::Mul => left.wrapping_mul(right),
            Arith::And => left & right,
            Arith::Or => left | right,
            Arith::Xor => left ^ right,
            Arith::Rem if right == 0 => 0,
            Arith::Rem => (left as i64).wrapping_rem(right as i64) as u64,
        }
    }
}

/// A value that is computed from registers and numbers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Expr {
    /// A single atom.
    Atom(Atom),
    /// One operator between two atoms.
    Binary(Atom, Arith, Atom),
}

/// A comparison of signed numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs, reason = "the names are the mathematical ones")]
pub enum Relation {
    Eq,
    Ne,
    Lt,
    Le,
    Gt,
    Ge,
}

impl Relation {
    /// Every relation with its symbol.
    pub const ALL: [(Relation, &'static str); 6] = [
        (Relation::Eq, "=="),
        (Relation::Ne, "!="),
        (Relation::Lt, "<"),
        (Relation::Le, "<="),
        (Relation::Gt, ">"),
        (Relation::Ge, ">="),
    ];

    /// The comparison as operations have it.
    pub fn compare(self) -> Compare {
        match self {
            Relation::Eq => Compare::Eq,
            Relation::Ne => Compare::Ne,
            Relation::Lt => Compare::SLt,
            Relation::Le => Compare::SLe,
            Relation::Gt => Compare::SGt,
            Relation::Ge => Compare::SGe,
        }
    }
}

/// A comparison of local values.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Test {
    /// The left side.
    pub left: Expr,
    /// The relation.
    pub relation: Relation,
    /// The right side.
    pub right: Atom,
}

/// The functions of read-modify-write statements with their words.
pub const RMW: [(Rmw, &str); 10] = [
    (Rmw::Exchange, "xchg"),
    (Rmw::Add, "faa"),
    (Rmw::And, "rmw_and"),
    (Rmw::Or, "rmw_or"),
    (Rmw::Xor, "rmw_xor"),
    (Rmw::Nand, "rmw_nand"),
    (Rmw::Max, "rmw_max"),
    (Rmw::Min, "rmw_min"),
    (Rmw::UMax, "rmw_umax"),
    (Rmw::UMin, "rmw_umin"),
];

/// An operation on a synchronisation object that has a keyword of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs, reason = "they are named after the actions that they perform")]
pub enum Call {
    Lock,
    TryLock,
    Unlock,
    ReadLock,
    WriteLock,
    TryReadLock,
    TryWriteLock,
    ReadUnlock,
    WriteUnlock,
    SemWait,
    SemTryWait,
    SemPost,
    NotifyOne,
    NotifyAll,
}

impl Call {
    /// Every call.
    pub const ALL: [Call; 14] = [
        Call::Lock,
        Call::TryLock,
        Call::Unlock,
        Call::ReadLock,
        Call::WriteLock,
        Call::TryReadLock,
        Call::TryWriteLock,
        Call::ReadUnlock,
        Call::WriteUnlock,
        Call::SemWait,
        Call::SemTryWait,
        Call::SemPost,
        Call::NotifyOne,
        Call::NotifyAll,
    ];

    /// Its word, the kind of object it is for, and the action it performs.
    pub fn meaning(self) -> (&'static str, ObjectKind, Action) {
        match self {
            Call::Lock => ("lock", ObjectKind::Mutex, Action::Lock),
            Call::TryLock => ("trylock", ObjectKind::Mutex, Action::TryLock),
            Call::Unlock => ("unlock", ObjectKind::Mutex, Action::Unlock),
            Call::ReadLock => ("rlock", ObjectKind::RwLock, Action::ReadLock),
            Call::WriteLock => ("wlock", ObjectKind::RwLock, Action::WriteLock),
            Call::TryReadLock => ("tryrlock", ObjectKind::RwLock, Action::TryReadLock),
            Call::TryWriteLock => ("trywlock", ObjectKind::RwLock, Action::TryWriteLock),
            Call::ReadUnlock => ("runlock", ObjectKind::RwLock, Action::ReadUnlock),
            Call::WriteUnlock => ("wunlock", ObjectKind::RwLock, Action::WriteUnlock),
            Call::SemWait => ("P", ObjectKind::Semaphore, Action::SemWait),
            Call::SemTryWait => ("tryP", ObjectKind::Semaphore, Action::SemTryWait),
            Call::SemPost => ("V", ObjectKind::Semaphore, Action::SemPost),
            Call::NotifyOne => ("notify", ObjectKind::Condvar, Action::NotifyOne),
            Call::NotifyAll => ("notifyall", ObjectKind::Condvar, Action::NotifyAll),
        }
    }

    /// Whether there is a result: 1 if the attempt succeeded, 0 if not.
    pub fn has_result(self) -> bool {
        use Call::*;
        matches!(self, TryLock | TryReadLock | TryWriteLock | SemTryWait)
    }
}

/// A statement. `into` is the register that takes the result.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(
    missing_docs,
    reason = "the fields are the operands in the order in which they are written"
)]
pub enum Stmt {
    /// `x := EXPR`
    Store { to: Var, value: Expr },
    /// `a := x`
    Load { into: String, from: Var },
    /// `a := EXPR`, a local computation.
    Let { into: String, value: Expr },
    /// `[a :=] faa x ATOM` and the other read-modify-writes; the result is the old value. Whether
    /// there is a left side decides whether the operation counts as one that looks at the value.
    Rmw { into: Option<String>, function: Rmw, on: Var, operand: Atom },
    /// `[a :=] cas x ATOM ATOM`; the result is 1 if it succeeded, else 0.
    Cas { into: Option<String>, on: Var, expected: Atom, desired: Atom },
    /// `[a :=] await x REL ATOM`; the result is the value read.
    Await { into: Option<String>, on: Var, relation: Relation, operand: Atom },
    /// `[a :=] xchgawait x REL ATOM ATOM`; the result is the value read.
    ExchangeAwait { into: Option<String>, on: Var, relation: Relation, operand: Atom, value: Atom },
    /// `lock m` and the other calls.
    Call { into: Option<String>, call: Call, on: String },
    /// `wait c m`: joins the queue, unlocks, wakes up and locks again, in four operations.
    Wait { on: String, mutex: String },
    /// `barrier b`: arrives and departs, in two operations.
    Barrier { on: String },
    /// `spawn t`
    Spawn { thread: String },
    /// `join t`
    Join { thread: String },
    /// `post t`
    Post { thread: String },
    /// `a := choose N`: every number below N.
    Choose { into: String, below: u32 },
    /// `fence`
    Fence,
    /// `assume EXPR REL ATOM`: the thread stops forever if it is false.
    Assume(Test),
    /// `assert EXPR REL ATOM`: the program is wrong if it is false.
    Assert(Test),
    /// `if EXPR REL ATOM { } else { }`
    If { test: Test, then: Vec<Stmt>, otherwise: Vec<Stmt> },
}

impl Stmt {
    /// The register that the statement assigns, if any.
    pub fn into(&self) -> Option<&str> {
        match self {
            Stmt::Load { into, .. } | Stmt::Let { into, .. } | Stmt::Choose { into, .. } => {
                Some(into)
            }
            Stmt::Rmw { into, .. }
            | Stmt::Cas { into, .. }
            | Stmt::Await { into, .. }
            | Stmt::ExchangeAwait { into, .. }
            | Stmt::Call { into, .. } => into.as_deref(),
            _ => None,
        }
    }

    /// The thread or message that the statement creates, if any.
    pub fn creates(&self) -> Option<&str> {
        match self {
            Stmt::Spawn { thread } | Stmt::Post { thread } => Some(thread),
            _ => None,
        }
    }

    /// Calls `visit` with the statement and then with everything inside it, in textual order.
    pub fn walk<'a>(&'a self, visit: &mut dyn FnMut(&'a Stmt)) {
        visit(self);
        if let Stmt::If { then, otherwise, .. } = self {
            then.iter().chain(otherwise).for_each(|inner| inner.walk(visit));
        }
    }
}

impl Thread {
    /// Whether what it does, or whether it ends, may depend on what it reads or chooses.
    pub fn varies(&self) -> bool {
        let mut varies = false;
        self.walk(&mut |stmt| {
            let fixed = matches!(
                stmt,
                Stmt::Store { .. }
                    | Stmt::Load { .. }
                    | Stmt::Let { .. }
                    | Stmt::Rmw { .. }
                    | Stmt::Spawn { .. }
                    | Stmt::Post { .. }
                    | Stmt::Fence
            );
            varies |= !fixed;
        });
        varies
    }

    /// Calls `visit` with every statement, in textual order.
    pub fn walk<'a>(&'a self, visit: &mut dyn FnMut(&'a Stmt)) {
        self.body.iter().for_each(|stmt| stmt.walk(visit));
    }
}

impl From<i64> for Atom {
    fn from(constant: i64) -> Atom {
        Atom::Constant(constant)
    }
}

impl From<Atom> for Expr {
    fn from(atom: Atom) -> Expr {
        Expr::Atom(atom)
    }
}

impl Var {
    /// The whole variable of that name.
    pub fn whole(name: impl Into<String>) -> Var {
        Var { name: name.into(), part: Part::Whole }
    }
}

/// Words that cannot be names, beside those of [`ObjectKind`], [`Call`] and [`RMW`].
const WORDS: [&str; 15] = [
    "cas",
    "await",
    "xchgawait",
    "wait",
    "spawn",
    "join",
    "post",
    "choose",
    "fence",
    "assume",
    "assert",
    "if",
    "else",
    "repeat",
    "skip",
];

/// Whether the text form has a meaning of its own for `word`.
pub fn is_reserved(word: &str) -> bool {
    WORDS.contains(&word)
        || ObjectKind::ALL.iter().any(|kind| kind.keyword() == word)
        || Call::ALL.iter().any(|call| call.meaning().0 == word)
        || RMW.iter().any(|&(_, name)| name == word)
}

/// Whether `word` can be the name of an object, a thread or a register.
pub fn is_name(word: &str) -> bool {
    let mut chars = word.chars();
    chars.next().is_some_and(|c| c.is_ascii_alphabetic() || c == '_')
        && chars.all(|c| c.is_ascii_alphanumeric() || c == '_')
        && !is_reserved(word)
}
