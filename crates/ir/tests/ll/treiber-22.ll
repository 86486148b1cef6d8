; ModuleID = 'treiber.c'
source_filename = "treiber.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@top = internal global ptr null, align 8, !dbg !0

; Function Attrs: nofree nounwind memory(readwrite, argmem: none, target_mem0: none, target_mem1: none) uwtable
define dso_local void @push(i32 noundef %0) local_unnamed_addr #0 !dbg !35 {
    #dbg_value(i32 %0, !39, !DIExpression(), !41)
  %2 = tail call noalias dereferenceable_or_null(16) ptr @malloc(i64 noundef 16) #4, !dbg !42
    #dbg_value(ptr %2, !40, !DIExpression(), !41)
  store i32 %0, ptr %2, align 8, !dbg !43, !tbaa !44
  %3 = load atomic i64, ptr @top monotonic, align 8, !dbg !48
  %4 = getelementptr inbounds nuw i8, ptr %2, i64 8, !dbg !49
  %5 = ptrtoint ptr %2 to i64
  %6 = inttoptr i64 %3 to ptr, !dbg !50
  store ptr %6, ptr %4, align 8, !dbg !51
  %7 = cmpxchg weak ptr @top, i64 %3, i64 %5 release monotonic, align 8, !dbg !52
  %8 = extractvalue { i64, i1 } %7, 1, !dbg !53
  br i1 %8, label %15, label %9, !dbg !52

9:                                                ; preds = %1, %9
  %10 = phi { i64, i1 } [ %13, %9 ], [ %7, %1 ]
  %11 = extractvalue { i64, i1 } %10, 0, !dbg !54
  %12 = inttoptr i64 %11 to ptr, !dbg !55
  store ptr %12, ptr %4, align 8, !dbg !56
  %13 = cmpxchg weak ptr @top, i64 %11, i64 %5 release monotonic, align 8, !dbg !52
  %14 = extractvalue { i64, i1 } %13, 1, !dbg !57
  br i1 %14, label %15, label %9, !dbg !52, !llvm.loop !58

15:                                               ; preds = %9, %1
  ret void, !dbg !63
}

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare !dbg !64 noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #1

; Function Attrs: nofree norecurse nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define dso_local range(i32 0, 2) i32 @pop(ptr noundef writeonly captures(none) %0) local_unnamed_addr #2 !dbg !72 {
    #dbg_value(ptr %0, !77, !DIExpression(), !79)
  %2 = load atomic i64, ptr @top seq_cst, align 8, !dbg !80
  %3 = inttoptr i64 %2 to ptr, !dbg !81
    #dbg_value(ptr %3, !78, !DIExpression(), !79)
  br label %4, !dbg !82

4:                                                ; preds = %7, %1
  %5 = phi ptr [ %3, %1 ], [ %16, %7 ], !dbg !83
    #dbg_value(ptr %5, !78, !DIExpression(), !79)
  %6 = icmp eq ptr %5, null, !dbg !84
  br i1 %6, label %19, label %7, !dbg !87

7:                                                ; preds = %4
  %8 = getelementptr inbounds nuw i8, ptr %5, i64 8, !dbg !88
  %9 = load ptr, ptr %8, align 8, !dbg !89, !tbaa !90
  %10 = ptrtoint ptr %5 to i64, !dbg !91
  %11 = ptrtoint ptr %9 to i64, !dbg !91
  %12 = cmpxchg weak ptr @top, i64 %10, i64 %11 seq_cst seq_cst, align 8, !dbg !91
  %13 = extractvalue { i64, i1 } %12, 1, !dbg !92
  %14 = extractvalue { i64, i1 } %12, 0, !dbg !91
  %15 = inttoptr i64 %14 to ptr, !dbg !91
  %16 = select i1 %13, ptr %5, ptr %15, !dbg !91
    #dbg_value(ptr %16, !78, !DIExpression(), !79)
  br i1 %13, label %17, label %4, !dbg !93, !llvm.loop !94

