//! Conditions over the values of a function, in disjunctive normal form.
//!
//! A condition may only ever be made *stronger* than it should be: a disjunct that becomes too large
//! or cannot be expressed is dropped, an atom never is. What is cut off by a condition is then less
//! than what could be, and never too much.

use super::relation::Relation;
use mazurka_ir::{Operand, ValueId};

/// More atoms than these in a conjunction, and it is given up.
pub(super) const MOST_ATOMS: usize = 8;

/// Of more disjuncts than these, those with the most atoms are given up.
const MOST_DISJUNCTS: usize = 16;

/// Something that is compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Term {
    /// A value or a constant.
    Operand(Operand),
    /// The value that a compare-and-swap finds.
    Found(ValueId),
}

impl Term {
    /// The instruction or parameter that it comes from.
    pub(crate) fn value(self) -> Option<ValueId> {
        match self {
            Term::Operand(operand) => operand.value(),
            Term::Found(exchange) => Some(exchange),
        }
    }

    pub(super) fn constant(self) -> Option<Operand> {
        match self {
            Term::Operand(operand) => operand.constant().map(Operand::Const),
            Term::Found(_) => None,
        }
    }

    /// Any order will do: it lets equal atoms look equal. Constants come last.
    pub(super) fn key(self) -> (u8, u32) {
        match self {
            Term::Operand(Operand::Value(value)) => (0, value.0),
            Term::Found(value) => (1, value.0),
            Term::Operand(Operand::Const(constant)) => (2, constant.0),
        }
    }
}

/// One comparison.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Atom {
    pub(crate) a: Term,
    pub(crate) b: Term,
    pub(crate) relation: Relation,
}

impl Atom {
    pub(super) fn key(&self) -> ((u8, u32), (u8, u32)) {
        (self.a.key(), self.b.key())
    }
}

/// A place in a loop: the number of the block in reverse post-order and the position in it.
pub(crate) type Point = (usize, usize);

/// A conjunction, with the point before which it must not be made use of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Disjunct {
    /// Sorted, at most one for each pair of terms.
    pub(crate) atoms: Vec<Atom>,
    pub(crate) earliest: Point,
}

impl Disjunct {
    /// What always holds.
    pub(super) fn always() -> Disjunct {
        Disjunct { atoms: Vec::new(), earliest: (0, 0) }
    }

    /// Whether this holds, not before its point, only if `other` does, not before its own.
    fn is_covered_by(&self, other: &Disjunct) -> bool {
        let covers = |atom: &Atom| {
            let same = self.atoms.iter().find(|mine| mine.key() == atom.key());
            same.is_some_and(|mine| mine.relation.implies(atom.relation))
        };
        other.earliest <= self.earliest && other.atoms.iter().all(covers)
    }

    /// Whether a condition holds wherever this does.
    pub(crate) fn implies(&self, condition: &Condition) -> bool {
        let implied = |atom: &Atom| {
            let mut same = self.atoms.iter().filter(|mine| mine.key() == atom.key());
            same.any(|mine| mine.relation.implies(atom.relation))
        };
        condition.disjuncts.iter().any(|disjunct| disjunct.atoms.iter().all(implied))
    }

    /// The two as one, if they differ in the relation of one atom and one predicate says both.
    fn united(&self, other: &Disjunct) -> Option<Disjunct> {
        if self.atoms.len() != other.atoms.len() {
            return None;
        }
        let mut pairs = self.atoms.iter().zip(&other.atoms);
        if !pairs.clone().all(|(x, y)| x.key() == y.key()) {
            return None;
        }
        let differing = pairs.clone().filter(|(x, y)| x.relation != y.relation).count();
        let at = pairs.position(|(x, y)| x.relation != y.relation)?;
        let relation = self.atoms[at].relation.or(other.atoms[at].relation);
        let mut atoms = self.atoms.clone();
        match (differing, relation.is_always(), relation.predicate()) {
            (1, true, _) => {
                atoms.remove(at);
            }
            (1, false, Some(_)) => atoms[at].relation = relation,
            _ => return None,
        }
        Some(Disjunct { atoms, earliest: self.earliest.max(other.earliest) })
    }
}

/// A condition: it holds if one of its disjuncts does.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Condition {
    pub(crate) disjuncts: Vec<Disjunct>,
}

impl Condition {
    /// What never holds.
    pub(crate) fn never() -> Condition {
        Condition::default()
    }

    /// What always holds.
    pub(crate) fn always() -> Condition {
        Condition { disjuncts: vec![Disjunct::always()] }
    }

    pub(crate) fn is_never(&self) -> bool {
        self.disjuncts.is_empty()
    }

    /// The same, but not to be made use of before a point.
    pub(crate) fn not_before(mut self, point: Point) -> Condition {
        for disjunct in &mut self.disjuncts {
            disjunct.earliest = disjunct.earliest.max(point);
        }
        self
    }

    /// Either of the two.
    pub(crate) fn or(mut self, other: Condition) -> Condition {
        for disjunct in other.disjuncts {
            self.add(disjunct);
        }
        while self.disjuncts.len() > MOST_DISJUNCTS {
            let largest = (0..self.disjuncts.len()).max_by_key(|k| self.disjuncts[*k].atoms.len());
            self.disjuncts.remove(largest.unwrap_or(0));
        }
        self
    }

    fn add(&mut self, mut new: Disjunct) {
        loop {
            if self.disjuncts.iter().any(|known| new.is_covered_by(known)) {
                return;
            }
            self.disjuncts.retain(|known| !known.is_covered_by(&new));
            let partner = self.disjuncts.iter().position(|known| known.united(&new).is_some());
            let Some(at) = partner else { break };
            let known = self.disjuncts.remove(at);
            if let Some(both) = known.united(&new) {
                new = both;
            }
        }
        self.disjuncts.push(new);
    }
}
