//! Places in the code at which memory is allocated, each as a number that fits the label of an object.

use crate::code::FunctionCode;
use crate::threads::Frame;
use mazurka_ir::{FuncId, Module};

/// The instructions of all functions, counted through.
#[derive(Debug, Default)]
pub(crate) struct Sites(Vec<Function>);

#[derive(Debug)]
struct Function {
    /// The number of its first instruction.
    first: u32,
    /// Whether it is neither in the library nor in a system header.
    own: bool,
}

impl Sites {
    /// Numbers the instructions of the functions of a module.
    pub(crate) fn new(module: &Module, functions: &[FunctionCode]) -> Sites {
        let count = module.function_ids().count();
        // 0 is for objects without a place.
        let mut next = 1;
        let function = |(k, code): (usize, &FunctionCode)| {
            let first = next;
            next += code.instrs.len() as u32;
            Function { first, own: k < count && is_own(module, FuncId::new(k)) }
        };
        Sites(functions.iter().enumerate().map(function).collect())
    }

    /// Where a thread is: in the innermost function that belongs to the program itself.
    pub(crate) fn number(&self, frames: &[Frame]) -> u32 {
        let function = |frame: &Frame| self.0.get(frame.function as usize);
        let own = frames.iter().rposition(|frame| function(frame).is_some_and(|f| f.own));
        let chosen = own.unwrap_or(frames.len().saturating_sub(1));
        let Some(frame) = frames.get(chosen) else { return 0 };
        // The program counter of a caller is behind the call.
        let pc = if chosen + 1 == frames.len() { frame.pc } else { frame.pc.saturating_sub(1) };
        function(frame).map_or(0, |function| function.first + pc)
    }

    /// The function and the instruction with a number.
    pub(crate) fn place(&self, number: u32) -> Option<(usize, usize)> {
        let function =
            self.0.partition_point(|function| function.first <= number).checked_sub(1)?;
        Some((function, (number - self.0[function].first) as usize))
    }
}

fn is_own(module: &Module, id: FuncId) -> bool {
    let function = module.function(id);
    let scope = function.scope.map(|scope| module.debug.scope(scope));
    let file = scope.and_then(|scope| Some(&module.debug.files[scope.file?.index()].name));
    let system = file.is_some_and(|file| file.starts_with("/usr/"));
    !system && !function.name.starts_with("mazurka.")
}
