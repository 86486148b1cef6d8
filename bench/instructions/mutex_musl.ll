; ModuleID = 'bench/programs/await/mutex_musl.c'
source_filename = "bench/programs/await/mutex_musl.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_attr_t = type { i64, [48 x i8] }

@harness_threads = internal global [12 x i64] zeroinitializer, align 16, !dbg !0
@shared = internal global i32 0, align 4, !dbg !20
@.str = private unnamed_addr constant [13 x i8] c"shared == me\00", align 1
@.str.1 = private unnamed_addr constant [34 x i8] c"bench/programs/await/mutex_musl.c\00", align 1
@__PRETTY_FUNCTION__.thread = private unnamed_addr constant [21 x i8] c"void *thread(void *)\00", align 1
@waiters = internal global i32 0, align 4, !dbg !16
@mutex = internal global i32 0, align 4, !dbg !11
@signals = internal global i32 0, align 4, !dbg !18

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !37 {
entry:
  %retval = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  call void @create_threads(i32 noundef 3, i8* (i8*)* noundef @thread), !dbg !41
  ret i32 0, !dbg !42
}

; Function Attrs: noinline nounwind uwtable
define internal void @create_threads(i32 noundef %count, i8* (i8*)* noundef %run) #0 !dbg !43 {
entry:
  %count.addr = alloca i32, align 4
  %run.addr = alloca i8* (i8*)*, align 8
  store i32 %count, i32* %count.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %count.addr, metadata !49, metadata !DIExpression()), !dbg !50
  store i8* (i8*)* %run, i8* (i8*)** %run.addr, align 8
  call void @llvm.dbg.declare(metadata i8* (i8*)** %run.addr, metadata !51, metadata !DIExpression()), !dbg !52
  %0 = load i32, i32* %count.addr, align 4, !dbg !53
  %1 = load i8* (i8*)*, i8* (i8*)** %run.addr, align 8, !dbg !54
  call void @create_one(i32 noundef 0, i32 noundef %0, i8* (i8*)* noundef %1), !dbg !55
  %2 = load i32, i32* %count.addr, align 4, !dbg !56
  %3 = load i8* (i8*)*, i8* (i8*)** %run.addr, align 8, !dbg !57
  call void @create_one(i32 noundef 1, i32 noundef %2, i8* (i8*)* noundef %3), !dbg !58
  %4 = load i32, i32* %count.addr, align 4, !dbg !59
  %5 = load i8* (i8*)*, i8* (i8*)** %run.addr, align 8, !dbg !60
  call void @create_one(i32 noundef 2, i32 noundef %4, i8* (i8*)* noundef %5), !dbg !61
  %6 = load i32, i32* %count.addr, align 4, !dbg !62
  %7 = load i8* (i8*)*, i8* (i8*)** %run.addr, align 8, !dbg !63
  call void @create_one(i32 noundef 3, i32 noundef %6, i8* (i8*)* noundef %7), !dbg !64
  %8 = load i32, i32* %count.addr, align 4, !dbg !65
  %9 = load i8* (i8*)*, i8* (i8*)** %run.addr, align 8, !dbg !66
  call void @create_one(i32 noundef 4, i32 noundef %8, i8* (i8*)* noundef %9), !dbg !67
  %10 = load i32, i32* %count.addr, align 4, !dbg !68
  %11 = load i8* (i8*)*, i8* (i8*)** %run.addr, align 8, !dbg !69
  call void @create_one(i32 noundef 5, i32 noundef %10, i8* (i8*)* noundef %11), !dbg !70
  %12 = load i32, i32* %count.addr, align 4, !dbg !71
  %13 = load i8* (i8*)*, i8* (i8*)** %run.addr, align 8, !dbg !72
  call void @create_one(i32 noundef 6, i32 noundef %12, i8* (i8*)* noundef %13), !dbg !73
  %14 = load i32, i32* %count.addr, align 4, !dbg !74
  %15 = load i8* (i8*)*, i8* (i8*)** %run.addr, align 8, !dbg !75
  call void @create_one(i32 noundef 7, i32 noundef %14, i8* (i8*)* noundef %15), !dbg !76
  %16 = load i32, i32* %count.addr, align 4, !dbg !77
  %17 = load i8* (i8*)*, i8* (i8*)** %run.addr, align 8, !dbg !78
  call void @create_one(i32 noundef 8, i32 noundef %16, i8* (i8*)* noundef %17), !dbg !79
  %18 = load i32, i32* %count.addr, align 4, !dbg !80
  %19 = load i8* (i8*)*, i8* (i8*)** %run.addr, align 8, !dbg !81
  call void @create_one(i32 noundef 9, i32 noundef %18, i8* (i8*)* noundef %19), !dbg !82
  %20 = load i32, i32* %count.addr, align 4, !dbg !83
  %21 = load i8* (i8*)*, i8* (i8*)** %run.addr, align 8, !dbg !84
  call void @create_one(i32 noundef 10, i32 noundef %20, i8* (i8*)* noundef %21), !dbg !85
  %22 = load i32, i32* %count.addr, align 4, !dbg !86
  %23 = load i8* (i8*)*, i8* (i8*)** %run.addr, align 8, !dbg !87
  call void @create_one(i32 noundef 11, i32 noundef %22, i8* (i8*)* noundef %23), !dbg !88
  ret void, !dbg !89
}

