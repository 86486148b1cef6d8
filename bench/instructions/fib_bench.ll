; ModuleID = 'bench/programs/pop/fib_bench.c'
source_filename = "bench/programs/pop/fib_bench.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_attr_t = type { i64, [48 x i8] }

@x = internal global i32 1, align 4, !dbg !0
@.str = private unnamed_addr constant [13 x i8] c"seen <= most\00", align 1
@.str.1 = private unnamed_addr constant [31 x i8] c"bench/programs/pop/fib_bench.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@y = internal global i32 1, align 4, !dbg !5

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !19 {
entry:
  %retval = alloca i32, align 4
  %first = alloca i64, align 8
  %second = alloca i64, align 8
  %most = alloca i32, align 4
  %seen = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  %atomic-temp3 = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  call void @llvm.dbg.declare(metadata i64* %first, metadata !23, metadata !DIExpression()), !dbg !27
  call void @llvm.dbg.declare(metadata i64* %second, metadata !28, metadata !DIExpression()), !dbg !29
  %call = call i32 @pthread_create(i64* noundef %first, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @add_to_x, i8* noundef null) #4, !dbg !30
  %call1 = call i32 @pthread_create(i64* noundef %second, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @add_to_y, i8* noundef null) #4, !dbg !31
  call void @llvm.dbg.declare(metadata i32* %most, metadata !32, metadata !DIExpression()), !dbg !33
  %call2 = call i32 @bound(), !dbg !34
  store i32 %call2, i32* %most, align 4, !dbg !33
  call void @llvm.dbg.declare(metadata i32* %seen, metadata !35, metadata !DIExpression()), !dbg !36
  %0 = load atomic i32, i32* @x seq_cst, align 4, !dbg !37
  store i32 %0, i32* %atomic-temp, align 4, !dbg !37
  %1 = load i32, i32* %atomic-temp, align 4, !dbg !37
  store i32 %1, i32* %seen, align 4, !dbg !36
  %2 = load i32, i32* %seen, align 4, !dbg !38
  %3 = load i32, i32* %most, align 4, !dbg !38
  %cmp = icmp sle i32 %2, %3, !dbg !38
  br i1 %cmp, label %if.then, label %if.else, !dbg !41

if.then:                                          ; preds = %entry
  br label %if.end, !dbg !41

if.else:                                          ; preds = %entry
  call void @__assert_fail(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([31 x i8], [31 x i8]* @.str.1, i64 0, i64 0), i32 noundef 60, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #5, !dbg !38
  unreachable, !dbg !38

if.end:                                           ; preds = %if.then
  %4 = load atomic i32, i32* @y seq_cst, align 4, !dbg !42
  store i32 %4, i32* %atomic-temp3, align 4, !dbg !42
  %5 = load i32, i32* %atomic-temp3, align 4, !dbg !42
  store i32 %5, i32* %seen, align 4, !dbg !43
  %6 = load i32, i32* %seen, align 4, !dbg !44
  %7 = load i32, i32* %most, align 4, !dbg !44
  %cmp4 = icmp sle i32 %6, %7, !dbg !44
  br i1 %cmp4, label %if.then5, label %if.else6, !dbg !47

if.then5:                                         ; preds = %if.end
  br label %if.end7, !dbg !47

if.else6:                                         ; preds = %if.end
  call void @__assert_fail(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([31 x i8], [31 x i8]* @.str.1, i64 0, i64 0), i32 noundef 62, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #5, !dbg !44
  unreachable, !dbg !44

if.end7:                                          ; preds = %if.then5
  ret i32 0, !dbg !48
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal i8* @add_to_x(i8* noundef %unused) #0 !dbg !49 {
entry:
  %unused.addr = alloca i8*, align 8
  %i = alloca i32, align 4
  %first = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  %second = alloca i32, align 4
  %atomic-temp1 = alloca i32, align 4
  %.atomictmp = alloca i32, align 4
  store i8* %unused, i8** %unused.addr, align 8
  call void @llvm.dbg.declare(metadata i8** %unused.addr, metadata !53, metadata !DIExpression()), !dbg !54
  %0 = load i8*, i8** %unused.addr, align 8, !dbg !55
  call void @llvm.dbg.declare(metadata i32* %i, metadata !56, metadata !DIExpression()), !dbg !58
  store i32 0, i32* %i, align 4, !dbg !58
  br label %for.cond, !dbg !59

for.cond:                                         ; preds = %for.inc, %entry
  %1 = load i32, i32* %i, align 4, !dbg !60
  %cmp = icmp slt i32 %1, 5, !dbg !62
  br i1 %cmp, label %for.body, label %for.end, !dbg !63

for.body:                                         ; preds = %for.cond
  call void @llvm.dbg.declare(metadata i32* %first, metadata !64, metadata !DIExpression()), !dbg !66
  %2 = load atomic i32, i32* @x seq_cst, align 4, !dbg !67
  store i32 %2, i32* %atomic-temp, align 4, !dbg !67
  %3 = load i32, i32* %atomic-temp, align 4, !dbg !67
  store i32 %3, i32* %first, align 4, !dbg !66
  call void @llvm.dbg.declare(metadata i32* %second, metadata !68, metadata !DIExpression()), !dbg !69
  %4 = load atomic i32, i32* @y seq_cst, align 4, !dbg !70
  store i32 %4, i32* %atomic-temp1, align 4, !dbg !70
  %5 = load i32, i32* %atomic-temp1, align 4, !dbg !70
  store i32 %5, i32* %second, align 4, !dbg !69
  %6 = load i32, i32* %first, align 4, !dbg !71
  %7 = load i32, i32* %second, align 4, !dbg !71
  %add = add nsw i32 %6, %7, !dbg !71
  store i32 %add, i32* %.atomictmp, align 4, !dbg !71
  %8 = load i32, i32* %.atomictmp, align 4, !dbg !71
  store atomic i32 %8, i32* @x seq_cst, align 4, !dbg !71
  br label %for.inc, !dbg !72

for.inc:                                          ; preds = %for.body
  %9 = load i32, i32* %i, align 4, !dbg !73
  %inc = add nsw i32 %9, 1, !dbg !73
  store i32 %inc, i32* %i, align 4, !dbg !73
  br label %for.cond, !dbg !74, !llvm.loop !75

for.end:                                          ; preds = %for.cond
  ret i8* null, !dbg !78
}

; Function Attrs: noinline nounwind uwtable
define internal i8* @add_to_y(i8* noundef %unused) #0 !dbg !79 {
entry:
  %unused.addr = alloca i8*, align 8
  %i = alloca i32, align 4
  %first = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  %second = alloca i32, align 4
  %atomic-temp1 = alloca i32, align 4
  %.atomictmp = alloca i32, align 4
  store i8* %unused, i8** %unused.addr, align 8
  call void @llvm.dbg.declare(metadata i8** %unused.addr, metadata !80, metadata !DIExpression()), !dbg !81
  %0 = load i8*, i8** %unused.addr, align 8, !dbg !82
  call void @llvm.dbg.declare(metadata i32* %i, metadata !83, metadata !DIExpression()), !dbg !85
  store i32 0, i32* %i, align 4, !dbg !85
  br label %for.cond, !dbg !86

for.cond:                                         ; preds = %for.inc, %entry
  %1 = load i32, i32* %i, align 4, !dbg !87
  %cmp = icmp slt i32 %1, 5, !dbg !89
  br i1 %cmp, label %for.body, label %for.end, !dbg !90

for.body:                                         ; preds = %for.cond
  call void @llvm.dbg.declare(metadata i32* %first, metadata !91, metadata !DIExpression()), !dbg !93
  %2 = load atomic i32, i32* @y seq_cst, align 4, !dbg !94
  store i32 %2, i32* %atomic-temp, align 4, !dbg !94
  %3 = load i32, i32* %atomic-temp, align 4, !dbg !94
  store i32 %3, i32* %first, align 4, !dbg !93
  call void @llvm.dbg.declare(metadata i32* %second, metadata !95, metadata !DIExpression()), !dbg !96
  %4 = load atomic i32, i32* @x seq_cst, align 4, !dbg !97
  store i32 %4, i32* %atomic-temp1, align 4, !dbg !97
  %5 = load i32, i32* %atomic-temp1, align 4, !dbg !97
  store i32 %5, i32* %second, align 4, !dbg !96
  %6 = load i32, i32* %first, align 4, !dbg !98
  %7 = load i32, i32* %second, align 4, !dbg !98
  %add = add nsw i32 %6, %7, !dbg !98
  store i32 %add, i32* %.atomictmp, align 4, !dbg !98
  %8 = load i32, i32* %.atomictmp, align 4, !dbg !98
  store atomic i32 %8, i32* @y seq_cst, align 4, !dbg !98
  br label %for.inc, !dbg !99

for.inc:                                          ; preds = %for.body
  %9 = load i32, i32* %i, align 4, !dbg !100
  %inc = add nsw i32 %9, 1, !dbg !100
  store i32 %inc, i32* %i, align 4, !dbg !100
  br label %for.cond, !dbg !101, !llvm.loop !102

for.end:                                          ; preds = %for.cond
  ret i8* null, !dbg !104
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @bound() #0 !dbg !105 {
entry:
  %previous = alloca i32, align 4
  %current = alloca i32, align 4
  %i = alloca i32, align 4
  %next = alloca i32, align 4
  call void @llvm.dbg.declare(metadata i32* %previous, metadata !106, metadata !DIExpression()), !dbg !107
  store i32 0, i32* %previous, align 4, !dbg !107
  call void @llvm.dbg.declare(metadata i32* %current, metadata !108, metadata !DIExpression()), !dbg !109
  store i32 1, i32* %current, align 4, !dbg !109
  call void @llvm.dbg.declare(metadata i32* %i, metadata !110, metadata !DIExpression()), !dbg !112
  store i32 0, i32* %i, align 4, !dbg !112
  br label %for.cond, !dbg !113

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i32, i32* %i, align 4, !dbg !114
  %cmp = icmp slt i32 %0, 12, !dbg !116
  br i1 %cmp, label %for.body, label %for.end, !dbg !117

for.body:                                         ; preds = %for.cond
  call void @llvm.dbg.declare(metadata i32* %next, metadata !118, metadata !DIExpression()), !dbg !120
  %1 = load i32, i32* %previous, align 4, !dbg !121
  %2 = load i32, i32* %current, align 4, !dbg !122
  %add = add nsw i32 %1, %2, !dbg !123
  store i32 %add, i32* %next, align 4, !dbg !120
  %3 = load i32, i32* %current, align 4, !dbg !124
  store i32 %3, i32* %previous, align 4, !dbg !125
  %4 = load i32, i32* %next, align 4, !dbg !126
  store i32 %4, i32* %current, align 4, !dbg !127
  br label %for.inc, !dbg !128

for.inc:                                          ; preds = %for.body
  %5 = load i32, i32* %i, align 4, !dbg !129
  %inc = add nsw i32 %5, 1, !dbg !129
  store i32 %inc, i32* %i, align 4, !dbg !129
  br label %for.cond, !dbg !130, !llvm.loop !131

for.end:                                          ; preds = %for.cond
  %6 = load i32, i32* %previous, align 4, !dbg !133
  ret i32 %6, !dbg !134
}

; Function Attrs: noreturn nounwind
declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef) #3

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }
attributes #5 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!11, !12, !13, !14, !15, !16, !17}
!llvm.ident = !{!18}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 21, type: !7, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "bench/programs/pop/fib_bench.c", directory: ".", checksumkind: CSK_MD5, checksum: "b73f8bd3c1261bae623a3f8707cd76da")
!4 = !{!0, !5}
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression())
!6 = distinct !DIGlobalVariable(name: "y", scope: !2, file: !3, line: 21, type: !7, isLocal: true, isDefinition: true)
!7 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !8, line: 92, baseType: !9)
!8 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stdatomic.h", directory: "", checksumkind: CSK_MD5, checksum: "de5d66a1ef2f5448cc1919ff39db92bc")
!9 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !10)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!11 = !{i32 7, !"Dwarf Version", i32 5}
!12 = !{i32 2, !"Debug Info Version", i32 3}
!13 = !{i32 1, !"wchar_size", i32 4}
!14 = !{i32 7, !"PIC Level", i32 2}
!15 = !{i32 7, !"PIE Level", i32 2}
!16 = !{i32 7, !"uwtable", i32 1}
!17 = !{i32 7, !"frame-pointer", i32 2}
!18 = !{!"Debian clang version 14.0.6"}
!19 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 54, type: !20, scopeLine: 54, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !22)
!20 = !DISubroutineType(types: !21)
!21 = !{!10}
!22 = !{}
!23 = !DILocalVariable(name: "first", scope: !19, file: !3, line: 55, type: !24)
!24 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !25, line: 27, baseType: !26)
!25 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!26 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!27 = !DILocation(line: 55, column: 15, scope: !19)
!28 = !DILocalVariable(name: "second", scope: !19, file: !3, line: 55, type: !24)
!29 = !DILocation(line: 55, column: 22, scope: !19)
!30 = !DILocation(line: 56, column: 5, scope: !19)
!31 = !DILocation(line: 57, column: 5, scope: !19)
!32 = !DILocalVariable(name: "most", scope: !19, file: !3, line: 58, type: !10)
!33 = !DILocation(line: 58, column: 9, scope: !19)
!34 = !DILocation(line: 58, column: 16, scope: !19)
!35 = !DILocalVariable(name: "seen", scope: !19, file: !3, line: 59, type: !10)
!36 = !DILocation(line: 59, column: 9, scope: !19)
!37 = !DILocation(line: 59, column: 16, scope: !19)
!38 = !DILocation(line: 60, column: 5, scope: !39)
!39 = distinct !DILexicalBlock(scope: !40, file: !3, line: 60, column: 5)
!40 = distinct !DILexicalBlock(scope: !19, file: !3, line: 60, column: 5)
!41 = !DILocation(line: 60, column: 5, scope: !40)
!42 = !DILocation(line: 61, column: 12, scope: !19)
!43 = !DILocation(line: 61, column: 10, scope: !19)
!44 = !DILocation(line: 62, column: 5, scope: !45)
!45 = distinct !DILexicalBlock(scope: !46, file: !3, line: 62, column: 5)
!46 = distinct !DILexicalBlock(scope: !19, file: !3, line: 62, column: 5)
!47 = !DILocation(line: 62, column: 5, scope: !46)
!48 = !DILocation(line: 63, column: 5, scope: !19)
!49 = distinct !DISubprogram(name: "add_to_x", scope: !3, file: !3, line: 23, type: !50, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !22)
!50 = !DISubroutineType(types: !51)
!51 = !{!52, !52}
!52 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!53 = !DILocalVariable(name: "unused", arg: 1, scope: !49, file: !3, line: 23, type: !52)
!54 = !DILocation(line: 23, column: 29, scope: !49)
!55 = !DILocation(line: 24, column: 11, scope: !49)
!56 = !DILocalVariable(name: "i", scope: !57, file: !3, line: 25, type: !10)
!57 = distinct !DILexicalBlock(scope: !49, file: !3, line: 25, column: 5)
!58 = !DILocation(line: 25, column: 14, scope: !57)
!59 = !DILocation(line: 25, column: 10, scope: !57)
!60 = !DILocation(line: 25, column: 21, scope: !61)
!61 = distinct !DILexicalBlock(scope: !57, file: !3, line: 25, column: 5)
!62 = !DILocation(line: 25, column: 23, scope: !61)
!63 = !DILocation(line: 25, column: 5, scope: !57)
!64 = !DILocalVariable(name: "first", scope: !65, file: !3, line: 26, type: !10)
!65 = distinct !DILexicalBlock(scope: !61, file: !3, line: 25, column: 33)
!66 = !DILocation(line: 26, column: 13, scope: !65)
!67 = !DILocation(line: 26, column: 21, scope: !65)
!68 = !DILocalVariable(name: "second", scope: !65, file: !3, line: 27, type: !10)
!69 = !DILocation(line: 27, column: 13, scope: !65)
!70 = !DILocation(line: 27, column: 22, scope: !65)
!71 = !DILocation(line: 28, column: 9, scope: !65)
!72 = !DILocation(line: 29, column: 5, scope: !65)
!73 = !DILocation(line: 25, column: 29, scope: !61)
!74 = !DILocation(line: 25, column: 5, scope: !61)
!75 = distinct !{!75, !63, !76, !77}
!76 = !DILocation(line: 29, column: 5, scope: !57)
!77 = !{!"llvm.loop.mustprogress"}
!78 = !DILocation(line: 30, column: 5, scope: !49)
!79 = distinct !DISubprogram(name: "add_to_y", scope: !3, file: !3, line: 33, type: !50, scopeLine: 33, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !22)
!80 = !DILocalVariable(name: "unused", arg: 1, scope: !79, file: !3, line: 33, type: !52)
!81 = !DILocation(line: 33, column: 29, scope: !79)
!82 = !DILocation(line: 34, column: 11, scope: !79)
!83 = !DILocalVariable(name: "i", scope: !84, file: !3, line: 35, type: !10)
!84 = distinct !DILexicalBlock(scope: !79, file: !3, line: 35, column: 5)
!85 = !DILocation(line: 35, column: 14, scope: !84)
!86 = !DILocation(line: 35, column: 10, scope: !84)
!87 = !DILocation(line: 35, column: 21, scope: !88)
!88 = distinct !DILexicalBlock(scope: !84, file: !3, line: 35, column: 5)
!89 = !DILocation(line: 35, column: 23, scope: !88)
!90 = !DILocation(line: 35, column: 5, scope: !84)
!91 = !DILocalVariable(name: "first", scope: !92, file: !3, line: 36, type: !10)
!92 = distinct !DILexicalBlock(scope: !88, file: !3, line: 35, column: 33)
!93 = !DILocation(line: 36, column: 13, scope: !92)
!94 = !DILocation(line: 36, column: 21, scope: !92)
!95 = !DILocalVariable(name: "second", scope: !92, file: !3, line: 37, type: !10)
!96 = !DILocation(line: 37, column: 13, scope: !92)
!97 = !DILocation(line: 37, column: 22, scope: !92)
!98 = !DILocation(line: 38, column: 9, scope: !92)
!99 = !DILocation(line: 39, column: 5, scope: !92)
!100 = !DILocation(line: 35, column: 29, scope: !88)
!101 = !DILocation(line: 35, column: 5, scope: !88)
!102 = distinct !{!102, !90, !103, !77}
!103 = !DILocation(line: 39, column: 5, scope: !84)
!104 = !DILocation(line: 40, column: 5, scope: !79)
!105 = distinct !DISubprogram(name: "bound", scope: !3, file: !3, line: 44, type: !20, scopeLine: 44, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !22)
!106 = !DILocalVariable(name: "previous", scope: !105, file: !3, line: 45, type: !10)
!107 = !DILocation(line: 45, column: 9, scope: !105)
!108 = !DILocalVariable(name: "current", scope: !105, file: !3, line: 45, type: !10)
!109 = !DILocation(line: 45, column: 23, scope: !105)
!110 = !DILocalVariable(name: "i", scope: !111, file: !3, line: 46, type: !10)
!111 = distinct !DILexicalBlock(scope: !105, file: !3, line: 46, column: 5)
!112 = !DILocation(line: 46, column: 14, scope: !111)
!113 = !DILocation(line: 46, column: 10, scope: !111)
!114 = !DILocation(line: 46, column: 21, scope: !115)
!115 = distinct !DILexicalBlock(scope: !111, file: !3, line: 46, column: 5)
!116 = !DILocation(line: 46, column: 23, scope: !115)
!117 = !DILocation(line: 46, column: 5, scope: !111)
!118 = !DILocalVariable(name: "next", scope: !119, file: !3, line: 47, type: !10)
!119 = distinct !DILexicalBlock(scope: !115, file: !3, line: 46, column: 41)
!120 = !DILocation(line: 47, column: 13, scope: !119)
!121 = !DILocation(line: 47, column: 20, scope: !119)
!122 = !DILocation(line: 47, column: 31, scope: !119)
!123 = !DILocation(line: 47, column: 29, scope: !119)
!124 = !DILocation(line: 48, column: 20, scope: !119)
!125 = !DILocation(line: 48, column: 18, scope: !119)
!126 = !DILocation(line: 49, column: 19, scope: !119)
!127 = !DILocation(line: 49, column: 17, scope: !119)
!128 = !DILocation(line: 50, column: 5, scope: !119)
!129 = !DILocation(line: 46, column: 37, scope: !115)
!130 = !DILocation(line: 46, column: 5, scope: !115)
!131 = distinct !{!131, !117, !132, !77}
!132 = !DILocation(line: 50, column: 5, scope: !111)
!133 = !DILocation(line: 51, column: 12, scope: !105)
!134 = !DILocation(line: 51, column: 5, scope: !105)
