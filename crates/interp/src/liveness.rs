//! Live registers: which ones may still be read.
//!
//! A dead register must not distinguish two states: a thread that has added to a counter still has the
//! old value in a register, and would forever distinguish the orders in which the others came. This is
//! the textbook analysis, backwards over the instructions.

use crate::code::{AccessKind, Code, FunctionCode, Instr, Reg, Src, Target};
use crate::library::Builtin;
use mazurka_ir::Lists;

/// For each instruction of a function, the registers that are live before it.
type LiveRegisters = Lists<Reg>;

/// For each function and each instruction, the registers that are live before it.
#[derive(Debug)]
pub(crate) struct Liveness {
    functions: Vec<LiveRegisters>,
}

impl Liveness {
    /// Analyses a program.
    pub(crate) fn new(code: &Code) -> Liveness {
        Liveness { functions: code.functions.iter().map(|f| analyse(code, f)).collect() }
    }

    /// The registers of a function that are live before the instruction at `pc`.
    pub(crate) fn before(&self, function: u32, pc: u32) -> &[Reg] {
        &self.functions[function as usize][pc as usize]
    }
}

fn analyse(code: &Code, function: &FunctionCode) -> LiveRegisters {
    let words = (function.registers.max(function.params) as usize).div_ceil(64);
    let count = function.instrs.len();
    // The sets of all instructions, one after the other.
    let mut live = vec![0u64; words * count];
    let mut set = vec![0; words];
    let landings = landings(code, function);
    let mut changed = true;
    while changed {
        changed = false;
        // Whether some set was used before it was known in this round.
        let mut leads_back = !landings.is_empty();
        for pc in (0..count).rev() {
            set.fill(0);
            let instr = &function.instrs[pc];
            let mut add = |next: usize| {
                leads_back |= next <= pc;
                let other = live.get(words * next..words * (next + 1)).into_iter().flatten();
                for (word, other) in set.iter_mut().zip(other) {
                    *word |= other;
                }
            };
            successors(code, pc, instr, &mut add);
            landings.iter().for_each(|&landing| add(landing));
            definitions(code, instr, |reg| {
                // What a function without result returns has a number, but no register.
                if let Some(word) = set.get_mut(reg as usize / 64) {
                    *word &= !(1 << (reg % 64));
                }
            });
            uses(code, instr, |src| {
                if let Ok(reg) = src.as_register() {
                    set[reg as usize / 64] |= 1 << (reg % 64);
                }
            });
            if leaves_frames(code, instr) {
                for &reg in &function.shared_locals {
                    set[reg as usize / 64] |= 1 << (reg % 64);
                }
            }
            let known = &mut live[words * pc..words * (pc + 1)];
            if set != known {
                known.copy_from_slice(&set);
                changed = true;
            }
        }
        changed &= leads_back;
    }
    let mut lists = Lists::new(count);
    for pc in 0..count {
        lists.fill(pc, |list| push_members(&live[words * pc..words * (pc + 1)], list));
    }
    lists
}

/// Where cleanup handlers begin: when the thread exits, control may come from anywhere.
pub(crate) fn landings(code: &Code, function: &FunctionCode) -> Vec<usize> {
    let lands = |instr: &Instr| {
        matches!(instr, Instr::Builtin(call)
            if code.builtin_calls[*call as usize].function == Builtin::Landing)
    };
    let instrs = function.instrs.iter().enumerate();
    instrs.filter(|(_, instr)| lands(instr)).map(|(pc, _)| pc + 1).collect()
}

/// Whether the frame may be left here without a return: by an exit of the thread or an exception in it, or
/// in the call before it. Then the addresses of its local variables are needed.
fn leaves_frames(code: &Code, instr: &Instr) -> bool {
    match instr {
        Instr::Builtin(call) => code.builtin_calls[*call as usize].function.leaves_frames(),
        Instr::Trap(_) | Instr::Call(_) | Instr::Landing(_) => true,
        _ => false,
    }
}

/// Adds the members of a set to a list.
fn push_members(set: &[u64], registers: &mut Vec<Reg>) {
    for (k, word) in set.iter().enumerate() {
        let mut rest = *word;
        while rest != 0 {
            registers.push(64 * k as Reg + rest.trailing_zeros() as Reg);
            rest &= rest - 1;
        }
    }
}

/// Where control may go from an instruction.
pub(crate) fn successors(code: &Code, pc: usize, instr: &Instr, mut visit: impl FnMut(usize)) {
    match *instr {
        Instr::Jump(to) => visit(to as usize),
        Instr::Branch { then, otherwise, .. } => {
            visit(then as usize);
            visit(otherwise as usize);
        }
        Instr::Switch(table) => {
            let table = &code.switches[table as usize];
            visit(table.default as usize);
            table.cases.iter().for_each(|&(_, to)| visit(to as usize));
        }
        Instr::Landing(number) => {
            let landing = &code.landings[number as usize];
            visit(landing.normal as usize);
            visit(landing.pad as usize);
        }
        Instr::Return(_) | Instr::Trap(_) => {}
        _ => visit(pc + 1),
    }
}

