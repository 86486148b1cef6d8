; ModuleID = 'bench/programs/sdpor/bbuf.c'
source_filename = "bench/programs/sdpor/bbuf.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { %struct.__pthread_internal_list*, %struct.__pthread_internal_list* }
%union.pthread_cond_t = type { %struct.__pthread_cond_s }
%struct.__pthread_cond_s = type { %union.__atomic_wide_counter, %union.__atomic_wide_counter, [2 x i32], [2 x i32], i32, i32, [2 x i32] }
%union.__atomic_wide_counter = type { i64 }
%union.pthread_attr_t = type { i64, [48 x i8] }

@count = internal global i32 0, align 4, !dbg !0
@.str = private unnamed_addr constant [11 x i8] c"count == 0\00", align 1
@.str.1 = private unnamed_addr constant [28 x i8] c"bench/programs/sdpor/bbuf.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@mutex = internal global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !9
@not_full = internal global %union.pthread_cond_t zeroinitializer, align 8, !dbg !43
@buffer = internal global [1 x i32] zeroinitializer, align 4, !dbg !78
@write_index = internal global i32 0, align 4, !dbg !83
@not_empty = internal global %union.pthread_cond_t zeroinitializer, align 8, !dbg !85
@read_index = internal global i32 0, align 4, !dbg !87

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !97 {
entry:
  %retval = alloca i32, align 4
  %threads = alloca [4 x i64], align 16
  %t = alloca i32, align 4
  %t1 = alloca i32, align 4
  %t11 = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  call void @llvm.dbg.declare(metadata [4 x i64]* %threads, metadata !101, metadata !DIExpression()), !dbg !107
  call void @llvm.dbg.declare(metadata i32* %t, metadata !108, metadata !DIExpression()), !dbg !110
  store i32 0, i32* %t, align 4, !dbg !110
  br label %for.cond, !dbg !111

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i32, i32* %t, align 4, !dbg !112
  %cmp = icmp slt i32 %0, 2, !dbg !114
  br i1 %cmp, label %for.body, label %for.end, !dbg !115

for.body:                                         ; preds = %for.cond
  %1 = load i32, i32* %t, align 4, !dbg !116
  %idxprom = sext i32 %1 to i64, !dbg !117
  %arrayidx = getelementptr inbounds [4 x i64], [4 x i64]* %threads, i64 0, i64 %idxprom, !dbg !117
  %call = call i32 @pthread_create(i64* noundef %arrayidx, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @producer, i8* noundef null) #5, !dbg !118
  br label %for.inc, !dbg !118

for.inc:                                          ; preds = %for.body
  %2 = load i32, i32* %t, align 4, !dbg !119
  %inc = add nsw i32 %2, 1, !dbg !119
  store i32 %inc, i32* %t, align 4, !dbg !119
  br label %for.cond, !dbg !120, !llvm.loop !121

for.end:                                          ; preds = %for.cond
  call void @llvm.dbg.declare(metadata i32* %t1, metadata !124, metadata !DIExpression()), !dbg !126
  store i32 2, i32* %t1, align 4, !dbg !126
  br label %for.cond2, !dbg !127

for.cond2:                                        ; preds = %for.inc8, %for.end
  %3 = load i32, i32* %t1, align 4, !dbg !128
  %cmp3 = icmp slt i32 %3, 4, !dbg !130
  br i1 %cmp3, label %for.body4, label %for.end10, !dbg !131

for.body4:                                        ; preds = %for.cond2
  %4 = load i32, i32* %t1, align 4, !dbg !132
  %idxprom5 = sext i32 %4 to i64, !dbg !133
  %arrayidx6 = getelementptr inbounds [4 x i64], [4 x i64]* %threads, i64 0, i64 %idxprom5, !dbg !133
  %call7 = call i32 @pthread_create(i64* noundef %arrayidx6, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @consumer, i8* noundef null) #5, !dbg !134
  br label %for.inc8, !dbg !134

for.inc8:                                         ; preds = %for.body4
  %5 = load i32, i32* %t1, align 4, !dbg !135
  %inc9 = add nsw i32 %5, 1, !dbg !135
  store i32 %inc9, i32* %t1, align 4, !dbg !135
  br label %for.cond2, !dbg !136, !llvm.loop !137

for.end10:                                        ; preds = %for.cond2
  call void @llvm.dbg.declare(metadata i32* %t11, metadata !139, metadata !DIExpression()), !dbg !141
  store i32 0, i32* %t11, align 4, !dbg !141
  br label %for.cond12, !dbg !142

for.cond12:                                       ; preds = %for.inc18, %for.end10
  %6 = load i32, i32* %t11, align 4, !dbg !143
  %cmp13 = icmp slt i32 %6, 4, !dbg !145
  br i1 %cmp13, label %for.body14, label %for.end20, !dbg !146

for.body14:                                       ; preds = %for.cond12
  %7 = load i32, i32* %t11, align 4, !dbg !147
  %idxprom15 = sext i32 %7 to i64, !dbg !148
  %arrayidx16 = getelementptr inbounds [4 x i64], [4 x i64]* %threads, i64 0, i64 %idxprom15, !dbg !148
  %8 = load i64, i64* %arrayidx16, align 8, !dbg !148
  %call17 = call i32 @pthread_join(i64 noundef %8, i8** noundef null), !dbg !149
  br label %for.inc18, !dbg !149

for.inc18:                                        ; preds = %for.body14
  %9 = load i32, i32* %t11, align 4, !dbg !150
  %inc19 = add nsw i32 %9, 1, !dbg !150
  store i32 %inc19, i32* %t11, align 4, !dbg !150
  br label %for.cond12, !dbg !151, !llvm.loop !152

for.end20:                                        ; preds = %for.cond12
  %10 = load i32, i32* @count, align 4, !dbg !154
  %cmp21 = icmp eq i32 %10, 0, !dbg !154
  br i1 %cmp21, label %if.then, label %if.else, !dbg !157

if.then:                                          ; preds = %for.end20
  br label %if.end, !dbg !157

if.else:                                          ; preds = %for.end20
  call void @__assert_fail(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([28 x i8], [28 x i8]* @.str.1, i64 0, i64 0), i32 noundef 62, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #6, !dbg !154
  unreachable, !dbg !154

if.end:                                           ; preds = %if.then
  ret i32 0, !dbg !158
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal i8* @producer(i8* noundef %unused) #0 !dbg !159 {
entry:
  %unused.addr = alloca i8*, align 8
  %i = alloca i32, align 4
  store i8* %unused, i8** %unused.addr, align 8
  call void @llvm.dbg.declare(metadata i8** %unused.addr, metadata !163, metadata !DIExpression()), !dbg !164
  %0 = load i8*, i8** %unused.addr, align 8, !dbg !165
  call void @llvm.dbg.declare(metadata i32* %i, metadata !166, metadata !DIExpression()), !dbg !168
  store i32 0, i32* %i, align 4, !dbg !168
  br label %for.cond, !dbg !169

for.cond:                                         ; preds = %for.inc, %entry
  %1 = load i32, i32* %i, align 4, !dbg !170
  %cmp = icmp slt i32 %1, 2, !dbg !172
  br i1 %cmp, label %for.body, label %for.end, !dbg !173

for.body:                                         ; preds = %for.cond
  %call = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef @mutex) #5, !dbg !174
  br label %while.cond, !dbg !176

while.cond:                                       ; preds = %while.body, %for.body
  %2 = load i32, i32* @count, align 4, !dbg !177
  %cmp1 = icmp eq i32 %2, 1, !dbg !178
  br i1 %cmp1, label %while.body, label %while.end, !dbg !176

while.body:                                       ; preds = %while.cond
  %call2 = call i32 @pthread_cond_wait(%union.pthread_cond_t* noundef @not_full, %union.pthread_mutex_t* noundef @mutex), !dbg !179
  br label %while.cond, !dbg !176, !llvm.loop !180

while.end:                                        ; preds = %while.cond
  %3 = load i32, i32* %i, align 4, !dbg !182
  %4 = load i32, i32* @write_index, align 4, !dbg !183
  %idxprom = sext i32 %4 to i64, !dbg !184
  %arrayidx = getelementptr inbounds [1 x i32], [1 x i32]* @buffer, i64 0, i64 %idxprom, !dbg !184
  store i32 %3, i32* %arrayidx, align 4, !dbg !185
  %5 = load i32, i32* @write_index, align 4, !dbg !186
  %add = add nsw i32 %5, 1, !dbg !187
  %rem = srem i32 %add, 1, !dbg !188
  store i32 %rem, i32* @write_index, align 4, !dbg !189
  %6 = load i32, i32* @count, align 4, !dbg !190
  %inc = add nsw i32 %6, 1, !dbg !190
  store i32 %inc, i32* @count, align 4, !dbg !190
  %call3 = call i32 @pthread_cond_signal(%union.pthread_cond_t* noundef @not_empty) #5, !dbg !191
  %call4 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef @mutex) #5, !dbg !192
  br label %for.inc, !dbg !193

