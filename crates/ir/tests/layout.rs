//! Sizes and offsets against the values that C compilers give on x86-64 and AArch64.

use mazurka_ir::{DataLayout, TypeId, parse};

const X86_OLD: &str = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128";
const X86_NEW: &str =
    "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128";
const ARM: &str = "e-m:e-i8:8:32-i16:16:32-i64:64-i128:128-n32:64-S128";

/// Size, alignment and field offsets of a type.
fn layout(data_layout: &str, ty: &str) -> (Option<u64>, u32, Option<Vec<u64>>) {
    let text = format!(
        "target datalayout = \"{data_layout}\"\n\
         %inner = type {{ i8, i16, double }}\n%opaque = type opaque\n\
         @x = external global {ty}\n"
    );
    let module = parse("layout", text.as_bytes()).expect("it is well-formed");
    let id = module.globals[0].ty;
    let types = &module.types;
    let offsets = types.field_offsets(id);
    if let Some(offsets) = &offsets {
        for (i, offset) in offsets.iter().enumerate() {
            assert_eq!(types.field_offset(id, i), Some(*offset));
        }
        assert_eq!(types.field_offset(id, offsets.len()), None);
    }
    (types.size_of(id), types.align_of(id), offsets)
}

#[test]
fn scalars() {
    let sizes = [
        ("i1", 1, 1),
        ("i8", 1, 1),
        ("i16", 2, 2),
        ("i24", 4, 4),
        ("i32", 4, 4),
        ("i40", 8, 8),
        ("i64", 8, 8),
        ("float", 4, 4),
        ("double", 8, 8),
        ("half", 2, 2),
        ("x86_fp80", 16, 16),
        ("fp128", 16, 16),
        ("ptr", 8, 8),
        ("i8*", 8, 8),
        ("void (i32)*", 8, 8),
        ("[7 x i16]", 14, 2),
        ("[0 x i64]", 0, 8),
        ("<4 x float>", 16, 16),
        ("<3 x i32>", 16, 16),
        ("{}", 0, 1),
    ];
    for (ty, size, align) in sizes {
        assert_eq!(layout(X86_NEW, ty), (Some(size), align, layout(X86_NEW, ty).2), "{ty}");
    }
}

#[test]
fn structures() {
    // struct { char c; short s; double d; }
    assert_eq!(layout(X86_NEW, "%inner"), (Some(16), 8, Some(vec![0, 2, 8])));
    // struct { int i; struct inner in[2]; struct inner *link; }
    let outer = "{ i32, [2 x %inner], ptr }";
    assert_eq!(layout(X86_NEW, outer), (Some(48), 8, Some(vec![0, 8, 40])));
    // The same, packed.
    assert_eq!(layout(X86_NEW, "<{ i8, i32, i16 }>"), (Some(7), 1, Some(vec![0, 1, 5])));
    // struct { long double x; char c; }
    assert_eq!(layout(X86_NEW, "{ x86_fp80, i8 }"), (Some(32), 16, Some(vec![0, 16])));
}

#[test]
fn int128_depends_on_the_version() {
    assert_eq!(layout(X86_OLD, "i128"), (Some(16), 8, None));
    assert_eq!(layout(X86_NEW, "i128"), (Some(16), 16, None));
    assert_eq!(layout(ARM, "i128"), (Some(16), 16, None));
    assert_eq!(layout(X86_OLD, "{ i8, i128 }").2, Some(vec![0, 8]));
    assert_eq!(layout(X86_NEW, "{ i8, i128 }").2, Some(vec![0, 16]));
}

#[test]
fn no_size() {
    for ty in ["%opaque", "void ()", "[2 x %opaque]", "{ i32, %opaque }", "<vscale x 4 x i32>"] {
        assert_eq!(layout(X86_NEW, ty).0, None, "{ty}");
    }
    let huge = "[4294967296 x [4294967296 x i8]]";
    assert_eq!(layout(X86_NEW, huge).0, None, "the size does not fit");
}

#[test]
fn stores_write_no_padding() {
    let module = parse("x", b"@x = external global i24\n@y = external global x86_fp80\n").unwrap();
    let sizes: Vec<_> = module.globals.iter().map(|g| module.types.store_size(g.ty)).collect();
    assert_eq!(sizes, [Some(3), Some(10)]);
    assert_eq!(module.types.store_size(TypeId::I1), Some(1));
}

#[test]
fn refused_targets() {
    assert!(DataLayout::parse("E-m:e-i64:64").unwrap_err().contains("big-endian"));
    assert!(DataLayout::parse("e-p:32:32").unwrap_err().contains("64-bit"));
    let error = parse("x.ll", b"\ntarget datalayout = \"E\"\n").unwrap_err();
    assert_eq!(error.to_string(), "x.ll:2:21: big-endian targets are not supported");
}
