target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.string = type { %union.anon }
%union.anon = type { %struct.anon }
%struct.anon = type { i64, i64, i8* }

@.str = private unnamed_addr constant [3 x i8] c"%f\00", align 1
@.str.1 = private unnamed_addr constant [5 x i8] c"stoi\00", align 1
@.str.2 = private unnamed_addr constant [5 x i8] c"stol\00", align 1
@.str.3 = private unnamed_addr constant [6 x i8] c"stoll\00", align 1
@.str.4 = private unnamed_addr constant [6 x i8] c"stoul\00", align 1
@.str.5 = private unnamed_addr constant [7 x i8] c"stoull\00", align 1
@.str.6 = private unnamed_addr constant [5 x i8] c"stof\00", align 1
@.str.7 = private unnamed_addr constant [5 x i8] c"stod\00", align 1
@.str.8 = private unnamed_addr constant [22 x i8] c"__next_prime overflow\00", align 1
@.str.9 = private unnamed_addr constant [13 x i8] c"basic_string\00", align 1
@.str.10 = private unnamed_addr constant [7 x i8] c"vector\00", align 1
@.str.11 = private unnamed_addr constant [17 x i8] c"%s: out of range\00", align 1
@.str.12 = private unnamed_addr constant [18 x i8] c"%s: no conversion\00", align 1

define dso_local void @_ZNSt3__19to_stringEi(%struct.string* noundef %0, i32 noundef %1) local_unnamed_addr {
  %3 = alloca [24 x i8], align 16
  %4 = icmp slt i32 %1, 0
  %5 = sext i32 %1 to i64
  %6 = sub nsw i64 0, %5
  %7 = select i1 %4, i64 %6, i64 %5
  %8 = getelementptr inbounds [24 x i8], [24 x i8]* %3, i64 0, i64 0
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %8)
  %9 = getelementptr inbounds [24 x i8], [24 x i8]* %3, i64 0, i64 23
  store i8 0, i8* %9, align 1
  br label %10

10:
  %11 = phi i8* [ %9, %2 ], [ %16, %10 ]
  %12 = phi i64 [ %7, %2 ], [ %17, %10 ]
  %13 = urem i64 %12, 10
  %14 = trunc i64 %13 to i8
  %15 = or i8 %14, 48
  %16 = getelementptr inbounds i8, i8* %11, i64 -1
  store i8 %15, i8* %16, align 1
  %17 = udiv i64 %12, 10
  %18 = icmp ult i64 %12, 10
  br i1 %18, label %19, label %10

19:
  br i1 %4, label %20, label %22

20:
  %21 = getelementptr inbounds i8, i8* %11, i64 -2
  store i8 45, i8* %21, align 1
  br label %22

22:
  %23 = phi i8* [ %21, %20 ], [ %16, %19 ]
  call void @mazurka_libcxx_string(%struct.string* noundef %0, i8* noundef nonnull %23)
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %8)
  ret void
}

define dso_local void @_ZNSt3__19to_stringEl(%struct.string* noundef %0, i64 noundef %1) local_unnamed_addr {
  %3 = alloca [24 x i8], align 16
  %4 = icmp slt i64 %1, 0
  %5 = sub i64 0, %1
  %6 = select i1 %4, i64 %5, i64 %1
  %7 = getelementptr inbounds [24 x i8], [24 x i8]* %3, i64 0, i64 0
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %7)
  %8 = getelementptr inbounds [24 x i8], [24 x i8]* %3, i64 0, i64 23
  store i8 0, i8* %8, align 1
  br label %9

9:
  %10 = phi i8* [ %8, %2 ], [ %15, %9 ]
  %11 = phi i64 [ %6, %2 ], [ %16, %9 ]
  %12 = urem i64 %11, 10
  %13 = trunc i64 %12 to i8
  %14 = or i8 %13, 48
  %15 = getelementptr inbounds i8, i8* %10, i64 -1
  store i8 %14, i8* %15, align 1
  %16 = udiv i64 %11, 10
  %17 = icmp ult i64 %11, 10
  br i1 %17, label %18, label %9

18:
  br i1 %4, label %19, label %21

19:
  %20 = getelementptr inbounds i8, i8* %10, i64 -2
  store i8 45, i8* %20, align 1
  br label %21

21:
  %22 = phi i8* [ %20, %19 ], [ %15, %18 ]
  call void @mazurka_libcxx_string(%struct.string* noundef %0, i8* noundef nonnull %22)
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %7)
  ret void
}