; Function Attrs: noinline nounwind uwtable
define internal i8* @thread(i8* noundef %argument) #0 !dbg !90 {
entry:
  %argument.addr = alloca i8*, align 8
  %me = alloca i32, align 4
  store i8* %argument, i8** %argument.addr, align 8
  call void @llvm.dbg.declare(metadata i8** %argument.addr, metadata !91, metadata !DIExpression()), !dbg !92
  call void @llvm.dbg.declare(metadata i32* %me, metadata !93, metadata !DIExpression()), !dbg !94
  %0 = load i8*, i8** %argument.addr, align 8, !dbg !95
  %1 = ptrtoint i8* %0 to i64, !dbg !96
  %conv = trunc i64 %1 to i32, !dbg !97
  store i32 %conv, i32* %me, align 4, !dbg !94
  %2 = load i32, i32* %me, align 4, !dbg !98
  call void @acquire(i32 noundef %2), !dbg !99
  %3 = load i32, i32* %me, align 4, !dbg !100
  store i32 %3, i32* @shared, align 4, !dbg !101
  %4 = load i32, i32* @shared, align 4, !dbg !102
  %5 = load i32, i32* %me, align 4, !dbg !102
  %cmp = icmp eq i32 %4, %5, !dbg !102
  br i1 %cmp, label %if.then, label %if.else, !dbg !105

if.then:                                          ; preds = %entry
  br label %if.end, !dbg !105

if.else:                                          ; preds = %entry
  call void @__assert_fail(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([34 x i8], [34 x i8]* @.str.1, i64 0, i64 0), i32 noundef 56, i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @__PRETTY_FUNCTION__.thread, i64 0, i64 0)) #4, !dbg !102
  unreachable, !dbg !102

if.end:                                           ; preds = %if.then
  %6 = load i32, i32* %me, align 4, !dbg !106
  call void @release(i32 noundef %6), !dbg !107
  ret i8* null, !dbg !108
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: noinline nounwind uwtable
define internal void @create_one(i32 noundef %id, i32 noundef %count, i8* (i8*)* noundef %run) #0 !dbg !109 {
entry:
  %id.addr = alloca i32, align 4
  %count.addr = alloca i32, align 4
  %run.addr = alloca i8* (i8*)*, align 8
  store i32 %id, i32* %id.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %id.addr, metadata !112, metadata !DIExpression()), !dbg !113
  store i32 %count, i32* %count.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %count.addr, metadata !114, metadata !DIExpression()), !dbg !115
  store i8* (i8*)* %run, i8* (i8*)** %run.addr, align 8
  call void @llvm.dbg.declare(metadata i8* (i8*)** %run.addr, metadata !116, metadata !DIExpression()), !dbg !117
  %0 = load i32, i32* %id.addr, align 4, !dbg !118
  %1 = load i32, i32* %count.addr, align 4, !dbg !120
  %cmp = icmp slt i32 %0, %1, !dbg !121
  br i1 %cmp, label %if.then, label %if.end, !dbg !122

