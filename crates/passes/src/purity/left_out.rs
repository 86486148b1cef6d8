//! What iterations pass that are cut off.

use super::condition::Condition;
use super::terms::Terms;
use crate::coverage::is_mark;
use crate::natural::Loop;
use mazurka_ir::{Inst, Operand, TypeId};
use rustc_hash::FxHashSet;

/// The points that iterations of a loop pass which are cut off because of a condition, from the header back to it.
pub(crate) fn points(terms: &Terms<'_>, l: &Loop, condition: &Condition) -> Vec<u32> {
    let mut found = FxHashSet::default();
    for pure in &condition.disjuncts {
        let (mut seen, mut work) = (vec![l.header], vec![l.header]);
        let holds = |value: Operand, is: bool| pure.implies(&terms.truth(value, is));
        while let Some(block) = work.pop() {
            let f = terms.function;
            for (_, inst) in f.insts(block).filter(|(_, inst)| is_mark(terms.module, inst)) {
                found.extend(points_of(terms, inst, &holds));
            }
            let next = match f.terminator(block).map(|(_, inst)| inst) {
                Some(Inst::CondBr { condition, then, otherwise }) => match () {
                    () if holds(*condition, true) => vec![*then],
                    () if holds(*condition, false) => vec![*otherwise],
                    () => vec![*then, *otherwise],
                },
                _ => f.successors(block),
            };
            for to in next.into_iter().filter(|to| l.blocks.contains(to)) {
                if !seen.contains(&to) {
                    seen.push(to);
                    work.push(to);
                }
            }
        }
    }
    let mut found: Vec<u32> = found.into_iter().collect();
    found.sort_unstable();
    found
}

/// The points of a mark; of a branch, those ways out that what holds does not exclude.
fn points_of(terms: &Terms<'_>, mark: &Inst, holds: &dyn Fn(Operand, bool) -> bool) -> Vec<u32> {
    let Some(call) = mark.call() else { return Vec::new() };
    let number = |operand: Operand| terms.number(operand).map(|number| number as u32);
    match call.args.as_slice() {
        [line] => number(line.value).into_iter().collect(),
        [value, first] if terms.type_of(value.value) == TypeId::I1 => {
            let Some(first) = number(first.value) else { return Vec::new() };
            // The first way out is that of a condition that holds.
            let ways = [(first, false), (first + 1, true)].into_iter();
            ways.filter(|(_, not)| !holds(value.value, *not)).map(|(way, _)| way).collect()
        }
        _ => Vec::new(),
    }
}
