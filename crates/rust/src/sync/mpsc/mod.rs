//! Channels, as in `std::sync::mpsc`.
//!
//! A channel without a bound that an execution creates is one word ([`counted`]): a message is sent in
//! one step and received in one step. All others are a queue under a mutex ([`queue`]).

mod counted;
mod queue;
mod receiver;
mod sender;

pub use receiver::{IntoIter, Iter, Receiver, TryIter};
pub use sender::{Sender, SyncSender};
pub use std::sync::mpsc::{RecvError, RecvTimeoutError, SendError, TryRecvError, TrySendError};

use crate::runtime::is_inside;
use std::marker::PhantomData;
use std::sync::Arc;

/// One of the two kinds of channels.
enum Channel<T> {
    Counted(Arc<counted::Counted<T>>),
    Queue(Arc<queue::Queue<T>>),
}

impl<T> Clone for Channel<T> {
    fn clone(&self) -> Channel<T> {
        match self {
            Channel::Counted(channel) => Channel::Counted(channel.clone()),
            Channel::Queue(channel) => Channel::Queue(channel.clone()),
        }
    }
}

/// A channel without a bound.
pub fn channel<T>() -> (Sender<T>, Receiver<T>) {
    let channel = match is_inside() {
        true => Channel::Counted(Arc::new(counted::Counted::new())),
        false => Channel::Queue(Arc::new(queue::Queue::new(usize::MAX))),
    };
    (Sender(channel.clone()), Receiver(channel, PhantomData))
}

/// A channel with a bound; with the bound 0 sender and receiver meet.
pub fn sync_channel<T>(bound: usize) -> (SyncSender<T>, Receiver<T>) {
    let channel = Channel::Queue(Arc::new(queue::Queue::new(bound)));
    (SyncSender(Sender(channel.clone())), Receiver(channel, PhantomData))
}
