//! Objects and addresses as the source would write them.

use crate::code::{Code, FIRST_FUNCTION, pointer, split};
use crate::machine::Machine;
use crate::memory::{Allocation, Memory, Storage};
use crate::program::{CompiledRun, bare_name};
use mazurka_ir::{BitField, DebugInfo, Module, Shape, SourcePath, SourceType, TypeRef};
use mazurka_trace::word::signed;
use mazurka_trace::{Action, Event, Op};
use std::sync::Arc;

/// The variable of the model of futexes with which a thread waits.
const PLACE: &str = "mazurka_place";

/// What is needed to name objects.
#[derive(Clone, Copy)]
pub(crate) struct Names<'a> {
    pub(crate) code: &'a Code,
    pub(crate) memory: &'a Memory,
    /// Where the types of variables are described, if that counts.
    pub(crate) module: Option<&'a Module>,
}

/// An object of the program.
struct Named {
    name: String,
    ty: Option<TypeRef>,
    /// Whether it is an array of things of this type.
    many: bool,
}

impl Names<'_> {
    /// What a pointer into memory points to.
    pub(crate) fn object(self, ptr: u64) -> String {
        self.part(ptr, None).text
    }

    /// What an access of `size` bytes touches, or without size what begins at an address.
    pub(crate) fn part(self, ptr: u64, size: Option<u64>) -> SourcePath {
        let (number, offset) = split(ptr);
        if let Some(word) = self.waited_for(number, offset) {
            return plain(format!("futex {}", self.object(word)));
        }
        let Some(Named { name, ty, many }) = self.named(number) else {
            return plain(format!("{ptr:#x}"));
        };
        let inside = ty.zip(self.module).filter(|_| offset as i32 >= 0);
        let path =
            inside.map(|(ty, module)| path(&module.debug, ty, many, u64::from(offset), size));
        let unknown = || match offset {
            0 => SourcePath::default(),
            _ => plain(format!("+{}", offset as i32)),
        };
        let path = path.unwrap_or_else(unknown);
        SourcePath { text: name + &path.text, ..path }
    }

    /// The word that threads wait for with an object: with its queue, or with the place where one of them waits,
    /// which begins with a pointer to what begins with the address of the word.
    fn waited_for(self, number: u32, offset: u32) -> Option<u64> {
        let Allocation { storage, label, .. } = *self.memory.allocation(number)?;
        let pointer_at = |ptr: u64| {
            let found = self.memory.find(ptr, 8);
            found.map_or(0, |(_, at)| self.memory.read(at, 8))
        };
        let global = (label as usize).checked_sub(1).and_then(|at| self.code.globals.get(at));
        match storage {
            Storage::Queues => Some(Machine::waited_for(self.memory, number, offset)),
            Storage::Global if global.is_some_and(|global| global.name == PLACE) => {
                Some(pointer_at(pointer_at(pointer(number))))
            }
            _ => None,
        }
    }

    /// The name of an object, and what is known of its type.
    fn named(self, number: u32) -> Option<Named> {
        let index = (number as usize).wrapping_sub(1);
        if let Some(global) = self.code.globals.get(index) {
            let variable = self.module.and_then(|m| m.globals.get(index)?.variable.as_ref());
            let ty = variable.and_then(|variable| variable.ty);
            return Some(Named { name: global.name.clone(), ty, many: false });
        }
        let allocation = self.memory.allocation(number)?;
        Some(match allocation.storage {
            Storage::Heap => self.block(number, allocation),
            Storage::Stack => self.local_variable(number, allocation.label),
            _ => Named { name: format!("thread_local#{number}"), ty: None, many: false },
        })
    }

    /// A block of the heap: by the type that it is for, if that is one of the program.
    fn block(self, number: u32, allocation: &Allocation) -> Named {
        let ty = self.module.and_then(|_| self.type_of_block(allocation));
        let known = ty.zip(self.module).and_then(|(ty, module)| module.debug.source_type(ty));
        let size = known.as_ref().map_or(0, |ty| ty.size);
        let whole = size > 0 && u64::from(allocation.size).is_multiple_of(size);
        let ty = ty.filter(|_| whole || u64::from(allocation.size) >= size);
        let is_own = |ty: &Arc<SourceType>| {
            !ty.of_library && matches!(ty.shape, Shape::Members(_) | Shape::Enumerators(_))
        };
        let own = known.filter(is_own).and_then(|known| known.name.clone());
        let name = match own.filter(|_| ty.is_some()) {
            Some(name) => format!("{name}#{number}"),
            None => format!("heap#{number}"),
        };
        Named { name, ty, many: whole && u64::from(allocation.size) > size }
    }

    /// What a block of the heap is for.
    fn type_of_block(self, allocation: &Allocation) -> Option<TypeRef> {
        let site = allocation.label;
        self.code.heap_types.find(site, self.code.sites.place(site).filter(|_| site > 0))
    }

    /// A pointer into memory.
    pub(crate) fn address(self, ptr: u64) -> String {
        match self.memory.allocation(split(ptr).0) {
            Some(_) if ptr >> 32 != 0 => format!("&{}", self.object(ptr)),
            _ => format!("{ptr:#x}"),
        }
    }

    /// A local variable, with its number since there may be several of that name.
    fn local_variable(self, number: u32, label: u32) -> Named {
        let known = (label as usize).checked_sub(1);
        let name = match known {
            Some(label) => format!("{}#{number}", self.code.labels[label]),
            None => format!("local#{number}"),
        };
        let ty = known.and_then(|label| self.code.label_types[label]);
        Named { name, ty, many: false }
    }

    /// Where an address is stored that leads to a block of the heap, there the block gets its type from.
    fn note_pointer(self, ptr: u64, word: u64) {
        let (number, offset) = split(word);
        let block = self.memory.allocation(number).filter(|a| a.storage == Storage::Heap);
        let (Some(block), 0, Some(module)) = (block, offset, self.module) else { return };
        if self.type_of_block(block).is_some() {
            return;
        }
        let (holder, offset) = split(ptr);
        let Some(Named { ty: Some(ty), many, .. }) = self.named(holder) else { return };
        let size = module.debug.source_type(ty).map_or(0, |ty| ty.size).max(1);
        let offset = u64::from(offset);
        let offset = if many { offset % size } else { offset };
        if let Some(to) = module.debug.pointee(ty, offset) {
            self.code.heap_types.note_pointer(block.label, to);
        }
    }
}

