//! Describes events with the names of the program instead of numbers.

use crate::Tiny;
use crate::ast::RMW;
use crate::code::object;
use mazurka_trace::word::signed;
use mazurka_trace::{Action, Event, Object, Op, ThreadId, TraceStep};

impl Tiny {
    /// The name of a thread or message.
    ///
    /// # Panics
    /// If the program has no such thread.
    pub fn thread_name(&self, thread: ThreadId) -> &str {
        &self.code.threads[thread.index()].name
    }

    /// The name of an object: `x`, `x.lo` or `x.hi`, or its bytes if the program has no such
    /// object.
    pub fn object_name(&self, bytes: Object) -> String {
        let cell = (bytes.address / 8).checked_sub(1).and_then(|cell| u32::try_from(cell).ok());
        let declared = cell.and_then(|cell| Some((cell, self.code.objects.get(cell as usize)?)));
        let Some((cell, declared)) = declared else {
            return format!("[{}..{}]", bytes.address, bytes.end());
        };
        match (bytes.address - object(cell).address, bytes.size) {
            (0, 8) => declared.name.clone(),
            (0, 4) => format!("{}.lo", declared.name),
            (4, 4) => format!("{}.hi", declared.name),
            _ => format!("[{}..{}]", bytes.address, bytes.end()),
        }
    }

    /// An event, ready to be shown.
    pub fn step_of(&self, event: &Event) -> TraceStep {
        let thread_name = |thread| Some(self.thread_name(thread).to_string());
        let (op, object, value) = match event.op {
            Op::On(object, action) => {
                (word(action), Some(self.object_name(object)), value(event, object, action))
            }
            Op::Spawn(child) => ("spawn", thread_name(child), None),
            Op::Join(other) => ("join", thread_name(other), None),
            Op::Post(message) => ("post", thread_name(message), None),
            Op::Choose(_) => ("choose", None, Some(event.alternative.to_string())),
            Op::Fence => ("fence", None, None),
        };
        let thread = self.thread_name(event.thread).to_string();
        TraceStep { thread, op: op.to_string(), object, value, location: None, within: None }
    }
}

/// What was read or written; `old -> new` if both.
fn value(event: &Event, object: Object, action: Action) -> Option<String> {
    let show = |word| signed(word, object.size).to_string();
    let new = action.apply(event.thread, event.old, object.size);
    match action {
        Action::Load | Action::Await(_) => Some(show(event.old)),
        Action::Store(_) => Some(show(new)),
        Action::CompareExchange { .. } if !action.succeeds(event.old, object.size) => {
            Some(show(event.old))
        }
        Action::CompareExchange { .. } | Action::Rmw { .. } | Action::ExchangeAwait { .. } => {
            Some(format!("{} -> {}", show(event.old), show(new)))
        }
        Action::SemWait | Action::SemPost => Some(show(new)),
        Action::TryLock | Action::TryReadLock | Action::TryWriteLock | Action::SemTryWait => {
            Some(u64::from(action.succeeds(event.old, object.size)).to_string())
        }
        Action::NotifyOne if event.old > 0 => Some(event.alternative.to_string()),
        _ => None,
    }
}

/// The keyword of an action in the text form, or a similar word.
fn word(action: Action) -> &'static str {
    match action {
        Action::Load => "load",
        Action::Store(_) => "store",
        Action::Rmw { function, .. } => {
            RMW.iter().find(|(other, _)| *other == function).map_or("rmw", |(_, word)| word)
        }
        Action::CompareExchange { .. } => "cas",
        Action::Await(_) => "await",
        Action::ExchangeAwait { .. } => "xchgawait",
        Action::Lock => "lock",
        Action::TryLock => "trylock",
        Action::Unlock => "unlock",
        Action::ReadLock => "rlock",
        Action::TryReadLock => "tryrlock",
        Action::WriteLock => "wlock",
        Action::TryWriteLock => "trywlock",
        Action::ReadUnlock => "runlock",
        Action::WriteUnlock => "wunlock",
        Action::SemWait => "P",
        Action::SemTryWait => "tryP",
        Action::SemPost => "V",
        Action::Enqueue => "enqueue",
        Action::Wake => "wake",
        Action::NotifyOne => "notify",
        Action::NotifyAll => "notifyall",
        Action::Arrive => "arrive",
        Action::Depart { .. } => "depart",
        Action::Free => "free",
        Action::Section => "section",
        Action::Begin => "begin",
        Action::End => "end",
    }
}
