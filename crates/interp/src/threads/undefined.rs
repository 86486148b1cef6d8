//! Which bits of registers are undefined.
//!
//! Hardly any register ever is, so the few that are form a list.

/// A register with undefined bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct UndefinedRegister {
    /// Counts the registers of all frames.
    pub(crate) index: u32,
    pub(crate) mask: u64,
    /// Where the undefined bits come from: a number that means something to the machine.
    pub(crate) origin: u32,
}

/// The registers of a thread that have undefined bits, by index.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct UndefinedRegisters {
    list: Vec<UndefinedRegister>,
}

impl UndefinedRegisters {
    #[inline]
    pub(crate) fn is_empty(&self) -> bool {
        self.list.is_empty()
    }

    /// All of them.
    pub(crate) fn as_slice(&self) -> &[UndefinedRegister] {
        &self.list
    }

    /// The undefined bits of a register and where they come from; no bits if it is defined.
    #[inline]
    pub(crate) fn get(&self, index: usize) -> (u64, u32) {
        if self.list.is_empty() {
            return (0, 0);
        }
        match self.find(index) {
            Ok(k) => (self.list[k].mask, self.list[k].origin),
            Err(_) => (0, 0),
        }
    }

    /// Sets which bits of a register are undefined.
    pub(crate) fn set(&mut self, index: usize, mask: u64, origin: u32) {
        let register = UndefinedRegister { index: index as u32, mask, origin };
        match (self.find(index), mask) {
            (Ok(k), 0) => {
                self.list.remove(k);
            }
            (Ok(k), _) => self.list[k] = register,
            (Err(_), 0) => {}
            (Err(k), _) => self.list.insert(k, register),
        }
    }

    fn find(&self, index: usize) -> Result<usize, usize> {
        self.list.binary_search_by_key(&(index as u32), |register| register.index)
    }

    pub(super) fn clear(&mut self) {
        self.list.clear();
    }

    /// Forgets the registers from an index on.
    #[inline]
    pub(super) fn truncate(&mut self, end: u32) {
        while self.list.last().is_some_and(|register| register.index >= end) {
            self.list.pop();
        }
    }

    /// Forgets the registers of which `keep` says so.
    pub(crate) fn retain(&mut self, keep: impl FnMut(&UndefinedRegister) -> bool) {
        self.list.retain(keep);
    }

    #[inline]
    pub(super) fn load(&mut self, list: &[UndefinedRegister]) {
        self.list.clear();
        if !list.is_empty() {
            self.list.extend_from_slice(list);
        }
    }
}
