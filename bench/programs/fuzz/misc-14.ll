; ModuleID = '/tmp/h/cppx/misc.c'
source_filename = "/tmp/h/cppx/misc.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.s = type { i32, [20 x i8], double }
%struct.__va_list_tag = type { i32, i32, i8*, i8* }
%union.pthread_attr_t = type { i64, [48 x i8] }

@g = dso_local global %struct.s { i32 1, [20 x i8] c"x\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00", double 2.500000e+00 }, align 8
@table = dso_local global [2 x i32 (i8*, ...)*] [i32 (i8*, ...)* @printf, i32 (i8*, ...)* null], align 16
@tl = internal thread_local global i32 3, align 4
@.str = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1

declare i32 @printf(i8* noundef, ...) #0

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @sum(i32 noundef %n, ...) #1 {
entry:
  %n.addr = alloca i32, align 4
  %l = alloca [1 x %struct.__va_list_tag], align 16
  %t = alloca i32, align 4
  store i32 %n, i32* %n.addr, align 4
  %arraydecay = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %l, i64 0, i64 0
  %arraydecay1 = bitcast %struct.__va_list_tag* %arraydecay to i8*
  call void @llvm.va_start(i8* %arraydecay1)
  store i32 0, i32* %t, align 4
  br label %while.cond

while.cond:                                       ; preds = %vaarg.end, %entry
  %0 = load i32, i32* %n.addr, align 4
  %dec = add nsw i32 %0, -1
  store i32 %dec, i32* %n.addr, align 4
  %tobool = icmp ne i32 %0, 0
  br i1 %tobool, label %while.body, label %while.end

while.body:                                       ; preds = %while.cond
  %arraydecay2 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %l, i64 0, i64 0
  %gp_offset_p = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %arraydecay2, i32 0, i32 0
  %gp_offset = load i32, i32* %gp_offset_p, align 16
  %fits_in_gp = icmp ule i32 %gp_offset, 40
  br i1 %fits_in_gp, label %vaarg.in_reg, label %vaarg.in_mem

vaarg.in_reg:                                     ; preds = %while.body
  %1 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %arraydecay2, i32 0, i32 3
  %reg_save_area = load i8*, i8** %1, align 16
  %2 = getelementptr i8, i8* %reg_save_area, i32 %gp_offset
  %3 = bitcast i8* %2 to i32*
  %4 = add i32 %gp_offset, 8
  store i32 %4, i32* %gp_offset_p, align 16
  br label %vaarg.end

vaarg.in_mem:                                     ; preds = %while.body
  %overflow_arg_area_p = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %arraydecay2, i32 0, i32 2
  %overflow_arg_area = load i8*, i8** %overflow_arg_area_p, align 8
  %5 = bitcast i8* %overflow_arg_area to i32*
  %overflow_arg_area.next = getelementptr i8, i8* %overflow_arg_area, i32 8
  store i8* %overflow_arg_area.next, i8** %overflow_arg_area_p, align 8
  br label %vaarg.end

vaarg.end:                                        ; preds = %vaarg.in_mem, %vaarg.in_reg
  %vaarg.addr = phi i32* [ %3, %vaarg.in_reg ], [ %5, %vaarg.in_mem ]
  %6 = load i32, i32* %vaarg.addr, align 4
  %7 = load i32, i32* %t, align 4
  %add = add nsw i32 %7, %6
  store i32 %add, i32* %t, align 4
  br label %while.cond, !llvm.loop !6

while.end:                                        ; preds = %while.cond
  %arraydecay3 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %l, i64 0, i64 0
  %arraydecay34 = bitcast %struct.__va_list_tag* %arraydecay3 to i8*
  call void @llvm.va_end(i8* %arraydecay34)
  %8 = load i32, i32* %t, align 4
  ret i32 %8
}

; Function Attrs: nofree nosync nounwind willreturn
declare void @llvm.va_start(i8*) #2

; Function Attrs: nofree nosync nounwind willreturn
declare void @llvm.va_end(i8*) #2

; Function Attrs: noinline nounwind uwtable
define dso_local void @copy(%struct.s* noalias sret(%struct.s) align 8 %agg.result, %struct.s* noundef byval(%struct.s) align 8 %x) #1 {
entry:
  %a = getelementptr inbounds %struct.s, %struct.s* %x, i32 0, i32 0
  %0 = load i32, i32* %a, align 8
  %inc = add nsw i32 %0, 1
  store i32 %inc, i32* %a, align 8
  %b = getelementptr inbounds %struct.s, %struct.s* %x, i32 0, i32 1
  %arraydecay = getelementptr inbounds [20 x i8], [20 x i8]* %b, i64 0, i64 0
  call void @llvm.memset.p0i8.i64(i8* align 4 %arraydecay, i8 0, i64 20, i1 false)
  %1 = bitcast %struct.s* %agg.result to i8*
  %2 = bitcast %struct.s* %x to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %1, i8* align 8 %2, i64 32, i1 false)
  ret void
}

; Function Attrs: argmemonly nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #3

; Function Attrs: argmemonly nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #4

