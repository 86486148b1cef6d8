//! A channel without a bound, whose state is one word.
//!
//! The word is twice the number of messages that were sent, and one more when there is no sender. The
//! receiver, of which there is one, knows how many messages it has taken; it can go on as soon as the
//! word is more than twice that, be it because there is one message more or because there is no sender.
//!
//! How many senders there are is visible only in programs whose receiver waits for a message that never
//! comes, or looks whether there is one.

use super::{RecvTimeoutError, TryRecvError};
use crate::runtime::context::Shared;
use crate::runtime::inside;
use crate::runtime::observation::Observation;
use crate::runtime::request::{Orders, Place, Request, Waits, Word};
use mazurka_trace::word::{Compare, Condition};
use mazurka_trace::{Action, Rmw};
use std::cell::{Cell, RefCell};
use std::collections::VecDeque;
use std::sync::atomic::{AtomicU64, Ordering};

/// By so much the word grows with a message.
const MESSAGE: u64 = 2;

/// Set when the receiver is gone.
const NO_RECEIVER: u64 = 1 << 63;

/// The channel.
pub(super) struct Counted<T> {
    word: AtomicU64,
    senders: AtomicU64,
    /// Whether the receiver waits.
    waiting: Cell<bool>,
    /// How many messages were received. Only the receiver looks at it.
    taken: Cell<u64>,
    messages: RefCell<VecDeque<T>>,
}

// SAFETY: it is created in an execution, all of whose threads run on one thread of the system.
unsafe impl<T: Send> Send for Counted<T> {}
// SAFETY: as above.
unsafe impl<T: Send> Sync for Counted<T> {}

impl<T> Counted<T> {
    pub(super) fn new() -> Counted<T> {
        Counted {
            word: AtomicU64::new(0),
            senders: AtomicU64::new(1),
            waiting: Cell::new(false),
            taken: Cell::new(0),
            messages: RefCell::default(),
        }
    }

    fn act(&self, action: Action, waits: Waits, by: (&'static str, Place)) -> Option<u64> {
        let shared = inside()?;
        let request = shared.request(Word::of(&self.word), action, Orders::SEQ_CST, by);
        Some(shared.perform(Request { waits, ..request }).old)
    }

    fn add(&self, operand: u64, used: bool, by: (&'static str, Place)) -> Option<u64> {
        let action = Action::Rmw { function: Rmw::Add, operand, used };
        self.act(action, Waits::AsUsual, by)
    }

    /// Changes the number of senders; the result is what it was.
    fn count(&self, by: u64, used: bool, from: (&'static str, Place)) -> u64 {
        match inside() {
            Some(shared) if shared.sees(Observation::Senders) => {
                let action = Action::Rmw { function: Rmw::Add, operand: by, used };
                shared.act(Word::of(&self.senders), action, Orders::SEQ_CST, from).old
            }
            _ => self.senders.fetch_add(by, Ordering::Relaxed),
        }
    }

    /// The program finds out that there is no sender: from now on, how many there are is visible.
    fn observe_senders(&self) {
        if let Some(shared) = inside() {
            shared.observe(Observation::Senders);
        }
    }

    /// Whether the receiver waits for what cannot come.
    fn is_starving(&self) -> bool {
        let messages = self.messages.borrow().len();
        self.senders.load(Ordering::Relaxed) == 0 && messages == 0
    }

    pub(super) fn send(&self, message: T, place: Place) -> Result<(), T> {
        match self.add(MESSAGE, true, ("send", place)) {
            Some(old) if old & NO_RECEIVER == 0 => {
                // The queue is not the program's: what it allocates has no name.
                let shared = Shared::enter();
                self.messages.borrow_mut().push_back(message);
                if let Some(shared) = shared {
                    shared.leave();
                }
                Ok(())
            }
            _ => Err(message),
        }
    }

    /// One sender more.
    pub(super) fn add_sender(&self, place: Place) {
        self.count(1, false, ("clone", place));
    }

    /// One sender less. The last one tells the receiver.
    pub(super) fn remove_sender(&self, place: Place) {
        let by = ("drop", place);
        if self.count(1u64.wrapping_neg(), true, by) != 1 {
            return;
        }
        if self.waiting.get() && self.is_starving() {
            self.observe_senders();
        }
        if inside().is_some_and(|shared| shared.sees(Observation::Senders)) {
            self.add(1, false, by);
        }
    }

    /// The receiver goes, with the messages that nobody gets.
    pub(super) fn remove_receiver(&self, place: Place) {
        self.add(NO_RECEIVER, false, ("drop", place));
        let messages = std::mem::take(&mut *self.messages.borrow_mut());
        drop(messages);
    }

    fn take(&self, word: u64) -> Result<T, TryRecvError> {
        let word = word & !NO_RECEIVER;
        if word / MESSAGE > self.taken.get() {
            self.taken.set(self.taken.get() + 1);
            let message = self.messages.borrow_mut().pop_front();
            return message.ok_or(TryRecvError::Empty);
        }
        match word % MESSAGE {
            1 => Err(TryRecvError::Disconnected),
            _ => Err(TryRecvError::Empty),
        }
    }

    /// Waits for a message, or for the last sender to go.
    pub(super) fn recv(&self, waits: Waits, place: Place) -> Result<T, TryRecvError> {
        if self.is_starving() {
            self.observe_senders();
        }
        let until = Condition::new(Compare::UGt, self.taken.get() * MESSAGE);
        self.waiting.set(true);
        let word = self.act(Action::Await(until), waits, ("recv", place));
        self.waiting.set(false);
        self.take(word.ok_or(TryRecvError::Disconnected)?)
    }

    pub(super) fn try_recv(&self, place: Place) -> Result<T, TryRecvError> {
        self.observe_senders();
        let word = self.act(Action::Load, Waits::AsUsual, ("try_recv", place));
        self.take(word.ok_or(TryRecvError::Disconnected)?)
    }

    pub(super) fn recv_timeout(&self, place: Place) -> Result<T, RecvTimeoutError> {
        let by = ("recv_timeout", place);
        let received = match inside() {
            Some(shared) if shared.times_out(by) => self.try_recv(place),
            _ => self.recv(Waits::ForTime, place),
        };
        received.map_err(|error| match error {
            TryRecvError::Empty => RecvTimeoutError::Timeout,
            TryRecvError::Disconnected => RecvTimeoutError::Disconnected,
        })
    }
}