define dso_local void @_ZNSt3__19to_stringEx(%struct.string* noundef %0, i64 noundef %1) local_unnamed_addr {
  %3 = alloca [24 x i8], align 16
  %4 = icmp slt i64 %1, 0
  %5 = sub i64 0, %1
  %6 = select i1 %4, i64 %5, i64 %1
  %7 = getelementptr inbounds [24 x i8], [24 x i8]* %3, i64 0, i64 0
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %7)
  %8 = getelementptr inbounds [24 x i8], [24 x i8]* %3, i64 0, i64 23
  store i8 0, i8* %8, align 1
  br label %9

9:
  %10 = phi i8* [ %8, %2 ], [ %15, %9 ]
  %11 = phi i64 [ %6, %2 ], [ %16, %9 ]
  %12 = urem i64 %11, 10
  %13 = trunc i64 %12 to i8
  %14 = or i8 %13, 48
  %15 = getelementptr inbounds i8, i8* %10, i64 -1
  store i8 %14, i8* %15, align 1
  %16 = udiv i64 %11, 10
  %17 = icmp ult i64 %11, 10
  br i1 %17, label %18, label %9

18:
  br i1 %4, label %19, label %21

19:
  %20 = getelementptr inbounds i8, i8* %10, i64 -2
  store i8 45, i8* %20, align 1
  br label %21

21:
  %22 = phi i8* [ %20, %19 ], [ %15, %18 ]
  call void @mazurka_libcxx_string(%struct.string* noundef %0, i8* noundef nonnull %22)
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %7)
  ret void
}

define dso_local void @_ZNSt3__19to_stringEj(%struct.string* noundef %0, i32 noundef %1) local_unnamed_addr {
  %3 = alloca [24 x i8], align 16
  %4 = zext i32 %1 to i64
  %5 = getelementptr inbounds [24 x i8], [24 x i8]* %3, i64 0, i64 0
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %5)
  %6 = getelementptr inbounds [24 x i8], [24 x i8]* %3, i64 0, i64 23
  store i8 0, i8* %6, align 1
  br label %7

7:
  %8 = phi i8* [ %6, %2 ], [ %13, %7 ]
  %9 = phi i64 [ %4, %2 ], [ %14, %7 ]
  %10 = urem i64 %9, 10
  %11 = trunc i64 %10 to i8
  %12 = or i8 %11, 48
  %13 = getelementptr inbounds i8, i8* %8, i64 -1
  store i8 %12, i8* %13, align 1
  %14 = udiv i64 %9, 10
  %15 = icmp ult i64 %9, 10
  br i1 %15, label %16, label %7

16:
  call void @mazurka_libcxx_string(%struct.string* noundef %0, i8* noundef nonnull %13)
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %5)
  ret void
}

define dso_local void @_ZNSt3__19to_stringEm(%struct.string* noundef %0, i64 noundef %1) local_unnamed_addr {
  %3 = alloca [24 x i8], align 16
  %4 = getelementptr inbounds [24 x i8], [24 x i8]* %3, i64 0, i64 0
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %4)
  %5 = getelementptr inbounds [24 x i8], [24 x i8]* %3, i64 0, i64 23
  store i8 0, i8* %5, align 1
  br label %6

6:
  %7 = phi i8* [ %5, %2 ], [ %12, %6 ]
  %8 = phi i64 [ %1, %2 ], [ %13, %6 ]
  %9 = urem i64 %8, 10
  %10 = trunc i64 %9 to i8
  %11 = or i8 %10, 48
  %12 = getelementptr inbounds i8, i8* %7, i64 -1
  store i8 %11, i8* %12, align 1
  %13 = udiv i64 %8, 10
  %14 = icmp ult i64 %8, 10
  br i1 %14, label %15, label %6

15:
  call void @mazurka_libcxx_string(%struct.string* noundef %0, i8* noundef nonnull %12)
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %4)
  ret void
}

define dso_local void @_ZNSt3__19to_stringEy(%struct.string* noundef %0, i64 noundef %1) local_unnamed_addr {
  %3 = alloca [24 x i8], align 16
  %4 = getelementptr inbounds [24 x i8], [24 x i8]* %3, i64 0, i64 0
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %4)
  %5 = getelementptr inbounds [24 x i8], [24 x i8]* %3, i64 0, i64 23
  store i8 0, i8* %5, align 1
  br label %6

6:
  %7 = phi i8* [ %5, %2 ], [ %12, %6 ]
  %8 = phi i64 [ %1, %2 ], [ %13, %6 ]
  %9 = urem i64 %8, 10
  %10 = trunc i64 %9 to i8
  %11 = or i8 %10, 48
  %12 = getelementptr inbounds i8, i8* %7, i64 -1
  store i8 %11, i8* %12, align 1
  %13 = udiv i64 %8, 10
  %14 = icmp ult i64 %8, 10
  br i1 %14, label %15, label %6

