//! Strings and words that the program has in memory, read at once and without being accesses.

use super::Memory;
use crate::code::split;

/// The longest string that is read.
pub(crate) const MAX_TEXT: usize = 1 << 16;

impl Memory {
    /// The word at an address, or 0 if there is none.
    pub(crate) fn word_at(&self, ptr: u64) -> u64 {
        self.find(ptr, 8).map_or(0, |(_, at)| self.read(at, 8))
    }

    /// The bytes from an address on, `count` of them or as many as there are.
    pub(crate) fn bytes_at(&self, ptr: u64, count: u64) -> Vec<u8> {
        let Ok((allocation, at)) = self.find(ptr, 0) else { return Vec::new() };
        let left = (allocation.size - split(ptr).1) as usize;
        let count = usize::try_from(count).unwrap_or(left).min(left).min(MAX_TEXT);
        self.bytes(at..at + count).to_vec()
    }

    /// The string at an address, without the zero that ends it.
    pub(crate) fn text_at(&self, ptr: u64) -> Vec<u8> {
        let mut bytes = self.bytes_at(ptr, MAX_TEXT as u64);
        let end = bytes.iter().position(|&byte| byte == 0).unwrap_or(bytes.len());
        bytes.truncate(end);
        bytes
    }
}
