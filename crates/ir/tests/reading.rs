//! Small texts and what is read from them.

use mazurka_ir::{
    BinaryOp, Const, FuncId, Inst, Module, Operand, Passing, Reach, TypeId, ValueId, parse, print,
    verify,
};

fn read(text: &str) -> Module {
    let module = parse("test.ll", text.as_bytes()).unwrap_or_else(|e| panic!("{e}\n{text}"));
    verify(&module).unwrap_or_else(|e| panic!("{}\n{text}", e[0]));
    module
}

/// The error, without the name of the file.
fn error(text: &str) -> String {
    let error = parse("t", text.as_bytes()).expect_err(text).to_string();
    error.trim_start_matches("t:").to_string()
}

#[test]
fn errors_say_where_and_what() {
    let cases = [
        ("define i32 @f(= {\n}\n", "1:15: expected a type, found '='"),
        ("define i32 @f() {\n  ret i32\n}\n", "3:1: expected a value, found '}'"),
        ("define void @f() {\n  ret void\n", "1:18: '{' is never closed"),
        ("define void @f() {\n}\n", "3:1: expected an instruction, found the end of the file"),
        ("define i32 @f() {\n  ret i32 %x\n}\n", "2:11: this value is never defined"),
        ("define void @f() {\n  br label %x\n}\n", "2:12: this block is never defined"),
        ("define i32 @f() {\n  ret i32 @g\n}\n", "2:11: this constant is not of type i32"),
        ("define ptr @f() {\n  ret ptr @g\n}\n", "2:11: @g is not defined"),
        ("@x = global i32 0\n@x = global i32 1\n", "2:1: @x is defined twice"),
        ("@x = global i8 256\n", "1:16: 256 does not fit into i8"),
        ("@x = global i8 -129\n", "1:16: -129 does not fit into i8"),
        ("@x = global float 1.1\n", "1:19: '1.1' is not a float"),
        ("@x = global [2 x i8] c\"abc\"\n", "1:22: this constant is not of type [2 x i8]"),
        ("@x = global %t zeroinitializer\n", "2:1: type %t is not defined"),
        ("nonsense\n", "1:1: expected a definition or declaration, found 'nonsense'"),
        (
            "define void @f(i32 %a) {\n  %a = add i32 1, 2\n  ret void\n}\n",
            "2:8: this name is defined twice",
        ),
        (
            "define void @f(i32 %a) {\n  %b = add i64 %a, 2\n  ret void\n}\n",
            "2:16: %a has type i32 but is used with type i64",
        ),
        (
            "define void @f() {\na:\n  %x = add i32 1, 2\nb:\n  ret void\n}\n",
            "4:1: the block before this one does not end with a terminator",
        ),
    ];
    for (text, expected) in cases {
        assert_eq!(error(text), expected, "{text}");
    }
}

#[test]
fn unsupported_functions_do_not_matter_until_they_are_called() {
    let text = r#"define <vscale x 4 x i32> @v(<vscale x 4 x i32> %x) {
  %y = add <vscale x 4 x i32> %x, %x
  ret <vscale x 4 x i32> %y
}
define void @g(ptr %p) {
  callbr void asm "jmp ${0:l}", "!i"() to label %a [label %a]
a:
  ret void
}
define i32 @h() {
  %x = unheard i32 5
  %y = add i32 %x, 1
  ret i32 %y
}
@b = global i9000 1
define i32 @main() {
  ret i32 0
}
"#;
    let module = read(text);
    let found: Vec<_> = module.functions.iter().filter_map(|f| f.unsupported.as_ref()).collect();
    let found: Vec<_> = found.iter().map(|u| (u.line, &*u.construct)).collect();
    let expected = [(2, "value of type <vscale x 4 x i32>"), (6, "instruction 'callbr'")];
    assert_eq!(found, expected);
    assert!(module.globals[0].unsupported.is_some());
    assert!(Reach::of_program(&module).unsupported(&module).is_empty());
    let calling = text.replace("ret i32 0", "%p = load i8, ptr @b\n  call i32 @h()\n  ret i32 0");
    let module = read(&calling);
    let reach = Reach::of_program(&module);
    let found: Vec<_> = reach.unsupported(&module);
    let found: Vec<_> = found.iter().map(|(name, u)| (*name, u.line, &*u.construct)).collect();
    assert_eq!(found, [("h", 11, "instruction 'unheard'"), ("b", 15, "integer type i9000")]);
}

#[test]
fn module_assembly_and_ifuncs_are_recorded() {
    let module = read(
        r#"module asm "nop"
@i = ifunc void (), ptr @r
define ptr @r() {
  ret ptr null
}
define void @f() {
  call void @i()
  ret void
}
"#,
    );
    assert_eq!(&*module.unsupported[0].construct, "module-level assembly");
    let f = mazurka_ir::print(&module);
    assert!(f.contains("; ifunc @i"), "{f}");
}

