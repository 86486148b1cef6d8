; ModuleID = 'bench/programs/pop/circular_buffer.c'
source_filename = "bench/programs/pop/circular_buffer.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { %struct.__pthread_internal_list*, %struct.__pthread_internal_list* }
%union.pthread_mutexattr_t = type { i32 }
%union.pthread_attr_t = type { i64, [48 x i8] }

@mutex = internal global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !0
@capacity = internal global i32 0, align 4, !dbg !7
@may_send = internal global i8 0, align 1, !dbg !10
@.str = private unnamed_addr constant [9 x i8] c"inserted\00", align 1
@.str.1 = private unnamed_addr constant [37 x i8] c"bench/programs/pop/circular_buffer.c\00", align 1
@__PRETTY_FUNCTION__.producer = private unnamed_addr constant [23 x i8] c"void *producer(void *)\00", align 1
@last_sent = internal global i32 0, align 4, !dbg !20
@may_receive = internal global i8 0, align 1, !dbg !23
@write_index = internal global i32 0, align 4, !dbg !13
@buffer = internal global [10 x i8] zeroinitializer, align 1, !dbg !15
@.str.2 = private unnamed_addr constant [23 x i8] c"write_index < capacity\00", align 1
@__PRETTY_FUNCTION__.insert = private unnamed_addr constant [18 x i8] c"_Bool insert(int)\00", align 1
@.str.3 = private unnamed_addr constant [22 x i8] c"received == last_sent\00", align 1
@__PRETTY_FUNCTION__.consumer = private unnamed_addr constant [23 x i8] c"void *consumer(void *)\00", align 1
@read_index = internal global i32 0, align 4, !dbg !25

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !65 {
entry:
  %retval = alloca i32, align 4
  %first = alloca i64, align 8
  %second = alloca i64, align 8
  store i32 0, i32* %retval, align 4
  call void @llvm.dbg.declare(metadata i64* %first, metadata !69, metadata !DIExpression()), !dbg !72
  call void @llvm.dbg.declare(metadata i64* %second, metadata !73, metadata !DIExpression()), !dbg !74
  %call = call i32 @pthread_mutex_init(%union.pthread_mutex_t* noundef @mutex, %union.pthread_mutexattr_t* noundef null) #5, !dbg !75
  store i32 10, i32* @capacity, align 4, !dbg !76
  store i8 1, i8* @may_send, align 1, !dbg !77
  %call1 = call i32 @pthread_create(i64* noundef %first, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @producer, i8* noundef null) #5, !dbg !78
  %call2 = call i32 @pthread_create(i64* noundef %second, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @consumer, i8* noundef null) #5, !dbg !79
  %0 = load i64, i64* %first, align 8, !dbg !80
  %call3 = call i32 @pthread_join(i64 noundef %0, i8** noundef null), !dbg !81
  %1 = load i64, i64* %second, align 8, !dbg !82
  %call4 = call i32 @pthread_join(i64 noundef %1, i8** noundef null), !dbg !83
  ret i32 0, !dbg !84
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_mutex_init(%union.pthread_mutex_t* noundef, %union.pthread_mutexattr_t* noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal i8* @producer(i8* noundef %unused) #0 !dbg !85 {
entry:
  %unused.addr = alloca i8*, align 8
  %i = alloca i32, align 4
  %inserted = alloca i8, align 1
  store i8* %unused, i8** %unused.addr, align 8
  call void @llvm.dbg.declare(metadata i8** %unused.addr, metadata !89, metadata !DIExpression()), !dbg !90
  %0 = load i8*, i8** %unused.addr, align 8, !dbg !91
  call void @llvm.dbg.declare(metadata i32* %i, metadata !92, metadata !DIExpression()), !dbg !94
  store i32 0, i32* %i, align 4, !dbg !94
  br label %for.cond, !dbg !95

for.cond:                                         ; preds = %for.inc, %entry
  %1 = load i32, i32* %i, align 4, !dbg !96
  %cmp = icmp slt i32 %1, 8, !dbg !98
  br i1 %cmp, label %for.body, label %for.end, !dbg !99

for.body:                                         ; preds = %for.cond
  %call = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef @mutex) #5, !dbg !100
  %2 = load i8, i8* @may_send, align 1, !dbg !102
  %tobool = trunc i8 %2 to i1, !dbg !102
  br i1 %tobool, label %if.then, label %if.end4, !dbg !104

if.then:                                          ; preds = %for.body
  call void @llvm.dbg.declare(metadata i8* %inserted, metadata !105, metadata !DIExpression()), !dbg !107
  %3 = load i32, i32* %i, align 4, !dbg !108
  %call1 = call zeroext i1 @insert(i32 noundef %3), !dbg !109
  %frombool = zext i1 %call1 to i8, !dbg !107
  store i8 %frombool, i8* %inserted, align 1, !dbg !107
  %4 = load i8, i8* %inserted, align 1, !dbg !110
  %tobool2 = trunc i8 %4 to i1, !dbg !110
  br i1 %tobool2, label %if.then3, label %if.else, !dbg !113

if.then3:                                         ; preds = %if.then
  br label %if.end, !dbg !113

if.else:                                          ; preds = %if.then
  call void @__assert_fail(i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([37 x i8], [37 x i8]* @.str.1, i64 0, i64 0), i32 noundef 51, i8* noundef getelementptr inbounds ([23 x i8], [23 x i8]* @__PRETTY_FUNCTION__.producer, i64 0, i64 0)) #6, !dbg !110
  unreachable, !dbg !110

if.end:                                           ; preds = %if.then3
  %5 = load i32, i32* %i, align 4, !dbg !114
  store i32 %5, i32* @last_sent, align 4, !dbg !115
  store i8 0, i8* @may_send, align 1, !dbg !116
  store i8 1, i8* @may_receive, align 1, !dbg !117
  br label %if.end4, !dbg !118

if.end4:                                          ; preds = %if.end, %for.body
  %call5 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef @mutex) #5, !dbg !119
  br label %for.inc, !dbg !120