if.then:                                          ; preds = %entry
  %2 = load i32, i32* %id.addr, align 4, !dbg !123
  %idxprom = sext i32 %2 to i64, !dbg !124
  %arrayidx = getelementptr inbounds [12 x i64], [12 x i64]* @harness_threads, i64 0, i64 %idxprom, !dbg !124
  %3 = load i8* (i8*)*, i8* (i8*)** %run.addr, align 8, !dbg !125
  %4 = load i32, i32* %id.addr, align 4, !dbg !126
  %conv = sext i32 %4 to i64, !dbg !127
  %5 = inttoptr i64 %conv to i8*, !dbg !128
  %call = call i32 @pthread_create(i64* noundef %arrayidx, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef %3, i8* noundef %5) #5, !dbg !129
  br label %if.end, !dbg !129

if.end:                                           ; preds = %if.then, %entry
  ret void, !dbg !130
}

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal void @acquire(i32 noundef %me) #0 !dbg !131 {
entry:
  %me.addr = alloca i32, align 4
  %.atomictmp = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  %.atomictmp4 = alloca i32, align 4
  %atomic-temp5 = alloca i32, align 4
  store i32 %me, i32* %me.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %me.addr, metadata !134, metadata !DIExpression()), !dbg !135
  %0 = load i32, i32* %me.addr, align 4, !dbg !136
  %call = call i32 @change(i32 noundef 0, i32 noundef 1), !dbg !137
  %tobool = icmp ne i32 %call, 0, !dbg !137
  br i1 %tobool, label %if.then, label %if.end, !dbg !139

if.then:                                          ; preds = %entry
  br label %while.end, !dbg !140

if.end:                                           ; preds = %entry
  br label %while.cond, !dbg !141

while.cond:                                       ; preds = %while.body, %if.end
  %call1 = call i32 @change(i32 noundef 0, i32 noundef 1), !dbg !142
  %tobool2 = icmp ne i32 %call1, 0, !dbg !143
  %lnot = xor i1 %tobool2, true, !dbg !143
  br i1 %lnot, label %while.body, label %while.end, !dbg !141

while.body:                                       ; preds = %while.cond
  store i32 1, i32* %.atomictmp, align 4, !dbg !144
  %1 = load i32, i32* %.atomictmp, align 4, !dbg !144
  %2 = atomicrmw add i32* @waiters, i32 %1 seq_cst, align 4, !dbg !144
  store i32 %2, i32* %atomic-temp, align 4, !dbg !144
  %3 = load i32, i32* %atomic-temp, align 4, !dbg !144
  %call3 = call i32 @change(i32 noundef 1, i32 noundef 2), !dbg !146
  call void @futex_wait(), !dbg !147
  store i32 1, i32* %.atomictmp4, align 4, !dbg !148
  %4 = load i32, i32* %.atomictmp4, align 4, !dbg !148
  %5 = atomicrmw sub i32* @waiters, i32 %4 seq_cst, align 4, !dbg !148
  store i32 %5, i32* %atomic-temp5, align 4, !dbg !148
  %6 = load i32, i32* %atomic-temp5, align 4, !dbg !148
  br label %while.cond, !dbg !141, !llvm.loop !149

while.end:                                        ; preds = %if.then, %while.cond
  ret void, !dbg !152
}

; Function Attrs: noreturn nounwind
declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef) #3

