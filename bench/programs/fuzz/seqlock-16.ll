; ModuleID = 'tests/programs/fail/lockfree/seqlock_unchecked.c'
source_filename = "tests/programs/fail/lockfree/seqlock_unchecked.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@sequence = internal global i32 0, align 4
@a = internal global i32 0, align 4
@b = internal global i32 0, align 4
@.str = private unnamed_addr constant [7 x i8] c"x == y\00", align 1
@.str.1 = private unnamed_addr constant [49 x i8] c"tests/programs/fail/lockfree/seqlock_unchecked.c\00", align 1
@__PRETTY_FUNCTION__.reader = private unnamed_addr constant [21 x i8] c"void *reader(void *)\00", align 1

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 {
entry:
  %retval = alloca i32, align 4
  %first = alloca i64, align 8
  %second = alloca i64, align 8
  store i32 0, ptr %retval, align 4
  %call = call i32 @pthread_create(ptr noundef %first, ptr noundef null, ptr noundef @writer, ptr noundef null) #4
  %call1 = call i32 @pthread_create(ptr noundef %second, ptr noundef null, ptr noundef @reader, ptr noundef null) #4
  %0 = load i64, ptr %first, align 8
  %call2 = call i32 @pthread_join(i64 noundef %0, ptr noundef null)
  %1 = load i64, ptr %second, align 8
  %call3 = call i32 @pthread_join(i64 noundef %1, ptr noundef null)
  ret i32 0
}

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @writer(ptr noundef %unused) #0 {
entry:
  %unused.addr = alloca ptr, align 8
  %.atomictmp = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  %.atomictmp1 = alloca i32, align 4
  %.atomictmp2 = alloca i32, align 4
  %.atomictmp3 = alloca i32, align 4
  %atomic-temp4 = alloca i32, align 4
  store ptr %unused, ptr %unused.addr, align 8
  %0 = load ptr, ptr %unused.addr, align 8
  store i32 1, ptr %.atomictmp, align 4
  %1 = load i32, ptr %.atomictmp, align 4
  %2 = atomicrmw add ptr @sequence, i32 %1 seq_cst, align 4
  store i32 %2, ptr %atomic-temp, align 4
  %3 = load i32, ptr %atomic-temp, align 4
  store i32 1, ptr %.atomictmp1, align 4
  %4 = load i32, ptr %.atomictmp1, align 4
  store atomic i32 %4, ptr @a seq_cst, align 4
  store i32 1, ptr %.atomictmp2, align 4
  %5 = load i32, ptr %.atomictmp2, align 4
  store atomic i32 %5, ptr @b seq_cst, align 4
  store i32 1, ptr %.atomictmp3, align 4
  %6 = load i32, ptr %.atomictmp3, align 4
  %7 = atomicrmw add ptr @sequence, i32 %6 seq_cst, align 4
  store i32 %7, ptr %atomic-temp4, align 4
  %8 = load i32, ptr %atomic-temp4, align 4
  ret ptr null
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @reader(ptr noundef %unused) #0 {
entry:
  %unused.addr = alloca ptr, align 8
  %before = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  %x = alloca i32, align 4
  %atomic-temp1 = alloca i32, align 4
  %y = alloca i32, align 4
  %atomic-temp2 = alloca i32, align 4
  store ptr %unused, ptr %unused.addr, align 8
  %0 = load ptr, ptr %unused.addr, align 8
  %1 = load atomic i32, ptr @sequence seq_cst, align 4
  store i32 %1, ptr %atomic-temp, align 4
  %2 = load i32, ptr %atomic-temp, align 4
  store i32 %2, ptr %before, align 4
  %3 = load atomic i32, ptr @a seq_cst, align 4
  store i32 %3, ptr %atomic-temp1, align 4
  %4 = load i32, ptr %atomic-temp1, align 4
  store i32 %4, ptr %x, align 4
  %5 = load atomic i32, ptr @b seq_cst, align 4
  store i32 %5, ptr %atomic-temp2, align 4
  %6 = load i32, ptr %atomic-temp2, align 4
  store i32 %6, ptr %y, align 4
  %7 = load i32, ptr %before, align 4
  %rem = srem i32 %7, 2
  %cmp = icmp eq i32 %rem, 0
  br i1 %cmp, label %if.then, label %if.end5

if.then:                                          ; preds = %entry
  %8 = load i32, ptr %x, align 4
  %9 = load i32, ptr %y, align 4
  %cmp3 = icmp eq i32 %8, %9
  br i1 %cmp3, label %if.then4, label %if.else

if.then4:                                         ; preds = %if.then
  br label %if.end

if.else:                                          ; preds = %if.then
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 27, ptr noundef @__PRETTY_FUNCTION__.reader) #5
  unreachable

if.end:                                           ; preds = %if.then4
  br label %if.end5

if.end5:                                          ; preds = %if.end, %entry
  ret ptr null
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #2

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #3

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }
attributes #5 = { noreturn nounwind }

!llvm.module.flags = !{!0, !1, !2, !3, !4}
!llvm.ident = !{!5}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}
!5 = !{!"Debian clang version 16.0.6 (15~deb12u1)"}
