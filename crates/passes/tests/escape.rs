//! Which variables are private, and what pointers may point to.

mod support;

use mazurka_ir::{Inst, Module, Operand};
use mazurka_passes::{Escape, Visibility};
use support::{named, read, value};

const HEAD: &str = "
    @g = global ptr null
    @k = constant [4 x i32] zeroinitializer
    @t = thread_local global i32 0
    @u = thread_local global i32 0
    @leak = global ptr @u
    declare void @ext(ptr)
    declare ptr @llvm.threadlocal.address.p0(ptr)
    declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
    declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
    declare void @llvm.lifetime.start.p0(i64, ptr)
    %S = type { i32, i32 }
    define void @fill(ptr %p, i32 %n) {
      %q = getelementptr i32, ptr %p, i64 1
      store i32 %n, ptr %q
      ret void
    }
    define void @lend(ptr %p) {
      call void @fill(ptr %p, i32 1)
      ret void
    }
    define ptr @back(ptr %p) {
      ret ptr %p
    }
    define void @keep(ptr %p) {
      store ptr %p, ptr @g
      ret void
    }
    define void @again(ptr %p) {
      call void @again(ptr %p)
      ret void
    }
    define void @copy(ptr byval(%S) %p) {
      store i32 1, ptr %p
      ret void
    }";

/// A module in which `f` has the variable `%x` and uses it in some way.
fn using(body: &str) -> Module {
    read(&format!(
        "{HEAD}
         define ptr @f(i1 %c, i64 %n) {{
         entry:
           %x = alloca [4 x i32]
           br label %body
         body:
           {body}
         }}"
    ))
}

fn is_private(module: &Module) -> bool {
    let f = named(module, "f");
    let escape = Escape::new(module, &|_, _| false);
    escape.private(f).values.contains(&value(module.function(f), "x"))
}

#[test]
fn uses_on_the_spot_are_private() {
    let uses = [
        "store i32 1, ptr %x",
        "%l = load i32, ptr %x",
        "%o = atomicrmw add ptr %x, i32 1 seq_cst",
        "%o = cmpxchg ptr %x, i32 1, i32 2 seq_cst seq_cst",
        "%q = getelementptr i32, ptr %x, i64 %n\n store i32 1, ptr %q",
        "%q = select i1 %c, ptr %x, ptr @g\n store i32 1, ptr %q",
        "%q = icmp eq ptr %x, null",
        "call void @llvm.memset.p0.i64(ptr %x, i8 0, i64 16, i1 false)",
        "call void @llvm.memcpy.p0.p0.i64(ptr %x, ptr @k, i64 16, i1 false)",
        "call void @llvm.memcpy.p0.p0.i64(ptr @g, ptr %x, i64 8, i1 false)",
        "call void @llvm.lifetime.start.p0(i64 16, ptr %x)",
        "call void @fill(ptr %x, i32 1)",
        "call void @lend(ptr %x)",
        "call void @copy(ptr byval(%S) %x)",
    ];
    for using_it in uses {
        assert!(is_private(&using(&format!("{using_it}\n ret ptr null"))), "{using_it}");
    }
}

#[test]
fn addresses_that_go_elsewhere_escape() {
    let uses = [
        "store ptr %x, ptr @g",
        "store ptr %x, ptr %x",
        "%q = getelementptr i32, ptr %x, i64 %n\n store ptr %q, ptr @g",
        "%q = select i1 %c, ptr %x, ptr @g\n store ptr %q, ptr @g",
        "%o = atomicrmw xchg ptr @g, ptr %x seq_cst",
        "%o = cmpxchg ptr @g, ptr null, ptr %x seq_cst seq_cst",
        "%q = ptrtoint ptr %x to i64",
        "%q = insertvalue { ptr, i32 } undef, ptr %x, 0",
        "call void @ext(ptr %x)",
        "call void %x()",
        "call void @keep(ptr %x)",
        "call void @again(ptr %x)",
        "%q = call ptr @back(ptr %x)",
        "%q = load ptr, ptr @g\n call void %q(ptr %x)",
    ];
    for using_it in uses {
        assert!(!is_private(&using(&format!("{using_it}\n ret ptr null"))), "{using_it}");
    }
    assert!(!is_private(&using("ret ptr %x")));
}

#[test]
fn functions_without_body_can_be_vouched_for() {
    let module = using("call void @ext(ptr %x)\n ret ptr null");
    let f = named(&module, "f");
    let escape = Escape::new(&module, &|name, number| (name, number) == ("ext", 0));
    assert!(escape.private(f).values.contains(&value(module.function(f), "x")));
}

/// What the last access of `f` may touch.
fn visibility(module: &Module) -> Visibility {
    let f = named(module, "f");
    let function = module.function(f);
    let insts = function.order.iter().flat_map(|block| function.insts(*block));
    let pointers = insts.filter_map(|(_, inst)| match inst {
        Inst::Load { ptr, .. } | Inst::Store { ptr, .. } => Some(*ptr),
        _ => None,
    });
    let pointer: Operand = pointers.last().expect("there is an access");
    let escape = Escape::new(module, &|_, _| false);
    let result = escape.visibility(module, f, pointer);
    assert_eq!(escape.is_private(module, f, pointer), result == Visibility::Private);
    result
}

