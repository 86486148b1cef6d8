//! Types, interned: two types are equal exactly when their ids are.
//!
//! Pointers carry no pointee: the typed pointers that clang 14 prints collapse to [`Type::Ptr`],
//! because every instruction that touches memory names the type it reads or writes.

use crate::ids::{StructId, TypeId};
use crate::layout::{DataLayout, TypeLayout};
use rustc_hash::FxHashMap;
use std::fmt;

/// The binary floating-point formats of LLVM.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FloatKind {
    /// IEEE binary16.
    Half,
    /// The upper half of a binary32.
    BFloat,
    /// IEEE binary32.
    Float,
    /// IEEE binary64.
    Double,
    /// The 80-bit format of the x87, C's `long double` on x86-64.
    X86Fp80,
    /// IEEE binary128.
    Fp128,
    /// A pair of doubles.
    PpcFp128,
}

impl FloatKind {
    /// All formats with their names in LLVM's text.
    pub const ALL: [(FloatKind, &'static str); 7] = [
        (FloatKind::Half, "half"),
        (FloatKind::BFloat, "bfloat"),
        (FloatKind::Float, "float"),
        (FloatKind::Double, "double"),
        (FloatKind::X86Fp80, "x86_fp80"),
        (FloatKind::Fp128, "fp128"),
        (FloatKind::PpcFp128, "ppc_fp128"),
    ];

    /// The name in LLVM's text.
    pub fn name(self) -> &'static str {
        FloatKind::ALL.iter().find(|(kind, _)| *kind == self).map_or("", |(_, name)| name)
    }

    /// The format with this name.
    pub fn from_name(name: &str) -> Option<FloatKind> {
        FloatKind::ALL.iter().find(|(_, n)| *n == name).map(|(kind, _)| *kind)
    }
}

/// The widest integers that can be computed with, in bits.
pub const WIDEST_INT: u32 = 4096;

/// The shape of a type.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Type {
    /// No value.
    Void,
    /// The type of block names.
    Label,
    /// The type of metadata operands.
    Metadata,
    /// The type of tokens, which only unsupported instructions use.
    Token,
    /// An integer of so many bits; up to [`WIDEST_INT`] can be computed with.
    Int(u32),
    /// A floating-point number; a pair of doubles cannot be computed with.
    Float(FloatKind),
    /// A pointer into address space 0.
    Ptr,
    /// An array.
    Array {
        /// The type of each element.
        element: TypeId,
        /// The number of elements.
        len: u64,
    },
    /// A vector; one whose length the machine decides cannot be computed with.
    Vector {
        /// The type of each element.
        element: TypeId,
        /// The (minimal) number of elements.
        len: u64,
        /// Whether the length is a multiple of `len` that the machine decides.
        scalable: bool,
    },
    /// A structure without name.
    Struct {
        /// The types of the fields.
        fields: Box<[TypeId]>,
        /// Whether fields follow each other without padding.
        packed: bool,
    },
    /// A named structure; its body is in [`Types::named`].
    Named(StructId),
    /// A function.
    Function {
        /// What is returned.
        ret: TypeId,
        /// The types of the fixed parameters.
        params: Box<[TypeId]>,
        /// Whether more arguments may follow.
        variadic: bool,
    },
    /// Anything else, as it is written: target types, pointers into other address spaces.
    Other(Box<str>),
}

/// A named structure type.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NamedStruct {
    /// The name without `%`.
    pub name: Box<str>,
    /// The literal structure that it names; `None` if it is opaque.
    pub body: Option<TypeId>,
}

/// The interner of types; it also knows their sizes.
#[derive(Clone, Debug)]
pub struct Types {
    types: Vec<Type>,
    layouts: Vec<TypeLayout>,
    ids: FxHashMap<Type, TypeId>,
    named: Vec<NamedStruct>,
    named_ids: FxHashMap<Box<str>, StructId>,
    defined: Vec<StructId>,
    /// Alignments and pointer size of the target.
    pub(crate) data_layout: DataLayout,
}

