//! Which functions and variables a program can reach.
//!
//! The measure is mention: a function is reached if its address occurs in reached code or in the
//! initial content of a reached variable, whether it is called there or not.

use crate::constant::Const;
use crate::function::{Def, Unsupported};
use crate::ids::{ConstId, FuncId, GlobalId};
use crate::inst::{Inst, Operand};
use crate::module::Module;

/// What can be reached from some functions.
#[derive(Clone, Debug)]
pub struct Reach {
    functions: Vec<bool>,
    globals: Vec<bool>,
}

/// Something that has been reached and not been looked into.
enum Item {
    Function(FuncId),
    Global(GlobalId),
    Const(ConstId),
}

impl Reach {
    /// What `main` and the constructors and destructors of global variables reach.
    pub fn of_program(module: &Module) -> Reach {
        let arrays = ["llvm.global_ctors", "llvm.global_dtors"];
        let globals = arrays.iter().filter_map(|name| module.global_named(name));
        let roots =
            globals.map(Item::Global).chain(module.function_named("main").map(Item::Function));
        Reach::search(module, roots.collect())
    }

    /// What these functions reach, themselves included.
    pub fn from(module: &Module, roots: impl IntoIterator<Item = FuncId>) -> Reach {
        Reach::search(module, roots.into_iter().map(Item::Function).collect())
    }

    fn search(module: &Module, mut work: Vec<Item>) -> Reach {
        let mut reach = Reach {
            functions: vec![false; module.functions.len()],
            globals: vec![false; module.globals.len()],
        };
        let mut consts = vec![false; module.consts.len()];
        while let Some(item) = work.pop() {
            match item {
                Item::Function(id) => {
                    if !std::mem::replace(&mut reach.functions[id.index()], true) {
                        push_operands(module, id, &mut work);
                    }
                }
                Item::Global(id) => {
                    if !std::mem::replace(&mut reach.globals[id.index()], true) {
                        work.extend(module.global(id).init.map(Item::Const));
                    }
                }
                Item::Const(id) => {
                    if std::mem::replace(&mut consts[id.index()], true) {
                        continue;
                    }
                    match module.consts.get(id) {
                        Const::Global(global) => work.push(Item::Global(*global)),
                        Const::Function(function) => work.push(Item::Function(*function)),
                        _ => work.extend(module.consts.parts(id).into_iter().map(Item::Const)),
                    }
                }
            }
        }
        reach
    }

    /// Whether the function is reached.
    pub fn function(&self, id: FuncId) -> bool {
        self.functions[id.index()]
    }

    /// Whether the variable is reached.
    pub fn global(&self, id: GlobalId) -> bool {
        self.globals[id.index()]
    }

    /// The reached functions.
    pub fn functions(&self) -> impl Iterator<Item = FuncId> {
        (0..self.functions.len()).filter(|i| self.functions[*i]).map(FuncId::new)
    }

    /// The reached functions and variables that cannot be used, by name, and why.
    pub fn unsupported<'m>(&self, module: &'m Module) -> Vec<(&'m str, &'m Unsupported)> {
        let functions = module.functions.iter().zip(&self.functions);
        let functions = functions.filter(|(_, reached)| **reached);
        let functions = functions.flat_map(|(f, _)| {
            let insts = f.order.iter().flat_map(|block| f.insts(*block));
            let within = insts.filter_map(|(_, inst)| match inst {
                Inst::Unsupported { reason } => Some(&**reason),
                _ => None,
            });
            f.unsupported.iter().chain(within).map(|reason| (&*f.name, reason))
        });
        let globals = module.globals.iter().zip(&self.globals).filter(|(_, reached)| **reached);
        let globals = globals.filter_map(|(g, _)| Some((&*g.name, g.unsupported.as_ref()?)));
        functions.chain(globals).collect()
    }
}

/// All constants that occur in a body. (Deleted instructions count too; that is only cautious.)
fn push_operands(module: &Module, id: FuncId, work: &mut Vec<Item>) {
    let function = module.function(id);
    for index in 0..function.value_count() {
        let Def::Inst(inst) = &function.value(crate::ValueId::new(index)).def else { continue };
        inst.for_each_operand(|operand| {
            if let Operand::Const(constant) = operand {
                work.push(Item::Const(constant));
            }
        });
    }
}
