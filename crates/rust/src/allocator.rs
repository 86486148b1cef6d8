//! The allocator: it gives every object on the heap a name that does not depend on the interleaving.
//!
//! Memory comes from another allocator and stays valid as long as that says. What is added is a name
//! for each block, and that a block which an execution frees is kept until the execution has ended:
//! so no address is used twice in it.

use crate::runtime;
use crate::runtime::overflow::while_allocating;
use std::alloc::{GlobalAlloc, Layout, System};

/// A global allocator that names what executions allocate. It is installed by the feature `allocator`,
/// which is on by default. A program that has its own allocator turns the feature off and wraps it:
///
/// ```ignore
/// #[global_allocator]
/// static GLOBAL: mazurka::Allocator<MyAllocator> = mazurka::Allocator::new(MyAllocator);
/// ```
#[derive(Debug, Default)]
pub struct Allocator<A = System>(A);

impl<A> Allocator<A> {
    /// Takes memory from another allocator.
    pub const fn new(inner: A) -> Allocator<A> {
        Allocator(inner)
    }
}

// SAFETY: memory comes from, and goes back to, the inner allocator with the same layouts. A block that
// is held back is released later by the same `dealloc`, once.
unsafe impl<A: GlobalAlloc> GlobalAlloc for Allocator<A> {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        // SAFETY: the caller's promise about the layout.
        let block = while_allocating(|| unsafe { self.0.alloc(layout) });
        runtime::allocated(block, layout);
        block
    }

    unsafe fn alloc_zeroed(&self, layout: Layout) -> *mut u8 {
        // SAFETY: the caller's promise about the layout.
        let block = while_allocating(|| unsafe { self.0.alloc_zeroed(layout) });
        runtime::allocated(block, layout);
        block
    }

    unsafe fn dealloc(&self, block: *mut u8, layout: Layout) {
        if !runtime::hold_back(block, layout) {
            // SAFETY: the caller's promise about the block.
            while_allocating(|| unsafe { self.0.dealloc(block, layout) });
        }
    }

    unsafe fn realloc(&self, block: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        if !runtime::is_inside() {
            // SAFETY: the caller's promises.
            return unsafe { self.0.realloc(block, layout, size) };
        }
        // SAFETY: the size is not 0 and does not overflow, as the caller promises.
        let new = unsafe { Layout::from_size_align_unchecked(size, layout.align()) };
        // SAFETY: as above.
        let to = unsafe { self.alloc(new) };
        if !to.is_null() {
            // SAFETY: both blocks are at least that long, and the new one is another one.
            unsafe { std::ptr::copy_nonoverlapping(block, to, size.min(layout.size())) };
            // SAFETY: the caller gives the block up.
            unsafe { self.dealloc(block, layout) };
        }
        to
    }
}

#[cfg(feature = "allocator")]
#[global_allocator]
static GLOBAL: Allocator = Allocator::new(System);
