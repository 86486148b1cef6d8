//! Ctrl-C: the exploration stops, and what it has found so far is reported. The second time the process
//! ends at once.

use signal_hook::consts::{SIGINT, SIGTERM};
use signal_hook::flag::{register, register_conditional_shutdown};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

/// What a process that was interrupted answers with.
const STATUS: i32 = 130;

/// How the user, or the system on the user's behalf, says that it is enough.
#[cfg(unix)]
const SIGNALS: [i32; 3] = [SIGINT, SIGTERM, signal_hook::consts::SIGHUP];
#[cfg(not(unix))]
const SIGNALS: [i32; 2] = [SIGINT, SIGTERM];

/// Begins to listen; the flag is set once the user wants to stop. Where listening is not possible,
/// Ctrl-C does what it always does.
pub(crate) fn listen() -> Arc<AtomicBool> {
    let requested = Arc::new(AtomicBool::new(false));
    for signal in SIGNALS {
        // In this order: the first signal finds the flag unset.
        let ends = register_conditional_shutdown(signal, STATUS, Arc::clone(&requested));
        let _ = ends.and_then(|_| register(signal, Arc::clone(&requested)));
    }
    requested
}
