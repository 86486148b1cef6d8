//! The types of variables as the source declares them: members, elements, enumerators.
//!
//! Only reports need them, and the headers of C++ declare thousands. So a module keeps the text of its
//! metadata, and a type is read from it when it is first asked for.

use crate::parse::nodes::{Node, Nodes};
use rustc_hash::FxHashMap;
use std::sync::{Arc, Mutex, PoisonError};

/// How many names of names of a type are followed, and how many types within types.
const MAX_CHAIN: usize = 100;

/// A type of the source.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct TypeRef {
    /// Which of the modules of [`DebugInfo::types`](crate::DebugInfo::types) describes it.
    pub module: u32,
    /// The number of the node there.
    pub node: u32,
}

impl TypeRef {
    /// In a module that was not yet linked to others.
    pub(crate) fn first(node: u32) -> TypeRef {
        TypeRef { module: 0, node }
    }
}

/// What a type is, behind `typedef`, `const` and the like.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SourceType {
    /// The name of a structure or an enumeration, or else that of a `typedef`; none if there is neither.
    pub name: Option<Box<str>>,
    /// In bytes; 0 if it is not known.
    pub size: u64,
    /// Whether a system header declares it, so that what is in it means nothing to a user.
    pub of_library: bool,
    /// What it consists of.
    pub shape: Shape,
}

/// What a type consists of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Shape {
    /// A number that may be negative, and everything that is not one of the others.
    Signed,
    /// A number that is never negative.
    Unsigned,
    /// True or false.
    Bool,
    /// A pointer, a reference; to nothing known if it is `void *`.
    Pointer(Option<TypeRef>),
    /// A structure, a class or a union.
    Members(Vec<Member>),
    /// An array of so many elements, in each dimension.
    Array(TypeRef, Vec<u64>),
    /// An enumeration.
    Enumerators(Vec<(i64, Box<str>)>),
}

/// The bits of a bit-field.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BitRange {
    /// The number of the first one, from the start of the structure.
    pub start: u64,
    /// How many there are.
    pub count: u32,
}

/// A member of a structure.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Member {
    /// Empty for a base class and an anonymous structure.
    pub name: Box<str>,
    /// In bytes; for a bit-field, of the byte in which it begins.
    pub offset: u64,
    /// Of a bit-field: which bits it has.
    pub bits: Option<BitRange>,
    /// Its type.
    pub ty: TypeRef,
}

/// The types that one module describes.
#[derive(Debug)]
pub struct SourceTypes {
    text: Box<str>,
    offsets: Vec<u32>,
    known: Mutex<FxHashMap<u32, Option<Arc<SourceType>>>>,
}

impl PartialEq for SourceTypes {
    fn eq(&self, other: &SourceTypes) -> bool {
        self.text == other.text
    }
}

impl Eq for SourceTypes {}

impl SourceTypes {
    /// Of a text whose nodes start at `offsets`; nothing if there are none.
    pub(crate) fn new(text: &str, mut offsets: Vec<u32>) -> Option<SourceTypes> {
        let first = offsets.iter().copied().filter(|&offset| offset > 0).min()?;
        // 0 is for nodes that are not defined.
        let start = first - 1;
        for offset in offsets.iter_mut().filter(|offset| **offset > 0) {
            *offset -= start;
        }
        let text = text.get(start as usize..)?.into();
        Some(SourceTypes { text, offsets, known: Mutex::default() })
    }

    /// A type of this module.
    pub(crate) fn read(&self, at: TypeRef) -> Option<Arc<SourceType>> {
        let known = || self.known.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(known) = known().get(&at.node) {
            return known.clone();
        }
        let nodes = Nodes { text: &self.text, offsets: &self.offsets };
        let found = Reader { nodes, module: at.module }.source_type(at.node).map(Arc::new);
        known().insert(at.node, found.clone());
        found
    }
}

/// Reads nodes of a module that has this number among those that were linked.
#[derive(Clone, Copy)]
struct Reader<'a> {
    nodes: Nodes<'a, 'a>,
    module: u32,
}

