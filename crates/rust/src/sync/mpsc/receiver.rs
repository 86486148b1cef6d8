//! The end of a channel from which messages come.

use super::{Channel, RecvError, RecvTimeoutError, TryRecvError};
use crate::runtime::request::Waits;
use std::cell::Cell;
use std::fmt;
use std::marker::PhantomData;
use std::panic::Location;
use std::time::Duration;

/// Receives messages, as std's. As there, it cannot be shared by threads.
pub struct Receiver<T>(pub(super) Channel<T>, pub(super) PhantomData<Cell<()>>);

impl<T> Receiver<T> {
    /// Waits for a message; an error if there is none and no sender.
    #[track_caller]
    pub fn recv(&self) -> Result<T, RecvError> {
        let received = match &self.0 {
            Channel::Counted(channel) => channel.recv(Waits::ForObject, Location::caller()),
            Channel::Queue(channel) => channel.recv(),
        };
        received.map_err(|_| RecvError)
    }

    /// A message, if there is one.
    #[track_caller]
    pub fn try_recv(&self) -> Result<T, TryRecvError> {
        match &self.0 {
            Channel::Counted(channel) => channel.try_recv(Location::caller()),
            Channel::Queue(channel) => channel.try_recv(),
        }
    }

    /// Waits for a message, or until some time has passed. In an execution both are explored.
    #[track_caller]
    pub fn recv_timeout(&self, time: Duration) -> Result<T, RecvTimeoutError> {
        match &self.0 {
            Channel::Counted(channel) => channel.recv_timeout(Location::caller()),
            Channel::Queue(channel) => channel.recv_timeout(time),
        }
    }

    /// The messages, until there is no sender.
    pub fn iter(&self) -> Iter<'_, T> {
        Iter(self)
    }

    /// The messages that are there.
    pub fn try_iter(&self) -> TryIter<'_, T> {
        TryIter(self)
    }
}

impl<T> Drop for Receiver<T> {
    #[track_caller]
    fn drop(&mut self) {
        match &self.0 {
            Channel::Counted(channel) => channel.remove_receiver(Location::caller()),
            Channel::Queue(channel) => channel.remove_receiver(),
        }
    }
}

/// The messages of a channel, until there is no sender.
#[derive(Debug)]
pub struct Iter<'a, T>(&'a Receiver<T>);

/// The messages of a channel that are there.
#[derive(Debug)]
pub struct TryIter<'a, T>(&'a Receiver<T>);

/// The messages of a channel that it owns, until there is no sender.
#[derive(Debug)]
pub struct IntoIter<T>(Receiver<T>);

impl<T> Iterator for Iter<'_, T> {
    type Item = T;

    #[track_caller]
    fn next(&mut self) -> Option<T> {
        self.0.recv().ok()
    }
}

impl<T> Iterator for TryIter<'_, T> {
    type Item = T;

    #[track_caller]
    fn next(&mut self) -> Option<T> {
        self.0.try_recv().ok()
    }
}

impl<T> Iterator for IntoIter<T> {
    type Item = T;

    #[track_caller]
    fn next(&mut self) -> Option<T> {
        self.0.recv().ok()
    }
}

impl<'a, T> IntoIterator for &'a Receiver<T> {
    type Item = T;
    type IntoIter = Iter<'a, T>;

    fn into_iter(self) -> Iter<'a, T> {
        self.iter()
    }
}

impl<T> IntoIterator for Receiver<T> {
    type Item = T;
    type IntoIter = IntoIter<T>;

    fn into_iter(self) -> IntoIter<T> {
        IntoIter(self)
    }
}

impl<T> fmt::Debug for Receiver<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Receiver").finish_non_exhaustive()
    }
}
