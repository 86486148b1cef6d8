; ModuleID = 'atomics.c'
source_filename = "atomics.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@x = dso_local global i32 0, align 4, !dbg !0

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @loads() #0 !dbg !27 {
entry:
  %atomic-temp = alloca i32, align 4
  %atomic-temp1 = alloca i32, align 4
  %atomic-temp2 = alloca i32, align 4
  %0 = load atomic i32, ptr @x monotonic, align 4, !dbg !30
  store i32 %0, ptr %atomic-temp, align 4, !dbg !30
  %1 = load i32, ptr %atomic-temp, align 4, !dbg !30
  %2 = load atomic i32, ptr @x acquire, align 4, !dbg !31
  store i32 %2, ptr %atomic-temp1, align 4, !dbg !31
  %3 = load i32, ptr %atomic-temp1, align 4, !dbg !31
  %add = add nsw i32 %1, %3, !dbg !32
  %4 = load atomic i32, ptr @x seq_cst, align 4, !dbg !33
  store i32 %4, ptr %atomic-temp2, align 4, !dbg !33
  %5 = load i32, ptr %atomic-temp2, align 4, !dbg !33
  %add3 = add nsw i32 %add, %5, !dbg !34
  ret i32 %add3, !dbg !35
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @stores(i32 noundef %v) #0 !dbg !36 {
entry:
  %v.addr = alloca i32, align 4
  %.atomictmp = alloca i32, align 4
  %.atomictmp1 = alloca i32, align 4
  %.atomictmp2 = alloca i32, align 4
  store i32 %v, ptr %v.addr, align 4
    #dbg_declare(ptr %v.addr, !40, !DIExpression(), !41)
  %0 = load i32, ptr %v.addr, align 4, !dbg !42
  store i32 %0, ptr %.atomictmp, align 4, !dbg !43
  %1 = load i32, ptr %.atomictmp, align 4, !dbg !43
  store atomic i32 %1, ptr @x monotonic, align 4, !dbg !43
  %2 = load i32, ptr %v.addr, align 4, !dbg !44
  %add = add nsw i32 %2, 1, !dbg !45
  store i32 %add, ptr %.atomictmp1, align 4, !dbg !46
  %3 = load i32, ptr %.atomictmp1, align 4, !dbg !46
  store atomic i32 %3, ptr @x release, align 4, !dbg !46
  %4 = load i32, ptr %v.addr, align 4, !dbg !47
  %add3 = add nsw i32 %4, 2, !dbg !48
  store i32 %add3, ptr %.atomictmp2, align 4, !dbg !49
  %5 = load i32, ptr %.atomictmp2, align 4, !dbg !49
  store atomic i32 %5, ptr @x seq_cst, align 4, !dbg !49
  ret void, !dbg !50
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @rmws(i32 noundef %v) #0 !dbg !51 {
entry:
  %v.addr = alloca i32, align 4
  %r = alloca i32, align 4
  %.atomictmp = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  %.atomictmp1 = alloca i32, align 4
  %atomic-temp2 = alloca i32, align 4
  %.atomictmp3 = alloca i32, align 4
  %atomic-temp4 = alloca i32, align 4
  %.atomictmp6 = alloca i32, align 4
  %atomic-temp7 = alloca i32, align 4
  %.atomictmp9 = alloca i32, align 4
  %atomic-temp10 = alloca i32, align 4
  %.atomictmp12 = alloca i32, align 4
  %atomic-temp13 = alloca i32, align 4
  store i32 %v, ptr %v.addr, align 4
    #dbg_declare(ptr %v.addr, !54, !DIExpression(), !55)
    #dbg_declare(ptr %r, !56, !DIExpression(), !57)
  %0 = load i32, ptr %v.addr, align 4, !dbg !58
  store i32 %0, ptr %.atomictmp, align 4, !dbg !59
  %1 = load i32, ptr %.atomictmp, align 4, !dbg !59
  %2 = atomicrmw add ptr @x, i32 %1 monotonic, align 4, !dbg !59
  store i32 %2, ptr %atomic-temp, align 4, !dbg !59
  %3 = load i32, ptr %atomic-temp, align 4, !dbg !59
  store i32 %3, ptr %r, align 4, !dbg !57
  %4 = load i32, ptr %v.addr, align 4, !dbg !60
  store i32 %4, ptr %.atomictmp1, align 4, !dbg !61
  %5 = load i32, ptr %.atomictmp1, align 4, !dbg !61
  %6 = atomicrmw sub ptr @x, i32 %5 acquire, align 4, !dbg !61
  store i32 %6, ptr %atomic-temp2, align 4, !dbg !61
  %7 = load i32, ptr %atomic-temp2, align 4, !dbg !61
  %8 = load i32, ptr %r, align 4, !dbg !62
  %add = add nsw i32 %8, %7, !dbg !62
  store i32 %add, ptr %r, align 4, !dbg !62
  %9 = load i32, ptr %v.addr, align 4, !dbg !63
  store i32 %9, ptr %.atomictmp3, align 4, !dbg !64
  %10 = load i32, ptr %.atomictmp3, align 4, !dbg !64
  %11 = atomicrmw and ptr @x, i32 %10 release, align 4, !dbg !64
  store i32 %11, ptr %atomic-temp4, align 4, !dbg !64
  %12 = load i32, ptr %atomic-temp4, align 4, !dbg !64
  %13 = load i32, ptr %r, align 4, !dbg !65
  %add5 = add nsw i32 %13, %12, !dbg !65
  store i32 %add5, ptr %r, align 4, !dbg !65
  %14 = load i32, ptr %v.addr, align 4, !dbg !66
  store i32 %14, ptr %.atomictmp6, align 4, !dbg !67
  %15 = load i32, ptr %.atomictmp6, align 4, !dbg !67
  %16 = atomicrmw or ptr @x, i32 %15 acq_rel, align 4, !dbg !67
  store i32 %16, ptr %atomic-temp7, align 4, !dbg !67
  %17 = load i32, ptr %atomic-temp7, align 4, !dbg !67
  %18 = load i32, ptr %r, align 4, !dbg !68
  %add8 = add nsw i32 %18, %17, !dbg !68
  store i32 %add8, ptr %r, align 4, !dbg !68
  %19 = load i32, ptr %v.addr, align 4, !dbg !69
  store i32 %19, ptr %.atomictmp9, align 4, !dbg !70
  %20 = load i32, ptr %.atomictmp9, align 4, !dbg !70
  %21 = atomicrmw xor ptr @x, i32 %20 seq_cst, align 4, !dbg !70
  store i32 %21, ptr %atomic-temp10, align 4, !dbg !70
  %22 = load i32, ptr %atomic-temp10, align 4, !dbg !70
  %23 = load i32, ptr %r, align 4, !dbg !71
  %add11 = add nsw i32 %23, %22, !dbg !71
  store i32 %add11, ptr %r, align 4, !dbg !71
  %24 = load i32, ptr %v.addr, align 4, !dbg !72
  store i32 %24, ptr %.atomictmp12, align 4, !dbg !73
  %25 = load i32, ptr %.atomictmp12, align 4, !dbg !73
  %26 = atomicrmw xchg ptr @x, i32 %25 acq_rel, align 4, !dbg !73
  store i32 %26, ptr %atomic-temp13, align 4, !dbg !73
  %27 = load i32, ptr %atomic-temp13, align 4, !dbg !73
  %28 = load i32, ptr %r, align 4, !dbg !74
  %add14 = add nsw i32 %28, %27, !dbg !74
  store i32 %add14, ptr %r, align 4, !dbg !74
  %29 = load i32, ptr %r, align 4, !dbg !75
  ret i32 %29, !dbg !76
}

