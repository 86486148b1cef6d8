//! Inline assembly by its meaning: what it does to memory becomes the atomic operations of the IR.
//!
//! So the events of hand-written spin locks are those of C11's, and loops that wait in them are recognised. `lock` and
//! `xchg` with memory are sequentially consistent, a `mov` from memory acquires and one to memory releases, as x86-64 has
//! it. Other instructions that change memory without `lock` are a plain load and a plain store. Text with an instruction
//! that is not known becomes [`Inst::Unsupported`], which names it. Text that only waits is left as it is.

mod flags;
mod instructions;
mod lower;
mod operands;
mod text;

use crate::purity::only_waits;
use lower::Lowering;
use mazurka_ir::{Def, FuncId, Inst, Module, Unsupported, ValueId};
use operands::Operands;

/// Replaces the inline assembly of a function.
pub fn lower_assembly(module: &mut Module, function: FuncId) {
    let f = module.function(function);
    let is_code =
        |id: &ValueId| matches!(f.inst(*id), Some(Inst::InlineAsm { asm, .. }) if !only_waits(asm));
    let found: Vec<ValueId> = f
        .order
        .iter()
        .flat_map(|block| f.block(*block).insts.iter().copied())
        .filter(is_code)
        .collect();
    for id in found {
        let (asm, constraints, args) = match module.function(function).inst(id) {
            Some(Inst::InlineAsm { asm, constraints, args, .. }) => {
                (asm.clone(), constraints.clone(), args.clone())
            }
            _ => continue,
        };
        let lowered = text::parse(&asm).and_then(|statements| {
            let operands = Operands::new(&constraints, &args)?;
            Lowering::new(module, function, id, operands).run(&statements)
        });
        match lowered {
            Ok(insts) => replace(module, function, id, insts),
            Err(what) => {
                let construct = format!("{what} in inline assembly").into();
                let loc = module.function(function).value(id).loc;
                let reason = Box::new(Unsupported { line: 0, construct, loc });
                module.function_mut(function).value_mut(id).def =
                    Def::Inst(Inst::Unsupported { reason });
            }
        }
    }
}

/// Puts instructions where the assembly was, the last of which has its result.
fn replace(module: &mut Module, function: FuncId, id: ValueId, insts: Vec<ValueId>) {
    let f = module.function_mut(function);
    let Some(block) = f.inst_blocks()[id.index()] else { return };
    let list = &mut f.block_mut(block).insts;
    if let Some(at) = list.iter().position(|inst| *inst == id) {
        list.splice(at..=at, insts);
    }
}
