//! What local code reads and writes of memory that only its thread can reach.

/// Local code with more reads and writes is not cached.
const MAX_ACCESSES: usize = 8;

/// A word of private memory that was read, or what was written there. If it has no bytes, the code
/// depends on the number of the thread, which is the word, or makes the word known to others.
#[derive(Clone, Copy, Debug)]
pub(super) struct PrivateAccess {
    pub(super) pointer: u64,
    pub(super) size: u32,
    pub(super) write: bool,
    pub(super) word: u64,
}

impl PrivateAccess {
    fn overlaps(&self, pointer: u64, size: u32) -> bool {
        self.pointer < pointer + u64::from(size) && pointer < self.pointer + u64::from(self.size)
    }
}

/// What a thread has done to private memory since its last visible operation.
#[derive(Clone, Debug, Default)]
pub(crate) struct Footprint {
    accesses: Vec<PrivateAccess>,
    /// Whether the effect depends on more than is noted.
    incomplete: bool,
}

impl Footprint {
    /// A visible operation was performed.
    pub(crate) fn clear(&mut self) {
        self.accesses.clear();
        self.incomplete = false;
    }

    /// The effect depends on something that cannot be noted: it is not cached.
    pub(crate) fn give_up(&mut self) {
        self.incomplete = true;
    }

    /// The effect depends on the number of the thread.
    pub(crate) fn record_thread_number(&mut self, t: usize) {
        self.record(PrivateAccess { pointer: 0, size: 0, write: false, word: t as u64 });
    }

    /// A word that may be an address gets to where others may find it ([`Memory::expose`]).
    ///
    /// [`Memory::expose`]: crate::memory::Memory::expose
    pub(crate) fn record_exposure(&mut self, word: u64) {
        if word >> 32 != 0 {
            self.record(PrivateAccess { pointer: 0, size: 0, write: true, word });
        }
    }

    /// A word of private memory was read.
    pub(crate) fn record_read(&mut self, pointer: u64, size: u32, word: u64) {
        self.record(PrivateAccess { pointer, size, write: false, word });
    }

    /// A word of private memory was written.
    pub(crate) fn record_write(&mut self, pointer: u64, size: u32, word: u64) {
        self.record(PrivateAccess { pointer, size, write: true, word });
    }

    /// The accesses, unless the effect depends on more.
    pub(super) fn accesses(&self) -> Option<&[PrivateAccess]> {
        (!self.incomplete).then_some(&self.accesses)
    }

    /// A read after a write depends on nothing from outside. So each word is noted once as it was read
    /// before any write, and once as it was written last.
    fn record(&mut self, new: PrivateAccess) {
        let PrivateAccess { pointer, size, .. } = new;
        if self.incomplete {
            return;
        }
        let full = self.accesses.len() == MAX_ACCESSES;
        let mut written = self.accesses.iter_mut().filter(|old| old.write);
        match written.find(|old| old.overlaps(pointer, size)) {
            Some(old) if (old.pointer, old.size) != (pointer, size) => self.incomplete = true,
            Some(old) if new.write => old.word = new.word,
            Some(_) => {}
            None if full => self.incomplete = true,
            None => self.accesses.push(new),
        }
    }
}