/// The registers that an instruction certainly overwrites.
pub(crate) fn definitions(code: &Code, instr: &Instr, mut visit: impl FnMut(Reg)) {
    match *instr {
        Instr::Copy { dst, .. }
        | Instr::Undefined { dst, .. }
        | Instr::Freeze { dst, .. }
        | Instr::Binary { dst, .. }
        | Instr::Float { dst, .. }
        | Instr::FloatNeg { dst, .. }
        | Instr::Compare { dst, .. }
        | Instr::FloatCompare { dst, .. }
        | Instr::Convert { dst, .. }
        | Instr::Bits { dst, .. }
        | Instr::Math { dst, .. }
        | Instr::Select { dst, .. }
        | Instr::Offset { dst, .. }
        | Instr::Index { dst, .. }
        | Instr::Alloca { dst, .. }
        | Instr::ThreadLocal { dst, .. } => visit(dst),
        Instr::Checked { dst, saturate, .. } => {
            visit(dst);
            if !saturate {
                visit(dst + 1);
            }
        }
        Instr::Wide(number) => {
            let dst = code.wides[number as usize].dst;
            [dst, dst + 1].into_iter().for_each(visit);
        }
        Instr::Long(number) => {
            let long = &code.longs[number as usize];
            (long.dst..long.dst + long.results()).for_each(visit);
        }
        Instr::Access(number) => {
            let access = &code.accesses[number as usize];
            access.dst.into_iter().for_each(&mut visit);
            if let (AccessKind::CompareExchange, Some(dst)) = (access.kind, access.dst) {
                visit(dst + 1);
            }
        }
        // A result in several registers counts as its first only, which is on the safe side.
        Instr::Call(number) => code.calls[number as usize].dst.into_iter().for_each(visit),
        Instr::Builtin(number) => {
            code.builtin_calls[number as usize].dst.into_iter().for_each(visit);
        }
        Instr::LandingPad(dst) => [dst, dst + 1].into_iter().for_each(visit),
        Instr::Jump(_)
        | Instr::Landing(_)
        | Instr::Branch { .. }
        | Instr::Switch(_)
        | Instr::Return(_)
        | Instr::LifetimeEnd(_)
        | Instr::Expose { .. }
        | Instr::Reach(_)
        | Instr::Cover(_)
        | Instr::CoverBranch(_)
        | Instr::Trap(_) => {}
    }
}

/// What an instruction reads.
fn uses(code: &Code, instr: &Instr, mut visit: impl FnMut(Src)) {
    match *instr {
        Instr::Copy { src, .. }
        | Instr::Freeze { src, .. }
        | Instr::LifetimeEnd(src)
        | Instr::Expose { src, .. } => visit(src),
        Instr::Binary { a, b, .. }
        | Instr::Float { a, b, .. }
        | Instr::Compare { a, b, .. }
        | Instr::Checked { a, b, .. }
        | Instr::FloatCompare { a, b, .. } => [a, b].into_iter().for_each(visit),
        Instr::Math { a, b, c, .. } => [a, b, c].into_iter().for_each(visit),
        Instr::Wide(number) => {
            let wide = &code.wides[number as usize];
            wide.a.into_iter().chain(wide.b).for_each(visit);
        }
        Instr::Long(number) => {
            code.longs[number as usize].operands.iter().flatten().copied().for_each(visit);
        }
        Instr::Bits { a, .. } | Instr::FloatNeg { a, .. } | Instr::Convert { a, .. } => visit(a),
        Instr::Select { condition, then, otherwise, .. } => {
            [condition, then, otherwise].into_iter().for_each(visit);
        }
        Instr::Offset { base, .. } => visit(base),
        Instr::Index { base, index, .. } => [base, index].into_iter().for_each(visit),
        Instr::Alloca { bytes, .. } => visit(bytes),
        Instr::Access(number) => {
            let access = &code.accesses[number as usize];
            [access.ptr, access.a, access.b].into_iter().for_each(&mut visit);
            if let Some(wait) = access.awaits.map(|number| code.awaits[number as usize]) {
                [wait.active, wait.operand].into_iter().for_each(visit);
            }
        }
        Instr::Call(number) => {
            let call = &code.calls[number as usize];
            call.args.iter().copied().for_each(&mut visit);
            if let Target::Indirect(src) = call.target {
                visit(src);
            }
            for area in call.rest.iter().flat_map(|rest| [&rest.registers, &rest.stack]) {
                area.words.iter().for_each(|&(_, src)| visit(src));
                area.copies.iter().for_each(|&(_, src, _)| visit(src));
            }
        }
        Instr::Builtin(number) => {
            code.builtin_calls[number as usize].args.iter().copied().for_each(visit);
        }
        Instr::Branch { condition, .. } => visit(condition),
        Instr::Switch(table) => visit(code.switches[table as usize].value),
        Instr::Return(values) => code.returns[values as usize].iter().copied().for_each(visit),
        Instr::ThreadLocal { .. } | Instr::Undefined { .. } => {}
        Instr::Jump(_) | Instr::Landing(_) | Instr::LandingPad(_) => {}
        Instr::CoverBranch(number) => visit(code.coverage.branch(number).value),
        Instr::Reach(_) | Instr::Cover(_) | Instr::Trap(_) => {}
    }
}
