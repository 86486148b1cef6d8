//! Each rule of the verifier with a module that breaks it.

use mazurka_ir::{
    BinaryOp, BlockId, FuncId, Function, Inst, Module, Operand, TypeId, ValueId, parse, verify,
};

/// The function that the changes below are made to.
const BASE: &str = r#"
declare i32 @g(i32, ptr)
declare i32 @personality(...)
@x = global i32 5
define i32 @f(i32 %a, ptr %p, i1 %c) personality ptr @personality {
entry:
  %sum = add i32 %a, 1
  %slot = alloca i32
  store i32 %sum, ptr %slot
  br i1 %c, label %left, label %right
left:
  %l = load i32, ptr %slot
  br label %join
right:
  %r = mul i32 %sum, 2
  br label %join
join:
  %phi = phi i32 [ %l, %left ], [ %r, %right ]
  %call = call i32 @g(i32 %phi, ptr %p)
  %pair = cmpxchg ptr %p, i32 0, i32 1 seq_cst seq_cst
  %old = extractvalue { i32, i1 } %pair, 0
  switch i32 %call, label %out [ i32 3, label %again ]
again:
  %z = invoke i32 @g(i32 %old, ptr %p) to label %out unwind label %pad
pad:
  %e = landingpad { ptr, i32 } cleanup
  resume { ptr, i32 } %e
out:
  ret i32 %call
}
"#;

fn base() -> Module {
    let module = parse("base.ll", BASE.as_bytes()).expect("it is well-formed");
    verify(&module).expect("it is well-formed");
    module
}

const F: FuncId = FuncId(2);

fn value(f: &Function, name: &str) -> ValueId {
    let ids = (0..f.value_count()).map(ValueId::new);
    ids.into_iter().find(|id| f.value(*id).name.as_deref() == Some(name)).expect("a name of BASE")
}

fn block(f: &Function, name: &str) -> BlockId {
    let found = f.blocks().find(|(_, b)| b.name.as_deref() == Some(name));
    found.expect("a block of BASE").0
}

/// Changes the function and expects a message.
fn broken(message: &str, change: impl FnOnce(&mut Function)) {
    let mut module = base();
    change(module.function_mut(F));
    expect(&module, message);
}

fn expect(module: &Module, message: &str) {
    let errors = verify(module).expect_err(message);
    assert!(errors.iter().any(|e| e.message.contains(message)), "{message}: {errors:?}");
    assert!(errors.iter().all(|e| !e.to_string().is_empty()));
}

/// Changes one instruction and expects a message.
fn broken_inst(name: &str, message: &str, change: impl FnOnce(&mut Inst)) {
    broken(message, |f| {
        let id = value(f, name);
        change(f.inst_mut(id).expect("an instruction of BASE"));
    });
}

/// A function of its own, of which the text is enough.
fn text(message: &str, body: &str) {
    let text = format!(
        "declare i32 @g(i32, ptr)\ndefine i32 @f(i32 %a, ptr %p, double %d) {{\n{body}\n}}\n"
    );
    expect(&parse("text.ll", text.as_bytes()).expect("the syntax is fine"), message);
}

#[test]
fn blocks() {
    broken("no block", |f| f.order.clear());
    broken("lists a block twice", |f| f.order.push(f.order[0]));
    broken("lists a block that is not there", |f| f.order.push(BlockId(99)));
    broken("does not end with a terminator", |f| {
        let left = block(f, "left");
        f.block_mut(left).insts.pop();
    });
    broken("does not end with a terminator", |f| {
        let left = block(f, "left");
        f.block_mut(left).insts.clear();
    });
    broken("before the end of the block", |f| {
        let left = block(f, "left");
        f.insert(left, 0, Inst::Unreachable, TypeId::VOID, None);
    });
    broken("lists a parameter", |f| {
        let (left, param) = (block(f, "left"), f.param(0));
        f.block_mut(left).insts.insert(0, param);
    });
    broken("lists a value that is not there", |f| {
        let left = block(f, "left");
        f.block_mut(left).insts.insert(0, ValueId(999));
    });
    broken("not in the order", |f| {
        let out = block(f, "out");
        f.order.retain(|b| *b != out);
    });
    broken("entry block has a predecessor", |f| {
        let (left, entry) = (block(f, "left"), block(f, "entry"));
        let last = *f.block(left).insts.last().unwrap();
        *f.inst_mut(last).unwrap() = Inst::Br { target: entry };
    });
    broken("is not parameter", |f| f.params[0].ty = TypeId::I64);
}

