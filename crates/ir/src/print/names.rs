//! Names of values and blocks within a function: their own if it is unique, numbers otherwise.

use crate::function::Function;
use crate::ids::{BlockId, TypeId, ValueId};
use crate::name::{Escaped, is_bare, is_number};
use rustc_hash::{FxHashMap, FxHashSet};
use std::borrow::Cow;

/// What the values and blocks of a function are called in text, ready to be written.
pub(crate) struct Names {
    /// With `%`; empty for what has no result.
    values: Vec<String>,
    /// Without `%`.
    blocks: Vec<String>,
}

impl Names {
    /// Numbers everything without a name in the order that LLVM demands.
    pub(crate) fn new(function: &Function) -> Names {
        let mut names = Names {
            values: vec![String::new(); function.value_count()],
            blocks: vec![String::new(); function.block_count()],
        };
        let mut maker = Maker { used: FxHashSet::default(), copies: FxHashMap::default(), next: 0 };
        if function.value_count() >= function.params.len() {
            for i in 0..function.params.len() {
                let id = function.param(i);
                names.values[i] = maker.name(function.value(id).name.as_deref());
            }
        }
        // The verifier names parts of functions that may list what is not there.
        for &id in function.order.iter().filter(|id| id.index() < function.block_count()) {
            let block = function.block(id);
            names.blocks[id.index()] = maker.name(block.name.as_deref());
            for &inst in block.insts.iter().filter(|id| id.index() < function.value_count()) {
                let value = function.value(inst);
                if value.ty != TypeId::VOID {
                    names.values[inst.index()] = maker.name(value.name.as_deref());
                }
            }
        }
        for value in &mut names.values {
            value.insert(0, '%');
        }
        names
    }

    /// A value, with `%`.
    pub(crate) fn value(&self, id: ValueId) -> &str {
        self.values.get(id.index()).map_or("%?", |name| name)
    }

    /// A block, without `%`.
    pub(crate) fn label(&self, id: BlockId) -> &str {
        self.blocks.get(id.index()).map_or("?", |name| name)
    }
}

struct Maker<'f> {
    used: FxHashSet<Cow<'f, str>>,
    /// For each name that occurred again, the number its last copy got.
    copies: FxHashMap<&'f str, u32>,
    next: u32,
}

impl<'f> Maker<'f> {
    fn name(&mut self, name: Option<&'f str>) -> String {
        let Some(name) = name else {
            self.next += 1;
            return (self.next - 1).to_string();
        };
        let mut unique = Cow::Borrowed(name);
        // Inlining and loop passes copy names; LLVM wants each once.
        while !self.used.insert(unique.clone()) {
            let copy = self.copies.entry(name).or_default();
            *copy += 1;
            unique = format!("{name}.{copy}").into();
        }
        if is_bare(&unique) && !is_number(&unique) {
            return unique.into_owned();
        }
        format!("\"{}\"", Escaped(unique.as_bytes()))
    }
}