#[test]
fn numbers_of_values_and_blocks() {
    let text = r#"define i32 @f(i32 %0, i32) {
  %3 = add i32 %0, %1
  br label %4
4:
  call i32 @f(i32 %3, i32 7)
  %6 = phi i32 [ %3, %2 ]
  ret i32 %5
}
"#;
    // The phi stands behind a call, which only the verifier minds.
    let module = parse("t", text.as_bytes()).unwrap();
    let printed = print(&module);
    assert!(printed.contains("%6 = phi i32 [ %3, %2 ]"), "{printed}");
    assert!(printed.contains("%5 = call i32 @f(i32 %3, i32 7)"), "{printed}");
    assert!(printed.contains("define i32 @f(i32 %0, i32 %1) {\n2:\n"), "{printed}");
}

#[test]
fn names_of_all_kinds() {
    let text = r#"%"a b" = type { i32 }
@"\01x\22" = global %"a b" zeroinitializer
define void @"f g"(i32 %"p q") {
"e 1":
  %"-" = add i32 %"p q", 1
  br label %"n\5C"
"n\5C":
  ret void
}
"#;
    let module = read(text);
    assert_eq!(&*module.globals[0].name, "\u{1}x\"");
    let f = module.function(FuncId(0));
    assert_eq!(f.value(f.param(0)).name.as_deref(), Some("p q"));
    assert_eq!(f.block(f.order[1]).name.as_deref(), Some("n\\"));
    assert_eq!(print(&read(&print(&module))), print(&module));
}

#[test]
fn aliases_are_seen_through() {
    let module = read(
        "@a = alias i32 (), ptr @b\n@b = alias i32 (), bitcast (i32 ()* @f to i32 ()*)\n\
         define i32 @f() {\n  %x = call i32 @a()\n  ret i32 %x\n}\n",
    );
    let f = module.function(FuncId(0));
    let (_, inst) = f.insts(f.order[0]).next().unwrap();
    assert_eq!(module.direct_callee(inst.call().unwrap().callee), Some(FuncId(0)));
    assert_eq!(module.function_named("a"), Some(FuncId(0)));
}

#[test]
fn arguments_keep_what_changes_them() {
    let module = read(
        r#"%s = type { [4 x i64] }
declare void @g(ptr noalias sret(%s) align 8, ptr byval(%s) align 8, ...)
define void @f(ptr %p) {
call void (ptr, ptr, ...) @g(ptr sret(%s) %p, ptr noundef byval(%s) align 8 %p, i32 noundef 48) #1
ret void
}
"#,
    );
    let s = module.types.intern_copy("s");
    let params: Vec<_> = module.functions[0].params.iter().map(|p| p.passing).collect();
    assert_eq!(params, [Passing::SRet(s), Passing::ByVal(s, 8)]);
    let f = &module.functions[1];
    let (_, inst) = f.insts(f.order[0]).next().unwrap();
    let args: Vec<_> = inst.call().unwrap().args.iter().map(|a| a.passing).collect();
    assert_eq!(args, [Passing::SRet(s), Passing::ByVal(s, 8), Passing::Direct]);
}

/// Looking a named type up without changing the module.
trait Lookup {
    fn intern_copy(&self, name: &str) -> TypeId;
}

impl Lookup for mazurka_ir::Types {
    fn intern_copy(&self, name: &str) -> TypeId {
        let mut types = self.clone();
        let id = types.named_struct(name);
        types.intern(mazurka_ir::Type::Named(id))
    }
}

#[test]
fn constants() {
    let module = read(
        "@a = global i8 -1\n@b = global i128 -170141183460469231731687303715884105728\n\
         @c = global float 0x3FF8000000000000\n@d = global double -0.0\n@e = global i1 true\n\
         @f = global [3 x i8] c\"a\\00\\\\\"\n@g = global i64 zeroinitializer\n\
         @h = global float 0x7FF4000000000000\n",
    );
    let get = |i: usize| module.consts.get(module.globals[i].init.unwrap());
    assert_eq!(*get(0), Const::Int { ty: TypeId::I8, value: 255 });
    assert_eq!(*get(1), Const::Int { ty: TypeId::I128, value: 1 << 127 });
    assert_eq!(*get(2), Const::Float { ty: TypeId::FLOAT, bits: u128::from(1.5f32.to_bits()) });
    assert_eq!(*get(3), Const::Float { ty: TypeId::DOUBLE, bits: 1 << 63 });
    assert_eq!(*get(4), Const::Int { ty: TypeId::I1, value: 1 });
    let Const::Bytes { bytes, .. } = get(5) else { panic!() };
    assert_eq!(**bytes, *b"a\0\\");
    assert_eq!(*get(6), Const::Int { ty: TypeId::I64, value: 0 });
    assert_eq!(*get(7), Const::Float { ty: TypeId::FLOAT, bits: 0x7fa0_0000 });
}

