; ModuleID = '/tmp/h/cppx/misc.c'
source_filename = "/tmp/h/cppx/misc.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.s = type { i32, [20 x i8], double }
%struct.__va_list_tag = type { i32, i32, ptr, ptr }

@g = dso_local global %struct.s { i32 1, [20 x i8] c"x\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00", double 2.500000e+00 }, align 8
@table = dso_local global [2 x ptr] [ptr @printf, ptr null], align 16
@tl = internal thread_local global i32 3, align 4
@.str = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1

declare i32 @printf(ptr noundef, ...) #0

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @sum(i32 noundef %n, ...) #1 {
entry:
  %n.addr = alloca i32, align 4
  %l = alloca [1 x %struct.__va_list_tag], align 16
  %t = alloca i32, align 4
  store i32 %n, ptr %n.addr, align 4
  %arraydecay = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %l, i64 0, i64 0
  call void @llvm.va_start.p0(ptr %arraydecay)
  store i32 0, ptr %t, align 4
  br label %while.cond

while.cond:                                       ; preds = %vaarg.end, %entry
  %0 = load i32, ptr %n.addr, align 4
  %dec = add nsw i32 %0, -1
  store i32 %dec, ptr %n.addr, align 4
  %tobool = icmp ne i32 %0, 0
  br i1 %tobool, label %while.body, label %while.end

while.body:                                       ; preds = %while.cond
  %arraydecay1 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %l, i64 0, i64 0
  %gp_offset_p = getelementptr inbounds nuw %struct.__va_list_tag, ptr %arraydecay1, i32 0, i32 0
  %gp_offset = load i32, ptr %gp_offset_p, align 16
  %fits_in_gp = icmp ule i32 %gp_offset, 40
  br i1 %fits_in_gp, label %vaarg.in_reg, label %vaarg.in_mem

vaarg.in_reg:                                     ; preds = %while.body
  %1 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %arraydecay1, i32 0, i32 3
  %reg_save_area = load ptr, ptr %1, align 16
  %2 = getelementptr i8, ptr %reg_save_area, i32 %gp_offset
  %3 = add i32 %gp_offset, 8
  store i32 %3, ptr %gp_offset_p, align 16
  br label %vaarg.end

vaarg.in_mem:                                     ; preds = %while.body
  %overflow_arg_area_p = getelementptr inbounds nuw %struct.__va_list_tag, ptr %arraydecay1, i32 0, i32 2
  %overflow_arg_area = load ptr, ptr %overflow_arg_area_p, align 8
  %overflow_arg_area.next = getelementptr i8, ptr %overflow_arg_area, i32 8
  store ptr %overflow_arg_area.next, ptr %overflow_arg_area_p, align 8
  br label %vaarg.end

vaarg.end:                                        ; preds = %vaarg.in_mem, %vaarg.in_reg
  %vaarg.addr = phi ptr [ %2, %vaarg.in_reg ], [ %overflow_arg_area, %vaarg.in_mem ]
  %4 = load i32, ptr %vaarg.addr, align 4
  %5 = load i32, ptr %t, align 4
  %add = add nsw i32 %5, %4
  store i32 %add, ptr %t, align 4
  br label %while.cond, !llvm.loop !6

while.end:                                        ; preds = %while.cond
  %arraydecay2 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %l, i64 0, i64 0
  call void @llvm.va_end.p0(ptr %arraydecay2)
  %6 = load i32, ptr %t, align 4
  ret i32 %6
}

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.va_start.p0(ptr) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.va_end.p0(ptr) #2

; Function Attrs: noinline nounwind uwtable
define dso_local void @copy(ptr dead_on_unwind noalias writable sret(%struct.s) align 8 %agg.result, ptr noundef byval(%struct.s) align 8 %x) #1 {
entry:
  %a = getelementptr inbounds nuw %struct.s, ptr %x, i32 0, i32 0
  %0 = load i32, ptr %a, align 8
  %inc = add nsw i32 %0, 1
  store i32 %inc, ptr %a, align 8
  %b = getelementptr inbounds nuw %struct.s, ptr %x, i32 0, i32 1
  %arraydecay = getelementptr inbounds [20 x i8], ptr %b, i64 0, i64 0
  call void @llvm.memset.p0.i64(ptr align 4 %arraydecay, i8 0, i64 20, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %agg.result, ptr align 8 %x, i64 32, i1 false)
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #3

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #4