; Function Attrs: noinline nounwind uwtable
define dso_local zeroext i1 @strong(ptr noundef %e, i32 noundef %d) #0 !dbg !77 {
entry:
  %e.addr = alloca ptr, align 8
  %d.addr = alloca i32, align 4
  %.atomictmp = alloca i32, align 4
  %cmpxchg.bool = alloca i8, align 1
  %.atomictmp1 = alloca i32, align 4
  %cmpxchg.bool2 = alloca i8, align 1
  %.atomictmp8 = alloca i32, align 4
  %cmpxchg.bool9 = alloca i8, align 1
  store ptr %e, ptr %e.addr, align 8
    #dbg_declare(ptr %e.addr, !82, !DIExpression(), !83)
  store i32 %d, ptr %d.addr, align 4
    #dbg_declare(ptr %d.addr, !84, !DIExpression(), !85)
  %0 = load ptr, ptr %e.addr, align 8, !dbg !86
  %1 = load i32, ptr %d.addr, align 4, !dbg !87
  store i32 %1, ptr %.atomictmp, align 4, !dbg !88
  %2 = load i32, ptr %0, align 4, !dbg !88
  %3 = load i32, ptr %.atomictmp, align 4, !dbg !88
  %4 = cmpxchg ptr @x, i32 %2, i32 %3 acq_rel acquire, align 4, !dbg !88
  %5 = extractvalue { i32, i1 } %4, 0, !dbg !88
  %6 = extractvalue { i32, i1 } %4, 1, !dbg !88
  br i1 %6, label %cmpxchg.continue, label %cmpxchg.store_expected, !dbg !88

