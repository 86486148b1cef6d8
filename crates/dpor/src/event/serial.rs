//! Can messages be put one after the other?
//!
//! Given events with a partial order, and for each handler the spans of its messages from first to
//! last event, is there a linear order in which the spans of one handler do not overlap? The problem is
//! NP-complete. In practice *saturation* decides it: if something in A comes before something in
//! B, all of A must come before all of B. What it leaves open is tried in order of preference, with a
//! budget.

use mazurka_engine::dependence::conflict;
use mazurka_trace::{Action, Effect, Event, Op};

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
        let mut left: Vec<usize> = (0..self.len).filter(|&k| chosen(k)).collect();
        let mut placed = vec![0u64; self.words];
        // What is not chosen does not hold anything up.
        for k in (0..self.len).filter(|&k| !chosen(k)) {
            placed[k / 64] |= 1 << (k % 64);
        }
        let mut sequence = Vec::with_capacity(left.len());
        while !left.is_empty() {
            let ready = |&k: &usize| self.row(k).iter().zip(&placed).all(|(b, p)| b & !p == 0);
            let wanted = first.filter(|_| sequence.is_empty());
            let place = match wanted.and_then(|first| left.iter().position(|&k| k == first)) {
                Some(place) => place,
                None => left.iter().position(ready).expect("a partial order has a minimum"),
            };
            let k = left.remove(place);
            placed[k / 64] |= 1 << (k % 64);
            sequence.push(k);
        }
        sequence
    }
}

/// Whether `b`, which comes later, happens after `a` directly.
fn depends(a: &Event, b: &Event) -> bool {
    a.thread == b.thread
        || conflict(a, b)
        || a.op.creates() == Some(b.thread)
        || b.op == Op::Join(a.thread)
        || synchronise(a, b)
}

/// Wake-ups and departures are ordered after what causes them; that they may have other causes too is
/// left out of account.
fn synchronise(a: &Event, b: &Event) -> bool {
    let waits = |event: &Event| {
        let message = matches!(event.op, Op::On(_, Action::Begin | Action::End));
        event.effect == Effect::Sync && !message
    };
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
