//! Functions: registers for values, code for blocks, copies for phis.

use super::Compiler;
use super::memory::order_of;
use super::values::LARGEST_VALUE;
use crate::code::{FunctionCode, Instr, Reg, Src, SwitchTable, Trap};
use crate::library::Builtin;
use mazurka_ir::{BlockId, ConstId, FuncId, Function, Inst, LocId, Operand, ValueId};
use rustc_hash::FxHashMap;

/// A function while it is compiled.
pub(crate) struct Body<'c, 'm> {
    pub(crate) compiler: &'c mut Compiler<'m>,
    pub(crate) function: &'m Function,
    pub(crate) id: FuncId,
    pub(crate) code: FunctionCode,
    /// For each value its first register.
    registers: Vec<Reg>,
    /// Where blocks and the copies on edges begin.
    labels: FxHashMap<Label, u32>,
    /// The labels that jumps name by number until `patch`.
    jumps: Vec<Label>,
    /// Edges whose copies are still to be emitted.
    edges: Vec<(BlockId, BlockId)>,
    pub(crate) loc: Option<LocId>,
    /// What the next access waits for.
    pub(crate) next_await: Option<u32>,
    /// For each value whether some instruction reads it.
    used: Vec<bool>,
    /// For each value whether it is taken apart.
    taken_apart: Vec<bool>,
}

/// A position in the code that jumps go to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Label {
    Block(BlockId),
    Edge(BlockId, BlockId),
    /// Where the computed goto at this position goes if its address is that of no block.
    Nowhere(u32),
}

impl<'m> Compiler<'m> {
    /// Compiles a function that has a body.
    pub(crate) fn function(&mut self, id: FuncId) -> FunctionCode {
        let function = self.module.function(id);
        let code = FunctionCode::default();
        let mut body = Body {
            compiler: self,
            function,
            id,
            code,
            registers: Vec::new(),
            labels: FxHashMap::default(),
            jumps: Vec::new(),
            edges: Vec::new(),
            loc: None,
            next_await: None,
            used: used(function),
            taken_apart: Vec::new(),
        };
        body.taken_apart = body.find_taken_apart();
        body.assign_registers();
        for block in function.order.clone() {
            body.block(block);
        }
        while let Some((from, to)) = body.edges.pop() {
            body.edge(from, to);
        }
        body.patch();
        body.code
    }
}

