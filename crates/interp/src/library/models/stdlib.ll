target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.__va_list_tag = type { i32, i32, i8*, i8* }

@environ = external dso_local local_unnamed_addr global i8**, align 8
@.str = private unnamed_addr constant [2 x i8] c"C\00", align 1

define dso_local i64 @strtol(i8* noundef %0, i8** noundef %1, i32 noundef %2) local_unnamed_addr {
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = bitcast i32* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %6)
  %7 = bitcast i32* %5 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %7)
  %8 = call fastcc i64 @parse(i8* noundef %0, i8** noundef %1, i32 noundef %2, i32* noundef nonnull %4, i32* noundef nonnull %5)
  %9 = load i32, i32* %4, align 4
  %10 = icmp eq i32 %9, 0
  %11 = select i1 %10, i64 9223372036854775807, i64 -9223372036854775808
  %12 = load i32, i32* %5, align 4
  %13 = icmp ne i32 %12, 0
  %14 = icmp ugt i64 %8, %11
  %15 = select i1 %13, i1 true, i1 %14
  br i1 %15, label %16, label %18

16:
  %17 = call i32* @__errno_location()
  store i32 34, i32* %17, align 4
  br label %18

18:
  %19 = phi i64 [ %11, %16 ], [ %8, %3 ]
  %20 = sub i64 0, %19
  %21 = select i1 %10, i64 %19, i64 %20
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %7)
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %6)
  ret i64 %21
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

define internal fastcc i64 @parse(i8* noundef %0, i8** noundef writeonly %1, i32 noundef %2, i32* nocapture noundef writeonly %3, i32* nocapture noundef writeonly %4) unnamed_addr {
  store i32 0, i32* %4, align 4
  store i32 0, i32* %3, align 4
  %6 = icmp eq i32 %2, 1
  %7 = icmp ugt i32 %2, 36
  %8 = or i1 %7, %6
  br i1 %8, label %9, label %11

9:
  %10 = call i32* @__errno_location()
  store i32 22, i32* %10, align 4
  br label %96

11:
  %12 = phi i8* [ %17, %11 ], [ %0, %5 ]
  %13 = load i8, i8* %12, align 1
  %14 = zext i8 %13 to i32
  %15 = call i32 @isspace(i32 noundef %14)
  %16 = icmp eq i32 %15, 0
  %17 = getelementptr inbounds i8, i8* %12, i64 1
  br i1 %16, label %18, label %11

18:
  %19 = load i8, i8* %12, align 1
  switch i8 %19, label %24 [
    i8 43, label %20
    i8 45, label %20
  ]

20:
  %21 = getelementptr inbounds i8, i8* %12, i64 1
  %22 = icmp eq i8 %19, 45
  %23 = zext i1 %22 to i32
  store i32 %23, i32* %3, align 4
  br label %24

24:
  %25 = phi i8* [ %21, %20 ], [ %12, %18 ]
  %26 = load i8, i8* %25, align 1
  %27 = icmp eq i8 %26, 48
  br i1 %27, label %28, label %48

28:
  %29 = getelementptr inbounds i8, i8* %25, i64 1
  %30 = load i8, i8* %29, align 1
  %31 = and i8 %30, -33
  %32 = icmp eq i8 %31, 88
  %33 = and i32 %2, -17
  %34 = icmp eq i32 %33, 0
  %35 = and i1 %34, %32
  br i1 %35, label %36, label %48

36:
  %37 = getelementptr inbounds i8, i8* %25, i64 2
  %38 = load i8, i8* %37, align 1
  %39 = or i8 %38, 32
  %40 = sext i8 %39 to i32
  %41 = add i8 %38, -48
  %42 = icmp ult i8 %41, 10
  %43 = add nsw i32 %40, -97
  %44 = icmp ult i32 %43, 6
  %45 = select i1 %42, i1 true, i1 %44
  %46 = select i1 %45, i32 16, i32 %2
  %47 = select i1 %45, i8* %37, i8* %25
  br label %48

48:
  %49 = phi i32 [ %46, %36 ], [ %2, %28 ], [ %2, %24 ]
  %50 = phi i8* [ %47, %36 ], [ %25, %28 ], [ %25, %24 ]
  %51 = icmp eq i32 %49, 0
  br i1 %51, label %52, label %56

52:
  %53 = load i8, i8* %50, align 1
  %54 = icmp eq i8 %53, 48
  %55 = select i1 %54, i32 8, i32 10
  br label %56

56:
  %57 = phi i32 [ %55, %52 ], [ %49, %48 ]
  %58 = sext i32 %57 to i64
  br label %59

59:
  %60 = phi i64 [ 0, %56 ], [ %89, %87 ]
  %61 = phi i8* [ %50, %56 ], [ %90, %87 ]
  %62 = load i8, i8* %61, align 1
  %63 = add i8 %62, -48
  %64 = icmp ult i8 %63, 10
  br i1 %64, label %65, label %68

65:
  %66 = sext i8 %62 to i32
  %67 = add nsw i32 %66, -48
  br label %75

68:
  %69 = or i8 %62, 32
  %70 = add i8 %69, -97
  %71 = icmp ult i8 %70, 26
  br i1 %71, label %72, label %75

72:
  %73 = sext i8 %69 to i32
  %74 = add nsw i32 %73, -87
  br label %75

75:
  %76 = phi i32 [ %67, %65 ], [ %74, %72 ], [ 99, %68 ]
  %77 = icmp slt i32 %76, %57
  br i1 %77, label %78, label %87

78:
  %79 = sext i32 %76 to i64
  %80 = xor i64 %79, -1
  %81 = udiv i64 %80, %58
  %82 = icmp ugt i64 %60, %81
  br i1 %82, label %83, label %84

83:
  store i32 1, i32* %4, align 4
  br label %87

84:
  %85 = mul i64 %60, %58
  %86 = add i64 %85, %79
  br label %87

87:
  %88 = phi i1 [ true, %83 ], [ true, %84 ], [ false, %75 ]
  %89 = phi i64 [ %60, %83 ], [ %86, %84 ], [ %60, %75 ]
  %90 = getelementptr inbounds i8, i8* %61, i64 1
  br i1 %88, label %59, label %91

91:
  %92 = icmp eq i8** %1, null
  br i1 %92, label %96, label %93

93:
  %94 = icmp eq i8* %61, %50
  %95 = select i1 %94, i8* %0, i8* %61
  store i8* %95, i8** %1, align 8
  br label %96

96:
  %97 = phi i64 [ 0, %9 ], [ %89, %93 ], [ %89, %91 ]
  ret i64 %97
}

