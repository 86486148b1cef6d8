; ModuleID = 'bench/instructions/deep.c'
source_filename = "bench/instructions/deep.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_attr_t = type { i64, [48 x i8] }

@result = internal global [2 x i32] zeroinitializer, align 4, !dbg !0

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !23 {
entry:
  %retval = alloca i32, align 4
  %first = alloca i64, align 8
  %second = alloca i64, align 8
  store i32 0, i32* %retval, align 4
  call void @llvm.dbg.declare(metadata i64* %first, metadata !28, metadata !DIExpression()), !dbg !32
  call void @llvm.dbg.declare(metadata i64* %second, metadata !33, metadata !DIExpression()), !dbg !34
  %call = call i32 @pthread_create(i64* noundef %first, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @work, i8* noundef null) #4, !dbg !35
  %call1 = call i32 @pthread_create(i64* noundef %second, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @work, i8* noundef inttoptr (i64 1 to i8*)) #4, !dbg !36
  %0 = load i64, i64* %first, align 8, !dbg !37
  %call2 = call i32 @pthread_join(i64 noundef %0, i8** noundef null), !dbg !38
  %1 = load i64, i64* %second, align 8, !dbg !39
  %call3 = call i32 @pthread_join(i64 noundef %1, i8** noundef null), !dbg !40
  ret i32 0, !dbg !41
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal i8* @work(i8* noundef %argument) #0 !dbg !42 {
entry:
  %argument.addr = alloca i8*, align 8
  %me = alloca i64, align 8
  %state = alloca [8 x i32], align 16
  %i = alloca i32, align 4
  %k = alloca i32, align 4
  %.atomictmp = alloca i32, align 4
  store i8* %argument, i8** %argument.addr, align 8
  call void @llvm.dbg.declare(metadata i8** %argument.addr, metadata !45, metadata !DIExpression()), !dbg !46
  call void @llvm.dbg.declare(metadata i64* %me, metadata !47, metadata !DIExpression()), !dbg !48
  %0 = load i8*, i8** %argument.addr, align 8, !dbg !49
  %1 = ptrtoint i8* %0 to i64, !dbg !50
  store i64 %1, i64* %me, align 8, !dbg !48
  call void @llvm.dbg.declare(metadata [8 x i32]* %state, metadata !51, metadata !DIExpression()), !dbg !55
  %arrayinit.begin = getelementptr inbounds [8 x i32], [8 x i32]* %state, i64 0, i64 0, !dbg !56
  store i32 1, i32* %arrayinit.begin, align 4, !dbg !56
  %arrayinit.element = getelementptr inbounds i32, i32* %arrayinit.begin, i64 1, !dbg !56
  store i32 2, i32* %arrayinit.element, align 4, !dbg !56
  %arrayinit.element1 = getelementptr inbounds i32, i32* %arrayinit.element, i64 1, !dbg !56
  store i32 3, i32* %arrayinit.element1, align 4, !dbg !56
  %arrayinit.element2 = getelementptr inbounds i32, i32* %arrayinit.element1, i64 1, !dbg !56
  store i32 4, i32* %arrayinit.element2, align 4, !dbg !56
  %arrayinit.element3 = getelementptr inbounds i32, i32* %arrayinit.element2, i64 1, !dbg !56
  store i32 5, i32* %arrayinit.element3, align 4, !dbg !56
  %arrayinit.element4 = getelementptr inbounds i32, i32* %arrayinit.element3, i64 1, !dbg !56
  store i32 6, i32* %arrayinit.element4, align 4, !dbg !56
  %arrayinit.element5 = getelementptr inbounds i32, i32* %arrayinit.element4, i64 1, !dbg !56
  store i32 7, i32* %arrayinit.element5, align 4, !dbg !56
  %arrayinit.element6 = getelementptr inbounds i32, i32* %arrayinit.element5, i64 1, !dbg !56
  %2 = load i64, i64* %me, align 8, !dbg !57
  %conv = trunc i64 %2 to i32, !dbg !58
  store i32 %conv, i32* %arrayinit.element6, align 4, !dbg !56
  call void @llvm.dbg.declare(metadata i32* %i, metadata !59, metadata !DIExpression()), !dbg !61
  store i32 0, i32* %i, align 4, !dbg !61
  br label %for.cond, !dbg !62

for.cond:                                         ; preds = %for.inc20, %entry
  %3 = load i32, i32* %i, align 4, !dbg !63
  %cmp = icmp slt i32 %3, 40000, !dbg !65
  br i1 %cmp, label %for.body, label %for.end22, !dbg !66

for.body:                                         ; preds = %for.cond
  call void @llvm.dbg.declare(metadata i32* %k, metadata !67, metadata !DIExpression()), !dbg !70
  store i32 0, i32* %k, align 4, !dbg !70
  br label %for.cond8, !dbg !71

for.cond8:                                        ; preds = %for.inc, %for.body
  %4 = load i32, i32* %k, align 4, !dbg !72
  %cmp9 = icmp slt i32 %4, 8, !dbg !74
  br i1 %cmp9, label %for.body11, label %for.end, !dbg !75

for.body11:                                       ; preds = %for.cond8
  %5 = load i32, i32* %k, align 4, !dbg !76
  %add = add nsw i32 %5, 1, !dbg !77
  %rem = srem i32 %add, 8, !dbg !78
  %idxprom = sext i32 %rem to i64, !dbg !79
  %arrayidx = getelementptr inbounds [8 x i32], [8 x i32]* %state, i64 0, i64 %idxprom, !dbg !79
  %6 = load i32, i32* %arrayidx, align 4, !dbg !79
  %mul = mul i32 %6, 1664525, !dbg !80
  %7 = load i32, i32* %k, align 4, !dbg !81
  %idxprom12 = sext i32 %7 to i64, !dbg !82
  %arrayidx13 = getelementptr inbounds [8 x i32], [8 x i32]* %state, i64 0, i64 %idxprom12, !dbg !82
  %8 = load i32, i32* %arrayidx13, align 4, !dbg !82
  %shr = lshr i32 %8, 3, !dbg !83
  %add14 = add i32 %mul, %shr, !dbg !84
  %9 = load i32, i32* %i, align 4, !dbg !85
  %add15 = add i32 %add14, %9, !dbg !86
  %10 = load i32, i32* %k, align 4, !dbg !87
  %idxprom16 = sext i32 %10 to i64, !dbg !88
  %arrayidx17 = getelementptr inbounds [8 x i32], [8 x i32]* %state, i64 0, i64 %idxprom16, !dbg !88
  store i32 %add15, i32* %arrayidx17, align 4, !dbg !89
  br label %for.inc, !dbg !88

for.inc:                                          ; preds = %for.body11
  %11 = load i32, i32* %k, align 4, !dbg !90
  %inc = add nsw i32 %11, 1, !dbg !90
  store i32 %inc, i32* %k, align 4, !dbg !90
  br label %for.cond8, !dbg !91, !llvm.loop !92

for.end:                                          ; preds = %for.cond8
  %12 = load i64, i64* %me, align 8, !dbg !95
  %arrayidx18 = getelementptr inbounds [2 x i32], [2 x i32]* @result, i64 0, i64 %12, !dbg !95
  %arrayidx19 = getelementptr inbounds [8 x i32], [8 x i32]* %state, i64 0, i64 0, !dbg !95
  %13 = load i32, i32* %arrayidx19, align 16, !dbg !95
  store i32 %13, i32* %.atomictmp, align 4, !dbg !95
  %14 = load i32, i32* %.atomictmp, align 4, !dbg !95
  store atomic i32 %14, i32* %arrayidx18 seq_cst, align 4, !dbg !95
  br label %for.inc20, !dbg !96

for.inc20:                                        ; preds = %for.end
  %15 = load i32, i32* %i, align 4, !dbg !97
  %inc21 = add nsw i32 %15, 1, !dbg !97
  store i32 %inc21, i32* %i, align 4, !dbg !97
  br label %for.cond, !dbg !98, !llvm.loop !99

for.end22:                                        ; preds = %for.cond
  ret i8* null, !dbg !101
}

