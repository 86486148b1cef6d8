; ModuleID = 'tests/programs/fail/mutex/abba_deadlock.c'
source_filename = "tests/programs/fail/mutex/abba_deadlock.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }

@a = internal global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !0
@b = internal global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !5

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !48 {
entry:
  %retval = alloca i32, align 4
  %first = alloca i64, align 8
  %second = alloca i64, align 8
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %first, !52, !DIExpression(), !55)
    #dbg_declare(ptr %second, !56, !DIExpression(), !57)
  %call = call i32 @pthread_create(ptr noundef %first, ptr noundef null, ptr noundef @a_then_b, ptr noundef null) #3, !dbg !58
  %call1 = call i32 @pthread_create(ptr noundef %second, ptr noundef null, ptr noundef @b_then_a, ptr noundef null) #3, !dbg !59
  %0 = load i64, ptr %first, align 8, !dbg !60
  %call2 = call i32 @pthread_join(i64 noundef %0, ptr noundef null), !dbg !61
  %1 = load i64, ptr %second, align 8, !dbg !62
  %call3 = call i32 @pthread_join(i64 noundef %1, ptr noundef null), !dbg !63
  ret i32 0, !dbg !64
}

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @a_then_b(ptr noundef %unused) #0 !dbg !65 {
entry:
  %unused.addr = alloca ptr, align 8
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !69, !DIExpression(), !70)
  %0 = load ptr, ptr %unused.addr, align 8, !dbg !71
  %call = call i32 @pthread_mutex_lock(ptr noundef @a) #3, !dbg !72
  %call1 = call i32 @pthread_mutex_lock(ptr noundef @b) #3, !dbg !73
  %call2 = call i32 @pthread_mutex_unlock(ptr noundef @b) #3, !dbg !74
  %call3 = call i32 @pthread_mutex_unlock(ptr noundef @a) #3, !dbg !75
  ret ptr null, !dbg !76
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @b_then_a(ptr noundef %unused) #0 !dbg !77 {
entry:
  %unused.addr = alloca ptr, align 8
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !78, !DIExpression(), !79)
  %0 = load ptr, ptr %unused.addr, align 8, !dbg !80
  %call = call i32 @pthread_mutex_lock(ptr noundef @b) #3, !dbg !81
  %call1 = call i32 @pthread_mutex_lock(ptr noundef @a) #3, !dbg !82
  %call2 = call i32 @pthread_mutex_unlock(ptr noundef @a) #3, !dbg !83
  %call3 = call i32 @pthread_mutex_unlock(ptr noundef @b) #3, !dbg !84
  ret ptr null, !dbg !85
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_mutex_lock(ptr noundef) #1

