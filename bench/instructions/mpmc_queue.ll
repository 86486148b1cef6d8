; ModuleID = 'bench/programs/await/mpmc_queue.c'
source_filename = "bench/programs/await/mpmc_queue.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_attr_t = type { i64, [48 x i8] }

@reserved = internal global i32 0, align 4, !dbg !0
@read = internal global i32 0, align 4, !dbg !11
@cells = internal global [4 x i32] zeroinitializer, align 16, !dbg !17
@written = internal global i32 0, align 4, !dbg !22
@harness_threads = internal global [12 x i64] zeroinitializer, align 16, !dbg !24

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !41 {
entry:
  %retval = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %call = call i32 @put(i32 noundef 17), !dbg !45
  call void @create_threads(i32 noundef 4, i8* (i8*)* noundef @thread), !dbg !46
  call void @join_threads(i32 noundef 4), !dbg !47
  ret i32 0, !dbg !48
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @put(i32 noundef %value) #0 !dbg !49 {
entry:
  %retval = alloca i32, align 4
  %value.addr = alloca i32, align 4
  %seen = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  %reads = alloca i32, align 4
  %writes = alloca i32, align 4
  %.atomictmp = alloca i32, align 4
  %cmpxchg.bool = alloca i8, align 1
  %atomic-temp6 = alloca i32, align 4
  %.atomictmp9 = alloca i32, align 4
  %atomic-temp10 = alloca i32, align 4
  store i32 %value, i32* %value.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %value.addr, metadata !52, metadata !DIExpression()), !dbg !53
  call void @llvm.dbg.declare(metadata i32* %seen, metadata !54, metadata !DIExpression()), !dbg !55
  %0 = load atomic i32, i32* @reserved seq_cst, align 4, !dbg !56
  store i32 %0, i32* %atomic-temp, align 4, !dbg !56
  %1 = load i32, i32* %atomic-temp, align 4, !dbg !56
  store i32 %1, i32* %seen, align 4, !dbg !55
  call void @llvm.dbg.declare(metadata i32* %reads, metadata !57, metadata !DIExpression()), !dbg !58
  call void @llvm.dbg.declare(metadata i32* %writes, metadata !59, metadata !DIExpression()), !dbg !60
  br label %for.cond, !dbg !61

for.cond:                                         ; preds = %if.end5, %entry
  %2 = load i32, i32* %seen, align 4, !dbg !62
  %shr = lshr i32 %2, 16, !dbg !66
  store i32 %shr, i32* %reads, align 4, !dbg !67
  %3 = load i32, i32* %seen, align 4, !dbg !68
  %and = and i32 %3, 65535, !dbg !69
  store i32 %and, i32* %writes, align 4, !dbg !70
  %4 = load i32, i32* %writes, align 4, !dbg !71
  %5 = load i32, i32* %reads, align 4, !dbg !73
  %add = add i32 %5, 4, !dbg !74
  %and1 = and i32 %add, 65535, !dbg !75
  %cmp = icmp eq i32 %4, %and1, !dbg !76
  br i1 %cmp, label %if.then, label %if.end, !dbg !77

if.then:                                          ; preds = %for.cond
  store i32 0, i32* %retval, align 4, !dbg !78
  br label %return, !dbg !78

if.end:                                           ; preds = %for.cond
  %6 = load i32, i32* %reads, align 4, !dbg !79
  %shl = shl i32 %6, 16, !dbg !79
  %7 = load i32, i32* %writes, align 4, !dbg !79
  %add2 = add i32 %7, 1, !dbg !79
  %and3 = and i32 %add2, 65535, !dbg !79
  %or = or i32 %shl, %and3, !dbg !79
  store i32 %or, i32* %.atomictmp, align 4, !dbg !79
  %8 = load i32, i32* %seen, align 4, !dbg !79
  %9 = load i32, i32* %.atomictmp, align 4, !dbg !79
  %10 = cmpxchg i32* @reserved, i32 %8, i32 %9 seq_cst seq_cst, align 4, !dbg !79
  %11 = extractvalue { i32, i1 } %10, 0, !dbg !79
  %12 = extractvalue { i32, i1 } %10, 1, !dbg !79
  br i1 %12, label %cmpxchg.continue, label %cmpxchg.store_expected, !dbg !79

cmpxchg.store_expected:                           ; preds = %if.end
  store i32 %11, i32* %seen, align 4, !dbg !79
  br label %cmpxchg.continue, !dbg !79

cmpxchg.continue:                                 ; preds = %cmpxchg.store_expected, %if.end
  %frombool = zext i1 %12 to i8, !dbg !79
  store i8 %frombool, i8* %cmpxchg.bool, align 1, !dbg !79
  %13 = load i8, i8* %cmpxchg.bool, align 1, !dbg !79
  %tobool = trunc i8 %13 to i1, !dbg !79
  br i1 %tobool, label %if.then4, label %if.end5, !dbg !81

if.then4:                                         ; preds = %cmpxchg.continue
  br label %for.end, !dbg !82

if.end5:                                          ; preds = %cmpxchg.continue
  br label %for.cond, !dbg !83, !llvm.loop !84

for.end:                                          ; preds = %if.then4
  br label %while.cond, !dbg !87

while.cond:                                       ; preds = %while.body, %for.end
  %14 = load atomic i32, i32* @read seq_cst, align 4, !dbg !87
  store i32 %14, i32* %atomic-temp6, align 4, !dbg !87
  %15 = load i32, i32* %atomic-temp6, align 4, !dbg !87
  %and7 = and i32 %15, 65535, !dbg !87
  %16 = load i32, i32* %reads, align 4, !dbg !87
  %cmp8 = icmp eq i32 %and7, %16, !dbg !87
  %lnot = xor i1 %cmp8, true, !dbg !87
  br i1 %lnot, label %while.body, label %while.end, !dbg !87

