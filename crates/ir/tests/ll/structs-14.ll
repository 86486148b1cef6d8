; ModuleID = 'structs.c'
source_filename = "structs.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.tight = type <{ i8, i32, i16 }>
%struct.outer = type { i32, [2 x %struct.inner], %struct.inner* }
%struct.inner = type { i8, i16, double }
%struct.small = type { i32, i32 }
%struct.big = type { [8 x i64] }

@__const.main.t = private unnamed_addr constant %struct.tight <{ i8 1, i32 2, i16 3 }>, align 1
@table = internal global %struct.outer { i32 7, [2 x %struct.inner] [%struct.inner { i8 97, i16 1, double 5.000000e-01 }, %struct.inner { i8 98, i16 2, double 1.500000e+00 }], %struct.inner* bitcast (i8* getelementptr (i8, i8* bitcast (%struct.outer* @table to i8*), i64 24) to %struct.inner*) }, align 8, !dbg !0

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i64 @swap(i64 %0) #0 !dbg !32 {
  %2 = alloca %struct.small, align 4
  %3 = alloca %struct.small, align 4
  %4 = bitcast %struct.small* %3 to i64*
  store i64 %0, i64* %4, align 4
  call void @llvm.dbg.declare(metadata %struct.small* %3, metadata !40, metadata !DIExpression()), !dbg !41
  call void @llvm.dbg.declare(metadata %struct.small* %2, metadata !42, metadata !DIExpression()), !dbg !43
  %5 = getelementptr inbounds %struct.small, %struct.small* %2, i32 0, i32 0, !dbg !44
  %6 = getelementptr inbounds %struct.small, %struct.small* %3, i32 0, i32 1, !dbg !45
  %7 = load i32, i32* %6, align 4, !dbg !45
  store i32 %7, i32* %5, align 4, !dbg !44
  %8 = getelementptr inbounds %struct.small, %struct.small* %2, i32 0, i32 1, !dbg !44
  %9 = getelementptr inbounds %struct.small, %struct.small* %3, i32 0, i32 0, !dbg !46
  %10 = load i32, i32* %9, align 4, !dbg !46
  store i32 %10, i32* %8, align 4, !dbg !44
  %11 = bitcast %struct.small* %2 to i64*, !dbg !47
  %12 = load i64, i64* %11, align 4, !dbg !47
  ret i64 %12, !dbg !47
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @twice(%struct.big* noalias sret(%struct.big) align 8 %0, %struct.big* noundef byval(%struct.big) align 8 %1) #0 !dbg !48 {
  %3 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata %struct.big* %1, metadata !58, metadata !DIExpression()), !dbg !59
  call void @llvm.dbg.declare(metadata i32* %3, metadata !60, metadata !DIExpression()), !dbg !62
  store i32 0, i32* %3, align 4, !dbg !62
  br label %4, !dbg !63

4:                                                ; preds = %14, %2
  %5 = load i32, i32* %3, align 4, !dbg !64
  %6 = icmp slt i32 %5, 8, !dbg !66
  br i1 %6, label %7, label %17, !dbg !67

7:                                                ; preds = %4
  %8 = getelementptr inbounds %struct.big, %struct.big* %1, i32 0, i32 0, !dbg !68
  %9 = load i32, i32* %3, align 4, !dbg !69
  %10 = sext i32 %9 to i64, !dbg !70
  %11 = getelementptr inbounds [8 x i64], [8 x i64]* %8, i64 0, i64 %10, !dbg !70
  %12 = load i64, i64* %11, align 8, !dbg !71
  %13 = mul nsw i64 %12, 2, !dbg !71
  store i64 %13, i64* %11, align 8, !dbg !71
  br label %14, !dbg !70

14:                                               ; preds = %7
  %15 = load i32, i32* %3, align 4, !dbg !72
  %16 = add nsw i32 %15, 1, !dbg !72
  store i32 %16, i32* %3, align 4, !dbg !72
  br label %4, !dbg !73, !llvm.loop !74

17:                                               ; preds = %4
  %18 = bitcast %struct.big* %0 to i8*, !dbg !77
  %19 = bitcast %struct.big* %1 to i8*, !dbg !77
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %18, i8* align 8 %19, i64 64, i1 false), !dbg !77
  ret void, !dbg !78
}