; Function Attrs: nounwind
declare i32 @pthread_mutex_unlock(ptr noundef) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!40, !41, !42, !43, !44, !45, !46}
!llvm.ident = !{!47}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "a", scope: !2, file: !3, line: 9, type: !7, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "tests/programs/fail/mutex/abba_deadlock.c", directory: ".", checksumkind: CSK_MD5, checksum: "ec572d585eb9a0b78f08afd43a0a6340")
!4 = !{!0, !5}
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression())
!6 = distinct !DIGlobalVariable(name: "b", scope: !2, file: !3, line: 9, type: !7, isLocal: true, isDefinition: true)
!7 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !8, line: 72, baseType: !9)
!8 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!9 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !8, line: 67, size: 320, elements: !10)
!10 = !{!11, !33, !38}
!11 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !9, file: !8, line: 69, baseType: !12, size: 320)
!12 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !13, line: 22, size: 320, elements: !14)
!13 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/struct_mutex.h", directory: "", checksumkind: CSK_MD5, checksum: "584baedd80e6041b81caae7f496091c0")
!14 = !{!15, !17, !19, !20, !21, !22, !24, !25}
!15 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !12, file: !13, line: 24, baseType: !16, size: 32)
!16 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!17 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !12, file: !13, line: 25, baseType: !18, size: 32, offset: 32)
!18 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!19 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !12, file: !13, line: 26, baseType: !16, size: 32, offset: 64)
!20 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !12, file: !13, line: 28, baseType: !18, size: 32, offset: 96)
!21 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !12, file: !13, line: 32, baseType: !16, size: 32, offset: 128)
!22 = !DIDerivedType(tag: DW_TAG_member, name: "__spins", scope: !12, file: !13, line: 34, baseType: !23, size: 16, offset: 160)
!23 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!24 = !DIDerivedType(tag: DW_TAG_member, name: "__elision", scope: !12, file: !13, line: 35, baseType: !23, size: 16, offset: 176)
!25 = !DIDerivedType(tag: DW_TAG_member, name: "__list", scope: !12, file: !13, line: 36, baseType: !26, size: 128, offset: 192)
!26 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pthread_list_t", file: !27, line: 55, baseType: !28)
!27 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/thread-shared-types.h", directory: "", checksumkind: CSK_MD5, checksum: "04c81e86d34dad9c99ad006d32e47a0d")
!28 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_internal_list", file: !27, line: 51, size: 128, elements: !29)
!29 = !{!30, !32}
!30 = !DIDerivedType(tag: DW_TAG_member, name: "__prev", scope: !28, file: !27, line: 53, baseType: !31, size: 64)
!31 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !28, size: 64)
!32 = !DIDerivedType(tag: DW_TAG_member, name: "__next", scope: !28, file: !27, line: 54, baseType: !31, size: 64, offset: 64)
!33 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !9, file: !8, line: 70, baseType: !34, size: 320)
!34 = !DICompositeType(tag: DW_TAG_array_type, baseType: !35, size: 320, elements: !36)
!35 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!36 = !{!37}
!37 = !DISubrange(count: 40)
!38 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !9, file: !8, line: 71, baseType: !39, size: 64)
!39 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!40 = !{i32 7, !"Dwarf Version", i32 5}
!41 = !{i32 2, !"Debug Info Version", i32 3}
!42 = !{i32 1, !"wchar_size", i32 4}
!43 = !{i32 8, !"PIC Level", i32 2}
!44 = !{i32 7, !"PIE Level", i32 2}
!45 = !{i32 7, !"uwtable", i32 2}
!46 = !{i32 7, !"frame-pointer", i32 2}
!47 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!48 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 29, type: !49, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !51)
!49 = !DISubroutineType(types: !50)
!50 = !{!16}
!51 = !{}
!52 = !DILocalVariable(name: "first", scope: !48, file: !3, line: 30, type: !53)
!53 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !8, line: 27, baseType: !54)
!54 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!55 = !DILocation(line: 30, column: 15, scope: !48)
!56 = !DILocalVariable(name: "second", scope: !48, file: !3, line: 30, type: !53)
!57 = !DILocation(line: 30, column: 22, scope: !48)
!58 = !DILocation(line: 31, column: 5, scope: !48)
!59 = !DILocation(line: 32, column: 5, scope: !48)
!60 = !DILocation(line: 33, column: 18, scope: !48)
!61 = !DILocation(line: 33, column: 5, scope: !48)
!62 = !DILocation(line: 34, column: 18, scope: !48)
!63 = !DILocation(line: 34, column: 5, scope: !48)
!64 = !DILocation(line: 35, column: 5, scope: !48)
!65 = distinct !DISubprogram(name: "a_then_b", scope: !3, file: !3, line: 11, type: !66, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !51)
!66 = !DISubroutineType(types: !67)
!67 = !{!68, !68}
!68 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!69 = !DILocalVariable(name: "unused", arg: 1, scope: !65, file: !3, line: 11, type: !68)
!70 = !DILocation(line: 11, column: 29, scope: !65)
!71 = !DILocation(line: 12, column: 11, scope: !65)
!72 = !DILocation(line: 13, column: 5, scope: !65)
!73 = !DILocation(line: 14, column: 5, scope: !65)
!74 = !DILocation(line: 15, column: 5, scope: !65)
!75 = !DILocation(line: 16, column: 5, scope: !65)
!76 = !DILocation(line: 17, column: 5, scope: !65)
!77 = distinct !DISubprogram(name: "b_then_a", scope: !3, file: !3, line: 20, type: !66, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !51)
!78 = !DILocalVariable(name: "unused", arg: 1, scope: !77, file: !3, line: 20, type: !68)
!79 = !DILocation(line: 20, column: 29, scope: !77)
!80 = !DILocation(line: 21, column: 11, scope: !77)
!81 = !DILocation(line: 22, column: 5, scope: !77)
!82 = !DILocation(line: 23, column: 5, scope: !77)
!83 = !DILocation(line: 24, column: 5, scope: !77)
!84 = !DILocation(line: 25, column: 5, scope: !77)
!85 = !DILocation(line: 26, column: 5, scope: !77)
