//! Where a thread can come back to: instructions in loops, and in functions that are called from there.

use crate::code::{Code, FunctionCode, Instr, Target};
use crate::liveness::successors;

/// For each function and each instruction, whether a thread may be there more than once with the same
/// callers.
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

/// The instructions of a function that lie on a cycle: those from which they can be reached again.
fn in_loops(code: &Code, function: &FunctionCode) -> Vec<bool> {
    let count = function.instrs.len();
    let mut back = false;
    for (pc, instr) in function.instrs.iter().enumerate() {
        successors(code, pc, instr, |to| back |= to <= pc);
    }
    if !back {
        return vec![false; count];
    }
    let next = |pc: usize| {
        let mut next = Vec::new();
        successors(code, pc, &function.instrs[pc], |to| next.push(to));
        next
    };
    // Tarjan's strongly connected components, without recursion.
    let (mut index, mut low) = (vec![usize::MAX; count], vec![0; count]);
    let (mut on_stack, mut looping) = (vec![false; count], vec![false; count]);
    let (mut stack, mut seen) = (Vec::new(), 0);
    for root in 0..count {
        let mut path: Vec<(usize, Vec<usize>)> = Vec::new();
        if index[root] == usize::MAX {
            path.push((root, next(root)));
        }
        while let Some((pc, ahead)) = path.last_mut() {
            let pc = *pc;
            if index[pc] == usize::MAX {
                (index[pc], low[pc]) = (seen, seen);
                seen += 1;
                stack.push(pc);
                on_stack[pc] = true;
            }
            match ahead.pop() {
                Some(to) if to >= count => {}
                Some(to) if index[to] == usize::MAX => path.push((to, next(to))),
                Some(to) => {
                    looping[pc] |= to == pc;
                    if on_stack[to] {
                        low[pc] = low[pc].min(index[to]);
                    }
                }
                None => {
                    path.pop();
                    if let Some((caller, _)) = path.last() {
                        low[*caller] = low[*caller].min(low[pc]);
                    }
                    if low[pc] == index[pc] {
                        let first = stack.iter().rposition(|&at| at == pc).unwrap_or(0);
                        let component = stack.split_off(first);
                        let several = component.len() > 1;
                        for at in component {
                            on_stack[at] = false;
                            looping[at] |= several;
                        }
                    }
                }
            }
        }
    }
    looping
}