#[test]
fn phis_and_pads() {
    broken("behind another instruction", |f| {
        let join = block(f, "join");
        f.block_mut(join).insts.swap(0, 1);
    });
    let message = "one value for each predecessor";
    broken_inst("phi", message, |inst| {
        let Inst::Phi { incoming, .. } = inst else { unreachable!() };
        incoming.pop();
    });
    broken_inst("phi", message, |inst| {
        let Inst::Phi { incoming, .. } = inst else { unreachable!() };
        incoming.push((incoming[1].0, incoming[0].1));
    });
    broken("without a landing pad", |f| {
        let pad = value(f, "e");
        *f.inst_mut(pad).unwrap() = Inst::Freeze { value: f.param(1).into() };
    });
    broken("not the first instruction", |f| {
        let (pad, a) = (block(f, "pad"), f.param(0));
        f.insert(pad, 0, Inst::Freeze { value: a.into() }, TypeId::I32, None);
    });
    broken("no personality", |f| f.personality = None);
}

#[test]
fn definitions_and_uses() {
    broken("stands in two places", |f| {
        let (left, sum) = (block(f, "left"), value(f, "sum"));
        f.block_mut(left).insts.insert(0, sum);
    });
    broken("stands in no block", |f| {
        let (entry, sum) = (block(f, "entry"), value(f, "sum"));
        f.block_mut(entry).insts.retain(|i| *i != sum);
    });
    broken("an operand is not there", |f| f.replace_uses(value(f, "l"), ValueId(999).into()));
    let late = "need not have been executed";
    // Within a block, across blocks, along the edge into a phi, into the unwind block.
    broken(late, |f| {
        let entry = block(f, "entry");
        f.block_mut(entry).insts.swap(0, 2);
    });
    broken(late, |f| f.replace_uses(value(f, "phi"), value(f, "l").into()));
    broken(late, |f| f.replace_uses(value(f, "r"), value(f, "l").into()));
    broken(late, |f| {
        let (pad, z) = (block(f, "pad"), value(f, "z"));
        f.insert(pad, 1, Inst::Freeze { value: z.into() }, TypeId::I32, None);
    });
    broken("has no value", |f| {
        let store = f.block(block(f, "entry")).insts[2];
        f.replace_uses(value(f, "r"), store.into());
    });
}

#[test]
fn unreachable_blocks_may_use_anything() {
    let text = r#"define i32 @f() {
  ret i32 0
dead:
  %a = add i32 %b, 1
  %b = add i32 %a, 1
  br label %dead
}
"#;
    verify(&parse("dead.ll", text.as_bytes()).unwrap()).unwrap();
}

#[test]
fn types_of_operands() {
    let differ = "differ in type";
    broken(differ, |f| f.replace_uses(f.param(0), f.param(2).into()));
    broken("the result must be an integer", |f| {
        let sum = value(f, "sum");
        f.value_mut(sum).ty = TypeId::PTR;
    });
    broken_inst("slot", "the count must be an integer", |inst| {
        let Inst::Alloca { count, .. } = inst else { unreachable!() };
        *count = Operand::Value(ValueId(1));
    });
    broken_inst("l", "must be a pointer", |inst| {
        let Inst::Load { ptr, .. } = inst else { unreachable!() };
        *ptr = Operand::Value(ValueId(0));
    });
    broken_inst("old", "no such part", |inst| {
        let Inst::ExtractValue { indices, .. } = inst else { unreachable!() };
        indices[0] = 2;
    });
    broken_inst("old", "not of the type of the result", |inst| {
        let Inst::ExtractValue { indices, .. } = inst else { unreachable!() };
        indices[0] = 1;
    });
    broken_inst("r", "floating-point", |inst| {
        let Inst::Binary { a, flags, .. } = inst.clone() else { unreachable!() };
        *inst = Inst::FNeg { flags, value: a };
    });
    text("returns another type", "ret void");
    text("returns another type", "ret ptr %p");
    text("the condition must be an i1", "br i32 %a, label %x, label %x\nx:\nret i32 0");
    text("must be an integer", "%x = add double %d, %d\nret i32 0");
    text("must be a floating-point number", "%x = fadd i32 %a, %a\nret i32 0");
    text("integers and pointers", "%x = icmp eq double %d, %d\nret i32 0");
    text("only floating-point", "%x = fcmp oeq i32 %a, %a\nret i32 0");
    text("the condition must be an i1", "%x = select i32 %a, i32 1, i32 2\nret i32 0");
    text(
        "a case comes twice",
        "switch i32 %a, label %x [ i32 1, label %x i32 1, label %x ]\nx:\nret i32 0",
    );
    text("the value must be an integer", "switch ptr %p, label %x []\nx:\nret i32 0");
    text("an index must be an integer", "%x = getelementptr i8, ptr %p, ptr %p\nret i32 0");
    text("no such part", "%x = getelementptr { i32 }, ptr %p, i32 0, i32 1\nret i32 0");
    text("must be a constant", "%x = getelementptr { i32 }, ptr %p, i32 0, i32 %a\nret i32 0");
}

