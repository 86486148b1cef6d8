//! Registers that count: while one does, no local state comes back.
//!
//! Let S be instructions of a function each of which leads to each other within S. A register r *counts* in S if all that
//! S writes to r are copies of registers r′ = r + c, with the same constant c for all of them, of which r can hold 2³¹
//! different multiples. Each r′ is written by one instruction.
//!
//! *Why no local state comes back.* The code was in SSA form: r is a φ, and what computes r′ lies on every way from a write
//! of r to a place where r′ may be read. So each copy adds c to r. Wherever a thread is in S, a way within S leads to a copy
//! to r; let r′ be what the first copy on it reads. If r′ is computed on that way, then r is live where the thread is. If not,
//! r′ is live there, and is r + c already. So let a thread be at the same instruction twice, having stayed in S in between
//! and having made k copies to r: one of the live registers is greater by kc. That is 0 only if k is 2³¹ or more, and an
//! execution has fewer events.
//!
//! So a thread that comes back does so without these copies, and what is left of S can be looked at in the same way.

use crate::code::{Code, FunctionCode, Instr, Reg, Src};
use crate::liveness::definitions;
use mazurka_ir::{BinaryOp, Lists};

/// A counter must have at least 2 to the power of this many values.
const VALUE_BITS: u32 = 31;

/// A function, prepared for the search for counters.
pub(crate) struct Counters<'a> {
    code: &'a Code,
    instrs: &'a [Instr],
    /// For each register the instructions that write it.
    writers: Lists<u32>,
}

impl<'a> Counters<'a> {
    /// Prepares a function.
    pub(crate) fn new(code: &'a Code, function: &'a FunctionCode) -> Counters<'a> {
        let (instrs, registers) = (&function.instrs, function.registers as usize);
        let writers = Lists::grouped(registers, |note| {
            for (pc, instr) in (0..).zip(instrs) {
                definitions(code, instr, |reg| {
                    // What a function without result returns has a number, but no register.
                    if (reg as usize) < registers {
                        note(reg as usize, pc);
                    }
                });
            }
        });
        Counters { code, instrs, writers }
    }

    /// The copies to a register that counts in a part of the function, if there is one.
    pub(crate) fn copies(&self, part: &[bool]) -> Option<Vec<u32>> {
        let copied = |(instr, member): (&Instr, &bool)| match *instr {
            Instr::Copy { dst, .. } if *member => Some(dst),
            _ => None,
        };
        let mut registers: Vec<Reg> = self.instrs.iter().zip(part).filter_map(copied).collect();
        registers.sort_unstable();
        registers.dedup();
        registers.into_iter().find_map(|reg| self.copies_to(reg, part))
    }

    /// The copies to a register in a part of the function, if it counts there.
    fn copies_to(&self, reg: Reg, part: &[bool]) -> Option<Vec<u32>> {
        let writers = self.writers[reg as usize].iter().copied();
        let copies: Vec<u32> = writers.filter(|&pc| part[pc as usize]).collect();
        let by = self.added(reg, *copies.first()?)?;
        let same = |&copy: &u32| self.added(reg, copy) == Some(by);
        copies.iter().all(same).then_some(copies)
    }

    /// The constant that the instruction `copy`, which writes `reg`, adds to it: the copied register may itself be a copy.
    fn added(&self, reg: Reg, copy: u32) -> Option<u64> {
        let mut read = copy;
        loop {
            let Instr::Copy { src, .. } = self.instrs[read as usize] else { return None };
            let next = src.as_register().ok()?;
            let [writer] = self.writers[next as usize] else { return None };
            match self.instrs[writer as usize] {
                Instr::Binary { op, bits, a, b, .. } => {
                    let by = self.addend(op, reg, a, b)?;
                    let values = u32::from(bits).saturating_sub(by.trailing_zeros());
                    return (values >= VALUE_BITS).then_some(by);
                }
                Instr::Copy { .. } if writer < read => read = writer,
                _ => return None,
            }
        }
    }

    /// What is added to `reg`, if that is a constant. What is subtracted counts as negative.
    fn addend(&self, op: BinaryOp, reg: Reg, a: Src, b: Src) -> Option<u64> {
        let constant = |src: Src| src.as_register().err().map(|k| self.code.consts[k as usize]);
        let is_reg = |src: Src| src.as_register() == Ok(reg);
        match op {
            BinaryOp::Add if is_reg(a) => constant(b),
            BinaryOp::Add if is_reg(b) => constant(a),
            BinaryOp::Sub if is_reg(a) => constant(b).map(u64::wrapping_neg),
            _ => None,
        }
    }
}
