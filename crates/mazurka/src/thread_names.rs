//! Names of messages: which handler runs them, and who posted them.

use crate::checkable::Checkable;
use mazurka_engine::Execution;
use mazurka_trace::{
    Action, ActionKind, Event, Object, Op, ReportedStep, ThreadId, TraceStep, Violation,
};

/// A message as a report shows it.
struct Message {
    /// The name that the front end gives it.
    thread: String,
    /// Handler and message.
    short: String,
    /// Handler and message, with who posted it.
    long: String,
}

/// The messages of an execution.
pub(crate) struct ThreadNames {
    messages: Vec<Message>,
}

impl ThreadNames {
    /// Numbers handlers in the order in which messages are posted to them, and messages likewise,
    /// where they have no names.
    pub(crate) fn new<C: Checkable>(program: &C, e: &Execution) -> ThreadNames {
        let mut names = ThreadNames { messages: Vec::new() };
        let mut handlers: Vec<(Object, usize)> = Vec::new();
        for event in e.events() {
            let Op::Post(message) = event.op else { continue };
            let Some(handler) = handler_of(e, message) else { continue };
            let place = match handlers.iter().position(|&(known, _)| known == handler) {
                Some(place) => place,
                None => {
                    handlers.push((handler, 0));
                    handlers.len() - 1
                }
            };
            handlers[place].1 += 1;
            let named = program.handler_name(handler);
            let thread = program.thread_name(message);
            let short = match &named {
                Some(handler) => format!("{handler}.{thread}"),
                None => format!("H{}.m{}", place + 1, handlers[place].1),
            };
            let poster = program.thread_name(event.thread);
            let poster = names.short(&poster).unwrap_or(&poster);
            let long = format!("{short} (posted by {poster})");
            names.messages.push(Message { thread, short, long });
        }
        names
    }

    fn short(&self, thread: &str) -> Option<&str> {
        let found = self.messages.iter().find(|message| message.thread == thread);
        found.map(|message| message.short.as_str())
    }

    fn long(&self, thread: &str) -> Option<&str> {
        let found = self.messages.iter().find(|message| message.thread == thread);
        found.map(|message| message.long.as_str())
    }

    /// Calls messages and handlers by their names.
    pub(crate) fn rename(&self, violation: &mut Violation) {
        if self.messages.is_empty() {
            return;
        }
        self.rename_steps(&mut violation.trace);
        if let Some(passing) = &mut violation.passing {
            self.rename_steps(&mut passing.trace);
            if let Some(long) = self.long(&passing.thread) {
                passing.thread = long.to_string();
            }
        }
        for waiting in &mut violation.waiting {
            self.rename_step(waiting.action, &mut waiting.what);
        }
        for thread in &mut violation.threads {
            if let Some(long) = self.long(thread) {
                *thread = long.to_string();
            }
        }
        if let Some(long) = violation.thread.as_deref().and_then(|thread| self.long(thread)) {
            violation.thread = Some(long.to_string());
        }
        violation.message = self.rename_words(&violation.message);
        for step in &mut violation.cycle {
            step.what = self.rename_words(&step.what);
            if let Some(long) = self.long(&step.thread) {
                step.thread = long.to_string();
            }
        }
        if let Some(cause) = &mut violation.cause {
            cause.explanation = self.rename_words(&cause.explanation);
        }
    }

    /// Calls messages and handlers by their names in the steps of an execution.
    pub(crate) fn rename_steps(&self, steps: &mut [ReportedStep]) {
        for step in steps {
            self.rename_step(step.action, &mut step.what);
        }
    }

    fn rename_words(&self, text: &str) -> String {
        let rename = |word: &str| {
            let bare = word.trim_end_matches([',', ';', ':', '.']);
            let short = self.short(bare).unwrap_or(bare);
            format!("{short}{}", &word[bare.len()..])
        };
        text.split(' ').map(rename).collect::<Vec<_>>().join(" ")
    }

    fn rename_step(&self, action: ActionKind, step: &mut TraceStep) {
        if matches!(action, ActionKind::Begin | ActionKind::End)
            && let Some((handler, _)) = self.short(&step.thread).and_then(|s| s.split_once('.'))
        {
            step.object = Some(handler.to_string());
        }
        if action == ActionKind::Post
            && let Some(short) = step.object.as_deref().and_then(|object| self.short(object))
        {
            step.object = Some(short.to_string());
        }
        if let Some(long) = self.long(&step.thread) {
            step.thread = long.to_string();
        }
    }
}

/// The handler whose message it is: the message takes it with its first operation.
fn handler_of(e: &Execution, message: ThreadId) -> Option<Object> {
    let begin = |op: Op| match op {
        Op::On(handler, Action::Begin) => Some(handler),
        _ => None,
    };
    let own = |event: &Event| event.thread == message;
    let first = e.events().find(own).map(|event| event.op);
    first.or_else(|| e.pending_op(message)).and_then(begin)
}