cmpxchg.store_expected:                           ; preds = %entry
  store i32 %5, ptr %0, align 4, !dbg !88
  br label %cmpxchg.continue, !dbg !88

cmpxchg.continue:                                 ; preds = %cmpxchg.store_expected, %entry
  %storedv = zext i1 %6 to i8, !dbg !88
  store i8 %storedv, ptr %cmpxchg.bool, align 1, !dbg !88
  %7 = load i8, ptr %cmpxchg.bool, align 1, !dbg !88
  %loadedv = trunc i8 %7 to i1, !dbg !88
  %conv = zext i1 %loadedv to i32, !dbg !88
  %8 = load ptr, ptr %e.addr, align 8, !dbg !89
  %9 = load i32, ptr %d.addr, align 4, !dbg !90
  store i32 %9, ptr %.atomictmp1, align 4, !dbg !91
  %10 = load i32, ptr %8, align 4, !dbg !91
  %11 = load i32, ptr %.atomictmp1, align 4, !dbg !91
  %12 = cmpxchg ptr @x, i32 %10, i32 %11 seq_cst seq_cst, align 4, !dbg !91
  %13 = extractvalue { i32, i1 } %12, 0, !dbg !91
  %14 = extractvalue { i32, i1 } %12, 1, !dbg !91
  br i1 %14, label %cmpxchg.continue4, label %cmpxchg.store_expected3, !dbg !91

cmpxchg.store_expected3:                          ; preds = %cmpxchg.continue
  store i32 %13, ptr %8, align 4, !dbg !91
  br label %cmpxchg.continue4, !dbg !91

cmpxchg.continue4:                                ; preds = %cmpxchg.store_expected3, %cmpxchg.continue
  %storedv5 = zext i1 %14 to i8, !dbg !91
  store i8 %storedv5, ptr %cmpxchg.bool2, align 1, !dbg !91
  %15 = load i8, ptr %cmpxchg.bool2, align 1, !dbg !91
  %loadedv6 = trunc i8 %15 to i1, !dbg !91
  %conv7 = zext i1 %loadedv6 to i32, !dbg !91
  %or = or i32 %conv, %conv7, !dbg !92
  %16 = load ptr, ptr %e.addr, align 8, !dbg !93
  %17 = load i32, ptr %d.addr, align 4, !dbg !94
  store i32 %17, ptr %.atomictmp8, align 4, !dbg !95
  %18 = load i32, ptr %16, align 4, !dbg !95
  %19 = load i32, ptr %.atomictmp8, align 4, !dbg !95
  %20 = cmpxchg ptr @x, i32 %18, i32 %19 release monotonic, align 4, !dbg !95
  %21 = extractvalue { i32, i1 } %20, 0, !dbg !95
  %22 = extractvalue { i32, i1 } %20, 1, !dbg !95
  br i1 %22, label %cmpxchg.continue11, label %cmpxchg.store_expected10, !dbg !95

