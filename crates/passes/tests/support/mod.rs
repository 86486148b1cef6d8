//! What the tests share: reading a module, and a reference evaluator.
#![allow(dead_code)] // Each test file uses its own part.

pub(crate) mod eval;
pub(crate) mod memory;
pub(crate) mod random;

use mazurka_ir::{FuncId, Function, Module, ValueId, parse, print_function, verify};

/// Reads a module that must be well-formed.
pub(crate) fn read(text: &str) -> Module {
    let module = parse("test.ll", text.as_bytes()).unwrap_or_else(|e| panic!("{e}\n{text}"));
    check(&module);
    module
}

/// Panics if the module is not well-formed.
pub(crate) fn check(module: &Module) {
    if let Err(errors) = verify(module) {
        let list: Vec<String> = errors.iter().map(|e| e.to_string()).collect();
        panic!("{}\n{}", list.join("\n"), mazurka_ir::print(module));
    }
}

/// The function with this name.
pub(crate) fn named(module: &Module, name: &str) -> FuncId {
    module.function_named(name).unwrap_or_else(|| panic!("no @{name}"))
}

/// The text of a function, without the lines that do not matter.
pub(crate) fn text(module: &Module, name: &str) -> String {
    print_function(module, named(module, name))
}

/// The value with this name.
pub(crate) fn value(f: &Function, name: &str) -> ValueId {
    let is_named = |id: &ValueId| f.value(*id).name.as_deref() == Some(name);
    (0..f.value_count()).map(ValueId::new).find(is_named).unwrap_or_else(|| panic!("no %{name}"))
}

/// How often an opcode occurs in a function.
pub(crate) fn count(module: &Module, name: &str, opcode: &str) -> usize {
    let f = module.function(named(module, name));
    let insts = f.order.iter().flat_map(|block| f.insts(*block));
    insts.filter(|(_, inst)| inst.opcode() == opcode).count()
}
