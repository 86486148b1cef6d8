//! Where a thread has been in E.
//!
//! Hardly any local state is ever seen twice in one execution. So of most states only the last visit is kept, in
//! whichever execution that was, and nothing is taken back where events are undone: whether the visit still belongs
//! to E can be seen from the state that the thread had after as many events. Only a state that a thread has come
//! back to has a list of its visits from then on.
//!
//! *Why no visit is overlooked.* Let k be the number of events of the thread at a visit of a state in E, and now
//! another one. Since the thread came to k for the last time its first k events have stayed. Each visit of the state
//! after that was a return to it, so if there was one, the state has a list, and otherwise the visit at k is the last.
//! In a list the same holds of all entries below one that belongs to E.

use crate::objects::NONE;

/// From here on a number is not one of events, but that of a list.
const LISTED: u32 = 1 << 31;

/// The local states of a thread.
#[derive(Clone, Debug, Default)]
pub(crate) struct Been {
    /// The state after each number of events, or [`NONE`] where the thread can never come back to; the last of these may be
    /// missing. Behind those of E there may be some that were undone.
    states: Vec<u32>,
    /// For each state the number of events at its last visit, or [`LISTED`] and the number of its list, or [`NONE`].
    last: Vec<u32>,
    /// Visits as numbers of events, and perhaps some that were undone behind those of E.
    lists: Vec<Vec<u32>>,
}

impl Been {
    /// Notes the state that the thread is in after so many events, unless that is [`NONE`]. Whether it was in that
    /// state before.
    #[inline(always)]
    pub(super) fn note(&mut self, count: u32, state: u32) -> bool {
        match self.states.get_mut(count as usize) {
            Some(undone) => *undone = state,
            None if state == NONE => return false,
            None => self.lengthen(count, state),
        }
        if state == NONE {
            return false;
        }
        if self.last.len() <= state as usize {
            self.make_room(state);
        }
        let list = match self.list_of(state) {
            Some(list) => list,
            None => {
                let before = std::mem::replace(&mut self.last[state as usize], count);
                if before >= count || self.states[before as usize] != state {
                    return false;
                }
                self.begin_list(state, before)
            }
        };
        self.come_back(list, count, state)
    }

    /// The number of the list of a state, if it has one.
    #[inline(always)]
    fn list_of(&self, state: u32) -> Option<usize> {
        let last = self.last[state as usize];
        (last >= LISTED && last != NONE).then(|| (last - LISTED) as usize)
    }

    /// Notes the state after so many events, which nobody has made before. Where the thread could never come back to
    /// may be missing.
    #[inline]
    fn lengthen(&mut self, count: u32, state: u32) {
        self.states.resize(count as usize, NONE);
        self.states.push(state);
    }

    #[cold]
    fn make_room(&mut self, state: u32) {
        self.last.resize(state as usize + 1, NONE);
    }

    #[cold]
    fn begin_list(&mut self, state: u32, before: u32) -> usize {
        let list = self.lists.len();
        self.last[state as usize] = LISTED + list as u32;
        self.lists.push(vec![before]);
        list
    }

    /// Notes a visit of a state that has a list.
    #[inline(never)]
    fn come_back(&mut self, list: usize, count: u32, state: u32) -> bool {
        let (list, states) = (&mut self.lists[list], &self.states);
        while list.pop_if(|k| *k >= count || states[*k as usize] != state).is_some() {}
        list.push(count);
        list.len() > 1
    }

    /// The state after so many events.
    pub(super) fn state(&self, count: u32) -> Option<u32> {
        self.states.get(count as usize).copied().filter(|&state| state != NONE)
    }

    /// The visits of the state in which the thread is after `count` events, as numbers of events, that one last.
    pub(super) fn visits(&self, count: u32) -> &[u32] {
        let list = self.state(count).and_then(|state| self.list_of(state));
        list.map_or(&[], |list| &self.lists[list])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Walks at random, forth and back, and compares with the states of the walk.
    #[test]
    fn visits_are_those_of_the_walk_however_often_it_goes_back() {
        let mut random = fastrand::Rng::with_seed(7);
        for round in 0..200 {
            let kinds = [2, 5, 40][round % 3];
            let (mut been, mut walk) = (Been::default(), Vec::new());
            for _ in 0..300 {
                if random.u8(..4) == 0 {
                    walk.truncate(random.usize(..=walk.len()));
                }
                let (count, state) = (walk.len(), random.u32(..kinds));
                let state = if state == 0 { NONE } else { state };
                walk.push(state);
                let all = (0..=count).filter(|&k| state != NONE && walk[k] == state);
                let all: Vec<u32> = all.map(|k| k as u32).collect();
                assert_eq!(been.note(count as u32, state), all.len() > 1);
                let listed = if all.len() > 1 { &all[..] } else { &[] };
                let visits = been.visits(count as u32);
                assert!(visits == listed || visits == all, "{visits:?} of {walk:?}");
                let k = random.usize(..=count);
                assert_eq!(been.state(k as u32), Some(walk[k]).filter(|&state| state != NONE));
            }
        }
    }
}
