//! Functions: parameters, blocks and the arena of values.

use crate::debug::Variable;
use crate::ids::{BlockId, ConstId, LocId, ScopeId, TypeId, ValueId};
use crate::inst::{Inst, Operand, Passing};
use crate::lists::Lists;
use crate::ops::Linkage;
use std::collections::BTreeMap;

/// Something that a part of the input needs and this crate does not offer.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Unsupported {
    /// The line of the text that it is on.
    pub line: u32,
    /// What it is, such as "vector type <4 x i32>".
    pub construct: Box<str>,
    /// Where it comes from in the source.
    pub loc: Option<LocId>,
}

/// A parameter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Param {
    /// The type.
    pub ty: TypeId,
    /// How it is passed.
    pub passing: Passing,
}

/// Where a value comes from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Def {
    /// The parameter with this number.
    Param(u32),
    /// An instruction.
    Inst(Inst),
}

/// A parameter or an instruction with what is said about it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Value {
    /// Where it comes from.
    pub def: Def,
    /// The type of the result, `void` if there is none.
    pub ty: TypeId,
    /// The name without `%`, if it has one.
    pub name: Option<Box<str>>,
    /// The place in the source.
    pub loc: Option<LocId>,
}

/// A basic block.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Block {
    /// The name without `%`, if it has one.
    pub name: Option<Box<str>>,
    /// The instructions; phis first, one terminator last.
    pub insts: Vec<ValueId>,
}

/// A function, defined or only declared.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Function {
    /// The name without `@`.
    pub name: Box<str>,
    /// The function type.
    pub ty: TypeId,
    /// What is returned.
    pub ret: TypeId,
    /// The parameters; the first values of the arena of a definition.
    pub params: Vec<Param>,
    /// Whether more arguments may follow.
    pub variadic: bool,
    /// How it meets others of the same name.
    pub linkage: Linkage,
    /// Whether there is a body (which may be unsupported).
    pub defined: bool,
    /// Why the body cannot be used; there are no blocks then.
    pub unsupported: Option<Unsupported>,
    /// The name and place in the source.
    pub scope: Option<ScopeId>,
    /// The routine that unwinding asks what to do.
    pub personality: Option<ConstId>,
    /// The source variables that live in values: allocas that hold one, values that are one.
    pub variables: BTreeMap<ValueId, Variable>,
    /// The order of the blocks, the entry first; blocks not listed are deleted.
    pub order: Vec<BlockId>,
    blocks: Vec<Block>,
    values: Vec<Value>,
}

impl Function {
    /// A function without a body.
    pub fn new(name: &str, ty: TypeId, ret: TypeId, params: Vec<Param>) -> Function {
        Function {
            name: name.into(),
            ty,
            ret,
            params,
            variadic: false,
            linkage: Linkage::External,
            defined: false,
            unsupported: None,
            scope: None,
            personality: None,
            variables: BTreeMap::new(),
            order: Vec::new(),
            blocks: Vec::new(),
            values: Vec::new(),
        }
    }

    /// The block in which execution starts, if there is a body that can be used.
    pub fn entry(&self) -> Option<BlockId> {
        self.order.first().copied()
    }

    /// The value of the parameter with this number.
    pub fn param(&self, number: usize) -> ValueId {
        ValueId::new(number)
    }

    /// A block.
    pub fn block(&self, id: BlockId) -> &Block {
        &self.blocks[id.index()]
    }

    /// A block, to be changed.
    pub fn block_mut(&mut self, id: BlockId) -> &mut Block {
        &mut self.blocks[id.index()]
    }

    /// The size of the arena of blocks: ids are below it.
    pub fn block_count(&self) -> usize {
        self.blocks.len()
    }

    /// A value.
    pub fn value(&self, id: ValueId) -> &Value {
        &self.values[id.index()]
    }

    /// A value, to be changed.
    pub fn value_mut(&mut self, id: ValueId) -> &mut Value {
        &mut self.values[id.index()]
    }

    /// The size of the arena of values: ids are below it.
    pub fn value_count(&self) -> usize {
        self.values.len()
    }

    /// The instruction with this id, `None` for a parameter.
    pub fn inst(&self, id: ValueId) -> Option<&Inst> {
        match &self.value(id).def {
            Def::Inst(inst) => Some(inst),
            Def::Param(_) => None,
        }
    }

    /// The instruction with this id, to be changed.
    pub fn inst_mut(&mut self, id: ValueId) -> Option<&mut Inst> {
        match &mut self.value_mut(id).def {
            Def::Inst(inst) => Some(inst),
            Def::Param(_) => None,
        }
    }

    /// The blocks in order, with their ids.
    pub fn blocks(&self) -> impl Iterator<Item = (BlockId, &Block)> {
        self.order.iter().map(|&id| (id, self.block(id)))
    }

    /// The instructions of a block, with their ids.
    pub fn insts(&self, block: BlockId) -> impl Iterator<Item = (ValueId, &Inst)> {
        self.block(block).insts.iter().filter_map(|&id| Some((id, self.inst(id)?)))
    }

    /// The last instruction of a block, if it is a terminator.
    pub fn terminator(&self, block: BlockId) -> Option<(ValueId, &Inst)> {
        let &last = self.block(block).insts.last()?;
        let inst = self.inst(last)?;
        inst.is_terminator().then_some((last, inst))
    }