; Function Attrs: noinline nounwind uwtable
define dso_local i8* @run(i8* noundef %p) #1 {
entry:
  %retval = alloca i8*, align 8
  %p.addr = alloca i8*, align 8
  %saved_stack = alloca i8*, align 8
  %__vla_expr0 = alloca i64, align 8
  %cleanup.dest.slot = alloca i32, align 4
  store i8* %p, i8** %p.addr, align 8
  %0 = load i8*, i8** %p.addr, align 8
  %1 = bitcast i8* %0 to i32*
  %2 = load i32, i32* %1, align 4
  %add = add nsw i32 %2, 1
  %3 = zext i32 %add to i64
  %4 = call i8* @llvm.stacksave()
  store i8* %4, i8** %saved_stack, align 8
  %vla = alloca i32, i64 %3, align 16
  store i64 %3, i64* %__vla_expr0, align 8
  %5 = load i32, i32* @tl, align 4
  %inc = add nsw i32 %5, 1
  store i32 %inc, i32* @tl, align 4
  %arrayidx = getelementptr inbounds i32, i32* %vla, i64 0
  store i32 %5, i32* %arrayidx, align 16
  %arrayidx1 = getelementptr inbounds i32, i32* %vla, i64 0
  %6 = load i32, i32* %arrayidx1, align 16
  switch i32 %6, label %sw.epilog [
    i32 3, label %sw.bb
    i32 9, label %sw.bb2
  ]

sw.bb:                                            ; preds = %entry
  %7 = load i32, i32* getelementptr inbounds (%struct.s, %struct.s* @g, i32 0, i32 0), align 8
  %xor = xor i32 %7, 7
  store i32 %xor, i32* getelementptr inbounds (%struct.s, %struct.s* @g, i32 0, i32 0), align 8
  br label %sw.epilog

sw.bb2:                                           ; preds = %entry
  %8 = load i8*, i8** %p.addr, align 8
  store i8* %8, i8** %retval, align 8
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup

sw.epilog:                                        ; preds = %entry, %sw.bb
  store i8* null, i8** %retval, align 8
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup

cleanup:                                          ; preds = %sw.epilog, %sw.bb2
  %9 = load i8*, i8** %saved_stack, align 8
  call void @llvm.stackrestore(i8* %9)
  %10 = load i8*, i8** %retval, align 8
  ret i8* %10
}

; Function Attrs: nofree nosync nounwind willreturn
declare i8* @llvm.stacksave() #2

; Function Attrs: nofree nosync nounwind willreturn
declare void @llvm.stackrestore(i8*) #2

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #1 {
entry:
  %retval = alloca i32, align 4
  %t = alloca i64, align 8
  %n = alloca i32, align 4
  %tmp = alloca %struct.s, align 8
  %w = alloca i128, align 16
  %f = alloca float, align 4
  store i32 0, i32* %retval, align 4
  store i32 2, i32* %n, align 4
  %0 = bitcast i32* %n to i8*
  %call = call i32 @pthread_create(i64* noundef %t, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @run, i8* noundef %0) #7
  call void @copy(%struct.s* sret(%struct.s) align 8 %tmp, %struct.s* noundef byval(%struct.s) align 8 @g)
  %1 = bitcast %struct.s* %tmp to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 bitcast (%struct.s* @g to i8*), i8* align 8 %1, i64 32, i1 false)
  %2 = load i32, i32* getelementptr inbounds (%struct.s, %struct.s* @g, i32 0, i32 0), align 8
  %conv = sext i32 %2 to i128
  store i128 %conv, i128* %w, align 16
  %3 = load i128, i128* %w, align 16
  %4 = load i128, i128* %w, align 16
  %mul = mul nsw i128 %4, %3
  store i128 %mul, i128* %w, align 16
  %5 = load i128, i128* %w, align 16
  %conv1 = sitofp i128 %5 to float
  %div = fdiv float %conv1, 3.000000e+00
  store float %div, float* %f, align 4
  %6 = load float, float* %f, align 4
  %conv2 = fptosi float %6 to i32
  %call3 = call i32 (i32, ...) @sum(i32 noundef 2, i32 noundef 1, i32 noundef %conv2)
  %7 = load i32, i32* %n, align 4
  %8 = call i32 @llvm.ctpop.i32(i32 %7)
  %add = add nsw i32 %call3, %8
  %9 = load double, double* getelementptr inbounds (%struct.s, %struct.s* @g, i32 0, i32 2), align 8
  %10 = load float, float* %f, align 4
  %conv4 = fpext float %10 to double
  %cmp = fcmp ogt double %9, %conv4
  br i1 %cmp, label %cond.true, label %cond.false

cond.true:                                        ; preds = %entry
  %11 = load i32, i32* %n, align 4
  br label %cond.end

cond.false:                                       ; preds = %entry
  %12 = load i32, i32* %n, align 4
  %sub = sub nsw i32 0, %12
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %11, %cond.true ], [ %sub, %cond.false ]
  %add6 = add nsw i32 %add, %cond
  %13 = load i32 (i8*, ...)*, i32 (i8*, ...)** getelementptr inbounds ([2 x i32 (i8*, ...)*], [2 x i32 (i8*, ...)*]* @table, i64 0, i64 0), align 16
  %14 = load i32, i32* %n, align 4
  %call7 = call i32 (i8*, ...) %13(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str, i64 0, i64 0), i32 noundef %14)
  %add8 = add nsw i32 %add6, %call7
  ret i32 %add8
}

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #5

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.ctpop.i32(i32) #6

attributes #0 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nofree nosync nounwind willreturn }
attributes #3 = { argmemonly nofree nounwind willreturn writeonly }
attributes #4 = { argmemonly nofree nounwind willreturn }
attributes #5 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #7 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3, !4}
!llvm.ident = !{!5}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 1}
!4 = !{i32 7, !"frame-pointer", i32 2}
!5 = !{!"Debian clang version 14.0.6"}
!6 = distinct !{!6, !7}
!7 = !{!"llvm.loop.mustprogress"}
