//! Hints, as in `std::hint`.

pub use std::hint::{assert_unchecked, black_box, unreachable_unchecked};

/// Says that the thread waits in a loop.
#[track_caller]
pub fn spin_loop() {
    crate::thread::wait_in_loop(std::panic::Location::caller(), std::hint::spin_loop);
}
