//! Can messages be put one after the other?
//!
//! Given events with a partial order, and for each handler the spans of its messages from first to
//! last event, is there a linear order in which the spans of one handler do not overlap? The problem is
//! NP-complete. In practice *saturation* decides it: if something in A comes before something in
//! B, all of A must come before all of B. What it leaves open is tried in order of preference, with a
//! budget.

use mazurka_engine::dependence::{conflict, effects_conflict};
use mazurka_trace::{Action, Effect, Event, Object, Op, ThreadId};
use rustc_hash::FxHashMap;
use std::cmp::Reverse;
use std::collections::BinaryHeap;

/// A strict partial order on the numbers below `len`, closed under transitivity.
#[derive(Clone, Debug)]
pub(super) struct Order {
    len: usize,
    words: usize,
    /// For each element the set of those before it.
    before: Vec<u64>,
}

/// The first and the last event of a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Span {
    pub(super) first: usize,
    pub(super) last: usize,
}

/// How many pairs of messages may be tried in both orders.
pub(super) const BUDGET: u32 = 1000;

impl Order {
    /// In which nothing is ordered.
    pub(super) fn new(len: usize) -> Order {
        let words = len.div_ceil(64).max(1);
        Order { len, words, before: vec![0; len * words] }
    }

    /// The order that `before` gives, which is transitive already and follows the numbers.
    pub(super) fn from_closed(len: usize, before: impl Fn(usize, usize) -> bool) -> Order {
        let mut order = Order::new(len);
        for b in 0..len {
            for a in (0..b).filter(|&a| before(a, b)) {
                order.set(a, b);
            }
        }
        order
    }

    /// Happens-before of a sequence of events, the first `fixed` of which are in their order. The
    /// others follow those of the first that they conflict with, but are not ordered among each other
    /// except by their threads.
    pub(super) fn of_events(events: &[Event], fixed: usize) -> Order {
        let order = match are_simple(events, fixed) {
            true => Order::by_objects(events, fixed),
            false => Order::by_pairs(events, fixed),
        };
        debug_assert_eq!(order.before, Order::by_pairs(events, fixed).before, "{events:?}");
        order
    }

    /// Compares each event with all before it.
    fn by_pairs(events: &[Event], fixed: usize) -> Order {
        let mut order = Order::new(events.len());
        for b in 0..events.len() {
            for a in (0..b).rev() {
                let same_thread = events[a].thread == events[b].thread;
                if (a < fixed || same_thread)
                    && !order.precedes(a, b)
                    && depends(&events[a], &events[b])
                {
                    order.include(a, b);
                }
            }
        }
        order
    }

    /// Looks at the last event of the thread, its creation, and the last accesses to the same object. No
    /// two different ranges overlap.
    fn by_objects(events: &[Event], fixed: usize) -> Order {
        let mut order = Order::new(events.len());
        let mut threads: FxHashMap<ThreadId, usize> = FxHashMap::default();
        let mut creations: FxHashMap<ThreadId, usize> = FxHashMap::default();
        let mut objects: FxHashMap<Object, Accesses> = FxHashMap::default();
        for (b, event) in events.iter().enumerate() {
            let before = threads.insert(event.thread, b);
            if let Some(a) = before.or_else(|| creations.get(&event.thread).copied()) {
                order.include(a, b);
            }
            let object = match event.op {
                Op::Spawn(child) | Op::Post(child) if b < fixed => {
                    creations.insert(child, b);
                    continue;
                }
                Op::Join(target) => {
                    if let Some(&a) = threads.get(&target) {
                        order.include(a, b);
                    }
                    continue;
                }
                Op::On(object, _) => object,
                _ => continue,
            };
            if matches!(event.effect, Effect::Local | Effect::Sync) {
                continue;
            }
            let accesses = objects.entry(object).or_default();
            let new_run = accesses.effect.is_none_or(|last| effects_conflict(last, event.effect));
            let before = if new_run { &accesses.run } else { &accesses.before };
            for &a in before {
                if !order.precedes(a, b) {
                    order.include(a, b);
                }
            }
            if b < fixed {
                accesses.add(b, event.effect, new_run);
            }
        }
        order
    }

