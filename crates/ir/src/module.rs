//! Modules: the contents of one `.ll` file.

use crate::constant::{Const, Consts};
use crate::debug::{DebugInfo, Variable};
use crate::function::{Function, Unsupported};
use crate::ids::{ConstId, FuncId, GlobalId, TypeId};
use crate::inst::Operand;
use crate::ops::Linkage;
use crate::types::Types;
use rustc_hash::FxHashMap;

/// A global variable.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Global {
    /// The name without `@`.
    pub name: Box<str>,
    /// The type of the content.
    pub ty: TypeId,
    /// How it meets others of the same name.
    pub linkage: Linkage,
    /// Whether each thread has its own.
    pub thread_local: bool,
    /// Whether it is never written.
    pub constant: bool,
    /// The initial content; `None` for a declaration, or if it is not supported.
    pub init: Option<ConstId>,
    /// Why the initial content cannot be used.
    pub unsupported: Option<Unsupported>,
    /// The alignment in bytes, 0 if not stated.
    pub align: u32,
    /// The variable of the source.
    pub variable: Option<Variable>,
}

/// A second name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Alias {
    /// The name without `@`.
    pub name: Box<str>,
    /// How it meets others of the same name.
    pub linkage: Linkage,
    /// The type of what it names.
    pub ty: TypeId,
    /// The variable or function; operands name it directly.
    pub target: ConstId,
}

/// The meaning of a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Symbol {
    /// A variable.
    Global(GlobalId),
    /// A function.
    Function(FuncId),
}

/// The contents of one `.ll` file.
#[derive(Clone, Debug, Default)]
pub struct Module {
    /// The name of the source file as the compiler was given it.
    pub source_name: Box<str>,
    /// The text of the data layout line, empty if there is none.
    pub data_layout: Box<str>,
    /// The target, such as `x86_64-pc-linux-gnu`.
    pub triple: Box<str>,
    /// The types.
    pub types: Types,
    /// The constants.
    pub consts: Consts,
    /// The global variables.
    pub globals: Vec<Global>,
    /// The functions.
    pub functions: Vec<Function>,
    /// The second names.
    pub aliases: Vec<Alias>,
    /// Constructs outside functions that this crate does not offer, such as `module asm`.
    pub unsupported: Vec<Unsupported>,
    /// The source locations.
    pub debug: DebugInfo,
}

impl Module {
    /// A global variable.
    pub fn global(&self, id: GlobalId) -> &Global {
        &self.globals[id.index()]
    }

    /// A function.
    pub fn function(&self, id: FuncId) -> &Function {
        &self.functions[id.index()]
    }

    /// A function, to be changed.
    pub fn function_mut(&mut self, id: FuncId) -> &mut Function {
        &mut self.functions[id.index()]
    }

    /// The ids of all functions.
    pub fn function_ids(&self) -> impl Iterator<Item = FuncId> + use<> {
        (0..self.functions.len()).map(FuncId::new)
    }

    /// What a name refers to, aliases included.
    pub fn symbols(&self) -> FxHashMap<&str, Symbol> {
        let globals = self.globals.iter().enumerate();
        let globals = globals.map(|(i, g)| (&*g.name, Symbol::Global(GlobalId::new(i))));
        let functions = self.functions.iter().enumerate();
        let functions = functions.map(|(i, f)| (&*f.name, Symbol::Function(FuncId::new(i))));
        let aliases = self.aliases.iter().filter_map(|alias| {
            let symbol = match self.consts.get(alias.target) {
                Const::Global(id) => Symbol::Global(*id),
                Const::Function(id) => Symbol::Function(*id),
                _ => return None,
            };
            Some((&*alias.name, symbol))
        });
        globals.chain(functions).chain(aliases).collect()
    }

    /// The function with this name.
    pub fn function_named(&self, name: &str) -> Option<FuncId> {
        self.functions.iter().position(|f| &*f.name == name).map(FuncId::new).or_else(|| {
            let alias = self.aliases.iter().find(|a| &*a.name == name)?;
            match self.consts.get(alias.target) {
                Const::Function(id) => Some(*id),
                _ => None,
            }
        })
    }

    /// The global variable with this name.
    pub fn global_named(&self, name: &str) -> Option<GlobalId> {
        self.globals.iter().position(|g| &*g.name == name).map(GlobalId::new)
    }

    /// The type of an operand of a function.
    pub fn type_of(&self, function: &Function, operand: Operand) -> TypeId {
        match operand {
            Operand::Value(value) => function.value(value).ty,
            Operand::Const(constant) => self.consts.type_of(constant),
        }
    }

    /// The function that an operand names directly, seen through pointer casts.
    pub fn direct_callee(&self, operand: Operand) -> Option<FuncId> {
        let mut constant = operand.constant()?;
        loop {
            match self.consts.get(constant) {
                Const::Function(id) => return Some(*id),
                Const::Expr(crate::ConstExpr::Cast {
                    kind: crate::CastKind::BitCast,
                    value,
                    ..
                }) => constant = *value,
                _ => return None,
            }
        }
    }
}
