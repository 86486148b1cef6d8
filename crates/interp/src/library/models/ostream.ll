target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.buffer = type { i8*, i8*, i64, i64, i64, i64, i32, i32, i32, [44 x i8] }
%struct.string = type { i8*, i64, %union.anon }
%union.anon = type { i64, [8 x i8] }

@.str = private unnamed_addr constant [5 x i8] c"true\00", align 1
@.str.1 = private unnamed_addr constant [6 x i8] c"false\00", align 1
@.str.2 = private unnamed_addr constant [8 x i8] c"nullptr\00", align 1
@.str.3 = private unnamed_addr constant [2 x i8] c"\0A\00", align 1
@.str.4 = private unnamed_addr constant [1 x i8] zeroinitializer, align 1
@__const.real_text.format = private unnamed_addr constant [12 x i8] c"%\00\00\00\00\00\00\00\00\00\00\00", align 1
@.str.5 = private unnamed_addr constant [60 x i8] c"a number has more than 5,000 digits\0Aset a smaller precision\00", align 1
@.str.6 = private unnamed_addr constant [97 x i8] c"a stream is to throw an exception, which is not modelled\0Alook at the state of the stream instead\00", align 1

define dso_local i8* @_ZNSolsEs(i8* noundef returned %0, i16 noundef signext %1) local_unnamed_addr {
  %3 = sext i16 %1 to i64
  %4 = zext i16 %1 to i64
  %5 = bitcast i8* %0 to i64**
  %6 = load i64*, i64** %5, align 8
  %7 = getelementptr inbounds i64, i64* %6, i64 -3
  %8 = load i64, i64* %7, align 8
  %9 = getelementptr inbounds i8, i8* %0, i64 %8
  %10 = getelementptr inbounds i8, i8* %9, i64 24
  %11 = bitcast i8* %10 to i32*
  %12 = load i32, i32* %11, align 8
  %13 = and i32 %12, 74
  %14 = icmp eq i32 %13, 64
  %15 = icmp eq i32 %13, 8
  %16 = or i1 %14, %15
  %17 = select i1 %16, i64 %4, i64 %3
  %18 = call fastcc i8* @put_whole(i8* noundef %0, i64 noundef %17, i1 noundef zeroext true, i32 noundef %12)
  ret i8* %0
}

define dso_local i8* @_ZNSolsEi(i8* noundef returned %0, i32 noundef %1) local_unnamed_addr {
  %3 = sext i32 %1 to i64
  %4 = zext i32 %1 to i64
  %5 = bitcast i8* %0 to i64**
  %6 = load i64*, i64** %5, align 8
  %7 = getelementptr inbounds i64, i64* %6, i64 -3
  %8 = load i64, i64* %7, align 8
  %9 = getelementptr inbounds i8, i8* %0, i64 %8
  %10 = getelementptr inbounds i8, i8* %9, i64 24
  %11 = bitcast i8* %10 to i32*
  %12 = load i32, i32* %11, align 8
  %13 = and i32 %12, 74
  %14 = icmp eq i32 %13, 64
  %15 = icmp eq i32 %13, 8
  %16 = or i1 %14, %15
  %17 = select i1 %16, i64 %4, i64 %3
  %18 = call fastcc i8* @put_whole(i8* noundef %0, i64 noundef %17, i1 noundef zeroext true, i32 noundef %12)
  ret i8* %0
}

define dso_local i8* @_ZNSolsEl(i8* noundef returned %0, i64 noundef %1) local_unnamed_addr {
  %3 = bitcast i8* %0 to i64**
  %4 = load i64*, i64** %3, align 8
  %5 = getelementptr inbounds i64, i64* %4, i64 -3
  %6 = load i64, i64* %5, align 8
  %7 = getelementptr inbounds i8, i8* %0, i64 %6
  %8 = getelementptr inbounds i8, i8* %7, i64 24
  %9 = bitcast i8* %8 to i32*
  %10 = load i32, i32* %9, align 8
  %11 = call fastcc i8* @put_whole(i8* noundef %0, i64 noundef %1, i1 noundef zeroext true, i32 noundef %10)
  ret i8* %0
}

define dso_local i8* @_ZNSolsEx(i8* noundef returned %0, i64 noundef %1) local_unnamed_addr {
  %3 = bitcast i8* %0 to i64**
  %4 = load i64*, i64** %3, align 8
  %5 = getelementptr inbounds i64, i64* %4, i64 -3
  %6 = load i64, i64* %5, align 8
  %7 = getelementptr inbounds i8, i8* %0, i64 %6
  %8 = getelementptr inbounds i8, i8* %7, i64 24
  %9 = bitcast i8* %8 to i32*
  %10 = load i32, i32* %9, align 8
  %11 = call fastcc i8* @put_whole(i8* noundef %0, i64 noundef %1, i1 noundef zeroext true, i32 noundef %10)
  ret i8* %0
}

define dso_local i8* @_ZNSolsEt(i8* noundef returned %0, i16 noundef zeroext %1) local_unnamed_addr {
  %3 = zext i16 %1 to i64
  %4 = bitcast i8* %0 to i64**
  %5 = load i64*, i64** %4, align 8
  %6 = getelementptr inbounds i64, i64* %5, i64 -3
  %7 = load i64, i64* %6, align 8
  %8 = getelementptr inbounds i8, i8* %0, i64 %7
  %9 = getelementptr inbounds i8, i8* %8, i64 24
  %10 = bitcast i8* %9 to i32*
  %11 = load i32, i32* %10, align 8
  %12 = call fastcc i8* @put_whole(i8* noundef %0, i64 noundef %3, i1 noundef zeroext false, i32 noundef %11)
  ret i8* %0
}

