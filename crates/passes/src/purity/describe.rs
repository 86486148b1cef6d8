//! Values and conditions in the words of the source, as far as they are known.

use super::condition::{Atom, Condition, Disjunct, Term};
use crate::edit::callee_name;
use mazurka_ir::{Call, Const, ConstExpr, Function, Inst, IntPredicate, Module, Operand, ValueId};

/// Names what a function works on.
pub(crate) struct Names<'a> {
    pub(crate) module: &'a Module,
    pub(crate) function: &'a Function,
}

/// How deep the definition of a value is looked into.
const DEPTH: u32 = 4;

impl Names<'_> {
    /// A value by the variable that it is, or by how it is computed.
    pub(crate) fn value(&self, value: ValueId) -> String {
        self.operand_within(value.into(), DEPTH)
    }

    /// An operand likewise.
    pub(crate) fn operand(&self, operand: Operand) -> String {
        self.operand_within(operand, DEPTH)
    }

    fn operand_within(&self, operand: Operand, depth: u32) -> String {
        let value = match operand {
            Operand::Const(constant) => return self.constant(constant),
            Operand::Value(value) => value,
        };
        let Some(depth) = depth.checked_sub(1) else { return "…".to_string() };
        match self.function.inst(value) {
            Some(Inst::Load { ptr, .. } | Inst::AtomicRmw { ptr, .. }) => {
                self.pointee_within(*ptr, depth)
            }
            Some(Inst::ExtractValue { aggregate, .. }) => self.operand_within(*aggregate, depth),
            Some(Inst::CmpXchg(exchange)) => self.pointee_within(exchange.ptr, depth),
            _ if self.function.variables.contains_key(&value) => {
                self.function.variables[&value].name.to_string()
            }
            Some(Inst::Cast { value, .. } | Inst::Freeze { value }) => {
                self.operand_within(*value, depth)
            }
            Some(Inst::Binary { op, a, b, .. }) => {
                let (a, b) = (self.operand_within(*a, depth), self.operand_within(*b, depth));
                format!("{}({a}, {b})", op.word())
            }
            _ => match &self.function.value(value).name {
                Some(name) => source_name(name),
                None => "a value".to_string(),
            },
        }
    }

    fn constant(&self, constant: mazurka_ir::ConstId) -> String {
        match self.module.consts.get(constant) {
            Const::Int { ty, value } => {
                let bits = self.module.types.int_bits(*ty).unwrap_or(64).clamp(1, 128);
                let shift = 128 - bits;
                (((*value << shift) as i128) >> shift).to_string()
            }
            Const::Null => "null".to_string(),
            Const::Global(global) => format!("&{}", self.global(*global)),
            _ => "a constant".to_string(),
        }
    }

    fn global(&self, id: mazurka_ir::GlobalId) -> String {
        let global = self.module.global(id);
        match &global.variable {
            Some(variable) => variable.name.to_string(),
            None => global.name.to_string(),
        }
    }

    /// What a pointer points to.
    pub(crate) fn pointee(&self, ptr: Operand) -> String {
        self.pointee_within(ptr, DEPTH)
    }

    fn pointee_within(&self, ptr: Operand, depth: u32) -> String {
        match ptr {
            Operand::Const(constant) => match self.module.consts.get(constant) {
                Const::Global(global) => self.global(*global),
                Const::Expr(ConstExpr::Gep { base, .. }) => {
                    format!("{}[…]", self.pointee_within((*base).into(), depth))
                }
                _ => "memory".to_string(),
            },
            Operand::Value(value) => match self.function.inst(value) {
                Some(Inst::Gep { base, .. }) => match self.pointee_within(*base, depth) {
                    inner if inner.ends_with("[…]") => inner,
                    inner => format!("{inner}[…]"),
                },
                Some(Inst::Alloca { .. }) => self.operand_within(ptr, depth),
                _ => format!("*{}", self.operand_within(ptr, depth)),
            },
        }
    }

    /// The function that a call goes to.
    pub(crate) fn callee(&self, call: &Call) -> String {
        let name = callee_name(self.module, call).unwrap_or("through a pointer");
        // What stands for a function of the C library is called as that is.
        name.strip_prefix("mazurka.").unwrap_or(name).to_string()
    }

    fn term(&self, term: Term) -> String {
        match term {
            Term::Operand(operand) => self.operand(operand),
            Term::Found(exchange) => self.value(exchange),
        }
    }

    fn atom(&self, atom: &Atom) -> String {
        let predicates = atom.relation.predicates();
        let words = predicates.into_iter().map(|predicate| {
            format!("{} {} {}", self.term(atom.a), symbol(predicate), self.term(atom.b))
        });
        words.collect::<Vec<_>>().join(" && ")
    }

    pub(crate) fn disjunct(&self, disjunct: &Disjunct) -> String {
        if disjunct.atoms.is_empty() {
            return "always".to_string();
        }
        disjunct.atoms.iter().map(|atom| self.atom(atom)).collect::<Vec<_>>().join(" && ")
    }

    /// A condition in C's operators.
    pub(crate) fn condition(&self, condition: &Condition) -> String {
        let texts = condition.disjuncts.iter().map(|disjunct| self.disjunct(disjunct));
        texts.collect::<Vec<_>>().join(" || ")
    }
}

/// The name of a variable in the name of a value: compilers append numbers.
fn source_name(name: &str) -> String {
    let stem = name.split('.').next().unwrap_or(name);
    if stem.is_empty() { name.to_string() } else { stem.to_string() }
}

/// The operator for a predicate.
pub(crate) fn symbol(predicate: IntPredicate) -> &'static str {
    use IntPredicate::*;
    match predicate {
        Eq => "==",
        Ne => "!=",
        Ugt | Sgt => ">",
        Uge | Sge => ">=",
        Ult | Slt => "<",
        Ule | Sle => "<=",
    }
}