impl TypeId {
    /// `void`.
    pub const VOID: TypeId = TypeId(0);
    /// `label`.
    pub const LABEL: TypeId = TypeId(1);
    /// `metadata`.
    pub const METADATA: TypeId = TypeId(2);
    /// `token`.
    pub const TOKEN: TypeId = TypeId(3);
    /// `ptr`.
    pub const PTR: TypeId = TypeId(4);
    /// `i1`, the type of conditions.
    pub const I1: TypeId = TypeId(5);
    /// `i8`.
    pub const I8: TypeId = TypeId(6);
    /// `i16`.
    pub const I16: TypeId = TypeId(7);
    /// `i32`.
    pub const I32: TypeId = TypeId(8);
    /// `i64`.
    pub const I64: TypeId = TypeId(9);
    /// `i128`.
    pub const I128: TypeId = TypeId(10);
    /// `float`.
    pub const FLOAT: TypeId = TypeId(11);
    /// `double`.
    pub const DOUBLE: TypeId = TypeId(12);
}

impl Default for Types {
    fn default() -> Types {
        Types::new(DataLayout::default())
    }
}

impl Types {
    /// An interner that holds the basic types at their fixed ids.
    pub fn new(data_layout: DataLayout) -> Types {
        let mut types = Types {
            types: Vec::new(),
            layouts: Vec::new(),
            ids: FxHashMap::default(),
            named: Vec::new(),
            named_ids: FxHashMap::default(),
            defined: Vec::new(),
            data_layout,
        };
        let basic = [Type::Void, Type::Label, Type::Metadata, Type::Token, Type::Ptr];
        let ints = [1, 8, 16, 32, 64, 128].map(Type::Int);
        let floats = [FloatKind::Float, FloatKind::Double].map(Type::Float);
        for ty in basic.into_iter().chain(ints).chain(floats) {
            types.intern(ty);
        }
        types
    }

    /// The shape of a type.
    pub fn get(&self, id: TypeId) -> &Type {
        &self.types[id.index()]
    }

    /// The number of types.
    pub fn len(&self) -> usize {
        self.types.len()
    }

    /// Never true: the basic types are always there.
    pub fn is_empty(&self) -> bool {
        self.types.is_empty()
    }

    /// The id of a type, new if it has not been seen before.
    pub fn intern(&mut self, ty: Type) -> TypeId {
        if let Some(&id) = self.ids.get(&ty) {
            return id;
        }
        // The words of a number have types, too: all but the last have 64 bits.
        if let Type::Int(bits @ 65..=WIDEST_INT) = ty
            && bits % 64 != 0
        {
            self.intern(Type::Int(bits % 64));
        }
        let id = TypeId::new(self.types.len());
        let layout = self.compute_layout(&ty);
        self.types.push(ty.clone());
        self.layouts.push(layout);
        self.ids.insert(ty, id);
        id
    }

    /// The integer type of this width.
    pub fn int(&mut self, bits: u32) -> TypeId {
        match bits {
            1 => TypeId::I1,
            8 => TypeId::I8,
            16 => TypeId::I16,
            32 => TypeId::I32,
            64 => TypeId::I64,
            _ => self.intern(Type::Int(bits)),
        }
    }

    /// The literal structure with these fields.
    pub fn structure(&mut self, fields: &[TypeId]) -> TypeId {
        self.intern(Type::Struct { fields: fields.into(), packed: false })
    }

    /// The named structure with this name, opaque if it has not been seen before.
    pub fn named_struct(&mut self, name: &str) -> StructId {
        if let Some(&id) = self.named_ids.get(name) {
            return id;
        }
        let id = StructId::new(self.named.len());
        self.named.push(NamedStruct { name: name.into(), body: None });
        self.named_ids.insert(name.into(), id);
        id
    }

    /// The named structure with this name, if it has been seen before.
    pub fn struct_named(&self, name: &str) -> Option<StructId> {
        self.named_ids.get(name).copied()
    }

    /// A named structure.
    pub fn named(&self, id: StructId) -> &NamedStruct {
        &self.named[id.index()]
    }

