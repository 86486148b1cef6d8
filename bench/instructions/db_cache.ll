; ModuleID = 'bench/programs/event/db_cache.c'
source_filename = "bench/programs/event/db_cache.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_attr_t = type { i64, [48 x i8] }

@server = internal global [3 x i8*] zeroinitializer, align 16, !dbg !0
@deleted = internal global [4 x i32] [i32 1, i32 1, i32 1, i32 1], align 16, !dbg !10
@val = internal global [4 x i32] zeroinitializer, align 16, !dbg !19
@.str = private unnamed_addr constant [32 x i8] c"atomic_load(&deleted[key]) == 1\00", align 1
@.str.1 = private unnamed_addr constant [32 x i8] c"bench/programs/event/db_cache.c\00", align 1
@__PRETTY_FUNCTION__.store = private unnamed_addr constant [21 x i8] c"void store(int, int)\00", align 1

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !34 {
entry:
  %retval = alloca i32, align 4
  %threads = alloca [3 x i64], align 16
  %i = alloca i32, align 4
  %i4 = alloca i32, align 4
  %i14 = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  call void @llvm.dbg.declare(metadata [3 x i64]* %threads, metadata !38, metadata !DIExpression()), !dbg !43
  call void @llvm.dbg.declare(metadata i32* %i, metadata !44, metadata !DIExpression()), !dbg !46
  store i32 0, i32* %i, align 4, !dbg !46
  br label %for.cond, !dbg !47

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i32, i32* %i, align 4, !dbg !48
  %cmp = icmp slt i32 %0, 3, !dbg !50
  br i1 %cmp, label %for.body, label %for.end, !dbg !51

for.body:                                         ; preds = %for.cond
  %1 = load i32, i32* %i, align 4, !dbg !52
  %idxprom = sext i32 %1 to i64, !dbg !54
  %arrayidx = getelementptr inbounds [3 x i8*], [3 x i8*]* @server, i64 0, i64 %idxprom, !dbg !54
  %call = call i32 @mazurka_handler_create(i8** noundef %arrayidx), !dbg !55
  %2 = load i32, i32* %i, align 4, !dbg !56
  %idxprom1 = sext i32 %2 to i64, !dbg !57
  %arrayidx2 = getelementptr inbounds [3 x i8*], [3 x i8*]* @server, i64 0, i64 %idxprom1, !dbg !57
  %3 = load i8*, i8** %arrayidx2, align 8, !dbg !57
  %call3 = call i32 @mazurka_handler_start(i8* noundef %3), !dbg !58
  br label %for.inc, !dbg !59

for.inc:                                          ; preds = %for.body
  %4 = load i32, i32* %i, align 4, !dbg !60
  %inc = add nsw i32 %4, 1, !dbg !60
  store i32 %inc, i32* %i, align 4, !dbg !60
  br label %for.cond, !dbg !61, !llvm.loop !62

for.end:                                          ; preds = %for.cond
  call void @llvm.dbg.declare(metadata i32* %i4, metadata !65, metadata !DIExpression()), !dbg !67
  store i32 0, i32* %i4, align 4, !dbg !67
  br label %for.cond5, !dbg !68

for.cond5:                                        ; preds = %for.inc11, %for.end
  %5 = load i32, i32* %i4, align 4, !dbg !69
  %cmp6 = icmp slt i32 %5, 3, !dbg !71
  br i1 %cmp6, label %for.body7, label %for.end13, !dbg !72

for.body7:                                        ; preds = %for.cond5
  %6 = load i32, i32* %i4, align 4, !dbg !73
  %idxprom8 = sext i32 %6 to i64, !dbg !74
  %arrayidx9 = getelementptr inbounds [3 x i64], [3 x i64]* %threads, i64 0, i64 %idxprom8, !dbg !74
  %7 = load i32, i32* %i4, align 4, !dbg !75
  %conv = sext i32 %7 to i64, !dbg !76
  %8 = inttoptr i64 %conv to i8*, !dbg !77
  %call10 = call i32 @pthread_create(i64* noundef %arrayidx9, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @client, i8* noundef %8) #5, !dbg !78
  br label %for.inc11, !dbg !78

for.inc11:                                        ; preds = %for.body7
  %9 = load i32, i32* %i4, align 4, !dbg !79
  %inc12 = add nsw i32 %9, 1, !dbg !79
  store i32 %inc12, i32* %i4, align 4, !dbg !79
  br label %for.cond5, !dbg !80, !llvm.loop !81

for.end13:                                        ; preds = %for.cond5
  call void @llvm.dbg.declare(metadata i32* %i14, metadata !83, metadata !DIExpression()), !dbg !85
  store i32 0, i32* %i14, align 4, !dbg !85
  br label %for.cond15, !dbg !86

for.cond15:                                       ; preds = %for.inc22, %for.end13
  %10 = load i32, i32* %i14, align 4, !dbg !87
  %cmp16 = icmp slt i32 %10, 3, !dbg !89
  br i1 %cmp16, label %for.body18, label %for.end24, !dbg !90

for.body18:                                       ; preds = %for.cond15
  %11 = load i32, i32* %i14, align 4, !dbg !91
  %idxprom19 = sext i32 %11 to i64, !dbg !92
  %arrayidx20 = getelementptr inbounds [3 x i64], [3 x i64]* %threads, i64 0, i64 %idxprom19, !dbg !92
  %12 = load i64, i64* %arrayidx20, align 8, !dbg !92
  %call21 = call i32 @pthread_join(i64 noundef %12, i8** noundef null), !dbg !93
  br label %for.inc22, !dbg !93

for.inc22:                                        ; preds = %for.body18
  %13 = load i32, i32* %i14, align 4, !dbg !94
  %inc23 = add nsw i32 %13, 1, !dbg !94
  store i32 %inc23, i32* %i14, align 4, !dbg !94
  br label %for.cond15, !dbg !95, !llvm.loop !96

for.end24:                                        ; preds = %for.cond15
  ret i32 0, !dbg !98
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

declare i32 @mazurka_handler_create(i8** noundef) #2

declare i32 @mazurka_handler_start(i8* noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #3

; Function Attrs: noinline nounwind uwtable
define internal i8* @client(i8* noundef %argument) #0 !dbg !99 {
entry:
  %argument.addr = alloca i8*, align 8
  %to = alloca i8*, align 8
  store i8* %argument, i8** %argument.addr, align 8
  call void @llvm.dbg.declare(metadata i8** %argument.addr, metadata !102, metadata !DIExpression()), !dbg !103
  call void @llvm.dbg.declare(metadata i8** %to, metadata !104, metadata !DIExpression()), !dbg !105
  %0 = load i8*, i8** %argument.addr, align 8, !dbg !106
  %1 = ptrtoint i8* %0 to i64, !dbg !107
  %arrayidx = getelementptr inbounds [3 x i8*], [3 x i8*]* @server, i64 0, i64 %1, !dbg !108
  %2 = load i8*, i8** %arrayidx, align 8, !dbg !108
  store i8* %2, i8** %to, align 8, !dbg !105
  %3 = load i8*, i8** %to, align 8, !dbg !109
  %call = call i32 @mazurka_post(i8* noundef %3, void (i8*)* noundef @write_first, i8* noundef null), !dbg !110
  %4 = load i8*, i8** %to, align 8, !dbg !111
  %call1 = call i32 @mazurka_post(i8* noundef %4, void (i8*)* noundef @read_third, i8* noundef null), !dbg !112
  %5 = load i8*, i8** %to, align 8, !dbg !113
  %call2 = call i32 @mazurka_post(i8* noundef %5, void (i8*)* noundef @write_last, i8* noundef null), !dbg !114
  %6 = load i8*, i8** %to, align 8, !dbg !115
  %call3 = call i32 @mazurka_post(i8* noundef %6, void (i8*)* noundef @delete_first, i8* noundef null), !dbg !116
  ret i8* null, !dbg !117
}

declare i32 @pthread_join(i64 noundef, i8** noundef) #2

declare i32 @mazurka_post(i8* noundef, void (i8*)* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal void @write_first(i8* noundef %unused) #0 !dbg !118 {
entry:
  %unused.addr = alloca i8*, align 8
  store i8* %unused, i8** %unused.addr, align 8
  call void @llvm.dbg.declare(metadata i8** %unused.addr, metadata !121, metadata !DIExpression()), !dbg !122
  %0 = load i8*, i8** %unused.addr, align 8, !dbg !123
  call void @store(i32 noundef 0, i32 noundef 3), !dbg !124
  ret void, !dbg !125
}

; Function Attrs: noinline nounwind uwtable
define internal void @read_third(i8* noundef %unused) #0 !dbg !126 {
entry:
  %unused.addr = alloca i8*, align 8
  %atomic-temp = alloca i32, align 4
  %still = alloca i32, align 4
  %atomic-temp1 = alloca i32, align 4
  %value = alloca i32, align 4
  %atomic-temp2 = alloca i32, align 4
  store i8* %unused, i8** %unused.addr, align 8
  call void @llvm.dbg.declare(metadata i8** %unused.addr, metadata !127, metadata !DIExpression()), !dbg !128
  %0 = load i8*, i8** %unused.addr, align 8, !dbg !129
  %1 = load atomic i32, i32* getelementptr inbounds ([4 x i32], [4 x i32]* @deleted, i64 0, i64 2) seq_cst, align 8, !dbg !130
  store i32 %1, i32* %atomic-temp, align 4, !dbg !130
  %2 = load i32, i32* %atomic-temp, align 4, !dbg !130
  %cmp = icmp ne i32 %2, 1, !dbg !132
  br i1 %cmp, label %if.then, label %if.end, !dbg !133

if.then:                                          ; preds = %entry
  call void @llvm.dbg.declare(metadata i32* %still, metadata !134, metadata !DIExpression()), !dbg !136
  %3 = load atomic i32, i32* getelementptr inbounds ([4 x i32], [4 x i32]* @deleted, i64 0, i64 2) seq_cst, align 8, !dbg !137
  store i32 %3, i32* %atomic-temp1, align 4, !dbg !137
  %4 = load i32, i32* %atomic-temp1, align 4, !dbg !137
  store i32 %4, i32* %still, align 4, !dbg !136
  call void @llvm.dbg.declare(metadata i32* %value, metadata !138, metadata !DIExpression()), !dbg !139
  %5 = load atomic i32, i32* getelementptr inbounds ([4 x i32], [4 x i32]* @val, i64 0, i64 2) seq_cst, align 8, !dbg !140
  store i32 %5, i32* %atomic-temp2, align 4, !dbg !140
  %6 = load i32, i32* %atomic-temp2, align 4, !dbg !140
  store i32 %6, i32* %value, align 4, !dbg !139
  %7 = load i32, i32* %still, align 4, !dbg !141
  %8 = load i32, i32* %value, align 4, !dbg !142
  br label %if.end, !dbg !143

if.end:                                           ; preds = %if.then, %entry
  ret void, !dbg !144
}