declare i32 @pthread_join(i64 noundef, i8** noundef) #3

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!15, !16, !17, !18, !19, !20, !21}
!llvm.ident = !{!22}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "result", scope: !2, file: !3, line: 10, type: !9, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !8, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "bench/instructions/deep.c", directory: ".", checksumkind: CSK_MD5, checksum: "f29615f0278404abb29cc74bd06d0fcf")
!4 = !{!5, !6, !7}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!7 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!8 = !{!0}
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 64, elements: !13)
!10 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_uint", file: !11, line: 93, baseType: !12)
!11 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stdatomic.h", directory: "", checksumkind: CSK_MD5, checksum: "de5d66a1ef2f5448cc1919ff39db92bc")
!12 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !7)
!13 = !{!14}
!14 = !DISubrange(count: 2)
!15 = !{i32 7, !"Dwarf Version", i32 5}
!16 = !{i32 2, !"Debug Info Version", i32 3}
!17 = !{i32 1, !"wchar_size", i32 4}
!18 = !{i32 7, !"PIC Level", i32 2}
!19 = !{i32 7, !"PIE Level", i32 2}
!20 = !{i32 7, !"uwtable", i32 1}
!21 = !{i32 7, !"frame-pointer", i32 2}
!22 = !{!"Debian clang version 14.0.6"}
!23 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 22, type: !24, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !27)
!24 = !DISubroutineType(types: !25)
!25 = !{!26}
!26 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!27 = !{}
!28 = !DILocalVariable(name: "first", scope: !23, file: !3, line: 23, type: !29)
!29 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !30, line: 27, baseType: !31)
!30 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!31 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!32 = !DILocation(line: 23, column: 15, scope: !23)
!33 = !DILocalVariable(name: "second", scope: !23, file: !3, line: 23, type: !29)
!34 = !DILocation(line: 23, column: 22, scope: !23)
!35 = !DILocation(line: 24, column: 5, scope: !23)
!36 = !DILocation(line: 25, column: 5, scope: !23)
!37 = !DILocation(line: 26, column: 18, scope: !23)
!38 = !DILocation(line: 26, column: 5, scope: !23)
!39 = !DILocation(line: 27, column: 18, scope: !23)
!40 = !DILocation(line: 27, column: 5, scope: !23)
!41 = !DILocation(line: 28, column: 5, scope: !23)
!42 = distinct !DISubprogram(name: "work", scope: !3, file: !3, line: 12, type: !43, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !27)
!43 = !DISubroutineType(types: !44)
!44 = !{!5, !5}
!45 = !DILocalVariable(name: "argument", arg: 1, scope: !42, file: !3, line: 12, type: !5)
!46 = !DILocation(line: 12, column: 25, scope: !42)
!47 = !DILocalVariable(name: "me", scope: !42, file: !3, line: 13, type: !6)
!48 = !DILocation(line: 13, column: 10, scope: !42)
!49 = !DILocation(line: 13, column: 21, scope: !42)
!50 = !DILocation(line: 13, column: 15, scope: !42)
!51 = !DILocalVariable(name: "state", scope: !42, file: !3, line: 14, type: !52)
!52 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 256, elements: !53)
!53 = !{!54}
!54 = !DISubrange(count: 8)
!55 = !DILocation(line: 14, column: 14, scope: !42)
!56 = !DILocation(line: 14, column: 25, scope: !42)
!57 = !DILocation(line: 14, column: 57, scope: !42)
!58 = !DILocation(line: 14, column: 47, scope: !42)
!59 = !DILocalVariable(name: "i", scope: !60, file: !3, line: 15, type: !26)
!60 = distinct !DILexicalBlock(scope: !42, file: !3, line: 15, column: 5)
!61 = !DILocation(line: 15, column: 14, scope: !60)
!62 = !DILocation(line: 15, column: 10, scope: !60)
!63 = !DILocation(line: 15, column: 21, scope: !64)
!64 = distinct !DILexicalBlock(scope: !60, file: !3, line: 15, column: 5)
!65 = !DILocation(line: 15, column: 23, scope: !64)
!66 = !DILocation(line: 15, column: 5, scope: !60)
!67 = !DILocalVariable(name: "k", scope: !68, file: !3, line: 16, type: !26)
!68 = distinct !DILexicalBlock(scope: !69, file: !3, line: 16, column: 9)
!69 = distinct !DILexicalBlock(scope: !64, file: !3, line: 15, column: 33)
!70 = !DILocation(line: 16, column: 18, scope: !68)
!71 = !DILocation(line: 16, column: 14, scope: !68)
!72 = !DILocation(line: 16, column: 25, scope: !73)
!73 = distinct !DILexicalBlock(scope: !68, file: !3, line: 16, column: 9)
!74 = !DILocation(line: 16, column: 27, scope: !73)
!75 = !DILocation(line: 16, column: 9, scope: !68)
!76 = !DILocation(line: 16, column: 55, scope: !73)
!77 = !DILocation(line: 16, column: 57, scope: !73)
!78 = !DILocation(line: 16, column: 62, scope: !73)
!79 = !DILocation(line: 16, column: 48, scope: !73)
!80 = !DILocation(line: 16, column: 67, scope: !73)
!81 = !DILocation(line: 16, column: 87, scope: !73)
!82 = !DILocation(line: 16, column: 81, scope: !73)
!83 = !DILocation(line: 16, column: 90, scope: !73)
!84 = !DILocation(line: 16, column: 78, scope: !73)
!85 = !DILocation(line: 16, column: 98, scope: !73)
!86 = !DILocation(line: 16, column: 96, scope: !73)
!87 = !DILocation(line: 16, column: 43, scope: !73)
!88 = !DILocation(line: 16, column: 37, scope: !73)
!89 = !DILocation(line: 16, column: 46, scope: !73)
!90 = !DILocation(line: 16, column: 33, scope: !73)
!91 = !DILocation(line: 16, column: 9, scope: !73)
!92 = distinct !{!92, !75, !93, !94}
!93 = !DILocation(line: 16, column: 98, scope: !68)
!94 = !{!"llvm.loop.mustprogress"}
!95 = !DILocation(line: 17, column: 9, scope: !69)
!96 = !DILocation(line: 18, column: 5, scope: !69)
!97 = !DILocation(line: 15, column: 29, scope: !64)
!98 = !DILocation(line: 15, column: 5, scope: !64)
!99 = distinct !{!99, !66, !100, !94}
!100 = !DILocation(line: 18, column: 5, scope: !60)
!101 = !DILocation(line: 19, column: 5, scope: !42)
