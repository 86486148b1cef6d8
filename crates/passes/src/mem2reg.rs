//! Local variables become values.
//!
//! A variable whose address is used by loads and stores alone cannot be seen by other code. It is
//! replaced by the values that are stored into it, with phis where several of them meet.
//!
//! Method: Cytron, Ferrante, Rosen, Wegman, Zadeck, "Efficiently Computing Static Single Assignment
//! Form and the Control Dependence Graph". Phis go to the iterated dominance frontier of the
//! stores, but only where the variable is still read later; then one walk over the dominator tree
//! replaces loads. A read before any store is `undef`; one that no store can reach stays in memory.
//!
//! Reads and writes may be of another type of the same width: compilers move pointers through
//! atomic operations as integers. A cast replaces what memory did.

use crate::edit::{Replacements, delete, is_lifetime_marker, remove_unreachable, scalar_bits};
use mazurka_ir::{
    BlockId, CastKind, Const, Dominators, Flags, FuncId, Function, Inst, Lists, LocId, Module,
    Operand, Type, TypeId, ValueId, Variable,
};

/// What [`promote`] has done.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Promoted {
    /// The variables that became values.
    pub allocas: usize,
    /// The phis that were inserted.
    pub phis: usize,
}

/// A variable that becomes values.
struct Slot {
    alloca: ValueId,
    ty: TypeId,
    /// The blocks that store into it.
    defs: Vec<BlockId>,
    /// The blocks that read what was stored before them.
    exposed: Vec<BlockId>,
}

/// Promotes all variables of a function that can be; unreachable blocks are removed first.
pub fn promote(module: &mut Module, function: FuncId) -> Promoted {
    remove_unreachable(module.function_mut(function));
    let slots = find_slots(module, function);
    if slots.is_empty() {
        return Promoted::default();
    }
    let f = module.function(function);
    let dominators = Dominators::new(f);
    let mut slot_of = vec![None; f.value_count()];
    for (number, slot) in slots.iter().enumerate() {
        slot_of[slot.alloca.index()] = Some(number);
    }
    let slots = find_accesses(f, slots, &slot_of);
    let phis = place_phis(module.function_mut(function), &slots, &dominators);
    let count = phis.iter().map(Vec::len).sum();
    let promoted = Promoted { allocas: slots.len(), phis: count };
    let undef = slots.iter().map(|s| module.consts.intern(Const::Undef(s.ty)).into()).collect();
    let markers = lifetime_markers(module, function, &slot_of);
    let f = module.function(function);
    let mut rename = Rename {
        doomed: vec![false; f.value_count()],
        kept: vec![false; slots.len()],
        replacements: Replacements::new(f),
        current: undef,
        undo: Vec::new(),
        slots,
        slot_of,
        phis,
        module,
        function,
    };
    rename.walk(&dominators);
    let Rename { mut doomed, replacements, .. } = rename;
    markers.into_iter().for_each(|id| doomed[id.index()] = true);
    let f = module.function_mut(function);
    replacements.apply(f);
    delete(f, &doomed);
    promoted
}

/// The allocas of one scalar whose address is used in no other way than loads and stores do.
fn find_slots(module: &Module, function: FuncId) -> Vec<Slot> {
    let f = module.function(function);
    let mut types: Vec<Option<TypeId>> = vec![None; f.value_count()];
    let mut order = Vec::new();
    for &block in &f.order {
        for (id, inst) in f.insts(block) {
            if let Some(ty) = scalar_alloca(module, inst) {
                types[id.index()] = Some(ty);
                order.push(id);
            }
        }
    }
    for &block in &f.order {
        for (id, inst) in f.insts(block) {
            inst.for_each_operand(|operand| {
                let Operand::Value(value) = operand else { return };
                let Some(ty) = types[value.index()] else { return };
                if !is_plain_access(module, f, id, inst, operand, ty) {
                    types[value.index()] = None;
                }
            });
        }
    }
    let slot = |alloca: ValueId| {
        let ty = types[alloca.index()]?;
        Some(Slot { alloca, ty, defs: Vec::new(), exposed: Vec::new() })
    };
    order.into_iter().filter_map(slot).collect()
}

/// The type, if this makes room for one value that a register can hold.
fn scalar_alloca(module: &Module, inst: &Inst) -> Option<TypeId> {
    let Inst::Alloca { ty, count, .. } = inst else { return None };
    let Const::Int { value: 1, .. } = module.consts.get(count.constant()?) else { return None };
    scalar_bits(&module.types, *ty).map(|_| *ty)
}

/// Whether the only thing an instruction does with `address` is to read or write a whole `ty`.
fn is_plain_access(
    module: &Module,
    f: &Function,
    id: ValueId,
    inst: &Inst,
    address: Operand,
    ty: TypeId,
) -> bool {
    let bits = |ty| scalar_bits(&module.types, ty);
    match inst {
        Inst::Load { volatile: false, .. } => bits(f.value(id).ty) == bits(ty),
        Inst::Store { value, volatile: false, .. } => {
            *value != address && bits(module.type_of(f, *value)) == bits(ty)
        }
        _ => is_lifetime_marker(module, inst),
    }
}