define dso_local i8* @_ZNSolsEj(i8* noundef returned %0, i32 noundef %1) local_unnamed_addr {
  %3 = zext i32 %1 to i64
  %4 = bitcast i8* %0 to i64**
  %5 = load i64*, i64** %4, align 8
  %6 = getelementptr inbounds i64, i64* %5, i64 -3
  %7 = load i64, i64* %6, align 8
  %8 = getelementptr inbounds i8, i8* %0, i64 %7
  %9 = getelementptr inbounds i8, i8* %8, i64 24
  %10 = bitcast i8* %9 to i32*
  %11 = load i32, i32* %10, align 8
  %12 = call fastcc i8* @put_whole(i8* noundef %0, i64 noundef %3, i1 noundef zeroext false, i32 noundef %11)
  ret i8* %0
}

define dso_local i8* @_ZNSolsEm(i8* noundef returned %0, i64 noundef %1) local_unnamed_addr {
  %3 = bitcast i8* %0 to i64**
  %4 = load i64*, i64** %3, align 8
  %5 = getelementptr inbounds i64, i64* %4, i64 -3
  %6 = load i64, i64* %5, align 8
  %7 = getelementptr inbounds i8, i8* %0, i64 %6
  %8 = getelementptr inbounds i8, i8* %7, i64 24
  %9 = bitcast i8* %8 to i32*
  %10 = load i32, i32* %9, align 8
  %11 = call fastcc i8* @put_whole(i8* noundef %0, i64 noundef %1, i1 noundef zeroext false, i32 noundef %10)
  ret i8* %0
}

define dso_local i8* @_ZNSolsEy(i8* noundef returned %0, i64 noundef %1) local_unnamed_addr {
  %3 = bitcast i8* %0 to i64**
  %4 = load i64*, i64** %3, align 8
  %5 = getelementptr inbounds i64, i64* %4, i64 -3
  %6 = load i64, i64* %5, align 8
  %7 = getelementptr inbounds i8, i8* %0, i64 %6
  %8 = getelementptr inbounds i8, i8* %7, i64 24
  %9 = bitcast i8* %8 to i32*
  %10 = load i32, i32* %9, align 8
  %11 = call fastcc i8* @put_whole(i8* noundef %0, i64 noundef %1, i1 noundef zeroext false, i32 noundef %10)
  ret i8* %0
}

define dso_local i8* @_ZNSolsEd(i8* noundef returned %0, double noundef %1) local_unnamed_addr {
  %3 = fpext double %1 to x86_fp80
  %4 = call fastcc i8* @put_real(i8* noundef %0, x86_fp80 noundef %3, i1 noundef zeroext false)
  ret i8* %0
}

define internal fastcc i8* @put_real(i8* noundef returned %0, x86_fp80 noundef %1, i1 noundef zeroext %2) unnamed_addr {
  %4 = alloca [12 x i8], align 1
  %5 = alloca [5100 x i8], align 16
  %6 = bitcast i8* %0 to i64**
  %7 = load i64*, i64** %6, align 8
  %8 = getelementptr inbounds i64, i64* %7, i64 -3
  %9 = load i64, i64* %8, align 8
  %10 = getelementptr inbounds i8, i8* %0, i64 %9
  %11 = getelementptr inbounds [5100 x i8], [5100 x i8]* %5, i64 0, i64 0
  call void @llvm.lifetime.start.p0i8(i64 5100, i8* nonnull %11)
  %12 = getelementptr inbounds i8, i8* %10, i64 24
  %13 = bitcast i8* %12 to i32*
  %14 = load i32, i32* %13, align 8
  %15 = getelementptr inbounds i8, i8* %10, i64 8
  %16 = bitcast i8* %15 to i64*
  %17 = load i64, i64* %16, align 8
  %18 = trunc i64 %17 to i32
  %19 = and i32 %14, 260
  %20 = getelementptr inbounds [12 x i8], [12 x i8]* %4, i64 0, i64 0
  call void @llvm.lifetime.start.p0i8(i64 12, i8* nonnull %20)
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 1 dereferenceable(12) %20, i8* noundef nonnull align 1 dereferenceable(12) getelementptr inbounds ([12 x i8], [12 x i8]* @__const.real_text.format, i64 0, i64 0), i64 12, i1 false)
  %21 = getelementptr inbounds [12 x i8], [12 x i8]* %4, i64 0, i64 1
  %22 = and i32 %14, 2048
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %26, label %24

24:
  %25 = getelementptr inbounds [12 x i8], [12 x i8]* %4, i64 0, i64 2
  store i8 43, i8* %21, align 1
  br label %26

26:
  %27 = phi i8* [ %25, %24 ], [ %21, %3 ]
  %28 = and i32 %14, 1024
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %32, label %30

30:
  %31 = getelementptr inbounds i8, i8* %27, i64 1
  store i8 35, i8* %27, align 1
  br label %32

32:
  %33 = phi i8* [ %31, %30 ], [ %27, %26 ]
  %34 = icmp eq i32 %19, 260
  br i1 %34, label %38, label %35

35:
  %36 = getelementptr inbounds i8, i8* %33, i64 1
  store i8 46, i8* %33, align 1
  %37 = getelementptr inbounds i8, i8* %33, i64 2
  store i8 42, i8* %36, align 1
  br label %38