; Function Attrs: noinline nounwind uwtable
define internal void @write_last(i8* noundef %unused) #0 !dbg !145 {
entry:
  %unused.addr = alloca i8*, align 8
  store i8* %unused, i8** %unused.addr, align 8
  call void @llvm.dbg.declare(metadata i8** %unused.addr, metadata !146, metadata !DIExpression()), !dbg !147
  %0 = load i8*, i8** %unused.addr, align 8, !dbg !148
  call void @store(i32 noundef 3, i32 noundef 3), !dbg !149
  ret void, !dbg !150
}

; Function Attrs: noinline nounwind uwtable
define internal void @delete_first(i8* noundef %unused) #0 !dbg !151 {
entry:
  %unused.addr = alloca i8*, align 8
  %.atomictmp = alloca i32, align 4
  store i8* %unused, i8** %unused.addr, align 8
  call void @llvm.dbg.declare(metadata i8** %unused.addr, metadata !152, metadata !DIExpression()), !dbg !153
  %0 = load i8*, i8** %unused.addr, align 8, !dbg !154
  store i32 1, i32* %.atomictmp, align 4, !dbg !155
  %1 = load i32, i32* %.atomictmp, align 4, !dbg !155
  store atomic i32 %1, i32* getelementptr inbounds ([4 x i32], [4 x i32]* @deleted, i64 0, i64 0) seq_cst, align 16, !dbg !155
  ret void, !dbg !156
}