15:
  call void @mazurka_libcxx_string(%struct.string* noundef %0, i8* noundef nonnull %12)
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %4)
  ret void
}

define dso_local void @_ZNSt3__19to_stringEd(%struct.string* noundef %0, double noundef %1) local_unnamed_addr {
  %3 = alloca [400 x i8], align 16
  %4 = getelementptr inbounds [400 x i8], [400 x i8]* %3, i64 0, i64 0
  call void @llvm.lifetime.start.p0i8(i64 400, i8* nonnull %4)
  %5 = call i32 (i8*, i64, i8*, ...) @snprintf(i8* noundef nonnull %4, i64 noundef 400, i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str, i64 0, i64 0), double noundef %1)
  call void @mazurka_libcxx_string(%struct.string* noundef %0, i8* noundef nonnull %4)
  call void @llvm.lifetime.end.p0i8(i64 400, i8* nonnull %4)
  ret void
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare dso_local i32 @snprintf(i8* noundef, i64 noundef, i8* noundef, ...) local_unnamed_addr

declare dso_local void @mazurka_libcxx_string(%struct.string* noundef, i8* noundef) local_unnamed_addr

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

define dso_local void @_ZNSt3__19to_stringEf(%struct.string* noundef %0, float noundef %1) local_unnamed_addr {
  %3 = alloca [400 x i8], align 16
  %4 = fpext float %1 to double
  %5 = getelementptr inbounds [400 x i8], [400 x i8]* %3, i64 0, i64 0
  call void @llvm.lifetime.start.p0i8(i64 400, i8* nonnull %5)
  %6 = call i32 (i8*, i64, i8*, ...) @snprintf(i8* noundef nonnull %5, i64 noundef 400, i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str, i64 0, i64 0), double noundef %4)
  call void @mazurka_libcxx_string(%struct.string* noundef %0, i8* noundef nonnull %5)
  call void @llvm.lifetime.end.p0i8(i64 400, i8* nonnull %5)
  ret void
}

define dso_local i8* @_ZNSt3__16__itoa8__u32toaEjPc(i32 noundef %0, i8* noundef writeonly %1) local_unnamed_addr {
  %3 = alloca [24 x i8], align 16
  %4 = zext i32 %0 to i64
  %5 = getelementptr inbounds [24 x i8], [24 x i8]* %3, i64 0, i64 0
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %5)
  %6 = getelementptr inbounds [24 x i8], [24 x i8]* %3, i64 0, i64 24
  br label %7

7:
  %8 = phi i8* [ %6, %2 ], [ %13, %7 ]
  %9 = phi i64 [ %4, %2 ], [ %14, %7 ]
  %10 = urem i64 %9, 10
  %11 = trunc i64 %10 to i8
  %12 = or i8 %11, 48
  %13 = getelementptr inbounds i8, i8* %8, i64 -1
  store i8 %12, i8* %13, align 1
  %14 = udiv i64 %9, 10
  %15 = icmp ult i64 %9, 10
  br i1 %15, label %16, label %7

16:
  %17 = icmp ult i8* %13, %6
  br i1 %17, label %18, label %31

18:
  %19 = ptrtoint [24 x i8]* %3 to i64
  %20 = ptrtoint i8* %13 to i64
  %21 = add i64 %19, 24
  %22 = sub i64 %21, %20
  %23 = getelementptr i8, i8* %13, i64 %22
  br label %24

24:
  %25 = phi i8* [ %27, %24 ], [ %13, %18 ]
  %26 = phi i8* [ %29, %24 ], [ %1, %18 ]
  %27 = getelementptr inbounds i8, i8* %25, i64 1
  %28 = load i8, i8* %25, align 1
  %29 = getelementptr inbounds i8, i8* %26, i64 1
  store i8 %28, i8* %26, align 1
  %30 = icmp eq i8* %27, %23
  br i1 %30, label %31, label %24

31:
  %32 = phi i8* [ %1, %16 ], [ %29, %24 ]
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %5)
  ret i8* %32
}

define dso_local i8* @_ZNSt3__16__itoa8__u64toaEmPc(i64 noundef %0, i8* noundef writeonly %1) local_unnamed_addr {
  %3 = alloca [24 x i8], align 16
  %4 = getelementptr inbounds [24 x i8], [24 x i8]* %3, i64 0, i64 0
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %4)
  %5 = getelementptr inbounds [24 x i8], [24 x i8]* %3, i64 0, i64 24
  br label %6

6:
  %7 = phi i8* [ %5, %2 ], [ %12, %6 ]
  %8 = phi i64 [ %0, %2 ], [ %13, %6 ]
  %9 = urem i64 %8, 10
  %10 = trunc i64 %9 to i8
  %11 = or i8 %10, 48
  %12 = getelementptr inbounds i8, i8* %7, i64 -1
  store i8 %11, i8* %12, align 1
  %13 = udiv i64 %8, 10
  %14 = icmp ult i64 %8, 10
  br i1 %14, label %15, label %6