38:
  %39 = phi i8* [ %33, %32 ], [ %37, %35 ]
  br i1 %2, label %40, label %42

40:
  %41 = getelementptr inbounds i8, i8* %39, i64 1
  store i8 76, i8* %39, align 1
  br label %42

42:
  %43 = phi i8* [ %41, %40 ], [ %39, %38 ]
  br i1 %34, label %55, label %44

44:
  %45 = icmp eq i32 %19, 4
  %46 = icmp eq i32 %19, 256
  %47 = select i1 %46, i32 101, i32 103
  %48 = select i1 %45, i32 102, i32 %47
  %49 = and i32 %14, 16384
  %50 = icmp eq i32 %49, 0
  %51 = add nuw nsw i32 %48, 224
  %52 = select i1 %50, i32 %48, i32 %51
  %53 = trunc i32 %52 to i8
  %54 = getelementptr inbounds i8, i8* %43, i64 1
  store i8 %53, i8* %43, align 1
  store i8 0, i8* %54, align 1
  br label %62

55:
  %56 = and i32 %14, 16384
  %57 = icmp eq i32 %56, 0
  %58 = select i1 %57, i8 97, i8 65
  %59 = getelementptr inbounds i8, i8* %43, i64 1
  store i8 %58, i8* %43, align 1
  store i8 0, i8* %59, align 1
  br i1 %2, label %60, label %62

60:
  %61 = call i32 (i8*, i64, i8*, ...) @snprintf(i8* noundef nonnull %11, i64 noundef 5100, i8* noundef nonnull %20, x86_fp80 noundef %1)
  br label %72

62:
  br i1 %34, label %63, label %66

63:
  %64 = fptrunc x86_fp80 %1 to double
  %65 = call i32 (i8*, i64, i8*, ...) @snprintf(i8* noundef nonnull %11, i64 noundef 5100, i8* noundef nonnull %20, double noundef %64)
  br label %72

66:
  br i1 %2, label %67, label %69

67:
  %68 = call i32 (i8*, i64, i8*, ...) @snprintf(i8* noundef nonnull %11, i64 noundef 5100, i8* noundef nonnull %20, i32 noundef %18, x86_fp80 noundef %1)
  br label %72

69:
  %70 = fptrunc x86_fp80 %1 to double
  %71 = call i32 (i8*, i64, i8*, ...) @snprintf(i8* noundef nonnull %11, i64 noundef 5100, i8* noundef nonnull %20, i32 noundef %18, double noundef %70)
  br label %72

72:
  %73 = phi i32 [ %61, %60 ], [ %65, %63 ], [ %68, %67 ], [ %71, %69 ]
  %74 = icmp sgt i32 %73, 5099
  br i1 %74, label %75, label %76

75:
  call void @mazurka.refuse(i8* noundef getelementptr inbounds ([60 x i8], [60 x i8]* @.str.5, i64 0, i64 0))
  unreachable

76:
  call void @llvm.lifetime.end.p0i8(i64 12, i8* nonnull %20)
  %77 = load i8, i8* %11, align 16
  switch i8 %77, label %85 [
    i8 45, label %87
    i8 43, label %87
    i8 48, label %78
  ]

78:
  %79 = getelementptr inbounds [5100 x i8], [5100 x i8]* %5, i64 0, i64 1
  %80 = load i8, i8* %79, align 1
  %81 = icmp eq i8 %80, 120
  br i1 %81, label %85, label %82

82:
  %83 = icmp eq i8 %80, 88
  %84 = select i1 %83, i64 2, i64 0
  br label %85

85:
  %86 = phi i64 [ 2, %78 ], [ %84, %82 ], [ 0, %76 ]
  br label %87

87:
  %88 = phi i64 [ %86, %85 ], [ 1, %76 ], [ 1, %76 ]
  %89 = sext i32 %73 to i64
  %90 = call fastcc i8* @put_text(i8* noundef %0, i8* noundef nonnull %11, i64 noundef %89, i64 noundef %88)
  call void @llvm.lifetime.end.p0i8(i64 5100, i8* nonnull %11)
  ret i8* %0
}

define dso_local i8* @_ZNSolsEf(i8* noundef returned %0, float noundef %1) local_unnamed_addr {
  %3 = fpext float %1 to x86_fp80
  %4 = call fastcc i8* @put_real(i8* noundef %0, x86_fp80 noundef %3, i1 noundef zeroext false)
  ret i8* %0
}

define dso_local i8* @_ZNSolsEe(i8* noundef returned %0, x86_fp80 noundef %1) local_unnamed_addr {
  %3 = call fastcc i8* @put_real(i8* noundef %0, x86_fp80 noundef %1, i1 noundef zeroext true)
  ret i8* %0
}

define dso_local i8* @_ZNSolsEPKv(i8* noundef returned %0, i8* noundef %1) local_unnamed_addr {
  %3 = ptrtoint i8* %1 to i64
  %4 = bitcast i8* %0 to i64**
  %5 = load i64*, i64** %4, align 8
  %6 = getelementptr inbounds i64, i64* %5, i64 -3
  %7 = load i64, i64* %6, align 8
  %8 = getelementptr inbounds i8, i8* %0, i64 %7
  %9 = getelementptr inbounds i8, i8* %8, i64 24
  %10 = bitcast i8* %9 to i32*
  %11 = load i32, i32* %10, align 8
  %12 = and i32 %11, -16971
  %13 = or i32 %12, 520
  %14 = call fastcc i8* @put_whole(i8* noundef %0, i64 noundef %3, i1 noundef zeroext false, i32 noundef %13)
  ret i8* %0
}