while.body:                                       ; preds = %while.cond
  br label %while.cond, !dbg !87, !llvm.loop !88

while.end:                                        ; preds = %while.cond
  %17 = load i32, i32* %value.addr, align 4, !dbg !90
  %18 = load i32, i32* %writes, align 4, !dbg !91
  %rem = urem i32 %18, 4, !dbg !92
  %idxprom = zext i32 %rem to i64, !dbg !93
  %arrayidx = getelementptr inbounds [4 x i32], [4 x i32]* @cells, i64 0, i64 %idxprom, !dbg !93
  store i32 %17, i32* %arrayidx, align 4, !dbg !94
  store i32 1, i32* %.atomictmp9, align 4, !dbg !95
  %19 = load i32, i32* %.atomictmp9, align 4, !dbg !95
  %20 = atomicrmw add i32* @written, i32 %19 seq_cst, align 4, !dbg !95
  store i32 %20, i32* %atomic-temp10, align 4, !dbg !95
  %21 = load i32, i32* %atomic-temp10, align 4, !dbg !95
  store i32 1, i32* %retval, align 4, !dbg !96
  br label %return, !dbg !96

return:                                           ; preds = %while.end, %if.then
  %22 = load i32, i32* %retval, align 4, !dbg !97
  ret i32 %22, !dbg !97
}

; Function Attrs: noinline nounwind uwtable
define internal void @create_threads(i32 noundef %count, i8* (i8*)* noundef %run) #0 !dbg !98 {
entry:
  %count.addr = alloca i32, align 4
  %run.addr = alloca i8* (i8*)*, align 8
  store i32 %count, i32* %count.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %count.addr, metadata !104, metadata !DIExpression()), !dbg !105
  store i8* (i8*)* %run, i8* (i8*)** %run.addr, align 8
  call void @llvm.dbg.declare(metadata i8* (i8*)** %run.addr, metadata !106, metadata !DIExpression()), !dbg !107
  %0 = load i32, i32* %count.addr, align 4, !dbg !108
  %1 = load i8* (i8*)*, i8* (i8*)** %run.addr, align 8, !dbg !109
  call void @create_one(i32 noundef 0, i32 noundef %0, i8* (i8*)* noundef %1), !dbg !110
  %2 = load i32, i32* %count.addr, align 4, !dbg !111
  %3 = load i8* (i8*)*, i8* (i8*)** %run.addr, align 8, !dbg !112
  call void @create_one(i32 noundef 1, i32 noundef %2, i8* (i8*)* noundef %3), !dbg !113
  %4 = load i32, i32* %count.addr, align 4, !dbg !114
  %5 = load i8* (i8*)*, i8* (i8*)** %run.addr, align 8, !dbg !115
  call void @create_one(i32 noundef 2, i32 noundef %4, i8* (i8*)* noundef %5), !dbg !116
  %6 = load i32, i32* %count.addr, align 4, !dbg !117
  %7 = load i8* (i8*)*, i8* (i8*)** %run.addr, align 8, !dbg !118
  call void @create_one(i32 noundef 3, i32 noundef %6, i8* (i8*)* noundef %7), !dbg !119
  %8 = load i32, i32* %count.addr, align 4, !dbg !120
  %9 = load i8* (i8*)*, i8* (i8*)** %run.addr, align 8, !dbg !121
  call void @create_one(i32 noundef 4, i32 noundef %8, i8* (i8*)* noundef %9), !dbg !122
  %10 = load i32, i32* %count.addr, align 4, !dbg !123
  %11 = load i8* (i8*)*, i8* (i8*)** %run.addr, align 8, !dbg !124
  call void @create_one(i32 noundef 5, i32 noundef %10, i8* (i8*)* noundef %11), !dbg !125
  %12 = load i32, i32* %count.addr, align 4, !dbg !126
  %13 = load i8* (i8*)*, i8* (i8*)** %run.addr, align 8, !dbg !127
  call void @create_one(i32 noundef 6, i32 noundef %12, i8* (i8*)* noundef %13), !dbg !128
  %14 = load i32, i32* %count.addr, align 4, !dbg !129
  %15 = load i8* (i8*)*, i8* (i8*)** %run.addr, align 8, !dbg !130
  call void @create_one(i32 noundef 7, i32 noundef %14, i8* (i8*)* noundef %15), !dbg !131
  %16 = load i32, i32* %count.addr, align 4, !dbg !132
  %17 = load i8* (i8*)*, i8* (i8*)** %run.addr, align 8, !dbg !133
  call void @create_one(i32 noundef 8, i32 noundef %16, i8* (i8*)* noundef %17), !dbg !134
  %18 = load i32, i32* %count.addr, align 4, !dbg !135
  %19 = load i8* (i8*)*, i8* (i8*)** %run.addr, align 8, !dbg !136
  call void @create_one(i32 noundef 9, i32 noundef %18, i8* (i8*)* noundef %19), !dbg !137
  %20 = load i32, i32* %count.addr, align 4, !dbg !138
  %21 = load i8* (i8*)*, i8* (i8*)** %run.addr, align 8, !dbg !139
  call void @create_one(i32 noundef 10, i32 noundef %20, i8* (i8*)* noundef %21), !dbg !140
  %22 = load i32, i32* %count.addr, align 4, !dbg !141
  %23 = load i8* (i8*)*, i8* (i8*)** %run.addr, align 8, !dbg !142
  call void @create_one(i32 noundef 11, i32 noundef %22, i8* (i8*)* noundef %23), !dbg !143
  ret void, !dbg !144
}

