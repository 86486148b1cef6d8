//! The states that an execution goes through.

use rustc_hash::FxHashMap;

/// The states of E, one after each of its events and one before the first.
#[derive(Debug, Default)]
pub(crate) struct Path {
    states: Vec<u128>,
    /// How often each of them is among `states`.
    times: FxHashMap<u128, u32>,
}

impl Path {
    /// After so many events E is in this state; what came later is forgotten.
    pub(crate) fn arrive(&mut self, events: usize, state: u128) {
        for left in self.states.drain(events.min(self.states.len())..) {
            if let Some(times) = self.times.get_mut(&left) {
                *times -= 1;
                if *times == 0 {
                    self.times.remove(&left);
                }
            }
        }
        self.states.push(state);
        *self.times.entry(state).or_default() += 1;
    }

    /// Whether E has come back to a state that it had been in.
    pub(crate) fn has_come_back(&self) -> bool {
        self.states.last().is_some_and(|state| self.times.get(state) > Some(&1))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn knows_the_states_of_the_present_path_only() {
        let mut path = Path::default();
        path.arrive(0, 10);
        path.arrive(1, 11);
        path.arrive(2, 12);
        assert!(!path.has_come_back());
        path.arrive(3, 11);
        assert!(path.has_come_back());
        path.arrive(1, 13);
        path.arrive(2, 11);
        assert!(!path.has_come_back(), "the first 11 is on another path");
        path.arrive(3, 10);
        assert!(path.has_come_back());
    }
}
