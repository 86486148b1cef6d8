; ModuleID = 'tests/programs/fail/mutex/lost_update.c'
source_filename = "tests/programs/fail/mutex/lost_update.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { %struct.__pthread_internal_list*, %struct.__pthread_internal_list* }
%union.pthread_attr_t = type { i64, [48 x i8] }

@count = internal global i32 0, align 4
@.str = private unnamed_addr constant [11 x i8] c"count == 2\00", align 1
@.str.1 = private unnamed_addr constant [40 x i8] c"tests/programs/fail/mutex/lost_update.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@mutex = internal global %union.pthread_mutex_t zeroinitializer, align 8

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 {
entry:
  %retval = alloca i32, align 4
  %first = alloca i64, align 8
  %second = alloca i64, align 8
  store i32 0, i32* %retval, align 4
  %call = call i32 @pthread_create(i64* noundef %first, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @increment, i8* noundef null) #4
  %call1 = call i32 @pthread_create(i64* noundef %second, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @increment, i8* noundef null) #4
  %0 = load i64, i64* %first, align 8
  %call2 = call i32 @pthread_join(i64 noundef %0, i8** noundef null)
  %1 = load i64, i64* %second, align 8
  %call3 = call i32 @pthread_join(i64 noundef %1, i8** noundef null)
  %2 = load i32, i32* @count, align 4
  %cmp = icmp eq i32 %2, 2
  br i1 %cmp, label %if.then, label %if.else

if.then:                                          ; preds = %entry
  br label %if.end

if.else:                                          ; preds = %entry
  call void @__assert_fail(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([40 x i8], [40 x i8]* @.str.1, i64 0, i64 0), i32 noundef 31, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #5
  unreachable

if.end:                                           ; preds = %if.then
  ret i32 0
}

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal i8* @increment(i8* noundef %unused) #0 {
entry:
  %unused.addr = alloca i8*, align 8
  %seen = alloca i32, align 4
  store i8* %unused, i8** %unused.addr, align 8
  %0 = load i8*, i8** %unused.addr, align 8
  %call = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef @mutex) #4
  %1 = load i32, i32* @count, align 4
  store i32 %1, i32* %seen, align 4
  %call1 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef @mutex) #4
  %call2 = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef @mutex) #4
  %2 = load i32, i32* %seen, align 4
  %add = add nsw i32 %2, 1
  store i32 %add, i32* @count, align 4
  %call3 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef @mutex) #4
  ret i8* null
}

declare i32 @pthread_join(i64 noundef, i8** noundef) #2

; Function Attrs: noreturn nounwind
declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef) #3

; Function Attrs: nounwind
declare i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef) #1

; Function Attrs: nounwind
declare i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }
attributes #5 = { noreturn nounwind }

!llvm.module.flags = !{!0, !1, !2, !3, !4}
!llvm.ident = !{!5}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 1}
!4 = !{i32 7, !"frame-pointer", i32 2}
!5 = !{!"Debian clang version 14.0.6"}