; Function Attrs: noinline nounwind uwtable
define internal void @store(i32 noundef %key, i32 noundef %value) #0 !dbg !157 {
entry:
  %key.addr = alloca i32, align 4
  %value.addr = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  %.atomictmp = alloca i32, align 4
  %.atomictmp5 = alloca i32, align 4
  %atomic-temp8 = alloca i32, align 4
  %atomic-temp13 = alloca i32, align 4
  store i32 %key, i32* %key.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %key.addr, metadata !160, metadata !DIExpression()), !dbg !161
  store i32 %value, i32* %value.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %value.addr, metadata !162, metadata !DIExpression()), !dbg !163
  %0 = load i32, i32* %key.addr, align 4, !dbg !164
  %idxprom = sext i32 %0 to i64, !dbg !164
  %arrayidx = getelementptr inbounds [4 x i32], [4 x i32]* @deleted, i64 0, i64 %idxprom, !dbg !164
  %1 = load atomic i32, i32* %arrayidx seq_cst, align 4, !dbg !164
  store i32 %1, i32* %atomic-temp, align 4, !dbg !164
  %2 = load i32, i32* %atomic-temp, align 4, !dbg !164
  %cmp = icmp ne i32 %2, 1, !dbg !166
  br i1 %cmp, label %if.then, label %if.end, !dbg !167

