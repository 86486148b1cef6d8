//! Tasks.

use super::block_on;
use crate::sync::{Mutex, MutexGuard};
use crate::thread;
use std::fmt;
use std::pin::Pin;
use std::sync::{Arc, PoisonError};
use std::task::{Context, Poll, Waker};

/// Why a task has no result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum JoinError {
    /// It was aborted.
    Cancelled,
}

impl fmt::Display for JoinError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("task was cancelled")
    }
}

impl std::error::Error for JoinError {}

/// What a task and those who wait for it share, but for the result.
#[derive(Debug, Default)]
struct Control(Mutex<State>);

/// Where a task is.
#[derive(Debug, Default)]
struct State {
    finished: bool,
    aborted: bool,
    /// Who waits for the task.
    waiting: Option<Waker>,
    /// The task itself, once it has run.
    task: Option<Waker>,
}

impl Control {
    #[track_caller]
    fn state(&self) -> MutexGuard<'_, State> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    #[track_caller]
    fn abort(&self) {
        let mut state = self.state();
        state.aborted = true;
        let task = state.task.take();
        drop(state);
        if let Some(task) = task {
            task.wake();
        }
    }
}

/// The result of a task. It is there when the task has finished, which is under the lock of [`Control`].
type Packet<T> = Arc<std::sync::Mutex<Option<Result<T, JoinError>>>>;

/// The future of a task, which ends when that does or when it is aborted.
struct Abortable<F> {
    future: Option<Pin<Box<F>>>,
    control: Arc<Control>,
}

impl<F: Future> Future for Abortable<F> {
    type Output = Result<F::Output, JoinError>;

    #[track_caller]
    fn poll(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Self::Output> {
        let mut state = self.control.state();
        let aborted = state.aborted;
        state.task = Some(context.waker().clone());
        drop(state);
        let Some(future) = self.future.as_mut().filter(|_| !aborted) else {
            self.future = None;
            return Poll::Ready(Err(JoinError::Cancelled));
        };
        let polled = future.as_mut().poll(context);
        if polled.is_ready() {
            self.future = None;
        }
        polled.map(Ok)
    }
}

/// Runs a future as a task of its own.
#[track_caller]
pub fn spawn<F>(future: F) -> JoinHandle<F::Output>
where
    F: Future + Send + 'static,
    F::Output: Send + 'static,
{
    start(future)
}

/// As [`spawn`], for a future that is not `Send`: all tasks of an execution run on one thread of the system.
///
/// # Panics
/// Outside of executions.
#[track_caller]
pub fn spawn_local<F>(future: F) -> JoinHandle<F::Output>
where
    F: Future + 'static,
    F::Output: 'static,
{
    assert!(crate::is_in_execution(), "spawn_local is for code that mazurka::check runs");
    start(future)
}

/// Code that may be moved to a thread.
struct Movable<C>(C);

// SAFETY: `start` moves only what is `Send`, or to a thread of the same execution.
unsafe impl<C> Send for Movable<C> {}

impl<C: FnOnce()> Movable<C> {
    fn run(self) {
        (self.0)();
    }
}

/// Starts a task. Outside of executions the future and its output are `Send`.
#[track_caller]
fn start<F: Future + 'static>(future: F) -> JoinHandle<F::Output> {
    let handle = JoinHandle { control: Arc::default(), packet: Arc::default() };
    let (control, packet) = (handle.control.clone(), handle.packet.clone());
    let task = Movable(move || {
        let future = Some(Box::pin(future));
        let result = block_on(Abortable { future, control: control.clone() });
        *packet.lock().unwrap_or_else(PoisonError::into_inner) = Some(result);
        let mut state = control.state();
        state.finished = true;
        let waiting = state.waiting.take();
        drop(state);
        if let Some(waiting) = waiting {
            waiting.wake();
        }
    });
    // Nobody joins the thread: it wakes who waits for the task.
    drop(thread::spawn(move || task.run()));
    handle
}

/// A task; as a future, its result. To drop it leaves the task alone.
pub struct JoinHandle<T> {
    control: Arc<Control>,
    packet: Packet<T>,
}

impl<T> JoinHandle<T> {
    /// Ends the task where it waits next, unless it has finished before.
    #[track_caller]
    pub fn abort(&self) {
        self.control.abort();
    }

    /// Whether the task has finished.
    #[track_caller]
    pub fn is_finished(&self) -> bool {
        self.control.state().finished
    }

    /// What can abort the task.
    pub fn abort_handle(&self) -> AbortHandle {
        AbortHandle(self.control.clone())
    }
}

impl<T> Future for JoinHandle<T> {
    type Output = Result<T, JoinError>;

    #[track_caller]
    fn poll(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Self::Output> {
        let mut state = self.control.state();
        if !state.finished {
            state.waiting = Some(context.waker().clone());
            return Poll::Pending;
        }
        drop(state);
        let result = self.packet.lock().unwrap_or_else(PoisonError::into_inner).take();
        Poll::Ready(result.expect("the result of a task is taken once"))
    }
}

impl<T> fmt::Debug for JoinHandle<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("JoinHandle").finish_non_exhaustive()
    }
}

/// What can abort a task.
#[derive(Clone, Debug)]
pub struct AbortHandle(Arc<Control>);

impl AbortHandle {
    /// As [`JoinHandle::abort`].
    #[track_caller]
    pub fn abort(&self) {
        self.0.abort();
    }

    /// As [`JoinHandle::is_finished`].
    #[track_caller]
    pub fn is_finished(&self) -> bool {
        self.0.state().finished
    }
}

/// Lets other tasks run: a future that is ready when it is asked for the second time.
pub async fn yield_now() {
    let mut asked = false;
    std::future::poll_fn(move |context| {
        if std::mem::replace(&mut asked, true) {
            return Poll::Ready(());
        }
        context.waker().wake_by_ref();
        Poll::Pending
    })
    .await;
}