; Function Attrs: noinline nounwind uwtable
define internal i8* @thread(i8* noundef %argument) #0 !dbg !145 {
entry:
  %argument.addr = alloca i8*, align 8
  %id = alloca i32, align 4
  store i8* %argument, i8** %argument.addr, align 8
  call void @llvm.dbg.declare(metadata i8** %argument.addr, metadata !146, metadata !DIExpression()), !dbg !147
  call void @llvm.dbg.declare(metadata i32* %id, metadata !148, metadata !DIExpression()), !dbg !149
  %0 = load i8*, i8** %argument.addr, align 8, !dbg !150
  %1 = ptrtoint i8* %0 to i64, !dbg !151
  %conv = trunc i64 %1 to i32, !dbg !152
  store i32 %conv, i32* %id, align 4, !dbg !149
  %2 = load i32, i32* %id, align 4, !dbg !153
  %cmp = icmp slt i32 %2, 1, !dbg !155
  br i1 %cmp, label %if.then, label %lor.lhs.false, !dbg !156

lor.lhs.false:                                    ; preds = %entry
  %3 = load i32, i32* %id, align 4, !dbg !157
  %cmp2 = icmp sge i32 %3, 2, !dbg !158
  br i1 %cmp2, label %if.then, label %if.end, !dbg !159

if.then:                                          ; preds = %lor.lhs.false, %entry
  %call = call i32 @put(i32 noundef 1), !dbg !160
  br label %if.end, !dbg !160

if.end:                                           ; preds = %if.then, %lor.lhs.false
  %4 = load i32, i32* %id, align 4, !dbg !161
  %cmp4 = icmp sge i32 %4, 1, !dbg !163
  br i1 %cmp4, label %if.then6, label %if.end7, !dbg !164

if.then6:                                         ; preds = %if.end
  call void @drain(), !dbg !165
  br label %if.end7, !dbg !165

if.end7:                                          ; preds = %if.then6, %if.end
  ret i8* null, !dbg !166
}

; Function Attrs: noinline nounwind uwtable
define internal void @join_threads(i32 noundef %count) #0 !dbg !167 {
entry:
  %count.addr = alloca i32, align 4
  store i32 %count, i32* %count.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %count.addr, metadata !170, metadata !DIExpression()), !dbg !171
  %0 = load i32, i32* %count.addr, align 4, !dbg !172
  call void @join_one(i32 noundef 0, i32 noundef %0), !dbg !173
  %1 = load i32, i32* %count.addr, align 4, !dbg !174
  call void @join_one(i32 noundef 1, i32 noundef %1), !dbg !175
  %2 = load i32, i32* %count.addr, align 4, !dbg !176
  call void @join_one(i32 noundef 2, i32 noundef %2), !dbg !177
  %3 = load i32, i32* %count.addr, align 4, !dbg !178
  call void @join_one(i32 noundef 3, i32 noundef %3), !dbg !179
  %4 = load i32, i32* %count.addr, align 4, !dbg !180
  call void @join_one(i32 noundef 4, i32 noundef %4), !dbg !181
  %5 = load i32, i32* %count.addr, align 4, !dbg !182
  call void @join_one(i32 noundef 5, i32 noundef %5), !dbg !183
  %6 = load i32, i32* %count.addr, align 4, !dbg !184
  call void @join_one(i32 noundef 6, i32 noundef %6), !dbg !185
  %7 = load i32, i32* %count.addr, align 4, !dbg !186
  call void @join_one(i32 noundef 7, i32 noundef %7), !dbg !187
  %8 = load i32, i32* %count.addr, align 4, !dbg !188
  call void @join_one(i32 noundef 8, i32 noundef %8), !dbg !189
  %9 = load i32, i32* %count.addr, align 4, !dbg !190
  call void @join_one(i32 noundef 9, i32 noundef %9), !dbg !191
  %10 = load i32, i32* %count.addr, align 4, !dbg !192
  call void @join_one(i32 noundef 10, i32 noundef %10), !dbg !193
  %11 = load i32, i32* %count.addr, align 4, !dbg !194
  call void @join_one(i32 noundef 11, i32 noundef %11), !dbg !195
  ret void, !dbg !196
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: noinline nounwind uwtable
define internal void @create_one(i32 noundef %id, i32 noundef %count, i8* (i8*)* noundef %run) #0 !dbg !197 {
entry:
  %id.addr = alloca i32, align 4
  %count.addr = alloca i32, align 4
  %run.addr = alloca i8* (i8*)*, align 8
  store i32 %id, i32* %id.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %id.addr, metadata !200, metadata !DIExpression()), !dbg !201
  store i32 %count, i32* %count.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %count.addr, metadata !202, metadata !DIExpression()), !dbg !203
  store i8* (i8*)* %run, i8* (i8*)** %run.addr, align 8
  call void @llvm.dbg.declare(metadata i8* (i8*)** %run.addr, metadata !204, metadata !DIExpression()), !dbg !205
  %0 = load i32, i32* %id.addr, align 4, !dbg !206
  %1 = load i32, i32* %count.addr, align 4, !dbg !208
  %cmp = icmp slt i32 %0, %1, !dbg !209
  br i1 %cmp, label %if.then, label %if.end, !dbg !210