; Function Attrs: noinline nounwind uwtable
define dso_local ptr @run(ptr noundef %p) #1 {
entry:
  %retval = alloca ptr, align 8
  %p.addr = alloca ptr, align 8
  %saved_stack = alloca ptr, align 8
  %__vla_expr0 = alloca i64, align 8
  %cleanup.dest.slot = alloca i32, align 4
  store ptr %p, ptr %p.addr, align 8
  %0 = load ptr, ptr %p.addr, align 8
  %1 = load i32, ptr %0, align 4
  %add = add nsw i32 %1, 1
  %2 = zext i32 %add to i64
  %3 = call ptr @llvm.stacksave.p0()
  store ptr %3, ptr %saved_stack, align 8
  %vla = alloca i32, i64 %2, align 16
  store i64 %2, ptr %__vla_expr0, align 8
  %4 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @tl)
  %5 = load i32, ptr %4, align 4
  %inc = add nsw i32 %5, 1
  store i32 %inc, ptr %4, align 4
  %arrayidx = getelementptr inbounds i32, ptr %vla, i64 0
  store i32 %5, ptr %arrayidx, align 16
  %arrayidx1 = getelementptr inbounds i32, ptr %vla, i64 0
  %6 = load i32, ptr %arrayidx1, align 16
  switch i32 %6, label %sw.epilog [
    i32 3, label %sw.bb
    i32 9, label %sw.bb2
  ]

sw.bb:                                            ; preds = %entry
  %7 = load i32, ptr @g, align 8
  %xor = xor i32 %7, 7
  store i32 %xor, ptr @g, align 8
  br label %sw.epilog

sw.bb2:                                           ; preds = %entry
  %8 = load ptr, ptr %p.addr, align 8
  store ptr %8, ptr %retval, align 8
  store i32 1, ptr %cleanup.dest.slot, align 4
  br label %cleanup

sw.epilog:                                        ; preds = %entry, %sw.bb
  store ptr null, ptr %retval, align 8
  store i32 1, ptr %cleanup.dest.slot, align 4
  br label %cleanup

cleanup:                                          ; preds = %sw.epilog, %sw.bb2
  %9 = load ptr, ptr %saved_stack, align 8
  call void @llvm.stackrestore.p0(ptr %9)
  %10 = load ptr, ptr %retval, align 8
  ret ptr %10
}

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare ptr @llvm.stacksave.p0() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull) #5

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.stackrestore.p0(ptr) #2

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #1 {
entry:
  %retval = alloca i32, align 4
  %t = alloca i64, align 8
  %n = alloca i32, align 4
  %tmp = alloca %struct.s, align 8
  %w = alloca i128, align 16
  %f = alloca float, align 4
  store i32 0, ptr %retval, align 4
  store i32 2, ptr %n, align 4
  %call = call i32 @pthread_create(ptr noundef %t, ptr noundef null, ptr noundef @run, ptr noundef %n) #8
  call void @copy(ptr dead_on_unwind writable sret(%struct.s) align 8 %tmp, ptr noundef byval(%struct.s) align 8 @g)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 @g, ptr align 8 %tmp, i64 32, i1 false)
  %0 = load i32, ptr @g, align 8
  %conv = sext i32 %0 to i128
  store i128 %conv, ptr %w, align 16
  %1 = load i128, ptr %w, align 16
  %2 = load i128, ptr %w, align 16
  %mul = mul nsw i128 %2, %1
  store i128 %mul, ptr %w, align 16
  %3 = load i128, ptr %w, align 16
  %conv1 = sitofp i128 %3 to float
  %div = fdiv float %conv1, 3.000000e+00
  store float %div, ptr %f, align 4
  %4 = load float, ptr %f, align 4
  %conv2 = fptosi float %4 to i32
  %call3 = call i32 (i32, ...) @sum(i32 noundef 2, i32 noundef 1, i32 noundef %conv2)
  %5 = load i32, ptr %n, align 4
  %6 = call i32 @llvm.ctpop.i32(i32 %5)
  %add = add nsw i32 %call3, %6
  %7 = load double, ptr getelementptr inbounds nuw (%struct.s, ptr @g, i32 0, i32 2), align 8
  %8 = load float, ptr %f, align 4
  %conv4 = fpext float %8 to double
  %cmp = fcmp ogt double %7, %conv4
  br i1 %cmp, label %cond.true, label %cond.false

cond.true:                                        ; preds = %entry
  %9 = load i32, ptr %n, align 4
  br label %cond.end

cond.false:                                       ; preds = %entry
  %10 = load i32, ptr %n, align 4
  %sub = sub nsw i32 0, %10
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %9, %cond.true ], [ %sub, %cond.false ]
  %add6 = add nsw i32 %add, %cond
  %11 = load ptr, ptr @table, align 16
  %12 = load i32, ptr %n, align 4
  %call7 = call i32 (ptr, ...) %11(ptr noundef @.str, i32 noundef %12)
  %add8 = add nsw i32 %add6, %call7
  ret i32 %add8
}

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #6

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctpop.i32(i32) #7

attributes #0 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nocallback nofree nosync nounwind willreturn }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #4 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3, !4}
!llvm.ident = !{!5}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}
!5 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!6 = distinct !{!6, !7}
!7 = !{!"llvm.loop.mustprogress"}
