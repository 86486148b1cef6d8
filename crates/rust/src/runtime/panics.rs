//! Panics: their messages and places, noted before the stack is unwound.

use super::context::Shared;
use mazurka_trace::Location;
use std::any::Any;
use std::panic::{self, PanicHookInfo};
use std::sync::Once;

/// Installs the hook, once for the process. Outside of executions the hook of before is called.
pub(crate) fn install_hook() {
    static INSTALLED: Once = Once::new();
    INSTALLED.call_once(|| {
        let previous = panic::take_hook();
        panic::set_hook(Box::new(move |info| {
            if !note(info) {
                previous(info);
            }
        }));
    });
}

/// Notes a panic of a thread of an execution.
fn note(info: &PanicHookInfo<'_>) -> bool {
    let Some(shared) = Shared::enter() else { return false };
    let message = text(info.payload());
    let place = info.location().map(location);
    if let Some((first, at)) = shared.note_panic(message.clone(), place.clone()) {
        // The process is about to be aborted: this is the last chance to say something.
        let words = |p: Option<Location>| p.map(|p| format!(" at {}:{}", p.file, p.line));
        let (first_at, second_at) = (words(at), words(place));
        eprintln!(
            "mazurka: a thread panicked{}: {first}\nmazurka: while its stack was unwound it \
             panicked again{}: {message}\nmazurka: the process has to be aborted; the steps before \
             it: {}",
            first_at.unwrap_or_default(),
            second_at.unwrap_or_default(),
            shared.choices(),
        );
    }
    shared.leave();
    true
}

/// The message of a panic.
pub(crate) fn text(payload: &dyn Any) -> String {
    match (payload.downcast_ref::<&str>(), payload.downcast_ref::<String>()) {
        (Some(text), _) => (*text).to_string(),
        (_, Some(text)) => text.clone(),
        _ => "a panic with a value that is no text".to_string(),
    }
}

/// A place in the source, for reports.
pub(crate) fn location(place: &panic::Location<'_>) -> Location {
    Location { file: place.file().to_string(), line: place.line(), column: place.column() }
}
