//! Loop bounds as text, and all passes together.

mod support;

use mazurka_passes::{BOUND_REACHED, PassOptions, bound_loops, prepare};
use support::{check, count, named, read, text};

const LOOP: &str = "
    define void @f(i1 %c) {
    entry:
      br label %loop
    loop:
      %i = phi i32 [ 0, %entry ], [ %next, %loop ]
      %next = add i32 %i, 1
      br i1 %c, label %loop, label %end
    end:
      ret void
    }";

#[test]
fn a_loop_gets_a_counter_and_a_way_to_stop() {
    let mut module = read(LOOP);
    let f = named(&module, "f");
    assert_eq!(bound_loops(&mut module, f, 5), Ok(1));
    check(&module);
    let text = text(&module, "f");
    assert!(text.contains("%entries = phi i64 [ 1, %entry ], [ %1, %2 ]"), "{text}");
    assert!(text.contains("icmp ugt i64 %entries, 5"), "{text}");
    assert!(text.contains("call void @mazurka_bound_reached()"), "{text}");
    assert!(!module.function(named(&module, BOUND_REACHED)).defined);
    let functions = module.functions.len();
    assert_eq!(bound_loops(&mut module, f, 9), Ok(1));
    check(&module);
    assert_eq!(module.functions.len(), functions, "declared once");
}

#[test]
fn code_without_loops_and_irreducible_cycles_stay() {
    let mut straight = read("define void @f() {\n ret void\n}");
    let f = named(&straight, "f");
    assert_eq!(bound_loops(&mut straight, f, 5), Ok(0));
    assert!(straight.function_named(BOUND_REACHED).is_none());
    let mut module = read(
        "define void @f(i1 %c) {
         entry:
           br i1 %c, label %a, label %b
         a:
           br label %b
         b:
           br i1 %c, label %a, label %end
         end:
           ret void
         }",
    );
    let before = text(&module, "f");
    let cycles = bound_loops(&mut module, f, 5).unwrap_err();
    assert_eq!((cycles.len(), cycles[0].blocks.len(), &*cycles[0].function), (1, 2, "f"));
    assert_eq!(text(&module, "f"), before);
}

const PROGRAM: &str = "
    @llvm.global_ctors = appending global [1 x { i32, ptr, ptr }]
        [{ i32, ptr, ptr } { i32 65535, ptr @start, ptr null }]
    @x = global i32 0
    define void @start() {
      %p = alloca i32
      store i32 3, ptr %p
      %v = load i32, ptr %p
      store i32 %v, ptr @x
      ret void
    }
    define i32 @main() {
    entry:
      %i = alloca i32
      store i32 0, ptr %i
      br label %head
    head:
      %0 = load i32, ptr %i
      %less = icmp slt i32 %0, 10
      %wide = zext i1 %less to i32
      %again = icmp ne i32 %wide, 0
      br i1 %again, label %body, label %end
    body:
      %1 = load i32, ptr %i
      store i32 %1, ptr @x
      %more = add i32 %1, 1
      store i32 %more, ptr %i
      br label %head
    end:
      ret i32 0
    }
    define void @unused() {
      %p = alloca i32
      ret void
    }";

#[test]
fn what_the_program_reaches_is_prepared() {
    let mut module = read(PROGRAM);
    let report = prepare(&mut module, &PassOptions::default(), &|_| false, &|_| false);
    check(&module);
    let names: Vec<&str> = report.functions.iter().map(|f| &*f.name).collect();
    assert_eq!(names, ["start", "main"]);
    assert_eq!(count(&module, "main", "alloca") + count(&module, "start", "alloca"), 0);
    assert_eq!(count(&module, "unused", "alloca"), 1);
    let main = &report.functions[1];
    assert_eq!((main.promoted.allocas, main.promoted.phis, main.bounded), (1, 1, 0));
    assert_eq!(main.instructions, (14, 8));
    assert_eq!(count(&module, "main", "store"), 1);
    assert_eq!(count(&module, "main", "zext"), 0);
}

#[test]
fn loops_are_bounded_on_demand() {
    let mut module = read(PROGRAM);
    let options = PassOptions { unroll: Some(3), ..PassOptions::default() };
    let report = prepare(&mut module, &options, &|_| false, &|_| false);
    check(&module);
    assert_eq!(report.functions[1].bounded, 1);
    assert!(report.irreducible.is_empty());
    assert!(text(&module, "main").contains("icmp ugt i64 %entries, 3"));
}