/// The markers that say where promoted variables live, which are not needed any more.
fn lifetime_markers(module: &Module, function: FuncId, slot_of: &[Option<usize>]) -> Vec<ValueId> {
    let f = module.function(function);
    let mut markers = Vec::new();
    for &block in &f.order {
        for (id, inst) in f.insts(block) {
            let mut about = false;
            inst.for_each_operand(|operand| about |= slot_number(slot_of, operand).is_some());
            if about && is_lifetime_marker(module, inst) {
                markers.push(id);
            }
        }
    }
    markers
}

fn slot_number(slot_of: &[Option<usize>], operand: Operand) -> Option<usize> {
    slot_of.get(operand.value()?.index()).copied().flatten()
}

/// Which blocks write each slot, and which read what others wrote.
fn find_accesses(f: &Function, mut slots: Vec<Slot>, slot_of: &[Option<usize>]) -> Vec<Slot> {
    for &block in &f.order {
        for (_, inst) in f.insts(block) {
            let (ptr, is_store) = match inst {
                Inst::Load { ptr, .. } => (*ptr, false),
                Inst::Store { ptr, .. } => (*ptr, true),
                _ => continue,
            };
            let Some(number) = slot_number(slot_of, ptr) else { continue };
            let slot = &mut slots[number];
            let written = slot.defs.last() == Some(&block);
            if is_store && !written {
                slot.defs.push(block);
            } else if !is_store && !written && slot.exposed.last() != Some(&block) {
                slot.exposed.push(block);
            }
        }
    }
    slots
}

/// Inserts empty phis; for each block, which slots they belong to.
fn place_phis(
    f: &mut Function,
    slots: &[Slot],
    dominators: &Dominators,
) -> Vec<Vec<(usize, ValueId)>> {
    let frontiers = dominators.frontiers();
    let predecessors = f.predecessors();
    let mut phis = vec![Vec::new(); f.block_count()];
    for (number, slot) in slots.iter().enumerate() {
        let live = live_blocks(slot, &predecessors);
        let mut placed = vec![false; f.block_count()];
        let mut work = slot.defs.clone();
        while let Some(block) = work.pop() {
            for &meet in &frontiers[block.index()] {
                if !live[meet.index()] || std::mem::replace(&mut placed[meet.index()], true) {
                    continue;
                }
                let phi = Inst::Phi { flags: Flags::default(), incoming: Vec::new() };
                let phi = f.insert(meet, 0, phi, slot.ty, None);
                name_phi(f, phi, slot.alloca);
                phis[meet.index()].push((number, phi));
                work.push(meet);
            }
        }
    }
    phis
}

/// The blocks at whose start the content of the slot may still be read.
fn live_blocks(slot: &Slot, predecessors: &Lists<BlockId>) -> Vec<bool> {
    let mut live = vec![false; predecessors.len()];
    let mut written = vec![false; predecessors.len()];
    slot.defs.iter().for_each(|block| written[block.index()] = true);
    let mut work = slot.exposed.clone();
    slot.exposed.iter().for_each(|block| live[block.index()] = true);
    while let Some(block) = work.pop() {
        for &before in &predecessors[block.index()] {
            if !written[before.index()] && !std::mem::replace(&mut live[before.index()], true) {
                work.push(before);
            }
        }
    }
    live
}

/// In traces, a phi has the name of the variable that it replaces.
fn name_phi(f: &mut Function, phi: ValueId, alloca: ValueId) {
    f.value_mut(phi).name = f.value(alloca).name.clone();
    name_content(f, phi, alloca);
}

/// Remembers that a value is the content of the variable of an alloca, unless it is another's.
fn name_content(f: &mut Function, value: ValueId, alloca: ValueId) {
    if let Some(variable) = f.variables.get(&alloca) {
        let content = Variable { is_address: false, ..variable.clone() };
        f.variables.entry(value).or_insert(content);
    }
}

/// The walk over the dominator tree.
struct Rename<'m> {
    module: &'m mut Module,
    function: FuncId,
    slots: Vec<Slot>,
    slot_of: Vec<Option<usize>>,
    phis: Vec<Vec<(usize, ValueId)>>,
    /// What each slot holds where the walk is.
    current: Vec<Operand>,
    /// What the slots held before, to be restored on the way back.
    undo: Vec<(usize, Operand)>,
    replacements: Replacements,
    doomed: Vec<bool>,
    /// The slots whose allocas are still needed.
    kept: Vec<bool>,
}

/// A step of the walk; it keeps its own stack, since trees may be very deep.
enum Visit {
    Enter(BlockId),
    Leave { undo: usize },
}