    pub(super) fn precedes(&self, a: usize, b: usize) -> bool {
        self.before[b * self.words + a / 64] >> (a % 64) & 1 != 0
    }

    /// Whether nothing comes before `a`.
    pub(super) fn is_minimal(&self, a: usize) -> bool {
        self.row(a).iter().all(|&word| word == 0)
    }

    fn row(&self, b: usize) -> &[u64] {
        &self.before[b * self.words..][..self.words]
    }

    fn set(&mut self, a: usize, b: usize) {
        self.before[b * self.words + a / 64] |= 1 << (a % 64);
    }

    /// `a`, and what comes before it, comes before `b`; what comes after `b` is not looked at.
    fn include(&mut self, a: usize, b: usize) {
        for word in 0..self.words {
            self.before[b * self.words + word] |= self.before[a * self.words + word];
        }
        self.set(a, b);
    }

    /// Puts `a` before `b`, and answers whether that is possible.
    pub(super) fn add(&mut self, a: usize, b: usize) -> bool {
        if a == b || self.precedes(b, a) {
            return false;
        }
        if !self.precedes(a, b) {
            for c in 0..self.len {
                if c == b || self.precedes(b, c) {
                    self.include(a, c);
                }
            }
        }
        true
    }

    /// The chosen elements in a linear order that begins with `first` and then prefers small numbers.
    pub(super) fn linear(
        &self,
        first: Option<usize>,
        chosen: impl Fn(usize) -> bool,
    ) -> Vec<usize> {
        let mut placed = vec![0u64; self.words];
        // What is not chosen does not hold anything up.
        for k in (0..self.len).filter(|&k| !chosen(k)) {
            placed[k / 64] |= 1 << (k % 64);
        }
        let mut sequence = Vec::with_capacity(self.len);
        let mut ready: BinaryHeap<Reverse<usize>> = BinaryHeap::new();
        // For each element the latest of those that are known to wait for it, and for each of them the next.
        let (mut waiting, mut others) = (vec![None; self.len], vec![None; self.len]);
        let mut released: Vec<usize> = (0..self.len).filter(|&k| chosen(k)).collect();
        let mut next = first.filter(|&first| chosen(first));
        loop {
            for k in released.drain(..) {
                match self.obstacle(k, &placed) {
                    Some(obstacle) => others[k] = waiting[obstacle].replace(k),
                    None => ready.push(Reverse(k)),
                }
            }
            let Some(k) = next.take().or_else(|| ready.pop().map(|Reverse(k)| k)) else { break };
            if placed[k / 64] >> (k % 64) & 1 != 0 {
                continue;
            }
            placed[k / 64] |= 1 << (k % 64);
            sequence.push(k);
            released.extend(std::iter::successors(waiting[k], |&k: &usize| others[k]));
        }
        sequence
    }

    /// The last element before `k` that is not placed. It will hardly be placed before the others.
    fn obstacle(&self, k: usize, placed: &[u64]) -> Option<usize> {
        let words = self.row(k).iter().zip(placed).map(|(before, placed)| before & !placed);
        let left = words.enumerate().rev().find(|&(_, left)| left != 0);
        left.map(|(word, left)| 64 * word + left.ilog2() as usize)
    }
}

/// The accesses to one object that decide what comes before the next. Accesses of one run do not conflict
/// with each other, but with all of the run before.
#[derive(Default)]
struct Accesses {
    before: Vec<usize>,
    run: Vec<usize>,
    /// Of those in the run.
    effect: Option<Effect>,
}

impl Accesses {
    fn add(&mut self, k: usize, effect: Effect, new_run: bool) {
        if new_run {
            std::mem::swap(&mut self.before, &mut self.run);
            self.run.clear();
        }
        self.run.push(k);
        self.effect = Some(effect);
    }
}

