//! Promotion of variables, and the splitting of aggregates before it.

mod support;

use mazurka_passes::{Promoted, promote, split_aggregates};
use support::{check, count, named, read, text, value};

/// Promotes `f` in a module and checks what results.
fn promoted(source: &str) -> (mazurka_ir::Module, Promoted) {
    let mut module = read(source);
    let f = named(&module, "f");
    let result = promote(&mut module, f);
    check(&module);
    (module, result)
}

#[test]
fn a_diamond_needs_one_phi() {
    let (module, result) = promoted(
        "define i32 @f(i1 %c) {
         entry:
           %x = alloca i32
           store i32 1, ptr %x
           br i1 %c, label %then, label %end
         then:
           store i32 2, ptr %x
           br label %end
         end:
           %r = load i32, ptr %x
           ret i32 %r
         }",
    );
    assert_eq!(result, Promoted { allocas: 1, phis: 1 });
    assert!(text(&module, "f").contains("%x = phi i32 [ 1, %entry ], [ 2, %then ]"));
    assert!(text(&module, "f").contains("ret i32 %x"));
}

#[test]
fn no_phi_where_the_variable_is_not_read_any_more() {
    let (_, result) = promoted(
        "define i32 @f(i1 %c) {
         entry:
           %x = alloca i32
           store i32 1, ptr %x
           br i1 %c, label %then, label %end
         then:
           store i32 2, ptr %x
           %r = load i32, ptr %x
           br label %end
         end:
           ret i32 0
         }",
    );
    assert_eq!(result, Promoted { allocas: 1, phis: 0 });
}

#[test]
fn no_phi_where_each_round_of_a_loop_writes_first() {
    let (_, result) = promoted(
        "define void @f(i1 %c, i1 %d) {
         entry:
           %x = alloca i1
           br label %loop
         loop:
           store i1 %c, ptr %x
           %r = load i1, ptr %x
           br i1 %r, label %other, label %end
         other:
           store i1 %d, ptr %x
           br label %loop
         end:
           ret void
         }",
    );
    assert_eq!(result, Promoted { allocas: 1, phis: 0 });
}

#[test]
fn a_read_before_any_store_is_undefined() {
    let (module, _) = promoted(
        "define i32 @f() {
           %x = alloca i32
           %r = load i32, ptr %x
           ret i32 %r
         }",
    );
    assert!(text(&module, "f").contains("ret i32 undef"));
}

#[test]
fn unreachable_blocks_do_not_take_part() {
    let (module, result) = promoted(
        "define i32 @f() {
         entry:
           %x = alloca i32
           store i32 1, ptr %x
           br label %end
         never:
           store i32 2, ptr %x
           br label %end
         end:
           %r = load i32, ptr %x
           ret i32 %r
         }",
    );
    assert_eq!(result, Promoted { allocas: 1, phis: 0 });
    assert!(text(&module, "f").contains("ret i32 1"));
}

#[test]
fn atomics_and_pointers_moved_as_integers_are_promoted() {
    let (module, result) = promoted(
        "@g = global ptr null
         define ptr @f() {
           %tmp = alloca ptr
           %raw = load atomic i64, ptr @g seq_cst, align 8
           store i64 %raw, ptr %tmp
           %r = load atomic ptr, ptr %tmp seq_cst, align 8
           ret ptr %r
         }",
    );
    assert_eq!(result.allocas, 1);
    assert!(text(&module, "f").contains("inttoptr i64 %raw to ptr"));
    assert_eq!(count(&module, "f", "load"), 1);
}

#[test]
fn an_alloca_in_a_loop_and_lifetime_markers_are_no_obstacle() {
    let (module, result) = promoted(
        "declare void @llvm.lifetime.start.p0(i64, ptr)
         define void @f(i1 %c) {
         entry:
           br label %loop
         loop:
           %x = alloca i1
           call void @llvm.lifetime.start.p0(i64 1, ptr %x)
           store i1 %c, ptr %x
           %r = load i1, ptr %x
           br i1 %r, label %loop, label %end
         end:
           ret void
         }",
    );
    assert_eq!(result.allocas, 1);
    assert_eq!(count(&module, "f", "call"), 0);
}

/// Each of these uses keeps the variable in memory.
#[test]
fn other_uses_prevent_promotion() {
    let uses = [
        "%r = load volatile i32, ptr %x",
        "store volatile i32 1, ptr %x",
        "%r = load i16, ptr %x",
        "store i64 1, ptr %x",
        "store ptr %x, ptr @g",
        "store ptr %x, ptr %x",
        "call void @take(ptr %x)",
        "%r = getelementptr i8, ptr %x, i64 1",
        "%r = ptrtoint ptr %x to i64",
        "%r = icmp eq ptr %x, null",
        "%r = select i1 true, ptr %x, ptr null",
        "%r = atomicrmw add ptr %x, i32 1 seq_cst",
        "%r = cmpxchg ptr %x, i32 1, i32 2 seq_cst seq_cst",
    ];
    for using in uses {
        let (module, result) = promoted(&format!(
            "@g = global ptr null
             declare void @take(ptr)
             define void @f() {{
               %x = alloca i32
               store i32 5, ptr %x
               {using}
               ret void
             }}"
        ));
        assert_eq!(result, Promoted::default(), "{using}");
        assert_eq!(count(&module, "f", "alloca"), 1, "{using}");
    }
    for room in ["alloca i32, i32 2", "alloca i128", "alloca [1 x i32]", "alloca i32, i32 %n"] {
        let source = format!("define void @f(i32 %n) {{\n %x = {room}\n ret void\n}}");
        assert_eq!(promoted(&source).1, Promoted::default(), "{room}");
    }
}