for.inc:                                          ; preds = %while.end
  %7 = load i32, i32* %i, align 4, !dbg !194
  %inc5 = add nsw i32 %7, 1, !dbg !194
  store i32 %inc5, i32* %i, align 4, !dbg !194
  br label %for.cond, !dbg !195, !llvm.loop !196

for.end:                                          ; preds = %for.cond
  ret i8* null, !dbg !198
}

; Function Attrs: noinline nounwind uwtable
define internal i8* @consumer(i8* noundef %unused) #0 !dbg !199 {
entry:
  %unused.addr = alloca i8*, align 8
  %j = alloca i32, align 4
  store i8* %unused, i8** %unused.addr, align 8
  call void @llvm.dbg.declare(metadata i8** %unused.addr, metadata !200, metadata !DIExpression()), !dbg !201
  %0 = load i8*, i8** %unused.addr, align 8, !dbg !202
  call void @llvm.dbg.declare(metadata i32* %j, metadata !203, metadata !DIExpression()), !dbg !205
  store i32 0, i32* %j, align 4, !dbg !205
  br label %for.cond, !dbg !206

for.cond:                                         ; preds = %for.inc, %entry
  %1 = load i32, i32* %j, align 4, !dbg !207
  %cmp = icmp slt i32 %1, 2, !dbg !209
  br i1 %cmp, label %for.body, label %for.end, !dbg !210

