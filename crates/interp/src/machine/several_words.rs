//! Arithmetic on numbers in several registers.

use super::execute::RegisterFlow;
use crate::arith::wide;
use crate::code::{Code, Src, Wide};
use crate::failure::Failure;

/// Arithmetic on numbers of 128 bits.
#[inline]
pub(super) fn execute_wide(code: &Code, registers: &mut [u64], number: u32) -> RegisterFlow {
    let Wide { op, dst, a, b } = code.wides[number as usize];
    let get = |src: Src| match src.as_register() {
        Ok(reg) => registers[reg as usize],
        Err(number) => code.consts[number as usize],
    };
    let Some(words) = wide(op, a.map(get), b.map(get)) else {
        return RegisterFlow::Failed(Failure::DivisionByZero);
    };
    registers[dst as usize..dst as usize + 2].copy_from_slice(&words);
    RegisterFlow::Next
}

/// Arithmetic on long numbers, which is rare.
#[inline(never)]
pub(super) fn execute_long(code: &Code, registers: &mut [u64], number: u32) -> RegisterFlow {
    let long = &code.longs[number as usize];
    let get = |src: &Src| match src.as_register() {
        Ok(reg) => registers[reg as usize],
        Err(number) => code.consts[number as usize],
    };
    let operands = long.operands.each_ref().map(|words| words.iter().map(get).collect());
    let Some(words) = long.compute(&operands) else {
        return RegisterFlow::Failed(Failure::DivisionByZero);
    };
    let first = long.dst as usize;
    registers[first..first + words.len()].copy_from_slice(&words);
    RegisterFlow::Next
}
