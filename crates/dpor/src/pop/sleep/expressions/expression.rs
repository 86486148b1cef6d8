//! One expression: what it says of an event, and what it is after that event.
//!
//! See the table in the parent module for the paper's names.

use super::super::super::records::NO_OBJECT;
use super::Corrections;
use mazurka_trace::{Effect, Event, EventId};
use std::fmt;
use std::sync::Arc;

/// An event of the paper: who does it, to which variable, and whether it writes.
#[derive(Clone, Copy, Debug)]
pub(super) struct Access {
    id: EventId,
    object: u32,
    write: bool,
}

impl Access {
    pub(super) fn new(event: &Event, object: u32) -> Access {
        Access { id: event.id(), object, write: event.effect == Effect::Write }
    }

    /// e ↔ e′: they belong to different threads and conflict.
    fn conflicts(&self, other: &Access) -> bool {
        let same = self.object == other.object && self.object != NO_OBJECT;
        same && self.id.thread != other.id.thread && (self.write || other.write)
    }
}

/// An event that happens next, with its clock.
pub(super) struct Next<'a> {
    pub(super) access: Access,
    /// But for the number of its own thread.
    pub(super) clock: &'a [u32],
}

impl Next<'_> {
    /// Whether it happens after another event.
    fn follows(&self, other: EventId) -> bool {
        let EventId { thread, index } = self.access.id;
        if other.thread == thread {
            return other.index < index;
        }
        let reach = self.clock.get(other.thread.index()).copied().unwrap_or(0);
        reach > other.index
    }

    fn reads(&self, variable: u32) -> bool {
        self.access.object == variable && !self.access.write
    }
}

/// A set of events of E, of which only the earliest matter.
#[derive(Clone, Debug, Default)]
pub(super) struct Earliest(pub(super) Vec<EventId>);

impl Earliest {
    fn precede(&self, e: &Next<'_>) -> bool {
        self.0.iter().any(|&id| e.follows(id))
    }

    fn add(&mut self, e: &Next<'_>) {
        if !self.precede(e) && !self.0.contains(&e.access.id) {
            self.0.push(e.access.id);
        }
    }
}

/// Part of P.
#[derive(Clone, Debug)]
pub(super) enum Item {
    /// An event that was chosen freely on the path to σ and is no part of it, with the events so far
    /// that conflict with it.
    Event(Access, Earliest),
    /// {e′ₙ}: the head of a schedule on the path.
    Head(EventId),
}

/// A sleep set expression: P▷x^R, or P\[ψ′\]^D▷x^R.
#[derive(Clone, Debug)]
pub(super) struct Expression {
    /// x.
    pub(super) variable: u32,
    /// P.
    pub(super) path: Arc<Vec<Item>>,
    /// \[ψ′\]^D.
    pub(super) inherited: Option<Inherited>,
    /// R.
    pub(super) reads: Earliest,
}

/// \[ψ′\]^D.
#[derive(Clone, Debug)]
pub(super) struct Inherited {
    /// The variable of ψ′.
    pub(super) variable: u32,
    /// ψ′, unless it cannot block any more.
    pub(super) expression: Option<Arc<Expression>>,
    /// D.
    pub(super) heads: Earliest,
}

impl Inherited {
    pub(super) fn new(inner: Arc<Expression>) -> Inherited {
        let (variable, heads) = (inner.variable, Earliest::default());
        Inherited { variable, expression: Some(inner), heads }
    }
}

/// What an expression says of an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Answer {
    Block,
    Continue,
    Independent,
}

/// The item of P that an event conflicts with or is.
struct Met {
    place: usize,
    /// Whether all heads before it happen before the event.
    fresh: bool,
    /// Whether the event is the item.
    contained: bool,
}

impl Expression {
    /// UpdP without its effects.
    fn meets(&self, e: &Next<'_>) -> Option<Met> {
        let mut fresh = true;
        for (place, item) in self.path.iter().enumerate() {
            match item {
                Item::Head(head) => fresh &= e.follows(*head),
                Item::Event(access, conflicting) => {
                    if conflicting.precede(e) || e.access.conflicts(access) {
                        return Some(Met { place, fresh, contained: false });
                    }
                    if access.id == e.access.id {
                        return Some(Met { place, fresh, contained: true });
                    }
                }
            }
        }
        None
    }

    /// Whether all heads of P happen before the event.
    fn fresh(&self, e: &Next<'_>) -> bool {
        self.path.iter().all(|item| match item {
            Item::Head(head) => e.follows(*head),
            Item::Event(..) => true,
        })
    }

    /// Line 17: a read of x that follows the head of a schedule that ψ′ characterises.
    fn inherits(&self, inherited: &Inherited, e: &Next<'_>) -> bool {
        let other = inherited.variable != self.variable;
        other && e.reads(self.variable) && inherited.heads.precede(e)
    }