#[test]
fn source_variables_stay_with_the_values() {
    let (module, _) = promoted(
        "define i32 @f(i32 %n) !dbg !4 {
         entry:
           %x = alloca i32
           call void @llvm.dbg.declare(metadata ptr %x, metadata !9, metadata !7), !dbg !8
           store i32 %n, ptr %x, !dbg !8
           br label %loop
         loop:
           %0 = load i32, ptr %x, !dbg !8
           %less = sub i32 %0, 1, !dbg !8
           store i32 %less, ptr %x, !dbg !8
           %more = icmp ne i32 %less, 0, !dbg !8
           br i1 %more, label %loop, label %end, !dbg !8
         end:
           %r = load i32, ptr %x, !dbg !8
           ret i32 %r, !dbg !8
         }
         declare void @llvm.dbg.declare(metadata, metadata, metadata)
         !llvm.dbg.cu = !{!0}
         !llvm.module.flags = !{!2}
         !0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
         !1 = !DIFile(filename: \"a.c\", directory: \"/\")
         !2 = !{i32 2, !\"Debug Info Version\", i32 3}
         !4 = distinct !DISubprogram(name: \"f\", scope: !1, file: !1, line: 1, type: !5, unit: !0)
         !5 = !DISubroutineType(types: !6)
         !6 = !{}
         !7 = !DIExpression()
         !8 = !DILocation(line: 2, column: 3, scope: !4)
         !9 = !DILocalVariable(name: \"count\", scope: !4, file: !1, line: 2)",
    );
    let f = module.function(named(&module, "f"));
    let name_of = |value| f.variables.get(&value).map(|variable| &*variable.name);
    assert_eq!(name_of(value(f, "less")), Some("count"));
    assert_eq!(name_of(value(f, "x")), Some("count"), "the phi took the name of the alloca");
    assert!(f.variables.values().all(|variable| !variable.is_address));
}

#[test]
fn structures_and_arrays_are_taken_apart() {
    let mut module = read(
        "%S = type { i32, [2 x i8], ptr }
         define i32 @f(i32 %n) {
           %s = alloca %S
           %last = getelementptr %S, ptr %s, i64 0, i32 1, i64 1
           store i32 %n, ptr %s
           store i8 7, ptr %last
           %same = getelementptr i8, ptr %s, i64 5
           %b = load i8, ptr %same
           %wide = zext i8 %b to i32
           %a = load i32, ptr %s
           %r = add i32 %a, %wide
           ret i32 %r
         }",
    );
    let f = named(&module, "f");
    assert_eq!(split_aggregates(&mut module, f), 1);
    check(&module);
    assert_eq!(count(&module, "f", "getelementptr"), 0);
    assert_eq!(promote(&mut module, f), Promoted { allocas: 2, phis: 0 });
    check(&module);
    assert!(text(&module, "f").contains("%r = add i32 %n, %wide"));
}

/// Each of these uses keeps the structure whole.
#[test]
fn other_uses_prevent_splitting() {
    let uses = [
        "%r = load i64, ptr %s",
        "%p = getelementptr [4 x i32], ptr %s, i64 0, i64 %n\n %r = load i32, ptr %p",
        "%p = getelementptr i32, ptr %s, i64 4\n store i32 1, ptr %p",
        "%p = getelementptr i32, ptr %s, i64 -1\n store i32 1, ptr %p",
        "%p = getelementptr i8, ptr %s, i64 2\n store i32 1, ptr %p",
        "%p = getelementptr i32, ptr %s, i64 1\n call void @take(ptr %p)",
        "%p = getelementptr i32, ptr %s, i64 1\n store ptr %p, ptr @g",
        "%r = load volatile i32, ptr %s",
        "%r = load [4 x i32], ptr %s",
        "call void @llvm.memset.p0.i64(ptr %s, i8 0, i64 16, i1 false)",
    ];
    for using in uses {
        let mut module = read(&format!(
            "@g = global ptr null
             declare void @take(ptr)
             declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
             define void @f(i64 %n) {{
               %s = alloca [4 x i32]
               store i32 5, ptr %s
               {using}
               ret void
             }}"
        ));
        let before = text(&module, "f");
        let f = named(&module, "f");
        assert_eq!(split_aggregates(&mut module, f), 0, "{using}");
        assert_eq!(text(&module, "f"), before, "{using}");
    }
}