    /// The blocks that may follow a block, each once.
    pub fn successors(&self, block: BlockId) -> Vec<BlockId> {
        let mut list = Vec::new();
        self.push_successors(block, &mut list);
        list
    }

    /// Adds the blocks that may follow a block to a list, each once.
    pub(crate) fn push_successors(&self, block: BlockId, list: &mut Vec<BlockId>) {
        let start = list.len();
        if let Some((_, inst)) = self.terminator(block) {
            inst.for_each_successor(|b| list.push(b));
        }
        match &mut list[start..] {
            [] | [_] => {}
            [a, b] if *a == *b => list.truncate(start + 1),
            [a, b] if *a > *b => std::mem::swap(a, b),
            [_, _] => {}
            // Switches may name thousands of blocks; sorting keeps this near linear.
            _ => {
                let mut sorted = list.split_off(start);
                sorted.sort_unstable();
                sorted.dedup();
                list.append(&mut sorted);
            }
        }
    }

    /// For each block id, the blocks that may follow it, each once.
    pub fn all_successors(&self) -> Lists<BlockId> {
        let mut lists = Lists::new(self.block_count());
        for &block in &self.order {
            lists.fill(block.index(), |list| self.push_successors(block, list));
        }
        lists
    }

    /// For each block id, the blocks that it may follow, each once.
    pub fn predecessors(&self) -> Lists<BlockId> {
        let successors = self.all_successors();
        Lists::grouped(self.block_count(), |put| {
            for &from in &self.order {
                // What is not well-formed may lead to blocks that there are not.
                let known =
                    successors[from.index()].iter().filter(|to| to.index() < successors.len());
                known.for_each(|to| put(to.index(), from));
            }
        })
    }

    /// For each value id, the block it is in; `None` for parameters and deleted instructions.
    pub fn inst_blocks(&self) -> Vec<Option<BlockId>> {
        let mut list = vec![None; self.values.len()];
        for (id, block) in self.blocks() {
            for inst in &block.insts {
                list[inst.index()] = Some(id);
            }
        }
        list
    }

    /// Adds a value to the arena without putting it into a block.
    pub fn add_value(&mut self, value: Value) -> ValueId {
        let id = ValueId::new(self.values.len());
        self.values.push(value);
        id
    }

    /// Adds an instruction to the arena without putting it into a block.
    pub fn add_inst(&mut self, inst: Inst, ty: TypeId, loc: Option<LocId>) -> ValueId {
        self.add_value(Value { def: Def::Inst(inst), ty, name: None, loc })
    }

    /// Adds a block to the arena without putting it into the order.
    pub fn add_block(&mut self, name: Option<&str>) -> BlockId {
        let id = BlockId::new(self.blocks.len());
        self.blocks.push(Block { name: name.map(Into::into), insts: Vec::new() });
        id
    }

    /// Adds an instruction and puts it at `position` of a block.
    pub fn insert(
        &mut self,
        block: BlockId,
        position: usize,
        inst: Inst,
        ty: TypeId,
        loc: Option<LocId>,
    ) -> ValueId {
        let id = self.add_inst(inst, ty, loc);
        self.block_mut(block).insts.insert(position, id);
        id
    }

    /// Adds an instruction at the end of a block.
    pub fn push(&mut self, block: BlockId, inst: Inst, ty: TypeId, loc: Option<LocId>) -> ValueId {
        self.insert(block, self.block(block).insts.len(), inst, ty, loc)
    }

    /// Replaces each operand that is `from`, in all blocks, by `to`.
    pub fn replace_uses(&mut self, from: ValueId, to: Operand) {
        self.map_operands(|operand| if operand == Operand::Value(from) { to } else { operand });
    }

    /// Replaces every operand of every instruction by what `f` makes of it, in one walk.
    pub fn map_operands(&mut self, mut f: impl FnMut(Operand) -> Operand) {
        for value in &mut self.values {
            if let Def::Inst(inst) = &mut value.def {
                inst.for_each_operand_mut(|operand| *operand = f(*operand));
            }
        }
    }

    /// Moves the instructions of a block from `position` on into a new block, which follows it.
    ///
    /// The caller gives the first half a terminator. Phis of the successors name the new block.
    pub fn split_block(&mut self, block: BlockId, position: usize, name: Option<&str>) -> BlockId {
        let tail = self.add_block(name);
        self.block_mut(tail).insts = self.block_mut(block).insts.split_off(position);
        let at = self.order.iter().position(|b| *b == block).map_or(self.order.len(), |i| i + 1);
        self.order.insert(at, tail);
        for successor in self.successors(tail) {
            self.rename_incoming(successor, block, tail);
        }
        tail
    }

    /// In the phis of a block, lets what came from `from` come from `to`.
    pub fn rename_incoming(&mut self, block: BlockId, from: BlockId, to: BlockId) {
        for i in 0..self.block(block).insts.len() {
            let id = self.block(block).insts[i];
            let Some(Inst::Phi { incoming, .. }) = self.inst_mut(id) else { continue };
            for (_, source) in incoming.iter_mut().filter(|(_, source)| *source == from) {
                *source = to;
            }
        }
    }

    /// Drops the body, leaving the reason.
    pub fn set_unsupported(&mut self, reason: Unsupported) {
        self.unsupported = Some(reason);
        self.variables.clear();
        self.order.clear();
        self.blocks.clear();
        self.values.clear();
    }
}