/// What lies at an offset of an object, or of one of many that lie one after the other.
fn path(debug: &DebugInfo, ty: TypeRef, many: bool, offset: u64, size: Option<u64>) -> SourcePath {
    if !many || offset == 0 && size.is_none() {
        return debug.path(ty, offset, size);
    }
    let each = debug.source_type(ty).map_or(0, |ty| ty.size).max(1);
    let path = debug.path(ty, offset % each, size);
    SourcePath { text: format!("[{}]{}", offset / each, path.text), ..path }
}

/// A part of which only the name is known.
fn plain(text: String) -> SourcePath {
    SourcePath { text, ..SourcePath::default() }
}

/// How many bit-fields are written out even if they are 0.
const SHORT: usize = 4;

/// A word as the bit-fields in it are meant: `{ready: 1, mode: 2}`; of many, those that are not 0. Nothing if it does not
/// have all of their bits.
fn bit_fields(fields: &[BitField], word: u64, size: u32) -> Option<String> {
    if fields.is_empty() || fields.iter().any(|field| field.shift + field.count > 8 * size) {
        return None;
    }
    let bits =
        |field: &BitField| (word >> field.shift) & (u64::MAX >> (64 - field.count.clamp(1, 64)));
    if let [field] = fields {
        return Some(bit_field(field, bits(field)));
    }
    let is_shown = |field: &&BitField| fields.len() <= SHORT || bits(field) != 0;
    let part = |field: &BitField| format!("{}: {}", field.name, bit_field(field, bits(field)));
    let mut parts: Vec<String> = fields.iter().filter(is_shown).map(part).collect();
    if parts.len() < fields.len() {
        let rest = if parts.is_empty() { "all 0" } else { "others 0" };
        parts.push(rest.to_string());
    }
    Some(format!("{{{}}}", parts.join(", ")))
}

