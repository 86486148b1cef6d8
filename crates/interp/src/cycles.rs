//! Where a thread can come back to: instructions in loops, and in functions that are called from there. Not in loops
//! in which a register counts: there it is never the same again.

use crate::code::{Code, FunctionCode, Instr, Target};
use crate::counting::Counters;
use crate::liveness::{landings, successors};
use mazurka_ir::Lists;

/// For each function and each instruction, whether a thread may be there more than once with the same
/// registers and the same callers.
#[derive(Debug)]
pub(crate) struct Cycles {
    functions: Vec<Vec<bool>>,
}

impl Cycles {
    /// Analyses a program.
    pub(crate) fn new(code: &Code) -> Cycles {
        let functions = code.functions.iter().map(|function| in_loops(code, function)).collect();
        let mut cycles = Cycles { functions };
        let mut todo: Vec<(u32, u32)> = Vec::new();
        for (function, instrs) in (0..).zip(&cycles.functions) {
            let looping = (0..).zip(instrs).filter(|(_, looping)| **looping);
            todo.extend(looping.map(|(pc, _)| (function, pc)));
        }
        let mut done = vec![false; code.functions.len()];
        while let Some((function, pc)) = todo.pop() {
            for callee in callees(code, function, pc) {
                if !std::mem::replace(&mut done[callee as usize], true) {
                    let instrs = &mut cycles.functions[callee as usize];
                    instrs.fill(true);
                    todo.extend((0..instrs.len() as u32).map(|pc| (callee, pc)));
                }
            }
        }
        cycles
    }

    /// Whether a thread may come back to an instruction.
    #[inline]
    pub(crate) fn contain(&self, function: u32, pc: u32) -> bool {
        self.functions[function as usize][pc as usize]
    }
}

/// The functions that an instruction may call.
fn callees(code: &Code, function: u32, pc: u32) -> Vec<u32> {
    let Instr::Call(call) = code.functions[function as usize].instrs[pc as usize] else {
        return Vec::new();
    };
    match code.calls[call as usize].target {
        Target::Direct(callee) => vec![callee],
        Target::Indirect(_) => (0..code.functions.len() as u32).collect(),
    }
}

/// The instructions of a function to which a thread can come back with the same registers: those that lie on a cycle
/// on which nothing counts.
fn in_loops(code: &Code, function: &FunctionCode) -> Vec<bool> {
    let instrs = &function.instrs;
    let (count, mut back) = (instrs.len(), false);
    for (pc, instr) in instrs.iter().enumerate() {
        successors(code, pc, instr, |to| back |= to <= pc);
    }
    let mut looping = vec![false; count];
    if !back {
        return looping;
    }
    let mut next = Lists::new(count);
    for (pc, instr) in instrs.iter().enumerate() {
        next.fill(pc, |list| {
            successors(code, pc, instr, |to| list.extend((to < count).then_some(to as u32)));
        });
    }
    // Where control may come from anywhere, loops are left and entered again.
    let jumps = !landings(code, function).is_empty();
    let counters = Counters::new(code, function);
    let mut todo = components(&next, &vec![true; count]);
    while let Some(members) = todo.pop() {
        let copies = if jumps { None } else { counters.copies(&members) };
        match copies {
            Some(copies) => {
                let mut rest = members;
                copies.iter().for_each(|&copy| rest[copy as usize] = false);
                todo.extend(components(&next, &rest));
            }
            None => looping.iter_mut().zip(members).for_each(|(at, member)| *at |= member),
        }
    }
    looping
}

/// The strongly connected components of some instructions that have a cycle, as sets: found as by Tarjan, without
/// recursion.
fn components(next: &Lists<u32>, within: &[bool]) -> Vec<Vec<bool>> {
    let count = within.len();
    let (mut index, mut low) = (vec![usize::MAX; count], vec![0; count]);
    let mut on_stack = vec![false; count];
    let (mut stack, mut seen, mut found) = (Vec::new(), 0, Vec::new());
    for root in (0..count).filter(|&root| within[root]) {
        let mut path: Vec<(usize, &[u32])> = Vec::new();
        if index[root] == usize::MAX {
            path.push((root, &next[root]));
        }
        while let Some((pc, ahead)) = path.last_mut() {
            let pc = *pc;
            if index[pc] == usize::MAX {
                (index[pc], low[pc]) = (seen, seen);
                seen += 1;
                stack.push(pc);
                on_stack[pc] = true;
            }
            if let Some((&to, rest)) = ahead.split_last() {
                *ahead = rest;
                let to = to as usize;
                if within[to] && index[to] == usize::MAX {
                    path.push((to, &next[to]));
                } else if on_stack[to] {
                    low[pc] = low[pc].min(index[to]);
                }
                continue;
            }
            path.pop();
            if let Some((caller, _)) = path.last() {
                low[*caller] = low[*caller].min(low[pc]);
            }
            if low[pc] == index[pc] {
                let first = stack.iter().rposition(|&at| at == pc).unwrap_or(0);
                let component = stack.split_off(first);
                component.iter().for_each(|&at| on_stack[at] = false);
                // Nothing visible is a loop by itself.
                if component.len() > 1 {
                    let mut members = vec![false; count];
                    component.iter().for_each(|&at| members[at] = true);
                    found.push(members);
                }
            }
        }
    }
    found
}

#[cfg(test)]
mod tests;