15:
  %16 = icmp ult i8* %12, %5
  br i1 %16, label %17, label %30

17:
  %18 = ptrtoint [24 x i8]* %3 to i64
  %19 = ptrtoint i8* %12 to i64
  %20 = add i64 %18, 24
  %21 = sub i64 %20, %19
  %22 = getelementptr i8, i8* %12, i64 %21
  br label %23

23:
  %24 = phi i8* [ %26, %23 ], [ %12, %17 ]
  %25 = phi i8* [ %28, %23 ], [ %1, %17 ]
  %26 = getelementptr inbounds i8, i8* %24, i64 1
  %27 = load i8, i8* %24, align 1
  %28 = getelementptr inbounds i8, i8* %25, i64 1
  store i8 %27, i8* %25, align 1
  %29 = icmp eq i8* %26, %22
  br i1 %29, label %30, label %23

30:
  %31 = phi i8* [ %1, %15 ], [ %28, %23 ]
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %4)
  ret i8* %31
}

define dso_local i32 @_ZNSt3__14stoiERKNS_12basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEEEPmi(%struct.string* noundef %0, i64* noundef writeonly %1, i32 noundef %2) local_unnamed_addr {
  %4 = alloca [40 x i8], align 16
  %5 = alloca i8*, align 8
  %6 = call i8* @mazurka_libcxx_text(%struct.string* noundef %0)
  %7 = bitcast i8** %5 to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %7)
  %8 = call i32* @__errno_location()
  %9 = load i32, i32* %8, align 4
  store i32 0, i32* %8, align 4
  %10 = call i64 @strtol(i8* noundef %6, i8** noundef nonnull %5, i32 noundef %2)
  %11 = load i8*, i8** %5, align 8
  %12 = add i64 %10, 2147483648
  %13 = icmp ult i64 %12, 4294967296
  %14 = getelementptr inbounds [40 x i8], [40 x i8]* %4, i64 0, i64 0
  call void @llvm.lifetime.start.p0i8(i64 40, i8* nonnull %14)
  %15 = load i32, i32* %8, align 4
  %16 = icmp ne i32 %15, 34
  %17 = and i1 %13, %16
  br i1 %17, label %20, label %18

18:
  %19 = call i32 (i8*, i64, i8*, ...) @snprintf(i8* noundef nonnull %14, i64 noundef 40, i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.11, i64 0, i64 0), i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.1, i64 0, i64 0))
  call void @mazurka._ZSt20__throw_out_of_rangePKc(i8* noundef nonnull %14)
  unreachable

20:
  %21 = icmp eq i8* %11, %6
  br i1 %21, label %22, label %24

22:
  %23 = call i32 (i8*, i64, i8*, ...) @snprintf(i8* noundef nonnull %14, i64 noundef 40, i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @.str.12, i64 0, i64 0), i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.1, i64 0, i64 0))
  call void @mazurka._ZSt24__throw_invalid_argumentPKc(i8* noundef nonnull %14)
  unreachable

24:
  %25 = icmp eq i64* %1, null
  br i1 %25, label %30, label %26

26:
  %27 = ptrtoint i8* %11 to i64
  %28 = ptrtoint i8* %6 to i64
  %29 = sub i64 %27, %28
  store i64 %29, i64* %1, align 8
  br label %30

30:
  call void @llvm.lifetime.end.p0i8(i64 40, i8* nonnull %14)
  store i32 %9, i32* %8, align 4
  %31 = trunc i64 %10 to i32
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %7)
  ret i32 %31
}

declare dso_local i8* @mazurka_libcxx_text(%struct.string* noundef) local_unnamed_addr

declare dso_local i32* @__errno_location() local_unnamed_addr

declare dso_local i64 @strtol(i8* noundef, i8** noundef, i32 noundef) local_unnamed_addr

define dso_local i64 @_ZNSt3__14stolERKNS_12basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEEEPmi(%struct.string* noundef %0, i64* noundef writeonly %1, i32 noundef %2) local_unnamed_addr {
  %4 = alloca [40 x i8], align 16
  %5 = alloca i8*, align 8
  %6 = call i8* @mazurka_libcxx_text(%struct.string* noundef %0)
  %7 = bitcast i8** %5 to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %7)
  %8 = call i32* @__errno_location()
  %9 = load i32, i32* %8, align 4
  store i32 0, i32* %8, align 4
  %10 = call i64 @strtol(i8* noundef %6, i8** noundef nonnull %5, i32 noundef %2)
  %11 = load i8*, i8** %5, align 8
  %12 = getelementptr inbounds [40 x i8], [40 x i8]* %4, i64 0, i64 0
  call void @llvm.lifetime.start.p0i8(i64 40, i8* nonnull %12)
  %13 = load i32, i32* %8, align 4
  %14 = icmp eq i32 %13, 34
  br i1 %14, label %15, label %17

