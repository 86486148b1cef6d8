//! Treiber's stack: a list whose head is exchanged with compare-and-exchange.

use mazurka::sync::atomic::{AtomicPtr, Ordering};
use std::ptr;

/// A stack of numbers. What is popped is never freed, so that nobody reads a node that is gone.
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
        let mut head = self.head.load(Ordering::Relaxed);
        loop {
            // SAFETY: nobody else knows the node yet.
            unsafe { (*node).next = head };
            match self.head.compare_exchange(head, node, Ordering::Release, Ordering::Relaxed) {
                Ok(_) => return,
                Err(now) => head = now,
            }
        }
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