/// Whether all ranges in the events are equal or apart, nothing waits to be woken up, and nothing joins
/// but the first `fixed` events.
fn are_simple(events: &[Event], fixed: usize) -> bool {
    let joins = |event: &Event| matches!(event.op, Op::Join(_));
    if events.iter().any(waits) || events[fixed..].iter().any(joins) {
        return false;
    }
    let mut objects: Vec<Object> = events.iter().filter_map(|event| event.op.object()).collect();
    objects.sort_unstable();
    objects.dedup();
    !objects.contains(&Object::EVERYTHING)
        && objects.windows(2).all(|pair| pair[0].end() <= pair[1].address)
}

/// Whether `b`, which comes later, happens after `a` directly.
pub(super) fn depends(a: &Event, b: &Event) -> bool {
    a.thread == b.thread
        || conflict(a, b)
        || a.op.creates() == Some(b.thread)
        || b.op == Op::Join(a.thread)
        || synchronise(a, b)
}

/// Whether an event wakes up, or arrives at a barrier or leaves it.
pub(super) fn waits(event: &Event) -> bool {
    let message = matches!(event.op, Op::On(_, Action::Begin | Action::End));
    event.effect == Effect::Sync && !message
}

/// Wake-ups and departures are ordered after what causes them; that they may have other causes too is
/// left out of account.
fn synchronise(a: &Event, b: &Event) -> bool {
    match (a.op, b.op) {
        (Op::On(x, _), Op::On(y, _)) => (waits(a) || waits(b)) && x.overlaps(y),
        _ => false,
    }
}

/// Extends the order so that the spans of each handler do not overlap; `false` if that is impossible,
/// or if the budget was not enough to find out. Spans that come earlier are preferred earlier.
pub(super) fn serialise(order: &mut Order, handlers: &[Vec<Span>], budget: &mut u32) -> bool {
    if !saturate(order, handlers) {
        return false;
    }
    let Some((a, b)) = open_pair(order, handlers) else { return true };
    if *budget == 0 {
        return false;
    }
    *budget -= 1;
    let mut copy = order.clone();
    if copy.add(a.last, b.first) && serialise(&mut copy, handlers, budget) {
        *order = copy;
        return true;
    }
    order.add(b.last, a.first) && serialise(order, handlers, budget)
}

/// Puts all of a message before all of another where part of it is before part of the other.
fn saturate(order: &mut Order, handlers: &[Vec<Span>]) -> bool {
    loop {
        let mut changed = false;
        for spans in handlers {
            for a in spans {
                for b in spans.iter().filter(|&b| b != a) {
                    let partly = order.precedes(a.first, b.last);
                    if partly && !order.precedes(a.last, b.first) {
                        if !order.add(a.last, b.first) {
                            return false;
                        }
                        changed = true;
                    }
                }
            }
        }
        if !changed {
            return true;
        }
    }
}

