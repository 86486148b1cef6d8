//! What lies at an offset in a variable, as the source would write it: `.slots[3].turn`.

use crate::debug::DebugInfo;
use crate::source_types::{BitRange, Member, Shape, SourceType, TypeRef};
use std::fmt::Write;
use std::sync::Arc;

/// How deep structures and arrays are nested at most.
const MAX_DEPTH: usize = 64;

/// A part of a variable.
#[derive(Clone, Debug, Default)]
pub struct SourcePath {
    /// What follows the name of the variable.
    pub text: String,
    /// The type of the part, if it is neither a structure nor an array.
    pub leaf: Option<Arc<SourceType>>,
    /// The bit-fields in the bytes of an access, if that is what it touches.
    pub fields: Vec<BitField>,
}

/// A bit-field in the word of an access.
#[derive(Clone, Debug)]
pub struct BitField {
    /// Its name.
    pub name: Box<str>,
    /// How many bits of the word are below it.
    pub shift: u32,
    /// How many bits it has.
    pub count: u32,
    /// Its type.
    pub ty: Option<Arc<SourceType>>,
}

/// A part while it is looked for: its type and where in it to go on.
struct Inside {
    ty: TypeRef,
    offset: u64,
}

impl DebugInfo {
    /// What an access of `size` bytes at an offset touches. Without size it is an address, which belongs to the
    /// largest thing that begins there. Structures of system headers are not looked into.
    pub fn path(&self, ty: TypeRef, offset: u64, size: Option<u64>) -> SourcePath {
        let mut path = SourcePath::default();
        let mut at = Inside { ty, offset };
        for _ in 0..MAX_DEPTH {
            let Some(found) = self.source_type(at.ty) else { break };
            if size.is_none() && at.offset == 0 {
                return path;
            }
            let next = match &found.shape {
                Shape::Members(_) if found.of_library => return path,
                Shape::Members(members) => self.member(members, &at, size, &mut path),
                Shape::Array(element, counts) => {
                    self.element(*element, counts, &at, &mut path.text)
                }
                _ if at.offset == 0 => {
                    path.leaf = Some(found);
                    return path;
                }
                _ => None,
            };
            match next {
                Some(next) => at = next,
                None if !path.fields.is_empty() => return path,
                None => break,
            }
        }
        if at.offset > 0 {
            let _ = write!(path.text, "+{}", at.offset);
        }
        path
    }

    /// What a pointer at an offset points to, whoever declares the structures that it lies in.
    pub fn pointee(&self, ty: TypeRef, offset: u64) -> Option<TypeRef> {
        let mut at = Inside { ty, offset };
        for _ in 0..MAX_DEPTH {
            let found = self.source_type(at.ty)?;
            at = match &found.shape {
                Shape::Pointer(to) => return to.filter(|_| at.offset == 0),
                Shape::Members(members) => {
                    self.member(members, &at, Some(8), &mut SourcePath::default())?
                }
                Shape::Array(element, counts) => {
                    self.element(*element, counts, &at, &mut String::new())?
                }
                _ => return None,
            };
        }
        None
    }

    /// Goes into the member at an offset and writes its name. Bit-fields that share the bytes of an access are
    /// written together, and nothing is in them.
    fn member(
        &self,
        members: &[Member],
        at: &Inside,
        size: Option<u64>,
        path: &mut SourcePath,
    ) -> Option<Inside> {
        let size_of = |member: &Member| self.source_type(member.ty).map_or(0, |ty| ty.size);
        let holds = |member: &&Member| {
            let inside = at.offset.checked_sub(member.offset);
            member.bits.is_none() && inside.is_some_and(|inside| inside < size_of(member).max(1))
        };
        // In a union several do.
        let fits = |member: &&Member| {
            holds(member) && self.has_part(member.ty, at.offset - member.offset, size, 0)
        };
        let found = members.iter().find(fits).or_else(|| members.iter().find(holds));
        // How long the last array is may be known only to the program.
        let open = || members.last().filter(|m| m.offset <= at.offset && size_of(m) == 0);
        let found = found.or_else(|| open().filter(|member| self.is_array(member.ty)));
        if let Some(member) = found {
            if !member.name.is_empty() {
                let _ = write!(path.text, ".{}", member.name);
            }
            return Some(Inside { ty: member.ty, offset: at.offset - member.offset });
        }
        path.fields = self.bit_fields(members, at.offset, size.unwrap_or(1));
        let names: Vec<&str> = path.fields.iter().map(|field| &*field.name).collect();
        let _ = match names[..] {
            [] => Ok(()),
            [name] => write!(path.text, ".{name}"),
            _ => write!(path.text, ".{{{}}}", names.join(",")),
        };
        None
    }