#[test]
fn pointers_are_followed_to_their_objects() {
    let cases = [
        ("%l = load i32, ptr %x", Visibility::Private),
        (
            "%q = getelementptr i32, ptr %x, i64 %n
             %y = alloca i32
             %s = select i1 %c, ptr %q, ptr %y
             %l = load i32, ptr %s",
            Visibility::Private,
        ),
        ("%s = select i1 %c, ptr %x, ptr @g\n %l = load i32, ptr %s", Visibility::Shared),
        (
            "%q = getelementptr [4 x i32], ptr @k, i64 0, i64 %n\n %l = load i32, ptr %q",
            Visibility::Constant,
        ),
        (
            "%l = load i32, ptr getelementptr ([4 x i32], ptr @k, i64 0, i64 1)",
            Visibility::Constant,
        ),
        ("%l = load ptr, ptr @g", Visibility::Shared),
        ("%q = load ptr, ptr @g\n %l = load i32, ptr %q", Visibility::Shared),
        ("store i32 1, ptr @t", Visibility::ThreadLocal),
        (
            "%q = call ptr @llvm.threadlocal.address.p0(ptr @t)\n store i32 1, ptr %q",
            Visibility::ThreadLocal,
        ),
        ("store i32 1, ptr @u", Visibility::Shared),
        ("%s = select i1 %c, ptr %x, ptr @t\n store i32 1, ptr %s", Visibility::Shared),
        ("store i32 1, ptr null", Visibility::Shared),
    ];
    for (body, expected) in cases {
        assert_eq!(visibility(&using(&format!("{body}\n ret ptr null"))), expected, "{body}");
    }
}

#[test]
fn a_walking_pointer_stays_private() {
    let module = using(
        "br label %loop
         loop:
           %p = phi ptr [ %x, %body ], [ %q, %loop ]
           %q = getelementptr i32, ptr %p, i64 1
           store i32 0, ptr %p
           br i1 %c, label %loop, label %end
         end:
           ret ptr null",
    );
    assert_eq!(visibility(&module), Visibility::Private);
}

/// One leak anywhere makes a thread-local variable shared everywhere.
#[test]
fn thread_locals_escape_through_any_function() {
    let leaks = [
        "store ptr @t, ptr @g",
        "call void @ext(ptr @t)",
        "call void @keep(ptr @t)",
        "%q = call ptr @llvm.threadlocal.address.p0(ptr @t)\n store ptr %q, ptr @g",
        "store i64 ptrtoint (ptr @t to i64), ptr @g",
        "store ptr getelementptr (i8, ptr @t, i64 1), ptr @g",
    ];
    for leak in leaks {
        let module = using(&format!("{leak}\n store i32 1, ptr @t\n ret ptr null"));
        assert_eq!(visibility(&module), Visibility::Shared, "{leak}");
    }
    let lent = using("call void @lend(ptr @t)\n store i32 1, ptr @t\n ret ptr null");
    assert_eq!(visibility(&lent), Visibility::ThreadLocal);
}

#[test]
fn parameters_passed_as_copies_are_private() {
    let module = using("ret ptr null");
    let copy = named(&module, "copy");
    let escape = Escape::new(&module, &|_, _| false);
    assert!(escape.is_private(&module, copy, module.function(copy).param(0).into()));
    let fill = named(&module, "fill");
    assert!(escape.keeps(fill, 0) && !escape.keeps(named(&module, "keep"), 0));
    assert!(!escape.is_private(&module, fill, module.function(fill).param(0).into()));
}

/// Whether the parameter of `fill` is private, given how `f` calls it or lets others call it.
fn fill_is_private(body: &str) -> bool {
    let module = using(&format!("{body}\n ret ptr null"));
    let fill = named(&module, "fill");
    let escape = Escape::new(&module, &|_, _| false);
    escape.is_private(&module, fill, module.function(fill).param(0).into())
}

/// `fill` is also called by `lend`, so what `lend` gets matters too.
#[test]
fn parameters_lent_by_all_callers_are_private() {
    assert!(fill_is_private("call void @lend(ptr %x)"));
    assert!(fill_is_private("call void @lend(ptr %x)\n call void @fill(ptr %x, i32 2)"));
    assert!(!fill_is_private("call void @lend(ptr @k)"));
    assert!(!fill_is_private("call void @lend(ptr %x)\n call void @fill(ptr @g, i32 2)"));
    assert!(!fill_is_private("call void @lend(ptr %x)\n store ptr @fill, ptr @g"));
    assert!(!fill_is_private("call void @lend(ptr %x)\n store ptr %x, ptr @g"));
    assert!(!fill_is_private("call void @fill(ptr %x, i32 2)"), "nobody calls lend");
}