declare dso_local i32* @__errno_location() local_unnamed_addr

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

define dso_local i64 @strtoul(i8* noundef %0, i8** noundef %1, i32 noundef %2) local_unnamed_addr {
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = bitcast i32* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %6)
  %7 = bitcast i32* %5 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %7)
  %8 = call fastcc i64 @parse(i8* noundef %0, i8** noundef %1, i32 noundef %2, i32* noundef nonnull %4, i32* noundef nonnull %5)
  %9 = load i32, i32* %5, align 4
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %13, label %11

11:
  %12 = call i32* @__errno_location()
  store i32 34, i32* %12, align 4
  br label %18

13:
  %14 = load i32, i32* %4, align 4
  %15 = icmp eq i32 %14, 0
  %16 = sub i64 0, %8
  %17 = select i1 %15, i64 %8, i64 %16
  br label %18

18:
  %19 = phi i64 [ -1, %11 ], [ %17, %13 ]
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %7)
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %6)
  ret i64 %19
}

define dso_local i64 @strtoll(i8* noundef %0, i8** noundef %1, i32 noundef %2) local_unnamed_addr {
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = bitcast i32* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %6)
  %7 = bitcast i32* %5 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %7)
  %8 = call fastcc i64 @parse(i8* noundef %0, i8** noundef %1, i32 noundef %2, i32* noundef nonnull %4, i32* noundef nonnull %5)
  %9 = load i32, i32* %4, align 4
  %10 = icmp eq i32 %9, 0
  %11 = select i1 %10, i64 9223372036854775807, i64 -9223372036854775808
  %12 = load i32, i32* %5, align 4
  %13 = icmp ne i32 %12, 0
  %14 = icmp ugt i64 %8, %11
  %15 = select i1 %13, i1 true, i1 %14
  br i1 %15, label %16, label %18

16:
  %17 = call i32* @__errno_location()
  store i32 34, i32* %17, align 4
  br label %18

18:
  %19 = phi i64 [ %11, %16 ], [ %8, %3 ]
  %20 = sub i64 0, %19
  %21 = select i1 %10, i64 %19, i64 %20
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %7)
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %6)
  ret i64 %21
}

define dso_local i64 @strtoull(i8* noundef %0, i8** noundef %1, i32 noundef %2) local_unnamed_addr {
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = bitcast i32* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %6)
  %7 = bitcast i32* %5 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %7)
  %8 = call fastcc i64 @parse(i8* noundef %0, i8** noundef %1, i32 noundef %2, i32* noundef nonnull %4, i32* noundef nonnull %5)
  %9 = load i32, i32* %5, align 4
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %13, label %11

11:
  %12 = call i32* @__errno_location()
  store i32 34, i32* %12, align 4
  br label %18

13:
  %14 = load i32, i32* %4, align 4
  %15 = icmp eq i32 %14, 0
  %16 = sub i64 0, %8
  %17 = select i1 %15, i64 %8, i64 %16
  br label %18

18:
  %19 = phi i64 [ -1, %11 ], [ %17, %13 ]
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %7)
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %6)
  ret i64 %19
}

define dso_local i64 @__isoc23_strtol(i8* noundef %0, i8** noundef %1, i32 noundef %2) local_unnamed_addr {
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = bitcast i32* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %6)
  %7 = bitcast i32* %5 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %7)
  %8 = call fastcc i64 @parse(i8* noundef %0, i8** noundef %1, i32 noundef %2, i32* noundef nonnull %4, i32* noundef nonnull %5)
  %9 = load i32, i32* %4, align 4
  %10 = icmp eq i32 %9, 0
  %11 = select i1 %10, i64 9223372036854775807, i64 -9223372036854775808
  %12 = load i32, i32* %5, align 4
  %13 = icmp ne i32 %12, 0
  %14 = icmp ugt i64 %8, %11
  %15 = select i1 %13, i1 true, i1 %14
  br i1 %15, label %16, label %18