for.inc:                                          ; preds = %if.end4
  %6 = load i32, i32* %i, align 4, !dbg !121
  %inc = add nsw i32 %6, 1, !dbg !121
  store i32 %inc, i32* %i, align 4, !dbg !121
  br label %for.cond, !dbg !122, !llvm.loop !123

for.end:                                          ; preds = %for.cond
  ret i8* null, !dbg !126
}

; Function Attrs: noinline nounwind uwtable
define internal i8* @consumer(i8* noundef %unused) #0 !dbg !127 {
entry:
  %unused.addr = alloca i8*, align 8
  %i = alloca i32, align 4
  %received = alloca i32, align 4
  store i8* %unused, i8** %unused.addr, align 8
  call void @llvm.dbg.declare(metadata i8** %unused.addr, metadata !128, metadata !DIExpression()), !dbg !129
  %0 = load i8*, i8** %unused.addr, align 8, !dbg !130
  call void @llvm.dbg.declare(metadata i32* %i, metadata !131, metadata !DIExpression()), !dbg !133
  store i32 0, i32* %i, align 4, !dbg !133
  br label %for.cond, !dbg !134

for.cond:                                         ; preds = %for.inc, %entry
  %1 = load i32, i32* %i, align 4, !dbg !135
  %cmp = icmp slt i32 %1, 8, !dbg !137
  br i1 %cmp, label %for.body, label %for.end, !dbg !138

for.body:                                         ; preds = %for.cond
  %call = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef @mutex) #5, !dbg !139
  %2 = load i8, i8* @may_receive, align 1, !dbg !141
  %tobool = trunc i8 %2 to i1, !dbg !141
  br i1 %tobool, label %if.then, label %if.end4, !dbg !143

if.then:                                          ; preds = %for.body
  call void @llvm.dbg.declare(metadata i32* %received, metadata !144, metadata !DIExpression()), !dbg !146
  %call1 = call i32 @take(), !dbg !147
  store i32 %call1, i32* %received, align 4, !dbg !146
  %3 = load i32, i32* %received, align 4, !dbg !148
  %4 = load i32, i32* @last_sent, align 4, !dbg !148
  %cmp2 = icmp eq i32 %3, %4, !dbg !148
  br i1 %cmp2, label %if.then3, label %if.else, !dbg !151

if.then3:                                         ; preds = %if.then
  br label %if.end, !dbg !151

if.else:                                          ; preds = %if.then
  call void @__assert_fail(i8* noundef getelementptr inbounds ([22 x i8], [22 x i8]* @.str.3, i64 0, i64 0), i8* noundef getelementptr inbounds ([37 x i8], [37 x i8]* @.str.1, i64 0, i64 0), i32 noundef 67, i8* noundef getelementptr inbounds ([23 x i8], [23 x i8]* @__PRETTY_FUNCTION__.consumer, i64 0, i64 0)) #6, !dbg !148
  unreachable, !dbg !148