define internal fastcc i8* @put_whole(i8* noundef returned %0, i64 noundef %1, i1 noundef zeroext %2, i32 noundef %3) unnamed_addr {
  %5 = alloca i64, align 8
  %6 = alloca [32 x i8], align 16
  %7 = getelementptr inbounds [32 x i8], [32 x i8]* %6, i64 0, i64 0
  call void @llvm.lifetime.start.p0i8(i64 32, i8* nonnull %7)
  %8 = and i32 %3, 74
  %9 = bitcast i64* %5 to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %9)
  store i64 37, i64* %5, align 8
  %10 = getelementptr inbounds i8, i8* %9, i64 1
  switch i32 %8, label %11 [
    i32 64, label %17
    i32 8, label %17
  ]

11:
  %12 = and i32 %3, 2048
  %13 = icmp ne i32 %12, 0
  %14 = and i1 %13, %2
  br i1 %14, label %15, label %17

15:
  %16 = getelementptr inbounds i8, i8* %9, i64 2
  store i8 43, i8* %10, align 1
  br label %17

17:
  %18 = phi i8* [ %16, %15 ], [ %10, %11 ], [ %10, %4 ], [ %10, %4 ]
  switch i32 %8, label %24 [
    i32 64, label %19
    i32 8, label %19
  ]

19:
  %20 = and i32 %3, 512
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %24, label %22

22:
  %23 = getelementptr inbounds i8, i8* %18, i64 1
  store i8 35, i8* %18, align 1
  br label %24

24:
  %25 = phi i8* [ %18, %17 ], [ %23, %22 ], [ %18, %19 ]
  store i8 108, i8* %25, align 1
  switch i32 %8, label %30 [
    i32 64, label %32
    i32 8, label %26
  ]

26:
  %27 = and i32 %3, 16384
  %28 = icmp eq i32 %27, 0
  %29 = select i1 %28, i8 120, i8 88
  br label %32

30:
  %31 = select i1 %2, i8 100, i8 117
  br label %32

32:
  %33 = phi i8 [ 111, %24 ], [ %29, %26 ], [ %31, %30 ]
  %34 = getelementptr inbounds i8, i8* %25, i64 1
  %35 = getelementptr inbounds i8, i8* %25, i64 2
  store i8 %33, i8* %34, align 1
  store i8 0, i8* %35, align 1
  %36 = call i32 (i8*, i64, i8*, ...) @snprintf(i8* noundef nonnull %7, i64 noundef 32, i8* noundef nonnull %9, i64 noundef %1)
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %9)
  %37 = load i8, i8* %7, align 16
  switch i8 %37, label %45 [
    i8 45, label %47
    i8 43, label %47
    i8 48, label %38
  ]

38:
  %39 = getelementptr inbounds [32 x i8], [32 x i8]* %6, i64 0, i64 1
  %40 = load i8, i8* %39, align 1
  %41 = icmp eq i8 %40, 120
  br i1 %41, label %45, label %42

42:
  %43 = icmp eq i8 %40, 88
  %44 = select i1 %43, i64 2, i64 0
  br label %45

45:
  %46 = phi i64 [ 2, %38 ], [ %44, %42 ], [ 0, %32 ]
  br label %47

47:
  %48 = phi i64 [ %46, %45 ], [ 1, %32 ], [ 1, %32 ]
  %49 = sext i32 %36 to i64
  %50 = call fastcc i8* @put_text(i8* noundef %0, i8* noundef nonnull %7, i64 noundef %49, i64 noundef %48)
  call void @llvm.lifetime.end.p0i8(i64 32, i8* nonnull %7)
  ret i8* %0
}

define dso_local i8* @_ZNSolsEPFRSoS_E(i8* noundef %0, i8* (i8*)* nocapture noundef readonly %1) local_unnamed_addr {
  %3 = call i8* %1(i8* noundef %0)
  ret i8* %3
}

define dso_local i8* @_ZNSolsEb(i8* noundef %0, i1 noundef zeroext %1) local_unnamed_addr {
  %3 = bitcast i8* %0 to i64**
  %4 = load i64*, i64** %3, align 8
  %5 = getelementptr inbounds i64, i64* %4, i64 -3
  %6 = load i64, i64* %5, align 8
  %7 = getelementptr inbounds i8, i8* %0, i64 %6
  %8 = getelementptr inbounds i8, i8* %7, i64 24
  %9 = bitcast i8* %8 to i32*
  %10 = load i32, i32* %9, align 8
  %11 = and i32 %10, 1
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %19

13:
  %14 = zext i1 %1 to i64
  %15 = getelementptr inbounds i8, i8* %7, i64 24
  %16 = bitcast i8* %15 to i32*
  %17 = load i32, i32* %16, align 8
  %18 = call fastcc i8* @put_whole(i8* noundef %0, i64 noundef %14, i1 noundef zeroext true, i32 noundef %17)
  br label %24

19:
  br i1 %1, label %20, label %22

20:
  %21 = call fastcc i8* @put_text(i8* noundef %0, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str, i64 0, i64 0), i64 noundef 4, i64 noundef 0)
  br label %24

22:
  %23 = call fastcc i8* @put_text(i8* noundef %0, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.1, i64 0, i64 0), i64 noundef 5, i64 noundef 0)
  br label %24

24:
  ret i8* %0
}

