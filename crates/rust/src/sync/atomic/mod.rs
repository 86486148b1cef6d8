//! Atomic types, as in `std::sync::atomic`.
//!
//! They are explored as if every order were [`Ordering::SeqCst`]; weaker orders count where data races
//! are looked for.

mod boolean;
mod integer;
mod pointer;

pub use boolean::AtomicBool;
pub use integer::{
    AtomicI8, AtomicI16, AtomicI32, AtomicI64, AtomicIsize, AtomicU8, AtomicU16, AtomicU32,
    AtomicU64, AtomicUsize,
};
pub use pointer::AtomicPtr;
pub use std::sync::atomic::{Ordering, compiler_fence};

use crate::runtime::inside;
use crate::runtime::request::Orders;
use mazurka_trace::{MemoryOrder, Op};
use std::panic::Location;

/// An atomic fence.
#[track_caller]
pub fn fence(order: Ordering) {
    assert!(order != Ordering::Relaxed, "there is no such thing as a relaxed fence");
    match inside() {
        Some(shared) => {
            let by = ("fence", Location::caller());
            shared.act_alone(Op::Fence, orders(order), by);
        }
        None => std::sync::atomic::fence(order),
    }
}

/// Both orders of an operation that cannot fail.
pub(crate) fn orders(order: Ordering) -> Orders {
    Orders::both(memory_order(order))
}

/// The orders of a compare-and-exchange.
pub(crate) fn success_and_failure(success: Ordering, failure: Ordering) -> Orders {
    assert!(
        !matches!(failure, Ordering::Release | Ordering::AcqRel),
        "there is no such thing as a release failure ordering"
    );
    Orders { success: memory_order(success), failure: memory_order(failure) }
}

fn memory_order(order: Ordering) -> MemoryOrder {
    match order {
        Ordering::Relaxed => MemoryOrder::Relaxed,
        Ordering::Acquire => MemoryOrder::Acquire,
        Ordering::Release => MemoryOrder::Release,
        Ordering::AcqRel => MemoryOrder::AcqRel,
        _ => MemoryOrder::SeqCst,
    }
}

/// As std: loads do not release, stores do not acquire.
pub(crate) fn load_orders(order: Ordering) -> Orders {
    assert!(
        !matches!(order, Ordering::Release | Ordering::AcqRel),
        "there is no such thing as a release load"
    );
    orders(order)
}

pub(crate) fn store_orders(order: Ordering) -> Orders {
    assert!(
        !matches!(order, Ordering::Acquire | Ordering::AcqRel),
        "there is no such thing as an acquire store"
    );
    orders(order)
}

/// Whether a weak compare-and-exchange fails without a reason. Outside of executions that is left to the processor.
#[track_caller]
fn fails_spuriously() -> bool {
    let by = ("compare_exchange_weak", std::panic::Location::caller());
    crate::runtime::inside().is_some_and(|shared| shared.happens_spuriously(by))
}
