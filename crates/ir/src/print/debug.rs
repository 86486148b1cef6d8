//! Debug information as text: just enough nodes to carry what a module keeps.
//!
//! The module flag that makes LLVM check and use debug information is left out, so LLVM drops it.

use super::{Names, Printer};
use crate::function::Function;
use crate::ids::{LocId, ScopeId, ValueId};
use crate::module::Module;
use crate::name::Escaped;
use std::fmt::{self, Write};

/// The numbers of metadata nodes: files first, then scopes, locations and global variables; local
/// variables get theirs as they are printed.
pub(super) struct DebugIds {
    scopes: usize,
    locations: usize,
    globals: Vec<Option<usize>>,
    next: usize,
    /// Nodes that have been referred to and not yet printed.
    pending: Vec<(usize, String)>,
}

impl DebugIds {
    pub(super) fn new(m: &Module) -> DebugIds {
        let scopes = m.debug.files.len();
        let locations = scopes + m.debug.scopes.len();
        let mut next = locations + m.debug.locations.len();
        let globals = m.globals.iter().map(|global| {
            global.variable.as_ref()?;
            next += 1;
            Some(next - 1)
        });
        let globals = globals.collect();
        DebugIds { scopes, locations, globals, next, pending: Vec::new() }
    }

    pub(super) fn global(&self, index: usize) -> Option<usize> {
        self.globals[index]
    }

    pub(super) fn scope(&self, id: ScopeId) -> Option<usize> {
        Some(self.scopes + id.index())
    }

    pub(super) fn location(&self, id: LocId) -> Option<usize> {
        Some(self.locations + id.index())
    }
}

impl Printer<'_> {
    /// Tells which source variable lives in a value, if one does.
    pub(super) fn variable(&mut self, f: &Function, names: &Names, id: ValueId) -> fmt::Result {
        let (Some(debug), Some(variable)) = (&mut self.debug, f.variables.get(&id)) else {
            return Ok(());
        };
        let Some(scope) = f.scope.and_then(|scope| debug.scope(scope)) else { return Ok(()) };
        let node = debug.next;
        debug.next += 1;
        let name = Escaped(variable.name.as_bytes());
        let line = variable.line;
        let text = format!("!DILocalVariable(name: \"{name}\", scope: !{scope}, line: {line})");
        debug.pending.push((node, text));
        let what = if variable.is_address { "declare" } else { "value" };
        let (ty, value) = (self.m.types.display(f.value(id).ty), names.value(id));
        write!(self.out, "  call void @llvm.dbg.{what}(metadata {ty} {value}, ")?;
        writeln!(self.out, "metadata !{node}, metadata !DIExpression())")
    }

    /// All nodes, at the end of the module.
    pub(super) fn debug_nodes(&mut self) -> fmt::Result {
        let Some(debug) = self.debug.take() else { return Ok(()) };
        let m = self.m;
        if !debug.pending.is_empty() {
            for name in ["llvm.dbg.declare", "llvm.dbg.value"] {
                if m.function_named(name).is_none() {
                    writeln!(self.out, "\ndeclare void @{name}(metadata, metadata, metadata)")?;
                }
            }
        }
        self.out.push('\n');
        for (i, file) in m.debug.files.iter().enumerate() {
            let (name, directory) = (file.name.as_bytes(), file.directory.as_bytes());
            let (name, directory) = (Escaped(name), Escaped(directory));
            writeln!(self.out, "!{i} = !DIFile(filename: \"{name}\", directory: \"{directory}\")")?;
        }
        for (i, scope) in m.debug.scopes.iter().enumerate() {
            let name = Escaped(scope.function.as_bytes());
            write!(self.out, "!{} = distinct !DISubprogram(name: \"{name}\"", debug.scopes + i)?;
            if let Some(name) = &scope.linkage_name {
                write!(self.out, ", linkageName: \"{}\"", Escaped(name.as_bytes()))?;
            }
            if let Some(file) = scope.file {
                write!(self.out, ", file: !{}", file.index())?;
            }
            writeln!(self.out, ", line: {})", scope.line)?;
        }
        for (i, loc) in m.debug.locations.iter().enumerate() {
            let scope = debug.scopes + loc.scope.index();
            let (node, line, column) = (debug.locations + i, loc.line, loc.column);
            let distinct = if loc.inlined_at.is_some() { "distinct " } else { "" };
            write!(
                self.out,
                "!{node} = {distinct}!DILocation(line: {line}, column: {column}, scope: !{scope}"
            )?;
            if let Some(outer) = loc.inlined_at {
                write!(self.out, ", inlinedAt: !{}", debug.locations + outer.index())?;
            }
            self.out.push_str(")\n");
        }
        for (global, node) in m.globals.iter().zip(&debug.globals) {
            if let (Some(variable), Some(node)) = (&global.variable, node) {
                let (name, line) = (Escaped(variable.name.as_bytes()), variable.line);
                writeln!(
                    self.out,
                    "!{node} = distinct !DIGlobalVariable(name: \"{name}\", line: {line})"
                )?;
            }
        }
        for (node, text) in &debug.pending {
            writeln!(self.out, "!{node} = {text}")?;
        }
        Ok(())
    }
}
