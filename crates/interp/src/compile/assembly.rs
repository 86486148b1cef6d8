//! Inline assembly: text that does nothing but keep the compiler from knowing a value.

use super::function::Body;
use crate::code::{Access, AccessKind, Instr, Reg};
use crate::externals::construct_hint;
use mazurka_ir::{Arg, CastKind, Operand, TypeId};
use mazurka_passes::only_waits;
use mazurka_trace::MemoryOrder;

/// An output of inline assembly.
#[derive(Clone, Copy)]
enum Output {
    /// A part of the result.
    Result { dst: Reg, ty: TypeId },
    /// What this address points to.
    Memory(Operand),
}

impl Body<'_, '_> {
    /// Inline assembly that does nothing: an output has the value of the input that is tied to it
    /// (`"+r"(x)`), memory keeps its value (`"+m"(x)`). Any other is refused.
    pub(super) fn inline_asm(&mut self, dst: Reg, ty: TypeId, asm: &str, parts: (&str, &[Arg])) {
        if !only_waits(asm) {
            return self.refuse(format!("asm(\"{asm}\")"), construct_hint("inline assembly"));
        }
        let (constraints, args) = parts;
        let mut args = args.iter();
        let results = constraints.split(',').filter(|c| is_result(c)).count();
        let mut outputs = Vec::new();
        let mut written = vec![false; results];
        for constraint in constraints.split(',') {
            if is_result(constraint) {
                let index = outputs.iter().filter(|o| matches!(o, Output::Result { .. })).count();
                outputs.push(self.asm_result(dst, ty, (results > 1).then_some(index as u32)));
            } else if constraint.starts_with('=') {
                outputs.extend(args.next().map(|arg| Output::Memory(arg.value)));
            } else if !constraint.starts_with('~') {
                let Some(arg) = args.next() else { break };
                let output =
                    constraint.parse().ok().and_then(|k: usize| Some((k, *outputs.get(k)?)));
                let Some((k, output)) = output else { continue };
                self.tie(output, arg.value);
                let before = outputs[..k].iter();
                if matches!(output, Output::Result { .. }) {
                    written[before.filter(|o| matches!(o, Output::Result { .. })).count()] = true;
                }
            }
        }
        if written.contains(&false) {
            let what = format!("an output that nothing sets, of asm(\"{asm}\"),");
            self.refuse(what, "tie an input to it, as in \"+r\"(x)");
        }
    }

    /// The result, or this part of it.
    fn asm_result(&self, dst: Reg, ty: TypeId, part: Option<u32>) -> Output {
        let Some(part) = part else { return Output::Result { dst, ty } };
        let (first, ty) = self.leaf(ty, &[part]);
        Output::Result { dst: dst + first, ty }
    }

    /// An output gets the value of an input.
    fn tie(&mut self, output: Output, value: Operand) {
        let from = self.type_of(value);
        let sources = self.sources(value);
        match output {
            Output::Result { dst, ty } => {
                let leaves = self.leaves(ty).into_iter().zip(self.leaves(from)).zip(sources);
                for (k, (((_, to), (_, from)), a)) in leaves.enumerate() {
                    let (dst, from, to) = (dst + k as u32, self.width(from), self.width(to));
                    match to < from {
                        true => {
                            self.emit(Instr::Convert { kind: CastKind::Trunc, from, to, dst, a });
                        }
                        false => self.emit(Instr::Copy { dst, src: a }),
                    }
                }
            }
            Output::Memory(ptr) => {
                let ptr = self.source(ptr);
                for ((offset, leaf), a) in self.leaves(from).into_iter().zip(sources) {
                    let ptr = self.offset(ptr, offset);
                    let access = self.access(AccessKind::Store, ptr, leaf);
                    self.push_access(Access { a, ..access }, MemoryOrder::Plain);
                }
            }
        }
    }
}

/// Whether a constraint is that of an output which is a part of the result.
fn is_result(constraint: &str) -> bool {
    constraint.strip_prefix('=').is_some_and(|rest| !rest.trim_start_matches('&').starts_with('*'))
}
