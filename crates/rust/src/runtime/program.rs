//! Closures as programs.

use super::context::Allocated;
use super::numbering::Numbering;
use super::observation::{Observation, Observations};
use super::overflow;
use super::panics;
use super::request::Place;
use super::run::NativeRun;
use mazurka_engine::program::{Pending, Program, Run};
use mazurka_trace::{Event, Leak, ThreadId};
use std::cell::Cell;
use std::sync::Arc;

/// The code of the main thread.
pub(crate) type Body = dyn Fn() + Send + Sync;

/// A program whose main thread runs a closure.
#[derive(Clone)]
pub struct Closure {
    body: Arc<Body>,
    numbering: Arc<Numbering>,
    observations: Arc<Observations>,
}

impl std::fmt::Debug for Closure {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Closure").finish_non_exhaustive()
    }
}

/// So many steps the execution has at most that is made before everything.
const FIRST_STEPS: usize = 2_000;

impl Closure {
    /// A program that runs the closure, once for each execution.
    pub fn new(body: impl Fn() + Send + Sync + 'static) -> Closure {
        panics::install_hook();
        overflow::install_handler();
        let (numbering, observations) = Default::default();
        Closure { body: Arc::new(body), numbering, observations }
    }

    /// Explores also that weak compare-and-exchanges fail, and waits at condition variables and for unparking end,
    /// without a reason: so often in each thread.
    pub fn allow_spurious(&self, times: u32) {
        self.observations.set_spurious(times);
    }

    /// Runs one execution that nobody looks at: what the standard library and the program initialise once
    /// in a process is then there in all the others.
    pub fn warm_up(&self) {
        let mut run = self.start();
        for _ in 0..FIRST_STEPS {
            let enabled =
                |t: &ThreadId| matches!(run.pending(*t), Pending::Op { enabled: true, .. });
            let Some(thread) = run.threads().find(enabled) else { break };
            run.step(thread, 0);
        }
    }

    /// The same where it has not been done yet: each thread of the system that explores has its own part of the
    /// standard library's state.
    fn warm_up_once(&self) {
        thread_local! {
            /// The program that has run on this thread.
            static WARM: Cell<usize> = const { Cell::new(0) };
        }
        let program = Arc::as_ptr(&self.numbering) as usize;
        if WARM.replace(program) != program {
            self.warm_up();
        }
    }

    /// Says whether one thread of the system explores, or several. The result is whether several can: nothing is
    /// shared by their executions, so far as is known.
    pub fn explore_with_several(&self, several: bool) -> bool {
        let several = several && !self.observations.snapshot().contains(&Observation::Statics);
        self.observations.set_alone(!several);
        several
    }

    /// How much is known of what the program observes. If it is more after an exploration than before, the
    /// exploration has to be repeated.
    pub fn observations(&self) -> usize {
        self.observations.len()
    }

    pub(crate) fn body(&self) -> Arc<Body> {
        self.body.clone()
    }

    pub(crate) fn shared(&self) -> (Arc<Numbering>, Arc<Observations>) {
        (self.numbering.clone(), self.observations.clone())
    }

    /// The name that the program gives to a thread.
    pub fn given_name(&self, thread: ThreadId) -> Option<String> {
        self.numbering.given_name(thread)
    }

    /// Who creates a thread, and as which one; nothing for the main thread.
    pub fn creation(&self, thread: ThreadId) -> Option<(ThreadId, u32)> {
        self.numbering.creation(thread)
    }

    /// The n-th thread that a thread creates.
    pub fn created(&self, creator: ThreadId, nth: u32) -> ThreadId {
        self.numbering.thread(creator, nth)
    }

    /// Where atomic operations have a weaker order than `SeqCst`, as far as executions got there.
    pub fn weak_orders(&self) -> Vec<&'static std::panic::Location<'static>> {
        self.numbering.weak_orders()
    }

    /// Where several accesses are one step, as far as executions got there.
    pub fn sections(&self) -> Vec<&'static std::panic::Location<'static>> {
        self.numbering.sections()
    }

    /// What is left at the end of a run that was to be freed: counted references, and memory of
    /// [`alloc`](crate::alloc).
    pub fn leaks(&self, run: &NativeRun) -> Vec<Leak> {
        if !run.may_leak() {
            return Vec::new();
        }
        let mut again = self.start();
        run.choices().for_each(|(thread, alternative)| {
            again.step(thread, alternative);
        });
        let mut leaks: Vec<(Place, Leak)> = Vec::new();
        for Allocated { thread, place, size } in again.into_leaks() {
            let same = |(at, leak): &&mut (Place, Leak)| *at == place && leak.thread == thread;
            match leaks.iter_mut().find(same) {
                Some((_, leak)) => {
                    leak.blocks += 1;
                    leak.bytes += size as u64;
                }
                None => {
                    let location = Some(panics::location(place));
                    let leak = Leak { thread, location, blocks: 1, bytes: size as u64 };
                    leaks.push((place, leak));
                }
            }
        }
        leaks.into_iter().map(|(_, leak)| leak).collect()
    }

    /// Runs an execution again, as far as it can be.
    pub fn repeat(&self, events: &[Event]) -> NativeRun {
        let mut run = self.start();
        for event in events {
            if !matches!(run.pending(event.thread), Pending::Op { enabled: true, .. }) {
                break;
            }
            run.step(event.thread, event.alternative);
        }
        run
    }
}

impl Program for Closure {
    type Run = NativeRun;

    fn start(&self) -> NativeRun {
        if !self.observations.is_alone() {
            self.warm_up_once();
        }
        NativeRun::new(self)
    }
}
