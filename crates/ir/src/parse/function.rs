//! Function bodies: blocks, names and operands.

use super::header::Body;
use super::lexer::{Name, Token};
use super::{Fail, Parse, Parser};
use crate::function::{Def, Function, Value};
use crate::ids::{BlockId, TypeId, ValueId};
use crate::inst::{Inst, Operand, Passing};
use crate::name::unescape_text;
use rustc_hash::FxHashMap;

/// Values or blocks by name or number.
struct Table<'a, Id> {
    names: FxHashMap<&'a str, Id>,
    numbers: Vec<Option<Id>>,
}

impl<'a, Id: Copy> Table<'a, Id> {
    fn new() -> Table<'a, Id> {
        Table { names: FxHashMap::default(), numbers: Vec::new() }
    }

    fn get(&self, key: Key<'a>) -> Option<Id> {
        match key {
            Key::Name(name) => self.names.get(name).copied(),
            Key::Number(number) => self.numbers.get(number as usize).copied().flatten(),
        }
    }

    fn insert(&mut self, key: Key<'a>, id: Id) {
        match key {
            Key::Name(name) => {
                self.names.insert(name, id);
            }
            Key::Number(number) => {
                let index = number as usize;
                if index >= self.numbers.len() {
                    self.numbers.resize(index + 1, None);
                }
                self.numbers[index] = Some(id);
            }
        }
    }
}

/// What a value or block is called.
#[derive(Clone, Copy)]
pub(crate) enum Key<'a> {
    Name(&'a str),
    Number(u32),
}

/// A source variable that was said to live in a value.
pub(crate) struct Binding<'a> {
    pub(crate) value: Name<'a>,
    pub(crate) variable: u32,
    pub(crate) is_address: bool,
}

/// The state of the parser within a body.
pub(crate) struct FnParser<'p, 'a> {
    pub(crate) p: &'p mut Parser<'a>,
    pub(crate) f: Function,
    values: Table<'a, ValueId>,
    blocks: Table<'a, BlockId>,
    /// For each value that was used but not defined yet, where that was.
    value_uses: Vec<Option<usize>>,
    /// For each block that was used but not defined yet, where that was.
    block_uses: Vec<Option<usize>>,
    /// The number of the next value or block without a name.
    next_number: u32,
    /// Numbers are dense, so none is larger than the body has bytes.
    max_number: u32,
    current: Option<BlockId>,
    /// Results of instructions that could not be read, whose types their uses tell.
    untyped: Vec<ValueId>,
    pub(crate) bindings: Vec<Binding<'a>>,
}

impl<'a> Parser<'a> {
    /// Reads a body into its function; an unsupported construct leaves its record there.
    pub(crate) fn function_body(&mut self, body: &Body<'a>) -> Parse<()> {
        let index = body.function.index();
        let f = self.module.functions[index].clone();
        let length = body.range.1 - body.range.0;
        let mut parser = FnParser {
            p: self,
            f,
            values: Table::new(),
            blocks: Table::new(),
            value_uses: Vec::new(),
            block_uses: Vec::new(),
            next_number: 0,
            max_number: u32::try_from(length + body.params.len()).unwrap_or(u32::MAX),
            current: None,
            untyped: Vec::new(),
            bindings: Vec::new(),
        };
        match parser.read(body) {
            Ok(()) => {
                let function = parser.f;
                self.module.functions[index] = function;
                Ok(())
            }
            Err(Fail::Unsupported(problem)) => {
                self.depth = 0;
                let rest = &self.lexer.text[problem.0..];
                let node = super::inst::debug_node(rest.lines().next().unwrap_or_default());
                let mut record = self.record(*problem);
                record.loc = node.and_then(|node| self.metadata.location(node));
                self.module.functions[index].set_unsupported(record);
                Ok(())
            }
            Err(fail) => Err(fail),
        }
    }
}