16:
  %17 = call i32* @__errno_location()
  store i32 34, i32* %17, align 4
  br label %18

18:
  %19 = phi i64 [ %11, %16 ], [ %8, %3 ]
  %20 = sub i64 0, %19
  %21 = select i1 %10, i64 %19, i64 %20
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %7)
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %6)
  ret i64 %21
}

define dso_local i64 @__isoc23_strtoul(i8* noundef %0, i8** noundef %1, i32 noundef %2) local_unnamed_addr {
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = bitcast i32* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %6)
  %7 = bitcast i32* %5 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %7)
  %8 = call fastcc i64 @parse(i8* noundef %0, i8** noundef %1, i32 noundef %2, i32* noundef nonnull %4, i32* noundef nonnull %5)
  %9 = load i32, i32* %5, align 4
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %13, label %11

11:
  %12 = call i32* @__errno_location()
  store i32 34, i32* %12, align 4
  br label %18

13:
  %14 = load i32, i32* %4, align 4
  %15 = icmp eq i32 %14, 0
  %16 = sub i64 0, %8
  %17 = select i1 %15, i64 %8, i64 %16
  br label %18

18:
  %19 = phi i64 [ -1, %11 ], [ %17, %13 ]
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %7)
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %6)
  ret i64 %19
}

define dso_local i64 @__isoc23_strtoll(i8* noundef %0, i8** noundef %1, i32 noundef %2) local_unnamed_addr {
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = bitcast i32* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %6)
  %7 = bitcast i32* %5 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %7)
  %8 = call fastcc i64 @parse(i8* noundef %0, i8** noundef %1, i32 noundef %2, i32* noundef nonnull %4, i32* noundef nonnull %5)
  %9 = load i32, i32* %4, align 4
  %10 = icmp eq i32 %9, 0
  %11 = select i1 %10, i64 9223372036854775807, i64 -9223372036854775808
  %12 = load i32, i32* %5, align 4
  %13 = icmp ne i32 %12, 0
  %14 = icmp ugt i64 %8, %11
  %15 = select i1 %13, i1 true, i1 %14
  br i1 %15, label %16, label %18

16:
  %17 = call i32* @__errno_location()
  store i32 34, i32* %17, align 4
  br label %18

18:
  %19 = phi i64 [ %11, %16 ], [ %8, %3 ]
  %20 = sub i64 0, %19
  %21 = select i1 %10, i64 %19, i64 %20
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %7)
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %6)
  ret i64 %21
}

define dso_local i64 @__isoc23_strtoull(i8* noundef %0, i8** noundef %1, i32 noundef %2) local_unnamed_addr {
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = bitcast i32* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %6)
  %7 = bitcast i32* %5 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %7)
  %8 = call fastcc i64 @parse(i8* noundef %0, i8** noundef %1, i32 noundef %2, i32* noundef nonnull %4, i32* noundef nonnull %5)
  %9 = load i32, i32* %5, align 4
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %13, label %11

11:
  %12 = call i32* @__errno_location()
  store i32 34, i32* %12, align 4
  br label %18

13:
  %14 = load i32, i32* %4, align 4
  %15 = icmp eq i32 %14, 0
  %16 = sub i64 0, %8
  %17 = select i1 %15, i64 %8, i64 %16
  br label %18

18:
  %19 = phi i64 [ -1, %11 ], [ %17, %13 ]
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %7)
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %6)
  ret i64 %19
}

define dso_local i64 @strtoimax(i8* noundef %0, i8** noundef %1, i32 noundef %2) local_unnamed_addr {
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = bitcast i32* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %6)
  %7 = bitcast i32* %5 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %7)
  %8 = call fastcc i64 @parse(i8* noundef %0, i8** noundef %1, i32 noundef %2, i32* noundef nonnull %4, i32* noundef nonnull %5)
  %9 = load i32, i32* %4, align 4
  %10 = icmp eq i32 %9, 0
  %11 = select i1 %10, i64 9223372036854775807, i64 -9223372036854775808
  %12 = load i32, i32* %5, align 4
  %13 = icmp ne i32 %12, 0
  %14 = icmp ugt i64 %8, %11
  %15 = select i1 %13, i1 true, i1 %14
  br i1 %15, label %16, label %18

16:
  %17 = call i32* @__errno_location()
  store i32 34, i32* %17, align 4
  br label %18

18:
  %19 = phi i64 [ %11, %16 ], [ %8, %3 ]
  %20 = sub i64 0, %19
  %21 = select i1 %10, i64 %19, i64 %20
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %7)
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %6)
  ret i64 %21
}

define dso_local i64 @strtoumax(i8* noundef %0, i8** noundef %1, i32 noundef %2) local_unnamed_addr {
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = bitcast i32* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %6)
  %7 = bitcast i32* %5 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %7)
  %8 = call fastcc i64 @parse(i8* noundef %0, i8** noundef %1, i32 noundef %2, i32* noundef nonnull %4, i32* noundef nonnull %5)
  %9 = load i32, i32* %5, align 4
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %13, label %11

11:
  %12 = call i32* @__errno_location()
  store i32 34, i32* %12, align 4
  br label %18

