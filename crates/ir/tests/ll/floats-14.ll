; ModuleID = 'floats.c'
source_filename = "floats.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@pi = dso_local local_unnamed_addr global double 0x400921FB54442D11, align 8
@tenth = dso_local local_unnamed_addr global double 1.000000e-01, align 8
@big = dso_local local_unnamed_addr global double 1.000000e+300, align 8
@tiny = dso_local local_unnamed_addr global double 4.940660e-324, align 8
@inf = dso_local local_unnamed_addr global double 0x7FF0000000000000, align 8
@minus = dso_local local_unnamed_addr global double -0.000000e+00, align 8
@third = dso_local local_unnamed_addr global float 0x3FD5555560000000, align 4
@nanf_ = dso_local local_unnamed_addr global float 0x7FF8000000000000, align 4
@finf = dso_local local_unnamed_addr global float 0xFFF0000000000000, align 4
@half = dso_local local_unnamed_addr global float 5.000000e-01, align 4

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn
define dso_local i32 @compare(double noundef %0, double noundef %1) local_unnamed_addr #0 {
  %3 = fcmp olt double %0, %1
  %4 = zext i1 %3 to i32
  %5 = fcmp ole double %0, %1
  %6 = select i1 %5, i32 2, i32 0
  %7 = fcmp oeq double %0, %1
  %8 = select i1 %7, i32 4, i32 0
  %9 = fcmp une double %0, %1
  %10 = select i1 %9, i32 8, i32 0
  %11 = fcmp ogt double %0, %1
  %12 = select i1 %11, i32 16, i32 0
  %13 = fcmp oge double %0, %1
  %14 = select i1 %13, i32 32, i32 0
  %15 = fcmp uno double %0, 0.000000e+00
  %16 = select i1 %15, i32 64, i32 0
  %17 = or i32 %16, %4
  %18 = or i32 %17, %6
  %19 = or i32 %18, %8
  %20 = or i32 %19, %10
  %21 = or i32 %20, %12
  %22 = or i32 %21, %14
  ret i32 %22
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn
define dso_local float @mixed(float noundef %0, i32 noundef %1, i32 noundef %2, i64 noundef %3, i64 noundef %4) local_unnamed_addr #0 {
  %6 = sitofp i32 %1 to float
  %7 = fadd float %6, %0
  %8 = uitofp i32 %2 to float
  %9 = sitofp i64 %3 to float
  %10 = fmul float %8, %9
  %11 = uitofp i64 %4 to float
  %12 = fdiv float %10, %11
  %13 = fsub float %7, %12
  ret float %13
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn
define dso_local i32 @to_int(double noundef %0) local_unnamed_addr #0 {
  %2 = fptosi double %0 to i32
  %3 = fptoui double %0 to i32
  %4 = add i32 %2, %3
  %5 = fptosi double %0 to i64
  %6 = trunc i64 %5 to i32
  %7 = add i32 %4, %6
  %8 = fptoui double %0 to i64
  %9 = trunc i64 %8 to i32
  %10 = add i32 %7, %9
  %11 = fptosi double %0 to i8
  %12 = sext i8 %11 to i32
  %13 = add i32 %10, %12
  ret i32 %13
}

; Function Attrs: mustprogress nofree nounwind uwtable willreturn writeonly
define dso_local double @negate(double noundef %0) local_unnamed_addr #1 {
  %2 = call double @fmod(double noundef %0, double noundef 2.000000e+00) #5
  %3 = fsub double %2, %0
  %4 = call double @sqrt(double noundef %0) #5
  %5 = fadd double %3, %4
  %6 = call double @llvm.fabs.f64(double %0)
  %7 = fadd double %6, %5
  ret double %7
}

; Function Attrs: mustprogress nofree nounwind willreturn writeonly
declare double @fmod(double noundef, double noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nofree nounwind willreturn writeonly
declare double @sqrt(double noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare double @llvm.fabs.f64(double) #3

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn
define dso_local double @narrow(double noundef %0) local_unnamed_addr #0 {
  %2 = fptrunc double %0 to float
  %3 = fpext float %2 to double
  ret double %3
}

; Function Attrs: mustprogress nofree nounwind uwtable willreturn
define dso_local i32 @main() local_unnamed_addr #4 {
  %1 = load double, double* @pi, align 8, !tbaa !5
  %2 = load double, double* @tenth, align 8, !tbaa !5
  %3 = fcmp olt double %1, %2
  %4 = zext i1 %3 to i32
  %5 = fcmp ole double %1, %2
  %6 = select i1 %5, i32 2, i32 0
  %7 = fcmp oeq double %1, %2
  %8 = select i1 %7, i32 4, i32 0
  %9 = fcmp une double %1, %2
  %10 = select i1 %9, i32 8, i32 0
  %11 = fcmp ogt double %1, %2
  %12 = select i1 %11, i32 16, i32 0
  %13 = fcmp oge double %1, %2
  %14 = select i1 %13, i32 32, i32 0
  %15 = fcmp uno double %1, 0.000000e+00
  %16 = select i1 %15, i32 64, i32 0
  %17 = load float, float* @third, align 4, !tbaa !9
  %18 = fadd float %17, 1.000000e+00
  %19 = fadd float %18, -1.500000e+00
  %20 = fptosi float %19 to i32
  %21 = fptosi double %1 to i32
  %22 = fptoui double %1 to i32
  %23 = fptosi double %1 to i64
  %24 = trunc i64 %23 to i32
  %25 = fptoui double %1 to i64
  %26 = trunc i64 %25 to i32
  %27 = fptosi double %1 to i8
  %28 = sext i8 %27 to i32
  %29 = load double, double* @big, align 8, !tbaa !5
  %30 = load double, double* @tiny, align 8, !tbaa !5
  %31 = fmul double %29, %30
  %32 = fptrunc double %31 to float
  %33 = fpext float %32 to double
  %34 = call double @fmod(double noundef %33, double noundef 2.000000e+00) #5
  %35 = fsub double %34, %33
  %36 = call double @sqrt(double noundef %33) #5
  %37 = fadd double %36, %35
  %38 = call double @llvm.fabs.f64(double %33) #5
  %39 = fadd double %38, %37
  %40 = fptosi double %39 to i32
  %41 = load double, double* @minus, align 8, !tbaa !5
  %42 = fcmp oeq double %41, 0.000000e+00
  %43 = zext i1 %42 to i32
  %44 = add i32 %21, %22
  %45 = add i32 %44, %24
  %46 = add i32 %45, %26
  %47 = add i32 %46, %28
  %48 = add i32 %47, %16
  %49 = add i32 %48, %14
  %50 = add i32 %49, %12
  %51 = add i32 %50, %10
  %52 = add i32 %51, %8
  %53 = add i32 %52, %6
  %54 = add i32 %53, %4
  %55 = add i32 %54, %20
  %56 = add i32 %55, %43
  %57 = add i32 %56, %40
  ret i32 %57
}

attributes #0 = { mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nofree nounwind uwtable willreturn writeonly "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress nofree nounwind willreturn writeonly "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nofree nosync nounwind readnone speculatable willreturn }
attributes #4 = { mustprogress nofree nounwind uwtable willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}
!llvm.ident = !{!4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 1}
!4 = !{!"Debian clang version 14.0.6"}
!5 = !{!6, !6, i64 0}
!6 = !{!"double", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C/C++ TBAA"}
!9 = !{!10, !10, i64 0}
!10 = !{!"float", !7, i64 0}
