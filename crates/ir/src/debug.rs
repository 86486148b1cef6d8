//! Source locations and names, as far as reports need them.

use crate::ids::{FileId, LocId, ScopeId};
use crate::source_types::{SourceType, SourceTypes, TypeRef};
use std::sync::Arc;

/// A source file.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct SourceFile {
    /// The name as given to the compiler.
    pub name: Box<str>,
    /// The directory it is relative to.
    pub directory: Box<str>,
}

/// A function as the source knows it, seen in one file.
///
/// Nested blocks are not kept: what remains of them is the file, which `#include` may change.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Scope {
    /// The function's name in the source, without parameters; empty if unknown.
    pub function: Box<str>,
    /// The symbol, if it differs from the name.
    pub linkage_name: Option<Box<str>>,
    /// The file.
    pub file: Option<FileId>,
    /// The line in which the function starts.
    pub line: u32,
}

/// A place in the source.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Location {
    /// The line, from 1; 0 if the compiler made the instruction up.
    pub line: u32,
    /// The column, from 1; 0 if unknown.
    pub column: u32,
    /// The function and file.
    pub scope: ScopeId,
    /// The call that was replaced by the body of this function.
    pub inlined_at: Option<LocId>,
}

/// A variable of the source.
#[derive(Clone, Debug, Eq)]
pub struct Variable {
    /// The name.
    pub name: Box<str>,
    /// The line of the declaration, 0 if unknown.
    pub line: u32,
    /// Whether the value is the address of the variable (an alloca) and not its content.
    pub is_address: bool,
    /// Its type, if the compiler says.
    pub ty: Option<TypeRef>,
}

/// Types count for nothing: they are not printed.
impl PartialEq for Variable {
    fn eq(&self, other: &Variable) -> bool {
        let key = |v: &Variable| (v.name.clone(), v.line, v.is_address);
        key(self) == key(other)
    }
}

/// The source locations of a module.
#[derive(Clone, Debug, Default, Eq)]
pub struct DebugInfo {
    /// The files.
    pub files: Vec<SourceFile>,
    /// The functions.
    pub scopes: Vec<Scope>,
    /// The places.
    pub locations: Vec<Location>,
    /// The types of variables, of each module that was linked.
    pub types: Vec<Arc<SourceTypes>>,
}

/// Types count for nothing: they are not printed.
impl PartialEq for DebugInfo {
    fn eq(&self, other: &DebugInfo) -> bool {
        (&self.files, &self.scopes, &self.locations)
            == (&other.files, &other.scopes, &other.locations)
    }
}

impl DebugInfo {
    /// A type, if the compiler has described it.
    pub fn source_type(&self, at: TypeRef) -> Option<Arc<SourceType>> {
        self.types.get(at.module as usize)?.read(at)
    }

    /// A place.
    pub fn location(&self, id: LocId) -> &Location {
        &self.locations[id.index()]
    }

    /// A function.
    pub fn scope(&self, id: ScopeId) -> &Scope {
        &self.scopes[id.index()]
    }

    /// The name of the file of a place.
    pub fn file_name(&self, location: &Location) -> Option<&str> {
        Some(&self.files[self.scope(location.scope).file?.index()].name)
    }

    /// `file:line:column`, as compilers write it.
    pub fn describe(&self, id: LocId) -> String {
        let location = self.location(id);
        let file = self.file_name(location).unwrap_or("?");
        format!("{file}:{}:{}", location.line, location.column)
    }
}
