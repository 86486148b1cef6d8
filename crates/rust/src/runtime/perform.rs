//! Performing operations: what is enabled, and what it does to objects.

use super::context::Shared;
use super::request::{Answer, Request, Waits};
use super::threads::Status;
use mazurka_engine::program::{Pending, Stop, Wait};
use mazurka_trace::{Action, Op, ThreadId};

impl Shared {
    /// What is pending in a thread.
    pub(crate) fn pending(&self, thread: ThreadId) -> Pending {
        let threads = self.threads.borrow();
        let Some(slot) = threads.get(thread.index()) else { return Pending::Unborn };
        match (slot.status, &slot.request) {
            (Status::Unborn, _) => Pending::Unborn,
            (Status::Finished, _) => Pending::Finished,
            (Status::Stopped(stop), _) => Pending::Stopped(stop),
            (Status::Alive, Some(request)) => {
                let finished = |other: ThreadId| threads[other.index()].status == Status::Finished;
                let (enabled, word) = self.enabled(thread, request, finished);
                Pending::Op { op: request.op, enabled, word }
            }
            (Status::Alive, None) => unreachable!("a thread that is alive wants something"),
        }
    }

    /// Whether a request can be performed, and the word of its object if it may block.
    fn enabled(
        &self,
        thread: ThreadId,
        request: &Request,
        finished: impl Fn(ThreadId) -> bool,
    ) -> (bool, u64) {
        match request.op {
            Op::Join(other) => (finished(other), 0),
            Op::On(object, Action::Wake) => {
                let queues = self.queues.borrow();
                let queue = queues.get(&object.address).map_or(&[][..], Vec::as_slice);
                (!queue.contains(&thread), queue.len() as u64)
            }
            Op::On(object, Action::NotifyOne | Action::NotifyAll) => {
                (true, self.queues.borrow().get(&object.address).map_or(0, Vec::len) as u64)
            }
            Op::On(object, action) if action.may_block() => {
                // SAFETY: the thread is suspended in a call that borrows the object.
                let word = unsafe { request.word.read() };
                let enabled = request.native.enabled(word, object.size);
                (enabled, self.memory.borrow_mut().value(word))
            }
            _ => (true, 0),
        }
    }

    /// What a thread waits for that can never perform its request.
    pub(crate) fn wait(&self, thread: ThreadId, op: &Op) -> Wait {
        // A program that has gone another way may not have created the thread.
        let threads = self.threads.borrow();
        let request = threads.get(thread.index()).and_then(|slot| slot.request);
        let waits = request.map(|request| request.waits);
        match (waits, op) {
            (Some(Waits::ForTime), _) => Wait::Timeout,
            (Some(Waits::ForObject), _) => Wait::Object,
            (_, Op::On(_, Action::Await(_) | Action::ExchangeAwait { .. })) => Wait::Value,
            _ => Wait::Object,
        }
    }

    /// Performs a request on its object. The thread has not been told yet.
    pub(crate) fn apply(&self, thread: ThreadId, request: &Request, alternative: u32) -> Answer {
        let Op::On(object, _) = request.op else { return Answer { old: 0, alternative } };
        let old = match request.native {
            action @ (Action::Wake | Action::Enqueue | Action::NotifyOne | Action::NotifyAll) => {
                self.queue(thread, object.address, action, alternative)
            }
            action => {
                // SAFETY: the thread is suspended in, or runs, a call that borrows the object.
                unsafe {
                    let old = request.word.read();
                    request.word.write(action.apply(thread, old, object.size));
                    old
                }
            }
        };
        Answer { old, alternative }
    }

    /// Changes the queue of a condition variable; the result is how many waited before.
    fn queue(&self, thread: ThreadId, name: u64, action: Action, alternative: u32) -> u64 {
        let mut queues = self.queues.borrow_mut();
        let queue = queues.entry(name).or_default();
        let waiting = queue.len() as u64;
        match action {
            Action::Enqueue => queue.push(thread),
            Action::NotifyOne if waiting > 0 => {
                queue.remove(alternative as usize);
            }
            Action::NotifyAll => queue.clear(),
            _ => {}
        }
        waiting
    }

    /// Performs a request while a stack is unwound: nobody waits any more.
    pub(crate) fn perform_at_once(&self, thread: ThreadId, request: &Request) -> Answer {
        if let Op::Spawn(_) = request.op {
            self.own(|slot| slot.child = None);
            return Answer::default();
        }
        self.apply(thread, request, 0)
    }

    /// Whether a thread has violated something.
    pub(crate) fn has_failed(&self) -> bool {
        let failed = Status::Stopped(Stop::Violation);
        self.threads.borrow().iter().any(|slot| slot.status == failed)
    }
}