define internal fastcc i8* @put_text(i8* noundef returned %0, i8* noundef %1, i64 noundef %2, i64 noundef %3) unnamed_addr {
  %5 = bitcast i8* %0 to i64**
  %6 = load i64*, i64** %5, align 8
  %7 = getelementptr inbounds i64, i64* %6, i64 -3
  %8 = load i64, i64* %7, align 8
  %9 = getelementptr inbounds i8, i8* %0, i64 %8
  %10 = getelementptr inbounds i8, i8* %9, i64 32
  %11 = bitcast i8* %10 to i32*
  %12 = load i32, i32* %11, align 8
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %14, label %44

14:
  %15 = getelementptr inbounds i8, i8* %9, i64 16
  %16 = bitcast i8* %15 to i64*
  %17 = load i64, i64* %16, align 8
  %18 = icmp sle i64 %17, %2
  %19 = sub i64 %17, %2
  %20 = getelementptr inbounds i8, i8* %9, i64 24
  %21 = bitcast i8* %20 to i32*
  %22 = load i32, i32* %21, align 8
  %23 = and i32 %22, 176
  %24 = icmp eq i32 %23, 32
  %25 = icmp eq i32 %23, 16
  %26 = select i1 %25, i64 %3, i64 0
  %27 = select i1 %24, i64 %2, i64 %26
  %28 = getelementptr inbounds i8, i8* %9, i64 232
  %29 = bitcast i8* %28 to %struct.buffer**
  %30 = load %struct.buffer*, %struct.buffer** %29, align 8
  call void @mazurka_stream_put(%struct.buffer* noundef %30, i8* noundef %1, i64 noundef %27)
  %31 = icmp eq i64 %19, 0
  %32 = or i1 %18, %31
  br i1 %32, label %40, label %33

33:
  %34 = getelementptr inbounds i8, i8* %9, i64 224
  br label %35

35:
  %36 = phi i64 [ 0, %33 ], [ %38, %35 ]
  %37 = load %struct.buffer*, %struct.buffer** %29, align 8
  call void @mazurka_stream_put(%struct.buffer* noundef %37, i8* noundef nonnull %34, i64 noundef 1)
  %38 = add nuw i64 %36, 1
  %39 = icmp eq i64 %38, %19
  br i1 %39, label %40, label %35

40:
  %41 = load %struct.buffer*, %struct.buffer** %29, align 8
  %42 = getelementptr inbounds i8, i8* %1, i64 %27
  %43 = sub i64 %2, %27
  call void @mazurka_stream_put(%struct.buffer* noundef %41, i8* noundef %42, i64 noundef %43)
  store i64 0, i64* %16, align 8
  br label %55

44:
  %45 = and i32 %12, 1
  %46 = icmp eq i32 %45, 0
  br i1 %46, label %55, label %47

47:
  %48 = or i32 %12, 4
  store i32 %48, i32* %11, align 8
  %49 = getelementptr inbounds i8, i8* %9, i64 28
  %50 = bitcast i8* %49 to i32*
  %51 = load i32, i32* %50, align 4
  %52 = and i32 %51, %48
  %53 = icmp eq i32 %52, 0
  br i1 %53, label %55, label %54

54:
  call void @mazurka.refuse(i8* noundef getelementptr inbounds ([97 x i8], [97 x i8]* @.str.6, i64 0, i64 0))
  unreachable

55:
  ret i8* %0
}

define dso_local i8* @_ZNSolsEDn(i8* noundef returned %0, i8* nocapture noundef readnone %1) local_unnamed_addr {
  %3 = call fastcc i8* @put_text(i8* noundef %0, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.2, i64 0, i64 0), i64 noundef 7, i64 noundef 0)
  ret i8* %0
}

define dso_local i8* @_ZNSolsEPFRSt8ios_baseS0_E(i8* noundef returned %0, i8* (i8*)* nocapture noundef readonly %1) local_unnamed_addr {
  %3 = bitcast i8* %0 to i64**
  %4 = load i64*, i64** %3, align 8
  %5 = getelementptr inbounds i64, i64* %4, i64 -3
  %6 = load i64, i64* %5, align 8
  %7 = getelementptr inbounds i8, i8* %0, i64 %6
  %8 = call i8* %1(i8* noundef %7)
  ret i8* %0
}

define dso_local i8* @_ZNSolsEPFRSt9basic_iosIcSt11char_traitsIcEES3_E(i8* noundef returned %0, i8* (i8*)* nocapture noundef readonly %1) local_unnamed_addr {
  %3 = bitcast i8* %0 to i64**
  %4 = load i64*, i64** %3, align 8
  %5 = getelementptr inbounds i64, i64* %4, i64 -3
  %6 = load i64, i64* %5, align 8
  %7 = getelementptr inbounds i8, i8* %0, i64 %6
  %8 = call i8* %1(i8* noundef %7)
  ret i8* %0
}

