//! A stack of numbers, most of which are small, in as few bytes as possible.

/// Numbers, the last one first. Each is a row of bytes with seven of its bits each, the lowest ones in the last byte, which is
/// the first that is read; in all but the first byte the highest bit says that another one lies below.
#[derive(Clone, Debug, Default)]
pub(super) struct NumberStack {
    bytes: Vec<u8>,
}

impl NumberStack {
    pub(super) fn push(&mut self, number: u64) {
        if number < 128 {
            return self.bytes.push(number as u8);
        }
        let mut shift = (63 - number.leading_zeros()) / 7 * 7;
        let mut more = 0;
        loop {
            self.bytes.push((number >> shift) as u8 & 127 | more);
            if shift == 0 {
                return;
            }
            (shift, more) = (shift - 7, 128);
        }
    }

    /// The last number; 0 if there is none.
    pub(super) fn pop(&mut self) -> u64 {
        let (mut number, mut shift) = (0, 0);
        while let Some(byte) = self.bytes.pop() {
            number |= u64::from(byte & 127) << shift;
            if byte & 128 == 0 {
                break;
            }
            shift += 7;
        }
        number
    }

    /// Pushes a number as what is to be added to another one: little if they are near to each other.
    pub(super) fn push_change(&mut self, number: u64, base: u64) {
        let change = number.wrapping_sub(base) as i64;
        self.push((change << 1 ^ change >> 63) as u64);
    }

    /// The last number, which was pushed with the same base.
    pub(super) fn pop_change(&mut self, base: u64) -> u64 {
        let pushed = self.pop();
        base.wrapping_add(pushed >> 1 ^ (pushed & 1).wrapping_neg())
    }

    /// How many bytes they take.
    #[cfg(test)]
    pub(super) fn size(&self) -> usize {
        self.bytes.len()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn numbers() -> impl Iterator<Item = u64> {
        let near = |k: u32| [(1 << k) - 1, 1 << k, (1 << k) + 1];
        (0..64).flat_map(near).chain([u64::MAX - 1, u64::MAX])
    }

    #[test]
    fn numbers_come_back_the_last_one_first() {
        let mut stack = NumberStack::default();
        numbers().for_each(|number| stack.push(number));
        let mut back: Vec<u64> = numbers().map(|_| stack.pop()).collect();
        back.reverse();
        assert_eq!(back, numbers().collect::<Vec<_>>());
        assert_eq!((stack.size(), stack.pop()), (0, 0));
    }

    #[test]
    fn numbers_come_back_from_any_base() {
        for number in numbers() {
            for base in numbers() {
                let mut stack = NumberStack::default();
                stack.push_change(number, base);
                assert_eq!(stack.pop_change(base), number, "{number} from {base}");
            }
        }
    }

    #[test]
    fn a_number_takes_a_byte_for_seven_bits() {
        for (number, size) in [(0, 1), (127, 1), (128, 2), (16383, 2), (16384, 3), (u64::MAX, 10)] {
            let mut stack = NumberStack::default();
            stack.push(number);
            assert_eq!(stack.size(), size, "{number}");
        }
        let mut stack = NumberStack::default();
        stack.push_change(1000, 1063);
        stack.push_change(1063, 1000);
        assert_eq!(stack.size(), 2);
    }
}