impl<'a> Reader<'a> {
    fn at(self, node: u32) -> TypeRef {
        TypeRef { module: self.module, node }
    }

    /// The type of a node, behind what only gives it another name.
    fn source_type(self, mut id: u32) -> Option<SourceType> {
        let (mut typedef, mut of_library) = (None, false);
        for _ in 0..MAX_CHAIN {
            let node = self.nodes.read(id)?;
            of_library |= node.node("file").is_some_and(|file| self.is_system_header(file));
            let size = |bits: i64| u64::try_from(bits).unwrap_or(0).div_ceil(8);
            let size = size(node.long("size").unwrap_or(0));
            let tag = node.word("tag").unwrap_or_default();
            let shape = match (node.kind, tag) {
                ("DIBasicType", _) => basic(&node),
                ("DICompositeType", "DW_TAG_array_type") => self.array(&node)?,
                ("DICompositeType", "DW_TAG_enumeration_type") => self.enumeration(&node),
                ("DICompositeType", _) => self.members(&node),
                (
                    "DIDerivedType",
                    "DW_TAG_pointer_type"
                    | "DW_TAG_reference_type"
                    | "DW_TAG_rvalue_reference_type",
                ) => Shape::Pointer(node.node("baseType").map(|to| self.at(to))),
                ("DIDerivedType", tag) => {
                    if tag == "DW_TAG_typedef" {
                        typedef = typedef.or_else(|| node.text("name"));
                    }
                    id = node.node("baseType")?;
                    continue;
                }
                _ => return None,
            };
            let name = node.text("name").filter(|name| !name.is_empty()).or(typedef);
            return Some(SourceType { name, size, of_library, shape });
        }
        None
    }

    fn is_system_header(self, file: u32) -> bool {
        let Some(node) = self.nodes.read(file) else { return false };
        let system = |field| node.text(field).is_some_and(|name| name.starts_with("/usr/"));
        let absolute = node.text("filename").is_some_and(|name| name.starts_with('/'));
        system("filename") || !absolute && system("directory")
    }

    fn elements(self, node: &Node<'_>) -> Vec<Node<'a>> {
        let list = node.node("elements").map(|list| self.nodes.list(list));
        list.unwrap_or_default().into_iter().filter_map(|id| self.nodes.read(id)).collect()
    }

    fn array(self, node: &Node<'_>) -> Option<Shape> {
        let element = self.at(node.node("baseType")?);
        let count = |range: &Node<'_>| u64::try_from(range.long("count")?).ok();
        let counts = self.elements(node).iter().map(|range| count(range).unwrap_or(0)).collect();
        Some(Shape::Array(element, counts))
    }

    fn enumeration(self, node: &Node<'_>) -> Shape {
        let enumerator = |node: &Node<'_>| Some((node.long("value")?, node.text("name")?));
        Shape::Enumerators(self.elements(node).iter().filter_map(enumerator).collect())
    }

    fn members(self, node: &Node<'_>) -> Shape {
        let member = |node: &Node<'_>| {
            let tag = node.word("tag")?;
            let is_static = node.has_flag("DIFlagStaticMember");
            if !matches!(tag, "DW_TAG_member" | "DW_TAG_inheritance") || is_static {
                return None;
            }
            let name = node.text("name").filter(|_| tag == "DW_TAG_member").unwrap_or_default();
            let start = u64::try_from(node.long("offset").unwrap_or(0)).ok()?;
            let count = node.has_flag("DIFlagBitField").then(|| node.int("size")).flatten();
            let (offset, bits) = (start / 8, count.map(|count| BitRange { start, count }));
            Some(Member { name, offset, bits, ty: self.at(node.node("baseType")?) })
        };
        Shape::Members(self.elements(node).iter().filter_map(member).collect())
    }
}

fn basic(node: &Node<'_>) -> Shape {
    match node.word("encoding") {
        Some("DW_ATE_boolean") => Shape::Bool,
        Some("DW_ATE_unsigned" | "DW_ATE_unsigned_char" | "DW_ATE_UTF") => Shape::Unsigned,
        _ => Shape::Signed,
    }
}