; Function Attrs: noinline nounwind uwtable
define internal void @release(i32 noundef %me) #0 !dbg !153 {
entry:
  %me.addr = alloca i32, align 4
  %before = alloca i32, align 4
  %.atomictmp = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  %waiting = alloca i32, align 4
  %atomic-temp1 = alloca i32, align 4
  %.atomictmp3 = alloca i32, align 4
  %atomic-temp4 = alloca i32, align 4
  store i32 %me, i32* %me.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %me.addr, metadata !154, metadata !DIExpression()), !dbg !155
  %0 = load i32, i32* %me.addr, align 4, !dbg !156
  call void @llvm.dbg.declare(metadata i32* %before, metadata !157, metadata !DIExpression()), !dbg !158
  store i32 0, i32* %.atomictmp, align 4, !dbg !159
  %1 = load i32, i32* %.atomictmp, align 4, !dbg !159
  %2 = atomicrmw xchg i32* @mutex, i32 %1 seq_cst, align 4, !dbg !159
  store i32 %2, i32* %atomic-temp, align 4, !dbg !159
  %3 = load i32, i32* %atomic-temp, align 4, !dbg !159
  store i32 %3, i32* %before, align 4, !dbg !158
  call void @llvm.dbg.declare(metadata i32* %waiting, metadata !160, metadata !DIExpression()), !dbg !161
  %4 = load atomic i32, i32* @waiters seq_cst, align 4, !dbg !162
  store i32 %4, i32* %atomic-temp1, align 4, !dbg !162
  %5 = load i32, i32* %atomic-temp1, align 4, !dbg !162
  store i32 %5, i32* %waiting, align 4, !dbg !161
  %6 = load i32, i32* %waiting, align 4, !dbg !163
  %cmp = icmp sgt i32 %6, 0, !dbg !165
  br i1 %cmp, label %if.then, label %lor.lhs.false, !dbg !166

lor.lhs.false:                                    ; preds = %entry
  %7 = load i32, i32* %before, align 4, !dbg !167
  %cmp2 = icmp ne i32 %7, 1, !dbg !168
  br i1 %cmp2, label %if.then, label %if.end, !dbg !169

if.then:                                          ; preds = %lor.lhs.false, %entry
  store i32 1, i32* %.atomictmp3, align 4, !dbg !170
  %8 = load i32, i32* %.atomictmp3, align 4, !dbg !170
  %9 = atomicrmw add i32* @signals, i32 %8 seq_cst, align 4, !dbg !170
  store i32 %9, i32* %atomic-temp4, align 4, !dbg !170
  %10 = load i32, i32* %atomic-temp4, align 4, !dbg !170
  br label %if.end, !dbg !170

if.end:                                           ; preds = %if.then, %lor.lhs.false
  ret void, !dbg !171
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @change(i32 noundef %from, i32 noundef %to) #0 !dbg !172 {
entry:
  %from.addr = alloca i32, align 4
  %to.addr = alloca i32, align 4
  %.atomictmp = alloca i32, align 4
  %cmpxchg.bool = alloca i8, align 1
  store i32 %from, i32* %from.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %from.addr, metadata !175, metadata !DIExpression()), !dbg !176
  store i32 %to, i32* %to.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %to.addr, metadata !177, metadata !DIExpression()), !dbg !178
  %0 = load i32, i32* %to.addr, align 4, !dbg !179
  store i32 %0, i32* %.atomictmp, align 4, !dbg !179
  %1 = load i32, i32* %from.addr, align 4, !dbg !179
  %2 = load i32, i32* %.atomictmp, align 4, !dbg !179
  %3 = cmpxchg i32* @mutex, i32 %1, i32 %2 seq_cst seq_cst, align 4, !dbg !179
  %4 = extractvalue { i32, i1 } %3, 0, !dbg !179
  %5 = extractvalue { i32, i1 } %3, 1, !dbg !179
  br i1 %5, label %cmpxchg.continue, label %cmpxchg.store_expected, !dbg !179

cmpxchg.store_expected:                           ; preds = %entry
  store i32 %4, i32* %from.addr, align 4, !dbg !179
  br label %cmpxchg.continue, !dbg !179

cmpxchg.continue:                                 ; preds = %cmpxchg.store_expected, %entry
  %frombool = zext i1 %5 to i8, !dbg !179
  store i8 %frombool, i8* %cmpxchg.bool, align 1, !dbg !179
  %6 = load i8, i8* %cmpxchg.bool, align 1, !dbg !179
  %tobool = trunc i8 %6 to i1, !dbg !179
  %conv = zext i1 %tobool to i32, !dbg !179
  ret i32 %conv, !dbg !180
}