if.then:                                          ; preds = %entry
  %2 = load i32, i32* %id.addr, align 4, !dbg !211
  %idxprom = sext i32 %2 to i64, !dbg !212
  %arrayidx = getelementptr inbounds [12 x i64], [12 x i64]* @harness_threads, i64 0, i64 %idxprom, !dbg !212
  %3 = load i8* (i8*)*, i8* (i8*)** %run.addr, align 8, !dbg !213
  %4 = load i32, i32* %id.addr, align 4, !dbg !214
  %conv = sext i32 %4 to i64, !dbg !215
  %5 = inttoptr i64 %conv to i8*, !dbg !216
  %call = call i32 @pthread_create(i64* noundef %arrayidx, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef %3, i8* noundef %5) #4, !dbg !217
  br label %if.end, !dbg !217

if.end:                                           ; preds = %if.then, %entry
  ret void, !dbg !218
}

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal void @drain() #0 !dbg !219 {
entry:
  br label %for.cond, !dbg !222

for.cond:                                         ; preds = %if.end, %entry
  %call = call i32 @take(), !dbg !223
  %tobool = icmp ne i32 %call, 0, !dbg !223
  br i1 %tobool, label %if.end, label %if.then, !dbg !228

if.then:                                          ; preds = %for.cond
  ret void, !dbg !229

if.end:                                           ; preds = %for.cond
  br label %for.cond, !dbg !230, !llvm.loop !231
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @take() #0 !dbg !234 {
entry:
  %retval = alloca i32, align 4
  %seen = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  %writes = alloca i32, align 4
  %.atomictmp = alloca i32, align 4
  %cmpxchg.bool = alloca i8, align 1
  %atomic-temp3 = alloca i32, align 4
  %.atomictmp6 = alloca i32, align 4
  %atomic-temp7 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata i32* %seen, metadata !235, metadata !DIExpression()), !dbg !236
  %0 = load atomic i32, i32* @reserved seq_cst, align 4, !dbg !237
  store i32 %0, i32* %atomic-temp, align 4, !dbg !237
  %1 = load i32, i32* %atomic-temp, align 4, !dbg !237
  store i32 %1, i32* %seen, align 4, !dbg !236
  call void @llvm.dbg.declare(metadata i32* %writes, metadata !238, metadata !DIExpression()), !dbg !239
  br label %for.cond, !dbg !240

for.cond:                                         ; preds = %if.end2, %entry
  %2 = load i32, i32* %seen, align 4, !dbg !241
  %and = and i32 %2, 65535, !dbg !245
  store i32 %and, i32* %writes, align 4, !dbg !246
  %3 = load i32, i32* %seen, align 4, !dbg !247
  %shr = lshr i32 %3, 16, !dbg !249
  %4 = load i32, i32* %writes, align 4, !dbg !250
  %cmp = icmp eq i32 %shr, %4, !dbg !251
  br i1 %cmp, label %if.then, label %if.end, !dbg !252

if.then:                                          ; preds = %for.cond
  store i32 0, i32* %retval, align 4, !dbg !253
  br label %return, !dbg !253

if.end:                                           ; preds = %for.cond
  %5 = load i32, i32* %seen, align 4, !dbg !254
  %add = add i32 %5, 65536, !dbg !254
  store i32 %add, i32* %.atomictmp, align 4, !dbg !254
  %6 = load i32, i32* %seen, align 4, !dbg !254
  %7 = load i32, i32* %.atomictmp, align 4, !dbg !254
  %8 = cmpxchg i32* @reserved, i32 %6, i32 %7 seq_cst seq_cst, align 4, !dbg !254
  %9 = extractvalue { i32, i1 } %8, 0, !dbg !254
  %10 = extractvalue { i32, i1 } %8, 1, !dbg !254
  br i1 %10, label %cmpxchg.continue, label %cmpxchg.store_expected, !dbg !254

cmpxchg.store_expected:                           ; preds = %if.end
  store i32 %9, i32* %seen, align 4, !dbg !254
  br label %cmpxchg.continue, !dbg !254

cmpxchg.continue:                                 ; preds = %cmpxchg.store_expected, %if.end
  %frombool = zext i1 %10 to i8, !dbg !254
  store i8 %frombool, i8* %cmpxchg.bool, align 1, !dbg !254
  %11 = load i8, i8* %cmpxchg.bool, align 1, !dbg !254
  %tobool = trunc i8 %11 to i1, !dbg !254
  br i1 %tobool, label %if.then1, label %if.end2, !dbg !256

if.then1:                                         ; preds = %cmpxchg.continue
  br label %for.end, !dbg !257

if.end2:                                          ; preds = %cmpxchg.continue
  br label %for.cond, !dbg !258, !llvm.loop !259

for.end:                                          ; preds = %if.then1
  br label %while.cond, !dbg !262

while.cond:                                       ; preds = %while.body, %for.end
  %12 = load atomic i32, i32* @written seq_cst, align 4, !dbg !262
  store i32 %12, i32* %atomic-temp3, align 4, !dbg !262
  %13 = load i32, i32* %atomic-temp3, align 4, !dbg !262
  %and4 = and i32 %13, 65535, !dbg !262
  %14 = load i32, i32* %writes, align 4, !dbg !262
  %cmp5 = icmp eq i32 %and4, %14, !dbg !262
  %lnot = xor i1 %cmp5, true, !dbg !262
  br i1 %lnot, label %while.body, label %while.end, !dbg !262

while.body:                                       ; preds = %while.cond
  br label %while.cond, !dbg !262, !llvm.loop !263