; Function Attrs: argmemonly nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #2

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @tightly(%struct.tight* noundef %0) #0 !dbg !79 {
  %2 = alloca %struct.tight*, align 8
  store %struct.tight* %0, %struct.tight** %2, align 8
  call void @llvm.dbg.declare(metadata %struct.tight** %2, metadata !88, metadata !DIExpression()), !dbg !89
  %3 = load %struct.tight*, %struct.tight** %2, align 8, !dbg !90
  %4 = getelementptr inbounds %struct.tight, %struct.tight* %3, i32 0, i32 0, !dbg !91
  %5 = load i8, i8* %4, align 1, !dbg !91
  %6 = sext i8 %5 to i32, !dbg !90
  %7 = load %struct.tight*, %struct.tight** %2, align 8, !dbg !92
  %8 = getelementptr inbounds %struct.tight, %struct.tight* %7, i32 0, i32 1, !dbg !93
  %9 = load i32, i32* %8, align 1, !dbg !93
  %10 = add nsw i32 %6, %9, !dbg !94
  %11 = load %struct.tight*, %struct.tight** %2, align 8, !dbg !95
  %12 = getelementptr inbounds %struct.tight, %struct.tight* %11, i32 0, i32 2, !dbg !96
  %13 = load i16, i16* %12, align 1, !dbg !96
  %14 = sext i16 %13 to i32, !dbg !95
  %15 = add nsw i32 %10, %14, !dbg !97
  ret i32 %15, !dbg !98
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !99 {
  %1 = alloca i32, align 4
  %2 = alloca %struct.small, align 4
  %3 = alloca %struct.small, align 4
  %4 = alloca %struct.big, align 8
  %5 = alloca %struct.big, align 8
  %6 = alloca %struct.tight, align 1
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata %struct.small* %2, metadata !101, metadata !DIExpression()), !dbg !102
  %7 = getelementptr inbounds %struct.small, %struct.small* %3, i32 0, i32 0, !dbg !103
  store i32 1, i32* %7, align 4, !dbg !103
  %8 = getelementptr inbounds %struct.small, %struct.small* %3, i32 0, i32 1, !dbg !103
  store i32 2, i32* %8, align 4, !dbg !103
  %9 = bitcast %struct.small* %3 to i64*, !dbg !104
  %10 = load i64, i64* %9, align 4, !dbg !104
  %11 = call i64 @swap(i64 %10), !dbg !104
  %12 = bitcast %struct.small* %2 to i64*, !dbg !104
  store i64 %11, i64* %12, align 4, !dbg !104
  call void @llvm.dbg.declare(metadata %struct.big* %4, metadata !105, metadata !DIExpression()), !dbg !106
  %13 = bitcast %struct.big* %4 to i8*, !dbg !106
  call void @llvm.memset.p0i8.i64(i8* align 8 %13, i8 0, i64 64, i1 false), !dbg !106
  %14 = bitcast i8* %13 to %struct.big*, !dbg !106
  %15 = getelementptr inbounds %struct.big, %struct.big* %14, i32 0, i32 0, !dbg !106
  %16 = getelementptr inbounds [8 x i64], [8 x i64]* %15, i32 0, i32 0, !dbg !106
  store i64 1, i64* %16, align 8, !dbg !106
  %17 = getelementptr inbounds [8 x i64], [8 x i64]* %15, i32 0, i32 1, !dbg !106
  store i64 2, i64* %17, align 8, !dbg !106
  %18 = getelementptr inbounds [8 x i64], [8 x i64]* %15, i32 0, i32 2, !dbg !106
  store i64 3, i64* %18, align 8, !dbg !106
  call void @twice(%struct.big* sret(%struct.big) align 8 %5, %struct.big* noundef byval(%struct.big) align 8 %4), !dbg !107
  %19 = bitcast %struct.big* %4 to i8*, !dbg !107
  %20 = bitcast %struct.big* %5 to i8*, !dbg !107
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %19, i8* align 8 %20, i64 64, i1 false), !dbg !107
  call void @llvm.dbg.declare(metadata %struct.tight* %6, metadata !108, metadata !DIExpression()), !dbg !109
  %21 = bitcast %struct.tight* %6 to i8*, !dbg !109
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %21, i8* align 1 getelementptr inbounds (%struct.tight, %struct.tight* @__const.main.t, i32 0, i32 0), i64 7, i1 false), !dbg !109
  %22 = getelementptr inbounds %struct.small, %struct.small* %2, i32 0, i32 0, !dbg !110
  %23 = load i32, i32* %22, align 4, !dbg !110
  %24 = getelementptr inbounds %struct.big, %struct.big* %4, i32 0, i32 0, !dbg !111
  %25 = getelementptr inbounds [8 x i64], [8 x i64]* %24, i64 0, i64 2, !dbg !112
  %26 = load i64, i64* %25, align 8, !dbg !112
  %27 = trunc i64 %26 to i32, !dbg !113
  %28 = add nsw i32 %23, %27, !dbg !114
  %29 = call i32 @tightly(%struct.tight* noundef %6), !dbg !115
  %30 = add nsw i32 %28, %29, !dbg !116
  %31 = load %struct.inner*, %struct.inner** getelementptr inbounds (%struct.outer, %struct.outer* @table, i32 0, i32 2), align 8, !dbg !117
  %32 = getelementptr inbounds %struct.inner, %struct.inner* %31, i32 0, i32 1, !dbg !118
  %33 = load i16, i16* %32, align 2, !dbg !118
  %34 = sext i16 %33 to i32, !dbg !119
  %35 = add nsw i32 %30, %34, !dbg !120
  %36 = add nsw i32 %35, 40, !dbg !121
  ret i32 %36, !dbg !122
}