15:
  %16 = call i32 (i8*, i64, i8*, ...) @snprintf(i8* noundef nonnull %12, i64 noundef 40, i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.11, i64 0, i64 0), i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.2, i64 0, i64 0))
  call void @mazurka._ZSt20__throw_out_of_rangePKc(i8* noundef nonnull %12)
  unreachable

17:
  %18 = icmp eq i8* %11, %6
  br i1 %18, label %19, label %21

19:
  %20 = call i32 (i8*, i64, i8*, ...) @snprintf(i8* noundef nonnull %12, i64 noundef 40, i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @.str.12, i64 0, i64 0), i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.2, i64 0, i64 0))
  call void @mazurka._ZSt24__throw_invalid_argumentPKc(i8* noundef nonnull %12)
  unreachable

21:
  %22 = icmp eq i64* %1, null
  br i1 %22, label %27, label %23

23:
  %24 = ptrtoint i8* %11 to i64
  %25 = ptrtoint i8* %6 to i64
  %26 = sub i64 %24, %25
  store i64 %26, i64* %1, align 8
  br label %27

27:
  call void @llvm.lifetime.end.p0i8(i64 40, i8* nonnull %12)
  store i32 %9, i32* %8, align 4
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %7)
  ret i64 %10
}

define dso_local i64 @_ZNSt3__15stollERKNS_12basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEEEPmi(%struct.string* noundef %0, i64* noundef writeonly %1, i32 noundef %2) local_unnamed_addr {
  %4 = alloca [40 x i8], align 16
  %5 = alloca i8*, align 8
  %6 = call i8* @mazurka_libcxx_text(%struct.string* noundef %0)
  %7 = bitcast i8** %5 to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %7)
  %8 = call i32* @__errno_location()
  %9 = load i32, i32* %8, align 4
  store i32 0, i32* %8, align 4
  %10 = call i64 @strtoll(i8* noundef %6, i8** noundef nonnull %5, i32 noundef %2)
  %11 = load i8*, i8** %5, align 8
  %12 = getelementptr inbounds [40 x i8], [40 x i8]* %4, i64 0, i64 0
  call void @llvm.lifetime.start.p0i8(i64 40, i8* nonnull %12)
  %13 = load i32, i32* %8, align 4
  %14 = icmp eq i32 %13, 34
  br i1 %14, label %15, label %17

15:
  %16 = call i32 (i8*, i64, i8*, ...) @snprintf(i8* noundef nonnull %12, i64 noundef 40, i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.11, i64 0, i64 0), i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.3, i64 0, i64 0))
  call void @mazurka._ZSt20__throw_out_of_rangePKc(i8* noundef nonnull %12)
  unreachable

17:
  %18 = icmp eq i8* %11, %6
  br i1 %18, label %19, label %21

19:
  %20 = call i32 (i8*, i64, i8*, ...) @snprintf(i8* noundef nonnull %12, i64 noundef 40, i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @.str.12, i64 0, i64 0), i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.3, i64 0, i64 0))
  call void @mazurka._ZSt24__throw_invalid_argumentPKc(i8* noundef nonnull %12)
  unreachable

21:
  %22 = icmp eq i64* %1, null
  br i1 %22, label %27, label %23

23:
  %24 = ptrtoint i8* %11 to i64
  %25 = ptrtoint i8* %6 to i64
  %26 = sub i64 %24, %25
  store i64 %26, i64* %1, align 8
  br label %27

27:
  call void @llvm.lifetime.end.p0i8(i64 40, i8* nonnull %12)
  store i32 %9, i32* %8, align 4
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %7)
  ret i64 %10
}

declare dso_local i64 @strtoll(i8* noundef, i8** noundef, i32 noundef) local_unnamed_addr

define dso_local i64 @_ZNSt3__15stoulERKNS_12basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEEEPmi(%struct.string* noundef %0, i64* noundef writeonly %1, i32 noundef %2) local_unnamed_addr {
  %4 = alloca [40 x i8], align 16
  %5 = alloca i8*, align 8
  %6 = call i8* @mazurka_libcxx_text(%struct.string* noundef %0)
  %7 = bitcast i8** %5 to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %7)
  %8 = call i32* @__errno_location()
  %9 = load i32, i32* %8, align 4
  store i32 0, i32* %8, align 4
  %10 = call i64 @strtoul(i8* noundef %6, i8** noundef nonnull %5, i32 noundef %2)
  %11 = load i8*, i8** %5, align 8
  %12 = getelementptr inbounds [40 x i8], [40 x i8]* %4, i64 0, i64 0
  call void @llvm.lifetime.start.p0i8(i64 40, i8* nonnull %12)
  %13 = load i32, i32* %8, align 4
  %14 = icmp eq i32 %13, 34
  br i1 %14, label %15, label %17