13:
  %14 = load i32, i32* %4, align 4
  %15 = icmp eq i32 %14, 0
  %16 = sub i64 0, %8
  %17 = select i1 %15, i64 %8, i64 %16
  br label %18

18:
  %19 = phi i64 [ -1, %11 ], [ %17, %13 ]
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %7)
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %6)
  ret i64 %19
}

define dso_local i8* @reallocarray(i8* noundef %0, i64 noundef %1, i64 noundef %2) local_unnamed_addr {
  %4 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %1, i64 %2)
  %5 = extractvalue { i64, i1 } %4, 1
  br i1 %5, label %6, label %8

6:
  %7 = call i32* @__errno_location()
  store i32 12, i32* %7, align 4
  br label %11

8:
  %9 = extractvalue { i64, i1 } %4, 0
  %10 = call i8* @realloc(i8* noundef %0, i64 noundef %9)
  br label %11

11:
  %12 = phi i8* [ null, %6 ], [ %10, %8 ]
  ret i8* %12
}

declare { i64, i1 } @llvm.umul.with.overflow.i64(i64, i64)

declare dso_local i8* @realloc(i8* noundef, i64 noundef) local_unnamed_addr

define dso_local i32 @vasprintf(i8** nocapture noundef writeonly %0, i8* noundef %1, %struct.__va_list_tag* noundef %2) local_unnamed_addr {
  %4 = alloca [1 x %struct.__va_list_tag], align 16
  %5 = bitcast [1 x %struct.__va_list_tag]* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %5)
  %6 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %4, i64 0, i64 0
  %7 = bitcast %struct.__va_list_tag* %2 to i8*
  call void @llvm.va_copy(i8* nonnull %5, i8* %7)
  %8 = call i32 @vsnprintf(i8* noundef null, i64 noundef 0, i8* noundef %1, %struct.__va_list_tag* noundef nonnull %6)
  call void @llvm.va_end(i8* %5)
  %9 = icmp slt i32 %8, 0
  br i1 %9, label %17, label %10

10:
  %11 = sext i32 %8 to i64
  %12 = add nsw i64 %11, 1
  %13 = call i8* @malloc(i64 noundef %12)
  store i8* %13, i8** %0, align 8
  %14 = icmp eq i8* %13, null
  br i1 %14, label %17, label %15

15:
  %16 = call i32 @vsnprintf(i8* noundef nonnull %13, i64 noundef %12, i8* noundef %1, %struct.__va_list_tag* noundef %2)
  br label %17

17:
  %18 = phi i32 [ %16, %15 ], [ -1, %10 ], [ -1, %3 ]
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %5)
  ret i32 %18
}

declare void @llvm.va_copy(i8*, i8*)

declare dso_local i32 @vsnprintf(i8* noundef, i64 noundef, i8* noundef, %struct.__va_list_tag* noundef) local_unnamed_addr

declare void @llvm.va_end(i8*)

declare dso_local i8* @malloc(i64 noundef) local_unnamed_addr

define dso_local i32 @asprintf(i8** nocapture noundef writeonly %0, i8* noundef %1, ...) local_unnamed_addr {
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  %4 = alloca [1 x %struct.__va_list_tag], align 16
  %5 = bitcast [1 x %struct.__va_list_tag]* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %5)
  %6 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %4, i64 0, i64 0
  call void @llvm.va_start(i8* nonnull %5)
  %7 = bitcast [1 x %struct.__va_list_tag]* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %7)
  %8 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0
  %9 = bitcast [1 x %struct.__va_list_tag]* %4 to i8*
  call void @llvm.va_copy(i8* nonnull %7, i8* nonnull %9)
  %10 = call i32 @vsnprintf(i8* noundef null, i64 noundef 0, i8* noundef %1, %struct.__va_list_tag* noundef nonnull %8)
  call void @llvm.va_end(i8* %7)
  %11 = icmp slt i32 %10, 0
  br i1 %11, label %19, label %12

12:
  %13 = sext i32 %10 to i64
  %14 = add nsw i64 %13, 1
  %15 = call i8* @malloc(i64 noundef %14)
  store i8* %15, i8** %0, align 8
  %16 = icmp eq i8* %15, null
  br i1 %16, label %19, label %17

17:
  %18 = call i32 @vsnprintf(i8* noundef nonnull %15, i64 noundef %14, i8* noundef %1, %struct.__va_list_tag* noundef nonnull %6)
  br label %19

19:
  %20 = phi i32 [ %18, %17 ], [ -1, %12 ], [ -1, %2 ]
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %7)
  call void @llvm.va_end(i8* %5)
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %5)
  ret i32 %20
}

declare void @llvm.va_start(i8*)

define dso_local i64 @div(i32 noundef %0, i32 noundef %1) local_unnamed_addr {
  %3 = sdiv i32 %0, %1
  %4 = srem i32 %0, %1
  %5 = zext i32 %4 to i64
  %6 = shl nuw i64 %5, 32
  %7 = zext i32 %3 to i64
  %8 = or i64 %6, %7
  ret i64 %8
}