impl<'m> Body<'_, 'm> {
    fn assign_registers(&mut self) {
        let mut next = 0;
        for index in 0..self.function.value_count() {
            self.registers.push(next);
            self.refuse_if_too_large(ValueId::new(index));
            next += self.leaves(self.function.value(ValueId::new(index)).ty).len() as u32;
            if index + 1 == self.function.params.len() {
                self.code.params = next;
            }
        }
        self.code.registers = next;
        if self.function.variadic {
            self.code.varargs = Some(self.temporary());
            self.temporary();
        }
    }

    fn refuse_if_too_large(&mut self, id: ValueId) {
        let value = self.function.value(id);
        let types = &self.compiler.module.types;
        if types.size_of(value.ty).is_some_and(|size| size > LARGEST_VALUE) {
            let message = format!("values of type {} are too large", types.display(value.ty));
            self.compiler.refuse(message, value.loc, "copy them with memcpy");
        }
    }

    /// Whether some instruction reads the value.
    pub(crate) fn is_used(&self, id: ValueId) -> bool {
        self.used[id.index()]
    }

    /// Whether some instruction does more with the value than move it as a whole.
    pub(crate) fn is_taken_apart(&self, id: ValueId) -> bool {
        self.taken_apart[id.index()]
    }

    /// A register for an intermediate result.
    pub(crate) fn temporary(&mut self) -> Reg {
        self.code.registers += 1;
        self.code.registers - 1
    }

    pub(crate) fn emit(&mut self, instr: Instr) {
        self.code.instrs.push(instr);
        self.code.locations.push(self.loc);
    }

    /// The first register of a value.
    pub(crate) fn register(&self, id: ValueId) -> Reg {
        self.registers[id.index()]
    }

    fn block(&mut self, block: BlockId) {
        self.labels.insert(Label::Block(block), self.code.instrs.len() as u32);
        for &id in &self.function.block(block).insts {
            let Some(inst) = self.function.inst(id) else { continue };
            self.loc = self.function.value(id).loc;
            let first = self.code.instrs.len() as u32;
            self.inst(block, id, inst);
            if let Inst::Call(_) | Inst::Invoke { .. } = inst {
                self.note_type_of_result(id, first);
            }
        }
    }

    /// What a call returns is kept in a pointer: if it allocates memory, this is what the memory is for.
    fn note_type_of_result(&mut self, id: ValueId, first: u32) {
        let Some(variable) = self.function.variables.get(&id) else { return };
        let pointee = |ty| self.compiler.module.debug.pointee(ty, 0);
        if let (false, Some(to)) = (variable.is_address, variable.ty.and_then(pointee)) {
            let instrs = first..self.code.instrs.len() as u32;
            self.compiler.code.heap_types.note_result(self.id.0, instrs, to);
        }
    }

    /// Where a jump along an edge goes: to the copies for its phis, if there are any.
    pub(super) fn jump(&mut self, from: BlockId, to: BlockId) -> u32 {
        let phis = self.function.insts(to).any(|(_, inst)| matches!(inst, Inst::Phi { .. }));
        let label = if phis { Label::Edge(from, to) } else { Label::Block(to) };
        if phis && !self.edges.contains(&(from, to)) {
            self.edges.push((from, to));
        }
        self.label_number(label)
    }

    /// A number for a label, to be replaced by its position in `patch`.
    fn label_number(&mut self, label: Label) -> u32 {
        self.jumps.push(label);
        self.jumps.len() as u32 - 1
    }

    /// The copies for the phis of an edge; all sources are read before any register is written.
    fn edge(&mut self, from: BlockId, to: BlockId) {
        self.labels.insert(Label::Edge(from, to), self.code.instrs.len() as u32);
        let mut copies: Vec<(Reg, Src)> = Vec::new();
        let mut undefined: Vec<(ValueId, ConstId)> = Vec::new();
        for (id, inst) in self.function.insts(to) {
            let Inst::Phi { incoming, .. } = inst else { break };
            let Some((value, _)) = incoming.iter().find(|(_, source)| *source == from) else {
                continue;
            };
            let first = self.register(id);
            if let Some(constant) = self.undefined_constant(*value) {
                undefined.push((id, constant));
                continue;
            }
            let sources = self.sources(*value);
            copies.extend(sources.into_iter().enumerate().map(|(k, src)| (first + k as u32, src)));
        }
        let overlap = copies.iter().enumerate().any(|(k, (_, src))| {
            let written = copies[..k].iter().map(|(dst, _)| Src::register(*dst));
            written.into_iter().any(|dst| dst == *src)
        });
        if overlap {
            for (_, src) in &mut copies {
                let dst = self.temporary();
                let from = std::mem::replace(src, Src::register(dst));
                self.emit(Instr::Copy { dst, src: from });
            }
        }
        for (dst, src) in copies {
            self.emit(Instr::Copy { dst, src });
        }
        for (id, constant) in undefined {
            let label = self.label(id);
            self.undefine(self.register(id), constant, label);
        }
        let target = self.label_number(Label::Block(to));
        self.emit(Instr::Jump(target));
    }

    fn terminator(&mut self, block: BlockId, inst: &Inst) {
        match inst {
            Inst::Br { target } => {
                let target = self.jump(block, *target);
                self.emit(Instr::Jump(target));
            }
            Inst::CondBr { condition, then, otherwise } => {
                self.reach_assertion([*then, *otherwise]);
                let condition = self.source(*condition);
                let (then, otherwise) = (self.jump(block, *then), self.jump(block, *otherwise));
                self.emit(Instr::Branch { condition, then, otherwise });
            }
            Inst::Switch { value, default, cases } => {
                self.width(self.type_of(*value));
                let value = self.source(*value);
                let default = self.jump(block, *default);
                let mut list: Vec<(u64, u32)> = Vec::new();
                for (case, target) in cases {
                    list.push((*case as u64, self.jump(block, *target)));
                }
                list.sort_unstable_by_key(|(case, _)| *case);
                let table = SwitchTable { value, default, cases: list };
                self.compiler.code.switches.push(table);
                self.emit(Instr::Switch(self.compiler.code.switches.len() as u32 - 1));
            }
            Inst::IndirectBr { address, targets } => self.indirect_branch(block, *address, targets),
            Inst::Ret { value } => {
                self.end_locals();
                let values = value.map_or(Vec::new(), |value| self.sources(value));
                self.compiler.code.returns.push(values);
                self.emit(Instr::Return(self.compiler.code.returns.len() as u32 - 1));
            }
            Inst::Resume { value } => self.resume(*value),
            _ => self.emit(Instr::Trap(Trap::Unreachable)),
        }
    }

    /// A computed goto: a choice among the addresses of blocks.
    fn indirect_branch(&mut self, from: BlockId, address: Operand, to: &[(Box<str>, BlockId)]) {
        let value = self.source(address);
        let nowhere = Label::Nowhere(self.code.instrs.len() as u32);
        let default = self.label_number(nowhere);
        let mut cases: Vec<(u64, u32)> = Vec::new();
        for (name, target) in to {
            // A block whose address nobody takes cannot be meant.
            if let Some(address) = self.compiler.label_address(self.id, name) {
                cases.push((address, self.jump(from, *target)));
            }
        }
        cases.sort_unstable_by_key(|(case, _)| *case);
        self.compiler.code.switches.push(SwitchTable { value, default, cases });
        self.emit(Instr::Switch(self.compiler.code.switches.len() as u32 - 1));
        self.labels.insert(nowhere, self.code.instrs.len() as u32);
        self.emit(Instr::Trap(Trap::NoLabel));
    }

    /// The function returns: its variables that other threads may see are gone. Main's frame is
    /// treated like any other, although the other threads run on.
    fn end_locals(&mut self) {
        for block in &self.function.order {
            for (id, inst) in self.function.insts(*block) {
                let alloca = matches!(inst, Inst::Alloca { .. });
                if alloca && !self.compiler.privacy.is_private(self.id, id) {
                    self.emit(Instr::LifetimeEnd(Src::register(self.register(id))));
                }
            }
        }
    }

    fn inst(&mut self, block: BlockId, id: ValueId, inst: &'m Inst) {
        let dst = self.register(id);
        let ty = self.function.value(id).ty;
        match inst {
            Inst::Binary { .. }
            | Inst::FBinary { .. }
            | Inst::FNeg { .. }
            | Inst::ICmp { .. }
            | Inst::FCmp { .. } => self.arithmetic(dst, ty, inst),
            Inst::Cast { kind, value, .. } => self.cast(id, *kind, *value),
            Inst::Select { condition, then, otherwise, .. } => {
                self.select(dst, *condition, [*then, *otherwise]);
            }
            Inst::ExtractElement { .. }
            | Inst::InsertElement { .. }
            | Inst::ShuffleVector { .. } => self.vector(id, inst),
            Inst::Freeze { value } => self.freeze(dst, *value),
            Inst::ExtractValue { aggregate, indices } => {
                let sources = self.sources(*aggregate);
                let (first, part) = self.leaf(self.type_of(*aggregate), indices);
                for k in 0..self.leaves(part).len() as u32 {
                    self.emit(Instr::Copy { dst: dst + k, src: sources[(first + k) as usize] });
                }
            }
            Inst::InsertValue { aggregate, value, indices } => {
                self.copy(dst, *aggregate);
                let (first, _) = self.leaf(self.type_of(*aggregate), indices);
                self.copy(dst + first, *value);
            }
            Inst::Fence { atomic } if self.compiler.fences && !atomic.single_thread => {
                self.mark(Builtin::Fence(order_of(atomic.ordering)));
            }
            Inst::LandingPad { .. } => self.emit(Instr::LandingPad(dst)),
            Inst::Phi { .. } | Inst::Fence { .. } => {}
            Inst::Alloca { .. }
            | Inst::Load { .. }
            | Inst::Store { .. }
            | Inst::Gep { .. }
            | Inst::AtomicRmw { .. }
            | Inst::CmpXchg(_) => self.memory(id, inst),
            Inst::Call(call) => self.call(id, call),
            Inst::Invoke { call, normal, unwind } => {
                self.invoke(block, id, call, [*normal, *unwind]);
            }
            Inst::InlineAsm { asm, constraints, args, .. } => {
                self.inline_asm(dst, ty, asm, (constraints, args));
            }
            Inst::Unsupported { reason } => self.refuse_construct(reason),
            Inst::VaArg { .. } => {
                self.refuse("the instruction va_arg", "compile with clang for x86-64");
            }
            _ => self.terminator(block, inst),
        }
    }

    pub(super) fn copy(&mut self, dst: Reg, value: Operand) {
        if let Some(constant) = self.undefined_constant(value) {
            return self.undefine(dst, constant, None);
        }
        for (k, src) in self.sources(value).into_iter().enumerate() {
            self.emit(Instr::Copy { dst: dst + k as u32, src });
        }
    }

    /// Replaces numbers of labels by their positions.
    fn patch(&mut self) {
        let labels = std::mem::take(&mut self.jumps);
        let patch = |number: &mut u32| {
            *number =
                labels.get(*number as usize).and_then(|l| self.labels.get(l)).copied().unwrap_or(0);
        };
        for instr in &mut self.code.instrs {
            match instr {
                Instr::Jump(to) => patch(to),
                Instr::Branch { then, otherwise, .. } => {
                    patch(then);
                    patch(otherwise);
                }
                Instr::Switch(table) => {
                    let table = &mut self.compiler.code.switches[*table as usize];
                    patch(&mut table.default);
                    table.cases.iter_mut().for_each(|(_, to)| patch(to));
                }
                Instr::Landing(landing) => {
                    let landing = &mut self.compiler.code.landings[*landing as usize];
                    patch(&mut landing.normal);
                    patch(&mut landing.pad);
                }
                _ => {}
            }
        }
    }
}

/// For each value whether some instruction reads it.
fn used(function: &Function) -> Vec<bool> {
    let mut used = vec![false; function.value_count()];
    for (block, _) in function.blocks() {
        for (_, inst) in function.insts(block) {
            inst.for_each_operand(|operand| {
                if let Operand::Value(id) = operand {
                    used[id.index()] = true;
                }
            });
        }
    }
    used
}