15:
  %16 = call i32 (i8*, i64, i8*, ...) @snprintf(i8* noundef nonnull %12, i64 noundef 40, i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.11, i64 0, i64 0), i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.4, i64 0, i64 0))
  call void @mazurka._ZSt20__throw_out_of_rangePKc(i8* noundef nonnull %12)
  unreachable

17:
  %18 = icmp eq i8* %11, %6
  br i1 %18, label %19, label %21

19:
  %20 = call i32 (i8*, i64, i8*, ...) @snprintf(i8* noundef nonnull %12, i64 noundef 40, i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @.str.12, i64 0, i64 0), i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.4, i64 0, i64 0))
  call void @mazurka._ZSt24__throw_invalid_argumentPKc(i8* noundef nonnull %12)
  unreachable

21:
  %22 = icmp eq i64* %1, null
  br i1 %22, label %27, label %23

23:
  %24 = ptrtoint i8* %11 to i64
  %25 = ptrtoint i8* %6 to i64
  %26 = sub i64 %24, %25
  store i64 %26, i64* %1, align 8
  br label %27

27:
  call void @llvm.lifetime.end.p0i8(i64 40, i8* nonnull %12)
  store i32 %9, i32* %8, align 4
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %7)
  ret i64 %10
}

declare dso_local i64 @strtoul(i8* noundef, i8** noundef, i32 noundef) local_unnamed_addr

define dso_local i64 @_ZNSt3__16stoullERKNS_12basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEEEPmi(%struct.string* noundef %0, i64* noundef writeonly %1, i32 noundef %2) local_unnamed_addr {
  %4 = alloca [40 x i8], align 16
  %5 = alloca i8*, align 8
  %6 = call i8* @mazurka_libcxx_text(%struct.string* noundef %0)
  %7 = bitcast i8** %5 to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %7)
  %8 = call i32* @__errno_location()
  %9 = load i32, i32* %8, align 4
  store i32 0, i32* %8, align 4
  %10 = call i64 @strtoull(i8* noundef %6, i8** noundef nonnull %5, i32 noundef %2)
  %11 = load i8*, i8** %5, align 8
  %12 = getelementptr inbounds [40 x i8], [40 x i8]* %4, i64 0, i64 0
  call void @llvm.lifetime.start.p0i8(i64 40, i8* nonnull %12)
  %13 = load i32, i32* %8, align 4
  %14 = icmp eq i32 %13, 34
  br i1 %14, label %15, label %17

15:
  %16 = call i32 (i8*, i64, i8*, ...) @snprintf(i8* noundef nonnull %12, i64 noundef 40, i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.11, i64 0, i64 0), i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.5, i64 0, i64 0))
  call void @mazurka._ZSt20__throw_out_of_rangePKc(i8* noundef nonnull %12)
  unreachable

17:
  %18 = icmp eq i8* %11, %6
  br i1 %18, label %19, label %21

19:
  %20 = call i32 (i8*, i64, i8*, ...) @snprintf(i8* noundef nonnull %12, i64 noundef 40, i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @.str.12, i64 0, i64 0), i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.5, i64 0, i64 0))
  call void @mazurka._ZSt24__throw_invalid_argumentPKc(i8* noundef nonnull %12)
  unreachable

21:
  %22 = icmp eq i64* %1, null
  br i1 %22, label %27, label %23

23:
  %24 = ptrtoint i8* %11 to i64
  %25 = ptrtoint i8* %6 to i64
  %26 = sub i64 %24, %25
  store i64 %26, i64* %1, align 8
  br label %27

27:
  call void @llvm.lifetime.end.p0i8(i64 40, i8* nonnull %12)
  store i32 %9, i32* %8, align 4
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %7)
  ret i64 %10
}

declare dso_local i64 @strtoull(i8* noundef, i8** noundef, i32 noundef) local_unnamed_addr