define dso_local i8* @_ZNSolsEPSt15basic_streambufIcSt11char_traitsIcEE(i8* noundef returned %0, %struct.buffer* noundef %1) local_unnamed_addr {
  %3 = alloca i8, align 1
  %4 = bitcast i8* %0 to i64**
  %5 = load i64*, i64** %4, align 8
  %6 = getelementptr inbounds i64, i64* %5, i64 -3
  %7 = load i64, i64* %6, align 8
  %8 = getelementptr inbounds i8, i8* %0, i64 %7
  %9 = getelementptr inbounds i8, i8* %8, i64 32
  %10 = bitcast i8* %9 to i32*
  %11 = load i32, i32* %10, align 8
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %21

13:
  %14 = getelementptr inbounds i8, i8* %8, i64 232
  %15 = bitcast i8* %14 to %struct.buffer**
  %16 = call i32 @mazurka_stream_peek(%struct.buffer* noundef %1)
  %17 = icmp eq i32 %16, -1
  br i1 %17, label %21, label %24

18:
  %19 = call i32 @mazurka_stream_peek(%struct.buffer* noundef %1)
  %20 = icmp eq i32 %19, -1
  br i1 %20, label %21, label %24

21:
  %22 = phi i1 [ false, %2 ], [ false, %13 ], [ true, %18 ], [ true, %24 ]
  %23 = bitcast i8* %9 to i32*
  br i1 %22, label %39, label %30

24:
  %25 = phi i32 [ %19, %18 ], [ %16, %13 ]
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %3)
  %26 = trunc i32 %25 to i8
  store i8 %26, i8* %3, align 1
  %27 = load %struct.buffer*, %struct.buffer** %15, align 8
  call void @mazurka_stream_put(%struct.buffer* noundef %27, i8* noundef nonnull %3, i64 noundef 1)
  call void @mazurka_stream_skip(%struct.buffer* noundef %1)
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %3)
  %28 = load i32, i32* %10, align 8
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %18, label %21

30:
  %31 = load i32, i32* %23, align 8
  %32 = or i32 %31, 4
  store i32 %32, i32* %23, align 8
  %33 = getelementptr inbounds i8, i8* %8, i64 28
  %34 = bitcast i8* %33 to i32*
  %35 = load i32, i32* %34, align 4
  %36 = and i32 %35, %32
  %37 = icmp eq i32 %36, 0
  br i1 %37, label %39, label %38

38:
  call void @mazurka.refuse(i8* noundef getelementptr inbounds ([97 x i8], [97 x i8]* @.str.6, i64 0, i64 0))
  unreachable

39:
  ret i8* %0
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare dso_local i32 @mazurka_stream_peek(%struct.buffer* noundef) local_unnamed_addr

declare dso_local void @mazurka_stream_put(%struct.buffer* noundef, i8* noundef, i64 noundef) local_unnamed_addr

declare dso_local void @mazurka_stream_skip(%struct.buffer* noundef) local_unnamed_addr

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

define dso_local i8* @_ZStlsIcSt11char_traitsIcESaIcEERSt13basic_ostreamIT_T0_ES7_RKNSt7__cxx1112basic_stringIS4_S5_T1_EE(i8* noundef returned %0, %struct.string* nocapture noundef readonly %1) local_unnamed_addr {
  %3 = getelementptr inbounds %struct.string, %struct.string* %1, i64 0, i32 0
  %4 = load i8*, i8** %3, align 8
  %5 = getelementptr inbounds %struct.string, %struct.string* %1, i64 0, i32 1
  %6 = load i64, i64* %5, align 8
  %7 = call fastcc i8* @put_text(i8* noundef %0, i8* noundef %4, i64 noundef %6, i64 noundef 0)
  ret i8* %0
}

define dso_local i8* @_ZSt16__ostream_insertIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_PKS3_l(i8* noundef returned %0, i8* noundef %1, i64 noundef %2) local_unnamed_addr {
  %4 = call fastcc i8* @put_text(i8* noundef %0, i8* noundef %1, i64 noundef %2, i64 noundef 0)
  ret i8* %0
}

define dso_local i8* @_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_PKc(i8* noundef %0, i8* noundef %1) local_unnamed_addr {
  %3 = icmp eq i8* %1, null
  br i1 %3, label %7, label %4

4:
  %5 = call i64 @strlen(i8* noundef nonnull %1)
  %6 = call fastcc i8* @put_text(i8* noundef %0, i8* noundef nonnull %1, i64 noundef %5, i64 noundef 0)
  br label %23

7:
  %8 = bitcast i8* %0 to i64**
  %9 = load i64*, i64** %8, align 8
  %10 = getelementptr inbounds i64, i64* %9, i64 -3
  %11 = load i64, i64* %10, align 8
  %12 = getelementptr inbounds i8, i8* %0, i64 %11
  %13 = getelementptr inbounds i8, i8* %12, i64 32
  %14 = bitcast i8* %13 to i32*
  %15 = load i32, i32* %14, align 8
  %16 = or i32 %15, 1
  store i32 %16, i32* %14, align 8
  %17 = getelementptr inbounds i8, i8* %12, i64 28
  %18 = bitcast i8* %17 to i32*
  %19 = load i32, i32* %18, align 4
  %20 = and i32 %19, %16
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %23, label %22

22:
  call void @mazurka.refuse(i8* noundef getelementptr inbounds ([97 x i8], [97 x i8]* @.str.6, i64 0, i64 0))
  unreachable

23:
  ret i8* %0
}

declare dso_local i64 @strlen(i8* noundef) local_unnamed_addr

define dso_local i8* @_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c(i8* noundef returned %0, i8 noundef signext %1) local_unnamed_addr {
  %3 = alloca i8, align 1
  store i8 %1, i8* %3, align 1
  %4 = call fastcc i8* @put_text(i8* noundef %0, i8* noundef nonnull %3, i64 noundef 1, i64 noundef 0)
  ret i8* %0
}

define dso_local i8* @_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_h(i8* noundef returned %0, i8 noundef signext %1) local_unnamed_addr {
  %3 = alloca i8, align 1
  store i8 %1, i8* %3, align 1
  %4 = call fastcc i8* @put_text(i8* noundef %0, i8* noundef nonnull %3, i64 noundef 1, i64 noundef 0)
  ret i8* %0
}