17:                                               ; preds = %7
  %18 = load i32, ptr %16, align 8, !dbg !96, !tbaa !44
  store i32 %18, ptr %0, align 4, !dbg !97, !tbaa !31
  br label %19, !dbg !98

19:                                               ; preds = %4, %17
  %20 = phi i32 [ 1, %17 ], [ 0, %4 ], !dbg !99
  ret i32 %20, !dbg !100
}

; Function Attrs: nofree nounwind memory(readwrite, argmem: read, target_mem0: none, target_mem1: none) uwtable
define dso_local range(i32 -2147483647, -2147483648) i32 @main() local_unnamed_addr #3 !dbg !101 {
    #dbg_value(i32 0, !105, !DIExpression(), !106)
    #dbg_value(i32 3, !39, !DIExpression(), !107)
  %1 = tail call noalias dereferenceable_or_null(16) ptr @malloc(i64 noundef 16) #4, !dbg !109
    #dbg_value(ptr %1, !40, !DIExpression(), !107)
  store i32 3, ptr %1, align 8, !dbg !110, !tbaa !44
  %2 = load atomic i64, ptr @top monotonic, align 8, !dbg !111
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 8, !dbg !112
  %4 = ptrtoint ptr %1 to i64
  %5 = inttoptr i64 %2 to ptr, !dbg !113
  store ptr %5, ptr %3, align 8, !dbg !114
  %6 = cmpxchg weak ptr @top, i64 %2, i64 %4 release monotonic, align 8, !dbg !115
  %7 = extractvalue { i64, i1 } %6, 1, !dbg !116
  br i1 %7, label %14, label %8, !dbg !115

8:                                                ; preds = %0, %8
  %9 = phi { i64, i1 } [ %12, %8 ], [ %6, %0 ]
  %10 = extractvalue { i64, i1 } %9, 0, !dbg !117
  %11 = inttoptr i64 %10 to ptr, !dbg !118
  store ptr %11, ptr %3, align 8, !dbg !119
  %12 = cmpxchg weak ptr @top, i64 %10, i64 %4 release monotonic, align 8, !dbg !115
  %13 = extractvalue { i64, i1 } %12, 1, !dbg !120
  br i1 %13, label %14, label %8, !dbg !115, !llvm.loop !121

14:                                               ; preds = %8, %0
    #dbg_value(i32 4, !39, !DIExpression(), !124)
  %15 = tail call noalias dereferenceable_or_null(16) ptr @malloc(i64 noundef 16) #4, !dbg !126
    #dbg_value(ptr %15, !40, !DIExpression(), !124)
  store i32 4, ptr %15, align 8, !dbg !127, !tbaa !44
  %16 = load atomic i64, ptr @top monotonic, align 8, !dbg !128
  %17 = getelementptr inbounds nuw i8, ptr %15, i64 8, !dbg !129
  %18 = ptrtoint ptr %15 to i64
  %19 = inttoptr i64 %16 to ptr, !dbg !130
  store ptr %19, ptr %17, align 8, !dbg !131
  %20 = cmpxchg weak ptr @top, i64 %16, i64 %18 release monotonic, align 8, !dbg !132
  %21 = extractvalue { i64, i1 } %20, 1, !dbg !133
  br i1 %21, label %28, label %22, !dbg !132

22:                                               ; preds = %14, %22
  %23 = phi { i64, i1 } [ %26, %22 ], [ %20, %14 ]
  %24 = extractvalue { i64, i1 } %23, 0, !dbg !134
  %25 = inttoptr i64 %24 to ptr, !dbg !135
  store ptr %25, ptr %17, align 8, !dbg !136
  %26 = cmpxchg weak ptr @top, i64 %24, i64 %18 release monotonic, align 8, !dbg !132
  %27 = extractvalue { i64, i1 } %26, 1, !dbg !137
  br i1 %27, label %28, label %22, !dbg !132, !llvm.loop !138

