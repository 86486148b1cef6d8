//! Comparisons of two integers as sets of outcomes, so that conjunctions can be computed exactly.

use mazurka_ir::IntPredicate;

/// How two integers may compare: a set of the five outcomes that are possible when both the unsigned
/// and the signed order are looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct Relation(u8);

const EQUAL: u8 = 1;
/// Less in both orders; less unsigned and greater signed; and so on.
const LESS_LESS: u8 = 2;
const LESS_GREATER: u8 = 4;
const GREATER_LESS: u8 = 8;
const GREATER_GREATER: u8 = 16;
const ALL: u8 = 31;

const PREDICATES: [IntPredicate; 10] = [
    IntPredicate::Eq,
    IntPredicate::Ne,
    IntPredicate::Ult,
    IntPredicate::Ule,
    IntPredicate::Ugt,
    IntPredicate::Uge,
    IntPredicate::Slt,
    IntPredicate::Sle,
    IntPredicate::Sgt,
    IntPredicate::Sge,
];

impl Relation {
    /// The outcomes for which a predicate holds.
    pub(crate) fn of(predicate: IntPredicate) -> Relation {
        use IntPredicate::*;
        Relation(match predicate {
            Eq => EQUAL,
            Ne => ALL & !EQUAL,
            Ult => LESS_LESS | LESS_GREATER,
            Ule => LESS_LESS | LESS_GREATER | EQUAL,
            Ugt => GREATER_LESS | GREATER_GREATER,
            Uge => GREATER_LESS | GREATER_GREATER | EQUAL,
            Slt => LESS_LESS | GREATER_LESS,
            Sle => LESS_LESS | GREATER_LESS | EQUAL,
            Sgt => LESS_GREATER | GREATER_GREATER,
            Sge => LESS_GREATER | GREATER_GREATER | EQUAL,
        })
    }

    /// Which outcome two numbers of so many bits have.
    pub(crate) fn between(a: u128, b: u128, bits: u32) -> Relation {
        let signed = |x: u128| (x << (128 - bits.clamp(1, 128))) as i128;
        Relation(match (a.cmp(&b), signed(a).cmp(&signed(b))) {
            (std::cmp::Ordering::Equal, _) | (_, std::cmp::Ordering::Equal) => EQUAL,
            (std::cmp::Ordering::Less, std::cmp::Ordering::Less) => LESS_LESS,
            (std::cmp::Ordering::Less, std::cmp::Ordering::Greater) => LESS_GREATER,
            (std::cmp::Ordering::Greater, std::cmp::Ordering::Less) => GREATER_LESS,
            (std::cmp::Ordering::Greater, std::cmp::Ordering::Greater) => GREATER_GREATER,
        })
    }

    /// The other outcomes.
    pub(crate) fn negated(self) -> Relation {
        Relation(ALL & !self.0)
    }

    /// The same about the operands in the other order.
    pub(crate) fn swapped(self) -> Relation {
        let bit = |from: u8, to: u8| if self.0 & from != 0 { to } else { 0 };
        Relation(
            self.0 & EQUAL
                | bit(LESS_LESS, GREATER_GREATER)
                | bit(GREATER_GREATER, LESS_LESS)
                | bit(LESS_GREATER, GREATER_LESS)
                | bit(GREATER_LESS, LESS_GREATER),
        )
    }

    /// The outcomes of both.
    pub(crate) fn and(self, other: Relation) -> Relation {
        Relation(self.0 & other.0)
    }

    /// The outcomes of either.
    pub(crate) fn or(self, other: Relation) -> Relation {
        Relation(self.0 | other.0)
    }

    /// Whether no outcome is left.
    pub(crate) fn is_never(self) -> bool {
        self.0 == 0
    }

    /// Whether every outcome is allowed.
    pub(crate) fn is_always(self) -> bool {
        self.0 == ALL
    }

    /// Whether each outcome is one of the other's.
    pub(crate) fn implies(self, other: Relation) -> bool {
        self.0 & !other.0 == 0
    }

    /// The predicate that holds for exactly these outcomes.
    pub(crate) fn predicate(self) -> Option<IntPredicate> {
        PREDICATES.into_iter().find(|predicate| Relation::of(*predicate) == self)
    }

    /// Predicates that together hold for exactly these outcomes.
    pub(crate) fn predicates(self) -> Vec<IntPredicate> {
        if let Some(predicate) = self.predicate() {
            return vec![predicate];
        }
        PREDICATES.into_iter().filter(|p| self.implies(Relation::of(*p))).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// All pairs of numbers of four bits.
    fn pairs() -> impl Iterator<Item = (u128, u128)> {
        (0..16).flat_map(|a| (0..16).map(move |b| (a, b)))
    }

    fn holds(predicate: IntPredicate, a: u128, b: u128) -> bool {
        let signed = |x: u128| (x as i8) << 4;
        predicate.holds((a, b), (signed(a), signed(b)))
    }

    #[test]
    fn a_relation_has_the_outcomes_of_its_predicate() {
        for predicate in PREDICATES {
            let relation = Relation::of(predicate);
            assert_eq!(relation.predicate(), Some(predicate));
            for (a, b) in pairs() {
                let outcome = Relation::between(a, b, 4);
                assert_eq!(outcome.implies(relation), holds(predicate, a, b), "{a} {b}");
                assert_eq!(outcome.implies(relation.negated()), !holds(predicate, a, b));
                assert_eq!(outcome.implies(relation.swapped()), holds(predicate, b, a));
            }
        }
    }

    #[test]
    fn conjunctions_of_predicates_are_exact() {
        for (p, q) in PREDICATES.iter().flat_map(|p| PREDICATES.iter().map(move |q| (*p, *q))) {
            let both = Relation::of(p).and(Relation::of(q));
            let list = both.predicates();
            for (a, b) in pairs() {
                let expected = holds(p, a, b) && holds(q, a, b);
                assert_eq!(Relation::between(a, b, 4).implies(both), expected);
                let listed = !both.is_never() && list.iter().all(|&r| holds(r, a, b));
                assert_eq!(listed, expected, "{p:?} and {q:?} of {a} and {b}");
            }
        }
    }
}