define dso_local float @_ZNSt3__14stofERKNS_12basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEEEPm(%struct.string* noundef %0, i64* noundef writeonly %1) local_unnamed_addr {
  %3 = alloca [40 x i8], align 16
  %4 = alloca i8*, align 8
  %5 = call i8* @mazurka_libcxx_text(%struct.string* noundef %0)
  %6 = bitcast i8** %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %6)
  %7 = call i32* @__errno_location()
  %8 = load i32, i32* %7, align 4
  store i32 0, i32* %7, align 4
  %9 = call float @strtof(i8* noundef %5, i8** noundef nonnull %4)
  %10 = load i8*, i8** %4, align 8
  %11 = getelementptr inbounds [40 x i8], [40 x i8]* %3, i64 0, i64 0
  call void @llvm.lifetime.start.p0i8(i64 40, i8* nonnull %11)
  %12 = load i32, i32* %7, align 4
  %13 = icmp eq i32 %12, 34
  br i1 %13, label %14, label %16

14:
  %15 = call i32 (i8*, i64, i8*, ...) @snprintf(i8* noundef nonnull %11, i64 noundef 40, i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.11, i64 0, i64 0), i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.6, i64 0, i64 0))
  call void @mazurka._ZSt20__throw_out_of_rangePKc(i8* noundef nonnull %11)
  unreachable

16:
  %17 = icmp eq i8* %10, %5
  br i1 %17, label %18, label %20

18:
  %19 = call i32 (i8*, i64, i8*, ...) @snprintf(i8* noundef nonnull %11, i64 noundef 40, i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @.str.12, i64 0, i64 0), i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.6, i64 0, i64 0))
  call void @mazurka._ZSt24__throw_invalid_argumentPKc(i8* noundef nonnull %11)
  unreachable

20:
  %21 = icmp eq i64* %1, null
  br i1 %21, label %26, label %22

22:
  %23 = ptrtoint i8* %10 to i64
  %24 = ptrtoint i8* %5 to i64
  %25 = sub i64 %23, %24
  store i64 %25, i64* %1, align 8
  br label %26

26:
  call void @llvm.lifetime.end.p0i8(i64 40, i8* nonnull %11)
  store i32 %8, i32* %7, align 4
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %6)
  ret float %9
}

declare dso_local float @strtof(i8* noundef, i8** noundef) local_unnamed_addr

define dso_local double @_ZNSt3__14stodERKNS_12basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEEEPm(%struct.string* noundef %0, i64* noundef writeonly %1) local_unnamed_addr {
  %3 = alloca [40 x i8], align 16
  %4 = alloca i8*, align 8
  %5 = call i8* @mazurka_libcxx_text(%struct.string* noundef %0)
  %6 = bitcast i8** %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %6)
  %7 = call i32* @__errno_location()
  %8 = load i32, i32* %7, align 4
  store i32 0, i32* %7, align 4
  %9 = call double @strtod(i8* noundef %5, i8** noundef nonnull %4)
  %10 = load i8*, i8** %4, align 8
  %11 = getelementptr inbounds [40 x i8], [40 x i8]* %3, i64 0, i64 0
  call void @llvm.lifetime.start.p0i8(i64 40, i8* nonnull %11)
  %12 = load i32, i32* %7, align 4
  %13 = icmp eq i32 %12, 34
  br i1 %13, label %14, label %16

14:
  %15 = call i32 (i8*, i64, i8*, ...) @snprintf(i8* noundef nonnull %11, i64 noundef 40, i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.11, i64 0, i64 0), i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.7, i64 0, i64 0))
  call void @mazurka._ZSt20__throw_out_of_rangePKc(i8* noundef nonnull %11)
  unreachable

16:
  %17 = icmp eq i8* %10, %5
  br i1 %17, label %18, label %20

18:
  %19 = call i32 (i8*, i64, i8*, ...) @snprintf(i8* noundef nonnull %11, i64 noundef 40, i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @.str.12, i64 0, i64 0), i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.7, i64 0, i64 0))
  call void @mazurka._ZSt24__throw_invalid_argumentPKc(i8* noundef nonnull %11)
  unreachable

20:
  %21 = icmp eq i64* %1, null
  br i1 %21, label %26, label %22

22:
  %23 = ptrtoint i8* %10 to i64
  %24 = ptrtoint i8* %5 to i64
  %25 = sub i64 %23, %24
  store i64 %25, i64* %1, align 8
  br label %26

26:
  call void @llvm.lifetime.end.p0i8(i64 40, i8* nonnull %11)
  store i32 %8, i32* %7, align 4
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %6)
  ret double %9
}

declare dso_local double @strtod(i8* noundef, i8** noundef) local_unnamed_addr

