//! Memory leaks: blocks of the heap that nothing points to when the process ends.

use crate::compile::location;
use crate::machine::Machine;
use crate::memory::Block;
use crate::program::CompiledRun;
use crate::threads::Status;
use mazurka_trace::{Leak, Location, ThreadId};

impl CompiledRun {
    /// The blocks of the heap that nothing points to, in a run in which all threads have ended or the
    /// process has.
    pub fn leaks(&self) -> Vec<Leak> {
        let mut leaks: Vec<(u32, Leak)> = Vec::new();
        for Block { thread, site, size } in self.machine.unreachable_blocks() {
            let thread = ThreadId(thread);
            let known = leaks.iter().position(|(s, leak)| (*s, leak.thread) == (site, thread));
            let at = known.unwrap_or_else(|| {
                let location = self.site(site);
                leaks.push((site, Leak { thread, location, blocks: 0, bytes: 0 }));
                leaks.len() - 1
            });
            leaks[at].1.blocks += 1;
            leaks[at].1.bytes += u64::from(size);
        }
        leaks.into_iter().map(|(_, leak)| leak).collect()
    }

    /// A place in the code as one in the source.
    pub(crate) fn site(&self, number: u32) -> Option<Location> {
        let (function, pc) = self.program.code.sites.place(number)?;
        let found = *self.program.code.functions.get(function)?.locations.get(pc)?;
        found.map(|found| location(&self.program.module, found))
    }
}

impl Machine {
    /// The blocks that neither global variables nor threads that have not ended lead to.
    fn unreachable_blocks(&self) -> Vec<Block> {
        let mut words = Vec::new();
        for (t, thread) in self.threads().iter().enumerate() {
            match thread.status {
                Status::Unborn => {}
                // Somebody might still ask for its result.
                Status::Finished if thread.is_joined() || thread.is_detached() => {}
                Status::Finished => words.push(thread.counters.result),
                _ => {
                    words.push(thread.counters.result);
                    words.extend(self.registers(t));
                }
            }
        }
        let lives = |t: u32| {
            let status = self.threads().get(t as usize).map(|thread| thread.status);
            !matches!(status, None | Some(Status::Unborn | Status::Finished))
        };
        self.memory().unreachable_blocks(words, lives)
    }
}