28:                                               ; preds = %22, %14
    #dbg_value(ptr poison, !77, !DIExpression(), !141)
  %29 = load atomic i64, ptr @top seq_cst, align 8, !dbg !143
  %30 = inttoptr i64 %29 to ptr, !dbg !144
    #dbg_value(ptr %30, !78, !DIExpression(), !141)
  br label %31, !dbg !145

31:                                               ; preds = %34, %28
  %32 = phi ptr [ %30, %28 ], [ %43, %34 ], !dbg !146
    #dbg_value(ptr %32, !78, !DIExpression(), !141)
  %33 = icmp eq ptr %32, null, !dbg !147
  br i1 %33, label %47, label %34, !dbg !148

34:                                               ; preds = %31
  %35 = getelementptr inbounds nuw i8, ptr %32, i64 8, !dbg !149
  %36 = load ptr, ptr %35, align 8, !dbg !150, !tbaa !90
  %37 = ptrtoint ptr %32 to i64, !dbg !151
  %38 = ptrtoint ptr %36 to i64, !dbg !151
  %39 = cmpxchg weak ptr @top, i64 %37, i64 %38 seq_cst seq_cst, align 8, !dbg !151
  %40 = extractvalue { i64, i1 } %39, 1, !dbg !152
  %41 = extractvalue { i64, i1 } %39, 0, !dbg !151
  %42 = inttoptr i64 %41 to ptr, !dbg !151
  %43 = select i1 %40, ptr %32, ptr %42, !dbg !151
    #dbg_value(ptr %43, !78, !DIExpression(), !141)
  br i1 %40, label %44, label %31, !dbg !153, !llvm.loop !154

44:                                               ; preds = %34
  %45 = load i32, ptr %43, align 8, !dbg !156, !tbaa !44
    #dbg_value(i32 %45, !105, !DIExpression(), !106)
  %46 = add nsw i32 %45, 1, !dbg !157
  br label %47, !dbg !157

47:                                               ; preds = %31, %44
  %48 = phi i32 [ %46, %44 ], [ 0, %31 ], !dbg !158
    #dbg_value(i32 poison, !105, !DIExpression(), !106)
  ret i32 %48, !dbg !159
}

