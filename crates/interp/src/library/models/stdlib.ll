target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.__va_list_tag = type { i32, i32, i8*, i8* }

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

declare dso_local i32 @isspace(i32 noundef) local_unnamed_addr


