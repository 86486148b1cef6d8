//! Words: what objects hold, what can be computed from them, what can be asked of them.

use serde::{Deserialize, Serialize};

/// The bits of a word of `size` bytes.
pub fn mask(size: u32) -> u64 {
    if size >= 8 { u64::MAX } else { (1 << (8 * size)) - 1 }
}

/// The word of `size` bytes as a signed number.
pub fn signed(word: u64, size: u32) -> i64 {
    let shift = 64 - 8 * size.min(8);
    ((word << shift) as i64) >> shift
}

/// What a read-modify-write operation computes from the old value and its operand.
///
/// Subtraction is addition of the negated operand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Rmw {
    /// The operand.
    Exchange,
    /// The sum, wrapping.
    Add,
    /// Bitwise and.
    And,
    /// Bitwise or.
    Or,
    /// Bitwise exclusive or.
    Xor,
    /// The complement of bitwise and.
    Nand,
    /// The larger signed number.
    Max,
    /// The smaller signed number.
    Min,
    /// The larger unsigned number.
    UMax,
    /// The smaller unsigned number.
    UMin,
}

impl Rmw {
    /// The new value, within `size` bytes.
    pub fn compute(self, old: u64, operand: u64, size: u32) -> u64 {
        let pick = |first: bool| if first { old } else { operand };
        let new = match self {
            Rmw::Exchange => operand,
            Rmw::Add => old.wrapping_add(operand),
            Rmw::And => old & operand,
            Rmw::Or => old | operand,
            Rmw::Xor => old ^ operand,
            Rmw::Nand => !(old & operand),
            Rmw::Max => pick(signed(old, size) >= signed(operand, size)),
            Rmw::Min => pick(signed(old, size) <= signed(operand, size)),
            Rmw::UMax => pick(old & mask(size) >= operand & mask(size)),
            Rmw::UMin => pick(old & mask(size) <= operand & mask(size)),
        };
        new & mask(size)
    }

    /// Whether two of these leave the same value in either order, whatever their operands.
    ///
    /// `Nand` does not: on one bit, 0 nand 1 nand 0 is 1 but 0 nand 0 nand 1 is 0.
    pub fn commutes(self) -> bool {
        !matches!(self, Rmw::Exchange | Rmw::Nand)
    }
}

/// A comparison of a word with an operand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the names are the mathematical ones: U unsigned, S signed")]
pub enum Compare {
    Eq,
    Ne,
    ULt,
    ULe,
    UGt,
    UGe,
    SLt,
    SLe,
    SGt,
    SGe,
}

/// Neighbouring bits of a word.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Bits {
    /// How many bits are below them.
    pub first: u8,
    /// How many there are.
    pub count: u8,
}

impl Bits {
    /// All bits.
    pub const ALL: Bits = Bits { first: 0, count: 64 };

    /// The bits that are set in a mask, if they are neighbours.
    pub fn of_mask(mask: u64) -> Option<Bits> {
        let (first, count) = (mask.trailing_zeros() as u8, mask.count_ones() as u8);
        let bits = Bits { first, count };
        (mask != 0 && bits.mask() == mask).then_some(bits)
    }

    /// The word in which these bits are set.
    pub fn mask(self) -> u64 {
        let ones = if self.count >= 64 { u64::MAX } else { (1 << self.count) - 1 };
        ones.checked_shl(self.first.into()).unwrap_or(0)
    }

    /// Whether these are all bits.
    pub fn is_all(&self) -> bool {
        *self == Bits::ALL
    }
}

impl Default for Bits {
    fn default() -> Bits {
        Bits::ALL
    }
}

/// What an await waits for: the word, or some bits of it, compared with a value that was fixed before.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Condition {
    /// How the word is compared.
    pub compare: Compare,
    /// Which bits are looked at, where they are; the others count as 0.
    #[serde(default, skip_serializing_if = "Bits::is_all")]
    pub bits: Bits,
    /// What it is compared with.
    pub operand: u64,
}

impl Condition {
    /// A comparison of the whole word.
    pub fn new(compare: Compare, operand: u64) -> Condition {
        Condition { compare, bits: Bits::ALL, operand }
    }

    /// Whether one value only satisfies the condition.
    pub fn is_equality(self) -> bool {
        self.compare == Compare::Eq && self.bits == Bits::ALL
    }

    /// Whether a word of `size` bytes satisfies the condition.
    pub fn holds(self, word: u64, size: u32) -> bool {
        let word = word & self.bits.mask();
        let (u, v) = (word & mask(size), self.operand & mask(size));
        let (s, t) = (signed(word, size), signed(self.operand, size));
        match self.compare {
            Compare::Eq => u == v,
            Compare::Ne => u != v,
            Compare::ULt => u < v,
            Compare::ULe => u <= v,
            Compare::UGt => u > v,
            Compare::UGe => u >= v,
            Compare::SLt => s < t,
            Compare::SLe => s <= t,
            Compare::SGt => s > t,
            Compare::SGe => s >= t,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_cut_and_signed_by_their_size() {
        assert_eq!(Rmw::Add.compute(255, 1, 1), 0);
        assert_eq!(Rmw::Max.compute(0xff, 1, 1), 1);
        assert_eq!(Rmw::UMax.compute(0xff, 1, 1), 0xff);
        assert_eq!(Rmw::Min.compute(0xff, 1, 1), 0xff);
        assert_eq!(Rmw::UMin.compute(0xff, 1, 1), 1);
        let negative = Condition::new(Compare::SLt, 0);
        assert!(negative.holds(0x8000, 2) && !negative.holds(0x8000, 4));
    }

    #[test]
    fn bits_are_found_in_masks_and_cut_out_of_words() {
        assert_eq!(Bits::of_mask(u64::MAX), Some(Bits::ALL));
        assert_eq!(Bits::of_mask(0xff00), Some(Bits { first: 8, count: 8 }));
        assert_eq!(Bits::of_mask(1 << 63), Some(Bits { first: 63, count: 1 }));
        assert_eq!((Bits::of_mask(0), Bits::of_mask(0b101)), (None, None));
        let bits = Bits { first: 8, count: 8 };
        let free = Condition { compare: Compare::Eq, bits, operand: 0 };
        assert!(free.holds(0x30_00ff, 4) && !free.holds(0x0100, 4));
        let taken =
            Condition { compare: Compare::SLt, bits: Bits { first: 31, count: 1 }, operand: 0 };
        assert!(taken.holds(0x8000_0001, 4) && !taken.holds(0x7fff_ffff, 4));
    }

    #[test]
    fn exactly_the_functions_said_to_commute_do() {
        use Rmw::*;
        for function in [Exchange, Add, And, Or, Xor, Nand, Max, Min, UMax, UMin] {
            let order = |x, a, b| function.compute(function.compute(x, a, 1), b, 1);
            let samples = [0u64, 1, 2, 3, 0x7f, 0x80, 0xfe, 0xff];
            let commutes = samples.iter().all(|&x| {
                samples.iter().all(|&a| samples.iter().all(|&b| order(x, a, b) == order(x, b, a)))
            });
            assert_eq!(function.commutes(), commutes, "{function:?}");
        }
    }
}