define dso_local i8* @_ZNSo5writeEPKcl(i8* noundef readonly returned %0, i8* noundef %1, i64 noundef %2) local_unnamed_addr {
  %4 = bitcast i8* %0 to i64**
  %5 = load i64*, i64** %4, align 8
  %6 = getelementptr inbounds i64, i64* %5, i64 -3
  %7 = load i64, i64* %6, align 8
  %8 = getelementptr inbounds i8, i8* %0, i64 %7
  %9 = getelementptr inbounds i8, i8* %8, i64 32
  %10 = bitcast i8* %9 to i32*
  %11 = load i32, i32* %10, align 8
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %17

13:
  %14 = getelementptr inbounds i8, i8* %8, i64 232
  %15 = bitcast i8* %14 to %struct.buffer**
  %16 = load %struct.buffer*, %struct.buffer** %15, align 8
  call void @mazurka_stream_put(%struct.buffer* noundef %16, i8* noundef %1, i64 noundef %2)
  br label %17

17:
  ret i8* %0
}

define dso_local i8* @_ZNSo3putEc(i8* noundef readonly returned %0, i8 noundef signext %1) local_unnamed_addr {
  %3 = alloca i8, align 1
  store i8 %1, i8* %3, align 1
  %4 = bitcast i8* %0 to i64**
  %5 = load i64*, i64** %4, align 8
  %6 = getelementptr inbounds i64, i64* %5, i64 -3
  %7 = load i64, i64* %6, align 8
  %8 = getelementptr inbounds i8, i8* %0, i64 %7
  %9 = getelementptr inbounds i8, i8* %8, i64 32
  %10 = bitcast i8* %9 to i32*
  %11 = load i32, i32* %10, align 8
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %17

13:
  %14 = getelementptr inbounds i8, i8* %8, i64 232
  %15 = bitcast i8* %14 to %struct.buffer**
  %16 = load %struct.buffer*, %struct.buffer** %15, align 8
  call void @mazurka_stream_put(%struct.buffer* noundef %16, i8* noundef nonnull %3, i64 noundef 1)
  br label %17

17:
  ret i8* %0
}

define dso_local i8* @_ZSt4endlIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_(i8* noundef readonly returned %0) local_unnamed_addr {
  %2 = bitcast i8* %0 to i64**
  %3 = load i64*, i64** %2, align 8
  %4 = getelementptr inbounds i64, i64* %3, i64 -3
  %5 = load i64, i64* %4, align 8
  %6 = getelementptr inbounds i8, i8* %0, i64 %5
  %7 = getelementptr inbounds i8, i8* %6, i64 32
  %8 = bitcast i8* %7 to i32*
  %9 = load i32, i32* %8, align 8
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %11, label %15

11:
  %12 = getelementptr inbounds i8, i8* %6, i64 232
  %13 = bitcast i8* %12 to %struct.buffer**
  %14 = load %struct.buffer*, %struct.buffer** %13, align 8
  call void @mazurka_stream_put(%struct.buffer* noundef %14, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.3, i64 0, i64 0), i64 noundef 1)
  br label %15

15:
  ret i8* %0
}

define dso_local i8* @_ZSt4endsIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_(i8* noundef readonly returned %0) local_unnamed_addr {
  %2 = bitcast i8* %0 to i64**
  %3 = load i64*, i64** %2, align 8
  %4 = getelementptr inbounds i64, i64* %3, i64 -3
  %5 = load i64, i64* %4, align 8
  %6 = getelementptr inbounds i8, i8* %0, i64 %5
  %7 = getelementptr inbounds i8, i8* %6, i64 32
  %8 = bitcast i8* %7 to i32*
  %9 = load i32, i32* %8, align 8
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %11, label %15

11:
  %12 = getelementptr inbounds i8, i8* %6, i64 232
  %13 = bitcast i8* %12 to %struct.buffer**
  %14 = load %struct.buffer*, %struct.buffer** %13, align 8
  call void @mazurka_stream_put(%struct.buffer* noundef %14, i8* noundef getelementptr inbounds ([1 x i8], [1 x i8]* @.str.4, i64 0, i64 0), i64 noundef 1)
  br label %15

15:
  ret i8* %0
}

define dso_local i8* @_ZSt5flushIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_(i8* noundef readnone returned %0) local_unnamed_addr {
  ret i8* %0
}

define dso_local i8* @_ZNSo5flushEv(i8* noundef readnone returned %0) local_unnamed_addr {
  ret i8* %0
}

define dso_local i8* @_ZStlsIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_St5_Setw(i8* noundef returned %0, i32 noundef %1) local_unnamed_addr {
  %3 = sext i32 %1 to i64
  %4 = bitcast i8* %0 to i64**
  %5 = load i64*, i64** %4, align 8
  %6 = getelementptr inbounds i64, i64* %5, i64 -3
  %7 = load i64, i64* %6, align 8
  %8 = getelementptr inbounds i8, i8* %0, i64 %7
  %9 = getelementptr inbounds i8, i8* %8, i64 16
  %10 = bitcast i8* %9 to i64*
  store i64 %3, i64* %10, align 8
  ret i8* %0
}

define dso_local i8* @_ZStlsIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_St13_Setprecision(i8* noundef returned %0, i32 noundef %1) local_unnamed_addr {
  %3 = sext i32 %1 to i64
  %4 = bitcast i8* %0 to i64**
  %5 = load i64*, i64** %4, align 8
  %6 = getelementptr inbounds i64, i64* %5, i64 -3
  %7 = load i64, i64* %6, align 8
  %8 = getelementptr inbounds i8, i8* %0, i64 %7
  %9 = getelementptr inbounds i8, i8* %8, i64 8
  %10 = bitcast i8* %9 to i64*
  store i64 %3, i64* %10, align 8
  ret i8* %0
}

