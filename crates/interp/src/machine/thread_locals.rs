//! Thread-local variables: each thread that uses one has a copy of it.

use super::Machine;
use crate::memory::{Class, Content, ObjectName, Storage};
use mazurka_ir::GlobalId;

impl Machine {
    /// The thread's own copy of a variable, which is created when it is first used.
    pub(super) fn thread_local(&mut self, t: usize, global: GlobalId) -> u32 {
        self.cache.footprint().give_up();
        let name = self.name_of_copy(t, global);
        if let Some(number) = self.memory.existing(name) {
            return number;
        }
        let image = &self.code.globals[global.index()];
        let number = self.memory.create(name, Content::of_variable(image.constant));
        self.memory.fill(number, &image.bytes);
        number
    }

    /// The name of the thread's own copy of a variable.
    pub(super) fn name_of_copy(&self, t: usize, global: GlobalId) -> ObjectName {
        let image = &self.code.globals[global.index()];
        let (storage, size) = (Storage::Global, image.bytes.len() as u32);
        let class = Class { storage, private: image.private, label: global.0 + 1, size };
        ObjectName { thread: t as u32, class, nth: 0 }
    }
}
