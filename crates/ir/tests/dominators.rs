//! Dominators against their definition, on random graphs.

use mazurka_ir::{BlockId, Dominators};

/// Which blocks can be reached from the first one without passing `removed`.
fn reached(successors: &[Vec<BlockId>], removed: Option<usize>) -> Vec<bool> {
    let mut seen = vec![false; successors.len()];
    let mut work = vec![0];
    while let Some(at) = work.pop() {
        if Some(at) == removed || std::mem::replace(&mut seen[at], true) {
            continue;
        }
        work.extend(successors[at].iter().map(|b| b.index()));
    }
    seen
}

fn check(successors: &[Vec<BlockId>]) {
    let n = successors.len();
    let tree = Dominators::of_graph(Some(BlockId(0)), successors);
    let all = reached(successors, None);
    // dominates[a][b]: removing a cuts b off.
    let dominates: Vec<Vec<bool>> = (0..n)
        .map(|a| {
            let without = reached(successors, Some(a));
            (0..n).map(|b| !all[b] || (all[a] && !without[b])).collect()
        })
        .collect();
    let id = BlockId::new;
    for b in 0..n {
        assert_eq!(tree.is_reachable(id(b)), all[b]);
        for (a, row) in dominates.iter().enumerate() {
            assert_eq!(tree.dominates(id(a), id(b)), row[b], "{a} dominates {b}: {successors:?}");
        }
        if !all[b] {
            assert_eq!(tree.immediate(id(b)), None);
            continue;
        }
        // The immediate dominator is the strict one that all other strict ones dominate.
        let strict: Vec<usize> =
            (0..n).filter(|a| *a != b && all[*a] && dominates[*a][b]).collect();
        let closest = strict.iter().find(|a| strict.iter().all(|s| dominates[*s][**a]));
        assert_eq!(tree.immediate(id(b)), closest.map(|a| id(*a)));
    }
    check_order(&tree, successors, &all);
    check_frontiers(&tree, successors, &all, &dominates);
}

/// Each reachable block once, after at least one predecessor.
fn check_order(tree: &Dominators, successors: &[Vec<BlockId>], all: &[bool]) {
    let order = tree.reverse_postorder();
    assert_eq!(order.len(), all.iter().filter(|r| **r).count());
    for (i, block) in order.iter().enumerate() {
        assert_eq!(tree.position(*block), Some(i));
        let early = order[..i].iter().any(|p| successors[p.index()].contains(block));
        assert!(i == 0 || early);
    }
}

/// b is in the frontier of a if a dominates a predecessor of b but not strictly b.
fn check_frontiers(
    tree: &Dominators,
    successors: &[Vec<BlockId>],
    all: &[bool],
    dominates: &[Vec<bool>],
) {
    let frontiers = tree.frontiers();
    let n = successors.len();
    for a in (0..n).filter(|a| all[*a]) {
        let mut found: Vec<usize> = frontiers[a].iter().map(|b| b.index()).collect();
        found.sort_unstable();
        let expected: Vec<usize> = (0..n)
            .filter(|b| all[*b] && (a == *b || !dominates[a][*b]))
            .filter(|b| {
                (0..n)
                    .any(|p| all[p] && dominates[a][p] && successors[p].contains(&BlockId::new(*b)))
            })
            .collect();
        assert_eq!(found, expected, "frontier of {a}: {successors:?}");
    }
}

#[test]
fn random_graphs() {
    let mut rng = fastrand::Rng::with_seed(3);
    for _ in 0..3000 {
        let n = rng.usize(1..12);
        let successors: Vec<Vec<BlockId>> = (0..n)
            .map(|_| {
                let mut list: Vec<_> =
                    (0..rng.usize(0..3)).map(|_| BlockId::new(rng.usize(..n))).collect();
                list.sort_unstable();
                list.dedup();
                list
            })
            .collect();
        check(&successors);
    }
}

#[test]
fn no_blocks() {
    let tree = Dominators::of_graph(None, &[]);
    assert!(tree.reverse_postorder().is_empty());
    assert!(tree.frontiers().is_empty());
}