if.end:                                           ; preds = %if.then3
  store i8 0, i8* @may_receive, align 1, !dbg !152
  store i8 1, i8* @may_send, align 1, !dbg !153
  br label %if.end4, !dbg !154

if.end4:                                          ; preds = %if.end, %for.body
  %call5 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef @mutex) #5, !dbg !155
  br label %for.inc, !dbg !156

for.inc:                                          ; preds = %if.end4
  %5 = load i32, i32* %i, align 4, !dbg !157
  %inc = add nsw i32 %5, 1, !dbg !157
  store i32 %inc, i32* %i, align 4, !dbg !157
  br label %for.cond, !dbg !158, !llvm.loop !159

for.end:                                          ; preds = %for.cond
  ret i8* null, !dbg !161
}

declare i32 @pthread_join(i64 noundef, i8** noundef) #3

; Function Attrs: nounwind
declare i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal zeroext i1 @insert(i32 noundef %value) #0 !dbg !162 {
entry:
  %retval = alloca i1, align 1
  %value.addr = alloca i32, align 4
  store i32 %value, i32* %value.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %value.addr, metadata !165, metadata !DIExpression()), !dbg !166
  %0 = load i32, i32* @write_index, align 4, !dbg !167
  %1 = load i32, i32* @capacity, align 4, !dbg !169
  %cmp = icmp uge i32 %0, %1, !dbg !170
  br i1 %cmp, label %if.then, label %if.end, !dbg !171

if.then:                                          ; preds = %entry
  store i1 false, i1* %retval, align 1, !dbg !172
  br label %return, !dbg !172

if.end:                                           ; preds = %entry
  %2 = load i32, i32* %value.addr, align 4, !dbg !173
  %conv = trunc i32 %2 to i8, !dbg !174
  %3 = load i32, i32* @write_index, align 4, !dbg !175
  %idxprom = zext i32 %3 to i64, !dbg !176
  %arrayidx = getelementptr inbounds [10 x i8], [10 x i8]* @buffer, i64 0, i64 %idxprom, !dbg !176
  store i8 %conv, i8* %arrayidx, align 1, !dbg !177
  %4 = load i32, i32* @write_index, align 4, !dbg !178
  %add = add i32 %4, 1, !dbg !179
  %5 = load i32, i32* @capacity, align 4, !dbg !180
  %rem = urem i32 %add, %5, !dbg !181
  store i32 %rem, i32* @write_index, align 4, !dbg !182
  %6 = load i32, i32* @write_index, align 4, !dbg !183
  %7 = load i32, i32* @capacity, align 4, !dbg !183
  %cmp1 = icmp ult i32 %6, %7, !dbg !183
  br i1 %cmp1, label %if.then3, label %if.else, !dbg !186

if.then3:                                         ; preds = %if.end
  br label %if.end4, !dbg !186

if.else:                                          ; preds = %if.end
  call void @__assert_fail(i8* noundef getelementptr inbounds ([23 x i8], [23 x i8]* @.str.2, i64 0, i64 0), i8* noundef getelementptr inbounds ([37 x i8], [37 x i8]* @.str.1, i64 0, i64 0), i32 noundef 32, i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @__PRETTY_FUNCTION__.insert, i64 0, i64 0)) #6, !dbg !183
  unreachable, !dbg !183

if.end4:                                          ; preds = %if.then3
  store i1 true, i1* %retval, align 1, !dbg !187
  br label %return, !dbg !187

return:                                           ; preds = %if.end4, %if.then
  %8 = load i1, i1* %retval, align 1, !dbg !188
  ret i1 %8, !dbg !188
}

; Function Attrs: noreturn nounwind
declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef) #4

; Function Attrs: nounwind
declare i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal i32 @take() #0 !dbg !189 {
entry:
  %retval = alloca i32, align 4
  %at = alloca i32, align 4
  %0 = load i32, i32* @write_index, align 4, !dbg !190
  %cmp = icmp ugt i32 %0, 0, !dbg !192
  br i1 %cmp, label %land.lhs.true, label %if.end, !dbg !193

