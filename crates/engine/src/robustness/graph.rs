//! Relations between the events of a small graph, as matrices of bits.

/// A relation on `0..n`.
#[derive(Clone, Debug)]
pub(super) struct Relation {
    n: usize,
    words: usize,
    bits: Vec<u64>,
}

impl Relation {
    /// The pairs for which `holds`.
    pub(super) fn new(n: usize, holds: impl Fn(usize, usize) -> bool) -> Relation {
        let words = n.div_ceil(64);
        let mut relation = Relation { n, words, bits: vec![0; n * words] };
        for a in 0..n {
            for b in (0..n).filter(|&b| holds(a, b)) {
                relation.bits[a * words + b / 64] |= 1 << (b % 64);
            }
        }
        relation
    }

    /// What `a` is related to, as a set.
    pub(super) fn of(&self, a: usize) -> &[u64] {
        &self.bits[a * self.words..][..self.words]
    }

    /// The pairs of either relation.
    pub(super) fn or(mut self, other: &Relation) -> Relation {
        for (word, more) in self.bits.iter_mut().zip(&other.bits) {
            *word |= more;
        }
        self
    }

    /// One step of this relation, then one of the other.
    pub(super) fn then(&self, other: &Relation) -> Relation {
        let mut result = Relation { bits: vec![0; self.bits.len()], ..*self };
        for a in 0..self.n {
            for b in members(self.of(a)) {
                let row = &mut result.bits[a * self.words..][..self.words];
                for (word, more) in row.iter_mut().zip(other.of(b)) {
                    *word |= more;
                }
            }
        }
        result
    }

    /// Every element also related to itself.
    pub(super) fn reflexive(mut self) -> Relation {
        for a in 0..self.n {
            self.bits[a * self.words + a / 64] |= 1 << (a % 64);
        }
        self
    }

    /// The pairs whose first and second element are such.
    pub(super) fn between(
        mut self,
        first: impl Fn(usize) -> bool,
        second: impl Fn(usize) -> bool,
    ) -> Relation {
        for a in 0..self.n {
            for b in 0..self.n {
                if !first(a) || !second(b) {
                    self.bits[a * self.words + b / 64] &= !(1 << (b % 64));
                }
            }
        }
        self
    }

    /// Whether some steps lead from an element back to it.
    pub(super) fn is_cyclic(&self) -> bool {
        // 0: not seen, 1: on the path, 2: no cycle from here.
        let mut state = vec![0u8; self.n];
        (0..self.n).any(|start| state[start] == 0 && self.cycle_from(start, &mut state))
    }

    fn cycle_from(&self, start: usize, state: &mut [u8]) -> bool {
        let mut path = vec![(start, members(self.of(start)))];
        state[start] = 1;
        while let Some((node, successors)) = path.last_mut() {
            match successors.next() {
                Some(next) if state[next] == 1 => return true,
                Some(next) if state[next] == 0 => {
                    state[next] = 1;
                    path.push((next, members(self.of(next))));
                }
                Some(_) => {}
                None => {
                    state[*node] = 2;
                    path.pop();
                }
            }
        }
        false
    }
}

/// The elements of a set.
fn members(set: &[u64]) -> impl Iterator<Item = usize> {
    set.iter().enumerate().flat_map(|(at, &word)| {
        let next = |rest: &u64| Some(rest & (rest - 1)).filter(|&rest| rest != 0);
        let bits = std::iter::successors(Some(word).filter(|&word| word != 0), next);
        bits.map(move |rest| at * 64 + rest.trailing_zeros() as usize)
    })
}