    /// The result of UpdSE.
    pub(super) fn answer(&self, e: &Next<'_>) -> Answer {
        let block_if = |fresh: bool| match fresh && !self.reads.precede(e) {
            true => Answer::Block,
            false => Answer::Continue,
        };
        if let Some(met) = self.meets(e) {
            return block_if(e.reads(self.variable) && met.fresh);
        }
        let Some(inherited) = &self.inherited else { return Answer::Independent };
        if self.inherits(inherited, e) {
            return block_if(self.fresh(e));
        }
        let Some(inner) = &inherited.expression else { return Answer::Independent };
        match inner.answer(e) {
            Answer::Block if inner.variable == self.variable => block_if(self.fresh(e)),
            Answer::Block => Answer::Continue,
            other => other,
        }
    }

    /// The expression of UpdSE: the same one if nothing changes.
    fn updated(self: &Arc<Self>, e: &Next<'_>, rules: &Corrections) -> Arc<Expression> {
        let mut new = Arc::clone(self);
        let mut read = rules.every_read && e.reads(self.variable);
        match (self.meets(e), &self.inherited) {
            (Some(met), _) => self.update_path(&mut new, &met, e),
            (None, Some(inherited)) if self.inherits(inherited, e) => read = true,
            (None, Some(Inherited { variable, expression: Some(inner), heads })) => {
                let blocks = inner.answer(e) == Answer::Block;
                let updated = inner.updated(e, rules);
                if blocks || !Arc::ptr_eq(&updated, inner) {
                    let mut heads = heads.clone();
                    if blocks {
                        heads.add(e);
                    }
                    let (variable, expression) = (*variable, Some(updated));
                    Arc::make_mut(&mut new).inherited =
                        Some(Inherited { variable, expression, heads });
                }
                read |= blocks && *variable == self.variable;
            }
            _ => {}
        }
        if read && !self.reads.precede(e) {
            Arc::make_mut(&mut new).reads.add(e);
        }
        new
    }

    /// Lines 34 and 35.
    fn update_path(&self, new: &mut Arc<Expression>, met: &Met, e: &Next<'_>) {
        if let Item::Event(_, conflicting) = &self.path[met.place]
            && !met.contained
            && conflicting.precede(e)
        {
            return;
        }
        let path = Arc::make_mut(&mut Arc::make_mut(new).path);
        if met.contained {
            path.remove(met.place);
        } else if let Item::Event(_, conflicting) = &mut path[met.place] {
            conflicting.add(e);
        }
    }

    /// What is left of it when a variable has been written, see line 11.
    ///
    /// If that ends ψ′ before it has characterised anything, the rest P▷x is part of another
    /// expression for the same schedule, whose path goes on.
    fn without(self: &Arc<Self>, written: u32, rules: &Corrections) -> Option<Arc<Expression>> {
        if self.variable == written {
            return None;
        }
        let Some(Inherited { variable, expression: Some(inner), heads }) = &self.inherited else {
            return Some(Arc::clone(self));
        };
        let left = inner.without(written, rules);
        match &left {
            Some(same) if Arc::ptr_eq(same, inner) => return Some(Arc::clone(self)),
            None if !rules.inner_writes || heads.0.is_empty() => return None,
            _ => {}
        }
        let (variable, heads) = (*variable, heads.clone());
        let inherited = Some(Inherited { variable, expression: left, heads });
        Some(Arc::new(Expression { inherited, ..(**self).clone() }))
    }

    /// Line 10: what is left of it after an event that it does not block.
    pub(super) fn after(
        self: &Arc<Self>,
        e: &Next<'_>,
        rules: &Corrections,
    ) -> Option<Arc<Expression>> {
        let updated = self.updated(e, rules);
        if e.access.write { updated.without(e.access.object, rules) } else { Some(updated) }
    }
}

/// An event is shown as its thread and index, a variable as the number of its object.
impl fmt::Display for Earliest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0.is_empty() {
            return Ok(());
        }
        let names: Vec<String> = self.0.iter().map(shown).collect();
        write!(f, "^{{{}}}", names.join(" "))
    }
}

fn shown(EventId { thread, index }: &EventId) -> String {
    format!("{thread}.{index}")
}

impl fmt::Display for Expression {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for item in self.path.iter() {
            match item {
                Item::Event(access, conflicting) => {
                    write!(f, "{}{conflicting} ", shown(&access.id))?;
                }
                Item::Head(id) => write!(f, "{{{}}} ", shown(id))?,
            }
        }
        match &self.inherited {
            Some(Inherited { expression: Some(inner), heads, .. }) => {
                write!(f, "[{inner}]{heads} ")?
            }
            Some(Inherited { heads, .. }) => write!(f, "[]{heads} ")?,
            None => {}
        }
        write!(f, "▷#{}{}", self.variable, self.reads)
    }
}
