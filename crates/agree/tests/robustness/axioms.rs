//! The axioms of sequential consistency, of RC11 and of x86-TSO, as their papers have them.

use crate::brute::{Event, Graph, Kind};
use mazurka_trace::MemoryOrder;

pub(crate) use mazurka_trace::MemoryModel as Model;

/// A relation on at most 48 events: a set for each.
#[derive(Clone, Copy)]
struct Rel([u64; MOST], usize);

const MOST: usize = 48;

impl Rel {
    fn new(n: usize, holds: impl Fn(usize, usize) -> bool) -> Rel {
        assert!(n <= MOST, "graphs are small");
        let mut rel = Rel([0; MOST], n);
        for a in 0..n {
            for b in 0..n {
                rel.0[a] |= u64::from(holds(a, b)) << b;
            }
        }
        rel
    }

    fn has(&self, a: usize, b: usize) -> bool {
        self.0[a] >> b & 1 == 1
    }

    fn or(mut self, other: Rel) -> Rel {
        for a in 0..self.1 {
            self.0[a] |= other.0[a];
        }
        self
    }

    fn then(&self, other: Rel) -> Rel {
        let mut result = Rel([0; MOST], self.1);
        for a in 0..self.1 {
            for b in 0..self.1 {
                if self.has(a, b) {
                    result.0[a] |= other.0[b];
                }
            }
        }
        result
    }

    fn plus(mut self) -> Rel {
        for via in 0..self.1 {
            for a in 0..self.1 {
                if self.has(a, via) {
                    self.0[a] |= self.0[via];
                }
            }
        }
        self
    }

    fn maybe(mut self) -> Rel {
        for a in 0..self.1 {
            self.0[a] |= 1 << a;
        }
        self
    }

    fn only(&self, holds: impl Fn(usize, usize) -> bool) -> Rel {
        Rel::new(self.1, |a, b| self.has(a, b) && holds(a, b))
    }

    fn irreflexive(&self) -> bool {
        (0..self.1).all(|a| !self.has(a, a))
    }

    fn acyclic(self) -> bool {
        self.plus().irreflexive()
    }
}

/// The basic relations of a graph.
struct Basic {
    po: Rel,
    rf: Rel,
    mo: Rel,
    fr: Rel,
    /// Creations, joins, barriers; notifications that found nobody before who came to wait later.
    direct: Rel,
    /// Notifications before wake-ups, which is no synchronisation.
    woken: Rel,
}

fn basic(graph: &Graph) -> Basic {
    let events = &graph.events;
    let n = events.len();
    let mut places = vec![0; n];
    for writes in &graph.mo {
        writes.iter().enumerate().for_each(|(place, &write)| places[write] = place);
    }
    let write = |a: usize| events[a].kind == Kind::Write;
    let po = Rel::new(n, |a, b| match (events[a].thread, events[b].thread) {
        (None, Some(_)) => true,
        (Some(s), Some(t)) => s == t && a < b,
        _ => false,
    });
    let rf = Rel::new(n, |a, b| events[b].rf == Some(a));
    let mo = Rel::new(n, |a, b| {
        write(a) && write(b) && events[a].loc == events[b].loc && places[a] < places[b]
    });
    let fr = Rel::new(n, |a, b| match events[a].rf {
        Some(from) => a != b && mo.has(from, b),
        None => false,
    });
    let direct = Rel::new(n, |a, b| match (events[a].kind, events[b].kind) {
        (Kind::Create(child), Kind::Start) => events[b].thread == Some(child),
        (Kind::End, Kind::Join(target)) => events[a].thread == Some(target),
        (Kind::Arrive(r), Kind::Depart(s)) => r == s && events[a].loc == events[b].loc,
        (Kind::Read, Kind::Write) => events[a].notified.is_some() && fr.has(a, b),
        _ => false,
    });
    let woken = Rel::new(n, |a, b| events[b].kind == Kind::Wake(a));
    Basic { po, rf, mo, fr, direct, woken }
}

/// No other write comes between the two halves of a read-modify-write.
fn atomic(graph: &Graph, mo: Rel, fr: Rel) -> bool {
    graph.events.iter().enumerate().all(|(write, event)| match event.rmw {
        Some(read) => (0..graph.events.len()).all(|w| !(fr.has(read, w) && mo.has(w, write))),
        None => true,
    })
}

/// There is one order of all events in which every read sees the latest write.
pub(crate) fn sequentially_consistent(graph: &Graph) -> bool {
    let Basic { po, rf, mo, fr, direct, woken } = basic(graph);
    atomic(graph, mo, fr) && po.or(rf).or(mo).or(fr).or(direct).or(woken).acyclic()
}

/// The axioms of a model.
pub(crate) fn consistent(graph: &Graph, model: Model) -> bool {
    match model {
        Model::Sc => sequentially_consistent(graph),
        Model::Rc11 => rc11(graph),
        Model::X86 => x86(graph),
    }
}

fn rc11(graph: &Graph) -> bool {
    let Basic { po, rf, mo, fr, direct, woken } = basic(graph);
    if !atomic(graph, mo, fr) {
        return false;
    }
    let hb = happens_before(graph);
    let eco = rf.or(mo).or(fr).plus();
    hb.irreflexive()
        && hb.then(eco).irreflexive()
        && po.or(rf).or(direct).or(woken).acyclic()
        && psc(graph, po, hb, mo, fr, eco).acyclic()
}