for.body:                                         ; preds = %for.cond
  %call = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef @mutex) #5, !dbg !211
  br label %while.cond, !dbg !213

while.cond:                                       ; preds = %while.body, %for.body
  %2 = load i32, i32* @count, align 4, !dbg !214
  %cmp1 = icmp eq i32 %2, 0, !dbg !215
  br i1 %cmp1, label %while.body, label %while.end, !dbg !213

while.body:                                       ; preds = %while.cond
  %call2 = call i32 @pthread_cond_wait(%union.pthread_cond_t* noundef @not_empty, %union.pthread_mutex_t* noundef @mutex), !dbg !216
  br label %while.cond, !dbg !213, !llvm.loop !217

while.end:                                        ; preds = %while.cond
  %3 = load i32, i32* @read_index, align 4, !dbg !219
  %idxprom = sext i32 %3 to i64, !dbg !220
  %arrayidx = getelementptr inbounds [1 x i32], [1 x i32]* @buffer, i64 0, i64 %idxprom, !dbg !220
  %4 = load volatile i32, i32* %arrayidx, align 4, !dbg !221
  %5 = load i32, i32* @read_index, align 4, !dbg !222
  %add = add nsw i32 %5, 1, !dbg !223
  %rem = srem i32 %add, 1, !dbg !224
  store i32 %rem, i32* @read_index, align 4, !dbg !225
  %6 = load i32, i32* @count, align 4, !dbg !226
  %dec = add nsw i32 %6, -1, !dbg !226
  store i32 %dec, i32* @count, align 4, !dbg !226
  %call3 = call i32 @pthread_cond_signal(%union.pthread_cond_t* noundef @not_full) #5, !dbg !227
  %call4 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef @mutex) #5, !dbg !228
  br label %for.inc, !dbg !229