cmpxchg.store_expected10:                         ; preds = %cmpxchg.continue4
  store i32 %21, ptr %16, align 4, !dbg !95
  br label %cmpxchg.continue11, !dbg !95

cmpxchg.continue11:                               ; preds = %cmpxchg.store_expected10, %cmpxchg.continue4
  %storedv12 = zext i1 %22 to i8, !dbg !95
  store i8 %storedv12, ptr %cmpxchg.bool9, align 1, !dbg !95
  %23 = load i8, ptr %cmpxchg.bool9, align 1, !dbg !95
  %loadedv13 = trunc i8 %23 to i1, !dbg !95
  %conv14 = zext i1 %loadedv13 to i32, !dbg !95
  %or15 = or i32 %or, %conv14, !dbg !96
  %tobool = icmp ne i32 %or15, 0, !dbg !88
  ret i1 %tobool, !dbg !97
}

; Function Attrs: noinline nounwind uwtable
define dso_local zeroext i1 @weak(ptr noundef %e, i32 noundef %d) #0 !dbg !98 {
entry:
  %e.addr = alloca ptr, align 8
  %d.addr = alloca i32, align 4
  %.atomictmp = alloca i32, align 4
  %cmpxchg.bool = alloca i8, align 1
  %.atomictmp1 = alloca i32, align 4
  %cmpxchg.bool2 = alloca i8, align 1
  store ptr %e, ptr %e.addr, align 8
    #dbg_declare(ptr %e.addr, !99, !DIExpression(), !100)
  store i32 %d, ptr %d.addr, align 4
    #dbg_declare(ptr %d.addr, !101, !DIExpression(), !102)
  %0 = load ptr, ptr %e.addr, align 8, !dbg !103
  %1 = load i32, ptr %d.addr, align 4, !dbg !104
  store i32 %1, ptr %.atomictmp, align 4, !dbg !105
  %2 = load i32, ptr %0, align 4, !dbg !105
  %3 = load i32, ptr %.atomictmp, align 4, !dbg !105
  %4 = cmpxchg weak ptr @x, i32 %2, i32 %3 monotonic monotonic, align 4, !dbg !105
  %5 = extractvalue { i32, i1 } %4, 0, !dbg !105
  %6 = extractvalue { i32, i1 } %4, 1, !dbg !105
  br i1 %6, label %cmpxchg.continue, label %cmpxchg.store_expected, !dbg !105

cmpxchg.store_expected:                           ; preds = %entry
  store i32 %5, ptr %0, align 4, !dbg !105
  br label %cmpxchg.continue, !dbg !105

cmpxchg.continue:                                 ; preds = %cmpxchg.store_expected, %entry
  %storedv = zext i1 %6 to i8, !dbg !105
  store i8 %storedv, ptr %cmpxchg.bool, align 1, !dbg !105
  %7 = load i8, ptr %cmpxchg.bool, align 1, !dbg !105
  %loadedv = trunc i8 %7 to i1, !dbg !105
  %conv = zext i1 %loadedv to i32, !dbg !105
  %8 = load ptr, ptr %e.addr, align 8, !dbg !106
  %9 = load i32, ptr %d.addr, align 4, !dbg !107
  store i32 %9, ptr %.atomictmp1, align 4, !dbg !108
  %10 = load i32, ptr %8, align 4, !dbg !108
  %11 = load i32, ptr %.atomictmp1, align 4, !dbg !108
  %12 = cmpxchg weak ptr @x, i32 %10, i32 %11 seq_cst seq_cst, align 4, !dbg !108
  %13 = extractvalue { i32, i1 } %12, 0, !dbg !108
  %14 = extractvalue { i32, i1 } %12, 1, !dbg !108
  br i1 %14, label %cmpxchg.continue4, label %cmpxchg.store_expected3, !dbg !108

