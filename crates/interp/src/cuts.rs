//! Where threads were cut off because they repeated themselves, and how often.

use crate::program::{Compiled, CompiledRun};
use mazurka_trace::{Location, LoopNotes, ThreadId};
use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

/// The functions that a thread is in, the innermost first, each with its place in the code.
type Place = Vec<(u32, u32)>;

/// How often threads were cut off at each place, by whoever explores the program.
#[derive(Debug, Default)]
pub(crate) struct Cuts(Mutex<HashMap<Place, u64>>);

impl CompiledRun {
    pub(crate) fn place_in_code(&self, thread: ThreadId) -> Place {
        let frames = self.machine.frames(thread.index()).iter().rev();
        frames.map(|frame| (frame.function, frame.pc)).collect()
    }

    /// A thread was cut off where it is.
    pub(crate) fn note_cut(&self, thread: ThreadId) {
        let mut cuts = self.program.cuts.0.lock().unwrap_or_else(PoisonError::into_inner);
        *cuts.entry(self.place_in_code(thread)).or_default() += 1;
    }
}

impl Compiled {
    /// Notes at each loop how often threads were cut off in it.
    pub(crate) fn count_cuts(&self, notes: &mut LoopNotes) {
        let cuts = self.cuts.0.lock().unwrap_or_else(PoisonError::into_inner);
        for (place, times) in cuts.iter() {
            let Some(found) = self.loop_around(place) else { continue };
            let same = |at: &Location| (&at.file, at.line) == (&found.file, found.line);
            // Inner loops come first.
            let mut loops = notes.loops.iter_mut();
            if let Some(note) = loops.find(|note| note.location.as_ref().is_some_and(same)) {
                note.cut_off += times;
            }
        }
    }
}