; Function Attrs: noinline nounwind uwtable
define internal void @futex_wait() #0 !dbg !181 {
entry:
  %before = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  %atomic-temp1 = alloca i32, align 4
  %atomic-temp2 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata i32* %before, metadata !184, metadata !DIExpression()), !dbg !185
  %0 = load atomic i32, i32* @signals seq_cst, align 4, !dbg !186
  store i32 %0, i32* %atomic-temp, align 4, !dbg !186
  %1 = load i32, i32* %atomic-temp, align 4, !dbg !186
  store i32 %1, i32* %before, align 4, !dbg !185
  %2 = load atomic i32, i32* @mutex seq_cst, align 4, !dbg !187
  store i32 %2, i32* %atomic-temp1, align 4, !dbg !187
  %3 = load i32, i32* %atomic-temp1, align 4, !dbg !187
  %cmp = icmp eq i32 %3, 2, !dbg !189
  br i1 %cmp, label %if.then, label %if.end, !dbg !190

if.then:                                          ; preds = %entry
  br label %while.cond, !dbg !191

while.cond:                                       ; preds = %while.body, %if.then
  %4 = load atomic i32, i32* @signals seq_cst, align 4, !dbg !191
  store i32 %4, i32* %atomic-temp2, align 4, !dbg !191
  %5 = load i32, i32* %atomic-temp2, align 4, !dbg !191
  %6 = load i32, i32* %before, align 4, !dbg !191
  %cmp3 = icmp ne i32 %5, %6, !dbg !191
  %lnot = xor i1 %cmp3, true, !dbg !191
  br i1 %lnot, label %while.body, label %while.end, !dbg !191

while.body:                                       ; preds = %while.cond
  br label %while.cond, !dbg !191, !llvm.loop !192

while.end:                                        ; preds = %while.cond
  br label %if.end, !dbg !191