/// Two messages of one handler that may still go either way.
fn open_pair(order: &Order, handlers: &[Vec<Span>]) -> Option<(Span, Span)> {
    handlers.iter().find_map(|spans| {
        spans.iter().enumerate().find_map(|(k, &a)| {
            let open =
                |b: &&Span| !order.precedes(a.last, b.first) && !order.precedes(b.last, a.first);
            spans[k + 1..].iter().find(open).map(|&b| (a, b))
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Tries all permutations of the spans of each handler.
    fn possible(order: &Order, handlers: &[Vec<Span>]) -> bool {
        let Some((spans, rest)) = handlers.split_first() else { return true };
        permutations(spans).into_iter().any(|spans| {
            let mut order = order.clone();
            let pairs = spans.windows(2).all(|pair| order.add(pair[0].last, pair[1].first));
            pairs && possible(&order, rest)
        })
    }

    fn permutations(spans: &[Span]) -> Vec<Vec<Span>> {
        if spans.is_empty() {
            return vec![Vec::new()];
        }
        let mut all = Vec::new();
        for k in 0..spans.len() {
            let mut rest = spans.to_vec();
            let one = rest.remove(k);
            for mut tail in permutations(&rest) {
                tail.insert(0, one);
                all.push(tail);
            }
        }
        all
    }

    fn span(first: usize, last: usize) -> Span {
        Span { first, last }
    }

    /// Whichever of c and d comes first on its handler, b must come before a: saturation alone does
    /// not see that.
    #[test]
    fn needs_both_orders_to_be_tried() {
        let handlers = [vec![span(0, 0), span(1, 1)], vec![span(2, 3), span(4, 5)]];
        let mut order = Order::new(6);
        for (a, b) in [(2, 3), (4, 5), (2, 0), (4, 0), (1, 3), (1, 5)] {
            assert!(order.add(a, b));
        }
        assert!(possible(&order, &handlers));
        let mut budget = BUDGET;
        assert!(serialise(&mut order, &handlers, &mut budget));
        assert!(budget < BUDGET && order.precedes(1, 0));
    }

    /// Reads, writes, posts and joins of a few threads; the last ones are completions, which do not
    /// join.
    #[test]
    fn orders_by_objects_and_by_pairs_are_the_same() {
        let mut rng = fastrand::Rng::with_seed(9);
        let mut ordered = 0;
        for _ in 0..2000 {
            let (length, mut counts) = (rng.usize(..24), [0; 6]);
            let fixed = rng.usize(..=length);
            let mut events = Vec::new();
            for k in 0..length {
                let thread = ThreadId(rng.u32(..6));
                let op = match rng.u32(..10) {
                    0 => Op::Post(ThreadId(rng.u32(..6))),
                    1 if k < fixed => Op::Join(ThreadId((thread.0 + rng.u32(1..6)) % 6)),
                    2 | 3 => Op::On(Object::new(8 * rng.u64(..3), 8), Action::Store(1)),
                    _ => Op::On(Object::new(8 * rng.u64(..3), 8), Action::Load),
                };
                let index = counts[thread.index()];
                counts[thread.index()] += 1;
                let effect = op.effect(0);
                events.push(Event { thread, index, alternative: 0, effect, old: 0, op });
            }
            // A thread is created once, by another, before it does anything.
            let created = |k: usize, event: &Event| {
                event.op.creates().is_none_or(|child| {
                    let used = |e: &Event| e.thread == child || e.op.creates() == Some(child);
                    event.thread != child && !events[..k].iter().any(used)
                })
            };
            if !events.iter().enumerate().all(|(k, event)| created(k, event)) {
                continue;
            }
            assert!(are_simple(&events, fixed));
            let by_pairs = Order::by_pairs(&events, fixed);
            assert_eq!(Order::by_objects(&events, fixed).before, by_pairs.before, "{events:?}");
            ordered += by_pairs.before.iter().map(|row| row.count_ones()).sum::<u32>();
        }
        assert!(ordered > 10_000, "{ordered}");
    }

    #[test]
    fn agrees_with_all_permutations() {
        let mut rng = fastrand::Rng::with_seed(5);
        let (mut yes, mut no) = (0, 0);
        for _ in 0..4000 {
            let mut handlers: Vec<Vec<Span>> = Vec::new();
            let mut len = 0;
            for _ in 0..rng.usize(1..4) {
                let messages = (0..rng.usize(1..4)).map(|_| {
                    let first = len;
                    len += rng.usize(1..4);
                    span(first, len - 1)
                });
                handlers.push(messages.collect());
            }
            let mut order = Order::new(len);
            for spans in handlers.iter().flatten() {
                for k in spans.first..spans.last {
                    order.add(k, k + 1);
                }
            }
            for _ in 0..rng.usize(..2 * len) {
                order.add(rng.usize(..len), rng.usize(..len));
            }
            let expected = possible(&order, &handlers);
            let mut found = order.clone();
            assert_eq!(serialise(&mut found, &handlers, &mut u32::MAX.clone()), expected);
            if !expected {
                no += 1;
                continue;
            }
            yes += 1;
            let sequence = found.linear(None, |_| true);
            let place = |k: usize| sequence.iter().position(|&other| other == k);
            for spans in &handlers {
                for (k, a) in spans.iter().enumerate() {
                    let apart =
                        |b: &Span| place(a.last) < place(b.first) || place(b.last) < place(a.first);
                    assert!(spans[k + 1..].iter().all(apart));
                }
            }
        }
        assert!(yes > 500 && no > 500, "{yes} {no}");
    }
}