if.then:                                          ; preds = %entry
  %3 = load i32, i32* %key.addr, align 4, !dbg !168
  %idxprom1 = sext i32 %3 to i64, !dbg !168
  %arrayidx2 = getelementptr inbounds [4 x i32], [4 x i32]* @val, i64 0, i64 %idxprom1, !dbg !168
  %4 = load i32, i32* %value.addr, align 4, !dbg !168
  store i32 %4, i32* %.atomictmp, align 4, !dbg !168
  %5 = load i32, i32* %.atomictmp, align 4, !dbg !168
  store atomic i32 %5, i32* %arrayidx2 seq_cst, align 4, !dbg !168
  %6 = load i32, i32* %key.addr, align 4, !dbg !170
  %idxprom3 = sext i32 %6 to i64, !dbg !170
  %arrayidx4 = getelementptr inbounds [4 x i32], [4 x i32]* @deleted, i64 0, i64 %idxprom3, !dbg !170
  store i32 0, i32* %.atomictmp5, align 4, !dbg !170
  %7 = load i32, i32* %.atomictmp5, align 4, !dbg !170
  store atomic i32 %7, i32* %arrayidx4 seq_cst, align 4, !dbg !170
  br label %if.end, !dbg !171

if.end:                                           ; preds = %if.then, %entry
  %8 = load i32, i32* %key.addr, align 4, !dbg !172
  %idxprom6 = sext i32 %8 to i64, !dbg !172
  %arrayidx7 = getelementptr inbounds [4 x i32], [4 x i32]* @val, i64 0, i64 %idxprom6, !dbg !172
  %9 = load atomic i32, i32* %arrayidx7 seq_cst, align 4, !dbg !172
  store i32 %9, i32* %atomic-temp8, align 4, !dbg !172
  %10 = load i32, i32* %atomic-temp8, align 4, !dbg !172
  %11 = load i32, i32* %value.addr, align 4, !dbg !174
  %cmp9 = icmp ne i32 %10, %11, !dbg !175
  br i1 %cmp9, label %if.then10, label %if.end17, !dbg !176