while.end:                                        ; preds = %while.cond
  store i32 1, i32* %.atomictmp6, align 4, !dbg !264
  %15 = load i32, i32* %.atomictmp6, align 4, !dbg !264
  %16 = atomicrmw add i32* @read, i32 %15 seq_cst, align 4, !dbg !264
  store i32 %16, i32* %atomic-temp7, align 4, !dbg !264
  %17 = load i32, i32* %atomic-temp7, align 4, !dbg !264
  store i32 1, i32* %retval, align 4, !dbg !265
  br label %return, !dbg !265

return:                                           ; preds = %while.end, %if.then
  %18 = load i32, i32* %retval, align 4, !dbg !266
  ret i32 %18, !dbg !266
}

; Function Attrs: noinline nounwind uwtable
define internal void @join_one(i32 noundef %id, i32 noundef %count) #0 !dbg !267 {
entry:
  %id.addr = alloca i32, align 4
  %count.addr = alloca i32, align 4
  store i32 %id, i32* %id.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %id.addr, metadata !270, metadata !DIExpression()), !dbg !271
  store i32 %count, i32* %count.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %count.addr, metadata !272, metadata !DIExpression()), !dbg !273
  %0 = load i32, i32* %id.addr, align 4, !dbg !274
  %1 = load i32, i32* %count.addr, align 4, !dbg !276
  %cmp = icmp slt i32 %0, %1, !dbg !277
  br i1 %cmp, label %if.then, label %if.end, !dbg !278

if.then:                                          ; preds = %entry
  %2 = load i32, i32* %id.addr, align 4, !dbg !279
  %idxprom = sext i32 %2 to i64, !dbg !280
  %arrayidx = getelementptr inbounds [12 x i64], [12 x i64]* @harness_threads, i64 0, i64 %idxprom, !dbg !280
  %3 = load i64, i64* %arrayidx, align 8, !dbg !280
  %call = call i32 @pthread_join(i64 noundef %3, i8** noundef null), !dbg !281
  br label %if.end, !dbg !281

if.end:                                           ; preds = %if.then, %entry
  ret void, !dbg !282
}