#[test]
fn source_names_and_places() {
    let text = "@g = global i32 0, !dbg !5\n\
        define i32 @_Z1fi(i32 %0) !dbg !1 {\n\
          %2 = alloca i32\n\
          call void @llvm.dbg.declare(metadata ptr %2, metadata !3, metadata !DIExpression()), !dbg !2\n\
            #dbg_value(i32 %0, !4, !DIExpression(), !2)\n\
            #dbg_value(i32 %0, !3, !DIExpression(DW_OP_plus_uconst, 1), !2)\n\
          ret i32 %0, !dbg !8\n}\n\
        declare void @llvm.dbg.declare(metadata, metadata, metadata)\n\
        !0 = !DIFile(filename: \"a.c\", directory: \"/d\")\n\
        !1 = distinct !DISubprogram(name: \"f\", linkageName: \"_Z1fi\", file: !0, line: 3)\n\
        !2 = !DILocation(line: 4, column: 5, scope: !7)\n\
        !3 = !DILocalVariable(name: \"local\", scope: !1, file: !0, line: 4)\n\
        !4 = !DILocalVariable(name: \"parameter\", arg: 1, scope: !1, file: !0, line: 3)\n\
        !5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression())\n\
        !6 = distinct !DIGlobalVariable(name: \"global\", file: !0, line: 1)\n\
        !7 = distinct !DILexicalBlock(scope: !1, file: !0, line: 4)\n\
        !8 = !DILocation(line: 9, column: 1, scope: !7, inlinedAt: !2)\n";
    let module = read(text);
    assert_eq!(&*module.globals[0].variable.as_ref().unwrap().name, "global");
    let f = module.function(FuncId(0));
    let scope = module.debug.scope(f.scope.unwrap());
    assert_eq!(
        (&*scope.function, scope.linkage_name.as_deref(), scope.line),
        ("f", Some("_Z1fi"), 3)
    );
    let names: Vec<_> = f.variables.values().map(|v| (&*v.name, v.is_address)).collect();
    assert_eq!(names, [("parameter", false), ("local", true)]);
    let (ret, _) = f.terminator(f.order[0]).unwrap();
    let loc = f.value(ret).loc.unwrap();
    assert_eq!(module.debug.describe(loc), "a.c:9:1");
    let outer = module.debug.location(loc).inlined_at.unwrap();
    assert_eq!(module.debug.describe(outer), "a.c:4:5");
}

#[test]
fn editing() {
    let mut module = read(
        r#"define i32 @f(i32 %a, i1 %c) {
entry:
  %x = add i32 %a, 1
  %y = add i32 %x, 2
  br i1 %c, label %next, label %exit
next:
  br label %exit
exit:
  %p = phi i32 [ %y, %entry ], [ %x, %next ]
  ret i32 %p
}
"#,
    );
    let two = module.consts.int(TypeId::I32, 32, 2);
    let f = module.function_mut(FuncId(0));
    let entry = f.entry().unwrap();
    // Split before %y, insert a multiplication, use it for %x from there on.
    let tail = f.split_block(entry, 1, Some("entry"));
    let x = f.block(entry).insts[0];
    let inst =
        Inst::Binary { op: BinaryOp::Mul, flags: Default::default(), a: x.into(), b: two.into() };
    let product = f.push(entry, inst, TypeId::I32, None);
    f.push(entry, Inst::Br { target: tail }, TypeId::VOID, None);
    f.replace_uses(x, product.into());
    let Some(Inst::Binary { a, .. }) = f.inst_mut(product) else { panic!() };
    *a = Operand::Value(x);
    verify(&module).unwrap();
    let printed = print(&module);
    let expected = r#"define i32 @f(i32 %a, i1 %c) {
entry:
  %x = add i32 %a, 1
  %0 = mul i32 %x, 2
  br label %entry.1

entry.1:
  %y = add i32 %0, 2
  br i1 %c, label %next, label %exit

next:
  br label %exit

exit:
  %p = phi i32 [ %y, %entry.1 ], [ %0, %next ]
  ret i32 %p
}
"#;
    assert!(printed.contains(expected), "{printed}");
}

#[test]
fn every_operand_is_visited() {
    // A name that stands in one place only must be found there by the walk over operands.
    let module = read(
        &std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/ll/exceptions-19.ll"))
            .unwrap(),
    );
    for f in module.functions.iter().filter(|f| f.entry().is_some()) {
        for (block, _) in f.blocks() {
            for (id, inst) in f.insts(block) {
                let mut copy = inst.clone();
                let mut seen = Vec::new();
                copy.for_each_operand_mut(|operand| {
                    seen.push(*operand);
                    *operand = Operand::Value(ValueId(0));
                });
                assert_eq!(seen, inst.operands());
                let debug = format!("{copy:?}");
                assert!(!debug.contains("Const("), "{id:?} {debug}");
            }
        }
    }
}
