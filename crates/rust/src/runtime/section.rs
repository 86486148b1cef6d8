//! Accesses that are one step: what a thread does between `stop_exploring` and `explore`.
//!
//! The first access becomes a step on all memory; the others follow in the same step. Operations on locks and
//! threads are steps as always, after which the next access begins a new one.

use super::context::Shared;
use super::request::{Answer, Orders, Place, Request, Waits, Word};
use mazurka_trace::{Action, Object, Op, ThreadId};

/// So many accesses a step has at most. A thread that performs more waits in a loop: from then on it is explored as
/// always, so that others can go on.
const LONGEST: u32 = 1_000;

/// Where a thread is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Section {
    /// Every operation is a step.
    #[default]
    None,
    /// The next access begins a step that others join.
    Wanted(Place),
    /// So many accesses have joined the step.
    Entered(Place, u32),
}

/// Whether an operation can join a step.
fn is_access(request: &Request) -> bool {
    let memory = matches!(request.word, Word::Bytes(..) | Word::Name(_));
    memory
        && matches!(
            request.native,
            Action::Load | Action::Store(_) | Action::Rmw { .. } | Action::CompareExchange { .. }
        )
}

impl Shared {
    /// Performs an access as a part of a step, if the running thread is to; otherwise a step is due.
    pub(super) fn join_section(&self, thread: ThreadId, request: &Request) -> Option<Answer> {
        let section = self.own(|slot| slot.section);
        let (place, joined) = match section {
            Section::None => return None,
            Section::Entered(_, LONGEST) => {
                self.own(|slot| slot.section = Section::None);
                return None;
            }
            Section::Wanted(place) if is_access(request) => {
                self.begin_section(place);
                (place, 0)
            }
            Section::Entered(place, joined) if is_access(request) => (place, joined),
            Section::Wanted(place) | Section::Entered(place, _) => {
                self.own(|slot| slot.section = Section::Wanted(place));
                return None;
            }
        };
        Shared::suspended();
        let answer = self.apply(thread, request, 0);
        self.own(|slot| {
            slot.section = Section::Entered(place, joined + 1);
            slot.points.clear();
        });
        self.leave();
        Some(answer)
    }

    /// Makes the step on all memory.
    fn begin_section(&self, place: Place) {
        Shared::suspended();
        self.numbering.add_section(place);
        self.leave();
        let native = Action::Section;
        let op = Op::On(Object::EVERYTHING, native);
        let (word, orders, waits) = (Word::Nothing, Orders::SEQ_CST, Waits::AsUsual);
        let method = "stop_exploring";
        self.suspend(Some(Request { op, native, word, orders, place, method, waits }));
    }
}