land.lhs.true:                                    ; preds = %entry
  %1 = load i32, i32* @read_index, align 4, !dbg !194
  %2 = load i32, i32* @capacity, align 4, !dbg !195
  %cmp1 = icmp ult i32 %1, %2, !dbg !196
  br i1 %cmp1, label %if.then, label %if.end, !dbg !197

if.then:                                          ; preds = %land.lhs.true
  call void @llvm.dbg.declare(metadata i32* %at, metadata !198, metadata !DIExpression()), !dbg !200
  %3 = load i32, i32* @read_index, align 4, !dbg !201
  store i32 %3, i32* %at, align 4, !dbg !200
  %4 = load i32, i32* %at, align 4, !dbg !202
  %add = add i32 %4, 1, !dbg !203
  store i32 %add, i32* @read_index, align 4, !dbg !204
  %5 = load i32, i32* %at, align 4, !dbg !205
  %idxprom = zext i32 %5 to i64, !dbg !206
  %arrayidx = getelementptr inbounds [10 x i8], [10 x i8]* @buffer, i64 0, i64 %idxprom, !dbg !206
  %6 = load i8, i8* %arrayidx, align 1, !dbg !206
  %conv = sext i8 %6 to i32, !dbg !206
  store i32 %conv, i32* %retval, align 4, !dbg !207
  br label %return, !dbg !207

if.end:                                           ; preds = %land.lhs.true, %entry
  store i32 -1, i32* %retval, align 4, !dbg !208
  br label %return, !dbg !208