for.inc:                                          ; preds = %while.end
  %7 = load i32, i32* %j, align 4, !dbg !230
  %inc = add nsw i32 %7, 1, !dbg !230
  store i32 %inc, i32* %j, align 4, !dbg !230
  br label %for.cond, !dbg !231, !llvm.loop !232

for.end:                                          ; preds = %for.cond
  ret i8* null, !dbg !234
}

declare i32 @pthread_join(i64 noundef, i8** noundef) #3

; Function Attrs: noreturn nounwind
declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef) #4

; Function Attrs: nounwind
declare i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef) #2

declare i32 @pthread_cond_wait(%union.pthread_cond_t* noundef, %union.pthread_mutex_t* noundef) #3

; Function Attrs: nounwind
declare i32 @pthread_cond_signal(%union.pthread_cond_t* noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }
attributes #6 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!89, !90, !91, !92, !93, !94, !95}
!llvm.ident = !{!96}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "count", scope: !2, file: !3, line: 27, type: !7, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !8, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "bench/programs/sdpor/bbuf.c", directory: ".", checksumkind: CSK_MD5, checksum: "256f5c2a3c8f4a1beebcd016af541c4f")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!6 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !7)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !{!0, !9, !43, !78, !83, !85, !87}
!9 = !DIGlobalVariableExpression(var: !10, expr: !DIExpression())
!10 = distinct !DIGlobalVariable(name: "mutex", scope: !2, file: !3, line: 25, type: !11, isLocal: true, isDefinition: true)
!11 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !12, line: 72, baseType: !13)
!12 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!13 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !12, line: 67, size: 320, elements: !14)
!14 = !{!15, !36, !41}
!15 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !13, file: !12, line: 69, baseType: !16, size: 320)
!16 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !17, line: 22, size: 320, elements: !18)
!17 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/struct_mutex.h", directory: "", checksumkind: CSK_MD5, checksum: "584baedd80e6041b81caae7f496091c0")
!18 = !{!19, !20, !22, !23, !24, !25, !27, !28}
!19 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !16, file: !17, line: 24, baseType: !7, size: 32)
!20 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !16, file: !17, line: 25, baseType: !21, size: 32, offset: 32)
!21 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!22 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !16, file: !17, line: 26, baseType: !7, size: 32, offset: 64)
!23 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !16, file: !17, line: 28, baseType: !21, size: 32, offset: 96)
!24 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !16, file: !17, line: 32, baseType: !7, size: 32, offset: 128)
!25 = !DIDerivedType(tag: DW_TAG_member, name: "__spins", scope: !16, file: !17, line: 34, baseType: !26, size: 16, offset: 160)
!26 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!27 = !DIDerivedType(tag: DW_TAG_member, name: "__elision", scope: !16, file: !17, line: 35, baseType: !26, size: 16, offset: 176)
!28 = !DIDerivedType(tag: DW_TAG_member, name: "__list", scope: !16, file: !17, line: 36, baseType: !29, size: 128, offset: 192)
!29 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pthread_list_t", file: !30, line: 55, baseType: !31)
!30 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/thread-shared-types.h", directory: "", checksumkind: CSK_MD5, checksum: "04c81e86d34dad9c99ad006d32e47a0d")
!31 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_internal_list", file: !30, line: 51, size: 128, elements: !32)
!32 = !{!33, !35}
!33 = !DIDerivedType(tag: DW_TAG_member, name: "__prev", scope: !31, file: !30, line: 53, baseType: !34, size: 64)
!34 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !31, size: 64)
!35 = !DIDerivedType(tag: DW_TAG_member, name: "__next", scope: !31, file: !30, line: 54, baseType: !34, size: 64, offset: 64)
!36 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !13, file: !12, line: 70, baseType: !37, size: 320)
!37 = !DICompositeType(tag: DW_TAG_array_type, baseType: !38, size: 320, elements: !39)
!38 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!39 = !{!40}
!40 = !DISubrange(count: 40)
!41 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !13, file: !12, line: 71, baseType: !42, size: 64)
!42 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!43 = !DIGlobalVariableExpression(var: !44, expr: !DIExpression())
!44 = distinct !DIGlobalVariable(name: "not_full", scope: !2, file: !3, line: 26, type: !45, isLocal: true, isDefinition: true)
!45 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_cond_t", file: !12, line: 80, baseType: !46)
!46 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !12, line: 75, size: 384, elements: !47)
!47 = !{!48, !72, !76}
!48 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !46, file: !12, line: 77, baseType: !49, size: 384)
!49 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_cond_s", file: !30, line: 94, size: 384, elements: !50)
!50 = !{!51, !63, !64, !68, !69, !70, !71}
!51 = !DIDerivedType(tag: DW_TAG_member, name: "__wseq", scope: !49, file: !30, line: 96, baseType: !52, size: 64)
!52 = !DIDerivedType(tag: DW_TAG_typedef, name: "__atomic_wide_counter", file: !53, line: 33, baseType: !54)
!53 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/atomic_wide_counter.h", directory: "", checksumkind: CSK_MD5, checksum: "2708e6e61e266abad2d765ccef838dbe")
!54 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !53, line: 25, size: 64, elements: !55)
!55 = !{!56, !58}
!56 = !DIDerivedType(tag: DW_TAG_member, name: "__value64", scope: !54, file: !53, line: 27, baseType: !57, size: 64)
!57 = !DIBasicType(name: "unsigned long long", size: 64, encoding: DW_ATE_unsigned)
!58 = !DIDerivedType(tag: DW_TAG_member, name: "__value32", scope: !54, file: !53, line: 32, baseType: !59, size: 64)
!59 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !54, file: !53, line: 28, size: 64, elements: !60)
!60 = !{!61, !62}
!61 = !DIDerivedType(tag: DW_TAG_member, name: "__low", scope: !59, file: !53, line: 30, baseType: !21, size: 32)
!62 = !DIDerivedType(tag: DW_TAG_member, name: "__high", scope: !59, file: !53, line: 31, baseType: !21, size: 32, offset: 32)
!63 = !DIDerivedType(tag: DW_TAG_member, name: "__g1_start", scope: !49, file: !30, line: 97, baseType: !52, size: 64, offset: 64)
!64 = !DIDerivedType(tag: DW_TAG_member, name: "__g_refs", scope: !49, file: !30, line: 98, baseType: !65, size: 64, offset: 128)
!65 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 64, elements: !66)
!66 = !{!67}
!67 = !DISubrange(count: 2)
!68 = !DIDerivedType(tag: DW_TAG_member, name: "__g_size", scope: !49, file: !30, line: 99, baseType: !65, size: 64, offset: 192)
!69 = !DIDerivedType(tag: DW_TAG_member, name: "__g1_orig_size", scope: !49, file: !30, line: 100, baseType: !21, size: 32, offset: 256)
!70 = !DIDerivedType(tag: DW_TAG_member, name: "__wrefs", scope: !49, file: !30, line: 101, baseType: !21, size: 32, offset: 288)
!71 = !DIDerivedType(tag: DW_TAG_member, name: "__g_signals", scope: !49, file: !30, line: 102, baseType: !65, size: 64, offset: 320)
!72 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !46, file: !12, line: 78, baseType: !73, size: 384)
!73 = !DICompositeType(tag: DW_TAG_array_type, baseType: !38, size: 384, elements: !74)
!74 = !{!75}
!75 = !DISubrange(count: 48)
!76 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !46, file: !12, line: 79, baseType: !77, size: 64)
!77 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!78 = !DIGlobalVariableExpression(var: !79, expr: !DIExpression())
!79 = distinct !DIGlobalVariable(name: "buffer", scope: !2, file: !3, line: 27, type: !80, isLocal: true, isDefinition: true)
!80 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 32, elements: !81)
!81 = !{!82}
!82 = !DISubrange(count: 1)
!83 = !DIGlobalVariableExpression(var: !84, expr: !DIExpression())
!84 = distinct !DIGlobalVariable(name: "write_index", scope: !2, file: !3, line: 27, type: !7, isLocal: true, isDefinition: true)
!85 = !DIGlobalVariableExpression(var: !86, expr: !DIExpression())
!86 = distinct !DIGlobalVariable(name: "not_empty", scope: !2, file: !3, line: 26, type: !45, isLocal: true, isDefinition: true)
!87 = !DIGlobalVariableExpression(var: !88, expr: !DIExpression())
!88 = distinct !DIGlobalVariable(name: "read_index", scope: !2, file: !3, line: 27, type: !7, isLocal: true, isDefinition: true)
!89 = !{i32 7, !"Dwarf Version", i32 5}
!90 = !{i32 2, !"Debug Info Version", i32 3}
!91 = !{i32 1, !"wchar_size", i32 4}
!92 = !{i32 7, !"PIC Level", i32 2}
!93 = !{i32 7, !"PIE Level", i32 2}
!94 = !{i32 7, !"uwtable", i32 1}
!95 = !{i32 7, !"frame-pointer", i32 2}
!96 = !{!"Debian clang version 14.0.6"}
!97 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 57, type: !98, scopeLine: 57, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !100)
!98 = !DISubroutineType(types: !99)
!99 = !{!7}
!100 = !{}
!101 = !DILocalVariable(name: "threads", scope: !97, file: !3, line: 58, type: !102)
!102 = !DICompositeType(tag: DW_TAG_array_type, baseType: !103, size: 256, elements: !105)
!103 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !12, line: 27, baseType: !104)
!104 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!105 = !{!106}
!106 = !DISubrange(count: 4)
!107 = !DILocation(line: 58, column: 15, scope: !97)
!108 = !DILocalVariable(name: "t", scope: !109, file: !3, line: 59, type: !7)
!109 = distinct !DILexicalBlock(scope: !97, file: !3, line: 59, column: 5)
!110 = !DILocation(line: 59, column: 14, scope: !109)
!111 = !DILocation(line: 59, column: 10, scope: !109)
!112 = !DILocation(line: 59, column: 21, scope: !113)
!113 = distinct !DILexicalBlock(scope: !109, file: !3, line: 59, column: 5)
!114 = !DILocation(line: 59, column: 23, scope: !113)
!115 = !DILocation(line: 59, column: 5, scope: !109)
!116 = !DILocation(line: 59, column: 57, scope: !113)
!117 = !DILocation(line: 59, column: 49, scope: !113)
!118 = !DILocation(line: 59, column: 33, scope: !113)
!119 = !DILocation(line: 59, column: 29, scope: !113)
!120 = !DILocation(line: 59, column: 5, scope: !113)
!121 = distinct !{!121, !115, !122, !123}
!122 = !DILocation(line: 59, column: 75, scope: !109)
!123 = !{!"llvm.loop.mustprogress"}
!124 = !DILocalVariable(name: "t", scope: !125, file: !3, line: 60, type: !7)
!125 = distinct !DILexicalBlock(scope: !97, file: !3, line: 60, column: 5)
!126 = !DILocation(line: 60, column: 14, scope: !125)
!127 = !DILocation(line: 60, column: 10, scope: !125)
!128 = !DILocation(line: 60, column: 21, scope: !129)
!129 = distinct !DILexicalBlock(scope: !125, file: !3, line: 60, column: 5)
!130 = !DILocation(line: 60, column: 23, scope: !129)
!131 = !DILocation(line: 60, column: 5, scope: !125)
!132 = !DILocation(line: 60, column: 61, scope: !129)
!133 = !DILocation(line: 60, column: 53, scope: !129)
!134 = !DILocation(line: 60, column: 37, scope: !129)
!135 = !DILocation(line: 60, column: 33, scope: !129)
!136 = !DILocation(line: 60, column: 5, scope: !129)
!137 = distinct !{!137, !131, !138, !123}
!138 = !DILocation(line: 60, column: 79, scope: !125)
!139 = !DILocalVariable(name: "t", scope: !140, file: !3, line: 61, type: !7)
!140 = distinct !DILexicalBlock(scope: !97, file: !3, line: 61, column: 5)
!141 = !DILocation(line: 61, column: 14, scope: !140)
!142 = !DILocation(line: 61, column: 10, scope: !140)
!143 = !DILocation(line: 61, column: 21, scope: !144)
!144 = distinct !DILexicalBlock(scope: !140, file: !3, line: 61, column: 5)
!145 = !DILocation(line: 61, column: 23, scope: !144)
!146 = !DILocation(line: 61, column: 5, scope: !140)
!147 = !DILocation(line: 61, column: 58, scope: !144)
!148 = !DILocation(line: 61, column: 50, scope: !144)
!149 = !DILocation(line: 61, column: 37, scope: !144)
!150 = !DILocation(line: 61, column: 33, scope: !144)
!151 = !DILocation(line: 61, column: 5, scope: !144)
!152 = distinct !{!152, !146, !153, !123}
!153 = !DILocation(line: 61, column: 63, scope: !140)
!154 = !DILocation(line: 62, column: 5, scope: !155)
!155 = distinct !DILexicalBlock(scope: !156, file: !3, line: 62, column: 5)
!156 = distinct !DILexicalBlock(scope: !97, file: !3, line: 62, column: 5)
!157 = !DILocation(line: 62, column: 5, scope: !156)
!158 = !DILocation(line: 63, column: 5, scope: !97)
!159 = distinct !DISubprogram(name: "producer", scope: !3, file: !3, line: 29, type: !160, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !100)
!160 = !DISubroutineType(types: !161)
!161 = !{!162, !162}
!162 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!163 = !DILocalVariable(name: "unused", arg: 1, scope: !159, file: !3, line: 29, type: !162)
!164 = !DILocation(line: 29, column: 29, scope: !159)
!165 = !DILocation(line: 30, column: 11, scope: !159)
!166 = !DILocalVariable(name: "i", scope: !167, file: !3, line: 31, type: !7)
!167 = distinct !DILexicalBlock(scope: !159, file: !3, line: 31, column: 5)
!168 = !DILocation(line: 31, column: 14, scope: !167)
!169 = !DILocation(line: 31, column: 10, scope: !167)
!170 = !DILocation(line: 31, column: 21, scope: !171)
!171 = distinct !DILexicalBlock(scope: !167, file: !3, line: 31, column: 5)
!172 = !DILocation(line: 31, column: 23, scope: !171)
!173 = !DILocation(line: 31, column: 5, scope: !167)
!174 = !DILocation(line: 32, column: 9, scope: !175)
!175 = distinct !DILexicalBlock(scope: !171, file: !3, line: 31, column: 33)
!176 = !DILocation(line: 33, column: 9, scope: !175)
!177 = !DILocation(line: 33, column: 16, scope: !175)
!178 = !DILocation(line: 33, column: 22, scope: !175)
!179 = !DILocation(line: 33, column: 30, scope: !175)
!180 = distinct !{!180, !176, !181, !123}
!181 = !DILocation(line: 33, column: 65, scope: !175)
!182 = !DILocation(line: 34, column: 31, scope: !175)
!183 = !DILocation(line: 34, column: 16, scope: !175)
!184 = !DILocation(line: 34, column: 9, scope: !175)
!185 = !DILocation(line: 34, column: 29, scope: !175)
!186 = !DILocation(line: 35, column: 24, scope: !175)
!187 = !DILocation(line: 35, column: 36, scope: !175)
!188 = !DILocation(line: 35, column: 41, scope: !175)
!189 = !DILocation(line: 35, column: 21, scope: !175)
!190 = !DILocation(line: 36, column: 14, scope: !175)
!191 = !DILocation(line: 37, column: 9, scope: !175)
!192 = !DILocation(line: 38, column: 9, scope: !175)
!193 = !DILocation(line: 39, column: 5, scope: !175)
!194 = !DILocation(line: 31, column: 29, scope: !171)
!195 = !DILocation(line: 31, column: 5, scope: !171)
!196 = distinct !{!196, !173, !197, !123}
!197 = !DILocation(line: 39, column: 5, scope: !167)
!198 = !DILocation(line: 40, column: 5, scope: !159)
!199 = distinct !DISubprogram(name: "consumer", scope: !3, file: !3, line: 43, type: !160, scopeLine: 43, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !100)
!200 = !DILocalVariable(name: "unused", arg: 1, scope: !199, file: !3, line: 43, type: !162)
!201 = !DILocation(line: 43, column: 29, scope: !199)
!202 = !DILocation(line: 44, column: 11, scope: !199)
!203 = !DILocalVariable(name: "j", scope: !204, file: !3, line: 45, type: !7)
!204 = distinct !DILexicalBlock(scope: !199, file: !3, line: 45, column: 5)
!205 = !DILocation(line: 45, column: 14, scope: !204)
!206 = !DILocation(line: 45, column: 10, scope: !204)
!207 = !DILocation(line: 45, column: 21, scope: !208)
!208 = distinct !DILexicalBlock(scope: !204, file: !3, line: 45, column: 5)
!209 = !DILocation(line: 45, column: 23, scope: !208)
!210 = !DILocation(line: 45, column: 5, scope: !204)
!211 = !DILocation(line: 46, column: 9, scope: !212)
!212 = distinct !DILexicalBlock(scope: !208, file: !3, line: 45, column: 33)
!213 = !DILocation(line: 47, column: 9, scope: !212)
!214 = !DILocation(line: 47, column: 16, scope: !212)
!215 = !DILocation(line: 47, column: 22, scope: !212)
!216 = !DILocation(line: 47, column: 28, scope: !212)
!217 = distinct !{!217, !213, !218, !123}
!218 = !DILocation(line: 47, column: 64, scope: !212)
!219 = !DILocation(line: 48, column: 40, scope: !212)
!220 = !DILocation(line: 48, column: 33, scope: !212)
!221 = !DILocation(line: 48, column: 15, scope: !212)
!222 = !DILocation(line: 49, column: 23, scope: !212)
!223 = !DILocation(line: 49, column: 34, scope: !212)
!224 = !DILocation(line: 49, column: 39, scope: !212)
!225 = !DILocation(line: 49, column: 20, scope: !212)
!226 = !DILocation(line: 50, column: 14, scope: !212)
!227 = !DILocation(line: 51, column: 9, scope: !212)
!228 = !DILocation(line: 52, column: 9, scope: !212)
!229 = !DILocation(line: 53, column: 5, scope: !212)
!230 = !DILocation(line: 45, column: 29, scope: !208)
!231 = !DILocation(line: 45, column: 5, scope: !208)
!232 = distinct !{!232, !210, !233, !123}
!233 = !DILocation(line: 53, column: 5, scope: !204)
!234 = !DILocation(line: 54, column: 5, scope: !199)