define dso_local { i64, i64 } @ldiv(i64 noundef %0, i64 noundef %1) local_unnamed_addr {
  %3 = sdiv i64 %0, %1
  %4 = srem i64 %0, %1
  %5 = insertvalue { i64, i64 } poison, i64 %3, 0
  %6 = insertvalue { i64, i64 } %5, i64 %4, 1
  ret { i64, i64 } %6
}

define dso_local { i64, i64 } @lldiv(i64 noundef %0, i64 noundef %1) local_unnamed_addr {
  %3 = sdiv i64 %0, %1
  %4 = srem i64 %0, %1
  %5 = insertvalue { i64, i64 } poison, i64 %3, 0
  %6 = insertvalue { i64, i64 } %5, i64 %4, 1
  ret { i64, i64 } %6
}

define dso_local { i64, i64 } @imaxdiv(i64 noundef %0, i64 noundef %1) local_unnamed_addr {
  %3 = sdiv i64 %0, %1
  %4 = srem i64 %0, %1
  %5 = insertvalue { i64, i64 } poison, i64 %3, 0
  %6 = insertvalue { i64, i64 } %5, i64 %4, 1
  ret { i64, i64 } %6
}

define dso_local i64 @imaxabs(i64 noundef %0) local_unnamed_addr {
  %2 = call i64 @llvm.abs.i64(i64 %0, i1 true)
  ret i64 %2
}

define dso_local void @qsort_r(i8* noundef %0, i64 noundef %1, i64 noundef %2, i32 (i8*, i8*, i8*)* nocapture noundef readonly %3, i8* noundef %4) local_unnamed_addr {
  %6 = icmp ugt i64 %1, 1
  br i1 %6, label %7, label %11

7:
  %8 = icmp eq i64 %2, 0
  br label %9

9:
  %10 = phi i64 [ 1, %7 ], [ %25, %24 ]
  br label %14

11:
  ret void

12:
  %13 = icmp eq i64 %16, 0
  br i1 %13, label %24, label %14

14:
  %15 = phi i64 [ %16, %12 ], [ %10, %9 ]
  %16 = add i64 %15, -1
  %17 = mul i64 %16, %2
  %18 = getelementptr inbounds i8, i8* %0, i64 %17
  %19 = mul i64 %15, %2
  %20 = getelementptr inbounds i8, i8* %0, i64 %19
  %21 = call i32 %3(i8* noundef %18, i8* noundef %20, i8* noundef %4)
  %22 = icmp sgt i32 %21, 0
  br i1 %22, label %23, label %24

23:
  br i1 %8, label %12, label %27

24:
  %25 = add nuw i64 %10, 1
  %26 = icmp eq i64 %25, %1
  br i1 %26, label %11, label %9

27:
  %28 = phi i64 [ %33, %27 ], [ 0, %23 ]
  %29 = getelementptr inbounds i8, i8* %18, i64 %28
  %30 = getelementptr inbounds i8, i8* %29, i64 %2
  %31 = load i8, i8* %29, align 1
  %32 = load i8, i8* %30, align 1
  store i8 %32, i8* %29, align 1
  store i8 %31, i8* %30, align 1
  %33 = add nuw i64 %28, 1
  %34 = icmp eq i64 %33, %2
  br i1 %34, label %12, label %27
}

define dso_local i8* @lfind(i8* noundef %0, i8* noundef %1, i64* nocapture noundef readonly %2, i64 noundef %3, i32 (i8*, i8*)* nocapture noundef readonly %4) local_unnamed_addr {
  %6 = load i64, i64* %2, align 8
  %7 = icmp eq i64 %6, 0
  br i1 %7, label %18, label %11

8:
  %9 = load i64, i64* %2, align 8
  %10 = icmp ult i64 %17, %9
  br i1 %10, label %11, label %18

11:
  %12 = phi i64 [ %17, %8 ], [ 0, %5 ]
  %13 = mul i64 %12, %3
  %14 = getelementptr inbounds i8, i8* %1, i64 %13
  %15 = call i32 %4(i8* noundef %0, i8* noundef %14)
  %16 = icmp eq i32 %15, 0
  %17 = add nuw i64 %12, 1
  br i1 %16, label %18, label %8

18:
  %19 = phi i8* [ null, %5 ], [ null, %8 ], [ %14, %11 ]
  ret i8* %19
}

