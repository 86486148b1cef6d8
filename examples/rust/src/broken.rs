//! A stack that loses values: its `push` does not notice that the head has changed.

use mazurka::sync::atomic::{AtomicPtr, Ordering};
use std::ptr;

/// A stack of numbers that loses some of them.
pub struct Stack {
    head: AtomicPtr<Node>,
}

struct Node {
    value: u32,
    next: *mut Node,
}

impl Stack {
    /// An empty stack.
    pub const fn new() -> Stack {
        Stack { head: AtomicPtr::new(ptr::null_mut()) }
    }

    /// Puts a value on top.
    pub fn push(&self, value: u32) {
        let node = Box::into_raw(Box::new(Node { value, next: ptr::null_mut() }));
        let head = self.head.load(Ordering::Relaxed);
        // SAFETY: nobody else knows the node yet.
        unsafe { (*node).next = head };
        self.head.store(node, Ordering::Release);
    }

    /// Takes the value on top.
    pub fn pop(&self) -> Option<u32> {
        let mut head = self.head.load(Ordering::Acquire);
        while !head.is_null() {
            // SAFETY: nodes are never freed.
            let next = unsafe { (*head).next };
            match self.head.compare_exchange(head, next, Ordering::AcqRel, Ordering::Acquire) {
                // SAFETY: as above.
                Ok(_) => return Some(unsafe { (*head).value }),
                Err(now) => head = now,
            }
        }
        None
    }
}

impl Default for Stack {
    fn default() -> Stack {
        Stack::new()
    }
}
