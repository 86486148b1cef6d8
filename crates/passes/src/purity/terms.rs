//! From the values of a function to conditions about them.

use super::condition::{Atom, Condition, Disjunct, MOST_ATOMS, Term};
use super::relation::Relation;
use crate::edit::callee_name;
use mazurka_ir::{
    BinaryOp, Call, CastKind, Const, Function, Inst, IntPredicate, Module, Operand, Type, TypeId,
    ValueId,
};
use rustc_hash::FxHashMap;

/// How deep the definition of a condition is looked into.
const DEPTH: u32 = 12;

/// What conditions are about: the values of one function and the constants of its module.
pub(crate) struct Terms<'a> {
    pub(crate) module: &'a Module,
    pub(crate) function: &'a Function,
    /// The constant `false`.
    pub(crate) no: Operand,
    /// Constants that conditions may need, by type and value.
    pub(crate) constants: &'a Constants,
    /// Whether conditions must be exact, and not only no weaker than they should be.
    pub(crate) exact: bool,
}

/// Constants by type and value.
pub(crate) type Constants = FxHashMap<(TypeId, u128), Operand>;

impl Terms<'_> {
    /// Both of the two.
    pub(crate) fn and(&self, one: &Condition, other: &Condition) -> Condition {
        let mut all = Condition::never();
        for x in &one.disjuncts {
            for y in &other.disjuncts {
                if let Some(both) = self.conjunction(x, y) {
                    all = all.or(Condition { disjuncts: vec![both] });
                }
            }
        }
        all
    }

    fn conjunction(&self, x: &Disjunct, y: &Disjunct) -> Option<Disjunct> {
        let mut atoms = x.atoms.clone();
        for atom in &y.atoms {
            match atoms.iter_mut().find(|known| known.key() == atom.key()) {
                Some(known) => known.relation = known.relation.and(atom.relation),
                None => atoms.push(*atom),
            }
        }
        if atoms.iter().any(|atom| atom.relation.is_never()) {
            return None;
        }
        self.apply_equalities(&mut atoms)?;
        atoms.sort_by_key(Atom::key);
        let earliest = x.earliest.max(y.earliest);
        (atoms.len() <= MOST_ATOMS).then_some(Disjunct { atoms, earliest })
    }

    /// Decides comparisons with constants of what equals a constant; `None` if they contradict.
    fn apply_equalities(&self, atoms: &mut Vec<Atom>) -> Option<()> {
        let equal = Relation::of(IntPredicate::Eq);
        let fixed: Vec<Atom> = atoms.iter().filter(|a| a.relation == equal).copied().collect();
        let mut possible = true;
        atoms.retain(|atom| {
            let known = fixed.iter().find(|known| known.a == atom.a && known.b != atom.b);
            let between = known.and_then(|known| self.between(known.b, atom.b));
            let Some(outcome) = between else { return true };
            let holds = outcome.implies(atom.relation);
            possible &= holds;
            !holds
        });
        possible.then_some(())
    }

    /// How two constants compare, if they are numbers.
    fn between(&self, a: Term, b: Term) -> Option<Relation> {
        let (a, b) = (a.constant()?.constant()?, b.constant()?.constant()?);
        let number = |constant| match self.module.consts.get(constant) {
            Const::Int { ty, value } => Some((*value, self.number_bits(*ty)?)),
            Const::Null => Some((0, 64)),
            _ => None,
        };
        let ((x, bits), (y, _)) = (number(a)?, number(b)?);
        Some(Relation::between(x, y, bits))
    }

    /// A comparison as a condition.
    pub(crate) fn compare(&self, predicate: IntPredicate, a: Term, b: Term) -> Condition {
        let (predicate, a, b) = self.without_casts(predicate, a, b);
        let relation = Relation::of(predicate);
        let (a, b, relation) =
            if a.key() <= b.key() { (a, b, relation) } else { (b, a, relation.swapped()) };
        let outcome =
            if a == b { Some(Relation::of(IntPredicate::Eq)) } else { self.between(a, b) };
        match outcome {
            Some(outcome) if outcome.implies(relation) => Condition::always(),
            Some(_) => Condition::never(),
            None => {
                let atoms = vec![Atom { a, b, relation }];
                Condition { disjuncts: vec![Disjunct { atoms, earliest: (0, 0) }] }
            }
        }
    }

    /// The comparison of what was converted, if a converted value is compared with a constant that is
    /// the conversion of another one.
    fn without_casts(
        &self,
        predicate: IntPredicate,
        a: Term,
        b: Term,
    ) -> (IntPredicate, Term, Term) {
        let same = (predicate, a, b);
        let (Term::Operand(Operand::Value(value)), Term::Operand(constant)) = (a, b) else {
            return same;
        };
        let (Some(Inst::Cast { kind, value, .. }), Some(number)) =
            (self.function.inst(value), self.number(constant))
        else {
            return same;
        };
        let (from, to) = (self.type_of(*value), self.type_of(constant));
        let bits = |ty| if ty == TypeId::PTR { Some(64) } else { self.number_bits(ty) };
        let (Some(narrow), Some(wide)) = (bits(from), bits(to)) else { return same };
        if narrow == 0 || narrow > wide || narrow == 1 {
            return same;
        }
        let low = number & (u128::MAX >> (128 - narrow));
        let sign = |x: u128, bits: u32| ((x << (128 - bits)) as i128) >> (128 - bits);
        let predicate = match kind {
            CastKind::IntToPtr | CastKind::PtrToInt if narrow == 64 && wide == 64 => predicate,
            // Neither is negative, so both orders are that of the unsigned words.
            CastKind::ZExt if low == number => unsigned(predicate),
            CastKind::SExt if sign(low, narrow) == sign(number, wide) => predicate,
            _ => return same,
        };
        match self.constants.get(&(from, low)) {
            Some(&constant) => (predicate, self.term(*value), Term::Operand(constant)),
            None => same,
        }
    }

    /// The condition that the lowest bit of a number is set, or is not. Of C's truth values, which are 0
    /// and 1, this says all there is; of others it says less.
    fn lowest_bit(&self, value: Operand, is: bool) -> Option<Condition> {
        let number = *self.constants.get(&(self.type_of(value), is.into()))?;
        let (value, number) = (self.term(value), Term::Operand(number));
        (!self.exact).then(|| self.compare(IntPredicate::Eq, value, number))
    }

    /// What is compared when an operand is.
    pub(crate) fn term(&self, operand: Operand) -> Term {
        let Some(value) = operand.value() else { return Term::Operand(operand) };
        match self.function.inst(value) {
            Some(Inst::ExtractValue { aggregate: Operand::Value(exchange), indices })
                if indices[..] == [0] && self.is_exchange(*exchange) =>
            {
                Term::Found(*exchange)
            }
            Some(Inst::Freeze { value }) => self.term(*value),
            Some(Inst::Call(call)) if self.is_identity(call) => {
                call.args.first().map_or(Term::Operand(operand), |arg| self.term(arg.value))
            }
            _ => Term::Operand(operand),
        }
    }

    /// Whether a call just returns its first argument: hints to an optimiser.
    fn is_identity(&self, call: &Call) -> bool {
        callee_name(self.module, call).is_some_and(|name| name.starts_with("llvm.expect."))
    }

    fn is_exchange(&self, value: ValueId) -> bool {
        matches!(self.function.inst(value), Some(Inst::CmpXchg(_)))
    }

    /// The condition that a compare-and-swap succeeds, or that it fails.
    pub(crate) fn exchanged(&self, exchange: ValueId, succeeds: bool) -> Condition {
        let Some(Inst::CmpXchg(inst)) = self.function.inst(exchange) else {
            return Condition::never();
        };
        let predicate = if succeeds { IntPredicate::Eq } else { IntPredicate::Ne };
        self.compare(predicate, Term::Found(exchange), self.term(inst.expected))
    }

    /// The condition that an `i1` is true, or that it is false.
    pub(crate) fn truth(&self, operand: Operand, is: bool) -> Condition {
        self.truth_within(operand, is, DEPTH)
    }

    fn truth_within(&self, operand: Operand, is: bool, depth: u32) -> Condition {
        let inst = operand.value().filter(|_| depth > 0).and_then(|v| self.function.inst(v));
        match inst {
            Some(&Inst::ICmp { predicate, a, b, .. }) => {
                self.comparison(predicate, a, b, is, depth - 1)
            }
            Some(&Inst::Binary { op, a, b, .. }) => match op {
                BinaryOp::Xor if self.is_true(b) => self.truth_within(a, !is, depth - 1),
                BinaryOp::Xor if self.is_true(a) => self.truth_within(b, !is, depth - 1),
                BinaryOp::And => self.both(a, b, is, true, depth - 1),
                BinaryOp::Or => self.both(a, b, is, false, depth - 1),
                _ => self.opaque(operand, is),
            },
            // How newer compilers write `and` and `or` that need not look at the second operand.
            Some(&Inst::Select { condition, then, otherwise, .. }) => {
                if self.is_false(otherwise) {
                    self.both(condition, then, is, true, depth - 1)
                } else if self.is_true(then) {
                    self.both(condition, otherwise, is, false, depth - 1)
                } else {
                    self.opaque(operand, is)
                }
            }
            Some(Inst::Freeze { value }) => self.truth_within(*value, is, depth - 1),
            Some(Inst::ExtractValue { aggregate: Operand::Value(exchange), indices })
                if indices[..] == [1] && self.is_exchange(*exchange) =>
            {
                self.exchanged(*exchange, is)
            }
            Some(Inst::Call(call)) if self.is_identity(call) => match call.args.first() {
                Some(arg) => self.truth_within(arg.value, is, depth - 1),
                None => self.opaque(operand, is),
            },
            Some(Inst::Cast { kind: CastKind::Trunc, value, .. }) => {
                self.lowest_bit(*value, is).unwrap_or_else(|| self.opaque(operand, is))
            }
            _ if self.is_true(operand) => if_true(is),
            _ if self.is_false(operand) => if_true(!is),
            _ => self.opaque(operand, is),
        }
    }

    /// `a and b`, or `a or b`, is true or false.
    fn both(&self, a: Operand, b: Operand, is: bool, and: bool, depth: u32) -> Condition {
        let (x, y) = (self.truth_within(a, is, depth), self.truth_within(b, is, depth));
        if is == and { self.and(&x, &y) } else { x.or(y) }
    }

    fn comparison(
        &self,
        predicate: IntPredicate,
        a: Operand,
        b: Operand,
        is: bool,
        depth: u32,
    ) -> Condition {
        let relation = Relation::of(predicate);
        let predicate = match (is, relation.negated().predicate()) {
            (false, Some(negated)) => negated,
            _ => predicate,
        };
        // `x != 0` of a widened truth value, which C makes of every condition.
        let inner = match self.term(a) {
            Term::Operand(Operand::Value(value)) => match self.function.inst(value) {
                Some(Inst::Cast { kind: CastKind::ZExt, value, .. }) => Some(*value),
                _ => Some(Operand::Value(value)),
            },
            _ => None,
        };
        let is_truth = |terms: &Self, operand| terms.type_of(operand) == TypeId::I1;
        if let Some(inner) = inner.filter(|inner| is_truth(self, *inner))
            && self.is_zero(b)
        {
            match predicate {
                IntPredicate::Ne => return self.truth_within(inner, true, depth),
                IntPredicate::Eq => return self.truth_within(inner, false, depth),
                _ => {}
            }
        }
        let (a, b) = (self.term(a), self.term(b));
        self.compare(predicate, a, b)
    }

    /// The condition that an operand is `zero`, which may say that something is false, or that it is not.
    pub(crate) fn is_zero_condition(&self, operand: Operand, zero: Operand, is: bool) -> Condition {
        self.comparison(IntPredicate::Eq, operand, zero, is, DEPTH)
    }

    /// The truth of an `i1` of which nothing is known.
    fn opaque(&self, operand: Operand, is: bool) -> Condition {
        let predicate = if is { IntPredicate::Ne } else { IntPredicate::Eq };
        self.compare(predicate, Term::Operand(operand), Term::Operand(self.no))
    }

    pub(crate) fn type_of(&self, operand: Operand) -> TypeId {
        self.module.type_of(self.function, operand)
    }

    /// The width of integers of which constants say all bits.
    fn number_bits(&self, ty: TypeId) -> Option<u32> {
        self.module.types.int_bits(ty).filter(|bits| *bits <= 128)
    }

    /// Whether values of a type can be compared.
    pub(crate) fn is_comparable(&self, ty: TypeId) -> bool {
        match self.module.types.get(ty) {
            Type::Int(bits) => *bits <= 64,
            Type::Ptr => true,
            _ => false,
        }
    }

    /// Whether an operand is a pointer or a number of the same size.
    pub(crate) fn is_word(&self, operand: Operand) -> bool {
        let ty = self.type_of(operand);
        ty == TypeId::PTR || self.module.types.int_bits(ty) == Some(64)
    }

    pub(crate) fn number(&self, operand: Operand) -> Option<u128> {
        match self.module.consts.get(operand.constant()?) {
            Const::Int { value, .. } => Some(*value),
            Const::Null => Some(0),
            Const::Zero(ty) if self.is_comparable(*ty) => Some(0),
            _ => None,
        }
    }

    pub(crate) fn is_zero(&self, operand: Operand) -> bool {
        self.number(operand) == Some(0)
    }

    fn is_true(&self, operand: Operand) -> bool {
        self.type_of(operand) == TypeId::I1 && self.number(operand) == Some(1)
    }

    fn is_false(&self, operand: Operand) -> bool {
        self.type_of(operand) == TypeId::I1 && self.is_zero(operand)
    }

    /// The condition after a step from one block to another: phis there have become values here.
    pub(crate) fn substituted(
        &self,
        condition: &Condition,
        value_of: &dyn Fn(ValueId) -> Option<Operand>,
    ) -> Condition {
        let replaced = |term: Term| match term {
            Term::Operand(Operand::Value(value)) => value_of(value).map(|v| self.term(v)),
            _ => None,
        };
        let mut result = Condition::never();
        for disjunct in &condition.disjuncts {
            let mut all = Condition {
                disjuncts: vec![Disjunct { earliest: disjunct.earliest, ..Disjunct::always() }],
            };
            for atom in &disjunct.atoms {
                let same = Disjunct { atoms: vec![*atom], earliest: (0, 0) };
                let atom = match (replaced(atom.a), replaced(atom.b)) {
                    (None, None) => Condition { disjuncts: vec![same] },
                    (Some(Term::Operand(a)), None) if atom.b == Term::Operand(self.no) => {
                        self.truth(a, atom.relation != Relation::of(IntPredicate::Eq))
                    }
                    (a, b) => {
                        let (a, b) = (a.unwrap_or(atom.a), b.unwrap_or(atom.b));
                        let mut condition = Condition::always();
                        for predicate in atom.relation.predicates() {
                            condition = self.and(&condition, &self.compare(predicate, a, b));
                        }
                        condition
                    }
                };
                all = self.and(&all, &atom);
            }
            result = result.or(all);
        }
        result
    }
}

/// The predicate that says of numbers that are not negative what another says of signed ones.
fn unsigned(predicate: IntPredicate) -> IntPredicate {
    use IntPredicate::*;
    match predicate {
        Sgt => Ugt,
        Sge => Uge,
        Slt => Ult,
        Sle => Ule,
        other => other,
    }
}

fn if_true(holds: bool) -> Condition {
    if holds { Condition::always() } else { Condition::never() }
}