define dso_local i32 @setenv(i8* noundef %0, i8* nocapture noundef readonly %1, i32 noundef %2) local_unnamed_addr {
  %4 = icmp eq i8* %0, null
  br i1 %4, label %11, label %5

5:
  %6 = phi i64 [ %10, %9 ], [ 0, %3 ]
  %7 = getelementptr inbounds i8, i8* %0, i64 %6
  %8 = load i8, i8* %7, align 1
  switch i8 %8, label %9 [
    i8 0, label %11
    i8 61, label %11
  ]

9:
  %10 = add i64 %6, 1
  br i1 %4, label %11, label %5

11:
  %12 = phi i64 [ 0, %3 ], [ %10, %9 ], [ %6, %5 ], [ %6, %5 ]
  %13 = icmp eq i64 %12, 0
  br i1 %13, label %18, label %14

14:
  %15 = getelementptr inbounds i8, i8* %0, i64 %12
  %16 = load i8, i8* %15, align 1
  %17 = icmp eq i8 %16, 0
  br i1 %17, label %20, label %18

18:
  %19 = call i32* @__errno_location()
  store i32 22, i32* %19, align 4
  br label %120

20:
  %21 = icmp eq i32 %2, 0
  br i1 %21, label %22, label %25

22:
  %23 = call i8* @getenv(i8* noundef %0)
  %24 = icmp eq i8* %23, null
  br i1 %24, label %25, label %120

25:
  br label %26

26:
  %27 = phi i64 [ %31, %26 ], [ 0, %25 ]
  %28 = getelementptr inbounds i8, i8* %0, i64 %27
  %29 = load i8, i8* %28, align 1
  %30 = icmp eq i8 %29, 0
  %31 = add i64 %27, 1
  br i1 %30, label %32, label %26

32:
  %33 = phi i64 [ %37, %32 ], [ 0, %26 ]
  %34 = getelementptr inbounds i8, i8* %1, i64 %33
  %35 = load i8, i8* %34, align 1
  %36 = icmp eq i8 %35, 0
  %37 = add i64 %33, 1
  br i1 %36, label %38, label %32

38:
  %39 = add i64 %27, 2
  %40 = add i64 %39, %33
  %41 = call i8* @mazurka.lasting(i64 noundef %40)
  %42 = icmp eq i64 %27, 0
  br i1 %42, label %43, label %45

43:
  %44 = getelementptr inbounds i8, i8* %41, i64 %27
  store i8 61, i8* %44, align 1
  br label %112

45:
  %46 = phi i64 [ %50, %45 ], [ 0, %38 ]
  %47 = getelementptr inbounds i8, i8* %0, i64 %46
  %48 = load i8, i8* %47, align 1
  %49 = getelementptr inbounds i8, i8* %41, i64 %46
  store i8 %48, i8* %49, align 1
  %50 = add nuw i64 %46, 1
  %51 = icmp eq i64 %50, %27
  br i1 %51, label %43, label %45

52:
  %53 = load i8**, i8*** @environ, align 8
  %54 = icmp eq i8** %53, null
  br i1 %54, label %93, label %55

55:
  %56 = icmp eq i64 %27, 0
  %57 = load i8*, i8** %53, align 8
  %58 = icmp eq i8* %57, null
  br i1 %58, label %93, label %59

59:
  %60 = phi i8* [ %91, %88 ], [ %57, %55 ]
  %61 = phi i64 [ %89, %88 ], [ 0, %55 ]
  br i1 %56, label %78, label %62

62:
  %63 = load i8, i8* %60, align 1
  %64 = load i8, i8* %41, align 1
  %65 = icmp eq i8 %63, %64
  br i1 %65, label %66, label %83

66:
  %67 = phi i64 [ %75, %69 ], [ 1, %62 ]
  %68 = icmp eq i64 %67, %27
  br i1 %68, label %78, label %69

69:
  %70 = getelementptr inbounds i8, i8* %60, i64 %67
  %71 = load i8, i8* %70, align 1
  %72 = getelementptr inbounds i8, i8* %41, i64 %67
  %73 = load i8, i8* %72, align 1
  %74 = icmp eq i8 %71, %73
  %75 = add nuw i64 %67, 1
  br i1 %74, label %66, label %76

76:
  %77 = icmp ult i64 %67, %27
  br i1 %77, label %83, label %78

78:
  %79 = getelementptr inbounds i8, i8* %60, i64 %27
  %80 = load i8, i8* %79, align 1
  %81 = icmp eq i8 %80, 61
  %82 = zext i1 %81 to i32
  br label %83

83:
  %84 = phi i32 [ 0, %76 ], [ %82, %78 ], [ 0, %62 ]
  %85 = icmp eq i32 %84, 0
  br i1 %85, label %88, label %86

86:
  %87 = getelementptr inbounds i8*, i8** %53, i64 %61
  store i8* %41, i8** %87, align 8
  br label %120

88:
  %89 = add i64 %61, 1
  %90 = getelementptr inbounds i8*, i8** %53, i64 %89
  %91 = load i8*, i8** %90, align 8
  %92 = icmp eq i8* %91, null
  br i1 %92, label %93, label %59

93:
  %94 = phi i64 [ 0, %52 ], [ 0, %55 ], [ %89, %88 ]
  %95 = shl i64 %94, 3
  %96 = add i64 %95, 16
  %97 = call i8* @mazurka.lasting(i64 noundef %96)
  %98 = bitcast i8* %97 to i8**
  %99 = icmp eq i64 %94, 0
  br i1 %99, label %100, label %104

100:
  %101 = getelementptr inbounds i8*, i8** %98, i64 %94
  store i8* %41, i8** %101, align 8
  %102 = add i64 %94, 1
  %103 = getelementptr inbounds i8*, i8** %98, i64 %102
  store i8* null, i8** %103, align 8
  store i8* %97, i8** bitcast (i8*** @environ to i8**), align 8
  br label %120

104:
  %105 = phi i64 [ %110, %104 ], [ 0, %93 ]
  %106 = load i8**, i8*** @environ, align 8
  %107 = getelementptr inbounds i8*, i8** %106, i64 %105
  %108 = load i8*, i8** %107, align 8
  %109 = getelementptr inbounds i8*, i8** %98, i64 %105
  store i8* %108, i8** %109, align 8
  %110 = add nuw i64 %105, 1
  %111 = icmp eq i64 %110, %94
  br i1 %111, label %100, label %104

112:
  %113 = phi i64 [ 0, %43 ], [ %118, %112 ]
  %114 = getelementptr inbounds i8, i8* %1, i64 %113
  %115 = load i8, i8* %114, align 1
  %116 = add i64 %113, %31
  %117 = getelementptr inbounds i8, i8* %41, i64 %116
  store i8 %115, i8* %117, align 1
  %118 = add nuw i64 %113, 1
  %119 = icmp eq i64 %113, %33
  br i1 %119, label %52, label %112

120:
  %121 = phi i32 [ -1, %18 ], [ 0, %22 ], [ 0, %86 ], [ 0, %100 ]
  ret i32 %121
}

