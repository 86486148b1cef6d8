//! Sizes, alignments and field offsets, as the `target datalayout` line of a module states them.

use crate::ids::TypeId;
use crate::types::{FloatKind, Type, Types, WIDEST_INT};

/// The facts of a data layout that matter: the target is little-endian with 64-bit pointers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DataLayout {
    /// (bits, alignment in bytes) of the integers that have their own entry, by width.
    ints: Vec<(u32, u32)>,
    /// (bits, alignment in bytes) of the floating-point numbers that have their own entry.
    floats: Vec<(u32, u32)>,
    /// The alignment of structures and arrays, at least.
    aggregate_align: u32,
}

impl Default for DataLayout {
    /// What holds for x86-64 and AArch64 where the text says nothing.
    fn default() -> DataLayout {
        DataLayout {
            ints: vec![(1, 1), (8, 1), (16, 2), (32, 4), (64, 8)],
            floats: vec![(16, 2), (32, 4), (64, 8), (80, 16), (128, 16)],
            aggregate_align: 1,
        }
    }
}

impl DataLayout {
    /// Reads the text of a `target datalayout` line.
    ///
    /// The error says what about the target is not supported.
    pub fn parse(text: &str) -> Result<DataLayout, String> {
        let mut layout = DataLayout::default();
        for item in text.split('-') {
            let mut parts = item.split(':');
            let head = parts.next().unwrap_or("");
            let numbers: Vec<Option<u32>> = parts.map(|p| p.parse().ok()).collect();
            let first = numbers.first().copied().flatten();
            match head.as_bytes().first() {
                Some(b'E') => return Err("big-endian targets are not supported".into()),
                Some(b'p') if matches!(head, "p" | "p0") && first != Some(64) => {
                    return Err("only targets with 64-bit pointers are supported".into());
                }
                Some(b'i') => set(&mut layout.ints, head, first)?,
                Some(b'f') => set(&mut layout.floats, head, first)?,
                Some(b'a') => layout.aggregate_align = bytes(first.unwrap_or(0))?.max(1),
                _ => {}
            }
        }
        Ok(layout)
    }

    /// The alignment of an integer: that of the next wider one with an entry, or of the widest.
    fn int_align(&self, bits: u32) -> u32 {
        let wider = self.ints.iter().find(|(width, _)| *width >= bits);
        wider.or(self.ints.last()).map_or(1, |(_, align)| *align)
    }

    fn float(&self, kind: FloatKind) -> (u64, u32) {
        let bits = match kind {
            FloatKind::Half | FloatKind::BFloat => 16,
            FloatKind::Float => 32,
            FloatKind::Double => 64,
            FloatKind::X86Fp80 => 80,
            FloatKind::Fp128 | FloatKind::PpcFp128 => 128,
        };
        let align = self.floats.iter().find(|(width, _)| *width == bits).map_or(16, |(_, a)| *a);
        (u64::from(bits).div_ceil(8), align)
    }
}

/// Enters the alignment (in bits) of an item such as `i64`; other words with that letter are none.
fn set(table: &mut Vec<(u32, u32)>, head: &str, align: Option<u32>) -> Result<(), String> {
    let (Ok(width), Some(align)) = (head[1..].parse::<u32>(), align) else { return Ok(()) };
    let align = bytes(align)?.max(1);
    match table.binary_search_by_key(&width, |(w, _)| *w) {
        Ok(at) => table[at].1 = align,
        Err(at) => table.insert(at, (width, align)),
    }
    Ok(())
}

/// An alignment in bytes, from bits.
fn bytes(bits: u32) -> Result<u32, String> {
    let bytes = bits / 8;
    if !bits.is_multiple_of(8) || (bytes != 0 && !bytes.is_power_of_two()) {
        return Err(format!(
            "data layout: an alignment of {bits} bits is not a power of two bytes"
        ));
    }
    Ok(bytes)
}

/// What is known about the values of a type.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TypeLayout {
    /// The distance between two values in an array; `None` if the type has no (representable) size.
    pub size: Option<u64>,
    /// The alignment in bytes.
    pub align: u32,
    /// Whether values can be computed with.
    pub supported: bool,
}

impl TypeLayout {
    const NONE: TypeLayout = TypeLayout { size: None, align: 1, supported: false };

    fn scalar(bytes: u64, align: u32, supported: bool) -> TypeLayout {
        TypeLayout { size: round_up(bytes, align), align, supported }
    }
}

fn round_up(size: u64, align: u32) -> Option<u64> {
    size.checked_next_multiple_of(u64::from(align))
}

impl Types {
    /// The number of bytes from one value of this type to the next in an array.
    pub fn size_of(&self, id: TypeId) -> Option<u64> {
        self.layout(id).size
    }