    /// The bit-fields that begin in so many bytes.
    fn bit_fields(&self, members: &[Member], offset: u64, size: u64) -> Vec<BitField> {
        let field = |member: &Member| {
            let BitRange { start, count } = member.bits?;
            let touched = offset..offset + size;
            let (name, ty) = (member.name.clone(), self.source_type(member.ty));
            let shift = start.checked_sub(8 * offset)? as u32;
            touched.contains(&member.offset).then_some(BitField { name, shift, count, ty })
        };
        members.iter().filter_map(field).collect()
    }

    /// Whether something of that size lies at an offset; without a size, whether something begins there.
    fn has_part(&self, ty: TypeRef, offset: u64, size: Option<u64>, depth: usize) -> bool {
        let Some(found) = self.source_type(ty).filter(|_| depth < MAX_DEPTH) else { return false };
        if offset == 0 && size.is_none_or(|size| size == found.size) {
            return true;
        }
        match &found.shape {
            Shape::Members(members) => members.iter().any(|member| {
                let size_of = self.source_type(member.ty).map_or(0, |ty| ty.size);
                let inside = offset.checked_sub(member.offset).filter(|inside| *inside < size_of);
                inside.is_some_and(|inside| self.has_part(member.ty, inside, size, depth + 1))
            }),
            Shape::Array(element, _) => {
                let each = self.source_type(*element).map_or(0, |ty| ty.size).max(1);
                self.has_part(*element, offset % each, size, depth + 1)
            }
            _ => false,
        }
    }

    fn is_array(&self, ty: TypeRef) -> bool {
        self.source_type(ty).is_some_and(|ty| matches!(ty.shape, Shape::Array(..)))
    }

    /// Goes into the element at an offset and writes its index.
    fn element(
        &self,
        element: TypeRef,
        counts: &[u64],
        at: &Inside,
        text: &mut String,
    ) -> Option<Inside> {
        let size = self.source_type(element)?.size.max(1);
        let mut index = Vec::with_capacity(counts.len());
        // The last dimension varies fastest; how long the first one is need not be known.
        let mut rest = at.offset / size;
        for &count in counts.iter().skip(1).rev() {
            index.push(rest % count.max(1));
            rest /= count.max(1);
        }
        index.push(rest);
        for k in index.iter().rev() {
            let _ = write!(text, "[{k}]");
        }
        Some(Inside { ty: element, offset: at.offset % size })
    }
}

#[cfg(test)]
mod tests {
    use crate::parse;

