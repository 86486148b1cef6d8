//! What Mazurka does not support: an error only where an execution comes to it, with the place in the source, the name of
//! the thing and a way out. Each row is a line of LLVM IR in a function that `main` calls or does not.

mod support;

use std::fs;
use support::{mazurka, scratch, stderr};

/// What is not supported: a line of a function, what else the module has, and what the message must name.
type Row = (&'static str, &'static str, &'static str);

const INSTRUCTIONS: [Row; 22] = [
    ("%x = load <vscale x 4 x i32>, ptr %p", "", "value of type <vscale x 4 x i32>"),
    ("%x = load ppc_fp128, ptr %p", "", "value of type ppc_fp128"),
    ("%x = load x86_amx, ptr %p", "", "x86_amx"),
    ("%x = load i32, ptr addrspace(1) null", "", "addrspace(1)"),
    ("%x = addrspacecast ptr %p to ptr addrspace(3)", "", "instruction 'addrspacecast'"),
    ("%x = load target(\"spirv.Image\"), ptr %p", "", "target(\"spirv.Image\")"),
    ("%x = load i8192, ptr %p", "", "value of type i8192"),
    ("%x = va_arg ptr %p, i32", "", "the instruction va_arg"),
    ("%x = cleanuppad within none []", "", "instruction 'cleanuppad'"),
    ("%x = catchpad within none []", "", "instruction 'catchpad'"),
    ("%x = atomicrmw fadd ptr %p, float 1.0 seq_cst", "", "atomicrmw fadd"),
    ("%x = atomicrmw fmax ptr %p, double 1.0 seq_cst", "", "atomicrmw fmax"),
    ("%x = atomicrmw uinc_wrap ptr %p, i32 5 seq_cst", "", "atomicrmw uinc_wrap"),
    ("%x = atomicrmw usub_cond ptr %p, i32 5 seq_cst", "", "atomicrmw usub_cond"),
    ("%x = atomicrmw udec_wrap ptr %p, i128 5 seq_cst", "", "atomicrmw udec_wrap of 16 bytes"),
    (
        "%x = load atomic i32, ptr %p syncscope(\"agent\") seq_cst, align 4",
        "",
        "syncscope(\"agent\")",
    ),
    ("%x = getelementptr i32, ptr %p, <2 x i64> zeroinitializer", "", "many addresses at once"),
    (
        "%x = fptosi double 1.0 to i256, !dbg !5\n  store i256 %x, ptr %p",
        "",
        "fptosi of an integer of 256 bits",
    ),
    ("%x = alloca inalloca i32", "", "inalloca alloca"),
    ("%x = load <33 x i1>, ptr %p", "", "a <33 x i1> in memory"),
    (
        "%x = add i64 bitcast (<2 x i32> <i32 1, i32 2> to i64), 1",
        "",
        "constant expression 'bitcast' of vectors",
    ),
    ("%x = unheard i32 5", "", "instruction 'unheard'"),
];

const CALLS: [Row; 12] = [
    (
        "%x = call <4 x i32> @llvm.masked.load.v4i32.p0(ptr %p, i32 4, <4 x i1> zeroinitializer, <4 x i32> zeroinitializer)",
        "declare <4 x i32> @llvm.masked.load.v4i32.p0(ptr, i32, <4 x i1>, <4 x i32>)",
        "the intrinsic llvm.masked.load.v4i32.p0",
    ),
    (
        "%x = call i32 @llvm.x86.sse2.pmovmskb.128(<16 x i8> zeroinitializer)",
        "declare i32 @llvm.x86.sse2.pmovmskb.128(<16 x i8>)",
        "the intrinsic llvm.x86.sse2.pmovmskb.128",
    ),
    (
        "%x = call ptr @llvm.returnaddress(i32 0)",
        "declare ptr @llvm.returnaddress(i32)",
        "llvm.returnaddress",
    ),
    (
        "%x = call ptr @llvm.frameaddress.p0(i32 0)",
        "declare ptr @llvm.frameaddress.p0(i32)",
        "llvm.frameaddress.p0",
    ),
    (
        "%x = call i32 @llvm.eh.sjlj.setjmp(ptr %p)",
        "declare i32 @llvm.eh.sjlj.setjmp(ptr)",
        "llvm.eh.sjlj.setjmp",
    ),
    ("%x = call i64 @llvm.vscale.i64()", "declare i64 @llvm.vscale.i64()", "llvm.vscale.i64"),
    (
        "call void @llvm.coro.resume(ptr %p)",
        "declare void @llvm.coro.resume(ptr)",
        "llvm.coro.resume",
    ),
    (
        "%x = call i64 @llvm.read_register.i64(metadata !9)",
        "declare i64 @llvm.read_register.i64(metadata)",
        "metadata argument",
    ),
    (
        "%x = call double @llvm.experimental.constrained.fadd.f64(double 1.0, double 2.0, metadata !\"round.dynamic\", metadata !\"fpexcept.strict\")",
        "declare double @llvm.experimental.constrained.fadd.f64(double, double, metadata, metadata)",
        "metadata argument",
    ),
    (
        "%x = call x86_fp80 @llvm.sin.f80(x86_fp80 0xK3FFF8000000000000000)",
        "declare x86_fp80 @llvm.sin.f80(x86_fp80)",
        "sin of a x86_fp80",
    ),
    (
        "call void @resolved()",
        "@resolved = ifunc void (), ptr @resolver\ndefine ptr @resolver() {\n  ret ptr null\n}",
        "ifunc @resolved",
    ),
    (
        "call void @elsewhere(ptr %p)",
        "declare void @elsewhere(ptr)",
        "the function elsewhere is not known",
    ),
];

const ASSEMBLY: [Row; 11] = [
    (
        "call void asm sideeffect \"cpuid\", \"~{eax},~{ebx},~{ecx},~{edx}\"()",
        "",
        "the instruction `cpuid`",
    ),
    ("call void asm sideeffect \"syscall\", \"~{rcx},~{r11}\"()", "", "the instruction `syscall`"),
    ("call void asm sideeffect \"jmp 1f\\0A1:\", \"\"()", "", "jmp 1f"),
    ("call void asm sideeffect \"rep movsb\", \"\"()", "", "rep movsb"),
    ("call void asm sideeffect \"pushfq; popfq\", \"\"()", "", "the instruction `pushfq`"),
    ("%x = call i64 asm \"movq %fs:0, $0\", \"=r\"()", "", "movq %fs:0, $0"),
    (
        "%x = call <4 x float> asm \"addps $0, $0\", \"=x,0\"(<4 x float> zeroinitializer)",
        "",
        "the constraint \"=x\"",
    ),
    ("%x = call i32 asm \"mfence\", \"=r\"()", "", "an output that nothing sets"),
    (
        "%x = call i32 asm \"cmpl $1, $1; sete ${0:b}\", \"=q,r\"(i32 1)",
        "",
        "an output that is set in part only",
    ),
    (
        "call void asm sideeffect \"lgdt $0\", \"*m\"(ptr elementtype(i64) %p)",
        "",
        "the instruction `lgdt $0`",
    ),
    ("call void asm sideeffect \"vzeroupper\", \"\"()", "", "the instruction `vzeroupper`"),
];

/// A module whose function `f`, which `main` calls if asked to, has this line, in line 7 of the source.
fn module((line, others, _): Row, reached: bool) -> String {
    let go = u8::from(reached);
    format!(
        "@go = global i32 {go}\n{others}\ndefine void @f(ptr %p) !dbg !3 {{\n  {line}, !dbg !5\n  ret void, !dbg !6\n}}\n\
         define i32 @main() !dbg !7 {{\n  %p = alloca [2048 x i8], align 64\n  %go = load i32, ptr @go\n  \
         %c = icmp ne i32 %go, 0\n  br i1 %c, label %call, label %done\ncall:\n  call void @f(ptr %p), !dbg !8\n  \
         br label %done\ndone:\n  ret i32 0\n}}\n!llvm.dbg.cu = !{{!0}}\n!llvm.module.flags = !{{!2}}\n\
         !0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)\n\
         !1 = !DIFile(filename: \"user.c\", directory: \"/src\")\n!2 = !{{i32 2, !\"Debug Info Version\", i32 3}}\n\
         !3 = distinct !DISubprogram(name: \"f\", scope: !1, file: !1, line: 5, type: !4, unit: !0)\n\
         !4 = !DISubroutineType(types: !{{null}})\n!5 = !DILocation(line: 7, column: 3, scope: !3)\n\
         !6 = !DILocation(line: 8, column: 1, scope: !3)\n\
         !7 = distinct !DISubprogram(name: \"main\", scope: !1, file: !1, line: 10, type: !4, unit: !0)\n\
         !8 = !DILocation(line: 12, column: 3, scope: !7)\n!9 = !{{!\"rsp\"}}\n"
    )
}

fn rows() -> Vec<Row> {
    INSTRUCTIONS.iter().chain(&CALLS).chain(&ASSEMBLY).copied().collect()
}

#[test]
fn what_is_not_supported_is_named_where_it_is_reached() {
    let rows = rows();
    assert!(rows.len() >= 30);
    let folder = scratch("refusals");
    let file = folder.join("program.ll");
    let path = file.to_string_lossy().into_owned();
    for row in rows {
        fs::write(&file, module(row, true)).expect("the folder can be written");
        let output = mazurka(&["check", &path]);
        let said = stderr(&output);
        assert_eq!(output.status.code(), Some(2), "{}: {said}", row.0);
        for part in [row.2, "user.c:7", "hint: "] {
            assert!(said.contains(part), "{}: '{part}' is not in: {said}", row.0);
        }
        assert!(!said.contains("hint: \n") && !said.contains("panicked"), "{}: {said}", row.0);
    }
}

#[test]
fn what_is_not_supported_does_not_matter_where_it_is_not_reached() {
    let folder = scratch("unreached");
    let file = folder.join("program.ll");
    let path = file.to_string_lossy().into_owned();
    for row in rows() {
        fs::write(&file, module(row, false)).expect("the folder can be written");
        let output = mazurka(&["check", &path]);
        assert_eq!(output.status.code(), Some(0), "{}: {}", row.0, stderr(&output));
        let strict = mazurka(&["check", "--strict-externals", &path]);
        let said = stderr(&strict);
        assert_eq!(strict.status.code(), Some(2), "{}: {said}", row.0);
        assert!(said.contains(row.2), "{}: {said}", row.0);
    }
}
