//! A channel with a bound: a queue under a mutex, with a condition variable for each side.

use super::super::{Condvar, Mutex, MutexGuard, PoisonError};
use super::{RecvTimeoutError, TryRecvError, TrySendError};
use std::collections::VecDeque;
use std::time::Duration;

/// The channel.
pub(super) struct Queue<T> {
    bound: usize,
    state: Mutex<State<T>>,
    /// There is a message, or no sender.
    filled: Condvar,
    /// A message was taken, or there is no receiver.
    taken: Condvar,
}

struct State<T> {
    messages: VecDeque<T>,
    senders: usize,
    receiver: bool,
    /// Whether the receiver waits for a message.
    waiting: bool,
    /// How many messages were taken, and put in.
    out: u64,
    put: u64,
}

impl<T> Queue<T> {
    pub(super) fn new(bound: usize) -> Queue<T> {
        let messages = VecDeque::new();
        let state = State { messages, senders: 1, receiver: true, waiting: false, out: 0, put: 0 };
        let (filled, taken) = (Condvar::new(), Condvar::new());
        Queue { bound, state: Mutex::new(state), filled, taken }
    }

    #[track_caller]
    fn lock(&self) -> MutexGuard<'_, State<T>> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    #[track_caller]
    pub(super) fn send(&self, message: T) -> Result<(), T> {
        let mut state = self.lock();
        while state.receiver && state.messages.len() >= self.bound.max(1) {
            state = self.taken.wait(state).unwrap_or_else(PoisonError::into_inner);
        }
        if !state.receiver {
            return Err(message);
        }
        let ticket = state.push(message);
        self.filled.notify_one();
        while self.bound == 0 && state.receiver && state.out <= ticket {
            state = self.taken.wait(state).unwrap_or_else(PoisonError::into_inner);
        }
        if self.bound > 0 || state.out > ticket {
            return Ok(());
        }
        // Nobody will meet us any more: the message is the sender's again.
        state.messages.pop_back().map_or(Ok(()), Err)
    }

    #[track_caller]
    pub(super) fn try_send(&self, message: T) -> Result<(), TrySendError<T>> {
        let mut state = self.lock();
        let room = match self.bound {
            0 => state.waiting && state.messages.is_empty(),
            bound => state.messages.len() < bound,
        };
        match (state.receiver, room) {
            (false, _) => Err(TrySendError::Disconnected(message)),
            (true, false) => Err(TrySendError::Full(message)),
            (true, true) => {
                state.push(message);
                self.filled.notify_one();
                Ok(())
            }
        }
    }

    #[track_caller]
    pub(super) fn add_sender(&self) {
        self.lock().senders += 1;
    }

    #[track_caller]
    pub(super) fn remove_sender(&self) {
        let mut state = self.lock();
        state.senders -= 1;
        if state.senders == 0 {
            self.filled.notify_all();
        }
    }

    #[track_caller]
    pub(super) fn remove_receiver(&self) {
        let mut state = self.lock();
        state.receiver = false;
        // A sender that waits to be met takes its message back.
        let lost = match self.bound {
            0 => VecDeque::new(),
            _ => std::mem::take(&mut state.messages),
        };
        self.taken.notify_all();
        drop(state);
        drop(lost);
    }

    fn take(&self, state: &mut State<T>) -> Result<T, TryRecvError> {
        match state.messages.pop_front() {
            Some(message) => {
                state.out += 1;
                self.taken.notify_all();
                Ok(message)
            }
            None if state.senders == 0 => Err(TryRecvError::Disconnected),
            None => Err(TryRecvError::Empty),
        }
    }

    #[track_caller]
    pub(super) fn try_recv(&self) -> Result<T, TryRecvError> {
        self.take(&mut self.lock())
    }

    #[track_caller]
    pub(super) fn recv(&self) -> Result<T, TryRecvError> {
        let mut state = self.lock();
        state.waiting = true;
        while state.messages.is_empty() && state.senders > 0 {
            state = self.filled.wait(state).unwrap_or_else(PoisonError::into_inner);
        }
        state.waiting = false;
        self.take(&mut state)
    }

    #[track_caller]
    pub(super) fn recv_timeout(&self, time: Duration) -> Result<T, RecvTimeoutError> {
        let mut state = self.lock();
        state.waiting = true;
        let mut late = false;
        while !late && state.messages.is_empty() && state.senders > 0 {
            let woken = self.filled.wait_timeout(state, time);
            let (again, result) = woken.unwrap_or_else(PoisonError::into_inner);
            (state, late) = (again, result.timed_out());
        }
        state.waiting = false;
        self.take(&mut state).map_err(|error| match error {
            TryRecvError::Empty => RecvTimeoutError::Timeout,
            TryRecvError::Disconnected => RecvTimeoutError::Disconnected,
        })
    }
}

impl<T> State<T> {
    /// Puts a message in; the result is how many were put in before.
    fn push(&mut self, message: T) -> u64 {
        self.messages.push_back(message);
        self.put += 1;
        self.put - 1
    }
}
