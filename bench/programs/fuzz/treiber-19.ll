; ModuleID = 'tests/programs/fail/lockfree/treiber_aba.c'
source_filename = "tests/programs/fail/lockfree/treiber_aba.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.node = type { i32, ptr }

@b = internal global %struct.node { i32 2, ptr null }, align 8
@a = internal global %struct.node { i32 1, ptr null }, align 8
@top = internal global ptr null, align 8
@.str = private unnamed_addr constant [28 x i8] c"atomic_load(&top) != second\00", align 1
@.str.1 = private unnamed_addr constant [43 x i8] c"tests/programs/fail/lockfree/treiber_aba.c\00", align 1
@__PRETTY_FUNCTION__.pop_two_push_one = private unnamed_addr constant [31 x i8] c"void *pop_two_push_one(void *)\00", align 1

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 {
entry:
  %retval = alloca i32, align 4
  %first = alloca i64, align 8
  %second = alloca i64, align 8
  store i32 0, ptr %retval, align 4
  call void @push(ptr noundef @b)
  call void @push(ptr noundef @a)
  %call = call i32 @pthread_create(ptr noundef %first, ptr noundef null, ptr noundef @pop_one, ptr noundef null) #4
  %call1 = call i32 @pthread_create(ptr noundef %second, ptr noundef null, ptr noundef @pop_two_push_one, ptr noundef null) #4
  %0 = load i64, ptr %first, align 8
  %call2 = call i32 @pthread_join(i64 noundef %0, ptr noundef null)
  %1 = load i64, ptr %second, align 8
  %call3 = call i32 @pthread_join(i64 noundef %1, ptr noundef null)
  ret i32 0
}

; Function Attrs: noinline nounwind uwtable
define internal void @push(ptr noundef %node) #0 {
entry:
  %node.addr = alloca ptr, align 8
  %seen = alloca ptr, align 8
  %atomic-temp = alloca ptr, align 8
  %.atomictmp = alloca ptr, align 8
  %.atomictmp1 = alloca ptr, align 8
  %cmpxchg.bool = alloca i8, align 1
  store ptr %node, ptr %node.addr, align 8
  %0 = load atomic i64, ptr @top seq_cst, align 8
  store i64 %0, ptr %atomic-temp, align 8
  %1 = load ptr, ptr %atomic-temp, align 8
  store ptr %1, ptr %seen, align 8
  br label %do.body

do.body:                                          ; preds = %cmpxchg.continue, %entry
  %2 = load ptr, ptr %node.addr, align 8
  %next = getelementptr inbounds %struct.node, ptr %2, i32 0, i32 1
  %3 = load ptr, ptr %seen, align 8
  store ptr %3, ptr %.atomictmp, align 8
  %4 = load i64, ptr %.atomictmp, align 8
  store atomic i64 %4, ptr %next seq_cst, align 8
  br label %do.cond

do.cond:                                          ; preds = %do.body
  %5 = load ptr, ptr %node.addr, align 8
  store ptr %5, ptr %.atomictmp1, align 8
  %6 = load i64, ptr %seen, align 8
  %7 = load i64, ptr %.atomictmp1, align 8
  %8 = cmpxchg ptr @top, i64 %6, i64 %7 seq_cst seq_cst, align 8
  %9 = extractvalue { i64, i1 } %8, 0
  %10 = extractvalue { i64, i1 } %8, 1
  br i1 %10, label %cmpxchg.continue, label %cmpxchg.store_expected

cmpxchg.store_expected:                           ; preds = %do.cond
  store i64 %9, ptr %seen, align 8
  br label %cmpxchg.continue

cmpxchg.continue:                                 ; preds = %cmpxchg.store_expected, %do.cond
  %storedv = zext i1 %10 to i8
  store i8 %storedv, ptr %cmpxchg.bool, align 1
  %11 = load i8, ptr %cmpxchg.bool, align 1
  %loadedv = trunc i8 %11 to i1
  %lnot = xor i1 %loadedv, true
  br i1 %lnot, label %do.body, label %do.end, !llvm.loop !6

do.end:                                           ; preds = %cmpxchg.continue
  ret void
}

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @pop_one(ptr noundef %unused) #0 {
entry:
  %unused.addr = alloca ptr, align 8
  store ptr %unused, ptr %unused.addr, align 8
  %0 = load ptr, ptr %unused.addr, align 8
  %call = call ptr @pop()
  ret ptr null
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @pop_two_push_one(ptr noundef %unused) #0 {
entry:
  %unused.addr = alloca ptr, align 8
  %first = alloca ptr, align 8
  %second = alloca ptr, align 8
  %atomic-temp = alloca ptr, align 8
  store ptr %unused, ptr %unused.addr, align 8
  %0 = load ptr, ptr %unused.addr, align 8
  %call = call ptr @pop()
  store ptr %call, ptr %first, align 8
  %call1 = call ptr @pop()
  store ptr %call1, ptr %second, align 8
  %1 = load ptr, ptr %first, align 8
  %tobool = icmp ne ptr %1, null
  br i1 %tobool, label %land.lhs.true, label %if.end4

