//! Metadata nodes, read only when something asks for them.
//!
//! The first pass notes where each node is. A node is then read into its kind and fields; one
//! that is broken or missing just gives no debug information. The types of variables are read later, where
//! a report names what lies in them ([`SourceTypes`]).

use super::nodes::{Node, Nodes, Place};
use crate::debug::{DebugInfo, Location, Scope, SourceFile, Variable};
use crate::ids::{FileId, LocId, ScopeId};
use crate::source_types::{SourceTypes, TypeRef};
use rustc_hash::FxHashMap;

/// How many scopes within scopes, or calls within calls, are followed.
const MAX_CHAIN: usize = 500;

/// The nodes of a module and what has been made of them.
pub(crate) struct Metadata<'a> {
    text: &'a str,
    /// Where the text of each node starts, 0 if it is not defined.
    offsets: Vec<u32>,
    /// What the module keeps.
    pub(crate) info: DebugInfo,
    locations: FxHashMap<u32, Option<LocId>>,
    scopes: FxHashMap<u32, Option<ScopeId>>,
    files: FxHashMap<u32, Option<FileId>>,
    scope_ids: FxHashMap<Scope, ScopeId>,
    file_ids: FxHashMap<SourceFile, FileId>,
}

impl<'a> Metadata<'a> {
    pub(crate) fn new(text: &'a str) -> Metadata<'a> {
        Metadata {
            text,
            offsets: Vec::new(),
            info: DebugInfo::default(),
            locations: FxHashMap::default(),
            scopes: FxHashMap::default(),
            files: FxHashMap::default(),
            scope_ids: FxHashMap::default(),
            file_ids: FxHashMap::default(),
        }
    }

    /// Notes where a node is.
    pub(crate) fn define(&mut self, id: u32, offset: usize) {
        let index = id as usize;
        // Nodes are numbered densely; a number above the size of the text is never used well.
        if index >= self.text.len() {
            return;
        }
        if index >= self.offsets.len() {
            self.offsets.resize(index + 1, 0);
        }
        self.offsets[index] = offset as u32;
    }

    fn read(&self, id: u32) -> Option<Node<'a>> {
        Nodes { text: self.text, offsets: &self.offsets }.read(id)
    }

    /// The nodes themselves, for questions that are asked later.
    pub(crate) fn source_types(&mut self) -> Option<SourceTypes> {
        let offsets = std::mem::take(&mut self.offsets);
        SourceTypes::new(self.text, offsets)
    }

    /// The place that a `!DILocation` names.
    pub(crate) fn location(&mut self, id: u32) -> Option<LocId> {
        if let Some(known) = self.locations.get(&id) {
            return *known;
        }
        // The chain of calls that were inlined, innermost first; it may be long, and in a broken
        // file circular.
        let (mut chain, mut outer, mut next) = (Vec::new(), None, Some(id));
        while let Some(id) = next {
            if let Some(known) = self.locations.get(&id) {
                outer = *known;
                break;
            }
            if chain.len() >= MAX_CHAIN {
                break;
            }
            let place = Nodes { text: self.text, offsets: &self.offsets }.place(id);
            next = place.as_ref().and_then(|place| place.inlined_at);
            chain.push((id, place));
        }
        for (id, place) in chain.into_iter().rev() {
            let scope = place.as_ref().and_then(|p| p.scope).and_then(|s| self.scope(s));
            outer = place.zip(scope).map(|(Place { line, column, .. }, scope)| {
                self.info.locations.push(Location { line, column, scope, inlined_at: outer });
                LocId::new(self.info.locations.len() - 1)
            });
            self.locations.insert(id, outer);
        }
        outer
    }

    /// The function in which a scope lies, seen in the file of that scope.
    pub(crate) fn scope(&mut self, id: u32) -> Option<ScopeId> {
        if let Some(known) = self.scopes.get(&id) {
            return *known;
        }
        let (mut file, mut next, mut found) = (None, Some(id), None);
        for _ in 0..MAX_CHAIN {
            let Some(node) = next.and_then(|id| self.read(id)) else { break };
            file = file.or_else(|| node.node("file"));
            if node.kind == "DISubprogram" {
                found = Some(node);
                break;
            }
            next = node.node("scope");
        }
        let scope = found.map(|node| {
            let function = node.text("name").unwrap_or_default();
            let linkage_name = node.text("linkageName").filter(|name| *name != function);
            let file = file.and_then(|file| self.file(file));
            self.add_scope(Scope {
                function,
                linkage_name,
                file,
                line: node.int("line").unwrap_or(0),
            })
        });
        self.scopes.insert(id, scope);
        scope
    }

    fn add_scope(&mut self, scope: Scope) -> ScopeId {
        if let Some(&known) = self.scope_ids.get(&scope) {
            return known;
        }
        let id = ScopeId::new(self.info.scopes.len());
        self.info.scopes.push(scope.clone());
        self.scope_ids.insert(scope, id);
        id
    }

    fn file(&mut self, id: u32) -> Option<FileId> {
        if let Some(known) = self.files.get(&id) {
            return *known;
        }
        let node = self.read(id).filter(|node| node.kind == "DIFile");
        let file = node.map(|node| {
            let name = node.text("filename").unwrap_or_default();
            let directory = node.text("directory").unwrap_or_default();
            let file = SourceFile { name, directory };
            let next = FileId::new(self.info.files.len());
            *self.file_ids.entry(file.clone()).or_insert_with(|| {
                self.info.files.push(file);
                next
            })
        });
        self.files.insert(id, file);
        file
    }

    /// The variable of a `!DILocalVariable`.
    pub(crate) fn local_variable(&self, id: u32, is_address: bool) -> Option<Variable> {
        let node = self.read(id).filter(|node| node.kind == "DILocalVariable")?;
        let line = node.int("line").unwrap_or(0);
        let ty = node.node("type").map(TypeRef::first);
        Some(Variable { name: node.text("name")?, line, is_address, ty })
    }

    /// The variable of a `!DIGlobalVariableExpression`.
    pub(crate) fn global_variable(&self, id: u32) -> Option<Variable> {
        let mut node = self.read(id)?;
        if node.kind == "DIGlobalVariableExpression" {
            node = self.read(node.node("var")?)?;
        }
        if node.kind != "DIGlobalVariable" {
            return None;
        }
        let line = node.int("line").unwrap_or(0);
        let ty = node.node("type").map(TypeRef::first);
        Some(Variable { name: node.text("name")?, line, is_address: true, ty })
    }
}