declare dso_local i8* @getenv(i8* noundef) local_unnamed_addr

declare dso_local i8* @mazurka.lasting(i64 noundef) local_unnamed_addr

define dso_local i32 @unsetenv(i8* noundef readonly %0) local_unnamed_addr {
  %2 = icmp eq i8* %0, null
  br i1 %2, label %9, label %3

3:
  %4 = phi i64 [ %8, %7 ], [ 0, %1 ]
  %5 = getelementptr inbounds i8, i8* %0, i64 %4
  %6 = load i8, i8* %5, align 1
  switch i8 %6, label %7 [
    i8 0, label %9
    i8 61, label %9
  ]

7:
  %8 = add i64 %4, 1
  br i1 %2, label %9, label %3

9:
  %10 = phi i64 [ 0, %1 ], [ %8, %7 ], [ %4, %3 ], [ %4, %3 ]
  %11 = icmp eq i64 %10, 0
  br i1 %11, label %16, label %12

12:
  %13 = getelementptr inbounds i8, i8* %0, i64 %10
  %14 = load i8, i8* %13, align 1
  %15 = icmp eq i8 %14, 0
  br i1 %15, label %18, label %16

16:
  %17 = call i32* @__errno_location()
  store i32 22, i32* %17, align 4
  br label %72

18:
  %19 = phi i64 [ %23, %18 ], [ 0, %12 ]
  %20 = getelementptr inbounds i8, i8* %0, i64 %19
  %21 = load i8, i8* %20, align 1
  %22 = icmp eq i8 %21, 0
  %23 = add i64 %19, 1
  br i1 %22, label %24, label %18

24:
  %25 = load i8**, i8*** @environ, align 8
  %26 = icmp eq i8** %25, null
  br i1 %26, label %31, label %27

27:
  %28 = icmp ne i64 %19, 0
  %29 = load i8*, i8** %25, align 8
  %30 = icmp eq i8* %29, null
  br i1 %30, label %31, label %34

31:
  %32 = phi i8** [ %25, %24 ], [ %25, %27 ], [ %67, %66 ]
  %33 = icmp eq i8** %32, null
  br i1 %33, label %72, label %71

34:
  %35 = phi i8* [ %69, %66 ], [ %29, %27 ]
  %36 = phi i8** [ %67, %66 ], [ %25, %27 ]
  %37 = phi i8** [ %68, %66 ], [ %25, %27 ]
  br i1 %28, label %38, label %56

38:
  %39 = load i8, i8* %35, align 1
  %40 = load i8, i8* %0, align 1
  %41 = icmp eq i8 %39, %40
  br i1 %41, label %42, label %54

42:
  %43 = phi i64 [ %51, %45 ], [ 1, %38 ]
  %44 = icmp eq i64 %43, %19
  br i1 %44, label %56, label %45

45:
  %46 = getelementptr inbounds i8, i8* %35, i64 %43
  %47 = load i8, i8* %46, align 1
  %48 = getelementptr inbounds i8, i8* %0, i64 %43
  %49 = load i8, i8* %48, align 1
  %50 = icmp eq i8 %47, %49
  %51 = add nuw i64 %43, 1
  br i1 %50, label %42, label %52

52:
  %53 = icmp ult i64 %43, %19
  br label %54

54:
  %55 = phi i1 [ %28, %38 ], [ %53, %52 ]
  br i1 %55, label %61, label %56

56:
  %57 = getelementptr inbounds i8, i8* %35, i64 %19
  %58 = load i8, i8* %57, align 1
  %59 = icmp eq i8 %58, 61
  %60 = zext i1 %59 to i32
  br label %61

61:
  %62 = phi i32 [ 0, %54 ], [ %60, %56 ]
  %63 = icmp eq i32 %62, 0
  br i1 %63, label %64, label %66

64:
  %65 = getelementptr inbounds i8*, i8** %36, i64 1
  store i8* %35, i8** %36, align 8
  br label %66

66:
  %67 = phi i8** [ %36, %61 ], [ %65, %64 ]
  %68 = getelementptr inbounds i8*, i8** %37, i64 1
  %69 = load i8*, i8** %68, align 8
  %70 = icmp eq i8* %69, null
  br i1 %70, label %31, label %34

71:
  store i8* null, i8** %32, align 8
  br label %72

72:
  %73 = phi i32 [ -1, %16 ], [ 0, %71 ], [ 0, %31 ]
  ret i32 %73
}

