//! Loops of given functions.

mod support;

use mazurka_ir::{BlockId, Dominators, Module};
use mazurka_passes::Loops;
use std::collections::BTreeSet;
use support::{named, read};

/// A function whose block `i` leads to the blocks listed at `i`.
fn graph(edges: &[&[usize]]) -> Module {
    let mut text = String::from("define void @f(i8 %x) {\n");
    for (block, targets) in edges.iter().enumerate() {
        let branch = match targets {
            [] => "ret void".to_string(),
            [only] => format!("br label %b{only}"),
            [first, rest @ ..] => {
                let case = |(i, to): (usize, &usize)| format!("i8 {i}, label %b{to} ");
                let cases: String = rest.iter().enumerate().map(case).collect();
                format!("switch i8 %x, label %b{first} [ {cases}]")
            }
        };
        text.push_str(&format!("b{block}:\n  {branch}\n"));
    }
    read(&(text + "}\n"))
}

/// The loops of a graph, with the ids of its blocks.
fn loops(edges: &[&[usize]]) -> (Loops, Vec<BlockId>) {
    let module = graph(edges);
    let f = module.function(named(&module, "f"));
    (Loops::new(f, &Dominators::new(f)), f.order.clone())
}

#[test]
fn straight_code_has_no_loop() {
    let (loops, _) = loops(&[&[1, 2], &[2], &[]]);
    assert!(loops.is_empty() && loops.irreducible().is_empty());
}

#[test]
fn nested_loops_form_a_forest() {
    // 1 is the outer header, 2 the inner one with two latches; 5 loops on itself, apart.
    let (loops, b) = loops(&[&[1], &[2, 5], &[3, 4], &[2], &[2, 1], &[5, 6], &[]]);
    let list: Vec<_> = loops.iter().collect();
    assert_eq!(list.len(), 3);
    let header = |i: usize| list.iter().find(|(_, l)| l.header == b[i]).unwrap();
    let (outer, inner, own) = (header(1), header(2), header(5));
    assert_eq!(outer.1.blocks[0], b[1]);
    let body: BTreeSet<BlockId> = outer.1.blocks.iter().copied().collect();
    assert_eq!(body, BTreeSet::from([b[1], b[2], b[3], b[4]]));
    assert_eq!((&outer.1.latches[..], &outer.1.entering[..]), (&[b[4]][..], &[b[0]][..]));
    assert_eq!(outer.1.exits, [(b[1], b[5])]);
    assert_eq!(inner.1.latches, [b[3], b[4]]);
    assert_eq!(inner.1.exits, [(b[4], b[1])]);
    assert_eq!((inner.1.parent, inner.1.depth), (Some(outer.0), 2));
    assert_eq!(outer.1.children, [inner.0]);
    assert_eq!((own.1.parent, own.1.depth, &own.1.blocks[..]), (None, 1, &[b[5]][..]));
    assert_eq!(loops.innermost(b[3]), Some(inner.0));
    assert!(loops.contains(outer.0, b[3]) && !loops.contains(own.0, b[3]));
    assert!(loops.irreducible().is_empty());
}

#[test]
fn a_cycle_with_two_entries_is_irreducible() {
    let (loops, b) = loops(&[&[1, 2], &[2], &[1, 3], &[]]);
    assert!(loops.is_empty());
    assert_eq!(loops.irreducible().len(), 1);
    let cycle: BTreeSet<BlockId> = loops.irreducible()[0].iter().copied().collect();
    assert_eq!(cycle, BTreeSet::from([b[1], b[2]]));
}

#[test]
fn an_irreducible_cycle_within_a_loop_is_reported_beside_it() {
    let (loops, _) = loops(&[&[1], &[2, 3], &[3], &[2, 4], &[1, 5], &[]]);
    assert_eq!(loops.len(), 1);
    assert_eq!(loops.irreducible().len(), 1);
    assert_eq!(loops.irreducible()[0].len(), 2);
}

#[test]
fn unreachable_cycles_are_no_loops() {
    let (loops, _) = loops(&[&[], &[2], &[1]]);
    assert!(loops.is_empty() && loops.irreducible().is_empty());
}

/// On random graphs: headers dominate, every cycle is found, loops nest.
#[test]
fn random_graphs() {
    let mut random = fastrand::Rng::with_seed(3);
    for _ in 0..3000 {
        let n = random.usize(1..10);
        // No edge leads to the entry.
        let mut targets = || -> Vec<usize> {
            let count = if n == 1 { 0 } else { random.usize(..4) };
            (0..count).map(|_| random.usize(1..n)).collect()
        };
        let edges: Vec<Vec<usize>> = (0..n).map(|_| targets()).collect();
        let edges: Vec<&[usize]> = edges.iter().map(|list| &list[..]).collect();
        let module = graph(&edges);
        let f = module.function(named(&module, "f"));
        let dominators = Dominators::new(f);
        let loops = Loops::new(f, &dominators);
        for (id, l) in loops.iter() {
            for &block in &l.blocks {
                assert!(dominators.dominates(l.header, block) && loops.contains(id, block));
                assert!(l.parent.is_none_or(|parent| loops.contains(parent, block)));
            }
        }
        for block in (0..n).filter(|b| dominators.is_reachable(f.order[*b])) {
            let id = f.order[block];
            let in_irreducible = loops.irreducible().iter().any(|cycle| cycle.contains(&id));
            let on_cycle = on_cycle(&edges, block);
            let found = loops.innermost(id).is_some() || in_irreducible;
            assert_eq!(on_cycle, found, "{edges:?} block {block}");
        }
    }
}

fn on_cycle(edges: &[&[usize]], block: usize) -> bool {
    let mut seen = vec![false; edges.len()];
    let mut work = edges[block].to_vec();
    while let Some(next) = work.pop() {
        if !std::mem::replace(&mut seen[next], true) {
            work.extend(edges[next]);
        }
    }
    seen[block]
}
