//! Ctrl-C: the exploration stops, and what it has found so far is reported. The second time the process
//! ends at once.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// What a process that was interrupted answers with.
const STATUS: i32 = 130;

/// Whether the user wants to stop.
#[derive(Clone, Debug, Default)]
pub(crate) struct Interrupt(Arc<AtomicBool>);

impl Interrupt {
    /// Begins to listen. Where that is not possible, Ctrl-C does what it always does.
    pub(crate) fn listen() -> Interrupt {
        let interrupt = Interrupt::default();
        let requested = interrupt.0.clone();
        let _ = ctrlc::set_handler(move || {
            if requested.swap(true, Ordering::Relaxed) {
                std::process::exit(STATUS);
            }
        });
        interrupt
    }

    /// Whether Ctrl-C was pressed.
    pub(crate) fn requested(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}
