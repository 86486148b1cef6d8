//! Ctrl-C: the exploration stops, and what it has found so far is reported. The second time the process
//! ends at once.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// What a process that was interrupted answers with.
const STATUS: i32 = 130;

/// Begins to listen; the flag is set once the user wants to stop. Where listening is not possible,
/// Ctrl-C does what it always does.
pub(crate) fn listen() -> Arc<AtomicBool> {
    let requested = Arc::new(AtomicBool::new(false));
    let flag = requested.clone();
    let _ = ctrlc::set_handler(move || {
        if flag.swap(true, Ordering::Relaxed) {
            std::process::exit(STATUS);
        }
    });
    requested
}
