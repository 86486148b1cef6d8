//! Simplification: what it does, and what it must leave alone.

mod support;

use mazurka_passes::{Simplified, simplify};
use support::{check, count, named, read, text};

fn simplified(source: &str) -> mazurka_ir::Module {
    let mut module = read(source);
    let f = named(&module, "f");
    simplify(&mut module, f);
    check(&module);
    assert_eq!(simplify(&mut module, f), Simplified::default(), "a fixed point");
    module
}

/// What `f (i32 %a, i1 %c, i8 %b, ptr %p)` returns after some instructions, simplified.
fn result(ty: &str, body: &str) -> String {
    let module = simplified(&format!(
        "define {ty} @f(i32 %a, i1 %c, i8 %b, ptr %p, i64 %l) {{\n{body}\n ret {ty} %r\n}}"
    ));
    let text = text(&module, "f");
    let lines = text.lines().map(str::trim).filter(|line| !line.ends_with('{') && *line != "}");
    let lines: Vec<&str> = lines.filter(|l| !l.is_empty() && !l.ends_with(':')).collect();
    lines.join("; ")
}

#[test]
fn casts_there_and_back_vanish() {
    let cases = [
        ("i1", "%w = zext i1 %c to i8\n %r = trunc i8 %w to i1", "ret i1 %c"),
        ("i8", "%w = sext i8 %b to i32\n %r = trunc i32 %w to i8", "ret i8 %b"),
        ("i1", "%w = zext i1 %c to i32\n %r = icmp ne i32 %w, 0", "ret i1 %c"),
        (
            "i1",
            "%w = zext i1 %c to i8\n %v = zext i8 %w to i32\n %r = icmp ne i32 %v, 0",
            "ret i1 %c",
        ),
        ("i1", "%w = sext i1 %c to i32\n %r = icmp eq i32 %w, -1", "ret i1 %c"),
        ("i1", "%w = zext i8 %b to i32\n %r = icmp eq i32 %w, 300", "ret i1 false"),
        ("i1", "%w = sext i8 %b to i32\n %r = icmp ne i32 %w, 200", "ret i1 true"),
        ("i1", "%n = xor i1 %c, true\n %r = xor i1 %n, true", "ret i1 %c"),
        ("i1", "%r = select i1 %c, i1 true, i1 false", "ret i1 %c"),
        ("i8", "%w = zext i1 %c to i8\n %r = and i8 %w, 1", "%w = zext i1 %c to i8; ret i8 %w"),
        ("ptr", "%n = ptrtoint ptr %p to i64\n %r = inttoptr i64 %n to ptr", "ret ptr %p"),
        ("ptr", "%r = getelementptr [4 x i32], ptr %p, i64 0, i64 0", "ret ptr %p"),
        ("ptr", "%r = bitcast ptr %p to ptr", "ret ptr %p"),
        ("i64", "%d = bitcast i64 %l to double\n %r = bitcast double %d to i64", "ret i64 %l"),
        (
            "i1",
            "%w = zext i8 %b to i32\n %r = icmp eq i32 %w, 200",
            "%r = icmp eq i8 %b, -56; ret i1 %r",
        ),
    ];
    for (ty, body, expected) in cases {
        assert_eq!(result(ty, body), expected, "{body}");
    }
}

/// Two casts of `i8 %b` in a row, and what they become; `None` if they must stay.
#[test]
fn casts_in_a_row_become_one() {
    let cases = [
        ("zext", "zext", "i32", Some("zext")),
        ("zext", "sext", "i32", Some("zext")),
        ("sext", "sext", "i32", Some("sext")),
        ("sext", "zext", "i32", None),
        ("zext", "trunc", "i12", Some("zext")),
        ("sext", "trunc", "i12", Some("sext")),
        ("zext", "trunc", "i4", Some("trunc")),
        ("sext", "trunc", "i4", Some("trunc")),
    ];
    for (first, second, ty, expected) in cases {
        let (inner, outer) = (format!("%w = {first} i8 %b to i16"), format!("{second} i16 %w"));
        let found = result(ty, &format!("{inner}\n %r = {outer} to {ty}"));
        let expected = match expected {
            Some(kind) => format!("%r = {kind} i8 %b to {ty}; ret {ty} %r"),
            None => format!("{inner}; %r = {outer} to {ty}; ret {ty} %r"),
        };
        assert_eq!(found, expected, "{first} {second}");
    }
    let narrow = "%w = trunc i32 %a to i8\n %r = trunc i8 %w to i4";
    assert_eq!(result("i4", narrow), "%r = trunc i32 %a to i4; ret i4 %r");
    let cut = "%w = trunc i32 %a to i8\n %r = zext i8 %w to i32";
    assert_eq!(count_casts(&result("i32", cut)), 2);
}

fn count_casts(text: &str) -> usize {
    text.matches(" to ").count()
}

#[test]
fn constants_are_computed() {
    let cases = [
        ("i8", "%r = add i8 200, 100", "ret i8 44"),
        ("i8", "%r = sdiv i8 -128, 3", "ret i8 -42"),
        ("i8", "%r = srem i8 -128, 3", "ret i8 -2"),
        ("i8", "%r = ashr i8 -128, 7", "ret i8 -1"),
        ("i8", "%r = lshr i8 -128, 7", "ret i8 1"),
        ("i1", "%r = icmp slt i8 -1, 1", "ret i1 true"),
        ("i1", "%r = icmp ult i8 -1, 1", "ret i1 false"),
        ("i1", "%r = icmp eq ptr null, null", "ret i1 true"),
        ("i32", "%r = sext i8 -1 to i32", "ret i32 -1"),
        ("i32", "%r = zext i8 -1 to i32", "ret i32 255"),
        ("i32", "%r = mul i32 %a, 1", "ret i32 %a"),
        ("i32", "%r = or i32 0, %a", "ret i32 %a"),
        (
            "i32",
            "%x = insertvalue { i32, i32 } undef, i32 %a, 1\n %r = extractvalue { i32, i32 } %x, 1",
            "ret i32 %a",
        ),
    ];
    for (ty, body, expected) in cases {
        assert_eq!(result(ty, body), expected, "{body}");
    }
}