define dso_local i8* @_ZStlsIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_St8_SetfillIS3_E(i8* noundef returned %0, i8 noundef signext %1) local_unnamed_addr {
  %3 = bitcast i8* %0 to i64**
  %4 = load i64*, i64** %3, align 8
  %5 = getelementptr inbounds i64, i64* %4, i64 -3
  %6 = load i64, i64* %5, align 8
  %7 = getelementptr inbounds i8, i8* %0, i64 %6
  %8 = getelementptr inbounds i8, i8* %7, i64 224
  store i8 %1, i8* %8, align 8
  ret i8* %0
}

define dso_local i8* @_ZStlsIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_St8_Setbase(i8* noundef returned %0, i32 noundef %1) local_unnamed_addr {
  %3 = bitcast i8* %0 to i64**
  %4 = load i64*, i64** %3, align 8
  %5 = getelementptr inbounds i64, i64* %4, i64 -3
  %6 = load i64, i64* %5, align 8
  %7 = getelementptr inbounds i8, i8* %0, i64 %6
  %8 = getelementptr inbounds i8, i8* %7, i64 24
  %9 = bitcast i8* %8 to i32*
  %10 = load i32, i32* %9, align 8
  switch i32 %1, label %11 [
    i32 8, label %15
    i32 10, label %14
  ]

11:
  %12 = icmp eq i32 %1, 16
  %13 = select i1 %12, i32 8, i32 0
  br label %15

14:
  br label %15

15:
  %16 = phi i32 [ 64, %2 ], [ %13, %11 ], [ 2, %14 ]
  %17 = and i32 %10, -75
  %18 = or i32 %16, %17
  store i32 %18, i32* %9, align 8
  ret i8* %0
}

define dso_local { i64, i64 } @_ZNSo5tellpEv(i8* nocapture noundef readonly %0) local_unnamed_addr {
  %2 = bitcast i8* %0 to i64**
  %3 = load i64*, i64** %2, align 8
  %4 = getelementptr inbounds i64, i64* %3, i64 -3
  %5 = load i64, i64* %4, align 8
  %6 = getelementptr inbounds i8, i8* %0, i64 %5
  %7 = getelementptr inbounds i8, i8* %6, i64 32
  %8 = bitcast i8* %7 to i32*
  %9 = load i32, i32* %8, align 8
  %10 = and i32 %9, 5
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %18

12:
  %13 = getelementptr inbounds i8, i8* %6, i64 232
  %14 = bitcast i8* %13 to %struct.buffer**
  %15 = load %struct.buffer*, %struct.buffer** %14, align 8
  %16 = getelementptr inbounds %struct.buffer, %struct.buffer* %15, i64 0, i32 5
  %17 = load i64, i64* %16, align 8
  br label %18

18:
  %19 = phi i64 [ %17, %12 ], [ -1, %1 ]
  %20 = insertvalue { i64, i64 } poison, i64 %19, 0
  %21 = insertvalue { i64, i64 } %20, i64 0, 1
  ret { i64, i64 } %21
}

define dso_local i8* @_ZNSo5seekpESt4fposI11__mbstate_tE(i8* noundef returned %0, i64 noundef %1, i64 noundef %2) local_unnamed_addr {
  %4 = bitcast i8* %0 to i64**
  %5 = load i64*, i64** %4, align 8
  %6 = getelementptr inbounds i64, i64* %5, i64 -3
  %7 = load i64, i64* %6, align 8
  %8 = getelementptr inbounds i8, i8* %0, i64 %7
  %9 = getelementptr inbounds i8, i8* %8, i64 32
  %10 = bitcast i8* %9 to i32*
  %11 = load i32, i32* %10, align 8
  %12 = and i32 %11, 5
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %14, label %33

14:
  %15 = icmp slt i64 %1, 0
  br i1 %15, label %23, label %16

16:
  %17 = getelementptr inbounds i8, i8* %8, i64 232
  %18 = bitcast i8* %17 to %struct.buffer**
  %19 = load %struct.buffer*, %struct.buffer** %18, align 8
  %20 = getelementptr inbounds %struct.buffer, %struct.buffer* %19, i64 0, i32 2
  %21 = load i64, i64* %20, align 8
  %22 = icmp slt i64 %21, %1
  br i1 %22, label %23, label %31

23:
  %24 = or i32 %11, 4
  store i32 %24, i32* %10, align 8
  %25 = getelementptr inbounds i8, i8* %8, i64 28
  %26 = bitcast i8* %25 to i32*
  %27 = load i32, i32* %26, align 4
  %28 = and i32 %27, %24
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %33, label %30

30:
  call void @mazurka.refuse(i8* noundef getelementptr inbounds ([97 x i8], [97 x i8]* @.str.6, i64 0, i64 0))
  unreachable

31:
  %32 = getelementptr inbounds %struct.buffer, %struct.buffer* %19, i64 0, i32 5
  store i64 %1, i64* %32, align 8
  br label %33

33:
  ret i8* %0
}

declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg)

declare dso_local i32 @snprintf(i8* noundef, i64 noundef, i8* noundef, ...) local_unnamed_addr

declare dso_local void @mazurka.refuse(i8* noundef) local_unnamed_addr