define dso_local i64 @_ZNSt3__112__next_primeEm(i64 noundef %0) local_unnamed_addr {
  %2 = icmp ult i64 %0, 3
  br i1 %2, label %3, label %6

3:
  %4 = icmp eq i64 %0, 0
  %5 = select i1 %4, i64 0, i64 2
  br label %30

6:
  %7 = icmp ugt i64 %0, -59
  br i1 %7, label %8, label %9

8:
  call void @mazurka._ZSt22__throw_overflow_errorPKc(i8* noundef getelementptr inbounds ([22 x i8], [22 x i8]* @.str.8, i64 0, i64 0))
  unreachable

9:
  %10 = or i64 %0, 1
  br label %11

11:
  %12 = phi i64 [ undef, %9 ], [ %28, %26 ]
  %13 = phi i64 [ %10, %9 ], [ %29, %26 ]
  %14 = icmp ult i64 %13, 9
  br i1 %14, label %26, label %15

15:
  %16 = urem i64 %13, 3
  %17 = icmp eq i64 %16, 0
  br i1 %17, label %26, label %18

18:
  %19 = phi i64 [ %25, %23 ], [ 5, %15 ]
  %20 = udiv i64 %13, %19
  %21 = urem i64 %13, %19
  %22 = icmp ugt i64 %19, %20
  br i1 %22, label %26, label %23

23:
  %24 = icmp eq i64 %21, 0
  %25 = add i64 %19, 2
  br i1 %24, label %26, label %18

26:
  %27 = phi i1 [ %14, %11 ], [ %14, %15 ], [ %22, %23 ], [ %22, %18 ]
  %28 = phi i64 [ %13, %11 ], [ %12, %15 ], [ %12, %23 ], [ %13, %18 ]
  %29 = add i64 %13, 2
  br i1 %27, label %30, label %11

30:
  %31 = phi i64 [ %5, %3 ], [ %28, %26 ]
  ret i64 %31
}

declare dso_local void @mazurka._ZSt22__throw_overflow_errorPKc(i8* noundef) local_unnamed_addr

define dso_local void @_ZNKSt3__121__basic_string_commonILb1EE20__throw_length_errorEv(i8* nocapture noundef readnone %0) local_unnamed_addr {
  call void @mazurka._ZSt20__throw_length_errorPKc(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.9, i64 0, i64 0))
  unreachable
}

declare dso_local void @mazurka._ZSt20__throw_length_errorPKc(i8* noundef) local_unnamed_addr

define dso_local void @_ZNKSt3__121__basic_string_commonILb1EE20__throw_out_of_rangeEv(i8* nocapture noundef readnone %0) local_unnamed_addr {
  call void @mazurka._ZSt20__throw_out_of_rangePKc(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.9, i64 0, i64 0))
  unreachable
}

declare dso_local void @mazurka._ZSt20__throw_out_of_rangePKc(i8* noundef) local_unnamed_addr

define dso_local void @_ZNKSt3__120__vector_base_commonILb1EE20__throw_length_errorEv(i8* nocapture noundef readnone %0) local_unnamed_addr {
  call void @mazurka._ZSt20__throw_length_errorPKc(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.10, i64 0, i64 0))
  unreachable
}

define dso_local void @_ZNKSt3__120__vector_base_commonILb1EE20__throw_out_of_rangeEv(i8* nocapture noundef readnone %0) local_unnamed_addr {
  call void @mazurka._ZSt20__throw_out_of_rangePKc(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.10, i64 0, i64 0))
  unreachable
}

define dso_local void @_ZNSt3__121__throw_runtime_errorEPKc(i8* noundef %0) local_unnamed_addr {
  call void @mazurka._ZSt21__throw_runtime_errorPKc(i8* noundef %0)
  unreachable
}

declare dso_local void @mazurka._ZSt21__throw_runtime_errorPKc(i8* noundef) local_unnamed_addr

define dso_local i8* @_ZNSt3__15alignEmmRPvRm(i64 noundef %0, i64 noundef %1, i8** nocapture noundef %2, i64* nocapture noundef %3) local_unnamed_addr {
  %5 = load i8*, i8** %2, align 8
  %6 = ptrtoint i8* %5 to i64
  %7 = sub i64 0, %6
  %8 = add i64 %0, -1
  %9 = and i64 %8, %7
  %10 = load i64, i64* %3, align 8
  %11 = icmp ult i64 %10, %1
  %12 = sub i64 %10, %1
  %13 = icmp ugt i64 %9, %12
  %14 = select i1 %11, i1 true, i1 %13
  br i1 %14, label %18, label %15

15:
  %16 = sub i64 %10, %9
  store i64 %16, i64* %3, align 8
  %17 = getelementptr inbounds i8, i8* %5, i64 %9
  store i8* %17, i8** %2, align 8
  br label %18

18:
  %19 = phi i8* [ %17, %15 ], [ null, %4 ]
  ret i8* %19
}

declare dso_local void @mazurka._ZSt24__throw_invalid_argumentPKc(i8* noundef) local_unnamed_addr