impl<'a> FnParser<'_, 'a> {
    fn read(&mut self, body: &Body<'a>) -> Parse<()> {
        self.p.jump(body.range.0);
        for (i, name) in body.params.iter().enumerate() {
            let param = &self.f.params[i];
            let (ty, passing) = (param.ty, param.passing);
            self.check_type(ty)?;
            let value = Value { def: Def::Param(i as u32), ty, name: None, loc: None };
            let id = self.f.add_value(value);
            self.value_uses.push(None);
            self.name_value(*name, id)?;
            if let Passing::ByVal(ty, _) = passing {
                self.check_sized(ty)?;
            }
        }
        if let Some(offset) = body.personality {
            self.p.jump(offset);
            self.f.personality = Some(self.p.typed_constant()?);
            self.p.jump(body.range.0);
        }
        while !self.p.accept(b'}') {
            self.line()?;
        }
        self.finish()
    }

    /// A label, a debug record or an instruction.
    fn line(&mut self) -> Parse<()> {
        match self.p.tok {
            Token::Label(name) => {
                self.start_block(Some(name))?;
                self.p.bump();
            }
            Token::Record(word) => {
                self.p.bump();
                self.debug_record(word)?;
            }
            Token::Word("uselistorder" | "uselistorder_bb") => {
                self.p.lexer.skip_line();
                self.p.bump();
            }
            Token::Eof => return self.p.expected("an instruction"),
            _ => self.instruction()?,
        }
        Ok(())
    }

    /// All that was used must have been defined.
    fn finish(&mut self) -> Parse<()> {
        if self.f.order.is_empty() {
            return self.p.expected("an instruction");
        }
        let value = self.value_uses.iter().flatten().min();
        let block = self.block_uses.iter().flatten().min();
        for (use_at, what) in [(value, "value"), (block, "block")] {
            if let Some(&at) = use_at {
                let message = format!("this {what} is never defined");
                return Err(Fail::Syntax(Box::new((at, message))));
            }
        }
        for binding in std::mem::take(&mut self.bindings) {
            let Ok(key) = self.key(binding.value) else { continue };
            let Some(value) = self.values.get(key) else { continue };
            if self.f.variables.contains_key(&value) {
                continue;
            }
            let variable = self.p.metadata.local_variable(binding.variable, binding.is_address);
            if let Some(variable) = variable {
                self.f.variables.insert(value, variable);
            }
        }
        Ok(())
    }

    fn key(&self, name: Name<'a>) -> Parse<Key<'a>> {
        match name.number() {
            Some(number) if number > self.max_number => self.p.fail("the number is too large"),
            Some(number) => Ok(Key::Number(number)),
            None => Ok(Key::Name(name.raw)),
        }
    }

    /// The key of something that is being defined; without a name it gets the next number.
    fn defining_key(&mut self, name: Option<Name<'a>>) -> Parse<Key<'a>> {
        let key = match name {
            Some(name) => self.key(name)?,
            None => Key::Number(self.next_number),
        };
        if let Key::Number(number) = key {
            self.next_number = number + 1;
        }
        Ok(key)
    }

    fn name_value(&mut self, name: Option<Name<'a>>, id: ValueId) -> Parse<()> {
        let key = self.defining_key(name)?;
        if self.values.get(key).is_some() {
            return self.p.fail("this name is defined twice");
        }
        if let Key::Name(raw) = key {
            self.f.value_mut(id).name = Some(unescape_text(raw).into());
        }
        self.values.insert(key, id);
        Ok(())
    }

    /// Adds an instruction that yields a value of this type (perhaps `void`).
    pub(crate) fn define(
        &mut self,
        name: Option<Name<'a>>,
        inst: Inst,
        ty: TypeId,
    ) -> Parse<ValueId> {
        let id = if ty == TypeId::VOID {
            if name.is_some() {
                return self.p.fail("this instruction has no result to be named");
            }
            self.new_value(inst, ty)
        } else {
            self.define_named(name, inst, ty)?
        };
        let block = match self.current {
            Some(block) => block,
            None => self.start_block(None)?,
        };
        self.f.block_mut(block).insts.push(id);
        if self.f.inst(id).is_some_and(Inst::is_terminator) {
            self.current = None;
        }
        Ok(id)
    }

    /// Adds an instruction that could not be read; its result has the type of its first use.
    pub(crate) fn define_unsupported(
        &mut self,
        name: Option<Name<'a>>,
        inst: Inst,
        ty: TypeId,
    ) -> Parse<ValueId> {
        let known = name.and_then(|name| self.values.get(self.key(name).ok()?));
        let id = self.define(name, inst, known.map_or(ty, |id| self.f.value(id).ty))?;
        if known.is_none() && name.is_some() {
            self.untyped.push(id);
        }
        Ok(id)
    }

    fn new_value(&mut self, inst: Inst, ty: TypeId) -> ValueId {
        self.value_uses.push(None);
        self.f.add_inst(inst, ty, None)
    }

    /// Defines a value that may have been used before.
    fn define_named(&mut self, name: Option<Name<'a>>, inst: Inst, ty: TypeId) -> Parse<ValueId> {
        // The label of a block that starts here is numbered before the value.
        if self.current.is_none() {
            self.start_block(None)?;
        }
        let key = match name {
            Some(name) => self.key(name)?,
            None => Key::Number(self.next_number),
        };
        let Some(id) = self.values.get(key) else {
            let id = self.new_value(inst, ty);
            self.name_value(name, id)?;
            return Ok(id);
        };
        if self.value_uses[id.index()].take().is_none() {
            return self.p.fail("this name is defined twice");
        }
        self.defining_key(name)?;
        let value = self.f.value_mut(id);
        if value.ty != ty {
            let types = &self.p.module.types;
            let (found, used) = (types.display(ty).to_string(), types.display(value.ty));
            let message = format!("this value has type {found} but was used with type {used}");
            return self.p.fail(message);
        }
        value.def = Def::Inst(inst);
        Ok(id)
    }

    /// The value with this name; it may be defined later.
    fn value(&mut self, name: Name<'a>, ty: TypeId) -> Parse<ValueId> {
        let key = self.key(name)?;
        if let Some(id) = self.values.get(key) {
            if let Some(at) = self.untyped.iter().position(|value| *value == id) {
                self.untyped.swap_remove(at);
                self.f.value_mut(id).ty = ty;
            }
            let known = self.f.value(id).ty;
            if known != ty {
                let types = &self.p.module.types;
                let message = format!(
                    "%{} has type {} but is used with type {}",
                    name.raw,
                    types.display(known),
                    types.display(ty)
                );
                return self.p.fail(message);
            }
            return Ok(id);
        }
        let id = self.new_value(Inst::Unreachable, ty);
        self.value_uses[id.index()] = Some(self.p.start);
        if let Key::Name(raw) = key {
            self.f.value_mut(id).name = Some(unescape_text(raw).into());
        }
        self.values.insert(key, id);
        Ok(id)
    }

    /// The block with this name; it may be defined later.
    fn block(&mut self, name: Name<'a>) -> Parse<BlockId> {
        let key = self.key(name)?;
        if let Some(id) = self.blocks.get(key) {
            return Ok(id);
        }
        let id = self.new_block(key);
        self.block_uses[id.index()] = Some(self.p.start);
        Ok(id)
    }

    fn new_block(&mut self, key: Key<'a>) -> BlockId {
        let name = match key {
            Key::Name(raw) => Some(unescape_text(raw)),
            Key::Number(_) => None,
        };
        let id = self.f.add_block(name.as_deref());
        self.blocks.insert(key, id);
        self.block_uses.push(None);
        id
    }

    /// Starts a block, whose label is next if it has one.
    fn start_block(&mut self, name: Option<Name<'a>>) -> Parse<BlockId> {
        if self.current.is_some() {
            return self.p.fail("the block before this one does not end with a terminator");
        }
        let key = self.defining_key(name)?;
        let id = match self.blocks.get(key) {
            None => self.new_block(key),
            Some(id) => {
                if self.block_uses[id.index()].take().is_none() {
                    return self.p.fail("this block is defined twice");
                }
                id
            }
        };
        self.f.order.push(id);
        self.current = Some(id);
        Ok(id)
    }

    /// Values of this type must be something to compute with.
    pub(crate) fn check_type(&self, ty: TypeId) -> Parse<()> {
        if self.p.module.types.layout(ty).supported {
            return Ok(());
        }
        self.p.unsupported(format!("value of type {}", self.p.module.types.display(ty)))
    }

    /// Objects of this type must have a size.
    pub(crate) fn check_sized(&self, ty: TypeId) -> Parse<()> {
        if self.p.module.types.size_of(ty).is_some() {
            return Ok(());
        }
        self.p.unsupported(format!("object of type {}", self.p.module.types.display(ty)))
    }

    /// A type of which values can be computed with.
    pub(crate) fn value_type(&mut self) -> Parse<TypeId> {
        let ty = self.p.ty()?;
        self.check_type(ty)?;
        Ok(ty)
    }

    /// An operand whose type has been read.
    pub(crate) fn operand(&mut self, ty: TypeId) -> Parse<Operand> {
        let Token::Local(name) = self.p.tok else {
            return self.p.constant(ty).map(Operand::Const);
        };
        let id = self.value(name, ty)?;
        self.p.bump();
        Ok(Operand::Value(id))
    }

    /// A type and an operand.
    pub(crate) fn typed_operand(&mut self) -> Parse<(TypeId, Operand)> {
        let ty = self.value_type()?;
        Ok((ty, self.operand(ty)?))
    }

    /// A pointer with its type.
    pub(crate) fn pointer(&mut self) -> Parse<Operand> {
        let at = self.p.start;
        let (ty, operand) = self.typed_operand()?;
        if ty != TypeId::PTR {
            return Err(Fail::Syntax(Box::new((at, "expected a pointer".into()))));
        }
        Ok(operand)
    }

    /// `%name` of a block.
    pub(crate) fn block_name(&mut self) -> Parse<BlockId> {
        let Token::Local(name) = self.p.tok else { return self.p.expected("a block") };
        let id = self.block(name)?;
        self.p.bump();
        Ok(id)
    }

    /// `label %name`
    pub(crate) fn label(&mut self) -> Parse<BlockId> {
        self.p.expect_word("label")?;
        self.block_name()
    }
}