if.then10:                                        ; preds = %if.end
  %12 = load i32, i32* %key.addr, align 4, !dbg !177
  %idxprom11 = sext i32 %12 to i64, !dbg !177
  %arrayidx12 = getelementptr inbounds [4 x i32], [4 x i32]* @deleted, i64 0, i64 %idxprom11, !dbg !177
  %13 = load atomic i32, i32* %arrayidx12 seq_cst, align 4, !dbg !177
  store i32 %13, i32* %atomic-temp13, align 4, !dbg !177
  %14 = load i32, i32* %atomic-temp13, align 4, !dbg !177
  %cmp14 = icmp eq i32 %14, 1, !dbg !177
  br i1 %cmp14, label %if.then15, label %if.else, !dbg !180

if.then15:                                        ; preds = %if.then10
  br label %if.end16, !dbg !180

if.else:                                          ; preds = %if.then10
  call void @__assert_fail(i8* noundef getelementptr inbounds ([32 x i8], [32 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([32 x i8], [32 x i8]* @.str.1, i64 0, i64 0), i32 noundef 35, i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @__PRETTY_FUNCTION__.store, i64 0, i64 0)) #6, !dbg !177
  unreachable, !dbg !177

if.end16:                                         ; preds = %if.then15
  br label %if.end17, !dbg !181

if.end17:                                         ; preds = %if.end16, %if.end
  ret void, !dbg !182
}