impl Rename<'_> {
    fn walk(&mut self, dominators: &Dominators) {
        let mut children = vec![Vec::new(); self.phis.len()];
        for &block in dominators.reverse_postorder() {
            if let Some(parent) = dominators.immediate(block) {
                children[parent.index()].push(block);
            }
        }
        let mut stack: Vec<Visit> = Vec::new();
        stack.extend(dominators.reverse_postorder().first().map(|entry| Visit::Enter(*entry)));
        while let Some(step) = stack.pop() {
            match step {
                Visit::Enter(block) => {
                    stack.push(Visit::Leave { undo: self.undo.len() });
                    stack.extend(children[block.index()].iter().map(|child| Visit::Enter(*child)));
                    self.block(block);
                }
                Visit::Leave { undo } => {
                    for (slot, before) in self.undo.drain(undo..).rev() {
                        self.current[slot] = before;
                    }
                }
            }
        }
        let gone = self.slots.iter().zip(&self.kept).filter(|(_, kept)| !**kept);
        gone.for_each(|(slot, _)| self.doomed[slot.alloca.index()] = true);
    }

    /// Whether nothing was stored into a variable of the source where the walk is. Such a read stays as it
    /// is, so that whoever executes it knows the variable.
    fn is_never_written(&self, slot: usize) -> bool {
        let undefined =
            |id| matches!(self.module.consts.get(id), Const::Undef(_) | Const::Poison(_));
        let named = &self.module.function(self.function).variables;
        self.current[slot].constant().is_some_and(undefined)
            && named.contains_key(&self.slots[slot].alloca)
    }

    fn set(&mut self, slot: usize, value: Operand) {
        self.undo.push((slot, std::mem::replace(&mut self.current[slot], value)));
    }

    fn block(&mut self, block: BlockId) {
        for at in 0..self.phis[block.index()].len() {
            let (slot, phi) = self.phis[block.index()][at];
            self.set(slot, phi.into());
        }
        let insts =
            std::mem::take(&mut self.module.function_mut(self.function).block_mut(block).insts);
        for id in insts {
            self.inst(block, id);
            self.module.function_mut(self.function).block_mut(block).insts.push(id);
        }
        for next in self.module.function(self.function).successors(block) {
            for &(slot, phi) in &self.phis[next.index()] {
                let value = self.current[slot];
                let f = self.module.function_mut(self.function);
                if let Some(Inst::Phi { incoming, .. }) = f.inst_mut(phi) {
                    incoming.push((value, block));
                }
            }
        }
    }

    fn inst(&mut self, block: BlockId, id: ValueId) {
        let f = self.module.function(self.function);
        let loc = f.value(id).loc;
        match f.inst(id) {
            Some(Inst::Load { ptr, .. }) => {
                let Some(slot) = slot_number(&self.slot_of, *ptr) else { return };
                let ty = f.value(id).ty;
                if self.is_never_written(slot) {
                    self.kept[slot] = true;
                    return;
                }
                let value = self.coerce(block, self.current[slot], ty, loc);
                self.replacements.set(id, value);
            }
            Some(Inst::Store { ptr, value, .. }) => {
                let Some(slot) = slot_number(&self.slot_of, *ptr) else { return };
                let (alloca, ty) = (self.slots[slot].alloca, self.slots[slot].ty);
                let value = self.replacements.resolve(*value);
                let value = self.coerce(block, value, ty, loc);
                if let Operand::Value(value) = value {
                    name_content(self.module.function_mut(self.function), value, alloca);
                }
                self.set(slot, value);
            }
            _ => return,
        }
        self.doomed[id.index()] = true;
    }

    /// The same bits as a value of type `to`; casts go to the end of the block as it is so far.
    fn coerce(
        &mut self,
        block: BlockId,
        value: Operand,
        to: TypeId,
        loc: Option<LocId>,
    ) -> Operand {
        let from = self.module.type_of(self.module.function(self.function), value);
        if from == to {
            return value;
        }
        if let Operand::Const(constant) = value
            && let Const::Undef(_) = self.module.consts.get(constant)
        {
            return self.module.consts.intern(Const::Undef(to)).into();
        }
        let is_float = |ty| matches!(self.module.types.get(ty), Type::Float(_));
        let kind = match (from == TypeId::PTR, to == TypeId::PTR) {
            (true, false) if is_float(to) => {
                let number = self.cast(block, CastKind::PtrToInt, value, TypeId::I64, loc);
                return self.coerce(block, number, to, loc);
            }
            (false, true) if is_float(from) => {
                let number = self.cast(block, CastKind::BitCast, value, TypeId::I64, loc);
                return self.coerce(block, number, to, loc);
            }
            (true, false) => CastKind::PtrToInt,
            (false, true) => CastKind::IntToPtr,
            _ => CastKind::BitCast,
        };
        self.cast(block, kind, value, to, loc)
    }

    fn cast(
        &mut self,
        block: BlockId,
        kind: CastKind,
        value: Operand,
        to: TypeId,
        loc: Option<LocId>,
    ) -> Operand {
        let inst = Inst::Cast { kind, flags: Flags::default(), value };
        self.module.function_mut(self.function).push(block, inst, to, loc).into()
    }
}
