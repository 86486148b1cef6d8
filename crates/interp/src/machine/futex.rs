//! Where the threads are kept that wait for a word: for each object that has such words one more object,
//! with a lock and a queue for every four bytes.

use super::Machine;
use crate::code::{pointer, split};
use crate::failure::Failure;
use crate::memory::{Content, Memory, QUEUES_PER_BYTE};

/// The lock and the queue of a word.
const QUEUE_SIZE: u32 = 4 * QUEUES_PER_BYTE;

impl Machine {
    /// The address of the lock and the queue of a word. They are there when they are first needed, whoever
    /// needs them. The name of an object with such words is never used again: the next one would have its
    /// queues.
    pub(super) fn wait_queue(&mut self, address: u64) -> Result<u64, Failure> {
        // Atomics of C++ may be shorter than a word.
        self.memory.find(address, 1).map_err(|error| Failure::Pointer(error, address))?;
        self.memory.expose(address);
        let (number, offset) = split(address);
        let name = self.memory.name_of_queues(number);
        let queues = match self.memory.existing(name) {
            Some(queues) => queues,
            None if !self.memory.has_room(name.class.size.into()) => {
                return Err(Failure::StackOverflow);
            }
            None => self.memory.create(name, Content::Defined),
        };
        Ok(pointer(queues) + u64::from(offset / 4 * QUEUE_SIZE))
    }

    /// The address of the word whose lock or queue lies at an offset of the object with the queues.
    pub(crate) fn waited_for(memory: &Memory, queues: u32, offset: u32) -> u64 {
        memory.waited_for(queues).map_or(0, pointer) + u64::from(offset / QUEUE_SIZE * 4)
    }
}