; Function Attrs: argmemonly nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #3

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { argmemonly nofree nounwind willreturn }
attributes #3 = { argmemonly nofree nounwind willreturn writeonly }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!24, !25, !26, !27, !28, !29, !30}
!llvm.ident = !{!31}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "table", scope: !2, file: !3, line: 11, type: !7, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "structs.c", directory: "/src", checksumkind: CSK_MD5, checksum: "7a94d4463321a894bbc5686f23ba11b8")
!4 = !{!5}
!5 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!6 = !{!0}
!7 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "outer", file: !3, line: 4, size: 384, elements: !8)
!8 = !{!9, !10, !22}
!9 = !DIDerivedType(tag: DW_TAG_member, name: "i", scope: !7, file: !3, line: 4, baseType: !5, size: 32)
!10 = !DIDerivedType(tag: DW_TAG_member, name: "in", scope: !7, file: !3, line: 4, baseType: !11, size: 256, offset: 64)
!11 = !DICompositeType(tag: DW_TAG_array_type, baseType: !12, size: 256, elements: !20)
!12 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "inner", file: !3, line: 3, size: 128, elements: !13)
!13 = !{!14, !16, !18}
!14 = !DIDerivedType(tag: DW_TAG_member, name: "c", scope: !12, file: !3, line: 3, baseType: !15, size: 8)
!15 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!16 = !DIDerivedType(tag: DW_TAG_member, name: "s", scope: !12, file: !3, line: 3, baseType: !17, size: 16, offset: 16)
!17 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!18 = !DIDerivedType(tag: DW_TAG_member, name: "d", scope: !12, file: !3, line: 3, baseType: !19, size: 64, offset: 64)
!19 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!20 = !{!21}
!21 = !DISubrange(count: 2)
!22 = !DIDerivedType(tag: DW_TAG_member, name: "link", scope: !7, file: !3, line: 4, baseType: !23, size: 64, offset: 320)
!23 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !12, size: 64)
!24 = !{i32 7, !"Dwarf Version", i32 5}
!25 = !{i32 2, !"Debug Info Version", i32 3}
!26 = !{i32 1, !"wchar_size", i32 4}
!27 = !{i32 7, !"PIC Level", i32 2}
!28 = !{i32 7, !"PIE Level", i32 2}
!29 = !{i32 7, !"uwtable", i32 1}
!30 = !{i32 7, !"frame-pointer", i32 2}
!31 = !{!"Debian clang version 14.0.6"}
!32 = distinct !DISubprogram(name: "swap", scope: !3, file: !3, line: 8, type: !33, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !39)
!33 = !DISubroutineType(types: !34)
!34 = !{!35, !35}
!35 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "small", file: !3, line: 5, size: 64, elements: !36)
!36 = !{!37, !38}
!37 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !35, file: !3, line: 5, baseType: !5, size: 32)
!38 = !DIDerivedType(tag: DW_TAG_member, name: "y", scope: !35, file: !3, line: 5, baseType: !5, size: 32, offset: 32)
!39 = !{}
!40 = !DILocalVariable(name: "s", arg: 1, scope: !32, file: !3, line: 8, type: !35)
!41 = !DILocation(line: 8, column: 32, scope: !32)
!42 = !DILocalVariable(name: "r", scope: !32, file: !3, line: 8, type: !35)
!43 = !DILocation(line: 8, column: 50, scope: !32)
!44 = !DILocation(line: 8, column: 54, scope: !32)
!45 = !DILocation(line: 8, column: 58, scope: !32)
!46 = !DILocation(line: 8, column: 63, scope: !32)
!47 = !DILocation(line: 8, column: 68, scope: !32)
!48 = distinct !DISubprogram(name: "twice", scope: !3, file: !3, line: 9, type: !49, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !39)
!49 = !DISubroutineType(types: !50)
!50 = !{!51, !51}
!51 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "big", file: !3, line: 6, size: 512, elements: !52)
!52 = !{!53}
!53 = !DIDerivedType(tag: DW_TAG_member, name: "v", scope: !51, file: !3, line: 6, baseType: !54, size: 512)
!54 = !DICompositeType(tag: DW_TAG_array_type, baseType: !55, size: 512, elements: !56)
!55 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!56 = !{!57}
!57 = !DISubrange(count: 8)
!58 = !DILocalVariable(name: "b", arg: 1, scope: !48, file: !3, line: 9, type: !51)
!59 = !DILocation(line: 9, column: 29, scope: !48)
!60 = !DILocalVariable(name: "i", scope: !61, file: !3, line: 9, type: !5)
!61 = distinct !DILexicalBlock(scope: !48, file: !3, line: 9, column: 34)
!62 = !DILocation(line: 9, column: 43, scope: !61)
!63 = !DILocation(line: 9, column: 39, scope: !61)
!64 = !DILocation(line: 9, column: 50, scope: !65)
!65 = distinct !DILexicalBlock(scope: !61, file: !3, line: 9, column: 34)
!66 = !DILocation(line: 9, column: 52, scope: !65)
!67 = !DILocation(line: 9, column: 34, scope: !61)
!68 = !DILocation(line: 9, column: 64, scope: !65)
!69 = !DILocation(line: 9, column: 66, scope: !65)
!70 = !DILocation(line: 9, column: 62, scope: !65)
!71 = !DILocation(line: 9, column: 69, scope: !65)
!72 = !DILocation(line: 9, column: 58, scope: !65)
!73 = !DILocation(line: 9, column: 34, scope: !65)
!74 = distinct !{!74, !67, !75, !76}
!75 = !DILocation(line: 9, column: 72, scope: !61)
!76 = !{!"llvm.loop.mustprogress"}
!77 = !DILocation(line: 9, column: 82, scope: !48)
!78 = !DILocation(line: 9, column: 75, scope: !48)
!79 = distinct !DISubprogram(name: "tightly", scope: !3, file: !3, line: 10, type: !80, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !39)
!80 = !DISubroutineType(types: !81)
!81 = !{!5, !82}
!82 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !83, size: 64)
!83 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "tight", file: !3, line: 7, size: 56, elements: !84)
!84 = !{!85, !86, !87}
!85 = !DIDerivedType(tag: DW_TAG_member, name: "c", scope: !83, file: !3, line: 7, baseType: !15, size: 8)
!86 = !DIDerivedType(tag: DW_TAG_member, name: "i", scope: !83, file: !3, line: 7, baseType: !5, size: 32, offset: 8)
!87 = !DIDerivedType(tag: DW_TAG_member, name: "s", scope: !83, file: !3, line: 7, baseType: !17, size: 16, offset: 40)
!88 = !DILocalVariable(name: "t", arg: 1, scope: !79, file: !3, line: 10, type: !82)
!89 = !DILocation(line: 10, column: 27, scope: !79)
!90 = !DILocation(line: 10, column: 39, scope: !79)
!91 = !DILocation(line: 10, column: 42, scope: !79)
!92 = !DILocation(line: 10, column: 46, scope: !79)
!93 = !DILocation(line: 10, column: 49, scope: !79)
!94 = !DILocation(line: 10, column: 44, scope: !79)
!95 = !DILocation(line: 10, column: 53, scope: !79)
!96 = !DILocation(line: 10, column: 56, scope: !79)
!97 = !DILocation(line: 10, column: 51, scope: !79)
!98 = !DILocation(line: 10, column: 32, scope: !79)
!99 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 12, type: !100, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !39)
!100 = !DISubroutineType(types: !4)
!101 = !DILocalVariable(name: "s", scope: !99, file: !3, line: 13, type: !35)
!102 = !DILocation(line: 13, column: 18, scope: !99)
!103 = !DILocation(line: 13, column: 41, scope: !99)
!104 = !DILocation(line: 13, column: 22, scope: !99)
!105 = !DILocalVariable(name: "b", scope: !99, file: !3, line: 14, type: !51)
!106 = !DILocation(line: 14, column: 16, scope: !99)
!107 = !DILocation(line: 15, column: 9, scope: !99)
!108 = !DILocalVariable(name: "t", scope: !99, file: !3, line: 16, type: !83)
!109 = !DILocation(line: 16, column: 18, scope: !99)
!110 = !DILocation(line: 17, column: 14, scope: !99)
!111 = !DILocation(line: 17, column: 25, scope: !99)
!112 = !DILocation(line: 17, column: 23, scope: !99)
!113 = !DILocation(line: 17, column: 18, scope: !99)
!114 = !DILocation(line: 17, column: 16, scope: !99)
!115 = !DILocation(line: 17, column: 32, scope: !99)
!116 = !DILocation(line: 17, column: 30, scope: !99)
!117 = !DILocation(line: 17, column: 52, scope: !99)
!118 = !DILocation(line: 17, column: 58, scope: !99)
!119 = !DILocation(line: 17, column: 46, scope: !99)
!120 = !DILocation(line: 17, column: 44, scope: !99)
!121 = !DILocation(line: 17, column: 60, scope: !99)
!122 = !DILocation(line: 17, column: 5, scope: !99)
