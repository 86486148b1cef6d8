//! The printer: a module as LLVM IR with opaque pointers.
//!
//! The text can be read by a person, by [`parse`](crate::parse()) and by clang. What the module
//! does not keep (attributes, alias analysis hints, types of variables) is missing in it.

mod constants;
mod debug;
mod inst;
mod names;

pub(crate) use names::Names;

use crate::constant::Const;
use crate::function::Function;
use crate::ids::{BlockId, FuncId, ValueId};
use crate::inst::{Inst, Passing};
use crate::module::{Global, Module};
use crate::name::{Escaped, Quoted};
use crate::ops::Linkage;
use debug::DebugIds;
use std::fmt::{self, Write};

/// The text of a module.
pub fn print(module: &Module) -> String {
    let mut printer = Printer::new(module);
    printer.module().expect("writing to a string cannot fail");
    printer.out
}

/// The text of one function, without the debug information it refers to.
pub fn print_function(module: &Module, id: FuncId) -> String {
    let mut printer = Printer::new(module);
    printer.debug = None;
    printer.function(id).expect("writing to a string cannot fail");
    printer.out
}

/// The text of one instruction.
pub(crate) fn print_inst(
    module: &Module,
    function: &Function,
    names: &Names,
    id: ValueId,
) -> String {
    let mut printer = Printer::new(module);
    printer.debug = None;
    printer.inst(function, names, id).expect("writing to a string cannot fail");
    printer.out
}

/// The text so far and what the rest is printed from.
struct Printer<'m> {
    m: &'m Module,
    out: String,
    /// The numbers of metadata nodes; `None` to leave debug information out.
    debug: Option<DebugIds>,
}