cmpxchg.store_expected3:                          ; preds = %cmpxchg.continue
  store i32 %13, ptr %8, align 4, !dbg !108
  br label %cmpxchg.continue4, !dbg !108

cmpxchg.continue4:                                ; preds = %cmpxchg.store_expected3, %cmpxchg.continue
  %storedv5 = zext i1 %14 to i8, !dbg !108
  store i8 %storedv5, ptr %cmpxchg.bool2, align 1, !dbg !108
  %15 = load i8, ptr %cmpxchg.bool2, align 1, !dbg !108
  %loadedv6 = trunc i8 %15 to i1, !dbg !108
  %conv7 = zext i1 %loadedv6 to i32, !dbg !108
  %or = or i32 %conv, %conv7, !dbg !109
  %tobool = icmp ne i32 %or, 0, !dbg !105
  ret i1 %tobool, !dbg !110
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @fences() #0 !dbg !111 {
entry:
  fence acquire, !dbg !114
  fence release, !dbg !115
  fence acq_rel, !dbg !116
  fence seq_cst, !dbg !117
  fence syncscope("singlethread") seq_cst, !dbg !118
  ret void, !dbg !119
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !120 {
entry:
  %retval = alloca i32, align 4
  %e = alloca i32, align 4
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %e, !121, !DIExpression(), !122)
  store i32 0, ptr %e, align 4, !dbg !122
  call void @stores(i32 noundef 1), !dbg !123
  call void @fences(), !dbg !124
  %call = call i32 @loads(), !dbg !125
  %call1 = call i32 @rmws(i32 noundef 2), !dbg !126
  %add = add nsw i32 %call, %call1, !dbg !127
  %call2 = call zeroext i1 @strong(ptr noundef %e, i32 noundef 1), !dbg !128
  %conv = zext i1 %call2 to i32, !dbg !128
  %add3 = add nsw i32 %add, %conv, !dbg !129
  %call4 = call zeroext i1 @weak(ptr noundef %e, i32 noundef 2), !dbg !130
  %conv5 = zext i1 %call4 to i32, !dbg !130
  %add6 = add nsw i32 %add3, %conv5, !dbg !131
  ret i32 %add6, !dbg !132
}

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!19, !20, !21, !22, !23, !24, !25}
!llvm.ident = !{!26}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 3, type: !16, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, globals: !15, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "atomics.c", directory: "/src", checksumkind: CSK_MD5, checksum: "2fd9212d9eac7906feb1d3130d312bd2")
!4 = !{!5}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "memory_order", file: !6, line: 68, baseType: !7, size: 32, elements: !8)
!6 = !DIFile(filename: "/usr/lib/llvm-22/lib/clang/22/include/stdatomic.h", directory: "", checksumkind: CSK_MD5, checksum: "f17199a988fe91afffaf0f943ef87096")
!7 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!8 = !{!9, !10, !11, !12, !13, !14}
!9 = !DIEnumerator(name: "memory_order_relaxed", value: 0)
!10 = !DIEnumerator(name: "memory_order_consume", value: 1)
!11 = !DIEnumerator(name: "memory_order_acquire", value: 2)
!12 = !DIEnumerator(name: "memory_order_release", value: 3)
!13 = !DIEnumerator(name: "memory_order_acq_rel", value: 4)
!14 = !DIEnumerator(name: "memory_order_seq_cst", value: 5)
!15 = !{!0}
!16 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 104, baseType: !17)
!17 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !18)
!18 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!19 = !{i32 7, !"Dwarf Version", i32 5}
!20 = !{i32 2, !"Debug Info Version", i32 3}
!21 = !{i32 1, !"wchar_size", i32 4}
!22 = !{i32 8, !"PIC Level", i32 2}
!23 = !{i32 7, !"PIE Level", i32 2}
!24 = !{i32 7, !"uwtable", i32 2}
!25 = !{i32 7, !"frame-pointer", i32 2}
!26 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!27 = distinct !DISubprogram(name: "loads", scope: !3, file: !3, line: 4, type: !28, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2)
!28 = !DISubroutineType(types: !29)
!29 = !{!18}
!30 = !DILocation(line: 5, column: 12, scope: !27)
!31 = !DILocation(line: 6, column: 12, scope: !27)
!32 = !DILocation(line: 5, column: 59, scope: !27)
!33 = !DILocation(line: 6, column: 61, scope: !27)
!34 = !DILocation(line: 6, column: 59, scope: !27)
!35 = !DILocation(line: 5, column: 5, scope: !27)
!36 = distinct !DISubprogram(name: "stores", scope: !3, file: !3, line: 8, type: !37, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !39)
!37 = !DISubroutineType(types: !38)
!38 = !{null, !18}
!39 = !{}
!40 = !DILocalVariable(name: "v", arg: 1, scope: !36, file: !3, line: 8, type: !18)
!41 = !DILocation(line: 8, column: 17, scope: !36)
!42 = !DILocation(line: 9, column: 31, scope: !36)
!43 = !DILocation(line: 9, column: 5, scope: !36)
!44 = !DILocation(line: 10, column: 31, scope: !36)
!45 = !DILocation(line: 10, column: 33, scope: !36)
!46 = !DILocation(line: 10, column: 5, scope: !36)
!47 = !DILocation(line: 11, column: 22, scope: !36)
!48 = !DILocation(line: 11, column: 24, scope: !36)
!49 = !DILocation(line: 11, column: 5, scope: !36)
!50 = !DILocation(line: 12, column: 1, scope: !36)
!51 = distinct !DISubprogram(name: "rmws", scope: !3, file: !3, line: 13, type: !52, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !39)
!52 = !DISubroutineType(types: !53)
!53 = !{!18, !18}
!54 = !DILocalVariable(name: "v", arg: 1, scope: !51, file: !3, line: 13, type: !18)
!55 = !DILocation(line: 13, column: 14, scope: !51)
!56 = !DILocalVariable(name: "r", scope: !51, file: !3, line: 14, type: !18)
!57 = !DILocation(line: 14, column: 9, scope: !51)
!58 = !DILocation(line: 14, column: 43, scope: !51)
!59 = !DILocation(line: 14, column: 13, scope: !51)
!60 = !DILocation(line: 15, column: 40, scope: !51)
!61 = !DILocation(line: 15, column: 10, scope: !51)
!62 = !DILocation(line: 15, column: 7, scope: !51)
!63 = !DILocation(line: 16, column: 40, scope: !51)
!64 = !DILocation(line: 16, column: 10, scope: !51)
!65 = !DILocation(line: 16, column: 7, scope: !51)
!66 = !DILocation(line: 17, column: 39, scope: !51)
!67 = !DILocation(line: 17, column: 10, scope: !51)
!68 = !DILocation(line: 17, column: 7, scope: !51)
!69 = !DILocation(line: 18, column: 31, scope: !51)
!70 = !DILocation(line: 18, column: 10, scope: !51)
!71 = !DILocation(line: 18, column: 7, scope: !51)
!72 = !DILocation(line: 19, column: 39, scope: !51)
!73 = !DILocation(line: 19, column: 10, scope: !51)
!74 = !DILocation(line: 19, column: 7, scope: !51)
!75 = !DILocation(line: 20, column: 12, scope: !51)
!76 = !DILocation(line: 20, column: 5, scope: !51)
!77 = distinct !DISubprogram(name: "strong", scope: !3, file: !3, line: 22, type: !78, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !39)
!78 = !DISubroutineType(types: !79)
!79 = !{!80, !81, !18}
!80 = !DIBasicType(name: "_Bool", size: 8, encoding: DW_ATE_boolean)
!81 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !18, size: 64)
!82 = !DILocalVariable(name: "e", arg: 1, scope: !77, file: !3, line: 22, type: !81)
!83 = !DILocation(line: 22, column: 19, scope: !77)
!84 = !DILocalVariable(name: "d", arg: 2, scope: !77, file: !3, line: 22, type: !18)
!85 = !DILocation(line: 22, column: 26, scope: !77)
!86 = !DILocation(line: 23, column: 56, scope: !77)
!87 = !DILocation(line: 23, column: 59, scope: !77)
!88 = !DILocation(line: 23, column: 12, scope: !77)
!89 = !DILocation(line: 24, column: 47, scope: !77)
!90 = !DILocation(line: 24, column: 50, scope: !77)
!91 = !DILocation(line: 24, column: 12, scope: !77)
!92 = !DILocation(line: 24, column: 10, scope: !77)
!93 = !DILocation(line: 25, column: 56, scope: !77)
!94 = !DILocation(line: 25, column: 59, scope: !77)
!95 = !DILocation(line: 25, column: 12, scope: !77)
!96 = !DILocation(line: 25, column: 10, scope: !77)
!97 = !DILocation(line: 23, column: 5, scope: !77)
!98 = distinct !DISubprogram(name: "weak", scope: !3, file: !3, line: 27, type: !78, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !39)
!99 = !DILocalVariable(name: "e", arg: 1, scope: !98, file: !3, line: 27, type: !81)
!100 = !DILocation(line: 27, column: 17, scope: !98)
!101 = !DILocalVariable(name: "d", arg: 2, scope: !98, file: !3, line: 27, type: !18)
!102 = !DILocation(line: 27, column: 24, scope: !98)
!103 = !DILocation(line: 28, column: 54, scope: !98)
!104 = !DILocation(line: 28, column: 57, scope: !98)
!105 = !DILocation(line: 28, column: 12, scope: !98)
!106 = !DILocation(line: 29, column: 45, scope: !98)
!107 = !DILocation(line: 29, column: 48, scope: !98)
!108 = !DILocation(line: 29, column: 12, scope: !98)
!109 = !DILocation(line: 29, column: 10, scope: !98)
!110 = !DILocation(line: 28, column: 5, scope: !98)
!111 = distinct !DISubprogram(name: "fences", scope: !3, file: !3, line: 31, type: !112, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2)
!112 = !DISubroutineType(types: !113)
!113 = !{null}
!114 = !DILocation(line: 32, column: 5, scope: !111)
!115 = !DILocation(line: 33, column: 5, scope: !111)
!116 = !DILocation(line: 34, column: 5, scope: !111)
!117 = !DILocation(line: 35, column: 5, scope: !111)
!118 = !DILocation(line: 36, column: 5, scope: !111)
!119 = !DILocation(line: 37, column: 1, scope: !111)
!120 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 38, type: !28, scopeLine: 38, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !39)
!121 = !DILocalVariable(name: "e", scope: !120, file: !3, line: 38, type: !18)
!122 = !DILocation(line: 38, column: 22, scope: !120)
!123 = !DILocation(line: 38, column: 29, scope: !120)
!124 = !DILocation(line: 38, column: 40, scope: !120)
!125 = !DILocation(line: 38, column: 57, scope: !120)
!126 = !DILocation(line: 38, column: 67, scope: !120)
!127 = !DILocation(line: 38, column: 65, scope: !120)
!128 = !DILocation(line: 38, column: 77, scope: !120)
!129 = !DILocation(line: 38, column: 75, scope: !120)
!130 = !DILocation(line: 38, column: 93, scope: !120)
!131 = !DILocation(line: 38, column: 91, scope: !120)
!132 = !DILocation(line: 38, column: 50, scope: !120)
