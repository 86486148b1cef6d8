//! One exploration on several machines: who explores what, so that everything counts once.
//!
//! The tree of executions is cut into *items*. Anybody may take one, explore it for some seconds, and say what
//! came out and what is left of it. Machines, processes and the server between them may die at any moment,
//! and come back. What makes the counts exact all the same:
//!
//! 1. An item is *leased*: if its worker is not heard of for a while, somebody else gets it.
//! 2. A worker publishes **one [`Commit`]** for an item: what it explored, and the items that are left. Of
//!    each item the first commit counts, forever; the queue refuses others. So it does not matter how
//!    often an item was explored, nor that it was left in a different place each time.
//! 3. Only who was first enqueues the items that are left, and then acknowledges the one that is done. Who
//!    was not first throws its result away.
//! 4. The coordinator adds the commits up ([`Fold`]): what is mentioned and not done is open. When nothing
//!    is open, everything has been explored. An open item that is not in the queue (its worker died between
//!    steps 2 and 3) is put there again.
//! 5. The name of an item is a hash of its parent's name and of its content, and a commit counts only if its
//!    item is mentioned by one that counts. So even a server that forgets the last things it was told
//!    cannot mix two ways of splitting an item.
//!
//! An item that kills everybody who takes it must not do so forever. The queue says how often it has been given to
//! somebody; who gets it after too many others commits that it was *given up*. The exploration goes on with
//! everything else, and is incomplete.
//!
//! The commits are all there is to know: whoever reads them knows what was explored, and what is left. The
//! coordinator keeps nothing else, and there may be none for a while.
//!
//! What an item contains and what exploring it yields is none of the protocol's business, nor is who carries the
//! messages: [`WorkQueue`] is implemented by a [queue in memory](memory), for tests, by the streams of
//! a NATS server (feature `nats`), and by a file that the processes of one machine share (feature `file`).

#[cfg(feature = "file")]
pub mod file;
mod fold;
mod item;
pub mod memory;
#[cfg(feature = "nats")]
pub mod nats;
mod queue;
mod serve;
mod status;
mod worker;

pub use fold::{Fold, Sum};
pub use item::{Commit, Item, hash};
pub use queue::{Committed, Host, LEASE, Leased, QueueError, WorkQueue};
pub use serve::{Explorer, Pace, Served, Signals, serve};
pub use status::{Status, WorkerStatus};
pub use worker::{Stage, Worker};