return:                                           ; preds = %if.end, %if.then
  %7 = load i32, i32* %retval, align 4, !dbg !209
  ret i32 %7, !dbg !209
}

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }
attributes #6 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!57, !58, !59, !60, !61, !62, !63}
!llvm.ident = !{!64}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "mutex", scope: !2, file: !3, line: 22, type: !27, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "bench/programs/pop/circular_buffer.c", directory: ".", checksumkind: CSK_MD5, checksum: "1bc3bd705e0e66ab52a69a02c128c4cc")
!4 = !{!5}
!5 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!6 = !{!0, !7, !10, !13, !15, !20, !23, !25}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "capacity", scope: !2, file: !3, line: 24, type: !9, isLocal: true, isDefinition: true)
!9 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!10 = !DIGlobalVariableExpression(var: !11, expr: !DIExpression())
!11 = distinct !DIGlobalVariable(name: "may_send", scope: !2, file: !3, line: 25, type: !12, isLocal: true, isDefinition: true)
!12 = !DIBasicType(name: "_Bool", size: 8, encoding: DW_ATE_boolean)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(name: "write_index", scope: !2, file: !3, line: 24, type: !9, isLocal: true, isDefinition: true)
!15 = !DIGlobalVariableExpression(var: !16, expr: !DIExpression())
!16 = distinct !DIGlobalVariable(name: "buffer", scope: !2, file: !3, line: 23, type: !17, isLocal: true, isDefinition: true)
!17 = !DICompositeType(tag: DW_TAG_array_type, baseType: !5, size: 80, elements: !18)
!18 = !{!19}
!19 = !DISubrange(count: 10)
!20 = !DIGlobalVariableExpression(var: !21, expr: !DIExpression())
!21 = distinct !DIGlobalVariable(name: "last_sent", scope: !2, file: !3, line: 26, type: !22, isLocal: true, isDefinition: true)
!22 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!23 = !DIGlobalVariableExpression(var: !24, expr: !DIExpression())
!24 = distinct !DIGlobalVariable(name: "may_receive", scope: !2, file: !3, line: 25, type: !12, isLocal: true, isDefinition: true)
!25 = !DIGlobalVariableExpression(var: !26, expr: !DIExpression())
!26 = distinct !DIGlobalVariable(name: "read_index", scope: !2, file: !3, line: 24, type: !9, isLocal: true, isDefinition: true)
!27 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !28, line: 72, baseType: !29)
!28 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!29 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !28, line: 67, size: 320, elements: !30)
!30 = !{!31, !51, !55}
!31 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !29, file: !28, line: 69, baseType: !32, size: 320)
!32 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !33, line: 22, size: 320, elements: !34)
!33 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/struct_mutex.h", directory: "", checksumkind: CSK_MD5, checksum: "584baedd80e6041b81caae7f496091c0")
!34 = !{!35, !36, !37, !38, !39, !40, !42, !43}
!35 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !32, file: !33, line: 24, baseType: !22, size: 32)
!36 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !32, file: !33, line: 25, baseType: !9, size: 32, offset: 32)
!37 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !32, file: !33, line: 26, baseType: !22, size: 32, offset: 64)
!38 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !32, file: !33, line: 28, baseType: !9, size: 32, offset: 96)
!39 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !32, file: !33, line: 32, baseType: !22, size: 32, offset: 128)
!40 = !DIDerivedType(tag: DW_TAG_member, name: "__spins", scope: !32, file: !33, line: 34, baseType: !41, size: 16, offset: 160)
!41 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!42 = !DIDerivedType(tag: DW_TAG_member, name: "__elision", scope: !32, file: !33, line: 35, baseType: !41, size: 16, offset: 176)
!43 = !DIDerivedType(tag: DW_TAG_member, name: "__list", scope: !32, file: !33, line: 36, baseType: !44, size: 128, offset: 192)
!44 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pthread_list_t", file: !45, line: 55, baseType: !46)
!45 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/thread-shared-types.h", directory: "", checksumkind: CSK_MD5, checksum: "04c81e86d34dad9c99ad006d32e47a0d")
!46 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_internal_list", file: !45, line: 51, size: 128, elements: !47)
!47 = !{!48, !50}
!48 = !DIDerivedType(tag: DW_TAG_member, name: "__prev", scope: !46, file: !45, line: 53, baseType: !49, size: 64)
!49 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !46, size: 64)
!50 = !DIDerivedType(tag: DW_TAG_member, name: "__next", scope: !46, file: !45, line: 54, baseType: !49, size: 64, offset: 64)
!51 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !29, file: !28, line: 70, baseType: !52, size: 320)
!52 = !DICompositeType(tag: DW_TAG_array_type, baseType: !5, size: 320, elements: !53)
!53 = !{!54}
!54 = !DISubrange(count: 40)
!55 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !29, file: !28, line: 71, baseType: !56, size: 64)
!56 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!57 = !{i32 7, !"Dwarf Version", i32 5}
!58 = !{i32 2, !"Debug Info Version", i32 3}
!59 = !{i32 1, !"wchar_size", i32 4}
!60 = !{i32 7, !"PIC Level", i32 2}
!61 = !{i32 7, !"PIE Level", i32 2}
!62 = !{i32 7, !"uwtable", i32 1}
!63 = !{i32 7, !"frame-pointer", i32 2}
!64 = !{!"Debian clang version 14.0.6"}
!65 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 76, type: !66, scopeLine: 76, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !68)
!66 = !DISubroutineType(types: !67)
!67 = !{!22}
!68 = !{}
!69 = !DILocalVariable(name: "first", scope: !65, file: !3, line: 77, type: !70)
!70 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !28, line: 27, baseType: !71)
!71 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!72 = !DILocation(line: 77, column: 15, scope: !65)
!73 = !DILocalVariable(name: "second", scope: !65, file: !3, line: 77, type: !70)
!74 = !DILocation(line: 77, column: 22, scope: !65)
!75 = !DILocation(line: 78, column: 5, scope: !65)
!76 = !DILocation(line: 79, column: 14, scope: !65)
!77 = !DILocation(line: 80, column: 14, scope: !65)
!78 = !DILocation(line: 81, column: 5, scope: !65)
!79 = !DILocation(line: 82, column: 5, scope: !65)
!80 = !DILocation(line: 83, column: 18, scope: !65)
!81 = !DILocation(line: 83, column: 5, scope: !65)
!82 = !DILocation(line: 84, column: 18, scope: !65)
!83 = !DILocation(line: 84, column: 5, scope: !65)
!84 = !DILocation(line: 85, column: 5, scope: !65)
!85 = distinct !DISubprogram(name: "producer", scope: !3, file: !3, line: 45, type: !86, scopeLine: 45, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !68)
!86 = !DISubroutineType(types: !87)
!87 = !{!88, !88}
!88 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!89 = !DILocalVariable(name: "unused", arg: 1, scope: !85, file: !3, line: 45, type: !88)
!90 = !DILocation(line: 45, column: 29, scope: !85)
!91 = !DILocation(line: 46, column: 11, scope: !85)
!92 = !DILocalVariable(name: "i", scope: !93, file: !3, line: 47, type: !22)
!93 = distinct !DILexicalBlock(scope: !85, file: !3, line: 47, column: 5)
!94 = !DILocation(line: 47, column: 14, scope: !93)
!95 = !DILocation(line: 47, column: 10, scope: !93)
!96 = !DILocation(line: 47, column: 21, scope: !97)
!97 = distinct !DILexicalBlock(scope: !93, file: !3, line: 47, column: 5)
!98 = !DILocation(line: 47, column: 23, scope: !97)
!99 = !DILocation(line: 47, column: 5, scope: !93)
!100 = !DILocation(line: 48, column: 9, scope: !101)
!101 = distinct !DILexicalBlock(scope: !97, file: !3, line: 47, column: 33)
!102 = !DILocation(line: 49, column: 13, scope: !103)
!103 = distinct !DILexicalBlock(scope: !101, file: !3, line: 49, column: 13)
!104 = !DILocation(line: 49, column: 13, scope: !101)
!105 = !DILocalVariable(name: "inserted", scope: !106, file: !3, line: 50, type: !12)
!106 = distinct !DILexicalBlock(scope: !103, file: !3, line: 49, column: 23)
!107 = !DILocation(line: 50, column: 18, scope: !106)
!108 = !DILocation(line: 50, column: 36, scope: !106)
!109 = !DILocation(line: 50, column: 29, scope: !106)
!110 = !DILocation(line: 51, column: 13, scope: !111)
!111 = distinct !DILexicalBlock(scope: !112, file: !3, line: 51, column: 13)
!112 = distinct !DILexicalBlock(scope: !106, file: !3, line: 51, column: 13)
!113 = !DILocation(line: 51, column: 13, scope: !112)
!114 = !DILocation(line: 52, column: 25, scope: !106)
!115 = !DILocation(line: 52, column: 23, scope: !106)
!116 = !DILocation(line: 53, column: 22, scope: !106)
!117 = !DILocation(line: 54, column: 25, scope: !106)
!118 = !DILocation(line: 55, column: 9, scope: !106)
!119 = !DILocation(line: 56, column: 9, scope: !101)
!120 = !DILocation(line: 57, column: 5, scope: !101)
!121 = !DILocation(line: 47, column: 29, scope: !97)
!122 = !DILocation(line: 47, column: 5, scope: !97)
!123 = distinct !{!123, !99, !124, !125}
!124 = !DILocation(line: 57, column: 5, scope: !93)
!125 = !{!"llvm.loop.mustprogress"}
!126 = !DILocation(line: 58, column: 5, scope: !85)
!127 = distinct !DISubprogram(name: "consumer", scope: !3, file: !3, line: 61, type: !86, scopeLine: 61, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !68)
!128 = !DILocalVariable(name: "unused", arg: 1, scope: !127, file: !3, line: 61, type: !88)
!129 = !DILocation(line: 61, column: 29, scope: !127)
!130 = !DILocation(line: 62, column: 11, scope: !127)
!131 = !DILocalVariable(name: "i", scope: !132, file: !3, line: 63, type: !22)
!132 = distinct !DILexicalBlock(scope: !127, file: !3, line: 63, column: 5)
!133 = !DILocation(line: 63, column: 14, scope: !132)
!134 = !DILocation(line: 63, column: 10, scope: !132)
!135 = !DILocation(line: 63, column: 21, scope: !136)
!136 = distinct !DILexicalBlock(scope: !132, file: !3, line: 63, column: 5)
!137 = !DILocation(line: 63, column: 23, scope: !136)
!138 = !DILocation(line: 63, column: 5, scope: !132)
!139 = !DILocation(line: 64, column: 9, scope: !140)
!140 = distinct !DILexicalBlock(scope: !136, file: !3, line: 63, column: 33)
!141 = !DILocation(line: 65, column: 13, scope: !142)
!142 = distinct !DILexicalBlock(scope: !140, file: !3, line: 65, column: 13)
!143 = !DILocation(line: 65, column: 13, scope: !140)
!144 = !DILocalVariable(name: "received", scope: !145, file: !3, line: 66, type: !22)
!145 = distinct !DILexicalBlock(scope: !142, file: !3, line: 65, column: 26)
!146 = !DILocation(line: 66, column: 17, scope: !145)
!147 = !DILocation(line: 66, column: 28, scope: !145)
!148 = !DILocation(line: 67, column: 13, scope: !149)
!149 = distinct !DILexicalBlock(scope: !150, file: !3, line: 67, column: 13)
!150 = distinct !DILexicalBlock(scope: !145, file: !3, line: 67, column: 13)
!151 = !DILocation(line: 67, column: 13, scope: !150)
!152 = !DILocation(line: 68, column: 25, scope: !145)
!153 = !DILocation(line: 69, column: 22, scope: !145)
!154 = !DILocation(line: 70, column: 9, scope: !145)
!155 = !DILocation(line: 71, column: 9, scope: !140)
!156 = !DILocation(line: 72, column: 5, scope: !140)
!157 = !DILocation(line: 63, column: 29, scope: !136)
!158 = !DILocation(line: 63, column: 5, scope: !136)
!159 = distinct !{!159, !138, !160, !125}
!160 = !DILocation(line: 72, column: 5, scope: !132)
!161 = !DILocation(line: 73, column: 5, scope: !127)
!162 = distinct !DISubprogram(name: "insert", scope: !3, file: !3, line: 28, type: !163, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !68)
!163 = !DISubroutineType(types: !164)
!164 = !{!12, !22}
!165 = !DILocalVariable(name: "value", arg: 1, scope: !162, file: !3, line: 28, type: !22)
!166 = !DILocation(line: 28, column: 24, scope: !162)
!167 = !DILocation(line: 29, column: 9, scope: !168)
!168 = distinct !DILexicalBlock(scope: !162, file: !3, line: 29, column: 9)
!169 = !DILocation(line: 29, column: 24, scope: !168)
!170 = !DILocation(line: 29, column: 21, scope: !168)
!171 = !DILocation(line: 29, column: 9, scope: !162)
!172 = !DILocation(line: 29, column: 34, scope: !168)
!173 = !DILocation(line: 30, column: 33, scope: !162)
!174 = !DILocation(line: 30, column: 27, scope: !162)
!175 = !DILocation(line: 30, column: 12, scope: !162)
!176 = !DILocation(line: 30, column: 5, scope: !162)
!177 = !DILocation(line: 30, column: 25, scope: !162)
!178 = !DILocation(line: 31, column: 20, scope: !162)
!179 = !DILocation(line: 31, column: 32, scope: !162)
!180 = !DILocation(line: 31, column: 39, scope: !162)
!181 = !DILocation(line: 31, column: 37, scope: !162)
!182 = !DILocation(line: 31, column: 17, scope: !162)
!183 = !DILocation(line: 32, column: 5, scope: !184)
!184 = distinct !DILexicalBlock(scope: !185, file: !3, line: 32, column: 5)
!185 = distinct !DILexicalBlock(scope: !162, file: !3, line: 32, column: 5)
!186 = !DILocation(line: 32, column: 5, scope: !185)
!187 = !DILocation(line: 33, column: 5, scope: !162)
!188 = !DILocation(line: 34, column: 1, scope: !162)
!189 = distinct !DISubprogram(name: "take", scope: !3, file: !3, line: 36, type: !66, scopeLine: 36, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !68)
!190 = !DILocation(line: 37, column: 9, scope: !191)
!191 = distinct !DILexicalBlock(scope: !189, file: !3, line: 37, column: 9)
!192 = !DILocation(line: 37, column: 21, scope: !191)
!193 = !DILocation(line: 37, column: 25, scope: !191)
!194 = !DILocation(line: 37, column: 28, scope: !191)
!195 = !DILocation(line: 37, column: 41, scope: !191)
!196 = !DILocation(line: 37, column: 39, scope: !191)
!197 = !DILocation(line: 37, column: 9, scope: !189)
!198 = !DILocalVariable(name: "at", scope: !199, file: !3, line: 38, type: !9)
!199 = distinct !DILexicalBlock(scope: !191, file: !3, line: 37, column: 51)
!200 = !DILocation(line: 38, column: 18, scope: !199)
!201 = !DILocation(line: 38, column: 23, scope: !199)
!202 = !DILocation(line: 39, column: 22, scope: !199)
!203 = !DILocation(line: 39, column: 25, scope: !199)
!204 = !DILocation(line: 39, column: 20, scope: !199)
!205 = !DILocation(line: 40, column: 23, scope: !199)
!206 = !DILocation(line: 40, column: 16, scope: !199)
!207 = !DILocation(line: 40, column: 9, scope: !199)
!208 = !DILocation(line: 42, column: 5, scope: !189)
!209 = !DILocation(line: 43, column: 1, scope: !189)