    /// The alignment of this type in bytes.
    pub fn align_of(&self, id: TypeId) -> u32 {
        self.layout(id).align
    }

    /// The number of bytes that a store of this type writes: padding at the end is not written.
    pub fn store_size(&self, id: TypeId) -> Option<u64> {
        match self.get(id) {
            Type::Int(bits) => Some(u64::from(*bits).div_ceil(8)),
            Type::Float(kind) => Some(self.data_layout.float(*kind).0),
            Type::Vector { element, len, scalable: false } => self.vector_bytes(*element, *len),
            _ => self.size_of(id),
        }
    }

    /// The distance of a field from the start of its structure.
    pub fn field_offset(&self, id: TypeId, field: usize) -> Option<u64> {
        let (fields, packed) = self.fields(id)?;
        (field < fields.len()).then_some(())?;
        let mut offset = 0u64;
        for (i, &ty) in fields.iter().enumerate().take(field + 1) {
            if !packed {
                offset = round_up(offset, self.align_of(ty))?;
            }
            if i < field {
                offset = offset.checked_add(self.size_of(ty)?)?;
            }
        }
        Some(offset)
    }

    /// The distances of all fields from the start of their structure.
    pub fn field_offsets(&self, id: TypeId) -> Option<Vec<u64>> {
        let (fields, packed) = self.fields(id)?;
        let mut offsets = Vec::with_capacity(fields.len());
        let mut offset = 0u64;
        for &ty in fields {
            if !packed {
                offset = round_up(offset, self.align_of(ty))?;
            }
            offsets.push(offset);
            offset = offset.checked_add(self.size_of(ty)?)?;
        }
        Some(offsets)
    }

    /// The layout of a type whose parts have theirs.
    pub(crate) fn compute_layout(&self, ty: &Type) -> TypeLayout {
        match ty {
            Type::Int(bits) => TypeLayout::scalar(
                u64::from(*bits).div_ceil(8),
                self.data_layout.int_align(*bits),
                *bits <= WIDEST_INT,
            ),
            Type::Float(kind) => {
                let (bytes, align) = self.data_layout.float(*kind);
                TypeLayout::scalar(bytes, align, *kind != FloatKind::PpcFp128)
            }
            Type::Ptr => TypeLayout::scalar(8, 8, true),
            Type::Array { element, len } => {
                let element = self.layout(*element);
                TypeLayout { size: element.size.and_then(|s| s.checked_mul(*len)), ..element }
            }
            Type::Vector { element, len, scalable: false } => self.vector_layout(*element, *len),
            Type::Struct { fields, packed } => self.struct_layout(fields, *packed),
            Type::Named(name) => match self.named(*name).body {
                // A body that was interned after its name is laid out by `Types::finish`.
                Some(body) if body.index() < self.len() => self.layout(body),
                _ => TypeLayout::NONE,
            },
            // A call may return nothing, and that is fine.
            Type::Void => TypeLayout { supported: true, ..TypeLayout::NONE },
            _ => TypeLayout::NONE,
        }
    }

    /// A vector is as large as the next power of two.
    fn vector_layout(&self, element: TypeId, len: u64) -> TypeLayout {
        let size = self.vector_bytes(element, len).and_then(u64::checked_next_power_of_two);
        let align = size.and_then(|s| u32::try_from(s).ok()).unwrap_or(1).max(1);
        let scalar = match self.get(element) {
            Type::Float(kind) => *kind != FloatKind::X86Fp80,
            Type::Int(_) | Type::Ptr => true,
            _ => false,
        };
        TypeLayout { size, align, supported: scalar && self.layout(element).supported }
    }

    /// The number of bytes in the elements of a vector, which lie side by side, bit by bit.
    fn vector_bytes(&self, element: TypeId, len: u64) -> Option<u64> {
        let bits = match self.get(element) {
            Type::Int(bits) => u64::from(*bits),
            _ => self.size_of(element)?.checked_mul(8)?,
        };
        Some(bits.checked_mul(len)?.div_ceil(8))
    }

    fn struct_layout(&self, fields: &[TypeId], packed: bool) -> TypeLayout {
        let mut layout = TypeLayout {
            size: Some(0),
            align: if packed { 1 } else { self.data_layout.aggregate_align },
            supported: true,
        };
        for &field in fields {
            let field = self.layout(field);
            layout.supported &= field.supported;
            let align = if packed { 1 } else { field.align };
            layout.align = layout.align.max(align);
            layout.size = layout
                .size
                .and_then(|size| round_up(size, align))
                .and_then(|size| size.checked_add(field.size?));
        }
        layout.size = layout.size.and_then(|size| round_up(size, layout.align));
        layout
    }
}