/// These may look constant or useless, and somebody may notice the difference.
#[test]
fn what_may_trap_or_break_a_promise_stays() {
    let kept = [
        ("i8", "%r = sdiv i8 5, 0"),
        ("i8", "%r = sdiv i8 -128, -1"),
        ("i8", "%r = srem i8 -128, -1"),
        ("i8", "%r = urem i8 5, 0"),
        ("i8", "%r = add nsw i8 100, 100"),
        ("i8", "%r = add nuw i8 -1, 1"),
        ("i8", "%r = mul nsw i8 100, 2"),
        ("i8", "%r = shl i8 1, 8"),
        ("i8", "%r = lshr exact i8 3, 1"),
        ("i8", "%r = sub i8 0, %b"),
        ("i1", "%r = icmp ne i8 %b, 1"),
        ("i8", "%r = zext i1 %c to i8"),
        ("i32", "%r = freeze i32 undef"),
    ];
    for (ty, body) in kept {
        assert_eq!(result(ty, body), format!("{body}; ret {ty} %r"), "{body}");
    }
    let unused = simplified(
        "define void @f(i32 %a) {\n %q = sdiv i32 1, %a\n %m = sdiv i32 %a, -1\n ret void\n}",
    );
    assert_eq!(count(&unused, "f", "sdiv"), 2);
    let harmless = simplified("define void @f(i32 %a) {\n %q = sdiv i32 %a, 2\n ret void\n}");
    assert_eq!(count(&harmless, "f", "sdiv"), 0);
}

#[test]
fn events_stay_and_their_operands_are_simplified() {
    let module = simplified(
        "@g = global i32 0
         declare i32 @ext()
         define void @f(i1 %c) {
           %x = load i32, ptr @g
           %y = load i32, ptr @g
           store i32 1, ptr @g
           store i32 1, ptr @g
           %o = atomicrmw add ptr @g, i32 0 seq_cst
           %z = cmpxchg ptr @g, i32 0, i32 0 seq_cst seq_cst
           fence seq_cst
           %u = call i32 @ext()
           %dead = add i32 %x, %y
           ret void
         }",
    );
    let expected =
        [("load", 2), ("store", 2), ("atomicrmw", 1), ("cmpxchg", 1), ("fence", 1), ("call", 1)];
    for (opcode, number) in expected {
        assert_eq!(count(&module, "f", opcode), number, "{opcode}");
    }
    assert_eq!(count(&module, "f", "add"), 0);
}

#[test]
fn branches_on_constants_and_their_phis() {
    let module = simplified(
        "define i32 @f(i32 %a) {
         entry:
           %c = icmp eq i32 1, 1
           br i1 %c, label %then, label %end
         then:
           switch i32 3, label %other [ i32 1, label %other i32 3, label %end ]
         other:
           br label %end
         end:
           %r = phi i32 [ 1, %entry ], [ %a, %then ], [ 3, %other ]
           ret i32 %r
         }",
    );
    assert!(text(&module, "f").contains("ret i32 %a"));
    assert_eq!(module.function(named(&module, "f")).order.len(), 3);
}

#[test]
fn a_negated_condition_swaps_the_branches() {
    let module = simplified(
        "define i32 @f(i1 %c) {
         entry:
           %n = xor i1 %c, true
           br i1 %n, label %a, label %b
         a:
           ret i32 1
         b:
           ret i32 2
         }",
    );
    assert!(text(&module, "f").contains("br i1 %c, label %b, label %a"));
}

#[test]
fn phis_with_one_value_and_dead_cycles_vanish() {
    let module = simplified(
        "define i32 @f(i32 %a, i1 %c) {
         entry:
           br label %loop
         loop:
           %same = phi i32 [ %a, %entry ], [ %same, %loop ]
           %dead = phi i32 [ 0, %entry ], [ %next, %loop ]
           %next = add i32 %dead, 1
           br i1 %c, label %loop, label %end
         end:
           ret i32 %same
         }",
    );
    assert_eq!(count(&module, "f", "phi") + count(&module, "f", "add"), 0);
    assert!(text(&module, "f").contains("ret i32 %a"));
}

#[test]
fn phis_that_differ_or_may_be_undefined_stay() {
    let module = simplified(
        "define i32 @f(i32 %a, i1 %c) {
         entry:
           br i1 %c, label %then, label %end
         then:
           br label %end
         end:
           %r = phi i32 [ %a, %entry ], [ undef, %then ]
           ret i32 %r
         }",
    );
    assert_eq!(count(&module, "f", "phi"), 1);
}

#[test]
fn booleans_in_bytes_become_booleans() {
    let module = simplified(
        "declare i1 @ext()
         define void @f() {
         entry:
           br label %loop
         loop:
           %done = phi i8 [ 0, %entry ], [ %done2, %next ]
           %stop = trunc i8 %done to i1
           br i1 %stop, label %end, label %body
         body:
           %c = call i1 @ext()
           br i1 %c, label %set, label %next
         set:
           br label %next
         next:
           %done2 = phi i8 [ %done, %body ], [ 1, %set ]
           br label %loop
         end:
           ret void
         }",
    );
    let text = text(&module, "f");
    assert!(text.contains("phi i1 [ false, %entry ]"), "{text}");
    assert!(!text.contains("i8"), "{text}");
}
