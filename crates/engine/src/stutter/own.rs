//! What one thread did since a visit, walked backwards.

use super::{Past, after, ends_object, is_plain};
use crate::execution::Execution;
use crate::objects::{NONE, some};
use crate::program::Run;
use mazurka_trace::{Event, Object, Op, ThreadId};

/// What p did to an object in I.
pub(super) struct Touched {
    pub(super) number: u32,
    /// The object itself.
    object: Object,
    /// The position of the first change, if there is one.
    pub(super) first_change: Option<u32>,
    /// The word that p's last access left there.
    left: u64,
    /// The position of the first access, and the word that it found.
    first: u32,
    found: u64,
    /// Whether nobody else has accessed it between p's first access and now.
    alone: bool,
}

/// The events of p, backwards, and what they did to objects.
pub(super) struct OwnWalk<'a> {
    e: &'a Execution,
    pub(super) p: ThreadId,
    /// The causal past of p now.
    pub(super) now: Past<'a>,
    /// I begins with the event of this index.
    pub(super) visit: u32,
    pub(super) objects: Vec<Touched>,
    /// The objects that ended in I.
    ended: Vec<u32>,
    /// Those that began in it.
    created: Vec<Object>,
}

impl<'a> OwnWalk<'a> {
    pub(super) fn new(e: &'a Execution, p: ThreadId, count: u32) -> OwnWalk<'a> {
        let now = e.past(p, count);
        OwnWalk {
            e,
            p,
            now,
            visit: count,
            objects: Vec::with_capacity(8),
            ended: Vec::new(),
            created: Vec::new(),
        }
    }

    /// Makes I begin with the event of index `visit`. The answer is no if an event does more than
    /// change a word.
    pub(super) fn extend_to<R: Run>(&mut self, visit: u32, run: &R) -> bool {
        while self.visit > visit {
            let at = self.e.threads[self.p.index()].positions()[self.visit as usize - 1];
            let event = self.e.event(at as usize);
            if !is_plain(&event) {
                return false;
            }
            self.visit -= 1;
            self.created.extend(run.created(at as usize));
            self.add(at, &event);
        }
        true
    }

    fn add(&mut self, at: u32, event: &Event) {
        let record = &self.e.records[at as usize];
        let Op::On(object, _) = event.op else { return };
        if record.object == NONE {
            return;
        }
        if ends_object(event) {
            return self.ended.push(record.object);
        }
        let changes = event.effect.modifies();
        match self.objects.iter_mut().find(|object| object.number == record.object) {
            Some(object) => {
                object.alone &= self.e.records[object.first as usize].prev.access == at;
                (object.first, object.found) = (at, event.old);
                object.first_change = if changes { Some(at) } else { object.first_change };
            }
            None => self.objects.push(Touched {
                number: record.object,
                object,
                first_change: changes.then_some(at),
                left: after(event, event.old),
                first: at,
                found: event.old,
                alone: self.e.objects.latest(record.object).access == at,
            }),
        }
    }

    /// Whether something that p alone has accessed is different now.
    pub(super) fn is_surely_changed(&self) -> bool {
        self.surely_changed().next().is_some()
    }

    /// Whether something is different now that nobody but p has accessed since it was at the visit, and that was there
    /// then: p has accessed it before. Then it is so whoever else came back.
    pub(super) fn is_changed_for_everybody(&self) -> bool {
        self.surely_changed().any(|object| {
            let before = self.e.records[object.first as usize].prev.access;
            let was_there =
                some(before).is_some_and(|before| self.e.records[before].thread == self.p);
            // Somebody else may have freed the block around it.
            let latest = |other: u32| some(self.e.objects.latest(other).access);
            let is_later = |at: usize| at > object.first as usize;
            let mut others = self.e.objects.overlapping(object.number).iter();
            was_there && !others.any(|&other| latest(other).is_some_and(is_later))
        })
    }

    fn surely_changed(&self) -> impl Iterator<Item = &Touched> {
        let changed = |object: &&Touched| object.alone && object.left != object.found;
        self.objects.iter().filter(changed).filter(|object| !self.is_passing(object))
    }

    /// Whether an object began or ended in I: the run compares those.
    pub(super) fn is_passing(&self, touched: &Touched) -> bool {
        self.created.iter().any(|new| new.overlaps(touched.object))
            || self.e.is_part_of(touched.number, &self.ended)
    }
}