/// The value of a bit-field that has these bits.
pub(crate) fn bit_field(field: &BitField, bits: u64) -> String {
    let unused = 64 - field.count.clamp(1, 64);
    let number = ((bits << unused) as i64) >> unused;
    let shape = field.ty.as_ref().map(|ty| &ty.shape);
    match shape {
        Some(Shape::Bool) => (bits == 1).to_string(),
        Some(Shape::Unsigned) => bits.to_string(),
        Some(Shape::Enumerators(list)) => {
            let found = list.iter().find(|(value, _)| *value == number || *value as u64 == bits);
            found.map_or_else(|| bits.to_string(), |(_, name)| name.to_string())
        }
        _ => number.to_string(),
    }
}

/// A word as the type of a variable says it is meant; nothing if it does not say.
fn typed(ty: &SourceType, word: u64, size: u32) -> Option<String> {
    let number = signed(word, size);
    match &ty.shape {
        Shape::Bool if word <= 1 => Some((word == 1).to_string()),
        Shape::Unsigned => Some(word.to_string()),
        Shape::Enumerators(list) => {
            let found = list.iter().find(|(value, _)| *value == number || *value as u64 == word);
            found.map(|(_, name)| name.to_string())
        }
        _ => None,
    }
}

impl CompiledRun {
    /// What names objects as the source does.
    fn names(&self) -> Names<'_> {
        Names { module: Some(&self.program.module), ..self.machine.names() }
    }

    /// What a pointer points to, by name.
    pub fn object_name(&self, ptr: u64) -> String {
        self.function_name(ptr).unwrap_or_else(|| self.names().object(ptr))
    }

    /// What an access to so many bytes touches, by name, and the type of that if it is a plain one.
    pub(crate) fn part_name(&self, ptr: u64, size: u32) -> SourcePath {
        let path = match self.function_name(ptr) {
            Some(text) => plain(text),
            None => self.names().part(ptr, Some(u64::from(size))),
        };
        let fits = |ty: &Arc<SourceType>| ty.size == u64::from(size);
        SourcePath { leaf: path.leaf.filter(fits), ..path }
    }

    fn function_name(&self, ptr: u64) -> Option<String> {
        let number = split(ptr).0.checked_sub(FIRST_FUNCTION)?;
        let function = self.program.module.functions.get(number as usize)?;
        let name = mazurka_ir::demangle(&function.name);
        Some(name.map_or_else(|| function.name.to_string(), |name| bare_name(&name)))
    }

    /// A word of so many bytes as the source would write it in this part of a variable.
    pub(crate) fn word_name(&self, part: &SourcePath, word: u64, size: u32) -> String {
        let ty = part.leaf.as_deref();
        let is_pointer = ty.is_some_and(|ty| matches!(ty.shape, Shape::Pointer(_)));
        if is_pointer && size == 8 {
            return self.address_name(word);
        }
        let typed = ty.and_then(|ty| typed(ty, word, size));
        let fields = || bit_fields(&part.fields, word, size);
        typed.or_else(fields).unwrap_or_else(|| signed(word, size).to_string())
    }

    /// A pointer as the source would write it.
    pub(crate) fn address_name(&self, ptr: u64) -> String {
        match split(ptr).0 {
            0 if ptr == 0 => "null".to_string(),
            number if number >= FIRST_FUNCTION => self.object_name(ptr),
            _ => self.names().address(ptr),
        }
    }

    /// Learns from the event that comes next what blocks of the heap are for.
    pub(crate) fn note_types(&self, event: &Event) {
        if let Op::On(object, action) = event.op
            && object.size == 8
        {
            let word = match action {
                Action::Store(word) => word,
                _ => action.apply(event.thread, event.old, 8),
            };
            self.names().note_pointer(object.address, word);
        }
    }
}