declare i32 @pthread_join(i64 noundef, i8** noundef) #3

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!33, !34, !35, !36, !37, !38, !39}
!llvm.ident = !{!40}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "reserved", scope: !2, file: !3, line: 31, type: !13, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !10, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "bench/programs/await/mpmc_queue.c", directory: ".", checksumkind: CSK_MD5, checksum: "b1c91a953c4bc94c90e696ac192a49f6")
!4 = !{!5, !6, !9}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !DIDerivedType(tag: DW_TAG_typedef, name: "intptr_t", file: !7, line: 87, baseType: !8)
!7 = !DIFile(filename: "/usr/include/stdint.h", directory: "", checksumkind: CSK_MD5, checksum: "a48e64edacc5b19f56c99745232c963c")
!8 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !{!0, !11, !17, !22, !24}
!11 = !DIGlobalVariableExpression(var: !12, expr: !DIExpression())
!12 = distinct !DIGlobalVariable(name: "read", scope: !2, file: !3, line: 32, type: !13, isLocal: true, isDefinition: true)
!13 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_uint", file: !14, line: 93, baseType: !15)
!14 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stdatomic.h", directory: "", checksumkind: CSK_MD5, checksum: "de5d66a1ef2f5448cc1919ff39db92bc")
!15 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !16)
!16 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!17 = !DIGlobalVariableExpression(var: !18, expr: !DIExpression())
!18 = distinct !DIGlobalVariable(name: "cells", scope: !2, file: !3, line: 29, type: !19, isLocal: true, isDefinition: true)
!19 = !DICompositeType(tag: DW_TAG_array_type, baseType: !16, size: 128, elements: !20)
!20 = !{!21}
!21 = !DISubrange(count: 4)
!22 = !DIGlobalVariableExpression(var: !23, expr: !DIExpression())
!23 = distinct !DIGlobalVariable(name: "written", scope: !2, file: !3, line: 32, type: !13, isLocal: true, isDefinition: true)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(name: "harness_threads", scope: !2, file: !26, line: 20, type: !27, isLocal: true, isDefinition: true)
!26 = !DIFile(filename: "bench/programs/await/harness.h", directory: ".", checksumkind: CSK_MD5, checksum: "d10173ef26d2a9d2cdca7f424d6ff34d")
!27 = !DICompositeType(tag: DW_TAG_array_type, baseType: !28, size: 768, elements: !31)
!28 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !29, line: 27, baseType: !30)
!29 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!30 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!31 = !{!32}
!32 = !DISubrange(count: 12)
!33 = !{i32 7, !"Dwarf Version", i32 5}
!34 = !{i32 2, !"Debug Info Version", i32 3}
!35 = !{i32 1, !"wchar_size", i32 4}
!36 = !{i32 7, !"PIC Level", i32 2}
!37 = !{i32 7, !"PIE Level", i32 2}
!38 = !{i32 7, !"uwtable", i32 1}
!39 = !{i32 7, !"frame-pointer", i32 2}
!40 = !{!"Debian clang version 14.0.6"}
!41 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 75, type: !42, scopeLine: 75, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !44)
!42 = !DISubroutineType(types: !43)
!43 = !{!9}
!44 = !{}
!45 = !DILocation(line: 76, column: 5, scope: !41)
!46 = !DILocation(line: 77, column: 5, scope: !41)
!47 = !DILocation(line: 78, column: 5, scope: !41)
!48 = !DILocation(line: 79, column: 5, scope: !41)
!49 = distinct !DISubprogram(name: "put", scope: !3, file: !3, line: 34, type: !50, scopeLine: 34, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !44)
!50 = !DISubroutineType(types: !51)
!51 = !{!9, !16}
!52 = !DILocalVariable(name: "value", arg: 1, scope: !49, file: !3, line: 34, type: !16)
!53 = !DILocation(line: 34, column: 25, scope: !49)
!54 = !DILocalVariable(name: "seen", scope: !49, file: !3, line: 35, type: !16)
!55 = !DILocation(line: 35, column: 14, scope: !49)
!56 = !DILocation(line: 35, column: 21, scope: !49)
!57 = !DILocalVariable(name: "reads", scope: !49, file: !3, line: 35, type: !16)
!58 = !DILocation(line: 35, column: 45, scope: !49)
!59 = !DILocalVariable(name: "writes", scope: !49, file: !3, line: 35, type: !16)
!60 = !DILocation(line: 35, column: 52, scope: !49)
!61 = !DILocation(line: 36, column: 5, scope: !49)
!62 = !DILocation(line: 37, column: 17, scope: !63)
!63 = distinct !DILexicalBlock(scope: !64, file: !3, line: 36, column: 14)
!64 = distinct !DILexicalBlock(scope: !65, file: !3, line: 36, column: 5)
!65 = distinct !DILexicalBlock(scope: !49, file: !3, line: 36, column: 5)
!66 = !DILocation(line: 37, column: 22, scope: !63)
!67 = !DILocation(line: 37, column: 15, scope: !63)
!68 = !DILocation(line: 38, column: 18, scope: !63)
!69 = !DILocation(line: 38, column: 23, scope: !63)
!70 = !DILocation(line: 38, column: 16, scope: !63)
!71 = !DILocation(line: 39, column: 13, scope: !72)
!72 = distinct !DILexicalBlock(scope: !63, file: !3, line: 39, column: 13)
!73 = !DILocation(line: 39, column: 25, scope: !72)
!74 = !DILocation(line: 39, column: 31, scope: !72)
!75 = !DILocation(line: 39, column: 40, scope: !72)
!76 = !DILocation(line: 39, column: 20, scope: !72)
!77 = !DILocation(line: 39, column: 13, scope: !63)
!78 = !DILocation(line: 39, column: 51, scope: !72)
!79 = !DILocation(line: 40, column: 13, scope: !80)
!80 = distinct !DILexicalBlock(scope: !63, file: !3, line: 40, column: 13)
!81 = !DILocation(line: 40, column: 13, scope: !63)
!82 = !DILocation(line: 40, column: 102, scope: !80)
!83 = !DILocation(line: 36, column: 5, scope: !64)
!84 = distinct !{!84, !85, !86}
!85 = !DILocation(line: 36, column: 5, scope: !65)
!86 = !DILocation(line: 41, column: 5, scope: !65)
!87 = !DILocation(line: 42, column: 5, scope: !49)
!88 = distinct !{!88, !87, !87, !89}
!89 = !{!"llvm.loop.mustprogress"}
!90 = !DILocation(line: 43, column: 29, scope: !49)
!91 = !DILocation(line: 43, column: 11, scope: !49)
!92 = !DILocation(line: 43, column: 18, scope: !49)
!93 = !DILocation(line: 43, column: 5, scope: !49)
!94 = !DILocation(line: 43, column: 27, scope: !49)
!95 = !DILocation(line: 44, column: 5, scope: !49)
!96 = !DILocation(line: 45, column: 5, scope: !49)
!97 = !DILocation(line: 46, column: 1, scope: !49)
!98 = distinct !DISubprogram(name: "create_threads", scope: !26, file: !26, line: 27, type: !99, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !44)
!99 = !DISubroutineType(types: !100)
!100 = !{null, !9, !101}
!101 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !102, size: 64)
!102 = !DISubroutineType(types: !103)
!103 = !{!5, !5}
!104 = !DILocalVariable(name: "count", arg: 1, scope: !98, file: !26, line: 27, type: !9)
!105 = !DILocation(line: 27, column: 39, scope: !98)
!106 = !DILocalVariable(name: "run", arg: 2, scope: !98, file: !26, line: 27, type: !101)
!107 = !DILocation(line: 27, column: 54, scope: !98)
!108 = !DILocation(line: 28, column: 19, scope: !98)
!109 = !DILocation(line: 28, column: 26, scope: !98)
!110 = !DILocation(line: 28, column: 5, scope: !98)
!111 = !DILocation(line: 29, column: 19, scope: !98)
!112 = !DILocation(line: 29, column: 26, scope: !98)
!113 = !DILocation(line: 29, column: 5, scope: !98)
!114 = !DILocation(line: 30, column: 19, scope: !98)
!115 = !DILocation(line: 30, column: 26, scope: !98)
!116 = !DILocation(line: 30, column: 5, scope: !98)
!117 = !DILocation(line: 31, column: 19, scope: !98)
!118 = !DILocation(line: 31, column: 26, scope: !98)
!119 = !DILocation(line: 31, column: 5, scope: !98)
!120 = !DILocation(line: 32, column: 19, scope: !98)
!121 = !DILocation(line: 32, column: 26, scope: !98)
!122 = !DILocation(line: 32, column: 5, scope: !98)
!123 = !DILocation(line: 33, column: 19, scope: !98)
!124 = !DILocation(line: 33, column: 26, scope: !98)
!125 = !DILocation(line: 33, column: 5, scope: !98)
!126 = !DILocation(line: 34, column: 19, scope: !98)
!127 = !DILocation(line: 34, column: 26, scope: !98)
!128 = !DILocation(line: 34, column: 5, scope: !98)
!129 = !DILocation(line: 35, column: 19, scope: !98)
!130 = !DILocation(line: 35, column: 26, scope: !98)
!131 = !DILocation(line: 35, column: 5, scope: !98)
!132 = !DILocation(line: 36, column: 19, scope: !98)
!133 = !DILocation(line: 36, column: 26, scope: !98)
!134 = !DILocation(line: 36, column: 5, scope: !98)
!135 = !DILocation(line: 37, column: 19, scope: !98)
!136 = !DILocation(line: 37, column: 26, scope: !98)
!137 = !DILocation(line: 37, column: 5, scope: !98)
!138 = !DILocation(line: 38, column: 20, scope: !98)
!139 = !DILocation(line: 38, column: 27, scope: !98)
!140 = !DILocation(line: 38, column: 5, scope: !98)
!141 = !DILocation(line: 39, column: 20, scope: !98)
!142 = !DILocation(line: 39, column: 27, scope: !98)
!143 = !DILocation(line: 39, column: 5, scope: !98)
!144 = !DILocation(line: 40, column: 1, scope: !98)
!145 = distinct !DISubprogram(name: "thread", scope: !3, file: !3, line: 68, type: !102, scopeLine: 68, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !44)
!146 = !DILocalVariable(name: "argument", arg: 1, scope: !145, file: !3, line: 68, type: !5)
!147 = !DILocation(line: 68, column: 27, scope: !145)
!148 = !DILocalVariable(name: "id", scope: !145, file: !3, line: 69, type: !9)
!149 = !DILocation(line: 69, column: 9, scope: !145)
!150 = !DILocation(line: 69, column: 29, scope: !145)
!151 = !DILocation(line: 69, column: 19, scope: !145)
!152 = !DILocation(line: 69, column: 14, scope: !145)
!153 = !DILocation(line: 70, column: 9, scope: !154)
!154 = distinct !DILexicalBlock(scope: !145, file: !3, line: 70, column: 9)
!155 = !DILocation(line: 70, column: 12, scope: !154)
!156 = !DILocation(line: 70, column: 22, scope: !154)
!157 = !DILocation(line: 70, column: 25, scope: !154)
!158 = !DILocation(line: 70, column: 28, scope: !154)
!159 = !DILocation(line: 70, column: 9, scope: !145)
!160 = !DILocation(line: 70, column: 50, scope: !154)
!161 = !DILocation(line: 71, column: 9, scope: !162)
!162 = distinct !DILexicalBlock(scope: !145, file: !3, line: 71, column: 9)
!163 = !DILocation(line: 71, column: 12, scope: !162)
!164 = !DILocation(line: 71, column: 9, scope: !145)
!165 = !DILocation(line: 71, column: 24, scope: !162)
!166 = !DILocation(line: 72, column: 5, scope: !145)
!167 = distinct !DISubprogram(name: "join_threads", scope: !26, file: !26, line: 47, type: !168, scopeLine: 47, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !44)
!168 = !DISubroutineType(types: !169)
!169 = !{null, !9}
!170 = !DILocalVariable(name: "count", arg: 1, scope: !167, file: !26, line: 47, type: !9)
!171 = !DILocation(line: 47, column: 37, scope: !167)
!172 = !DILocation(line: 48, column: 17, scope: !167)
!173 = !DILocation(line: 48, column: 5, scope: !167)
!174 = !DILocation(line: 49, column: 17, scope: !167)
!175 = !DILocation(line: 49, column: 5, scope: !167)
!176 = !DILocation(line: 50, column: 17, scope: !167)
!177 = !DILocation(line: 50, column: 5, scope: !167)
!178 = !DILocation(line: 51, column: 17, scope: !167)
!179 = !DILocation(line: 51, column: 5, scope: !167)
!180 = !DILocation(line: 52, column: 17, scope: !167)
!181 = !DILocation(line: 52, column: 5, scope: !167)
!182 = !DILocation(line: 53, column: 17, scope: !167)
!183 = !DILocation(line: 53, column: 5, scope: !167)
!184 = !DILocation(line: 54, column: 17, scope: !167)
!185 = !DILocation(line: 54, column: 5, scope: !167)
!186 = !DILocation(line: 55, column: 17, scope: !167)
!187 = !DILocation(line: 55, column: 5, scope: !167)
!188 = !DILocation(line: 56, column: 17, scope: !167)
!189 = !DILocation(line: 56, column: 5, scope: !167)
!190 = !DILocation(line: 57, column: 17, scope: !167)
!191 = !DILocation(line: 57, column: 5, scope: !167)
!192 = !DILocation(line: 58, column: 18, scope: !167)
!193 = !DILocation(line: 58, column: 5, scope: !167)
!194 = !DILocation(line: 59, column: 18, scope: !167)
!195 = !DILocation(line: 59, column: 5, scope: !167)
!196 = !DILocation(line: 60, column: 1, scope: !167)
!197 = distinct !DISubprogram(name: "create_one", scope: !26, file: !26, line: 22, type: !198, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !44)
!198 = !DISubroutineType(types: !199)
!199 = !{null, !9, !9, !101}
!200 = !DILocalVariable(name: "id", arg: 1, scope: !197, file: !26, line: 22, type: !9)
!201 = !DILocation(line: 22, column: 35, scope: !197)
!202 = !DILocalVariable(name: "count", arg: 2, scope: !197, file: !26, line: 22, type: !9)
!203 = !DILocation(line: 22, column: 43, scope: !197)
!204 = !DILocalVariable(name: "run", arg: 3, scope: !197, file: !26, line: 22, type: !101)
!205 = !DILocation(line: 22, column: 58, scope: !197)
!206 = !DILocation(line: 23, column: 9, scope: !207)
!207 = distinct !DILexicalBlock(scope: !197, file: !26, line: 23, column: 9)
!208 = !DILocation(line: 23, column: 14, scope: !207)
!209 = !DILocation(line: 23, column: 12, scope: !207)
!210 = !DILocation(line: 23, column: 9, scope: !197)
!211 = !DILocation(line: 23, column: 53, scope: !207)
!212 = !DILocation(line: 23, column: 37, scope: !207)
!213 = !DILocation(line: 23, column: 61, scope: !207)
!214 = !DILocation(line: 23, column: 84, scope: !207)
!215 = !DILocation(line: 23, column: 74, scope: !207)
!216 = !DILocation(line: 23, column: 66, scope: !207)
!217 = !DILocation(line: 23, column: 21, scope: !207)
!218 = !DILocation(line: 24, column: 1, scope: !197)
!219 = distinct !DISubprogram(name: "drain", scope: !3, file: !3, line: 61, type: !220, scopeLine: 61, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !44)
!220 = !DISubroutineType(types: !221)
!221 = !{null}
!222 = !DILocation(line: 62, column: 5, scope: !219)
!223 = !DILocation(line: 63, column: 14, scope: !224)
!224 = distinct !DILexicalBlock(scope: !225, file: !3, line: 63, column: 13)
!225 = distinct !DILexicalBlock(scope: !226, file: !3, line: 62, column: 14)
!226 = distinct !DILexicalBlock(scope: !227, file: !3, line: 62, column: 5)
!227 = distinct !DILexicalBlock(scope: !219, file: !3, line: 62, column: 5)
!228 = !DILocation(line: 63, column: 13, scope: !225)
!229 = !DILocation(line: 63, column: 22, scope: !224)
!230 = !DILocation(line: 62, column: 5, scope: !226)
!231 = distinct !{!231, !232, !233}
!232 = !DILocation(line: 62, column: 5, scope: !227)
!233 = !DILocation(line: 64, column: 5, scope: !227)
!234 = distinct !DISubprogram(name: "take", scope: !3, file: !3, line: 49, type: !42, scopeLine: 49, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !44)
!235 = !DILocalVariable(name: "seen", scope: !234, file: !3, line: 50, type: !16)
!236 = !DILocation(line: 50, column: 14, scope: !234)
!237 = !DILocation(line: 50, column: 21, scope: !234)
!238 = !DILocalVariable(name: "writes", scope: !234, file: !3, line: 50, type: !16)
!239 = !DILocation(line: 50, column: 45, scope: !234)
!240 = !DILocation(line: 51, column: 5, scope: !234)
!241 = !DILocation(line: 52, column: 18, scope: !242)
!242 = distinct !DILexicalBlock(scope: !243, file: !3, line: 51, column: 14)
!243 = distinct !DILexicalBlock(scope: !244, file: !3, line: 51, column: 5)
!244 = distinct !DILexicalBlock(scope: !234, file: !3, line: 51, column: 5)
!245 = !DILocation(line: 52, column: 23, scope: !242)
!246 = !DILocation(line: 52, column: 16, scope: !242)
!247 = !DILocation(line: 53, column: 13, scope: !248)
!248 = distinct !DILexicalBlock(scope: !242, file: !3, line: 53, column: 13)
!249 = !DILocation(line: 53, column: 18, scope: !248)
!250 = !DILocation(line: 53, column: 27, scope: !248)
!251 = !DILocation(line: 53, column: 24, scope: !248)
!252 = !DILocation(line: 53, column: 13, scope: !242)
!253 = !DILocation(line: 53, column: 35, scope: !248)
!254 = !DILocation(line: 54, column: 13, scope: !255)
!255 = distinct !DILexicalBlock(scope: !242, file: !3, line: 54, column: 13)
!256 = !DILocation(line: 54, column: 13, scope: !242)
!257 = !DILocation(line: 54, column: 79, scope: !255)
!258 = !DILocation(line: 51, column: 5, scope: !243)
!259 = distinct !{!259, !260, !261}
!260 = !DILocation(line: 51, column: 5, scope: !244)
!261 = !DILocation(line: 55, column: 5, scope: !244)
!262 = !DILocation(line: 56, column: 5, scope: !234)
!263 = distinct !{!263, !262, !262, !89}
!264 = !DILocation(line: 57, column: 5, scope: !234)
!265 = !DILocation(line: 58, column: 5, scope: !234)
!266 = !DILocation(line: 59, column: 1, scope: !234)
!267 = distinct !DISubprogram(name: "join_one", scope: !26, file: !26, line: 42, type: !268, scopeLine: 42, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !44)
!268 = !DISubroutineType(types: !269)
!269 = !{null, !9, !9}
!270 = !DILocalVariable(name: "id", arg: 1, scope: !267, file: !26, line: 42, type: !9)
!271 = !DILocation(line: 42, column: 33, scope: !267)
!272 = !DILocalVariable(name: "count", arg: 2, scope: !267, file: !26, line: 42, type: !9)
!273 = !DILocation(line: 42, column: 41, scope: !267)
!274 = !DILocation(line: 43, column: 9, scope: !275)
!275 = distinct !DILexicalBlock(scope: !267, file: !26, line: 43, column: 9)
!276 = !DILocation(line: 43, column: 14, scope: !275)
!277 = !DILocation(line: 43, column: 12, scope: !275)
!278 = !DILocation(line: 43, column: 9, scope: !267)
!279 = !DILocation(line: 43, column: 50, scope: !275)
!280 = !DILocation(line: 43, column: 34, scope: !275)
!281 = !DILocation(line: 43, column: 21, scope: !275)
!282 = !DILocation(line: 44, column: 1, scope: !267)
