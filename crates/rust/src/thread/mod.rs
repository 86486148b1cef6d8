//! Threads, as in `std::thread`. In an execution each is a coroutine; there is no limit to their number.

mod builder;
mod handle;
mod join;
mod local;
mod scope;

pub use builder::{Builder, spawn, spawn_local};
pub use handle::{Thread, ThreadId, current, park, park_timeout};
pub use join::{JoinHandle, ScopedJoinHandle};
pub use local::{AccessError, LocalKey};
pub use scope::{Scope, scope};
pub use std::thread::{Result, available_parallelism, panicking};

use crate::runtime::inside;
use crate::runtime::request::Place;
use std::panic::Location;
use std::time::Duration;

pub(crate) use handle::Model;
pub(crate) use local::end_of_thread;

/// Lets other threads run.
#[track_caller]
pub fn yield_now() {
    wait_in_loop(Location::caller(), std::thread::yield_now);
}

/// Sleeps. In an execution that only moves the thread's own clock: how long others need is not known.
#[track_caller]
pub fn sleep(time: Duration) {
    match inside() {
        Some(shared) => {
            let nanoseconds = u64::try_from(time.as_nanos()).unwrap_or(u64::MAX);
            shared.own(|slot| slot.time = slot.time.saturating_add(nanoseconds));
            wait_in_loop(Location::caller(), || {});
        }
        None => std::thread::sleep(time),
    }
}

/// A hint that the thread waits in a loop.
pub(crate) fn wait_in_loop(place: Place, outside: impl FnOnce()) {
    match inside() {
        Some(shared) => shared.loop_point(place),
        None => outside(),
    }
}