    /// What clang says of
    /// `enum color { RED, GREEN = 5 }; struct slot { int value; unsigned turn; unsigned a : 3, b : 5; };`
    /// `struct queue { long head; struct slot slots[2][3]; enum color color; union { int i; char c; struct { short low, high; }; }; pthread_mutex_t lock; char name[]; } *q;`
    /// by its numbers.
    const TEXT: &str = r#"
@q = global [0 x i8] zeroinitializer, !dbg !0
!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "q", file: !30, line: 3, type: !2)
!2 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "queue", file: !30, size: 1088, elements: !3)
!3 = !{!4, !5, !6, !7, !8, !60}
!60 = !DIDerivedType(tag: DW_TAG_member, name: "name", baseType: !61, offset: 1024)
!61 = !DICompositeType(tag: DW_TAG_array_type, baseType: !43, elements: !62)
!62 = !{!63}
!63 = !DISubrange(count: -1)
!4 = !DIDerivedType(tag: DW_TAG_member, name: "head", baseType: !9, size: 64)
!5 = !DIDerivedType(tag: DW_TAG_member, name: "slots", baseType: !10, size: 576, offset: 64)
!6 = !DIDerivedType(tag: DW_TAG_member, name: "color", baseType: !20, size: 32, offset: 640)
!7 = !DIDerivedType(tag: DW_TAG_member, baseType: !23, size: 32, offset: 672)
!8 = !DIDerivedType(tag: DW_TAG_member, name: "lock", baseType: !27, size: 320, offset: 704)
!9 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!10 = !DICompositeType(tag: DW_TAG_array_type, baseType: !13, size: 576, elements: !11)
!11 = !{!12, !40}
!12 = !DISubrange(count: 2)
!40 = !DISubrange(count: 3)
!13 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "slot", file: !30, size: 96, elements: !14)
!14 = !{!15, !16, !17, !18}
!15 = !DIDerivedType(tag: DW_TAG_member, name: "value", baseType: !19, size: 32)
!16 = !DIDerivedType(tag: DW_TAG_member, name: "turn", baseType: !41, size: 32, offset: 32)
!17 = !DIDerivedType(tag: DW_TAG_member, name: "a", baseType: !41, size: 3, offset: 64, flags: DIFlagBitField, extraData: i64 64)
!18 = !DIDerivedType(tag: DW_TAG_member, name: "b", baseType: !41, size: 5, offset: 67, flags: DIFlagPublic | DIFlagBitField, extraData: i64 64)
!19 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!41 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!20 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "color", file: !30, baseType: !41, size: 32, elements: !21)
!21 = !{!22, !42}
!22 = !DIEnumerator(name: "RED", value: 0)
!42 = !DIEnumerator(name: "GREEN", value: 5)
!23 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !30, size: 32, elements: !24)
!24 = !{!25, !26, !50}
!50 = !DIDerivedType(tag: DW_TAG_member, baseType: !51, size: 32)
!51 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !30, size: 32, elements: !52)
!52 = !{!53, !54}
!53 = !DIDerivedType(tag: DW_TAG_member, name: "low", baseType: !55, size: 16)
!54 = !DIDerivedType(tag: DW_TAG_member, name: "high", baseType: !55, size: 16, offset: 16)
!55 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!25 = !DIDerivedType(tag: DW_TAG_member, name: "i", baseType: !19, size: 32)
!26 = !DIDerivedType(tag: DW_TAG_member, name: "c", baseType: !43, size: 8)
!43 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!27 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !31, baseType: !28)
!28 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !31, size: 320, elements: !24)
!30 = !DIFile(filename: "queue.c", directory: ".")
!31 = !DIFile(filename: "/usr/include/pthreadtypes.h", directory: "")
"#;

    #[test]
    fn parts_are_named_as_in_the_source() {
        let module = parse("queue.ll", TEXT.as_bytes()).expect("it can be read");
        let ty = module.globals[0].variable.as_ref().and_then(|v| v.ty).expect("it has a type");
        let access = |offset, size| module.debug.path(ty, offset, Some(size)).text;
        assert_eq!(access(0, 8), ".head");
        assert_eq!(access(4, 4), ".head+4");
        assert_eq!(access(8 + 4 * 12, 4), ".slots[1][1].value");
        assert_eq!(access(8 + 4 * 12 + 4, 4), ".slots[1][1].turn");
        assert_eq!(access(8 + 8, 1), ".slots[0][0].{a,b}");
        let fields = module.debug.path(ty, 8 + 8, Some(1)).fields;
        let bits: Vec<(u32, u32)> = fields.iter().map(|f| (f.shift, f.count)).collect();
        assert_eq!(bits, [(0, 3), (3, 5)]);
        assert_eq!(access(80, 4), ".color");
        assert_eq!((access(84, 4), access(84, 1)), (".i".into(), ".c".into()), "of the union");
        assert_eq!(access(86, 2), ".high", "of a structure in the union");
        assert_eq!(access(96, 4), ".lock", "nobody wants to know what is in it");
        let address = |offset| module.debug.path(ty, offset, None).text;
        assert_eq!(address(0), "", "it is that of the whole, not of its first member");
        assert_eq!(address(8), ".slots");
        assert_eq!(address(8 + 12), ".slots[0][1]");
        assert_eq!(access(131, 1), ".name[3]", "of an array without a length");
    }

    #[test]
    fn plain_parts_say_how_their_values_are_meant() {
        use crate::Shape;
        let module = parse("queue.ll", TEXT.as_bytes()).expect("it can be read");
        let ty = module.globals[0].variable.as_ref().and_then(|v| v.ty).expect("it has a type");
        let shape = |offset| {
            let leaf = module.debug.path(ty, offset, Some(4)).leaf;
            leaf.map(|leaf| leaf.shape.clone())
        };
        assert_eq!(shape(8), Some(Shape::Signed));
        assert_eq!(shape(12), Some(Shape::Unsigned));
        let colors = vec![(0, "RED".into()), (5, "GREEN".into())];
        assert_eq!(shape(80), Some(Shape::Enumerators(colors)));
        assert_eq!(shape(88), None);
    }
}