#[test]
fn conversions() {
    let message = "the conversion is not between such types";
    let wrong = [
        "trunc i32 %a to i64",
        "zext i32 %a to i32",
        "sext i32 %a to i8",
        "fptrunc double %d to double",
        "fpext double %d to float",
        "fptosi i32 %a to i32",
        "sitofp double %d to double",
        "ptrtoint i32 %a to i64",
        "inttoptr ptr %p to ptr",
        "bitcast i32 %a to i64",
        "bitcast ptr %p to i64",
    ];
    for cast in wrong {
        text(message, &format!("%x = {cast}\nret i32 0"));
    }
}

#[test]
fn memory_orderings() {
    let wrong = [
        ("a load", "%x = load atomic i32, ptr %p release, align 4"),
        ("a store", "store atomic i32 %a, ptr %p acquire, align 4"),
        ("a fence", "fence monotonic"),
        ("a failing exchange", "%x = cmpxchg ptr %p, i32 0, i32 1 acq_rel release"),
    ];
    for (what, inst) in wrong {
        text(&format!("{what} cannot have this ordering"), &format!("{inst}\nret i32 0"));
    }
    text("not for this type", "%x = atomicrmw add ptr %p, double %d seq_cst\nret i32 0");
    text("not for this type", "%x = atomicrmw fadd ptr %p, i32 %a seq_cst\nret i32 0");
    text(
        "can be exchanged so",
        "%x = cmpxchg ptr %p, double %d, double %d seq_cst seq_cst\nret i32 0",
    );
}

#[test]
fn calls() {
    broken_inst("call", "the call has 1 arguments, the function takes 2", |inst| {
        let Inst::Call(call) = inst else { unreachable!() };
        call.args.pop();
    });
    broken_inst("call", "argument 0 is not of the type", |inst| {
        let Inst::Call(call) = inst else { unreachable!() };
        call.args[0] = call.args[1];
    });
    broken_inst("call", "the callee must be a pointer", |inst| {
        let Inst::Call(call) = inst else { unreachable!() };
        call.callee = call.args[0].value;
    });
    broken_inst("call", "not of a function type", |inst| {
        let Inst::Call(call) = inst else { unreachable!() };
        call.fn_ty = TypeId::I32;
    });
    broken("the function returns another type", |f| {
        let call = value(f, "z");
        f.value_mut(call).ty = TypeId::I64;
    });
}

#[test]
fn globals() {
    let mut module = base();
    module.globals[0].ty = TypeId::I64;
    expect(&module, "the initial content is not of the type");
}

#[test]
fn errors_name_the_place() {
    let text = r#"define i32 @f(i32 %a) !dbg !1 {
start:
  %x = add i32 %a, 1, !dbg !2
  ret i32 %x
}
!0 = !DIFile(filename: "f.c", directory: "/")
!1 = distinct !DISubprogram(name: "f", file: !0)
!2 = !DILocation(line: 7, column: 3, scope: !1)
"#;
    let mut module = parse("f.ll", text.as_bytes()).unwrap();
    let f = module.function_mut(FuncId(0));
    let x = value(f, "x");
    let a = Operand::Value(x);
    *f.inst_mut(x).unwrap() =
        Inst::Binary { op: BinaryOp::Sub, flags: Default::default(), a, b: a };
    let errors = verify(&module).unwrap_err();
    assert_eq!(
        errors[0].to_string(),
        "@f, block %start, f.c:7:3: an operand is used where its definition need not have been \
         executed\n  %x = sub i32 %x, %x"
    );
}