    /// All named structures, in the order in which they were defined.
    pub fn all_named(&self) -> impl Iterator<Item = &NamedStruct> {
        self.defined.iter().map(|id| self.named(*id))
    }

    /// Defines a named structure, once: `None` makes it opaque.
    ///
    /// Sizes are known again after [`finish`](Types::finish).
    pub fn define(&mut self, id: StructId, body: Option<TypeId>) {
        self.named[id.index()].body = body;
        self.defined.push(id);
    }

    /// Computes the sizes of all types, once the named structures have their bodies.
    ///
    /// The error names a structure that contains itself or is not defined.
    pub fn finish(&mut self) -> Result<(), String> {
        let mut undefined = vec![true; self.named.len()];
        self.defined.iter().for_each(|id| undefined[id.index()] = false);
        if let Some(index) = undefined.iter().position(|u| *u) {
            return Err(format!("type %{} is not defined", self.named[index].name));
        }
        let mut state = vec![Visit::New; self.types.len()];
        for start in 0..self.types.len() {
            self.finish_from(TypeId::new(start), &mut state)?;
        }
        Ok(())
    }

    /// Depth-first, without recursion because chains of named types may be arbitrarily long.
    fn finish_from(&mut self, start: TypeId, state: &mut [Visit]) -> Result<(), String> {
        let mut stack = vec![start];
        while let Some(&id) = stack.last() {
            match state[id.index()] {
                Visit::Done => {
                    stack.pop();
                }
                Visit::New => {
                    state[id.index()] = Visit::Open;
                    for &part in self.parts(id) {
                        match state[part.index()] {
                            Visit::New => stack.push(part),
                            Visit::Open => {
                                return Err(format!("type {} contains itself", self.display(part)));
                            }
                            Visit::Done => {}
                        }
                    }
                }
                Visit::Open => {
                    state[id.index()] = Visit::Done;
                    self.layouts[id.index()] = self.compute_layout(self.get(id));
                    stack.pop();
                }
            }
        }
        Ok(())
    }

    /// The types that a value of this type consists of.
    fn parts(&self, id: TypeId) -> &[TypeId] {
        match self.get(id) {
            Type::Array { element, .. } | Type::Vector { element, .. } => {
                std::slice::from_ref(element)
            }
            Type::Struct { fields, .. } => fields,
            Type::Named(name) => self.named(*name).body.as_slice(),
            _ => &[],
        }
    }

    /// Size, alignment and whether values can be computed with.
    pub fn layout(&self, id: TypeId) -> TypeLayout {
        self.layouts[id.index()]
    }

    /// The fields of a structure, named or not, and whether it is packed.
    pub fn fields(&self, id: TypeId) -> Option<(&[TypeId], bool)> {
        match self.get(id) {
            Type::Struct { fields, packed } => Some((fields, *packed)),
            Type::Named(name) => match self.get(self.named(*name).body?) {
                Type::Struct { fields, packed } => Some((fields, *packed)),
                _ => None,
            },
            _ => None,
        }
    }

    /// The words of a number that does not fit into 64 bits, each with its distance from the start in memory; the
    /// lowest comes first.
    pub fn words(&self, id: TypeId) -> Option<Vec<(u64, TypeId)>> {
        let bits = match self.get(id) {
            Type::Int(bits @ 65..=WIDEST_INT) => *bits,
            Type::Float(FloatKind::X86Fp80) => 80,
            Type::Float(FloatKind::Fp128) => 128,
            _ => return None,
        };
        let whole = (0..u64::from(bits / 64)).map(|k| (8 * k, TypeId::I64));
        let rest = self.ids.get(&Type::Int(bits % 64)).map(|&ty| (u64::from(bits / 64) * 8, ty));
        Some(whole.chain(rest.filter(|_| bits % 64 != 0)).collect())
    }

    /// The type and the number of the elements of a vector.
    pub fn vector(&self, id: TypeId) -> Option<(TypeId, u64)> {
        match self.get(id) {
            Type::Vector { element, len, .. } => Some((*element, *len)),
            _ => None,
        }
    }

