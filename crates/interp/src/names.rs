//! Objects and addresses as the source would write them.

use crate::code::{Code, split};
use crate::machine::Machine;
use crate::memory::{Memory, Storage};

/// What is needed to name objects.
#[derive(Clone, Copy)]
pub(crate) struct Names<'a> {
    pub(crate) code: &'a Code,
    pub(crate) memory: &'a Memory,
}

impl Names<'_> {
    /// What a pointer into memory points to.
    pub(crate) fn object(self, ptr: u64) -> String {
        let (number, offset) = split(ptr);
        let name = match self.code.globals.get((number as usize).wrapping_sub(1)) {
            Some(global) => global.name.clone(),
            None => match self.memory.allocation(number).map(|a| (a.storage, a.label)) {
                Some((Storage::Heap, _)) => format!("heap#{number}"),
                Some((Storage::Stack, label)) => self.local_variable(number, label),
                Some((Storage::Global, _)) => format!("thread_local#{number}"),
                Some((Storage::Queues, _)) => {
                    let word = Machine::waited_for(self.memory, number, offset);
                    return format!("futex {}", self.object(word));
                }
                None => return format!("{ptr:#x}"),
            },
        };
        match offset {
            0 => name,
            _ => format!("{name}+{}", offset as i32),
        }
    }

    /// A pointer into memory.
    pub(crate) fn address(self, ptr: u64) -> String {
        match self.memory.allocation(split(ptr).0) {
            Some(_) if ptr >> 32 != 0 => format!("&{}", self.object(ptr)),
            _ => format!("{ptr:#x}"),
        }
    }

    /// A local variable, with its number since there may be several of that name.
    fn local_variable(self, number: u32, label: u32) -> String {
        match (label as usize).checked_sub(1) {
            Some(label) => format!("{}#{number}", self.code.labels[label]),
            None => format!("local#{number}"),
        }
    }
}