land.lhs.true:                                    ; preds = %entry
  %2 = load ptr, ptr %second, align 8
  %tobool2 = icmp ne ptr %2, null
  br i1 %tobool2, label %if.then, label %if.end4

if.then:                                          ; preds = %land.lhs.true
  %3 = load ptr, ptr %first, align 8
  call void @push(ptr noundef %3)
  %4 = load atomic i64, ptr @top seq_cst, align 8
  store i64 %4, ptr %atomic-temp, align 8
  %5 = load ptr, ptr %atomic-temp, align 8
  %6 = load ptr, ptr %second, align 8
  %cmp = icmp ne ptr %5, %6
  br i1 %cmp, label %if.then3, label %if.else

if.then3:                                         ; preds = %if.then
  br label %if.end

if.else:                                          ; preds = %if.then
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 50, ptr noundef @__PRETTY_FUNCTION__.pop_two_push_one) #5
  unreachable

if.end:                                           ; preds = %if.then3
  br label %if.end4

if.end4:                                          ; preds = %if.end, %land.lhs.true, %entry
  ret ptr null
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @pop() #0 {
entry:
  %retval = alloca ptr, align 8
  %seen = alloca ptr, align 8
  %atomic-temp = alloca ptr, align 8
  %next = alloca ptr, align 8
  %atomic-temp2 = alloca ptr, align 8
  %.atomictmp = alloca ptr, align 8
  %cmpxchg.bool = alloca i8, align 1
  %0 = load atomic i64, ptr @top seq_cst, align 8
  store i64 %0, ptr %atomic-temp, align 8
  %1 = load ptr, ptr %atomic-temp, align 8
  store ptr %1, ptr %seen, align 8
  br label %while.cond

while.cond:                                       ; preds = %if.end, %entry
  %2 = load ptr, ptr %seen, align 8
  %tobool = icmp ne ptr %2, null
  br i1 %tobool, label %while.body, label %while.end

while.body:                                       ; preds = %while.cond
  %3 = load ptr, ptr %seen, align 8
  %next1 = getelementptr inbounds %struct.node, ptr %3, i32 0, i32 1
  %4 = load atomic i64, ptr %next1 seq_cst, align 8
  store i64 %4, ptr %atomic-temp2, align 8
  %5 = load ptr, ptr %atomic-temp2, align 8
  store ptr %5, ptr %next, align 8
  %6 = load ptr, ptr %next, align 8
  store ptr %6, ptr %.atomictmp, align 8
  %7 = load i64, ptr %seen, align 8
  %8 = load i64, ptr %.atomictmp, align 8
  %9 = cmpxchg ptr @top, i64 %7, i64 %8 seq_cst seq_cst, align 8
  %10 = extractvalue { i64, i1 } %9, 0
  %11 = extractvalue { i64, i1 } %9, 1
  br i1 %11, label %cmpxchg.continue, label %cmpxchg.store_expected

cmpxchg.store_expected:                           ; preds = %while.body
  store i64 %10, ptr %seen, align 8
  br label %cmpxchg.continue

cmpxchg.continue:                                 ; preds = %cmpxchg.store_expected, %while.body
  %storedv = zext i1 %11 to i8
  store i8 %storedv, ptr %cmpxchg.bool, align 1
  %12 = load i8, ptr %cmpxchg.bool, align 1
  %loadedv = trunc i8 %12 to i1
  br i1 %loadedv, label %if.then, label %if.end

if.then:                                          ; preds = %cmpxchg.continue
  %13 = load ptr, ptr %seen, align 8
  store ptr %13, ptr %retval, align 8
  br label %return

if.end:                                           ; preds = %cmpxchg.continue
  br label %while.cond, !llvm.loop !8

while.end:                                        ; preds = %while.cond
  store ptr null, ptr %retval, align 8
  br label %return

return:                                           ; preds = %while.end, %if.then
  %14 = load ptr, ptr %retval, align 8
  ret ptr %14
}

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #3

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }
attributes #5 = { noreturn nounwind }

!llvm.module.flags = !{!0, !1, !2, !3, !4}
!llvm.ident = !{!5}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = distinct !{!6, !7}
!7 = !{!"llvm.loop.mustprogress"}
!8 = distinct !{!8, !7}