    /// The type of the elements of a vector, or the type itself if it is none.
    pub fn lane(&self, id: TypeId) -> TypeId {
        self.vector(id).map_or(id, |(element, _)| element)
    }

    /// The vector of as many elements of type `element` as a vector has; just `element` if it is none.
    pub fn like(&mut self, id: TypeId, element: TypeId) -> TypeId {
        match *self.get(id) {
            Type::Vector { len, scalable, .. } => {
                self.intern(Type::Vector { element, len, scalable })
            }
            _ => element,
        }
    }

    /// The type of the part at `index` of an aggregate.
    pub fn element(&self, id: TypeId, index: u64) -> Option<TypeId> {
        match self.get(id) {
            Type::Array { element, len } => (index < *len).then_some(*element),
            _ => self.fields(id)?.0.get(usize::try_from(index).ok()?).copied(),
        }
    }

    /// The width of an integer type.
    pub fn int_bits(&self, id: TypeId) -> Option<u32> {
        match self.get(id) {
            Type::Int(bits) => Some(*bits),
            _ => None,
        }
    }

    /// The format of a floating-point type.
    pub fn float_kind(&self, id: TypeId) -> Option<FloatKind> {
        match self.get(id) {
            Type::Float(kind) => Some(*kind),
            _ => None,
        }
    }

    /// Whether this is a structure or an array.
    pub fn is_aggregate(&self, id: TypeId) -> bool {
        matches!(self.get(id), Type::Array { .. } | Type::Struct { .. } | Type::Named(_))
    }

    /// Return type, parameter types and variadicity of a function type.
    pub fn signature(&self, id: TypeId) -> Option<(TypeId, &[TypeId], bool)> {
        match self.get(id) {
            Type::Function { ret, params, variadic } => Some((*ret, params, *variadic)),
            _ => None,
        }
    }

    /// The type as LLVM writes it.
    pub fn display(&self, id: TypeId) -> DisplayType<'_> {
        DisplayType { types: self, id }
    }
}

/// How far the depth-first search has got with a type.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Visit {
    New,
    Open,
    Done,
}

/// A type to be written as text.
#[derive(Clone, Copy)]
pub struct DisplayType<'a> {
    types: &'a Types,
    id: TypeId,
}

impl DisplayType<'_> {
    fn list(&self, f: &mut fmt::Formatter<'_>, items: &[TypeId]) -> fmt::Result {
        for (i, &item) in items.iter().enumerate() {
            let comma = if i == 0 { "" } else { ", " };
            write!(f, "{comma}{}", self.types.display(item))?;
        }
        Ok(())
    }
}

impl fmt::Display for DisplayType<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.types.get(self.id) {
            Type::Void => f.write_str("void"),
            Type::Label => f.write_str("label"),
            Type::Metadata => f.write_str("metadata"),
            Type::Token => f.write_str("token"),
            Type::Int(bits) => write!(f, "i{bits}"),
            Type::Float(kind) => f.write_str(kind.name()),
            Type::Ptr => f.write_str("ptr"),
            Type::Array { element, len } => {
                write!(f, "[{len} x {}]", self.types.display(*element))
            }
            Type::Vector { element, len, scalable } => {
                let scale = if *scalable { "vscale x " } else { "" };
                write!(f, "<{scale}{len} x {}>", self.types.display(*element))
            }
            Type::Struct { fields, packed } => {
                let (open, close) = if *packed { ("<{", "}>") } else { ("{", "}") };
                let space = if fields.is_empty() { "" } else { " " };
                write!(f, "{open}{space}")?;
                self.list(f, fields)?;
                write!(f, "{space}{close}")
            }
            Type::Named(id) => write!(f, "%{}", crate::name::Quoted(&self.types.named(*id).name)),
            Type::Function { ret, params, variadic } => {
                write!(f, "{} (", self.types.display(*ret))?;
                self.list(f, params)?;
                let dots = match (variadic, params.is_empty()) {
                    (true, true) => "...",
                    (true, false) => ", ...",
                    _ => "",
                };
                write!(f, "{dots})")
            }
            Type::Other(text) => f.write_str(text),
        }
    }
}