; Function Attrs: noreturn nounwind
declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef) #4

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }
attributes #6 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!26, !27, !28, !29, !30, !31, !32}
!llvm.ident = !{!33}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "server", scope: !2, file: !3, line: 27, type: !21, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !9, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "bench/programs/event/db_cache.c", directory: ".", checksumkind: CSK_MD5, checksum: "f5947327bd37d1fc15ddf554b9b36e6e")
!4 = !{!5, !6}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !DIDerivedType(tag: DW_TAG_typedef, name: "intptr_t", file: !7, line: 87, baseType: !8)
!7 = !DIFile(filename: "/usr/include/stdint.h", directory: "", checksumkind: CSK_MD5, checksum: "a48e64edacc5b19f56c99745232c963c")
!8 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!9 = !{!0, !10, !19}
!10 = !DIGlobalVariableExpression(var: !11, expr: !DIExpression())
!11 = distinct !DIGlobalVariable(name: "deleted", scope: !2, file: !3, line: 28, type: !12, isLocal: true, isDefinition: true)
!12 = !DICompositeType(tag: DW_TAG_array_type, baseType: !13, size: 128, elements: !17)
!13 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !14, line: 92, baseType: !15)
!14 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stdatomic.h", directory: "", checksumkind: CSK_MD5, checksum: "de5d66a1ef2f5448cc1919ff39db92bc")
!15 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !16)
!16 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!17 = !{!18}
!18 = !DISubrange(count: 4)
!19 = !DIGlobalVariableExpression(var: !20, expr: !DIExpression())
!20 = distinct !DIGlobalVariable(name: "val", scope: !2, file: !3, line: 28, type: !12, isLocal: true, isDefinition: true)
!21 = !DICompositeType(tag: DW_TAG_array_type, baseType: !22, size: 192, elements: !24)
!22 = !DIDerivedType(tag: DW_TAG_typedef, name: "mazurka_handler_t", file: !23, line: 31, baseType: !5)
!23 = !DIFile(filename: "include/mazurka.h", directory: ".", checksumkind: CSK_MD5, checksum: "423a0881b6f733a1f8aaf7289229b980")
!24 = !{!25}
!25 = !DISubrange(count: 3)
!26 = !{i32 7, !"Dwarf Version", i32 5}
!27 = !{i32 2, !"Debug Info Version", i32 3}
!28 = !{i32 1, !"wchar_size", i32 4}
!29 = !{i32 7, !"PIC Level", i32 2}
!30 = !{i32 7, !"PIE Level", i32 2}
!31 = !{i32 7, !"uwtable", i32 1}
!32 = !{i32 7, !"frame-pointer", i32 2}
!33 = !{!"Debian clang version 14.0.6"}
!34 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 71, type: !35, scopeLine: 71, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !37)
!35 = !DISubroutineType(types: !36)
!36 = !{!16}
!37 = !{}
!38 = !DILocalVariable(name: "threads", scope: !34, file: !3, line: 72, type: !39)
!39 = !DICompositeType(tag: DW_TAG_array_type, baseType: !40, size: 192, elements: !24)
!40 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !41, line: 27, baseType: !42)
!41 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!42 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!43 = !DILocation(line: 72, column: 15, scope: !34)
!44 = !DILocalVariable(name: "i", scope: !45, file: !3, line: 73, type: !16)
!45 = distinct !DILexicalBlock(scope: !34, file: !3, line: 73, column: 5)
!46 = !DILocation(line: 73, column: 14, scope: !45)
!47 = !DILocation(line: 73, column: 10, scope: !45)
!48 = !DILocation(line: 73, column: 21, scope: !49)
!49 = distinct !DILexicalBlock(scope: !45, file: !3, line: 73, column: 5)
!50 = !DILocation(line: 73, column: 23, scope: !49)
!51 = !DILocation(line: 73, column: 5, scope: !45)
!52 = !DILocation(line: 74, column: 40, scope: !53)
!53 = distinct !DILexicalBlock(scope: !49, file: !3, line: 73, column: 33)
!54 = !DILocation(line: 74, column: 33, scope: !53)
!55 = !DILocation(line: 74, column: 9, scope: !53)
!56 = !DILocation(line: 75, column: 38, scope: !53)
!57 = !DILocation(line: 75, column: 31, scope: !53)
!58 = !DILocation(line: 75, column: 9, scope: !53)
!59 = !DILocation(line: 76, column: 5, scope: !53)
!60 = !DILocation(line: 73, column: 29, scope: !49)
!61 = !DILocation(line: 73, column: 5, scope: !49)
!62 = distinct !{!62, !51, !63, !64}
!63 = !DILocation(line: 76, column: 5, scope: !45)
!64 = !{!"llvm.loop.mustprogress"}
!65 = !DILocalVariable(name: "i", scope: !66, file: !3, line: 77, type: !16)
!66 = distinct !DILexicalBlock(scope: !34, file: !3, line: 77, column: 5)
!67 = !DILocation(line: 77, column: 14, scope: !66)
!68 = !DILocation(line: 77, column: 10, scope: !66)
!69 = !DILocation(line: 77, column: 21, scope: !70)
!70 = distinct !DILexicalBlock(scope: !66, file: !3, line: 77, column: 5)
!71 = !DILocation(line: 77, column: 23, scope: !70)
!72 = !DILocation(line: 77, column: 5, scope: !66)
!73 = !DILocation(line: 77, column: 57, scope: !70)
!74 = !DILocation(line: 77, column: 49, scope: !70)
!75 = !DILocation(line: 77, column: 90, scope: !70)
!76 = !DILocation(line: 77, column: 80, scope: !70)
!77 = !DILocation(line: 77, column: 72, scope: !70)
!78 = !DILocation(line: 77, column: 33, scope: !70)
!79 = !DILocation(line: 77, column: 29, scope: !70)
!80 = !DILocation(line: 77, column: 5, scope: !70)
!81 = distinct !{!81, !72, !82, !64}
!82 = !DILocation(line: 77, column: 91, scope: !66)
!83 = !DILocalVariable(name: "i", scope: !84, file: !3, line: 78, type: !16)
!84 = distinct !DILexicalBlock(scope: !34, file: !3, line: 78, column: 5)
!85 = !DILocation(line: 78, column: 14, scope: !84)
!86 = !DILocation(line: 78, column: 10, scope: !84)
!87 = !DILocation(line: 78, column: 21, scope: !88)
!88 = distinct !DILexicalBlock(scope: !84, file: !3, line: 78, column: 5)
!89 = !DILocation(line: 78, column: 23, scope: !88)
!90 = !DILocation(line: 78, column: 5, scope: !84)
!91 = !DILocation(line: 78, column: 54, scope: !88)
!92 = !DILocation(line: 78, column: 46, scope: !88)
!93 = !DILocation(line: 78, column: 33, scope: !88)
!94 = !DILocation(line: 78, column: 29, scope: !88)
!95 = !DILocation(line: 78, column: 5, scope: !88)
!96 = distinct !{!96, !90, !97, !64}
!97 = !DILocation(line: 78, column: 59, scope: !84)
!98 = !DILocation(line: 79, column: 5, scope: !34)
!99 = distinct !DISubprogram(name: "client", scope: !3, file: !3, line: 62, type: !100, scopeLine: 62, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !37)
!100 = !DISubroutineType(types: !101)
!101 = !{!5, !5}
!102 = !DILocalVariable(name: "argument", arg: 1, scope: !99, file: !3, line: 62, type: !5)
!103 = !DILocation(line: 62, column: 27, scope: !99)
!104 = !DILocalVariable(name: "to", scope: !99, file: !3, line: 63, type: !22)
!105 = !DILocation(line: 63, column: 23, scope: !99)
!106 = !DILocation(line: 63, column: 45, scope: !99)
!107 = !DILocation(line: 63, column: 35, scope: !99)
!108 = !DILocation(line: 63, column: 28, scope: !99)
!109 = !DILocation(line: 64, column: 18, scope: !99)
!110 = !DILocation(line: 64, column: 5, scope: !99)
!111 = !DILocation(line: 65, column: 18, scope: !99)
!112 = !DILocation(line: 65, column: 5, scope: !99)
!113 = !DILocation(line: 66, column: 18, scope: !99)
!114 = !DILocation(line: 66, column: 5, scope: !99)
!115 = !DILocation(line: 67, column: 18, scope: !99)
!116 = !DILocation(line: 67, column: 5, scope: !99)
!117 = !DILocation(line: 68, column: 5, scope: !99)
!118 = distinct !DISubprogram(name: "write_first", scope: !3, file: !3, line: 38, type: !119, scopeLine: 38, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !37)
!119 = !DISubroutineType(types: !120)
!120 = !{null, !5}
!121 = !DILocalVariable(name: "unused", arg: 1, scope: !118, file: !3, line: 38, type: !5)
!122 = !DILocation(line: 38, column: 31, scope: !118)
!123 = !DILocation(line: 39, column: 11, scope: !118)
!124 = !DILocation(line: 40, column: 5, scope: !118)
!125 = !DILocation(line: 41, column: 1, scope: !118)
!126 = distinct !DISubprogram(name: "read_third", scope: !3, file: !3, line: 48, type: !119, scopeLine: 48, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !37)
!127 = !DILocalVariable(name: "unused", arg: 1, scope: !126, file: !3, line: 48, type: !5)
!128 = !DILocation(line: 48, column: 30, scope: !126)
!129 = !DILocation(line: 49, column: 11, scope: !126)
!130 = !DILocation(line: 50, column: 9, scope: !131)
!131 = distinct !DILexicalBlock(scope: !126, file: !3, line: 50, column: 9)
!132 = !DILocation(line: 50, column: 34, scope: !131)
!133 = !DILocation(line: 50, column: 9, scope: !126)
!134 = !DILocalVariable(name: "still", scope: !135, file: !3, line: 51, type: !16)
!135 = distinct !DILexicalBlock(scope: !131, file: !3, line: 50, column: 40)
!136 = !DILocation(line: 51, column: 13, scope: !135)
!137 = !DILocation(line: 51, column: 21, scope: !135)
!138 = !DILocalVariable(name: "value", scope: !135, file: !3, line: 51, type: !16)
!139 = !DILocation(line: 51, column: 47, scope: !135)
!140 = !DILocation(line: 51, column: 55, scope: !135)
!141 = !DILocation(line: 52, column: 15, scope: !135)
!142 = !DILocation(line: 53, column: 15, scope: !135)
!143 = !DILocation(line: 54, column: 5, scope: !135)
!144 = !DILocation(line: 55, column: 1, scope: !126)
!145 = distinct !DISubprogram(name: "write_last", scope: !3, file: !3, line: 43, type: !119, scopeLine: 43, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !37)
!146 = !DILocalVariable(name: "unused", arg: 1, scope: !145, file: !3, line: 43, type: !5)
!147 = !DILocation(line: 43, column: 30, scope: !145)
!148 = !DILocation(line: 44, column: 11, scope: !145)
!149 = !DILocation(line: 45, column: 5, scope: !145)
!150 = !DILocation(line: 46, column: 1, scope: !145)
!151 = distinct !DISubprogram(name: "delete_first", scope: !3, file: !3, line: 57, type: !119, scopeLine: 57, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !37)
!152 = !DILocalVariable(name: "unused", arg: 1, scope: !151, file: !3, line: 57, type: !5)
!153 = !DILocation(line: 57, column: 32, scope: !151)
!154 = !DILocation(line: 58, column: 11, scope: !151)
!155 = !DILocation(line: 59, column: 5, scope: !151)
!156 = !DILocation(line: 60, column: 1, scope: !151)
!157 = distinct !DISubprogram(name: "store", scope: !3, file: !3, line: 30, type: !158, scopeLine: 30, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !37)
!158 = !DISubroutineType(types: !159)
!159 = !{null, !16, !16}
!160 = !DILocalVariable(name: "key", arg: 1, scope: !157, file: !3, line: 30, type: !16)
!161 = !DILocation(line: 30, column: 23, scope: !157)
!162 = !DILocalVariable(name: "value", arg: 2, scope: !157, file: !3, line: 30, type: !16)
!163 = !DILocation(line: 30, column: 32, scope: !157)
!164 = !DILocation(line: 31, column: 9, scope: !165)
!165 = distinct !DILexicalBlock(scope: !157, file: !3, line: 31, column: 9)
!166 = !DILocation(line: 31, column: 36, scope: !165)
!167 = !DILocation(line: 31, column: 9, scope: !157)
!168 = !DILocation(line: 32, column: 9, scope: !169)
!169 = distinct !DILexicalBlock(scope: !165, file: !3, line: 31, column: 42)
!170 = !DILocation(line: 33, column: 9, scope: !169)
!171 = !DILocation(line: 34, column: 5, scope: !169)
!172 = !DILocation(line: 35, column: 9, scope: !173)
!173 = distinct !DILexicalBlock(scope: !157, file: !3, line: 35, column: 9)
!174 = !DILocation(line: 35, column: 35, scope: !173)
!175 = !DILocation(line: 35, column: 32, scope: !173)
!176 = !DILocation(line: 35, column: 9, scope: !157)
!177 = !DILocation(line: 35, column: 42, scope: !178)
!178 = distinct !DILexicalBlock(scope: !179, file: !3, line: 35, column: 42)
!179 = distinct !DILexicalBlock(scope: !173, file: !3, line: 35, column: 42)
!180 = !DILocation(line: 35, column: 42, scope: !179)
!181 = !DILocation(line: 35, column: 42, scope: !173)
!182 = !DILocation(line: 36, column: 1, scope: !157)