if.end:                                           ; preds = %while.end, %entry
  ret void, !dbg !193
}

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn nounwind }
attributes #5 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!29, !30, !31, !32, !33, !34, !35}
!llvm.ident = !{!36}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "harness_threads", scope: !2, file: !22, line: 20, type: !23, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !10, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "bench/programs/await/mutex_musl.c", directory: ".", checksumkind: CSK_MD5, checksum: "b7cd176fee590b7b6ba182f1bbe9471f")
!4 = !{!5, !6, !9}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !DIDerivedType(tag: DW_TAG_typedef, name: "intptr_t", file: !7, line: 87, baseType: !8)
!7 = !DIFile(filename: "/usr/include/stdint.h", directory: "", checksumkind: CSK_MD5, checksum: "a48e64edacc5b19f56c99745232c963c")
!8 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !{!0, !11, !16, !18, !20}
!11 = !DIGlobalVariableExpression(var: !12, expr: !DIExpression())
!12 = distinct !DIGlobalVariable(name: "mutex", scope: !2, file: !3, line: 21, type: !13, isLocal: true, isDefinition: true)
!13 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !14, line: 92, baseType: !15)
!14 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stdatomic.h", directory: "", checksumkind: CSK_MD5, checksum: "de5d66a1ef2f5448cc1919ff39db92bc")
!15 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !9)
!16 = !DIGlobalVariableExpression(var: !17, expr: !DIExpression())
!17 = distinct !DIGlobalVariable(name: "waiters", scope: !2, file: !3, line: 21, type: !13, isLocal: true, isDefinition: true)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(name: "signals", scope: !2, file: !3, line: 21, type: !13, isLocal: true, isDefinition: true)
!20 = !DIGlobalVariableExpression(var: !21, expr: !DIExpression())
!21 = distinct !DIGlobalVariable(name: "shared", scope: !2, file: !3, line: 22, type: !9, isLocal: true, isDefinition: true)
!22 = !DIFile(filename: "bench/programs/await/harness.h", directory: ".", checksumkind: CSK_MD5, checksum: "d10173ef26d2a9d2cdca7f424d6ff34d")
!23 = !DICompositeType(tag: DW_TAG_array_type, baseType: !24, size: 768, elements: !27)
!24 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !25, line: 27, baseType: !26)
!25 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!26 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!27 = !{!28}
!28 = !DISubrange(count: 12)
!29 = !{i32 7, !"Dwarf Version", i32 5}
!30 = !{i32 2, !"Debug Info Version", i32 3}
!31 = !{i32 1, !"wchar_size", i32 4}
!32 = !{i32 7, !"PIC Level", i32 2}
!33 = !{i32 7, !"PIE Level", i32 2}
!34 = !{i32 7, !"uwtable", i32 1}
!35 = !{i32 7, !"frame-pointer", i32 2}
!36 = !{!"Debian clang version 14.0.6"}
!37 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 61, type: !38, scopeLine: 61, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !40)
!38 = !DISubroutineType(types: !39)
!39 = !{!9}
!40 = !{}
!41 = !DILocation(line: 62, column: 5, scope: !37)
!42 = !DILocation(line: 63, column: 5, scope: !37)
!43 = distinct !DISubprogram(name: "create_threads", scope: !22, file: !22, line: 27, type: !44, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !40)
!44 = !DISubroutineType(types: !45)
!45 = !{null, !9, !46}
!46 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !47, size: 64)
!47 = !DISubroutineType(types: !48)
!48 = !{!5, !5}
!49 = !DILocalVariable(name: "count", arg: 1, scope: !43, file: !22, line: 27, type: !9)
!50 = !DILocation(line: 27, column: 39, scope: !43)
!51 = !DILocalVariable(name: "run", arg: 2, scope: !43, file: !22, line: 27, type: !46)
!52 = !DILocation(line: 27, column: 54, scope: !43)
!53 = !DILocation(line: 28, column: 19, scope: !43)
!54 = !DILocation(line: 28, column: 26, scope: !43)
!55 = !DILocation(line: 28, column: 5, scope: !43)
!56 = !DILocation(line: 29, column: 19, scope: !43)
!57 = !DILocation(line: 29, column: 26, scope: !43)
!58 = !DILocation(line: 29, column: 5, scope: !43)
!59 = !DILocation(line: 30, column: 19, scope: !43)
!60 = !DILocation(line: 30, column: 26, scope: !43)
!61 = !DILocation(line: 30, column: 5, scope: !43)
!62 = !DILocation(line: 31, column: 19, scope: !43)
!63 = !DILocation(line: 31, column: 26, scope: !43)
!64 = !DILocation(line: 31, column: 5, scope: !43)
!65 = !DILocation(line: 32, column: 19, scope: !43)
!66 = !DILocation(line: 32, column: 26, scope: !43)
!67 = !DILocation(line: 32, column: 5, scope: !43)
!68 = !DILocation(line: 33, column: 19, scope: !43)
!69 = !DILocation(line: 33, column: 26, scope: !43)
!70 = !DILocation(line: 33, column: 5, scope: !43)
!71 = !DILocation(line: 34, column: 19, scope: !43)
!72 = !DILocation(line: 34, column: 26, scope: !43)
!73 = !DILocation(line: 34, column: 5, scope: !43)
!74 = !DILocation(line: 35, column: 19, scope: !43)
!75 = !DILocation(line: 35, column: 26, scope: !43)
!76 = !DILocation(line: 35, column: 5, scope: !43)
!77 = !DILocation(line: 36, column: 19, scope: !43)
!78 = !DILocation(line: 36, column: 26, scope: !43)
!79 = !DILocation(line: 36, column: 5, scope: !43)
!80 = !DILocation(line: 37, column: 19, scope: !43)
!81 = !DILocation(line: 37, column: 26, scope: !43)
!82 = !DILocation(line: 37, column: 5, scope: !43)
!83 = !DILocation(line: 38, column: 20, scope: !43)
!84 = !DILocation(line: 38, column: 27, scope: !43)
!85 = !DILocation(line: 38, column: 5, scope: !43)
!86 = !DILocation(line: 39, column: 20, scope: !43)
!87 = !DILocation(line: 39, column: 27, scope: !43)
!88 = !DILocation(line: 39, column: 5, scope: !43)
!89 = !DILocation(line: 40, column: 1, scope: !43)
!90 = distinct !DISubprogram(name: "thread", scope: !3, file: !3, line: 52, type: !47, scopeLine: 52, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !40)
!91 = !DILocalVariable(name: "argument", arg: 1, scope: !90, file: !3, line: 52, type: !5)
!92 = !DILocation(line: 52, column: 27, scope: !90)
!93 = !DILocalVariable(name: "me", scope: !90, file: !3, line: 53, type: !9)
!94 = !DILocation(line: 53, column: 9, scope: !90)
!95 = !DILocation(line: 53, column: 29, scope: !90)
!96 = !DILocation(line: 53, column: 19, scope: !90)
!97 = !DILocation(line: 53, column: 14, scope: !90)
!98 = !DILocation(line: 54, column: 13, scope: !90)
!99 = !DILocation(line: 54, column: 5, scope: !90)
!100 = !DILocation(line: 55, column: 14, scope: !90)
!101 = !DILocation(line: 55, column: 12, scope: !90)
!102 = !DILocation(line: 56, column: 5, scope: !103)
!103 = distinct !DILexicalBlock(scope: !104, file: !3, line: 56, column: 5)
!104 = distinct !DILexicalBlock(scope: !90, file: !3, line: 56, column: 5)
!105 = !DILocation(line: 56, column: 5, scope: !104)
!106 = !DILocation(line: 57, column: 13, scope: !90)
!107 = !DILocation(line: 57, column: 5, scope: !90)
!108 = !DILocation(line: 58, column: 5, scope: !90)
!109 = distinct !DISubprogram(name: "create_one", scope: !22, file: !22, line: 22, type: !110, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !40)
!110 = !DISubroutineType(types: !111)
!111 = !{null, !9, !9, !46}
!112 = !DILocalVariable(name: "id", arg: 1, scope: !109, file: !22, line: 22, type: !9)
!113 = !DILocation(line: 22, column: 35, scope: !109)
!114 = !DILocalVariable(name: "count", arg: 2, scope: !109, file: !22, line: 22, type: !9)
!115 = !DILocation(line: 22, column: 43, scope: !109)
!116 = !DILocalVariable(name: "run", arg: 3, scope: !109, file: !22, line: 22, type: !46)
!117 = !DILocation(line: 22, column: 58, scope: !109)
!118 = !DILocation(line: 23, column: 9, scope: !119)
!119 = distinct !DILexicalBlock(scope: !109, file: !22, line: 23, column: 9)
!120 = !DILocation(line: 23, column: 14, scope: !119)
!121 = !DILocation(line: 23, column: 12, scope: !119)
!122 = !DILocation(line: 23, column: 9, scope: !109)
!123 = !DILocation(line: 23, column: 53, scope: !119)
!124 = !DILocation(line: 23, column: 37, scope: !119)
!125 = !DILocation(line: 23, column: 61, scope: !119)
!126 = !DILocation(line: 23, column: 84, scope: !119)
!127 = !DILocation(line: 23, column: 74, scope: !119)
!128 = !DILocation(line: 23, column: 66, scope: !119)
!129 = !DILocation(line: 23, column: 21, scope: !119)
!130 = !DILocation(line: 24, column: 1, scope: !109)
!131 = distinct !DISubprogram(name: "acquire", scope: !3, file: !3, line: 34, type: !132, scopeLine: 34, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !40)
!132 = !DISubroutineType(types: !133)
!133 = !{null, !9}
!134 = !DILocalVariable(name: "me", arg: 1, scope: !131, file: !3, line: 34, type: !9)
!135 = !DILocation(line: 34, column: 25, scope: !131)
!136 = !DILocation(line: 35, column: 11, scope: !131)
!137 = !DILocation(line: 36, column: 9, scope: !138)
!138 = distinct !DILexicalBlock(scope: !131, file: !3, line: 36, column: 9)
!139 = !DILocation(line: 36, column: 9, scope: !131)
!140 = !DILocation(line: 36, column: 23, scope: !138)
!141 = !DILocation(line: 37, column: 5, scope: !131)
!142 = !DILocation(line: 37, column: 13, scope: !131)
!143 = !DILocation(line: 37, column: 12, scope: !131)
!144 = !DILocation(line: 38, column: 9, scope: !145)
!145 = distinct !DILexicalBlock(scope: !131, file: !3, line: 37, column: 27)
!146 = !DILocation(line: 39, column: 9, scope: !145)
!147 = !DILocation(line: 40, column: 9, scope: !145)
!148 = !DILocation(line: 41, column: 9, scope: !145)
!149 = distinct !{!149, !141, !150, !151}
!150 = !DILocation(line: 42, column: 5, scope: !131)
!151 = !{!"llvm.loop.mustprogress"}
!152 = !DILocation(line: 43, column: 1, scope: !131)
!153 = distinct !DISubprogram(name: "release", scope: !3, file: !3, line: 45, type: !132, scopeLine: 45, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !40)
!154 = !DILocalVariable(name: "me", arg: 1, scope: !153, file: !3, line: 45, type: !9)
!155 = !DILocation(line: 45, column: 25, scope: !153)
!156 = !DILocation(line: 46, column: 11, scope: !153)
!157 = !DILocalVariable(name: "before", scope: !153, file: !3, line: 47, type: !9)
!158 = !DILocation(line: 47, column: 9, scope: !153)
!159 = !DILocation(line: 47, column: 18, scope: !153)
!160 = !DILocalVariable(name: "waiting", scope: !153, file: !3, line: 48, type: !9)
!161 = !DILocation(line: 48, column: 9, scope: !153)
!162 = !DILocation(line: 48, column: 19, scope: !153)
!163 = !DILocation(line: 49, column: 9, scope: !164)
!164 = distinct !DILexicalBlock(scope: !153, file: !3, line: 49, column: 9)
!165 = !DILocation(line: 49, column: 17, scope: !164)
!166 = !DILocation(line: 49, column: 21, scope: !164)
!167 = !DILocation(line: 49, column: 24, scope: !164)
!168 = !DILocation(line: 49, column: 31, scope: !164)
!169 = !DILocation(line: 49, column: 9, scope: !153)
!170 = !DILocation(line: 49, column: 37, scope: !164)
!171 = !DILocation(line: 50, column: 1, scope: !153)
!172 = distinct !DISubprogram(name: "change", scope: !3, file: !3, line: 30, type: !173, scopeLine: 30, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !40)
!173 = !DISubroutineType(types: !174)
!174 = !{!9, !9, !9}
!175 = !DILocalVariable(name: "from", arg: 1, scope: !172, file: !3, line: 30, type: !9)
!176 = !DILocation(line: 30, column: 23, scope: !172)
!177 = !DILocalVariable(name: "to", arg: 2, scope: !172, file: !3, line: 30, type: !9)
!178 = !DILocation(line: 30, column: 33, scope: !172)
!179 = !DILocation(line: 31, column: 12, scope: !172)
!180 = !DILocation(line: 31, column: 5, scope: !172)
!181 = distinct !DISubprogram(name: "futex_wait", scope: !3, file: !3, line: 25, type: !182, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !40)
!182 = !DISubroutineType(types: !183)
!183 = !{null}
!184 = !DILocalVariable(name: "before", scope: !181, file: !3, line: 26, type: !9)
!185 = !DILocation(line: 26, column: 9, scope: !181)
!186 = !DILocation(line: 26, column: 18, scope: !181)
!187 = !DILocation(line: 27, column: 9, scope: !188)
!188 = distinct !DILexicalBlock(scope: !181, file: !3, line: 27, column: 9)
!189 = !DILocation(line: 27, column: 29, scope: !188)
!190 = !DILocation(line: 27, column: 9, scope: !181)
!191 = !DILocation(line: 27, column: 35, scope: !188)
!192 = distinct !{!192, !191, !191, !151}
!193 = !DILocation(line: 28, column: 1, scope: !181)
