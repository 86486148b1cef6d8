//! What blocks of the heap are for: the types that the source gives to pointers to them.
//!
//! An allocation says only how many bytes it needs. But its result goes into a variable, or the address is
//! stored in a member of a structure, and both have a type. All blocks that are allocated at one place are
//! taken to be for the same, which is where they are named from.

use mazurka_ir::TypeRef;
use rustc_hash::FxHashMap;
use std::ops::Range;
use std::sync::{Mutex, PoisonError};

/// Types of blocks, by the place where they are allocated.
#[derive(Debug, Default)]
pub(crate) struct HeapTypes {
    /// What the results of calls point to, by function: the instructions of the call, and the type.
    results: FxHashMap<u32, Vec<(Range<u32>, TypeRef)>>,
    /// What was seen while a program ran, by the number of the place.
    seen: Mutex<FxHashMap<u32, TypeRef>>,
}

impl HeapTypes {
    /// The variable that takes the result of a call is a pointer to this type.
    pub(crate) fn note_result(&mut self, function: u32, instrs: Range<u32>, to: TypeRef) {
        self.results.entry(function).or_default().push((instrs, to));
    }

    /// A pointer to this type points to a block that was allocated at a place.
    pub(crate) fn note_pointer(&self, site: u32, to: TypeRef) {
        self.seen.lock().unwrap_or_else(PoisonError::into_inner).entry(site).or_insert(to);
    }

    /// Nothing was seen yet: what blocks are for is learnt from one execution, so that it is the same where that is repeated.
    pub(crate) fn forget(&self) {
        self.seen.lock().unwrap_or_else(PoisonError::into_inner).clear();
    }

    /// What a block is for that was allocated at a place, which is this instruction of this function.
    pub(crate) fn find(&self, site: u32, place: Option<(usize, usize)>) -> Option<TypeRef> {
        let result = place.and_then(|(function, pc)| {
            let calls = self.results.get(&(function as u32))?;
            let call = calls.iter().find(|(instrs, _)| instrs.contains(&(pc as u32)));
            call.map(|&(_, to)| to)
        });
        result.or_else(|| {
            self.seen.lock().unwrap_or_else(PoisonError::into_inner).get(&site).copied()
        })
    }
}
