//! The tiny language: what a report needs to know of its programs.

use crate::checkable::{Checkable, event};
use mazurka_engine::{Alarm, Execution};
use mazurka_tiny::{Tiny, TinyRun};
use mazurka_trace::{Action, Object, Op, ThreadId, TraceStep};
use std::sync::Arc;

impl Checkable for Tiny {
    fn uses_handlers(&self) -> bool {
        self.source()
            .objects
            .iter()
            .any(|object| object.kind == mazurka_tiny::ast::ObjectKind::Handler)
    }

    fn handler_name(&self, handler: Object) -> Option<String> {
        let begin = Op::On(handler, Action::Begin);
        self.step_of(&event(ThreadId::MAIN, &begin)).object
    }

    fn thread_name(&self, thread: ThreadId) -> String {
        Tiny::thread_name(self, thread).to_string()
    }

    fn trace(&self, e: &Execution, _: &Arc<Alarm>) -> Option<Vec<TraceStep>> {
        Some(e.events().map(|event| self.step_of(&event)).collect())
    }

    fn pending(&self, _: &TinyRun, thread: ThreadId, op: &Op) -> TraceStep {
        let step = self.step_of(&event(thread, op));
        TraceStep { value: None, ..step }
    }
}