attributes #0 = { nofree nounwind memory(readwrite, argmem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nofree norecurse nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nofree nounwind memory(readwrite, argmem: read, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind allocsize(0) }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!23, !24, !25, !26, !27, !28, !29}
!llvm.ident = !{!30}
!llvm.errno.tbaa = !{!31}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "top", scope: !2, file: !3, line: 5, type: !16, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, globals: !15, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "treiber.c", directory: "/src", checksumkind: CSK_MD5, checksum: "89346c189757424c43a04a36981941cd")
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
!16 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !17)
!17 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !18, size: 64)
!18 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !3, line: 4, size: 128, elements: !19)
!19 = !{!20, !22}
!20 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !18, file: !3, line: 4, baseType: !21, size: 32)
!21 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!22 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !18, file: !3, line: 4, baseType: !17, size: 64, offset: 64)
!23 = !{i32 7, !"Dwarf Version", i32 5}
!24 = !{i32 2, !"Debug Info Version", i32 3}
!25 = !{i32 1, !"wchar_size", i32 4}
!26 = !{i32 8, !"PIC Level", i32 2}
!27 = !{i32 7, !"PIE Level", i32 2}
!28 = !{i32 7, !"uwtable", i32 2}
!29 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!30 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!31 = !{!32, !32, i64 0}
!32 = !{!"int", !33, i64 0}
!33 = !{!"omnipotent char", !34, i64 0}
!34 = !{!"Simple C/C++ TBAA"}
!35 = distinct !DISubprogram(name: "push", scope: !3, file: !3, line: 6, type: !36, scopeLine: 6, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !38, keyInstructions: true)
!36 = !DISubroutineType(types: !37)
!37 = !{null, !21}
!38 = !{!39, !40}
!39 = !DILocalVariable(name: "v", arg: 1, scope: !35, file: !3, line: 6, type: !21)
!40 = !DILocalVariable(name: "n", scope: !35, file: !3, line: 6, type: !17)
!41 = !DILocation(line: 0, scope: !35)
!42 = !DILocation(line: 6, column: 37, scope: !35, atomGroup: 1, atomRank: 2)
!43 = !DILocation(line: 6, column: 65, scope: !35, atomGroup: 2, atomRank: 1)
!44 = !{!45, !32, i64 0}
!45 = !{!"node", !32, i64 0, !46, i64 8}
!46 = !{!"p1 _ZTS4node", !47, i64 0}
!47 = !{!"any pointer", !33, i64 0}
!48 = !DILocation(line: 6, column: 80, scope: !35, atomGroup: 4, atomRank: 2)
!49 = !DILocation(line: 6, column: 73, scope: !35)
!50 = !DILocation(line: 6, scope: !35, atomGroup: 11, atomRank: 1)
!51 = !DILocation(line: 6, scope: !35, atomGroup: 12, atomRank: 1)
!52 = !DILocation(line: 6, column: 138, scope: !35)
!53 = !DILocation(line: 6, column: 138, scope: !35, atomGroup: 13, atomRank: 3)
!54 = !DILocation(line: 6, column: 138, scope: !35, atomGroup: 5, atomRank: 2)
!55 = !DILocation(line: 6, scope: !35, atomGroup: 4, atomRank: 1)
!56 = !DILocation(line: 6, scope: !35, atomGroup: 3, atomRank: 1)
!57 = !DILocation(line: 6, column: 138, scope: !35, atomGroup: 5, atomRank: 3)
!58 = distinct !{!58, !59, !60, !61, !62}
!59 = !DILocation(line: 6, column: 130, scope: !35)
!60 = !DILocation(line: 6, column: 240, scope: !35)
!61 = !{!"llvm.loop.mustprogress"}
!62 = !{!"llvm.loop.unroll.disable"}
!63 = !DILocation(line: 6, column: 242, scope: !35, atomGroup: 8, atomRank: 1)
!64 = !DISubprogram(name: "malloc", scope: !65, file: !65, line: 553, type: !66, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!65 = !DIFile(filename: "/usr/include/stdlib.h", directory: "", checksumkind: CSK_MD5, checksum: "4b47dc81a92f1fe77a152c0aac236718")
!66 = !DISubroutineType(types: !67)
!67 = !{!68, !69}
!68 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!69 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !70, line: 18, baseType: !71)
!70 = !DIFile(filename: "/usr/lib/llvm-22/lib/clang/22/include/__stddef_size_t.h", directory: "", checksumkind: CSK_MD5, checksum: "2c44e821a2b1951cde2eb0fb2e656867")
!71 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!72 = distinct !DISubprogram(name: "pop", scope: !3, file: !3, line: 7, type: !73, scopeLine: 7, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !76, keyInstructions: true)
!73 = !DISubroutineType(types: !74)
!74 = !{!21, !75}
!75 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !21, size: 64)
!76 = !{!77, !78}
!77 = !DILocalVariable(name: "v", arg: 1, scope: !72, file: !3, line: 7, type: !75)
!78 = !DILocalVariable(name: "n", scope: !72, file: !3, line: 7, type: !17)
!79 = !DILocation(line: 0, scope: !72)
!80 = !DILocation(line: 7, column: 36, scope: !72, atomGroup: 2, atomRank: 2)
!81 = !DILocation(line: 7, column: 36, scope: !72, atomGroup: 2, atomRank: 1)
!82 = !DILocation(line: 7, column: 55, scope: !72)
!83 = !DILocation(line: 7, column: 32, scope: !72, atomGroup: 1, atomRank: 1)
!84 = !DILocation(line: 7, column: 65, scope: !85, atomGroup: 3, atomRank: 2)
!85 = distinct !DILexicalBlock(scope: !86, file: !3, line: 7, column: 64)
!86 = distinct !DILexicalBlock(scope: !72, file: !3, line: 7, column: 58)
!87 = !DILocation(line: 7, column: 64, scope: !85, atomGroup: 3, atomRank: 1)
!88 = !DILocation(line: 7, column: 130, scope: !72)
!89 = !DILocation(line: 7, column: 130, scope: !72, atomGroup: 5, atomRank: 2)
!90 = !{!45, !46, i64 8}
!91 = !DILocation(line: 7, column: 88, scope: !72)
!92 = !DILocation(line: 7, column: 88, scope: !72, atomGroup: 5, atomRank: 3)
!93 = !DILocation(line: 7, column: 78, scope: !86, atomGroup: 7, atomRank: 1)
!94 = distinct !{!94, !82, !95, !61, !62}
!95 = !DILocation(line: 7, column: 135, scope: !72)
!96 = !DILocation(line: 7, column: 146, scope: !72, atomGroup: 8, atomRank: 2)
!97 = !DILocation(line: 7, column: 141, scope: !72, atomGroup: 8, atomRank: 1)
!98 = !DILocation(line: 7, column: 153, scope: !72, atomGroup: 9, atomRank: 1)
!99 = !DILocation(line: 7, scope: !72, atomGroup: 4, atomRank: 1)
!100 = !DILocation(line: 7, column: 163, scope: !72, atomGroup: 10, atomRank: 1)
!101 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 8, type: !102, scopeLine: 8, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !104, keyInstructions: true)
!102 = !DISubroutineType(types: !103)
!103 = !{!21}
!104 = !{!105}
!105 = !DILocalVariable(name: "v", scope: !101, file: !3, line: 8, type: !21)
!106 = !DILocation(line: 0, scope: !101)
!107 = !DILocation(line: 0, scope: !35, inlinedAt: !108)
!108 = distinct !DILocation(line: 8, column: 29, scope: !101)
!109 = !DILocation(line: 6, column: 37, scope: !35, inlinedAt: !108, atomGroup: 1, atomRank: 2)
!110 = !DILocation(line: 6, column: 65, scope: !35, inlinedAt: !108, atomGroup: 2, atomRank: 1)
!111 = !DILocation(line: 6, column: 80, scope: !35, inlinedAt: !108, atomGroup: 4, atomRank: 2)
!112 = !DILocation(line: 6, column: 73, scope: !35, inlinedAt: !108)
!113 = !DILocation(line: 6, scope: !35, inlinedAt: !108, atomGroup: 11, atomRank: 1)
!114 = !DILocation(line: 6, scope: !35, inlinedAt: !108, atomGroup: 12, atomRank: 1)
!115 = !DILocation(line: 6, column: 138, scope: !35, inlinedAt: !108)
!116 = !DILocation(line: 6, column: 138, scope: !35, inlinedAt: !108, atomGroup: 13, atomRank: 3)
!117 = !DILocation(line: 6, column: 138, scope: !35, inlinedAt: !108, atomGroup: 5, atomRank: 2)
!118 = !DILocation(line: 6, scope: !35, inlinedAt: !108, atomGroup: 4, atomRank: 1)
!119 = !DILocation(line: 6, scope: !35, inlinedAt: !108, atomGroup: 3, atomRank: 1)
!120 = !DILocation(line: 6, column: 138, scope: !35, inlinedAt: !108, atomGroup: 5, atomRank: 3)
!121 = distinct !{!121, !122, !123, !61, !62}
!122 = !DILocation(line: 6, column: 130, scope: !35, inlinedAt: !108)
!123 = !DILocation(line: 6, column: 240, scope: !35, inlinedAt: !108)
!124 = !DILocation(line: 0, scope: !35, inlinedAt: !125)
!125 = distinct !DILocation(line: 8, column: 38, scope: !101)
!126 = !DILocation(line: 6, column: 37, scope: !35, inlinedAt: !125, atomGroup: 1, atomRank: 2)
!127 = !DILocation(line: 6, column: 65, scope: !35, inlinedAt: !125, atomGroup: 2, atomRank: 1)
!128 = !DILocation(line: 6, column: 80, scope: !35, inlinedAt: !125, atomGroup: 4, atomRank: 2)
!129 = !DILocation(line: 6, column: 73, scope: !35, inlinedAt: !125)
!130 = !DILocation(line: 6, scope: !35, inlinedAt: !125, atomGroup: 11, atomRank: 1)
!131 = !DILocation(line: 6, scope: !35, inlinedAt: !125, atomGroup: 12, atomRank: 1)
!132 = !DILocation(line: 6, column: 138, scope: !35, inlinedAt: !125)
!133 = !DILocation(line: 6, column: 138, scope: !35, inlinedAt: !125, atomGroup: 13, atomRank: 3)
!134 = !DILocation(line: 6, column: 138, scope: !35, inlinedAt: !125, atomGroup: 5, atomRank: 2)
!135 = !DILocation(line: 6, scope: !35, inlinedAt: !125, atomGroup: 4, atomRank: 1)
!136 = !DILocation(line: 6, scope: !35, inlinedAt: !125, atomGroup: 3, atomRank: 1)
!137 = !DILocation(line: 6, column: 138, scope: !35, inlinedAt: !125, atomGroup: 5, atomRank: 3)
!138 = distinct !{!138, !139, !140, !61, !62}
!139 = !DILocation(line: 6, column: 130, scope: !35, inlinedAt: !125)
!140 = !DILocation(line: 6, column: 240, scope: !35, inlinedAt: !125)
!141 = !DILocation(line: 0, scope: !72, inlinedAt: !142)
!142 = distinct !DILocation(line: 8, column: 54, scope: !101)
!143 = !DILocation(line: 7, column: 36, scope: !72, inlinedAt: !142, atomGroup: 2, atomRank: 2)
!144 = !DILocation(line: 7, column: 36, scope: !72, inlinedAt: !142, atomGroup: 2, atomRank: 1)
!145 = !DILocation(line: 7, column: 55, scope: !72, inlinedAt: !142)
!146 = !DILocation(line: 7, column: 32, scope: !72, inlinedAt: !142, atomGroup: 1, atomRank: 1)
!147 = !DILocation(line: 7, column: 65, scope: !85, inlinedAt: !142, atomGroup: 3, atomRank: 2)
!148 = !DILocation(line: 7, column: 64, scope: !85, inlinedAt: !142, atomGroup: 3, atomRank: 1)
!149 = !DILocation(line: 7, column: 130, scope: !72, inlinedAt: !142)
!150 = !DILocation(line: 7, column: 130, scope: !72, inlinedAt: !142, atomGroup: 5, atomRank: 2)
!151 = !DILocation(line: 7, column: 88, scope: !72, inlinedAt: !142)
!152 = !DILocation(line: 7, column: 88, scope: !72, inlinedAt: !142, atomGroup: 5, atomRank: 3)
!153 = !DILocation(line: 7, column: 78, scope: !86, inlinedAt: !142, atomGroup: 7, atomRank: 1)
!154 = distinct !{!154, !145, !155, !61, !62}
!155 = !DILocation(line: 7, column: 135, scope: !72, inlinedAt: !142)
!156 = !DILocation(line: 7, column: 146, scope: !72, inlinedAt: !142, atomGroup: 8, atomRank: 2)
!157 = !DILocation(line: 7, column: 153, scope: !72, inlinedAt: !142, atomGroup: 9, atomRank: 1)
!158 = !DILocation(line: 8, column: 62, scope: !101, atomGroup: 3, atomRank: 2)
!159 = !DILocation(line: 8, column: 47, scope: !101, atomGroup: 3, atomRank: 1)
