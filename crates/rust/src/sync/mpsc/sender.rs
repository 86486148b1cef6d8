//! The ends of a channel into which messages go.

use super::{Channel, SendError, TrySendError};
use std::fmt;
use std::panic::Location;

/// Sends without waiting, as std's.
pub struct Sender<T>(pub(super) Channel<T>);

/// Waits while the channel is full, as std's.
pub struct SyncSender<T>(pub(super) Sender<T>);

impl<T> Sender<T> {
    /// Sends a message; it is the error if there is no receiver.
    #[track_caller]
    pub fn send(&self, message: T) -> Result<(), SendError<T>> {
        let sent = match &self.0 {
            Channel::Counted(channel) => channel.send(message, Location::caller()),
            Channel::Queue(channel) => channel.send(message),
        };
        sent.map_err(SendError)
    }
}

impl<T> SyncSender<T> {
    /// Sends a message when there is room; it is the error if there is no receiver.
    #[track_caller]
    pub fn send(&self, message: T) -> Result<(), SendError<T>> {
        self.0.send(message)
    }

    /// Sends a message if there is room.
    #[track_caller]
    pub fn try_send(&self, message: T) -> Result<(), TrySendError<T>> {
        match &self.0.0 {
            Channel::Queue(channel) => channel.try_send(message),
            Channel::Counted(_) => unreachable!("a channel with a bound is a queue"),
        }
    }
}

impl<T> Clone for Sender<T> {
    #[track_caller]
    fn clone(&self) -> Sender<T> {
        match &self.0 {
            Channel::Counted(channel) => channel.add_sender(Location::caller()),
            Channel::Queue(channel) => channel.add_sender(),
        }
        Sender(self.0.clone())
    }
}

impl<T> Clone for SyncSender<T> {
    #[track_caller]
    fn clone(&self) -> SyncSender<T> {
        SyncSender(self.0.clone())
    }
}

impl<T> Drop for Sender<T> {
    #[track_caller]
    fn drop(&mut self) {
        match &self.0 {
            Channel::Counted(channel) => channel.remove_sender(Location::caller()),
            Channel::Queue(channel) => channel.remove_sender(),
        }
    }
}

impl<T> fmt::Debug for Sender<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Sender").finish_non_exhaustive()
    }
}

impl<T> fmt::Debug for SyncSender<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("SyncSender").finish_non_exhaustive()
    }
}
