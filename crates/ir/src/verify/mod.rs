//! The verifier: says whether a module is well-formed.
//!
//! Parsing checks syntax and the types that the text states; this checks what a pass could break:
//! structure, then single definition and dominance, then types. A function that fails an earlier
//! check is not looked at by later ones, which rely on it.

mod structure;
mod types;
mod uses;

use crate::function::Function;
use crate::ids::{BlockId, FuncId, ValueId};
use crate::module::Module;
use crate::print::{Names, print_inst};
use std::fmt;

/// Errors beyond so many per function say nothing new.
const MAX_ERRORS: usize = 20;

/// A rule that a module breaks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct VerifyError {
    /// The function, or the global variable.
    pub function: String,
    /// The block, empty if it is not about one.
    pub block: String,
    /// The instruction as text, empty if it is not about one.
    pub inst: String,
    /// `file:line:column` of the instruction, if known.
    pub location: Option<String>,
    /// What is wrong.
    pub message: String,
}

impl fmt::Display for VerifyError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "@{}", self.function)?;
        if !self.block.is_empty() {
            write!(f, ", block %{}", self.block)?;
        }
        if let Some(location) = &self.location {
            write!(f, ", {location}")?;
        }
        write!(f, ": {}", self.message)?;
        if !self.inst.is_empty() {
            write!(f, "\n  {}", self.inst)?;
        }
        Ok(())
    }
}

impl std::error::Error for VerifyError {}

/// Checks all global variables and all functions with a body.
pub fn verify(module: &Module) -> Result<(), Vec<VerifyError>> {
    let mut errors = Vec::new();
    for global in &module.globals {
        if global.init.is_some_and(|init| module.consts.type_of(init) != global.ty) {
            errors.push(VerifyError {
                function: global.name.to_string(),
                block: String::new(),
                inst: String::new(),
                location: None,
                message: "the initial content is not of the type of the variable".into(),
            });
        }
    }
    for id in module.function_ids() {
        errors.extend(function_errors(module, id));
    }
    if errors.is_empty() { Ok(()) } else { Err(errors) }
}

fn function_errors(module: &Module, id: FuncId) -> Vec<VerifyError> {
    let f = module.function(id);
    let mut check = Check { m: module, f, names: None, errors: Vec::new() };
    if f.defined && f.unsupported.is_none() {
        check.function_structure();
        if check.errors.is_empty() {
            check.uses();
        }
        if check.errors.is_empty() {
            check.types();
        }
    }
    check.errors
}

/// The function that is being checked and what is wrong with it.
struct Check<'m> {
    m: &'m Module,
    f: &'m Function,
    /// Made when the first error is reported.
    names: Option<Names>,
    errors: Vec<VerifyError>,
}

impl Check<'_> {
    fn full(&self) -> bool {
        self.errors.len() >= MAX_ERRORS
    }

    /// Reports an error, about a block or an instruction if they are given.
    fn error(&mut self, block: Option<BlockId>, inst: Option<ValueId>, message: impl Into<String>) {
        if self.full() {
            return;
        }
        let names = self.names.get_or_insert_with(|| Names::new(self.f));
        let loc = inst.and_then(|inst| self.f.value(inst).loc);
        // A broken operand cannot be printed; its instruction is named by its opcode then.
        let printable = inst.filter(|inst| operands_exist(self.m, self.f, *inst));
        let text = match (printable, inst) {
            (Some(inst), _) => print_inst(self.m, self.f, names, inst),
            (None, Some(inst)) => self.f.inst(inst).map_or("", |i| i.opcode()).into(),
            (None, None) => String::new(),
        };
        self.errors.push(VerifyError {
            function: self.f.name.to_string(),
            block: block.map_or(String::new(), |block| names.label(block).to_string()),
            inst: text,
            location: loc.map(|loc| self.m.debug.describe(loc)),
            message: message.into(),
        });
    }
}

/// Whether all ids in an instruction are within their arenas.
fn operands_exist(m: &Module, f: &Function, id: ValueId) -> bool {
    let Some(inst) = f.inst(id) else { return false };
    let mut exist = true;
    inst.for_each_operand(|operand| {
        exist &= match operand {
            crate::Operand::Value(value) => value.index() < f.value_count(),
            crate::Operand::Const(constant) => constant.index() < m.consts.len(),
        };
    });
    exist
}