define dso_local i32 @putenv(i8* noundef %0) local_unnamed_addr {
  br label %2

2:
  %3 = phi i64 [ 0, %1 ], [ %7, %6 ]
  %4 = getelementptr inbounds i8, i8* %0, i64 %3
  %5 = load i8, i8* %4, align 1
  switch i8 %5, label %6 [
    i8 0, label %8
    i8 61, label %10
  ]

6:
  %7 = add i64 %3, 1
  br label %2

8:
  %9 = call i32 @unsetenv(i8* noundef %0)
  br label %70

10:
  %11 = load i8**, i8*** @environ, align 8
  %12 = icmp eq i8** %11, null
  br i1 %12, label %51, label %13

13:
  %14 = icmp eq i64 %3, 0
  %15 = load i8*, i8** %11, align 8
  %16 = icmp eq i8* %15, null
  br i1 %16, label %51, label %17

17:
  %18 = phi i8* [ %49, %46 ], [ %15, %13 ]
  %19 = phi i64 [ %47, %46 ], [ 0, %13 ]
  br i1 %14, label %36, label %20

20:
  %21 = load i8, i8* %18, align 1
  %22 = load i8, i8* %0, align 1
  %23 = icmp eq i8 %21, %22
  br i1 %23, label %24, label %41

24:
  %25 = phi i64 [ %33, %27 ], [ 1, %20 ]
  %26 = icmp eq i64 %25, %3
  br i1 %26, label %36, label %27

27:
  %28 = getelementptr inbounds i8, i8* %18, i64 %25
  %29 = load i8, i8* %28, align 1
  %30 = getelementptr inbounds i8, i8* %0, i64 %25
  %31 = load i8, i8* %30, align 1
  %32 = icmp eq i8 %29, %31
  %33 = add nuw i64 %25, 1
  br i1 %32, label %24, label %34

34:
  %35 = icmp ult i64 %25, %3
  br i1 %35, label %41, label %36

36:
  %37 = getelementptr inbounds i8, i8* %18, i64 %3
  %38 = load i8, i8* %37, align 1
  %39 = icmp eq i8 %38, 61
  %40 = zext i1 %39 to i32
  br label %41

41:
  %42 = phi i32 [ 0, %34 ], [ %40, %36 ], [ 0, %20 ]
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %46, label %44

44:
  %45 = getelementptr inbounds i8*, i8** %11, i64 %19
  store i8* %0, i8** %45, align 8
  br label %70

46:
  %47 = add i64 %19, 1
  %48 = getelementptr inbounds i8*, i8** %11, i64 %47
  %49 = load i8*, i8** %48, align 8
  %50 = icmp eq i8* %49, null
  br i1 %50, label %51, label %17

51:
  %52 = phi i64 [ 0, %10 ], [ 0, %13 ], [ %47, %46 ]
  %53 = shl i64 %52, 3
  %54 = add i64 %53, 16
  %55 = call i8* @mazurka.lasting(i64 noundef %54)
  %56 = bitcast i8* %55 to i8**
  %57 = icmp eq i64 %52, 0
  br i1 %57, label %58, label %62

58:
  %59 = getelementptr inbounds i8*, i8** %56, i64 %52
  store i8* %0, i8** %59, align 8
  %60 = add i64 %52, 1
  %61 = getelementptr inbounds i8*, i8** %56, i64 %60
  store i8* null, i8** %61, align 8
  store i8* %55, i8** bitcast (i8*** @environ to i8**), align 8
  br label %70

62:
  %63 = phi i64 [ %68, %62 ], [ 0, %51 ]
  %64 = load i8**, i8*** @environ, align 8
  %65 = getelementptr inbounds i8*, i8** %64, i64 %63
  %66 = load i8*, i8** %65, align 8
  %67 = getelementptr inbounds i8*, i8** %56, i64 %63
  store i8* %66, i8** %67, align 8
  %68 = add nuw i64 %63, 1
  %69 = icmp eq i64 %68, %52
  br i1 %69, label %58, label %62

70:
  %71 = phi i32 [ %9, %8 ], [ 0, %44 ], [ 0, %58 ]
  ret i32 %71
}

define dso_local i8* @setlocale(i32 noundef %0, i8* noundef readonly %1) local_unnamed_addr {
  %3 = icmp eq i8* %1, null
  br i1 %3, label %12, label %4

4:
  %5 = load i8, i8* %1, align 1
  switch i8 %5, label %11 [
    i8 0, label %12
    i8 67, label %6
  ]

6:
  %7 = getelementptr inbounds i8, i8* %1, i64 1
  %8 = load i8, i8* %7, align 1
  %9 = icmp eq i8 %8, 0
  %10 = select i1 %9, i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str, i64 0, i64 0), i8* null
  br label %12

11:
  br label %12

12:
  %13 = phi i8* [ getelementptr inbounds ([2 x i8], [2 x i8]* @.str, i64 0, i64 0), %4 ], [ getelementptr inbounds ([2 x i8], [2 x i8]* @.str, i64 0, i64 0), %2 ], [ %10, %6 ], [ null, %11 ]
  ret i8* %13
}

declare dso_local i32 @isspace(i32 noundef) local_unnamed_addr

declare i64 @llvm.abs.i64(i64, i1 immarg)