impl<'m> Printer<'m> {
    fn new(m: &'m Module) -> Printer<'m> {
        Printer { m, out: String::new(), debug: Some(DebugIds::new(m)) }
    }

    fn module(&mut self) -> fmt::Result {
        let m = self.m;
        writeln!(self.out, "source_filename = \"{}\"", Escaped(m.source_name.as_bytes()))?;
        for (what, text) in [("datalayout", &m.data_layout), ("triple", &m.triple)] {
            if !text.is_empty() {
                writeln!(self.out, "target {what} = \"{}\"", Escaped(text.as_bytes()))?;
            }
        }
        self.named_types()?;
        self.out.push('\n');
        for (index, global) in m.globals.iter().enumerate() {
            self.global(index, global)?;
        }
        self.aliases()?;
        for id in m.function_ids() {
            self.out.push('\n');
            self.function(id)?;
        }
        self.debug_nodes()
    }

    fn named_types(&mut self) -> fmt::Result {
        self.out.push('\n');
        for named in self.m.types.all_named() {
            write!(self.out, "%{} = type ", Quoted(&named.name))?;
            match named.body {
                Some(body) => writeln!(self.out, "{}", self.m.types.display(body))?,
                None => writeln!(self.out, "opaque")?,
            }
        }
        Ok(())
    }

    fn global(&mut self, index: usize, global: &Global) -> fmt::Result {
        write!(self.out, "@{} = ", Quoted(&global.name))?;
        match (global.init, global.linkage) {
            (None, Linkage::ExternWeak) => self.out.push_str("extern_weak "),
            (None, _) => self.out.push_str("external "),
            (Some(_), Linkage::External) => {}
            (Some(_), linkage) => write!(self.out, "{} ", linkage.word())?,
        }
        if global.thread_local {
            self.out.push_str("thread_local ");
        }
        let kind = if global.constant { "constant" } else { "global" };
        write!(self.out, "{kind} {}", self.m.types.display(global.ty))?;
        if let Some(init) = global.init {
            self.out.push(' ');
            self.constant(init)?;
        }
        if global.align != 0 {
            write!(self.out, ", align {}", global.align)?;
        }
        if let Some(node) = self.debug.as_ref().and_then(|d| d.global(index)) {
            write!(self.out, ", !dbg !{node}")?;
        }
        if let Some(reason) = &global.unsupported {
            write!(self.out, " ; not supported: {}", Escaped(reason.construct.as_bytes()))?;
        }
        self.out.push('\n');
        Ok(())
    }

    fn aliases(&mut self) -> fmt::Result {
        for alias in &self.m.aliases {
            // An alias must refer to a definition, which an unsupported function no longer is.
            let defined = match self.m.consts.get(alias.target) {
                Const::Function(id) => self.m.function(*id).entry().is_some(),
                Const::Global(id) => self.m.global(*id).init.is_some(),
                _ => false,
            };
            if !defined {
                self.out.push_str("; ");
            }
            write!(self.out, "@{} = ", Quoted(&alias.name))?;
            if alias.linkage != Linkage::External {
                write!(self.out, "{} ", alias.linkage.word())?;
            }
            write!(self.out, "alias {}, ptr ", self.m.types.display(alias.ty))?;
            self.constant(alias.target)?;
            self.out.push('\n');
        }
        Ok(())
    }

    fn function(&mut self, id: FuncId) -> fmt::Result {
        let function = self.m.function(id);
        let has_body = function.entry().is_some();
        if let Some(reason) = &function.unsupported {
            let construct = Escaped(reason.construct.as_bytes());
            writeln!(self.out, "; not supported, line {}: {construct}", reason.line)?;
        }
        let names = Names::new(function);
        self.header(function, &names, has_body)?;
        let node = self.debug.as_ref().and_then(|d| d.scope(function.scope?));
        if has_body {
            if let Some(node) = node {
                write!(self.out, " !dbg !{node}")?;
            }
            self.out.push_str(" {\n");
            for (i, (block, _)) in function.blocks().enumerate() {
                if i > 0 {
                    self.out.push('\n');
                }
                self.block(function, &names, block)?;
            }
            self.out.push('}');
        }
        self.out.push('\n');
        Ok(())
    }

    fn header(&mut self, function: &Function, names: &Names, has_body: bool) -> fmt::Result {
        self.out.push_str(if has_body { "define " } else { "declare " });
        let node = self.debug.as_ref().and_then(|d| d.scope(function.scope?));
        if let (false, Some(node)) = (has_body, node) {
            write!(self.out, "!dbg !{node} ")?;
        }
        let shown = if has_body {
            function.linkage != Linkage::External
        } else {
            function.linkage == Linkage::ExternWeak
        };
        if shown {
            write!(self.out, "{} ", function.linkage.word())?;
        }
        write!(self.out, "{} @{}(", self.m.types.display(function.ret), Quoted(&function.name))?;
        for (i, param) in function.params.iter().enumerate() {
            let comma = if i == 0 { "" } else { ", " };
            write!(self.out, "{comma}{}", self.m.types.display(param.ty))?;
            self.passing(param.passing)?;
            if has_body {
                write!(self.out, " {}", names.value(function.param(i)))?;
            }
        }
        if function.variadic {
            self.out.push_str(if function.params.is_empty() { "..." } else { ", ..." });
        }
        self.out.push(')');
        if let (true, Some(personality)) = (has_body, function.personality) {
            self.out.push_str(" personality ptr ");
            self.constant(personality)?;
        }
        Ok(())
    }

    fn passing(&mut self, passing: Passing) -> fmt::Result {
        let (word, ty) = match passing {
            Passing::Direct => return Ok(()),
            Passing::Aligned(bytes) => return write!(self.out, " align {bytes}"),
            Passing::ByVal(ty, _) => ("byval", ty),
            Passing::SRet(ty) => ("sret", ty),
            Passing::ElementType(ty) => ("elementtype", ty),
        };
        write!(self.out, " {word}({})", self.m.types.display(ty))?;
        match passing {
            Passing::ByVal(_, align) if align > 0 => write!(self.out, " align {align}"),
            _ => Ok(()),
        }
    }

    fn block(&mut self, function: &Function, names: &Names, id: BlockId) -> fmt::Result {
        writeln!(self.out, "{}:", names.label(id))?;
        if Some(id) == function.entry() {
            for param in 0..function.params.len() {
                self.variable(function, names, function.param(param))?;
            }
        }
        let insts = &function.block(id).insts;
        let starts = insts.iter().take_while(|i| is_block_start(function.inst(**i))).count();
        for (i, &inst) in insts.iter().enumerate() {
            self.out.push_str("  ");
            self.inst(function, names, inst)?;
            self.out.push('\n');
            // Phis and landing pads must stay together at the start.
            let declared = match (i + 1).cmp(&starts) {
                std::cmp::Ordering::Less => &[],
                std::cmp::Ordering::Equal => &insts[..starts],
                std::cmp::Ordering::Greater => &insts[i..=i],
            };
            if i + 1 < insts.len() {
                for &value in declared {
                    self.variable(function, names, value)?;
                }
            }
        }
        Ok(())
    }
}

fn is_block_start(inst: Option<&Inst>) -> bool {
    matches!(inst, Some(Inst::Phi { .. } | Inst::LandingPad { .. }))
}