/// The axioms of x86-TSO: coherence of each location, and one global order, in which a load may come
/// before an older store of its thread and a load of an own store says nothing.
fn x86(graph: &Graph) -> bool {
    let Basic { po, rf, mo, fr, direct, woken } = basic(graph);
    let events = &graph.events;
    let n = events.len();
    let same = |a: usize, b: usize| is_access(&events[a]) && events[a].loc == events[b].loc;
    let here = po.only(|a, b| same(a, b) && is_access(&events[b]));
    // Accesses, and what is a fence between them.
    let ordering = |a: usize| match events[a].kind {
        Kind::Read | Kind::Write => true,
        Kind::Fence => events[a].order == MemoryOrder::SeqCst,
        Kind::Choice(_) => false,
        _ => true,
    };
    let locked = |a: usize| match events[a].kind {
        Kind::Read => events[a].locked,
        Kind::Write => events[a].rmw.is_some() || events[a].order == MemoryOrder::SeqCst,
        _ => true,
    };
    let kept = po.only(|a, b| {
        let buffered = events[a].kind == Kind::Write && events[b].kind == Kind::Read;
        ordering(a) && ordering(b) && (!buffered || locked(a) || locked(b))
    });
    let other = Rel::new(n, |a, b| rf.has(a, b) && events[a].thread != events[b].thread);
    atomic(graph, mo, fr)
        && here.or(rf).or(mo).or(fr).acyclic()
        && po.or(rf).or(direct).or(woken).acyclic()
        && kept.or(direct).or(woken).or(other).or(mo).or(fr).acyclic()
}

fn is_access(event: &Event) -> bool {
    matches!(event.kind, Kind::Read | Kind::Write)
}

fn is_atomic(event: &Event) -> bool {
    event.order != MemoryOrder::Plain
}

/// `hb = (po ∪ sw)⁺`.
fn happens_before(graph: &Graph) -> Rel {
    let Basic { po, rf, direct, .. } = basic(graph);
    let events = &graph.events;
    let n = events.len();
    let kind = |a: usize, kind: Kind| events[a].kind == kind;
    let rmw = Rel::new(n, |a, b| events[b].rmw == Some(a));
    let sequence = rf.then(rmw).plus().maybe();
    let to_read = Rel::new(n, |a, b| kind(a, Kind::Write) && is_atomic(&events[a]) && a == b)
        .then(sequence)
        .then(rf)
        .only(|_, b| is_atomic(&events[b]));
    let release = Rel::new(n, |a, b| {
        let releases = events[a].order.releases();
        let fence = kind(a, Kind::Fence) && po.has(a, b) && is_atomic(&events[b]);
        releases && kind(b, Kind::Write) && (a == b || fence)
    });
    let acquire = Rel::new(n, |a, b| {
        let acquires = events[b].order.acquires();
        let fence = kind(b, Kind::Fence) && po.has(a, b);
        acquires && kind(a, Kind::Read) && (a == b || fence)
    });
    let sw = release.then(to_read).then(acquire);
    po.or(sw).or(direct).plus()
}

fn psc(graph: &Graph, po: Rel, hb: Rel, mo: Rel, fr: Rel, eco: Rel) -> Rel {
    let events = &graph.events;
    let n = events.len();
    let has_location = |a: usize| is_access(&events[a]);
    let same =
        |a: usize, b: usize| has_location(a) && has_location(b) && events[a].loc == events[b].loc;
    let sc = |a: usize| events[a].order == MemoryOrder::SeqCst;
    let access = Rel::new(n, |a, b| a == b && sc(a) && has_location(a));
    let fence = Rel::new(n, |a, b| a == b && sc(a) && events[a].kind == Kind::Fence);
    let elsewhere = po.only(|a, b| !same(a, b));
    let scb = po.or(elsewhere.then(hb).then(elsewhere)).or(hb.only(same)).or(mo).or(fr);
    let from = access.or(fence.then(hb.maybe()));
    let to = access.or(hb.maybe().then(fence));
    let base = from.then(scb).then(to);
    let fences = fence.then(hb.or(hb.then(eco).then(hb))).then(fence);
    base.or(fences)
}

/// Two accesses of a location by different threads, one of them a write and one of them plain, that
/// happens-before does not order.
pub(crate) fn racy(graph: &Graph) -> bool {
    let events = &graph.events;
    if events.iter().all(|event| event.thread.is_none() || !plain_access(event)) {
        return false;
    }
    let hb = happens_before(graph);
    let conflict = |a: usize, b: usize| {
        let (x, y) = (&events[a], &events[b]);
        let access = |e: &Event| is_access(e) && e.thread.is_some();
        access(x)
            && access(y)
            && x.thread != y.thread
            && x.loc == y.loc
            && (x.kind == Kind::Write || y.kind == Kind::Write)
            && (plain_access(x) || plain_access(y))
    };
    let n = events.len();
    (0..n).any(|a| (0..a).any(|b| conflict(a, b) && !hb.has(a, b) && !hb.has(b, a)))
}

fn plain_access(event: &Event) -> bool {
    // A failed attempt is no access of the program to memory.
    is_access(event) && !is_atomic(event) && !event.locked
}
